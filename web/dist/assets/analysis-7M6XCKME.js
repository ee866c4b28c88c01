import{a as l}from"/assets/chunk-N22KPJF6.js";import{a as w}from"/assets/chunk-3CFE5R2Y.js";import{a as v}from"/assets/chunk-JDKKHMVG.js";import{c as k}from"/assets/chunk-G77E7Z5W.js";import{a as i,b as m,d as $,j as u,k as x}from"/assets/chunk-AVB4WPS2.js";import"/assets/chunk-VVCT3YM4.js";var f=320,h=150,W=120,E=10;function R({chance:s},n){let t=s.length-1,o=Math.max(1,Math.ceil(t/W)),r=[[0,s[0][n]]];for(let e=1;e<t;e+=o){let a=s.slice(e,Math.min(t,e+o)),c=a.reduce((p,b)=>p+b[n],0)/a.length;r.push([e+(a.length-1)/2,c])}return r.push([t,s[t][n]]),r.map(([e,a])=>`${g(e,t)},${y(a)}`).join(" ")}var g=(s,n)=>(s/Math.max(1,n)*f).toFixed(1),y=s=>((1-s)*h).toFixed(1);function M(s){return i`<svg class="chance-mark" viewBox="0 0 34 8" aria-hidden="true">
    ${m`<line class="chance seat-${s}" x1="0" x2="34" y1="4" y2="4"></line>`}
  </svg>`}function T(){return i`<svg class="chance-mark" viewBox="0 0 34 12" aria-hidden="true">
    ${m`<circle class="mistake" cx="17" cy="6" r="4.500"></circle>`}
  </svg>`}function A(s){let{told:n}=s,t=n.steps,o=e=>{let a=e.currentTarget.getBoundingClientRect();s.go(Math.round((e.clientX-a.left)/a.width*t))},r=n.seats.map((e,a)=>`${s.title(e)} ${u(n.chance[t][a])}`);return i`<svg
      class="curve"
      viewBox="0 -4 ${f} ${h+8}"
      role="img"
      aria-label=${l.analysis.curve(r.join(", "))}
      @click=${o}
    >
      ${[0,.25,.5,.75,1].map(e=>m`<line class="grid" x1="0" x2=${f} y1=${y(e)} y2=${y(e)}></line>`)}
      ${n.seats.map((e,a)=>m`<polyline class="chance seat-${a}" points=${R(n,a)}></polyline>`)}
      ${n.mistakes.map(e=>{let a=n.seats.indexOf(e.seat),c=n.chance[e.step-1][a];return m`<circle class="mistake seat-${a}" cx=${g(e.step-1,t)} cy=${y(c)} r="4.500"></circle>`})}
      ${[.5,1].map(e=>m`<text x=${f-3} y=${Number(y(e))+9}>${u(e)}</text>`)}
      ${s.at===null?"":m`<line class="now" x1=${g(s.at,t)} x2=${g(s.at,t)} y1="0" y2=${h}></line>`}
    </svg>
    ${S(s)}`}function S({told:s,title:n}){let t=Math.min(E,s.steps),o=Array.from({length:t+1},(r,e)=>Math.round(s.steps*e/t));return i`<table class="unseen">
    <caption>${l.analysis.inWords}</caption>
    <tr><th scope="col">${x.replay.move}</th>${s.seats.map(r=>i`<th scope="col">${n(r)}</th>`)}</tr>
    ${o.map(r=>i`<tr><th scope="row">${r}</th>${s.chance[r].map(e=>i`<td>${u(e)}</td>`)}</tr>`)}
  </table>`}var L=(s,{from:n,to:t})=>s.filter(o=>o.n>n&&o.n<=t);function C(s,n,t){return L(n,s).find(o=>t.includes(o.seat))?.seat}function O(s,n,{chance:t,seats:o}){let r=o.indexOf(s.seat),e=Math.sign(s.after-s.before),a=p=>e*(t[p][r]-t[p-1][r]);return L(n,s).sort((p,b)=>a(b.n)-a(p.n))[0]?.text??""}function P(s,n,t,o,{board:r}){let e=t??o.view,a=v(s,o.game.tables);return t&&r.words?.(a,{...o,view:e,me:n})||w(a)}var V=.05,I=.3;function os(s,n,t,o){let r=a=>t.view.titles[a]??k(a),e={told:s,before:n,ctx:t,host:o,replay:o.replay,title:r};return i`<div class="analysis stack">${_(e)} ${j(e)} ${N(e)} ${G(e)}</div>`}function _({told:s,replay:n,title:t}){let o=n.on?n.step:null,r=s.chance[o??s.steps],e=a=>{n.goTo(a)};return i`<section class="panel">
    <h3>${l.analysis.chances}</h3>
    ${A({told:s,title:t,at:o,go:e})}
    <p class="faint">${o===null?l.analysis.atEnd:l.analysis.after(o)}</p>
    <ul class="chances" aria-label=${l.analysis.chance}>
      ${s.seats.map((a,c)=>i`<li>${M(c)} <span>${t(a)}</span> <b>${u(r[c])}</b></li>`)}
      ${s.mistakes.length>0?i`<li class="faint">${T()} <span>${l.analysis.aMistake}</span></li>`:$}
    </ul>
  </section>`}function j(s){let n=[...s.told.turning].sort((t,o)=>t.from-o.from);return i`<section class="panel">
    <h3>${l.analysis.turning}</h3>
    ${n.length===0?i`<p>${l.analysis.noTurning}</p>`:i`<ol class="moments">${n.map(t=>F(s,t))}</ol>`}
  </section>`}function F({told:s,ctx:n,replay:t,title:o},r){let{log:e}=n.snap,a=C(r,e,s.seats),c=r.from+1===r.to?l.analysis.move(r.to):l.analysis.moves(r.from+1,r.to);return i`<li>
    <button
      class="turning seat-${s.seats.indexOf(r.seat)}"
      aria-current=${H(t,r.from)}
      @click=${()=>{t.goTo(r.from)}}
    >
      <span>${a?i`<b>${l.analysis.turnOf(o(a))}</b>, `:$}${c}</span>
      <span class="what">${O(r,e,s)}</span>
      <span>${o(r.seat)} <em>${u(r.before)} → ${u(r.after)}</em></span>
    </button>
  </li>`}var H=(s,n)=>s.on&&s.step===n?"step":$;function N(s){let{you:n}=s.ctx.snap,t=[...s.told.mistakes].sort((r,e)=>r.step-e.step);if(!n||t.length===0)return i`<section class="panel">${d(s,l.analysis.mistakes,t)}</section>`;let o=t.filter(r=>r.seat!==n);return i`<section class="panel">
    ${d(s,l.analysis.yours,t.filter(r=>r.seat===n))}
    ${o.length>0?d(s,l.analysis.others,o):$}
  </section>`}function d(s,n,t){return i`<h3>${n}</h3>
    ${t.length===0?i`<p>${l.analysis.noMistakes}</p>`:i`<ol class="moments">${t.map(o=>U(s,o))}</ol>`}`}function U({told:s,before:n,ctx:t,host:o,replay:r,title:e},a){let c=p=>P(p,a.seat,n.get(a.step),t,o);return i`<li>
    <button
      class="error seat-${s.seats.indexOf(a.seat)}"
      aria-current=${H(r,a.step-1)}
      @click=${()=>{r.goTo(a.step-1)}}
    >
      <span><b>${e(a.seat)}</b>, ${l.analysis.move(a.step)}</span>
      <span>${l.analysis.played(c(a.played_do))} <em>${u(a.was)}</em></span>
      <span>${l.analysis.better(c(a.better_do))} <em>${u(a.could)}</em></span>
    </button>
  </li>`}function D(s,n,t){let{noLuck:o,lucky:r,veryLucky:e,unlucky:a,veryUnlucky:c}=l.analysis;return Math.abs(n)<Math.max(V,t)?o(s):Math.abs(n)<I?n>0?r(s):a(s):n>0?e(s):c(s)}var B=s=>`${s<-.005?"−":s>.005?"+":"±"}${Math.abs(Math.round(s*100))} %`;function G({told:s,replay:n,title:t}){return s.outcomes===0?$:i`<section class="panel">
    <h3>${l.analysis.luck}</h3>
    <ul class="luck">
      ${s.seats.map((o,r)=>{let{sum:e,error:a}=s.luck[o];return i`<li class="seat-${r}">
          <span>${D(t(o),e,a)}</span>
          <b>${B(e)} <small>${l.analysis.error(u(a))}</small></b>
        </li>`})}
    </ul>
    <p class="faint">${l.analysis.outcomes(s.outcomes)}</p>
    ${s.strokes.map(o=>i`<button class="stroke" @click=${()=>{n.goTo(o.step)}}>
        ${l.analysis.stroke(o.step,o.outcome,B(o.gain),t(o.seat))}
      </button>`)}
  </section>`}export{os as analysis};

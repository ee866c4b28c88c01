import{a as y}from"/assets/chunk-3HBLQMPX.js";import{a as v,b as w,c as x,d as l}from"/assets/chunk-CCJ6IWGU.js";import{a as i,b as u,d as p}from"/assets/chunk-2MJMKIS2.js";import"/assets/chunk-VVCT3YM4.js";var f=320,b=150,O=120,W=10;function I({chance:t},s){let e=t.length-1,o=Math.max(1,Math.ceil(e/O)),r=[[0,t[0][s]]];for(let n=1;n<e;n+=o){let a=t.slice(n,Math.min(e,n+o)),c=a.reduce((m,g)=>m+g[s],0)/a.length;r.push([n+(a.length-1)/2,c])}return r.push([e,t[e][s]]),r.map(([n,a])=>`${h(n,e)},${$(a)}`).join(" ")}var h=(t,s)=>(t/Math.max(1,s)*f).toFixed(1),$=t=>((1-t)*b).toFixed(1);function k(t){return i`<svg class="chance-mark" viewBox="0 0 34 8" aria-hidden="true">
    ${u`<line class="chance seat-${t}" x1="0" x2="34" y1="4" y2="4"></line>`}
  </svg>`}function M(){return i`<svg class="chance-mark" viewBox="0 0 34 12" aria-hidden="true">
    ${u`<circle class="mistake" cx="17" cy="6" r="4.500"></circle>`}
  </svg>`}function T(t){let{told:s}=t,e=s.steps,o=n=>{let a=n.currentTarget.getBoundingClientRect();t.go(Math.round((n.clientX-a.left)/a.width*e))},r=s.seats.map((n,a)=>`${t.title(n)} ${l(s.chance[e][a])}`);return i`<svg
      class="curve"
      viewBox="0 -4 ${f} ${b+8}"
      role="img"
      aria-label="Chance to win after each move. In the end: ${r.join(", ")}."
      @click=${o}
    >
      ${[0,.25,.5,.75,1].map(n=>u`<line class="grid" x1="0" x2=${f} y1=${$(n)} y2=${$(n)}></line>`)}
      ${s.seats.map((n,a)=>u`<polyline class="chance seat-${a}" points=${I(s,a)}></polyline>`)}
      ${s.mistakes.map(n=>{let a=s.seats.indexOf(n.seat),c=s.chance[n.step-1][a];return u`<circle class="mistake seat-${a}" cx=${h(n.step-1,e)} cy=${$(c)} r="4.500"></circle>`})}
      ${[.5,1].map(n=>u`<text x=${f-3} y=${Number($(n))+9}>${l(n)}</text>`)}
      ${t.at===null?"":u`<line class="now" x1=${h(t.at,e)} x2=${h(t.at,e)} y1="0" y2=${b}></line>`}
    </svg>
    ${R(t)}`}function R({told:t,title:s}){let e=Math.min(W,t.steps),o=Array.from({length:e+1},(r,n)=>Math.round(t.steps*n/e));return i`<table class="unseen">
    <caption>Chance to win after some of the moves</caption>
    <tr><th scope="col">Move</th>${t.seats.map(r=>i`<th scope="col">${s(r)}</th>`)}</tr>
    ${o.map(r=>i`<tr><th scope="row">${r}</th>${t.chance[r].map(n=>i`<td>${l(n)}</td>`)}</tr>`)}
  </table>`}var A=(t,{from:s,to:e})=>t.filter(o=>o.n>s&&o.n<=e);function C(t,s,e){return A(s,t).find(o=>e.includes(o.seat))?.seat}function L(t,s,{chance:e,seats:o}){let r=o.indexOf(t.seat),n=Math.sign(t.after-t.before),a=m=>n*(e[m][r]-e[m-1][r]);return A(s,t).sort((m,g)=>a(g.n)-a(m.n))[0]?.text??""}function P(t,s,e,o,{board:r}){let n=e??o.view,a=y(t,o.game.tables);return e&&r.words?.(a,{...o,view:n,me:s})||v(x(a.text))}var S=.05,V=.3;function et(t,s,e,o){let r=a=>e.view.titles[a]??w(a),n={told:t,before:s,ctx:e,host:o,replay:o.replay,title:r};return i`<div class="analysis stack">${E(n)} ${N(n)} ${j(n)} ${G(n)}</div>`}function E({told:t,replay:s,title:e}){let o=s.on?s.step:null,r=t.chance[o??t.steps];return i`<section class="panel">
    <h3>Who was winning</h3>
    ${T({told:t,title:e,at:o,go:a=>{s.goTo(a)}})}
    <p class="faint">${o===null?"At the end":`After move ${o}`}</p>
    <ul class="chances" aria-label="Chance to win">
      ${t.seats.map((a,c)=>i`<li>${k(c)} <span>${e(a)}</span> <b>${l(r[c])}</b></li>`)}
      ${t.mistakes.length>0?i`<li class="faint">${M()} <span>a mistake</span></li>`:p}
    </ul>
  </section>`}function N(t){let s=[...t.told.turning].sort((e,o)=>e.from-o.from);return i`<section class="panel">
    <h3>Turning points</h3>
    ${s.length===0?i`<p>No turn changed much.</p>`:i`<ol class="moments">${s.map(e=>_(t,e))}</ol>`}
  </section>`}function _({told:t,ctx:s,replay:e,title:o},r){let{log:n}=s.snap,a=C(r,n,t.seats),c=r.from+1===r.to?`move ${r.to}`:`moves ${r.from+1} to ${r.to}`;return i`<li>
    <button
      class="turning seat-${t.seats.indexOf(r.seat)}"
      aria-current=${H(e,r.from)}
      @click=${()=>{e.goTo(r.from)}}
    >
      <span>${a?i`<b>Turn of ${o(a)}</b>, `:p}${c}</span>
      <span class="what">${L(r,n,t)}</span>
      <span>${o(r.seat)} <em>${l(r.before)} → ${l(r.after)}</em></span>
    </button>
  </li>`}var H=(t,s)=>t.on&&t.step===s?"step":p;function j(t){let{you:s}=t.ctx.snap,e=[...t.told.mistakes].sort((r,n)=>r.step-n.step);if(!s||e.length===0)return i`<section class="panel">${d(t,"Mistakes",e)}</section>`;let o=e.filter(r=>r.seat!==s);return i`<section class="panel">
    ${d(t,"Your mistakes",e.filter(r=>r.seat===s))}
    ${o.length>0?d(t,"Mistakes of others",o):p}
  </section>`}function d(t,s,e){return i`<h3>${s}</h3>
    ${e.length===0?i`<p>No move was a clear mistake.</p>`:i`<ol class="moments">${e.map(o=>F(t,o))}</ol>`}`}function F({told:t,before:s,ctx:e,host:o,replay:r,title:n},a){let c=m=>P(m,a.seat,s.get(a.step),e,o);return i`<li>
    <button
      class="error seat-${t.seats.indexOf(a.seat)}"
      aria-current=${H(r,a.step-1)}
      @click=${()=>{r.goTo(a.step-1)}}
    >
      <span><b>${n(a.seat)}</b>, move ${a.step}</span>
      <span>Played: ${c(a.played_do)} <em>${l(a.was)}</em></span>
      <span>Better: ${c(a.better_do)} <em>${l(a.could)}</em></span>
    </button>
  </li>`}function D(t,s){if(Math.abs(t)<Math.max(S,s))return"had neither luck nor bad luck";let e=t>0?"lucky":"unlucky";return Math.abs(t)<V?`was ${e}`:`was very ${e}`}var B=t=>`${t<-.005?"−":t>.005?"+":"±"}${Math.abs(Math.round(t*100))} %`;function G({told:t,replay:s,title:e}){return t.outcomes===0?p:i`<section class="panel">
    <h3>Luck</h3>
    <ul class="luck">
      ${t.seats.map((o,r)=>{let{sum:n,error:a}=t.luck[o];return i`<li class="seat-${r}">
          <span>${e(o)} ${D(n,a)}</span>
          <b>${B(n)} <small>give or take ${l(a)}</small></b>
        </li>`})}
    </ul>
    <p class="faint">
      ${t.outcomes} rolls and draws against what was to be expected, in chances to win.
    </p>
    ${t.strokes.map(o=>i`<button class="stroke" @click=${()=>{s.goTo(o.step)}}>
        Move ${o.step}, ${o.outcome}: ${B(o.gain)} for ${e(o.seat)}
      </button>`)}
  </section>`}export{et as analysis};

import{a as l}from"/assets/chunk-5O7VJQH7.js";import{e as d,f as x,g as M}from"/assets/chunk-VPUVVGRE.js";import"/assets/chunk-OWLORRFJ.js";import{c as v}from"/assets/chunk-LICYAZSS.js";import{a as i,b as p,d as m,k as u,l as k}from"/assets/chunk-HIR7RCJF.js";import"/assets/chunk-VVCT3YM4.js";var y=320,g=150,H=120,E=10;function L({chance:s},n){let e=s.length-1,r=Math.max(1,Math.ceil(e/H)),o=[[0,s[0][n]]];for(let t=1;t<e;t+=r){let a=s.slice(t,Math.min(e,t+r)),c=a.reduce((b,O)=>b+O[n],0)/a.length;o.push([t+(a.length-1)/2,c])}return o.push([e,s[e][n]]),o.map(([t,a])=>`${f(t,e)},${$(a)}`).join(" ")}var f=(s,n)=>(s/Math.max(1,n)*y).toFixed(1),$=s=>((1-s)*g).toFixed(1);function T(s){return i`<svg class="chance-mark" viewBox="0 0 34 8" aria-hidden="true">
    ${p`<line class="chance seat-${s}" x1="0" x2="34" y1="4" y2="4"></line>`}
  </svg>`}function w(){return i`<svg class="chance-mark" viewBox="0 0 34 12" aria-hidden="true">
    ${p`<circle class="mistake" cx="17" cy="6" r="4.500"></circle>`}
  </svg>`}function A(s){let{told:n}=s,e=n.steps,r=t=>{let a=t.currentTarget.getBoundingClientRect();s.go(Math.round((t.clientX-a.left)/a.width*e))},o=n.seats.map((t,a)=>`${s.title(t)} ${u(n.chance[e][a])}`);return i`<svg
      class="curve"
      viewBox="0 -4 ${y} ${g+8}"
      role="img"
      aria-label=${l.analysis.curve(o.join(", "))}
      @click=${r}
    >
      ${[0,.25,.5,.75,1].map(t=>p`<line class="grid" x1="0" x2=${y} y1=${$(t)} y2=${$(t)}></line>`)}
      ${n.seats.map((t,a)=>p`<polyline class="chance seat-${a}" points=${L(n,a)}></polyline>`)}
      ${n.mistakes.map(t=>{let a=n.seats.indexOf(t.seat),c=n.chance[t.step-1][a];return p`<circle class="mistake seat-${a}" cx=${f(t.step-1,e)} cy=${$(c)} r="4.500"></circle>`})}
      ${[.5,1].map(t=>p`<text x=${y-3} y=${Number($(t))+9}>${u(t)}</text>`)}
      ${s.at===null?"":p`<line class="now" x1=${f(s.at,e)} x2=${f(s.at,e)} y1="0" y2=${g}></line>`}
    </svg>
    ${R(s)}`}function R({told:s,title:n}){let e=Math.min(E,s.steps),r=Array.from({length:e+1},(o,t)=>Math.round(s.steps*t/e));return i`<table class="unseen">
    <caption>${l.analysis.inWords}</caption>
    <tr><th scope="col">${k.replay.move}</th>${s.seats.map(o=>i`<th scope="col">${n(o)}</th>`)}</tr>
    ${r.map(o=>i`<tr><th scope="row">${o}</th>${s.chance[o].map(t=>i`<td>${u(t)}</td>`)}</tr>`)}
  </table>`}var S=.05,W=.3;function Z(s,n,e,r){let o=a=>e.view.titles[a]??v(a),t={told:s,before:n,ctx:e,host:r,replay:r.replay,title:o};return i`<div class="analysis stack">${B(t)} ${I(t)} ${V(t)} ${N(t)}</div>`}function B({told:s,replay:n,title:e}){let r=n.on?n.step:null,o=s.chance[r??s.steps],t=a=>{n.goTo(a)};return i`<section class="panel">
    <h3>${l.analysis.chances}</h3>
    ${A({told:s,title:e,at:r,go:t})}
    <p class="faint">${r===null?l.analysis.atEnd:l.analysis.after(r)}</p>
    <ul class="chances" aria-label=${l.analysis.chance}>
      ${s.seats.map((a,c)=>i`<li>${T(c)} <span>${e(a)}</span> <b>${u(o[c])}</b></li>`)}
      ${s.mistakes.length>0?i`<li class="faint">${w()} <span>${l.analysis.aMistake}</span></li>`:m}
    </ul>
  </section>`}function I(s){let n=[...s.told.turning].sort((e,r)=>e.from-r.from);return i`<section class="panel">
    <h3>${l.analysis.turning}</h3>
    ${n.length===0?i`<p>${l.analysis.noTurning}</p>`:i`<ol class="moments">${n.map(e=>_(s,e))}</ol>`}
  </section>`}function _({told:s,ctx:n,replay:e,title:r},o){let{log:t}=n.snap,a=d(o,t,s.seats),c=o.from+1===o.to?l.analysis.move(o.to):l.analysis.moves(o.from+1,o.to);return i`<li>
    <button
      class="turning seat-${s.seats.indexOf(o.seat)}"
      aria-current=${C(e,o.from)}
      @click=${()=>{e.goTo(o.from)}}
    >
      <span>${a?i`<b>${l.analysis.turnOf(r(a))}</b>, `:m}${c}</span>
      <span class="what">${x(o,t,s)}</span>
      <span>${r(o.seat)} <em>${u(o.before)} → ${u(o.after)}</em></span>
    </button>
  </li>`}var C=(s,n)=>s.on&&s.step===n?"step":m;function V(s){let{you:n}=s.ctx.snap,e=[...s.told.mistakes].sort((o,t)=>o.step-t.step);if(!n||e.length===0)return i`<section class="panel">${h(s,l.analysis.mistakes,e)}</section>`;let r=e.filter(o=>o.seat!==n);return i`<section class="panel">
    ${h(s,l.analysis.yours,e.filter(o=>o.seat===n))}
    ${r.length>0?h(s,l.analysis.others,r):m}
  </section>`}function h(s,n,e){return i`<h3>${n}</h3>
    ${e.length===0?i`<p>${l.analysis.noMistakes}</p>`:i`<ol class="moments">${e.map(r=>j(s,r))}</ol>`}`}function j({told:s,before:n,ctx:e,host:r,replay:o,title:t},a){let c=b=>M(b,a.seat,n.get(a.step),e,r);return i`<li>
    <button
      class="error seat-${s.seats.indexOf(a.seat)}"
      aria-current=${C(o,a.step-1)}
      @click=${()=>{o.goTo(a.step-1)}}
    >
      <span><b>${t(a.seat)}</b>, ${l.analysis.move(a.step)}</span>
      <span>${l.analysis.played(c(a.played_do))} <em>${u(a.was)}</em></span>
      <span>${l.analysis.better(c(a.better_do))} <em>${u(a.could)}</em></span>
    </button>
  </li>`}function F(s,n,e){let{noLuck:r,lucky:o,veryLucky:t,unlucky:a,veryUnlucky:c}=l.analysis;return Math.abs(n)<Math.max(S,e)?r(s):Math.abs(n)<W?n>0?o(s):a(s):n>0?t(s):c(s)}var P=s=>`${s<-.005?"−":s>.005?"+":"±"}${Math.abs(Math.round(s*100))} %`;function N({told:s,replay:n,title:e}){return s.outcomes===0?m:i`<section class="panel">
    <h3>${l.analysis.luck}</h3>
    <ul class="luck">
      ${s.seats.map((r,o)=>{let{sum:t,error:a}=s.luck[r];return i`<li class="seat-${o}">
          <span>${F(e(r),t,a)}</span>
          <b>${P(t)} <small>${l.analysis.error(u(a))}</small></b>
        </li>`})}
    </ul>
    <p class="faint">${l.analysis.outcomes(s.outcomes)}</p>
    ${s.strokes.map(r=>i`<button class="stroke" @click=${()=>{n.goTo(r.step)}}>
        ${l.analysis.stroke(r.step,r.outcome,P(r.gain),e(r.seat))}
      </button>`)}
  </section>`}export{Z as analysis};

import{a as v,b as M,c as T,d as w,e as A}from"/assets/chunk-6M6Z6P6P.js";import{a as l}from"/assets/chunk-RAC27FBB.js";import{e as x}from"/assets/chunk-5KOKVL2V.js";import"/assets/chunk-FB453WZA.js";import"/assets/chunk-6ABMW2UX.js";import"/assets/chunk-7CFZSRZ6.js";import"/assets/chunk-UYIE5HAA.js";import"/assets/chunk-7CL2DUTS.js";import{c as d}from"/assets/chunk-QJNRRPXN.js";import{a as i,b as m,d as p,i as u,j as k}from"/assets/chunk-OH7TB7OH.js";import"/assets/chunk-E5GDLTPC.js";import"/assets/chunk-VVCT3YM4.js";var y=320,g=150,W=120,B=10;function I({chance:s},n){let e=s.length-1,r=Math.max(1,Math.ceil(e/W)),o=[[0,s[0][n]]];for(let t=1;t<e;t+=r){let a=s.slice(t,Math.min(e,t+r)),c=a.reduce((b,L)=>b+L[n],0)/a.length;o.push([t+(a.length-1)/2,c])}return o.push([e,s[e][n]]),o.map(([t,a])=>`${f(t,e)},${$(a)}`).join(" ")}var f=(s,n)=>(s/Math.max(1,n)*y).toFixed(1),$=s=>((1-s)*g).toFixed(1);function P(s){return i`<svg class="chance-mark" viewBox="0 0 34 8" aria-hidden="true">
    ${m`<line class="chance seat-${s}" x1="0" x2="34" y1="4" y2="4"></line>`}
  </svg>`}function C(){return i`<svg class="chance-mark" viewBox="0 0 34 12" aria-hidden="true">
    ${m`<circle class="mistake" cx="17" cy="6" r="4.500"></circle>`}
  </svg>`}function O(s){let{told:n}=s,e=n.steps,r=t=>{let a=t.currentTarget.getBoundingClientRect();s.go(Math.round((t.clientX-a.left)/a.width*e))},o=n.seats.map((t,a)=>`${s.title(t)} ${u(n.chance[e][a])}`);return i`<svg
      class="curve"
      viewBox="0 -4 ${y} ${g+8}"
      role="img"
      aria-label=${l.analysis.curve(o.join(", "))}
      @click=${r}
    >
      ${[0,.25,.5,.75,1].map(t=>m`<line class="grid" x1="0" x2=${y} y1=${$(t)} y2=${$(t)}></line>`)}
      ${n.seats.map((t,a)=>m`<polyline class="chance seat-${a}" points=${I(n,a)}></polyline>`)}
      ${n.mistakes.map(t=>{let a=n.seats.indexOf(t.seat),c=n.chance[t.step-1][a];return m`<circle class="mistake seat-${a}" cx=${f(t.step-1,e)} cy=${$(c)} r="4.500"></circle>`})}
      ${[.5,1].map(t=>m`<text x=${y-3} y=${Number($(t))+9}>${u(t)}</text>`)}
      ${s.at===null?"":m`<line class="now" x1=${f(s.at,e)} x2=${f(s.at,e)} y1="0" y2=${g}></line>`}
    </svg>
    ${_(s)}`}function _({told:s,title:n}){let e=Math.min(B,s.steps),r=Array.from({length:e+1},(o,t)=>Math.round(s.steps*t/e));return i`<table class="unseen">
    <caption>${l.analysis.inWords}</caption>
    <tr><th scope="col">${k.replay.move}</th>${s.seats.map(o=>i`<th scope="col">${n(o)}</th>`)}</tr>
    ${r.map(o=>i`<tr><th scope="row">${o}</th>${s.chance[o].map(t=>i`<td>${u(t)}</td>`)}</tr>`)}
  </table>`}var V=.05,j=.3;function ls(s,n,e,r){let o=a=>e.view.titles[a]??d(a),t={told:s,before:n,ctx:e,host:r,replay:r.replay,title:o};return i`<div class="analysis stack">${z(t)} ${F(t)} ${U(t)} ${X(t)}</div>`}function z({told:s,replay:n,title:e}){let r=n.on?n.step:null,o=s.chance[r??s.steps],t=a=>{n.goTo(a)};return i`<section class="panel">
    <h3>${l.analysis.chances}</h3>
    ${O({told:s,title:e,at:r,go:t})}
    <p class="faint">${r===null?l.analysis.atEnd:l.analysis.after(r)}</p>
    <ul class="chances" aria-label=${l.analysis.chance}>
      ${s.seats.map((a,c)=>i`<li>${P(c)} <span>${e(a)}</span> <b>${u(o[c])}</b></li>`)}
      ${s.mistakes.length>0?i`<li class="faint">${C()} <span>${l.analysis.aMistake}</span></li>`:p}
    </ul>
  </section>`}function F(s){let n=[...s.told.turning].sort((e,r)=>e.from-r.from);return i`<section class="panel">
    <h3>${l.analysis.turning}</h3>
    ${n.length===0?i`<p>${l.analysis.noTurning}</p>`:i`<ol class="moments">${n.map(e=>N(s,e))}</ol>`}
  </section>`}function N({told:s,ctx:n,replay:e,title:r},o){let{log:t}=n.snap,a=v(o,t,s.seats),c=o.from+1===o.to?l.analysis.move(o.to):l.analysis.moves(o.from+1,o.to);return i`<li>
    <button
      class="turning seat-${s.seats.indexOf(o.seat)}"
      aria-current=${E(e,o.from)}
      @click=${()=>{e.goTo(o.from)}}
    >
      <span>${a?i`<b>${l.analysis.turnOf(r(a))}</b>, `:p}${c}</span>
      <span class="what">${M(o,t,s)}</span>
      <span>${r(o.seat)} <em>${u(o.before)} → ${u(o.after)}</em></span>
    </button>
  </li>`}var E=(s,n)=>s.on&&s.step===n?"step":p;function U(s){let{you:n}=s.ctx.snap,e=[...s.told.mistakes].sort((o,t)=>o.step-t.step);if(!n||e.length===0)return i`<section class="panel">${h(s,l.analysis.mistakes,e)}</section>`;let r=e.filter(o=>o.seat!==n);return i`<section class="panel">
    ${h(s,l.analysis.yours,e.filter(o=>o.seat===n))}
    ${w(s.told,s.ctx.snap).length>0?i`<button class="primary" data-mistakes @click=${()=>{A(s.told,s.ctx.snap)}}>${x.mistakes}</button>`:p}
    ${r.length>0?h(s,l.analysis.others,r):p}
  </section>`}function h(s,n,e){return i`<h3>${n}</h3>
    ${e.length===0?i`<p>${l.analysis.noMistakes}</p>`:i`<ol class="moments">${e.map(r=>D(s,r))}</ol>`}`}function D({told:s,before:n,ctx:e,host:r,replay:o,title:t},a){let c=b=>T(b,a.seat,n.get(a.step),e,r);return i`<li>
    <button
      class="error seat-${s.seats.indexOf(a.seat)}"
      aria-current=${E(o,a.step-1)}
      @click=${()=>{o.goTo(a.step-1)}}
    >
      <span><b>${t(a.seat)}</b>, ${l.analysis.move(a.step)}</span>
      <span>${l.analysis.played(c(a.played_do))} <em>${u(a.was)}</em></span>
      <span>${l.analysis.better(c(a.better_do))} <em>${u(a.could)}</em></span>
    </button>
  </li>`}function G(s,n,e){let{noLuck:r,lucky:o,veryLucky:t,unlucky:a,veryUnlucky:c}=l.analysis;return Math.abs(n)<Math.max(V,e)?r(s):Math.abs(n)<j?n>0?o(s):a(s):n>0?t(s):c(s)}var H=s=>`${s<-.005?"−":s>.005?"+":"±"}${Math.abs(Math.round(s*100))} %`;function X({told:s,replay:n,title:e}){return s.outcomes===0?p:i`<section class="panel">
    <h3>${l.analysis.luck}</h3>
    <ul class="luck">
      ${s.seats.map((r,o)=>{let{sum:t,error:a}=s.luck[r];return i`<li class="seat-${o}">
          <span>${G(e(r),t,a)}</span>
          <b>${H(t)} <small>${l.analysis.error(u(a))}</small></b>
        </li>`})}
    </ul>
    <p class="faint">${l.analysis.outcomes(s.outcomes)}</p>
    ${s.strokes.map(r=>i`<button class="stroke" @click=${()=>{n.goTo(r.step)}}>
        ${l.analysis.stroke(r.step,r.outcome,H(r.gain),e(r.seat))}
      </button>`)}
  </section>`}export{ls as analysis};

import{a as y,b as k,c as v}from"/assets/chunk-JFVKGELL.js";import"/assets/chunk-4N22HPPK.js";import{b as d,d as l}from"/assets/chunk-CCJ6IWGU.js";import{a as i,b as m,d as u}from"/assets/chunk-GLONEBRY.js";import"/assets/chunk-VVCT3YM4.js";var $=320,g=150,P=120,B=10;function H({chance:e},n){let s=e.length-1,r=Math.max(1,Math.ceil(s/P)),o=[[0,e[0][n]]];for(let t=1;t<s;t+=r){let a=e.slice(t,Math.min(s,t+r)),c=a.reduce((f,C)=>f+C[n],0)/a.length;o.push([t+(a.length-1)/2,c])}return o.push([s,e[s][n]]),o.map(([t,a])=>`${h(t,s)},${p(a)}`).join(" ")}var h=(e,n)=>(e/Math.max(1,n)*$).toFixed(1),p=e=>((1-e)*g).toFixed(1);function x(e){return i`<svg class="chance-mark" viewBox="0 0 34 8" aria-hidden="true">
    ${m`<line class="chance seat-${e}" x1="0" x2="34" y1="4" y2="4"></line>`}
  </svg>`}function w(){return i`<svg class="chance-mark" viewBox="0 0 34 12" aria-hidden="true">
    ${m`<circle class="mistake" cx="17" cy="6" r="4.500"></circle>`}
  </svg>`}function M(e){let{told:n}=e,s=n.steps,r=t=>{let a=t.currentTarget.getBoundingClientRect();e.go(Math.round((t.clientX-a.left)/a.width*s))},o=n.seats.map((t,a)=>`${e.title(t)} ${l(n.chance[s][a])}`);return i`<svg
      class="curve"
      viewBox="0 -4 ${$} ${g+8}"
      role="img"
      aria-label="Chance to win after each move. In the end: ${o.join(", ")}."
      @click=${r}
    >
      ${[0,.25,.5,.75,1].map(t=>m`<line class="grid" x1="0" x2=${$} y1=${p(t)} y2=${p(t)}></line>`)}
      ${n.seats.map((t,a)=>m`<polyline class="chance seat-${a}" points=${H(n,a)}></polyline>`)}
      ${n.mistakes.map(t=>{let a=n.seats.indexOf(t.seat),c=n.chance[t.step-1][a];return m`<circle class="mistake seat-${a}" cx=${h(t.step-1,s)} cy=${p(c)} r="4.500"></circle>`})}
      ${[.5,1].map(t=>m`<text x=${$-3} y=${Number(p(t))+9}>${l(t)}</text>`)}
      ${e.at===null?"":m`<line class="now" x1=${h(e.at,s)} x2=${h(e.at,s)} y1="0" y2=${g}></line>`}
    </svg>
    ${O(e)}`}function O({told:e,title:n}){let s=Math.min(B,e.steps),r=Array.from({length:s+1},(o,t)=>Math.round(e.steps*t/s));return i`<table class="unseen">
    <caption>Chance to win after some of the moves</caption>
    <tr><th scope="col">Move</th>${e.seats.map(o=>i`<th scope="col">${n(o)}</th>`)}</tr>
    ${r.map(o=>i`<tr><th scope="row">${o}</th>${e.chance[o].map(t=>i`<td>${l(t)}</td>`)}</tr>`)}
  </table>`}var I=.05,R=.3;function q(e,n,s,r){let o=a=>s.view.titles[a]??d(a),t={told:e,before:n,ctx:s,host:r,replay:r.replay,title:o};return i`<div class="analysis stack">${S(t)} ${W(t)} ${L(t)} ${V(t)}</div>`}function S({told:e,replay:n,title:s}){let r=n.on?n.step:null,o=e.chance[r??e.steps];return i`<section class="panel">
    <h3>Who was winning</h3>
    ${M({told:e,title:s,at:r,go:a=>{n.goTo(a)}})}
    <p class="faint">${r===null?"At the end":`After move ${r}`}</p>
    <ul class="chances" aria-label="Chance to win">
      ${e.seats.map((a,c)=>i`<li>${x(c)} <span>${s(a)}</span> <b>${l(o[c])}</b></li>`)}
      ${e.mistakes.length>0?i`<li class="faint">${w()} <span>a mistake</span></li>`:u}
    </ul>
  </section>`}function W(e){let n=[...e.told.turning].sort((s,r)=>s.from-r.from);return i`<section class="panel">
    <h3>Turning points</h3>
    ${n.length===0?i`<p>No turn changed much.</p>`:i`<ol class="moments">${n.map(s=>E(e,s))}</ol>`}
  </section>`}function E({told:e,ctx:n,replay:s,title:r},o){let{log:t}=n.snap,a=y(o,t,e.seats),c=o.from+1===o.to?`move ${o.to}`:`moves ${o.from+1} to ${o.to}`;return i`<li>
    <button
      class="turning seat-${e.seats.indexOf(o.seat)}"
      aria-current=${A(s,o.from)}
      @click=${()=>{s.goTo(o.from)}}
    >
      <span>${a?i`<b>Turn of ${r(a)}</b>, `:u}${c}</span>
      <span class="what">${k(o,t,e)}</span>
      <span>${r(o.seat)} <em>${l(o.before)} → ${l(o.after)}</em></span>
    </button>
  </li>`}var A=(e,n)=>e.on&&e.step===n?"step":u;function L(e){let{you:n}=e.ctx.snap,s=[...e.told.mistakes].sort((o,t)=>o.step-t.step);if(!n||s.length===0)return i`<section class="panel">${b(e,"Mistakes",s)}</section>`;let r=s.filter(o=>o.seat!==n);return i`<section class="panel">
    ${b(e,"Your mistakes",s.filter(o=>o.seat===n))}
    ${r.length>0?b(e,"Mistakes of others",r):u}
  </section>`}function b(e,n,s){return i`<h3>${n}</h3>
    ${s.length===0?i`<p>No move was a clear mistake.</p>`:i`<ol class="moments">${s.map(r=>N(e,r))}</ol>`}`}function N({told:e,before:n,ctx:s,host:r,replay:o,title:t},a){let c=f=>v(f,a.seat,n.get(a.step),s,r);return i`<li>
    <button
      class="error seat-${e.seats.indexOf(a.seat)}"
      aria-current=${A(o,a.step-1)}
      @click=${()=>{o.goTo(a.step-1)}}
    >
      <span><b>${t(a.seat)}</b>, move ${a.step}</span>
      <span>Played: ${c(a.played_do)} <em>${l(a.was)}</em></span>
      <span>Better: ${c(a.better_do)} <em>${l(a.could)}</em></span>
    </button>
  </li>`}function _(e,n){if(Math.abs(e)<Math.max(I,n))return"had neither luck nor bad luck";let s=e>0?"lucky":"unlucky";return Math.abs(e)<R?`was ${s}`:`was very ${s}`}var T=e=>`${e<-.005?"−":e>.005?"+":"±"}${Math.abs(Math.round(e*100))} %`;function V({told:e,replay:n,title:s}){return e.outcomes===0?u:i`<section class="panel">
    <h3>Luck</h3>
    <ul class="luck">
      ${e.seats.map((r,o)=>{let{sum:t,error:a}=e.luck[r];return i`<li class="seat-${o}">
          <span>${s(r)} ${_(t,a)}</span>
          <b>${T(t)} <small>give or take ${l(a)}</small></b>
        </li>`})}
    </ul>
    <p class="faint">
      ${e.outcomes} rolls and draws against what was to be expected, in chances to win.
    </p>
    ${e.strokes.map(r=>i`<button class="stroke" @click=${()=>{n.goTo(r.step)}}>
        Move ${r.step}, ${r.outcome}: ${T(r.gain)} for ${s(r.seat)}
      </button>`)}
  </section>`}export{q as analysis};

import{a as k,b as x}from"/assets/chunk-YFGMGL3M.js";import{a as y,b as v,c as w,d as l}from"/assets/chunk-CCJ6IWGU.js";import{a as i,b as u,d as p}from"/assets/chunk-2MJMKIS2.js";import"/assets/chunk-VVCT3YM4.js";var f=320,b=150,W=120,I=10;function R({chance:t},s){let e=t.length-1,a=Math.max(1,Math.ceil(e/W)),r=[[0,t[0][s]]];for(let n=1;n<e;n+=a){let o=t.slice(n,Math.min(e,n+a)),c=o.reduce((m,h)=>m+h[s],0)/o.length;r.push([n+(o.length-1)/2,c])}return r.push([e,t[e][s]]),r.map(([n,o])=>`${g(n,e)},${$(o)}`).join(" ")}var g=(t,s)=>(t/Math.max(1,s)*f).toFixed(1),$=t=>((1-t)*b).toFixed(1);function M(t){return i`<svg class="chance-mark" viewBox="0 0 34 8" aria-hidden="true">
    ${u`<line class="chance seat-${t}" x1="0" x2="34" y1="4" y2="4"></line>`}
  </svg>`}function T(){return i`<svg class="chance-mark" viewBox="0 0 34 12" aria-hidden="true">
    ${u`<circle class="mistake" cx="17" cy="6" r="4.500"></circle>`}
  </svg>`}function A(t){let{told:s}=t,e=s.steps,a=n=>{let o=n.currentTarget.getBoundingClientRect();t.go(Math.round((n.clientX-o.left)/o.width*e))},r=s.seats.map((n,o)=>`${t.title(n)} ${l(s.chance[e][o])}`);return i`<svg
      class="curve"
      viewBox="0 -4 ${f} ${b+8}"
      role="img"
      aria-label="Chance to win after each move. In the end: ${r.join(", ")}."
      @click=${a}
    >
      ${[0,.25,.5,.75,1].map(n=>u`<line class="grid" x1="0" x2=${f} y1=${$(n)} y2=${$(n)}></line>`)}
      ${s.seats.map((n,o)=>u`<polyline class="chance seat-${o}" points=${R(s,o)}></polyline>`)}
      ${s.mistakes.map(n=>{let o=s.seats.indexOf(n.seat),c=s.chance[n.step-1][o];return u`<circle class="mistake seat-${o}" cx=${g(n.step-1,e)} cy=${$(c)} r="4.500"></circle>`})}
      ${[.5,1].map(n=>u`<text x=${f-3} y=${Number($(n))+9}>${l(n)}</text>`)}
      ${t.at===null?"":u`<line class="now" x1=${g(t.at,e)} x2=${g(t.at,e)} y1="0" y2=${b}></line>`}
    </svg>
    ${S(t)}`}function S({told:t,title:s}){let e=Math.min(I,t.steps),a=Array.from({length:e+1},(r,n)=>Math.round(t.steps*n/e));return i`<table class="unseen">
    <caption>Chance to win after some of the moves</caption>
    <tr><th scope="col">Move</th>${t.seats.map(r=>i`<th scope="col">${s(r)}</th>`)}</tr>
    ${a.map(r=>i`<tr><th scope="row">${r}</th>${t.chance[r].map(n=>i`<td>${l(n)}</td>`)}</tr>`)}
  </table>`}var C=(t,{from:s,to:e})=>t.filter(a=>a.n>s&&a.n<=e);function L(t,s,e){return C(s,t).find(a=>e.includes(a.seat))?.seat}function P(t,s,{chance:e,seats:a}){let r=a.indexOf(t.seat),n=Math.sign(t.after-t.before),o=m=>n*(e[m][r]-e[m-1][r]);return C(s,t).sort((m,h)=>o(h.n)-o(m.n))[0]?.text??""}function B(t,s,e,a,{board:r}){let n=e??a.view,o=k(n.state,n.extra??{},a.game.facts??{}),c=x(t,a.game.verbs,o);return e&&r.words?.(c,{...a,view:n,me:s})||y(w(t))}var V=.05,E=.3;function st(t,s,e,a){let r=o=>e.view.titles[o]??v(o),n={told:t,before:s,ctx:e,host:a,replay:a.replay,title:r};return i`<div class="analysis stack">${N(n)} ${j(n)} ${_(n)} ${U(n)}</div>`}function N({told:t,replay:s,title:e}){let a=s.on?s.step:null,r=t.chance[a??t.steps];return i`<section class="panel">
    <h3>Who was winning</h3>
    ${A({told:t,title:e,at:a,go:o=>{s.goTo(o)}})}
    <p class="faint">${a===null?"At the end":`After move ${a}`}</p>
    <ul class="chances" aria-label="Chance to win">
      ${t.seats.map((o,c)=>i`<li>${M(c)} <span>${e(o)}</span> <b>${l(r[c])}</b></li>`)}
      ${t.mistakes.length>0?i`<li class="faint">${T()} <span>a mistake</span></li>`:p}
    </ul>
  </section>`}function j(t){let s=[...t.told.turning].sort((e,a)=>e.from-a.from);return i`<section class="panel">
    <h3>Turning points</h3>
    ${s.length===0?i`<p>No turn changed much.</p>`:i`<ol class="moments">${s.map(e=>F(t,e))}</ol>`}
  </section>`}function F({told:t,ctx:s,replay:e,title:a},r){let{log:n}=s.snap,o=L(r,n,t.seats),c=r.from+1===r.to?`move ${r.to}`:`moves ${r.from+1} to ${r.to}`;return i`<li>
    <button
      class="turning seat-${t.seats.indexOf(r.seat)}"
      aria-current=${O(e,r.from)}
      @click=${()=>{e.goTo(r.from)}}
    >
      <span>${o?i`<b>Turn of ${a(o)}</b>, `:p}${c}</span>
      <span class="what">${P(r,n,t)}</span>
      <span>${a(r.seat)} <em>${l(r.before)} → ${l(r.after)}</em></span>
    </button>
  </li>`}var O=(t,s)=>t.on&&t.step===s?"step":p;function _(t){let{you:s}=t.ctx.snap,e=[...t.told.mistakes].sort((r,n)=>r.step-n.step);if(!s||e.length===0)return i`<section class="panel">${d(t,"Mistakes",e)}</section>`;let a=e.filter(r=>r.seat!==s);return i`<section class="panel">
    ${d(t,"Your mistakes",e.filter(r=>r.seat===s))}
    ${a.length>0?d(t,"Mistakes of others",a):p}
  </section>`}function d(t,s,e){return i`<h3>${s}</h3>
    ${e.length===0?i`<p>No move was a clear mistake.</p>`:i`<ol class="moments">${e.map(a=>D(t,a))}</ol>`}`}function D({told:t,before:s,ctx:e,host:a,replay:r,title:n},o){let c=m=>B(m,o.seat,s.get(o.step),e,a);return i`<li>
    <button
      class="error seat-${t.seats.indexOf(o.seat)}"
      aria-current=${O(r,o.step-1)}
      @click=${()=>{r.goTo(o.step-1)}}
    >
      <span><b>${n(o.seat)}</b>, move ${o.step}</span>
      <span>Played: ${c(o.played)} <em>${l(o.was)}</em></span>
      <span>Better: ${c(o.better)} <em>${l(o.could)}</em></span>
    </button>
  </li>`}function G(t,s){if(Math.abs(t)<Math.max(V,s))return"had neither luck nor bad luck";let e=t>0?"lucky":"unlucky";return Math.abs(t)<E?`was ${e}`:`was very ${e}`}var H=t=>`${t<-.005?"−":t>.005?"+":"±"}${Math.abs(Math.round(t*100))} %`;function U({told:t,replay:s,title:e}){return t.outcomes===0?p:i`<section class="panel">
    <h3>Luck</h3>
    <ul class="luck">
      ${t.seats.map((a,r)=>{let{sum:n,error:o}=t.luck[a];return i`<li class="seat-${r}">
          <span>${e(a)} ${G(n,o)}</span>
          <b>${H(n)} <small>give or take ${l(o)}</small></b>
        </li>`})}
    </ul>
    <p class="faint">
      ${t.outcomes} rolls and draws against what was to be expected, in chances to win.
    </p>
    ${t.strokes.map(a=>i`<button class="stroke" @click=${()=>{s.goTo(a.step)}}>
        Move ${a.step}, ${a.outcome}: ${H(a.gain)} for ${e(a.seat)}
      </button>`)}
  </section>`}export{st as analysis};

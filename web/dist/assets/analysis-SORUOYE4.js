import{a as r,b as l,d as $,g as b,h as v,i as h,j as c}from"/assets/chunk-XPI25I3Z.js";import"/assets/chunk-VVCT3YM4.js";var g=320,f=150,T=120,A=10;function C({chance:e},n){let a=e.length-1,t=Math.max(1,Math.ceil(a/T)),i=[[0,e[0][n]]];for(let s=1;s<a;s+=t){let o=e.slice(s,Math.min(a,s+t)),p=o.reduce((w,M)=>w+M[n],0)/o.length;i.push([s+(o.length-1)/2,p])}return i.push([a,e[a][n]]),i.map(([s,o])=>`${m(s,a)},${u(o)}`).join(" ")}var m=(e,n)=>(e/Math.max(1,n)*g).toFixed(1),u=e=>((1-e)*f).toFixed(1);function y(e){return r`<svg class="chance-mark" viewBox="0 0 34 8" aria-hidden="true">
    ${l`<line class="chance seat-${e}" x1="0" x2="34" y1="4" y2="4"></line>`}
  </svg>`}function d(e){let{told:n}=e,a=n.steps,t=s=>{let o=s.currentTarget.getBoundingClientRect();e.go(Math.round((s.clientX-o.left)/o.width*a))},i=n.seats.map((s,o)=>`${e.title(s)} ${c(n.chance[a][o])}`);return r`<svg
      class="curve"
      viewBox="0 -4 ${g} ${f+8}"
      role="img"
      aria-label="Chance to win after each move. In the end: ${i.join(", ")}."
      @click=${t}
    >
      ${[0,.25,.5,.75,1].map(s=>l`<line class="grid" x1="0" x2=${g} y1=${u(s)} y2=${u(s)}></line>`)}
      ${n.seats.map((s,o)=>l`<polyline class="chance seat-${o}" points=${C(n,o)}></polyline>`)}
      ${n.mistakes.map(s=>{let o=n.seats.indexOf(s.seat),p=n.chance[s.step-1][o];return l`<circle class="mistake seat-${o}" cx=${m(s.step-1,a)} cy=${u(p)} r="4.500"></circle>`})}
      ${[.5,1].map(s=>l`<text x="3" y=${Number(u(s))+9}>${c(s)}</text>`)}
      ${e.at===null?"":l`<line class="now" x1=${m(e.at,a)} x2=${m(e.at,a)} y1="0" y2=${f}></line>`}
    </svg>
    ${P(e)}`}function P({told:e,title:n}){let a=Math.min(A,e.steps),t=Array.from({length:a+1},(i,s)=>Math.round(e.steps*s/a));return r`<table class="unseen">
    <caption>Chance to win after some of the moves</caption>
    <tr><th scope="col">Move</th>${e.seats.map(i=>r`<th scope="col">${n(i)}</th>`)}</tr>
    ${t.map(i=>r`<tr><th scope="row">${i}</th>${e.chance[i].map(s=>r`<td>${c(s)}</td>`)}</tr>`)}
  </table>`}var O=.05,R=.3;function _(e,n,a){let t={told:e,replay:a,title:i=>n.titles[i]??v(i)};return r`<div class="analysis stack">${I(t)} ${S(t)} ${B(t)} ${H(t)}</div>`}function I({told:e,replay:n,title:a}){let t=n.on?n.step:null,i=e.chance[t??e.steps];return r`<section class="panel">
    <h3>Who was winning</h3>
    ${d({told:e,title:a,at:t,go:o=>{n.goTo(o)}})}
    <p class="faint">${t===null?"At the end":`After move ${t}`}</p>
    <ul class="chances" aria-label="Chance to win">
      ${e.seats.map((o,p)=>r`<li>${y(p)} <span>${a(o)}</span> <b>${c(i[p])}</b></li>`)}
    </ul>
  </section>`}function S({told:e,replay:n,title:a}){return r`<section class="panel">
    <h3>Turning points</h3>
    ${e.turning.length===0?r`<p>No turn changed much.</p>`:r`<ol class="moments">
          ${e.turning.map(t=>r`<li>
              <button
                class="turning seat-${e.seats.indexOf(t.seat)}"
                aria-current=${k(n,t.from)}
                @click=${()=>{n.goTo(t.from)}}
              >
                <span>${t.from+1===t.to?`Move ${t.to}`:`Moves ${t.from+1} to ${t.to}`}</span>
                <span>${a(t.seat)} <em>${c(t.before)} → ${c(t.after)}</em></span>
              </button>
            </li>`)}
        </ol>`}
  </section>`}var k=(e,n)=>e.on&&e.step===n?"step":$;function B({told:e,replay:n,title:a}){return r`<section class="panel">
    <h3>Mistakes</h3>
    ${e.mistakes.length===0?r`<p>No move was a clear mistake.</p>`:r`<ol class="moments">
          ${e.mistakes.map(t=>r`<li>
              <button
                class="error seat-${e.seats.indexOf(t.seat)}"
                aria-current=${k(n,t.step-1)}
                @click=${()=>{n.goTo(t.step-1)}}
              >
                <span><b>${a(t.seat)}</b>, move ${t.step}</span>
                <span>${b(h(t.played))} <em>${c(t.was)}</em></span>
                <span>Better: ${h(t.better)} <em>${c(t.could)}</em></span>
              </button>
            </li>`)}
        </ol>`}
  </section>`}function E(e,n){if(Math.abs(e)<Math.max(O,n))return"had neither luck nor bad luck";let a=e>0?"lucky":"unlucky";return Math.abs(e)<R?`was ${a}`:`was very ${a}`}var x=e=>`${e<-.005?"−":e>.005?"+":"±"}${Math.abs(Math.round(e*100))} %`;function H({told:e,replay:n,title:a}){return e.outcomes===0?$:r`<section class="panel">
    <h3>Luck</h3>
    <ul class="luck">
      ${e.seats.map((t,i)=>{let{sum:s,error:o}=e.luck[t];return r`<li class="seat-${i}">
          <span>${a(t)} ${E(s,o)}</span>
          <b>${x(s)} <small>give or take ${c(o)}</small></b>
        </li>`})}
    </ul>
    <p class="faint">
      ${e.outcomes} rolls and draws against what was to be expected, in chances to win.
    </p>
    ${e.strokes.map(t=>r`<button class="stroke" @click=${()=>{n.goTo(t.step)}}>
        Move ${t.step}, ${t.outcome}: ${x(t.gain)} for ${a(t.seat)}
      </button>`)}
  </section>`}export{_ as analysis};

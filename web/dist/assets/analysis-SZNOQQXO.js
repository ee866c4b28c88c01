import{a as r,b as l,d as m,g as b,h as f,i as c}from"/assets/chunk-7GB6LT6T.js";import"/assets/chunk-VVCT3YM4.js";var h=320,g=150,k=120,M=10;function T({chance:t},s){let a=t.length-1,n=Math.max(1,Math.ceil(a/k)),i=[[0,t[0][s]]];for(let e=1;e<a;e+=n){let o=t.slice(e,Math.min(a,e+n)),p=o.reduce((w,x)=>w+x[s],0)/o.length;i.push([e+(o.length-1)/2,p])}return i.push([a,t[a][s]]),i.map(([e,o])=>`${$(e,a)},${u(o)}`).join(" ")}var $=(t,s)=>(t/Math.max(1,s)*h).toFixed(1),u=t=>((1-t)*g).toFixed(1);function y(t){return r`<svg class="chance-mark" viewBox="0 0 34 8" aria-hidden="true">
    ${l`<line class="chance seat-${t}" x1="0" x2="34" y1="4" y2="4"></line>`}
  </svg>`}function v(t){let{told:s}=t,a=s.steps,n=e=>{let o=e.currentTarget.getBoundingClientRect();t.go(Math.round((e.clientX-o.left)/o.width*a))},i=s.seats.map((e,o)=>`${t.title(e)} ${c(s.chance[a][o])}`);return r`<svg
      class="curve"
      viewBox="0 -4 ${h} ${g+8}"
      role="img"
      aria-label="Chance to win after each move. In the end: ${i.join(", ")}."
      @click=${n}
    >
      ${[0,.25,.5,.75,1].map(e=>l`<line class="grid" x1="0" x2=${h} y1=${u(e)} y2=${u(e)}></line>`)}
      ${s.seats.map((e,o)=>l`<polyline class="chance seat-${o}" points=${T(s,o)}></polyline>`)}
      ${s.turning.map(e=>{let o=s.seats.indexOf(e.seat),p=s.chance[e.step-1][o];return l`<circle class="mistake seat-${o}" cx=${$(e.step-1,a)} cy=${u(p)} r="4.500"></circle>`})}
      ${[.5,1].map(e=>l`<text x="3" y=${Number(u(e))+9}>${c(e)}</text>`)}
      ${t.at===null?"":l`<line class="now" x1=${$(t.at,a)} x2=${$(t.at,a)} y1="0" y2=${g}></line>`}
    </svg>
    ${A(t)}`}function A({told:t,title:s}){let a=Math.min(M,t.steps),n=Array.from({length:a+1},(i,e)=>Math.round(t.steps*e/a));return r`<table class="unseen">
    <caption>Chance to win after some of the moves</caption>
    <tr><th scope="col">Move</th>${t.seats.map(i=>r`<th scope="col">${s(i)}</th>`)}</tr>
    ${n.map(i=>r`<tr><th scope="row">${i}</th>${t.chance[i].map(e=>r`<td>${c(e)}</td>`)}</tr>`)}
  </table>`}var C=.05,P=.3;function j(t,s,a){let n={told:t,replay:a,title:i=>s.titles[i]??f(i)};return r`<div class="analysis stack">${I(n)} ${O(n)} ${S(n)}</div>`}function I({told:t,replay:s,title:a}){let n=s.on?s.step:null,i=t.chance[n??t.steps];return r`<section class="panel">
    <h3>Who was winning</h3>
    ${v({told:t,title:a,at:n,go:o=>{s.goTo(o)}})}
    <p class="faint">${n===null?"At the end":`After move ${n}`}</p>
    <ul class="chances" aria-label="Chance to win">
      ${t.seats.map((o,p)=>r`<li>${y(p)} <span>${a(o)}</span> <b>${c(i[p])}</b></li>`)}
    </ul>
  </section>`}function O({told:t,replay:s,title:a}){return r`<section class="panel">
    <h3>Turning points</h3>
    ${t.turning.length===0?r`<p>No move was a clear mistake.</p>`:r`<ol class="turnings">
          ${t.turning.map(n=>r`<li>
              <button
                class="turning seat-${t.seats.indexOf(n.seat)}"
                aria-current=${s.on&&s.step===n.step-1?"step":m}
                @click=${()=>{s.goTo(n.step-1)}}
              >
                <span><b>${a(n.seat)}</b>, move ${n.step}</span>
                <span>${b(n.played)} <em>${c(n.was)}</em></span>
                <span>Better: ${n.better} <em>${c(n.could)}</em></span>
              </button>
            </li>`)}
        </ol>`}
  </section>`}function R(t,s){if(Math.abs(t)<Math.max(C,s))return"had neither luck nor bad luck";let a=t>0?"lucky":"unlucky";return Math.abs(t)<P?`was ${a}`:`was very ${a}`}var d=t=>`${t<-.005?"−":t>.005?"+":"±"}${Math.abs(Math.round(t*100))} %`;function S({told:t,replay:s,title:a}){return t.outcomes===0?m:r`<section class="panel">
    <h3>Luck</h3>
    <ul class="luck">
      ${t.seats.map((n,i)=>{let{sum:e,error:o}=t.luck[n];return r`<li class="seat-${i}">
          <span>${a(n)} ${R(e,o)}</span>
          <b title="give or take ${c(o)}">${d(e)}</b>
        </li>`})}
    </ul>
    <p class="faint">
      ${t.outcomes} rolls and draws against what was to be expected, in chances to win.
    </p>
    ${t.strokes.map(n=>r`<button class="stroke" @click=${()=>{s.goTo(n.step)}}>
        Move ${n.step}, ${n.outcome}: ${d(n.gain)} for ${a(n.seat)}
      </button>`)}
  </section>`}export{j as analysis};

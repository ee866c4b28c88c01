import{a as h,b as s,d as g}from"/assets/chunk-GLONEBRY.js";function N(t){t.key!=="Enter"&&t.key!==" "||(t.preventDefault(),t.target.dispatchEvent(new MouseEvent("click",{bubbles:!0})))}var f=["M0-4.6A4.6 4.6 0 1 1-.01-4.6Z","M-4-4H4V4H-4Z","M0-5 4.8 3.8H-4.8Z","M0-5.2 5.2 0 0 5.2-5.2 0Z","M-1.7-4.8H1.7V-1.7H4.8V1.7H1.7V4.8H-1.7V1.7H-4.8V-1.7H-1.7Z","M0-5.2 1.5-1.7 5.2-1.5 2.3 .9 3.3 4.7 0 2.5-3.3 4.7-2.3 .9-5.2-1.5-1.5-1.7Z"];function b(t){return s`<path class="sign" d=${f[t]??f[0]}></path>`}function O(t,e=""){return h`<svg class="badge-sign seat-${t} ${e}" viewBox="-9 -9 18 18" aria-hidden="true">
    <circle r="8" class="piece"></circle>${b(t)}
  </svg>`}var w="M-8.5-10Q0-12.5 8.5-10V2Q8 9.5 0 12.5Q-8 9.5-8.5 2Z",R="M-14 2.5H-9.5V-10.5Q0-13.5 9.5-10.5V2.5H11L15-3.5 15.5 2.5Q13 9.5 7 9.5H-8Q-13 9.5-14 2.5Z";function Q(t,e,n,r,a){let l=t.kind==="legion",o=t.ready===0;return s`<g class="unit seat-${t.seat} ${t.kind} ${o?"":"ready"}" data-piece=${a}
    transform="translate(${e} ${n}) scale(${r})">
    <path class="piece" d=${l?w:R}></path>
    <g transform="translate(0 ${l?-.5:-4.5}) scale(${l?1.05:.95})">${b(t.seat)}</g>
    ${t.count>1?s`<g transform="translate(${l?7.5:10.5} 7)"><circle class="tally" r="7"></circle>
          <text class="tally-text" y="3.6">${t.count}</text></g>`:""}
  </g>`}var T=s`<path class="marble-stone" d="M-4.4-5.6h8.8v1.7h-8.8zM-3.4-3.6h6.8v6.8h-6.8zM-4.6 3.5h9.2v2h-9.2z"></path>
  <path class="marble-line" d="M-1.6-3.4v6.4M.2-3.4v6.4M2-3.4v6.4"></path>`,L=s`<path class="iron-mass" d="M-5.6-2.8h7.4c1.6 0 3 .2 4.2-.8v2c-1.2 1.6-3.2 1.8-4.4 2v1.6h1.8v2.2h-7.6v-2.2h1.8v-1.6c-1.8 0-3-1.4-3.2-3.2z"></path>`,H=s`<path class="gold-bar" d="M-3.4-3.4h6.8L5.8 3.6H-5.8z"></path><path class="gold-line" d="M-2.6-1.2h5.2M-3.2 1h6.4"></path>`,k=s`<circle class="coin-face" r="5.2"></circle><circle class="coin-rim" r="3.7"></circle><path class="coin-mark" d="M-1.8 1.9 0-2.3 1.8 1.9M-1.1.5h2.2"></path>`,A={marble:T,iron:L,gold:H,coin:k};function Z(t){return A[t]??s``}function j(t){return h`<svg class="res ${t}" viewBox="-7 -7 14 14" aria-hidden="true"><circle class="res-disc" r="6.7"></circle>${Z(t)}</svg>`}var D=s`<path class="third gold" d="M0 0V-8A8 8 0 0 1 6.93 4Z"></path>
  <path class="third iron" d="M0 0 6.93 4A8 8 0 0 1-6.93 4Z"></path>
  <path class="third marble" d="M0 0-6.93 4A8 8 0 0 1 0-8Z"></path>`,U=s`<path class="temple-roof" d="M-8-1.5 0-7.5 8-1.5Z"></path>
  <path class="temple-base" d="M-6.6-1.5h13.2v7.5h-13.2z"></path>
  <path class="temple-line" d="M-8 6.2h16M-4.6-1v6.6M-1.55-1v6.6M1.55-1v6.6M4.6-1v6.6"></path>`,F=s`<path class="wall" d="M-15-15h6v4h5v-4h8v4h5v-4h6v30h-30z"></path>`;var P={mare_nostrum:()=>import("/assets/mare_nostrum-P25T56DY.js"),orient:()=>import("/assets/orient-IJQXC7WE.js"),casus_belli:()=>import("/assets/casus_belli-LH7XWHSG.js"),total_war:()=>import("/assets/total_war-OTNHI24M.js")},m=new Map,q=t=>String(t).toLowerCase().replaceAll(" ","_");async function W(t){let e=P[t];e&&!m.has(t)&&m.set(t,(await e()).default)}function J(t){let e=m.get(t);if(!e)throw new Error(`The map ${t} was not fetched.`);return e}var z=6,V=4,M=32;function S(t,e,n){let r=new Map;for(let{a:i,b:p}of e.borders)r.set(i,[...r.get(i)??[],p]),r.set(p,[...r.get(p)??[],i]);let a=new Map,l=Array(n).fill(0),o=i=>r.get(i.id)?.length??0;for(let i of[...t].sort((p,u)=>o(u)-o(p))){let p=new Set((r.get(i.id)??[]).map(c=>a.get(c))),u=l.map((c,d)=>d).filter(c=>!p.has(c)),$=(u.length?u:l.map((c,d)=>d)).sort((c,d)=>l[c]-l[d])[0];a.set(i.id,$),l[$]++}return a}var B=s`<defs>
  <filter id="am-paper" x="0" y="0" width="100%" height="100%">
    <feTurbulence type="fractalNoise" baseFrequency=".012 .016" numOctaves="4" seed="4"></feTurbulence>
    <feColorMatrix type="matrix" values="0 0 0 0 .36  0 0 0 0 .25  0 0 0 0 .12  .9 .2 0 0 -.42"></feColorMatrix>
  </filter>
  <filter id="am-soft" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="1.6"></feGaussianBlur></filter>
  <radialGradient id="am-edge" cx=".5" cy=".48" r=".75">
    <stop offset=".6" stop-color="#3a2408" stop-opacity="0"></stop>
    <stop offset="1" stop-color="#3a2408" stop-opacity=".3"></stop>
  </radialGradient>
  <pattern id="am-hatch" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(35)">
    <path class="hatch" d="M0 0V5"></path>
  </pattern>
  <g id="am-mountain"><path class="peak" d="M-7 4-1.2-6 .4-3.6 2-5 7.5 4"></path>
    <path class="slope" d="M-1.2-6 0-1-1 4M.6-3 2.2 0 1.6 4M2-5 3.6-1 3.4 4M4-1.6 5.2 4"></path></g>
</defs>`;function E(t){return(t.decor.compass??[]).map(e=>{let n=Array.from({length:M},(r,a)=>{let l=a*2*Math.PI/M;return`M${e.x} ${e.y}L${(e.x+1800*Math.cos(l)).toFixed(1)} ${(e.y+1800*Math.sin(l)).toFixed(1)}`});return s`<path class="rhumb" d=${n.join("")}></path>`})}function I(t,e){let n=S(e,t,V),r=t.decor.coast+t.decor.islands+e.map(a=>a.islandPath??"").join("");return s`<rect class="sea-base" width="100%" height="100%"></rect>
    ${t.void.filter(a=>a.kind==="sea").map(a=>s`<path class="void-sea" d=${a.path}></path>`)}
    ${e.map(a=>s`<path class="sea-${n.get(a.id)??0}" d=${a.path}></path>`)}
    ${E(t)}
    <path class="shore far" d=${r}></path><path class="shore mid" d=${r}></path>
    <path class="shore near" d=${r}></path>
    ${t.borders.filter(a=>a.sea).map(a=>s`<path class="line sea-${a.border}" d=${a.path}></path>`)}`}function C(t,e,n){let r=S(e,t,z);return s`${t.void.filter(a=>a.kind==="land").map(a=>s`<path class="void-land" d=${a.path}></path><path fill="url(#am-hatch)" d=${a.path}></path>`)}
    ${e.map(a=>s`<clipPath id="am-${a.id}"><path clip-rule="evenodd" d=${a.path}></path></clipPath>
      <path class="fill-${r.get(a.id)??0}" d=${a.path}></path>
      <g clip-path="url(#am-${a.id})"><path class="wash-${r.get(a.id)??0}" filter="url(#am-soft)" d=${a.path}></path></g>`)}
    ${n.map(a=>a.islandPath?s`<path class="island" d=${a.islandPath}></path>`:g)}
    <path class="islet" d=${t.decor.islands}></path>`}function G(t){return s`<clipPath id="am-land"><path clip-rule="evenodd" d=${t.decor.coast}></path></clipPath>
    <g clip-path="url(#am-land)" class="rivers">
      ${t.decor.rivers.map(e=>s`<path d=${e.path} stroke-width=${e.w}></path>`)}
    </g>
    <g class="mountains">
      ${t.decor.mountains.map(([e,n,r])=>s`<use href="#am-mountain" transform="translate(${e} ${n}) scale(${r*.92})"></use>`)}
    </g>`}function X(t){let e=n=>s`<path class="strait ${n}" d=${t.straits.map(({from:r,to:a})=>`M${r}L${a}`).join("")}></path>`;return s`${t.borders.filter(n=>!n.sea).map(n=>s`<path class="line land-${n.border} under" d=${n.path}></path><path class="line land-${n.border}" d=${n.path}></path>`)}
    <path class="coast" d=${t.decor.coast}></path>
    ${e("under")}${e("red")}${e("blue")}`}function Y(t){return(t.decor.compass??[]).map(({x:e,y:n,r=34})=>{let a=Array.from({length:8},(l,o)=>{let i=r*(o%2?.62:.98);return s`<g transform="rotate(${o*45})"><path class="ray" d="M0 ${-i}L${r*.12} ${-r*.14}L0 0Z"></path>
        <path class="ray light" d="M0 ${-i}L${-r*.12} ${-r*.14}L0 0Z"></path></g>`});return s`<g class="compass" transform="translate(${e} ${n})"><circle r=${r}></circle><circle r=${r*.86}></circle>${a}</g>`})}function at(t){let e=t.regions.filter(r=>r.kind==="land"),n=t.regions.filter(r=>r.kind==="sea");return h`<svg class="map-art" viewBox=${t.viewBox.join(" ")} aria-hidden="true">
    ${B} ${I(t,n)} ${C(t,e,n)} ${G(t)} ${X(t)} ${Y(t)}
    <rect class="paper" width="100%" height="100%" filter="url(#am-paper)"></rect>
    <rect width="100%" height="100%" fill="url(#am-edge)"></rect>
  </svg>`}function v(t,e){let n=t.kind==="land",r=t.labelLines.map((a,l)=>{let o=t.labelSize*(n?.35:.3)+(l-(t.labelLines.length-1)/2)*t.labelSize*1.12;return s`<text x=${t.labelSpacing/2} y=${o}>${n?a.toUpperCase():a}</text>`});return s`<g class="name ${e}" font-size=${t.labelSize} letter-spacing=${t.labelSpacing}
    transform="translate(${t.label}) rotate(${t.labelAngle})">${r}</g>`}var x=s`<path class="ship-hull" d="M-13 1.5C-9 6.5 8 6.8 11.5 1L14.5-3.6 12-3.4 9.4.4H-10.4C-12.6.2-13.4-1.6-15-4-15.4-1.6-14.6.4-13 1.5Z"></path>
  <path class="ship-sail" d="M-7.5-11Q0-8.6 7-11 4.8-6.2 6.2-2-.4-.4-7-2-5-6.4-7.5-11Z"></path>
  <path class="ship-oars" d="M-8 4.5l-3 3.6M-4.6 5l-3 3.8M-1.2 5.2l-3 3.8M2.2 5.2l-3 3.8M5.6 4.8l-3 3.6"></path>`,y=s`<circle class="anchor-disc" r="4.6"></circle>
  <path class="anchor" d="M0-3v5.6M-1.5-1.2h3M-2.7.8c.3 2.4 5.1 2.4 5.4 0"></path>`;function st(t){return s`<g class="names" aria-hidden="true">
    ${t.void.filter(e=>e.fit).map(e=>v(e,`void ${e.kind}`))}
    ${t.regions.map(e=>v(e,e.kind))}
    ${t.regions.map(e=>e.shipAt&&e.ship?s`<g class="ship" transform="translate(${e.shipAt}) scale(.86)">${x}</g>`:g)}
    ${t.regions.flatMap(e=>(e.harbours??[]).map(n=>s`<g transform="translate(${n.at}) scale(.88)">${y}</g>`))}
  </g>`}function rt(){let t=(n,r)=>h`<li><svg viewBox="-16 -10 32 20" aria-hidden="true">${n}</svg>${r}</li>`,e="M-14 0H14";return h`<ul class="legend" aria-label="Signs of the map">
    ${t(s`<path class="line land-red" d=${e}></path>`,"legions cross")}
    ${t(s`<path class="line sea-blue" d=${e}></path>`,"galleys cross")}
    ${t(s`<path class="line land-mixed under" d=${e}></path><path class="line land-mixed" d=${e}></path>`,"both cross")}
    ${t(s`<g transform="scale(1.6)">${y}</g>`,"harbour")}
    ${t(s`<g transform="translate(0 3)">${x}</g>`,"open sea, counts 2")}
  </ul>`}export{N as a,b,O as c,Q as d,Z as e,j as f,D as g,U as h,F as i,q as j,W as k,J as l,at as m,st as n,rt as o};

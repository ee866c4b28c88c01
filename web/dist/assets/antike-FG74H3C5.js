import{a as c,b as l,c as I,d,g as _,i as b,k as z,m,p as B,q as $,s as D,t as F}from"/assets/chunk-SGMNLLAK.js";import"/assets/chunk-VVCT3YM4.js";function U(t,e){let s=t.game.facts?.cards?.[e];return String(s?.text??"")}function G(t,e){return c`<span class="event"><b>${e}</b><span>${U(t,e)}</span></span>`}function q(t,e){return c`<section class="events" aria-label="Open event cards">
    <header><b>Event cards</b><small>${m(e.pile,"card")} in the pile, ${e.gone} played</small></header>
    <div class="event-row">
      ${e.open.map(s=>{let n=`card:pick:${s}`;return c`<button class="event-card ${$(t,n)}" data-thing=${n}>${G(t,s)}</button>`})}
      ${e.open.length===0?c`<small>none</small>`:d}
    </div>
  </section>`}function J(t,e){return c`<div class="hand" aria-label="Cards of ${e.title}">
    ${e.hand.map(s=>{let n=e.seat===t.me?`card:play:${s}`:`hand:${s}`;return c`<button class="hand-card ${$(t,n)}" data-thing=${n}>${s}<span class="unseen">: ${U(t,s)}</span></button>`})}
    ${e.hand.length===0?c`<small>no event cards</small>`:d}
  </div>`}function A(t){t.key!=="Enter"&&t.key!==" "||(t.preventDefault(),t.target.dispatchEvent(new MouseEvent("click",{bubbles:!0})))}var Q=["M0-4.6A4.6 4.6 0 1 1-.01-4.6Z","M-4-4H4V4H-4Z","M0-5 4.8 3.8H-4.8Z","M0-5.2 5.2 0 0 5.2-5.2 0Z","M-1.7-4.8H1.7V-1.7H4.8V1.7H1.7V4.8H-1.7V1.7H-4.8V-1.7H-1.7Z","M0-5.2 1.5-1.7 5.2-1.5 2.3 .9 3.3 4.7 0 2.5-3.3 4.7-2.3 .9-5.2-1.5-1.5-1.7Z"];function C(t){return l`<path class="sign" d=${Q[t]??Q[0]}></path>`}function x(t,e=""){return c`<svg class="badge-sign seat-${t} ${e}" viewBox="-9 -9 18 18" aria-hidden="true">
    <circle r="8" class="piece"></circle>${C(t)}
  </svg>`}var Ot="M-8.5-10Q0-12.5 8.5-10V2Q8 9.5 0 12.5Q-8 9.5-8.5 2Z",Bt="M-14 2.5H-9.5V-10.5Q0-13.5 9.5-10.5V2.5H11L15-3.5 15.5 2.5Q13 9.5 7 9.5H-8Q-13 9.5-14 2.5Z";function W(t,e,s,n){let a=t.kind==="legion",r=t.ready===0;return l`<g class="unit seat-${t.seat} ${t.kind} ${r?"":"ready"}"
    transform="translate(${e} ${s}) scale(${n})">
    <path class="piece" d=${a?Ot:Bt}></path>
    <g transform="translate(0 ${a?-.5:-4.5}) scale(${a?1.05:.95})">${C(t.seat)}</g>
    ${t.count>1?l`<g transform="translate(${a?7.5:10.5} 7)"><circle class="tally" r="7"></circle>
          <text class="tally-text" y="3.6">${t.count}</text></g>`:""}
  </g>`}var At=l`<path class="marble-stone" d="M-4.4-5.6h8.8v1.7h-8.8zM-3.4-3.6h6.8v6.8h-6.8zM-4.6 3.5h9.2v2h-9.2z"></path>
  <path class="marble-line" d="M-1.6-3.4v6.4M.2-3.4v6.4M2-3.4v6.4"></path>`,Nt=l`<path class="iron-mass" d="M-5.6-2.8h7.4c1.6 0 3 .2 4.2-.8v2c-1.2 1.6-3.2 1.8-4.4 2v1.6h1.8v2.2h-7.6v-2.2h1.8v-1.6c-1.8 0-3-1.4-3.2-3.2z"></path>`,jt=l`<path class="gold-bar" d="M-3.4-3.4h6.8L5.8 3.6H-5.8z"></path><path class="gold-line" d="M-2.6-1.2h5.2M-3.2 1h6.4"></path>`,Lt=l`<circle class="coin-face" r="5.2"></circle><circle class="coin-rim" r="3.7"></circle><path class="coin-mark" d="M-1.8 1.9 0-2.3 1.8 1.9M-1.1.5h2.2"></path>`,Et={marble:At,iron:Nt,gold:jt,coin:Lt};function T(t){return Et[t]??l``}function R(t){return c`<svg class="res ${t}" viewBox="-7 -7 14 14" aria-hidden="true"><circle class="res-disc" r="6.7"></circle>${T(t)}</svg>`}var tt=l`<path class="third gold" d="M0 0V-8A8 8 0 0 1 6.93 4Z"></path>
  <path class="third iron" d="M0 0 6.93 4A8 8 0 0 1-6.93 4Z"></path>
  <path class="third marble" d="M0 0-6.93 4A8 8 0 0 1 0-8Z"></path>`,et=l`<path class="temple-roof" d="M-8-1.5 0-7.5 8-1.5Z"></path>
  <path class="temple-base" d="M-6.6-1.5h13.2v7.5h-13.2z"></path>
  <path class="temple-line" d="M-8 6.2h16M-4.6-1v6.6M-1.55-1v6.6M1.55-1v6.6M4.6-1v6.6"></path>`,st=l`<path class="wall" d="M-15-15h6v4h5v-4h8v4h5v-4h6v30h-30z"></path>`;var Ht={mare_nostrum:()=>import("/assets/mare_nostrum-P25T56DY.js"),orient:()=>import("/assets/orient-IJQXC7WE.js"),casus_belli:()=>import("/assets/casus_belli-LH7XWHSG.js")},Z=new Map,N=t=>String(t).toLowerCase().replaceAll(" ","_");async function nt(t){let e=Ht[t];e&&!Z.has(t)&&Z.set(t,(await e()).default)}function at(t){let e=Z.get(t);if(!e)throw new Error(`The map ${t} was not fetched.`);return e}var It={},K=D(class extends F{constructor(){super(...arguments),this.ot=It}render(t,e){return e()}update(t,[e,s]){if(Array.isArray(e)){if(Array.isArray(this.ot)&&this.ot.length===e.length&&e.every((n,a)=>n===this.ot[a]))return I}else if(this.ot===e)return I;return this.ot=Array.isArray(e)?Array.from(e):e,this.render(e,s)}});var zt=6,Gt=4,rt=32;function it(t,e,s){let n=new Map;for(let{a:i,b:p}of e.borders)n.set(i,[...n.get(i)??[],p]),n.set(p,[...n.get(p)??[],i]);let a=new Map,r=Array(s).fill(0),o=i=>n.get(i.id)?.length??0;for(let i of[...t].sort((p,h)=>o(h)-o(p))){let p=new Set((n.get(i.id)??[]).map(f=>a.get(f))),h=r.map((f,k)=>k).filter(f=>!p.has(f)),g=(h.length?h:r.map((f,k)=>k)).sort((f,k)=>r[f]-r[k])[0];a.set(i.id,g),r[g]++}return a}var Jt=l`<defs>
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
</defs>`;function Zt(t){return(t.decor.compass??[]).map(e=>{let s=Array.from({length:rt},(n,a)=>{let r=a*2*Math.PI/rt;return`M${e.x} ${e.y}L${(e.x+1800*Math.cos(r)).toFixed(1)} ${(e.y+1800*Math.sin(r)).toFixed(1)}`});return l`<path class="rhumb" d=${s.join("")}></path>`})}function Kt(t,e){let s=it(e,t,Gt),n=t.decor.coast+t.decor.islands+e.map(a=>a.islandPath??"").join("");return l`<rect class="sea-base" width="100%" height="100%"></rect>
    ${t.void.filter(a=>a.kind==="sea").map(a=>l`<path class="void-sea" d=${a.path}></path>`)}
    ${e.map(a=>l`<path class="sea-${s.get(a.id)??0}" d=${a.path}></path>`)}
    ${Zt(t)}
    <path class="shore far" d=${n}></path><path class="shore mid" d=${n}></path>
    <path class="shore near" d=${n}></path>
    ${t.borders.filter(a=>a.sea).map(a=>l`<path class="line sea-${a.border}" d=${a.path}></path>`)}`}function Xt(t,e,s){let n=it(e,t,zt);return l`${t.void.filter(a=>a.kind==="land").map(a=>l`<path class="void-land" d=${a.path}></path><path fill="url(#am-hatch)" d=${a.path}></path>`)}
    ${e.map(a=>l`<clipPath id="am-${a.id}"><path clip-rule="evenodd" d=${a.path}></path></clipPath>
      <path class="fill-${n.get(a.id)??0}" d=${a.path}></path>
      <g clip-path="url(#am-${a.id})"><path class="wash-${n.get(a.id)??0}" filter="url(#am-soft)" d=${a.path}></path></g>`)}
    ${s.map(a=>a.islandPath?l`<path class="island" d=${a.islandPath}></path>`:d)}
    <path class="islet" d=${t.decor.islands}></path>`}function Yt(t){return l`<clipPath id="am-land"><path clip-rule="evenodd" d=${t.decor.coast}></path></clipPath>
    <g clip-path="url(#am-land)" class="rivers">
      ${t.decor.rivers.map(e=>l`<path d=${e.path} stroke-width=${e.w}></path>`)}
    </g>
    <g class="mountains">
      ${t.decor.mountains.map(([e,s,n])=>l`<use href="#am-mountain" transform="translate(${e} ${s}) scale(${n*.92})"></use>`)}
    </g>`}function Vt(t){let e=s=>l`<path class="strait ${s}" d=${t.straits.map(({from:n,to:a})=>`M${n}L${a}`).join("")}></path>`;return l`${t.borders.filter(s=>!s.sea).map(s=>l`<path class="line land-${s.border} under" d=${s.path}></path><path class="line land-${s.border}" d=${s.path}></path>`)}
    <path class="coast" d=${t.decor.coast}></path>
    ${e("under")}${e("red")}${e("blue")}`}function _t(t){return(t.decor.compass??[]).map(({x:e,y:s,r:n=34})=>{let a=Array.from({length:8},(r,o)=>{let i=n*(o%2?.62:.98);return l`<g transform="rotate(${o*45})"><path class="ray" d="M0 ${-i}L${n*.12} ${-n*.14}L0 0Z"></path>
        <path class="ray light" d="M0 ${-i}L${-n*.12} ${-n*.14}L0 0Z"></path></g>`});return l`<g class="compass" transform="translate(${e} ${s})"><circle r=${n}></circle><circle r=${n*.86}></circle>${a}</g>`})}function lt(t){let e=t.regions.filter(n=>n.kind==="land"),s=t.regions.filter(n=>n.kind==="sea");return c`<svg class="map-art" viewBox=${t.viewBox.join(" ")} aria-hidden="true">
    ${Jt} ${Kt(t,s)} ${Xt(t,e,s)} ${Yt(t)} ${Vt(t)} ${_t(t)}
    <rect class="paper" width="100%" height="100%" filter="url(#am-paper)"></rect>
    <rect width="100%" height="100%" fill="url(#am-edge)"></rect>
  </svg>`}function ot(t,e){let s=t.kind==="land",n=t.labelLines.map((a,r)=>{let o=t.labelSize*(s?.35:.3)+(r-(t.labelLines.length-1)/2)*t.labelSize*1.12;return l`<text x=${t.labelSpacing/2} y=${o}>${s?a.toUpperCase():a}</text>`});return l`<g class="name ${e}" font-size=${t.labelSize} letter-spacing=${t.labelSpacing}
    transform="translate(${t.label}) rotate(${t.labelAngle})">${n}</g>`}var ct=l`<path class="ship-hull" d="M-13 1.5C-9 6.5 8 6.8 11.5 1L14.5-3.6 12-3.4 9.4.4H-10.4C-12.6.2-13.4-1.6-15-4-15.4-1.6-14.6.4-13 1.5Z"></path>
  <path class="ship-sail" d="M-7.5-11Q0-8.6 7-11 4.8-6.2 6.2-2-.4-.4-7-2-5-6.4-7.5-11Z"></path>
  <path class="ship-oars" d="M-8 4.5l-3 3.6M-4.6 5l-3 3.8M-1.2 5.2l-3 3.8M2.2 5.2l-3 3.8M5.6 4.8l-3 3.6"></path>`,pt=l`<circle class="anchor-disc" r="4.6"></circle>
  <path class="anchor" d="M0-3v5.6M-1.5-1.2h3M-2.7.8c.3 2.4 5.1 2.4 5.4 0"></path>`;function dt(t){return l`<g class="names" aria-hidden="true">
    ${t.void.filter(e=>e.fit).map(e=>ot(e,`void ${e.kind}`))}
    ${t.regions.map(e=>ot(e,e.kind))}
    ${t.regions.map(e=>e.shipAt&&e.ship?l`<g class="ship" transform="translate(${e.shipAt}) scale(.86)">${ct}</g>`:d)}
    ${t.regions.flatMap(e=>(e.harbours??[]).map(s=>l`<g transform="translate(${s.at}) scale(.88)">${pt}</g>`))}
  </g>`}function ut(){let t=(s,n)=>c`<li><svg viewBox="-16 -10 32 20" aria-hidden="true">${s}</svg>${n}</li>`,e="M-14 0H14";return c`<ul class="legend" aria-label="Signs of the map">
    ${t(l`<path class="line land-red" d=${e}></path>`,"legions cross")}
    ${t(l`<path class="line sea-blue" d=${e}></path>`,"galleys cross")}
    ${t(l`<path class="line land-mixed under" d=${e}></path><path class="line land-mixed" d=${e}></path>`,"both cross")}
    ${t(l`<g transform="scale(1.6)">${pt}</g>`,"harbour")}
    ${t(l`<g transform="translate(0 3)">${ct}</g>`,"open sea, counts 2")}
  </ul>`}var mt=[21,22],Dt=.85,Ft=1.15,ht=27;function Ut(t){let{slots:e,city:s}=t.shape;if(!s)return e;let[n,a]=s.at,r=o=>Math.hypot(o[0]-n,o[1]-a)>ht&&!(t.temple&&Math.hypot(o[0]-n,o[1]-a+17)<ht);return[...e.filter(r),...e.filter(o=>!r(o))]}function $t(t){let e=Ut(t);if(t.groups.length<=e.length)return t.groups.map((r,o)=>({group:r,at:e[o],scale:Ft}));let s=Math.ceil(Math.sqrt(t.groups.length)),[n,a]=e[0];return t.groups.map((r,o)=>({group:r,at:[n+(o%s-(s-1)/2)*mt[0],a+Math.floor(o/s)*mt[1]],scale:Dt}))}function gt(t){return $t(t).find(({group:s})=>s.ready>0)?.at??t.shape.city?.at??t.shape.slots[0]}function X(t,e){let s=e.nations[t.owner],n=t.shape.city,a=t.groups.map(p=>`${m(p.count,p.kind)} of ${e.nations[p.seat].title}`),r=n?s?`${t.yields} city of ${s.title}${t.temple?" with a temple":""}${t.wall?" with a wall":""}, strength ${t.strength??"unknown"}`:t.temple?"neutral temple":`free city site${t.yields==="any"?"":` for ${t.yields}`}`:"",o=t.shape.kind==="sea"?t.shape.ship?"open sea":"sea":"land";return`${t.title===t.name?t.name:`${t.name}, ${t.title}`}: ${[o,r,B(a)].filter(Boolean).join("; ")}.`}function ft(t,e){let s=`to:${e.name}`;return t.lit.has(s)||t.picks.includes(s)?s:`region:${e.name}`}function qt(t,e,s){let n=ft(t,s),a=t.lit.has(n)||t.picks.includes(n);return l`<path class="region ${s.shape.kind} ${$(t,n)}" fill-rule="evenodd" d=${s.shape.path}
    data-thing=${n} data-at=${gt(s).join(" ")} role="button" tabindex=${a?0:-1}
    aria-label=${X(s,e)+(t.lit.has(n)?" Can be chosen.":"")}></path>`}function Qt(t){if(t.owner<0)return d;let{kind:e,path:s,islandPath:n,id:a}=t.shape;return e==="sea"?l`<path class="owned island seat-${t.owner}" d=${n??""}></path>`:l`<g class="owned seat-${t.owner}" clip-path="url(#am-${a})"><path fill-rule="evenodd" d=${s}></path></g>`}function Wt(t){let e=t.shape.city?.at;if(!e)return d;let s=t.owner>=0,n=t.yields==="any"?tt:T(t.yields);return l`<g class="city ${s?`seat-${t.owner}`:"free"}" transform="translate(${e})">
    ${t.wall?st:d}
    ${s?l`<rect class="piece" x="-12" y="-12" width="24" height="24" rx="3"></rect>`:d}
    <circle class="site ${t.yields}" r=${s?8.6:8}></circle>
    ${n}
    ${t.temple?l`<g class="temple ${s?"":"neutral"}" transform="translate(${s?"0 -17":"0 -14"})">
          <circle class="temple-disc" r="11.5"></circle><g transform="scale(1.05)">${et}</g></g>`:d}
  </g>`}function te(t){let e=t.shape.city;return e?l`<text class="city-name ${t.owner>=0?"owned-name":""}" x=${e.label.x} y=${e.label.y} text-anchor=${e.label.anchor}>${e.name}</text>`:d}function ee(t,e,s){return $t(s).map(({group:n,at:a,scale:r})=>{let o=`foe:${s.name}:${t.view.seats[n.seat]}`,i=W(n,a[0],a[1],r);return!t.lit.has(o)&&!t.picks.includes(o)?i:l`<g class="foe ${$(t,o)}" data-thing=${o} data-at=${a.join(" ")} role="button" tabindex="0"
      aria-label="Attack ${e.nations[n.seat].title} in ${s.name}"><circle class="aim" cx=${a[0]} cy=${a[1]} r="17"></circle>${i}</g>`})}function se(t,e){let s=ft(t,e),n=t.picks.includes(s);if(!n&&!t.lit.has(s)&&!t.hinted.has(s))return d;let[a,r]=gt(e),o=n?"picked":t.hinted.has(s)?"hinted":"";return l`<circle class="mark ${o}" cx=${a} cy=${r} r="19"></circle>`}function ne(t,e,s){let n=e.places.filter(r=>t.view.seats[r.owner]===t.me).map(r=>r.shape.city?.at??r.shape.slots[0]),a=r=>n.length?n.reduce((o,i)=>o+i[r],0)/n.length/s.viewBox[2+r]:.5;return`${a(0).toFixed(2)} ${a(1).toFixed(2)}`}function bt(t,e){let{map:s}=e;return c`<div class="map-frame">
    <div class="map" data-zoom data-focus=${ne(t,e,s)}>
      ${K([s],()=>lt(s))}
      <svg class="map-live" viewBox=${s.viewBox.join(" ")} role="group" aria-label="Map" @keydown=${A}>
        ${e.places.map(Qt)} ${e.places.map(n=>qt(t,e,n))}
        ${K([s],()=>dt(s))}
        <g class="pieces">
          ${e.places.map(n=>se(t,n))} ${e.places.map(Wt)} ${e.places.map(te)}
          ${e.places.map(n=>ee(t,e,n))}
        </g>
      </svg>
    </div>
  </div>`}var j=["marble","iron","gold","coin"],Y=["legion","galley"],u=(t,e)=>t&&typeof t=="object"?t[e]:void 0,y=t=>typeof t=="number"?t:0,V=t=>t&&typeof t=="object"&&!Array.isArray(t)?t:{},w=t=>Object.fromEntries(Object.entries(V(t)).map(([e,s])=>[e,y(s)])),wt=t=>Object.entries(w(t)).flatMap(([e,s])=>Array(s).fill(e)),yt=t=>Object.values(w(t)).reduce((e,s)=>e+s,0);function ae(t){let e=t.view.state.flow;return Array.isArray(e)?String(e[e.length-1]??""):""}function re(t,e){let{seats:s,state:n}=t.view,a=Object.values(n.marching??{});return s.flatMap((r,o)=>Y.map(i=>({seat:o,kind:i,count:y(u(u(u(n.units,r),i),e)),ready:r===n.active?a.reduce((p,h)=>p+y(u(u(h,i),e)),0):0})).filter(i=>i.count>0))}function oe(t,e){let{state:s,extra:n,seats:a}=t.view,r=V(u(u(t.game.facts,"maps"),e.id)),o=new Map(e.regions.map(i=>[i.id,i]));return Object.entries(r).map(([i,p])=>({name:i,title:String(u(p,"title")??i),shape:o.get(String(u(p,"id"))),owner:a.indexOf(String(u(s.city,i)??"")),yields:String(u(s.yields,i)??u(p,"city")??""),temple:u(s.temple,i)===!0,wall:u(s.wall,i)===!0,strength:u(n?.strength,i)??null,groups:re(t,i)}))}function ie(t,e,s,n){let{state:a,extra:r,titles:o,to_act:i,over:p}=t.view,h=e.filter(g=>g.owner===n);return{index:n,seat:s,title:o[s]??s,space:String(u(a.space,s)??""),stock:w(u(a.stock,s)),known:V(u(a.known,s)),personages:w(u(a.personage,s)),points:y(u(r?.points,s)),cities:h.length,temples:h.filter(g=>g.temple).length,box:w(u(a.box,s)),walls:y(u(a.walls,s)),hand:wt(u(a.hand,s)),isActive:a.active===s,acts:i.includes(s)&&!p}}var P=null;function M(t){if(P&&P.key===t.view&&P.game===t.game)return P.position;let{state:e,extra:s,seats:n}=t.view,a=at(N(e.map)),r=oe(t,a),o={map:a,isCasus:t.game.id==="casus-belli",phase:ae(t),turn:y(e.turn),goal:y(s?.goal),bellona:n.indexOf(String(e.bellona??"")),places:r,nations:n.map((i,p)=>ie(t,r,i,p)),steps:w(s?.steps),prices:w(s?.prices),stacks:w(s?.stacks),open:wt(e.open),pile:yt(e.deck),gone:yt(e.discard),bank:{coins:y(s?.bank_coins),temples:y(s?.bank_temples)},front:String(e.front??"")};return P={key:t.view,game:t.game,position:o},o}var le={King:"laurel-crown",General:"crested-helmet",Citizen:"roman-toga",Scholar:"philosopher-bust",Navigator:"trireme",Mercatura:"scales",Commercium:"amphora",Metallum:"mining",Moneta:"two-coins",Regnum:"watchtower","Res Publica":"public-speaker",Strata:"stone-path",Navigatio:"compass"},L=t=>b(le[t]??"scroll-unfurled"),ce=matchMedia("(max-width: 999px)");function kt(t,e){let s=t.game.facts,n=s?.knowhow?.[e];return{...n,text:String(n?.text??s?.personages?.[e]??"")}}function xt(t,e){let{first:s,later:n,needs:a,text:r}=kt(t,e);return c`<b>${e}</b><p>${r}</p>
    <p>The first pays ${s} gold, later nations ${n}.${a?` Needs ${a}.`:""}</p>`}function pe(t,e,s){let n=`stock:${e.seat}:${s}`,a=e.stock[s]??0,r=c`${R(s)}<b>${a}</b><span class="unseen">${s}</span>`;return!t.lit.has(n)&&!t.picks.includes(n)?c`<span class="stock ${a?"":"none"}">${r}</span>`:c`<button class="stock ${$(t,n)}" data-thing=${n}>${r}</button>`}function de(t){return Object.keys(t.known).filter(e=>t.known[e]!=="no").map(e=>{let s=t.known[e]==="new";return c`<span class="know ${s?"new":""}" title=${e}>${L(e)}
        <span class="unseen">${e}${s?", from the next turn on":""}</span></span>`})}function ue(t){return Object.entries(t.personages).filter(([,e])=>e>0).map(([e,s])=>c`<span class="person" title=${e}>${L(e)}<b>${s}</b>
      <span class="unseen">${e}</span></span>`)}function me(t,e){return c`<span class="box" title="Recruitment box and town walls in supply">
    ${Y.map(s=>{let n=`box:${e.seat}:${s}`,a=c`${b(s==="legion"?"roman-shield":"trireme")}<b>${e.box[s]??0}</b><span class="unseen">${s} in the box</span>`;return t.lit.has(n)?c`<button class="stock ${$(t,n)}" data-thing=${n}>${a}</button>`:c`<span class="stock ${e.box[s]?"":"none"}">${a}</span>`})}
    <span class="stock ${e.walls?"":"none"}">${b("stone-wall")}<b>${e.walls}</b><span class="unseen">walls in supply</span></span>
  </span>`}function E(t,e,s,n=d){return c`<section class="nation seat-${s.index} ${s.acts?"acts":""} ${s.seat===t.snap.you?"mine":""}" aria-label=${s.title}>
    <header>
      ${x(s.index)}
      <span class="nation-name"><b>${s.title}</b>${s.seat===t.snap.you?c`<small>you</small>`:d}</span>
      ${e.bellona===s.index?c`<span class="bellona" title="Bellona">${b("zeus-sword")}<span class="unseen">has Bellona</span></span>`:d}
      <span class="points" title="Personages">${b("laurels")}<b>${s.points}</b><small>/${e.goal}</small></span>
    </header>
    <div class="stocks">${j.map(a=>pe(t,s,a))} ${e.isCasus?me(t,s):d}</div>
    <div class="marks">
      <span class="built" title="Cities and temples">${b("triple-gate")}<b>${s.cities}</b><span class="unseen">cities</span>
        ${b("greek-temple")}<b>${s.temples}</b><span class="unseen">temples</span></span>
      ${ue(s)} ${de(s)}
    </div>
    ${n}
  </section>`}function vt(t){return c`${t.nations.map(e=>c`<th scope="col">${x(e.index)}<span class="unseen">${e.title}</span></th>`)}`}function he(t,e,s){let n=`know:${s}`,a=t.lit.has(n);return c`<tr>
    <th scope="row">
      <button class="know-name ${$(t,n)}" data-thing=${n} >
        ${L(s)}<span>${s}</span>
        <span class="know-price">${e.prices[s]}${R("gold")}</span>
        <span class="unseen">gold${a?", can be learned":""}</span>
      </button>
    </th>
    ${e.nations.map(r=>{let o=r.known[s],i=o&&o!=="no";return c`<td class=${i?"has":""}>${i?x(r.index,o==="new"?"new":""):c`<span class="dash">·</span>`}
        <span class="unseen">${i?"known":"no"}</span></td>`})}
  </tr>`}function Mt(t,e){let s=t.playing&&Object.keys(e.prices).some(n=>t.lit.has(`know:${n}`));return c`<details class="tablet ${s?"asked":""}" ?open=${s||ce.matches}>
    <summary>${b("scroll-unfurled")}<span>Know-how and personages</span></summary>
    <div class="tablet-body">
      <table class="know-table">
        <thead><tr><th scope="col">Know-how</th>${vt(e)}</tr></thead>
        <tbody>${Object.keys(e.prices).map(n=>he(t,e,n))}</tbody>
      </table>
      <table class="people-table">
        <thead><tr><th scope="col">Personages</th><th scope="col">left</th>${vt(e)}</tr></thead>
        <tbody>
          ${Object.entries(e.stacks).map(([n,a])=>c`<tr>
              <th scope="row"><span class="person-name">${L(n)}<span>${n}</span><small>${kt(t,n).text}</small></span></th>
              <td class="left">${a}</td>
              ${e.nations.map(r=>c`<td class=${r.personages[n]?"has":""}>${r.personages[n]||c`<span class="dash">·</span>`}</td>`)}
            </tr>`)}
        </tbody>
      </table>
      <p class="bank">Bank: ${m(e.bank.coins,"coin")}, ${m(e.bank.temples,"temple")}.</p>
      ${ut()}
    </div>
  </details>`}var $e=/^(no|\d+) (legion|galley)s?/,ge=["temple","wall","arm","conquer","raze","found","shake","desert"];function Rt(t){let[,e,s]=t.match($e);return{row:s==="legion"?"Legions":"Galleys",word:e}}function fe(t,e,s){let a=M(s).places.find(p=>p.name===t),r=s.view.seats.indexOf(s.me),o=a?.groups.filter(p=>p.seat===r).reduce((p,h)=>p+h.count,0)??0;return`${e==="conquer"?"Conquer":"Destroy the temple of"} ${t}: you lose ${a?.strength??"?"} of ${m(o,"unit")}`}function St(t,e){let s=t.args[0]?.word??"",n=t.args[t.args.length-1]?.word??"",a=(r,o=[],i={})=>({act:t,things:r,also:o,...i});switch(t.verb){case"go":return a([`space:${s}`]);case"learn":return a([`know:${s}`]);case"play":case"pick":return a([`card:${t.verb}:${s}`]);case"move":return a([`region:${t.args[1].word}`,`to:${n}`],[],Rt(s));case"attack":return a([`foe:${t.args[1].word}:${n}`],[`region:${t.args[1].word}`],Rt(s));case"conquer":case"raze":return a([`region:${n}`],[],{ask:fe(n,t.verb,e)});case"arm":case"found":case"desert":return a([`region:${n}`],[],{row:z(t.verb),word:s});case"swap":return a([`stock:${e.me}:${s}`],[],{row:`${z(s)} for`,word:n});case"spend":case"give":case"take":return a([],[`stock:${e.me}:${s}`]);case"recruit":return a([],[`box:${e.me}:${s}`]);default:return a(ge.includes(t.verb)?[`region:${n}`]:[])}}var be={templum:["temple","wall"],militia:["arm legion","arm galley"],conquest:["conquer","raze"],earthquake:["shake"],masons:["wall"],storm:["desert galley"],desertion:["desert legion","desert galley"],mercenaries:["arm legion","arm galley"]};function Ct(t,e){let s=M(e),[n,...a]=t.split(":"),r=a[a.length-1];if(n==="space")return[`go ${r}`];if(n==="know")return[`learn ${r}`];if(n==="card")return[`${a[0]} ${r}`];if(n!=="region"&&n!=="to")return[];let o=e.picks.find(i=>i.startsWith("region:"))?.slice(7);if(s.phase==="movere"&&o)return[`move 1 legion ${o} ${r}`,`move 1 galley ${o} ${r}`];if(s.phase==="movere"){let i=s.places.find(p=>p.name!==r)?.name??r;return[`move 1 legion ${r} ${i}`]}if(s.phase==="founding"){let i=s.places.find(p=>p.name===r)?.yields;return[`found ${!i||i==="any"?"marble":i} ${r}`]}return(be[s.phase]??[]).map(i=>`${i} ${r}`)}var S=40,O=106,ye=51,we=360,ve={Templum:"greek-temple",Movere:"spears",Duellum:"crossed-swords",Militia:"centurion-helmet",Scientia:"scroll-unfurled"},Tt={Ferrum:"iron",Marmor:"marble",Aurum:"gold"};function ke(t){return Tt[t]?l`<g transform="translate(0 -7) scale(1.45)">${T(Tt[t])}</g>`:l`<g class="space-icon" transform="translate(-9 -15) scale(.0352)"><path d=${_[ve[t]]??""}></path></g>`}var v=(t,e)=>{let s=t*Math.PI/180;return`${(e*Math.sin(s)).toFixed(2)} ${(-e*Math.cos(s)).toFixed(2)}`};function xe(t,e){return`M${v(t,S)}L${v(t,O)}A${O} ${O} 0 0 1 ${v(e,O)}L${v(e,S)}A${S} ${S} 0 0 0 ${v(t,S)}Z`}var Me=t=>t<0?"out of reach":t===0?"free":`costs ${m(t,"resource")}`;function Re(t,e){let s=Math.cos(e*Math.PI/180)>.1?4:-5;return t.map((n,a)=>{let r=e+(a-(t.length-1)/2)*14;return l`<g class="token seat-${n.index} ${n.isActive?"active":""}" transform="translate(${v(r,ye)}) translate(0 ${s})">
      <circle class="piece" r="7.5"></circle><g transform="scale(.9)">${C(n.index)}</g></g>`})}function Se(t,e){return t<=0?d:l`<g class="price" transform="translate(${v(e,O+1)})"><circle r="9.5"></circle>
    <text y="4">+${t}</text></g>`}function Ce(t,e,s,n,a){let r=`space:${s}`,o=e.steps[s]??0,i=n*a,[p,h]=s.split(" "),g=e.nations.filter(H=>H.space===s),f=t.lit.has(r),k=`${s}: ${Me(o)}${g.length?`. Here: ${g.map(H=>H.title).join(", ")}`:""}`;return l`<g class="space ${$(t,r)} ${o<0?"far":""} kind-${p.toLowerCase()}" data-thing=${r}
    role="button" tabindex=${f?0:-1} aria-label=${k}>
    <path class="slice" d=${xe(i-a/2,i+a/2)}></path>
    <g transform="translate(${v(i,79)})">
      ${ke(p)}
      <text class="space-name" y="12">${p}${h?` ${h}`:""}</text>
    </g>
  </g>`}function Pt(t,e){let s=Object.keys(e.steps),n=we/Math.max(1,s.length),a=e.nations.filter(o=>!o.space),r=t.playing&&s.some(o=>t.lit.has(`space:${o}`));return c`<section class="rondel ${r?"asked":""}" aria-label="Rondel">
    <svg viewBox="-118 -118 236 236" role="group" aria-label="Rondel" @keydown=${A}>
      <circle class="rim" r="112"></circle>
      ${s.map((o,i)=>Ce(t,e,o,i,n))}
      <circle class="hub" r=${S}></circle>
      <g aria-hidden="true" class="rondel-over">
        ${s.map((o,i)=>Re(e.nations.filter(p=>p.space===o),i*n))}
        ${r?s.map((o,i)=>Se(e.steps[o]??0,i*n)):d}
        <text class="turn" y=${a.length?-14:-2}>Turn</text>
        <text class="turn-number" y=${a.length?6:20}>${e.turn}</text>
        ${a.map((o,i)=>l`<g class="token small seat-${o.index} ${o.isActive?"active":""}" transform="translate(${(i-(a.length-1)/2)*11} 22) scale(.62)">
          <circle class="piece" r="7.5"></circle>${C(o.index)}</g>`)}
      </g>
    </svg>
  </section>`}function Te(t){let e=M(t),[s,n]=e.nations;return c`<div class="antike ${e.isCasus?"casus":"antike2"} map-${e.map.id}">
    ${bt(t,e)} ${Pt(t,e)} ${Mt(t,e)}
    <div class="nations of-${e.nations.length}">
      ${e.isCasus?c`${E(t,e,s,J(t,s))} ${q(t,e)} ${E(t,e,n,J(t,n))}`:e.nations.map(a=>E(t,e,a))}
    </div>
  </div>`}function Pe(t,e){let s=j.map(r=>`${e.stock[r]??0} ${r}`).join(", "),n=Object.keys(e.known).filter(r=>e.known[r]!=="no"),a=e.hand.length?` Cards: ${e.hand.join(", ")}.`:"";return`${e.title} has ${e.points} of ${t.goal} personages, ${s}, ${m(e.cities,"city","cities")}, ${m(e.temples,"temple")}. On ${e.space||"no space"} of the rondel. Know-how: ${B(n)||"none"}.${a}`}function Oe(t){let e=M(t),s=e.places.filter(n=>n.owner>=0||n.temple||n.groups.length>0);return[...e.nations.map(n=>Pe(e,n)),`Left: ${Object.entries(e.stacks).map(([n,a])=>m(a,n)).join(", ")}.`,...e.isCasus?[`Open event cards: ${e.open.join(", ")||"none"}.`]:[],...s.map(n=>X(n,e))]}function Be(t,e){let s=t.nations[e.owner];return c`<div class="antike look-place">
    <b>${e.name}</b>${e.title!==e.name?c`<i>${e.title}</i>`:d}
    ${s?c`<p>${x(e.owner)} City of ${s.title} ${R(e.yields)}</p>`:e.shape.city?c`<p>${e.temple?"Neutral temple":"Free city site"}
            ${e.yields==="any"?"(the founder chooses)":R(e.yields)}</p>`:d}
    ${e.strength!==null?c`<p>Strength <b>${e.strength}</b>${e.temple?" · temple":""}${e.wall?" · wall":""}</p>`:d}
    ${e.groups.map(n=>c`<p>${x(n.seat)} ${m(n.count,n.kind)}${n.ready?c` <small>(${n.ready} can move)</small>`:d}</p>`)}
    ${e.shape.kind==="sea"?c`<p>${e.shape.ship?"Open sea: counts two for Navigators":"Sea: counts one for Navigators"}</p>`:d}
  </div>`}function Ae(t,e){let[s,...n]=t.split(":"),a=n[n.length-1];if(s==="card"||s==="hand")return c`<div class="antike look-event">${G(e,a)}</div>`;if(s==="know")return c`<div class="antike look-place">${xt(e,a)}</div>`;if(s!=="region"&&s!=="to")return null;let r=M(e),o=r.places.find(i=>i.name===a);return o?Be(r,o):null}var Os={complete:!0,prepare:t=>nt(N(t.view.state.map)),option:St,wishes:Ct,draw:Te,say:Oe,look:Ae};export{Os as antike};

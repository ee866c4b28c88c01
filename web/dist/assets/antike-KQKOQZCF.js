import{a as c,b as l,c as H,d,g as _,h as b,j as z,l as h,o as B,p as $,r as D,s as F}from"/assets/chunk-ZUOV6GSL.js";function U(t,e){let n=t.game.facts?.cards?.[e];return String(n?.text??"")}function G(t,e){return c`<span class="event"><b>${e}</b><span>${U(t,e)}</span></span>`}function q(t,e){return c`<section class="events" aria-label="Open event cards">
    <header><b>Event cards</b><small>${h(e.pile,"card")} in the pile, ${e.gone} played</small></header>
    <div class="event-row">
      ${e.open.map(n=>{let s=`card:pick:${n}`;return c`<button class="event-card ${$(t,s)}" data-thing=${s}>${G(t,n)}</button>`})}
      ${e.open.length===0?c`<small>none</small>`:d}
    </div>
  </section>`}function J(t,e){return c`<div class="hand" aria-label="Cards of ${e.title}">
    ${e.hand.map(n=>{let s=e.seat===t.me?`card:play:${n}`:`hand:${n}`;return c`<button class="hand-card ${$(t,s)}" data-thing=${s}>${n}<span class="unseen">: ${U(t,n)}</span></button>`})}
    ${e.hand.length===0?c`<small>no event cards</small>`:d}
  </div>`}function A(t){t.key!=="Enter"&&t.key!==" "||(t.preventDefault(),t.target.dispatchEvent(new MouseEvent("click",{bubbles:!0})))}var Q=["M0-4.6A4.6 4.6 0 1 1-.01-4.6Z","M-4-4H4V4H-4Z","M0-5 4.8 3.8H-4.8Z","M0-5.2 5.2 0 0 5.2-5.2 0Z","M-1.7-4.8H1.7V-1.7H4.8V1.7H1.7V4.8H-1.7V1.7H-4.8V-1.7H-1.7Z","M0-5.2 1.5-1.7 5.2-1.5 2.3 .9 3.3 4.7 0 2.5-3.3 4.7-2.3 .9-5.2-1.5-1.5-1.7Z"];function C(t){return l`<path class="sign" d=${Q[t]??Q[0]}></path>`}function M(t,e=""){return c`<svg class="badge-sign seat-${t} ${e}" viewBox="-9 -9 18 18" aria-hidden="true">
    <circle r="8" class="piece"></circle>${C(t)}
  </svg>`}var Bt="M-8.5-10Q0-12.5 8.5-10V2Q8 9.5 0 12.5Q-8 9.5-8.5 2Z",At="M-14 2.5H-9.5V-10.5Q0-13.5 9.5-10.5V2.5H11L15-3.5 15.5 2.5Q13 9.5 7 9.5H-8Q-13 9.5-14 2.5Z";function W(t,e,n,s){let a=t.kind==="legion",r=t.ready===0;return l`<g class="unit seat-${t.seat} ${t.kind} ${r?"":"ready"}"
    transform="translate(${e} ${n}) scale(${s})">
    <path class="piece" d=${a?Bt:At}></path>
    <g transform="translate(0 ${a?-.5:-4.5}) scale(${a?1.05:.95})">${C(t.seat)}</g>
    ${t.count>1?l`<g transform="translate(${a?7.5:10.5} 7)"><circle class="tally" r="7"></circle>
          <text class="tally-text" y="3.6">${t.count}</text></g>`:""}
  </g>`}var Nt=l`<path class="marble-stone" d="M-4.4-5.6h8.8v1.7h-8.8zM-3.4-3.6h6.8v6.8h-6.8zM-4.6 3.5h9.2v2h-9.2z"></path>
  <path class="marble-line" d="M-1.6-3.4v6.4M.2-3.4v6.4M2-3.4v6.4"></path>`,jt=l`<path class="iron-mass" d="M-5.6-2.8h7.4c1.6 0 3 .2 4.2-.8v2c-1.2 1.6-3.2 1.8-4.4 2v1.6h1.8v2.2h-7.6v-2.2h1.8v-1.6c-1.8 0-3-1.4-3.2-3.2z"></path>`,Lt=l`<path class="gold-bar" d="M-3.4-3.4h6.8L5.8 3.6H-5.8z"></path><path class="gold-line" d="M-2.6-1.2h5.2M-3.2 1h6.4"></path>`,Et=l`<circle class="coin-face" r="5.2"></circle><circle class="coin-rim" r="3.7"></circle><path class="coin-mark" d="M-1.8 1.9 0-2.3 1.8 1.9M-1.1.5h2.2"></path>`,It={marble:Nt,iron:jt,gold:Lt,coin:Et};function P(t){return It[t]??l``}function R(t){return c`<svg class="res ${t}" viewBox="-7 -7 14 14" aria-hidden="true"><circle class="res-disc" r="6.7"></circle>${P(t)}</svg>`}var tt=l`<path class="third gold" d="M0 0V-8A8 8 0 0 1 6.93 4Z"></path>
  <path class="third iron" d="M0 0 6.93 4A8 8 0 0 1-6.93 4Z"></path>
  <path class="third marble" d="M0 0-6.93 4A8 8 0 0 1 0-8Z"></path>`,et=l`<path class="temple-roof" d="M-8-1.5 0-7.5 8-1.5Z"></path>
  <path class="temple-base" d="M-6.6-1.5h13.2v7.5h-13.2z"></path>
  <path class="temple-line" d="M-8 6.2h16M-4.6-1v6.6M-1.55-1v6.6M1.55-1v6.6M4.6-1v6.6"></path>`,nt=l`<path class="wall" d="M-15-15h6v4h5v-4h8v4h5v-4h6v30h-30z"></path>`;var Ht={mare_nostrum:()=>import("/assets/mare_nostrum-OF72ZCKE.js"),orient:()=>import("/assets/orient-KFPWDVWP.js"),casus_belli:()=>import("/assets/casus_belli-BLVDETJ2.js")},Z=new Map,N=t=>String(t).toLowerCase().replaceAll(" ","_");async function st(t){let e=Ht[t];e&&!Z.has(t)&&Z.set(t,(await e()).default)}function at(t){let e=Z.get(t);if(!e)throw new Error(`The map ${t} was not fetched.`);return e}var zt={},K=D(class extends F{constructor(){super(...arguments),this.ot=zt}render(t,e){return e()}update(t,[e,n]){if(Array.isArray(e)){if(Array.isArray(this.ot)&&this.ot.length===e.length&&e.every((s,a)=>s===this.ot[a]))return H}else if(this.ot===e)return H;return this.ot=Array.isArray(e)?Array.from(e):e,this.render(e,n)}});var Gt=6,Jt=4,rt=32;function it(t,e,n){let s=new Map;for(let{a:i,b:p}of e.borders)s.set(i,[...s.get(i)??[],p]),s.set(p,[...s.get(p)??[],i]);let a=new Map,r=Array(n).fill(0),o=i=>s.get(i.id)?.length??0;for(let i of[...t].sort((p,m)=>o(m)-o(p))){let p=new Set((s.get(i.id)??[]).map(f=>a.get(f))),m=r.map((f,x)=>x).filter(f=>!p.has(f)),g=(m.length?m:r.map((f,x)=>x)).sort((f,x)=>r[f]-r[x])[0];a.set(i.id,g),r[g]++}return a}var Zt=l`<defs>
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
</defs>`;function Kt(t){return(t.decor.compass??[]).map(e=>{let n=Array.from({length:rt},(s,a)=>{let r=a*2*Math.PI/rt;return`M${e.x} ${e.y}L${(e.x+1800*Math.cos(r)).toFixed(1)} ${(e.y+1800*Math.sin(r)).toFixed(1)}`});return l`<path class="rhumb" d=${n.join("")}></path>`})}function Xt(t,e){let n=it(e,t,Jt),s=t.decor.coast+t.decor.islands+e.map(a=>a.islandPath??"").join("");return l`<rect class="sea-base" width="100%" height="100%"></rect>
    ${t.void.filter(a=>a.kind==="sea").map(a=>l`<path class="void-sea" d=${a.path}></path>`)}
    ${e.map(a=>l`<path class="sea-${n.get(a.id)??0}" d=${a.path}></path>`)}
    ${Kt(t)}
    <path class="shore far" d=${s}></path><path class="shore mid" d=${s}></path>
    <path class="shore near" d=${s}></path>
    ${t.borders.filter(a=>a.sea).map(a=>l`<path class="line sea-${a.border}" d=${a.path}></path>`)}`}function Yt(t,e,n){let s=it(e,t,Gt);return l`${t.void.filter(a=>a.kind==="land").map(a=>l`<path class="void-land" d=${a.path}></path><path fill="url(#am-hatch)" d=${a.path}></path>`)}
    ${e.map(a=>l`<clipPath id="am-${a.id}"><path clip-rule="evenodd" d=${a.path}></path></clipPath>
      <path class="fill-${s.get(a.id)??0}" d=${a.path}></path>
      <g clip-path="url(#am-${a.id})"><path class="wash-${s.get(a.id)??0}" filter="url(#am-soft)" d=${a.path}></path></g>`)}
    ${n.map(a=>a.islandPath?l`<path class="island" d=${a.islandPath}></path>`:d)}
    <path class="islet" d=${t.decor.islands}></path>`}function Vt(t){return l`<clipPath id="am-land"><path clip-rule="evenodd" d=${t.decor.coast}></path></clipPath>
    <g clip-path="url(#am-land)" class="rivers">
      ${t.decor.rivers.map(e=>l`<path d=${e.path} stroke-width=${e.w}></path>`)}
    </g>
    <g class="mountains">
      ${t.decor.mountains.map(([e,n,s])=>l`<use href="#am-mountain" transform="translate(${e} ${n}) scale(${s*.92})"></use>`)}
    </g>`}function _t(t){let e=n=>l`<path class="strait ${n}" d=${t.straits.map(({from:s,to:a})=>`M${s}L${a}`).join("")}></path>`;return l`${t.borders.filter(n=>!n.sea).map(n=>l`<path class="line land-${n.border} under" d=${n.path}></path><path class="line land-${n.border}" d=${n.path}></path>`)}
    <path class="coast" d=${t.decor.coast}></path>
    ${e("under")}${e("red")}${e("blue")}`}function Dt(t){return(t.decor.compass??[]).map(({x:e,y:n,r:s=34})=>{let a=Array.from({length:8},(r,o)=>{let i=s*(o%2?.62:.98);return l`<g transform="rotate(${o*45})"><path class="ray" d="M0 ${-i}L${s*.12} ${-s*.14}L0 0Z"></path>
        <path class="ray light" d="M0 ${-i}L${-s*.12} ${-s*.14}L0 0Z"></path></g>`});return l`<g class="compass" transform="translate(${e} ${n})"><circle r=${s}></circle><circle r=${s*.86}></circle>${a}</g>`})}function lt(t){let e=t.regions.filter(s=>s.kind==="land"),n=t.regions.filter(s=>s.kind==="sea");return c`<svg class="map-art" viewBox=${t.viewBox.join(" ")} aria-hidden="true">
    ${Zt} ${Xt(t,n)} ${Yt(t,e,n)} ${Vt(t)} ${_t(t)} ${Dt(t)}
    <rect class="paper" width="100%" height="100%" filter="url(#am-paper)"></rect>
    <rect width="100%" height="100%" fill="url(#am-edge)"></rect>
  </svg>`}function ot(t,e){let n=t.kind==="land",s=t.labelLines.map((a,r)=>{let o=t.labelSize*(n?.35:.3)+(r-(t.labelLines.length-1)/2)*t.labelSize*1.12;return l`<text x=${t.labelSpacing/2} y=${o}>${n?a.toUpperCase():a}</text>`});return l`<g class="name ${e}" font-size=${t.labelSize} letter-spacing=${t.labelSpacing}
    transform="translate(${t.label}) rotate(${t.labelAngle})">${s}</g>`}var ct=l`<path class="ship-hull" d="M-13 1.5C-9 6.5 8 6.8 11.5 1L14.5-3.6 12-3.4 9.4.4H-10.4C-12.6.2-13.4-1.6-15-4-15.4-1.6-14.6.4-13 1.5Z"></path>
  <path class="ship-sail" d="M-7.5-11Q0-8.6 7-11 4.8-6.2 6.2-2-.4-.4-7-2-5-6.4-7.5-11Z"></path>
  <path class="ship-oars" d="M-8 4.5l-3 3.6M-4.6 5l-3 3.8M-1.2 5.2l-3 3.8M2.2 5.2l-3 3.8M5.6 4.8l-3 3.6"></path>`,pt=l`<circle class="anchor-disc" r="4.6"></circle>
  <path class="anchor" d="M0-3v5.6M-1.5-1.2h3M-2.7.8c.3 2.4 5.1 2.4 5.4 0"></path>`;function dt(t){return l`<g class="names" aria-hidden="true">
    ${t.void.filter(e=>e.fit).map(e=>ot(e,`void ${e.kind}`))}
    ${t.regions.map(e=>ot(e,e.kind))}
    ${t.regions.map(e=>e.shipAt&&e.ship?l`<g class="ship" transform="translate(${e.shipAt}) scale(.86)">${ct}</g>`:d)}
    ${t.regions.flatMap(e=>(e.harbours??[]).map(n=>l`<g transform="translate(${n.at}) scale(.88)">${pt}</g>`))}
  </g>`}function ut(){let t=(n,s)=>c`<li><svg viewBox="-16 -10 32 20" aria-hidden="true">${n}</svg>${s}</li>`,e="M-14 0H14";return c`<ul class="legend" aria-label="Signs of the map">
    ${t(l`<path class="line land-red" d=${e}></path>`,"legions cross")}
    ${t(l`<path class="line sea-blue" d=${e}></path>`,"galleys cross")}
    ${t(l`<path class="line land-mixed under" d=${e}></path><path class="line land-mixed" d=${e}></path>`,"both cross")}
    ${t(l`<g transform="scale(1.6)">${pt}</g>`,"harbour")}
    ${t(l`<g transform="translate(0 3)">${ct}</g>`,"open sea, counts 2")}
  </ul>`}var mt=[21,22],Ft=.85,Ut=1.15,ht=27;function qt(t){let{slots:e,city:n}=t.shape;if(!n)return e;let[s,a]=n.at,r=o=>Math.hypot(o[0]-s,o[1]-a)>ht&&!(t.temple&&Math.hypot(o[0]-s,o[1]-a+17)<ht);return[...e.filter(r),...e.filter(o=>!r(o))]}function $t(t){let e=qt(t);if(t.groups.length<=e.length)return t.groups.map((r,o)=>({group:r,at:e[o],scale:Ut}));let n=Math.ceil(Math.sqrt(t.groups.length)),[s,a]=e[0];return t.groups.map((r,o)=>({group:r,at:[s+(o%n-(n-1)/2)*mt[0],a+Math.floor(o/n)*mt[1]],scale:Ft}))}function gt(t){return $t(t).find(({group:n})=>n.ready>0)?.at??t.shape.city?.at??t.shape.slots[0]}function X(t,e){let n=e.nations[t.owner],s=t.shape.city,a=t.groups.map(p=>`${h(p.count,p.kind)} of ${e.nations[p.seat].title}`),r=s?n?`${t.yields} city of ${n.title}${t.temple?" with a temple":""}${t.wall?" with a wall":""}, strength ${t.strength??"unknown"}`:t.temple?"neutral temple":`free city site${t.yields==="any"?"":` for ${t.yields}`}`:"",o=t.shape.kind==="sea"?t.shape.ship?"open sea":"sea":"land";return`${t.title===t.name?t.name:`${t.name}, ${t.title}`}: ${[o,r,B(a)].filter(Boolean).join("; ")}.`}function ft(t,e){let n=`to:${e.name}`;return t.lit.has(n)||t.picks.includes(n)?n:`region:${e.name}`}function Qt(t,e,n){let s=ft(t,n),a=t.lit.has(s)||t.picks.includes(s);return l`<path class="region ${n.shape.kind} ${$(t,s)}" fill-rule="evenodd" d=${n.shape.path}
    data-thing=${s} data-at=${gt(n).join(" ")} role="button" tabindex=${a?0:-1}
    aria-label=${X(n,e)+(t.lit.has(s)?" Can be chosen.":"")}></path>`}function Wt(t){if(t.owner<0)return d;let{kind:e,path:n,islandPath:s,id:a}=t.shape;return e==="sea"?l`<path class="owned island seat-${t.owner}" d=${s??""}></path>`:l`<g class="owned seat-${t.owner}" clip-path="url(#am-${a})"><path fill-rule="evenodd" d=${n}></path></g>`}function te(t){let e=t.shape.city?.at;if(!e)return d;let n=t.owner>=0,s=t.yields==="any"?tt:P(t.yields);return l`<g class="city ${n?`seat-${t.owner}`:"free"}" transform="translate(${e})">
    ${t.wall?nt:d}
    ${n?l`<rect class="piece" x="-12" y="-12" width="24" height="24" rx="3"></rect>`:d}
    <circle class="site ${t.yields}" r=${n?8.6:8}></circle>
    ${s}
    ${t.temple?l`<g class="temple ${n?"":"neutral"}" transform="translate(${n?"0 -17":"0 -14"})">
          <circle class="temple-disc" r="11.5"></circle><g transform="scale(1.05)">${et}</g></g>`:d}
  </g>`}function ee(t){let e=t.shape.city;return e?l`<text class="city-name ${t.owner>=0?"owned-name":""}" x=${e.label.x} y=${e.label.y} text-anchor=${e.label.anchor}>${e.name}</text>`:d}function ne(t,e,n){return $t(n).map(({group:s,at:a,scale:r})=>{let o=`foe:${n.name}:${t.view.seats[s.seat]}`,i=W(s,a[0],a[1],r);return!t.lit.has(o)&&!t.picks.includes(o)?i:l`<g class="foe ${$(t,o)}" data-thing=${o} data-at=${a.join(" ")} role="button" tabindex="0"
      aria-label="Attack ${e.nations[s.seat].title} in ${n.name}"><circle class="aim" cx=${a[0]} cy=${a[1]} r="17"></circle>${i}</g>`})}function se(t,e){let n=ft(t,e),s=t.picks.includes(n);if(!s&&!t.lit.has(n)&&!t.hinted.has(n))return d;let[a,r]=gt(e),o=s?"picked":t.hinted.has(n)?"hinted":"";return l`<circle class="mark ${o}" cx=${a} cy=${r} r="19"></circle>`}function ae(t,e,n){let s=e.places.filter(r=>t.view.seats[r.owner]===t.me).map(r=>r.shape.city?.at??r.shape.slots[0]),a=r=>s.length?s.reduce((o,i)=>o+i[r],0)/s.length/n.viewBox[2+r]:.5;return`${a(0).toFixed(2)} ${a(1).toFixed(2)}`}function bt(t,e){let{map:n}=e;return c`<div class="map-frame">
    <div class="map" data-zoom data-focus=${ae(t,e,n)}>
      ${K([n],()=>lt(n))}
      <svg class="map-live" viewBox=${n.viewBox.join(" ")} role="group" aria-label="Map" @keydown=${A}>
        ${e.places.map(Wt)} ${e.places.map(s=>Qt(t,e,s))}
        ${K([n],()=>dt(n))}
        <g class="pieces">
          ${e.places.map(s=>se(t,s))} ${e.places.map(te)} ${e.places.map(ee)}
          ${e.places.map(s=>ne(t,e,s))}
        </g>
      </svg>
    </div>
  </div>`}var j=["marble","iron","gold","coin"],Y=["legion","galley"],u=(t,e)=>t&&typeof t=="object"?t[e]:void 0,y=t=>typeof t=="number"?t:0,V=t=>t&&typeof t=="object"&&!Array.isArray(t)?t:{},w=t=>Object.fromEntries(Object.entries(V(t)).map(([e,n])=>[e,y(n)])),wt=t=>Object.entries(w(t)).flatMap(([e,n])=>Array(n).fill(e)),yt=t=>Object.values(w(t)).reduce((e,n)=>e+n,0);function re(t){let e=t.view.state.flow;return Array.isArray(e)?String(e[e.length-1]??""):""}function oe(t,e){let{seats:n,state:s}=t.view,a=Object.values(s.marching??{});return n.flatMap((r,o)=>Y.map(i=>({seat:o,kind:i,count:y(u(u(u(s.units,r),i),e)),ready:r===s.active?a.reduce((p,m)=>p+y(u(u(m,i),e)),0):0})).filter(i=>i.count>0))}function ie(t,e){let{state:n,extra:s,seats:a}=t.view,r=V(u(u(t.game.facts,"maps"),e.id)),o=new Map(e.regions.map(i=>[i.id,i]));return Object.entries(r).map(([i,p])=>({name:i,title:String(u(p,"title")??i),shape:o.get(String(u(p,"id"))),owner:a.indexOf(String(u(n.city,i)??"")),yields:String(u(n.yields,i)??u(p,"city")??""),temple:u(n.temple,i)===!0,wall:u(n.wall,i)===!0,strength:u(s?.strength,i)??null,groups:oe(t,i)}))}function le(t,e,n,s){let{state:a,extra:r,titles:o,to_act:i,over:p}=t.view,m=e.filter(g=>g.owner===s);return{index:s,seat:n,title:o[n]??n,space:String(u(a.space,n)??""),stock:w(u(a.stock,n)),known:V(u(a.known,n)),personages:w(u(a.personage,n)),points:y(u(r?.points,n)),cities:m.length,temples:m.filter(g=>g.temple).length,box:w(u(a.box,n)),walls:y(u(a.walls,n)),hand:wt(u(a.hand,n)),isActive:a.active===n,acts:i.includes(n)&&!p}}var T=null;function v(t){if(T&&T.key===t.view&&T.game===t.game)return T.position;let{state:e,extra:n,seats:s}=t.view,a=at(N(e.map)),r=ie(t,a),o={map:a,isCasus:t.game.id==="casus-belli",phase:re(t),turn:y(e.turn),goal:y(n?.goal),bellona:s.indexOf(String(e.bellona??"")),places:r,nations:s.map((i,p)=>le(t,r,i,p)),steps:w(n?.steps),prices:w(n?.prices),stacks:w(n?.stacks),open:wt(e.open),pile:yt(e.deck),gone:yt(e.discard),bank:{coins:y(n?.bank_coins),temples:y(n?.bank_temples)},front:String(e.front??"")};return T={key:t.view,game:t.game,position:o},o}var ce={King:"laurel-crown",General:"crested-helmet",Citizen:"roman-toga",Scholar:"philosopher-bust",Navigator:"trireme",Mercatura:"scales",Commercium:"amphora",Metallum:"mining",Moneta:"two-coins",Regnum:"watchtower","Res Publica":"public-speaker",Strata:"stone-path",Navigatio:"compass"},L=t=>b(ce[t]??"scroll-unfurled"),pe=matchMedia("(max-width: 999px)");function kt(t,e){let n=t.game.facts,s=n?.knowhow?.[e];return{...s,text:String(s?.text??n?.personages?.[e]??"")}}function xt(t,e){let{first:n,later:s,needs:a,text:r}=kt(t,e);return c`<b>${e}</b><p>${r}</p>
    <p>The first pays ${n} gold, later nations ${s}.${a?` Needs ${a}.`:""}</p>`}function de(t,e,n){let s=`stock:${e.seat}:${n}`,a=e.stock[n]??0,r=c`${R(n)}<b>${a}</b><span class="unseen">${n}</span>`;return!t.lit.has(s)&&!t.picks.includes(s)?c`<span class="stock ${a?"":"none"}">${r}</span>`:c`<button class="stock ${$(t,s)}" data-thing=${s}>${r}</button>`}function ue(t){return Object.keys(t.known).filter(e=>t.known[e]!=="no").map(e=>{let n=t.known[e]==="new";return c`<span class="know ${n?"new":""}" title=${e}>${L(e)}
        <span class="unseen">${e}${n?", from the next turn on":""}</span></span>`})}function me(t){return Object.entries(t.personages).filter(([,e])=>e>0).map(([e,n])=>c`<span class="person" title=${e}>${L(e)}<b>${n}</b>
      <span class="unseen">${e}</span></span>`)}function he(t,e){return c`<span class="box" title="Recruitment box and town walls in supply">
    ${Y.map(n=>{let s=`box:${e.seat}:${n}`,a=c`${b(n==="legion"?"roman-shield":"trireme")}<b>${e.box[n]??0}</b><span class="unseen">${n} in the box</span>`;return t.lit.has(s)?c`<button class="stock ${$(t,s)}" data-thing=${s}>${a}</button>`:c`<span class="stock ${e.box[n]?"":"none"}">${a}</span>`})}
    <span class="stock ${e.walls?"":"none"}">${b("stone-wall")}<b>${e.walls}</b><span class="unseen">walls in supply</span></span>
  </span>`}function E(t,e,n,s=d){return c`<section class="nation seat-${n.index} ${n.acts?"acts":""} ${n.seat===t.snap.you?"mine":""}" aria-label=${n.title}>
    <header>
      ${M(n.index)}
      <span class="nation-name"><b>${n.title}</b>${n.seat===t.snap.you?c`<small>you</small>`:d}</span>
      ${e.bellona===n.index?c`<span class="bellona" title="Bellona">${b("zeus-sword")}<span class="unseen">has Bellona</span></span>`:d}
      <span class="points" title="Personages">${b("laurels")}<b>${n.points}</b><small>/${e.goal}</small></span>
    </header>
    <div class="stocks">${j.map(a=>de(t,n,a))} ${e.isCasus?he(t,n):d}</div>
    <div class="marks">
      <span class="built" title="Cities and temples">${b("triple-gate")}<b>${n.cities}</b><span class="unseen">cities</span>
        ${b("greek-temple")}<b>${n.temples}</b><span class="unseen">temples</span></span>
      ${me(n)} ${ue(n)}
    </div>
    ${s}
  </section>`}function vt(t){return c`${t.nations.map(e=>c`<th scope="col">${M(e.index)}<span class="unseen">${e.title}</span></th>`)}`}function $e(t,e,n){let s=`know:${n}`,a=t.lit.has(s);return c`<tr>
    <th scope="row">
      <button class="know-name ${$(t,s)}" data-thing=${s} >
        ${L(n)}<span>${n}</span>
        <span class="know-price">${e.prices[n]}${R("gold")}</span>
        <span class="unseen">gold${a?", can be learned":""}</span>
      </button>
    </th>
    ${e.nations.map(r=>{let o=r.known[n],i=o&&o!=="no";return c`<td class=${i?"has":""}>${i?M(r.index,o==="new"?"new":""):c`<span class="dash">·</span>`}
        <span class="unseen">${i?"known":"no"}</span></td>`})}
  </tr>`}function Mt(t,e){let n=t.playing&&Object.keys(e.prices).some(s=>t.lit.has(`know:${s}`));return c`<details class="tablet ${n?"asked":""}" ?open=${n||pe.matches}>
    <summary>${b("scroll-unfurled")}<span>Know-how and personages</span></summary>
    <div class="tablet-body">
      <table class="know-table">
        <thead><tr><th scope="col">Know-how</th>${vt(e)}</tr></thead>
        <tbody>${Object.keys(e.prices).map(s=>$e(t,e,s))}</tbody>
      </table>
      <table class="people-table">
        <thead><tr><th scope="col">Personages</th><th scope="col">left</th>${vt(e)}</tr></thead>
        <tbody>
          ${Object.entries(e.stacks).map(([s,a])=>c`<tr>
              <th scope="row"><span class="person-name">${L(s)}<span>${s}</span><small>${kt(t,s).text}</small></span></th>
              <td class="left">${a}</td>
              ${e.nations.map(r=>c`<td class=${r.personages[s]?"has":""}>${r.personages[s]||c`<span class="dash">·</span>`}</td>`)}
            </tr>`)}
        </tbody>
      </table>
      <p class="bank">Bank: ${h(e.bank.coins,"coin")}, ${h(e.bank.temples,"temple")}.</p>
      ${ut()}
    </div>
  </details>`}var St=/^(no|\d+) (legion|galley)s?/,ge=["temple","wall","arm","conquer","raze","found","shake","desert"];function fe(t,e){return e.places.filter(s=>t===s.name||t.endsWith(" "+s.name)).sort((s,a)=>a.name.length-s.name.length)[0]?.name??""}function be(t,e){let n=t.text.slice(t.verb.length+1),s=n.match(St)?.[0];if(!s)return t;let a=[{kind:"group",word:s}];if(n=n.slice(s.length+1),t.verb==="move"){let r=fe(n,e);a.push({kind:"region",word:n.slice(0,-r.length-1)},{kind:"region",word:r})}else if(t.verb==="attack"){let r=n.lastIndexOf(" ");a.push({kind:"region",word:n.slice(0,r)},{kind:"seat",word:n.slice(r+1)})}return{...t,args:a}}function Rt(t){let[,e,n]=t.match(St);return{row:n==="legion"?"Legions":"Galleys",word:e}}function ye(t,e,n){let a=v(n).places.find(p=>p.name===t),r=n.view.seats.indexOf(n.me),o=a?.groups.filter(p=>p.seat===r).reduce((p,m)=>p+m.count,0)??0;return`${e==="conquer"?"Conquer":"Destroy the temple of"} ${t}: strength ${a?.strength??"?"}, ${h(o,"unit")} there`}function Ct(t,e){let n=v(e),s=be(t,n),a=s.args[0]?.word??"",r=s.args[s.args.length-1]?.word??"",o=(i,p=[],m={})=>({act:s,things:i,also:p,...m});switch(s.verb){case"go":return o([`space:${a}`]);case"learn":return o([`know:${a}`]);case"play":case"pick":return o([`card:${s.verb}:${a}`]);case"move":return o([`region:${s.args[1].word}`,`to:${r}`],[],Rt(a));case"attack":return o([`foe:${s.args[1].word}:${r}`],[`region:${s.args[1].word}`],Rt(a));case"conquer":case"raze":return o([`region:${r}`],[],{ask:ye(r,s.verb,e)});case"arm":case"found":case"desert":return o([`region:${r}`],[],{row:z(s.verb),word:a});case"swap":return o([`stock:${e.me}:${a}`],[],{row:`${z(a)} for`,word:r});case"spend":case"give":case"take":return o([],[`stock:${e.me}:${a}`]);case"recruit":return o([],[`box:${e.me}:${a}`]);default:return o(ge.includes(s.verb)?[`region:${r}`]:[])}}var we={templum:["temple","wall"],militia:["arm legion","arm galley"],conquest:["conquer","raze"],earthquake:["shake"],masons:["wall"],storm:["desert galley"],desertion:["desert legion","desert galley"],mercenaries:["arm legion","arm galley"]};function Pt(t,e){let n=v(e),[s,...a]=t.split(":"),r=a[a.length-1];if(s==="space")return[`go ${r}`];if(s==="know")return[`learn ${r}`];if(s==="card")return[`${a[0]} ${r}`];if(s!=="region"&&s!=="to")return[];let o=e.picks.find(i=>i.startsWith("region:"))?.slice(7);if(n.phase==="movere"&&o)return[`move 1 legion ${o} ${r}`,`move 1 galley ${o} ${r}`];if(n.phase==="movere"){let i=n.places.find(p=>p.name!==r)?.name??r;return[`move 1 legion ${r} ${i}`]}if(n.phase==="founding"){let i=n.places.find(p=>p.name===r)?.yields;return[`found ${!i||i==="any"?"marble":i} ${r}`]}return(we[n.phase]??[]).map(i=>`${i} ${r}`)}var S=40,O=106,ve=51,ke=360,xe={Templum:"greek-temple",Movere:"spears",Duellum:"crossed-swords",Militia:"centurion-helmet",Scientia:"scroll-unfurled"},Tt={Ferrum:"iron",Marmor:"marble",Aurum:"gold"};function Me(t){return Tt[t]?l`<g transform="translate(0 -7) scale(1.45)">${P(Tt[t])}</g>`:l`<g class="space-icon" transform="translate(-9 -15) scale(.0352)"><path d=${_[xe[t]]??""}></path></g>`}var k=(t,e)=>{let n=t*Math.PI/180;return`${(e*Math.sin(n)).toFixed(2)} ${(-e*Math.cos(n)).toFixed(2)}`};function Re(t,e){return`M${k(t,S)}L${k(t,O)}A${O} ${O} 0 0 1 ${k(e,O)}L${k(e,S)}A${S} ${S} 0 0 0 ${k(t,S)}Z`}var Se=t=>t<0?"out of reach":t===0?"free":`costs ${h(t,"resource")}`;function Ce(t,e){let n=Math.cos(e*Math.PI/180)>.1?4:-5;return t.map((s,a)=>{let r=e+(a-(t.length-1)/2)*14;return l`<g class="token seat-${s.index} ${s.isActive?"active":""}" transform="translate(${k(r,ve)}) translate(0 ${n})">
      <circle class="piece" r="7.5"></circle><g transform="scale(.9)">${C(s.index)}</g></g>`})}function Pe(t,e){return t<=0?d:l`<g class="price" transform="translate(${k(e,O+1)})"><circle r="9.5"></circle>
    <text y="4">+${t}</text></g>`}function Te(t,e,n,s,a){let r=`space:${n}`,o=e.steps[n]??0,i=s*a,[p,m]=n.split(" "),g=e.nations.filter(I=>I.space===n),f=t.lit.has(r),x=`${n}: ${Se(o)}${g.length?`. Here: ${g.map(I=>I.title).join(", ")}`:""}`;return l`<g class="space ${$(t,r)} ${o<0?"far":""} kind-${p.toLowerCase()}" data-thing=${r}
    role="button" tabindex=${f?0:-1} aria-label=${x}>
    <path class="slice" d=${Re(i-a/2,i+a/2)}></path>
    <g transform="translate(${k(i,79)})">
      ${Me(p)}
      <text class="space-name" y="12">${p}${m?` ${m}`:""}</text>
    </g>
  </g>`}function Ot(t,e){let n=Object.keys(e.steps),s=ke/Math.max(1,n.length),a=e.nations.filter(o=>!o.space),r=t.playing&&n.some(o=>t.lit.has(`space:${o}`));return c`<section class="rondel ${r?"asked":""}" aria-label="Rondel">
    <svg viewBox="-118 -118 236 236" role="group" aria-label="Rondel" @keydown=${A}>
      <circle class="rim" r="112"></circle>
      ${n.map((o,i)=>Te(t,e,o,i,s))}
      <circle class="hub" r=${S}></circle>
      <g aria-hidden="true" class="rondel-over">
        ${n.map((o,i)=>Ce(e.nations.filter(p=>p.space===o),i*s))}
        ${r?n.map((o,i)=>Pe(e.steps[o]??0,i*s)):d}
        <text class="turn" y=${a.length?-14:-2}>Turn</text>
        <text class="turn-number" y=${a.length?6:20}>${e.turn}</text>
        ${a.map((o,i)=>l`<g class="token small seat-${o.index} ${o.isActive?"active":""}" transform="translate(${(i-(a.length-1)/2)*11} 22) scale(.62)">
          <circle class="piece" r="7.5"></circle>${C(o.index)}</g>`)}
      </g>
    </svg>
  </section>`}function Oe(t){let e=v(t),[n,s]=e.nations;return c`<div class="antike ${e.isCasus?"casus":"antike2"} map-${e.map.id}">
    ${bt(t,e)} ${Ot(t,e)} ${Mt(t,e)}
    <div class="nations of-${e.nations.length}">
      ${e.isCasus?c`${E(t,e,n,J(t,n))} ${q(t,e)} ${E(t,e,s,J(t,s))}`:e.nations.map(a=>E(t,e,a))}
    </div>
  </div>`}function Be(t,e){let n=j.map(r=>`${e.stock[r]??0} ${r}`).join(", "),s=Object.keys(e.known).filter(r=>e.known[r]!=="no"),a=e.hand.length?` Cards: ${e.hand.join(", ")}.`:"";return`${e.title} has ${e.points} of ${t.goal} personages, ${n}, ${h(e.cities,"city","cities")}, ${h(e.temples,"temple")}. On ${e.space||"no space"} of the rondel. Know-how: ${B(s)||"none"}.${a}`}function Ae(t){let e=v(t),n=e.places.filter(s=>s.owner>=0||s.temple||s.groups.length>0);return[...e.nations.map(s=>Be(e,s)),`Left: ${Object.entries(e.stacks).map(([s,a])=>h(a,s)).join(", ")}.`,...e.isCasus?[`Open event cards: ${e.open.join(", ")||"none"}.`]:[],...n.map(s=>X(s,e))]}function Ne(t,e){let n=t.nations[e.owner];return c`<div class="antike look-place">
    <b>${e.name}</b>${e.title!==e.name?c`<i>${e.title}</i>`:d}
    ${n?c`<p>${M(e.owner)} City of ${n.title} ${R(e.yields)}</p>`:e.shape.city?c`<p>${e.temple?"Neutral temple":"Free city site"}
            ${e.yields==="any"?"(the founder chooses)":R(e.yields)}</p>`:d}
    ${e.strength!==null?c`<p>Strength <b>${e.strength}</b>${e.temple?" · temple":""}${e.wall?" · wall":""}</p>`:d}
    ${e.groups.map(s=>c`<p>${M(s.seat)} ${h(s.count,s.kind)}${s.ready?c` <small>(${s.ready} can move)</small>`:d}</p>`)}
    ${e.shape.kind==="sea"?c`<p>${e.shape.ship?"Open sea: counts two for Navigators":"Sea: counts one for Navigators"}</p>`:d}
  </div>`}function je(t,e){let[n,...s]=t.split(":"),a=s[s.length-1];if(n==="card"||n==="hand")return c`<div class="antike look-event">${G(e,a)}</div>`;if(n==="know")return c`<div class="antike look-place">${xt(e,a)}</div>`;if(n!=="region"&&n!=="to")return null;let r=v(e),o=r.places.find(i=>i.name===a);return o?Ne(r,o):null}var Nn={complete:!0,prepare:t=>st(N(t.view.state.map)),option:Ct,wishes:Pt,draw:Oe,say:Ae,look:je};export{Nn as antike};

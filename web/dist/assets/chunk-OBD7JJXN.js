import{c as v,d as w}from"/assets/chunk-Q52NQF3J.js";import{a as d,b as n,c as m,d as f,g as M,i as o}from"/assets/chunk-AVB4WPS2.js";var g=M({none:"none",you:"you",map:"Map",rondel:"Rondel",turn:"Turn",selectable:" Selectable.",goods:{marble:"marble",iron:"iron",gold:"gold",coin:"coin",any:"any"},kinds:{legion:"legion",galley:"galley"},Kinds:{legion:"Legion",galley:"Galley"},units:(e,t)=>t==="galley"?o(e,"galley"):o(e,"legion"),nation:(e,t,s,r,a,i)=>`${e}: ${t} of ${s} personages, ${r}, ${o(a,"city","cities")}, ${o(i,"temple")}.`,stock:(e,t)=>`${e} ${t}`,on:e=>`On the rondel: ${e}.`,notYet:"not yet",knows:e=>`Know-how: ${e}.`,cards:e=>`Cards: ${e}.`,left:e=>`Personages left: ${e}.`,leftOf:(e,t)=>o(e,t),open:e=>`Open event cards: ${e}.`,cityOf:e=>`City of ${e}`,neutralTemple:"Neutral temple",freeSite:"Free city site",founderChooses:"(the founder chooses the resource)",strength:"Strength {n}",withTemple:" · temple",withWall:" · wall",canMove:e=>`(${e} can move)`,openSea:"Open sea: counts as two for Navigators",sea:"Sea: counts as one for Navigators",openCards:"Open event cards",eventCards:"Event cards",pile:(e,t)=>`${o(e,"card")} in the pile, ${t} played`,handOf:e=>`Cards of ${e}`,noCards:"no event cards",price:(e,t)=>`The first nation pays ${e} gold, later ones ${t}.`,needs:e=>`Needs ${e}.`,nextTurn:e=>`${e}, from next turn`,box:"Recruitment box, and town walls in supply",inBox:e=>`${e==="galley"?"galleys":"legions"} in the box`,walls:"walls in supply",hasBellona:"has Bellona",personages:"Personages",built:"Cities and temples",cities:"cities",temples:"temples",gold:"gold",goldLearn:"gold, can be developed",known:"known",no:"no",tables:"Know-how and personages",knowhow:"Know-how",leftColumn:"left",bank:e=>`Bank: ${o(e,"temple")}.`,bankCoins:(e,t)=>`Bank: ${o(e,"coin")}, ${o(t,"temple")}.`,legend:"Map key",legionsCross:"legions cross",galleysCross:"galleys cross",bothCross:"both cross",harbour:"harbour",openSeaSign:"open sea, counts as 2",far:"out of reach",free:"free",costs:e=>`costs ${o(e,"resource")}`,space:(e,t)=>`${e}: ${t}`,spaceHere:(e,t,s)=>`${e}: ${t}. Here: ${s}`,place:(e,t)=>`${e}: ${t}.`,land:"land",seaWord:"sea",openSeaWord:"open sea",city:(e,t,s)=>`${e} city of ${t}${s}`,cityTemple:" with a temple",cityWall:" with a wall",cityStrength:e=>`, strength ${e}`,unknown:"unknown",temple:"neutral temple",site:"free city site",siteFor:e=>`free city site for ${e}`,unitsOf:(e,t)=>`${e} of ${t}`,attackAt:(e,t)=>`Attack ${e} in ${t}`,rowLegions:"Legions",rowGalleys:"Galleys",rowTiredLegions:"Tired legions",rowTiredGalleys:"Tired galleys",rowArm:"Arm",rowFound:"Found",rowDesert:"Desert",rowSwap:e=>`Swap ${e} for`,conquer:(e,t,s)=>`Conquer ${e}: you lose ${t} of ${o(s,"unit")}`,raze:(e,t,s)=>`Destroy the temple in ${e}: you lose ${t} of ${o(s,"unit")}`,does:{go:e=>`Go to ${e}`,spend:e=>`Pay 1 ${e} for an extra step`,coins:e=>`Pay ${e} in coins`,temple:e=>`Build a temple in ${e}`,wall:e=>`Build a wall in ${e}`,arm:(e,t)=>`Arm a ${e} in ${t}`,learn:e=>`Develop ${e}`,recruit:e=>`Recruit a ${e}`,move:(e,t,s)=>`Move ${e} from ${t} to ${s}`,attack:(e,t,s)=>`Attack ${s} in ${t} with ${e}`,conquer:e=>`Conquer ${e}`,raze:e=>`Destroy the temple in ${e}`,found:(e,t)=>`Found ${t} for ${e}`,give:e=>`Give 1 ${e} to the bank`,take:e=>`Take 1 ${e} from the bank`,pick:e=>`Take ${e}`,shake:e=>`Destroy the wall of ${e}`,desert:(e,t)=>`Lose a ${e} in ${t}`,swap:(e,t)=>`Swap ${e} for ${t}`,done:()=>"Done",pass:()=>"Pass",end:()=>"End your turn"}});function J(e){e.key!=="Enter"&&e.key!==" "||(e.preventDefault(),e.target.dispatchEvent(new MouseEvent("click",{bubbles:!0})))}var S=["M0-4.6A4.6 4.6 0 1 1-.01-4.6Z","M-4-4H4V4H-4Z","M0-5 4.8 3.8H-4.8Z","M0-5.2 5.2 0 0 5.2-5.2 0Z","M-1.7-4.8H1.7V-1.7H4.8V1.7H1.7V4.8H-1.7V1.7H-4.8V-1.7H-1.7Z","M0-5.2 1.5-1.7 5.2-1.5 2.3 .9 3.3 4.7 0 2.5-3.3 4.7-2.3 .9-5.2-1.5-1.5-1.7Z"];function x(e){return n`<path class="sign" d=${S[e]??S[0]}></path>`}function ee(e,t=""){return d`<svg class="badge-sign seat-${e} ${t}" viewBox="-9 -9 18 18" aria-hidden="true">
    <circle r="8" class="piece"></circle>${x(e)}
  </svg>`}var C="M-8.5-10Q0-12.5 8.5-10V2Q8 9.5 0 12.5Q-8 9.5-8.5 2Z",H="M-14 2.5H-9.5V-10.5Q0-13.5 9.5-10.5V2.5H11L15-3.5 15.5 2.5Q13 9.5 7 9.5H-8Q-13 9.5-14 2.5Z";function te(e,t,s,r){let a=e.kind==="legion",i=e.ready===0;return n`<g class="unit seat-${e.seat} ${e.kind} ${i?"":"ready"}"
    transform="translate(${t} ${s}) scale(${r})">
    <path class="piece" d=${a?C:H}></path>
    <g transform="translate(0 ${a?-.5:-4.5}) scale(${a?1.05:.95})">${x(e.seat)}</g>
    ${e.count>1?n`<g transform="translate(${a?7.5:10.5} 7)"><circle class="tally" r="7"></circle>
          <text class="tally-text" y="3.6">${e.count}</text></g>`:""}
  </g>`}var P=n`<path class="marble-stone" d="M-4.4-5.6h8.8v1.7h-8.8zM-3.4-3.6h6.8v6.8h-6.8zM-4.6 3.5h9.2v2h-9.2z"></path>
  <path class="marble-line" d="M-1.6-3.4v6.4M.2-3.4v6.4M2-3.4v6.4"></path>`,B=n`<path class="iron-mass" d="M-5.6-2.8h7.4c1.6 0 3 .2 4.2-.8v2c-1.2 1.6-3.2 1.8-4.4 2v1.6h1.8v2.2h-7.6v-2.2h1.8v-1.6c-1.8 0-3-1.4-3.2-3.2z"></path>`,Z=n`<path class="gold-bar" d="M-3.4-3.4h6.8L5.8 3.6H-5.8z"></path><path class="gold-line" d="M-2.6-1.2h5.2M-3.2 1h6.4"></path>`,z=n`<circle class="coin-face" r="5.2"></circle><circle class="coin-rim" r="3.7"></circle><path class="coin-mark" d="M-1.8 1.9 0-2.3 1.8 1.9M-1.1.5h2.2"></path>`,O={marble:P,iron:B,gold:Z,coin:z};function G(e){return O[e]??n``}function ae(e){return d`<svg class="res ${e}" viewBox="-7 -7 14 14" aria-hidden="true"><circle class="res-disc" r="6.7"></circle>${G(e)}</svg>`}var se=n`<path class="third gold" d="M0 0V-8A8 8 0 0 1 6.93 4Z"></path>
  <path class="third iron" d="M0 0 6.93 4A8 8 0 0 1-6.93 4Z"></path>
  <path class="third marble" d="M0 0-6.93 4A8 8 0 0 1 0-8Z"></path>`,ne=n`<path class="temple-roof" d="M-8-1.5 0-7.5 8-1.5Z"></path>
  <path class="temple-base" d="M-6.6-1.5h13.2v7.5h-13.2z"></path>
  <path class="temple-line" d="M-8 6.2h16M-4.6-1v6.6M-1.55-1v6.6M1.55-1v6.6M4.6-1v6.6"></path>`,re=n`<path class="wall" d="M-15-15h6v4h5v-4h8v4h5v-4h6v30h-30z"></path>`;var D={mare_nostrum:()=>import("/assets/mare_nostrum-P25T56DY.js"),orient:()=>import("/assets/orient-IJQXC7WE.js"),casus_belli:()=>import("/assets/casus_belli-LH7XWHSG.js"),total_war:()=>import("/assets/total_war-OTNHI24M.js")},b=new Map,oe=e=>String(e).toLowerCase().replaceAll(" ","_");async function le(e){let t=D[e];t&&!b.has(e)&&b.set(e,(await t()).default)}function pe(e){let t=b.get(e);if(!t)throw new Error(`The map ${e} was not fetched.`);return t}var E={},ge=v(class extends w{constructor(){super(...arguments),this.ot=E}render(e,t){return t()}update(e,[t,s]){if(Array.isArray(t)){if(Array.isArray(this.ot)&&this.ot.length===t.length&&t.every((r,a)=>r===this.ot[a]))return m}else if(this.ot===t)return m;return this.ot=Array.isArray(t)?Array.from(t):t,this.render(t,s)}});var N=6,V=4,k=32;function T(e,t,s){let r=new Map;for(let{a:l,b:c}of t.borders)r.set(l,[...r.get(l)??[],c]),r.set(c,[...r.get(c)??[],l]);let a=new Map,i=Array(s).fill(0),p=l=>r.get(l.id)?.length??0;for(let l of[...e].sort((c,$)=>p($)-p(c))){let c=new Set((r.get(l.id)??[]).map(h=>a.get(h))),$=i.map((h,u)=>u).filter(h=>!c.has(h)),y=($.length?$:i.map((h,u)=>u)).sort((h,u)=>i[h]-i[u])[0];a.set(l.id,y),i[y]++}return a}var I=n`<defs>
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
</defs>`;function Y(e){return(e.decor.compass??[]).map(t=>{let s=Array.from({length:k},(r,a)=>{let i=a*2*Math.PI/k;return`M${t.x} ${t.y}L${(t.x+1800*Math.cos(i)).toFixed(1)} ${(t.y+1800*Math.sin(i)).toFixed(1)}`});return n`<path class="rhumb" d=${s.join("")}></path>`})}function F(e,t){let s=T(t,e,V),r=e.decor.coast+e.decor.islands+t.map(a=>a.islandPath??"").join("");return n`<rect class="sea-base" width="100%" height="100%"></rect>
    ${e.void.filter(a=>a.kind==="sea").map(a=>n`<path class="void-sea" d=${a.path}></path>`)}
    ${t.map(a=>n`<path class="sea-${s.get(a.id)??0}" d=${a.path}></path>`)}
    ${Y(e)}
    <path class="shore far" d=${r}></path><path class="shore mid" d=${r}></path>
    <path class="shore near" d=${r}></path>
    ${e.borders.filter(a=>a.sea).map(a=>n`<path class="line sea-${a.border}" d=${a.path}></path>`)}`}function X(e,t,s){let r=T(t,e,N);return n`${e.void.filter(a=>a.kind==="land").map(a=>n`<path class="void-land" d=${a.path}></path><path fill="url(#am-hatch)" d=${a.path}></path>`)}
    ${t.map(a=>n`<clipPath id="am-${a.id}"><path clip-rule="evenodd" d=${a.path}></path></clipPath>
      <path class="fill-${r.get(a.id)??0}" d=${a.path}></path>
      <g clip-path="url(#am-${a.id})"><path class="wash-${r.get(a.id)??0}" filter="url(#am-soft)" d=${a.path}></path></g>`)}
    ${s.map(a=>a.islandPath?n`<path class="island" d=${a.islandPath}></path>`:f)}
    <path class="islet" d=${e.decor.islands}></path>`}function _(e){return n`<clipPath id="am-land"><path clip-rule="evenodd" d=${e.decor.coast}></path></clipPath>
    <g clip-path="url(#am-land)" class="rivers">
      ${e.decor.rivers.map(t=>n`<path d=${t.path} stroke-width=${t.w}></path>`)}
    </g>
    <g class="mountains">
      ${e.decor.mountains.map(([t,s,r])=>n`<use href="#am-mountain" transform="translate(${t} ${s}) scale(${r*.92})"></use>`)}
    </g>`}function Q(e){let t=s=>n`<path class="strait ${s}" d=${e.straits.map(({from:r,to:a})=>`M${r}L${a}`).join("")}></path>`;return n`${e.borders.filter(s=>!s.sea).map(s=>n`<path class="line land-${s.border} under" d=${s.path}></path><path class="line land-${s.border}" d=${s.path}></path>`)}
    <path class="coast" d=${e.decor.coast}></path>
    ${t("under")}${t("red")}${t("blue")}`}function K(e){return(e.decor.compass??[]).map(({x:t,y:s,r=34})=>{let a=Array.from({length:8},(i,p)=>{let l=r*(p%2?.62:.98);return n`<g transform="rotate(${p*45})"><path class="ray" d="M0 ${-l}L${r*.12} ${-r*.14}L0 0Z"></path>
        <path class="ray light" d="M0 ${-l}L${-r*.12} ${-r*.14}L0 0Z"></path></g>`});return n`<g class="compass" transform="translate(${t} ${s})"><circle r=${r}></circle><circle r=${r*.86}></circle>${a}</g>`})}function Me(e){let t=e.regions.filter(r=>r.kind==="land"),s=e.regions.filter(r=>r.kind==="sea");return d`<svg class="map-art" viewBox=${e.viewBox.join(" ")} aria-hidden="true">
    ${I} ${F(e,s)} ${X(e,t,s)} ${_(e)} ${Q(e)} ${K(e)}
    <rect class="paper" width="100%" height="100%" filter="url(#am-paper)"></rect>
    <rect width="100%" height="100%" fill="url(#am-edge)"></rect>
  </svg>`}function R(e,t){let s=e.kind==="land",r=e.labelLines.map((a,i)=>{let p=e.labelSize*(s?.35:.3)+(i-(e.labelLines.length-1)/2)*e.labelSize*1.12;return n`<text x=${e.labelSpacing/2} y=${p}>${s?a.toUpperCase():a}</text>`});return n`<g class="name ${t}" font-size=${e.labelSize} letter-spacing=${e.labelSpacing}
    transform="translate(${e.label}) rotate(${e.labelAngle})">${r}</g>`}var A=n`<path class="ship-hull" d="M-13 1.5C-9 6.5 8 6.8 11.5 1L14.5-3.6 12-3.4 9.4.4H-10.4C-12.6.2-13.4-1.6-15-4-15.4-1.6-14.6.4-13 1.5Z"></path>
  <path class="ship-sail" d="M-7.5-11Q0-8.6 7-11 4.8-6.2 6.2-2-.4-.4-7-2-5-6.4-7.5-11Z"></path>
  <path class="ship-oars" d="M-8 4.5l-3 3.6M-4.6 5l-3 3.8M-1.2 5.2l-3 3.8M2.2 5.2l-3 3.8M5.6 4.8l-3 3.6"></path>`,L=n`<circle class="anchor-disc" r="4.6"></circle>
  <path class="anchor" d="M0-3v5.6M-1.5-1.2h3M-2.7.8c.3 2.4 5.1 2.4 5.4 0"></path>`;function ve(e){return n`<g class="names" aria-hidden="true">
    ${e.void.filter(t=>t.fit).map(t=>R(t,`void ${t.kind}`))}
    ${e.regions.map(t=>R(t,t.kind))}
    ${e.regions.map(t=>t.shipAt&&t.ship?n`<g class="ship" transform="translate(${t.shipAt}) scale(.86)">${A}</g>`:f)}
    ${e.regions.flatMap(t=>(t.harbours??[]).map(s=>n`<g transform="translate(${s.at}) scale(.88)">${L}</g>`))}
  </g>`}function we(){let e=(s,r)=>d`<li><svg viewBox="-16 -10 32 20" aria-hidden="true">${s}</svg>${r}</li>`,t="M-14 0H14";return d`<ul class="legend" aria-label=${g.legend}>
    ${e(n`<path class="line land-red" d=${t}></path>`,g.legionsCross)}
    ${e(n`<path class="line sea-blue" d=${t}></path>`,g.galleysCross)}
    ${e(n`<path class="line land-mixed under" d=${t}></path><path class="line land-mixed" d=${t}></path>`,g.bothCross)}
    ${e(n`<g transform="scale(1.6)">${L}</g>`,g.harbour)}
    ${e(n`<g transform="translate(0 3)">${A}</g>`,g.openSeaSign)}
  </ul>`}export{g as a,J as b,x as c,ee as d,te as e,G as f,ae as g,se as h,ne as i,re as j,oe as k,le as l,pe as m,ge as n,Me as o,ve as p,we as q};

import{a as d,b as r,d as m,h as o}from"/assets/chunk-OH7TB7OH.js";import{c as w}from"/assets/chunk-E5GDLTPC.js";var g=w({none:"none",you:"you",map:"Map",rondel:"Rondel",turn:"Turn",selectable:" Selectable.",goods:{marble:"marble",iron:"iron",gold:"gold",coin:"coin",any:"any"},kinds:{legion:"legion",galley:"galley"},Kinds:{legion:"Legion",galley:"Galley"},units:(e,t)=>t==="galley"?o(e,"galley"):o(e,"legion"),nation:(e,t,a,n,s,i)=>`${e}: ${t} of ${a} personages, ${n}, ${o(s,"city","cities")}, ${o(i,"temple")}.`,stock:(e,t)=>`${e} ${t}`,on:e=>`On the rondel: ${e}.`,notYet:"not yet",knows:e=>`Know-how: ${e}.`,cards:e=>`Cards: ${e}.`,left:e=>`Personages left: ${e}.`,leftOf:(e,t)=>o(e,t),open:e=>`Face-up event cards: ${e}.`,cityOf:e=>`City of ${e}`,neutralTemple:"Neutral temple",freeSite:"Free city site",founderChooses:"(the founder chooses the resource)",strength:"Strength {n}",withTemple:" · temple",withWall:" · wall",canMove:e=>`(${e} can move)`,openSea:"Open sea: counts as two for Navigators",sea:"Sea: counts as one for Navigators",openCards:"Face-up event cards",eventCards:"Event cards",pile:(e,t)=>`${o(e,"card")} in the pile, ${t} played`,handOf:e=>`Cards of ${e}`,noCards:"no event cards",price:(e,t)=>`The first nation pays ${e} gold, later ones ${t}.`,needs:e=>`Needs ${e}.`,nextTurn:e=>`${e}, from next turn`,box:"Recruitment box, and town walls in supply",inBox:e=>`${e==="galley"?"galleys":"legions"} in the box`,walls:"walls in supply",hasBellona:"has Bellona",personages:"Personages",built:"Cities and temples",cities:"cities",temples:"temples",gold:"gold",goldLearn:"gold, can be developed",known:"known",no:"no",tables:"Know-how and personages",knowhow:"Know-how",leftColumn:"left",bank:e=>`Bank: ${o(e,"temple")}.`,bankCoins:(e,t)=>`Bank: ${o(e,"coin")}, ${o(t,"temple")}.`,legend:"Map key",legionsCross:"legions cross",galleysCross:"galleys cross",bothCross:"both cross",harbour:"harbour",openSeaSign:"open sea, counts as 2",far:"out of reach",free:"free",costs:e=>`costs ${o(e,"resource")}`,space:(e,t)=>`${e}: ${t}`,spaceHere:(e,t,a)=>`${e}: ${t}. Here: ${a}`,place:(e,t)=>`${e}: ${t}.`,land:"land",seaWord:"sea",openSeaWord:"open sea",city:(e,t,a)=>`${e} city of ${t}${a}`,cityTemple:" with a temple",cityWall:" with a wall",cityStrength:e=>`, strength ${e}`,unknown:"unknown",temple:"neutral temple",site:"free city site",siteFor:e=>`free city site for ${e}`,unitsOf:(e,t)=>`${e} of ${t}`,attackAt:(e,t)=>`Attack ${e} in ${t}`,rowLegions:"Legions",rowGalleys:"Galleys",rowTiredLegions:"Tired legions",rowTiredGalleys:"Tired galleys",rowArm:"Arm",rowFound:"Found",rowDesert:"Send home",rowSwap:e=>`Swap ${e} for`,conquer:(e,t,a)=>`Conquer ${e}: you lose ${t} of ${o(a,"unit")}`,raze:(e,t,a)=>`Destroy the temple in ${e}: you lose ${t} of ${o(a,"unit")}`,does:{go:e=>`Go to ${e}`,spend:e=>`Pay 1 ${e} for an extra step`,coins:e=>`Pay ${e} in coins`,pay:(e,t,a)=>`Pay ${[e,t,a].filter(n=>n&&n!=="none").join(", ")}`,temple:e=>`Build a temple in ${e}`,wall:e=>`Build a wall in ${e}`,arm:(e,t)=>`Arm a ${e} in ${t}`,learn:e=>`Develop ${e}`,recruit:e=>`Recruit a ${e}`,move:(e,t,a)=>`Move ${e} from ${t} to ${a}`,attack:(e,t,a)=>`Attack ${a} in ${t} with ${e}`,fight:e=>`Each side loses ${o(Number(e),"unit")}`,conquer:e=>`Conquer ${e}`,lose:e=>`Lose ${e}`,fortress:()=>"Play Fortress",trade:()=>"Trade with the bank",play:e=>`Play ${e}`,raze:e=>`Destroy the temple in ${e}`,found:(e,t)=>`Found ${t} for ${e}`,give:e=>`Give 1 ${e} to the bank`,take:e=>`Take 1 ${e} from the bank`,pick:e=>`Take ${e}`,shake:e=>`Destroy the wall of ${e}`,desert:(e,t)=>`Send the ${e} in ${t} home`,swap:(e,t)=>`Swap ${e} for ${t}`,done:()=>"Done",pass:()=>"Pass",end:()=>"End your turn"}});function J(e){e.key!=="Enter"&&e.key!==" "||(e.preventDefault(),e.target.dispatchEvent(new MouseEvent("click",{bubbles:!0})))}var v=["M0-4.6A4.6 4.6 0 1 1-.01-4.6Z","M-4-4H4V4H-4Z","M0-5 4.8 3.8H-4.8Z","M0-5.2 5.2 0 0 5.2-5.2 0Z","M-1.7-4.8H1.7V-1.7H4.8V1.7H1.7V4.8H-1.7V1.7H-4.8V-1.7H-1.7Z","M0-5.2 1.5-1.7 5.2-1.5 2.3 .9 3.3 4.7 0 2.5-3.3 4.7-2.3 .9-5.2-1.5-1.5-1.7Z"];function S(e){return r`<path class="sign" d=${v[e]??v[0]}></path>`}function ee(e,t=""){return d`<svg class="badge-sign seat-${e} ${t}" viewBox="-9 -9 18 18" aria-hidden="true">
    <circle r="8" class="piece"></circle>${S(e)}
  </svg>`}var C="M-8.5-10Q0-12.5 8.5-10V2Q8 9.5 0 12.5Q-8 9.5-8.5 2Z",A="M-14 2.5H-9.5V-10.5Q0-13.5 9.5-10.5V2.5H11L15-3.5 15.5 2.5Q13 9.5 7 9.5H-8Q-13 9.5-14 2.5Z";function te(e,t,a,n,s){let i=e.kind==="legion",p=e.ready===0;return r`<g class="unit seat-${e.seat} ${e.kind} ${p?"":"ready"}" data-piece=${s}
    transform="translate(${t} ${a}) scale(${n})">
    <path class="piece" d=${i?C:A}></path>
    <g transform="translate(0 ${i?-.5:-4.5}) scale(${i?1.05:.95})">${S(e.seat)}</g>
    ${e.count>1?r`<g transform="translate(${i?7.5:10.5} 7)"><circle class="tally" r="7"></circle>
          <text class="tally-text" y="3.6">${e.count}</text></g>`:""}
  </g>`}var H=r`<path class="marble-stone" d="M-4.4-5.6h8.8v1.7h-8.8zM-3.4-3.6h6.8v6.8h-6.8zM-4.6 3.5h9.2v2h-9.2z"></path>
  <path class="marble-line" d="M-1.6-3.4v6.4M.2-3.4v6.4M2-3.4v6.4"></path>`,P=r`<path class="iron-mass" d="M-5.6-2.8h7.4c1.6 0 3 .2 4.2-.8v2c-1.2 1.6-3.2 1.8-4.4 2v1.6h1.8v2.2h-7.6v-2.2h1.8v-1.6c-1.8 0-3-1.4-3.2-3.2z"></path>`,B=r`<path class="gold-bar" d="M-3.4-3.4h6.8L5.8 3.6H-5.8z"></path><path class="gold-line" d="M-2.6-1.2h5.2M-3.2 1h6.4"></path>`,Z=r`<circle class="coin-face" r="5.2"></circle><circle class="coin-rim" r="3.7"></circle><path class="coin-mark" d="M-1.8 1.9 0-2.3 1.8 1.9M-1.1.5h2.2"></path>`,z={marble:H,iron:P,gold:B,coin:Z};function G(e){return z[e]??r``}function ae(e){return d`<svg class="res ${e}" viewBox="-7 -7 14 14" aria-hidden="true"><circle class="res-disc" r="6.7"></circle>${G(e)}</svg>`}var se=r`<path class="third gold" d="M0 0V-8A8 8 0 0 1 6.93 4Z"></path>
  <path class="third iron" d="M0 0 6.93 4A8 8 0 0 1-6.93 4Z"></path>
  <path class="third marble" d="M0 0-6.93 4A8 8 0 0 1 0-8Z"></path>`,ne=r`<path class="temple-roof" d="M-8-1.5 0-7.5 8-1.5Z"></path>
  <path class="temple-base" d="M-6.6-1.5h13.2v7.5h-13.2z"></path>
  <path class="temple-line" d="M-8 6.2h16M-4.6-1v6.6M-1.55-1v6.6M1.55-1v6.6M4.6-1v6.6"></path>`,re=r`<path class="wall" d="M-15-15h6v4h5v-4h8v4h5v-4h6v30h-30z"></path>`;var E={mare_nostrum:()=>import("/assets/mare_nostrum-P25T56DY.js"),orient:()=>import("/assets/orient-IJQXC7WE.js"),casus_belli:()=>import("/assets/casus_belli-LH7XWHSG.js"),total_war:()=>import("/assets/total_war-OTNHI24M.js")},y=new Map,pe=e=>String(e).toLowerCase().replaceAll(" ","_");async function ce(e){let t=E[e];t&&!y.has(e)&&y.set(e,(await t()).default)}function he(e){let t=y.get(e);if(!t)throw new Error(`The map ${e} was not fetched.`);return t}var O=6,N=4,x=32;function R(e,t,a){let n=new Map;for(let{a:l,b:c}of t.borders)n.set(l,[...n.get(l)??[],c]),n.set(c,[...n.get(c)??[],l]);let s=new Map,i=Array(a).fill(0),p=l=>n.get(l.id)?.length??0;for(let l of[...e].sort((c,$)=>p($)-p(c))){let c=new Set((n.get(l.id)??[]).map(h=>s.get(h))),$=i.map((h,u)=>u).filter(h=>!c.has(h)),M=($.length?$:i.map((h,u)=>u)).sort((h,u)=>i[h]-i[u])[0];s.set(l.id,M),i[M]++}return s}var F=r`<defs>
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
</defs>`;function V(e){return(e.decor.compass??[]).map(t=>{let a=Array.from({length:x},(n,s)=>{let i=s*2*Math.PI/x;return`M${t.x} ${t.y}L${(t.x+1800*Math.cos(i)).toFixed(1)} ${(t.y+1800*Math.sin(i)).toFixed(1)}`});return r`<path class="rhumb" d=${a.join("")}></path>`})}function D(e,t){let a=R(t,e,N),n=e.decor.coast+e.decor.islands+t.map(s=>s.islandPath??"").join("");return r`<rect class="sea-base" width="100%" height="100%"></rect>
    ${e.void.filter(s=>s.kind==="sea").map(s=>r`<path class="void-sea" d=${s.path}></path>`)}
    ${t.map(s=>r`<path class="sea-${a.get(s.id)??0}" d=${s.path}></path>`)}
    ${V(e)}
    <path class="shore far" d=${n}></path><path class="shore mid" d=${n}></path>
    <path class="shore near" d=${n}></path>
    ${e.borders.filter(s=>s.sea).map(s=>r`<path class="line sea-${s.border}" d=${s.path}></path>`)}`}function I(e,t,a){let n=R(t,e,O);return r`${e.void.filter(s=>s.kind==="land").map(s=>r`<path class="void-land" d=${s.path}></path><path fill="url(#am-hatch)" d=${s.path}></path>`)}
    ${t.map(s=>r`<clipPath id="am-${s.id}"><path clip-rule="evenodd" d=${s.path}></path></clipPath>
      <path class="fill-${n.get(s.id)??0}" d=${s.path}></path>
      <g clip-path="url(#am-${s.id})"><path class="wash-${n.get(s.id)??0}" filter="url(#am-soft)" d=${s.path}></path></g>`)}
    ${a.map(s=>s.islandPath?r`<path class="island" d=${s.islandPath}></path>`:m)}
    <path class="islet" d=${e.decor.islands}></path>`}function Y(e){return r`<clipPath id="am-land"><path clip-rule="evenodd" d=${e.decor.coast}></path></clipPath>
    <g clip-path="url(#am-land)" class="rivers">
      ${e.decor.rivers.map(t=>r`<path d=${t.path} stroke-width=${t.w}></path>`)}
    </g>
    <g class="mountains">
      ${e.decor.mountains.map(([t,a,n])=>r`<use href="#am-mountain" transform="translate(${t} ${a}) scale(${n*.92})"></use>`)}
    </g>`}function X(e){let t=a=>r`<path class="strait ${a}" d=${e.straits.map(({from:n,to:s})=>`M${n}L${s}`).join("")}></path>`;return r`${e.borders.filter(a=>!a.sea).map(a=>r`<path class="line land-${a.border} under" d=${a.path}></path><path class="line land-${a.border}" d=${a.path}></path>`)}
    <path class="coast" d=${e.decor.coast}></path>
    ${t("under")}${t("red")}${t("blue")}`}function _(e){return(e.decor.compass??[]).map(({x:t,y:a,r:n=34})=>{let s=Array.from({length:8},(i,p)=>{let l=n*(p%2?.62:.98);return r`<g transform="rotate(${p*45})"><path class="ray" d="M0 ${-l}L${n*.12} ${-n*.14}L0 0Z"></path>
        <path class="ray light" d="M0 ${-l}L${-n*.12} ${-n*.14}L0 0Z"></path></g>`});return r`<g class="compass" transform="translate(${t} ${a})"><circle r=${n}></circle><circle r=${n*.86}></circle>${s}</g>`})}function fe(e){let t=e.regions.filter(n=>n.kind==="land"),a=e.regions.filter(n=>n.kind==="sea");return d`<svg class="map-art" viewBox=${e.viewBox.join(" ")} aria-hidden="true">
    ${F} ${D(e,a)} ${I(e,t,a)} ${Y(e)} ${X(e)} ${_(e)}
    <rect class="paper" width="100%" height="100%" filter="url(#am-paper)"></rect>
    <rect width="100%" height="100%" fill="url(#am-edge)"></rect>
  </svg>`}function k(e,t,a){let n=e.kind==="land",s=e.labelLines.map((i,p)=>{let l=e.labelSize*(n?.35:.3)+(p-(e.labelLines.length-1)/2)*e.labelSize*1.12;return r`<text x=${e.labelSpacing/2} y=${l}>${i}</text>`});return r`<g class="name ${t}" data-label=${a} font-size=${e.labelSize} letter-spacing=${e.labelSpacing}
    transform="translate(${e.label}) rotate(${e.labelAngle})">${s}</g>`}var T=r`<path class="ship-hull" d="M-13 1.5C-9 6.5 8 6.8 11.5 1L14.5-3.6 12-3.4 9.4.4H-10.4C-12.6.2-13.4-1.6-15-4-15.4-1.6-14.6.4-13 1.5Z"></path>
  <path class="ship-sail" d="M-7.5-11Q0-8.6 7-11 4.8-6.2 6.2-2-.4-.4-7-2-5-6.4-7.5-11Z"></path>
  <path class="ship-oars" d="M-8 4.5l-3 3.6M-4.6 5l-3 3.8M-1.2 5.2l-3 3.8M2.2 5.2l-3 3.8M5.6 4.8l-3 3.6"></path>`,L=r`<circle class="anchor-disc" r="4.6"></circle>
  <path class="anchor" d="M0-3v5.6M-1.5-1.2h3M-2.7.8c.3 2.4 5.1 2.4 5.4 0"></path>`;function be(e,t=0){return r`<g class="names" aria-hidden="true">
    ${e.void.filter(a=>a.fit).map(a=>k(a,`void ${a.kind}`,0))}
    ${e.regions.map(a=>k(a,a.kind,a.kind==="land"?t:2))}
    ${e.regions.map(a=>a.shipAt&&a.ship?r`<g class="ship" transform="translate(${a.shipAt}) scale(.86)">${T}</g>`:m)}
    ${e.regions.flatMap(a=>(a.harbours??[]).map(n=>r`<g transform="translate(${n.at}) scale(.88)">${L}</g>`))}
  </g>`}function ye(){let e=(a,n)=>d`<li><svg viewBox="-16 -10 32 20" aria-hidden="true">${a}</svg>${n}</li>`,t="M-14 0H14";return d`<ul class="legend" aria-label=${g.legend}>
    ${e(r`<path class="line land-red" d=${t}></path>`,g.legionsCross)}
    ${e(r`<path class="line sea-blue" d=${t}></path>`,g.galleysCross)}
    ${e(r`<path class="line land-mixed under" d=${t}></path><path class="line land-mixed" d=${t}></path>`,g.bothCross)}
    ${e(r`<g transform="scale(1.6)">${L}</g>`,g.harbour)}
    ${e(r`<g transform="translate(0 3)">${T}</g>`,g.openSeaSign)}
  </ul>`}export{g as a,J as b,S as c,ee as d,te as e,G as f,ae as g,se as h,ne as i,re as j,pe as k,ce as l,he as m,fe as n,be as o,ye as p};

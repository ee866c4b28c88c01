import{a as V}from"/assets/chunk-D5K2IYB4.js";import{a as i,b as v,d as p,h as m,l as $,p as T}from"/assets/chunk-NBOFNNUV.js";var X={Aquaeductus:"aqueduct",Arena:"arena",Aries:"siege-ram",Ballista:"ballista",Bestia:"lion","Carrus Bovinus":"bull",Castra:"barracks-tent",Decurio:"centurion-helmet","Elephantus Militaris":"elephant",Equitatus:"cavalry","Fons Bacchi":"grapes",Forum:"ancient-columns",Maecenas:"roman-toga",Magister:"teacher",Mercennarius:"spears",Offertorium:"sacrificial-dagger",Philosophus:"philosopher-bust",Pictor:"palette",Portus:"harbor-dock",Praedator:"robber-hand",Restaurator:"trowel",Speculator:"cowled","Statua Iovis":"zeus-sword",Taberna:"amphora",Telonium:"triple-gate",Templarius:"star-altar",Triremis:"trireme",Tuba:"trumpet",Veneficus:"poison-bottle","Via Cassia":"stone-path",Aesculapinum:"caduceus",Architectus:"compass",Basilica:"byzantin-temple",Centurio:"crested-helmet",Consiliarius:"scroll-unfurled",Consul:"laurel-crown",Essedum:"chariot",Gladiator:"gladius",Haruspex:"all-seeing-eye",Legat:"tied-scroll",Legionarius:"roman-shield",Machina:"crane",Mercator:"trade",Mercatus:"scales",Nero:"fire",Onager:"catapult",Praetorianus:"guards",Scaenicus:"drama-masks",Senator:"caesar",Sicarius:"cloak-dagger",Templum:"greek-temple","Tribunus Plebis":"public-speaker",Turris:"watchtower",Velites:"thrown-spear"};function H(e){return X[e]??"eagle-emblem"}function b(e,n){let a=(e.view.extra?.cards??e.game.facts?.cards??{})[n]??{},s=a.always===!0,r=e.snap.options?.edition??"manual",o=a.type&&typeof a.type=="object"?a.type[r]:a.type;return{name:n,type:o==="building"?"building":"character",cost:Number(a.cost??0),defence:Number(a.defence??0),dice:s?0:n==="Forum"?2:1,text:String(a.text??""),rule:typeof a.rule=="string"?a.rule:null}}function j(e){let n=e.dice===0?"always active":e.dice===2?"needs two dice":"";return`${e.name}, ${e.type}, cost ${e.cost}, defence ${e.defence}${n?", "+n:""}. ${e.text}`}var Z="M12 1.500 21.500 4v8c0 6.500-4 10.500-9.500 12.500C6.500 22.500 2.500 18.500 2.500 12V4z",x=Array.from({length:20},(e,n)=>n*Math.PI/10);function D(e,n="coin"){return i`<svg class=${n} viewBox="0 0 26 26" aria-hidden="true">
    <circle class="coin-disc" cx="13" cy="13" r="12"></circle>
    ${x.map(t=>v`<circle class="coin-dot" cx=${13+10*Math.cos(t)} cy=${13+10*Math.sin(t)} r=".7"></circle>`)}
    <text x="13" y="17.800" text-anchor="middle">${e}</text>
  </svg>`}function N(e,n=""){return i`<svg class="shield ${n}" viewBox="0 0 24 26" aria-hidden="true">
    <path d=${Z}></path>
    <text x="12" y="17.500" text-anchor="middle">${e}</text>
  </svg>`}function ee(e){let n=e.type==="character"?v`<circle class="medal" cx="50" cy="40" r="37"></circle><circle class="medal-line" cx="50" cy="40" r="33.500"></circle>`:v`<path class="medal" d="M4 27 50 2l46 25v6h-5v45H9V33H4z"></path><path class="medal-line" d="M13 29 50 8l37 21M13.500 34v40h73V34"></path>`;return i`<svg class="art" viewBox="0 0 100 80" aria-hidden="true">
    ${n}
    <svg x="27" y=${e.type==="character"?17:27} width="46" height="46" viewBox="0 0 512 512">
      ${m(H(e.name),"drawing")}
    </svg>
  </svg>`}function ne(e){if(e.dice===1)return p;let n=e.dice===0?"always":"2 dice";return i`<span class="how">${n}</span>`}function y(e,n=e.defence){let t=n>e.defence?"up":n<e.defence?"down":"";return i`<span class="card ${e.type}" aria-hidden="true">
    <span class="card-top">${D(e.cost)}${ne(e)}${N(n,t)}</span>
    ${ee(e)}
    <span class="card-name">${e.name}</span>
    <span class="card-text">${e.text}</span>
  </span>`}function M(){return i`<span class="card back"><span class="back-frame">${m("laurels")}</span></span>`}var te={1:[[2,2]],2:[[1,1],[3,3]],3:[[1,1],[2,2],[3,3]],4:[[1,1],[3,1],[1,3],[3,3]],5:[[1,1],[3,1],[2,2],[1,3],[3,3]],6:[[1,1],[3,1],[1,2],[3,2],[1,3],[3,3]]};function w(e,n="pips"){return i`<svg class=${n} viewBox="0 0 40 40" aria-hidden="true">
    <rect class="die-body" x="1.500" y="1.500" width="37" height="37" rx="8"></rect>
    <rect class="die-shine" x="4" y="4" width="32" height="32" rx="6.500"></rect>
    ${(te[e]??[]).map(([t,a])=>v`<circle class="pip" cx=${t*10} cy=${a*10} r="3.900"></circle>`)}
  </svg>`}var E=new Map;function F(e,n){let t=[...e];for(let a of n)t.includes(a)&&t.splice(t.indexOf(a),1);return t}function ae(e,n){let t=[...e],a=[],s=(r,o)=>{t.includes(r)&&(t.splice(t.indexOf(r),1),a.push({value:r,place:o}))};for(let{text:r}of n){let o=/puts an? (\d) on (money|cards)/.exec(r),l=/pays a bribe of (\d)/.exec(r);o?s(Number(o[1]),o[2]):l?s(Number(l[1]),"bribery"):/ acts/.test(r)&&t.length&&s(t[0],String(t[0]))}return a}function z(e,n){let{id:t,steps:a,log:s}=e.snap,r=n.filter(g=>g>0),o=Number(e.view.state.turn??0),l=E.get(t);if(e.view!==e.snap.view)return[];if(l&&l.steps===a&&l.turn===o)return l.placed;let c=s[s.length-1]?.n??0,d=[];if(l&&l.turn===o){let g=F(l.dice,r),P=F(r,l.dice).length,I=s.filter(U=>U.n>l.read);d=a<l.steps?l.placed.slice(0,-P||void 0):[...l.placed,...ae(g,I)]}return E.set(t,{steps:a,turn:o,read:c,dice:r,placed:d}),d}var k=["1","2","3","4","5","6","bribery"],K=8,se=/battle die shows (\d+)\. (\d+) against the (\d+) of (.+) on \S+: (beaten|no effect)/,C=(e,n)=>e&&typeof e=="object"&&!Array.isArray(e)?e[n]:void 0,f=e=>typeof e=="number"?e:0,u=(e,n,t)=>C(e.view.state[n],t),O=(e,n,t)=>C(u(e,"space",n),t),J=(e,n)=>e.view.seats.find(t=>t!==n)??n,S=(e,n)=>e.view.titles[n]??n,B=e=>{let n=e.view.state.flow;return Array.isArray(n)?String(n[0]??""):""},re="targeting hiring battle blowing adding scoring temple copying offering looking taking blocking nudging swapping buying free relaying turning settling praying".split(" "),ie=e=>re.includes(B(e));function h(e){return!e||typeof e!="object"||Array.isArray(e)?[]:Object.entries(e).flatMap(([n,t])=>Array(f(t)).fill(n))}var A=e=>typeof e=="number"?e:h(e).length;function L(e,n,t,a){let s=C(C(e.view.extra?.defence,n),t);return typeof s=="number"?s:a}function R(e){let n=e.view.state.die;return Array.isArray(n)?n.map(t=>f(t)):[]}var oe=["lay","play","activate","copy","sacrifice","swap"],le=["target","block"],ce=["money","cards","bribe","mark","add","score","raise","lower"];function de(e,n,t){let a=[],s=[];for(let r of n)r.kind==="card"?a.push(`card:${r.word}`):r.kind==="space"&&le.includes(e)?a.push(`space:${J(t,t.me)}:${r.word}`):r.kind==="space"&&oe.includes(e)?a.push(`space:${t.me}:${r.word}`):ce.includes(e)&&a.push(`die:${r.word}`);return(e==="money"||e==="cards")&&a.push(`icon:${e}`),e==="bribe"&&a.push(`space:${t.me}:bribery`),e==="activate"&&s.push(`die:${n[0]?.word}`),{things:a,also:s}}function W(e,n,t){let a=O(e,n,t),s=`space:${n}:${t}`,r=n===e.me,o=a?b(e,a):null,l=o?L(e,n,t,o.defence):0,c=C(u(e,"blocked",n),t)===!0,d=ie(e),g=d&&e.view.state.source===t&&e.view.state.active===n,P=d&&e.view.state.target===t&&e.view.state.active!==n&&B(e)!=="targeting",I=`${r?"Your":`${S(e,n)}'s`} space ${t}: ${o?j(o):"empty"}${c?" Blocked.":""}${e.lit.has(s)?" Can be chosen.":""}`;return i`<button
    class="space ${r?"mine":"theirs"} pos-${k.indexOf(t)+1} ${T(e,s)} ${g?"acting":""} ${P?"target":""} ${a?"full":""}"
    data-thing=${s}
  >
    <span class="unseen">${I}</span>
    ${o?y(o,l):i`<span class="slot">${t==="bribery"?m("swap-bag"):w(Number(t))}</span>`}
    ${c?i`<span class="blocked" aria-hidden="true">blocked</span>`:p}
  </button>`}function Y(e,n,t){let a=e.view.seats.indexOf(String(e.view.state.active??"")),s=n.filter(r=>r.place===t);return s.length===0?p:i`<span class="placed dice seat-${a}">${s.map(r=>w(r.value))}</span>`}function pe(e,n,t){let a=`space:${e.me}:${n}`,s=e.playing&&e.lit.has(`die:${n}`)&&e.lit.has(a);return i`<span class="bar-cell pos-${k.indexOf(n)+1} ${s?"hot":""}">
    ${n==="bribery"?i`<span class="bribe">${m("swap-bag")}<small>Bribery</small></span>`:w(Number(n),"bar-die")}
    ${Y(e,t,n)}
  </span>`}function _(e,n,t){let a=`icon:${n}`,s=n==="money"?"Money":"Cards",r=n==="money"?"take a die's value in sestertii":"draw a die's value in cards, keep one";return i`<button class="bar-icon ${n} ${T(e,a)}" data-thing=${a} aria-label="${s}: ${r}">
    ${m(n==="money"?"two-coins":"card-draw")}<small>${s}</small>
    ${Y(e,t,n)}
  </button>`}function ue(e,n){let t=`die:${n}`;return n===0?i`<span class="die used" aria-hidden="true">${w(0)}</span>`:i`<button class="die ${T(e,t)}" data-thing=${t} aria-label="Die showing ${n}">
    ${w(n)}
  </button>`}function me(e){let n=R(e),t=String(e.view.state.active??""),a=[0,1,2].map(s=>n[s]??0);return i`<div class="dice seat-${e.view.seats.indexOf(t)}" role="group" aria-label="Dice of ${S(e,t)}">
    ${a.map((s,r)=>V(`${e.view.state.turn??0}-${r}-${s}`,ue(e,s)))}
  </div>`}function fe(e,n){let t=f(u(e,"vp",n)),a=f(u(e,"money",n));return i`<span class="purse">
    <span class="tally vp" aria-label=${$(t,"victory point")}>${m("laurels")}<b>${t}</b><small>VP</small></span>
    <span class="tally money" aria-label="${a} sestertii">${D("")}<b>${a}</b><small>HS</small></span>
  </span>`}function q(e,n,t){let a=e.view.to_act.includes(n)&&!e.view.over,s=e.snap.seats.find(r=>r.seat===n)?.name??"";return i`<div class="plate seat-${e.view.seats.indexOf(n)} ${a?"acts":""}">
    <span class="crest" aria-hidden="true">${m(n==="roma"?"eagle-emblem":"roman-shield")}</span>
    <span class="plate-name"><b>${S(e,n)}</b><small>${s}</small></span>
    ${fe(e,n)} ${t}
  </div>`}function ge(e,n){let t=A(u(e,"hand",n)),a=h(u(e,"known",n));return i`<span class="their-hand" aria-label="${$(t,"card")} in hand">
    <span class="backs" aria-hidden="true">${Array.from({length:Math.min(t,K)},()=>M())}</span>
    <b>${t}</b><small>${t===1?"card":"cards"}</small>
    ${a.length?i`<small class="known">known: ${a.join(", ")}</small>`:p}
  </span>`}function $e(e){let n=A(e.view.state.deck),t=h(e.view.state.discard),a=t[t.length-1];return i`<div class="piles">
    <span class="pile" data-look="pile:deck" aria-label="Draw pile: ${$(n,"card")}">
      ${n?M():i`<span class="slot"></span>`}<b>${n}</b>
    </span>
    <span class="pile" data-look="pile:discard" aria-label="Discard pile: ${t.length?t.join(", "):"empty"}">
      ${a?y(b(e,a)):i`<span class="slot"></span>`}<b>${t.length}</b>
    </span>
  </div>`}function be(e){let n=f(e.view.state.supply);return i`<span class="tally supply" aria-label="General supply: ${$(n,"victory point")}">
    ${m("laurels")}<b>${n}</b><small>supply</small>
  </span>`}function G(e,n){let t=`card:${n}`,a=b(e,n);return i`<button class="hand-card ${T(e,t)}" data-thing=${t}>
    <span class="unseen">${j(a)}${e.lit.has(t)?" Can be chosen.":""}</span>
    ${y(a)}
  </button>`}function he(e){let n=new Set(h(u(e,"hand",e.me))),t=[...h(u(e,"drawn",e.me)),...h(e.view.state.lifted)],a=e.options.flatMap(s=>s.act.args.filter(r=>r.kind==="card"&&(s.act.verb==="take"||!n.has(r.word)))).map(s=>s.word);return[...t,...new Set(a.filter(s=>!t.includes(s)))]}function ye(e){let n=h(u(e,"gift",e.me)),t=h(u(e,"hand",e.me)),a=he(e),s=e.snap.you===null||e.view.reader!==e.me,r=f(u(e,"hand",e.me));return i`<div class="tray">
    ${a.length?i`<div class="hand offered" role="group" aria-label="Cards to choose from">${a.map(o=>G(e,o))}</div>`:p}
    <div class="hand ${a.length?"small":""}" role="group" aria-label="Hand">
      ${s&&r?Array.from({length:Math.min(r,K)},()=>i`<span class="hand-card">${M()}</span>`):t.map(o=>G(e,o))}
      ${n.map(o=>i`<span class="hand-card gift" data-look="card:${o}">${y(b(e,o))}<em>gift</em></span>`)}
      ${!s&&t.length+n.length===0?i`<p class="faint empty-hand">No cards in hand</p>`:p}
    </div>
  </div>`}function Q(e){let n=e.view.state,t=typeof n.acting=="string"?n.acting:"",a=["targeting","hiring","battle","blowing","adding"].includes(B(e));if(!t||!a)return p;let s=String(n.active??e.me),r=typeof n.target=="string"?n.target:"",o=J(e,s),l=B(e)!=="targeting"&&r?O(e,o,r):void 0,c=f(n.roll),d=f(C(e.view.extra?.battle,"bonus"));return i`<div class="battle" role="status">
    <span class="battle-side"><b>${t}</b>
      ${c?w(c,"battle-die"):m("rolling-dices")}
      ${d?i`<span>+${d}</span>`:p}
    </span>
    <span class="versus">${m("crossed-swords")}</span>
    <span class="battle-side">
      ${l?i`<b>${l}</b><span class="wall">${L(e,o,r,b(e,l).defence)}</span>`:i`<i>choose the enemy card</i>`}
    </span>
  </div>`}function we(e,n){let t=e.map(g=>se.exec(g.text)).filter(g=>g!==null).pop();if(!t||Q(n)!==p)return null;let[,a,s,r,o,l]=t,c=Number(s)-Number(a),d=String(n.view.state.acting??"");return i`<div class="arena moment-card ${l==="beaten"?"won":"held"}">
    <div class="fight">
      ${d?i`<span>${y(b(n,d))}</span>`:p}
      ${w(Number(a),"battle-die")}
      ${c>0?i`<b>+${c} = ${s}</b>`:p}
      ${m("crossed-swords")}
      ${N(r)}
      <span class="struck">${y(b(n,o))}</span>
    </div>
    <p>${o} ${l==="beaten"?"is beaten":"holds"}</p>
  </div>`}function ve(e){let n=J(e,e.me),t=e.view.state.beginner===!0?k.slice(0,6):k,a=A(u(e,"drawn",n)),s=z(e,R(e));return i`<div class="arena">
    ${q(e,n,i`${ge(e,n)}${a?i`<small>looks at ${$(a,"card")}</small>`:p}`)}
    <div class="arena-field">
      <div class="corner top-corner">${$e(e)}</div>
      ${t.map(r=>W(e,n,r))}
      <div class="bar">
        <div class="bar-ends">${_(e,"money",s)}${_(e,"cards",s)}</div>
        ${t.map(r=>pe(e,r,s))}
      </div>
      <div class="corner low-corner">${me(e)}${be(e)}</div>
      ${t.map(r=>W(e,e.me,r))}
      ${Q(e)}
    </div>
    ${q(e,e.me,p)} ${ye(e)}
  </div>`}function ke(e,n){let t=k.map(a=>`${a}: ${O(e,n,a)??"empty"}`).join(", ");return`${S(e,n)} has ${$(f(u(e,"vp",n)),"victory point")}, ${f(u(e,"money",n))} sestertii, ${$(A(u(e,"hand",n)),"card")} in hand. Spaces: ${t}.`}function Ce(e){let n=R(e).filter(t=>t>0);return[...e.view.seats.map(t=>ke(e,t)),`Dice of ${S(e,String(e.view.state.active??""))} not yet used: ${n.join(", ")||"none"}.`,`General supply: ${$(f(e.view.state.supply),"victory point")}. Draw pile: ${$(A(e.view.state.deck),"card")}. Discard pile: ${h(e.view.state.discard).join(", ")||"empty"}.`]}function Be(e,n){let[t,a,s]=e.split(":"),r=c=>n.picks.find(d=>d.startsWith(c+":"))?.slice(c.length+1),o=r("die")??String(R(n).find(c=>c>0)??1);if(t==="card"){let c={exchange:"give",layout:"lay",keeping:"keep",taking:"take",swapping:"swap"}[B(n)]??"play",d=k.find(g=>!O(n,n.me,g))??"1";return[["give","keep","take"].includes(c)?`${c} ${a}`:`${c} ${a} ${d}`]}if(t==="icon")return[`${a} ${o}`];if(t==="die")return[`money ${a}`];if(t!=="space")return[];if(a!==n.me)return[`target ${s}`];let l=r("card");return l?[`${B(n)==="layout"?"lay":"play"} ${l} ${s}`]:s==="bribery"?[`bribe ${o}`,"activate bribery"]:[`activate ${s}`]}function Te(e,n){let[t,a,s]=e.split(":"),r=t==="card"?a:t==="space"?O(n,a,s):void 0;if(r)return i`<div class="arena look-card">${y(b(n,r),t==="space"?L(n,a,s,b(n,r).defence):void 0)}</div>`;if(e==="pile:discard"){let o=n.view.state.discard;return i`<div class="look-list"><b>Discarded</b><ul>${Object.entries(o??{}).map(([l,c])=>i`<li>${l}${f(c)>1?` × ${f(c)}`:""}</li>`)}</ul></div>`}return null}var We={complete:!0,option:(e,n)=>({act:e,...de(e.verb,e.args,n)}),wishes:Be,draw:ve,say:Ce,look:Te,moment:we};export{We as arenaRoma};

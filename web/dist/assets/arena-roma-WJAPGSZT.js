import{f as X}from"/assets/chunk-UOB3MTQX.js";import{f as _,g as L}from"/assets/chunk-4N22HPPK.js";import"/assets/chunk-26ODUJTJ.js";import{a as I}from"/assets/chunk-ZK3ONA3X.js";import{c as l}from"/assets/chunk-VCYKX54Y.js";import{e as g}from"/assets/chunk-CCJ6IWGU.js";import{a as s,b as T,d as c}from"/assets/chunk-GLONEBRY.js";import{a as $e}from"/assets/chunk-VVCT3YM4.js";var be={Aquaeductus:"aqueduct",Arena:"arena",Aries:"siege-ram",Ballista:"ballista",Bestia:"lion","Carrus Bovinus":"bull",Castra:"barracks-tent",Decurio:"centurion-helmet","Elephantus Militaris":"elephant",Equitatus:"cavalry","Fons Bacchi":"grapes",Forum:"ancient-columns",Maecenas:"roman-toga",Magister:"teacher",Mercennarius:"spears",Offertorium:"sacrificial-dagger",Philosophus:"philosopher-bust",Pictor:"palette",Portus:"harbor-dock",Praedator:"robber-hand",Restaurator:"trowel",Speculator:"cowled","Statua Iovis":"zeus-sword",Taberna:"amphora",Telonium:"triple-gate",Templarius:"star-altar",Triremis:"trireme",Tuba:"trumpet",Veneficus:"poison-bottle","Via Cassia":"stone-path",Aesculapinum:"caduceus",Architectus:"compass",Basilica:"byzantin-temple",Centurio:"crested-helmet",Consiliarius:"scroll-unfurled",Consul:"laurel-crown",Essedum:"chariot",Gladiator:"gladius",Haruspex:"all-seeing-eye",Legat:"tied-scroll",Legionarius:"roman-shield",Machina:"crane",Mercator:"trade",Mercatus:"scales",Nero:"fire",Onager:"catapult",Praetorianus:"guards",Scaenicus:"drama-masks",Senator:"caesar",Sicarius:"cloak-dagger",Templum:"greek-temple","Tribunus Plebis":"public-speaker",Turris:"watchtower",Velites:"thrown-spear"};function Q(e){return be[e]??"eagle-emblem"}function $(e,t){let r=(e.view.extra?.cards??e.game.facts?.cards??{})[t]??{},a=r.always===!0,o=e.snap.options?.edition??"manual",i=r.type&&typeof r.type=="object"?r.type[o]:r.type;return{name:t,type:i==="building"?"building":"character",cost:Number(r.cost??0),defence:Number(r.defence??0),dice:a?0:t==="Forum"?2:1,text:String(r.text??""),rule:typeof r.rule=="string"?r.rule:null}}function J(e){let t=e.dice===0?"always active":e.dice===2?"needs two dice":"";return`${e.name}, ${e.type}, cost ${e.cost}, defence ${e.defence}${t?", "+t:""}. ${e.text}`}var he="M12 1.500 21.500 4v8c0 6.500-4 10.500-9.500 12.500C6.500 22.500 2.500 18.500 2.500 12V4z",ye=Array.from({length:20},(e,t)=>t*Math.PI/10);function W(e,t="coin"){return s`<svg class=${t} viewBox="0 0 26 26" aria-hidden="true">
    <circle class="coin-disc" cx="13" cy="13" r="12"></circle>
    ${ye.map(n=>T`<circle class="coin-dot" cx=${13+10*Math.cos(n)} cy=${13+10*Math.sin(n)} r=".7"></circle>`)}
    <text x="13" y="17.800" text-anchor="middle">${e}</text>
  </svg>`}function j(e,t=""){return s`<svg class="shield ${t}" viewBox="0 0 24 26" aria-hidden="true">
    <path d=${he}></path>
    <text x="12" y="17.500" text-anchor="middle">${e}</text>
  </svg>`}function ve(e){let t=e.type==="character"?T`<circle class="medal" cx="50" cy="40" r="37"></circle><circle class="medal-line" cx="50" cy="40" r="33.500"></circle>`:T`<path class="medal" d="M4 27 50 2l46 25v6h-5v45H9V33H4z"></path><path class="medal-line" d="M13 29 50 8l37 21M13.500 34v40h73V34"></path>`;return s`<svg class="art" viewBox="0 0 100 80" aria-hidden="true">
    ${t}
    <svg x="27" y=${e.type==="character"?17:27} width="46" height="46" viewBox="0 0 512 512">
      ${l(Q(e.name),"drawing")}
    </svg>
  </svg>`}function we(e){if(e.dice===1)return c;let t=e.dice===0?"always":"2 dice";return s`<span class="how">${t}</span>`}function h(e,t=e.defence){let n=t>e.defence?"up":t<e.defence?"down":"";return s`<span class="card ${e.type}" data-piece=${e.name} aria-hidden="true">
    <span class="card-top">${W(e.cost)}${we(e)}${j(t,n)}</span>
    ${ve(e)}
    <span class="card-name">${e.name}</span>
    <span class="card-text">${e.text}</span>
  </span>`}function F(){return s`<span class="card back"><span class="back-frame">${l("laurels")}</span></span>`}var Ce={1:[[2,2]],2:[[1,1],[3,3]],3:[[1,1],[2,2],[3,3]],4:[[1,1],[3,1],[1,3],[3,3]],5:[[1,1],[3,1],[2,2],[1,3],[3,3]],6:[[1,1],[3,1],[1,2],[3,2],[1,3],[3,3]]};function y(e,t="pips"){return s`<svg class=${t} viewBox="0 0 40 40" aria-hidden="true">
    <rect class="die-body" x="1.500" y="1.500" width="37" height="37" rx="8"></rect>
    <rect class="die-shine" x="4" y="4" width="32" height="32" rx="6.500"></rect>
    ${(Ce[e]??[]).map(([n,r])=>T`<circle class="pip" cx=${n*10} cy=${r*10} r="3.900"></circle>`)}
  </svg>`}var z={};$e(z,{SPACES:()=>P,activeSeat:()=>C,cardAt:()=>u,cardsOf:()=>m,defenceAt:()=>R,diceOf:()=>O,enemyOf:()=>w,isActing:()=>G,isAimed:()=>S,number:()=>p,of:()=>d,part:()=>v,phase:()=>k,titleOf:()=>B,total:()=>A});var P=["1","2","3","4","5","6","bribery"],Be=`targeting hiring battle blowing adding scoring temple copying offering looking
  taking blocking nudging swapping buying free relaying turning settling praying`.split(/\s+/),ke=["hiring","battle","blowing","adding"];function v(e,t){return e&&typeof e=="object"&&!Array.isArray(e)?e[t]:void 0}function p(e){return typeof e=="number"?e:0}function d(e,t,n){return v(e.view.state[t],n)}function u(e,t,n){return v(d(e,"space",t),n)}function w(e,t){return e.view.seats.find(n=>n!==t)??t}function C(e){return String(e.view.state.active??e.me)}function B(e,t){return e.view.titles[t]??t}function k(e){let t=e.view.state.flow;return Array.isArray(t)?String(t[0]??""):""}var G=e=>Be.includes(k(e)),S=e=>ke.includes(k(e));function m(e){return!e||typeof e!="object"||Array.isArray(e)?[]:Object.entries(e).flatMap(([t,n])=>Array(p(n)).fill(t))}function A(e){return typeof e=="number"?e:m(e).length}function R(e,t,n,r){let a=v(v(e.view.extra?.defence,t),n);return typeof a=="number"?a:r}function O(e){let t=e.view.state.die;return Array.isArray(t)?t.map(n=>p(n)):[]}var Ae=6;function ee(e){return e===0?l("rolling-dices"):e>Ae?s`<b>${e}</b>`:y(e,"battle-die")}function q(e){let{acting:t,target:n,roll:r}=e.view.state;if(!t||!S(e)&&k(e)!=="targeting")return c;let a=w(e,C(e)),o=String(n??""),i=S(e)?u(e,a,o):void 0,f=p(v(e.view.extra?.battle,"bonus"));return s`<div class="battle" role="status">
    <span class="battle-side"
      ><b>${t}</b> ${ee(p(r))} ${f?s`<span>+${f}</span>`:c}</span
    >
    ${l("crossed-swords")}
    <span class="battle-side">
      ${i?s`<b>${i}</b>${j(R(e,a,o,$(e,i).defence))}`:s`<i>choose the enemy card</i>`}
    </span>
  </div>`}var Z=L();function te(e,t){let n=_(e),r=n.findLast(V=>Z(V,"battle"));if(!r||q(t)!==c)return null;let{what:a,total:o,defence:i,result:f}=r.args,b=n.findLast(V=>Z(V,"battle-die"))?.args.dice??0,D=(o??0)-b,U=String(t.view.state.acting??"");return s`<div class="arena moment-card ${f==="beaten"?"won":"held"}">
    <div class="fight">
      ${U?s`<span>${h($(t,U))}</span>`:c}
      ${ee(b)} ${D>0?s`<b>+${D} = ${o}</b>`:c}
      ${l("crossed-swords")} ${j(i??0)}
      <span class="struck">${h($(t,a??""))}</span>
    </div>
    <p>${r.text}</p>
  </div>`}var H=L();function Oe(e){return H(e,"collected")?{value:e.args.die??0,place:"money"}:H(e,"draws")?{value:e.args.die??0,place:"cards"}:H(e,"bribed")?{value:e.args.n??0,place:"bribery"}:H(e,"activated")?{value:Number(e.args.at),place:e.args.at??""}:[]}function ne(e){let t=_(e),n=t.findLastIndex(r=>r.family==="turn-began");return t.slice(n+1).flatMap(Oe)}function Te(e,t){let n=g(p(d(e,"vp",t)),"victory point"),r=`${p(d(e,"money",t))} sestertii`,a=`${g(A(d(e,"hand",t)),"card")} in hand`,o=P.map(i=>`${i}: ${u(e,t,i)??"empty"}`).join(", ");return`${B(e,t)} has ${n}, ${r}, ${a}. Spaces: ${o}.`}function re(e){let{supply:t,deck:n,discard:r}=e.view.state,a=O(e).filter(o=>o>0);return[...e.view.seats.map(o=>Te(e,o)),`Unused dice of ${B(e,C(e))}: ${a.join(", ")||"none"}.`,`General supply: ${g(p(t),"victory point")}.`,`Draw pile: ${g(A(n),"card")}.`,`Discard pile: ${m(r).join(", ")||"empty"}.`]}var Se=["lay","play","activate","copy","sacrifice","swap"],Re=["target","block"],Ie=["money","cards","bribe","mark","add","score","raise","lower"],ae={exchange:"give",layout:"lay",keeping:"keep",taking:"take",swapping:"swap"};function se(e,t){let{verb:n,args:r}=e,a=[];for(let{kind:o,word:i}of r)o==="card"?a.push(`card:${i}`):Re.includes(n)?a.push(`space:${w(t,t.me)}:${i}`):Se.includes(n)?a.push(`space:${t.me}:${i}`):Ie.includes(n)&&a.push(`die:${i}`);return(n==="money"||n==="cards")&&a.push(`icon:${n}`),n==="bribe"&&a.push(`space:${t.me}:bribery`),{act:e,things:a,also:n==="activate"?[`die:${r[0].word}`]:[]}}function Pe(e,t){let n=ae[k(e)]??"play";return["give","keep","take"].includes(n)?[n,t]:[n,t,P.find(r=>!u(e,e.me,r))??"1"]}function oe(e,t){let[n,r,a]=e.split(":"),o=b=>t.picks.find(D=>D.startsWith(b+":"))?.slice(b.length+1),i=o("die")??String(O(t).find(b=>b>0)??1);if(n==="card")return[Pe(t,r)];if(n==="icon")return[[r,i]];if(n==="die")return[["money",r]];if(n!=="space")return[];if(r!==t.me)return[["target",a]];let f=o("card");return f?[[ae[k(t)]??"play",f,a]]:a==="bribery"?[["bribe",i],["activate",a]]:[["activate",a]]}var x=e=>e==="bribery"?"the bribery space":e,E=(e,t)=>u(e,e.me,t),ie=(e,t)=>u(e,w(e,e.me),t),M=(e,t)=>t?`${x(e)} (${t})`:x(e),Ee={give:e=>`Give ${e} away`,seal:()=>"Hand the cards over",lay:(e,t)=>`Lay ${e} on ${x(t)}`,play:(e,t)=>`Play ${e} on ${x(t)}`,money:e=>`Take money with the ${e}`,cards:e=>`Draw cards with the ${e}`,activate:(e,t,n)=>`Activate ${M(e,E(n,e))}`,bribe:(e,t,n)=>`Bribe ${E(n,"bribery")??"a card"} with the ${e}`,pass:()=>"Pass",end:()=>"End your turn",mark:e=>`Roll the ${e} again`,target:(e,t,n)=>`Aim at ${M(e,ie(n,e))}`,hire:e=>`Pay for +${e} on the attack`,add:e=>`Add the ${e} to the attack`,score:e=>`Turn the ${e} into VP`,copy:(e,t,n)=>`Act as ${M(e,E(n,e))}`,sacrifice:(e,t,n)=>`Sacrifice ${M(e,E(n,e))}`,block:(e,t,n)=>`Block ${M(e,ie(n,e))}`,raise:e=>`Turn the ${e} up by one`,lower:e=>`Turn the ${e} down by one`,swap:(e,t,n)=>`Put ${e} in the place of ${E(n,t)??x(t)}`,buy:e=>`Buy ${e} VP`};function de({verb:e,args:t},n){return Ee[e]?.(t[0]?.word??"",t[1]?.word??"",n)}var Me=8,{SPACES:N}=z,K=(e,t)=>`seat-${e.view.seats.indexOf(t)}`;function xe(e,t,n,r){let a=t===e.me?"Your":`${B(e,t)}'s`,o=e.lit.has(`space:${t}:${n}`)?" Can be chosen.":"";return`${a} space ${n}: ${r?J(r):"empty."}${o}`}function De(e,t,n){let{source:r,target:a}=e.view.state,o=C(e)===t;return[`space pos-${N.indexOf(n)+1}`,t===e.me?"mine":"theirs",I(e,`space:${t}:${n}`),G(e)&&o&&r===n?"acting":"",S(e)&&!o&&a===n?"target":""].join(" ")}function ce(e,t,n){let r=u(e,t,n),a=r?$(e,r):null,o=()=>s`<span class="slot">${n==="bribery"?l("swap-bag"):y(Number(n))}</span>`,i=v(d(e,"blocked",t),n)===!0;return s`<button class=${De(e,t,n)} data-thing="space:${t}:${n}">
    <span class="unseen">${xe(e,t,n,a)}</span>
    ${a?h(a,R(e,t,n,a.defence)):o()}
    ${i?s`<span class="blocked">blocked</span>`:c}
  </button>`}function me(e,t,n){let r=t.filter(a=>a.place===n);return r.length===0?c:s`<span class="placed dice ${K(e,C(e))}"
    >${r.map(a=>y(a.value))}</span
  >`}function _e(e,t,n){let r=e.lit.has(`die:${t}`)&&e.lit.has(`space:${e.me}:${t}`);return s`<span class="bar-cell pos-${N.indexOf(t)+1} ${r?"hot":""}">
    ${t==="bribery"?s`<span class="bribe">${l("swap-bag")}<small>Bribery</small></span>`:y(Number(t),"bar-die")}
    ${me(e,n,t)}
  </span>`}var Le={money:["Money","two-coins","take a die's value in sestertii"],cards:["Cards","card-draw","draw a die's value in cards, keep one"]};function le(e,t,n){let r=`icon:${t}`,[a,o,i]=Le[t];return s`<button
    class="bar-icon ${t} ${I(e,r)}"
    data-thing=${r}
    aria-label="${a}: ${i}"
  >
    ${l(o)}<small>${a}</small> ${me(e,n,t)}
  </button>`}function je(e,t){let n=ne(e.log);return s`<div class="bar">
    <div class="bar-ends">${le(e,"money",n)}${le(e,"cards",n)}</div>
    ${t.map(r=>_e(e,r,n))}
  </div>`}function pe(e,t,n,r){return s`<span class="pile" data-look="pile:${e}" data-pile=${e}>
    <span class="unseen">${t}</span>
    ${n??s`<span class="slot"></span>`}<b aria-hidden="true">${r}</b>
  </span>`}function He(e){let t=A(e.view.state.deck),n=m(e.view.state.discard),r=n[n.length-1];return s`<div class="piles">
    ${pe("deck",`Draw pile: ${g(t,"card")}`,t?F():null,t)}
    ${pe("discard",`Discard pile: ${n.join(", ")||"empty"}`,r?h($(e,r)):null,n.length)}
  </div>`}function Ne(e,t){let n=`die:${t}`;return t===0?s`<span class="die used" aria-hidden="true">${y(0)}</span>`:s`<button
    class="die ${I(e,n)}"
    data-thing=${n}
    aria-label="Die showing ${t}"
  >
    ${y(t)}
  </button>`}function Ve(e){let t=O(e),n=C(e),r=`Dice of ${B(e,n)}`,a=o=>X(`${e.view.state.turn??0}-${t[o]??0}`,Ne(e,t[o]??0));return s`<div class="dice ${K(e,n)}" role="group" aria-label=${r}>
    ${[0,1,2].map(a)}
  </div>`}function Y(e,t,n,r,a,o){return s`<span class="tally ${e}" data-counter=${t}>
    <span class="unseen">${n}</span>
    <span aria-hidden="true">${r}<b>${a}</b><small>${o}</small></span>
  </span>`}function ue(e,t,n=c){let r=e.view.to_act.includes(t)&&!e.view.over?"acts":"",a=e.snap.seats.find(b=>b.seat===t)?.name??"",o=p(d(e,"vp",t)),i=p(d(e,"money",t)),f=e.view.seats.indexOf(t)===0?"eagle-emblem":"roman-shield";return s`<div class="plate ${K(e,t)} ${r}" data-seat=${t}>
    <span class="crest" aria-hidden="true">${l(f)}</span>
    <span class="plate-name"><b>${B(e,t)}</b><small>${a}</small></span>
    <span class="purse">
      ${Y("vp",`vp:${t}`,g(o,"victory point"),l("laurels"),o,"VP")}
      ${Y("money",`money:${t}`,`${i} sestertii`,W(""),i,"HS")}
    </span>
    ${n}
  </div>`}function Je(e,t){let n=A(d(e,"hand",t)),r=m(d(e,"known",t)),a=A(d(e,"drawn",t));return s`<span class="their-hand" data-counter="hand:${t}">
    <span class="backs" aria-hidden="true">${fe(n)}</span>
    <b>${n}</b><small>${n===1?"card":"cards"}</small>
    ${r.length?s`<small class="known">known: ${r.join(", ")}</small>`:c}
    ${a?s`<small class="known">looks at ${g(a,"card")}</small>`:c}
  </span>`}function fe(e){return Array.from({length:Math.min(e,Me)},()=>F())}function ge(e,t){let n=`card:${t}`,r=$(e,t);return s`<button class="hand-card ${I(e,n)}" data-thing=${n} data-card=${t}>
    <span class="unseen">${J(r)}${e.lit.has(n)?" Can be chosen.":""}</span>
    ${h(r)}
  </button>`}function We(e){let t=new Set(m(d(e,"hand",e.me))),n=[...m(d(e,"drawn",e.me)),...m(e.view.state.lifted)],r=e.options.flatMap(({act:a})=>a.args.filter(o=>o.kind==="card"&&(a.verb==="take"||!t.has(o.word))).map(o=>o.word));return[...n,...new Set(r.filter(a=>!n.includes(a)))]}function Fe(e,t){let n=d(e,"hand",e.me);if(typeof n=="number")return s`${fe(n).map(i=>s`<span class="hand-card">${i}</span>`)}`;let r=m(n),a=m(d(e,"gift",e.me));if(t&&r.length+a.length===0)return s`<p class="empty-hand">No cards in hand</p>`;let o=i=>s`<span class="hand-card gift" data-look="card:${i}">
      ${h($(e,i))}<em>gift</em>
    </span>`;return s`${r.map(i=>ge(e,i))}${a.map(o)}`}function Ge(e){let t=We(e);return s`<div class="tray">
    ${t.length?s`<div class="hand offered" role="group" aria-label="Cards to choose from">
          ${t.map(n=>ge(e,n))}
        </div>`:c}
    <div class="hand ${t.length?"small":""}" role="group" aria-label="Hand" data-counter="hand:${e.me}">
      ${Fe(e,t.length===0)}
    </div>
  </div>`}function ze(e){let t=w(e,e.me),n=e.view.state.beginner===!0?N.slice(0,6):N,r=p(e.view.state.supply),a=`General supply: ${g(r,"victory point")}`;return s`<div class="arena">
    ${ue(e,t,Je(e,t))}
    <div class="arena-field">
      <div class="corner top-corner">${He(e)}</div>
      ${n.map(o=>ce(e,t,o))} ${je(e,n)}
      <div class="corner low-corner">
        ${Ve(e)} ${Y("supply","supply",a,l("laurels"),r,"supply")}
      </div>
      ${n.map(o=>ce(e,e.me,o))} ${q(e)}
    </div>
    ${ue(e,e.me)} ${Ge(e)}
  </div>`}function qe(e){let t=Object.entries(e.view.state.discard??{});return s`<div class="look-list">
    <b>Discarded</b>
    <ul>
      ${t.map(([n,r])=>s`<li>${n}${r>1?` × ${r}`:""}</li>`)}
    </ul>
  </div>`}function Ye(e,t){let[n,r,a]=e.split(":");if(e==="pile:discard")return qe(t);let o=n==="card"?r:n==="space"?u(t,r,a):void 0;if(!o)return null;let i=$(t,o),f=n==="space"?R(t,r,a,i.defence):i.defence;return s`<div class="arena look-card">${h(i,f)}</div>`}var Et={complete:!0,points:{field:"vp",name:"VP",causes:{gaps:"Empty spaces"}},die:e=>y(Number(e)),option:se,words:de,wishes:oe,draw:ze,say:re,look:Ye,moment:te};export{Et as arenaRoma};

import{f as U}from"/assets/chunk-SIWJ4JSG.js";import{a as x}from"/assets/chunk-Q52NQF3J.js";import{e as $}from"/assets/chunk-CCJ6IWGU.js";import{c as p}from"/assets/chunk-P7PWSGXB.js";import{a as o,b as R,d as l}from"/assets/chunk-2MJMKIS2.js";import{a as $e}from"/assets/chunk-VVCT3YM4.js";var be={Aquaeductus:"aqueduct",Arena:"arena",Aries:"siege-ram",Ballista:"ballista",Bestia:"lion","Carrus Bovinus":"bull",Castra:"barracks-tent",Decurio:"centurion-helmet","Elephantus Militaris":"elephant",Equitatus:"cavalry","Fons Bacchi":"grapes",Forum:"ancient-columns",Maecenas:"roman-toga",Magister:"teacher",Mercennarius:"spears",Offertorium:"sacrificial-dagger",Philosophus:"philosopher-bust",Pictor:"palette",Portus:"harbor-dock",Praedator:"robber-hand",Restaurator:"trowel",Speculator:"cowled","Statua Iovis":"zeus-sword",Taberna:"amphora",Telonium:"triple-gate",Templarius:"star-altar",Triremis:"trireme",Tuba:"trumpet",Veneficus:"poison-bottle","Via Cassia":"stone-path",Aesculapinum:"caduceus",Architectus:"compass",Basilica:"byzantin-temple",Centurio:"crested-helmet",Consiliarius:"scroll-unfurled",Consul:"laurel-crown",Essedum:"chariot",Gladiator:"gladius",Haruspex:"all-seeing-eye",Legat:"tied-scroll",Legionarius:"roman-shield",Machina:"crane",Mercator:"trade",Mercatus:"scales",Nero:"fire",Onager:"catapult",Praetorianus:"guards",Scaenicus:"drama-masks",Senator:"caesar",Sicarius:"cloak-dagger",Templum:"greek-temple","Tribunus Plebis":"public-speaker",Turris:"watchtower",Velites:"thrown-spear"};function Y(e){return be[e]??"eagle-emblem"}function b(e,t){let r=(e.view.extra?.cards??e.game.facts?.cards??{})[t]??{},a=r.always===!0,s=e.snap.options?.edition??"manual",i=r.type&&typeof r.type=="object"?r.type[s]:r.type;return{name:t,type:i==="building"?"building":"character",cost:Number(r.cost??0),defence:Number(r.defence??0),dice:a?0:t==="Forum"?2:1,text:String(r.text??""),rule:typeof r.rule=="string"?r.rule:null}}function L(e){let t=e.dice===0?"always active":e.dice===2?"needs two dice":"";return`${e.name}, ${e.type}, cost ${e.cost}, defence ${e.defence}${t?", "+t:""}. ${e.text}`}var he="M12 1.500 21.500 4v8c0 6.500-4 10.500-9.500 12.500C6.500 22.500 2.500 18.500 2.500 12V4z",ye=Array.from({length:20},(e,t)=>t*Math.PI/10);function J(e,t="coin"){return o`<svg class=${t} viewBox="0 0 26 26" aria-hidden="true">
    <circle class="coin-disc" cx="13" cy="13" r="12"></circle>
    ${ye.map(n=>R`<circle class="coin-dot" cx=${13+10*Math.cos(n)} cy=${13+10*Math.sin(n)} r=".7"></circle>`)}
    <text x="13" y="17.800" text-anchor="middle">${e}</text>
  </svg>`}function j(e,t=""){return o`<svg class="shield ${t}" viewBox="0 0 24 26" aria-hidden="true">
    <path d=${he}></path>
    <text x="12" y="17.500" text-anchor="middle">${e}</text>
  </svg>`}function we(e){let t=e.type==="character"?R`<circle class="medal" cx="50" cy="40" r="37"></circle><circle class="medal-line" cx="50" cy="40" r="33.500"></circle>`:R`<path class="medal" d="M4 27 50 2l46 25v6h-5v45H9V33H4z"></path><path class="medal-line" d="M13 29 50 8l37 21M13.500 34v40h73V34"></path>`;return o`<svg class="art" viewBox="0 0 100 80" aria-hidden="true">
    ${t}
    <svg x="27" y=${e.type==="character"?17:27} width="46" height="46" viewBox="0 0 512 512">
      ${p(Y(e.name),"drawing")}
    </svg>
  </svg>`}function ve(e){if(e.dice===1)return l;let t=e.dice===0?"always":"2 dice";return o`<span class="how">${t}</span>`}function h(e,t=e.defence){let n=t>e.defence?"up":t<e.defence?"down":"";return o`<span class="card ${e.type}" aria-hidden="true">
    <span class="card-top">${J(e.cost)}${ve(e)}${j(t,n)}</span>
    ${we(e)}
    <span class="card-name">${e.name}</span>
    <span class="card-text">${e.text}</span>
  </span>`}function V(){return o`<span class="card back"><span class="back-frame">${p("laurels")}</span></span>`}var Ce={1:[[2,2]],2:[[1,1],[3,3]],3:[[1,1],[2,2],[3,3]],4:[[1,1],[3,1],[1,3],[3,3]],5:[[1,1],[3,1],[2,2],[1,3],[3,3]],6:[[1,1],[3,1],[1,2],[3,2],[1,3],[3,3]]};function B(e,t="pips"){return o`<svg class=${t} viewBox="0 0 40 40" aria-hidden="true">
    <rect class="die-body" x="1.500" y="1.500" width="37" height="37" rx="8"></rect>
    <rect class="die-shine" x="4" y="4" width="32" height="32" rx="6.500"></rect>
    ${(Ce[e]??[]).map(([n,r])=>R`<circle class="pip" cx=${n*10} cy=${r*10} r="3.900"></circle>`)}
  </svg>`}var F={};$e(F,{SPACES:()=>D,activeSeat:()=>v,cardAt:()=>f,cardsOf:()=>m,defenceAt:()=>I,diceOf:()=>T,enemyOf:()=>w,isActing:()=>W,isAimed:()=>P,number:()=>u,of:()=>c,part:()=>y,phase:()=>A,titleOf:()=>k,total:()=>O});var D=["1","2","3","4","5","6","bribery"],Be=`targeting hiring battle blowing adding scoring temple copying offering looking
  taking blocking nudging swapping buying free relaying turning settling praying`.split(/\s+/),ke=["hiring","battle","blowing","adding"];function y(e,t){return e&&typeof e=="object"&&!Array.isArray(e)?e[t]:void 0}function u(e){return typeof e=="number"?e:0}function c(e,t,n){return y(e.view.state[t],n)}function f(e,t,n){return y(c(e,"space",t),n)}function w(e,t){return e.view.seats.find(n=>n!==t)??t}function v(e){return String(e.view.state.active??e.me)}function k(e,t){return e.view.titles[t]??t}function A(e){let t=e.view.state.flow;return Array.isArray(t)?String(t[0]??""):""}var W=e=>Be.includes(A(e)),P=e=>ke.includes(A(e));function m(e){return!e||typeof e!="object"||Array.isArray(e)?[]:Object.entries(e).flatMap(([t,n])=>Array(u(n)).fill(t))}function O(e){return typeof e=="number"?e:m(e).length}function I(e,t,n,r){let a=y(y(e.view.extra?.defence,t),n);return typeof a=="number"?a:r}function T(e){let t=e.view.state.die;return Array.isArray(t)?t.map(n=>u(n)):[]}var Ae=/battle die shows (\d+)\. (\d+) against the (\d+) of (.+) on \S+: (beaten|no effect)/,Oe=6;function K(e){return e===0?p("rolling-dices"):e>Oe?o`<b>${e}</b>`:B(e,"battle-die")}function G(e){let{acting:t,target:n,roll:r}=e.view.state;if(!t||!P(e)&&A(e)!=="targeting")return l;let a=w(e,v(e)),s=String(n??""),i=P(e)?f(e,a,s):void 0,d=u(y(e.view.extra?.battle,"bonus"));return o`<div class="battle" role="status">
    <span class="battle-side"
      ><b>${t}</b> ${K(u(r))} ${d?o`<span>+${d}</span>`:l}</span
    >
    ${p("crossed-swords")}
    <span class="battle-side">
      ${i?o`<b>${i}</b>${j(I(e,a,s,b(e,i).defence))}`:o`<i>choose the enemy card</i>`}
    </span>
  </div>`}function X(e,t){let n=e.map(M=>Ae.exec(M.text)).filter(M=>M!==null).pop();if(!n||G(t)!==l)return null;let[,r,a,s,i,d]=n,g=Number(a)-Number(r),C=String(t.view.state.acting??""),S=d==="beaten";return o`<div class="arena moment-card ${S?"won":"held"}">
    <div class="fight">
      ${C?o`<span>${h(b(t,C))}</span>`:l}
      ${K(Number(r))} ${g>0?o`<b>+${g} = ${a}</b>`:l}
      ${p("crossed-swords")} ${j(s)}
      <span class="struck">${h(b(t,i))}</span>
    </div>
    <p>${i} ${S?"is beaten":"holds"}</p>
  </div>`}var Q=new Map;function Z(e,t){let n=[...e];for(let r of t)n.includes(r)&&n.splice(n.indexOf(r),1);return n}function Te(e,t){let n=[...e],r=[],a=(s,i)=>{n.includes(s)&&(n.splice(n.indexOf(s),1),r.push({value:s,place:i}))};for(let{text:s}of t){let i=/puts an? (\d) on (money|cards)/.exec(s),d=/pays a bribe of (\d)/.exec(s);i?a(Number(i[1]),i[2]):d?a(Number(d[1]),"bribery"):/ acts/.test(s)&&n.length&&a(n[0],String(n[0]))}return r}function ee(e,t){let{id:n,steps:r,log:a}=e.snap,s=t.filter(S=>S>0),i=Number(e.view.state.turn??0),d=Q.get(n);if(e.view!==e.snap.view)return[];if(d&&d.steps===r&&d.turn===i)return d.placed;let g=a[a.length-1]?.n??0,C=[];if(d&&d.turn===i){let S=Z(d.dice,s),M=Z(s,d.dice).length,me=a.filter(ge=>ge.n>d.read);C=r<d.steps?d.placed.slice(0,-M||void 0):[...d.placed,...Te(S,me)]}return Q.set(n,{steps:r,turn:i,read:g,dice:s,placed:C}),C}function Se(e,t){let n=$(u(c(e,"vp",t)),"victory point"),r=`${u(c(e,"money",t))} sestertii`,a=`${$(O(c(e,"hand",t)),"card")} in hand`,s=D.map(i=>`${i}: ${f(e,t,i)??"empty"}`).join(", ");return`${k(e,t)} has ${n}, ${r}, ${a}. Spaces: ${s}.`}function te(e){let{supply:t,deck:n,discard:r}=e.view.state,a=T(e).filter(s=>s>0);return[...e.view.seats.map(s=>Se(e,s)),`Unused dice of ${k(e,v(e))}: ${a.join(", ")||"none"}.`,`General supply: ${$(u(t),"victory point")}.`,`Draw pile: ${$(O(n),"card")}.`,`Discard pile: ${m(r).join(", ")||"empty"}.`]}var Re=["lay","play","activate","copy","sacrifice","swap"],Pe=["target","block"],Ie=["money","cards","bribe","mark","add","score","raise","lower"],ne={exchange:"give",layout:"lay",keeping:"keep",taking:"take",swapping:"swap"};function re(e,t){let{verb:n,args:r}=e,a=[];for(let{kind:s,word:i}of r)s==="card"?a.push(`card:${i}`):Pe.includes(n)?a.push(`space:${w(t,t.me)}:${i}`):Re.includes(n)?a.push(`space:${t.me}:${i}`):Ie.includes(n)&&a.push(`die:${i}`);return(n==="money"||n==="cards")&&a.push(`icon:${n}`),n==="bribe"&&a.push(`space:${t.me}:bribery`),{act:e,things:a,also:n==="activate"?[`die:${r[0].word}`]:[]}}function Me(e,t){let n=ne[A(e)]??"play";return["give","keep","take"].includes(n)?`${n} ${t}`:`${n} ${t} ${D.find(r=>!f(e,e.me,r))??"1"}`}function ae(e,t){let[n,r,a]=e.split(":"),s=g=>t.picks.find(C=>C.startsWith(g+":"))?.slice(g.length+1),i=s("die")??String(T(t).find(g=>g>0)??1);if(n==="card")return[Me(t,r)];if(n==="icon")return[`${r} ${i}`];if(n==="die")return[`money ${r}`];if(n!=="space")return[];if(r!==t.me)return[`target ${a}`];let d=s("card");return d?[`${ne[A(t)]??"play"} ${d} ${a}`]:a==="bribery"?[`bribe ${i}`,"activate bribery"]:[`activate ${a}`]}var E=e=>e==="bribery"?"the bribery space":e,N=(e,t)=>f(e,e.me,t),se=(e,t)=>f(e,w(e,e.me),t),_=(e,t)=>t?`${E(e)} (${t})`:E(e),xe={give:e=>`Give ${e} away`,seal:()=>"Hand the cards over",lay:(e,t)=>`Lay ${e} on ${E(t)}`,play:(e,t)=>`Play ${e} on ${E(t)}`,money:e=>`Take money with the ${e}`,cards:e=>`Draw cards with the ${e}`,activate:(e,t,n)=>`Activate ${_(e,N(n,e))}`,bribe:(e,t,n)=>`Bribe ${N(n,"bribery")??"a card"} with the ${e}`,end:()=>"End the turn",mark:e=>`Roll the ${e} again`,target:(e,t,n)=>`Aim at ${_(e,se(n,e))}`,hire:e=>`Pay for +${e} on the attack`,add:e=>`Add the ${e} to the attack`,score:e=>`Turn the ${e} into VP`,copy:(e,t,n)=>`Act as ${_(e,N(n,e))}`,sacrifice:(e,t,n)=>`Sacrifice ${_(e,N(n,e))}`,block:(e,t,n)=>`Block ${_(e,se(n,e))}`,raise:e=>`Turn the ${e} up by one`,lower:e=>`Turn the ${e} down by one`,swap:(e,t,n)=>`Put ${e} in the place of ${N(n,t)??E(t)}`,buy:e=>`Buy ${e} VP`};function oe({verb:e,args:t},n){return xe[e]?.(t[0]?.word??"",t[1]?.word??"",n)}var De=8,{SPACES:H}=F,q=(e,t)=>`seat-${e.view.seats.indexOf(t)}`;function Ne(e,t,n,r){let a=t===e.me?"Your":`${k(e,t)}'s`,s=e.lit.has(`space:${t}:${n}`)?" Can be chosen.":"";return`${a} space ${n}: ${r?L(r):"empty."}${s}`}function _e(e,t,n){let{source:r,target:a}=e.view.state,s=v(e)===t;return[`space pos-${H.indexOf(n)+1}`,t===e.me?"mine":"theirs",x(e,`space:${t}:${n}`),W(e)&&s&&r===n?"acting":"",P(e)&&!s&&a===n?"target":""].join(" ")}function ie(e,t,n){let r=f(e,t,n),a=r?b(e,r):null,s=()=>o`<span class="slot">${n==="bribery"?p("swap-bag"):B(Number(n))}</span>`,i=y(c(e,"blocked",t),n)===!0;return o`<button class=${_e(e,t,n)} data-thing="space:${t}:${n}">
    <span class="unseen">${Ne(e,t,n,a)}</span>
    ${a?h(a,I(e,t,n,a.defence)):s()}
    ${i?o`<span class="blocked">blocked</span>`:l}
  </button>`}function pe(e,t,n){let r=t.filter(a=>a.place===n);return r.length===0?l:o`<span class="placed dice ${q(e,v(e))}"
    >${r.map(a=>B(a.value))}</span
  >`}function Ee(e,t,n){let r=e.lit.has(`die:${t}`)&&e.lit.has(`space:${e.me}:${t}`);return o`<span class="bar-cell pos-${H.indexOf(t)+1} ${r?"hot":""}">
    ${t==="bribery"?o`<span class="bribe">${p("swap-bag")}<small>Bribery</small></span>`:B(Number(t),"bar-die")}
    ${pe(e,n,t)}
  </span>`}var je={money:["Money","two-coins","take a die's value in sestertii"],cards:["Cards","card-draw","draw a die's value in cards, keep one"]};function de(e,t,n){let r=`icon:${t}`,[a,s,i]=je[t];return o`<button
    class="bar-icon ${t} ${x(e,r)}"
    data-thing=${r}
    aria-label="${a}: ${i}"
  >
    ${p(s)}<small>${a}</small> ${pe(e,n,t)}
  </button>`}function He(e,t){let n=ee(e,T(e));return o`<div class="bar">
    <div class="bar-ends">${de(e,"money",n)}${de(e,"cards",n)}</div>
    ${t.map(r=>Ee(e,r,n))}
  </div>`}function ce(e,t,n,r){return o`<span class="pile" data-look="pile:${e}">
    <span class="unseen">${t}</span>
    ${n??o`<span class="slot"></span>`}<b aria-hidden="true">${r}</b>
  </span>`}function Le(e){let t=O(e.view.state.deck),n=m(e.view.state.discard),r=n[n.length-1];return o`<div class="piles">
    ${ce("deck",`Draw pile: ${$(t,"card")}`,t?V():null,t)}
    ${ce("discard",`Discard pile: ${n.join(", ")||"empty"}`,r?h(b(e,r)):null,n.length)}
  </div>`}function Je(e,t){let n=`die:${t}`;return t===0?o`<span class="die used" aria-hidden="true">${B(0)}</span>`:o`<button
    class="die ${x(e,n)}"
    data-thing=${n}
    aria-label="Die showing ${t}"
  >
    ${B(t)}
  </button>`}function Ve(e){let t=T(e),n=v(e),r=`Dice of ${k(e,n)}`,a=s=>U(`${e.view.state.turn??0}-${t[s]??0}`,Je(e,t[s]??0));return o`<div class="dice ${q(e,n)}" role="group" aria-label=${r}>
    ${[0,1,2].map(a)}
  </div>`}function z(e,t,n,r,a){return o`<span class="tally ${e}">
    <span class="unseen">${t}</span>
    <span aria-hidden="true">${n}<b>${r}</b><small>${a}</small></span>
  </span>`}function le(e,t,n=l){let r=e.view.to_act.includes(t)&&!e.view.over?"acts":"",a=e.snap.seats.find(g=>g.seat===t)?.name??"",s=u(c(e,"vp",t)),i=u(c(e,"money",t)),d=e.view.seats.indexOf(t)===0?"eagle-emblem":"roman-shield";return o`<div class="plate ${q(e,t)} ${r}">
    <span class="crest" aria-hidden="true">${p(d)}</span>
    <span class="plate-name"><b>${k(e,t)}</b><small>${a}</small></span>
    <span class="purse">
      ${z("vp",$(s,"victory point"),p("laurels"),s,"VP")}
      ${z("money",`${i} sestertii`,J(""),i,"HS")}
    </span>
    ${n}
  </div>`}function We(e,t){let n=O(c(e,"hand",t)),r=m(c(e,"known",t)),a=O(c(e,"drawn",t));return o`<span class="their-hand">
    <span class="backs" aria-hidden="true">${ue(n)}</span>
    <b>${n}</b><small>${n===1?"card":"cards"}</small>
    ${r.length?o`<small class="known">known: ${r.join(", ")}</small>`:l}
    ${a?o`<small class="known">looks at ${$(a,"card")}</small>`:l}
  </span>`}function ue(e){return Array.from({length:Math.min(e,De)},()=>V())}function fe(e,t){let n=`card:${t}`,r=b(e,t);return o`<button class="hand-card ${x(e,n)}" data-thing=${n}>
    <span class="unseen">${L(r)}${e.lit.has(n)?" Can be chosen.":""}</span>
    ${h(r)}
  </button>`}function Fe(e){let t=new Set(m(c(e,"hand",e.me))),n=[...m(c(e,"drawn",e.me)),...m(e.view.state.lifted)],r=e.options.flatMap(({act:a})=>a.args.filter(s=>s.kind==="card"&&(a.verb==="take"||!t.has(s.word))).map(s=>s.word));return[...n,...new Set(r.filter(a=>!n.includes(a)))]}function Ge(e,t){let n=c(e,"hand",e.me);if(typeof n=="number")return o`${ue(n).map(i=>o`<span class="hand-card">${i}</span>`)}`;let r=m(n),a=m(c(e,"gift",e.me));if(t&&r.length+a.length===0)return o`<p class="empty-hand">No cards in hand</p>`;let s=i=>o`<span class="hand-card gift" data-look="card:${i}">
      ${h(b(e,i))}<em>gift</em>
    </span>`;return o`${r.map(i=>fe(e,i))}${a.map(s)}`}function ze(e){let t=Fe(e);return o`<div class="tray">
    ${t.length?o`<div class="hand offered" role="group" aria-label="Cards to choose from">
          ${t.map(n=>fe(e,n))}
        </div>`:l}
    <div class="hand ${t.length?"small":""}" role="group" aria-label="Hand">
      ${Ge(e,t.length===0)}
    </div>
  </div>`}function qe(e){let t=w(e,e.me),n=e.view.state.beginner===!0?H.slice(0,6):H,r=u(e.view.state.supply),a=`General supply: ${$(r,"victory point")}`;return o`<div class="arena">
    ${le(e,t,We(e,t))}
    <div class="arena-field">
      <div class="corner top-corner">${Le(e)}</div>
      ${n.map(s=>ie(e,t,s))} ${He(e,n)}
      <div class="corner low-corner">
        ${Ve(e)} ${z("supply",a,p("laurels"),r,"supply")}
      </div>
      ${n.map(s=>ie(e,e.me,s))} ${G(e)}
    </div>
    ${le(e,e.me)} ${ze(e)}
  </div>`}function Ue(e){let t=Object.entries(e.view.state.discard??{});return o`<div class="look-list">
    <b>Discarded</b>
    <ul>
      ${t.map(([n,r])=>o`<li>${n}${r>1?` × ${r}`:""}</li>`)}
    </ul>
  </div>`}function Ye(e,t){let[n,r,a]=e.split(":");if(e==="pile:discard")return Ue(t);let s=n==="card"?r:n==="space"?f(t,r,a):void 0;if(!s)return null;let i=b(t,s),d=n==="space"?I(t,r,a,i.defence):i.defence;return o`<div class="arena look-card">${h(i,d)}</div>`}var It={complete:!0,option:re,words:oe,wishes:ae,draw:qe,say:te,look:Ye,moment:X};export{It as arenaRoma};

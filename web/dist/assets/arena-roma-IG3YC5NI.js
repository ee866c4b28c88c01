import{f as K}from"/assets/chunk-YCCBASHA.js";import{d as j,e as R,f as b}from"/assets/chunk-OSR2Q66J.js";import{a as x}from"/assets/chunk-W3KVOMLT.js";import{e as g}from"/assets/chunk-CCJ6IWGU.js";import{c as l}from"/assets/chunk-P7PWSGXB.js";import{a as s,b as S,d as c}from"/assets/chunk-2MJMKIS2.js";import{a as me}from"/assets/chunk-VVCT3YM4.js";var fe={Aquaeductus:"aqueduct",Arena:"arena",Aries:"siege-ram",Ballista:"ballista",Bestia:"lion","Carrus Bovinus":"bull",Castra:"barracks-tent",Decurio:"centurion-helmet","Elephantus Militaris":"elephant",Equitatus:"cavalry","Fons Bacchi":"grapes",Forum:"ancient-columns",Maecenas:"roman-toga",Magister:"teacher",Mercennarius:"spears",Offertorium:"sacrificial-dagger",Philosophus:"philosopher-bust",Pictor:"palette",Portus:"harbor-dock",Praedator:"robber-hand",Restaurator:"trowel",Speculator:"cowled","Statua Iovis":"zeus-sword",Taberna:"amphora",Telonium:"triple-gate",Templarius:"star-altar",Triremis:"trireme",Tuba:"trumpet",Veneficus:"poison-bottle","Via Cassia":"stone-path",Aesculapinum:"caduceus",Architectus:"compass",Basilica:"byzantin-temple",Centurio:"crested-helmet",Consiliarius:"scroll-unfurled",Consul:"laurel-crown",Essedum:"chariot",Gladiator:"gladius",Haruspex:"all-seeing-eye",Legat:"tied-scroll",Legionarius:"roman-shield",Machina:"crane",Mercator:"trade",Mercatus:"scales",Nero:"fire",Onager:"catapult",Praetorianus:"guards",Scaenicus:"drama-masks",Senator:"caesar",Sicarius:"cloak-dagger",Templum:"greek-temple","Tribunus Plebis":"public-speaker",Turris:"watchtower",Velites:"thrown-spear"};function U(e){return fe[e]??"eagle-emblem"}function $(e,t){let r=(e.view.extra?.cards??e.game.facts?.cards??{})[t]??{},a=r.always===!0,o=e.snap.options?.edition??"manual",i=r.type&&typeof r.type=="object"?r.type[o]:r.type;return{name:t,type:i==="building"?"building":"character",cost:Number(r.cost??0),defence:Number(r.defence??0),dice:a?0:t==="Forum"?2:1,text:String(r.text??""),rule:typeof r.rule=="string"?r.rule:null}}function J(e){let t=e.dice===0?"always active":e.dice===2?"needs two dice":"";return`${e.name}, ${e.type}, cost ${e.cost}, defence ${e.defence}${t?", "+t:""}. ${e.text}`}var ge="M12 1.500 21.500 4v8c0 6.500-4 10.500-9.500 12.500C6.500 22.500 2.500 18.500 2.500 12V4z",$e=Array.from({length:20},(e,t)=>t*Math.PI/10);function V(e,t="coin"){return s`<svg class=${t} viewBox="0 0 26 26" aria-hidden="true">
    <circle class="coin-disc" cx="13" cy="13" r="12"></circle>
    ${$e.map(n=>S`<circle class="coin-dot" cx=${13+10*Math.cos(n)} cy=${13+10*Math.sin(n)} r=".7"></circle>`)}
    <text x="13" y="17.800" text-anchor="middle">${e}</text>
  </svg>`}function H(e,t=""){return s`<svg class="shield ${t}" viewBox="0 0 24 26" aria-hidden="true">
    <path d=${ge}></path>
    <text x="12" y="17.500" text-anchor="middle">${e}</text>
  </svg>`}function be(e){let t=e.type==="character"?S`<circle class="medal" cx="50" cy="40" r="37"></circle><circle class="medal-line" cx="50" cy="40" r="33.500"></circle>`:S`<path class="medal" d="M4 27 50 2l46 25v6h-5v45H9V33H4z"></path><path class="medal-line" d="M13 29 50 8l37 21M13.500 34v40h73V34"></path>`;return s`<svg class="art" viewBox="0 0 100 80" aria-hidden="true">
    ${t}
    <svg x="27" y=${e.type==="character"?17:27} width="46" height="46" viewBox="0 0 512 512">
      ${l(U(e.name),"drawing")}
    </svg>
  </svg>`}function he(e){if(e.dice===1)return c;let t=e.dice===0?"always":"2 dice";return s`<span class="how">${t}</span>`}function h(e,t=e.defence){let n=t>e.defence?"up":t<e.defence?"down":"";return s`<span class="card ${e.type}" aria-hidden="true">
    <span class="card-top">${V(e.cost)}${he(e)}${H(t,n)}</span>
    ${be(e)}
    <span class="card-name">${e.name}</span>
    <span class="card-text">${e.text}</span>
  </span>`}function W(){return s`<span class="card back"><span class="back-frame">${l("laurels")}</span></span>`}var ye={1:[[2,2]],2:[[1,1],[3,3]],3:[[1,1],[2,2],[3,3]],4:[[1,1],[3,1],[1,3],[3,3]],5:[[1,1],[3,1],[2,2],[1,3],[3,3]],6:[[1,1],[3,1],[1,2],[3,2],[1,3],[3,3]]};function B(e,t="pips"){return s`<svg class=${t} viewBox="0 0 40 40" aria-hidden="true">
    <rect class="die-body" x="1.500" y="1.500" width="37" height="37" rx="8"></rect>
    <rect class="die-shine" x="4" y="4" width="32" height="32" rx="6.500"></rect>
    ${(ye[e]??[]).map(([n,r])=>S`<circle class="pip" cx=${n*10} cy=${r*10} r="3.900"></circle>`)}
  </svg>`}var G={};me(G,{SPACES:()=>E,activeSeat:()=>w,cardAt:()=>u,cardsOf:()=>f,defenceAt:()=>P,diceOf:()=>T,enemyOf:()=>v,isActing:()=>F,isAimed:()=>I,number:()=>p,of:()=>d,part:()=>y,phase:()=>A,titleOf:()=>k,total:()=>O});var E=["1","2","3","4","5","6","bribery"],ve=`targeting hiring battle blowing adding scoring temple copying offering looking
  taking blocking nudging swapping buying free relaying turning settling praying`.split(/\s+/),we=["hiring","battle","blowing","adding"];function y(e,t){return e&&typeof e=="object"&&!Array.isArray(e)?e[t]:void 0}function p(e){return typeof e=="number"?e:0}function d(e,t,n){return y(e.view.state[t],n)}function u(e,t,n){return y(d(e,"space",t),n)}function v(e,t){return e.view.seats.find(n=>n!==t)??t}function w(e){return String(e.view.state.active??e.me)}function k(e,t){return e.view.titles[t]??t}function A(e){let t=e.view.state.flow;return Array.isArray(t)?String(t[0]??""):""}var F=e=>ve.includes(A(e)),I=e=>we.includes(A(e));function f(e){return!e||typeof e!="object"||Array.isArray(e)?[]:Object.entries(e).flatMap(([t,n])=>Array(p(n)).fill(t))}function O(e){return typeof e=="number"?e:f(e).length}function P(e,t,n,r){let a=y(y(e.view.extra?.defence,t),n);return typeof a=="number"?a:r}function T(e){let t=e.view.state.die;return Array.isArray(t)?t.map(n=>p(n)):[]}var Ce=6;function X(e){return e===0?l("rolling-dices"):e>Ce?s`<b>${e}</b>`:B(e,"battle-die")}function z(e){let{acting:t,target:n,roll:r}=e.view.state;if(!t||!I(e)&&A(e)!=="targeting")return c;let a=v(e,w(e)),o=String(n??""),i=I(e)?u(e,a,o):void 0,m=p(y(e.view.extra?.battle,"bonus"));return s`<div class="battle" role="status">
    <span class="battle-side"
      ><b>${t}</b> ${X(p(r))} ${m?s`<span>+${m}</span>`:c}</span
    >
    ${l("crossed-swords")}
    <span class="battle-side">
      ${i?s`<b>${i}</b>${H(P(e,a,o,$(e,i).defence))}`:s`<i>choose the enemy card</i>`}
    </span>
  </div>`}function Q(e,t){let n=j(e),r=n.findLast(M=>M.word==="battle");if(!r||z(t)!==c)return null;let a=n.findLast(M=>M.word==="battle-die"),o=String(t.view.state.acting??""),i=a?b(a,"dice"):0,m=b(r,"total")-i,C=R(r,"result")==="beaten";return s`<div class="arena moment-card ${C?"won":"held"}">
    <div class="fight">
      ${o?s`<span>${h($(t,o))}</span>`:c}
      ${X(i)} ${m>0?s`<b>+${m} = ${b(r,"total")}</b>`:c}
      ${l("crossed-swords")} ${H(b(r,"defence"))}
      <span class="struck">${h($(t,R(r,"what")))}</span>
    </div>
    <p>${r.text}</p>
  </div>`}var Be={collected:e=>({value:b(e,"die"),place:"money"}),draws:e=>({value:b(e,"die"),place:"cards"}),bribed:e=>({value:b(e,"n"),place:"bribery"}),activated:e=>({value:Number(R(e,"at")),place:R(e,"at")})};function Z(e){let t=j(e),n=t.findLastIndex(r=>r.family==="turn-began");return t.slice(n+1).flatMap(r=>Be[r.word]?.(r)??[])}function ke(e,t){let n=g(p(d(e,"vp",t)),"victory point"),r=`${p(d(e,"money",t))} sestertii`,a=`${g(O(d(e,"hand",t)),"card")} in hand`,o=E.map(i=>`${i}: ${u(e,t,i)??"empty"}`).join(", ");return`${k(e,t)} has ${n}, ${r}, ${a}. Spaces: ${o}.`}function ee(e){let{supply:t,deck:n,discard:r}=e.view.state,a=T(e).filter(o=>o>0);return[...e.view.seats.map(o=>ke(e,o)),`Unused dice of ${k(e,w(e))}: ${a.join(", ")||"none"}.`,`General supply: ${g(p(t),"victory point")}.`,`Draw pile: ${g(O(n),"card")}.`,`Discard pile: ${f(r).join(", ")||"empty"}.`]}var Ae=["lay","play","activate","copy","sacrifice","swap"],Oe=["target","block"],Te=["money","cards","bribe","mark","add","score","raise","lower"],te={exchange:"give",layout:"lay",keeping:"keep",taking:"take",swapping:"swap"};function ne(e,t){let{verb:n,args:r}=e,a=[];for(let{kind:o,word:i}of r)o==="card"?a.push(`card:${i}`):Oe.includes(n)?a.push(`space:${v(t,t.me)}:${i}`):Ae.includes(n)?a.push(`space:${t.me}:${i}`):Te.includes(n)&&a.push(`die:${i}`);return(n==="money"||n==="cards")&&a.push(`icon:${n}`),n==="bribe"&&a.push(`space:${t.me}:bribery`),{act:e,things:a,also:n==="activate"?[`die:${r[0].word}`]:[]}}function Se(e,t){let n=te[A(e)]??"play";return["give","keep","take"].includes(n)?[n,t]:[n,t,E.find(r=>!u(e,e.me,r))??"1"]}function re(e,t){let[n,r,a]=e.split(":"),o=C=>t.picks.find(M=>M.startsWith(C+":"))?.slice(C.length+1),i=o("die")??String(T(t).find(C=>C>0)??1);if(n==="card")return[Se(t,r)];if(n==="icon")return[[r,i]];if(n==="die")return[["money",r]];if(n!=="space")return[];if(r!==t.me)return[["target",a]];let m=o("card");return m?[[te[A(t)]??"play",m,a]]:a==="bribery"?[["bribe",i],["activate",a]]:[["activate",a]]}var L=e=>e==="bribery"?"the bribery space":e,D=(e,t)=>u(e,e.me,t),ae=(e,t)=>u(e,v(e,e.me),t),_=(e,t)=>t?`${L(e)} (${t})`:L(e),Re={give:e=>`Give ${e} away`,seal:()=>"Hand the cards over",lay:(e,t)=>`Lay ${e} on ${L(t)}`,play:(e,t)=>`Play ${e} on ${L(t)}`,money:e=>`Take money with the ${e}`,cards:e=>`Draw cards with the ${e}`,activate:(e,t,n)=>`Activate ${_(e,D(n,e))}`,bribe:(e,t,n)=>`Bribe ${D(n,"bribery")??"a card"} with the ${e}`,end:()=>"End the turn",mark:e=>`Roll the ${e} again`,target:(e,t,n)=>`Aim at ${_(e,ae(n,e))}`,hire:e=>`Pay for +${e} on the attack`,add:e=>`Add the ${e} to the attack`,score:e=>`Turn the ${e} into VP`,copy:(e,t,n)=>`Act as ${_(e,D(n,e))}`,sacrifice:(e,t,n)=>`Sacrifice ${_(e,D(n,e))}`,block:(e,t,n)=>`Block ${_(e,ae(n,e))}`,raise:e=>`Turn the ${e} up by one`,lower:e=>`Turn the ${e} down by one`,swap:(e,t,n)=>`Put ${e} in the place of ${D(n,t)??L(t)}`,buy:e=>`Buy ${e} VP`};function se({verb:e,args:t},n){return Re[e]?.(t[0]?.word??"",t[1]?.word??"",n)}var Ie=8,{SPACES:N}=G,Y=(e,t)=>`seat-${e.view.seats.indexOf(t)}`;function Pe(e,t,n,r){let a=t===e.me?"Your":`${k(e,t)}'s`,o=e.lit.has(`space:${t}:${n}`)?" Can be chosen.":"";return`${a} space ${n}: ${r?J(r):"empty."}${o}`}function Me(e,t,n){let{source:r,target:a}=e.view.state,o=w(e)===t;return[`space pos-${N.indexOf(n)+1}`,t===e.me?"mine":"theirs",x(e,`space:${t}:${n}`),F(e)&&o&&r===n?"acting":"",I(e)&&!o&&a===n?"target":""].join(" ")}function oe(e,t,n){let r=u(e,t,n),a=r?$(e,r):null,o=()=>s`<span class="slot">${n==="bribery"?l("swap-bag"):B(Number(n))}</span>`,i=y(d(e,"blocked",t),n)===!0;return s`<button class=${Me(e,t,n)} data-thing="space:${t}:${n}">
    <span class="unseen">${Pe(e,t,n,a)}</span>
    ${a?h(a,P(e,t,n,a.defence)):o()}
    ${i?s`<span class="blocked">blocked</span>`:c}
  </button>`}function le(e,t,n){let r=t.filter(a=>a.place===n);return r.length===0?c:s`<span class="placed dice ${Y(e,w(e))}"
    >${r.map(a=>B(a.value))}</span
  >`}function xe(e,t,n){let r=e.lit.has(`die:${t}`)&&e.lit.has(`space:${e.me}:${t}`);return s`<span class="bar-cell pos-${N.indexOf(t)+1} ${r?"hot":""}">
    ${t==="bribery"?s`<span class="bribe">${l("swap-bag")}<small>Bribery</small></span>`:B(Number(t),"bar-die")}
    ${le(e,n,t)}
  </span>`}var Ee={money:["Money","two-coins","take a die's value in sestertii"],cards:["Cards","card-draw","draw a die's value in cards, keep one"]};function ie(e,t,n){let r=`icon:${t}`,[a,o,i]=Ee[t];return s`<button
    class="bar-icon ${t} ${x(e,r)}"
    data-thing=${r}
    aria-label="${a}: ${i}"
  >
    ${l(o)}<small>${a}</small> ${le(e,n,t)}
  </button>`}function De(e,t){let n=Z(e.log);return s`<div class="bar">
    <div class="bar-ends">${ie(e,"money",n)}${ie(e,"cards",n)}</div>
    ${t.map(r=>xe(e,r,n))}
  </div>`}function de(e,t,n,r){return s`<span class="pile" data-look="pile:${e}">
    <span class="unseen">${t}</span>
    ${n??s`<span class="slot"></span>`}<b aria-hidden="true">${r}</b>
  </span>`}function _e(e){let t=O(e.view.state.deck),n=f(e.view.state.discard),r=n[n.length-1];return s`<div class="piles">
    ${de("deck",`Draw pile: ${g(t,"card")}`,t?W():null,t)}
    ${de("discard",`Discard pile: ${n.join(", ")||"empty"}`,r?h($(e,r)):null,n.length)}
  </div>`}function Le(e,t){let n=`die:${t}`;return t===0?s`<span class="die used" aria-hidden="true">${B(0)}</span>`:s`<button
    class="die ${x(e,n)}"
    data-thing=${n}
    aria-label="Die showing ${t}"
  >
    ${B(t)}
  </button>`}function je(e){let t=T(e),n=w(e),r=`Dice of ${k(e,n)}`,a=o=>K(`${e.view.state.turn??0}-${t[o]??0}`,Le(e,t[o]??0));return s`<div class="dice ${Y(e,n)}" role="group" aria-label=${r}>
    ${[0,1,2].map(a)}
  </div>`}function q(e,t,n,r,a){return s`<span class="tally ${e}">
    <span class="unseen">${t}</span>
    <span aria-hidden="true">${n}<b>${r}</b><small>${a}</small></span>
  </span>`}function ce(e,t,n=c){let r=e.view.to_act.includes(t)&&!e.view.over?"acts":"",a=e.snap.seats.find(C=>C.seat===t)?.name??"",o=p(d(e,"vp",t)),i=p(d(e,"money",t)),m=e.view.seats.indexOf(t)===0?"eagle-emblem":"roman-shield";return s`<div class="plate ${Y(e,t)} ${r}">
    <span class="crest" aria-hidden="true">${l(m)}</span>
    <span class="plate-name"><b>${k(e,t)}</b><small>${a}</small></span>
    <span class="purse">
      ${q("vp",g(o,"victory point"),l("laurels"),o,"VP")}
      ${q("money",`${i} sestertii`,V(""),i,"HS")}
    </span>
    ${n}
  </div>`}function He(e,t){let n=O(d(e,"hand",t)),r=f(d(e,"known",t)),a=O(d(e,"drawn",t));return s`<span class="their-hand">
    <span class="backs" aria-hidden="true">${pe(n)}</span>
    <b>${n}</b><small>${n===1?"card":"cards"}</small>
    ${r.length?s`<small class="known">known: ${r.join(", ")}</small>`:c}
    ${a?s`<small class="known">looks at ${g(a,"card")}</small>`:c}
  </span>`}function pe(e){return Array.from({length:Math.min(e,Ie)},()=>W())}function ue(e,t){let n=`card:${t}`,r=$(e,t);return s`<button class="hand-card ${x(e,n)}" data-thing=${n}>
    <span class="unseen">${J(r)}${e.lit.has(n)?" Can be chosen.":""}</span>
    ${h(r)}
  </button>`}function Ne(e){let t=new Set(f(d(e,"hand",e.me))),n=[...f(d(e,"drawn",e.me)),...f(e.view.state.lifted)],r=e.options.flatMap(({act:a})=>a.args.filter(o=>o.kind==="card"&&(a.verb==="take"||!t.has(o.word))).map(o=>o.word));return[...n,...new Set(r.filter(a=>!n.includes(a)))]}function Je(e,t){let n=d(e,"hand",e.me);if(typeof n=="number")return s`${pe(n).map(i=>s`<span class="hand-card">${i}</span>`)}`;let r=f(n),a=f(d(e,"gift",e.me));if(t&&r.length+a.length===0)return s`<p class="empty-hand">No cards in hand</p>`;let o=i=>s`<span class="hand-card gift" data-look="card:${i}">
      ${h($(e,i))}<em>gift</em>
    </span>`;return s`${r.map(i=>ue(e,i))}${a.map(o)}`}function Ve(e){let t=Ne(e);return s`<div class="tray">
    ${t.length?s`<div class="hand offered" role="group" aria-label="Cards to choose from">
          ${t.map(n=>ue(e,n))}
        </div>`:c}
    <div class="hand ${t.length?"small":""}" role="group" aria-label="Hand">
      ${Je(e,t.length===0)}
    </div>
  </div>`}function We(e){let t=v(e,e.me),n=e.view.state.beginner===!0?N.slice(0,6):N,r=p(e.view.state.supply),a=`General supply: ${g(r,"victory point")}`;return s`<div class="arena">
    ${ce(e,t,He(e,t))}
    <div class="arena-field">
      <div class="corner top-corner">${_e(e)}</div>
      ${n.map(o=>oe(e,t,o))} ${De(e,n)}
      <div class="corner low-corner">
        ${je(e)} ${q("supply",a,l("laurels"),r,"supply")}
      </div>
      ${n.map(o=>oe(e,e.me,o))} ${z(e)}
    </div>
    ${ce(e,e.me)} ${Ve(e)}
  </div>`}function Fe(e){let t=Object.entries(e.view.state.discard??{});return s`<div class="look-list">
    <b>Discarded</b>
    <ul>
      ${t.map(([n,r])=>s`<li>${n}${r>1?` × ${r}`:""}</li>`)}
    </ul>
  </div>`}function Ge(e,t){let[n,r,a]=e.split(":");if(e==="pile:discard")return Fe(t);let o=n==="card"?r:n==="space"?u(t,r,a):void 0;if(!o)return null;let i=$(t,o),m=n==="space"?P(t,r,a,i.defence):i.defence;return s`<div class="arena look-card">${h(i,m)}</div>`}var Rt={complete:!0,option:ne,words:se,wishes:re,draw:We,say:ee,look:Ge,moment:Q};export{Rt as arenaRoma};

import{f as z}from"/assets/chunk-3DCQC75N.js";import{c as p,e as x}from"/assets/chunk-4SKO4ZN2.js";import{a as o,b as R,d as l,k as g}from"/assets/chunk-XPI25I3Z.js";import{a as pe}from"/assets/chunk-VVCT3YM4.js";var ue={Aquaeductus:"aqueduct",Arena:"arena",Aries:"siege-ram",Ballista:"ballista",Bestia:"lion","Carrus Bovinus":"bull",Castra:"barracks-tent",Decurio:"centurion-helmet","Elephantus Militaris":"elephant",Equitatus:"cavalry","Fons Bacchi":"grapes",Forum:"ancient-columns",Maecenas:"roman-toga",Magister:"teacher",Mercennarius:"spears",Offertorium:"sacrificial-dagger",Philosophus:"philosopher-bust",Pictor:"palette",Portus:"harbor-dock",Praedator:"robber-hand",Restaurator:"trowel",Speculator:"cowled","Statua Iovis":"zeus-sword",Taberna:"amphora",Telonium:"triple-gate",Templarius:"star-altar",Triremis:"trireme",Tuba:"trumpet",Veneficus:"poison-bottle","Via Cassia":"stone-path",Aesculapinum:"caduceus",Architectus:"compass",Basilica:"byzantin-temple",Centurio:"crested-helmet",Consiliarius:"scroll-unfurled",Consul:"laurel-crown",Essedum:"chariot",Gladiator:"gladius",Haruspex:"all-seeing-eye",Legat:"tied-scroll",Legionarius:"roman-shield",Machina:"crane",Mercator:"trade",Mercatus:"scales",Nero:"fire",Onager:"catapult",Praetorianus:"guards",Scaenicus:"drama-masks",Senator:"caesar",Sicarius:"cloak-dagger",Templum:"greek-temple","Tribunus Plebis":"public-speaker",Turris:"watchtower",Velites:"thrown-spear"};function G(e){return ue[e]??"eagle-emblem"}function $(e,n){let r=(e.view.extra?.cards??e.game.facts?.cards??{})[n]??{},a=r.always===!0,s=e.snap.options?.edition??"manual",i=r.type&&typeof r.type=="object"?r.type[s]:r.type;return{name:n,type:i==="building"?"building":"character",cost:Number(r.cost??0),defence:Number(r.defence??0),dice:a?0:n==="Forum"?2:1,text:String(r.text??""),rule:typeof r.rule=="string"?r.rule:null}}function E(e){let n=e.dice===0?"always active":e.dice===2?"needs two dice":"";return`${e.name}, ${e.type}, cost ${e.cost}, defence ${e.defence}${n?", "+n:""}. ${e.text}`}var fe="M12 1.500 21.500 4v8c0 6.500-4 10.500-9.500 12.500C6.500 22.500 2.500 18.500 2.500 12V4z",me=Array.from({length:20},(e,n)=>n*Math.PI/10);function H(e,n="coin"){return o`<svg class=${n} viewBox="0 0 26 26" aria-hidden="true">
    <circle class="coin-disc" cx="13" cy="13" r="12"></circle>
    ${me.map(t=>R`<circle class="coin-dot" cx=${13+10*Math.cos(t)} cy=${13+10*Math.sin(t)} r=".7"></circle>`)}
    <text x="13" y="17.800" text-anchor="middle">${e}</text>
  </svg>`}function D(e,n=""){return o`<svg class="shield ${n}" viewBox="0 0 24 26" aria-hidden="true">
    <path d=${fe}></path>
    <text x="12" y="17.500" text-anchor="middle">${e}</text>
  </svg>`}function ge(e){let n=e.type==="character"?R`<circle class="medal" cx="50" cy="40" r="37"></circle><circle class="medal-line" cx="50" cy="40" r="33.500"></circle>`:R`<path class="medal" d="M4 27 50 2l46 25v6h-5v45H9V33H4z"></path><path class="medal-line" d="M13 29 50 8l37 21M13.500 34v40h73V34"></path>`;return o`<svg class="art" viewBox="0 0 100 80" aria-hidden="true">
    ${n}
    <svg x="27" y=${e.type==="character"?17:27} width="46" height="46" viewBox="0 0 512 512">
      ${p(G(e.name),"drawing")}
    </svg>
  </svg>`}function $e(e){if(e.dice===1)return l;let n=e.dice===0?"always":"2 dice";return o`<span class="how">${n}</span>`}function h(e,n=e.defence){let t=n>e.defence?"up":n<e.defence?"down":"";return o`<span class="card ${e.type}" aria-hidden="true">
    <span class="card-top">${H(e.cost)}${$e(e)}${D(n,t)}</span>
    ${ge(e)}
    <span class="card-name">${e.name}</span>
    <span class="card-text">${e.text}</span>
  </span>`}function L(){return o`<span class="card back"><span class="back-frame">${p("laurels")}</span></span>`}var be={1:[[2,2]],2:[[1,1],[3,3]],3:[[1,1],[2,2],[3,3]],4:[[1,1],[3,1],[1,3],[3,3]],5:[[1,1],[3,1],[2,2],[1,3],[3,3]],6:[[1,1],[3,1],[1,2],[3,2],[1,3],[3,3]]};function C(e,n="pips"){return o`<svg class=${n} viewBox="0 0 40 40" aria-hidden="true">
    <rect class="die-body" x="1.500" y="1.500" width="37" height="37" rx="8"></rect>
    <rect class="die-shine" x="4" y="4" width="32" height="32" rx="6.500"></rect>
    ${(be[e]??[]).map(([t,r])=>R`<circle class="pip" cx=${t*10} cy=${r*10} r="3.900"></circle>`)}
  </svg>`}var _={};pe(_,{SPACES:()=>N,activeSeat:()=>v,cardAt:()=>b,cardsOf:()=>f,defenceAt:()=>M,diceOf:()=>A,enemyOf:()=>T,isActing:()=>J,isAimed:()=>I,number:()=>u,of:()=>c,part:()=>y,phase:()=>k,titleOf:()=>B,total:()=>O});var N=["1","2","3","4","5","6","bribery"],he=`targeting hiring battle blowing adding scoring temple copying offering looking
  taking blocking nudging swapping buying free relaying turning settling praying`.split(/\s+/),ye=["hiring","battle","blowing","adding"];function y(e,n){return e&&typeof e=="object"&&!Array.isArray(e)?e[n]:void 0}function u(e){return typeof e=="number"?e:0}function c(e,n,t){return y(e.view.state[n],t)}function b(e,n,t){return y(c(e,"space",n),t)}function T(e,n){return e.view.seats.find(t=>t!==n)??n}function v(e){return String(e.view.state.active??e.me)}function B(e,n){return e.view.titles[n]??n}function k(e){let n=e.view.state.flow;return Array.isArray(n)?String(n[0]??""):""}var J=e=>he.includes(k(e)),I=e=>ye.includes(k(e));function f(e){return!e||typeof e!="object"||Array.isArray(e)?[]:Object.entries(e).flatMap(([n,t])=>Array(u(t)).fill(n))}function O(e){return typeof e=="number"?e:f(e).length}function M(e,n,t,r){let a=y(y(e.view.extra?.defence,n),t);return typeof a=="number"?a:r}function A(e){let n=e.view.state.die;return Array.isArray(n)?n.map(t=>u(t)):[]}var ve=/battle die shows (\d+)\. (\d+) against the (\d+) of (.+) on \S+: (beaten|no effect)/,we=6;function q(e){return e===0?p("rolling-dices"):e>we?o`<b>${e}</b>`:C(e,"battle-die")}function V(e){let{acting:n,target:t,roll:r}=e.view.state;if(!n||!I(e)&&k(e)!=="targeting")return l;let a=T(e,v(e)),s=String(t??""),i=I(e)?b(e,a,s):void 0,d=u(y(e.view.extra?.battle,"bonus"));return o`<div class="battle" role="status">
    <span class="battle-side"
      ><b>${n}</b> ${q(u(r))} ${d?o`<span>+${d}</span>`:l}</span
    >
    ${p("crossed-swords")}
    <span class="battle-side">
      ${i?o`<b>${i}</b>${D(M(e,a,s,$(e,i).defence))}`:o`<i>choose the enemy card</i>`}
    </span>
  </div>`}function U(e,n){let t=e.map(P=>ve.exec(P.text)).filter(P=>P!==null).pop();if(!t||V(n)!==l)return null;let[,r,a,s,i,d]=t,m=Number(a)-Number(r),w=String(n.view.state.acting??""),S=d==="beaten";return o`<div class="arena moment-card ${S?"won":"held"}">
    <div class="fight">
      ${w?o`<span>${h($(n,w))}</span>`:l}
      ${q(Number(r))} ${m>0?o`<b>+${m} = ${a}</b>`:l}
      ${p("crossed-swords")} ${D(s)}
      <span class="struck">${h($(n,i))}</span>
    </div>
    <p>${i} ${S?"is beaten":"holds"}</p>
  </div>`}var Y=new Map;function K(e,n){let t=[...e];for(let r of n)t.includes(r)&&t.splice(t.indexOf(r),1);return t}function Ce(e,n){let t=[...e],r=[],a=(s,i)=>{t.includes(s)&&(t.splice(t.indexOf(s),1),r.push({value:s,place:i}))};for(let{text:s}of n){let i=/puts an? (\d) on (money|cards)/.exec(s),d=/pays a bribe of (\d)/.exec(s);i?a(Number(i[1]),i[2]):d?a(Number(d[1]),"bribery"):/ acts/.test(s)&&t.length&&a(t[0],String(t[0]))}return r}function X(e,n){let{id:t,steps:r,log:a}=e.snap,s=n.filter(S=>S>0),i=Number(e.view.state.turn??0),d=Y.get(t);if(e.view!==e.snap.view)return[];if(d&&d.steps===r&&d.turn===i)return d.placed;let m=a[a.length-1]?.n??0,w=[];if(d&&d.turn===i){let S=K(d.dice,s),P=K(s,d.dice).length,ce=a.filter(le=>le.n>d.read);w=r<d.steps?d.placed.slice(0,-P||void 0):[...d.placed,...Ce(S,ce)]}return Y.set(t,{steps:r,turn:i,read:m,dice:s,placed:w}),w}function Be(e,n){let t=g(u(c(e,"vp",n)),"victory point"),r=`${u(c(e,"money",n))} sestertii`,a=`${g(O(c(e,"hand",n)),"card")} in hand`,s=N.map(i=>`${i}: ${b(e,n,i)??"empty"}`).join(", ");return`${B(e,n)} has ${t}, ${r}, ${a}. Spaces: ${s}.`}function Q(e){let{supply:n,deck:t,discard:r}=e.view.state,a=A(e).filter(s=>s>0);return[...e.view.seats.map(s=>Be(e,s)),`Unused dice of ${B(e,v(e))}: ${a.join(", ")||"none"}.`,`General supply: ${g(u(n),"victory point")}.`,`Draw pile: ${g(O(t),"card")}.`,`Discard pile: ${f(r).join(", ")||"empty"}.`]}var ke=["lay","play","activate","copy","sacrifice","swap"],Oe=["target","block"],Ae=["money","cards","bribe","mark","add","score","raise","lower"],Z={exchange:"give",layout:"lay",keeping:"keep",taking:"take",swapping:"swap"};function ee(e,n){let{verb:t,args:r}=e,a=[];for(let{kind:s,word:i}of r)s==="card"?a.push(`card:${i}`):Oe.includes(t)?a.push(`space:${T(n,n.me)}:${i}`):ke.includes(t)?a.push(`space:${n.me}:${i}`):Ae.includes(t)&&a.push(`die:${i}`);return(t==="money"||t==="cards")&&a.push(`icon:${t}`),t==="bribe"&&a.push(`space:${n.me}:bribery`),{act:e,things:a,also:t==="activate"?[`die:${r[0].word}`]:[]}}function Te(e,n){let t=Z[k(e)]??"play";return["give","keep","take"].includes(t)?`${t} ${n}`:`${t} ${n} ${N.find(r=>!b(e,e.me,r))??"1"}`}function ne(e,n){let[t,r,a]=e.split(":"),s=m=>n.picks.find(w=>w.startsWith(m+":"))?.slice(m.length+1),i=s("die")??String(A(n).find(m=>m>0)??1);if(t==="card")return[Te(n,r)];if(t==="icon")return[`${r} ${i}`];if(t==="die")return[`money ${r}`];if(t!=="space")return[];if(r!==n.me)return[`target ${a}`];let d=s("card");return d?[`${Z[k(n)]??"play"} ${d} ${a}`]:a==="bribery"?[`bribe ${i}`,"activate bribery"]:[`activate ${a}`]}var Se=8,{SPACES:j}=_,F=(e,n)=>`seat-${e.view.seats.indexOf(n)}`;function Re(e,n,t,r){let a=n===e.me?"Your":`${B(e,n)}'s`,s=e.lit.has(`space:${n}:${t}`)?" Can be chosen.":"";return`${a} space ${t}: ${r?E(r):"empty."}${s}`}function Ie(e,n,t){let{source:r,target:a}=e.view.state,s=v(e)===n;return[`space pos-${j.indexOf(t)+1}`,n===e.me?"mine":"theirs",x(e,`space:${n}:${t}`),J(e)&&s&&r===t?"acting":"",I(e)&&!s&&a===t?"target":""].join(" ")}function te(e,n,t){let r=b(e,n,t),a=r?$(e,r):null,s=()=>o`<span class="slot">${t==="bribery"?p("swap-bag"):C(Number(t))}</span>`,i=y(c(e,"blocked",n),t)===!0;return o`<button class=${Ie(e,n,t)} data-thing="space:${n}:${t}">
    <span class="unseen">${Re(e,n,t,a)}</span>
    ${a?h(a,M(e,n,t,a.defence)):s()}
    ${i?o`<span class="blocked">blocked</span>`:l}
  </button>`}function oe(e,n,t){let r=n.filter(a=>a.place===t);return r.length===0?l:o`<span class="placed dice ${F(e,v(e))}"
    >${r.map(a=>C(a.value))}</span
  >`}function Me(e,n,t){let r=e.lit.has(`die:${n}`)&&e.lit.has(`space:${e.me}:${n}`);return o`<span class="bar-cell pos-${j.indexOf(n)+1} ${r?"hot":""}">
    ${n==="bribery"?o`<span class="bribe">${p("swap-bag")}<small>Bribery</small></span>`:C(Number(n),"bar-die")}
    ${oe(e,t,n)}
  </span>`}var Pe={money:["Money","two-coins","take a die's value in sestertii"],cards:["Cards","card-draw","draw a die's value in cards, keep one"]};function re(e,n,t){let r=`icon:${n}`,[a,s,i]=Pe[n];return o`<button
    class="bar-icon ${n} ${x(e,r)}"
    data-thing=${r}
    aria-label="${a}: ${i}"
  >
    ${p(s)}<small>${a}</small> ${oe(e,t,n)}
  </button>`}function xe(e,n){let t=X(e,A(e));return o`<div class="bar">
    <div class="bar-ends">${re(e,"money",t)}${re(e,"cards",t)}</div>
    ${n.map(r=>Me(e,r,t))}
  </div>`}function ae(e,n,t,r){return o`<span class="pile" data-look="pile:${e}">
    <span class="unseen">${n}</span>
    ${t??o`<span class="slot"></span>`}<b aria-hidden="true">${r}</b>
  </span>`}function Ne(e){let n=O(e.view.state.deck),t=f(e.view.state.discard),r=t[t.length-1];return o`<div class="piles">
    ${ae("deck",`Draw pile: ${g(n,"card")}`,n?L():null,n)}
    ${ae("discard",`Discard pile: ${t.join(", ")||"empty"}`,r?h($(e,r)):null,t.length)}
  </div>`}function De(e,n){let t=`die:${n}`;return n===0?o`<span class="die used" aria-hidden="true">${C(0)}</span>`:o`<button
    class="die ${x(e,t)}"
    data-thing=${t}
    aria-label="Die showing ${n}"
  >
    ${C(n)}
  </button>`}function je(e){let n=A(e),t=v(e),r=`Dice of ${B(e,t)}`,a=s=>z(`${e.view.state.turn??0}-${n[s]??0}`,De(e,n[s]??0));return o`<div class="dice ${F(e,t)}" role="group" aria-label=${r}>
    ${[0,1,2].map(a)}
  </div>`}function W(e,n,t,r,a){return o`<span class="tally ${e}">
    <span class="unseen">${n}</span>
    <span aria-hidden="true">${t}<b>${r}</b><small>${a}</small></span>
  </span>`}function se(e,n,t=l){let r=e.view.to_act.includes(n)&&!e.view.over?"acts":"",a=e.snap.seats.find(m=>m.seat===n)?.name??"",s=u(c(e,"vp",n)),i=u(c(e,"money",n)),d=e.view.seats.indexOf(n)===0?"eagle-emblem":"roman-shield";return o`<div class="plate ${F(e,n)} ${r}">
    <span class="crest" aria-hidden="true">${p(d)}</span>
    <span class="plate-name"><b>${B(e,n)}</b><small>${a}</small></span>
    <span class="purse">
      ${W("vp",g(s,"victory point"),p("laurels"),s,"VP")}
      ${W("money",`${i} sestertii`,H(""),i,"HS")}
    </span>
    ${t}
  </div>`}function Ee(e,n){let t=O(c(e,"hand",n)),r=f(c(e,"known",n)),a=O(c(e,"drawn",n));return o`<span class="their-hand">
    <span class="backs" aria-hidden="true">${ie(t)}</span>
    <b>${t}</b><small>${t===1?"card":"cards"}</small>
    ${r.length?o`<small class="known">known: ${r.join(", ")}</small>`:l}
    ${a?o`<small class="known">looks at ${g(a,"card")}</small>`:l}
  </span>`}function ie(e){return Array.from({length:Math.min(e,Se)},()=>L())}function de(e,n){let t=`card:${n}`,r=$(e,n);return o`<button class="hand-card ${x(e,t)}" data-thing=${t}>
    <span class="unseen">${E(r)}${e.lit.has(t)?" Can be chosen.":""}</span>
    ${h(r)}
  </button>`}function He(e){let n=new Set(f(c(e,"hand",e.me))),t=[...f(c(e,"drawn",e.me)),...f(e.view.state.lifted)],r=e.options.flatMap(({act:a})=>a.args.filter(s=>s.kind==="card"&&(a.verb==="take"||!n.has(s.word))).map(s=>s.word));return[...t,...new Set(r.filter(a=>!t.includes(a)))]}function Le(e,n){let t=c(e,"hand",e.me);if(typeof t=="number")return o`${ie(t).map(i=>o`<span class="hand-card">${i}</span>`)}`;let r=f(t),a=f(c(e,"gift",e.me));if(n&&r.length+a.length===0)return o`<p class="empty-hand">No cards in hand</p>`;let s=i=>o`<span class="hand-card gift" data-look="card:${i}">
      ${h($(e,i))}<em>gift</em>
    </span>`;return o`${r.map(i=>de(e,i))}${a.map(s)}`}function Je(e){let n=He(e);return o`<div class="tray">
    ${n.length?o`<div class="hand offered" role="group" aria-label="Cards to choose from">
          ${n.map(t=>de(e,t))}
        </div>`:l}
    <div class="hand ${n.length?"small":""}" role="group" aria-label="Hand">
      ${Le(e,n.length===0)}
    </div>
  </div>`}function _e(e){let n=T(e,e.me),t=e.view.state.beginner===!0?j.slice(0,6):j,r=u(e.view.state.supply),a=`General supply: ${g(r,"victory point")}`;return o`<div class="arena">
    ${se(e,n,Ee(e,n))}
    <div class="arena-field">
      <div class="corner top-corner">${Ne(e)}</div>
      ${t.map(s=>te(e,n,s))} ${xe(e,t)}
      <div class="corner low-corner">
        ${je(e)} ${W("supply",a,p("laurels"),r,"supply")}
      </div>
      ${t.map(s=>te(e,e.me,s))} ${V(e)}
    </div>
    ${se(e,e.me)} ${Je(e)}
  </div>`}function Ve(e){let n=Object.entries(e.view.state.discard??{});return o`<div class="look-list">
    <b>Discarded</b>
    <ul>
      ${n.map(([t,r])=>o`<li>${t}${r>1?` × ${r}`:""}</li>`)}
    </ul>
  </div>`}function We(e,n){let[t,r,a]=e.split(":");if(e==="pile:discard")return Ve(n);let s=t==="card"?r:t==="space"?b(n,r,a):void 0;if(!s)return null;let i=$(n,s),d=t==="space"?M(n,r,a,i.defence):i.defence;return o`<div class="arena look-card">${h(i,d)}</div>`}var Bn={complete:!0,option:ee,wishes:ne,draw:_e,say:Q,look:We,moment:U};export{Bn as arenaRoma};

import{f as Q}from"/assets/chunk-QANJB55I.js";import{d as x,e as L}from"/assets/chunk-DJPK3KWV.js";import{a as _}from"/assets/chunk-W3KVOMLT.js";import{c as p}from"/assets/chunk-7EI5JBW4.js";import{a as i,b as R,d as l,g as X,i as $}from"/assets/chunk-HHACRUSR.js";import{a as $e}from"/assets/chunk-VVCT3YM4.js";var T=e=>e==="bribery"?"the bribery space":`space ${e}`,E=(e,t)=>t?`${t} (${T(e)})`:T(e),a=X({your:(e,t)=>`Your ${T(e)}: ${t}`,theirs:(e,t,r)=>`${e}, ${T(t)}: ${r}`,empty:"empty",none:"none",selectable:" Selectable.",blocked:"blocked",bribery:"Bribery",icons:{money:{title:"Money",help:"Money: take sestertii equal to the die"},cards:{title:"Cards",help:"Cards: draw as many cards as the die shows, keep one"}},deck:e=>`Draw pile: ${$(e,"card")}`,discard:e=>`Discard pile: ${e}`,discarded:"Discarded",die:e=>`Die showing ${e}`,diceOf:e=>`Dice of ${e}`,vp:e=>$(e,"victory point"),vpUnit:"VP",money:e=>$(e,"sestertius","sestertii"),moneyUnit:"HS",cards:e=>e===1?"card":"cards",known:e=>`known: ${e}`,looksAt:e=>`looks at ${$(e,"card")}`,noHand:"No cards in hand",gift:"gift",offered:"Cards to choose from",hand:"Hand",supply:e=>`General supply: ${$(e,"victory point")}`,supplyUnit:"supply",always:"always",twoDice:"2 dice",card:(e,t,r,n,s,o)=>`${e}, ${t}, cost ${r}, defence ${n}${s}. ${o}`,types:{character:"character",building:"building"},howAlways:", always active",howTwoDice:", needs two dice",chooseTarget:"choose an enemy card",ruler:(e,t,r,n,s)=>`${e}: ${$(t,"victory point")}, ${$(r,"sestertius","sestertii")}, ${$(n,"card")} in hand. Spaces: ${s}.`,unused:(e,t)=>`Unused dice of ${e}: ${t}.`,sentence:e=>`${e}.`,does:{give:e=>`Give ${e}`,seal:()=>"Exchange the cards",lay:(e,t)=>`Put ${e} on ${T(t)}`,play:(e,t)=>`Play ${e} on ${T(t)}`,money:e=>`Take ${e} sestertii`,cards:e=>`Draw ${$(Number(e),"card")} with the ${e}`,activate:(e,t,r)=>`Activate ${E(e,r)}`,bribe:(e,t,r)=>`Bribe ${r??"a card"} with the ${e}`,end:()=>"End turn",mark:e=>`Reroll the ${e}`,target:(e,t,r,n)=>`Attack ${E(e,n)}`,hire:e=>`Pay for +${e} to the attack`,add:e=>`Add the ${e} to the attack`,score:e=>`Turn the ${e} into VP`,copy:(e,t,r)=>`Act as ${E(e,r)}`,sacrifice:(e,t,r)=>`Sacrifice ${E(e,r)}`,block:(e,t,r,n)=>`Block ${E(e,n)}`,raise:e=>`Raise the ${e} by 1`,lower:e=>`Lower the ${e} by 1`,swap:(e,t,r,n,s)=>`Replace ${s??T(t)} with ${e}`,buy:e=>`Buy ${e} VP`}});var be={Aquaeductus:"aqueduct",Arena:"arena",Aries:"siege-ram",Ballista:"ballista",Bestia:"lion","Carrus Bovinus":"bull",Castra:"barracks-tent",Decurio:"centurion-helmet","Elephantus Militaris":"elephant",Equitatus:"cavalry","Fons Bacchi":"grapes",Forum:"ancient-columns",Maecenas:"roman-toga",Magister:"teacher",Mercennarius:"spears",Offertorium:"sacrificial-dagger",Philosophus:"philosopher-bust",Pictor:"palette",Portus:"harbor-dock",Praedator:"robber-hand",Restaurator:"trowel",Speculator:"cowled","Statua Iovis":"zeus-sword",Taberna:"amphora",Telonium:"triple-gate",Templarius:"star-altar",Triremis:"trireme",Tuba:"trumpet",Veneficus:"poison-bottle","Via Cassia":"stone-path",Aesculapinum:"caduceus",Architectus:"compass",Basilica:"byzantin-temple",Centurio:"crested-helmet",Consiliarius:"scroll-unfurled",Consul:"laurel-crown",Essedum:"chariot",Gladiator:"gladius",Haruspex:"all-seeing-eye",Legat:"tied-scroll",Legionarius:"roman-shield",Machina:"crane",Mercator:"trade",Mercatus:"scales",Nero:"fire",Onager:"catapult",Praetorianus:"guards",Scaenicus:"drama-masks",Senator:"caesar",Sicarius:"cloak-dagger",Templum:"greek-temple","Tribunus Plebis":"public-speaker",Turris:"watchtower",Velites:"thrown-spear"};function Z(e){return be[e]??"eagle-emblem"}function b(e,t){let n=(e.view.extra?.cards??e.game.facts?.cards??{})[t]??{},s=n.always===!0,o=e.snap.options?.edition??"manual",d=n.type&&typeof n.type=="object"?n.type[o]:n.type;return{name:t,type:d==="building"?"building":"character",cost:Number(n.cost??0),defence:Number(n.defence??0),dice:s?0:Number(n.dice??1),text:String(n.text??""),rule:typeof n.rule=="string"?n.rule:null}}function V(e){let t=e.dice===0?a.howAlways:e.dice===2?a.howTwoDice:"";return a.card(e.name,a.types[e.type],e.cost,e.defence,t,e.text)}var he="M12 1.500 21.500 4v8c0 6.500-4 10.500-9.500 12.500C6.500 22.500 2.500 18.500 2.500 12V4z",ye=Array.from({length:20},(e,t)=>t*Math.PI/10);function W(e,t="coin"){return i`<svg class=${t} viewBox="0 0 26 26" aria-hidden="true">
    <circle class="coin-disc" cx="13" cy="13" r="12"></circle>
    ${ye.map(r=>R`<circle class="coin-dot" cx=${13+10*Math.cos(r)} cy=${13+10*Math.sin(r)} r=".7"></circle>`)}
    <text x="13" y="17.800" text-anchor="middle">${e}</text>
  </svg>`}function j(e,t=""){return i`<svg class="shield ${t}" viewBox="0 0 24 26" aria-hidden="true">
    <path d=${he}></path>
    <text x="12" y="17.500" text-anchor="middle">${e}</text>
  </svg>`}function we(e){let t=e.type==="character"?R`<circle class="medal" cx="50" cy="40" r="37"></circle><circle class="medal-line" cx="50" cy="40" r="33.500"></circle>`:R`<path class="medal" d="M4 27 50 2l46 25v6h-5v45H9V33H4z"></path><path class="medal-line" d="M13 29 50 8l37 21M13.500 34v40h73V34"></path>`;return i`<svg class="art" viewBox="0 0 100 80" aria-hidden="true">
    ${t}
    <svg x="27" y=${e.type==="character"?17:27} width="46" height="46" viewBox="0 0 512 512">
      ${p(Z(e.name),"drawing")}
    </svg>
  </svg>`}function ve(e){if(e.dice===1)return l;let t=e.dice===0?a.always:a.twoDice;return i`<span class="how">${t}</span>`}function y(e,t=e.defence){let r=t>e.defence?"up":t<e.defence?"down":"";return i`<span class="card ${e.type}" aria-hidden="true">
    <span class="card-top">${W(e.cost)}${ve(e)}${j(t,r)}</span>
    ${we(e)}
    <span class="card-name">${e.name}</span>
    <span class="card-text">${e.text}</span>
  </span>`}function U(){return i`<span class="card back"><span class="back-frame">${p("laurels")}</span></span>`}var Ce={1:[[2,2]],2:[[1,1],[3,3]],3:[[1,1],[2,2],[3,3]],4:[[1,1],[3,1],[1,3],[3,3]],5:[[1,1],[3,1],[2,2],[1,3],[3,3]],6:[[1,1],[3,1],[1,2],[3,2],[1,3],[3,3]]};function k(e,t="pips"){return i`<svg class=${t} viewBox="0 0 40 40" aria-hidden="true">
    <rect class="die-body" x="1.500" y="1.500" width="37" height="37" rx="8"></rect>
    <rect class="die-shine" x="4" y="4" width="32" height="32" rx="6.500"></rect>
    ${(Ce[e]??[]).map(([r,n])=>R`<circle class="pip" cx=${r*10} cy=${n*10} r="3.900"></circle>`)}
  </svg>`}var G={};$e(G,{SPACES:()=>M,activeSeat:()=>C,cardAt:()=>u,cardsOf:()=>g,defenceAt:()=>P,diceOf:()=>S,enemyOf:()=>v,isActing:()=>F,isAimed:()=>I,number:()=>f,of:()=>c,part:()=>w,phase:()=>A,titleOf:()=>B,total:()=>O});var M=["1","2","3","4","5","6","bribery"],ke=`targeting hiring battle blowing adding scoring temple copying offering looking
  taking blocking nudging swapping buying free relaying turning settling praying`.split(/\s+/),Be=["hiring","battle","blowing","adding"];function w(e,t){return e&&typeof e=="object"&&!Array.isArray(e)?e[t]:void 0}function f(e){return typeof e=="number"?e:0}function c(e,t,r){return w(e.view.state[t],r)}function u(e,t,r){return w(c(e,"space",t),r)}function v(e,t){return e.view.seats.find(r=>r!==t)??t}function C(e){return String(e.view.state.active??e.me)}function B(e,t){return e.view.titles[t]??t}function A(e){let t=e.view.state.flow;return Array.isArray(t)?String(t[0]??""):""}var F=e=>ke.includes(A(e)),I=e=>Be.includes(A(e));function g(e){return!e||typeof e!="object"||Array.isArray(e)?[]:Object.entries(e).flatMap(([t,r])=>Array(f(r)).fill(t))}function O(e){return typeof e=="number"?e:g(e).length}function P(e,t,r,n){let s=w(w(e.view.extra?.defence,t),r);return typeof s=="number"?s:n}function S(e){let t=e.view.state.die;return Array.isArray(t)?t.map(r=>f(r)):[]}var Ae=6;function te(e){return e===0?p("rolling-dices"):e>Ae?i`<b>${e}</b>`:k(e,"battle-die")}function q(e){let{acting:t,target:r,roll:n}=e.view.state;if(!t||!I(e)&&A(e)!=="targeting")return l;let s=v(e,C(e)),o=String(r??""),d=I(e)?u(e,s,o):void 0,m=f(w(e.view.extra?.battle,"bonus"));return i`<div class="battle" role="status">
    <span class="battle-side"
      ><b>${t}</b> ${te(f(n))} ${m?i`<span>+${m}</span>`:l}</span
    >
    ${p("crossed-swords")}
    <span class="battle-side">
      ${d?i`<b>${d}</b>${j(P(e,s,o,b(e,d).defence))}`:i`<i>${a.chooseTarget}</i>`}
    </span>
  </div>`}var ee=L();function re(e,t){let r=x(e),n=r.findLast(J=>ee(J,"battle"));if(!n||q(t)!==l)return null;let{what:s,total:o,defence:d,result:m}=n.args,h=r.findLast(J=>ee(J,"battle-die"))?.args.dice??0,D=(o??0)-h,K=String(t.view.state.acting??"");return i`<div class="arena moment-card ${m==="beaten"?"won":"held"}">
    <div class="fight">
      ${K?i`<span>${y(b(t,K))}</span>`:l}
      ${te(h)} ${D>0?i`<b>+${D} = ${o}</b>`:l}
      ${p("crossed-swords")} ${j(d??0)}
      <span class="struck">${y(b(t,s??""))}</span>
    </div>
    <p>${n.text}</p>
  </div>`}var H=L();function Oe(e){return H(e,"collected")?{value:e.args.die??0,place:"money"}:H(e,"draws")?{value:e.args.die??0,place:"cards"}:H(e,"bribed")?{value:e.args.n??0,place:"bribery"}:H(e,"activated")?{value:Number(e.args.at),place:e.args.at??""}:[]}function ne(e){let t=x(e),r=t.findLastIndex(n=>n.family==="turn-began");return t.slice(r+1).flatMap(Oe)}function Te(e,t){let r=s=>f(c(e,s,t)),n=M.map(s=>`${s}: ${u(e,t,s)??a.empty}`).join(", ");return a.ruler(B(e,t),r("vp"),r("money"),O(c(e,"hand",t)),n)}function se(e){let{supply:t,deck:r,discard:n}=e.view.state,s=S(e).filter(o=>o>0);return[...e.view.seats.map(o=>Te(e,o)),a.unused(B(e,C(e)),s.join(", ")||a.none),a.sentence(a.supply(f(t))),a.sentence(a.deck(O(r))),a.sentence(a.discard(g(n).join(", ")||a.empty))]}var Se=["lay","play","activate","copy","sacrifice","swap"],Re=["target","block"],Ie=["money","cards","bribe","mark","add","score","raise","lower"],ae={exchange:"give",layout:"lay",keeping:"keep",taking:"take",swapping:"swap"};function ie(e,t){let{verb:r,args:n}=e,s=[];for(let{kind:o,word:d}of n)o==="card"?s.push(`card:${d}`):Re.includes(r)?s.push(`space:${v(t,t.me)}:${d}`):Se.includes(r)?s.push(`space:${t.me}:${d}`):Ie.includes(r)&&s.push(`die:${d}`);return(r==="money"||r==="cards")&&s.push(`icon:${r}`),r==="bribe"&&s.push(`space:${t.me}:bribery`),{act:e,things:s,also:r==="activate"?[`die:${n[0].word}`]:[]}}function Pe(e,t){let r=ae[A(e)]??"play";return["give","keep","take"].includes(r)?[r,t]:[r,t,M.find(n=>!u(e,e.me,n))??"1"]}function oe(e,t){let[r,n,s]=e.split(":"),o=h=>t.picks.find(D=>D.startsWith(h+":"))?.slice(h.length+1),d=o("die")??String(S(t).find(h=>h>0)??1);if(r==="card")return[Pe(t,n)];if(r==="icon")return[[n,d]];if(r==="die")return[["money",n]];if(r!=="space")return[];if(n!==t.me)return[["target",s]];let m=o("card");return m?[[ae[A(t)]??"play",m,s]]:s==="bribery"?[["bribe",d],["activate",s]]:[["activate",s]]}var _e=a.does;function de({verb:e,args:t},r){let[n="",s=""]=t.map(m=>m.word),o=e==="bribe"?"bribery":n,d=u(r,v(r,r.me),o);return _e[e]?.(n,s,u(r,r.me,o),d,u(r,r.me,s))}var Ee=8,{SPACES:N}=G,Y=(e,t)=>`seat-${e.view.seats.indexOf(t)}`;function Me(e,t,r,n){let s=e.lit.has(`space:${t}:${r}`)?a.selectable:"",o=(n?V(n):a.sentence(a.empty))+s;return t===e.me?a.your(r,o):a.theirs(B(e,t),r,o)}function De(e,t,r){let{source:n,target:s}=e.view.state,o=C(e)===t;return[`space pos-${N.indexOf(r)+1}`,t===e.me?"mine":"theirs",_(e,`space:${t}:${r}`),F(e)&&o&&n===r?"acting":"",I(e)&&!o&&s===r?"target":""].join(" ")}function ce(e,t,r){let n=u(e,t,r),s=n?b(e,n):null,o=()=>i`<span class="slot">${r==="bribery"?p("swap-bag"):k(Number(r))}</span>`,d=w(c(e,"blocked",t),r)===!0;return i`<button class=${De(e,t,r)} data-thing="space:${t}:${r}">
    <span class="unseen">${Me(e,t,r,s)}</span>
    ${s?y(s,P(e,t,r,s.defence)):o()}
    ${d?i`<span class="blocked">${a.blocked}</span>`:l}
  </button>`}function me(e,t,r){let n=t.filter(s=>s.place===r);return n.length===0?l:i`<span class="placed dice ${Y(e,C(e))}"
    >${n.map(s=>k(s.value))}</span
  >`}function xe(e,t,r){let n=e.lit.has(`die:${t}`)&&e.lit.has(`space:${e.me}:${t}`);return i`<span class="bar-cell pos-${N.indexOf(t)+1} ${n?"hot":""}">
    ${t==="bribery"?i`<span class="bribe">${p("swap-bag")}<small>${a.bribery}</small></span>`:k(Number(t),"bar-die")}
    ${me(e,r,t)}
  </span>`}var Le={money:"two-coins",cards:"card-draw"};function le(e,t,r){let n=`icon:${t}`,{title:s,help:o}=a.icons[t];return i`<button
    class="bar-icon ${t} ${_(e,n)}"
    data-thing=${n}
    aria-label=${o}
  >
    ${p(Le[t])}<small>${s}</small> ${me(e,r,t)}
  </button>`}function je(e,t){let r=ne(e.log);return i`<div class="bar">
    <div class="bar-ends">${le(e,"money",r)}${le(e,"cards",r)}</div>
    ${t.map(n=>xe(e,n,r))}
  </div>`}function pe(e,t,r,n){return i`<span class="pile" data-look="pile:${e}">
    <span class="unseen">${t}</span>
    ${r??i`<span class="slot"></span>`}<b aria-hidden="true">${n}</b>
  </span>`}function He(e){let t=O(e.view.state.deck),r=g(e.view.state.discard),n=r[r.length-1];return i`<div class="piles">
    ${pe("deck",a.deck(t),t?U():null,t)}
    ${pe("discard",a.discard(r.join(", ")||a.empty),n?y(b(e,n)):null,r.length)}
  </div>`}function Ne(e,t){let r=`die:${t}`;return t===0?i`<span class="die used" aria-hidden="true">${k(0)}</span>`:i`<button
    class="die ${_(e,r)}"
    data-thing=${r}
    aria-label=${a.die(t)}
  >
    ${k(t)}
  </button>`}function Je(e){let t=S(e),r=C(e),n=a.diceOf(B(e,r)),s=o=>Q(`${e.view.state.turn??0}-${t[o]??0}`,Ne(e,t[o]??0));return i`<div class="dice ${Y(e,r)}" role="group" aria-label=${n}>
    ${[0,1,2].map(s)}
  </div>`}function z(e,t,r,n,s){return i`<span class="tally ${e}">
    <span class="unseen">${t}</span>
    <span aria-hidden="true">${r}<b>${n}</b><small>${s}</small></span>
  </span>`}function ue(e,t,r=l){let n=e.view.to_act.includes(t)&&!e.view.over?"acts":"",s=e.snap.seats.find(h=>h.seat===t)?.name??"",o=f(c(e,"vp",t)),d=f(c(e,"money",t)),m=e.view.seats.indexOf(t)===0?"eagle-emblem":"roman-shield";return i`<div class="plate ${Y(e,t)} ${n}">
    <span class="crest" aria-hidden="true">${p(m)}</span>
    <span class="plate-name"><b>${B(e,t)}</b><small>${s}</small></span>
    <span class="purse">
      ${z("vp",a.vp(o),p("laurels"),o,a.vpUnit)}
      ${z("money",a.money(d),W(""),d,a.moneyUnit)}
    </span>
    ${r}
  </div>`}function Ve(e,t){let r=O(c(e,"hand",t)),n=g(c(e,"known",t)),s=O(c(e,"drawn",t));return i`<span class="their-hand">
    <span class="backs" aria-hidden="true">${fe(r)}</span>
    <b>${r}</b><small>${a.cards(r)}</small>
    ${n.length?i`<small class="known">${a.known(n.join(", "))}</small>`:l}
    ${s?i`<small class="known">${a.looksAt(s)}</small>`:l}
  </span>`}function fe(e){return Array.from({length:Math.min(e,Ee)},()=>U())}function ge(e,t){let r=`card:${t}`,n=b(e,t);return i`<button class="hand-card ${_(e,r)}" data-thing=${r}>
    <span class="unseen">${V(n)}${e.lit.has(r)?a.selectable:""}</span>
    ${y(n)}
  </button>`}function We(e){let t=new Set(g(c(e,"hand",e.me))),r=[...g(c(e,"drawn",e.me)),...g(e.view.state.lifted)],n=e.options.flatMap(({act:s})=>s.args.filter(o=>o.kind==="card"&&(s.verb==="take"||!t.has(o.word))).map(o=>o.word));return[...r,...new Set(n.filter(s=>!r.includes(s)))]}function Ue(e,t){let r=c(e,"hand",e.me);if(typeof r=="number")return i`${fe(r).map(d=>i`<span class="hand-card">${d}</span>`)}`;let n=g(r),s=g(c(e,"gift",e.me));if(t&&n.length+s.length===0)return i`<p class="empty-hand">${a.noHand}</p>`;let o=d=>i`<span class="hand-card gift" data-look="card:${d}">
      ${y(b(e,d))}<em>${a.gift}</em>
    </span>`;return i`${n.map(d=>ge(e,d))}${s.map(o)}`}function Fe(e){let t=We(e);return i`<div class="tray">
    ${t.length?i`<div class="hand offered" role="group" aria-label=${a.offered}>
          ${t.map(r=>ge(e,r))}
        </div>`:l}
    <div class="hand ${t.length?"small":""}" role="group" aria-label=${a.hand}>
      ${Ue(e,t.length===0)}
    </div>
  </div>`}function Ge(e){let t=v(e,e.me),r=e.view.state.beginner===!0?N.slice(0,6):N,n=f(e.view.state.supply);return i`<div class="arena">
    ${ue(e,t,Ve(e,t))}
    <div class="arena-field">
      <div class="corner top-corner">${He(e)}</div>
      ${r.map(s=>ce(e,t,s))} ${je(e,r)}
      <div class="corner low-corner">
        ${Je(e)} ${z("supply",a.supply(n),p("laurels"),n,a.supplyUnit)}
      </div>
      ${r.map(s=>ce(e,e.me,s))} ${q(e)}
    </div>
    ${ue(e,e.me)} ${Fe(e)}
  </div>`}function qe(e){let t=Object.entries(e.view.state.discard??{});return i`<div class="look-list">
    <b>${a.discarded}</b>
    <ul>
      ${t.map(([r,n])=>i`<li>${r}${n>1?` × ${n}`:""}</li>`)}
    </ul>
  </div>`}function ze(e,t){let[r,n,s]=e.split(":");if(e==="pile:discard")return qe(t);let o=r==="card"?n:r==="space"?u(t,n,s):void 0;if(!o)return null;let d=b(t,o),m=r==="space"?P(t,n,s,d.defence):d.defence;return i`<div class="arena look-card">${y(d,m)}</div>`}var Ht={complete:!0,option:ie,words:de,wishes:oe,draw:Ge,say:se,look:ze,moment:re};export{Ht as arenaRoma};

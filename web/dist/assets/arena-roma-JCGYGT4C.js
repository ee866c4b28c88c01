import{f as Z}from"/assets/chunk-42RPXLOJ.js";import{b as Q}from"/assets/chunk-GYQQYJTJ.js";import"/assets/chunk-4E6YPYL3.js";import{f as N,g as x}from"/assets/chunk-OWLORRFJ.js";import{a as b,b as m}from"/assets/chunk-LEOKBJZ6.js";import"/assets/chunk-26ODUJTJ.js";import{a as _}from"/assets/chunk-PJXYTH4E.js";import{c as u}from"/assets/chunk-54MHDFP2.js";import"/assets/chunk-OST4D425.js";import{a as i,b as I,d as l,h as $}from"/assets/chunk-5T3Z5TEQ.js";import{a as X}from"/assets/chunk-7OBHRF5D.js";import{a as be}from"/assets/chunk-VVCT3YM4.js";var O=e=>e==="bribery"?"the bribery space":`space ${e}`,M=(e,t)=>t?`${t} (${O(e)})`:O(e),a=X({your:(e,t)=>`Your ${O(e)}: ${t}`,theirs:(e,t,r)=>`${e}, ${O(t)}: ${r}`,empty:"empty",none:"none",selectable:" Selectable.",emptySpaces:"Empty spaces",blocked:"blocked",bribery:"Bribery",icons:{money:{title:"Money",help:"Money: take sestertii equal to the die"},cards:{title:"Cards",help:"Cards: draw as many cards as the die shows, keep one"}},deck:e=>`Draw pile: ${$(e,"card")}`,discard:e=>`Discard pile: ${e}`,discarded:"Discarded",die:e=>`Die showing ${e}`,diceOf:e=>`Dice of ${e}`,vp:e=>$(e,"victory point"),vpUnit:"VP",money:e=>$(e,"sestertius","sestertii"),moneyUnit:"HS",cards:e=>e===1?"card":"cards",known:e=>`known: ${e}`,looksAt:e=>`looks at ${$(e,"card")}`,noHand:"No cards in hand",gift:"gift",offered:"Cards to choose from",hand:"Hand",supply:e=>`General supply: ${$(e,"victory point")}`,supplyUnit:"supply",always:"always",twoDice:"2 dice",card:(e,t,r,n,s,o)=>`${e}, ${t}, cost ${r}, defence ${n}${s}. ${o}`,types:{character:"character",building:"building"},howAlways:", always active",howTwoDice:", needs two dice",chooseTarget:"choose an enemy card",ruler:(e,t,r,n,s)=>`${e}: ${$(t,"victory point")}, ${$(r,"sestertius","sestertii")}, ${$(n,"card")} in hand. Spaces: ${s}.`,unused:(e,t)=>`Unused dice of ${e}: ${t}.`,sentence:e=>`${e}.`,does:{give:e=>`Give ${e}`,seal:()=>"Exchange the cards",lay:(e,t)=>`Put ${e} on ${O(t)}`,play:(e,t)=>`Play ${e} on ${O(t)}`,money:e=>`Take ${$(Number(e),"sestertius","sestertii")}`,cards:e=>`Draw ${$(Number(e),"card")} with the ${e}`,activate:(e,t,r)=>`Activate ${M(e,r)}`,bribe:(e,t,r)=>`Bribe ${r??"a card"} with the ${e}`,pass:()=>"Pass",end:()=>"End your turn",mark:e=>`Reroll the ${e}`,target:(e,t,r,n)=>`Attack ${M(e,n)}`,hire:e=>`Pay for +${e} to the attack`,add:e=>`Add the ${e} to the attack`,score:e=>`Turn the ${e} into VP`,copy:(e,t,r)=>`Act as ${M(e,r)}`,sacrifice:(e,t,r)=>`Sacrifice ${M(e,r)}`,block:(e,t,r,n)=>`Block ${M(e,n)}`,raise:e=>`Raise the ${e} by 1`,lower:e=>`Lower the ${e} by 1`,swap:(e,t,r,n,s)=>`Replace ${s??O(t)} with ${e}`,buy:e=>`Buy ${e} VP`}});var he={Aquaeductus:"aqueduct",Arena:"arena",Aries:"siege-ram",Ballista:"ballista",Bestia:"lion","Carrus Bovinus":"bull",Castra:"barracks-tent",Decurio:"centurion-helmet","Elephantus Militaris":"elephant",Equitatus:"cavalry","Fons Bacchi":"grapes",Forum:"ancient-columns",Maecenas:"roman-toga",Magister:"teacher",Mercennarius:"spears",Offertorium:"sacrificial-dagger",Philosophus:"philosopher-bust",Pictor:"palette",Portus:"harbor-dock",Praedator:"robber-hand",Restaurator:"trowel",Speculator:"cowled","Statua Iovis":"zeus-sword",Taberna:"amphora",Telonium:"triple-gate",Templarius:"star-altar",Triremis:"trireme",Tuba:"trumpet",Veneficus:"poison-bottle","Via Cassia":"stone-path",Aesculapinum:"caduceus",Architectus:"compass",Basilica:"byzantin-temple",Centurio:"crested-helmet",Consiliarius:"scroll-unfurled",Consul:"laurel-crown",Essedum:"chariot",Gladiator:"gladius",Haruspex:"all-seeing-eye",Legat:"tied-scroll",Legionarius:"roman-shield",Machina:"crane",Mercator:"trade",Mercatus:"scales",Nero:"fire",Onager:"catapult",Praetorianus:"guards",Scaenicus:"drama-masks",Senator:"caesar",Sicarius:"cloak-dagger",Templum:"greek-temple","Tribunus Plebis":"public-speaker",Turris:"watchtower",Velites:"thrown-spear"};function ee(e){return he[e]??"eagle-emblem"}function h(e,t){let n=(e.view.extra?.cards??e.game.facts?.cards??{})[t]??{},s=n.always===!0,o=e.snap.options?.edition??"manual",d=n.type&&typeof n.type=="object"?n.type[o]:n.type;return{name:t,type:d==="building"?"building":"character",cost:Number(n.cost??0),defence:Number(n.defence??0),dice:s?0:Number(n.dice??1),text:String(n.text??""),rule:typeof n.rule=="string"?n.rule:null}}function W(e){let t=e.dice===0?a.howAlways:e.dice===2?a.howTwoDice:"";return a.card(e.name,a.types[e.type],e.cost,e.defence,t,e.text)}var ye="M12 1.500 21.500 4v8c0 6.500-4 10.500-9.500 12.500C6.500 22.500 2.500 18.500 2.500 12V4z",ve=Array.from({length:20},(e,t)=>t*Math.PI/10);function J(e,t="coin"){return i`<svg class=${t} viewBox="0 0 26 26" aria-hidden="true">
    <circle class="coin-disc" cx="13" cy="13" r="12"></circle>
    ${ve.map(r=>I`<circle class="coin-dot" cx=${13+10*Math.cos(r)} cy=${13+10*Math.sin(r)} r=".7"></circle>`)}
    <text x="13" y="17.800" text-anchor="middle">${e}</text>
  </svg>`}function j(e,t=""){return i`<svg class="shield ${t}" viewBox="0 0 24 26" aria-hidden="true">
    <path d=${ye}></path>
    <text x="12" y="17.500" text-anchor="middle">${e}</text>
  </svg>`}function we(e){let t=e.type==="character"?I`<circle class="medal" cx="50" cy="40" r="37"></circle><circle class="medal-line" cx="50" cy="40" r="33.500"></circle>`:I`<path class="medal" d="M4 27 50 2l46 25v6h-5v45H9V33H4z"></path><path class="medal-line" d="M13 29 50 8l37 21M13.500 34v40h73V34"></path>`;return i`<svg class="art" viewBox="0 0 100 80" aria-hidden="true">
    ${t}
    <svg x="27" y=${e.type==="character"?17:27} width="46" height="46" viewBox="0 0 512 512">
      ${u(ee(e.name),"drawing")}
    </svg>
  </svg>`}function Ce(e){if(e.dice===1)return l;let t=e.dice===0?a.always:a.twoDice;return i`<span class="how">${t}</span>`}function v(e,t=e.defence){let r=t>e.defence?"up":t<e.defence?"down":"";return i`<span class="card ${e.type}" data-piece=${e.name} aria-hidden="true">
    <span class="card-top">${J(e.cost)}${Ce(e)}${j(t,r)}</span>
    ${we(e)}
    <span class="card-name">${e.name}</span>
    <span class="card-text">${e.text}</span>
  </span>`}function U(){return i`<span class="card back"><span class="back-frame">${u("laurels")}</span></span>`}var ke={1:[[2,2]],2:[[1,1],[3,3]],3:[[1,1],[2,2],[3,3]],4:[[1,1],[3,1],[1,3],[3,3]],5:[[1,1],[3,1],[2,2],[1,3],[3,3]],6:[[1,1],[3,1],[1,2],[3,2],[1,3],[3,3]]};function w(e,t="pips"){return i`<svg class=${t} viewBox="0 0 40 40" aria-hidden="true">
    <rect class="die-body" x="1.500" y="1.500" width="37" height="37" rx="8"></rect>
    <rect class="die-shine" x="4" y="4" width="32" height="32" rx="6.500"></rect>
    ${(ke[e]??[]).map(([r,n])=>I`<circle class="pip" cx=${r*10} cy=${n*10} r="3.900"></circle>`)}
  </svg>`}var G={};be(G,{SPACES:()=>D,activeSeat:()=>k,cardAt:()=>f,cardsOf:()=>g,defenceAt:()=>E,diceOf:()=>S,enemyOf:()=>C,isActing:()=>F,isAimed:()=>P,number:()=>m,of:()=>c,part:()=>b,phase:()=>A,titleOf:()=>B,total:()=>T});var D=["1","2","3","4","5","6","bribery"],Be=`targeting hiring battle blowing adding scoring temple copying offering looking
  taking blocking nudging swapping buying free relaying turning settling praying`.split(/\s+/),Ae=["hiring","battle","blowing","adding"];function c(e,t,r){return b(e.view.state[t],r)}function f(e,t,r){return b(c(e,"space",t),r)}function C(e,t){return e.view.seats.find(r=>r!==t)??t}function k(e){return String(e.view.state.active??e.me)}function B(e,t){return e.view.titles[t]??t}function A(e){let t=e.view.state.flow;return Array.isArray(t)?String(t[0]??""):""}var F=e=>Be.includes(A(e)),P=e=>Ae.includes(A(e));function g(e){return!e||typeof e!="object"||Array.isArray(e)?[]:Object.entries(e).flatMap(([t,r])=>Array(m(r)).fill(t))}function T(e){return typeof e=="number"?e:g(e).length}function E(e,t,r,n){let s=b(b(e.view.extra?.defence,t),r);return typeof s=="number"?s:n}function S(e){let t=e.view.state.die;return Array.isArray(t)?t.map(r=>m(r)):[]}var Te=6;function re(e){return e===0?u("rolling-dices"):e>Te?i`<b>${e}</b>`:w(e,"battle-die")}function q(e){let{acting:t,target:r,roll:n}=e.view.state;if(!t||!P(e)&&A(e)!=="targeting")return l;let s=C(e,k(e)),o=String(r??""),d=P(e)?f(e,s,o):void 0,p=m(b(e.view.extra?.battle,"bonus"));return i`<div class="battle" role="status">
    <span class="battle-side"
      ><b>${t}</b> ${re(m(n))} ${p?i`<span>+${p}</span>`:l}</span
    >
    ${u("crossed-swords")}
    <span class="battle-side">
      ${d?i`<b>${d}</b>${j(E(e,s,o,h(e,d).defence))}`:i`<i>${a.chooseTarget}</i>`}
    </span>
  </div>`}var te=x();function ne(e,t){let r=N(e),n=r.findLast(V=>te(V,"battle"));if(!n||q(t)!==l)return null;let{what:s,total:o,defence:d,result:p}=n.args,y=r.findLast(V=>te(V,"battle-die"))?.args.dice??0,R=(o??0)-y,K=String(t.view.state.acting??"");return i`<div class="arena moment-card ${p==="beaten"?"won":"held"}">
    <div class="fight">
      ${K?i`<span>${v(h(t,K))}</span>`:l}
      ${re(y)} ${R>0?i`<b>+${R} = ${o}</b>`:l}
      ${u("crossed-swords")} ${j(d??0)}
      <span class="struck">${v(h(t,s??""))}</span>
    </div>
    <p>${n.text}</p>
  </div>`}var H=x();function Oe(e){return H(e,"collected")?{value:e.args.die??0,place:"money"}:H(e,"draws")?{value:e.args.die??0,place:"cards"}:H(e,"bribed")?{value:e.args.n??0,place:"bribery"}:H(e,"activated")?{value:Number(e.args.at),place:e.args.at??""}:[]}function se(e){let t=N(e),r=t.findLastIndex(n=>n.family==="turn-began");return t.slice(r+1).flatMap(Oe)}function Se(e,t){let r=s=>m(c(e,s,t)),n=D.map(s=>`${s}: ${f(e,t,s)??a.empty}`).join(", ");return a.ruler(B(e,t),r("vp"),r("money"),T(c(e,"hand",t)),n)}function ae(e){let{supply:t,deck:r,discard:n}=e.view.state,s=S(e).filter(o=>o>0);return[...e.view.seats.map(o=>Se(e,o)),a.unused(B(e,k(e)),s.join(", ")||a.none),a.sentence(a.supply(m(t))),a.sentence(a.deck(T(r))),a.sentence(a.discard(g(n).join(", ")||a.empty))]}var Re=["lay","play","activate","copy","sacrifice","swap"],Ie=["target","block"],Pe=["money","cards","bribe","mark","add","score","raise","lower"],ie={exchange:"give",layout:"lay",keeping:"keep",taking:"take",swapping:"swap"};function oe(e,t){let{verb:r,args:n}=e,s=[];for(let{kind:o,word:d}of n)o==="card"?s.push(`card:${d}`):Ie.includes(r)?s.push(`space:${C(t,t.me)}:${d}`):Re.includes(r)?s.push(`space:${t.me}:${d}`):Pe.includes(r)&&s.push(`die:${d}`);return(r==="money"||r==="cards")&&s.push(`icon:${r}`),r==="bribe"&&s.push(`space:${t.me}:bribery`),{act:e,things:s,also:r==="activate"?[`die:${n[0].word}`]:[]}}function Ee(e,t){let r=ie[A(e)]??"play";return["give","keep","take"].includes(r)?[r,t]:[r,t,D.find(n=>!f(e,e.me,n))??"1"]}function de(e,t){let[r,n,s]=e.split(":"),o=y=>t.picks.find(R=>R.startsWith(y+":"))?.slice(y.length+1),d=o("die")??String(S(t).find(y=>y>0)??1);if(r==="card")return[Ee(t,n)];if(r==="icon")return[[n,d]];if(r==="die")return[["money",n]];if(r!=="space")return[];if(n!==t.me)return[["target",s]];let p=o("card");return p?[[ie[A(t)]??"play",p,s]]:s==="bribery"?[["bribe",d],["activate",s]]:[["activate",s]]}var _e=a.does;function ce({verb:e,args:t},r){let[n="",s=""]=t.map(p=>p.word),o=e==="bribe"?"bribery":n,d=f(r,C(r,r.me),o);return _e[e]?.(n,s,f(r,r.me,o),d,f(r,r.me,s))}var Me=8,{SPACES:L}=G,Y=(e,t)=>`seat-${e.view.seats.indexOf(t)}`;function De(e,t,r,n){let s=e.lit.has(`space:${t}:${r}`)?a.selectable:"",o=(n?W(n):a.sentence(a.empty))+s;return t===e.me?a.your(r,o):a.theirs(B(e,t),r,o)}function Ne(e,t,r){let{source:n,target:s}=e.view.state,o=k(e)===t;return[`space pos-${L.indexOf(r)+1}`,t===e.me?"mine":"theirs",_(e,`space:${t}:${r}`),F(e)&&o&&n===r?"acting":"",P(e)&&!o&&s===r?"target":""].join(" ")}function le(e,t,r){let n=f(e,t,r),s=n?h(e,n):null,o=()=>i`<span class="slot">${r==="bribery"?u("swap-bag"):w(Number(r))}</span>`,d=b(c(e,"blocked",t),r)===!0;return i`<button class=${Ne(e,t,r)} data-thing="space:${t}:${r}">
    <span class="unseen">${De(e,t,r,s)}</span>
    ${s?v(s,E(e,t,r,s.defence)):o()}
    ${d?i`<span class="blocked">${a.blocked}</span>`:l}
  </button>`}function fe(e,t,r){let n=t.filter(s=>s.place===r);return n.length===0?l:i`<span class="placed dice ${Y(e,k(e))}"
    >${n.map(s=>w(s.value))}</span
  >`}function xe(e,t,r){let n=e.lit.has(`die:${t}`)&&e.lit.has(`space:${e.me}:${t}`);return i`<span class="bar-cell pos-${L.indexOf(t)+1} ${n?"hot":""}">
    ${t==="bribery"?i`<span class="bribe">${u("swap-bag")}<small>${a.bribery}</small></span>`:w(Number(t),"bar-die")}
    ${fe(e,r,t)}
  </span>`}var je={money:"two-coins",cards:"card-draw"};function pe(e,t,r){let n=`icon:${t}`,{title:s,help:o}=a.icons[t];return i`<button
    class="bar-icon ${t} ${_(e,n)}"
    data-thing=${n}
    aria-label=${o}
  >
    ${u(je[t])}<small>${s}</small> ${fe(e,r,t)}
  </button>`}function He(e,t){let r=se(e.log);return i`<div class="bar">
    <div class="bar-ends">${pe(e,"money",r)}${pe(e,"cards",r)}</div>
    ${t.map(n=>xe(e,n,r))}
  </div>`}function ue(e,t,r,n){return i`<span class="pile" data-look="pile:${e}" data-pile=${e}>
    <span class="unseen">${t}</span>
    ${r??i`<span class="slot"></span>`}<b aria-hidden="true">${n}</b>
  </span>`}function Le(e){let t=T(e.view.state.deck),r=g(e.view.state.discard),n=r[r.length-1];return i`<div class="piles">
    ${ue("deck",a.deck(t),t?U():null,t)}
    ${ue("discard",a.discard(r.join(", ")||a.empty),n?v(h(e,n)):null,r.length)}
  </div>`}function Ve(e,t){let r=`die:${t}`;return t===0?i`<span class="die used" aria-hidden="true">${w(0)}</span>`:i`<button
    class="die ${_(e,r)}"
    data-thing=${r}
    aria-label=${a.die(t)}
  >
    ${w(t)}
  </button>`}function We(e){let t=S(e),r=k(e),n=a.diceOf(B(e,r)),s=o=>Z(`${e.view.state.turn??0}-${t[o]??0}`,Ve(e,t[o]??0));return i`<div class="dice ${Y(e,r)}" role="group" aria-label=${n}>
    ${[0,1,2].map(s)}
  </div>`}function z(e,t,r,n,s,o){return i`<span class="tally ${e}" data-counter=${t}>
    <span class="unseen">${r}</span>
    <span aria-hidden="true">${n}<b>${s}</b><small>${o}</small></span>
  </span>`}function me(e,t,r=l){let n=e.view.to_act.includes(t)&&!e.view.over?"acts":"",s=e.snap.seats.find(R=>R.seat===t),o=s?Q(s):"",d=m(c(e,"vp",t)),p=m(c(e,"money",t)),y=e.view.seats.indexOf(t)===0?"eagle-emblem":"roman-shield";return i`<div class="plate ${Y(e,t)} ${n}" data-seat=${t}>
    <span class="crest" aria-hidden="true">${u(y)}</span>
    <span class="plate-name"><b>${B(e,t)}</b><small>${o}</small></span>
    <span class="purse">
      ${z("vp",`vp:${t}`,a.vp(d),u("laurels"),d,a.vpUnit)}
      ${z("money",`money:${t}`,a.money(p),J(""),p,a.moneyUnit)}
    </span>
    ${r}
  </div>`}function Je(e,t){let r=T(c(e,"hand",t)),n=g(c(e,"known",t)),s=T(c(e,"drawn",t));return i`<span class="their-hand" data-counter="hand:${t}">
    <span class="backs" aria-hidden="true">${ge(r)}</span>
    <b>${r}</b><small>${a.cards(r)}</small>
    ${n.length?i`<small class="known">${a.known(n.join(", "))}</small>`:l}
    ${s?i`<small class="known">${a.looksAt(s)}</small>`:l}
  </span>`}function ge(e){return Array.from({length:Math.min(e,Me)},()=>U())}function $e(e,t){let r=`card:${t}`,n=h(e,t);return i`<button class="hand-card ${_(e,r)}" data-thing=${r} data-card=${t}>
    <span class="unseen">${W(n)}${e.lit.has(r)?a.selectable:""}</span>
    ${v(n)}
  </button>`}function Ue(e){let t=new Set(g(c(e,"hand",e.me))),r=[...g(c(e,"drawn",e.me)),...g(e.view.state.lifted)],n=e.options.flatMap(({act:s})=>s.args.filter(o=>o.kind==="card"&&(s.verb==="take"||!t.has(o.word))).map(o=>o.word));return[...r,...new Set(n.filter(s=>!r.includes(s)))]}function Fe(e,t){let r=c(e,"hand",e.me);if(typeof r=="number")return i`${ge(r).map(d=>i`<span class="hand-card">${d}</span>`)}`;let n=g(r),s=g(c(e,"gift",e.me));if(t&&n.length+s.length===0)return i`<p class="empty-hand">${a.noHand}</p>`;let o=d=>i`<span class="hand-card gift" data-look="card:${d}">
      ${v(h(e,d))}<em>${a.gift}</em>
    </span>`;return i`${n.map(d=>$e(e,d))}${s.map(o)}`}function Ge(e){let t=Ue(e);return i`<div class="tray">
    ${t.length?i`<div class="hand offered" role="group" aria-label=${a.offered}>
          ${t.map(r=>$e(e,r))}
        </div>`:l}
    <div class="hand ${t.length?"small":""}" role="group" aria-label=${a.hand} data-counter="hand:${e.me}">
      ${Fe(e,t.length===0)}
    </div>
  </div>`}function qe(e){let t=C(e,e.me),r=e.view.state.beginner===!0?L.slice(0,6):L,n=m(e.view.state.supply);return i`<div class="arena">
    ${me(e,t,Je(e,t))}
    <div class="arena-field">
      <div class="corner top-corner">${Le(e)}</div>
      ${r.map(s=>le(e,t,s))} ${He(e,r)}
      <div class="corner low-corner">
        ${We(e)} ${z("supply","supply",a.supply(n),u("laurels"),n,a.supplyUnit)}
      </div>
      ${r.map(s=>le(e,e.me,s))} ${q(e)}
    </div>
    ${me(e,e.me)} ${Ge(e)}
  </div>`}function ze(e){let t=Object.entries(e.view.state.discard??{});return i`<div class="look-list">
    <b>${a.discarded}</b>
    <ul>
      ${t.map(([r,n])=>i`<li>${r}${n>1?` × ${n}`:""}</li>`)}
    </ul>
  </div>`}function Ye(e,t){let[r,n,s]=e.split(":");if(e==="pile:discard")return ze(t);let o=r==="card"?n:r==="space"?f(t,n,s):void 0;if(!o)return null;let d=h(t,o),p=r==="space"?E(t,n,s,d.defence):d.defence;return i`<div class="arena look-card">${v(d,p)}</div>`}var Jt={complete:!0,points:{field:"vp",name:"VP",causes:{gaps:a.emptySpaces}},die:e=>w(Number(e)),option:oe,words:ce,wishes:de,draw:qe,say:ae,look:Ye,moment:ne};export{Jt as arenaRoma};

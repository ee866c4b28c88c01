import{f as te}from"/assets/chunk-RXP4PXVO.js";import{b as ee}from"/assets/chunk-GRPD7SXE.js";import"/assets/chunk-BUTUG2D4.js";import{f as R,g as L}from"/assets/chunk-7CL2DUTS.js";import{a as h,b as m}from"/assets/chunk-RXQNK2AD.js";import"/assets/chunk-LPIMCNSH.js";import{a as N}from"/assets/chunk-7RBHRXMZ.js";import{c as u}from"/assets/chunk-4VLCR747.js";import"/assets/chunk-QJNRRPXN.js";import{a as i,b as M,d as p,h as $}from"/assets/chunk-OH7TB7OH.js";import{c as Z}from"/assets/chunk-E5GDLTPC.js";import{a as ye}from"/assets/chunk-VVCT3YM4.js";var I=e=>e==="bribery"?"the bribery space":`space ${e}`,j=(e,t)=>t?`${t} (${I(e)})`:I(e),s=Z({your:(e,t)=>`Your ${I(e)}: ${t}`,theirs:(e,t,r)=>`${e}, ${I(t)}: ${r}`,empty:"empty",none:"none",selectable:" Selectable.",emptySpaces:"Empty spaces",blocked:"blocked",bribery:"Bribery",icons:{money:{title:"Money",help:"Money: take sestertii equal to the die"},cards:{title:"Cards",help:"Cards: draw as many cards as the die shows, keep one"}},deck:e=>`Draw pile: ${$(e,"card")}`,discard:e=>`Discard pile: ${e}`,discarded:"Discarded",die:e=>`Die showing ${e}`,diceOf:e=>`Dice of ${e}`,vp:e=>$(e,"victory point"),vpUnit:"VP",money:e=>$(e,"sestertius","sestertii"),moneyUnit:"HS",cards:e=>e===1?"card":"cards",known:e=>`known: ${e}`,looksAt:e=>`looks at ${$(e,"card")}`,noHand:"No cards in hand",gift:"gift",giftBack:"take back",offered:"Cards to choose from",hand:"Hand",supply:e=>`General supply: ${$(e,"victory point")}`,supplyUnit:"supply",always:"always",twoDice:"2 dice",card:(e,t,r,n,a,o)=>`${e}, ${t}, cost ${r}, defence ${n}${a}. ${o}`,types:{character:"character",building:"building"},howAlways:", always active",howTwoDice:", needs two dice",chooseTarget:"choose an enemy card",ruler:(e,t,r,n,a)=>`${e}: ${$(t,"victory point")}, ${$(r,"sestertius","sestertii")}, ${$(n,"card")} in hand. Spaces: ${a}.`,unused:(e,t)=>`Unused dice of ${e}: ${t}.`,sentence:e=>`${e}.`,does:{give:e=>`Give ${e}`,seal:()=>"Exchange the cards",lay:(e,t)=>`Put ${e} on ${I(t)}`,play:(e,t)=>`Play ${e} on ${I(t)}`,money:e=>`Take ${$(Number(e),"sestertius","sestertii")}`,cards:e=>`Draw ${$(Number(e),"card")} with the ${e}`,activate:(e,t,r)=>`Activate ${j(e,r)}`,bribe:(e,t,r)=>`Bribe ${r??"a card"} with the ${e}`,pass:()=>"Pass",end:()=>"End your turn",mark:e=>`Reroll the ${e}`,target:(e,t,r,n)=>`Attack ${j(e,n)}`,hire:e=>`Pay for +${e} to the attack`,add:e=>`Add the ${e} to the attack`,score:e=>`Turn the ${e} into VP`,copy:(e,t,r)=>`Act as ${j(e,r)}`,sacrifice:(e,t,r)=>`Sacrifice ${j(e,r)}`,block:(e,t,r,n)=>`Block ${j(e,n)}`,raise:e=>`Raise the ${e} by 1`,lower:e=>`Lower the ${e} by 1`,swap:(e,t,r,n,a)=>`Replace ${a??I(t)} with ${e}`,buy:e=>`Buy ${e} VP`}});var ve={Aquaeductus:"aqueduct",Arena:"arena",Aries:"siege-ram",Ballista:"ballista",Bestia:"lion","Carrus Bovinus":"bull",Castra:"barracks-tent",Decurio:"centurion-helmet","Elephantus Militaris":"elephant",Equitatus:"cavalry","Fons Bacchi":"grapes",Forum:"ancient-columns",Maecenas:"roman-toga",Magister:"teacher",Mercennarius:"spears",Offertorium:"sacrificial-dagger",Philosophus:"philosopher-bust",Pictor:"palette",Portus:"harbor-dock",Praedator:"robber-hand",Restaurator:"trowel",Speculator:"cowled","Statua Iovis":"zeus-sword",Taberna:"amphora",Telonium:"triple-gate",Templarius:"star-altar",Triremis:"trireme",Tuba:"trumpet",Veneficus:"poison-bottle","Via Cassia":"stone-path",Aesculapinum:"caduceus",Architectus:"compass",Basilica:"byzantin-temple",Centurio:"crested-helmet",Consiliarius:"scroll-unfurled",Consul:"laurel-crown",Essedum:"chariot",Gladiator:"gladius",Haruspex:"all-seeing-eye",Legat:"tied-scroll",Legionarius:"roman-shield",Machina:"crane",Mercator:"trade",Mercatus:"scales",Nero:"fire",Onager:"catapult",Praetorianus:"guards",Scaenicus:"drama-masks",Senator:"caesar",Sicarius:"cloak-dagger",Templum:"greek-temple","Tribunus Plebis":"public-speaker",Turris:"watchtower",Velites:"thrown-spear"};function re(e){return ve[e]??"eagle-emblem"}function b(e,t){let n=(e.view.extra?.cards??e.game.facts?.cards??{})[t]??{},a=n.always===!0,o=e.snap.options?.edition??"manual",d=n.type&&typeof n.type=="object"?n.type[o]:n.type;return{name:t,type:d==="building"?"building":"character",cost:Number(n.cost??0),defence:Number(n.defence??0),dice:a?0:Number(n.dice??1),text:String(n.text??""),rule:typeof n.rule=="string"?n.rule:null}}function U(e){let t=e.dice===0?s.howAlways:e.dice===2?s.howTwoDice:"";return s.card(e.name,s.types[e.type],e.cost,e.defence,t,e.text)}var we="M12 1.500 21.500 4v8c0 6.500-4 10.500-9.500 12.500C6.500 22.500 2.500 18.500 2.500 12V4z",Ce=Array.from({length:20},(e,t)=>t*Math.PI/10);function F(e,t="coin"){return i`<svg class=${t} viewBox="0 0 26 26" aria-hidden="true">
    <circle class="coin-disc" cx="13" cy="13" r="12"></circle>
    ${Ce.map(r=>M`<circle class="coin-dot" cx=${13+10*Math.cos(r)} cy=${13+10*Math.sin(r)} r=".7"></circle>`)}
    <text x="13" y="17.800" text-anchor="middle">${e}</text>
  </svg>`}function V(e,t=""){return i`<svg class="shield ${t}" viewBox="0 0 24 26" aria-hidden="true">
    <path d=${we}></path>
    <text x="12" y="17.500" text-anchor="middle">${e}</text>
  </svg>`}function ke(e){let t=e.type==="character"?M`<circle class="medal" cx="50" cy="40" r="37"></circle><circle class="medal-line" cx="50" cy="40" r="33.500"></circle>`:M`<path class="medal" d="M4 27 50 2l46 25v6h-5v45H9V33H4z"></path><path class="medal-line" d="M13 29 50 8l37 21M13.500 34v40h73V34"></path>`;return i`<svg class="art" viewBox="0 0 100 80" aria-hidden="true">
    ${t}
    <svg x="27" y=${e.type==="character"?17:27} width="46" height="46" viewBox="0 0 512 512">
      ${u(re(e.name),"drawing")}
    </svg>
  </svg>`}function Be(e){if(e.dice===1)return p;let t=e.dice===0?s.always:s.twoDice;return i`<span class="how">${t}</span>`}function w(e,t=e.defence){let r=t>e.defence?"up":t<e.defence?"down":"";return i`<span class="card ${e.type}" data-piece=${e.name} aria-hidden="true">
    <span class="card-top">${F(e.cost)}${Be(e)}${V(t,r)}</span>
    ${ke(e)}
    <span class="card-name">${e.name}</span>
    <span class="card-text">${e.text}</span>
  </span>`}function G(){return i`<span class="card back"><span class="back-frame">${u("laurels")}</span></span>`}var Ae={1:[[2,2]],2:[[1,1],[3,3]],3:[[1,1],[2,2],[3,3]],4:[[1,1],[3,1],[1,3],[3,3]],5:[[1,1],[3,1],[2,2],[1,3],[3,3]],6:[[1,1],[3,1],[1,2],[3,2],[1,3],[3,3]]};function k(e,t="pips"){return i`<svg class=${t} viewBox="0 0 40 40" aria-hidden="true">
    <rect class="die-body" x="1.500" y="1.500" width="37" height="37" rx="8"></rect>
    <rect class="die-shine" x="4" y="4" width="32" height="32" rx="6.500"></rect>
    ${(Ae[e]??[]).map(([r,n])=>M`<circle class="pip" cx=${r*10} cy=${n*10} r="3.900"></circle>`)}
  </svg>`}var z={};ye(z,{SPACES:()=>H,activeSeat:()=>A,cardAt:()=>f,cardsOf:()=>g,defenceAt:()=>D,diceOf:()=>P,enemyOf:()=>B,isActing:()=>q,isAimed:()=>_,number:()=>m,of:()=>l,part:()=>h,phase:()=>O,titleOf:()=>T,total:()=>S});var H=["1","2","3","4","5","6","bribery"],Te=`targeting hiring battle blowing adding scoring temple copying offering looking
  taking blocking nudging swapping buying free relaying turning settling praying`.split(/\s+/),Oe=["hiring","battle","blowing","adding"];function l(e,t,r){return h(e.view.state[t],r)}function f(e,t,r){return h(l(e,"space",t),r)}function B(e,t){return e.view.seats.find(r=>r!==t)??t}function A(e){return String(e.view.state.active??e.me)}function T(e,t){return e.view.titles[t]??t}function O(e){let t=e.view.state.flow;return Array.isArray(t)?String(t[0]??""):""}var q=e=>Te.includes(O(e)),_=e=>Oe.includes(O(e));function g(e){return!e||typeof e!="object"||Array.isArray(e)?[]:Object.entries(e).flatMap(([t,r])=>Array(m(r)).fill(t))}function S(e){return typeof e=="number"?e:g(e).length}function D(e,t,r,n){let a=h(h(e.view.extra?.defence,t),r);return typeof a=="number"?a:n}function P(e){let t=e.view.state.die;return Array.isArray(t)?t.map(r=>m(r)):[]}var Se=6;function ae(e){return e===0?u("rolling-dices"):e>Se?i`<b>${e}</b>`:k(e,"battle-die")}function Y(e){let{acting:t,target:r,roll:n}=e.view.state;if(!t||!_(e)&&O(e)!=="targeting")return p;let a=B(e,A(e)),o=String(r??""),d=_(e)?f(e,a,o):void 0,c=m(h(e.view.extra?.battle,"bonus"));return i`<div class="battle" role="status">
    <span class="battle-side"
      ><b>${t}</b> ${ae(m(n))} ${c?i`<span>+${c}</span>`:p}</span
    >
    ${u("crossed-swords")}
    <span class="battle-side">
      ${d?i`<b>${d}</b>${V(D(e,a,o,b(e,d).defence))}`:i`<i>${s.chooseTarget}</i>`}
    </span>
  </div>`}var ne=L();function se(e,t){let r=R(e),n=r.findLast(J=>ne(J,"battle"));if(!n||Y(t)!==p)return null;let{what:a,total:o,defence:d,result:c}=n.args,C=r.findLast(J=>ne(J,"battle-die"))?.args.dice??0,E=(o??0)-C,Q=String(t.view.state.acting??"");return i`<div class="arena moment-card ${c==="beaten"?"won":"held"}">
    <div class="fight">
      ${Q?i`<span>${w(b(t,Q))}</span>`:p}
      ${ae(C)} ${E>0?i`<b>+${E} = ${o}</b>`:p}
      ${u("crossed-swords")} ${V(d??0)}
      <span class="struck">${w(b(t,a??""))}</span>
    </div>
    <p>${n.text}</p>
  </div>`}var x=L();function Re(e){return x(e,"collected")?{value:e.args.die??0,place:"money"}:x(e,"draws")?{value:e.args.die??0,place:"cards"}:x(e,"bribed")?{value:e.args.n??0,place:"bribery"}:x(e,"activated")?{value:Number(e.args.at),place:e.args.at??""}:[]}function ie(e){let t=R(e),r=t.findLastIndex(n=>n.family==="turn-began");return t.slice(r+1).flatMap(Re)}function Ie(e,t){let r=a=>m(l(e,a,t)),n=H.map(a=>`${a}: ${f(e,t,a)??s.empty}`).join(", ");return s.ruler(T(e,t),r("vp"),r("money"),S(l(e,"hand",t)),n)}function oe(e){let{supply:t,deck:r,discard:n}=e.view.state,a=P(e).filter(o=>o>0);return[...e.view.seats.map(o=>Ie(e,o)),s.unused(T(e,A(e)),a.join(", ")||s.none),s.sentence(s.supply(m(t))),s.sentence(s.deck(S(r))),s.sentence(s.discard(g(n).join(", ")||s.empty))]}var Pe=["lay","play","activate","copy","sacrifice","swap"],Ee=["target","block"],Me=["money","cards","bribe","mark","add","score","raise","lower"],de={exchange:"give",layout:"lay",keeping:"keep",taking:"take",swapping:"swap"};function ce(e,t){let{verb:r,args:n}=e,a=[];for(let{kind:o,word:d}of n)o==="card"?a.push(`card:${d}`):Ee.includes(r)?a.push(`space:${B(t,t.me)}:${d}`):Pe.includes(r)?a.push(`space:${t.me}:${d}`):Me.includes(r)&&a.push(`die:${d}`);return(r==="money"||r==="cards")&&a.push(`icon:${r}`),r==="bribe"&&a.push(`space:${t.me}:bribery`),{act:e,things:a,also:r==="activate"?[`die:${n[0].word}`]:[]}}function _e(e,t){let r=de[O(e)]??"play";return["give","keep","take"].includes(r)?[r,t]:[r,t,H.find(n=>!f(e,e.me,n))??"1"]}function le(e,t){let[r,n,a]=e.split(":"),o=C=>t.picks.find(E=>E.startsWith(C+":"))?.slice(C.length+1),d=o("die")??String(P(t).find(C=>C>0)??1);if(r==="card")return[_e(t,n)];if(r==="icon")return[[n,d]];if(r==="die")return[["money",n]];if(r!=="space")return[];if(n!==t.me)return[["target",a]];let c=o("card");return c?[[de[O(t)]??"play",c,a]]:a==="bribery"?[["bribe",d],["activate",a]]:[["activate",a]]}var De=s.does;function pe({verb:e,args:t},r){let[n="",a=""]=t.map(c=>c.word),o=e==="bribe"?"bribery":n,d=f(r,B(r,r.me),o);return De[e]?.(n,a,f(r,r.me,o),d,f(r,r.me,a))}var Ne=8,{SPACES:W}=z,X=(e,t)=>`seat-${e.view.seats.indexOf(t)}`;function je(e,t,r,n){let a=e.lit.has(`space:${t}:${r}`)?s.selectable:"",o=(n?U(n):s.sentence(s.empty))+a;return t===e.me?s.your(r,o):s.theirs(T(e,t),r,o)}function He(e,t,r){let{source:n,target:a}=e.view.state,o=A(e)===t;return[`space pos-${W.indexOf(r)+1}`,t===e.me?"mine":"theirs",N(e,`space:${t}:${r}`),q(e)&&o&&n===r?"acting":"",_(e)&&!o&&a===r?"target":""].join(" ")}function ue(e,t,r){let n=f(e,t,r),a=n?b(e,n):null,o=()=>i`<span class="slot">${r==="bribery"?u("swap-bag"):k(Number(r))}</span>`,d=h(l(e,"blocked",t),r)===!0;return i`<button class=${He(e,t,r)} data-thing="space:${t}:${r}">
    <span class="unseen">${je(e,t,r,a)}</span>
    ${a?w(a,D(e,t,r,a.defence)):o()}
    ${d?i`<span class="blocked">${s.blocked}</span>`:p}
  </button>`}function $e(e,t,r){let n=t.filter(a=>a.place===r);return n.length===0?p:i`<span class="placed dice ${X(e,A(e))}"
    >${n.map(a=>k(a.value))}</span
  >`}function Le(e,t,r){let n=e.lit.has(`die:${t}`)&&e.lit.has(`space:${e.me}:${t}`);return i`<span class="bar-cell pos-${W.indexOf(t)+1} ${n?"hot":""}">
    ${t==="bribery"?i`<span class="bribe">${u("swap-bag")}<small>${s.bribery}</small></span>`:k(Number(t),"bar-die")}
    ${$e(e,r,t)}
  </span>`}var Ve={money:"two-coins",cards:"card-draw"};function me(e,t,r){let n=`icon:${t}`,{title:a,help:o}=s.icons[t];return i`<button
    class="bar-icon ${t} ${N(e,n)}"
    data-thing=${n}
    aria-label=${o}
  >
    ${u(Ve[t])}<small>${a}</small> ${$e(e,r,t)}
  </button>`}function xe(e,t){let r=ie(e.log);return i`<div class="bar">
    <div class="bar-ends">${me(e,"money",r)}${me(e,"cards",r)}</div>
    ${t.map(n=>Le(e,n,r))}
  </div>`}function fe(e,t,r,n){return i`<span class="pile" data-look="pile:${e}" data-pile=${e}>
    <span class="unseen">${t}</span>
    ${r??i`<span class="slot"></span>`}<b aria-hidden="true">${n}</b>
  </span>`}function We(e,t){return R(e.log).filter(a=>/\bdiscard\[what\] \+|> discard/.test(a.info.changes??"")).flatMap(a=>a.args.what).filter(a=>typeof a=="string").findLast(a=>t.includes(a))??t[t.length-1]}function Je(e){let t=S(e.view.state.deck),r=g(e.view.state.discard),n=We(e,r);return i`<div class="piles">
    ${fe("deck",s.deck(t),t?G():null,t)}
    ${fe("discard",s.discard(r.join(", ")||s.empty),n?w(b(e,n)):null,r.length)}
  </div>`}function Ue(e,t){let r=`die:${t}`;return t===0?i`<span class="die used" aria-hidden="true">${k(0)}</span>`:i`<button
    class="die ${N(e,r)}"
    data-thing=${r}
    data-first
    aria-label=${s.die(t)}
  >
    ${k(t)}
  </button>`}function Fe(e){let t=P(e),r=A(e),n=s.diceOf(T(e,r)),a=o=>te(`${e.view.state.turn??0}-${t[o]??0}`,Ue(e,t[o]??0));return i`<div class="dice ${X(e,r)}" role="group" aria-label=${n}>
    ${[0,1,2].map(a)}
  </div>`}function K(e,t,r,n,a,o){return i`<span class="tally ${e}" data-counter=${t}>
    <span class="unseen">${r}</span>
    <span aria-hidden="true">${n}<b>${a}</b><small>${o}</small></span>
  </span>`}function ge(e,t,r=p){let n=e.view.to_act.includes(t)&&!e.view.over?"acts":"",a=e.snap.seats.find(E=>E.seat===t),o=a?ee(a):"",d=m(l(e,"vp",t)),c=m(l(e,"money",t)),C=e.view.seats.indexOf(t)===0?"eagle-emblem":"roman-shield";return i`<div class="plate ${X(e,t)} ${n}" data-seat=${t}>
    <span class="crest" aria-hidden="true">${u(C)}</span>
    <span class="plate-name"><b>${T(e,t)}</b><small>${o}</small></span>
    <span class="purse">
      ${K("vp",`vp:${t}`,s.vp(d),u("laurels"),d,s.vpUnit)}
      ${K("money",`money:${t}`,s.money(c),F(""),c,s.moneyUnit)}
    </span>
    ${r}
  </div>`}function Ge(e,t){let r=S(l(e,"hand",t)),n=g(l(e,"known",t)),a=S(l(e,"drawn",t));return i`<span class="their-hand" data-counter="hand:${t}">
    <span class="backs" aria-hidden="true">${be(r)}</span>
    <b>${r}</b><small>${s.cards(r)}</small>
    ${n.length?i`<small class="known">${s.known(n.join(", "))}</small>`:p}
    ${a?i`<small class="known">${s.looksAt(a)}</small>`:p}
  </span>`}function be(e){return Array.from({length:Math.min(e,Ne)},()=>G())}function he(e,t){let r=`card:${t}`,n=b(e,t);return i`<button class="hand-card ${N(e,r)}" data-thing=${r} data-card=${t}>
    <span class="unseen">${U(n)}${e.lit.has(r)?s.selectable:""}</span>
    ${w(n)}
  </button>`}function qe(e){let t=new Set(g(l(e,"hand",e.me))),r=[...g(l(e,"drawn",e.me)),...g(e.view.state.lifted)],n=e.options.flatMap(({act:a})=>a.args.filter(o=>o.kind==="card"&&(a.verb==="take"||!t.has(o.word))).map(o=>o.word));return[...r,...new Set(n.filter(a=>!r.includes(a)))]}function ze(e,t){let r=l(e,"hand",e.me);if(typeof r=="number")return i`${be(r).map(c=>i`<span class="hand-card">${c}</span>`)}`;let n=g(r),a=g(l(e,"gift",e.me));if(t&&n.length+a.length===0)return i`<p class="empty-hand">${s.noHand}</p>`;let o=R(e.log).findLast(c=>c.args.who===e.me)?.args.what,d=c=>c===o&&e.playing?i`<button class="hand-card gift" data-look="card:${c}" data-undo title=${s.giftBack} aria-label="${c}: ${s.giftBack}">
          ${w(b(e,c))}<em>${s.giftBack}</em>
        </button>`:i`<span class="hand-card gift" data-look="card:${c}">${w(b(e,c))}<em>${s.gift}</em></span>`;return i`${n.map(c=>he(e,c))}${a.map(d)}`}function Ye(e){let t=qe(e);return i`<div class="tray">
    ${t.length?i`<div class="hand offered" role="group" aria-label=${s.offered}>
          ${t.map(r=>he(e,r))}
        </div>`:p}
    <div class="hand ${t.length?"small":""}" role="group" aria-label=${s.hand} data-counter="hand:${e.me}">
      ${ze(e,t.length===0)}
    </div>
  </div>`}function Ke(e){let t=B(e,e.me),r=e.view.state.beginner===!0?W.slice(0,6):W,n=m(e.view.state.supply);return i`<div class="arena">
    ${ge(e,t,Ge(e,t))}
    <div class="arena-field">
      <div class="corner top-corner">${Je(e)}</div>
      ${r.map(a=>ue(e,t,a))} ${xe(e,r)}
      <div class="corner low-corner">
        ${Fe(e)} ${K("supply","supply",s.supply(n),u("laurels"),n,s.supplyUnit)}
      </div>
      ${r.map(a=>ue(e,e.me,a))} ${Y(e)}
    </div>
    ${ge(e,e.me)} ${Ye(e)}
  </div>`}function Xe(e){let t=Object.entries(e.view.state.discard??{});return i`<div class="look-list">
    <b>${s.discarded}</b>
    <ul>
      ${t.map(([r,n])=>i`<li>${r}${n>1?` × ${n}`:""}</li>`)}
    </ul>
  </div>`}function Qe(e,t){let[r,n,a]=e.split(":");if(e==="pile:discard")return Xe(t);let o=r==="card"?n:r==="space"?f(t,n,a):void 0;if(!o)return null;let d=b(t,o),c=r==="space"?D(t,n,a,d.defence):d.defence;return i`<div class="arena look-card">${w(d,c)}</div>`}var mr={complete:!0,points:{field:"vp",name:"VP",causes:{gaps:s.emptySpaces}},die:e=>k(Number(e)),option:ce,words:pe,wishes:le,draw:Ke,say:oe,look:Qe,moment:se};export{mr as arenaRoma};

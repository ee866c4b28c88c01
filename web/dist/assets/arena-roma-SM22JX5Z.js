import{a as i,b as R,d as c,e as G,h as p,l as $,p as M,r as z,s as U}from"/assets/chunk-ZUOV6GSL.js";import{a as $e}from"/assets/chunk-VVCT3YM4.js";var{I:Ke}=G;var ge={},q=(e,t=ge)=>e._$AH=t;var Y=z(class extends U{constructor(){super(...arguments),this.key=c}render(e,t){return this.key=e,t}update(e,[t,n]){return t!==this.key&&(q(e),this.key=t),n}});var be={Aquaeductus:"aqueduct",Arena:"arena",Aries:"siege-ram",Ballista:"ballista",Bestia:"lion","Carrus Bovinus":"bull",Castra:"barracks-tent",Decurio:"centurion-helmet","Elephantus Militaris":"elephant",Equitatus:"cavalry","Fons Bacchi":"grapes",Forum:"ancient-columns",Maecenas:"roman-toga",Magister:"teacher",Mercennarius:"spears",Offertorium:"sacrificial-dagger",Philosophus:"philosopher-bust",Pictor:"palette",Portus:"harbor-dock",Praedator:"robber-hand",Restaurator:"trowel",Speculator:"cowled","Statua Iovis":"zeus-sword",Taberna:"amphora",Telonium:"triple-gate",Templarius:"star-altar",Triremis:"trireme",Tuba:"trumpet",Veneficus:"poison-bottle","Via Cassia":"stone-path",Aesculapinum:"caduceus",Architectus:"compass",Basilica:"byzantin-temple",Centurio:"crested-helmet",Consiliarius:"scroll-unfurled",Consul:"laurel-crown",Essedum:"chariot",Gladiator:"gladius",Haruspex:"all-seeing-eye",Legat:"tied-scroll",Legionarius:"roman-shield",Machina:"crane",Mercator:"trade",Mercatus:"scales",Nero:"fire",Onager:"catapult",Praetorianus:"guards",Scaenicus:"drama-masks",Senator:"caesar",Sicarius:"cloak-dagger",Templum:"greek-temple","Tribunus Plebis":"public-speaker",Turris:"watchtower",Velites:"thrown-spear"};function K(e){return be[e]??"eagle-emblem"}function g(e,t){let r=(e.view.extra?.cards??e.game.facts?.cards??{})[t]??{},s=r.always===!0,a=e.snap.options?.edition??"manual",o=r.type&&typeof r.type=="object"?r.type[a]:r.type;return{name:t,type:o==="building"?"building":"character",cost:Number(r.cost??0),defence:Number(r.defence??0),dice:s?0:t==="Forum"?2:1,text:String(r.text??""),rule:typeof r.rule=="string"?r.rule:null}}function N(e){let t=e.dice===0?"always active":e.dice===2?"needs two dice":"";return`${e.name}, ${e.type}, cost ${e.cost}, defence ${e.defence}${t?", "+t:""}. ${e.text}`}var he="M12 1.500 21.500 4v8c0 6.500-4 10.500-9.500 12.500C6.500 22.500 2.500 18.500 2.500 12V4z",ye=Array.from({length:20},(e,t)=>t*Math.PI/10);function j(e,t="coin"){return i`<svg class=${t} viewBox="0 0 26 26" aria-hidden="true">
    <circle class="coin-disc" cx="13" cy="13" r="12"></circle>
    ${ye.map(n=>R`<circle class="coin-dot" cx=${13+10*Math.cos(n)} cy=${13+10*Math.sin(n)} r=".7"></circle>`)}
    <text x="13" y="17.800" text-anchor="middle">${e}</text>
  </svg>`}function D(e,t=""){return i`<svg class="shield ${t}" viewBox="0 0 24 26" aria-hidden="true">
    <path d=${he}></path>
    <text x="12" y="17.500" text-anchor="middle">${e}</text>
  </svg>`}function ve(e){let t=e.type==="character"?R`<circle class="medal" cx="50" cy="40" r="37"></circle><circle class="medal-line" cx="50" cy="40" r="33.500"></circle>`:R`<path class="medal" d="M4 27 50 2l46 25v6h-5v45H9V33H4z"></path><path class="medal-line" d="M13 29 50 8l37 21M13.500 34v40h73V34"></path>`;return i`<svg class="art" viewBox="0 0 100 80" aria-hidden="true">
    ${t}
    <svg x="27" y=${e.type==="character"?17:27} width="46" height="46" viewBox="0 0 512 512">
      ${p(K(e.name),"drawing")}
    </svg>
  </svg>`}function we(e){if(e.dice===1)return c;let t=e.dice===0?"always":"2 dice";return i`<span class="how">${t}</span>`}function h(e,t=e.defence){let n=t>e.defence?"up":t<e.defence?"down":"";return i`<span class="card ${e.type}" aria-hidden="true">
    <span class="card-top">${j(e.cost)}${we(e)}${D(t,n)}</span>
    ${ve(e)}
    <span class="card-name">${e.name}</span>
    <span class="card-text">${e.text}</span>
  </span>`}function E(){return i`<span class="card back"><span class="back-frame">${p("laurels")}</span></span>`}var Ce={1:[[2,2]],2:[[1,1],[3,3]],3:[[1,1],[2,2],[3,3]],4:[[1,1],[3,1],[1,3],[3,3]],5:[[1,1],[3,1],[2,2],[1,3],[3,3]],6:[[1,1],[3,1],[1,2],[3,2],[1,3],[3,3]]};function C(e,t="pips"){return i`<svg class=${t} viewBox="0 0 40 40" aria-hidden="true">
    <rect class="die-body" x="1.500" y="1.500" width="37" height="37" rx="8"></rect>
    <rect class="die-shine" x="4" y="4" width="32" height="32" rx="6.500"></rect>
    ${(Ce[e]??[]).map(([n,r])=>R`<circle class="pip" cx=${n*10} cy=${r*10} r="3.900"></circle>`)}
  </svg>`}var V={};$e(V,{SPACES:()=>x,activeSeat:()=>v,cardAt:()=>b,cardsOf:()=>m,defenceAt:()=>P,diceOf:()=>O,enemyOf:()=>T,isActing:()=>L,isAimed:()=>_,number:()=>u,of:()=>l,part:()=>y,phase:()=>A,titleOf:()=>B,total:()=>k});var x=["1","2","3","4","5","6","bribery"],Be=`targeting hiring battle blowing adding scoring temple copying offering looking
  taking blocking nudging swapping buying free relaying turning settling praying`.split(/\s+/),Ae=["hiring","battle","blowing","adding"];function y(e,t){return e&&typeof e=="object"&&!Array.isArray(e)?e[t]:void 0}function u(e){return typeof e=="number"?e:0}function l(e,t,n){return y(e.view.state[t],n)}function b(e,t,n){return y(l(e,"space",t),n)}function T(e,t){return e.view.seats.find(n=>n!==t)??t}function v(e){return String(e.view.state.active??e.me)}function B(e,t){return e.view.titles[t]??t}function A(e){let t=e.view.state.flow;return Array.isArray(t)?String(t[0]??""):""}var L=e=>Be.includes(A(e)),_=e=>Ae.includes(A(e));function m(e){return!e||typeof e!="object"||Array.isArray(e)?[]:Object.entries(e).flatMap(([t,n])=>Array(u(n)).fill(t))}function k(e){return typeof e=="number"?e:m(e).length}function P(e,t,n,r){let s=y(y(e.view.extra?.defence,t),n);return typeof s=="number"?s:r}function O(e){let t=e.view.state.die;return Array.isArray(t)?t.map(n=>u(n)):[]}var ke=/battle die shows (\d+)\. (\d+) against the (\d+) of (.+) on \S+: (beaten|no effect)/,Oe=6;function Q(e){return e===0?p("rolling-dices"):e>Oe?i`<b>${e}</b>`:C(e,"battle-die")}function J(e){let{acting:t,target:n,roll:r}=e.view.state;if(!t||!_(e)&&A(e)!=="targeting")return c;let s=T(e,v(e)),a=String(n??""),o=_(e)?b(e,s,a):void 0,d=u(y(e.view.extra?.battle,"bonus"));return i`<div class="battle" role="status">
    <span class="battle-side"
      ><b>${t}</b> ${Q(u(r))} ${d?i`<span>+${d}</span>`:c}</span
    >
    ${p("crossed-swords")}
    <span class="battle-side">
      ${o?i`<b>${o}</b>${D(P(e,s,a,g(e,o).defence))}`:i`<i>choose the enemy card</i>`}
    </span>
  </div>`}function X(e,t){let n=e.map(I=>ke.exec(I.text)).filter(I=>I!==null).pop();if(!n||J(t)!==c)return null;let[,r,s,a,o,d]=n,f=Number(s)-Number(r),w=String(t.view.state.acting??""),S=d==="beaten";return i`<div class="arena moment-card ${S?"won":"held"}">
    <div class="fight">
      ${w?i`<span>${h(g(t,w))}</span>`:c}
      ${Q(Number(r))} ${f>0?i`<b>+${f} = ${s}</b>`:c}
      ${p("crossed-swords")} ${D(a)}
      <span class="struck">${h(g(t,o))}</span>
    </div>
    <p>${o} ${S?"is beaten":"holds"}</p>
  </div>`}var Z=new Map;function ee(e,t){let n=[...e];for(let r of t)n.includes(r)&&n.splice(n.indexOf(r),1);return n}function Te(e,t){let n=[...e],r=[],s=(a,o)=>{n.includes(a)&&(n.splice(n.indexOf(a),1),r.push({value:a,place:o}))};for(let{text:a}of t){let o=/puts an? (\d) on (money|cards)/.exec(a),d=/pays a bribe of (\d)/.exec(a);o?s(Number(o[1]),o[2]):d?s(Number(d[1]),"bribery"):/ acts/.test(a)&&n.length&&s(n[0],String(n[0]))}return r}function te(e,t){let{id:n,steps:r,log:s}=e.snap,a=t.filter(S=>S>0),o=Number(e.view.state.turn??0),d=Z.get(n);if(e.view!==e.snap.view)return[];if(d&&d.steps===r&&d.turn===o)return d.placed;let f=s[s.length-1]?.n??0,w=[];if(d&&d.turn===o){let S=ee(d.dice,a),I=ee(a,d.dice).length,me=s.filter(fe=>fe.n>d.read);w=r<d.steps?d.placed.slice(0,-I||void 0):[...d.placed,...Te(S,me)]}return Z.set(n,{steps:r,turn:o,read:f,dice:a,placed:w}),w}function Se(e,t){let n=$(u(l(e,"vp",t)),"victory point"),r=`${u(l(e,"money",t))} sestertii`,s=`${$(k(l(e,"hand",t)),"card")} in hand`,a=x.map(o=>`${o}: ${b(e,t,o)??"empty"}`).join(", ");return`${B(e,t)} has ${n}, ${r}, ${s}. Spaces: ${a}.`}function ne(e){let{supply:t,deck:n,discard:r}=e.view.state,s=O(e).filter(a=>a>0);return[...e.view.seats.map(a=>Se(e,a)),`Unused dice of ${B(e,v(e))}: ${s.join(", ")||"none"}.`,`General supply: ${$(u(t),"victory point")}.`,`Draw pile: ${$(k(n),"card")}.`,`Discard pile: ${m(r).join(", ")||"empty"}.`]}var Re=["lay","play","activate","copy","sacrifice","swap"],_e=["target","block"],Pe=["money","cards","bribe","mark","add","score","raise","lower"],re={exchange:"give",layout:"lay",keeping:"keep",taking:"take",swapping:"swap"};function se(e,t){let{verb:n,args:r}=e,s=[];for(let{kind:a,word:o}of r)a==="card"?s.push(`card:${o}`):_e.includes(n)?s.push(`space:${T(t,t.me)}:${o}`):Re.includes(n)?s.push(`space:${t.me}:${o}`):Pe.includes(n)&&s.push(`die:${o}`);return(n==="money"||n==="cards")&&s.push(`icon:${n}`),n==="bribe"&&s.push(`space:${t.me}:bribery`),{act:e,things:s,also:n==="activate"?[`die:${r[0].word}`]:[]}}function Ie(e,t){let n=re[A(e)]??"play";return["give","keep","take"].includes(n)?`${n} ${t}`:`${n} ${t} ${x.find(r=>!b(e,e.me,r))??"1"}`}function ae(e,t){let[n,r,s]=e.split(":"),a=f=>t.picks.find(w=>w.startsWith(f+":"))?.slice(f.length+1),o=a("die")??String(O(t).find(f=>f>0)??1);if(n==="card")return[Ie(t,r)];if(n==="icon")return[`${r} ${o}`];if(n==="die")return[`money ${r}`];if(n!=="space")return[];if(r!==t.me)return[`target ${s}`];let d=a("card");return d?[`${re[A(t)]??"play"} ${d} ${s}`]:s==="bribery"?[`bribe ${o}`,"activate bribery"]:[`activate ${s}`]}var Me=8,{SPACES:H}=V,F=(e,t)=>`seat-${e.view.seats.indexOf(t)}`;function xe(e,t,n,r){let s=t===e.me?"Your":`${B(e,t)}'s`,a=e.lit.has(`space:${t}:${n}`)?" Can be chosen.":"";return`${s} space ${n}: ${r?N(r):"empty."}${a}`}function De(e,t,n){let{source:r,target:s}=e.view.state,a=v(e)===t;return[`space pos-${H.indexOf(n)+1}`,t===e.me?"mine":"theirs",M(e,`space:${t}:${n}`),L(e)&&a&&r===n?"acting":"",_(e)&&!a&&s===n?"target":""].join(" ")}function ie(e,t,n){let r=b(e,t,n),s=r?g(e,r):null,a=()=>i`<span class="slot">${n==="bribery"?p("swap-bag"):C(Number(n))}</span>`,o=y(l(e,"blocked",t),n)===!0;return i`<button class=${De(e,t,n)} data-thing="space:${t}:${n}">
    <span class="unseen">${xe(e,t,n,s)}</span>
    ${s?h(s,P(e,t,n,s.defence)):a()}
    ${o?i`<span class="blocked">blocked</span>`:c}
  </button>`}function le(e,t,n){let r=t.filter(s=>s.place===n);return r.length===0?c:i`<span class="placed dice ${F(e,v(e))}"
    >${r.map(s=>C(s.value))}</span
  >`}function He(e,t,n){let r=e.lit.has(`die:${t}`)&&e.lit.has(`space:${e.me}:${t}`);return i`<span class="bar-cell pos-${H.indexOf(t)+1} ${r?"hot":""}">
    ${t==="bribery"?i`<span class="bribe">${p("swap-bag")}<small>Bribery</small></span>`:C(Number(t),"bar-die")}
    ${le(e,n,t)}
  </span>`}var Ne={money:["Money","two-coins","take a die's value in sestertii"],cards:["Cards","card-draw","draw a die's value in cards, keep one"]};function oe(e,t,n){let r=`icon:${t}`,[s,a,o]=Ne[t];return i`<button
    class="bar-icon ${t} ${M(e,r)}"
    data-thing=${r}
    aria-label="${s}: ${o}"
  >
    ${p(a)}<small>${s}</small> ${le(e,n,t)}
  </button>`}function je(e,t){let n=te(e,O(e));return i`<div class="bar">
    <div class="bar-ends">${oe(e,"money",n)}${oe(e,"cards",n)}</div>
    ${t.map(r=>He(e,r,n))}
  </div>`}function de(e,t,n,r){return i`<span class="pile" data-look="pile:${e}">
    <span class="unseen">${t}</span>
    ${n??i`<span class="slot"></span>`}<b aria-hidden="true">${r}</b>
  </span>`}function Ee(e){let t=k(e.view.state.deck),n=m(e.view.state.discard),r=n[n.length-1];return i`<div class="piles">
    ${de("deck",`Draw pile: ${$(t,"card")}`,t?E():null,t)}
    ${de("discard",`Discard pile: ${n.join(", ")||"empty"}`,r?h(g(e,r)):null,n.length)}
  </div>`}function Le(e,t){let n=`die:${t}`;return t===0?i`<span class="die used" aria-hidden="true">${C(0)}</span>`:i`<button
    class="die ${M(e,n)}"
    data-thing=${n}
    aria-label="Die showing ${t}"
  >
    ${C(t)}
  </button>`}function Ve(e){let t=O(e),n=v(e),r=`Dice of ${B(e,n)}`,s=a=>Y(`${e.view.state.turn??0}-${t[a]??0}`,Le(e,t[a]??0));return i`<div class="dice ${F(e,n)}" role="group" aria-label=${r}>
    ${[0,1,2].map(s)}
  </div>`}function W(e,t,n,r,s){return i`<span class="tally ${e}">
    <span class="unseen">${t}</span>
    <span aria-hidden="true">${n}<b>${r}</b><small>${s}</small></span>
  </span>`}function ce(e,t,n=c){let r=e.view.to_act.includes(t)&&!e.view.over?"acts":"",s=e.snap.seats.find(f=>f.seat===t)?.name??"",a=u(l(e,"vp",t)),o=u(l(e,"money",t)),d=e.view.seats.indexOf(t)===0?"eagle-emblem":"roman-shield";return i`<div class="plate ${F(e,t)} ${r}">
    <span class="crest" aria-hidden="true">${p(d)}</span>
    <span class="plate-name"><b>${B(e,t)}</b><small>${s}</small></span>
    <span class="purse">
      ${W("vp",$(a,"victory point"),p("laurels"),a,"VP")}
      ${W("money",`${o} sestertii`,j(""),o,"HS")}
    </span>
    ${n}
  </div>`}function Je(e,t){let n=k(l(e,"hand",t)),r=m(l(e,"known",t)),s=k(l(e,"drawn",t));return i`<span class="their-hand">
    <span class="backs" aria-hidden="true">${pe(n)}</span>
    <b>${n}</b><small>${n===1?"card":"cards"}</small>
    ${r.length?i`<small class="known">known: ${r.join(", ")}</small>`:c}
    ${s?i`<small class="known">looks at ${$(s,"card")}</small>`:c}
  </span>`}function pe(e){return Array.from({length:Math.min(e,Me)},()=>E())}function ue(e,t){let n=`card:${t}`,r=g(e,t);return i`<button class="hand-card ${M(e,n)}" data-thing=${n}>
    <span class="unseen">${N(r)}${e.lit.has(n)?" Can be chosen.":""}</span>
    ${h(r)}
  </button>`}function We(e){let t=new Set(m(l(e,"hand",e.me))),n=[...m(l(e,"drawn",e.me)),...m(e.view.state.lifted)],r=e.options.flatMap(({act:s})=>s.args.filter(a=>a.kind==="card"&&(s.verb==="take"||!t.has(a.word))).map(a=>a.word));return[...n,...new Set(r.filter(s=>!n.includes(s)))]}function Fe(e,t){let n=l(e,"hand",e.me);if(typeof n=="number")return i`${pe(n).map(o=>i`<span class="hand-card">${o}</span>`)}`;let r=m(n),s=m(l(e,"gift",e.me));if(t&&r.length+s.length===0)return i`<p class="empty-hand">No cards in hand</p>`;let a=o=>i`<span class="hand-card gift" data-look="card:${o}">
      ${h(g(e,o))}<em>gift</em>
    </span>`;return i`${r.map(o=>ue(e,o))}${s.map(a)}`}function Ge(e){let t=We(e);return i`<div class="tray">
    ${t.length?i`<div class="hand offered" role="group" aria-label="Cards to choose from">
          ${t.map(n=>ue(e,n))}
        </div>`:c}
    <div class="hand ${t.length?"small":""}" role="group" aria-label="Hand">
      ${Fe(e,t.length===0)}
    </div>
  </div>`}function ze(e){let t=T(e,e.me),n=e.view.state.beginner===!0?H.slice(0,6):H,r=u(e.view.state.supply),s=`General supply: ${$(r,"victory point")}`;return i`<div class="arena">
    ${ce(e,t,Je(e,t))}
    <div class="arena-field">
      <div class="corner top-corner">${Ee(e)}</div>
      ${n.map(a=>ie(e,t,a))} ${je(e,n)}
      <div class="corner low-corner">
        ${Ve(e)} ${W("supply",s,p("laurels"),r,"supply")}
      </div>
      ${n.map(a=>ie(e,e.me,a))} ${J(e)}
    </div>
    ${ce(e,e.me)} ${Ge(e)}
  </div>`}function Ue(e){let t=Object.entries(e.view.state.discard??{});return i`<div class="look-list">
    <b>Discarded</b>
    <ul>
      ${t.map(([n,r])=>i`<li>${n}${r>1?` × ${r}`:""}</li>`)}
    </ul>
  </div>`}function qe(e,t){let[n,r,s]=e.split(":");if(e==="pile:discard")return Ue(t);let a=n==="card"?r:n==="space"?b(t,r,s):void 0;if(!a)return null;let o=g(t,a),d=n==="space"?P(t,r,s,o.defence):o.defence;return i`<div class="arena look-card">${h(o,d)}</div>`}var Nt={complete:!0,option:se,wishes:ae,draw:ze,say:ne,look:qe,moment:X};export{Nt as arenaRoma};

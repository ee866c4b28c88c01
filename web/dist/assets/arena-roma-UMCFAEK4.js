import{a as i,b as w,d,e as V,h as m,l as g,p as A,r as H,s as J}from"/assets/chunk-ZUOV6GSL.js";var{I:Pe}=V;var ne={},E=(e,n=ne)=>e._$AH=n;var F=H(class extends J{constructor(){super(...arguments),this.key=d}render(e,n){return this.key=e,n}update(e,[n,t]){return n!==this.key&&(E(e),this.key=n),t}});var te={Aquaeductus:"aqueduct",Arena:"arena",Aries:"siege-ram",Ballista:"ballista",Bestia:"lion","Carrus Bovinus":"bull",Castra:"barracks-tent",Decurio:"centurion-helmet","Elephantus Militaris":"elephant",Equitatus:"cavalry","Fons Bacchi":"grapes",Forum:"ancient-columns",Maecenas:"roman-toga",Magister:"teacher",Mercennarius:"spears",Offertorium:"sacrificial-dagger",Philosophus:"philosopher-bust",Pictor:"palette",Portus:"harbor-dock",Praedator:"robber-hand",Restaurator:"trowel",Speculator:"cowled","Statua Iovis":"zeus-sword",Taberna:"amphora",Telonium:"triple-gate",Templarius:"star-altar",Triremis:"trireme",Tuba:"trumpet",Veneficus:"poison-bottle","Via Cassia":"stone-path",Aesculapinum:"caduceus",Architectus:"compass",Basilica:"byzantin-temple",Centurio:"crested-helmet",Consiliarius:"scroll-unfurled",Consul:"laurel-crown",Essedum:"chariot",Gladiator:"gladius",Haruspex:"all-seeing-eye",Legat:"tied-scroll",Legionarius:"roman-shield",Machina:"crane",Mercator:"trade",Mercatus:"scales",Nero:"fire",Onager:"catapult",Praetorianus:"guards",Scaenicus:"drama-masks",Senator:"caesar",Sicarius:"cloak-dagger",Templum:"greek-temple","Tribunus Plebis":"public-speaker",Turris:"watchtower",Velites:"thrown-spear"};function z(e){return te[e]??"eagle-emblem"}function b(e,n){let s=(e.view.extra?.cards??e.game.facts?.cards??{})[n]??{},a=s.always===!0,r=e.snap.options?.edition??"manual",o=s.type&&typeof s.type=="object"?s.type[r]:s.type;return{name:n,type:o==="building"?"building":"character",cost:Number(s.cost??0),defence:Number(s.defence??0),dice:a?0:n==="Forum"?2:1,text:String(s.text??""),rule:typeof s.rule=="string"?s.rule:null}}function D(e){let n=e.dice===0?"always active":e.dice===2?"needs two dice":"";return`${e.name}, ${e.type}, cost ${e.cost}, defence ${e.defence}${n?", "+n:""}. ${e.text}`}var se="M12 1.500 21.500 4v8c0 6.500-4 10.500-9.500 12.500C6.500 22.500 2.500 18.500 2.500 12V4z",ae=Array.from({length:20},(e,n)=>n*Math.PI/10);function I(e,n="coin"){return i`<svg class=${n} viewBox="0 0 26 26" aria-hidden="true">
    <circle class="coin-disc" cx="13" cy="13" r="12"></circle>
    ${ae.map(t=>w`<circle class="coin-dot" cx=${13+10*Math.cos(t)} cy=${13+10*Math.sin(t)} r=".7"></circle>`)}
    <text x="13" y="17.800" text-anchor="middle">${e}</text>
  </svg>`}function j(e,n=""){return i`<svg class="shield ${n}" viewBox="0 0 24 26" aria-hidden="true">
    <path d=${se}></path>
    <text x="12" y="17.500" text-anchor="middle">${e}</text>
  </svg>`}function re(e){let n=e.type==="character"?w`<circle class="medal" cx="50" cy="40" r="37"></circle><circle class="medal-line" cx="50" cy="40" r="33.500"></circle>`:w`<path class="medal" d="M4 27 50 2l46 25v6h-5v45H9V33H4z"></path><path class="medal-line" d="M13 29 50 8l37 21M13.500 34v40h73V34"></path>`;return i`<svg class="art" viewBox="0 0 100 80" aria-hidden="true">
    ${n}
    <svg x="27" y=${e.type==="character"?17:27} width="46" height="46" viewBox="0 0 512 512">
      ${m(z(e.name),"drawing")}
    </svg>
  </svg>`}function ie(e){if(e.dice===1)return d;let n=e.dice===0?"always":"2 dice";return i`<span class="how">${n}</span>`}function y(e,n=e.defence){let t=n>e.defence?"up":n<e.defence?"down":"";return i`<span class="card ${e.type}" aria-hidden="true">
    <span class="card-top">${I(e.cost)}${ie(e)}${j(n,t)}</span>
    ${re(e)}
    <span class="card-name">${e.name}</span>
    <span class="card-text">${e.text}</span>
  </span>`}function R(){return i`<span class="card back"><span class="back-frame">${m("laurels")}</span></span>`}var oe={1:[[2,2]],2:[[1,1],[3,3]],3:[[1,1],[2,2],[3,3]],4:[[1,1],[3,1],[1,3],[3,3]],5:[[1,1],[3,1],[2,2],[1,3],[3,3]],6:[[1,1],[3,1],[1,2],[3,2],[1,3],[3,3]]};function v(e,n="pips"){return i`<svg class=${n} viewBox="0 0 40 40" aria-hidden="true">
    <rect class="die-body" x="1.500" y="1.500" width="37" height="37" rx="8"></rect>
    <rect class="die-shine" x="4" y="4" width="32" height="32" rx="6.500"></rect>
    ${(oe[e]??[]).map(([t,s])=>w`<circle class="pip" cx=${t*10} cy=${s*10} r="3.900"></circle>`)}
  </svg>`}var G=new Map;function W(e,n){let t=[...e];for(let s of n)t.includes(s)&&t.splice(t.indexOf(s),1);return t}function le(e,n){let t=[...e],s=[],a=(r,o)=>{t.includes(r)&&(t.splice(t.indexOf(r),1),s.push({value:r,place:o}))};for(let{text:r}of n){let o=/puts an? (\d) on (money|cards)/.exec(r),l=/pays a bribe of (\d)/.exec(r);o?a(Number(o[1]),o[2]):l?a(Number(l[1]),"bribery"):/ acts/.test(r)&&t.length&&a(t[0],String(t[0]))}return s}function q(e,n){let{id:t,steps:s,log:a}=e.snap,r=n.filter($=>$>0),o=Number(e.view.state.turn??0),l=G.get(t);if(e.view!==e.snap.view)return[];if(l&&l.steps===s&&l.turn===o)return l.placed;let c=a[a.length-1]?.n??0,p=[];if(l&&l.turn===o){let $=W(l.dice,r),_=W(r,l.dice).length,P=a.filter(ee=>ee.n>l.read);p=s<l.steps?l.placed.slice(0,-_||void 0):[...l.placed,...le($,P)]}return G.set(t,{steps:s,turn:o,read:c,dice:r,placed:p}),p}var C=["1","2","3","4","5","6","bribery"],X=8,ce=/battle die shows (\d+)\. (\d+) against the (\d+) of (.+) on \S+: (beaten|no effect)/,k=(e,n)=>e&&typeof e=="object"&&!Array.isArray(e)?e[n]:void 0,f=e=>typeof e=="number"?e:0,u=(e,n,t)=>k(e.view.state[n],t),T=(e,n,t)=>k(u(e,"space",n),t),L=(e,n)=>e.view.seats.find(t=>t!==n)??n,S=(e,n)=>e.view.titles[n]??n,B=e=>{let n=e.view.state.flow;return Array.isArray(n)?String(n[0]??""):""},de="targeting hiring battle blowing adding scoring temple copying offering looking taking blocking nudging swapping buying free relaying turning settling praying".split(" "),pe=e=>de.includes(B(e));function h(e){return!e||typeof e!="object"||Array.isArray(e)?[]:Object.entries(e).flatMap(([n,t])=>Array(f(t)).fill(n))}var M=e=>typeof e=="number"?e:h(e).length;function N(e,n,t,s){let a=k(k(e.view.extra?.defence,n),t);return typeof a=="number"?a:s}function O(e){let n=e.view.state.die;return Array.isArray(n)?n.map(t=>f(t)):[]}var ue=["lay","play","activate","copy","sacrifice","swap"],me=["target","block"],fe=["money","cards","bribe","mark","add","score","raise","lower"];function $e(e,n,t){let s=[],a=[];for(let r of n)r.kind==="card"?s.push(`card:${r.word}`):r.kind==="space"&&me.includes(e)?s.push(`space:${L(t,t.me)}:${r.word}`):r.kind==="space"&&ue.includes(e)?s.push(`space:${t.me}:${r.word}`):fe.includes(e)&&s.push(`die:${r.word}`);return(e==="money"||e==="cards")&&s.push(`icon:${e}`),e==="bribe"&&s.push(`space:${t.me}:bribery`),e==="activate"&&a.push(`die:${n[0]?.word}`),{things:s,also:a}}function U(e,n,t){let s=T(e,n,t),a=`space:${n}:${t}`,r=n===e.me,o=s?b(e,s):null,l=o?N(e,n,t,o.defence):0,c=k(u(e,"blocked",n),t)===!0,p=pe(e),$=p&&e.view.state.source===t&&e.view.state.active===n,_=p&&e.view.state.target===t&&e.view.state.active!==n&&B(e)!=="targeting",P=`${r?"Your":`${S(e,n)}'s`} space ${t}: ${o?D(o):"empty"}${c?" Blocked.":""}${e.lit.has(a)?" Can be chosen.":""}`;return i`<button
    class="space ${r?"mine":"theirs"} pos-${C.indexOf(t)+1} ${A(e,a)} ${$?"acting":""} ${_?"target":""} ${s?"full":""}"
    data-thing=${a}
  >
    <span class="unseen">${P}</span>
    ${o?y(o,l):i`<span class="slot">${t==="bribery"?m("swap-bag"):v(Number(t))}</span>`}
    ${c?i`<span class="blocked" aria-hidden="true">blocked</span>`:d}
  </button>`}function Z(e,n,t){let s=e.view.seats.indexOf(String(e.view.state.active??"")),a=n.filter(r=>r.place===t);return a.length===0?d:i`<span class="placed dice seat-${s}">${a.map(r=>v(r.value))}</span>`}function ge(e,n,t){let s=`space:${e.me}:${n}`,a=e.playing&&e.lit.has(`die:${n}`)&&e.lit.has(s);return i`<span class="bar-cell pos-${C.indexOf(n)+1} ${a?"hot":""}">
    ${n==="bribery"?i`<span class="bribe">${m("swap-bag")}<small>Bribery</small></span>`:v(Number(n),"bar-die")}
    ${Z(e,t,n)}
  </span>`}function K(e,n,t){let s=`icon:${n}`,a=n==="money"?"Money":"Cards",r=n==="money"?"take a die's value in sestertii":"draw a die's value in cards, keep one";return i`<button class="bar-icon ${n} ${A(e,s)}" data-thing=${s} aria-label="${a}: ${r}">
    ${m(n==="money"?"two-coins":"card-draw")}<small>${a}</small>
    ${Z(e,t,n)}
  </button>`}function be(e,n){let t=`die:${n}`;return n===0?i`<span class="die used" aria-hidden="true">${v(0)}</span>`:i`<button class="die ${A(e,t)}" data-thing=${t} aria-label="Die showing ${n}">
    ${v(n)}
  </button>`}function he(e){let n=O(e),t=String(e.view.state.active??""),s=[0,1,2].map(a=>n[a]??0);return i`<div class="dice seat-${e.view.seats.indexOf(t)}" role="group" aria-label="Dice of ${S(e,t)}">
    ${s.map((a,r)=>F(`${e.view.state.turn??0}-${r}-${a}`,be(e,a)))}
  </div>`}function ye(e,n){let t=f(u(e,"vp",n)),s=f(u(e,"money",n));return i`<span class="purse">
    <span class="tally vp" aria-label=${g(t,"victory point")}>${m("laurels")}<b>${t}</b><small>VP</small></span>
    <span class="tally money" aria-label="${s} sestertii">${I("")}<b>${s}</b><small>HS</small></span>
  </span>`}function Q(e,n,t){let s=e.view.to_act.includes(n)&&!e.view.over,a=e.snap.seats.find(r=>r.seat===n)?.name??"";return i`<div class="plate seat-${e.view.seats.indexOf(n)} ${s?"acts":""}">
    <span class="crest" aria-hidden="true">${m(n==="roma"?"eagle-emblem":"roman-shield")}</span>
    <span class="plate-name"><b>${S(e,n)}</b><small>${a}</small></span>
    ${ye(e,n)} ${t}
  </div>`}function ve(e,n){let t=M(u(e,"hand",n)),s=h(u(e,"known",n));return i`<span class="their-hand" aria-label="${g(t,"card")} in hand">
    <span class="backs" aria-hidden="true">${Array.from({length:Math.min(t,X)},()=>R())}</span>
    <b>${t}</b><small>${t===1?"card":"cards"}</small>
    ${s.length?i`<small class="known">known: ${s.join(", ")}</small>`:d}
  </span>`}function we(e){let n=M(e.view.state.deck),t=h(e.view.state.discard),s=t[t.length-1];return i`<div class="piles">
    <span class="pile" data-look="pile:deck" aria-label="Draw pile: ${g(n,"card")}">
      ${n?R():i`<span class="slot"></span>`}<b>${n}</b>
    </span>
    <span class="pile" data-look="pile:discard" aria-label="Discard pile: ${t.length?t.join(", "):"empty"}">
      ${s?y(b(e,s)):i`<span class="slot"></span>`}<b>${t.length}</b>
    </span>
  </div>`}function Ce(e){let n=f(e.view.state.supply);return i`<span class="tally supply" aria-label="General supply: ${g(n,"victory point")}">
    ${m("laurels")}<b>${n}</b><small>supply</small>
  </span>`}function Y(e,n){let t=`card:${n}`,s=b(e,n);return i`<button class="hand-card ${A(e,t)}" data-thing=${t}>
    <span class="unseen">${D(s)}${e.lit.has(t)?" Can be chosen.":""}</span>
    ${y(s)}
  </button>`}function ke(e){let n=new Set(h(u(e,"hand",e.me))),t=[...h(u(e,"drawn",e.me)),...h(e.view.state.lifted)],s=e.options.flatMap(a=>a.act.args.filter(r=>r.kind==="card"&&(a.act.verb==="take"||!n.has(r.word)))).map(a=>a.word);return[...t,...new Set(s.filter(a=>!t.includes(a)))]}function Be(e){let n=h(u(e,"gift",e.me)),t=h(u(e,"hand",e.me)),s=ke(e),a=e.snap.you===null||e.view.reader!==e.me,r=f(u(e,"hand",e.me));return i`<div class="tray">
    ${s.length?i`<div class="hand offered" role="group" aria-label="Cards to choose from">${s.map(o=>Y(e,o))}</div>`:d}
    <div class="hand ${s.length?"small":""}" role="group" aria-label="Hand">
      ${a&&r?Array.from({length:Math.min(r,X)},()=>i`<span class="hand-card">${R()}</span>`):t.map(o=>Y(e,o))}
      ${n.map(o=>i`<span class="hand-card gift" data-look="card:${o}">${y(b(e,o))}<em>gift</em></span>`)}
      ${!a&&t.length+n.length===0?i`<p class="faint empty-hand">No cards in hand</p>`:d}
    </div>
  </div>`}function x(e){let n=e.view.state,t=typeof n.acting=="string"?n.acting:"",s=["targeting","hiring","battle","blowing","adding"].includes(B(e));if(!t||!s)return d;let a=String(n.active??e.me),r=typeof n.target=="string"?n.target:"",o=L(e,a),l=B(e)!=="targeting"&&r?T(e,o,r):void 0,c=f(n.roll),p=f(k(e.view.extra?.battle,"bonus"));return i`<div class="battle" role="status">
    <span class="battle-side"><b>${t}</b>
      ${c?v(c,"battle-die"):m("rolling-dices")}
      ${p?i`<span>+${p}</span>`:d}
    </span>
    <span class="versus">${m("crossed-swords")}</span>
    <span class="battle-side">
      ${l?i`<b>${l}</b><span class="wall">${N(e,o,r,b(e,l).defence)}</span>`:i`<i>choose the enemy card</i>`}
    </span>
  </div>`}function Ae(e,n){let t=e.map($=>ce.exec($.text)).filter($=>$!==null).pop();if(!t||x(n)!==d)return null;let[,s,a,r,o,l]=t,c=Number(a)-Number(s),p=String(n.view.state.acting??"");return i`<div class="arena moment-card ${l==="beaten"?"won":"held"}">
    <div class="fight">
      ${p?i`<span>${y(b(n,p))}</span>`:d}
      ${v(Number(s),"battle-die")}
      ${c>0?i`<b>+${c} = ${a}</b>`:d}
      ${m("crossed-swords")}
      ${j(r)}
      <span class="struck">${y(b(n,o))}</span>
    </div>
    <p>${o} ${l==="beaten"?"is beaten":"holds"}</p>
  </div>`}function Te(e){let n=L(e,e.me),t=e.view.state.beginner===!0?C.slice(0,6):C,s=M(u(e,"drawn",n)),a=q(e,O(e));return i`<div class="arena">
    ${Q(e,n,i`${ve(e,n)}${s?i`<small>looks at ${g(s,"card")}</small>`:d}`)}
    <div class="arena-field">
      <div class="corner top-corner">${we(e)}</div>
      ${t.map(r=>U(e,n,r))}
      <div class="bar">
        <div class="bar-ends">${K(e,"money",a)}${K(e,"cards",a)}</div>
        ${t.map(r=>ge(e,r,a))}
      </div>
      <div class="corner low-corner">${he(e)}${Ce(e)}</div>
      ${t.map(r=>U(e,e.me,r))}
      ${x(e)}
    </div>
    ${Q(e,e.me,d)} ${Be(e)}
  </div>`}function Se(e,n){let t=C.map(s=>`${s}: ${T(e,n,s)??"empty"}`).join(", ");return`${S(e,n)} has ${g(f(u(e,"vp",n)),"victory point")}, ${f(u(e,"money",n))} sestertii, ${g(M(u(e,"hand",n)),"card")} in hand. Spaces: ${t}.`}function Me(e){let n=O(e).filter(t=>t>0);return[...e.view.seats.map(t=>Se(e,t)),`Dice of ${S(e,String(e.view.state.active??""))} not yet used: ${n.join(", ")||"none"}.`,`General supply: ${g(f(e.view.state.supply),"victory point")}. Draw pile: ${g(M(e.view.state.deck),"card")}. Discard pile: ${h(e.view.state.discard).join(", ")||"empty"}.`]}function Re(e,n){let[t,s,a]=e.split(":"),r=c=>n.picks.find(p=>p.startsWith(c+":"))?.slice(c.length+1),o=r("die")??String(O(n).find(c=>c>0)??1);if(t==="card"){let c={exchange:"give",layout:"lay",keeping:"keep",taking:"take",swapping:"swap"}[B(n)]??"play",p=C.find($=>!T(n,n.me,$))??"1";return[["give","keep","take"].includes(c)?`${c} ${s}`:`${c} ${s} ${p}`]}if(t==="icon")return[`${s} ${o}`];if(t==="die")return[`money ${s}`];if(t!=="space")return[];if(s!==n.me)return[`target ${a}`];let l=r("card");return l?[`${B(n)==="layout"?"lay":"play"} ${l} ${a}`]:a==="bribery"?[`bribe ${o}`,"activate bribery"]:[`activate ${a}`]}function Oe(e,n){let[t,s,a]=e.split(":"),r=t==="card"?s:t==="space"?T(n,s,a):void 0;if(r)return i`<div class="arena look-card">${y(b(n,r),t==="space"?N(n,s,a,b(n,r).defence):void 0)}</div>`;if(e==="pile:discard"){let o=n.view.state.discard;return i`<div class="look-list"><b>Discarded</b><ul>${Object.entries(o??{}).map(([l,c])=>i`<li>${l}${f(c)>1?` × ${f(c)}`:""}</li>`)}</ul></div>`}return null}var an={complete:!0,option:(e,n)=>({act:e,...$e(e.verb,e.args,n)}),wishes:Re,draw:Te,say:Me,look:Oe,moment:Ae};export{an as arenaRoma};

import{a as S,b as E,c as y,d as L,e as M,f as v,g as W,h as X,i as Y,j,k as U,l as _,m as H,n as Z,o as Q}from"/assets/chunk-JY3HA36V.js";import{a as K}from"/assets/chunk-JXDT2QWQ.js";import"/assets/chunk-26ODUJTJ.js";import{a as $}from"/assets/chunk-ZK3ONA3X.js";import{a as z,c as g}from"/assets/chunk-VCYKX54Y.js";import{a as O,e as m,h as T}from"/assets/chunk-CCJ6IWGU.js";import{a as l,b as d,d as u}from"/assets/chunk-GLONEBRY.js";import"/assets/chunk-VVCT3YM4.js";function V(e,t){let n=e.game.facts?.cards?.[t];return String(n?.text??"")}function q(e,t){return l`<span class="event"><b>${t}</b><span>${V(e,t)}</span></span>`}function ee(e,t){return l`<section class="events" aria-label="Open event cards">
    <header data-pile="deck"><b>Event cards</b><small>${m(t.pile,"card")} in the pile, ${t.gone} played</small></header>
    <div class="event-row">
      ${t.open.map(n=>{let s=`card:pick:${n}`;return l`<button class="event-card ${$(e,s)}" data-thing=${s} data-card=${n}>${q(e,n)}</button>`})}
      ${t.open.length===0?l`<small>none</small>`:u}
    </div>
  </section>`}function D(e,t){return l`<div class="hand" data-counter="hand:${t.seat}" aria-label="Cards of ${t.title}">
    ${t.hand.map(n=>{let s=t.seat===e.me?`card:play:${n}`:`hand:${n}`;return l`<button class="hand-card ${$(e,s)}" data-thing=${s} data-card=${n}>${n}<span class="unseen">: ${V(e,n)}</span></button>`})}
    ${t.hand.length===0?l`<small>no event cards</small>`:u}
  </div>`}var te=[21,22],be=.85,we=1.15,ne=27;function ye(e){let{slots:t,city:n}=e.shape;if(!n)return t;let[s,o]=n.at,a=r=>Math.hypot(r[0]-s,r[1]-o)>ne&&!(e.temple&&Math.hypot(r[0]-s,r[1]-o+17)<ne);return[...t.filter(a),...t.filter(r=>!a(r))]}function se(e){let t=ye(e);if(e.groups.length<=t.length)return e.groups.map((a,r)=>({group:a,at:t[r],scale:we}));let n=Math.ceil(Math.sqrt(e.groups.length)),[s,o]=t[0];return e.groups.map((a,r)=>({group:a,at:[s+(r%n-(n-1)/2)*te[0],o+Math.floor(r/n)*te[1]],scale:be}))}function oe(e){return se(e).find(({group:n})=>n.ready>0)?.at??e.shape.city?.at??e.shape.slots[0]}function G(e,t){let n=t.nations[e.owner],s=e.shape.city,o=e.groups.map(c=>`${m(c.count,c.kind)} of ${t.nations[c.seat].title}`),a=s?n?`${e.yields} city of ${n.title}${e.temple?" with a temple":""}${e.wall?" with a wall":""}, strength ${e.strength??"unknown"}`:e.temple?"neutral temple":`free city site${e.yields==="any"?"":` for ${e.yields}`}`:"",r=e.shape.kind==="sea"?e.shape.ship?"open sea":"sea":"land";return`${e.title===e.name?e.name:`${e.name}, ${e.title}`}: ${[r,a,T(o)].filter(Boolean).join("; ")}.`}function ae(e,t){let n=`to:${t.name}`;return e.lit.has(n)||e.picks.includes(n)?n:`region:${t.name}`}function ke(e,t,n){let s=ae(e,n),o=e.lit.has(s)||e.picks.includes(s);return d`<path class="region ${n.shape.kind} ${$(e,s)}" fill-rule="evenodd" d=${n.shape.path}
    data-thing=${s} data-anchor="region:${n.name}" data-at=${oe(n).join(" ")} role="button" tabindex=${o?0:-1}
    aria-label=${G(n,t)+(e.lit.has(s)?" Can be chosen.":"")}></path>`}function ve(e){if(e.owner<0)return u;let{kind:t,path:n,islandPath:s,id:o}=e.shape;return t==="sea"?d`<path class="owned island seat-${e.owner}" d=${s??""}></path>`:d`<g class="owned seat-${e.owner}" clip-path="url(#am-${o})"><path fill-rule="evenodd" d=${n}></path></g>`}function Re(e){let t=e.shape.city?.at;if(!t)return u;let n=e.owner>=0,s=e.yields==="any"?W:M(e.yields);return d`<g class="city ${n?`seat-${e.owner}`:"free"}" transform="translate(${t})">
    ${e.wall?Y:u}
    ${n?d`<rect class="piece" x="-12" y="-12" width="24" height="24" rx="3"></rect>`:u}
    <circle class="site ${e.yields}" r=${n?8.6:8}></circle>
    ${s}
    ${e.temple?d`<g class="temple ${n?"":"neutral"}" transform="translate(${n?"0 -17":"0 -14"})">
          <circle class="temple-disc" r="11.5"></circle><g transform="scale(1.05)">${X}</g></g>`:u}
  </g>`}function xe(e){let t=e.shape.city;return t?d`<text class="city-name ${e.owner>=0?"owned-name":""}" x=${t.label.x} y=${t.label.y} text-anchor=${t.label.anchor}>${t.name}</text>`:u}function Ce(e,t,n){return se(n).map(({group:s,at:o,scale:a})=>{let r=`foe:${n.name}:${e.view.seats[s.seat]}`,i=L(s,o[0],o[1],a,`${e.view.seats[s.seat]}:${s.kind}:${n.name}`);return!e.lit.has(r)&&!e.picks.includes(r)?i:d`<g class="foe ${$(e,r)}" data-thing=${r} data-at=${o.join(" ")} role="button" tabindex="0"
      aria-label="Attack ${t.nations[s.seat].title} in ${n.name}"><circle class="aim" cx=${o[0]} cy=${o[1]} r="17"></circle>${i}</g>`})}function Pe(e,t){let n=ae(e,t),s=e.picks.includes(n);if(!s&&!e.lit.has(n)&&!e.hinted.has(n))return u;let[o,a]=oe(t),r=s?"picked":e.hinted.has(n)?"hinted":"";return d`<circle class="mark ${r}" cx=${o} cy=${a} r="19"></circle>`}function Be(e,t,n){let s=t.places.filter(a=>e.view.seats[a.owner]===e.me).map(a=>a.shape.city?.at??a.shape.slots[0]),o=a=>s.length?s.reduce((r,i)=>r+i[a],0)/s.length/n.viewBox[2+a]:.5;return`${o(0).toFixed(2)} ${o(1).toFixed(2)}`}function re(e,t){let{map:n}=t;return l`<div class="map-frame">
    <div class="map" data-zoom data-focus=${Be(e,t,n)}>
      ${K([n],()=>H(n))}
      <svg class="map-live" viewBox=${n.viewBox.join(" ")} role="group" aria-label="Map" @keydown=${S}>
        ${t.places.map(ve)} ${t.places.map(s=>ke(e,t,s))}
        ${K([n],()=>Z(n))}
        <g class="pieces">
          ${t.places.map(s=>Pe(e,s))} ${t.places.map(Re)} ${t.places.map(xe)}
          ${t.places.map(s=>Ce(e,t,s))}
        </g>
      </svg>
    </div>
  </div>`}var N=["marble","iron","gold","coin"],F=["legion","galley"],p=(e,t)=>e&&typeof e=="object"?e[t]:void 0,f=e=>typeof e=="number"?e:0,P=e=>e&&typeof e=="object"&&!Array.isArray(e)?e:{},b=e=>Object.fromEntries(Object.entries(P(e)).map(([t,n])=>[t,f(n)])),le=e=>Object.entries(b(e)).flatMap(([t,n])=>Array(n).fill(t)),ie=e=>Object.values(b(e)).reduce((t,n)=>t+n,0);function Oe(e){let t=e.view.state.flow;return Array.isArray(t)?String(t[t.length-1]??""):""}function Te(e,t){let{seats:n,state:s}=e.view,o=Object.values(s.marching??{});return n.flatMap((a,r)=>F.map(i=>({seat:r,kind:i,count:f(p(p(p(s.units,a),i),t)),ready:a===s.active?o.reduce((c,h)=>c+f(p(p(h,i),t)),0):0})).filter(i=>i.count>0))}function Se(e,t){let{state:n,extra:s,seats:o}=e.view,a=P(p(p(e.game.facts,"maps"),t.id)),r=new Map(t.regions.map(i=>[i.id,i]));return Object.entries(a).map(([i,c])=>({name:i,title:String(p(c,"title")??i),shape:r.get(String(p(c,"id"))),owner:o.indexOf(String(p(n.city,i)??"")),yields:String(p(n.yields,i)??p(c,"city")??""),temple:p(n.temple,i)===!0,wall:p(n.wall,i)===!0,strength:p(s?.strength,i)??null,groups:Te(e,i)}))}function Me(e,t,n,s){let{state:o,extra:a,titles:r,to_act:i,over:c}=e.view,h=t.filter(x=>x.owner===s);return{index:s,seat:n,title:r[n]??n,space:String(p(o.space,n)??""),stock:b(p(o.stock,n)),known:P(p(o.known,n)),personages:b(p(o.personage,n)),points:f(p(a?.points,n)),cities:h.length,temples:h.filter(x=>x.temple).length,box:b(p(o.box,n)),walls:f(p(o.walls,n)),hand:le(p(o.hand,n)),isActive:o.active===n,acts:i.includes(n)&&!c}}var C=null;function k(e){if(C&&C.key===e.view&&C.game===e.game)return C.position;let{state:t,extra:n,seats:s}=e.view,o=_(j(t.map)),a=Se(e,o),r={map:o,isCasus:e.game.id==="casus-belli",isManual:p(t.option,"edition")!=="published",phase:Oe(e),turn:f(t.turn),goal:f(n?.goal),bellona:s.indexOf(String(t.bellona??"")),places:a,nations:s.map((i,c)=>Me(e,a,i,c)),steps:b(n?.steps),prices:b(n?.prices),stacks:b(n?.stacks),open:le(t.open),pile:ie(t.deck),gone:ie(t.discard),bank:{coins:n?.bank_coins===void 0?void 0:f(n.bank_coins),temples:f(n?.bank_temples)},front:String(t.front??"")};return C={key:e.view,game:e.game,position:r},r}var je={King:"laurel-crown",General:"crested-helmet",Citizen:"roman-toga",Scholar:"philosopher-bust",Navigator:"trireme",Mercatura:"scales",Commercium:"amphora",Metallum:"mining",Moneta:"two-coins",Regnum:"watchtower","Res Publica":"public-speaker",Strata:"stone-path",Navigatio:"compass"},A=e=>g(je[e]??"scroll-unfurled"),Ne=matchMedia("(max-width: 999px)");function pe(e,t){let n=e.game.facts,s=n?.knowhow?.[t];return{...s,text:String(s?.text??n?.personages?.[t]??"")}}function ue(e,t){let{first:n,later:s,needs:o,text:a}=pe(e,t);return l`<b>${t}</b><p>${a}</p>
    <p>The first pays ${n} gold, later nations ${s}.${o?` Needs ${o}.`:""}</p>`}function Ae(e,t,n){let s=`stock:${t.seat}:${n}`,o=t.stock[n]??0,a=l`${v(n)}<b>${o}</b><span class="unseen">${n}</span>`;return!e.lit.has(s)&&!e.picks.includes(s)?l`<span class="stock ${o?"":"none"}" data-counter=${s}>${a}</span>`:l`<button class="stock ${$(e,s)}" data-thing=${s} data-counter=${s}>${a}</button>`}function Ie(e){return Object.keys(e.known).filter(t=>e.known[t]!=="no").map(t=>{let n=e.known[t]==="new";return l`<span class="know ${n?"new":""}" title=${t}>${A(t)}
        <span class="unseen">${t}${n?", from the next turn on":""}</span></span>`})}function Je(e){return Object.entries(e.personages).filter(([,t])=>t>0).map(([t,n])=>l`<span class="person" title=${t} data-counter="personage:${e.seat}:${t}">${A(t)}<b>${n}</b>
      <span class="unseen">${t}</span></span>`)}function Ee(e,t){return l`<span class="box" title="Recruitment box and town walls in supply">
    ${F.map(n=>{let s=`box:${t.seat}:${n}`,o=l`${g(n==="legion"?"roman-shield":"trireme")}<b>${t.box[n]??0}</b><span class="unseen">${n} in the box</span>`;return e.lit.has(s)?l`<button class="stock ${$(e,s)}" data-thing=${s}>${o}</button>`:l`<span class="stock ${t.box[n]?"":"none"}">${o}</span>`})}
    <span class="stock ${t.walls?"":"none"}" data-counter="walls:${t.seat}">${g("stone-wall")}<b>${t.walls}</b><span class="unseen">walls in supply</span></span>
  </span>`}function I(e,t,n,s=u){return l`<section class="nation seat-${n.index} ${n.acts?"acts":""} ${n.seat===e.snap.you?"mine":""}" aria-label=${n.title} data-seat=${n.seat}>
    <header>
      ${y(n.index)}
      <span class="nation-name"><b>${n.title}</b>${n.seat===e.snap.you?l`<small>you</small>`:u}</span>
      ${t.bellona===n.index?l`<span class="bellona" title="Bellona">${g("zeus-sword")}<span class="unseen">has Bellona</span></span>`:u}
      <span class="points" title="Personages">${g("laurels")}<b>${n.points}</b><small>/${t.goal}</small></span>
    </header>
    <div class="stocks">${N.map(o=>Ae(e,n,o))} ${t.isCasus?Ee(e,n):u}</div>
    <div class="marks">
      <span class="built" title="Cities and temples">${g("triple-gate")}<b>${n.cities}</b><span class="unseen">cities</span>
        ${g("greek-temple")}<b>${n.temples}</b><span class="unseen">temples</span></span>
      ${Je(n)} ${Ie(n)}
    </div>
    ${s}
  </section>`}function ce(e){return l`${e.nations.map(t=>l`<th scope="col">${y(t.index)}<span class="unseen">${t.title}</span></th>`)}`}function Ke(e,t,n){let s=`know:${n}`,o=e.lit.has(s);return l`<tr>
    <th scope="row">
      <button class="know-name ${$(e,s)}" data-thing=${s} >
        ${A(n)}<span>${n}</span>
        <span class="know-price">${t.prices[n]}${v("gold")}</span>
        <span class="unseen">gold${o?", can be learned":""}</span>
      </button>
    </th>
    ${t.nations.map(a=>{let r=a.known[n],i=r&&r!=="no";return l`<td class=${i?"has":""}>${i?y(a.index,r==="new"?"new":""):l`<span class="dash">·</span>`}
        <span class="unseen">${i?"known":"no"}</span></td>`})}
  </tr>`}function de(e,t){let n=e.playing&&Object.keys(t.prices).some(s=>e.lit.has(`know:${s}`));return l`<details class="tablet ${n?"asked":""}" ?open=${n||Ne.matches}>
    <summary>${g("scroll-unfurled")}<span>Know-how and personages</span></summary>
    <div class="tablet-body">
      <table class="know-table">
        <thead><tr><th scope="col">Know-how</th>${ce(t)}</tr></thead>
        <tbody>${Object.keys(t.prices).map(s=>Ke(e,t,s))}</tbody>
      </table>
      <table class="people-table">
        <thead><tr><th scope="col">Personages</th><th scope="col">left</th>${ce(t)}</tr></thead>
        <tbody>
          ${Object.entries(t.stacks).map(([s,o])=>l`<tr>
              <th scope="row"><span class="person-name">${A(s)}<span>${s}</span><small>${pe(e,s).text}</small></span></th>
              <td class="left">${o}</td>
              ${t.nations.map(a=>l`<td class=${a.personages[s]?"has":""}>${a.personages[s]||l`<span class="dash">·</span>`}</td>`)}
            </tr>`)}
        </tbody>
      </table>
      <p class="bank">Bank: ${t.bank.coins===void 0?"":`${m(t.bank.coins,"coin")}, `}${m(t.bank.temples,"temple")}.</p>
      ${Q()}
    </div>
  </details>`}var qe=["temple","wall","arm","conquer","raze","found","shake","desert"];function me(e,t){let n=P(p(p(t.game.facts,"groups"),e)),s=n.kind==="legion"?"legions":"galleys";return{row:n.tired?`Tired ${s}`:O(s),word:String(n.n??"")}}function De(e,t,n){let o=k(n).places.find(c=>c.name===e),a=n.view.seats.indexOf(n.me),r=o?.groups.filter(c=>c.seat===a).reduce((c,h)=>c+h.count,0)??0;return`${t==="conquer"?"Conquer":"Destroy the temple of"} ${e}: you lose ${o?.strength??"?"} of ${m(r,"unit")}`}function $e(e,t){let n=e.args[0]?.word??"",s=e.args[e.args.length-1]?.word??"",o=(a,r=[],i={})=>({act:e,things:a,also:r,...i});switch(e.verb){case"go":return o([`space:${n}`]);case"learn":return o([`know:${n}`]);case"play":case"pick":return o([`card:${e.verb}:${n}`]);case"move":return o([`region:${e.args[1].word}`,`to:${s}`],[],me(n,t));case"attack":return o([`foe:${e.args[1].word}:${s}`],[`region:${e.args[1].word}`],me(n,t));case"conquer":case"raze":return o([`region:${s}`],[],{ask:De(s,e.verb,t)});case"arm":case"found":case"desert":return o([`region:${s}`],[],{row:O(e.verb),word:n});case"swap":return o([`stock:${t.me}:${n}`],[],{row:`${O(n)} for`,word:s});case"spend":case"give":case"take":return o([],[`stock:${t.me}:${n}`]);case"recruit":return o([],[`box:${t.me}:${n}`]);default:return o(qe.includes(e.verb)?[`region:${s}`]:[])}}var Ge={templum:[["temple"],["wall"]],militia:[["arm","legion"],["arm","galley"]],conquest:[["conquer"],["raze"]],earthquake:[["shake"]],masons:[["wall"]],storm:[["desert","galley"]],desertion:[["desert","legion"],["desert","galley"]],mercenaries:[["arm","legion"],["arm","galley"]]};function ge(e,t){let n=k(t),[s,...o]=e.split(":"),a=o[o.length-1];if(s==="space")return[["go",a]];if(s==="know")return[["learn",a]];if(s==="card")return[[o[0],a]];if(s!=="region"&&s!=="to")return[];let r=t.picks.find(i=>i.startsWith("region:"))?.slice(7);if(n.phase==="movere"&&r)return[["move","1 legion",r,a],["move","1 galley",r,a]];if(n.phase==="movere"){let i=n.places.find(c=>c.name!==a)?.name??a;return[["move","1 legion",a,i]]}if(n.phase==="founding"){let i=n.places.find(c=>c.name===a)?.yields;return[["found",!i||i==="any"?"marble":i,a]]}return(Ge[n.phase]??[]).map(i=>[...i,a])}var R=40,B=106,Fe=51,ze=360,Le={Ferrum:"iron",Marmor:"marble",Aurum:"gold"},We={Templum:"greek-temple","Movere I":"spears","Movere II":"spears","Duellum I":"crossed-swords","Duellum II":"crossed-swords",Militia:"centurion-helmet",Scientia:"scroll-unfurled"};function Xe(e){let t=Le[e];if(t)return d`<g transform="translate(0 -7) scale(1.45)">${M(t)}</g>`;let n=We[e];return d`<g class="space-icon" transform="translate(-9 -15) scale(.0352)"><path d=${z[n]??""}></path></g>`}var w=(e,t)=>{let n=e*Math.PI/180;return`${(t*Math.sin(n)).toFixed(2)} ${(-t*Math.cos(n)).toFixed(2)}`};function Ye(e,t){return`M${w(e,R)}L${w(e,B)}A${B} ${B} 0 0 1 ${w(t,B)}L${w(t,R)}A${R} ${R} 0 0 0 ${w(e,R)}Z`}var Ue=e=>e<0?"out of reach":e===0?"free":`costs ${m(e,"resource")}`;function _e(e,t){let n=Math.cos(t*Math.PI/180)>.1?4:-5;return e.map((s,o)=>{let a=t+(o-(e.length-1)/2)*14;return d`<g class="token seat-${s.index} ${s.isActive?"active":""}" data-piece="${s.seat}::${s.space}" transform="translate(${w(a,Fe)}) translate(0 ${n})">
      <circle class="piece" r="7.5"></circle><g transform="scale(.9)">${E(s.index)}</g></g>`})}function He(e,t){return e<=0?u:d`<g class="price" transform="translate(${w(t,B+1)})"><circle r="9.5"></circle>
    <text y="4">+${e}</text></g>`}function Ze(e,t,n,s,o){let a=`space:${n}`,r=t.steps[n]??0,i=s*o,c=t.nations.filter(J=>J.space===n),h=e.lit.has(a),x=`${n}: ${Ue(r)}${c.length?`. Here: ${c.map(J=>J.title).join(", ")}`:""}`;return d`<g class="space ${$(e,a)} ${r<0?"far":""}" data-thing=${a}
    role="button" tabindex=${h?0:-1} aria-label=${x}>
    <path class="slice" d=${Ye(i-o/2,i+o/2)}></path>
    <g transform="translate(${w(i,79)})">
      ${Xe(n)}
      <text class="space-name" y="12">${n}</text>
    </g>
  </g>`}function fe(e,t){let n=Object.keys(t.steps),s=ze/Math.max(1,n.length),o=t.nations.filter(r=>!r.space),a=e.playing&&n.some(r=>e.lit.has(`space:${r}`));return l`<section class="rondel ${a?"asked":""}" aria-label="Rondel">
    <svg viewBox="-118 -118 236 236" role="group" aria-label="Rondel" @keydown=${S}>
      <circle class="rim" r="112"></circle>
      ${n.map((r,i)=>Ze(e,t,r,i,s))}
      <circle class="hub" r=${R}></circle>
      <g aria-hidden="true" class="rondel-over">
        ${n.map((r,i)=>_e(t.nations.filter(c=>c.space===r),i*s))}
        ${a?n.map((r,i)=>He(t.steps[r]??0,i*s)):u}
        <text class="turn" y=${o.length?-14:-2}>Turn</text>
        <text class="turn-number" y=${o.length?6:20}>${t.turn}</text>
        ${o.map((r,i)=>d`<g class="token small seat-${r.index} ${r.isActive?"active":""}" transform="translate(${(i-(o.length-1)/2)*11} 22) scale(.62)">
          <circle class="piece" r="7.5"></circle>${E(r.index)}</g>`)}
      </g>
    </svg>
  </section>`}var Qe={go:e=>`Go to ${e}`,spend:e=>`Pay a step with ${e}`,coins:e=>`Pay ${e} in coins`,temple:e=>`Build a temple in ${e}`,wall:e=>`Build a wall in ${e}`,arm:(e,t)=>`Arm a ${e} in ${t}`,learn:e=>`Develop ${e}`,recruit:e=>`Recruit a ${e}`,move:(e,t,n)=>`Move ${e} from ${t} to ${n}`,attack:(e,t,n,s)=>`Attack ${s.view.titles[n]??n} in ${t} with ${e}`,conquer:e=>`Conquer ${e}`,raze:e=>`Destroy the temple of ${e}`,found:(e,t)=>`Found a city for ${e} in ${t}`,give:e=>`Give ${e} to the bank`,take:e=>`Take ${e} from the bank`,pick:e=>`Take ${e}`,shake:e=>`Destroy the wall of ${e}`,desert:(e,t)=>`A ${e} deserts in ${t}`,swap:(e,t)=>`Exchange ${e} for ${t}`,done:()=>"Done",pass:()=>"Pass",end:()=>"End your turn"};function he({verb:e,args:t},n){let[s="",o="",a=""]=t.map(r=>r.word);return Qe[e]?.(s,o,a,n)}function Ve(e){let t=k(e),[n,s]=t.nations;return l`<div class="antike ${t.isCasus?"casus":"antike2"} map-${t.map.id}">
    ${re(e,t)} ${fe(e,t)} ${de(e,t)}
    <div class="nations of-${t.nations.length}">
      ${t.isCasus?l`${I(e,t,n,D(e,n))} ${ee(e,t)} ${I(e,t,s,D(e,s))}`:t.nations.map(o=>I(e,t,o))}
    </div>
  </div>`}function et(e,t){let n=N.map(a=>`${t.stock[a]??0} ${a}`).join(", "),s=Object.keys(t.known).filter(a=>t.known[a]!=="no"),o=t.hand.length?` Cards: ${t.hand.join(", ")}.`:"";return`${t.title} has ${t.points} of ${e.goal} personages, ${n}, ${m(t.cities,"city","cities")}, ${m(t.temples,"temple")}. On ${t.space||"no space"} of the rondel. Know-how: ${T(s)||"none"}.${o}`}function tt(e){let t=k(e),n=t.places.filter(s=>s.owner>=0||s.temple||s.groups.length>0);return[...t.nations.map(s=>et(t,s)),`Left: ${Object.entries(t.stacks).map(([s,o])=>m(o,s)).join(", ")}.`,...t.isCasus?[`Open event cards: ${t.open.join(", ")||"none"}.`]:[],...n.map(s=>G(s,t))]}function nt(e,t){return t.shape.ship||e.isCasus&&e.isManual&&t.owner<0}function st(e,t){let n=e.nations[t.owner];return l`<div class="antike look-place">
    <b>${t.name}</b>${t.title!==t.name?l`<i>${t.title}</i>`:u}
    ${n?l`<p>${y(t.owner)} City of ${n.title} ${v(t.yields)}</p>`:t.shape.city?l`<p>${t.temple?"Neutral temple":"Free city site"}
            ${t.yields==="any"?"(the founder chooses)":v(t.yields)}</p>`:u}
    ${t.strength!==null?l`<p>Strength <b>${t.strength}</b>${t.temple?" · temple":""}${t.wall?" · wall":""}</p>`:u}
    ${t.groups.map(s=>l`<p>${y(s.seat)} ${m(s.count,s.kind)}${s.ready?l` <small>(${s.ready} can move)</small>`:u}</p>`)}
    ${t.shape.kind==="sea"?l`<p>${nt(e,t)?"Open sea: counts two for Navigators":"Sea: counts one for Navigators"}</p>`:u}
  </div>`}function ot(e,t){let[n,...s]=e.split(":"),o=s[s.length-1];if(n==="card"||n==="hand")return l`<div class="antike look-event">${q(t,o)}</div>`;if(n==="know")return l`<div class="antike look-place">${ue(t,o)}</div>`;if(n!=="region"&&n!=="to")return null;let a=k(t),r=a.places.find(i=>i.name===o);return r?st(a,r):null}var Yt={complete:!0,points:{field:"personage",name:"personages"},prepare:e=>U(j(e.state.map)),option:$e,words:he,wishes:ge,draw:Ve,say:tt,look:ot};export{Yt as antike};

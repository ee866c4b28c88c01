import{a as X}from"/assets/chunk-OD4WQLXU.js";import{a as r,b as A,c as L,d as k,e as U,f as O,g as T,h as H,i as Z,j as Q,k as I,l as V,m as tt,n as et,o as nt,p as st}from"/assets/chunk-UQXGP4EO.js";import{a as J}from"/assets/chunk-XRHZI5EJ.js";import{a as d,b as f,d as S}from"/assets/chunk-RXQNK2AD.js";import"/assets/chunk-LPIMCNSH.js";import{a as g}from"/assets/chunk-7RBHRXMZ.js";import{b as Y,c as h}from"/assets/chunk-4VLCR747.js";import{a as j}from"/assets/chunk-QJNRRPXN.js";import{a as c,b as m,d as u}from"/assets/chunk-OH7TB7OH.js";import{d as z}from"/assets/chunk-E5GDLTPC.js";import"/assets/chunk-VVCT3YM4.js";function ot(e,t){let n=e.game.facts?.cards?.[t];return String(n?.text??"")}function W(e,t){return c`<span class="event"><b>${t}</b><span>${ot(e,t)}</span></span>`}function rt(e,t){return c`<section class="events" aria-label=${r.openCards}>
    <header data-pile="deck"><b>${r.eventCards}</b><small>${r.pile(t.pile,t.gone)}</small></header>
    <div class="event-row">
      ${t.open.map(n=>{let s=`card:pick:${n}`;return c`<button class="event-card ${g(e,s)}" data-thing=${s} data-card=${n}>${W(e,n)}</button>`})}
      ${t.open.length===0?c`<small>${r.none}</small>`:u}
    </div>
  </section>`}function F(e,t){return c`<div class="hand" data-counter="hand:${t.seat}" aria-label=${r.handOf(t.title)}>
    ${t.hand.map(n=>{let s=t.seat===e.me?`card:play:${n}`:`hand:${n}`;return c`<button class="hand-card ${g(e,s)}" data-thing=${s} data-card=${n}>${n}<span class="unseen">: ${ot(e,n)}</span></button>`})}
    ${t.hand.length===0?c`<small>${r.noCards}</small>`:u}
  </div>`}var E=["marble","iron","gold","coin"],Ct=r.goods,$=e=>Ct[e]??e,q=["legion","galley"];var y=e=>Object.fromEntries(Object.entries(S(e)).map(([t,n])=>[t,f(n)])),it=e=>Object.entries(y(e)).flatMap(([t,n])=>Array(n).fill(t)),at=e=>Object.values(y(e)).reduce((t,n)=>t+n,0);function Pt(e){let t=e.view.state.flow;return Array.isArray(t)?String(t[t.length-1]??""):""}function Tt(e,t){let{seats:n,state:s}=e.view,o=Object.values(s.marching??{});return n.flatMap((a,i)=>q.map(l=>({seat:i,kind:l,count:f(d(d(d(s.units,a),l),t)),ready:a===s.active?o.reduce((p,w)=>p+f(d(d(w,l),t)),0):0})).filter(l=>l.count>0))}function St(e,t){let{state:n,extra:s,seats:o}=e.view,a=S(d(d(e.game.facts,"maps"),t.id)),i=new Map(t.regions.map(l=>[l.id,l]));return Object.entries(a).map(([l,p])=>({name:l,title:String(d(p,"title")??l),shape:i.get(String(d(p,"id"))),owner:o.indexOf(String(d(n.city,l)??"")),yields:String(d(n.yields,l)??d(p,"city")??""),temple:d(n.temple,l)===!0,wall:d(n.wall,l)===!0,strength:d(s?.strength,l)??null,groups:Tt(e,l)}))}function Bt(e,t,n,s){let{state:o,extra:a,titles:i,to_act:l,over:p}=e.view,w=t.filter(C=>C.owner===s);return{index:s,seat:n,title:i[n]??n,space:String(d(o.space,n)??""),stock:y(d(o.stock,n)),known:S(d(o.known,n)),personages:y(d(o.personage,n)),points:f(d(a?.points,n)),cities:w.length,temples:w.filter(C=>C.temple).length,box:y(d(o.box,n)),walls:f(d(o.walls,n)),hand:it(d(o.hand,n)),isActive:o.active===n,acts:l.includes(n)&&!p}}var N=null;function x(e){if(N&&N.key===e.view&&N.game===e.game)return N.position;let{state:t,extra:n,seats:s}=e.view,o=tt(I(t.map)),a=St(e,o),i={map:o,isCasus:e.game.id==="casus-belli",openSeas:new Set(Array.isArray(n?.open_seas)?n.open_seas.map(String):[]),phase:Pt(e),turn:f(t.turn),goal:f(n?.goal),bellona:s.indexOf(String(t.bellona??"")),places:a,nations:s.map((l,p)=>Bt(e,a,l,p)),steps:y(n?.steps),prices:y(n?.prices),stacks:y(n?.stacks),open:it(t.open),pile:at(t.deck),gone:at(t.discard),bank:{coins:n?.bank_coins===void 0?void 0:f(n.bank_coins),temples:f(n?.bank_temples)},front:String(t.front??"")};return N={key:e.view,game:e.game,position:i},i}var lt=[21,22],Ot=.85,Nt=1.15,ct=27;function Mt(e){let{slots:t,city:n}=e.shape;if(!n)return t;let[s,o]=n.at,a=i=>Math.hypot(i[0]-s,i[1]-o)>ct&&!(e.temple&&Math.hypot(i[0]-s,i[1]-o+17)<ct);return[...t.filter(a),...t.filter(i=>!a(i))]}function pt(e){let t=Mt(e);if(e.groups.length<=t.length)return e.groups.map((a,i)=>({group:a,at:t[i],scale:Nt}));let n=Math.ceil(Math.sqrt(e.groups.length)),[s,o]=t[0];return e.groups.map((a,i)=>({group:a,at:[s+(i%n-(n-1)/2)*lt[0],o+Math.floor(i/n)*lt[1]],scale:Ot}))}function dt(e){return pt(e).find(({group:n})=>n.ready>0)?.at??e.shape.city?.at??e.shape.slots[0]}var jt=({temple:e,wall:t,strength:n})=>(e?r.cityTemple:"")+(t?r.cityWall:"")+r.cityStrength(n??r.unknown);function D(e,t){let n=t.nations[e.owner],s=e.shape.city,o=e.groups.map(p=>r.unitsOf(r.units(p.count,p.kind),t.nations[p.seat].title)),a=s?n?r.city($(e.yields),n.title,jt(e)):e.temple?r.temple:e.yields==="any"?r.site:r.siteFor($(e.yields)):"",i=e.shape.kind==="sea"?e.shape.ship?r.openSeaWord:r.seaWord:r.land,l=e.title===e.name?e.name:`${e.name}, ${e.title}`;return r.place(l,[i,a,j(o)].filter(Boolean).join("; "))}function ut(e,t){let n=`to:${t.name}`;return e.lit.has(n)||e.picks.includes(n)?n:`region:${t.name}`}function At(e,t,n){let s=ut(e,n),o=e.lit.has(s)||e.picks.includes(s);return m`<path class="region ${n.shape.kind} ${g(e,s)}" fill-rule="evenodd" d=${n.shape.path}
    data-thing=${s} data-anchor="region:${n.name}" data-at=${dt(n).join(" ")} role="button" tabindex=${o?0:-1}
    aria-label=${D(n,t)+(e.lit.has(s)?r.selectable:"")}></path>`}function It(e){if(e.owner<0)return u;let{kind:t,path:n,islandPath:s,id:o}=e.shape;return t==="sea"?m`<path class="owned island seat-${e.owner}" d=${s??""}></path>`:m`<g class="owned seat-${e.owner}" clip-path="url(#am-${o})"><path fill-rule="evenodd" d=${n}></path></g>`}function Et(e){let t=e.shape.city?.at;if(!t)return u;let n=e.owner>=0,s=e.yields==="any"?H:O(e.yields);return m`<g data-city=${e.name} class="city ${n?`seat-${e.owner}`:"free"}" transform="translate(${t})">
    ${e.wall?Q:u}
    ${n?m`<rect class="piece" x="-12" y="-12" width="24" height="24" rx="3"></rect>`:u}
    <circle class="site ${e.yields}" r=${n?8.6:8}></circle>
    ${s}
    ${e.temple?m`<g class="temple ${n?"":"neutral"}" transform="translate(${n?"0 -17":"0 -14"})">
          <circle class="temple-disc" r="11.5"></circle><g transform="scale(1.05)">${Z}</g></g>`:u}
  </g>`}function Gt(e){let t=e.shape.city;if(!t)return u;let n=e.groups.length>0?5:e.owner>=0?4:3;return m`<text data-label=${n} data-label-of=${e.name} class="city-name ${e.owner>=0?"owned-name":""}" x=${t.label.x} y=${t.label.y} text-anchor=${t.label.anchor}>${t.name}</text>`}function Kt(e,t,n){return pt(n).map(({group:s,at:o,scale:a})=>{let i=`foe:${n.name}:${e.view.seats[s.seat]}`,l=U(s,o[0],o[1],a,`${e.view.seats[s.seat]}:${s.kind}:${n.name}`);return!e.lit.has(i)&&!e.picks.includes(i)?l:m`<g class="foe ${g(e,i)}" data-thing=${i} data-at=${o.join(" ")} role="button" tabindex="0"
      aria-label=${r.attackAt(t.nations[s.seat].title,n.name)}><circle class="aim" cx=${o[0]} cy=${o[1]} r="17"></circle>${l}</g>`})}function Lt(e,t){let n=ut(e,t),s=e.picks.includes(n);if(!s&&!e.lit.has(n)&&!e.hinted.has(n))return u;let[o,a]=dt(t),i=s?"picked":e.hinted.has(n)?"hinted":"";return m`<circle class="mark ${i}" cx=${o} cy=${a} r="19"></circle>`}function Jt(e,t,n){let s=t.places.filter(a=>e.view.seats[a.owner]===e.me).map(a=>a.shape.city?.at??a.shape.slots[0]),o=a=>s.length?s.reduce((i,l)=>i+l[a],0)/s.length/n.viewBox[2+a]:.5;return`${o(0).toFixed(2)} ${o(1).toFixed(2)}`}function mt(e,t){let{map:n}=t;return c`<div class="map-frame">
    <div class="map" data-zoom data-focus=${Jt(e,t,n)}>
      ${J([n],()=>et(n))}
      <svg class="map-live" viewBox=${n.viewBox.join(" ")} role="group" aria-label=${r.map} @keydown=${A}>
        ${t.places.map(It)} ${t.places.map(s=>At(e,t,s))}
        ${J([n],()=>nt(n))}
        <g class="pieces">
          ${t.places.map(s=>Lt(e,s))} ${t.places.map(Et)} ${t.places.map(Gt)}
          ${t.places.map(s=>Kt(e,t,s))}
        </g>
      </svg>
    </div>
  </div>`}var Wt={King:"laurel-crown",General:"crested-helmet",Citizen:"roman-toga",Scholar:"philosopher-bust",Navigator:"trireme",Mercatura:"scales",Commercium:"amphora",Metallum:"mining",Moneta:"two-coins",Regnum:"watchtower","Res Publica":"public-speaker",Strata:"stone-path",Navigatio:"compass"},Ft="Bellona",G=e=>h(Wt[e]??"scroll-unfurled"),qt=matchMedia("(max-width: 999px)");function $t(e,t){let n=e.game.facts,s=n?.knowhow?.[t];return{...s,text:String(s?.text??n?.personages?.[t]??"")}}function ft(e,t){let{first:n,later:s,needs:o,text:a}=$t(e,t);return c`<b>${t}</b><p>${a}</p>
    <p>${r.price(n??0,s??0)} ${o?r.needs(o):""}</p>`}function Dt(e,t,n){let s=`stock:${t.seat}:${n}`,o=t.stock[n]??0,a=c`${T(n)}<b>${o}</b><span class="unseen">${$(n)}</span>`;return!e.lit.has(s)&&!e.picks.includes(s)?c`<span class="stock ${o?"":"none"}" data-counter=${s}>${a}</span>`:c`<button class="stock ${g(e,s)}" data-thing=${s} data-counter=${s}>${a}</button>`}function _t(e){return Object.keys(e.known).filter(t=>e.known[t]!=="no").map(t=>{let n=e.known[t]==="new";return c`<span class="know ${n?"new":""}" title=${t}>${G(t)}
        <span class="unseen">${n?r.nextTurn(t):t}</span></span>`})}function zt(e){return Object.entries(e.personages).filter(([,t])=>t>0).map(([t,n])=>c`<span class="person" title=${t} data-counter="personage:${e.seat}:${t}">${G(t)}<b>${n}</b>
      <span class="unseen">${t}</span></span>`)}function Yt(e,t){return c`<span class="box" title=${r.box}>
    ${q.map(n=>{let s=`box:${t.seat}:${n}`,o=c`${h(n==="legion"?"roman-shield":"trireme")}<b>${t.box[n]??0}</b><span class="unseen">${r.inBox(n)}</span>`;return e.lit.has(s)?c`<button class="stock ${g(e,s)}" data-thing=${s}>${o}</button>`:c`<span class="stock ${t.box[n]?"":"none"}">${o}</span>`})}
    <span class="stock ${t.walls?"":"none"}" data-counter="walls:${t.seat}">${h("stone-wall")}<b>${t.walls}</b><span class="unseen">${r.walls}</span></span>
  </span>`}function K(e,t,n,s=u){return c`<section class="nation seat-${n.index} ${n.acts?"acts":""} ${n.seat===e.snap.you?"mine":""}" aria-label=${n.title} data-seat=${n.seat}>
    <header>
      ${k(n.index)}
      <span class="nation-name"><b>${n.title}</b>${n.seat===e.snap.you?c`<small>${r.you}</small>`:u}</span>
      ${t.bellona===n.index?c`<span class="bellona" title=${Ft}>${h("zeus-sword")}<span class="unseen">${r.hasBellona}</span></span>`:u}
      <span class="points" title=${r.personages}>${h("laurels")}<b>${n.points}</b><small>/${t.goal}</small></span>
    </header>
    <div class="stocks">${E.map(o=>Dt(e,n,o))} ${t.isCasus?Yt(e,n):u}</div>
    <div class="marks">
      <span class="built" title=${r.built}>${h("triple-gate")}<b>${n.cities}</b><span class="unseen">${r.cities}</span>
        ${h("greek-temple")}<b>${n.temples}</b><span class="unseen">${r.temples}</span></span>
      ${zt(n)} ${_t(n)}
    </div>
    ${s}
  </section>`}function gt(e){return c`${e.nations.map(t=>c`<th scope="col">${k(t.index)}<span class="unseen">${t.title}</span></th>`)}`}function Xt(e,t,n){let s=`know:${n}`,o=e.lit.has(s);return c`<tr>
    <th scope="row">
      <button class="know-name ${g(e,s)}" data-thing=${s} >
        ${G(n)}<span>${n}</span>
        <span class="know-price">${t.prices[n]}${T("gold")}</span>
        <span class="unseen">${o?r.goldLearn:r.gold}</span>
      </button>
    </th>
    ${t.nations.map(a=>{let i=a.known[n],l=i&&i!=="no";return c`<td class=${l?"has":""}>${l?k(a.index,i==="new"?"new":""):c`<span class="dash">·</span>`}
        <span class="unseen">${l?r.known:r.no}</span></td>`})}
  </tr>`}function ht(e,t){let n=e.playing&&Object.keys(t.prices).some(s=>e.lit.has(`know:${s}`));return c`<details class="tablet ${n?"asked":""}" ?open=${n||qt.matches}>
    <summary>${h("scroll-unfurled")}<span>${r.tables}</span></summary>
    <div class="tablet-body">
      <table class="know-table">
        <thead><tr><th scope="col">${r.knowhow}</th>${gt(t)}</tr></thead>
        <tbody>${Object.keys(t.prices).map(s=>Xt(e,t,s))}</tbody>
      </table>
      <table class="people-table">
        <thead><tr><th scope="col">${r.personages}</th><th scope="col">${r.leftColumn}</th>${gt(t)}</tr></thead>
        <tbody>
          ${Object.entries(t.stacks).map(([s,o])=>c`<tr>
              <th scope="row"><span class="person-name">${G(s)}<span>${s}</span><small>${$t(e,s).text}</small></span></th>
              <td class="left">${o}</td>
              ${t.nations.map(a=>c`<td class=${a.personages[s]?"has":""}>${a.personages[s]||c`<span class="dash">·</span>`}</td>`)}
            </tr>`)}
        </tbody>
      </table>
      <p class="bank">${t.bank.coins===void 0?r.bank(t.bank.temples):r.bankCoins(t.bank.coins,t.bank.temples)}</p>
      ${st()}
    </div>
  </details>`}var Ut=["temple","wall","arm","conquer","raze","found","shake","desert"];function bt(e,t){let n=S(d(d(t.game.facts,"groups"),e)),s=n.kind==="legion",o=s?r.rowLegions:r.rowGalleys,a=s?r.rowTiredLegions:r.rowTiredGalleys;return{row:n.tired?a:o,word:String(n.n??"")}}function Ht(e,t,n){let o=x(n).places.find(p=>p.name===e),a=n.view.seats.indexOf(n.me),i=o?.groups.filter(p=>p.seat===a).reduce((p,w)=>p+w.count,0)??0,l=String(o?.strength??"?");return t==="conquer"?r.conquer(e,l,i):r.raze(e,l,i)}var Zt={arm:r.rowArm,found:r.rowFound,desert:r.rowDesert},Qt=r.Kinds,Vt=e=>Qt[e]??$(e);function wt(e,t){let n=e.args[0]?.word??"",s=e.args[e.args.length-1]?.word??"",o=(a,i=[],l={})=>({act:e,things:a,also:i,...l});switch(e.verb){case"go":return o([`space:${n}`]);case"learn":return o([`know:${n}`]);case"play":case"pick":return o([`card:${e.verb}:${n}`]);case"move":return o([`region:${e.args[1].word}`,`to:${s}`],[],bt(n,t));case"attack":return o([`foe:${e.args[1].word}:${s}`],[`region:${e.args[1].word}`],bt(n,t));case"conquer":case"raze":return o([`region:${s}`],[],{ask:Ht(s,e.verb,t)});case"arm":case"found":case"desert":return o([`region:${s}`],[],{row:Zt[e.verb],word:Vt(n)});case"swap":return o([`stock:${t.me}:${n}`],[],{row:r.rowSwap($(n)),word:$(s)});case"spend":case"give":case"take":return o([],[`stock:${t.me}:${n}`]);case"recruit":return o([],[`box:${t.me}:${n}`]);default:return o(Ut.includes(e.verb)?[`region:${s}`]:[])}}var te={templum:[["temple"],["wall"]],militia:[["arm","legion"],["arm","galley"]],conquest:[["conquer"],["raze"]],earthquake:[["shake"]],masons:[["wall"]],storm:[["desert","galley"]],desertion:[["desert","legion"],["desert","galley"]],mercenaries:[["arm","legion"],["arm","galley"]]};function yt(e,t){let n=x(t),[s,...o]=e.split(":"),a=o[o.length-1];if(s==="space")return[["go",a]];if(s==="know")return[["learn",a]];if(s==="card")return[[o[0],a]];if(s!=="region"&&s!=="to")return[];let i=t.picks.find(l=>l.startsWith("region:"))?.slice(7);if(n.phase==="movere"&&i)return[["move","1 legion",i,a],["move","1 galley",i,a]];if(n.phase==="movere"){let l=n.places.find(p=>p.name!==a)?.name??a;return[["move","1 legion",a,l]]}if(n.phase==="founding"){let l=n.places.find(p=>p.name===a)?.yields;return[["found",!l||l==="any"?"marble":l,a]]}return(te[n.phase]??[]).map(l=>[...l,a])}var B=40,M=106,ee=51,ne=21,se=360,oe={Ferrum:"iron",Marmor:"marble",Aurum:"gold"},re={Templum:"greek-temple","Movere I":"spears","Movere II":"spears","Duellum I":"crossed-swords","Duellum II":"crossed-swords",Militia:"centurion-helmet",Scientia:"scroll-unfurled"};function ae(e){let t=oe[e];if(t)return m`<g transform="translate(0 -7) scale(1.45)">${O(t)}</g>`;let n=re[e];return m`<g class="space-icon" transform="translate(-9 -15) scale(.0352)"><path d=${Y(n)}></path></g>`}var b=(e,t)=>{let n=e*Math.PI/180;return`${(t*Math.sin(n)).toFixed(2)} ${(-t*Math.cos(n)).toFixed(2)}`};function ie(e,t){return`M${b(e,B)}L${b(e,M)}A${M} ${M} 0 0 1 ${b(t,M)}L${b(t,B)}A${B} ${B} 0 0 0 ${b(e,B)}Z`}var le=e=>e<0?r.far:e===0?r.free:r.costs(e);function ce(e,t){let n=Math.cos(t*Math.PI/180)>.1?4:-5;return e.map((s,o)=>{let a=t+(o-(e.length-1)/2)*14;return m`<g class="token seat-${s.index} ${s.isActive?"active":""}" data-piece="${s.seat}::${s.space}" transform="translate(${b(a,ee)}) translate(0 ${n})">
      <circle class="piece" r="7.5"></circle><g transform="scale(.9)">${L(s.index)}</g></g>`})}function pe(e,t){return e<=0?u:m`<g class="price" transform="translate(${b(t,M+1)})"><circle r="9.5"></circle>
    <text y="4">−${e}</text></g>`}function de(e,t){let n=new Map;for(let{key:s,path:o,by:a}of e){if(o[0]!==t)continue;let i=n.get(s)??{what:o[1]??"",by:0};i.by+=a,n.set(s,i)}return[...n.values()].filter(s=>s.by>0)}function kt(e,t){let n=e.options.find(s=>s.things[0]===`space:${t}`);return de((n&&e.effect(n.act)?.deltas)??[],e.me)}function ue(e,t,n){let s=kt(e,t);if(s.length===0)return u;let o=s.map(({what:a,by:i},l)=>m`<g transform="translate(${(l-(s.length-1)/2)*ne} 19)">
      <text x="-4" y="4">+${i}</text><g transform="translate(6 0) scale(.65)">${O(a)}</g></g>`);return m`<g class="gain" data-gain=${t} transform="translate(${b(n,79)})">${o}</g>`}function me(e,t,n,s,o){let a=`space:${n}`,i=t.steps[n]??0,l=s*o,p=t.nations.filter(P=>P.space===n),w=e.lit.has(a),C=p.map(P=>P.title).join(", "),_=[le(i),...kt(e,n).map(P=>X(P.by,P.what))].filter(Boolean).join(", "),xt=C?r.spaceHere(n,_,C):r.space(n,_);return m`<g class="space ${g(e,a)} ${i<0?"far":""}" data-thing=${a}
    role="button" tabindex=${w?0:-1} aria-label=${xt}>
    <path class="slice" d=${ie(l-o/2,l+o/2)}></path>
    <g transform="translate(${b(l,79)})">
      ${ae(n)}
      <text class="space-name" y="12">${n}</text>
    </g>
  </g>`}function vt(e,t){let n=Object.keys(t.steps),s=se/Math.max(1,n.length),o=t.nations.filter(i=>!i.space),a=e.playing&&n.some(i=>e.lit.has(`space:${i}`));return c`<section class="rondel ${a?"asked":""}" aria-label=${r.rondel}>
    <svg viewBox="-118 -118 236 236" role="group" aria-label=${r.rondel} @keydown=${A}>
      <circle class="rim" r="112"></circle>
      ${n.map((i,l)=>me(e,t,i,l,s))}
      <circle class="hub" r=${B}></circle>
      <g aria-hidden="true" class="rondel-over">
        ${n.map((i,l)=>ce(t.nations.filter(p=>p.space===i),l*s))}
        ${a?n.map((i,l)=>pe(t.steps[i]??0,l*s)):u}
        ${n.map((i,l)=>ue(e,i,l*s))}
        <text class="turn" y=${o.length?-14:-2}>${r.turn}</text>
        <text class="turn-number" y=${o.length?6:20}>${t.turn}</text>
        ${o.map((i,l)=>m`<g class="token small seat-${i.index} ${i.isActive?"active":""}" transform="translate(${(l-(o.length-1)/2)*11} 22) scale(.62)">
          <circle class="piece" r="7.5"></circle>${L(i.index)}</g>`)}
      </g>
    </svg>
  </section>`}var ge=r.does;function Rt({verb:e,args:t},n){let[s="",o="",a=""]=t.map(i=>i.word);return ge[e]?.(s,o,n.view.titles[a]??a)}function $e(e){let t=x(e),[n,s]=t.nations;return c`<div class="antike ${t.isCasus?"casus":"antike2"} map-${t.map.id}">
    ${mt(e,t)} ${vt(e,t)} ${ht(e,t)}
    <div class="nations of-${t.nations.length}">
      ${t.isCasus?c`${K(e,t,n,F(e,n))} ${rt(e,t)} ${K(e,t,s,F(e,s))}`:t.nations.map(o=>K(e,t,o))}
    </div>
  </div>`}function fe(e,t){let n=E.map(o=>r.stock(t.stock[o]??0,$(o))).join(", "),s=Object.keys(t.known).filter(o=>t.known[o]!=="no");return[r.nation(t.title,t.points,e.goal,n,t.cities,t.temples),r.on(t.space||r.notYet),r.knows(j(s)||r.none),...t.hand.length?[r.cards(t.hand.join(", "))]:[]].join(" ")}function he(e){let t=x(e),n=t.places.filter(s=>s.owner>=0||s.temple||s.groups.length>0);return[...t.nations.map(s=>fe(t,s)),r.left(Object.entries(t.stacks).map(([s,o])=>r.leftOf(o,s)).join(", ")),...t.isCasus?[r.open(t.open.join(", ")||r.none)]:[],...n.map(s=>D(s,t))]}function be(e,t){let n=e.nations[t.owner];return c`<div class="antike look-place">
    <b>${t.name}</b>${t.title!==t.name?c`<i>${t.title}</i>`:u}
    ${n?c`<p>${k(t.owner)} ${r.cityOf(n.title)} ${T(t.yields)}</p>`:t.shape.city?c`<p>${t.temple?r.neutralTemple:r.freeSite}
            ${t.yields==="any"?r.founderChooses:T(t.yields)}</p>`:u}
    ${t.strength!==null?c`<p>${z(r.strength,{n:c`<b>${t.strength}</b>`})}${t.temple?r.withTemple:""}${t.wall?r.withWall:""}</p>`:u}
    ${t.groups.map(s=>c`<p>${k(s.seat)} ${r.units(s.count,s.kind)}${s.ready?c` <small>${r.canMove(s.ready)}</small>`:u}</p>`)}
    ${t.shape.kind==="sea"?c`<p>${e.openSeas.has(t.name)?r.openSea:r.sea}</p>`:u}
  </div>`}function we(e,t){let[n,...s]=e.split(":"),o=s[s.length-1];if(n==="card"||n==="hand")return c`<div class="antike look-event">${W(t,o)}</div>`;if(n==="know")return c`<div class="antike look-place">${ft(t,o)}</div>`;if(n!=="region"&&n!=="to")return null;let a=x(t),i=a.places.find(l=>l.name===o);return i?be(a,i):null}function ye(e){let[t,n]=[e.slice(0,e.indexOf(":")),e.slice(e.indexOf(":")+1)];return t==="know-how"?[`know:${n}`]:t==="region"?[e,`to:${n}`]:t==="card"?[e,`card:play:${n}`,`card:pick:${n}`,`hand:${n}`]:[e]}var jn={complete:!0,points:{field:"personage",name:"personages"},prepare:e=>V(I(e.state.map)),option:wt,words:Rt,wishes:yt,draw:$e,say:he,look:we,pointed:ye};export{jn as antike};

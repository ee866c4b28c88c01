import{a as et}from"/assets/chunk-TXQFJRXE.js";import{a as r,b as N,c as E,d as k,e as z,f as P,g as C,h as Y,i as X,j as U,k as M,l as H,m as Z,n as Q,o as V,p as tt}from"/assets/chunk-P4OOJOV7.js";import{a as G}from"/assets/chunk-IZRRDREU.js";import"/assets/chunk-WWZEIRL7.js";import"/assets/chunk-26ODUJTJ.js";import{a as g}from"/assets/chunk-PJXYTH4E.js";import{b as _,c as f}from"/assets/chunk-4VCL3QMO.js";import{a as j}from"/assets/chunk-LICYAZSS.js";import{a as c,b as m,d,i as D}from"/assets/chunk-HIR7RCJF.js";import"/assets/chunk-VVCT3YM4.js";function nt(t,e){let n=t.game.facts?.cards?.[e];return String(n?.text??"")}function K(t,e){return c`<span class="event"><b>${e}</b><span>${nt(t,e)}</span></span>`}function st(t,e){return c`<section class="events" aria-label=${r.openCards}>
    <header data-pile="deck"><b>${r.eventCards}</b><small>${r.pile(e.pile,e.gone)}</small></header>
    <div class="event-row">
      ${e.open.map(n=>{let s=`card:pick:${n}`;return c`<button class="event-card ${g(t,s)}" data-thing=${s} data-card=${n}>${K(t,n)}</button>`})}
      ${e.open.length===0?c`<small>${r.none}</small>`:d}
    </div>
  </section>`}function L(t,e){return c`<div class="hand" data-counter="hand:${e.seat}" aria-label=${r.handOf(e.title)}>
    ${e.hand.map(n=>{let s=e.seat===t.me?`card:play:${n}`:`hand:${n}`;return c`<button class="hand-card ${g(t,s)}" data-thing=${s} data-card=${n}>${n}<span class="unseen">: ${nt(t,n)}</span></button>`})}
    ${e.hand.length===0?c`<small>${r.noCards}</small>`:d}
  </div>`}var A=["marble","iron","gold","coin"],Rt=r.goods,$=t=>Rt[t]??t,W=["legion","galley"],u=(t,e)=>t&&typeof t=="object"?t[e]:void 0,h=t=>typeof t=="number"?t:0,S=t=>t&&typeof t=="object"&&!Array.isArray(t)?t:{},y=t=>Object.fromEntries(Object.entries(S(t)).map(([e,n])=>[e,h(n)])),rt=t=>Object.entries(y(t)).flatMap(([e,n])=>Array(n).fill(e)),ot=t=>Object.values(y(t)).reduce((e,n)=>e+n,0);function xt(t){let e=t.view.state.flow;return Array.isArray(e)?String(e[e.length-1]??""):""}function Ct(t,e){let{seats:n,state:s}=t.view,o=Object.values(s.marching??{});return n.flatMap((a,i)=>W.map(l=>({seat:i,kind:l,count:h(u(u(u(s.units,a),l),e)),ready:a===s.active?o.reduce((p,w)=>p+h(u(u(w,l),e)),0):0})).filter(l=>l.count>0))}function Ot(t,e){let{state:n,extra:s,seats:o}=t.view,a=S(u(u(t.game.facts,"maps"),e.id)),i=new Map(e.regions.map(l=>[l.id,l]));return Object.entries(a).map(([l,p])=>({name:l,title:String(u(p,"title")??l),shape:i.get(String(u(p,"id"))),owner:o.indexOf(String(u(n.city,l)??"")),yields:String(u(n.yields,l)??u(p,"city")??""),temple:u(n.temple,l)===!0,wall:u(n.wall,l)===!0,strength:u(s?.strength,l)??null,groups:Ct(t,l)}))}function Pt(t,e,n,s){let{state:o,extra:a,titles:i,to_act:l,over:p}=t.view,w=e.filter(R=>R.owner===s);return{index:s,seat:n,title:i[n]??n,space:String(u(o.space,n)??""),stock:y(u(o.stock,n)),known:S(u(o.known,n)),personages:y(u(o.personage,n)),points:h(u(a?.points,n)),cities:w.length,temples:w.filter(R=>R.temple).length,box:y(u(o.box,n)),walls:h(u(o.walls,n)),hand:rt(u(o.hand,n)),isActive:o.active===n,acts:l.includes(n)&&!p}}var T=null;function v(t){if(T&&T.key===t.view&&T.game===t.game)return T.position;let{state:e,extra:n,seats:s}=t.view,o=Z(M(e.map)),a=Ot(t,o),i={map:o,isCasus:t.game.id==="casus-belli",openSeas:new Set(Array.isArray(n?.open_seas)?n.open_seas.map(String):[]),phase:xt(t),turn:h(e.turn),goal:h(n?.goal),bellona:s.indexOf(String(e.bellona??"")),places:a,nations:s.map((l,p)=>Pt(t,a,l,p)),steps:y(n?.steps),prices:y(n?.prices),stacks:y(n?.stacks),open:rt(e.open),pile:ot(e.deck),gone:ot(e.discard),bank:{coins:n?.bank_coins===void 0?void 0:h(n.bank_coins),temples:h(n?.bank_temples)},front:String(e.front??"")};return T={key:t.view,game:t.game,position:i},i}var at=[21,22],Tt=.85,St=1.15,it=27;function Bt(t){let{slots:e,city:n}=t.shape;if(!n)return e;let[s,o]=n.at,a=i=>Math.hypot(i[0]-s,i[1]-o)>it&&!(t.temple&&Math.hypot(i[0]-s,i[1]-o+17)<it);return[...e.filter(a),...e.filter(i=>!a(i))]}function lt(t){let e=Bt(t);if(t.groups.length<=e.length)return t.groups.map((a,i)=>({group:a,at:e[i],scale:St}));let n=Math.ceil(Math.sqrt(t.groups.length)),[s,o]=e[0];return t.groups.map((a,i)=>({group:a,at:[s+(i%n-(n-1)/2)*at[0],o+Math.floor(i/n)*at[1]],scale:Tt}))}function ct(t){return lt(t).find(({group:n})=>n.ready>0)?.at??t.shape.city?.at??t.shape.slots[0]}var jt=({temple:t,wall:e,strength:n})=>(t?r.cityTemple:"")+(e?r.cityWall:"")+r.cityStrength(n??r.unknown);function F(t,e){let n=e.nations[t.owner],s=t.shape.city,o=t.groups.map(p=>r.unitsOf(r.units(p.count,p.kind),e.nations[p.seat].title)),a=s?n?r.city($(t.yields),n.title,jt(t)):t.temple?r.temple:t.yields==="any"?r.site:r.siteFor($(t.yields)):"",i=t.shape.kind==="sea"?t.shape.ship?r.openSeaWord:r.seaWord:r.land,l=t.title===t.name?t.name:`${t.name}, ${t.title}`;return r.place(l,[i,a,j(o)].filter(Boolean).join("; "))}function pt(t,e){let n=`to:${e.name}`;return t.lit.has(n)||t.picks.includes(n)?n:`region:${e.name}`}function Nt(t,e,n){let s=pt(t,n),o=t.lit.has(s)||t.picks.includes(s);return m`<path class="region ${n.shape.kind} ${g(t,s)}" fill-rule="evenodd" d=${n.shape.path}
    data-thing=${s} data-anchor="region:${n.name}" data-at=${ct(n).join(" ")} role="button" tabindex=${o?0:-1}
    aria-label=${F(n,e)+(t.lit.has(s)?r.selectable:"")}></path>`}function Mt(t){if(t.owner<0)return d;let{kind:e,path:n,islandPath:s,id:o}=t.shape;return e==="sea"?m`<path class="owned island seat-${t.owner}" d=${s??""}></path>`:m`<g class="owned seat-${t.owner}" clip-path="url(#am-${o})"><path fill-rule="evenodd" d=${n}></path></g>`}function At(t){let e=t.shape.city?.at;if(!e)return d;let n=t.owner>=0,s=t.yields==="any"?Y:P(t.yields);return m`<g data-city=${t.name} class="city ${n?`seat-${t.owner}`:"free"}" transform="translate(${e})">
    ${t.wall?U:d}
    ${n?m`<rect class="piece" x="-12" y="-12" width="24" height="24" rx="3"></rect>`:d}
    <circle class="site ${t.yields}" r=${n?8.6:8}></circle>
    ${s}
    ${t.temple?m`<g class="temple ${n?"":"neutral"}" transform="translate(${n?"0 -17":"0 -14"})">
          <circle class="temple-disc" r="11.5"></circle><g transform="scale(1.05)">${X}</g></g>`:d}
  </g>`}function It(t){let e=t.shape.city;if(!e)return d;let n=t.groups.length>0?5:t.owner>=0?4:3;return m`<text data-label=${n} data-label-of=${t.name} class="city-name ${t.owner>=0?"owned-name":""}" x=${e.label.x} y=${e.label.y} text-anchor=${e.label.anchor}>${e.name}</text>`}function Jt(t,e,n){return lt(n).map(({group:s,at:o,scale:a})=>{let i=`foe:${n.name}:${t.view.seats[s.seat]}`,l=z(s,o[0],o[1],a,`${t.view.seats[s.seat]}:${s.kind}:${n.name}`);return!t.lit.has(i)&&!t.picks.includes(i)?l:m`<g class="foe ${g(t,i)}" data-thing=${i} data-at=${o.join(" ")} role="button" tabindex="0"
      aria-label=${r.attackAt(e.nations[s.seat].title,n.name)}><circle class="aim" cx=${o[0]} cy=${o[1]} r="17"></circle>${l}</g>`})}function Et(t,e){let n=pt(t,e),s=t.picks.includes(n);if(!s&&!t.lit.has(n)&&!t.hinted.has(n))return d;let[o,a]=ct(e),i=s?"picked":t.hinted.has(n)?"hinted":"";return m`<circle class="mark ${i}" cx=${o} cy=${a} r="19"></circle>`}function Gt(t,e,n){let s=e.places.filter(a=>t.view.seats[a.owner]===t.me).map(a=>a.shape.city?.at??a.shape.slots[0]),o=a=>s.length?s.reduce((i,l)=>i+l[a],0)/s.length/n.viewBox[2+a]:.5;return`${o(0).toFixed(2)} ${o(1).toFixed(2)}`}function dt(t,e){let{map:n}=e;return c`<div class="map-frame">
    <div class="map" data-zoom data-focus=${Gt(t,e,n)}>
      ${G([n],()=>Q(n))}
      <svg class="map-live" viewBox=${n.viewBox.join(" ")} role="group" aria-label=${r.map} @keydown=${N}>
        ${e.places.map(Mt)} ${e.places.map(s=>Nt(t,e,s))}
        ${G([n],()=>V(n))}
        <g class="pieces">
          ${e.places.map(s=>Et(t,s))} ${e.places.map(At)} ${e.places.map(It)}
          ${e.places.map(s=>Jt(t,e,s))}
        </g>
      </svg>
    </div>
  </div>`}var Kt={King:"laurel-crown",General:"crested-helmet",Citizen:"roman-toga",Scholar:"philosopher-bust",Navigator:"trireme",Mercatura:"scales",Commercium:"amphora",Metallum:"mining",Moneta:"two-coins",Regnum:"watchtower","Res Publica":"public-speaker",Strata:"stone-path",Navigatio:"compass"},Lt="Bellona",I=t=>f(Kt[t]??"scroll-unfurled"),Wt=matchMedia("(max-width: 999px)");function mt(t,e){let n=t.game.facts,s=n?.knowhow?.[e];return{...s,text:String(s?.text??n?.personages?.[e]??"")}}function gt(t,e){let{first:n,later:s,needs:o,text:a}=mt(t,e);return c`<b>${e}</b><p>${a}</p>
    <p>${r.price(n??0,s??0)} ${o?r.needs(o):""}</p>`}function Ft(t,e,n){let s=`stock:${e.seat}:${n}`,o=e.stock[n]??0,a=c`${C(n)}<b>${o}</b><span class="unseen">${$(n)}</span>`;return!t.lit.has(s)&&!t.picks.includes(s)?c`<span class="stock ${o?"":"none"}" data-counter=${s}>${a}</span>`:c`<button class="stock ${g(t,s)}" data-thing=${s} data-counter=${s}>${a}</button>`}function qt(t){return Object.keys(t.known).filter(e=>t.known[e]!=="no").map(e=>{let n=t.known[e]==="new";return c`<span class="know ${n?"new":""}" title=${e}>${I(e)}
        <span class="unseen">${n?r.nextTurn(e):e}</span></span>`})}function Dt(t){return Object.entries(t.personages).filter(([,e])=>e>0).map(([e,n])=>c`<span class="person" title=${e} data-counter="personage:${t.seat}:${e}">${I(e)}<b>${n}</b>
      <span class="unseen">${e}</span></span>`)}function _t(t,e){return c`<span class="box" title=${r.box}>
    ${W.map(n=>{let s=`box:${e.seat}:${n}`,o=c`${f(n==="legion"?"roman-shield":"trireme")}<b>${e.box[n]??0}</b><span class="unseen">${r.inBox(n)}</span>`;return t.lit.has(s)?c`<button class="stock ${g(t,s)}" data-thing=${s}>${o}</button>`:c`<span class="stock ${e.box[n]?"":"none"}">${o}</span>`})}
    <span class="stock ${e.walls?"":"none"}" data-counter="walls:${e.seat}">${f("stone-wall")}<b>${e.walls}</b><span class="unseen">${r.walls}</span></span>
  </span>`}function J(t,e,n,s=d){return c`<section class="nation seat-${n.index} ${n.acts?"acts":""} ${n.seat===t.snap.you?"mine":""}" aria-label=${n.title} data-seat=${n.seat}>
    <header>
      ${k(n.index)}
      <span class="nation-name"><b>${n.title}</b>${n.seat===t.snap.you?c`<small>${r.you}</small>`:d}</span>
      ${e.bellona===n.index?c`<span class="bellona" title=${Lt}>${f("zeus-sword")}<span class="unseen">${r.hasBellona}</span></span>`:d}
      <span class="points" title=${r.personages}>${f("laurels")}<b>${n.points}</b><small>/${e.goal}</small></span>
    </header>
    <div class="stocks">${A.map(o=>Ft(t,n,o))} ${e.isCasus?_t(t,n):d}</div>
    <div class="marks">
      <span class="built" title=${r.built}>${f("triple-gate")}<b>${n.cities}</b><span class="unseen">${r.cities}</span>
        ${f("greek-temple")}<b>${n.temples}</b><span class="unseen">${r.temples}</span></span>
      ${Dt(n)} ${qt(n)}
    </div>
    ${s}
  </section>`}function ut(t){return c`${t.nations.map(e=>c`<th scope="col">${k(e.index)}<span class="unseen">${e.title}</span></th>`)}`}function zt(t,e,n){let s=`know:${n}`,o=t.lit.has(s);return c`<tr>
    <th scope="row">
      <button class="know-name ${g(t,s)}" data-thing=${s} >
        ${I(n)}<span>${n}</span>
        <span class="know-price">${e.prices[n]}${C("gold")}</span>
        <span class="unseen">${o?r.goldLearn:r.gold}</span>
      </button>
    </th>
    ${e.nations.map(a=>{let i=a.known[n],l=i&&i!=="no";return c`<td class=${l?"has":""}>${l?k(a.index,i==="new"?"new":""):c`<span class="dash">·</span>`}
        <span class="unseen">${l?r.known:r.no}</span></td>`})}
  </tr>`}function $t(t,e){let n=t.playing&&Object.keys(e.prices).some(s=>t.lit.has(`know:${s}`));return c`<details class="tablet ${n?"asked":""}" ?open=${n||Wt.matches}>
    <summary>${f("scroll-unfurled")}<span>${r.tables}</span></summary>
    <div class="tablet-body">
      <table class="know-table">
        <thead><tr><th scope="col">${r.knowhow}</th>${ut(e)}</tr></thead>
        <tbody>${Object.keys(e.prices).map(s=>zt(t,e,s))}</tbody>
      </table>
      <table class="people-table">
        <thead><tr><th scope="col">${r.personages}</th><th scope="col">${r.leftColumn}</th>${ut(e)}</tr></thead>
        <tbody>
          ${Object.entries(e.stacks).map(([s,o])=>c`<tr>
              <th scope="row"><span class="person-name">${I(s)}<span>${s}</span><small>${mt(t,s).text}</small></span></th>
              <td class="left">${o}</td>
              ${e.nations.map(a=>c`<td class=${a.personages[s]?"has":""}>${a.personages[s]||c`<span class="dash">·</span>`}</td>`)}
            </tr>`)}
        </tbody>
      </table>
      <p class="bank">${e.bank.coins===void 0?r.bank(e.bank.temples):r.bankCoins(e.bank.coins,e.bank.temples)}</p>
      ${tt()}
    </div>
  </details>`}var Yt=["temple","wall","arm","conquer","raze","found","shake","desert"];function ft(t,e){let n=S(u(u(e.game.facts,"groups"),t)),s=n.kind==="legion",o=s?r.rowLegions:r.rowGalleys,a=s?r.rowTiredLegions:r.rowTiredGalleys;return{row:n.tired?a:o,word:String(n.n??"")}}function Xt(t,e,n){let o=v(n).places.find(p=>p.name===t),a=n.view.seats.indexOf(n.me),i=o?.groups.filter(p=>p.seat===a).reduce((p,w)=>p+w.count,0)??0,l=String(o?.strength??"?");return e==="conquer"?r.conquer(t,l,i):r.raze(t,l,i)}var Ut={arm:r.rowArm,found:r.rowFound,desert:r.rowDesert},Ht=r.Kinds,Zt=t=>Ht[t]??$(t);function ht(t,e){let n=t.args[0]?.word??"",s=t.args[t.args.length-1]?.word??"",o=(a,i=[],l={})=>({act:t,things:a,also:i,...l});switch(t.verb){case"go":return o([`space:${n}`]);case"learn":return o([`know:${n}`]);case"play":case"pick":return o([`card:${t.verb}:${n}`]);case"move":return o([`region:${t.args[1].word}`,`to:${s}`],[],ft(n,e));case"attack":return o([`foe:${t.args[1].word}:${s}`],[`region:${t.args[1].word}`],ft(n,e));case"conquer":case"raze":return o([`region:${s}`],[],{ask:Xt(s,t.verb,e)});case"arm":case"found":case"desert":return o([`region:${s}`],[],{row:Ut[t.verb],word:Zt(n)});case"swap":return o([`stock:${e.me}:${n}`],[],{row:r.rowSwap($(n)),word:$(s)});case"spend":case"give":case"take":return o([],[`stock:${e.me}:${n}`]);case"recruit":return o([],[`box:${e.me}:${n}`]);default:return o(Yt.includes(t.verb)?[`region:${s}`]:[])}}var Qt={templum:[["temple"],["wall"]],militia:[["arm","legion"],["arm","galley"]],conquest:[["conquer"],["raze"]],earthquake:[["shake"]],masons:[["wall"]],storm:[["desert","galley"]],desertion:[["desert","legion"],["desert","galley"]],mercenaries:[["arm","legion"],["arm","galley"]]};function bt(t,e){let n=v(e),[s,...o]=t.split(":"),a=o[o.length-1];if(s==="space")return[["go",a]];if(s==="know")return[["learn",a]];if(s==="card")return[[o[0],a]];if(s!=="region"&&s!=="to")return[];let i=e.picks.find(l=>l.startsWith("region:"))?.slice(7);if(n.phase==="movere"&&i)return[["move","1 legion",i,a],["move","1 galley",i,a]];if(n.phase==="movere"){let l=n.places.find(p=>p.name!==a)?.name??a;return[["move","1 legion",a,l]]}if(n.phase==="founding"){let l=n.places.find(p=>p.name===a)?.yields;return[["found",!l||l==="any"?"marble":l,a]]}return(Qt[n.phase]??[]).map(l=>[...l,a])}var O=40,B=106,Vt=51,te=21,ee=360,ne={Ferrum:"iron",Marmor:"marble",Aurum:"gold"},se={Templum:"greek-temple","Movere I":"spears","Movere II":"spears","Duellum I":"crossed-swords","Duellum II":"crossed-swords",Militia:"centurion-helmet",Scientia:"scroll-unfurled"};function oe(t){let e=ne[t];if(e)return m`<g transform="translate(0 -7) scale(1.45)">${P(e)}</g>`;let n=se[t];return m`<g class="space-icon" transform="translate(-9 -15) scale(.0352)"><path d=${_(n)}></path></g>`}var b=(t,e)=>{let n=t*Math.PI/180;return`${(e*Math.sin(n)).toFixed(2)} ${(-e*Math.cos(n)).toFixed(2)}`};function re(t,e){return`M${b(t,O)}L${b(t,B)}A${B} ${B} 0 0 1 ${b(e,B)}L${b(e,O)}A${O} ${O} 0 0 0 ${b(t,O)}Z`}var ae=t=>t<0?r.far:t===0?r.free:r.costs(t);function ie(t,e){let n=Math.cos(e*Math.PI/180)>.1?4:-5;return t.map((s,o)=>{let a=e+(o-(t.length-1)/2)*14;return m`<g class="token seat-${s.index} ${s.isActive?"active":""}" data-piece="${s.seat}::${s.space}" transform="translate(${b(a,Vt)}) translate(0 ${n})">
      <circle class="piece" r="7.5"></circle><g transform="scale(.9)">${E(s.index)}</g></g>`})}function le(t,e){return t<=0?d:m`<g class="price" transform="translate(${b(e,B+1)})"><circle r="9.5"></circle>
    <text y="4">+${t}</text></g>`}function ce(t,e){let n=new Map;for(let{key:s,path:o,by:a}of t){if(o[0]!==e)continue;let i=n.get(s)??{what:o[1]??"",by:0};i.by+=a,n.set(s,i)}return[...n.values()].filter(s=>s.by>0)}function wt(t,e){let n=t.options.find(s=>s.things[0]===`space:${e}`);return ce((n&&t.effect(n.act)?.deltas)??[],t.me)}function pe(t,e,n){let s=wt(t,e);if(s.length===0)return d;let o=s.map(({what:a,by:i},l)=>m`<g transform="translate(${(l-(s.length-1)/2)*te} 19)">
      <text x="-4" y="4">+${i}</text><g transform="translate(6 0) scale(.65)">${P(a)}</g></g>`);return m`<g class="gain" data-gain=${e} transform="translate(${b(n,79)})">${o}</g>`}function de(t,e,n,s,o){let a=`space:${n}`,i=e.steps[n]??0,l=s*o,p=e.nations.filter(x=>x.space===n),w=t.lit.has(a),R=p.map(x=>x.title).join(", "),q=[ae(i),...wt(t,n).map(x=>et(x.by,x.what))].filter(Boolean).join(", "),vt=R?r.spaceHere(n,q,R):r.space(n,q);return m`<g class="space ${g(t,a)} ${i<0?"far":""}" data-thing=${a}
    role="button" tabindex=${w?0:-1} aria-label=${vt}>
    <path class="slice" d=${re(l-o/2,l+o/2)}></path>
    <g transform="translate(${b(l,79)})">
      ${oe(n)}
      <text class="space-name" y="12">${n}</text>
    </g>
  </g>`}function yt(t,e){let n=Object.keys(e.steps),s=ee/Math.max(1,n.length),o=e.nations.filter(i=>!i.space),a=t.playing&&n.some(i=>t.lit.has(`space:${i}`));return c`<section class="rondel ${a?"asked":""}" aria-label=${r.rondel}>
    <svg viewBox="-118 -118 236 236" role="group" aria-label=${r.rondel} @keydown=${N}>
      <circle class="rim" r="112"></circle>
      ${n.map((i,l)=>de(t,e,i,l,s))}
      <circle class="hub" r=${O}></circle>
      <g aria-hidden="true" class="rondel-over">
        ${n.map((i,l)=>ie(e.nations.filter(p=>p.space===i),l*s))}
        ${a?n.map((i,l)=>le(e.steps[i]??0,l*s)):d}
        ${n.map((i,l)=>pe(t,i,l*s))}
        <text class="turn" y=${o.length?-14:-2}>${r.turn}</text>
        <text class="turn-number" y=${o.length?6:20}>${e.turn}</text>
        ${o.map((i,l)=>m`<g class="token small seat-${i.index} ${i.isActive?"active":""}" transform="translate(${(l-(o.length-1)/2)*11} 22) scale(.62)">
          <circle class="piece" r="7.5"></circle>${E(i.index)}</g>`)}
      </g>
    </svg>
  </section>`}var ue=r.does;function kt({verb:t,args:e},n){let[s="",o="",a=""]=e.map(i=>i.word);return ue[t]?.(s,o,n.view.titles[a]??a)}function me(t){let e=v(t),[n,s]=e.nations;return c`<div class="antike ${e.isCasus?"casus":"antike2"} map-${e.map.id}">
    ${dt(t,e)} ${yt(t,e)} ${$t(t,e)}
    <div class="nations of-${e.nations.length}">
      ${e.isCasus?c`${J(t,e,n,L(t,n))} ${st(t,e)} ${J(t,e,s,L(t,s))}`:e.nations.map(o=>J(t,e,o))}
    </div>
  </div>`}function ge(t,e){let n=A.map(o=>r.stock(e.stock[o]??0,$(o))).join(", "),s=Object.keys(e.known).filter(o=>e.known[o]!=="no");return[r.nation(e.title,e.points,t.goal,n,e.cities,e.temples),r.on(e.space||r.notYet),r.knows(j(s)||r.none),...e.hand.length?[r.cards(e.hand.join(", "))]:[]].join(" ")}function $e(t){let e=v(t),n=e.places.filter(s=>s.owner>=0||s.temple||s.groups.length>0);return[...e.nations.map(s=>ge(e,s)),r.left(Object.entries(e.stacks).map(([s,o])=>r.leftOf(o,s)).join(", ")),...e.isCasus?[r.open(e.open.join(", ")||r.none)]:[],...n.map(s=>F(s,e))]}function fe(t,e){let n=t.nations[e.owner];return c`<div class="antike look-place">
    <b>${e.name}</b>${e.title!==e.name?c`<i>${e.title}</i>`:d}
    ${n?c`<p>${k(e.owner)} ${r.cityOf(n.title)} ${C(e.yields)}</p>`:e.shape.city?c`<p>${e.temple?r.neutralTemple:r.freeSite}
            ${e.yields==="any"?r.founderChooses:C(e.yields)}</p>`:d}
    ${e.strength!==null?c`<p>${D(r.strength,{n:c`<b>${e.strength}</b>`})}${e.temple?r.withTemple:""}${e.wall?r.withWall:""}</p>`:d}
    ${e.groups.map(s=>c`<p>${k(s.seat)} ${r.units(s.count,s.kind)}${s.ready?c` <small>${r.canMove(s.ready)}</small>`:d}</p>`)}
    ${e.shape.kind==="sea"?c`<p>${t.openSeas.has(e.name)?r.openSea:r.sea}</p>`:d}
  </div>`}function he(t,e){let[n,...s]=t.split(":"),o=s[s.length-1];if(n==="card"||n==="hand")return c`<div class="antike look-event">${K(e,o)}</div>`;if(n==="know")return c`<div class="antike look-place">${gt(e,o)}</div>`;if(n!=="region"&&n!=="to")return null;let a=v(e),i=a.places.find(l=>l.name===o);return i?fe(a,i):null}function be(t){let[e,n]=[t.slice(0,t.indexOf(":")),t.slice(t.indexOf(":")+1)];return e==="know-how"?[`know:${n}`]:e==="region"?[t,`to:${n}`]:e==="card"?[t,`card:play:${n}`,`card:pick:${n}`,`hand:${n}`]:[t]}var fn={complete:!0,points:{field:"personage",name:"personages"},prepare:t=>H(M(t.state.map)),option:ht,words:kt,wishes:bt,draw:me,say:$e,look:he,pointed:be};export{fn as antike};

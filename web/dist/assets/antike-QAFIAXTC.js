import{a as S,b as I,c as y,d as z,e as j,f as R,g as W,h as X,i as Y,j as M,k as U,l as _,m as K,n as H,o as Z,p as Q}from"/assets/chunk-K65OY32I.js";import{a as $}from"/assets/chunk-W3KVOMLT.js";import{a as O,e as m,h as T}from"/assets/chunk-CCJ6IWGU.js";import{a as L,c as f}from"/assets/chunk-P7PWSGXB.js";import{a as l,b as d,d as u}from"/assets/chunk-2MJMKIS2.js";import"/assets/chunk-VVCT3YM4.js";function V(t,e){let n=t.game.facts?.cards?.[e];return String(n?.text??"")}function q(t,e){return l`<span class="event"><b>${e}</b><span>${V(t,e)}</span></span>`}function tt(t,e){return l`<section class="events" aria-label="Open event cards">
    <header><b>Event cards</b><small>${m(e.pile,"card")} in the pile, ${e.gone} played</small></header>
    <div class="event-row">
      ${e.open.map(n=>{let s=`card:pick:${n}`;return l`<button class="event-card ${$(t,s)}" data-thing=${s}>${q(t,n)}</button>`})}
      ${e.open.length===0?l`<small>none</small>`:u}
    </div>
  </section>`}function G(t,e){return l`<div class="hand" aria-label="Cards of ${e.title}">
    ${e.hand.map(n=>{let s=e.seat===t.me?`card:play:${n}`:`hand:${n}`;return l`<button class="hand-card ${$(t,s)}" data-thing=${s}>${n}<span class="unseen">: ${V(t,n)}</span></button>`})}
    ${e.hand.length===0?l`<small>no event cards</small>`:u}
  </div>`}var et=[21,22],kt=.85,vt=1.15,nt=27;function Rt(t){let{slots:e,city:n}=t.shape;if(!n)return e;let[s,o]=n.at,r=a=>Math.hypot(a[0]-s,a[1]-o)>nt&&!(t.temple&&Math.hypot(a[0]-s,a[1]-o+17)<nt);return[...e.filter(r),...e.filter(a=>!r(a))]}function st(t){let e=Rt(t);if(t.groups.length<=e.length)return t.groups.map((r,a)=>({group:r,at:e[a],scale:vt}));let n=Math.ceil(Math.sqrt(t.groups.length)),[s,o]=e[0];return t.groups.map((r,a)=>({group:r,at:[s+(a%n-(n-1)/2)*et[0],o+Math.floor(a/n)*et[1]],scale:kt}))}function ot(t){return st(t).find(({group:n})=>n.ready>0)?.at??t.shape.city?.at??t.shape.slots[0]}function D(t,e){let n=e.nations[t.owner],s=t.shape.city,o=t.groups.map(c=>`${m(c.count,c.kind)} of ${e.nations[c.seat].title}`),r=s?n?`${t.yields} city of ${n.title}${t.temple?" with a temple":""}${t.wall?" with a wall":""}, strength ${t.strength??"unknown"}`:t.temple?"neutral temple":`free city site${t.yields==="any"?"":` for ${t.yields}`}`:"",a=t.shape.kind==="sea"?t.shape.ship?"open sea":"sea":"land";return`${t.title===t.name?t.name:`${t.name}, ${t.title}`}: ${[a,r,T(o)].filter(Boolean).join("; ")}.`}function rt(t,e){let n=`to:${e.name}`;return t.lit.has(n)||t.picks.includes(n)?n:`region:${e.name}`}function xt(t,e,n){let s=rt(t,n),o=t.lit.has(s)||t.picks.includes(s);return d`<path class="region ${n.shape.kind} ${$(t,s)}" fill-rule="evenodd" d=${n.shape.path}
    data-thing=${s} data-at=${ot(n).join(" ")} role="button" tabindex=${o?0:-1}
    aria-label=${D(n,e)+(t.lit.has(s)?" Can be chosen.":"")}></path>`}function Ct(t){if(t.owner<0)return u;let{kind:e,path:n,islandPath:s,id:o}=t.shape;return e==="sea"?d`<path class="owned island seat-${t.owner}" d=${s??""}></path>`:d`<g class="owned seat-${t.owner}" clip-path="url(#am-${o})"><path fill-rule="evenodd" d=${n}></path></g>`}function Pt(t){let e=t.shape.city?.at;if(!e)return u;let n=t.owner>=0,s=t.yields==="any"?W:j(t.yields);return d`<g class="city ${n?`seat-${t.owner}`:"free"}" transform="translate(${e})">
    ${t.wall?Y:u}
    ${n?d`<rect class="piece" x="-12" y="-12" width="24" height="24" rx="3"></rect>`:u}
    <circle class="site ${t.yields}" r=${n?8.6:8}></circle>
    ${s}
    ${t.temple?d`<g class="temple ${n?"":"neutral"}" transform="translate(${n?"0 -17":"0 -14"})">
          <circle class="temple-disc" r="11.5"></circle><g transform="scale(1.05)">${X}</g></g>`:u}
  </g>`}function Bt(t){let e=t.shape.city;return e?d`<text class="city-name ${t.owner>=0?"owned-name":""}" x=${e.label.x} y=${e.label.y} text-anchor=${e.label.anchor}>${e.name}</text>`:u}function Ot(t,e,n){return st(n).map(({group:s,at:o,scale:r})=>{let a=`foe:${n.name}:${t.view.seats[s.seat]}`,i=z(s,o[0],o[1],r);return!t.lit.has(a)&&!t.picks.includes(a)?i:d`<g class="foe ${$(t,a)}" data-thing=${a} data-at=${o.join(" ")} role="button" tabindex="0"
      aria-label="Attack ${e.nations[s.seat].title} in ${n.name}"><circle class="aim" cx=${o[0]} cy=${o[1]} r="17"></circle>${i}</g>`})}function Tt(t,e){let n=rt(t,e),s=t.picks.includes(n);if(!s&&!t.lit.has(n)&&!t.hinted.has(n))return u;let[o,r]=ot(e),a=s?"picked":t.hinted.has(n)?"hinted":"";return d`<circle class="mark ${a}" cx=${o} cy=${r} r="19"></circle>`}function St(t,e,n){let s=e.places.filter(r=>t.view.seats[r.owner]===t.me).map(r=>r.shape.city?.at??r.shape.slots[0]),o=r=>s.length?s.reduce((a,i)=>a+i[r],0)/s.length/n.viewBox[2+r]:.5;return`${o(0).toFixed(2)} ${o(1).toFixed(2)}`}function at(t,e){let{map:n}=e;return l`<div class="map-frame">
    <div class="map" data-zoom data-focus=${St(t,e,n)}>
      ${K([n],()=>H(n))}
      <svg class="map-live" viewBox=${n.viewBox.join(" ")} role="group" aria-label="Map" @keydown=${S}>
        ${e.places.map(Ct)} ${e.places.map(s=>xt(t,e,s))}
        ${K([n],()=>Z(n))}
        <g class="pieces">
          ${e.places.map(s=>Tt(t,s))} ${e.places.map(Pt)} ${e.places.map(Bt)}
          ${e.places.map(s=>Ot(t,e,s))}
        </g>
      </svg>
    </div>
  </div>`}var N=["marble","iron","gold","coin"],F=["legion","galley"],p=(t,e)=>t&&typeof t=="object"?t[e]:void 0,h=t=>typeof t=="number"?t:0,P=t=>t&&typeof t=="object"&&!Array.isArray(t)?t:{},b=t=>Object.fromEntries(Object.entries(P(t)).map(([e,n])=>[e,h(n)])),lt=t=>Object.entries(b(t)).flatMap(([e,n])=>Array(n).fill(e)),it=t=>Object.values(b(t)).reduce((e,n)=>e+n,0);function jt(t){let e=t.view.state.flow;return Array.isArray(e)?String(e[e.length-1]??""):""}function Mt(t,e){let{seats:n,state:s}=t.view,o=Object.values(s.marching??{});return n.flatMap((r,a)=>F.map(i=>({seat:a,kind:i,count:h(p(p(p(s.units,r),i),e)),ready:r===s.active?o.reduce((c,g)=>c+h(p(p(g,i),e)),0):0})).filter(i=>i.count>0))}function Nt(t,e){let{state:n,extra:s,seats:o}=t.view,r=P(p(p(t.game.facts,"maps"),e.id)),a=new Map(e.regions.map(i=>[i.id,i]));return Object.entries(r).map(([i,c])=>({name:i,title:String(p(c,"title")??i),shape:a.get(String(p(c,"id"))),owner:o.indexOf(String(p(n.city,i)??"")),yields:String(p(n.yields,i)??p(c,"city")??""),temple:p(n.temple,i)===!0,wall:p(n.wall,i)===!0,strength:p(s?.strength,i)??null,groups:Mt(t,i)}))}function At(t,e,n,s){let{state:o,extra:r,titles:a,to_act:i,over:c}=t.view,g=e.filter(v=>v.owner===s);return{index:s,seat:n,title:a[n]??n,space:String(p(o.space,n)??""),stock:b(p(o.stock,n)),known:P(p(o.known,n)),personages:b(p(o.personage,n)),points:h(p(r?.points,n)),cities:g.length,temples:g.filter(v=>v.temple).length,box:b(p(o.box,n)),walls:h(p(o.walls,n)),hand:lt(p(o.hand,n)),isActive:o.active===n,acts:i.includes(n)&&!c}}var C=null;function k(t){if(C&&C.key===t.view&&C.game===t.game)return C.position;let{state:e,extra:n,seats:s}=t.view,o=_(M(e.map)),r=Nt(t,o),a={map:o,isCasus:t.game.id==="casus-belli",isManual:p(e.option,"edition")!=="published",phase:jt(t),turn:h(e.turn),goal:h(n?.goal),bellona:s.indexOf(String(e.bellona??"")),places:r,nations:s.map((i,c)=>At(t,r,i,c)),steps:b(n?.steps),prices:b(n?.prices),stacks:b(n?.stacks),open:lt(e.open),pile:it(e.deck),gone:it(e.discard),bank:{coins:n?.bank_coins===void 0?void 0:h(n.bank_coins),temples:h(n?.bank_temples)},front:String(e.front??"")};return C={key:t.view,game:t.game,position:a},a}var Jt={King:"laurel-crown",General:"crested-helmet",Citizen:"roman-toga",Scholar:"philosopher-bust",Navigator:"trireme",Mercatura:"scales",Commercium:"amphora",Metallum:"mining",Moneta:"two-coins",Regnum:"watchtower","Res Publica":"public-speaker",Strata:"stone-path",Navigatio:"compass"},A=t=>f(Jt[t]??"scroll-unfurled"),Et=matchMedia("(max-width: 999px)");function pt(t,e){let n=t.game.facts,s=n?.knowhow?.[e];return{...s,text:String(s?.text??n?.personages?.[e]??"")}}function ut(t,e){let{first:n,later:s,needs:o,text:r}=pt(t,e);return l`<b>${e}</b><p>${r}</p>
    <p>The first pays ${n} gold, later nations ${s}.${o?` Needs ${o}.`:""}</p>`}function It(t,e,n){let s=`stock:${e.seat}:${n}`,o=e.stock[n]??0,r=l`${R(n)}<b>${o}</b><span class="unseen">${n}</span>`;return!t.lit.has(s)&&!t.picks.includes(s)?l`<span class="stock ${o?"":"none"}">${r}</span>`:l`<button class="stock ${$(t,s)}" data-thing=${s}>${r}</button>`}function Kt(t){return Object.keys(t.known).filter(e=>t.known[e]!=="no").map(e=>{let n=t.known[e]==="new";return l`<span class="know ${n?"new":""}" title=${e}>${A(e)}
        <span class="unseen">${e}${n?", from the next turn on":""}</span></span>`})}function qt(t){return Object.entries(t.personages).filter(([,e])=>e>0).map(([e,n])=>l`<span class="person" title=${e}>${A(e)}<b>${n}</b>
      <span class="unseen">${e}</span></span>`)}function Gt(t,e){return l`<span class="box" title="Recruitment box and town walls in supply">
    ${F.map(n=>{let s=`box:${e.seat}:${n}`,o=l`${f(n==="legion"?"roman-shield":"trireme")}<b>${e.box[n]??0}</b><span class="unseen">${n} in the box</span>`;return t.lit.has(s)?l`<button class="stock ${$(t,s)}" data-thing=${s}>${o}</button>`:l`<span class="stock ${e.box[n]?"":"none"}">${o}</span>`})}
    <span class="stock ${e.walls?"":"none"}">${f("stone-wall")}<b>${e.walls}</b><span class="unseen">walls in supply</span></span>
  </span>`}function J(t,e,n,s=u){return l`<section class="nation seat-${n.index} ${n.acts?"acts":""} ${n.seat===t.snap.you?"mine":""}" aria-label=${n.title}>
    <header>
      ${y(n.index)}
      <span class="nation-name"><b>${n.title}</b>${n.seat===t.snap.you?l`<small>you</small>`:u}</span>
      ${e.bellona===n.index?l`<span class="bellona" title="Bellona">${f("zeus-sword")}<span class="unseen">has Bellona</span></span>`:u}
      <span class="points" title="Personages">${f("laurels")}<b>${n.points}</b><small>/${e.goal}</small></span>
    </header>
    <div class="stocks">${N.map(o=>It(t,n,o))} ${e.isCasus?Gt(t,n):u}</div>
    <div class="marks">
      <span class="built" title="Cities and temples">${f("triple-gate")}<b>${n.cities}</b><span class="unseen">cities</span>
        ${f("greek-temple")}<b>${n.temples}</b><span class="unseen">temples</span></span>
      ${qt(n)} ${Kt(n)}
    </div>
    ${s}
  </section>`}function ct(t){return l`${t.nations.map(e=>l`<th scope="col">${y(e.index)}<span class="unseen">${e.title}</span></th>`)}`}function Dt(t,e,n){let s=`know:${n}`,o=t.lit.has(s);return l`<tr>
    <th scope="row">
      <button class="know-name ${$(t,s)}" data-thing=${s} >
        ${A(n)}<span>${n}</span>
        <span class="know-price">${e.prices[n]}${R("gold")}</span>
        <span class="unseen">gold${o?", can be learned":""}</span>
      </button>
    </th>
    ${e.nations.map(r=>{let a=r.known[n],i=a&&a!=="no";return l`<td class=${i?"has":""}>${i?y(r.index,a==="new"?"new":""):l`<span class="dash">·</span>`}
        <span class="unseen">${i?"known":"no"}</span></td>`})}
  </tr>`}function dt(t,e){let n=t.playing&&Object.keys(e.prices).some(s=>t.lit.has(`know:${s}`));return l`<details class="tablet ${n?"asked":""}" ?open=${n||Et.matches}>
    <summary>${f("scroll-unfurled")}<span>Know-how and personages</span></summary>
    <div class="tablet-body">
      <table class="know-table">
        <thead><tr><th scope="col">Know-how</th>${ct(e)}</tr></thead>
        <tbody>${Object.keys(e.prices).map(s=>Dt(t,e,s))}</tbody>
      </table>
      <table class="people-table">
        <thead><tr><th scope="col">Personages</th><th scope="col">left</th>${ct(e)}</tr></thead>
        <tbody>
          ${Object.entries(e.stacks).map(([s,o])=>l`<tr>
              <th scope="row"><span class="person-name">${A(s)}<span>${s}</span><small>${pt(t,s).text}</small></span></th>
              <td class="left">${o}</td>
              ${e.nations.map(r=>l`<td class=${r.personages[s]?"has":""}>${r.personages[s]||l`<span class="dash">·</span>`}</td>`)}
            </tr>`)}
        </tbody>
      </table>
      <p class="bank">Bank: ${e.bank.coins===void 0?"":`${m(e.bank.coins,"coin")}, `}${m(e.bank.temples,"temple")}.</p>
      ${Q()}
    </div>
  </details>`}var Ft=["temple","wall","arm","conquer","raze","found","shake","desert"];function mt(t,e){let n=P(p(p(e.game.facts,"groups"),t)),s=n.kind==="legion"?"legions":"galleys";return{row:n.tired?`Tired ${s}`:O(s),word:String(n.n??"")}}function Lt(t,e,n){let o=k(n).places.find(c=>c.name===t),r=n.view.seats.indexOf(n.me),a=o?.groups.filter(c=>c.seat===r).reduce((c,g)=>c+g.count,0)??0;return`${e==="conquer"?"Conquer":"Destroy the temple of"} ${t}: you lose ${o?.strength??"?"} of ${m(a,"unit")}`}function $t(t,e){let n=t.args[0]?.word??"",s=t.args[t.args.length-1]?.word??"",o=(r,a=[],i={})=>({act:t,things:r,also:a,...i});switch(t.verb){case"go":return o([`space:${n}`]);case"learn":return o([`know:${n}`]);case"play":case"pick":return o([`card:${t.verb}:${n}`]);case"move":return o([`region:${t.args[1].word}`,`to:${s}`],[],mt(n,e));case"attack":return o([`foe:${t.args[1].word}:${s}`],[`region:${t.args[1].word}`],mt(n,e));case"conquer":case"raze":return o([`region:${s}`],[],{ask:Lt(s,t.verb,e)});case"arm":case"found":case"desert":return o([`region:${s}`],[],{row:O(t.verb),word:n});case"swap":return o([`stock:${e.me}:${n}`],[],{row:`${O(n)} for`,word:s});case"spend":case"give":case"take":return o([],[`stock:${e.me}:${n}`]);case"recruit":return o([],[`box:${e.me}:${n}`]);default:return o(Ft.includes(t.verb)?[`region:${s}`]:[])}}var zt={templum:[["temple"],["wall"]],militia:[["arm","legion"],["arm","galley"]],conquest:[["conquer"],["raze"]],earthquake:[["shake"]],masons:[["wall"]],storm:[["desert","galley"]],desertion:[["desert","legion"],["desert","galley"]],mercenaries:[["arm","legion"],["arm","galley"]]};function gt(t,e){let n=k(e),[s,...o]=t.split(":"),r=o[o.length-1];if(s==="space")return[["go",r]];if(s==="know")return[["learn",r]];if(s==="card")return[[o[0],r]];if(s!=="region"&&s!=="to")return[];let a=e.picks.find(i=>i.startsWith("region:"))?.slice(7);if(n.phase==="movere"&&a)return[["move","1 legion",a,r],["move","1 galley",a,r]];if(n.phase==="movere"){let i=n.places.find(c=>c.name!==r)?.name??r;return[["move","1 legion",r,i]]}if(n.phase==="founding"){let i=n.places.find(c=>c.name===r)?.yields;return[["found",!i||i==="any"?"marble":i,r]]}return(zt[n.phase]??[]).map(i=>[...i,r])}var x=40,B=106,Wt=51,Xt=360,Yt={Templum:"greek-temple",Movere:"spears",Duellum:"crossed-swords",Militia:"centurion-helmet",Scientia:"scroll-unfurled"},ft={Ferrum:"iron",Marmor:"marble",Aurum:"gold"};function Ut(t){return ft[t]?d`<g transform="translate(0 -7) scale(1.45)">${j(ft[t])}</g>`:d`<g class="space-icon" transform="translate(-9 -15) scale(.0352)"><path d=${L[Yt[t]]??""}></path></g>`}var w=(t,e)=>{let n=t*Math.PI/180;return`${(e*Math.sin(n)).toFixed(2)} ${(-e*Math.cos(n)).toFixed(2)}`};function _t(t,e){return`M${w(t,x)}L${w(t,B)}A${B} ${B} 0 0 1 ${w(e,B)}L${w(e,x)}A${x} ${x} 0 0 0 ${w(t,x)}Z`}var Ht=t=>t<0?"out of reach":t===0?"free":`costs ${m(t,"resource")}`;function Zt(t,e){let n=Math.cos(e*Math.PI/180)>.1?4:-5;return t.map((s,o)=>{let r=e+(o-(t.length-1)/2)*14;return d`<g class="token seat-${s.index} ${s.isActive?"active":""}" transform="translate(${w(r,Wt)}) translate(0 ${n})">
      <circle class="piece" r="7.5"></circle><g transform="scale(.9)">${I(s.index)}</g></g>`})}function Qt(t,e){return t<=0?u:d`<g class="price" transform="translate(${w(e,B+1)})"><circle r="9.5"></circle>
    <text y="4">+${t}</text></g>`}function Vt(t,e,n,s,o){let r=`space:${n}`,a=e.steps[n]??0,i=s*o,[c,g]=n.split(" "),v=e.nations.filter(E=>E.space===n),wt=t.lit.has(r),yt=`${n}: ${Ht(a)}${v.length?`. Here: ${v.map(E=>E.title).join(", ")}`:""}`;return d`<g class="space ${$(t,r)} ${a<0?"far":""} kind-${c.toLowerCase()}" data-thing=${r}
    role="button" tabindex=${wt?0:-1} aria-label=${yt}>
    <path class="slice" d=${_t(i-o/2,i+o/2)}></path>
    <g transform="translate(${w(i,79)})">
      ${Ut(c)}
      <text class="space-name" y="12">${c}${g?` ${g}`:""}</text>
    </g>
  </g>`}function ht(t,e){let n=Object.keys(e.steps),s=Xt/Math.max(1,n.length),o=e.nations.filter(a=>!a.space),r=t.playing&&n.some(a=>t.lit.has(`space:${a}`));return l`<section class="rondel ${r?"asked":""}" aria-label="Rondel">
    <svg viewBox="-118 -118 236 236" role="group" aria-label="Rondel" @keydown=${S}>
      <circle class="rim" r="112"></circle>
      ${n.map((a,i)=>Vt(t,e,a,i,s))}
      <circle class="hub" r=${x}></circle>
      <g aria-hidden="true" class="rondel-over">
        ${n.map((a,i)=>Zt(e.nations.filter(c=>c.space===a),i*s))}
        ${r?n.map((a,i)=>Qt(e.steps[a]??0,i*s)):u}
        <text class="turn" y=${o.length?-14:-2}>Turn</text>
        <text class="turn-number" y=${o.length?6:20}>${e.turn}</text>
        ${o.map((a,i)=>d`<g class="token small seat-${a.index} ${a.isActive?"active":""}" transform="translate(${(i-(o.length-1)/2)*11} 22) scale(.62)">
          <circle class="piece" r="7.5"></circle>${I(a.index)}</g>`)}
      </g>
    </svg>
  </section>`}var te={go:t=>`Go to ${t}`,spend:t=>`Pay a step with ${t}`,coins:t=>`Pay ${t} in coins`,temple:t=>`Build a temple in ${t}`,wall:t=>`Build a wall in ${t}`,arm:(t,e)=>`Arm a ${t} in ${e}`,learn:t=>`Develop ${t}`,recruit:t=>`Recruit a ${t}`,move:(t,e,n)=>`Move ${t} from ${e} to ${n}`,attack:(t,e,n,s)=>`Attack ${s.view.titles[n]??n} in ${e} with ${t}`,conquer:t=>`Conquer ${t}`,raze:t=>`Destroy the temple of ${t}`,found:(t,e)=>`Found a city of ${t} in ${e}`,give:t=>`Give ${t} to the bank`,take:t=>`Take ${t} from the bank`,pick:t=>`Take ${t}`,shake:t=>`Destroy the wall of ${t}`,desert:(t,e)=>`A ${t} deserts in ${e}`,swap:(t,e)=>`Exchange ${t} for ${e}`,done:()=>"No more of this",end:()=>"End the turn"};function bt({verb:t,args:e},n){let[s="",o="",r=""]=e.map(a=>a.word);return te[t]?.(s,o,r,n)}function ee(t){let e=k(t),[n,s]=e.nations;return l`<div class="antike ${e.isCasus?"casus":"antike2"} map-${e.map.id}">
    ${at(t,e)} ${ht(t,e)} ${dt(t,e)}
    <div class="nations of-${e.nations.length}">
      ${e.isCasus?l`${J(t,e,n,G(t,n))} ${tt(t,e)} ${J(t,e,s,G(t,s))}`:e.nations.map(o=>J(t,e,o))}
    </div>
  </div>`}function ne(t,e){let n=N.map(r=>`${e.stock[r]??0} ${r}`).join(", "),s=Object.keys(e.known).filter(r=>e.known[r]!=="no"),o=e.hand.length?` Cards: ${e.hand.join(", ")}.`:"";return`${e.title} has ${e.points} of ${t.goal} personages, ${n}, ${m(e.cities,"city","cities")}, ${m(e.temples,"temple")}. On ${e.space||"no space"} of the rondel. Know-how: ${T(s)||"none"}.${o}`}function se(t){let e=k(t),n=e.places.filter(s=>s.owner>=0||s.temple||s.groups.length>0);return[...e.nations.map(s=>ne(e,s)),`Left: ${Object.entries(e.stacks).map(([s,o])=>m(o,s)).join(", ")}.`,...e.isCasus?[`Open event cards: ${e.open.join(", ")||"none"}.`]:[],...n.map(s=>D(s,e))]}function oe(t,e){return e.shape.ship||t.isCasus&&t.isManual&&e.owner<0}function re(t,e){let n=t.nations[e.owner];return l`<div class="antike look-place">
    <b>${e.name}</b>${e.title!==e.name?l`<i>${e.title}</i>`:u}
    ${n?l`<p>${y(e.owner)} City of ${n.title} ${R(e.yields)}</p>`:e.shape.city?l`<p>${e.temple?"Neutral temple":"Free city site"}
            ${e.yields==="any"?"(the founder chooses)":R(e.yields)}</p>`:u}
    ${e.strength!==null?l`<p>Strength <b>${e.strength}</b>${e.temple?" · temple":""}${e.wall?" · wall":""}</p>`:u}
    ${e.groups.map(s=>l`<p>${y(s.seat)} ${m(s.count,s.kind)}${s.ready?l` <small>(${s.ready} can move)</small>`:u}</p>`)}
    ${e.shape.kind==="sea"?l`<p>${oe(t,e)?"Open sea: counts two for Navigators":"Sea: counts one for Navigators"}</p>`:u}
  </div>`}function ae(t,e){let[n,...s]=t.split(":"),o=s[s.length-1];if(n==="card"||n==="hand")return l`<div class="antike look-event">${q(e,o)}</div>`;if(n==="know")return l`<div class="antike look-place">${ut(e,o)}</div>`;if(n!=="region"&&n!=="to")return null;let r=k(e),a=r.places.find(i=>i.name===o);return a?re(r,a):null}var _e={complete:!0,prepare:t=>U(M(t.state.map)),option:$t,words:bt,wishes:gt,draw:ee,say:se,look:ae};export{_e as antike};

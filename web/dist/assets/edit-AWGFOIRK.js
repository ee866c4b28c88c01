import{E as Z,G as jt,I as j,J as N,L as U,M as G,N as tt,O as y,P as Ot,Q as et,R as Rt,a as yt,c as $t,d as C,e as D,g as I,h as vt,i as wt,j as kt,k as Et,l as Tt,n as St,o as g,u as S,x as B}from"/assets/chunk-Z7L5PNWT.js";import{b as ct,d as mt,j as Q,l as Pt}from"/assets/chunk-B2S3GDHE.js";import"/assets/chunk-G44UT42I.js";import{a as x}from"/assets/chunk-OWC2RZJ2.js";import{a as pt}from"/assets/chunk-WDSRH233.js";import{a as P,b as T,c as gt,d as bt,e as V,f as xt}from"/assets/chunk-YCCBASHA.js";import{b as k}from"/assets/chunk-JRHBNR2A.js";import"/assets/chunk-JUMFOD7G.js";import{b as ht,c as ut,d as ft}from"/assets/chunk-W3KVOMLT.js";import{a as E,b as Y}from"/assets/chunk-CCJ6IWGU.js";import{b as dt,d as w}from"/assets/chunk-P7PWSGXB.js";import{a as o,b as L,c as lt,d as f}from"/assets/chunk-2MJMKIS2.js";import"/assets/chunk-VVCT3YM4.js";var Bt=(i,e,t)=>{let n=new Map;for(let a=e;a<=t;a++)n.set(i[a],a);return n},At=ut(class extends ft{constructor(i){if(super(i),i.type!==ht.CHILD)throw Error("repeat() can only be used in text expressions")}dt(i,e,t){let n;t===void 0?t=e:e!==void 0&&(n=e);let a=[],s=[],r=0;for(let p of i)a[r]=n?n(p,r):r,s[r]=t(p,r),r++;return{values:s,keys:a}}render(i,e,t){return this.dt(i,e,t).values}update(i,[e,t,n]){let a=bt(i),{values:s,keys:r}=this.dt(e,t,n);if(!Array.isArray(a))return this.ut=r,s;let p=this.ut??=[],l=[],m,c,d=0,u=a.length-1,h=0,b=s.length-1;for(;d<=u&&h<=b;)if(a[d]===null)d++;else if(a[u]===null)u--;else if(p[d]===r[h])l[h]=T(a[d],s[h]),d++,h++;else if(p[u]===r[b])l[b]=T(a[u],s[b]),u--,b--;else if(p[d]===r[b])l[b]=T(a[d],s[b]),P(i,l[b+1],a[d]),d++,b--;else if(p[u]===r[h])l[h]=T(a[u],s[h]),P(i,a[d],a[u]),u--,h++;else if(m===void 0&&(m=Bt(r,h,b),c=Bt(p,d,u)),m.has(p[d]))if(m.has(p[u])){let v=c.get(r[h]),X=v!==void 0?a[v]:null;if(X===null){let ot=P(i,a[d]);T(ot,s[h]),l[h]=ot}else l[h]=T(X,s[h]),P(i,a[d],X),a[v]=null;h++}else V(a[u]),u--;else V(a[d]),d++;for(;h<=b;){let v=P(i,l[b+1]);T(v,s[h]),l[h++]=v}for(;d<=u;){let v=a[d++];v!==null&&V(v)}return this.ut=r,gt(i,l),lt}});var Lt="/assets/editor-IN4WPTPW.css";var M=i=>i.target.value;function J(i,e,t,n,a,s){return o`<div class="stepper" role="group" aria-label=${i}><span>${i}</span>
    <button type="button" aria-label="${i}: one less" data-less=${e} ?disabled=${t<=n} @click=${()=>s(t-1)}>${w("minus")}</button>
    <output data-value=${e}>${t}</output>
    <button type="button" aria-label="${i}: one more" data-more=${e} ?disabled=${t>=a} @click=${()=>s(t+1)}>${w("plus")}</button>
  </div>`}function it(i,e,t,n,a,s){let r=i.battle.armies[e][t];return o`<div class="chips-field">
    <label>${n}
      <select data-list="${e}-${t}" @change=${l=>{let m=M(l);l.target.value="",m&&i.change(c=>c.armies[e][t].push(m))}}>
        <option value="">Add…</option>
        ${a.map(l=>o`<option value=${l}>${s(l)}</option>`)}
      </select></label>
    ${r.length?o`<span class="chips">${r.map((l,m)=>o`<button type="button" class="chip" aria-label="Remove ${s(l)}" @click=${()=>i.change(c=>c.armies[e][t].splice(m,1))}>${s(l)}${w("close")}</button>`)}</span>`:f}
  </div>`}function Kt(i,e,t){let n=a=>i.change(s=>{let r=s.armies[e].special;r.includes(a)?r.splice(r.indexOf(a),1):r.push(a)});return o`<details ?open=${t.special.length>0}><summary>Special rules${t.special.length?`: ${t.special.join(", ")}`:""}</summary>
    ${Object.entries(g(i.facts.specials)).map(([a,s])=>o`<label class="check"><input type="checkbox" data-special="${e}-${a}" .checked=${t.special.includes(a)} @change=${()=>n(a)} />
        <span><b>${E(a)}</b> <small>${St(s)}</small></span></label>`)}
  </details>`}function qt(i,e){let t=i.battle.armies[e],{facts:n}=i,a=r=>r,s=r=>E(S(n,r).name);return o`<section class="army-panel of-${e}">
    <h3><i></i>${y(i.battle,e)} <small>${e==="bottom"?"at the bottom":"at the top"}</small></h3>
    <label class="line-field"><span>Army</span>
      <select data-army=${e} @change=${r=>i.change(p=>p.armies[e].army=M(r))}>
        ${B(n.armies).map(r=>o`<option ?selected=${r===t.army}>${r}</option>`)}
      </select></label>
    ${J("Cards in hand",`${e}-command`,t.command,1,9,r=>i.change(p=>p.armies[e].command=r))}
    ${J("Banners already won",`${e}-won`,t.won,0,29,r=>i.change(p=>p.armies[e].won=r))}
    ${it(i,e,"hand","Cards it begins with",Object.keys(g(n.cards)),a)}
    ${it(i,e,"waiting","Leaders placed after the deal",B(n.leaders),a)}
    ${it(i,e,"reserve","Reserve of an ambush",Object.keys(g(n.units)),s)}
    ${Kt(i,e,t)}
  </section>`}function Jt(i){return o`${j.map(e=>qt(i,e))}`}function Ft(i){let e=i.battle;return o`<label class="line-field"><span>Who moves first</span>
      <select data-first @change=${t=>i.change(n=>n.first=M(t))}>
        ${j.map(t=>o`<option value=${t} ?selected=${e.first===t}>${y(e,t)}</option>`)}
      </select></label>
    ${J("Banners to win","banners",e.banners,1,30,t=>i.change(n=>n.banners=t))}
    <label class="stack-field"><span>About</span>
      <textarea rows="4" maxlength="600" .value=${e.about} @change=${t=>i.change(n=>n.about=M(t))}></textarea></label>`}var Wt=150,H=class{constructor(e){this.redraw=e;this.fault=null;this.timer=0;this.asked=0}ask(e,t){this.stop(),this.set(null),this.timer=window.setTimeout(()=>{this.check(e,t)},Wt)}stop(){clearTimeout(this.timer)}async check(e,t){let n=++this.asked,a=await k.check(e,t).then(()=>"",s=>s.sentence);n===this.asked&&this.set(a)}set(e){this.fault=e,this.redraw()}};var _t=200,z=class{constructor(e){this.changed=e;this.battle=N();this.facts={};this.past=[];this.future=[]}get json(){return G(this.battle,this.facts)}get canUndo(){return this.past.length>0}get canRedo(){return this.future.length>0}remember(){this.past=[...this.past.slice(-_t),this.battle],this.future=[]}put(e){this.battle=e,this.changed()}change(e){let t=structuredClone(this.battle);e(t),this.remember(),this.put(t)}open(e){this.remember(),this.put(U(e,this.facts))}undo(){this.step(this.past,this.future)}redo(){this.step(this.future,this.past)}step(e,t){let n=e.pop();n&&(t.push(this.battle),this.put(n))}};function K(i,e,t){let{unit:n,leader:a}=tt(i,e,t),s=n?`${n.blocks} ${n.blocks===1?"block":"blocks"}`:"",r=[n?`${y(i,n.side)} ${n.info.name}, ${s}`:"",a?`${n?"":`${y(i,a.side)} `}leader ${a.name}`:"",(i.ground[e]??"").replace("-"," ")].filter(Boolean);return`${e.toUpperCase()}: ${r.join(", ")||"empty"}`}var O=i=>i.target.closest("[data-hex]")?.dataset.hex??"";function Xt(i,e,t){let n={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]},[a,s]=n[t],r=i.middle(e);return D.map(l=>{let m=i.middle(l),[c,d]=[m.x-r.x,m.y-r.y],u=c*a+d*s;return{h:l,ahead:u,cost:u+Math.abs(c*s+d*a)}}).filter(l=>l.ahead>10).sort((l,m)=>l.cost-m.cost)[0]?.h??e}function Yt(i,e,t){let{x:n,y:a}=e.middle(t),s=`${t===i.picked?"picked":""} ${t===i.bad?"bad":""}`;return L`<g class="hex ${s}" data-hex=${t} role="button" tabindex=${t===i.cursor?0:-1}
      aria-label=${K(i.battle,t,i.facts)} transform="translate(${n.toFixed(1)} ${a.toFixed(1)})">
    <polygon class="ring" points=${e.outline({x:0,y:0},.94)}></polygon></g>`}function Qt(i,e,t){let n=tt(i.battle,t,i.facts);if(!n.unit&&!n.leader)return f;let{x:a,y:s}=e.middle(t);return L`<g class="stand" data-drawn=${t} transform="translate(${a.toFixed(1)} ${s.toFixed(1)})">${C(n)}</g>`}function Zt(i,e,t){let n=O(i);if(!(!n||i.ctrlKey||i.metaKey)){if(i.key==="Enter"||i.key===" ")t.touch(n);else if(i.key==="Delete"||i.key==="Backspace")t.wipe(n);else if(i.key.startsWith("Arrow")){let a=Xt(e,n,i.key);t.go(a),i.currentTarget.querySelector(`[data-hex="${a}"]`)?.focus()}else return;i.preventDefault()}}function Vt(i,e){let t=new I(!1,i.upright),n=t.upright?[Z,8]:[8,Z],a=[-n[0],-8,t.width+n[0]+8,t.height+8+n[1]],s=r=>document.elementFromPoint(r.clientX,r.clientY)?.closest("[data-hex]")?.dataset.hex??"";return o`${xt(t.upright,o`<svg class="battlefield editing" viewBox=${a.join(" ")} role="group" aria-label="The field: arrow keys go from hex to hex, Enter uses the tool, Delete clears"
      @pointerdown=${r=>O(r)&&e.down(O(r),r)}
      @pointermove=${r=>r.buttons===1&&s(r)&&e.over(s(r))}
      @pointerup=${()=>e.up()} @pointercancel=${()=>e.up()}
      @click=${r=>O(r)&&e.click(O(r))}
      @focusin=${r=>O(r)&&e.go(O(r))}
      @keydown=${r=>Zt(r,t,e)}>
      ${jt(t,r=>i.battle.ground[r]??"clear")}
      ${D.map(r=>Yt(i,t,r))}
      <g class="stands" aria-hidden="true">${D.map(r=>Qt(i,t,r))}</g>
    </svg>`)}`}async function Ct(i,e){let t=new Blob([i]).stream().pipeThrough(e);return new Uint8Array(await new Response(t).arrayBuffer())}async function Dt(i){let e=new TextEncoder().encode(JSON.stringify(i)),t=await Ct(e,new CompressionStream("deflate-raw"));return btoa(String.fromCharCode(...t)).replace(/\+/g,"-").replace(/\//g,"_").replace(/=+$/,"")}async function It(i){try{let e=atob(i.replace(/-/g,"+").replace(/_/g,"/")),t=Uint8Array.from(e,a=>a.charCodeAt(0)),n=await Ct(t,new DecompressionStream("deflate-raw"));return JSON.parse(new TextDecoder().decode(n))}catch{return null}}function Nt(i,e){let t=document.createElement("a");t.href=URL.createObjectURL(new Blob([e],{type:"application/json"})),t.download=i,t.click(),setTimeout(()=>URL.revokeObjectURL(t.href),1e3)}var Ut="tessera-draft-ancients",R="tessera-battles-ancients";function A(i){try{return g(JSON.parse(localStorage.getItem(i)??"{}"))}catch{return{}}}function at(i,e){try{localStorage.setItem(i,JSON.stringify(e))}catch{x("The browser keeps nothing for this page: take it away as a file.",!0)}}var $={draft:()=>A(Ut),keepDraft:i=>at(Ut,i),titles:()=>Object.keys(A(R)),has:i=>i in A(R),get:i=>g(A(R)[i]),put:(i,e)=>at(R,{...A(R),[i]:e}),remove(i){let{[i]:e,...t}=A(R);at(R,t)}};var q=class{constructor(e,t){this.host=e;this.draft=t;this.link=""}forgetLink(){this.link=""}undo(){this.host.letGo(),this.draft.undo()}redo(){this.host.letGo(),this.draft.redo()}get title(){return this.draft.battle.title}open(e){this.host.letGo(),this.draft.open(e)}beginFrom(e){let t=e.target,[n,a]=t.value.split(/:(.*)/s),{facts:s}=this.draft;t.value="",n==="blank"&&this.open(G(N(),s)),n==="battle"&&this.open(g(Tt(s.battles,a))),n==="mine"&&this.open($.get(a))}save(){let e=!$.has(this.title);$.put(this.title,this.draft.json),x(e?"Saved in this browser.":"Saved in this browser, over the one of this title."),this.host.requestUpdate()}forget(){$.remove(this.title),x("No longer kept in this browser."),this.host.requestUpdate()}async share(e){this.link=`${location.origin}/edit/${e}#s=${await Dt(this.draft.json)}`,this.host.requestUpdate(),await this.host.updateComplete,this.host.querySelector("#share-link")?.select();try{await navigator.clipboard.writeText(this.link),x("The link is copied: whoever opens it has this battle.")}catch{x("Copy the link: whoever opens it has this battle.")}}async upload(e,t){let n=t.target,a=n.files?.[0];if(n.value="",!!a)try{let s=g(JSON.parse(await a.text()));await k.check(e,s).catch(r=>x(`${a.name}: ${r.sentence}`,!0)),this.open(s)}catch{x(`${a.name} is not a scenario.`,!0)}}file(){let e=this.title.replace(/[^\w]+/g,"-").toLowerCase()||"battle";Nt(`${e}.json`,JSON.stringify(this.draft.json,null,2)+`
`)}beginnings(e){let t=$.titles();return o`<select class="begin" aria-label="Begin from" data-begin @change=${n=>this.beginFrom(n)}>
      <option value="">Begin from…</option>
      <option value="blank:">A blank field</option>
      ${t.length?o`<optgroup label="Mine">${t.map(n=>o`<option value="mine:${n}">${n}</option>`)}</optgroup>`:f}
      <optgroup label="Battles">${e.scenarios.map(n=>o`<option value="battle:${n.id}">${n.title}</option>`)}</optgroup>
    </select>`}bar(e){let{draft:t,title:n}=this,a=r=>t.change(p=>p.title=r.target.value.trim()),s=(r,p,l,m=!1)=>o`<button type="button" title=${r} data-do=${r.toLowerCase()} ?disabled=${m} @click=${l}>${w(p)}<span>${r}</span></button>`;return o`<div class="edit-bar">
      <h1 class="unseen" tabindex="-1">Scenario editor</h1>
      <input class="edit-title" aria-label="Title" maxlength="60" .value=${n} @change=${a} />
      ${this.beginnings(e)}
      <div class="edit-acts">
        ${s("Undo","undo",()=>this.undo(),!t.canUndo)}
        ${s("Redo","redo",()=>this.redo(),!t.canRedo)}
        ${s("Save","save",()=>this.save(),!n)}
        ${$.has(n)?s("Forget","close",()=>this.forget()):f}
        ${s("Link","copy",()=>{this.share(e.id)})}
        ${s("File","download",()=>this.file())}
        <label class="button" title="Open a file">${w("upload")}<span>Open</span>
          <input class="unseen" type="file" accept=".json,application/json" @change=${r=>{this.upload(e.id,r)}} /></label>
      </div>
      ${this.link?o`<input id="share-link" class="share-link" readonly aria-label="Link to this battle" .value=${this.link} />`:f}
    </div>`}};var W=class{constructor(e,t){this.draft=e;this.redraw=t;this.tool={kind:"unit",name:"HI"};this.side="bottom";this.leader="Captain";this.cursor="g5";this.picked="";this.stroke=null;this.byFinger=!1;this.events={down:(e,t)=>{this.byFinger=t.pointerType==="touch",!this.byFinger&&t.button===0&&this.begin(e)},over:e=>{this.stroke&&e!==this.stroke.last&&this.tool.kind!=="leader"&&this.paint(e)},up:()=>this.stroke=null,click:e=>{this.byFinger&&this.events.touch(e),this.stroke=null},touch:e=>{this.begin(e),this.stroke=null},wipe:e=>this.wipe(e),go:e=>this.go(e)}}choose(e){e.kind==="leader"&&(this.leader=e.name),this.tool=e,this.letGo()}turn(e){this.side=e,this.redraw()}letGo(){this.picked="",this.redraw()}pick(e){let{units:t,leaders:n}=this.draft.battle,a=this.picked;t[e]||n[e]?this.picked=a===e?"":e:a&&(this.picked="",this.draft.change(s=>Rt(s,a,e)))}paint(e){let t=structuredClone(this.draft.battle);et(t,e,this.tool,this.side,this.stroke.away,this.draft.facts),this.stroke.last=e,this.draft.put(t)}begin(e){if(this.go(e),this.tool.kind==="pick")return this.pick(e);this.draft.remember(),this.stroke={away:Ot(this.draft.battle,e,this.tool,this.side),last:""},this.paint(e)}go(e){this.cursor=e,this.redraw()}wipe(e){this.draft.change(t=>et(t,e,{kind:"erase"},this.side,!1,this.draft.facts))}};var _=new I(!1,!1),nt="g5";function rt(i,e,t,n,a){let s=JSON.stringify(i.tool)===JSON.stringify(e);return o`<button type="button" class="swatch" aria-pressed=${s} title=${t}
    data-tool=${`${e.kind}:${"name"in e?e.name:""}`} @click=${()=>i.choose(e)}>${a}<small>${n}</small></button>`}function te(i){let{x:e,y:t}=_.middle(nt);return o`<svg viewBox="-37 -42 74 84" aria-hidden="true">
    <polygon class="hex-ground ${wt(i)}" points=${_.outline({x:0,y:0})}></polygon>
    ${Et(_,nt,i)}
    <g transform="translate(${-e} ${-t})">${kt(_,n=>n===nt?i:"clear")}</g>
  </svg>`}function ee(i){return o`<div class="switch" role="radiogroup" aria-label="Army">
    ${j.map(e=>o`<button type="button" role="radio" class="of-${e}" aria-checked=${i.side===e} data-side=${e}
        @click=${()=>i.turn(e)}><i></i>${y(i.battle,e)}</button>`)}
  </div>`}function ie(i){return Object.keys(g(i.facts.units)).map(e=>{let t=S(i.facts,e),n=L`${C({unit:{side:i.side,info:t,blocks:t.blocks}})}`;return rt(i,{kind:"unit",name:e},`${E(t.name)}: ${t.kind}, moves ${t.move}, ${t.dice} dice`,E(t.name),o`<svg viewBox="-26 -34 52 68" aria-hidden="true">${n}</svg>`)})}function ae(i){let e=B(i.facts.leaders);return o`<div class="leader-tool">
    ${rt(i,{kind:"leader",name:i.leader},`Leader ${i.leader}`,i.leader,o`<svg viewBox="-24 -26 48 46" aria-hidden="true">${$t(i.side,"",!0)}</svg>`)}
    <label>Leader <select data-tool="leader-name" @change=${t=>i.choose({kind:"leader",name:t.target.value})}>
      ${e.map(t=>o`<option ?selected=${t===i.leader}>${t}</option>`)}
    </select></label>
  </div>`}function Gt(i){return o`${ee(i)} ${ae(i)}
    <div class="swatches">${ie(i)}</div>`}function Mt(i){let e=B(i.facts.terrain).filter(t=>t!=="clear"&&t!=="stormed camp");return o`<div class="swatches grounds-of">
    ${e.map(t=>rt(i,{kind:"ground",name:t},`${E(t.replace("-"," "))}. ${vt(t)}`,E(t.replace("-"," ")),te(t)))}
  </div>`}function Ht(i){return o`${[[{kind:"pick"},"Move","hand"],[{kind:"erase"},"Erase","erase"]].map(([t,n,a])=>o`<button type="button" aria-pressed=${i.tool.kind===t.kind} data-tool=${t.kind}
      @click=${()=>i.choose(t)}>${w(a)}${n}</button>`)}
  ${"name"in i.tool?o`<span class="holding">${i.tool.kind==="ground"?"":y(i.battle,i.side)} ${i.tool.kind==="unit"?S(i.facts,i.tool.name).name:i.tool.name}</span>`:f}`}dt(yt);var F=matchMedia("(max-width: 640px)"),ne=[["pieces","Pieces"],["ground","Ground"],["armies","Armies"],["battle","Battle"]],st=class extends pt{constructor(){super();this.redraw=()=>this.requestUpdate();this.draft=new z(()=>this.changed());this.hand=new W(this.draft,this.redraw);this.checking=new H(this.redraw);this.keeping=new q(this,this.draft);this.onKey=t=>{let n=t.target.closest?.("input, textarea, select");if(!(t.ctrlKey||t.metaKey)||n)return;let a=t.key.toLowerCase();if(a==="z"&&!t.shiftKey)this.keeping.undo();else if(a==="y"||a==="z")this.keeping.redo();else return;t.preventDefault()};this.game="",this.info=null,this.panel="pieces"}static{this.properties={game:{},info:{state:!0},panel:{state:!0}}}async connectedCallback(){super.connectedCallback(),document.title="Scenario editor · Tessera",addEventListener("keydown",this.onKey),F.addEventListener("change",this.redraw);try{let[{games:t},{facts:n}]=await Promise.all([k.games(),k.facts(this.game),Q(mt),Q(Lt)]);this.dataset.board=Pt(this.game),this.draft.facts=n,await this.first(),this.info=t.find(a=>a.id===this.game)??null,this.checking.ask(this.game,this.draft.json)}catch(t){x(t.sentence,!0)}}disconnectedCallback(){super.disconnectedCallback(),removeEventListener("keydown",this.onKey),F.removeEventListener("change",this.redraw),this.checking.stop()}async first(){let t=location.hash.startsWith("#s=")?await It(location.hash.slice(3)):null,n=g(t??$.draft());n.sides&&(this.draft.battle=U(n,this.draft.facts)),location.hash&&history.replaceState(null,"",location.pathname)}changed(){let{json:t}=this.draft;this.keeping.forgetLink(),$.keepDraft(t),this.checking.ask(this.game,t)}letGo(){this.hand.letGo()}async play(t){t.preventDefault();let n=new FormData(t.target),a=String(n.get("mine")),s=a==="bottom"?"top":"bottom",r=this.info.options.map(p=>[p.id,String(n.get(`option-${p.id}`))]);try{let p=await k.create({game:this.game,custom:this.draft.json,options:Object.fromEntries(r),seats:{[a]:"me",[s]:String(n.get("against"))}});ct(`/t/${p.id}`)}catch(p){x(p.sentence,!0)}}here(){let{battle:t,facts:n}=this.draft,{cursor:a,picked:s}=this.hand,r=t.units[a],p=r?S(n,r.code).blocks:0;return o`<div class="here">
      <span>${s?`${K(t,s,n)}. Where to?`:K(t,a,n)}</span>
      ${r?J("Blocks","blocks",r.blocks,1,p,l=>this.draft.change(m=>m.units[a].blocks=l)):f}
    </div>`}verdict(){let{fault:t}=this.checking;return o`<p class="verdict ${t===null?"asking":t?"bad":"good"}" role="status">${t===null?"…":t||"This battle can be played."}</p>`}playForm(){let t=this.info,n=t.bots.filter(a=>a.id!=="random");return o`<form class="edit-play" @submit=${a=>{this.play(a)}}>
      <label>Play <select name="mine">${j.map(a=>o`<option value=${a}>${y(this.draft.battle,a)}</option>`)}</select></label>
      <label>against <select name="against">
        ${n.map((a,s)=>o`<option value="bot:${a.id}" ?selected=${s===0}>the computer, ${a.id}</option>`)}
        <option value="open">a friend, by link</option></select></label>
      ${t.options.map(a=>o`<label title=${a.help}>${Y(a.id)} <select name="option-${a.id}">${a.values.map(s=>o`<option>${s}</option>`)}</select></label>`)}
      <button class="primary" type="submit" ?disabled=${this.checking.fault!==""}>Play it</button>
    </form>`}panels(){let{hand:t,draft:n}=this,{battle:a,facts:s}=n,r={battle:a,facts:s,tool:t.tool,side:t.side,leader:t.leader,choose:c=>t.choose(c),turn:c=>t.turn(c)},l={battle:a,facts:s,change:c=>n.change(c)},m={pieces:()=>Gt(r),ground:()=>Mt(r),armies:()=>Jt(l),battle:()=>Ft(l)};return o`<aside class="edit-side">
      ${F.matches?this.verdict():f}
      <div class="hand-tools">${Ht(r)}</div>
      <div class="edit-tabs" role="tablist">${ne.map(([c,d])=>o`<button type="button" role="tab" aria-selected=${this.panel===c} data-panel=${c} @click=${()=>this.panel=c}>${d}</button>`)}</div>
      <div class="edit-panel" role="tabpanel" aria-label=${Y(this.panel)}>${At([this.panel],c=>c,()=>m[this.panel]())}</div>
    </aside>`}render(){if(!this.info)return o`<main id="main" class="page" tabindex="-1"><p class="faint">One moment…</p></main>`;let{battle:t,facts:n}=this.draft,{cursor:a,picked:s,events:r}=this.hand,p=/ on ([a-m][1-9])\b/.exec(this.checking.fault??"")?.[1]??"",l={battle:t,facts:n,upright:F.matches,cursor:a,picked:s,bad:p};return o`<main id="main" class="edit" tabindex="-1">
      ${this.keeping.bar(this.info)}
      <div class="edit-main">
        <div class="edit-board">
          ${Vt(l,r)} ${this.here()}
        </div>
        ${this.panels()}
      </div>
      <footer class="edit-foot">${F.matches?f:this.verdict()} ${this.playForm()}</footer>
    </main>`}};customElements.define("edit-page",st);

import{A as B,F as Z,H as jt,J as j,K as N,M as G,N as U,O as tt,P as y,Q as Ot,R as et,S as Rt,a as yt,c as $t,d as C,h as D,j as I,k as vt,l as wt,m as kt,n as Et,o as St,q as Tt,r as f,x as T}from"/assets/chunk-D6BCL2TE.js";import{a as mt,b as Q,d as Pt}from"/assets/chunk-GRNECSP3.js";import"/assets/chunk-G44UT42I.js";import{g as ct}from"/assets/chunk-3H4TVH36.js";import{a as x}from"/assets/chunk-OWC2RZJ2.js";import{a as pt}from"/assets/chunk-WDSRH233.js";import{a as P,b as S,c as ft,d as bt,e as V,f as xt}from"/assets/chunk-YCCBASHA.js";import{b as k}from"/assets/chunk-4UHRDBKC.js";import"/assets/chunk-JUMFOD7G.js";import{b as ht,c as ut,d as gt}from"/assets/chunk-W3KVOMLT.js";import{a as E,b as Y}from"/assets/chunk-CCJ6IWGU.js";import{b as dt,d as w}from"/assets/chunk-P7PWSGXB.js";import{a as o,b as L,c as lt,d as g}from"/assets/chunk-2MJMKIS2.js";import"/assets/chunk-VVCT3YM4.js";var Bt=(i,e,t)=>{let a=new Map;for(let n=e;n<=t;n++)a.set(i[n],n);return a},At=ut(class extends gt{constructor(i){if(super(i),i.type!==ht.CHILD)throw Error("repeat() can only be used in text expressions")}dt(i,e,t){let a;t===void 0?t=e:e!==void 0&&(a=e);let n=[],s=[],r=0;for(let l of i)n[r]=a?a(l,r):r,s[r]=t(l,r),r++;return{values:s,keys:n}}render(i,e,t){return this.dt(i,e,t).values}update(i,[e,t,a]){let n=bt(i),{values:s,keys:r}=this.dt(e,t,a);if(!Array.isArray(n))return this.ut=r,s;let l=this.ut??=[],p=[],m,c,d=0,u=n.length-1,h=0,b=s.length-1;for(;d<=u&&h<=b;)if(n[d]===null)d++;else if(n[u]===null)u--;else if(l[d]===r[h])p[h]=S(n[d],s[h]),d++,h++;else if(l[u]===r[b])p[b]=S(n[u],s[b]),u--,b--;else if(l[d]===r[b])p[b]=S(n[d],s[b]),P(i,p[b+1],n[d]),d++,b--;else if(l[u]===r[h])p[h]=S(n[u],s[h]),P(i,n[d],n[u]),u--,h++;else if(m===void 0&&(m=Bt(r,h,b),c=Bt(l,d,u)),m.has(l[d]))if(m.has(l[u])){let v=c.get(r[h]),X=v!==void 0?n[v]:null;if(X===null){let ot=P(i,n[d]);S(ot,s[h]),p[h]=ot}else p[h]=S(X,s[h]),P(i,n[d],X),n[v]=null;h++}else V(n[u]),u--;else V(n[d]),d++;for(;h<=b;){let v=P(i,p[b+1]);S(v,s[h]),p[h++]=v}for(;d<=u;){let v=n[d++];v!==null&&V(v)}return this.ut=r,ft(i,p),lt}});var Lt="/assets/editor-YHVJUXVZ.css";var M=i=>i.target.value;function J(i,e,t,a,n,s){return o`<div class="stepper" role="group" aria-label=${i}><span>${i}</span>
    <button type="button" aria-label="${i}: one less" data-less=${e} ?disabled=${t<=a} @click=${()=>s(t-1)}>${w("minus")}</button>
    <output data-value=${e}>${t}</output>
    <button type="button" aria-label="${i}: one more" data-more=${e} ?disabled=${t>=n} @click=${()=>s(t+1)}>${w("plus")}</button>
  </div>`}function it(i,e,t,a,n,s){let r=i.battle.armies[e][t];return o`<div class="chips-field">
    <label>${a}
      <select data-list="${e}-${t}" @change=${p=>{let m=M(p);p.target.value="",m&&i.change(c=>c.armies[e][t].push(m))}}>
        <option value="">Add…</option>
        ${n.map(p=>o`<option value=${p}>${s(p)}</option>`)}
      </select></label>
    ${r.length?o`<span class="chips">${r.map((p,m)=>o`<button type="button" class="chip" aria-label="Remove ${s(p)}" @click=${()=>i.change(c=>c.armies[e][t].splice(m,1))}>${s(p)}${w("close")}</button>`)}</span>`:g}
  </div>`}function qt(i,e,t){let a=n=>i.change(s=>{let r=s.armies[e].special;r.includes(n)?r.splice(r.indexOf(n),1):r.push(n)});return o`<details ?open=${t.special.length>0}><summary>Special rules${t.special.length?`: ${t.special.join(", ")}`:""}</summary>
    ${Object.entries(f(i.facts.specials)).map(([n,s])=>o`<label class="check"><input type="checkbox" data-special="${e}-${n}" .checked=${t.special.includes(n)} @change=${()=>a(n)} />
        <span><b>${E(n)}</b> <small>${Tt(s)}</small></span></label>`)}
  </details>`}function Wt(i,e){let t=i.battle.armies[e],{facts:a}=i,n=r=>r,s=r=>E(T(a,r).name);return o`<section class="army-panel of-${e}">
    <h3><i></i>${y(i.battle,e)} <small>${e==="bottom"?"at the bottom":"at the top"}</small></h3>
    <label class="line-field"><span>Army</span>
      <select data-army=${e} @change=${r=>i.change(l=>l.armies[e].army=M(r))}>
        ${B(a.armies).map(r=>o`<option ?selected=${r===t.army}>${r}</option>`)}
      </select></label>
    ${J("Cards in hand",`${e}-command`,t.command,1,9,r=>i.change(l=>l.armies[e].command=r))}
    ${J("Banners already won",`${e}-won`,t.won,0,29,r=>i.change(l=>l.armies[e].won=r))}
    ${it(i,e,"hand","Cards it begins with",Object.keys(f(a.cards)),n)}
    ${it(i,e,"waiting","Leaders placed after the deal",B(a.leaders),n)}
    ${it(i,e,"reserve","Reserve of an ambush",Object.keys(f(a.units)),s)}
    ${qt(i,e,t)}
  </section>`}function Jt(i){return o`${j.map(e=>Wt(i,e))}`}function Ft(i){let e=i.battle;return o`<label class="line-field"><span>Who moves first</span>
      <select data-first @change=${t=>i.change(a=>a.first=M(t))}>
        ${j.map(t=>o`<option value=${t} ?selected=${e.first===t}>${y(e,t)}</option>`)}
      </select></label>
    ${J("Banners to win","banners",e.banners,1,30,t=>i.change(a=>a.banners=t))}
    <label class="stack-field"><span>About</span>
      <textarea rows="4" maxlength="600" .value=${e.about} @change=${t=>i.change(a=>a.about=M(t))}></textarea></label>`}var _t=150,H=class{constructor(e){this.redraw=e;this.fault=null;this.timer=0;this.asked=0}ask(e,t){this.stop(),this.set(null),this.timer=window.setTimeout(()=>{this.check(e,t)},_t)}stop(){clearTimeout(this.timer)}async check(e,t){let a=++this.asked,n=await k.check(e,t).then(()=>"",s=>s.sentence);a===this.asked&&this.set(n)}set(e){this.fault=e,this.redraw()}};var Xt=200,z=class{constructor(e){this.changed=e;this.battle=N();this.facts={};this.past=[];this.future=[]}get json(){return U(this.battle,this.facts)}get canUndo(){return this.past.length>0}get canRedo(){return this.future.length>0}remember(){this.past=[...this.past.slice(-Xt),this.battle],this.future=[]}put(e){this.battle=e,this.changed()}change(e){let t=structuredClone(this.battle);e(t),this.remember(),this.put(t)}open(e){this.remember(),this.put(G(e,this.facts))}undo(){this.step(this.past,this.future)}redo(){this.step(this.future,this.past)}step(e,t){let a=e.pop();a&&(t.push(this.battle),this.put(a))}};function K(i,e,t){let{unit:a,leader:n}=tt(i,e,t),s=a?`${a.blocks} ${a.blocks===1?"block":"blocks"}`:"",r=[a?`${y(i,a.side)} ${a.info.name}, ${s}`:"",n?`${a?"":`${y(i,n.side)} `}leader ${n.name}`:"",(i.ground[e]??"").replace("-"," ")].filter(Boolean);return`${e.toUpperCase()}: ${r.join(", ")||"empty"}`}var O=i=>i.target.closest("[data-hex]")?.dataset.hex??"";function Yt(i,e,t){let a={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]},[n,s]=a[t],r=i.middle(e);return D.map(p=>{let m=i.middle(p),[c,d]=[m.x-r.x,m.y-r.y],u=c*n+d*s;return{h:p,ahead:u,cost:u+Math.abs(c*s+d*n)}}).filter(p=>p.ahead>10).sort((p,m)=>p.cost-m.cost)[0]?.h??e}function Qt(i,e,t){let{x:a,y:n}=e.middle(t),s=`${t===i.picked?"picked":""} ${t===i.bad?"bad":""}`;return L`<g class="hex ${s}" data-hex=${t} role="button" tabindex=${t===i.cursor?0:-1}
      aria-label=${K(i.battle,t,i.facts)} transform="translate(${a.toFixed(1)} ${n.toFixed(1)})">
    <polygon class="ring" points=${e.outline({x:0,y:0},.94)}></polygon></g>`}function Zt(i,e,t){let a=tt(i.battle,t,i.facts);if(!a.unit&&!a.leader)return g;let{x:n,y:s}=e.middle(t);return L`<g class="stand" data-drawn=${t} transform="translate(${n.toFixed(1)} ${s.toFixed(1)})">${C(a)}</g>`}function te(i,e,t){let a=O(i);if(!(!a||i.ctrlKey||i.metaKey)){if(i.key==="Enter"||i.key===" ")t.touch(a);else if(i.key==="Delete"||i.key==="Backspace")t.wipe(a);else if(i.key.startsWith("Arrow")){let n=Yt(e,a,i.key);t.go(n),i.currentTarget.querySelector(`[data-hex="${n}"]`)?.focus()}else return;i.preventDefault()}}function Vt(i,e){let t=new I(!1,i.upright),a=t.upright?[Z,8]:[8,Z],n=[-a[0],-8,t.width+a[0]+8,t.height+8+a[1]],s=r=>document.elementFromPoint(r.clientX,r.clientY)?.closest("[data-hex]")?.dataset.hex??"";return o`${xt(t.upright,o`<svg class="battlefield editing" viewBox=${n.join(" ")} role="group" aria-label="The field: arrow keys go from hex to hex, Enter uses the tool, Delete clears"
      @pointerdown=${r=>O(r)&&e.down(O(r),r)}
      @pointermove=${r=>r.buttons===1&&s(r)&&e.over(s(r))}
      @pointerup=${()=>e.up()} @pointercancel=${()=>e.up()}
      @click=${r=>O(r)&&e.click(O(r))}
      @focusin=${r=>O(r)&&e.go(O(r))}
      @keydown=${r=>te(r,t,e)}>
      ${jt(t,r=>i.battle.ground[r]??"clear")}
      ${D.map(r=>Qt(i,t,r))}
      <g class="stands" aria-hidden="true">${D.map(r=>Zt(i,t,r))}</g>
    </svg>`)}`}async function Ct(i,e){let t=new Blob([i]).stream().pipeThrough(e);return new Uint8Array(await new Response(t).arrayBuffer())}async function Dt(i){let e=new TextEncoder().encode(JSON.stringify(i)),t=await Ct(e,new CompressionStream("deflate-raw"));return btoa(String.fromCharCode(...t)).replace(/\+/g,"-").replace(/\//g,"_").replace(/=+$/,"")}async function It(i){try{let e=atob(i.replace(/-/g,"+").replace(/_/g,"/")),t=Uint8Array.from(e,n=>n.charCodeAt(0)),a=await Ct(t,new DecompressionStream("deflate-raw"));return JSON.parse(new TextDecoder().decode(a))}catch{return null}}function Nt(i,e){let t=document.createElement("a");t.href=URL.createObjectURL(new Blob([e],{type:"application/json"})),t.download=i,t.click(),setTimeout(()=>URL.revokeObjectURL(t.href),1e3)}var Gt="tessera-draft-ancients",R="tessera-battles-ancients";function A(i){try{return f(JSON.parse(localStorage.getItem(i)??"{}"))}catch{return{}}}function at(i,e){try{localStorage.setItem(i,JSON.stringify(e))}catch{x("The browser keeps nothing for this page: take it away as a file.",!0)}}var $={draft:()=>A(Gt),keepDraft:i=>at(Gt,i),titles:()=>Object.keys(A(R)),has:i=>i in A(R),get:i=>f(A(R)[i]),put:(i,e)=>at(R,{...A(R),[i]:e}),remove(i){let{[i]:e,...t}=A(R);at(R,t)}};var q=class{constructor(e,t){this.host=e;this.draft=t;this.link=""}forgetLink(){this.link=""}undo(){this.host.letGo(),this.draft.undo()}redo(){this.host.letGo(),this.draft.redo()}get title(){return this.draft.battle.title}open(e){this.host.letGo(),this.draft.open(e)}beginFrom(e){let t=e.target,[a,n]=t.value.split(/:(.*)/s),{facts:s}=this.draft;t.value="",a==="blank"&&this.open(U(N(),s)),a==="battle"&&this.open(f(St(s.battles,n))),a==="mine"&&this.open($.get(n))}save(){let e=!$.has(this.title);$.put(this.title,this.draft.json),x(e?"Saved in this browser.":"Saved in this browser, over the one of this title."),this.host.requestUpdate()}forget(){$.remove(this.title),x("No longer kept in this browser."),this.host.requestUpdate()}async share(e){this.link=`${location.origin}/edit/${e}#s=${await Dt(this.draft.json)}`,this.host.requestUpdate(),await this.host.updateComplete,this.host.querySelector("#share-link")?.select();try{await navigator.clipboard.writeText(this.link),x("The link is copied: whoever opens it has this battle.")}catch{x("Copy the link: whoever opens it has this battle.")}}async upload(e,t){let a=t.target,n=a.files?.[0];if(a.value="",!!n)try{let s=f(JSON.parse(await n.text()));await k.check(e,s).catch(r=>x(`${n.name}: ${r.sentence}`,!0)),this.open(s)}catch{x(`${n.name} is not a scenario.`,!0)}}file(){let e=this.title.replace(/[^\w]+/g,"-").toLowerCase()||"battle";Nt(`${e}.json`,JSON.stringify(this.draft.json,null,2)+`
`)}beginnings(e){let t=$.titles();return o`<select class="begin" aria-label="Begin from" data-begin @change=${a=>this.beginFrom(a)}>
      <option value="">Begin from…</option>
      <option value="blank:">A blank field</option>
      ${t.length?o`<optgroup label="Mine">${t.map(a=>o`<option value="mine:${a}">${a}</option>`)}</optgroup>`:g}
      <optgroup label="Battles">${e.scenarios.map(a=>o`<option value="battle:${a.id}">${a.title}</option>`)}</optgroup>
    </select>`}bar(e){let{draft:t,title:a}=this,n=r=>t.change(l=>l.title=r.target.value.trim()),s=(r,l,p,m=!1)=>o`<button type="button" title=${r} data-do=${r.toLowerCase()} ?disabled=${m} @click=${p}>${w(l)}<span>${r}</span></button>`;return o`<div class="edit-bar">
      <h1 class="unseen" tabindex="-1">Scenario editor</h1>
      <input class="edit-title" aria-label="Title" maxlength="60" .value=${a} @change=${n} />
      ${this.beginnings(e)}
      <div class="edit-acts">
        ${s("Undo","undo",()=>this.undo(),!t.canUndo)}
        ${s("Redo","redo",()=>this.redo(),!t.canRedo)}
        ${s("Save","save",()=>this.save(),!a)}
        ${$.has(a)?s("Forget","close",()=>this.forget()):g}
        ${s("Link","copy",()=>{this.share(e.id)})}
        ${s("File","download",()=>this.file())}
        <label class="button" title="Open a file">${w("upload")}<span>Open</span>
          <input class="unseen" type="file" accept=".json,application/json" @change=${r=>{this.upload(e.id,r)}} /></label>
      </div>
      ${this.link?o`<input id="share-link" class="share-link" readonly aria-label="Link to this battle" .value=${this.link} />`:g}
    </div>`}};var W=class{constructor(e,t){this.draft=e;this.redraw=t;this.tool={kind:"unit",name:"HI"};this.side="bottom";this.leader="Captain";this.cursor="g5";this.picked="";this.stroke=null;this.byFinger=!1;this.events={down:(e,t)=>{this.byFinger=t.pointerType==="touch",!this.byFinger&&t.button===0&&this.begin(e)},over:e=>{this.stroke&&e!==this.stroke.last&&this.tool.kind!=="leader"&&this.paint(e)},up:()=>this.stroke=null,click:e=>{this.byFinger&&this.events.touch(e),this.stroke=null},touch:e=>{this.begin(e),this.stroke=null},wipe:e=>this.wipe(e),go:e=>this.go(e)}}choose(e){e.kind==="leader"&&(this.leader=e.name),this.tool=e,this.letGo()}turn(e){this.side=e,this.redraw()}letGo(){this.picked="",this.redraw()}pick(e){let{units:t,leaders:a}=this.draft.battle,n=this.picked;t[e]||a[e]?this.picked=n===e?"":e:n&&(this.picked="",this.draft.change(s=>Rt(s,n,e)))}paint(e){let t=structuredClone(this.draft.battle);et(t,e,this.tool,this.side,this.stroke.away,this.draft.facts),this.stroke.last=e,this.draft.put(t)}begin(e){if(this.go(e),this.tool.kind==="pick")return this.pick(e);this.draft.remember(),this.stroke={away:Ot(this.draft.battle,e,this.tool,this.side),last:""},this.paint(e)}go(e){this.cursor=e,this.redraw()}wipe(e){this.draft.change(t=>et(t,e,{kind:"erase"},this.side,!1,this.draft.facts))}};var _=new I(!1,!1),nt="g5";function rt(i,e,t,a,n){let s=JSON.stringify(i.tool)===JSON.stringify(e);return o`<button type="button" class="swatch" aria-pressed=${s} title=${t}
    data-tool=${`${e.kind}:${"name"in e?e.name:""}`} @click=${()=>i.choose(e)}>${n}<small>${a}</small></button>`}function ee(i){let{x:e,y:t}=_.middle(nt);return o`<svg viewBox="-37 -42 74 84" aria-hidden="true">
    <polygon class="hex-ground ${wt(i)}" points=${_.outline({x:0,y:0})}></polygon>
    ${Et(_,nt,i)}
    <g transform="translate(${-e} ${-t})">${kt(_,a=>a===nt?i:"clear")}</g>
  </svg>`}function ie(i){return o`<div class="switch" role="radiogroup" aria-label="Army">
    ${j.map(e=>o`<button type="button" role="radio" class="of-${e}" aria-checked=${i.side===e} data-side=${e}
        @click=${()=>i.turn(e)}><i></i>${y(i.battle,e)}</button>`)}
  </div>`}function ae(i){return Object.keys(f(i.facts.units)).map(e=>{let t=T(i.facts,e),a=L`${C({unit:{side:i.side,info:t,blocks:t.blocks}})}`;return rt(i,{kind:"unit",name:e},`${E(t.name)}: ${t.kind}, moves ${t.move}, ${t.dice} dice`,E(t.name),o`<svg viewBox="-26 -34 52 68" aria-hidden="true">${a}</svg>`)})}function ne(i){let e=B(i.facts.leaders);return o`<div class="leader-tool">
    ${rt(i,{kind:"leader",name:i.leader},`Leader ${i.leader}`,i.leader,o`<svg viewBox="-24 -26 48 46" aria-hidden="true">${$t(i.side,"",!0)}</svg>`)}
    <label>Leader <select data-tool="leader-name" @change=${t=>i.choose({kind:"leader",name:t.target.value})}>
      ${e.map(t=>o`<option ?selected=${t===i.leader}>${t}</option>`)}
    </select></label>
  </div>`}function Ut(i){return o`${ie(i)} ${ne(i)}
    <div class="swatches">${ae(i)}</div>`}function Mt(i){let e=B(i.facts.terrain).filter(t=>t!=="clear"&&t!=="stormed camp");return o`<div class="swatches grounds-of">
    ${e.map(t=>rt(i,{kind:"ground",name:t},`${E(t.replace("-"," "))}. ${vt(t)}`,E(t.replace("-"," ")),ee(t)))}
  </div>`}function Ht(i){return o`${[[{kind:"pick"},"Move","hand"],[{kind:"erase"},"Erase","erase"]].map(([t,a,n])=>o`<button type="button" aria-pressed=${i.tool.kind===t.kind} data-tool=${t.kind}
      @click=${()=>i.choose(t)}>${w(n)}${a}</button>`)}
  ${"name"in i.tool?o`<span class="holding">${i.tool.kind==="ground"?"":y(i.battle,i.side)} ${i.tool.kind==="unit"?T(i.facts,i.tool.name).name:i.tool.name}</span>`:g}`}dt(yt);var F=matchMedia("(max-width: 640px)"),re=[["pieces","Pieces"],["ground","Ground"],["armies","Armies"],["battle","Battle"]],zt=1,st=class extends pt{constructor(){super();this.redraw=()=>this.requestUpdate();this.draft=new z(()=>this.changed());this.hand=new W(this.draft,this.redraw);this.checking=new H(this.redraw);this.keeping=new q(this,this.draft);this.onKey=t=>{let a=t.target.closest?.("input, textarea, select");if(!(t.ctrlKey||t.metaKey)||a)return;let n=t.key.toLowerCase();if(n==="z"&&!t.shiftKey)this.keeping.undo();else if(n==="y"||n==="z")this.keeping.redo();else return;t.preventDefault()};this.game="",this.info=null,this.panel="pieces"}static{this.properties={game:{},info:{state:!0},panel:{state:!0}}}async connectedCallback(){super.connectedCallback(),document.title="Scenario editor · Tessera",addEventListener("keydown",this.onKey),F.addEventListener("change",this.redraw);try{let[{games:t},{facts:a}]=await Promise.all([k.games(),k.facts(this.game),Q(mt),Q(Lt)]);this.dataset.board=Pt(this.game),this.draft.facts=a,await this.first(),this.info=t.find(n=>n.id===this.game)??null,this.checking.ask(this.game,this.draft.json)}catch(t){x(t.sentence,!0)}}disconnectedCallback(){super.disconnectedCallback(),removeEventListener("keydown",this.onKey),F.removeEventListener("change",this.redraw),this.checking.stop()}async first(){let t=location.hash.startsWith("#s=")?await It(location.hash.slice(3)):null,a=f(t??$.draft());a.sides&&(this.draft.battle=G(a,this.draft.facts)),location.hash&&history.replaceState(null,"",location.pathname)}changed(){let{json:t}=this.draft;this.keeping.forgetLink(),$.keepDraft(t),this.checking.ask(this.game,t)}letGo(){this.hand.letGo()}async play(t){t.preventDefault();let a=new FormData(t.target),n=String(a.get("mine")),s=n==="bottom"?"top":"bottom",r=this.info.options.map(l=>[l.id,String(a.get(`option-${l.id}`))]);try{let l=await k.create({game:this.game,custom:this.draft.json,options:Object.fromEntries(r),seats:{[n]:"me",[s]:String(a.get("against"))}});ct(`/t/${l.id}`)}catch(l){x(l.sentence,!0)}}here(){let{battle:t,facts:a}=this.draft,{cursor:n,picked:s}=this.hand,r=t.units[n],l=r?T(a,r.code).blocks:0;return o`<div class="here">
      <span>${s?`${K(t,s,a)}. Where to?`:K(t,n,a)}</span>
      ${r?J("Blocks","blocks",r.blocks,1,l,p=>this.draft.change(m=>m.units[n].blocks=p)):g}
    </div>`}verdict(){let{fault:t}=this.checking;return o`<p class="verdict ${t===null?"asking":t?"bad":"good"}" role="status">${t===null?"…":t||"This battle can be played."}</p>`}playForm(){let t=this.info,a=t.bots.filter(l=>l.id!=="random"),[n,s]=[t.options.slice(0,zt),t.options.slice(zt)],r=l=>o`<label title=${l.help}>${Y(l.id)} <select name="option-${l.id}">${l.values.map(p=>o`<option>${p}</option>`)}</select></label>`;return o`<form class="edit-play" @submit=${l=>{this.play(l)}}>
      <label>Play <select name="mine">${j.map(l=>o`<option value=${l}>${y(this.draft.battle,l)}</option>`)}</select></label>
      <label>against <select name="against">
        ${a.map((l,p)=>o`<option value="bot:${l.id}" ?selected=${p===0}>the computer, ${l.id}</option>`)}
        <option value="open">a friend, by link</option></select></label>
      ${n.map(r)}
      ${s.length?o`<details><summary>Rule options</summary><div class="row">${s.map(r)}</div></details>`:g}
      <button class="primary" type="submit" ?disabled=${this.checking.fault!==""}>Play it</button>
    </form>`}panels(){let{hand:t,draft:a}=this,{battle:n,facts:s}=a,r={battle:n,facts:s,tool:t.tool,side:t.side,leader:t.leader,choose:c=>t.choose(c),turn:c=>t.turn(c)},p={battle:n,facts:s,change:c=>a.change(c)},m={pieces:()=>Ut(r),ground:()=>Mt(r),armies:()=>Jt(p),battle:()=>Ft(p)};return o`<aside class="edit-side">
      ${F.matches?this.verdict():g}
      <div class="hand-tools">${Ht(r)}</div>
      <div class="edit-tabs" role="tablist">${re.map(([c,d])=>o`<button type="button" role="tab" aria-selected=${this.panel===c} data-panel=${c} @click=${()=>this.panel=c}>${d}</button>`)}</div>
      <div class="edit-panel" role="tabpanel" aria-label=${Y(this.panel)}>${At([this.panel],c=>c,()=>m[this.panel]())}</div>
    </aside>`}render(){if(!this.info)return o`<main id="main" class="page" tabindex="-1"><p class="faint">One moment…</p></main>`;let{battle:t,facts:a}=this.draft,{cursor:n,picked:s,events:r}=this.hand,l=/ on ([a-m][1-9])\b/.exec(this.checking.fault??"")?.[1]??"",p={battle:t,facts:a,upright:F.matches,cursor:n,picked:s,bad:l};return o`<main id="main" class="edit" tabindex="-1">
      ${this.keeping.bar(this.info)}
      <div class="edit-main">
        <div class="edit-board">
          ${Vt(p,r)} ${this.here()}
        </div>
        ${this.panels()}
      </div>
      <footer class="edit-foot">${F.matches?g:this.verdict()} ${this.playForm()}</footer>
    </main>`}};customElements.define("edit-page",st);

import{B as V,C as At,D as C,I as rt,K as Jt,M as R,N as M,P as z,Q as K,R as nt,S as v,T as Ft,U as st,V as Vt,a as St,c as jt,d as H,e as o,i as G,k as U,l as Ot,m as Rt,n as Pt,o as Bt,q as Lt,r as b,y as O}from"/assets/chunk-L3DORS5F.js";import{a as $}from"/assets/chunk-JCMGWI3T.js";import"/assets/chunk-G44UT42I.js";import{a as yt,b as at,d as Ct}from"/assets/chunk-THH3AIF5.js";import"/assets/chunk-JLVTJSEV.js";import{b as gt}from"/assets/chunk-HM6BU4G7.js";import{a as y}from"/assets/chunk-K24OQILJ.js";import{a as ut,c as T}from"/assets/chunk-7KDCU23U.js";import{a as L,b as j,c as kt,d as Et,e as D,f as Tt}from"/assets/chunk-6S4AX2QW.js";import{a as it,c as bt,d as xt}from"/assets/chunk-FCHDHV5A.js";import"/assets/chunk-CQLFCKA2.js";import"/assets/chunk-OWLORRFJ.js";import{a as $t,b as vt,c as wt}from"/assets/chunk-26ODUJTJ.js";import"/assets/chunk-PJXYTH4E.js";import{b as ft,d as E}from"/assets/chunk-NXG33I6M.js";import{b as S,c as et}from"/assets/chunk-35U3FNVW.js";import{a as l,b as J,c as ht,d as g,l as F}from"/assets/chunk-BXAV5QSS.js";import"/assets/chunk-VVCT3YM4.js";var Nt=(i,e,t)=>{let a=new Map;for(let r=e;r<=t;r++)a.set(i[r],r);return a},It=vt(class extends wt{constructor(i){if(super(i),i.type!==$t.CHILD)throw Error("repeat() can only be used in text expressions")}dt(i,e,t){let a;t===void 0?t=e:e!==void 0&&(a=e);let r=[],s=[],n=0;for(let p of i)r[n]=a?a(p,n):n,s[n]=t(p,n),n++;return{values:s,keys:r}}render(i,e,t){return this.dt(i,e,t).values}update(i,[e,t,a]){let r=Et(i),{values:s,keys:n}=this.dt(e,t,a);if(!Array.isArray(r))return this.ut=n,s;let p=this.ut??=[],d=[],h,m,c=0,f=r.length-1,u=0,x=s.length-1;for(;c<=f&&u<=x;)if(r[c]===null)c++;else if(r[f]===null)f--;else if(p[c]===n[u])d[u]=j(r[c],s[u]),c++,u++;else if(p[f]===n[x])d[x]=j(r[f],s[x]),f--,x--;else if(p[c]===n[x])d[x]=j(r[c],s[x]),L(i,d[x+1],r[c]),c++,x--;else if(p[f]===n[u])d[u]=j(r[f],s[u]),L(i,r[c],r[f]),f--,u++;else if(h===void 0&&(h=Nt(n,u,x),m=Nt(p,c,f)),h.has(p[c]))if(h.has(p[f])){let k=m.get(n[u]),tt=k!==void 0?r[k]:null;if(tt===null){let mt=L(i,r[c]);j(mt,s[u]),d[u]=mt}else d[u]=j(tt,s[u]),L(i,r[c],tt),r[k]=null;u++}else D(r[f]),f--;else D(r[c]),c++;for(;u<=x;){let k=L(i,d[x+1]);j(k,s[u]),d[u++]=k}for(;c<=f;){let k=r[c++];k!==null&&D(k)}return this.ut=n,kt(i,d),ht}});var Dt="/assets/editor-YHVJUXVZ.css";var q=i=>i.target.value;function N(i,e,t,a,r,s){return l`<div class="stepper" role="group" aria-label=${i}><span>${i}</span>
    <button type="button" aria-label=${o.less(i)} data-less=${e} ?disabled=${t<=a} @click=${()=>s(t-1)}>${E("minus")}</button>
    <output data-value=${e}>${t}</output>
    <button type="button" aria-label=${o.more(i)} data-more=${e} ?disabled=${t>=r} @click=${()=>s(t+1)}>${E("plus")}</button>
  </div>`}function ot(i,e,t,a,r,s){let n=i.battle.armies[e][t];return l`<div class="chips-field">
    <label>${a}
      <select data-list="${e}-${t}" @change=${d=>{let h=q(d);d.target.value="",h&&i.change(m=>m.armies[e][t].push(h))}}>
        <option value="">${o.add}</option>
        ${r.map(d=>l`<option value=${d}>${s(d)}</option>`)}
      </select></label>
    ${n.length?l`<span class="chips">${n.map((d,h)=>l`<button type="button" class="chip" aria-label=${o.remove(s(d))} @click=${()=>i.change(m=>m.armies[e][t].splice(h,1))}>${s(d)}${E("close")}</button>`)}</span>`:g}
  </div>`}function te(i,e,t){let a=r=>i.change(s=>{let n=s.armies[e].special;n.includes(r)?n.splice(n.indexOf(r),1):n.push(r)});return l`<details ?open=${t.special.length>0}><summary>${t.special.length?o.specialsOf(t.special.join(", ")):o.specials}</summary>
    ${Object.entries(b(i.facts.specials)).map(([r,s])=>l`<label class="check"><input type="checkbox" data-special="${e}-${r}" .checked=${t.special.includes(r)} @change=${()=>a(r)} />
        <span><b>${S(r)}</b> <small>${Lt(s)}</small></span></label>`)}
  </details>`}function ee(i,e){let t=i.battle.armies[e],{facts:a}=i,r=n=>n,s=n=>S(O(a,n).name);return l`<section class="army-panel of-${e}">
    <h3><i></i>${v(i.battle,e)} <small>${e==="bottom"?o.bottom:o.top}</small></h3>
    <label class="line-field"><span>${o.armyLabel}</span>
      <select data-army=${e} @change=${n=>i.change(p=>p.armies[e].army=q(n))}>
        ${C(a.armies).map(n=>l`<option ?selected=${n===t.army}>${n}</option>`)}
      </select></label>
    ${N(o.command,`${e}-command`,t.command,1,9,n=>i.change(p=>p.armies[e].command=n))}
    ${N(o.won,`${e}-won`,t.won,0,29,n=>i.change(p=>p.armies[e].won=n))}
    ${ot(i,e,"hand",o.firstCards,Object.keys(b(a.cards)),r)}
    ${ot(i,e,"waiting",o.waiting,C(a.leaders),r)}
    ${ot(i,e,"reserve",o.ambush,Object.keys(b(a.units)),s)}
    ${te(i,e,t)}
  </section>`}function Ht(i){return l`${R.map(e=>ee(i,e))}`}function Gt(i){let e=i.battle;return l`<label class="line-field"><span>${o.first}</span>
      <select data-first @change=${t=>i.change(a=>a.first=q(t))}>
        ${R.map(t=>l`<option value=${t} ?selected=${e.first===t}>${v(e,t)}</option>`)}
      </select></label>
    ${N(o.goal,"banners",e.banners,1,30,t=>i.change(a=>a.banners=t))}
    <label class="stack-field"><span>${o.about}</span>
      <textarea rows="4" maxlength="600" .value=${e.about} @change=${t=>i.change(a=>a.about=q(t))}></textarea></label>`}var ie=150,_=class{constructor(e){this.redraw=e;this.fault=null;this.place="";this.timer=0;this.asked=0}ask(e,t){this.stop(),this.set(null),this.timer=window.setTimeout(()=>{this.check(e,t)},ie)}stop(){clearTimeout(this.timer)}async check(e,t){let a=++this.asked,r=await T.check(e,t).then(()=>null,s=>s);a===this.asked&&this.set(r?.sentence??"",r?.place)}set(e,t=""){this.fault=e,this.place=t,this.redraw()}};var ae=200,W=class{constructor(e){this.changed=e;this.battle=M();this.facts={};this.past=[];this.future=[]}get json(){return K(this.battle,this.facts)}get canUndo(){return this.past.length>0}get canRedo(){return this.future.length>0}remember(){this.past=[...this.past.slice(-ae),this.battle],this.future=[]}put(e){this.battle=e,this.changed()}change(e){let t=structuredClone(this.battle);e(t),this.remember(),this.put(t)}open(e){this.remember(),this.put(z(e,this.facts))}undo(){this.step(this.past,this.future)}redo(){this.step(this.future,this.past)}step(e,t){let a=e.pop();a&&(t.push(this.battle),this.put(a))}};function X(i,e,t){let{unit:a,leader:r}=nt(i,e,t),s=[a?o.unit(v(i,a.side),a.info.name,a.blocks):"",r?a?o.leader(r.name):o.leaderOf(v(i,r.side),r.name):"",i.ground[e]?V(i.ground[e]):""].filter(Boolean);return o.hex(e.toUpperCase(),s.join(", ")||o.empty)}var P=i=>i.target.closest("[data-hex]")?.dataset.hex??"";function re(i,e,t){let a={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]},[r,s]=a[t],n=i.middle(e);return G.map(d=>{let h=i.middle(d),[m,c]=[h.x-n.x,h.y-n.y],f=m*r+c*s;return{h:d,ahead:f,cost:f+Math.abs(m*s+c*r)}}).filter(d=>d.ahead>10).sort((d,h)=>d.cost-h.cost)[0]?.h??e}function ne(i,e,t){let{x:a,y:r}=e.middle(t),s=`${t===i.picked?"picked":""} ${t===i.bad?"bad":""}`;return J`<g class="hex ${s}" data-hex=${t} role="button" tabindex=${t===i.cursor?0:-1}
      aria-label=${X(i.battle,t,i.facts)} transform="translate(${a.toFixed(1)} ${r.toFixed(1)})">
    <polygon class="ring" points=${e.outline({x:0,y:0},.94)}></polygon></g>`}function se(i,e,t){let a=nt(i.battle,t,i.facts);if(!a.unit&&!a.leader)return g;let{x:r,y:s}=e.middle(t);return J`<g class="stand" data-drawn=${t} transform="translate(${r.toFixed(1)} ${s.toFixed(1)})">${H(a)}</g>`}function oe(i,e,t){let a=P(i);if(!(!a||i.ctrlKey||i.metaKey)){if(i.key==="Enter"||i.key===" ")t.touch(a);else if(i.key==="Delete"||i.key==="Backspace")t.wipe(a);else if(i.key.startsWith("Arrow")){let r=re(e,a,i.key);t.go(r),i.currentTarget.querySelector(`[data-hex="${r}"]`)?.focus()}else return;i.preventDefault()}}function Ut(i,e){let t=new U(!1,i.upright),a=t.upright?[rt,8]:[8,rt],r=[-a[0],-8,t.width+a[0]+8,t.height+8+a[1]],s=n=>document.elementFromPoint(n.clientX,n.clientY)?.closest("[data-hex]")?.dataset.hex??"";return l`${Tt(t.upright,l`<svg class="battlefield editing" viewBox=${r.join(" ")} role="group" aria-label=${o.field}
      @pointerdown=${n=>P(n)&&e.down(P(n),n)}
      @pointermove=${n=>n.buttons===1&&s(n)&&e.over(s(n))}
      @pointerup=${()=>e.up()} @pointercancel=${()=>e.up()}
      @click=${n=>P(n)&&e.click(P(n))}
      @focusin=${n=>P(n)&&e.go(P(n))}
      @keydown=${n=>oe(n,t,e)}>
      ${Jt(t,n=>i.battle.ground[n]??"clear")}
      ${G.map(n=>ne(i,t,n))}
      <g class="stands" aria-hidden="true">${G.map(n=>se(i,t,n))}</g>
    </svg>`)}`}async function Mt(i,e){let t=new Blob([i]).stream().pipeThrough(e);return new Uint8Array(await new Response(t).arrayBuffer())}async function zt(i){let e=new TextEncoder().encode(JSON.stringify(i)),t=await Mt(e,new CompressionStream("deflate-raw"));return btoa(String.fromCharCode(...t)).replace(/\+/g,"-").replace(/\//g,"_").replace(/=+$/,"")}async function Kt(i){try{let e=atob(i.replace(/-/g,"+").replace(/_/g,"/")),t=Uint8Array.from(e,r=>r.charCodeAt(0)),a=await Mt(t,new DecompressionStream("deflate-raw"));return JSON.parse(new TextDecoder().decode(a))}catch{return null}}function qt(i,e){let t=document.createElement("a");t.href=URL.createObjectURL(new Blob([e],{type:"application/json"})),t.download=i,t.click(),setTimeout(()=>URL.revokeObjectURL(t.href),1e3)}var _t="tessera-draft-ancients",B="tessera-battles-ancients";function A(i){try{return b(JSON.parse(localStorage.getItem(i)??"{}"))}catch{return{}}}function lt(i,e){try{localStorage.setItem(i,JSON.stringify(e))}catch{y(o.noStorage,!0)}}var w={draft:()=>A(_t),keepDraft:i=>lt(_t,i),titles:()=>Object.keys(A(B)),has:i=>i in A(B),get:i=>b(A(B)[i]),put:(i,e)=>lt(B,{...A(B),[i]:e}),remove(i){let{[i]:e,...t}=A(B);lt(B,t)}};var Y=class{constructor(e,t){this.host=e;this.draft=t;this.link=""}forgetLink(){this.link=""}undo(){this.host.letGo(),this.draft.undo()}redo(){this.host.letGo(),this.draft.redo()}get title(){return this.draft.battle.title}open(e){this.host.letGo(),this.draft.open(e)}beginFrom(e){let t=e.target,[a,r]=t.value.split(/:(.*)/s),{facts:s}=this.draft;t.value="",a==="blank"&&this.open(K(M(),s)),a==="battle"&&this.open(b(Bt(s.battles,r))),a==="mine"&&this.open(w.get(r))}save(){let e=!w.has(this.title);w.put(this.title,this.draft.json),y(e?o.saved:o.savedOver),this.host.requestUpdate()}forget(){w.remove(this.title),y(o.forgotten),this.host.requestUpdate()}async share(e){this.link=`${location.origin}/edit/${e}#s=${await zt(this.draft.json)}`,this.host.requestUpdate(),await this.host.updateComplete,this.host.querySelector("#share-link")?.select();try{await navigator.clipboard.writeText(this.link),y(o.copied)}catch{y(o.copyByHand)}}async upload(e,t){let a=t.target,r=a.files?.[0];if(a.value="",!!r)try{let s=b(JSON.parse(await r.text()));await T.check(e,s).catch(n=>y(o.fault(r.name,n.sentence),!0)),this.open(s)}catch{y(o.notScenario(r.name),!0)}}file(){let e=this.title.replace(/[^\w]+/g,"-").toLowerCase()||"battle";qt(`${e}.json`,JSON.stringify(this.draft.json,null,2)+`
`)}beginnings(e){let t=w.titles();return l`<select class="begin" aria-label=${o.startFrom} data-begin @change=${a=>this.beginFrom(a)}>
      <option value="">${o.startFromHint}</option>
      <option value="blank:">${o.blank}</option>
      ${t.length?l`<optgroup label=${o.mine}>${t.map(a=>l`<option value="mine:${a}">${a}</option>`)}</optgroup>`:g}
      <optgroup label=${o.battles}>${e.scenarios.map(a=>l`<option value="battle:${a.id}">${a.title}</option>`)}</optgroup>
    </select>`}bar(e){let{draft:t,title:a}=this,r=n=>t.change(p=>p.title=n.target.value.trim()),s=(n,p,d,h,m=!1)=>l`<button type="button" title=${p} data-do=${n} ?disabled=${m} @click=${h}>${E(d)}<span>${p}</span></button>`;return l`<div class="edit-bar">
      <h1 class="unseen" tabindex="-1">${o.editor}</h1>
      <input class="edit-title" aria-label=${o.title} maxlength="60" .value=${a} @change=${r} />
      ${this.beginnings(e)}
      <div class="edit-acts">
        ${s("undo",o.undo,"undo",()=>this.undo(),!t.canUndo)}
        ${s("redo",o.redo,"redo",()=>this.redo(),!t.canRedo)}
        ${s("save",o.save,"save",()=>this.save(),!a)}
        ${w.has(a)?s("forget",o.forget,"close",()=>this.forget()):g}
        ${s("link",o.link,"copy",()=>{this.share(e.id)})}
        ${s("file",o.file,"download",()=>this.file())}
        <label class="button" title=${o.openFile}>${E("upload")}<span>${o.open}</span>
          <input class="unseen" type="file" accept=".json,application/json" @change=${n=>{this.upload(e.id,n)}} /></label>
      </div>
      ${this.link?l`<input id="share-link" class="share-link" readonly aria-label=${o.linkLabel} .value=${this.link} />`:g}
    </div>`}};var Q=class{constructor(e,t){this.draft=e;this.redraw=t;this.tool={kind:"unit",name:"HI"};this.side="bottom";this.leader="Captain";this.cursor="g5";this.picked="";this.stroke=null;this.byFinger=!1;this.events={down:(e,t)=>{this.byFinger=t.pointerType==="touch",!this.byFinger&&t.button===0&&this.begin(e)},over:e=>{this.stroke&&e!==this.stroke.last&&this.tool.kind!=="leader"&&this.paint(e)},up:()=>this.stroke=null,click:e=>{this.byFinger&&this.events.touch(e),this.stroke=null},touch:e=>{this.begin(e),this.stroke=null},wipe:e=>this.wipe(e),go:e=>this.go(e)}}choose(e){e.kind==="leader"&&(this.leader=e.name),this.tool=e,this.letGo()}turn(e){this.side=e,this.redraw()}letGo(){this.picked="",this.redraw()}pick(e){let{units:t,leaders:a}=this.draft.battle,r=this.picked;t[e]||a[e]?this.picked=r===e?"":e:r&&(this.picked="",this.draft.change(s=>Vt(s,r,e)))}paint(e){let t=structuredClone(this.draft.battle);st(t,e,this.tool,this.side,this.stroke.away,this.draft.facts),this.stroke.last=e,this.draft.put(t)}begin(e){if(this.go(e),this.tool.kind==="pick")return this.pick(e);this.draft.remember(),this.stroke={away:Ft(this.draft.battle,e,this.tool,this.side),last:""},this.paint(e)}go(e){this.cursor=e,this.redraw()}wipe(e){this.draft.change(t=>st(t,e,{kind:"erase"},this.side,!1,this.draft.facts))}};var Z=new U(!1,!1),pt="g5";function dt(i,e,t,a,r){let s=JSON.stringify(i.tool)===JSON.stringify(e);return l`<button type="button" class="swatch" aria-pressed=${s} title=${t}
    data-tool=${`${e.kind}:${"name"in e?e.name:""}`} @click=${()=>i.choose(e)}>${r}<small>${a}</small></button>`}function le(i){let{x:e,y:t}=Z.middle(pt);return l`<svg viewBox="-37 -42 74 84" aria-hidden="true">
    <polygon class="hex-ground ${Ot(i)}" points=${Z.outline({x:0,y:0})}></polygon>
    ${Pt(Z,pt,i)}
    <g transform="translate(${-e} ${-t})">${Rt(Z,a=>a===pt?i:"clear")}</g>
  </svg>`}function pe(i){return l`<div class="switch" role="radiogroup" aria-label=${o.armyLabel}>
    ${R.map(e=>l`<button type="button" role="radio" class="of-${e}" aria-checked=${i.side===e} data-side=${e}
        @click=${()=>i.turn(e)}><i></i>${v(i.battle,e)}</button>`)}
  </div>`}function de(i){return Object.keys(b(i.facts.units)).map(e=>{let t=O(i.facts,e),a=J`${H({unit:{side:i.side,info:t,blocks:t.blocks}})}`;return dt(i,{kind:"unit",name:e},o.unitTool(S(t.name),o.kinds[t.kind],t.move,t.dice?o.diceCount(t.dice):o.diceOfEnemy),S(t.name),l`<svg viewBox="-26 -34 52 68" aria-hidden="true">${a}</svg>`)})}function ce(i){let e=C(i.facts.leaders);return l`<div class="leader-tool">
    ${dt(i,{kind:"leader",name:i.leader},o.leaderNamed(i.leader),i.leader,l`<svg viewBox="-24 -26 48 46" aria-hidden="true">${jt(i.side,"",!0)}</svg>`)}
    <label>${o.leaderTool} <select data-tool="leader-name" @change=${t=>i.choose({kind:"leader",name:t.target.value})}>
      ${e.map(t=>l`<option ?selected=${t===i.leader}>${t}</option>`)}
    </select></label>
  </div>`}function Wt(i){return l`${pe(i)} ${ce(i)}
    <div class="swatches">${de(i)}</div>`}function Xt(i){let e=Object.keys(b(i.facts.terrain)).filter(t=>t!=="clear"&&t!=="stormed camp");return l`<div class="swatches grounds-of">
    ${e.map(t=>dt(i,{kind:"ground",name:t},o.groundTool(S(V(t)),At(i.facts,t)),S(V(t)),le(t)))}
  </div>`}function Yt(i){let e=[[{kind:"pick"},o.pick,"hand"],[{kind:"erase"},o.erase,"erase"]];return l`${e.map(([t,a,r])=>l`<button type="button" aria-pressed=${i.tool.kind===t.kind} data-tool=${t.kind}
      @click=${()=>i.choose(t)}>${E(r)}${a}</button>`)}
  ${"name"in i.tool?l`<span class="holding">${i.tool.kind==="ground"?"":v(i.battle,i.side)} ${i.tool.kind==="unit"?O(i.facts,i.tool.name).name:i.tool.name}</span>`:g}`}ft(St);var I=matchMedia("(max-width: 640px)"),me=Object.entries($.editor.panels),Qt=1,ct=class extends ut{constructor(){super();this.redraw=()=>this.requestUpdate();this.draft=new W(()=>this.changed());this.hand=new Q(this.draft,this.redraw);this.checking=new _(this.redraw);this.keeping=new Y(this,this.draft);this.onKey=t=>{let a=t.target.closest?.("input, textarea, select");if(!(t.ctrlKey||t.metaKey)||a)return;let r=t.key.toLowerCase();if(r==="z"&&!t.shiftKey)this.keeping.undo();else if(r==="y"||r==="z")this.keeping.redo();else return;t.preventDefault()};this.game="",this.info=null,this.panel="pieces"}static{this.properties={game:{},info:{state:!0},panel:{state:!0}}}async connectedCallback(){super.connectedCallback(),document.title=`${$.editor.title} · ${F.name}`,addEventListener("keydown",this.onKey),I.addEventListener("change",this.redraw);try{let[{games:t},{facts:a}]=await Promise.all([T.games(),T.facts(this.game),at(yt),at(Dt)]);this.dataset.board=Ct(this.game),this.draft.facts=a,await this.first(),this.info=t.find(r=>r.id===this.game)??null,this.checking.ask(this.game,this.draft.json)}catch(t){y(t.sentence,!0)}}disconnectedCallback(){super.disconnectedCallback(),removeEventListener("keydown",this.onKey),I.removeEventListener("change",this.redraw),this.checking.stop()}async first(){let t=location.hash.startsWith("#s=")?await Kt(location.hash.slice(3)):null,a=b(t??w.draft());a.sides&&(this.draft.battle=z(a,this.draft.facts)),location.hash&&history.replaceState(null,"",location.pathname)}changed(){let{json:t}=this.draft;this.keeping.forgetLink(),w.keepDraft(t),this.checking.ask(this.game,t)}letGo(){this.hand.letGo()}async play(t){t.preventDefault();let a=new FormData(t.target),r=String(a.get("mine")),s=r==="bottom"?"top":"bottom",n=this.info.options.map(p=>[p.id,String(a.get(`option-${p.id}`))]);try{let p=await T.create({game:this.game,custom:this.draft.json,options:Object.fromEntries(n),seats:{[r]:"me",[s]:String(a.get("against"))}});gt(`/t/${p.id}`)}catch(p){y(p.sentence,!0)}}here(){let{battle:t,facts:a}=this.draft,{cursor:r,picked:s}=this.hand,n=t.units[r],p=n?O(a,n.code).blocks:0;return l`<div class="here">
      <span>${s?$.editor.whereTo(X(t,s,a)):X(t,r,a)}</span>
      ${n?N($.editor.blocks,"blocks",n.blocks,1,p,d=>this.draft.change(h=>h.units[r].blocks=d)):g}
    </div>`}verdict(){let{fault:t}=this.checking,a=t===null?"asking":t?"bad":"good",r=t===null?"…":t||$.editor.good;return l`<p class="verdict ${a}" role="status">${r}</p>`}playForm(){let t=this.info,[a,r]=[t.options.slice(0,Qt),t.options.slice(Qt)],s=n=>l`<label title=${n.help}>${et(n.id)} <select name="option-${n.id}">${n.values.map(p=>l`<option value=${p}>${et(p)}</option>`)}</select></label>`;return l`<form class="edit-play" @submit=${n=>{this.play(n)}}>
      <label>${$.editor.play} <select name="mine">${R.map(n=>l`<option value=${n}>${v(this.draft.battle,n)}</option>`)}</select></label>
      <label>${$.editor.against} <select name="against">
        ${bt(t).map(n=>l`<option value="bot:${n}">${F.levelOfBot(it(n))}</option>`)}
        ${xt(t).map(n=>l`<option value="bot:${n}">${F.levelOfBot(it(n))}</option>`)}
        <option value="open">${$.editor.friend}</option></select></label>
      ${a.map(s)}
      ${r.length?l`<details><summary>${$.editor.options}</summary><div class="row">${r.map(s)}</div></details>`:g}
      <button class="primary" type="submit" ?disabled=${this.checking.fault!==""}>${$.editor.submit}</button>
    </form>`}panels(){let{hand:t,draft:a}=this,{battle:r,facts:s}=a,n={battle:r,facts:s,tool:t.tool,side:t.side,leader:t.leader,choose:m=>t.choose(m),turn:m=>t.turn(m)},d={battle:r,facts:s,change:m=>a.change(m)},h={pieces:()=>Wt(n),ground:()=>Xt(n),armies:()=>Ht(d),battle:()=>Gt(d)};return l`<aside class="edit-side">
      ${I.matches?this.verdict():g}
      <div class="hand-tools">${Yt(n)}</div>
      <div class="edit-tabs" role="tablist">${me.map(([m,c])=>l`<button type="button" role="tab" aria-selected=${this.panel===m} data-panel=${m} @click=${()=>this.panel=m}>${c}</button>`)}</div>
      <div class="edit-panel" role="tabpanel" aria-label=${$.editor.panels[this.panel]}>${It([this.panel],m=>m,()=>h[this.panel]())}</div>
    </aside>`}render(){if(!this.info)return l`<main id="main" class="page" tabindex="-1"><p class="faint">${F.wait}</p></main>`;let{battle:t,facts:a}=this.draft,{cursor:r,picked:s,events:n}=this.hand,p=this.checking.place,d={battle:t,facts:a,upright:I.matches,cursor:r,picked:s,bad:p};return l`<main id="main" class="edit" tabindex="-1">
      ${this.keeping.bar(this.info)}
      <div class="edit-main">
        <div class="edit-board">
          ${Ut(d,n)} ${this.here()}
        </div>
        ${this.panels()}
      </div>
      <footer class="edit-foot">${I.matches?g:this.verdict()} ${this.playForm()}</footer>
    </main>`}};customElements.define("edit-page",ct);

import{D as rt,F as Jt,H as R,I as z,K,L as q,M as nt,N as y,O as Vt,P as st,Q as At,a as Ot,c as Rt,d as H,e as o,i as G,k as M,l as Pt,m as Bt,n as Lt,t as O,w as A,x as Ft,y as I}from"/assets/chunk-C262AVCG.js";import"/assets/chunk-G44UT42I.js";import{a as v}from"/assets/chunk-E2WZ4QDK.js";import{a as Nt,b as Ct,c as Dt}from"/assets/chunk-ZFAQIFGW.js";import{a as $t,b as at,d as It}from"/assets/chunk-OKJ4A6JV.js";import{b as ft}from"/assets/chunk-HM6BU4G7.js";import"/assets/chunk-3S2CDJG5.js";import{a as $}from"/assets/chunk-73EENH2G.js";import{b as T}from"/assets/chunk-5N3I3AXC.js";import{a as ut}from"/assets/chunk-43F7573R.js";import{a as L,b as j,c as Tt,d as St,e as D,f as jt}from"/assets/chunk-42RPXLOJ.js";import{a as it,c as bt,d as xt}from"/assets/chunk-GYQQYJTJ.js";import"/assets/chunk-4E6YPYL3.js";import"/assets/chunk-OWLORRFJ.js";import{a as kt,c as Et,d as b}from"/assets/chunk-LEOKBJZ6.js";import{a as vt,b as yt,c as wt}from"/assets/chunk-26ODUJTJ.js";import"/assets/chunk-PJXYTH4E.js";import{a as gt,d as E}from"/assets/chunk-54MHDFP2.js";import{b as S,c as et}from"/assets/chunk-OST4D425.js";import{a as l,b as J,c as ht,d as f,j as V}from"/assets/chunk-5T3Z5TEQ.js";import"/assets/chunk-7OBHRF5D.js";import"/assets/chunk-VVCT3YM4.js";var Ht=(i,e,t)=>{let a=new Map;for(let r=e;r<=t;r++)a.set(i[r],r);return a},Gt=yt(class extends wt{constructor(i){if(super(i),i.type!==vt.CHILD)throw Error("repeat() can only be used in text expressions")}dt(i,e,t){let a;t===void 0?t=e:e!==void 0&&(a=e);let r=[],s=[],n=0;for(let p of i)r[n]=a?a(p,n):n,s[n]=t(p,n),n++;return{values:s,keys:r}}render(i,e,t){return this.dt(i,e,t).values}update(i,[e,t,a]){let r=St(i),{values:s,keys:n}=this.dt(e,t,a);if(!Array.isArray(r))return this.ut=n,s;let p=this.ut??=[],d=[],h,m,c=0,g=r.length-1,u=0,x=s.length-1;for(;c<=g&&u<=x;)if(r[c]===null)c++;else if(r[g]===null)g--;else if(p[c]===n[u])d[u]=j(r[c],s[u]),c++,u++;else if(p[g]===n[x])d[x]=j(r[g],s[x]),g--,x--;else if(p[c]===n[x])d[x]=j(r[c],s[x]),L(i,d[x+1],r[c]),c++,x--;else if(p[g]===n[u])d[u]=j(r[g],s[u]),L(i,r[c],r[g]),g--,u++;else if(h===void 0&&(h=Ht(n,u,x),m=Ht(p,c,g)),h.has(p[c]))if(h.has(p[g])){let k=m.get(n[u]),tt=k!==void 0?r[k]:null;if(tt===null){let mt=L(i,r[c]);j(mt,s[u]),d[u]=mt}else d[u]=j(tt,s[u]),L(i,r[c],tt),r[k]=null;u++}else D(r[g]),g--;else D(r[c]),c++;for(;u<=x;){let k=L(i,d[x+1]);j(k,s[u]),d[u++]=k}for(;c<=g;){let k=r[c++];k!==null&&D(k)}return this.ut=n,Tt(i,d),ht}});var Mt="/assets/editor-YHVJUXVZ.css";var U=i=>i.target.value;function N(i,e,t,a,r,s){return l`<div class="stepper" role="group" aria-label=${i}><span>${i}</span>
    <button type="button" aria-label=${o.less(i)} data-less=${e} ?disabled=${t<=a} @click=${()=>s(t-1)}>${E("minus")}</button>
    <output data-value=${e}>${t}</output>
    <button type="button" aria-label=${o.more(i)} data-more=${e} ?disabled=${t>=r} @click=${()=>s(t+1)}>${E("plus")}</button>
  </div>`}function ot(i,e,t,a,r,s){let n=i.battle.armies[e][t];return l`<div class="chips-field">
    <label>${a}
      <select data-list="${e}-${t}" @change=${d=>{let h=U(d);d.target.value="",h&&i.change(m=>m.armies[e][t].push(h))}}>
        <option value="">${o.add}</option>
        ${r.map(d=>l`<option value=${d}>${s(d)}</option>`)}
      </select></label>
    ${n.length?l`<span class="chips">${n.map((d,h)=>l`<button type="button" class="chip" aria-label=${o.remove(s(d))} @click=${()=>i.change(m=>m.armies[e][t].splice(h,1))}>${s(d)}${E("close")}</button>`)}</span>`:f}
  </div>`}function Zt(i,e,t){let a=r=>i.change(s=>{let n=s.armies[e].special;n.includes(r)?n.splice(n.indexOf(r),1):n.push(r)});return l`<details ?open=${t.special.length>0}><summary>${t.special.length?o.specialsOf(t.special.join(", ")):o.specials}</summary>
    ${Object.entries(b(i.facts.specials)).map(([r,s])=>l`<label class="check"><input type="checkbox" data-special="${e}-${r}" .checked=${t.special.includes(r)} @change=${()=>a(r)} />
        <span><b>${S(r)}</b> <small>${Et(s)}</small></span></label>`)}
  </details>`}function te(i,e){let t=i.battle.armies[e],{facts:a}=i,r=n=>n,s=n=>S(O(a,n).name);return l`<section class="army-panel of-${e}">
    <h3><i></i>${y(i.battle,e)} <small>${e==="bottom"?o.bottom:o.top}</small></h3>
    <label class="line-field"><span>${o.armyLabel}</span>
      <select data-army=${e} @change=${n=>i.change(p=>p.armies[e].army=U(n))}>
        ${I(a.armies).map(n=>l`<option ?selected=${n===t.army}>${n}</option>`)}
      </select></label>
    ${N(o.command,`${e}-command`,t.command,1,9,n=>i.change(p=>p.armies[e].command=n))}
    ${N(o.won,`${e}-won`,t.won,0,29,n=>i.change(p=>p.armies[e].won=n))}
    ${ot(i,e,"hand",o.firstCards,Object.keys(b(a.cards)),r)}
    ${ot(i,e,"waiting",o.waiting,I(a.leaders),r)}
    ${ot(i,e,"reserve",o.ambush,Object.keys(b(a.units)),s)}
    ${Zt(i,e,t)}
  </section>`}function zt(i){return l`${R.map(e=>te(i,e))}`}function Kt(i){let e=i.battle;return l`<label class="line-field"><span>${o.first}</span>
      <select data-first @change=${t=>i.change(a=>a.first=U(t))}>
        ${R.map(t=>l`<option value=${t} ?selected=${e.first===t}>${y(e,t)}</option>`)}
      </select></label>
    ${N(o.goal,"banners",e.banners,1,30,t=>i.change(a=>a.banners=t))}
    <label class="stack-field"><span>${o.about}</span>
      <textarea rows="4" maxlength="600" .value=${e.about} @change=${t=>i.change(a=>a.about=U(t))}></textarea></label>`}var ee=150,W=class{constructor(e){this.redraw=e;this.fault=null;this.place="";this.timer=0;this.asked=0}ask(e,t){this.stop(),this.set(null),this.timer=window.setTimeout(()=>{this.check(e,t)},ee)}stop(){clearTimeout(this.timer)}async check(e,t){let a=++this.asked,r=await T.check(e,t).then(()=>null,s=>s);a===this.asked&&this.set(r?.sentence??"",r?.place)}set(e,t=""){this.fault=e,this.place=t,this.redraw()}};var ie=200,_=class{constructor(e){this.changed=e;this.battle=z();this.facts={};this.past=[];this.future=[]}get json(){return q(this.battle,this.facts)}get canUndo(){return this.past.length>0}get canRedo(){return this.future.length>0}remember(){this.past=[...this.past.slice(-ie),this.battle],this.future=[]}put(e){this.battle=e,this.changed()}change(e){let t=structuredClone(this.battle);e(t),this.remember(),this.put(t)}open(e){this.remember(),this.put(K(e,this.facts))}undo(){this.step(this.past,this.future)}redo(){this.step(this.future,this.past)}step(e,t){let a=e.pop();a&&(t.push(this.battle),this.put(a))}};function X(i,e,t){let{unit:a,leader:r}=nt(i,e,t),s=[a?o.unit(y(i,a.side),a.info.name,a.blocks):"",r?a?o.leader(r.name):o.leaderOf(y(i,r.side),r.name):"",i.ground[e]?A(i.ground[e]):""].filter(Boolean);return o.hex(e.toUpperCase(),s.join(", ")||o.empty)}var P=i=>i.target.closest("[data-hex]")?.dataset.hex??"";function ae(i,e,t){let a={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]},[r,s]=a[t],n=i.middle(e);return G.map(d=>{let h=i.middle(d),[m,c]=[h.x-n.x,h.y-n.y],g=m*r+c*s;return{h:d,ahead:g,cost:g+Math.abs(m*s+c*r)}}).filter(d=>d.ahead>10).sort((d,h)=>d.cost-h.cost)[0]?.h??e}function re(i,e,t){let{x:a,y:r}=e.middle(t),s=`${t===i.picked?"picked":""} ${t===i.bad?"bad":""}`;return J`<g class="hex ${s}" data-hex=${t} role="button" tabindex=${t===i.cursor?0:-1}
      aria-label=${X(i.battle,t,i.facts)} transform="translate(${a.toFixed(1)} ${r.toFixed(1)})">
    <polygon class="ring" points=${e.outline({x:0,y:0},.94)}></polygon></g>`}function ne(i,e,t){let a=nt(i.battle,t,i.facts);if(!a.unit&&!a.leader)return f;let{x:r,y:s}=e.middle(t);return J`<g class="stand" data-drawn=${t} transform="translate(${r.toFixed(1)} ${s.toFixed(1)})">${H(a)}</g>`}function se(i,e,t){let a=P(i);if(!(!a||i.ctrlKey||i.metaKey)){if(i.key==="Enter"||i.key===" ")t.touch(a);else if(i.key==="Delete"||i.key==="Backspace")t.wipe(a);else if(i.key.startsWith("Arrow")){let r=ae(e,a,i.key);t.go(r),i.currentTarget.querySelector(`[data-hex="${r}"]`)?.focus()}else return;i.preventDefault()}}function qt(i,e){let t=new M(!1,i.upright),a=t.upright?[rt,8]:[8,rt],r=[-a[0],-8,t.width+a[0]+8,t.height+8+a[1]],s=n=>document.elementFromPoint(n.clientX,n.clientY)?.closest("[data-hex]")?.dataset.hex??"";return l`${jt(t.upright,l`<svg class="battlefield editing" viewBox=${r.join(" ")} role="group" aria-label=${o.field}
      @pointerdown=${n=>P(n)&&e.down(P(n),n)}
      @pointermove=${n=>n.buttons===1&&s(n)&&e.over(s(n))}
      @pointerup=${()=>e.up()} @pointercancel=${()=>e.up()}
      @click=${n=>P(n)&&e.click(P(n))}
      @focusin=${n=>P(n)&&e.go(P(n))}
      @keydown=${n=>se(n,t,e)}>
      ${Jt(t,n=>i.battle.ground[n]??"clear")}
      ${G.map(n=>re(i,t,n))}
      <g class="stands" aria-hidden="true">${G.map(n=>ne(i,t,n))}</g>
    </svg>`)}`}var Ut="tessera-draft-ancients",B="tessera-battles-ancients";function F(i){try{return b(JSON.parse(localStorage.getItem(i)??"{}"))}catch{return{}}}function lt(i,e){try{localStorage.setItem(i,JSON.stringify(e))}catch{$(o.noStorage,!0)}}var w={draft:()=>F(Ut),keepDraft:i=>lt(Ut,i),titles:()=>Object.keys(F(B)),has:i=>i in F(B),get:i=>b(F(B)[i]),put:(i,e)=>lt(B,{...F(B),[i]:e}),remove(i){let{[i]:e,...t}=F(B);lt(B,t)}};var Y=class{constructor(e,t){this.host=e;this.draft=t;this.link=""}forgetLink(){this.link=""}undo(){this.host.letGo(),this.draft.undo()}redo(){this.host.letGo(),this.draft.redo()}get title(){return this.draft.battle.title}open(e){this.host.letGo(),this.draft.open(e)}beginFrom(e){let t=e.target,[a,r]=t.value.split(/:(.*)/s),{facts:s}=this.draft;t.value="",a==="blank"&&this.open(q(z(),s)),a==="battle"&&this.open(b(kt(s.battles,r))),a==="mine"&&this.open(w.get(r))}save(){let e=!w.has(this.title);w.put(this.title,this.draft.json),$(e?o.saved:o.savedOver),this.host.requestUpdate()}forget(){w.remove(this.title),$(o.forgotten),this.host.requestUpdate()}async share(e){this.link=`${location.origin}/edit/${e}#s=${await Nt(this.draft.json)}`,this.host.requestUpdate(),await this.host.updateComplete,this.host.querySelector("#share-link")?.select();try{await navigator.clipboard.writeText(this.link),$(o.copied)}catch{$(o.copyByHand)}}async upload(e,t){let a=t.target,r=a.files?.[0];if(a.value="",!!r)try{let s=b(JSON.parse(await r.text()));await T.check(e,s).catch(n=>$(o.fault(r.name,n.sentence),!0)),this.open(s)}catch{$(o.notScenario(r.name),!0)}}file(){let e=this.title.replace(/[^\w]+/g,"-").toLowerCase()||"battle";Dt(`${e}.json`,JSON.stringify(this.draft.json,null,2)+`
`)}beginnings(e){let t=w.titles();return l`<select class="begin" aria-label=${o.startFrom} data-begin @change=${a=>this.beginFrom(a)}>
      <option value="">${o.startFromHint}</option>
      <option value="blank:">${o.blank}</option>
      ${t.length?l`<optgroup label=${o.mine}>${t.map(a=>l`<option value="mine:${a}">${a}</option>`)}</optgroup>`:f}
      <optgroup label=${o.battles}>${e.scenarios.map(a=>l`<option value="battle:${a.id}">${a.title}</option>`)}</optgroup>
    </select>`}bar(e){let{draft:t,title:a}=this,r=n=>t.change(p=>p.title=n.target.value.trim()),s=(n,p,d,h,m=!1)=>l`<button type="button" title=${p} data-do=${n} ?disabled=${m} @click=${h}>${E(d)}<span>${p}</span></button>`;return l`<div class="edit-bar">
      <h1 class="unseen" tabindex="-1">${o.editor}</h1>
      <input class="edit-title" aria-label=${o.title} maxlength="60" .value=${a} @change=${r} />
      ${this.beginnings(e)}
      <div class="edit-acts">
        ${s("undo",o.undo,"undo",()=>this.undo(),!t.canUndo)}
        ${s("redo",o.redo,"redo",()=>this.redo(),!t.canRedo)}
        ${s("save",o.save,"save",()=>this.save(),!a)}
        ${w.has(a)?s("forget",o.forget,"close",()=>this.forget()):f}
        ${s("link",o.link,"copy",()=>{this.share(e.id)})}
        ${s("file",o.file,"download",()=>this.file())}
        <label class="button" title=${o.openFile}>${E("upload")}<span>${o.open}</span>
          <input class="unseen" type="file" accept=".json,application/json" @change=${n=>{this.upload(e.id,n)}} /></label>
      </div>
      ${this.link?l`<input id="share-link" class="share-link" readonly aria-label=${o.linkLabel} .value=${this.link} />`:f}
    </div>`}};var Q=class{constructor(e,t){this.draft=e;this.redraw=t;this.tool={kind:"unit",name:"HI"};this.side="bottom";this.leader="Captain";this.cursor="g5";this.picked="";this.stroke=null;this.byFinger=!1;this.events={down:(e,t)=>{this.byFinger=t.pointerType==="touch",!this.byFinger&&t.button===0&&this.begin(e)},over:e=>{this.stroke&&e!==this.stroke.last&&this.tool.kind!=="leader"&&this.paint(e)},up:()=>this.stroke=null,click:e=>{this.byFinger&&this.events.touch(e),this.stroke=null},touch:e=>{this.begin(e),this.stroke=null},wipe:e=>this.wipe(e),go:e=>this.go(e)}}choose(e){e.kind==="leader"&&(this.leader=e.name),this.tool=e,this.letGo()}turn(e){this.side=e,this.redraw()}letGo(){this.picked="",this.redraw()}pick(e){let{units:t,leaders:a}=this.draft.battle,r=this.picked;t[e]||a[e]?this.picked=r===e?"":e:r&&(this.picked="",this.draft.change(s=>At(s,r,e)))}paint(e){let t=structuredClone(this.draft.battle);st(t,e,this.tool,this.side,this.stroke.away,this.draft.facts),this.stroke.last=e,this.draft.put(t)}begin(e){if(this.go(e),this.tool.kind==="pick")return this.pick(e);this.draft.remember(),this.stroke={away:Vt(this.draft.battle,e,this.tool,this.side),last:""},this.paint(e)}go(e){this.cursor=e,this.redraw()}wipe(e){this.draft.change(t=>st(t,e,{kind:"erase"},this.side,!1,this.draft.facts))}};var Z=new M(!1,!1),pt="g5";function dt(i,e,t,a,r){let s=JSON.stringify(i.tool)===JSON.stringify(e);return l`<button type="button" class="swatch" aria-pressed=${s} title=${t}
    data-tool=${`${e.kind}:${"name"in e?e.name:""}`} @click=${()=>i.choose(e)}>${r}<small>${a}</small></button>`}function oe(i){let{x:e,y:t}=Z.middle(pt);return l`<svg viewBox="-37 -42 74 84" aria-hidden="true">
    <polygon class="hex-ground ${Pt(i)}" points=${Z.outline({x:0,y:0})}></polygon>
    ${Lt(Z,pt,i)}
    <g transform="translate(${-e} ${-t})">${Bt(Z,a=>a===pt?i:"clear")}</g>
  </svg>`}function le(i){return l`<div class="switch" role="radiogroup" aria-label=${o.armyLabel}>
    ${R.map(e=>l`<button type="button" role="radio" class="of-${e}" aria-checked=${i.side===e} data-side=${e}
        @click=${()=>i.turn(e)}><i></i>${y(i.battle,e)}</button>`)}
  </div>`}function pe(i){return Object.keys(b(i.facts.units)).map(e=>{let t=O(i.facts,e),a=J`${H({unit:{side:i.side,info:t,blocks:t.blocks}})}`;return dt(i,{kind:"unit",name:e},o.unitTool(S(t.name),o.kinds[t.kind],t.move,t.dice?o.diceCount(t.dice):o.diceOfEnemy),S(t.name),l`<svg viewBox="-26 -34 52 68" aria-hidden="true">${a}</svg>`)})}function de(i){let e=I(i.facts.leaders);return l`<div class="leader-tool">
    ${dt(i,{kind:"leader",name:i.leader},o.leaderNamed(i.leader),i.leader,l`<svg viewBox="-24 -26 48 46" aria-hidden="true">${Rt(i.side,"",!0)}</svg>`)}
    <label>${o.leaderTool} <select data-tool="leader-name" @change=${t=>i.choose({kind:"leader",name:t.target.value})}>
      ${e.map(t=>l`<option ?selected=${t===i.leader}>${t}</option>`)}
    </select></label>
  </div>`}function Wt(i){return l`${le(i)} ${de(i)}
    <div class="swatches">${pe(i)}</div>`}function _t(i){let e=Object.keys(b(i.facts.terrain)).filter(t=>t!=="clear"&&t!=="stormed camp");return l`<div class="swatches grounds-of">
    ${e.map(t=>dt(i,{kind:"ground",name:t},o.groundTool(S(A(t)),Ft(i.facts,t)),S(A(t)),oe(t)))}
  </div>`}function Xt(i){let e=[[{kind:"pick"},o.pick,"hand"],[{kind:"erase"},o.erase,"erase"]];return l`${e.map(([t,a,r])=>l`<button type="button" aria-pressed=${i.tool.kind===t.kind} data-tool=${t.kind}
      @click=${()=>i.choose(t)}>${E(r)}${a}</button>`)}
  ${"name"in i.tool?l`<span class="holding">${i.tool.kind==="ground"?"":y(i.battle,i.side)} ${i.tool.kind==="unit"?O(i.facts,i.tool.name).name:i.tool.name}</span>`:f}`}gt(Ot);var C=matchMedia("(max-width: 640px)"),ce=Object.entries(v.editor.panels),Yt=1,ct=class extends ut{constructor(){super();this.redraw=()=>this.requestUpdate();this.draft=new _(()=>this.changed());this.hand=new Q(this.draft,this.redraw);this.checking=new W(this.redraw);this.keeping=new Y(this,this.draft);this.onKey=t=>{let a=t.target.closest?.("input, textarea, select");if(!(t.ctrlKey||t.metaKey)||a)return;let r=t.key.toLowerCase();if(r==="z"&&!t.shiftKey)this.keeping.undo();else if(r==="y"||r==="z")this.keeping.redo();else return;t.preventDefault()};this.game="",this.info=null,this.panel="pieces"}static{this.properties={game:{},info:{state:!0},panel:{state:!0}}}async connectedCallback(){super.connectedCallback(),document.title=`${v.editor.title} · ${V.name}`,addEventListener("keydown",this.onKey),C.addEventListener("change",this.redraw);try{let[{games:t},{facts:a}]=await Promise.all([T.games(),T.facts(this.game),at($t),at(Mt)]);this.dataset.board=It(this.game),this.draft.facts=a,await this.first(),this.info=t.find(r=>r.id===this.game)??null,this.checking.ask(this.game,this.draft.json)}catch(t){$(t.sentence,!0)}}disconnectedCallback(){super.disconnectedCallback(),removeEventListener("keydown",this.onKey),C.removeEventListener("change",this.redraw),this.checking.stop()}async first(){let t=location.hash.startsWith("#s=")?await Ct(location.hash.slice(3)):null,a=b(t??w.draft());a.sides&&(this.draft.battle=K(a,this.draft.facts)),location.hash&&history.replaceState(null,"",location.pathname)}changed(){let{json:t}=this.draft;this.keeping.forgetLink(),w.keepDraft(t),this.checking.ask(this.game,t)}letGo(){this.hand.letGo()}async play(t){t.preventDefault();let a=new FormData(t.target),r=String(a.get("mine")),s=r==="bottom"?"top":"bottom",n=this.info.options.map(p=>[p.id,String(a.get(`option-${p.id}`))]);try{let p=await T.create({game:this.game,custom:this.draft.json,options:Object.fromEntries(n),seats:{[r]:"me",[s]:String(a.get("against"))}});ft(`/t/${p.id}`)}catch(p){$(p.sentence,!0)}}here(){let{battle:t,facts:a}=this.draft,{cursor:r,picked:s}=this.hand,n=t.units[r],p=n?O(a,n.code).blocks:0;return l`<div class="here">
      <span>${s?v.editor.whereTo(X(t,s,a)):X(t,r,a)}</span>
      ${n?N(v.editor.blocks,"blocks",n.blocks,1,p,d=>this.draft.change(h=>h.units[r].blocks=d)):f}
    </div>`}verdict(){let{fault:t}=this.checking,a=t===null?"asking":t?"bad":"good",r=t===null?"…":t||v.editor.good;return l`<p class="verdict ${a}" role="status">${r}</p>`}playForm(){let t=this.info,[a,r]=[t.options.slice(0,Yt),t.options.slice(Yt)],s=n=>l`<label title=${n.help}>${et(n.id)} <select name="option-${n.id}">${n.values.map(p=>l`<option value=${p}>${et(p)}</option>`)}</select></label>`;return l`<form class="edit-play" @submit=${n=>{this.play(n)}}>
      <label>${v.editor.play} <select name="mine">${R.map(n=>l`<option value=${n}>${y(this.draft.battle,n)}</option>`)}</select></label>
      <label>${v.editor.against} <select name="against">
        ${bt(t).map(n=>l`<option value="bot:${n}">${V.levelOfBot(it(n))}</option>`)}
        ${xt(t).map(n=>l`<option value="bot:${n}">${V.levelOfBot(it(n))}</option>`)}
        <option value="open">${v.editor.friend}</option></select></label>
      ${a.map(s)}
      ${r.length?l`<details><summary>${v.editor.options}</summary><div class="row">${r.map(s)}</div></details>`:f}
      <button class="primary" type="submit" ?disabled=${this.checking.fault!==""}>${v.editor.submit}</button>
    </form>`}panels(){let{hand:t,draft:a}=this,{battle:r,facts:s}=a,n={battle:r,facts:s,tool:t.tool,side:t.side,leader:t.leader,choose:m=>t.choose(m),turn:m=>t.turn(m)},d={battle:r,facts:s,change:m=>a.change(m)},h={pieces:()=>Wt(n),ground:()=>_t(n),armies:()=>zt(d),battle:()=>Kt(d)};return l`<aside class="edit-side">
      ${C.matches?this.verdict():f}
      <div class="hand-tools">${Xt(n)}</div>
      <div class="edit-tabs" role="tablist">${ce.map(([m,c])=>l`<button type="button" role="tab" aria-selected=${this.panel===m} data-panel=${m} @click=${()=>this.panel=m}>${c}</button>`)}</div>
      <div class="edit-panel" role="tabpanel" aria-label=${v.editor.panels[this.panel]}>${Gt([this.panel],m=>m,()=>h[this.panel]())}</div>
    </aside>`}render(){if(!this.info)return l`<main id="main" class="page" tabindex="-1"><p class="faint">${V.wait}</p></main>`;let{battle:t,facts:a}=this.draft,{cursor:r,picked:s,events:n}=this.hand,p=this.checking.place,d={battle:t,facts:a,upright:C.matches,cursor:r,picked:s,bad:p};return l`<main id="main" class="edit" tabindex="-1">
      ${this.keeping.bar(this.info)}
      <div class="edit-main">
        <div class="edit-board">
          ${qt(d,n)} ${this.here()}
        </div>
        ${this.panels()}
      </div>
      <footer class="edit-foot">${C.matches?f:this.verdict()} ${this.playForm()}</footer>
    </main>`}};customElements.define("edit-page",ct);

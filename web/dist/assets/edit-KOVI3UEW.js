import{D as st,F as At,H as B,I as q,K as U,L as W,M as ot,N as y,O as It,P as lt,Q as Nt,a as Pt,c as Bt,d as M,e as o,i as z,k as K,l as Lt,m as Ft,n as Jt,t as P,w as N,x as Vt,y as C}from"/assets/chunk-TDLZKL3R.js";import"/assets/chunk-JF4KIWEP.js";import{a as v}from"/assets/chunk-RAC27FBB.js";import{a as Dt,b as Ht,c as Gt}from"/assets/chunk-TBY4VQIA.js";import{a as yt,b as nt,d as Ct}from"/assets/chunk-JUVSOSD5.js";import{b as xt}from"/assets/chunk-FB453WZA.js";import"/assets/chunk-Y5DVGISP.js";import{a as $}from"/assets/chunk-6ABMW2UX.js";import{b as j}from"/assets/chunk-7CFZSRZ6.js";import{a as ft}from"/assets/chunk-UYIE5HAA.js";import{a as J,b as R,c as jt,d as Ot,e as G,f as Rt}from"/assets/chunk-RXP4PXVO.js";import{a as rt,c as $t,d as vt}from"/assets/chunk-GRPD7SXE.js";import"/assets/chunk-BUTUG2D4.js";import"/assets/chunk-7CL2DUTS.js";import{a as Tt,c as St,d as b}from"/assets/chunk-RXQNK2AD.js";import{a as wt,b as kt,c as Et}from"/assets/chunk-LPIMCNSH.js";import"/assets/chunk-7RBHRXMZ.js";import{a as bt,d as S}from"/assets/chunk-4VLCR747.js";import{b as O,c as at}from"/assets/chunk-QJNRRPXN.js";import{a as l,b as A,c as gt,d as f,j as I}from"/assets/chunk-OH7TB7OH.js";import"/assets/chunk-E5GDLTPC.js";import"/assets/chunk-VVCT3YM4.js";var Mt=(i,e,t)=>{let a=new Map;for(let r=e;r<=t;r++)a.set(i[r],r);return a},zt=kt(class extends Et{constructor(i){if(super(i),i.type!==wt.CHILD)throw Error("repeat() can only be used in text expressions")}dt(i,e,t){let a;t===void 0?t=e:e!==void 0&&(a=e);let r=[],s=[],n=0;for(let p of i)r[n]=a?a(p,n):n,s[n]=t(p,n),n++;return{values:s,keys:r}}render(i,e,t){return this.dt(i,e,t).values}update(i,[e,t,a]){let r=Ot(i),{values:s,keys:n}=this.dt(e,t,a);if(!Array.isArray(r))return this.ut=n,s;let p=this.ut??=[],d=[],h,m,c=0,g=r.length-1,u=0,x=s.length-1;for(;c<=g&&u<=x;)if(r[c]===null)c++;else if(r[g]===null)g--;else if(p[c]===n[u])d[u]=R(r[c],s[u]),c++,u++;else if(p[g]===n[x])d[x]=R(r[g],s[x]),g--,x--;else if(p[c]===n[x])d[x]=R(r[c],s[x]),J(i,d[x+1],r[c]),c++,x--;else if(p[g]===n[u])d[u]=R(r[g],s[u]),J(i,r[c],r[g]),g--,u++;else if(h===void 0&&(h=Mt(n,u,x),m=Mt(p,c,g)),h.has(p[c]))if(h.has(p[g])){let T=m.get(n[u]),it=T!==void 0?r[T]:null;if(it===null){let ut=J(i,r[c]);R(ut,s[u]),d[u]=ut}else d[u]=R(it,s[u]),J(i,r[c],it),r[T]=null;u++}else G(r[g]),g--;else G(r[c]),c++;for(;u<=x;){let T=J(i,d[x+1]);R(T,s[u]),d[u++]=T}for(;c<=g;){let T=r[c++];T!==null&&G(T)}return this.ut=n,jt(i,d),gt}});var Kt="/assets/editor-YHVJUXVZ.css";var _=i=>i.target.value;function D(i,e,t,a,r,s){return l`<div class="stepper" role="group" aria-label=${i}><span>${i}</span>
    <button type="button" aria-label=${o.less(i)} data-less=${e} ?disabled=${t<=a} @click=${()=>s(t-1)}>${S("minus")}</button>
    <output data-value=${e}>${t}</output>
    <button type="button" aria-label=${o.more(i)} data-more=${e} ?disabled=${t>=r} @click=${()=>s(t+1)}>${S("plus")}</button>
  </div>`}function pt(i,e,t,a,r,s){let n=i.battle.armies[e][t];return l`<div class="chips-field">
    <label>${a}
      <select data-list="${e}-${t}" @change=${d=>{let h=_(d);d.target.value="",h&&i.change(m=>m.armies[e][t].push(h))}}>
        <option value="">${o.add}</option>
        ${r.map(d=>l`<option value=${d}>${s(d)}</option>`)}
      </select></label>
    ${n.length?l`<span class="chips">${n.map((d,h)=>l`<button type="button" class="chip" aria-label=${o.remove(s(d))} @click=${()=>i.change(m=>m.armies[e][t].splice(h,1))}>${s(d)}${S("close")}</button>`)}</span>`:f}
  </div>`}function ee(i,e,t){let a=r=>i.change(s=>{let n=s.armies[e].special;n.includes(r)?n.splice(n.indexOf(r),1):n.push(r)});return l`<details ?open=${t.special.length>0}><summary>${t.special.length?o.specialsOf(t.special.join(", ")):o.specials}</summary>
    ${Object.entries(b(i.facts.specials)).map(([r,s])=>l`<label class="check"><input type="checkbox" data-special="${e}-${r}" .checked=${t.special.includes(r)} @change=${()=>a(r)} />
        <span><b>${O(r)}</b> <small>${St(s)}</small></span></label>`)}
  </details>`}function ie(i,e){let t=i.battle.armies[e],{facts:a}=i,r=n=>n,s=n=>O(P(a,n).name);return l`<section class="army-panel of-${e}">
    <h3><i></i>${y(i.battle,e)} <small>${e==="bottom"?o.bottom:o.top}</small></h3>
    <label class="line-field"><span>${o.armyLabel}</span>
      <select data-army=${e} @change=${n=>i.change(p=>p.armies[e].army=_(n))}>
        ${C(a.armies).map(n=>l`<option ?selected=${n===t.army}>${n}</option>`)}
      </select></label>
    ${D(o.command,`${e}-command`,t.command,1,9,n=>i.change(p=>p.armies[e].command=n))}
    ${D(o.won,`${e}-won`,t.won,0,29,n=>i.change(p=>p.armies[e].won=n))}
    ${pt(i,e,"hand",o.firstCards,Object.keys(b(a.cards)),r)}
    ${pt(i,e,"waiting",o.waiting,C(a.leaders),r)}
    ${pt(i,e,"reserve",o.ambush,Object.keys(b(a.units)),s)}
    ${ee(i,e,t)}
  </section>`}function qt(i){return l`${B.map(e=>ie(i,e))}`}function Ut(i){let e=i.battle;return l`<label class="line-field"><span>${o.first}</span>
      <select data-first @change=${t=>i.change(a=>a.first=_(t))}>
        ${B.map(t=>l`<option value=${t} ?selected=${e.first===t}>${y(e,t)}</option>`)}
      </select></label>
    ${D(o.goal,"banners",e.banners,1,30,t=>i.change(a=>a.banners=t))}
    <label class="stack-field"><span>${o.about}</span>
      <textarea rows="4" maxlength="600" .value=${e.about} @change=${t=>i.change(a=>a.about=_(t))}></textarea></label>`}var ae=150,X=class{constructor(e){this.redraw=e;this.fault=null;this.place="";this.timer=0;this.asked=0}ask(e,t){this.stop(),this.set(null),this.timer=window.setTimeout(()=>{this.check(e,t)},ae)}stop(){clearTimeout(this.timer)}async check(e,t){let a=++this.asked,r=await j.check(e,t).then(()=>null,s=>s);a===this.asked&&this.set(r?.sentence??"",r?.place)}set(e,t=""){this.fault=e,this.place=t,this.redraw()}};var re=200,Y=class{constructor(e){this.changed=e;this.battle=q();this.facts={};this.past=[];this.future=[]}get json(){return W(this.battle,this.facts)}get canUndo(){return this.past.length>0}get canRedo(){return this.future.length>0}remember(){this.past=[...this.past.slice(-re),this.battle],this.future=[]}put(e){this.battle=e,this.changed()}change(e){let t=structuredClone(this.battle);e(t),this.remember(),this.put(t)}open(e){this.remember(),this.put(U(e,this.facts))}undo(){this.step(this.past,this.future)}redo(){this.step(this.future,this.past)}step(e,t){let a=e.pop();a&&(t.push(this.battle),this.put(a))}};function Q(i,e,t){let{unit:a,leader:r}=ot(i,e,t),s=[a?o.unit(y(i,a.side),a.info.name,a.blocks):"",r?a?o.leader(r.name):o.leaderOf(y(i,r.side),r.name):"",i.ground[e]?N(i.ground[e]):""].filter(Boolean);return o.hex(e.toUpperCase(),s.join(", ")||o.empty)}var L=i=>i.target.closest("[data-hex]")?.dataset.hex??"";function ne(i,e,t){let a={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]},[r,s]=a[t],n=i.middle(e);return z.map(d=>{let h=i.middle(d),[m,c]=[h.x-n.x,h.y-n.y],g=m*r+c*s;return{h:d,ahead:g,cost:g+Math.abs(m*s+c*r)}}).filter(d=>d.ahead>10).sort((d,h)=>d.cost-h.cost)[0]?.h??e}function se(i,e,t){let{x:a,y:r}=e.middle(t),s=`${t===i.picked?"picked":""} ${t===i.bad?"bad":""}`;return A`<g class="hex ${s}" data-hex=${t} role="button" tabindex=${t===i.cursor?0:-1}
      aria-label=${Q(i.battle,t,i.facts)} transform="translate(${a.toFixed(1)} ${r.toFixed(1)})">
    <polygon class="ring" points=${e.outline({x:0,y:0},.94)}></polygon></g>`}function oe(i,e,t){let a=ot(i.battle,t,i.facts);if(!a.unit&&!a.leader)return f;let{x:r,y:s}=e.middle(t);return A`<g class="stand" data-drawn=${t} transform="translate(${r.toFixed(1)} ${s.toFixed(1)})">${M(a)}</g>`}function le(i,e,t){let a=L(i);if(!(!a||i.ctrlKey||i.metaKey)){if(i.key==="Enter"||i.key===" ")t.touch(a);else if(i.key==="Delete"||i.key==="Backspace")t.wipe(a);else if(i.key.startsWith("Arrow")){let r=ne(e,a,i.key);t.go(r),i.currentTarget.querySelector(`[data-hex="${r}"]`)?.focus()}else return;i.preventDefault()}}function Wt(i,e){let t=new K(!1,i.upright),a=t.upright?[st,8]:[8,st],r=[-a[0],-8,t.width+a[0]+8,t.height+8+a[1]],s=n=>document.elementFromPoint(n.clientX,n.clientY)?.closest("[data-hex]")?.dataset.hex??"";return l`${Rt(t.upright,l`<svg class="battlefield editing" viewBox=${r.join(" ")} role="group" aria-label=${o.field}
      @pointerdown=${n=>L(n)&&e.down(L(n),n)}
      @pointermove=${n=>n.buttons===1&&s(n)&&e.over(s(n))}
      @pointerup=${()=>e.up()} @pointercancel=${()=>e.up()}
      @click=${n=>L(n)&&e.click(L(n))}
      @focusin=${n=>L(n)&&e.go(L(n))}
      @keydown=${n=>le(n,t,e)}>
      ${At(t,n=>i.battle.ground[n]??"clear")}
      ${z.map(n=>se(i,t,n))}
      <g class="stands" aria-hidden="true">${z.map(n=>oe(i,t,n))}</g>
    </svg>`)}`}var _t="tessera-draft-ancients",F="tessera-battles-ancients";function V(i){try{return b(JSON.parse(localStorage.getItem(i)??"{}"))}catch{return{}}}function dt(i,e){try{localStorage.setItem(i,JSON.stringify(e))}catch{$(o.noStorage,!0)}}var E={draft:()=>V(_t),keepDraft:i=>dt(_t,i),titles:()=>Object.keys(V(F)),has:i=>i in V(F),get:i=>b(V(F)[i]),put:(i,e)=>dt(F,{...V(F),[i]:e}),remove(i){let{[i]:e,...t}=V(F);dt(F,t)}};var Z=class{constructor(e,t){this.host=e;this.draft=t;this.link=""}forgetLink(){this.link=""}undo(){this.host.letGo(),this.draft.undo()}redo(){this.host.letGo(),this.draft.redo()}get title(){return this.draft.battle.title}open(e){this.host.letGo(),this.draft.open(e)}beginFrom(e){let t=e.target,[a,r]=t.value.split(/:(.*)/s),{facts:s}=this.draft;t.value="",a==="blank"&&this.open(W(q(),s)),a==="battle"&&this.open(b(Tt(s.battles,r))),a==="mine"&&this.open(E.get(r))}save(){let e=!E.has(this.title);E.put(this.title,this.draft.json),$(e?o.saved:o.savedOver),this.host.requestUpdate()}forget(){E.remove(this.title),$(o.forgotten),this.host.requestUpdate()}async share(e){this.link=`${location.origin}/edit/${e}#s=${await Dt(this.draft.json)}`,this.host.requestUpdate(),await this.host.updateComplete,this.host.querySelector("#share-link")?.select();try{await navigator.clipboard.writeText(this.link),$(o.copied)}catch{$(o.copyByHand)}}async upload(e,t){let a=t.target,r=a.files?.[0];if(a.value="",!!r)try{let s=b(JSON.parse(await r.text()));await j.check(e,s).catch(n=>$(o.fault(r.name,n.sentence),!0)),this.open(s)}catch{$(o.notScenario(r.name),!0)}}file(){let e=this.title.replace(/[^\w]+/g,"-").toLowerCase()||"battle";Gt(`${e}.json`,JSON.stringify(this.draft.json,null,2)+`
`)}beginnings(e){let t=E.titles();return l`<select class="begin" aria-label=${o.startFrom} data-begin @change=${a=>this.beginFrom(a)}>
      <option value="">${o.startFromHint}</option>
      <option value="blank:">${o.blank}</option>
      ${t.length?l`<optgroup label=${o.mine}>${t.map(a=>l`<option value="mine:${a}">${a}</option>`)}</optgroup>`:f}
      <optgroup label=${o.battles}>${e.scenarios.map(a=>l`<option value="battle:${a.id}">${a.title}</option>`)}</optgroup>
    </select>`}bar(e){let{draft:t,title:a}=this,r=n=>t.change(p=>p.title=n.target.value.trim()),s=(n,p,d,h,m=!1)=>l`<button type="button" title=${p} data-do=${n} ?disabled=${m} @click=${h}>${S(d)}<span>${p}</span></button>`;return l`<div class="edit-bar">
      <h1 class="unseen" tabindex="-1">${o.editor}</h1>
      <input class="edit-title" aria-label=${o.title} maxlength="60" .value=${a} @change=${r} />
      ${this.beginnings(e)}
      <div class="edit-acts">
        ${s("undo",o.undo,"undo",()=>this.undo(),!t.canUndo)}
        ${s("redo",o.redo,"redo",()=>this.redo(),!t.canRedo)}
        ${s("save",o.save,"save",()=>this.save(),!a)}
        ${E.has(a)?s("forget",o.forget,"close",()=>this.forget()):f}
        ${s("link",o.link,"copy",()=>{this.share(e.id)})}
        ${s("file",o.file,"download",()=>this.file())}
        <label class="button" title=${o.openFile}>${S("upload")}<span>${o.open}</span>
          <input class="unseen" type="file" accept=".json,application/json" @change=${n=>{this.upload(e.id,n)}} /></label>
      </div>
      ${this.link?l`<input id="share-link" class="share-link" readonly aria-label=${o.linkLabel} .value=${this.link} />`:f}
    </div>`}};var tt=class{constructor(e,t){this.draft=e;this.redraw=t;this.tool={kind:"unit",name:"HI"};this.side="bottom";this.leader="Captain";this.cursor="g5";this.picked="";this.stroke=null;this.byFinger=!1;this.events={down:(e,t)=>{this.byFinger=t.pointerType==="touch",!this.byFinger&&t.button===0&&this.begin(e)},over:e=>{this.stroke&&e!==this.stroke.last&&this.tool.kind!=="leader"&&this.paint(e)},up:()=>this.stroke=null,click:e=>{this.byFinger&&this.events.touch(e),this.stroke=null},touch:e=>{this.begin(e),this.stroke=null},wipe:e=>this.wipe(e),go:e=>this.go(e)}}choose(e){e.kind==="leader"&&(this.leader=e.name),this.tool=e,this.letGo()}turn(e){this.side=e,this.redraw()}letGo(){this.picked="",this.redraw()}pick(e){let{units:t,leaders:a}=this.draft.battle,r=this.picked;t[e]||a[e]?this.picked=r===e?"":e:r&&(this.picked="",this.draft.change(s=>Nt(s,r,e)))}paint(e){let t=structuredClone(this.draft.battle);lt(t,e,this.tool,this.side,this.stroke.away,this.draft.facts),this.stroke.last=e,this.draft.put(t)}begin(e){if(this.go(e),this.tool.kind==="pick")return this.pick(e);this.draft.remember(),this.stroke={away:It(this.draft.battle,e,this.tool,this.side),last:""},this.paint(e)}go(e){this.cursor=e,this.redraw()}wipe(e){this.draft.change(t=>lt(t,e,{kind:"erase"},this.side,!1,this.draft.facts))}};var et=new K(!1,!1),ct="g5";function mt(i,e,t,a,r){let s=JSON.stringify(i.tool)===JSON.stringify(e);return l`<button type="button" class="swatch" aria-pressed=${s} title=${t}
    data-tool=${`${e.kind}:${"name"in e?e.name:""}`} @click=${()=>i.choose(e)}>${r}<small>${a}</small></button>`}function pe(i){let{x:e,y:t}=et.middle(ct);return l`<svg viewBox="-37 -42 74 84" aria-hidden="true">
    <polygon class="hex-ground ${Lt(i)}" points=${et.outline({x:0,y:0})}></polygon>
    ${Jt(et,ct,i)}
    <g transform="translate(${-e} ${-t})">${Ft(et,a=>a===ct?i:"clear")}</g>
  </svg>`}function de(i){return l`<div class="switch" role="radiogroup" aria-label=${o.armyLabel}>
    ${B.map(e=>l`<button type="button" role="radio" class="of-${e}" aria-checked=${i.side===e} data-side=${e}
        @click=${()=>i.turn(e)}><i></i>${y(i.battle,e)}</button>`)}
  </div>`}function ce(i){return Object.keys(b(i.facts.units)).map(e=>{let t=P(i.facts,e),a=A`${M({unit:{side:i.side,info:t,blocks:t.blocks}})}`;return mt(i,{kind:"unit",name:e},o.unitTool(O(t.name),o.kinds[t.kind],t.move,t.dice?o.diceCount(t.dice):o.diceOfEnemy),O(t.name),l`<svg viewBox="-26 -34 52 68" aria-hidden="true">${a}</svg>`)})}function me(i){let e=C(i.facts.leaders);return l`<div class="leader-tool">
    ${mt(i,{kind:"leader",name:i.leader},o.leaderNamed(i.leader),i.leader,l`<svg viewBox="-24 -26 48 46" aria-hidden="true">${Bt(i.side,"",!0)}</svg>`)}
    <label>${o.leaderTool} <select data-tool="leader-name" @change=${t=>i.choose({kind:"leader",name:t.target.value})}>
      ${e.map(t=>l`<option ?selected=${t===i.leader}>${t}</option>`)}
    </select></label>
  </div>`}function Xt(i){return l`${de(i)} ${me(i)}
    <div class="swatches">${ce(i)}</div>`}function Yt(i){let e=Object.keys(b(i.facts.terrain)).filter(t=>t!=="clear"&&t!=="stormed camp");return l`<div class="swatches grounds-of">
    ${e.map(t=>mt(i,{kind:"ground",name:t},o.groundTool(O(N(t)),Vt(i.facts,t)),O(N(t)),pe(t)))}
  </div>`}function Qt(i){let e=[[{kind:"pick"},o.pick,"hand"],[{kind:"erase"},o.erase,"erase"]];return l`${e.map(([t,a,r])=>l`<button type="button" aria-pressed=${i.tool.kind===t.kind} data-tool=${t.kind}
      @click=${()=>i.choose(t)}>${S(r)}${a}</button>`)}
  ${"name"in i.tool?l`<span class="holding">${i.tool.kind==="ground"?"":y(i.battle,i.side)} ${i.tool.kind==="unit"?P(i.facts,i.tool.name).name:i.tool.name}</span>`:f}`}bt(Pt);var H=matchMedia("(max-width: 640px)"),he=Object.entries(v.editor.panels),Zt=1,ht=class extends ft{constructor(){super();this.redraw=()=>this.requestUpdate();this.draft=new Y(()=>this.changed());this.hand=new tt(this.draft,this.redraw);this.checking=new X(this.redraw);this.keeping=new Z(this,this.draft);this.onKey=t=>{let a=t.target.closest?.("input, textarea, select");if(!(t.ctrlKey||t.metaKey)||a)return;let r=t.key.toLowerCase();if(r==="z"&&!t.shiftKey)this.keeping.undo();else if(r==="y"||r==="z")this.keeping.redo();else return;t.preventDefault()};this.game="",this.info=null,this.panel="pieces"}static{this.properties={game:{},info:{state:!0},panel:{state:!0}}}async connectedCallback(){super.connectedCallback(),document.title=`${v.editor.title} · ${I.name}`,addEventListener("keydown",this.onKey),H.addEventListener("change",this.redraw);try{let[{games:t},{facts:a}]=await Promise.all([j.games(),j.facts(this.game),nt(yt),nt(Kt)]);this.dataset.board=Ct(this.game),this.draft.facts=a,await this.first(),this.info=t.find(r=>r.id===this.game)??null,this.checking.ask(this.game,this.draft.json)}catch(t){$(t.sentence,!0)}}disconnectedCallback(){super.disconnectedCallback(),removeEventListener("keydown",this.onKey),H.removeEventListener("change",this.redraw),this.checking.stop()}async first(){let t=location.hash.startsWith("#s=")?await Ht(location.hash.slice(3)):null,a=b(t??E.draft());a.sides&&(this.draft.battle=U(a,this.draft.facts)),location.hash&&history.replaceState(null,"",location.pathname)}changed(){let{json:t}=this.draft;this.keeping.forgetLink(),E.keepDraft(t),this.checking.ask(this.game,t)}letGo(){this.hand.letGo()}async play(t){t.preventDefault();let a=new FormData(t.target),r=String(a.get("mine")),s=r==="bottom"?"top":"bottom",n=this.info.options.map(p=>[p.id,String(a.get(`option-${p.id}`))]);try{let p=await j.create({game:this.game,custom:this.draft.json,options:Object.fromEntries(n),seats:{[r]:"me",[s]:String(a.get("against"))}});xt(`/t/${p.id}`)}catch(p){$(p.sentence,!0)}}here(){let{battle:t,facts:a}=this.draft,{cursor:r,picked:s}=this.hand,n=t.units[r],p=n?P(a,n.code).blocks:0;return l`<div class="here">
      <span>${s?v.editor.whereTo(Q(t,s,a)):Q(t,r,a)}</span>
      ${n?D(v.editor.blocks,"blocks",n.blocks,1,p,d=>this.draft.change(h=>h.units[r].blocks=d)):f}
    </div>`}verdict(){let{fault:t}=this.checking,a=t===null?"asking":t?"bad":"good",r=t===null?"…":t||v.editor.good;return l`<p class="verdict ${a}" role="status">${r}</p>`}playForm(){let t=this.info,[a,r]=[t.options.slice(0,Zt),t.options.slice(Zt)],s=n=>l`<label title=${n.help}>${at(n.id)} <select name="option-${n.id}">${n.values.map(p=>l`<option value=${p}>${at(p)}</option>`)}</select></label>`;return l`<form class="edit-play" @submit=${n=>{this.play(n)}}>
      <label>${v.editor.play} <select name="mine">${B.map(n=>l`<option value=${n}>${y(this.draft.battle,n)}</option>`)}</select></label>
      <label>${v.editor.against} <select name="against">
        ${$t(t).map(n=>l`<option value="bot:${n}">${I.levelOfBot(rt(n))}</option>`)}
        ${vt(t).map(n=>l`<option value="bot:${n}">${I.levelOfBot(rt(n))}</option>`)}
        <option value="open">${v.editor.friend}</option></select></label>
      ${a.map(s)}
      ${r.length?l`<details><summary>${v.editor.options}</summary><div class="row">${r.map(s)}</div></details>`:f}
      <button class="primary" type="submit" ?disabled=${this.checking.fault!==""}>${v.editor.submit}</button>
    </form>`}panels(){let{hand:t,draft:a}=this,{battle:r,facts:s}=a,n={battle:r,facts:s,tool:t.tool,side:t.side,leader:t.leader,choose:m=>t.choose(m),turn:m=>t.turn(m)},d={battle:r,facts:s,change:m=>a.change(m)},h={pieces:()=>Xt(n),ground:()=>Yt(n),armies:()=>qt(d),battle:()=>Ut(d)};return l`<aside class="edit-side">
      ${H.matches?this.verdict():f}
      <div class="hand-tools">${Qt(n)}</div>
      <div class="edit-tabs" role="tablist">${he.map(([m,c])=>l`<button type="button" role="tab" aria-selected=${this.panel===m} data-panel=${m} @click=${()=>this.panel=m}>${c}</button>`)}</div>
      <div class="edit-panel" role="tabpanel" aria-label=${v.editor.panels[this.panel]}>${zt([this.panel],m=>m,()=>h[this.panel]())}</div>
    </aside>`}render(){if(!this.info)return l`<main id="main" class="page" tabindex="-1"><p class="faint">${I.wait}</p></main>`;let{battle:t,facts:a}=this.draft,{cursor:r,picked:s,events:n}=this.hand,p=this.checking.place,d={battle:t,facts:a,upright:H.matches,cursor:r,picked:s,bad:p};return l`<main id="main" class="edit" tabindex="-1">
      ${this.keeping.bar(this.info)}
      <div class="edit-main">
        <div class="edit-board">
          ${Wt(d,n)} ${this.here()}
        </div>
        ${this.panels()}
      </div>
      <footer class="edit-foot">${H.matches?f:this.verdict()} ${this.playForm()}</footer>
    </main>`}};customElements.define("edit-page",ht);

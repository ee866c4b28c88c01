import{D as K,F as wt,H as T,I as q,K as G,L as W,M as _,N as b,O as kt,P as X,Q as Et,a as ut,c as gt,d as V,e as J,g as N,h as ft,i as bt,j as xt,k as $t,l as yt,n as vt,o as f,t as E,w as P}from"/assets/chunk-NCFUYA66.js";import{a as st,b as x,d as rt,f as ot,l as H,n as Tt}from"/assets/chunk-O4HKGTG5.js";import"/assets/chunk-2CLYACDL.js";import{a as O,b as k,c as ct,d as ht,e as F,f as mt}from"/assets/chunk-GCTAPVWW.js";import{b as R}from"/assets/chunk-CC2EQDY6.js";import{b as nt,d as v,f as lt,g as pt,h as dt}from"/assets/chunk-AFQ42AYI.js";import{a as o,b as A,c as at,d as g,g as w,h as z}from"/assets/chunk-YV3WNOIW.js";import"/assets/chunk-VVCT3YM4.js";var St=(e,s,t)=>{let i=new Map;for(let a=s;a<=t;a++)i.set(e[a],a);return i},jt=pt(class extends dt{constructor(e){if(super(e),e.type!==lt.CHILD)throw Error("repeat() can only be used in text expressions")}dt(e,s,t){let i;t===void 0?t=s:s!==void 0&&(i=s);let a=[],r=[],n=0;for(let l of e)a[n]=i?i(l,n):n,r[n]=t(l,n),n++;return{values:r,keys:a}}render(e,s,t){return this.dt(e,s,t).values}update(e,[s,t,i]){let a=ht(e),{values:r,keys:n}=this.dt(s,t,i);if(!Array.isArray(a))return this.ut=n,r;let l=this.ut??=[],p=[],m,$,d=0,h=a.length-1,c=0,u=r.length-1;for(;d<=h&&c<=u;)if(a[d]===null)d++;else if(a[h]===null)h--;else if(l[d]===n[c])p[c]=k(a[d],r[c]),d++,c++;else if(l[h]===n[u])p[u]=k(a[h],r[u]),h--,u--;else if(l[d]===n[u])p[u]=k(a[d],r[u]),O(e,p[u+1],a[d]),d++,u--;else if(l[h]===n[c])p[c]=k(a[h],r[c]),O(e,a[d],a[h]),h--,c++;else if(m===void 0&&(m=St(n,c,u),$=St(l,d,h)),m.has(l[d]))if(m.has(l[h])){let y=$.get(n[c]),U=y!==void 0?a[y]:null;if(U===null){let it=O(e,a[d]);k(it,r[c]),p[c]=it}else p[c]=k(U,r[c]),O(e,a[d],U),a[y]=null;c++}else F(a[h]),h--;else F(a[d]),d++;for(;c<=u;){let y=O(e,p[u+1]);k(y,r[c]),p[c++]=y}for(;d<=h;){let y=a[d++];y!==null&&F(y)}return this.ut=n,ct(e,p),at}});var Rt="/assets/editor-IN4WPTPW.css";var I=e=>e.target.value;function L(e,s,t,i,a,r){return o`<div class="stepper" role="group" aria-label=${e}><span>${e}</span>
    <button type="button" aria-label="${e}: one less" data-less=${s} ?disabled=${t<=i} @click=${()=>r(t-1)}>${v("minus")}</button>
    <output data-value=${s}>${t}</output>
    <button type="button" aria-label="${e}: one more" data-more=${s} ?disabled=${t>=a} @click=${()=>r(t+1)}>${v("plus")}</button>
  </div>`}function Y(e,s,t,i,a,r){let n=e.battle.armies[s][t];return o`<div class="chips-field">
    <label>${i}
      <select data-list="${s}-${t}" @change=${p=>{let m=I(p);p.target.value="",m&&e.change($=>$.armies[s][t].push(m))}}>
        <option value="">Add…</option>
        ${a.map(p=>o`<option value=${p}>${r(p)}</option>`)}
      </select></label>
    ${n.length?o`<span class="chips">${n.map((p,m)=>o`<button type="button" class="chip" aria-label="Remove ${r(p)}" @click=${()=>e.change($=>$.armies[s][t].splice(m,1))}>${r(p)}${v("close")}</button>`)}</span>`:g}
  </div>`}function Dt(e,s,t){let i=a=>e.change(r=>{let n=r.armies[s].special;n.includes(a)?n.splice(n.indexOf(a),1):n.push(a)});return o`<details ?open=${t.special.length>0}><summary>Special rules${t.special.length?`: ${t.special.join(", ")}`:""}</summary>
    ${Object.entries(f(e.facts.specials)).map(([a,r])=>o`<label class="check"><input type="checkbox" data-special="${s}-${a}" .checked=${t.special.includes(a)} @change=${()=>i(a)} />
        <span><b>${w(a)}</b> <small>${vt(r)}</small></span></label>`)}
  </details>`}function Ut(e,s){let t=e.battle.armies[s],{facts:i}=e,a=n=>n,r=n=>w(E(i,n).name);return o`<section class="army-panel of-${s}">
    <h3><i></i>${b(e.battle,s)} <small>${s==="bottom"?"at the bottom":"at the top"}</small></h3>
    <label class="line-field"><span>Army</span>
      <select data-army=${s} @change=${n=>e.change(l=>l.armies[s].army=I(n))}>
        ${P(i.armies).map(n=>o`<option ?selected=${n===t.army}>${n}</option>`)}
      </select></label>
    ${L("Cards in hand",`${s}-command`,t.command,1,9,n=>e.change(l=>l.armies[s].command=n))}
    ${L("Banners already won",`${s}-won`,t.won,0,29,n=>e.change(l=>l.armies[s].won=n))}
    ${Y(e,s,"hand","Cards it begins with",Object.keys(f(i.cards)),a)}
    ${Y(e,s,"waiting","Leaders placed after the deal",P(i.leaders),a)}
    ${Y(e,s,"reserve","Reserve of an ambush",Object.keys(f(i.units)),r)}
    ${Dt(e,s,t)}
  </section>`}function Ot(e){return o`${T.map(s=>Ut(e,s))}`}function Pt(e){let s=e.battle;return o`<label class="line-field"><span>Who moves first</span>
      <select data-first @change=${t=>e.change(i=>i.first=I(t))}>
        ${T.map(t=>o`<option value=${t} ?selected=${s.first===t}>${b(s,t)}</option>`)}
      </select></label>
    ${L("Banners to win","banners",s.banners,1,30,t=>e.change(i=>i.banners=t))}
    <label class="stack-field"><span>About</span>
      <textarea rows="4" maxlength="600" .value=${s.about} @change=${t=>e.change(i=>i.about=I(t))}></textarea></label>`}function M(e,s,t){let{unit:i,leader:a}=_(e,s,t),r=i?`${i.blocks} ${i.blocks===1?"block":"blocks"}`:"",n=[i?`${b(e,i.side)} ${i.info.name}, ${r}`:"",a?`${i?"":`${b(e,a.side)} `}leader ${a.name}`:"",(e.ground[s]??"").replace("-"," ")].filter(Boolean);return`${s.toUpperCase()}: ${n.join(", ")||"empty"}`}var S=e=>e.target.closest("[data-hex]")?.dataset.hex??"";function zt(e,s,t){let i={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]},[a,r]=i[t],n=e.middle(s);return J.map(p=>{let m=e.middle(p),[$,d]=[m.x-n.x,m.y-n.y],h=$*a+d*r;return{h:p,ahead:h,cost:h+Math.abs($*r+d*a)}}).filter(p=>p.ahead>10).sort((p,m)=>p.cost-m.cost)[0]?.h??s}function Ht(e,s,t){let{x:i,y:a}=s.middle(t),r=`${t===e.picked?"picked":""} ${t===e.bad?"bad":""}`;return A`<g class="hex ${r}" data-hex=${t} role="button" tabindex=${t===e.cursor?0:-1}
      aria-label=${M(e.battle,t,e.facts)} transform="translate(${i.toFixed(1)} ${a.toFixed(1)})">
    <polygon class="ring" points=${s.outline({x:0,y:0},.94)}></polygon></g>`}function Kt(e,s,t){let i=_(e.battle,t,e.facts);if(!i.unit&&!i.leader)return g;let{x:a,y:r}=s.middle(t);return A`<g class="stand" data-drawn=${t} transform="translate(${a.toFixed(1)} ${r.toFixed(1)})">${V(i)}</g>`}function qt(e,s,t){let i=S(e);if(!(!i||e.ctrlKey||e.metaKey)){if(e.key==="Enter"||e.key===" ")t.touch(i);else if(e.key==="Delete"||e.key==="Backspace")t.wipe(i);else if(e.key.startsWith("Arrow")){let a=zt(s,i,e.key);t.go(a),e.currentTarget.querySelector(`[data-hex="${a}"]`)?.focus()}else return;e.preventDefault()}}function Bt(e,s){let t=new N(!1,e.upright),i=t.upright?[K,8]:[8,K],a=[-i[0],-8,t.width+i[0]+8,t.height+8+i[1]],r=n=>document.elementFromPoint(n.clientX,n.clientY)?.closest("[data-hex]")?.dataset.hex??"";return o`${mt(t.upright,o`<svg class="battlefield editing" viewBox=${a.join(" ")} role="group" aria-label="The field: arrow keys go from hex to hex, Enter uses the tool, Delete clears"
      @pointerdown=${n=>S(n)&&s.down(S(n),n)}
      @pointermove=${n=>n.buttons===1&&r(n)&&s.over(r(n))}
      @pointerup=${()=>s.up()} @pointercancel=${()=>s.up()}
      @click=${n=>S(n)&&s.click(S(n))}
      @focusin=${n=>S(n)&&s.go(S(n))}
      @keydown=${n=>qt(n,t,s)}>
      ${wt(t,n=>e.battle.ground[n]??"clear")}
      ${J.map(n=>Ht(e,t,n))}
      <g class="stands" aria-hidden="true">${J.map(n=>Kt(e,t,n))}</g>
    </svg>`)}`}var D=new N(!1,!1),Q="g5";function Z(e,s,t,i,a){let r=JSON.stringify(e.tool)===JSON.stringify(s);return o`<button type="button" class="swatch" aria-pressed=${r} title=${t}
    data-tool=${`${s.kind}:${"name"in s?s.name:""}`} @click=${()=>e.choose(s)}>${a}<small>${i}</small></button>`}function Gt(e){let{x:s,y:t}=D.middle(Q);return o`<svg viewBox="-37 -42 74 84" aria-hidden="true">
    <polygon class="hex-ground ${bt(e)}" points=${D.outline({x:0,y:0})}></polygon>
    ${$t(D,Q,e)}
    <g transform="translate(${-s} ${-t})">${xt(D,i=>i===Q?e:"clear")}</g>
  </svg>`}function Wt(e){return o`<div class="switch" role="radiogroup" aria-label="Army">
    ${T.map(s=>o`<button type="button" role="radio" class="of-${s}" aria-checked=${e.side===s} data-side=${s}
        @click=${()=>e.turn(s)}><i></i>${b(e.battle,s)}</button>`)}
  </div>`}function _t(e){return Object.keys(f(e.facts.units)).map(s=>{let t=E(e.facts,s),i=A`${V({unit:{side:e.side,info:t,blocks:t.blocks}})}`;return Z(e,{kind:"unit",name:s},`${w(t.name)}: ${t.kind}, moves ${t.move}, ${t.dice} dice`,w(t.name),o`<svg viewBox="-26 -34 52 68" aria-hidden="true">${i}</svg>`)})}function Xt(e){let s=P(e.facts.leaders);return o`<div class="leader-tool">
    ${Z(e,{kind:"leader",name:e.leader},`Leader ${e.leader}`,e.leader,o`<svg viewBox="-24 -26 48 46" aria-hidden="true">${gt(e.side,"",!0)}</svg>`)}
    <label>Leader <select data-tool="leader-name" @change=${t=>e.choose({kind:"leader",name:t.target.value})}>
      ${s.map(t=>o`<option ?selected=${t===e.leader}>${t}</option>`)}
    </select></label>
  </div>`}function At(e){return o`${Wt(e)} ${Xt(e)}
    <div class="swatches">${_t(e)}</div>`}function Lt(e){let s=P(e.facts.terrain).filter(t=>t!=="clear"&&t!=="stormed camp");return o`<div class="swatches grounds-of">
    ${s.map(t=>Z(e,{kind:"ground",name:t},`${w(t.replace("-"," "))}. ${ft(t)}`,w(t.replace("-"," ")),Gt(t)))}
  </div>`}function Ct(e){return o`${[[{kind:"pick"},"Move","hand"],[{kind:"erase"},"Erase","erase"]].map(([t,i,a])=>o`<button type="button" aria-pressed=${e.tool.kind===t.kind} data-tool=${t.kind}
      @click=${()=>e.choose(t)}>${v(a)}${i}</button>`)}
  ${"name"in e.tool?o`<span class="holding">${e.tool.kind==="ground"?"":b(e.battle,e.side)} ${e.tool.kind==="unit"?E(e.facts,e.tool.name).name:e.tool.name}</span>`:g}`}async function Ft(e,s){let t=new Blob([e]).stream().pipeThrough(s);return new Uint8Array(await new Response(t).arrayBuffer())}async function Vt(e){let s=new TextEncoder().encode(JSON.stringify(e)),t=await Ft(s,new CompressionStream("deflate-raw"));return btoa(String.fromCharCode(...t)).replace(/\+/g,"-").replace(/\//g,"_").replace(/=+$/,"")}async function Jt(e){try{let s=atob(e.replace(/-/g,"+").replace(/_/g,"/")),t=Uint8Array.from(s,a=>a.charCodeAt(0)),i=await Ft(t,new DecompressionStream("deflate-raw"));return JSON.parse(new TextDecoder().decode(i))}catch{return null}}function Nt(e,s){let t=document.createElement("a");t.href=URL.createObjectURL(new Blob([s],{type:"application/json"})),t.download=e,t.click(),setTimeout(()=>URL.revokeObjectURL(t.href),1e3)}nt(ut);var It="tessera-draft-ancients",j="tessera-battles-ancients",Yt=150,Qt=200,C=matchMedia("(max-width: 640px)"),Zt=[["pieces","Pieces"],["ground","Ground"],["armies","Armies"],["battle","Battle"]];function B(e){try{return f(JSON.parse(localStorage.getItem(e)??"{}"))}catch{return{}}}function tt(e,s){try{localStorage.setItem(e,JSON.stringify(s))}catch{x("The browser keeps nothing for this page: take it away as a file.",!0)}}var et=class extends st{constructor(){super();this.leader="Captain";this.past=[];this.future=[];this.stroke=null;this.byFinger=!1;this.timer=0;this.asked=0;this.keys=t=>this.key(t);this.redraw=()=>this.requestUpdate();this.events={down:(t,i)=>{this.byFinger=i.pointerType==="touch",!this.byFinger&&i.button===0&&this.begin(t)},over:t=>{this.stroke&&t!==this.stroke.last&&this.tool.kind!=="leader"&&this.paint(t)},up:()=>this.stroke=null,click:t=>{this.byFinger&&this.events.touch(t),this.stroke=null},touch:t=>{this.begin(t),this.stroke=null},wipe:t=>this.change(i=>X(i,t,{kind:"erase"},this.side,!1,this.facts)),go:t=>this.cursor=t};this.game="",this.info=null,this.facts={},this.battle=q(),this.tool={kind:"unit",name:"HI"},this.side="bottom",this.panel="pieces",this.cursor="g5",this.picked="",this.fault=null,this.link=""}static{this.properties={game:{},info:{state:!0},facts:{state:!0},battle:{state:!0},tool:{state:!0},side:{state:!0},panel:{state:!0},cursor:{state:!0},picked:{state:!0},fault:{state:!0},link:{state:!0}}}async connectedCallback(){super.connectedCallback(),document.title="Scenario editor · Tessera",addEventListener("keydown",this.keys),C.addEventListener("change",this.redraw);try{let[{games:t},{facts:i}]=await Promise.all([R.games(),R.facts(this.game),H(ot),H(Rt)]);this.dataset.board=Tt(this.game),this.facts=i,await this.first(),this.info=t.find(a=>a.id===this.game)??null,this.ask()}catch(t){x(t.sentence,!0)}}disconnectedCallback(){super.disconnectedCallback(),removeEventListener("keydown",this.keys),C.removeEventListener("change",this.redraw),clearTimeout(this.timer)}async first(){let t=location.hash.startsWith("#s=")?await Jt(location.hash.slice(3)):null,i=f(t??B(It));i.sides&&(this.battle=G(i,this.facts)),location.hash&&history.replaceState(null,"",location.pathname)}get json(){return W(this.battle,this.facts)}remember(){this.past=[...this.past.slice(-Qt),this.battle],this.future=[]}put(t){this.battle=t,this.link="",tt(It,this.json),this.ask()}change(t){let i=structuredClone(this.battle);t(i),this.remember(),this.put(i)}undo(t,i){let a=t.pop();a&&(i.push(this.battle),this.picked="",this.put(a))}ask(){clearTimeout(this.timer),this.fault=null,this.timer=window.setTimeout(()=>{this.check()},Yt)}async check(){let t=++this.asked,i="";try{await R.check(this.game,this.json)}catch(a){i=a.sentence}t===this.asked&&(this.fault=i)}pick(t){let{units:i,leaders:a}=this.battle;if(i[t]||a[t])this.picked=this.picked===t?"":t;else if(this.picked){let r=this.picked;this.picked="",this.change(n=>Et(n,r,t))}}paint(t){let i=structuredClone(this.battle);X(i,t,this.tool,this.side,this.stroke.away,this.facts),this.stroke.last=t,this.put(i)}begin(t){if(this.cursor=t,this.tool.kind==="pick")return this.pick(t);this.remember(),this.stroke={away:kt(this.battle,t,this.tool,this.side),last:""},this.paint(t)}key(t){let i=t.target.closest?.("input, textarea, select");if(!(t.ctrlKey||t.metaKey)||i)return;let a=t.key.toLowerCase();if(a==="z"&&!t.shiftKey)this.undo(this.past,this.future);else if(a==="y"||a==="z")this.undo(this.future,this.past);else return;t.preventDefault()}choose(t){t.kind==="leader"&&(this.leader=t.name),this.picked="",this.tool=t}open(t){this.remember(),this.picked="",this.put(G(t,this.facts))}beginFrom(t){let i=t.target,[a,r]=i.value.split(/:(.*)/s);i.value="",a==="blank"&&this.open(W(q(),this.facts)),a==="battle"&&this.open(f(yt(this.facts.battles,r))),a==="mine"&&this.open(f(B(j)[r]))}save(){let t=B(j),i=!(this.battle.title in t);tt(j,{...t,[this.battle.title]:this.json}),x(i?"Saved in this browser.":"Saved in this browser, over the one of this title."),this.requestUpdate()}forget(){let{[this.battle.title]:t,...i}=B(j);tt(j,i),x("No longer kept in this browser."),this.requestUpdate()}async share(){this.link=`${location.origin}/edit/${this.game}#s=${await Vt(this.json)}`,await this.updateComplete,this.querySelector("#share-link")?.select();try{await navigator.clipboard.writeText(this.link),x("The link is copied: whoever opens it has this battle.")}catch{x("Copy the link: whoever opens it has this battle.")}}async upload(t){let i=t.target,a=i.files?.[0];if(i.value="",!!a)try{let r=f(JSON.parse(await a.text()));await R.check(this.game,r).catch(n=>x(`${a.name}: ${n.sentence}`,!0)),this.open(r)}catch{x(`${a.name} is not a scenario.`,!0)}}file(){let t=this.battle.title.replace(/[^\w]+/g,"-").toLowerCase()||"battle";Nt(`${t}.json`,JSON.stringify(this.json,null,2)+`
`)}async play(t){t.preventDefault();let i=new FormData(t.target),a=String(i.get("mine")),r=a==="bottom"?"top":"bottom",n=this.info.options.map(l=>[l.id,String(i.get(`option-${l.id}`))]);try{let l=await R.create({game:this.game,custom:this.json,options:Object.fromEntries(n),seats:{[a]:"me",[r]:String(i.get("against"))}});rt(`/t/${l.id}`)}catch(l){x(l.sentence,!0)}}startChoices(){let t=Object.keys(B(j));return o`<select class="begin" aria-label="Begin from" data-begin @change=${i=>this.beginFrom(i)}>
      <option value="">Begin from…</option>
      <option value="blank:">A blank field</option>
      ${t.length?o`<optgroup label="Mine">${t.map(i=>o`<option value="mine:${i}">${i}</option>`)}</optgroup>`:g}
      <optgroup label="Battles">${this.info.scenarios.map(i=>o`<option value="battle:${i.id}">${i.title}</option>`)}</optgroup>
    </select>`}bar(){let t=(a,r,n,l=!1)=>o`<button type="button" title=${a} data-do=${a.toLowerCase()} ?disabled=${l} @click=${n}>${v(r)}<span>${a}</span></button>`,i=this.battle.title in B(j);return o`<div class="edit-bar">
      <h1 class="unseen" tabindex="-1">Scenario editor</h1>
      <input class="edit-title" aria-label="Title" maxlength="60" .value=${this.battle.title}
        @change=${a=>this.change(r=>r.title=a.target.value.trim())} />
      ${this.startChoices()}
      <div class="edit-acts">
        ${t("Undo","undo",()=>this.undo(this.past,this.future),this.past.length===0)}
        ${t("Redo","redo",()=>this.undo(this.future,this.past),this.future.length===0)}
        ${t("Save","save",()=>this.save(),!this.battle.title)}
        ${i?t("Forget","close",()=>this.forget()):g}
        ${t("Link","copy",()=>{this.share()})}
        ${t("File","download",()=>this.file())}
        <label class="button" title="Open a file">${v("upload")}<span>Open</span>
          <input class="unseen" type="file" accept=".json,application/json" @change=${a=>{this.upload(a)}} /></label>
      </div>
      ${this.link?o`<input id="share-link" class="share-link" readonly aria-label="Link to this battle" .value=${this.link} />`:g}
    </div>`}here(){let t=this.cursor,i=this.battle.units[t],a=i?E(this.facts,i.code).blocks:0;return o`<div class="here">
      <span>${this.picked?`${M(this.battle,this.picked,this.facts)}. Where to?`:M(this.battle,t,this.facts)}</span>
      ${i?L("Blocks","blocks",i.blocks,1,a,r=>this.change(n=>n.units[t].blocks=r)):g}
    </div>`}verdict(){let t=this.fault===null?"asking":this.fault?"bad":"good",i=this.fault===null?"…":this.fault||"This battle can be played.";return o`<p class="verdict ${t}" role="status">${i}</p>`}playForm(){let t=this.info,i=t.bots.filter(a=>a.id!=="random");return o`<form class="edit-play" @submit=${a=>{this.play(a)}}>
      <label>Play <select name="mine">${T.map(a=>o`<option value=${a}>${b(this.battle,a)}</option>`)}</select></label>
      <label>against <select name="against">
        ${i.map((a,r)=>o`<option value="bot:${a.id}" ?selected=${r===0}>the computer, ${a.id}</option>`)}
        <option value="open">a friend, by link</option></select></label>
      ${t.options.map(a=>o`<label title=${a.help}>${z(a.id)} <select name="option-${a.id}">${a.values.map(r=>o`<option>${r}</option>`)}</select></label>`)}
      <button class="primary" type="submit" ?disabled=${this.fault!==""}>Play it</button>
    </form>`}panels(){let t={battle:this.battle,facts:this.facts,tool:this.tool,side:this.side,leader:this.leader,choose:r=>this.choose(r),turn:r=>this.side=r},i={battle:this.battle,facts:this.facts,change:r=>this.change(r)},a={pieces:()=>At(t),ground:()=>Lt(t),armies:()=>Ot(i),battle:()=>Pt(i)};return o`<aside class="edit-side">
      ${C.matches?this.verdict():g}
      <div class="hand-tools">${Ct(t)}</div>
      <div class="edit-tabs" role="tablist">${Zt.map(([r,n])=>o`<button type="button" role="tab" aria-selected=${this.panel===r} data-panel=${r} @click=${()=>this.panel=r}>${n}</button>`)}</div>
      <div class="edit-panel" role="tabpanel" aria-label=${z(this.panel)}>${jt([this.panel],r=>r,()=>a[this.panel]())}</div>
    </aside>`}render(){if(!this.info)return o`<main id="main" class="page" tabindex="-1"><p class="faint">One moment…</p></main>`;let t=/ on ([a-m][1-9])\b/.exec(this.fault??"")?.[1]??"";return o`<main id="main" class="edit" tabindex="-1">
      ${this.bar()}
      <div class="edit-main">
        <div class="edit-board">
          ${Bt({battle:this.battle,facts:this.facts,upright:C.matches,cursor:this.cursor,picked:this.picked,bad:t},this.events)}
          ${this.here()}
        </div>
        ${this.panels()}
      </div>
      <footer class="edit-foot">${C.matches?g:this.verdict()} ${this.playForm()}</footer>
    </main>`}};customElements.define("edit-page",et);

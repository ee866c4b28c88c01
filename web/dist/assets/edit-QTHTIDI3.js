import{D as H,F as vt,H as T,I as K,K as G,L as W,M as q,N as g,O as kt,P as _,Q as wt,a as ut,c as ht,d as F,e as V,g as J,h as mt,i as ft,j as bt,k as gt,l as $t,n as yt,o as f,t as x,w as P}from"/assets/chunk-3FRUURRN.js";import{a as st,b as $,d as nt}from"/assets/chunk-HEBTWKIN.js";import"/assets/chunk-2CLYACDL.js";import{a as j,b as E,c as ct,d as pt,e as C,f as dt}from"/assets/chunk-MGJTKHRJ.js";import{b as O}from"/assets/chunk-CC2EQDY6.js";import{b as at,d as k,f as rt,g as ot,h as lt}from"/assets/chunk-OYLRLICB.js";import{a as o,b as A,c as it,d as b,g as w,h as U}from"/assets/chunk-7GB6LT6T.js";import"/assets/chunk-VVCT3YM4.js";var Et=(e,a,t)=>{let i=new Map;for(let s=a;s<=t;s++)i.set(e[s],s);return i},xt=ot(class extends lt{constructor(e){if(super(e),e.type!==rt.CHILD)throw Error("repeat() can only be used in text expressions")}dt(e,a,t){let i;t===void 0?t=a:a!==void 0&&(i=a);let s=[],r=[],n=0;for(let l of e)s[n]=i?i(l,n):n,r[n]=t(l,n),n++;return{values:r,keys:s}}render(e,a,t){return this.dt(e,a,t).values}update(e,[a,t,i]){let s=pt(e),{values:r,keys:n}=this.dt(a,t,i);if(!Array.isArray(s))return this.ut=n,r;let l=this.ut??=[],c=[],h,y,p=0,u=s.length-1,d=0,m=r.length-1;for(;p<=u&&d<=m;)if(s[p]===null)p++;else if(s[u]===null)u--;else if(l[p]===n[d])c[d]=E(s[p],r[d]),p++,d++;else if(l[u]===n[m])c[m]=E(s[u],r[m]),u--,m--;else if(l[p]===n[m])c[m]=E(s[p],r[m]),j(e,c[m+1],s[p]),p++,m--;else if(l[u]===n[d])c[d]=E(s[u],r[d]),j(e,s[p],s[u]),u--,d++;else if(h===void 0&&(h=Et(n,d,m),y=Et(l,p,u)),h.has(l[p]))if(h.has(l[u])){let v=y.get(n[d]),D=v!==void 0?s[v]:null;if(D===null){let et=j(e,s[p]);E(et,r[d]),c[d]=et}else c[d]=E(D,r[d]),j(e,s[p],D),s[v]=null;d++}else C(s[u]),u--;else C(s[p]),p++;for(;d<=m;){let v=j(e,c[m+1]);E(v,r[d]),c[d++]=v}for(;p<=u;){let v=s[p++];v!==null&&C(v)}return this.ut=n,ct(e,c),it}});var I=e=>e.target.value;function L(e,a,t,i,s,r){return o`<div class="stepper" role="group" aria-label=${e}><span>${e}</span>
    <button type="button" aria-label="${e}: one less" data-less=${a} ?disabled=${t<=i} @click=${()=>r(t-1)}>${k("minus")}</button>
    <output data-value=${a}>${t}</output>
    <button type="button" aria-label="${e}: one more" data-more=${a} ?disabled=${t>=s} @click=${()=>r(t+1)}>${k("plus")}</button>
  </div>`}function X(e,a,t,i,s,r){let n=e.battle.armies[a][t];return o`<div class="chips-field">
    <label>${i}
      <select data-list="${a}-${t}" @change=${c=>{let h=I(c);c.target.value="",h&&e.change(y=>y.armies[a][t].push(h))}}>
        <option value="">Add…</option>
        ${s.map(c=>o`<option value=${c}>${r(c)}</option>`)}
      </select></label>
    ${n.length?o`<span class="chips">${n.map((c,h)=>o`<button type="button" class="chip" aria-label="Remove ${r(c)}" @click=${()=>e.change(y=>y.armies[a][t].splice(h,1))}>${r(c)}${k("close")}</button>`)}</span>`:b}
  </div>`}function Vt(e,a,t){let i=s=>e.change(r=>{let n=r.armies[a].special;n.includes(s)?n.splice(n.indexOf(s),1):n.push(s)});return o`<details ?open=${t.special.length>0}><summary>Special rules${t.special.length?`: ${t.special.join(", ")}`:""}</summary>
    ${Object.entries(f(e.facts.specials)).map(([s,r])=>o`<label class="check"><input type="checkbox" data-special="${a}-${s}" .checked=${t.special.includes(s)} @change=${()=>i(s)} />
        <span><b>${w(s)}</b> <small>${yt(r)}</small></span></label>`)}
  </details>`}function Jt(e,a){let t=e.battle.armies[a],{facts:i}=e,s=n=>n,r=n=>w(x(i,n).name);return o`<section class="army-panel of-${a}">
    <h3><i></i>${g(e.battle,a)} <small>${a==="bottom"?"at the bottom":"at the top"}</small></h3>
    <label class="line-field"><span>Army</span>
      <select data-army=${a} @change=${n=>e.change(l=>l.armies[a].army=I(n))}>
        ${P(i.armies).map(n=>o`<option ?selected=${n===t.army}>${n}</option>`)}
      </select></label>
    ${L("Cards in hand",`${a}-command`,t.command,1,9,n=>e.change(l=>l.armies[a].command=n))}
    ${L("Banners already won",`${a}-won`,t.won,0,29,n=>e.change(l=>l.armies[a].won=n))}
    ${X(e,a,"hand","Cards it begins with",Object.keys(f(i.cards)),s)}
    ${X(e,a,"waiting","Leaders placed after the deal",P(i.leaders),s)}
    ${X(e,a,"reserve","Reserve of an ambush",Object.keys(f(i.units)),r)}
    ${Vt(e,a,t)}
  </section>`}function Tt(e){return o`${T.map(a=>Jt(e,a))}`}function St(e){let a=e.battle;return o`<label class="line-field"><span>Who moves first</span>
      <select data-first @change=${t=>e.change(i=>i.first=I(t))}>
        ${T.map(t=>o`<option value=${t} ?selected=${a.first===t}>${g(a,t)}</option>`)}
      </select></label>
    ${L("Banners to win","banners",a.banners,1,30,t=>e.change(i=>i.banners=t))}
    <label class="stack-field"><span>About</span>
      <textarea rows="4" maxlength="600" .value=${a.about} @change=${t=>e.change(i=>i.about=I(t))}></textarea></label>`}function N(e,a,t){let{unit:i,leader:s}=q(e,a,t),r=i?`${i.blocks} ${i.blocks===1?"block":"blocks"}`:"",n=[i?`${g(e,i.side)} ${i.info.name}, ${r}`:"",s?`${i?"":`${g(e,s.side)} `}leader ${s.name}`:"",(e.ground[a]??"").replace("-"," ")].filter(Boolean);return`${a.toUpperCase()}: ${n.join(", ")||"empty"}`}var S=e=>e.target.closest("[data-hex]")?.dataset.hex??"";function It(e,a,t){let i={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]},[s,r]=i[t],n=e.middle(a);return V.map(c=>{let h=e.middle(c),[y,p]=[h.x-n.x,h.y-n.y],u=y*s+p*r;return{h:c,ahead:u,cost:u+Math.abs(y*r+p*s)}}).filter(c=>c.ahead>10).sort((c,h)=>c.cost-h.cost)[0]?.h??a}function Nt(e,a,t){let{x:i,y:s}=a.middle(t),r=`${t===e.picked?"picked":""} ${t===e.bad?"bad":""}`;return A`<g class="hex ${r}" data-hex=${t} role="button" tabindex=${t===e.cursor?0:-1}
      aria-label=${N(e.battle,t,e.facts)} transform="translate(${i.toFixed(1)} ${s.toFixed(1)})">
    <polygon class="ring" points=${a.outline({x:0,y:0},.94)}></polygon></g>`}function Mt(e,a,t){let i=q(e.battle,t,e.facts);if(!i.unit&&!i.leader)return b;let{x:s,y:r}=a.middle(t);return A`<g class="stand" data-drawn=${t} transform="translate(${s.toFixed(1)} ${r.toFixed(1)})">${F(i)}</g>`}function Dt(e,a,t){let i=S(e);if(!(!i||e.ctrlKey||e.metaKey)){if(e.key==="Enter"||e.key===" ")t.touch(i);else if(e.key==="Delete"||e.key==="Backspace")t.wipe(i);else if(e.key.startsWith("Arrow")){let s=It(a,i,e.key);t.go(s),e.currentTarget.querySelector(`[data-hex="${s}"]`)?.focus()}else return;e.preventDefault()}}function Rt(e,a){let t=new J(!1,e.upright),i=t.upright?[H,8]:[8,H],s=[-i[0],-8,t.width+i[0]+8,t.height+8+i[1]],r=n=>document.elementFromPoint(n.clientX,n.clientY)?.closest("[data-hex]")?.dataset.hex??"";return o`${dt(t.upright,o`<svg class="battlefield editing" viewBox=${s.join(" ")} role="group" aria-label="The field: arrow keys go from hex to hex, Enter uses the tool, Delete clears"
      @pointerdown=${n=>S(n)&&a.down(S(n),n)}
      @pointermove=${n=>n.buttons===1&&r(n)&&a.over(r(n))}
      @pointerup=${()=>a.up()} @pointercancel=${()=>a.up()}
      @click=${n=>S(n)&&a.click(S(n))}
      @focusin=${n=>S(n)&&a.go(S(n))}
      @keydown=${n=>Dt(n,t,a)}>
      ${vt(t,n=>e.battle.ground[n]??"clear")}
      ${V.map(n=>Nt(e,t,n))}
      <g class="stands" aria-hidden="true">${V.map(n=>Mt(e,t,n))}</g>
    </svg>`)}`}var M=new J(!1,!1),z="g5";function Y(e,a,t,i,s){let r=JSON.stringify(e.tool)===JSON.stringify(a);return o`<button type="button" class="swatch" aria-pressed=${r} title=${t}
    data-tool=${`${a.kind}:${"name"in a?a.name:""}`} @click=${()=>e.choose(a)}>${s}<small>${i}</small></button>`}function Ut(e){let{x:a,y:t}=M.middle(z);return o`<svg viewBox="-37 -42 74 84" aria-hidden="true">
    <polygon class="hex-ground ${ft(e)}" points=${M.outline({x:0,y:0})}></polygon>
    ${gt(M,z,e)}
    <g transform="translate(${-a} ${-t})">${bt(M,i=>i===z?e:"clear")}</g>
  </svg>`}function Ht(e){return o`<div class="switch" role="radiogroup" aria-label="Army">
    ${T.map(a=>o`<button type="button" role="radio" class="of-${a}" aria-checked=${e.side===a} data-side=${a}
        @click=${()=>e.turn(a)}><i></i>${g(e.battle,a)}</button>`)}
  </div>`}function Kt(e){return Object.keys(f(e.facts.units)).map(a=>{let t=x(e.facts,a),i=A`${F({unit:{side:e.side,info:t,blocks:t.blocks}})}`;return Y(e,{kind:"unit",name:a},`${w(t.name)}: ${t.kind}, moves ${t.move}, ${t.dice} dice`,w(t.name),o`<svg viewBox="-26 -34 52 68" aria-hidden="true">${i}</svg>`)})}function Gt(e){let a=P(e.facts.leaders);return o`<div class="leader-tool">
    ${Y(e,{kind:"leader",name:e.leader},`Leader ${e.leader}`,e.leader,o`<svg viewBox="-24 -26 48 46" aria-hidden="true">${ht(e.side,"",!0)}</svg>`)}
    <label>Leader <select data-tool="leader-name" @change=${t=>e.choose({kind:"leader",name:t.target.value})}>
      ${a.map(t=>o`<option ?selected=${t===e.leader}>${t}</option>`)}
    </select></label>
  </div>`}function Ot(e){return o`${Ht(e)} ${Gt(e)}
    <div class="swatches">${Kt(e)}</div>`}function jt(e){let a=P(e.facts.terrain).filter(t=>t!=="clear"&&t!=="stormed camp");return o`<div class="swatches grounds-of">
    ${a.map(t=>Y(e,{kind:"ground",name:t},`${w(t.replace("-"," "))}. ${mt(t)}`,w(t.replace("-"," ")),Ut(t)))}
  </div>`}function Pt(e){return o`${[[{kind:"pick"},"Move","hand"],[{kind:"erase"},"Erase","erase"]].map(([t,i,s])=>o`<button type="button" aria-pressed=${e.tool.kind===t.kind} data-tool=${t.kind}
      @click=${()=>e.choose(t)}>${k(s)}${i}</button>`)}
  ${"name"in e.tool?o`<span class="holding">${e.tool.kind==="ground"?"":g(e.battle,e.side)} ${e.tool.kind==="unit"?x(e.facts,e.tool.name).name:e.tool.name}</span>`:b}`}async function Bt(e,a){let t=new Blob([e]).stream().pipeThrough(a);return new Uint8Array(await new Response(t).arrayBuffer())}async function At(e){let a=new TextEncoder().encode(JSON.stringify(e)),t=await Bt(a,new CompressionStream("deflate-raw"));return btoa(String.fromCharCode(...t)).replace(/\+/g,"-").replace(/\//g,"_").replace(/=+$/,"")}async function Lt(e){try{let a=atob(e.replace(/-/g,"+").replace(/_/g,"/")),t=Uint8Array.from(a,s=>s.charCodeAt(0)),i=await Bt(t,new DecompressionStream("deflate-raw"));return JSON.parse(new TextDecoder().decode(i))}catch{return null}}function Ct(e,a){let t=document.createElement("a");t.href=URL.createObjectURL(new Blob([a],{type:"application/json"})),t.download=e,t.click(),setTimeout(()=>URL.revokeObjectURL(t.href),1e3)}at(ut);var Ft="tessera-draft-ancients",R="tessera-battles-ancients",Wt=150,qt=200,Q=matchMedia("(max-width: 640px)"),_t=[["pieces","Pieces"],["ground","Ground"],["armies","Armies"],["battle","Battle"]];function B(e){try{return f(JSON.parse(localStorage.getItem(e)??"{}"))}catch{return{}}}function Z(e,a){try{localStorage.setItem(e,JSON.stringify(a))}catch{$("The browser keeps nothing for this page: take it away as a file.",!0)}}var tt=class extends st{constructor(){super();this.leader="Captain";this.past=[];this.future=[];this.stroke=null;this.byFinger=!1;this.timer=0;this.asked=0;this.keys=t=>this.key(t);this.redraw=()=>this.requestUpdate();this.events={down:(t,i)=>{this.byFinger=i.pointerType==="touch",!this.byFinger&&i.button===0&&this.begin(t)},over:t=>{this.stroke&&t!==this.stroke.last&&this.tool.kind!=="leader"&&this.paint(t)},up:()=>this.stroke=null,click:t=>{this.byFinger&&this.events.touch(t),this.stroke=null},touch:t=>{this.begin(t),this.stroke=null},wipe:t=>this.change(i=>_(i,t,{kind:"erase"},this.side,!1,this.facts)),go:t=>this.cursor=t};this.game="",this.info=null,this.facts={},this.battle=K(),this.tool={kind:"unit",name:"HI"},this.side="bottom",this.panel="pieces",this.cursor="g5",this.picked="",this.fault=null,this.link=""}static{this.properties={game:{},info:{state:!0},facts:{state:!0},battle:{state:!0},tool:{state:!0},side:{state:!0},panel:{state:!0},cursor:{state:!0},picked:{state:!0},fault:{state:!0},link:{state:!0}}}async connectedCallback(){super.connectedCallback(),document.title="Scenario editor · Tessera",addEventListener("keydown",this.keys),Q.addEventListener("change",this.redraw);try{let[{games:t},{facts:i}]=await Promise.all([O.games(),O.facts(this.game)]);this.facts=i,await this.first(),this.info=t.find(s=>s.id===this.game)??null,this.ask()}catch(t){$(t.sentence,!0)}}disconnectedCallback(){super.disconnectedCallback(),removeEventListener("keydown",this.keys),Q.removeEventListener("change",this.redraw),clearTimeout(this.timer)}async first(){let t=location.hash.startsWith("#s=")?await Lt(location.hash.slice(3)):null,i=f(t??B(Ft));i.sides&&(this.battle=G(i,this.facts)),location.hash&&history.replaceState(null,"",location.pathname)}get json(){return W(this.battle,this.facts)}remember(){this.past=[...this.past.slice(-qt),this.battle],this.future=[]}put(t){this.battle=t,this.link="",Z(Ft,this.json),this.ask()}change(t){let i=structuredClone(this.battle);t(i),this.remember(),this.put(i)}undo(t,i){let s=t.pop();s&&(i.push(this.battle),this.picked="",this.put(s))}ask(){clearTimeout(this.timer),this.fault=null,this.timer=window.setTimeout(()=>{this.check()},Wt)}async check(){let t=++this.asked,i="";try{await O.check(this.game,this.json)}catch(s){i=s.sentence}t===this.asked&&(this.fault=i)}pick(t){let{units:i,leaders:s}=this.battle;if(i[t]||s[t])this.picked=this.picked===t?"":t;else if(this.picked){let r=this.picked;this.picked="",this.change(n=>wt(n,r,t))}}paint(t){let i=structuredClone(this.battle);_(i,t,this.tool,this.side,this.stroke.away,this.facts),this.stroke.last=t,this.put(i)}begin(t){if(this.cursor=t,this.tool.kind==="pick")return this.pick(t);this.remember(),this.stroke={away:kt(this.battle,t,this.tool,this.side),last:""},this.paint(t)}key(t){let i=t.target.closest?.("input, textarea, select");if(!(t.ctrlKey||t.metaKey)||i)return;let s=t.key.toLowerCase();if(s==="z"&&!t.shiftKey)this.undo(this.past,this.future);else if(s==="y"||s==="z")this.undo(this.future,this.past);else return;t.preventDefault()}choose(t){t.kind==="leader"&&(this.leader=t.name),this.picked="",this.tool=t}open(t){this.remember(),this.picked="",this.put(G(t,this.facts))}beginFrom(t){let i=t.target,[s,r]=i.value.split(/:(.*)/s);i.value="",s==="blank"&&this.open(W(K(),this.facts)),s==="battle"&&this.open(f($t(this.facts.battles,r))),s==="mine"&&this.open(f(B(R)[r]))}save(){let t=B(R),i=!(this.battle.title in t);Z(R,{...t,[this.battle.title]:this.json}),$(i?"Saved in this browser.":"Saved in this browser, over the one of this title."),this.requestUpdate()}forget(){let{[this.battle.title]:t,...i}=B(R);Z(R,i),$("No longer kept in this browser."),this.requestUpdate()}async share(){this.link=`${location.origin}/edit/${this.game}#s=${await At(this.json)}`,await this.updateComplete,this.querySelector("#share-link")?.select();try{await navigator.clipboard.writeText(this.link),$("The link is copied: whoever opens it has this battle.")}catch{$("Copy the link: whoever opens it has this battle.")}}async upload(t){let i=t.target,s=i.files?.[0];if(i.value="",!!s)try{let r=f(JSON.parse(await s.text()));await O.check(this.game,r).catch(n=>$(`${s.name}: ${n.sentence}`,!0)),this.open(r)}catch{$(`${s.name} is not a scenario.`,!0)}}file(){let t=this.battle.title.replace(/[^\w]+/g,"-").toLowerCase()||"battle";Ct(`${t}.json`,JSON.stringify(this.json,null,2)+`
`)}async play(t){t.preventDefault();let i=new FormData(t.target),s=String(i.get("mine")),r=s==="bottom"?"top":"bottom",n=this.info.options.map(l=>[l.id,String(i.get(`option-${l.id}`))]);try{let l=await O.create({game:this.game,custom:this.json,options:Object.fromEntries(n),seats:{[s]:"me",[r]:String(i.get("against"))}});nt(`/t/${l.id}`)}catch(l){$(l.sentence,!0)}}startChoices(){let t=Object.keys(B(R));return o`<select class="begin" aria-label="Begin from" data-begin @change=${i=>this.beginFrom(i)}>
      <option value="">Begin from…</option>
      <option value="blank:">A blank field</option>
      ${t.length?o`<optgroup label="Mine">${t.map(i=>o`<option value="mine:${i}">${i}</option>`)}</optgroup>`:b}
      <optgroup label="Battles">${this.info.scenarios.map(i=>o`<option value="battle:${i.id}">${i.title}</option>`)}</optgroup>
    </select>`}bar(){let t=(s,r,n,l=!1)=>o`<button type="button" title=${s} data-do=${s.toLowerCase()} ?disabled=${l} @click=${n}>${k(r)}<span>${s}</span></button>`,i=this.battle.title in B(R);return o`<div class="edit-bar">
      <h1 class="unseen" tabindex="-1">Scenario editor</h1>
      <input class="edit-title" aria-label="Title" maxlength="60" .value=${this.battle.title}
        @change=${s=>this.change(r=>r.title=s.target.value.trim())} />
      ${this.startChoices()}
      <div class="edit-acts">
        ${t("Undo","undo",()=>this.undo(this.past,this.future),this.past.length===0)}
        ${t("Redo","redo",()=>this.undo(this.future,this.past),this.future.length===0)}
        ${t("Save","save",()=>this.save(),!this.battle.title)}
        ${i?t("Forget","close",()=>this.forget()):b}
        ${t("Link","copy",()=>{this.share()})}
        ${t("File","download",()=>this.file())}
        <label class="button" title="Open a file">${k("upload")}<span>Open</span>
          <input class="unseen" type="file" accept=".json,application/json" @change=${s=>{this.upload(s)}} /></label>
      </div>
      ${this.link?o`<input id="share-link" class="share-link" readonly aria-label="Link to this battle" .value=${this.link} />`:b}
    </div>`}here(){let t=this.cursor,i=this.battle.units[t],s=i?x(this.facts,i.code).blocks:0;return o`<div class="here">
      <span>${this.picked?`${N(this.battle,this.picked,this.facts)}. Where to?`:N(this.battle,t,this.facts)}</span>
      ${i?L("Blocks","blocks",i.blocks,1,s,r=>this.change(n=>n.units[t].blocks=r)):b}
    </div>`}verdict(){let t=this.fault===null?"asking":this.fault?"bad":"good",i=this.fault===null?"…":this.fault||"This battle can be played.";return o`<p class="verdict ${t}" role="status">${i}</p>`}playForm(){let t=this.info,i=t.bots.filter(s=>s.id!=="random");return o`<form class="edit-play" @submit=${s=>{this.play(s)}}>
      <label>Play <select name="mine">${T.map(s=>o`<option value=${s}>${g(this.battle,s)}</option>`)}</select></label>
      <label>against <select name="against">
        ${i.map((s,r)=>o`<option value="bot:${s.id}" ?selected=${r===0}>the computer, ${s.id}</option>`)}
        <option value="open">a friend, by link</option></select></label>
      ${t.options.map(s=>o`<label title=${s.help}>${U(s.id)} <select name="option-${s.id}">${s.values.map(r=>o`<option>${r}</option>`)}</select></label>`)}
      <button class="primary" type="submit" ?disabled=${this.fault!==""}>Play it</button>
    </form>`}panels(){let t={battle:this.battle,facts:this.facts,tool:this.tool,side:this.side,leader:this.leader,choose:r=>this.choose(r),turn:r=>this.side=r},i={battle:this.battle,facts:this.facts,change:r=>this.change(r)},s={pieces:()=>Ot(t),ground:()=>jt(t),armies:()=>Tt(i),battle:()=>St(i)};return o`<aside class="edit-side">
      <div class="hand-tools">${Pt(t)}</div>
      <div class="edit-tabs" role="tablist">${_t.map(([r,n])=>o`<button type="button" role="tab" aria-selected=${this.panel===r} data-panel=${r} @click=${()=>this.panel=r}>${n}</button>`)}</div>
      <div class="edit-panel" role="tabpanel" aria-label=${U(this.panel)}>${xt([this.panel],r=>r,()=>s[this.panel]())}</div>
    </aside>`}render(){if(!this.info)return o`<main id="main" class="page" tabindex="-1"><p class="faint">One moment…</p></main>`;let t=/ on ([a-m][1-9])\b/.exec(this.fault??"")?.[1]??"";return o`<main id="main" class="edit" tabindex="-1">
      ${this.bar()}
      <div class="edit-main">
        <div class="edit-board">
          ${Rt({battle:this.battle,facts:this.facts,upright:Q.matches,cursor:this.cursor,picked:this.picked,bad:t},this.events)}
          ${this.here()}
        </div>
        ${this.panels()}
      </div>
      <footer class="edit-foot">${this.verdict()} ${this.playForm()}</footer>
    </main>`}};customElements.define("edit-page",tt);

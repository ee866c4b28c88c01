import{D as K,F as vt,H as T,I as G,K as W,L as q,M as _,N as g,O as kt,P as X,Q as wt,a as ut,c as ht,d as V,e as J,g as I,h as mt,i as ft,j as bt,k as gt,l as $t,n as yt,o as b,t as x,w as P}from"/assets/chunk-3FRUURRN.js";import{a as it,b as $,d as nt}from"/assets/chunk-HEBTWKIN.js";import"/assets/chunk-2CLYACDL.js";import{a as j,b as E,c as ct,d as pt,e as F,f as dt}from"/assets/chunk-MGJTKHRJ.js";import{b as O}from"/assets/chunk-CC2EQDY6.js";import{b as at,d as k,f as rt,g as ot,h as lt}from"/assets/chunk-OYLRLICB.js";import{a as o,b as A,c as st,d as f,g as w,h as H}from"/assets/chunk-7GB6LT6T.js";import"/assets/chunk-VVCT3YM4.js";var Et=(e,a,t)=>{let s=new Map;for(let i=a;i<=t;i++)s.set(e[i],i);return s},xt=ot(class extends lt{constructor(e){if(super(e),e.type!==rt.CHILD)throw Error("repeat() can only be used in text expressions")}dt(e,a,t){let s;t===void 0?t=a:a!==void 0&&(s=a);let i=[],r=[],n=0;for(let l of e)i[n]=s?s(l,n):n,r[n]=t(l,n),n++;return{values:r,keys:i}}render(e,a,t){return this.dt(e,a,t).values}update(e,[a,t,s]){let i=pt(e),{values:r,keys:n}=this.dt(a,t,s);if(!Array.isArray(i))return this.ut=n,r;let l=this.ut??=[],c=[],h,y,p=0,u=i.length-1,d=0,m=r.length-1;for(;p<=u&&d<=m;)if(i[p]===null)p++;else if(i[u]===null)u--;else if(l[p]===n[d])c[d]=E(i[p],r[d]),p++,d++;else if(l[u]===n[m])c[m]=E(i[u],r[m]),u--,m--;else if(l[p]===n[m])c[m]=E(i[p],r[m]),j(e,c[m+1],i[p]),p++,m--;else if(l[u]===n[d])c[d]=E(i[u],r[d]),j(e,i[p],i[u]),u--,d++;else if(h===void 0&&(h=Et(n,d,m),y=Et(l,p,u)),h.has(l[p]))if(h.has(l[u])){let v=y.get(n[d]),U=v!==void 0?i[v]:null;if(U===null){let et=j(e,i[p]);E(et,r[d]),c[d]=et}else c[d]=E(U,r[d]),j(e,i[p],U),i[v]=null;d++}else F(i[u]),u--;else F(i[p]),p++;for(;d<=m;){let v=j(e,c[m+1]);E(v,r[d]),c[d++]=v}for(;p<=u;){let v=i[p++];v!==null&&F(v)}return this.ut=n,ct(e,c),st}});var N=e=>e.target.value;function L(e,a,t,s,i,r){return o`<div class="stepper" role="group" aria-label=${e}><span>${e}</span>
    <button type="button" aria-label="${e}: one less" data-less=${a} ?disabled=${t<=s} @click=${()=>r(t-1)}>${k("minus")}</button>
    <output data-value=${a}>${t}</output>
    <button type="button" aria-label="${e}: one more" data-more=${a} ?disabled=${t>=i} @click=${()=>r(t+1)}>${k("plus")}</button>
  </div>`}function z(e,a,t,s,i,r){let n=e.battle.armies[a][t];return o`<div class="chips-field">
    <label>${s}
      <select data-list="${a}-${t}" @change=${c=>{let h=N(c);c.target.value="",h&&e.change(y=>y.armies[a][t].push(h))}}>
        <option value="">Add…</option>
        ${i.map(c=>o`<option value=${c}>${r(c)}</option>`)}
      </select></label>
    ${n.length?o`<span class="chips">${n.map((c,h)=>o`<button type="button" class="chip" aria-label="Remove ${r(c)}" @click=${()=>e.change(y=>y.armies[a][t].splice(h,1))}>${r(c)}${k("close")}</button>`)}</span>`:f}
  </div>`}function Vt(e,a,t){let s=i=>e.change(r=>{let n=r.armies[a].special;n.includes(i)?n.splice(n.indexOf(i),1):n.push(i)});return o`<details ?open=${t.special.length>0}><summary>Special rules${t.special.length?`: ${t.special.join(", ")}`:""}</summary>
    ${Object.entries(b(e.facts.specials)).map(([i,r])=>o`<label class="check"><input type="checkbox" data-special="${a}-${i}" .checked=${t.special.includes(i)} @change=${()=>s(i)} />
        <span><b>${w(i)}</b> <small>${yt(r)}</small></span></label>`)}
  </details>`}function Jt(e,a){let t=e.battle.armies[a],{facts:s}=e,i=n=>n,r=n=>w(x(s,n).name);return o`<section class="army-panel of-${a}">
    <h3><i></i>${g(e.battle,a)} <small>${a==="bottom"?"at the bottom":"at the top"}</small></h3>
    <label class="line-field"><span>Army</span>
      <select data-army=${a} @change=${n=>e.change(l=>l.armies[a].army=N(n))}>
        ${P(s.armies).map(n=>o`<option ?selected=${n===t.army}>${n}</option>`)}
      </select></label>
    ${L("Cards in hand",`${a}-command`,t.command,1,9,n=>e.change(l=>l.armies[a].command=n))}
    ${L("Banners already won",`${a}-won`,t.won,0,29,n=>e.change(l=>l.armies[a].won=n))}
    ${z(e,a,"hand","Cards it begins with",Object.keys(b(s.cards)),i)}
    ${z(e,a,"waiting","Leaders placed after the deal",P(s.leaders),i)}
    ${z(e,a,"reserve","Reserve of an ambush",Object.keys(b(s.units)),r)}
    ${Vt(e,a,t)}
  </section>`}function Tt(e){return o`${T.map(a=>Jt(e,a))}`}function St(e){let a=e.battle;return o`<label class="line-field"><span>Who moves first</span>
      <select data-first @change=${t=>e.change(s=>s.first=N(t))}>
        ${T.map(t=>o`<option value=${t} ?selected=${a.first===t}>${g(a,t)}</option>`)}
      </select></label>
    ${L("Banners to win","banners",a.banners,1,30,t=>e.change(s=>s.banners=t))}
    <label class="stack-field"><span>About</span>
      <textarea rows="4" maxlength="600" .value=${a.about} @change=${t=>e.change(s=>s.about=N(t))}></textarea></label>`}function M(e,a,t){let{unit:s,leader:i}=_(e,a,t),r=s?`${s.blocks} ${s.blocks===1?"block":"blocks"}`:"",n=[s?`${g(e,s.side)} ${s.info.name}, ${r}`:"",i?`${s?"":`${g(e,i.side)} `}leader ${i.name}`:"",(e.ground[a]??"").replace("-"," ")].filter(Boolean);return`${a.toUpperCase()}: ${n.join(", ")||"empty"}`}var S=e=>e.target.closest("[data-hex]")?.dataset.hex??"";function It(e,a,t){let s={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]},[i,r]=s[t],n=e.middle(a);return J.map(c=>{let h=e.middle(c),[y,p]=[h.x-n.x,h.y-n.y],u=y*i+p*r;return{h:c,ahead:u,cost:u+Math.abs(y*r+p*i)}}).filter(c=>c.ahead>10).sort((c,h)=>c.cost-h.cost)[0]?.h??a}function Nt(e,a,t){let{x:s,y:i}=a.middle(t),r=`${t===e.picked?"picked":""} ${t===e.bad?"bad":""}`;return A`<g class="hex ${r}" data-hex=${t} role="button" tabindex=${t===e.cursor?0:-1}
      aria-label=${M(e.battle,t,e.facts)} transform="translate(${s.toFixed(1)} ${i.toFixed(1)})">
    <polygon class="ring" points=${a.outline({x:0,y:0},.94)}></polygon></g>`}function Mt(e,a,t){let s=_(e.battle,t,e.facts);if(!s.unit&&!s.leader)return f;let{x:i,y:r}=a.middle(t);return A`<g class="stand" data-drawn=${t} transform="translate(${i.toFixed(1)} ${r.toFixed(1)})">${V(s)}</g>`}function Dt(e,a,t){let s=S(e);if(!(!s||e.ctrlKey||e.metaKey)){if(e.key==="Enter"||e.key===" ")t.touch(s);else if(e.key==="Delete"||e.key==="Backspace")t.wipe(s);else if(e.key.startsWith("Arrow")){let i=It(a,s,e.key);t.go(i),e.currentTarget.querySelector(`[data-hex="${i}"]`)?.focus()}else return;e.preventDefault()}}function Rt(e,a){let t=new I(!1,e.upright),s=t.upright?[K,8]:[8,K],i=[-s[0],-8,t.width+s[0]+8,t.height+8+s[1]],r=n=>document.elementFromPoint(n.clientX,n.clientY)?.closest("[data-hex]")?.dataset.hex??"";return o`${dt(t.upright,o`<svg class="battlefield editing" viewBox=${i.join(" ")} role="group" aria-label="The field: arrow keys go from hex to hex, Enter uses the tool, Delete clears"
      @pointerdown=${n=>S(n)&&a.down(S(n),n)}
      @pointermove=${n=>n.buttons===1&&r(n)&&a.over(r(n))}
      @pointerup=${()=>a.up()} @pointercancel=${()=>a.up()}
      @click=${n=>S(n)&&a.click(S(n))}
      @focusin=${n=>S(n)&&a.go(S(n))}
      @keydown=${n=>Dt(n,t,a)}>
      ${vt(t,n=>e.battle.ground[n]??"clear")}
      ${J.map(n=>Nt(e,t,n))}
      <g class="stands" aria-hidden="true">${J.map(n=>Mt(e,t,n))}</g>
    </svg>`)}`}var D=new I(!1,!1),Y="g5";function Q(e,a,t,s,i){let r=JSON.stringify(e.tool)===JSON.stringify(a);return o`<button type="button" class="swatch" aria-pressed=${r} title=${t}
    data-tool=${`${a.kind}:${"name"in a?a.name:""}`} @click=${()=>e.choose(a)}>${i}<small>${s}</small></button>`}function Ut(e){let{x:a,y:t}=D.middle(Y);return o`<svg viewBox="-37 -42 74 84" aria-hidden="true">
    <polygon class="hex-ground ${ft(e)}" points=${D.outline({x:0,y:0})}></polygon>
    ${gt(D,Y,e)}
    <g transform="translate(${-a} ${-t})">${bt(D,s=>s===Y?e:"clear")}</g>
  </svg>`}function Ht(e){return o`<div class="switch" role="radiogroup" aria-label="Army">
    ${T.map(a=>o`<button type="button" role="radio" class="of-${a}" aria-checked=${e.side===a} data-side=${a}
        @click=${()=>e.turn(a)}><i></i>${g(e.battle,a)}</button>`)}
  </div>`}function Kt(e){return Object.keys(b(e.facts.units)).map(a=>{let t=x(e.facts,a),s=A`${V({unit:{side:e.side,info:t,blocks:t.blocks}})}`;return Q(e,{kind:"unit",name:a},`${w(t.name)}: ${t.kind}, moves ${t.move}, ${t.dice} dice`,w(t.name),o`<svg viewBox="-26 -34 52 68" aria-hidden="true">${s}</svg>`)})}function Gt(e){let a=P(e.facts.leaders);return o`<div class="leader-tool">
    ${Q(e,{kind:"leader",name:e.leader},`Leader ${e.leader}`,e.leader,o`<svg viewBox="-24 -26 48 46" aria-hidden="true">${ht(e.side,"",!0)}</svg>`)}
    <label>Leader <select data-tool="leader-name" @change=${t=>e.choose({kind:"leader",name:t.target.value})}>
      ${a.map(t=>o`<option ?selected=${t===e.leader}>${t}</option>`)}
    </select></label>
  </div>`}function Ot(e){return o`${Ht(e)} ${Gt(e)}
    <div class="swatches">${Kt(e)}</div>`}function jt(e){let a=P(e.facts.terrain).filter(t=>t!=="clear"&&t!=="stormed camp");return o`<div class="swatches grounds-of">
    ${a.map(t=>Q(e,{kind:"ground",name:t},`${w(t.replace("-"," "))}. ${mt(t)}`,w(t.replace("-"," ")),Ut(t)))}
  </div>`}function Pt(e){return o`${[[{kind:"pick"},"Move","hand"],[{kind:"erase"},"Erase","erase"]].map(([t,s,i])=>o`<button type="button" aria-pressed=${e.tool.kind===t.kind} data-tool=${t.kind}
      @click=${()=>e.choose(t)}>${k(i)}${s}</button>`)}
  ${"name"in e.tool?o`<span class="holding">${e.tool.kind==="ground"?"":g(e.battle,e.side)} ${e.tool.kind==="unit"?x(e.facts,e.tool.name).name:e.tool.name}</span>`:f}`}async function Bt(e,a){let t=new Blob([e]).stream().pipeThrough(a);return new Uint8Array(await new Response(t).arrayBuffer())}async function At(e){let a=new TextEncoder().encode(JSON.stringify(e)),t=await Bt(a,new CompressionStream("deflate-raw"));return btoa(String.fromCharCode(...t)).replace(/\+/g,"-").replace(/\//g,"_").replace(/=+$/,"")}async function Lt(e){try{let a=atob(e.replace(/-/g,"+").replace(/_/g,"/")),t=Uint8Array.from(a,i=>i.charCodeAt(0)),s=await Bt(t,new DecompressionStream("deflate-raw"));return JSON.parse(new TextDecoder().decode(s))}catch{return null}}function Ct(e,a){let t=document.createElement("a");t.href=URL.createObjectURL(new Blob([a],{type:"application/json"})),t.download=e,t.click(),setTimeout(()=>URL.revokeObjectURL(t.href),1e3)}at(ut);var Ft="tessera-draft-ancients",R="tessera-battles-ancients",Wt=150,qt=200,C=matchMedia("(max-width: 640px)"),_t=[["pieces","Pieces"],["ground","Ground"],["armies","Armies"],["battle","Battle"]];function B(e){try{return b(JSON.parse(localStorage.getItem(e)??"{}"))}catch{return{}}}function Z(e,a){try{localStorage.setItem(e,JSON.stringify(a))}catch{$("The browser keeps nothing for this page: take it away as a file.",!0)}}var tt=class extends it{constructor(){super();this.leader="Captain";this.past=[];this.future=[];this.stroke=null;this.byFinger=!1;this.timer=0;this.asked=0;this.keys=t=>this.key(t);this.redraw=()=>this.requestUpdate();this.events={down:(t,s)=>{this.byFinger=s.pointerType==="touch",!this.byFinger&&s.button===0&&this.begin(t)},over:t=>{this.stroke&&t!==this.stroke.last&&this.tool.kind!=="leader"&&this.paint(t)},up:()=>this.stroke=null,click:t=>{this.byFinger&&this.events.touch(t),this.stroke=null},touch:t=>{this.begin(t),this.stroke=null},wipe:t=>this.change(s=>X(s,t,{kind:"erase"},this.side,!1,this.facts)),go:t=>this.cursor=t};this.game="",this.info=null,this.facts={},this.battle=G(),this.tool={kind:"unit",name:"HI"},this.side="bottom",this.panel="pieces",this.cursor="g5",this.picked="",this.fault=null,this.link=""}static{this.properties={game:{},info:{state:!0},facts:{state:!0},battle:{state:!0},tool:{state:!0},side:{state:!0},panel:{state:!0},cursor:{state:!0},picked:{state:!0},fault:{state:!0},link:{state:!0}}}async connectedCallback(){super.connectedCallback(),document.title="Scenario editor · Tessera",addEventListener("keydown",this.keys),C.addEventListener("change",this.redraw);try{let[{games:t},{facts:s}]=await Promise.all([O.games(),O.facts(this.game)]);this.facts=s,await this.first(),this.info=t.find(i=>i.id===this.game)??null,this.ask()}catch(t){$(t.sentence,!0)}}disconnectedCallback(){super.disconnectedCallback(),removeEventListener("keydown",this.keys),C.removeEventListener("change",this.redraw),clearTimeout(this.timer)}async first(){let t=location.hash.startsWith("#s=")?await Lt(location.hash.slice(3)):null,s=b(t??B(Ft));s.sides&&(this.battle=W(s,this.facts)),location.hash&&history.replaceState(null,"",location.pathname)}get json(){return q(this.battle,this.facts)}remember(){this.past=[...this.past.slice(-qt),this.battle],this.future=[]}put(t){this.battle=t,this.link="",Z(Ft,this.json),this.ask()}change(t){let s=structuredClone(this.battle);t(s),this.remember(),this.put(s)}undo(t,s){let i=t.pop();i&&(s.push(this.battle),this.picked="",this.put(i))}ask(){clearTimeout(this.timer),this.fault=null,this.timer=window.setTimeout(()=>{this.check()},Wt)}async check(){let t=++this.asked,s="";try{await O.check(this.game,this.json)}catch(i){s=i.sentence}t===this.asked&&(this.fault=s)}pick(t){let{units:s,leaders:i}=this.battle;if(s[t]||i[t])this.picked=this.picked===t?"":t;else if(this.picked){let r=this.picked;this.picked="",this.change(n=>wt(n,r,t))}}paint(t){let s=structuredClone(this.battle);X(s,t,this.tool,this.side,this.stroke.away,this.facts),this.stroke.last=t,this.put(s)}begin(t){if(this.cursor=t,this.tool.kind==="pick")return this.pick(t);this.remember(),this.stroke={away:kt(this.battle,t,this.tool,this.side),last:""},this.paint(t)}key(t){let s=t.target.closest?.("input, textarea, select");if(!(t.ctrlKey||t.metaKey)||s)return;let i=t.key.toLowerCase();if(i==="z"&&!t.shiftKey)this.undo(this.past,this.future);else if(i==="y"||i==="z")this.undo(this.future,this.past);else return;t.preventDefault()}choose(t){t.kind==="leader"&&(this.leader=t.name),this.picked="",this.tool=t}open(t){this.remember(),this.picked="",this.put(W(t,this.facts))}beginFrom(t){let s=t.target,[i,r]=s.value.split(/:(.*)/s);s.value="",i==="blank"&&this.open(q(G(),this.facts)),i==="battle"&&this.open(b($t(this.facts.battles,r))),i==="mine"&&this.open(b(B(R)[r]))}save(){let t=B(R),s=!(this.battle.title in t);Z(R,{...t,[this.battle.title]:this.json}),$(s?"Saved in this browser.":"Saved in this browser, over the one of this title."),this.requestUpdate()}forget(){let{[this.battle.title]:t,...s}=B(R);Z(R,s),$("No longer kept in this browser."),this.requestUpdate()}async share(){this.link=`${location.origin}/edit/${this.game}#s=${await At(this.json)}`,await this.updateComplete,this.querySelector("#share-link")?.select();try{await navigator.clipboard.writeText(this.link),$("The link is copied: whoever opens it has this battle.")}catch{$("Copy the link: whoever opens it has this battle.")}}async upload(t){let s=t.target,i=s.files?.[0];if(s.value="",!!i)try{let r=b(JSON.parse(await i.text()));await O.check(this.game,r).catch(n=>$(`${i.name}: ${n.sentence}`,!0)),this.open(r)}catch{$(`${i.name} is not a scenario.`,!0)}}file(){let t=this.battle.title.replace(/[^\w]+/g,"-").toLowerCase()||"battle";Ct(`${t}.json`,JSON.stringify(this.json,null,2)+`
`)}async play(t){t.preventDefault();let s=new FormData(t.target),i=String(s.get("mine")),r=i==="bottom"?"top":"bottom",n=this.info.options.map(l=>[l.id,String(s.get(`option-${l.id}`))]);try{let l=await O.create({game:this.game,custom:this.json,options:Object.fromEntries(n),seats:{[i]:"me",[r]:String(s.get("against"))}});nt(`/t/${l.id}`)}catch(l){$(l.sentence,!0)}}startChoices(){let t=Object.keys(B(R));return o`<select class="begin" aria-label="Begin from" data-begin @change=${s=>this.beginFrom(s)}>
      <option value="">Begin from…</option>
      <option value="blank:">A blank field</option>
      ${t.length?o`<optgroup label="Mine">${t.map(s=>o`<option value="mine:${s}">${s}</option>`)}</optgroup>`:f}
      <optgroup label="Battles">${this.info.scenarios.map(s=>o`<option value="battle:${s.id}">${s.title}</option>`)}</optgroup>
    </select>`}bar(){let t=(i,r,n,l=!1)=>o`<button type="button" title=${i} data-do=${i.toLowerCase()} ?disabled=${l} @click=${n}>${k(r)}<span>${i}</span></button>`,s=this.battle.title in B(R);return o`<div class="edit-bar">
      <h1 class="unseen" tabindex="-1">Scenario editor</h1>
      <input class="edit-title" aria-label="Title" maxlength="60" .value=${this.battle.title}
        @change=${i=>this.change(r=>r.title=i.target.value.trim())} />
      ${this.startChoices()}
      <div class="edit-acts">
        ${t("Undo","undo",()=>this.undo(this.past,this.future),this.past.length===0)}
        ${t("Redo","redo",()=>this.undo(this.future,this.past),this.future.length===0)}
        ${t("Save","save",()=>this.save(),!this.battle.title)}
        ${s?t("Forget","close",()=>this.forget()):f}
        ${t("Link","copy",()=>{this.share()})}
        ${t("File","download",()=>this.file())}
        <label class="button" title="Open a file">${k("upload")}<span>Open</span>
          <input class="unseen" type="file" accept=".json,application/json" @change=${i=>{this.upload(i)}} /></label>
      </div>
      ${this.link?o`<input id="share-link" class="share-link" readonly aria-label="Link to this battle" .value=${this.link} />`:f}
    </div>`}here(){let t=this.cursor,s=this.battle.units[t],i=s?x(this.facts,s.code).blocks:0;return o`<div class="here">
      <span>${this.picked?`${M(this.battle,this.picked,this.facts)}. Where to?`:M(this.battle,t,this.facts)}</span>
      ${s?L("Blocks","blocks",s.blocks,1,i,r=>this.change(n=>n.units[t].blocks=r)):f}
    </div>`}verdict(){let t=this.fault===null?"asking":this.fault?"bad":"good",s=this.fault===null?"…":this.fault||"This battle can be played.";return o`<p class="verdict ${t}" role="status">${s}</p>`}playForm(){let t=this.info,s=t.bots.filter(i=>i.id!=="random");return o`<form class="edit-play" @submit=${i=>{this.play(i)}}>
      <label>Play <select name="mine">${T.map(i=>o`<option value=${i}>${g(this.battle,i)}</option>`)}</select></label>
      <label>against <select name="against">
        ${s.map((i,r)=>o`<option value="bot:${i.id}" ?selected=${r===0}>the computer, ${i.id}</option>`)}
        <option value="open">a friend, by link</option></select></label>
      ${t.options.map(i=>o`<label title=${i.help}>${H(i.id)} <select name="option-${i.id}">${i.values.map(r=>o`<option>${r}</option>`)}</select></label>`)}
      <button class="primary" type="submit" ?disabled=${this.fault!==""}>Play it</button>
    </form>`}panels(){let t={battle:this.battle,facts:this.facts,tool:this.tool,side:this.side,leader:this.leader,choose:r=>this.choose(r),turn:r=>this.side=r},s={battle:this.battle,facts:this.facts,change:r=>this.change(r)},i={pieces:()=>Ot(t),ground:()=>jt(t),armies:()=>Tt(s),battle:()=>St(s)};return o`<aside class="edit-side">
      ${C.matches?this.verdict():f}
      <div class="hand-tools">${Pt(t)}</div>
      <div class="edit-tabs" role="tablist">${_t.map(([r,n])=>o`<button type="button" role="tab" aria-selected=${this.panel===r} data-panel=${r} @click=${()=>this.panel=r}>${n}</button>`)}</div>
      <div class="edit-panel" role="tabpanel" aria-label=${H(this.panel)}>${xt([this.panel],r=>r,()=>i[this.panel]())}</div>
    </aside>`}render(){if(!this.info)return o`<main id="main" class="page" tabindex="-1"><p class="faint">One moment…</p></main>`;let t=/ on ([a-m][1-9])\b/.exec(this.fault??"")?.[1]??"";return o`<main id="main" class="edit" tabindex="-1">
      ${this.bar()}
      <div class="edit-main">
        <div class="edit-board">
          ${Rt({battle:this.battle,facts:this.facts,upright:C.matches,cursor:this.cursor,picked:this.picked,bad:t},this.events)}
          ${this.here()}
        </div>
        ${this.panels()}
      </div>
      <footer class="edit-foot">${C.matches?f:this.verdict()} ${this.playForm()}</footer>
    </main>`}};customElements.define("edit-page",tt);

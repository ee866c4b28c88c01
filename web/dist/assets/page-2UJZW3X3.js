import{a as p,b as f}from"/assets/chunk-F3ED4CYX.js";import{a as c}from"/assets/chunk-MMO3N3QS.js";import{a as r}from"/assets/chunk-6XF4UQ5M.js";import"/assets/chunk-HZ2KDEAG.js";import"/assets/chunk-G6NMCAD2.js";import{a as d,c as l}from"/assets/chunk-25H3ARMF.js";import{a}from"/assets/chunk-MAA6VYXH.js";import"/assets/chunk-4VCL3QMO.js";import{a as n,d as i}from"/assets/chunk-HIR7RCJF.js";import"/assets/chunk-VVCT3YM4.js";var m=class extends d{static{this.properties={game:{},info:{state:!0},lessons:{state:!0},fault:{state:!0}}}constructor(){super(),this.game=this.fault="",this.info=this.lessons=null}connectedCallback(){super.connectedCallback(),this.load()}async load(){try{let[{lessons:s},{games:t}]=await Promise.all([l.lessons(this.game),l.games()]);this.lessons=s,this.info=t.find(e=>e.id===this.game)??null,document.title=`${a.heading(this.info?.title??"")} · Tessera`}catch(s){this.fault=s.sentence??String(s)}}row(s,t){let e=r(this.game,s.name);return n`<li class="lesson-row ${e?"done":""}">
      <span class="tick" aria-hidden="true">${e?"✓":""}</span>
      <div>
        <h2>${s.title} ${e?n`<span class="unseen">(${a.done})</span>`:i}</h2>
        <p>${s.about}</p>
      </div>
      <button class=${t?"primary":""} data-lesson=${s.name} @click=${()=>{p(this.game,s.name)}}>
        ${e?a.again:a.start}
      </button>
    </li>`}list(s,t){let e=s.find(o=>!r(this.game,o.name));return n`<div class="learn-head">
        <div class="game-art">${c(t.id)}</div>
        <div><h1 tabindex="-1">${a.heading(t.title)}</h1><p class="lead">${a.lead}</p></div>
      </div>
      ${s.length===0?n`<p>${a.none}</p>`:i}
      <ol class="lesson-list">${s.map(o=>this.row(o,o===e))}</ol>
      <button class=${e?"":"primary"} @click=${()=>{f(t)}}>${a.play}</button>`}render(){let{fault:s,info:t,lessons:e}=this;return n`<main id="main" class="page narrow" tabindex="-1">
      ${s?n`<p class="fault" role="alert">${s}</p>`:i}
      ${t&&e?this.list(e,t):i}
    </main>`}};customElements.define("learn-page",m);

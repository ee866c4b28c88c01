import{a as d}from"/assets/chunk-VEYBPHII.js";import{a as r,n as c,o as u}from"/assets/chunk-ANGT5QIW.js";import{e as f}from"/assets/chunk-5KOKVL2V.js";import"/assets/chunk-FB453WZA.js";import"/assets/chunk-Y5DVGISP.js";import"/assets/chunk-6ABMW2UX.js";import{b as l}from"/assets/chunk-7CFZSRZ6.js";import{a as p}from"/assets/chunk-UYIE5HAA.js";import"/assets/chunk-OD4WQLXU.js";import{a}from"/assets/chunk-BUTUG2D4.js";import"/assets/chunk-7CL2DUTS.js";import"/assets/chunk-4VLCR747.js";import"/assets/chunk-QJNRRPXN.js";import{a as n,d as i}from"/assets/chunk-OH7TB7OH.js";import"/assets/chunk-E5GDLTPC.js";import"/assets/chunk-VVCT3YM4.js";var m=class extends p{static{this.properties={game:{},info:{state:!0},lessons:{state:!0},fault:{state:!0}}}constructor(){super(),this.game=this.fault="",this.info=this.lessons=null}connectedCallback(){super.connectedCallback(),this.load()}async load(){try{let[{lessons:s},{games:e}]=await Promise.all([l.lessons(this.game),l.games()]);this.lessons=s,this.info=e.find(t=>t.id===this.game)??null,document.title=`${a.heading(this.info?.title??"")} · Tessera`}catch(s){this.fault=s.sentence??String(s)}}row(s,e){let t=r(this.game,s.name);return n`<li class="lesson-row ${t?"done":""}">
      <span class="tick" aria-hidden="true">${t?"✓":""}</span>
      <div>
        <h2>${s.title} ${t?n`<span class="unseen">(${a.done})</span>`:i}</h2>
        <p>${s.about}</p>
      </div>
      <button class=${e?"primary":""} data-lesson=${s.name} @click=${()=>{c(this.game,s.name)}}>
        ${t?a.again:a.start}
      </button>
    </li>`}list(s,e){let t=s.find(o=>!r(this.game,o.name));return n`<div class="learn-head">
        <div class="game-art">${d(e.id)}</div>
        <div><h1 tabindex="-1">${a.heading(e.title)}</h1><p class="lead">${a.lead}</p></div>
      </div>
      ${s.length===0?n`<p>${a.none}</p>`:i}
      <ol class="lesson-list">${s.map(o=>this.row(o,o===t))}</ol>
      <button class=${t?"":"primary"} data-first-game @click=${()=>{u(e)}}>${a.play}</button>
      ${e.puzzles>0?n`<a class="button" href="/puzzles/${e.id}">${f.puzzles}</a>`:i}
      <a class="button" href="/rules/${e.id}">${a.rules}</a>`}render(){let{fault:s,info:e,lessons:t}=this;return n`<main id="main" class="page narrow" tabindex="-1">
      ${s?n`<p class="fault" role="alert">${s}</p>`:i}
      ${e&&t?this.list(t,e):i}
    </main>`}};customElements.define("learn-page",m);

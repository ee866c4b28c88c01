import{a as d}from"/assets/chunk-RYZK55QZ.js";import{a as h}from"/assets/chunk-VEYBPHII.js";import{a as m}from"/assets/chunk-ANGT5QIW.js";import{e as l}from"/assets/chunk-5KOKVL2V.js";import"/assets/chunk-FB453WZA.js";import"/assets/chunk-Y5DVGISP.js";import"/assets/chunk-6ABMW2UX.js";import{b as c}from"/assets/chunk-7CFZSRZ6.js";import{a as u}from"/assets/chunk-UYIE5HAA.js";import"/assets/chunk-OD4WQLXU.js";import"/assets/chunk-BUTUG2D4.js";import"/assets/chunk-7CL2DUTS.js";import"/assets/chunk-4VLCR747.js";import"/assets/chunk-QJNRRPXN.js";import{a as i,d as r,j as o}from"/assets/chunk-OH7TB7OH.js";import"/assets/chunk-E5GDLTPC.js";import"/assets/chunk-VVCT3YM4.js";var f=["easy","normal","hard"],p=class extends u{constructor(){super();this.redraw=()=>this.requestUpdate();this.game=this.fault="",this.info=this.puzzles=null}static{this.properties={game:{},info:{state:!0},puzzles:{state:!0},fault:{state:!0}}}connectedCallback(){super.connectedCallback(),addEventListener("tessera-progress",this.redraw),this.load()}disconnectedCallback(){super.disconnectedCallback(),removeEventListener("tessera-progress",this.redraw)}async load(){try{let[{puzzles:e},{games:a}]=await Promise.all([c.puzzles(this.game),c.games()]);this.puzzles=e,this.info=a.find(t=>t.id===this.game)??null,document.title=`${l.heading(this.info?.title??"")} · ${o.name}`}catch(e){this.fault=e.sentence??String(e)}}chip(e,a){let t=m(this.game,e.name),n=`${l.ofLevel(a,o.levels[e.level])}${t?` (${l.solved})`:""}`;return i`<li><button
      class="puzzle-chip ${t?"done":""}"
      data-puzzle=${e.name}
      aria-label=${n}
      title=${n}
      @click=${()=>{d(this.game,e.name)}}
    >${t?"✓":a}</button></li>`}level(e,a){let t=a.filter(s=>s.level===e);if(t.length===0)return r;let n=t.filter(s=>m(this.game,s.name)).length;return i`<section class="puzzle-level">
      <h2>${o.levels[e]} <small class="faint">${l.solvedOf(n,t.length)}</small></h2>
      <ol class="puzzle-chips">${t.map(s=>this.chip(s,a.indexOf(s)+1))}</ol>
    </section>`}list(e,a){let t=f.flatMap(s=>e.filter(z=>z.level===s)),n=t.find(s=>!m(this.game,s.name));return i`<div class="learn-head">
        <div class="game-art">${h(a.id)}</div>
        <div><h1 tabindex="-1">${l.heading(a.title)}</h1><p class="lead">${l.lead}</p></div>
      </div>
      ${e.length===0?i`<p>${l.none}</p>`:r}
      <div class="row">
        ${n?i`<button class="primary" data-next @click=${()=>{d(this.game,n.name)}}>${l.next}</button>`:r}
        ${a.lessons>0?i`<a class="button" href="/learn/${a.id}">${l.learn}</a>`:r}
      </div>
      ${f.map(s=>this.level(s,t))}`}render(){let{fault:e,info:a,puzzles:t}=this;return i`<main id="main" class="page narrow" tabindex="-1">
      ${e?i`<p class="fault" role="alert">${e}</p>`:r}
      ${a&&t?this.list(t,a):r}
    </main>`}};customElements.define("puzzles-page",p);

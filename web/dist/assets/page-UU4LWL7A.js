import{a as h}from"/assets/chunk-HHIRUAJY.js";import{a as d}from"/assets/chunk-443ZLWTX.js";import{a as m}from"/assets/chunk-VTKE6PEE.js";import"/assets/chunk-JLVTJSEV.js";import{a as l}from"/assets/chunk-MLDFZ6D3.js";import"/assets/chunk-HM6BU4G7.js";import"/assets/chunk-K24OQILJ.js";import{a as u,c}from"/assets/chunk-7KDCU23U.js";import"/assets/chunk-NXG33I6M.js";import{a as i,d as r,l as o}from"/assets/chunk-BXAV5QSS.js";import"/assets/chunk-VVCT3YM4.js";var f=["easy","normal","hard"],p=class extends u{constructor(){super();this.redraw=()=>this.requestUpdate();this.game=this.fault="",this.info=this.puzzles=null}static{this.properties={game:{},info:{state:!0},puzzles:{state:!0},fault:{state:!0}}}connectedCallback(){super.connectedCallback(),addEventListener("tessera-progress",this.redraw),this.load()}disconnectedCallback(){super.disconnectedCallback(),removeEventListener("tessera-progress",this.redraw)}async load(){try{let[{puzzles:e},{games:t}]=await Promise.all([c.puzzles(this.game),c.games()]);this.puzzles=e,this.info=t.find(a=>a.id===this.game)??null,document.title=`${l.heading(this.info?.title??"")} · ${o.name}`}catch(e){this.fault=e.sentence??String(e)}}chip(e,t){let a=m(this.game,e.name),n=`${l.ofLevel(t,o.levels[e.level])}${a?` (${l.solved})`:""}`;return i`<li><button
      class="puzzle-chip ${a?"done":""}"
      data-puzzle=${e.name}
      aria-label=${n}
      title=${n}
      @click=${()=>{d(this.game,e.name)}}
    >${a?"✓":t}</button></li>`}level(e,t){let a=t.filter(s=>s.level===e);if(a.length===0)return r;let n=a.filter(s=>m(this.game,s.name)).length;return i`<section class="puzzle-level">
      <h2>${o.levels[e]} <small class="faint">${l.solvedOf(n,a.length)}</small></h2>
      <ol class="puzzle-chips">${a.map(s=>this.chip(s,t.indexOf(s)+1))}</ol>
    </section>`}list(e,t){let n=f.flatMap(s=>e.filter(z=>z.level===s)).find(s=>!m(this.game,s.name));return i`<div class="learn-head">
        <div class="game-art">${h(t.id)}</div>
        <div><h1 tabindex="-1">${l.heading(t.title)}</h1><p class="lead">${l.lead}</p></div>
      </div>
      ${e.length===0?i`<p>${l.none}</p>`:r}
      <div class="row">
        ${n?i`<button class="primary" data-next @click=${()=>{d(this.game,n.name)}}>${l.next}</button>`:r}
        ${t.lessons>0?i`<a class="button" href="/learn/${t.id}">${l.learn}</a>`:r}
      </div>
      ${f.map(s=>this.level(s,e))}`}render(){let{fault:e,info:t,puzzles:a}=this;return i`<main id="main" class="page narrow" tabindex="-1">
      ${e?i`<p class="fault" role="alert">${e}</p>`:r}
      ${t&&a?this.list(a,t):r}
    </main>`}};customElements.define("puzzles-page",p);

import{a as b}from"/assets/chunk-MHPI6M4N.js";import{b as o}from"/assets/chunk-7CFZSRZ6.js";import{a as u}from"/assets/chunk-UYIE5HAA.js";import{a as r,d as a,j as l}from"/assets/chunk-OH7TB7OH.js";import{d as $}from"/assets/chunk-E5GDLTPC.js";import"/assets/chunk-VVCT3YM4.js";function x(e){return r`<li value=${e.no==="-"?a:e.no}>
    <p>
      ${e.sentence}
      <span class="rulelinks">${e.rules.split(" ").map(t=>r`<a href="#${t}">${t}</a> `)}</span>
      ${e.verdict==="literal"?a:r`<em class="verdict">${l.rulesPage.verdicts[e.verdict]}</em>`}
    </p>
    ${e.reason?r`<p class="faint">${e.reason}</p>`:a}
    ${e.others?r`<p class="faint">${l.rulesPage.others(e.others)}</p>`:a}
    ${e.option?r`<p class="faint">${$(l.rulesPage.option,{option:r`<code>${e.option}</code>`})}</p>`:a}
  </li>`}function T(e){let t=new Map;for(let s of e)t.set(s.chapter,[...t.get(s.chapter)??[],s]);return[...t]}var g=class extends u{static{this.properties={game:{},sentences:{state:!0},fault:{state:!0}}}constructor(){super(),this.game="",this.sentences=null,this.fault=""}async open(t){if(!(!t.target.open||this.sentences))try{this.sentences=(await o.ledger(this.game)).sentences}catch(s){this.fault=s.sentence}}render(){let t=T(this.sentences??[]);return r`<details class="ledger" @toggle=${s=>{this.open(s)}}>
      <summary>${l.rulesPage.ledger}</summary>
      ${this.fault?r`<p class="fault" role="alert">${this.fault}</p>`:a}
      ${this.sentences?.length===0?r`<p class="faint">${l.rulesPage.ledgerNone}</p>`:a}
      ${t.map(([s,i])=>r`<h3>${s}</h3><ol>${i.map(x)}</ol>`)}
    </details>`}};customElements.define("manual-ledger",g);var E=e=>e.map(t=>r`<td class=${typeof t=="number"?"number":a}>${t}</td>`),h=e=>r`<section class="reftable" id="table-${e.id}">
  <h3>${e.title}</h3>
  ${e.note?r`<p class="faint">${e.note}</p>`:a}
  <div class="wide" tabindex="0" role="region" aria-label=${e.title}>
    <table>
      <thead>
        <tr>${e.columns.map(t=>r`<th scope="col">${t}</th>`)}</tr>
      </thead>
      <tbody>
        ${e.rows.map(t=>r`<tr>${E(t)}</tr>`)}
      </tbody>
    </table>
  </div>
</section>`;var F=e=>`shown-${e}`;function v(e){let t=new Map;for(let s of e?.pages.flatMap(i=>i.figures)??[])for(let i of s.rules)t.has(i)||t.set(i,s);return t}var P=e=>F(e.rules[0]),k=e=>r`<figure id=${P(e)}>
  <img src=${e.picture} width=${e.width} height=${e.height} alt="" />
  <figcaption>
    <h3>${e.title}</h3>
    <p>${e.text}</p>
    <p class="rulelinks">${e.rules.map(t=>r`<a href="#${t}">${t}</a> `)}</p>
  </figcaption>
</figure>`,y=e=>e?r`<a class="to-figure" href="#${P(e)}">${l.rulesPage.picture}</a>`:a,S=(e,t)=>({...e,id:`aid-${e.id}`,note:"",columns:t.map(s=>e.columns[s]),rows:e.rows.map(s=>t.map(i=>s[i]))});function w(e,t){let s=e.aids.flatMap(({id:i,columns:n})=>t.filter(p=>p.id===i).map(p=>S(p,n)));return r`<div class="primer">
    ${e.pages.map(i=>r`<section class="sheet">
        <h2>${i.title}</h2>
        <p class="lead">${i.lead}</p>
        ${i.figures.map(k)}
      </section>`)}
    <section class="sheet aid">
      <h2>${l.rulesPage.aid}</h2>
      <h3>${l.rulesPage.turn}</h3>
      <ol>${e.turn.map(i=>r`<li>${i}</li>`)}</ol>
      <div class="print-only">${s.map(i=>h(i))}</div>
    </section>
  </div>`}var M={"arena-roma":()=>import("/assets/texts-GAYIMRFQ.js"),antike2:()=>import("/assets/texts-N3GT5FF4.js"),"casus-belli":()=>import("/assets/texts-TN7BOP2U.js"),ancients:()=>import("/assets/texts-JAGAFN2H.js"),"total-war-rome":()=>import("/assets/texts-3YACXBPL.js")};async function R(e){return(await M[e]?.())?.primer??null}var d=e=>`chapter-${e.toLowerCase().replace(/\W+/g,"-")}`;function C(e){let t=new Map;for(let s of e)t.set(s.chapter??"",[...t.get(s.chapter??"")??[],s]);return t}function I(e,t){e.preventDefault(),e.stopPropagation();let s=document.getElementById(d(t));s?.scrollIntoView(),s?.focus({preventScroll:!0})}var f=class extends u{static{this.properties={game:{},rule:{},rules:{state:!0},tables:{state:!0},primer:{state:!0},title_:{state:!0},short:{state:!0},fault:{state:!0}}}constructor(){super(),this.game="",this.rule=null,this.rules=[],this.tables=[],this.primer=null,this.title_="",this.short="",this.fault=""}async connectedCallback(){super.connectedCallback(),document.title=`${l.rulesPage.title} · ${l.name}`;try{let[t,s,i,n]=await Promise.all([o.games(),o.rules(this.game),o.tables(this.game),R(this.game)]);this.primer=n,this.tables=i.tables,this.title_=t.games.find(p=>p.id===this.game)?.title??this.game,this.rules=s.rules,this.short=s.short,await this.updateComplete,this.rule&&document.getElementById(this.rule)?.scrollIntoView()}catch(t){this.fault=t.sentence}}async print(t){this.classList.toggle("short",t),await Promise.all([...this.querySelectorAll(".primer img")].map(s=>s.decode().catch(()=>null))),window.print(),this.classList.remove("short")}illustrated(t){return r`<div class="row tight no-print">
        <button data-print="short" @click=${()=>{this.print(!0)}}>${l.rulesPage.printShort}</button>
        <button data-print="all" @click=${()=>{this.print(!1)}}>${l.rulesPage.printAll}</button>
      </div>
      ${w(t,this.tables)}
      <h2 class="numbered">${l.rulesPage.numbered}</h2>`}chapter(t,s,i){return r`${t?r`<h2 id=${d(t)} tabindex="-1">${t}</h2>`:a}
      <dl class="rules">
        ${s.map(n=>r`<div id=${n.number} class=${n.number===this.rule?"here":""}>
            <dt>${n.number}</dt>
            <dd>${b(n.text)} ${y(i.get(n.number))}</dd>
          </div>`)}
      </dl>`}render(){let t=C(this.rules),s=v(this.primer);return r`<main id="main" class="page narrow" tabindex="-1">
      <h1 tabindex="-1">${this.title_?l.rulesPage.heading(this.title_):l.rulesPage.title}</h1>
      ${this.fault?r`<p class="fault" role="alert">${this.fault}</p>`:a}
      ${this.short?r`<p class="lead">${this.short}</p>`:a}
      ${this.primer?this.illustrated(this.primer):a}
      ${t.size>1?r`<nav class="chapters" aria-label=${l.rulesPage.chapters}>${[...t.keys()].map(i=>r`<a href="#${d(i)}" @click=${n=>I(n,i)}>${i}</a>`)}</nav>`:a}
      ${[...t].map(([i,n])=>this.chapter(i,n,s))}
      ${this.tables.length?r`<h2>${l.rulesPage.tables}</h2>${this.tables.map(h)}`:a}
      ${this.rules.length?r`<manual-ledger .game=${this.game}></manual-ledger>`:a}
      ${this.rules.length===0&&!this.fault?r`<p class="faint">${l.wait}</p>`:a}
    </main>`}};customElements.define("rules-page",f);

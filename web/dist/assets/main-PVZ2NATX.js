import{b as le,c as oe,d as me,e as de}from"/assets/chunk-VNDO2RBZ.js";import{a as te}from"/assets/chunk-HHRDJ7HO.js";import{a as ue,b as he}from"/assets/chunk-OD3RSNXW.js";import{c as ce,d as pe}from"/assets/chunk-CSRKAR4J.js";import{a as w}from"/assets/chunk-B6HVTZGL.js";import{a as V,c as Q,d as E,e as F,f as A}from"/assets/chunk-VBJEU37C.js";import{e as b}from"/assets/chunk-HTFPCB33.js";import{a as $,b as P,c as O,d as G}from"/assets/chunk-3S2CDJG5.js";import{a as I,b as f,c as ee}from"/assets/chunk-HM6BU4G7.js";import{a as d}from"/assets/chunk-OLODPBCE.js";import{a as u,c}from"/assets/chunk-CDXVF32P.js";import{f as K}from"/assets/chunk-ZKFTJRA6.js";import{a as se,b as ae,c as ie,d as re,e as B,f as ne}from"/assets/chunk-6NGORK7E.js";import{a as k}from"/assets/chunk-IUV7EOSL.js";import"/assets/chunk-OWLORRFJ.js";import"/assets/chunk-PJXYTH4E.js";import{c as W,d as x}from"/assets/chunk-WJ5BLIHF.js";import{b as D,c as S,e as J}from"/assets/chunk-G4BRMFSG.js";import{a as i,d as l,j as s}from"/assets/chunk-C4OGFKTS.js";import{b as v}from"/assets/chunk-7OBHRF5D.js";import"/assets/chunk-VVCT3YM4.js";var fe="/assets/favicon-XU476DQP.svg";var _=class extends u{constructor(){super();this.redraw=()=>this.requestUpdate();this.games=[],this.daily=null}static{this.properties={games:{attribute:!1},daily:{state:!0}}}connectedCallback(){super.connectedCallback(),addEventListener("tessera-progress",this.redraw),c.daily().then(t=>this.daily=t,()=>{})}disconnectedCallback(){super.disconnectedCallback(),removeEventListener("tessera-progress",this.redraw)}render(){let{daily:t}=this,r=t&&this.games.find(p=>p.id===t.game);if(!r)return l;let n=V("daily",F(t.day)),o=A(t.day);return i`<section class="daily" aria-labelledby="daily-title">
      <div class="game-art">${w(r.id)}</div>
      <div>
        <h2 id="daily-title">${b.daily} ${o>0?i`<span class="badge soft">${b.streak(o)}</span>`:l}</h2>
        <p>${b.dailyOf(r.title,s.levels[t.level])}${n?i`. ${b.dailySolved}`:l}</p>
      </div>
      <button class=${n?"":"primary"} data-daily @click=${()=>{te(t.game,t.name)}}>
        ${n?b.dailyAgain:b.dailySolve}
      </button>
    </section>`}};customElements.define("daily-card",_);function N(a){return a.kind==="open"?s.tables.free:ae(a)??a.kind}function Re(a){return a.seats.map((e,t)=>i`${t>0?" · ":""}<span class=${e.acts?"acts":""}>${N(e)}</span>`)}function Oe(a){if(a.your_turn)return i`<strong class="badge">${s.tables.yourTurn}</strong>`;if(a.state==="open")return i`<span class="badge soft">${s.tables.open}</span>`;let e=a.seats.filter(t=>t.acts).map(N);return e.length?i`<span class="badge soft">${s.tables.toAct(e)}</span>`:l}function Ie(a){let e=a.result?.score??{},t=a.seats.find(r=>e[r.seat]===1);return a.state!=="finished"?"":t?t.seat===a.your_seat?s.tables.youWon:s.tables.won(N(t)):Object.keys(e).length?s.tables.draw:""}function Be(a,e){let r=(e.find(n=>n.id===a.game)?.scenarios??[]).find(n=>n.id===a.scenario)?.title;return r&&r!==a.title?i` <span class="faint">${r}</span>`:l}function _e(a){return a.state!=="open"?a.from_position?i` <span class="faint">${s.tables.chosenPosition}</span>`:l:i` <span class="faint table-options">${oe(a).join(", ")}</span>`}function be(a,e,t){return i`<span class="table-sign" aria-hidden="true">${w(a.game)}</span>
    <span class="table-title">${a.title}${Be(a,e)}${_e(a)}</span>
    <span class="table-seats">${Re(a)}</span>
    <span class="table-end">
      ${t} <span class="faint">${[Ie(a),J(a.updated)].filter(Boolean).join(", ")}</span>
    </span>`}async function Ne(a){try{await c.post(a,"join"),f(`/t/${a}`)}catch(e){d(e.sentence,!0)}}function je(a,e){return a.state==="open"&&!a.your_seat&&a.watch!=="all"?i`<li>
      <button class="table-row" @click=${()=>{Ne(a.id)}}>
        ${be(a,e,i`<strong class="badge">${s.tables.join}</strong>`)}
      </button>
    </li>`:i`<li>
    <a href="/t/${a.id}" class="table-row ${a.your_turn?"my-turn":""}">${be(a,e,Oe(a))}</a>
  </li>`}function X(a,e,t,r=""){return i`<section class="tables">
    <h2>${a}</h2>
    ${e.length===0?i`<p class="faint">${r}</p>`:i`<ul>${e.map(n=>je(n,t))}</ul>`}
  </section>`}var ge="/assets/ancients-CXISFBBM.webp";var $e="/assets/antike2-KAGLQKJQ.webp";var ve="/assets/arena-roma-CRKEGBZK.webp";var ye="/assets/casus-belli-C6BO7SBV.webp";var we="/assets/total-war-rome-X2MUMZVJ.webp";var He={"arena-roma":{picture:ve,minutes:[20,40],weight:"light",scenario:"standard"},antike2:{picture:$e,minutes:[45,90],weight:"medium"},"casus-belli":{picture:ye,minutes:[40,60],weight:"medium"},ancients:{picture:ge,minutes:[30,60],weight:"medium",scenario:"akragas"},"total-war-rome":{picture:we,minutes:[45,180],weight:"heavy",scenario:"introduction"}},T=a=>He[a.id]??null;function j(a){let e=T(a)?.scenario;return a.scenarios.find(t=>t.id===e)??a.scenarios[0]}var qe=8e3,M=class extends u{constructor(){super();this.timer=0;this.games=[],this.lobby=null,this.fault=""}static{this.properties={games:{state:!0},lobby:{state:!0},fault:{state:!0}}}connectedCallback(){super.connectedCallback(),document.title=s.name,this.load(),this.timer=window.setInterval(()=>{this.load()},qe)}disconnectedCallback(){super.disconnectedCallback(),clearInterval(this.timer)}async load(){try{let[t,r]=await Promise.all([c.games(),c.lobby()]);this.games=t.games,this.lobby=r,this.fault=""}catch(t){this.fault=t.sentence??String(t)}}async start(t,r){let n={};t.seats.slice(0,t.seats_min).forEach((o,p)=>n[o]=p===0?"me":r);try{let o=await c.create({game:t.id,scenario:j(t)?.id,options:{},seats:n,pace:{kind:"none"},watch:"all",undo:"free"});f(`/t/${o.id}`)}catch(o){d(o.sentence,!0)}}opponent(t){return`bot:${this.querySelector(`#level-${t.id}`)?.value??B(t)}`}takeLevel(t,r){let n=this.opponent(r).slice(4);t.currentTarget.href=`/new?game=${r.id}&level=${n}`}isNew(t){return t.lessons>0&&!E(t.id)&&!this.lobby?.mine.some(r=>r.game===t.id)}learn(t,r){return t.lessons===0?l:i`<button class=${r?"primary":""} data-learn=${t.id} title=${k.count(t.lessons)} @click=${()=>f(`/learn/${t.id}`)}>${k.learn}</button>`}level(t){return t.bots.length<2?l:i`<label class="inline">
      <span class="unseen">${s.lobby.opponent}</span>
      <select id="level-${t.id}">
        ${ne(t,B(t))}
      </select>
    </label>`}facts(t){let r=T(t),n=t.scenarios.length>1?j(t)?.title:"";return i`<ul class="game-facts">
      <li>${s.lobby.players(t.seats_min,t.seats_max)}</li>
      ${r?i`<li>${s.lobby.minutes(...r.minutes)}</li><li>${s.lobby.weights[r.weight]}</li>`:l}
      ${n&&n!==t.title?i`<li class="faint">${s.lobby.first(n)}</li>`:l}
    </ul>`}gameCard(t){let r=this.isNew(t),n=T(t);return i`<article class="game">
      <div class="game-art">
        ${n?i`<img src=${n.picture} width="360" height="203" alt="" loading="lazy" decoding="async" />`:w(t.id)}
      </div>
      <div class="game-text">
        <h2>${t.title}</h2>
        <p>${t.about}</p>
        ${this.facts(t)}
        <div class="row tight">
          ${this.learn(t,r)}
          <button class=${r?"":"primary"} data-play=${t.id} aria-label=${s.lobby.playGame(t.title)} @click=${()=>{this.start(t,this.opponent(t))}}>
            ${s.lobby.play}
          </button>
          ${this.level(t)}
        </div>
        <div class="row tight game-more">
          <button class="quiet" data-invite=${t.id} @click=${()=>{this.start(t,"open")}}>${s.lobby.invite}</button>
          <a class="quiet" href="/new?game=${t.id}" @click=${o=>this.takeLevel(o,t)}>${s.lobby.more}</a>
          ${t.puzzles>0?i`<a class="quiet" data-puzzles=${t.id} href="/puzzles/${t.id}">${b.puzzles}</a>`:l}
          <a class="quiet" href="/rules/${t.id}">${s.rules}</a>
        </div>
      </div>
    </article>`}render(){let{lobby:t,games:r}=this,n=t?.mine.filter(p=>p.state!=="finished")??[],o=t?.mine.filter(p=>p.state==="finished")??[];return i`<main id="main" class="page lobby" tabindex="-1">
      <h1 class="hero" tabindex="-1">${s.lobby.heading}</h1>
      <p class="lead">${s.lobby.lead}</p>
      ${this.fault?i`<p class="fault" role="alert">${this.fault}</p>`:l}
      ${n.length?X(s.lobby.going,n,r):l}
      <daily-card .games=${r}></daily-card>
      <div class="games">${r.map(p=>this.gameCard(p))}</div>
      ${t?i`
            ${o.length||!n.length?X(s.lobby.over,o,r,s.lobby.overEmpty):l}
            ${X(s.lobby.open,t.open,r,s.lobby.openEmpty)}
            ${X(s.lobby.finished,t.finished,r,s.lobby.finishedEmpty)}
          `:l}
      <footer class="foot"><a href="/new">${s.lobby.create}</a><a href="/credits">${s.lobby.credits}</a></footer>
    </main>`}};customElements.define("lobby-page",M);var ze=3,ke=1,Y=class extends u{static{this.properties={wanted:{},level:{},games:{state:!0},chosen:{state:!0},count:{state:!0},scenario:{state:!0},pace:{state:!0},scenes:{state:!0}}}constructor(){super(),this.wanted=this.level=null,this.games=[],this.chosen="",this.count=0,this.scenario="",this.pace="none",this.scenes=null}async connectedCallback(){super.connectedCallback(),document.title=`${s.create.title} · ${s.name}`;try{this.games=(await c.games()).games,this.choose(this.wanted??this.games[0]?.id??"")}catch(e){d(e.sentence,!0)}}choose(e){this.chosen=e,this.count=this.game?.seats_min??0,this.scenario=this.game?.scenarios[0]?.id??"",this.scenes=null,this.fetchScenes(e)}async fetchScenes(e){let[t,{facts:r}]=await Promise.all([ce(e),c.facts(e)]);this.chosen!==e||!t.picture||(this.dataset.board=pe(e),this.scenes={draw:t.picture,facts:r,edits:t.edits??!1})}get game(){return this.games.find(e=>e.id===this.chosen)}async submit(e){e.preventDefault();let t=this.game,r=new FormData(e.target),n=p=>String(r.get(p)??""),o=(p,h)=>Object.fromEntries(p.map(g=>[g,n(h+g)]));try{let p=await c.create({game:t.id,scenario:n("scenario"),options:o(t.options.map(h=>h.id),"option-"),seats:o(t.seats.slice(0,this.count),"seat-"),pace:{kind:n("pace"),seconds:Number(n("minutes"))*60,days:Number(n("days"))},watch:n("watch"),undo:n("undo"),hints:n("hints"),grace:Number(n(this.pace==="days"?"grace-days":"grace-minutes"))});f(`/t/${p.id}`)}catch(p){d(p.sentence,!0)}}select(e,t,r,n="",o=()=>{},p="",h=[]){let g=([y,R])=>i`<option value=${y} ?selected=${y===p}>${R}</option>`;return i`<label class="field">
      <span>${e}</span>
      <select name=${t} @change=${y=>o(y.target.value)}>
        ${r.map(g)}
        ${h.length?i`<optgroup label=${s.levels.advanced}>${h.map(g)}</optgroup>`:l}
      </select>
      ${n?i`<small>${n}</small>`:l}
    </label>`}scenarios(e){let{scenes:t}=this;return t?i`<div class="scenes" role="radiogroup" aria-label=${s.create.scenario}>
      ${e.scenarios.map((r,n)=>i`<label class="scene">
          <input type="radio" name="scenario" value=${r.id} ?checked=${n===0} />
          <b>${r.title}</b> ${t.draw(r.id,t.facts)}
          <small>${r.help}</small>
        </label>`)}
    </div>
    ${t.edits?i`<p class="own">${v(s.create.ownFrom,{link:i`<a href="/edit/${e.id}">${s.create.own}</a>`})}</p>`:l}`:this.select(s.create.scenario,"scenario",e.scenarios.map(r=>[r.id,r.title]),e.scenarios.find(r=>r.id===this.scenario)?.help,r=>this.scenario=r)}options({options:e}){let t=r=>this.select(S(r.id),`option-${r.id}`,r.values.map(n=>[n,S(n)]),D(r.help));return e.length<=ze?e.map(t):i`${e.slice(0,ke).map(t)}
      <details class="fold"><summary>${s.create.options}</summary>${e.slice(ke).map(t)}</details>`}seats(e){let t=o=>[`bot:${o}`,s.levelOfBot(se(o))],r=ie(e).map(t),n=re(e).map(t);return e.seats.slice(0,this.count).map((o,p)=>{let h=["me",s.create.me],g=["open",s.create.other],y=p===0?[h,g,...r]:[g,...r,h],R=p===0?"me":`bot:${this.level}`;return this.select(S(o),`seat-${o}`,y,"",void 0,R,n)})}render(){let e=this.game;return i`<main id="main" class="page narrow" tabindex="-1">
      <h1 tabindex="-1">${s.create.title}</h1>
      ${e?i`<form class="form" @submit=${t=>{this.submit(t)}}>
            <fieldset>
              <legend>${s.create.game}</legend>
              <label class="field">
                <span>${s.create.game}</span>
                <select name="game" @change=${t=>this.choose(t.target.value)}>
                  ${this.games.map(t=>i`<option value=${t.id} ?selected=${t.id===this.chosen}>${t.title}</option>`)}
                </select>
                <small>${e.about}</small>
              </label>
              ${e.lessons>0&&!E(e.id)?i`<a class="button primary" data-learn=${e.id} href="/learn/${e.id}">${k.learnFirst(e.title)}</a>`:l}
              ${this.scenarios(e)}
              ${this.options(e)}
            </fieldset>
            <fieldset>
              <legend>${s.create.seats}</legend>
              ${e.seats_max>e.seats_min?i`<label class="field">
                    <span>${s.create.players}</span>
                    <input
                      type="number"
                      min=${e.seats_min}
                      max=${e.seats_max}
                      .value=${String(this.count)}
                      @change=${t=>this.count=Number(t.target.value)}
                    />
                  </label>`:l}
              ${this.seats(e)}
            </fieldset>
            <fieldset>
              <legend>${s.create.table}</legend>
              ${this.select(s.create.pace,"pace",Object.entries(s.create.paces),"",t=>this.pace=t)}
              <label class="field" ?hidden=${this.pace!=="live"}><span>${s.create.minutes}</span>
                <input name="minutes" type="number" min="1" max="600" value="20" /></label>
              <label class="field" ?hidden=${this.pace!=="days"}><span>${s.create.days}</span>
                <input name="days" type="number" min="1" max="30" value="3" /></label>
              ${this.select(s.create.watch,"watch",Object.entries(s.create.watchers))}
              ${this.select(s.create.undo,"undo",Object.entries(s.create.undos))}
              ${this.select(s.create.hints,"hints",Object.entries(s.tableOptions.hints))}
              <label class="field" ?hidden=${this.pace==="days"}><span>${s.create.graceMinutes}</span>
                <input name="grace-minutes" type="number" min="1" max="1440" value="10" />
                <small>${s.create.graceHelp}</small></label>
              <label class="field" ?hidden=${this.pace!=="days"}><span>${s.create.graceDays}</span>
                <input name="grace-days" type="number" min="1" max="60" value="3" />
                <small>${s.create.graceHelp}</small></label>
            </fieldset>
            <div class="row"><button class="primary" type="submit" data-do="open">${s.create.submit}</button>
              <a class="button" href="/">${s.back}</a></div>
          </form>`:i`<p class="faint">${s.wait}</p>`}
    </main>`}};customElements.define("create-page",Y);var C=class extends u{static{this.properties={token:{},told:{state:!0},fault:{state:!0},busy:{state:!0}}}constructor(){super(),this.token="",this.told=null,this.fault="",this.busy=!1}connectedCallback(){super.connectedCallback(),document.title=`${s.invite.title} · ${s.name}`,this.read()}async read(){try{this.told=await c.invitation(this.token)}catch(e){this.fault=e.sentence}}lead(){if(!this.told)return"";let{title:e,open:t,people:r}=this.told;return t?s.invite.open(r,e):s.invite.full(e)}async join(){this.busy=!0;try{f(`/t/${(await c.accept(this.token)).table}`,!0)}catch(e){this.fault=e.sentence,this.busy=!1}}render(){return i`<main id="main" class="page narrow center" tabindex="-1">
      <h1 tabindex="-1">${s.invite.heading}</h1>
      <p class="lead">${this.lead()}</p>
      ${this.told?.open?le(this.told):l}
      ${this.fault?i`<p class="fault" role="alert">${this.fault}</p>`:l}
      <div class="row">
        <button class="primary" data-do="take" ?disabled=${this.busy} @click=${()=>{this.join()}}>${this.told?.open===!1?s.invite.watch:s.invite.accept}</button>
        <a class="button" href="/">${s.home}</a>
      </div>
    </main>`}};customElements.define("invite-page",C);function Ge(a){return i`<li value=${a.no==="-"?l:a.no}>
    <p>
      ${a.sentence}
      <span class="rulelinks">${a.rules.split(" ").map(e=>i`<a href="#${e}">${e}</a> `)}</span>
      ${a.verdict==="literal"?l:i`<em class="verdict">${s.rulesPage.verdicts[a.verdict]}</em>`}
    </p>
    ${a.reason?i`<p class="faint">${a.reason}</p>`:l}
    ${a.others?i`<p class="faint">${s.rulesPage.others(a.others)}</p>`:l}
    ${a.option?i`<p class="faint">${v(s.rulesPage.option,{option:i`<code>${a.option}</code>`})}</p>`:l}
  </li>`}function Ve(a){let e=new Map;for(let t of a)e.set(t.chapter,[...e.get(t.chapter)??[],t]);return[...e]}var U=class extends u{static{this.properties={game:{},sentences:{state:!0},fault:{state:!0}}}constructor(){super(),this.game="",this.sentences=null,this.fault=""}async open(e){if(!(!e.target.open||this.sentences))try{this.sentences=(await c.ledger(this.game)).sentences}catch(t){this.fault=t.sentence}}render(){let e=Ve(this.sentences??[]);return i`<details class="ledger" @toggle=${t=>{this.open(t)}}>
      <summary>${s.rulesPage.ledger}</summary>
      ${this.fault?i`<p class="fault" role="alert">${this.fault}</p>`:l}
      ${this.sentences?.length===0?i`<p class="faint">${s.rulesPage.ledgerNone}</p>`:l}
      ${e.map(([t,r])=>i`<h3>${t}</h3><ol>${r.map(Ge)}</ol>`)}
    </details>`}};customElements.define("manual-ledger",U);var Qe=a=>a.map(e=>i`<td class=${typeof e=="number"?"number":l}>${e}</td>`),L=a=>i`<section class="reftable" id="table-${a.id}">
  <h3>${a.title}</h3>
  ${a.note?i`<p class="faint">${a.note}</p>`:l}
  <div class="wide" tabindex="0" role="region" aria-label=${a.title}>
    <table>
      <thead>
        <tr>${a.columns.map(e=>i`<th scope="col">${e}</th>`)}</tr>
      </thead>
      <tbody>
        ${a.rows.map(e=>i`<tr>${Qe(e)}</tr>`)}
      </tbody>
    </table>
  </div>
</section>`;var Fe=a=>`shown-${a}`;function Xe(a){let e=new Map;for(let t of a?.pages.flatMap(r=>r.figures)??[])for(let r of t.rules)e.has(r)||e.set(r,t);return e}var Pe=a=>Fe(a.rules[0]),Ae=a=>i`<figure id=${Pe(a)}>
  <img src=${a.picture} width=${a.width} height=${a.height} alt="" />
  <figcaption>
    <h3>${a.title}</h3>
    <p>${a.text}</p>
    <p class="rulelinks">${a.rules.map(e=>i`<a href="#${e}">${e}</a> `)}</p>
  </figcaption>
</figure>`,Ee=a=>a?i`<a class="to-figure" href="#${Pe(a)}">${s.rulesPage.picture}</a>`:l,We=(a,e)=>({...a,id:`aid-${a.id}`,note:"",columns:e.map(t=>a.columns[t]),rows:a.rows.map(t=>e.map(r=>t[r]))});function xe(a,e){let t=a.aids.flatMap(({id:r,columns:n})=>e.filter(o=>o.id===r).map(o=>We(o,n)));return i`<div class="primer">
    ${a.pages.map(r=>i`<section class="sheet">
        <h2>${r.title}</h2>
        <p class="lead">${r.lead}</p>
        ${r.figures.map(Ae)}
      </section>`)}
    <section class="sheet aid">
      <h2>${s.rulesPage.aid}</h2>
      <h3>${s.rulesPage.turn}</h3>
      <ol>${a.turn.map(r=>i`<li>${r}</li>`)}</ol>
      <div class="print-only">${t.map(r=>L(r))}</div>
    </section>
  </div>`}var De={"arena-roma":()=>import("/assets/texts-N7MGTR3Z.js"),antike2:()=>import("/assets/texts-NFDMKQ2A.js"),"casus-belli":()=>import("/assets/texts-2OBJEFDA.js"),ancients:()=>import("/assets/texts-745UELTN.js"),"total-war-rome":()=>import("/assets/texts-SWMOMJ74.js")};async function Se(a){return(await De[a]?.())?.primer??null}var Z=a=>`chapter-${a.toLowerCase().replace(/\W+/g,"-")}`;function Je(a){let e=new Map;for(let t of a)e.set(t.chapter??"",[...e.get(t.chapter??"")??[],t]);return e}function Ke(a,e){a.preventDefault(),a.stopPropagation();let t=document.getElementById(Z(e));t?.scrollIntoView(),t?.focus({preventScroll:!0})}var H=class extends u{static{this.properties={game:{},rule:{},rules:{state:!0},tables:{state:!0},primer:{state:!0},title_:{state:!0},short:{state:!0},fault:{state:!0}}}constructor(){super(),this.game="",this.rule=null,this.rules=[],this.tables=[],this.primer=null,this.title_="",this.short="",this.fault=""}async connectedCallback(){super.connectedCallback(),document.title=`${s.rulesPage.title} · ${s.name}`;try{let[e,t,r,n]=await Promise.all([c.games(),c.rules(this.game),c.tables(this.game),Se(this.game)]);this.primer=n,this.tables=r.tables,this.title_=e.games.find(o=>o.id===this.game)?.title??this.game,this.rules=t.rules,this.short=t.short,await this.updateComplete,this.rule&&document.getElementById(this.rule)?.scrollIntoView()}catch(e){this.fault=e.sentence}}async print(e){this.classList.toggle("short",e),await Promise.all([...this.querySelectorAll(".primer img")].map(t=>t.decode().catch(()=>null))),window.print(),this.classList.remove("short")}illustrated(e){return i`<div class="row tight no-print">
        <button data-print="short" @click=${()=>{this.print(!0)}}>${s.rulesPage.printShort}</button>
        <button data-print="all" @click=${()=>{this.print(!1)}}>${s.rulesPage.printAll}</button>
      </div>
      ${xe(e,this.tables)}
      <h2 class="numbered">${s.rulesPage.numbered}</h2>`}chapter(e,t,r){return i`${e?i`<h2 id=${Z(e)} tabindex="-1">${e}</h2>`:l}
      <dl class="rules">
        ${t.map(n=>i`<div id=${n.number} class=${n.number===this.rule?"here":""}>
            <dt>${n.number}</dt>
            <dd>${me(n.text)} ${Ee(r.get(n.number))}</dd>
          </div>`)}
      </dl>`}render(){let e=Je(this.rules),t=Xe(this.primer);return i`<main id="main" class="page narrow" tabindex="-1">
      <h1 tabindex="-1">${this.title_?s.rulesPage.heading(this.title_):s.rulesPage.title}</h1>
      ${this.fault?i`<p class="fault" role="alert">${this.fault}</p>`:l}
      ${this.short?i`<p class="lead">${this.short}</p>`:l}
      ${this.primer?this.illustrated(this.primer):l}
      ${e.size>1?i`<nav class="chapters" aria-label=${s.rulesPage.chapters}>${[...e.keys()].map(r=>i`<a href="#${Z(r)}" @click=${n=>Ke(n,r)}>${r}</a>`)}</nav>`:l}
      ${[...e].map(([r,n])=>this.chapter(r,n,t))}
      ${this.tables.length?i`<h2>${s.rulesPage.tables}</h2>${this.tables.map(L)}`:l}
      ${this.rules.length?i`<manual-ledger .game=${this.game}></manual-ledger>`:l}
      ${this.rules.length===0&&!this.fault?i`<p class="faint">${s.wait}</p>`:l}
    </main>`}};customElements.define("rules-page",H);var q=class extends u{connectedCallback(){super.connectedCallback(),document.title=`${s.credits.title} · ${s.name}`}render(){let e=(t,r)=>i`<a href=${t} rel="noreferrer">${r}</a>`;return i`<main id="main" class="page narrow" tabindex="-1">
      <h1 tabindex="-1">${s.credits.title}</h1>
      <p>
        ${v(s.credits.art,{site:e("https://game-icons.net/","game-icons.net"),licence:e("https://creativecommons.org/licenses/by/3.0/","CC BY 3.0")})}
      </p>
      <p>${v(s.credits.fonts,{licence:e("https://openfontlicense.org/",s.credits.fontLicence)})}</p>
      <p>${K.soundCredit}</p>
      <p>${s.credits.code}</p>
    </main>`}};customElements.define("credits-page",q);var{rows:m}=s.shortcuts,et=[[s.shortcuts.tabs,m.tab],[s.shortcuts.arrows,m.arrows],[s.shortcuts.enter,m.enter],[s.shortcuts.esc,m.esc],["A",m.a],["B",m.b],["U",m.u],["H",m.h],["W",m.w],["L",m.l],["C",m.c],["N",m.n],["+  −  0",m.zoom],["R",m.r],["S",m.s],["T",m.t],["M",m.m],["?",m.help]];function Te(){return i`<dialog id="shortcuts" aria-labelledby="shortcuts-title">
    ${he("shortcuts-title",s.shortcuts.title)}
    <dl class="keys">
      ${et.map(([a,e])=>i`<div><dt><kbd>${a}</kbd></dt><dd>${e}</dd></div>`)}
    </dl>
  </dialog>`}function tt(){return i`<main id="main" class="page narrow center" tabindex="-1">
    <h1 tabindex="-1">${s.frame.missing}</h1>
    <p class="lead">${s.frame.missingAt(location.pathname)}</p>
    <a class="button primary" href="/">${s.home}</a>
  </main>`}var z=class extends u{static{this.properties={route:{state:!0},me:{state:!0}}}constructor(){super(),this.route=I(),this.me=null}connectedCallback(){super.connectedCallback(),ee(this),addEventListener("popstate",()=>this.follow()),addEventListener("tessera-me",()=>{this.greet()}),addEventListener("tessera-prefs",()=>this.requestUpdate()),addEventListener("keydown",e=>this.key(e)),this.greet()}follow(){let e=this.route;this.route=I(),!(e.page===this.route.page&&e.page==="table")&&(scrollTo(0,0),this.updateComplete.then(()=>this.querySelector("main h1")?.focus()))}async greet(){try{this.me=await c.me(),Q()}catch{this.me=null}}key(e){if(de(e)){if(e.key==="?")this.querySelector("#shortcuts")?.showModal();else if(e.key==="t")this.turnTheme();else if(e.key==="m")this.turnSound();else return;e.preventDefault()}}turnTheme(){P("theme",O()?"light":"dark"),this.requestUpdate()}turnSound(){P("sound",!$.sound),ue("coin"),this.requestUpdate()}async turnNotify(){if(!$.notify&&(!("Notification"in window)||await Notification.requestPermission()!=="granted"))return d(s.frame.notifyDenied,!0);P("notify",!$.notify),d($.notify?s.frame.notifyOn:s.frame.notifyOff),this.requestUpdate()}page(){let e=this.route;switch(e.page){case"new":return i`<create-page .wanted=${e.game} .level=${e.level}></create-page>`;case"table":return this.table(e.id,e.step);case"invite":return i`<invite-page .token=${e.token}></invite-page>`;case"rules":return i`<rules-page .game=${e.game} .rule=${e.rule}></rules-page>`;case"edit":return import("/assets/edit-L6LMHPOL.js"),i`<edit-page game=${e.game}></edit-page>`;case"learn":return import("/assets/page-QN7GUK5Z.js"),i`<learn-page game=${e.game}></learn-page>`;case"puzzles":return import("/assets/page-E64TL6WL.js"),i`<puzzles-page game=${e.game}></puzzles-page>`;case"account":return import("/assets/account-E4V63MX6.js"),i`<account-page></account-page>`;case"confirm":case"reset":case"unsubscribe":return import("/assets/maillink-2M7AWI3O.js"),i`<mail-link-page .kind=${e.page} .token=${e.token}></mail-link-page>`;case"credits":return i`<credits-page></credits-page>`;case"missing":return tt();case"lobby":return i`<lobby-page></lobby-page>`}}table(e,t){return customElements.get("table-page")?i`<table-page .table=${e} .step=${t}></table-page>`:(import("/assets/table-6VQ7AVTY.js").then(()=>this.requestUpdate()),i`<main id="main" class="page narrow" tabindex="-1"></main>`)}render(){let e=(t,r,n,o)=>i`<button class="tool" aria-label=${t} title=${t} aria-pressed=${r} @click=${o}>
        ${x(n)}
      </button>`;return i`
      <a class="skip" href="#main" @click=${t=>this.skip(t)}>${s.frame.skip}</a>
      <header class="top">
        <a class="brand" href="/" aria-label=${s.name}>${W("laurels")}<span>${s.name}</span></a>
        <nav class="tools" aria-label=${s.frame.settings}>
          ${e(s.frame.dark,O(),"theme",()=>this.turnTheme())}
          ${e(s.frame.sound,$.sound,$.sound?"sound":"mute",()=>this.turnSound())}
          ${e(s.frame.notify,$.notify,"bell",()=>{this.turnNotify()})}
          <button
            class="tool"
            aria-label=${s.frame.keys}
            title=${s.frame.keysTip}
            @click=${()=>this.querySelector("#shortcuts")?.showModal()}
          >
            ${x("keys")}
          </button>
          <a class="button tool" href="/account" aria-label=${s.settings} title=${s.settings}>${x("settings")}</a>
          ${this.me?i`<a class="me" href="/account" title=${s.frame.account}>${this.me.name}</a>`:l}
        </nav>
      </header>
      ${this.page()} ${Te()}
      <tessera-toasts></tessera-toasts>
    `}skip(e){e.preventDefault(),e.stopPropagation(),this.querySelector("main")?.focus()}};document.querySelector("link[rel=icon]").href=fe;G();customElements.define("tessera-app",z);

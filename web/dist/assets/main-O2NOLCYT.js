import{a as w}from"/assets/chunk-HHIRUAJY.js";import{b as ae,c as re,d as oe,e as ce,f as pe}from"/assets/chunk-6QZIIOFE.js";import{c as ne,d as le}from"/assets/chunk-THH3AIF5.js";import{a as V}from"/assets/chunk-443ZLWTX.js";import{a as B,c as U,d as A,e as W,f as F}from"/assets/chunk-VTKE6PEE.js";import{a as g,b as E,c as S,d as D}from"/assets/chunk-JLVTJSEV.js";import{a as me}from"/assets/chunk-VYIPUFAR.js";import{a as b}from"/assets/chunk-MLDFZ6D3.js";import{a as I,b as f,c as K}from"/assets/chunk-HM6BU4G7.js";import{a as u}from"/assets/chunk-K24OQILJ.js";import{a as d,c}from"/assets/chunk-7KDCU23U.js";import{f as ie}from"/assets/chunk-22XF7MP6.js";import{a as X,b as Z,c as ee,d as te,e as C,f as se}from"/assets/chunk-FCHDHV5A.js";import{a as x}from"/assets/chunk-CQLFCKA2.js";import"/assets/chunk-PJXYTH4E.js";import{c as J,d as R}from"/assets/chunk-NXG33I6M.js";import{b as Y,c as T,e as Q}from"/assets/chunk-35U3FNVW.js";import{a,d as l,i as y,l as s}from"/assets/chunk-BXAV5QSS.js";import"/assets/chunk-VVCT3YM4.js";var de="/assets/favicon-XU476DQP.svg";var P=class extends d{constructor(){super();this.redraw=()=>this.requestUpdate();this.games=[],this.daily=null}static{this.properties={games:{attribute:!1},daily:{state:!0}}}connectedCallback(){super.connectedCallback(),addEventListener("tessera-progress",this.redraw),c.daily().then(e=>this.daily=e,()=>{})}disconnectedCallback(){super.disconnectedCallback(),removeEventListener("tessera-progress",this.redraw)}render(){let{daily:e}=this,i=e&&this.games.find(p=>p.id===e.game);if(!i)return l;let n=B("daily",W(e.day)),o=F(e.day);return a`<section class="daily" aria-labelledby="daily-title">
      <div class="game-art">${w(i.id)}</div>
      <div>
        <h2 id="daily-title">${b.daily} ${o>0?a`<span class="badge soft">${b.streak(o)}</span>`:l}</h2>
        <p>${b.dailyOf(i.title,s.levels[e.level])}${n?a`. ${b.dailySolved}`:l}</p>
      </div>
      <button class=${n?"":"primary"} data-daily @click=${()=>{V(e.game,e.name)}}>
        ${n?b.dailyAgain:b.dailySolve}
      </button>
    </section>`}};customElements.define("daily-card",P);function z(r){return r.kind==="open"?s.tables.free:Z(r)??r.kind}function ge(r){return r.seats.map((t,e)=>a`${e>0?" · ":""}<span class=${t.acts?"acts":""}>${z(t)}</span>`)}function ye(r){if(r.your_turn)return a`<strong class="badge">${s.tables.yourTurn}</strong>`;if(r.state==="open")return a`<span class="badge soft">${s.tables.open}</span>`;let t=r.seats.filter(e=>e.acts).map(z);return t.length?a`<span class="badge soft">${s.tables.toAct(t)}</span>`:l}function ve(r){let t=r.result?.score??{},e=r.seats.find(i=>t[i.seat]===1);return r.state!=="finished"?"":e?e.seat===r.your_seat?s.tables.youWon:s.tables.won(z(e)):Object.keys(t).length?s.tables.draw:""}function we(r,t){let i=(t.find(n=>n.id===r.game)?.scenarios??[]).find(n=>n.id===r.scenario)?.title;return i&&i!==r.title?a` <span class="faint">${i}</span>`:l}function ke(r){return r.state!=="open"?r.from_position?a` <span class="faint">${s.tables.chosenPosition}</span>`:l:a` <span class="faint table-terms">${re(r).join(", ")}</span>`}function ue(r,t,e){return a`<span class="table-sign" aria-hidden="true">${w(r.game)}</span>
    <span class="table-title">${r.title}${we(r,t)}${ke(r)}</span>
    <span class="table-seats">${ge(r)}</span>
    <span class="table-end">
      ${e} <span class="faint">${[ve(r),Q(r.updated)].filter(Boolean).join(", ")}</span>
    </span>`}async function Ee(r){try{await c.post(r,"join"),f(`/t/${r}`)}catch(t){u(t.sentence,!0)}}function xe(r,t){return r.state==="open"&&!r.your_seat&&r.watch!=="all"?a`<li>
      <button class="table-row" @click=${()=>{Ee(r.id)}}>
        ${ue(r,t,a`<strong class="badge">${s.tables.join}</strong>`)}
      </button>
    </li>`:a`<li>
    <a href="/t/${r.id}" class="table-row ${r.your_turn?"my-turn":""}">${ue(r,t,ye(r))}</a>
  </li>`}function k(r,t,e,i=""){return a`<section class="tables">
    <h2>${r}</h2>
    ${t.length===0?a`<p class="faint">${i}</p>`:a`<ul>${t.map(n=>xe(n,e))}</ul>`}
  </section>`}var Te=8e3,G=class extends d{constructor(){super();this.timer=0;this.games=[],this.lobby=null,this.fault=""}static{this.properties={games:{state:!0},lobby:{state:!0},fault:{state:!0}}}connectedCallback(){super.connectedCallback(),document.title=s.name,this.load(),this.timer=window.setInterval(()=>{this.load()},Te)}disconnectedCallback(){super.disconnectedCallback(),clearInterval(this.timer)}async load(){try{let[e,i]=await Promise.all([c.games(),c.lobby()]);this.games=e.games,this.lobby=i,this.fault=""}catch(e){this.fault=e.sentence??String(e)}}async start(e,i){let n={};e.seats.slice(0,e.seats_min).forEach((o,p)=>n[o]=p===0?"me":i);try{let o=await c.create({game:e.id,scenario:e.scenarios[0]?.id,options:{},seats:n,pace:{kind:"none"},watch:"all",undo:"free"});f(`/t/${o.id}`)}catch(o){u(o.sentence,!0)}}opponent(e){return`bot:${this.querySelector(`#level-${e.id}`)?.value??C(e)}`}takeLevel(e,i){let n=this.opponent(i).slice(4);e.currentTarget.href=`/new?game=${i.id}&level=${n}`}isNew(e){return e.lessons>0&&!A(e.id)&&!this.lobby?.mine.some(i=>i.game===e.id)}learn(e){return a`<div class="row">
      <button class="primary" data-learn=${e.id} @click=${()=>f(`/learn/${e.id}`)}>${x.learn}</button>
      <span class="faint">${x.count(e.lessons)}</span>
    </div>`}gameCard(e){let i=e.bots,n=this.isNew(e);return a`<article class="game">
      <div class="game-art">${w(e.id)}</div>
      <div class="game-text">
        <h2>${e.title}</h2>
        <p>${e.about} <span class="faint">${s.lobby.players(e.seats_min,e.seats_max)}</span></p>
        ${n?this.learn(e):l}
        <div class="row">
          <button class=${n?"":"primary"} data-play=${e.id} @click=${()=>{this.start(e,this.opponent(e))}}>
            ${s.lobby.play}
          </button>
          ${i.length>1?a`<label class="inline">
                <span class="unseen">${s.lobby.opponent}</span>
                <select id="level-${e.id}">
                  ${se(e,C(e))}
                </select>
              </label>`:l}
        </div>
        <div class="row">
          <button data-invite=${e.id} @click=${()=>{this.start(e,"open")}}>${s.lobby.invite}</button>
          <a class="button" href="/new?game=${e.id}" @click=${o=>this.takeLevel(o,e)}>${s.lobby.more}</a>
          ${e.lessons>0&&!n?a`<a class="quiet" data-learn=${e.id} href="/learn/${e.id}">${x.learn}</a>`:l}
          ${e.puzzles>0?a`<a class="quiet" data-puzzles=${e.id} href="/puzzles/${e.id}">${b.puzzles}</a>`:l}
          <a class="quiet" href="/rules/${e.id}">${s.rules}</a>
        </div>
      </div>
    </article>`}render(){let{lobby:e,games:i}=this,n=e?.mine.filter(p=>p.state!=="finished")??[],o=e?.mine.filter(p=>p.state==="finished")??[];return a`<main id="main" class="page lobby" tabindex="-1">
      <h1 class="hero" tabindex="-1">${s.lobby.heading}</h1>
      <p class="lead">${s.lobby.lead}</p>
      ${this.fault?a`<p class="fault" role="alert">${this.fault}</p>`:l}
      ${n.length?k(s.lobby.going,n,i):l}
      <daily-card .games=${i}></daily-card>
      <div class="games">${i.map(p=>this.gameCard(p))}</div>
      ${e?a`
            ${o.length||!n.length?k(s.lobby.over,o,i,s.lobby.overEmpty):l}
            ${k(s.lobby.open,e.open,i,s.lobby.openEmpty)}
            ${k(s.lobby.finished,e.finished,i,s.lobby.finishedEmpty)}
          `:l}
      <footer class="foot"><a href="/new">${s.lobby.create}</a><a href="/credits">${s.lobby.credits}</a></footer>
    </main>`}};customElements.define("lobby-page",G);var Le=3,he=1,M=class extends d{static{this.properties={wanted:{},level:{},games:{state:!0},chosen:{state:!0},count:{state:!0},scenario:{state:!0},pace:{state:!0},scenes:{state:!0}}}constructor(){super(),this.wanted=this.level=null,this.games=[],this.chosen="",this.count=0,this.scenario="",this.pace="none",this.scenes=null}async connectedCallback(){super.connectedCallback(),document.title=`${s.create.title} · ${s.name}`;try{this.games=(await c.games()).games,this.choose(this.wanted??this.games[0]?.id??"")}catch(t){u(t.sentence,!0)}}choose(t){this.chosen=t,this.count=this.game?.seats_min??0,this.scenario=this.game?.scenarios[0]?.id??"",this.scenes=null,this.fetchScenes(t)}async fetchScenes(t){let[e,{facts:i}]=await Promise.all([ne(t),c.facts(t)]);this.chosen!==t||!e.picture||(this.dataset.board=le(t),this.scenes={draw:e.picture,facts:i,edits:e.edits??!1})}get game(){return this.games.find(t=>t.id===this.chosen)}async submit(t){t.preventDefault();let e=this.game,i=new FormData(t.target),n=p=>String(i.get(p)??""),o=(p,h)=>Object.fromEntries(p.map($=>[$,n(h+$)]));try{let p=await c.create({game:e.id,scenario:n("scenario"),options:o(e.options.map(h=>h.id),"option-"),seats:o(e.seats.slice(0,this.count),"seat-"),pace:{kind:n("pace"),seconds:Number(n("minutes"))*60,days:Number(n("days"))},watch:n("watch"),undo:n("undo"),hints:n("hints"),grace:Number(n(this.pace==="days"?"grace-days":"grace-minutes"))});f(`/t/${p.id}`)}catch(p){u(p.sentence,!0)}}select(t,e,i,n="",o=()=>{},p="",h=[]){let $=([v,L])=>a`<option value=${v} ?selected=${v===p}>${L}</option>`;return a`<label class="field">
      <span>${t}</span>
      <select name=${e} @change=${v=>o(v.target.value)}>
        ${i.map($)}
        ${h.length?a`<optgroup label=${s.levels.advanced}>${h.map($)}</optgroup>`:l}
      </select>
      ${n?a`<small>${n}</small>`:l}
    </label>`}scenarios(t){let{scenes:e}=this;return e?a`<div class="scenes" role="radiogroup" aria-label=${s.create.scenario}>
      ${t.scenarios.map((i,n)=>a`<label class="scene">
          <input type="radio" name="scenario" value=${i.id} ?checked=${n===0} />
          <b>${i.title}</b> ${e.draw(i.id,e.facts)}
          <small>${i.help}</small>
        </label>`)}
    </div>
    ${e.edits?a`<p class="own">${y(s.create.ownFrom,{link:a`<a href="/edit/${t.id}">${s.create.own}</a>`})}</p>`:l}`:this.select(s.create.scenario,"scenario",t.scenarios.map(i=>[i.id,i.title]),t.scenarios.find(i=>i.id===this.scenario)?.help,i=>this.scenario=i)}options({options:t}){let e=i=>this.select(T(i.id),`option-${i.id}`,i.values.map(n=>[n,T(n)]),Y(i.help));return t.length<=Le?t.map(e):a`${t.slice(0,he).map(e)}
      <details class="fold"><summary>${s.create.options}</summary>${t.slice(he).map(e)}</details>`}seats(t){let e=o=>[`bot:${o}`,s.levelOfBot(X(o))],i=ee(t).map(e),n=te(t).map(e);return t.seats.slice(0,this.count).map((o,p)=>{let h=["me",s.create.me],$=["open",s.create.other],v=p===0?[h,$,...i]:[$,...i,h],L=p===0?"me":`bot:${this.level}`;return this.select(T(o),`seat-${o}`,v,"",void 0,L,n)})}render(){let t=this.game;return a`<main id="main" class="page narrow" tabindex="-1">
      <h1 tabindex="-1">${s.create.title}</h1>
      ${t?a`<form class="form" @submit=${e=>{this.submit(e)}}>
            <fieldset>
              <legend>${s.create.game}</legend>
              <label class="field">
                <span>${s.create.game}</span>
                <select name="game" @change=${e=>this.choose(e.target.value)}>
                  ${this.games.map(e=>a`<option value=${e.id} ?selected=${e.id===this.chosen}>${e.title}</option>`)}
                </select>
                <small>${t.about}</small>
              </label>
              ${this.scenarios(t)}
              ${this.options(t)}
            </fieldset>
            <fieldset>
              <legend>${s.create.seats}</legend>
              ${t.seats_max>t.seats_min?a`<label class="field">
                    <span>${s.create.players}</span>
                    <input
                      type="number"
                      min=${t.seats_min}
                      max=${t.seats_max}
                      .value=${String(this.count)}
                      @change=${e=>this.count=Number(e.target.value)}
                    />
                  </label>`:l}
              ${this.seats(t)}
            </fieldset>
            <fieldset>
              <legend>${s.create.table}</legend>
              ${this.select(s.create.pace,"pace",Object.entries(s.create.paces),"",e=>this.pace=e)}
              <label class="field" ?hidden=${this.pace!=="live"}><span>${s.create.minutes}</span>
                <input name="minutes" type="number" min="1" max="600" value="20" /></label>
              <label class="field" ?hidden=${this.pace!=="days"}><span>${s.create.days}</span>
                <input name="days" type="number" min="1" max="30" value="3" /></label>
              ${this.select(s.create.watch,"watch",Object.entries(s.create.watchers))}
              ${this.select(s.create.undo,"undo",Object.entries(s.create.undos))}
              ${this.select(s.create.hints,"hints",Object.entries(s.terms.hints))}
              <label class="field" ?hidden=${this.pace==="days"}><span>${s.create.graceMinutes}</span>
                <input name="grace-minutes" type="number" min="1" max="1440" value="10" />
                <small>${s.create.graceHelp}</small></label>
              <label class="field" ?hidden=${this.pace!=="days"}><span>${s.create.graceDays}</span>
                <input name="grace-days" type="number" min="1" max="60" value="3" />
                <small>${s.create.graceHelp}</small></label>
            </fieldset>
            <div class="row"><button class="primary" type="submit" data-do="open">${s.create.submit}</button>
              <a class="button" href="/">${s.back}</a></div>
          </form>`:a`<p class="faint">${s.wait}</p>`}
    </main>`}};customElements.define("create-page",M);var N=class extends d{static{this.properties={token:{},told:{state:!0},fault:{state:!0},busy:{state:!0}}}constructor(){super(),this.token="",this.told=null,this.fault="",this.busy=!1}connectedCallback(){super.connectedCallback(),document.title=`${s.invite.title} · ${s.name}`,this.read()}async read(){try{this.told=await c.invitation(this.token)}catch(t){this.fault=t.sentence}}lead(){if(!this.told)return"";let{title:t,open:e,people:i}=this.told;return e?s.invite.open(i,t):s.invite.full(t)}async join(){this.busy=!0;try{f(`/t/${(await c.accept(this.token)).table}`,!0)}catch(t){this.fault=t.sentence,this.busy=!1}}render(){return a`<main id="main" class="page narrow center" tabindex="-1">
      <h1 tabindex="-1">${s.invite.heading}</h1>
      <p class="lead">${this.lead()}</p>
      ${this.told?.open?ae(this.told):l}
      ${this.fault?a`<p class="fault" role="alert">${this.fault}</p>`:l}
      <div class="row">
        <button class="primary" data-do="take" ?disabled=${this.busy} @click=${()=>{this.join()}}>${this.told?.open===!1?s.invite.watch:s.invite.accept}</button>
        <a class="button" href="/">${s.home}</a>
      </div>
    </main>`}};customElements.define("invite-page",N);function Se(r){return a`<li value=${r.no==="-"?l:r.no}>
    <p>
      ${r.sentence}
      <span class="rulelinks">${r.rules.split(" ").map(t=>a`<a href="#${t}">${t}</a> `)}</span>
      ${r.verdict==="literal"?l:a`<em class="verdict">${s.rulesPage.verdicts[r.verdict]}</em>`}
    </p>
    ${r.reason?a`<p class="faint">${r.reason}</p>`:l}
    ${r.others?a`<p class="faint">${s.rulesPage.others(r.others)}</p>`:l}
    ${r.option?a`<p class="faint">${y(s.rulesPage.option,{option:a`<code>${r.option}</code>`})}</p>`:l}
  </li>`}function Re(r){let t=new Map;for(let e of r)t.set(e.chapter,[...t.get(e.chapter)??[],e]);return[...t]}var _=class extends d{static{this.properties={game:{},sentences:{state:!0},fault:{state:!0}}}constructor(){super(),this.game="",this.sentences=null,this.fault=""}async open(t){if(!(!t.target.open||this.sentences))try{this.sentences=(await c.ledger(this.game)).sentences}catch(e){this.fault=e.sentence}}render(){let t=Re(this.sentences??[]);return a`<details class="ledger" @toggle=${e=>{this.open(e)}}>
      <summary>${s.rulesPage.ledger}</summary>
      ${this.fault?a`<p class="fault" role="alert">${this.fault}</p>`:l}
      ${this.sentences?.length===0?a`<p class="faint">${s.rulesPage.ledgerNone}</p>`:l}
      ${t.map(([e,i])=>a`<h3>${e}</h3><ol>${i.map(Se)}</ol>`)}
    </details>`}};customElements.define("manual-ledger",_);var Ie=r=>r.map(t=>a`<td class=${typeof t=="number"?"number":l}>${t}</td>`),fe=r=>a`<section class="reftable" id="table-${r.id}">
  <h3>${r.title}</h3>
  ${r.note?a`<p class="faint">${r.note}</p>`:l}
  <div class="wide" tabindex="0" role="region" aria-label=${r.title}>
    <table>
      <thead>
        <tr>${r.columns.map(t=>a`<th scope="col">${t}</th>`)}</tr>
      </thead>
      <tbody>
        ${r.rows.map(t=>a`<tr>${Ie(t)}</tr>`)}
      </tbody>
    </table>
  </div>
</section>`;var H=r=>`chapter-${r.toLowerCase().replace(/\W+/g,"-")}`;function Ce(r){let t=new Map;for(let e of r)t.set(e.chapter??"",[...t.get(e.chapter??"")??[],e]);return t}function Pe(r,t){r.preventDefault(),r.stopPropagation();let e=document.getElementById(H(t));e?.scrollIntoView(),e?.focus({preventScroll:!0})}var O=class extends d{static{this.properties={game:{},rule:{},rules:{state:!0},tables:{state:!0},title_:{state:!0},short:{state:!0},fault:{state:!0}}}constructor(){super(),this.game="",this.rule=null,this.rules=[],this.tables=[],this.title_="",this.short="",this.fault=""}async connectedCallback(){super.connectedCallback(),document.title=`${s.rulesPage.title} · ${s.name}`;try{let[t,e,i]=await Promise.all([c.games(),c.rules(this.game),c.tables(this.game)]);this.tables=i.tables,this.title_=t.games.find(n=>n.id===this.game)?.title??this.game,this.rules=e.rules,this.short=e.short,await this.updateComplete,this.rule&&document.getElementById(this.rule)?.scrollIntoView()}catch(t){this.fault=t.sentence}}chapter(t,e){return a`${t?a`<h2 id=${H(t)} tabindex="-1">${t}</h2>`:l}
      <dl class="rules">
        ${e.map(i=>a`<div id=${i.number} class=${i.number===this.rule?"here":""}>
            <dt>${i.number}</dt>
            <dd>${oe(i.text)}</dd>
          </div>`)}
      </dl>`}render(){let t=Ce(this.rules);return a`<main id="main" class="page narrow" tabindex="-1">
      <h1 tabindex="-1">${this.title_?s.rulesPage.heading(this.title_):s.rulesPage.title}</h1>
      ${this.fault?a`<p class="fault" role="alert">${this.fault}</p>`:l}
      ${this.short?a`<p class="lead">${this.short}</p>`:l}
      ${t.size>1?a`<nav class="chapters" aria-label=${s.rulesPage.chapters}>${[...t.keys()].map(e=>a`<a href="#${H(e)}" @click=${i=>Pe(i,e)}>${e}</a>`)}</nav>`:l}
      ${[...t].map(([e,i])=>this.chapter(e,i))}
      ${this.tables.length?a`<h2>${s.rulesPage.tables}</h2>${this.tables.map(fe)}`:l}
      ${this.rules.length?a`<manual-ledger .game=${this.game}></manual-ledger>`:l}
      ${this.rules.length===0&&!this.fault?a`<p class="faint">${s.wait}</p>`:l}
    </main>`}};customElements.define("rules-page",O);var j=class extends d{connectedCallback(){super.connectedCallback(),document.title=`${s.credits.title} · ${s.name}`}render(){let t=(e,i)=>a`<a href=${e} rel="noreferrer">${i}</a>`;return a`<main id="main" class="page narrow" tabindex="-1">
      <h1 tabindex="-1">${s.credits.title}</h1>
      <p>
        ${y(s.credits.art,{site:t("https://game-icons.net/","game-icons.net"),licence:t("https://creativecommons.org/licenses/by/3.0/","CC BY 3.0")})}
      </p>
      <p>${y(s.credits.fonts,{licence:t("https://openfontlicense.org/",s.credits.fontLicence)})}</p>
      <p>${ie.soundCredit}</p>
      <p>${s.credits.code}</p>
    </main>`}};customElements.define("credits-page",j);var{rows:m}=s.shortcuts,ze=[[s.shortcuts.tabs,m.tab],[s.shortcuts.arrows,m.arrows],[s.shortcuts.enter,m.enter],[s.shortcuts.esc,m.esc],["A",m.a],["B",m.b],["U",m.u],["H",m.h],["W",m.w],["L",m.l],["C",m.c],["N",m.n],["+  −  0",m.zoom],["R",m.r],["S",m.s],["T",m.t],["M",m.m],["?",m.help]];function be(){return a`<dialog id="shortcuts" aria-labelledby="shortcuts-title">
    ${me("shortcuts-title",s.shortcuts.title)}
    <dl class="keys">
      ${ze.map(([r,t])=>a`<div><dt><kbd>${r}</kbd></dt><dd>${t}</dd></div>`)}
    </dl>
  </dialog>`}function Ge(){return a`<main id="main" class="page narrow center" tabindex="-1">
    <h1 tabindex="-1">${s.frame.missing}</h1>
    <p class="lead">${s.frame.missingAt(location.pathname)}</p>
    <a class="button primary" href="/">${s.home}</a>
  </main>`}var q=class extends d{static{this.properties={route:{state:!0},me:{state:!0}}}constructor(){super(),this.route=I(),this.me=null}connectedCallback(){super.connectedCallback(),K(this),addEventListener("popstate",()=>this.follow()),addEventListener("tessera-me",()=>{this.greet()}),addEventListener("keydown",t=>this.key(t)),this.greet()}follow(){let t=this.route;this.route=I(),!(t.page===this.route.page&&t.page==="table")&&(scrollTo(0,0),this.updateComplete.then(()=>this.querySelector("main h1")?.focus()))}async greet(){try{this.me=await c.me(),U()}catch{this.me=null}}key(t){if(pe(t)){if(t.key==="?")this.querySelector("#shortcuts")?.showModal();else if(t.key==="t")this.turnTheme();else if(t.key==="m")this.turnSound();else return;t.preventDefault()}}turnTheme(){E("theme",S()?"light":"dark"),this.requestUpdate()}turnSound(){E("sound",!g.sound),ce("coin"),this.requestUpdate()}async turnNotify(){if(!g.notify&&(!("Notification"in window)||await Notification.requestPermission()!=="granted"))return u(s.frame.notifyDenied,!0);E("notify",!g.notify),u(g.notify?s.frame.notifyOn:s.frame.notifyOff),this.requestUpdate()}page(){let t=this.route;switch(t.page){case"new":return a`<create-page .wanted=${t.game} .level=${t.level}></create-page>`;case"table":return this.table(t.id,t.step);case"invite":return a`<invite-page .token=${t.token}></invite-page>`;case"rules":return a`<rules-page .game=${t.game} .rule=${t.rule}></rules-page>`;case"edit":return import("/assets/edit-36G4RU4Y.js"),a`<edit-page game=${t.game}></edit-page>`;case"learn":return import("/assets/page-U6BVVIRZ.js"),a`<learn-page game=${t.game}></learn-page>`;case"puzzles":return import("/assets/page-UU4LWL7A.js"),a`<puzzles-page game=${t.game}></puzzles-page>`;case"account":return import("/assets/account-SON2AWWK.js"),a`<account-page></account-page>`;case"confirm":case"reset":case"unsubscribe":return import("/assets/maillink-JLS34FWN.js"),a`<mail-link-page .kind=${t.page} .token=${t.token}></mail-link-page>`;case"credits":return a`<credits-page></credits-page>`;case"missing":return Ge();case"lobby":return a`<lobby-page></lobby-page>`}}table(t,e){return customElements.get("table-page")?a`<table-page .table=${t} .step=${e}></table-page>`:(import("/assets/table-FLESPTI7.js").then(()=>this.requestUpdate()),a`<main id="main" class="page narrow" tabindex="-1"></main>`)}render(){let t=(e,i,n,o)=>a`<button class="tool" aria-label=${e} title=${e} aria-pressed=${i} @click=${o}>
        ${R(n)}
      </button>`;return a`
      <a class="skip" href="#main" @click=${e=>this.skip(e)}>${s.frame.skip}</a>
      <header class="top">
        <a class="brand" href="/">${J("laurels")}<span>${s.name}</span></a>
        <nav class="tools" aria-label=${s.frame.settings}>
          ${t(s.frame.dark,S(),"theme",()=>this.turnTheme())}
          ${t(s.frame.sound,g.sound,g.sound?"sound":"mute",()=>this.turnSound())}
          ${t(s.frame.notify,g.notify,"bell",()=>{this.turnNotify()})}
          <button
            class="tool"
            aria-label=${s.frame.keys}
            title=${s.frame.keysTip}
            @click=${()=>this.querySelector("#shortcuts")?.showModal()}
          >
            ${R("keys")}
          </button>
          ${this.me?a`<a class="me" href="/account" title=${s.frame.account}>${this.me.name}</a>`:l}
        </nav>
      </header>
      ${this.page()} ${be()}
      <tessera-toasts></tessera-toasts>
    `}skip(t){t.preventDefault(),t.stopPropagation(),this.querySelector("main")?.focus()}};document.querySelector("link[rel=icon]").href=de;D();customElements.define("tessera-app",q);

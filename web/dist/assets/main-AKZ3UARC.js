import{a as E}from"/assets/chunk-VDXWR74X.js";import{b as K,c as Q,d as te,e as se,f as ae}from"/assets/chunk-HYIKNUHH.js";import{c as Z,d as ee}from"/assets/chunk-YXXTEN34.js";import{c as B}from"/assets/chunk-ZMYE6DO2.js";import{a as $,b as w,c as L,d as q,g as I,h as f,i as Y}from"/assets/chunk-OB3JEJ6S.js";import{a as ie}from"/assets/chunk-OXG5PGG2.js";import{a as d}from"/assets/chunk-5PAN5WGK.js";import{a as u,c}from"/assets/chunk-4VK5E4Z4.js";import{f as X}from"/assets/chunk-K46LO7BF.js";import{a as A,b as F,c as z,d as J,e as S,f as V}from"/assets/chunk-P4G3CHZ6.js";import{a as k}from"/assets/chunk-2QPMH2YW.js";import"/assets/chunk-PJXYTH4E.js";import{c as D,d as R}from"/assets/chunk-6O5DOPKA.js";import{b as U,c as x,e as W}from"/assets/chunk-SYY6KJCR.js";import{a,d as l,i as g,l as s}from"/assets/chunk-JQVYBVCG.js";import"/assets/chunk-VVCT3YM4.js";var re="/assets/favicon-XU476DQP.svg";function C(i){return i.kind==="open"?s.tables.free:F(i)??i.kind}function me(i){return i.seats.map((e,t)=>a`${t>0?" · ":""}<span class=${e.acts?"acts":""}>${C(e)}</span>`)}function ue(i){if(i.your_turn)return a`<strong class="badge">${s.tables.yourTurn}</strong>`;if(i.state==="open")return a`<span class="badge soft">${s.tables.open}</span>`;let e=i.seats.filter(t=>t.acts).map(C);return e.length?a`<span class="badge soft">${s.tables.toAct(e)}</span>`:l}function de(i){let e=i.result?.score??{},t=i.seats.find(r=>e[r.seat]===1);return i.state!=="finished"?"":t?t.seat===i.your_seat?s.tables.youWon:s.tables.won(C(t)):Object.keys(e).length?s.tables.draw:""}function he(i,e){let r=(e.find(n=>n.id===i.game)?.scenarios??[]).find(n=>n.id===i.scenario)?.title;return r&&r!==i.title?a` <span class="faint">${r}</span>`:l}function fe(i){return i.state!=="open"?i.from_position?a` <span class="faint">${s.tables.chosenPosition}</span>`:l:a` <span class="faint table-options">${Q(i).join(", ")}</span>`}function ne(i,e,t){return a`<span class="table-sign" aria-hidden="true">${E(i.game)}</span>
    <span class="table-title">${i.title}${he(i,e)}${fe(i)}</span>
    <span class="table-seats">${me(i)}</span>
    <span class="table-end">
      ${t} <span class="faint">${[de(i),W(i.updated)].filter(Boolean).join(", ")}</span>
    </span>`}async function be(i){try{await c.post(i,"join"),f(`/t/${i}`)}catch(e){d(e.sentence,!0)}}function $e(i,e){return i.state==="open"&&!i.your_seat&&i.watch!=="all"?a`<li>
      <button class="table-row" @click=${()=>{be(i.id)}}>
        ${ne(i,e,a`<strong class="badge">${s.tables.join}</strong>`)}
      </button>
    </li>`:a`<li>
    <a href="/t/${i.id}" class="table-row ${i.your_turn?"my-turn":""}">${ne(i,e,ue(i))}</a>
  </li>`}function y(i,e,t,r=""){return a`<section class="tables">
    <h2>${i}</h2>
    ${e.length===0?a`<p class="faint">${r}</p>`:a`<ul>${e.map(n=>$e(n,t))}</ul>`}
  </section>`}var ge=8e3,M=class extends u{constructor(){super();this.timer=0;this.games=[],this.lobby=null,this.fault=""}static{this.properties={games:{state:!0},lobby:{state:!0},fault:{state:!0}}}connectedCallback(){super.connectedCallback(),document.title=s.name,this.load(),this.timer=window.setInterval(()=>{this.load()},ge)}disconnectedCallback(){super.disconnectedCallback(),clearInterval(this.timer)}async load(){try{let[t,r]=await Promise.all([c.games(),c.lobby()]);this.games=t.games,this.lobby=r,this.fault=""}catch(t){this.fault=t.sentence??String(t)}}async start(t,r){let n={};t.seats.slice(0,t.seats_min).forEach((o,p)=>n[o]=p===0?"me":r);try{let o=await c.create({game:t.id,scenario:t.scenarios[0]?.id,options:{},seats:n,pace:{kind:"none"},watch:"all",undo:"free"});f(`/t/${o.id}`)}catch(o){d(o.sentence,!0)}}opponent(t){return`bot:${this.querySelector(`#level-${t.id}`)?.value??S(t)}`}takeLevel(t,r){let n=this.opponent(r).slice(4);t.currentTarget.href=`/new?game=${r.id}&level=${n}`}isNew(t){return t.lessons>0&&!B(t.id)&&!this.lobby?.mine.some(r=>r.game===t.id)}learn(t){return a`<div class="row">
      <button class="primary" data-learn=${t.id} @click=${()=>f(`/learn/${t.id}`)}>${k.learn}</button>
      <span class="faint">${k.count(t.lessons)}</span>
    </div>`}gameCard(t){let r=t.bots,n=this.isNew(t);return a`<article class="game">
      <div class="game-art">${E(t.id)}</div>
      <div class="game-text">
        <h2>${t.title}</h2>
        <p>${t.about} <span class="faint">${s.lobby.players(t.seats_min,t.seats_max)}</span></p>
        ${n?this.learn(t):l}
        <div class="row">
          <button class=${n?"":"primary"} data-play=${t.id} @click=${()=>{this.start(t,this.opponent(t))}}>
            ${s.lobby.play}
          </button>
          ${r.length>1?a`<label class="inline">
                <span class="unseen">${s.lobby.opponent}</span>
                <select id="level-${t.id}">
                  ${V(t,S(t))}
                </select>
              </label>`:l}
        </div>
        <div class="row">
          <button data-invite=${t.id} @click=${()=>{this.start(t,"open")}}>${s.lobby.invite}</button>
          <a class="button" href="/new?game=${t.id}" @click=${o=>this.takeLevel(o,t)}>${s.lobby.more}</a>
          ${t.lessons>0&&!n?a`<a class="quiet" data-learn=${t.id} href="/learn/${t.id}">${k.learn}</a>`:l}
          <a class="quiet" href="/rules/${t.id}">${s.rules}</a>
        </div>
      </div>
    </article>`}render(){let{lobby:t,games:r}=this,n=t?.mine.filter(p=>p.state!=="finished")??[],o=t?.mine.filter(p=>p.state==="finished")??[];return a`<main id="main" class="page lobby" tabindex="-1">
      <h1 class="hero" tabindex="-1">${s.lobby.heading}</h1>
      <p class="lead">${s.lobby.lead}</p>
      ${this.fault?a`<p class="fault" role="alert">${this.fault}</p>`:l}
      ${n.length?y(s.lobby.going,n,r):l}
      <div class="games">${r.map(p=>this.gameCard(p))}</div>
      ${t?a`
            ${o.length||!n.length?y(s.lobby.over,o,r,s.lobby.overEmpty):l}
            ${y(s.lobby.open,t.open,r,s.lobby.openEmpty)}
            ${y(s.lobby.finished,t.finished,r,s.lobby.finishedEmpty)}
          `:l}
      <footer class="foot"><a href="/new">${s.lobby.create}</a><a href="/credits">${s.lobby.credits}</a></footer>
    </main>`}};customElements.define("lobby-page",M);var ve=3,le=1,N=class extends u{static{this.properties={wanted:{},level:{},games:{state:!0},chosen:{state:!0},count:{state:!0},scenario:{state:!0},pace:{state:!0},scenes:{state:!0}}}constructor(){super(),this.wanted=this.level=null,this.games=[],this.chosen="",this.count=0,this.scenario="",this.pace="none",this.scenes=null}async connectedCallback(){super.connectedCallback(),document.title=`${s.create.title} · ${s.name}`;try{this.games=(await c.games()).games,this.choose(this.wanted??this.games[0]?.id??"")}catch(e){d(e.sentence,!0)}}choose(e){this.chosen=e,this.count=this.game?.seats_min??0,this.scenario=this.game?.scenarios[0]?.id??"",this.scenes=null,this.fetchScenes(e)}async fetchScenes(e){let[t,{facts:r}]=await Promise.all([Z(e),c.facts(e)]);this.chosen!==e||!t.picture||(this.dataset.board=ee(e),this.scenes={draw:t.picture,facts:r,edits:t.edits??!1})}get game(){return this.games.find(e=>e.id===this.chosen)}async submit(e){e.preventDefault();let t=this.game,r=new FormData(e.target),n=p=>String(r.get(p)??""),o=(p,h)=>Object.fromEntries(p.map(b=>[b,n(h+b)]));try{let p=await c.create({game:t.id,scenario:n("scenario"),options:o(t.options.map(h=>h.id),"option-"),seats:o(t.seats.slice(0,this.count),"seat-"),pace:{kind:n("pace"),seconds:Number(n("minutes"))*60,days:Number(n("days"))},watch:n("watch"),undo:n("undo"),hints:n("hints"),grace:Number(n(this.pace==="days"?"grace-days":"grace-minutes"))});f(`/t/${p.id}`)}catch(p){d(p.sentence,!0)}}select(e,t,r,n="",o=()=>{},p="",h=[]){let b=([v,T])=>a`<option value=${v} ?selected=${v===p}>${T}</option>`;return a`<label class="field">
      <span>${e}</span>
      <select name=${t} @change=${v=>o(v.target.value)}>
        ${r.map(b)}
        ${h.length?a`<optgroup label=${s.levels.advanced}>${h.map(b)}</optgroup>`:l}
      </select>
      ${n?a`<small>${n}</small>`:l}
    </label>`}scenarios(e){let{scenes:t}=this;return t?a`<div class="scenes" role="radiogroup" aria-label=${s.create.scenario}>
      ${e.scenarios.map((r,n)=>a`<label class="scene">
          <input type="radio" name="scenario" value=${r.id} ?checked=${n===0} />
          <b>${r.title}</b> ${t.draw(r.id,t.facts)}
          <small>${r.help}</small>
        </label>`)}
    </div>
    ${t.edits?a`<p class="own">${g(s.create.ownFrom,{link:a`<a href="/edit/${e.id}">${s.create.own}</a>`})}</p>`:l}`:this.select(s.create.scenario,"scenario",e.scenarios.map(r=>[r.id,r.title]),e.scenarios.find(r=>r.id===this.scenario)?.help,r=>this.scenario=r)}options({options:e}){let t=r=>this.select(x(r.id),`option-${r.id}`,r.values.map(n=>[n,x(n)]),U(r.help));return e.length<=ve?e.map(t):a`${e.slice(0,le).map(t)}
      <details class="fold"><summary>${s.create.options}</summary>${e.slice(le).map(t)}</details>`}seats(e){let t=o=>[`bot:${o}`,s.levelOfBot(A(o))],r=z(e).map(t),n=J(e).map(t);return e.seats.slice(0,this.count).map((o,p)=>{let h=["me",s.create.me],b=["open",s.create.other],v=p===0?[h,b,...r]:[b,...r,h],T=p===0?"me":`bot:${this.level}`;return this.select(x(o),`seat-${o}`,v,"",void 0,T,n)})}render(){let e=this.game;return a`<main id="main" class="page narrow" tabindex="-1">
      <h1 tabindex="-1">${s.create.title}</h1>
      ${e?a`<form class="form" @submit=${t=>{this.submit(t)}}>
            <fieldset>
              <legend>${s.create.game}</legend>
              <label class="field">
                <span>${s.create.game}</span>
                <select name="game" @change=${t=>this.choose(t.target.value)}>
                  ${this.games.map(t=>a`<option value=${t.id} ?selected=${t.id===this.chosen}>${t.title}</option>`)}
                </select>
                <small>${e.about}</small>
              </label>
              ${this.scenarios(e)}
              ${this.options(e)}
            </fieldset>
            <fieldset>
              <legend>${s.create.seats}</legend>
              ${e.seats_max>e.seats_min?a`<label class="field">
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
          </form>`:a`<p class="faint">${s.wait}</p>`}
    </main>`}};customElements.define("create-page",N);var P=class extends u{static{this.properties={token:{},told:{state:!0},fault:{state:!0},busy:{state:!0}}}constructor(){super(),this.token="",this.told=null,this.fault="",this.busy=!1}connectedCallback(){super.connectedCallback(),document.title=`${s.invite.title} · ${s.name}`,this.read()}async read(){try{this.told=await c.invitation(this.token)}catch(e){this.fault=e.sentence}}lead(){if(!this.told)return"";let{title:e,open:t,people:r}=this.told;return t?s.invite.open(r,e):s.invite.full(e)}async join(){this.busy=!0;try{f(`/t/${(await c.accept(this.token)).table}`,!0)}catch(e){this.fault=e.sentence,this.busy=!1}}render(){return a`<main id="main" class="page narrow center" tabindex="-1">
      <h1 tabindex="-1">${s.invite.heading}</h1>
      <p class="lead">${this.lead()}</p>
      ${this.told?.open?K(this.told):l}
      ${this.fault?a`<p class="fault" role="alert">${this.fault}</p>`:l}
      <div class="row">
        <button class="primary" data-do="take" ?disabled=${this.busy} @click=${()=>{this.join()}}>${this.told?.open===!1?s.invite.watch:s.invite.accept}</button>
        <a class="button" href="/">${s.home}</a>
      </div>
    </main>`}};customElements.define("invite-page",P);function ye(i){return a`<li value=${i.no==="-"?l:i.no}>
    <p>
      ${i.sentence}
      <span class="rulelinks">${i.rules.split(" ").map(e=>a`<a href="#${e}">${e}</a> `)}</span>
      ${i.verdict==="literal"?l:a`<em class="verdict">${s.rulesPage.verdicts[i.verdict]}</em>`}
    </p>
    ${i.reason?a`<p class="faint">${i.reason}</p>`:l}
    ${i.others?a`<p class="faint">${s.rulesPage.others(i.others)}</p>`:l}
    ${i.option?a`<p class="faint">${g(s.rulesPage.option,{option:a`<code>${i.option}</code>`})}</p>`:l}
  </li>`}function we(i){let e=new Map;for(let t of i)e.set(t.chapter,[...e.get(t.chapter)??[],t]);return[...e]}var _=class extends u{static{this.properties={game:{},sentences:{state:!0},fault:{state:!0}}}constructor(){super(),this.game="",this.sentences=null,this.fault=""}async open(e){if(!(!e.target.open||this.sentences))try{this.sentences=(await c.ledger(this.game)).sentences}catch(t){this.fault=t.sentence}}render(){let e=we(this.sentences??[]);return a`<details class="ledger" @toggle=${t=>{this.open(t)}}>
      <summary>${s.rulesPage.ledger}</summary>
      ${this.fault?a`<p class="fault" role="alert">${this.fault}</p>`:l}
      ${this.sentences?.length===0?a`<p class="faint">${s.rulesPage.ledgerNone}</p>`:l}
      ${e.map(([t,r])=>a`<h3>${t}</h3><ol>${r.map(ye)}</ol>`)}
    </details>`}};customElements.define("manual-ledger",_);var ke=i=>i.map(e=>a`<td class=${typeof e=="number"?"number":l}>${e}</td>`),oe=i=>a`<section class="reftable" id="table-${i.id}">
  <h3>${i.title}</h3>
  ${i.note?a`<p class="faint">${i.note}</p>`:l}
  <div class="wide" tabindex="0" role="region" aria-label=${i.title}>
    <table>
      <thead>
        <tr>${i.columns.map(e=>a`<th scope="col">${e}</th>`)}</tr>
      </thead>
      <tbody>
        ${i.rows.map(e=>a`<tr>${ke(e)}</tr>`)}
      </tbody>
    </table>
  </div>
</section>`;var G=i=>`chapter-${i.toLowerCase().replace(/\W+/g,"-")}`;function Ee(i){let e=new Map;for(let t of i)e.set(t.chapter??"",[...e.get(t.chapter??"")??[],t]);return e}function xe(i,e){i.preventDefault(),i.stopPropagation();let t=document.getElementById(G(e));t?.scrollIntoView(),t?.focus({preventScroll:!0})}var H=class extends u{static{this.properties={game:{},rule:{},rules:{state:!0},tables:{state:!0},title_:{state:!0},short:{state:!0},fault:{state:!0}}}constructor(){super(),this.game="",this.rule=null,this.rules=[],this.tables=[],this.title_="",this.short="",this.fault=""}async connectedCallback(){super.connectedCallback(),document.title=`${s.rulesPage.title} · ${s.name}`;try{let[e,t,r]=await Promise.all([c.games(),c.rules(this.game),c.tables(this.game)]);this.tables=r.tables,this.title_=e.games.find(n=>n.id===this.game)?.title??this.game,this.rules=t.rules,this.short=t.short,await this.updateComplete,this.rule&&document.getElementById(this.rule)?.scrollIntoView()}catch(e){this.fault=e.sentence}}chapter(e,t){return a`${e?a`<h2 id=${G(e)} tabindex="-1">${e}</h2>`:l}
      <dl class="rules">
        ${t.map(r=>a`<div id=${r.number} class=${r.number===this.rule?"here":""}>
            <dt>${r.number}</dt>
            <dd>${te(r.text)}</dd>
          </div>`)}
      </dl>`}render(){let e=Ee(this.rules);return a`<main id="main" class="page narrow" tabindex="-1">
      <h1 tabindex="-1">${this.title_?s.rulesPage.heading(this.title_):s.rulesPage.title}</h1>
      ${this.fault?a`<p class="fault" role="alert">${this.fault}</p>`:l}
      ${this.short?a`<p class="lead">${this.short}</p>`:l}
      ${e.size>1?a`<nav class="chapters" aria-label=${s.rulesPage.chapters}>${[...e.keys()].map(t=>a`<a href="#${G(t)}" @click=${r=>xe(r,t)}>${t}</a>`)}</nav>`:l}
      ${[...e].map(([t,r])=>this.chapter(t,r))}
      ${this.tables.length?a`<h2>${s.rulesPage.tables}</h2>${this.tables.map(oe)}`:l}
      ${this.rules.length?a`<manual-ledger .game=${this.game}></manual-ledger>`:l}
      ${this.rules.length===0&&!this.fault?a`<p class="faint">${s.wait}</p>`:l}
    </main>`}};customElements.define("rules-page",H);var O=class extends u{connectedCallback(){super.connectedCallback(),document.title=`${s.credits.title} · ${s.name}`}render(){let e=(t,r)=>a`<a href=${t} rel="noreferrer">${r}</a>`;return a`<main id="main" class="page narrow" tabindex="-1">
      <h1 tabindex="-1">${s.credits.title}</h1>
      <p>
        ${g(s.credits.art,{site:e("https://game-icons.net/","game-icons.net"),licence:e("https://creativecommons.org/licenses/by/3.0/","CC BY 3.0")})}
      </p>
      <p>${g(s.credits.fonts,{licence:e("https://openfontlicense.org/",s.credits.fontLicence)})}</p>
      <p>${X.soundCredit}</p>
      <p>${s.credits.code}</p>
    </main>`}};customElements.define("credits-page",O);var{rows:m}=s.shortcuts,Te=[[s.shortcuts.tabs,m.tab],[s.shortcuts.arrows,m.arrows],[s.shortcuts.enter,m.enter],[s.shortcuts.esc,m.esc],["A",m.a],["B",m.b],["U",m.u],["H",m.h],["W",m.w],["L",m.l],["C",m.c],["N",m.n],["+  −  0",m.zoom],["R",m.r],["S",m.s],["T",m.t],["M",m.m],["?",m.help]];function ce(){return a`<dialog id="shortcuts" aria-labelledby="shortcuts-title">
    ${ie("shortcuts-title",s.shortcuts.title)}
    <dl class="keys">
      ${Te.map(([i,e])=>a`<div><dt><kbd>${i}</kbd></dt><dd>${e}</dd></div>`)}
    </dl>
  </dialog>`}function Le(){return a`<main id="main" class="page narrow center" tabindex="-1">
    <h1 tabindex="-1">${s.frame.missing}</h1>
    <p class="lead">${s.frame.missingAt(location.pathname)}</p>
    <a class="button primary" href="/">${s.home}</a>
  </main>`}var j=class extends u{static{this.properties={route:{state:!0},me:{state:!0}}}constructor(){super(),this.route=I(),this.me=null}connectedCallback(){super.connectedCallback(),Y(this),addEventListener("popstate",()=>this.follow()),addEventListener("tessera-me",()=>{this.greet()}),addEventListener("keydown",e=>this.key(e)),this.greet()}follow(){let e=this.route;this.route=I(),!(e.page===this.route.page&&e.page==="table")&&(scrollTo(0,0),this.updateComplete.then(()=>this.querySelector("main h1")?.focus()))}async greet(){try{this.me=await c.me()}catch{this.me=null}}key(e){if(ae(e)){if(e.key==="?")this.querySelector("#shortcuts")?.showModal();else if(e.key==="t")this.turnTheme();else if(e.key==="m")this.turnSound();else return;e.preventDefault()}}turnTheme(){w("theme",L()?"light":"dark"),this.requestUpdate()}turnSound(){w("sound",!$.sound),se("coin"),this.requestUpdate()}async turnNotify(){if(!$.notify&&(!("Notification"in window)||await Notification.requestPermission()!=="granted"))return d(s.frame.notifyDenied,!0);w("notify",!$.notify),d($.notify?s.frame.notifyOn:s.frame.notifyOff),this.requestUpdate()}page(){let e=this.route;switch(e.page){case"new":return a`<create-page .wanted=${e.game} .level=${e.level}></create-page>`;case"table":return this.table(e.id,e.step);case"invite":return a`<invite-page .token=${e.token}></invite-page>`;case"rules":return a`<rules-page .game=${e.game} .rule=${e.rule}></rules-page>`;case"edit":return import("/assets/edit-6JGJZMML.js"),a`<edit-page game=${e.game}></edit-page>`;case"learn":return import("/assets/page-JRWZ5YEW.js"),a`<learn-page game=${e.game}></learn-page>`;case"account":return import("/assets/account-FIRF5ESJ.js"),a`<account-page></account-page>`;case"confirm":case"reset":case"unsubscribe":return import("/assets/maillink-E7OTSUFL.js"),a`<mail-link-page .kind=${e.page} .token=${e.token}></mail-link-page>`;case"credits":return a`<credits-page></credits-page>`;case"missing":return Le();case"lobby":return a`<lobby-page></lobby-page>`}}table(e,t){return customElements.get("table-page")?a`<table-page .table=${e} .step=${t}></table-page>`:(import("/assets/table-LMSNN5NN.js").then(()=>this.requestUpdate()),a`<main id="main" class="page narrow" tabindex="-1"></main>`)}render(){let e=(t,r,n,o)=>a`<button class="tool" aria-label=${t} title=${t} aria-pressed=${r} @click=${o}>
        ${R(n)}
      </button>`;return a`
      <a class="skip" href="#main" @click=${t=>this.skip(t)}>${s.frame.skip}</a>
      <header class="top">
        <a class="brand" href="/">${D("laurels")}<span>${s.name}</span></a>
        <nav class="tools" aria-label=${s.frame.settings}>
          ${e(s.frame.dark,L(),"theme",()=>this.turnTheme())}
          ${e(s.frame.sound,$.sound,$.sound?"sound":"mute",()=>this.turnSound())}
          ${e(s.frame.notify,$.notify,"bell",()=>{this.turnNotify()})}
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
      ${this.page()} ${ce()}
      <tessera-toasts></tessera-toasts>
    `}skip(e){e.preventDefault(),e.stopPropagation(),this.querySelector("main")?.focus()}};document.querySelector("link[rel=icon]").href=re;q();customElements.define("tessera-app",j);

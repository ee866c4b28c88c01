import{b as ae,c as ie,d as le}from"/assets/chunk-G5RVJY4R.js";import"/assets/chunk-TBY4VQIA.js";import{c as re,d as ne}from"/assets/chunk-JUVSOSD5.js";import{a as V}from"/assets/chunk-RYZK55QZ.js";import{a as k}from"/assets/chunk-VEYBPHII.js";import{a as W,c as U,d as x,e as A,f as F,l as G,m as N}from"/assets/chunk-ANGT5QIW.js";import{e as b}from"/assets/chunk-5KOKVL2V.js";import{a as z,b as f,c as Y}from"/assets/chunk-FB453WZA.js";import{a as oe,b as ce}from"/assets/chunk-OEQWB4IL.js";import{a as g,b as L,c as O,d as P}from"/assets/chunk-Y5DVGISP.js";import{a as u}from"/assets/chunk-6ABMW2UX.js";import{b as p}from"/assets/chunk-7CFZSRZ6.js";import{a as d}from"/assets/chunk-UYIE5HAA.js";import"/assets/chunk-OD4WQLXU.js";import{a as X,b as Z,c as ee,d as te,e as M,f as se}from"/assets/chunk-GRPD7SXE.js";import{a as E}from"/assets/chunk-BUTUG2D4.js";import"/assets/chunk-7CL2DUTS.js";import"/assets/chunk-7RBHRXMZ.js";import{c as J,d as S}from"/assets/chunk-4VLCR747.js";import{b as K,c as I,e as Q}from"/assets/chunk-QJNRRPXN.js";import{a,d as o,j as s}from"/assets/chunk-OH7TB7OH.js";import{d as D}from"/assets/chunk-E5GDLTPC.js";import"/assets/chunk-VVCT3YM4.js";var pe="/assets/favicon-XU476DQP.svg";var _=class extends d{constructor(){super();this.redraw=()=>this.requestUpdate();this.games=[],this.daily=null}static{this.properties={games:{attribute:!1},daily:{state:!0}}}connectedCallback(){super.connectedCallback(),addEventListener("tessera-progress",this.redraw),p.daily().then(e=>this.daily=e,()=>{})}disconnectedCallback(){super.disconnectedCallback(),removeEventListener("tessera-progress",this.redraw)}render(){let{daily:e}=this,i=e&&this.games.find(c=>c.id===e.game);if(!i)return o;let n=W("daily",A(e.day)),l=F(e.day);return a`<section class="daily" aria-labelledby="daily-title">
      <div class="game-art">${k(i.id)}</div>
      <div>
        <h2 id="daily-title">${b.daily} ${l>0?a`<span class="badge soft">${b.streak(l)}</span>`:o}</h2>
        <p>${b.dailyOf(i.title,s.levels[e.level])}${n?a`. ${b.dailySolved}`:o}</p>
      </div>
      <button class=${n?"":"primary"} data-daily @click=${()=>{V(e.game,e.name)}}>
        ${n?b.dailyAgain:b.dailySolve}
      </button>
    </section>`}};customElements.define("daily-card",_);function q(r){return r.kind==="open"?s.tables.free:Z(r)??r.kind}function fe(r){return r.seats.map((t,e)=>a`${e>0?" · ":""}<span class=${t.acts?"acts":""}>${q(t)}</span>`)}function be(r){if(r.your_turn)return a`<strong class="badge">${s.tables.yourTurn}</strong>`;if(r.state==="open")return a`<span class="badge soft">${s.tables.open}</span>`;let t=r.seats.filter(e=>e.acts).map(q);return t.length?a`<span class="badge soft">${s.tables.toAct(t)}</span>`:o}function $e(r){let t=r.result?.score??{},e=r.seats.find(i=>t[i.seat]===1);return r.state!=="finished"?"":e?e.seat===r.your_seat?s.tables.youWon:s.tables.won(q(e)):Object.keys(t).length?s.tables.draw:""}function ge(r,t){let i=(t.find(n=>n.id===r.game)?.scenarios??[]).find(n=>n.id===r.scenario)?.title;return i&&i!==r.title?a` <span class="faint">${i}</span>`:o}function ye(r){return r.state!=="open"?r.from_position?a` <span class="faint">${s.tables.chosenPosition}</span>`:o:a` <span class="faint table-options">${ie(r).join(", ")}</span>`}function me(r,t,e){return a`<span class="table-sign" aria-hidden="true">${k(r.game)}</span>
    <span class="table-title">${r.title}${ge(r,t)}${ye(r)}</span>
    <span class="table-seats">${fe(r)}</span>
    <span class="table-end">
      ${e} <span class="faint">${[$e(r),Q(r.updated)].filter(Boolean).join(", ")}</span>
    </span>`}async function ve(r){try{await p.post(r,"join"),f(`/t/${r}`)}catch(t){u(t.sentence,!0)}}function we(r,t){return r.state==="open"&&!r.your_seat&&r.watch!=="all"?a`<li>
      <button class="table-row" @click=${()=>{ve(r.id)}}>
        ${me(r,t,a`<strong class="badge">${s.tables.join}</strong>`)}
      </button>
    </li>`:a`<li>
    <a href="/t/${r.id}" class="table-row ${r.your_turn?"my-turn":""}">${me(r,t,be(r))}</a>
  </li>`}function T(r,t,e,i=""){return a`<section class="tables">
    <h2>${r}</h2>
    ${t.length===0?a`<p class="faint">${i}</p>`:a`<ul>${t.map(n=>we(n,e))}</ul>`}
  </section>`}var ke=8e3,H=class extends d{constructor(){super();this.timer=0;this.games=[],this.lobby=null,this.fault=""}static{this.properties={games:{state:!0},lobby:{state:!0},fault:{state:!0}}}connectedCallback(){super.connectedCallback(),document.title=s.name,this.load(),this.timer=window.setInterval(()=>{this.load()},ke)}disconnectedCallback(){super.disconnectedCallback(),clearInterval(this.timer)}async load(){try{let[e,i]=await Promise.all([p.games(),p.lobby()]);this.games=e.games,this.lobby=i,this.fault=""}catch(e){this.fault=e.sentence??String(e)}}async start(e,i){let n={};e.seats.slice(0,e.seats_min).forEach((l,c)=>n[l]=c===0?"me":i);try{let l=await p.create({game:e.id,scenario:N(e)?.id,options:{},seats:n,pace:{kind:"none"},watch:"all",undo:"free"});f(`/t/${l.id}`)}catch(l){u(l.sentence,!0)}}opponent(e){return`bot:${this.querySelector(`#level-${e.id}`)?.value??M(e)}`}takeLevel(e,i){let n=this.opponent(i).slice(4);e.currentTarget.href=`/new?game=${i.id}&level=${n}`}isNew(e){return e.lessons>0&&!x(e.id)&&!this.lobby?.mine.some(i=>i.game===e.id)}learn(e,i){return e.lessons===0?o:a`<button class=${i?"primary":""} data-learn=${e.id} title=${E.count(e.lessons)} @click=${()=>f(`/learn/${e.id}`)}>${E.learn}</button>`}level(e){return e.bots.length<2?o:a`<label class="inline">
      <span class="unseen">${s.lobby.opponent}</span>
      <select id="level-${e.id}">
        ${se(e,M(e))}
      </select>
    </label>`}facts(e){let i=G(e),n=e.scenarios.length>1?N(e)?.title:"";return a`<ul class="game-facts">
      <li>${s.lobby.players(e.seats_min,e.seats_max)}</li>
      ${i?a`<li>${s.lobby.minutes(...i.minutes)}</li><li>${s.lobby.weights[i.weight]}</li>`:o}
      ${n&&n!==e.title?a`<li class="faint">${s.lobby.first(n)}</li>`:o}
    </ul>`}gameCard(e){let i=this.isNew(e),n=G(e);return a`<article class="game">
      <div class="game-art">
        ${n?a`<img src=${n.picture} width="360" height="203" alt="" loading="lazy" decoding="async" />`:k(e.id)}
      </div>
      <div class="game-text">
        <h2>${e.title}</h2>
        <p>${e.about}</p>
        ${this.facts(e)}
        <div class="row tight">
          ${this.learn(e,i)}
          <button class=${i?"":"primary"} data-play=${e.id} aria-label=${s.lobby.playGame(e.title)} @click=${()=>{this.start(e,this.opponent(e))}}>
            ${s.lobby.play}
          </button>
          ${this.level(e)}
        </div>
        <div class="row tight game-more">
          ${a`<button class="quiet" data-invite=${e.id} @click=${()=>{this.start(e,"open")}}>${s.lobby.invite}</button>`}
          <a class="quiet" href="/new?game=${e.id}" @click=${l=>this.takeLevel(l,e)}>${s.lobby.more}</a>
          ${e.puzzles>0?a`<a class="quiet" data-puzzles=${e.id} href="/puzzles/${e.id}">${b.puzzles}</a>`:o}
          <a class="quiet" href="/rules/${e.id}">${s.rules}</a>
        </div>
      </div>
    </article>`}render(){let{lobby:e,games:i}=this,n=e?.mine.filter(c=>c.state!=="finished")??[],l=e?.mine.filter(c=>c.state==="finished")??[];return a`<main id="main" class="page lobby" tabindex="-1">
      <h1 class="hero" tabindex="-1">${s.lobby.heading}</h1>
      <p class="lead">${s.lobby.lead}</p>
      ${this.fault?a`<p class="fault" role="alert">${this.fault}</p>`:o}
      ${n.length?T(s.lobby.going,n,i):o}
      <daily-card .games=${i}></daily-card>
      <div class="games">${i.map(c=>this.gameCard(c))}</div>
      ${e?a`
            ${l.length||!n.length?T(s.lobby.over,l,i,s.lobby.overEmpty):o}
            ${T(s.lobby.open,e.open,i,s.lobby.openEmpty)}
            ${T(s.lobby.finished,e.finished,i,s.lobby.finishedEmpty)}
          `:o}
      ${o}
      <footer class="foot"><a href="/new">${s.lobby.create}</a><a href="/credits">${s.lobby.credits}</a></footer>
    </main>`}};customElements.define("lobby-page",H);var Ee=3,de=1,j=class extends d{static{this.properties={wanted:{},level:{},games:{state:!0},chosen:{state:!0},count:{state:!0},scenario:{state:!0},pace:{state:!0},scenes:{state:!0}}}constructor(){super(),this.wanted=this.level=null,this.games=[],this.chosen="",this.count=0,this.scenario="",this.pace="none",this.scenes=null}async connectedCallback(){super.connectedCallback(),document.title=`${s.create.title} · ${s.name}`;try{this.games=(await p.games()).games,this.choose(this.wanted??this.games[0]?.id??"")}catch(t){u(t.sentence,!0)}}choose(t){this.chosen=t,this.count=this.game?.seats_min??0,this.scenario=this.game?.scenarios[0]?.id??"",this.scenes=null,this.fetchScenes(t)}async fetchScenes(t){let[e,{facts:i}]=await Promise.all([re(t),p.facts(t)]);this.chosen!==t||!e.picture||(this.dataset.board=ne(t),this.scenes={draw:e.picture,facts:i,edits:e.edits??!1})}get game(){return this.games.find(t=>t.id===this.chosen)}async submit(t){t.preventDefault();let e=this.game,i=new FormData(t.target),n=c=>String(i.get(c)??""),l=(c,h)=>Object.fromEntries(c.map($=>[$,n(h+$)]));try{let c=await p.create({game:e.id,scenario:n("scenario"),options:l(e.options.map(h=>h.id),"option-"),seats:l(e.seats.slice(0,this.count),"seat-"),pace:{kind:n("pace"),seconds:Number(n("minutes"))*60,days:Number(n("days"))},watch:n("watch"),undo:n("undo"),hints:n("hints"),grace:Number(n(this.pace==="days"?"grace-days":"grace-minutes"))});f(`/t/${c.id}`)}catch(c){u(c.sentence,!0)}}select(t,e,i,n="",l=()=>{},c="",h=[]){let $=([w,R])=>a`<option value=${w} ?selected=${w===c}>${R}</option>`;return a`<label class="field">
      <span>${t}</span>
      <select name=${e} @change=${w=>l(w.target.value)}>
        ${i.map($)}
        ${h.length?a`<optgroup label=${s.levels.advanced}>${h.map($)}</optgroup>`:o}
      </select>
      ${n?a`<small>${n}</small>`:o}
    </label>`}scenarios(t){let{scenes:e}=this;return e?a`<div class="scenes" role="radiogroup" aria-label=${s.create.scenario}>
      ${t.scenarios.map((i,n)=>a`<label class="scene">
          <input type="radio" name="scenario" value=${i.id} ?checked=${n===0} />
          <b>${i.title}</b> ${e.draw(i.id,e.facts)}
          <small>${i.help}</small>
        </label>`)}
    </div>
    ${e.edits?a`<p class="own">${D(s.create.ownFrom,{link:a`<a href="/edit/${t.id}">${s.create.own}</a>`})}</p>`:o}`:this.select(s.create.scenario,"scenario",t.scenarios.map(i=>[i.id,i.title]),t.scenarios.find(i=>i.id===this.scenario)?.help,i=>this.scenario=i)}options({options:t}){let e=i=>this.select(I(i.id),`option-${i.id}`,i.values.map(n=>[n,I(n)]),K(i.help));return t.length<=Ee?t.map(e):a`${t.slice(0,de).map(e)}
      <details class="fold"><summary>${s.create.options}</summary>${t.slice(de).map(e)}</details>`}seats(t){let e=l=>[`bot:${l}`,s.levelOfBot(X(l))],i=ee(t).map(e),n=te(t).map(e);return t.seats.slice(0,this.count).map((l,c)=>{let h=["me",s.create.me],$=["open",s.create.other],w=c===0?[h,$,...i]:[$,...i,h],R=c===0?"me":`bot:${this.level}`;return this.select(I(l),`seat-${l}`,w,"",void 0,R,n)})}render(){let t=this.game;return a`<main id="main" class="page narrow" tabindex="-1">
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
              ${t.lessons>0&&!x(t.id)?a`<a class="button primary" data-learn=${t.id} href="/learn/${t.id}">${E.learnFirst(t.title)}</a>`:o}
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
                  </label>`:o}
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
    </main>`}};customElements.define("create-page",j);var C=class extends d{static{this.properties={token:{},told:{state:!0},fault:{state:!0},busy:{state:!0}}}constructor(){super(),this.token="",this.told=null,this.fault="",this.busy=!1}connectedCallback(){super.connectedCallback(),document.title=`${s.invite.title} · ${s.name}`,this.read()}async read(){try{this.told=await p.invitation(this.token)}catch(t){this.fault=t.sentence}}lead(){if(!this.told)return"";let{title:t,open:e,people:i}=this.told;return e?s.invite.open(i,t):s.invite.full(t)}async join(){this.busy=!0;try{f(`/t/${(await p.accept(this.token)).table}`,!0)}catch(t){this.fault=t.sentence,this.busy=!1}}render(){return a`<main id="main" class="page narrow center" tabindex="-1">
      <h1 tabindex="-1">${s.invite.heading}</h1>
      <p class="lead">${this.lead()}</p>
      ${this.told?.open?ae(this.told):o}
      ${this.fault?a`<p class="fault" role="alert">${this.fault}</p>`:o}
      <div class="row">
        <button class="primary" data-do="take" ?disabled=${this.busy} @click=${()=>{this.join()}}>${this.told?.open===!1?s.invite.watch:s.invite.accept}</button>
        <a class="button" href="/">${s.home}</a>
      </div>
    </main>`}};customElements.define("invite-page",C);var{rows:m}=s.shortcuts,Te=[[s.shortcuts.tabs,m.tab],[s.shortcuts.arrows,m.arrows],[s.shortcuts.enter,m.enter],[s.shortcuts.esc,m.esc],["A",m.a],["B",m.b],["U",m.u],["H",m.h],["W",m.w],["L",m.l],["C",m.c],["N",m.n],["+  −  0",m.zoom],["R",m.r],["S",m.s],["T",m.t],["M",m.m],["?",m.help]];function ue(){return a`<dialog id="shortcuts" aria-labelledby="shortcuts-title">
    ${ce("shortcuts-title",s.shortcuts.title)}
    <dl class="keys">
      ${Te.map(([r,t])=>a`<div><dt><kbd>${r}</kbd></dt><dd>${t}</dd></div>`)}
    </dl>
  </dialog>`}function Le(){return a`<main id="main" class="page narrow center" tabindex="-1">
    <h1 tabindex="-1">${s.frame.missing}</h1>
    <p class="lead">${s.frame.missingAt(location.pathname)}</p>
    <a class="button primary" href="/">${s.home}</a>
  </main>`}var B=class extends d{static{this.properties={route:{state:!0},me:{state:!0}}}constructor(){super(),this.route=z(),this.me=null}connectedCallback(){super.connectedCallback(),Y(this),addEventListener("popstate",()=>this.follow()),addEventListener("tessera-me",()=>{this.greet()}),addEventListener("tessera-prefs",()=>this.requestUpdate()),addEventListener("keydown",t=>this.key(t)),this.greet()}follow(){let t=this.route;this.route=z(),!(t.page===this.route.page&&t.page==="table")&&(scrollTo(0,0),this.updateComplete.then(()=>this.querySelector("main h1")?.focus()))}async greet(){try{this.me=await p.me(),U()}catch{this.me=null}}key(t){if(le(t)){if(t.key==="?")this.querySelector("#shortcuts")?.showModal();else if(t.key==="t")this.turnTheme();else if(t.key==="m")this.turnSound();else return;t.preventDefault()}}turnTheme(){L("theme",O()?"light":"dark"),this.requestUpdate()}turnSound(){L("sound",!g.sound),oe("coin"),this.requestUpdate()}async turnNotify(){if(!g.notify&&(!("Notification"in window)||await Notification.requestPermission()!=="granted"))return u(s.frame.notifyDenied,!0);L("notify",!g.notify),u(g.notify?s.frame.notifyOn:s.frame.notifyOff),this.requestUpdate()}page(){let t=this.route;switch(t.page){case"new":return a`<create-page .wanted=${t.game} .level=${t.level}></create-page>`;case"table":return this.table(t.id,t.step);case"invite":return a`<invite-page .token=${t.token}></invite-page>`;case"rules":return this.rules(t.game,t.rule);case"edit":return import("/assets/edit-KOVI3UEW.js"),a`<edit-page game=${t.game}></edit-page>`;case"learn":return import("/assets/page-D2YQUPMM.js"),a`<learn-page game=${t.game}></learn-page>`;case"puzzles":return import("/assets/page-UVZQQXW4.js"),a`<puzzles-page game=${t.game}></puzzles-page>`;case"account":return import("/assets/account-5VTHBC6K.js"),a`<account-page></account-page>`;case"confirm":case"reset":case"unsubscribe":return import("/assets/maillink-JIO44LBN.js"),a`<mail-link-page .kind=${t.page} .token=${t.token}></mail-link-page>`;case"credits":return import("/assets/credits-OJGFVM6U.js"),a`<credits-page></credits-page>`;case"missing":return Le();case"lobby":return a`<lobby-page></lobby-page>`}}rules(t,e){return customElements.get("rules-page")?a`<rules-page .game=${t} .rule=${e}></rules-page>`:(import("/assets/rules-CMFNWQHC.js").then(()=>this.requestUpdate()),a`<main id="main" class="page narrow" tabindex="-1"></main>`)}table(t,e){return customElements.get("table-page")?a`<table-page .table=${t} .step=${e}></table-page>`:(import("/assets/table-DWMFR5TL.js").then(()=>this.requestUpdate()),a`<main id="main" class="page narrow" tabindex="-1"></main>`)}render(){let t=(e,i,n,l)=>a`<button class="tool" aria-label=${e} title=${e} aria-pressed=${i} @click=${l}>
        ${S(n)}
      </button>`;return a`
      <a class="skip" href="#main" @click=${e=>this.skip(e)}>${s.frame.skip}</a>
      <header class="top">
        <a class="brand" href="/" aria-label=${s.name}>${J("laurels")}<span>${s.name}</span></a>
        <nav class="tools" aria-label=${s.frame.settings}>
          ${t(s.frame.dark,O(),"theme",()=>this.turnTheme())}
          ${t(s.frame.sound,g.sound,g.sound?"sound":"mute",()=>this.turnSound())}
          ${t(s.frame.notify,g.notify,"bell",()=>{this.turnNotify()})}
          <button
            class="tool"
            aria-label=${s.frame.keys}
            title=${s.frame.keysTip}
            @click=${()=>this.querySelector("#shortcuts")?.showModal()}
          >
            ${S("keys")}
          </button>
          <a class="button tool" href="/account" aria-label=${s.settings} title=${s.settings}>${S("settings")}</a>
          ${this.me?a`<a class="me" href="/account" title=${s.frame.account}>${this.me.name}</a>`:o}
        </nav>
      </header>
      ${this.page()} ${ue()}
      <tessera-toasts></tessera-toasts>
    `}skip(t){t.preventDefault(),t.stopPropagation(),this.querySelector("main")?.focus()}};document.querySelector("link[rel=icon]").href=pe;P();customElements.define("tessera-app",B);

import{b as te,c as se,d as ne}from"/assets/chunk-MSFVSYVV.js";import"/assets/chunk-ZFAQIFGW.js";import{c as ae,d as ie}from"/assets/chunk-OKJ4A6JV.js";import{a as W}from"/assets/chunk-EWGI6QYE.js";import{a as v}from"/assets/chunk-4DVDOADP.js";import{a as _,c as z,d as E,e as G,f as j}from"/assets/chunk-6UKB7JHQ.js";import{e as b}from"/assets/chunk-6PV32SNK.js";import{a as Y,b as f,c as J}from"/assets/chunk-HM6BU4G7.js";import{a as re,b as oe}from"/assets/chunk-W4IPNZGM.js";import{a as $,b as R,c as T,d as M}from"/assets/chunk-3S2CDJG5.js";import{a as u}from"/assets/chunk-73EENH2G.js";import{b as m}from"/assets/chunk-5N3I3AXC.js";import{a as d}from"/assets/chunk-43F7573R.js";import"/assets/chunk-AGV7N3BT.js";import{a as q,b as Q,c as V,d as A,e as L,f as ee}from"/assets/chunk-GYQQYJTJ.js";import{a as k}from"/assets/chunk-4E6YPYL3.js";import"/assets/chunk-OWLORRFJ.js";import"/assets/chunk-PJXYTH4E.js";import{c as K,d as S}from"/assets/chunk-54MHDFP2.js";import{b as D,c as Z,e as U}from"/assets/chunk-OST4D425.js";import{a,d as o,j as s}from"/assets/chunk-5T3Z5TEQ.js";import{b as P}from"/assets/chunk-7OBHRF5D.js";import"/assets/chunk-VVCT3YM4.js";var le="/assets/favicon-XU476DQP.svg";var X=class extends d{constructor(){super();this.redraw=()=>this.requestUpdate();this.games=[],this.daily=null}static{this.properties={games:{attribute:!1},daily:{state:!0}}}connectedCallback(){super.connectedCallback(),addEventListener("tessera-progress",this.redraw),m.daily().then(e=>this.daily=e,()=>{})}disconnectedCallback(){super.disconnectedCallback(),removeEventListener("tessera-progress",this.redraw)}render(){let{daily:e}=this,i=e&&this.games.find(c=>c.id===e.game);if(!i)return o;let n=_("daily",G(e.day)),l=j(e.day);return a`<section class="daily" aria-labelledby="daily-title">
      <div class="game-art">${v(i.id)}</div>
      <div>
        <h2 id="daily-title">${b.daily} ${l>0?a`<span class="badge soft">${b.streak(l)}</span>`:o}</h2>
        <p>${b.dailyOf(i.title,s.levels[e.level])}${n?a`. ${b.dailySolved}`:o}</p>
      </div>
      <button class=${n?"":"primary"} data-daily @click=${()=>{W(e.game,e.name)}}>
        ${n?b.dailyAgain:b.dailySolve}
      </button>
    </section>`}};customElements.define("daily-card",X);function N(r){return r.kind==="open"?s.tables.free:Q(r)??r.kind}function $e(r){return r.seats.map((t,e)=>a`${e>0?" · ":""}<span class=${t.acts?"acts":""}>${N(t)}</span>`)}function ye(r){if(r.your_turn)return a`<strong class="badge">${s.tables.yourTurn}</strong>`;if(r.state==="open")return a`<span class="badge soft">${s.tables.open}</span>`;let t=r.seats.filter(e=>e.acts).map(N);return t.length?a`<span class="badge soft">${s.tables.toAct(t)}</span>`:o}function ve(r){let t=r.result?.score??{},e=r.seats.find(i=>t[i.seat]===1);return r.state!=="finished"?"":e?e.seat===r.your_seat?s.tables.youWon:s.tables.won(N(e)):Object.keys(t).length?s.tables.draw:""}function ke(r,t){let i=(t.find(n=>n.id===r.game)?.scenarios??[]).find(n=>n.id===r.scenario)?.title;return i&&i!==r.title?a` <span class="faint">${i}</span>`:o}function we(r){return r.state!=="open"?r.from_position?a` <span class="faint">${s.tables.chosenPosition}</span>`:o:a` <span class="faint table-options">${se(r).join(", ")}</span>`}function ce(r,t,e){return a`<span class="table-sign" aria-hidden="true">${v(r.game)}</span>
    <span class="table-title">${r.title}${ke(r,t)}${we(r)}</span>
    <span class="table-seats">${$e(r)}</span>
    <span class="table-end">
      ${e} <span class="faint">${[ve(r),U(r.updated)].filter(Boolean).join(", ")}</span>
    </span>`}async function Re(r){try{await m.post(r,"join"),f(`/t/${r}`)}catch(t){u(t.sentence,!0)}}function Ee(r,t){return r.state==="open"&&!r.your_seat&&r.watch!=="all"?a`<li>
      <button class="table-row" @click=${()=>{Re(r.id)}}>
        ${ce(r,t,a`<strong class="badge">${s.tables.join}</strong>`)}
      </button>
    </li>`:a`<li>
    <a href="/t/${r.id}" class="table-row ${r.your_turn?"my-turn":""}">${ce(r,t,ye(r))}</a>
  </li>`}function w(r,t,e,i=""){return a`<section class="tables">
    <h2>${r}</h2>
    ${t.length===0?a`<p class="faint">${i}</p>`:a`<ul>${t.map(n=>Ee(n,e))}</ul>`}
  </section>`}var me="/assets/ancients-IK7W345N.webp";var pe="/assets/antike2-3HD3KNQP.webp";var de="/assets/arena-roma-3DHZXGH7.webp";var ue="/assets/casus-belli-GL4HCQY7.webp";var he="/assets/total-war-rome-GN7XDIGI.webp";var Ye={"arena-roma":{picture:de,minutes:[20,40],weight:"light",scenario:"standard"},antike2:{picture:pe,minutes:[45,90],weight:"medium"},"casus-belli":{picture:ue,minutes:[40,60],weight:"medium"},ancients:{picture:me,minutes:[30,60],weight:"medium",scenario:"akragas"},"total-war-rome":{picture:he,minutes:[45,180],weight:"heavy",scenario:"introduction"}},x=r=>Ye[r.id]??null;function F(r){let t=x(r)?.scenario;return r.scenarios.find(e=>e.id===t)??r.scenarios[0]}var Le=8e3,O=class extends d{constructor(){super();this.timer=0;this.games=[],this.lobby=null,this.fault=""}static{this.properties={games:{state:!0},lobby:{state:!0},fault:{state:!0}}}connectedCallback(){super.connectedCallback(),document.title=s.name,this.load(),this.timer=window.setInterval(()=>{this.load()},Le)}disconnectedCallback(){super.disconnectedCallback(),clearInterval(this.timer)}async load(){try{let[e,i]=await Promise.all([m.games(),m.lobby()]);this.games=e.games,this.lobby=i,this.fault=""}catch(e){this.fault=e.sentence??String(e)}}async start(e,i){let n={};e.seats.slice(0,e.seats_min).forEach((l,c)=>n[l]=c===0?"me":i);try{let l=await m.create({game:e.id,scenario:F(e)?.id,options:{},seats:n,pace:{kind:"none"},watch:"all",undo:"free"});f(`/t/${l.id}`)}catch(l){u(l.sentence,!0)}}opponent(e){return`bot:${this.querySelector(`#level-${e.id}`)?.value??L(e)}`}takeLevel(e,i){let n=this.opponent(i).slice(4);e.currentTarget.href=`/new?game=${i.id}&level=${n}`}isNew(e){return e.lessons>0&&!E(e.id)&&!this.lobby?.mine.some(i=>i.game===e.id)}learn(e,i){return e.lessons===0?o:a`<button class=${i?"primary":""} data-learn=${e.id} title=${k.count(e.lessons)} @click=${()=>f(`/learn/${e.id}`)}>${k.learn}</button>`}level(e){return e.bots.length<2?o:a`<label class="inline">
      <span class="unseen">${s.lobby.opponent}</span>
      <select id="level-${e.id}">
        ${ee(e,L(e))}
      </select>
    </label>`}facts(e){let i=x(e),n=e.scenarios.length>1?F(e)?.title:"";return a`<ul class="game-facts">
      <li>${s.lobby.players(e.seats_min,e.seats_max)}</li>
      ${i?a`<li>${s.lobby.minutes(...i.minutes)}</li><li>${s.lobby.weights[i.weight]}</li>`:o}
      ${n&&n!==e.title?a`<li class="faint">${s.lobby.first(n)}</li>`:o}
    </ul>`}gameCard(e){let i=this.isNew(e),n=x(e);return a`<article class="game">
      <div class="game-art">
        ${n?a`<img src=${n.picture} width="360" height="203" alt="" loading="lazy" decoding="async" />`:v(e.id)}
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
      ${n.length?w(s.lobby.going,n,i):o}
      <daily-card .games=${i}></daily-card>
      <div class="games">${i.map(c=>this.gameCard(c))}</div>
      ${e?a`
            ${l.length||!n.length?w(s.lobby.over,l,i,s.lobby.overEmpty):o}
            ${w(s.lobby.open,e.open,i,s.lobby.openEmpty)}
            ${w(s.lobby.finished,e.finished,i,s.lobby.finishedEmpty)}
          `:o}
      ${o}
      <footer class="foot"><a href="/new">${s.lobby.create}</a><a href="/credits">${s.lobby.credits}</a></footer>
    </main>`}};customElements.define("lobby-page",O);var Xe=3,fe=1,H=class extends d{static{this.properties={wanted:{},level:{},games:{state:!0},chosen:{state:!0},count:{state:!0},scenario:{state:!0},pace:{state:!0},scenes:{state:!0}}}constructor(){super(),this.wanted=this.level=null,this.games=[],this.chosen="",this.count=0,this.scenario="",this.pace="none",this.scenes=null}async connectedCallback(){super.connectedCallback(),document.title=`${s.create.title} · ${s.name}`;try{this.games=(await m.games()).games,this.choose(this.wanted??this.games[0]?.id??"")}catch(t){u(t.sentence,!0)}}choose(t){this.chosen=t,this.count=this.game?.seats_min??0,this.scenario=this.game?.scenarios[0]?.id??"",this.scenes=null,this.fetchScenes(t)}async fetchScenes(t){let[e,{facts:i}]=await Promise.all([ae(t),m.facts(t)]);this.chosen!==t||!e.picture||(this.dataset.board=ie(t),this.scenes={draw:e.picture,facts:i,edits:e.edits??!1})}get game(){return this.games.find(t=>t.id===this.chosen)}async submit(t){t.preventDefault();let e=this.game,i=new FormData(t.target),n=c=>String(i.get(c)??""),l=(c,h)=>Object.fromEntries(c.map(g=>[g,n(h+g)]));try{let c=await m.create({game:e.id,scenario:n("scenario"),options:l(e.options.map(h=>h.id),"option-"),seats:l(e.seats.slice(0,this.count),"seat-"),pace:{kind:n("pace"),seconds:Number(n("minutes"))*60,days:Number(n("days"))},watch:n("watch"),undo:n("undo"),hints:n("hints"),grace:Number(n(this.pace==="days"?"grace-days":"grace-minutes"))});f(`/t/${c.id}`)}catch(c){u(c.sentence,!0)}}select(t,e,i,n="",l=()=>{},c="",h=[]){let g=([y,I])=>a`<option value=${y} ?selected=${y===c}>${I}</option>`;return a`<label class="field">
      <span>${t}</span>
      <select name=${e} @change=${y=>l(y.target.value)}>
        ${i.map(g)}
        ${h.length?a`<optgroup label=${s.levels.advanced}>${h.map(g)}</optgroup>`:o}
      </select>
      ${n?a`<small>${n}</small>`:o}
    </label>`}scenarios(t){let{scenes:e}=this;return e?a`<div class="scenes" role="radiogroup" aria-label=${s.create.scenario}>
      ${t.scenarios.map((i,n)=>a`<label class="scene">
          <input type="radio" name="scenario" value=${i.id} ?checked=${n===0} />
          <b>${i.title}</b> ${e.draw(i.id,e.facts)}
          <small>${i.help}</small>
        </label>`)}
    </div>
    ${e.edits?a`<p class="own">${P(s.create.ownFrom,{link:a`<a href="/edit/${t.id}">${s.create.own}</a>`})}</p>`:o}`:this.select(s.create.scenario,"scenario",t.scenarios.map(i=>[i.id,i.title]),t.scenarios.find(i=>i.id===this.scenario)?.help,i=>this.scenario=i)}options({options:t}){let e=i=>this.select(Z(i.id),`option-${i.id}`,i.values.map(n=>[n,Z(n)]),D(i.help));return t.length<=Xe?t.map(e):a`${t.slice(0,fe).map(e)}
      <details class="fold"><summary>${s.create.options}</summary>${t.slice(fe).map(e)}</details>`}seats(t){let e=l=>[`bot:${l}`,s.levelOfBot(q(l))],i=V(t).map(e),n=A(t).map(e);return t.seats.slice(0,this.count).map((l,c)=>{let h=["me",s.create.me],g=["open",s.create.other],y=c===0?[h,g,...i]:[g,...i,h],I=c===0?"me":`bot:${this.level}`;return this.select(Z(l),`seat-${l}`,y,"",void 0,I,n)})}render(){let t=this.game;return a`<main id="main" class="page narrow" tabindex="-1">
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
              ${t.lessons>0&&!E(t.id)?a`<a class="button primary" data-learn=${t.id} href="/learn/${t.id}">${k.learnFirst(t.title)}</a>`:o}
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
    </main>`}};customElements.define("create-page",H);var B=class extends d{static{this.properties={token:{},told:{state:!0},fault:{state:!0},busy:{state:!0}}}constructor(){super(),this.token="",this.told=null,this.fault="",this.busy=!1}connectedCallback(){super.connectedCallback(),document.title=`${s.invite.title} · ${s.name}`,this.read()}async read(){try{this.told=await m.invitation(this.token)}catch(t){this.fault=t.sentence}}lead(){if(!this.told)return"";let{title:t,open:e,people:i}=this.told;return e?s.invite.open(i,t):s.invite.full(t)}async join(){this.busy=!0;try{f(`/t/${(await m.accept(this.token)).table}`,!0)}catch(t){this.fault=t.sentence,this.busy=!1}}render(){return a`<main id="main" class="page narrow center" tabindex="-1">
      <h1 tabindex="-1">${s.invite.heading}</h1>
      <p class="lead">${this.lead()}</p>
      ${this.told?.open?te(this.told):o}
      ${this.fault?a`<p class="fault" role="alert">${this.fault}</p>`:o}
      <div class="row">
        <button class="primary" data-do="take" ?disabled=${this.busy} @click=${()=>{this.join()}}>${this.told?.open===!1?s.invite.watch:s.invite.accept}</button>
        <a class="button" href="/">${s.home}</a>
      </div>
    </main>`}};customElements.define("invite-page",B);var{rows:p}=s.shortcuts,Ne=[[s.shortcuts.tabs,p.tab],[s.shortcuts.arrows,p.arrows],[s.shortcuts.enter,p.enter],[s.shortcuts.esc,p.esc],["A",p.a],["B",p.b],["U",p.u],["H",p.h],["W",p.w],["L",p.l],["C",p.c],["N",p.n],["+  −  0",p.zoom],["R",p.r],["S",p.s],["T",p.t],["M",p.m],["?",p.help]];function be(){return a`<dialog id="shortcuts" aria-labelledby="shortcuts-title">
    ${oe("shortcuts-title",s.shortcuts.title)}
    <dl class="keys">
      ${Ne.map(([r,t])=>a`<div><dt><kbd>${r}</kbd></dt><dd>${t}</dd></div>`)}
    </dl>
  </dialog>`}function Fe(){return a`<main id="main" class="page narrow center" tabindex="-1">
    <h1 tabindex="-1">${s.frame.missing}</h1>
    <p class="lead">${s.frame.missingAt(location.pathname)}</p>
    <a class="button primary" href="/">${s.home}</a>
  </main>`}var C=class extends d{static{this.properties={route:{state:!0},me:{state:!0}}}constructor(){super(),this.route=Y(),this.me=null}connectedCallback(){super.connectedCallback(),J(this),addEventListener("popstate",()=>this.follow()),addEventListener("tessera-me",()=>{this.greet()}),addEventListener("tessera-prefs",()=>this.requestUpdate()),addEventListener("keydown",t=>this.key(t)),this.greet()}follow(){let t=this.route;this.route=Y(),!(t.page===this.route.page&&t.page==="table")&&(scrollTo(0,0),this.updateComplete.then(()=>this.querySelector("main h1")?.focus()))}async greet(){try{this.me=await m.me(),z()}catch{this.me=null}}key(t){if(ne(t)){if(t.key==="?")this.querySelector("#shortcuts")?.showModal();else if(t.key==="t")this.turnTheme();else if(t.key==="m")this.turnSound();else return;t.preventDefault()}}turnTheme(){R("theme",T()?"light":"dark"),this.requestUpdate()}turnSound(){R("sound",!$.sound),re("coin"),this.requestUpdate()}async turnNotify(){if(!$.notify&&(!("Notification"in window)||await Notification.requestPermission()!=="granted"))return u(s.frame.notifyDenied,!0);R("notify",!$.notify),u($.notify?s.frame.notifyOn:s.frame.notifyOff),this.requestUpdate()}page(){let t=this.route;switch(t.page){case"new":return a`<create-page .wanted=${t.game} .level=${t.level}></create-page>`;case"table":return this.table(t.id,t.step);case"invite":return a`<invite-page .token=${t.token}></invite-page>`;case"rules":return this.rules(t.game,t.rule);case"edit":return import("/assets/edit-PR4THXFE.js"),a`<edit-page game=${t.game}></edit-page>`;case"learn":return import("/assets/page-AFGVSCK6.js"),a`<learn-page game=${t.game}></learn-page>`;case"puzzles":return import("/assets/page-4JYZ7JK6.js"),a`<puzzles-page game=${t.game}></puzzles-page>`;case"account":return import("/assets/account-DR3RH6P6.js"),a`<account-page></account-page>`;case"confirm":case"reset":case"unsubscribe":return import("/assets/maillink-EEAMLZMK.js"),a`<mail-link-page .kind=${t.page} .token=${t.token}></mail-link-page>`;case"credits":return import("/assets/credits-XYSQDYVO.js"),a`<credits-page></credits-page>`;case"missing":return Fe();case"lobby":return a`<lobby-page></lobby-page>`}}rules(t,e){return customElements.get("rules-page")?a`<rules-page .game=${t} .rule=${e}></rules-page>`:(import("/assets/rules-GBXVAM5L.js").then(()=>this.requestUpdate()),a`<main id="main" class="page narrow" tabindex="-1"></main>`)}table(t,e){return customElements.get("table-page")?a`<table-page .table=${t} .step=${e}></table-page>`:(import("/assets/table-OISCHMQG.js").then(()=>this.requestUpdate()),a`<main id="main" class="page narrow" tabindex="-1"></main>`)}render(){let t=(e,i,n,l)=>a`<button class="tool" aria-label=${e} title=${e} aria-pressed=${i} @click=${l}>
        ${S(n)}
      </button>`;return a`
      <a class="skip" href="#main" @click=${e=>this.skip(e)}>${s.frame.skip}</a>
      <header class="top">
        <a class="brand" href="/" aria-label=${s.name}>${K("laurels")}<span>${s.name}</span></a>
        <nav class="tools" aria-label=${s.frame.settings}>
          ${t(s.frame.dark,T(),"theme",()=>this.turnTheme())}
          ${t(s.frame.sound,$.sound,$.sound?"sound":"mute",()=>this.turnSound())}
          ${t(s.frame.notify,$.notify,"bell",()=>{this.turnNotify()})}
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
      ${this.page()} ${be()}
      <tessera-toasts></tessera-toasts>
    `}skip(t){t.preventDefault(),t.stopPropagation(),this.querySelector("main")?.focus()}};document.querySelector("link[rel=icon]").href=le;M();customElements.define("tessera-app",C);

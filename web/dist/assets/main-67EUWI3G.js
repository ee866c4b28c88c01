import{c as O,d as P,e as F,k as W,m as U,n as A}from"/assets/chunk-ILVW3NXL.js";import{a as E,b as d,c as D,e as h,f as w,g as S,h as q,k as B,l as j}from"/assets/chunk-TPUFJJN4.js";import{a as Y}from"/assets/chunk-IZOMNN3X.js";import{a as u}from"/assets/chunk-5GWNUPWZ.js";import{a as p,c as o}from"/assets/chunk-ENJ7Y5WT.js";import"/assets/chunk-4N22HPPK.js";import"/assets/chunk-ZK3ONA3X.js";import{c as g,d as T}from"/assets/chunk-VCYKX54Y.js";import{a as $,b as y,g as H,h as v}from"/assets/chunk-CCJ6IWGU.js";import{a,d as r}from"/assets/chunk-GLONEBRY.js";import"/assets/chunk-VVCT3YM4.js";var K="/assets/favicon-XU476DQP.svg";var Z={"arena-roma":"centurion-helmet","casus-belli":"trireme",antike2:"greek-temple","total-war-rome":"roman-shield",ancients:"crossed-swords"};function k(s){return g(Z[s]??"eagle-emblem")}function x(s){return s.kind==="open"?"a free seat":s.name??s.kind}function ee(s){return s.seats.map((e,t)=>a`${t>0?" · ":""}<span class=${e.acts?"acts":""}>${x(e)}</span>`)}function te(s){if(s.your_turn)return a`<strong class="badge">Your turn</strong>`;if(s.state==="open")return a`<span class="badge soft">Open</span>`;let e=s.seats.filter(t=>t.acts).map(x);return e.length?a`<span class="badge soft">${v(e)} to act</span>`:r}function se(s){let e=s.result?.score??{},t=s.seats.find(n=>e[n.seat]===1);return s.state!=="finished"?"":t?t.seat===s.your_seat?"you won":`${x(t)} won`:Object.keys(e).length?"a draw":""}function ae(s,e){let n=(e.find(i=>i.id===s.game)?.scenarios??[]).find(i=>i.id===s.scenario)?.title;return n&&n!==s.title?a` <span class="faint">${n}</span>`:r}function ne(s){return s.state!=="open"?s.from_position?a` <span class="faint">chosen position</span>`:r:a` <span class="faint table-terms">${P(s).join(", ")}</span>`}function V(s,e,t){return a`<span class="table-sign" aria-hidden="true">${k(s.game)}</span>
    <span class="table-title">${s.title}${ae(s,e)}${ne(s)}</span>
    <span class="table-seats">${ee(s)}</span>
    <span class="table-end">
      ${t} <span class="faint">${[se(s),H(s.updated)].filter(Boolean).join(", ")}</span>
    </span>`}async function ie(s){try{await o.post(s,"join"),d(`/t/${s}`)}catch(e){u(e.sentence,!0)}}function re(s,e){return s.state==="open"&&!s.your_seat&&s.watch!=="all"?a`<li>
      <button class="table-row" @click=${()=>{ie(s.id)}}>
        ${V(s,e,a`<strong class="badge">Take a seat</strong>`)}
      </button>
    </li>`:a`<li>
    <a href="/t/${s.id}" class="table-row ${s.your_turn?"my-turn":""}">${V(s,e,te(s))}</a>
  </li>`}function f(s,e,t,n=""){return a`<section class="tables">
    <h2>${s}</h2>
    ${e.length===0?a`<p class="faint">${n}</p>`:a`<ul>${e.map(i=>re(i,t))}</ul>`}
  </section>`}var oe=8e3;function z(s){return(s.bots.find(e=>e.id==="normal")??s.bots[s.bots.length-1])?.id??"random"}function le({seats_min:s,seats_max:e}){return s===e?`${e} players.`:`${s} to ${e} players.`}var R=class extends p{constructor(){super();this.timer=0;this.games=[],this.lobby=null,this.fault=""}static{this.properties={games:{state:!0},lobby:{state:!0},fault:{state:!0}}}connectedCallback(){super.connectedCallback(),document.title="Tessera",this.load(),this.timer=window.setInterval(()=>{this.load()},oe)}disconnectedCallback(){super.disconnectedCallback(),clearInterval(this.timer)}async load(){try{let[t,n]=await Promise.all([o.games(),o.lobby()]);this.games=t.games,this.lobby=n,this.fault=""}catch(t){this.fault=t.sentence??String(t)}}async start(t,n){let i={};t.seats.slice(0,t.seats_min).forEach((c,l)=>i[c]=l===0?"me":n);try{let c=await o.create({game:t.id,scenario:t.scenarios[0]?.id,options:{},seats:i,pace:{kind:"none"},watch:"all",undo:"free"});d(`/t/${c.id}`)}catch(c){u(c.sentence,!0)}}opponent(t){return`bot:${this.querySelector(`#level-${t.id}`)?.value??z(t)}`}takeLevel(t,n){let i=this.opponent(n).slice(4);t.currentTarget.href=`/new?game=${n.id}&level=${i}`}gameCard(t){let n=t.bots;return a`<article class="game">
      <div class="game-art">${k(t.id)}</div>
      <div class="game-text">
        <h2>${t.title}</h2>
        <p>${t.about} <span class="faint">${le(t)}</span></p>
        <div class="row">
          <button class="primary" data-play=${t.id} @click=${()=>{this.start(t,this.opponent(t))}}>
            Play against the computer
          </button>
          ${n.length>1?a`<label class="inline">
                <span class="unseen">Opponent</span>
                <select id="level-${t.id}">
                  ${n.map(i=>a`<option value=${i.id} ?selected=${i.id===z(t)} title=${i.help}>
                      ${$(i.id)}
                    </option>`)}
                </select>
              </label>`:r}
        </div>
        <div class="row">
          <button data-invite=${t.id} @click=${()=>{this.start(t,"open")}}>Invite a friend</button>
          <a class="button" href="/new?game=${t.id}" @click=${i=>this.takeLevel(i,t)}>More options</a>
          <a class="quiet" href="/rules/${t.id}">Rules</a>
        </div>
      </div>
    </article>`}render(){let{lobby:t,games:n}=this,i=t?.mine.filter(l=>l.state!=="finished")??[],c=t?.mine.filter(l=>l.state==="finished")??[];return a`<main id="main" class="page lobby" tabindex="-1">
      <h1 class="hero" tabindex="-1">Strategy games of antiquity</h1>
      <p class="lead">
        Play against the computer or send a friend a link. The rules are kept for you, and every
        “no” comes with its reason.
      </p>
      ${this.fault?a`<p class="fault" role="alert">${this.fault}</p>`:r}
      ${i.length?f("Where I play",i,n):r}
      <div class="games">${n.map(l=>this.gameCard(l))}</div>
      ${t?a`
            ${c.length||!i.length?f("My games",c,n,"Nothing yet: one click above starts a game."):r}
            ${f("Open tables",t.open,n,"Nobody is waiting for an opponent.")}
            ${f("Finished games",t.finished,n,"Games that are over can be replayed here.")}
          `:r}
      <footer class="foot"><a href="/new">Set up a table</a><a href="/credits">Credits</a></footer>
    </main>`}};customElements.define("lobby-page",R);var L=class extends p{static{this.properties={wanted:{},level:{},games:{state:!0},chosen:{state:!0},count:{state:!0},scenario:{state:!0},pace:{state:!0},scenes:{state:!0}}}constructor(){super(),this.wanted=this.level=null,this.games=[],this.chosen="",this.count=0,this.scenario="",this.pace="none",this.scenes=null}async connectedCallback(){super.connectedCallback(),document.title="New table · Tessera";try{this.games=(await o.games()).games,this.choose(this.wanted??this.games[0]?.id??"")}catch(e){u(e.sentence,!0)}}choose(e){this.chosen=e,this.count=this.game?.seats_min??0,this.scenario=this.game?.scenarios[0]?.id??"",this.scenes=null,this.fetchScenes(e)}async fetchScenes(e){let[t,{facts:n}]=await Promise.all([B(e),o.facts(e)]);this.chosen!==e||!t.picture||(this.dataset.board=j(e),this.scenes={draw:t.picture,facts:n,edits:t.edits??!1})}get game(){return this.games.find(e=>e.id===this.chosen)}async submit(e){e.preventDefault();let t=this.game,n=new FormData(e.target),i=l=>String(n.get(l)??""),c=(l,m)=>Object.fromEntries(l.map(b=>[b,i(m+b)]));try{let l=await o.create({game:t.id,scenario:i("scenario"),options:c(t.options.map(m=>m.id),"option-"),seats:c(t.seats.slice(0,this.count),"seat-"),pace:{kind:i("pace"),seconds:Number(i("minutes"))*60,days:Number(i("days"))},watch:i("watch"),undo:i("undo"),hints:i("hints"),grace:Number(i(this.pace==="days"?"grace-days":"grace-minutes"))});d(`/t/${l.id}`)}catch(l){u(l.sentence,!0)}}select(e,t,n,i="",c=()=>{},l=""){return a`<label class="field">
      <span>${e}</span>
      <select name=${t} @change=${m=>c(m.target.value)}>
        ${n.map(([m,b])=>a`<option value=${m} ?selected=${m===l}>${b}</option>`)}
      </select>
      ${i?a`<small>${i}</small>`:r}
    </label>`}scenarios(e){let{scenes:t}=this;return t?a`<div class="scenes" role="radiogroup" aria-label="Scenario">
      ${e.scenarios.map((n,i)=>a`<label class="scene">
          <input type="radio" name="scenario" value=${n.id} ?checked=${i===0} />
          <b>${n.title}</b> ${t.draw(n.id,t.facts)}
          <small>${n.help}</small>
        </label>`)}
    </div>
    ${t.edits?a`<p class="own"><a href="/edit/${e.id}">Make a battle of your own</a>, from a blank field or from one of these.</p>`:r}`:this.select("Scenario","scenario",e.scenarios.map(n=>[n.id,n.title]),e.scenarios.find(n=>n.id===this.scenario)?.help,n=>this.scenario=n)}seats(e){let t=e.bots.map(n=>[`bot:${n.id}`,`Computer: ${n.id}`]);return e.seats.slice(0,this.count).map((n,i)=>{let c=["me","Me"],l=["open","Somebody else (by link or from the lobby)"],m=i===0?[c,l,...t]:[l,...t,c];return this.select(y(n),`seat-${n}`,m,"",void 0,i===0?"me":`bot:${this.level}`)})}render(){let e=this.game;return a`<main id="main" class="page narrow" tabindex="-1">
      <h1 tabindex="-1">Set up a table</h1>
      ${e?a`<form class="form" @submit=${t=>{this.submit(t)}}>
            <fieldset>
              <legend>Game</legend>
              <label class="field">
                <span>Game</span>
                <select name="game" @change=${t=>this.choose(t.target.value)}>
                  ${this.games.map(t=>a`<option value=${t.id} ?selected=${t.id===this.chosen}>${t.title}</option>`)}
                </select>
                <small>${e.about}</small>
              </label>
              ${this.scenarios(e)}
              ${e.options.map(t=>this.select(y(t.id),`option-${t.id}`,t.values.map(n=>[n,y(n)]),$(t.help)))}
            </fieldset>
            <fieldset>
              <legend>Seats</legend>
              ${e.seats_max>e.seats_min?a`<label class="field">
                    <span>Players</span>
                    <input
                      type="number"
                      min=${e.seats_min}
                      max=${e.seats_max}
                      .value=${String(this.count)}
                      @change=${t=>this.count=Number(t.target.value)}
                    />
                  </label>`:r}
              ${this.seats(e)}
            </fieldset>
            <fieldset>
              <legend>Manners</legend>
              ${this.select("Pace","pace",[["none","No clock"],["live","Live, with a clock"],["days","A move every few days"]],"",t=>this.pace=t)}
              <label class="field" ?hidden=${this.pace!=="live"}><span>Minutes each</span>
                <input name="minutes" type="number" min="1" max="600" value="20" /></label>
              <label class="field" ?hidden=${this.pace!=="days"}><span>Days for a move</span>
                <input name="days" type="number" min="1" max="30" value="3" /></label>
              ${this.select("Who may watch","watch",[["all","Everybody"],["invited","Whoever has the link"],["nobody","Nobody"]])}
              ${this.select("Undo","undo",[["free","Freely, as far as nothing new was seen"],["ask","Only if the others agree"],["never","Never"]])}
              ${this.select("Hints","hints",[["bots","Only against the computer"],["all","For everybody"],["never","Never"]])}
              <label class="field" ?hidden=${this.pace==="days"}><span>Minutes a seat is kept</span>
                <input name="grace-minutes" type="number" min="1" max="1440" value="10" />
                <small>If somebody is away on his turn, the computer may take his seat after this time.</small></label>
              <label class="field" ?hidden=${this.pace!=="days"}><span>Days a seat is kept</span>
                <input name="grace-days" type="number" min="1" max="60" value="3" />
                <small>If somebody is away on his turn, the computer may take his seat after this time.</small></label>
            </fieldset>
            <div class="row"><button class="primary" type="submit">Open the table</button>
              <a class="button" href="/">Back</a></div>
          </form>`:a`<p class="faint">One moment…</p>`}
    </main>`}};customElements.define("create-page",L);var I=class extends p{static{this.properties={token:{},told:{state:!0},fault:{state:!0},busy:{state:!0}}}constructor(){super(),this.token="",this.told=null,this.fault="",this.busy=!1}connectedCallback(){super.connectedCallback(),document.title="Invitation · Tessera",this.read()}async read(){try{this.told=await o.invitation(this.token)}catch(e){this.fault=e.sentence}}lead(){if(!this.told)return"";let{title:e,open:t,people:n}=this.told;return t?`${v(n)||"Somebody"} keeps a seat for you: ${e}. No account is needed.`:`All seats at this table of ${e} are taken; you may watch, if the players allow it.`}async join(){this.busy=!0;try{d(`/t/${(await o.accept(this.token)).table}`,!0)}catch(e){this.fault=e.sentence,this.busy=!1}}render(){return a`<main id="main" class="page narrow center" tabindex="-1">
      <h1 tabindex="-1">You are invited</h1>
      <p class="lead">${this.lead()}</p>
      ${this.told?.open?O(this.told):r}
      ${this.fault?a`<p class="fault" role="alert">${this.fault}</p>`:r}
      <div class="row">
        <button class="primary" ?disabled=${this.busy} @click=${()=>{this.join()}}>${this.told?.open===!1?"Watch":"Take the seat"}</button>
        <a class="button" href="/">To the lobby</a>
      </div>
    </main>`}};customElements.define("invite-page",I);var ce={literal:"as written",edition:"editions differ",reading:"our reading",own:"our own data",ours:"our own rule"};function pe(s){return a`<li value=${s.no==="-"?r:s.no}>
    <p>
      ${s.sentence}
      <span class="rulelinks">${s.rules.split(" ").map(e=>a`<a href="#${e}">${e}</a> `)}</span>
      ${s.verdict==="literal"?r:a`<em class="verdict">${ce[s.verdict]}</em>`}
    </p>
    ${s.reason?a`<p class="faint">${s.reason}</p>`:r}
    ${s.others?a`<p class="faint">Other readings: ${s.others}</p>`:r}
    ${s.option?a`<p class="faint">Option: <code>${s.option}</code></p>`:r}
  </li>`}function me(s){let e=new Map;for(let t of s)e.set(t.chapter,[...e.get(t.chapter)??[],t]);return[...e]}var C=class extends p{static{this.properties={game:{},sentences:{state:!0},fault:{state:!0}}}constructor(){super(),this.game="",this.sentences=null,this.fault=""}async open(e){if(!(!e.target.open||this.sentences))try{this.sentences=(await o.ledger(this.game)).sentences}catch(t){this.fault=t.sentence}}render(){let e=me(this.sentences??[]);return a`<details class="ledger" @toggle=${t=>{this.open(t)}}>
      <summary>The manual, sentence by sentence</summary>
      ${this.fault?a`<p class="fault" role="alert">${this.fault}</p>`:r}
      ${this.sentences?.length===0?a`<p class="faint">Not written yet for this game.</p>`:r}
      ${e.map(([t,n])=>a`<h3>${t}</h3><ol>${n.map(pe)}</ol>`)}
    </details>`}};customElements.define("manual-ledger",C);var ue=s=>s.map(e=>a`<td class=${typeof e=="number"?"number":r}>${e}</td>`),J=s=>a`<section class="reftable" id="table-${s.id}">
  <h3>${s.title}</h3>
  ${s.note?a`<p class="faint">${s.note}</p>`:r}
  <div class="wide" tabindex="0" role="region" aria-label=${s.title}>
    <table>
      <thead>
        <tr>${s.columns.map(e=>a`<th scope="col">${e}</th>`)}</tr>
      </thead>
      <tbody>
        ${s.rows.map(e=>a`<tr>${ue(e)}</tr>`)}
      </tbody>
    </table>
  </div>
</section>`;var M=s=>`chapter-${s.toLowerCase().replace(/\W+/g,"-")}`;function de(s){let e=new Map;for(let t of s)e.set(t.chapter??"",[...e.get(t.chapter??"")??[],t]);return e}function he(s,e){s.preventDefault(),s.stopPropagation();let t=document.getElementById(M(e));t?.scrollIntoView(),t?.focus({preventScroll:!0})}var N=class extends p{static{this.properties={game:{},rule:{},rules:{state:!0},tables:{state:!0},title_:{state:!0},short:{state:!0},fault:{state:!0}}}constructor(){super(),this.game="",this.rule=null,this.rules=[],this.tables=[],this.title_="",this.short="",this.fault=""}async connectedCallback(){super.connectedCallback(),document.title="Rules · Tessera";try{let[e,t,n]=await Promise.all([o.games(),o.rules(this.game),o.tables(this.game)]);this.tables=n.tables,this.title_=e.games.find(i=>i.id===this.game)?.title??this.game,this.rules=t.rules,this.short=t.short,await this.updateComplete,this.rule&&document.getElementById(this.rule)?.scrollIntoView()}catch(e){this.fault=e.sentence}}chapter(e,t){return a`${e?a`<h2 id=${M(e)} tabindex="-1">${e}</h2>`:r}
      <dl class="rules">
        ${t.map(n=>a`<div id=${n.number} class=${n.number===this.rule?"here":""}>
            <dt>${n.number}</dt>
            <dd>${F(n.text)}</dd>
          </div>`)}
      </dl>`}render(){let e=de(this.rules);return a`<main id="main" class="page narrow" tabindex="-1">
      <h1 tabindex="-1">${this.title_?`${this.title_}: the rules`:"The rules"}</h1>
      ${this.fault?a`<p class="fault" role="alert">${this.fault}</p>`:r}
      ${this.short?a`<p class="lead">${this.short}</p>`:r}
      ${e.size>1?a`<nav class="chapters" aria-label="Chapters">${[...e.keys()].map(t=>a`<a href="#${M(t)}" @click=${n=>he(n,t)}>${t}</a>`)}</nav>`:r}
      ${[...e].map(([t,n])=>this.chapter(t,n))}
      ${this.tables.length?a`<h2>Tables</h2>${this.tables.map(J)}`:r}
      ${this.rules.length?a`<manual-ledger .game=${this.game}></manual-ledger>`:r}
      ${this.rules.length===0&&!this.fault?a`<p class="faint">One moment…</p>`:r}
    </main>`}};customElements.define("rules-page",N);var G=class extends p{connectedCallback(){super.connectedCallback(),document.title="Credits · Tessera"}render(){let e=(t,n)=>a`<a href=${t} rel="noreferrer">${n}</a>`;return a`<main id="main" class="page narrow" tabindex="-1">
      <h1 tabindex="-1">Credits</h1>
      <p>
        The drawings on the cards are by Lorc, Delapouite, Skoll, Caro Asercion and the other
        artists of ${e("https://game-icons.net/","game-icons.net")}, under
        ${e("https://creativecommons.org/licenses/by/3.0/","CC BY 3.0")}; coloured and cut to
        our cards by us.
      </p>
      <p>
        Letters: Cinzel by Natanael Gama and EB Garamond by Georg Duffner and Octavio Pardo, both
        under the ${e("https://openfontlicense.org/","SIL Open Font License")}.
      </p>
      <p>${W.soundCredit}</p>
      <p>Drawn with lit (BSD 3-Clause). No tracker, no advertisement, nothing from other servers.</p>
    </main>`}};customElements.define("credits-page",G);var fe=[["Tab, Shift+Tab","from one thing to the next"],["Arrow keys","on the board: to the nearest thing in that direction"],["Enter, Space","pick it; picked things that make an action together carry it out"],["Esc","let go of what is picked"],["A","to the list of all actions"],["B","to the board"],["U","undo"],["H","what the computer thinks"],["W","why not? Reads the reason for the thing that has the focus"],["L","to the log"],["C","to the chat"],["N","after the game: its analysis"],["+  −  0","larger, smaller, fit"],["R","replay on or off; then Left, Right, Home, End, P for play"],["S","skip what is being shown of the others' moves"],["T","dark or light"],["M","sound on or off"],["?","this sheet"]];function Q(){return a`<dialog id="shortcuts" aria-labelledby="shortcuts-title">
    ${Y("shortcuts-title","Keyboard")}
    <dl class="keys">
      ${fe.map(([s,e])=>a`<div><dt><kbd>${s}</kbd></dt><dd>${e}</dd></div>`)}
    </dl>
  </dialog>`}function be(){return a`<main id="main" class="page narrow center" tabindex="-1">
    <h1 tabindex="-1">There is nothing here</h1>
    <p class="lead">No page has the address ${location.pathname}.</p>
    <a class="button primary" href="/">To the lobby</a>
  </main>`}var _=class extends p{static{this.properties={route:{state:!0},me:{state:!0}}}constructor(){super(),this.route=E(),this.me=null}connectedCallback(){super.connectedCallback(),D(this),addEventListener("popstate",()=>this.follow()),addEventListener("tessera-me",()=>{this.greet()}),addEventListener("keydown",e=>this.key(e)),this.greet()}follow(){let e=this.route;this.route=E(),!(e.page===this.route.page&&e.page==="table")&&(scrollTo(0,0),this.updateComplete.then(()=>this.querySelector("main h1")?.focus()))}async greet(){try{this.me=await o.me()}catch{this.me=null}}key(e){if(A(e)){if(e.key==="?")this.querySelector("#shortcuts")?.showModal();else if(e.key==="t")this.turnTheme();else if(e.key==="m")this.turnSound();else return;e.preventDefault()}}turnTheme(){w("theme",S()?"light":"dark"),this.requestUpdate()}turnSound(){w("sound",!h.sound),U("coin"),this.requestUpdate()}async turnNotify(){if(!h.notify&&(!("Notification"in window)||await Notification.requestPermission()!=="granted"))return u("The browser does not allow notifications from this page.",!0);w("notify",!h.notify),u(h.notify?"You will be told when it is your turn.":"No more notifications."),this.requestUpdate()}page(){let e=this.route;switch(e.page){case"new":return a`<create-page .wanted=${e.game} .level=${e.level}></create-page>`;case"table":return this.table(e.id,e.step);case"invite":return a`<invite-page .token=${e.token}></invite-page>`;case"rules":return a`<rules-page .game=${e.game} .rule=${e.rule}></rules-page>`;case"edit":return import("/assets/edit-FQO3FN7N.js"),a`<edit-page game=${e.game}></edit-page>`;case"account":return import("/assets/account-TANBJZKH.js"),a`<account-page></account-page>`;case"confirm":case"reset":case"unsubscribe":return import("/assets/maillink-OEGAWLUX.js"),a`<mail-link-page .kind=${e.page} .token=${e.token}></mail-link-page>`;case"credits":return a`<credits-page></credits-page>`;case"missing":return be();case"lobby":return a`<lobby-page></lobby-page>`}}table(e,t){return customElements.get("table-page")?a`<table-page .table=${e} .step=${t}></table-page>`:(import("/assets/table-45OAD3CI.js").then(()=>this.requestUpdate()),a`<main id="main" class="page narrow" tabindex="-1"></main>`)}render(){let e=(t,n,i,c)=>a`<button class="tool" aria-label=${t} title=${t} aria-pressed=${n} @click=${c}>
        ${T(i)}
      </button>`;return a`
      <a class="skip" href="#main" @click=${t=>this.skip(t)}>To the content</a>
      <header class="top">
        <a class="brand" href="/">${g("laurels")}<span>Tessera</span></a>
        <nav class="tools" aria-label="Settings">
          ${e("Dark colours",S(),"theme",()=>this.turnTheme())}
          ${e("Sound",h.sound,h.sound?"sound":"mute",()=>this.turnSound())}
          ${e("Tell me when it is my turn",h.notify,"bell",()=>{this.turnNotify()})}
          <button
            class="tool"
            aria-label="Keyboard shortcuts"
            title="Keyboard shortcuts (?)"
            @click=${()=>this.querySelector("#shortcuts")?.showModal()}
          >
            ${T("keys")}
          </button>
          ${this.me?a`<a class="me" href="/account" title="Your name and settings">${this.me.name}</a>`:r}
        </nav>
      </header>
      ${this.page()} ${Q()}
      <tessera-toasts></tessera-toasts>
    `}skip(e){e.preventDefault(),e.stopPropagation(),this.querySelector("main")?.focus()}};document.querySelector("link[rel=icon]").href=K;q();customElements.define("tessera-app",_);

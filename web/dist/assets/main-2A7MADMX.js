import{a as X}from"/assets/chunk-MMO3N3QS.js";import{b as J,c as K,d as ae,e as re}from"/assets/chunk-UQYMWTVE.js";import{c as te,d as se}from"/assets/chunk-RVCEJ2HV.js";import{c as H}from"/assets/chunk-6XF4UQ5M.js";import{a as O,b as f,c as z}from"/assets/chunk-HZ2KDEAG.js";import{a as ie,b as ne}from"/assets/chunk-37FTHT4Y.js";import{a as d,c as g,d as w,e as x,f as Z}from"/assets/chunk-G6NMCAD2.js";import{a as u,c}from"/assets/chunk-25H3ARMF.js";import{f as ee}from"/assets/chunk-TXQFJRXE.js";import{a as Q,b as W,c as A,d as F,e as P,f as D}from"/assets/chunk-R2JJMM6O.js";import{a as L}from"/assets/chunk-MAA6VYXH.js";import"/assets/chunk-PJXYTH4E.js";import{c as q,d as k}from"/assets/chunk-4VCL3QMO.js";import{b as V,c as E,e as G}from"/assets/chunk-LICYAZSS.js";import{a,d as l,i as $,l as s}from"/assets/chunk-HIR7RCJF.js";import"/assets/chunk-VVCT3YM4.js";var le="/assets/favicon-XU476DQP.svg";function B(i){return i.kind==="open"?s.tables.free:W(i)??i.kind}function $e(i){return i.seats.map((t,e)=>a`${e>0?" · ":""}<span class=${t.acts?"acts":""}>${B(t)}</span>`)}function ve(i){if(i.your_turn)return a`<strong class="badge">${s.tables.yourTurn}</strong>`;if(i.state==="open")return a`<span class="badge soft">${s.tables.open}</span>`;let t=i.seats.filter(e=>e.acts).map(B);return t.length?a`<span class="badge soft">${s.tables.toAct(t)}</span>`:l}function ye(i){let t=i.result?.score??{},e=i.seats.find(r=>t[r.seat]===1);return i.state!=="finished"?"":e?e.seat===i.your_seat?s.tables.youWon:s.tables.won(B(e)):Object.keys(t).length?s.tables.draw:""}function we(i,t){let r=(t.find(n=>n.id===i.game)?.scenarios??[]).find(n=>n.id===i.scenario)?.title;return r&&r!==i.title?a` <span class="faint">${r}</span>`:l}function ke(i){return i.state!=="open"?i.from_position?a` <span class="faint">${s.tables.chosenPosition}</span>`:l:a` <span class="faint table-terms">${K(i).join(", ")}</span>`}function oe(i,t,e){return a`<span class="table-sign" aria-hidden="true">${X(i.game)}</span>
    <span class="table-title">${i.title}${we(i,t)}${ke(i)}</span>
    <span class="table-seats">${$e(i)}</span>
    <span class="table-end">
      ${e} <span class="faint">${[ye(i),G(i.updated)].filter(Boolean).join(", ")}</span>
    </span>`}async function Xe(i){try{await c.post(i,"join"),f(`/t/${i}`)}catch(t){d(t.sentence,!0)}}function Ee(i,t){return i.state==="open"&&!i.your_seat&&i.watch!=="all"?a`<li>
      <button class="table-row" @click=${()=>{Xe(i.id)}}>
        ${oe(i,t,a`<strong class="badge">${s.tables.join}</strong>`)}
      </button>
    </li>`:a`<li>
    <a href="/t/${i.id}" class="table-row ${i.your_turn?"my-turn":""}">${oe(i,t,ve(i))}</a>
  </li>`}function y(i,t,e,r=""){return a`<section class="tables">
    <h2>${i}</h2>
    ${t.length===0?a`<p class="faint">${r}</p>`:a`<ul>${t.map(n=>Ee(n,e))}</ul>`}
  </section>`}var ce="/assets/ancients-CXISFBBM.webp";var pe="/assets/antike2-KAGLQKJQ.webp";var me="/assets/arena-roma-CRKEGBZK.webp";var ue="/assets/casus-belli-C6BO7SBV.webp";var de="/assets/total-war-rome-X2MUMZVJ.webp";var Oe={"arena-roma":{picture:me,minutes:[20,40],weight:"light",scenario:"standard"},antike2:{picture:pe,minutes:[45,90],weight:"medium"},"casus-belli":{picture:ue,minutes:[40,60],weight:"medium"},ancients:{picture:ce,minutes:[30,60],weight:"medium",scenario:"akragas"},"total-war-rome":{picture:de,minutes:[45,180],weight:"heavy",scenario:"introduction"}},S=i=>Oe[i.id]??null;function _(i){let t=S(i)?.scenario;return i.scenarios.find(e=>e.id===t)??i.scenarios[0]}var Be=8e3,R=class extends u{constructor(){super();this.timer=0;this.games=[],this.lobby=null,this.fault=""}static{this.properties={games:{state:!0},lobby:{state:!0},fault:{state:!0}}}connectedCallback(){super.connectedCallback(),document.title=s.name,this.load(),this.timer=window.setInterval(()=>{this.load()},Be)}disconnectedCallback(){super.disconnectedCallback(),clearInterval(this.timer)}async load(){try{let[e,r]=await Promise.all([c.games(),c.lobby()]);this.games=e.games,this.lobby=r,this.fault=""}catch(e){this.fault=e.sentence??String(e)}}async start(e,r){let n={};e.seats.slice(0,e.seats_min).forEach((o,p)=>n[o]=p===0?"me":r);try{let o=await c.create({game:e.id,scenario:_(e)?.id,options:{},seats:n,pace:{kind:"none"},watch:"all",undo:"free"});f(`/t/${o.id}`)}catch(o){d(o.sentence,!0)}}opponent(e){return`bot:${this.querySelector(`#level-${e.id}`)?.value??P(e)}`}takeLevel(e,r){let n=this.opponent(r).slice(4);e.currentTarget.href=`/new?game=${r.id}&level=${n}`}isNew(e){return e.lessons>0&&!H(e.id)&&!this.lobby?.mine.some(r=>r.game===e.id)}learn(e,r){return e.lessons===0?l:a`<button class=${r?"primary":""} data-learn=${e.id} title=${L.count(e.lessons)} @click=${()=>f(`/learn/${e.id}`)}>${L.learn}</button>`}level(e){return e.bots.length<2?l:a`<label class="inline">
      <span class="unseen">${s.lobby.opponent}</span>
      <select id="level-${e.id}">
        ${D(e,P(e))}
      </select>
    </label>`}facts(e){let r=S(e),n=e.scenarios.length>1?_(e)?.title:"";return a`<ul class="game-facts">
      <li>${s.lobby.players(e.seats_min,e.seats_max)}</li>
      ${r?a`<li>${s.lobby.minutes(...r.minutes)}</li><li>${s.lobby.weights[r.weight]}</li>`:l}
      ${n&&n!==e.title?a`<li class="faint">${s.lobby.first(n)}</li>`:l}
    </ul>`}gameCard(e){let r=this.isNew(e),n=S(e);return a`<article class="game">
      <div class="game-art">
        ${n?a`<img src=${n.picture} width="360" height="203" alt="" loading="lazy" decoding="async" />`:X(e.id)}
      </div>
      <div class="game-text">
        <h2>${e.title}</h2>
        <p>${e.about}</p>
        ${this.facts(e)}
        <div class="row tight">
          ${this.learn(e,r)}
          <button class=${r?"":"primary"} data-play=${e.id} aria-label=${s.lobby.playGame(e.title)} @click=${()=>{this.start(e,this.opponent(e))}}>
            ${s.lobby.play}
          </button>
          ${this.level(e)}
        </div>
        <div class="row tight game-more">
          <button class="quiet" data-invite=${e.id} @click=${()=>{this.start(e,"open")}}>${s.lobby.invite}</button>
          <a class="quiet" href="/new?game=${e.id}" @click=${o=>this.takeLevel(o,e)}>${s.lobby.more}</a>
          <a class="quiet" href="/rules/${e.id}">${s.rules}</a>
        </div>
      </div>
    </article>`}render(){let{lobby:e,games:r}=this,n=e?.mine.filter(p=>p.state!=="finished")??[],o=e?.mine.filter(p=>p.state==="finished")??[];return a`<main id="main" class="page lobby" tabindex="-1">
      <h1 class="hero" tabindex="-1">${s.lobby.heading}</h1>
      <p class="lead">${s.lobby.lead}</p>
      ${this.fault?a`<p class="fault" role="alert">${this.fault}</p>`:l}
      ${n.length?y(s.lobby.going,n,r):l}
      <div class="games">${r.map(p=>this.gameCard(p))}</div>
      ${e?a`
            ${o.length||!n.length?y(s.lobby.over,o,r,s.lobby.overEmpty):l}
            ${y(s.lobby.open,e.open,r,s.lobby.openEmpty)}
            ${y(s.lobby.finished,e.finished,r,s.lobby.finishedEmpty)}
          `:l}
      <footer class="foot"><a href="/new">${s.lobby.create}</a><a href="/credits">${s.lobby.credits}</a></footer>
    </main>`}};customElements.define("lobby-page",R);var _e=3,he=1,I=class extends u{static{this.properties={wanted:{},level:{},games:{state:!0},chosen:{state:!0},count:{state:!0},scenario:{state:!0},pace:{state:!0},scenes:{state:!0}}}constructor(){super(),this.wanted=this.level=null,this.games=[],this.chosen="",this.count=0,this.scenario="",this.pace="none",this.scenes=null}async connectedCallback(){super.connectedCallback(),document.title=`${s.create.title} · ${s.name}`;try{this.games=(await c.games()).games,this.choose(this.wanted??this.games[0]?.id??"")}catch(t){d(t.sentence,!0)}}choose(t){this.chosen=t,this.count=this.game?.seats_min??0,this.scenario=this.game?.scenarios[0]?.id??"",this.scenes=null,this.fetchScenes(t)}async fetchScenes(t){let[e,{facts:r}]=await Promise.all([te(t),c.facts(t)]);this.chosen!==t||!e.picture||(this.dataset.board=se(t),this.scenes={draw:e.picture,facts:r,edits:e.edits??!1})}get game(){return this.games.find(t=>t.id===this.chosen)}async submit(t){t.preventDefault();let e=this.game,r=new FormData(t.target),n=p=>String(r.get(p)??""),o=(p,h)=>Object.fromEntries(p.map(b=>[b,n(h+b)]));try{let p=await c.create({game:e.id,scenario:n("scenario"),options:o(e.options.map(h=>h.id),"option-"),seats:o(e.seats.slice(0,this.count),"seat-"),pace:{kind:n("pace"),seconds:Number(n("minutes"))*60,days:Number(n("days"))},watch:n("watch"),undo:n("undo"),hints:n("hints"),grace:Number(n(this.pace==="days"?"grace-days":"grace-minutes"))});f(`/t/${p.id}`)}catch(p){d(p.sentence,!0)}}select(t,e,r,n="",o=()=>{},p="",h=[]){let b=([v,T])=>a`<option value=${v} ?selected=${v===p}>${T}</option>`;return a`<label class="field">
      <span>${t}</span>
      <select name=${e} @change=${v=>o(v.target.value)}>
        ${r.map(b)}
        ${h.length?a`<optgroup label=${s.levels.advanced}>${h.map(b)}</optgroup>`:l}
      </select>
      ${n?a`<small>${n}</small>`:l}
    </label>`}scenarios(t){let{scenes:e}=this;return e?a`<div class="scenes" role="radiogroup" aria-label=${s.create.scenario}>
      ${t.scenarios.map((r,n)=>a`<label class="scene">
          <input type="radio" name="scenario" value=${r.id} ?checked=${n===0} />
          <b>${r.title}</b> ${e.draw(r.id,e.facts)}
          <small>${r.help}</small>
        </label>`)}
    </div>
    ${e.edits?a`<p class="own">${$(s.create.ownFrom,{link:a`<a href="/edit/${t.id}">${s.create.own}</a>`})}</p>`:l}`:this.select(s.create.scenario,"scenario",t.scenarios.map(r=>[r.id,r.title]),t.scenarios.find(r=>r.id===this.scenario)?.help,r=>this.scenario=r)}options({options:t}){let e=r=>this.select(E(r.id),`option-${r.id}`,r.values.map(n=>[n,E(n)]),V(r.help));return t.length<=_e?t.map(e):a`${t.slice(0,he).map(e)}
      <details class="fold"><summary>${s.create.options}</summary>${t.slice(he).map(e)}</details>`}seats(t){let e=o=>[`bot:${o}`,s.levelOfBot(Q(o))],r=A(t).map(e),n=F(t).map(e);return t.seats.slice(0,this.count).map((o,p)=>{let h=["me",s.create.me],b=["open",s.create.other],v=p===0?[h,b,...r]:[b,...r,h],T=p===0?"me":`bot:${this.level}`;return this.select(E(o),`seat-${o}`,v,"",void 0,T,n)})}render(){let t=this.game;return a`<main id="main" class="page narrow" tabindex="-1">
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
    </main>`}};customElements.define("create-page",I);var N=class extends u{static{this.properties={token:{},told:{state:!0},fault:{state:!0},busy:{state:!0}}}constructor(){super(),this.token="",this.told=null,this.fault="",this.busy=!1}connectedCallback(){super.connectedCallback(),document.title=`${s.invite.title} · ${s.name}`,this.read()}async read(){try{this.told=await c.invitation(this.token)}catch(t){this.fault=t.sentence}}lead(){if(!this.told)return"";let{title:t,open:e,people:r}=this.told;return e?s.invite.open(r,t):s.invite.full(t)}async join(){this.busy=!0;try{f(`/t/${(await c.accept(this.token)).table}`,!0)}catch(t){this.fault=t.sentence,this.busy=!1}}render(){return a`<main id="main" class="page narrow center" tabindex="-1">
      <h1 tabindex="-1">${s.invite.heading}</h1>
      <p class="lead">${this.lead()}</p>
      ${this.told?.open?J(this.told):l}
      ${this.fault?a`<p class="fault" role="alert">${this.fault}</p>`:l}
      <div class="row">
        <button class="primary" data-do="take" ?disabled=${this.busy} @click=${()=>{this.join()}}>${this.told?.open===!1?s.invite.watch:s.invite.accept}</button>
        <a class="button" href="/">${s.home}</a>
      </div>
    </main>`}};customElements.define("invite-page",N);function Re(i){return a`<li value=${i.no==="-"?l:i.no}>
    <p>
      ${i.sentence}
      <span class="rulelinks">${i.rules.split(" ").map(t=>a`<a href="#${t}">${t}</a> `)}</span>
      ${i.verdict==="literal"?l:a`<em class="verdict">${s.rulesPage.verdicts[i.verdict]}</em>`}
    </p>
    ${i.reason?a`<p class="faint">${i.reason}</p>`:l}
    ${i.others?a`<p class="faint">${s.rulesPage.others(i.others)}</p>`:l}
    ${i.option?a`<p class="faint">${$(s.rulesPage.option,{option:a`<code>${i.option}</code>`})}</p>`:l}
  </li>`}function Ie(i){let t=new Map;for(let e of i)t.set(e.chapter,[...t.get(e.chapter)??[],e]);return[...t]}var j=class extends u{static{this.properties={game:{},sentences:{state:!0},fault:{state:!0}}}constructor(){super(),this.game="",this.sentences=null,this.fault=""}async open(t){if(!(!t.target.open||this.sentences))try{this.sentences=(await c.ledger(this.game)).sentences}catch(e){this.fault=e.sentence}}render(){let t=Ie(this.sentences??[]);return a`<details class="ledger" @toggle=${e=>{this.open(e)}}>
      <summary>${s.rulesPage.ledger}</summary>
      ${this.fault?a`<p class="fault" role="alert">${this.fault}</p>`:l}
      ${this.sentences?.length===0?a`<p class="faint">${s.rulesPage.ledgerNone}</p>`:l}
      ${t.map(([e,r])=>a`<h3>${e}</h3><ol>${r.map(Re)}</ol>`)}
    </details>`}};customElements.define("manual-ledger",j);var Ne=i=>i.map(t=>a`<td class=${typeof t=="number"?"number":l}>${t}</td>`),fe=i=>a`<section class="reftable" id="table-${i.id}">
  <h3>${i.title}</h3>
  ${i.note?a`<p class="faint">${i.note}</p>`:l}
  <div class="wide" tabindex="0" role="region" aria-label=${i.title}>
    <table>
      <thead>
        <tr>${i.columns.map(t=>a`<th scope="col">${t}</th>`)}</tr>
      </thead>
      <tbody>
        ${i.rows.map(t=>a`<tr>${Ne(t)}</tr>`)}
      </tbody>
    </table>
  </div>
</section>`;var Y=i=>`chapter-${i.toLowerCase().replace(/\W+/g,"-")}`;function je(i){let t=new Map;for(let e of i)t.set(e.chapter??"",[...t.get(e.chapter??"")??[],e]);return t}function Ye(i,t){i.preventDefault(),i.stopPropagation();let e=document.getElementById(Y(t));e?.scrollIntoView(),e?.focus({preventScroll:!0})}var C=class extends u{static{this.properties={game:{},rule:{},rules:{state:!0},tables:{state:!0},title_:{state:!0},short:{state:!0},fault:{state:!0}}}constructor(){super(),this.game="",this.rule=null,this.rules=[],this.tables=[],this.title_="",this.short="",this.fault=""}async connectedCallback(){super.connectedCallback(),document.title=`${s.rulesPage.title} · ${s.name}`;try{let[t,e,r]=await Promise.all([c.games(),c.rules(this.game),c.tables(this.game)]);this.tables=r.tables,this.title_=t.games.find(n=>n.id===this.game)?.title??this.game,this.rules=e.rules,this.short=e.short,await this.updateComplete,this.rule&&document.getElementById(this.rule)?.scrollIntoView()}catch(t){this.fault=t.sentence}}chapter(t,e){return a`${t?a`<h2 id=${Y(t)} tabindex="-1">${t}</h2>`:l}
      <dl class="rules">
        ${e.map(r=>a`<div id=${r.number} class=${r.number===this.rule?"here":""}>
            <dt>${r.number}</dt>
            <dd>${ae(r.text)}</dd>
          </div>`)}
      </dl>`}render(){let t=je(this.rules);return a`<main id="main" class="page narrow" tabindex="-1">
      <h1 tabindex="-1">${this.title_?s.rulesPage.heading(this.title_):s.rulesPage.title}</h1>
      ${this.fault?a`<p class="fault" role="alert">${this.fault}</p>`:l}
      ${this.short?a`<p class="lead">${this.short}</p>`:l}
      ${t.size>1?a`<nav class="chapters" aria-label=${s.rulesPage.chapters}>${[...t.keys()].map(e=>a`<a href="#${Y(e)}" @click=${r=>Ye(r,e)}>${e}</a>`)}</nav>`:l}
      ${[...t].map(([e,r])=>this.chapter(e,r))}
      ${this.tables.length?a`<h2>${s.rulesPage.tables}</h2>${this.tables.map(fe)}`:l}
      ${this.rules.length?a`<manual-ledger .game=${this.game}></manual-ledger>`:l}
      ${this.rules.length===0&&!this.fault?a`<p class="faint">${s.wait}</p>`:l}
    </main>`}};customElements.define("rules-page",C);var M=class extends u{connectedCallback(){super.connectedCallback(),document.title=`${s.credits.title} · ${s.name}`}render(){let t=(e,r)=>a`<a href=${e} rel="noreferrer">${r}</a>`;return a`<main id="main" class="page narrow" tabindex="-1">
      <h1 tabindex="-1">${s.credits.title}</h1>
      <p>
        ${$(s.credits.art,{site:t("https://game-icons.net/","game-icons.net"),licence:t("https://creativecommons.org/licenses/by/3.0/","CC BY 3.0")})}
      </p>
      <p>${$(s.credits.fonts,{licence:t("https://openfontlicense.org/",s.credits.fontLicence)})}</p>
      <p>${ee.soundCredit}</p>
      <p>${s.credits.code}</p>
    </main>`}};customElements.define("credits-page",M);var{rows:m}=s.shortcuts,Ce=[[s.shortcuts.tabs,m.tab],[s.shortcuts.arrows,m.arrows],[s.shortcuts.enter,m.enter],[s.shortcuts.esc,m.esc],["A",m.a],["B",m.b],["U",m.u],["H",m.h],["W",m.w],["L",m.l],["C",m.c],["N",m.n],["+  −  0",m.zoom],["R",m.r],["S",m.s],["T",m.t],["M",m.m],["?",m.help]];function be(){return a`<dialog id="shortcuts" aria-labelledby="shortcuts-title">
    ${ne("shortcuts-title",s.shortcuts.title)}
    <dl class="keys">
      ${Ce.map(([i,t])=>a`<div><dt><kbd>${i}</kbd></dt><dd>${t}</dd></div>`)}
    </dl>
  </dialog>`}function Me(){return a`<main id="main" class="page narrow center" tabindex="-1">
    <h1 tabindex="-1">${s.frame.missing}</h1>
    <p class="lead">${s.frame.missingAt(location.pathname)}</p>
    <a class="button primary" href="/">${s.home}</a>
  </main>`}var U=class extends u{static{this.properties={route:{state:!0},me:{state:!0}}}constructor(){super(),this.route=O(),this.me=null}connectedCallback(){super.connectedCallback(),z(this),addEventListener("popstate",()=>this.follow()),addEventListener("tessera-me",()=>{this.greet()}),addEventListener("tessera-prefs",()=>this.requestUpdate()),addEventListener("keydown",t=>this.key(t)),this.greet()}follow(){let t=this.route;this.route=O(),!(t.page===this.route.page&&t.page==="table")&&(scrollTo(0,0),this.updateComplete.then(()=>this.querySelector("main h1")?.focus()))}async greet(){try{this.me=await c.me()}catch{this.me=null}}key(t){if(re(t)){if(t.key==="?")this.querySelector("#shortcuts")?.showModal();else if(t.key==="t")this.turnTheme();else if(t.key==="m")this.turnSound();else return;t.preventDefault()}}turnTheme(){w("theme",x()?"light":"dark"),this.requestUpdate()}turnSound(){w("sound",!g.sound),ie("coin"),this.requestUpdate()}async turnNotify(){if(!g.notify&&(!("Notification"in window)||await Notification.requestPermission()!=="granted"))return d(s.frame.notifyDenied,!0);w("notify",!g.notify),d(g.notify?s.frame.notifyOn:s.frame.notifyOff),this.requestUpdate()}page(){let t=this.route;switch(t.page){case"new":return a`<create-page .wanted=${t.game} .level=${t.level}></create-page>`;case"table":return this.table(t.id,t.step);case"invite":return a`<invite-page .token=${t.token}></invite-page>`;case"rules":return a`<rules-page .game=${t.game} .rule=${t.rule}></rules-page>`;case"edit":return import("/assets/edit-MFOIKUOW.js"),a`<edit-page game=${t.game}></edit-page>`;case"learn":return import("/assets/page-2UJZW3X3.js"),a`<learn-page game=${t.game}></learn-page>`;case"account":return import("/assets/account-DOWLTUYX.js"),a`<account-page></account-page>`;case"confirm":case"reset":case"unsubscribe":return import("/assets/maillink-ZWF7IM5I.js"),a`<mail-link-page .kind=${t.page} .token=${t.token}></mail-link-page>`;case"credits":return a`<credits-page></credits-page>`;case"missing":return Me();case"lobby":return a`<lobby-page></lobby-page>`}}table(t,e){return customElements.get("table-page")?a`<table-page .table=${t} .step=${e}></table-page>`:(import("/assets/table-TDV2UO7J.js").then(()=>this.requestUpdate()),a`<main id="main" class="page narrow" tabindex="-1"></main>`)}render(){let t=(e,r,n,o)=>a`<button class="tool" aria-label=${e} title=${e} aria-pressed=${r} @click=${o}>
        ${k(n)}
      </button>`;return a`
      <a class="skip" href="#main" @click=${e=>this.skip(e)}>${s.frame.skip}</a>
      <header class="top">
        <a class="brand" href="/">${q("laurels")}<span>${s.name}</span></a>
        <nav class="tools" aria-label=${s.frame.settings}>
          ${t(s.frame.dark,x(),"theme",()=>this.turnTheme())}
          ${t(s.frame.sound,g.sound,g.sound?"sound":"mute",()=>this.turnSound())}
          ${t(s.frame.notify,g.notify,"bell",()=>{this.turnNotify()})}
          <button
            class="tool"
            aria-label=${s.frame.keys}
            title=${s.frame.keysTip}
            @click=${()=>this.querySelector("#shortcuts")?.showModal()}
          >
            ${k("keys")}
          </button>
          <a class="button tool" href="/account" aria-label=${s.settings} title=${s.settings}>${k("settings")}</a>
          ${this.me?a`<a class="me" href="/account" title=${s.frame.account}>${this.me.name}</a>`:l}
        </nav>
      </header>
      ${this.page()} ${be()}
      <tessera-toasts></tessera-toasts>
    `}skip(t){t.preventDefault(),t.stopPropagation(),this.querySelector("main")?.focus()}};document.querySelector("link[rel=icon]").href=le;Z();customElements.define("tessera-app",U);

import{b as oe,c as le,d as me,e as de}from"/assets/chunk-SXNZGKHN.js";import{a as te}from"/assets/chunk-FCJK7ZUO.js";import{a as ue,b as he}from"/assets/chunk-YFNP74MY.js";import"/assets/chunk-ZFAQIFGW.js";import{c as ce,d as pe}from"/assets/chunk-MCL7XKWY.js";import{a as w}from"/assets/chunk-Q3GCXBRQ.js";import{a as G,c as V,d as Q,e as F,f as W}from"/assets/chunk-URXYINEH.js";import{e as b}from"/assets/chunk-GPS6JS3A.js";import{a as $,b as E,c as L,d as z}from"/assets/chunk-3S2CDJG5.js";import{a as O,b as f,c as ee}from"/assets/chunk-HM6BU4G7.js";import{a as d}from"/assets/chunk-3RSAAA4O.js";import{a as u,c}from"/assets/chunk-64UEY6CC.js";import{f as K}from"/assets/chunk-TMWEL2E2.js";import{a as se,b as ae,c as ie,d as re,e as I,f as ne}from"/assets/chunk-IOSRQBYP.js";import{a as R}from"/assets/chunk-EL7MVTZD.js";import"/assets/chunk-OWLORRFJ.js";import"/assets/chunk-PJXYTH4E.js";import{c as A,d as X}from"/assets/chunk-RCVPR6UK.js";import{b as D,c as S,e as J}from"/assets/chunk-G5WQ3RS3.js";import{a as i,d as o,j as s}from"/assets/chunk-N5RO5I3C.js";import{b as v}from"/assets/chunk-7OBHRF5D.js";import"/assets/chunk-VVCT3YM4.js";var fe="/assets/favicon-XU476DQP.svg";var _=class extends u{constructor(){super();this.redraw=()=>this.requestUpdate();this.games=[],this.daily=null}static{this.properties={games:{attribute:!1},daily:{state:!0}}}connectedCallback(){super.connectedCallback(),addEventListener("tessera-progress",this.redraw),c.daily().then(e=>this.daily=e,()=>{})}disconnectedCallback(){super.disconnectedCallback(),removeEventListener("tessera-progress",this.redraw)}render(){let{daily:e}=this,r=e&&this.games.find(p=>p.id===e.game);if(!r)return o;let n=G("daily",F(e.day)),l=W(e.day);return i`<section class="daily" aria-labelledby="daily-title">
      <div class="game-art">${w(r.id)}</div>
      <div>
        <h2 id="daily-title">${b.daily} ${l>0?i`<span class="badge soft">${b.streak(l)}</span>`:o}</h2>
        <p>${b.dailyOf(r.title,s.levels[e.level])}${n?i`. ${b.dailySolved}`:o}</p>
      </div>
      <button class=${n?"":"primary"} data-daily @click=${()=>{te(e.game,e.name)}}>
        ${n?b.dailyAgain:b.dailySolve}
      </button>
    </section>`}};customElements.define("daily-card",_);function B(a){return a.kind==="open"?s.tables.free:ae(a)??a.kind}function Re(a){return a.seats.map((t,e)=>i`${e>0?" · ":""}<span class=${t.acts?"acts":""}>${B(t)}</span>`)}function Oe(a){if(a.your_turn)return i`<strong class="badge">${s.tables.yourTurn}</strong>`;if(a.state==="open")return i`<span class="badge soft">${s.tables.open}</span>`;let t=a.seats.filter(e=>e.acts).map(B);return t.length?i`<span class="badge soft">${s.tables.toAct(t)}</span>`:o}function Ie(a){let t=a.result?.score??{},e=a.seats.find(r=>t[r.seat]===1);return a.state!=="finished"?"":e?e.seat===a.your_seat?s.tables.youWon:s.tables.won(B(e)):Object.keys(t).length?s.tables.draw:""}function _e(a,t){let r=(t.find(n=>n.id===a.game)?.scenarios??[]).find(n=>n.id===a.scenario)?.title;return r&&r!==a.title?i` <span class="faint">${r}</span>`:o}function Be(a){return a.state!=="open"?a.from_position?i` <span class="faint">${s.tables.chosenPosition}</span>`:o:i` <span class="faint table-options">${le(a).join(", ")}</span>`}function be(a,t,e){return i`<span class="table-sign" aria-hidden="true">${w(a.game)}</span>
    <span class="table-title">${a.title}${_e(a,t)}${Be(a)}</span>
    <span class="table-seats">${Re(a)}</span>
    <span class="table-end">
      ${e} <span class="faint">${[Ie(a),J(a.updated)].filter(Boolean).join(", ")}</span>
    </span>`}async function Ne(a){try{await c.post(a,"join"),f(`/t/${a}`)}catch(t){d(t.sentence,!0)}}function je(a,t){return a.state==="open"&&!a.your_seat&&a.watch!=="all"?i`<li>
      <button class="table-row" @click=${()=>{Ne(a.id)}}>
        ${be(a,t,i`<strong class="badge">${s.tables.join}</strong>`)}
      </button>
    </li>`:i`<li>
    <a href="/t/${a.id}" class="table-row ${a.your_turn?"my-turn":""}">${be(a,t,Oe(a))}</a>
  </li>`}function k(a,t,e,r=""){return i`<section class="tables">
    <h2>${a}</h2>
    ${t.length===0?i`<p class="faint">${r}</p>`:i`<ul>${t.map(n=>je(n,e))}</ul>`}
  </section>`}var ge="/assets/ancients-CXISFBBM.webp";var $e="/assets/antike2-KAGLQKJQ.webp";var ve="/assets/arena-roma-CRKEGBZK.webp";var ye="/assets/casus-belli-C6BO7SBV.webp";var we="/assets/total-war-rome-X2MUMZVJ.webp";var He={"arena-roma":{picture:ve,minutes:[20,40],weight:"light",scenario:"standard"},antike2:{picture:$e,minutes:[45,90],weight:"medium"},"casus-belli":{picture:ye,minutes:[40,60],weight:"medium"},ancients:{picture:ge,minutes:[30,60],weight:"medium",scenario:"akragas"},"total-war-rome":{picture:we,minutes:[45,180],weight:"heavy",scenario:"introduction"}},P=a=>He[a.id]??null;function N(a){let t=P(a)?.scenario;return a.scenarios.find(e=>e.id===t)??a.scenarios[0]}var qe=8e3,j=class extends u{constructor(){super();this.timer=0;this.games=[],this.lobby=null,this.fault=""}static{this.properties={games:{state:!0},lobby:{state:!0},fault:{state:!0}}}connectedCallback(){super.connectedCallback(),document.title=s.name,this.load(),this.timer=window.setInterval(()=>{this.load()},qe)}disconnectedCallback(){super.disconnectedCallback(),clearInterval(this.timer)}async load(){try{let[e,r]=await Promise.all([c.games(),c.lobby()]);this.games=e.games,this.lobby=r,this.fault=""}catch(e){this.fault=e.sentence??String(e)}}async start(e,r){let n={};e.seats.slice(0,e.seats_min).forEach((l,p)=>n[l]=p===0?"me":r);try{let l=await c.create({game:e.id,scenario:N(e)?.id,options:{},seats:n,pace:{kind:"none"},watch:"all",undo:"free"});f(`/t/${l.id}`)}catch(l){d(l.sentence,!0)}}opponent(e){return`bot:${this.querySelector(`#level-${e.id}`)?.value??I(e)}`}takeLevel(e,r){let n=this.opponent(r).slice(4);e.currentTarget.href=`/new?game=${r.id}&level=${n}`}isNew(e){return e.lessons>0&&!Q(e.id)&&!this.lobby?.mine.some(r=>r.game===e.id)}learn(e,r){return e.lessons===0?o:i`<button class=${r?"primary":""} data-learn=${e.id} title=${R.count(e.lessons)} @click=${()=>f(`/learn/${e.id}`)}>${R.learn}</button>`}level(e){return e.bots.length<2?o:i`<label class="inline">
      <span class="unseen">${s.lobby.opponent}</span>
      <select id="level-${e.id}">
        ${ne(e,I(e))}
      </select>
    </label>`}facts(e){let r=P(e),n=e.scenarios.length>1?N(e)?.title:"";return i`<ul class="game-facts">
      <li>${s.lobby.players(e.seats_min,e.seats_max)}</li>
      ${r?i`<li>${s.lobby.minutes(...r.minutes)}</li><li>${s.lobby.weights[r.weight]}</li>`:o}
      ${n&&n!==e.title?i`<li class="faint">${s.lobby.first(n)}</li>`:o}
    </ul>`}gameCard(e){let r=this.isNew(e),n=P(e);return i`<article class="game">
      <div class="game-art">
        ${n?i`<img src=${n.picture} width="360" height="203" alt="" loading="lazy" decoding="async" />`:w(e.id)}
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
          ${i`<button class="quiet" data-invite=${e.id} @click=${()=>{this.start(e,"open")}}>${s.lobby.invite}</button>`}
          <a class="quiet" href="/new?game=${e.id}" @click=${l=>this.takeLevel(l,e)}>${s.lobby.more}</a>
          ${e.puzzles>0?i`<a class="quiet" data-puzzles=${e.id} href="/puzzles/${e.id}">${b.puzzles}</a>`:o}
          <a class="quiet" href="/rules/${e.id}">${s.rules}</a>
        </div>
      </div>
    </article>`}render(){let{lobby:e,games:r}=this,n=e?.mine.filter(p=>p.state!=="finished")??[],l=e?.mine.filter(p=>p.state==="finished")??[];return i`<main id="main" class="page lobby" tabindex="-1">
      <h1 class="hero" tabindex="-1">${s.lobby.heading}</h1>
      <p class="lead">${s.lobby.lead}</p>
      ${this.fault?i`<p class="fault" role="alert">${this.fault}</p>`:o}
      ${n.length?k(s.lobby.going,n,r):o}
      <daily-card .games=${r}></daily-card>
      <div class="games">${r.map(p=>this.gameCard(p))}</div>
      ${e?i`
            ${l.length||!n.length?k(s.lobby.over,l,r,s.lobby.overEmpty):o}
            ${k(s.lobby.open,e.open,r,s.lobby.openEmpty)}
            ${k(s.lobby.finished,e.finished,r,s.lobby.finishedEmpty)}
          `:o}
      ${o}
      <footer class="foot"><a href="/new">${s.lobby.create}</a><a href="/credits">${s.lobby.credits}</a></footer>
    </main>`}};customElements.define("lobby-page",j);var ze=3,ke=1,M=class extends u{static{this.properties={wanted:{},level:{},games:{state:!0},chosen:{state:!0},count:{state:!0},scenario:{state:!0},pace:{state:!0},scenes:{state:!0}}}constructor(){super(),this.wanted=this.level=null,this.games=[],this.chosen="",this.count=0,this.scenario="",this.pace="none",this.scenes=null}async connectedCallback(){super.connectedCallback(),document.title=`${s.create.title} · ${s.name}`;try{this.games=(await c.games()).games,this.choose(this.wanted??this.games[0]?.id??"")}catch(t){d(t.sentence,!0)}}choose(t){this.chosen=t,this.count=this.game?.seats_min??0,this.scenario=this.game?.scenarios[0]?.id??"",this.scenes=null,this.fetchScenes(t)}async fetchScenes(t){let[e,{facts:r}]=await Promise.all([ce(t),c.facts(t)]);this.chosen!==t||!e.picture||(this.dataset.board=pe(t),this.scenes={draw:e.picture,facts:r,edits:e.edits??!1})}get game(){return this.games.find(t=>t.id===this.chosen)}async submit(t){t.preventDefault();let e=this.game,r=new FormData(t.target),n=p=>String(r.get(p)??""),l=(p,h)=>Object.fromEntries(p.map(g=>[g,n(h+g)]));try{let p=await c.create({game:e.id,scenario:n("scenario"),options:l(e.options.map(h=>h.id),"option-"),seats:l(e.seats.slice(0,this.count),"seat-"),pace:{kind:n("pace"),seconds:Number(n("minutes"))*60,days:Number(n("days"))},watch:n("watch"),undo:n("undo"),hints:n("hints"),grace:Number(n(this.pace==="days"?"grace-days":"grace-minutes"))});f(`/t/${p.id}`)}catch(p){d(p.sentence,!0)}}select(t,e,r,n="",l=()=>{},p="",h=[]){let g=([y,T])=>i`<option value=${y} ?selected=${y===p}>${T}</option>`;return i`<label class="field">
      <span>${t}</span>
      <select name=${e} @change=${y=>l(y.target.value)}>
        ${r.map(g)}
        ${h.length?i`<optgroup label=${s.levels.advanced}>${h.map(g)}</optgroup>`:o}
      </select>
      ${n?i`<small>${n}</small>`:o}
    </label>`}scenarios(t){let{scenes:e}=this;return e?i`<div class="scenes" role="radiogroup" aria-label=${s.create.scenario}>
      ${t.scenarios.map((r,n)=>i`<label class="scene">
          <input type="radio" name="scenario" value=${r.id} ?checked=${n===0} />
          <b>${r.title}</b> ${e.draw(r.id,e.facts)}
          <small>${r.help}</small>
        </label>`)}
    </div>
    ${e.edits?i`<p class="own">${v(s.create.ownFrom,{link:i`<a href="/edit/${t.id}">${s.create.own}</a>`})}</p>`:o}`:this.select(s.create.scenario,"scenario",t.scenarios.map(r=>[r.id,r.title]),t.scenarios.find(r=>r.id===this.scenario)?.help,r=>this.scenario=r)}options({options:t}){let e=r=>this.select(S(r.id),`option-${r.id}`,r.values.map(n=>[n,S(n)]),D(r.help));return t.length<=ze?t.map(e):i`${t.slice(0,ke).map(e)}
      <details class="fold"><summary>${s.create.options}</summary>${t.slice(ke).map(e)}</details>`}seats(t){let e=l=>[`bot:${l}`,s.levelOfBot(se(l))],r=ie(t).map(e),n=re(t).map(e);return t.seats.slice(0,this.count).map((l,p)=>{let h=["me",s.create.me],g=["open",s.create.other],y=p===0?[h,g,...r]:[g,...r,h],T=p===0?"me":`bot:${this.level}`;return this.select(S(l),`seat-${l}`,y,"",void 0,T,n)})}render(){let t=this.game;return i`<main id="main" class="page narrow" tabindex="-1">
      <h1 tabindex="-1">${s.create.title}</h1>
      ${t?i`<form class="form" @submit=${e=>{this.submit(e)}}>
            <fieldset>
              <legend>${s.create.game}</legend>
              <label class="field">
                <span>${s.create.game}</span>
                <select name="game" @change=${e=>this.choose(e.target.value)}>
                  ${this.games.map(e=>i`<option value=${e.id} ?selected=${e.id===this.chosen}>${e.title}</option>`)}
                </select>
                <small>${t.about}</small>
              </label>
              ${this.scenarios(t)}
              ${this.options(t)}
            </fieldset>
            <fieldset>
              <legend>${s.create.seats}</legend>
              ${t.seats_max>t.seats_min?i`<label class="field">
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
          </form>`:i`<p class="faint">${s.wait}</p>`}
    </main>`}};customElements.define("create-page",M);var Y=class extends u{static{this.properties={token:{},told:{state:!0},fault:{state:!0},busy:{state:!0}}}constructor(){super(),this.token="",this.told=null,this.fault="",this.busy=!1}connectedCallback(){super.connectedCallback(),document.title=`${s.invite.title} · ${s.name}`,this.read()}async read(){try{this.told=await c.invitation(this.token)}catch(t){this.fault=t.sentence}}lead(){if(!this.told)return"";let{title:t,open:e,people:r}=this.told;return e?s.invite.open(r,t):s.invite.full(t)}async join(){this.busy=!0;try{f(`/t/${(await c.accept(this.token)).table}`,!0)}catch(t){this.fault=t.sentence,this.busy=!1}}render(){return i`<main id="main" class="page narrow center" tabindex="-1">
      <h1 tabindex="-1">${s.invite.heading}</h1>
      <p class="lead">${this.lead()}</p>
      ${this.told?.open?oe(this.told):o}
      ${this.fault?i`<p class="fault" role="alert">${this.fault}</p>`:o}
      <div class="row">
        <button class="primary" data-do="take" ?disabled=${this.busy} @click=${()=>{this.join()}}>${this.told?.open===!1?s.invite.watch:s.invite.accept}</button>
        <a class="button" href="/">${s.home}</a>
      </div>
    </main>`}};customElements.define("invite-page",Y);function Ge(a){return i`<li value=${a.no==="-"?o:a.no}>
    <p>
      ${a.sentence}
      <span class="rulelinks">${a.rules.split(" ").map(t=>i`<a href="#${t}">${t}</a> `)}</span>
      ${a.verdict==="literal"?o:i`<em class="verdict">${s.rulesPage.verdicts[a.verdict]}</em>`}
    </p>
    ${a.reason?i`<p class="faint">${a.reason}</p>`:o}
    ${a.others?i`<p class="faint">${s.rulesPage.others(a.others)}</p>`:o}
    ${a.option?i`<p class="faint">${v(s.rulesPage.option,{option:i`<code>${a.option}</code>`})}</p>`:o}
  </li>`}function Ve(a){let t=new Map;for(let e of a)t.set(e.chapter,[...t.get(e.chapter)??[],e]);return[...t]}var C=class extends u{static{this.properties={game:{},sentences:{state:!0},fault:{state:!0}}}constructor(){super(),this.game="",this.sentences=null,this.fault=""}async open(t){if(!(!t.target.open||this.sentences))try{this.sentences=(await c.ledger(this.game)).sentences}catch(e){this.fault=e.sentence}}render(){let t=Ve(this.sentences??[]);return i`<details class="ledger" @toggle=${e=>{this.open(e)}}>
      <summary>${s.rulesPage.ledger}</summary>
      ${this.fault?i`<p class="fault" role="alert">${this.fault}</p>`:o}
      ${this.sentences?.length===0?i`<p class="faint">${s.rulesPage.ledgerNone}</p>`:o}
      ${t.map(([e,r])=>i`<h3>${e}</h3><ol>${r.map(Ge)}</ol>`)}
    </details>`}};customElements.define("manual-ledger",C);var Qe=a=>a.map(t=>i`<td class=${typeof t=="number"?"number":o}>${t}</td>`),x=a=>i`<section class="reftable" id="table-${a.id}">
  <h3>${a.title}</h3>
  ${a.note?i`<p class="faint">${a.note}</p>`:o}
  <div class="wide" tabindex="0" role="region" aria-label=${a.title}>
    <table>
      <thead>
        <tr>${a.columns.map(t=>i`<th scope="col">${t}</th>`)}</tr>
      </thead>
      <tbody>
        ${a.rows.map(t=>i`<tr>${Qe(t)}</tr>`)}
      </tbody>
    </table>
  </div>
</section>`;var Fe=a=>`shown-${a}`;function Ee(a){let t=new Map;for(let e of a?.pages.flatMap(r=>r.figures)??[])for(let r of e.rules)t.has(r)||t.set(r,e);return t}var Xe=a=>Fe(a.rules[0]),We=a=>i`<figure id=${Xe(a)}>
  <img src=${a.picture} width=${a.width} height=${a.height} alt="" />
  <figcaption>
    <h3>${a.title}</h3>
    <p>${a.text}</p>
    <p class="rulelinks">${a.rules.map(t=>i`<a href="#${t}">${t}</a> `)}</p>
  </figcaption>
</figure>`,Se=a=>a?i`<a class="to-figure" href="#${Xe(a)}">${s.rulesPage.picture}</a>`:o,Ae=(a,t)=>({...a,id:`aid-${a.id}`,note:"",columns:t.map(e=>a.columns[e]),rows:a.rows.map(e=>t.map(r=>e[r]))});function Pe(a,t){let e=a.aids.flatMap(({id:r,columns:n})=>t.filter(l=>l.id===r).map(l=>Ae(l,n)));return i`<div class="primer">
    ${a.pages.map(r=>i`<section class="sheet">
        <h2>${r.title}</h2>
        <p class="lead">${r.lead}</p>
        ${r.figures.map(We)}
      </section>`)}
    <section class="sheet aid">
      <h2>${s.rulesPage.aid}</h2>
      <h3>${s.rulesPage.turn}</h3>
      <ol>${a.turn.map(r=>i`<li>${r}</li>`)}</ol>
      <div class="print-only">${e.map(r=>x(r))}</div>
    </section>
  </div>`}var De={"arena-roma":()=>import("/assets/texts-N7MGTR3Z.js"),antike2:()=>import("/assets/texts-NFDMKQ2A.js"),"casus-belli":()=>import("/assets/texts-2OBJEFDA.js"),ancients:()=>import("/assets/texts-745UELTN.js"),"total-war-rome":()=>import("/assets/texts-SWMOMJ74.js")};async function xe(a){return(await De[a]?.())?.primer??null}var U=a=>`chapter-${a.toLowerCase().replace(/\W+/g,"-")}`;function Je(a){let t=new Map;for(let e of a)t.set(e.chapter??"",[...t.get(e.chapter??"")??[],e]);return t}function Ke(a,t){a.preventDefault(),a.stopPropagation();let e=document.getElementById(U(t));e?.scrollIntoView(),e?.focus({preventScroll:!0})}var Z=class extends u{static{this.properties={game:{},rule:{},rules:{state:!0},tables:{state:!0},primer:{state:!0},title_:{state:!0},short:{state:!0},fault:{state:!0}}}constructor(){super(),this.game="",this.rule=null,this.rules=[],this.tables=[],this.primer=null,this.title_="",this.short="",this.fault=""}async connectedCallback(){super.connectedCallback(),document.title=`${s.rulesPage.title} · ${s.name}`;try{let[t,e,r,n]=await Promise.all([c.games(),c.rules(this.game),c.tables(this.game),xe(this.game)]);this.primer=n,this.tables=r.tables,this.title_=t.games.find(l=>l.id===this.game)?.title??this.game,this.rules=e.rules,this.short=e.short,await this.updateComplete,this.rule&&document.getElementById(this.rule)?.scrollIntoView()}catch(t){this.fault=t.sentence}}async print(t){this.classList.toggle("short",t),await Promise.all([...this.querySelectorAll(".primer img")].map(e=>e.decode().catch(()=>null))),window.print(),this.classList.remove("short")}illustrated(t){return i`<div class="row tight no-print">
        <button data-print="short" @click=${()=>{this.print(!0)}}>${s.rulesPage.printShort}</button>
        <button data-print="all" @click=${()=>{this.print(!1)}}>${s.rulesPage.printAll}</button>
      </div>
      ${Pe(t,this.tables)}
      <h2 class="numbered">${s.rulesPage.numbered}</h2>`}chapter(t,e,r){return i`${t?i`<h2 id=${U(t)} tabindex="-1">${t}</h2>`:o}
      <dl class="rules">
        ${e.map(n=>i`<div id=${n.number} class=${n.number===this.rule?"here":""}>
            <dt>${n.number}</dt>
            <dd>${me(n.text)} ${Se(r.get(n.number))}</dd>
          </div>`)}
      </dl>`}render(){let t=Je(this.rules),e=Ee(this.primer);return i`<main id="main" class="page narrow" tabindex="-1">
      <h1 tabindex="-1">${this.title_?s.rulesPage.heading(this.title_):s.rulesPage.title}</h1>
      ${this.fault?i`<p class="fault" role="alert">${this.fault}</p>`:o}
      ${this.short?i`<p class="lead">${this.short}</p>`:o}
      ${this.primer?this.illustrated(this.primer):o}
      ${t.size>1?i`<nav class="chapters" aria-label=${s.rulesPage.chapters}>${[...t.keys()].map(r=>i`<a href="#${U(r)}" @click=${n=>Ke(n,r)}>${r}</a>`)}</nav>`:o}
      ${[...t].map(([r,n])=>this.chapter(r,n,e))}
      ${this.tables.length?i`<h2>${s.rulesPage.tables}</h2>${this.tables.map(x)}`:o}
      ${this.rules.length?i`<manual-ledger .game=${this.game}></manual-ledger>`:o}
      ${this.rules.length===0&&!this.fault?i`<p class="faint">${s.wait}</p>`:o}
    </main>`}};customElements.define("rules-page",Z);var H=class extends u{connectedCallback(){super.connectedCallback(),document.title=`${s.credits.title} · ${s.name}`}render(){let t=(e,r)=>i`<a href=${e} rel="noreferrer">${r}</a>`;return i`<main id="main" class="page narrow" tabindex="-1">
      <h1 tabindex="-1">${s.credits.title}</h1>
      <p>
        ${v(s.credits.art,{site:t("https://game-icons.net/","game-icons.net"),licence:t("https://creativecommons.org/licenses/by/3.0/","CC BY 3.0")})}
      </p>
      <p>${v(s.credits.fonts,{licence:t("https://openfontlicense.org/",s.credits.fontLicence)})}</p>
      <p>${K.soundCredit}</p>
      <p>${s.credits.code}</p>
    </main>`}};customElements.define("credits-page",H);var{rows:m}=s.shortcuts,et=[[s.shortcuts.tabs,m.tab],[s.shortcuts.arrows,m.arrows],[s.shortcuts.enter,m.enter],[s.shortcuts.esc,m.esc],["A",m.a],["B",m.b],["U",m.u],["H",m.h],["W",m.w],["L",m.l],["C",m.c],["N",m.n],["+  −  0",m.zoom],["R",m.r],["S",m.s],["T",m.t],["M",m.m],["?",m.help]];function Te(){return i`<dialog id="shortcuts" aria-labelledby="shortcuts-title">
    ${he("shortcuts-title",s.shortcuts.title)}
    <dl class="keys">
      ${et.map(([a,t])=>i`<div><dt><kbd>${a}</kbd></dt><dd>${t}</dd></div>`)}
    </dl>
  </dialog>`}function tt(){return i`<main id="main" class="page narrow center" tabindex="-1">
    <h1 tabindex="-1">${s.frame.missing}</h1>
    <p class="lead">${s.frame.missingAt(location.pathname)}</p>
    <a class="button primary" href="/">${s.home}</a>
  </main>`}var q=class extends u{static{this.properties={route:{state:!0},me:{state:!0}}}constructor(){super(),this.route=O(),this.me=null}connectedCallback(){super.connectedCallback(),ee(this),addEventListener("popstate",()=>this.follow()),addEventListener("tessera-me",()=>{this.greet()}),addEventListener("tessera-prefs",()=>this.requestUpdate()),addEventListener("keydown",t=>this.key(t)),this.greet()}follow(){let t=this.route;this.route=O(),!(t.page===this.route.page&&t.page==="table")&&(scrollTo(0,0),this.updateComplete.then(()=>this.querySelector("main h1")?.focus()))}async greet(){try{this.me=await c.me(),V()}catch{this.me=null}}key(t){if(de(t)){if(t.key==="?")this.querySelector("#shortcuts")?.showModal();else if(t.key==="t")this.turnTheme();else if(t.key==="m")this.turnSound();else return;t.preventDefault()}}turnTheme(){E("theme",L()?"light":"dark"),this.requestUpdate()}turnSound(){E("sound",!$.sound),ue("coin"),this.requestUpdate()}async turnNotify(){if(!$.notify&&(!("Notification"in window)||await Notification.requestPermission()!=="granted"))return d(s.frame.notifyDenied,!0);E("notify",!$.notify),d($.notify?s.frame.notifyOn:s.frame.notifyOff),this.requestUpdate()}page(){let t=this.route;switch(t.page){case"new":return i`<create-page .wanted=${t.game} .level=${t.level}></create-page>`;case"table":return this.table(t.id,t.step);case"invite":return i`<invite-page .token=${t.token}></invite-page>`;case"rules":return i`<rules-page .game=${t.game} .rule=${t.rule}></rules-page>`;case"edit":return import("/assets/edit-VTLEVXPX.js"),i`<edit-page game=${t.game}></edit-page>`;case"learn":return import("/assets/page-CKV45JXE.js"),i`<learn-page game=${t.game}></learn-page>`;case"puzzles":return import("/assets/page-RHCVK7JD.js"),i`<puzzles-page game=${t.game}></puzzles-page>`;case"account":return import("/assets/account-WQ54WQM6.js"),i`<account-page></account-page>`;case"confirm":case"reset":case"unsubscribe":return import("/assets/maillink-R3XUVHTB.js"),i`<mail-link-page .kind=${t.page} .token=${t.token}></mail-link-page>`;case"credits":return i`<credits-page></credits-page>`;case"missing":return tt();case"lobby":return i`<lobby-page></lobby-page>`}}table(t,e){return customElements.get("table-page")?i`<table-page .table=${t} .step=${e}></table-page>`:(import("/assets/table-HROZNS7J.js").then(()=>this.requestUpdate()),i`<main id="main" class="page narrow" tabindex="-1"></main>`)}render(){let t=(e,r,n,l)=>i`<button class="tool" aria-label=${e} title=${e} aria-pressed=${r} @click=${l}>
        ${X(n)}
      </button>`;return i`
      <a class="skip" href="#main" @click=${e=>this.skip(e)}>${s.frame.skip}</a>
      <header class="top">
        <a class="brand" href="/" aria-label=${s.name}>${A("laurels")}<span>${s.name}</span></a>
        <nav class="tools" aria-label=${s.frame.settings}>
          ${t(s.frame.dark,L(),"theme",()=>this.turnTheme())}
          ${t(s.frame.sound,$.sound,$.sound?"sound":"mute",()=>this.turnSound())}
          ${t(s.frame.notify,$.notify,"bell",()=>{this.turnNotify()})}
          <button
            class="tool"
            aria-label=${s.frame.keys}
            title=${s.frame.keysTip}
            @click=${()=>this.querySelector("#shortcuts")?.showModal()}
          >
            ${X("keys")}
          </button>
          <a class="button tool" href="/account" aria-label=${s.settings} title=${s.settings}>${X("settings")}</a>
          ${this.me?i`<a class="me" href="/account" title=${s.frame.account}>${this.me.name}</a>`:o}
        </nav>
      </header>
      ${this.page()} ${Te()}
      <tessera-toasts></tessera-toasts>
    `}skip(t){t.preventDefault(),t.stopPropagation(),this.querySelector("main")?.focus()}};document.querySelector("link[rel=icon]").href=fe;z();customElements.define("tessera-app",q);

import{c as G,d as D,e as Jt}from"/assets/chunk-GRNECSP3.js";import{b as _,c as yt}from"/assets/chunk-G44UT42I.js";import{b as Ut,c as Wt,d as f,e as N,f as Qt,g as te}from"/assets/chunk-LD3J2TWE.js";import{a as b,b as E,c as ft,d as Ft,e as I,f as gt,g as $,h as Yt}from"/assets/chunk-3H4TVH36.js";import{a as F}from"/assets/chunk-5EDLHX7Y.js";import{a as m,b as mt}from"/assets/chunk-OWC2RZJ2.js";import{a as v}from"/assets/chunk-WDSRH233.js";import{a as Dt,b as p}from"/assets/chunk-4UHRDBKC.js";import{a as qt,b as Nt,c as dt,d as _t,f as Gt}from"/assets/chunk-JUMFOD7G.js";import{b as Xt,c as Kt,d as Zt}from"/assets/chunk-W3KVOMLT.js";import{a as C,b as d,c as jt,d as bt,e as H,f as zt,g as Vt,h as x}from"/assets/chunk-CCJ6IWGU.js";import{c as q,d as y}from"/assets/chunk-P7PWSGXB.js";import{a as o,c as It,d as l}from"/assets/chunk-2MJMKIS2.js";import"/assets/chunk-VVCT3YM4.js";var ee="/assets/favicon-XU476DQP.svg";var Ie=6e4,se=864e5,ne={bots:"Only against the computer",all:"For everybody",never:"None"};function U(s){return s%se===0?H(s/se,"day"):H(Math.round(s/Ie),"minute")}function qe(s){let t={bots:"No hints while people play each other.",all:"Hints are allowed for everybody.",never:"No hints."};return[...s.from_position?["The game starts from a position its owner chose, who may know what is hidden."]:[],t[s.hints],`If you are away on your turn, your seat is kept for ${U(s.grace_ms)}; then the computer may take it.`]}var W=s=>o`<ul class="terms">${qe(s).map(t=>o`<li>${t}</li>`)}</ul>`;function ie(s){return[...s.from_position?["chosen position"]:[],s.hints==="all"?"hints allowed":"no hints",`seat kept ${U(s.grace_ms)}`]}function vt(s){return s.kind==="open"?"a free seat":s.name??s.kind}function Ne(s){return s.seats.map((t,e)=>o`${e>0?" · ":""}<span class=${t.acts?"acts":""}>${vt(t)}</span>`)}function _e(s){if(s.your_turn)return o`<strong class="badge">Your turn</strong>`;if(s.state==="open")return o`<span class="badge soft">Open</span>`;let t=s.seats.filter(e=>e.acts).map(vt);return t.length?o`<span class="badge soft">${x(t)} to act</span>`:l}function Ge(s){let t=s.result?.score??{},e=s.seats.find(n=>t[n.seat]===1);return s.state!=="finished"?"":e?e.seat===s.your_seat?"you won":`${vt(e)} won`:Object.keys(t).length?"a draw":""}function De(s,t){let n=(t.find(i=>i.id===s.game)?.scenarios??[]).find(i=>i.id===s.scenario)?.title;return n&&n!==s.title?o` <span class="faint">${n}</span>`:l}function Fe(s){return s.state!=="open"?s.from_position?o` <span class="faint">chosen position</span>`:l:o` <span class="faint table-terms">${ie(s).join(", ")}</span>`}function oe(s,t,e){return o`<span class="table-sign" aria-hidden="true">${N(s.game)}</span>
    <span class="table-title">${s.title}${De(s,t)}${Fe(s)}</span>
    <span class="table-seats">${Ne(s)}</span>
    <span class="table-end">
      ${e} <span class="faint">${[Ge(s),Vt(s.updated)].filter(Boolean).join(", ")}</span>
    </span>`}async function Ue(s){try{await p.post(s,"join"),$(`/t/${s}`)}catch(t){m(t.sentence,!0)}}function We(s,t){return s.state==="open"&&!s.your_seat&&s.watch!=="all"?o`<li>
      <button class="table-row" @click=${()=>{Ue(s.id)}}>
        ${oe(s,t,o`<strong class="badge">Take a seat</strong>`)}
      </button>
    </li>`:o`<li>
    <a href="/t/${s.id}" class="table-row ${s.your_turn?"my-turn":""}">${oe(s,t,_e(s))}</a>
  </li>`}function A(s,t,e,n=""){return o`<section class="tables">
    <h2>${s}</h2>
    ${t.length===0?o`<p class="faint">${n}</p>`:o`<ul>${t.map(i=>We(i,e))}</ul>`}
  </section>`}var Ye=8e3;function ae(s){return(s.bots.find(t=>t.id==="normal")??s.bots[s.bots.length-1])?.id??"random"}function je({seats_min:s,seats_max:t}){return s===t?`${t} players.`:`${s} to ${t} players.`}var $t=class extends v{constructor(){super();this.timer=0;this.games=[],this.lobby=null,this.fault=""}static{this.properties={games:{state:!0},lobby:{state:!0},fault:{state:!0}}}connectedCallback(){super.connectedCallback(),document.title="Tessera",this.load(),this.timer=window.setInterval(()=>{this.load()},Ye)}disconnectedCallback(){super.disconnectedCallback(),clearInterval(this.timer)}async load(){try{let[e,n]=await Promise.all([p.games(),p.lobby()]);this.games=e.games,this.lobby=n,this.fault=""}catch(e){this.fault=e.sentence??String(e)}}async start(e,n){let i={};e.seats.slice(0,e.seats_min).forEach((a,r)=>i[a]=r===0?"me":n);try{let a=await p.create({game:e.id,scenario:e.scenarios[0]?.id,options:{},seats:i,pace:{kind:"none"},watch:"all",undo:"free"});$(`/t/${a.id}`)}catch(a){m(a.sentence,!0)}}opponent(e){return`bot:${this.querySelector(`#level-${e.id}`)?.value??ae(e)}`}takeLevel(e,n){let i=this.opponent(n).slice(4);e.currentTarget.href=`/new?game=${n.id}&level=${i}`}isNew(e){return e.lessons>0&&!Wt(e.id)&&!this.lobby?.mine.some(n=>n.game===e.id)}learn(e,n){return o`<a class="button ${n?"primary":""}" data-learn=${e.id} href="/learn/${e.id}">${f.learn}</a>`}gameCard(e){let n=e.bots,i=this.isNew(e);return o`<article class="game">
      <div class="game-art">${N(e.id)}</div>
      <div class="game-text">
        <h2>${e.title}</h2>
        <p>${e.about} <span class="faint">${je(e)}</span></p>
        <div class="row">
          ${i?this.learn(e,!0):l}
          <button class=${i?"":"primary"} data-play=${e.id} @click=${()=>{this.start(e,this.opponent(e))}}>
            Play against the computer
          </button>
          ${n.length>1?o`<label class="inline">
                <span class="unseen">Opponent</span>
                <select id="level-${e.id}">
                  ${n.map(a=>o`<option value=${a.id} ?selected=${a.id===ae(e)} title=${a.help}>
                      ${C(a.id)}
                    </option>`)}
                </select>
              </label>`:l}
        </div>
        <div class="row">
          ${e.lessons>0&&!i?this.learn(e,!1):l}
          <button data-invite=${e.id} @click=${()=>{this.start(e,"open")}}>Invite a friend</button>
          <a class="button" href="/new?game=${e.id}" @click=${a=>this.takeLevel(a,e)}>More options</a>
          <a class="quiet" href="/rules/${e.id}">Rules</a>
        </div>
      </div>
    </article>`}render(){let{lobby:e,games:n}=this,i=e?.mine.filter(r=>r.state!=="finished")??[],a=e?.mine.filter(r=>r.state==="finished")??[];return o`<main id="main" class="page lobby" tabindex="-1">
      <h1 class="hero" tabindex="-1">Strategy games of antiquity</h1>
      <p class="lead">
        Play against the computer or send a friend a link. The rules are kept for you, and every
        “no” comes with its reason.
      </p>
      ${this.fault?o`<p class="fault" role="alert">${this.fault}</p>`:l}
      ${i.length?A("Where I play",i,n):l}
      <div class="games">${n.map(r=>this.gameCard(r))}</div>
      ${e?o`
            ${a.length||!i.length?A("My games",a,n,"Nothing yet: one click above starts a game."):l}
            ${A("Open tables",e.open,n,"Nobody is waiting for an opponent.")}
            ${A("Finished games",e.finished,n,"Games that are over can be replayed here.")}
          `:l}
      <footer class="foot"><a href="/new">Set up a table</a><a href="/credits">Credits</a></footer>
    </main>`}};customElements.define("lobby-page",$t);var wt=class extends v{static{this.properties={wanted:{},level:{},games:{state:!0},chosen:{state:!0},count:{state:!0},scenario:{state:!0},pace:{state:!0},scenes:{state:!0}}}constructor(){super(),this.wanted=this.level=null,this.games=[],this.chosen="",this.count=0,this.scenario="",this.pace="none",this.scenes=null}async connectedCallback(){super.connectedCallback(),document.title="New table · Tessera";try{this.games=(await p.games()).games,this.choose(this.wanted??this.games[0]?.id??"")}catch(t){m(t.sentence,!0)}}choose(t){this.chosen=t,this.count=this.game?.seats_min??0,this.scenario=this.game?.scenarios[0]?.id??"",this.scenes=null,this.fetchScenes(t)}async fetchScenes(t){let[e,{facts:n}]=await Promise.all([G(t),p.facts(t)]);this.chosen!==t||!e.picture||(this.dataset.board=D(t),this.scenes={draw:e.picture,facts:n,edits:e.edits??!1})}get game(){return this.games.find(t=>t.id===this.chosen)}async submit(t){t.preventDefault();let e=this.game,n=new FormData(t.target),i=r=>String(n.get(r)??""),a=(r,c)=>Object.fromEntries(r.map(h=>[h,i(c+h)]));try{let r=await p.create({game:e.id,scenario:i("scenario"),options:a(e.options.map(c=>c.id),"option-"),seats:a(e.seats.slice(0,this.count),"seat-"),pace:{kind:i("pace"),seconds:Number(i("minutes"))*60,days:Number(i("days"))},watch:i("watch"),undo:i("undo"),hints:i("hints"),grace:Number(i(this.pace==="days"?"grace-days":"grace-minutes"))});$(`/t/${r.id}`)}catch(r){m(r.sentence,!0)}}select(t,e,n,i="",a=()=>{},r=""){return o`<label class="field">
      <span>${t}</span>
      <select name=${e} @change=${c=>a(c.target.value)}>
        ${n.map(([c,h])=>o`<option value=${c} ?selected=${c===r}>${h}</option>`)}
      </select>
      ${i?o`<small>${i}</small>`:l}
    </label>`}scenarios(t){let{scenes:e}=this;return e?o`<div class="scenes" role="radiogroup" aria-label="Scenario">
      ${t.scenarios.map((n,i)=>o`<label class="scene">
          <input type="radio" name="scenario" value=${n.id} ?checked=${i===0} />
          <b>${n.title}</b> ${e.draw(n.id,e.facts)}
          <small>${n.help}</small>
        </label>`)}
    </div>
    ${e.edits?o`<p class="own"><a href="/edit/${t.id}">Make a battle of your own</a>, from a blank field or from one of these.</p>`:l}`:this.select("Scenario","scenario",t.scenarios.map(n=>[n.id,n.title]),t.scenarios.find(n=>n.id===this.scenario)?.help,n=>this.scenario=n)}seats(t){let e=t.bots.map(n=>[`bot:${n.id}`,`Computer: ${n.id}`]);return t.seats.slice(0,this.count).map((n,i)=>{let a=["me","Me"],r=["open","Somebody else (by link or from the lobby)"],c=i===0?[a,r,...e]:[r,...e,a];return this.select(d(n),`seat-${n}`,c,"",void 0,i===0?"me":`bot:${this.level}`)})}render(){let t=this.game;return o`<main id="main" class="page narrow" tabindex="-1">
      <h1 tabindex="-1">Set up a table</h1>
      ${t?o`<form class="form" @submit=${e=>{this.submit(e)}}>
            <fieldset>
              <legend>Game</legend>
              <label class="field">
                <span>Game</span>
                <select name="game" @change=${e=>this.choose(e.target.value)}>
                  ${this.games.map(e=>o`<option value=${e.id} ?selected=${e.id===this.chosen}>${e.title}</option>`)}
                </select>
                <small>${t.about}</small>
              </label>
              ${this.scenarios(t)}
              ${t.options.map(e=>this.select(d(e.id),`option-${e.id}`,e.values.map(n=>[n,d(n)]),C(e.help)))}
            </fieldset>
            <fieldset>
              <legend>Seats</legend>
              ${t.seats_max>t.seats_min?o`<label class="field">
                    <span>Players</span>
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
              <legend>Manners</legend>
              ${this.select("Pace","pace",[["none","No clock"],["live","Live, with a clock"],["days","A move every few days"]],"",e=>this.pace=e)}
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
          </form>`:o`<p class="faint">One moment…</p>`}
    </main>`}};customElements.define("create-page",wt);var ze="normal";async function Y({snap:s,view:t,game:e},n){let i=s.you??t.to_act.find(c=>c!=="chance")??t.seats[0],a=c=>e.bots.find(h=>c===`${h.id} bot`)?.id??ze,r=Object.fromEntries(s.seats.map(c=>[c.seat,c.seat===i?"me":`bot:${a(c.kind==="bot"?c.name:null)}`]));return(await p.create({game:s.game,seats:r,from_table:s.id,step:n})).id}function Ve(s,t){let e=t.replace(/["\\]/g,"\\$&"),n=s.querySelectorAll(`.board [data-drawn="${e}"]`);return[...n.length>0?n:s.querySelectorAll(`.board [data-thing="${e}"]`)]}var j=class{constructor(t){this.host=t;this.frame=0;this.follow=()=>{let t=this.host.querySelector(".rings"),e=this.points.flatMap(n=>Ve(this.host,n));t&&this.place(t,e),this.frame=this.points.length>0?requestAnimationFrame(this.follow):0};t.addController(this)}hostUpdated(){cancelAnimationFrame(this.frame),this.follow()}hostDisconnected(){cancelAnimationFrame(this.frame),this.frame=0}get points(){return this.host.replay.on?[]:this.host.snap?.lesson?.point??[]}place(t,e){for(;t.childElementCount>e.length;)t.lastElementChild.remove();for(;t.childElementCount<e.length;)t.append(document.createElement("i"));let n=t.getBoundingClientRect();e.forEach((i,a)=>{let r=i.getBoundingClientRect(),c=`left:${r.x-n.x-5}px;top:${r.y-n.y-5}px;width:${r.width+10}px;height:${r.height+10}px`,h=t.children[a];h.dataset.at!==c&&(h.style.cssText=h.dataset.at=c)})}};var z=class{constructor(t){this.host=t;this.answer="";this.answerAt=-1;this.isFolded=!1;t.addController(this),new j(t)}hostUpdated(){let t=this.host.snap;t?.lesson?.over&&Ut(t.game,t.lesson.name)}say(t){this.answer=t,this.answerAt=this.host.snap.rev,this.isFolded=!1,this.host.requestUpdate(),this.host.updateComplete.then(()=>this.host.querySelector(".lesson-answer")?.scrollIntoView({block:"nearest"}))}draw(t){let e=t.lesson;return e?o`<section class="lesson ${this.isFolded?"folded":""}" aria-label=${f.panel}>
      <header>
        <h2>${e.title}</h2>
        ${e.steps>0?Xe(e):l} ${this.folder()}
      </header>
      <div class="lesson-talk" aria-live="polite">${e.talk.map(n=>o`<p>${n}</p>`)}</div>
      ${e.ask?o`<p class="lesson-ask">${y("next")}<span>${e.ask}</span></p>`:l}
      <div role="status">${this.answerAt===t.rev&&!e.over?o`<p class="lesson-answer"><b>${f.answer}.</b> ${this.answer}</p>`:l}</div>
      ${e.over||!e.ask?this.afterwards(t,e):l}
    </section>`:l}folder(){let t=this.isFolded?f.unfold:f.fold,e=()=>{this.isFolded=!this.isFolded,this.host.requestUpdate()};return o`<button class="tool fold" aria-label=${t} title=${t} aria-expanded=${!this.isFolded} @click=${e}>
      ${y(this.isFolded?"plus":"minus")}
    </button>`}afterwards(t,e){let{game:n}=this.host,i=e.over?f.next:f.restart;return o`<div class="row tight lesson-next">
      ${e.next?o`<button class="primary" data-next @click=${()=>{Qt(t.game,e.next)}}>${i}</button>`:l}
      ${e.over&&e.goes_on?o`<button class=${e.next?"":"primary"} @click=${()=>{this.playOn()}}>${f.playOn}</button>`:l}
      <button class=${e.next||e.goes_on?"":"primary"} data-play @click=${()=>{te(n)}}>${f.play}</button>
      <a class="button" href="/learn/${t.game}">${f.list}</a>
    </div>`}async playOn(){try{$(`/t/${await Y(this.host.context(),this.host.snap.steps)}`)}catch(t){this.host.sending.complain(t)}}};function Xe({step:s,steps:t,over:e}){let n=e?t:s+1;return o`<span class="dots" role="img" aria-label=${f.progress(Math.min(n,t),t)}>
    ${Array.from({length:t},(i,a)=>o`<i class=${a<s?"done":a===s?"now":""}></i>`)}
  </span>`}var Ke=650,Ze=16,Je=1500,V=class{constructor(t,e,n,i){this.id=t;this.read=e;this.show=n;this.say=i;this.source=null;this.queue=[];this.pacing=0;this.knocking=0;this.shownAt=0;this.newest=-1;this.eyes="";this.log=[]}open(){this.say("connecting"),this.source=new EventSource(p.eventsPath(this.id)),this.source.addEventListener("open",()=>this.say("live")),this.source.addEventListener("table",t=>this.take(this.read(JSON.parse(t.data)))),this.source.addEventListener("bye",t=>this.part(JSON.parse(t.data))),this.source.addEventListener("error",()=>{this.say("lost"),this.source?.readyState===EventSource.CLOSED&&this.again()})}close(){this.source?.close(),this.source=null,clearTimeout(this.knocking),this.stopPacing()}take(t){let e=(t.yours??[]).join(" ");t.seq<this.newest&&e===this.eyes||(this.newest=t.seq,this.eyes=e,t.log=this.wholeLog(t),this.queue.push(t),this.queue.length>Ze&&this.queue.splice(0,this.queue.length-1),this.next())}catchUp(){let t=this.queue.pop();this.queue=[],this.stopPacing(),t&&this.put(t)}wholeLog(t){let e=t.log_from??0,n=e===0?[]:this.log.filter(i=>i.n<=e);return this.log=[...n,...t.log],this.log}part(t){t.signed_out?location.reload():this.again()}again(){this.source?.close(),this.say("lost"),this.knocking=window.setTimeout(()=>this.open(),Je)}next(){if(this.pacing||this.queue.length===0)return;let t=this.queue[0],n=!t.last||t.last.seat===t.you||I()?0:this.shownAt+Ke-performance.now();if(n>0){this.pacing=window.setTimeout(()=>{this.pacing=0,this.next()},n);return}this.queue.shift(),this.put(t),this.next()}stopPacing(){clearTimeout(this.pacing),this.pacing=0}put(t){this.shownAt=performance.now(),this.show(t)}};var Qe=500,X=class{constructor(t){this.host=t;this.told=null;this.before=new Map;this.panel=null;this.share=0;this.table="";this.timer=0;t.addController(this)}hostDisconnected(){clearTimeout(this.timer),this.table=""}want(){let t=this.host.snap.id;this.table!==t&&(clearTimeout(this.timer),Object.assign(this,{table:t,told:null,share:0}),this.before.clear(),this.ask(t))}draw(t){return this.told&&this.panel?this.panel.analysis(this.told,this.before,t,this.host):o`<section class="panel analysis" aria-busy="true">
      <h3>Analysis</h3>
      <p>The computer looks back at the game…</p>
      <progress max="1" .value=${this.share} aria-label="Analysis"></progress>
    </section>`}async lookBack(t,{mistakes:e}){for(let{step:n}of e){let i=await p.at(t,n-1).catch(()=>null);if(this.table!==t||!i)return;this.before.set(n,i.view),this.host.requestUpdate()}}async ask(t){try{let e=await p.analysis(t);if(this.table!==t)return;e.ready?(this.panel??=await import("/assets/analysis-4X27K6H6.js"),this.told=e,this.lookBack(t,e)):(this.share=e.done/e.all,this.timer=window.setTimeout(()=>{this.ask(t)},Qe)),this.host.requestUpdate()}catch(e){this.table="",this.host.sending.complain(e)}}};function S(s){return s.seats.every(t=>t.seat===s.you||t.kind!=="person")}function K(s){return s.hints==="all"||s.hints==="bots"&&S(s)}function T(s){return s.state==="running"&&s.legal.length>0}var ts="input:not([type=checkbox], [type=range]), textarea, select, dialog[open]";function Z(s){return!s.ctrlKey&&!s.metaKey&&!s.altKey&&!s.target.closest(ts)}var es={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]},re=2.5;function le(s,t){let e=es[t],n=document.activeElement;if(!e||!n||!s.contains(n))return!1;let i=n.getBoundingClientRect(),a=null,r=1/0;for(let c of s.querySelectorAll("[data-thing]")){if(c===n)continue;let h=c.getBoundingClientRect(),g=h.x+h.width/2-i.x-i.width/2,u=h.y+h.height/2-i.y-i.height/2,w=g*e[0]+u*e[1],k=Math.abs(g*e[1])+Math.abs(u*e[0]);w>4&&w+re*k<r&&(r=w+re*k,a=c)}return a?.focus(),a!==null}var ss=matchMedia("(min-width: 1000px)"),J=class{constructor(t){this.pane=t;this.scale=1;this.x=0;this.y=0;this.fingers=new Map;this.seen=null;this.dragged=0;this.isTouched=!1;this.frame=new ResizeObserver(()=>this.map&&this.resize());this.ending=new AbortController;let{signal:e}=this.ending;t.addEventListener("wheel",n=>this.wheel(n),{passive:!1}),t.addEventListener("pointerdown",n=>this.down(n)),t.addEventListener("click",n=>this.click(n),{capture:!0}),addEventListener("pointermove",n=>this.move(n),{signal:e});for(let n of["pointerup","pointercancel"])addEventListener(n,i=>this.fingers.delete(i.pointerId),{signal:e})}close(){this.ending.abort(),this.frame.disconnect()}get map(){return this.pane.querySelector("[data-zoom]")}get inner(){return this.map??this.pane.querySelector(".board")}settle(){this.seen!==this.inner&&(this.seen=this.inner,this.frame.disconnect(),this.frame.observe(this.inner.parentElement),this.isTouched=!1,this.place(this.start()))}resize(){if(this.isTouched)return this.apply();this.place(this.start()),this.showLights()}start(){let{start:t=1,legible:e=0}=this.map?.dataset??{},n=Math.max(1,this.inner.offsetWidth);return Math.min(5,Math.max(Number(t),Number(e)/n))}showLights(){let{width:t,height:e}=this.inner.parentElement.getBoundingClientRect(),n=[...this.map?.querySelectorAll("[data-thing].lit")??[]].map(c=>{let h=c.getBoundingClientRect();return this.toFrame(h.x+h.width/2,h.y+h.height/2)}),i=({x:c,y:h})=>Math.abs(c)<t/2&&Math.abs(h)<e/2;if(n.length===0||n.some(i))return;let a=({x:c,y:h})=>Math.hypot(c,h),r=n.reduce((c,h)=>a(h)<a(c)?h:c);this.x-=r.x,this.y-=r.y,this.apply()}by(t,e={x:0,y:0}){let n=this.scale;this.isTouched=!0;let[i,a]=this.map?[1,5]:[.5,3];this.scale=Math.min(a,Math.max(i,n*t)),Math.abs(this.scale-1)<.04&&(this.scale=1),this.x=e.x-(e.x-this.x)*this.scale/n,this.y=e.y-(e.y-this.y)*this.scale/n,this.apply()}fit(){this.isTouched=!0,this.place(1)}place(t){let[e,n]=(this.map?.dataset.focus??"0.5 0.5").split(" ").map(Number);this.scale=t,this.x=(.5-e)*this.inner.offsetWidth*t,this.y=(.5-n)*this.inner.offsetHeight*t,this.apply()}toFrame(t,e){let n=this.inner.parentElement.getBoundingClientRect();return{x:t-n.x-n.width/2,y:e-n.y-n.height/2}}isOnMap(t){return t.target.closest?.("[data-zoom]")!==null}wheel(t){!t.ctrlKey&&!(ss.matches&&this.isOnMap(t))||(t.preventDefault(),this.by(t.deltaY<0?1.15:1/1.15,this.map?this.toFrame(t.clientX,t.clientY):void 0))}down(t){this.dragged=0,this.fingers.set(t.pointerId,t)}click(t){this.dragged>6&&t.stopPropagation(),this.dragged=0}move(t){let e=this.fingers.get(t.pointerId);e&&(this.fingers.set(t.pointerId,t),this.fingers.size===2?this.pinch(e,t):this.canPan(e)&&this.pan(t.clientX-e.clientX,t.clientY-e.clientY))}canPan(t){let e=t.target;return this.map?this.isOnMap(t)&&!(t.pointerType==="mouse"&&e.closest(".lit")):this.scale>1&&!e.closest("[data-thing]")}pan(t,e){let{x:n,y:i}=this;this.isTouched=!0,this.x+=t,this.y+=e,this.apply(),this.dragged+=Math.hypot(this.x-n,this.y-i)}pinch(t,e){let n=[...this.fingers.values()].find(r=>r.pointerId!==e.pointerId),i=r=>Math.hypot(r.clientX-n.clientX,r.clientY-n.clientY),a=this.toFrame((e.clientX+n.clientX)/2,(e.clientY+n.clientY)/2);this.by(i(e)/Math.max(1,i(t)),this.map?a:void 0)}keepInFrame(t){let e=t.parentElement,n=(i,a,r)=>{let c=Math.max(0,(a*this.scale-r)/2);return Math.max(-c,Math.min(c,i))};this.x=n(this.x,t.offsetWidth,e.clientWidth),this.y=n(this.y,t.offsetHeight,e.clientHeight)}apply(){let t=this.map;t&&this.keepInFrame(t);let e=this.scale===1&&!this.x&&!this.y;this.inner.style.transform=e?"":`translate(${this.x}px, ${this.y}px) scale(${this.scale})`,this.pane.classList.toggle(t?"map-zoomed":"zoomed",this.scale!==1)}};var ns=new Set("uhcnr"),Q=class{constructor(t){this.host=t;this.onKey=t=>{!this.host.snap||!Z(t)||this.press(t.key,t.target)&&t.preventDefault()};this.keys={a:()=>this.host.openList(),b:()=>this.toBoard(),u:()=>this.host.sending.undo(),h:()=>this.host.sending.hint(),l:()=>this.host.show("log","#log"),c:()=>this.host.show("chat","#say"),n:()=>this.host.snap.state==="finished"&&this.host.show("analysis"),r:()=>this.host.replay.turn(),w:t=>this.whyNot(t),"+":()=>this.host.zoomBy(1.2),"-":()=>this.host.zoomBy(1/1.2),0:()=>this.host.fit()};t.addController(this)}hostConnected(){addEventListener("keydown",this.onKey)}hostDisconnected(){removeEventListener("keydown",this.onKey)}press(t,e){let n=this.host.querySelector(".board");if(t==="Escape")return this.host.escape();if(this.host.replay.key(t)||n&&le(n,t))return!0;let i=this.host.snap.lesson&&ns.has(t.toLowerCase())?void 0:this.keys[t.toLowerCase()];return i?.(e),i!==void 0}toBoard(){let t=this.host.querySelector(".board .lit")!==null;this.host.focusOn(t?".board .lit":".board [data-thing]")}whyNot(t){let e=t.closest("[data-thing]")?.dataset.thing;e&&this.host.sending.whyNot(e)}};function ce(s){let{snap:t,game:e,replay:n}=s;if(!t||!e)return null;let{view:i,log:a}=n.past??t,r={game:e,snap:t,view:i,log:a,me:t.you??i.seats[0],playing:!n.on&&T(t),options:[],lit:new Set,picks:s.picking.picks,hinted:new Set};return r.playing&&is(r,s),r}function is(s,t){s.options=s.snap.legal.map(n=>t.board.option(n,s)),s.lit=_(s.options,s.picks);let e=s.options.find(n=>n.act.text===t.hints[t.hintAt]?.action.text);s.hinted=new Set(e?[...e.things,...e.also]:[])}var os=.55;function kt(s,t){let e=s.querySelector(".prompt")?.getBoundingClientRect().bottom??0,n=as(s),i=[...s.querySelectorAll(t)].map(r=>{let c=r.getBoundingClientRect();return c.y+c.height/2});if(i.length===0||i.some(r=>r>e&&r<n))return;let a=Math.min(innerHeight*os,(e+n)/2);scrollBy({top:i[0]-a,behavior:I()?"auto":"smooth"})}function as(s){let t=s.querySelector(".thoughts, .lesson");return t&&getComputedStyle(t).position==="fixed"?t.getBoundingClientRect().top:innerHeight}var he=s=>kt(s,".board .lit"),pe=s=>kt(s,".rings i"),ue=s=>kt(s,".board .hinted");var me="important",rs=" !"+me,de=Kt(class extends Zt{constructor(s){if(super(s),s.type!==Xt.ATTRIBUTE||s.name!=="style"||s.strings?.length>2)throw Error("The `styleMap` directive must be used in the `style` attribute and must be the only part in the attribute.")}render(s){return Object.keys(s).reduce((t,e)=>{let n=s[e];return n==null?t:t+`${e=e.includes("-")?e:e.replace(/(?:^(webkit|moz|ms|o)|)(?=[A-Z])/g,"-$&").toLowerCase()}:${n};`},"")}update(s,[t]){let{style:e}=s.element;if(this.ft===void 0)return this.ft=new Set(Object.keys(t)),this.render(t);for(let n of this.ft)t[n]==null&&(this.ft.delete(n),n.includes("-")?e.removeProperty(n):e[n]=null);for(let n in t){let i=t[n];if(i!=null){this.ft.add(n);let a=typeof i=="string"&&i.endsWith(rs);n.includes("-")||a?e.setProperty(n,a?i.slice(0,-11):i,a?me:""):e[n]=i}}return It}});var ls=350,cs=3500,tt=246,fe=340,hs=.55,et=class{constructor(t){this.host=t;this.at=null;this.waits=!1;this.over=null;this.timer=0;t.addController(this),t.addEventListener("pointermove",e=>this.hover(e)),t.addEventListener("pointerout",e=>e.pointerType==="touch"||this.hide()),t.addEventListener("focusin",e=>this.focus(e))}hostDisconnected(){clearTimeout(this.timer)}hide(){this.over=null,this.waits=!1,clearTimeout(this.timer),this.set(null)}isFirstTap(t,e){let n=e.dataset.thing,i=this.host.context();return t.pointerType!=="touch"||!i||this.at?.thing===n?!1:/^(card|space):/.test(n)&&!!this.host.board.look?.(n,i)}touch(t,e,n){t.pointerType==="touch"&&(this.waits=n,this.show(e),clearTimeout(this.timer),this.timer=window.setTimeout(()=>this.hide(),cs))}hover(t){let e=this.thingAt(t.target);!e||e===this.over||t.pointerType==="touch"||t.buttons||(this.over=e,clearTimeout(this.timer),this.timer=window.setTimeout(()=>this.show(e),ls))}focus(t){let e=this.thingAt(t.target);e?.matches(":focus-visible")?this.show(e):this.hide()}thingAt(t){return t.closest("[data-thing], [data-look]")}show(t){if(!t.isConnected||this.host.querySelector(".chooser"))return;let e=t.getBoundingClientRect(),n=t.dataset.look??t.dataset.thing;if(e.top>innerHeight*hs){let i=e.left+e.width/2-tt/2;this.set({thing:n,x:Math.max(8,Math.min(innerWidth-tt-8,i)),y:e.top-fe})}else{let i=e.right+tt+20<innerWidth?e.right+10:e.left-tt;this.set({thing:n,x:Math.max(8,i),y:Math.max(56,Math.min(innerHeight-fe,e.top-60))})}}set(t){t!==this.at&&(this.at=t,this.host.requestUpdate())}draw(t){let e=this.at&&this.host.board.look?.(this.at.thing,t);if(!e)return l;let n=de({left:`${this.at.x}px`,top:`${this.at.y}px`}),i=this.waits?o`<p class="again">Tap it again to do it.</p>`:l;return o`<div class="look" aria-hidden="true" style=${n}>${e}${i}</div>`}};var nt=null;function st(s,t,e,n,i){let a=nt,r=a.createOscillator(),c=a.createGain();r.type=i,r.frequency.value=t,c.gain.setValueAtTime(n,a.currentTime+s),c.gain.exponentialRampToValueAtTime(5e-4,a.currentTime+s+e),r.connect(c).connect(a.destination),r.start(a.currentTime+s),r.stop(a.currentTime+s+e)}function ge(s,t,e,n){let i=nt,a=i.createBuffer(1,Math.ceil(i.sampleRate*t),i.sampleRate),r=a.getChannelData(0);for(let u=0;u<r.length;u++)r[u]=(Math.random()*2-1)*(1-u/r.length);let c=i.createBufferSource(),h=i.createBiquadFilter(),g=i.createGain();c.buffer=a,h.type="bandpass",h.frequency.value=n,g.gain.value=e,c.connect(h).connect(g).connect(i.destination),c.start(i.currentTime+s)}var ps={dice:()=>[0,.07,.13,.2,.24].forEach(s=>ge(s,.04,.5,1800)),coin:()=>[1568,2093].forEach((s,t)=>st(t*.07,s,.25,.08,"triangle")),card:()=>ge(0,.12,.35,900),battle:()=>[220,147].forEach((s,t)=>st(t*.12,s,.4,.12,"sawtooth")),turn:()=>[523,659,784].forEach((s,t)=>st(t*.11,s,.5,.09,"sine")),refuse:()=>st(0,130,.18,.12,"square")};function L(s){b.sound&&(nt??=new AudioContext,nt.resume(),ps[s]())}var us=3200,ms=[["battle-ended","battle"],["battle-began","battle"],["rolled","dice"],["counter","coin"]],ds=[[/battle|attack|against/,"battle"],[/roll|dice/,"dice"],[/sestertii|money|gold|VP/,"coin"]];function fs(s){let t=new Set(_t(s).map(i=>i.family)),e=t.size?"":s.map(i=>i.text).join(" ");return(ms.find(([i])=>t.has(i))??ds.find(([i])=>i.test(e)))?.[1]??"card"}var it=class{constructor(t){this.host=t;this.lines=[];this.timer=0;t.addController(this)}hostDisconnected(){clearTimeout(this.timer)}hear(t,e){let n=t.log[t.log.length-1]?.n??0,i=e.log.filter(a=>a.n>n);i.length>0&&this.show(i),T(e)&&!T(t)&&this.callPlayer(e)}show(t){this.lines=t,clearTimeout(this.timer),this.timer=window.setTimeout(()=>{this.lines=[],this.host.requestUpdate()},us),L(fs(t))}callPlayer(t){L("turn"),b.notify&&document.hidden&&Notification.permission==="granted"&&new Notification(`${t.title}: your turn`,{body:t.view.prompt??"",tag:t.id})}words(){return this.lines.map(t=>t.text).join(" ")}moment(t){if(this.lines.length===0)return l;let e=t.snap.state==="finished"&&!t.snap.lesson?gs(t.snap):this.host.board.moment?.(this.lines,t);return e?o`<div class="moment" aria-hidden="true">${e}</div>`:l}};function gs(s){let t=s.you?(s.result?.score??s.view.score??{})[s.you]:void 0,e=t===void 0?"Finis":t>=1?"Victory":t>0?"A draw":"Defeat";return o`<p class="ending">${q("laurels")}${e}</p>`}var B=(s,t)=>s.view.titles[t]??d(t),Tt=(s,t)=>s.seats.find(e=>e.seat===t)?.name??B(s,t);function xt(s){let t=new Date(s.until??0),e=t.toLocaleTimeString([],{hour:"2-digit",minute:"2-digit"});return t.toDateString()===new Date().toDateString()?e:`${t.toLocaleDateString()}, ${e}`}function bs(s,t){return s.about===t.you?`${Tt(t,s.seat)} asks for the computer to take your seat. Play on or keep it; otherwise the computer takes it at ${xt(s)}.`:`${Tt(t,s.seat)} asks for the computer to play ${B(t,s.about)}. Unless somebody declines, it does so at ${xt(s)}.`}var be="The others must answer.",ys={undo:{asks:(s,t)=>`${B(t,s.seat)} asks to take a move back.`,asked:()=>`You have asked to take a move back. ${be}`,yes:"Agree",no:"Decline"},draw:{asks:(s,t)=>`${B(t,s.seat)} offers a draw.`,asked:()=>`You have offered a draw. ${be}`,yes:"Agree",no:"Decline"},bot:{asks:bs,asked:(s,t)=>`You have asked for the computer to play ${B(t,s.about)}. The seat is kept until ${xt(s)}.`,yes:"Let the computer play",no:"Keep the seat"},rematch:{asks:(s,t)=>`${Tt(t,s.seat)} wants a rematch, sides swapped.`,asked:(s,t)=>`You have asked for a rematch. Waiting for ${x(vs(s,t))}.`,yes:"Accept",no:"Decline"}},Et=(s,t,e)=>e!==null&&(s.agreed>>t.seats.findIndex(n=>n.seat===e)&1)===1;function vs(s,t){return t.seats.filter(n=>n.kind==="person"&&!Et(s,t,n.seat)).map(n=>n.name??d(n.seat))}var St=s=>(s.offers??[]).find(t=>t.what==="rematch");function ye(s){let t=St(s);return t!==void 0&&Et(t,s,s.you)}function ve(s,t,e){let n=ys[e.what];if(!n)return l;let i=()=>{s.sending.send("answer",{what:e.what,yes:!1,seat:t.you})},a=()=>e.what==="rematch"?void s.sending.rematch():void s.sending.send("answer",{what:e.what,yes:!0,seat:t.you});return Et(e,t,t.you)?o`<div class="offer"><p>${n.asked(e,t)}</p>
      <button @click=${i}>Withdraw</button></div>`:o`<div class="offer" role="alert">
    <p>${n.asks(e,t)}</p>
    ${t.you?o`<button class="primary" @click=${a}>${n.yes}</button>
          <button @click=${i}>${n.no}</button>`:l}
  </div>`}function M(s){return C(jt(s.text))}function P(s,t,e,n="",i=M(s)){return o`<button class="act ${n}" data-action=${s.text} aria-label=${i} @click=${a=>t(s,a.currentTarget)}>
    ${e}
  </button>`}function $s(s){let t=new Map;for(let e of s){let n=e.args.slice(0,-1).map(i=>i.word).join(" ");t.set(n,[...t.get(n)??[],e])}return t}function ws(s,t){return s.args[s.args.length-1]?.word??d(t)}function $e(s,t,e,n){return o`<div class="action-groups">
    ${[...Gt(s)].map(([i,a])=>{let r=t.verbs.find(c=>c.word===i)?.help??"";return o`<section class="action-group">
        <h3>${d(i)} ${r?o`<small>${r}</small>`:l}</h3>
        ${[...$s(a)].map(([c,h])=>o`<div class="row tight">
            ${c?o`<span class="first">${c}</span>`:l}
            ${h.map(g=>P(g,n,ws(g,i),e.has(g.text)?"hinted":""))}
          </div>`)}
      </section>`})}
  </div>`}function we(s,t){s.addEventListener("pointerdown",e=>{let n=e.target.closest("[data-thing]");if(!n||e.button!==0||e.pointerType==="touch")return;let i=new AbortController,{signal:a}=i,r=null,c=()=>{i.abort(),r?.remove()},h=u=>{if(!r&&Math.hypot(u.clientX-e.clientX,u.clientY-e.clientY)>6){if(!t.lift(n.dataset.thing))return c();r=Ts(s.querySelector(`[data-drawn="${n.dataset.thing}"]`)??n)}r&&(r.style.transform=`translate(${u.clientX-e.clientX}px, ${u.clientY-e.clientY}px) rotate(2deg)`)},g=u=>{let w=r!==null;if(c(),!w)return;s.addEventListener("click",ut=>ut.stopPropagation(),{capture:!0,once:!0}),setTimeout(()=>s.dispatchEvent(new Event("click")),0);let k=document.elementFromPoint(u.clientX,u.clientY)?.closest("[data-thing]");k&&k!==n?t.drop(n.dataset.thing,k.dataset.thing,k):t.let()};addEventListener("pointermove",h,{signal:a}),addEventListener("pointerup",g,{signal:a}),addEventListener("pointercancel",c,{signal:a})})}function ks(s){let t=s.cloneNode(!0);if(!(s instanceof SVGGraphicsElement))return t;let{x:e,y:n,width:i,height:a}=s.getBBox(),r=document.createElementNS("http://www.w3.org/2000/svg","svg");return r.setAttribute("viewBox",`${e} ${n} ${i} ${a}`),t.removeAttribute("transform"),r.append(t),r}function Ts(s){let t=ks(s),e=s.getBoundingClientRect();for(let i of[t,...t.querySelectorAll("[data-thing]")])i.removeAttribute("data-thing");t.classList.add("ghost");let n=getComputedStyle(s);return Object.assign(t.style,{left:`${e.x}px`,top:`${e.y}px`,width:`${e.width}px`,height:`${e.height}px`,fontSize:n.fontSize}),document.body.append(t),t}var R=8;function xs(s){let t=new Map;for(let e of s)t.set(e.row??"",[...t.get(e.row??"")??[],e]);return t}var ot=class{constructor(t){this.host=t;this.picks=[];this.options=[];this.opener=null;we(t,{lift:e=>this.lift(e),drop:(e,n,i)=>this.press([e],n,i),let:()=>this.letGo()})}get isBusy(){return this.picks.length>0||this.options.length>0}letGo(){let t=this.options.length>0?this.opener:null;this.set([]),t?.isConnected&&t.focus({preventScroll:!0})}press(t,e,n){let i=this.host.context();if(!i)return;let a=yt(i.options,t,e);switch(a.kind){case"act":return this.letGo(),void this.host.sending.act(a.act);case"more":return this.set(a.picks);case"choose":return this.set(a.picks,a.options),this.placeMenu(n);case"none":return this.set(t),void this.host.sending.whyNot(e)}}wouldAct(t){let e=this.host.context();return e!==null&&yt(e.options,this.picks,t).kind==="act"}lift(t){this.host.catchUp();let e=this.host.context();return!e||!_(e.options,[]).has(t)?!1:(this.set([t]),!0)}set(t,e=[]){this.picks=t,this.options=e,this.host.requestUpdate()}ask(t,e){this.set([],[t]),this.placeMenu(e,".quiet")}placeMenu(t,e="button"){this.opener=t;let n=t.getBoundingClientRect();this.host.updateComplete.then(()=>{let i=this.host.querySelector(".chooser");if(!i)return;let{width:a,height:r}=i.getBoundingClientRect(),c=Math.max(R,Math.min(innerWidth-a-R,n.x+n.width/2-a/2)),h=n.bottom+r+2*R<innerHeight;i.style.left=`${c}px`,i.style.top=`${h?n.bottom+R:Math.max(R,n.top-r-R)}px`,i.querySelector(e)?.focus()})}button(t){return P(t.act,e=>{this.host.sending.act(e)},t.ask??t.word??M(t.act))}menu(){return this.options.length===0?l:o`<div class="chooser" role="group" aria-label="Choose an action">
      ${[...xs(this.options)].map(([t,e])=>t?o`<div class="chooser-row"><span>${t}</span>${e.map(n=>this.button(n))}</div>`:e.map(n=>this.button(n)))}
      <button class="quiet" @click=${()=>this.letGo()}>Let go</button>
    </div>`}};var Es=12,Ss=8;function ke(s,t,e){let n=t.options.map(u=>u.act),i=t.options.filter(u=>u.things.length===0).map(u=>u.act),a=s.board.complete?1:Ss,r=n.length<=a?n:i,c=new Set(s.hints.slice(s.hintAt,s.hintAt+1).map(u=>u.action.text)),h=(u,w)=>{let k=t.options.find(ut=>ut.act===u);k?.ask&&k.things.length===0?s.picking.ask(k,w):s.sending.act(u)},g=u=>t.options.find(w=>w.act===u)?.word??M(u);return o`<section class="prompt" aria-label="What to do">
    <div class="prompt-text">
      ${Ms(e)}
      <p class="question" role="status" tabindex="-1">${Cs(s,t)}</p>
      ${t.playing&&t.picks.length===0&&b.acts<Es?o`<p class="advice">Choose what glows. Whatever does not glow tells you why not.</p>`:l}
      ${t.picks.length>0?o`<p class="picked-line"><span>${x(t.picks.map(Os))} – now choose what glows.</span>
            <button class="quiet" @click=${()=>s.letGo()}>Let go</button></p>`:l}
    </div>
    <div class="prompt-acts">
      ${r.map(u=>P(u,h,g(u),`primary ${c.has(u.text)?"hinted":""}`,g(u)))}
      ${n.length>r.length?o`<button aria-expanded=${s.isListOpen} data-all @click=${()=>Ls(s)}>All ${n.length} actions</button>`:l}
      ${t.snap.state==="finished"&&!t.snap.lesson?Bs(s,t.snap):l} ${Is(s,t)}
    </div>
    ${(t.snap.offers??[]).map(u=>ve(s,t.snap,u))}
    ${s.isListOpen&&n.length>0?o`<div class="actions" role="group" aria-label="All actions">
          ${$e(n,t.game,c,h)}
        </div>`:l}
  </section>`}function Ls(s){s.isListOpen?s.isListOpen=!1:s.openList()}function Ms(s){return s==="live"?l:o`<span class="badge lost">${s==="lost"?"Reconnecting…":"Connecting…"}</span>`}function Cs({replay:s},t){let{snap:e,view:n}=t,i=r=>n.titles[r]??d(r);if(s.on)return Rs(s);if(e.lesson?.over)return f.over;if(e.state==="open")return"Waiting for the seats to be taken.";if(e.state==="finished"||n.over)return Hs(e,i);if(t.playing)return n.prompt??"Your turn.";let a=n.to_act.filter(r=>r!=="chance").map(i);return a.length?`Waiting for ${x(a)}.`:n.prompt??""}function Rs({step:s,steps:t,past:e}){let n=e?.log.filter(i=>i.n===s).map(i=>i.text)??[];return[`Move ${s} of ${t}`,n.join(" ")].filter(Boolean).join(": ")}function Hs(s,t){if(s.result?.why)return s.result.why;let e=s.result?.score??s.view.score??{},n=Math.max(0,...Object.values(e)),i=Object.keys(e).filter(c=>e[c]===n&&n>0),a=`The game is over. ${As(s,t)}`;if(i.length>1)return`${a}It is a draw.`;if(i.length===0)return a.trim();let r=t(i[0]);return a+(i[0]===s.you?`You have won as ${r}.`:`${r} has won.`)}function As(s,t){let e=s.result?.loser;if(!e)return"";let n=e===s.you;return s.result?.by==="resign"?`${n?"You":t(e)} gave up. `:s.result?.by==="time"?`${n?"Your time":`The time of ${t(e)}`} is up. `:""}function Os(s){let[t,...e]=s.split(":"),n=e[e.length-1];return["card","word","icon","region","to","force"].includes(t)?d(n):`${d(t)} ${n}`}function Bs(s,t){let e=s.replay.on?l:Ps(s,t);return o`${e} <button @click=${()=>s.show("analysis")}>Analysis</button>`}function Ps(s,t){return t.rematch?o`<a class="button" href="/t/${t.rematch}">To the next game</a>`:St(t)?l:t.you?o`<button class="primary" @click=${()=>{s.sending.rematch()}}>
      ${S(t)?"Play again":"Rematch"}
    </button>`:o`<button @click=${()=>s.replay.turn()}>Watch it again</button>`}function Is(s,{snap:t,playing:e}){let{replay:n,sending:i}=s,a=(h,g,u,w=!1)=>o`<button class="tool" aria-label=${h} title=${h} ?disabled=${w} @click=${u}>
      ${y(g)}
    </button>`,r=t.state==="running"&&t.you!==null&&!t.lesson,c=t.undoable>0||S(t)?"Undo (U)":"Ask to take a move back (U)";return o`<span class="toolbar" role="toolbar" aria-label="Table">
    ${r?a(c,"undo",()=>i.undo(),t.steps===0):l}
    ${r&&K(t)?a("Hint (H)","hint",()=>i.hint(),!e):l}
    ${t.steps>0&&!t.lesson?a(n.on?"Leave replay (R)":"Replay (R)","history",()=>n.turn()):l}
    <a class="button tool" href="/rules/${t.game}" target="_blank" aria-label="Rules" title="Rules">${y("book")}</a>
    ${t.lesson?o`<a class="button tool" href="/learn/${t.game}" aria-label=${f.leave} title=${f.leave}>${y("close")}</a>`:l}
    <span class="zoomer">
      ${a("Smaller (−)","minus",()=>s.zoomBy(1/1.2))} ${a("Larger (+)","plus",()=>s.zoomBy(1.2))}
      ${a("Fit (0)","fit",()=>s.fit())}
    </span>
  </span>`}function Te(s,t){let e=i=>{s.goTo(i)},n=(i,a,r,c=!1)=>o`<button class="tool" aria-label=${i} title=${i} ?disabled=${c} @click=${r}>
      ${y(a)}
    </button>`;return o`<div class="replay" role="group" aria-label="Replay">
    ${n("First move","first",()=>e(0),s.step<=0)}
    ${n("Back","back",()=>e(s.step-1),s.step<=0)}
    ${n(s.playing?"Pause":"Run",s.playing?"pause":"play",()=>s.turnAutoplay())}
    ${n("Next","next",()=>e(s.step+1),s.step>=s.steps)}
    ${n("Last move","last",()=>e(s.steps),s.step>=s.steps)}
    <input
      type="range"
      min="0"
      max=${s.steps}
      .value=${String(s.step)}
      aria-label="Move"
      aria-valuetext="Move ${s.step} of ${s.steps}"
      @input=${i=>e(Number(i.target.value))}
    />
    <output class="replay-step">${s.step} / ${s.steps}</output>
    ${t?o`<button class="play-on" ?disabled=${s.step>=s.steps} @click=${t}>Play on from here</button>`:l}
    <button @click=${()=>s.leave()}>Leave replay</button>
  </div>`}var qs=1100,at=class{constructor(t){this.host=t;this.step=0;this.steps=0;this.playing=!1;this.on=!1;this.past=null;this.timer=0;t.addController(this)}hostDisconnected(){clearInterval(this.timer)}async goTo(t){let{id:e,steps:n}=this.host.snap,i=Math.max(0,Math.min(n,t));Object.assign(this,{on:!0,step:i,steps:n}),this.host.requestUpdate();try{let{view:a,log:r}=await p.at(e,i);if(!this.on||this.step!==i)return;let c=this.host.game.tables;this.past={view:a,log:r.map(h=>Nt(h,c))},history.replaceState(null,"",`/t/${e}?step=${i}`),this.host.requestUpdate()}catch(a){this.leave(),this.host.sending.complain(a)}}turnAutoplay(){this.on&&(clearInterval(this.timer),this.playing=!this.playing,this.host.requestUpdate(),this.playing&&(this.step>=this.steps&&this.goTo(0),this.timer=window.setInterval(()=>{this.step<this.steps?this.goTo(this.step+1):this.turnAutoplay()},qs)))}stop(){clearInterval(this.timer),Object.assign(this,{on:!1,playing:!1,past:null})}leave(){this.stop(),history.replaceState(null,"",`/t/${this.host.snap.id}`),this.host.requestUpdate()}turn(){let t=this.host.snap;this.on?this.leave():this.goTo(t.state==="finished"?0:t.steps)}key(t){if(!this.on)return!1;let e={ArrowLeft:this.step-1,ArrowRight:this.step+1,Home:0,End:this.steps};if(t in e)this.goTo(e[t]);else if(t==="p")this.turnAutoplay();else return!1;return!0}};var Ns=/\(?\b([A-Z]{2}-\d+)\b\)?/;function rt(s){return o`<button class="rule" data-rule=${s} aria-label="Rule ${s}">${s}</button>`}function _s(s){return s.split(Ns).map((t,e)=>e%2?rt(t):t)}function Lt(s,t,e,n){return o`<div id="log" class="log" role="log" aria-live="off" aria-label="Log" tabindex="0">
    ${s.length===0?o`<p class="faint">${n}</p>`:l}
    ${s.map(i=>o`<p class="line seat-${t.seats.indexOf(i.seat)}">
        <span>${_s(i.text)}</span>
        ${(i.rules??[]).filter(a=>!i.text.includes(a)).map(rt)}
        ${e?o`<button class="step" aria-label="Show move ${i.n}" @click=${()=>e(i.n)}>${i.n}</button>`:l}
      </p>`)}
  </div>`}var xe=/(`[^`]+`|\*?\((?:[Rr]eading|ours|own data)[^()]*\)\*?)/;function Gs(s){return s.startsWith("`")?o`<code>${s.slice(1,-1)}</code>`:xe.test(s)?o`<small class="note">${s.replace(/\*/g,"")}</small>`:s.replace(/\*/g,"")}function lt(s){return s.split(xe).map(Gs)}var ct=class{constructor(t){this.host=t;this.rule=null;this.onClick=t=>{let e=t.target.closest("[data-rule]")?.dataset.rule;e&&this.host.snap&&this.open(e)};t.addController(this)}hostConnected(){addEventListener("click",this.onClick)}hostDisconnected(){removeEventListener("click",this.onClick)}async open(t){try{let{rules:e}=await p.rules(this.host.snap.game),n={number:t,text:"There is no such rule."};this.rule=e.find(a=>a.number===t)??n,this.host.requestUpdate(),await this.host.updateComplete;let i=this.host.querySelector("#rule");i&&!i.open&&i.showModal()}catch(e){this.host.sending.complain(e)}}draw(t){let{rule:e}=this,n=e?.text.match(/\b[A-Z]{2}-\d+\b/g)??[];return o`<dialog id="rule" aria-labelledby="rule-title">
      ${F("rule-title",e?`Rule ${e.number}`:"Rule")}
      <p class="rule-text">${lt(e?.text??"")}</p>
      <p><a href="/rules/${t}#${e?.number??""}" target="_blank">All rules</a> ${n.map(rt)}</p>
    </dialog>`}};var Ds=.02;function ht(s,{legal:t}){let e=s.filter(n=>t.some(i=>i.text===n.action.text));return e[0]===s[0]?e:[]}function Ee({hints:s,board:t},e){return s.flatMap(({action:n,value:i})=>{let a=e.options.find(r=>r.act.text===n.text)?.act;return a?[{act:a,text:t.words?.(a,e)??M(a),value:i}]:[]})}function Se([s,...t]){let e=t.filter(n=>Math.abs(n.value-s.value)<=Ds).length;return e===0?"":e===t.length?e===1?"; the other is about equal":"; all of them are about equal":`; ${H(e,"other is","others are")} about equal`}function Le(s,t){let e=Ee(s,t);return e.length===0?"":`The computer's choice: ${e[0].text}, ${bt(e[0].value)} to win${Se(e)}.`}function Me(s,t){let e=t.playing?Ee(s,t):[];return e.length===0?l:o`<section class="thoughts" aria-labelledby="thoughts-title">
    <h2 id="thoughts-title">What the computer thinks</h2>
    <button class="tool" aria-label="Close what the computer thinks" @click=${()=>s.hints=[]}>${y("close")}</button>
    <p>The first is its choice${Se(e)}.</p>
    <ol>${e.map((n,i)=>o`<li>${Fs(s,n,i)}</li>`)}</ol>
    <p class="faint">The % is the chance to win. A press shows a move on the board, the next one plays it.</p>
  </section>`}function Fs(s,{act:t,text:e,value:n},i){let a=i===s.hintAt;return o`<button
    class="thought"
    aria-pressed=${a}
    @click=${()=>a?void s.sending.act(t):s.hintAt=i}
  >
    <span>${e}</span>
    ${a?o`<em>Play it</em>`:l}
    <b>${bt(n)}<small class="unseen"> to win</small></b>
    <i style="--share: ${n.toFixed(3)}"></i>
  </button>`}var pt=class{constructor(t){this.host=t;this.underway=null}complain(t){let e=t;if(e.code==="lesson")return this.host.teaching.say(e.sentence);L("refuse"),m(e.sentence??String(t),!0,e.rule)}async send(t,e={},n=""){try{await p.post(this.host.snap.id,t,e),n&&m(n)}catch(i){this.complain(i)}}async act(t){let e=this.host.snap;if(!(!e||this.underway===e.rev)){this.underway=e.rev,this.host.letGo(),this.host.hints=[],mt();try{let n=await p.act(e.id,e.you,t,e.rev);E("acts",b.acts+1),n.table&&this.host.hear(n.table)}catch(n){this.complain(n),n.code!=="offline"&&await this.lookAgain(e.id)}finally{this.underway===e.rev&&(this.underway=null)}}}async lookAgain(t){let e=await p.table(t).catch(()=>null);!e||e.id!==this.host.snap?.id||(this.host.hear(e),this.host.catchUp())}async whyNot(t){let e=this.host.snap,n=this.host.context();if(e.state==="finished")return m("The game is over.");if(e.state==="open")return m("The game begins when every seat is taken.");if(!e.you)return m("You are watching; only the players act.");try{for(let i of this.host.board.wishes(t,n)){let a=await p.why(e.id,e.you,i);if(!(a.legal||!a.reason))return L("refuse"),m(a.reason,!0,a.rule)}m(n.playing?"There is nothing to do with this now.":"It is not your turn.",!0)}catch(i){this.complain(i)}}async hint(){let t=this.host.snap;if(!K(t))return m("This table is played without hints.");if(!T(t))return m("A hint is for the player who must choose.");try{let{moves:e}=await p.hint(t.id,t.you),n=this.host.snap;if(n.id!==t.id||n.you!==t.you)return;let i=this.host.game.tables,a=e.map(r=>({...r,action:qt(r.action,i)}));this.host.hints=ht(a,n),this.host.hintAt=0}catch(e){this.complain(e)}}async undo(){let t=this.host.snap;if(mt(),this.host.hints=[],t.undoable>0)return this.send("undo",{seat:t.you});let e=S(t)?"Your move is taken back.":"You have asked to take the move back.";return this.send("ask",{what:"undo",seat:t.you},e)}async rematch(){try{let{id:t}=await p.post(this.host.snap.id,"rematch");t&&$(`/t/${t}`)}catch(t){this.complain(t)}}async playOn(){try{$(`/t/${await Y(this.host.context(),this.host.replay.step)}`)}catch(t){this.complain(t)}}};function Ce(s,t){let e=n=>{n.preventDefault();let i=n.target.elements.namedItem("text"),a=i.value.trim();a&&t(a),i.value=""};return o`<div class="chat">
    <div id="talk" class="log" role="log" aria-label="Chat" tabindex="0">
      ${s.chat.length===0?o`<p class="faint">Nobody has said anything.</p>`:l}
      ${s.chat.map(n=>o`<p class="line"><strong>${n.name}</strong> <span>${n.text}</span></p>`)}
    </div>
    <form class="say" @submit=${e}>
      <input id="say" name="text" maxlength="500" autocomplete="off" placeholder="Say something" aria-label="Chat" />
      <button aria-label="Send">${y("send")}</button>
    </form>
  </div>`}function Mt(s,t,e){let n=s.state==="finished"&&t===s.view,i=(n?s.result?.score:t.score)??{};return o`<ul class="players" aria-label="Players">
    ${s.seats.map(a=>{let r=t.to_act.includes(a.seat)&&!t.over&&!n,c=r&&s.state==="running"?performance.now()-e:0,h=t.titles?.[a.seat]??a.title??d(a.seat),g=(t.over||n)&&(i[a.seat]??0)>=1;return o`<li class="player ${r?"acts":""} seat-${s.seats.indexOf(a)}">
        <span class="dot ${a.kind==="bot"||a.online?"on":""}" aria-hidden="true"></span>
        <span class="player-name">
          <strong>${h}</strong>
          <span>${a.kind==="open"?"free seat":a.kind==="script"?f.script:a.name??a.kind}</span>
          <span class="faint">
            ${a.kind==="person"&&a.online===!1?"away":""}
            ${a.seat===s.you?"you":""}
          </span>
        </span>
        ${a.resigned?o`<span class="badge soft">resigned</span>`:l}
        ${g?o`<span class="badge">winner</span>`:l}
        ${r?o`<span class="badge turn">to act</span>`:l}
        ${typeof a.clock_ms=="number"?o`<span class="clock">${y("clock")}${zt(a.clock_ms-c)}</span>`:l}
      </li>`})}
  </ul>`}function Re(s,t){let e=s.dice??{},n=a=>{a.preventDefault();let r=String(new FormData(a.target).get("nonce")).trim();r&&s.you&&t(s.you,r)},i=Object.entries(e.nonces??{}).filter(([,a])=>a);return o`<section class="panel">
    <h3>Dice anyone can check</h3>
    <p>
      Before the first roll the server drew a secret and published its fingerprint. All rolls and
      draws follow from the secret and the players' words; the secret is shown when the game is over.
    </p>
    <dl class="proof">
      <dt>Fingerprint</dt>
      <dd><code>${e.commitment??"–"}</code></dd>
      ${i.map(([a,r])=>o`<dt>Word of ${d(a)}</dt><dd><code>${r}</code></dd>`)}
      ${e.secret?o`<dt>Secret</dt><dd><code>${e.secret}</code></dd>`:l}
    </dl>
    ${s.you&&s.state==="open"?o`<form class="say" @submit=${n}>
          <input name="nonce" maxlength="64" aria-label="Your word for the dice" placeholder="Add a word of your own" />
          <button>Add</button>
        </form>`:l}
    ${s.state==="finished"?o`<p class="row tight">
          <a class="button" href=${p.download(s.id,"proof")} download>Proof</a>
          <a class="button" href=${p.download(s.id,"record")} download>Record</a>
          <a class="button" href=${p.download(s.id,"position")} download>Position</a>
        </p>
        <p class="faint">Check it at home: <code>tessera verify RECORD</code></p>`:l}
  </section>`}function Ae(s){let{ctx:t,host:e}=s,n=t.snap,i=(r,c)=>o`<button role="tab" id="tab-${r}" aria-controls="panel" aria-selected=${s.tab===r} @click=${()=>e.show(r)}>
      ${c}
    </button>`;if(n.lesson)return o`<aside class="side" aria-label=${f.panel}>
      ${e.teaching.draw(n)} ${Mt(n,t.view,s.takenAt)} ${Lt(n.log,t.view,null,He(n))}
    </aside>`;let a=n.state==="finished"?r=>{e.replay.goTo(r)}:null;return o`<aside class="side" aria-label="Players, log and chat">
    ${Mt(n,t.view,s.takenAt)} ${Ws(e,n)} ${Ys(e,n)} ${Me(e,t)}
    <div class="tabs" role="tablist" aria-label="Log, chat, table">
      ${i("log","Log")} ${i("chat",s.unread>0?`Chat (${s.unread})`:"Chat")} ${n.state==="finished"?i("analysis","Analysis"):l} ${i("table","Table")}
    </div>
    <div id="panel" class="panel-box" role="tabpanel" aria-labelledby="tab-${s.tab}">
      ${s.tab==="log"?Lt(e.replay.past?.log??n.log,t.view,a,He(n)):l}
      ${s.tab==="chat"?Ce(n,r=>{e.sending.send("chat",{text:r})}):l}
      ${s.tab==="analysis"?s.analysing.draw(t):l}
      ${s.tab==="table"?js(s):l}
    </div>
  </aside>`}var He=s=>s.scenario_title?"Nothing has happened yet.":"The game goes on from a given position. Nothing has happened since.",Us=()=>["localhost","127.0.0.1","[::1]"].includes(location.hostname);function Ws(s,t){if(!t.invite||t.state!=="open")return l;let e=new URL(t.invite,location.href).href,n=async()=>{try{await navigator.clipboard.writeText(e),m("The link is copied. Send it to a friend.")}catch{s.querySelector("#invite")?.select(),m("Copy the marked link.")}};return o`<section class="panel invite">
    <h3>Invite a friend</h3>
    <div class="say">
      <input id="invite" readonly .value=${e} aria-label="Invitation link" />
      <button aria-label="Copy the link" @click=${()=>{n()}}>${y("copy")}</button>
    </div>
    ${Us()?o`<p class="faint">This address works on this machine only. Open Tessera by an address that your friend can reach, then invite.</p>`:l}
  </section>`}function Ys(s,t){let e=t.seats.filter(n=>n.kind==="open");return t.state!=="open"||e.length===0||t.you?l:o`<section class="panel">
    <h3>Free seats</h3>
    ${W(t)}
    <div class="row tight">
      ${e.map(n=>o`<button class="primary" @click=${()=>{s.sending.send("join",{seat:n.seat})}}>
          Play ${n.title??d(n.seat)}
        </button>`)}
    </div>
  </section>`}function js(s){let t=s.ctx.snap,e=Object.entries(t.options??{});return o`<div class="stack">
    <section class="panel">
      <h3>This table</h3>
      <dl class="pairs">
        <div><dt>Game</dt><dd><a href="/rules/${t.game}" target="_blank">${s.ctx.game.title} (rules)</a></dd></div>
        <div><dt>Scenario</dt><dd>${t.scenario_title||"A given position"}${t.from_position?", chosen by the owner, who may know what is hidden":""}</dd></div>
        <div><dt>Hints</dt><dd>${ne[t.hints]}</dd></div>
        <div><dt>Seat kept</dt><dd>${U(t.grace_ms)}</dd></div>
        ${e.map(([n,i])=>o`<div><dt>${d(n)}</dt><dd>${d(String(i))}</dd></div>`)}
      </dl>
      <label class="inline">
        <input type="checkbox" ?checked=${b.plain} @change=${s.turnPlain} />
        Plain board: the position in tables of words
      </label>
      <div class="row tight">${zs(s.host,t)}</div>
    </section>
    ${Re(t,(n,i)=>{s.host.sending.send("nonce",{seat:n,text:i},"Your word is in the dice.")})}
  </div>`}function zs(s,t){let e=t.you;if(!e||t.state==="finished")return l;if(t.state==="open")return o`<button @click=${()=>{s.sending.send("leave",{seat:e})}}>Leave the table</button>`;let n=(t.offers??[]).some(u=>u.what==="bot"),i=t.seats.find(u=>u.kind==="person"&&!u.online&&u.seat!==e&&t.view.to_act.includes(u.seat)),a=t.seats.length>2,r=a?"Give up this game? The computer plays on for you.":"Give up this game?",c=a?"You gave up. The computer plays on in your place; you may watch.":"",h=()=>confirm(r)&&void s.sending.send("resign",{seat:e},c),g=()=>confirm("Give your seat to the computer? You cannot take it back.")&&void s.sending.send("ask",{what:"bot",seat:e},"The computer plays on in your place; you may watch.");return o`<button @click=${()=>{s.sending.send("ask",{what:"draw",seat:e},"You offer a draw.")}}>Offer a draw</button>
    ${i&&!n?o`<button @click=${()=>{s.sending.send("ask",{what:"bot",seat:i.seat})}}>
          Ask for the computer to play ${i.title??d(i.seat)}
        </button>`:l}
    ${S(t)?l:o`<button @click=${g}>Let the computer play for me</button>`}
    <button class="danger" @click=${h}>Resign</button>`}var Ct=class extends v{constructor(){super();this.game=null;this.picking=new ot(this);this.replay=new at(this);this.sending=new pt(this);this.teaching=new z(this);this.looking=new et(this);this.news=new it(this);this.analysing=new X(this);this.reading=new ct(this);this.live=null;this.zoom=null;this.takenAt=0;this.lightsAt="";this.ticking=0;this.talkSeen=0;this.table=this.fault="",this.step=this.snap=null,this.hints=[],this.hintAt=0,this.connection="connecting",this.tab="log",this.isListOpen=!1,this.addEventListener("click",e=>this.onClick(e)),new Q(this)}static{this.properties={table:{},step:{},snap:{state:!0},hints:{state:!0},hintAt:{state:!0},connection:{state:!0},tab:{state:!0},fault:{state:!0},isListOpen:{state:!0}}}connectedCallback(){super.connectedCallback(),this.ticking=window.setInterval(()=>this.tick(),1e3),this.begin()}disconnectedCallback(){super.disconnectedCallback(),clearInterval(this.ticking),this.live?.close(),this.zoom?.close()}willUpdate(e){!e.has("table")||!e.get("table")||(this.live?.close(),this.replay.stop(),this.snap=null,this.tab==="analysis"&&(this.tab="log"),this.begin())}async begin(){let e=this.table;try{let n=await p.table(e),i=(await p.games()).games.find(c=>c.id===n.game);if(!i)throw new Dt("This server does not know the game.","game");let[{facts:a,...r}]=await Promise.all([p.facts(n.game),G(n.game).then(c=>c.prepare?.(n.view))]);if(!this.isConnected||e!==this.table)return;this.game={...i,facts:a,tables:r},this.dataset.board=D(n.game),this.talkSeen=n.chat.length,this.listen(n),this.step!==null&&await this.replay.goTo(this.step)}catch(n){this.fault=n.sentence??String(n)}}listen(e){this.live=new V(this.table,n=>dt(n,this.game.tables),n=>this.take(n),n=>this.connection=n),this.hear(e),this.catchUp(),this.live.open()}take(e){let n=this.snap;this.keepFocus(),this.snap=e,this.takenAt=performance.now(),(!n||n.rev!==e.rev||n.you!==e.you)&&(this.picking.letGo(),this.keepThoughts(n,e),T(e)||(this.isListOpen=!1)),document.title=`${T(e)?"● ":""}${e.title} · Tessera`,n&&this.news.hear(n,e),n&&e.rematch&&ye(n)&&$(`/t/${e.rematch}`),n&&e.chat.length>n.chat.length&&this.hearTalk(e)}keepThoughts(e,n){let a=e!==null&&T(e)&&e.you===n.you?ht(this.hints,n):[];a.length<this.hints.length&&(this.hintAt=0),this.hints=a}hearTalk(e){let n=e.chat[e.chat.length-1];this.tab==="chat"?this.talkSeen=e.chat.length:m(`${n.name}: ${n.text}`)}keepFocus(){let e=document.activeElement;!e||e===this||!this.contains(e)||this.updateComplete.then(()=>{(!document.activeElement||document.activeElement===document.body)&&this.focusOn(".question")})}tick(){this.snap?.seats.some(e=>typeof e.clock_ms=="number")&&this.requestUpdate()}hear(e){this.live?.take(dt(e,this.game.tables))}catchUp(){this.live?.catchUp()}get board(){return Jt(this.snap.game)}context(){return ce(this)}onClick(e){let n=e.target,i=n.closest("[data-thing]");if(!i){this.looking.hide(),!n.closest(".chooser, .prompt")&&this.picking.isBusy&&this.picking.letGo();return}let a=!1;this.replay.on||(this.catchUp(),a=this.looking.isFirstTap(e,i)&&this.picking.wouldAct(i.dataset.thing),a||this.picking.press(this.picking.picks,i.dataset.thing,i)),this.looking.touch(e,i,a)}letGo(){this.picking.letGo(),this.looking.hide()}escape(){let e=this.picking.isBusy||this.isListOpen;return this.letGo(),this.isListOpen=!1,e}focusOn(e){this.querySelector(e)?.focus()}openList(){this.isListOpen=!0,this.updateComplete.then(()=>this.focusOn(this.querySelector(".actions")?".actions .act":".prompt .act"))}show(e,n=`#tab-${e}`){this.tab=e,e==="chat"&&(this.talkSeen=this.snap.chat.length),e==="analysis"&&this.analysing.want(),this.updateComplete.then(()=>this.focusOn(n))}zoomBy(e){this.zoom?.by(e)}fit(){this.zoom?.fit()}turnPlain(){E("plain",!b.plain),this.picking.letGo()}updated(e){if(this.settleZoom(),this.followLights(),this.hints.length>0&&(e.has("hints")||e.has("hintAt"))&&ue(this),!(!e.has("snap")&&!e.has("tab")&&!this.replay.on))for(let n of this.querySelectorAll(".log"))n.scrollTop=n.scrollHeight}settleZoom(){let e=this.querySelector(".pane");e&&(this.zoom?.pane!==e&&(this.zoom?.close(),this.zoom=new J(e)),this.zoom.settle())}followLights(){let e=`${this.snap?.rev} ${this.picking.picks}`;e===this.lightsAt||!this.snap||this.replay.on||(this.lightsAt=e,this.zoom?.showLights(),this.snap.lesson?.point.length?pe(this):he(this))}render(){if(this.fault)return this.nothingHere();let e=this.context();return e?o`<main id="main" class="table ${e.playing?"my-turn":""} ${e.snap.lesson?"teaching":""}" tabindex="-1">
      <h1 class="unseen" tabindex="-1">${e.snap.title}</h1>
      ${ke(this,e,this.connection)}
      <section class="pane" aria-label="Board">
        <div class="board">${this.board.draw(e)}</div>
        ${this.replay.on?l:this.news.moment(e)}
        ${e.snap.lesson?o`<div class="rings" aria-hidden="true"></div>`:l}
        <ul class="unseen" aria-label="The position in words">
          ${this.board.say(e).map(n=>o`<li>${n}</li>`)}
        </ul>
      </section>
      ${this.replay.on?Te(this.replay,this.playOn()):l} ${this.sidebar(e)} ${this.picking.menu()}
      ${this.looking.draw(e)} ${this.reading.draw(e.snap.game)}
      <div class="unseen" aria-live="polite">${this.news.words()} ${Le(this,e)}</div>
    </main>`:o`<main id="main" class="page narrow" tabindex="-1"><h1 tabindex="-1">One moment…</h1></main>`}nothingHere(){return o`<main id="main" class="page narrow center" tabindex="-1">
      <h1 tabindex="-1">No such table</h1>
      <p class="fault" role="alert">${this.fault}</p>
      <a class="button" href="/">To the lobby</a>
    </main>`}playOn(){return this.snap.state==="finished"?()=>{this.sending.playOn()}:null}sidebar(e){let{analysing:n,takenAt:i,tab:a}=this;return Ae({host:this,ctx:e,analysing:n,takenAt:i,tab:a,unread:a==="chat"?0:e.snap.chat.length-this.talkSeen,turnPlain:()=>this.turnPlain()})}};customElements.define("table-page",Ct);var Rt=class extends v{static{this.properties={token:{},told:{state:!0},fault:{state:!0},busy:{state:!0}}}constructor(){super(),this.token="",this.told=null,this.fault="",this.busy=!1}connectedCallback(){super.connectedCallback(),document.title="Invitation · Tessera",this.read()}async read(){try{this.told=await p.invitation(this.token)}catch(t){this.fault=t.sentence}}lead(){if(!this.told)return"";let{title:t,open:e,people:n}=this.told;return e?`${x(n)||"Somebody"} keeps a seat for you: ${t}. No account is needed.`:`All seats at this table of ${t} are taken; you may watch, if the players allow it.`}async join(){this.busy=!0;try{$(`/t/${(await p.accept(this.token)).table}`,!0)}catch(t){this.fault=t.sentence,this.busy=!1}}render(){return o`<main id="main" class="page narrow center" tabindex="-1">
      <h1 tabindex="-1">You are invited</h1>
      <p class="lead">${this.lead()}</p>
      ${this.told?.open?W(this.told):l}
      ${this.fault?o`<p class="fault" role="alert">${this.fault}</p>`:l}
      <div class="row">
        <button class="primary" ?disabled=${this.busy} @click=${()=>{this.join()}}>${this.told?.open===!1?"Watch":"Take the seat"}</button>
        <a class="button" href="/">To the lobby</a>
      </div>
    </main>`}};customElements.define("invite-page",Rt);var Vs={literal:"as written",edition:"editions differ",reading:"our reading",own:"our own data",ours:"our own rule"};function Xs(s){return o`<li value=${s.no==="-"?l:s.no}>
    <p>
      ${s.sentence}
      <span class="rulelinks">${s.rules.split(" ").map(t=>o`<a href="#${t}">${t}</a> `)}</span>
      ${s.verdict==="literal"?l:o`<em class="verdict">${Vs[s.verdict]}</em>`}
    </p>
    ${s.reason?o`<p class="faint">${s.reason}</p>`:l}
    ${s.others?o`<p class="faint">Other readings: ${s.others}</p>`:l}
    ${s.option?o`<p class="faint">Option: <code>${s.option}</code></p>`:l}
  </li>`}function Ks(s){let t=new Map;for(let e of s)t.set(e.chapter,[...t.get(e.chapter)??[],e]);return[...t]}var Ht=class extends v{static{this.properties={game:{},sentences:{state:!0},fault:{state:!0}}}constructor(){super(),this.game="",this.sentences=null,this.fault=""}async open(t){if(!(!t.target.open||this.sentences))try{this.sentences=(await p.ledger(this.game)).sentences}catch(e){this.fault=e.sentence}}render(){let t=Ks(this.sentences??[]);return o`<details class="ledger" @toggle=${e=>{this.open(e)}}>
      <summary>The manual, sentence by sentence</summary>
      ${this.fault?o`<p class="fault" role="alert">${this.fault}</p>`:l}
      ${this.sentences?.length===0?o`<p class="faint">Not written yet for this game.</p>`:l}
      ${t.map(([e,n])=>o`<h3>${e}</h3><ol>${n.map(Xs)}</ol>`)}
    </details>`}};customElements.define("manual-ledger",Ht);var Zs=s=>s.map(t=>o`<td class=${typeof t=="number"?"number":l}>${t}</td>`),Oe=s=>o`<section class="reftable" id="table-${s.id}">
  <h3>${s.title}</h3>
  ${s.note?o`<p class="faint">${s.note}</p>`:l}
  <div class="wide" tabindex="0" role="region" aria-label=${s.title}>
    <table>
      <thead>
        <tr>${s.columns.map(t=>o`<th scope="col">${t}</th>`)}</tr>
      </thead>
      <tbody>
        ${s.rows.map(t=>o`<tr>${Zs(t)}</tr>`)}
      </tbody>
    </table>
  </div>
</section>`;var At=s=>`chapter-${s.toLowerCase().replace(/\W+/g,"-")}`;function Js(s){let t=new Map;for(let e of s)t.set(e.chapter??"",[...t.get(e.chapter??"")??[],e]);return t}function Qs(s,t){s.preventDefault(),s.stopPropagation();let e=document.getElementById(At(t));e?.scrollIntoView(),e?.focus({preventScroll:!0})}var Ot=class extends v{static{this.properties={game:{},rule:{},rules:{state:!0},tables:{state:!0},title_:{state:!0},short:{state:!0},fault:{state:!0}}}constructor(){super(),this.game="",this.rule=null,this.rules=[],this.tables=[],this.title_="",this.short="",this.fault=""}async connectedCallback(){super.connectedCallback(),document.title="Rules · Tessera";try{let[t,e,n]=await Promise.all([p.games(),p.rules(this.game),p.tables(this.game)]);this.tables=n.tables,this.title_=t.games.find(i=>i.id===this.game)?.title??this.game,this.rules=e.rules,this.short=e.short,await this.updateComplete,this.rule&&document.getElementById(this.rule)?.scrollIntoView()}catch(t){this.fault=t.sentence}}chapter(t,e){return o`${t?o`<h2 id=${At(t)} tabindex="-1">${t}</h2>`:l}
      <dl class="rules">
        ${e.map(n=>o`<div id=${n.number} class=${n.number===this.rule?"here":""}>
            <dt>${n.number}</dt>
            <dd>${lt(n.text)}</dd>
          </div>`)}
      </dl>`}render(){let t=Js(this.rules);return o`<main id="main" class="page narrow" tabindex="-1">
      <h1 tabindex="-1">${this.title_?`${this.title_}: the rules`:"The rules"}</h1>
      ${this.fault?o`<p class="fault" role="alert">${this.fault}</p>`:l}
      ${this.short?o`<p class="lead">${this.short}</p>`:l}
      ${t.size>1?o`<nav class="chapters" aria-label="Chapters">${[...t.keys()].map(e=>o`<a href="#${At(e)}" @click=${n=>Qs(n,e)}>${e}</a>`)}</nav>`:l}
      ${[...t].map(([e,n])=>this.chapter(e,n))}
      ${this.tables.length?o`<h2>Tables</h2>${this.tables.map(Oe)}`:l}
      ${this.rules.length?o`<manual-ledger .game=${this.game}></manual-ledger>`:l}
      ${this.rules.length===0&&!this.fault?o`<p class="faint">One moment…</p>`:l}
    </main>`}};customElements.define("rules-page",Ot);var Bt=class extends v{connectedCallback(){super.connectedCallback(),document.title="Credits · Tessera"}render(){let t=(e,n)=>o`<a href=${e} rel="noreferrer">${n}</a>`;return o`<main id="main" class="page narrow" tabindex="-1">
      <h1 tabindex="-1">Credits</h1>
      <p>
        The drawings on the cards are by Lorc, Delapouite, Skoll, Caro Asercion and the other
        artists of ${t("https://game-icons.net/","game-icons.net")}, under
        ${t("https://creativecommons.org/licenses/by/3.0/","CC BY 3.0")}; coloured and cut to
        our cards by us.
      </p>
      <p>
        Letters: Cinzel by Natanael Gama and EB Garamond by Georg Duffner and Octavio Pardo, both
        under the ${t("https://openfontlicense.org/","SIL Open Font License")}.
      </p>
      <p>Drawn with lit (BSD 3-Clause). No tracker, no advertisement, nothing from other servers.</p>
    </main>`}};customElements.define("credits-page",Bt);var tn=[["Tab, Shift+Tab","from one thing to the next"],["Arrow keys","on the board: to the nearest thing in that direction"],["Enter, Space","pick it; picked things that make an action together carry it out"],["Esc","let go of what is picked"],["A","to the list of all actions"],["B","to the board"],["U","undo"],["H","what the computer thinks"],["W","why not? Reads the reason for the thing that has the focus"],["L","to the log"],["C","to the chat"],["N","after the game: its analysis"],["+  −  0","larger, smaller, fit"],["R","replay on or off; then Left, Right, Home, End, P for play"],["T","dark or light"],["M","sound on or off"],["?","this sheet"]];function Be(){return o`<dialog id="shortcuts" aria-labelledby="shortcuts-title">
    ${F("shortcuts-title","Keyboard")}
    <dl class="keys">
      ${tn.map(([s,t])=>o`<div><dt><kbd>${s}</kbd></dt><dd>${t}</dd></div>`)}
    </dl>
  </dialog>`}function en(){return o`<main id="main" class="page narrow center" tabindex="-1">
    <h1 tabindex="-1">There is nothing here</h1>
    <p class="lead">No page has the address ${location.pathname}.</p>
    <a class="button primary" href="/">To the lobby</a>
  </main>`}var Pt=class extends v{static{this.properties={route:{state:!0},me:{state:!0}}}constructor(){super(),this.route=gt(),this.me=null}connectedCallback(){super.connectedCallback(),Yt(this),addEventListener("popstate",()=>this.follow()),addEventListener("tessera-me",()=>{this.greet()}),addEventListener("keydown",t=>this.key(t)),this.greet()}follow(){let t=this.route;this.route=gt(),!(t.page===this.route.page&&t.page==="table")&&(scrollTo(0,0),this.updateComplete.then(()=>this.querySelector("main h1")?.focus()))}async greet(){try{this.me=await p.me()}catch{this.me=null}}key(t){if(Z(t)){if(t.key==="?")this.querySelector("#shortcuts")?.showModal();else if(t.key==="t")this.turnTheme();else if(t.key==="m")this.turnSound();else return;t.preventDefault()}}turnTheme(){E("theme",ft()?"light":"dark"),this.requestUpdate()}turnSound(){E("sound",!b.sound),L("coin"),this.requestUpdate()}async turnNotify(){if(!b.notify&&(!("Notification"in window)||await Notification.requestPermission()!=="granted"))return m("The browser does not allow notifications from this page.",!0);E("notify",!b.notify),m(b.notify?"You will be told when it is your turn.":"No more notifications."),this.requestUpdate()}page(){let t=this.route;switch(t.page){case"new":return o`<create-page .wanted=${t.game} .level=${t.level}></create-page>`;case"table":return o`<table-page .table=${t.id} .step=${t.step}></table-page>`;case"invite":return o`<invite-page .token=${t.token}></invite-page>`;case"rules":return o`<rules-page .game=${t.game} .rule=${t.rule}></rules-page>`;case"edit":return import("/assets/edit-KNTX2HQG.js"),o`<edit-page game=${t.game}></edit-page>`;case"learn":return import("/assets/page-3BEILPTR.js"),o`<learn-page game=${t.game}></learn-page>`;case"account":return import("/assets/account-2E4BZPA4.js"),o`<account-page></account-page>`;case"confirm":case"reset":case"unsubscribe":return import("/assets/maillink-FGKK6T75.js"),o`<mail-link-page .kind=${t.page} .token=${t.token}></mail-link-page>`;case"credits":return o`<credits-page></credits-page>`;case"missing":return en();case"lobby":return o`<lobby-page></lobby-page>`}}render(){let t=(e,n,i,a)=>o`<button class="tool" aria-label=${e} title=${e} aria-pressed=${n} @click=${a}>
        ${y(i)}
      </button>`;return o`
      <a class="skip" href="#main" @click=${e=>this.skip(e)}>To the content</a>
      <header class="top">
        <a class="brand" href="/">${q("laurels")}<span>Tessera</span></a>
        <nav class="tools" aria-label="Settings">
          ${t("Dark colours",ft(),"theme",()=>this.turnTheme())}
          ${t("Sound",b.sound,b.sound?"sound":"mute",()=>this.turnSound())}
          ${t("Tell me when it is my turn",b.notify,"bell",()=>{this.turnNotify()})}
          <button
            class="tool"
            aria-label="Keyboard shortcuts"
            title="Keyboard shortcuts (?)"
            @click=${()=>this.querySelector("#shortcuts")?.showModal()}
          >
            ${y("keys")}
          </button>
          ${this.me?o`<a class="me" href="/account" title="Your name and settings">${this.me.name}</a>`:l}
        </nav>
      </header>
      ${this.page()} ${Be()}
      <tessera-toasts></tessera-toasts>
    `}skip(t){t.preventDefault(),t.stopPropagation(),this.querySelector("main")?.focus()}};document.querySelector("link[rel=icon]").href=ee;Ft();customElements.define("tessera-app",Pt);

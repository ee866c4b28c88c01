import{a as At,b as Rt,c as Bt}from"/assets/chunk-YFGMGL3M.js";import{a as y,b as m,c as it,d as at,e as k,f as Et,h as f,i as T,j as rt,k as St,l as B,n as P,o as q,p as Ht}from"/assets/chunk-HKLSPY55.js";import{b as O,c as lt}from"/assets/chunk-G44UT42I.js";import{a as $t,b as h}from"/assets/chunk-L4HS3QKX.js";import{c as L,d as b,f as Lt,g as Mt,h as Ct}from"/assets/chunk-G47ZCWD4.js";import{a,c as vt,d as l,g as M,h as d,i as wt,j as ot,k as kt,l as Tt,m as xt,n as E}from"/assets/chunk-XPI25I3Z.js";import"/assets/chunk-VVCT3YM4.js";var Ot="/assets/favicon-XU476DQP.svg";var ce={"arena-roma":"centurion-helmet","casus-belli":"trireme",antike2:"greek-temple","total-war-rome":"roman-shield",ancients:"crossed-swords"};function I(n){return L(ce[n]??"eagle-emblem")}function ct(n){return n.kind==="open"?"a free seat":n.name??n.kind}function he(n){return n.seats.map((t,e)=>a`${e>0?" · ":""}<span class=${t.acts?"acts":""}>${ct(t)}</span>`)}function pe(n){if(n.your_turn)return a`<strong class="badge">Your turn</strong>`;if(n.state==="open")return a`<span class="badge soft">Open</span>`;let t=n.seats.filter(e=>e.acts).map(ct);return t.length?a`<span class="badge soft">${E(t)} to act</span>`:l}function ue(n){let t=n.result?.score??{},e=n.seats.find(s=>t[s.seat]===1);return n.state!=="finished"?"":e?e.seat===n.your_seat?"you won":`${ct(e)} won`:Object.keys(t).length?"a draw":""}function me(n,t){let s=(t.find(i=>i.id===n.game)?.scenarios??[]).find(i=>i.id===n.scenario)?.title;return s&&s!==n.title?a` <span class="faint">${s}</span>`:l}function de(n,t){return a`<li>
    <a href="/t/${n.id}" class=${n.your_turn?"my-turn":""}>
      <span class="table-sign" aria-hidden="true">${I(n.game)}</span>
      <span class="table-title">${n.title}${me(n,t)}</span>
      <span class="table-seats">${he(n)}</span>
      <span class="table-end">
        ${pe(n)} <span class="faint">${[ue(n),xt(n.updated)].filter(Boolean).join(", ")}</span>
      </span>
    </a>
  </li>`}function H(n,t,e,s=""){return a`<section class="tables">
    <h2>${n}</h2>
    ${t.length===0?a`<p class="faint">${s}</p>`:a`<ul>${t.map(i=>de(i,e))}</ul>`}
  </section>`}var fe=8e3;function Pt(n){return(n.bots.find(t=>t.id==="normal")??n.bots[n.bots.length-1])?.id??"random"}function ge({seats_min:n,seats_max:t}){return n===t?`${t} players.`:`${n} to ${t} players.`}var ht=class extends y{constructor(){super();this.timer=0;this.games=[],this.lobby=null,this.fault=""}static{this.properties={games:{state:!0},lobby:{state:!0},fault:{state:!0}}}connectedCallback(){super.connectedCallback(),document.title="Tessera",this.load(),this.timer=window.setInterval(()=>{this.load()},fe)}disconnectedCallback(){super.disconnectedCallback(),clearInterval(this.timer)}async load(){try{let[e,s]=await Promise.all([h.games(),h.lobby()]);this.games=e.games,this.lobby=s,this.fault=""}catch(e){this.fault=e.sentence??String(e)}}async start(e,s){let i={};e.seats.slice(0,e.seats_min).forEach((o,r)=>i[o]=r===0?"me":s);try{let o=await h.create({game:e.id,scenario:e.scenarios[0]?.id,options:{},seats:i,pace:{kind:"none"},watch:"all",undo:"free"});k(`/t/${o.id}`)}catch(o){m(o.sentence,!0)}}opponent(e){return`bot:${this.querySelector(`#level-${e.id}`)?.value??Pt(e)}`}takeLevel(e,s){let i=this.opponent(s).slice(4);e.currentTarget.href=`/new?game=${s.id}&level=${i}`}gameCard(e){let s=e.bots;return a`<article class="game">
      <div class="game-art">${I(e.id)}</div>
      <div class="game-text">
        <h2>${e.title}</h2>
        <p>${e.about} <span class="faint">${ge(e)}</span></p>
        <div class="row">
          <button class="primary" data-play=${e.id} @click=${()=>{this.start(e,this.opponent(e))}}>
            Play against the computer
          </button>
          ${s.length>1?a`<label class="inline">
                <span class="unseen">Opponent</span>
                <select id="level-${e.id}">
                  ${s.map(i=>a`<option value=${i.id} ?selected=${i.id===Pt(e)} title=${i.help}>
                      ${M(i.id)}
                    </option>`)}
                </select>
              </label>`:l}
        </div>
        <div class="row">
          <button data-invite=${e.id} @click=${()=>{this.start(e,"open")}}>Invite a friend</button>
          <a class="button" href="/new?game=${e.id}" @click=${i=>this.takeLevel(i,e)}>More options</a>
          <a class="quiet" href="/rules/${e.id}">Rules</a>
        </div>
      </div>
    </article>`}render(){let{lobby:e,games:s}=this,i=e?.mine.filter(r=>r.state!=="finished")??[],o=e?.mine.filter(r=>r.state==="finished")??[];return a`<main id="main" class="page lobby" tabindex="-1">
      <h1 class="hero" tabindex="-1">Strategy games of antiquity</h1>
      <p class="lead">
        Play against the computer or send a friend a link. The rules are kept for you, and every
        “no” comes with its reason.
      </p>
      ${this.fault?a`<p class="fault" role="alert">${this.fault}</p>`:l}
      ${i.length?H("Where I play",i,s):l}
      <div class="games">${s.map(r=>this.gameCard(r))}</div>
      ${e?a`
            ${o.length||!i.length?H("My games",o,s,"Nothing yet: one click above starts a game."):l}
            ${H("Open tables",e.open,s,"Nobody is waiting for an opponent.")}
            ${H("Finished games",e.finished,s,"Games that are over can be replayed here.")}
          `:l}
      <footer class="foot"><a href="/new">Set up a table</a><a href="/credits">Credits</a></footer>
    </main>`}};customElements.define("lobby-page",ht);var pt=class extends y{static{this.properties={wanted:{},level:{},games:{state:!0},chosen:{state:!0},count:{state:!0},scenario:{state:!0},pace:{state:!0},scenes:{state:!0}}}constructor(){super(),this.wanted=this.level=null,this.games=[],this.chosen="",this.count=0,this.scenario="",this.pace="none",this.scenes=null}async connectedCallback(){super.connectedCallback(),document.title="New table · Tessera";try{this.games=(await h.games()).games,this.choose(this.wanted??this.games[0]?.id??"")}catch(t){m(t.sentence,!0)}}choose(t){this.chosen=t,this.count=this.game?.seats_min??0,this.scenario=this.game?.scenarios[0]?.id??"",this.scenes=null,this.fetchScenes(t)}async fetchScenes(t){let[e,{facts:s}]=await Promise.all([P(t),h.facts(t)]);this.chosen!==t||!e.picture||(this.dataset.board=q(t),this.scenes={draw:e.picture,facts:s,edits:e.edits??!1})}get game(){return this.games.find(t=>t.id===this.chosen)}async submit(t){t.preventDefault();let e=this.game,s=new FormData(t.target),i=r=>String(s.get(r)??""),o=(r,c)=>Object.fromEntries(r.map(p=>[p,i(c+p)]));try{let r=await h.create({game:e.id,scenario:i("scenario"),options:o(e.options.map(c=>c.id),"option-"),seats:o(e.seats.slice(0,this.count),"seat-"),pace:{kind:i("pace"),seconds:Number(i("minutes"))*60,days:Number(i("days"))},watch:i("watch"),undo:i("undo")});k(`/t/${r.id}`)}catch(r){m(r.sentence,!0)}}select(t,e,s,i="",o=()=>{},r=""){return a`<label class="field">
      <span>${t}</span>
      <select name=${e} @change=${c=>o(c.target.value)}>
        ${s.map(([c,p])=>a`<option value=${c} ?selected=${c===r}>${p}</option>`)}
      </select>
      ${i?a`<small>${i}</small>`:l}
    </label>`}scenarios(t){let{scenes:e}=this;return e?a`<div class="scenes" role="radiogroup" aria-label="Scenario">
      ${t.scenarios.map((s,i)=>a`<label class="scene">
          <input type="radio" name="scenario" value=${s.id} ?checked=${i===0} />
          <b>${s.title}</b> ${e.draw(s.id,e.facts)}
          <small>${s.help}</small>
        </label>`)}
    </div>
    ${e.edits?a`<p class="own"><a href="/edit/${t.id}">Make a battle of your own</a>, from a blank field or from one of these.</p>`:l}`:this.select("Scenario","scenario",t.scenarios.map(s=>[s.id,s.title]),t.scenarios.find(s=>s.id===this.scenario)?.help,s=>this.scenario=s)}seats(t){let e=t.bots.map(s=>[`bot:${s.id}`,`Computer: ${s.id}`]);return t.seats.slice(0,this.count).map((s,i)=>{let o=["me","Me"],r=["open","Somebody else (by link or from the lobby)"],c=i===0?[o,r,...e]:[r,...e,o];return this.select(d(s),`seat-${s}`,c,"",void 0,i===0?"me":`bot:${this.level}`)})}render(){let t=this.game;return a`<main id="main" class="page narrow" tabindex="-1">
      <h1 tabindex="-1">Set up a table</h1>
      ${t?a`<form class="form" @submit=${e=>{this.submit(e)}}>
            <fieldset>
              <legend>Game</legend>
              <label class="field">
                <span>Game</span>
                <select name="game" @change=${e=>this.choose(e.target.value)}>
                  ${this.games.map(e=>a`<option value=${e.id} ?selected=${e.id===this.chosen}>${e.title}</option>`)}
                </select>
                <small>${t.about}</small>
              </label>
              ${this.scenarios(t)}
              ${t.options.map(e=>this.select(d(e.id),`option-${e.id}`,e.values.map(s=>[s,d(s)]),M(e.help)))}
            </fieldset>
            <fieldset>
              <legend>Seats</legend>
              ${t.seats_max>t.seats_min?a`<label class="field">
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
            </fieldset>
            <div class="row"><button class="primary" type="submit">Open the table</button>
              <a class="button" href="/">Back</a></div>
          </form>`:a`<p class="faint">One moment…</p>`}
    </main>`}};customElements.define("create-page",pt);var be=650,ye=16,ve=1500,N=class{constructor(t,e,s){this.id=t;this.show=e;this.say=s;this.source=null;this.queue=[];this.pacing=0;this.knocking=0;this.shownAt=0;this.newest=-1;this.log=[]}open(){this.say("connecting"),this.source=new EventSource(h.eventsPath(this.id)),this.source.addEventListener("open",()=>this.say("live")),this.source.addEventListener("table",t=>this.take(JSON.parse(t.data))),this.source.addEventListener("bye",()=>this.again()),this.source.addEventListener("error",()=>{this.say("lost"),this.source?.readyState===EventSource.CLOSED&&this.again()})}close(){this.source?.close(),this.source=null,clearTimeout(this.knocking),this.stopPacing()}take(t){t.seq<this.newest||(this.newest=t.seq,t.log=this.wholeLog(t),this.queue.push(t),this.queue.length>ye&&this.queue.splice(0,this.queue.length-1),this.next())}catchUp(){let t=this.queue.pop();this.queue=[],this.stopPacing(),t&&this.put(t)}wholeLog(t){let e=t.log_from??0,s=e===0?[]:this.log.filter(i=>i.n<=e);return this.log=[...s,...t.log],this.log}again(){this.source?.close(),this.say("lost"),this.knocking=window.setTimeout(()=>this.open(),ve)}next(){if(this.pacing||this.queue.length===0)return;let t=this.queue[0],s=!t.last||t.last.seat===t.you||B()?0:this.shownAt+be-performance.now();if(s>0){this.pacing=window.setTimeout(()=>{this.pacing=0,this.next()},s);return}this.queue.shift(),this.put(t),this.next()}stopPacing(){clearTimeout(this.pacing),this.pacing=0}put(t){this.shownAt=performance.now(),this.show(t)}};var $e=500,G=class{constructor(t){this.host=t;this.told=null;this.before=new Map;this.panel=null;this.share=0;this.table="";this.timer=0;t.addController(this)}hostDisconnected(){clearTimeout(this.timer),this.table=""}want(){let t=this.host.snap.id;this.table!==t&&(clearTimeout(this.timer),Object.assign(this,{table:t,told:null,share:0}),this.before.clear(),this.ask(t))}draw(t){return this.told&&this.panel?this.panel.analysis(this.told,this.before,t,this.host):a`<section class="panel analysis" aria-busy="true">
      <h3>Analysis</h3>
      <p>The computer looks back at the game…</p>
      <progress max="1" .value=${this.share} aria-label="Analysis"></progress>
    </section>`}async lookBack(t,{mistakes:e}){for(let{step:s}of e){let i=await h.at(t,s-1).catch(()=>null);if(this.table!==t||!i)return;this.before.set(s,i.view),this.host.requestUpdate()}}async ask(t){try{let e=await h.analysis(t);if(this.table!==t)return;e.ready?(this.panel??=await import("/assets/analysis-ZRJY25UI.js"),this.told=e,this.lookBack(t,e)):(this.share=e.done/e.all,this.timer=window.setTimeout(()=>{this.ask(t)},$e)),this.host.requestUpdate()}catch(e){this.table="",this.host.sending.complain(e)}}};function _(n){return n.seats.every(t=>t.seat===n.you||t.kind!=="person")}function w(n){return n.state==="running"&&n.legal.length>0}var we="input:not([type=checkbox], [type=range]), textarea, select, dialog[open]";function D(n){return!n.ctrlKey&&!n.metaKey&&!n.altKey&&!n.target.closest(we)}var ke={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]},qt=2.5;function It(n,t){let e=ke[t],s=document.activeElement;if(!e||!s||!n.contains(s))return!1;let i=s.getBoundingClientRect(),o=null,r=1/0;for(let c of n.querySelectorAll("[data-thing]")){if(c===s)continue;let p=c.getBoundingClientRect(),g=p.x+p.width/2-i.x-i.width/2,u=p.y+p.height/2-i.y-i.height/2,v=g*e[0]+u*e[1],$=Math.abs(g*e[1])+Math.abs(u*e[0]);v>4&&v+qt*$<r&&(r=v+qt*$,o=c)}return o?.focus(),o!==null}var Te=matchMedia("(min-width: 1000px)"),F=class{constructor(t){this.pane=t;this.scale=1;this.x=0;this.y=0;this.fingers=new Map;this.seen=null;this.dragged=0;this.isTouched=!1;this.frame=new ResizeObserver(()=>this.map&&this.resize());this.ending=new AbortController;let{signal:e}=this.ending;t.addEventListener("wheel",s=>this.wheel(s),{passive:!1}),t.addEventListener("pointerdown",s=>this.down(s)),t.addEventListener("click",s=>this.click(s),{capture:!0}),addEventListener("pointermove",s=>this.move(s),{signal:e});for(let s of["pointerup","pointercancel"])addEventListener(s,i=>this.fingers.delete(i.pointerId),{signal:e})}close(){this.ending.abort(),this.frame.disconnect()}get map(){return this.pane.querySelector("[data-zoom]")}get inner(){return this.map??this.pane.querySelector(".board")}settle(){this.seen!==this.inner&&(this.seen=this.inner,this.frame.disconnect(),this.frame.observe(this.inner.parentElement),this.isTouched=!1,this.place(this.start()))}resize(){if(this.isTouched)return this.apply();this.place(this.start()),this.showLights()}start(){let{start:t=1,legible:e=0}=this.map?.dataset??{},s=Math.max(1,this.inner.offsetWidth);return Math.min(5,Math.max(Number(t),Number(e)/s))}showLights(){let{width:t,height:e}=this.inner.parentElement.getBoundingClientRect(),s=[...this.map?.querySelectorAll("[data-thing].lit")??[]].map(c=>{let p=c.getBoundingClientRect();return this.toFrame(p.x+p.width/2,p.y+p.height/2)}),i=({x:c,y:p})=>Math.abs(c)<t/2&&Math.abs(p)<e/2;if(s.length===0||s.some(i))return;let o=({x:c,y:p})=>Math.hypot(c,p),r=s.reduce((c,p)=>o(p)<o(c)?p:c);this.x-=r.x,this.y-=r.y,this.apply()}by(t,e={x:0,y:0}){let s=this.scale;this.isTouched=!0;let[i,o]=this.map?[1,5]:[.5,3];this.scale=Math.min(o,Math.max(i,s*t)),Math.abs(this.scale-1)<.04&&(this.scale=1),this.x=e.x-(e.x-this.x)*this.scale/s,this.y=e.y-(e.y-this.y)*this.scale/s,this.apply()}fit(){this.isTouched=!0,this.place(1)}place(t){let[e,s]=(this.map?.dataset.focus??"0.5 0.5").split(" ").map(Number);this.scale=t,this.x=(.5-e)*this.inner.offsetWidth*t,this.y=(.5-s)*this.inner.offsetHeight*t,this.apply()}toFrame(t,e){let s=this.inner.parentElement.getBoundingClientRect();return{x:t-s.x-s.width/2,y:e-s.y-s.height/2}}isOnMap(t){return t.target.closest?.("[data-zoom]")!==null}wheel(t){!t.ctrlKey&&!(Te.matches&&this.isOnMap(t))||(t.preventDefault(),this.by(t.deltaY<0?1.15:1/1.15,this.map?this.toFrame(t.clientX,t.clientY):void 0))}down(t){this.dragged=0,this.fingers.set(t.pointerId,t)}click(t){this.dragged>6&&t.stopPropagation(),this.dragged=0}move(t){let e=this.fingers.get(t.pointerId);e&&(this.fingers.set(t.pointerId,t),this.fingers.size===2?this.pinch(e,t):this.canPan(e)&&this.pan(t.clientX-e.clientX,t.clientY-e.clientY))}canPan(t){let e=t.target;return this.map?this.isOnMap(t)&&!(t.pointerType==="mouse"&&e.closest(".lit")):this.scale>1&&!e.closest("[data-thing]")}pan(t,e){let{x:s,y:i}=this;this.isTouched=!0,this.x+=t,this.y+=e,this.apply(),this.dragged+=Math.hypot(this.x-s,this.y-i)}pinch(t,e){let s=[...this.fingers.values()].find(r=>r.pointerId!==e.pointerId),i=r=>Math.hypot(r.clientX-s.clientX,r.clientY-s.clientY),o=this.toFrame((e.clientX+s.clientX)/2,(e.clientY+s.clientY)/2);this.by(i(e)/Math.max(1,i(t)),this.map?o:void 0)}keepInFrame(t){let e=t.parentElement,s=(i,o,r)=>{let c=Math.max(0,(o*this.scale-r)/2);return Math.max(-c,Math.min(c,i))};this.x=s(this.x,t.offsetWidth,e.clientWidth),this.y=s(this.y,t.offsetHeight,e.clientHeight)}apply(){let t=this.map;t&&this.keepInFrame(t);let e=this.scale===1&&!this.x&&!this.y;this.inner.style.transform=e?"":`translate(${this.x}px, ${this.y}px) scale(${this.scale})`,this.pane.classList.toggle(t?"map-zoomed":"zoomed",this.scale!==1)}};var U=class{constructor(t){this.host=t;this.onKey=t=>{!this.host.snap||!D(t)||this.press(t.key,t.target)&&t.preventDefault()};this.keys={a:()=>this.host.openList(),b:()=>this.toBoard(),u:()=>this.host.sending.undo(),h:()=>this.host.sending.hint(),l:()=>this.host.show("log","#log"),c:()=>this.host.show("chat","#say"),n:()=>this.host.snap.state==="finished"&&this.host.show("analysis"),r:()=>this.host.replay.turn(),w:t=>this.whyNot(t),"+":()=>this.host.zoomBy(1.2),"-":()=>this.host.zoomBy(1/1.2),0:()=>this.host.fit()};t.addController(this)}hostConnected(){addEventListener("keydown",this.onKey)}hostDisconnected(){removeEventListener("keydown",this.onKey)}press(t,e){let s=this.host.querySelector(".board");if(t==="Escape")return this.host.escape();if(this.host.replay.key(t)||s&&It(s,t))return!0;let i=this.keys[t.toLowerCase()];return i?.(e),i!==void 0}toBoard(){let t=this.host.querySelector(".board .lit")!==null;this.host.focusOn(t?".board .lit":".board [data-thing]")}whyNot(t){let e=t.closest("[data-thing]")?.dataset.thing;e&&this.host.sending.whyNot(e)}};function Nt(n){let{snap:t,game:e,replay:s}=n;if(!t||!e)return null;let i=s.past?.view??t.view,o={game:e,snap:t,view:i,me:t.you??i.seats[0],playing:!s.on&&w(t),options:[],lit:new Set,picks:n.picking.picks,hinted:new Set};return o.playing&&xe(o,n),o}function xe(n,t){let{game:e,snap:s,view:i}=n,o=At(i.state,i.extra??{},e.facts??{});n.options=s.legal.map(c=>t.board.option(Rt(c,e.verbs,o),n)),n.lit=O(n.options,n.picks);let r=n.options.find(c=>c.act.text===t.hints[t.hintAt]?.action);n.hinted=new Set(r?[...r.things,...r.also]:[])}var Ee=.55;function Gt(n,t){let e=n.querySelector(".prompt")?.getBoundingClientRect().bottom??0,s=Se(n),i=[...n.querySelectorAll(t)].map(r=>{let c=r.getBoundingClientRect();return c.y+c.height/2});if(i.length===0||i.some(r=>r>e&&r<s))return;let o=Math.min(innerHeight*Ee,(e+s)/2);scrollBy({top:i[0]-o,behavior:B()?"auto":"smooth"})}function Se(n){let t=n.querySelector(".thoughts");return t&&getComputedStyle(t).position==="fixed"?t.getBoundingClientRect().top:innerHeight}var _t=n=>Gt(n,".board .lit"),Dt=n=>Gt(n,".board .hinted");var Ft="important",Le=" !"+Ft,Ut=Mt(class extends Ct{constructor(n){if(super(n),n.type!==Lt.ATTRIBUTE||n.name!=="style"||n.strings?.length>2)throw Error("The `styleMap` directive must be used in the `style` attribute and must be the only part in the attribute.")}render(n){return Object.keys(n).reduce((t,e)=>{let s=n[e];return s==null?t:t+`${e=e.includes("-")?e:e.replace(/(?:^(webkit|moz|ms|o)|)(?=[A-Z])/g,"-$&").toLowerCase()}:${s};`},"")}update(n,[t]){let{style:e}=n.element;if(this.ft===void 0)return this.ft=new Set(Object.keys(t)),this.render(t);for(let s of this.ft)t[s]==null&&(this.ft.delete(s),s.includes("-")?e.removeProperty(s):e[s]=null);for(let s in t){let i=t[s];if(i!=null){this.ft.add(s);let o=typeof i=="string"&&i.endsWith(Le);s.includes("-")||o?e.setProperty(s,o?i.slice(0,-11):i,o?Ft:""):e[s]=i}}return vt}});var Me=350,Ce=3500,W=246,Wt=340,He=.55,Y=class{constructor(t){this.host=t;this.at=null;this.waits=!1;this.over=null;this.timer=0;t.addController(this),t.addEventListener("pointermove",e=>this.hover(e)),t.addEventListener("pointerout",e=>e.pointerType==="touch"||this.hide()),t.addEventListener("focusin",e=>this.focus(e))}hostDisconnected(){clearTimeout(this.timer)}hide(){this.over=null,this.waits=!1,clearTimeout(this.timer),this.set(null)}isFirstTap(t,e){let s=e.dataset.thing,i=this.host.context();return t.pointerType!=="touch"||!i||this.at?.thing===s?!1:/^(card|space):/.test(s)&&!!this.host.board.look?.(s,i)}touch(t,e,s){t.pointerType==="touch"&&(this.waits=s,this.show(e),clearTimeout(this.timer),this.timer=window.setTimeout(()=>this.hide(),Ce))}hover(t){let e=this.thingAt(t.target);!e||e===this.over||t.pointerType==="touch"||t.buttons||(this.over=e,clearTimeout(this.timer),this.timer=window.setTimeout(()=>this.show(e),Me))}focus(t){let e=this.thingAt(t.target);e?.matches(":focus-visible")?this.show(e):this.hide()}thingAt(t){return t.closest("[data-thing], [data-look]")}show(t){if(!t.isConnected||this.host.querySelector(".chooser"))return;let e=t.getBoundingClientRect(),s=t.dataset.look??t.dataset.thing;if(e.top>innerHeight*He){let i=e.left+e.width/2-W/2;this.set({thing:s,x:Math.max(8,Math.min(innerWidth-W-8,i)),y:e.top-Wt})}else{let i=e.right+W+20<innerWidth?e.right+10:e.left-W;this.set({thing:s,x:Math.max(8,i),y:Math.max(56,Math.min(innerHeight-Wt,e.top-60))})}}set(t){t!==this.at&&(this.at=t,this.host.requestUpdate())}draw(t){let e=this.at&&this.host.board.look?.(this.at.thing,t);if(!e)return l;let s=Ut({left:`${this.at.x}px`,top:`${this.at.y}px`}),i=this.waits?a`<p class="again">Tap it again to do it.</p>`:l;return a`<div class="look" aria-hidden="true" style=${s}>${e}${i}</div>`}};var j=null;function z(n,t,e,s,i){let o=j,r=o.createOscillator(),c=o.createGain();r.type=i,r.frequency.value=t,c.gain.setValueAtTime(s,o.currentTime+n),c.gain.exponentialRampToValueAtTime(5e-4,o.currentTime+n+e),r.connect(c).connect(o.destination),r.start(o.currentTime+n),r.stop(o.currentTime+n+e)}function Yt(n,t,e,s){let i=j,o=i.createBuffer(1,Math.ceil(i.sampleRate*t),i.sampleRate),r=o.getChannelData(0);for(let u=0;u<r.length;u++)r[u]=(Math.random()*2-1)*(1-u/r.length);let c=i.createBufferSource(),p=i.createBiquadFilter(),g=i.createGain();c.buffer=o,p.type="bandpass",p.frequency.value=s,g.gain.value=e,c.connect(p).connect(g).connect(i.destination),c.start(i.currentTime+n)}var Ae={dice:()=>[0,.07,.13,.2,.24].forEach(n=>Yt(n,.04,.5,1800)),coin:()=>[1568,2093].forEach((n,t)=>z(t*.07,n,.25,.08,"triangle")),card:()=>Yt(0,.12,.35,900),battle:()=>[220,147].forEach((n,t)=>z(t*.12,n,.4,.12,"sawtooth")),turn:()=>[523,659,784].forEach((n,t)=>z(t*.11,n,.5,.09,"sine")),refuse:()=>z(0,130,.18,.12,"square")};function x(n){f.sound&&(j??=new AudioContext,j.resume(),Ae[n]())}var Re=3200,Be=[[/battle|attack|against/,"battle"],[/roll|dice/,"dice"],[/sestertii|money|gold|VP/,"coin"]],V=class{constructor(t){this.host=t;this.lines=[];this.timer=0;t.addController(this)}hostDisconnected(){clearTimeout(this.timer)}hear(t,e){let s=t.log[t.log.length-1]?.n??0,i=e.log.filter(o=>o.n>s);i.length>0&&this.show(i),w(e)&&!w(t)&&this.callPlayer(e)}show(t){this.lines=t,clearTimeout(this.timer),this.timer=window.setTimeout(()=>{this.lines=[],this.host.requestUpdate()},Re);let e=t.map(s=>s.text).join(" ");x(Be.find(([s])=>s.test(e))?.[1]??"card")}callPlayer(t){x("turn"),f.notify&&document.hidden&&Notification.permission==="granted"&&new Notification(`${t.title}: your turn`,{body:t.view.prompt??"",tag:t.id})}words(){return this.lines.map(t=>t.text).join(" ")}moment(t){if(this.lines.length===0)return l;let e=t.snap.state==="finished"?Oe(t.snap):this.host.board.moment?.(this.lines,t);return e?a`<div class="moment" aria-hidden="true">${e}</div>`:l}};function Oe(n){let t=n.you?(n.result?.score??n.view.score??{})[n.you]:void 0,e=t===void 0?"Finis":t>=1?"Victory":t>0?"A draw":"Defeat";return a`<p class="ending">${L("laurels")}${e}</p>`}function S(n){return M(wt(n.text))}function R(n,t,e,s="",i=S(n)){return a`<button class="act ${s}" data-action=${n.text} aria-label=${i} @click=${o=>t(n,o.currentTarget)}>
    ${e}
  </button>`}function Pe(n){let t=new Map;for(let e of n){let s=e.args.slice(0,-1).map(i=>i.word).join(" ");t.set(s,[...t.get(s)??[],e])}return t}function qe(n,t){return n.args[n.args.length-1]?.word??d(t)}function zt(n,t,e,s){return a`<div class="action-groups">
    ${[...Bt(n)].map(([i,o])=>{let r=t.verbs.find(c=>c.word===i)?.help??"";return a`<section class="action-group">
        <h3>${d(i)} ${r?a`<small>${r}</small>`:l}</h3>
        ${[...Pe(o)].map(([c,p])=>a`<div class="row tight">
            ${c?a`<span class="first">${c}</span>`:l}
            ${p.map(g=>R(g,s,qe(g,i),e.has(g.text)?"hinted":""))}
          </div>`)}
      </section>`})}
  </div>`}function jt(n,t){n.addEventListener("pointerdown",e=>{let s=e.target.closest("[data-thing]");if(!s||e.button!==0||e.pointerType==="touch")return;let i=new AbortController,{signal:o}=i,r=null,c=()=>{i.abort(),r?.remove()},p=u=>{if(!r&&Math.hypot(u.clientX-e.clientX,u.clientY-e.clientY)>6){if(!t.lift(s.dataset.thing))return c();r=Ne(n.querySelector(`[data-drawn="${s.dataset.thing}"]`)??s)}r&&(r.style.transform=`translate(${u.clientX-e.clientX}px, ${u.clientY-e.clientY}px) rotate(2deg)`)},g=u=>{let v=r!==null;if(c(),!v)return;n.addEventListener("click",nt=>nt.stopPropagation(),{capture:!0,once:!0}),setTimeout(()=>n.dispatchEvent(new Event("click")),0);let $=document.elementFromPoint(u.clientX,u.clientY)?.closest("[data-thing]");$&&$!==s?t.drop(s.dataset.thing,$.dataset.thing,$):t.let()};addEventListener("pointermove",p,{signal:o}),addEventListener("pointerup",g,{signal:o}),addEventListener("pointercancel",c,{signal:o})})}function Ie(n){let t=n.cloneNode(!0);if(!(n instanceof SVGGraphicsElement))return t;let{x:e,y:s,width:i,height:o}=n.getBBox(),r=document.createElementNS("http://www.w3.org/2000/svg","svg");return r.setAttribute("viewBox",`${e} ${s} ${i} ${o}`),t.removeAttribute("transform"),r.append(t),r}function Ne(n){let t=Ie(n),e=n.getBoundingClientRect();for(let i of[t,...t.querySelectorAll("[data-thing]")])i.removeAttribute("data-thing");t.classList.add("ghost");let s=getComputedStyle(n);return Object.assign(t.style,{left:`${e.x}px`,top:`${e.y}px`,width:`${e.width}px`,height:`${e.height}px`,fontSize:s.fontSize}),document.body.append(t),t}var C=8;function Ge(n){let t=new Map;for(let e of n)t.set(e.row??"",[...t.get(e.row??"")??[],e]);return t}var X=class{constructor(t){this.host=t;this.picks=[];this.options=[];this.opener=null;jt(t,{lift:e=>this.lift(e),drop:(e,s,i)=>this.press([e],s,i),let:()=>this.letGo()})}get isBusy(){return this.picks.length>0||this.options.length>0}letGo(){let t=this.options.length>0?this.opener:null;this.set([]),t?.isConnected&&t.focus({preventScroll:!0})}press(t,e,s){let i=this.host.context();if(!i)return;let o=lt(i.options,t,e);switch(o.kind){case"act":return this.letGo(),void this.host.sending.act(o.act);case"more":return this.set(o.picks);case"choose":return this.set(o.picks,o.options),this.placeMenu(s);case"none":return this.set(t),void this.host.sending.whyNot(e)}}wouldAct(t){let e=this.host.context();return e!==null&&lt(e.options,this.picks,t).kind==="act"}lift(t){this.host.catchUp();let e=this.host.context();return!e||!O(e.options,[]).has(t)?!1:(this.set([t]),!0)}set(t,e=[]){this.picks=t,this.options=e,this.host.requestUpdate()}ask(t,e){this.set([],[t]),this.placeMenu(e,".quiet")}placeMenu(t,e="button"){this.opener=t;let s=t.getBoundingClientRect();this.host.updateComplete.then(()=>{let i=this.host.querySelector(".chooser");if(!i)return;let{width:o,height:r}=i.getBoundingClientRect(),c=Math.max(C,Math.min(innerWidth-o-C,s.x+s.width/2-o/2)),p=s.bottom+r+2*C<innerHeight;i.style.left=`${c}px`,i.style.top=`${p?s.bottom+C:Math.max(C,s.top-r-C)}px`,i.querySelector(e)?.focus()})}button(t){return R(t.act,e=>{this.host.sending.act(e)},t.ask??t.word??S(t.act))}menu(){return this.options.length===0?l:a`<div class="chooser" role="group" aria-label="Choose an action">
      ${[...Ge(this.options)].map(([t,e])=>t?a`<div class="chooser-row"><span>${t}</span>${e.map(s=>this.button(s))}</div>`:e.map(s=>this.button(s)))}
      <button class="quiet" @click=${()=>this.letGo()}>Let go</button>
    </div>`}};var _e=12,De=8;function Vt(n,t,e){let s=t.options.map(u=>u.act),i=t.options.filter(u=>u.things.length===0).map(u=>u.act),o=n.board.complete?1:De,r=s.length<=o?s:i,c=new Set(n.hints.slice(n.hintAt,n.hintAt+1).map(u=>u.action)),p=(u,v)=>{let $=t.options.find(nt=>nt.act===u);$?.ask&&$.things.length===0?n.picking.ask($,v):n.sending.act(u)},g=u=>t.options.find(v=>v.act===u)?.word??S(u);return a`<section class="prompt" aria-label="What to do">
    <div class="prompt-text">
      ${Ue(e)}
      <p class="question" role="status" tabindex="-1">${We(n,t)}</p>
      ${t.playing&&t.picks.length===0&&f.acts<_e?a`<p class="advice">Choose what glows. Whatever does not glow tells you why not.</p>`:l}
      ${t.picks.length>0?a`<p class="picked-line"><span>${E(t.picks.map(Ve))} – now choose what glows.</span>
            <button class="quiet" @click=${()=>n.letGo()}>Let go</button></p>`:l}
    </div>
    <div class="prompt-acts">
      ${r.map(u=>R(u,p,g(u),`primary ${c.has(u.text)?"hinted":""}`,g(u)))}
      ${s.length>r.length?a`<button aria-expanded=${n.isListOpen} data-all @click=${()=>Fe(n)}>All ${s.length} actions</button>`:l}
      ${t.snap.state==="finished"?Xe(n,t.snap):l} ${Ze(n,t)}
    </div>
    ${(t.snap.offers??[]).map(u=>ts(n,t.snap,u))}
    ${n.isListOpen&&s.length>0?a`<div class="actions" role="group" aria-label="All actions">
          ${zt(s,t.game,c,p)}
        </div>`:l}
  </section>`}function Fe(n){n.isListOpen?n.isListOpen=!1:n.openList()}function Ue(n){return n==="live"?l:a`<span class="badge lost">${n==="lost"?"Reconnecting…":"Connecting…"}</span>`}function We({replay:n},t){let{snap:e,view:s}=t,i=r=>s.titles[r]??d(r);if(n.on)return Ye(n);if(e.state==="open")return"Waiting for the seats to be taken.";if(e.state==="finished"||s.over)return ze(e,i);if(t.playing)return s.prompt??"Your turn.";let o=s.to_act.filter(r=>r!=="chance").map(i);return o.length?`Waiting for ${E(o)}.`:s.prompt??""}function Ye({step:n,steps:t,past:e}){let s=e?.log.filter(i=>i.n===n).map(i=>i.text)??[];return[`Move ${n} of ${t}`,s.join(" ")].filter(Boolean).join(": ")}function ze(n,t){if(n.result?.why)return n.result.why;let e=n.result?.score??n.view.score??{},s=Math.max(0,...Object.values(e)),i=Object.keys(e).filter(c=>e[c]===s&&s>0),o=`The game is over. ${je(n,t)}`;if(i.length>1)return`${o}It is a draw.`;if(i.length===0)return o.trim();let r=t(i[0]);return o+(i[0]===n.you?`You have won as ${r}.`:`${r} has won.`)}function je(n,t){let e=n.result?.loser;if(!e)return"";let s=e===n.you;return n.result?.by==="resign"?`${s?"You":t(e)} gave up. `:n.result?.by==="time"?`${s?"Your time":`The time of ${t(e)}`} is up. `:""}function Ve(n){let[t,...e]=n.split(":"),s=e[e.length-1];return["card","word","icon","region","to","force"].includes(t)?d(s):`${d(t)} ${s}`}function Xe(n,t){let e=n.replay.on?l:Ke(n,t);return a`${e} <button @click=${()=>n.show("analysis")}>Analysis</button>`}function Ke(n,t){return t.rematch?a`<a class="button" href="/t/${t.rematch}">To the next game</a>`:t.you?a`<button class="primary" @click=${()=>{n.sending.rematch()}}>Play again</button>`:a`<button @click=${()=>n.replay.turn()}>Watch it again</button>`}function Ze(n,{snap:t,playing:e}){let{replay:s,sending:i}=n,o=(p,g,u,v=!1)=>a`<button class="tool" aria-label=${p} title=${p} ?disabled=${v} @click=${u}>
      ${b(g)}
    </button>`,r=t.state==="running"&&t.you!==null,c=t.undoable>0||_(t)?"Undo (U)":"Ask to take a move back (U)";return a`<span class="toolbar" role="toolbar" aria-label="Table">
    ${r?o(c,"undo",()=>i.undo(),t.steps===0):l}
    ${r?o("Hint (H)","hint",()=>i.hint(),!e):l}
    ${t.steps>0?o(s.on?"Leave replay (R)":"Replay (R)","history",()=>s.turn()):l}
    <a class="button tool" href="/rules/${t.game}" target="_blank" aria-label="Rules" title="Rules">${b("book")}</a>
    <span class="zoomer">
      ${o("Smaller (−)","minus",()=>n.zoomBy(1/1.2))} ${o("Larger (+)","plus",()=>n.zoomBy(1.2))}
      ${o("Fit (0)","fit",()=>n.fit())}
    </span>
  </span>`}var Je={undo:"asks to take a move back",draw:"offers a draw",bot:"asks for the computer to take over an empty seat"},Qe={undo:"asked to take a move back",draw:"offered a draw",bot:"asked for the computer to take over an empty seat"};function ts(n,t,e){let s=i=>{n.sending.send("answer",{what:e.what,yes:i,seat:t.you})};return e.seat===t.you?a`<div class="offer"><p>You have ${Qe[e.what]??"asked"}. The others must answer.</p></div>`:a`<div class="offer" role="alert">
    <p>${t.view.titles[e.seat]??d(e.seat)} ${Je[e.what]??e.what}.</p>
    ${t.you?a`<button class="primary" @click=${()=>s(!0)}>Agree</button>
          <button @click=${()=>s(!1)}>Decline</button>`:l}
  </div>`}function Xt(n,t){let e=i=>{n.goTo(i)},s=(i,o,r,c=!1)=>a`<button class="tool" aria-label=${i} title=${i} ?disabled=${c} @click=${r}>
      ${b(o)}
    </button>`;return a`<div class="replay" role="group" aria-label="Replay">
    ${s("First move","first",()=>e(0),n.step<=0)}
    ${s("Back","back",()=>e(n.step-1),n.step<=0)}
    ${s(n.playing?"Pause":"Run",n.playing?"pause":"play",()=>n.turnAutoplay())}
    ${s("Next","next",()=>e(n.step+1),n.step>=n.steps)}
    ${s("Last move","last",()=>e(n.steps),n.step>=n.steps)}
    <input
      type="range"
      min="0"
      max=${n.steps}
      .value=${String(n.step)}
      aria-label="Move"
      aria-valuetext="Move ${n.step} of ${n.steps}"
      @input=${i=>e(Number(i.target.value))}
    />
    <output class="replay-step">${n.step} / ${n.steps}</output>
    ${t?a`<button class="play-on" ?disabled=${n.step>=n.steps} @click=${t}>Play on from here</button>`:l}
    <button @click=${()=>n.leave()}>Leave replay</button>
  </div>`}var es=1100,K=class{constructor(t){this.host=t;this.step=0;this.steps=0;this.playing=!1;this.on=!1;this.past=null;this.timer=0;t.addController(this)}hostDisconnected(){clearInterval(this.timer)}async goTo(t){let{id:e,steps:s}=this.host.snap,i=Math.max(0,Math.min(s,t));Object.assign(this,{on:!0,step:i,steps:s}),this.host.requestUpdate();try{let{view:o,log:r}=await h.at(e,i);if(!this.on||this.step!==i)return;this.past={view:o,log:r},history.replaceState(null,"",`/t/${e}?step=${i}`),this.host.requestUpdate()}catch(o){this.leave(),this.host.sending.complain(o)}}turnAutoplay(){this.on&&(clearInterval(this.timer),this.playing=!this.playing,this.host.requestUpdate(),this.playing&&(this.step>=this.steps&&this.goTo(0),this.timer=window.setInterval(()=>{this.step<this.steps?this.goTo(this.step+1):this.turnAutoplay()},es)))}stop(){clearInterval(this.timer),Object.assign(this,{on:!1,playing:!1,past:null})}leave(){this.stop(),history.replaceState(null,"",`/t/${this.host.snap.id}`),this.host.requestUpdate()}turn(){let t=this.host.snap;this.on?this.leave():this.goTo(t.state==="finished"?0:t.steps)}key(t){if(!this.on)return!1;let e={ArrowLeft:this.step-1,ArrowRight:this.step+1,Home:0,End:this.steps};if(t in e)this.goTo(e[t]);else if(t==="p")this.turnAutoplay();else return!1;return!0}};function Z(n,t){return a`<div class="dialog-head">
    <h2 id=${n}>${t}</h2>
    <button
      class="tool"
      aria-label="Close"
      @click=${e=>e.currentTarget.closest("dialog")?.close()}
    >
      ${b("close")}
    </button>
  </div>`}var ss=/\(?\b([A-Z]{2}-\d+)\b\)?/;function J(n){return a`<button class="rule" data-rule=${n} aria-label="Rule ${n}">${n}</button>`}function ns(n){return n.split(ss).map((t,e)=>e%2?J(t):t)}function Kt(n,t,e,s){return a`<div id="log" class="log" role="log" aria-live="off" aria-label="Log" tabindex="0">
    ${n.length===0?a`<p class="faint">${s}</p>`:l}
    ${n.map(i=>a`<p class="line seat-${t.seats.indexOf(i.seat)}">
        <span>${ns(i.text)}</span>
        ${(i.rules??[]).filter(o=>!i.text.includes(o)).map(J)}
        ${e?a`<button class="step" aria-label="Show move ${i.n}" @click=${()=>e(i.n)}>${i.n}</button>`:l}
      </p>`)}
  </div>`}var Zt=/(`[^`]+`|\*?\((?:[Rr]eading|ours|own data)[^()]*\)\*?)/;function is(n){return n.startsWith("`")?a`<code>${n.slice(1,-1)}</code>`:Zt.test(n)?a`<small class="note">${n.replace(/\*/g,"")}</small>`:n.replace(/\*/g,"")}function Q(n){return n.split(Zt).map(is)}var tt=class{constructor(t){this.host=t;this.rule=null;this.onClick=t=>{let e=t.target.closest("[data-rule]")?.dataset.rule;e&&this.host.snap&&this.open(e)};t.addController(this)}hostConnected(){addEventListener("click",this.onClick)}hostDisconnected(){removeEventListener("click",this.onClick)}async open(t){try{let{rules:e}=await h.rules(this.host.snap.game),s={number:t,text:"There is no such rule."};this.rule=e.find(o=>o.number===t)??s,this.host.requestUpdate(),await this.host.updateComplete;let i=this.host.querySelector("#rule");i&&!i.open&&i.showModal()}catch(e){this.host.sending.complain(e)}}draw(t){let{rule:e}=this,s=e?.text.match(/\b[A-Z]{2}-\d+\b/g)??[];return a`<dialog id="rule" aria-labelledby="rule-title">
      ${Z("rule-title",e?`Rule ${e.number}`:"Rule")}
      <p class="rule-text">${Q(e?.text??"")}</p>
      <p><a href="/rules/${t}#${e?.number??""}" target="_blank">All rules</a> ${s.map(J)}</p>
    </dialog>`}};var os="normal";async function Jt({snap:n,view:t,game:e},s){let i=n.you??t.to_act.find(c=>c!=="chance")??t.seats[0],o=c=>e.bots.find(p=>c===`${p.id} bot`)?.id??os,r=Object.fromEntries(n.seats.map(c=>[c.seat,c.seat===i?"me":`bot:${o(c.kind==="bot"?c.name:null)}`]));return(await h.create({game:n.game,seats:r,from_table:n.id,step:s})).id}var as=.02;function et(n,{legal:t}){let e=n.filter(s=>t.includes(s.action));return e[0]===n[0]?e:[]}function Qt({hints:n,board:t},e){return n.flatMap(({action:s,value:i})=>{let o=e.options.find(r=>r.act.text===s)?.act;return o?[{act:o,text:t.words?.(o,e)??S(o),value:i}]:[]})}function te([n,...t]){let e=t.filter(s=>Math.abs(s.value-n.value)<=as).length;return e===0?"":e===t.length?e===1?"; the other is about equal":"; all of them are about equal":`; ${kt(e,"other is","others are")} about equal`}function ee(n,t){let e=Qt(n,t);return e.length===0?"":`The computer's choice: ${e[0].text}, ${ot(e[0].value)} to win${te(e)}.`}function se(n,t){let e=t.playing?Qt(n,t):[];return e.length===0?l:a`<section class="thoughts" aria-labelledby="thoughts-title">
    <h2 id="thoughts-title">What the computer thinks</h2>
    <button class="tool" aria-label="Close what the computer thinks" @click=${()=>n.hints=[]}>${b("close")}</button>
    <p>The first is its choice${te(e)}.</p>
    <ol>${e.map((s,i)=>a`<li>${rs(n,s,i)}</li>`)}</ol>
    <p class="faint">The % is the chance to win. A press shows a move on the board, the next one plays it.</p>
  </section>`}function rs(n,{act:t,text:e,value:s},i){let o=i===n.hintAt;return a`<button
    class="thought"
    aria-pressed=${o}
    @click=${()=>o?void n.sending.act(t):n.hintAt=i}
  >
    <span>${e}</span>
    ${o?a`<em>Play it</em>`:l}
    <b>${ot(s)}<small class="unseen"> to win</small></b>
    <i style="--share: ${s.toFixed(3)}"></i>
  </button>`}var st=class{constructor(t){this.host=t;this.underway=null}complain(t){x("refuse");let e=t;m(e.sentence??String(t),!0,e.rule)}async send(t,e={},s=""){try{await h.post(this.host.snap.id,t,e),s&&m(s)}catch(i){this.complain(i)}}async act(t){let e=this.host.snap;if(!(!e||this.underway===e.rev)){this.underway=e.rev,this.host.letGo(),this.host.hints=[],it();try{let s=await h.act(e.id,e.you,t.text,e.rev);T("acts",f.acts+1),s.table&&this.host.hear(s.table)}catch(s){this.complain(s),s.code!=="offline"&&await this.lookAgain(e.id)}finally{this.underway===e.rev&&(this.underway=null)}}}async lookAgain(t){let e=await h.table(t).catch(()=>null);!e||e.id!==this.host.snap?.id||(this.host.hear(e),this.host.catchUp())}async whyNot(t){let e=this.host.snap,s=this.host.context();if(e.state==="finished")return m("The game is over.");if(e.state==="open")return m("The game begins when every seat is taken.");if(!e.you)return m("You are watching; only the players act.");try{for(let i of this.host.board.wishes(t,s)){let o=await h.why(e.id,e.you,i);if(!(o.legal||!o.reason))return x("refuse"),m(o.reason,!0,o.rule)}m(s.playing?"There is nothing to do with this now.":"It is not your turn.",!0)}catch(i){this.complain(i)}}async hint(){let t=this.host.snap;if(!w(t))return m("A hint is for the player who must choose.");try{let{moves:e}=await h.hint(t.id,t.you),s=this.host.snap;if(s.id!==t.id||s.you!==t.you)return;this.host.hints=et(e,s),this.host.hintAt=0}catch(e){this.complain(e)}}async undo(){let t=this.host.snap;if(it(),this.host.hints=[],t.undoable>0)return this.send("undo",{seat:t.you});let e=_(t)?"Your move is taken back.":"You have asked to take the move back.";return this.send("ask",{what:"undo",seat:t.you},e)}async rematch(){try{k(`/t/${(await h.post(this.host.snap.id,"rematch")).id}`)}catch(t){this.complain(t)}}async playOn(){try{k(`/t/${await Jt(this.host.context(),this.host.replay.step)}`)}catch(t){this.complain(t)}}};function ne(n,t){let e=s=>{s.preventDefault();let i=s.target.elements.namedItem("text"),o=i.value.trim();o&&t(o),i.value=""};return a`<div class="chat">
    <div id="talk" class="log" role="log" aria-label="Chat" tabindex="0">
      ${n.chat.length===0?a`<p class="faint">Nobody has said anything.</p>`:l}
      ${n.chat.map(s=>a`<p class="line"><strong>${s.name}</strong> <span>${s.text}</span></p>`)}
    </div>
    <form class="say" @submit=${e}>
      <input id="say" name="text" maxlength="500" autocomplete="off" placeholder="Say something" aria-label="Chat" />
      <button aria-label="Send">${b("send")}</button>
    </form>
  </div>`}function ie(n,t,e){let s=n.state==="finished"&&t===n.view,i=(s?n.result?.score:t.score)??{};return a`<ul class="players" aria-label="Players">
    ${n.seats.map(o=>{let r=t.to_act.includes(o.seat)&&!t.over&&!s,c=r&&n.state==="running"?performance.now()-e:0,p=t.titles?.[o.seat]??o.title??d(o.seat),g=(t.over||s)&&(i[o.seat]??0)>=1;return a`<li class="player ${r?"acts":""} seat-${n.seats.indexOf(o)}">
        <span class="dot ${o.kind==="bot"||o.online?"on":""}" aria-hidden="true"></span>
        <span class="player-name">
          <strong>${p}</strong>
          <span>${o.kind==="open"?"free seat":o.name??o.kind}</span>
          <span class="faint">
            ${o.kind==="person"&&o.online===!1?"away":""}
            ${o.seat===n.you?"you":""}
          </span>
        </span>
        ${o.resigned?a`<span class="badge soft">resigned</span>`:l}
        ${g?a`<span class="badge">winner</span>`:l}
        ${r?a`<span class="badge turn">to act</span>`:l}
        ${typeof o.clock_ms=="number"?a`<span class="clock">${b("clock")}${Tt(o.clock_ms-c)}</span>`:l}
      </li>`})}
  </ul>`}function oe(n,t){let e=n.dice??{},s=o=>{o.preventDefault();let r=String(new FormData(o.target).get("nonce")).trim();r&&n.you&&t(n.you,r)},i=Object.entries(e.nonces??{}).filter(([,o])=>o);return a`<section class="panel">
    <h3>Dice anyone can check</h3>
    <p>
      Before the first roll the server drew a secret and published its fingerprint. All rolls and
      draws follow from the secret and the players' words; the secret is shown when the game is over.
    </p>
    <dl class="proof">
      <dt>Fingerprint</dt>
      <dd><code>${e.commitment??"–"}</code></dd>
      ${i.map(([o,r])=>a`<dt>Word of ${d(o)}</dt><dd><code>${r}</code></dd>`)}
      ${e.secret?a`<dt>Secret</dt><dd><code>${e.secret}</code></dd>`:l}
    </dl>
    ${n.you&&n.state==="open"?a`<form class="say" @submit=${s}>
          <input name="nonce" maxlength="64" aria-label="Your word for the dice" placeholder="Add a word of your own" />
          <button>Add</button>
        </form>`:l}
    ${n.state==="finished"?a`<p class="row tight">
          <a class="button" href=${h.download(n.id,"proof")} download>Proof</a>
          <a class="button" href=${h.download(n.id,"record")} download>Record</a>
          <a class="button" href=${h.download(n.id,"position")} download>Position</a>
        </p>
        <p class="faint">Check it at home: <code>tessera verify RECORD</code></p>`:l}
  </section>`}function ae(n){let{ctx:t,host:e}=n,s=t.snap,i=(r,c)=>a`<button role="tab" id="tab-${r}" aria-controls="panel" aria-selected=${n.tab===r} @click=${()=>e.show(r)}>
      ${c}
    </button>`,o=s.state==="finished"?r=>{e.replay.goTo(r)}:null;return a`<aside class="side" aria-label="Players, log and chat">
    ${ie(s,t.view,n.takenAt)} ${hs(e,s)} ${ps(e,s)} ${se(e,t)}
    <div class="tabs" role="tablist" aria-label="Log, chat, table">
      ${i("log","Log")} ${i("chat",n.unread>0?`Chat (${n.unread})`:"Chat")} ${s.state==="finished"?i("analysis","Analysis"):l} ${i("table","Table")}
    </div>
    <div id="panel" class="panel-box" role="tabpanel" aria-labelledby="tab-${n.tab}">
      ${n.tab==="log"?Kt(e.replay.past?.log??s.log,t.view,o,ls(s)):l}
      ${n.tab==="chat"?ne(s,r=>{e.sending.send("chat",{text:r})}):l}
      ${n.tab==="analysis"?n.analysing.draw(t):l}
      ${n.tab==="table"?us(n):l}
    </div>
  </aside>`}var ls=n=>n.scenario_title?"Nothing has happened yet.":"The game goes on from a given position. Nothing has happened since.",cs=()=>["localhost","127.0.0.1","[::1]"].includes(location.hostname);function hs(n,t){if(!t.invite||t.state!=="open")return l;let e=new URL(t.invite,location.href).href,s=async()=>{try{await navigator.clipboard.writeText(e),m("The link is copied. Send it to a friend.")}catch{n.querySelector("#invite")?.select(),m("Copy the marked link.")}};return a`<section class="panel invite">
    <h3>Invite a friend</h3>
    <div class="say">
      <input id="invite" readonly .value=${e} aria-label="Invitation link" />
      <button aria-label="Copy the link" @click=${()=>{s()}}>${b("copy")}</button>
    </div>
    ${cs()?a`<p class="faint">This address works on this machine only. Open Tessera by an address that your friend can reach, then invite.</p>`:l}
  </section>`}function ps(n,t){let e=t.seats.filter(s=>s.kind==="open");return t.state!=="open"||e.length===0||t.you?l:a`<section class="panel">
    <h3>Free seats</h3>
    <div class="row tight">
      ${e.map(s=>a`<button class="primary" @click=${()=>{n.sending.send("join",{seat:s.seat})}}>
          Play ${s.title??d(s.seat)}
        </button>`)}
    </div>
  </section>`}function us(n){let t=n.ctx.snap,e=Object.entries(t.options??{});return a`<div class="stack">
    <section class="panel">
      <h3>This table</h3>
      <dl class="pairs">
        <div><dt>Game</dt><dd><a href="/rules/${t.game}" target="_blank">${n.ctx.game.title} (rules)</a></dd></div>
        <div><dt>Scenario</dt><dd>${t.scenario_title||"a given position"}</dd></div>
        ${e.map(([s,i])=>a`<div><dt>${d(s)}</dt><dd>${d(String(i))}</dd></div>`)}
      </dl>
      <label class="inline">
        <input type="checkbox" ?checked=${f.plain} @change=${n.turnPlain} />
        Plain board: the position in tables of words
      </label>
      <div class="row tight">${ms(n.host,t)}</div>
    </section>
    ${oe(t,(s,i)=>{n.host.sending.send("nonce",{seat:s,text:i},"Your word is in the dice.")})}
  </div>`}function ms(n,t){let e=t.you;if(!e||t.state==="finished")return l;if(t.state==="open")return a`<button @click=${()=>{n.sending.send("leave",{seat:e})}}>Leave the table</button>`;let s=t.seats.find(p=>p.kind==="person"&&p.online===!1&&p.seat!==e),i=t.seats.length>2,o=i?"Give up this game? The computer plays on for you.":"Give up this game?",r=i?"You gave up. The computer plays on in your place; you may watch.":"",c=()=>confirm(o)&&void n.sending.send("resign",{seat:e},r);return a`<button @click=${()=>{n.sending.send("ask",{what:"draw",seat:e},"You offer a draw.")}}>Offer a draw</button>
    ${s?a`<button @click=${()=>{n.sending.send("ask",{what:"bot",seat:s.seat})}}>
          Let the computer play ${s.title??d(s.seat)}
        </button>`:l}
    <button class="danger" @click=${c}>Resign</button>`}var ut=class extends y{constructor(){super();this.game=null;this.picking=new X(this);this.replay=new K(this);this.sending=new st(this);this.looking=new Y(this);this.news=new V(this);this.analysing=new G(this);this.reading=new tt(this);this.live=null;this.zoom=null;this.takenAt=0;this.lightsAt="";this.ticking=0;this.talkSeen=0;this.table=this.fault="",this.step=this.snap=null,this.hints=[],this.hintAt=0,this.connection="connecting",this.tab="log",this.isListOpen=!1,this.addEventListener("click",e=>this.onClick(e)),new U(this)}static{this.properties={table:{},step:{},snap:{state:!0},hints:{state:!0},hintAt:{state:!0},connection:{state:!0},tab:{state:!0},fault:{state:!0},isListOpen:{state:!0}}}connectedCallback(){super.connectedCallback(),this.ticking=window.setInterval(()=>this.tick(),1e3),this.begin()}disconnectedCallback(){super.disconnectedCallback(),clearInterval(this.ticking),this.live?.close(),this.zoom?.close()}willUpdate(e){!e.has("table")||!e.get("table")||(this.live?.close(),this.replay.stop(),this.snap=null,this.tab==="analysis"&&(this.tab="log"),this.begin())}async begin(){let e=this.table;try{let s=await h.table(e),i=(await h.games()).games.find(r=>r.id===s.game);if(!i)throw new $t("This server does not know the game.","game");let[{facts:o}]=await Promise.all([h.facts(s.game),P(s.game).then(r=>r.prepare?.(s))]);if(!this.isConnected||e!==this.table)return;this.game={...i,facts:o},this.dataset.board=q(s.game),this.talkSeen=s.chat.length,this.listen(s),this.step!==null&&await this.replay.goTo(this.step)}catch(s){this.fault=s.sentence??String(s)}}listen(e){this.live=new N(this.table,s=>this.take(s),s=>this.connection=s),this.hear(e),this.catchUp(),this.live.open()}take(e){let s=this.snap;this.keepFocus(),this.snap=e,this.takenAt=performance.now(),(!s||s.rev!==e.rev||s.you!==e.you)&&(this.picking.letGo(),this.keepThoughts(s,e),w(e)||(this.isListOpen=!1)),document.title=`${w(e)?"● ":""}${e.title} · Tessera`,s&&this.news.hear(s,e),s&&e.chat.length>s.chat.length&&this.hearTalk(e)}keepThoughts(e,s){let o=e!==null&&w(e)&&e.you===s.you?et(this.hints,s):[];o.length<this.hints.length&&(this.hintAt=0),this.hints=o}hearTalk(e){let s=e.chat[e.chat.length-1];this.tab==="chat"?this.talkSeen=e.chat.length:m(`${s.name}: ${s.text}`)}keepFocus(){let e=document.activeElement;!e||e===this||!this.contains(e)||this.updateComplete.then(()=>{(!document.activeElement||document.activeElement===document.body)&&this.focusOn(".question")})}tick(){this.snap?.seats.some(e=>typeof e.clock_ms=="number")&&this.requestUpdate()}hear(e){this.live?.take(e)}catchUp(){this.live?.catchUp()}get board(){return Ht(this.snap.game)}context(){return Nt(this)}onClick(e){let s=e.target,i=s.closest("[data-thing]");if(!i){this.looking.hide(),!s.closest(".chooser, .prompt")&&this.picking.isBusy&&this.picking.letGo();return}let o=!1;this.replay.on||(this.catchUp(),o=this.looking.isFirstTap(e,i)&&this.picking.wouldAct(i.dataset.thing),o||this.picking.press(this.picking.picks,i.dataset.thing,i)),this.looking.touch(e,i,o)}letGo(){this.picking.letGo(),this.looking.hide()}escape(){let e=this.picking.isBusy||this.isListOpen;return this.letGo(),this.isListOpen=!1,e}focusOn(e){this.querySelector(e)?.focus()}openList(){this.isListOpen=!0,this.updateComplete.then(()=>this.focusOn(this.querySelector(".actions")?".actions .act":".prompt .act"))}show(e,s=`#tab-${e}`){this.tab=e,e==="chat"&&(this.talkSeen=this.snap.chat.length),e==="analysis"&&this.analysing.want(),this.updateComplete.then(()=>this.focusOn(s))}zoomBy(e){this.zoom?.by(e)}fit(){this.zoom?.fit()}turnPlain(){T("plain",!f.plain),this.picking.letGo()}updated(e){if(this.settleZoom(),this.followLights(),this.hints.length>0&&(e.has("hints")||e.has("hintAt"))&&Dt(this),!(!e.has("snap")&&!e.has("tab")&&!this.replay.on))for(let s of this.querySelectorAll(".log"))s.scrollTop=s.scrollHeight}settleZoom(){let e=this.querySelector(".pane");e&&(this.zoom?.pane!==e&&(this.zoom?.close(),this.zoom=new F(e)),this.zoom.settle())}followLights(){let e=`${this.snap?.rev} ${this.picking.picks}`;e===this.lightsAt||!this.snap||this.replay.on||(this.lightsAt=e,this.zoom?.showLights(),_t(this))}render(){if(this.fault)return this.nothingHere();let e=this.context();return e?a`<main id="main" class="table ${e.playing?"my-turn":""}" tabindex="-1">
      <h1 class="unseen" tabindex="-1">${e.snap.title}</h1>
      ${Vt(this,e,this.connection)}
      <section class="pane" aria-label="Board">
        <div class="board">${this.board.draw(e)}</div>
        ${this.replay.on?l:this.news.moment(e)}
        <ul class="unseen" aria-label="The position in words">
          ${this.board.say(e).map(s=>a`<li>${s}</li>`)}
        </ul>
      </section>
      ${this.replay.on?Xt(this.replay,this.playOn()):l} ${this.sidebar(e)} ${this.picking.menu()}
      ${this.looking.draw(e)} ${this.reading.draw(e.snap.game)}
      <div class="unseen" aria-live="polite">${this.news.words()} ${ee(this,e)}</div>
    </main>`:a`<main id="main" class="page narrow" tabindex="-1"><h1 tabindex="-1">One moment…</h1></main>`}nothingHere(){return a`<main id="main" class="page narrow center" tabindex="-1">
      <h1 tabindex="-1">No such table</h1>
      <p class="fault" role="alert">${this.fault}</p>
      <a class="button" href="/">To the lobby</a>
    </main>`}playOn(){return this.snap.state==="finished"?()=>{this.sending.playOn()}:null}sidebar(e){let{analysing:s,takenAt:i,tab:o}=this;return ae({host:this,ctx:e,analysing:s,takenAt:i,tab:o,unread:o==="chat"?0:e.snap.chat.length-this.talkSeen,turnPlain:()=>this.turnPlain()})}};customElements.define("table-page",ut);var mt=class extends y{static{this.properties={token:{},told:{state:!0},fault:{state:!0},busy:{state:!0}}}constructor(){super(),this.token="",this.told=null,this.fault="",this.busy=!1}connectedCallback(){super.connectedCallback(),document.title="Invitation · Tessera",this.read()}async read(){try{this.told=await h.invitation(this.token)}catch(t){this.fault=t.sentence}}lead(){if(!this.told)return"";let{title:t,open:e,people:s}=this.told;return e?`${E(s)||"Somebody"} keeps a seat for you: ${t}. No account is needed.`:`All seats at this table of ${t} are taken; you may watch, if the players allow it.`}async join(){this.busy=!0;try{k(`/t/${(await h.accept(this.token)).table}`,!0)}catch(t){this.fault=t.sentence,this.busy=!1}}render(){return a`<main id="main" class="page narrow center" tabindex="-1">
      <h1 tabindex="-1">You are invited</h1>
      <p class="lead">${this.lead()}</p>
      ${this.fault?a`<p class="fault" role="alert">${this.fault}</p>`:l}
      <div class="row">
        <button class="primary" ?disabled=${this.busy} @click=${()=>{this.join()}}>${this.told?.open===!1?"Watch":"Take the seat"}</button>
        <a class="button" href="/">To the lobby</a>
      </div>
    </main>`}};customElements.define("invite-page",mt);var dt=n=>`chapter-${n.toLowerCase().replace(/\W+/g,"-")}`;function ds(n){let t=new Map;for(let e of n)t.set(e.chapter??"",[...t.get(e.chapter??"")??[],e]);return t}function fs(n,t){n.preventDefault(),n.stopPropagation();let e=document.getElementById(dt(t));e?.scrollIntoView(),e?.focus({preventScroll:!0})}var ft=class extends y{static{this.properties={game:{},rule:{},rules:{state:!0},title_:{state:!0},short:{state:!0},fault:{state:!0}}}constructor(){super(),this.game="",this.rule=null,this.rules=[],this.title_="",this.short="",this.fault=""}async connectedCallback(){super.connectedCallback(),document.title="Rules · Tessera";try{let[t,e]=await Promise.all([h.games(),h.rules(this.game)]);this.title_=t.games.find(s=>s.id===this.game)?.title??this.game,this.rules=e.rules,this.short=e.short,await this.updateComplete,this.rule&&document.getElementById(this.rule)?.scrollIntoView()}catch(t){this.fault=t.sentence}}chapter(t,e){return a`${t?a`<h2 id=${dt(t)} tabindex="-1">${t}</h2>`:l}
      <dl class="rules">
        ${e.map(s=>a`<div id=${s.number} class=${s.number===this.rule?"here":""}>
            <dt>${s.number}</dt>
            <dd>${Q(s.text)}</dd>
          </div>`)}
      </dl>`}render(){let t=ds(this.rules);return a`<main id="main" class="page narrow" tabindex="-1">
      <h1 tabindex="-1">${this.title_?`${this.title_}: the rules`:"The rules"}</h1>
      ${this.fault?a`<p class="fault" role="alert">${this.fault}</p>`:l}
      ${this.short?a`<p class="lead">${this.short}</p>`:l}
      ${t.size>1?a`<nav class="chapters" aria-label="Chapters">${[...t.keys()].map(e=>a`<a href="#${dt(e)}" @click=${s=>fs(s,e)}>${e}</a>`)}</nav>`:l}
      ${[...t].map(([e,s])=>this.chapter(e,s))}
      ${this.rules.length===0&&!this.fault?a`<p class="faint">One moment…</p>`:l}
    </main>`}};customElements.define("rules-page",ft);var gt=class extends y{static{this.properties={me:{state:!0},open:{state:!0}}}constructor(){super(),this.me=null,this.open=!1}async connectedCallback(){super.connectedCallback(),document.title="You · Tessera",await this.attempt(async()=>{this.open=(await h.games()).public,this.me=await h.me()})}async attempt(t,e=""){try{await t(),e&&m(e),dispatchEvent(new Event("tessera-me"))}catch(s){m(s.sentence,!0)}}rename(t){t.preventDefault();let e=String(new FormData(t.target).get("name"));this.attempt(async()=>{this.me=await h.rename(e)},"Your name is changed.")}enter(t){t.preventDefault();let e=new FormData(t.target),s=t.submitter.value,i={name:e.get("name"),password:e.get("password")};this.attempt(async()=>{await h.account(s,i),this.me=await h.me()},"Welcome.")}leave(){this.attempt(async()=>{await h.account("logout"),this.me=await h.me()},"You have left.")}accounts(t){return this.open?t.guest?a`<form class="form" @submit=${e=>this.enter(e)}>
      <fieldset>
        <legend>Account</legend>
        <label class="field"><span>Name</span><input name="name" required maxlength="40" autocomplete="username" /></label>
        <label class="field"><span>Password</span>
          <input name="password" type="password" required minlength="8" autocomplete="current-password" /></label>
        <div class="row">
          <button class="primary" value="login">Sign in</button>
          <button value="register">Make an account</button>
        </div>
      </fieldset>
    </form>`:a`<button @click=${()=>this.leave()}>Sign out</button>`:l}render(){let t=this.me;return a`<main id="main" class="page narrow" tabindex="-1">
      <h1 tabindex="-1">You</h1>
      ${t?a`<form class="form" @submit=${e=>this.rename(e)}>
              <label class="field"><span>The name others see</span>
                <input name="name" required maxlength="40" .value=${t.name} autocomplete="nickname" /></label>
              <div class="row"><button class="primary">Change the name</button></div>
            </form>
            ${this.accounts(t)}`:a`<p class="faint">One moment…</p>`}
    </main>`}};customElements.define("account-page",gt);var bt=class extends y{connectedCallback(){super.connectedCallback(),document.title="Credits · Tessera"}render(){let t=(e,s)=>a`<a href=${e} rel="noreferrer">${s}</a>`;return a`<main id="main" class="page narrow" tabindex="-1">
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
    </main>`}};customElements.define("credits-page",bt);var gs=[["Tab, Shift+Tab","from one thing to the next"],["Arrow keys","on the board: to the nearest thing in that direction"],["Enter, Space","pick it; picked things that make an action together carry it out"],["Esc","let go of what is picked"],["A","to the list of all actions"],["B","to the board"],["U","undo"],["H","what the computer thinks"],["W","why not? Reads the reason for the thing that has the focus"],["L","to the log"],["C","to the chat"],["N","after the game: its analysis"],["+  −  0","larger, smaller, fit"],["R","replay on or off; then Left, Right, Home, End, P for play"],["T","dark or light"],["M","sound on or off"],["?","this sheet"]];function re(){return a`<dialog id="shortcuts" aria-labelledby="shortcuts-title">
    ${Z("shortcuts-title","Keyboard")}
    <dl class="keys">
      ${gs.map(([n,t])=>a`<div><dt><kbd>${n}</kbd></dt><dd>${t}</dd></div>`)}
    </dl>
  </dialog>`}function bs(){return a`<main id="main" class="page narrow center" tabindex="-1">
    <h1 tabindex="-1">There is nothing here</h1>
    <p class="lead">No page has the address ${location.pathname}.</p>
    <a class="button primary" href="/">To the lobby</a>
  </main>`}var yt=class extends y{static{this.properties={route:{state:!0},me:{state:!0}}}constructor(){super(),this.route=at(),this.me=null}connectedCallback(){super.connectedCallback(),Et(this),addEventListener("popstate",()=>this.follow()),addEventListener("tessera-me",()=>{this.greet()}),addEventListener("keydown",t=>this.key(t)),this.greet()}follow(){let t=this.route;this.route=at(),!(t.page===this.route.page&&t.page==="table")&&(scrollTo(0,0),this.updateComplete.then(()=>this.querySelector("main h1")?.focus()))}async greet(){try{this.me=await h.me()}catch{this.me=null}}key(t){if(D(t)){if(t.key==="?")this.querySelector("#shortcuts")?.showModal();else if(t.key==="t")this.turnTheme();else if(t.key==="m")this.turnSound();else return;t.preventDefault()}}turnTheme(){T("theme",rt()?"light":"dark"),this.requestUpdate()}turnSound(){T("sound",!f.sound),x("coin"),this.requestUpdate()}async turnNotify(){if(!f.notify&&(!("Notification"in window)||await Notification.requestPermission()!=="granted"))return m("The browser does not allow notifications from this page.",!0);T("notify",!f.notify),m(f.notify?"You will be told when it is your turn.":"No more notifications."),this.requestUpdate()}page(){let t=this.route;switch(t.page){case"new":return a`<create-page .wanted=${t.game} .level=${t.level}></create-page>`;case"table":return a`<table-page .table=${t.id} .step=${t.step}></table-page>`;case"invite":return a`<invite-page .token=${t.token}></invite-page>`;case"rules":return a`<rules-page .game=${t.game} .rule=${t.rule}></rules-page>`;case"edit":return import("/assets/edit-B6G4AFCY.js"),a`<edit-page game=${t.game}></edit-page>`;case"account":return a`<account-page></account-page>`;case"credits":return a`<credits-page></credits-page>`;case"missing":return bs();case"lobby":return a`<lobby-page></lobby-page>`}}render(){let t=(e,s,i,o)=>a`<button class="tool" aria-label=${e} title=${e} aria-pressed=${s} @click=${o}>
        ${b(i)}
      </button>`;return a`
      <a class="skip" href="#main" @click=${e=>this.skip(e)}>To the content</a>
      <header class="top">
        <a class="brand" href="/">${L("laurels")}<span>Tessera</span></a>
        <nav class="tools" aria-label="Settings">
          ${t("Dark colours",rt(),"theme",()=>this.turnTheme())}
          ${t("Sound",f.sound,f.sound?"sound":"mute",()=>this.turnSound())}
          ${t("Tell me when it is my turn",f.notify,"bell",()=>{this.turnNotify()})}
          <button
            class="tool"
            aria-label="Keyboard shortcuts"
            title="Keyboard shortcuts (?)"
            @click=${()=>this.querySelector("#shortcuts")?.showModal()}
          >
            ${b("keys")}
          </button>
          ${this.me?a`<a class="me" href="/account" title="Your name">${this.me.name}</a>`:l}
        </nav>
      </header>
      ${this.page()} ${re()}
      <tessera-toasts></tessera-toasts>
    `}skip(t){t.preventDefault(),t.stopPropagation(),this.querySelector("main")?.focus()}};document.querySelector("link[rel=icon]").href=Ot;St();customElements.define("tessera-app",yt);

import{a as C,b as G,c as Xt}from"/assets/chunk-3CFE5R2Y.js";import{a as ut,b as w,c as Ft,e as b,f as S,g as dt,h as jt,i as I,k as q,l as N,m as Vt}from"/assets/chunk-GXIFSXRE.js";import{b as _,c as ft}from"/assets/chunk-G44UT42I.js";import{a as D}from"/assets/chunk-HE5BSLN5.js";import{a as d,b as ct}from"/assets/chunk-NNFPEXWC.js";import{a as v,b as Pt,c as u}from"/assets/chunk-IDGDGYYZ.js";import{a as Nt,b as P,c as Gt,d as Dt,e as mt,f as Ut}from"/assets/chunk-DY22VEK6.js";import{a as At,b as Ot,c as ht,d as Bt}from"/assets/chunk-JDKKHMVG.js";import{b as Wt,c as zt,d as Yt}from"/assets/chunk-W3KVOMLT.js";import{b as It,c as g,d as _t,e as qt}from"/assets/chunk-G77E7Z5W.js";import{c as H,d as $}from"/assets/chunk-DJFVWX4D.js";import{a,c as Rt,d as c,h as E,j as pt,k as i}from"/assets/chunk-AVB4WPS2.js";import"/assets/chunk-VVCT3YM4.js";var Kt="/assets/favicon-XU476DQP.svg";var Ce={"arena-roma":"centurion-helmet","casus-belli":"trireme",antike2:"greek-temple","total-war-rome":"roman-shield",ancients:"crossed-swords"};function U(s){return H(Ce[s]??"eagle-emblem")}var Re=6e4,Zt=864e5;function F(s){return s%Zt===0?i.time.days(s/Zt):i.time.minutes(Math.round(s/Re))}function Ae(s){return[...s.from_position?[i.terms.position]:[],i.terms.hintLines[s.hints],i.terms.grace(F(s.grace_ms))]}var j=s=>a`<ul class="terms">${Ae(s).map(t=>a`<li>${t}</li>`)}</ul>`;function Jt(s){return[...s.from_position?[i.terms.tagPosition]:[],s.hints==="all"?i.terms.tagHints:i.terms.tagNoHints,i.terms.tagGrace(F(s.grace_ms))]}function gt(s){return s.kind==="open"?i.tables.free:P(s)??s.kind}function Oe(s){return s.seats.map((t,e)=>a`${e>0?" · ":""}<span class=${t.acts?"acts":""}>${gt(t)}</span>`)}function Be(s){if(s.your_turn)return a`<strong class="badge">${i.tables.yourTurn}</strong>`;if(s.state==="open")return a`<span class="badge soft">${i.tables.open}</span>`;let t=s.seats.filter(e=>e.acts).map(gt);return t.length?a`<span class="badge soft">${i.tables.toAct(t)}</span>`:c}function Pe(s){let t=s.result?.score??{},e=s.seats.find(n=>t[n.seat]===1);return s.state!=="finished"?"":e?e.seat===s.your_seat?i.tables.youWon:i.tables.won(gt(e)):Object.keys(t).length?i.tables.draw:""}function Ie(s,t){let n=(t.find(o=>o.id===s.game)?.scenarios??[]).find(o=>o.id===s.scenario)?.title;return n&&n!==s.title?a` <span class="faint">${n}</span>`:c}function _e(s){return s.state!=="open"?s.from_position?a` <span class="faint">${i.tables.chosenPosition}</span>`:c:a` <span class="faint table-terms">${Jt(s).join(", ")}</span>`}function Qt(s,t,e){return a`<span class="table-sign" aria-hidden="true">${U(s.game)}</span>
    <span class="table-title">${s.title}${Ie(s,t)}${_e(s)}</span>
    <span class="table-seats">${Oe(s)}</span>
    <span class="table-end">
      ${e} <span class="faint">${[Pe(s),qt(s.updated)].filter(Boolean).join(", ")}</span>
    </span>`}async function qe(s){try{await u.post(s,"join"),w(`/t/${s}`)}catch(t){d(t.sentence,!0)}}function Ne(s,t){return s.state==="open"&&!s.your_seat&&s.watch!=="all"?a`<li>
      <button class="table-row" @click=${()=>{qe(s.id)}}>
        ${Qt(s,t,a`<strong class="badge">${i.tables.join}</strong>`)}
      </button>
    </li>`:a`<li>
    <a href="/t/${s.id}" class="table-row ${s.your_turn?"my-turn":""}">${Qt(s,t,Be(s))}</a>
  </li>`}function A(s,t,e,n=""){return a`<section class="tables">
    <h2>${s}</h2>
    ${t.length===0?a`<p class="faint">${n}</p>`:a`<ul>${t.map(o=>Ne(o,e))}</ul>`}
  </section>`}var Ge=8e3,bt=class extends v{constructor(){super();this.timer=0;this.games=[],this.lobby=null,this.fault=""}static{this.properties={games:{state:!0},lobby:{state:!0},fault:{state:!0}}}connectedCallback(){super.connectedCallback(),document.title=i.name,this.load(),this.timer=window.setInterval(()=>{this.load()},Ge)}disconnectedCallback(){super.disconnectedCallback(),clearInterval(this.timer)}async load(){try{let[e,n]=await Promise.all([u.games(),u.lobby()]);this.games=e.games,this.lobby=n,this.fault=""}catch(e){this.fault=e.sentence??String(e)}}async start(e,n){let o={};e.seats.slice(0,e.seats_min).forEach((r,l)=>o[r]=l===0?"me":n);try{let r=await u.create({game:e.id,scenario:e.scenarios[0]?.id,options:{},seats:o,pace:{kind:"none"},watch:"all",undo:"free"});w(`/t/${r.id}`)}catch(r){d(r.sentence,!0)}}opponent(e){return`bot:${this.querySelector(`#level-${e.id}`)?.value??mt(e)}`}takeLevel(e,n){let o=this.opponent(n).slice(4);e.currentTarget.href=`/new?game=${n.id}&level=${o}`}gameCard(e){let n=e.bots;return a`<article class="game">
      <div class="game-art">${U(e.id)}</div>
      <div class="game-text">
        <h2>${e.title}</h2>
        <p>${e.about} <span class="faint">${i.lobby.players(e.seats_min,e.seats_max)}</span></p>
        <div class="row">
          <button class="primary" data-play=${e.id} @click=${()=>{this.start(e,this.opponent(e))}}>
            ${i.lobby.play}
          </button>
          ${n.length>1?a`<label class="inline">
                <span class="unseen">${i.lobby.opponent}</span>
                <select id="level-${e.id}">
                  ${Ut(e,mt(e))}
                </select>
              </label>`:c}
        </div>
        <div class="row">
          <button data-invite=${e.id} @click=${()=>{this.start(e,"open")}}>${i.lobby.invite}</button>
          <a class="button" href="/new?game=${e.id}" @click=${o=>this.takeLevel(o,e)}>${i.lobby.more}</a>
          <a class="quiet" href="/rules/${e.id}">${i.rules}</a>
        </div>
      </div>
    </article>`}render(){let{lobby:e,games:n}=this,o=e?.mine.filter(l=>l.state!=="finished")??[],r=e?.mine.filter(l=>l.state==="finished")??[];return a`<main id="main" class="page lobby" tabindex="-1">
      <h1 class="hero" tabindex="-1">${i.lobby.heading}</h1>
      <p class="lead">${i.lobby.lead}</p>
      ${this.fault?a`<p class="fault" role="alert">${this.fault}</p>`:c}
      ${o.length?A(i.lobby.going,o,n):c}
      <div class="games">${n.map(l=>this.gameCard(l))}</div>
      ${e?a`
            ${r.length||!o.length?A(i.lobby.over,r,n,i.lobby.overEmpty):c}
            ${A(i.lobby.open,e.open,n,i.lobby.openEmpty)}
            ${A(i.lobby.finished,e.finished,n,i.lobby.finishedEmpty)}
          `:c}
      <footer class="foot"><a href="/new">${i.lobby.create}</a><a href="/credits">${i.lobby.credits}</a></footer>
    </main>`}};customElements.define("lobby-page",bt);var De=3,te=1,yt=class extends v{static{this.properties={wanted:{},level:{},games:{state:!0},chosen:{state:!0},count:{state:!0},scenario:{state:!0},pace:{state:!0},scenes:{state:!0}}}constructor(){super(),this.wanted=this.level=null,this.games=[],this.chosen="",this.count=0,this.scenario="",this.pace="none",this.scenes=null}async connectedCallback(){super.connectedCallback(),document.title=`${i.create.title} · ${i.name}`;try{this.games=(await u.games()).games,this.choose(this.wanted??this.games[0]?.id??"")}catch(t){d(t.sentence,!0)}}choose(t){this.chosen=t,this.count=this.game?.seats_min??0,this.scenario=this.game?.scenarios[0]?.id??"",this.scenes=null,this.fetchScenes(t)}async fetchScenes(t){let[e,{facts:n}]=await Promise.all([q(t),u.facts(t)]);this.chosen!==t||!e.picture||(this.dataset.board=N(t),this.scenes={draw:e.picture,facts:n,edits:e.edits??!1})}get game(){return this.games.find(t=>t.id===this.chosen)}async submit(t){t.preventDefault();let e=this.game,n=new FormData(t.target),o=l=>String(n.get(l)??""),r=(l,p)=>Object.fromEntries(l.map(m=>[m,o(p+m)]));try{let l=await u.create({game:e.id,scenario:o("scenario"),options:r(e.options.map(p=>p.id),"option-"),seats:r(e.seats.slice(0,this.count),"seat-"),pace:{kind:o("pace"),seconds:Number(o("minutes"))*60,days:Number(o("days"))},watch:o("watch"),undo:o("undo"),hints:o("hints"),grace:Number(o(this.pace==="days"?"grace-days":"grace-minutes"))});w(`/t/${l.id}`)}catch(l){d(l.sentence,!0)}}select(t,e,n,o="",r=()=>{},l="",p=[]){let m=([f,h])=>a`<option value=${f} ?selected=${f===l}>${h}</option>`;return a`<label class="field">
      <span>${t}</span>
      <select name=${e} @change=${f=>r(f.target.value)}>
        ${n.map(m)}
        ${p.length?a`<optgroup label=${i.levels.advanced}>${p.map(m)}</optgroup>`:c}
      </select>
      ${o?a`<small>${o}</small>`:c}
    </label>`}scenarios(t){let{scenes:e}=this;return e?a`<div class="scenes" role="radiogroup" aria-label=${i.create.scenario}>
      ${t.scenarios.map((n,o)=>a`<label class="scene">
          <input type="radio" name="scenario" value=${n.id} ?checked=${o===0} />
          <b>${n.title}</b> ${e.draw(n.id,e.facts)}
          <small>${n.help}</small>
        </label>`)}
    </div>
    ${e.edits?a`<p class="own">${E(i.create.ownFrom,{link:a`<a href="/edit/${t.id}">${i.create.own}</a>`})}</p>`:c}`:this.select(i.create.scenario,"scenario",t.scenarios.map(n=>[n.id,n.title]),t.scenarios.find(n=>n.id===this.scenario)?.help,n=>this.scenario=n)}options({options:t}){let e=n=>this.select(g(n.id),`option-${n.id}`,n.values.map(o=>[o,g(o)]),It(n.help));return t.length<=De?t.map(e):a`${t.slice(0,te).map(e)}
      <details class="fold"><summary>${i.create.options}</summary>${t.slice(te).map(e)}</details>`}seats(t){let e=r=>[`bot:${r}`,i.levelOfBot(Nt(r))],n=Gt(t).map(e),o=Dt(t).map(e);return t.seats.slice(0,this.count).map((r,l)=>{let p=["me",i.create.me],m=["open",i.create.other],f=l===0?[p,m,...n]:[m,...n,p],h=l===0?"me":`bot:${this.level}`;return this.select(g(r),`seat-${r}`,f,"",void 0,h,o)})}render(){let t=this.game;return a`<main id="main" class="page narrow" tabindex="-1">
      <h1 tabindex="-1">${i.create.title}</h1>
      ${t?a`<form class="form" @submit=${e=>{this.submit(e)}}>
            <fieldset>
              <legend>${i.create.game}</legend>
              <label class="field">
                <span>${i.create.game}</span>
                <select name="game" @change=${e=>this.choose(e.target.value)}>
                  ${this.games.map(e=>a`<option value=${e.id} ?selected=${e.id===this.chosen}>${e.title}</option>`)}
                </select>
                <small>${t.about}</small>
              </label>
              ${this.scenarios(t)}
              ${this.options(t)}
            </fieldset>
            <fieldset>
              <legend>${i.create.seats}</legend>
              ${t.seats_max>t.seats_min?a`<label class="field">
                    <span>${i.create.players}</span>
                    <input
                      type="number"
                      min=${t.seats_min}
                      max=${t.seats_max}
                      .value=${String(this.count)}
                      @change=${e=>this.count=Number(e.target.value)}
                    />
                  </label>`:c}
              ${this.seats(t)}
            </fieldset>
            <fieldset>
              <legend>${i.create.table}</legend>
              ${this.select(i.create.pace,"pace",Object.entries(i.create.paces),"",e=>this.pace=e)}
              <label class="field" ?hidden=${this.pace!=="live"}><span>${i.create.minutes}</span>
                <input name="minutes" type="number" min="1" max="600" value="20" /></label>
              <label class="field" ?hidden=${this.pace!=="days"}><span>${i.create.days}</span>
                <input name="days" type="number" min="1" max="30" value="3" /></label>
              ${this.select(i.create.watch,"watch",Object.entries(i.create.watchers))}
              ${this.select(i.create.undo,"undo",Object.entries(i.create.undos))}
              ${this.select(i.create.hints,"hints",Object.entries(i.terms.hints))}
              <label class="field" ?hidden=${this.pace==="days"}><span>${i.create.graceMinutes}</span>
                <input name="grace-minutes" type="number" min="1" max="1440" value="10" />
                <small>${i.create.graceHelp}</small></label>
              <label class="field" ?hidden=${this.pace!=="days"}><span>${i.create.graceDays}</span>
                <input name="grace-days" type="number" min="1" max="60" value="3" />
                <small>${i.create.graceHelp}</small></label>
            </fieldset>
            <div class="row"><button class="primary" type="submit">${i.create.submit}</button>
              <a class="button" href="/">${i.back}</a></div>
          </form>`:a`<p class="faint">${i.wait}</p>`}
    </main>`}};customElements.define("create-page",yt);var Ue=650,Fe=16,je=1500,W=class{constructor(t,e,n,o){this.id=t;this.read=e;this.show=n;this.say=o;this.source=null;this.queue=[];this.pacing=0;this.knocking=0;this.shownAt=0;this.newest=-1;this.eyes="";this.log=[]}open(){this.say("connecting"),this.source=new EventSource(u.eventsPath(this.id)),this.source.addEventListener("open",()=>this.say("live")),this.source.addEventListener("table",t=>this.take(this.read(JSON.parse(t.data)))),this.source.addEventListener("bye",t=>this.part(JSON.parse(t.data))),this.source.addEventListener("error",()=>{this.say("lost"),this.source?.readyState===EventSource.CLOSED&&this.again()})}close(){this.source?.close(),this.source=null,clearTimeout(this.knocking),this.stopPacing()}take(t){let e=(t.yours??[]).join(" ");t.seq<this.newest&&e===this.eyes||(this.newest=t.seq,this.eyes=e,t.log=this.wholeLog(t),this.queue.push(t),this.queue.length>Fe&&this.queue.splice(0,this.queue.length-1),this.next())}catchUp(){let t=this.queue.pop();this.queue=[],this.stopPacing(),t&&this.put(t)}wholeLog(t){let e=t.log_from??0,n=e===0?[]:this.log.filter(o=>o.n<=e);return this.log=[...n,...t.log],this.log}part(t){t.signed_out?location.reload():this.again()}again(){this.source?.close(),this.say("lost"),this.knocking=window.setTimeout(()=>this.open(),je)}next(){if(this.pacing||this.queue.length===0)return;let t=this.queue[0],n=!t.last||t.last.seat===t.you||I()?0:this.shownAt+Ue-performance.now();if(n>0){this.pacing=window.setTimeout(()=>{this.pacing=0,this.next()},n);return}this.queue.shift(),this.put(t),this.next()}stopPacing(){clearTimeout(this.pacing),this.pacing=0}put(t){this.shownAt=performance.now(),this.show(t)}};var We=500,z=class{constructor(t){this.host=t;this.told=null;this.before=new Map;this.panel=null;this.share=0;this.table="";this.timer=0;t.addController(this)}hostDisconnected(){clearTimeout(this.timer),this.table=""}want(){let t=this.host.snap.id;this.table!==t&&(clearTimeout(this.timer),Object.assign(this,{table:t,told:null,share:0}),this.before.clear(),this.ask(t))}draw(t){return this.told&&this.panel?this.panel.analysis(this.told,this.before,t,this.host):a`<section class="panel analysis" aria-busy="true">
      <h3>${i.analysis.title}</h3>
      <p>${i.analysis.busy}</p>
      <progress max="1" .value=${this.share} aria-label=${i.analysis.title}></progress>
    </section>`}async lookBack(t,{mistakes:e}){for(let{step:n}of e){let o=await u.at(t,n-1).catch(()=>null);if(this.table!==t||!o)return;this.before.set(n,o.view),this.host.requestUpdate()}}async ask(t){try{let e=await u.analysis(t);if(this.table!==t)return;e.ready?(this.panel??=await import("/assets/analysis-7M6XCKME.js"),this.told=e,this.lookBack(t,e)):(this.share=e.done/e.all,this.timer=window.setTimeout(()=>{this.ask(t)},We)),this.host.requestUpdate()}catch(e){this.table="",this.host.sending.complain(e)}}};function L(s){return s.seats.every(t=>t.seat===s.you||t.kind!=="person")}function Y(s){return s.hints==="all"||s.hints==="bots"&&L(s)}function x(s){return s.state==="running"&&s.legal.length>0}var ze="input:not([type=checkbox], [type=range]), textarea, select, dialog[open]";function V(s){return!s.ctrlKey&&!s.metaKey&&!s.altKey&&!s.target.closest(ze)}var Ye={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]},ee=2.5;function se(s,t){let e=Ye[t],n=document.activeElement;if(!e||!n||!s.contains(n))return!1;let o=n.getBoundingClientRect(),r=null,l=1/0;for(let p of s.querySelectorAll("[data-thing]")){if(p===n)continue;let m=p.getBoundingClientRect(),f=m.x+m.width/2-o.x-o.width/2,h=m.y+m.height/2-o.y-o.height/2,k=f*e[0]+h*e[1],T=Math.abs(f*e[1])+Math.abs(h*e[0]);k>4&&k+ee*T<l&&(l=k+ee*T,r=p)}return r?.focus(),r!==null}var Ve=matchMedia("(min-width: 1000px)"),X=class{constructor(t){this.pane=t;this.scale=1;this.x=0;this.y=0;this.fingers=new Map;this.seen=null;this.dragged=0;this.isTouched=!1;this.frame=new ResizeObserver(()=>this.map&&this.resize());this.ending=new AbortController;let{signal:e}=this.ending;t.addEventListener("wheel",n=>this.wheel(n),{passive:!1}),t.addEventListener("pointerdown",n=>this.down(n)),t.addEventListener("click",n=>this.click(n),{capture:!0}),addEventListener("pointermove",n=>this.move(n),{signal:e});for(let n of["pointerup","pointercancel"])addEventListener(n,o=>this.fingers.delete(o.pointerId),{signal:e})}close(){this.ending.abort(),this.frame.disconnect()}get map(){return this.pane.querySelector("[data-zoom]")}get inner(){return this.map??this.pane.querySelector(".board")}settle(){this.seen!==this.inner&&(this.seen=this.inner,this.frame.disconnect(),this.frame.observe(this.inner.parentElement),this.isTouched=!1,this.place(this.start()))}resize(){if(this.isTouched)return this.apply();this.place(this.start()),this.showLights()}start(){let{start:t=1,legible:e=0}=this.map?.dataset??{},n=Math.max(1,this.inner.offsetWidth);return Math.min(5,Math.max(Number(t),Number(e)/n))}showLights(){let{width:t,height:e}=this.inner.parentElement.getBoundingClientRect(),n=[...this.map?.querySelectorAll("[data-thing].lit")??[]].map(p=>{let m=p.getBoundingClientRect();return this.toFrame(m.x+m.width/2,m.y+m.height/2)}),o=({x:p,y:m})=>Math.abs(p)<t/2&&Math.abs(m)<e/2;if(n.length===0||n.some(o))return;let r=({x:p,y:m})=>Math.hypot(p,m),l=n.reduce((p,m)=>r(m)<r(p)?m:p);this.x-=l.x,this.y-=l.y,this.apply()}by(t,e={x:0,y:0}){let n=this.scale;this.isTouched=!0;let[o,r]=this.map?[1,5]:[.5,3];this.scale=Math.min(r,Math.max(o,n*t)),Math.abs(this.scale-1)<.04&&(this.scale=1),this.x=e.x-(e.x-this.x)*this.scale/n,this.y=e.y-(e.y-this.y)*this.scale/n,this.apply()}fit(){this.isTouched=!0,this.place(1)}place(t){let[e,n]=(this.map?.dataset.focus??"0.5 0.5").split(" ").map(Number);this.scale=t,this.x=(.5-e)*this.inner.offsetWidth*t,this.y=(.5-n)*this.inner.offsetHeight*t,this.apply()}toFrame(t,e){let n=this.inner.parentElement.getBoundingClientRect();return{x:t-n.x-n.width/2,y:e-n.y-n.height/2}}isOnMap(t){return t.target.closest?.("[data-zoom]")!==null}wheel(t){!t.ctrlKey&&!(Ve.matches&&this.isOnMap(t))||(t.preventDefault(),this.by(t.deltaY<0?1.15:1/1.15,this.map?this.toFrame(t.clientX,t.clientY):void 0))}down(t){this.dragged=0,this.fingers.set(t.pointerId,t)}click(t){this.dragged>6&&t.stopPropagation(),this.dragged=0}move(t){let e=this.fingers.get(t.pointerId);e&&(this.fingers.set(t.pointerId,t),this.fingers.size===2?this.pinch(e,t):this.canPan(e)&&this.pan(t.clientX-e.clientX,t.clientY-e.clientY))}canPan(t){let e=t.target;return this.map?this.isOnMap(t)&&!(t.pointerType==="mouse"&&e.closest(".lit")):this.scale>1&&!e.closest("[data-thing]")}pan(t,e){let{x:n,y:o}=this;this.isTouched=!0,this.x+=t,this.y+=e,this.apply(),this.dragged+=Math.hypot(this.x-n,this.y-o)}pinch(t,e){let n=[...this.fingers.values()].find(l=>l.pointerId!==e.pointerId),o=l=>Math.hypot(l.clientX-n.clientX,l.clientY-n.clientY),r=this.toFrame((e.clientX+n.clientX)/2,(e.clientY+n.clientY)/2);this.by(o(e)/Math.max(1,o(t)),this.map?r:void 0)}keepInFrame(t){let e=t.parentElement,n=(o,r,l)=>{let p=Math.max(0,(r*this.scale-l)/2);return Math.max(-p,Math.min(p,o))};this.x=n(this.x,t.offsetWidth,e.clientWidth),this.y=n(this.y,t.offsetHeight,e.clientHeight)}apply(){let t=this.map;t&&this.keepInFrame(t);let e=this.scale===1&&!this.x&&!this.y;this.inner.style.transform=e?"":`translate(${this.x}px, ${this.y}px) scale(${this.scale})`,this.pane.classList.toggle(t?"map-zoomed":"zoomed",this.scale!==1)}};var K=class{constructor(t){this.host=t;this.onKey=t=>{!this.host.snap||!V(t)||this.press(t.key,t.target)&&t.preventDefault()};this.keys={a:()=>this.host.openList(),b:()=>this.toBoard(),u:()=>this.host.sending.undo(),h:()=>this.host.sending.hint(),l:()=>this.host.show("log","#log"),c:()=>this.host.show("chat","#say"),n:()=>this.host.snap.state==="finished"&&this.host.show("analysis"),r:()=>this.host.replay.turn(),w:t=>this.whyNot(t),"+":()=>this.host.zoomBy(1.2),"-":()=>this.host.zoomBy(1/1.2),0:()=>this.host.fit()};t.addController(this)}hostConnected(){addEventListener("keydown",this.onKey)}hostDisconnected(){removeEventListener("keydown",this.onKey)}press(t,e){let n=this.host.querySelector(".board");if(t==="Escape")return this.host.escape();if(this.host.replay.key(t)||n&&se(n,t))return!0;let o=this.keys[t.toLowerCase()];return o?.(e),o!==void 0}toBoard(){let t=this.host.querySelector(".board .lit")!==null;this.host.focusOn(t?".board .lit":".board [data-thing]")}whyNot(t){let e=t.closest("[data-thing]")?.dataset.thing;e&&this.host.sending.whyNot(e)}};function ne(s){let{snap:t,game:e,replay:n}=s;if(!t||!e)return null;let{view:o,log:r}=n.past??t,l={game:e,snap:t,view:o,log:r,me:t.you??o.seats[0],playing:!n.on&&x(t),options:[],lit:new Set,picks:s.picking.picks,hinted:new Set};return l.playing&&Xe(l,s),l}function Xe(s,t){s.options=s.snap.legal.map(n=>t.board.option(n,s)),s.lit=_(s.options,s.picks);let e=s.options.find(n=>n.act.key===t.hints[t.hintAt]?.action.key);s.hinted=new Set(e?[...e.things,...e.also]:[])}var Ke=.55;function ie(s,t){let e=s.querySelector(".prompt")?.getBoundingClientRect().bottom??0,n=Ze(s),o=[...s.querySelectorAll(t)].map(l=>{let p=l.getBoundingClientRect();return p.y+p.height/2});if(o.length===0||o.some(l=>l>e&&l<n))return;let r=Math.min(innerHeight*Ke,(e+n)/2);scrollBy({top:o[0]-r,behavior:I()?"auto":"smooth"})}function Ze(s){let t=s.querySelector(".thoughts");return t&&getComputedStyle(t).position==="fixed"?t.getBoundingClientRect().top:innerHeight}var oe=s=>ie(s,".board .lit"),ae=s=>ie(s,".board .hinted");var re="important",Je=" !"+re,le=zt(class extends Yt{constructor(s){if(super(s),s.type!==Wt.ATTRIBUTE||s.name!=="style"||s.strings?.length>2)throw Error("The `styleMap` directive must be used in the `style` attribute and must be the only part in the attribute.")}render(s){return Object.keys(s).reduce((t,e)=>{let n=s[e];return n==null?t:t+`${e=e.includes("-")?e:e.replace(/(?:^(webkit|moz|ms|o)|)(?=[A-Z])/g,"-$&").toLowerCase()}:${n};`},"")}update(s,[t]){let{style:e}=s.element;if(this.ft===void 0)return this.ft=new Set(Object.keys(t)),this.render(t);for(let n of this.ft)t[n]==null&&(this.ft.delete(n),n.includes("-")?e.removeProperty(n):e[n]=null);for(let n in t){let o=t[n];if(o!=null){this.ft.add(n);let r=typeof o=="string"&&o.endsWith(Je);n.includes("-")||r?e.setProperty(n,r?o.slice(0,-11):o,r?re:""):e[n]=o}}return Rt}});var Qe=350,ts=3500,Z=246,ce=340,es=.55,J=class{constructor(t){this.host=t;this.at=null;this.waits=!1;this.over=null;this.timer=0;t.addController(this),t.addEventListener("pointermove",e=>this.hover(e)),t.addEventListener("pointerout",e=>e.pointerType==="touch"||this.hide()),t.addEventListener("focusin",e=>this.focus(e))}hostDisconnected(){clearTimeout(this.timer)}hide(){this.over=null,this.waits=!1,clearTimeout(this.timer),this.set(null)}isFirstTap(t,e){let n=e.dataset.thing,o=this.host.context();return t.pointerType!=="touch"||!o||this.at?.thing===n?!1:/^(card|space):/.test(n)&&!!this.host.board.look?.(n,o)}touch(t,e,n){t.pointerType==="touch"&&(this.waits=n,this.show(e),clearTimeout(this.timer),this.timer=window.setTimeout(()=>this.hide(),ts))}hover(t){let e=this.thingAt(t.target);!e||e===this.over||t.pointerType==="touch"||t.buttons||(this.over=e,clearTimeout(this.timer),this.timer=window.setTimeout(()=>this.show(e),Qe))}focus(t){let e=this.thingAt(t.target);e?.matches(":focus-visible")?this.show(e):this.hide()}thingAt(t){return t.closest("[data-thing], [data-look]")}show(t){if(!t.isConnected||this.host.querySelector(".chooser"))return;let e=t.getBoundingClientRect(),n=t.dataset.look??t.dataset.thing;if(e.top>innerHeight*es){let o=e.left+e.width/2-Z/2;this.set({thing:n,x:Math.max(8,Math.min(innerWidth-Z-8,o)),y:e.top-ce})}else{let o=e.right+Z+20<innerWidth?e.right+10:e.left-Z;this.set({thing:n,x:Math.max(8,o),y:Math.max(56,Math.min(innerHeight-ce,e.top-60))})}}set(t){t!==this.at&&(this.at=t,this.host.requestUpdate())}draw(t){let e=this.at&&this.host.board.look?.(this.at.thing,t);if(!e)return c;let n=le({left:`${this.at.x}px`,top:`${this.at.y}px`}),o=this.waits?a`<p class="again">${i.table.tapAgain}</p>`:c;return a`<div class="look" aria-hidden="true" style=${n}>${e}${o}</div>`}};var tt=null;function Q(s,t,e,n,o){let r=tt,l=r.createOscillator(),p=r.createGain();l.type=o,l.frequency.value=t,p.gain.setValueAtTime(n,r.currentTime+s),p.gain.exponentialRampToValueAtTime(5e-4,r.currentTime+s+e),l.connect(p).connect(r.destination),l.start(r.currentTime+s),l.stop(r.currentTime+s+e)}function pe(s,t,e,n){let o=tt,r=o.createBuffer(1,Math.ceil(o.sampleRate*t),o.sampleRate),l=r.getChannelData(0);for(let h=0;h<l.length;h++)l[h]=(Math.random()*2-1)*(1-h/l.length);let p=o.createBufferSource(),m=o.createBiquadFilter(),f=o.createGain();p.buffer=r,m.type="bandpass",m.frequency.value=n,f.gain.value=e,p.connect(m).connect(f).connect(o.destination),p.start(o.currentTime+s)}var ss={dice:()=>[0,.07,.13,.2,.24].forEach(s=>pe(s,.04,.5,1800)),coin:()=>[1568,2093].forEach((s,t)=>Q(t*.07,s,.25,.08,"triangle")),card:()=>pe(0,.12,.35,900),battle:()=>[220,147].forEach((s,t)=>Q(t*.12,s,.4,.12,"sawtooth")),turn:()=>[523,659,784].forEach((s,t)=>Q(t*.11,s,.5,.09,"sine")),refuse:()=>Q(0,130,.18,.12,"square")};function M(s){b.sound&&(tt??=new AudioContext,tt.resume(),ss[s]())}var ns=3200,is=[["battle-ended","battle"],["battle-began","battle"],["rolled","dice"],["counter","coin"]];function os(s){let t=new Set(Bt(s).map(e=>e.family));return is.find(([e])=>t.has(e))?.[1]??"card"}var et=class{constructor(t){this.host=t;this.lines=[];this.timer=0;t.addController(this)}hostDisconnected(){clearTimeout(this.timer)}hear(t,e){let n=t.log[t.log.length-1]?.n??0,o=e.log.filter(r=>r.n>n);o.length>0&&this.show(o),x(e)&&!x(t)&&this.callPlayer(e)}show(t){this.lines=t,clearTimeout(this.timer),this.timer=window.setTimeout(()=>{this.lines=[],this.host.requestUpdate()},ns),M(os(t))}callPlayer(t){M("turn"),b.notify&&document.hidden&&Notification.permission==="granted"&&new Notification(`${t.title}: your turn`,{body:t.view.prompt??"",tag:t.id})}words(){return this.lines.map(t=>t.text).join(" ")}moment(t){if(this.lines.length===0)return c;let e=t.snap.state==="finished"?as(t.snap):this.host.board.moment?.(this.lines,t);return e?a`<div class="moment" aria-hidden="true">${e}</div>`:c}};function as(s){let t=s.you?(s.result?.score??s.view.score??{})[s.you]:void 0,e=t===void 0?"Finis":t>=1?"Victory":t>0?"A draw":"Defeat";return a`<p class="ending">${H("laurels")}${e}</p>`}var B=(s,t)=>s.view.titles[t]??g(t),vt=(s,t)=>s.seats.find(e=>e.seat===t)?.name??B(s,t);function $t(s){let t=new Date(s.until??0),e=t.toLocaleTimeString([],{hour:"2-digit",minute:"2-digit"});return t.toDateString()===new Date().toDateString()?e:`${t.toLocaleDateString()}, ${e}`}function rs(s,t){return s.about===t.you?i.offers.botForYou(vt(t,s.seat),$t(s)):i.offers.bot(vt(t,s.seat),B(t,s.about),$t(s))}var ls={undo:{asks:(s,t)=>i.offers.undo(B(t,s.seat)),asked:()=>i.offers.undoAsked,yes:i.offers.agree,no:i.offers.decline},draw:{asks:(s,t)=>i.offers.draw(B(t,s.seat)),asked:()=>i.offers.drawAsked,yes:i.offers.agree,no:i.offers.decline},bot:{asks:rs,asked:(s,t)=>i.offers.botAsked(B(t,s.about),$t(s)),yes:i.offers.botYes,no:i.offers.botNo},rematch:{asks:(s,t)=>i.offers.rematch(vt(t,s.seat)),asked:(s,t)=>i.offers.rematchAsked(cs(s,t)),yes:i.offers.accept,no:i.offers.decline}},wt=(s,t,e)=>e!==null&&(s.agreed>>t.seats.findIndex(n=>n.seat===e)&1)===1;function cs(s,t){return t.seats.filter(n=>n.kind==="person"&&!wt(s,t,n.seat)).map(n=>n.name??g(n.seat))}var kt=s=>(s.offers??[]).find(t=>t.what==="rematch");function he(s){let t=kt(s);return t!==void 0&&wt(t,s,s.you)}function me(s,t,e){let n=ls[e.what];if(!n)return c;let o=()=>{s.sending.send("answer",{what:e.what,yes:!1,seat:t.you})},r=()=>e.what==="rematch"?void s.sending.rematch():void s.sending.send("answer",{what:e.what,yes:!0,seat:t.you});return wt(e,t,t.you)?a`<div class="offer"><p>${n.asked(e,t)}</p>
      <button @click=${o}>${i.offers.withdraw}</button></div>`:a`<div class="offer" role="alert">
    <p>${n.asks(e,t)}</p>
    ${t.you?a`<button class="primary" @click=${r}>${n.yes}</button>
          <button @click=${o}>${n.no}</button>`:c}
  </div>`}function ue(s,t){s.addEventListener("pointerdown",e=>{let n=e.target.closest("[data-thing]");if(!n||e.button!==0||e.pointerType==="touch")return;let o=new AbortController,{signal:r}=o,l=null,p=()=>{o.abort(),l?.remove()},m=h=>{if(!l&&Math.hypot(h.clientX-e.clientX,h.clientY-e.clientY)>6){if(!t.lift(n.dataset.thing))return p();l=hs(s.querySelector(`[data-drawn="${n.dataset.thing}"]`)??n)}l&&(l.style.transform=`translate(${h.clientX-e.clientX}px, ${h.clientY-e.clientY}px) rotate(2deg)`)},f=h=>{let k=l!==null;if(p(),!k)return;s.addEventListener("click",lt=>lt.stopPropagation(),{capture:!0,once:!0}),setTimeout(()=>s.dispatchEvent(new Event("click")),0);let T=document.elementFromPoint(h.clientX,h.clientY)?.closest("[data-thing]");T&&T!==n?t.drop(n.dataset.thing,T.dataset.thing,T):t.let()};addEventListener("pointermove",m,{signal:r}),addEventListener("pointerup",f,{signal:r}),addEventListener("pointercancel",p,{signal:r})})}function ps(s){let t=s.cloneNode(!0);if(!(s instanceof SVGGraphicsElement))return t;let{x:e,y:n,width:o,height:r}=s.getBBox(),l=document.createElementNS("http://www.w3.org/2000/svg","svg");return l.setAttribute("viewBox",`${e} ${n} ${o} ${r}`),t.removeAttribute("transform"),l.append(t),l}function hs(s){let t=ps(s),e=s.getBoundingClientRect();for(let o of[t,...t.querySelectorAll("[data-thing]")])o.removeAttribute("data-thing");t.classList.add("ghost");let n=getComputedStyle(s);return Object.assign(t.style,{left:`${e.x}px`,top:`${e.y}px`,width:`${e.width}px`,height:`${e.height}px`,fontSize:n.fontSize}),document.body.append(t),t}var R=8;function ms(s){let t=new Map;for(let e of s)t.set(e.row??"",[...t.get(e.row??"")??[],e]);return t}var st=class{constructor(t){this.host=t;this.picks=[];this.options=[];this.opener=null;ue(t,{lift:e=>this.lift(e),drop:(e,n,o)=>this.press([e],n,o),let:()=>this.letGo()})}get isBusy(){return this.picks.length>0||this.options.length>0}letGo(){let t=this.options.length>0?this.opener:null;this.set([]),t?.isConnected&&t.focus({preventScroll:!0})}press(t,e,n){let o=this.host.context();if(!o)return;let r=ft(o.options,t,e);switch(r.kind){case"act":return this.letGo(),void this.host.sending.act(r.act);case"more":return this.set(r.picks);case"choose":return this.set(r.picks,r.options),this.placeMenu(n);case"none":return this.set(t),void this.host.sending.whyNot(e)}}wouldAct(t){let e=this.host.context();return e!==null&&ft(e.options,this.picks,t).kind==="act"}lift(t){this.host.catchUp();let e=this.host.context();return!e||!_(e.options,[]).has(t)?!1:(this.set([t]),!0)}set(t,e=[]){this.picks=t,this.options=e,this.host.requestUpdate()}ask(t,e){this.set([],[t]),this.placeMenu(e,".quiet")}placeMenu(t,e="button"){this.opener=t;let n=t.getBoundingClientRect();this.host.updateComplete.then(()=>{let o=this.host.querySelector(".chooser");if(!o)return;let{width:r,height:l}=o.getBoundingClientRect(),p=Math.max(R,Math.min(innerWidth-r-R,n.x+n.width/2-r/2)),m=n.bottom+l+2*R<innerHeight;o.style.left=`${p}px`,o.style.top=`${m?n.bottom+R:Math.max(R,n.top-l-R)}px`,o.querySelector(e)?.focus()})}button(t){return G(t.act,e=>{this.host.sending.act(e)},t.ask??t.word??C(t.act))}menu(){return this.options.length===0?c:a`<div class="chooser" role="group" aria-label=${i.table.choose}>
      ${[...ms(this.options)].map(([t,e])=>t?a`<div class="chooser-row"><span>${t}</span>${e.map(n=>this.button(n))}</div>`:e.map(n=>this.button(n)))}
      <button class="quiet" @click=${()=>this.letGo()}>${i.cancel}</button>
    </div>`}};var us=12,ds=8;function de(s,t,e){let n=t.options.map(h=>h.act),o=t.options.filter(h=>h.things.length===0).map(h=>h.act),r=s.board.complete?1:ds,l=n.length<=r?n:o,p=new Set(s.hints.slice(s.hintAt,s.hintAt+1).map(h=>h.action.key)),m=(h,k)=>{let T=t.options.find(lt=>lt.act===h);T?.ask&&T.things.length===0?s.picking.ask(T,k):s.sending.act(h)},f=h=>t.options.find(k=>k.act===h)?.word??C(h);return a`<section class="prompt" aria-label=${i.table.prompt}>
    <div class="prompt-text">
      ${gs(e)}
      <p class="question" role="status" tabindex="-1">${bs(s,t)}</p>
      ${t.playing&&t.picks.length===0&&b.acts<us?a`<p class="advice">${i.table.advice}</p>`:c}
      ${t.picks.length>0?a`<p class="picked-line"><span>${i.table.picked(t.picks.map(ws))}</span>
            <button class="quiet" @click=${()=>s.letGo()}>${i.cancel}</button></p>`:c}
    </div>
    <div class="prompt-acts">
      ${l.map(h=>G(h,m,f(h),`primary ${p.has(h.key)?"hinted":""}`,f(h)))}
      ${n.length>l.length?a`<button aria-expanded=${s.isListOpen} data-all @click=${()=>fs(s)}>${i.table.allActions(n.length)}</button>`:c}
      ${t.snap.state==="finished"?ks(s,t.snap):c} ${xs(s,t)}
    </div>
    ${(t.snap.offers??[]).map(h=>me(s,t.snap,h))}
    ${s.isListOpen&&n.length>0?a`<div class="actions" role="group" aria-label=${i.table.actions}>
          ${Xt(n,t.game,p,m)}
        </div>`:c}
  </section>`}function fs(s){s.isListOpen?s.isListOpen=!1:s.openList()}function gs(s){return s==="live"?c:a`<span class="badge lost">${s==="lost"?i.table.reconnecting:i.table.connecting}</span>`}function bs({replay:s},t){let{snap:e,view:n}=t,o=l=>n.titles[l]??g(l);if(s.on)return ys(s);if(e.state==="open")return i.table.waitingForSeats;if(e.state==="finished"||n.over)return vs(e,o);if(t.playing)return n.prompt??i.table.yourTurn;let r=n.to_act.filter(l=>l!=="chance").map(o);return r.length?i.table.waitingFor(r):n.prompt??""}function ys({step:s,steps:t,past:e}){let n=e?.log.filter(o=>o.n===s).map(o=>o.text)??[];return n.length?i.replay.told(s,t,n.join(" ")):i.replay.at(s,t)}function vs(s,t){if(s.result?.why)return s.result.why;let e=s.result?.score??s.view.score??{},n=Math.max(0,...Object.values(e)),o=Object.keys(e).filter(l=>e[l]===n&&n>0),r=[i.result.over,$s(s,t)];return o.length>1?r.push(i.result.draw):o.length===1&&r.push(o[0]===s.you?i.result.youWon(t(o[0])):i.result.won(t(o[0]))),r.filter(Boolean).join(" ")}function $s(s,t){let e=s.result?.loser;if(!e)return"";let n=e===s.you;return s.result?.by==="resign"?n?i.result.youResigned:i.result.resigned(t(e)):s.result?.by==="time"?n?i.result.yourTime:i.result.time(t(e)):""}function ws(s){let[t,...e]=s.split(":"),n=e[e.length-1];return["card","word","icon","region","to","force"].includes(t)?g(n):`${g(t)} ${n}`}function ks(s,t){let e=s.replay.on?c:Ts(s,t);return a`${e} <button @click=${()=>s.show("analysis")}>${i.table.analysis}</button>`}function Ts(s,t){return t.rematch?a`<a class="button" href="/t/${t.rematch}">${i.table.next}</a>`:kt(t)?c:t.you?a`<button class="primary" @click=${()=>{s.sending.rematch()}}>
      ${L(t)?i.table.again:i.table.rematch}
    </button>`:a`<button @click=${()=>s.replay.turn()}>${i.table.watch}</button>`}function xs(s,{snap:t,playing:e}){let{replay:n,sending:o}=s,r=(m,f,h,k=!1)=>a`<button class="tool" aria-label=${m} title=${m} ?disabled=${k} @click=${h}>
      ${$(f)}
    </button>`,l=t.state==="running"&&t.you!==null,p=t.undoable>0||L(t)?i.table.undo:i.table.askUndo;return a`<span class="toolbar" role="toolbar" aria-label=${i.table.toolbar}>
    ${l?r(p,"undo",()=>o.undo(),t.steps===0):c}
    ${l&&Y(t)?r(i.table.hint,"hint",()=>o.hint(),!e):c}
    ${t.steps>0?r(n.on?i.table.leaveReplay:i.table.replay,"history",()=>n.turn()):c}
    <a class="button tool" href="/rules/${t.game}" target="_blank" aria-label=${i.rules} title=${i.rules}>${$("book")}</a>
    <span class="zoomer">
      ${r(i.table.smaller,"minus",()=>s.zoomBy(1/1.2))} ${r(i.table.larger,"plus",()=>s.zoomBy(1.2))}
      ${r(i.table.fit,"fit",()=>s.fit())}
    </span>
  </span>`}function fe(s,t){let e=o=>{s.goTo(o)},n=(o,r,l,p=!1)=>a`<button class="tool" aria-label=${o} title=${o} ?disabled=${p} @click=${l}>
      ${$(r)}
    </button>`;return a`<div class="replay" role="group" aria-label=${i.replay.title}>
    ${n(i.replay.first,"first",()=>e(0),s.step<=0)}
    ${n(i.replay.back,"back",()=>e(s.step-1),s.step<=0)}
    ${n(s.playing?i.replay.pause:i.replay.run,s.playing?"pause":"play",()=>s.turnAutoplay())}
    ${n(i.replay.next,"next",()=>e(s.step+1),s.step>=s.steps)}
    ${n(i.replay.last,"last",()=>e(s.steps),s.step>=s.steps)}
    <input
      type="range"
      min="0"
      max=${s.steps}
      .value=${String(s.step)}
      aria-label=${i.replay.move}
      aria-valuetext=${i.replay.at(s.step,s.steps)}
      @input=${o=>e(Number(o.target.value))}
    />
    <output class="replay-step">${s.step} / ${s.steps}</output>
    ${t?a`<button class="play-on" ?disabled=${s.step>=s.steps} @click=${t}>${i.replay.playOn}</button>`:c}
    <button @click=${()=>s.leave()}>${i.replay.leave}</button>
  </div>`}var Es=1100,nt=class{constructor(t){this.host=t;this.step=0;this.steps=0;this.playing=!1;this.on=!1;this.past=null;this.timer=0;t.addController(this)}hostDisconnected(){clearInterval(this.timer)}async goTo(t){let{id:e,steps:n}=this.host.snap,o=Math.max(0,Math.min(n,t));Object.assign(this,{on:!0,step:o,steps:n}),this.host.requestUpdate();try{let{view:r,log:l}=await u.at(e,o);if(!this.on||this.step!==o)return;let p=this.host.game.tables;this.past={view:r,log:l.map(m=>Ot(m,p))},history.replaceState(null,"",`/t/${e}?step=${o}`),this.host.requestUpdate()}catch(r){this.leave(),this.host.sending.complain(r)}}turnAutoplay(){this.on&&(clearInterval(this.timer),this.playing=!this.playing,this.host.requestUpdate(),this.playing&&(this.step>=this.steps&&this.goTo(0),this.timer=window.setInterval(()=>{this.step<this.steps?this.goTo(this.step+1):this.turnAutoplay()},Es)))}stop(){clearInterval(this.timer),Object.assign(this,{on:!1,playing:!1,past:null})}leave(){this.stop(),history.replaceState(null,"",`/t/${this.host.snap.id}`),this.host.requestUpdate()}turn(){let t=this.host.snap;this.on?this.leave():this.goTo(t.state==="finished"?0:t.steps)}key(t){if(!this.on)return!1;let e={ArrowLeft:this.step-1,ArrowRight:this.step+1,Home:0,End:this.steps};if(t in e)this.goTo(e[t]);else if(t==="p")this.turnAutoplay();else return!1;return!0}};function Tt(s){return a`<button class="rule" data-rule=${s} aria-label="Rule ${s}">${s}</button>`}function ge(s,t,e,n){return a`<div id="log" class="log" role="log" aria-live="off" aria-label="Log" tabindex="0">
    ${s.length===0?a`<p class="faint">${n}</p>`:c}
    ${s.map(o=>a`<p class="line seat-${t.seats.indexOf(o.seat)}">
        <span>${o.text}</span>
        ${o.rules.map(Tt)}
        ${e?a`<button class="step" aria-label="Show move ${o.n}" @click=${()=>e(o.n)}>${o.n}</button>`:c}
      </p>`)}
  </div>`}var be=/(`[^`]+`|\*?\((?:[Rr]eading|ours|own data)[^()]*\)\*?)/;function Ss(s){return s.startsWith("`")?a`<code>${s.slice(1,-1)}</code>`:be.test(s)?a`<small class="note">${s.replace(/\*/g,"")}</small>`:s.replace(/\*/g,"")}function it(s){return s.split(be).map(Ss)}var ot=class{constructor(t){this.host=t;this.rule=null;this.onClick=t=>{let e=t.target.closest("[data-rule]")?.dataset.rule;e&&this.host.snap&&this.open(e)};t.addController(this)}hostConnected(){addEventListener("click",this.onClick)}hostDisconnected(){removeEventListener("click",this.onClick)}async open(t){try{let{rules:e}=await u.rules(this.host.snap.game),n={number:t,text:i.rulesPage.none};this.rule=e.find(r=>r.number===t)??n,this.host.requestUpdate(),await this.host.updateComplete;let o=this.host.querySelector("#rule");o&&!o.open&&o.showModal()}catch(e){this.host.sending.complain(e)}}draw(t){let{rule:e}=this,n=e?.text.match(/\b[A-Z]{2}-\d+\b/g)??[];return a`<dialog id="rule" aria-labelledby="rule-title">
      ${D("rule-title",e?i.rulesPage.ruleNumber(e.number):i.rulesPage.rule)}
      <p class="rule-text">${it(e?.text??"")}</p>
      <p><a href="/rules/${t}#${e?.number??""}" target="_blank">${i.rulesPage.all}</a> ${n.map(Tt)}</p>
    </dialog>`}};var Ls="normal";async function ye({snap:s,view:t,game:e},n){let o=s.you??t.to_act.find(p=>p!=="chance")??t.seats[0],r=p=>e.bots.find(m=>m.id===p)?.id??Ls,l=Object.fromEntries(s.seats.map(p=>[p.seat,p.seat===o?"me":`bot:${r(p.bot)}`]));return(await u.create({game:s.game,seats:l,from_table:s.id,step:n})).id}var Ms=.02;function at(s,{legal:t}){let e=s.filter(n=>t.some(o=>o.key===n.action.key));return e[0]===s[0]?e:[]}function ve({hints:s,board:t},e){return s.flatMap(({action:n,value:o})=>{let r=e.options.find(l=>l.act.key===n.key)?.act;return r?[{act:r,text:t.words?.(r,e)??C(r),value:o}]:[]})}function $e([s,...t]){let e=t.filter(n=>Math.abs(n.value-s.value)<=Ms).length;return e===0?"":e===t.length?i.hints.allEqual:i.hints.someEqual(e)}function we(s,t){let e=ve(s,t);return e.length===0?"":`${i.hints.spoken(e[0].text,pt(e[0].value))} ${$e(e)}`}function ke(s,t){let e=t.playing?ve(s,t):[];return e.length===0?c:a`<section class="thoughts" aria-labelledby="thoughts-title">
    <h2 id="thoughts-title">${i.hints.title}</h2>
    <button class="tool" aria-label=${i.hints.close} @click=${()=>s.hints=[]}>${$("close")}</button>
    <p>${i.hints.help} ${$e(e)}</p>
    <ol>${e.map((n,o)=>a`<li>${Hs(s,n,o)}</li>`)}</ol>
  </section>`}function Hs(s,{act:t,text:e,value:n},o){let r=o===s.hintAt;return a`<button
    class="thought"
    aria-pressed=${r}
    @click=${()=>r?void s.sending.act(t):s.hintAt=o}
  >
    <span>${e}</span>
    ${r?a`<em>${i.hints.play}</em>`:c}
    <b>${pt(n)}<small class="unseen">${i.hints.toWin}</small></b>
    <i style="--share: ${n.toFixed(3)}"></i>
  </button>`}var rt=class{constructor(t){this.host=t;this.underway=null}complain(t){M("refuse");let e=t;d(e.sentence??String(t),!0,e.rule)}async send(t,e={},n=""){try{await u.post(this.host.snap.id,t,e),n&&d(n)}catch(o){this.complain(o)}}async act(t){let e=this.host.snap;if(!(!e||this.underway===e.rev)){this.underway=e.rev,this.host.letGo(),this.host.hints=[],ct();try{let n=await u.act(e.id,e.you,t,e.rev);S("acts",b.acts+1),n.table&&this.host.hear(n.table)}catch(n){this.complain(n),n.code!=="offline"&&await this.lookAgain(e.id)}finally{this.underway===e.rev&&(this.underway=null)}}}async lookAgain(t){let e=await u.table(t).catch(()=>null);!e||e.id!==this.host.snap?.id||(this.host.hear(e),this.host.catchUp())}async whyNot(t){let e=this.host.snap,n=this.host.context();if(e.state==="finished")return d(i.sending.over);if(e.state==="open")return d(i.sending.unbegun);if(!e.you)return d(i.sending.watching);try{for(let o of this.host.board.wishes(t,n)){let r=await u.why(e.id,e.you,o);if(!(r.legal||!r.reason))return M("refuse"),d(r.reason,!0,r.rule)}d(n.playing?i.sending.nothing:i.sending.notYourTurn,!0)}catch(o){this.complain(o)}}async hint(){let t=this.host.snap;if(!Y(t))return d(i.sending.noHints);if(!x(t))return d(i.sending.hintForYou);try{let{moves:e}=await u.hint(t.id,t.you),n=this.host.snap;if(n.id!==t.id||n.you!==t.you)return;let o=this.host.game.tables,r=e.map(l=>({...l,action:At(l.action,o)}));this.host.hints=at(r,n),this.host.hintAt=0}catch(e){this.complain(e)}}async undo(){let t=this.host.snap;if(ct(),this.host.hints=[],t.undoable>0)return this.send("undo",{seat:t.you});let e=L(t)?i.sending.undone:i.sending.undoAsked;return this.send("ask",{what:"undo",seat:t.you},e)}async rematch(){try{let{id:t}=await u.post(this.host.snap.id,"rematch");t&&w(`/t/${t}`)}catch(t){this.complain(t)}}async playOn(){try{w(`/t/${await ye(this.host.context(),this.host.replay.step)}`)}catch(t){this.complain(t)}}};function Te(s,t){let e=n=>{n.preventDefault();let o=n.target.elements.namedItem("text"),r=o.value.trim();r&&t(r),o.value=""};return a`<div class="chat">
    <div id="talk" class="log" role="log" aria-label=${i.chat.label} tabindex="0">
      ${s.chat.length===0?a`<p class="faint">${i.chat.empty}</p>`:c}
      ${s.chat.map(n=>a`<p class="line"><strong>${n.name}</strong> <span>${n.text}</span></p>`)}
    </div>
    <form class="say" @submit=${e}>
      <input id="say" name="text" maxlength="500" autocomplete="off" placeholder=${i.chat.say} aria-label=${i.chat.label} />
      <button aria-label=${i.chat.send}>${$("send")}</button>
    </form>
  </div>`}function xe(s,t,e){let n=s.state==="finished"&&t===s.view,o=(n?s.result?.score:t.score)??{};return a`<ul class="players" aria-label=${i.players.title}>
    ${s.seats.map(r=>{let l=t.to_act.includes(r.seat)&&!t.over&&!n,p=l&&s.state==="running"?performance.now()-e:0,m=t.titles?.[r.seat]??r.title??g(r.seat),f=(t.over||n)&&(o[r.seat]??0)>=1;return a`<li class="player ${l?"acts":""} seat-${s.seats.indexOf(r)}">
        <span class="dot ${r.kind==="bot"||r.online?"on":""}" aria-hidden="true"></span>
        <span class="player-name">
          <strong>${m}</strong>
          <span>${r.kind==="open"?i.players.free:P(r)??r.kind}</span>
          <span class="faint">
            ${r.kind==="person"&&r.online===!1?i.players.away:""}
            ${r.seat===s.you?i.players.you:""}
          </span>
        </span>
        ${r.resigned?a`<span class="badge soft">${i.players.resigned}</span>`:c}
        ${f?a`<span class="badge">${i.players.winner}</span>`:c}
        ${l?a`<span class="badge turn">${i.players.toAct}</span>`:c}
        ${typeof r.clock_ms=="number"?a`<span class="clock">${$("clock")}${_t(r.clock_ms-p)}</span>`:c}
      </li>`})}
  </ul>`}var Cs="tessera verify RECORD";function Ee(s,t){let e=s.dice??{},n=r=>{r.preventDefault();let l=String(new FormData(r.target).get("nonce")).trim();l&&s.you&&t(s.you,l)},o=Object.entries(e.nonces??{}).filter(([,r])=>r);return a`<section class="panel">
    <h3>${i.proof.title}</h3>
    <p>${i.proof.text}</p>
    <dl class="proof">
      <dt>${i.proof.fingerprint}</dt>
      <dd><code>${e.commitment??"–"}</code></dd>
      ${o.map(([r,l])=>a`<dt>${i.proof.word(g(r))}</dt><dd><code>${l}</code></dd>`)}
      ${e.secret?a`<dt>${i.proof.secret}</dt><dd><code>${e.secret}</code></dd>`:c}
    </dl>
    ${s.you&&s.state==="open"?a`<form class="say" @submit=${n}>
          <input name="nonce" maxlength="64" aria-label=${i.proof.yourWord} placeholder=${i.proof.addWord} />
          <button>${i.proof.add}</button>
        </form>`:c}
    ${s.state==="finished"?a`<p class="row tight">
          <a class="button" href=${u.download(s.id,"proof")} download>${i.proof.proof}</a>
          <a class="button" href=${u.download(s.id,"record")} download>${i.proof.record}</a>
          <a class="button" href=${u.download(s.id,"position")} download>${i.proof.position}</a>
        </p>
        <p class="faint">${E(i.proof.check,{command:a`<code>${Cs}</code>`})}</p>`:c}
  </section>`}function Se(s){let{ctx:t,host:e}=s,n=t.snap,o=(l,p)=>a`<button role="tab" id="tab-${l}" aria-controls="panel" aria-selected=${s.tab===l} @click=${()=>e.show(l)}>
      ${p}
    </button>`,r=n.state==="finished"?l=>{e.replay.goTo(l)}:null;return a`<aside class="side" aria-label=${i.side.title}>
    ${xe(n,t.view,s.takenAt)} ${Os(e,n)} ${Bs(e,n)} ${ke(e,t)}
    <div class="tabs" role="tablist" aria-label=${i.side.tabs}>
      ${o("log",i.side.log)} ${o("chat",s.unread>0?i.side.chatUnread(s.unread):i.side.chat)} ${n.state==="finished"?o("analysis",i.side.analysis):c} ${o("table",i.side.table)}
    </div>
    <div id="panel" class="panel-box" role="tabpanel" aria-labelledby="tab-${s.tab}">
      ${s.tab==="log"?ge(e.replay.past?.log??n.log,t.view,r,Rs(n)):c}
      ${s.tab==="chat"?Te(n,l=>{e.sending.send("chat",{text:l})}):c}
      ${s.tab==="analysis"?s.analysing.draw(t):c}
      ${s.tab==="table"?Ps(s):c}
    </div>
  </aside>`}var Rs=s=>s.scenario_title?i.side.logEmpty:i.side.logEmptyPosition,As=()=>["localhost","127.0.0.1","[::1]"].includes(location.hostname);function Os(s,t){if(!t.invite||t.state!=="open")return c;let e=new URL(t.invite,location.href).href,n=async()=>{try{await navigator.clipboard.writeText(e),d(i.side.copied)}catch{s.querySelector("#invite")?.select(),d(i.side.copyByHand)}};return a`<section class="panel invite">
    <h3>${i.side.invite}</h3>
    <div class="say">
      <input id="invite" readonly .value=${e} aria-label=${i.side.inviteLink} />
      <button aria-label=${i.side.copy} @click=${()=>{n()}}>${$("copy")}</button>
    </div>
    ${As()?a`<p class="faint">${i.side.local}</p>`:c}
  </section>`}function Bs(s,t){let e=t.seats.filter(n=>n.kind==="open");return t.state!=="open"||e.length===0||t.you?c:a`<section class="panel">
    <h3>${i.side.freeSeats}</h3>
    ${j(t)}
    <div class="row tight">
      ${e.map(n=>a`<button class="primary" @click=${()=>{s.sending.send("join",{seat:n.seat})}}>
          ${i.side.play(n.title??g(n.seat))}
        </button>`)}
    </div>
  </section>`}function Ps(s){let t=s.ctx.snap,e=Object.entries(t.options??{}),n=t.scenario_title||i.side.position;return a`<div class="stack">
    <section class="panel">
      <h3>${i.side.thisTable}</h3>
      <dl class="pairs">
        <div><dt>${i.side.game}</dt><dd><a href="/rules/${t.game}" target="_blank">${i.side.gameRules(s.ctx.game.title)}</a></dd></div>
        <div><dt>${i.side.scenario}</dt><dd>${t.from_position?i.side.chosen(n):n}</dd></div>
        <div><dt>${i.side.hints}</dt><dd>${i.terms.hints[t.hints]}</dd></div>
        <div><dt>${i.side.grace}</dt><dd>${F(t.grace_ms)}</dd></div>
        ${e.map(([o,r])=>a`<div><dt>${g(o)}</dt><dd>${g(String(r))}</dd></div>`)}
      </dl>
      <label class="inline">
        <input type="checkbox" ?checked=${b.plain} @change=${s.turnPlain} />
        ${i.side.plain}
      </label>
      <div class="row tight">${Is(s.host,t)}</div>
    </section>
    ${Ee(t,(o,r)=>{s.host.sending.send("nonce",{seat:o,text:r},i.side.nonceDone)})}
  </div>`}function Is(s,t){let e=t.you;if(!e||t.state==="finished")return c;if(t.state==="open")return a`<button @click=${()=>{s.sending.send("leave",{seat:e})}}>${i.side.leave}</button>`;let n=(t.offers??[]).some(h=>h.what==="bot"),o=t.seats.find(h=>h.kind==="person"&&!h.online&&h.seat!==e&&t.view.to_act.includes(h.seat)),r=t.seats.length>2,l=r?i.side.resignAskMany:i.side.resignAsk,p=r?i.side.resigned:"",m=()=>confirm(l)&&void s.sending.send("resign",{seat:e},p),f=()=>confirm(i.side.giveSeatAsk)&&void s.sending.send("ask",{what:"bot",seat:e},i.side.seatGiven);return a`<button @click=${()=>{s.sending.send("ask",{what:"draw",seat:e},i.side.drawDone)}}>${i.side.draw}</button>
    ${o&&!n?a`<button @click=${()=>{s.sending.send("ask",{what:"bot",seat:o.seat})}}>
          ${i.side.askBot(o.title??g(o.seat))}
        </button>`:c}
    ${L(t)?c:a`<button @click=${f}>${i.side.giveSeat}</button>`}
    <button class="danger" @click=${m}>${i.side.resign}</button>`}var xt=class extends v{constructor(){super();this.game=null;this.picking=new st(this);this.replay=new nt(this);this.sending=new rt(this);this.looking=new J(this);this.news=new et(this);this.analysing=new z(this);this.reading=new ot(this);this.live=null;this.zoom=null;this.takenAt=0;this.lightsAt="";this.ticking=0;this.talkSeen=0;this.table=this.fault="",this.step=this.snap=null,this.hints=[],this.hintAt=0,this.connection="connecting",this.tab="log",this.isListOpen=!1,this.addEventListener("click",e=>this.onClick(e)),new K(this)}static{this.properties={table:{},step:{},snap:{state:!0},hints:{state:!0},hintAt:{state:!0},connection:{state:!0},tab:{state:!0},fault:{state:!0},isListOpen:{state:!0}}}connectedCallback(){super.connectedCallback(),this.ticking=window.setInterval(()=>this.tick(),1e3),this.begin()}disconnectedCallback(){super.disconnectedCallback(),clearInterval(this.ticking),this.live?.close(),this.zoom?.close()}willUpdate(e){!e.has("table")||!e.get("table")||(this.live?.close(),this.replay.stop(),this.snap=null,this.tab==="analysis"&&(this.tab="log"),this.begin())}async begin(){let e=this.table;try{let n=await u.table(e),o=(await u.games()).games.find(p=>p.id===n.game);if(!o)throw new Pt(i.errors.unknownGame,"game");let[{facts:r,...l}]=await Promise.all([u.facts(n.game),q(n.game).then(p=>p.prepare?.(n.view))]);if(!this.isConnected||e!==this.table)return;this.game={...o,facts:r,tables:l},this.dataset.board=N(n.game),this.talkSeen=n.chat.length,this.listen(n),this.step!==null&&await this.replay.goTo(this.step)}catch(n){this.fault=n.sentence??String(n)}}listen(e){this.live=new W(this.table,n=>ht(n,this.game.tables),n=>this.take(n),n=>this.connection=n),this.hear(e),this.catchUp(),this.live.open()}take(e){let n=this.snap;this.keepFocus(),this.snap=e,this.takenAt=performance.now(),(!n||n.rev!==e.rev||n.you!==e.you)&&(this.picking.letGo(),this.keepThoughts(n,e),x(e)||(this.isListOpen=!1)),document.title=`${x(e)?"● ":""}${e.title} · ${i.name}`,n&&this.news.hear(n,e),n&&e.rematch&&he(n)&&w(`/t/${e.rematch}`),n&&e.chat.length>n.chat.length&&this.hearTalk(e)}keepThoughts(e,n){let r=e!==null&&x(e)&&e.you===n.you?at(this.hints,n):[];r.length<this.hints.length&&(this.hintAt=0),this.hints=r}hearTalk(e){let n=e.chat[e.chat.length-1];this.tab==="chat"?this.talkSeen=e.chat.length:d(i.chat.heard(n.name,n.text))}keepFocus(){let e=document.activeElement;!e||e===this||!this.contains(e)||this.updateComplete.then(()=>{(!document.activeElement||document.activeElement===document.body)&&this.focusOn(".question")})}tick(){this.snap?.seats.some(e=>typeof e.clock_ms=="number")&&this.requestUpdate()}hear(e){this.live?.take(ht(e,this.game.tables))}catchUp(){this.live?.catchUp()}get board(){return Vt(this.snap.game)}context(){return ne(this)}onClick(e){let n=e.target,o=n.closest("[data-thing]");if(!o){this.looking.hide(),!n.closest(".chooser, .prompt")&&this.picking.isBusy&&this.picking.letGo();return}let r=!1;this.replay.on||(this.catchUp(),r=this.looking.isFirstTap(e,o)&&this.picking.wouldAct(o.dataset.thing),r||this.picking.press(this.picking.picks,o.dataset.thing,o)),this.looking.touch(e,o,r)}letGo(){this.picking.letGo(),this.looking.hide()}escape(){let e=this.picking.isBusy||this.isListOpen;return this.letGo(),this.isListOpen=!1,e}focusOn(e){this.querySelector(e)?.focus()}openList(){this.isListOpen=!0,this.updateComplete.then(()=>this.focusOn(this.querySelector(".actions")?".actions .act":".prompt .act"))}show(e,n=`#tab-${e}`){this.tab=e,e==="chat"&&(this.talkSeen=this.snap.chat.length),e==="analysis"&&this.analysing.want(),this.updateComplete.then(()=>this.focusOn(n))}zoomBy(e){this.zoom?.by(e)}fit(){this.zoom?.fit()}turnPlain(){S("plain",!b.plain),this.picking.letGo()}updated(e){if(this.settleZoom(),this.followLights(),this.hints.length>0&&(e.has("hints")||e.has("hintAt"))&&ae(this),!(!e.has("snap")&&!e.has("tab")&&!this.replay.on))for(let n of this.querySelectorAll(".log"))n.scrollTop=n.scrollHeight}settleZoom(){let e=this.querySelector(".pane");e&&(this.zoom?.pane!==e&&(this.zoom?.close(),this.zoom=new X(e)),this.zoom.settle())}followLights(){let e=`${this.snap?.rev} ${this.picking.picks}`;e===this.lightsAt||!this.snap||this.replay.on||(this.lightsAt=e,this.zoom?.showLights(),oe(this))}render(){if(this.fault)return this.nothingHere();let e=this.context();return e?a`<main id="main" class="table ${e.playing?"my-turn":""}" tabindex="-1">
      <h1 class="unseen" tabindex="-1">${e.snap.title}</h1>
      ${de(this,e,this.connection)}
      <section class="pane" aria-label=${i.table.board}>
        <div class="board">${this.board.draw(e)}</div>
        ${this.replay.on?c:this.news.moment(e)}
        <ul class="unseen" aria-label=${i.table.inWords}>
          ${this.board.say(e).map(n=>a`<li>${n}</li>`)}
        </ul>
      </section>
      ${this.replay.on?fe(this.replay,this.playOn()):c} ${this.sidebar(e)} ${this.picking.menu()}
      ${this.looking.draw(e)} ${this.reading.draw(e.snap.game)}
      <div class="unseen" aria-live="polite">${this.news.words()} ${we(this,e)}</div>
    </main>`:a`<main id="main" class="page narrow" tabindex="-1"><h1 tabindex="-1">${i.wait}</h1></main>`}nothingHere(){return a`<main id="main" class="page narrow center" tabindex="-1">
      <h1 tabindex="-1">${i.errors.noTable}</h1>
      <p class="fault" role="alert">${this.fault}</p>
      <a class="button" href="/">${i.home}</a>
    </main>`}playOn(){return this.snap.state==="finished"?()=>{this.sending.playOn()}:null}sidebar(e){let{analysing:n,takenAt:o,tab:r}=this;return Se({host:this,ctx:e,analysing:n,takenAt:o,tab:r,unread:r==="chat"?0:e.snap.chat.length-this.talkSeen,turnPlain:()=>this.turnPlain()})}};customElements.define("table-page",xt);var Et=class extends v{static{this.properties={token:{},told:{state:!0},fault:{state:!0},busy:{state:!0}}}constructor(){super(),this.token="",this.told=null,this.fault="",this.busy=!1}connectedCallback(){super.connectedCallback(),document.title=`${i.invite.title} · ${i.name}`,this.read()}async read(){try{this.told=await u.invitation(this.token)}catch(t){this.fault=t.sentence}}lead(){if(!this.told)return"";let{title:t,open:e,people:n}=this.told;return e?i.invite.open(n,t):i.invite.full(t)}async join(){this.busy=!0;try{w(`/t/${(await u.accept(this.token)).table}`,!0)}catch(t){this.fault=t.sentence,this.busy=!1}}render(){return a`<main id="main" class="page narrow center" tabindex="-1">
      <h1 tabindex="-1">${i.invite.heading}</h1>
      <p class="lead">${this.lead()}</p>
      ${this.told?.open?j(this.told):c}
      ${this.fault?a`<p class="fault" role="alert">${this.fault}</p>`:c}
      <div class="row">
        <button class="primary" ?disabled=${this.busy} @click=${()=>{this.join()}}>${this.told?.open===!1?i.invite.watch:i.invite.accept}</button>
        <a class="button" href="/">${i.home}</a>
      </div>
    </main>`}};customElements.define("invite-page",Et);function _s(s){return a`<li value=${s.no==="-"?c:s.no}>
    <p>
      ${s.sentence}
      <span class="rulelinks">${s.rules.split(" ").map(t=>a`<a href="#${t}">${t}</a> `)}</span>
      ${s.verdict==="literal"?c:a`<em class="verdict">${i.rulesPage.verdicts[s.verdict]}</em>`}
    </p>
    ${s.reason?a`<p class="faint">${s.reason}</p>`:c}
    ${s.others?a`<p class="faint">${i.rulesPage.others(s.others)}</p>`:c}
    ${s.option?a`<p class="faint">${E(i.rulesPage.option,{option:a`<code>${s.option}</code>`})}</p>`:c}
  </li>`}function qs(s){let t=new Map;for(let e of s)t.set(e.chapter,[...t.get(e.chapter)??[],e]);return[...t]}var St=class extends v{static{this.properties={game:{},sentences:{state:!0},fault:{state:!0}}}constructor(){super(),this.game="",this.sentences=null,this.fault=""}async open(t){if(!(!t.target.open||this.sentences))try{this.sentences=(await u.ledger(this.game)).sentences}catch(e){this.fault=e.sentence}}render(){let t=qs(this.sentences??[]);return a`<details class="ledger" @toggle=${e=>{this.open(e)}}>
      <summary>${i.rulesPage.ledger}</summary>
      ${this.fault?a`<p class="fault" role="alert">${this.fault}</p>`:c}
      ${this.sentences?.length===0?a`<p class="faint">${i.rulesPage.ledgerNone}</p>`:c}
      ${t.map(([e,n])=>a`<h3>${e}</h3><ol>${n.map(_s)}</ol>`)}
    </details>`}};customElements.define("manual-ledger",St);var Ns=s=>s.map(t=>a`<td class=${typeof t=="number"?"number":c}>${t}</td>`),Le=s=>a`<section class="reftable" id="table-${s.id}">
  <h3>${s.title}</h3>
  ${s.note?a`<p class="faint">${s.note}</p>`:c}
  <div class="wide" tabindex="0" role="region" aria-label=${s.title}>
    <table>
      <thead>
        <tr>${s.columns.map(t=>a`<th scope="col">${t}</th>`)}</tr>
      </thead>
      <tbody>
        ${s.rows.map(t=>a`<tr>${Ns(t)}</tr>`)}
      </tbody>
    </table>
  </div>
</section>`;var Lt=s=>`chapter-${s.toLowerCase().replace(/\W+/g,"-")}`;function Gs(s){let t=new Map;for(let e of s)t.set(e.chapter??"",[...t.get(e.chapter??"")??[],e]);return t}function Ds(s,t){s.preventDefault(),s.stopPropagation();let e=document.getElementById(Lt(t));e?.scrollIntoView(),e?.focus({preventScroll:!0})}var Mt=class extends v{static{this.properties={game:{},rule:{},rules:{state:!0},tables:{state:!0},title_:{state:!0},short:{state:!0},fault:{state:!0}}}constructor(){super(),this.game="",this.rule=null,this.rules=[],this.tables=[],this.title_="",this.short="",this.fault=""}async connectedCallback(){super.connectedCallback(),document.title=`${i.rulesPage.title} · ${i.name}`;try{let[t,e,n]=await Promise.all([u.games(),u.rules(this.game),u.tables(this.game)]);this.tables=n.tables,this.title_=t.games.find(o=>o.id===this.game)?.title??this.game,this.rules=e.rules,this.short=e.short,await this.updateComplete,this.rule&&document.getElementById(this.rule)?.scrollIntoView()}catch(t){this.fault=t.sentence}}chapter(t,e){return a`${t?a`<h2 id=${Lt(t)} tabindex="-1">${t}</h2>`:c}
      <dl class="rules">
        ${e.map(n=>a`<div id=${n.number} class=${n.number===this.rule?"here":""}>
            <dt>${n.number}</dt>
            <dd>${it(n.text)}</dd>
          </div>`)}
      </dl>`}render(){let t=Gs(this.rules);return a`<main id="main" class="page narrow" tabindex="-1">
      <h1 tabindex="-1">${this.title_?i.rulesPage.heading(this.title_):i.rulesPage.title}</h1>
      ${this.fault?a`<p class="fault" role="alert">${this.fault}</p>`:c}
      ${this.short?a`<p class="lead">${this.short}</p>`:c}
      ${t.size>1?a`<nav class="chapters" aria-label=${i.rulesPage.chapters}>${[...t.keys()].map(e=>a`<a href="#${Lt(e)}" @click=${n=>Ds(n,e)}>${e}</a>`)}</nav>`:c}
      ${[...t].map(([e,n])=>this.chapter(e,n))}
      ${this.tables.length?a`<h2>${i.rulesPage.tables}</h2>${this.tables.map(Le)}`:c}
      ${this.rules.length?a`<manual-ledger .game=${this.game}></manual-ledger>`:c}
      ${this.rules.length===0&&!this.fault?a`<p class="faint">${i.wait}</p>`:c}
    </main>`}};customElements.define("rules-page",Mt);var Ht=class extends v{connectedCallback(){super.connectedCallback(),document.title=`${i.credits.title} · ${i.name}`}render(){let t=(e,n)=>a`<a href=${e} rel="noreferrer">${n}</a>`;return a`<main id="main" class="page narrow" tabindex="-1">
      <h1 tabindex="-1">${i.credits.title}</h1>
      <p>
        ${E(i.credits.art,{site:t("https://game-icons.net/","game-icons.net"),licence:t("https://creativecommons.org/licenses/by/3.0/","CC BY 3.0")})}
      </p>
      <p>${E(i.credits.fonts,{licence:t("https://openfontlicense.org/",i.credits.fontLicence)})}</p>
      <p>${i.credits.code}</p>
    </main>`}};customElements.define("credits-page",Ht);var{rows:y}=i.shortcuts,Us=[[i.shortcuts.tabs,y.tab],[i.shortcuts.arrows,y.arrows],[i.shortcuts.enter,y.enter],[i.shortcuts.esc,y.esc],["A",y.a],["B",y.b],["U",y.u],["H",y.h],["W",y.w],["L",y.l],["C",y.c],["N",y.n],["+  −  0",y.zoom],["R",y.r],["T",y.t],["M",y.m],["?",y.help]];function Me(){return a`<dialog id="shortcuts" aria-labelledby="shortcuts-title">
    ${D("shortcuts-title",i.shortcuts.title)}
    <dl class="keys">
      ${Us.map(([s,t])=>a`<div><dt><kbd>${s}</kbd></dt><dd>${t}</dd></div>`)}
    </dl>
  </dialog>`}function Fs(){return a`<main id="main" class="page narrow center" tabindex="-1">
    <h1 tabindex="-1">${i.frame.missing}</h1>
    <p class="lead">${i.frame.missingAt(location.pathname)}</p>
    <a class="button primary" href="/">${i.home}</a>
  </main>`}var Ct=class extends v{static{this.properties={route:{state:!0},me:{state:!0}}}constructor(){super(),this.route=ut(),this.me=null}connectedCallback(){super.connectedCallback(),Ft(this),addEventListener("popstate",()=>this.follow()),addEventListener("tessera-me",()=>{this.greet()}),addEventListener("keydown",t=>this.key(t)),this.greet()}follow(){let t=this.route;this.route=ut(),!(t.page===this.route.page&&t.page==="table")&&(scrollTo(0,0),this.updateComplete.then(()=>this.querySelector("main h1")?.focus()))}async greet(){try{this.me=await u.me()}catch{this.me=null}}key(t){if(V(t)){if(t.key==="?")this.querySelector("#shortcuts")?.showModal();else if(t.key==="t")this.turnTheme();else if(t.key==="m")this.turnSound();else return;t.preventDefault()}}turnTheme(){S("theme",dt()?"light":"dark"),this.requestUpdate()}turnSound(){S("sound",!b.sound),M("coin"),this.requestUpdate()}async turnNotify(){if(!b.notify&&(!("Notification"in window)||await Notification.requestPermission()!=="granted"))return d(i.frame.notifyDenied,!0);S("notify",!b.notify),d(b.notify?i.frame.notifyOn:i.frame.notifyOff),this.requestUpdate()}page(){let t=this.route;switch(t.page){case"new":return a`<create-page .wanted=${t.game} .level=${t.level}></create-page>`;case"table":return a`<table-page .table=${t.id} .step=${t.step}></table-page>`;case"invite":return a`<invite-page .token=${t.token}></invite-page>`;case"rules":return a`<rules-page .game=${t.game} .rule=${t.rule}></rules-page>`;case"edit":return import("/assets/edit-PAS3VXNI.js"),a`<edit-page game=${t.game}></edit-page>`;case"account":return import("/assets/account-OUZGMNPB.js"),a`<account-page></account-page>`;case"confirm":case"reset":case"unsubscribe":return import("/assets/maillink-MGITPUUC.js"),a`<mail-link-page .kind=${t.page} .token=${t.token}></mail-link-page>`;case"credits":return a`<credits-page></credits-page>`;case"missing":return Fs();case"lobby":return a`<lobby-page></lobby-page>`}}render(){let t=(e,n,o,r)=>a`<button class="tool" aria-label=${e} title=${e} aria-pressed=${n} @click=${r}>
        ${$(o)}
      </button>`;return a`
      <a class="skip" href="#main" @click=${e=>this.skip(e)}>${i.frame.skip}</a>
      <header class="top">
        <a class="brand" href="/">${H("laurels")}<span>${i.name}</span></a>
        <nav class="tools" aria-label=${i.frame.settings}>
          ${t(i.frame.dark,dt(),"theme",()=>this.turnTheme())}
          ${t(i.frame.sound,b.sound,b.sound?"sound":"mute",()=>this.turnSound())}
          ${t(i.frame.notify,b.notify,"bell",()=>{this.turnNotify()})}
          <button
            class="tool"
            aria-label=${i.frame.keys}
            title=${i.frame.keysTip}
            @click=${()=>this.querySelector("#shortcuts")?.showModal()}
          >
            ${$("keys")}
          </button>
          ${this.me?a`<a class="me" href="/account" title=${i.frame.account}>${this.me.name}</a>`:c}
        </nav>
      </header>
      ${this.page()} ${Me()}
      <tessera-toasts></tessera-toasts>
    `}skip(t){t.preventDefault(),t.stopPropagation(),this.querySelector("main")?.focus()}};document.querySelector("link[rel=icon]").href=Kt;jt();customElements.define("tessera-app",Ct);

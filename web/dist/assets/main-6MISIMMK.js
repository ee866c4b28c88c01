import{a as y,b as m,c as V,d as $,e as lt,g,h as T,i as K,j as pt,k as ut,m as O,n as P,o as bt}from"/assets/chunk-O4HKGTG5.js";import{b as A,c as gt}from"/assets/chunk-2CLYACDL.js";import{a as rt,b as h}from"/assets/chunk-CC2EQDY6.js";import{c as S,d as b,f as mt,g as dt,h as ft}from"/assets/chunk-AFQ42AYI.js";import{a,c as at,d as l,g as L,h as d,i as H,j as R,l as ct,m as ht,n as X}from"/assets/chunk-YV3WNOIW.js";import"/assets/chunk-VVCT3YM4.js";var yt="/assets/favicon-XU476DQP.svg";var Vt=8e3,Xt={"arena-roma":"centurion-helmet","casus-belli":"trireme",antike2:"greek-temple","total-war-rome":"roman-shield",ancients:"crossed-swords"};function vt(i){return(i.bots.find(e=>e.id==="normal")??i.bots[i.bots.length-1])?.id??"random"}function Kt({seats_min:i,seats_max:e}){return i===e?`${e} players.`:`${i} to ${e} players.`}var J=class extends y{constructor(){super();this.timer=0;this.games=[],this.lobby=null,this.fault=""}static{this.properties={games:{state:!0},lobby:{state:!0},fault:{state:!0}}}connectedCallback(){super.connectedCallback(),document.title="Tessera",this.load(),this.timer=window.setInterval(()=>{this.load()},Vt)}disconnectedCallback(){super.disconnectedCallback(),clearInterval(this.timer)}async load(){try{let[t,s]=await Promise.all([h.games(),h.lobby()]);this.games=t.games,this.lobby=s,this.fault=""}catch(t){this.fault=t.sentence??String(t)}}async start(t,s){let n={};t.seats.slice(0,t.seats_min).forEach((o,r)=>n[o]=r===0?"me":s);try{let o=await h.create({game:t.id,scenario:t.scenarios[0]?.id,options:{},seats:n,pace:{kind:"none"},watch:"all",undo:"free"});$(`/t/${o.id}`)}catch(o){m(o.sentence,!0)}}opponent(t){return`bot:${this.querySelector(`#level-${t.id}`)?.value??vt(t)}`}gameCard(t){let s=t.bots;return a`<article class="game">
      <div class="game-art">${S(Xt[t.id]??"eagle-emblem")}</div>
      <div class="game-text">
        <h2>${t.title}</h2>
        <p>${t.about} <span class="faint">${Kt(t)}</span></p>
        <div class="row">
          <button class="primary" data-play=${t.id} @click=${()=>{this.start(t,this.opponent(t))}}>
            Play against the computer
          </button>
          ${s.length>1?a`<label class="inline">
                <span class="unseen">Opponent</span>
                <select id="level-${t.id}">
                  ${s.map(n=>a`<option value=${n.id} ?selected=${n.id===vt(t)} title=${n.help}>
                      ${L(n.id)}
                    </option>`)}
                </select>
              </label>`:l}
        </div>
        <div class="row">
          <button data-invite=${t.id} @click=${()=>{this.start(t,"open")}}>Invite a friend</button>
          <a class="button" href="/new?game=${t.id}">More options</a>
          <a class="quiet" href="/rules/${t.id}">Rules</a>
        </div>
      </div>
    </article>`}names(t){return t.seats.map(s=>s.kind==="open"?"a free seat":s.name??s.kind).join("  ·  ")}outcome(t){let s=t.result?.score??{},n=t.seats.find(o=>s[o.seat]===1);return t.state!=="finished"?"":n?`${n.title??d(n.seat)} won`:Object.keys(s).length?"a draw":""}tables(t,s,n){return a`<section class="tables">
      <h2>${t}</h2>
      ${s.length===0?a`<p class="faint">${n}</p>`:a`<ul>
            ${s.map(o=>a`<li>
                <a href="/t/${o.id}" class=${o.your_turn?"my-turn":""}>
                  <span class="table-title">${o.title}</span>
                  <span class="table-seats">${this.names(o)}</span>
                  <span class="table-end">
                    ${o.your_turn?a`<strong class="badge">Your turn</strong>`:l}
                    ${o.state==="open"?a`<span class="badge soft">Open</span>`:l}
                    <span class="faint">${[this.outcome(o),ht(o.updated)].filter(Boolean).join(", ")}</span>
                  </span>
                </a>
              </li>`)}
          </ul>`}
    </section>`}render(){let t=this.lobby,s=t?.mine.filter(o=>o.state!=="finished")??[],n=t?.mine.filter(o=>o.state==="finished")??[];return a`<main id="main" class="page lobby" tabindex="-1">
      <h1 class="hero" tabindex="-1">Strategy games of antiquity</h1>
      <p class="lead">
        Play against the computer or send a friend a link. The rules are kept for you, and every
        “no” comes with its reason.
      </p>
      ${this.fault?a`<p class="fault" role="alert">${this.fault}</p>`:l}
      ${s.length?this.tables("Where I play",s,""):l}
      <div class="games">${this.games.map(o=>this.gameCard(o))}</div>
      ${t?a`
            ${n.length||!s.length?this.tables("My games",n,"Nothing yet: one click above starts a game."):l}
            ${this.tables("Open tables",t.open,"Nobody is waiting for an opponent.")}
            ${this.tables("Finished games",t.finished,"Games that are over can be replayed here.")}
          `:l}
      <footer class="foot"><a href="/new">Set up a table</a><a href="/credits">Credits</a></footer>
    </main>`}};customElements.define("lobby-page",J);var Z=class extends y{static{this.properties={wanted:{},games:{state:!0},chosen:{state:!0},count:{state:!0},scenario:{state:!0},pace:{state:!0},scenes:{state:!0}}}constructor(){super(),this.wanted=null,this.games=[],this.chosen="",this.count=0,this.scenario="",this.pace="none",this.scenes=null}async connectedCallback(){super.connectedCallback(),document.title="New table · Tessera";try{this.games=(await h.games()).games,this.choose(this.wanted??this.games[0]?.id??"")}catch(e){m(e.sentence,!0)}}choose(e){this.chosen=e,this.count=this.game?.seats_min??0,this.scenario=this.game?.scenarios[0]?.id??"",this.scenes=null,this.fetchScenes(e)}async fetchScenes(e){let[t,{facts:s}]=await Promise.all([O(e),h.facts(e)]);this.chosen!==e||!t.picture||(this.dataset.board=P(e),this.scenes={draw:t.picture,facts:s,edits:t.edits??!1})}get game(){return this.games.find(e=>e.id===this.chosen)}async submit(e){e.preventDefault();let t=this.game,s=new FormData(e.target),n=r=>String(s.get(r)??""),o=(r,c)=>Object.fromEntries(r.map(p=>[p,n(c+p)]));try{let r=await h.create({game:t.id,scenario:n("scenario"),options:o(t.options.map(c=>c.id),"option-"),seats:o(t.seats.slice(0,this.count),"seat-"),pace:{kind:n("pace"),seconds:Number(n("minutes"))*60,days:Number(n("days"))},watch:n("watch"),undo:n("undo")});$(`/t/${r.id}`)}catch(r){m(r.sentence,!0)}}select(e,t,s,n="",o=()=>{}){return a`<label class="field">
      <span>${e}</span>
      <select name=${t} @change=${r=>o(r.target.value)}>
        ${s.map(([r,c])=>a`<option value=${r}>${c}</option>`)}
      </select>
      ${n?a`<small>${n}</small>`:l}
    </label>`}scenarios(e){let{scenes:t}=this;return t?a`<div class="scenes" role="radiogroup" aria-label="Scenario">
      ${e.scenarios.map((s,n)=>a`<label class="scene">
          <input type="radio" name="scenario" value=${s.id} ?checked=${n===0} />
          <b>${s.title}</b> ${t.draw(s.id,t.facts)}
          <small>${s.help}</small>
        </label>`)}
    </div>
    ${t.edits?a`<p class="own"><a href="/edit/${e.id}">Make a battle of your own</a>, from a blank field or from one of these.</p>`:l}`:this.select("Scenario","scenario",e.scenarios.map(s=>[s.id,s.title]),e.scenarios.find(s=>s.id===this.scenario)?.help,s=>this.scenario=s)}seats(e){let t=e.bots.map(s=>[`bot:${s.id}`,`Computer: ${s.id}`]);return e.seats.slice(0,this.count).map((s,n)=>{let o=["me","Me"],r=["open","Somebody else (by link or from the lobby)"],c=n===0?[o,r,...t]:[r,...t,o];return this.select(d(s),`seat-${s}`,c)})}render(){let e=this.game;return a`<main id="main" class="page narrow" tabindex="-1">
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
              ${e.options.map(t=>this.select(d(t.id),`option-${t.id}`,t.values.map(s=>[s,d(s)]),L(t.help)))}
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
                  </label>`:l}
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
            </fieldset>
            <div class="row"><button class="primary" type="submit">Open the table</button>
              <a class="button" href="/">Back</a></div>
          </form>`:a`<p class="faint">One moment…</p>`}
    </main>`}};customElements.define("create-page",Z);function $t(...i){let e=new Set,t=s=>{if(typeof s=="string")e.add(s);else if(Array.isArray(s))s.forEach(t);else if(s&&typeof s=="object")for(let[n,o]of Object.entries(s))e.add(n),t(o)};return i.forEach(t),e}function wt(i,e,t){if(e<=1)return i.length?[i.join(" ")]:[];for(let s=i.length-e+1;s>=1;s--){let n=i.slice(0,s).join(" ");if(s===1||t.has(n))return[n,...wt(i.slice(s),e-1,t)]}return[i.join(" ")]}function kt(i,e,t){let s=e.filter(p=>i===p.word||i.startsWith(p.word+" ")).sort((p,u)=>u.word.length-p.word.length)[0],n=s?.word??i.split(" ")[0],o=i.slice(n.length).trim().split(/\s+/).filter(Boolean),r=s?.args??(o.length?["word"]:[]),c=wt(o,Math.min(r.length,o.length),t);return{text:i,verb:n,args:c.map((p,u)=>({kind:r[u]??"word",word:p}))}}function xt(i){let e=new Map;for(let t of i)e.set(t.verb,[...e.get(t.verb)??[],t]);return e}var Jt=650,Zt=16,B=class{constructor(e,t,s){this.id=e;this.show=t;this.say=s;this.source=null;this.queue=[];this.timer=0;this.shownAt=0;this.newest=-1;this.log=[]}open(){this.say("connecting"),this.source=new EventSource(h.eventsPath(this.id)),this.source.addEventListener("open",()=>this.say("live")),this.source.addEventListener("table",e=>this.take(JSON.parse(e.data))),this.source.addEventListener("bye",()=>this.again()),this.source.addEventListener("error",()=>{this.say("lost"),this.source?.readyState===EventSource.CLOSED&&this.again()})}close(){this.source?.close(),this.source=null,clearTimeout(this.timer)}take(e){e.log=this.wholeLog(e),!(e.seq<this.newest)&&(this.newest=e.seq,this.queue.push(e),this.queue.length>Zt&&this.queue.splice(0,this.queue.length-1),this.next())}catchUp(){let e=this.queue.pop();this.queue=[],clearTimeout(this.timer),this.timer=0,e&&this.put(e)}wholeLog(e){let t=e.log_from??0,s=t===0?[]:this.log.filter(n=>n.n<=t);return this.log=[...s,...e.log],this.log}again(){this.close(),this.say("lost"),this.timer=window.setTimeout(()=>this.open(),1500)}next(){if(this.timer||this.queue.length===0)return;let e=this.queue[0],s=!e.last||e.last.seat===e.you||ut()?0:this.shownAt+Jt-performance.now();if(s>0){this.timer=window.setTimeout(()=>{this.timer=0,this.next()},s);return}this.queue.shift(),this.put(e),this.next()}put(e){this.shownAt=performance.now(),this.show(e)}};var Qt=500,I=class{constructor(e){this.host=e;this.told=null;this.panel=null;this.share=0;this.table="";this.timer=0;e.addController(this)}hostDisconnected(){clearTimeout(this.timer),this.table=""}want(){let e=this.host.snap.id;this.table!==e&&(clearTimeout(this.timer),Object.assign(this,{table:e,told:null,share:0}),this.ask(e))}draw(e,t){return this.told&&this.panel?this.panel.analysis(this.told,e,t):a`<section class="panel analysis" aria-busy="true">
      <h3>Analysis</h3>
      <p>The computer looks back at the game…</p>
      <progress max="1" .value=${this.share} aria-label="Analysis"></progress>
    </section>`}async ask(e){try{let t=await h.analysis(e);if(this.table!==e)return;t.ready?(this.panel??=await import("/assets/analysis-KYZR5DEV.js"),this.told=t):(this.share=t.done/t.all,this.timer=window.setTimeout(()=>{this.ask(e)},Qt)),this.host.requestUpdate()}catch(t){this.table="",this.host.complain(t)}}};var te="input:not([type=checkbox], [type=range]), textarea, select, dialog[open]";function q(i){return!i.ctrlKey&&!i.metaKey&&!i.altKey&&!i.target.closest(te)}var ee={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]},Et=2.5;function Tt(i,e){let t=ee[e],s=document.activeElement;if(!t||!s||!i.contains(s))return!1;let n=s.getBoundingClientRect(),o=null,r=1/0;for(let c of i.querySelectorAll("[data-thing]")){if(c===s)continue;let p=c.getBoundingClientRect(),u=p.x+p.width/2-n.x-n.width/2,f=p.y+p.height/2-n.y-n.height/2,v=u*t[0]+f*t[1],E=Math.abs(u*t[1])+Math.abs(f*t[0]);v>4&&v+Et*E<r&&(r=v+Et*E,o=c)}return o?.focus(),o!==null}function w(i){return i.state==="running"&&i.legal.length>0}function St(i){let e=i.querySelector(".prompt")?.getBoundingClientRect().bottom??0,t=[...i.querySelectorAll(".board .lit")].map(n=>{let o=n.getBoundingClientRect();return o.y+o.height/2});if(t.length===0||t.some(n=>n>e&&n<innerHeight))return;let s=matchMedia("(prefers-reduced-motion: reduce)").matches;scrollBy({top:t[0]-innerHeight*.55,behavior:s?"auto":"smooth"})}var Lt="important",se=" !"+Lt,Mt=dt(class extends ft{constructor(i){if(super(i),i.type!==mt.ATTRIBUTE||i.name!=="style"||i.strings?.length>2)throw Error("The `styleMap` directive must be used in the `style` attribute and must be the only part in the attribute.")}render(i){return Object.keys(i).reduce((e,t)=>{let s=i[t];return s==null?e:e+`${t=t.includes("-")?t:t.replace(/(?:^(webkit|moz|ms|o)|)(?=[A-Z])/g,"-$&").toLowerCase()}:${s};`},"")}update(i,[e]){let{style:t}=i.element;if(this.ft===void 0)return this.ft=new Set(Object.keys(e)),this.render(e);for(let s of this.ft)e[s]==null&&(this.ft.delete(s),s.includes("-")?t.removeProperty(s):t[s]=null);for(let s in e){let n=e[s];if(n!=null){this.ft.add(s);let o=typeof n=="string"&&n.endsWith(se);s.includes("-")||o?t.setProperty(s,o?n.slice(0,-11):n,o?Lt:""):t[s]=n}}return at}});var ie=350,ne=3500,G=246,Ct=340,oe=.55,N=class{constructor(e){this.host=e;this.at=null;this.timer=0;e.addController(this),e.addEventListener("pointerover",t=>this.hover(t)),e.addEventListener("pointerout",()=>this.hide()),e.addEventListener("focusin",t=>this.focus(t))}hostDisconnected(){clearTimeout(this.timer)}hide(){clearTimeout(this.timer),this.set(null)}touch(e,t){e.pointerType==="touch"&&(this.show(t),clearTimeout(this.timer),this.timer=window.setTimeout(()=>this.hide(),ne))}hover(e){let t=this.thingAt(e.target);!t||e.pointerType==="touch"||e.buttons||(clearTimeout(this.timer),this.timer=window.setTimeout(()=>this.show(t),ie))}focus(e){let t=this.thingAt(e.target);t?.matches(":focus-visible")?this.show(t):this.hide()}thingAt(e){return e.closest("[data-thing], [data-look]")}show(e){if(!e.isConnected||this.host.querySelector(".chooser"))return;let t=e.getBoundingClientRect(),s=e.dataset.look??e.dataset.thing;if(t.top>innerHeight*oe){let n=t.left+t.width/2-G/2;this.set({thing:s,x:Math.max(8,Math.min(innerWidth-G-8,n)),y:t.top-Ct})}else{let n=t.right+G+20<innerWidth?t.right+10:t.left-G;this.set({thing:s,x:Math.max(8,n),y:Math.max(56,Math.min(innerHeight-Ct,t.top-60))})}}set(e){e!==this.at&&(this.at=e,this.host.requestUpdate())}draw(e){let t=this.at&&this.host.board.look?.(this.at.thing,e);if(!t)return l;let s=Mt({left:`${this.at.x}px`,top:`${this.at.y}px`});return a`<div class="look" aria-hidden="true" style=${s}>${t}</div>`}};var _=null;function D(i,e,t,s,n){let o=_,r=o.createOscillator(),c=o.createGain();r.type=n,r.frequency.value=e,c.gain.setValueAtTime(s,o.currentTime+i),c.gain.exponentialRampToValueAtTime(5e-4,o.currentTime+i+t),r.connect(c).connect(o.destination),r.start(o.currentTime+i),r.stop(o.currentTime+i+t)}function Ht(i,e,t,s){let n=_,o=n.createBuffer(1,Math.ceil(n.sampleRate*e),n.sampleRate),r=o.getChannelData(0);for(let f=0;f<r.length;f++)r[f]=(Math.random()*2-1)*(1-f/r.length);let c=n.createBufferSource(),p=n.createBiquadFilter(),u=n.createGain();c.buffer=o,p.type="bandpass",p.frequency.value=s,u.gain.value=t,c.connect(p).connect(u).connect(n.destination),c.start(n.currentTime+i)}var ae={dice:()=>[0,.07,.13,.2,.24].forEach(i=>Ht(i,.04,.5,1800)),coin:()=>[1568,2093].forEach((i,e)=>D(e*.07,i,.25,.08,"triangle")),card:()=>Ht(0,.12,.35,900),battle:()=>[220,147].forEach((i,e)=>D(e*.12,i,.4,.12,"sawtooth")),turn:()=>[523,659,784].forEach((i,e)=>D(e*.11,i,.5,.09,"sine")),refuse:()=>D(0,130,.18,.12,"square")};function k(i){g.sound&&(_??=new AudioContext,_.resume(),ae[i]())}var re=3200,le=[[/battle|attack|against/,"battle"],[/roll|dice/,"dice"],[/sestertii|money|gold|VP/,"coin"]],F=class{constructor(e){this.host=e;this.lines=[];this.timer=0;e.addController(this)}hostDisconnected(){clearTimeout(this.timer)}hear(e,t){let s=e.log[e.log.length-1]?.n??0,n=t.log.filter(o=>o.n>s);n.length>0&&this.show(n),w(t)&&!w(e)&&this.callPlayer(t)}show(e){this.lines=e,clearTimeout(this.timer),this.timer=window.setTimeout(()=>{this.lines=[],this.host.requestUpdate()},re);let t=e.map(s=>s.text).join(" ");k(le.find(([s])=>s.test(t))?.[1]??"card")}callPlayer(e){k("turn"),g.notify&&document.hidden&&Notification.permission==="granted"&&new Notification(`${e.title}: your turn`,{body:e.view.prompt??"",tag:e.id})}words(){return this.lines.map(e=>e.text).join(" ")}moment(e){if(this.lines.length===0)return l;let t=e.snap.state==="finished"?ce(e.snap):this.host.board.moment?.(this.lines,e);return t?a`<div class="moment" aria-hidden="true">${t}</div>`:l}};function ce(i){let e=i.you?(i.result?.score??i.view.score??{})[i.you]:void 0,t=e===void 0?"Finis":e>=1?"Victory":e>0?"A draw":"Defeat";return a`<p class="ending">${S("laurels")}${t}</p>`}function x(i){return L(H(i.text))}function C(i,e,t,s="",n=x(i)){return a`<button class="act ${s}" data-action=${i.text} aria-label=${n} @click=${()=>e(i)}>
    ${t}
  </button>`}function he(i){let e=new Map;for(let t of i){let s=t.args.slice(0,-1).map(n=>n.word).join(" ");e.set(s,[...e.get(s)??[],t])}return e}function pe(i,e){return i.args[i.args.length-1]?.word??d(e)}function Rt(i,e,t,s){return a`<div class="action-groups">
    ${[...xt(i)].map(([n,o])=>{let r=e.verbs.find(c=>c.word===n)?.help??"";return a`<section class="action-group">
        <h3>${d(n)} ${r?a`<small>${r}</small>`:l}</h3>
        ${[...he(o)].map(([c,p])=>a`<div class="row tight">
            ${c?a`<span class="first">${c}</span>`:l}
            ${p.map(u=>C(u,s,pe(u,n),t.has(u.text)?"hinted":""))}
          </div>`)}
      </section>`})}
  </div>`}function At(i,e){i.addEventListener("pointerdown",t=>{let s=t.target.closest("[data-thing]");if(!s||t.button!==0||t.pointerType==="touch")return;let n=new AbortController,{signal:o}=n,r=null,c=()=>{n.abort(),r?.remove()},p=f=>{if(!r&&Math.hypot(f.clientX-t.clientX,f.clientY-t.clientY)>6){if(!e.lift(s.dataset.thing))return c();r=me(i.querySelector(`[data-drawn="${s.dataset.thing}"]`)??s)}r&&(r.style.transform=`translate(${f.clientX-t.clientX}px, ${f.clientY-t.clientY}px) rotate(2deg)`)},u=f=>{let v=r!==null;if(c(),!v)return;i.addEventListener("click",Yt=>Yt.stopPropagation(),{capture:!0,once:!0}),setTimeout(()=>i.dispatchEvent(new Event("click")),0);let E=document.elementFromPoint(f.clientX,f.clientY)?.closest("[data-thing]");E&&E!==s?e.drop(s.dataset.thing,E.dataset.thing,E):e.let()};addEventListener("pointermove",p,{signal:o}),addEventListener("pointerup",u,{signal:o}),addEventListener("pointercancel",c,{signal:o})})}function ue(i){let e=i.cloneNode(!0);if(!(i instanceof SVGGraphicsElement))return e;let{x:t,y:s,width:n,height:o}=i.getBBox(),r=document.createElementNS("http://www.w3.org/2000/svg","svg");return r.setAttribute("viewBox",`${t} ${s} ${n} ${o}`),e.removeAttribute("transform"),r.append(e),r}function me(i){let e=ue(i),t=i.getBoundingClientRect();for(let n of[e,...e.querySelectorAll("[data-thing]")])n.removeAttribute("data-thing");e.classList.add("ghost");let s=getComputedStyle(i);return Object.assign(e.style,{left:`${t.x}px`,top:`${t.y}px`,width:`${t.width}px`,height:`${t.height}px`,fontSize:s.fontSize}),document.body.append(e),e}var M=8;function de(i){let e=new Map;for(let t of i)e.set(t.row??"",[...e.get(t.row??"")??[],t]);return e}var U=class{constructor(e){this.host=e;this.picks=[];this.options=[];this.opener=null;At(e,{lift:t=>this.lift(t),drop:(t,s,n)=>this.press([t],s,n),let:()=>this.letGo()})}get isBusy(){return this.picks.length>0||this.options.length>0}letGo(){let e=this.options.length>0?this.opener:null;this.set([]),e?.isConnected&&e.focus({preventScroll:!0})}press(e,t,s){let n=this.host.context();if(!n)return;let o=gt(n.options,e,t);switch(o.kind){case"act":return this.letGo(),void this.host.act(o.act);case"more":return this.set(o.picks);case"choose":return this.set(o.picks,o.options),this.placeMenu(s);case"none":return this.letGo(),void this.host.whyNot(t)}}lift(e){this.host.catchUp();let t=this.host.context();return!t||!A(t.options,[]).has(e)?!1:(this.set([e]),!0)}set(e,t=[]){this.picks=e,this.options=t,this.host.requestUpdate()}placeMenu(e){this.opener=e;let t=e.getBoundingClientRect();this.host.updateComplete.then(()=>{let s=this.host.querySelector(".chooser");if(!s)return;let{width:n,height:o}=s.getBoundingClientRect(),r=Math.max(M,Math.min(innerWidth-n-M,t.x+t.width/2-n/2)),c=t.bottom+o+2*M<innerHeight;s.style.left=`${r}px`,s.style.top=`${c?t.bottom+M:Math.max(M,t.top-o-M)}px`,s.querySelector("button")?.focus()})}button(e){return C(e.act,t=>{this.host.act(t)},e.ask??e.word??x(e.act))}menu(){return this.options.length===0?l:a`<div class="chooser" role="group" aria-label="Choose an action">
      ${[...de(this.options)].map(([e,t])=>e?a`<div class="chooser-row"><span>${e}</span>${t.map(s=>this.button(s))}</div>`:t.map(s=>this.button(s)))}
      <button class="quiet" @click=${()=>this.letGo()}>Let go</button>
    </div>`}};function Ot(i){return i[0]?`I would ${H(i[0].action)}: ${R(i[0].value)} to win.`:""}function Pt(i,e,t,s){let n=i.flatMap(o=>{let r=e.options.find(c=>c.act.text===o.action);return r?[{act:r.act,text:r.word??x(r.act),value:o.value}]:[]});return n.length===0?l:a`<section class="thoughts" aria-labelledby="thoughts-title">
    <h2 id="thoughts-title">What the computer thinks</h2>
    <button class="tool" aria-label="Close what the computer thinks" @click=${s}>${b("close")}</button>
    <ol>
      ${n.map(o=>a`<li>
          <button class="thought" @click=${()=>t(o.act)} aria-label="${x(o.act)}: ${R(o.value)} to win">
            <span>${o.text}</span>
            <i style="--share: ${o.value.toFixed(3)}"></i>
            <b>${R(o.value)}</b>
          </button>
        </li>`)}
    </ol>
  </section>`}var fe=12,ge=8;function Bt(i){let{ctx:e}=i,t=e.options.map(u=>u.act),s=e.options.filter(u=>u.things.length===0).map(u=>u.act),n=i.host.board.complete?1:ge,o=t.length<=n?t:s,r=new Set(i.hints.slice(0,1).map(u=>u.action)),c=u=>{i.host.act(u)},p=u=>e.options.find(f=>f.act===u)?.word??x(u);return a`<section class="prompt" aria-label="What to do">
    <div class="prompt-text">
      ${be(i.connection)}
      <p class="question" role="status" tabindex="-1">${ye(i)}</p>
      ${e.playing&&e.picks.length===0&&g.acts<fe?a`<p class="advice">Choose what glows. Whatever does not glow tells you why not.</p>`:l}
      ${e.picks.length>0?a`<p class="picked-line"><span>${X(e.picks.map($e))} – now choose where.</span>
            <button class="quiet" @click=${i.letGo}>Let go</button></p>`:l}
    </div>
    <div class="prompt-acts">
      ${o.map(u=>C(u,c,p(u),`primary ${r.has(u.text)?"hinted":""}`,p(u)))}
      ${t.length>o.length?a`<button aria-expanded=${i.isListOpen} data-all @click=${i.turnList}>All ${t.length} actions</button>`:l}
      ${e.snap.state==="finished"?we(i):l} ${xe(i)}
    </div>
    ${e.playing?Pt(i.hints,e,c,i.forgetHints):l}
    ${(e.snap.offers??[]).map(u=>Te(i.host,e.snap,u))}
    ${i.isListOpen&&t.length>0?a`<div class="actions" role="group" aria-label="All actions">
          ${Rt(t,e.game,r,c)}
        </div>`:l}
  </section>`}function be(i){return i==="live"?l:a`<span class="badge lost">${i==="lost"?"Reconnecting…":"Connecting…"}</span>`}function ye({ctx:i,replay:e}){let{snap:t,view:s}=i,n=r=>s.titles[r]??d(r);if(e.on)return`Move ${e.step} of ${e.steps}`;if(t.state==="open")return"Waiting for the seats to be taken.";if(t.state==="finished"||s.over)return ve(t,n);if(i.playing)return s.prompt??"Your turn.";let o=s.to_act.filter(r=>r!=="chance").map(n);return o.length?`Waiting for ${X(o)}.`:s.prompt??""}function ve(i,e){let t=i.result?.score??i.view.score??{},s=Math.max(0,...Object.values(t)),n=Object.keys(t).filter(p=>t[p]===s&&s>0),o=i.result?.loser?e(i.result.loser):"",c=`The game is over. ${{resign:`${o} gave up. `,time:`The time of ${o} is up. `}[i.result?.by??""]??""}`;return n.length===1?`${c}${e(n[0])} has won.`:n.length?`${c}It is a draw.`:c.trim()}function $e(i){let[e,...t]=i.split(":"),s=t[t.length-1];return["card","word","icon","region","to","force"].includes(e)?d(s):`${d(e)} ${s}`}function we(i){let e=i.replay.on?l:ke(i);return a`${e} <button @click=${i.analyse}>Analysis</button>`}function ke(i){let e=i.ctx.snap;return e.rematch?a`<a class="button" href="/t/${e.rematch}">To the next game</a>`:e.you?a`<button class="primary" @click=${i.rematch}>Play again</button>`:a`<button @click=${()=>i.replay.turn()}>Watch it again</button>`}function xe(i){let e=i.ctx.snap,t=(n,o,r,c=!1)=>a`<button class="tool" aria-label=${n} title=${n} ?disabled=${c} @click=${r}>
      ${b(o)}
    </button>`,s=e.state==="running"&&e.you!==null;return a`<span class="toolbar" role="toolbar" aria-label="Table">
    ${s?t(e.undoable>0?"Undo (U)":"Ask to take a move back (U)","undo",i.undo,e.steps===0):l}
    ${s?t("Hint (H)","hint",i.hint,!i.ctx.playing):l}
    ${e.steps>0?t(i.replay.on?"Leave replay (R)":"Replay (R)","history",()=>i.replay.turn()):l}
    <span class="zoomer">
      ${t("Smaller (−)","minus",()=>i.zoom(1/1.2))} ${t("Larger (+)","plus",()=>i.zoom(1.2))}
      ${t("Fit (0)","fit",()=>i.zoom(0))}
    </span>
  </span>`}var Ee={undo:"asks to take a move back",draw:"offers a draw",bot:"asks for the computer to take over an empty seat"};function Te(i,e,t){let s=n=>{i.send("answer",{what:t.what,yes:n,seat:e.you})};return t.seat===e.you?a`<div class="offer"><p>You have asked (${t.what}). The others must answer.</p></div>`:a`<div class="offer" role="alert">
    <p>${e.view.titles[t.seat]??d(t.seat)} ${Ee[t.what]??t.what}.</p>
    ${e.you?a`<button class="primary" @click=${()=>s(!0)}>Agree</button>
          <button @click=${()=>s(!1)}>Decline</button>`:l}
  </div>`}var Se="normal";async function It({snap:i,view:e,game:t},s){let n=i.you??e.to_act.find(c=>c!=="chance")??e.seats[0],o=c=>t.bots.find(p=>c===`${p.id} bot`)?.id??Se,r=Object.fromEntries(i.seats.map(c=>[c.seat,c.seat===n?"me":`bot:${o(c.kind==="bot"?c.name:null)}`]));return(await h.create({game:i.game,seats:r,from_table:i.id,step:s})).id}function qt(i,e){let t=n=>{i.goTo(n)},s=(n,o,r,c=!1)=>a`<button class="tool" aria-label=${n} title=${n} ?disabled=${c} @click=${r}>
      ${b(o)}
    </button>`;return a`<div class="replay" role="group" aria-label="Replay">
    ${s("First move","first",()=>t(0),i.step<=0)}
    ${s("Back","back",()=>t(i.step-1),i.step<=0)}
    ${s(i.playing?"Pause":"Run",i.playing?"pause":"play",()=>i.turnAutoplay())}
    ${s("Next","next",()=>t(i.step+1),i.step>=i.steps)}
    ${s("Last move","last",()=>t(i.steps),i.step>=i.steps)}
    <input
      type="range"
      min="0"
      max=${i.steps}
      .value=${String(i.step)}
      aria-label="Move"
      aria-valuetext="Move ${i.step} of ${i.steps}"
      @input=${n=>t(Number(n.target.value))}
    />
    <output class="replay-step">${i.step} / ${i.steps}</output>
    ${e?a`<button class="play-on" ?disabled=${i.step>=i.steps} @click=${e}>Play on from here</button>`:l}
    <button @click=${()=>i.leave()}>Leave replay</button>
  </div>`}var Le=1100,W=class{constructor(e){this.host=e;this.step=0;this.steps=0;this.playing=!1;this.on=!1;this.past=null;this.timer=0;e.addController(this)}hostDisconnected(){clearInterval(this.timer)}async goTo(e){let{id:t,steps:s}=this.host.snap,n=Math.max(0,Math.min(s,e));Object.assign(this,{on:!0,step:n,steps:s}),this.host.requestUpdate();try{let{view:o,log:r}=await h.at(t,n);if(!this.on||this.step!==n)return;this.past={view:o,log:r},history.replaceState(null,"",`/t/${t}?step=${n}`),this.host.requestUpdate()}catch(o){this.leave(),this.host.complain(o)}}turnAutoplay(){this.on&&(clearInterval(this.timer),this.playing=!this.playing,this.host.requestUpdate(),this.playing&&(this.step>=this.steps&&this.goTo(0),this.timer=window.setInterval(()=>{this.step<this.steps?this.goTo(this.step+1):this.turnAutoplay()},Le)))}stop(){clearInterval(this.timer),Object.assign(this,{on:!1,playing:!1,past:null})}leave(){this.stop(),history.replaceState(null,"",`/t/${this.host.snap.id}`),this.host.requestUpdate()}turn(){let e=this.host.snap;this.on?this.leave():this.goTo(e.state==="finished"?0:e.steps)}key(e){if(!this.on)return!1;let t={ArrowLeft:this.step-1,ArrowRight:this.step+1,Home:0,End:this.steps};if(e in t)this.goTo(t[e]);else if(e==="p")this.turnAutoplay();else return!1;return!0}};function j(i,e){return a`<div class="dialog-head">
    <h2 id=${i}>${e}</h2>
    <button
      class="tool"
      aria-label="Close"
      @click=${t=>t.currentTarget.closest("dialog")?.close()}
    >
      ${b("close")}
    </button>
  </div>`}var Me=/\(?\b([A-Z]{2}-\d+)\b\)?/;function Y(i){return a`<button class="rule" data-rule=${i} aria-label="Rule ${i}">${i}</button>`}function Ce(i){return i.split(Me).map((e,t)=>t%2?Y(e):e)}function Gt(i,e,t){return a`<div id="log" class="log" role="log" aria-live="off" aria-label="Log" tabindex="0">
    ${i.length===0?a`<p class="faint">Nothing has happened yet.</p>`:l}
    ${i.map(s=>a`<p class="line seat-${e.seats.indexOf(s.seat)}">
        <span>${Ce(s.text)}</span>
        ${(s.rules??[]).filter(n=>!s.text.includes(n)).map(Y)}
        ${t?a`<button class="step" aria-label="Show move ${s.n}" @click=${()=>t(s.n)}>${s.n}</button>`:l}
      </p>`)}
  </div>`}function Nt(i,e){let t=i?.text.match(/\b[A-Z]{2}-\d+\b/g)??[];return a`<dialog id="rule" aria-labelledby="rule-title">
    ${j("rule-title",i?`Rule ${i.number}`:"Rule")}
    <p class="rule-text">${i?.text}</p>
    <p><a href="/rules/${e}#${i?.number??""}" target="_blank">All rules</a> ${t.map(Y)}</p>
  </dialog>`}function Dt(i,e){let t=s=>{s.preventDefault();let n=s.target.elements.namedItem("text"),o=n.value.trim();o&&e(o),n.value=""};return a`<div class="chat">
    <div id="talk" class="log" role="log" aria-label="Chat" tabindex="0">
      ${i.chat.length===0?a`<p class="faint">Nobody has said anything.</p>`:l}
      ${i.chat.map(s=>a`<p class="line"><strong>${s.name}</strong> <span>${s.text}</span></p>`)}
    </div>
    <form class="say" @submit=${t}>
      <input id="say" name="text" maxlength="500" autocomplete="off" placeholder="Say something" aria-label="Chat" />
      <button aria-label="Send">${b("send")}</button>
    </form>
  </div>`}function _t(i,e,t){return a`<ul class="players" aria-label="Players">
    ${i.seats.map(s=>{let n=e.to_act.includes(s.seat)&&!e.over,o=n&&i.state==="running"?performance.now()-t:0,r=e.titles?.[s.seat]??s.title??d(s.seat),c=e.over&&(e.score?.[s.seat]??0)>=1;return a`<li class="player ${n?"acts":""} seat-${i.seats.indexOf(s)}">
        <span class="dot ${s.kind==="bot"||s.online?"on":""}" aria-hidden="true"></span>
        <span class="player-name">
          <strong>${r}</strong>
          <span>${s.kind==="open"?"free seat":s.name??s.kind}</span>
          <span class="faint">
            ${s.kind==="person"&&s.online===!1?"away":""}
            ${s.seat===i.you?"you":""}
          </span>
        </span>
        ${s.resigned?a`<span class="badge soft">resigned</span>`:l}
        ${c?a`<span class="badge">winner</span>`:l}
        ${n?a`<span class="badge turn">to act</span>`:l}
        ${typeof s.clock_ms=="number"?a`<span class="clock">${b("clock")}${ct(s.clock_ms-o)}</span>`:l}
      </li>`})}
  </ul>`}function Ft(i,e){let t=i.dice??{},s=o=>{o.preventDefault();let r=String(new FormData(o.target).get("nonce")).trim();r&&i.you&&e(i.you,r)},n=Object.entries(t.nonces??{}).filter(([,o])=>o);return a`<section class="panel">
    <h3>Dice anyone can check</h3>
    <p>
      Before the first roll the server drew a secret and published its fingerprint. All rolls and
      draws follow from the secret and the players' words; the secret is shown when the game is over.
    </p>
    <dl class="proof">
      <dt>Fingerprint</dt>
      <dd><code>${t.commitment??"–"}</code></dd>
      ${n.map(([o,r])=>a`<dt>Word of ${d(o)}</dt><dd><code>${r}</code></dd>`)}
      ${t.secret?a`<dt>Secret</dt><dd><code>${t.secret}</code></dd>`:l}
    </dl>
    ${i.you&&i.state==="open"?a`<form class="say" @submit=${s}>
          <input name="nonce" maxlength="64" aria-label="Your word for the dice" placeholder="Add a word of your own" />
          <button>Add</button>
        </form>`:l}
    ${i.state==="finished"?a`<p class="row tight">
          <a class="button" href=${h.download(i.id,"proof")} download>Proof</a>
          <a class="button" href=${h.download(i.id,"record")} download>Record</a>
          <a class="button" href=${h.download(i.id,"position")} download>Position</a>
        </p>
        <p class="faint">Check it at home: <code>tessera verify RECORD</code></p>`:l}
  </section>`}function Ut(i){let{ctx:e,host:t}=i,s=e.snap,n=(r,c)=>a`<button role="tab" id="tab-${r}" aria-controls="panel" aria-selected=${i.tab===r} @click=${()=>i.show(r)}>
      ${c}
    </button>`,o=s.state==="finished"?r=>{i.replay.goTo(r)}:null;return a`<aside class="side" aria-label="Players, log and chat">
    ${_t(s,e.view,i.takenAt)} ${He(t,s)} ${Re(t,s)}
    <div class="tabs" role="tablist" aria-label="Log, chat, table">
      ${n("log","Log")} ${n("chat",i.unread>0?`Chat (${i.unread})`:"Chat")} ${s.state==="finished"?n("analysis","Analysis"):l} ${n("table","Table")}
    </div>
    <div id="panel" class="panel-box" role="tabpanel" aria-labelledby="tab-${i.tab}">
      ${i.tab==="log"?Gt(i.replay.past?.log??s.log,e.view,o):l}
      ${i.tab==="chat"?Dt(s,r=>{t.send("chat",{text:r})}):l}
      ${i.tab==="analysis"?i.analysing.draw(e.view,i.replay):l}
      ${i.tab==="table"?Ae(i):l}
    </div>
  </aside>`}function He(i,e){if(!e.invite||e.state!=="open")return l;let t=new URL(e.invite,location.href).href,s=async()=>{try{await navigator.clipboard.writeText(t),m("The link is copied. Send it to a friend.")}catch{i.querySelector("#invite")?.select(),m("Copy the marked link.")}};return a`<section class="panel invite">
    <h3>Invite a friend</h3>
    <div class="say">
      <input id="invite" readonly .value=${t} aria-label="Invitation link" />
      <button aria-label="Copy the link" @click=${()=>{s()}}>${b("copy")}</button>
    </div>
  </section>`}function Re(i,e){let t=e.seats.filter(s=>s.kind==="open");return e.state!=="open"||t.length===0||e.you?l:a`<section class="panel">
    <h3>Free seats</h3>
    <div class="row tight">
      ${t.map(s=>a`<button class="primary" @click=${()=>{i.send("join",{seat:s.seat})}}>
          Play ${s.title??d(s.seat)}
        </button>`)}
    </div>
  </section>`}function Ae(i){let e=i.ctx.snap,t=Object.entries(e.options??{});return a`<div class="stack">
    <section class="panel">
      <h3>This table</h3>
      <dl class="pairs">
        <div><dt>Game</dt><dd><a href="/rules/${e.game}" target="_blank">${i.ctx.game.title} (rules)</a></dd></div>
        <div><dt>Scenario</dt><dd>${e.scenario_title||"a given position"}</dd></div>
        ${t.map(([s,n])=>a`<div><dt>${d(s)}</dt><dd>${d(String(n))}</dd></div>`)}
      </dl>
      <label class="inline">
        <input type="checkbox" ?checked=${g.plain} @change=${i.turnPlain} />
        Plain board: the position in tables of words
      </label>
      <div class="row tight">${Oe(i.host,e)}</div>
    </section>
    ${Ft(e,(s,n)=>{i.host.send("nonce",{seat:s,text:n},"Your word is in the dice.")})}
  </div>`}function Oe(i,e){let t=e.you;if(!t||e.state==="finished")return l;if(e.state==="open")return a`<button @click=${()=>{i.send("leave",{seat:t})}}>Leave the table</button>`;let s=e.seats.find(o=>o.kind==="person"&&o.online===!1&&o.seat!==t),n=()=>confirm("Give up this game?")&&void i.send("resign",{seat:t});return a`<button @click=${()=>{i.send("ask",{what:"draw",seat:t},"You offer a draw.")}}>Offer a draw</button>
    ${s?a`<button @click=${()=>{i.send("ask",{what:"bot",seat:s.seat})}}>
          Let the computer play ${s.title??d(s.seat)}
        </button>`:l}
    <button class="danger" @click=${n}>Resign</button>`}var Pe=matchMedia("(min-width: 1000px)"),z=class{constructor(e){this.pane=e;this.scale=1;this.x=0;this.y=0;this.fingers=new Map;this.seen=null;this.dragged=0;this.frame=new ResizeObserver(()=>this.map&&this.apply());e.addEventListener("wheel",t=>this.wheel(t),{passive:!1}),e.addEventListener("pointerdown",t=>this.down(t)),e.addEventListener("click",t=>this.click(t),{capture:!0}),addEventListener("pointermove",t=>this.move(t));for(let t of["pointerup","pointercancel"])addEventListener(t,s=>this.fingers.delete(s.pointerId))}get map(){return this.pane.querySelector("[data-zoom]")}get inner(){return this.map??this.pane.querySelector(".board")}settle(){this.seen!==this.inner&&(this.seen=this.inner,this.frame.disconnect(),this.frame.observe(this.inner.parentElement),this.fit(Number(this.map?.dataset.start??1)))}by(e,t={x:0,y:0}){let s=this.scale,[n,o]=this.map?[1,5]:[.5,3];this.scale=Math.min(o,Math.max(n,s*e)),Math.abs(this.scale-1)<.04&&(this.scale=1),this.x=t.x-(t.x-this.x)*this.scale/s,this.y=t.y-(t.y-this.y)*this.scale/s,this.apply()}fit(e=1){let[t,s]=(this.map?.dataset.focus??"0.5 0.5").split(" ").map(Number);this.scale=e,this.x=(.5-t)*this.inner.offsetWidth*e,this.y=(.5-s)*this.inner.offsetHeight*e,this.apply()}toFrame(e,t){let s=this.inner.parentElement.getBoundingClientRect();return{x:e-s.x-s.width/2,y:t-s.y-s.height/2}}isOnMap(e){return e.target.closest?.("[data-zoom]")!==null}wheel(e){!e.ctrlKey&&!(Pe.matches&&this.isOnMap(e))||(e.preventDefault(),this.by(e.deltaY<0?1.15:1/1.15,this.map?this.toFrame(e.clientX,e.clientY):void 0))}down(e){this.dragged=0,this.fingers.set(e.pointerId,e)}click(e){this.dragged>6&&e.stopPropagation(),this.dragged=0}move(e){let t=this.fingers.get(e.pointerId);t&&(this.fingers.set(e.pointerId,e),this.fingers.size===2?this.pinch(t,e):this.canPan(t)&&this.pan(e.clientX-t.clientX,e.clientY-t.clientY))}canPan(e){let t=e.target;return this.map?this.isOnMap(e)&&!(e.pointerType==="mouse"&&t.closest(".lit")):this.scale>1&&!t.closest("[data-thing]")}pan(e,t){let{x:s,y:n}=this;this.x+=e,this.y+=t,this.apply(),this.dragged+=Math.hypot(this.x-s,this.y-n)}pinch(e,t){let s=[...this.fingers.values()].find(r=>r.pointerId!==t.pointerId),n=r=>Math.hypot(r.clientX-s.clientX,r.clientY-s.clientY),o=this.toFrame((t.clientX+s.clientX)/2,(t.clientY+s.clientY)/2);this.by(n(t)/Math.max(1,n(e)),this.map?o:void 0)}keepInFrame(e){let t=e.parentElement,s=(n,o,r)=>{let c=Math.max(0,(o*this.scale-r)/2);return Math.max(-c,Math.min(c,n))};this.x=s(this.x,e.offsetWidth,t.clientWidth),this.y=s(this.y,e.offsetHeight,t.clientHeight)}apply(){let e=this.map;e&&this.keepInFrame(e);let t=this.scale===1&&!this.x&&!this.y;this.inner.style.transform=t?"":`translate(${this.x}px, ${this.y}px) scale(${this.scale})`,this.pane.classList.toggle(e?"map-zoomed":"zoomed",this.scale!==1)}};var Wt=1.2,Q=class extends y{constructor(){super();this.game=null;this.picking=new U(this);this.looking=new N(this);this.replay=new W(this);this.news=new F(this);this.analysing=new I(this);this.live=null;this.zoom=null;this.takenAt=0;this.lightsAt="";this.ticking=0;this.talkSeen=0;this.sending=null;this.onRule=t=>{let s=t.target.closest("[data-rule]")?.dataset.rule;s&&this.snap&&this.openRule(s)};this.onKey=t=>{!this.snap||!q(t)||this.press(t.key,t.target)&&t.preventDefault()};this.table=this.fault="",this.step=this.snap=this.rule=null,this.hints=[],this.connection="connecting",this.tab="log",this.isListOpen=!1,this.addEventListener("click",t=>this.onClick(t))}static{this.properties={table:{},step:{},snap:{state:!0},hints:{state:!0},connection:{state:!0},tab:{state:!0},rule:{state:!0},fault:{state:!0},isListOpen:{state:!0}}}connectedCallback(){super.connectedCallback(),addEventListener("keydown",this.onKey),addEventListener("click",this.onRule),this.ticking=window.setInterval(()=>this.tick(),1e3),this.begin()}disconnectedCallback(){super.disconnectedCallback(),removeEventListener("keydown",this.onKey),removeEventListener("click",this.onRule),clearInterval(this.ticking),this.live?.close()}willUpdate(t){!t.has("table")||!t.get("table")||(this.live?.close(),this.replay.stop(),this.snap=null,this.tab==="analysis"&&(this.tab="log"),this.begin())}async begin(){try{let t=await h.table(this.table),s=(await h.games()).games.find(o=>o.id===t.game);if(!s)throw new rt("This server does not know the game.","game");let[{facts:n}]=await Promise.all([h.facts(t.game),O(t.game).then(o=>o.prepare?.(t))]);this.game={...s,facts:n},this.dataset.board=P(t.game),this.talkSeen=t.chat.length,this.take(t),this.live=new B(this.table,o=>this.take(o),o=>this.connection=o),this.live.open(),this.step!==null&&await this.replay.goTo(this.step)}catch(t){this.fault=t.sentence??String(t)}}take(t){let s=this.snap;this.keepFocus(),this.snap=t,this.takenAt=performance.now(),(!s||s.rev!==t.rev||s.you!==t.you)&&(this.picking.letGo(),this.hints=[],w(t)||(this.isListOpen=!1)),document.title=`${w(t)?"● ":""}${t.title} · Tessera`,s&&this.news.hear(s,t),s&&t.chat.length>s.chat.length&&this.hearTalk(t)}hearTalk(t){let s=t.chat[t.chat.length-1];this.tab==="chat"?this.talkSeen=t.chat.length:m(`${s.name}: ${s.text}`)}keepFocus(){let t=document.activeElement;!t||t===this||!this.contains(t)||this.updateComplete.then(()=>{(!document.activeElement||document.activeElement===document.body)&&this.focusOn(".question")})}tick(){this.snap?.seats.some(t=>typeof t.clock_ms=="number")&&this.requestUpdate()}catchUp(){this.live?.catchUp()}complain(t){k("refuse");let s=t;m(s.sentence??String(t),!0,s.rule)}async send(t,s={},n=""){try{await h.post(this.table,t,s),n&&m(n)}catch(o){this.complain(o)}}async act(t){let s=this.snap;if(!(!s||this.sending===s.rev)){this.sending=s.rev,this.picking.letGo(),this.looking.hide();try{let n=await h.act(s.id,s.you,t.text,s.rev);T("acts",g.acts+1),n.table&&this.live?.take(n.table)}catch(n){this.complain(n),n.code!=="offline"&&this.take(await h.table(s.id).catch(()=>s))}finally{this.sending===s.rev&&(this.sending=null)}}}async whyNot(t){let s=this.snap,n=this.context();if(s.state==="finished")return m("The game is over.");if(s.state==="open")return m("The game begins when every seat is taken.");if(!s.you)return m("You are watching; only the players act.");try{for(let o of this.board.wishes(t,n)){let r=await h.why(s.id,s.you,o);if(!(r.legal||!r.reason))return k("refuse"),m(r.reason,!0,r.rule)}m(n.playing?"There is nothing to do with this now.":"It is not your turn.",!0)}catch(o){this.complain(o)}}async hint(){let t=this.snap;if(!w(t))return m("A hint is for the player who must choose.");try{this.hints=(await h.hint(t.id,t.you)).moves}catch(s){this.complain(s)}}async undo(){let t=this.snap;t.undoable>0?await this.send("undo",{seat:t.you}):await this.send("ask",{what:"undo",seat:t.you},"You have asked to take the move back.")}async rematch(){try{$(`/t/${(await h.post(this.table,"rematch")).id}`)}catch(t){this.complain(t)}}goOn(){return this.snap.state!=="finished"?null:()=>{It(this.context(),this.replay.step).then(t=>$(`/t/${t}`)).catch(t=>this.complain(t))}}get board(){return bt(this.snap.game)}context(){let{snap:t,game:s}=this;if(!t||!s)return null;let n=this.replay.past?.view??t.view,o=this.picking.picks,r=!this.replay.on&&w(t),c=t.you??n.seats[0],p={game:s,snap:t,view:n,me:c,playing:r,options:[],lit:new Set,picks:o,hinted:new Set};if(!r)return p;let u=$t(n.state,n.extra??{},s.facts??{});p.options=t.legal.map(v=>this.board.option(kt(v,s.verbs,u),p)),p.lit=A(p.options,o);let f=p.options.find(v=>v.act.text===this.hints[0]?.action);return p.hinted=new Set(f?[...f.things,...f.also]:[]),p}onClick(t){let s=t.target,n=s.closest("[data-thing]");if(!n){this.looking.hide(),!s.closest(".chooser, .prompt")&&this.picking.isBusy&&this.picking.letGo();return}this.replay.on||(this.catchUp(),this.picking.press(this.picking.picks,n.dataset.thing,n)),this.looking.touch(t,n)}async openRule(t){try{let{rules:s}=await h.rules(this.snap.game);this.rule=s.find(o=>o.number===t)??{number:t,text:"There is no such rule."},await this.updateComplete;let n=this.querySelector("#rule");n&&!n.open&&n.showModal()}catch(s){this.complain(s)}}press(t,s){let n=this.querySelector(".board");if(t==="Escape")return this.escape();if(this.replay.key(t)||n&&Tt(n,t))return!0;let o=s.closest("[data-thing]")?.dataset.thing,c={a:()=>this.openList(),b:()=>this.focusOn(this.querySelector(".board .lit")?".board .lit":".board [data-thing]"),u:()=>{this.undo()},h:()=>{this.hint()},l:()=>this.show("log","#log"),c:()=>this.show("chat","#say"),n:()=>this.snap.state==="finished"&&this.show("analysis"),r:()=>this.replay.turn(),w:()=>o&&void this.whyNot(o),"+":()=>this.zoom?.by(Wt),"-":()=>this.zoom?.by(1/Wt),0:()=>this.zoom?.fit()}[t.toLowerCase()];return c?.(),c!==void 0}escape(){let t=this.picking.isBusy||this.isListOpen;return this.picking.letGo(),this.looking.hide(),this.isListOpen=!1,t}focusOn(t){this.querySelector(t)?.focus()}openList(){this.isListOpen=!0,this.updateComplete.then(()=>this.focusOn(this.querySelector(".actions")?".actions .act":".prompt .act"))}show(t,s=`#tab-${t}`){this.tab=t,t==="chat"&&(this.talkSeen=this.snap.chat.length),t==="analysis"&&this.analysing.want(),this.updateComplete.then(()=>this.focusOn(s))}turnPlain(){T("plain",!g.plain),this.picking.letGo()}updated(t){let s=this.querySelector(".pane");if(s&&(this.zoom??=new z(s)).settle(),this.followLights(),!(!t.has("snap")&&!t.has("tab")&&!this.replay.on))for(let n of this.querySelectorAll(".log"))n.scrollTop=n.scrollHeight}followLights(){let t=`${this.snap?.rev} ${this.picking.picks}`;t===this.lightsAt||!this.snap||this.replay.on||(this.lightsAt=t,St(this))}render(){if(this.fault)return this.nothingHere();let t=this.context();return t?a`<main id="main" class="table ${t.playing?"my-turn":""}" tabindex="-1">
      <h1 class="unseen" tabindex="-1">${t.snap.title}</h1>
      ${this.prompt(t)}
      <section class="pane" aria-label="Board">
        <div class="board">${this.board.draw(t)}</div>
        ${this.replay.on?l:this.news.moment(t)}
        <ul class="unseen" aria-label="The position in words">
          ${this.board.say(t).map(s=>a`<li>${s}</li>`)}
        </ul>
      </section>
      ${this.replay.on?qt(this.replay,this.goOn()):l} ${this.sidebar(t)} ${this.picking.menu()}
      ${this.looking.draw(t)} ${Nt(this.rule,t.snap.game)}
      <div class="unseen" aria-live="polite">${this.news.words()} ${Ot(this.hints)}</div>
    </main>`:a`<main id="main" class="page narrow" tabindex="-1"><h1 tabindex="-1">One moment…</h1></main>`}nothingHere(){return a`<main id="main" class="page narrow center" tabindex="-1">
      <h1 tabindex="-1">No such table</h1>
      <p class="fault" role="alert">${this.fault}</p>
      <a class="button" href="/">To the lobby</a>
    </main>`}prompt(t){let{replay:s,connection:n,hints:o,isListOpen:r}=this;return Bt({host:this,ctx:t,replay:s,connection:n,hints:o,isListOpen:r,turnList:()=>this.isListOpen?this.isListOpen=!1:this.openList(),letGo:()=>this.picking.letGo(),undo:()=>{this.undo()},hint:()=>{this.hint()},forgetHints:()=>this.hints=[],analyse:()=>this.show("analysis"),zoom:c=>c?this.zoom?.by(c):this.zoom?.fit(),rematch:()=>{this.rematch()}})}sidebar(t){let{replay:s,analysing:n,takenAt:o,tab:r}=this;return Ut({host:this,ctx:t,replay:s,analysing:n,takenAt:o,tab:r,unread:r==="chat"?0:t.snap.chat.length-this.talkSeen,show:c=>this.show(c),turnPlain:()=>this.turnPlain()})}};customElements.define("table-page",Q);var tt=class extends y{static{this.properties={token:{},fault:{state:!0},busy:{state:!0}}}constructor(){super(),this.token="",this.fault="",this.busy=!1}connectedCallback(){super.connectedCallback(),document.title="Invitation · Tessera"}async join(){this.busy=!0;try{$(`/t/${(await h.accept(this.token)).table}`,!0)}catch(e){this.fault=e.sentence,this.busy=!1}}render(){return a`<main id="main" class="page narrow center" tabindex="-1">
      <h1 tabindex="-1">You are invited</h1>
      <p class="lead">Somebody keeps a seat for you at this table. No account is needed.</p>
      ${this.fault?a`<p class="fault" role="alert">${this.fault}</p>`:l}
      <div class="row">
        <button class="primary" ?disabled=${this.busy} @click=${()=>{this.join()}}>Take the seat</button>
        <a class="button" href="/">To the lobby</a>
      </div>
    </main>`}};customElements.define("invite-page",tt);var et=i=>`chapter-${i.toLowerCase().replace(/\W+/g,"-")}`;function Be(i){let e=new Map;for(let t of i)e.set(t.chapter??"",[...e.get(t.chapter??"")??[],t]);return e}function Ie(i,e){i.preventDefault(),i.stopPropagation();let t=document.getElementById(et(e));t?.scrollIntoView(),t?.focus({preventScroll:!0})}var st=class extends y{static{this.properties={game:{},rule:{},rules:{state:!0},title_:{state:!0},fault:{state:!0}}}constructor(){super(),this.game="",this.rule=null,this.rules=[],this.title_="",this.fault=""}async connectedCallback(){super.connectedCallback(),document.title="Rules · Tessera";try{let[e,t]=await Promise.all([h.games(),h.rules(this.game)]);this.title_=e.games.find(s=>s.id===this.game)?.title??this.game,this.rules=t.rules,await this.updateComplete,this.rule&&document.getElementById(this.rule)?.scrollIntoView()}catch(e){this.fault=e.sentence}}chapter(e,t){return a`${e?a`<h2 id=${et(e)} tabindex="-1">${e}</h2>`:l}
      <dl class="rules">
        ${t.map(s=>a`<div id=${s.number} class=${s.number===this.rule?"here":""}>
            <dt>${s.number}</dt>
            <dd>${s.text}</dd>
          </div>`)}
      </dl>`}render(){let e=Be(this.rules);return a`<main id="main" class="page narrow" tabindex="-1">
      <h1 tabindex="-1">${this.title_?`${this.title_}: the rules`:"The rules"}</h1>
      ${this.fault?a`<p class="fault" role="alert">${this.fault}</p>`:l}
      ${e.size>1?a`<nav class="chapters" aria-label="Chapters">${[...e.keys()].map(t=>a`<a href="#${et(t)}" @click=${s=>Ie(s,t)}>${t}</a>`)}</nav>`:l}
      ${[...e].map(([t,s])=>this.chapter(t,s))}
      ${this.rules.length===0&&!this.fault?a`<p class="faint">One moment…</p>`:l}
    </main>`}};customElements.define("rules-page",st);var it=class extends y{static{this.properties={me:{state:!0},open:{state:!0}}}constructor(){super(),this.me=null,this.open=!1}async connectedCallback(){super.connectedCallback(),document.title="You · Tessera",await this.attempt(async()=>{this.open=(await h.games()).public,this.me=await h.me()})}async attempt(e,t=""){try{await e(),t&&m(t),dispatchEvent(new Event("tessera-me"))}catch(s){m(s.sentence,!0)}}rename(e){e.preventDefault();let t=String(new FormData(e.target).get("name"));this.attempt(async()=>{this.me=await h.rename(t)},"Your name is changed.")}enter(e){e.preventDefault();let t=new FormData(e.target),s=e.submitter.value,n={name:t.get("name"),password:t.get("password")};this.attempt(async()=>{await h.account(s,n),this.me=await h.me()},"Welcome.")}leave(){this.attempt(async()=>{await h.account("logout"),this.me=await h.me()},"You have left.")}accounts(e){return this.open?e.guest?a`<form class="form" @submit=${t=>this.enter(t)}>
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
    </form>`:a`<button @click=${()=>this.leave()}>Sign out</button>`:l}render(){let e=this.me;return a`<main id="main" class="page narrow" tabindex="-1">
      <h1 tabindex="-1">You</h1>
      ${e?a`<form class="form" @submit=${t=>this.rename(t)}>
              <label class="field"><span>The name others see</span>
                <input name="name" required maxlength="40" .value=${e.name} autocomplete="nickname" /></label>
              <div class="row"><button class="primary">Change the name</button></div>
            </form>
            ${this.accounts(e)}`:a`<p class="faint">One moment…</p>`}
    </main>`}};customElements.define("account-page",it);var nt=class extends y{connectedCallback(){super.connectedCallback(),document.title="Credits · Tessera"}render(){let e=(t,s)=>a`<a href=${t} rel="noreferrer">${s}</a>`;return a`<main id="main" class="page narrow" tabindex="-1">
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
      <p>Drawn with lit (BSD 3-Clause). No tracker, no advertisement, nothing from other servers.</p>
    </main>`}};customElements.define("credits-page",nt);var qe=[["Tab, Shift+Tab","from one thing to the next"],["Arrow keys","on the board: to the nearest thing in that direction"],["Enter, Space","pick it; picked things that make an action together carry it out"],["Esc","let go of what is picked"],["A","to the list of all actions"],["B","to the board"],["U","undo"],["H","what the computer thinks"],["W","why not? Reads the reason for the thing that has the focus"],["L","to the log"],["C","to the chat"],["N","after the game: its analysis"],["+  −  0","larger, smaller, fit"],["R","replay on or off; then Left, Right, Home, End, P for play"],["T","dark or light"],["M","sound on or off"],["?","this sheet"]];function jt(){return a`<dialog id="shortcuts" aria-labelledby="shortcuts-title">
    ${j("shortcuts-title","Keyboard")}
    <dl class="keys">
      ${qe.map(([i,e])=>a`<div><dt><kbd>${i}</kbd></dt><dd>${e}</dd></div>`)}
    </dl>
  </dialog>`}var ot=class extends y{static{this.properties={route:{state:!0},me:{state:!0}}}constructor(){super(),this.route=V(),this.me=null}connectedCallback(){super.connectedCallback(),lt(this),addEventListener("popstate",()=>this.follow()),addEventListener("tessera-me",()=>{this.greet()}),addEventListener("keydown",e=>this.key(e)),this.greet()}follow(){let e=this.route;this.route=V(),!(e.page===this.route.page&&e.page==="table")&&(scrollTo(0,0),this.updateComplete.then(()=>this.querySelector("main h1")?.focus()))}async greet(){try{this.me=await h.me()}catch{this.me=null}}key(e){if(q(e)){if(e.key==="?")this.querySelector("#shortcuts")?.showModal();else if(e.key==="t")this.turnTheme();else if(e.key==="m")this.turnSound();else return;e.preventDefault()}}turnTheme(){T("theme",K()?"light":"dark"),this.requestUpdate()}turnSound(){T("sound",!g.sound),k("coin"),this.requestUpdate()}async turnNotify(){if(!g.notify&&(!("Notification"in window)||await Notification.requestPermission()!=="granted"))return m("The browser does not allow notifications from this page.",!0);T("notify",!g.notify),m(g.notify?"You will be told when it is your turn.":"No more notifications."),this.requestUpdate()}page(){let e=this.route;switch(e.page){case"new":return a`<create-page .wanted=${e.game}></create-page>`;case"table":return a`<table-page .table=${e.id} .step=${e.step}></table-page>`;case"invite":return a`<invite-page .token=${e.token}></invite-page>`;case"rules":return a`<rules-page .game=${e.game} .rule=${e.rule}></rules-page>`;case"edit":return import("/assets/edit-DNMB3XD7.js"),a`<edit-page game=${e.game}></edit-page>`;case"account":return a`<account-page></account-page>`;case"credits":return a`<credits-page></credits-page>`;case"lobby":return a`<lobby-page></lobby-page>`}}render(){let e=(t,s,n,o)=>a`<button class="tool" aria-label=${t} title=${t} aria-pressed=${s} @click=${o}>
        ${b(n)}
      </button>`;return a`
      <a class="skip" href="#main" @click=${t=>this.skip(t)}>To the content</a>
      <header class="top">
        <a class="brand" href="/">${S("laurels")}<span>Tessera</span></a>
        <nav class="tools" aria-label="Settings">
          ${e("Dark colours",K(),"theme",()=>this.turnTheme())}
          ${e("Sound",g.sound,g.sound?"sound":"mute",()=>this.turnSound())}
          ${e("Tell me when it is my turn",g.notify,"bell",()=>{this.turnNotify()})}
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
      ${this.page()} ${jt()}
      <tessera-toasts></tessera-toasts>
    `}skip(e){e.preventDefault(),e.stopPropagation(),this.querySelector("main")?.focus()}};document.querySelector("link[rel=icon]").href=yt;pt();customElements.define("tessera-app",ot);

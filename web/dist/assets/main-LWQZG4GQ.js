import{a as b,b as d,c as z,d as w,e as lt}from"/assets/chunk-SOQ3GPZA.js";import{b as R,c as ft}from"/assets/chunk-2CLYACDL.js";import{a as rt,b as p}from"/assets/chunk-YNUQFZLG.js";import{a as o,c as at,d as l,i as E,j as y,k as S,l as m,n as ct,o as pt,p as V,q as ht,r as ut,s as mt,t as dt}from"/assets/chunk-IVSXTMWS.js";import"/assets/chunk-VVCT3YM4.js";var gt="/assets/favicon-XU476DQP.svg";var Jt=8e3,Kt={"arena-roma":"centurion-helmet","casus-belli":"trireme",antike2:"greek-temple","total-war-rome":"roman-shield",ancients:"crossed-swords"};function bt(n){return(n.bots.find(e=>e.id==="normal")??n.bots[n.bots.length-1])?.id??"random"}var J=class extends b{constructor(){super();this.timer=0;this.games=[],this.lobby=null,this.fault=""}static{this.properties={games:{state:!0},lobby:{state:!0},fault:{state:!0}}}connectedCallback(){super.connectedCallback(),document.title="Tessera",this.load(),this.timer=window.setInterval(()=>{this.load()},Jt)}disconnectedCallback(){super.disconnectedCallback(),clearInterval(this.timer)}async load(){try{let[t,s]=await Promise.all([p.games(),p.lobby()]);this.games=t.games,this.lobby=s,this.fault=""}catch(t){this.fault=t.sentence??String(t)}}async start(t,s){let i={};t.seats.slice(0,t.seats_min).forEach((a,r)=>i[a]=r===0?"me":s);try{let a=await p.create({game:t.id,scenario:t.scenarios[0]?.id,options:{},seats:i,pace:{kind:"none"},watch:"all",undo:"free"});w(`/t/${a.id}`)}catch(a){d(a.sentence,!0)}}opponent(t){return`bot:${this.querySelector(`#level-${t.id}`)?.value??bt(t)}`}gameCard(t){let s=t.bots;return o`<article class="game">
      <div class="game-art">${E(Kt[t.id]??"eagle-emblem")}</div>
      <div class="game-text">
        <h2>${t.title}</h2>
        <p>${t.about}</p>
        <div class="row">
          <button class="primary" data-play=${t.id} @click=${()=>{this.start(t,this.opponent(t))}}>
            Play against the computer
          </button>
          ${s.length>1?o`<label class="inline">
                <span>Opponent</span>
                <select id="level-${t.id}">
                  ${s.map(i=>o`<option value=${i.id} ?selected=${i.id===bt(t)} title=${i.help}>
                      ${S(i.id)}
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
    </article>`}names(t){return t.seats.map(s=>`${s.title??m(s.seat)}: ${s.kind==="open"?"free":s.name??s.kind}`).join("  ·  ")}outcome(t){let s=t.result?.score??{},i=t.seats.find(a=>s[a.seat]===1);return t.state!=="finished"?"":i?`${i.title??m(i.seat)} won`:Object.keys(s).length?"a draw":""}tables(t,s,i){return o`<section class="tables">
      <h2>${t}</h2>
      ${s.length===0?o`<p class="faint">${i}</p>`:o`<ul>
            ${s.map(a=>o`<li>
                <a href="/t/${a.id}" class=${a.your_turn?"my-turn":""}>
                  <span class="table-title">${a.title}</span>
                  <span class="table-seats">${this.names(a)}</span>
                  <span class="table-end">
                    ${a.your_turn?o`<strong class="badge">Your turn</strong>`:l}
                    ${a.state==="open"?o`<span class="badge soft">Open</span>`:l}
                    <span class="faint">${[this.outcome(a),pt(a.updated)].filter(Boolean).join(", ")}</span>
                  </span>
                </a>
              </li>`)}
          </ul>`}
    </section>`}render(){let t=this.lobby;return o`<main id="main" class="page lobby" tabindex="-1">
      <h1 class="hero" tabindex="-1">Strategy games of antiquity</h1>
      <p class="lead">
        Play against the computer or send a friend a link. The rules are kept for you, and every
        “no” comes with its reason.
      </p>
      ${this.fault?o`<p class="fault" role="alert">${this.fault}</p>`:l}
      <div class="games">${this.games.map(s=>this.gameCard(s))}</div>
      ${t?o`
            ${this.tables("My tables",t.mine,"Nothing yet: one click above starts a game.")}
            ${this.tables("Open tables",t.open,"Nobody is waiting for an opponent.")}
            ${this.tables("Finished games",t.finished,"Games that are over can be replayed here.")}
          `:l}
      <footer class="foot"><a href="/new">Set up a table</a><a href="/credits">Credits</a></footer>
    </main>`}};customElements.define("lobby-page",J);var vt="tessera",yt={theme:"auto",sound:!1,notify:!1,plain:!1,acts:0};function Xt(){try{return{...yt,...JSON.parse(localStorage.getItem(vt)??"{}")}}catch{return{...yt}}}var f=Xt();function T(n,e){f[n]=e;try{localStorage.setItem(vt,JSON.stringify(f))}catch{}K()}function A(){return f.theme!=="auto"?f.theme==="dark":matchMedia("(prefers-color-scheme: dark)").matches}function K(){document.documentElement.dataset.theme=A()?"dark":"light"}function wt(){K(),matchMedia("(prefers-color-scheme: dark)").addEventListener("change",K)}function $t(){return matchMedia("(prefers-reduced-motion: reduce)").matches}var kt=n=>n!==null&&typeof n=="object"&&!Array.isArray(n);function H(n,e){let t=`word:${e}`,s=n.view.titles[e]??e;return!n.lit.has(t)&&!n.picks.includes(t)?o`<span class="word">${s}</span>`:o`<button class="word ${ht(n,t)}" data-thing=${t}>${s}</button>`}function O(n,e){return e===null?o`<span class="faint">–</span>`:typeof e=="boolean"?o`<span>${e?"yes":"no"}</span>`:typeof e=="object"&&!Array.isArray(e)?Qt(n,e):Array.isArray(e)?o`<ol class="values">${e.map(t=>o`<li>${O(n,t)}</li>`)}</ol>`:H(n,String(e))}function Zt(n,e,t){let s=[...new Set(e.flatMap(([,i])=>Object.keys(i)))];return o`<div class="scroll" tabindex="0" role="region" aria-label=${t}>
    <table>
      <thead>
        <tr><th scope="col"><span class="unseen">name</span></th>
          ${s.map(i=>o`<th scope="col">${H(n,i)}</th>`)}</tr>
      </thead>
      <tbody>
        ${e.map(([i,a])=>o`<tr><th scope="row">${H(n,i)}</th>
            ${s.map(r=>o`<td>${r in a?O(n,a[r]):l}</td>`)}</tr>`)}
      </tbody>
    </table>
  </div>`}function Qt(n,e){return o`<dl class="pairs">
    ${Object.entries(e).map(([t,s])=>o`<div><dt>${H(n,t)}</dt><dd>${O(n,s)}</dd></div>`)}
  </dl>`}function te(n,e,t){let s=kt(t)?Object.entries(t):[],i=s.length>0&&s.every(([,a])=>kt(a));return o`<section class="state-field">
    <h3>${m(e)}</h3>
    ${i?Zt(n,s,m(e)):O(n,t)}
  </section>`}var X={complete:!1,option:n=>({act:n,things:n.args.map(e=>`word:${e.word}`),also:[]}),wishes:(n,e)=>{let t=n.slice(n.indexOf(":")+1);return e.game.verbs.filter(s=>s.args.length===1).map(s=>`${s.word} ${t}`)},draw:n=>o`<div class="generic">
    ${Object.entries(n.view.state).map(([e,t])=>te(n,e,t))}
  </div>`,say:n=>Object.entries(n.view.state).map(([e,t])=>`${m(e)}: ${JSON.stringify(t)}`)};var ee={"arena-roma":()=>import("/assets/arena-roma-XNK2EP3D.js").then(n=>n.arenaRoma),antike2:()=>import("/assets/antike-43QDRR45.js").then(n=>n.antike),"casus-belli":()=>import("/assets/antike-43QDRR45.js").then(n=>n.antike),"total-war-rome":()=>import("/assets/total-war-HERSO2ZX.js").then(n=>n.totalWar),ancients:()=>import("/assets/ancients-5O2E6KZH.js").then(n=>n.ancients)},Z=new Map;async function P(n){let e=Z.get(n)??await ee[n]?.()??X;return Z.set(n,e),e}function xt(n){return(f.plain?void 0:Z.get(n))??X}var Q=class extends b{static{this.properties={wanted:{},games:{state:!0},chosen:{state:!0},count:{state:!0},scenes:{state:!0}}}constructor(){super(),this.wanted=null,this.games=[],this.chosen="",this.count=0,this.scenes=null}async connectedCallback(){super.connectedCallback(),document.title="New table · Tessera";try{this.games=(await p.games()).games,this.choose(this.wanted??this.games[0]?.id??"")}catch(e){d(e.sentence,!0)}}choose(e){this.chosen=e,this.count=this.game?.seats_min??0,this.scenes=null,this.fetchScenes(e)}async fetchScenes(e){let[t,{facts:s}]=await Promise.all([P(e),p.facts(e)]);this.chosen===e&&t.picture&&(this.scenes={draw:t.picture,facts:s,edits:t.edits??!1})}get game(){return this.games.find(e=>e.id===this.chosen)}async submit(e){e.preventDefault();let t=this.game,s=new FormData(e.target),i=r=>String(s.get(r)??""),a=(r,c)=>Object.fromEntries(r.map(u=>[u,i(c+u)]));try{let r=await p.create({game:t.id,scenario:i("scenario"),options:a(t.options.map(c=>c.id),"option-"),seats:a(t.seats.slice(0,this.count),"seat-"),pace:{kind:i("pace"),seconds:Number(i("minutes"))*60,days:Number(i("days"))},watch:i("watch"),undo:i("undo")});w(`/t/${r.id}`)}catch(r){d(r.sentence,!0)}}select(e,t,s,i=""){return o`<label class="field">
      <span>${e}</span>
      <select name=${t}>
        ${s.map(([a,r])=>o`<option value=${a}>${r}</option>`)}
      </select>
      ${i?o`<small>${i}</small>`:l}
    </label>`}scenarios(e){let{scenes:t}=this;return t?o`<div class="scenes" role="radiogroup" aria-label="Scenario">
      ${e.scenarios.map((s,i)=>o`<label class="scene">
          <input type="radio" name="scenario" value=${s.id} ?checked=${i===0} />
          <b>${s.title}</b> ${t.draw(s.id,t.facts)}
          <small>${s.help}</small>
        </label>`)}
    </div>
    ${t.edits?o`<p class="own"><a href="/edit/${e.id}">Make a battle of your own</a>, from a blank field or from one of these.</p>`:l}`:this.select("Scenario","scenario",e.scenarios.map(s=>[s.id,s.title]),e.scenarios[0]?.help)}seats(e){let t=e.bots.map(s=>[`bot:${s.id}`,`Computer: ${s.id}`]);return e.seats.slice(0,this.count).map((s,i)=>{let a=["me","Me"],r=["open","Somebody else (by link or from the lobby)"],c=i===0?[a,r,...t]:[r,...t,a];return this.select(m(s),`seat-${s}`,c)})}render(){let e=this.game;return o`<main id="main" class="page narrow" tabindex="-1">
      <h1 tabindex="-1">Set up a table</h1>
      ${e?o`<form class="form" @submit=${t=>{this.submit(t)}}>
            <fieldset>
              <legend>Game</legend>
              <label class="field">
                <span>Game</span>
                <select name="game" @change=${t=>this.choose(t.target.value)}>
                  ${this.games.map(t=>o`<option value=${t.id} ?selected=${t.id===this.chosen}>${t.title}</option>`)}
                </select>
                <small>${e.about}</small>
              </label>
              ${this.scenarios(e)}
              ${e.options.map(t=>this.select(m(t.id),`option-${t.id}`,t.values.map(s=>[s,m(s)]),S(t.help)))}
            </fieldset>
            <fieldset>
              <legend>Seats</legend>
              ${e.seats_max>e.seats_min?o`<label class="field">
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
              ${this.select("Pace","pace",[["none","No clock"],["live","Live, with a clock"],["days","A move every few days"]])}
              <label class="field"><span>Minutes each, if live</span>
                <input name="minutes" type="number" min="1" max="600" value="20" /></label>
              <label class="field"><span>Days for a move, if by days</span>
                <input name="days" type="number" min="1" max="30" value="3" /></label>
              ${this.select("Who may watch","watch",[["all","Everybody"],["invited","Whoever has the link"],["nobody","Nobody"]])}
              ${this.select("Undo","undo",[["free","Freely, as far as nothing new was seen"],["ask","Only if the others agree"],["never","Never"]])}
            </fieldset>
            <div class="row"><button class="primary" type="submit">Open the table</button>
              <a class="button" href="/">Back</a></div>
          </form>`:o`<p class="faint">One moment…</p>`}
    </main>`}};customElements.define("create-page",Q);function Tt(...n){let e=new Set,t=s=>{if(typeof s=="string")e.add(s);else if(Array.isArray(s))s.forEach(t);else if(s&&typeof s=="object")for(let[i,a]of Object.entries(s))e.add(i),t(a)};return n.forEach(t),e}function Et(n,e,t){if(e<=1)return n.length?[n.join(" ")]:[];for(let s=n.length-e+1;s>=1;s--){let i=n.slice(0,s).join(" ");if(s===1||t.has(i))return[i,...Et(n.slice(s),e-1,t)]}return[n.join(" ")]}function St(n,e,t){let s=e.filter(u=>n===u.word||n.startsWith(u.word+" ")).sort((u,h)=>h.word.length-u.word.length)[0],i=s?.word??n.split(" ")[0],a=n.slice(i.length).trim().split(/\s+/).filter(Boolean),r=s?.args??(a.length?["word"]:[]),c=Et(a,Math.min(r.length,a.length),t);return{text:n,verb:i,args:c.map((u,h)=>({kind:r[h]??"word",word:u}))}}function Lt(n){let e=new Map;for(let t of n)e.set(t.verb,[...e.get(t.verb)??[],t]);return e}var se=650,ne=16,B=class{constructor(e,t,s){this.id=e;this.show=t;this.say=s;this.source=null;this.queue=[];this.timer=0;this.shownAt=0;this.newest=-1;this.log=[]}open(){this.say("connecting"),this.source=new EventSource(p.eventsPath(this.id)),this.source.addEventListener("open",()=>this.say("live")),this.source.addEventListener("table",e=>this.take(JSON.parse(e.data))),this.source.addEventListener("bye",()=>this.again()),this.source.addEventListener("error",()=>{this.say("lost"),this.source?.readyState===EventSource.CLOSED&&this.again()})}close(){this.source?.close(),this.source=null,clearTimeout(this.timer)}take(e){e.log=this.wholeLog(e),!(e.seq<this.newest)&&(this.newest=e.seq,this.queue.push(e),this.queue.length>ne&&this.queue.splice(0,this.queue.length-1),this.next())}catchUp(){let e=this.queue.pop();this.queue=[],clearTimeout(this.timer),this.timer=0,e&&this.put(e)}wholeLog(e){let t=e.log_from??0,s=t===0?[]:this.log.filter(i=>i.n<=t);return this.log=[...s,...e.log],this.log}again(){this.close(),this.say("lost"),this.timer=window.setTimeout(()=>this.open(),1500)}next(){if(this.timer||this.queue.length===0)return;let e=this.queue[0],s=!e.last||e.last.seat===e.you||$t()?0:this.shownAt+se-performance.now();if(s>0){this.timer=window.setTimeout(()=>{this.timer=0,this.next()},s);return}this.queue.shift(),this.put(e),this.next()}put(e){this.shownAt=performance.now(),this.show(e)}};var ie="input:not([type=checkbox], [type=range]), textarea, select, dialog[open]";function I(n){return!n.ctrlKey&&!n.metaKey&&!n.altKey&&!n.target.closest(ie)}var oe={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]},Mt=2.5;function Ct(n,e){let t=oe[e],s=document.activeElement;if(!t||!s||!n.contains(s))return!1;let i=s.getBoundingClientRect(),a=null,r=1/0;for(let c of n.querySelectorAll("[data-thing]")){if(c===s)continue;let u=c.getBoundingClientRect(),h=u.x+u.width/2-i.x-i.width/2,g=u.y+u.height/2-i.y-i.height/2,v=h*t[0]+g*t[1],x=Math.abs(h*t[1])+Math.abs(g*t[0]);v>4&&v+Mt*x<r&&(r=v+Mt*x,a=c)}return a?.focus(),a!==null}function $(n){return n.state==="running"&&n.legal.length>0}function Rt(n){let e=n.querySelector(".prompt")?.getBoundingClientRect().bottom??0,t=[...n.querySelectorAll(".board .lit")].map(i=>{let a=i.getBoundingClientRect();return a.y+a.height/2});if(t.length===0||t.some(i=>i>e&&i<innerHeight))return;let s=matchMedia("(prefers-reduced-motion: reduce)").matches;scrollBy({top:t[0]-innerHeight*.55,behavior:s?"auto":"smooth"})}var At="important",ae=" !"+At,Ht=mt(class extends dt{constructor(n){if(super(n),n.type!==ut.ATTRIBUTE||n.name!=="style"||n.strings?.length>2)throw Error("The `styleMap` directive must be used in the `style` attribute and must be the only part in the attribute.")}render(n){return Object.keys(n).reduce((e,t)=>{let s=n[t];return s==null?e:e+`${t=t.includes("-")?t:t.replace(/(?:^(webkit|moz|ms|o)|)(?=[A-Z])/g,"-$&").toLowerCase()}:${s};`},"")}update(n,[e]){let{style:t}=n.element;if(this.ft===void 0)return this.ft=new Set(Object.keys(e)),this.render(e);for(let s of this.ft)e[s]==null&&(this.ft.delete(s),s.includes("-")?t.removeProperty(s):t[s]=null);for(let s in e){let i=e[s];if(i!=null){this.ft.add(s);let a=typeof i=="string"&&i.endsWith(ae);s.includes("-")||a?t.setProperty(s,a?i.slice(0,-11):i,a?At:""):t[s]=i}}return at}});var re=350,le=3500,q=246,Ot=340,ce=.55,N=class{constructor(e){this.host=e;this.at=null;this.timer=0;e.addController(this),e.addEventListener("pointerover",t=>this.hover(t)),e.addEventListener("pointerout",()=>this.hide()),e.addEventListener("focusin",t=>this.focus(t))}hostDisconnected(){clearTimeout(this.timer)}hide(){clearTimeout(this.timer),this.set(null)}touch(e,t){e.pointerType==="touch"&&(this.show(t),clearTimeout(this.timer),this.timer=window.setTimeout(()=>this.hide(),le))}hover(e){let t=this.thingAt(e.target);!t||e.pointerType==="touch"||e.buttons||(clearTimeout(this.timer),this.timer=window.setTimeout(()=>this.show(t),re))}focus(e){let t=this.thingAt(e.target);t?.matches(":focus-visible")?this.show(t):this.hide()}thingAt(e){return e.closest("[data-thing], [data-look]")}show(e){if(!e.isConnected||this.host.querySelector(".chooser"))return;let t=e.getBoundingClientRect(),s=e.dataset.look??e.dataset.thing;if(t.top>innerHeight*ce){let i=t.left+t.width/2-q/2;this.set({thing:s,x:Math.max(8,Math.min(innerWidth-q-8,i)),y:t.top-Ot})}else{let i=t.right+q+20<innerWidth?t.right+10:t.left-q;this.set({thing:s,x:Math.max(8,i),y:Math.max(56,Math.min(innerHeight-Ot,t.top-60))})}}set(e){e!==this.at&&(this.at=e,this.host.requestUpdate())}draw(e){let t=this.at&&this.host.board.look?.(this.at.thing,e);if(!t)return l;let s=Ht({left:`${this.at.x}px`,top:`${this.at.y}px`});return o`<div class="look" aria-hidden="true" style=${s}>${t}</div>`}};var D=null;function G(n,e,t,s,i){let a=D,r=a.createOscillator(),c=a.createGain();r.type=i,r.frequency.value=e,c.gain.setValueAtTime(s,a.currentTime+n),c.gain.exponentialRampToValueAtTime(5e-4,a.currentTime+n+t),r.connect(c).connect(a.destination),r.start(a.currentTime+n),r.stop(a.currentTime+n+t)}function Pt(n,e,t,s){let i=D,a=i.createBuffer(1,Math.ceil(i.sampleRate*e),i.sampleRate),r=a.getChannelData(0);for(let g=0;g<r.length;g++)r[g]=(Math.random()*2-1)*(1-g/r.length);let c=i.createBufferSource(),u=i.createBiquadFilter(),h=i.createGain();c.buffer=a,u.type="bandpass",u.frequency.value=s,h.gain.value=t,c.connect(u).connect(h).connect(i.destination),c.start(i.currentTime+n)}var pe={dice:()=>[0,.07,.13,.2,.24].forEach(n=>Pt(n,.04,.5,1800)),coin:()=>[1568,2093].forEach((n,e)=>G(e*.07,n,.25,.08,"triangle")),card:()=>Pt(0,.12,.35,900),battle:()=>[220,147].forEach((n,e)=>G(e*.12,n,.4,.12,"sawtooth")),turn:()=>[523,659,784].forEach((n,e)=>G(e*.11,n,.5,.09,"sine")),refuse:()=>G(0,130,.18,.12,"square")};function k(n){f.sound&&(D??=new AudioContext,D.resume(),pe[n]())}var he=3200,ue=[[/battle|attack|against/,"battle"],[/roll|dice/,"dice"],[/sestertii|money|gold|VP/,"coin"]],j=class{constructor(e){this.host=e;this.lines=[];this.timer=0;e.addController(this)}hostDisconnected(){clearTimeout(this.timer)}hear(e,t){let s=e.log[e.log.length-1]?.n??0,i=t.log.filter(a=>a.n>s);i.length>0&&this.show(i),$(t)&&!$(e)&&this.callPlayer(t)}show(e){this.lines=e,clearTimeout(this.timer),this.timer=window.setTimeout(()=>{this.lines=[],this.host.requestUpdate()},he);let t=e.map(s=>s.text).join(" ");k(ue.find(([s])=>s.test(t))?.[1]??"card")}callPlayer(e){k("turn"),f.notify&&document.hidden&&Notification.permission==="granted"&&new Notification(`${e.title}: your turn`,{body:e.view.prompt??"",tag:e.id})}words(){return this.lines.map(e=>e.text).join(" ")}moment(e){if(this.lines.length===0)return l;let t=e.snap.state==="finished"?me(e.snap):this.host.board.moment?.(this.lines,e);return t?o`<div class="moment" aria-hidden="true">${t}</div>`:l}};function me(n){let e=n.you?(n.result?.score??n.view.score??{})[n.you]:void 0,t=e===void 0?"Finis":e>=1?"Victory":e>0?"A draw":"Defeat";return o`<p class="ending">${E("laurels")}${t}</p>`}function M(n){return S(n.text)}function C(n,e,t,s="",i=M(n)){return o`<button class="act ${s}" data-action=${n.text} aria-label=${i} @click=${()=>e(n)}>
    ${t}
  </button>`}function de(n){let e=new Map;for(let t of n){let s=t.args.slice(0,-1).map(i=>i.word).join(" ");e.set(s,[...e.get(s)??[],t])}return e}function fe(n,e){return n.args[n.args.length-1]?.word??m(e)}function Bt(n,e,t,s){return o`<div class="action-groups">
    ${[...Lt(n)].map(([i,a])=>{let r=e.verbs.find(c=>c.word===i)?.help??"";return o`<section class="action-group">
        <h3>${m(i)} ${r?o`<small>${r}</small>`:l}</h3>
        ${[...de(a)].map(([c,u])=>o`<div class="row tight">
            ${c?o`<span class="first">${c}</span>`:l}
            ${u.map(h=>C(h,s,fe(h,i),t.has(h.text)?"hinted":""))}
          </div>`)}
      </section>`})}
  </div>`}function It(n,e){n.addEventListener("pointerdown",t=>{let s=t.target.closest("[data-thing]");if(!s||t.button!==0||t.pointerType==="touch")return;let i=new AbortController,{signal:a}=i,r=null,c=()=>{i.abort(),r?.remove()},u=g=>{if(!r&&Math.hypot(g.clientX-t.clientX,g.clientY-t.clientY)>6){if(!e.lift(s.dataset.thing))return c();r=be(n.querySelector(`[data-drawn="${s.dataset.thing}"]`)??s)}r&&(r.style.transform=`translate(${g.clientX-t.clientX}px, ${g.clientY-t.clientY}px) rotate(2deg)`)},h=g=>{let v=r!==null;if(c(),!v)return;n.addEventListener("click",zt=>zt.stopPropagation(),{capture:!0,once:!0}),setTimeout(()=>n.dispatchEvent(new Event("click")),0);let x=document.elementFromPoint(g.clientX,g.clientY)?.closest("[data-thing]");x&&x!==s?e.drop(s.dataset.thing,x.dataset.thing,x):e.let()};addEventListener("pointermove",u,{signal:a}),addEventListener("pointerup",h,{signal:a}),addEventListener("pointercancel",c,{signal:a})})}function ge(n){let e=n.cloneNode(!0);if(!(n instanceof SVGGraphicsElement))return e;let{x:t,y:s,width:i,height:a}=n.getBBox(),r=document.createElementNS("http://www.w3.org/2000/svg","svg");return r.setAttribute("viewBox",`${t} ${s} ${i} ${a}`),e.removeAttribute("transform"),r.append(e),r}function be(n){let e=ge(n),t=n.getBoundingClientRect();for(let i of[e,...e.querySelectorAll("[data-thing]")])i.removeAttribute("data-thing");e.classList.add("ghost");let s=getComputedStyle(n);return Object.assign(e.style,{left:`${t.x}px`,top:`${t.y}px`,width:`${t.width}px`,height:`${t.height}px`,fontSize:s.fontSize}),document.body.append(e),e}var L=8;function ye(n){let e=new Map;for(let t of n)e.set(t.row??"",[...e.get(t.row??"")??[],t]);return e}var _=class{constructor(e){this.host=e;this.picks=[];this.options=[];this.opener=null;It(e,{lift:t=>this.lift(t),drop:(t,s,i)=>this.press([t],s,i),let:()=>this.letGo()})}get isBusy(){return this.picks.length>0||this.options.length>0}letGo(){let e=this.options.length>0?this.opener:null;this.set([]),e?.isConnected&&e.focus({preventScroll:!0})}press(e,t,s){let i=this.host.context();if(!i)return;let a=ft(i.options,e,t);switch(a.kind){case"act":return this.letGo(),void this.host.act(a.act);case"more":return this.set(a.picks);case"choose":return this.set(a.picks,a.options),this.placeMenu(s);case"none":return this.letGo(),void this.host.whyNot(t)}}lift(e){this.host.catchUp();let t=this.host.context();return!t||!R(t.options,[]).has(e)?!1:(this.set([e]),!0)}set(e,t=[]){this.picks=e,this.options=t,this.host.requestUpdate()}placeMenu(e){this.opener=e;let t=e.getBoundingClientRect();this.host.updateComplete.then(()=>{let s=this.host.querySelector(".chooser");if(!s)return;let{width:i,height:a}=s.getBoundingClientRect(),r=Math.max(L,Math.min(innerWidth-i-L,t.x+t.width/2-i/2)),c=t.bottom+a+2*L<innerHeight;s.style.left=`${r}px`,s.style.top=`${c?t.bottom+L:Math.max(L,t.top-a-L)}px`,s.querySelector("button")?.focus()})}button(e){return C(e.act,t=>{this.host.act(t)},e.ask??e.word??M(e.act))}menu(){return this.options.length===0?l:o`<div class="chooser" role="group" aria-label="Choose an action">
      ${[...ye(this.options)].map(([e,t])=>e?o`<div class="chooser-row"><span>${e}</span>${t.map(s=>this.button(s))}</div>`:t.map(s=>this.button(s)))}
      <button class="quiet" @click=${()=>this.letGo()}>Let go</button>
    </div>`}};var ve=12,we=8;function qt(n){let{ctx:e}=n,t=e.options.map(h=>h.act),s=e.options.filter(h=>h.things.length===0).map(h=>h.act),i=n.host.board.complete?1:we,a=t.length<=i?t:s,r=new Set(n.hints.slice(0,1).map(h=>h.action)),c=h=>{n.host.act(h)},u=h=>e.options.find(g=>g.act===h)?.word??M(h);return o`<section class="prompt" aria-label="What to do">
    <div class="prompt-text">
      ${$e(n.connection)}
      <p class="question" role="status" tabindex="-1">${ke(n)}</p>
      ${e.playing&&e.picks.length===0&&f.acts<ve?o`<p class="advice">Choose what glows. Whatever does not glow tells you why not.</p>`:l}
      ${e.picks.length>0?o`<p class="picked-line"><span>${V(e.picks.map(Te))} – now choose where.</span>
            <button class="quiet" @click=${n.letGo}>Let go</button></p>`:l}
    </div>
    <div class="prompt-acts">
      ${a.map(h=>C(h,c,u(h),`primary ${r.has(h.text)?"hinted":""}`,u(h)))}
      ${t.length>a.length?o`<button aria-expanded=${n.isListOpen} data-all @click=${n.turnList}>All ${t.length} actions</button>`:l}
      ${e.snap.state==="finished"&&!n.replay.on?Ee(n):l} ${Se(n)}
    </div>
    ${(e.snap.offers??[]).map(h=>Me(n.host,e.snap,h))}
    ${n.isListOpen&&t.length>0?o`<div class="actions" role="group" aria-label="All actions">
          ${Bt(t,e.game,r,c)}
        </div>`:l}
  </section>`}function $e(n){return n==="live"?l:o`<span class="badge lost">${n==="lost"?"Reconnecting…":"Connecting…"}</span>`}function ke({ctx:n,replay:e}){let{snap:t,view:s}=n,i=r=>s.titles[r]??m(r);if(e.on)return`Move ${e.step} of ${e.steps}`;if(t.state==="open")return"Waiting for the seats to be taken.";if(t.state==="finished"||s.over)return xe(t,i);if(n.playing)return s.prompt??"Your turn.";let a=s.to_act.filter(r=>r!=="chance").map(i);return a.length?`Waiting for ${V(a)}.`:s.prompt??""}function xe(n,e){let t=n.result?.score??n.view.score??{},s=Math.max(0,...Object.values(t)),i=Object.keys(t).filter(u=>t[u]===s&&s>0),a=n.result?.loser?e(n.result.loser):"",c=`The game is over. ${{resign:`${a} gave up. `,time:`The time of ${a} is up. `}[n.result?.by??""]??""}`;return i.length===1?`${c}${e(i[0])} has won.`:i.length?`${c}It is a draw.`:c.trim()}function Te(n){let[e,...t]=n.split(":"),s=t[t.length-1];return["card","word","icon","region","to","force"].includes(e)?m(s):`${m(e)} ${s}`}function Ee(n){let e=n.ctx.snap;return e.rematch?o`<a class="button" href="/t/${e.rematch}">To the next game</a>`:e.you?o`<button class="primary" @click=${n.rematch}>Play again</button>`:o`<button @click=${()=>n.replay.turn()}>Watch it again</button>`}function Se(n){let e=n.ctx.snap,t=(i,a,r,c=!1)=>o`<button class="tool" aria-label=${i} title=${i} ?disabled=${c} @click=${r}>
      ${y(a)}
    </button>`,s=e.state==="running"&&e.you!==null;return o`<span class="toolbar" role="toolbar" aria-label="Table">
    ${s?t(e.undoable>0?"Undo (U)":"Ask to take a move back (U)","undo",n.undo,e.steps===0):l}
    ${s?t("Hint (H)","hint",n.hint,!n.ctx.playing):l}
    ${e.steps>0?t(n.replay.on?"Leave replay (R)":"Replay (R)","history",()=>n.replay.turn()):l}
    <span class="zoomer">
      ${t("Smaller (−)","minus",()=>n.zoom(1/1.2))} ${t("Larger (+)","plus",()=>n.zoom(1.2))}
      ${t("Fit (0)","fit",()=>n.zoom(0))}
    </span>
  </span>`}var Le={undo:"asks to take a move back",draw:"offers a draw",bot:"asks for the computer to take over an empty seat"};function Me(n,e,t){let s=i=>{n.send("answer",{what:t.what,yes:i,seat:e.you})};return t.seat===e.you?o`<div class="offer"><p>You have asked (${t.what}). The others must answer.</p></div>`:o`<div class="offer" role="alert">
    <p>${e.view.titles[t.seat]??m(t.seat)} ${Le[t.what]??t.what}.</p>
    ${e.you?o`<button class="primary" @click=${()=>s(!0)}>Agree</button>
          <button @click=${()=>s(!1)}>Decline</button>`:l}
  </div>`}function Nt(n){let e=s=>{n.goTo(s)},t=(s,i,a,r=!1)=>o`<button class="tool" aria-label=${s} title=${s} ?disabled=${r} @click=${a}>
      ${y(i)}
    </button>`;return o`<div class="replay" role="group" aria-label="Replay">
    ${t("First move","first",()=>e(0),n.step<=0)}
    ${t("Back","back",()=>e(n.step-1),n.step<=0)}
    ${t(n.playing?"Pause":"Play on",n.playing?"pause":"play",()=>n.turnAutoplay())}
    ${t("Next","next",()=>e(n.step+1),n.step>=n.steps)}
    ${t("Last move","last",()=>e(n.steps),n.step>=n.steps)}
    <input
      type="range"
      min="0"
      max=${n.steps}
      .value=${String(n.step)}
      aria-label="Move"
      aria-valuetext="Move ${n.step} of ${n.steps}"
      @input=${s=>e(Number(s.target.value))}
    />
    <output class="replay-step">${n.step} / ${n.steps}</output>
    <button @click=${()=>n.leave()}>Leave replay</button>
  </div>`}var Ce=1100,F=class{constructor(e){this.host=e;this.step=0;this.steps=0;this.playing=!1;this.on=!1;this.past=null;this.timer=0;e.addController(this)}hostDisconnected(){clearInterval(this.timer)}async goTo(e){let{id:t,steps:s}=this.host.snap,i=Math.max(0,Math.min(s,e));Object.assign(this,{on:!0,step:i,steps:s}),this.host.requestUpdate();try{let{view:a,log:r}=await p.at(t,i);if(!this.on||this.step!==i)return;this.past={view:a,log:r},history.replaceState(null,"",`/t/${t}?step=${i}`),this.host.requestUpdate()}catch(a){this.leave(),this.host.complain(a)}}turnAutoplay(){this.on&&(clearInterval(this.timer),this.playing=!this.playing,this.host.requestUpdate(),this.playing&&(this.step>=this.steps&&this.goTo(0),this.timer=window.setInterval(()=>{this.step<this.steps?this.goTo(this.step+1):this.turnAutoplay()},Ce)))}leave(){clearInterval(this.timer),Object.assign(this,{on:!1,playing:!1,past:null}),history.replaceState(null,"",`/t/${this.host.snap.id}`),this.host.requestUpdate()}turn(){let e=this.host.snap;this.on?this.leave():this.goTo(e.state==="finished"?0:e.steps)}key(e){if(!this.on)return!1;let t={ArrowLeft:this.step-1,ArrowRight:this.step+1,Home:0,End:this.steps};if(e in t)this.goTo(t[e]);else if(e==="p")this.turnAutoplay();else return!1;return!0}};function U(n,e){return o`<div class="dialog-head">
    <h2 id=${n}>${e}</h2>
    <button
      class="tool"
      aria-label="Close"
      @click=${t=>t.currentTarget.closest("dialog")?.close()}
    >
      ${y("close")}
    </button>
  </div>`}var Re=/\(?\b([A-Z]{2}-\d+)\b\)?/;function Y(n){return o`<button class="rule" data-rule=${n} aria-label="Rule ${n}">${n}</button>`}function Ae(n){return n.split(Re).map((e,t)=>t%2?Y(e):e)}function Gt(n,e,t){return o`<div id="log" class="log" role="log" aria-live="off" aria-label="Log" tabindex="0">
    ${n.length===0?o`<p class="faint">Nothing has happened yet.</p>`:l}
    ${n.map(s=>o`<p class="line seat-${e.seats.indexOf(s.seat)}">
        <span>${Ae(s.text)}</span>
        ${(s.rules??[]).filter(i=>!s.text.includes(i)).map(Y)}
        ${t?o`<button class="step" aria-label="Show move ${s.n}" @click=${()=>t(s.n)}>${s.n}</button>`:l}
      </p>`)}
  </div>`}function Dt(n,e){let t=n?.text.match(/\b[A-Z]{2}-\d+\b/g)??[];return o`<dialog id="rule" aria-labelledby="rule-title">
    ${U("rule-title",n?`Rule ${n.number}`:"Rule")}
    <p class="rule-text">${n?.text}</p>
    <p><a href="/rules/${e}#${n?.number??""}" target="_blank">All rules</a> ${t.map(Y)}</p>
  </dialog>`}function jt(n,e){let t=s=>{s.preventDefault();let i=s.target.elements.namedItem("text"),a=i.value.trim();a&&e(a),i.value=""};return o`<div class="chat">
    <div id="talk" class="log" role="log" aria-label="Chat" tabindex="0">
      ${n.chat.length===0?o`<p class="faint">Nobody has said anything.</p>`:l}
      ${n.chat.map(s=>o`<p class="line"><strong>${s.name}</strong> <span>${s.text}</span></p>`)}
    </div>
    <form class="say" @submit=${t}>
      <input id="say" name="text" maxlength="500" autocomplete="off" placeholder="Say something" aria-label="Chat" />
      <button aria-label="Send">${y("send")}</button>
    </form>
  </div>`}function _t(n,e,t){return o`<ul class="players" aria-label="Players">
    ${n.seats.map(s=>{let i=e.to_act.includes(s.seat)&&!e.over,a=i&&n.state==="running"?performance.now()-t:0,r=e.titles?.[s.seat]??s.title??m(s.seat),c=e.over&&(e.score?.[s.seat]??0)>=1;return o`<li class="player ${i?"acts":""} seat-${n.seats.indexOf(s)}">
        <span class="dot ${s.kind==="bot"||s.online?"on":""}" aria-hidden="true"></span>
        <span class="player-name">
          <strong>${r}</strong>
          <span>${s.kind==="open"?"free seat":s.name??s.kind}</span>
          <span class="faint">
            ${s.kind==="bot"?"computer":s.kind==="person"&&s.online===!1?"away":""}
            ${s.seat===n.you?"you":""}
          </span>
        </span>
        ${s.resigned?o`<span class="badge soft">resigned</span>`:l}
        ${c?o`<span class="badge">winner</span>`:l}
        ${i?o`<span class="badge turn">to act</span>`:l}
        ${typeof s.clock_ms=="number"?o`<span class="clock">${y("clock")}${ct(s.clock_ms-a)}</span>`:l}
      </li>`})}
  </ul>`}function Ft(n,e){let t=n.dice??{},s=a=>{a.preventDefault();let r=String(new FormData(a.target).get("nonce")).trim();r&&n.you&&e(n.you,r)},i=Object.entries(t.nonces??{}).filter(([,a])=>a);return o`<section class="panel">
    <h3>Dice anyone can check</h3>
    <p>
      Before the first roll the server drew a secret and published its fingerprint. All rolls and
      draws follow from the secret and the players' words; the secret is shown when the game is over.
    </p>
    <dl class="proof">
      <dt>Fingerprint</dt>
      <dd><code>${t.commitment??"–"}</code></dd>
      ${i.map(([a,r])=>o`<dt>Word of ${m(a)}</dt><dd><code>${r}</code></dd>`)}
      ${t.secret?o`<dt>Secret</dt><dd><code>${t.secret}</code></dd>`:l}
    </dl>
    ${n.you&&n.state==="open"?o`<form class="say" @submit=${s}>
          <input name="nonce" maxlength="64" aria-label="Your word for the dice" placeholder="Add a word of your own" />
          <button>Add</button>
        </form>`:l}
    ${n.state==="finished"?o`<p class="row tight">
          <a class="button" href=${p.download(n.id,"proof")} download>Proof</a>
          <a class="button" href=${p.download(n.id,"record")} download>Record</a>
          <a class="button" href=${p.download(n.id,"position")} download>Position</a>
        </p>
        <p class="faint">Check it at home: <code>tessera verify RECORD</code></p>`:l}
  </section>`}function Ut(n){let{ctx:e,host:t}=n,s=e.snap,i=(r,c)=>o`<button role="tab" id="tab-${r}" aria-controls="panel" aria-selected=${n.tab===r} @click=${()=>n.show(r)}>
      ${c}
    </button>`,a=s.state==="finished"?r=>{n.replay.goTo(r)}:null;return o`<aside class="side" aria-label="Players, log and chat">
    ${_t(s,e.view,n.takenAt)} ${He(t,s)} ${Oe(t,s)}
    <div class="tabs" role="tablist" aria-label="Log, chat, table">
      ${i("log","Log")} ${i("chat",n.unread>0?`Chat (${n.unread})`:"Chat")} ${i("table","Table")}
    </div>
    <div id="panel" class="panel-box" role="tabpanel" aria-labelledby="tab-${n.tab}">
      ${n.tab==="log"?Gt(n.replay.past?.log??s.log,e.view,a):l}
      ${n.tab==="chat"?jt(s,r=>{t.send("chat",{text:r})}):l}
      ${n.tab==="table"?Pe(n):l}
    </div>
  </aside>`}function He(n,e){if(!e.invite||e.state!=="open")return l;let t=new URL(e.invite,location.href).href,s=async()=>{try{await navigator.clipboard.writeText(t),d("The link is copied. Send it to a friend.")}catch{n.querySelector("#invite")?.select(),d("Copy the marked link.")}};return o`<section class="panel invite">
    <h3>Invite a friend</h3>
    <div class="say">
      <input id="invite" readonly .value=${t} aria-label="Invitation link" />
      <button aria-label="Copy the link" @click=${()=>{s()}}>${y("copy")}</button>
    </div>
  </section>`}function Oe(n,e){let t=e.seats.filter(s=>s.kind==="open");return e.state!=="open"||t.length===0||e.you?l:o`<section class="panel">
    <h3>Free seats</h3>
    <div class="row tight">
      ${t.map(s=>o`<button class="primary" @click=${()=>{n.send("join",{seat:s.seat})}}>
          Play ${s.title??m(s.seat)}
        </button>`)}
    </div>
  </section>`}function Pe(n){let e=n.ctx.snap,t=Object.entries(e.options??{});return o`<div class="stack">
    <section class="panel">
      <h3>This table</h3>
      <dl class="pairs">
        <div><dt>Game</dt><dd><a href="/rules/${e.game}" target="_blank">${n.ctx.game.title} (rules)</a></dd></div>
        <div><dt>Scenario</dt><dd>${e.scenario_title||"a given position"}</dd></div>
        ${t.map(([s,i])=>o`<div><dt>${m(s)}</dt><dd>${m(String(i))}</dd></div>`)}
      </dl>
      <label class="inline">
        <input type="checkbox" ?checked=${f.plain} @change=${n.turnPlain} />
        Plain board: the position in tables of words
      </label>
      <div class="row tight">${Be(n.host,e)}</div>
    </section>
    ${Ft(e,(s,i)=>{n.host.send("nonce",{seat:s,text:i},"Your word is in the dice.")})}
  </div>`}function Be(n,e){let t=e.you;if(!t||e.state==="finished")return l;if(e.state==="open")return o`<button @click=${()=>{n.send("leave",{seat:t})}}>Leave the table</button>`;let s=e.seats.find(a=>a.kind==="person"&&a.online===!1&&a.seat!==t),i=()=>confirm("Give up this game?")&&void n.send("resign",{seat:t});return o`<button @click=${()=>{n.send("ask",{what:"draw",seat:t},"You offer a draw.")}}>Offer a draw</button>
    ${s?o`<button @click=${()=>{n.send("ask",{what:"bot",seat:t,about:s.seat})}}>
          Let the computer play ${s.title??m(s.seat)}
        </button>`:l}
    <button class="danger" @click=${i}>Resign</button>`}var Ie=matchMedia("(min-width: 1000px)"),W=class{constructor(e){this.pane=e;this.scale=1;this.x=0;this.y=0;this.fingers=new Map;this.seen=null;this.dragged=0;this.frame=new ResizeObserver(()=>this.map&&this.apply());e.addEventListener("wheel",t=>this.wheel(t),{passive:!1}),e.addEventListener("pointerdown",t=>this.down(t)),e.addEventListener("click",t=>this.click(t),{capture:!0}),addEventListener("pointermove",t=>this.move(t));for(let t of["pointerup","pointercancel"])addEventListener(t,s=>this.fingers.delete(s.pointerId))}get map(){return this.pane.querySelector("[data-zoom]")}get inner(){return this.map??this.pane.querySelector(".board")}settle(){this.seen!==this.inner&&(this.seen=this.inner,this.frame.disconnect(),this.frame.observe(this.inner.parentElement),this.fit(Number(this.map?.dataset.start??1)))}by(e,t={x:0,y:0}){let s=this.scale,[i,a]=this.map?[1,5]:[.5,3];this.scale=Math.min(a,Math.max(i,s*e)),Math.abs(this.scale-1)<.04&&(this.scale=1),this.x=t.x-(t.x-this.x)*this.scale/s,this.y=t.y-(t.y-this.y)*this.scale/s,this.apply()}fit(e=1){let[t,s]=(this.map?.dataset.focus??"0.5 0.5").split(" ").map(Number);this.scale=e,this.x=(.5-t)*this.inner.offsetWidth*e,this.y=(.5-s)*this.inner.offsetHeight*e,this.apply()}toFrame(e,t){let s=this.inner.parentElement.getBoundingClientRect();return{x:e-s.x-s.width/2,y:t-s.y-s.height/2}}isOnMap(e){return e.target.closest?.("[data-zoom]")!==null}wheel(e){!e.ctrlKey&&!(Ie.matches&&this.isOnMap(e))||(e.preventDefault(),this.by(e.deltaY<0?1.15:1/1.15,this.map?this.toFrame(e.clientX,e.clientY):void 0))}down(e){this.dragged=0,this.fingers.set(e.pointerId,e)}click(e){this.dragged>6&&e.stopPropagation(),this.dragged=0}move(e){let t=this.fingers.get(e.pointerId);t&&(this.fingers.set(e.pointerId,e),this.fingers.size===2?this.pinch(t,e):this.canPan(t)&&this.pan(e.clientX-t.clientX,e.clientY-t.clientY))}canPan(e){let t=e.target;return this.map?this.isOnMap(e)&&!(e.pointerType==="mouse"&&t.closest(".lit")):this.scale>1&&!t.closest("[data-thing]")}pan(e,t){let{x:s,y:i}=this;this.x+=e,this.y+=t,this.apply(),this.dragged+=Math.hypot(this.x-s,this.y-i)}pinch(e,t){let s=[...this.fingers.values()].find(r=>r.pointerId!==t.pointerId),i=r=>Math.hypot(r.clientX-s.clientX,r.clientY-s.clientY),a=this.toFrame((t.clientX+s.clientX)/2,(t.clientY+s.clientY)/2);this.by(i(t)/Math.max(1,i(e)),this.map?a:void 0)}keepInFrame(e){let t=e.parentElement,s=(i,a,r)=>{let c=Math.max(0,(a*this.scale-r)/2);return Math.max(-c,Math.min(c,i))};this.x=s(this.x,e.offsetWidth,t.clientWidth),this.y=s(this.y,e.offsetHeight,t.clientHeight)}apply(){let e=this.map;e&&this.keepInFrame(e);let t=this.scale===1&&!this.x&&!this.y;this.inner.style.transform=t?"":`translate(${this.x}px, ${this.y}px) scale(${this.scale})`,this.pane.classList.toggle(e?"map-zoomed":"zoomed",this.scale!==1)}};var Yt=1.2,tt=class extends b{constructor(){super();this.game=null;this.picking=new _(this);this.looking=new N(this);this.replay=new F(this);this.news=new j(this);this.live=null;this.zoom=null;this.takenAt=0;this.lightsAt="";this.ticking=0;this.talkSeen=0;this.isSending=!1;this.onRule=t=>{let s=t.target.closest("[data-rule]")?.dataset.rule;s&&this.snap&&this.openRule(s)};this.onKey=t=>{!this.snap||!I(t)||this.press(t.key,t.target)&&t.preventDefault()};this.table=this.fault="",this.step=this.snap=this.rule=null,this.hints=[],this.connection="connecting",this.tab="log",this.isListOpen=!1,this.addEventListener("click",t=>this.onClick(t))}static{this.properties={table:{},step:{},snap:{state:!0},hints:{state:!0},connection:{state:!0},tab:{state:!0},rule:{state:!0},fault:{state:!0},isListOpen:{state:!0}}}connectedCallback(){super.connectedCallback(),addEventListener("keydown",this.onKey),addEventListener("click",this.onRule),this.ticking=window.setInterval(()=>this.tick(),1e3),this.begin()}disconnectedCallback(){super.disconnectedCallback(),removeEventListener("keydown",this.onKey),removeEventListener("click",this.onRule),clearInterval(this.ticking),this.live?.close()}willUpdate(t){!t.has("table")||!t.get("table")||(this.live?.close(),this.snap=null,this.begin())}async begin(){try{let t=await p.table(this.table),s=(await p.games()).games.find(a=>a.id===t.game);if(!s)throw new rt("This server does not know the game.","game");let[{facts:i}]=await Promise.all([p.facts(t.game),P(t.game).then(a=>a.prepare?.(t))]);this.game={...s,facts:i},this.talkSeen=t.chat.length,this.take(t),this.live=new B(this.table,a=>this.take(a),a=>this.connection=a),this.live.open(),this.step!==null&&await this.replay.goTo(this.step)}catch(t){this.fault=t.sentence??String(t)}}take(t){let s=this.snap;this.keepFocus(),this.snap=t,this.takenAt=performance.now(),(!s||s.rev!==t.rev||s.you!==t.you)&&(this.picking.letGo(),this.hints=[],$(t)||(this.isListOpen=!1)),document.title=`${$(t)?"● ":""}${t.title} · Tessera`,s&&this.news.hear(s,t),s&&t.chat.length>s.chat.length&&this.hearTalk(t)}hearTalk(t){let s=t.chat[t.chat.length-1];this.tab==="chat"?this.talkSeen=t.chat.length:d(`${s.name}: ${s.text}`)}keepFocus(){let t=document.activeElement;!t||t===this||!this.contains(t)||this.updateComplete.then(()=>{(!document.activeElement||document.activeElement===document.body)&&this.focusOn(".question")})}tick(){this.snap?.seats.some(t=>typeof t.clock_ms=="number")&&this.requestUpdate()}catchUp(){this.live?.catchUp()}complain(t){k("refuse");let s=t;d(s.sentence??String(t),!0,s.rule)}async send(t,s={},i=""){try{await p.post(this.table,t,s),i&&d(i)}catch(a){this.complain(a)}}async act(t){let s=this.snap;if(!(!s||this.isSending)){this.isSending=!0,this.picking.letGo(),this.looking.hide();try{let i=await p.act(s.id,s.you,t.text,s.rev);T("acts",f.acts+1),i.table&&this.live?.take(i.table)}catch(i){this.complain(i),i.code!=="offline"&&this.take(await p.table(s.id).catch(()=>s))}finally{this.isSending=!1}}}async whyNot(t){let s=this.snap,i=this.context();if(s.state==="finished")return d("The game is over.");if(s.state==="open")return d("The game begins when every seat is taken.");if(!s.you)return d("You are watching; only the players act.");try{for(let a of this.board.wishes(t,i)){let r=await p.why(s.id,s.you,a);if(!(r.legal||!r.reason))return k("refuse"),d(r.reason,!0,r.rule)}d(i.playing?"There is nothing to do with this now.":"It is not your turn.",!0)}catch(a){this.complain(a)}}async hint(){let t=this.snap;if(!$(t))return d("A hint is for the player who must choose.");try{this.hints=(await p.hint(t.id,t.you)).moves;let s=this.hints[0];s&&d(`I would ${s.action} (${Math.round(s.value*100)} % to win).`)}catch(s){this.complain(s)}}async undo(){let t=this.snap;t.undoable>0?await this.send("undo",{seat:t.you}):await this.send("ask",{what:"undo",seat:t.you},"You have asked to take the move back.")}async rematch(){try{w(`/t/${(await p.post(this.table,"rematch")).id}`)}catch(t){this.complain(t)}}get board(){return xt(this.snap.game)}context(){let{snap:t,game:s}=this;if(!t||!s)return null;let i=this.replay.past?.view??t.view,a=this.picking.picks,r=!this.replay.on&&$(t),c=t.you??i.seats[0],u={game:s,snap:t,view:i,me:c,playing:r,options:[],lit:new Set,picks:a,hinted:new Set};if(!r)return u;let h=Tt(i.state,i.extra??{},s.facts??{});u.options=t.legal.map(v=>this.board.option(St(v,s.verbs,h),u)),u.lit=R(u.options,a);let g=u.options.find(v=>v.act.text===this.hints[0]?.action);return u.hinted=new Set(g?[...g.things,...g.also]:[]),u}onClick(t){let s=t.target,i=s.closest("[data-thing]");if(!i){this.looking.hide(),!s.closest(".chooser, .prompt")&&this.picking.isBusy&&this.picking.letGo();return}this.replay.on||(this.catchUp(),this.picking.press(this.picking.picks,i.dataset.thing,i)),this.looking.touch(t,i)}async openRule(t){try{let{rules:s}=await p.rules(this.snap.game);this.rule=s.find(a=>a.number===t)??{number:t,text:"There is no such rule."},await this.updateComplete;let i=this.querySelector("#rule");i&&!i.open&&i.showModal()}catch(s){this.complain(s)}}press(t,s){let i=this.querySelector(".board");if(t==="Escape")return this.escape();if(this.replay.key(t)||i&&Ct(i,t))return!0;let a=s.closest("[data-thing]")?.dataset.thing,c={a:()=>this.openList(),b:()=>this.focusOn(this.querySelector(".board .lit")?".board .lit":".board [data-thing]"),u:()=>{this.undo()},h:()=>{this.hint()},l:()=>this.show("log","#log"),c:()=>this.show("chat","#say"),r:()=>this.replay.turn(),w:()=>a&&void this.whyNot(a),"+":()=>this.zoom?.by(Yt),"-":()=>this.zoom?.by(1/Yt),0:()=>this.zoom?.fit()}[t.toLowerCase()];return c?.(),c!==void 0}escape(){let t=this.picking.isBusy||this.isListOpen;return this.picking.letGo(),this.looking.hide(),this.isListOpen=!1,t}focusOn(t){this.querySelector(t)?.focus()}openList(){this.isListOpen=!0,this.updateComplete.then(()=>this.focusOn(this.querySelector(".actions")?".actions .act":".prompt .act"))}show(t,s=`#tab-${t}`){this.tab=t,t==="chat"&&(this.talkSeen=this.snap.chat.length),this.updateComplete.then(()=>this.focusOn(s))}turnPlain(){T("plain",!f.plain),this.picking.letGo()}updated(t){let s=this.querySelector(".pane");if(s&&(this.zoom??=new W(s)).settle(),this.followLights(),!(!t.has("snap")&&!t.has("tab")&&!this.replay.on))for(let i of this.querySelectorAll(".log"))i.scrollTop=i.scrollHeight}followLights(){let t=`${this.snap?.rev} ${this.picking.picks}`;t===this.lightsAt||!this.snap||this.replay.on||(this.lightsAt=t,Rt(this))}render(){if(this.fault)return this.nothingHere();let t=this.context();return t?o`<main id="main" class="table ${t.playing?"my-turn":""}" tabindex="-1">
      <h1 class="unseen" tabindex="-1">${t.snap.title}</h1>
      ${this.prompt(t)}
      <section class="pane" aria-label="Board">
        <div class="board">${this.board.draw(t)}</div>
        ${this.replay.on?l:this.news.moment(t)}
        <ul class="unseen" aria-label="The position in words">
          ${this.board.say(t).map(s=>o`<li>${s}</li>`)}
        </ul>
      </section>
      ${this.replay.on?Nt(this.replay):l} ${this.sidebar(t)} ${this.picking.menu()}
      ${this.looking.draw(t)} ${Dt(this.rule,t.snap.game)}
      <div class="unseen" aria-live="polite">${this.news.words()}</div>
    </main>`:o`<main id="main" class="page narrow" tabindex="-1"><h1 tabindex="-1">One moment…</h1></main>`}nothingHere(){return o`<main id="main" class="page narrow center" tabindex="-1">
      <h1 tabindex="-1">No such table</h1>
      <p class="fault" role="alert">${this.fault}</p>
      <a class="button" href="/">To the lobby</a>
    </main>`}prompt(t){let{replay:s,connection:i,hints:a,isListOpen:r}=this;return qt({host:this,ctx:t,replay:s,connection:i,hints:a,isListOpen:r,turnList:()=>this.isListOpen?this.isListOpen=!1:this.openList(),letGo:()=>this.picking.letGo(),undo:()=>{this.undo()},hint:()=>{this.hint()},zoom:c=>c?this.zoom?.by(c):this.zoom?.fit(),rematch:()=>{this.rematch()}})}sidebar(t){let{replay:s,takenAt:i,tab:a}=this;return Ut({host:this,ctx:t,replay:s,takenAt:i,tab:a,unread:a==="chat"?0:t.snap.chat.length-this.talkSeen,show:r=>this.show(r),turnPlain:()=>this.turnPlain()})}};customElements.define("table-page",tt);var et=class extends b{static{this.properties={token:{},fault:{state:!0},busy:{state:!0}}}constructor(){super(),this.token="",this.fault="",this.busy=!1}connectedCallback(){super.connectedCallback(),document.title="Invitation · Tessera"}async join(){this.busy=!0;try{w(`/t/${(await p.accept(this.token)).table}`,!0)}catch(e){this.fault=e.sentence,this.busy=!1}}render(){return o`<main id="main" class="page narrow center" tabindex="-1">
      <h1 tabindex="-1">You are invited</h1>
      <p class="lead">Somebody keeps a seat for you at this table. No account is needed.</p>
      ${this.fault?o`<p class="fault" role="alert">${this.fault}</p>`:l}
      <div class="row">
        <button class="primary" ?disabled=${this.busy} @click=${()=>{this.join()}}>Take the seat</button>
        <a class="button" href="/">To the lobby</a>
      </div>
    </main>`}};customElements.define("invite-page",et);var st=class extends b{static{this.properties={game:{},rule:{},rules:{state:!0},title_:{state:!0},fault:{state:!0}}}constructor(){super(),this.game="",this.rule=null,this.rules=[],this.title_="",this.fault=""}async connectedCallback(){super.connectedCallback(),document.title="Rules · Tessera";try{let[e,t]=await Promise.all([p.games(),p.rules(this.game)]);this.title_=e.games.find(s=>s.id===this.game)?.title??this.game,this.rules=t.rules,await this.updateComplete,this.rule&&document.getElementById(this.rule)?.scrollIntoView()}catch(e){this.fault=e.sentence}}render(){return o`<main id="main" class="page narrow" tabindex="-1">
      <h1 tabindex="-1">${this.title_?`${this.title_}: the rules`:"The rules"}</h1>
      ${this.fault?o`<p class="fault" role="alert">${this.fault}</p>`:l}
      <dl class="rules">
        ${this.rules.map(e=>o`<div id=${e.number} class=${e.number===this.rule?"here":""}>
            <dt>${e.number}</dt>
            <dd>${e.text}</dd>
          </div>`)}
      </dl>
      ${this.rules.length===0&&!this.fault?o`<p class="faint">One moment…</p>`:l}
    </main>`}};customElements.define("rules-page",st);var nt=class extends b{static{this.properties={me:{state:!0},open:{state:!0}}}constructor(){super(),this.me=null,this.open=!1}async connectedCallback(){super.connectedCallback(),document.title="You · Tessera",await this.attempt(async()=>{this.open=(await p.games()).public,this.me=await p.me()})}async attempt(e,t=""){try{await e(),t&&d(t),dispatchEvent(new Event("tessera-me"))}catch(s){d(s.sentence,!0)}}rename(e){e.preventDefault();let t=String(new FormData(e.target).get("name"));this.attempt(async()=>{this.me=await p.rename(t)},"Your name is changed.")}enter(e){e.preventDefault();let t=new FormData(e.target),s=e.submitter.value,i={name:t.get("name"),password:t.get("password")};this.attempt(async()=>{await p.account(s,i),this.me=await p.me()},"Welcome.")}leave(){this.attempt(async()=>{await p.account("logout"),this.me=await p.me()},"You have left.")}accounts(e){return this.open?e.guest?o`<form class="form" @submit=${t=>this.enter(t)}>
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
    </form>`:o`<button @click=${()=>this.leave()}>Sign out</button>`:l}render(){let e=this.me;return o`<main id="main" class="page narrow" tabindex="-1">
      <h1 tabindex="-1">You</h1>
      ${e?o`<form class="form" @submit=${t=>this.rename(t)}>
              <label class="field"><span>The name others see</span>
                <input name="name" required maxlength="40" .value=${e.name} autocomplete="nickname" /></label>
              <div class="row"><button class="primary">Change the name</button></div>
            </form>
            ${this.accounts(e)}`:o`<p class="faint">One moment…</p>`}
    </main>`}};customElements.define("account-page",nt);var it=class extends b{connectedCallback(){super.connectedCallback(),document.title="Credits · Tessera"}render(){let e=(t,s)=>o`<a href=${t} rel="noreferrer">${s}</a>`;return o`<main id="main" class="page narrow" tabindex="-1">
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
    </main>`}};customElements.define("credits-page",it);var qe=[["Tab, Shift+Tab","from one thing to the next"],["Arrow keys","on the board: to the nearest thing in that direction"],["Enter, Space","pick it; picked things that make an action together carry it out"],["Esc","let go of what is picked"],["A","to the list of all actions"],["B","to the board"],["U","undo"],["H","a hint"],["W","why not? Reads the reason for the thing that has the focus"],["L","to the log"],["C","to the chat"],["+  −  0","larger, smaller, fit"],["R","replay on or off; then Left, Right, Home, End, P for play"],["T","dark or light"],["M","sound on or off"],["?","this sheet"]];function Wt(){return o`<dialog id="shortcuts" aria-labelledby="shortcuts-title">
    ${U("shortcuts-title","Keyboard")}
    <dl class="keys">
      ${qe.map(([n,e])=>o`<div><dt><kbd>${n}</kbd></dt><dd>${e}</dd></div>`)}
    </dl>
  </dialog>`}var ot=class extends b{static{this.properties={route:{state:!0},me:{state:!0}}}constructor(){super(),this.route=z(),this.me=null}connectedCallback(){super.connectedCallback(),lt(this),addEventListener("popstate",()=>this.follow()),addEventListener("tessera-me",()=>{this.greet()}),addEventListener("keydown",e=>this.key(e)),this.greet()}follow(){let e=this.route;this.route=z(),!(e.page===this.route.page&&e.page==="table")&&(scrollTo(0,0),this.updateComplete.then(()=>this.querySelector("main h1")?.focus()))}async greet(){try{this.me=await p.me()}catch{this.me=null}}key(e){if(I(e)){if(e.key==="?")this.querySelector("#shortcuts")?.showModal();else if(e.key==="t")this.turnTheme();else if(e.key==="m")this.turnSound();else return;e.preventDefault()}}turnTheme(){T("theme",A()?"light":"dark"),this.requestUpdate()}turnSound(){T("sound",!f.sound),k("coin"),this.requestUpdate()}async turnNotify(){if(!f.notify&&(!("Notification"in window)||await Notification.requestPermission()!=="granted"))return d("The browser does not allow notifications from this page.",!0);T("notify",!f.notify),d(f.notify?"You will be told when it is your turn.":"No more notifications."),this.requestUpdate()}page(){let e=this.route;switch(e.page){case"new":return o`<create-page .wanted=${e.game}></create-page>`;case"table":return o`<table-page .table=${e.id} .step=${e.step}></table-page>`;case"invite":return o`<invite-page .token=${e.token}></invite-page>`;case"rules":return o`<rules-page .game=${e.game} .rule=${e.rule}></rules-page>`;case"edit":return import("/assets/edit-XUX6KGDO.js"),o`<edit-page game=${e.game}></edit-page>`;case"account":return o`<account-page></account-page>`;case"credits":return o`<credits-page></credits-page>`;case"lobby":return o`<lobby-page></lobby-page>`}}render(){let e=(t,s,i,a)=>o`<button class="tool" aria-label=${t} title=${t} aria-pressed=${s} @click=${a}>
        ${y(i)}
      </button>`;return o`
      <a class="skip" href="#main" @click=${t=>this.skip(t)}>To the content</a>
      <header class="top">
        <a class="brand" href="/">${E("laurels")}<span>Tessera</span></a>
        <nav class="tools" aria-label="Settings">
          ${e("Dark colours",A(),"theme",()=>this.turnTheme())}
          ${e("Sound",f.sound,f.sound?"sound":"mute",()=>this.turnSound())}
          ${e("Tell me when it is my turn",f.notify,"bell",()=>{this.turnNotify()})}
          <button
            class="tool"
            aria-label="Keyboard shortcuts"
            title="Keyboard shortcuts (?)"
            @click=${()=>this.querySelector("#shortcuts")?.showModal()}
          >
            ${y("keys")}
          </button>
          ${this.me?o`<a class="me" href="/account" title="Your name">${this.me.name}</a>`:l}
        </nav>
      </header>
      ${this.page()} ${Wt()}
      <tessera-toasts></tessera-toasts>
    `}skip(e){e.preventDefault(),e.stopPropagation(),this.querySelector("main")?.focus()}};document.querySelector("link[rel=icon]").href=gt;wt();customElements.define("tessera-app",ot);

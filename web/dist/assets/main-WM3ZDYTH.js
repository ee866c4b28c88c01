import{a as o,c as ht,d as c,f as ut,h as S,i as y,j as L,k as u,m as mt,n as dt,o as K,p as ft,q as gt,r as bt,s as yt}from"/assets/chunk-ZUOV6GSL.js";var vt="/assets/favicon-XU476DQP.svg";var f=class extends ut{createRenderRoot(){return this}};function m(s,e=!1,t){dispatchEvent(new CustomEvent("tessera-tell",{detail:{text:s,bad:e,rule:t}}))}var te=6e3,J=class extends f{constructor(){super();this.key=0;this.messages=[]}static{this.properties={messages:{state:!0}}}connectedCallback(){super.connectedCallback(),addEventListener("tessera-tell",t=>{let n={...t.detail,key:++this.key};this.messages=[...this.messages.filter(i=>i.text!==n.text),n].slice(-3),setTimeout(()=>this.drop(n.key),te)})}drop(t){this.messages=this.messages.filter(n=>n.key!==t)}render(){return o`<div class="toasts" role="status" aria-live="polite">
      ${this.messages.map(t=>o`<p class="toast ${t.bad?"bad":""}">
          <span>${t.text}</span>
          ${t.rule?o`<button class="rule" data-rule=${t.rule}>${t.rule}</button>`:c}
        </p>`)}
    </div>`}};customElements.define("tessera-toasts",J);var M=class extends Error{constructor(t,n,i){super(t);this.sentence=t;this.code=n;this.rule=i}};async function v(s,e){let t=e===void 0?{headers:{Accept:"application/json"}}:{method:"POST",headers:{"Content-Type":"application/json","X-Tessera":"1"},body:JSON.stringify(e)},n;try{n=await fetch(s,{...t,credentials:"same-origin"})}catch{throw new M("The server does not answer. Your move was not sent.","offline")}let i=await n.json().catch(()=>({}));if(!n.ok||i.ok===!1)throw new M(i.error??`The server answered ${n.status}.`,i.code??"",i.rule);return i}var k=(s,e="")=>`/api/tables/${encodeURIComponent(s)}${e}`,V=new Map;function X(s){let e=V.get(s);return e||(e=v(s),e.catch(()=>V.delete(s)),V.set(s,e)),e}var p={games:()=>X("/api/games"),facts:s=>X(`/api/games/${s}/facts`),rules:s=>X(`/api/rules/${s}`),me:()=>v("/api/me"),rename:s=>v("/api/me",{name:s}),account:(s,e={})=>v(`/api/${s}`,e),lobby:()=>v("/api/lobby"),create:s=>v("/api/tables",s),table:s=>v(k(s)),accept:s=>v(`/api/invite/${encodeURIComponent(s)}`,{}),post:(s,e,t={})=>v(k(s,`/${e}`),t),act:(s,e,t,n)=>v(k(s,"/act"),{seat:e,action:t,rev:n,full:!0}),why:(s,e,t)=>v(k(s,"/why"),{seat:e,action:t}),hint:(s,e)=>v(k(s,"/hint"),{seat:e}),at:(s,e)=>v(k(s,`/at?step=${e}`)),eventsPath:s=>k(s,"/events?log=tail"),download:(s,e)=>k(s,`/${e}`)};function Z(s=new URL(location.href)){let[e,...t]=s.pathname.split("/").filter(Boolean).map(decodeURIComponent),n=t.join("/");if(e==="new")return{page:"new",game:s.searchParams.get("game")};if(e==="t"&&n){let i=s.searchParams.get("step");return{page:"table",id:n,step:i===null?null:Number(i)}}return e==="i"&&n?{page:"invite",token:n}:e==="rules"&&n?{page:"rules",game:n,rule:s.hash.slice(1)||null}:e==="account"||e==="credits"?{page:e}:{page:"lobby"}}function $(s,e=!1){history[e?"replaceState":"pushState"](null,"",s),dispatchEvent(new PopStateEvent("popstate"))}function wt(s){s.addEventListener("click",e=>{let t=e.target.closest("a[href^='/']"),n=e.button===0&&!e.ctrlKey&&!e.metaKey&&!e.shiftKey;!t||!n||t.target||t.hasAttribute("download")||e.defaultPrevented||t.pathname.startsWith("/api/")||(e.preventDefault(),$(t.getAttribute("href")))})}var ee=8e3,ne={"arena-roma":"centurion-helmet","casus-belli":"trireme",antike2:"greek-temple","total-war-rome":"roman-shield",ancients:"crossed-swords"};function $t(s){return(s.bots.find(e=>e.id==="normal")??s.bots[s.bots.length-1])?.id??"random"}var Q=class extends f{constructor(){super();this.timer=0;this.games=[],this.lobby=null,this.fault=""}static{this.properties={games:{state:!0},lobby:{state:!0},fault:{state:!0}}}connectedCallback(){super.connectedCallback(),document.title="Tessera",this.load(),this.timer=window.setInterval(()=>{this.load()},ee)}disconnectedCallback(){super.disconnectedCallback(),clearInterval(this.timer)}async load(){try{let[t,n]=await Promise.all([p.games(),p.lobby()]);this.games=t.games,this.lobby=n,this.fault=""}catch(t){this.fault=t.sentence??String(t)}}async start(t,n){let i={};t.seats.slice(0,t.seats_min).forEach((a,r)=>i[a]=r===0?"me":n);try{let a=await p.create({game:t.id,scenario:t.scenarios[0]?.id,options:{},seats:i,pace:{kind:"none"},watch:"all",undo:"free"});$(`/t/${a.id}`)}catch(a){m(a.sentence,!0)}}opponent(t){return`bot:${this.querySelector(`#level-${t.id}`)?.value??$t(t)}`}gameCard(t){let n=t.bots;return o`<article class="game">
      <div class="game-art">${S(ne[t.id]??"eagle-emblem")}</div>
      <div class="game-text">
        <h2>${t.title}</h2>
        <p>${t.about}</p>
        <div class="row">
          <button class="primary" data-play=${t.id} @click=${()=>{this.start(t,this.opponent(t))}}>
            Play against the computer
          </button>
          ${n.length>1?o`<label class="inline">
                <span>Opponent</span>
                <select id="level-${t.id}">
                  ${n.map(i=>o`<option value=${i.id} ?selected=${i.id===$t(t)} title=${i.help}>
                      ${L(i.id)}
                    </option>`)}
                </select>
              </label>`:c}
        </div>
        <div class="row">
          <button data-invite=${t.id} @click=${()=>{this.start(t,"open")}}>Invite a friend</button>
          <a class="button" href="/new?game=${t.id}">More options</a>
          <a class="quiet" href="/rules/${t.id}">Rules</a>
        </div>
      </div>
    </article>`}names(t){return t.seats.map(n=>`${n.title??u(n.seat)}: ${n.kind==="open"?"free":n.name??n.kind}`).join("  ·  ")}tables(t,n,i){return o`<section class="tables">
      <h2>${t}</h2>
      ${n.length===0?o`<p class="faint">${i}</p>`:o`<ul>
            ${n.map(a=>o`<li>
                <a href="/t/${a.id}" class=${a.your_turn?"my-turn":""}>
                  <span class="table-title">${a.title}</span>
                  <span class="table-seats">${this.names(a)}</span>
                  <span class="table-end">
                    ${a.your_turn?o`<strong class="badge">Your turn</strong>`:c}
                    ${a.state==="open"?o`<span class="badge soft">Open</span>`:c}
                    <span class="faint">${dt(a.updated)}</span>
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
      ${this.fault?o`<p class="fault" role="alert">${this.fault}</p>`:c}
      <div class="games">${this.games.map(n=>this.gameCard(n))}</div>
      ${t?o`
            ${this.tables("My tables",t.mine,"Nothing yet: one click above starts a game.")}
            ${this.tables("Open tables",t.open,"Nobody is waiting for an opponent.")}
            ${this.tables("Finished games",t.finished,"Games that are over can be replayed here.")}
          `:c}
      <footer class="foot"><a href="/new">Set up a table</a><a href="/credits">Credits</a></footer>
    </main>`}};customElements.define("lobby-page",Q);var tt=class extends f{static{this.properties={wanted:{},games:{state:!0},chosen:{state:!0},count:{state:!0}}}constructor(){super(),this.wanted=null,this.games=[],this.chosen="",this.count=0}async connectedCallback(){super.connectedCallback(),document.title="New table · Tessera";try{this.games=(await p.games()).games,this.choose(this.wanted??this.games[0]?.id??"")}catch(e){m(e.sentence,!0)}}choose(e){this.chosen=e,this.count=this.game?.seats_min??0}get game(){return this.games.find(e=>e.id===this.chosen)}async submit(e){e.preventDefault();let t=this.game,n=new FormData(e.target),i=r=>String(n.get(r)??""),a=(r,l)=>Object.fromEntries(r.map(h=>[h,i(l+h)]));try{let r=await p.create({game:t.id,scenario:i("scenario"),options:a(t.options.map(l=>l.id),"option-"),seats:a(t.seats.slice(0,this.count),"seat-"),pace:{kind:i("pace"),seconds:Number(i("minutes"))*60,days:Number(i("days"))},watch:i("watch"),undo:i("undo")});$(`/t/${r.id}`)}catch(r){m(r.sentence,!0)}}select(e,t,n,i=""){return o`<label class="field">
      <span>${e}</span>
      <select name=${t}>
        ${n.map(([a,r])=>o`<option value=${a}>${r}</option>`)}
      </select>
      ${i?o`<small>${i}</small>`:c}
    </label>`}seats(e){let t=e.bots.map(n=>[`bot:${n.id}`,`Computer: ${n.id}`]);return e.seats.slice(0,this.count).map((n,i)=>{let a=["me","Me"],r=["open","Somebody else (by link or from the lobby)"],l=i===0?[a,r,...t]:[r,...t,a];return this.select(u(n),`seat-${n}`,l)})}render(){let e=this.game;return o`<main id="main" class="page narrow" tabindex="-1">
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
              ${this.select("Scenario","scenario",e.scenarios.map(t=>[t.id,t.title]),e.scenarios[0]?.help)}
              ${e.options.map(t=>this.select(u(t.id),`option-${t.id}`,t.values.map(n=>[n,u(n)]),L(t.help)))}
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
                  </label>`:c}
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
    </main>`}};customElements.define("create-page",tt);function kt(...s){let e=new Set,t=n=>{if(typeof n=="string")e.add(n);else if(Array.isArray(n))n.forEach(t);else if(n&&typeof n=="object")for(let[i,a]of Object.entries(n))e.add(i),t(a)};return s.forEach(t),e}function xt(s,e,t){if(e<=1)return s.length?[s.join(" ")]:[];for(let n=s.length-e+1;n>=1;n--){let i=s.slice(0,n).join(" ");if(n===1||t.has(i))return[i,...xt(s.slice(n),e-1,t)]}return[s.join(" ")]}function Tt(s,e,t){let n=e.filter(h=>s===h.word||s.startsWith(h.word+" ")).sort((h,b)=>b.word.length-h.word.length)[0],i=n?.word??s.split(" ")[0],a=s.slice(i.length).trim().split(/\s+/).filter(Boolean),r=n?.args??(a.length?["word"]:[]),l=xt(a,Math.min(r.length,a.length),t);return{text:s,verb:i,args:l.map((h,b)=>({kind:r[b]??"word",word:h}))}}function Et(s){let e=new Map;for(let t of s)e.set(t.verb,[...e.get(t.verb)??[],t]);return e}var Lt="tessera",St={theme:"auto",sound:!1,notify:!1,plain:!1};function se(){try{return{...St,...JSON.parse(localStorage.getItem(Lt)??"{}")}}catch{return{...St}}}var d=se();function R(s,e){d[s]=e;try{localStorage.setItem(Lt,JSON.stringify(d))}catch{}et()}function H(){return d.theme!=="auto"?d.theme==="dark":matchMedia("(prefers-color-scheme: dark)").matches}function et(){document.documentElement.dataset.theme=H()?"dark":"light"}function Mt(){et(),matchMedia("(prefers-color-scheme: dark)").addEventListener("change",et)}function Rt(){return matchMedia("(prefers-reduced-motion: reduce)").matches}var Ct=s=>s!==null&&typeof s=="object"&&!Array.isArray(s);function P(s,e){let t=`word:${e}`,n=s.view.titles[e]??e;return!s.lit.has(t)&&!s.picks.includes(t)?o`<span class="word">${n}</span>`:o`<button class="word ${ft(s,t)}" data-thing=${t}>${n}</button>`}function B(s,e){return e===null?o`<span class="faint">–</span>`:typeof e=="boolean"?o`<span>${e?"yes":"no"}</span>`:typeof e=="object"&&!Array.isArray(e)?oe(s,e):Array.isArray(e)?o`<ol class="values">${e.map(t=>o`<li>${B(s,t)}</li>`)}</ol>`:P(s,String(e))}function ie(s,e,t){let n=[...new Set(e.flatMap(([,i])=>Object.keys(i)))];return o`<div class="scroll" tabindex="0" role="region" aria-label=${t}>
    <table>
      <thead>
        <tr><th scope="col"><span class="unseen">name</span></th>
          ${n.map(i=>o`<th scope="col">${P(s,i)}</th>`)}</tr>
      </thead>
      <tbody>
        ${e.map(([i,a])=>o`<tr><th scope="row">${P(s,i)}</th>
            ${n.map(r=>o`<td>${r in a?B(s,a[r]):c}</td>`)}</tr>`)}
      </tbody>
    </table>
  </div>`}function oe(s,e){return o`<dl class="pairs">
    ${Object.entries(e).map(([t,n])=>o`<div><dt>${P(s,t)}</dt><dd>${B(s,n)}</dd></div>`)}
  </dl>`}function ae(s,e,t){let n=Ct(t)?Object.entries(t):[],i=n.length>0&&n.every(([,a])=>Ct(a));return o`<section class="state-field">
    <h3>${u(e)}</h3>
    ${i?ie(s,n,u(e)):B(s,t)}
  </section>`}var nt={complete:!1,option:s=>({act:s,things:s.args.map(e=>`word:${e.word}`),also:[]}),wishes:(s,e)=>{let t=s.slice(s.indexOf(":")+1);return e.game.verbs.filter(n=>n.args.length===1).map(n=>`${n.word} ${t}`)},draw:s=>o`<div class="generic">
    ${Object.entries(s.view.state).map(([e,t])=>ae(s,e,t))}
  </div>`,say:s=>Object.entries(s.view.state).map(([e,t])=>`${u(e)}: ${JSON.stringify(t)}`)};var re={"arena-roma":()=>import("/assets/arena-roma-UMCFAEK4.js").then(s=>s.arenaRoma),antike2:()=>import("/assets/antike-KQKOQZCF.js").then(s=>s.antike),"casus-belli":()=>import("/assets/antike-KQKOQZCF.js").then(s=>s.antike)},st=new Map;async function At(s){let e=st.get(s)??await re[s]?.()??nt;return st.set(s,e),e}function Ot(s){return(d.plain?void 0:st.get(s))??nt}var le=650,ce=16,I=class{constructor(e,t,n){this.id=e;this.show=t;this.say=n;this.source=null;this.queue=[];this.timer=0;this.shownAt=0;this.newest=-1;this.log=[]}open(){this.say("connecting"),this.source=new EventSource(p.eventsPath(this.id)),this.source.addEventListener("open",()=>this.say("live")),this.source.addEventListener("table",e=>this.take(JSON.parse(e.data))),this.source.addEventListener("bye",()=>this.again()),this.source.addEventListener("error",()=>{this.say("lost"),this.source?.readyState===EventSource.CLOSED&&this.again()})}close(){this.source?.close(),this.source=null,clearTimeout(this.timer)}take(e){e.log=this.wholeLog(e),!(e.seq<this.newest)&&(this.newest=e.seq,this.queue.push(e),this.queue.length>ce&&this.queue.splice(0,this.queue.length-1),this.next())}catchUp(){let e=this.queue.pop();this.queue=[],clearTimeout(this.timer),this.timer=0,e&&this.put(e)}wholeLog(e){let t=e.log_from??0,n=t===0?[]:this.log.filter(i=>i.n<=t);return this.log=[...n,...e.log],this.log}again(){this.close(),this.say("lost"),this.timer=window.setTimeout(()=>this.open(),1500)}next(){if(this.timer||this.queue.length===0)return;let e=this.queue[0],n=!e.last||e.last.seat===e.you||Rt()?0:this.shownAt+le-performance.now();if(n>0){this.timer=window.setTimeout(()=>{this.timer=0,this.next()},n);return}this.queue.shift(),this.put(e),this.next()}put(e){this.shownAt=performance.now(),this.show(e)}};var pe={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]},Ht=2.5;function Pt(s,e){let t=pe[e],n=document.activeElement;if(!t||!n||!s.contains(n))return!1;let i=n.getBoundingClientRect(),a=null,r=1/0;for(let l of s.querySelectorAll("[data-thing]")){if(l===n)continue;let h=l.getBoundingClientRect(),b=h.x+h.width/2-i.x-i.width/2,g=h.y+h.height/2-i.y-i.height/2,w=b*t[0]+g*t[1],E=Math.abs(b*t[1])+Math.abs(g*t[0]);w>4&&w+Ht*E<r&&(r=w+Ht*E,a=l)}return a?.focus(),a!==null}function x(s){return s.state==="running"&&s.legal.length>0}var Bt="important",he=" !"+Bt,It=bt(class extends yt{constructor(s){if(super(s),s.type!==gt.ATTRIBUTE||s.name!=="style"||s.strings?.length>2)throw Error("The `styleMap` directive must be used in the `style` attribute and must be the only part in the attribute.")}render(s){return Object.keys(s).reduce((e,t)=>{let n=s[t];return n==null?e:e+`${t=t.includes("-")?t:t.replace(/(?:^(webkit|moz|ms|o)|)(?=[A-Z])/g,"-$&").toLowerCase()}:${n};`},"")}update(s,[e]){let{style:t}=s.element;if(this.ft===void 0)return this.ft=new Set(Object.keys(e)),this.render(e);for(let n of this.ft)e[n]==null&&(this.ft.delete(n),n.includes("-")?t.removeProperty(n):t[n]=null);for(let n in e){let i=e[n];if(i!=null){this.ft.add(n);let a=typeof i=="string"&&i.endsWith(he);n.includes("-")||a?t.setProperty(n,a?i.slice(0,-11):i,a?Bt:""):t[n]=i}}return ht}});var ue=350,me=3500,q=246,qt=340,de=.55,G=class{constructor(e){this.host=e;this.at=null;this.timer=0;e.addController(this),e.addEventListener("pointerover",t=>this.hover(t)),e.addEventListener("pointerout",()=>this.hide()),e.addEventListener("focusin",t=>this.focus(t))}hostDisconnected(){clearTimeout(this.timer)}hide(){clearTimeout(this.timer),this.set(null)}touch(e,t){e.pointerType==="touch"&&(this.show(t),clearTimeout(this.timer),this.timer=window.setTimeout(()=>this.hide(),me))}hover(e){let t=this.thingAt(e.target);!t||e.pointerType==="touch"||e.buttons||(clearTimeout(this.timer),this.timer=window.setTimeout(()=>this.show(t),ue))}focus(e){let t=this.thingAt(e.target);t?.matches(":focus-visible")?this.show(t):this.hide()}thingAt(e){return e.closest("[data-thing], [data-look]")}show(e){if(!e.isConnected||this.host.querySelector(".chooser"))return;let t=e.getBoundingClientRect(),n=e.dataset.look??e.dataset.thing;if(t.top>innerHeight*de){let i=t.left+t.width/2-q/2;this.set({thing:n,x:Math.max(8,Math.min(innerWidth-q-8,i)),y:t.top-qt})}else{let i=t.right+q+20<innerWidth?t.right+10:t.left-q;this.set({thing:n,x:Math.max(8,i),y:Math.max(56,Math.min(innerHeight-qt,t.top-60))})}}set(e){e!==this.at&&(this.at=e,this.host.requestUpdate())}draw(e){let t=this.at&&this.host.board.look?.(this.at.thing,e);if(!t)return c;let n=It({left:`${this.at.x}px`,top:`${this.at.y}px`});return o`<div class="look" aria-hidden="true" style=${n}>${t}</div>`}};var j=null;function N(s,e,t,n,i){let a=j,r=a.createOscillator(),l=a.createGain();r.type=i,r.frequency.value=e,l.gain.setValueAtTime(n,a.currentTime+s),l.gain.exponentialRampToValueAtTime(5e-4,a.currentTime+s+t),r.connect(l).connect(a.destination),r.start(a.currentTime+s),r.stop(a.currentTime+s+t)}function Gt(s,e,t,n){let i=j,a=i.createBuffer(1,Math.ceil(i.sampleRate*e),i.sampleRate),r=a.getChannelData(0);for(let g=0;g<r.length;g++)r[g]=(Math.random()*2-1)*(1-g/r.length);let l=i.createBufferSource(),h=i.createBiquadFilter(),b=i.createGain();l.buffer=a,h.type="bandpass",h.frequency.value=n,b.gain.value=t,l.connect(h).connect(b).connect(i.destination),l.start(i.currentTime+s)}var fe={dice:()=>[0,.07,.13,.2,.24].forEach(s=>Gt(s,.04,.5,1800)),coin:()=>[1568,2093].forEach((s,e)=>N(e*.07,s,.25,.08,"triangle")),card:()=>Gt(0,.12,.35,900),battle:()=>[220,147].forEach((s,e)=>N(e*.12,s,.4,.12,"sawtooth")),turn:()=>[523,659,784].forEach((s,e)=>N(e*.11,s,.5,.09,"sine")),refuse:()=>N(0,130,.18,.12,"square")};function T(s){d.sound&&(j??=new AudioContext,j.resume(),fe[s]())}var ge=3200,be=[[/battle|attack|against/,"battle"],[/roll|dice/,"dice"],[/sestertii|money|gold|VP/,"coin"]],D=class{constructor(e){this.host=e;this.lines=[];this.timer=0;e.addController(this)}hostDisconnected(){clearTimeout(this.timer)}hear(e,t){let n=e.log[e.log.length-1]?.n??0,i=t.log.filter(a=>a.n>n);i.length>0&&this.show(i),x(t)&&!x(e)&&this.callPlayer(t)}show(e){this.lines=e,clearTimeout(this.timer),this.timer=window.setTimeout(()=>{this.lines=[],this.host.requestUpdate()},ge);let t=e.map(n=>n.text).join(" ");T(be.find(([n])=>n.test(t))?.[1]??"card")}callPlayer(e){T("turn"),d.notify&&document.hidden&&Notification.permission==="granted"&&new Notification(`${e.title}: your turn`,{body:e.view.prompt??"",tag:e.id})}words(){return this.lines.map(e=>e.text).join(" ")}moment(e){if(this.lines.length===0)return c;let t=e.snap.state==="finished"?ye(e.snap):this.host.board.moment?.(this.lines,e);return t?o`<div class="moment" aria-hidden="true">${t}</div>`:c}};function ye(s){let e=s.you?(s.result?.score??s.view.score??{})[s.you]:void 0,t=e===void 0?"Finis":e>=1?"Victory":e>0?"A draw":"Defeat";return o`<p class="ending">${S("laurels")}${t}</p>`}var ve=(s,e)=>s.things.includes(e)||s.also.includes(e);function it(s,e){return s.filter(t=>e.every(n=>ve(t,n)))}function U(s,e){let t=new Set;for(let n of it(s,e)){let i=e.length?n.things:n.things.slice(0,1);for(let a of[...i,...n.also])t.add(a)}return t}function Nt(s,e,t){if(e.includes(t))return{kind:"more",picks:e.filter(r=>r!==t)};let n=[...e,t],i=it(s,n);if(i.length===0&&(n=[t],i=it(s,n)),i.length===0)return{kind:"none"};let a=i.filter(r=>r.things.every(l=>n.includes(l)));return i.length===1&&a.length===1&&!a[0].ask?{kind:"act",act:a[0].act}:a.length>0||i.length===1?{kind:"choose",options:i,picks:n}:{kind:"more",picks:n}}function A(s){return L(s.text)}function O(s,e,t,n=""){return o`<button class="act ${n}" data-action=${s.text} aria-label=${A(s)} @click=${()=>e(s)}>
    ${t}
  </button>`}function we(s){let e=new Map;for(let t of s){let n=t.args.slice(0,-1).map(i=>i.word).join(" ");e.set(n,[...e.get(n)??[],t])}return e}function $e(s,e){return s.args[s.args.length-1]?.word??u(e)}function jt(s,e,t,n){return o`<div class="action-groups">
    ${[...Et(s)].map(([i,a])=>{let r=e.verbs.find(l=>l.word===i)?.help??"";return o`<section class="action-group">
        <h3>${u(i)} ${r?o`<small>${r}</small>`:c}</h3>
        ${[...we(a)].map(([l,h])=>o`<div class="row tight">
            ${l?o`<span class="first">${l}</span>`:c}
            ${h.map(b=>O(b,n,$e(b,i),t.has(b.text)?"hinted":""))}
          </div>`)}
      </section>`})}
  </div>`}function Dt(s,e){s.addEventListener("pointerdown",t=>{let n=t.target.closest("[data-thing]");if(!n||t.button!==0||t.pointerType==="touch")return;let i=new AbortController,{signal:a}=i,r=null,l=()=>{i.abort(),r?.remove()},h=g=>{if(!r&&Math.hypot(g.clientX-t.clientX,g.clientY-t.clientY)>6){if(!e.lift(n.dataset.thing))return l();r=ke(n)}r&&(r.style.transform=`translate(${g.clientX-t.clientX}px, ${g.clientY-t.clientY}px) rotate(2deg)`)},b=g=>{let w=r!==null;if(l(),!w)return;s.addEventListener("click",Zt=>Zt.stopPropagation(),{capture:!0,once:!0}),setTimeout(()=>s.dispatchEvent(new Event("click")),0);let E=document.elementFromPoint(g.clientX,g.clientY)?.closest("[data-thing]");E&&E!==n?e.drop(n.dataset.thing,E.dataset.thing,E):e.let()};addEventListener("pointermove",h,{signal:a}),addEventListener("pointerup",b,{signal:a}),addEventListener("pointercancel",l,{signal:a})})}function ke(s){let e=s.cloneNode(!0),t=s.getBoundingClientRect();e.removeAttribute("data-thing"),e.classList.add("ghost");let n=getComputedStyle(s);return Object.assign(e.style,{left:`${t.x}px`,top:`${t.y}px`,width:`${t.width}px`,height:`${t.height}px`,fontSize:n.fontSize}),document.body.append(e),e}var C=8;function xe(s){let e=new Map;for(let t of s)e.set(t.row??"",[...e.get(t.row??"")??[],t]);return e}var _=class{constructor(e){this.host=e;this.picks=[];this.options=[];Dt(e,{lift:t=>this.lift(t),drop:(t,n,i)=>this.press([t],n,i),let:()=>this.letGo()})}get isBusy(){return this.picks.length>0||this.options.length>0}letGo(){this.set([])}press(e,t,n){let i=this.host.context();if(!i)return;let a=Nt(i.options,e,t);switch(a.kind){case"act":return this.letGo(),void this.host.act(a.act);case"more":return this.set(a.picks);case"choose":return this.set(a.picks,a.options),this.placeMenu(n);case"none":return this.letGo(),void this.host.whyNot(t)}}lift(e){this.host.catchUp();let t=this.host.context();return!t||!U(t.options,[]).has(e)?!1:(this.set([e]),!0)}set(e,t=[]){this.picks=e,this.options=t,this.host.requestUpdate()}placeMenu(e){let t=e.getBoundingClientRect();this.host.updateComplete.then(()=>{let n=this.host.querySelector(".chooser");if(!n)return;let{width:i,height:a}=n.getBoundingClientRect(),r=Math.max(C,Math.min(innerWidth-i-C,t.x+t.width/2-i/2)),l=t.bottom+a+2*C<innerHeight;n.style.left=`${r}px`,n.style.top=`${l?t.bottom+C:Math.max(C,t.top-a-C)}px`,n.querySelector("button")?.focus()})}button(e){return O(e.act,t=>{this.host.act(t)},e.ask??e.word??A(e.act))}menu(){return this.options.length===0?c:o`<div class="chooser" role="group" aria-label="Choose an action">
      ${[...xe(this.options)].map(([e,t])=>e?o`<div class="chooser-row"><span>${e}</span>${t.map(n=>this.button(n))}</div>`:t.map(n=>this.button(n)))}
      <button class="quiet" @click=${()=>this.letGo()}>Let go</button>
    </div>`}};var Te=8;function Ut(s){let{ctx:e}=s,t=e.options.map(l=>l.act),n=e.options.filter(l=>l.things.length===0).map(l=>l.act),i=!s.host.board.complete&&t.length<=Te?t:n,a=new Set(s.hints.slice(0,1).map(l=>l.action)),r=l=>{s.host.act(l)};return o`<section class="prompt" aria-label="What to do">
    <div class="prompt-text">
      ${Ee(s.connection)}
      <p class="question" role="status" tabindex="-1">${Se(s)}</p>
      ${e.picks.length>0?o`<p class="picked-line"><span>${K(e.picks.map(Me))} – now choose where.</span>
            <button class="quiet" @click=${s.letGo}>Let go</button></p>`:c}
    </div>
    <div class="prompt-acts">
      ${i.map(l=>O(l,r,A(l),`primary ${a.has(l.text)?"hinted":""}`))}
      ${t.length>i.length?o`<button aria-expanded=${s.isListOpen} data-all @click=${s.turnList}>All ${t.length} actions</button>`:c}
      ${e.snap.state==="finished"&&!s.replay.on?Re(s):c} ${Ce(s)}
    </div>
    ${(e.snap.offers??[]).map(l=>Oe(s.host,e.snap,l))}
    ${s.isListOpen&&t.length>0?o`<div class="actions" role="group" aria-label="All actions">
          ${jt(t,e.game,a,r)}
        </div>`:c}
  </section>`}function Ee(s){return s==="live"?c:o`<span class="badge lost">${s==="lost"?"Reconnecting…":"Connecting…"}</span>`}function Se({ctx:s,replay:e}){let{snap:t,view:n}=s,i=r=>n.titles[r]??u(r);if(e.on)return`Move ${e.step} of ${e.steps}`;if(t.state==="open")return"Waiting for the seats to be taken.";if(t.state==="finished"||n.over)return Le(t,i);if(s.playing)return n.prompt??"Your turn.";let a=n.to_act.filter(r=>r!=="chance").map(i);return a.length?`Waiting for ${K(a)}.`:n.prompt??""}function Le(s,e){let t=s.result?.score??s.view.score??{},n=Math.max(0,...Object.values(t)),i=Object.keys(t).filter(h=>t[h]===n&&n>0),a=s.result?.loser?e(s.result.loser):"",l=`The game is over. ${{resign:`${a} gave up. `,time:`The time of ${a} is up. `}[s.result?.by??""]??""}`;return i.length===1?`${l}${e(i[0])} has won.`:i.length?`${l}It is a draw.`:l.trim()}function Me(s){let[e,...t]=s.split(":"),n=t[t.length-1];return["card","word","icon","region","to"].includes(e)?u(n):`${u(e)} ${n}`}function Re(s){let e=s.ctx.snap;return e.rematch?o`<a class="button" href="/t/${e.rematch}">To the next game</a>`:e.you?o`<button class="primary" @click=${s.rematch}>Play again</button>`:o`<button @click=${()=>s.replay.turn()}>Watch it again</button>`}function Ce(s){let e=s.ctx.snap,t=(i,a,r,l=!1)=>o`<button class="tool" aria-label=${i} title=${i} ?disabled=${l} @click=${r}>
      ${y(a)}
    </button>`,n=e.state==="running"&&e.you!==null;return o`<span class="toolbar" role="toolbar" aria-label="Table">
    ${n?t(e.undoable>0?"Undo (U)":"Ask to take a move back (U)","undo",s.undo,e.steps===0):c}
    ${n?t("Hint (H)","hint",s.hint,!s.ctx.playing):c}
    ${e.steps>0?t(s.replay.on?"Leave replay (R)":"Replay (R)","history",()=>s.replay.turn()):c}
    <span class="zoomer">
      ${t("Smaller (−)","minus",()=>s.zoom(1/1.2))} ${t("Larger (+)","plus",()=>s.zoom(1.2))}
      ${t("Fit (0)","fit",()=>s.zoom(0))}
    </span>
  </span>`}var Ae={undo:"asks to take a move back",draw:"offers a draw",bot:"asks for the computer to take over an empty seat"};function Oe(s,e,t){let n=i=>{s.send("answer",{what:t.what,yes:i,seat:e.you})};return t.seat===e.you?o`<div class="offer"><p>You have asked (${t.what}). The others must answer.</p></div>`:o`<div class="offer" role="alert">
    <p>${e.view.titles[t.seat]??u(t.seat)} ${Ae[t.what]??t.what}.</p>
    ${e.you?o`<button class="primary" @click=${()=>n(!0)}>Agree</button>
          <button @click=${()=>n(!1)}>Decline</button>`:c}
  </div>`}function _t(s){let e=n=>{s.goTo(n)},t=(n,i,a,r=!1)=>o`<button class="tool" aria-label=${n} title=${n} ?disabled=${r} @click=${a}>
      ${y(i)}
    </button>`;return o`<div class="replay" role="group" aria-label="Replay">
    ${t("First move","first",()=>e(0),s.step<=0)}
    ${t("Back","back",()=>e(s.step-1),s.step<=0)}
    ${t(s.playing?"Pause":"Play on",s.playing?"pause":"play",()=>s.turnAutoplay())}
    ${t("Next","next",()=>e(s.step+1),s.step>=s.steps)}
    ${t("Last move","last",()=>e(s.steps),s.step>=s.steps)}
    <input
      type="range"
      min="0"
      max=${s.steps}
      .value=${String(s.step)}
      aria-label="Move"
      aria-valuetext="Move ${s.step} of ${s.steps}"
      @input=${n=>e(Number(n.target.value))}
    />
    <output class="replay-step">${s.step} / ${s.steps}</output>
    <button @click=${()=>s.leave()}>Leave replay</button>
  </div>`}var He=1100,F=class{constructor(e){this.host=e;this.step=0;this.steps=0;this.playing=!1;this.on=!1;this.past=null;this.timer=0;e.addController(this)}hostDisconnected(){clearInterval(this.timer)}async goTo(e){let{id:t,steps:n}=this.host.snap,i=Math.max(0,Math.min(n,e));Object.assign(this,{on:!0,step:i,steps:n}),this.host.requestUpdate();try{let{view:a,log:r}=await p.at(t,i);if(!this.on||this.step!==i)return;this.past={view:a,log:r},history.replaceState(null,"",`/t/${t}?step=${i}`),this.host.requestUpdate()}catch(a){this.leave(),this.host.complain(a)}}turnAutoplay(){this.on&&(clearInterval(this.timer),this.playing=!this.playing,this.host.requestUpdate(),this.playing&&(this.step>=this.steps&&this.goTo(0),this.timer=window.setInterval(()=>{this.step<this.steps?this.goTo(this.step+1):this.turnAutoplay()},He)))}leave(){clearInterval(this.timer),Object.assign(this,{on:!1,playing:!1,past:null}),history.replaceState(null,"",`/t/${this.host.snap.id}`),this.host.requestUpdate()}turn(){let e=this.host.snap;this.on?this.leave():this.goTo(e.state==="finished"?0:e.steps)}key(e){if(!this.on)return!1;let t={ArrowLeft:this.step-1,ArrowRight:this.step+1,Home:0,End:this.steps};if(e in t)this.goTo(t[e]);else if(e==="p")this.turnAutoplay();else return!1;return!0}};function Y(s,e){return o`<div class="dialog-head">
    <h2 id=${s}>${e}</h2>
    <button
      class="tool"
      aria-label="Close"
      @click=${t=>t.currentTarget.closest("dialog")?.close()}
    >
      ${y("close")}
    </button>
  </div>`}var Pe=/\(?\b([A-Z]{2}-\d+)\b\)?/;function W(s){return o`<button class="rule" data-rule=${s} aria-label="Rule ${s}">${s}</button>`}function Be(s){return s.split(Pe).map((e,t)=>t%2?W(e):e)}function Ft(s,e,t){return o`<div id="log" class="log" role="log" aria-live="off" aria-label="Log" tabindex="0">
    ${s.length===0?o`<p class="faint">Nothing has happened yet.</p>`:c}
    ${s.map(n=>o`<p class="line seat-${e.seats.indexOf(n.seat)}">
        <span>${Be(n.text)}</span>
        ${(n.rules??[]).filter(i=>!n.text.includes(i)).map(W)}
        ${t?o`<button class="step" aria-label="Show move ${n.n}" @click=${()=>t(n.n)}>${n.n}</button>`:c}
      </p>`)}
  </div>`}function Yt(s,e){let t=s?.text.match(/\b[A-Z]{2}-\d+\b/g)??[];return o`<dialog id="rule" aria-labelledby="rule-title">
    ${Y("rule-title",s?`Rule ${s.number}`:"Rule")}
    <p class="rule-text">${s?.text}</p>
    <p><a href="/rules/${e}#${s?.number??""}" target="_blank">All rules</a> ${t.map(W)}</p>
  </dialog>`}function Wt(s,e){let t=n=>{n.preventDefault();let i=n.target.elements.namedItem("text"),a=i.value.trim();a&&e(a),i.value=""};return o`<div class="chat">
    <div id="talk" class="log" role="log" aria-label="Chat" tabindex="0">
      ${s.chat.length===0?o`<p class="faint">Nobody has said anything.</p>`:c}
      ${s.chat.map(n=>o`<p class="line"><strong>${n.name}</strong> <span>${n.text}</span></p>`)}
    </div>
    <form class="say" @submit=${t}>
      <input id="say" name="text" maxlength="500" autocomplete="off" placeholder="Say something" aria-label="Chat" />
      <button aria-label="Send">${y("send")}</button>
    </form>
  </div>`}function zt(s,e,t){return o`<ul class="players" aria-label="Players">
    ${s.seats.map(n=>{let i=e.to_act.includes(n.seat)&&!e.over,a=i&&s.state==="running"?performance.now()-t:0,r=e.titles?.[n.seat]??n.title??u(n.seat),l=e.over&&(e.score?.[n.seat]??0)>=1;return o`<li class="player ${i?"acts":""} seat-${s.seats.indexOf(n)}">
        <span class="dot ${n.kind==="bot"||n.online?"on":""}" aria-hidden="true"></span>
        <span class="player-name">
          <strong>${r}</strong>
          <span>${n.kind==="open"?"free seat":n.name??n.kind}</span>
          <span class="faint">
            ${n.kind==="bot"?"computer":n.kind==="person"&&n.online===!1?"away":""}
            ${n.seat===s.you?"you":""}
          </span>
        </span>
        ${n.resigned?o`<span class="badge soft">resigned</span>`:c}
        ${l?o`<span class="badge">winner</span>`:c}
        ${i?o`<span class="badge turn">to act</span>`:c}
        ${typeof n.clock_ms=="number"?o`<span class="clock">${y("clock")}${mt(n.clock_ms-a)}</span>`:c}
      </li>`})}
  </ul>`}function Kt(s,e){let t=s.dice??{},n=a=>{a.preventDefault();let r=String(new FormData(a.target).get("nonce")).trim();r&&s.you&&e(s.you,r)},i=Object.entries(t.nonces??{}).filter(([,a])=>a);return o`<section class="panel">
    <h3>Dice anyone can check</h3>
    <p>
      Before the first roll the server drew a secret and published its fingerprint. All rolls and
      draws follow from the secret and the players' words; the secret is shown when the game is over.
    </p>
    <dl class="proof">
      <dt>Fingerprint</dt>
      <dd><code>${t.commitment??"–"}</code></dd>
      ${i.map(([a,r])=>o`<dt>Word of ${u(a)}</dt><dd><code>${r}</code></dd>`)}
      ${t.secret?o`<dt>Secret</dt><dd><code>${t.secret}</code></dd>`:c}
    </dl>
    ${s.you&&s.state==="open"?o`<form class="say" @submit=${n}>
          <input name="nonce" maxlength="64" aria-label="Your word for the dice" placeholder="Add a word of your own" />
          <button>Add</button>
        </form>`:c}
    ${s.state==="finished"?o`<p class="row tight">
          <a class="button" href=${p.download(s.id,"proof")} download>Proof</a>
          <a class="button" href=${p.download(s.id,"record")} download>Record</a>
          <a class="button" href=${p.download(s.id,"position")} download>Position</a>
        </p>
        <p class="faint">Check it at home: <code>tessera verify RECORD</code></p>`:c}
  </section>`}function Jt(s){let{ctx:e,host:t}=s,n=e.snap,i=(r,l)=>o`<button role="tab" id="tab-${r}" aria-controls="panel" aria-selected=${s.tab===r} @click=${()=>s.show(r)}>
      ${l}
    </button>`,a=n.state==="finished"?r=>{s.replay.goTo(r)}:null;return o`<aside class="side" aria-label="Players, log and chat">
    ${zt(n,e.view,s.takenAt)} ${Ie(t,n)} ${qe(t,n)}
    <div class="tabs" role="tablist" aria-label="Log, chat, table">
      ${i("log","Log")} ${i("chat",s.unread>0?`Chat (${s.unread})`:"Chat")} ${i("table","Table")}
    </div>
    <div id="panel" class="panel-box" role="tabpanel" aria-labelledby="tab-${s.tab}">
      ${s.tab==="log"?Ft(s.replay.past?.log??n.log,e.view,a):c}
      ${s.tab==="chat"?Wt(n,r=>{t.send("chat",{text:r})}):c}
      ${s.tab==="table"?Ge(s):c}
    </div>
  </aside>`}function Ie(s,e){if(!e.invite||e.state!=="open")return c;let t=new URL(e.invite,location.href).href,n=async()=>{try{await navigator.clipboard.writeText(t),m("The link is copied. Send it to a friend.")}catch{s.querySelector("#invite")?.select(),m("Copy the marked link.")}};return o`<section class="panel invite">
    <h3>Invite a friend</h3>
    <div class="say">
      <input id="invite" readonly .value=${t} aria-label="Invitation link" />
      <button aria-label="Copy the link" @click=${()=>{n()}}>${y("copy")}</button>
    </div>
  </section>`}function qe(s,e){let t=e.seats.filter(n=>n.kind==="open");return e.state!=="open"||t.length===0||e.you?c:o`<section class="panel">
    <h3>Free seats</h3>
    <div class="row tight">
      ${t.map(n=>o`<button class="primary" @click=${()=>{s.send("join",{seat:n.seat})}}>
          Play ${n.title??u(n.seat)}
        </button>`)}
    </div>
  </section>`}function Ge(s){let e=s.ctx.snap,t=Object.entries(e.options??{});return o`<div class="stack">
    <section class="panel">
      <h3>This table</h3>
      <dl class="pairs">
        <div><dt>Game</dt><dd><a href="/rules/${e.game}" target="_blank">${s.ctx.game.title} (rules)</a></dd></div>
        <div><dt>Scenario</dt><dd>${u(e.scenario)}</dd></div>
        ${t.map(([n,i])=>o`<div><dt>${u(n)}</dt><dd>${u(String(i))}</dd></div>`)}
      </dl>
      <label class="inline">
        <input type="checkbox" ?checked=${d.plain} @change=${s.turnPlain} />
        Plain board: the position in tables of words
      </label>
      <div class="row tight">${Ne(s.host,e)}</div>
    </section>
    ${Kt(e,(n,i)=>{s.host.send("nonce",{seat:n,text:i},"Your word is in the dice.")})}
  </div>`}function Ne(s,e){let t=e.you;if(!t||e.state==="finished")return c;if(e.state==="open")return o`<button @click=${()=>{s.send("leave",{seat:t})}}>Leave the table</button>`;let n=e.seats.find(a=>a.kind==="person"&&a.online===!1&&a.seat!==t),i=()=>confirm("Give up this game?")&&void s.send("resign",{seat:t});return o`<button @click=${()=>{s.send("ask",{what:"draw",seat:t},"You offer a draw.")}}>Offer a draw</button>
    ${n?o`<button @click=${()=>{s.send("ask",{what:"bot",seat:t,about:n.seat})}}>
          Let the computer play ${n.title??u(n.seat)}
        </button>`:c}
    <button class="danger" @click=${i}>Resign</button>`}var je=matchMedia("(min-width: 1000px)"),z=class{constructor(e){this.pane=e;this.scale=1;this.x=0;this.y=0;this.fingers=new Map;this.seen=null;this.dragged=0;e.addEventListener("wheel",t=>this.wheel(t),{passive:!1}),e.addEventListener("pointerdown",t=>this.down(t)),e.addEventListener("click",t=>this.click(t),{capture:!0}),addEventListener("pointermove",t=>this.move(t));for(let t of["pointerup","pointercancel"])addEventListener(t,n=>this.fingers.delete(n.pointerId))}get map(){return this.pane.querySelector("[data-zoom]")}get inner(){return this.map??this.pane.querySelector(".board")}settle(){this.seen!==this.inner&&(this.seen=this.inner,this.fit())}by(e,t={x:0,y:0}){let n=this.scale,[i,a]=this.map?[1,5]:[.5,3];this.scale=Math.min(a,Math.max(i,n*e)),Math.abs(this.scale-1)<.04&&(this.scale=1),this.x=t.x-(t.x-this.x)*this.scale/n,this.y=t.y-(t.y-this.y)*this.scale/n,this.apply()}fit(){let[e,t]=(this.map?.dataset.focus??"0.5 0.5").split(" ").map(Number);this.scale=1,this.x=(.5-e)*this.inner.offsetWidth,this.y=(.5-t)*this.inner.offsetHeight,this.apply()}toFrame(e,t){let n=this.inner.parentElement.getBoundingClientRect();return{x:e-n.x-n.width/2,y:t-n.y-n.height/2}}isOnMap(e){return e.target.closest?.("[data-zoom]")!==null}wheel(e){!e.ctrlKey&&!(je.matches&&this.isOnMap(e))||(e.preventDefault(),this.by(e.deltaY<0?1.15:1/1.15,this.map?this.toFrame(e.clientX,e.clientY):void 0))}down(e){this.dragged=0,this.fingers.set(e.pointerId,e)}click(e){this.dragged>6&&e.stopPropagation(),this.dragged=0}move(e){let t=this.fingers.get(e.pointerId);t&&(this.fingers.set(e.pointerId,e),this.fingers.size===2?this.pinch(t,e):this.canPan(t)&&this.pan(e.clientX-t.clientX,e.clientY-t.clientY))}canPan(e){let t=e.target;return this.map?this.isOnMap(e)&&!(e.pointerType==="mouse"&&t.closest(".lit")):this.scale>1&&!t.closest("[data-thing]")}pan(e,t){let{x:n,y:i}=this;this.x+=e,this.y+=t,this.apply(),this.dragged+=Math.hypot(this.x-n,this.y-i)}pinch(e,t){let n=[...this.fingers.values()].find(r=>r.pointerId!==t.pointerId),i=r=>Math.hypot(r.clientX-n.clientX,r.clientY-n.clientY),a=this.toFrame((t.clientX+n.clientX)/2,(t.clientY+n.clientY)/2);this.by(i(t)/Math.max(1,i(e)),this.map?a:void 0)}keepInFrame(e){let t=e.parentElement,n=(i,a,r)=>{let l=Math.max(0,(a*this.scale-r)/2);return Math.max(-l,Math.min(l,i))};this.x=n(this.x,e.offsetWidth,t.clientWidth),this.y=n(this.y,e.offsetHeight,t.clientHeight)}apply(){let e=this.map;e&&this.keepInFrame(e);let t=this.scale===1&&!this.x&&!this.y;this.inner.style.transform=t?"":`translate(${this.x}px, ${this.y}px) scale(${this.scale})`,this.pane.classList.toggle(e?"map-zoomed":"zoomed",this.scale!==1)}};var Vt=1.2,ot=class extends f{constructor(){super();this.game=null;this.picking=new _(this);this.looking=new G(this);this.replay=new F(this);this.news=new D(this);this.live=null;this.zoom=null;this.takenAt=0;this.ticking=0;this.talkSeen=0;this.isSending=!1;this.onRule=t=>{let n=t.target.closest("[data-rule]")?.dataset.rule;n&&this.snap&&this.openRule(n)};this.onKey=t=>{let n=t.target;t.ctrlKey||t.metaKey||t.altKey||!this.snap||n.closest("input, textarea, select, dialog[open]")||this.press(t.key,n)&&t.preventDefault()};this.table=this.fault="",this.step=this.snap=this.rule=null,this.hints=[],this.connection="connecting",this.tab="log",this.isListOpen=!1,this.addEventListener("click",t=>this.onClick(t))}static{this.properties={table:{},step:{},snap:{state:!0},hints:{state:!0},connection:{state:!0},tab:{state:!0},rule:{state:!0},fault:{state:!0},isListOpen:{state:!0}}}connectedCallback(){super.connectedCallback(),addEventListener("keydown",this.onKey),addEventListener("click",this.onRule),this.ticking=window.setInterval(()=>this.tick(),1e3),this.begin()}disconnectedCallback(){super.disconnectedCallback(),removeEventListener("keydown",this.onKey),removeEventListener("click",this.onRule),clearInterval(this.ticking),this.live?.close()}willUpdate(t){!t.has("table")||!t.get("table")||(this.live?.close(),this.snap=null,this.begin())}async begin(){try{let t=await p.table(this.table),n=(await p.games()).games.find(a=>a.id===t.game);if(!n)throw new M("This server does not know the game.","game");let[{facts:i}]=await Promise.all([p.facts(t.game),At(t.game).then(a=>a.prepare?.(t))]);this.game={...n,facts:i},this.talkSeen=t.chat.length,this.take(t),this.live=new I(this.table,a=>this.take(a),a=>this.connection=a),this.live.open(),this.step!==null&&await this.replay.goTo(this.step)}catch(t){this.fault=t.sentence??String(t)}}take(t){let n=this.snap;this.keepFocus(),this.snap=t,this.takenAt=performance.now(),(!n||n.rev!==t.rev||n.you!==t.you)&&(this.picking.letGo(),this.hints=[],x(t)||(this.isListOpen=!1)),document.title=`${x(t)?"● ":""}${t.title} · Tessera`,n&&this.news.hear(n,t),n&&t.chat.length>n.chat.length&&this.hearTalk(t)}hearTalk(t){let n=t.chat[t.chat.length-1];this.tab==="chat"?this.talkSeen=t.chat.length:m(`${n.name}: ${n.text}`)}keepFocus(){let t=document.activeElement;!t||t===this||!this.contains(t)||this.updateComplete.then(()=>{(!document.activeElement||document.activeElement===document.body)&&this.focusOn(".question")})}tick(){this.snap?.seats.some(t=>typeof t.clock_ms=="number")&&this.requestUpdate()}catchUp(){this.live?.catchUp()}complain(t){T("refuse");let n=t;m(n.sentence??String(t),!0,n.rule)}async send(t,n={},i=""){try{await p.post(this.table,t,n),i&&m(i)}catch(a){this.complain(a)}}async act(t){let n=this.snap;if(!(!n||this.isSending)){this.isSending=!0,this.picking.letGo(),this.looking.hide();try{let i=await p.act(n.id,n.you,t.text,n.rev);i.table&&this.live?.take(i.table)}catch(i){this.complain(i),i.code!=="offline"&&this.take(await p.table(n.id).catch(()=>n))}finally{this.isSending=!1}}}async whyNot(t){let n=this.snap,i=this.context();if(n.state==="finished")return m("The game is over.");if(n.state==="open")return m("The game begins when every seat is taken.");if(!n.you)return m("You are watching; only the players act.");try{for(let a of this.board.wishes(t,i)){let r=await p.why(n.id,n.you,a);if(!(r.legal||!r.reason))return T("refuse"),m(r.reason,!0,r.rule)}m(i.playing?"There is nothing to do with this now.":"It is not your turn.",!0)}catch(a){this.complain(a)}}async hint(){let t=this.snap;if(!x(t))return m("A hint is for the player who must choose.");try{this.hints=(await p.hint(t.id,t.you)).moves;let n=this.hints[0];n&&m(`I would ${n.action} (${Math.round(n.value*100)} % to win).`)}catch(n){this.complain(n)}}async undo(){let t=this.snap;t.undoable>0?await this.send("undo",{seat:t.you}):await this.send("ask",{what:"undo",seat:t.you},"You have asked to take the move back.")}async rematch(){try{$(`/t/${(await p.post(this.table,"rematch")).id}`)}catch(t){this.complain(t)}}get board(){return Ot(this.snap.game)}context(){let{snap:t,game:n}=this;if(!t||!n)return null;let i=this.replay.past?.view??t.view,a=this.picking.picks,r=!this.replay.on&&x(t),l=t.you??i.seats[0],h={game:n,snap:t,view:i,me:l,playing:r,options:[],lit:new Set,picks:a,hinted:new Set};if(!r)return h;let b=kt(i.state,i.extra??{},n.facts??{});h.options=t.legal.map(w=>this.board.option(Tt(w,n.verbs,b),h)),h.lit=U(h.options,a);let g=h.options.find(w=>w.act.text===this.hints[0]?.action);return h.hinted=new Set(g?[...g.things,...g.also]:[]),h}onClick(t){let n=t.target,i=n.closest("[data-thing]");if(!i){this.looking.hide(),!n.closest(".chooser, .prompt")&&this.picking.isBusy&&this.picking.letGo();return}this.replay.on||(this.catchUp(),this.picking.press(this.picking.picks,i.dataset.thing,i)),this.looking.touch(t,i)}async openRule(t){try{let{rules:n}=await p.rules(this.snap.game);this.rule=n.find(a=>a.number===t)??{number:t,text:"There is no such rule."},await this.updateComplete;let i=this.querySelector("#rule");i&&!i.open&&i.showModal()}catch(n){this.complain(n)}}press(t,n){let i=this.querySelector(".board");if(t==="Escape")return this.escape();if(this.replay.key(t)||i&&Pt(i,t))return!0;let a=n.closest("[data-thing]")?.dataset.thing,l={a:()=>this.openList(),b:()=>this.focusOn(this.querySelector(".board .lit")?".board .lit":".board [data-thing]"),u:()=>{this.undo()},h:()=>{this.hint()},l:()=>this.show("log","#log"),c:()=>this.show("chat","#say"),r:()=>this.replay.turn(),w:()=>a&&void this.whyNot(a),"+":()=>this.zoom?.by(Vt),"-":()=>this.zoom?.by(1/Vt),0:()=>this.zoom?.fit()}[t.toLowerCase()];return l?.(),l!==void 0}escape(){let t=this.picking.isBusy||this.isListOpen;return this.picking.letGo(),this.looking.hide(),this.isListOpen=!1,t}focusOn(t){this.querySelector(t)?.focus()}openList(){this.isListOpen=!0,this.updateComplete.then(()=>this.focusOn(this.querySelector(".actions")?".actions .act":".prompt .act"))}show(t,n=`#tab-${t}`){this.tab=t,t==="chat"&&(this.talkSeen=this.snap.chat.length),this.updateComplete.then(()=>this.focusOn(n))}turnPlain(){R("plain",!d.plain),this.picking.letGo()}updated(t){let n=this.querySelector(".pane");if(n&&(this.zoom??=new z(n)).settle(),!(!t.has("snap")&&!t.has("tab")&&!this.replay.on))for(let i of this.querySelectorAll(".log"))i.scrollTop=i.scrollHeight}render(){if(this.fault)return this.nothingHere();let t=this.context();return t?o`<main id="main" class="table ${t.playing?"my-turn":""}" tabindex="-1">
      <h1 class="unseen" tabindex="-1">${t.snap.title}</h1>
      ${this.prompt(t)}
      <section class="pane" aria-label="Board">
        <div class="board">${this.board.draw(t)}</div>
        ${this.replay.on?c:this.news.moment(t)}
        <ul class="unseen" aria-label="The position in words">
          ${this.board.say(t).map(n=>o`<li>${n}</li>`)}
        </ul>
      </section>
      ${this.replay.on?_t(this.replay):c} ${this.sidebar(t)} ${this.picking.menu()}
      ${this.looking.draw(t)} ${Yt(this.rule,t.snap.game)}
      <div class="unseen" aria-live="polite">${this.news.words()}</div>
    </main>`:o`<main id="main" class="page narrow" tabindex="-1"><h1 tabindex="-1">One moment…</h1></main>`}nothingHere(){return o`<main id="main" class="page narrow center" tabindex="-1">
      <h1 tabindex="-1">No such table</h1>
      <p class="fault" role="alert">${this.fault}</p>
      <a class="button" href="/">To the lobby</a>
    </main>`}prompt(t){let{replay:n,connection:i,hints:a,isListOpen:r}=this;return Ut({host:this,ctx:t,replay:n,connection:i,hints:a,isListOpen:r,turnList:()=>this.isListOpen?this.isListOpen=!1:this.openList(),letGo:()=>this.picking.letGo(),undo:()=>{this.undo()},hint:()=>{this.hint()},zoom:l=>l?this.zoom?.by(l):this.zoom?.fit(),rematch:()=>{this.rematch()}})}sidebar(t){let{replay:n,takenAt:i,tab:a}=this;return Jt({host:this,ctx:t,replay:n,takenAt:i,tab:a,unread:a==="chat"?0:t.snap.chat.length-this.talkSeen,show:r=>this.show(r),turnPlain:()=>this.turnPlain()})}};customElements.define("table-page",ot);var at=class extends f{static{this.properties={token:{},fault:{state:!0},busy:{state:!0}}}constructor(){super(),this.token="",this.fault="",this.busy=!1}connectedCallback(){super.connectedCallback(),document.title="Invitation · Tessera"}async join(){this.busy=!0;try{$(`/t/${(await p.accept(this.token)).table}`,!0)}catch(e){this.fault=e.sentence,this.busy=!1}}render(){return o`<main id="main" class="page narrow center" tabindex="-1">
      <h1 tabindex="-1">You are invited</h1>
      <p class="lead">Somebody keeps a seat for you at this table. No account is needed.</p>
      ${this.fault?o`<p class="fault" role="alert">${this.fault}</p>`:c}
      <div class="row">
        <button class="primary" ?disabled=${this.busy} @click=${()=>{this.join()}}>Take the seat</button>
        <a class="button" href="/">To the lobby</a>
      </div>
    </main>`}};customElements.define("invite-page",at);var rt=class extends f{static{this.properties={game:{},rule:{},rules:{state:!0},title_:{state:!0},fault:{state:!0}}}constructor(){super(),this.game="",this.rule=null,this.rules=[],this.title_="",this.fault=""}async connectedCallback(){super.connectedCallback(),document.title="Rules · Tessera";try{let[e,t]=await Promise.all([p.games(),p.rules(this.game)]);this.title_=e.games.find(n=>n.id===this.game)?.title??this.game,this.rules=t.rules,await this.updateComplete,this.rule&&document.getElementById(this.rule)?.scrollIntoView()}catch(e){this.fault=e.sentence}}render(){return o`<main id="main" class="page narrow" tabindex="-1">
      <h1 tabindex="-1">${this.title_?`${this.title_}: the rules`:"The rules"}</h1>
      ${this.fault?o`<p class="fault" role="alert">${this.fault}</p>`:c}
      <dl class="rules">
        ${this.rules.map(e=>o`<div id=${e.number} class=${e.number===this.rule?"here":""}>
            <dt>${e.number}</dt>
            <dd>${e.text}</dd>
          </div>`)}
      </dl>
      ${this.rules.length===0&&!this.fault?o`<p class="faint">One moment…</p>`:c}
    </main>`}};customElements.define("rules-page",rt);var lt=class extends f{static{this.properties={me:{state:!0},open:{state:!0}}}constructor(){super(),this.me=null,this.open=!1}async connectedCallback(){super.connectedCallback(),document.title="You · Tessera",await this.attempt(async()=>{this.open=(await p.games()).public,this.me=await p.me()})}async attempt(e,t=""){try{await e(),t&&m(t),dispatchEvent(new Event("tessera-me"))}catch(n){m(n.sentence,!0)}}rename(e){e.preventDefault();let t=String(new FormData(e.target).get("name"));this.attempt(async()=>{this.me=await p.rename(t)},"Your name is changed.")}enter(e){e.preventDefault();let t=new FormData(e.target),n=e.submitter.value,i={name:t.get("name"),password:t.get("password")};this.attempt(async()=>{await p.account(n,i),this.me=await p.me()},"Welcome.")}leave(){this.attempt(async()=>{await p.account("logout"),this.me=await p.me()},"You have left.")}accounts(e){return this.open?e.guest?o`<form class="form" @submit=${t=>this.enter(t)}>
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
    </form>`:o`<button @click=${()=>this.leave()}>Sign out</button>`:c}render(){let e=this.me;return o`<main id="main" class="page narrow" tabindex="-1">
      <h1 tabindex="-1">You</h1>
      ${e?o`<form class="form" @submit=${t=>this.rename(t)}>
              <label class="field"><span>The name others see</span>
                <input name="name" required maxlength="40" .value=${e.name} autocomplete="nickname" /></label>
              <div class="row"><button class="primary">Change the name</button></div>
            </form>
            ${this.accounts(e)}`:o`<p class="faint">One moment…</p>`}
    </main>`}};customElements.define("account-page",lt);var ct=class extends f{connectedCallback(){super.connectedCallback(),document.title="Credits · Tessera"}render(){let e=(t,n)=>o`<a href=${t} rel="noreferrer">${n}</a>`;return o`<main id="main" class="page narrow" tabindex="-1">
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
    </main>`}};customElements.define("credits-page",ct);var De=[["Tab, Shift+Tab","from one thing to the next"],["Arrow keys","on the board: to the nearest thing in that direction"],["Enter, Space","pick it; picked things that make an action together carry it out"],["Esc","let go of what is picked"],["A","to the list of all actions"],["B","to the board"],["U","undo"],["H","a hint"],["W","why not? Reads the reason for the thing that has the focus"],["L","to the log"],["C","to the chat"],["+  −  0","larger, smaller, fit"],["R","replay on or off; then Left, Right, Home, End, P for play"],["T","dark or light"],["M","sound on or off"],["?","this sheet"]];function Xt(){return o`<dialog id="shortcuts" aria-labelledby="shortcuts-title">
    ${Y("shortcuts-title","Keyboard")}
    <dl class="keys">
      ${De.map(([s,e])=>o`<div><dt><kbd>${s}</kbd></dt><dd>${e}</dd></div>`)}
    </dl>
  </dialog>`}var pt=class extends f{static{this.properties={route:{state:!0},me:{state:!0}}}constructor(){super(),this.route=Z(),this.me=null}connectedCallback(){super.connectedCallback(),wt(this),addEventListener("popstate",()=>this.follow()),addEventListener("tessera-me",()=>{this.greet()}),addEventListener("keydown",e=>this.key(e)),this.greet()}follow(){let e=this.route;this.route=Z(),!(e.page===this.route.page&&e.page==="table")&&(scrollTo(0,0),this.updateComplete.then(()=>this.querySelector("main h1")?.focus()))}async greet(){try{this.me=await p.me()}catch{this.me=null}}key(e){if(!(e.ctrlKey||e.metaKey||e.altKey||e.target.closest("input, textarea, select"))){if(e.key==="?")this.querySelector("#shortcuts")?.showModal();else if(e.key==="t")this.turnTheme();else if(e.key==="m")this.turnSound();else return;e.preventDefault()}}turnTheme(){R("theme",H()?"light":"dark"),this.requestUpdate()}turnSound(){R("sound",!d.sound),T("coin"),this.requestUpdate()}async turnNotify(){if(!d.notify&&(!("Notification"in window)||await Notification.requestPermission()!=="granted"))return m("The browser does not allow notifications from this page.",!0);R("notify",!d.notify),m(d.notify?"You will be told when it is your turn.":"No more notifications."),this.requestUpdate()}page(){let e=this.route;switch(e.page){case"new":return o`<create-page .wanted=${e.game}></create-page>`;case"table":return o`<table-page .table=${e.id} .step=${e.step}></table-page>`;case"invite":return o`<invite-page .token=${e.token}></invite-page>`;case"rules":return o`<rules-page .game=${e.game} .rule=${e.rule}></rules-page>`;case"account":return o`<account-page></account-page>`;case"credits":return o`<credits-page></credits-page>`;case"lobby":return o`<lobby-page></lobby-page>`}}render(){let e=(t,n,i,a)=>o`<button class="tool" aria-label=${t} title=${t} aria-pressed=${n} @click=${a}>
        ${y(i)}
      </button>`;return o`
      <a class="skip" href="#main" @click=${t=>this.skip(t)}>To the content</a>
      <header class="top">
        <a class="brand" href="/">${S("laurels")}<span>Tessera</span></a>
        <nav class="tools" aria-label="Settings">
          ${e("Dark colours",H(),"theme",()=>this.turnTheme())}
          ${e("Sound",d.sound,d.sound?"sound":"mute",()=>this.turnSound())}
          ${e("Tell me when it is my turn",d.notify,"bell",()=>{this.turnNotify()})}
          <button
            class="tool"
            aria-label="Keyboard shortcuts"
            title="Keyboard shortcuts (?)"
            @click=${()=>this.querySelector("#shortcuts")?.showModal()}
          >
            ${y("keys")}
          </button>
          ${this.me?o`<a class="me" href="/account" title="Your name">${this.me.name}</a>`:c}
        </nav>
      </header>
      ${this.page()} ${Xt()}
      <tessera-toasts></tessera-toasts>
    `}skip(e){e.preventDefault(),e.stopPropagation(),this.querySelector("main")?.focus()}};document.querySelector("link[rel=icon]").href=vt;Mt();customElements.define("tessera-app",pt);

import{a,c as ut,d as l,f as mt,h as L,i as y,j as M,k as u,m as dt,n as ft,o as J,p as gt,q as bt,r as yt,s as vt}from"/assets/chunk-ZUOV6GSL.js";import"/assets/chunk-VVCT3YM4.js";var wt="/assets/favicon-XU476DQP.svg";var f=class extends mt{createRenderRoot(){return this}};function m(s,e=!1,t){dispatchEvent(new CustomEvent("tessera-tell",{detail:{text:s,bad:e,rule:t}}))}var ee=6e3,V=class extends f{constructor(){super();this.key=0;this.messages=[]}static{this.properties={messages:{state:!0}}}connectedCallback(){super.connectedCallback(),addEventListener("tessera-tell",t=>{let n={...t.detail,key:++this.key};this.messages=[...this.messages.filter(i=>i.text!==n.text),n].slice(-3),setTimeout(()=>this.drop(n.key),ee)})}drop(t){this.messages=this.messages.filter(n=>n.key!==t)}render(){return a`<div class="toasts" role="status" aria-live="polite">
      ${this.messages.map(t=>a`<p class="toast ${t.bad?"bad":""}">
          <span>${t.text}</span>
          ${t.rule?a`<button class="rule" data-rule=${t.rule}>${t.rule}</button>`:l}
        </p>`)}
    </div>`}};customElements.define("tessera-toasts",V);var R=class extends Error{constructor(t,n,i){super(t);this.sentence=t;this.code=n;this.rule=i}};async function v(s,e){let t=e===void 0?{headers:{Accept:"application/json"}}:{method:"POST",headers:{"Content-Type":"application/json","X-Tessera":"1"},body:JSON.stringify(e)},n;try{n=await fetch(s,{...t,credentials:"same-origin"})}catch{throw new R("The server does not answer. Your move was not sent.","offline")}let i=await n.json().catch(()=>({}));if(!n.ok||i.ok===!1)throw new R(i.error??`The server answered ${n.status}.`,i.code??"",i.rule);return i}var k=(s,e="")=>`/api/tables/${encodeURIComponent(s)}${e}`,X=new Map;function Z(s){let e=X.get(s);return e||(e=v(s),e.catch(()=>X.delete(s)),X.set(s,e)),e}var h={games:()=>Z("/api/games"),facts:s=>Z(`/api/games/${s}/facts`),rules:s=>Z(`/api/rules/${s}`),me:()=>v("/api/me"),rename:s=>v("/api/me",{name:s}),account:(s,e={})=>v(`/api/${s}`,e),lobby:()=>v("/api/lobby"),create:s=>v("/api/tables",s),table:s=>v(k(s)),accept:s=>v(`/api/invite/${encodeURIComponent(s)}`,{}),post:(s,e,t={})=>v(k(s,`/${e}`),t),act:(s,e,t,n)=>v(k(s,"/act"),{seat:e,action:t,rev:n,full:!0}),why:(s,e,t)=>v(k(s,"/why"),{seat:e,action:t}),hint:(s,e)=>v(k(s,"/hint"),{seat:e}),at:(s,e)=>v(k(s,`/at?step=${e}`)),eventsPath:s=>k(s,"/events?log=tail"),download:(s,e)=>k(s,`/${e}`)};function Q(s=new URL(location.href)){let[e,...t]=s.pathname.split("/").filter(Boolean).map(decodeURIComponent),n=t.join("/");if(e==="new")return{page:"new",game:s.searchParams.get("game")};if(e==="t"&&n){let i=s.searchParams.get("step");return{page:"table",id:n,step:i===null?null:Number(i)}}return e==="i"&&n?{page:"invite",token:n}:e==="rules"&&n?{page:"rules",game:n,rule:s.hash.slice(1)||null}:e==="account"||e==="credits"?{page:e}:{page:"lobby"}}function $(s,e=!1){history[e?"replaceState":"pushState"](null,"",s),dispatchEvent(new PopStateEvent("popstate"))}function $t(s){s.addEventListener("click",e=>{let t=e.target.closest("a[href^='/']"),n=e.button===0&&!e.ctrlKey&&!e.metaKey&&!e.shiftKey;!t||!n||t.target||t.hasAttribute("download")||e.defaultPrevented||t.pathname.startsWith("/api/")||(e.preventDefault(),$(t.getAttribute("href")))})}var ne=8e3,se={"arena-roma":"centurion-helmet","casus-belli":"trireme",antike2:"greek-temple","total-war-rome":"roman-shield",ancients:"crossed-swords"};function kt(s){return(s.bots.find(e=>e.id==="normal")??s.bots[s.bots.length-1])?.id??"random"}var tt=class extends f{constructor(){super();this.timer=0;this.games=[],this.lobby=null,this.fault=""}static{this.properties={games:{state:!0},lobby:{state:!0},fault:{state:!0}}}connectedCallback(){super.connectedCallback(),document.title="Tessera",this.load(),this.timer=window.setInterval(()=>{this.load()},ne)}disconnectedCallback(){super.disconnectedCallback(),clearInterval(this.timer)}async load(){try{let[t,n]=await Promise.all([h.games(),h.lobby()]);this.games=t.games,this.lobby=n,this.fault=""}catch(t){this.fault=t.sentence??String(t)}}async start(t,n){let i={};t.seats.slice(0,t.seats_min).forEach((o,r)=>i[o]=r===0?"me":n);try{let o=await h.create({game:t.id,scenario:t.scenarios[0]?.id,options:{},seats:i,pace:{kind:"none"},watch:"all",undo:"free"});$(`/t/${o.id}`)}catch(o){m(o.sentence,!0)}}opponent(t){return`bot:${this.querySelector(`#level-${t.id}`)?.value??kt(t)}`}gameCard(t){let n=t.bots;return a`<article class="game">
      <div class="game-art">${L(se[t.id]??"eagle-emblem")}</div>
      <div class="game-text">
        <h2>${t.title}</h2>
        <p>${t.about}</p>
        <div class="row">
          <button class="primary" data-play=${t.id} @click=${()=>{this.start(t,this.opponent(t))}}>
            Play against the computer
          </button>
          ${n.length>1?a`<label class="inline">
                <span>Opponent</span>
                <select id="level-${t.id}">
                  ${n.map(i=>a`<option value=${i.id} ?selected=${i.id===kt(t)} title=${i.help}>
                      ${M(i.id)}
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
    </article>`}names(t){return t.seats.map(n=>`${n.title??u(n.seat)}: ${n.kind==="open"?"free":n.name??n.kind}`).join("  ·  ")}outcome(t){let n=t.result?.score??{},i=t.seats.find(o=>n[o.seat]===1);return t.state!=="finished"?"":i?`${i.title??u(i.seat)} won`:Object.keys(n).length?"a draw":""}tables(t,n,i){return a`<section class="tables">
      <h2>${t}</h2>
      ${n.length===0?a`<p class="faint">${i}</p>`:a`<ul>
            ${n.map(o=>a`<li>
                <a href="/t/${o.id}" class=${o.your_turn?"my-turn":""}>
                  <span class="table-title">${o.title}</span>
                  <span class="table-seats">${this.names(o)}</span>
                  <span class="table-end">
                    ${o.your_turn?a`<strong class="badge">Your turn</strong>`:l}
                    ${o.state==="open"?a`<span class="badge soft">Open</span>`:l}
                    <span class="faint">${[this.outcome(o),ft(o.updated)].filter(Boolean).join(", ")}</span>
                  </span>
                </a>
              </li>`)}
          </ul>`}
    </section>`}render(){let t=this.lobby;return a`<main id="main" class="page lobby" tabindex="-1">
      <h1 class="hero" tabindex="-1">Strategy games of antiquity</h1>
      <p class="lead">
        Play against the computer or send a friend a link. The rules are kept for you, and every
        “no” comes with its reason.
      </p>
      ${this.fault?a`<p class="fault" role="alert">${this.fault}</p>`:l}
      <div class="games">${this.games.map(n=>this.gameCard(n))}</div>
      ${t?a`
            ${this.tables("My tables",t.mine,"Nothing yet: one click above starts a game.")}
            ${this.tables("Open tables",t.open,"Nobody is waiting for an opponent.")}
            ${this.tables("Finished games",t.finished,"Games that are over can be replayed here.")}
          `:l}
      <footer class="foot"><a href="/new">Set up a table</a><a href="/credits">Credits</a></footer>
    </main>`}};customElements.define("lobby-page",tt);var et=class extends f{static{this.properties={wanted:{},games:{state:!0},chosen:{state:!0},count:{state:!0}}}constructor(){super(),this.wanted=null,this.games=[],this.chosen="",this.count=0}async connectedCallback(){super.connectedCallback(),document.title="New table · Tessera";try{this.games=(await h.games()).games,this.choose(this.wanted??this.games[0]?.id??"")}catch(e){m(e.sentence,!0)}}choose(e){this.chosen=e,this.count=this.game?.seats_min??0}get game(){return this.games.find(e=>e.id===this.chosen)}async submit(e){e.preventDefault();let t=this.game,n=new FormData(e.target),i=r=>String(n.get(r)??""),o=(r,c)=>Object.fromEntries(r.map(p=>[p,i(c+p)]));try{let r=await h.create({game:t.id,scenario:i("scenario"),options:o(t.options.map(c=>c.id),"option-"),seats:o(t.seats.slice(0,this.count),"seat-"),pace:{kind:i("pace"),seconds:Number(i("minutes"))*60,days:Number(i("days"))},watch:i("watch"),undo:i("undo")});$(`/t/${r.id}`)}catch(r){m(r.sentence,!0)}}select(e,t,n,i=""){return a`<label class="field">
      <span>${e}</span>
      <select name=${t}>
        ${n.map(([o,r])=>a`<option value=${o}>${r}</option>`)}
      </select>
      ${i?a`<small>${i}</small>`:l}
    </label>`}seats(e){let t=e.bots.map(n=>[`bot:${n.id}`,`Computer: ${n.id}`]);return e.seats.slice(0,this.count).map((n,i)=>{let o=["me","Me"],r=["open","Somebody else (by link or from the lobby)"],c=i===0?[o,r,...t]:[r,...t,o];return this.select(u(n),`seat-${n}`,c)})}render(){let e=this.game;return a`<main id="main" class="page narrow" tabindex="-1">
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
              ${this.select("Scenario","scenario",e.scenarios.map(t=>[t.id,t.title]),e.scenarios[0]?.help)}
              ${e.options.map(t=>this.select(u(t.id),`option-${t.id}`,t.values.map(n=>[n,u(n)]),M(t.help)))}
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
          </form>`:a`<p class="faint">One moment…</p>`}
    </main>`}};customElements.define("create-page",et);function xt(...s){let e=new Set,t=n=>{if(typeof n=="string")e.add(n);else if(Array.isArray(n))n.forEach(t);else if(n&&typeof n=="object")for(let[i,o]of Object.entries(n))e.add(i),t(o)};return s.forEach(t),e}function Tt(s,e,t){if(e<=1)return s.length?[s.join(" ")]:[];for(let n=s.length-e+1;n>=1;n--){let i=s.slice(0,n).join(" ");if(n===1||t.has(i))return[i,...Tt(s.slice(n),e-1,t)]}return[s.join(" ")]}function Et(s,e,t){let n=e.filter(p=>s===p.word||s.startsWith(p.word+" ")).sort((p,b)=>b.word.length-p.word.length)[0],i=n?.word??s.split(" ")[0],o=s.slice(i.length).trim().split(/\s+/).filter(Boolean),r=n?.args??(o.length?["word"]:[]),c=Tt(o,Math.min(r.length,o.length),t);return{text:s,verb:i,args:c.map((p,b)=>({kind:r[b]??"word",word:p}))}}function St(s){let e=new Map;for(let t of s)e.set(t.verb,[...e.get(t.verb)??[],t]);return e}var Mt="tessera",Lt={theme:"auto",sound:!1,notify:!1,plain:!1,acts:0};function ie(){try{return{...Lt,...JSON.parse(localStorage.getItem(Mt)??"{}")}}catch{return{...Lt}}}var d=ie();function S(s,e){d[s]=e;try{localStorage.setItem(Mt,JSON.stringify(d))}catch{}nt()}function H(){return d.theme!=="auto"?d.theme==="dark":matchMedia("(prefers-color-scheme: dark)").matches}function nt(){document.documentElement.dataset.theme=H()?"dark":"light"}function Rt(){nt(),matchMedia("(prefers-color-scheme: dark)").addEventListener("change",nt)}function Ct(){return matchMedia("(prefers-reduced-motion: reduce)").matches}var At=s=>s!==null&&typeof s=="object"&&!Array.isArray(s);function P(s,e){let t=`word:${e}`,n=s.view.titles[e]??e;return!s.lit.has(t)&&!s.picks.includes(t)?a`<span class="word">${n}</span>`:a`<button class="word ${gt(s,t)}" data-thing=${t}>${n}</button>`}function B(s,e){return e===null?a`<span class="faint">–</span>`:typeof e=="boolean"?a`<span>${e?"yes":"no"}</span>`:typeof e=="object"&&!Array.isArray(e)?ae(s,e):Array.isArray(e)?a`<ol class="values">${e.map(t=>a`<li>${B(s,t)}</li>`)}</ol>`:P(s,String(e))}function oe(s,e,t){let n=[...new Set(e.flatMap(([,i])=>Object.keys(i)))];return a`<div class="scroll" tabindex="0" role="region" aria-label=${t}>
    <table>
      <thead>
        <tr><th scope="col"><span class="unseen">name</span></th>
          ${n.map(i=>a`<th scope="col">${P(s,i)}</th>`)}</tr>
      </thead>
      <tbody>
        ${e.map(([i,o])=>a`<tr><th scope="row">${P(s,i)}</th>
            ${n.map(r=>a`<td>${r in o?B(s,o[r]):l}</td>`)}</tr>`)}
      </tbody>
    </table>
  </div>`}function ae(s,e){return a`<dl class="pairs">
    ${Object.entries(e).map(([t,n])=>a`<div><dt>${P(s,t)}</dt><dd>${B(s,n)}</dd></div>`)}
  </dl>`}function re(s,e,t){let n=At(t)?Object.entries(t):[],i=n.length>0&&n.every(([,o])=>At(o));return a`<section class="state-field">
    <h3>${u(e)}</h3>
    ${i?oe(s,n,u(e)):B(s,t)}
  </section>`}var st={complete:!1,option:s=>({act:s,things:s.args.map(e=>`word:${e.word}`),also:[]}),wishes:(s,e)=>{let t=s.slice(s.indexOf(":")+1);return e.game.verbs.filter(n=>n.args.length===1).map(n=>`${n.word} ${t}`)},draw:s=>a`<div class="generic">
    ${Object.entries(s.view.state).map(([e,t])=>re(s,e,t))}
  </div>`,say:s=>Object.entries(s.view.state).map(([e,t])=>`${u(e)}: ${JSON.stringify(t)}`)};var le={"arena-roma":()=>import("/assets/arena-roma-SM22JX5Z.js").then(s=>s.arenaRoma),antike2:()=>import("/assets/antike-HUVAZNAF.js").then(s=>s.antike),"casus-belli":()=>import("/assets/antike-HUVAZNAF.js").then(s=>s.antike)},it=new Map;async function Ot(s){let e=it.get(s)??await le[s]?.()??st;return it.set(s,e),e}function Ht(s){return(d.plain?void 0:it.get(s))??st}var ce=650,pe=16,I=class{constructor(e,t,n){this.id=e;this.show=t;this.say=n;this.source=null;this.queue=[];this.timer=0;this.shownAt=0;this.newest=-1;this.log=[]}open(){this.say("connecting"),this.source=new EventSource(h.eventsPath(this.id)),this.source.addEventListener("open",()=>this.say("live")),this.source.addEventListener("table",e=>this.take(JSON.parse(e.data))),this.source.addEventListener("bye",()=>this.again()),this.source.addEventListener("error",()=>{this.say("lost"),this.source?.readyState===EventSource.CLOSED&&this.again()})}close(){this.source?.close(),this.source=null,clearTimeout(this.timer)}take(e){e.log=this.wholeLog(e),!(e.seq<this.newest)&&(this.newest=e.seq,this.queue.push(e),this.queue.length>pe&&this.queue.splice(0,this.queue.length-1),this.next())}catchUp(){let e=this.queue.pop();this.queue=[],clearTimeout(this.timer),this.timer=0,e&&this.put(e)}wholeLog(e){let t=e.log_from??0,n=t===0?[]:this.log.filter(i=>i.n<=t);return this.log=[...n,...e.log],this.log}again(){this.close(),this.say("lost"),this.timer=window.setTimeout(()=>this.open(),1500)}next(){if(this.timer||this.queue.length===0)return;let e=this.queue[0],n=!e.last||e.last.seat===e.you||Ct()?0:this.shownAt+ce-performance.now();if(n>0){this.timer=window.setTimeout(()=>{this.timer=0,this.next()},n);return}this.queue.shift(),this.put(e),this.next()}put(e){this.shownAt=performance.now(),this.show(e)}};var he="input:not([type=checkbox], [type=range]), textarea, select, dialog[open]";function q(s){return!s.ctrlKey&&!s.metaKey&&!s.altKey&&!s.target.closest(he)}var ue={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]},Pt=2.5;function Bt(s,e){let t=ue[e],n=document.activeElement;if(!t||!n||!s.contains(n))return!1;let i=n.getBoundingClientRect(),o=null,r=1/0;for(let c of s.querySelectorAll("[data-thing]")){if(c===n)continue;let p=c.getBoundingClientRect(),b=p.x+p.width/2-i.x-i.width/2,g=p.y+p.height/2-i.y-i.height/2,w=b*t[0]+g*t[1],E=Math.abs(b*t[1])+Math.abs(g*t[0]);w>4&&w+Pt*E<r&&(r=w+Pt*E,o=c)}return o?.focus(),o!==null}function x(s){return s.state==="running"&&s.legal.length>0}var It="important",me=" !"+It,qt=yt(class extends vt{constructor(s){if(super(s),s.type!==bt.ATTRIBUTE||s.name!=="style"||s.strings?.length>2)throw Error("The `styleMap` directive must be used in the `style` attribute and must be the only part in the attribute.")}render(s){return Object.keys(s).reduce((e,t)=>{let n=s[t];return n==null?e:e+`${t=t.includes("-")?t:t.replace(/(?:^(webkit|moz|ms|o)|)(?=[A-Z])/g,"-$&").toLowerCase()}:${n};`},"")}update(s,[e]){let{style:t}=s.element;if(this.ft===void 0)return this.ft=new Set(Object.keys(e)),this.render(e);for(let n of this.ft)e[n]==null&&(this.ft.delete(n),n.includes("-")?t.removeProperty(n):t[n]=null);for(let n in e){let i=e[n];if(i!=null){this.ft.add(n);let o=typeof i=="string"&&i.endsWith(me);n.includes("-")||o?t.setProperty(n,o?i.slice(0,-11):i,o?It:""):t[n]=i}}return ut}});var de=350,fe=3500,G=246,Gt=340,ge=.55,N=class{constructor(e){this.host=e;this.at=null;this.timer=0;e.addController(this),e.addEventListener("pointerover",t=>this.hover(t)),e.addEventListener("pointerout",()=>this.hide()),e.addEventListener("focusin",t=>this.focus(t))}hostDisconnected(){clearTimeout(this.timer)}hide(){clearTimeout(this.timer),this.set(null)}touch(e,t){e.pointerType==="touch"&&(this.show(t),clearTimeout(this.timer),this.timer=window.setTimeout(()=>this.hide(),fe))}hover(e){let t=this.thingAt(e.target);!t||e.pointerType==="touch"||e.buttons||(clearTimeout(this.timer),this.timer=window.setTimeout(()=>this.show(t),de))}focus(e){let t=this.thingAt(e.target);t?.matches(":focus-visible")?this.show(t):this.hide()}thingAt(e){return e.closest("[data-thing], [data-look]")}show(e){if(!e.isConnected||this.host.querySelector(".chooser"))return;let t=e.getBoundingClientRect(),n=e.dataset.look??e.dataset.thing;if(t.top>innerHeight*ge){let i=t.left+t.width/2-G/2;this.set({thing:n,x:Math.max(8,Math.min(innerWidth-G-8,i)),y:t.top-Gt})}else{let i=t.right+G+20<innerWidth?t.right+10:t.left-G;this.set({thing:n,x:Math.max(8,i),y:Math.max(56,Math.min(innerHeight-Gt,t.top-60))})}}set(e){e!==this.at&&(this.at=e,this.host.requestUpdate())}draw(e){let t=this.at&&this.host.board.look?.(this.at.thing,e);if(!t)return l;let n=qt({left:`${this.at.x}px`,top:`${this.at.y}px`});return a`<div class="look" aria-hidden="true" style=${n}>${t}</div>`}};var D=null;function j(s,e,t,n,i){let o=D,r=o.createOscillator(),c=o.createGain();r.type=i,r.frequency.value=e,c.gain.setValueAtTime(n,o.currentTime+s),c.gain.exponentialRampToValueAtTime(5e-4,o.currentTime+s+t),r.connect(c).connect(o.destination),r.start(o.currentTime+s),r.stop(o.currentTime+s+t)}function Nt(s,e,t,n){let i=D,o=i.createBuffer(1,Math.ceil(i.sampleRate*e),i.sampleRate),r=o.getChannelData(0);for(let g=0;g<r.length;g++)r[g]=(Math.random()*2-1)*(1-g/r.length);let c=i.createBufferSource(),p=i.createBiquadFilter(),b=i.createGain();c.buffer=o,p.type="bandpass",p.frequency.value=n,b.gain.value=t,c.connect(p).connect(b).connect(i.destination),c.start(i.currentTime+s)}var be={dice:()=>[0,.07,.13,.2,.24].forEach(s=>Nt(s,.04,.5,1800)),coin:()=>[1568,2093].forEach((s,e)=>j(e*.07,s,.25,.08,"triangle")),card:()=>Nt(0,.12,.35,900),battle:()=>[220,147].forEach((s,e)=>j(e*.12,s,.4,.12,"sawtooth")),turn:()=>[523,659,784].forEach((s,e)=>j(e*.11,s,.5,.09,"sine")),refuse:()=>j(0,130,.18,.12,"square")};function T(s){d.sound&&(D??=new AudioContext,D.resume(),be[s]())}var ye=3200,ve=[[/battle|attack|against/,"battle"],[/roll|dice/,"dice"],[/sestertii|money|gold|VP/,"coin"]],_=class{constructor(e){this.host=e;this.lines=[];this.timer=0;e.addController(this)}hostDisconnected(){clearTimeout(this.timer)}hear(e,t){let n=e.log[e.log.length-1]?.n??0,i=t.log.filter(o=>o.n>n);i.length>0&&this.show(i),x(t)&&!x(e)&&this.callPlayer(t)}show(e){this.lines=e,clearTimeout(this.timer),this.timer=window.setTimeout(()=>{this.lines=[],this.host.requestUpdate()},ye);let t=e.map(n=>n.text).join(" ");T(ve.find(([n])=>n.test(t))?.[1]??"card")}callPlayer(e){T("turn"),d.notify&&document.hidden&&Notification.permission==="granted"&&new Notification(`${e.title}: your turn`,{body:e.view.prompt??"",tag:e.id})}words(){return this.lines.map(e=>e.text).join(" ")}moment(e){if(this.lines.length===0)return l;let t=e.snap.state==="finished"?we(e.snap):this.host.board.moment?.(this.lines,e);return t?a`<div class="moment" aria-hidden="true">${t}</div>`:l}};function we(s){let e=s.you?(s.result?.score??s.view.score??{})[s.you]:void 0,t=e===void 0?"Finis":e>=1?"Victory":e>0?"A draw":"Defeat";return a`<p class="ending">${L("laurels")}${t}</p>`}var $e=(s,e)=>s.things.includes(e)||s.also.includes(e);function ot(s,e){return s.filter(t=>e.every(n=>$e(t,n)))}function U(s,e){let t=new Set;for(let n of ot(s,e)){let i=e.length?n.things:n.things.slice(0,1);for(let o of[...i,...n.also])t.add(o)}return t}function jt(s,e,t){if(e.includes(t))return{kind:"more",picks:e.filter(r=>r!==t)};let n=[...e,t],i=ot(s,n);if(i.length===0&&(n=[t],i=ot(s,n)),i.length===0)return{kind:"none"};let o=i.filter(r=>r.things.every(c=>n.includes(c)));return i.length===1&&o.length===1&&!o[0].ask?{kind:"act",act:o[0].act}:o.length>0||i.length===1?{kind:"choose",options:i,picks:n}:{kind:"more",picks:n}}function A(s){return M(s.text)}function O(s,e,t,n=""){return a`<button class="act ${n}" data-action=${s.text} aria-label=${A(s)} @click=${()=>e(s)}>
    ${t}
  </button>`}function ke(s){let e=new Map;for(let t of s){let n=t.args.slice(0,-1).map(i=>i.word).join(" ");e.set(n,[...e.get(n)??[],t])}return e}function xe(s,e){return s.args[s.args.length-1]?.word??u(e)}function Dt(s,e,t,n){return a`<div class="action-groups">
    ${[...St(s)].map(([i,o])=>{let r=e.verbs.find(c=>c.word===i)?.help??"";return a`<section class="action-group">
        <h3>${u(i)} ${r?a`<small>${r}</small>`:l}</h3>
        ${[...ke(o)].map(([c,p])=>a`<div class="row tight">
            ${c?a`<span class="first">${c}</span>`:l}
            ${p.map(b=>O(b,n,xe(b,i),t.has(b.text)?"hinted":""))}
          </div>`)}
      </section>`})}
  </div>`}function _t(s,e){s.addEventListener("pointerdown",t=>{let n=t.target.closest("[data-thing]");if(!n||t.button!==0||t.pointerType==="touch")return;let i=new AbortController,{signal:o}=i,r=null,c=()=>{i.abort(),r?.remove()},p=g=>{if(!r&&Math.hypot(g.clientX-t.clientX,g.clientY-t.clientY)>6){if(!e.lift(n.dataset.thing))return c();r=Te(n)}r&&(r.style.transform=`translate(${g.clientX-t.clientX}px, ${g.clientY-t.clientY}px) rotate(2deg)`)},b=g=>{let w=r!==null;if(c(),!w)return;s.addEventListener("click",Qt=>Qt.stopPropagation(),{capture:!0,once:!0}),setTimeout(()=>s.dispatchEvent(new Event("click")),0);let E=document.elementFromPoint(g.clientX,g.clientY)?.closest("[data-thing]");E&&E!==n?e.drop(n.dataset.thing,E.dataset.thing,E):e.let()};addEventListener("pointermove",p,{signal:o}),addEventListener("pointerup",b,{signal:o}),addEventListener("pointercancel",c,{signal:o})})}function Te(s){let e=s.cloneNode(!0),t=s.getBoundingClientRect();e.removeAttribute("data-thing"),e.classList.add("ghost");let n=getComputedStyle(s);return Object.assign(e.style,{left:`${t.x}px`,top:`${t.y}px`,width:`${t.width}px`,height:`${t.height}px`,fontSize:n.fontSize}),document.body.append(e),e}var C=8;function Ee(s){let e=new Map;for(let t of s)e.set(t.row??"",[...e.get(t.row??"")??[],t]);return e}var F=class{constructor(e){this.host=e;this.picks=[];this.options=[];this.opener=null;_t(e,{lift:t=>this.lift(t),drop:(t,n,i)=>this.press([t],n,i),let:()=>this.letGo()})}get isBusy(){return this.picks.length>0||this.options.length>0}letGo(){let e=this.options.length>0?this.opener:null;this.set([]),e?.isConnected&&e.focus({preventScroll:!0})}press(e,t,n){let i=this.host.context();if(!i)return;let o=jt(i.options,e,t);switch(o.kind){case"act":return this.letGo(),void this.host.act(o.act);case"more":return this.set(o.picks);case"choose":return this.set(o.picks,o.options),this.placeMenu(n);case"none":return this.letGo(),void this.host.whyNot(t)}}lift(e){this.host.catchUp();let t=this.host.context();return!t||!U(t.options,[]).has(e)?!1:(this.set([e]),!0)}set(e,t=[]){this.picks=e,this.options=t,this.host.requestUpdate()}placeMenu(e){this.opener=e;let t=e.getBoundingClientRect();this.host.updateComplete.then(()=>{let n=this.host.querySelector(".chooser");if(!n)return;let{width:i,height:o}=n.getBoundingClientRect(),r=Math.max(C,Math.min(innerWidth-i-C,t.x+t.width/2-i/2)),c=t.bottom+o+2*C<innerHeight;n.style.left=`${r}px`,n.style.top=`${c?t.bottom+C:Math.max(C,t.top-o-C)}px`,n.querySelector("button")?.focus()})}button(e){return O(e.act,t=>{this.host.act(t)},e.ask??e.word??A(e.act))}menu(){return this.options.length===0?l:a`<div class="chooser" role="group" aria-label="Choose an action">
      ${[...Ee(this.options)].map(([e,t])=>e?a`<div class="chooser-row"><span>${e}</span>${t.map(n=>this.button(n))}</div>`:t.map(n=>this.button(n)))}
      <button class="quiet" @click=${()=>this.letGo()}>Let go</button>
    </div>`}};var Se=12,Le=8;function Ut(s){let{ctx:e}=s,t=e.options.map(p=>p.act),n=e.options.filter(p=>p.things.length===0).map(p=>p.act),i=s.host.board.complete?1:Le,o=t.length<=i?t:n,r=new Set(s.hints.slice(0,1).map(p=>p.action)),c=p=>{s.host.act(p)};return a`<section class="prompt" aria-label="What to do">
    <div class="prompt-text">
      ${Me(s.connection)}
      <p class="question" role="status" tabindex="-1">${Re(s)}</p>
      ${e.playing&&e.picks.length===0&&d.acts<Se?a`<p class="advice">Choose what glows. Whatever does not glow tells you why not.</p>`:l}
      ${e.picks.length>0?a`<p class="picked-line"><span>${J(e.picks.map(Ae))} – now choose where.</span>
            <button class="quiet" @click=${s.letGo}>Let go</button></p>`:l}
    </div>
    <div class="prompt-acts">
      ${o.map(p=>O(p,c,A(p),`primary ${r.has(p.text)?"hinted":""}`))}
      ${t.length>o.length?a`<button aria-expanded=${s.isListOpen} data-all @click=${s.turnList}>All ${t.length} actions</button>`:l}
      ${e.snap.state==="finished"&&!s.replay.on?Oe(s):l} ${He(s)}
    </div>
    ${(e.snap.offers??[]).map(p=>Be(s.host,e.snap,p))}
    ${s.isListOpen&&t.length>0?a`<div class="actions" role="group" aria-label="All actions">
          ${Dt(t,e.game,r,c)}
        </div>`:l}
  </section>`}function Me(s){return s==="live"?l:a`<span class="badge lost">${s==="lost"?"Reconnecting…":"Connecting…"}</span>`}function Re({ctx:s,replay:e}){let{snap:t,view:n}=s,i=r=>n.titles[r]??u(r);if(e.on)return`Move ${e.step} of ${e.steps}`;if(t.state==="open")return"Waiting for the seats to be taken.";if(t.state==="finished"||n.over)return Ce(t,i);if(s.playing)return n.prompt??"Your turn.";let o=n.to_act.filter(r=>r!=="chance").map(i);return o.length?`Waiting for ${J(o)}.`:n.prompt??""}function Ce(s,e){let t=s.result?.score??s.view.score??{},n=Math.max(0,...Object.values(t)),i=Object.keys(t).filter(p=>t[p]===n&&n>0),o=s.result?.loser?e(s.result.loser):"",c=`The game is over. ${{resign:`${o} gave up. `,time:`The time of ${o} is up. `}[s.result?.by??""]??""}`;return i.length===1?`${c}${e(i[0])} has won.`:i.length?`${c}It is a draw.`:c.trim()}function Ae(s){let[e,...t]=s.split(":"),n=t[t.length-1];return["card","word","icon","region","to"].includes(e)?u(n):`${u(e)} ${n}`}function Oe(s){let e=s.ctx.snap;return e.rematch?a`<a class="button" href="/t/${e.rematch}">To the next game</a>`:e.you?a`<button class="primary" @click=${s.rematch}>Play again</button>`:a`<button @click=${()=>s.replay.turn()}>Watch it again</button>`}function He(s){let e=s.ctx.snap,t=(i,o,r,c=!1)=>a`<button class="tool" aria-label=${i} title=${i} ?disabled=${c} @click=${r}>
      ${y(o)}
    </button>`,n=e.state==="running"&&e.you!==null;return a`<span class="toolbar" role="toolbar" aria-label="Table">
    ${n?t(e.undoable>0?"Undo (U)":"Ask to take a move back (U)","undo",s.undo,e.steps===0):l}
    ${n?t("Hint (H)","hint",s.hint,!s.ctx.playing):l}
    ${e.steps>0?t(s.replay.on?"Leave replay (R)":"Replay (R)","history",()=>s.replay.turn()):l}
    <span class="zoomer">
      ${t("Smaller (−)","minus",()=>s.zoom(1/1.2))} ${t("Larger (+)","plus",()=>s.zoom(1.2))}
      ${t("Fit (0)","fit",()=>s.zoom(0))}
    </span>
  </span>`}var Pe={undo:"asks to take a move back",draw:"offers a draw",bot:"asks for the computer to take over an empty seat"};function Be(s,e,t){let n=i=>{s.send("answer",{what:t.what,yes:i,seat:e.you})};return t.seat===e.you?a`<div class="offer"><p>You have asked (${t.what}). The others must answer.</p></div>`:a`<div class="offer" role="alert">
    <p>${e.view.titles[t.seat]??u(t.seat)} ${Pe[t.what]??t.what}.</p>
    ${e.you?a`<button class="primary" @click=${()=>n(!0)}>Agree</button>
          <button @click=${()=>n(!1)}>Decline</button>`:l}
  </div>`}function Ft(s){let e=n=>{s.goTo(n)},t=(n,i,o,r=!1)=>a`<button class="tool" aria-label=${n} title=${n} ?disabled=${r} @click=${o}>
      ${y(i)}
    </button>`;return a`<div class="replay" role="group" aria-label="Replay">
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
  </div>`}var Ie=1100,Y=class{constructor(e){this.host=e;this.step=0;this.steps=0;this.playing=!1;this.on=!1;this.past=null;this.timer=0;e.addController(this)}hostDisconnected(){clearInterval(this.timer)}async goTo(e){let{id:t,steps:n}=this.host.snap,i=Math.max(0,Math.min(n,e));Object.assign(this,{on:!0,step:i,steps:n}),this.host.requestUpdate();try{let{view:o,log:r}=await h.at(t,i);if(!this.on||this.step!==i)return;this.past={view:o,log:r},history.replaceState(null,"",`/t/${t}?step=${i}`),this.host.requestUpdate()}catch(o){this.leave(),this.host.complain(o)}}turnAutoplay(){this.on&&(clearInterval(this.timer),this.playing=!this.playing,this.host.requestUpdate(),this.playing&&(this.step>=this.steps&&this.goTo(0),this.timer=window.setInterval(()=>{this.step<this.steps?this.goTo(this.step+1):this.turnAutoplay()},Ie)))}leave(){clearInterval(this.timer),Object.assign(this,{on:!1,playing:!1,past:null}),history.replaceState(null,"",`/t/${this.host.snap.id}`),this.host.requestUpdate()}turn(){let e=this.host.snap;this.on?this.leave():this.goTo(e.state==="finished"?0:e.steps)}key(e){if(!this.on)return!1;let t={ArrowLeft:this.step-1,ArrowRight:this.step+1,Home:0,End:this.steps};if(e in t)this.goTo(t[e]);else if(e==="p")this.turnAutoplay();else return!1;return!0}};function W(s,e){return a`<div class="dialog-head">
    <h2 id=${s}>${e}</h2>
    <button
      class="tool"
      aria-label="Close"
      @click=${t=>t.currentTarget.closest("dialog")?.close()}
    >
      ${y("close")}
    </button>
  </div>`}var qe=/\(?\b([A-Z]{2}-\d+)\b\)?/;function z(s){return a`<button class="rule" data-rule=${s} aria-label="Rule ${s}">${s}</button>`}function Ge(s){return s.split(qe).map((e,t)=>t%2?z(e):e)}function Yt(s,e,t){return a`<div id="log" class="log" role="log" aria-live="off" aria-label="Log" tabindex="0">
    ${s.length===0?a`<p class="faint">Nothing has happened yet.</p>`:l}
    ${s.map(n=>a`<p class="line seat-${e.seats.indexOf(n.seat)}">
        <span>${Ge(n.text)}</span>
        ${(n.rules??[]).filter(i=>!n.text.includes(i)).map(z)}
        ${t?a`<button class="step" aria-label="Show move ${n.n}" @click=${()=>t(n.n)}>${n.n}</button>`:l}
      </p>`)}
  </div>`}function Wt(s,e){let t=s?.text.match(/\b[A-Z]{2}-\d+\b/g)??[];return a`<dialog id="rule" aria-labelledby="rule-title">
    ${W("rule-title",s?`Rule ${s.number}`:"Rule")}
    <p class="rule-text">${s?.text}</p>
    <p><a href="/rules/${e}#${s?.number??""}" target="_blank">All rules</a> ${t.map(z)}</p>
  </dialog>`}function zt(s,e){let t=n=>{n.preventDefault();let i=n.target.elements.namedItem("text"),o=i.value.trim();o&&e(o),i.value=""};return a`<div class="chat">
    <div id="talk" class="log" role="log" aria-label="Chat" tabindex="0">
      ${s.chat.length===0?a`<p class="faint">Nobody has said anything.</p>`:l}
      ${s.chat.map(n=>a`<p class="line"><strong>${n.name}</strong> <span>${n.text}</span></p>`)}
    </div>
    <form class="say" @submit=${t}>
      <input id="say" name="text" maxlength="500" autocomplete="off" placeholder="Say something" aria-label="Chat" />
      <button aria-label="Send">${y("send")}</button>
    </form>
  </div>`}function Kt(s,e,t){return a`<ul class="players" aria-label="Players">
    ${s.seats.map(n=>{let i=e.to_act.includes(n.seat)&&!e.over,o=i&&s.state==="running"?performance.now()-t:0,r=e.titles?.[n.seat]??n.title??u(n.seat),c=e.over&&(e.score?.[n.seat]??0)>=1;return a`<li class="player ${i?"acts":""} seat-${s.seats.indexOf(n)}">
        <span class="dot ${n.kind==="bot"||n.online?"on":""}" aria-hidden="true"></span>
        <span class="player-name">
          <strong>${r}</strong>
          <span>${n.kind==="open"?"free seat":n.name??n.kind}</span>
          <span class="faint">
            ${n.kind==="bot"?"computer":n.kind==="person"&&n.online===!1?"away":""}
            ${n.seat===s.you?"you":""}
          </span>
        </span>
        ${n.resigned?a`<span class="badge soft">resigned</span>`:l}
        ${c?a`<span class="badge">winner</span>`:l}
        ${i?a`<span class="badge turn">to act</span>`:l}
        ${typeof n.clock_ms=="number"?a`<span class="clock">${y("clock")}${dt(n.clock_ms-o)}</span>`:l}
      </li>`})}
  </ul>`}function Jt(s,e){let t=s.dice??{},n=o=>{o.preventDefault();let r=String(new FormData(o.target).get("nonce")).trim();r&&s.you&&e(s.you,r)},i=Object.entries(t.nonces??{}).filter(([,o])=>o);return a`<section class="panel">
    <h3>Dice anyone can check</h3>
    <p>
      Before the first roll the server drew a secret and published its fingerprint. All rolls and
      draws follow from the secret and the players' words; the secret is shown when the game is over.
    </p>
    <dl class="proof">
      <dt>Fingerprint</dt>
      <dd><code>${t.commitment??"–"}</code></dd>
      ${i.map(([o,r])=>a`<dt>Word of ${u(o)}</dt><dd><code>${r}</code></dd>`)}
      ${t.secret?a`<dt>Secret</dt><dd><code>${t.secret}</code></dd>`:l}
    </dl>
    ${s.you&&s.state==="open"?a`<form class="say" @submit=${n}>
          <input name="nonce" maxlength="64" aria-label="Your word for the dice" placeholder="Add a word of your own" />
          <button>Add</button>
        </form>`:l}
    ${s.state==="finished"?a`<p class="row tight">
          <a class="button" href=${h.download(s.id,"proof")} download>Proof</a>
          <a class="button" href=${h.download(s.id,"record")} download>Record</a>
          <a class="button" href=${h.download(s.id,"position")} download>Position</a>
        </p>
        <p class="faint">Check it at home: <code>tessera verify RECORD</code></p>`:l}
  </section>`}function Vt(s){let{ctx:e,host:t}=s,n=e.snap,i=(r,c)=>a`<button role="tab" id="tab-${r}" aria-controls="panel" aria-selected=${s.tab===r} @click=${()=>s.show(r)}>
      ${c}
    </button>`,o=n.state==="finished"?r=>{s.replay.goTo(r)}:null;return a`<aside class="side" aria-label="Players, log and chat">
    ${Kt(n,e.view,s.takenAt)} ${Ne(t,n)} ${je(t,n)}
    <div class="tabs" role="tablist" aria-label="Log, chat, table">
      ${i("log","Log")} ${i("chat",s.unread>0?`Chat (${s.unread})`:"Chat")} ${i("table","Table")}
    </div>
    <div id="panel" class="panel-box" role="tabpanel" aria-labelledby="tab-${s.tab}">
      ${s.tab==="log"?Yt(s.replay.past?.log??n.log,e.view,o):l}
      ${s.tab==="chat"?zt(n,r=>{t.send("chat",{text:r})}):l}
      ${s.tab==="table"?De(s):l}
    </div>
  </aside>`}function Ne(s,e){if(!e.invite||e.state!=="open")return l;let t=new URL(e.invite,location.href).href,n=async()=>{try{await navigator.clipboard.writeText(t),m("The link is copied. Send it to a friend.")}catch{s.querySelector("#invite")?.select(),m("Copy the marked link.")}};return a`<section class="panel invite">
    <h3>Invite a friend</h3>
    <div class="say">
      <input id="invite" readonly .value=${t} aria-label="Invitation link" />
      <button aria-label="Copy the link" @click=${()=>{n()}}>${y("copy")}</button>
    </div>
  </section>`}function je(s,e){let t=e.seats.filter(n=>n.kind==="open");return e.state!=="open"||t.length===0||e.you?l:a`<section class="panel">
    <h3>Free seats</h3>
    <div class="row tight">
      ${t.map(n=>a`<button class="primary" @click=${()=>{s.send("join",{seat:n.seat})}}>
          Play ${n.title??u(n.seat)}
        </button>`)}
    </div>
  </section>`}function De(s){let e=s.ctx.snap,t=Object.entries(e.options??{});return a`<div class="stack">
    <section class="panel">
      <h3>This table</h3>
      <dl class="pairs">
        <div><dt>Game</dt><dd><a href="/rules/${e.game}" target="_blank">${s.ctx.game.title} (rules)</a></dd></div>
        <div><dt>Scenario</dt><dd>${u(e.scenario)}</dd></div>
        ${t.map(([n,i])=>a`<div><dt>${u(n)}</dt><dd>${u(String(i))}</dd></div>`)}
      </dl>
      <label class="inline">
        <input type="checkbox" ?checked=${d.plain} @change=${s.turnPlain} />
        Plain board: the position in tables of words
      </label>
      <div class="row tight">${_e(s.host,e)}</div>
    </section>
    ${Jt(e,(n,i)=>{s.host.send("nonce",{seat:n,text:i},"Your word is in the dice.")})}
  </div>`}function _e(s,e){let t=e.you;if(!t||e.state==="finished")return l;if(e.state==="open")return a`<button @click=${()=>{s.send("leave",{seat:t})}}>Leave the table</button>`;let n=e.seats.find(o=>o.kind==="person"&&o.online===!1&&o.seat!==t),i=()=>confirm("Give up this game?")&&void s.send("resign",{seat:t});return a`<button @click=${()=>{s.send("ask",{what:"draw",seat:t},"You offer a draw.")}}>Offer a draw</button>
    ${n?a`<button @click=${()=>{s.send("ask",{what:"bot",seat:t,about:n.seat})}}>
          Let the computer play ${n.title??u(n.seat)}
        </button>`:l}
    <button class="danger" @click=${i}>Resign</button>`}var Ue=matchMedia("(min-width: 1000px)"),K=class{constructor(e){this.pane=e;this.scale=1;this.x=0;this.y=0;this.fingers=new Map;this.seen=null;this.dragged=0;e.addEventListener("wheel",t=>this.wheel(t),{passive:!1}),e.addEventListener("pointerdown",t=>this.down(t)),e.addEventListener("click",t=>this.click(t),{capture:!0}),addEventListener("pointermove",t=>this.move(t));for(let t of["pointerup","pointercancel"])addEventListener(t,n=>this.fingers.delete(n.pointerId))}get map(){return this.pane.querySelector("[data-zoom]")}get inner(){return this.map??this.pane.querySelector(".board")}settle(){this.seen!==this.inner&&(this.seen=this.inner,this.fit())}by(e,t={x:0,y:0}){let n=this.scale,[i,o]=this.map?[1,5]:[.5,3];this.scale=Math.min(o,Math.max(i,n*e)),Math.abs(this.scale-1)<.04&&(this.scale=1),this.x=t.x-(t.x-this.x)*this.scale/n,this.y=t.y-(t.y-this.y)*this.scale/n,this.apply()}fit(){let[e,t]=(this.map?.dataset.focus??"0.5 0.5").split(" ").map(Number);this.scale=1,this.x=(.5-e)*this.inner.offsetWidth,this.y=(.5-t)*this.inner.offsetHeight,this.apply()}toFrame(e,t){let n=this.inner.parentElement.getBoundingClientRect();return{x:e-n.x-n.width/2,y:t-n.y-n.height/2}}isOnMap(e){return e.target.closest?.("[data-zoom]")!==null}wheel(e){!e.ctrlKey&&!(Ue.matches&&this.isOnMap(e))||(e.preventDefault(),this.by(e.deltaY<0?1.15:1/1.15,this.map?this.toFrame(e.clientX,e.clientY):void 0))}down(e){this.dragged=0,this.fingers.set(e.pointerId,e)}click(e){this.dragged>6&&e.stopPropagation(),this.dragged=0}move(e){let t=this.fingers.get(e.pointerId);t&&(this.fingers.set(e.pointerId,e),this.fingers.size===2?this.pinch(t,e):this.canPan(t)&&this.pan(e.clientX-t.clientX,e.clientY-t.clientY))}canPan(e){let t=e.target;return this.map?this.isOnMap(e)&&!(e.pointerType==="mouse"&&t.closest(".lit")):this.scale>1&&!t.closest("[data-thing]")}pan(e,t){let{x:n,y:i}=this;this.x+=e,this.y+=t,this.apply(),this.dragged+=Math.hypot(this.x-n,this.y-i)}pinch(e,t){let n=[...this.fingers.values()].find(r=>r.pointerId!==t.pointerId),i=r=>Math.hypot(r.clientX-n.clientX,r.clientY-n.clientY),o=this.toFrame((t.clientX+n.clientX)/2,(t.clientY+n.clientY)/2);this.by(i(t)/Math.max(1,i(e)),this.map?o:void 0)}keepInFrame(e){let t=e.parentElement,n=(i,o,r)=>{let c=Math.max(0,(o*this.scale-r)/2);return Math.max(-c,Math.min(c,i))};this.x=n(this.x,e.offsetWidth,t.clientWidth),this.y=n(this.y,e.offsetHeight,t.clientHeight)}apply(){let e=this.map;e&&this.keepInFrame(e);let t=this.scale===1&&!this.x&&!this.y;this.inner.style.transform=t?"":`translate(${this.x}px, ${this.y}px) scale(${this.scale})`,this.pane.classList.toggle(e?"map-zoomed":"zoomed",this.scale!==1)}};var Xt=1.2,at=class extends f{constructor(){super();this.game=null;this.picking=new F(this);this.looking=new N(this);this.replay=new Y(this);this.news=new _(this);this.live=null;this.zoom=null;this.takenAt=0;this.ticking=0;this.talkSeen=0;this.isSending=!1;this.onRule=t=>{let n=t.target.closest("[data-rule]")?.dataset.rule;n&&this.snap&&this.openRule(n)};this.onKey=t=>{!this.snap||!q(t)||this.press(t.key,t.target)&&t.preventDefault()};this.table=this.fault="",this.step=this.snap=this.rule=null,this.hints=[],this.connection="connecting",this.tab="log",this.isListOpen=!1,this.addEventListener("click",t=>this.onClick(t))}static{this.properties={table:{},step:{},snap:{state:!0},hints:{state:!0},connection:{state:!0},tab:{state:!0},rule:{state:!0},fault:{state:!0},isListOpen:{state:!0}}}connectedCallback(){super.connectedCallback(),addEventListener("keydown",this.onKey),addEventListener("click",this.onRule),this.ticking=window.setInterval(()=>this.tick(),1e3),this.begin()}disconnectedCallback(){super.disconnectedCallback(),removeEventListener("keydown",this.onKey),removeEventListener("click",this.onRule),clearInterval(this.ticking),this.live?.close()}willUpdate(t){!t.has("table")||!t.get("table")||(this.live?.close(),this.snap=null,this.begin())}async begin(){try{let t=await h.table(this.table),n=(await h.games()).games.find(o=>o.id===t.game);if(!n)throw new R("This server does not know the game.","game");let[{facts:i}]=await Promise.all([h.facts(t.game),Ot(t.game).then(o=>o.prepare?.(t))]);this.game={...n,facts:i},this.talkSeen=t.chat.length,this.take(t),this.live=new I(this.table,o=>this.take(o),o=>this.connection=o),this.live.open(),this.step!==null&&await this.replay.goTo(this.step)}catch(t){this.fault=t.sentence??String(t)}}take(t){let n=this.snap;this.keepFocus(),this.snap=t,this.takenAt=performance.now(),(!n||n.rev!==t.rev||n.you!==t.you)&&(this.picking.letGo(),this.hints=[],x(t)||(this.isListOpen=!1)),document.title=`${x(t)?"● ":""}${t.title} · Tessera`,n&&this.news.hear(n,t),n&&t.chat.length>n.chat.length&&this.hearTalk(t)}hearTalk(t){let n=t.chat[t.chat.length-1];this.tab==="chat"?this.talkSeen=t.chat.length:m(`${n.name}: ${n.text}`)}keepFocus(){let t=document.activeElement;!t||t===this||!this.contains(t)||this.updateComplete.then(()=>{(!document.activeElement||document.activeElement===document.body)&&this.focusOn(".question")})}tick(){this.snap?.seats.some(t=>typeof t.clock_ms=="number")&&this.requestUpdate()}catchUp(){this.live?.catchUp()}complain(t){T("refuse");let n=t;m(n.sentence??String(t),!0,n.rule)}async send(t,n={},i=""){try{await h.post(this.table,t,n),i&&m(i)}catch(o){this.complain(o)}}async act(t){let n=this.snap;if(!(!n||this.isSending)){this.isSending=!0,this.picking.letGo(),this.looking.hide();try{let i=await h.act(n.id,n.you,t.text,n.rev);S("acts",d.acts+1),i.table&&this.live?.take(i.table)}catch(i){this.complain(i),i.code!=="offline"&&this.take(await h.table(n.id).catch(()=>n))}finally{this.isSending=!1}}}async whyNot(t){let n=this.snap,i=this.context();if(n.state==="finished")return m("The game is over.");if(n.state==="open")return m("The game begins when every seat is taken.");if(!n.you)return m("You are watching; only the players act.");try{for(let o of this.board.wishes(t,i)){let r=await h.why(n.id,n.you,o);if(!(r.legal||!r.reason))return T("refuse"),m(r.reason,!0,r.rule)}m(i.playing?"There is nothing to do with this now.":"It is not your turn.",!0)}catch(o){this.complain(o)}}async hint(){let t=this.snap;if(!x(t))return m("A hint is for the player who must choose.");try{this.hints=(await h.hint(t.id,t.you)).moves;let n=this.hints[0];n&&m(`I would ${n.action} (${Math.round(n.value*100)} % to win).`)}catch(n){this.complain(n)}}async undo(){let t=this.snap;t.undoable>0?await this.send("undo",{seat:t.you}):await this.send("ask",{what:"undo",seat:t.you},"You have asked to take the move back.")}async rematch(){try{$(`/t/${(await h.post(this.table,"rematch")).id}`)}catch(t){this.complain(t)}}get board(){return Ht(this.snap.game)}context(){let{snap:t,game:n}=this;if(!t||!n)return null;let i=this.replay.past?.view??t.view,o=this.picking.picks,r=!this.replay.on&&x(t),c=t.you??i.seats[0],p={game:n,snap:t,view:i,me:c,playing:r,options:[],lit:new Set,picks:o,hinted:new Set};if(!r)return p;let b=xt(i.state,i.extra??{},n.facts??{});p.options=t.legal.map(w=>this.board.option(Et(w,n.verbs,b),p)),p.lit=U(p.options,o);let g=p.options.find(w=>w.act.text===this.hints[0]?.action);return p.hinted=new Set(g?[...g.things,...g.also]:[]),p}onClick(t){let n=t.target,i=n.closest("[data-thing]");if(!i){this.looking.hide(),!n.closest(".chooser, .prompt")&&this.picking.isBusy&&this.picking.letGo();return}this.replay.on||(this.catchUp(),this.picking.press(this.picking.picks,i.dataset.thing,i)),this.looking.touch(t,i)}async openRule(t){try{let{rules:n}=await h.rules(this.snap.game);this.rule=n.find(o=>o.number===t)??{number:t,text:"There is no such rule."},await this.updateComplete;let i=this.querySelector("#rule");i&&!i.open&&i.showModal()}catch(n){this.complain(n)}}press(t,n){let i=this.querySelector(".board");if(t==="Escape")return this.escape();if(this.replay.key(t)||i&&Bt(i,t))return!0;let o=n.closest("[data-thing]")?.dataset.thing,c={a:()=>this.openList(),b:()=>this.focusOn(this.querySelector(".board .lit")?".board .lit":".board [data-thing]"),u:()=>{this.undo()},h:()=>{this.hint()},l:()=>this.show("log","#log"),c:()=>this.show("chat","#say"),r:()=>this.replay.turn(),w:()=>o&&void this.whyNot(o),"+":()=>this.zoom?.by(Xt),"-":()=>this.zoom?.by(1/Xt),0:()=>this.zoom?.fit()}[t.toLowerCase()];return c?.(),c!==void 0}escape(){let t=this.picking.isBusy||this.isListOpen;return this.picking.letGo(),this.looking.hide(),this.isListOpen=!1,t}focusOn(t){this.querySelector(t)?.focus()}openList(){this.isListOpen=!0,this.updateComplete.then(()=>this.focusOn(this.querySelector(".actions")?".actions .act":".prompt .act"))}show(t,n=`#tab-${t}`){this.tab=t,t==="chat"&&(this.talkSeen=this.snap.chat.length),this.updateComplete.then(()=>this.focusOn(n))}turnPlain(){S("plain",!d.plain),this.picking.letGo()}updated(t){let n=this.querySelector(".pane");if(n&&(this.zoom??=new K(n)).settle(),!(!t.has("snap")&&!t.has("tab")&&!this.replay.on))for(let i of this.querySelectorAll(".log"))i.scrollTop=i.scrollHeight}render(){if(this.fault)return this.nothingHere();let t=this.context();return t?a`<main id="main" class="table ${t.playing?"my-turn":""}" tabindex="-1">
      <h1 class="unseen" tabindex="-1">${t.snap.title}</h1>
      ${this.prompt(t)}
      <section class="pane" aria-label="Board">
        <div class="board">${this.board.draw(t)}</div>
        ${this.replay.on?l:this.news.moment(t)}
        <ul class="unseen" aria-label="The position in words">
          ${this.board.say(t).map(n=>a`<li>${n}</li>`)}
        </ul>
      </section>
      ${this.replay.on?Ft(this.replay):l} ${this.sidebar(t)} ${this.picking.menu()}
      ${this.looking.draw(t)} ${Wt(this.rule,t.snap.game)}
      <div class="unseen" aria-live="polite">${this.news.words()}</div>
    </main>`:a`<main id="main" class="page narrow" tabindex="-1"><h1 tabindex="-1">One moment…</h1></main>`}nothingHere(){return a`<main id="main" class="page narrow center" tabindex="-1">
      <h1 tabindex="-1">No such table</h1>
      <p class="fault" role="alert">${this.fault}</p>
      <a class="button" href="/">To the lobby</a>
    </main>`}prompt(t){let{replay:n,connection:i,hints:o,isListOpen:r}=this;return Ut({host:this,ctx:t,replay:n,connection:i,hints:o,isListOpen:r,turnList:()=>this.isListOpen?this.isListOpen=!1:this.openList(),letGo:()=>this.picking.letGo(),undo:()=>{this.undo()},hint:()=>{this.hint()},zoom:c=>c?this.zoom?.by(c):this.zoom?.fit(),rematch:()=>{this.rematch()}})}sidebar(t){let{replay:n,takenAt:i,tab:o}=this;return Vt({host:this,ctx:t,replay:n,takenAt:i,tab:o,unread:o==="chat"?0:t.snap.chat.length-this.talkSeen,show:r=>this.show(r),turnPlain:()=>this.turnPlain()})}};customElements.define("table-page",at);var rt=class extends f{static{this.properties={token:{},fault:{state:!0},busy:{state:!0}}}constructor(){super(),this.token="",this.fault="",this.busy=!1}connectedCallback(){super.connectedCallback(),document.title="Invitation · Tessera"}async join(){this.busy=!0;try{$(`/t/${(await h.accept(this.token)).table}`,!0)}catch(e){this.fault=e.sentence,this.busy=!1}}render(){return a`<main id="main" class="page narrow center" tabindex="-1">
      <h1 tabindex="-1">You are invited</h1>
      <p class="lead">Somebody keeps a seat for you at this table. No account is needed.</p>
      ${this.fault?a`<p class="fault" role="alert">${this.fault}</p>`:l}
      <div class="row">
        <button class="primary" ?disabled=${this.busy} @click=${()=>{this.join()}}>Take the seat</button>
        <a class="button" href="/">To the lobby</a>
      </div>
    </main>`}};customElements.define("invite-page",rt);var lt=class extends f{static{this.properties={game:{},rule:{},rules:{state:!0},title_:{state:!0},fault:{state:!0}}}constructor(){super(),this.game="",this.rule=null,this.rules=[],this.title_="",this.fault=""}async connectedCallback(){super.connectedCallback(),document.title="Rules · Tessera";try{let[e,t]=await Promise.all([h.games(),h.rules(this.game)]);this.title_=e.games.find(n=>n.id===this.game)?.title??this.game,this.rules=t.rules,await this.updateComplete,this.rule&&document.getElementById(this.rule)?.scrollIntoView()}catch(e){this.fault=e.sentence}}render(){return a`<main id="main" class="page narrow" tabindex="-1">
      <h1 tabindex="-1">${this.title_?`${this.title_}: the rules`:"The rules"}</h1>
      ${this.fault?a`<p class="fault" role="alert">${this.fault}</p>`:l}
      <dl class="rules">
        ${this.rules.map(e=>a`<div id=${e.number} class=${e.number===this.rule?"here":""}>
            <dt>${e.number}</dt>
            <dd>${e.text}</dd>
          </div>`)}
      </dl>
      ${this.rules.length===0&&!this.fault?a`<p class="faint">One moment…</p>`:l}
    </main>`}};customElements.define("rules-page",lt);var ct=class extends f{static{this.properties={me:{state:!0},open:{state:!0}}}constructor(){super(),this.me=null,this.open=!1}async connectedCallback(){super.connectedCallback(),document.title="You · Tessera",await this.attempt(async()=>{this.open=(await h.games()).public,this.me=await h.me()})}async attempt(e,t=""){try{await e(),t&&m(t),dispatchEvent(new Event("tessera-me"))}catch(n){m(n.sentence,!0)}}rename(e){e.preventDefault();let t=String(new FormData(e.target).get("name"));this.attempt(async()=>{this.me=await h.rename(t)},"Your name is changed.")}enter(e){e.preventDefault();let t=new FormData(e.target),n=e.submitter.value,i={name:t.get("name"),password:t.get("password")};this.attempt(async()=>{await h.account(n,i),this.me=await h.me()},"Welcome.")}leave(){this.attempt(async()=>{await h.account("logout"),this.me=await h.me()},"You have left.")}accounts(e){return this.open?e.guest?a`<form class="form" @submit=${t=>this.enter(t)}>
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
    </main>`}};customElements.define("account-page",ct);var pt=class extends f{connectedCallback(){super.connectedCallback(),document.title="Credits · Tessera"}render(){let e=(t,n)=>a`<a href=${t} rel="noreferrer">${n}</a>`;return a`<main id="main" class="page narrow" tabindex="-1">
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
    </main>`}};customElements.define("credits-page",pt);var Fe=[["Tab, Shift+Tab","from one thing to the next"],["Arrow keys","on the board: to the nearest thing in that direction"],["Enter, Space","pick it; picked things that make an action together carry it out"],["Esc","let go of what is picked"],["A","to the list of all actions"],["B","to the board"],["U","undo"],["H","a hint"],["W","why not? Reads the reason for the thing that has the focus"],["L","to the log"],["C","to the chat"],["+  −  0","larger, smaller, fit"],["R","replay on or off; then Left, Right, Home, End, P for play"],["T","dark or light"],["M","sound on or off"],["?","this sheet"]];function Zt(){return a`<dialog id="shortcuts" aria-labelledby="shortcuts-title">
    ${W("shortcuts-title","Keyboard")}
    <dl class="keys">
      ${Fe.map(([s,e])=>a`<div><dt><kbd>${s}</kbd></dt><dd>${e}</dd></div>`)}
    </dl>
  </dialog>`}var ht=class extends f{static{this.properties={route:{state:!0},me:{state:!0}}}constructor(){super(),this.route=Q(),this.me=null}connectedCallback(){super.connectedCallback(),$t(this),addEventListener("popstate",()=>this.follow()),addEventListener("tessera-me",()=>{this.greet()}),addEventListener("keydown",e=>this.key(e)),this.greet()}follow(){let e=this.route;this.route=Q(),!(e.page===this.route.page&&e.page==="table")&&(scrollTo(0,0),this.updateComplete.then(()=>this.querySelector("main h1")?.focus()))}async greet(){try{this.me=await h.me()}catch{this.me=null}}key(e){if(q(e)){if(e.key==="?")this.querySelector("#shortcuts")?.showModal();else if(e.key==="t")this.turnTheme();else if(e.key==="m")this.turnSound();else return;e.preventDefault()}}turnTheme(){S("theme",H()?"light":"dark"),this.requestUpdate()}turnSound(){S("sound",!d.sound),T("coin"),this.requestUpdate()}async turnNotify(){if(!d.notify&&(!("Notification"in window)||await Notification.requestPermission()!=="granted"))return m("The browser does not allow notifications from this page.",!0);S("notify",!d.notify),m(d.notify?"You will be told when it is your turn.":"No more notifications."),this.requestUpdate()}page(){let e=this.route;switch(e.page){case"new":return a`<create-page .wanted=${e.game}></create-page>`;case"table":return a`<table-page .table=${e.id} .step=${e.step}></table-page>`;case"invite":return a`<invite-page .token=${e.token}></invite-page>`;case"rules":return a`<rules-page .game=${e.game} .rule=${e.rule}></rules-page>`;case"account":return a`<account-page></account-page>`;case"credits":return a`<credits-page></credits-page>`;case"lobby":return a`<lobby-page></lobby-page>`}}render(){let e=(t,n,i,o)=>a`<button class="tool" aria-label=${t} title=${t} aria-pressed=${n} @click=${o}>
        ${y(i)}
      </button>`;return a`
      <a class="skip" href="#main" @click=${t=>this.skip(t)}>To the content</a>
      <header class="top">
        <a class="brand" href="/">${L("laurels")}<span>Tessera</span></a>
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
          ${this.me?a`<a class="me" href="/account" title="Your name">${this.me.name}</a>`:l}
        </nav>
      </header>
      ${this.page()} ${Zt()}
      <tessera-toasts></tessera-toasts>
    `}skip(e){e.preventDefault(),e.stopPropagation(),this.querySelector("main")?.focus()}};document.querySelector("link[rel=icon]").href=wt;Rt();customElements.define("tessera-app",ht);

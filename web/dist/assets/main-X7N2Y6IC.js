import{a as y,b as f,c as Z,d as w,e as ft}from"/assets/chunk-SOQ3GPZA.js";import{b as O,c as kt}from"/assets/chunk-2CLYACDL.js";import{a as dt,b as p}from"/assets/chunk-CC2EQDY6.js";import{a,b as M,c as mt,d as l,i as C,j as b,k,l as m,n as gt,o as bt,p as Q,q as yt,r as vt,s as $t,t as wt}from"/assets/chunk-IVSXTMWS.js";import"/assets/chunk-VVCT3YM4.js";var xt="/assets/favicon-XU476DQP.svg";var ce=8e3,pe={"arena-roma":"centurion-helmet","casus-belli":"trireme",antike2:"greek-temple","total-war-rome":"roman-shield",ancients:"crossed-swords"};function Tt(n){return(n.bots.find(e=>e.id==="normal")??n.bots[n.bots.length-1])?.id??"random"}var tt=class extends y{constructor(){super();this.timer=0;this.games=[],this.lobby=null,this.fault=""}static{this.properties={games:{state:!0},lobby:{state:!0},fault:{state:!0}}}connectedCallback(){super.connectedCallback(),document.title="Tessera",this.load(),this.timer=window.setInterval(()=>{this.load()},ce)}disconnectedCallback(){super.disconnectedCallback(),clearInterval(this.timer)}async load(){try{let[t,s]=await Promise.all([p.games(),p.lobby()]);this.games=t.games,this.lobby=s,this.fault=""}catch(t){this.fault=t.sentence??String(t)}}async start(t,s){let i={};t.seats.slice(0,t.seats_min).forEach((o,r)=>i[o]=r===0?"me":s);try{let o=await p.create({game:t.id,scenario:t.scenarios[0]?.id,options:{},seats:i,pace:{kind:"none"},watch:"all",undo:"free"});w(`/t/${o.id}`)}catch(o){f(o.sentence,!0)}}opponent(t){return`bot:${this.querySelector(`#level-${t.id}`)?.value??Tt(t)}`}gameCard(t){let s=t.bots;return a`<article class="game">
      <div class="game-art">${C(pe[t.id]??"eagle-emblem")}</div>
      <div class="game-text">
        <h2>${t.title}</h2>
        <p>${t.about}</p>
        <div class="row">
          <button class="primary" data-play=${t.id} @click=${()=>{this.start(t,this.opponent(t))}}>
            Play against the computer
          </button>
          ${s.length>1?a`<label class="inline">
                <span>Opponent</span>
                <select id="level-${t.id}">
                  ${s.map(i=>a`<option value=${i.id} ?selected=${i.id===Tt(t)} title=${i.help}>
                      ${k(i.id)}
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
    </article>`}names(t){return t.seats.map(s=>`${s.title??m(s.seat)}: ${s.kind==="open"?"free":s.name??s.kind}`).join("  ·  ")}outcome(t){let s=t.result?.score??{},i=t.seats.find(o=>s[o.seat]===1);return t.state!=="finished"?"":i?`${i.title??m(i.seat)} won`:Object.keys(s).length?"a draw":""}tables(t,s,i){return a`<section class="tables">
      <h2>${t}</h2>
      ${s.length===0?a`<p class="faint">${i}</p>`:a`<ul>
            ${s.map(o=>a`<li>
                <a href="/t/${o.id}" class=${o.your_turn?"my-turn":""}>
                  <span class="table-title">${o.title}</span>
                  <span class="table-seats">${this.names(o)}</span>
                  <span class="table-end">
                    ${o.your_turn?a`<strong class="badge">Your turn</strong>`:l}
                    ${o.state==="open"?a`<span class="badge soft">Open</span>`:l}
                    <span class="faint">${[this.outcome(o),bt(o.updated)].filter(Boolean).join(", ")}</span>
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
      <div class="games">${this.games.map(s=>this.gameCard(s))}</div>
      ${t?a`
            ${this.tables("My tables",t.mine,"Nothing yet: one click above starts a game.")}
            ${this.tables("Open tables",t.open,"Nobody is waiting for an opponent.")}
            ${this.tables("Finished games",t.finished,"Games that are over can be replayed here.")}
          `:l}
      <footer class="foot"><a href="/new">Set up a table</a><a href="/credits">Credits</a></footer>
    </main>`}};customElements.define("lobby-page",tt);var St="tessera",Et={theme:"auto",sound:!1,notify:!1,plain:!1,acts:0};function he(){try{return{...Et,...JSON.parse(localStorage.getItem(St)??"{}")}}catch{return{...Et}}}var d=he();function L(n,e){d[n]=e;try{localStorage.setItem(St,JSON.stringify(d))}catch{}et()}function P(){return d.theme!=="auto"?d.theme==="dark":matchMedia("(prefers-color-scheme: dark)").matches}function et(){document.documentElement.dataset.theme=P()?"dark":"light"}function Mt(){et(),matchMedia("(prefers-color-scheme: dark)").addEventListener("change",et)}function Lt(){return matchMedia("(prefers-reduced-motion: reduce)").matches}var Ct=n=>n!==null&&typeof n=="object"&&!Array.isArray(n);function B(n,e){let t=`word:${e}`,s=n.view.titles[e]??e;return!n.lit.has(t)&&!n.picks.includes(t)?a`<span class="word">${s}</span>`:a`<button class="word ${yt(n,t)}" data-thing=${t}>${s}</button>`}function I(n,e){return e===null?a`<span class="faint">–</span>`:typeof e=="boolean"?a`<span>${e?"yes":"no"}</span>`:typeof e=="object"&&!Array.isArray(e)?me(n,e):Array.isArray(e)?a`<ol class="values">${e.map(t=>a`<li>${I(n,t)}</li>`)}</ol>`:B(n,String(e))}function ue(n,e,t){let s=[...new Set(e.flatMap(([,i])=>Object.keys(i)))];return a`<div class="scroll" tabindex="0" role="region" aria-label=${t}>
    <table>
      <thead>
        <tr><th scope="col"><span class="unseen">name</span></th>
          ${s.map(i=>a`<th scope="col">${B(n,i)}</th>`)}</tr>
      </thead>
      <tbody>
        ${e.map(([i,o])=>a`<tr><th scope="row">${B(n,i)}</th>
            ${s.map(r=>a`<td>${r in o?I(n,o[r]):l}</td>`)}</tr>`)}
      </tbody>
    </table>
  </div>`}function me(n,e){return a`<dl class="pairs">
    ${Object.entries(e).map(([t,s])=>a`<div><dt>${B(n,t)}</dt><dd>${I(n,s)}</dd></div>`)}
  </dl>`}function de(n,e,t){let s=Ct(t)?Object.entries(t):[],i=s.length>0&&s.every(([,o])=>Ct(o));return a`<section class="state-field">
    <h3>${m(e)}</h3>
    ${i?ue(n,s,m(e)):I(n,t)}
  </section>`}var st={complete:!1,option:n=>({act:n,things:n.args.map(e=>`word:${e.word}`),also:[]}),wishes:(n,e)=>{let t=n.slice(n.indexOf(":")+1);return e.game.verbs.filter(s=>s.args.length===1).map(s=>`${s.word} ${t}`)},draw:n=>a`<div class="generic">
    ${Object.entries(n.view.state).map(([e,t])=>de(n,e,t))}
  </div>`,say:n=>Object.entries(n.view.state).map(([e,t])=>`${m(e)}: ${JSON.stringify(t)}`)};var fe={"arena-roma":()=>import("/assets/arena-roma-XNK2EP3D.js").then(n=>n.arenaRoma),antike2:()=>import("/assets/antike-43QDRR45.js").then(n=>n.antike),"casus-belli":()=>import("/assets/antike-43QDRR45.js").then(n=>n.antike),"total-war-rome":()=>import("/assets/total-war-7EFJQDT6.js").then(n=>n.totalWar),ancients:()=>import("/assets/ancients-5O2E6KZH.js").then(n=>n.ancients)},nt=new Map;async function q(n){let e=nt.get(n)??await fe[n]?.()??st;return nt.set(n,e),e}function At(n){return(d.plain?void 0:nt.get(n))??st}var it=class extends y{static{this.properties={wanted:{},games:{state:!0},chosen:{state:!0},count:{state:!0},scenes:{state:!0}}}constructor(){super(),this.wanted=null,this.games=[],this.chosen="",this.count=0,this.scenes=null}async connectedCallback(){super.connectedCallback(),document.title="New table · Tessera";try{this.games=(await p.games()).games,this.choose(this.wanted??this.games[0]?.id??"")}catch(e){f(e.sentence,!0)}}choose(e){this.chosen=e,this.count=this.game?.seats_min??0,this.scenes=null,this.fetchScenes(e)}async fetchScenes(e){let[t,{facts:s}]=await Promise.all([q(e),p.facts(e)]);this.chosen===e&&t.picture&&(this.scenes={draw:t.picture,facts:s,edits:t.edits??!1})}get game(){return this.games.find(e=>e.id===this.chosen)}async submit(e){e.preventDefault();let t=this.game,s=new FormData(e.target),i=r=>String(s.get(r)??""),o=(r,c)=>Object.fromEntries(r.map(h=>[h,i(c+h)]));try{let r=await p.create({game:t.id,scenario:i("scenario"),options:o(t.options.map(c=>c.id),"option-"),seats:o(t.seats.slice(0,this.count),"seat-"),pace:{kind:i("pace"),seconds:Number(i("minutes"))*60,days:Number(i("days"))},watch:i("watch"),undo:i("undo")});w(`/t/${r.id}`)}catch(r){f(r.sentence,!0)}}select(e,t,s,i=""){return a`<label class="field">
      <span>${e}</span>
      <select name=${t}>
        ${s.map(([o,r])=>a`<option value=${o}>${r}</option>`)}
      </select>
      ${i?a`<small>${i}</small>`:l}
    </label>`}scenarios(e){let{scenes:t}=this;return t?a`<div class="scenes" role="radiogroup" aria-label="Scenario">
      ${e.scenarios.map((s,i)=>a`<label class="scene">
          <input type="radio" name="scenario" value=${s.id} ?checked=${i===0} />
          <b>${s.title}</b> ${t.draw(s.id,t.facts)}
          <small>${s.help}</small>
        </label>`)}
    </div>
    ${t.edits?a`<p class="own"><a href="/edit/${e.id}">Make a battle of your own</a>, from a blank field or from one of these.</p>`:l}`:this.select("Scenario","scenario",e.scenarios.map(s=>[s.id,s.title]),e.scenarios[0]?.help)}seats(e){let t=e.bots.map(s=>[`bot:${s.id}`,`Computer: ${s.id}`]);return e.seats.slice(0,this.count).map((s,i)=>{let o=["me","Me"],r=["open","Somebody else (by link or from the lobby)"],c=i===0?[o,r,...t]:[r,...t,o];return this.select(m(s),`seat-${s}`,c)})}render(){let e=this.game;return a`<main id="main" class="page narrow" tabindex="-1">
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
              ${e.options.map(t=>this.select(m(t.id),`option-${t.id}`,t.values.map(s=>[s,m(s)]),k(t.help)))}
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
    </main>`}};customElements.define("create-page",it);function Rt(...n){let e=new Set,t=s=>{if(typeof s=="string")e.add(s);else if(Array.isArray(s))s.forEach(t);else if(s&&typeof s=="object")for(let[i,o]of Object.entries(s))e.add(i),t(o)};return n.forEach(t),e}function Ht(n,e,t){if(e<=1)return n.length?[n.join(" ")]:[];for(let s=n.length-e+1;s>=1;s--){let i=n.slice(0,s).join(" ");if(s===1||t.has(i))return[i,...Ht(n.slice(s),e-1,t)]}return[n.join(" ")]}function Ot(n,e,t){let s=e.filter(h=>n===h.word||n.startsWith(h.word+" ")).sort((h,u)=>u.word.length-h.word.length)[0],i=s?.word??n.split(" ")[0],o=n.slice(i.length).trim().split(/\s+/).filter(Boolean),r=s?.args??(o.length?["word"]:[]),c=Ht(o,Math.min(r.length,o.length),t);return{text:n,verb:i,args:c.map((h,u)=>({kind:r[u]??"word",word:h}))}}function Pt(n){let e=new Map;for(let t of n)e.set(t.verb,[...e.get(t.verb)??[],t]);return e}var ge=650,be=16,N=class{constructor(e,t,s){this.id=e;this.show=t;this.say=s;this.source=null;this.queue=[];this.timer=0;this.shownAt=0;this.newest=-1;this.log=[]}open(){this.say("connecting"),this.source=new EventSource(p.eventsPath(this.id)),this.source.addEventListener("open",()=>this.say("live")),this.source.addEventListener("table",e=>this.take(JSON.parse(e.data))),this.source.addEventListener("bye",()=>this.again()),this.source.addEventListener("error",()=>{this.say("lost"),this.source?.readyState===EventSource.CLOSED&&this.again()})}close(){this.source?.close(),this.source=null,clearTimeout(this.timer)}take(e){e.log=this.wholeLog(e),!(e.seq<this.newest)&&(this.newest=e.seq,this.queue.push(e),this.queue.length>be&&this.queue.splice(0,this.queue.length-1),this.next())}catchUp(){let e=this.queue.pop();this.queue=[],clearTimeout(this.timer),this.timer=0,e&&this.put(e)}wholeLog(e){let t=e.log_from??0,s=t===0?[]:this.log.filter(i=>i.n<=t);return this.log=[...s,...e.log],this.log}again(){this.close(),this.say("lost"),this.timer=window.setTimeout(()=>this.open(),1500)}next(){if(this.timer||this.queue.length===0)return;let e=this.queue[0],s=!e.last||e.last.seat===e.you||Lt()?0:this.shownAt+ge-performance.now();if(s>0){this.timer=window.setTimeout(()=>{this.timer=0,this.next()},s);return}this.queue.shift(),this.put(e),this.next()}put(e){this.shownAt=performance.now(),this.show(e)}};var ye=500,G=class{constructor(e){this.host=e;this.told=null;this.share=0;this.table="";this.timer=0;e.addController(this)}hostDisconnected(){clearTimeout(this.timer),this.table=""}want(){let e=this.host.snap.id;this.table!==e&&(clearTimeout(this.timer),Object.assign(this,{table:e,told:null,share:0}),this.ask(e))}async ask(e){try{let t=await p.analysis(e);if(this.table!==e)return;t.ready?this.told=t:(this.share=t.done/t.all,this.timer=window.setTimeout(()=>{this.ask(e)},ye)),this.host.requestUpdate()}catch(t){this.table="",this.host.complain(t)}}};var ve="input:not([type=checkbox], [type=range]), textarea, select, dialog[open]";function D(n){return!n.ctrlKey&&!n.metaKey&&!n.altKey&&!n.target.closest(ve)}var $e={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]},Bt=2.5;function It(n,e){let t=$e[e],s=document.activeElement;if(!t||!s||!n.contains(s))return!1;let i=s.getBoundingClientRect(),o=null,r=1/0;for(let c of n.querySelectorAll("[data-thing]")){if(c===s)continue;let h=c.getBoundingClientRect(),u=h.x+h.width/2-i.x-i.width/2,g=h.y+h.height/2-i.y-i.height/2,$=u*t[0]+g*t[1],S=Math.abs(u*t[1])+Math.abs(g*t[0]);$>4&&$+Bt*S<r&&(r=$+Bt*S,o=c)}return o?.focus(),o!==null}function x(n){return n.state==="running"&&n.legal.length>0}function qt(n){let e=n.querySelector(".prompt")?.getBoundingClientRect().bottom??0,t=[...n.querySelectorAll(".board .lit")].map(i=>{let o=i.getBoundingClientRect();return o.y+o.height/2});if(t.length===0||t.some(i=>i>e&&i<innerHeight))return;let s=matchMedia("(prefers-reduced-motion: reduce)").matches;scrollBy({top:t[0]-innerHeight*.55,behavior:s?"auto":"smooth"})}var Nt="important",we=" !"+Nt,Gt=$t(class extends wt{constructor(n){if(super(n),n.type!==vt.ATTRIBUTE||n.name!=="style"||n.strings?.length>2)throw Error("The `styleMap` directive must be used in the `style` attribute and must be the only part in the attribute.")}render(n){return Object.keys(n).reduce((e,t)=>{let s=n[t];return s==null?e:e+`${t=t.includes("-")?t:t.replace(/(?:^(webkit|moz|ms|o)|)(?=[A-Z])/g,"-$&").toLowerCase()}:${s};`},"")}update(n,[e]){let{style:t}=n.element;if(this.ft===void 0)return this.ft=new Set(Object.keys(e)),this.render(e);for(let s of this.ft)e[s]==null&&(this.ft.delete(s),s.includes("-")?t.removeProperty(s):t[s]=null);for(let s in e){let i=e[s];if(i!=null){this.ft.add(s);let o=typeof i=="string"&&i.endsWith(we);s.includes("-")||o?t.setProperty(s,o?i.slice(0,-11):i,o?Nt:""):t[s]=i}}return mt}});var ke=350,xe=3500,_=246,Dt=340,Te=.55,j=class{constructor(e){this.host=e;this.at=null;this.timer=0;e.addController(this),e.addEventListener("pointerover",t=>this.hover(t)),e.addEventListener("pointerout",()=>this.hide()),e.addEventListener("focusin",t=>this.focus(t))}hostDisconnected(){clearTimeout(this.timer)}hide(){clearTimeout(this.timer),this.set(null)}touch(e,t){e.pointerType==="touch"&&(this.show(t),clearTimeout(this.timer),this.timer=window.setTimeout(()=>this.hide(),xe))}hover(e){let t=this.thingAt(e.target);!t||e.pointerType==="touch"||e.buttons||(clearTimeout(this.timer),this.timer=window.setTimeout(()=>this.show(t),ke))}focus(e){let t=this.thingAt(e.target);t?.matches(":focus-visible")?this.show(t):this.hide()}thingAt(e){return e.closest("[data-thing], [data-look]")}show(e){if(!e.isConnected||this.host.querySelector(".chooser"))return;let t=e.getBoundingClientRect(),s=e.dataset.look??e.dataset.thing;if(t.top>innerHeight*Te){let i=t.left+t.width/2-_/2;this.set({thing:s,x:Math.max(8,Math.min(innerWidth-_-8,i)),y:t.top-Dt})}else{let i=t.right+_+20<innerWidth?t.right+10:t.left-_;this.set({thing:s,x:Math.max(8,i),y:Math.max(56,Math.min(innerHeight-Dt,t.top-60))})}}set(e){e!==this.at&&(this.at=e,this.host.requestUpdate())}draw(e){let t=this.at&&this.host.board.look?.(this.at.thing,e);if(!t)return l;let s=Gt({left:`${this.at.x}px`,top:`${this.at.y}px`});return a`<div class="look" aria-hidden="true" style=${s}>${t}</div>`}};var U=null;function F(n,e,t,s,i){let o=U,r=o.createOscillator(),c=o.createGain();r.type=i,r.frequency.value=e,c.gain.setValueAtTime(s,o.currentTime+n),c.gain.exponentialRampToValueAtTime(5e-4,o.currentTime+n+t),r.connect(c).connect(o.destination),r.start(o.currentTime+n),r.stop(o.currentTime+n+t)}function _t(n,e,t,s){let i=U,o=i.createBuffer(1,Math.ceil(i.sampleRate*e),i.sampleRate),r=o.getChannelData(0);for(let g=0;g<r.length;g++)r[g]=(Math.random()*2-1)*(1-g/r.length);let c=i.createBufferSource(),h=i.createBiquadFilter(),u=i.createGain();c.buffer=o,h.type="bandpass",h.frequency.value=s,u.gain.value=t,c.connect(h).connect(u).connect(i.destination),c.start(i.currentTime+n)}var Ee={dice:()=>[0,.07,.13,.2,.24].forEach(n=>_t(n,.04,.5,1800)),coin:()=>[1568,2093].forEach((n,e)=>F(e*.07,n,.25,.08,"triangle")),card:()=>_t(0,.12,.35,900),battle:()=>[220,147].forEach((n,e)=>F(e*.12,n,.4,.12,"sawtooth")),turn:()=>[523,659,784].forEach((n,e)=>F(e*.11,n,.5,.09,"sine")),refuse:()=>F(0,130,.18,.12,"square")};function T(n){d.sound&&(U??=new AudioContext,U.resume(),Ee[n]())}var Se=3200,Me=[[/battle|attack|against/,"battle"],[/roll|dice/,"dice"],[/sestertii|money|gold|VP/,"coin"]],W=class{constructor(e){this.host=e;this.lines=[];this.timer=0;e.addController(this)}hostDisconnected(){clearTimeout(this.timer)}hear(e,t){let s=e.log[e.log.length-1]?.n??0,i=t.log.filter(o=>o.n>s);i.length>0&&this.show(i),x(t)&&!x(e)&&this.callPlayer(t)}show(e){this.lines=e,clearTimeout(this.timer),this.timer=window.setTimeout(()=>{this.lines=[],this.host.requestUpdate()},Se);let t=e.map(s=>s.text).join(" ");T(Me.find(([s])=>s.test(t))?.[1]??"card")}callPlayer(e){T("turn"),d.notify&&document.hidden&&Notification.permission==="granted"&&new Notification(`${e.title}: your turn`,{body:e.view.prompt??"",tag:e.id})}words(){return this.lines.map(e=>e.text).join(" ")}moment(e){if(this.lines.length===0)return l;let t=e.snap.state==="finished"?Le(e.snap):this.host.board.moment?.(this.lines,e);return t?a`<div class="moment" aria-hidden="true">${t}</div>`:l}};function Le(n){let e=n.you?(n.result?.score??n.view.score??{})[n.you]:void 0,t=e===void 0?"Finis":e>=1?"Victory":e>0?"A draw":"Defeat";return a`<p class="ending">${C("laurels")}${t}</p>`}function E(n){return k(n.text)}function R(n,e,t,s="",i=E(n)){return a`<button class="act ${s}" data-action=${n.text} aria-label=${i} @click=${()=>e(n)}>
    ${t}
  </button>`}function Ce(n){let e=new Map;for(let t of n){let s=t.args.slice(0,-1).map(i=>i.word).join(" ");e.set(s,[...e.get(s)??[],t])}return e}function Ae(n,e){return n.args[n.args.length-1]?.word??m(e)}function jt(n,e,t,s){return a`<div class="action-groups">
    ${[...Pt(n)].map(([i,o])=>{let r=e.verbs.find(c=>c.word===i)?.help??"";return a`<section class="action-group">
        <h3>${m(i)} ${r?a`<small>${r}</small>`:l}</h3>
        ${[...Ce(o)].map(([c,h])=>a`<div class="row tight">
            ${c?a`<span class="first">${c}</span>`:l}
            ${h.map(u=>R(u,s,Ae(u,i),t.has(u.text)?"hinted":""))}
          </div>`)}
      </section>`})}
  </div>`}function Ft(n,e){n.addEventListener("pointerdown",t=>{let s=t.target.closest("[data-thing]");if(!s||t.button!==0||t.pointerType==="touch")return;let i=new AbortController,{signal:o}=i,r=null,c=()=>{i.abort(),r?.remove()},h=g=>{if(!r&&Math.hypot(g.clientX-t.clientX,g.clientY-t.clientY)>6){if(!e.lift(s.dataset.thing))return c();r=He(n.querySelector(`[data-drawn="${s.dataset.thing}"]`)??s)}r&&(r.style.transform=`translate(${g.clientX-t.clientX}px, ${g.clientY-t.clientY}px) rotate(2deg)`)},u=g=>{let $=r!==null;if(c(),!$)return;n.addEventListener("click",re=>re.stopPropagation(),{capture:!0,once:!0}),setTimeout(()=>n.dispatchEvent(new Event("click")),0);let S=document.elementFromPoint(g.clientX,g.clientY)?.closest("[data-thing]");S&&S!==s?e.drop(s.dataset.thing,S.dataset.thing,S):e.let()};addEventListener("pointermove",h,{signal:o}),addEventListener("pointerup",u,{signal:o}),addEventListener("pointercancel",c,{signal:o})})}function Re(n){let e=n.cloneNode(!0);if(!(n instanceof SVGGraphicsElement))return e;let{x:t,y:s,width:i,height:o}=n.getBBox(),r=document.createElementNS("http://www.w3.org/2000/svg","svg");return r.setAttribute("viewBox",`${t} ${s} ${i} ${o}`),e.removeAttribute("transform"),r.append(e),r}function He(n){let e=Re(n),t=n.getBoundingClientRect();for(let i of[e,...e.querySelectorAll("[data-thing]")])i.removeAttribute("data-thing");e.classList.add("ghost");let s=getComputedStyle(n);return Object.assign(e.style,{left:`${t.x}px`,top:`${t.y}px`,width:`${t.width}px`,height:`${t.height}px`,fontSize:s.fontSize}),document.body.append(e),e}var A=8;function Oe(n){let e=new Map;for(let t of n)e.set(t.row??"",[...e.get(t.row??"")??[],t]);return e}var Y=class{constructor(e){this.host=e;this.picks=[];this.options=[];this.opener=null;Ft(e,{lift:t=>this.lift(t),drop:(t,s,i)=>this.press([t],s,i),let:()=>this.letGo()})}get isBusy(){return this.picks.length>0||this.options.length>0}letGo(){let e=this.options.length>0?this.opener:null;this.set([]),e?.isConnected&&e.focus({preventScroll:!0})}press(e,t,s){let i=this.host.context();if(!i)return;let o=kt(i.options,e,t);switch(o.kind){case"act":return this.letGo(),void this.host.act(o.act);case"more":return this.set(o.picks);case"choose":return this.set(o.picks,o.options),this.placeMenu(s);case"none":return this.letGo(),void this.host.whyNot(t)}}lift(e){this.host.catchUp();let t=this.host.context();return!t||!O(t.options,[]).has(e)?!1:(this.set([e]),!0)}set(e,t=[]){this.picks=e,this.options=t,this.host.requestUpdate()}placeMenu(e){this.opener=e;let t=e.getBoundingClientRect();this.host.updateComplete.then(()=>{let s=this.host.querySelector(".chooser");if(!s)return;let{width:i,height:o}=s.getBoundingClientRect(),r=Math.max(A,Math.min(innerWidth-i-A,t.x+t.width/2-i/2)),c=t.bottom+o+2*A<innerHeight;s.style.left=`${r}px`,s.style.top=`${c?t.bottom+A:Math.max(A,t.top-o-A)}px`,s.querySelector("button")?.focus()})}button(e){return R(e.act,t=>{this.host.act(t)},e.ask??e.word??E(e.act))}menu(){return this.options.length===0?l:a`<div class="chooser" role="group" aria-label="Choose an action">
      ${[...Oe(this.options)].map(([e,t])=>e?a`<div class="chooser-row"><span>${e}</span>${t.map(s=>this.button(s))}</div>`:t.map(s=>this.button(s)))}
      <button class="quiet" @click=${()=>this.letGo()}>Let go</button>
    </div>`}};var ot=320,at=150,Pe=120,Be=10,v=n=>`${Math.round(n*100)} %`;function Ie({chance:n},e){let t=n.length-1,s=Math.max(1,Math.ceil(t/Pe)),i=[[0,n[0][e]]];for(let o=1;o<t;o+=s){let r=n.slice(o,Math.min(t,o+s)),c=r.reduce((h,u)=>h+u[e],0)/r.length;i.push([o+(r.length-1)/2,c])}return i.push([t,n[t][e]]),i.map(([o,r])=>`${z(o,t)},${H(r)}`).join(" ")}var z=(n,e)=>(n/Math.max(1,e)*ot).toFixed(1),H=n=>((1-n)*at).toFixed(1);function Ut(n){return a`<svg class="chance-mark" viewBox="0 0 34 8" aria-hidden="true">
    ${M`<line class="chance seat-${n}" x1="0" x2="34" y1="4" y2="4"></line>`}
  </svg>`}function Wt(n){let{told:e}=n,t=e.steps,s=o=>{let r=o.currentTarget.getBoundingClientRect();n.go(Math.round((o.clientX-r.left)/r.width*t))},i=e.seats.map((o,r)=>`${n.title(o)} ${v(e.chance[t][r])}`);return a`<svg
      class="curve"
      viewBox="0 -4 ${ot} ${at+8}"
      role="img"
      aria-label="Chance to win after each move. In the end: ${i.join(", ")}."
      @click=${s}
    >
      ${[0,.25,.5,.75,1].map(o=>M`<line class="grid" x1="0" x2=${ot} y1=${H(o)} y2=${H(o)}></line>`)}
      ${e.seats.map((o,r)=>M`<polyline class="chance seat-${r}" points=${Ie(e,r)}></polyline>`)}
      ${e.turning.map(o=>{let r=e.seats.indexOf(o.seat),c=e.chance[o.step-1][r];return M`<circle class="mistake seat-${r}" cx=${z(o.step-1,t)} cy=${H(c)} r="4.500"></circle>`})}
      ${[.5,1].map(o=>M`<text x="3" y=${Number(H(o))+9}>${v(o)}</text>`)}
      ${n.at===null?"":M`<line class="now" x1=${z(n.at,t)} x2=${z(n.at,t)} y1="0" y2=${at}></line>`}
    </svg>
    ${qe(n)}`}function qe({told:n,title:e}){let t=Math.min(Be,n.steps),s=Array.from({length:t+1},(i,o)=>Math.round(n.steps*o/t));return a`<table class="unseen">
    <caption>Chance to win after some of the moves</caption>
    <tr><th scope="col">Move</th>${n.seats.map(i=>a`<th scope="col">${e(i)}</th>`)}</tr>
    ${s.map(i=>a`<tr><th scope="row">${i}</th>${n.chance[i].map(o=>a`<td>${v(o)}</td>`)}</tr>`)}
  </table>`}function Yt(n){return n[0]?`I would ${n[0].action}: ${v(n[0].value)} to win.`:""}function zt(n,e,t,s){let i=n.flatMap(o=>{let r=e.options.find(c=>c.act.text===o.action);return r?[{act:r.act,text:r.word??E(r.act),value:o.value}]:[]});return i.length===0?l:a`<section class="thoughts" aria-labelledby="thoughts-title">
    <h2 id="thoughts-title">What the computer thinks</h2>
    <button class="tool" aria-label="Close what the computer thinks" @click=${s}>${b("close")}</button>
    <ol>
      ${i.map(o=>a`<li>
          <button class="thought" @click=${()=>t(o.act)} aria-label="${E(o.act)}: ${v(o.value)} to win">
            <span>${o.text}</span>
            <i style="--share: ${o.value.toFixed(3)}"></i>
            <b>${v(o.value)}</b>
          </button>
        </li>`)}
    </ol>
  </section>`}var Ne=12,Ge=8;function Vt(n){let{ctx:e}=n,t=e.options.map(u=>u.act),s=e.options.filter(u=>u.things.length===0).map(u=>u.act),i=n.host.board.complete?1:Ge,o=t.length<=i?t:s,r=new Set(n.hints.slice(0,1).map(u=>u.action)),c=u=>{n.host.act(u)},h=u=>e.options.find(g=>g.act===u)?.word??E(u);return a`<section class="prompt" aria-label="What to do">
    <div class="prompt-text">
      ${De(n.connection)}
      <p class="question" role="status" tabindex="-1">${_e(n)}</p>
      ${e.playing&&e.picks.length===0&&d.acts<Ne?a`<p class="advice">Choose what glows. Whatever does not glow tells you why not.</p>`:l}
      ${e.picks.length>0?a`<p class="picked-line"><span>${Q(e.picks.map(Fe))} – now choose where.</span>
            <button class="quiet" @click=${n.letGo}>Let go</button></p>`:l}
    </div>
    <div class="prompt-acts">
      ${o.map(u=>R(u,c,h(u),`primary ${r.has(u.text)?"hinted":""}`,h(u)))}
      ${t.length>o.length?a`<button aria-expanded=${n.isListOpen} data-all @click=${n.turnList}>All ${t.length} actions</button>`:l}
      ${e.snap.state==="finished"?Ue(n):l} ${Ye(n)}
    </div>
    ${e.playing?zt(n.hints,e,c,n.forgetHints):l}
    ${(e.snap.offers??[]).map(u=>Ve(n.host,e.snap,u))}
    ${n.isListOpen&&t.length>0?a`<div class="actions" role="group" aria-label="All actions">
          ${jt(t,e.game,r,c)}
        </div>`:l}
  </section>`}function De(n){return n==="live"?l:a`<span class="badge lost">${n==="lost"?"Reconnecting…":"Connecting…"}</span>`}function _e({ctx:n,replay:e}){let{snap:t,view:s}=n,i=r=>s.titles[r]??m(r);if(e.on)return`Move ${e.step} of ${e.steps}`;if(t.state==="open")return"Waiting for the seats to be taken.";if(t.state==="finished"||s.over)return je(t,i);if(n.playing)return s.prompt??"Your turn.";let o=s.to_act.filter(r=>r!=="chance").map(i);return o.length?`Waiting for ${Q(o)}.`:s.prompt??""}function je(n,e){let t=n.result?.score??n.view.score??{},s=Math.max(0,...Object.values(t)),i=Object.keys(t).filter(h=>t[h]===s&&s>0),o=n.result?.loser?e(n.result.loser):"",c=`The game is over. ${{resign:`${o} gave up. `,time:`The time of ${o} is up. `}[n.result?.by??""]??""}`;return i.length===1?`${c}${e(i[0])} has won.`:i.length?`${c}It is a draw.`:c.trim()}function Fe(n){let[e,...t]=n.split(":"),s=t[t.length-1];return["card","word","icon","region","to","force"].includes(e)?m(s):`${m(e)} ${s}`}function Ue(n){let e=n.replay.on?l:We(n);return a`${e} <button @click=${n.analyse}>Analysis</button>`}function We(n){let e=n.ctx.snap;return e.rematch?a`<a class="button" href="/t/${e.rematch}">To the next game</a>`:e.you?a`<button class="primary" @click=${n.rematch}>Play again</button>`:a`<button @click=${()=>n.replay.turn()}>Watch it again</button>`}function Ye(n){let e=n.ctx.snap,t=(i,o,r,c=!1)=>a`<button class="tool" aria-label=${i} title=${i} ?disabled=${c} @click=${r}>
      ${b(o)}
    </button>`,s=e.state==="running"&&e.you!==null;return a`<span class="toolbar" role="toolbar" aria-label="Table">
    ${s?t(e.undoable>0?"Undo (U)":"Ask to take a move back (U)","undo",n.undo,e.steps===0):l}
    ${s?t("Hint (H)","hint",n.hint,!n.ctx.playing):l}
    ${e.steps>0?t(n.replay.on?"Leave replay (R)":"Replay (R)","history",()=>n.replay.turn()):l}
    <span class="zoomer">
      ${t("Smaller (−)","minus",()=>n.zoom(1/1.2))} ${t("Larger (+)","plus",()=>n.zoom(1.2))}
      ${t("Fit (0)","fit",()=>n.zoom(0))}
    </span>
  </span>`}var ze={undo:"asks to take a move back",draw:"offers a draw",bot:"asks for the computer to take over an empty seat"};function Ve(n,e,t){let s=i=>{n.send("answer",{what:t.what,yes:i,seat:e.you})};return t.seat===e.you?a`<div class="offer"><p>You have asked (${t.what}). The others must answer.</p></div>`:a`<div class="offer" role="alert">
    <p>${e.view.titles[t.seat]??m(t.seat)} ${ze[t.what]??t.what}.</p>
    ${e.you?a`<button class="primary" @click=${()=>s(!0)}>Agree</button>
          <button @click=${()=>s(!1)}>Decline</button>`:l}
  </div>`}var Je="normal";async function Jt({snap:n,view:e,game:t},s){let i=n.you??e.to_act.find(c=>c!=="chance")??e.seats[0],o=c=>t.bots.find(h=>c===`${h.id} bot`)?.id??Je,r=Object.fromEntries(n.seats.map(c=>[c.seat,c.seat===i?"me":`bot:${o(c.kind==="bot"?c.name:null)}`]));return(await p.create({game:n.game,seats:r,from_table:n.id,step:s})).id}function Kt(n,e){let t=i=>{n.goTo(i)},s=(i,o,r,c=!1)=>a`<button class="tool" aria-label=${i} title=${i} ?disabled=${c} @click=${r}>
      ${b(o)}
    </button>`;return a`<div class="replay" role="group" aria-label="Replay">
    ${s("First move","first",()=>t(0),n.step<=0)}
    ${s("Back","back",()=>t(n.step-1),n.step<=0)}
    ${s(n.playing?"Pause":"Run",n.playing?"pause":"play",()=>n.turnAutoplay())}
    ${s("Next","next",()=>t(n.step+1),n.step>=n.steps)}
    ${s("Last move","last",()=>t(n.steps),n.step>=n.steps)}
    <input
      type="range"
      min="0"
      max=${n.steps}
      .value=${String(n.step)}
      aria-label="Move"
      aria-valuetext="Move ${n.step} of ${n.steps}"
      @input=${i=>t(Number(i.target.value))}
    />
    <output class="replay-step">${n.step} / ${n.steps}</output>
    ${e?a`<button class="play-on" ?disabled=${n.step>=n.steps} @click=${e}>Play on from here</button>`:l}
    <button @click=${()=>n.leave()}>Leave replay</button>
  </div>`}var Ke=1100,V=class{constructor(e){this.host=e;this.step=0;this.steps=0;this.playing=!1;this.on=!1;this.past=null;this.timer=0;e.addController(this)}hostDisconnected(){clearInterval(this.timer)}async goTo(e){let{id:t,steps:s}=this.host.snap,i=Math.max(0,Math.min(s,e));Object.assign(this,{on:!0,step:i,steps:s}),this.host.requestUpdate();try{let{view:o,log:r}=await p.at(t,i);if(!this.on||this.step!==i)return;this.past={view:o,log:r},history.replaceState(null,"",`/t/${t}?step=${i}`),this.host.requestUpdate()}catch(o){this.leave(),this.host.complain(o)}}turnAutoplay(){this.on&&(clearInterval(this.timer),this.playing=!this.playing,this.host.requestUpdate(),this.playing&&(this.step>=this.steps&&this.goTo(0),this.timer=window.setInterval(()=>{this.step<this.steps?this.goTo(this.step+1):this.turnAutoplay()},Ke)))}stop(){clearInterval(this.timer),Object.assign(this,{on:!1,playing:!1,past:null})}leave(){this.stop(),history.replaceState(null,"",`/t/${this.host.snap.id}`),this.host.requestUpdate()}turn(){let e=this.host.snap;this.on?this.leave():this.goTo(e.state==="finished"?0:e.steps)}key(e){if(!this.on)return!1;let t={ArrowLeft:this.step-1,ArrowRight:this.step+1,Home:0,End:this.steps};if(e in t)this.goTo(t[e]);else if(e==="p")this.turnAutoplay();else return!1;return!0}};function J(n,e){return a`<div class="dialog-head">
    <h2 id=${n}>${e}</h2>
    <button
      class="tool"
      aria-label="Close"
      @click=${t=>t.currentTarget.closest("dialog")?.close()}
    >
      ${b("close")}
    </button>
  </div>`}var Xe=/\(?\b([A-Z]{2}-\d+)\b\)?/;function K(n){return a`<button class="rule" data-rule=${n} aria-label="Rule ${n}">${n}</button>`}function Ze(n){return n.split(Xe).map((e,t)=>t%2?K(e):e)}function Xt(n,e,t){return a`<div id="log" class="log" role="log" aria-live="off" aria-label="Log" tabindex="0">
    ${n.length===0?a`<p class="faint">Nothing has happened yet.</p>`:l}
    ${n.map(s=>a`<p class="line seat-${e.seats.indexOf(s.seat)}">
        <span>${Ze(s.text)}</span>
        ${(s.rules??[]).filter(i=>!s.text.includes(i)).map(K)}
        ${t?a`<button class="step" aria-label="Show move ${s.n}" @click=${()=>t(s.n)}>${s.n}</button>`:l}
      </p>`)}
  </div>`}function Zt(n,e){let t=n?.text.match(/\b[A-Z]{2}-\d+\b/g)??[];return a`<dialog id="rule" aria-labelledby="rule-title">
    ${J("rule-title",n?`Rule ${n.number}`:"Rule")}
    <p class="rule-text">${n?.text}</p>
    <p><a href="/rules/${e}#${n?.number??""}" target="_blank">All rules</a> ${t.map(K)}</p>
  </dialog>`}var Qe=.05,ts=.3;function te(n,e,t){if(!n.told)return a`<section class="panel analysis" aria-busy="true">
      <h3>Analysis</h3>
      <p>The computer looks back at the game…</p>
      <progress max="1" .value=${n.share} aria-label="Analysis"></progress>
    </section>`;let s={told:n.told,replay:t,title:i=>e.titles[i]??m(i)};return a`<div class="analysis stack">${es(s)} ${ss(s)} ${is(s)}</div>`}function es({told:n,replay:e,title:t}){let s=e.on?e.step:null,i=n.chance[s??n.steps];return a`<section class="panel">
    <h3>Who was winning</h3>
    ${Wt({told:n,title:t,at:s,go:r=>{e.goTo(r)}})}
    <p class="faint">${s===null?"At the end":`After move ${s}`}</p>
    <ul class="chances" aria-label="Chance to win">
      ${n.seats.map((r,c)=>a`<li>${Ut(c)} <span>${t(r)}</span> <b>${v(i[c])}</b></li>`)}
    </ul>
  </section>`}function ss({told:n,replay:e,title:t}){return a`<section class="panel">
    <h3>Turning points</h3>
    ${n.turning.length===0?a`<p>No move was a clear mistake.</p>`:a`<ol class="turnings">
          ${n.turning.map(s=>a`<li>
              <button
                class="turning seat-${n.seats.indexOf(s.seat)}"
                aria-current=${e.on&&e.step===s.step-1?"step":l}
                @click=${()=>{e.goTo(s.step-1)}}
              >
                <span><b>${t(s.seat)}</b>, move ${s.step}</span>
                <span>${k(s.played)} <em>${v(s.was)}</em></span>
                <span>Better: ${s.better} <em>${v(s.could)}</em></span>
              </button>
            </li>`)}
        </ol>`}
  </section>`}function ns(n,e){if(Math.abs(n)<Math.max(Qe,e))return"had neither luck nor bad luck";let t=n>0?"lucky":"unlucky";return Math.abs(n)<ts?`was ${t}`:`was very ${t}`}var Qt=n=>`${n<-.005?"−":n>.005?"+":"±"}${Math.abs(Math.round(n*100))} %`;function is({told:n,replay:e,title:t}){return n.outcomes===0?l:a`<section class="panel">
    <h3>Luck</h3>
    <ul class="luck">
      ${n.seats.map((s,i)=>{let{sum:o,error:r}=n.luck[s];return a`<li class="seat-${i}">
          <span>${t(s)} ${ns(o,r)}</span>
          <b title="give or take ${v(r)}">${Qt(o)}</b>
        </li>`})}
    </ul>
    <p class="faint">
      ${n.outcomes} rolls and draws against what was to be expected, in chances to win.
    </p>
    ${n.strokes.map(s=>a`<button class="stroke" @click=${()=>{e.goTo(s.step)}}>
        Move ${s.step}, ${s.outcome}: ${Qt(s.gain)} for ${t(s.seat)}
      </button>`)}
  </section>`}function ee(n,e){let t=s=>{s.preventDefault();let i=s.target.elements.namedItem("text"),o=i.value.trim();o&&e(o),i.value=""};return a`<div class="chat">
    <div id="talk" class="log" role="log" aria-label="Chat" tabindex="0">
      ${n.chat.length===0?a`<p class="faint">Nobody has said anything.</p>`:l}
      ${n.chat.map(s=>a`<p class="line"><strong>${s.name}</strong> <span>${s.text}</span></p>`)}
    </div>
    <form class="say" @submit=${t}>
      <input id="say" name="text" maxlength="500" autocomplete="off" placeholder="Say something" aria-label="Chat" />
      <button aria-label="Send">${b("send")}</button>
    </form>
  </div>`}function se(n,e,t){return a`<ul class="players" aria-label="Players">
    ${n.seats.map(s=>{let i=e.to_act.includes(s.seat)&&!e.over,o=i&&n.state==="running"?performance.now()-t:0,r=e.titles?.[s.seat]??s.title??m(s.seat),c=e.over&&(e.score?.[s.seat]??0)>=1;return a`<li class="player ${i?"acts":""} seat-${n.seats.indexOf(s)}">
        <span class="dot ${s.kind==="bot"||s.online?"on":""}" aria-hidden="true"></span>
        <span class="player-name">
          <strong>${r}</strong>
          <span>${s.kind==="open"?"free seat":s.name??s.kind}</span>
          <span class="faint">
            ${s.kind==="bot"?"computer":s.kind==="person"&&s.online===!1?"away":""}
            ${s.seat===n.you?"you":""}
          </span>
        </span>
        ${s.resigned?a`<span class="badge soft">resigned</span>`:l}
        ${c?a`<span class="badge">winner</span>`:l}
        ${i?a`<span class="badge turn">to act</span>`:l}
        ${typeof s.clock_ms=="number"?a`<span class="clock">${b("clock")}${gt(s.clock_ms-o)}</span>`:l}
      </li>`})}
  </ul>`}function ne(n,e){let t=n.dice??{},s=o=>{o.preventDefault();let r=String(new FormData(o.target).get("nonce")).trim();r&&n.you&&e(n.you,r)},i=Object.entries(t.nonces??{}).filter(([,o])=>o);return a`<section class="panel">
    <h3>Dice anyone can check</h3>
    <p>
      Before the first roll the server drew a secret and published its fingerprint. All rolls and
      draws follow from the secret and the players' words; the secret is shown when the game is over.
    </p>
    <dl class="proof">
      <dt>Fingerprint</dt>
      <dd><code>${t.commitment??"–"}</code></dd>
      ${i.map(([o,r])=>a`<dt>Word of ${m(o)}</dt><dd><code>${r}</code></dd>`)}
      ${t.secret?a`<dt>Secret</dt><dd><code>${t.secret}</code></dd>`:l}
    </dl>
    ${n.you&&n.state==="open"?a`<form class="say" @submit=${s}>
          <input name="nonce" maxlength="64" aria-label="Your word for the dice" placeholder="Add a word of your own" />
          <button>Add</button>
        </form>`:l}
    ${n.state==="finished"?a`<p class="row tight">
          <a class="button" href=${p.download(n.id,"proof")} download>Proof</a>
          <a class="button" href=${p.download(n.id,"record")} download>Record</a>
          <a class="button" href=${p.download(n.id,"position")} download>Position</a>
        </p>
        <p class="faint">Check it at home: <code>tessera verify RECORD</code></p>`:l}
  </section>`}function ie(n){let{ctx:e,host:t}=n,s=e.snap,i=(r,c)=>a`<button role="tab" id="tab-${r}" aria-controls="panel" aria-selected=${n.tab===r} @click=${()=>n.show(r)}>
      ${c}
    </button>`,o=s.state==="finished"?r=>{n.replay.goTo(r)}:null;return a`<aside class="side" aria-label="Players, log and chat">
    ${se(s,e.view,n.takenAt)} ${os(t,s)} ${as(t,s)}
    <div class="tabs" role="tablist" aria-label="Log, chat, table">
      ${i("log","Log")} ${i("chat",n.unread>0?`Chat (${n.unread})`:"Chat")} ${s.state==="finished"?i("analysis","Analysis"):l} ${i("table","Table")}
    </div>
    <div id="panel" class="panel-box" role="tabpanel" aria-labelledby="tab-${n.tab}">
      ${n.tab==="log"?Xt(n.replay.past?.log??s.log,e.view,o):l}
      ${n.tab==="chat"?ee(s,r=>{t.send("chat",{text:r})}):l}
      ${n.tab==="analysis"?te(n.analysing,e.view,n.replay):l}
      ${n.tab==="table"?rs(n):l}
    </div>
  </aside>`}function os(n,e){if(!e.invite||e.state!=="open")return l;let t=new URL(e.invite,location.href).href,s=async()=>{try{await navigator.clipboard.writeText(t),f("The link is copied. Send it to a friend.")}catch{n.querySelector("#invite")?.select(),f("Copy the marked link.")}};return a`<section class="panel invite">
    <h3>Invite a friend</h3>
    <div class="say">
      <input id="invite" readonly .value=${t} aria-label="Invitation link" />
      <button aria-label="Copy the link" @click=${()=>{s()}}>${b("copy")}</button>
    </div>
  </section>`}function as(n,e){let t=e.seats.filter(s=>s.kind==="open");return e.state!=="open"||t.length===0||e.you?l:a`<section class="panel">
    <h3>Free seats</h3>
    <div class="row tight">
      ${t.map(s=>a`<button class="primary" @click=${()=>{n.send("join",{seat:s.seat})}}>
          Play ${s.title??m(s.seat)}
        </button>`)}
    </div>
  </section>`}function rs(n){let e=n.ctx.snap,t=Object.entries(e.options??{});return a`<div class="stack">
    <section class="panel">
      <h3>This table</h3>
      <dl class="pairs">
        <div><dt>Game</dt><dd><a href="/rules/${e.game}" target="_blank">${n.ctx.game.title} (rules)</a></dd></div>
        <div><dt>Scenario</dt><dd>${e.scenario_title||"a given position"}</dd></div>
        ${t.map(([s,i])=>a`<div><dt>${m(s)}</dt><dd>${m(String(i))}</dd></div>`)}
      </dl>
      <label class="inline">
        <input type="checkbox" ?checked=${d.plain} @change=${n.turnPlain} />
        Plain board: the position in tables of words
      </label>
      <div class="row tight">${ls(n.host,e)}</div>
    </section>
    ${ne(e,(s,i)=>{n.host.send("nonce",{seat:s,text:i},"Your word is in the dice.")})}
  </div>`}function ls(n,e){let t=e.you;if(!t||e.state==="finished")return l;if(e.state==="open")return a`<button @click=${()=>{n.send("leave",{seat:t})}}>Leave the table</button>`;let s=e.seats.find(o=>o.kind==="person"&&o.online===!1&&o.seat!==t),i=()=>confirm("Give up this game?")&&void n.send("resign",{seat:t});return a`<button @click=${()=>{n.send("ask",{what:"draw",seat:t},"You offer a draw.")}}>Offer a draw</button>
    ${s?a`<button @click=${()=>{n.send("ask",{what:"bot",seat:t,about:s.seat})}}>
          Let the computer play ${s.title??m(s.seat)}
        </button>`:l}
    <button class="danger" @click=${i}>Resign</button>`}var cs=matchMedia("(min-width: 1000px)"),X=class{constructor(e){this.pane=e;this.scale=1;this.x=0;this.y=0;this.fingers=new Map;this.seen=null;this.dragged=0;this.frame=new ResizeObserver(()=>this.map&&this.apply());e.addEventListener("wheel",t=>this.wheel(t),{passive:!1}),e.addEventListener("pointerdown",t=>this.down(t)),e.addEventListener("click",t=>this.click(t),{capture:!0}),addEventListener("pointermove",t=>this.move(t));for(let t of["pointerup","pointercancel"])addEventListener(t,s=>this.fingers.delete(s.pointerId))}get map(){return this.pane.querySelector("[data-zoom]")}get inner(){return this.map??this.pane.querySelector(".board")}settle(){this.seen!==this.inner&&(this.seen=this.inner,this.frame.disconnect(),this.frame.observe(this.inner.parentElement),this.fit(Number(this.map?.dataset.start??1)))}by(e,t={x:0,y:0}){let s=this.scale,[i,o]=this.map?[1,5]:[.5,3];this.scale=Math.min(o,Math.max(i,s*e)),Math.abs(this.scale-1)<.04&&(this.scale=1),this.x=t.x-(t.x-this.x)*this.scale/s,this.y=t.y-(t.y-this.y)*this.scale/s,this.apply()}fit(e=1){let[t,s]=(this.map?.dataset.focus??"0.5 0.5").split(" ").map(Number);this.scale=e,this.x=(.5-t)*this.inner.offsetWidth*e,this.y=(.5-s)*this.inner.offsetHeight*e,this.apply()}toFrame(e,t){let s=this.inner.parentElement.getBoundingClientRect();return{x:e-s.x-s.width/2,y:t-s.y-s.height/2}}isOnMap(e){return e.target.closest?.("[data-zoom]")!==null}wheel(e){!e.ctrlKey&&!(cs.matches&&this.isOnMap(e))||(e.preventDefault(),this.by(e.deltaY<0?1.15:1/1.15,this.map?this.toFrame(e.clientX,e.clientY):void 0))}down(e){this.dragged=0,this.fingers.set(e.pointerId,e)}click(e){this.dragged>6&&e.stopPropagation(),this.dragged=0}move(e){let t=this.fingers.get(e.pointerId);t&&(this.fingers.set(e.pointerId,e),this.fingers.size===2?this.pinch(t,e):this.canPan(t)&&this.pan(e.clientX-t.clientX,e.clientY-t.clientY))}canPan(e){let t=e.target;return this.map?this.isOnMap(e)&&!(e.pointerType==="mouse"&&t.closest(".lit")):this.scale>1&&!t.closest("[data-thing]")}pan(e,t){let{x:s,y:i}=this;this.x+=e,this.y+=t,this.apply(),this.dragged+=Math.hypot(this.x-s,this.y-i)}pinch(e,t){let s=[...this.fingers.values()].find(r=>r.pointerId!==t.pointerId),i=r=>Math.hypot(r.clientX-s.clientX,r.clientY-s.clientY),o=this.toFrame((t.clientX+s.clientX)/2,(t.clientY+s.clientY)/2);this.by(i(t)/Math.max(1,i(e)),this.map?o:void 0)}keepInFrame(e){let t=e.parentElement,s=(i,o,r)=>{let c=Math.max(0,(o*this.scale-r)/2);return Math.max(-c,Math.min(c,i))};this.x=s(this.x,e.offsetWidth,t.clientWidth),this.y=s(this.y,e.offsetHeight,t.clientHeight)}apply(){let e=this.map;e&&this.keepInFrame(e);let t=this.scale===1&&!this.x&&!this.y;this.inner.style.transform=t?"":`translate(${this.x}px, ${this.y}px) scale(${this.scale})`,this.pane.classList.toggle(e?"map-zoomed":"zoomed",this.scale!==1)}};var oe=1.2,rt=class extends y{constructor(){super();this.game=null;this.picking=new Y(this);this.looking=new j(this);this.replay=new V(this);this.news=new W(this);this.analysing=new G(this);this.live=null;this.zoom=null;this.takenAt=0;this.lightsAt="";this.ticking=0;this.talkSeen=0;this.isSending=!1;this.onRule=t=>{let s=t.target.closest("[data-rule]")?.dataset.rule;s&&this.snap&&this.openRule(s)};this.onKey=t=>{!this.snap||!D(t)||this.press(t.key,t.target)&&t.preventDefault()};this.table=this.fault="",this.step=this.snap=this.rule=null,this.hints=[],this.connection="connecting",this.tab="log",this.isListOpen=!1,this.addEventListener("click",t=>this.onClick(t))}static{this.properties={table:{},step:{},snap:{state:!0},hints:{state:!0},connection:{state:!0},tab:{state:!0},rule:{state:!0},fault:{state:!0},isListOpen:{state:!0}}}connectedCallback(){super.connectedCallback(),addEventListener("keydown",this.onKey),addEventListener("click",this.onRule),this.ticking=window.setInterval(()=>this.tick(),1e3),this.begin()}disconnectedCallback(){super.disconnectedCallback(),removeEventListener("keydown",this.onKey),removeEventListener("click",this.onRule),clearInterval(this.ticking),this.live?.close()}willUpdate(t){!t.has("table")||!t.get("table")||(this.live?.close(),this.replay.stop(),this.snap=null,this.tab==="analysis"&&(this.tab="log"),this.begin())}async begin(){try{let t=await p.table(this.table),s=(await p.games()).games.find(o=>o.id===t.game);if(!s)throw new dt("This server does not know the game.","game");let[{facts:i}]=await Promise.all([p.facts(t.game),q(t.game).then(o=>o.prepare?.(t))]);this.game={...s,facts:i},this.talkSeen=t.chat.length,this.take(t),this.live=new N(this.table,o=>this.take(o),o=>this.connection=o),this.live.open(),this.step!==null&&await this.replay.goTo(this.step)}catch(t){this.fault=t.sentence??String(t)}}take(t){let s=this.snap;this.keepFocus(),this.snap=t,this.takenAt=performance.now(),(!s||s.rev!==t.rev||s.you!==t.you)&&(this.picking.letGo(),this.hints=[],x(t)||(this.isListOpen=!1)),document.title=`${x(t)?"● ":""}${t.title} · Tessera`,s&&this.news.hear(s,t),s&&t.chat.length>s.chat.length&&this.hearTalk(t)}hearTalk(t){let s=t.chat[t.chat.length-1];this.tab==="chat"?this.talkSeen=t.chat.length:f(`${s.name}: ${s.text}`)}keepFocus(){let t=document.activeElement;!t||t===this||!this.contains(t)||this.updateComplete.then(()=>{(!document.activeElement||document.activeElement===document.body)&&this.focusOn(".question")})}tick(){this.snap?.seats.some(t=>typeof t.clock_ms=="number")&&this.requestUpdate()}catchUp(){this.live?.catchUp()}complain(t){T("refuse");let s=t;f(s.sentence??String(t),!0,s.rule)}async send(t,s={},i=""){try{await p.post(this.table,t,s),i&&f(i)}catch(o){this.complain(o)}}async act(t){let s=this.snap;if(!(!s||this.isSending)){this.isSending=!0,this.picking.letGo(),this.looking.hide();try{let i=await p.act(s.id,s.you,t.text,s.rev);L("acts",d.acts+1),i.table&&this.live?.take(i.table)}catch(i){this.complain(i),i.code!=="offline"&&this.take(await p.table(s.id).catch(()=>s))}finally{this.isSending=!1}}}async whyNot(t){let s=this.snap,i=this.context();if(s.state==="finished")return f("The game is over.");if(s.state==="open")return f("The game begins when every seat is taken.");if(!s.you)return f("You are watching; only the players act.");try{for(let o of this.board.wishes(t,i)){let r=await p.why(s.id,s.you,o);if(!(r.legal||!r.reason))return T("refuse"),f(r.reason,!0,r.rule)}f(i.playing?"There is nothing to do with this now.":"It is not your turn.",!0)}catch(o){this.complain(o)}}async hint(){let t=this.snap;if(!x(t))return f("A hint is for the player who must choose.");try{this.hints=(await p.hint(t.id,t.you)).moves}catch(s){this.complain(s)}}async undo(){let t=this.snap;t.undoable>0?await this.send("undo",{seat:t.you}):await this.send("ask",{what:"undo",seat:t.you},"You have asked to take the move back.")}async rematch(){try{w(`/t/${(await p.post(this.table,"rematch")).id}`)}catch(t){this.complain(t)}}goOn(){return this.snap.state!=="finished"?null:()=>{Jt(this.context(),this.replay.step).then(t=>w(`/t/${t}`)).catch(t=>this.complain(t))}}get board(){return At(this.snap.game)}context(){let{snap:t,game:s}=this;if(!t||!s)return null;let i=this.replay.past?.view??t.view,o=this.picking.picks,r=!this.replay.on&&x(t),c=t.you??i.seats[0],h={game:s,snap:t,view:i,me:c,playing:r,options:[],lit:new Set,picks:o,hinted:new Set};if(!r)return h;let u=Rt(i.state,i.extra??{},s.facts??{});h.options=t.legal.map($=>this.board.option(Ot($,s.verbs,u),h)),h.lit=O(h.options,o);let g=h.options.find($=>$.act.text===this.hints[0]?.action);return h.hinted=new Set(g?[...g.things,...g.also]:[]),h}onClick(t){let s=t.target,i=s.closest("[data-thing]");if(!i){this.looking.hide(),!s.closest(".chooser, .prompt")&&this.picking.isBusy&&this.picking.letGo();return}this.replay.on||(this.catchUp(),this.picking.press(this.picking.picks,i.dataset.thing,i)),this.looking.touch(t,i)}async openRule(t){try{let{rules:s}=await p.rules(this.snap.game);this.rule=s.find(o=>o.number===t)??{number:t,text:"There is no such rule."},await this.updateComplete;let i=this.querySelector("#rule");i&&!i.open&&i.showModal()}catch(s){this.complain(s)}}press(t,s){let i=this.querySelector(".board");if(t==="Escape")return this.escape();if(this.replay.key(t)||i&&It(i,t))return!0;let o=s.closest("[data-thing]")?.dataset.thing,c={a:()=>this.openList(),b:()=>this.focusOn(this.querySelector(".board .lit")?".board .lit":".board [data-thing]"),u:()=>{this.undo()},h:()=>{this.hint()},l:()=>this.show("log","#log"),c:()=>this.show("chat","#say"),n:()=>this.snap.state==="finished"&&this.show("analysis"),r:()=>this.replay.turn(),w:()=>o&&void this.whyNot(o),"+":()=>this.zoom?.by(oe),"-":()=>this.zoom?.by(1/oe),0:()=>this.zoom?.fit()}[t.toLowerCase()];return c?.(),c!==void 0}escape(){let t=this.picking.isBusy||this.isListOpen;return this.picking.letGo(),this.looking.hide(),this.isListOpen=!1,t}focusOn(t){this.querySelector(t)?.focus()}openList(){this.isListOpen=!0,this.updateComplete.then(()=>this.focusOn(this.querySelector(".actions")?".actions .act":".prompt .act"))}show(t,s=`#tab-${t}`){this.tab=t,t==="chat"&&(this.talkSeen=this.snap.chat.length),t==="analysis"&&this.analysing.want(),this.updateComplete.then(()=>this.focusOn(s))}turnPlain(){L("plain",!d.plain),this.picking.letGo()}updated(t){let s=this.querySelector(".pane");if(s&&(this.zoom??=new X(s)).settle(),this.followLights(),!(!t.has("snap")&&!t.has("tab")&&!this.replay.on))for(let i of this.querySelectorAll(".log"))i.scrollTop=i.scrollHeight}followLights(){let t=`${this.snap?.rev} ${this.picking.picks}`;t===this.lightsAt||!this.snap||this.replay.on||(this.lightsAt=t,qt(this))}render(){if(this.fault)return this.nothingHere();let t=this.context();return t?a`<main id="main" class="table ${t.playing?"my-turn":""}" tabindex="-1">
      <h1 class="unseen" tabindex="-1">${t.snap.title}</h1>
      ${this.prompt(t)}
      <section class="pane" aria-label="Board">
        <div class="board">${this.board.draw(t)}</div>
        ${this.replay.on?l:this.news.moment(t)}
        <ul class="unseen" aria-label="The position in words">
          ${this.board.say(t).map(s=>a`<li>${s}</li>`)}
        </ul>
      </section>
      ${this.replay.on?Kt(this.replay,this.goOn()):l} ${this.sidebar(t)} ${this.picking.menu()}
      ${this.looking.draw(t)} ${Zt(this.rule,t.snap.game)}
      <div class="unseen" aria-live="polite">${this.news.words()} ${Yt(this.hints)}</div>
    </main>`:a`<main id="main" class="page narrow" tabindex="-1"><h1 tabindex="-1">One moment…</h1></main>`}nothingHere(){return a`<main id="main" class="page narrow center" tabindex="-1">
      <h1 tabindex="-1">No such table</h1>
      <p class="fault" role="alert">${this.fault}</p>
      <a class="button" href="/">To the lobby</a>
    </main>`}prompt(t){let{replay:s,connection:i,hints:o,isListOpen:r}=this;return Vt({host:this,ctx:t,replay:s,connection:i,hints:o,isListOpen:r,turnList:()=>this.isListOpen?this.isListOpen=!1:this.openList(),letGo:()=>this.picking.letGo(),undo:()=>{this.undo()},hint:()=>{this.hint()},forgetHints:()=>this.hints=[],analyse:()=>this.show("analysis"),zoom:c=>c?this.zoom?.by(c):this.zoom?.fit(),rematch:()=>{this.rematch()}})}sidebar(t){let{replay:s,analysing:i,takenAt:o,tab:r}=this;return ie({host:this,ctx:t,replay:s,analysing:i,takenAt:o,tab:r,unread:r==="chat"?0:t.snap.chat.length-this.talkSeen,show:c=>this.show(c),turnPlain:()=>this.turnPlain()})}};customElements.define("table-page",rt);var lt=class extends y{static{this.properties={token:{},fault:{state:!0},busy:{state:!0}}}constructor(){super(),this.token="",this.fault="",this.busy=!1}connectedCallback(){super.connectedCallback(),document.title="Invitation · Tessera"}async join(){this.busy=!0;try{w(`/t/${(await p.accept(this.token)).table}`,!0)}catch(e){this.fault=e.sentence,this.busy=!1}}render(){return a`<main id="main" class="page narrow center" tabindex="-1">
      <h1 tabindex="-1">You are invited</h1>
      <p class="lead">Somebody keeps a seat for you at this table. No account is needed.</p>
      ${this.fault?a`<p class="fault" role="alert">${this.fault}</p>`:l}
      <div class="row">
        <button class="primary" ?disabled=${this.busy} @click=${()=>{this.join()}}>Take the seat</button>
        <a class="button" href="/">To the lobby</a>
      </div>
    </main>`}};customElements.define("invite-page",lt);var ct=class extends y{static{this.properties={game:{},rule:{},rules:{state:!0},title_:{state:!0},fault:{state:!0}}}constructor(){super(),this.game="",this.rule=null,this.rules=[],this.title_="",this.fault=""}async connectedCallback(){super.connectedCallback(),document.title="Rules · Tessera";try{let[e,t]=await Promise.all([p.games(),p.rules(this.game)]);this.title_=e.games.find(s=>s.id===this.game)?.title??this.game,this.rules=t.rules,await this.updateComplete,this.rule&&document.getElementById(this.rule)?.scrollIntoView()}catch(e){this.fault=e.sentence}}render(){return a`<main id="main" class="page narrow" tabindex="-1">
      <h1 tabindex="-1">${this.title_?`${this.title_}: the rules`:"The rules"}</h1>
      ${this.fault?a`<p class="fault" role="alert">${this.fault}</p>`:l}
      <dl class="rules">
        ${this.rules.map(e=>a`<div id=${e.number} class=${e.number===this.rule?"here":""}>
            <dt>${e.number}</dt>
            <dd>${e.text}</dd>
          </div>`)}
      </dl>
      ${this.rules.length===0&&!this.fault?a`<p class="faint">One moment…</p>`:l}
    </main>`}};customElements.define("rules-page",ct);var pt=class extends y{static{this.properties={me:{state:!0},open:{state:!0}}}constructor(){super(),this.me=null,this.open=!1}async connectedCallback(){super.connectedCallback(),document.title="You · Tessera",await this.attempt(async()=>{this.open=(await p.games()).public,this.me=await p.me()})}async attempt(e,t=""){try{await e(),t&&f(t),dispatchEvent(new Event("tessera-me"))}catch(s){f(s.sentence,!0)}}rename(e){e.preventDefault();let t=String(new FormData(e.target).get("name"));this.attempt(async()=>{this.me=await p.rename(t)},"Your name is changed.")}enter(e){e.preventDefault();let t=new FormData(e.target),s=e.submitter.value,i={name:t.get("name"),password:t.get("password")};this.attempt(async()=>{await p.account(s,i),this.me=await p.me()},"Welcome.")}leave(){this.attempt(async()=>{await p.account("logout"),this.me=await p.me()},"You have left.")}accounts(e){return this.open?e.guest?a`<form class="form" @submit=${t=>this.enter(t)}>
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
    </main>`}};customElements.define("account-page",pt);var ht=class extends y{connectedCallback(){super.connectedCallback(),document.title="Credits · Tessera"}render(){let e=(t,s)=>a`<a href=${t} rel="noreferrer">${s}</a>`;return a`<main id="main" class="page narrow" tabindex="-1">
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
    </main>`}};customElements.define("credits-page",ht);var ps=[["Tab, Shift+Tab","from one thing to the next"],["Arrow keys","on the board: to the nearest thing in that direction"],["Enter, Space","pick it; picked things that make an action together carry it out"],["Esc","let go of what is picked"],["A","to the list of all actions"],["B","to the board"],["U","undo"],["H","what the computer thinks"],["W","why not? Reads the reason for the thing that has the focus"],["L","to the log"],["C","to the chat"],["N","after the game: its analysis"],["+  −  0","larger, smaller, fit"],["R","replay on or off; then Left, Right, Home, End, P for play"],["T","dark or light"],["M","sound on or off"],["?","this sheet"]];function ae(){return a`<dialog id="shortcuts" aria-labelledby="shortcuts-title">
    ${J("shortcuts-title","Keyboard")}
    <dl class="keys">
      ${ps.map(([n,e])=>a`<div><dt><kbd>${n}</kbd></dt><dd>${e}</dd></div>`)}
    </dl>
  </dialog>`}var ut=class extends y{static{this.properties={route:{state:!0},me:{state:!0}}}constructor(){super(),this.route=Z(),this.me=null}connectedCallback(){super.connectedCallback(),ft(this),addEventListener("popstate",()=>this.follow()),addEventListener("tessera-me",()=>{this.greet()}),addEventListener("keydown",e=>this.key(e)),this.greet()}follow(){let e=this.route;this.route=Z(),!(e.page===this.route.page&&e.page==="table")&&(scrollTo(0,0),this.updateComplete.then(()=>this.querySelector("main h1")?.focus()))}async greet(){try{this.me=await p.me()}catch{this.me=null}}key(e){if(D(e)){if(e.key==="?")this.querySelector("#shortcuts")?.showModal();else if(e.key==="t")this.turnTheme();else if(e.key==="m")this.turnSound();else return;e.preventDefault()}}turnTheme(){L("theme",P()?"light":"dark"),this.requestUpdate()}turnSound(){L("sound",!d.sound),T("coin"),this.requestUpdate()}async turnNotify(){if(!d.notify&&(!("Notification"in window)||await Notification.requestPermission()!=="granted"))return f("The browser does not allow notifications from this page.",!0);L("notify",!d.notify),f(d.notify?"You will be told when it is your turn.":"No more notifications."),this.requestUpdate()}page(){let e=this.route;switch(e.page){case"new":return a`<create-page .wanted=${e.game}></create-page>`;case"table":return a`<table-page .table=${e.id} .step=${e.step}></table-page>`;case"invite":return a`<invite-page .token=${e.token}></invite-page>`;case"rules":return a`<rules-page .game=${e.game} .rule=${e.rule}></rules-page>`;case"edit":return import("/assets/edit-3WGXCXNS.js"),a`<edit-page game=${e.game}></edit-page>`;case"account":return a`<account-page></account-page>`;case"credits":return a`<credits-page></credits-page>`;case"lobby":return a`<lobby-page></lobby-page>`}}render(){let e=(t,s,i,o)=>a`<button class="tool" aria-label=${t} title=${t} aria-pressed=${s} @click=${o}>
        ${b(i)}
      </button>`;return a`
      <a class="skip" href="#main" @click=${t=>this.skip(t)}>To the content</a>
      <header class="top">
        <a class="brand" href="/">${C("laurels")}<span>Tessera</span></a>
        <nav class="tools" aria-label="Settings">
          ${e("Dark colours",P(),"theme",()=>this.turnTheme())}
          ${e("Sound",d.sound,d.sound?"sound":"mute",()=>this.turnSound())}
          ${e("Tell me when it is my turn",d.notify,"bell",()=>{this.turnNotify()})}
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
      ${this.page()} ${ae()}
      <tessera-toasts></tessera-toasts>
    `}skip(e){e.preventDefault(),e.stopPropagation(),this.querySelector("main")?.focus()}};document.querySelector("link[rel=icon]").href=xt;Mt();customElements.define("tessera-app",ut);

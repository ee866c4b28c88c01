import{A as j,B as A,C as M,D as Q,E as Z,G as ee,I as te,J as I,L as D,a as J,b as T,e as _,f as S,g as k,h as m,i as L,j as z,k as q,l as X,o as g,p as c,q as p,r as R,s as h,t as x,u,v as $,w as Y,x as G,y as v,z as V}from"/assets/chunk-J4ELAVUJ.js";import"/assets/chunk-G44UT42I.js";import"/assets/chunk-UOB3MTQX.js";import{f as W,g as K}from"/assets/chunk-4N22HPPK.js";import"/assets/chunk-26ODUJTJ.js";import{a as B}from"/assets/chunk-ZK3ONA3X.js";import{b as P,c as f}from"/assets/chunk-VCYKX54Y.js";import{a as w,e as C}from"/assets/chunk-CCJ6IWGU.js";import{a as o,b as d,d as i}from"/assets/chunk-GLONEBRY.js";import"/assets/chunk-VVCT3YM4.js";var ge=d`<path class="pole" d="M-8 14V-13"></path><path class="cloth" d="M-7-13q6-4 11 0t9-1v13q-4 3-9 0t-11 1z"></path>`;function $e(e){return e==="circle"?T("light"):e==="triangle"?T("medium"):e==="square"?T("heavy"):e==="flag"?d`<g class="flag">${ge}</g>`:d`<svg class=${e} x="-14" y="-14" width="28" height="28" viewBox="0 0 512 512">${f(e==="helmet"?"centurion-helmet":"crossed-swords","troop-icon")}</svg>`}function E(e){return o`<svg class="battle-face" viewBox="-21 -21 42 42" aria-hidden="true">
    <rect class="die-box" x="-20" y="-20" width="40" height="40" rx="8"></rect>
    ${$e(e)}
  </svg>`}function re({hits:e,result:t}){return e>0?"hit":t==="retreat"?"back":t?"miss":""}function ne(e){return o`<div class="roll-card">
    <p class="roll-title">${e.title}</p>
    <div class="roll-faces">
      ${e.rows.map(t=>o`<figure class=${re(t)}>
          <span class="thrown">${Array.from({length:t.count},()=>E(t.face))}</span>
          ${k(t)?o`<figcaption>${k(t)}</figcaption>`:i}
        </figure>`)}
    </div>
    ${e.after?o`<p class="roll-after">${e.after}</p>`:i}
  </div>`}function ae(e){return o`<span class="roll-line">
    ${e.rows.map(t=>o`<span class="thrown ${re(t)}" title=${k(t)}>
        ${Array.from({length:t.count},()=>E(t.face))}<span class="unseen">${t.count} ${t.face} ${k(t)}</span></span
      >`)}
    <span class="roll-name">${e.title}</span>
  </span>`}var he={Two:2,Three:3,Four:4},oe=["Left","Center","Right"],ve={Light:"light",Medium:"medium",Heavy:"heavy"},ye={"Order Mounted":"horse-head","Clash of Shields":"roman-shield","Counter Attack":"crossed-swords","Darken the Sky":"arrow-cluster","Double Time":"run","First Strike":"gladius","I Am Spartacus":"public-speaker","Line Command":"guards","Mounted Charge":"cavalry","Move-Fire-Move":"bow-arrow",Rally:"flying-flag"};function F(e){return o`<svg class="card-art" viewBox="0 0 120 52" aria-hidden="true">
    ${e.map((t,r)=>d`<g class=${t?"part on":"part"} transform="translate(${r*40} 0)">
        <path d="M2 7 11 2 20 7 29 2 38 7V45L29 50 20 45 11 50 2 45z"></path>
        ${t?d`<text x="20" y="35">${t}</text>`:i}
      </g>`)}
  </svg>`}function se(e){return o`<svg class="card-art" viewBox="0 0 120 52" aria-hidden="true">
    <svg x="34" y="0" width="52" height="52" viewBox="0 0 512 512">${f(e,"art-icon")}</svg>
  </svg>`}function be(e){return o`<svg class="card-art" viewBox="-60 -26 120 52" aria-hidden="true">
    ${[-34,0,34].map(t=>d`<g transform="translate(${t} 2)">${T(e)}</g>`)}
  </svg>`}function we(e){let[,t,r]=/^Order (Two|Three|Four) (Left|Center|Right)$/.exec(e)??[];if(t)return{family:"section",art:F(oe.map(s=>s===r?he[t]:0))};if(e==="Out Flanked")return{family:"section",art:F([2,0,2])};if(e==="Coordinated Attack")return{family:"section",art:F([1,1,1])};let[,n]=/^Order (Light|Medium|Heavy) Troops$/.exec(e)??[];if(n)return{family:"troops",art:be(ve[n])};let[,a]=/^Inspired (\w+) Leadership$/.exec(e)??[];return a?{family:"leaders",art:F(oe.map(s=>s===a?"★":""))}:e.startsWith("Leadership")?{family:"leaders",art:se("crested-helmet")}:{family:e.startsWith("Order")?"troops":"tactics",art:se(ye[e]??"eagle-emblem")}}function U(e,t){return p(g(R(e.game.facts?.cards)[t],"text"))}function O(e,t){let{family:r,art:n}=we(t);return o`<span class="command ${r}" aria-hidden="true">
    <span class="command-name">${t}</span>
    ${n}
    <span class="command-text">${U(e,t)}</span>
  </span>`}var y=new z(!1,!1);function Ce(e,t,r){let{x:n,y:a}=y.middle(r),s=t==="light"?d`<circle cx=${n} cy=${a} r="22"></circle>`:t==="medium"?d`<path d="M${n} ${a-26}l27 46h-54z"></path>`:d`<rect x=${n-21} y=${a-21} width="42" height="42"></rect>`;return d`<g class="mark of-${e} ${t}">${s}</g>`}function Te(e,t){let r=(a,s)=>g(g(e.sides,a),s),n=a=>D(r(a,"units"));return o`<span class="battle-picture">
    <svg viewBox="-6 -6 ${y.width+12} ${y.height+12}" aria-hidden="true">
      ${m.map(a=>d`<polygon class="hex-ground" points=${y.outline(y.middle(a))}></polygon>`)}
      ${D(e.terrain).map(a=>d`<polygon class="hex-ground ${X(a.name)}" points=${y.outline(y.middle(a.hex))}></polygon>`)}
      ${I.map(a=>n(a).map(s=>Ce(a,G(t,s.name).kind,s.hex)))}
    </svg>
    <small class="sides">${I.map(a=>o`<span><i class="of-${a}"></i>${p(r(a,"army"))||a} ${n(a).length}</span>`)}</small>
  </span>`}function Re(e){let t=c(e.balance),r=t>=50?"bottom":"top",n=p(g(g(e.sides,r),"army")),a=Math.max(t,100-t);return o`<span class="balance" title="200 games of the computer against itself">
    <span class="balance-bar" aria-hidden="true"><i style="width:${t}%"></i></span>
    ${a<=52?"Even":o`${n} side wins ${a} %`}</span>`}function ie(e,t){let r=R(g(t.battles,e));return r.sides?o`${Te(r,t)} ${r.balance?Re(r):i}`:null}var ke=[["Card",["card","deal","place"]],["Orders",["order","rally"]],["Moves",["move"]],["Battles",["battle","react","roll","flags","retreat","flee","advance","ride","bonus"]]];function Oe(e,t){let r=Math.max(t,e);return o`<svg class="banners" viewBox="0 0 ${r*18} 30" role="img" aria-label="${e} of ${t} banners">
    ${Array.from({length:r},(n,a)=>d`<g class=${a<e?"banner won":"banner"} transform="translate(${a*18} 0)">
      <path class="staff" d="M9 1v28M2 4h14"></path><path class="cloth" d="M3 5h12v13l-6 4-6-4z"></path></g>`)}
  </svg>`}function H(e,t){let r=e.view.to_act.includes(t)&&!e.view.over,n=e.snap.seats.find(N=>N.seat===t)?.name,a=c(u(e,"banner",t)),s=c(e.view.state.goal),l=M(u(e,"hand",t)),b=[...j(u(e,"reserve",t)),...j(u(e,"waiting",t))];return o`<div class="plate army seat-${e.view.seats.indexOf(t)} ${r?"acts":""}" data-seat=${t}>
    <span class="crest">${f(t==="bottom"?"roman-shield":"spartan-helmet")}</span>
    <span class="plate-name"><b>${h(e,t)}</b>${n?o`<small>${n}</small>`:i}
      ${b.length?o`<small>In reserve: ${b.join(", ")}</small>`:i}</span>
    <span data-counter="banner:${t}">${Oe(a,s)}</span>
    <span class="tally" data-counter="hand:${t}" title="Cards in hand">${f("card-draw")}<b>${l}</b><span class="unseen">cards in hand</span></span>
  </div>`}function Be(e){if(e.view.state.roll!=="card"||!["order","rally"].includes($(e)))return i;let t=R(e.view.state.face);return o`<span class="thrown">${_.map(r=>Array.from({length:c(t[r])},()=>E(r)))}</span>`}function le(e){let t=e.view.state,r=$(e),n=S(e.snap.log.slice(-60)).pop(),a=p(t.played),s=c(t.left),l=e.view!==e.snap.view;return o`<div class="strip">
    <ol class="stages" aria-label="Turn ${c(t.turn)}, ${h(e,p(t.active))}">
      ${ke.map(([b,N])=>o`<li class=${N.includes(r)?"now":""}>${b}</li>`)}
    </ol>
    ${a&&r!=="card"?o`<span class="played" data-look="card:${a}">${f("scroll-unfurled")}<b>${a}</b>
          ${s>0&&r==="order"?o`<small>${C(s,"order")} left</small>`:i}${Be(e)}</span>`:i}
    ${n&&!l?ae(n):i}
  </div>`}function Se(e,t){let r=`card:${t}`;return o`<button class="hand-card ${B(e,r)}" data-thing=${r} data-card=${t}>
    <span class="unseen">${t}. ${U(e,t)}${e.lit.has(r)?" Can be played.":""}</span>
    ${O(e,t)}
  </button>`}function Le(e){let t=e.options.filter(r=>r.act.verb==="place").map(r=>r.act.args[0]?.word??"");return[...new Set(t)].map(r=>{let n=`person:${r}`;return o`<button class="person ${B(e,n)}" data-thing=${n}>${f("crested-helmet")}${r}</button>`})}function xe(e){return e.lit.has("off:field")?o`<button class="person ${B(e,"off:field")}" data-thing="off:field">${f("run")}Off the field</button>`:i}function de(e){let t=A(u(e,"hand",e.me)),r=e.snap.you===null&&t.length===0;return o`<div class="tray">
    ${Le(e)} ${xe(e)}
    <div class="hand" role="group" aria-label="Your cards">
      ${r?i:t.map(n=>Se(e,n))}
    </div>
  </div>`}var Ae={move:"to",send:"to",place:"in",fire:"at",attack:"against"},ce=["enter","retreat","flee","ride"];function Me(e,t,r){let{unit:n,leader:a}=v(e,t),s=r?a?.name:n?.info.name??a?.name;return s?`${s} ${t.toUpperCase()}`:t.toUpperCase()}function pe({verb:e,args:t},r){if(!t.some(l=>m.includes(l.word)))return;let n=e==="lead"||e==="send",[a,s]=t.map(({word:l})=>m.includes(l)?ce.includes(e)?l.toUpperCase():Me(r,l,n):l);return e==="lead"?`Order leader ${a}`:e==="exit"?`Lead ${a} off the field`:ce.includes(e)?`${w(e)} to ${a}`:[w(e),a,s&&(Ae[e]??""),s].filter(Boolean).join(" ")}P(J);var Ee=3;function Fe(e,t){let[r,n]=e.args.map(a=>a.word);switch(e.verb){case"play":return{things:[`card:${r}`],also:[]};case"lead":return{things:[`leader:${r}`],also:[]};case"send":return{things:[`leader:${r}`,`hex:${n}`],also:[]};case"place":return{things:[`person:${r}`,`hex:${n}`],also:[]};case"exit":return{things:[`hex:${r}`,"off:field"],also:[]};case"ignore":return{things:[],also:[]};case"advance":return{things:[],also:[`hex:${p(t.view.state.target)}`]};default:return{things:e.args.map(a=>`hex:${a.word}`),also:[]}}}var Ne={order:"Orders are given",rally:"Rallied",move:"No more moves",battle:"No more battles",bonus:"No bonus combat"};function me(e,t){let r=e.args[0]?.word??"";switch(e.verb){case"done":return Ne[$(t)]??"Done";case"stand":return"Stand and fight";case"strike":return"First Strike";case"ignore":return c(Number(r))===0?"Ignore no flag":`Ignore ${C(Number(r),"flag")}`;case"leave":return"Leave the field";case"exit":return`Lead off the field from ${r.toUpperCase()}`;default:return e.args.some(n=>m.includes(n.word))?w([e.verb,...e.args.map(n=>m.includes(n.word)?n.word.toUpperCase():n.word)].join(" ")):void 0}}var ue=["play","order","lead","rally","enter"],je={move:{after:ue,row:"Nothing has moved yet.",ask:"Move nothing"},battle:{after:[...ue,"move","send","exit"],row:"Nobody has fought yet.",ask:"Fight no battle"}};function Ie(e,t){let r=e.verb==="done"?je[$(t)]:void 0,n=t.snap.last?.action?.verb??"";return r?.after.includes(n)?{row:r.row,ask:r.ask}:{}}function De(e,t){let[r,n]=e.split(":");if(r==="card")return[["play",n]];if(r==="leader")return[["lead",n]];if(r!=="hex")return[];let a=t.picks[0]?.split(":"),s=m.find(l=>L(l,n));switch($(t)){case"move":return a?[[a[0]==="leader"?"send":"move",a[1],n]]:[["move",n,s]];case"battle":case"bonus":return a?[[L(a[1],n)?"attack":"fire",a[1],n]]:[["attack",n,m.find(l=>L(l,n)&&v(t,l).unit?.side===x(t.me))??s]];case"rally":case"retreat":case"flee":case"ride":return[[$(t),n]];default:return[["order",n]]}}function Ue(e){return o`<div class="ancients">
    <div class="high">${H(e,x(e.me))} ${le(e)}</div>
    ${te(e)}
    <div class="low">${H(e,e.me)} ${de(e)}</div>
  </div>`}var fe=K();function He(e,t){let r=S(e).slice(-Ee);if(r.length>0)return o`<div class="ancients-moment">${r.map(ne)}</div>`;let n=W(e).findLast(s=>fe(s,"played")||fe(s,"copied")),a=n?.args.what;return!a||n.args.who!==x(t.me)?null:o`<div class="ancients-moment look-command">${O(t,a)}</div>`}function We(e,t){let r=m.filter(a=>v(e,a).unit?.side===t||v(e,a).leader?.side===t),n=`${c(u(e,"banner",t))} of ${c(e.view.state.goal)} banners`;return`${h(e,t)}: ${n}, ${C(M(u(e,"hand",t)),"card")} in hand. ${r.map(a=>Z(e,a)).join("; ")}.`}function Ke(e){let t=e.view.state,r=A(u(e,"hand",e.me));return[`Turn ${c(t.turn)} of ${h(e,p(t.active))}${p(t.played)?`, card played: ${p(t.played)}`:""}.`,...e.view.seats.map(n=>We(e,n)),...r.length?[`Your cards: ${r.join(", ")}.`]:[],...Q(e).map(n=>`${n.from.toUpperCase()} may ${n.verb} ${n.to.toUpperCase()}: ${C(n.dice,"die","dice")}, ${Math.round(n.chance*100)} % to hit.`)]}function Pe(e,t){let{unit:r,leader:n}=v(t,e),a=V(t,e);if(!r&&!n&&a==="clear")return null;let s=(l,b)=>o`<div><dt>${l}</dt><dd>${b}</dd></div>`;return o`<div class="look-list look-hex">
    <b>${e.toUpperCase()}</b>
    ${r?o`<p>${h(t,r.side)} ${r.info.name} <i>(${r.info.kind})</i></p>
          <dl class="pairs">
            ${s("Blocks",`${r.blocks} of ${r.info.blocks}`)} ${s("Moves",r.info.move)}
            ${s("Dice",r.info.code==="EL"?"as its enemy":r.info.dice)}
            ${r.info.range?s("Range",r.info.range):i} ${s("Retreats",`${r.info.retreat} a flag`)}
          </dl>`:i}
    ${n?o`<p>Leader <b>${n.name}</b></p>`:i}
    ${a!=="clear"?o`<p><b>${w(a.replace("-"," "))}.</b> ${q(a,Y(t))}</p>`:i}
  </div>`}function Je(e,t){let[r,n]=e.split(":");return r==="card"?o`<div class="look-command">${O(t,n)}</div>`:r!=="hex"&&r!=="leader"||(t.lit.has(e)||t.picks.includes(e)||u(t,"order",n)!==void 0)&&(ee(t).upright||t.picks.length>0)?null:Pe(n,t)}var Nt={complete:!0,points:{field:"banner",name:"banners"},drawsTrails:!0,option:(e,t)=>({act:e,...Fe(e,t),word:me(e,t),...Ie(e,t)}),words:(e,t)=>pe(e,t)??me(e,t),wishes:De,draw:Ue,say:Ke,look:Je,moment:He,picture:ie,edits:!0};export{Nt as ancients};

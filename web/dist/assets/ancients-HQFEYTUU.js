import{A as F,B as se,C as oe,E as ie,G as le,H as I,J as N,a as V,b as C,e as s,f as Y,g as x,h as T,i as u,j as E,k as Q,l as Z,o as h,p as M,q as f,r as $,s as ee,t as te,u as b,v as ne,w as re,x as ae,y as H,z as j}from"/assets/chunk-TDLZKL3R.js";import"/assets/chunk-JF4KIWEP.js";import"/assets/chunk-RXP4PXVO.js";import{b as X}from"/assets/chunk-GRPD7SXE.js";import"/assets/chunk-BUTUG2D4.js";import{f as K,g as _}from"/assets/chunk-7CL2DUTS.js";import{a as w,b as m,c,d as v,e as G}from"/assets/chunk-RXQNK2AD.js";import"/assets/chunk-LPIMCNSH.js";import{a as S}from"/assets/chunk-7RBHRXMZ.js";import{a as W,c as g}from"/assets/chunk-4VLCR747.js";import{b as q,c as z}from"/assets/chunk-QJNRRPXN.js";import{a as o,b as d,d as l,i as D}from"/assets/chunk-OH7TB7OH.js";import{d as U}from"/assets/chunk-E5GDLTPC.js";import"/assets/chunk-VVCT3YM4.js";var ke=d`<path class="pole" d="M-8 14V-13"></path><path class="cloth" d="M-7-13q6-4 11 0t9-1v13q-4 3-9 0t-11 1z"></path>`;function Re(e){return e==="circle"?C("light"):e==="triangle"?C("medium"):e==="square"?C("heavy"):e==="flag"?d`<g class="flag">${ke}</g>`:d`<svg class=${e} x="-14" y="-14" width="28" height="28" viewBox="0 0 512 512">${g(e==="helmet"?"centurion-helmet":"crossed-swords","troop-icon")}</svg>`}function L(e){return o`<svg class="battle-face" viewBox="-21 -21 42 42" aria-hidden="true">
    <rect class="die-box" x="-20" y="-20" width="40" height="40" rx="8"></rect>
    ${Re(e)}
  </svg>`}function de({hits:e,result:t}){return e>0?"hit":t==="retreat"?"back":t?"miss":""}function ce(e){return o`<div class="roll-card">
    <p class="roll-title">${e.title}</p>
    <div class="roll-faces">
      ${e.rows.map(t=>o`<figure class=${de(t)}>
          <span class="thrown">${Array.from({length:t.count},()=>L(t.face))}</span>
          ${T(t)?o`<figcaption>${T(t)}</figcaption>`:l}
        </figure>`)}
    </div>
    ${e.after?o`<p class="roll-after">${e.after}</p>`:l}
  </div>`}function pe(e){return o`<span class="roll-line">
    ${e.rows.map(t=>o`<span class="thrown ${de(t)}" title=${T(t)}>
        ${Array.from({length:t.count},()=>L(t.face))}<span class="unseen">${s.faces(t.count,t.face,T(t))}</span></span
      >`)}
    <span class="roll-name">${e.title}</span>
  </span>`}var Be={"Order Mounted":"horse-head","Clash of Shields":"roman-shield","Counter Attack":"crossed-swords","Darken the Sky":"arrow-cluster","Double Time":"run","First Strike":"gladius","I Am Spartacus":"public-speaker","Line Command":"guards","Mounted Charge":"cavalry","Move-Fire-Move":"bow-arrow","Leadership Any Section":"crested-helmet",Rally:"flying-flag"};function me(e){return o`<svg class="card-art" viewBox="0 0 120 52" aria-hidden="true">
    ${e.map((t,n)=>d`<g class=${t?"part on":"part"} transform="translate(${n*40} 0)">
        <path d="M2 7 11 2 20 7 29 2 38 7V45L29 50 20 45 11 50 2 45z"></path>
        ${t?d`<text x="20" y="35">${t}</text>`:l}
      </g>`)}
  </svg>`}function Ae(e){return o`<svg class="card-art" viewBox="0 0 120 52" aria-hidden="true">
    <svg x="34" y="0" width="52" height="52" viewBox="0 0 512 512">${g(e,"art-icon")}</svg>
  </svg>`}function Se(e){return o`<svg class="card-art" viewBox="-60 -26 120 52" aria-hidden="true">
    ${[-34,0,34].map(t=>d`<g transform="translate(${t} 2)">${C(e)}</g>`)}
  </svg>`}var ue=(e,t)=>v(v(e.game.facts?.cards)[t]);function xe(e,t){let n=G(t.quota).map(m),a=n.filter(r=>r>0).length===1;return t.family==="section"?me(n):t.family==="leaders"&&a?me(n.map(r=>r?"★":"")):t.family==="troops"&&t.kind?Se(c(t.kind)):Ae(Be[e]??"eagle-emblem")}var J=(e,t)=>c(ue(e,t).text);function B(e,t){let n=ue(e,t);return o`<span class="command ${c(n.family)}" aria-hidden="true">
    <span class="command-name">${t}</span>
    ${xe(t,n)}
    <span class="command-text">${J(e,t)}</span>
  </span>`}var y=new Q(!1,!1);function Ee(e,t,n){let{x:a,y:r}=y.middle(n),i=t==="light"?d`<circle cx=${a} cy=${r} r="22"></circle>`:t==="medium"?d`<path d="M${a} ${r-26}l27 46h-54z"></path>`:d`<rect x=${a-21} y=${r-21} width="42" height="42"></rect>`;return d`<g class="mark of-${e} ${t}">${i}</g>`}function Me(e,t){let n=(r,i)=>w(w(e.sides,r),i),a=r=>N(n(r,"units"));return o`<span class="battle-picture">
    <svg viewBox="-6 -6 ${y.width+12} ${y.height+12}" aria-hidden="true">
      ${u.map(r=>d`<polygon class="hex-ground" points=${y.outline(y.middle(r))}></polygon>`)}
      ${N(e.terrain).map(r=>d`<polygon class="hex-ground ${Z(r.name)}" points=${y.outline(y.middle(r.hex))}></polygon>`)}
      ${I.map(r=>a(r).map(i=>Ee(r,te(t,i.name).kind,i.hex)))}
    </svg>
    <small class="sides">${I.map(r=>o`<span><i class="of-${r}"></i>${c(n(r,"army"))||r} ${a(r).length}</span>`)}</small>
  </span>`}function je(e){let t=m(e.balance),n=t>=50?"bottom":"top",a=c(w(w(e.sides,n),"army")),r=Math.max(t,100-t);return o`<span class="balance" title=${s.balance}>
    <span class="balance-bar" aria-hidden="true"><i style="width:${t}%"></i></span>
    ${r<=52?s.even:s.wins(a,r)}</span>`}function fe(e,t){let n=v(w(t.battles,e));return n.sides?o`${Me(n,t)} ${n.balance?je(n):l}`:null}var Fe=[[s.stages.card,["card","deal","place"]],[s.stages.orders,["order","rally"]],[s.stages.moves,["move"]],[s.stages.battles,["battle","react","roll","flags","retreat","flee","advance","ride","bonus"]]];function Le(e,t){let n=Math.max(t,e);return o`<svg class="banners" viewBox="0 0 ${n*18} 30" role="img" aria-label=${s.banners(e,t)}>
    ${Array.from({length:n},(a,r)=>d`<g class=${r<e?"banner won":"banner"} transform="translate(${r*18} 0)">
      <path class="staff" d="M9 1v28M2 4h14"></path><path class="cloth" d="M3 5h12v13l-6 4-6-4z"></path></g>`)}
  </svg>`}function P(e,t){let n=e.view.to_act.includes(t)&&!e.view.over,a=e.snap.seats.find(Te=>Te.seat===t),r=a&&X(a),i=m(f(e,"banner",t)),p=m(e.view.state.goal),O=F(f(e,"hand",t)),A=[...H(f(e,"reserve",t)),...H(f(e,"waiting",t))];return o`<div class="plate army seat-${e.view.seats.indexOf(t)} ${n?"acts":""}" data-seat=${t}>
    <span class="crest">${g(t==="bottom"?"roman-shield":"spartan-helmet")}</span>
    <span class="plate-name"><b>${h(e,t)}</b>${r?o`<small>${r}</small>`:l}
      ${A.length?o`<small>${s.reserve(A.join(", "))}</small>`:l}</span>
    <span data-counter="banner:${t}">${Le(i,p)}</span>
    <span class="tally" data-counter="hand:${t}" title=${s.cardsInHand}>${g("card-draw")}<b>${O}</b><span class="unseen">${s.cardsInHand}</span></span>
  </div>`}function He(e){if(e.view.state.roll!=="card"||!["order","rally"].includes($(e)))return l;let t=v(e.view.state.face);return o`<span class="thrown">${Y.map(n=>Array.from({length:m(t[n])},()=>L(n)))}</span>`}function ge(e){let t=e.view.state,n=$(e),a=x(e.snap.log.slice(-60)).pop(),r=c(t.played),i=m(t.left),p=e.view!==e.snap.view;return o`<div class="strip">
    <ol class="stages" aria-label=${s.turn(m(t.turn),h(e,c(t.active)))}>
      ${Fe.map(([O,A])=>o`<li class=${A.includes(n)?"now":""}>${O}</li>`)}
    </ol>
    ${r&&n!=="card"?o`<span class="played" data-look="card:${r}">${g("scroll-unfurled")}<b>${r}</b>
          ${i>0&&n==="order"?o`<small>${s.ordersLeft(i)}</small>`:l}${He(e)}</span>`:l}
    ${a&&!p?pe(a):l}
  </div>`}function Ie(e,t){let n=`card:${t}`;return o`<button class="hand-card ${S(e,n)}" data-thing=${n} data-card=${t}>
    <span class="unseen">${s.card(t,J(e,t))}${e.lit.has(n)?s.playable:""}</span>
    ${B(e,t)}
  </button>`}function Ne(e){let t=e.options.filter(n=>n.act.verb==="place").map(n=>n.act.args[0]?.word??"");return[...new Set(t)].map(n=>{let a=`person:${n}`;return o`<button class="person ${S(e,a)}" data-thing=${a}>${g("crested-helmet")}${n}</button>`})}function Je(e){return e.lit.has("off:field")?o`<button class="person ${S(e,"off:field")}" data-thing="off:field">${g("run")}${s.off}</button>`:l}function he(e){let t=j(f(e,"hand",e.me)),n=e.snap.you===null&&t.length===0;return o`<div class="tray">
    ${Ne(e)} ${Je(e)}
    <div class="hand" role="group" aria-label=${s.hand}>
      ${n?l:t.map(a=>Ie(e,a))}
    </div>
  </div>`}var Pe=["enter","retreat","flee","ride","advance"],Ue=s.verbs,$e=s.acts;function De(e,t,n){let{unit:a,leader:r}=b(e,t),i=n?r?.name:a?.info.name??r?.name;return i?s.at(i,t.toUpperCase()):t.toUpperCase()}var ve=(e,[t,n])=>n&&$e[e]?$e[e](t,n):s.act(Ue[e]??z(e),t);function be({verb:e,args:t},n){if(!t.some(i=>u.includes(i.word)))return;let a=e==="lead"||e==="send",r=t.map(({word:i})=>u.includes(i)?Pe.includes(e)?i.toUpperCase():De(n,i,a):i);return e==="exit"?s.leadOff(r[0]):ve(e,r)}function ye({verb:e,args:t}){if(t.some(n=>u.includes(n.word)))return ve(e,t.map(({word:n})=>u.includes(n)?n.toUpperCase():n))}W(V);var We=3;function qe(e,t){let[n,a]=e.args.map(r=>r.word);switch(e.verb){case"play":return{things:[`card:${n}`],also:[]};case"lead":return{things:[`leader:${n}`],also:[]};case"send":return{things:[`leader:${n}`,`hex:${a}`],also:[]};case"place":return{things:[`person:${n}`,`hex:${a}`],also:[]};case"exit":return{things:[`hex:${n}`,"off:field"],also:[]};case"ignore":return{things:[],also:[]};case"advance":return{things:[],also:[`hex:${c(t.view.state.target)}`]};default:return{things:e.args.map(r=>`hex:${r.word}`),also:[]}}}var ze=s.done;function we(e,t){let n=e.args[0]?.word??"";switch(e.verb){case"done":return ze[$(t)]??s.done.other;case"stand":return s.stand;case"strike":return s.strike;case"ignore":return Number(n)===0?s.ignoreNone:s.ignore(Number(n));case"leave":return s.leave;case"exit":return s.exit(n.toUpperCase());default:return ye(e)}}var Ce=["play","order","lead","rally","enter"],Ke={move:{after:Ce,...s.noMove},battle:{after:[...Ce,"move","send","exit"],...s.noBattle}};function _e(e,t){let n=e.verb==="done"?Ke[$(t)]:void 0,a=t.snap.last?.action?.verb??"";return n?.after.includes(a)?{row:n.row,ask:n.ask}:{}}function Xe(e,t){let[n,a]=e.split(":");if(n==="card")return[["play",a]];if(n==="leader")return[["lead",a]];if(n!=="hex")return[];let r=t.picks[0]?.split(":"),i=u.find(p=>E(p,a));switch($(t)){case"move":return r?[[r[0]==="leader"?"send":"move",r[1],a]]:[["move",a,i]];case"battle":case"bonus":return r?[[E(r[1],a)?"attack":"fire",r[1],a]]:[["attack",a,u.find(p=>E(p,a)&&b(t,p).unit?.side===M(t.me))??i]];case"rally":case"retreat":case"flee":case"ride":return[[$(t),a]];default:return[["order",a]]}}function Ge(e){return o`<div class="ancients">
    <div class="high">${P(e,M(e.me))} ${ge(e)}</div>
    ${le(e)}
    <div class="low">${P(e,e.me)} ${he(e)}</div>
  </div>`}var Oe=_();function Ve(e,t){let n=x(e).slice(-We);if(n.length>0)return o`<div class="ancients-moment">${n.map(ce)}</div>`;let a=K(e).findLast(i=>Oe(i,"played")||Oe(i,"copied")),r=a?.args.what;return!r||a.args.who!==M(t.me)?null:o`<div class="ancients-moment look-command">${B(t,r)}</div>`}function Ye(e,t){let n=u.filter(p=>b(e,p).unit?.side===t||b(e,p).leader?.side===t),[a,r]=[m(f(e,"banner",t)),m(e.view.state.goal)],i=n.map(p=>oe(e,p)).join("; ");return s.army(h(e,t),a,r,F(f(e,"hand",t)),i)}function Qe(e){let t=e.view.state,n=j(f(e,"hand",e.me));return[c(t.played)?s.sayPlayed(m(t.turn),h(e,c(t.active)),c(t.played)):s.sayTurn(m(t.turn),h(e,c(t.active))),...e.view.seats.map(a=>Ye(e,a)),...n.length?[s.sayCards(n.join(", "))]:[],...se(e).map(a=>(a.verb==="fire"?s.sayFire:s.sayAttack)(a.from.toUpperCase(),a.to.toUpperCase(),a.dice,D(a.chance)))]}function Ze(e,t){let{unit:n,leader:a}=b(t,e),r=ne(t,e);if(!n&&!a&&r==="clear")return null;let i=(p,O)=>o`<div><dt>${p}</dt><dd>${O}</dd></div>`;return o`<div class="look-list look-hex">
    <b>${e.toUpperCase()}</b>
    ${n?o`<p>${h(t,n.side)} ${n.info.name} <i>(${s.kinds[n.info.kind]})</i></p>
          <dl class="pairs">
            ${i(s.blocks,s.blocksOf(n.blocks,n.info.blocks))} ${i(s.moves,n.info.move)}
            ${i(s.dice,n.info.dice||s.diceOfEnemy)}
            ${n.info.range?i(s.range,n.info.range):l} ${i(s.retreats,s.perFlag(n.info.retreat))}
          </dl>`:l}
    ${a?o`<p>${U(s.leaderIs,{name:o`<b>${a.name}</b>`})}</p>`:l}
    ${r!=="clear"?o`<p><b>${q(re(r))}.</b> ${ae(t.game.facts,r,ee(t))}</p>`:l}
  </div>`}function et(e,t){let[n,a]=e.split(":");return n==="card"?o`<div class="look-command">${B(t,a)}</div>`:n!=="hex"&&n!=="leader"||(t.lit.has(e)||t.picks.includes(e)||f(t,"order",a)!==void 0)&&(ie(t).upright||t.picks.length>0)?null:Ze(a,t)}var dn={complete:!0,points:{field:"banner",name:"banners",causes:s.prizes},drawsTrails:!0,option:(e,t)=>({act:e,...qe(e,t),word:we(e,t),..._e(e,t)}),words:(e,t)=>be(e,t)??we(e,t),wishes:Xe,draw:Ge,say:Qe,look:et,moment:Ve,picture:fe,edits:!0};export{dn as ancients};

import{A as M,B as re,C as ae,E as se,G as oe,H as L,J as H,a as X,b as C,e as s,f as G,g as A,h as T,i as u,j as S,k as V,l as Y,o as h,p as x,q as f,r as $,s as Q,t as Z,u as b,v as ee,w as te,x as ne,y as F,z as E}from"/assets/chunk-C262AVCG.js";import"/assets/chunk-G44UT42I.js";import"/assets/chunk-42RPXLOJ.js";import{b as K}from"/assets/chunk-GYQQYJTJ.js";import"/assets/chunk-4E6YPYL3.js";import{f as q,g as z}from"/assets/chunk-OWLORRFJ.js";import{a as w,b as m,c,d as v,e as _}from"/assets/chunk-LEOKBJZ6.js";import"/assets/chunk-26ODUJTJ.js";import{a as B}from"/assets/chunk-PJXYTH4E.js";import{a as U,c as g}from"/assets/chunk-54MHDFP2.js";import{b as D,c as W}from"/assets/chunk-OST4D425.js";import{a as o,b as d,d as l,i as P}from"/assets/chunk-5T3Z5TEQ.js";import{b as J}from"/assets/chunk-7OBHRF5D.js";import"/assets/chunk-VVCT3YM4.js";var Oe=d`<path class="pole" d="M-8 14V-13"></path><path class="cloth" d="M-7-13q6-4 11 0t9-1v13q-4 3-9 0t-11 1z"></path>`;function Te(e){return e==="circle"?C("light"):e==="triangle"?C("medium"):e==="square"?C("heavy"):e==="flag"?d`<g class="flag">${Oe}</g>`:d`<svg class=${e} x="-14" y="-14" width="28" height="28" viewBox="0 0 512 512">${g(e==="helmet"?"centurion-helmet":"crossed-swords","troop-icon")}</svg>`}function j(e){return o`<svg class="battle-face" viewBox="-21 -21 42 42" aria-hidden="true">
    <rect class="die-box" x="-20" y="-20" width="40" height="40" rx="8"></rect>
    ${Te(e)}
  </svg>`}function ie({hits:e,result:t}){return e>0?"hit":t==="retreat"?"back":t?"miss":""}function le(e){return o`<div class="roll-card">
    <p class="roll-title">${e.title}</p>
    <div class="roll-faces">
      ${e.rows.map(t=>o`<figure class=${ie(t)}>
          <span class="thrown">${Array.from({length:t.count},()=>j(t.face))}</span>
          ${T(t)?o`<figcaption>${T(t)}</figcaption>`:l}
        </figure>`)}
    </div>
    ${e.after?o`<p class="roll-after">${e.after}</p>`:l}
  </div>`}function de(e){return o`<span class="roll-line">
    ${e.rows.map(t=>o`<span class="thrown ${ie(t)}" title=${T(t)}>
        ${Array.from({length:t.count},()=>j(t.face))}<span class="unseen">${s.faces(t.count,t.face,T(t))}</span></span
      >`)}
    <span class="roll-name">${e.title}</span>
  </span>`}var ke={"Order Mounted":"horse-head","Clash of Shields":"roman-shield","Counter Attack":"crossed-swords","Darken the Sky":"arrow-cluster","Double Time":"run","First Strike":"gladius","I Am Spartacus":"public-speaker","Line Command":"guards","Mounted Charge":"cavalry","Move-Fire-Move":"bow-arrow","Leadership Any Section":"crested-helmet",Rally:"flying-flag"};function ce(e){return o`<svg class="card-art" viewBox="0 0 120 52" aria-hidden="true">
    ${e.map((t,n)=>d`<g class=${t?"part on":"part"} transform="translate(${n*40} 0)">
        <path d="M2 7 11 2 20 7 29 2 38 7V45L29 50 20 45 11 50 2 45z"></path>
        ${t?d`<text x="20" y="35">${t}</text>`:l}
      </g>`)}
  </svg>`}function Re(e){return o`<svg class="card-art" viewBox="0 0 120 52" aria-hidden="true">
    <svg x="34" y="0" width="52" height="52" viewBox="0 0 512 512">${g(e,"art-icon")}</svg>
  </svg>`}function Be(e){return o`<svg class="card-art" viewBox="-60 -26 120 52" aria-hidden="true">
    ${[-34,0,34].map(t=>d`<g transform="translate(${t} 2)">${C(e)}</g>`)}
  </svg>`}var pe=(e,t)=>v(v(e.game.facts?.cards)[t]);function Ae(e,t){let n=_(t.quota).map(m),a=n.filter(r=>r>0).length===1;return t.family==="section"?ce(n):t.family==="leaders"&&a?ce(n.map(r=>r?"★":"")):t.family==="troops"&&t.kind?Be(c(t.kind)):Re(ke[e]??"eagle-emblem")}var I=(e,t)=>c(pe(e,t).text);function k(e,t){let n=pe(e,t);return o`<span class="command ${c(n.family)}" aria-hidden="true">
    <span class="command-name">${t}</span>
    ${Ae(t,n)}
    <span class="command-text">${I(e,t)}</span>
  </span>`}var y=new V(!1,!1);function Se(e,t,n){let{x:a,y:r}=y.middle(n),i=t==="light"?d`<circle cx=${a} cy=${r} r="22"></circle>`:t==="medium"?d`<path d="M${a} ${r-26}l27 46h-54z"></path>`:d`<rect x=${a-21} y=${r-21} width="42" height="42"></rect>`;return d`<g class="mark of-${e} ${t}">${i}</g>`}function xe(e,t){let n=(r,i)=>w(w(e.sides,r),i),a=r=>H(n(r,"units"));return o`<span class="battle-picture">
    <svg viewBox="-6 -6 ${y.width+12} ${y.height+12}" aria-hidden="true">
      ${u.map(r=>d`<polygon class="hex-ground" points=${y.outline(y.middle(r))}></polygon>`)}
      ${H(e.terrain).map(r=>d`<polygon class="hex-ground ${Y(r.name)}" points=${y.outline(y.middle(r.hex))}></polygon>`)}
      ${L.map(r=>a(r).map(i=>Se(r,Z(t,i.name).kind,i.hex)))}
    </svg>
    <small class="sides">${L.map(r=>o`<span><i class="of-${r}"></i>${c(n(r,"army"))||r} ${a(r).length}</span>`)}</small>
  </span>`}function Ee(e){let t=m(e.balance),n=t>=50?"bottom":"top",a=c(w(w(e.sides,n),"army")),r=Math.max(t,100-t);return o`<span class="balance" title=${s.balance}>
    <span class="balance-bar" aria-hidden="true"><i style="width:${t}%"></i></span>
    ${r<=52?s.even:s.wins(a,r)}</span>`}function me(e,t){let n=v(w(t.battles,e));return n.sides?o`${xe(n,t)} ${n.balance?Ee(n):l}`:null}var Me=[[s.stages.card,["card","deal","place"]],[s.stages.orders,["order","rally"]],[s.stages.moves,["move"]],[s.stages.battles,["battle","react","roll","flags","retreat","flee","advance","ride","bonus"]]];function je(e,t){let n=Math.max(t,e);return o`<svg class="banners" viewBox="0 0 ${n*18} 30" role="img" aria-label=${s.banners(e,t)}>
    ${Array.from({length:n},(a,r)=>d`<g class=${r<e?"banner won":"banner"} transform="translate(${r*18} 0)">
      <path class="staff" d="M9 1v28M2 4h14"></path><path class="cloth" d="M3 5h12v13l-6 4-6-4z"></path></g>`)}
  </svg>`}function N(e,t){let n=e.view.to_act.includes(t)&&!e.view.over,a=e.snap.seats.find(Ce=>Ce.seat===t),r=a&&K(a),i=m(f(e,"banner",t)),p=m(e.view.state.goal),O=M(f(e,"hand",t)),R=[...F(f(e,"reserve",t)),...F(f(e,"waiting",t))];return o`<div class="plate army seat-${e.view.seats.indexOf(t)} ${n?"acts":""}" data-seat=${t}>
    <span class="crest">${g(t==="bottom"?"roman-shield":"spartan-helmet")}</span>
    <span class="plate-name"><b>${h(e,t)}</b>${r?o`<small>${r}</small>`:l}
      ${R.length?o`<small>${s.reserve(R.join(", "))}</small>`:l}</span>
    <span data-counter="banner:${t}">${je(i,p)}</span>
    <span class="tally" data-counter="hand:${t}" title=${s.cardsInHand}>${g("card-draw")}<b>${O}</b><span class="unseen">${s.cardsInHand}</span></span>
  </div>`}function Fe(e){if(e.view.state.roll!=="card"||!["order","rally"].includes($(e)))return l;let t=v(e.view.state.face);return o`<span class="thrown">${G.map(n=>Array.from({length:m(t[n])},()=>j(n)))}</span>`}function ue(e){let t=e.view.state,n=$(e),a=A(e.snap.log.slice(-60)).pop(),r=c(t.played),i=m(t.left),p=e.view!==e.snap.view;return o`<div class="strip">
    <ol class="stages" aria-label=${s.turn(m(t.turn),h(e,c(t.active)))}>
      ${Me.map(([O,R])=>o`<li class=${R.includes(n)?"now":""}>${O}</li>`)}
    </ol>
    ${r&&n!=="card"?o`<span class="played" data-look="card:${r}">${g("scroll-unfurled")}<b>${r}</b>
          ${i>0&&n==="order"?o`<small>${s.ordersLeft(i)}</small>`:l}${Fe(e)}</span>`:l}
    ${a&&!p?de(a):l}
  </div>`}function Le(e,t){let n=`card:${t}`;return o`<button class="hand-card ${B(e,n)}" data-thing=${n} data-card=${t}>
    <span class="unseen">${s.card(t,I(e,t))}${e.lit.has(n)?s.playable:""}</span>
    ${k(e,t)}
  </button>`}function He(e){let t=e.options.filter(n=>n.act.verb==="place").map(n=>n.act.args[0]?.word??"");return[...new Set(t)].map(n=>{let a=`person:${n}`;return o`<button class="person ${B(e,a)}" data-thing=${a}>${g("crested-helmet")}${n}</button>`})}function Ie(e){return e.lit.has("off:field")?o`<button class="person ${B(e,"off:field")}" data-thing="off:field">${g("run")}${s.off}</button>`:l}function fe(e){let t=E(f(e,"hand",e.me)),n=e.snap.you===null&&t.length===0;return o`<div class="tray">
    ${He(e)} ${Ie(e)}
    <div class="hand" role="group" aria-label=${s.hand}>
      ${n?l:t.map(a=>Le(e,a))}
    </div>
  </div>`}var Ne=["enter","retreat","flee","ride","advance"],Je=s.verbs,ge=s.acts;function Pe(e,t,n){let{unit:a,leader:r}=b(e,t),i=n?r?.name:a?.info.name??r?.name;return i?s.at(i,t.toUpperCase()):t.toUpperCase()}var he=(e,[t,n])=>n&&ge[e]?ge[e](t,n):s.act(Je[e]??W(e),t);function $e({verb:e,args:t},n){if(!t.some(i=>u.includes(i.word)))return;let a=e==="lead"||e==="send",r=t.map(({word:i})=>u.includes(i)?Ne.includes(e)?i.toUpperCase():Pe(n,i,a):i);return e==="exit"?s.leadOff(r[0]):he(e,r)}function ve({verb:e,args:t}){if(t.some(n=>u.includes(n.word)))return he(e,t.map(({word:n})=>u.includes(n)?n.toUpperCase():n))}U(X);var Ue=3;function De(e,t){let[n,a]=e.args.map(r=>r.word);switch(e.verb){case"play":return{things:[`card:${n}`],also:[]};case"lead":return{things:[`leader:${n}`],also:[]};case"send":return{things:[`leader:${n}`,`hex:${a}`],also:[]};case"place":return{things:[`person:${n}`,`hex:${a}`],also:[]};case"exit":return{things:[`hex:${n}`,"off:field"],also:[]};case"ignore":return{things:[],also:[]};case"advance":return{things:[],also:[`hex:${c(t.view.state.target)}`]};default:return{things:e.args.map(r=>`hex:${r.word}`),also:[]}}}var We=s.done;function be(e,t){let n=e.args[0]?.word??"";switch(e.verb){case"done":return We[$(t)]??s.done.other;case"stand":return s.stand;case"strike":return s.strike;case"ignore":return Number(n)===0?s.ignoreNone:s.ignore(Number(n));case"leave":return s.leave;case"exit":return s.exit(n.toUpperCase());default:return ve(e)}}var ye=["play","order","lead","rally","enter"],qe={move:{after:ye,...s.noMove},battle:{after:[...ye,"move","send","exit"],...s.noBattle}};function ze(e,t){let n=e.verb==="done"?qe[$(t)]:void 0,a=t.snap.last?.action?.verb??"";return n?.after.includes(a)?{row:n.row,ask:n.ask}:{}}function Ke(e,t){let[n,a]=e.split(":");if(n==="card")return[["play",a]];if(n==="leader")return[["lead",a]];if(n!=="hex")return[];let r=t.picks[0]?.split(":"),i=u.find(p=>S(p,a));switch($(t)){case"move":return r?[[r[0]==="leader"?"send":"move",r[1],a]]:[["move",a,i]];case"battle":case"bonus":return r?[[S(r[1],a)?"attack":"fire",r[1],a]]:[["attack",a,u.find(p=>S(p,a)&&b(t,p).unit?.side===x(t.me))??i]];case"rally":case"retreat":case"flee":case"ride":return[[$(t),a]];default:return[["order",a]]}}function _e(e){return o`<div class="ancients">
    <div class="high">${N(e,x(e.me))} ${ue(e)}</div>
    ${oe(e)}
    <div class="low">${N(e,e.me)} ${fe(e)}</div>
  </div>`}var we=z();function Xe(e,t){let n=A(e).slice(-Ue);if(n.length>0)return o`<div class="ancients-moment">${n.map(le)}</div>`;let a=q(e).findLast(i=>we(i,"played")||we(i,"copied")),r=a?.args.what;return!r||a.args.who!==x(t.me)?null:o`<div class="ancients-moment look-command">${k(t,r)}</div>`}function Ge(e,t){let n=u.filter(p=>b(e,p).unit?.side===t||b(e,p).leader?.side===t),[a,r]=[m(f(e,"banner",t)),m(e.view.state.goal)],i=n.map(p=>ae(e,p)).join("; ");return s.army(h(e,t),a,r,M(f(e,"hand",t)),i)}function Ve(e){let t=e.view.state,n=E(f(e,"hand",e.me));return[c(t.played)?s.sayPlayed(m(t.turn),h(e,c(t.active)),c(t.played)):s.sayTurn(m(t.turn),h(e,c(t.active))),...e.view.seats.map(a=>Ge(e,a)),...n.length?[s.sayCards(n.join(", "))]:[],...re(e).map(a=>(a.verb==="fire"?s.sayFire:s.sayAttack)(a.from.toUpperCase(),a.to.toUpperCase(),a.dice,P(a.chance)))]}function Ye(e,t){let{unit:n,leader:a}=b(t,e),r=ee(t,e);if(!n&&!a&&r==="clear")return null;let i=(p,O)=>o`<div><dt>${p}</dt><dd>${O}</dd></div>`;return o`<div class="look-list look-hex">
    <b>${e.toUpperCase()}</b>
    ${n?o`<p>${h(t,n.side)} ${n.info.name} <i>(${s.kinds[n.info.kind]})</i></p>
          <dl class="pairs">
            ${i(s.blocks,s.blocksOf(n.blocks,n.info.blocks))} ${i(s.moves,n.info.move)}
            ${i(s.dice,n.info.dice||s.diceOfEnemy)}
            ${n.info.range?i(s.range,n.info.range):l} ${i(s.retreats,s.perFlag(n.info.retreat))}
          </dl>`:l}
    ${a?o`<p>${J(s.leaderIs,{name:o`<b>${a.name}</b>`})}</p>`:l}
    ${r!=="clear"?o`<p><b>${D(te(r))}.</b> ${ne(t.game.facts,r,Q(t))}</p>`:l}
  </div>`}function Qe(e,t){let[n,a]=e.split(":");return n==="card"?o`<div class="look-command">${k(t,a)}</div>`:n!=="hex"&&n!=="leader"||(t.lit.has(e)||t.picks.includes(e)||f(t,"order",a)!==void 0)&&(se(t).upright||t.picks.length>0)?null:Ye(a,t)}var Vt={complete:!0,points:{field:"banner",name:"banners",causes:s.prizes},drawsTrails:!0,option:(e,t)=>({act:e,...De(e,t),word:be(e,t),...ze(e,t)}),words:(e,t)=>$e(e,t)??be(e,t),wishes:Ke,draw:_e,say:Ve,look:Qe,moment:Xe,picture:me,edits:!0};export{Vt as ancients};

import{A as Z,B as ee,C as te,D as F,E as x,F as E,G as ne,H as re,J as ae,L as se,M as L,O as H,a as _,b as C,e as s,f as z,g as B,h as k,i as u,j as A,k as X,l as G,o as O,p as m,q as c,r as v,s as V,t as h,u as S,v as f,w as $,x as Y,y as Q,z as y}from"/assets/chunk-NEICUC6V.js";import"/assets/chunk-G44UT42I.js";import"/assets/chunk-QANJB55I.js";import{b as q,c as K}from"/assets/chunk-N5JRQKED.js";import{d as U,e as D}from"/assets/chunk-DJPK3KWV.js";import{a as T}from"/assets/chunk-W3KVOMLT.js";import{b as W,c as g}from"/assets/chunk-7EI5JBW4.js";import{a as o,b as d,d as l,h as J,j as P}from"/assets/chunk-HHACRUSR.js";import"/assets/chunk-VVCT3YM4.js";var we=d`<path class="pole" d="M-8 14V-13"></path><path class="cloth" d="M-7-13q6-4 11 0t9-1v13q-4 3-9 0t-11 1z"></path>`;function Ce(e){return e==="circle"?C("light"):e==="triangle"?C("medium"):e==="square"?C("heavy"):e==="flag"?d`<g class="flag">${we}</g>`:d`<svg class=${e} x="-14" y="-14" width="28" height="28" viewBox="0 0 512 512">${g(e==="helmet"?"centurion-helmet":"crossed-swords","troop-icon")}</svg>`}function M(e){return o`<svg class="battle-face" viewBox="-21 -21 42 42" aria-hidden="true">
    <rect class="die-box" x="-20" y="-20" width="40" height="40" rx="8"></rect>
    ${Ce(e)}
  </svg>`}function oe({hits:e,result:t}){return e>0?"hit":t==="retreat"?"back":t?"miss":""}function ie(e){return o`<div class="roll-card">
    <p class="roll-title">${e.title}</p>
    <div class="roll-faces">
      ${e.rows.map(t=>o`<figure class=${oe(t)}>
          <span class="thrown">${Array.from({length:t.count},()=>M(t.face))}</span>
          ${k(t)?o`<figcaption>${k(t)}</figcaption>`:l}
        </figure>`)}
    </div>
    ${e.after?o`<p class="roll-after">${e.after}</p>`:l}
  </div>`}function le(e){return o`<span class="roll-line">
    ${e.rows.map(t=>o`<span class="thrown ${oe(t)}" title=${k(t)}>
        ${Array.from({length:t.count},()=>M(t.face))}<span class="unseen">${s.faces(t.count,t.face,k(t))}</span></span
      >`)}
    <span class="roll-name">${e.title}</span>
  </span>`}var Oe={"Order Mounted":"horse-head","Clash of Shields":"roman-shield","Counter Attack":"crossed-swords","Darken the Sky":"arrow-cluster","Double Time":"run","First Strike":"gladius","I Am Spartacus":"public-speaker","Line Command":"guards","Mounted Charge":"cavalry","Move-Fire-Move":"bow-arrow","Leadership Any Section":"crested-helmet",Rally:"flying-flag"};function de(e){return o`<svg class="card-art" viewBox="0 0 120 52" aria-hidden="true">
    ${e.map((t,n)=>d`<g class=${t?"part on":"part"} transform="translate(${n*40} 0)">
        <path d="M2 7 11 2 20 7 29 2 38 7V45L29 50 20 45 11 50 2 45z"></path>
        ${t?d`<text x="20" y="35">${t}</text>`:l}
      </g>`)}
  </svg>`}function ke(e){return o`<svg class="card-art" viewBox="0 0 120 52" aria-hidden="true">
    <svg x="34" y="0" width="52" height="52" viewBox="0 0 512 512">${g(e,"art-icon")}</svg>
  </svg>`}function Re(e){return o`<svg class="card-art" viewBox="-60 -26 120 52" aria-hidden="true">
    ${[-34,0,34].map(t=>d`<g transform="translate(${t} 2)">${C(e)}</g>`)}
  </svg>`}var ce=(e,t)=>v(v(e.game.facts?.cards)[t]);function Te(e,t){let n=V(t.quota).map(m),r=n.filter(a=>a>0).length===1;return t.family==="section"?de(n):t.family==="leaders"&&r?de(n.map(a=>a?"★":"")):t.family==="troops"&&t.kind?Re(c(t.kind)):ke(Oe[e]??"eagle-emblem")}var I=(e,t)=>c(ce(e,t).text);function R(e,t){let n=ce(e,t);return o`<span class="command ${c(n.family)}" aria-hidden="true">
    <span class="command-name">${t}</span>
    ${Te(t,n)}
    <span class="command-text">${I(e,t)}</span>
  </span>`}var b=new X(!1,!1);function Be(e,t,n){let{x:r,y:a}=b.middle(n),i=t==="light"?d`<circle cx=${r} cy=${a} r="22"></circle>`:t==="medium"?d`<path d="M${r} ${a-26}l27 46h-54z"></path>`:d`<rect x=${r-21} y=${a-21} width="42" height="42"></rect>`;return d`<g class="mark of-${e} ${t}">${i}</g>`}function Ae(e,t){let n=(a,i)=>O(O(e.sides,a),i),r=a=>H(n(a,"units"));return o`<span class="battle-picture">
    <svg viewBox="-6 -6 ${b.width+12} ${b.height+12}" aria-hidden="true">
      ${u.map(a=>d`<polygon class="hex-ground" points=${b.outline(b.middle(a))}></polygon>`)}
      ${H(e.terrain).map(a=>d`<polygon class="hex-ground ${G(a.name)}" points=${b.outline(b.middle(a.hex))}></polygon>`)}
      ${L.map(a=>r(a).map(i=>Be(a,Q(t,i.name).kind,i.hex)))}
    </svg>
    <small class="sides">${L.map(a=>o`<span><i class="of-${a}"></i>${c(n(a,"army"))||a} ${r(a).length}</span>`)}</small>
  </span>`}function Se(e){let t=m(e.balance),n=t>=50?"bottom":"top",r=c(O(O(e.sides,n),"army")),a=Math.max(t,100-t);return o`<span class="balance" title=${s.balance}>
    <span class="balance-bar" aria-hidden="true"><i style="width:${t}%"></i></span>
    ${a<=52?s.even:s.wins(r,a)}</span>`}function pe(e,t){let n=v(O(t.battles,e));return n.sides?o`${Ae(n,t)} ${n.balance?Se(n):l}`:null}var xe=[[s.stages.card,["card","deal","place"]],[s.stages.orders,["order","rally"]],[s.stages.moves,["move"]],[s.stages.battles,["battle","react","roll","flags","retreat","flee","advance","ride","bonus"]]];function Ee(e,t){let n=Math.max(t,e);return o`<svg class="banners" viewBox="0 0 ${n*18} 30" role="img" aria-label=${s.banners(e,t)}>
    ${Array.from({length:n},(r,a)=>d`<g class=${a<e?"banner won":"banner"} transform="translate(${a*18} 0)">
      <path class="staff" d="M9 1v28M2 4h14"></path><path class="cloth" d="M3 5h12v13l-6 4-6-4z"></path></g>`)}
  </svg>`}function N(e,t){let n=e.view.to_act.includes(t)&&!e.view.over,r=e.snap.seats.find(j=>j.seat===t)?.name,a=m(f(e,"banner",t)),i=m(e.view.state.goal),p=E(f(e,"hand",t)),w=[...F(f(e,"reserve",t)),...F(f(e,"waiting",t))];return o`<div class="plate army seat-${e.view.seats.indexOf(t)} ${n?"acts":""}">
    <span class="crest">${g(t==="bottom"?"roman-shield":"spartan-helmet")}</span>
    <span class="plate-name"><b>${h(e,t)}</b>${r?o`<small>${r}</small>`:l}
      ${w.length?o`<small>${s.reserve(w.join(", "))}</small>`:l}</span>
    ${Ee(a,i)}
    <span class="tally" title=${s.cardsInHand}>${g("card-draw")}<b>${p}</b><span class="unseen">${s.cardsInHand}</span></span>
  </div>`}function Me(e){if(e.view.state.roll!=="card"||!["order","rally"].includes($(e)))return l;let t=v(e.view.state.face);return o`<span class="thrown">${z.map(n=>Array.from({length:m(t[n])},()=>M(n)))}</span>`}function me(e){let t=e.view.state,n=$(e),r=B(e.snap.log.slice(-60)).pop(),a=c(t.played),i=m(t.left),p=e.view!==e.snap.view;return o`<div class="strip">
    <ol class="stages" aria-label=${s.turn(m(t.turn),h(e,c(t.active)))}>
      ${xe.map(([w,j])=>o`<li class=${j.includes(n)?"now":""}>${w}</li>`)}
    </ol>
    ${a&&n!=="card"?o`<span class="played" data-look="card:${a}">${g("scroll-unfurled")}<b>${a}</b>
          ${i>0&&n==="order"?o`<small>${s.ordersLeft(i)}</small>`:l}${Me(e)}</span>`:l}
    ${r&&!p?le(r):l}
  </div>`}function je(e,t){let n=`card:${t}`;return o`<button class="hand-card ${T(e,n)}" data-thing=${n}>
    <span class="unseen">${s.card(t,I(e,t))}${e.lit.has(n)?s.playable:""}</span>
    ${R(e,t)}
  </button>`}function Fe(e){let t=e.options.filter(n=>n.act.verb==="place").map(n=>n.act.args[0]?.word??"");return[...new Set(t)].map(n=>{let r=`person:${n}`;return o`<button class="person ${T(e,r)}" data-thing=${r}>${g("crested-helmet")}${n}</button>`})}function Le(e){return e.lit.has("off:field")?o`<button class="person ${T(e,"off:field")}" data-thing="off:field">${g("run")}${s.off}</button>`:l}function ue(e){let t=x(f(e,"hand",e.me)),n=e.snap.you===null&&t.length===0;return o`<div class="tray">
    ${Fe(e)} ${Le(e)}
    <div class="hand" role="group" aria-label=${s.hand}>
      ${n?l:t.map(r=>je(e,r))}
    </div>
  </div>`}var He=["enter","retreat","flee","ride","advance"],Ie=s.verbs,fe=s.acts;function Ne(e,t,n){let{unit:r,leader:a}=y(e,t),i=n?a?.name:r?.info.name??a?.name;return i?s.at(i,t.toUpperCase()):t.toUpperCase()}var ge=(e,[t,n])=>n&&fe[e]?fe[e](t,n):s.act(Ie[e]??K(e),t);function he({verb:e,args:t},n){if(!t.some(i=>u.includes(i.word)))return;let r=e==="lead"||e==="send",a=t.map(({word:i})=>u.includes(i)?He.includes(e)?i.toUpperCase():Ne(n,i,r):i);return e==="exit"?s.leadOff(a[0]):ge(e,a)}function $e({verb:e,args:t}){if(t.some(n=>u.includes(n.word)))return ge(e,t.map(({word:n})=>u.includes(n)?n.toUpperCase():n))}W(_);var Je=3;function Pe(e,t){let[n,r]=e.args.map(a=>a.word);switch(e.verb){case"play":return{things:[`card:${n}`],also:[]};case"lead":return{things:[`leader:${n}`],also:[]};case"send":return{things:[`leader:${n}`,`hex:${r}`],also:[]};case"place":return{things:[`person:${n}`,`hex:${r}`],also:[]};case"exit":return{things:[`hex:${n}`,"off:field"],also:[]};case"ignore":return{things:[],also:[]};case"advance":return{things:[],also:[`hex:${c(t.view.state.target)}`]};default:return{things:e.args.map(a=>`hex:${a.word}`),also:[]}}}var Ue=s.done;function ve(e,t){let n=e.args[0]?.word??"";switch(e.verb){case"done":return Ue[$(t)]??s.done.other;case"stand":return s.stand;case"strike":return s.strike;case"ignore":return Number(n)===0?s.ignoreNone:s.ignore(Number(n));case"leave":return s.leave;case"exit":return s.exit(n.toUpperCase());default:return $e(e)}}var ye=["play","order","lead","rally","enter"],De={move:{after:ye,...s.noMove},battle:{after:[...ye,"move","send","exit"],...s.noBattle}};function We(e,t){let n=e.verb==="done"?De[$(t)]:void 0,r=t.snap.last?.action?.verb??"";return n?.after.includes(r)?{row:n.row,ask:n.ask}:{}}function qe(e,t){let[n,r]=e.split(":");if(n==="card")return[["play",r]];if(n==="leader")return[["lead",r]];if(n!=="hex")return[];let a=t.picks[0]?.split(":"),i=u.find(p=>A(p,r));switch($(t)){case"move":return a?[[a[0]==="leader"?"send":"move",a[1],r]]:[["move",r,i]];case"battle":case"bonus":return a?[[A(a[1],r)?"attack":"fire",a[1],r]]:[["attack",r,u.find(p=>A(p,r)&&y(t,p).unit?.side===S(t.me))??i]];case"rally":case"retreat":case"flee":case"ride":return[[$(t),r]];default:return[["order",r]]}}function Ke(e){return o`<div class="ancients">
    <div class="high">${N(e,S(e.me))} ${me(e)}</div>
    ${se(e)}
    <div class="low">${N(e,e.me)} ${ue(e)}</div>
  </div>`}var be=D();function _e(e,t){let n=B(e).slice(-Je);if(n.length>0)return o`<div class="ancients-moment">${n.map(ie)}</div>`;let r=U(e).findLast(i=>be(i,"played")||be(i,"copied")),a=r?.args.what;return!a||r.args.who!==S(t.me)?null:o`<div class="ancients-moment look-command">${R(t,a)}</div>`}function ze(e,t){let n=u.filter(p=>y(e,p).unit?.side===t||y(e,p).leader?.side===t),[r,a]=[m(f(e,"banner",t)),m(e.view.state.goal)],i=n.map(p=>re(e,p)).join("; ");return s.army(h(e,t),r,a,E(f(e,"hand",t)),i)}function Xe(e){let t=e.view.state,n=x(f(e,"hand",e.me));return[c(t.played)?s.sayPlayed(m(t.turn),h(e,c(t.active)),c(t.played)):s.sayTurn(m(t.turn),h(e,c(t.active))),...e.view.seats.map(r=>ze(e,r)),...n.length?[s.sayCards(n.join(", "))]:[],...ne(e).map(r=>(r.verb==="fire"?s.sayFire:s.sayAttack)(r.from.toUpperCase(),r.to.toUpperCase(),r.dice,P(r.chance)))]}function Ge(e,t){let{unit:n,leader:r}=y(t,e),a=Z(t,e);if(!n&&!r&&a==="clear")return null;let i=(p,w)=>o`<div><dt>${p}</dt><dd>${w}</dd></div>`;return o`<div class="look-list look-hex">
    <b>${e.toUpperCase()}</b>
    ${n?o`<p>${h(t,n.side)} ${n.info.name} <i>(${s.kinds[n.info.kind]})</i></p>
          <dl class="pairs">
            ${i(s.blocks,s.blocksOf(n.blocks,n.info.blocks))} ${i(s.moves,n.info.move)}
            ${i(s.dice,n.info.dice||s.diceOfEnemy)}
            ${n.info.range?i(s.range,n.info.range):l} ${i(s.retreats,s.perFlag(n.info.retreat))}
          </dl>`:l}
    ${r?o`<p>${J(s.leaderIs,{name:o`<b>${r.name}</b>`})}</p>`:l}
    ${a!=="clear"?o`<p><b>${q(ee(a))}.</b> ${te(t.game.facts,a,Y(t))}</p>`:l}
  </div>`}function Ve(e,t){let[n,r]=e.split(":");return n==="card"?o`<div class="look-command">${R(t,r)}</div>`:n!=="hex"&&n!=="leader"||(t.lit.has(e)||t.picks.includes(e)||f(t,"order",r)!==void 0)&&(ae(t).upright||t.picks.length>0)?null:Ge(r,t)}var _t={complete:!0,option:(e,t)=>({act:e,...Pe(e,t),word:ve(e,t),...We(e,t)}),words:(e,t)=>he(e,t)??ve(e,t),wishes:qe,draw:Ke,say:Xe,look:Ve,moment:_e,picture:pe,edits:!0};export{_t as ancients};

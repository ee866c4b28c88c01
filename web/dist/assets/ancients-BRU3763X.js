import{A as G,B as V,C as X,D as x,F as Y,H as Q,I,K as N,a as J,b as w,e as f,f as B,g as K,h as W,i as z,l as $,m as d,n as c,o as C,p as g,q as O,r as p,s as h,t as P,u as q,v as T,w as _,x as E,y as S,z as L}from"/assets/chunk-ALNVFEE4.js";import"/assets/chunk-2CLYACDL.js";import"/assets/chunk-3DCQC75N.js";import{b as U,c as u,e as k}from"/assets/chunk-4SKO4ZN2.js";import{a as s,b as l,d as i,g as j,k as y}from"/assets/chunk-XPI25I3Z.js";import"/assets/chunk-VVCT3YM4.js";var ie=l`<path class="pole" d="M-8 14V-13"></path><path class="cloth" d="M-7-13q6-4 11 0t9-1v13q-4 3-9 0t-11 1z"></path>`;function le(e){return e==="circle"?w("light"):e==="triangle"?w("medium"):e==="square"?w("heavy"):e==="flag"?l`<g class="flag">${ie}</g>`:l`<svg class=${e} x="-14" y="-14" width="28" height="28" viewBox="0 0 512 512">${u(e==="helmet"?"centurion-helmet":"crossed-swords","troop-icon")}</svg>`}function A(e){return s`<svg class="battle-face" viewBox="-21 -21 42 42" aria-hidden="true">
    <rect class="die-box" x="-20" y="-20" width="40" height="40" rx="8"></rect>
    ${le(e)}
  </svg>`}var Z=e=>/hit/.test(e);function ee(e){return s`<div class="roll-card">
    <p class="roll-title">${e.title}</p>
    <div class="roll-faces">
      ${e.rows.map(t=>s`<figure class="${Z(t.effect)?"hit":t.effect==="retreat"?"back":t.effect?"miss":""}">
          <span class="thrown">${Array.from({length:t.count},()=>A(t.face))}</span>
          ${t.effect?s`<figcaption>${t.effect}</figcaption>`:i}
        </figure>`)}
    </div>
    ${e.after?s`<p class="roll-after">${e.after}</p>`:i}
  </div>`}function te(e){return s`<span class="roll-line">
    ${e.rows.map(t=>s`<span class="thrown ${Z(t.effect)?"hit":t.effect==="nothing"?"miss":""}" title=${t.effect}>
        ${Array.from({length:t.count},()=>A(t.face))}<span class="unseen">${t.count} ${t.face} ${t.effect}</span></span
      >`)}
    <span class="roll-name">${e.title}</span>
  </span>`}var de={Two:2,Three:3,Four:4},re=["Left","Center","Right"],ce={Light:"light",Medium:"medium",Heavy:"heavy"},pe={"Order Mounted":"horse-head","Clash of Shields":"roman-shield","Counter Attack":"crossed-swords","Darken the Sky":"arrow-cluster","Double Time":"run","First Strike":"gladius","I Am Spartacus":"public-speaker","Line Command":"guards","Mounted Charge":"cavalry","Move-Fire-Move":"bow-arrow",Rally:"flying-flag"};function M(e){return s`<svg class="card-art" viewBox="0 0 120 52" aria-hidden="true">
    ${e.map((t,r)=>l`<g class=${t?"part on":"part"} transform="translate(${r*40} 0)">
        <path d="M2 7 11 2 20 7 29 2 38 7V45L29 50 20 45 11 50 2 45z"></path>
        ${t?l`<text x="20" y="35">${t}</text>`:i}
      </g>`)}
  </svg>`}function ne(e){return s`<svg class="card-art" viewBox="0 0 120 52" aria-hidden="true">
    <svg x="34" y="0" width="52" height="52" viewBox="0 0 512 512">${u(e,"art-icon")}</svg>
  </svg>`}function me(e){return s`<svg class="card-art" viewBox="-60 -26 120 52" aria-hidden="true">
    ${[-34,0,34].map(t=>l`<g transform="translate(${t} 2)">${w(e)}</g>`)}
  </svg>`}function ue(e){let[,t,r]=/^Order (Two|Three|Four) (Left|Center|Right)$/.exec(e)??[];if(t)return{family:"section",art:M(re.map(o=>o===r?de[t]:0))};if(e==="Out Flanked")return{family:"section",art:M([2,0,2])};if(e==="Coordinated Attack")return{family:"section",art:M([1,1,1])};let[,n]=/^Order (Light|Medium|Heavy) Troops$/.exec(e)??[];if(n)return{family:"troops",art:me(ce[n])};let[,a]=/^Inspired (\w+) Leadership$/.exec(e)??[];return a?{family:"leaders",art:M(re.map(o=>o===a?"★":""))}:e.startsWith("Leadership")?{family:"leaders",art:ne("crested-helmet")}:{family:e.startsWith("Order")?"troops":"tactics",art:ne(pe[e]??"eagle-emblem")}}function H(e,t){return c($(C(e.game.facts?.cards)[t],"text"))}function R(e,t){let{family:r,art:n}=ue(t);return s`<span class="command ${r}" aria-hidden="true">
    <span class="command-name">${t}</span>
    ${n}
    <span class="command-text">${H(e,t)}</span>
  </span>`}var v=new K(!1,!1);function fe(e,t,r){let{x:n,y:a}=v.middle(r),o=t==="light"?l`<circle cx=${n} cy=${a} r="22"></circle>`:t==="medium"?l`<path d="M${n} ${a-26}l27 46h-54z"></path>`:l`<rect x=${n-21} y=${a-21} width="42" height="42"></rect>`;return l`<g class="mark of-${e} ${t}">${o}</g>`}function $e(e,t){let r=(a,o)=>$($(e.sides,a),o),n=a=>N(r(a,"units"));return s`<span class="battle-picture">
    <svg viewBox="-6 -6 ${v.width+12} ${v.height+12}" aria-hidden="true">
      ${f.map(a=>l`<polygon class="hex-ground" points=${v.outline(v.middle(a))}></polygon>`)}
      ${N(e.terrain).map(a=>l`<polygon class="hex-ground ${z(a.name)}" points=${v.outline(v.middle(a.hex))}></polygon>`)}
      ${I.map(a=>n(a).map(o=>fe(a,q(t,o.name).kind,o.hex)))}
    </svg>
    <small class="sides">${I.map(a=>s`<span><i class="of-${a}"></i>${c(r(a,"army"))||a} ${n(a).length}</span>`)}</small>
  </span>`}function ge(e){let t=d(e.balance),r=t>=50?"bottom":"top",n=c($($(e.sides,r),"army")),a=Math.max(t,100-t);return s`<span class="balance" title="200 games of the computer against itself">
    <span class="balance-bar" aria-hidden="true"><i style="width:${t}%"></i></span>
    ${a<=52?"Even":s`${n} side wins ${a} %`}</span>`}function ae(e,t){let r=C($(t.battles,e));return r.sides?s`${$e(r,t)} ${r.balance?ge(r):i}`:null}var he=[["Card",["card","deal","place"]],["Orders",["order","rally"]],["Moves",["move"]],["Battles",["battle","react","roll","flags","retreat","flee","advance","ride","bonus"]]];function ve(e,t){let r=Math.max(t,e);return s`<svg class="banners" viewBox="0 0 ${r*18} 30" role="img" aria-label="${e} of ${t} banners">
    ${Array.from({length:r},(n,a)=>l`<g class=${a<e?"banner won":"banner"} transform="translate(${a*18} 0)">
      <path class="staff" d="M9 1v28M2 4h14"></path><path class="cloth" d="M3 5h12v13l-6 4-6-4z"></path></g>`)}
  </svg>`}function D(e,t){let r=e.view.to_act.includes(t)&&!e.view.over,n=e.snap.seats.find(F=>F.seat===t)?.name,a=d(p(e,"banner",t)),o=d(e.view.state.goal),m=L(p(e,"hand",t)),b=[...E(p(e,"reserve",t)),...E(p(e,"waiting",t))];return s`<div class="plate army seat-${e.view.seats.indexOf(t)} ${r?"acts":""}">
    <span class="crest">${u(t==="bottom"?"roman-shield":"spartan-helmet")}</span>
    <span class="plate-name"><b>${g(e,t)}</b>${n?s`<small>${n}</small>`:i}
      ${b.length?s`<small>In reserve: ${b.join(", ")}</small>`:i}</span>
    ${ve(a,o)}
    <span class="tally" title="Cards in hand">${u("card-draw")}<b>${m}</b><span class="unseen">cards in hand</span></span>
  </div>`}function be(e){if(e.view.state.roll!=="card"||!["order","rally"].includes(h(e)))return i;let t=C(e.view.state.face);return s`<span class="thrown">${X.map(r=>Array.from({length:d(t[r])},()=>A(r)))}</span>`}function se(e){let t=e.view.state,r=h(e),n=x(e.snap.log.slice(-60)).pop(),a=c(t.played),o=d(t.left),m=e.view!==e.snap.view;return s`<div class="strip">
    <ol class="stages" aria-label="Turn ${d(t.turn)}, ${g(e,c(t.active))}">
      ${he.map(([b,F])=>s`<li class=${F.includes(r)?"now":""}>${b}</li>`)}
    </ol>
    ${a&&r!=="card"?s`<span class="played" data-look="card:${a}">${u("scroll-unfurled")}<b>${a}</b>
          ${o>0&&r==="order"?s`<small>${y(o,"order")} left</small>`:i}${be(e)}</span>`:i}
    ${n&&!m?te(n):i}
  </div>`}function ye(e,t){let r=`card:${t}`;return s`<button class="hand-card ${k(e,r)}" data-thing=${r}>
    <span class="unseen">${t}. ${H(e,t)}${e.lit.has(r)?" Can be played.":""}</span>
    ${R(e,t)}
  </button>`}function we(e){let t=e.options.filter(r=>r.act.verb==="place").map(r=>r.act.args[0]?.word??"");return[...new Set(t)].map(r=>{let n=`person:${r}`;return s`<button class="person ${k(e,n)}" data-thing=${n}>${u("crested-helmet")}${r}</button>`})}function Ce(e){return e.lit.has("off:field")?s`<button class="person ${k(e,"off:field")}" data-thing="off:field">${u("run")}Off the field</button>`:i}function oe(e){let t=S(p(e,"hand",e.me)),r=e.snap.you===null&&t.length===0;return s`<div class="tray">
    ${we(e)} ${Ce(e)}
    <div class="hand" role="group" aria-label="Your cards">
      ${r?i:t.map(n=>ye(e,n))}
    </div>
  </div>`}U(J);var Te=3;function Re(e,t){let[r,n]=e.args.map(a=>a.word);switch(e.verb){case"play":return{things:[`card:${r}`],also:[]};case"lead":return{things:[`leader:${r}`],also:[]};case"send":return{things:[`leader:${r}`,`hex:${n}`],also:[]};case"place":return{things:[`person:${r}`,`hex:${n}`],also:[]};case"exit":return{things:[`hex:${r}`,"off:field"],also:[]};case"ignore":return{things:[],also:[]};case"advance":return{things:[],also:[`hex:${c(t.view.state.target)}`]};default:return{things:e.args.map(a=>`hex:${a.word}`),also:[]}}}var ke={order:"Orders are given",rally:"Rallied",move:"No more moves",battle:"No more battles",bonus:"No bonus combat"};function Be(e,t){let r=e.args[0]?.word??"";switch(e.verb){case"done":return ke[h(t)]??"Done";case"stand":return"Stand and fight";case"strike":return"First Strike";case"ignore":return d(Number(r))===0?"Ignore no flag":`Ignore ${y(Number(r),"flag")}`;case"leave":return"Leave the field";case"exit":return`Lead off the field from ${r.toUpperCase()}`;default:return e.args.some(n=>f.includes(n.word))?j([e.verb,...e.args.map(n=>f.includes(n.word)?n.word.toUpperCase():n.word)].join(" ")):void 0}}function Oe(e,t){let[r,n]=e.split(":");if(r==="card")return[`play ${n}`];if(r==="leader")return[`lead ${n}`];if(r!=="hex")return[];let a=t.picks[0]?.split(":"),o=f.find(m=>B(m,n));switch(h(t)){case"move":return a?[`${a[0]==="leader"?"send":"move"} ${a[1]} ${n}`]:[`move ${n} ${o}`];case"battle":case"bonus":return a?[`${B(a[1],n)?"attack":"fire"} ${a[1]} ${n}`]:[`attack ${n} ${f.find(m=>B(m,n)&&T(t,m).unit?.side===O(t.me))??o}`];case"rally":case"retreat":case"flee":case"ride":return[`${h(t)} ${n}`];default:return[`order ${n}`]}}function Se(e){return s`<div class="ancients">
    <div class="high">${D(e,O(e.me))} ${se(e)}</div>
    ${Q(e)}
    <div class="low">${D(e,e.me)} ${oe(e)}</div>
  </div>`}function Le(e,t){let r=x(e).slice(-Te);if(r.length>0)return s`<div class="ancients-moment">${r.map(ee)}</div>`;let n=e.find(o=>o.seat===O(t.me)&&/ plays /.test(o.text)),a=c(t.view.state.played);return!n||!a?null:s`<div class="ancients-moment look-command">${R(t,a)}</div>`}function xe(e,t){let r=f.filter(a=>T(e,a).unit?.side===t||T(e,a).leader?.side===t),n=`${d(p(e,"banner",t))} of ${d(e.view.state.goal)} banners`;return`${g(e,t)}: ${n}, ${y(L(p(e,"hand",t)),"card")} in hand. ${r.map(a=>V(e,a)).join("; ")}.`}function Ae(e){let t=e.view.state,r=S(p(e,"hand",e.me));return[`Turn ${d(t.turn)} of ${g(e,c(t.active))}${c(t.played)?`, card played: ${c(t.played)}`:""}.`,...e.view.seats.map(n=>xe(e,n)),...r.length?[`Your cards: ${r.join(", ")}.`]:[],...G(e).map(n=>`${n.from.toUpperCase()} may ${n.verb} ${n.to.toUpperCase()}: ${y(n.dice,"die","dice")}, ${Math.round(n.chance*100)} % to hit.`)]}function Me(e,t){let{unit:r,leader:n}=T(t,e),a=_(t,e);if(!r&&!n&&a==="clear")return null;let o=(m,b)=>s`<div><dt>${m}</dt><dd>${b}</dd></div>`;return s`<div class="look-list look-hex">
    <b>${e.toUpperCase()}</b>
    ${r?s`<p>${g(t,r.side)} ${r.info.name} <i>(${r.info.kind})</i></p>
          <dl class="pairs">
            ${o("Blocks",`${r.blocks} of ${r.info.blocks}`)} ${o("Moves",r.info.move)}
            ${o("Dice",r.info.code==="EL"?"as its enemy":r.info.dice)}
            ${r.info.range?o("Range",r.info.range):i} ${o("Retreats",`${r.info.retreat} a flag`)}
          </dl>`:i}
    ${n?s`<p>Leader <b>${n.name}</b></p>`:i}
    ${a!=="clear"?s`<p><b>${j(a.replace("-"," "))}.</b> ${W(a,P(t))}</p>`:i}
  </div>`}function Fe(e,t){let[r,n]=e.split(":");return r==="card"?s`<div class="look-command">${R(t,n)}</div>`:r!=="hex"&&r!=="leader"||(t.lit.has(e)||t.picks.includes(e)||p(t,"order",n)!==void 0)&&(Y(t).upright||t.picks.length>0)?null:Me(n,t)}var ht={complete:!0,option:(e,t)=>({act:e,...Re(e,t),word:Be(e,t)}),wishes:Oe,draw:Se,say:Ae,look:Fe,moment:Le,picture:ae,edits:!0};export{ht as ancients};

import{a as m}from"/assets/chunk-3S2CDJG5.js";import{a as b}from"/assets/chunk-PJXYTH4E.js";import{c as d}from"/assets/chunk-OST4D425.js";import{a as r,d as g,j as l}from"/assets/chunk-5T3Z5TEQ.js";var k="/assets/ancients-2LQUOWLM.css";var c=new Map;function w(e){let t=c.get(e);return t||(t=new Promise(a=>{let i=document.createElement("link");i.rel="stylesheet",i.href=e,i.addEventListener("load",()=>a()),i.addEventListener("error",()=>{c.delete(e),i.remove(),a()}),document.head.append(i)}),c.set(e,t)),t}var u="/assets/antike-HSAIOH4J.css";var y="/assets/arena-SUD2VRW6.css";var v="/assets/totalwar-FI2SGACZ.css";var z=e=>e!==null&&typeof e=="object"&&!Array.isArray(e);function s(e,t){let a=`word:${t}`,i=e.view.titles[t]??t;return!e.lit.has(a)&&!e.picks.includes(a)?r`<span class="word">${i}</span>`:r`<button class="word ${b(e,a)}" data-thing=${a}>${i}</button>`}function p(e,t){return t===null?r`<span class="faint">–</span>`:typeof t=="boolean"?r`<span>${t?l.generic.yes:l.generic.no}</span>`:typeof t=="object"&&!Array.isArray(t)?S(e,t):Array.isArray(t)?r`<ol class="values">${t.map(a=>r`<li>${p(e,a)}</li>`)}</ol>`:s(e,String(t))}function J(e,t,a){let i=[...new Set(t.flatMap(([,o])=>Object.keys(o)))];return r`<div class="scroll" tabindex="0" role="region" aria-label=${a}>
    <table>
      <thead>
        <tr><th scope="col"><span class="unseen">${l.generic.name}</span></th>
          ${i.map(o=>r`<th scope="col">${s(e,o)}</th>`)}</tr>
      </thead>
      <tbody>
        ${t.map(([o,n])=>r`<tr><th scope="row">${s(e,o)}</th>
            ${i.map(x=>r`<td>${x in n?p(e,n[x]):g}</td>`)}</tr>`)}
      </tbody>
    </table>
  </div>`}function S(e,t){return r`<dl class="pairs">
    ${Object.entries(t).map(([a,i])=>r`<div><dt>${s(e,a)}</dt><dd>${p(e,i)}</dd></div>`)}
  </dl>`}function A(e,t,a){let i=z(a)?Object.entries(a):[],o=i.length>0&&i.every(([,n])=>z(n));return r`<section class="state-field">
    <h3>${d(t)}</h3>
    ${o?J(e,i,d(t)):p(e,a)}
  </section>`}var f={complete:!1,option:e=>({act:e,things:e.args.map(t=>`word:${t.word}`),also:[]}),wishes:(e,t)=>{let a=e.slice(e.indexOf(":")+1);return t.game.verbs.filter(i=>i.args.length===1).map(i=>[i.word,a])},draw:e=>r`<div class="generic">
    ${Object.entries(e.view.state).map(([t,a])=>A(e,t,a))}
  </div>`,say:e=>Object.entries(e.view.state).map(([t,a])=>`${d(t)}: ${JSON.stringify(a)}`)};var j={name:"antike",sheet:u,board:()=>import("/assets/antike-B6SQYPM7.js").then(e=>e.antike)},q={"arena-roma":{name:"arena",sheet:y,board:()=>import("/assets/arena-roma-JCGYGT4C.js").then(e=>e.arenaRoma)},antike2:j,"casus-belli":j,"total-war-rome":{name:"totalwar",sheet:v,board:()=>import("/assets/total-war-XTUI4PS3.js").then(e=>e.totalWar)},ancients:{name:"ancients",sheet:k,board:()=>import("/assets/ancients-53UW6MVR.js").then(e=>e.ancients)}},h=new Map;async function I(e){let t=q[e];if(!t)return f;let[a]=await Promise.all([h.get(e)??t.board(),w(t.sheet)]);return h.set(e,a),a}function K(e){return q[e]?.name??"generic"}function V(e){return(m.plain?void 0:h.get(e))??f}export{k as a,w as b,I as c,K as d,V as e};

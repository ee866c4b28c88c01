import{a as b}from"/assets/chunk-Y5DVGISP.js";import{a as k}from"/assets/chunk-7RBHRXMZ.js";import{c as l}from"/assets/chunk-QJNRRPXN.js";import{a as r,d as m,j as d}from"/assets/chunk-OH7TB7OH.js";var w="/assets/ancients-2LQUOWLM.css";var c=new Map;function f(e){let t=c.get(e);return t||(t=new Promise(a=>{let i=document.createElement("link");i.rel="stylesheet",i.href=e,i.addEventListener("load",()=>a()),i.addEventListener("error",()=>{c.delete(e),i.remove(),a()}),document.head.append(i)}),c.set(e,t)),t}var v="/assets/antike-AVFE7TT3.css";var z="/assets/arena-3JFUYLUZ.css";var j="/assets/motion-WNJHSL6Q.css";var q="/assets/totalwar-FI2SGACZ.css";var $=e=>e!==null&&typeof e=="object"&&!Array.isArray(e);function s(e,t){let a=`word:${t}`,i=e.view.titles[t]??t;return!e.lit.has(a)&&!e.picks.includes(a)?r`<span class="word">${i}</span>`:r`<button class="word ${k(e,a)}" data-thing=${a}>${i}</button>`}function p(e,t){return t===null?r`<span class="faint">–</span>`:typeof t=="boolean"?r`<span>${t?d.generic.yes:d.generic.no}</span>`:typeof t=="object"&&!Array.isArray(t)?W(e,t):Array.isArray(t)?r`<ol class="values">${t.map(a=>r`<li>${p(e,a)}</li>`)}</ol>`:s(e,String(t))}function T(e,t,a){let i=[...new Set(t.flatMap(([,o])=>Object.keys(o)))];return r`<div class="scroll" tabindex="0" role="region" aria-label=${a}>
    <table>
      <thead>
        <tr><th scope="col"><span class="unseen">${d.generic.name}</span></th>
          ${i.map(o=>r`<th scope="col">${s(e,o)}</th>`)}</tr>
      </thead>
      <tbody>
        ${t.map(([o,n])=>r`<tr><th scope="row">${s(e,o)}</th>
            ${i.map(g=>r`<td>${g in n?p(e,n[g]):m}</td>`)}</tr>`)}
      </tbody>
    </table>
  </div>`}function W(e,t){return r`<dl class="pairs">
    ${Object.entries(t).map(([a,i])=>r`<div><dt>${s(e,a)}</dt><dd>${p(e,i)}</dd></div>`)}
  </dl>`}function P(e,t,a){let i=$(a)?Object.entries(a):[],o=i.length>0&&i.every(([,n])=>$(n));return r`<section class="state-field">
    <h3>${l(t)}</h3>
    ${o?T(e,i,l(t)):p(e,a)}
  </section>`}var h={complete:!1,option:e=>({act:e,things:e.args.map(t=>`word:${t.word}`),also:[]}),wishes:(e,t)=>{let a=e.slice(e.indexOf(":")+1);return t.game.verbs.filter(i=>i.args.length===1).map(i=>[i.word,a])},draw:e=>r`<div class="generic">
    ${Object.entries(e.view.state).map(([t,a])=>P(e,t,a))}
  </div>`,say:e=>Object.entries(e.view.state).map(([t,a])=>`${l(t)}: ${JSON.stringify(a)}`)};var O={name:"antike",sheet:v,board:()=>import("/assets/antike-APTUUS3Q.js").then(e=>e.antike)},B={"arena-roma":{name:"arena",sheet:z,board:()=>import("/assets/arena-roma-OR6YO2BF.js").then(e=>e.arenaRoma)},antike2:O,"casus-belli":O,"total-war-rome":{name:"totalwar",sheet:q,board:()=>import("/assets/total-war-ELGKM5V3.js").then(e=>e.totalWar)},ancients:{name:"ancients",sheet:w,board:()=>import("/assets/ancients-HQFEYTUU.js").then(e=>e.ancients)}},x=new Map;async function ne(e){let t=B[e],a=f(j);if(!t)return a.then(()=>h);let[i]=await Promise.all([x.get(e)??t.board(),a,f(t.sheet)]);return x.set(e,i),i}function de(e){return B[e]?.name??"generic"}function le(e){return(b.plain?void 0:x.get(e))??h}export{w as a,f as b,ne as c,de as d,le as e};

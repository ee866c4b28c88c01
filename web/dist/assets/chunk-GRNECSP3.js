import{a as g}from"/assets/chunk-3H4TVH36.js";import{a as m}from"/assets/chunk-W3KVOMLT.js";import{b as l}from"/assets/chunk-CCJ6IWGU.js";import{a as r,d as x}from"/assets/chunk-2MJMKIS2.js";var b="/assets/ancients-P5EYTZWZ.css";var p=new Map;function w(e){let t=p.get(e);return t||(t=new Promise(a=>{let i=document.createElement("link");i.rel="stylesheet",i.href=e,i.addEventListener("load",()=>a()),i.addEventListener("error",()=>{p.delete(e),i.remove(),a()}),document.head.append(i)}),p.set(e,t)),t}var k="/assets/antike-YKO3HS3B.css";var u="/assets/arena-RWJGSOXV.css";var y="/assets/totalwar-WEEJQS2J.css";var v=e=>e!==null&&typeof e=="object"&&!Array.isArray(e);function d(e,t){let a=`word:${t}`,i=e.view.titles[t]??t;return!e.lit.has(a)&&!e.picks.includes(a)?r`<span class="word">${i}</span>`:r`<button class="word ${m(e,a)}" data-thing=${a}>${i}</button>`}function s(e,t){return t===null?r`<span class="faint">–</span>`:typeof t=="boolean"?r`<span>${t?"yes":"no"}</span>`:typeof t=="object"&&!Array.isArray(t)?J(e,t):Array.isArray(t)?r`<ol class="values">${t.map(a=>r`<li>${s(e,a)}</li>`)}</ol>`:d(e,String(t))}function R(e,t,a){let i=[...new Set(t.flatMap(([,o])=>Object.keys(o)))];return r`<div class="scroll" tabindex="0" role="region" aria-label=${a}>
    <table>
      <thead>
        <tr><th scope="col"><span class="unseen">name</span></th>
          ${i.map(o=>r`<th scope="col">${d(e,o)}</th>`)}</tr>
      </thead>
      <tbody>
        ${t.map(([o,n])=>r`<tr><th scope="row">${d(e,o)}</th>
            ${i.map(h=>r`<td>${h in n?s(e,n[h]):x}</td>`)}</tr>`)}
      </tbody>
    </table>
  </div>`}function J(e,t){return r`<dl class="pairs">
    ${Object.entries(t).map(([a,i])=>r`<div><dt>${d(e,a)}</dt><dd>${s(e,i)}</dd></div>`)}
  </dl>`}function S(e,t,a){let i=v(a)?Object.entries(a):[],o=i.length>0&&i.every(([,n])=>v(n));return r`<section class="state-field">
    <h3>${l(t)}</h3>
    ${o?R(e,i,l(t)):s(e,a)}
  </section>`}var c={complete:!1,option:e=>({act:e,things:e.args.map(t=>`word:${t.word}`),also:[]}),wishes:(e,t)=>{let a=e.slice(e.indexOf(":")+1);return t.game.verbs.filter(i=>i.args.length===1).map(i=>[i.word,a])},draw:e=>r`<div class="generic">
    ${Object.entries(e.view.state).map(([t,a])=>S(e,t,a))}
  </div>`,say:e=>Object.entries(e.view.state).map(([t,a])=>`${l(t)}: ${JSON.stringify(a)}`)};var z={name:"antike",sheet:k,board:()=>import("/assets/antike-GCEF3OJL.js").then(e=>e.antike)},j={"arena-roma":{name:"arena",sheet:u,board:()=>import("/assets/arena-roma-JVPW2ZP6.js").then(e=>e.arenaRoma)},antike2:z,"casus-belli":z,"total-war-rome":{name:"totalwar",sheet:y,board:()=>import("/assets/total-war-OYGAEFV7.js").then(e=>e.totalWar)},ancients:{name:"ancients",sheet:b,board:()=>import("/assets/ancients-HSG4K4GC.js").then(e=>e.ancients)}},f=new Map;async function _(e){let t=j[e];if(!t)return c;let[a]=await Promise.all([f.get(e)??t.board(),w(t.sheet)]);return f.set(e,a),a}function F(e){return j[e]?.name??"generic"}function I(e){return(g.plain?void 0:f.get(e))??c}export{b as a,w as b,_ as c,F as d,I as e};

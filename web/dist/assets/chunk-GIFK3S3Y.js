import{a as y,h as w}from"/assets/chunk-VK7TBA4X.js";import{c as p}from"/assets/chunk-NVSUQN2I.js";import{a as c,d as g,l as f}from"/assets/chunk-W6MUJBFG.js";var h="none";function u({verb:t,args:n}){let o=n.filter(r=>r.word!==h).map(r=>r.word);return n.length>0&&o.length===0?f.table.nothing(p(t)):[p(t),...o].join(" ")}var C=(t,n,o)=>n.words?.(t,o)||u(t);function A(t,n,o,r,e){return c`<button class="act ${r}" data-action=${t.key} aria-label=${e} @click=${s=>n(t,s.currentTarget)}>
    ${o}
  </button>`}function x(t){let n=new Map;for(let o of t){let r=o.args.slice(0,-1).map(e=>e.word).join(" ");n.set(r,[...n.get(r)??[],o])}return n}function $(t,n){return t.args[t.args.length-1]?.word??p(n)}function k(t,n,o,r,e){return c`<div class="action-groups">
    ${[...w(t)].map(([s,a])=>{let m=n.verbs.find(i=>i.word===s)?.help??"";return c`<section class="action-group">
        <h3>${p(s)} ${m?c`<small>${m}</small>`:g}</h3>
        ${[...x(a)].map(([i,l])=>c`<div class="row tight">
            ${i?c`<span class="first">${i}</span>`:g}
            ${l.map(d=>A(d,r,$(d,s),o.has(d.key)?"hinted":"",e(d)))}
          </div>`)}
      </section>`})}
  </div>`}var b=(t,{from:n,to:o})=>t.filter(r=>r.n>n&&r.n<=o);function I(t,n,o){return b(n,t).find(r=>o.includes(r.seat))?.seat}function M(t,n,{chance:o,seats:r}){let e=r.indexOf(t.seat),s=Math.sign(t.after-t.before),a=i=>s*(o[i][e]-o[i-1][e]);return b(n,t).sort((i,l)=>a(l.n)-a(i.n))[0]?.text??""}function O(t,n,o,r,{board:e}){let s=o??r.view,a=y(t,r.game.tables);return o&&e.words?.(a,{...r,view:s,me:n})||u(a)}export{u as a,C as b,A as c,k as d,I as e,M as f,O as g};

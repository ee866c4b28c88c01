import{a as y,h as w}from"/assets/chunk-NN3N5QNI.js";import{c as m}from"/assets/chunk-35U3FNVW.js";import{a as c,d as p,l as f}from"/assets/chunk-BXAV5QSS.js";var b="none";function u({verb:t,args:n}){let o=n.filter(e=>e.word!==b).map(e=>e.word);return n.length>0&&o.length===0?f.table.nothing(m(t)):[m(t),...o].join(" ")}var C=(t,n,o)=>n.words?.(t,o)||u(t);function A(t,n,o,e,r,s=p){return c`<button class="act ${e}" data-action=${t.key} aria-label=${r} @click=${i=>n(t,i.currentTarget)}>
    ${s===p?o:c`<span class="act-text">${o}</span>${s}`}
  </button>`}function $(t){let n=new Map;for(let o of t){let e=o.args.slice(0,-1).map(r=>r.word).join(" ");n.set(e,[...n.get(e)??[],o])}return n}function x(t,n){return t.args[t.args.length-1]?.word??m(n)}function k(t,n,o,e,r){return c`<div class="action-groups">
    ${[...w(t)].map(([s,i])=>{let l=n.verbs.find(a=>a.word===s)?.help??"";return c`<section class="action-group">
        <h3>${m(s)} ${l?c`<small>${l}</small>`:p}</h3>
        ${[...$(i)].map(([a,g])=>c`<div class="row tight">
            ${a?c`<span class="first">${a}</span>`:p}
            ${g.map(d=>A(d,e,x(d,s),o.has(d.key)?"hinted":"",r(d)))}
          </div>`)}
      </section>`})}
  </div>`}var h=(t,{from:n,to:o})=>t.filter(e=>e.n>n&&e.n<=o);function I(t,n,o){return h(n,t).find(e=>o.includes(e.seat))?.seat}function M(t,n,{chance:o,seats:e}){let r=e.indexOf(t.seat),s=Math.sign(t.after-t.before),i=a=>s*(o[a][r]-o[a-1][r]);return h(n,t).sort((a,g)=>i(g.n)-i(a.n))[0]?.text??""}function O(t,n,o,e,{board:r}){let s=o??e.view,i=y(t,e.game.tables);return o&&r.words?.(i,{...e,view:s,me:n})||u(i)}export{u as a,C as b,A as c,k as d,I as e,M as f,O as g};

import{a as y,h as b}from"/assets/chunk-OWLORRFJ.js";import{c as l}from"/assets/chunk-LICYAZSS.js";import{a as c,d as p,l as f}from"/assets/chunk-HIR7RCJF.js";var h="none";function d({verb:t,args:n}){let e=n.filter(o=>o.word!==h).map(o=>o.word);return n.length>0&&e.length===0?f.table.nothing(l(t)):[l(t),...e].join(" ")}var k=(t,n,e)=>n.words?.(t,e)||d(t);function T(t,n,e,o,r,s=p){return c`<button class="act ${o}" data-action=${t.key} aria-label=${r} @click=${i=>n(t,i.currentTarget)}>
    ${s===p?e:c`<span class="act-text">${e}</span>${s}`}
  </button>`}function A(t){let n=new Map;for(let e of t){let o=e.args.slice(0,-1).map(r=>r.word).join(" ");n.set(o,[...n.get(o)??[],e])}return n}function $(t,n){return t.args[t.args.length-1]?.word??l(n)}function B(t,n,e,o,r){return c`<div class="action-groups">
    ${[...b(t)].map(([s,i])=>{let m=n.verbs.find(a=>a.word===s)?.help??"";return c`<section class="action-group">
        <h3>${l(s)} ${m?c`<small>${m}</small>`:p}</h3>
        ${[...A(i)].map(([a,u])=>c`<div class="row tight">
            ${a?c`<span class="first">${a}</span>`:p}
            ${u.map(g=>T(g,o,$(g,s),e.has(g.key)?"hinted":"",r(g)))}
          </div>`)}
      </section>`})}
  </div>`}var w=(t,{from:n,to:e})=>t.filter(o=>o.n>n&&o.n<=e);function I(t,n,e){return w(n,t).find(o=>e.includes(o.seat))?.seat}function M(t,n,{chance:e,seats:o}){let r=o.indexOf(t.seat),s=Math.sign(t.after-t.before),i=a=>s*(e[a][r]-e[a-1][r]);return w(n,t).sort((a,u)=>i(u.n)-i(a.n))[0]?.text??""}function O(t,n,e,o,{board:r}){let s=e??o.view,i=y(t,o.game.tables);return e&&r.words?.(i,{...o,view:s,me:n})||d(i)}export{d as a,k as b,T as c,B as d,I as e,M as f,O as g};

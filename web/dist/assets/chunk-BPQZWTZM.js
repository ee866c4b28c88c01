import{a as g,h as y}from"/assets/chunk-6Y3L6MSD.js";import{c as l}from"/assets/chunk-GTNCH3PO.js";import{a,d as u,l as d}from"/assets/chunk-K6BAGLZ3.js";var h="none";function f({verb:t,args:e}){let o=e.filter(n=>n.word!==h).map(n=>n.word);return e.length>0&&o.length===0?d.table.nothing(l(t)):[l(t),...o].join(" ")}function b(t,e,o,n="",r=f(t)){return a`<button class="act ${n}" data-action=${t.key} aria-label=${r} @click=${i=>e(t,i.currentTarget)}>
    ${o}
  </button>`}function A(t){let e=new Map;for(let o of t){let n=o.args.slice(0,-1).map(r=>r.word).join(" ");e.set(n,[...e.get(n)??[],o])}return e}function $(t,e){return t.args[t.args.length-1]?.word??l(e)}function k(t,e,o,n){return a`<div class="action-groups">
    ${[...y(t)].map(([r,i])=>{let s=e.verbs.find(c=>c.word===r)?.help??"";return a`<section class="action-group">
        <h3>${l(r)} ${s?a`<small>${s}</small>`:u}</h3>
        ${[...A(i)].map(([c,p])=>a`<div class="row tight">
            ${c?a`<span class="first">${c}</span>`:u}
            ${p.map(m=>b(m,n,$(m,r),o.has(m.key)?"hinted":""))}
          </div>`)}
      </section>`})}
  </div>`}var w=(t,{from:e,to:o})=>t.filter(n=>n.n>e&&n.n<=o);function H(t,e,o){return w(e,t).find(n=>o.includes(n.seat))?.seat}function I(t,e,{chance:o,seats:n}){let r=n.indexOf(t.seat),i=Math.sign(t.after-t.before),s=p=>i*(o[p][r]-o[p-1][r]);return w(e,t).sort((p,m)=>s(m.n)-s(p.n))[0]?.text??""}function M(t,e,o,n,{board:r}){let i=o??n.view,s=g(t,n.game.tables);return o&&r.words?.(s,{...n,view:i,me:e})||f(s)}export{f as a,b,k as c,H as d,I as e,M as f};

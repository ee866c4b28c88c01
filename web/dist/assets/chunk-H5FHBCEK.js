import{a as d,h as y}from"/assets/chunk-VXRCBE2I.js";import{c as u}from"/assets/chunk-ICSPAIC5.js";import{a,d as m,l as g}from"/assets/chunk-ZO74R6MM.js";var w="none";function f({verb:t,args:e}){let o=e.filter(n=>n.word!==w).map(n=>n.word);return e.length>0&&o.length===0?g.table.nothing(u(t)):[u(t),...o].join(" ")}function $(t,e,o,n="",r=f(t),i=m){return a`<button class="act ${n}" data-action=${t.key} aria-label=${r} @click=${s=>e(t,s.currentTarget)}>
    ${i===m?o:a`<span class="act-text">${o}</span>${i}`}
  </button>`}function b(t){let e=new Map;for(let o of t){let n=o.args.slice(0,-1).map(r=>r.word).join(" ");e.set(n,[...e.get(n)??[],o])}return e}function A(t,e){return t.args[t.args.length-1]?.word??u(e)}function k(t,e,o,n){return a`<div class="action-groups">
    ${[...y(t)].map(([r,i])=>{let s=e.verbs.find(c=>c.word===r)?.help??"";return a`<section class="action-group">
        <h3>${u(r)} ${s?a`<small>${s}</small>`:m}</h3>
        ${[...b(i)].map(([c,p])=>a`<div class="row tight">
            ${c?a`<span class="first">${c}</span>`:m}
            ${p.map(l=>$(l,n,A(l,r),o.has(l.key)?"hinted":""))}
          </div>`)}
      </section>`})}
  </div>`}var h=(t,{from:e,to:o})=>t.filter(n=>n.n>e&&n.n<=o);function H(t,e,o){return h(e,t).find(n=>o.includes(n.seat))?.seat}function I(t,e,{chance:o,seats:n}){let r=n.indexOf(t.seat),i=Math.sign(t.after-t.before),s=p=>i*(o[p][r]-o[p-1][r]);return h(e,t).sort((p,l)=>s(l.n)-s(p.n))[0]?.text??""}function M(t,e,o,n,{board:r}){let i=o??n.view,s=d(t,n.game.tables);return o&&r.words?.(s,{...n,view:i,me:e})||f(s)}export{f as a,$ as b,k as c,H as d,I as e,M as f};

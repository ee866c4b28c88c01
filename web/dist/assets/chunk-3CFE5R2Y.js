import{f as g}from"/assets/chunk-JDKKHMVG.js";import{c as i}from"/assets/chunk-G77E7Z5W.js";import{a as s,d as l,k as u}from"/assets/chunk-AVB4WPS2.js";var d="none";function h({verb:t,args:n}){let o=n.filter(r=>r.word!==d).map(r=>r.word);return n.length>0&&o.length===0?u.table.nothing(i(t)):[i(t),...o].join(" ")}function $(t,n,o,r="",e=h(t)){return s`<button class="act ${r}" data-action=${t.key} aria-label=${e} @click=${c=>n(t,c.currentTarget)}>
    ${o}
  </button>`}function w(t){let n=new Map;for(let o of t){let r=o.args.slice(0,-1).map(e=>e.word).join(" ");n.set(r,[...n.get(r)??[],o])}return n}function y(t,n){return t.args[t.args.length-1]?.word??i(n)}function v(t,n,o,r){return s`<div class="action-groups">
    ${[...g(t)].map(([e,c])=>{let m=n.verbs.find(a=>a.word===e)?.help??"";return s`<section class="action-group">
        <h3>${i(e)} ${m?s`<small>${m}</small>`:l}</h3>
        ${[...w(c)].map(([a,f])=>s`<div class="row tight">
            ${a?s`<span class="first">${a}</span>`:l}
            ${f.map(p=>$(p,r,y(p,e),o.has(p.key)?"hinted":""))}
          </div>`)}
      </section>`})}
  </div>`}export{h as a,$ as b,v as c};

<<<<<<< HEAD
<<<<<<< HEAD
<<<<<<<< HEAD:web/dist/assets/chunk-P4G3CHZ6.js
import{a as m}from"/assets/chunk-2QPMH2YW.js";import{c as p}from"/assets/chunk-SYY6KJCR.js";import{a as e,d as a,l as n}from"/assets/chunk-JQVYBVCG.js";var f=["easy","normal","hard"],c="normal",d=n.levels,u=t=>d[t]??p(t);function $(t){return t.kind==="script"?m.script:t.kind==="bot"&&t.bot?n.levelOfBot(u(t.bot)):t.name}var s=t=>t.bots.map(o=>o.id),g=t=>f.filter(o=>s(t).includes(o)),v=t=>s(t).filter(o=>!f.includes(o));function G(t){let o=s(t);return o.includes(c)?c:o[o.length-1]??"random"}function h(t,o){let l=r=>e`<option value=${r} ?selected=${r===o}>${u(r)}</option>`,i=v(t);return e`${g(t).map(l)}
========
import{a as p}from"/assets/chunk-BZJA7YBO.js";import{c as m}from"/assets/chunk-X6RGY2VW.js";import{a as e,d as a,j as n}from"/assets/chunk-QQXVMQ6Y.js";var f=["easy","normal","hard"],c="normal",d=n.levels,u=t=>d[t]??m(t);function $(t){return t.kind==="script"?p.script:t.kind==="bot"&&t.bot?n.levelOfBot(u(t.bot)):t.name}var s=t=>t.bots.map(o=>o.id),g=t=>f.filter(o=>s(t).includes(o)),v=t=>s(t).filter(o=>!f.includes(o));function G(t){let o=s(t);return o.includes(c)?c:o[o.length-1]??"random"}function h(t,o){let l=r=>e`<option value=${r} ?selected=${r===o}>${u(r)}</option>`,i=v(t);return e`${g(t).map(l)}
>>>>>>>> puzzles:web/dist/assets/chunk-JFTRSSHC.js
=======
import{a as p}from"/assets/chunk-BZJA7YBO.js";import{c as m}from"/assets/chunk-X6RGY2VW.js";import{a as e,d as a,j as n}from"/assets/chunk-QQXVMQ6Y.js";var f=["easy","normal","hard"],c="normal",d=n.levels,u=t=>d[t]??m(t);function $(t){return t.kind==="script"?p.script:t.kind==="bot"&&t.bot?n.levelOfBot(u(t.bot)):t.name}var s=t=>t.bots.map(o=>o.id),g=t=>f.filter(o=>s(t).includes(o)),v=t=>s(t).filter(o=>!f.includes(o));function G(t){let o=s(t);return o.includes(c)?c:o[o.length-1]??"random"}function h(t,o){let l=r=>e`<option value=${r} ?selected=${r===o}>${u(r)}</option>`,i=v(t);return e`${g(t).map(l)}
>>>>>>> ground
=======
import{a as p}from"/assets/chunk-BZJA7YBO.js";import{c as m}from"/assets/chunk-X6RGY2VW.js";import{a as e,d as a,j as n}from"/assets/chunk-QQXVMQ6Y.js";var f=["easy","normal","hard"],c="normal",d=n.levels,u=t=>d[t]??m(t);function $(t){return t.kind==="script"?p.script:t.kind==="bot"&&t.bot?n.levelOfBot(u(t.bot)):t.name}var s=t=>t.bots.map(o=>o.id),g=t=>f.filter(o=>s(t).includes(o)),v=t=>s(t).filter(o=>!f.includes(o));function G(t){let o=s(t);return o.includes(c)?c:o[o.length-1]??"random"}function h(t,o){let l=r=>e`<option value=${r} ?selected=${r===o}>${u(r)}</option>`,i=v(t);return e`${g(t).map(l)}
>>>>>>> see
    ${i.length?e`<optgroup label=${n.levels.advanced}>${i.map(l)}</optgroup>`:a}`}export{u as a,$ as b,g as c,v as d,G as e,h as f};

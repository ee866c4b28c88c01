<<<<<<<< HEAD:web/dist/assets/chunk-HG32USXQ.js
import{b as e,c as i}from"/assets/chunk-26ODUJTJ.js";import{c as t}from"/assets/chunk-C4OGFKTS.js";var h={},f=e(class extends i{constructor(){super(...arguments),this.ot=h}render(o,r){return r()}update(o,[r,a]){if(Array.isArray(r)){if(Array.isArray(this.ot)&&this.ot.length===r.length&&r.every((s,n)=>s===this.ot[n]))return t}else if(this.ot===r)return t;return this.ot=Array.isArray(r)?Array.from(r):r,this.render(r,a)}});export{f as a};
========
import{b as e,c as i}from"/assets/chunk-26ODUJTJ.js";import{c as t}from"/assets/chunk-N5RO5I3C.js";var h={},f=e(class extends i{constructor(){super(...arguments),this.ot=h}render(o,r){return r()}update(o,[r,a]){if(Array.isArray(r)){if(Array.isArray(this.ot)&&this.ot.length===r.length&&r.every((s,n)=>s===this.ot[n]))return t}else if(this.ot===r)return t;return this.ot=Array.isArray(r)?Array.from(r):r,this.render(r,a)}});export{f as a};
>>>>>>>> site:web/dist/assets/chunk-QG3D35JU.js

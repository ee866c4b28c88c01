<<<<<<< HEAD
<<<<<<< HEAD
<<<<<<< HEAD
<<<<<<<< HEAD:web/dist/assets/chunk-6CYSALWN.js
import{b as e,c as i}from"/assets/chunk-26ODUJTJ.js";import{c as t}from"/assets/chunk-JQVYBVCG.js";var h={},f=e(class extends i{constructor(){super(...arguments),this.ot=h}render(o,r){return r()}update(o,[r,a]){if(Array.isArray(r)){if(Array.isArray(this.ot)&&this.ot.length===r.length&&r.every((s,n)=>s===this.ot[n]))return t}else if(this.ot===r)return t;return this.ot=Array.isArray(r)?Array.from(r):r,this.render(r,a)}});export{f as a};
========
import{b as e,c as i}from"/assets/chunk-26ODUJTJ.js";import{c as t}from"/assets/chunk-QQXVMQ6Y.js";var h={},f=e(class extends i{constructor(){super(...arguments),this.ot=h}render(o,r){return r()}update(o,[r,a]){if(Array.isArray(r)){if(Array.isArray(this.ot)&&this.ot.length===r.length&&r.every((s,n)=>s===this.ot[n]))return t}else if(this.ot===r)return t;return this.ot=Array.isArray(r)?Array.from(r):r,this.render(r,a)}});export{f as a};
>>>>>>>> puzzles:web/dist/assets/chunk-MFFXNW6F.js
=======
import{b as e,c as i}from"/assets/chunk-26ODUJTJ.js";import{c as t}from"/assets/chunk-QQXVMQ6Y.js";var h={},f=e(class extends i{constructor(){super(...arguments),this.ot=h}render(o,r){return r()}update(o,[r,a]){if(Array.isArray(r)){if(Array.isArray(this.ot)&&this.ot.length===r.length&&r.every((s,n)=>s===this.ot[n]))return t}else if(this.ot===r)return t;return this.ot=Array.isArray(r)?Array.from(r):r,this.render(r,a)}});export{f as a};
>>>>>>> ground
=======
import{b as e,c as i}from"/assets/chunk-26ODUJTJ.js";import{c as t}from"/assets/chunk-QQXVMQ6Y.js";var h={},f=e(class extends i{constructor(){super(...arguments),this.ot=h}render(o,r){return r()}update(o,[r,a]){if(Array.isArray(r)){if(Array.isArray(this.ot)&&this.ot.length===r.length&&r.every((s,n)=>s===this.ot[n]))return t}else if(this.ot===r)return t;return this.ot=Array.isArray(r)?Array.from(r):r,this.render(r,a)}});export{f as a};
>>>>>>> see
=======
import{b as e,c as i}from"/assets/chunk-26ODUJTJ.js";import{c as t}from"/assets/chunk-QQXVMQ6Y.js";var h={},f=e(class extends i{constructor(){super(...arguments),this.ot=h}render(o,r){return r()}update(o,[r,a]){if(Array.isArray(r)){if(Array.isArray(this.ot)&&this.ot.length===r.length&&r.every((s,n)=>s===this.ot[n]))return t}else if(this.ot===r)return t;return this.ot=Array.isArray(r)?Array.from(r):r,this.render(r,a)}});export{f as a};
>>>>>>> teach

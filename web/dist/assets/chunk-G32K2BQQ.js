<<<<<<< HEAD
<<<<<<< HEAD:web/dist/assets/chunk-K24OQILJ.js
=======
<<<<<<<< HEAD:web/dist/assets/chunk-5PAN5WGK.js
>>>>>>> ground
<<<<<<<< HEAD:web/dist/assets/chunk-K24OQILJ.js
import{a as l}from"/assets/chunk-7KDCU23U.js";import{a,d as i}from"/assets/chunk-BXAV5QSS.js";function h(s,n=!1,e){dispatchEvent(new CustomEvent("tessera-tell",{detail:{words:s,bad:n,rule:e}}))}function g(){dispatchEvent(new CustomEvent("tessera-hush"))}var u=6e3;function c(){let s=document.querySelector(".table .prompt")?.getBoundingClientRect();return s?`top: ${s.bottom+8}px; left: ${s.left+s.width/2}px; bottom: auto`:""}var r=class extends l{constructor(){super();this.key=0;this.messages=[]}static{this.properties={messages:{state:!0}}}connectedCallback(){super.connectedCallback(),addEventListener("tessera-tell",e=>{let t={...e.detail,key:++this.key},d=this.messages.filter(o=>o.words!==t.words&&!(o.bad&&t.bad));this.messages=[...d,t].slice(-3),setTimeout(()=>this.drop(t.key),u)}),addEventListener("tessera-hush",()=>this.messages=this.messages.filter(e=>!e.bad))}drop(e){this.messages=this.messages.filter(t=>t.key!==e)}render(){return a`<div class="toasts" role="status" aria-live="polite" style=${c()}>
========
import{a as l}from"/assets/chunk-4VK5E4Z4.js";import{a,d as i}from"/assets/chunk-JQVYBVCG.js";function h(s,n=!1,e){dispatchEvent(new CustomEvent("tessera-tell",{detail:{words:s,bad:n,rule:e}}))}function g(){dispatchEvent(new CustomEvent("tessera-hush"))}var u=6e3;function c(){let s=document.querySelector(".table .prompt")?.getBoundingClientRect();return s?`top: ${s.bottom+8}px; left: ${s.left+s.width/2}px; bottom: auto`:""}var r=class extends l{constructor(){super();this.key=0;this.messages=[]}static{this.properties={messages:{state:!0}}}connectedCallback(){super.connectedCallback(),addEventListener("tessera-tell",e=>{let t={...e.detail,key:++this.key},d=this.messages.filter(o=>o.words!==t.words&&!(o.bad&&t.bad));this.messages=[...d,t].slice(-3),setTimeout(()=>this.drop(t.key),u)}),addEventListener("tessera-hush",()=>this.messages=this.messages.filter(e=>!e.bad))}drop(e){this.messages=this.messages.filter(t=>t.key!==e)}render(){return a`<div class="toasts" role="status" aria-live="polite" style=${c()}>
>>>>>>>> words:web/dist/assets/chunk-5PAN5WGK.js
<<<<<<< HEAD
=======
import{a as l}from"/assets/chunk-TEO7X3PE.js";import{a,d as i}from"/assets/chunk-QQXVMQ6Y.js";function h(s,n=!1,e){dispatchEvent(new CustomEvent("tessera-tell",{detail:{words:s,bad:n,rule:e}}))}function g(){dispatchEvent(new CustomEvent("tessera-hush"))}var u=6e3;function c(){let s=document.querySelector(".table .prompt")?.getBoundingClientRect();return s?`top: ${s.bottom+8}px; left: ${s.left+s.width/2}px; bottom: auto`:""}var r=class extends l{constructor(){super();this.key=0;this.messages=[]}static{this.properties={messages:{state:!0}}}connectedCallback(){super.connectedCallback(),addEventListener("tessera-tell",e=>{let t={...e.detail,key:++this.key},d=this.messages.filter(o=>o.words!==t.words&&!(o.bad&&t.bad));this.messages=[...d,t].slice(-3),setTimeout(()=>this.drop(t.key),u)}),addEventListener("tessera-hush",()=>this.messages=this.messages.filter(e=>!e.bad))}drop(e){this.messages=this.messages.filter(t=>t.key!==e)}render(){return a`<div class="toasts" role="status" aria-live="polite" style=${c()}>
>>>>>>> puzzles:web/dist/assets/chunk-G32K2BQQ.js
=======
========
import{a as l}from"/assets/chunk-TEO7X3PE.js";import{a,d as i}from"/assets/chunk-QQXVMQ6Y.js";function h(s,n=!1,e){dispatchEvent(new CustomEvent("tessera-tell",{detail:{words:s,bad:n,rule:e}}))}function g(){dispatchEvent(new CustomEvent("tessera-hush"))}var u=6e3;function c(){let s=document.querySelector(".table .prompt")?.getBoundingClientRect();return s?`top: ${s.bottom+8}px; left: ${s.left+s.width/2}px; bottom: auto`:""}var r=class extends l{constructor(){super();this.key=0;this.messages=[]}static{this.properties={messages:{state:!0}}}connectedCallback(){super.connectedCallback(),addEventListener("tessera-tell",e=>{let t={...e.detail,key:++this.key},d=this.messages.filter(o=>o.words!==t.words&&!(o.bad&&t.bad));this.messages=[...d,t].slice(-3),setTimeout(()=>this.drop(t.key),u)}),addEventListener("tessera-hush",()=>this.messages=this.messages.filter(e=>!e.bad))}drop(e){this.messages=this.messages.filter(t=>t.key!==e)}render(){return a`<div class="toasts" role="status" aria-live="polite" style=${c()}>
>>>>>>>> ground:web/dist/assets/chunk-G32K2BQQ.js
>>>>>>> ground
      ${this.messages.map(e=>a`<p class="toast ${e.bad?"bad":""}">
          <span>${e.words}</span>
          ${e.rule?a`<button class="rule" data-rule=${e.rule}>${e.rule}</button>`:i}
        </p>`)}
    </div>`}};customElements.define("tessera-toasts",r);export{h as a,g as b};

import{d as o}from"/assets/chunk-VCYKX54Y.js";import{a as t}from"/assets/chunk-GLONEBRY.js";function s(l,e){return t`<div class="dialog-head">
    <h2 id=${l}>${e}</h2>
    <button
      class="tool"
      aria-label="Close"
      @click=${i=>i.currentTarget.closest("dialog")?.close()}
    >
      ${o("close")}
    </button>
  </div>`}export{s as a};

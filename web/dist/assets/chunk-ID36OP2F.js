import{d as l}from"/assets/chunk-SNRUAHIP.js";import{a as t,l as o}from"/assets/chunk-ZO74R6MM.js";function c(e,i){return t`<div class="dialog-head">
    <h2 id=${e}>${i}</h2>
    <button
      class="tool"
      aria-label=${o.close}
      @click=${r=>r.currentTarget.closest("dialog")?.close()}
    >
      ${l("close")}
    </button>
  </div>`}export{c as a};

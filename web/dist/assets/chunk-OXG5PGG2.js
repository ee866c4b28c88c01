import{d as l}from"/assets/chunk-6O5DOPKA.js";import{a as t,l as o}from"/assets/chunk-JQVYBVCG.js";function c(e,i){return t`<div class="dialog-head">
    <h2 id=${e}>${i}</h2>
    <button
      class="tool"
      aria-label=${o.close}
      @click=${r=>r.currentTarget.closest("dialog")?.close()}
    >
      ${l("close")}
    </button>
  </div>`}export{c as a};

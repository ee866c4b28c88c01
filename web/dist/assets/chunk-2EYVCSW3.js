import{d as l}from"/assets/chunk-J3A5FAQS.js";import{a as t,l as o}from"/assets/chunk-K6BAGLZ3.js";function c(e,i){return t`<div class="dialog-head">
    <h2 id=${e}>${i}</h2>
    <button
      class="tool"
      aria-label=${o.close}
      @click=${r=>r.currentTarget.closest("dialog")?.close()}
    >
      ${l("close")}
    </button>
  </div>`}export{c as a};

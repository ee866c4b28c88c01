import{d as o}from"/assets/chunk-P7PWSGXB.js";import{a as t}from"/assets/chunk-2MJMKIS2.js";function s(l,e){return t`<div class="dialog-head">
    <h2 id=${l}>${e}</h2>
    <button
      class="tool"
      aria-label="Close"
      @click=${i=>i.currentTarget.closest("dialog")?.close()}
    >
      ${o("close")}
    </button>
  </div>`}export{s as a};

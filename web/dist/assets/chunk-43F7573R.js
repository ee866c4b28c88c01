import{g as e}from"/assets/chunk-5T3Z5TEQ.js";var t=class extends e{createRenderRoot(){return this}};export{t as a};

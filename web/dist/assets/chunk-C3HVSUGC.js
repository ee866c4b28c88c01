import{f as e}from"/assets/chunk-HHACRUSR.js";var t=class extends e{createRenderRoot(){return this}};export{t as a};

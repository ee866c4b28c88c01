import{g as e}from"/assets/chunk-QQXVMQ6Y.js";var t=class extends e{createRenderRoot(){return this}};export{t as a};

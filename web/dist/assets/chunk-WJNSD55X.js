import{g as e}from"/assets/chunk-GLONEBRY.js";var t=class extends e{createRenderRoot(){return this}};export{t as a};

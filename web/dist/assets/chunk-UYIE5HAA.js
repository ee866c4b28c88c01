import{g as e}from"/assets/chunk-OH7TB7OH.js";var t=class extends e{createRenderRoot(){return this}};export{t as a};

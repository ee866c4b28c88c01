import{f as e}from"/assets/chunk-3KLMZPAE.js";var t=class extends e{createRenderRoot(){return this}};export{t as a};

import{f as e}from"/assets/chunk-2MJMKIS2.js";var t=class extends e{createRenderRoot(){return this}};export{t as a};

import{f as e}from"/assets/chunk-AVB4WPS2.js";var t=class extends e{createRenderRoot(){return this}};export{t as a};

declare module "tessera:icons" {
  const drawn: Record<string, string>;
  export default drawn;
}
declare module "tessera:map/*" {
  const map: unknown;
  export default map;
}
declare module "tessera:icons-*" {
  const drawn: Record<string, string>;
  export default drawn;
}
declare module "tessera:style/*" {
  const address: string;
  export default address;
}
declare module "*.css" {}
declare module "*.webp" {
  const address: string;
  export default address;
}
declare module "*.svg" {
  const address: string;
  export default address;
}
/* Set by build.mjs: whether the server is a worker of this page (src/site), and where its files lie. */
declare const IN_BROWSER: boolean;
declare const SITE_ANSWERS: Record<string, string>; // which file answers a request
declare const SITE_PLACES: import("./site/places").Places;
declare module "*.webp" {
  const address: string;
  export default address;
}

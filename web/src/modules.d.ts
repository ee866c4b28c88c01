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
declare module "*.webp" {
  const address: string;
  export default address;
}

// The module of build/site in node, through the client's own code (web/src/site/module.ts).
import { readFile, readdir } from "node:fs/promises";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import path from "node:path";

export const root = fileURLToPath(new URL("../..", import.meta.url));
export const site = path.join(root, "build/site");
export const GAMES = ["arena-roma", "antike2", "casus-belli", "ancients", "total-war-rome"];

async function code() {
  const assets = path.join(site, "assets");
  const name = (await readdir(assets)).find((f) => f.endsWith(".wasm"));
  return new WebAssembly.Module(await readFile(path.join(assets, name)));
}

async function moduleClass() {
  const { buildSync } = createRequire(path.join(root, "web/package.json"))("esbuild");
  const entryPoints = [path.join(root, "web/src/site/module.ts")];
  const made = buildSync({ entryPoints, bundle: true, write: false, format: "esm" });
  const words = Buffer.from(made.outputFiles[0].text).toString("base64");
  return (await import(`data:text/javascript;base64,${words}`)).Module;
}

const nothing = { keep() {}, call() {}, send() {} };

export async function start(hooks = {}, thinks = false) {
  const Module = await moduleClass();
  return Module.start(await code(), { ...nothing, ...hooks }, thinks);
}

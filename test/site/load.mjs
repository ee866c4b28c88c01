// The modules of build/site in node, through the client's own code (web/src/site/module.ts).
import { readFile, readdir } from "node:fs/promises";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import path from "node:path";

export const root = fileURLToPath(new URL("../..", import.meta.url));
export const site = path.join(root, "build/site");
export const GAMES = ["arena-roma", "antike2", "casus-belli", "ancients", "total-war-rome"];

const assets = path.join(site, "assets");

// The files of a game's module: {simd, plain}.
export async function moduleFiles(game) {
  const files = await readdir(assets);
  const named = (stem) => path.join(assets, files.find((f) => f.startsWith(stem + "-") && /^[0-9A-F]{8}\.wasm$/.test(f.slice(stem.length + 1))));
  return { simd: named(game), plain: named(`${game}-plain`) };
}

// What a file of the client exports, in node.
export async function client(file) {
  const { buildSync } = createRequire(path.join(root, "web/package.json"))("esbuild");
  const entryPoints = [path.join(root, "web/src", file)];
  const made = buildSync({ entryPoints, bundle: true, write: false, format: "esm" });
  const words = Buffer.from(made.outputFiles[0].text).toString("base64");
  return import(`data:text/javascript;base64,${words}`);
}

const nothing = { keep() {}, call() {}, send() {} };

// Starts a module from its file.
export async function startFile(file, hooks = {}, thinks = false) {
  const { Module } = await client("site/module.ts");
  return Module.start(new WebAssembly.Module(await readFile(file)), { ...nothing, ...hooks }, thinks);
}

export async function start(game, hooks = {}, kind = "simd") {
  return startFile((await moduleFiles(game))[kind], hooks);
}

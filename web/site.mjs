// What makes the bundled pages a site that needs no server: the modules and workers, the answers that
// never change as files, and what a browser wants to install it.
import { build } from "esbuild";
import { copyFile, readFile, writeFile, mkdir, readdir } from "node:fs/promises";
import { createHash } from "node:crypto";
import path from "node:path";

const short = (bytes) => createHash("sha256").update(bytes).digest("hex").slice(0, 8).toUpperCase();

// Writes a file under a name that tells its content; its address.
async function writeAsset(out, name, bytes) {
  const { name: stem, ext } = path.parse(name);
  const address = `assets/${stem}-${short(bytes)}${ext}`;
  await mkdir(path.join(out, "assets"), { recursive: true });
  await writeFile(path.join(out, address), bytes);
  return "/" + address;
}

// The module with all games, through the client's own code.
async function startAll(assets, folder) {
  const entryPoints = ["src/site/module.ts"];
  const made = await build({ ...assets, entryPoints, write: false, format: "esm" });
  const words = Buffer.from(made.outputFiles[0].contents).toString("base64");
  const { Module } = await import(`data:text/javascript;base64,${words}`);
  const code = new WebAssembly.Module(await readFile(path.join(folder, "every.wasm")));
  return Module.start(code, { keep() {}, call() {}, send() {} }, false);
}

// What is the same for everybody and at all times is asked once, here: no page needs a module for it.
async function writeAnswers(assets, folder) {
  const all = await startAll(assets, folder);
  const files = {};
  const ask = async (request, name) => {
    const { code, body } = all.request(request);
    if (code !== 200) throw new Error(`${request}: ${body}`);
    files[request] = await writeAsset(assets.outdir, `${name}.json`, body);
    return JSON.parse(body);
  };
  const { games } = await ask("/api/games", "games");
  const puzzles = [];
  for (const { id } of games) {
    for (const what of ["lessons", "puzzles"])
      await ask(`/api/games/${id}/${what}`, `${id}-${what}`);
    await ask(`/api/rules/${id}`, `${id}-rules`);
    for (const what of ["ledger", "tables"]) await ask(`/api/rules/${id}/${what}`, `${id}-${what}`);
    puzzles.push([id, JSON.parse(all.request(`/api/games/${id}/puzzles`).body).puzzles]);
  }
  puzzles.sort(([a], [b]) => (a < b ? -1 : 1));
  const daily = await writeAsset(assets.outdir, "daily.json", JSON.stringify(puzzles));
  return { files, daily, games: games.map((g) => g.id) };
}

async function bundleWorkers(assets) {
  const entryPoints = ["src/site/worker.ts", "src/site/thinker.ts"];
  const { metafile } = await build({ ...assets, entryPoints, format: "esm", metafile: true });
  const made = Object.entries(metafile.outputs);
  const address = (entry) => {
    const [file] = made.find(([, o]) => o.entryPoint === entry);
    return "/" + path.relative(assets.outdir, path.resolve(assets.absWorkingDir, file));
  };
  const [worker, thinker] = entryPoints.map(address);
  return { worker, thinker };
}

// Writes modules, workers and answers; what the pages must know of them, as constants.
export async function makeSite(assets, folder) {
  const { files, daily, games } = await writeAnswers(assets, folder);
  const modules = {};
  for (const game of games) {
    const put = async (kind) => {
      const name = `${game}${kind}.wasm`;
      return writeAsset(assets.outdir, name, await readFile(path.join(folder, name)));
    };
    modules[game] = { simd: await put(""), plain: await put("-plain") };
  }
  const places = { modules, daily, ...(await bundleWorkers(assets)) };
  return {
    IN_BROWSER: "true",
    SITE_ANSWERS: JSON.stringify(files),
    SITE_PLACES: JSON.stringify(places),
  };
}

const manifest = {
  name: "Tessera",
  short_name: "Tessera",
  description: "Strategy games of antiquity, against the computer.",
  start_url: "/",
  display: "standalone",
  background_color: "#f4ecdc",
  theme_color: "#7c2d20",
  icons: [
    { src: "/icon.svg", type: "image/svg+xml", sizes: "any" },
    { src: "/icon-192.png", type: "image/png", sizes: "192x192" },
    { src: "/icon-512.png", type: "image/png", sizes: "512x512", purpose: "any maskable" },
  ],
};

// As src/server/http/response.c says it, and besides that the module may run.
const policy =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; style-src 'self'; " +
  "style-src-attr 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self'; " +
  "manifest-src 'self'; base-uri 'none'; form-action 'self'";

export const head = `<meta http-equiv="Content-Security-Policy" content="${policy}">
<link rel="manifest" href="/manifest.webmanifest">
<link rel="apple-touch-icon" href="/icon-192.png">
`;

// Everything has its name now: the service worker gets the list of it.
export async function finishSite(assets) {
  const { outdir: out, absWorkingDir: root } = assets;
  await writeFile(path.join(out, "manifest.webmanifest"), JSON.stringify(manifest));
  await copyFile(path.join(root, "favicon.svg"), path.join(out, "icon.svg"));
  for (const size of [192, 512])
    await copyFile(path.join(root, `icon-${size}.png`), path.join(out, `icon-${size}.png`));
  await copyFile(path.join(out, "index.html"), path.join(out, "404.html")); // for hosts that know no other way
  const files = (await readdir(out, { recursive: true, withFileTypes: true }))
    .filter((f) => f.isFile() && f.name !== "404.html" && f.name !== "index.html")
    .map((f) => "/" + path.relative(out, path.join(f.parentPath ?? f.path, f.name)))
    .sort();
  const page = createHash("sha256").update(await readFile(path.join(out, "index.html"))).digest("hex");
  await build({
    ...assets,
    entryPoints: { sw: "src/site/sw.ts" },
    entryNames: "[name]",
    format: "iife",
    define: {
      SITE_FILES: JSON.stringify(["/", ...files]),
      SITE_PAGE: JSON.stringify(page),
      SITE_VERSION: JSON.stringify(short(page + files.join())),
    },
  });
}

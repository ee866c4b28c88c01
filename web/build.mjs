// Bundles src/ and styles/ into dist/: index.html and hashed assets. The same input gives
// the same bytes, so dist/ can be committed and a build in C alone needs no node.
//
// With MODULES=FOLDER it makes the site, which needs no server, from the modules there: tools/site
// calls it so, and site.mjs does what is special about it.
import { build, context } from "esbuild";
import { readFile, writeFile, rm, mkdir } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { finishSite, head, makeSite } from "./site.mjs";

const root = fileURLToPath(new URL(".", import.meta.url));
const out = path.resolve(root, process.env.OUT ?? "dist");

// "tessera:icons" holds just the drawings that icons.txt names; "tessera:icons-GAME" those of
// icons-GAME.txt, which come with the board of the game.
const icons = {
  name: "icons",
  setup(b) {
    b.onResolve({ filter: /^tessera:icons/ }, (a) => ({
      path: a.path.slice(8),
      namespace: "icons",
    }));
    b.onLoad({ filter: /.*/, namespace: "icons" }, async (a) => {
      const file = path.join(root, `${a.path}.txt`);
      const all = createRequire(import.meta.url)("@iconify-json/game-icons/icons.json").icons;
      const names = (await readFile(file, "utf8")).split(/\s+/).filter(Boolean).sort();
      const rows = names.map((name) => {
        const paths = [...(all[name]?.body ?? "").matchAll(/ d="([^"]+)"/g)];
        if (paths.length === 0) throw new Error(`${a.path}.txt: there is no icon "${name}"`);
        return [name, paths.map((m) => m[1]).join("")];
      });
      return {
        contents: JSON.stringify(Object.fromEntries(rows)),
        loader: "json",
        watchFiles: [file],
      };
    });
  },
};

// "tessera:map/orient" is what a board draws of data/maps/orient.json: no rules, no balance.
const maps = {
  name: "maps",
  setup(b) {
    b.onResolve({ filter: /^tessera:map\// }, (a) => ({
      path: a.path.slice("tessera:map/".length),
      namespace: "maps",
    }));
    b.onLoad({ filter: /.*/, namespace: "maps" }, async (a) => {
      const file = path.join(root, "../data/maps", `${a.path}.json`);
      const { model, nations, setups, neutralTemples, regions, ...map } = JSON.parse(
        await readFile(file, "utf8"),
      );
      map.regions = regions.map(({ lonlat, area, neighbours, ...drawn }) => drawn);
      return { contents: JSON.stringify(map), loader: "json", watchFiles: [file] };
    });
  },
};

// "tessera:style/arena" is the address of styles/arena.css with all that it imports: a sheet that
// is fetched with what it dresses. Its pictures are assets like all others.
const styles = {
  name: "styles",
  setup(b) {
    b.onResolve({ filter: /^tessera:style\// }, (a) => ({
      path: `styles/${a.path.slice("tessera:style/".length)}.css`, // the same in every checkout
      namespace: "style",
    }));
    b.onLoad({ filter: /.*/, namespace: "style" }, async (a) => {
      const made = await build({
        ...assets,
        entryPoints: [a.path],
        metafile: true,
        write: false,
        logLevel: "silent",
      });
      for (const f of made.outputFiles.filter((f) => !f.path.endsWith(".css"))) {
        await mkdir(path.dirname(f.path), { recursive: true });
        await writeFile(f.path, f.contents);
      }
      return {
        contents: made.outputFiles.find((f) => f.path.endsWith(".css")).contents,
        loader: "file",
        watchFiles: Object.keys(made.metafile.inputs).map((f) => path.join(root, f)),
      };
    });
  },
};

// Writes index.html once the names of the assets are known.
const page = {
  name: "page",
  setup(b) {
    b.onEnd(async (result) => {
      if (result.errors.length > 0) return;
      const made = Object.keys(result.metafile.outputs).map((f) =>
        path.relative(out, path.resolve(root, f)),
      );
      const asset = (pattern) => "/" + made.find((f) => pattern.test(f));
      let html = await readFile(path.join(root, "index.html"), "utf8");
      html = html
        .replace("{{css}}", asset(/main-\w+\.css$/))
        .replace("{{js}}", asset(/main-\w+\.js$/));
      html = html.replace("{{favicon}}", asset(/favicon-\w+\.svg$/));
      for (const font of ["cinzel-latin-600-normal", "eb-garamond-latin-400-normal"])
        html = html.replace(`{{${font}}}`, asset(new RegExp(`${font}-\\w+\\.woff2$`)));
      if (modules) html = html.replace("<title>", head + "<title>");
      await writeFile(path.join(out, "index.html"), html);
    });
  },
};

// How pages and sheets are bundled alike.
const assets = {
  absWorkingDir: root,
  bundle: true,
  minify: true,
  target: ["es2022"],
  outdir: out,
  entryNames: "assets/[name]-[hash]",
  assetNames: "assets/[name]-[hash]",
  chunkNames: "assets/[name]-[hash]",
  publicPath: "/",
  loader: { ".woff2": "file", ".svg": "file", ".webp": "file" },
  legalComments: "none",
  charset: "utf8",
};

const modules = process.env.MODULES;

const options = {
  ...assets,
  entryPoints: ["src/main.ts"],
  splitting: true,
  format: "esm",
  metafile: true,
  plugins: [icons, maps, styles, page],
  logLevel: "info",
};

// The service worker keeps its name: a browser asks for it again and again.
const worker = {
  ...assets,
  entryPoints: { push: "src/pushworker.ts" },
  entryNames: "[name]",
  format: "iife",
};

await rm(out, { recursive: true, force: true });
await mkdir(out, { recursive: true });
options.define = modules
  ? await makeSite(assets, path.resolve(modules))
  : { IN_BROWSER: "false", SITE_ANSWERS: "{}", SITE_PLACES: "{}" };
const watch = process.argv.includes("--watch");
for (const what of modules ? [options] : [options, worker]) {
  if (watch) await (await context(what)).watch();
  else await build(what);
}
if (modules) await finishSite(assets);

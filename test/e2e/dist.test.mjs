// The client that is committed is the one that its sources make.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { test } from "node:test";

const web = path.resolve(import.meta.dirname, "../../web");

function files(dir) {
  const names = readdirSync(dir, { recursive: true, withFileTypes: true }).filter((f) => f.isFile());
  return names.map((f) => path.relative(dir, path.join(f.parentPath ?? f.path, f.name))).sort();
}

test("web/dist is up to date, and a build gives the same bytes", () => {
  const run = (command, ...args) => execFileSync(command, args, { cwd: web, stdio: "pipe" });
  if (!existsSync(path.join(web, "node_modules"))) run("npm", "ci", "--no-audit", "--no-fund");
  const out = mkdtempSync(path.join(os.tmpdir(), "tessera-dist-"));
  try {
    run("npx", "tsc", "--noEmit");
    execFileSync("node", ["build.mjs"], { cwd: web, stdio: "pipe", env: { ...process.env, OUT: out } });
    const dist = path.join(web, "dist");
    assert.deepEqual(files(out), files(dist), "run `npm run build` in web/ and commit dist/");
    for (const f of files(out)) assert.ok(readFileSync(path.join(out, f)).equals(readFileSync(path.join(dist, f))), f);
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
});

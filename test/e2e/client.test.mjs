// The client without a browser: what picking means, how actions and events are read, and that the
// client that is committed is the one that its sources make.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { before, test } from "node:test";
import { fileURLToPath } from "node:url";

const web = fileURLToPath(new URL("../../web", import.meta.url));
const run = (command, ...args) => execFileSync(command, args, { cwd: web, stdio: "pipe" });
let wire, picks;

async function load(file) {
  const source = run("npx", "esbuild", `src/${file}.ts`, "--bundle", "--format=esm");
  return import(`data:text/javascript;base64,${source.toString("base64")}`);
}

before(async () => {
  const written = (file) => statSync(path.join(web, file), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  if (written("node_modules/.package-lock.json") < written("package-lock.json"))
    run("npm", "ci", "--prefer-offline", "--no-audit", "--no-fund");
  wire = await load("wire");
  picks = await load("picks");
});

const tables = {
  domains: { seat: ["roma", "capua"], card: ["", "Forum", "Via Cassia"], space: ["1", "2", "3"] },
  labels: {},
  verbs: [null, { word: "play", args: ["card", "space"], help: "" }, { word: "money", args: ["number"], help: "" }],
  events: [
    null,
    { word: "drew", family: "drew", blanks: [["who", "seat"], ["what", "card"]], rule: "AR-25" },
    { word: "discarded", family: "removed", blanks: [["who", "seat"], ["what", "card"]], list: true },
  ],
};

test("actions and events are read by the tables of their game", () => {
  const act = wire.readAction([1, 2, 2], tables);
  assert.deepEqual(act.args, [
    { kind: "card", word: "Via Cassia" },
    { kind: "space", word: "3" },
  ]);
  assert.equal(act.key, "play Via Cassia 3");
  assert.equal(wire.readAction([2, 5], tables).key, "money 5");
  const line = wire.readLine(
    { n: 4, seat: "chance", events: [[1, [0, null], "Roma draws a card."], [2, [0, 1, 2], "Roma discards Forum and Via Cassia."]] },
    tables,
  );
  assert.deepEqual(line.events.map((e) => e.args), [
    { who: "roma", what: null },
    { who: "roma", what: ["Forum", "Via Cassia"] },
  ]);
  assert.deepEqual(line.rules, ["AR-25"]);
  assert.equal(line.text, "Roma draws a card. Roma discards Forum and Via Cassia.");
});

const option = (text, things, also = []) => ({ act: { key: text }, things, also });
const options = [
  option("play Forum 1", ["card:Forum", "space:1"]),
  option("play Forum 2", ["card:Forum", "space:2"]),
  option("play Tuba 2", ["card:Tuba", "space:2"]),
  option("activate 1", ["space:1"], ["die:1"]),
  option("activate 3", ["space:3"], ["die:3"]),
  option("money 1", ["die:1", "icon:money"]),
];

test("with empty hands the beginnings are lit, then what goes with them", () => {
  const lit = (held) => [...picks.litThings(options, held)].sort();
  assert.deepEqual(lit([]), ["card:Forum", "card:Tuba", "die:1", "die:3", "space:1", "space:3"]);
  assert.deepEqual(lit(["card:Forum"]), ["card:Forum", "space:1", "space:2"]);
  assert.deepEqual(lit(["die:1"]), ["die:1", "icon:money", "space:1"]);
});

test("picking goes in any order, and asks where it could mean several actions", () => {
  const pick = (held, thing) => picks.pick(options, held, thing);
  assert.equal(pick(["card:Forum"], "space:2").act.key, "play Forum 2");
  assert.equal(pick(["space:2"], "card:Forum").act.key, "play Forum 2");
  assert.equal(pick(["die:1"], "space:1").act.key, "activate 1");
  assert.deepEqual(pick([], "space:1").kind, "choose");
  assert.deepEqual(pick([], "space:2"), { kind: "more", picks: ["space:2"] });
  assert.deepEqual(pick(["card:Tuba"], "card:Tuba"), { kind: "more", picks: [] });
  assert.deepEqual(pick(["card:Tuba"], "die:1"), { kind: "more", picks: ["die:1"] });
  assert.deepEqual(pick([], "space:7"), { kind: "none" });
  assert.deepEqual(pick(["die:1"], "space:2"), { kind: "none" }, "no beginning: it is asked why not");
  assert.equal(pick(["die:1"], "space:3").kind, "choose", "another beginning asks first");
});

function files(dir) {
  const names = readdirSync(dir, { recursive: true, withFileTypes: true }).filter((f) =>
    f.isFile(),
  );
  return names.map((f) => path.relative(dir, path.join(f.parentPath ?? f.path, f.name))).sort();
}

test("web/dist is up to date, and a build gives the same bytes", () => {
  const out = mkdtempSync(path.join(os.tmpdir(), "tessera-dist-"));
  try {
    run("npx", "tsc", "--noEmit");
    execFileSync("node", ["build.mjs"], {
      cwd: web,
      stdio: "pipe",
      env: { ...process.env, OUT: out },
    });
    const dist = path.join(web, "dist");
    assert.deepEqual(files(out), files(dist), "run `npm run build` in web/ and commit dist/");
    for (const f of files(out))
      assert.ok(readFileSync(path.join(out, f)).equals(readFileSync(path.join(dist, f))), f);
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
});

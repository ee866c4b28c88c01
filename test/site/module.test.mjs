// The browser's modules against the native program: the same games, the same choices, records that
// verify. SITE_TRIAL and SITE_TESSERA name the native programs; SITE_GAMES how many random games.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { test } from "node:test";
import { GAMES, client, root, start, startFile } from "./load.mjs";

const trial = process.env.SITE_TRIAL ?? "build/quick/test/trial";
const tessera = process.env.SITE_TESSERA ?? "build/quick/tessera";
const games = Number(process.env.SITE_GAMES ?? 20);
const SEED = 7;
const STEPS = { easy: 60, normal: 12, hard: 5 }; // of a game: what a search may cost here

const native = (...words) => execFileSync(trial, words.map(String), { encoding: "utf8" });

for (const game of GAMES) {
  test(`${game}: random games end the same`, async () => {
    const m = await start(game);
    const count = game === "total-war-rome" ? Math.ceil(games / 4) : games;
    assert.equal(m.trial(game, "random", SEED, count, 0), native(game, "random", SEED, count, 0));
  });

  test(`${game}: bots choose the same`, async () => {
    const [m, plain] = [await start(game), await start(game, {}, "plain")];
    for (const [bot, steps] of Object.entries(STEPS)) {
      const expected = native(game, bot, SEED, 2, steps);
      assert.equal(m.trial(game, bot, SEED, 2, steps), expected, bot);
      if (bot === "normal") assert.equal(plain.trial(game, bot, SEED, 2, steps), expected, "without SIMD");
    }
  });
}

// Bots play a table to its end; the thinking worker's part is done here.
async function playOut(m, calls, id) {
  let next;
  while ((next = calls.shift()) !== undefined) {
    const choice = m.take(next);
    if (choice) m.enter(choice, m.think(choice));
  }
  return JSON.parse(m.request(`/api/tables/${id}`).body);
}

async function open(m, game, seats) {
  const setup = { game, seats, pace: { kind: "none" }, watch: "all", undo: "free" };
  const answer = m.request("/api/tables", JSON.stringify(setup));
  assert.equal(answer.code, 200, answer.body);
  return JSON.parse(answer.body).id;
}

test("a record made in the browser verifies with the native program", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "tessera-site-"));
  try {
    for (const game of GAMES) {
      const calls = [];
      const m = await start(game, { call: (table) => calls.push(table) });
      const info = JSON.parse(m.request("/api/games").body).games.find((g) => g.id === game);
      const seats = Object.fromEntries(info.seats.slice(0, info.seats_min).map((s) => [s, "bot:random"]));
      const id = await open(m, game, seats);
      const end = await playOut(m, calls, id);
      assert.equal(end.state, "finished", game);
      const file = path.join(folder, `${game}.record`);
      await writeFile(file, m.request(`/api/tables/${id}/record`).body);
      execFileSync(tessera, ["verify", file], { stdio: "pipe" });
    }
  } finally {
    await rm(folder, { recursive: true });
  }
});

test("what was kept is what a new worker finds", async () => {
  const kept = new Map();
  const keep = (json) => {
    const { row, keep, lines } = JSON.parse(json);
    const steps = (kept.get(row.id)?.steps ?? []).slice(0, keep).concat(lines);
    kept.set(row.id, { row, steps });
  };
  const first = await start("arena-roma", { keep });
  const { games } = JSON.parse(first.request("/api/games").body);
  const { seats } = games.find((g) => g.id === "arena-roma");
  const id = await open(first, "arena-roma", Object.fromEntries(seats.map((s) => [s, "me"])));
  let before = JSON.parse(first.request(`/api/tables/${id}`).body);
  for (let i = 0; i < 12; i++) {
    const act = { seat: before.you, do: before.legal[0], rev: before.rev, full: true };
    const answer = first.request(`/api/tables/${id}/act`, JSON.stringify(act));
    assert.equal(answer.code, 200, answer.body);
    before = JSON.parse(answer.body).table;
  }
  const second = await start("arena-roma");
  const { row, steps } = kept.get(id);
  assert.ok(second.putTable(JSON.stringify(row)));
  second.putSteps(id, steps.map((line) => line + "\n").join(""));
  const after = JSON.parse(second.request(`/api/tables/${id}`).body);
  assert.deepEqual(after, before);
});

test("what only a server can do is refused with a sentence", async () => {
  const m = await start("arena-roma");
  const answer = m.request("/api/login", "{}");
  assert.equal(answer.code, 404);
  assert.match(JSON.parse(answer.body).error, /Only a server/);
});

test("the page chooses the puzzle of the day as a server does", async () => {
  const { puzzleOfDay } = await client("site/home.ts");
  const every = await startFile(path.join(root, "build/wasm/src/site/every.wasm"));
  const answer = JSON.parse(every.request("/api/daily").body);
  const list = (game) => JSON.parse(every.request(`/api/games/${game}/puzzles`).body).puzzles;
  const { day, game, name, level } = answer;
  const games = [...GAMES].sort().map((id) => [id, list(id)]);
  assert.deepEqual(puzzleOfDay(games, day), { day, game, name, level });
});

// Puzzles and one's own mistakes, solved by clicks on the board; progress and the daily puzzle.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { audit } from "./axe.mjs";
import { act, click, tap } from "./clicks.mjs";
import { ask, PHONE, snapOf, stage } from "./stage.mjs";

const { person } = await stage();

/* The name of each puzzle of a game, its best action and the next best. */
function puzzlesOf(game) {
  const text = readFileSync(new URL(`../../data/puzzles/${game}.puzzles`, import.meta.url), "utf8");
  return text
    .split(/^(?=puzzle )/m)
    .filter((b) => b.startsWith("puzzle "))
    .map((b) => ({
      name: `puzzle-${b.match(/^puzzle (.*)$/m)[1]}`,
      best: b.match(/^best \d+ (.*)$/m)[1],
      other: b.match(/^other \d+ (.*)$/m)[1],
    }));
}

const GAMES = readdirSync(new URL("../../data/puzzles", import.meta.url)).map((f) => f.replace(".puzzles", ""));

/* What clicks do not reach is sent: the lesson answers it all the same. */
const send = (page, key) =>
  page.evaluate((key) => {
    const table = document.querySelector("table-page");
    return table.sending.act(table.snap.legal.find((a) => a.key.toLowerCase() === key.toLowerCase()));
  }, key);

async function open(page, game, name) {
  await page.goto(`/puzzles/${game}`);
  await page.locator(`[data-puzzle="${name}"]`).click();
  await page.waitForSelector(".lesson-ask");
}

async function solve(page, game, at) {
  const [puzzle] = puzzlesOf(game);
  await open(page, game, puzzle.name);
  await send(page, puzzle.other);
  await page.waitForSelector(".lesson-answer");
  assert.match(await page.locator(".lesson-answer").textContent(), /\d+ %/);
  assert.equal((await snapOf(page)).steps, 0, "it was taken back");
  const how = await act(page, puzzle.best, at);
  await page.waitForSelector("[data-another]");
  assert.ok((await snapOf(page)).lesson.over);
  await page.goto(`/puzzles/${game}`);
  await page.waitForSelector(`.puzzle-chip.done[data-puzzle="${puzzle.name}"]`);
  assert.deepEqual(page.faults, []);
  return how;
}

const solver = await person();
for (const game of GAMES)
  test(`${game}: another answer is refuted, the right one solves the puzzle`, async (t) => {
    t.diagnostic(await solve(solver, game, click));
  });

test("a puzzle is solved with a finger on a phone", async () => {
  const page = await person(PHONE);
  assert.equal(await solve(page, "arena-roma", tap), "clicked");
});

test("the answer can be shown, and then the puzzle does not count as solved", async () => {
  const page = await person({ bypassCSP: true });
  const [, puzzle] = puzzlesOf("arena-roma");
  await open(page, "arena-roma", puzzle.name);
  await page.locator("[data-show]").click();
  await page.waitForSelector("[data-play-answer]");
  await audit(page, "a puzzle with its answer");
  await page.locator("[data-play-answer]").click();
  await page.waitForSelector("[data-another]");
  const before = (await snapOf(page)).lesson.name;
  await page.locator("[data-another]").click();
  await page.waitForFunction((b) => document.querySelector("table-page").snap?.lesson?.name !== b, before);
  await page.goto("/puzzles/arena-roma");
  await page.waitForSelector(`[data-puzzle="${puzzle.name}"]:not(.done)`);
  await audit(page, "the puzzles of a game");
});

test("the daily puzzle is on the first page, and solving it begins a streak", async () => {
  const page = await person();
  await page.goto("/");
  const daily = await ask(page, "/api/daily");
  await page.locator("[data-daily]").click();
  await page.waitForSelector(".lesson-ask");
  await send(page, puzzlesOf(daily.game).find((p) => p.name === daily.name).best);
  await page.waitForSelector("[data-another]");
  await page.waitForFunction(() => JSON.parse(localStorage.tessera).lessons.some((l) => l.startsWith("daily/")));
  await page.goto("/");
  await page.waitForSelector(".daily .badge");
  const { done } = await ask(page, "/api/progress");
  assert.ok(done.includes(`${daily.game}/${daily.name}`), "the server knows it, too");
  await page.evaluate(() => localStorage.removeItem("tessera"));
  await page.goto("/");
  await page.waitForSelector(".daily .badge", { timeout: 10000 });
});

/* Plays badly to the end of a short game: the last of all that is offered. */
async function lose(page) {
  await ask(page, "/api/me");
  const made = await ask(page, "/api/tables", { game: "arena-roma", seats: { roma: "me", capua: "bot:normal" } });
  for (let i = 0; i < 60; i++) {
    const t = await ask(page, `/api/tables/${made.id}`);
    if (t.state === "finished") break;
    if (t.legal.length === 0) continue;
    const rolls = t.legal.findLast((a) => a.length > 1) ?? t.legal[0];
    await ask(page, `/api/tables/${made.id}/act`, { seat: "roma", do: rolls, rev: t.rev });
  }
  await ask(page, `/api/tables/${made.id}/resign`, { seat: "roma" }).catch(() => null);
  return made.id;
}

test("from the end of a game one learns from one's mistakes", async () => {
  const page = await person();
  await page.goto("/");
  const id = await lose(page);
  await page.goto(`/t/${id}`);
  await page.waitForSelector(".ending-box, .prompt");
  if (!(await page.locator("#ending[open]").count()))
    await page.evaluate(() => document.querySelector("#ending").show());
  await page.locator("#ending [data-mistakes]").click();
  await page.waitForFunction(() => document.querySelector("table-page").snap?.lesson?.kind === "mistake", undefined, { timeout: 120000 });
  const told = await ask(page, `/api/tables/${id}/analysis`);
  const own = told.mistakes.filter((m) => m.seat === "roma").sort((a, b) => a.step - b.step);
  const key = (ids) =>
    page.evaluate((ids) => document.querySelector("table-page").snap.legal.find((a) => a.ids.join() === ids.join())?.key, ids);
  const better = await key(own[0].better_do);
  await send(page, await key(own[0].played_do));
  await page.waitForSelector(".lesson-answer");
  assert.equal(await page.locator("[data-play-answer]").count(), 0, "there is a second try");
  await send(page, await key(own[0].played_do));
  await page.waitForSelector("[data-play-answer]");
  await act(page, better, click);
  await page.waitForSelector(own.length > 1 ? "[data-next-mistake]" : ".lesson-next a");
  if (own.length > 1) {
    const { name } = (await snapOf(page)).lesson;
    await page.locator("[data-next-mistake]").click();
    await page.waitForFunction((n) => (document.querySelector("table-page").snap?.lesson?.name ?? n) !== n, name);
  }
  assert.deepEqual(page.faults, []);
});

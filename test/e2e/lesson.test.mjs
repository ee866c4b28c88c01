// The first lesson of each game is played to its end by clicks and one with a finger on a phone; with LESSONS=all every
// lesson both ways. (By script all of them are played: tessera lesson --check.)
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { audit } from "./axe.mjs";
import { act, click, tap } from "./clicks.mjs";
import { PHONE, snapOf, stage } from "./stage.mjs";

const ROOT = fileURLToPath(new URL("../../data/lessons", import.meta.url));
const { person } = await stage();

/* The first right action of each step of the learner. */
function expected(file) {
  const joined = readFileSync(file, "utf8").replace(/\n[ \t]+/g, " ");
  const lines = joined.split("\n").filter((l) => l.trim() && !l.startsWith("#"));
  const words = lines.map((l) => l.trim().match(/^(\S+)\s*(.*)$/).slice(1));
  return words.filter(([w], i) => w === "expect" && words[i - 1]?.[0] !== "expect").map(([, action]) => action);
}

const lessons = readdirSync(ROOT).flatMap((game) =>
  readdirSync(path.join(ROOT, game))
    .filter((f) => f.endsWith(".lesson"))
    .sort()
    .map((f) => ({
      game,
      name: f.replace(/^\d+-|\.lesson$/g, ""),
      actions: expected(path.join(ROOT, game, f)),
    })),
);

async function open(page, { game, name }) {
  await page.goto(`/learn/${game}`);
  await page.locator(`[data-lesson="${name}"]`).click();
  await page.waitForSelector(".lesson-ask");
}

/* What is pointed at but not on the board. */
const missing = (page) =>
  page.evaluate(() => {
    const table = document.querySelector("table-page");
    const { board, snap } = table;
    const isDrawn = (name) => document.querySelector(`.board [data-thing=${name}], .board [data-drawn=${name}]`);
    const names = (point) => board.pointed?.(point, table.context()) ?? [point];
    return snap.lesson.point.filter((p) => !names(p).some((n) => isDrawn(JSON.stringify(n))));
  });

/* Whether a ring is between the prompt and the panel, and none beside the window. */
function isRingSeen() {
  const sheet = document.querySelector(".lesson");
  const isSheet = getComputedStyle(sheet).position === "fixed";
  const bottom = isSheet ? sheet.getBoundingClientRect().top : innerHeight;
  const top = document.querySelector(".prompt").getBoundingClientRect().bottom;
  const rings = [...document.querySelectorAll(".rings i")].map((ring) => ring.getBoundingClientRect());
  const isBeside = ({ x, width }) => x + width / 2 < 0 || x + width / 2 > innerWidth;
  return !rings.some(isBeside) && rings.some(({ y, height }) => y + height / 2 > top && y + height / 2 < bottom);
}

/* What is wrong with what is pointed at, in words. */
async function checkPoints(page) {
  const lost = await missing(page);
  if (lost.length > 0) return `${lost.join(", ")}: not on the board`;
  const { point } = (await snapOf(page)).lesson;
  if (point.length === 0) return "";
  const isSeen = await page.waitForFunction(isRingSeen, undefined, { timeout: 5000 }).then(
    () => true,
    () => false,
  );
  return isSeen ? "" : `${point.join(", ")}: out of sight`;
}

async function learn(page, lesson, at) {
  const wrong = [];
  const sent = [];
  await open(page, lesson);
  for (const [i, action] of lesson.actions.entries()) {
    assert.equal((await snapOf(page)).lesson.step, i, action);
    const fault = await checkPoints(page);
    if (fault) wrong.push(`${action}: ${fault}`);
    if ((await act(page, action, at)) === "sent") sent.push(action);
  }
  await page.waitForSelector(".lesson-next");
  assert.ok((await snapOf(page)).lesson.over);
  assert.deepEqual(wrong, []);
  assert.deepEqual(page.faults, []);
  return sent;
}

const learner = await person();
const isFirst = (lesson, i) => i === 0 || lesson.game !== lessons[i - 1].game;
for (const lesson of process.env.LESSONS === "all" ? lessons : lessons.filter(isFirst))
  test(`${lesson.game}/${lesson.name} is played to its end by clicks`, async (t) => {
    const sent = await learn(learner, lesson, click);
    t.diagnostic(`${lesson.actions.length} actions, not by clicks: ${sent.join(", ") || "none"}`);
    await learner.goto(`/learn/${lesson.game}`);
    await learner.waitForSelector(`.lesson-row.done [data-lesson="${lesson.name}"]`);
  });

for (const lesson of process.env.LESSONS === "all" ? lessons : lessons.slice(0, 1))
  test(`${lesson.game}/${lesson.name} is played with a finger on a phone`, async (t) => {
    const page = await person(PHONE);
    const sent = await learn(page, lesson, tap);
    t.diagnostic(`${lesson.actions.length} actions, not by taps: ${sent.join(", ") || "none"}`);
    await page.context().close();
  });

test("another action is answered in the panel, and nothing is played", async () => {
  const page = await person({ bypassCSP: true });
  const lesson = lessons.find((l) => l.game === "arena-roma");
  await open(page, lesson);
  const before = await snapOf(page);
  const wrong = before.legal.find((a) => a !== lesson.actions[0]);
  await page.evaluate((w) => {
    const table = document.querySelector("table-page");
    return table.sending.act(table.snap.legal.find((a) => a.key === w));
  }, wrong);
  await page.waitForSelector(".lesson-answer");
  assert.equal(await page.locator(".toast").count(), 0);
  assert.equal((await snapOf(page)).rev, before.rev);
  assert.equal(await page.locator(".tabs, [aria-label^='Undo'], [aria-label^='Hint']").count(), 0);
  await audit(page, "a lesson");
});

test("Learn is the first button of a game never played", async () => {
  const page = await person();
  await page.goto("/");
  const first = page.locator(`.game:has([data-learn="arena-roma"]) .row >> nth=0`).locator("button, a").first();
  assert.equal(await first.textContent(), "Learn");
  await page.locator('[data-play="arena-roma"]').click();
  await page.waitForSelector(".prompt");
  await page.goto("/");
  await page.waitForSelector('[data-play="arena-roma"].primary');
});

// What one sees of the others' moves, of the story and of the end. Nobody waits for an animation:
// they are ended by the hook that acting uses too.
import assert from "node:assert/strict";
import { test } from "node:test";
import { audit } from "./axe.mjs";
import { ask, snapOf, stage } from "./stage.mjs";
import { moves, pointAndClick } from "./table.mjs";

const here = await stage();
const mover = await here.person({ reducedMotion: "no-preference" });
const calm = await here.person({ bypassCSP: true });

/* A game against the computer, begun. */
async function begin(page, game, seat, other) {
  await page.goto("/");
  await ask(page, "/api/me");
  const made = await ask(page, "/api/tables", { game, seats: { [seat]: "me", [other]: "bot:easy" } });
  await page.goto(`/t/${made.id}`);
  await page.waitForSelector("main.my-turn");
  return made.id;
}

/* Acts as the computer advises until the other one has had a turn. */
async function turn(page) {
  const { you, steps } = await snapOf(page);
  for (let acts = 0; acts < 80; acts++) {
    const s = await snapOf(page);
    const theirs = s.log.filter((l) => l.n > steps && l.seat !== you && l.seat !== "chance");
    if (theirs.length > 0 && s.legal.length > 0 && s.log.some((l) => l.n > steps && l.seat === you)) return;
    if (s.legal.length === 0) {
      await page.evaluate(() => document.querySelector("table-page").catchUp());
      await page.waitForTimeout(20);
      continue;
    }
    const { moves: advice } = await ask(page, `/api/tables/${s.id}/hint`, { seat: you });
    await ask(page, `/api/tables/${s.id}/act`, { seat: you, do: advice[0].action, rev: s.rev });
    await page.waitForFunction((r) => document.querySelector("table-page").snap.rev !== r, s.rev);
  }
  assert.fail("the other one never had a turn");
}

const fresh = (page) => page.locator("[data-fresh]").count();

test("what the other one did stays marked until I act", async () => {
  await begin(calm, "casus-belli", "roma", "carthago");
  assert.equal(await fresh(calm), 0, "what was laid out at the start is not news");
  assert.equal(await calm.locator(".since").count(), 0);
  await turn(calm);
  assert.ok((await fresh(calm)) > 0, "places or numbers are marked");
  assert.equal(await calm.locator(".motion > *").count(), 0, "reduced motion: marks, nothing moves");
  await audit(calm, "marks");
  await pointAndClick(calm, { rush: 0 });
  const s = await snapOf(calm);
  const since = s.log.filter((l) => l.n > s.log.findLast((x) => x.seat === s.you).n);
  if (since.length === 0) assert.equal(await fresh(calm), 0);
});

test("the log is folded by turn, and a press on a deed shows it on the board", async () => {
  await turn(calm);
  const entries = calm.locator(".turn-entry");
  assert.ok((await entries.count()) >= 3);
  const theirs = entries.filter({ hasText: "Carthago" }).last();
  assert.notEqual((await theirs.locator(".outcome").textContent()).trim(), "");
  if ((await theirs.getAttribute("open")) === null) await theirs.locator("summary").click();
  await theirs.locator(".line .show").first().click();
  assert.ok((await calm.locator("[data-pointed], .trails.pointed").count()) > 0);
  await calm.locator("h1").first().dispatchEvent("click");
  await calm.waitForFunction(() => !document.querySelector("[data-pointed]"));
});

test("what happened since my last turn is told, and can be watched again", async () => {
  const since = calm.locator(".since");
  await since.getByText("Since your last turn").waitFor();
  assert.match(await since.locator("li").first().textContent(), /Carthago/);
  const { steps } = await snapOf(calm);
  await since.getByRole("button", { name: "Watch it again" }).click();
  await calm.locator(".replay").waitFor();
  await calm.locator(".replay").waitFor({ state: "detached" });
  assert.equal((await snapOf(calm)).steps, steps, "the game stands where it stood");
});

test("where the log is out of sight the prompt tells it, and the words of the move give way", async () => {
  const short = calm.locator(".prompt .since.short");
  assert.equal(await short.isVisible(), false, "beside the log it is not said twice");
  const size = calm.viewportSize();
  await calm.setViewportSize({ width: 390, height: 844 });
  assert.match(await short.locator("summary").textContent(), /Carthago/);
  assert.equal(await calm.locator(".caption").filter({ visible: true }).count(), 0, "nothing lies over the board");
  await short.locator("summary").click();
  await short.getByRole("button", { name: "Watch it again" }).waitFor();
  await audit(calm, "since your last turn, on a phone");
  await calm.setViewportSize(size);
});

test("moves are seen, one key skips them, and nothing is left behind", async () => {
  const id = await begin(mover, "casus-belli", "roma", "carthago");
  await mover.evaluate(() => {
    window.animated = 0;
    const run = Element.prototype.animate;
    Element.prototype.animate = function (...all) {
      window.animated++;
      return run.apply(this, all);
    };
  });
  await turn(mover);
  assert.ok((await mover.evaluate(() => window.animated)) > 0);
  await mover.keyboard.press("s");
  const left = () => document.querySelectorAll(".motion > *, [data-ghost]").length;
  assert.equal(await mover.evaluate(left), 0);
  const { rev } = await ask(mover, `/api/tables/${id}`);
  assert.equal(await moves(mover), rev, "never behind the truth");
});

test("only what costs no layout is animated", async () => {
  const moved = await mover.evaluate(async () => {
    const table = document.querySelector("table-page");
    table.motion.prepareStep(table.snap.log, 0);
    await table.updateComplete;
    await new Promise(requestAnimationFrame);
    const frames = document.getAnimations().flatMap((a) => a.effect.getKeyframes?.() ?? []);
    table.motion.finish();
    return [...new Set(frames.flatMap((f) => Object.keys(f)))];
  });
  assert.ok(moved.includes("transform") || moved.includes("translate"), moved.join());
  const free = ["offset", "computedOffset", "easing", "composite", "transform", "translate", "opacity"];
  assert.deepEqual(moved.filter((k) => !free.includes(k)), []);
});

test("the speed is kept, and instant moves nothing", async () => {
  await mover.getByRole("tab", { name: "Table" }).click();
  await mover.locator("select[name=speed]").selectOption("instant");
  assert.equal(await mover.evaluate(() => JSON.parse(localStorage.tessera).speed), "instant");
  await mover.evaluate(() => (window.animated = 0));
  await turn(mover);
  assert.equal(await mover.evaluate(() => window.animated), 0);
});

test("resigning asks in a dialog of ours, and a defeat has no laurel", async () => {
  await calm.getByRole("tab", { name: "Table" }).click();
  await calm.getByRole("button", { name: "Resign" }).click();
  const box = calm.locator("dialog.asking");
  await box.getByText("Resign this game?").waitFor();
  await box.getByRole("button", { name: "Cancel" }).click();
  assert.equal((await snapOf(calm)).state, "running");
  await calm.getByRole("button", { name: "Resign" }).click();
  await box.locator("[data-yes]").click();
  const end = calm.locator("#ending");
  await end.getByRole("heading", { name: "Defeat" }).waitFor();
  assert.equal(await end.locator(".laurel").count(), 0);
  assert.equal(await end.locator(".ranks li").count(), 2);
  assert.match(await end.locator(".ranks").textContent(), /personages/);
  await audit(calm, "the end");
});

test("the end goes on: close, open again, play again", async () => {
  const end = calm.locator("#ending");
  await end.getByRole("button", { name: "Look at the board" }).click();
  await end.waitFor({ state: "hidden" });
  await calm.getByRole("button", { name: "Result" }).click();
  const before = calm.url();
  await end.locator("[data-again]").click();
  await calm.waitForFunction((url) => location.href !== url && document.querySelector("table-page")?.snap?.state === "running", before);
});

test("no page reported an error", () => assert.deepEqual([...mover.faults, ...calm.faults], []));

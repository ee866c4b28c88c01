// What a choice costs and brings is seen before it is taken, and what one may regret is asked about
// once. The numbers are those of the typed data: what the preview told is what the state becomes.
import assert from "node:assert/strict";
import { test } from "node:test";
import { beginning, openAt } from "./positions.mjs";
import { ask, PHONE, snapOf, stage } from "./stage.mjs";

const here = await stage();

const NATIONS = ["deal Carthaginienses", "deal Aegyptii", "deal Germani", "begin yellow"];
const antike = beginning("antike2", NATIONS, { seats: 3 });
const all = { yellow: "me", red: "me", green: "me" };

async function atAntike(changes = {}, options = {}) {
  const page = await here.person(options);
  await openAt(page, antike, changes, all);
  await page.waitForSelector("main.my-turn .antike");
  await known(page);
  return page;
}

/* Waits until every choice has its preview. */
const known = (page) =>
  page.waitForFunction(() => {
    const t = document.querySelector("table-page");
    return t?.snap?.legal.length > 0 && t.snap.legal.every((a) => t.effects.of(a));
  });

const effects = (page) =>
  page.evaluate(() => {
    const t = document.querySelector("table-page");
    return Object.fromEntries(t.snap.legal.map((a) => [a.key, t.effects.of(a)]));
  });

const stock = (page, seat) => page.evaluate((s) => document.querySelector("table-page").snap.view.state.stock[s] ?? {}, seat);
const rev = async (page) => (await snapOf(page)).rev;
const moved = (page, from) => page.waitForFunction((r) => document.querySelector("table-page").snap.rev !== r, from);

test("a slice of the rondel shows what it brings, and brings it", async () => {
  const page = await atAntike();
  const before = await stock(page, "yellow");
  const told = Object.entries(await effects(page)).find(([key, e]) => key.startsWith("go ") && e.deltas.length > 0);
  assert.ok(told, "some slice brings something");
  const [key, { deltas }] = told;
  const slice = page.locator(`[data-thing="space:${key.slice(3)}"]`);
  const shown = (await page.locator(`.gain[data-gain="${key.slice(3)}"] text`).allTextContents()).map(Number);
  const sums = {};
  for (const d of deltas) sums[d.path[1]] = (sums[d.path[1]] ?? 0) + d.by;
  assert.deepEqual(shown.sort(), Object.values(sums).filter((n) => n > 0).sort());
  const at = await rev(page);
  await slice.click();
  await moved(page, at);
  const after = await stock(page, "yellow");
  for (const [name, n] of Object.entries(sums)) assert.equal((after[name] ?? 0) - (before[name] ?? 0), n, name);
});

test("a closer look at a slice says what it would do", async () => {
  const page = await atAntike();
  for (const key of Object.keys(await effects(page)).filter((k) => k.startsWith("go "))) {
    await page.locator(`[data-thing="space:${key.slice(3)}"]`).focus();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Shift+Tab");
    await page.locator(`.look [data-effect="${key}"]`).waitFor();
  }
});

test("an action without effect is asked about once, and the warnings can be turned off", async () => {
  const page = await atAntike({ stock: { yellow: { marble: 0, iron: 0, gold: 0, coin: 0 } } });
  const idle = Object.entries(await effects(page)).find(([, e]) => e.warning);
  assert.ok(idle, "without resources some slice has no effect");
  const slice = page.locator(`[data-thing="space:${idle[0].slice(3)}"]`);
  const at = await rev(page);
  await slice.click();
  await page.locator("dialog.asking").waitFor();
  assert.equal(await rev(page), at);
  await page.locator("dialog.asking [name=never]").check();
  await page.keyboard.press("Escape");
  await page.locator("dialog.asking").waitFor({ state: "detached" });
  assert.equal(await rev(page), at, "who changes his mind has done nothing");
  await page.reload();
  await known(page);
  await slice.click();
  await moved(page, at);
  await page.locator("#tab-table").click();
  assert.equal(await page.locator("[name=warnings]").isChecked(), false);
});

test("the end of a turn with unused dice is asked about", async () => {
  const page = await here.person();
  await page.goto("/");
  await ask(page, "/api/me");
  const made = await ask(page, "/api/tables", { game: "arena-roma", scenario: "beginner", seats: { roma: "me", capua: "me" } });
  await page.goto(`/t/${made.id}`);
  const first = async () => {
    await known(page);
    const snap = await snapOf(page);
    if (snap.legal.includes("end")) return true;
    const table = await ask(page, `/api/tables/${made.id}`);
    await ask(page, `/api/tables/${made.id}/act`, { seat: table.you, do: table.legal[0], rev: table.rev });
    await moved(page, snap.rev);
    return false;
  };
  while (!(await first()));
  const dice = await page.evaluate(() => Object.values(document.querySelector("table-page").snap.view.state.die).filter(Boolean).length);
  assert.ok(dice > 0);
  const at = await rev(page);
  const end = page.locator('.prompt-acts .act[data-action="end"]');
  await end.click();
  await page.locator("dialog.asking").waitFor();
  assert.equal(await rev(page), at);
  await page.locator("dialog.asking [data-yes]").click();
  await moved(page, at);
});

test("a finger sees what a slice does before it goes there", async () => {
  const page = await atAntike({}, PHONE);
  const key = Object.keys(await effects(page)).find((k) => k.startsWith("go "));
  const slice = page.locator(`[data-thing="space:${key.slice(3)}"]`);
  const at = await rev(page);
  await slice.tap();
  await page.locator(`.look [data-effect="${key}"]`).waitFor();
  assert.equal(await rev(page), at);
});

test("the board keeps its size whatever the prompt says", async () => {
  const page = await atAntike();
  const height = () => page.locator(".pane").evaluate((e) => e.getBoundingClientRect().height);
  const before = await height();
  const [go] = Object.entries(await effects(page)).find(([k, e]) => k.startsWith("go ") && !e.warning);
  const at = await rev(page);
  await page.locator(`[data-thing="space:${go.slice(3)}"]`).click();
  await moved(page, at);
  await page.waitForSelector("main.my-turn");
  assert.equal(await height(), before);
});

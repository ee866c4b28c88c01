// What the tests of Total War share: a player who does an action by pressing what it is made of.
import assert from "node:assert/strict";
import { ask, upToDate } from "./stage.mjs";
import { moves } from "./table.mjs";

export const GAME = "total-war-rome";

/* A table opened over the wire; what follows is done by pointing. */
export async function openTable(page, body) {
  await page.goto("/");
  await ask(page, "/api/me");
  return ask(page, "/api/tables", body);
}

export const snapOf = (page) => page.evaluate(() => document.querySelector("table-page").snap);
export const stateOf = async (page) => (await snapOf(page)).view.state;
export const topOf = async (page) => (await stateOf(page)).flow?.[0];

/* The events of the log with this word and these values. */
export async function told(page, word, values = {}) {
  const { log } = await snapOf(page);
  const fits = (e) => Object.keys(values).every((k) => e.args[k] === values[k]);
  return log.flatMap((l) => l.events).filter((e) => e.word === word && fits(e));
}

/* Things of the map are pressed where they say, all others in their middle. */
export async function press(page, thing) {
  const it = page.locator(`[data-thing="${thing}"]`).first();
  await it.waitFor();
  const at = await it.getAttribute("data-at");
  if (!at) return it.click();
  const [x, y] = await it.evaluate((el, point) => {
    const p = new DOMPoint(...point).matrixTransform(el.ownerSVGElement.getScreenCTM());
    return [p.x, p.y];
  }, at.split(" ").map(Number));
  await page.mouse.click(x, y);
}

/* Presses things one after the other, then a line of the menu if one opens. */
async function pressAll(page, things, menu) {
  for (const thing of things) await press(page, thing);
  if (menu) await page.locator(`.chooser .act[data-action="${menu.choose}"]`).first().click();
}

export const isDone = (page, rev, timeout) =>
  page
    .waitForFunction((r) => document.querySelector("table-page").snap.rev !== r, rev, { timeout })
    .then(
      () => true,
      () => false,
    );

/* Does it and waits for the deed; a press that met the map while it was redrawn is made again. */
export async function act(page, ...things) {
  await page.waitForSelector("main.my-turn");
  const rev = await moves(page);
  const menu = typeof things.at(-1) === "object" ? things.pop() : null;
  for (let tries = 0; tries < 3; tries++) {
    await pressAll(page, things, menu);
    if (await isDone(page, rev, 6000)) return;
    await page.keyboard.press("Escape");
  }
  assert.ok(await isDone(page, rev, 6000), `${things.join(", ")} did nothing`);
}

/* A button under the question, by the words of its action. */
export async function pressButton(page, action) {
  await page.waitForSelector("main.my-turn");
  const rev = await moves(page);
  await page.locator(`.prompt-acts .act[data-action="${action}"]`).click();
  await page.waitForFunction((r) => document.querySelector("table-page").snap.rev !== r, rev);
}

/* Presses the first thing that is lit, and what the press has opened. */
async function pressLit(page) {
  const say = page.locator(".question-panel .answer.lit");
  const card = page.locator(".tw-battle .troop-card.lit");
  if ((await say.count()) > 0) await say.last().click();
  else if ((await topOf(page)) === "flee" || (await card.count()) === 0)
    await press(page, await page.locator(".region.lit").first().getAttribute("data-thing"));
  else await card.first().click();
}

/* Answers what is asked in a battle; a press that met the board while it was redrawn is made again. */
export async function answer(page) {
  const rev = await moves(page);
  const menu = page.locator(".chooser .act");
  const foe = page.locator(".tw-battle .troop-card.lit:not(.picked)");
  const opened = (timeout) =>
    page
      .waitForFunction(
        (r) =>
          document.querySelector("table-page").snap.rev !== r ||
          document.querySelector(".chooser, .tw-battle .picked"),
        rev,
        { timeout },
      )
      .catch(() => null);
  for (let tries = 0; tries < 4; tries++) {
    await pressLit(page);
    if (!(await opened(6000))) continue;
    if ((await moves(page)) !== rev) return;
    if ((await menu.count()) > 0) await menu.first().click();
    else await foe.first().click();
    if (await isDone(page, rev, 6000)) return;
    await page.keyboard.press("Escape");
  }
  assert.ok(await isDone(page, rev, 6000), "the answer did nothing");
}

/* Whoever is asked answers until the campaign goes on. */
export async function fightOn(...pages) {
  for (let n = 0; n < 60; n++) {
    await upToDate(...pages);
    if ((await topOf(pages[0])) === "campaign") return;
    for (const page of pages)
      if ((await page.locator("main.my-turn").count()) > 0) await answer(page);
  }
  assert.fail("the battle does not end");
}

// A briefing opens at the first sight of a new table, once; its button opens it again.
import assert from "node:assert/strict";
import { test } from "node:test";
import { audit } from "./axe.mjs";
import { ask, PHONE, stage } from "./stage.mjs";

const { person: anybody } = await stage();
const NEWCOMER = { briefings: true, bypassCSP: true };
const BATTLE = { game: "ancients", scenario: "trebbia", seats: { bottom: "me", top: "bot:greedy" } };

const box = (page) => page.locator("#briefing");
const isOpen = async (page) => (await page.locator("#briefing[open]").count()) > 0;

/* A person who counts how often the page asks for a briefing: what was not asked for will not open. */
async function person(options) {
  const page = await anybody(options);
  page.asked = 0;
  page.on("request", (r) => (page.asked += r.url().endsWith("/briefing")));
  return page;
}

async function begin(page, body) {
  await page.goto("/");
  await ask(page, "/api/me"); // who this is: the page's own question may still be under way
  const { id } = await ask(page, "/api/tables", body);
  await page.goto(`/t/${id}`);
  await page.waitForSelector(".prompt");
  return id;
}

test("a newcomer reads who he is, how he wins and what a turn is, and begins", async () => {
  const page = await person(NEWCOMER);
  const id = await begin(page, BATTLE);
  await page.waitForSelector("#briefing[open]");
  for (const words of ["Trebbia", "You are the consul Sempronius", "7 banners", "Play a command card", "Sempronius", "44 %"])
    assert.match(await box(page).innerText(), new RegExp(words));
  assert.equal(await page.locator(".briefing-picture svg").count(), 1);
  assert.equal(await page.evaluate(() => document.activeElement.hasAttribute("data-begin")), true);
  await audit(page, "a briefing");
  await page.locator("[data-begin]").click();
  assert.equal(await isOpen(page), false);
  await page.goto(`/t/${id}`);
  await page.waitForSelector(".board [data-thing]");
  assert.equal(page.asked, 1, "it opened a second time");
  await page.locator('.toolbar [aria-label="Briefing"]').click();
  await page.waitForSelector("#briefing[open]");
  await page.keyboard.press("Escape");
  assert.equal(await isOpen(page), false);
  assert.deepEqual(page.faults, []);
});

test("whoever has had enough of briefings is not asked again", async () => {
  const page = await person(NEWCOMER);
  await begin(page, { game: "arena-roma", seats: { roma: "me", capua: "bot:greedy" } });
  await page.waitForSelector("#briefing[open]");
  await page.locator("#briefing input[type=checkbox]").uncheck();
  await page.locator("[data-begin]").click();
  await begin(page, BATTLE);
  await page.waitForSelector(".board [data-thing]");
  assert.equal(page.asked, 1);
});

test("a spectator and a learner are left in peace", async () => {
  const player = await person();
  const id = await begin(player, { ...BATTLE, watch: "all" });
  const page = await person(NEWCOMER);
  await page.goto(`/t/${id}`);
  await page.waitForSelector(".board [data-thing]");
  assert.equal(page.asked, 0, "a spectator is briefed");
  await begin(page, { game: "arena-roma", lesson: "first-turn" });
  await page.waitForSelector(".lesson-ask");
  assert.equal(page.asked, 0, "a learner is briefed");
  assert.equal(await page.locator('.toolbar [aria-label="Briefing"]').count(), 0);
});

test("it fits a phone, its buttons in sight", async () => {
  const page = await person({ ...NEWCOMER, ...PHONE });
  for (const body of [BATTLE, { game: "antike2", seats: { yellow: "me", red: "bot:greedy", green: "bot:greedy" } }]) {
    await begin(page, body);
    await page.waitForSelector("#briefing[open]");
    const [dialog, button] = [await box(page).boundingBox(), await page.locator("[data-begin]").boundingBox()];
    assert.ok(dialog.x >= 0 && dialog.x + dialog.width <= PHONE.viewport.width, "wider than the phone");
    assert.ok(dialog.y >= 0 && button.y + button.height <= PHONE.viewport.height, "taller than the phone");
    assert.ok(await page.evaluate(() => document.querySelector(".briefing-text").scrollTop === 0), "it begins at its top");
    await audit(page, `the briefing of ${body.game} on a phone`);
    await page.locator("[data-begin]").tap();
    assert.equal(await isOpen(page), false);
  }
});

// A coach beside a first game: names a plan, warns before a bad mistake, can be silenced.
import assert from "node:assert/strict";
import { test } from "node:test";
import { audit } from "./axe.mjs";
import { ask, PHONE, snapOf, stage } from "./stage.mjs";

const { person } = await stage();

// Capua has 1 VP and an empty space: she loses at the start of her turn, unless Pictor gives her VP for her buildings.
const WON = {
  game: "arena-roma",
  flow: ["act"],
  turn: 3,
  vp: { roma: 14, capua: 1 },
  supply: 21,
  money: { roma: 0, capua: 28 },
  die: [2, 6, 6],
  sealed: { roma: true, capua: true },
  deck: { Castra: 1, "Via Cassia": 2, Templarius: 2 },
  space: {
    roma: { 1: "Bestia", 2: "Pictor", 3: "Taberna", 4: "Portus", 5: "Forum", bribery: "Praedator" },
    capua: { 1: "Bestia", 2: "Decurio", 4: "Ballista", 5: "Aries", 6: "Castra", bribery: "Telonium" },
  },
};
const BLUNDER = "activate 2";

async function coached(page, body) {
  await page.goto("/");
  await ask(page, "/api/me");
  const { id } = await ask(page, "/api/tables", body);
  await page.goto(`/t/${id}`);
  await page.locator('.toolbar [aria-label="Ask the coach in"]').click();
  await page.waitForFunction(() => document.querySelector("table-page").coaching.plan);
  return id;
}

const act = (page, key) =>
  page.evaluate((key) => {
    const table = document.querySelector("table-page");
    void table.sending.act(table.snap.legal.find((a) => a.key === key));
  }, key);

const AGAINST_EASY = { game: "arena-roma", from: WON, seats: { roma: "me", capua: "bot:easy" } };

for (const [size, options] of [["a desktop", {}], ["a phone", PHONE]])
  test(`the coach warns before a bad mistake, with the reason, on ${size}`, async () => {
    const page = await person({ bypassCSP: true, ...options });
    await coached(page, AGAINST_EASY);
    const { rev } = await snapOf(page);
    await act(page, BLUNDER);
    await page.waitForSelector(".asking");
    const said = await page.locator(".asking p").innerText();
    assert.match(said, /\d+ %.*\d+ %/, said);
    await audit(page, "the warning of a coach");
    await page.locator(".asking button").first().click();
    assert.equal((await snapOf(page)).rev, rev, "it was played all the same");
    await act(page, BLUNDER); // warned once: now it is my own decision
    await page.waitForFunction((r) => document.querySelector("table-page").snap.rev !== r, rev);
    assert.deepEqual(page.faults, []);
  });

test("a silenced coach says nothing, and can be asked in again", async () => {
  const page = await person();
  await coached(page, AGAINST_EASY);
  assert.ok((await page.locator(".coach-plan").innerText()).length > 20);
  await page.locator("[data-silence]").click();
  assert.equal(await page.locator(".coach").count(), 0);
  const { rev } = await snapOf(page);
  await act(page, BLUNDER);
  await page.waitForFunction((r) => document.querySelector("table-page").snap.rev !== r, rev);
  assert.equal(await page.locator(".asking").count(), 0);
  await page.locator('.toolbar [aria-label="Ask the coach in"]').click();
  await page.waitForSelector(".coach");
});

test("the setting silences the coach at every table", async () => {
  const page = await person();
  await coached(page, AGAINST_EASY);
  await page.locator("#tab-table").click();
  await page.locator("[name=coach]").uncheck();
  await page.waitForSelector(".coach", { state: "detached" });
  await page.locator("[name=coach]").check();
  await page.waitForSelector(".coach");
});

test("the first game after the lessons has a coach", async () => {
  const page = await person();
  await page.goto("/learn/antike2");
  await page.locator("[data-first-game]").click();
  await page.waitForSelector(".coach");
  await page.waitForFunction(() => document.querySelector("table-page").coaching.plan, undefined, { timeout: 60000 });
  assert.deepEqual(page.faults, []);
});

test("a game with another person has no coach", async () => {
  const page = await person();
  await page.goto("/");
  await ask(page, "/api/me");
  const { id } = await ask(page, "/api/tables", { game: "arena-roma", seats: { roma: "me", capua: "open" } });
  await page.goto(`/t/${id}`);
  await page.waitForSelector(".prompt");
  assert.equal(await page.locator('.toolbar [aria-label="Ask the coach in"]').count(), 0);
});

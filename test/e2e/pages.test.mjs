// Every page: accessible by axe-core in both themes, light to load, quick to redraw; and the
// parts of the frame that a whole game does not touch.
import assert from "node:assert/strict";
import { test } from "node:test";
import { audit } from "./axe.mjs";
import { ask, stage } from "./stage.mjs";
import { dice, hurry, isOver, moves, playOn, pointAndClick } from "./table.mjs";

const FIRST_LOAD = 200 * 1024;
const REDRAW_MS = 100;
const here = await stage();
const page = await here.person({ bypassCSP: true });

test("the first load is small", async () => {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Network.enable");
  let bytes = 0;
  cdp.on("Network.loadingFinished", (e) => (bytes += e.encodedDataLength));
  await page.goto("/");
  await page.waitForSelector("[data-play]");
  await page.waitForTimeout(300);
  await cdp.detach();
  assert.ok(bytes > 10000 && bytes < FIRST_LOAD, `${bytes} bytes`);
  console.log(`first load: ${Math.round(bytes / 1024)} KB`);
});

for (const [what, path, sign] of [
  ["lobby", "/", "[data-play]"],
  ["new table", "/new?game=arena-roma", "form"],
  ["rules", "/rules/arena-roma", ".rules dt"],
  ["account", "/account", "form"],
  ["credits", "/credits", "h1"],
  ["invitation", "/i/nothing", "h1"],
  ["no such table", "/t/nothing", ".fault"],
])
  test(`${what} is accessible`, async () => {
    await page.goto(path);
    await page.waitForSelector(sign);
    await audit(page, what);
  });

test("the form tells of the scenario that is chosen, and asks only what the pace needs", async () => {
  await page.goto("/new?game=total-war-rome");
  const told = page.locator(".field:has([name=scenario]) small");
  const first = await told.textContent();
  await page.selectOption("[name=scenario]", "introduction");
  assert.notEqual(await told.textContent(), first);
  const shown = async () => [
    await page.locator("[name=minutes]").isVisible(),
    await page.locator("[name=days]").isVisible(),
  ];
  assert.deepEqual(await shown(), [false, false]);
  await page.selectOption("[name=pace]", "live");
  assert.deepEqual(await shown(), [true, false]);
  await page.selectOption("[name=pace]", "days");
  assert.deepEqual(await shown(), [false, true]);
});

test("more options keep the level that was chosen", async () => {
  await page.goto("/");
  await page.selectOption("#level-arena-roma", "easy");
  await page.locator('a[href="/new?game=arena-roma"]').click();
  assert.equal(await page.locator("[name=seat-capua]").inputValue(), "bot:easy");
});

test("a table from the form, with a bot", async () => {
  await page.goto("/new?game=arena-roma");
  await page.selectOption("[name=seat-capua]", { index: 1 });
  await page.getByRole("button", { name: "Open table" }).click();
  await page.waitForSelector("main.my-turn");
  await audit(page, "table");
});

test("the rules are a press away", async () => {
  assert.equal(await page.locator(".toolbar").getByRole("link", { name: "Rules" }).getAttribute("href"), "/rules/arena-roma");
});

test("a thing that is not lit says why", async () => {
  await page.locator(".space.theirs").first().click();
  const toast = page.locator(".toast.bad");
  await toast.waitFor();
  assert.ok((await toast.textContent()).trim().length > 10);
  const [question, answer] = await Promise.all([".prompt", ".toast"].map((x) => page.locator(x).boundingBox()));
  assert.ok(answer.y >= question.y + question.height, "under the question");
  assert.ok(answer.y < question.y + question.height + 40, "not over the hand");
  const rule = toast.locator(".rule");
  if (await rule.count()) {
    await rule.click();
    await page.waitForSelector("#rule[open]");
    assert.ok((await page.locator(".rule-text").textContent()).length > 10);
    await audit(page, "rule");
    await page.keyboard.press("Escape");
  }
});

test("a hint marks what it speaks of", async () => {
  await page.keyboard.press("h");
  await page.waitForSelector(".hinted");
});

test("the list of all actions is accessible", async () => {
  await page.keyboard.press("a");
  await page.waitForSelector(".actions");
  await audit(page, "actions");
  await page.locator("[data-all]").click();
});

const scale = () => page.evaluate(() => document.querySelector(".board").style.transform);

test("the board can be made larger and fits again", async () => {
  await page.keyboard.press("+");
  assert.match(await scale(), /scale\(1\.2\)/);
  await page.keyboard.press("0");
  assert.equal(await scale(), "");
});

test("a move taken back against a bot is said to be back", async () => {
  const at = page.url().split("/").pop();
  const path = `/api/tables/${at}`;
  let s = await ask(page, path);
  for (let acts = 0; acts === 0 || s.undoable > 0 || s.legal.length === 0; s = await ask(page, path)) {
    if (s.legal.length === 0) continue; // the bot acts
    await ask(page, `${path}/act`, { seat: s.you, do: s.legal[0], rev: s.rev });
    acts++;
  }
  await page.waitForFunction((n) => document.querySelector("table-page").snap.steps === n, s.steps);
  await page.keyboard.press("u");
  await page.locator(".toast", { hasText: "Undone" }).waitFor();
  await page.waitForFunction((n) => document.querySelector("table-page").snap.steps < n, s.steps);
  await page.waitForSelector("main.my-turn");
});

test("an address that leads nowhere says so", async () => {
  const other = await here.person();
  await other.goto("/nonsense/xyz");
  await other.getByText("There is no page at /nonsense/xyz.").waitFor();
  await other.getByRole("link", { name: "Back to the lobby" }).last().click();
  await other.waitForSelector("lobby-page");
});

test("the rules begin with the game in a few sentences", async () => {
  const other = await here.person();
  await other.goto("/rules/arena-roma");
  await other.getByText("Two rulers of Rome compete for victory points").waitFor();
  await other.getByText("The manual, sentence by sentence").click();
  await other.locator(".ledger .verdict").first().waitFor();
  assert.match(await other.locator(".ledger").innerText(), /our reading/i, "why we read it so");
  assert.doesNotMatch(await other.locator("dl.rules").first().innerText(), /`/);
});

test("a card is dragged to its space", async () => {
  const random = dice(6);
  await playOn(
    [page],
    () =>
      page.evaluate(() =>
        document.querySelector("table-page").snap.legal.some((a) => a.verb === "lay"),
      ),
    (p) => pointAndClick(p, { random }),
  );
  const rev = await moves(page);
  await page.locator(".hand-card.lit").first().click();
  await page.locator(".space.theirs").first().click();
  await page.waitForSelector(".toast.bad");
  assert.equal(await page.locator(".hand-card.picked").count(), 1, "a refusal leaves it in the hand");
  await page.keyboard.press("Escape");
  const from = await page.locator(".hand-card.lit").first().boundingBox();
  const to = await page.locator(".space.mine.pos-4").boundingBox();
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + 20, to.y + 20, { steps: 5 });
  await page.waitForSelector(".ghost");
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 3 });
  await page.mouse.up();
  await page.waitForFunction((r) => document.querySelector("table-page").snap.rev > r, rev);
  assert.equal(await page.locator(".space.mine.pos-4 .card").count(), 1);
});

test("a click is redrawn quickly", async () => {
  const random = dice(2);
  await playOn(
    [page],
    async (n) => n >= 8 || (await isOver(page)),
    (p) => pointAndClick(p, { random, rush: 0.05 }),
  );
  const ms = await page.evaluate(async () => {
    const table = document.querySelector("table-page");
    const times = [];
    for (let i = 0; i < 10; i++) {
      const begin = performance.now();
      table.snap = { ...table.snap };
      await table.updateComplete;
      document.body.getBoundingClientRect();
      times.push(performance.now() - begin);
    }
    return times.sort((a, b) => a - b)[5];
  });
  console.log(`redraw: ${ms.toFixed(1)} ms`);
  assert.ok(ms < REDRAW_MS, `${ms} ms`);
});

test("the generic board plays the same game", async () => {
  await page.getByRole("tab", { name: "Table" }).click();
  await page.getByLabel(/Text board/).check();
  await page.waitForSelector(".generic");
  await audit(page, "plain board");
  const rev = await moves(page);
  const random = dice(4);
  await playOn(
    [page],
    (n) => n >= 4,
    (p) => pointAndClick(p, { random, rush: 0.05 }),
  );
  assert.ok((await moves(page)) > rev);
  await page.getByLabel(/Text board/).uncheck();
  await page.waitForSelector(".arena");
});

test("a finished table and its replay are accessible", async () => {
  const random = dice(9);
  await playOn(
    [page],
    () => isOver(page),
    (p) => hurry(p, { random }),
  );
  await audit(page, "finished");
  await page.keyboard.press("r");
  await page.waitForSelector(".replay");
  await audit(page, "replay");
});

test("playing again opens another table, whose board can be made larger too", async () => {
  const first = page.url();
  await page.keyboard.press("r");
  await page.locator("#ending [data-again]").click();
  await page.waitForSelector("main.my-turn");
  assert.notEqual(page.url(), first);
  await page.keyboard.press("+");
  assert.match(await scale(), /scale\(1\.2\)/);
  await page.goto("/");
  await page.waitForSelector(".tables li");
});

test("somebody else joins a table from the lobby", async () => {
  await page.click("[data-invite=arena-roma]");
  await page.waitForSelector("#invite");
  await audit(page, "open table");
  const other = await here.person();
  await other.goto("/");
  await other.locator(".tables", { hasText: "Open tables" }).locator("li a").first().click();
  await other.getByRole("button", { name: "Play Capua" }).click();
  await other.waitForSelector("main.my-turn");
  await page.waitForSelector("main.my-turn");
});

test("a stranger's first click waits until he has a name", async () => {
  const stranger = await here.person();
  let named;
  const held = new Promise((r) => (named = r));
  await stranger.route("**/api/me", async (route) => (await held, route.continue()));
  await stranger.goto("/");
  await stranger.click('[data-play="arena-roma"]');
  named();
  await stranger.waitForSelector("main.my-turn");
  assert.deepEqual(stranger.faults, []);
});

test("no page reported an error", () => assert.deepEqual(page.faults, []));

// Looking back at a finished game, playing on from it, and what the computer thinks meanwhile.
import assert from "node:assert/strict";
import { test } from "node:test";
import { audit } from "./axe.mjs";
import { ask, stage } from "./stage.mjs";
import { moves } from "./table.mjs";

const THINK_MS = 60000;

/* A game of one person against himself: the first that is legal, again and again, then he
 * gives up: that keeps it short. */
async function shortGame(page) {
  const seats = { roma: "me", capua: "me" };
  await ask(page, "/api/me");
  const { id } = await ask(page, "/api/tables", { game: "arena-roma", seats });
  let s = await ask(page, `/api/tables/${id}`);
  for (let n = 0; n < 40 && s.state === "running"; n++) {
    const body = { seat: s.you, do: s.legal[0], rev: s.rev, full: true };
    s = (await ask(page, `/api/tables/${id}/act`, body)).table;
  }
  if (s.state === "running") await ask(page, `/api/tables/${id}/resign`, { seat: s.you });
  return id;
}

const here = await stage();
const page = await here.person({ bypassCSP: true });
await page.goto("/");
const table = await shortGame(page);

const told = () => page.evaluate(() => document.querySelector("table-page").analysing.told);
const step = () =>
  page.evaluate(() => {
    const { on, step } = document.querySelector("table-page").replay;
    return on ? step : null;
  });

test("the analysis of a finished game", async () => {
  await page.goto(`/t/${table}`);
  await page.getByRole("button", { name: "Analysis" }).click();
  await page.waitForSelector(".curve", { timeout: THINK_MS });
  assert.equal(await page.locator(".curve .chance").count(), 2, "a line for each seat");
  const patterns = await page
    .locator(".curve .chance")
    .evaluateAll((all) => all.map((l) => getComputedStyle(l).strokeDasharray));
  assert.notEqual(patterns[0], patterns[1], "they differ in more than colour");
  const a = await told();
  assert.equal(a.chance.length, a.steps + 1);
  const shown = await page.locator(".chances li").allTextContents();
  assert.match(shown[0], new RegExp(`${Math.round(a.chance[a.steps][0] * 100)} %`));
  assert.equal(await page.locator(".turning").count(), a.turning.length);
  assert.equal(await page.locator(".error").count(), a.mistakes.length);
  assert.match(await page.locator(".luck li").first().textContent(), /luck.*%/s);
  assert.ok((await page.locator(".analysis table.unseen tr").count()) > 5, "the curve in words");
  await audit(page, "analysis");
});

test("a turning point shows the position in front of it", async () => {
  const a = await told();
  assert.ok(a.turning.length > 0, "some turn changed much");
  await page.locator(".turning").first().click();
  const wanted = Math.min(...a.turning.map((t) => t.from));
  await page.waitForSelector(".replay");
  assert.equal(await step(), wanted);
  await page.waitForSelector(".curve .now", { state: "attached" });
  const froms = (await page.locator(".turning > span:first-child").allTextContents()).map((t) => Number(/moves? (\d+)/.exec(t)[1]));
  assert.deepEqual(froms, [...froms].sort((x, y) => x - y), "in the order of time");
  assert.match(await page.locator(".turning").first().textContent(), /(Roma|Capua)’s turn/);
  assert.match(await page.locator(".analysis .faint").first().textContent(), new RegExp(`move ${wanted}`));
});

test("a replay says the move, and mistakes are told in the board's words", async () => {
  const { step } = await page.evaluate(() => document.querySelector("table-page").replay);
  const line = await page.evaluate(
    (n) => document.querySelector("table-page").snap.log.find((l) => l.n === n)?.text ?? "",
    step,
  );
  await page.waitForFunction((text) => document.querySelector(".question").textContent.includes(text), line);
  const { mistakes } = await told();
  for (const t of mistakes)
    if (/^(play|money|activate) /.test(t.better)) {
      const said = /on |with the |sesterti|\(/; // none of these is a word of an action
      await page.waitForFunction(
        ([n, like]) => [...document.querySelectorAll(".error")].some((e) => e.textContent.includes(`move ${n}`) && new RegExp(like).test(e.textContent)),
        [t.step, said.source],
      );
    }
});

test("the curve takes to the move that is pressed", async () => {
  const box = await page.locator(".curve").boundingBox();
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  const { steps } = await told();
  assert.ok(Math.abs((await step()) - steps / 2) <= steps / 50 + 1);
});

test("the keyboard reaches the analysis", async () => {
  await page.keyboard.press("r");
  await page.waitForSelector(".replay", { state: "detached" });
  await page.keyboard.press("l");
  await page.keyboard.press("n");
  await page.waitForSelector(".curve");
  assert.equal(await page.evaluate(() => document.activeElement.id), "tab-analysis");
});

test("it fits a phone", async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.locator(".curve").scrollIntoViewIfNeeded();
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  assert.ok(wide <= 390, `${wide} pixels`);
  await page.setViewportSize({ width: 1440, height: 900 });
});

test("play goes on from a step, against the computer", async () => {
  await page.goto(`/t/${table}?step=30`);
  await page.waitForFunction(() => document.querySelector("table-page")?.replay?.past);
  const was = await page.evaluate(() => document.querySelector("table-page").replay.past.view.state.vp);
  await page.getByRole("button", { name: "Play on from here" }).click();
  await page.waitForFunction(
    (old) => document.querySelector("table-page")?.snap?.state === "running" && !location.pathname.endsWith(old),
    table,
  );
  const now = await page.evaluate(() => document.querySelector("table-page").snap);
  assert.equal(await page.locator(".replay").count(), 0);
  assert.equal(now.seats.filter((s) => s.kind === "bot").length, 1);
  assert.deepEqual(Object.keys(now.view.state.vp).sort(), Object.keys(was).sort());
  assert.equal(await page.getByRole("tab", { name: "Analysis" }).count(), 0);
});

test("what the computer thinks, and the move it would make", async () => {
  await page.waitForSelector("main.my-turn", { timeout: THINK_MS });
  await page.keyboard.press("h");
  await page.waitForSelector(".thoughts");
  const shares = await page.locator(".thought b").allTextContents();
  assert.ok(shares.length > 0 && shares.length <= 5);
  const hints = await page.evaluate(() => document.querySelector("table-page").hints);
  assert.deepEqual(
    shares.map((s) => parseInt(s, 10)),
    hints.map((h) => Math.round(h.value * 100)),
    "in the order of the server",
  );
  assert.match(await page.locator(".thoughts").textContent(), /Best first.*click again to play.*chance to win/s);
  await audit(page, "thoughts");
});

test("a press shows a thought on the board, a second one plays it", async () => {
  const rev = await moves(page);
  const last = page.locator(".thought").last();
  const text = await last.locator("span").textContent();
  await last.click();
  await page.waitForSelector("li:last-child .thought[aria-pressed=true]");
  assert.equal(await page.locator('.thought[aria-pressed="true"] span').last().textContent(), text);
  assert.equal(await moves(page), rev, "only shown");
  await last.click();
  await page.waitForFunction((r) => document.querySelector("table-page").snap.rev !== r, rev);
  await page.waitForSelector(".thoughts", { state: "detached" });
});

test("what was thought stays while somebody else acts", async () => {
  const other = await here.person();
  const made = { game: "total-war-rome", seats: { rome: "me", carthage: "open" }, hints: "all" };
  const { id, invite } = await ask(page, "/api/tables", made);
  await other.goto("/");
  await ask(other, "/api/me");
  await ask(other, `/api/invite/${invite.split("/").pop()}`, {});
  await page.goto(`/t/${id}`);
  await page.waitForSelector("main.my-turn");
  await page.keyboard.press("h");
  await page.waitForSelector(".thoughts", { timeout: THINK_MS });
  const said = await page.locator(".thought").allTextContents();
  const { rev } = await ask(other, `/api/tables/${id}`);
  await ask(other, `/api/tables/${id}/act`, { seat: "carthage", action: "bid 0", rev });
  await page.waitForFunction((r) => document.querySelector("table-page").snap.rev !== r, rev);
  assert.deepEqual(await page.locator(".thought").allTextContents(), said);
  assert.match(said[0], /Bid/);
});

test("no page reported an error", () => assert.deepEqual(page.faults, []));

// A whole game against the computer with the keyboard alone.
import assert from "node:assert/strict";
import { test } from "node:test";
import { stage } from "./stage.mjs";
import { isOver, moves, myTurn } from "./table.mjs";

const here = await stage();
const page = await here.person();

const focused = () => page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120) ?? "");
const has = (attribute) => page.evaluate((a) => document.activeElement?.hasAttribute(a), attribute);

async function tabTo(test, most = 60) {
  for (let i = 0; i < most; i++) {
    await page.keyboard.press("Tab");
    if (await test()) return;
  }
  assert.fail("not reached with Tab; the focus is at " + (await focused()));
}

test("from the lobby into a game", async () => {
  await page.goto("/");
  await page.waitForSelector("[data-play]");
  await tabTo(() => has("data-play"));
  const outline = await page.evaluate(() => getComputedStyle(document.activeElement).outlineStyle);
  assert.notEqual(outline, "none", "the focus can be seen");
  await page.keyboard.press("Enter");
  await page.waitForSelector("main.my-turn");
});

test("the sheet of shortcuts opens and closes", async () => {
  await page.keyboard.press("?");
  await page.waitForSelector("#shortcuts[open]");
  await page.keyboard.press("Escape");
  await page.waitForSelector("#shortcuts[open]", { state: "detached" });
});

test("arrow keys walk over the board, Enter picks", async () => {
  await page.keyboard.press("b");
  assert.ok(await has("data-thing"));
  const from = await page.evaluateHandle(() => document.activeElement);
  await page.keyboard.press("ArrowRight");
  assert.ok(await page.evaluate((old) => document.activeElement !== old, from));
  const rev = await moves(page);
  await page.keyboard.press("b");
  await page.keyboard.press("Enter"); // the first card becomes a gift
  await page.waitForFunction((r) => document.querySelector("table-page").snap.rev > r, rev);
});

test("why not? is answered for a thing that is not lit", async () => {
  await page.keyboard.press("b");
  for (let i = 0; i < 8; i++) await page.keyboard.press("ArrowUp");
  await page.keyboard.press("w");
  await page.waitForSelector(".toast.bad");
});

test("the whole game from the list of actions", async () => {
  let n = 0;
  while (!(await isOver(page))) {
    assert.ok(n++ < 3000, "the game ends");
    if (!(await myTurn(page))) {
      await page.waitForTimeout(20);
      continue;
    }
    const rev = await moves(page);
    const end = (await page.locator('.prompt-acts .act[data-action="end"]').count()) > 0;
    await page.keyboard.press("a");
    await page.waitForFunction(() => document.activeElement?.classList.contains("act"));
    // The list begins with what is first; the end of the turn is its last entry.
    if (end)
      await tabTo(() => page.evaluate(() => document.activeElement?.dataset.action === "end"), 200);
    await page.keyboard.press("Enter");
    const isAsked = () => page.evaluate(() => document.activeElement?.closest("dialog.asking") !== null);
    if (await isAsked()) {
      // A warning, which stands on Cancel: go on anyway.
      await tabTo(() => page.evaluate(() => "yes" in document.activeElement.dataset), 3);
      await page.keyboard.press("Enter");
    }
    await page.waitForFunction((r) => document.querySelector("table-page").snap.rev > r, rev);
  }
});

test("replay with keys", async () => {
  await page.keyboard.press("r");
  await page.waitForSelector(".replay");
  await page.keyboard.press("End");
  await page.keyboard.press("ArrowLeft");
  await page.waitForFunction(() => {
    const t = document.querySelector("table-page");
    return t.replay.past && t.replay.step === t.replay.steps - 1;
  });
  await page.keyboard.press("r");
  await page.waitForSelector(".replay", { state: "detached" });
});

test("no page reported an error", () => assert.deepEqual(page.faults, []));

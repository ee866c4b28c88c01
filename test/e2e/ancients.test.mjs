// Commands & Colors: Ancients in the browser: a battle chosen by its picture, a whole turn by
// clicks, then with a finger and with keys.
import assert from "node:assert/strict";
import { test } from "node:test";
import { audit } from "./axe.mjs";
import { battle, does, openTable } from "./field.mjs";
import { PHONE, snapOf, stage } from "./stage.mjs";
import { dice, moves, playOn, pointAndClick } from "./table.mjs";

const here = await stage();
const page = await here.person({ bypassCSP: true });

const snap = (p = page) => snapOf(p);
const hex = (name, p = page) => p.locator(`[data-thing="hex:${name}"]`);
const flow = (s) => s.view.state.flow?.[0];

/* Does `press`, then waits for the server's answer. */
async function acts(press, p = page) {
  const rev = await moves(p);
  await press();
  await p.waitForFunction((r) => document.querySelector("table-page").snap.rev !== r, rev);
  return snap(p);
}

/* A table against the computer, made with the form. */
async function setUp(p, battle, mine = "bottom") {
  await p.goto("/new?game=ancients");
  await p.waitForSelector(".scenes svg");
  await p.locator(`.scene:has([value="${battle}"])`).click();
  const other = mine === "bottom" ? "top" : "bottom";
  await p.selectOption(`[name=seat-${mine}]`, "me");
  await p.selectOption(`[name=seat-${other}]`, "bot:greedy");
  await p.locator("[data-do=open]").click();
  await p.waitForSelector(".battlefield");
}

test("every battle has its picture", async () => {
  await page.goto("/new?game=ancients");
  await page.waitForSelector(".scenes svg");
  assert.equal(await page.locator(".scene").count(), 39);
  assert.equal(await page.locator(".scene svg").count(), 39);
});

test("a table from the form shows the set-up", async () => {
  await setUp(page, "akragas");
  await page.waitForSelector("main.my-turn");
  assert.equal(await page.locator(".battlefield .hex").count(), 113);
  assert.equal(await page.locator(".battlefield .unit").count(), 24);
  const { unit, blocks, leader } = (await snap()).view.state;
  assert.deepEqual([unit.h2, blocks.h2, leader.h2], ["bottom HI", 4, "bottom Daphnaeus"]);
  assert.match(await hex("h2").getAttribute("aria-label"), /2.*4/, "the hex and the blocks");
});

test("a turn by clicks: card, order, move", async () => {
  const s = await snap();
  const card =
    s.legal.find((a) => /^play Order (Two|Three) /.test(a))?.slice(5) ?? s.legal[0].slice(5);
  let now = await acts(() => page.locator(`.hand-card[data-thing="card:${card}"]`).first().click());
  assert.ok(["order", "rally", "move", "battle", "card"].includes(flow(now)));
  if (flow(now) !== "order") return;
  const ordered = now.legal.find((a) => a.startsWith("order ")).slice(6);
  now = await acts(() => hex(ordered).click());
  if (flow(now) === "order") {
    await page.waitForSelector(`.ordered[data-drawn="hex:${ordered}"]`);
    now = await acts(() => page.locator('.prompt-acts [data-action="done"]').click());
  }
  assert.equal(flow(now), "move");
  const [, from, to] = now.legal.find((a) => a.startsWith(`move ${ordered} `)).split(" ");
  await hex(from).click();
  await page.waitForSelector(`.hex.picked[data-thing="hex:${from}"]`);
  assert.ok((await page.locator(".hex.lit.way").count()) > 0, "reachable hexes are lit");
  const before = now.view.state.unit[from];
  now = await acts(() => hex(to).click());
  assert.equal(now.view.state.unit[to], before);
});

test("who presses once more when the game has gone on by itself is asked first", async () => {
  await openTable(page, { custom: battle({ bottom: { hand: ["Order Two Center"] } }) });
  for (const action of ["play Order Two Center", "order e4", "order f4"]) await does(page, action);
  assert.equal(flow(await snap()), "move", "two orders are all there are");
  const done = page.locator('.prompt-acts [data-action="done"]');
  await done.click();
  await page.locator('.chooser [data-action="done"]').waitFor();
  await page.keyboard.press("Enter");
  await page.waitForSelector(".chooser", { state: "detached" });
  assert.equal(flow(await snap()), "move", "the focus is on Cancel");
  await done.click();
  const now = await acts(() => page.locator('.chooser [data-action="done"]').click());
  assert.equal(flow(now), "battle");
});

test("dice are shown with what they did", async () => {
  await openTable(page, { custom: battle() });
  for (const action of ["play Order Three Center", "order e4", "order f4", "done", "done"])
    await does(page, action);
  await hex("e4").click();
  await page.waitForSelector('.hex.foe[data-thing="hex:f5"]');
  const aim = page.locator('[data-drawn="hex:f5"] .aim');
  assert.match(await aim.textContent(), /5\s+97%/); // 5 dice, 3 faces of 6
  if (flow(await acts(() => hex("f5").click())) === "react") await does(page, "stand");
  await page.waitForSelector(".roll-line .battle-face");
  const shown = await page.locator(".roll-line").textContent();
  const told = (await snap()).log.map((l) => l.text).join("\n");
  const title = (await page.locator(".roll-name").textContent()).trim();
  assert.ok(told.includes(title), `${shown} stands in the log`);
});

test("the table is accessible in both themes", async () => {
  await audit(page, "battle");
});

test("a hex that is not lit says why", async () => {
  await openTable(page, { custom: battle() });
  await does(page, "play Order Three Center");
  await hex("f5").click();
  await page.locator(".toast.bad").first().waitFor();
});

test("keys reach the field", async () => {
  await page.keyboard.press("b");
  await page.keyboard.press("ArrowUp");
  const at = await page.evaluate(() => document.activeElement?.dataset.thing ?? "");
  assert.match(at, /^(hex|card|leader):/);
  await hex("e4").focus();
  await acts(() => page.keyboard.press("Enter"));
  assert.equal((await snap()).view.state.order.e4, "unit");
});

test("a redraw without news touches nothing", async () => {
  const touched = await page.evaluate(async () => {
    const table = document.querySelector("table-page");
    const all = { subtree: true, childList: true, attributes: true, characterData: true };
    const watch = new MutationObserver(() => {});
    watch.observe(table, all);
    table.requestUpdate();
    await table.updateComplete;
    const found = watch.takeRecords().map((m) => `${m.type} ${m.attributeName ?? ""} ${m.target.nodeName}`);
    watch.disconnect();
    return found;
  });
  assert.deepEqual(touched, []);
});

test("a hand of seven lies on the table whole", async () => {
  const hand = ["Order Two Center", "Order Three Left", "Order Heavy Troops", "Out Flanked"];
  hand.push("Inspired Left Leadership", "Mounted Charge", "Counter Attack");
  await openTable(page, { custom: battle({ bottom: { command: 7, hand } }) });
  const pane = await page.locator(".pane").boundingBox();
  const card = await page.locator(".hand-card").last().boundingBox();
  assert.equal(await page.locator(".hand-card").count(), 7);
  assert.ok(card.x + card.width <= pane.x + pane.width, "the last card sticks out");
});

test("the board stays where it is while a piece is in the hand", async () => {
  await openTable(page, { custom: battle() });
  await does(page, "play Order Three Center");
  for (const at of ["e4", "f4", "g4"]) await does(page, `order ${at}`);
  const before = await page.locator(".battlefield").boundingBox();
  await hex("f4").click();
  await page.waitForSelector(".picked-line");
  assert.deepEqual(await page.locator(".battlefield").boundingBox(), before);
});

test("a pointer that comes gets a closer look, one that rests does not", async () => {
  const p = await here.person();
  await p.clock.install();
  await openTable(p, { custom: battle() });
  const box = await hex("e4", p).boundingBox();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await p.evaluate(() => {
    const curtain = document.createElement("dialog");
    curtain.style = "position: fixed; inset: 0; width: 100%; height: 100%; z-index: 99";
    document.querySelector("table-page").append(curtain);
    curtain.show();
  });
  await p.mouse.move(x, y);
  await hex("e4", p).evaluate(
    (e4) =>
      new Promise((comes) => {
        e4.addEventListener("pointerover", comes, { once: true });
        document.querySelector("table-page > dialog").remove();
      }),
  );
  await p.clock.fastForward(1000);
  assert.equal(await p.locator(".look").count(), 0);
  await p.mouse.move(x + 2, y);
  await p.clock.fastForward(1000);
  await p.waitForSelector(".look");
  await p.context().close();
});

test("with a finger: the field stands upright and fits", async () => {
  const phone = await here.person(PHONE);
  await setUp(phone, "zama", "top");
  // The bot may open with an attack, and then the first question is not for a card.
  await playOn([phone], async () => (await phone.locator(".hand-card.lit").count()) > 0);
  assert.ok(
    await phone.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
    "no scrolling to the side",
  );
  const box = await phone.locator(".battlefield").boundingBox();
  assert.ok(box.height > box.width, "upright");
  const small = await phone.evaluate(() =>
    [...document.querySelectorAll("main button, main [role=button]")]
      .map((b) => [b.outerHTML.slice(0, 80), b.getBoundingClientRect()])
      .filter(([, r]) => r.width > 0 && (r.width < 24 || r.height < 24))
      .map(([html]) => html),
  );
  assert.deepEqual(small, []);
  const [card, rev] = [phone.locator(".hand-card.lit").first(), await moves(phone)];
  await card.tap();
  await phone.locator(".look .again").waitFor();
  assert.equal(await moves(phone), rev, "the first tap shows the card");
  await card.tap();
  await phone.waitForFunction((r) => document.querySelector("table-page").snap.rev > r, rev);
  const random = dice(3);
  await playOn(
    [phone],
    (n) => n >= 25,
    (p) => pointAndClick(p, { tap: true, random }),
  );
  assert.deepEqual(phone.faults, []);
});

test("no page reported an error", () => assert.deepEqual(page.faults, []));

// A whole turn with each kind of command card, by real clicks on a battle of the test's own.
import assert from "node:assert/strict";
import { test } from "node:test";
import { battle, flow, isTold, openTable, playTurn, snapOf } from "./field.mjs";
import { stage } from "./stage.mjs";

const here = await stage();
const page = await here.person();
await page.goto("/");

/* The card, whom it orders, and what the events and the actions must hold. */
const CARDS = [
  { card: "Order Three Center", orders: ["e4", "g4"], acts: [/^order e4$/, /^attack /] },
  { card: "Out Flanked", orders: ["c4", "j4"], fights: 2, acts: [/^order c4$/, /^order j4$/] },
  { card: "Coordinated Attack", orders: ["c4", "g4", "j4"], acts: [/^order g4$/] },
  { card: "Order Light Troops", orders: ["c4", "h4"], acts: [/^order h4$/, /^(fire|attack) /] },
  { card: "Order Medium Troops", orders: ["g4", "j4"], acts: [/^attack /] },
  { card: "Order Heavy Troops", orders: ["e4"], acts: [/^attack e4 f5$/] },
  { card: "Order Mounted", orders: ["j4"], acts: [/^attack j4 k5$/] },
  { card: "Inspired Center Leadership", orders: ["e4", "f4", "g4"], acts: [/^order f4$/] },
  { card: "Leadership Any Section", orders: ["e4", "f4"], acts: [/^order f4$/, /^attack /] },
  { card: "Clash of Shields", acts: [/^attack /], tells: [["rolled", { why: "close", n: [5, 6, 7] }]] },
  { card: "Darken the Sky", fights: 2, acts: [/^fire /], tells: [["fired", { against: "top LI", at: "c6" }]] },
  { card: "Double Time", orders: ["g4", "h4"], moves: 1, acts: [/^move /] },
  { card: "First Strike", acts: [] },
  { card: "I Am Spartacus", any: true, acts: [], tells: [["rolled-card", { why: "I Am Spartacus" }]] },
  { card: "Line Command", orders: ["e4", "f4", "g4"], fights: 2, acts: [/^order g4$/] },
  { card: "Mounted Charge", orders: ["j4", "k4"], acts: [/^attack j4 k5$/], tells: [["rolled", { n: 4 }]] },
  { card: "Move-Fire-Move", orders: ["c4"], moves: 2, acts: [/^move c4 /] },
  { card: "Rally", any: true, acts: [], tells: [["rolled-card", { why: "Rally" }]] },
];

for (const { acts, tells = [], ...plan } of CARDS)
  test(`a turn with ${plan.card}`, async () => {
    const hand = [plan.card, "Order Two Left", "Order Two Right"];
    await openTable(page, { custom: battle({ bottom: { command: 3, hand } }) });
    assert.ok(await page.locator(`.hand-card[data-thing="card:${plan.card}"]`).isVisible());
    const did = await playTurn(page, plan);
    for (const like of acts) assert.ok(did.some((a) => like.test(a)), `${like}: ${did.join(", ")}`);
    const s = await snapOf(page);
    for (const [word, values] of tells) isTold(s, word, values);
    assert.equal(s.view.state.active, "top");
    assert.equal(flow(s), "card");
    isTold(s, "played", { who: "bottom", what: plan.card });
  });

test("a turn with Counter Attack: it is the enemy's card, mirrored", async () => {
  await openTable(page, {
    custom: battle({
      first: "top",
      bottom: { hand: ["Counter Attack"] },
      top: { hand: ["Order Three Left"] },
    }),
  });
  await playTurn(page, { card: "Order Three Left", orders: ["k5"] });
  await playTurn(page, { card: "Counter Attack", orders: ["j4", "k4"] });
  isTold(await snapOf(page), "copied", { what: "Counter Attack", as: "Order Three Right" });
});

test("no page reported an error", () => assert.deepEqual(page.faults, []));

// What the tests of Ancients share: battles of their own, and a player who does an action by
// clicking on what it is made of.
import assert from "node:assert/strict";
import { ask, snapOf } from "./stage.mjs";
import { moves } from "./table.mjs";

export { snapOf };
export const flow = (s) => s.view.state.flow?.[0];

/* The events of the log with this word and these values. */
export const told = (s, word, values = {}) =>
  s.log
    .flatMap((l) => l.events)
    .filter((e) => e.word === word && Object.keys(values).every((k) => [values[k]].flat().includes(e.args[k])));
export const isTold = (s, word, values) =>
  assert.ok(told(s, word, values).length > 0, `${word} ${JSON.stringify(values ?? {})} is told`);

/* A small battle in the middle of things: everybody has somebody to fight. */
export function battle({ bottom = {}, top = {}, ...more } = {}) {
  return {
    title: "A test",
    banners: 6,
    sides: {
      bottom: {
        army: "Roman",
        command: 1,
        hand: ["Order Three Center"],
        units: { HI: "e4 f4:2", MI: "g4", LI: "c4", AX: "h4", LC: "b4", MC: "j4", HC: "k4" },
        leaders: { Scipio: "e4" },
        ...bottom,
      },
      top: {
        army: "Carthaginian",
        command: 1,
        hand: ["Order Two Center"],
        units: { MI: "f5", HI: "g5 f8 g8", LI: "c6 h6", MC: "k5" },
        leaders: { Hannibal: "g8" },
        ...top,
      },
    },
    ...more,
  };
}

/* Makes a table with the calls of the client. `with_` has custom, from or scenario. */
export async function makeTable(page, with_, seats) {
  if (page.url() === "about:blank") await page.goto("/");
  await ask(page, "/api/me");
  return ask(page, "/api/tables", { game: "ancients", seats, ...with_ });
}

/* Makes a table and looks at it. */
export async function openTable(page, with_, seats = { bottom: "me", top: "me" }) {
  const made = await makeTable(page, with_, seats);
  await page.goto(`/t/${made.id}`);
  await page.waitForSelector(".battlefield");
  return made;
}

/* The things to click on for an action, one after the other; none: it has a button. */
function things(action) {
  const [verb, a, b] = action.split(" ");
  switch (verb) {
    case "play":
      return [`card:${action.slice(5)}`];
    case "lead":
      return [`leader:${a}`];
    case "send":
      return [`leader:${a}`, `hex:${b}`];
    case "move":
    case "attack":
    case "fire":
      return [`hex:${a}`, `hex:${b}`];
    case "order":
    case "rally":
    case "retreat":
    case "flee":
    case "ride":
      return [`hex:${a}`];
    default:
      return [];
  }
}

/* Does an action with the mouse and waits for the server. */
export async function does(page, action) {
  const rev = await moves(page);
  const all = things(action);
  for (const thing of all) await page.locator(`[data-thing="${thing}"]`).first().click();
  if (all.length === 0) await page.locator(`.prompt-acts [data-action="${action}"]`).click();
  await page.waitForFunction(
    (r) =>
      document.querySelector("table-page").snap.rev !== r || document.querySelector(".chooser"),
    rev,
  );
  const asks = page.locator(`.chooser [data-action="${action}"]`);
  if (await asks.count()) await asks.click();
  await page.waitForFunction((r) => document.querySelector("table-page").snap.rev !== r, rev);
  return snapOf(page);
}

/* What a player with a plan does now: the plan names hexes to order and how often to act. */
function choose(s, plan) {
  const can = (start) => s.legal.find((a) => a.startsWith(start));
  const done = can("done") ?? s.legal[0];
  switch (flow(s)) {
    case "card":
      return `play ${plan.card}`;
    case "order":
      return (
        plan.orders?.map((h) => can(`order ${h}`)).find(Boolean) ??
        (plan.any ? (can("order ") ?? done) : done)
      );
    case "rally":
      return can("rally ") ?? done;
    case "move":
      return plan.moves-- > 0 ? (can("move ") ?? done) : done;
    case "battle":
      return plan.fights-- > 0 ? (can("attack ") ?? can("fire ") ?? done) : done;
    case "react":
      return can(plan.answer ?? "stand");
    default:
      return s.legal[0];
  }
}

/* A whole turn by clicks: until the other side is to play a card. The actions done. */
export async function playTurn(page, plan) {
  const did = [];
  let s = await snapOf(page);
  const { turn } = s.view.state;
  plan = { moves: 0, fights: 1, ...plan };
  while (s.view.state.turn === turn && !s.view.over) {
    const action = choose(s, plan);
    assert.ok(s.legal.includes(action), `${action} is none of ${s.legal.join(", ")}`);
    did.push(action);
    s = await does(page, action);
  }
  return did;
}

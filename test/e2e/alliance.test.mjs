// Total War: Rome, an alliance from its use to its end, with real clicks in two browsers: Rome
// lands an army from the sea, Greece fights at its side, and Rome breaks the alliance at its price.
// One person leads Rome, the other Greece and Carthage.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { act, answer, fightOn, GAME, openTable, pressButton, stateOf, told, topOf } from "./campaign.mjs";
import { stage, upToDate } from "./stage.mjs";

const from = JSON.parse(
  await readFile(new URL("positions/total-war-alliance.json", import.meta.url), "utf8"),
);
const here = await stage();
const rome = await here.person();
const east = await here.person();

/* What the log of either page tells, as both have read it. */
async function isTold(word, values) {
  await upToDate(rome, east);
  for (const page of [rome, east])
    assert.equal((await told(page, word, values)).length, 1, `${word} ${JSON.stringify(values)}`);
}

test("two people meet in a campaign turn of Rome", async () => {
  const seats = { rome: "open", carthage: "me", greece: "me" };
  const { id, invite } = await openTable(east, { game: GAME, seats, from });
  await east.goto(`/t/${id}`);
  await east.waitForSelector(".totalwar");
  await rome.goto(invite);
  await rome.locator("[data-do=take]").click();
  await rome.waitForSelector("main.my-turn .totalwar");
});

test("army and navy meet, embark, sail and land", async () => {
  await act(rome, "force:navy A", "to:Mare Tyrrhenum");
  await act(rome, "force:army II", "force:navy A");
  assert.equal((await stateOf(rome)).aboard.rome.II, "A");
  await act(rome, "force:navy A", "to:Mare Africum");
  assert.equal((await stateOf(rome)).at.rome.II, "Mare Africum", "it sails with the navy");
  await act(rome, "force:army II", "to:Lilybaeum");
  await isTold("embarked", { who: "rome", what: "II" });
  await isTold("landed", { who: "rome", what: "II", to: "Lilybaeum" });
  const { at, march } = await stateOf(east);
  assert.equal(at.rome.II, "Lilybaeum");
  assert.deepEqual([march["army I"].mu, march["army II"].mu, march["navy A"]?.mu ?? 0], [3, 1, 0]);
});

test("the ally is asked in the other browser, and one line is made of both armies", async () => {
  await act(rome, "force:army I", "to:Samnium");
  await east.waitForSelector("main.my-turn [data-ask=meet]");
  await act(east, "say:fight");
  await act(rome, "say:fight");
  await act(rome, "say:invite greece");
  await east.waitForSelector("main.my-turn [data-ask=join]");
  await act(east, "say:yes");
  await act(rome, "say:drop Italian Infantry");
  await act(rome, "say:drop Italian Infantry");
  await act(rome, "say:pick Hoplites");
  await act(rome, "say:pick Hoplites");
  await pressButton(rome, "done");
  await isTold("joined", { who: "greece", with: "rome", n: 2 });
  assert.equal(await rome.locator(".line-of.lower .of-ally").count(), 2, "marked as the ally's");
  const { helper, relation } = await stateOf(east);
  assert.equal(helper.attacker, "greece");
  assert.equal(relation.greece.carthage, undefined, "his ally's enemy is his enemy");
});

test("the battle is fought with the cards of both", async () => {
  await fightOn(rome, east);
  await rome.waitForSelector(".tw-battle", { state: "detached" });
  assert.equal(await topOf(rome), "campaign");
  const sent = (await told(rome, "sent", { who: "rome" })).flatMap((e) => e.args.what);
  assert.ok(sent.includes("Hoplites"), sent.join(", "));
});

test("an attack on the ally breaks the alliance and costs a victory point", async () => {
  const before = (await stateOf(rome)).vp.rome;
  await act(rome, "force:army III", "to:Bruttium", { choose: "invade III Bruttium" });
  await isTold("broke", { who: "rome", with: "greece" });
  await isTold("lost-vp", { who: "rome", n: 1, why: "alliance broken" });
  await isTold("relation", { who: "rome", with: "greece", from: "ally", to: "enemy" });
  const { vp, relation } = await stateOf(east);
  assert.equal(vp.rome, before - 1);
  assert.equal(relation?.rome?.greece, undefined, "enemies");
});

test("armies left in the land of the other fight for it or go", async () => {
  for (let n = 0; n < 2 && (await told(east, "fights-on")).length === 0; n++) {
    await east.waitForSelector("main.my-turn [data-ask=stranded]");
    if ((await east.locator('[data-thing="say:fight"]').count()) > 0) await act(east, "say:fight");
    else await answer(east); // the other one may stand beside a Roman army
    await upToDate(rome, east);
  }
  await isTold("fights-on", { who: "greece", what: "II", at: "Etruria" });
  await fightOn(rome, east);
});

test("the round goes to its end", async () => {
  await pressButton(rome, "done");
  for (let n = 0; n < 8 && (await topOf(east)) !== "spend"; n++) {
    await pressButton(east, "done");
    await upToDate(rome, east);
  }
  for (const page of [rome, east, east]) await pressButton(page, "done");
  await upToDate(rome, east);
  assert.equal((await stateOf(rome)).round, from.round + 1);
  assert.deepEqual([...rome.faults, ...east.faults], []);
});

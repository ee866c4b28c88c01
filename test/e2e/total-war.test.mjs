// Total War: Rome with real clicks: a whole round of the introduction in two browsers, from the
// secret bid over agents, march, battle, assault and interception to spending. It begins at a
// position in front of all that, so that no luck of the deal decides what is tested.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { audit } from "./axe.mjs";
import { isTold, told } from "./field.mjs";
import { ask, numbersIn, PHONE, stage, upToDate } from "./stage.mjs";
import { moves } from "./table.mjs";

const GAME = "total-war-rome";
const DESK = { viewport: { width: 1280, height: 800 }, bypassCSP: true }; // for axe
const round = JSON.parse(
  await readFile(
    new URL("positions/total-war-round.json", import.meta.url),
    "utf8",
  ),
);

const here = await stage();
const rome = await here.person(DESK);
const carthage = await here.person(DESK);

/* A table opened over the wire; what follows is done by pointing. */
async function openTable(page, body) {
  await page.goto("/");
  await ask(page, "/api/me");
  return ask(page, "/api/tables", body);
}

const snapOf = (page) =>
  page.evaluate(() => document.querySelector("table-page").snap);
const stateOf = async (page) => (await snapOf(page)).view.state;
const topOf = async (page) => (await stateOf(page)).flow?.[0];

/* Things of the map are pressed where they say, all others in their middle. */
async function press(page, thing) {
  const it = page.locator(`[data-thing="${thing}"]`).first();
  await it.waitFor();
  const at = await it.getAttribute("data-at");
  if (!at) return it.click();
  const [x, y] = await it.evaluate((el, point) => {
    const p = new DOMPoint(...point).matrixTransform(
      el.ownerSVGElement.getScreenCTM(),
    );
    return [p.x, p.y];
  }, at.split(" ").map(Number));
  await page.mouse.click(x, y);
}

/* Presses things one after the other, then a line of the menu if one opens. */
async function pressAll(page, things, menu) {
  for (const thing of things) await press(page, thing);
  if (menu)
    await page
      .locator(`.chooser .act[data-action="${menu.choose}"]`)
      .first()
      .click();
}

/* Does it and waits for the deed; a press that met the map while it was drawn anew is made again. */
async function act(page, ...things) {
  await page.waitForSelector("main.my-turn");
  const rev = await moves(page);
  const menu = typeof things.at(-1) === "object" ? things.pop() : null;
  const isDone = (timeout) =>
    page
      .waitForFunction(
        (r) => document.querySelector("table-page").snap.rev !== r,
        rev,
        { timeout },
      )
      .then(
        () => true,
        () => false,
      );
  for (let tries = 0; tries < 3; tries++) {
    await pressAll(page, things, menu);
    if (await isDone(6000)) return;
    await page.keyboard.press("Escape");
  }
  assert.ok(await isDone(6000), `${things.join(", ")} did nothing`);
}

/* Ends a turn, or a choice of cards. */
async function pressDone(page) {
  await page.waitForSelector("main.my-turn");
  const rev = await moves(page);
  await page.locator('.prompt-acts .act[data-action="done"]').click();
  await page.waitForFunction(
    (r) => document.querySelector("table-page").snap.rev !== r,
    rev,
  );
}

/* The page asks the server why the verb is not allowed now, and shows what it says. */
async function isRefused(page, thing, verb) {
  const asked = page.waitForResponse(
    (r) => r.url().endsWith("/why") && r.request().postDataJSON().do[0] === verb,
  );
  await press(page, thing);
  const { reason } = await (await asked).json();
  await page.locator(".toast", { hasText: reason }).waitFor();
}

test("two people meet by the invitation link", async () => {
  const { id, invite } = await openTable(rome, {
    game: GAME,
    scenario: "introduction",
    seats: { rome: "me", carthage: "open" },
    from: round,
  });
  await rome.goto(`/t/${id}`);
  await rome.waitForSelector(".totalwar");
  await carthage.goto(invite);
  await carthage.locator("[data-do=take]").click();
  await rome.waitForSelector("main.my-turn .question-panel");
  await carthage.waitForSelector("main.my-turn .question-panel");
});

test("a bid is secret", async () => {
  await rome.locator("[data-coin=more]").click();
  await rome.locator("[data-coin=more]").click();
  await act(rome, "bid:2");
  assert.deepEqual(await numbersIn(rome.locator(".question-panel")), [2]);
  await upToDate(rome, carthage);
  const seen = await stateOf(carthage);
  assert.equal(seen.bid?.rome, undefined);
  assert.equal(seen.gold.rome, 14, "the purse does not tell either");
  isTold(await snapOf(carthage), "bid", { who: "rome", n: null });
  await act(carthage, "bid:0");
  await act(rome, "say:begin rome right");
  assert.equal((await stateOf(rome)).gold.rome, 12);
});

test("an agent goes out and acts, and an event interrupts him", async () => {
  await act(rome, "agent:first", "to:Corsica");
  assert.equal((await stateOf(rome)).agent.rome.first, "Corsica");
  await act(rome, "card:Riots/Scouts Return", { choose: "use Riots/Scouts Return first region" });
  await carthage.waitForSelector("main.my-turn [data-ask=window]");
  assert.equal((await stateOf(carthage)).deed, "riots");
  await act(carthage, "card:Spy/Counter-Espionage");
  assert.equal((await stateOf(carthage)).deed, undefined, "it is cancelled");
  await act(carthage, "say:pass");
  await upToDate(rome, carthage);
  assert.equal(
    (await stateOf(rome)).unrest?.Corsica,
    undefined,
    "nothing came of the riots",
  );
  isTold(await snapOf(rome), "played", { who: "carthage", what: "Counter-Espionage" });
  await act(rome, "card:Trade/Broken Ground", { choose: "levy Trade/Broken Ground" });
  assert.equal((await stateOf(rome)).gold.rome, 13);
  await pressDone(rome);
  await pressDone(carthage);
});

test("a standing answer ends the questions of a window", async () => {
  await carthage.waitForSelector("[data-ask=window]");
  assert.equal((await snapOf(carthage)).view.extra.window, "taxation");
  await act(carthage, "say:never");
  assert.equal((await stateOf(carthage)).hush.carthage.taxation, true);
  await carthage.locator("[data-tab=hand]").click();
  assert.deepEqual(await numbersIn(carthage.locator(".hush")), [10], "kinds of moments");
});

test("an army marches and meets the enemy; both stand to fight", async () => {
  await act(rome, "force:army I", "to:Lilybaeum");
  await carthage.waitForSelector("[data-ask=meet]");
  await act(carthage, "say:fight");
  await act(rome, "say:fight");
  await rome.waitForSelector(".tw-battle");
  await carthage.waitForSelector(".tw-battle");
});

test("with a reveal the enemy shows his cards first; the others stay hidden", async () => {
  const hidden = rome.locator(".line-of.upper .troop-back");
  assert.equal(await hidden.count(), 4, "four cards nobody has seen");
  await act(rome, "say:reveal");
  await act(carthage, "battle:Hispanic Scutarii", { choose: "deploy Hispanic Scutarii none none" });
  await upToDate(rome, carthage);
  assert.equal(await hidden.count(), 3);
  await rome.locator('.duel [data-look="troop:Hispanic Scutarii"]').first().waitFor();
  await audit(rome);
});

test("on a tablet no part of the battle lies over another", async () => {
  await rome.setViewportSize({ width: 1024, height: 768 });
  const parts = [".battle-middle", ".line-of.lower", ".line-of.upper", ".story"];
  const boxes = await Promise.all(parts.map((part) => rome.locator(part).boundingBox()));
  boxes.sort((a, b) => a.y - b.y);
  for (const [i, box] of boxes.slice(1).entries())
    assert.ok(boxes[i].y + boxes[i].height <= box.y + 1, JSON.stringify(boxes));
  await rome.setViewportSize(DESK.viewport);
  await act(rome, "battle:Republican Legionaries", { choose: "deploy Republican Legionaries none none" });
});

/* Sends the first card that can go until the battle is over. */
async function fightOn() {
  for (let n = 0; n < 40; n++) {
    await upToDate(rome, carthage);
    const top = await topOf(rome);
    if (top === "campaign") return;
    for (const page of [rome, carthage])
      if ((await page.locator("main.my-turn").count()) > 0)
        await answer(page, top);
  }
  assert.fail("the battle does not end");
}

async function answer(page, top) {
  const rev = await moves(page);
  const say = page.locator(".question-panel .answer.lit");
  const card = page.locator(".tw-battle .troop-card.lit");
  const place = page.locator(".region.lit");
  if ((await say.count()) > 0) await say.last().click();
  else if (top === "flee" || (await card.count()) === 0)
    await press(page, await place.first().getAttribute("data-thing"));
  else await card.first().click();
  const menu = page.locator(".chooser .act");
  const foe = page.locator(".tw-battle .troop-card.lit:not(.picked)");
  await page.waitForFunction(
    (r) =>
      document.querySelector("table-page").snap.rev !== r ||
      document.querySelector(".chooser, .tw-battle .picked"),
    rev,
  );
  if ((await moves(page)) !== rev) return;
  if ((await menu.count()) > 0) await menu.first().click();
  else await foe.first().click();
  await page.waitForFunction(
    (r) => document.querySelector("table-page").snap.rev !== r,
    rev,
  );
}

test("the battle is fought to its end, every exchange of dice is told", async () => {
  await rome.locator(".story li").first().waitFor();
  assert.ok((await rome.locator(".story .skull-die").count()) >= 2);
  await fightOn();
  assert.ok(told(await snapOf(rome), "gained").every((e) => e.args.n === 1 || e.args.n === 2));
  isTold(await snapOf(rome), "gained");
  await rome.waitForSelector(".tw-battle", { state: "detached" });
});

test("a garrison is assaulted by another army of the same turn", async () => {
  await act(rome, "assault:II", { choose: "assault II" });
  for (let n = 0; n < 8 && (await topOf(rome)) === "lose"; n++) {
    const rev = await moves(rome);
    await rome.locator(".question-panel .troop-card").first().click();
    await rome.waitForFunction(
      (r) => document.querySelector("table-page").snap.rev !== r,
      rev,
    );
  }
  const snap = await snapOf(rome);
  isTold(snap, "assault-began", { who: "rome", at: "Sardinia" });
  isTold(snap, "rolled", { why: "garrison", at: "Sardinia", colour: "red" });
});

test("a navy that passes is intercepted", async () => {
  await act(rome, "force:navy A", "to:Mare Ligusticum");
  await carthage.waitForSelector("[data-ask=intercept]");
  assert.equal((await stateOf(carthage)).goal, "Mare Ligusticum");
  await act(carthage, "say:intercept A");
  await upToDate(rome, carthage);
  isTold(await snapOf(rome), "intercepted", { who: "carthage" });
  for (const page of [rome, carthage])
    if (
      (await topOf(page)) === "retreat" &&
      (await page.locator("main.my-turn").count())
    )
      await press(
        page,
        await page.locator(".region.lit").first().getAttribute("data-thing"),
      );
  await rome.locator('.prompt-acts .act[data-action="done"]').waitFor();
  await pressDone(rome);
  await pressDone(carthage);
});

test("spending: a running total, reasons for what is not allowed, and secrecy", async () => {
  await rome.waitForSelector(".sheet");
  const gold = (await stateOf(rome)).gold.rome;
  await rome.locator("[data-tab=developments]").click();
  await act(rome, "order:develop Line Relief");
  await rome.locator("[data-tab=spending]").click();
  await act(rome, "order:ship Quinquereme B");
  await act(rome, "build:market", "to:Campania");
  await act(rome, "build:road", "road:LAT-SAM");
  const sum = await numbersIn(rome.locator(".order-list .sum"));
  assert.deepEqual(sum, [4, 7, gold, gold - 7], "orders, spent, held, left");
  await audit(rome);
  await isRefused(rome, "build:wonder", "build");
  await isRefused(rome, "build:calm", "calm");
  await upToDate(rome, carthage);
  const snap = await snapOf(carthage);
  assert.equal(snap.view.state.order, undefined);
  assert.ok(snap.log.flatMap((l) => l.events).every((e) => !e.word.startsWith("orders")), "secret");
  await pressDone(rome);
  await pressDone(carthage);
  await upToDate(rome, carthage);
  const after_ = await stateOf(carthage);
  assert.equal(
    after_.built.market.Campania,
    true,
    "carried out for all to see",
  );
  assert.equal(after_.round, 3);
  assert.deepEqual([...rome.faults, ...carthage.faults], []);
});

/* One person with both seats; `acts` are played over the wire. */
async function sitAlone(options, acts) {
  const page = await here.person(options);
  const { id } = await openTable(page, {
    game: GAME,
    scenario: "introduction",
    seats: { rome: "me", carthage: "me" },
    from: round,
  });
  for (const action of acts) {
    const { you: seat, rev } = await ask(page, `/api/tables/${id}`);
    await ask(page, `/api/tables/${id}/act`, { seat, action, rev });
  }
  await page.goto(`/t/${id}`);
  await page.waitForSelector("main.my-turn .totalwar");
  return page;
}

test("the keyboard alone bids, chooses who begins and sends an agent", async () => {
  const page = await sitAlone(DESK, ["bid 2"]);
  await page.locator("[data-coin=more]").focus();
  await page.keyboard.press("Enter");
  await page.locator('[data-thing="bid:1"]').focus();
  let rev = await moves(page);
  await page.keyboard.press("Enter");
  await page.waitForFunction(
    (r) => document.querySelector("table-page").snap.rev !== r,
    rev,
  );
  await page.waitForSelector('.answer.lit[data-thing^="say:begin"]');
  await page.keyboard.press("b");
  await page.waitForFunction(() =>
    document.activeElement?.dataset.thing?.startsWith("say:begin"),
  );
  rev = await moves(page);
  await page.keyboard.press("Enter");
  await page.waitForFunction(
    (r) => document.querySelector("table-page").snap.rev !== r,
    rev,
  );
  await page.waitForSelector('.hit.lit[data-thing="agent:first"]');
  await page.locator('.hit[data-thing="agent:first"]').focus();
  await page.keyboard.press("Enter");
  await page.waitForSelector('[data-thing="to:Sardinia"]');
  await page.locator('[data-thing="to:Sardinia"]').focus();
  rev = await moves(page);
  await page.keyboard.press("Enter");
  await page.waitForFunction(
    (r) => document.querySelector("table-page").snap.rev !== r,
    rev,
  );
  assert.equal((await stateOf(page)).agent.rome.first, "Sardinia");
  await page.context().close();
});

test("nothing sticks out on a phone, and a finger can march", async () => {
  const toCampaign = [
    "bid 2",
    "bid 0",
    "begin rome right",
    "done",
    "done",
    "never",
  ];
  const page = await sitAlone(PHONE, toCampaign);
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  assert.ok((await width()) <= PHONE.viewport.width, "the campaign");
  const panel = page.locator('.force-head[data-thing="force:army I"]');
  await panel.scrollIntoViewIfNeeded();
  await panel.tap();
  await page.waitForSelector('.region.lit[data-thing="to:Lilybaeum"]');
  for (const tab of ["hand", "developments", "rivals", "spending"]) {
    await page.locator(`[data-tab=${tab}]`).tap();
    assert.ok((await width()) <= PHONE.viewport.width, tab);
  }
  await page.context().close();
});

/* One person leads all three, from a campaign turn in which Greece is Rome's ally. */
async function leadAllies() {
  const page = await here.person(DESK);
  const from = JSON.parse(
    await readFile(new URL("positions/total-war-allies.json", import.meta.url), "utf8"),
  );
  const { id } = await openTable(page, {
    game: GAME,
    seats: { rome: "me", carthage: "me", greece: "me" },
    from,
  });
  await page.goto(`/t/${id}`);
  await page.waitForSelector("main.my-turn .totalwar");
  return page;
}

test("navy and army move, meet and land together; another army waits its turn", async () => {
  const page = await leadAllies();
  await act(page, "force:navy A", "to:Mare Tyrrhenum");
  await act(page, "force:army II", "force:navy A");
  await act(page, "force:navy A", "to:Mare Africum");
  await act(page, "force:army II", "to:Lilybaeum");
  const state = await stateOf(page);
  assert.equal(state.at.rome.II, "Lilybaeum");
  assert.equal(state.march["army I"].mu, 3);
  await page.context().close();
});

test("an ally is asked for help, and his cards stand in the line", async () => {
  const page = await leadAllies();
  await act(page, "force:army I", "to:Samnium");
  await act(page, "say:fight");
  await act(page, "say:fight");
  await act(page, "say:invite greece");
  await act(page, "say:yes");
  await act(page, "say:drop Italian Infantry");
  await act(page, "say:pick Hoplites");
  await pressDone(page);
  const state = await stateOf(page);
  assert.equal(state.helper.attacker, "greece");
  assert.equal(state.relation?.carthage?.greece, undefined, "war with his ally's enemy");
  await page.context().close();
});

test("an alliance is broken at its price", async () => {
  const page = await leadAllies();
  await act(page, "force:army I", "to:Bruttium", { choose: "invade I Bruttium" });
  const state = await stateOf(page);
  assert.equal(state.vp.rome, 4);
  assert.equal(state.relation?.rome?.greece, undefined, "enemies");
  await page.context().close();
});

test("the drawn map and the rules name the same places", async () => {
  const file = new URL("../../data/maps/total_war.json", import.meta.url);
  const drawn = new Map(
    JSON.parse(await readFile(file, "utf8")).regions.map((r) => [r.name, r]),
  );
  const { facts } = await (
    await fetch(`${here.server.base}/api/games/${GAME}/facts`)
  ).json();
  for (const { name, code } of facts.regions)
    assert.equal(drawn.get(name)?.id, code, name);
  for (const { name } of facts.seas)
    assert.equal(drawn.get(name)?.kind, "sea", name);
  assert.equal(drawn.size, facts.regions.length + facts.seas.length);
});

// Ancients between two browsers: evading, First Strike, a rampage, leaders who fall, the ways
// back, and the dice of a whole game in log, record and proof.
import assert from "node:assert/strict";
import { test } from "node:test";
import { battle, does, flow, isTold, makeTable, openTable, snapOf, told } from "./field.mjs";
import { stage } from "./stage.mjs";

const here = await stage();
const one = await here.person();
const two = await here.person();

/* Two people at one table: the first has the bottom army. */
async function meet(with_) {
  const made = await openTable(one, with_, { bottom: "me", top: "open" });
  await two.goto(made.invite);
  await two.locator("[data-do=take]").click();
  await two.waitForSelector(".battlefield");
  await one.waitForSelector("main.my-turn");
}

const asked = (page, action) => page.locator(`.prompt-acts [data-action="${action}"]`);

/* The bottom army's unit on e4 attacks what is on `to`. */
async function attack(to, units, more = {}) {
  const bottom = { hand: ["Order Two Center"], units: { HI: "e4 e3 f3" }, leaders: {}, ...more.bottom };
  const top = { hand: ["Order Two Left"], leaders: { Hannibal: "g8" }, ...more.top, units };
  await meet({ custom: battle({ banners: 3, bottom, top }) });
  await does(one, "play Order Two Center");
  await does(one, "order e4");
  if (flow(await snapOf(one)) === "order") await does(one, "done");
  if (flow(await snapOf(one)) === "move") await does(one, "done");
  return does(one, `attack e4 ${to}`);
}

test("an action counts though the answer to the one before is still on its way", async () => {
  await openTable(one, { custom: battle() });
  let answer;
  const held = new Promise((r) => (answer = r));
  const late = async (route) => {
    const response = await route.fetch();
    await held;
    await route.fulfill({ response });
  };
  await one.route("**/act", late, { times: 1 });
  await does(one, "play Order Three Center");
  await does(one, "order e4");
  answer();
});

test("an evade is decided in the other browser, with its whole way", async () => {
  await attack("e5", { LI: "e5", HI: "g8 f8" });
  await asked(two, "evade").waitFor();
  assert.equal(await one.locator(".prompt-acts [data-action]").count(), 0);
  assert.equal(await two.locator(".strike").count(), 1, "an arrow shows who attacks");
  const { extra } = (await snapOf(two)).view;
  assert.deepEqual(
    extra.ways.map(([a, b]) => `${a}${b}`).sort(),
    ["d6d7", "d6e7", "e5d6", "e5e6", "e6e7", "e6f7"],
  );
  assert.equal(await two.locator(".ahead.back").count(), 6, "every step of the way is drawn");
  await does(two, "evade");
  const now = await snapOf(two);
  isTold(now, "evades", { who: "top", what: "top LI", at: "e5" });
  isTold(now, "rolled", { why: "evade", what: "bottom HI", from: "e4", against: "top LI", at: "e5", n: 5 });
  if (flow(now) === "retreat") {
    assert.ok((await two.locator(".ahead.back").count()) >= 4);
    await does(two, "retreat e6");
    await does(two, "retreat e7");
    const after = await snapOf(two);
    assert.match(after.view.state.unit.e7, /top LI/);
    assert.equal(await two.locator(".trail.back").count(), 2, "both steps stay to be seen");
  }
  await one.waitForSelector(".roll-line .battle-face");
});

test("First Strike is played by the one attacked, and rolls first", async () => {
  await attack("f5", { HI: "f5 g8 f8" }, { top: { hand: ["First Strike"] } });
  await asked(two, "strike").click();
  await two.waitForFunction(() =>
    document.querySelector("table-page").snap.log.some((l) => l.events.some((e) => e.word === "rolled")),
  );
  const s = await snapOf(two);
  isTold(s, "struck-first", { who: "top", what: "top HI", at: "f5", why: "First Strike" });
  isTold(s, "rolled", { why: "strike", from: "f5", against: "bottom HI", at: "e4", n: 5 });
});

/* In front of the choice whether an elephant ignores a flag: what follows is no luck. */
const elephants = {
  game: "ancients",
  flow: ["flags", "after attack", "battle"],
  army: { bottom: "Roman", top: "Carthaginian" },
  turn: 5,
  command: { bottom: 1, top: 1 },
  goal: 5,
  hand: { top: { "Order Two Left": 1 } },
  deck: { "Order Two Left": 2, "Order Three Left": 3 },
  played: "Order Mounted",
  orders: "Order Mounted",
  unit: { f5: "bottom MC", f6: "top EL", g6: "top LI", e6: "top LI", a1: "bottom HI", a9: "top HI" },
  blocks: { f5: 3, f6: 2, g6: 4, e6: 4, a1: 4, a9: 4 },
  order: { f5: "unit" },
  fought: { f5: 1 },
  attacker: "f5",
  target: "f6",
  victim: "f6",
  stage: "close",
  flags: 1,
};

test("a rampage: the elephant goes back over friend and foe", async () => {
  await openTable(one, { from: elephants });
  await asked(one, "ignore 0").waitFor();
  assert.ok((await one.locator(".ahead.back").count()) > 0, "where it will go is shown");
  const s = await does(one, "ignore 0");
  for (const at of ["f5", "g6", "e6"]) isTold(s, "tested", { why: "rampage", at });
  const way = s.legal.find((a) => a.startsWith("retreat "));
  const now = way ? await does(one, way) : s;
  isTold(now, "retreated", { what: "top EL", from: "f6", to: ["f7", "g7"] });
  assert.equal(await one.locator(".trail.back").count(), 1);
});

test("an elephant that ignores the flag stays", async () => {
  await openTable(one, { from: elephants });
  const s = await does(one, "ignore 1");
  assert.deepEqual(told(s, "tested", { why: "rampage" }), []);
  assert.match(s.view.state.unit.f6, /top EL/);
});

/* The dice decide whether he falls; the same seed, the same dice: it happens each time. */
test("a leader alone is attacked until one falls", async () => {
  let fallen = null;
  for (let n = 0; n < 12 && !fallen; n++) {
    const made = {
      custom: battle({
        banners: 2,
        bottom: { hand: ["Order Two Center"], units: { HI: "e4 e3" }, leaders: {} },
        top: { units: { HI: "f8 g8" }, leaders: { Hannibal: "e5", Mago: "g8" } },
      }),
    };
    await openTable(one, made);
    await does(one, "play Order Two Center");
    await does(one, "order e4");
    await does(one, "done");
    await does(one, "done");
    const s = await does(one, "attack e4 e5");
    isTold(s, "rolled", { what: "bottom HI", from: "e4", leader: "top Hannibal", at: "e5" });
    if (told(s, "fell", { what: "top Hannibal" }).length > 0) fallen = s;
  }
  assert.ok(fallen, "somebody's leader fell");
  assert.equal(fallen.view.state.banner.bottom, 1);
  assert.equal(await one.locator(".leader.of-top").count(), 1, "one leader is left on the field");
});

test("a unit with a leader that loses blocks puts him to the test", async () => {
  let tested = false;
  for (let n = 0; n < 8 && !tested; n++) {
    await openTable(one, {
      custom: battle({
        banners: 2,
        bottom: { hand: ["Order Two Center"], units: { HI: "e4 e3" }, leaders: {} },
        top: { units: { HI: "f5 g8" }, leaders: { Hannibal: "f5" } },
      }),
    });
    await does(one, "play Order Two Center");
    await does(one, "order e4");
    await does(one, "done");
    await does(one, "done");
    let s = await does(one, "attack e4 f5");
    if (flow(s) === "react") s = await does(one, "stand");
    tested = told(s, "tested", { why: "check", leader: "top Hannibal", at: "f5" }).length > 0;
  }
  assert.ok(tested, "a casualty check is rolled in view");
});

const FACES = ["circle", "triangle", "square", "helmet", "flag", "swords"];

test("log, record and proof show the same dice for a whole game", async () => {
  const bots = { bottom: "bot:greedy", top: "bot:greedy" };
  const { id } = await makeTable(one, { scenario: "zama" }, bots);
  const read = (path) =>
    one.evaluate(async (p) => (await fetch(p)).text(), `/api/tables/${id}${path}`);
  while (JSON.parse(await read("")).state === "running") await one.waitForTimeout(100);
  const record = await read("/record");
  const rolled = record
    .split("\n")
    .map((l) => /^chance (?:@\d+ )?die (\w+)/.exec(l)?.[1])
    .filter(Boolean);
  await one.goto(`/t/${id}`);
  await one.waitForSelector(".battlefield");
  const snap = await snapOf(one);
  for (const dice of FACES) {
    const inRecord = rolled.filter((f) => f === dice).length;
    const shown = told(snap, "face", { dice }).reduce((n, e) => n + e.args.n, 0);
    assert.equal(shown, inRecord, dice);
  }
  assert.ok(rolled.length > 50);
  const proof = JSON.parse(await read("/proof"));
  assert.equal(proof.ok, true);
  const chances = record.split("\n").filter((l) => l.startsWith("chance ")).length;
  assert.equal(proof.checked, chances, "every outcome of chance is proved");
  const last = told(snap, "rolled").pop();
  await one.locator(".log, [role=log]", { hasText: last.text }).first().waitFor();
});

test("no page reported an error", () => assert.deepEqual([...one.faults, ...two.faults], []));

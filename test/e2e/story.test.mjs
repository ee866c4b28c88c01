// What the client makes of events, without a browser: numbers, beats, paces, turns and their outcomes,
// and where the points came from.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { before, test } from "node:test";
import { fileURLToPath } from "node:url";

const web = fileURLToPath(new URL("../../web", import.meta.url));

async function load(file) {
  const how = { cwd: web, stdio: "pipe" };
  const source = execFileSync("npx", ["esbuild", `src/${file}.ts`, "--bundle", "--format=esm"], how);
  return import(`data:text/javascript;base64,${source.toString("base64")}`);
}

let changes, beats, pace, story, standings, wire;
before(async () => {
  [changes, beats, pace, story, standings, wire] = await Promise.all(
    ["motion/changes", "motion/beats", "motion/pace", "log/story", "log/standings", "wire"].map(load),
  );
});

const row = (word, family, blanks, changes, list) => ({ word, family, blanks, changes, list });
const tables = {
  domains: {
    seat: ["rome", "gaul"],
    region: ["", "Roma", "Genua", "Massilia"],
    kind: ["legion", "galley"],
    resource: ["", "iron", "coin"],
    space: ["", "Ferrum", "Duellum"],
    card: ["", "Forum"],
    unit: ["", "Heavy Infantry"],
    cause: ["", "forum"],
  },
  labels: { cause: ["", "the Forum"] },
  verbs: [null],
  events: [
    null,
    row("turn", "turn-began", [["who", "seat"], ["n", "number"]]),
    row("went", "chose", [["who", "seat"], ["from", "space"], ["to", "space"]]),
    row("moved", "moved", [["who", "seat"], ["n", "number"], ["what", "kind"], ["from", "region"], ["to", "region"]], "units[who][what][from] - n; units[who][what][to] + n"),
    row("conquered", "battle-ended", [["who", "seat"], ["at", "region"]]),
    row("lost", "removed", [["who", "seat"], ["n", "number"], ["what", "kind"], ["at", "region"]]),
    row("earned", "counter", [["who", "seat"], ["n", "number"]], "stock[who][2] + n"),
    row("rolled", "rolled", [["who", "seat"], ["dice", "number"]]),
    row("scored", "counter", [["who", "seat"], ["n", "number"], ["why", "cause"]], "vp[who] + n; supply - n"),
    row("banner", "counter", [["who", "seat"], ["n", "number"]], "banner[who] = n"),
    row("drew", "drew", [["who", "seat"], ["what", "card"]]),
    row("attacked", "battle-began", [["who", "seat"], ["at", "region"]]),
    row("founded", "placed", [["who", "seat"], ["what", "resource"], ["at", "region"]]),
    row("weakened", "removed", [["who", "seat"], ["what", "unit"], ["n", "number"], ["at", "region"], ["left", "number"]]),
    row("paid-each", "counter", [["who", "seat"], ["what", "resource"]], "stock[who][what] - 1", true),
    row("learned", "chose", [["who", "seat"], ["what", "card"]]),
    row("phase", "phase-began", [["what", "chapter"]]),
    row("exchange", "phase-began", [["what", "fight"]]),
  ],
  fields: [
    { name: "stock", dims: ["seat", "resource"] },
    { name: "vp", dims: ["seat"] },
    { name: "banner", dims: ["seat"] },
    { name: "supply", dims: [] },
  ],
};
const [TURN, WENT, MOVED, CONQUERED, LOST, EARNED, ROLLED, SCORED, BANNER, DREW, ATTACKED, FOUNDED, WEAKENED, PAID, LEARNED, PHASE, EXCHANGE] = tables.events.slice(1).map((_, i) => i + 1);

const line = (n, seat, ...events) =>
  wire.readLine({ n, seat, events: events.map(([kind, ...values]) => [kind, values, `${tables.events[kind].word}.`]) }, tables);
const told = (...events) => line(1, "rome", ...events).events;
const by = { tables, title: (seat) => ({ rome: "Rome", gaul: "Gaul" })[seat] };

test("the rows say which counter an event changes, and by how much", () => {
  const ledger = new changes.Ledger(tables);
  const read = (...events) => told(...events).flatMap((e) => ledger.read(e)).map((d) => [d.key, d.by]);
  assert.deepEqual(read([EARNED, 0, 3]), [["stock:rome:coin", 3]], "a number is an index of the field's domain");
  assert.deepEqual(read([SCORED, 1, 2, 1]), [["vp:gaul", 2], ["supply", -2]]);
  assert.deepEqual(read([BANNER, 0, 2], [BANNER, 0, 3]), [["banner:rome", 2], ["banner:rome", 1]], "what is set differs from the last");
  assert.deepEqual(read([PAID, 0, 1, 1, 2]), [["stock:rome:iron", -1], ["stock:rome:iron", -1], ["stock:rome:coin", -1]]);
  assert.deepEqual(read([MOVED, 0, 2, 0, 1, 2]), [], "units are no counter");
});

test("runs are merged: a march is one way, coins are one number", () => {
  const made = (...events) => beats.beatsOf(told(...events), new changes.Ledger(tables), tables);
  const [march, ...others] = made([MOVED, 0, 2, 0, 1, 2], [MOVED, 0, 2, 0, 2, 3]);
  assert.deepEqual(march.way.map((p) => p.word), ["Roma", "Genua", "Massilia"]);
  assert.equal(others.length, 0);
  const sums = made([EARNED, 0, 1], [EARNED, 0, 1], [EARNED, 1, 1], [EARNED, 0, 1]);
  assert.deepEqual(sums.map((b) => [b.who, b.by]), [["rome", 3], ["gaul", 1]]);
  assert.deepEqual(made([ROLLED, 0, 3], [ROLLED, 0, 6]).map((b) => b.dice), [["3", "6"]]);
  assert.deepEqual(made([DREW, 1, null], [DREW, 1, null]).map((b) => [b.what, b.n]), [[null, 2]]);
  assert.deepEqual(made([EARNED, 0, 2], [PAID, 0, 2, 2]), [], "what comes and goes is not seen");
  assert.equal(made([WENT, 0, 1, 2])[0].kind, "move", "from and to make a way in every family");
});

test("a turn of the computer never takes more than its time", () => {
  for (const [speed, most] of [["instant", 0], ["fast", 3000], ["normal", 6000], ["slow", 12000]]) {
    const p = new pace.Pace(() => speed);
    let sum = 0;
    for (let waiting = 40; waiting > 0; ) {
      const together = p.merge(waiting);
      assert.ok(together >= 1 && together <= waiting);
      waiting -= together;
      sum += p.take(["move", "count"]);
    }
    assert.ok(sum <= most, `${speed}: ${sum} ms`);
    if (most > 0) assert.ok(sum > most / 3, `${speed}: ${sum} ms are too few to see`);
    assert.equal(p.take(["turn"]) > 0, most > 0, "the next turn has time of its own");
  }
});

test("beats overlap, and all begin within the time of their batch", () => {
  const times = pace.schedule(["move", "move", "count", "loss"], 900);
  assert.ok(times.every((t, i) => i === 0 || t.at > times[i - 1].at));
  assert.ok(times[3].at < 900);
});

const game = () => [
  line(1, "chance", [DREW, 0, null]),
  line(2, "rome", [TURN, 0, 1]),
  line(3, "rome", [WENT, 0, 1, 2]),
  line(4, "rome", [MOVED, 0, 2, 0, 1, 2]),
  line(5, "rome", [MOVED, 0, 1, 0, 3, 2]),
  line(6, "rome", [ATTACKED, 0, 2]),
  line(7, "chance", [ROLLED, 0, 5]),
  line(8, "chance", [ROLLED, 0, 5]),
  line(9, "rome", [CONQUERED, 0, 2], [LOST, 0, 2, 0, 2]),
  line(10, "rome", [EARNED, 0, 2], [SCORED, 1, -1, 1], [TURN, 1, 2]),
  line(11, "gaul", [FOUNDED, 1, 1, 3]),
];

test("the log is told by turn, with what came of each", () => {
  const [start, rome, gaul] = story.storyOf(game(), by);
  assert.equal(start.turn.seat, "");
  assert.deepEqual([rome.turn.seat, rome.turn.no, rome.turn.key, rome.turn.last], ["rome", 1, 2, 10]);
  assert.equal(rome.outcome.join(", "), "Duellum, 3 legions to Genua, Genua: conquered, lost 2 legions, +2 coins, Gaul −1 VP");
  assert.deepEqual(gaul.outcome, ["founded Massilia (iron)"]);
});

test("rolls belong to the deed that they served, and the like is said once", () => {
  const { deeds } = story.turnsOf(game())[1];
  const fight = deeds.find((d) => d.events.some((e) => e.word === "attacked"));
  assert.deepEqual(
    fight.lines.map((l) => [l.text, l.times]),
    [
      ["attacked.", 1],
      ["rolled.", 2],
      ["conquered. lost.", 1],
    ],
  );
  assert.equal(fight.n, 9);
  assert.ok(!deeds.some((d) => d.lines.some((l) => l.text.includes("turn."))), "a turn has a head of its own");
});

test("what is chosen by its name is said with what was done", () => {
  const told = story.storyOf([line(1, "rome", [TURN, 0, 1], [LEARNED, 0, 1], [WENT, 0, 1, 2])], by);
  assert.deepEqual(told[0].outcome, ["learned Forum", "Duellum"]);
});

test("a phase of all is a chapter of its own, with the names of those who did something; one of a battle is not", () => {
  const log = [line(1, "rome", [TURN, 0, 1], [ATTACKED, 0, 2], [EXCHANGE, 1], [CONQUERED, 0, 2]), line(2, "gaul", [EARNED, 0, 1], [PHASE, 1], [EARNED, 1, 2])];
  const told = story.storyOf(log, by);
  assert.deepEqual(told.map((t) => [t.turn.seat, t.turn.name, t.outcome.join(", ")]), [["rome", "", "Genua: conquered, +1 coin"], ["", "phase", "Gaul +2 coins"]]);
  assert.equal(story.storyOf(log, { ...by, verdicts: true })[0].outcome[0], "conquered", "a verdict is the sentence of the battle's end");
});

test("of a turn that one had a part in, only what came afterwards is news", () => {
  const log = [line(1, "rome", [TURN, 0, 1], [EARNED, 0, 2]), line(2, "gaul", [LEARNED, 1, 1]), line(3, "rome", [EARNED, 0, 1])];
  assert.deepEqual(story.storyOf(log, by, 2)[0].outcome, ["+1 coin"]);
});

test("a unit that loses blocks is not lost", () => {
  const outcome = (left) => story.storyOf([line(1, "rome", [TURN, 0, 1]), line(2, "chance", [WEAKENED, 1, 1, 3, 2, left])], by)[0].outcome;
  assert.deepEqual(outcome(1), ["Gaul Heavy Infantry −3"]);
  assert.deepEqual(outcome(0), ["Gaul lost Heavy Infantry"]);
});

test("a log without turns is told by seat", () => {
  const turns = story.turnsOf([line(1, "rome", [EARNED, 0, 1]), line(2, "chance", [ROLLED, 0, 5]), line(3, "gaul", [EARNED, 1, 1])]);
  assert.deepEqual(turns.map((t) => [t.seat, t.deeds.length]), [["rome", 1], ["gaul", 1]]);
});

test("points are summed by their cause, what was there at the start beside them", () => {
  const s = {
    you: "gaul",
    seats: [{ seat: "rome" }, { seat: "gaul" }],
    view: { state: { vp: { rome: 13, gaul: 9 } }, seats: ["rome", "gaul"] },
    result: { score: { rome: 1, gaul: 0 } },
    log: [line(1, "rome", [SCORED, 0, 3, 1], [SCORED, 1, -1, 1])],
  };
  assert.deepEqual(standings.sources(s, "vp", tables), [
    { why: "At the start", by: { rome: 10, gaul: 10 } },
    { why: "The Forum", by: { rome: 3, gaul: -1 } },
  ]);
  assert.deepEqual(standings.standings(s, "vp").map((x) => [x.seat, x.place, x.points]), [["rome", 1, 13], ["gaul", 2, 9]]);
  assert.equal(standings.verdict(s), "defeat");
  assert.equal(standings.verdict({ ...s, you: null }), "over");
});

// Antike II and Casus Belli with real clicks: one person plays all seats of a table. A table
// begins at the position in front of what is tried, as in the tests of the rules.
import assert from "node:assert/strict";
import { test } from "node:test";
import { beginning, openAt } from "./positions.mjs";
import { PHONE, snapOf, stage } from "./stage.mjs";
import { dice, moves } from "./table.mjs";

const NATIONS = ["yellow", "red", "green"];
const RIVALS = ["roma", "carthago"];

const here = await stage();
const faults = [];

let start; // how each of the games begins

/* A table where one person holds every seat, begun at a changed position. */
async function sitDown(game, seats, changes, options) {
  start ??= {
    antike2: beginning(
      "antike2",
      ["deal Carthaginienses", "deal Aegyptii", "deal Germani", "begin yellow"],
      { seats: 3 },
    ),
    orient: beginning(
      "antike2",
      ["deal Graeci", "deal Phoenices", "deal Persae", "deal Sabaei", "begin blue"],
      { seats: 4, scenario: "orient" },
    ),
    casus: beginning("casus-belli", ["begin roma", "draw Tribute", "draw Burglary", "draw Storm"]),
  };
  const page = await here.person(options);
  page.faults.push = (...e) => faults.push(...e);
  await openAt(page, start[game], changes, Object.fromEntries(seats.map((s) => [s, "me"])));
  await page.waitForSelector("main.my-turn .antike");
  return page;
}

const legal = async (page) => (await snapOf(page)).legal;
const state = (page) => page.evaluate(() => document.querySelector("table-page").snap.view.state);
const thingsOf = (page, action) =>
  page.evaluate(
    (a) =>
      document
        .querySelector("table-page")
        .context()
        .options.find((o) => o.act.key === a)?.things,
    action,
  );

/* Points at a thing where it surely is: regions are no rectangles. */
async function hit(page, thing) {
  const spot = await page.evaluate((t) => {
    const el =
      document.querySelector(`[data-thing="${CSS.escape(t)}"]`) ??
      document.querySelector(`[data-thing="${t}"]`);
    if (!el) return null;
    const where = () => {
      if (el.dataset.at) {
        const [x, y] = el.dataset.at.split(" ").map(Number);
        const map = document.querySelector(".map-live");
        return new DOMPoint(x, y).matrixTransform(map.getScreenCTM());
      }
      const box = (el.querySelector(".space-name, .slice") ?? el).getBoundingClientRect();
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    };
    const prompt = document.querySelector(".prompt").getBoundingClientRect().bottom;
    const { y } = where();
    if (y < prompt || y > innerHeight) scrollBy({ top: y - (prompt + innerHeight) / 2 });
    return { x: where().x, y: where().y };
  }, thing);
  assert.ok(spot, `${thing} is drawn`);
  await page.mouse.click(spot.x, spot.y);
}

/* Does an action the way a person would: its things one after the other, or its button. */
async function point(page, action) {
  const rev = await moves(page);
  const things = await thingsOf(page, action);
  assert.ok(things, `${action} is legal`);
  const button = `.act[data-action="${action}"]`;
  if (things.length === 0) await page.click(`.prompt-acts ${button}`);
  for (const thing of things) await hit(page, thing);
  if ((await moves(page)) === rev && (await page.locator(`.chooser ${button}`).count()))
    await page.click(`.chooser ${button}`);
  const told = "dialog.asking, .look .again"; // a warning, or what a finger sees first
  await page.waitForFunction(([r, q]) => document.querySelector("table-page").snap.rev !== r || document.querySelector(q), [rev, told]);
  if ((await moves(page)) === rev && (await page.locator(".look .again").count())) await hit(page, things.at(-1));
  const anyway = page.locator("dialog.asking [data-yes]");
  if (await anyway.count()) await anyway.click();
  await page.waitForFunction((r) => document.querySelector("table-page").snap.rev !== r, rev);
}

async function pointFirst(page, begin) {
  const action = (await legal(page)).find((a) => a.startsWith(begin));
  assert.ok(action, `something to ${begin}: ${await legal(page)}`);
  await point(page, action);
  return action;
}

const antike2 = (changes, options) => sitDown("antike2", NATIONS, changes, options);
const casus = (changes) => sitDown("casus", RIVALS, changes);
/* A hand of one card, which is missing in the deck then. */
const hand = (seat, card, left = 0) => ({ hand: { [seat]: { [card]: 1 } }, deck: { [card]: left } });

/* Ends turns until it is the seat's own again. */
async function comeRound(page, seat) {
  for (;;) {
    const { active, flow } = await state(page);
    if (active === seat && flow[0] === "rondel") return;
    const acts = await legal(page);
    await point(page, acts.find((a) => /^(end|done|pass)$/.test(a)) ?? acts[0]);
  }
}

/* An own city, and a free site that a legion reaches from there. */
function nearFreeSite(page) {
  return page.evaluate(() => {
    const { snap, game } = document.querySelector("table-page");
    const { city, temple } = snap.view.state;
    const map = game.facts.maps.mare_nostrum;
    for (const place of snap.legal
      .filter((a) => a.verb === "arm" && a.args[0].word === "legion")
      .map((a) => a.args[1].word))
      for (const [to, border] of Object.entries(map[place].borders))
        if (border !== "blue" && map[to].city && !city[to] && !temple?.[to]) return [place, to];
    return null;
  });
}

test("Antike II: a rondel, arming, a move and a city", async () => {
  const page = await antike2();
  assert.equal(await page.locator(".rondel .space.lit").count(), 8);
  const seat = (await state(page)).active;
  await point(page, "go Militia");
  const [place, site] = await nearFreeSite(page);
  await point(page, `arm legion ${place}`);
  await page.waitForSelector(".map-live .unit.legion");
  const units = (await state(page)).units[seat].legion;
  assert.equal(units[place], 1);
  assert.match(await page.locator(`[data-thing="region:${place}"]`).getAttribute("aria-label"), /1/);
  if ((await state(page)).active === seat) await point(page, "done");
  await comeRound(page, seat);
  assert.equal(
    await page.locator(".rondel .price").count(),
    4,
    "the steps beyond the free ones have a price",
  );
  await point(page, "go Movere II");
  await point(page, `move 1 legion ${place} ${site}`);
  const cities = await page.locator(".map-live .city .piece").count();
  for (let n = 0; n < 3 && !(await legal(page)).some((a) => a.startsWith("found")); n++)
    await pointFirst(page, "done");
  await pointFirst(page, "found");
  await page.waitForFunction(
    (n) => document.querySelectorAll(".map-live .city .piece").length > n,
    cities,
  );
  await page.context().close();
});

test("Antike II: the Orient, where the founder chooses", async () => {
  const page = await sitDown("orient", ["yellow", "red", "green", "blue"], {
    flow: ["founding"],
    space: { blue: "Marmor" },
    units: { blue: { legion: { Negrana: 1 } } },
  });
  await hit(page, "region:Negrana");
  await page.waitForSelector(".chooser");
  assert.equal(await page.locator(".chooser .act").count(), 3);
  await page.click('.chooser .act[data-action="found marble Negrana"]');
  await page.waitForFunction(
    () => document.querySelector("table-page").snap.view.state.city.Negrana === "blue",
  );
  await page.context().close();
});

test("Antike II: a battle, told unit by unit", async () => {
  const page = await antike2({
    units: { yellow: { legion: { "Leptis Magna": 2 } }, red: { legion: { "Leptis Magna": 1 } } },
  });
  await point(page, "go Movere I");
  await pointFirst(page, "attack 1 legion Leptis Magna");
  const { units } = await state(page);
  assert.equal(units.yellow.legion["Leptis Magna"], 1);
  assert.equal(units.red?.legion?.["Leptis Magna"], undefined);
  await page.context().close();
});

test("Antike II: a know-how brings a Scholar, shown with its nation", async () => {
  const page = await antike2({ stock: { yellow: { gold: 20 } } });
  await point(page, "go Scientia");
  await pointFirst(page, "learn");
  while ((await state(page)).active === "yellow") {
    const acts = await legal(page);
    await point(page, acts.find((a) => /^(end|done)$/.test(a)) ?? acts[0]);
  }
  await page.waitForSelector(".nation .person");
  await page.context().close();
});

/* The numbers of the first line of the menu, without its preview, which comes later. */
const numbersOfAct = (page) =>
  page
    .locator(".chooser .act")
    .first()
    .evaluate((el) => {
      const words = el.cloneNode(true);
      words.querySelector(".effect")?.remove();
      return (words.textContent.match(/\d+/g) ?? []).map(Number);
    });

test("Antike II: a conquest and a razed temple are told before they are done", async () => {
  const page = await antike2({
    flow: ["conquest"],
    space: { yellow: "Movere I" },
    city: { "Leptis Magna": "red" },
    yields: { "Leptis Magna": "gold" },
    personage: { red: { King: 3 } },
    units: { yellow: { legion: { "Leptis Magna": 5, "Carthago Nova": 3 } } },
  });
  await hit(page, "region:Leptis Magna");
  assert.deepEqual(await numbersOfAct(page), [1, 5]);
  await page.keyboard.press("Escape");
  await point(page, "conquer Leptis Magna");
  assert.equal((await state(page)).city["Leptis Magna"], "yellow");
  await hit(page, "region:Carthago Nova");
  assert.deepEqual(await numbersOfAct(page), [3, 3]);
  await page.click(".chooser .act");
  await page.waitForFunction(
    () => !document.querySelector("table-page").snap.view.state.temple["Carthago Nova"],
  );
  await page.context().close();
});

test("Antike II: a temple is built by a click on its city", async () => {
  const page = await antike2({ stock: { yellow: { marble: 9 } } });
  await point(page, "go Templum");
  const name = (await pointFirst(page, "temple ")).slice("temple ".length);
  assert.equal((await state(page)).temple[name], true);
  await page.waitForSelector(".map-live .temple");
  await page.context().close();
});

test("Casus Belli: recruiting and a wall", async () => {
  const page = await casus({ stock: { roma: { gold: 9 } } });
  await point(page, "go Scientia");
  await pointFirst(page, "recruit");
  const other = await casus();
  await point(other, "go Templum");
  await pointFirst(other, "wall");
  await other.waitForSelector(".map-live .wall");
  await Promise.all([page.context().close(), other.context().close()]);
});

test("Casus Belli: a conquest, the card it gives, and Fortress against the next", async () => {
  const page = await casus({
    ...hand("carthago", "Fortress", 2),
    flow: ["conquest"],
    space: { roma: "Duellum I" },
    units: { roma: { legion: { Caesarea: 4, Carthago: 2 } } },
    wall: { Carthago: true },
  });
  await point(page, "conquer Caesarea");
  await page.waitForSelector(".question");
  assert.equal(await page.locator(".nation.seat-1 .hand-card").count(), 1);
  await point(page, "fortress");
  assert.equal((await state(page)).city.Caesarea, "roma");
  assert.equal(await page.locator(".nation.seat-1 .hand-card").count(), 0, "the card is played");
  while (!(await legal(page)).some((a) => a.startsWith("pick "))) {
    const acts = await legal(page);
    await point(page, acts.find((a) => /^(end|done|pass)$/.test(a)) ?? acts[0]);
  }
  await point(page, "pick Storm");
  assert.equal(await page.locator(".nation.seat-1 .hand-card").count(), 1, "the victim's card");
  await page.context().close();
});

/* A card is played from the hand by a click, then what it asks for is pointed at. */
const events = [
  [
    "Earthquake",
    { ...hand("roma", "Earthquake", 1), wall: { Carthago: true, Caesarea: true } },
    ["shake Carthago"],
    (s) => !s.wall.Carthago,
  ],
  [
    "Storm",
    {
      ...hand("roma", "Storm"),
      open: { Storm: 0, Envoy: 1 },
      deck: { Envoy: 0 },
      units: { carthago: { galley: { "Mare Ionium": 1, "Mare Africum": 1 } } },
    },
    ["desert galley Mare Ionium"],
    (s) => !s.units.carthago.galley["Mare Ionium"],
  ],
  [
    "Merchant fleet",
    hand("roma", "Merchant fleet"),
    ["swap marble gold", "swap marble gold", "swap iron gold"],
    (s) => s.stock.roma.gold === 6,
  ],
  ["Conscription", hand("roma", "Conscription", 1), [], (s) => s.box.roma.legion === 2],
  ["Masons", hand("roma", "Masons"), ["wall Roma"], (s) => s.wall.Roma],
];

for (const [card, changes, then, isDone] of events)
  test(`Casus Belli: the card ${card} by clicks`, async () => {
    const page = await casus(changes);
    await point(page, `play ${card}`);
    for (const action of then) await point(page, action);
    assert.ok(isDone(await state(page)), card);
    assert.equal(await page.locator(".nation.seat-0 .hand-card").count(), 0);
    await page.context().close();
  });

test("Casus Belli: with a Siege engine the preview leaves the wall out", async () => {
  const page = await casus({
    ...hand("roma", "Siege engine"),
    flow: ["conquest"],
    space: { roma: "Duellum I" },
    wall: { Caesarea: true },
    units: { roma: { legion: { Caesarea: 2 } } },
  });
  await point(page, "play Siege engine");
  await hit(page, "region:Caesarea");
  assert.deepEqual(await numbersOfAct(page), [1, 2]);
  await page.context().close();
});

test("by the keyboard: a region has a name and answers to Enter", async () => {
  const page = await antike2();
  await point(page, "go Militia");
  const action = (await legal(page)).find((a) => a.startsWith("arm"));
  const name = action.split(" ").slice(2).join(" ");
  const region = page.locator(`[data-thing="region:${name}"]`);
  const ending = async (it) => (await it.getAttribute("aria-label")).slice(-"Selectable.".length);
  const dark = page.locator(".map-live .region:not(.lit)").first();
  assert.notEqual(await ending(region), await ending(dark), "its name says that it can be chosen");
  const rev = await moves(page);
  await region.focus();
  await page.keyboard.press("Enter");
  await page.waitForFunction(
    (r) =>
      document.querySelector(".chooser") || document.querySelector("table-page").snap.rev !== r,
    rev,
  );
  assert.equal(await page.locator(".map-live .region:not([aria-label])").count(), 0);
  await page.context().close();
});

test("a map is zoomed and moved alone, never out of its frame", async () => {
  const page = await antike2();
  const box = () => page.locator(".map").boundingBox();
  const frame = await page.locator(".map-frame").boundingBox();
  const small = await box();
  await page.mouse.move(frame.x + frame.width / 2, frame.y + frame.height / 2);
  for (let n = 0; n < 6; n++) await page.mouse.wheel(0, -100);
  await page.waitForFunction(
    (w) => document.querySelector(".map").getBoundingClientRect().width > w * 1.5,
    small.width,
  );
  const large = await box();
  await page.mouse.down();
  await page.mouse.move(frame.x + frame.width + 3000, frame.y + frame.height / 2, { steps: 4 });
  await page.mouse.up();
  const moved = await box();
  assert.ok(moved.x > large.x && moved.x <= frame.x + 1, "up to the edge and no further");
  assert.ok(
    await page.locator("main.my-turn .rondel .lit").count(),
    "nothing was picked by the drag",
  );
  await page.context().close();
});

const seesLights = (page) =>
  page.evaluate(() => {
    const top = document.querySelector(".prompt").getBoundingClientRect().bottom;
    return [...document.querySelectorAll(".board .lit")].some((lit) => {
      const box = lit.getBoundingClientRect();
      return box.y + box.height / 2 > top && box.y + box.height / 2 < innerHeight;
    });
  });

test("on a phone: nothing sticks out, and a finger plays", async () => {
  const page = await antike2({}, PHONE);
  const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
  assert.ok(await fits());
  const rev = await moves(page);
  const militia = page.locator('[data-thing="space:Militia"] .space-name');
  await militia.tap();
  await page.locator('.look [data-effect="go Militia"]').waitFor(); // the first tap says what it does
  await militia.tap();
  await page.waitForFunction((r) => document.querySelector("table-page").snap.rev !== r, rev);
  assert.ok(await seesLights(page), "the page went to what glows now");
  const random = dice(5);
  for (let n = 0; n < 12; n++) {
    const acts = await legal(page);
    await point(page, acts[Math.floor(random() * acts.length)]);
  }
  assert.ok(await fits());
  await page.context().close();
});

test("no page reported an error", () => assert.deepEqual(faults, []));

// Antike II and Casus Belli with real clicks: one person plays all seats of a table. What
// leads up to a situation is played over the wire, the situation itself by pointing.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { campaign, wander } from "./campaign.mjs";
import { dice, moves, person, startBrowser, startServer } from "./table.mjs";

const SEARCH = 1500; // actions within which a situation must be reached
const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
};
const WAR = "go (Militia|Movere)|arm|move";
const STUDY = "go (Aurum|Scientia)";
const NATIONS = ["yellow", "red", "green"];
const RIVALS = ["roma", "carthago"];

let server, browser;
const faults = [];

before(async () => {
  server = await startServer();
  browser = await startBrowser();
});
after(async () => {
  await browser?.close();
  await server?.stop();
});

/* A table where one person holds every seat. */
async function sitDown(game, scenario, seats, options) {
  const page = await person(browser, server.base, options);
  await page.goto("/");
  const id = await page.evaluate(
    async (body) => {
      const headers = { "X-Tessera": "1", "Content-Type": "application/json" };
      await fetch("/api/me");
      return (
        await (
          await fetch("/api/tables", { method: "POST", headers, body: JSON.stringify(body) })
        ).json()
      ).id;
    },
    { game, scenario, seats: Object.fromEntries(seats.map((s) => [s, "me"])) },
  );
  await page.goto(`/t/${id}`);
  await page.waitForSelector("main.my-turn .antike");
  page.faults.push = (...e) => faults.push(...e);
  return page;
}

const legal = (page) => page.evaluate(() => document.querySelector("table-page").snap.legal);
const state = (page) => page.evaluate(() => document.querySelector("table-page").snap.view.state);
const thingsOf = (page, action) =>
  page.evaluate(
    (a) =>
      document
        .querySelector("table-page")
        .context()
        .options.find((o) => o.act.text === a)?.things,
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
  await page.waitForFunction((r) => document.querySelector("table-page").snap.rev !== r, rev);
}

async function pointFirst(page, begin) {
  const action = (await legal(page)).find((a) => a.startsWith(begin));
  assert.ok(action, `something to ${begin}: ${await legal(page)}`);
  await point(page, action);
  return action;
}

/* Plays over the wire, without drawing it, until an action that begins so is legal. */
async function seek(page, begin, plan, how) {
  const id = new URL(page.url()).pathname.split("/").pop();
  await page.goto("/credits");
  const found = await page.evaluate(plan, [id, begin, how, SEARCH]);
  await page.goto(`/t/${id}`);
  await page.waitForSelector(".antike");
  return found;
}

/* Reaches a situation, in another game if this one ends before. */
async function reach(open, begin, plan, how) {
  for (let tries = 0; tries < 8; tries++) {
    const page = await open();
    const action = await seek(page, begin, plan, how);
    if (action) return { page, action };
    await page.context().close();
  }
  assert.fail(`no game led to ${begin}`);
}

const antike2 = (options) => sitDown("antike2", "mare-nostrum", NATIONS, options);
const casus = (options) => sitDown("casus-belli", "rome-carthage", RIVALS, options);

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
      .filter((a) => a.startsWith("arm legion "))
      .map((a) => a.slice("arm legion ".length)))
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
  assert.match(
    await page.locator(`[data-thing="region:${place}"]`).getAttribute("aria-label"),
    /1 legion of/,
  );
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
  const open = () => sitDown("antike2", "orient", NATIONS);
  const { page, action } = await reach(open, "found marble", wander, WAR);
  const name = action.slice("found marble ".length);
  await hit(page, `region:${name}`);
  await page.waitForSelector(".chooser");
  await page.click(`.chooser .act[data-action="${action}"]`);
  await page.waitForFunction(
    (n) => document.querySelector("table-page").snap.view.state.city[n],
    name,
  );
  await page.context().close();
});

test("Antike II: a battle and a know-how", async () => {
  for (const [begin, likes] of [
    ["attack", WAR],
    ["learn", STUDY],
  ]) {
    const { page, action } = await reach(antike2, begin, wander, likes);
    await point(page, action);
    await page.context().close();
  }
});

test("Antike II: a conquest is told before it is done", async () => {
  const { page, action } = await reach(antike2, "conquer", campaign, "yellow");
  const name = action.slice("conquer ".length);
  await hit(page, `region:${name}`);
  assert.match(await page.locator(".chooser").textContent(), /strength \d+, \d+ units? there/);
  await page.keyboard.press("Escape");
  await point(page, action);
  assert.equal((await state(page)).city[name], "yellow");
  await page.context().close();
});

test("Antike II: a personage is shown with its nation", async () => {
  const { page } = await reach(antike2, "learn", wander, STUDY);
  await pointFirst(page, "learn");
  for (const { active } = await state(page); (await state(page)).active === active;) {
    const acts = await legal(page);
    await point(page, acts.find((a) => /^(end|done)$/.test(a)) ?? acts[0]);
  }
  await page.waitForSelector(".nation .person");
  await page.context().close();
});

test("Casus Belli: recruiting and a wall", async () => {
  for (const [begin, likes] of [
    ["recruit", STUDY],
    ["wall", "go (Marmor|Templum)"],
  ]) {
    const { page, action } = await reach(casus, begin, wander, likes);
    await point(page, action);
    await page.context().close();
  }
});

/* A table where Fortress lies open at the start, so that the defender can take it. */
async function casusWithFortress() {
  for (;;) {
    const page = await casus();
    if ((await state(page)).open.Fortress) return page;
    await page.context().close();
  }
}

test("Casus Belli: a conquest, the card it gives, and Fortress against the next", async () => {
  const { page, action } = await reach(casusWithFortress, "conquer", campaign, "roma");
  await point(page, action);
  await seek(page, "pick Fortress", campaign, "roma");
  await point(page, "pick Fortress");
  assert.equal(await page.locator(".nation.seat-1 .hand-card").count(), 1);
  assert.ok(await seek(page, "fortress", campaign, "roma"), "the city is attacked again");
  await point(page, "fortress");
  assert.equal(await page.locator(".nation.seat-1 .hand-card").count(), 0, "the card is played");
  await page.context().close();
});

test("by the keyboard: a region has a name and answers to Enter", async () => {
  const { page, action } = await reach(antike2, "arm", wander, WAR);
  const name = action.split(" ").slice(2).join(" ");
  const region = page.locator(`[data-thing="region:${name}"]`);
  assert.match(await region.getAttribute("aria-label"), /Can be chosen/);
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
  const page = await antike2(PHONE);
  const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
  assert.ok(await fits());
  const rev = await moves(page);
  await page.locator('[data-thing="space:Militia"] .space-name').tap();
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

// A whole game on a phone, with a finger.
import assert from "node:assert/strict";
import { test } from "node:test";
import { PHONE, stage } from "./stage.mjs";
import { dice, hurry, isOver, playOn, pointAndClick } from "./table.mjs";

const here = await stage();
const page = await here.person(PHONE);

const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

test("the lobby fits and starts a game", async () => {
  await page.goto("/");
  await page.waitForSelector("[data-play]");
  assert.ok(await fits(), "no scrolling to the side");
  await page.selectOption("#level-arena-roma", "greedy");
  await page.tap("[data-play=arena-roma]");
  await page.waitForSelector("main.my-turn");
  assert.ok(await fits(), "the table fits too");
});

test("what must be touched is large enough", async () => {
  const small = await page.evaluate(() =>
    [...document.querySelectorAll("main button")]
      .map((b) => [b.outerHTML.slice(0, 80), b.getBoundingClientRect()])
      .filter(([, r]) => r.width > 0 && (r.width < 24 || r.height < 24))
      .map(([html]) => html),
  );
  assert.deepEqual(small, []);
});

test("a whole game by tapping", async () => {
  const random = dice(21);
  await playOn(
    [page],
    async (n) => n >= 25 || (await isOver(page)),
    (p) => pointAndClick(p, { tap: true, random }),
  );
  assert.ok(await fits());
  await playOn(
    [page],
    () => isOver(page),
    (p) => hurry(p, { tap: true, random }),
  );
});

test("no page reported an error", () => assert.deepEqual(page.faults, []));

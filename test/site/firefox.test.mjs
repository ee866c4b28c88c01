// The site in Firefox, its network cut after the first visit: a game that goes on after the browser was
// killed, a lesson, a puzzle.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { Visit } from "./visit.mjs";

let visit;

before(async () => {
  visit = await Visit.begin("firefox");
  await visit.cut();
});

after(() => visit?.end());

test("Firefox, offline: a game is played, and goes on after the browser was killed", async () => {
  await visit.begin("arena-roma");
  for (let i = 0; i < 6; i++) await visit.act();
  const seen = await visit.snap();
  assert.ok(seen.steps > 6);
  await visit.kill();
  await visit.open();
  await visit.go(`/t/${seen.id}`);
  await visit.atTable();
  const found = await visit.snap();
  assert.equal(found.id, seen.id);
  assert.ok(found.steps >= seen.steps, "what was seen is kept");
  await visit.act();
});

test("Firefox, offline: a lesson and a puzzle begin", async () => {
  await visit.go("/learn/arena-roma");
  await visit.press("[data-lesson]");
  await visit.see(".lesson-ask");
  await visit.go("/puzzles/casus-belli");
  await visit.press("[data-puzzle]");
  await visit.see(".lesson-ask");
});

test("Firefox: nothing threw", () => assert.deepEqual(visit.complaints, []));

// What is seen at a glance: tiles with the real boards, settings that hold, maps that can be read.
import assert from "node:assert/strict";
import { test } from "node:test";
import { audit } from "./axe.mjs";
import { CROWDED, openAt } from "./replays.mjs";
import { ask, PHONE, snapOf, stage } from "./stage.mjs";

const here = await stage();
const COVERED = 0.4; // of a text by others at most

test("a tile shows the real board, players, minutes and weight", async () => {
  const page = await here.person();
  await page.goto("/");
  await page.waitForSelector(".game img");
  const tiles = page.locator(".game");
  assert.equal(await tiles.count(), 5);
  for (let i = 0; i < 5; i++) {
    await tiles.nth(i).scrollIntoViewIfNeeded();
    const picture = tiles.nth(i).locator("img");
    await picture.evaluate((img) => img.decode());
    assert.ok(await picture.evaluate((img) => img.naturalWidth >= 300));
    assert.ok((await tiles.nth(i).locator(".game-facts li").count()) >= 3);
    assert.equal(await tiles.nth(i).locator("[data-learn], [data-play]").count(), 2);
  }
  assert.deepEqual(page.faults, []);
});

for (const [game, scenario] of [["total-war-rome", "introduction"], ["ancients", "akragas"], ["arena-roma", "standard"]])
  test(`Play begins ${game} with ${scenario}`, async () => {
    const page = await here.person();
    await page.goto("/");
    await page.click(`[data-play="${game}"]`);
    await page.waitForSelector(".board");
    assert.equal(await page.evaluate(() => document.querySelector("table-page").snap.scenario), scenario);
  });

test("settings are in one place, hold at once and are kept", async () => {
  const page = await here.person({ bypassCSP: true });
  await page.goto("/account");
  await page.waitForSelector(".preferences");
  for (const name of ["speed", "volume", "theme", "text", "language", "warnings", "briefings"])
    assert.equal(await page.locator(`.preferences [name=${name}]`).count(), 1, name);
  const size = () => page.evaluate(() => parseFloat(getComputedStyle(document.body).fontSize));
  const before = await size();
  await page.selectOption("[name=text]", "larger");
  assert.ok((await size()) > before * 1.2);
  await page.selectOption("[name=theme]", "dark");
  assert.equal(await page.evaluate(() => document.documentElement.dataset.theme), "dark");
  await audit(page, "settings");
  await page.reload();
  await page.waitForSelector(".preferences");
  assert.ok((await size()) > before * 1.2);
  assert.equal(await page.locator("[name=theme]").inputValue(), "dark");
});

/* Runs in the page: the size of each text of the map that is seen, and how much of it others cover. */
function measure() {
  const isLevel = (el) => Math.abs(el.getScreenCTM().b) < 0.01; // of one aslant the box says little
  const seen = [...document.querySelectorAll(".map [data-label]:not(.no-room)")].filter(isLevel);
  const boxes = seen.map((el) => el.getBoundingClientRect());
  const common = (a, b) =>
    Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
    Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
  return seen.map((el, i) => {
    const text = el.matches("text") ? el : el.querySelector("text");
    const m = text.getScreenCTM();
    return {
      name: text.textContent,
      weight: Number(el.dataset.label),
      px: parseFloat(getComputedStyle(text).fontSize) * Math.hypot(m.a, m.b),
      covered: Math.max(0, ...boxes.map((b, j) => (i === j ? 0 : common(boxes[i], b) / (boxes[i].width * boxes[i].height)))),
    };
  });
}

for (const [screen, options, least] of [["a desktop", {}, 11], ["a phone", PHONE, 10]])
  for (const game of ["antike2", "casus-belli", "total-war-rome"])
    test(`the map of ${game} can be read on ${screen}`, async () => {
      const page = await here.person(options);
      await page.goto("/");
      await ask(page, "/api/me");
      await openAt(page, CROWDED[game]);
      await page.waitForFunction(() => document.querySelector(".map")?.style.getPropertyValue("--k"));
      await page.evaluate(() => new Promise((r) => requestAnimationFrame(() => requestAnimationFrame(r))));
      const texts = await page.evaluate(measure);
      assert.ok(texts.filter((x) => x.weight > 0).length > 12);
      assert.deepEqual(texts.filter((x) => x.px < least - 0.1), []);
      assert.deepEqual(texts.filter((x) => x.weight > 0 && x.covered > COVERED), []);
      await page.context().close();
    });

test("on a phone dice and hand are seen at one's turn", async () => {
  const page = await here.person(PHONE);
  await page.goto("/");
  await ask(page, "/api/me");
  await openAt(page, CROWDED["arena-roma"]);
  await page.waitForSelector("main.my-turn");
  for (const what of [".dice .die", ".tray .hand-card"]) {
    const box = await page.locator(what).first().boundingBox();
    assert.ok(box.y >= 0 && box.y + box.height <= PHONE.viewport.height, `${what} at ${box.y}`);
  }
});

/* Runs in the page: how much of what can be chosen next lies under the closer look. */
function hiddenShare() {
  const look = document.querySelector(".look").getBoundingClientRect();
  const lit = [...document.querySelectorAll(".board .lit")].map((el) => el.getBoundingClientRect()).filter((b) => b.width > 0);
  const across = (b) => Math.max(0, Math.min(b.right, look.right) - Math.max(b.left, look.left));
  const down = (b) => Math.max(0, Math.min(b.bottom, look.bottom) - Math.max(b.top, look.top));
  return lit.reduce((sum, b) => sum + across(b) * down(b), 0) / lit.reduce((sum, b) => sum + b.width * b.height, 1);
}

test("on a phone a closer look hides nothing that can be chosen, and a gift is taken back", async () => {
  const page = await here.person(PHONE);
  await page.goto("/");
  await ask(page, "/api/me");
  const { id } = await ask(page, "/api/tables", { game: "arena-roma", seats: { roma: "me", capua: "bot:greedy" } });
  await page.goto(`/t/${id}`);
  await page.waitForSelector("main.my-turn");
  const moved = (r) => page.waitForFunction((rev) => document.querySelector("table-page").snap.rev !== rev, r);
  const hand = page.locator(".hand button.hand-card.lit");
  const give = async () => {
    const { rev } = await snapOf(page);
    await hand.first().tap();
    await page.locator(".look .again").waitFor();
    await hand.first().tap();
    await moved(rev);
  };
  await give();
  const [left, { rev }] = [await hand.count(), await snapOf(page)];
  await page.locator("[data-undo]").tap();
  await moved(rev);
  assert.equal(await hand.count(), left + 1);
  await give();
  await give();
  assert.equal(await page.locator(".advice").count(), 0, "nothing glows, and nobody is told to look for it");
  const sealed = await snapOf(page);
  await page.locator('.prompt-acts .act[data-action="seal"]').tap();
  await moved(sealed.rev);
  await page.waitForSelector(".hand button.hand-card.lit");
  await hand.first().tap();
  await page.locator(".look").waitFor();
  assert.ok((await page.locator(".board .space.lit").count()) >= 6);
  await page.evaluate(() => new Promise((r) => requestAnimationFrame(() => requestAnimationFrame(r))));
  assert.ok((await page.evaluate(hiddenShare)) < 0.05);
  assert.deepEqual(page.faults, []);
});

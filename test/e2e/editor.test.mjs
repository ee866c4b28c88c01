// The scenario editor: a battle painted by clicks, checked by the server, kept, shared, played.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { audit } from "./axe.mjs";
import { PHONE, stage } from "./stage.mjs";
import { moves } from "./table.mjs";

const here = await stage();
const page = await here.person({ bypassCSP: true });

const hex = (name, p = page) => p.locator(`[data-hex="${name}"]`);
const drawn = (name, p = page) => p.locator(`[data-drawn="${name}"]`);
const tool = (name, p = page) => p.locator(`[data-tool="${name}"]`).click();
const panel = (name, p = page) => p.locator(`[data-panel=${name}]`).click();
const says = (text, p = page) => p.locator(".verdict", { hasText: text }).waitFor();
const good = (p = page) => p.locator(".verdict.good").waitFor();
const label = (name, p = page) => hex(name, p).getAttribute("aria-label");

async function open(p = page) {
  await p.goto("/edit/ancients");
  await p.waitForSelector(".battlefield.editing");
}

test("the picker leads to the editor", async () => {
  await page.goto("/new?game=ancients");
  await page.getByRole("link", { name: "Create your own battle" }).click();
  await page.waitForSelector(".battlefield.editing");
  assert.equal(await page.locator(".editing .hex").count(), 113);
  await says("The Roman army (bottom) has no unit.");
  assert.ok(await page.getByRole("button", { name: "Play" }).isDisabled());
});

test("units, a leader and ground are painted by clicks", async () => {
  await tool("unit:HI");
  for (const h of ["e4", "f4"]) await hex(h).click();
  assert.equal(await drawn("e4").locator(".unit.of-bottom").count(), 1);
  await page.selectOption("[data-tool=leader-name]", "Scipio");
  await hex("e4").click();
  await page.locator("[data-side=top]").click();
  await tool("unit:LI");
  for (const h of ["e5", "h7"]) await hex(h).click();
  await says("can never win 5 banners: there are 2 at most.");
  await panel("battle");
  for (let n = 5; n > 2; n--) await page.locator("[data-less=banners]").click();
  await good();
  assert.equal(await label("e4"), "E4: Roman heavy infantry, 4 blocks, leader Scipio");
});

test("a stroke of the mouse paints many hexes, and one undo takes it back", async () => {
  await panel("ground");
  await tool("ground:forest");
  const [from, to] = [await hex("b7").boundingBox(), await hex("e7").boundingBox()];
  const middle = (b) => [b.x + b.width / 2, b.y + b.height / 2];
  await page.mouse.move(...middle(from));
  await page.mouse.down();
  await page.mouse.move(...middle(to), { steps: 12 });
  await page.mouse.up();
  for (const h of ["b7", "c7", "d7", "e7"]) assert.match(await label(h), /forest/);
  await page.keyboard.press("Control+z");
  assert.equal(await label("c7"), "C7: empty");
  await page.keyboard.press("Control+y");
  assert.match(await label("c7"), /forest/);
});

test("the server's sentence is shown, and the hex it names", async () => {
  await tool("ground:river");
  await hex("e5").click();
  await says("Carthaginian LI cannot be on e5: river.");
  assert.ok(await page.locator('.hex.bad[data-hex="e5"]').count());
  await hex("e5").click(); // the same again takes it away
  await good();
});

test("hands, special rules and who moves first are set", async () => {
  await panel("armies");
  for (let n = 5; n > 1; n--) await page.locator("[data-less=bottom-command]").click();
  for (let n = 5; n > 2; n--) await page.locator("[data-less=top-command]").click();
  await page.selectOption("[data-list=bottom-hand]", "Line Command");
  await page.selectOption("[data-list=top-hand]", "Rally");
  await page.selectOption("[data-list=top-hand]", "Out Flanked");
  await page.locator(".army-panel.of-top summary").click();
  await page.locator('[data-special="top-ambush"]').check();
  await says("The Carthaginian ambush has no units in reserve.");
  await page.locator('[data-special="top-ambush"]').uncheck();
  await page.selectOption("[data-army=top]", "Gallic");
  await good();
});

test("the strength of a unit can be changed", async () => {
  await panel("pieces");
  await tool("pick");
  await hex("h7").click();
  await hex("h8").click(); // moved
  assert.match(await label("h8"), /Gallic light infantry, 4 blocks/);
  assert.equal(await label("h7"), "H7: empty");
  await page.locator("[data-less=blocks]").click();
  assert.match(await label("h8"), /3 blocks/);
  await good();
});

test("a battle is kept, taken away as a file, read again and shared by a link", async () => {
  await page.locator(".edit-title").fill("At the ford");
  await page.locator(".edit-title").blur();
  await page.locator("[data-do=save]").click();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.locator("[data-do=file]").click(),
  ]);
  assert.equal(file.suggestedFilename(), "at-the-ford.json");
  const json = JSON.parse(await readFile(await file.path(), "utf8"));
  assert.equal(json.sides.top.units.LI, "h8:3 e5");
  await page.locator("[data-do=link]").click();
  const link = await page.locator("#share-link").inputValue();
  const friend = await here.person();
  await friend.goto(link);
  await friend.waitForSelector(".battlefield.editing");
  await good(friend);
  assert.equal(await friend.locator(".edit-title").inputValue(), "At the ford");
  assert.match(await label("h8", friend), /3 blocks/);
  await friend.selectOption("[data-begin]", "blank:");
  assert.equal(await label("h8", friend), "H8: empty");
  await friend.setInputFiles("input[type=file]", {
    name: "ford.json",
    mimeType: "application/json",
    buffer: Buffer.from(JSON.stringify(json)),
  });
  await good(friend);
  assert.match(await label("h8", friend), /3 blocks/);
  await open(); // what was left is there again
  assert.match(await label("h8"), /3 blocks/);
  await page.selectOption("[data-begin]", "mine:At the ford");
  await good();
  assert.deepEqual(friend.faults, []);
});

test("a file that cannot be is refused with unit and hex", async () => {
  await page.setInputFiles("input[type=file]", {
    name: "bad.json",
    mimeType: "application/json",
    buffer: Buffer.from(
      '{"sides":{"bottom":{"army":"Roman","units":{"HI":"e5","LI":"e5"}},"top":{"units":{"LI":"e8"}}}}',
    ),
  });
  await page
    .locator(".toast.bad", { hasText: "There are two units on e5: Roman HI and Roman LI." })
    .waitFor();
  await page.locator("[data-do=undo]").click();
  await good();
});

test("the editor is accessible in both themes", async () => {
  for (const id of ["pieces", "ground", "armies", "battle"]) {
    await panel(id);
    await audit(page, id);
  }
});

test("by the keyboard alone", async () => {
  const p = await here.person();
  await open(p);
  await tool("unit:HI", p);
  await hex("g5", p).focus();
  await p.keyboard.press("ArrowDown");
  const at = await p.evaluate(() => document.activeElement.dataset.hex);
  assert.match(at, /^[fg]4$/);
  await p.keyboard.press("Enter");
  assert.match(await label(at, p), /heavy infantry/);
  await p.keyboard.press("ArrowRight");
  await p.keyboard.press("ArrowLeft");
  assert.equal(await p.evaluate(() => document.activeElement.dataset.hex), at);
  await p.keyboard.press("Delete");
  assert.match(await label(at, p), /empty/);
  assert.deepEqual(p.faults, []);
});

test("with a finger, and it fits", async () => {
  const phone = await here.person(PHONE);
  await open(phone);
  assert.ok(await phone.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
  await phone.locator('[data-tool="unit:LI"]').tap();
  await hex("c3", phone).tap();
  assert.match(await label("c3", phone), /light infantry/);
  await hex("c3", phone).tap();
  assert.equal(await label("c3", phone), "C3: empty");
  assert.deepEqual(phone.faults, []);
});

test("the battle is played: a unit of it fights", async () => {
  await page.selectOption("[name=against]", "open");
  await page.getByRole("button", { name: "Play" }).click();
  const friend = await here.person();
  const link = await page.locator("#invite").inputValue();
  await friend.goto(new URL(link).pathname);
  await friend.getByRole("button", { name: "Take the seat" }).click();
  await page.waitForSelector("main.my-turn .battlefield");
  const lit = (name) => page.locator(`[data-thing="${name}"]`);
  const acts = async (press) => {
    const rev = await moves(page);
    await press();
    await page.waitForFunction((r) => document.querySelector("table-page").snap.rev !== r, rev);
  };
  await acts(() => lit("card:Line Command").first().click());
  await acts(() => lit("hex:e4").click());
  await acts(() => page.locator('.prompt-acts [data-action="done"]').click());
  await acts(() => page.locator('.prompt-acts [data-action="done"]').click());
  await lit("hex:e4").click();
  await acts(() => lit("hex:e5").click());
  await friend.locator('.prompt-acts [data-action="stand"]').click();
  await page.waitForSelector(".roll-line .battle-face");
  const events = await page.evaluate(() =>
    document.querySelector("table-page").snap.log.flatMap((l) => l.events),
  );
  const rolled = events.find((e) => e.word === "rolled")?.args;
  assert.deepEqual([rolled?.from, rolled?.against, rolled?.at], ["e4", "top LI", "e5"]);
  const snap = await page.evaluate(() => document.querySelector("table-page").snap);
  assert.equal(snap.scenario_title, "At the ford");
  assert.deepEqual([...page.faults, ...friend.faults], []);
});

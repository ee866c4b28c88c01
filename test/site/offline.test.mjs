// The site in a real browser whose network is cut after the first visit: a game by clicks, the tab killed
// in the middle, a hint, a lesson, the rules. The host is stopped, so that nothing can come from it.
import assert from "node:assert/strict";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { after, before, test } from "node:test";
import { chromium } from "../e2e/node_modules/playwright-core/index.mjs";
import { isOver, myTurn, pointAndClick } from "../e2e/table.mjs";
import { host } from "./host.mjs";
import { site } from "./load.mjs";

const executablePath = process.env.CHROMIUM ?? "/usr/bin/chromium-headless-shell";
let folder, url, context, page;
const complaints = [];

async function open() {
  context = await chromium.launchPersistentContext(folder, {
    executablePath,
    args: ["--no-sandbox"],
    viewport: { width: 1280, height: 900 },
    reducedMotion: "reduce",
  });
  page = context.pages()[0] ?? (await context.newPage());
  page.on("console", (m) => /Content Security Policy|Uncaught/.test(m.text()) && complaints.push(m.text()));
  page.on("pageerror", (e) => complaints.push(e.message));
}

const snap = () => page.evaluate(() => document.querySelector("table-page")?.snap ?? null);
const atTable = () => page.waitForFunction(() => document.querySelector("table-page")?.snap);

async function begin(game) {
  await page.goto(url + "/");
  await page.locator(`[data-play="${game}"]`).click();
  await atTable();
  const briefing = page.locator("dialog[open] button.primary").first();
  await briefing.click({ timeout: 5000 }).catch(() => {});
}

async function play(times) {
  for (let i = 0; i < times && !(await isOver(page)); i++) {
    await page.waitForFunction(
      () => document.querySelector("main.my-turn") || document.querySelector("table-page").snap.state === "finished",
      null,
      { timeout: 30000 },
    );
    if (await myTurn(page)) await pointAndClick(page, { straight: true });
  }
}

before(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "tessera-offline-"));
  const server = await host(site);
  url = server.url;
  await open();
  await page.goto(url + "/");
  await page.waitForSelector("[data-play]");
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  server.stop();
});

after(async () => {
  await context?.close();
  await rm(folder, { recursive: true, force: true });
});

test("offline, a game is played by clicks, and goes on after the browser was killed", async () => {
  await begin("arena-roma");
  await play(8);
  const seen = await snap();
  assert.ok(seen.steps > 8);
  await context.close();
  await open();
  await page.goto(`${url}/t/${seen.id}`);
  await atTable();
  const found = await snap();
  assert.equal(found.id, seen.id);
  assert.ok(found.steps >= seen.steps, "what was seen is kept");
  await play(4);
  assert.ok((await snap()).steps > found.steps);
});

test("offline, the hard bot advises", async () => {
  await begin("antike2");
  await page.waitForSelector("main.my-turn");
  const id = (await snap()).id;
  await page.keyboard.press("h");
  await page.waitForFunction(() => document.querySelector("table-page").hints.length > 0, null, { timeout: 60000 });
  assert.equal((await snap()).id, id);
});

test("offline, a lesson begins and answers", async () => {
  await page.goto(`${url}/learn/arena-roma`);
  await page.locator("[data-lesson]").first().click();
  await page.waitForSelector(".lesson-ask");
});

test("offline, rules can be read and the editor opens", async () => {
  await page.goto(`${url}/rules/antike2`);
  await page.waitForSelector("rules-page h2");
  await page.goto(`${url}/edit/ancients`);
  await page.waitForSelector("edit-page h1");
});

test("nothing was refused by the content security policy, nothing threw", () => {
  assert.deepEqual(complaints, []);
});

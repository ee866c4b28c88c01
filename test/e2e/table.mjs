// What the tests share: a server of their own, browsers, and a player who clicks what is lit.
import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import net from "node:net";
import os from "node:os";
import path from "node:path";
import { chromium } from "playwright-core";

const SEED = process.env.SEED ?? "7"; // other dice, to look for what the tests do not see
const START_MS = 30000;
export const WAIT_MS = 30000;
const GAME_MS = 120000;

function freePort() {
  return new Promise((resolve) => {
    const s = net.createServer().listen(0, "127.0.0.1", () => {
      const { port } = s.address();
      s.close(() => resolve(port));
    });
  });
}

export async function startServer() {
  const dir = await mkdtemp(path.join(os.tmpdir(), "tessera-e2e-"));
  const port = await freePort();
  const child = spawn(
    process.env.TESSERA,
    ["serve", "--port", String(port), "--data", dir, "--bot-delay", "0", "--seed", SEED],
    {
      stdio: ["ignore", "pipe", "pipe"],
    },
  );
  let said = "";
  child.stdout.on("data", (d) => (said += d));
  child.stderr.on("data", (d) => (said += d));
  const base = `http://127.0.0.1:${port}`;
  for (const end = Date.now() + START_MS; ; ) {
    if (
      await fetch(base + "/api/games").then(
        (r) => r.ok,
        () => false,
      )
    )
      break;
    if (Date.now() > end || child.exitCode !== null)
      throw new Error(`the server did not start: ${said}`);
    await new Promise((r) => setTimeout(r, 50));
  }
  const stop = async () => {
    child.kill();
    await new Promise((r) => (child.exitCode === null ? child.once("exit", r) : r()));
    await rm(dir, { recursive: true, force: true });
  };
  return { base, stop };
}

/* A wire to the server that can be cut and mended. */
export async function wire(base) {
  const open = new Set();
  let cut = false;
  const target = new URL(base);
  const line = net.createServer((near) => {
    if (cut) return near.destroy();
    const far = net.connect(Number(target.port), target.hostname);
    for (const [a, b] of [
      [near, far],
      [far, near],
    ]) {
      open.add(a);
      a.pipe(b);
      a.on("error", () => b.destroy());
      a.on("close", () => (open.delete(a), b.destroy()));
    }
  });
  await new Promise((r) => line.listen(0, "127.0.0.1", r));
  return {
    base: `http://127.0.0.1:${line.address().port}`,
    cut() {
      cut = true;
      for (const s of open) s.destroy();
    },
    mend: () => (cut = false),
    close() {
      this.cut();
      line.close();
    },
  };
}

export function startBrowser() {
  return chromium.launch({ executablePath: process.env.CHROMIUM, args: ["--no-sandbox"] });
}

/* A new person: own cookies, no animations, and errors of the page are errors of the test. */
export async function person(browser, base, options = {}) {
  const context = await browser.newContext({
    baseURL: base,
    reducedMotion: "reduce",
    viewport: { width: 1440, height: 900 },
    ...options,
  });
  context.setDefaultTimeout(WAIT_MS);
  const page = await context.newPage();
  page.faults = [];
  page.on("pageerror", (e) => page.faults.push(e.message));
  page.on("console", (m) => {
    if (m.type() === "error" && !/Failed to load resource|ERR_INTERNET_DISCONNECTED/.test(m.text()))
      page.faults.push(m.text());
  });
  return page;
}

export const myTurn = (page) =>
  page
    .locator("main.my-turn")
    .count()
    .then((n) => n > 0);
export const isOver = (page) =>
  page
    .locator(".question")
    .textContent()
    .then((t) => /game is over/i.test(t));
export const moves = (page) => page.evaluate(() => document.querySelector("table-page").snap.rev);

async function settled(page, rev) {
  await page.waitForFunction((r) => document.querySelector("table-page").snap.rev !== r, rev);
}

/* A repeatable generator, so that a failure can be seen again. */
export function dice(seed) {
  return () => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return seed / 2 ** 32;
  };
}

const chance = dice(1);

/* Does one action by pointing at lit things, the way a person would; `tap` for a finger. */
export async function pointAndClick(page, { tap = false, random = chance, rush = 0.3 } = {}) {
  const rev = await moves(page);
  const hit = (locator) => (tap ? locator.tap() : locator.click());
  const any = async (selector) => {
    const all = page.locator(selector);
    const n = await all.count();
    return n === 0 ? null : all.nth(Math.floor(random() * n));
  };
  for (let picked = 0; picked < 4; picked++) {
    const target =
      (await any(".chooser .act")) ??
      (picked === 0 && random() < rush ? await any(".prompt-acts .act") : null) ??
      (await any(".board .lit:not(.picked)")) ??
      (await any(".prompt-acts .act"));
    if (!target)
      throw new Error("nothing is lit: " + (await page.locator(".question").textContent()));
    await hit(target);
    const done = await page
      .waitForFunction(
        (r) => {
          const t = document.querySelector("table-page");
          return t.snap.rev !== r || document.querySelector(".chooser, .board .picked");
        },
        rev,
        { timeout: 3000 },
      )
      .then(() => moves(page))
      .catch(() => rev);
    if (done !== rev) return;
  }
  throw new Error("four picks made no action");
}

/* Ends the turn as soon as that is allowed: the quickest way to the end of a game. */
export async function hurry(page, how) {
  const end = page.locator('.prompt-acts .act[data-action="end"]');
  if ((await end.count()) === 0) return pointAndClick(page, how);
  const rev = await moves(page);
  await (how?.tap ? end.tap() : end.click());
  await settled(page, rev);
}

/* Lets whoever is to act play until `stop(actions so far)` says so. */
export async function playOn(pages, stop, act = pointAndClick) {
  let acts = 0;
  for (const end = Date.now() + GAME_MS; Date.now() < end; ) {
    if (await stop(acts)) return;
    const before = acts;
    for (const page of pages)
      if (await myTurn(page)) {
        await act(page);
        acts++;
      }
    if (acts === before) await pages[0].waitForTimeout(20);
  }
  throw new Error(`the game does not end; ${acts} actions`);
}

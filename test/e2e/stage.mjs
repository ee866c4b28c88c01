// Where the tests of a file play: a server of their own, a browser, and people in it.
import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import net from "node:net";
import os from "node:os";
import path from "node:path";
import { after } from "node:test";
import { chromium } from "playwright-core";

const SEED = process.env.SEED ?? "7"; // other dice, to look for what the tests do not see
/* LOCALE=pseudo: client and server speak in accented brackets, and every test of a board passes all
   the same, for it finds things by their names in the tables and never by an English word. */
export const LOCALE = process.env.LOCALE ?? "english";
const SPOKEN = LOCALE === "english" ? [] : ["--locale", LOCALE];
const START_MS = 30000;
const WAIT_MS = 30000;
export const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
};

function freePort() {
  return new Promise((resolve) => {
    const s = net.createServer().listen(0, "127.0.0.1", () => {
      const { port } = s.address();
      s.close(() => resolve(port));
    });
  });
}

/* Runs until it answers; what it said, if it never does. */
async function run(port, dir, flags) {
  const child = spawn(
    process.env.TESSERA,
    ["serve", "--port", String(port), "--data", dir, "--bot-delay", "0", ...SPOKEN, ...flags],
    { stdio: ["ignore", "pipe", "pipe"] },
  );
  let said = "";
  child.stdout.on("data", (d) => (said += d));
  child.stderr.on("data", (d) => (said += d));
  const answers = () =>
    fetch(`http://127.0.0.1:${port}/api/games`).then(
      (r) => r.ok,
      () => false,
    );
  for (const end = Date.now() + START_MS; !(await answers()); ) {
    if (Date.now() > end || child.exitCode !== null)
      throw new Error(`the server did not start: ${said}`);
    await new Promise((r) => setTimeout(r, 50));
  }
  return child;
}

export async function startServer(flags = ["--seed", SEED]) {
  const dir = await mkdtemp(path.join(os.tmpdir(), "tessera-e2e-"));
  const port = await freePort();
  let child = await run(port, dir, flags);
  process.on("exit", () => child.kill()); // a test file that breaks leaves nothing behind
  const halt = async () => {
    child.kill();
    await new Promise((r) => (child.exitCode === null ? child.once("exit", r) : r()));
  };
  return {
    base: `http://127.0.0.1:${port}`,
    halt,
    goOn: async () => (child = await run(port, dir, flags)),
    stop: async () => {
      await halt();
      await rm(dir, { recursive: true, force: true });
    },
  };
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

/* Runs in the page; an empty one has no storage. */
function speak(locale) {
  if (location.protocol.startsWith("http")) sessionStorage.setItem("tessera-locale", locale);
}

/* The numbers in a text: they are the same in every language. */
export const numbersIn = async (locator) => ((await locator.textContent()).match(/\d+/g) ?? []).map(Number);

/* A person of the tests knows the games and has switched their briefings off; `briefings: true` is a newcomer. */
const knowTheGames = () => {
  try {
    localStorage.tessera ??= JSON.stringify({ briefings: false });
  } catch {
    /* a page without storage, such as about:blank */
  }
};

/* A new person: own cookies, no animations, and errors of the page are errors of the test. */
export async function person(browser, base, { briefings = false, ...options } = {}) {
  const context = await browser.newContext({
    baseURL: base,
    reducedMotion: "reduce",
    viewport: { width: 1440, height: 900 },
    ...options,
  });
  context.setDefaultTimeout(WAIT_MS);
  if (LOCALE !== "english") await context.addInitScript(speak, LOCALE);
  if (!briefings) await context.addInitScript(knowTheGames);
  const page = await context.newPage();
  page.faults = [];
  page.on("pageerror", (e) => page.faults.push(e.message));
  page.on("console", (m) => {
    if (m.type() === "error" && !/Failed to load resource|ERR_INTERNET_DISCONNECTED/.test(m.text()))
      page.faults.push(m.text());
  });
  return page;
}

/* The snapshot that a page shows, its legal actions by their words. */
export const snapOf = (page) =>
  page.evaluate(() => {
    const { snap } = document.querySelector("table-page");
    return { ...snap, legal: snap.legal.map((a) => a.key) };
  });

/* A call of the page to the server, past all clicking; a refusal is an error. */
export function ask(page, address, body) {
  return page.evaluate(
    async ([address, body]) => {
      const headers = { "X-Tessera": "1", "Content-Type": "application/json" };
      const how = body && { method: "POST", headers, body: JSON.stringify(body) };
      const answer = await (await fetch(address, how)).json();
      if (answer.ok === false) throw new Error(answer.error);
      return answer;
    },
    [address, body],
  );
}

/* Waits until each page shows what the server knows; each reader counts what he may know of. */
export async function upToDate(...pages) {
  for (const page of pages) {
    const { id } = await snapOf(page);
    const { rev } = await ask(page, `/api/tables/${id}`);
    await page.waitForFunction((r) => document.querySelector("table-page").snap.rev >= r, rev);
  }
}

/* A server and a browser for the tests of a file; they end with it. */
export async function stage(flags) {
  const server = await startServer(flags);
  const browser = await startBrowser();
  after(async () => {
    await browser.close();
    await server.stop();
  });
  return { server, browser, person: (options) => person(browser, server.base, options) };
}

// Visits to build/site by Chromium or Firefox, through puppeteer-core (WebDriver BiDi for Firefox). The
// host can be stopped, so that nothing comes from it.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import puppeteer from "../e2e/node_modules/puppeteer-core/lib/esm/puppeteer/puppeteer-core.js";
import { host } from "./host.mjs";
import { site } from "./load.mjs";

const PLACES = {
  chrome: process.env.CHROMIUM ?? "/usr/bin/chromium-headless-shell",
  firefox: process.env.FIREFOX ?? "/usr/bin/firefox-esr",
};
const WAIT_MS = 60000;
export const DESKTOP = { width: 1280, height: 900 };
export const PHONE = { width: 390, height: 844 };

export class Visit {
  static async begin(browser, viewport = DESKTOP, sent) {
    const visit = new Visit();
    Object.assign(visit, { kind: browser, viewport, complaints: [] });
    visit.folder = await mkdtemp(path.join(tmpdir(), "tessera-visit-"));
    visit.server = await host(site, sent);
    visit.url = visit.server.url;
    await visit.open();
    return visit;
  }

  async open() {
    this.browser = await puppeteer.launch({
      browser: this.kind,
      executablePath: PLACES[this.kind],
      userDataDir: this.folder,
      headless: true,
      timeout: WAIT_MS * 3, // a busy machine
      args: this.kind === "chrome" ? ["--no-sandbox"] : [],
    });
    this.page = await this.browser.newPage();
    await this.page.setViewport(this.viewport);
    this.page.setDefaultTimeout(WAIT_MS);
    this.page.on("pageerror", (e) => this.complaints.push(e.message));
  }

  // As a crash ends it: nothing is said to the page.
  async kill() {
    const process = this.browser.process();
    const gone = new Promise((done) => process.once("exit", done));
    process.kill("SIGKILL");
    await gone;
  }

  async end() {
    await this.browser.close();
    this.server.stop();
    await rm(this.folder, { recursive: true, force: true });
  }

  // Everything is here now, and the host goes away.
  async cut() {
    await this.go("/");
    await this.see("[data-play]");
    await this.page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
    await this.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    this.server.stop();
  }

  go(address) {
    return this.page.goto(this.url + address, { waitUntil: "domcontentloaded" });
  }

  see(selector) {
    return this.page.waitForSelector(selector);
  }

  // Whatever lies above it.
  async press(selector) {
    await this.see(selector);
    await this.page.$eval(selector, (e) => e.click());
  }

  async begin(game) {
    await this.go("/");
    await this.press(`[data-play="${game}"]`);
    await this.atTable();
  }

  // At a table, its briefing read.
  async atTable() {
    await this.page.waitForFunction(() => document.querySelector("table-page")?.snap);
    await this.page.evaluate(() => document.querySelector("dialog[open] button.primary")?.click());
  }

  snap() {
    return this.page.evaluate(() => {
      const { id, steps, state } = document.querySelector("table-page").snap;
      return { id, steps, state };
    });
  }

  // Waits for my turn or the end, and takes the first action there is; false at the end.
  async act() {
    await this.page.waitForFunction(
      () => document.querySelector("main.my-turn") || document.querySelector("table-page").snap.state === "finished",
    );
    return this.page.evaluate(async () => {
      const table = document.querySelector("table-page");
      document.querySelector("dialog[open] button.primary")?.click();
      if (table.snap.state === "finished") return false;
      const { legal } = table.snap;
      await table.sending.act(legal[Math.floor(Math.random() * legal.length)]);
      return true;
    });
  }
}

// What is fetched, compressed, up to the list of games and up to my turn at a board.
export async function firstVisit(game) {
  let bytes = 0;
  const visit = await Visit.begin("chrome", DESKTOP, (_, n) => (bytes += n));
  await visit.page.evaluateOnNewDocument(() => delete Navigator.prototype.serviceWorker);
  await visit.go("/");
  await visit.see("[data-play]");
  await visit.page.waitForNetworkIdle();
  const list = bytes;
  await visit.press(`[data-play="${game}"]`);
  await visit.atTable();
  await visit.page.waitForNetworkIdle();
  const board = bytes;
  await visit.end();
  return { list, board };
}

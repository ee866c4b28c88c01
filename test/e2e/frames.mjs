// How smoothly the crowded ends of Antike II and Total War run: node frames.mjs [NAME...]
// Plays on at normal speed while Chromium traces: p95 of the time between frames while the others'
// moves are shown, of the time from a press to its paint, and, by the clock of its thread, which a busy
// machine does not touch, of each task of the page and of its layouts.
import { CROWDED, openAt } from "./replays.mjs";
import { ask, person, startBrowser, startServer } from "./stage.mjs";

const SCENES = ["antike2", "total-war-rome"];
const ACTS = 12;
const PRESSES = 20;
const CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline", "disabled-by-default-devtools.timeline.frame"];
const WORK = new Set(["RunTask", "ThreadControllerImpl::RunTask"]);

const p95 = (all) => [...all].sort((a, b) => a - b)[Math.floor(all.length * 0.95)] ?? 0;
const ms = (x) => `${x.toFixed(1)} ms`;

/* The moves of the others follow the advised ones of the looker. */
async function playOn(page, id) {
  for (let acts = 0; acts < ACTS; acts++) {
    await page.waitForSelector("main.my-turn", { timeout: 60000 });
    const snap = await ask(page, `/api/tables/${id}`);
    if (snap.legal.length === 0) return;
    const { moves } = await ask(page, `/api/tables/${id}/hint`, { seat: snap.you });
    await ask(page, `/api/tables/${id}/act`, { seat: snap.you, do: moves[0].action, rev: snap.rev });
    await page.waitForFunction((r) => document.querySelector("table-page").snap.rev !== r, snap.rev);
  }
}

/* Presses what is lit and lets it go again; each press until it is painted, as the browser measures it. */
async function press(page) {
  await page.waitForSelector("main.my-turn", { timeout: 60000 });
  await page.evaluate(() => {
    window.presses = [];
    const note = (list) => window.presses.push(...list.getEntries().filter((e) => e.name === "pointerdown" || e.name === "click").map((e) => e.duration));
    new PerformanceObserver(note).observe({ type: "event", durationThreshold: 16, buffered: false });
  });
  for (let i = 0; i < PRESSES; i++) {
    const lit = page.locator(".board [data-thing]:not(.lit)");
    const n = await lit.count();
    if (n > 0) await lit.nth((i * 7) % n).click({ force: true, timeout: 2000 }).catch(() => {});
    await page.keyboard.press("Escape");
  }
  await page.waitForTimeout(300);
  return page.evaluate(() => window.presses);
}

async function traced(page, play) {
  const cdp = await page.context().newCDPSession(page);
  const events = [];
  cdp.on("Tracing.dataCollected", ({ value }) => events.push(...value));
  await cdp.send("Tracing.start", { traceConfig: { includedCategories: CATEGORIES }, transferMode: "ReportEvents" });
  await play();
  const done = new Promise((r) => cdp.once("Tracing.tracingComplete", r));
  await cdp.send("Tracing.end");
  await done;
  await cdp.detach();
  return events;
}

/* Frames that follow each other closely are of one movement; a pause is none. */
function read(events) {
  const paints = events.filter((e) => e.name === "DrawFrame").map((e) => e.ts / 1000).sort((a, b) => a - b);
  const gaps = paints.slice(1).map((t, i) => t - paints[i]).filter((gap) => gap < 200);
  const main = events.find((e) => e.name === "thread_name" && e.args?.name === "CrRendererMain")?.tid;
  const of = (names) => events.filter((e) => e.ph === "X" && names.has(e.name) && (main === undefined || e.tid === main)).map((e) => (e.tdur ?? e.dur ?? 0) / 1000);
  const layouts = of(new Set(["Layout"]));
  return { gaps, work: of(WORK).filter((x) => x > 1), layouts };
}

const wanted = process.argv.slice(2);
const server = await startServer(["--seed", "7", "--bot-delay", "0"]);
const browser = await startBrowser();
try {
  for (const scene of SCENES.filter((s) => !wanted.length || wanted.includes(s))) {
    const page = await person(browser, server.base, { reducedMotion: "no-preference" });
    await page.goto("/");
    await ask(page, "/api/me");
    const id = await openAt(page, CROWDED[scene]);
    const { gaps, work, layouts } = read(await traced(page, () => playOn(page, id)));
    const presses = await press(page);
    console.log(
      `${scene}: ${gaps.length} frames, p95 ${ms(p95(gaps))} between them; tasks p95 ${ms(p95(work))}; ` +
        `${layouts.length} layouts, p95 ${ms(p95(layouts))}; ${presses.length} presses, p95 ${ms(p95(presses))} to the paint`,
    );
    await page.context().close();
  }
} finally {
  await browser.close();
  await server.stop();
}

// Films of an opponent's turn, as frames: node film.mjs FOLDER [NAME...]
// Each begins at a step of a recorded game. The looker plays as the computer advises until the
// turn is over; then frames are taken until it is his again. A sheet of all frames is made too.
// NAME:phone, NAME:tablet and NAME:dark film the same on another screen or in the other theme.
import { execFileSync } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { ask, person, PHONE, startBrowser, startServer } from "./stage.mjs";

const REPLAYS = fileURLToPath(new URL("../replays", import.meta.url));
const FILMS = [
  { name: "arena-roma", record: "arena-3", step: 150, seat: "roma" },
  { name: "antike2", record: "antike2-1", step: 330, seat: "yellow" },
  { name: "casus-belli", record: "casus-belli-1", step: 262, seat: "roma" },
  { name: "ancients", record: "ancients-issus", step: 300, seat: "bottom" },
  { name: "total-war-rome", record: "total-war-rome-4", step: 718, seat: "rome" },
];
const SCREENS = {
  phone: PHONE,
  tablet: { viewport: { width: 820, height: 1180 }, hasTouch: true },
  dark: { colorScheme: "dark" },
};
const MOST_ACTS = 60;
const FILM_MS = 20000;
const FRAME_MS = 150;
const SHEET = 16; // frames on it

const positionOf = ({ record, step }) =>
  JSON.parse(
    execFileSync(
      process.env.TESSERA,
      ["replay", path.join(REPLAYS, `${record}.record`), "--at", String(step), "--json"],
      { encoding: "utf8" },
    ),
  );

async function open(page, film) {
  const from = positionOf(film);
  const { games } = await ask(page, "/api/games");
  const game = games.find((g) => g.id === from.game);
  const count = from.seats ?? from.players ?? game.seats_min;
  const seats = game.seats.slice(0, count).map((s) => [s, s === film.seat ? "me" : "bot:easy"]);
  const made = await ask(page, "/api/tables", { game: from.game, seats: Object.fromEntries(seats), from });
  await page.goto(`/t/${made.id}`);
  await page.waitForSelector(".board");
  return made.id;
}

/* Plays as advised; resolves when somebody else has acted after me. */
async function endTurn(page, id, seat) {
  for (let acts = 0; acts < MOST_ACTS; acts++) {
    await page.waitForSelector("main.my-turn", { timeout: 60000 });
    const snap = await ask(page, `/api/tables/${id}`);
    const { moves } = await ask(page, `/api/tables/${id}/hint`, { seat: snap.you });
    const { action } = moves[0];
    await ask(page, `/api/tables/${id}/act`, { seat: snap.you, do: action, rev: snap.rev });
    await page.waitForFunction((r) => document.querySelector("table-page").snap.rev !== r, snap.rev);
    const now = await ask(page, `/api/tables/${id}`);
    const others = now.log.filter((l) => l.n > snap.steps && l.seat !== seat && l.seat !== "chance");
    if (now.legal.length === 0 || others.length > 0) return;
  }
}

/* Frames with their time, as the browser paints them. */
async function shoot(page, play) {
  const frames = [];
  const cdp = await page.context().newCDPSession(page);
  let last = 0;
  cdp.on("Page.screencastFrame", ({ data, metadata, sessionId }) => {
    const at = metadata.timestamp * 1000;
    if (at - last >= FRAME_MS) {
      frames.push({ at, data });
      last = at;
    }
    void cdp.send("Page.screencastFrameAck", { sessionId }).catch(() => {});
  });
  await cdp.send("Page.startScreencast", { format: "png", everyNthFrame: 1 });
  await play();
  await cdp.send("Page.stopScreencast");
  await cdp.detach();
  return frames;
}

async function sheet(browser, frames, file) {
  const every = Math.max(1, frames.length / SHEET);
  const chosen = Array.from({ length: Math.min(SHEET, frames.length) }, (_, i) => frames[Math.floor(i * every)]);
  const page = await browser.newPage({ viewport: { width: 1800, height: 1200 } });
  await page.setContent(
    `<body style="margin:0;display:grid;grid-template-columns:repeat(4,1fr);gap:3px;background:#000">` +
      chosen.map((f) => `<figure style="margin:0;color:#fff;font:14px sans-serif">${((f.at - frames[0].at) / 1000).toFixed(1)} s<img style="width:100%" src="data:image/png;base64,${f.data}"></figure>`).join(""),
  );
  await page.screenshot({ path: file, fullPage: true });
  await page.close();
}

const [folder, ...wanted] = process.argv.slice(2);
const list = wanted.length ? wanted : FILMS.map((f) => f.name);
const server = await startServer(["--seed", "7", "--bot-delay", "0"]);
const browser = await startBrowser();
try {
  for (const name of list) {
    const [game, ...how] = name.split(":");
    const film = FILMS.find((f) => f.name === game);
    const options = Object.assign({ reducedMotion: "no-preference", viewport: { width: 1280, height: 800 } }, ...how.map((h) => SCREENS[h]));
    const page = await person(browser, server.base, options);
    await page.goto("/");
    await ask(page, "/api/me");
    const id = await open(page, film);
    const frames = await shoot(page, async () => {
      await endTurn(page, id, film.seat);
      await page.waitForSelector("main.my-turn", { timeout: FILM_MS }).catch(() => {});
      await page.waitForTimeout(1500); // the words that stay after the last move
    });
    const out = path.join(folder, name.replace(/:/g, "-"));
    await mkdir(out, { recursive: true });
    for (const [i, f] of frames.entries())
      await writeFile(path.join(out, `${String(i).padStart(3, "0")}.png`), Buffer.from(f.data, "base64"));
    await sheet(browser, frames.slice(-64), `${out}.png`);
    const told = (await ask(page, `/api/tables/${id}`)).log.slice(-8).map((l) => (l.events ?? []).map((e) => e[2]).join(" ") || l.text);
    await writeFile(`${out}.txt`, told.join("\n"));
    console.log(name, frames.length, page.faults.join("; "));
    await page.context().close();
  }
} finally {
  await browser.close();
  await server.stop();
}

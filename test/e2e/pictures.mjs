// The pictures of the README, from the real client: node pictures.mjs FOLDER [NAME...]
// Each begins at a step of a recorded game, so it shows the same for as long as the rules do;
// then a few moves are played as the computer advises, so that the log has something to tell.
import { execFileSync } from "node:child_process";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { ask, person, startBrowser, startServer } from "./stage.mjs";
import { moves } from "./table.mjs";

const WEBP = { format: "webp", quality: 82 };
const REPLAYS = fileURLToPath(new URL("../replays", import.meta.url));

// The seat that looks, and how many moves are played first.
const PICTURES = [
  { name: "arena-roma", record: "arena-3", step: 150, seat: "roma", acts: 1 },
  { name: "antike2", record: "antike2-1", step: 330, seat: "yellow", acts: 6 },
  { name: "casus-belli", record: "casus-belli-1", step: 262, seat: "roma", acts: 9 },
  { name: "ancients", record: "ancients-issus", step: 300, seat: "bottom", acts: 5 },
  { name: "total-war-rome", record: "total-war-rome-4", step: 718, seat: "rome", acts: 2 },
  { name: "total-war-battle", record: "total-war-rome-4", step: 148, seat: "rome", acts: 1 },
];

function positionOf({ record, step }) {
  const words = ["replay", path.join(REPLAYS, `${record}.record`), "--at", String(step), "--json"];
  return JSON.parse(execFileSync(process.env.TESSERA, words, { encoding: "utf8" }));
}

/* Opens a table at the position: the looker plays, the computer sits everywhere else. */
async function open(page, picture) {
  const from = positionOf(picture);
  const { games } = await ask(page, "/api/games");
  const game = games.find((g) => g.id === from.game);
  const count = from.seats ?? from.players ?? game.seats_min;
  const seats = game.seats
    .slice(0, count)
    .map((seat) => [seat, seat === picture.seat ? "me" : "bot:easy"]);
  const made = await ask(page, "/api/tables", {
    game: from.game,
    seats: Object.fromEntries(seats),
    from,
  });
  await page.goto(`/t/${made.id}`);
  await page.waitForSelector(".board");
  return made.id;
}

async function play(page, id, acts) {
  for (let done = 0; done < acts; done++) {
    await page.waitForSelector("main.my-turn", { timeout: 120000 });
    const snap = await ask(page, `/api/tables/${id}`);
    const { moves: advice } = await ask(page, `/api/tables/${id}/hint`, { seat: snap.you });
    const rev = await moves(page);
    await ask(page, `/api/tables/${id}/act`, {
      seat: snap.you,
      action: advice[0].action,
      rev: snap.rev,
    });
    await page.waitForFunction((r) => document.querySelector("table-page").snap.rev !== r, rev);
  }
  await page.waitForSelector("main.my-turn", { timeout: 120000 });
}

async function take(page, file) {
  await page.mouse.move(2, 2);
  await page.waitForTimeout(4000); // what is shown large for a moment has gone
  const cdp = await page.context().newCDPSession(page);
  const { data } = await cdp.send("Page.captureScreenshot", WEBP);
  await writeFile(file, Buffer.from(data, "base64"));
  await cdp.detach();
}

const [folder, ...wanted] = process.argv.slice(2);
const server = await startServer();
const browser = await startBrowser();
const page = await person(browser, server.base, { colorScheme: "light" });
await page.goto("/");
await ask(page, "/api/me");
await ask(page, "/api/me", { name: "Julia" });
try {
  for (const picture of PICTURES.filter((p) => !wanted.length || wanted.includes(p.name))) {
    await play(page, await open(page, picture), picture.acts);
    await take(page, path.join(folder, `${picture.name}.webp`));
    console.log(picture.name);
  }
} finally {
  await browser.close();
  await server.stop();
}

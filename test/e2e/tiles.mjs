// The pictures of the boards on the first page: node tiles.mjs FOLDER [NAME...]
// A cut of the real board at a step of a recorded game, small enough for the first load.
import { execFileSync } from "node:child_process";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { ask, person, startBrowser, startServer } from "./stage.mjs";

const REPLAYS = fileURLToPath(new URL("../replays", import.meta.url));
const WIDTH = 360; // pixels of the picture; its shape is 16 to 9
const QUALITY = 34;

// `at` is what the cut shows: the element, and left, top and width as shares of it.
const TILES = [
  { name: "arena-roma", record: "arena-3", step: 150, seat: "roma", at: [".board", 0.165, 0.11, 0.66] },
  { name: "antike2", record: "antike2-1", step: 330, seat: "yellow", at: ["[data-zoom]", 0.24, 0.2, 0.62] },
  { name: "casus-belli", record: "casus-belli-1", step: 262, seat: "roma", at: ["[data-zoom]", 0.3, 0.12, 0.66] },
  { name: "ancients", record: "ancients-issus", step: 300, seat: "bottom", at: [".battlefield", 0.12, 0.2, 0.62] },
  { name: "total-war-rome", record: "total-war-rome-4", step: 930, seat: "rome", at: ["[data-zoom]", 0.26, 0.26, 0.42] },
];

async function open(page, { record, step, seat }) {
  const words = ["replay", path.join(REPLAYS, `${record}.record`), "--at", String(step), "--json"];
  const from = JSON.parse(execFileSync(process.env.TESSERA, words, { encoding: "utf8" }));
  const { games } = await ask(page, "/api/games");
  const game = games.find((g) => g.id === from.game);
  const names = game.seats.slice(0, from.seats ?? from.players ?? game.seats_min);
  const seats = Object.fromEntries(names.map((s) => [s, s === seat ? "me" : "bot:easy"]));
  const { id } = await ask(page, "/api/tables", { game: from.game, seats, from });
  await page.goto(`/t/${id}`);
  await page.waitForSelector(".board");
}

async function cut(page, [selector, left, top, share]) {
  const box = await page.locator(selector).first().boundingBox();
  const width = box.width * share;
  const clip = { x: box.x + box.width * left, y: box.y + box.height * top, width, height: (width * 9) / 16, scale: WIDTH / width };
  const cdp = await page.context().newCDPSession(page);
  const { data } = await cdp.send("Page.captureScreenshot", { format: "webp", quality: QUALITY, clip });
  await cdp.detach();
  return Buffer.from(data, "base64");
}

const [folder, ...wanted] = process.argv.slice(2);
const server = await startServer();
const browser = await startBrowser();
const page = await person(browser, server.base, { colorScheme: "light", bypassCSP: true });
await page.goto("/");
await ask(page, "/api/me");
try {
  for (const tile of TILES.filter((x) => !wanted.length || wanted.includes(x.name))) {
    await open(page, tile);
    await page.addStyleTag({ content: ".side, .rondel { visibility: hidden }" });
    await page.mouse.move(2, 2);
    await page.waitForTimeout(1500); // the map is drawn and at rest
    const picture = await cut(page, tile.at);
    await writeFile(path.join(folder, `${tile.name}.webp`), picture);
    console.log(tile.name, picture.length);
  }
} finally {
  await browser.close();
  await server.stop();
}

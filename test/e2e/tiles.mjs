// The pictures of the boards on the first page: node tiles.mjs FOLDER [NAME...]
// A cut of the real board at a step of a recorded game, small enough for the first load.
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { CROWDED, openAt } from "./replays.mjs";
import { ask, person, startBrowser, startServer } from "./stage.mjs";

const WIDTH = 320; // pixels of the picture; its shape is 16 to 9
const QUALITY = 24;

// `at` is what the cut shows: the element, and left, top and width as shares of it.
const TILES = [
  { name: "arena-roma", at: [".board", 0.165, 0.11, 0.66] },
  { name: "antike2", at: ["[data-zoom]", 0.24, 0.2, 0.62] },
  { name: "casus-belli", at: ["[data-zoom]", 0.3, 0.12, 0.66] },
  { name: "ancients", at: [".battlefield", 0.12, 0.2, 0.62] },
  { name: "total-war-rome", at: ["[data-zoom]", 0.26, 0.26, 0.42] },
];

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
    await openAt(page, CROWDED[tile.name]);
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

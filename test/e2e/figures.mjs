// The pictures of the illustrated rules, from the real client: node figures.mjs FOLDER [NAME...]
// Each is a step of a lesson, so it shows the same for as long as the lesson is sound: the rings are
// the lesson's. What is cut out is what is ringed with its surroundings, or an element.
import { readFileSync, readdirSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { ask, person, startBrowser, startServer } from "./stage.mjs";

const LESSONS = fileURLToPath(new URL("../../data/lessons", import.meta.url));
const QUALITY = 62;
const ROOM = 70; // pixels around what is ringed
const SIZE = { width: 640, height: 400 };

const RONDEL = '.board [data-thing^="space:"]';

// `of`: an element instead of the rings; `size`: the least that is cut out.
const FIGURES = [
  { name: "arena-table", lesson: "arena-roma/first-turn", step: 1, of: ".board" },
  { name: "arena-die", lesson: "arena-roma/first-turn", step: 2, size: { width: 560, height: 340 } },
  { name: "arena-cards", lesson: "arena-roma/first-turn", step: 7 },
  { name: "arena-battle", lesson: "arena-roma/first-turn", step: 11, size: { width: 560, height: 400 } },
  { name: "antike2-rondel", lesson: "antike2/first-steps", step: 3, of: RONDEL },
  { name: "antike2-units", lesson: "antike2/first-steps", step: 4 },
  { name: "antike2-temple", lesson: "antike2/temples-and-victory", step: 1 },
  { name: "antike2-conquest", lesson: "antike2/conquest-and-battles", step: 4 },
  { name: "casus-rondel", lesson: "casus-belli/first-steps", step: 2, of: RONDEL },
  { name: "casus-found", lesson: "casus-belli/first-steps", step: 4 },
  { name: "casus-wall", lesson: "casus-belli/walls-and-conquest", step: 9 },
  { name: "casus-cards", lesson: "casus-belli/event-cards", step: 0 },
  { name: "ancients-field", lesson: "ancients/first-steps", step: 0, of: ".board" },
  { name: "ancients-orders", lesson: "ancients/first-steps", step: 4, size: { width: 560, height: 360 } },
  { name: "ancients-attack", lesson: "ancients/first-steps", step: 5, size: { width: 560, height: 360 } },
  { name: "ancients-leader", lesson: "ancients/leaders-and-morale", step: 3, size: { width: 560, height: 360 } },
  { name: "totalwar-map", lesson: "total-war-rome/first-steps", step: 0 },
  { name: "totalwar-agent", lesson: "total-war-rome/agents", step: 1, size: { width: 640, height: 520 } },
  { name: "totalwar-battle", lesson: "total-war-rome/land-battle", step: 4, of: ".board" },
  { name: "totalwar-spending", lesson: "total-war-rome/taxes-and-spending", step: 4, of: ".board" },
];

function expected(lesson) {
  const [game, name] = lesson.split("/");
  const folder = path.join(LESSONS, game);
  const file = readdirSync(folder).find((f) => f.replace(/^\d+-|\.lesson$/g, "") === name);
  const joined = readFileSync(path.join(folder, file), "utf8").replace(/\n[ \t]+/g, " ");
  const lines = joined.split("\n").map((l) => l.match(/^(\S+)\s+(.*)$/)?.slice(1)).filter(Boolean);
  return lines.filter(([w], i) => w === "expect" && lines[i - 1]?.[0] !== "expect").map(([, action]) => action);
}

async function open(page, { lesson, step }) {
  const [game, name] = lesson.split("/");
  const { id } = await ask(page, "/api/tables", { game, lesson: name });
  for (const action of expected(lesson).slice(0, step)) {
    const { you, rev } = await ask(page, `/api/tables/${id}`);
    await ask(page, `/api/tables/${id}/act`, { seat: you, action, rev });
  }
  await page.goto(`/t/${id}`);
  await page.waitForSelector(".lesson-ask");
  await page.waitForTimeout(900); // the map has moved to what is ringed
}

/* Runs in the page: the part of the board to be cut out, or null. */
function cut([of, room, least]) {
  const pane = document.querySelector(".pane").getBoundingClientRect();
  const boxes = [...document.querySelectorAll(of ?? ".rings i")].map((e) => e.getBoundingClientRect());
  if (boxes.length === 0) return null;
  const edge = of === ".board" ? 0 : of ? room / 2 : room;
  let [left, top] = [Math.min(...boxes.map((b) => b.left)) - edge, Math.min(...boxes.map((b) => b.top)) - edge];
  let [right, bottom] = [Math.max(...boxes.map((b) => b.right)) + edge, Math.max(...boxes.map((b) => b.bottom)) + edge];
  const wider = of ? 0 : Math.max(0, least.width - (right - left)) / 2;
  const higher = of ? 0 : Math.max(0, least.height - (bottom - top)) / 2;
  [left, right, top, bottom] = [left - wider, right + wider, top - higher, bottom + higher];
  const x = Math.max(pane.left, left);
  const y = Math.max(pane.top, top);
  return { x, y, width: Math.min(pane.right, right) - x, height: Math.min(pane.bottom, bottom) - y };
}

async function take(page, figure, file) {
  const clip = await page.evaluate(cut, [figure.of ?? null, ROOM, figure.size ?? SIZE]);
  if (!clip) throw new Error(`${figure.name}: nothing is ringed`);
  const cdp = await page.context().newCDPSession(page);
  const scale = Math.min(1, 760 / clip.width);
  const { data } = await cdp.send("Page.captureScreenshot", { format: "webp", quality: QUALITY, clip: { ...clip, scale } });
  await writeFile(file, Buffer.from(data, "base64"));
  await cdp.detach();
}

const [folder, ...wanted] = process.argv.slice(2);
const server = await startServer();
const browser = await startBrowser();
const page = await person(browser, server.base, { colorScheme: "light", viewport: { width: 1280, height: 900 } });
await page.goto("/");
await ask(page, "/api/me");
try {
  for (const figure of FIGURES.filter((f) => !wanted.length || wanted.includes(f.name))) {
    await open(page, figure);
    await take(page, figure, path.join(folder, `${figure.name}.webp`));
    console.log(figure.name);
  }
} finally {
  await browser.close();
  await server.stop();
}

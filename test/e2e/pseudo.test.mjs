// Every word on the page comes from a table of texts: in the pseudo-locale each of them stands in
// ⟦áççéñţéđ brackets⟧, and what is plain is a name or was forgotten. A part of each game is played.
import assert from "node:assert/strict";
import { before, test } from "node:test";
import { stage } from "./stage.mjs";
import { dice, myTurn, pointAndClick } from "./table.mjs";

// Whether the server speaks pseudo too (tessera serve --locale pseudo). Until it does, its sentences
// are taken as they come; then only names are.
const SERVER_SPEAKS = false;
const FLAGS = SERVER_SPEAKS ? ["--seed", "7", "--locale", "pseudo"] : ["--seed", "7"];
const GAMES = ["arena-roma", "antike2", "casus-belli", "ancients"];
// Its board is not in the texts yet.
const NOT_YET = ["total-war-rome"];
const GAME_MS = 6000;
const ACTS = 12;

const { person } = await stage(FLAGS);
let page;
const OURS = ["Tessera", "game-icons.net", "CC BY 3.0"]; // names of the client
const heard = new Set(); // what the server said: all strings of all answers, in small letters
const names = new Set(); // of these, what stands in a table of names

/* A key of the server's tables is a name, too: "Roma", "marble". */
function collect(value, into) {
  if (typeof value === "string") return into.add(plain(value));
  if (value === null || typeof value !== "object") return;
  for (const [key, v] of Object.entries(value)) {
    into.add(plain(key));
    collect(v, into);
  }
}

/* As it is compared: small letters, no hyphens, no numbers, no signs at the ends. */
const plain = (s) =>
  s
    .toLowerCase()
    .replace(/[-_\s\u00a0]+/g, " ")
    .replace(/^[^\p{L}]+|[^\p{L}]+$/gu, "");

function isName(s) {
  const known = SERVER_SPEAKS ? names : heard;
  if (known.has(s)) return true;
  if (!SERVER_SPEAKS && [...heard].some((h) => h.length > s.length && h.includes(s) && s.includes(" "))) return true;
  // names side by side: "Roma 3", "HI, LI"
  const parts = s.split(/[^\p{L}' ]+/u).map((p) => p.trim()).filter((p) => p.length > 1);
  return parts.length > 1 && parts.every((p) => known.has(p));
}

/* All that is read or read aloud, without what stands in brackets. */
const written = () =>
  page.evaluate(() => {
    const found = new Set();
    const outside = (s) => {
      let depth = 0;
      let run = "";
      for (const c of `${s}⟦`) {
        if (c === "⟦" && depth++ === 0) {
          if (/\p{L}{2}/u.test(run)) found.add(run.trim());
          run = "";
        } else if (c === "⟧") depth--;
        else if (depth === 0) run += c;
      }
    };
    const skip = "script, style, noscript, code, kbd, .log, .me, .player-name, .plate-name, .table-seats, .names";
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let n = walk.nextNode(); n; n = walk.nextNode()) {
      if (n.nodeType === Node.TEXT_NODE) {
        if (!n.parentElement.closest(skip)) outside(n.data);
        continue;
      }
      for (const a of ["aria-label", "title", "placeholder", "alt", "label", "aria-valuetext"])
        if (n.hasAttribute(a) && !n.closest(".log")) outside(n.getAttribute(a));
    }
    outside(document.title);
    return [...found];
  });

/* The stream of a table is no response one can read: the page has what it said. */
const hearTable = async () =>
  collect(await page.evaluate(() => JSON.parse(JSON.stringify(document.querySelector("table-page")?.snap ?? {}))), heard);

async function forgotten(where) {
  const sentences = (s) => s.split(/(?<=[.!?])\s+/);
  const found = await written();
  await hearTable(); // behind it: whatever is written was said before
  const left = found.flatMap(sentences).filter((s) => !isName(plain(s)));
  assert.deepEqual(left, [], `plain English ${where}`);
}

before(async () => {
  page = await person();
  for (const name of OURS) heard.add(plain(name)), names.add(plain(name));
  page.on("response", async (r) => {
    if (!new URL(r.url()).pathname.startsWith("/api/") || r.url().endsWith("/events?log=tail")) return;
    const said = await r.json().catch(() => null);
    collect(said, heard);
    if (/\/facts$|\/api\/(games|me|lobby)$/.test(r.url())) collect(said, names);
  });
});

const pages = [
  ["the lobby", "/"],
  ["the form", "/new?game=ancients"],
  ["the settings", "/account"],
  ["the credits", "/credits"],
  ["a missing page", "/nonsense"],
  ["the editor", "/edit/ancients"],
];

for (const [name, address] of pages)
  test(`in pseudo: ${name}`, async () => {
    await page.goto(`${address}${address.includes("?") ? "&" : "?"}locale=pseudo`);
    await page.locator("main").waitFor();
    await page.waitForLoadState("networkidle");
    await page.evaluate(() => document.querySelectorAll("details").forEach((d) => (d.open = true)));
    await forgotten(`in ${name}`);
  });

for (const game of GAMES.filter((g) => !NOT_YET.includes(g)))
  test(`in pseudo: ${game} is played`, async () => {
    await page.goto("/?locale=pseudo");
    await page.selectOption(`#level-${game}`, "greedy");
    await page.locator(`[data-play=${game}]`).click();
    await page.waitForSelector("main.my-turn");
    const random = dice(3);
    for (let acts = 0, end = Date.now() + GAME_MS; acts < ACTS && Date.now() < end; ) {
      if (!(await myTurn(page))) {
        await page.waitForSelector("main.my-turn", { timeout: 5000 }).catch(() => {});
        continue;
      }
      await pointAndClick(page, { random, straight: true });
      acts++;
      if (acts % 4 === 1) await forgotten(`after ${acts} actions of ${game}`);
    }
    for (const tab of ["chat", "table", "log"]) {
      await page.locator(`#tab-${tab}`).click();
      await forgotten(`in the panel ${tab} of ${game}`);
    }
  });

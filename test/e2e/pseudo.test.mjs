// Every word on the page comes from a table of texts: in the pseudo-locale each of them stands in
// ⟦áççéñţéđ brackets⟧, and what is plain is a name or was forgotten. A part of each game is played.
import assert from "node:assert/strict";
import { before, test } from "node:test";
import { dice, myTurn, pointAndClick } from "./table.mjs";

const GAMES = ["arena-roma", "antike2", "casus-belli", "ancients", "total-war-rome"];
// What the server still says in plain English: the texts of cards in the facts of these games, and
// what is wrong with a battle of one's own.
const PLAIN_FACTS = [];
const PLAIN_PARTS = [".verdict"];
const GAME_MS = 6000;
const ACTS = 12;

process.env.LOCALE = "pseudo"; // of the server and the browser
const { stage } = await import("./stage.mjs");
const { person } = await stage();
let page;
const OURS = ["Tessera", "game-icons.net", "CC BY 3.0"]; // names of the client
const names = new Set(); // what the server calls by a name, in small letters

const sentences = (s) => s.split(/(?<=[.!?])\s+/);
const isSentence = (s) => /[.!?]$/.test(s) && / [a-z]/.test(s);

/* Names stand in tables, as keys or words: "Roma", "marble". A sentence is none, unless it is let pass. */
function collect(value, withSentences = false) {
  if (typeof value === "string") {
    if (!withSentences && isSentence(value)) return;
    for (const s of [value, ...sentences(value)]) names.add(plain(s)); // "Q. Fabius Maximus" looks like two
    return;
  }
  if (value === null || typeof value !== "object") return;
  for (const [key, v] of Object.entries(value)) {
    names.add(plain(key));
    collect(v, withSentences);
  }
}

/* As it is compared: small letters, no hyphens, no numbers, no signs at the ends. */
const plain = (s) =>
  s
    .toLowerCase()
    .replace(/[-_\s\u00a0]+/g, " ")
    .replace(/^[^\p{L}]+|[^\p{L}]+$/gu, "");

function isName(s) {
  if (names.has(s)) return true;
  // names side by side: "Roma 3", "HI, LI"
  const parts = s.split(/[^\p{L}' ]+/u).map((p) => p.trim()).filter((p) => p.length > 1);
  return parts.length > 1 && parts.every((p) => names.has(p));
}

/* All that is read or read aloud, without what stands in brackets. */
const written = () =>
  page.evaluate((passed) => {
    const found = new Set();
    const outside = (s) => {
      let depth = 0;
      let run = "";
      for (const c of `${s}⟦`) {
        if ((c === "⟦" || c === "[") && depth++ === 0) {
          if (/\p{L}{2}/u.test(run)) found.add(run.trim());
          run = "";
        } else if (c === "⟧" || c === "]") depth--;
        else if (depth === 0) run += c;
      }
    };
    const skip = ["script, style, noscript, code, kbd, .me, .player-name, .plate-name, .table-seats, .names", ...passed].join();
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let n = walk.nextNode(); n; n = walk.nextNode()) {
      if (n.nodeType === Node.TEXT_NODE) {
        if (!n.parentElement.closest(skip)) outside(n.data);
        continue;
      }
      for (const a of ["aria-label", "title", "placeholder", "alt", "label", "aria-valuetext"])
        if (n.hasAttribute(a)) outside(n.getAttribute(a));
    }
    outside(document.title);
    return [...found];
  }, PLAIN_PARTS);

/* The names at a table: those of its position. The stream is no response that one can read, but the page has it. */
async function hearTable() {
  const view = await page.evaluate(() => document.querySelector("table-page")?.snap?.view);
  collect([view?.state, view?.extra, view?.titles, view?.seats]);
}

async function forgotten(where) {
  const found = await written();
  await hearTable(); // behind it: whatever is written was said before
  const left = found.flatMap(sentences).filter((s) => !isName(plain(s)));
  assert.deepEqual(left, [], `plain English ${where}`);
}

before(async () => {
  page = await person();
  for (const name of OURS) names.add(plain(name));
  page.on("response", async (r) => {
    const { pathname } = new URL(r.url());
    if (!/\/facts$|\/api\/(games|me|lobby)$/.test(pathname)) return;
    const said = await r.json().catch(() => null);
    collect(said, PLAIN_FACTS.some((game) => pathname === `/api/games/${game}/facts`));
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

for (const game of GAMES)
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

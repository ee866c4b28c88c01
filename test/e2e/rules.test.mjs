// The illustrated rules: pictures that load, captions and rules that point at each other, sheets that print.
import assert from "node:assert/strict";
import { test } from "node:test";
import { audit } from "./axe.mjs";
import { PHONE, stage } from "./stage.mjs";

const { person } = await stage();
const GAMES = ["arena-roma", "antike2", "casus-belli", "ancients", "total-war-rome"];
const SHEETS = { least: 3, most: 6 }; // two pages and the player aid

async function open(page, game) {
  await page.goto(`/rules/${game}`);
  await page.waitForSelector(".primer img");
  await page.evaluate(() => Promise.all([...document.querySelectorAll(".primer img")].map((i) => i.decode())));
}

const pagesOf = (pdf) => pdf.toString("latin1").match(/\/Type\s*\/Page\b/g).length;

for (const game of GAMES)
  test(`${game}: pictures, links both ways, and paper`, async () => {
    const page = await person();
    await open(page, game);
    const faults = await page.evaluate(() => {
      const missing = (selector) =>
        [...document.querySelectorAll(selector)].map((a) => a.getAttribute("href")).filter((h) => !document.getElementById(h.slice(1)));
      const bad = [...document.querySelectorAll(".primer img")].filter(
        (i) => i.naturalWidth !== Number(i.getAttribute("width")) || i.naturalHeight !== Number(i.getAttribute("height")),
      );
      return [...missing(".primer .rulelinks a"), ...missing(".to-figure"), ...bad.map((i) => i.src)];
    });
    assert.deepEqual(faults, []);
    assert.equal(await page.locator(".primer .sheet:not(.aid)").count(), 2);
    assert.ok((await page.locator(".primer figure").count()) >= 4);
    assert.ok((await page.locator(".to-figure").count()) >= 8);
    await page.evaluate(() => document.querySelector("rules-page").classList.add("short"));
    for (const format of ["A4", "Letter"]) {
      const count = pagesOf(await page.pdf({ format }));
      assert.ok(count >= SHEETS.least && count <= SHEETS.most, `${format}: ${count} pages`);
    }
    assert.deepEqual(page.faults, []);
  });

test("the button prints the short form, and the page is whole again", async () => {
  const page = await person();
  await open(page, "antike2");
  await page.evaluate(() => {
    window.print = () => (window.printed = document.querySelector("rules-page").className);
  });
  await page.locator("[data-print=short]").click();
  await page.waitForFunction(() => window.printed === "short");
  assert.equal(await page.evaluate(() => document.querySelector("rules-page").className), "");
});

test("on a phone a picture stands above its words, and a reader finds no barrier", async () => {
  const page = await person({ ...PHONE, bypassCSP: true });
  await open(page, "casus-belli");
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  assert.ok(wide <= 0, `${wide} pixels too wide`);
  await audit(page, "the illustrated rules");
});

test("the first page loads no picture of the rules", async () => {
  const page = await person();
  const loaded = [];
  page.on("request", (r) => loaded.push(r.url()));
  await page.goto("/");
  await page.waitForSelector(".game");
  assert.deepEqual(loaded.filter((u) => u.endsWith(".webp")), []);
});

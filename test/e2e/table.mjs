// What the tests do at a table: look whose turn it is, and click what is lit.

const GAME_MS = 120000;

export const myTurn = (page) =>
  page
    .locator("main.my-turn")
    .count()
    .then((n) => n > 0);
export const isOver = (page) =>
  page.evaluate(() => document.querySelector("table-page").snap.state === "finished");
export const moves = (page) => page.evaluate(() => document.querySelector("table-page").snap.rev);

async function settled(page, rev) {
  await page.waitForFunction((r) => document.querySelector("table-page").snap.rev !== r, rev);
}

/* A repeatable generator, so that a failure can be seen again. */
export function dice(seed) {
  return () => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return seed / 2 ** 32;
  };
}

const chance = dice(1);

/* A warning that stands in the way is confirmed; false if there is none. */
async function goOnAnyway(page, hit) {
  const warning = page.locator("dialog.asking");
  if ((await warning.count()) === 0) return false;
  await hit(warning.locator("[data-yes]"));
  await warning.waitFor({ state: "hidden" });
  return true;
}

/* Does one action by pointing at lit things, the way a person would; `tap` for a finger, `straight`
   for the thing itself, whatever lies above it. */
export async function pointAndClick(page, { tap = false, straight = false, random = chance, rush = 0.3 } = {}) {
  const rev = await moves(page);
  const hit = async (locator) => {
    if (straight) return locator.dispatchEvent("click");
    if (!tap) return locator.click();
    await locator.tap();
    if (await page.locator(".look .again").count()) await locator.tap();
  };
  const any = async (selector) => {
    const all = page.locator(selector);
    const n = await all.count();
    return n === 0 ? null : all.nth(Math.floor(random() * n));
  };
  for (let picked = 0; picked < 5; picked++) {
    if (await goOnAnyway(page, hit)) return settled(page, rev);
    const target =
      (await any(".chooser .act")) ??
      (picked === 0 && random() < rush ? await any(".prompt-acts .act") : null) ??
      (await any(".board .lit:not(.picked)")) ??
      (await any(".prompt-acts .act"));
    if (!target && !(await myTurn(page))) return; // the turn went on while we looked
    if (!target)
      throw new Error("nothing is lit: " + (await page.locator(".question").textContent()));
    await hit(target);
    const done = await page
      .waitForFunction(
        (r) => {
          const t = document.querySelector("table-page");
          return t.snap.rev !== r || document.querySelector(".chooser, .board .picked, dialog.asking");
        },
        rev,
        { timeout: 3000 },
      )
      .then(() => moves(page))
      .catch(() => rev);
    if (done !== rev) return;
  }
  throw new Error("five picks made no action");
}

/* Ends the turn as soon as that is allowed: the quickest way to the end of a game. */
export async function hurry(page, how) {
  const end = page.locator('.prompt-acts .act[data-action="end"]');
  if ((await end.count()) === 0) return pointAndClick(page, how);
  const rev = await moves(page);
  await (how?.tap ? end.tap() : end.click());
  await page.waitForFunction(
    (r) => document.querySelector("table-page").snap.rev !== r || document.querySelector("dialog.asking"),
    rev,
  );
  await goOnAnyway(page, (yes) => (how?.tap ? yes.tap() : yes.click()));
  await settled(page, rev);
}

/* Lets whoever is to act play until `stop(actions so far)` says so. */
export async function playOn(pages, stop, act = pointAndClick) {
  let acts = 0;
  for (const end = Date.now() + GAME_MS; Date.now() < end; ) {
    if (await stop(acts)) return;
    const before = acts;
    for (const page of pages)
      if (await myTurn(page)) {
        await act(page);
        acts++;
      }
    if (acts === before) await pages[0].waitForTimeout(20);
  }
  throw new Error(`the game does not end; ${acts} actions`);
}

// An action as a person does it: by pressing what it is made of, where a pointer reaches it.
import assert from "node:assert/strict";
import { snapOf } from "./stage.mjs";

const things = (page, action) =>
  page.evaluate((action) => {
    const { options } = document.querySelector("table-page").context();
    return options.find((o) => o.act.key.toLowerCase() === action.toLowerCase())?.things ?? null;
  }, action);

/* The tab that the lesson rings, behind which lies what is wanted. */
const tabOf = (page) =>
  page.evaluate(() => {
    const table = document.querySelector("table-page");
    const names = (table.snap.lesson?.point ?? []).flatMap((p) => table.board.pointed?.(p, table.context()) ?? [p]);
    const tab = names.find((n) => n.startsWith("tab:"));
    return tab && document.querySelector(`[data-drawn="${tab}"][aria-pressed=false]`) ? `[data-drawn="${tab}"]` : null;
  });

const byName = (kind, name) => `${kind}${JSON.stringify(name)}]`;

/* A point of a thing that a pointer reaches, or null: it may lie under something else, and a region is no rectangle. */
const pointOf = (page, selector) =>
  page.evaluate((selector) => {
    for (const element of document.querySelectorAll(selector)) {
      element.scrollIntoView({ block: "center", inline: "center" });
      const box = element.getBoundingClientRect();
      for (let i = 0; i < 225; i++) {
        const x = box.x + (box.width * ((((i % 15) * 7) % 15) + 0.5)) / 15;
        const y = box.y + (box.height * ((((i / 15) | 0) * 7) % 15 + 0.5)) / 15;
        const top = document.elementFromPoint(x, y);
        if (top && (top === element || top.closest("[data-thing], [data-action]") === element || element.contains(top))) return { x, y };
      }
    }
    return null;
  }, selector);

/* A click or a tap where it is reached; false if nothing is. */
async function press(page, selector, at) {
  const point = await pointOf(page, selector);
  if (point) await at(page, point);
  return point !== null;
}

export const click = (page, { x, y }) => page.mouse.click(x, y);

const LOOK_MS = 600; // until it shows, if it does

/* The first tap may only show what the thing is. */
export async function tap(page, { x, y }) {
  await page.touchscreen.tap(x, y);
  const asks = await page.waitForSelector(".look .again", { timeout: LOOK_MS }).catch(() => null);
  if (asks) await page.touchscreen.tap(x, y);
}

const ANSWER_MS = 20000; // what was pressed is answered, however busy the machine is
const MORE_MS = 500; // then one more thing is to be pressed

/* By a button if it has one, else by the things it is made of, behind a tab if that is ringed; what cannot be reached so is sent. */
export async function act(page, action, at) {
  const rev = (await snapOf(page)).rev;
  const moved = () => page.evaluate((r) => document.querySelector("table-page").snap.rev !== r, rev);
  const button = `.prompt-acts ${byName(".act[data-action=", action)}, .chooser ${byName(".act[data-action=", action)}`;
  const has = async (selector) => (await page.locator(selector).count()) > 0;
  const named = await things(page, action);
  assert.ok(named, `"${action}" is not offered: ${(await snapOf(page)).legal.join(", ")}`);
  let isPressed = false; // all that it takes
  for (const [i, thing] of (await has(button)) ? [] : named.entries()) {
    const place = `.board ${byName("[data-thing=", thing)}`;
    const tab = (await has(place)) ? null : await tabOf(page);
    if (tab) await press(page, tab, at);
    if (!(await press(page, place, at))) break;
    isPressed = i === named.length - 1;
    await page
      .waitForFunction(([r, b]) => document.querySelector("table-page").snap.rev !== r || document.querySelector(b), [rev, button], { timeout: isPressed ? ANSWER_MS : MORE_MS })
      .catch(() => null);
    if (await moved()) return "clicked";
    if (await has(button)) break;
  }
  if (await has(button)) isPressed = await press(page, button, at);
  const isDone = await page
    .waitForFunction((r) => document.querySelector("table-page").snap.rev !== r, rev, { timeout: isPressed ? ANSWER_MS : MORE_MS })
    .then(() => true, () => false);
  if (isDone) return "clicked";
  await page.evaluate(
    ([action]) => {
      const table = document.querySelector("table-page");
      return table.sending.act(table.snap.legal.find((a) => a.key.toLowerCase() === action.toLowerCase()));
    },
    [action],
  );
  assert.ok(await moved(), `"${action}" was not played`);
  return "sent";
}

// Plays an action by clicks, as a person would who knows its words.
import assert from "node:assert/strict";
import { snapOf } from "./stage.mjs";

const things = (page, action) =>
  page.evaluate((action) => {
    const { options } = document.querySelector("table-page").context();
    return options.find((o) => o.act.key.toLowerCase() === action.toLowerCase())?.things ?? null;
  }, action);

const byName = (kind, name) => `${kind}${JSON.stringify(name)}]`;

/* By a button if it has one, else by the things it is made of; what a click does not reach is sent. */
export async function act(page, action, hit) {
  const rev = (await snapOf(page)).rev;
  const moved = () => page.evaluate((r) => document.querySelector("table-page").snap.rev !== r, rev);
  const button = () => page.locator(`.prompt-acts ${byName(".act[data-action=", action)}, .chooser ${byName(".act[data-action=", action)}`).first();
  const named = await things(page, action);
  assert.ok(named, `"${action}" is not offered: ${(await snapOf(page)).legal.join(", ")}`);
  for (const thing of (await button().count()) ? [] : named) {
    const place = page.locator(`.board ${byName("[data-thing=", thing)}`).first();
    if ((await place.count()) === 0) break;
    await hit(place);
    if (await moved()) return "clicked";
    if (await button().count()) break;
  }
  if (await button().count()) await hit(button());
  const isDone = await page
    .waitForFunction((r) => document.querySelector("table-page").snap.rev !== r, rev, { timeout: 2000 })
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

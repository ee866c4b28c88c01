// Positions to begin a table from: a new game with the chance that is told, then changes.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { ask } from "./stage.mjs";

/* What `changes` says, over what is there; a name with 0 or "none" is taken away by it. */
function changed(old, changes) {
  if (typeof changes !== "object" || Array.isArray(changes) || changes === null) return changes;
  const all = { ...old };
  for (const [name, value] of Object.entries(changes)) all[name] = changed(all[name] ?? {}, value);
  return all;
}

/* How a game begins when chance decides as told; `rest` are more members of `new`. */
export function beginning(game, chance, rest = {}) {
  const asked = [
    { do: "new", game, chance: "ask", ...rest },
    ...chance.map((action) => ({ do: "play", seat: "chance", action })),
    { do: "position" },
  ];
  const input = asked.map((a) => JSON.stringify(a) + "\n").join("");
  const { stdout } = spawnSync(process.env.TESSERA, ["engine"], { input, encoding: "utf8" });
  const replies = stdout.trim().split("\n").map((line) => JSON.parse(line));
  replies.forEach((r) => assert.ok(r.ok, r.error));
  return replies.pop().position;
}

/* Opens a table at the position, where `seats` are taken as told, and goes there. */
export async function openAt(page, position, changes, seats) {
  await page.goto("/");
  await ask(page, "/api/me");
  const from = changed(position, changes);
  const made = await ask(page, "/api/tables", { game: position.game, seats, from });
  await page.goto(`/t/${made.id}`);
  return made;
}

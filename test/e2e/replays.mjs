// A table at a step of a recorded game: the looker plays one seat, the computer all others.
import { execFileSync } from "node:child_process";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { ask } from "./stage.mjs";

const REPLAYS = fileURLToPath(new URL("../replays", import.meta.url));

/* Crowded moments of each game, the seat that looks. */
export const CROWDED = {
  "arena-roma": { record: "arena-3", step: 150, seat: "roma" },
  antike2: { record: "antike2-1", step: 330, seat: "yellow" },
  "casus-belli": { record: "casus-belli-1", step: 262, seat: "roma" },
  ancients: { record: "ancients-issus", step: 300, seat: "bottom" },
  "total-war-rome": { record: "total-war-rome-4", step: 718, seat: "rome" },
};

export async function openAt(page, { record, step, seat }) {
  const words = ["replay", path.join(REPLAYS, `${record}.record`), "--at", String(step), "--json"];
  const from = JSON.parse(execFileSync(process.env.TESSERA, words, { encoding: "utf8" }));
  const { games } = await ask(page, "/api/games");
  const game = games.find((g) => g.id === from.game);
  const names = game.seats.slice(0, from.seats ?? from.players ?? game.seats_min);
  const seats = Object.fromEntries(names.map((s) => [s, s === seat ? "me" : "bot:easy"]));
  const { id } = await ask(page, "/api/tables", { game: from.game, seats, from });
  await page.goto(`/t/${id}`);
  await page.waitForSelector(".board");
  return id;
}

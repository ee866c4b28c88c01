/*
 * How a game is offered on the first page: a cut of its real board (made by test/e2e/tiles.mjs), how long
 * it takes, how demanding it is, and what Play begins with. A game without a row has its sign only.
 */
import ancients from "../../pictures/ancients.webp";
import antike2 from "../../pictures/antike2.webp";
import arena from "../../pictures/arena-roma.webp";
import casusBelli from "../../pictures/casus-belli.webp";
import totalWar from "../../pictures/total-war-rome.webp";
import type { GameInfo } from "../types";

export interface Tile {
  picture: string;
  minutes: [number, number]; // of a game against the computer
  weight: "light" | "medium" | "heavy";
  scenario?: string; // the first game of a newcomer, if it is not the first in the list
}

const tiles: Record<string, Tile> = {
  "arena-roma": { picture: arena, minutes: [20, 40], weight: "light", scenario: "standard" },
  antike2: { picture: antike2, minutes: [45, 90], weight: "medium" },
  "casus-belli": { picture: casusBelli, minutes: [40, 60], weight: "medium" },
  ancients: { picture: ancients, minutes: [30, 60], weight: "medium", scenario: "akragas" },
  "total-war-rome": { picture: totalWar, minutes: [45, 180], weight: "heavy", scenario: "introduction" },
};

export const tileOf = (game: GameInfo): Tile | null => tiles[game.id] ?? null;

/* What Play begins with. */
export function firstScenario(game: GameInfo) {
  const wanted = tileOf(game)?.scenario;
  return game.scenarios.find((s) => s.id === wanted) ?? game.scenarios[0];
}

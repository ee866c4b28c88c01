/*
 * Which board a game has; others, and whoever prefers words, play on the generic one. A board
 * is fetched when its game is first looked at, so that the lobby loads none of them.
 */
import { prefs } from "../prefs";
import type { Board } from "./board";
import { generic } from "./generic";

const boards: Record<string, () => Promise<Board>> = {
  "arena-roma": () => import("./arena-roma").then((m) => m.arenaRoma),
  antike2: () => import("./antike").then((m) => m.antike),
  "casus-belli": () => import("./antike").then((m) => m.antike),
  "total-war-rome": () => import("./total-war").then((m) => m.totalWar),
  ancients: () => import("./ancients").then((m) => m.ancients),
};

const fetched = new Map<string, Board>();

/* Fetches the board of a game, if it has one; without it the generic one serves. */
export async function fetchBoard(game: string): Promise<Board> {
  const made = fetched.get(game) ?? (await boards[game]?.()) ?? generic;
  fetched.set(game, made);
  return made;
}

/* The board to draw now. */
export function boardOf(game: string): Board {
  return (prefs.plain ? undefined : fetched.get(game)) ?? generic;
}

/* Which board a game has; others, and whoever prefers words, play on the generic one. */
import { prefs } from "../prefs";
import { antike } from "./antike";
import { arenaRoma } from "./arena-roma";
import type { Board } from "./board";
import { generic } from "./generic";

const boards: Record<string, Board> = {
  antike2: antike,
  "arena-roma": arenaRoma,
  "casus-belli": antike,
};

export function boardOf(game: string): Board {
  return (prefs.plain ? undefined : boards[game]) ?? generic;
}

/* Which board a game has; others, and whoever prefers words, play on the generic one. */
import { prefs } from "../prefs";
import { arenaRoma } from "./arena-roma";
import type { Board } from "./board";
import { generic } from "./generic";

const boards: Record<string, Board> = {
  "arena-roma": arenaRoma,
};

export function boardOf(game: string): Board {
  return (prefs.plain ? undefined : boards[game]) ?? generic;
}

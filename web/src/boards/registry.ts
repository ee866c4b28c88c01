/* Which board a game has; any other game is played on the generic one. */
import { arenaRoma } from "./arena-roma";
import type { Board } from "./board";
import { generic } from "./generic";

const boards: Record<string, Board> = {
  "arena-roma": arenaRoma,
};

export function boardOf(game: string): Board {
  return boards[game] ?? generic;
}

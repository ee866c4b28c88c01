/* What is asked before any game is open: the puzzle of the day, and the tables of all games in one list. */
import type { Daily, Lobby } from "../types";
import { said } from "./person";
import type { Answer } from "./module";

const DAY_MS = 86400000;

type Puzzle = { name: string; level: string };

/* As puzzlebook_of_day says it: the games take turns, and each goes through its own puzzles. */
export function puzzleOfDay(games: [game: string, puzzles: Puzzle[]][], day: number): Daily | null {
  const some = games.filter(([, puzzles]) => puzzles.length > 0);
  if (some.length === 0) return null;
  const [game, puzzles] = some[day % some.length];
  const { name, level } = puzzles[Math.floor(day / some.length) % puzzles.length];
  return { day, game, name, level } as Daily;
}

export async function daily(address: string): Promise<Answer> {
  const games = await (await fetch(address)).json();
  return said(puzzleOfDay(games, Math.floor(Date.now() / DAY_MS)) ?? {});
}

/* The lists of the modules as one: mine to act first, then what was last played. */
export function joinLobbies(lobbies: Lobby[]): Answer {
  const all = { mine: [], open: [], finished: [] } as unknown as Lobby;
  for (const what of ["mine", "open", "finished"] as const)
    all[what] = lobbies
      .flatMap((l) => l[what])
      .sort((a, b) => Number(b.your_turn) - Number(a.your_turn) || b.updated - a.updated);
  return said(all);
}

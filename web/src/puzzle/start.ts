/* From a button to a puzzle on a board of its own. */
import { api, type Refusal } from "../api";
import { isDone } from "../lesson/progress";
import { startLesson } from "../lesson/start";
import { tell } from "../toast";
import type { PuzzleInfo } from "../types";

/* A puzzle is a lesson of one question. */
export const startPuzzle = startLesson;

const any = (list: PuzzleInfo[]) => list[Math.floor(Math.random() * list.length)];

/* Of the same theme and level if there is one that is not solved yet; else of one of them. */
function alike(all: PuzzleInfo[], game: string, name: string): PuzzleInfo | undefined {
  const last = all.find((p) => p.name === name);
  const others = all.filter((p) => p.name !== name);
  const fresh = others.filter((p) => !isDone(game, p.name));
  const sameLevel = fresh.filter((p) => p.level === last?.level);
  const sameTheme = fresh.filter((p) => p.theme === last?.theme);
  const both = sameLevel.filter((p) => sameTheme.includes(p));
  return any([both, sameTheme, sameLevel, fresh, others].find((l) => l.length > 0) ?? []);
}

export async function startAnother(game: string, name: string) {
  try {
    const next = alike((await api.puzzles(game)).puzzles, game, name);
    if (next) await startPuzzle(game, next.name);
  } catch (e) {
    tell((e as Refusal).sentence, true);
  }
}

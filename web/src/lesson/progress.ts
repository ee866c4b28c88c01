/* Which lessons were played to their end in this browser. */
import { prefs, setPref } from "../prefs";

const key = (game: string, lesson: string) => `${game}/${lesson}`;

export const isDone = (game: string, lesson: string) => prefs.lessons.includes(key(game, lesson));

export function setDone(game: string, lesson: string) {
  if (!isDone(game, lesson)) setPref("lessons", [...prefs.lessons, key(game, lesson)]);
}

/* Whether any lesson of the game was. */
export const hasBegun = (game: string) => prefs.lessons.some((l) => l.startsWith(`${game}/`));

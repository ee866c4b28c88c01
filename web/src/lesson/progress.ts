/* Which lessons were played to their end and which puzzles solved: in this browser, and on the server
 * for the person. */
import { api } from "../api";
import { prefs, setPref } from "../prefs";

const PORTION = 200; // what the server takes at once
const DAY_MS = 86400000;

const key = (game: string, lesson: string) => `${game}/${lesson}`;

export const isDone = (game: string, lesson: string) => prefs.lessons.includes(key(game, lesson));

const keep = (done: string[]) => {
  setPref("lessons", done);
  dispatchEvent(new Event("tessera-progress"));
};

/* What is noted here only goes to the server with the next visit. */
const send = (done: string[]) => api.noteProgress(done).catch(() => null);

export function setDone(game: string, lesson: string) {
  if (isDone(game, lesson)) return;
  keep([...prefs.lessons, key(game, lesson)]);
  void send([key(game, lesson)]);
}

/* Brings together what is known here and on the server. */
export async function syncProgress() {
  const told = await api.progress().catch(() => null);
  if (!told) return;
  const missing = prefs.lessons.filter((l) => !told.done.includes(l));
  if (told.done.some((l) => !prefs.lessons.includes(l))) keep([...new Set([...prefs.lessons, ...told.done])]);
  for (let i = 0; i < missing.length; i += PORTION) await send(missing.slice(i, i + PORTION));
}

/* Whether any lesson of the game was. */
export const hasBegun = (game: string) => prefs.lessons.some((l) => l.startsWith(`${game}/`));

/* A day, counted from 1970, as the daily puzzle is noted. */
export const dailyKey = (day: number) => new Date(day * DAY_MS).toISOString().slice(0, 10);

/* On how many days in a row the daily puzzle was solved, up to today or yesterday. */
export function streak(today: number): number {
  const has = (day: number) => isDone("daily", dailyKey(day));
  let day = has(today) ? today : today - 1;
  let days = 0;
  for (; has(day); day--) days++;
  return days;
}

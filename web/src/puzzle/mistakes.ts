/* One's own mistakes of a finished game, one after the other, each on a board of its own. */
import { api, type Refusal } from "../api";
import { go } from "../router";
import type { TableHost } from "../table/host";
import { tell } from "../toast";
import type { Analysis, Snapshot } from "../types";
import { puzzleTexts as t } from "./texts";

const KEY = "tessera-mistakes";
const WAIT_MS = 300;

type Mistake = Analysis["mistakes"][number];

/* What is being gone through in this tab: the finished table, its mistakes, and where each is asked. */
interface Course {
  game: string;
  table: string;
  mistakes: Mistake[];
  asked: string[]; // the tables, in the order of the mistakes
}

function course(): Course | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? "null");
  } catch {
    return null;
  }
}

export const ownMistakes = ({ mistakes }: Analysis, { you, yours }: Snapshot): Mistake[] =>
  mistakes.filter((m) => m.seat === you || yours?.includes(m.seat)).sort((a, b) => a.step - b.step);

const inPercent = (share: number) => Math.min(100, Math.max(0, Math.round(share * 100)));

async function ask(c: Course) {
  const m = c.mistakes[c.asked.length];
  const { seat, played_do: played, better_do: better } = m;
  const from = { game: c.game, from_table: c.table, step: m.step - 1 };
  try {
    const { id } = await api.create({ ...from, seat, played, better, was: inPercent(m.was), could: inPercent(m.could) });
    c.asked.push(id);
    sessionStorage.setItem(KEY, JSON.stringify(c));
    go(`/t/${id}`);
  } catch (e) {
    tell((e as Refusal).sentence, true);
  }
}

export function startMistakes(told: Analysis, snap: Snapshot) {
  const mistakes = ownMistakes(told, snap);
  if (mistakes.length === 0) return tell(t.noMistakes);
  return ask({ game: snap.game, table: snap.id, mistakes, asked: [] });
}

/* From the end of a game: the analysis may have to be waited for, and shows how far it is. */
export async function learnFromMistakes(host: TableHost) {
  const { id } = host.snap!;
  host.show("analysis");
  while (host.isConnected && host.snap?.id === id && !host.analysing.told)
    await new Promise((r) => setTimeout(r, WAIT_MS));
  if (host.isConnected && host.snap?.id === id) await startMistakes(host.analysing.told!, host.snap);
}

export interface Place {
  at: number; // from 1
  of: number;
  table: string;
  next: (() => void) | null;
}

/* Where a table stands among the mistakes; null if this tab does not know it. */
export function placeOf(table: string): Place | null {
  const c = course();
  const at = c ? c.asked.indexOf(table) : -1;
  if (!c || at < 0) return null;
  const hasNext = at + 1 < c.mistakes.length;
  const next = () => void ask({ ...c, asked: c.asked.slice(0, at + 1) });
  return { at: at + 1, of: c.mistakes.length, table: c.table, next: hasNext ? next : null };
}

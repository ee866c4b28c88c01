/* Who won, who came where, and where the points came from: summed from the events by their cause. */
import { Ledger } from "../motion/changes";
import { cause, texts } from "../motion/texts";
import type { Snapshot } from "../types";
import { eventsOf, labelOf, type Tables } from "../wire";

export interface Standing {
  seat: string;
  place: number;
  share: number; // of the victory
  points: number | null;
}

export interface Source {
  why: string;
  by: Record<string, number>; // by seat
}

const shareOf = (s: Snapshot, seat: string) => (s.result?.score ?? s.view.score ?? {})[seat] ?? 0;

export const isVictory = (s: Snapshot): boolean => s.you === null || shareOf(s, s.you) >= 1;

/* "Victory", "Defeat", "A draw"; for spectators that it is over. */
export function verdict(s: Snapshot): "victory" | "defeat" | "draw" | "over" {
  if (!s.you) return "over";
  const share = shareOf(s, s.you);
  return share >= 1 ? "victory" : share > 0 ? "draw" : "defeat";
}

const sum = (value: unknown): number =>
  typeof value === "number"
    ? value
    : value && typeof value === "object"
      ? Object.values(value).reduce((n: number, v) => n + sum(v), 0)
      : 0;

export function pointsOf(s: Snapshot, field: string | undefined, seat: string): number | null {
  if (!field) return null;
  return sum((s.view.state[field] as Record<string, unknown> | undefined)?.[seat]);
}

/* The victors first, then by points; who shares a place has the same number. */
export function standings(s: Snapshot, field: string | undefined): Standing[] {
  const all = s.seats.map(({ seat }) => ({
    seat,
    place: 1,
    share: shareOf(s, seat),
    points: pointsOf(s, field, seat),
  }));
  const before = (a: Standing, b: Standing) => b.share - a.share || (b.points ?? 0) - (a.points ?? 0);
  all.sort(before);
  all.forEach((x, i) => (x.place = i > 0 && before(all[i - 1], x) === 0 ? all[i - 1].place : i + 1));
  return all;
}

/* The largest sources first; what was there before the first event is a source of its own. */
export function sources(s: Snapshot, field: string | undefined, t: Tables, causes: Record<string, string> = {}): Source[] {
  const found = new Map<string, Source>();
  if (!field) return [];
  const ledger = new Ledger(t);
  for (const e of eventsOf(s.log))
    for (const d of ledger.read(e).filter((x) => x.field === field))
      add(found, causes[String(e.args.why)] ?? cause(labelOf(e, "why", t) ?? causes[e.word] ?? null, e.word), d.path[0], d.by);
  for (const { seat } of s.seats) {
    const told = [...found.values()].reduce((n, x) => n + (x.by[seat] ?? 0), 0);
    const rest = (pointsOf(s, field, seat) ?? 0) - told;
    if (rest !== 0) add(found, texts.atStart, seat, rest);
  }
  const weight = (x: Source) => Object.values(x.by).reduce((n, v) => n + Math.abs(v), 0);
  return [...found.values()].sort((a, b) => weight(b) - weight(a));
}

function add(found: Map<string, Source>, why: string, seat: string, by: number) {
  const source = found.get(why) ?? { why, by: {} };
  source.by[seat] = (source.by[seat] ?? 0) + by;
  found.set(why, source);
}

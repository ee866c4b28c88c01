/*
 * What is seen of events: pieces that travel, appear and fall, dice, cards, numbers. Made of
 * families and roles only (who, what, n, from, to, at, dice, why), so that it fits every game.
 * A run of events is merged: a march of three steps is one, three coins one by one are "+3".
 */
import { domainOf, labelOf, type GameEvent, type Tables } from "../wire";
import type { Ledger } from "./changes";

export interface Place {
  domain: string;
  word: string;
  who: string; // whose place, for games in which every seat has its own
}

export type Beat = { who: string; event: GameEvent } & (
  | { kind: "move"; what: string; way: Place[] }
  | { kind: "place"; what: string; at: Place }
  | { kind: "loss"; what: string; label: string; n: number; at: Place }
  | { kind: "dice"; dice: string[] }
  | { kind: "card"; what: string | null; n: number; at: Place | null }
  | { kind: "count"; key: string; name: string; by: number; why: string; at: Place | null }
  | { kind: "battle"; at: Place; from: Place | null; ended: boolean }
  | { kind: "turn" }
);

const CARDS = ["drew", "revealed", "chose"];

const word = (e: GameEvent, role: string): string => {
  const value = e.args[role];
  return typeof value === "string" ? value : "";
};

/* A seat is no place, and neither is a number. */
export function placeOf(e: GameEvent, role: string): Place | null {
  const domain = domainOf(e, role);
  const name = word(e, role);
  return name && domain !== "seat" ? { domain, word: name, who: word(e, "whose") || word(e, "who") } : null;
}

/* All the places that an event names, the last one where it ended. */
export const placesOf = (e: GameEvent): Place[] =>
  ["from", "to", "at"].map((role) => placeOf(e, role)).filter((p) => p !== null);

function thrown(e: GameEvent): string[] {
  const face = e.args.dice;
  if (face === null || face === undefined) return [];
  if (Array.isArray(face)) return face.map(String);
  const n = domainOf(e, "n") && typeof e.args.n === "number" && e.family !== "rolled" ? e.args.n : 1;
  return Array<string>(n).fill(String(face));
}

/* The beat that an event is of itself, besides the numbers that it changes. */
function seen(e: GameEvent, t: Tables): Beat | null {
  const [from, to, at] = ["from", "to", "at"].map((role) => placeOf(e, role));
  const base = { who: word(e, "who"), event: e };
  const what = word(e, "what");
  if (from && to) return { ...base, kind: "move", what, way: [from, to] };
  if (thrown(e).length > 0) return { ...base, kind: "dice", dice: thrown(e) };
  if (e.family === "turn-began") return { ...base, kind: "turn" };
  if (at && e.family.startsWith("battle"))
    return { ...base, kind: "battle", at, from, ended: e.family === "battle-ended" };
  if (at && e.family === "placed") return { ...base, kind: "place", what, at };
  if (at && e.family === "removed")
    return { ...base, kind: "loss", what, label: isWeakened(e) ? "" : (labelOf(e, "what", t) ?? ""), n: isWeakened(e) ? Number(e.args.n) : pieces(e, what), at };
  if (CARDS.includes(e.family) && (what || e.family === "drew"))
    return { ...base, kind: "card", what: what || null, n: 1, at };
  return null;
}

/* Something of it is left: a unit that loses blocks stands. */
export const isWeakened = (e: GameEvent): boolean => typeof e.args.left === "number" && e.args.left > 0;

/* Kinds ("legion") are counted, what has a name is one. */
export const isName = (what: string): boolean => /^[A-Z]/.test(what) || what.includes(" ");
export const pieces = (e: GameEvent, what: string): number =>
  typeof e.args.n === "number" && !isName(what) ? e.args.n : 1;

function counts(e: GameEvent, ledger: Ledger, t: Tables): Beat[] {
  return ledger.read(e).map(({ key, field, path, by }) => {
    const who = path.find((x) => t.domains.seat?.includes(x)) ?? "";
    const name = path.findLast((x) => x !== who) ?? field;
    const base = { who: who || word(e, "who"), event: e };
    return { ...base, kind: "count", key, name, by, why: labelOf(e, "why", t) ?? "", at: placeOf(e, "at") };
  });
}

const same = (a: Place, b: Place) => a.domain === b.domain && a.word === b.word && a.who === b.who;

/* Whether `b` goes on where `a` ended; then it has been added to `a`. */
function joins(a: Beat, b: Beat): boolean {
  if (a.who !== b.who || a.kind !== b.kind) return false;
  if (a.kind === "move" && b.kind === "move") {
    if (a.what !== b.what || !same(a.way[a.way.length - 1], b.way[0])) return false;
    a.way.push(...b.way.slice(1));
    return true;
  }
  if (a.kind === "count" && b.kind === "count") {
    if (a.key !== b.key) return false;
    a.by += b.by;
    if (a.why !== b.why) a.why = "";
    return true;
  }
  if (a.kind === "dice" && b.kind === "dice") return a.dice.push(...b.dice) > 0;
  if (a.kind === "card" && b.kind === "card" && a.what === null && b.what === null) return (a.n += b.n) > 0;
  if (a.kind === "loss" && b.kind === "loss" && a.what === b.what && same(a.at, b.at)) return (a.n += b.n) > 0;
  return false;
}

export function beatsOf(events: GameEvent[], ledger: Ledger, t: Tables): Beat[] {
  const beats: Beat[] = [];
  for (const e of events)
    for (const beat of [seen(e, t), ...counts(e, ledger, t)])
      if (beat && !beats.some((old) => joins(old, beat))) beats.push(beat);
  return beats.filter((b) => b.kind !== "count" || b.by !== 0);
}

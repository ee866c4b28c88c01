/*
 * What the server sends as numbers, in words: actions and events by the tables of their game
 * (GET /api/games/ID/facts). A board sees verbs, names and events; no sentence is taken apart.
 */
import type { Snapshot } from "./types";

export interface VerbInfo {
  word: string;
  args: string[];
  help: string;
}

export interface EventInfo {
  word: string;
  family: string;
  blanks: [name: string, domain: string][];
  rule?: string;
  list?: boolean; // the last blank takes all values that are left
  changes?: string; // what it does to the state: "vp[who] - n; supply + n"
}

export interface FieldInfo {
  name: string;
  dims: string[]; // domains
  seen?: string; // "all", or fewer
}

export interface Tables {
  domains: Record<string, string[]>;
  labels: Record<string, string[]>;
  verbs: (VerbInfo | null)[];
  events: (EventInfo | null)[];
  fields?: FieldInfo[]; // the state table
}

/* "play Via Cassia 3": the verb "play" with a card and a space. */
export interface Act {
  ids: number[];
  key: string; // its words as in a record: tells two actions apart, is neither shown nor taken apart
  verb: string;
  args: { kind: string; word: string }[];
}

export type Value = string | number | null; // null: a secret, or nothing

export interface GameEvent {
  word: string;
  family: string;
  text: string;
  rule?: string;
  args: Record<string, Value | Value[]>;
  info: EventInfo; // its row
}

export interface LogLine {
  n: number;
  seat: string;
  text: string;
  rules: string[];
  events: GameEvent[];
}

/* A line as boards get it: what happened, and not how it is said. */
export type ToldLine = Omit<LogLine, "text">;

export type RawEvent = [kind: number, values: (number | null)[], text: string];

export interface RawLine {
  n: number;
  seat: string;
  events: RawEvent[];
}

/* What an action would do: the events that are certain. */
export interface RawPreview {
  action: number[];
  events: RawEvent[];
  chance?: boolean; // dice or cards decide what follows
  unknown?: boolean; // something hidden does
  idle?: boolean; // it changes nothing
  warning?: string; // what one may regret
}

export interface RawSnapshot extends Omit<Snapshot, "legal" | "log" | "last"> {
  legal: number[][];
  log: RawLine[];
  last: { seat: string; action?: number[] } | null;
}

const wordOf = (t: Tables, domain: string, id: number): string => t.domains[domain]?.[id] ?? String(id);

export function readAction(ids: number[], t: Tables): Act {
  const verb = t.verbs[ids[0]]!;
  const args = verb.args.map((kind, i) => ({ kind, word: wordOf(t, kind, ids[i + 1]) }));
  return { ids, verb: verb.word, args, key: [verb.word, ...args.map((a) => a.word)].join(" ") };
}

function readValue(t: Tables, domain: string, id: number | null): Value {
  if (id === null) return null;
  return t.domains[domain] ? t.domains[domain][id] || null : id;
}

function readEvent([kind, values, text]: RawEvent, t: Tables): GameEvent {
  const info = t.events[kind]!;
  const { word, family, blanks, rule, list } = info;
  const last = blanks.length - 1;
  const args: GameEvent["args"] = {};
  blanks.forEach(([name, domain], i) => {
    const all = list && i === last ? values.slice(i) : null;
    args[name] = all ? all.map((v) => readValue(t, domain, v)) : readValue(t, domain, values[i]);
  });
  return { word, family, text, rule, args, info };
}

export function readLine(raw: RawLine, t: Tables): LogLine {
  const events = raw.events.map((e) => readEvent(e, t));
  return {
    n: raw.n,
    seat: raw.seat,
    text: events.map((e) => e.text).join(" "),
    rules: [...new Set(events.flatMap((e) => e.rule ?? []))],
    events,
  };
}

export function readSnapshot(raw: RawSnapshot, t: Tables): Snapshot {
  const { last } = raw;
  return {
    ...raw,
    legal: raw.legal.map((a) => readAction(a, t)),
    log: raw.log.map((l) => readLine(l, t)),
    last: last && { seat: last.seat, action: last.action && readAction(last.action, t) },
  };
}

/* What an argument of an event is called: the label of its domain, or the word itself. */
export function labelOf(e: GameEvent, role: string, t: Tables): string | null {
  const value = e.args[role];
  if (value === null || value === undefined || Array.isArray(value)) return null;
  const domain = domainOf(e, role);
  const at = t.domains[domain]?.indexOf(String(value)) ?? -1;
  return t.labels[domain]?.[at] || String(value);
}

export const domainOf = (e: GameEvent, role: string): string =>
  e.info.blanks.find(([name]) => name === role)?.[1] ?? "";

/* The events of some lines, in order. */
export const eventsOf = (lines: ToldLine[]): GameEvent[] => lines.flatMap((l) => l.events);

/* An event of a game by its types (web/src/generated): a renamed row or blank does not compile. */
export type Told<Events, Word extends keyof Events> = GameEvent & { args: Events[Word] };

export function isTold<Events>() {
  return <Word extends keyof Events & string>(e: GameEvent, word: Word): e is Told<Events, Word> => e.word === word;
}

/* The actions by verb, in the order in which the server listed them. */
export function byVerb(acts: Act[]): Map<string, Act[]> {
  const groups = new Map<string, Act[]>();
  for (const a of acts) groups.set(a.verb, [...(groups.get(a.verb) ?? []), a]);
  return groups;
}

/* What a player may have meant, to ask why not: a verb and its words. */
export type Wish = [verb: string, ...args: string[]];

/*
 * What events do to the numbers of the state, from the rows of their game: "vp[who] - n" of
 * `gaps` takes n from vp:roma. Fields that a row of the family "counter" changes are counters.
 */
import type { EventInfo, GameEvent, Tables, Value } from "../wire";

export interface Delta {
  key: string; // "vp:roma", "stock:red:marble": the field and where in it
  field: string;
  path: string[];
  by: number;
}

interface Clause {
  field: string;
  index: string[];
  how: string;
  amount: string;
}

const CLAUSE = /^(\w+)((?:\[\w+\])*) ([-+=]) (\w+)$/;
const known = new WeakMap<EventInfo, Clause[]>();

function clausesOf(info: EventInfo): Clause[] {
  const read = known.get(info);
  if (read) return read;
  const found = (info.changes ?? "").split(";").flatMap((text) => {
    const [all, field, index, how, amount] = CLAUSE.exec(text.trim()) ?? [];
    return all ? [{ field, index: [...index.matchAll(/\w+/g)].map((m) => m[0]), how, amount }] : [];
  });
  known.set(info, found);
  return found;
}

/* The fields that are counted aloud: what some event of the family "counter" changes, if all may
 * see it; the cards of a hand are no numbers. */
export function countersOf(t: Tables): Set<string> {
  const rows = t.events.filter((e) => e?.family === "counter");
  const hidden = new Set((t.fields ?? []).filter((f) => f.seen && f.seen !== "all").map((f) => f.name));
  return new Set(rows.flatMap((e) => clausesOf(e!).map((c) => c.field)).filter((f) => !hidden.has(f)));
}

/* An event with a list of values says the same of each of them. */
function spread(e: GameEvent): Record<string, Value>[] {
  const many = Object.entries(e.args).find(([, v]) => Array.isArray(v));
  if (!many) return [e.args as Record<string, Value>];
  return (many[1] as Value[]).map((v) => ({ ...e.args, [many[0]]: v }) as Record<string, Value>);
}

/* Reads events in the order in which they happened: an amount that is set is a change from the last. */
export class Ledger {
  private readonly counters: Set<string>;
  private readonly dims: Map<string, string[]>;
  private readonly sums = new Map<string, number>();

  constructor(private readonly tables: Tables) {
    this.counters = countersOf(tables);
    this.dims = new Map((tables.fields ?? []).map((f) => [f.name, f.dims]));
  }

  /* The same sums, to see what would come of events that have not happened. */
  fork(): Ledger {
    const other = new Ledger(this.tables);
    for (const [key, sum] of this.sums) other.sums.set(key, sum);
    return other;
  }

  readAll(events: GameEvent[]): Delta[] {
    return events.flatMap((e) => this.read(e));
  }

  read(e: GameEvent): Delta[] {
    return clausesOf(e.info)
      .filter((c) => this.counters.has(c.field))
      .flatMap((c) => spread(e).flatMap((args) => this.delta(c, args)));
  }

  private delta(c: Clause, args: Record<string, Value>): Delta[] {
    const path = c.index.map((name, i) => this.word(c.field, i, name, args));
    const n = c.amount in args ? args[c.amount] : Number(c.amount);
    if (typeof n !== "number" || Number.isNaN(n) || path.includes(null)) return [];
    const key = [c.field, ...path].join(":");
    const before = this.sums.get(key) ?? 0;
    const after = c.how === "=" ? n : c.how === "+" ? before + n : before - n;
    this.sums.set(key, after);
    return after === before ? [] : [{ key, field: c.field, path: path as string[], by: after - before }];
  }

  /* An index is a blank of the row, or a number of the field's domain. */
  private word(field: string, i: number, name: string, args: Record<string, Value>): string | null {
    if (name in args) return args[name] === null ? null : String(args[name]);
    const domain = this.dims.get(field)?.[i] ?? "";
    return this.tables.domains[domain]?.[Number(name)] ?? name;
  }
}

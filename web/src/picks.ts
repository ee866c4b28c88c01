/*
 * Picking with the mouse, the finger or the keyboard. An action is a set of things on the
 * board ("play Forum 3" is a card and a space). A thing is lit when some legal action holds
 * it and all that is picked already. Nothing here knows a rule: the legal list decides.
 */
import type { Act } from "./wire";

export type Thing = string; // "card:Forum", "space:roma:3", "die:5"

export interface Option {
  act: Act;
  things: Thing[]; // all that must be picked
  also: Thing[]; // may be picked as well, but need not
  ask?: string; // what it would do, to be read before it is done
  row?: string; // in a menu, options of one row stand side by side, each with its word
  word?: string;
}

export type Outcome =
  | { kind: "act"; act: Act }
  | { kind: "choose"; options: Option[]; picks: Thing[] }
  | { kind: "more"; picks: Thing[] }
  | { kind: "none" };

const holds = (o: Option, t: Thing) => o.things.includes(t) || o.also.includes(t);

export function matching(options: Option[], picks: Thing[]): Option[] {
  return options.filter((o) => picks.every((p) => holds(o, p)));
}

/* With empty hands only the beginnings are lit, else everything would be. */
export function litThings(options: Option[], picks: Thing[]): Set<Thing> {
  const lit = new Set<Thing>();
  for (const o of matching(options, picks)) {
    const things = picks.length ? o.things : o.things.slice(0, 1);
    for (const t of [...things, ...o.also]) lit.add(t);
  }
  return lit;
}

/* What picking `thing` on top of `picks` means. */
export function pick(options: Option[], picks: Thing[], thing: Thing): Outcome {
  if (picks.includes(thing)) return { kind: "more", picks: picks.filter((p) => p !== thing) };
  let now = [...picks, thing];
  let found = matching(options, now);
  const isOther = found.length === 0 && litThings(options, []).has(thing);
  if (isOther) {
    now = [thing]; // another beginning; it was not lit, so it never acts at once
    found = matching(options, now);
  }
  if (found.length === 0) return { kind: "none" };
  const ready = found.filter((o) => o.things.every((t) => now.includes(t)));
  if (found.length === 1 && ready.length === 1 && !ready[0].ask && !isOther)
    return { kind: "act", act: ready[0].act };
  if (ready.length > 0) return { kind: "choose", options: found, picks: now };
  return { kind: "more", picks: now };
}

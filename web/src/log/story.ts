/*
 * The log by turn: which lines belong to whose turn, what deeds it was made of, and what came of it
 * in a few words. Made of events by family and role; the words of a line are only shown.
 */
import { isName, isWeakened, pieces } from "../motion/beats";
import { countersOf, Ledger, type Delta } from "../motion/changes";
import { counted, outcome, signed } from "../motion/texts";
import { domainOf, eventsOf, labelOf, type GameEvent, type LogLine, type Tables } from "../wire";

export interface Deed {
  n: number; // the step that it ends with
  lines: { text: string; events: GameEvent[]; times: number }[];
  rules: string[];
  events: GameEvent[];
}

export interface Turn {
  key: number; // the step that it begins with
  seat: string; // "" for the set-up and for a phase of all
  name: string; // of such a phase
  no: number | null;
  deeds: Deed[];
  events: GameEvent[];
  last: number; // the step that it ends with
}

const isTurn = (e: GameEvent) => e.family === "turn-began";

/* Of all players together, such as taxation; a phase of one seat belongs to its turn, and one of a battle to that. */
const isPhase = (e: GameEvent) => e.family === "phase-began" && domainOf(e, "what") === "chapter";
const isHead = (e: GameEvent) => isTurn(e) || isPhase(e);

/* The end of one turn and the beginning of the next may stand in one line. */
function splitLine(l: LogLine): LogLine[] {
  const [first, ...others] = l.events.map((e, i) => (isHead(e) ? i : -1)).filter((i) => i >= 0);
  const at = first === 0 ? others[0] : first;
  if (at === undefined) return [l];
  const part = (events: GameEvent[]): LogLine => ({
    ...l,
    events,
    text: events.map((e) => e.text).join(" "),
    rules: l.rules.filter((r) => events.some((e) => e.rule === r)),
  });
  return [part(l.events.slice(0, at)), ...splitLine(part(l.events.slice(at)))];
}

function begin(l: LogLine, e: GameEvent | undefined): Turn {
  const seat = typeof e?.args.who === "string" ? e.args.who : "";
  const no = typeof e?.args.n === "number" ? e.args.n : null;
  const name = e && isPhase(e) ? outcome.inList(e.text) : "";
  return { key: l.n, seat, name, no, deeds: [], events: [], last: l.n };
}

/* Without any event that begins a turn, a turn is a run of steps of one seat. */
export function turnsOf(log: LogLine[]): Turn[] {
  const turns: Turn[] = [];
  const told = log.some((l) => l.events.some(isTurn));
  for (const l of log.flatMap(splitLine)) {
    const first = told ? l.events.find(isHead) : undefined;
    const now = turns[turns.length - 1];
    const isOther = !told && l.seat !== "chance" && l.seat !== now?.seat;
    if (first || !now || isOther) turns.push(told ? begin(l, first) : { ...begin(l, undefined), seat: l.seat === "chance" ? "" : l.seat });
    addLine(turns[turns.length - 1], l);
  }
  return turns.filter((t, i) => !t.name || t.deeds.length > 0 || i === turns.length - 1); // a phase of which nothing is told
}

/* Dice and draws belong to the deed that they served, and so does what is told of a battle until it ends. */
function addLine(t: Turn, l: LogLine) {
  const open = t.deeds[t.deeds.length - 1];
  const rest = l.events.filter((e) => !isHead(e));
  const text = rest.map((e) => e.text).join(" ");
  t.last = l.n;
  t.events.push(...rest);
  if (!text) return;
  if (open && (l.seat === "chance" || isFighting(open))) joinLine(open, l, text, rest);
  else t.deeds.push({ n: l.n, lines: [{ text, events: rest, times: 1 }], rules: [...l.rules], events: rest });
}

function isFighting(d: Deed): boolean {
  const began = d.events.findLastIndex((e) => e.family === "battle-began");
  return began >= 0 && !d.events.slice(began).some((e) => e.family === "battle-ended");
}

function isSame(a: GameEvent[], b: GameEvent[]): boolean {
  const facts = (events: GameEvent[]) => JSON.stringify(events.map((e) => [e.word, e.args]));
  return facts(a) === facts(b);
}

function joinLine(d: Deed, l: LogLine, text: string, events: GameEvent[]) {
  const last = d.lines[d.lines.length - 1];
  if (isSame(last.events, events)) last.times++;
  else d.lines.push({ text, events, times: 1 });
  d.n = l.n;
  d.rules.push(...l.rules.filter((r) => !d.rules.includes(r)));
  d.events.push(...events);
}

/* The outcome of a turn, told for its seat. */

export interface Telling {
  tables: Tables;
  title(seat: string): string;
  verdicts?: boolean; // a battle ends with its whole sentence: who won, why, at what cost
}

interface Group {
  say: (n: number, places: string[]) => string;
  n: number;
  places: string[];
}

const MOST_PLACES = 2;
const ORDINAL = /^(first|second|third)$/; // of several alike: what they are says more

/* Like deeds are one phrase: "2 legions to Genua", "armed 3 legions (Roma, Ostia)". */
class Phrases {
  private groups = new Map<string, Group>();

  add(key: string, n: number, place: string | null, say: Group["say"]) {
    const group = this.groups.get(key) ?? { say, n: 0, places: [] };
    group.n += n;
    if (place && !group.places.includes(place)) group.places.push(place);
    this.groups.set(key, group);
  }

  list(): string[] {
    return [...this.groups.values()].map((g) => g.say(g.n, g.places));
  }
}

const where = (places: string[]) => (places.length > MOST_PLACES ? "" : places.join(", "));

export function outcomeOf(turn: Turn, deltas: Delta[], by: Telling): string[] {
  const phrases = new Phrases();
  for (const e of turn.events) tell(e, turn, phrases, by);
  return [...phrases.list(), ...sums(deltas, turn.seat, by)];
}

function tell(e: GameEvent, { seat, name }: Turn, out: Phrases, { tables, title, verdicts }: Telling) {
  const label = (role: string) => labelOf(e, role, tables);
  const what = ORDINAL.test(label("what") ?? "") ? domainOf(e, "what") : label("what");
  const at = label("at");
  const who = typeof e.args.who === "string" ? e.args.who : seat;
  const whose = (text: string) => (who === seat || !(seat || name) ? text : outcome.theirs(title(who), text));
  const n = what ? pieces(e, what) : 1;
  const happened = outcome.happened(e.word);
  switch (e.family) {
    case "chose": {
      const to = label("to");
      const said = to ?? (what && /^[A-Z]/.test(what) ? outcome.did(happened, what) : what);
      if (said) out.add(`chose ${who} ${said}`, 1, null, () => whose(said));
      break;
    }
    case "moved": {
      const key = what && isName(what) ? "named" : (what ?? "");
      const said = (sum: number) => (key !== "named" ? counted(sum, key) : sum === 1 ? what! : outcome.several(sum));
      out.add(`moved ${who} ${key}`, n, label("to"), (sum, to) => whose(outcome.moved(said(sum), where(to))));
      break;
    }
    case "placed":
      if (what && at && isCounted(domainOf(e, "what"), tables)) out.add(`${e.word} ${at}`, 1, null, () => whose(outcome.placed(happened, at, what)));
      else
        out.add(`${e.word} ${who} ${what}`, 1, at, (sum, places) =>
          whose(outcome.placed(happened, what ? (isName(what) ? what : counted(sum, what)) : "", where(places))),
        );
      break;
    case "removed":
      if (Array.isArray(e.args.what)) out.add(`cards ${who}`, e.args.what.length, null, (sum) => whose(outcome.discarded(counted(sum, "card"))));
      else if (what && isWeakened(e)) out.add(`weakened ${who} ${what} ${at}`, Number(e.args.n), null, (sum) => whose(outcome.weakened(what, sum)));
      else if (what)
        out.add(`lost ${who} ${what}`, n, null, (sum) =>
          whose(at ? outcome.lost(counted(sum, what)) : outcome.discarded(what)),
        );
      else if (at) out.add(`${e.word} ${at}`, 1, null, () => outcome.result(at, happened));
      break;
    case "drew":
      out.add(`drew ${who}`, 1, null, (sum) => whose(outcome.drew(sum)));
      break;
    case "battle-ended": {
      if (verdicts) {
        out.add(`battle ${e.text}`, 1, null, () => outcome.inList(e.text));
        break;
      }
      const result = label("result") ?? happened;
      const named = what && isName(what) ? what : null;
      out.add(`battle ${named ?? at} ${result}`, 1, null, () => (named ? outcome.theirs(named, result) : outcome.result(at ?? "", result)));
      break;
    }
    case "game-ended":
      out.add("end", 1, null, () => e.text);
      break;
  }
}

/* What is counted in stocks stands in no place: a city is founded, and gives gold. */
function isCounted(domain: string, t: Tables): boolean {
  const counters = countersOf(t);
  return (t.fields ?? []).some((f) => counters.has(f.name) && f.dims.length > 1 && f.dims.includes(domain));
}

/* What the turn changed in the numbers of the seats, the seat's own first. */
function sums(deltas: Delta[], seat: string, { tables, title }: Telling): string[] {
  const net = new Map<string, { who: string; what: string; by: number }>();
  for (const { key, field, path, by } of deltas) {
    const who = path.find((x) => tables.domains.seat?.includes(x));
    if (!who) continue;
    const what = path.findLast((x) => x !== who) ?? field;
    const sum = net.get(key) ?? { who, what, by: 0 };
    sum.by += by;
    net.set(key, sum);
  }
  return [...net.values()]
    .filter((x) => x.by !== 0)
    .sort((a, b) => Number(b.who === seat) - Number(a.who === seat))
    .map((x) => (x.who === seat ? signed(x.by, x.what) : outcome.theirs(title(x.who), signed(x.by, x.what))));
}

/* All turns with what came of each after the step `from`; the numbers are read in the order of the game. */
export function storyOf(log: LogLine[], by: Telling, from = 0): { turn: Turn; outcome: string[] }[] {
  const ledger = new Ledger(by.tables);
  const old = new Set(eventsOf(log.filter((l) => l.n <= from)));
  return turnsOf(log).map((turn) => {
    const deltas = turn.events.flatMap((e) => {
      const read = ledger.read(e);
      return old.has(e) ? [] : read;
    });
    const events = turn.events.filter((e) => !old.has(e));
    return { turn, outcome: outcomeOf({ ...turn, events }, deltas, by) };
  });
}

/* What the events tell: rolls of the dice with what each face did, and who went where. */
import type { Effect, Events, Face } from "../../generated/ancients";
import { eventsOf, isTold, type GameEvent, type ToldLine, type Told } from "../../wire";
import { t } from "./texts";

export type { Face };
export const FACES: Face[] = ["circle", "triangle", "square", "helmet", "flag", "swords"];

export interface FaceRow {
  face: Face;
  count: number;
  hits: number;
  ignored: number;
  again: number; // elephants roll swords that hit again
  result: Effect | null; // of dice that did not hit; null where it is not told
}

export interface Roll {
  n: number;
  title: string; // "Close combat, 5 dice: Heavy Infantry at D4 against Medium Infantry at D5."
  rows: FaceRow[];
  after: string; // "Medium Infantry at D5 loses 2 blocks, 2 left."
}

export interface Trail {
  from: string;
  to: string;
  how: "go" | "back";
}

const is = isTold<Events>();

/* What belongs to a roll, of all that the last die brought about. */
const FOLLOWS: (keyof Events)[] = [
  "lost",
  "eliminated",
  "banner",
  "leaderless",
  "safe",
  "fell",
  "fell-in-flight",
  "must-retreat",
  "battle",
];

const rowOf = ({ args }: Told<Events, "face">): FaceRow => ({
  face: args.dice!,
  count: args.n ?? 0,
  hits: args.hits ?? 0,
  ignored: args.ignored ?? 0,
  again: args.again ?? 0,
  result: args.result,
});

function rollOf(line: ToldLine): Roll | null {
  const at = line.events.findIndex((e) => e.family === "rolled");
  if (at < 0) return null;
  const behind = line.events.slice(at + 1);
  const after = behind.filter((e) => FOLLOWS.some((word) => is(e, word)));
  return {
    n: line.n,
    title: line.events[at].text,
    rows: behind.filter((e) => is(e, "face")).map(rowOf),
    after: after.map((e) => e.text).join(" "),
  };
}

export const rollsOf = (lines: ToldLine[]): Roll[] => lines.map(rollOf).filter((r) => r !== null);

const effects: Record<string, string> = t.effects;

/* "1 hit, 1 ignored", "no effect"; empty where it is not told. */
export function effectOf({ hits, ignored, again, result }: FaceRow): string {
  if (hits === 0) return effects[result ?? ""] ?? "";
  return t.hits(hits) + (ignored > 0 ? t.ignored(ignored) : "") + (again > 0 ? t.again(again) : "");
}

function wayOf(e: GameEvent): Trail | [] {
  const { from, to } = e.args;
  if (e.family !== "moved" || typeof from !== "string" || typeof to !== "string") return [];
  const back = is(e, "retreated") || is(e, "evaded") || is(e, "fled");
  return { from, to, how: back ? "back" : "go" };
}

/* The ways gone this turn; as long as there are none, those of the turn before. */
export function trailsOf(log: ToldLine[]): Trail[] {
  const turns: GameEvent[][] = [[]];
  for (const e of eventsOf(log))
    if (e.family === "turn-began") turns.push([]);
    else turns[turns.length - 1].push(e);
  const [before, now] = [turns.at(-2) ?? [], turns.at(-1)!].map((events) => events.flatMap(wayOf));
  return now.length > 0 ? now : before;
}

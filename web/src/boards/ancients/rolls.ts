/*
 * What the log tells: rolls of the dice with what each face did, and who went where. The
 * sentences are those of the game's own log.
 */
import type { LogLine } from "../../wire";

export const FACES = ["circle", "triangle", "square", "helmet", "flag", "swords"] as const;
export type Face = (typeof FACES)[number];

export interface FaceRow {
  face: Face;
  count: number;
  effect: string; // "2 hits", "no effect", or empty where it is not told
}

export interface Roll {
  n: number;
  title: string; // "Heavy Infantry at D4 attacks Medium Infantry at D5"
  rows: FaceRow[];
  after: string; // "Medium Infantry at D5 loses 2 blocks, 2 left."
}

export interface Trail {
  from: string;
  to: string;
  how: "go" | "back";
}

/* "2 swords: 1 hit, 1 ignored", "Flag: retreat", "helmet": one without its number. */
const NAME = "(?:circle|triangle|square|helmet|flag|swords)";
const FACE = /(?:(\d+) )?(circle|triangle|square|helmet|flag|swords)s?(?:: ([^.]+))?/gi;
const ROLL = new RegExp(
  `^(.+?)\\. ((?:(?:\\d+ )?${NAME}s?(?:: [^.]+)?(?:\\.(?: |$)|, ))+)(.*)$`,
  "i",
);
const TRAIL =
  /([a-m]\d) (moves?|advances?|rides? on|retreats?|evades?)(?: over ([a-m]\d(?:, [a-m]\d)*))? to ([a-m]\d)/g;
const SENT = /goes from ([a-m]\d) to ([a-m]\d)/g;

export function rollOf(line: LogLine): Roll | null {
  const told = ROLL.exec(line.text);
  if (!told) return null;
  const rows = [...told[2].matchAll(FACE)].map((m) => ({
    face: m[2].toLowerCase() as Face,
    count: Number(m[1] ?? 1),
    effect: (m[3] ?? "").trim(),
  }));
  return { n: line.n, title: told[1], rows, after: told[3] };
}

export function rollsOf(lines: LogLine[]): Roll[] {
  return lines.map(rollOf).filter((r) => r !== null);
}

/* The ways gone this turn; as long as there are none, those of the turn before. */
export function trailsOf(log: LogLine[]): Trail[] {
  const turns: LogLine[][] = [[]];
  for (const line of log) {
    turns[turns.length - 1].push(line);
    if (/Turn \d+: /.test(line.text)) turns.push([]);
  }
  const now = waysIn(turns[turns.length - 1]);
  return now.length > 0 || turns.length < 2 ? now : waysIn(turns[turns.length - 2]);
}

function waysIn(lines: LogLine[]): Trail[] {
  const ways: Trail[] = [];
  for (const { text } of lines) {
    for (const m of text.toLowerCase().matchAll(TRAIL)) {
      const hexes = [m[1], ...(m[3]?.split(", ") ?? []), m[4]];
      const how = /retreat|evade/.test(m[2]) ? "back" : "go";
      for (let i = 1; i < hexes.length; i++) ways.push({ from: hexes[i - 1], to: hexes[i], how });
    }
    for (const m of text.toLowerCase().matchAll(SENT))
      ways.push({ from: m[1], to: m[2], how: "go" });
  }
  return ways;
}

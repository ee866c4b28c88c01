/*
 * A battle of people's own as the editor holds it: by hex. Its form outside, in files, links
 * and for the server, is docs/scenarios.md. The server judges it; nothing here knows a rule.
 */
import type { Json, JsonObject } from "../../types";
import { HEXES } from "./field";
import { listOf, number, object, part, text, unitInfo, type Piece, type Side } from "./read";
import { t } from "./texts";

export const SIDES: Side[] = ["bottom", "top"];

export interface Army {
  army: string;
  command: number;
  won: number;
  hand: string[];
  reserve: string[];
  waiting: string[];
  special: string[];
}

export interface Battle {
  title: string;
  about: string;
  first: Side;
  banners: number;
  ground: Record<string, string>;
  units: Record<string, { side: Side; code: string; blocks: number }>;
  leaders: Record<string, { side: Side; name: string }>;
  armies: Record<Side, Army>;
}

const army = (name: string): Army => ({
  army: name,
  command: 5,
  won: 0,
  hand: [],
  reserve: [],
  waiting: [],
  special: [],
});

export const blank = (): Battle => ({
  title: t.newBattle,
  about: "",
  first: "bottom",
  banners: 5,
  ground: {},
  units: {},
  leaders: {},
  armies: { bottom: army("Roman"), top: army("Carthaginian") },
});

const fullBlocks = (facts: JsonObject, code: string) => unitInfo(facts, code).blocks || 4;

/* {"HI": "d2 f2:3"} as rows of a name, a hex and the number behind the colon. */
export function places(v: Json | undefined): { name: string; hex: string; blocks: number }[] {
  return Object.entries(object(v)).flatMap(([name, hexes]) =>
    text(hexes)
      .split(" ")
      .map((word) => word.split(":"))
      .filter(([hex]) => HEXES.includes(hex))
      .map(([hex, blocks]) => ({ name, hex, blocks: Number(blocks ?? 0) })),
  );
}

function readArmy(v: Json | undefined): Army {
  const row = object(v);
  return {
    army: text(row.army),
    command: number(row.command) || 5,
    won: number(row.won),
    hand: listOf(row.hand),
    reserve: listOf(row.reserve),
    waiting: listOf(row.waiting),
    special: listOf(row.special),
  };
}

export function readBattle(json: JsonObject, facts: JsonObject): Battle {
  const side = (s: Side) => part(json.sides, s);
  const b: Battle = {
    ...blank(),
    title: text(json.title),
    about: text(json.about),
    first: text(json.first) === "top" ? "top" : "bottom",
    banners: number(json.banners) || 5,
    armies: { bottom: readArmy(side("bottom")), top: readArmy(side("top")) },
  };
  for (const p of places(json.terrain)) b.ground[p.hex] = p.name;
  for (const s of SIDES) {
    for (const p of places(part(side(s), "units")))
      b.units[p.hex] = { side: s, code: p.name, blocks: p.blocks || fullBlocks(facts, p.name) };
    for (const p of places(part(side(s), "leaders")))
      b.leaders[p.hex] = { side: s, name: p.name };
  }
  return b;
}

/* Rows of a name and a place as one text a name, in the order of the field. */
function grouped(rows: [string, string][]): JsonObject {
  const out: Record<string, string> = {};
  for (const [name, place] of rows) out[name] = out[name] ? `${out[name]} ${place}` : place;
  return out;
}

function writeArmy(b: Battle, s: Side, facts: JsonObject): JsonObject {
  const a = b.armies[s];
  const units = HEXES.filter((h) => b.units[h]?.side === s).map((h): [string, string] => {
    const { code, blocks } = b.units[h];
    return [code, blocks === fullBlocks(facts, code) ? h : `${h}:${blocks}`];
  });
  const leaders = HEXES.filter((h) => b.leaders[h]?.side === s);
  const lists = { hand: a.hand, reserve: a.reserve, waiting: a.waiting, special: a.special };
  return {
    ...(a.army ? { army: a.army } : {}),
    command: a.command,
    ...(a.won ? { won: a.won } : {}),
    units: grouped(units),
    leaders: grouped(leaders.map((h) => [b.leaders[h].name, h])),
    ...Object.fromEntries(Object.entries(lists).filter(([, l]) => l.length > 0)),
  };
}

export function writeBattle(b: Battle, facts: JsonObject): JsonObject {
  return {
    game: "ancients",
    title: b.title,
    ...(b.about ? { about: b.about } : {}),
    first: b.first,
    banners: b.banners,
    terrain: grouped(HEXES.filter((h) => b.ground[h]).map((h) => [b.ground[h], h])),
    sides: { bottom: writeArmy(b, "bottom", facts), top: writeArmy(b, "top", facts) },
  };
}

export function pieceOn(b: Battle, hex: string, facts: JsonObject): Piece {
  const unit = b.units[hex];
  return {
    unit: unit && { side: unit.side, info: unitInfo(facts, unit.code), blocks: unit.blocks },
    leader: b.leaders[hex],
  };
}

export const armyName = (b: Battle, s: Side) =>
  b.armies[s].army || (s === "bottom" ? t.bottomArmy : t.topArmy);

/* Tools: what a touch of a hex does. */

export type Tool =
  | { kind: "pick" }
  | { kind: "erase" }
  | { kind: "ground"; name: string }
  | { kind: "unit"; name: string }
  | { kind: "leader"; name: string };

/* Whether the hex has already what the tool brings: then the stroke takes it away. */
export function has(b: Battle, hex: string, tool: Tool, side: Side): boolean {
  switch (tool.kind) {
    case "ground":
      return b.ground[hex] === tool.name;
    case "unit":
      return b.units[hex]?.side === side && b.units[hex].code === tool.name;
    case "leader":
      return b.leaders[hex]?.side === side && b.leaders[hex].name === tool.name;
    default:
      return false;
  }
}

function putLeader(b: Battle, hex: string, side: Side, name: string) {
  if (name !== "Captain")
    for (const h of HEXES) {
      const there = b.leaders[h];
      if (there?.side === side && there.name === name) delete b.leaders[h];
    }
  b.leaders[hex] = { side, name };
}

/* Changes `b`. `away`: the stroke takes away. */
export function use(
  b: Battle,
  hex: string,
  tool: Tool,
  side: Side,
  away: boolean,
  facts: JsonObject,
) {
  if (tool.kind === "erase") {
    if (b.units[hex] || b.leaders[hex]) {
      delete b.units[hex];
      delete b.leaders[hex];
    } else delete b.ground[hex];
  } else if (tool.kind === "ground") {
    if (away) delete b.ground[hex];
    else b.ground[hex] = tool.name;
  } else if (tool.kind === "unit") {
    if (away) delete b.units[hex];
    else b.units[hex] = { side, code: tool.name, blocks: fullBlocks(facts, tool.name) };
  } else if (tool.kind === "leader") {
    if (away) delete b.leaders[hex];
    else putLeader(b, hex, side, tool.name);
  }
}

/* A unit with its leader goes elsewhere. */
export function shift(b: Battle, from: string, to: string) {
  for (const rows of [b.units, b.leaders] as Record<string, unknown>[]) {
    if (!(from in rows)) continue;
    rows[to] = rows[from];
    delete rows[from];
  }
}

/* The state and the facts of a battle, as the board wants them. */
import type { Json, JsonObject } from "../../types";
import type { BoardContext } from "../board";
import { t } from "./texts";
import { array, number, object, part, text } from "../json";

export type Side = "bottom" | "top";
export type Kind = "light" | "medium" | "heavy";

export interface UnitInfo {
  code: string;
  name: string;
  kind: Kind;
  blocks: number;
  move: number;
  dice: number;
  range: number;
  retreat: number;
}

export interface Piece {
  unit?: { side: Side; info: UnitInfo; blocks: number };
  leader?: { side: Side; name: string };
}

export interface Aim {
  verb: string;
  from: string;
  to: string;
  dice: number;
  chance: number;
}

export { array, number, object, part, text };

export const titleOf = (ctx: BoardContext, seat: string) => ctx.view.titles[seat] ?? seat;
/* "Syracusan", as it stands before a unit. */
export const armyOf = (ctx: BoardContext, seat: string) => text(field(ctx, "army", seat)) || titleOf(ctx, seat);
export const enemyOf = (seat: string): Side => (seat === "top" ? "bottom" : "top");
export const field = (ctx: BoardContext, name: string, key: string) =>
  part(ctx.view.state[name], key);

export function phase(ctx: BoardContext): string {
  const flow = ctx.view.state.flow;
  return Array.isArray(flow) ? text(flow[0]) : "";
}

export const edition = (ctx: BoardContext): string =>
  text(field(ctx, "option", "edition")) || "manual";

export function unitInfo(facts: JsonObject | undefined, code: string, rules = "manual"): UnitInfo {
  const row = object(part(facts?.units, code));
  const kind = text(row.class);
  return {
    code,
    name: text(row.name) || code,
    kind: kind === "medium" || kind === "heavy" ? kind : "light",
    blocks: number(row.blocks),
    move: number(row.move),
    dice: number(row.dice),
    range: number(part(row.range, rules)),
    retreat: number(row.retreat),
  };
}

/* "top HI" is of the top side; names may have blanks. */
function sided(v: Json | undefined): { side: Side; name: string } | undefined {
  const [, side, name] = /^(bottom|top) (.+)$/.exec(text(v)) ?? [];
  return side ? { side: side as Side, name } : undefined;
}

export function pieceAt(ctx: BoardContext, hex: string): Piece {
  const unit = sided(field(ctx, "unit", hex));
  const leader = sided(field(ctx, "leader", hex));
  return {
    unit: unit && {
      side: unit.side,
      info: unitInfo(ctx.game.facts, unit.name, edition(ctx)),
      blocks: number(field(ctx, "blocks", hex)),
    },
    leader,
  };
}

export const groundAt = (ctx: BoardContext, hex: string): string =>
  text(field(ctx, "terrain", hex)) || "clear";

/* A name of the facts: "stormed camp", "rampart-NE". */
export const groundName = (ground: string): string => ground.replace("-", " ");

/* What it does; where the editions differ and none is chosen, as in the manual. */
export const groundHelp = (facts: JsonObject | undefined, ground: string, rules = "manual"): string =>
  text(part(part(facts?.terrain, ground), rules));

/* The names in a list that may have gaps. */
export function listOf(v: Json | undefined): string[] {
  return Array.isArray(v) ? v.map((x) => text(x)).filter(Boolean) : [];
}

/* {Rally: 2} as Rally, Rally. */
export function cardsOf(v: Json | undefined): string[] {
  return Object.entries(object(v)).flatMap(([name, n]) => Array<string>(number(n)).fill(name));
}

export const total = (v: Json | undefined): number =>
  typeof v === "number" ? v : cardsOf(v).length;

/* The battles that may be chosen, with their dice. */
export function aims(ctx: BoardContext): Aim[] {
  const rows = ctx.view.extra?.battles;
  if (!Array.isArray(rows)) return [];
  return rows.map((r) => ({
    verb: text(part(r, "do")),
    from: text(part(r, "from")),
    to: text(part(r, "to")),
    dice: number(part(r, "dice")),
    chance: number(part(r, "chance")),
  }));
}

/* The steps that a way back may take, each from a hex to a hex. */
export function waysBack(ctx: BoardContext): [string, string][] {
  const rows = ctx.view.extra?.ways;
  if (!Array.isArray(rows)) return [];
  return rows.map((r) => {
    const [from, to] = listOf(r);
    return [from, to];
  });
}

/* "C4: Roman heavy infantry, 4 blocks, leader Scipio, on a hill" */
export function hexInWords(ctx: BoardContext, hex: string): string {
  const { unit, leader } = pieceAt(ctx, hex);
  const ground = groundAt(ctx, hex);
  const parts: string[] = [];
  if (unit)
    parts.push(t.unit(armyOf(ctx, unit.side), unit.info.name, unit.blocks));
  if (leader)
    parts.push(unit ? t.leader(leader.name) : t.leaderAlone(armyOf(ctx, leader.side), leader.name));
  if (ground !== "clear") parts.push(groundName(ground));
  if (field(ctx, "order", hex)) parts.push(t.ordered);
  return t.hex(hex.toUpperCase(), parts.join(", ") || t.empty);
}

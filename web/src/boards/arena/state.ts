/* Reading Arena's state. What is zero is left out of it, so everything may be missing. */
import type { Json } from "../../types";
import type { BoardContext } from "../board";
import { number, part } from "../json";

export const SPACES = ["1", "2", "3", "4", "5", "6", "bribery"];

/* The state remembers the last activation; only in these phases it is still going on. */
const ACTIVATION = `targeting hiring battle blowing adding scoring temple copying offering looking
  taking blocking nudging swapping buying free relaying turning settling praying`.split(/\s+/);
const AIMED = ["hiring", "battle", "blowing", "adding"];

export { number, part };

/* The field's value for a seat. */
export function of(ctx: BoardContext, name: string, seat: string): Json | undefined {
  return part(ctx.view.state[name], seat);
}

export function cardAt(ctx: BoardContext, seat: string, space: string): string | undefined {
  return part(of(ctx, "space", seat), space) as string | undefined;
}

export function enemyOf(ctx: BoardContext, seat: string): string {
  return ctx.view.seats.find((s) => s !== seat) ?? seat;
}

export function activeSeat(ctx: BoardContext): string {
  return String(ctx.view.state.active ?? ctx.me);
}

export function titleOf(ctx: BoardContext, seat: string): string {
  return ctx.view.titles[seat] ?? seat;
}

export function phase(ctx: BoardContext): string {
  const flow = ctx.view.state.flow;
  return Array.isArray(flow) ? String(flow[0] ?? "") : "";
}

export const isActing = (ctx: BoardContext) => ACTIVATION.includes(phase(ctx));
export const isAimed = (ctx: BoardContext) => AIMED.includes(phase(ctx));

/* {Forum: 2, Tuba: 1} as Forum, Forum, Tuba. */
export function cardsOf(v: Json | undefined): string[] {
  if (!v || typeof v !== "object" || Array.isArray(v)) return [];
  return Object.entries(v).flatMap(([name, n]) => Array<string>(number(n)).fill(name));
}

/* How many cards: of others only the number is known. */
export function total(v: Json | undefined): number {
  return typeof v === "number" ? v : cardsOf(v).length;
}

export function defenceAt(ctx: BoardContext, seat: string, space: string, printed: number): number {
  const now = part(part(ctx.view.extra?.defence, seat), space);
  return typeof now === "number" ? now : printed;
}

export function diceOf(ctx: BoardContext): number[] {
  const dice = ctx.view.state.die;
  return Array.isArray(dice) ? dice.map((d) => number(d)) : [];
}

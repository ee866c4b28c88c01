/* An action as one says it at the table: "activate 4" is "Activate 4 (Forum)". */
import type { Act } from "../../wire";
import type { BoardContext } from "../board";
import { cardAt, enemyOf } from "./state";

type Say = (a: string, b: string, ctx: BoardContext) => string;

const place = (space: string) => (space === "bribery" ? "the bribery space" : space);
const mine = (ctx: BoardContext, space: string) => cardAt(ctx, ctx.me, space);
const theirs = (ctx: BoardContext, space: string) => cardAt(ctx, enemyOf(ctx, ctx.me), space);
const named = (space: string, card: string | undefined) => (card ? `${place(space)} (${card})` : place(space));

const said: Record<string, Say> = {
  give: (a) => `Give ${a} away`,
  seal: () => "Hand the cards over",
  lay: (a, b) => `Lay ${a} on ${place(b)}`,
  play: (a, b) => `Play ${a} on ${place(b)}`,
  money: (a) => `Take money with the ${a}`,
  cards: (a) => `Draw cards with the ${a}`,
  activate: (a, _, ctx) => `Activate ${named(a, mine(ctx, a))}`,
  bribe: (a, _, ctx) => `Bribe ${mine(ctx, "bribery") ?? "a card"} with the ${a}`,
  pass: () => "Pass",
  end: () => "End your turn",
  mark: (a) => `Roll the ${a} again`,
  target: (a, _, ctx) => `Aim at ${named(a, theirs(ctx, a))}`,
  hire: (a) => `Pay for +${a} on the attack`,
  add: (a) => `Add the ${a} to the attack`,
  score: (a) => `Turn the ${a} into VP`,
  copy: (a, _, ctx) => `Act as ${named(a, mine(ctx, a))}`,
  sacrifice: (a, _, ctx) => `Sacrifice ${named(a, mine(ctx, a))}`,
  block: (a, _, ctx) => `Block ${named(a, theirs(ctx, a))}`,
  raise: (a) => `Turn the ${a} up by one`,
  lower: (a) => `Turn the ${a} down by one`,
  swap: (a, b, ctx) => `Put ${a} in the place of ${mine(ctx, b) ?? place(b)}`,
  buy: (a) => `Buy ${a} VP`,
};

export function words({ verb, args }: Act, ctx: BoardContext): string | undefined {
  return said[verb]?.(args[0]?.word ?? "", args[1]?.word ?? "", ctx);
}

/* Arena's position in sentences, for screen readers. */
import { count } from "../../words";
import type { BoardContext } from "../board";
import { activeSeat, cardAt, cardsOf, diceOf, number, of, SPACES, titleOf, total } from "./state";

function sayRuler(ctx: BoardContext, seat: string): string {
  const vp = count(number(of(ctx, "vp", seat)), "victory point");
  const money = `${number(of(ctx, "money", seat))} sestertii`;
  const hand = `${count(total(of(ctx, "hand", seat)), "card")} in hand`;
  const row = SPACES.map((n) => `${n}: ${cardAt(ctx, seat, n) ?? "empty"}`).join(", ");
  return `${titleOf(ctx, seat)} has ${vp}, ${money}, ${hand}. Spaces: ${row}.`;
}

export function say(ctx: BoardContext): string[] {
  const { supply, deck, discard } = ctx.view.state;
  const dice = diceOf(ctx).filter((d) => d > 0);
  return [
    ...ctx.view.seats.map((seat) => sayRuler(ctx, seat)),
    `Unused dice of ${titleOf(ctx, activeSeat(ctx))}: ${dice.join(", ") || "none"}.`,
    `General supply: ${count(number(supply), "victory point")}.`,
    `Draw pile: ${count(total(deck), "card")}.`,
    `Discard pile: ${cardsOf(discard).join(", ") || "empty"}.`,
  ];
}

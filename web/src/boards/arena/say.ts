/* Arena's position in sentences, for screen readers. */
import type { BoardContext } from "../board";
import { activeSeat, cardAt, cardsOf, diceOf, number, of, SPACES, titleOf, total } from "./state";
import { t } from "./texts";

function sayRuler(ctx: BoardContext, seat: string): string {
  const have = (field: string) => number(of(ctx, field, seat));
  const row = SPACES.map((n) => `${n}: ${cardAt(ctx, seat, n) ?? t.empty}`).join(", ");
  return t.ruler(titleOf(ctx, seat), have("vp"), have("money"), total(of(ctx, "hand", seat)), row);
}

export function say(ctx: BoardContext): string[] {
  const { supply, deck, discard } = ctx.view.state;
  const dice = diceOf(ctx).filter((d) => d > 0);
  return [
    ...ctx.view.seats.map((seat) => sayRuler(ctx, seat)),
    t.unused(titleOf(ctx, activeSeat(ctx)), dice.join(", ") || t.none),
    t.sentence(t.supply(number(supply))),
    t.sentence(t.deck(total(deck))),
    t.sentence(t.discard(cardsOf(discard).join(", ") || t.empty)),
  ];
}

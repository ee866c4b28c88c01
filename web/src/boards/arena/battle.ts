/* Battles: the one that is being decided, and the one that has just been fought. */
import { html, nothing, type TemplateResult } from "lit";
import { icon } from "../../icon";
import type { LogLine } from "../../types";
import type { BoardContext } from "../board";
import { cardFace, shield } from "./card";
import { cardInfo } from "./cards";
import { pips } from "./dice";
import { activeSeat, cardAt, defenceAt, enemyOf, isAimed, number, part, phase } from "./state";

const FOUGHT =
  /battle die shows (\d+)\. (\d+) against the (\d+) of (.+) on \S+: (beaten|no effect)/;
const DIE_MAX = 6; // a die that was added makes more

function rolled(roll: number) {
  if (roll === 0) return icon("rolling-dices");
  return roll > DIE_MAX ? html`<b>${roll}</b>` : pips(roll, "battle-die");
}

/* Who strikes whom, with what, against what. */
export function battle(ctx: BoardContext): TemplateResult | typeof nothing {
  const { acting, target, roll } = ctx.view.state;
  if (!acting || (!isAimed(ctx) && phase(ctx) !== "targeting")) return nothing;
  const enemy = enemyOf(ctx, activeSeat(ctx));
  const space = String(target ?? "");
  const card = isAimed(ctx) ? cardAt(ctx, enemy, space) : undefined;
  const bonus = number(part(ctx.view.extra?.battle, "bonus"));
  return html`<div class="battle" role="status">
    <span class="battle-side"
      ><b>${acting}</b> ${rolled(number(roll))} ${bonus ? html`<span>+${bonus}</span>` : nothing}</span
    >
    ${icon("crossed-swords")}
    <span class="battle-side">
      ${
        card
          ? html`<b>${card}</b>${shield(defenceAt(ctx, enemy, space, cardInfo(ctx, card).defence))}`
          : html`<i>choose the enemy card</i>`
      }
    </span>
  </div>`;
}

/* Chance leaves no time to watch: what was fought is read from the story. */
export function moment(news: LogLine[], ctx: BoardContext): TemplateResult | null {
  const fought = news
    .map((l) => FOUGHT.exec(l.text))
    .filter((m) => m !== null)
    .pop();
  if (!fought || battle(ctx) !== nothing) return null;
  const [, die, strength, defence, card, how] = fought;
  const bonus = Number(strength) - Number(die);
  const attacker = String(ctx.view.state.acting ?? "");
  const won = how === "beaten";
  return html`<div class="arena moment-card ${won ? "won" : "held"}">
    <div class="fight">
      ${attacker ? html`<span>${cardFace(cardInfo(ctx, attacker))}</span>` : nothing}
      ${rolled(Number(die))} ${bonus > 0 ? html`<b>+${bonus} = ${strength}</b>` : nothing}
      ${icon("crossed-swords")} ${shield(defence)}
      <span class="struck">${cardFace(cardInfo(ctx, card))}</span>
    </div>
    <p>${card} ${won ? "is beaten" : "holds"}</p>
  </div>`;
}

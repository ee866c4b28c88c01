/* Battles: the one that is being decided, and the one that has just been fought. */
import { html, nothing, type TemplateResult } from "lit";
import { icon } from "../../icon";
import type { Events } from "../../generated/arena-roma";
import { eventsOf, isTold, type ToldLine } from "../../wire";
import type { BoardContext } from "../board";
import { cardFace, shield } from "./card";
import { cardInfo } from "./cards";
import { pips } from "./dice";
import { activeSeat, cardAt, defenceAt, enemyOf, isAimed, number, part, phase } from "./state";
import { t } from "./texts";

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
          : html`<i>${t.chooseTarget}</i>`
      }
    </span>
  </div>`;
}

const is = isTold<Events>();

/* Chance leaves no time to watch: what was fought is told by its events. */
export function moment(news: ToldLine[], ctx: BoardContext): TemplateResult | null {
  const events = eventsOf(news);
  const fought = events.findLast((e) => is(e, "battle"));
  if (!fought || battle(ctx) !== nothing) return null;
  const { what, total, defence, result } = fought.args;
  const roll = events.findLast((e) => is(e, "battle-die"))?.args.dice ?? 0;
  const bonus = (total ?? 0) - roll;
  const attacker = String(ctx.view.state.acting ?? "");
  return html`<div class="arena moment-card ${result === "beaten" ? "won" : "held"}">
    <div class="fight">
      ${attacker ? html`<span>${cardFace(cardInfo(ctx, attacker))}</span>` : nothing}
      ${rolled(roll)} ${bonus > 0 ? html`<b>+${bonus} = ${total}</b>` : nothing}
      ${icon("crossed-swords")} ${shield(defence ?? 0)}
      <span class="struck">${cardFace(cardInfo(ctx, what ?? ""))}</span>
    </div>
    <p>${fought.text}</p>
  </div>`;
}

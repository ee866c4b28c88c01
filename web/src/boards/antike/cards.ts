/* The event cards of Casus Belli: three lie open, the hands too. */
import { html, nothing, type TemplateResult } from "lit";
import type { JsonObject } from "../../types";
import { thingClass, type BoardContext } from "../board";
import type { Nation, Position } from "./position";
import { t } from "./texts";

export function cardText(ctx: BoardContext, name: string): string {
  const row = (ctx.game.facts?.cards as JsonObject | undefined)?.[name] as JsonObject | undefined;
  return String(row?.text ?? "");
}

export function card(ctx: BoardContext, name: string): TemplateResult {
  return html`<span class="event"><b>${name}</b><span>${cardText(ctx, name)}</span></span>`;
}

export function openCards(ctx: BoardContext, p: Position): TemplateResult {
  return html`<section class="events" aria-label=${t.openCards}>
    <header data-pile="deck"><b>${t.eventCards}</b><small>${t.pile(p.pile, p.gone)}</small></header>
    <div class="event-row">
      ${p.open.map((name) => {
        const thing = `card:pick:${name}`;
        return html`<button class="event-card ${thingClass(ctx, thing)}" data-thing=${thing} data-card=${name}>${card(ctx, name)}</button>`;
      })}
      ${p.open.length === 0 ? html`<small>${t.none}</small>` : nothing}
    </div>
  </section>`;
}

export function hand(ctx: BoardContext, n: Nation): TemplateResult {
  return html`<div class="hand" data-counter="hand:${n.seat}" aria-label=${t.handOf(n.title)}>
    ${n.hand.map((name) => {
      const thing = n.seat === ctx.me ? `card:play:${name}` : `hand:${name}`;
      return html`<button class="hand-card ${thingClass(ctx, thing)}" data-thing=${thing} data-card=${name}>${name}<span class="unseen">: ${cardText(ctx, name)}</span></button>`;
    })}
    ${n.hand.length === 0 ? html`<small>${t.noCards}</small>` : nothing}
  </div>`;
}

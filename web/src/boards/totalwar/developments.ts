/* The faction board: four columns of developments, from the top down. */
import { html, nothing, type TemplateResult } from "lit";
import { badge } from "../antike/emblems";
import { thingClass, type BoardContext } from "../board";
import { coinIcon } from "./emblems";
import type { DevelopmentFact } from "./facts";
import type { Faction, Position } from "./position";
import { redraw } from "./redraw";
import { t } from "./texts";

let shown = ""; // the seat whose board is open; empty is the reader's

function stateOf(p: Position, d: DevelopmentFact): string {
  const round = p.bought[d.name];
  return !round ? "" : round < p.round ? "works" : "coming";
}

function box(ctx: BoardContext, p: Position, d: DevelopmentFact, own: boolean): TemplateResult {
  const thing = own ? `order:develop ${d.name}` : `development:${d.name}`;
  const state = stateOf(p, d);
  const mark =
    state === "works"
      ? html`<i>✓<span class="unseen">${t.developments.works}</span></i>`
      : state === "coming"
        ? html`<i>…<span class="unseen">${t.developments.coming}</span></i>`
        : html`<i>${coinIcon()}${d.cost}<span class="unseen">${t.developments.gold}</span></i>`;
  return html`<button class="development ${state} ${thingClass(ctx, thing)}" data-thing=${thing} data-look="development:${d.name}">
    <span>${d.name}</span>${mark}<span class="unseen">${t.developments.text(d.text)}</span>
  </button>`;
}

export function columnsOf(p: Position, seat: string): [string, DevelopmentFact[]][] {
  const columns = new Map<string, DevelopmentFact[]>();
  for (const d of p.facts.developments.filter((x) => x.faction === seat))
    columns.set(d.column, [...(columns.get(d.column) ?? []), d]);
  return [...columns];
}

function switcher(p: Position, seat: string): TemplateResult {
  const open = (f: Faction) => (e: Event) => {
    shown = f.seat;
    redraw(e);
  };
  return html`<div class="switcher" role="group" aria-label=${t.developments.whose}>
    ${p.factions.map(
      (f) =>
        html`<button aria-pressed=${f.seat === seat} @click=${open(f)}>${badge(f.index)}<span class="unseen">${f.title}</span></button>`,
    )}
  </div>`;
}

export function developments(ctx: BoardContext, p: Position): TemplateResult {
  const seat = p.factions.some((f) => f.seat === shown) ? shown : ctx.me;
  const own = seat === ctx.me;
  return html`<div class="tree">
    ${p.factions.length > 1 ? switcher(p, seat) : nothing}
    ${columnsOf(p, seat).map(
      ([name, column]) => html`<section class="tree-column" aria-label=${name}>
        <h2>${name}</h2>
        ${column.map((d) => box(ctx, p, d, own))}
      </section>`,
    )}
  </div>`;
}

export function lookAtDevelopment(p: Position, name: string): TemplateResult | null {
  const d = p.facts.developments.find((x) => x.name === name);
  if (!d) return null;
  return html`<div class="totalwar look-place"><b>${d.name}</b><i>${d.column} ${d.row}</i><p>${d.text}</p><p>${t.developments.cost(d.cost)}</p></div>`;
}

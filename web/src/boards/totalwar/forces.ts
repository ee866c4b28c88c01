/* Panels of armies and navies: own cards open, of others only what is known. */
import { html, nothing, type TemplateResult } from "lit";
import { badge } from "../antike/emblems";
import { thingClass, type BoardContext } from "../board";
import { pips } from "./dice";
import { small } from "./emblems";
import {
  mine,
  SPACE,
  titleOf,
  type Army,
  type Faction,
  type Navy,
  type Position,
} from "./position";
import { t } from "./texts";
import { grouped, troopRow } from "./troops";

export const stars = (n: number): TemplateResult =>
  html`<span class="stars" role="img" aria-label=${t.stars(n)}>${"★".repeat(n)}</span>`;

const where = (at: string): TemplateResult =>
  at === SPACE ? html`<em>${t.force.waits}</em>` : html`${at}`;

function moves(f: Army | Navy): TemplateResult | typeof nothing {
  if (f.mu === null || f.at === SPACE) return nothing;
  return html`<span class="mu ${f.beaten || f.mu === 0 ? "none" : ""}" title=${t.force.movement}>${f.beaten ? t.force.beaten : t.force.mu(f.mu)}</span>`;
}

function cards(p: Position, a: Army): TemplateResult {
  return html`<ul class="troop-rows">
    ${grouped(a.cards).map(([name, n]) =>
      name === null
        ? html`<li class="troop-row unknown">${small("laurels")}<b>${n}</b><span class="troop-name">${t.hidden}</span></li>`
        : troopRow(p.facts, name, n),
    )}
  </ul>`;
}

function armyPanel(ctx: BoardContext, p: Position, a: Army, own: boolean): TemplateResult {
  const thing = `force:${a.name}`;
  const head = html`<b class="mark-plate">${a.mark}</b>
    <span class="force-at">${a.aboard ? t.force.aboard(a.aboard) : where(a.at)}</span>${moves(a)}`;
  const general = `general:${a.general}`;
  return html`<section class="force seat-${a.seat}" aria-label=${t.force.armyOf(a.mark, titleOf(p, a.seat))}>
    ${
      own
        ? html`<button class="force-head ${thingClass(ctx, thing)}" data-thing=${thing}>${head}</button>`
        : html`<div class="force-head">${head}</div>`
    }
    <p class="general-line">${
      own && ctx.lit.has(general)
        ? html`<button class="general ${thingClass(ctx, general)}" data-thing=${general}>${a.general}</button>`
        : html`<span data-look="general:${a.general}">${a.general || t.noGeneral}</span>`
    } ${stars(a.stars)}</p>
    ${own ? nothing : html`<p class="counts">${t.force.known(a.size, a.mercenaries)}</p>`}
    ${cards(p, a)}
  </section>`;
}

function navyPanel(ctx: BoardContext, p: Position, n: Navy, own: boolean): TemplateResult {
  const thing = `force:${n.name}`;
  const head = html`<b class="mark-plate">${n.mark}</b><span class="force-at">${where(n.at)}</span>${moves(n)}`;
  return html`<section class="force seat-${n.seat}" aria-label=${t.force.navyOf(n.mark, titleOf(p, n.seat))}>
    ${
      own
        ? html`<button class="force-head ${thingClass(ctx, thing)}" data-thing=${thing}>${head}</button>`
        : html`<div class="force-head">${head}</div>`
    }
    <ul class="troop-rows">
      ${n.ships.map(([name, k]) => html`<li class="troop-row">${small("trireme")}<b>${k}</b><span class="troop-name">${name}</span>${pips(p.facts.ships.find((s) => s.name === name)?.dice ?? [])}</li>`)}
      ${n.carries ? html`<li class="troop-row">${small("roman-shield")}<span class="troop-name">${t.force.carries(n.carries.mark)}</span></li>` : nothing}
    </ul>
  </section>`;
}

function panels(ctx: BoardContext, p: Position, f: Faction, own: boolean): TemplateResult {
  return html`${f.armies.map((a) => armyPanel(ctx, p, a, own))} ${f.navies.map((n) => navyPanel(ctx, p, n, own))}`;
}

/* Spare generals, to be given to an army. */
function bench(ctx: BoardContext, p: Position, f: Faction): TemplateResult | typeof nothing {
  if (f.spare.length === 0) return nothing;
  return html`<section class="force bench"><div class="force-head"><span class="force-at">${t.force.spare}</span></div>
    ${f.spare.map((name) => {
      const thing = `general:${name}`;
      return html`<button class="general ${thingClass(ctx, thing)}" data-thing=${thing}>${name} ${stars(p.facts.general.get(name)?.stars ?? 0)}</button>`;
    })}</section>`;
}

export function ownForces(ctx: BoardContext, p: Position): TemplateResult {
  const me = mine(p);
  if (!me) return html``;
  return html`<div class="forces">${panels(ctx, p, me, ctx.snap.you !== null)} ${bench(ctx, p, me)}</div>`;
}

export function rivalForces(ctx: BoardContext, p: Position, f: Faction): TemplateResult {
  return html`<section class="rival" aria-label=${f.title}>
    <h2>${badge(f.index)} ${f.title} <small>${t.force.rival(f.regions, f.agents.length)}</small></h2>
    <div class="forces">${panels(ctx, p, f, false)}</div>
  </section>`;
}

/* The others: the diplomacy tracker, and what everybody may know of their forces. */
import { html, nothing, type TemplateResult } from "lit";
import { badge } from "../antike/emblems";
import { thingClass, type BoardContext } from "../board";
import { rivalForces } from "./forces";
import { LEVELS, relation, type Faction, type Position } from "./position";
import { t } from "./texts";

function pair(ctx: BoardContext, a: Faction, b: Faction): TemplateResult {
  const level = relation(ctx, a.seat, b.seat);
  const other = a.seat === ctx.me ? b : b.seat === ctx.me ? a : null;
  const thing = other ? `seat:${other.seat}` : "";
  const lit = other !== null && ctx.lit.has(thing);
  return html`<tr>
    <th scope="row">${badge(a.index)}${badge(b.index)}<span class="unseen">${t.rivals.pair(a.title, b.title, t.relations[level])}</span></th>
    ${LEVELS.map(
      (l) =>
        html`<td class="${l} ${l === level ? "here" : ""}">${
          l === level && lit
            ? html`<button class="level ${thingClass(ctx, thing)}" data-thing=${thing}>${t.rivals.show}</button>`
            : l === level
              ? html`<span class="level-mark" aria-hidden="true"></span>`
              : nothing
        }</td>`,
    )}
  </tr>`;
}

function tracker(ctx: BoardContext, p: Position): TemplateResult {
  const pairs = p.factions.flatMap((a, i) => p.factions.slice(i + 1).map((b) => pair(ctx, a, b)));
  return html`<table class="tracker">
    <caption>${t.rivals.diplomacy}</caption>
    <thead><tr><th scope="col"><span class="unseen">${t.rivals.factions}</span></th>${LEVELS.map((l) => html`<th scope="col">${t.relations[l]}</th>`)}</tr></thead>
    <tbody>${pairs}</tbody>
  </table>`;
}

export function rivals(ctx: BoardContext, p: Position): TemplateResult {
  return html`<div class="rivals">
    ${tracker(ctx, p)} ${p.factions.filter((f) => f.index !== p.me).map((f) => rivalForces(ctx, p, f))}
  </div>`;
}

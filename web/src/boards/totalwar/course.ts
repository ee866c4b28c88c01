/* The strip above the map: round, phase, order of turns, and how every faction stands. */
import { html, nothing, type TemplateResult } from "lit";
import { badge } from "../antike/emblems";
import { thingClass, type BoardContext } from "../board";
import type { Relation } from "../../generated/total-war-rome";
import { fill } from "../../locale";
import { coinIcon, small } from "./emblems";
import { PHASES, relation, titleOf, type Faction, type Position } from "./position";
import { t } from "./texts";

const RELATION_SIGNS: Record<Relation, string> = {
  enemy: "crossed-swords",
  neutral: "scales",
  friendly: "shaking-hands",
  ally: "laurels",
};

function phases(p: Position): TemplateResult {
  const now = PHASES.indexOf(p.phase);
  return html`<ol class="phases" aria-label=${t.course.phasesOfRound}>
    ${PHASES.map(
      (phase, i) =>
        html`<li data-phase=${phase} class=${i === now ? "now" : i < now ? "past" : ""} aria-current=${i === now ? "step" : nothing}>${t.course.phases[phase]}</li>`,
    )}
  </ol>`;
}

function relationMark(ctx: BoardContext, f: Faction): TemplateResult | typeof nothing {
  if (f.seat === ctx.me || ctx.snap.you === null) return nothing;
  const level = relation(ctx, ctx.me, f.seat);
  return html`<span class="relation ${level}" title=${t.course.relation(t.relations[level])}>${small(RELATION_SIGNS[level])}<span class="relation-word">${t.relations[level]}</span></span>`;
}

function status(p: Position, f: Faction): string {
  if (f.out) return t.course.out;
  return (p.top === "bid" || p.top === "spend") && f.isReady ? t.course.ready : "";
}

function standing(ctx: BoardContext, p: Position, f: Faction): TemplateResult {
  const thing = `seat:${f.seat}`;
  const done = status(p, f);
  return html`<button class="standing seat-${f.index} ${f.acts ? "acts" : ""} ${thingClass(ctx, thing)}" data-thing=${thing} data-look="faction:${f.seat}" data-seat=${f.seat}>
    ${badge(f.index)}
    <span class="standing-name">${f.title}${f.seat === ctx.snap.you ? html`<small>${t.course.you}</small>` : nothing}</span>
    <span class="sums"><span class="vp" data-counter="vp:${f.seat}" title=${t.course.vp}>${small("laurels")}<b>${f.vp}</b><span class="unseen">${t.course.vpUnit}</span></span>
    <span class="gold-held" data-counter="gold:${f.seat}" title=${t.course.gold}>${coinIcon()}<b>${f.gold}</b><span class="unseen">${t.course.goldUnit}</span></span>
    <span class="cards-held" data-counter="hand:${f.seat}" title=${t.course.cards}>${small("card-draw")}<b>${f.cards}</b><span class="unseen">${t.course.cardsUnit}</span></span>
    </span>
    <span class="standing-state">${done}${f.acts ? html`<span class="unseen">${t.course.toAct}</span>` : nothing} ${relationMark(ctx, f)}</span>
  </button>`;
}

function order(p: Position): TemplateResult {
  return html`<span class="turn-order" role="img" aria-label=${t.course.order(p.turns.map((seat) => titleOf(p, seat)))}>
    ${p.turns.map((seat, i) => html`${i ? html`<span class="then">›</span>` : nothing}${badge(seat, p.factions.find((f) => f.index === seat)?.isActive ? "active" : "")}`)}
  </span>`;
}

export function course(ctx: BoardContext, p: Position): TemplateResult {
  return html`<header class="course">
    <div class="clockwork">
      <span class="round">${fill(t.course.round, { n: html`<b>${p.round}</b>` })} ${p.last ? html`<em>${t.course.last}</em>` : html`<small>${t.course.goal(p.goal)}</small>`}</span>
      ${order(p)} ${phases(p)}
    </div>
    <div class="standings">${p.factions.map((f) => standing(ctx, p, f))}</div>
  </header>`;
}

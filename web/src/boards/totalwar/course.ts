/* The strip above the map: round, phase, order of turns, and how every faction stands. */
import { html, nothing, type TemplateResult } from "lit";
import { badge } from "../antike/emblems";
import { thingClass, type BoardContext } from "../board";
import { coinIcon, small } from "./emblems";
import { PHASES, relation, titleOf, type Faction, type Position } from "./position";

const RELATION_SIGNS: Record<string, string> = {
  enemy: "crossed-swords",
  neutral: "scales",
  friendly: "shaking-hands",
  ally: "laurels",
};

function phases(p: Position): TemplateResult {
  return html`<ol class="phases" aria-label="Phases of the round">
    ${PHASES.map(
      (name, i) =>
        html`<li class=${i === p.phase ? "now" : i < p.phase ? "past" : ""} aria-current=${i === p.phase ? "step" : nothing}>${name}</li>`,
    )}
  </ol>`;
}

function relationMark(ctx: BoardContext, f: Faction): TemplateResult | typeof nothing {
  if (f.seat === ctx.me || ctx.snap.you === null) return nothing;
  const level = relation(ctx, ctx.me, f.seat);
  return html`<span class="relation ${level}" title="Your relation: ${level}">${small(RELATION_SIGNS[level])}<span class="relation-word">${level}</span></span>`;
}

function status(p: Position, f: Faction): string {
  if (f.out) return "out";
  return (p.top === "bid" || p.top === "spend") && f.isReady ? "ready" : "";
}

function standing(ctx: BoardContext, p: Position, f: Faction): TemplateResult {
  const thing = `seat:${f.seat}`;
  const done = status(p, f);
  return html`<button class="standing seat-${f.index} ${f.acts ? "acts" : ""} ${thingClass(ctx, thing)}" data-thing=${thing} data-look="faction:${f.seat}" data-seat=${f.seat}>
    ${badge(f.index)}
    <span class="standing-name">${f.title}${f.seat === ctx.snap.you ? html`<small> you</small>` : nothing}</span>
    <span class="sums"><span class="vp" data-counter="vp:${f.seat}" title="Victory points">${small("laurels")}<b>${f.vp}</b><span class="unseen"> victory points,</span></span>
    <span class="gold-held" data-counter="gold:${f.seat}" title="Gold">${coinIcon()}<b>${f.gold}</b><span class="unseen"> gold,</span></span>
    <span class="cards-held" data-counter="hand:${f.seat}" title="Action cards">${small("card-draw")}<b>${f.cards}</b><span class="unseen"> action cards</span></span>
    </span>
    <span class="standing-state">${done}${f.acts ? html`<span class="unseen">to act</span>` : nothing} ${relationMark(ctx, f)}</span>
  </button>`;
}

function order(p: Position): TemplateResult {
  return html`<span class="turn-order" role="img" aria-label="Order of turns: ${p.turns.map((seat) => titleOf(p, seat)).join(", then ")}">
    ${p.turns.map((seat, i) => html`${i ? html`<span class="then">›</span>` : nothing}${badge(seat, p.factions.find((f) => f.index === seat)?.isActive ? "active" : "")}`)}
  </span>`;
}

export function course(ctx: BoardContext, p: Position): TemplateResult {
  return html`<header class="course">
    <div class="clockwork">
      <span class="round">Round <b>${p.round}</b> ${p.last ? html`<em>the last</em>` : html`<small>to ${p.goal} VP</small>`}</span>
      ${order(p)} ${phases(p)}
    </div>
    <div class="standings">${p.factions.map((f) => standing(ctx, p, f))}</div>
  </header>`;
}

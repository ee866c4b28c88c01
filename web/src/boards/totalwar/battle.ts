/*
 * The battle screen: two lines of cards with the zones they pass through, the fights in their
 * order, and the combat of the moment with its dice. The reader's side is below.
 */
import { html, nothing, type TemplateResult } from "lit";
import type { Fight, Zone } from "../../generated/total-war-rome";
import type { Json } from "../../types";
import { badge } from "../antike/emblems";
import { thingClass, type BoardContext } from "../board";
import { chronicle, type Exchange, type SideOfExchange } from "./chronicle";
import { die } from "./dice";
import { small } from "./emblems";
import { SEATS } from "./facts";
import { stars } from "./forces";
import { array, number, part, text } from "../json";
import { titleOf, type Position, type Stage } from "./position";
import { diceOnTable } from "./question";
import { t } from "./texts";
import { troopFace } from "./troops";

interface Card {
  line: number;
  seat: number; // the chief's, or his ally's
  zone: string;
  troop?: string;
}

interface Side {
  index: number; // 0 attacks
  seat: number;
  general: string;
  stars: number;
  reveals: number;
  cards: Card[];
}

const FIGHTS: Fight[] = ["terrain", "flanks", "centre", "envelopment"];
type Shown = Exclude<Zone, "fielded">; // the duel has the others
const ZONES: Shown[] = ["hand", "ready", "far", "wounded", "under", "beside", "used", "dead"];
const STAGES: Stage[] = [
  "reveal",
  "choice",
  "special",
  "artillery",
  "dogs",
  "skirmish",
  "bowmen",
  "main cards",
];

function readSide(v: Json, index: number): Side {
  return {
    index,
    seat: SEATS.indexOf(text(part(v, "seat"))),
    general: text(part(v, "general")),
    stars: number(part(v, "stars")),
    reveals: number(part(v, "reveals")),
    cards: array(part(v, "cards")).map((c) => ({
      line: number(part(c, "line")),
      seat: SEATS.indexOf(text(part(c, "seat"))),
      zone: text(part(c, "zone")),
      troop: text(part(c, "troop")) || undefined,
    })),
  };
}

/* Whoever must leave the field afterwards chooses on the map where to. */
export const isBattle = (ctx: BoardContext): boolean =>
  part(ctx.view.extra, "battle") !== undefined && text(part(ctx.view.state.flow, 0)) !== "flee";

function cardThing(ctx: BoardContext, own: boolean, card: Card): string {
  if (!card.troop) return "";
  const hurt = !own && card.zone === "wounded" ? ":wounded" : "";
  const thing = `${own ? "battle" : "foe"}:${card.troop}${hurt}`;
  const inPlay = own ? ["hand", "ready", "far"] : ["wounded", "under", "beside"];
  return inPlay.includes(card.zone) || ctx.picks.includes(thing) ? thing : "";
}

const allyMark = (p: Position, seat: number): TemplateResult =>
  html`<span class="of-ally" title=${t.battle.ofAlly(titleOf(p, seat))}>${badge(seat)}<span class="unseen">${t.battle.ofAlly(titleOf(p, seat))}: </span></span>`;

function cardOnField(ctx: BoardContext, p: Position, side: Side, own: boolean, card: Card): TemplateResult {
  const thing = cardThing(ctx, own, card);
  const rough = text(ctx.view.state.fight) === "terrain";
  const face = html`${card.seat === side.seat ? nothing : allyMark(p, card.seat)}${troopFace(p.facts, card.troop, rough)}`;
  const look = card.troop ? `troop:${card.troop}` : nothing;
  if (thing && (ctx.lit.has(thing) || ctx.picks.includes(thing)))
    return html`<button class="troop-card ${card.zone} ${thingClass(ctx, thing)}" data-thing=${thing} data-look=${look}>${face}</button>`;
  return html`<span class="troop-card ${card.zone}" data-look=${look}>${face}</span>`;
}

function zoneOf(
  ctx: BoardContext,
  p: Position,
  side: Side,
  own: boolean,
  zone: Shown,
) {
  const cards = side.cards.filter((c) => c.zone === zone);
  if (cards.length === 0) return nothing;
  return html`<section class="zone zone-${zone}" aria-label=${t.battle.zone(t.battle.zones[zone], cards.length)}>
    <h2>${t.battle.zones[zone]}</h2>
    <div class="zone-cards">${cards.map((c) => cardOnField(ctx, p, side, own, c))}</div>
  </section>`;
}

function lineOf(ctx: BoardContext, p: Position, side: Side, place: string): TemplateResult {
  const own = side.seat === p.me && ctx.snap.you !== null;
  const ally = side.cards.find((c) => c.seat !== side.seat)?.seat;
  return html`<div class="line-of ${place} seat-${side.seat}" tabindex="0" role="group" aria-label=${t.battle.lineOf(titleOf(p, side.seat))}>
    <div class="commander">
      ${badge(side.seat)}
      <b>${titleOf(p, side.seat)}</b><small>${side.index === 0 ? t.battle.attacks : t.battle.defends}${ally === undefined ? nothing : t.battle.withAlly(titleOf(p, ally))}</small>
      <span data-look="general:${side.general}">${side.general || t.noGeneral} ${stars(side.stars)}</span>
      <span class="reveals" title=${t.battle.revealsHelp}>${small("all-seeing-eye")} ${t.battle.reveals(side.reveals)}</span>
    </div>
    <div class="zones">${ZONES.map((z) => zoneOf(ctx, p, side, own, z))}</div>
  </div>`;
}

/* The cards that fight now, with the dice of their side. */
function duel(ctx: BoardContext, p: Position, side: Side): TemplateResult {
  const own = side.seat === p.me && ctx.snap.you !== null;
  const fielded = side.cards.filter((c) => c.zone === "fielded");
  const chosen = own
    ? array(part(ctx.view.state.chosen, SEATS[side.seat])).map(number).filter(Boolean)
    : [];
  const secret = side.cards.filter((c) => chosen.includes(c.line) && c.zone !== "fielded");
  return html`<div class="duel seat-${side.seat}">
    <span class="duel-cards">
      ${fielded.map((c) => cardOnField(ctx, p, side, own, c))}
      ${secret.length && fielded.length === 0 ? secret.map((c) => html`<span class="secret">${cardOnField(ctx, p, side, own, c)}</span>`) : nothing}
      ${fielded.length === 0 && secret.length === 0 ? html`<span class="duel-empty">${t.battle.noCard}</span>` : nothing}
    </span>
    ${diceOnTable(ctx, side.index)}
  </div>`;
}

function tracker(ctx: BoardContext): TemplateResult {
  const s = ctx.view.state;
  const now = FIGHTS.indexOf(text(s.fight) as Fight);
  const left = number(s.combats);
  return html`<ol class="fights" aria-label=${t.battle.fightsOfBattle}>
    ${FIGHTS.map(
      (
        f,
        i,
      ) => html`<li data-fight=${f} class=${i === now ? "now" : i < now ? "past" : ""} aria-current=${i === now ? "step" : nothing}>
        ${t.battle.fights[f]}${i === now && left ? html`<small>${t.battle.more(left)}</small>` : nothing}
      </li>`,
    )}
  </ol>`;
}

function stages(stage: Stage): TemplateResult | typeof nothing {
  if (!STAGES.includes(stage)) return html`<p class="stage-word">${t.battle.stages[stage]}</p>`;
  return html`<ol class="combat-steps" aria-label=${t.battle.steps}>
    ${STAGES.map((s) => html`<li class=${s === stage ? "now" : ""} aria-current=${s === stage ? "step" : nothing}>${t.battle.stages[s]}</li>`)}
  </ol>`;
}

/* Every exchange of dice so far, the last one on top. */
function thrown(p: Position, side: SideOfExchange): TemplateResult {
  return html`<p class="thrown-by">${badge(side.seat)}<span class="unseen">${t.battle.by(titleOf(p, side.seat))}</span>
    <span class="dice-row">${side.dice.map((d) => die(d.colour, d.face))}${side.dice.length === 0 ? html`<i>${t.noDice}</i>` : nothing}</span>
    <small>${side.cards.join(", ")}</small></p>`;
}

function told(p: Position, e: Exchange): TemplateResult {
  const harm = e.sides.flatMap((side) => side.harm);
  const title = [e.fight && t.battle.fights[e.fight], e.roll && t.battle.rolls[e.roll]];
  return html`<li><h3>${title.filter(Boolean).join(", ")}</h3>
    ${e.sides.map((side) => thrown(p, side))}
    <p class="harm">${harm.length ? harm.join("; ") : t.battle.unharmed}</p></li>`;
}

function story(ctx: BoardContext, p: Position): TemplateResult {
  const exchanges = [...chronicle(ctx)].reverse();
  return html`<section class="story" aria-label=${t.battle.story} tabindex="0"><h2>${t.battle.story}</h2>
    <ol>${exchanges.map((e) => told(p, e))}</ol>
    ${exchanges.length ? nothing : html`<p class="desk-empty">${t.battle.noDice}</p>`}
  </section>`;
}

/* `asked`: the question of the moment, which stands between the lines. */
export function battle(ctx: BoardContext, p: Position, asked: unknown): TemplateResult {
  const now = part(ctx.view.extra, "battle");
  const sides = array(part(now, "sides")).map(readSide);
  const low = sides.find((x) => x.seat === p.me) ?? sides[0];
  const high = sides.find((x) => x !== low)!;
  return html`<div class="tw-battle">
    <div class="battle-head"><b>${t.battle.at(text(part(now, "field")))}</b>${tracker(ctx)}</div>
    ${lineOf(ctx, p, high, "upper")}
    <div class="battle-middle">
      ${duel(ctx, p, high)}
      ${stages(text(part(now, "stage")) as Stage)}
      ${duel(ctx, p, low)} ${asked}
    </div>
    ${lineOf(ctx, p, low, "lower")} ${story(ctx, p)}
  </div>`;
}

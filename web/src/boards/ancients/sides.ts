/* Around the field: the armies with their banners, the turn, the last roll, the hand. */
import { html, nothing, svg, type TemplateResult } from "lit";
import { icon } from "../../icon";
import { sitterName } from "../../parts/levels";
import { thingClass, type BoardContext } from "../board";
import { cardText, commandCard } from "./cards";
import { dieFace, rollLine } from "./dice";
import { cardsOf, field, listOf, number, object, phase, text, titleOf, total } from "./read";
import { FACES, rollsOf } from "./rolls";
import { t } from "./texts";

const STAGES: [string, string[]][] = [
  [t.stages.card, ["card", "deal", "place"]],
  [t.stages.orders, ["order", "rally"]],
  [t.stages.moves, ["move"]],
  [t.stages.battles, ["battle", "react", "roll", "flags", "retreat", "flee", "advance", "ride", "bonus"]],
];

function banners(won: number, goal: number): TemplateResult {
  const all = Math.max(goal, won);
  return html`<svg class="banners" viewBox="0 0 ${all * 18} 30" role="img" aria-label=${t.banners(won, goal)}>
    ${Array.from(
      { length: all },
      (
        _,
        i,
      ) => svg`<g class=${i < won ? "banner won" : "banner"} transform="translate(${i * 18} 0)">
      <path class="staff" d="M9 1v28M2 4h14"></path><path class="cloth" d="M3 5h12v13l-6 4-6-4z"></path></g>`,
    )}
  </svg>`;
}

export function plate(ctx: BoardContext, seat: string): TemplateResult {
  const acts = ctx.view.to_act.includes(seat) && !ctx.view.over;
  const sitter = ctx.snap.seats.find((s) => s.seat === seat);
  const who = sitter && sitterName(sitter);
  const won = number(field(ctx, "banner", seat));
  const goal = number(ctx.view.state.goal);
  const cards = total(field(ctx, "hand", seat));
  const reserve = [...listOf(field(ctx, "reserve", seat)), ...listOf(field(ctx, "waiting", seat))];
  return html`<div class="plate army seat-${ctx.view.seats.indexOf(seat)} ${acts ? "acts" : ""}" data-seat=${seat}>
    <span class="crest">${icon(seat === "bottom" ? "roman-shield" : "spartan-helmet")}</span>
    <span class="plate-name"><b>${titleOf(ctx, seat)}</b>${who ? html`<small>${who}</small>` : nothing}
      ${reserve.length ? html`<small>${t.reserve(reserve.join(", "))}</small>` : nothing}</span>
    <span data-counter="banner:${seat}">${banners(won, goal)}</span>
    <span class="tally" data-counter="hand:${seat}" title=${t.cardsInHand}>${icon("card-draw")}<b>${cards}</b><span class="unseen">${t.cardsInHand}</span></span>
  </div>`;
}

/* Rally and I Am Spartacus: the dice that are still to be used. */
function cardDice(ctx: BoardContext): unknown {
  if (ctx.view.state.roll !== "card" || !["order", "rally"].includes(phase(ctx))) return nothing;
  const faces = object(ctx.view.state.face);
  return html`<span class="thrown">${FACES.map((f) => Array.from({ length: number(faces[f]) }, () => dieFace(f)))}</span>`;
}

export function strip(ctx: BoardContext): TemplateResult {
  const s = ctx.view.state;
  const now = phase(ctx);
  const roll = rollsOf(ctx.snap.log.slice(-60)).pop();
  const played = text(s.played);
  const left = number(s.left);
  const past = ctx.view !== ctx.snap.view;
  return html`<div class="strip">
    <ol class="stages" aria-label=${t.turn(number(s.turn), titleOf(ctx, text(s.active)))}>
      ${STAGES.map(([name, phases]) => html`<li class=${phases.includes(now) ? "now" : ""}>${name}</li>`)}
    </ol>
    ${
      played && now !== "card"
        ? html`<span class="played" data-look="card:${played}">${icon("scroll-unfurled")}<b>${played}</b>
          ${left > 0 && now === "order" ? html`<small>${t.ordersLeft(left)}</small>` : nothing}${cardDice(ctx)}</span>`
        : nothing
    }
    ${roll && !past ? rollLine(roll) : nothing}
  </div>`;
}

function handCard(ctx: BoardContext, name: string): TemplateResult {
  const thing = `card:${name}`;
  return html`<button class="hand-card ${thingClass(ctx, thing)}" data-thing=${thing} data-card=${name}>
    <span class="unseen">${t.card(name, cardText(ctx, name))}${ctx.lit.has(thing) ? t.playable : ""}</span>
    ${commandCard(ctx, name)}
  </button>`;
}

/* Leaders who wait to be placed. */
function waiting(ctx: BoardContext): unknown {
  const names = ctx.options
    .filter((o) => o.act.verb === "place")
    .map((o) => o.act.args[0]?.word ?? "");
  return [...new Set(names)].map((name) => {
    const thing = `person:${name}`;
    return html`<button class="person ${thingClass(ctx, thing)}" data-thing=${thing}>${icon("crested-helmet")}${name}</button>`;
  });
}

/* Where a unit goes that may ride off the field. */
function wayOut(ctx: BoardContext): unknown {
  if (!ctx.lit.has("off:field")) return nothing;
  return html`<button class="person ${thingClass(ctx, "off:field")}" data-thing="off:field">${icon("run")}${t.off}</button>`;
}

export function hand(ctx: BoardContext): TemplateResult {
  const cards = cardsOf(field(ctx, "hand", ctx.me));
  const hidden = ctx.snap.you === null && cards.length === 0;
  return html`<div class="tray">
    ${waiting(ctx)} ${wayOut(ctx)}
    <div class="hand" role="group" aria-label=${t.hand}>
      ${hidden ? nothing : cards.map((c) => handCard(ctx, c))}
    </div>
  </div>`;
}

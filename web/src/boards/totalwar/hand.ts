/* The action cards in hand: each can serve an agent, be cashed, or be played as an event. */
import { html, nothing, type TemplateResult } from "lit";
import { thingClass, type BoardContext } from "../board";
import { coinIcon, small } from "./emblems";
import type { Action, Window } from "../../generated/total-war-rome";
import { fill } from "../../locale";
import type { CardFact } from "./facts";
import { mine, type Position } from "./position";
import { t } from "./texts";

const DEED_ICONS: Record<Action, string> = {
  treaty: "shaking-hands",
  trade: "trade",
  spy: "spyglass",
  protests: "public-speaker",
  riots: "fire",
  "rebel uprising": "flying-flag",
  bribe: "swap-bag",
  sabotage: "trowel",
  "treasury theft": "robber-hand",
  "double agent": "drama-masks",
  "sow distrust": "poison-bottle",
  "recruit mercenaries": "spears",
  assassination: "sacrificial-dagger",
};

export function cardFace(card: CardFact, uses: Set<string> = new Set()): TemplateResult {
  const use = (verb: string) => (uses.has(verb) ? "can" : "");
  return html`<span class="use deed-use ${use("use")}">
      <b>${small(DEED_ICONS[card.action])}${t.deeds[card.action]}</b><span>${card.deedText}</span>
    </span>
    <span class="use levy-use ${use("levy")}">${coinIcon()}${fill(t.hand.levy, { n: html`<b>${card.levy}</b>` })}</span>
    <span class="use event-use ${use("event")}">
      <b>${small("tied-scroll")}${card.event}</b><span>${card.text}</span>
    </span>`;
}

function usesOf(ctx: BoardContext, name: string): Set<string> {
  const verbs = ctx.options.filter((o) => o.things[0] === `card:${name}`).map((o) => o.act.verb);
  return new Set(verbs.map((verb) => (verb === "use" || verb === "levy" ? verb : "event")));
}

function cardInHand(ctx: BoardContext, p: Position, name: string): TemplateResult {
  const thing = `card:${name}`;
  const card = p.facts.card.get(name);
  if (!card) return html``;
  return html`<button class="action-card ${thingClass(ctx, thing)}" data-thing=${thing}>${cardFace(card, usesOf(ctx, name))}</button>`;
}

const MANY = 5;

/* Windows in which the reader is not asked any more, and the way back. */
function hushed(ctx: BoardContext, moments: string[]): TemplateResult | typeof nothing {
  if (moments.length === 0) return nothing;
  const named = moments.map((m) => t.hand.windows[m as Window] ?? m);
  return html`<button class="hush ${thingClass(ctx, "hush:all")}" data-thing="hush:all">
    ${named.length > MANY ? t.hand.hushedMany(named.length) : t.hand.hushed(named)} <u>${t.hand.again}</u>
  </button>`;
}

export function hand(ctx: BoardContext, p: Position): TemplateResult {
  const me = mine(p);
  if (!me || ctx.snap.you === null)
    return html`<p class="desk-empty">${t.hand.secret} ${p.factions.map((f) => html`${t.hand.holds(f.title, f.cards)} `)}</p>`;
  return html`<div class="hand-of-cards">
    <div class="action-cards">
      ${me.hand.map((name) => cardInHand(ctx, p, name))}
      ${me.hand.length === 0 ? html`<p class="desk-empty">${t.hand.empty}</p>` : nothing}
    </div>
    ${hushed(ctx, me.hush)}
  </div>`;
}

/* The action cards in hand: each can serve an agent, be cashed, or be played as an event. */
import { html, nothing, type TemplateResult } from "lit";
import { thingClass, type BoardContext } from "../board";
import { coinIcon, small } from "./emblems";
import type { CardFact } from "./facts";
import { mine, type Position } from "./position";

const DEED_ICONS: Record<string, string> = {
  Treaty: "shaking-hands",
  Trade: "trade",
  Spy: "spyglass",
  Protests: "public-speaker",
  Riots: "fire",
  "Rebel uprising": "flying-flag",
  Bribe: "swap-bag",
  Sabotage: "trowel",
  "Treasury theft": "robber-hand",
  "Double agent": "drama-masks",
  "Sow distrust": "poison-bottle",
  "Recruit mercenaries": "spears",
  Assassination: "sacrificial-dagger",
};

export function cardFace(card: CardFact, uses: Set<string> = new Set()): TemplateResult {
  const use = (verb: string) => (uses.has(verb) ? "can" : "");
  return html`<span class="use deed-use ${use("use")}">
      <b>${small(DEED_ICONS[card.deed] ?? "cloak-dagger")}${card.deed}</b><span>${card.deedText}</span>
    </span>
    <span class="use levy-use ${use("levy")}">${coinIcon()}<b>${card.levy}</b> levy</span>
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
function hushed(ctx: BoardContext, words: string[]): TemplateResult | typeof nothing {
  if (words.length === 0) return nothing;
  return html`<button class="hush ${thingClass(ctx, "hush:all")}" data-thing="hush:all">
    Never asked about ${words.length > MANY ? `${words.length} kinds of moments` : words.join(", ")}. <u>Ask me again</u>
  </button>`;
}

export function hand(ctx: BoardContext, p: Position): TemplateResult {
  const me = mine(p);
  if (!me || ctx.snap.you === null)
    return html`<p class="desk-empty">Hands are secret. ${p.factions.map((f) => html`${f.title} holds ${f.cards}. `)}</p>`;
  return html`<div class="hand-of-cards">
    <div class="action-cards">
      ${me.hand.map((name) => cardInHand(ctx, p, name))}
      ${me.hand.length === 0 ? html`<p class="desk-empty">No action cards in hand. You draw up to five at the start of the agent phase.</p>` : nothing}
    </div>
    ${hushed(ctx, me.hush)}
  </div>`;
}

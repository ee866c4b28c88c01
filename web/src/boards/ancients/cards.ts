/* The command cards, drawn by us: where or whom they order, and in words. */
import { html, nothing, svg, type TemplateResult } from "lit";
import type { Card } from "../../generated/ancients";
import { icon } from "../../icon";
import type { JsonObject } from "../../types";
import type { BoardContext } from "../board";
import { symbol } from "./pieces";
import { array, number, object, text, type Kind } from "./read";

const ICONS: Partial<Record<Card, string>> = {
  "Order Mounted": "horse-head",
  "Clash of Shields": "roman-shield",
  "Counter Attack": "crossed-swords",
  "Darken the Sky": "arrow-cluster",
  "Double Time": "run",
  "First Strike": "gladius",
  "I Am Spartacus": "public-speaker",
  "Line Command": "guards",
  "Mounted Charge": "cavalry",
  "Move-Fire-Move": "bow-arrow",
  "Leadership Any Section": "crested-helmet",
  Rally: "flying-flag",
};

/* The field in three parts; those with a number are ordered. */
function sections(orders: (number | string)[]): TemplateResult {
  return html`<svg class="card-art" viewBox="0 0 120 52" aria-hidden="true">
    ${orders.map(
      (n, i) => svg`<g class=${n ? "part on" : "part"} transform="translate(${i * 40} 0)">
        <path d="M2 7 11 2 20 7 29 2 38 7V45L29 50 20 45 11 50 2 45z"></path>
        ${n ? svg`<text x="20" y="35">${n}</text>` : nothing}
      </g>`,
    )}
  </svg>`;
}

function picture(name: string): TemplateResult {
  return html`<svg class="card-art" viewBox="0 0 120 52" aria-hidden="true">
    <svg x="34" y="0" width="52" height="52" viewBox="0 0 512 512">${icon(name, "art-icon")}</svg>
  </svg>`;
}

function troops(kind: Kind): TemplateResult {
  return html`<svg class="card-art" viewBox="-60 -26 120 52" aria-hidden="true">
    ${[-34, 0, 34].map((x) => svg`<g transform="translate(${x} 2)">${symbol(kind)}</g>`)}
  </svg>`;
}

const factsOf = (ctx: BoardContext, name: string): JsonObject => object(object(ctx.game.facts?.cards)[name]);

/* Whom it orders is told by the facts: how many in each part of the field, or a kind of troops. */
function artOf(name: string, facts: JsonObject): TemplateResult {
  const quota = array(facts.quota).map(number);
  const isOnePart = quota.filter((n) => n > 0).length === 1;
  if (facts.family === "section") return sections(quota);
  if (facts.family === "leaders" && isOnePart) return sections(quota.map((n) => (n ? "★" : "")));
  if (facts.family === "troops" && facts.kind) return troops(text(facts.kind) as Kind);
  return picture(ICONS[name as Card] ?? "eagle-emblem");
}

export const cardText = (ctx: BoardContext, name: string): string => text(factsOf(ctx, name).text);

export function commandCard(ctx: BoardContext, name: string): TemplateResult {
  const facts = factsOf(ctx, name);
  return html`<span class="command ${text(facts.family)}" aria-hidden="true">
    <span class="command-name">${name}</span>
    ${artOf(name, facts)}
    <span class="command-text">${cardText(ctx, name)}</span>
  </span>`;
}

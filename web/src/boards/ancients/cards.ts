/* The command cards, drawn by us: where or whom they order, and in words. */
import { html, nothing, svg, type TemplateResult } from "lit";
import { icon } from "../../icon";
import type { BoardContext } from "../board";
import { symbol } from "./pieces";
import { number, object, part, text, type Kind } from "./read";

type Look = { family: string; art: TemplateResult };

const COUNTS: Record<string, number> = { Two: 2, Three: 3, Four: 4 };
const PLACES = ["Left", "Center", "Right"];
const CLASSES: Record<string, Kind> = { Light: "light", Medium: "medium", Heavy: "heavy" };
const ICONS: Record<string, string> = {
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

function lookOf(name: string): Look {
  const [, many, place] = /^Order (Two|Three|Four) (Left|Center|Right)$/.exec(name) ?? [];
  if (many)
    return {
      family: "section",
      art: sections(PLACES.map((p) => (p === place ? COUNTS[many] : 0))),
    };
  if (name === "Out Flanked") return { family: "section", art: sections([2, 0, 2]) };
  if (name === "Coordinated Attack") return { family: "section", art: sections([1, 1, 1]) };
  const [, kind] = /^Order (Light|Medium|Heavy) Troops$/.exec(name) ?? [];
  if (kind) return { family: "troops", art: troops(CLASSES[kind]) };
  const [, led] = /^Inspired (\w+) Leadership$/.exec(name) ?? [];
  if (led) return { family: "leaders", art: sections(PLACES.map((p) => (p === led ? "★" : ""))) };
  if (name.startsWith("Leadership")) return { family: "leaders", art: picture("crested-helmet") };
  return {
    family: name.startsWith("Order") ? "troops" : "tactics",
    art: picture(ICONS[name] ?? "eagle-emblem"),
  };
}

export function cardText(ctx: BoardContext, name: string): string {
  return text(part(object(ctx.game.facts?.cards)[name], "text"));
}

export function cardCopies(ctx: BoardContext, name: string): number {
  return number(part(object(ctx.game.facts?.cards)[name], "copies"));
}

export function commandCard(ctx: BoardContext, name: string): TemplateResult {
  const { family, art } = lookOf(name);
  return html`<span class="command ${family}" aria-hidden="true">
    <span class="command-name">${name}</span>
    ${art}
    <span class="command-text">${cardText(ctx, name)}</span>
  </span>`;
}

/*
 * The pieces, as symbols of SVG. Every seat has a colour and a sign of its own shape, so that
 * nations can be told apart without colours.
 */
import { html, svg, type TemplateResult } from "lit";
import type { Group } from "./position";

/* Drawings are no buttons of the browser: keys press them here. */
export function pressKey(e: KeyboardEvent) {
  if (e.key !== "Enter" && e.key !== " ") return;
  e.preventDefault();
  (e.target as Element).dispatchEvent(new MouseEvent("click", { bubbles: true }));
}

/* Within a square from -5 to 5. */
const SIGNS = [
  "M0-4.6A4.6 4.6 0 1 1-.01-4.6Z", // circle
  "M-4-4H4V4H-4Z", // square
  "M0-5 4.8 3.8H-4.8Z", // triangle
  "M0-5.2 5.2 0 0 5.2-5.2 0Z", // diamond
  "M-1.7-4.8H1.7V-1.7H4.8V1.7H1.7V4.8H-1.7V1.7H-4.8V-1.7H-1.7Z", // cross
  "M0-5.2 1.5-1.7 5.2-1.5 2.3 .9 3.3 4.7 0 2.5-3.3 4.7-2.3 .9-5.2-1.5-1.5-1.7Z", // star
];

export function sign(seat: number): TemplateResult {
  return svg`<path class="sign" d=${SIGNS[seat] ?? SIGNS[0]}></path>`;
}

/* The sign on a disc, for lists and the rondel. */
export function badge(seat: number, cls = ""): TemplateResult {
  return html`<svg class="badge-sign seat-${seat} ${cls}" viewBox="-9 -9 18 18" aria-hidden="true">
    <circle r="8" class="piece"></circle>${sign(seat)}
  </svg>`;
}

const SHIELD = "M-8.5-10Q0-12.5 8.5-10V2Q8 9.5 0 12.5Q-8 9.5-8.5 2Z";
const SHIP =
  "M-14 2.5H-9.5V-10.5Q0-13.5 9.5-10.5V2.5H11L15-3.5 15.5 2.5Q13 9.5 7 9.5H-8Q-13 9.5-14 2.5Z";

/* `name`: as the layer of motion finds it. */
export function unit(group: Group, x: number, y: number, scale: number, name: string): TemplateResult {
  const isLegion = group.kind === "legion";
  const tired = group.ready === 0;
  return svg`<g class="unit seat-${group.seat} ${group.kind} ${tired ? "" : "ready"}" data-piece=${name}
    transform="translate(${x} ${y}) scale(${scale})">
    <path class="piece" d=${isLegion ? SHIELD : SHIP}></path>
    <g transform="translate(0 ${isLegion ? -0.5 : -4.5}) scale(${isLegion ? 1.05 : 0.95})">${sign(group.seat)}</g>
    ${
      group.count > 1
        ? svg`<g transform="translate(${isLegion ? 7.5 : 10.5} 7)"><circle class="tally" r="7"></circle>
          <text class="tally-text" y="3.6">${group.count}</text></g>`
        : ""
    }
  </g>`;
}

/* Resources within a square from -6 to 6. */
const MARBLE = svg`<path class="marble-stone" d="M-4.4-5.6h8.8v1.7h-8.8zM-3.4-3.6h6.8v6.8h-6.8zM-4.6 3.5h9.2v2h-9.2z"></path>
  <path class="marble-line" d="M-1.6-3.4v6.4M.2-3.4v6.4M2-3.4v6.4"></path>`;
const IRON = svg`<path class="iron-mass" d="M-5.6-2.8h7.4c1.6 0 3 .2 4.2-.8v2c-1.2 1.6-3.2 1.8-4.4 2v1.6h1.8v2.2h-7.6v-2.2h1.8v-1.6c-1.8 0-3-1.4-3.2-3.2z"></path>`;
const GOLD = svg`<path class="gold-bar" d="M-3.4-3.4h6.8L5.8 3.6H-5.8z"></path><path class="gold-line" d="M-2.6-1.2h5.2M-3.2 1h6.4"></path>`;
const COIN = svg`<circle class="coin-face" r="5.2"></circle><circle class="coin-rim" r="3.7"></circle><path class="coin-mark" d="M-1.8 1.9 0-2.3 1.8 1.9M-1.1.5h2.2"></path>`;
const drawings: Record<string, TemplateResult> = {
  marble: MARBLE,
  iron: IRON,
  gold: GOLD,
  coin: COIN,
};

export function resource(name: string): TemplateResult {
  return drawings[name] ?? svg``;
}

export function resourceIcon(name: string): TemplateResult {
  return html`<svg class="res ${name}" viewBox="-7 -7 14 14" aria-hidden="true"><circle class="res-disc" r="6.7"></circle>${resource(name)}</svg>`;
}

/* A site where the founder chooses: a third of each. */
export const anyResource = svg`<path class="third gold" d="M0 0V-8A8 8 0 0 1 6.93 4Z"></path>
  <path class="third iron" d="M0 0 6.93 4A8 8 0 0 1-6.93 4Z"></path>
  <path class="third marble" d="M0 0-6.93 4A8 8 0 0 1 0-8Z"></path>`;

export const temple = svg`<path class="temple-roof" d="M-8-1.5 0-7.5 8-1.5Z"></path>
  <path class="temple-base" d="M-6.6-1.5h13.2v7.5h-13.2z"></path>
  <path class="temple-line" d="M-8 6.2h16M-4.6-1v6.6M-1.55-1v6.6M1.55-1v6.6M4.6-1v6.6"></path>`;

export const wall = svg`<path class="wall" d="M-15-15h6v4h5v-4h8v4h5v-4h6v30h-30z"></path>`;

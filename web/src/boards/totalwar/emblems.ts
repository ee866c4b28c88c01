/*
 * Tokens of the map and small signs. A faction has a colour, a sign of its own shape (those of
 * the seats in antike/emblems) and a pattern for its land.
 */
import { html, svg, type TemplateResult } from "lit";
import { icon } from "../../icon";
import { sign } from "../antike/emblems";
import type { Agent, Army, Navy } from "./position";

const SHIELD = "M-13-14Q0-17.500 13-14V3Q12.500 12.500 0 17Q-12.500 12.500-13 3Z";
const HULL =
  "M-17 2H-12V-11Q0-14.500 12-11V2H13.500L18-4.500 18.500 2Q15.500 11 8.500 11H-10Q-15.500 11-17 2Z";

export const patterns = svg`<defs>
  <pattern id="tw-land-0" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path class="seat-0" d="M0 0V9"></path></pattern>
  <pattern id="tw-land-1" width="9" height="9" patternUnits="userSpaceOnUse"><circle class="seat-1" cx="4.500" cy="4.500" r="1.300"></circle></pattern>
  <pattern id="tw-land-2" width="8" height="8" patternUnits="userSpaceOnUse"><path class="seat-2" d="M0 4H8"></path></pattern>
  <pattern id="tw-land-3" width="10" height="10" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)"><path class="seat-3" d="M0 0V10M0 5H10"></path></pattern>
</defs>`;

const tally = (n: number, x: number, y: number): TemplateResult =>
  svg`<g transform="translate(${x} ${y})"><circle class="tally" r="7.800"></circle><text class="tally-text" y="4">${n}</text></g>`;

/* Stars of a general as a row of dots under the shield. */
function starDots(n: number): TemplateResult {
  return svg`<path class="star-dots" d=${Array.from(
    { length: n },
    (_, i) => `M${(i - (n - 1) / 2) * 5.5} 18.500h.01`,
  ).join("")}></path>`;
}

export function armyToken(a: Army): TemplateResult {
  return svg`<g class="token-body seat-${a.seat}">
    <path class="piece" d=${SHIELD}></path>
    <g class="faint-sign" transform="translate(0 -7.500) scale(.72)">${sign(a.seat)}</g>
    <text class="token-mark" y="9">${a.mark}</text>
    ${starDots(a.stars)} ${tally(a.size, 12, -12)}
  </g>`;
}

export function navyToken(n: Navy): TemplateResult {
  return svg`<g class="token-body seat-${n.seat}">
    <path class="piece" d=${HULL}></path>
    <text class="token-mark" y="1">${n.mark}</text>
    ${
      n.carries
        ? svg`<g transform="translate(-13 -13) scale(.52)"><path class="piece cargo" d=${SHIELD}></path><text class="token-mark" y="7">${n.carries.mark}</text></g>`
        : ""
    }
    ${tally(n.size, 14, -12)}
  </g>`;
}

export function agentToken(a: Agent): TemplateResult {
  return svg`<g class="token-body seat-${a.seat} ${a.acted ? "spent" : ""}">
    <path class="piece" d="M0-11.500C5-11.500 7-7.500 6-3.500 9-1.500 10 4 10 9.500H-10C-10 4-9-1.500-6-3.500-7-7.500-5-11.500 0-11.500Z"></path>
    <path class="hood" d="M-2.800-4.500A3 3.600 0 1 1 2.800-4.500 3.600 3.600 0 0 1-2.800-4.500Z"></path>
  </g>`;
}

/* Improvements within a square from -6 to 6. */
const WORK_DRAWINGS: Record<string, TemplateResult> = {
  market: svg`<path class="work-roof" d="M-6-1.500-4.500-5.500H4.500L6-1.500Z"></path><path class="work-body" d="M-4.600-1H4.600V5.500H-4.600Z"></path><path class="work-line" d="M-1.500 5V1.500H1.500V5"></path>`,
  barracks: svg`<path class="work-body" d="M-6 5.500 0-5.500 6 5.500Z"></path><path class="work-line" d="M0-5.500V-1M-2 5.500 0 .5 2 5.500"></path>`,
  walls: svg`<path class="work-body" d="M-6 5.500V-4.500H-3.200V-2H-1.400V-4.500H1.400V-2H3.200V-4.500H6V5.500Z"></path><path class="work-line" d="M-6 1H6"></path>`,
  wonder: svg`<path class="work-gold" d="M0-6.500 1.700-2.200 6.300-2 2.700 .900 4 5.500 0 2.900-4 5.500-2.700 .900-6.300-2-1.700-2.200Z"></path>`,
};

export const work = (name: string): TemplateResult => WORK_DRAWINGS[name] ?? svg``;

export function workIcon(name: string): TemplateResult {
  return html`<svg class="work-icon" viewBox="-8 -8 16 16" aria-hidden="true">${work(name)}</svg>`;
}

export const flame = svg`<path class="flame" d="M0-6C1-3 4.500-1.500 4.500 2A4.500 4.500 0 0 1-4.500 2C-4.500 0-3-.5-3-3-1.500-2.500-1-1.500-.8-.5 0-2 .5-4 0-6Z"></path>`;

export function flameIcon(): TemplateResult {
  return html`<svg class="work-icon" viewBox="-8 -8 16 16" aria-hidden="true">${flame}</svg>`;
}

/* Signs that are printed on the map. */
export const tree = svg`<path class="tw-tree" d="M0-5.200C2.600-4.900 4-3 3.400-1 3.600 1 2 2 .6 1.900V4.400H-.6V1.900C-2 2-3.600 1-3.400-1-4-3-2.600-4.900 0-5.200Z"></path>`;
export const peak = svg`<path class="tw-peak" d="M-5 4-.8-4.800 1.200-1.200 2.200-2.600 5.200 4Z"></path>`;

export function coin(n: number): TemplateResult {
  return svg`<circle class="tw-coin" r="7"></circle><text class="tw-coin-text" y="4">${n}</text>`;
}

export function coinIcon(): TemplateResult {
  return html`<svg class="coin-icon" viewBox="-8 -8 16 16" aria-hidden="true"><circle class="tw-coin" r="7"></circle><circle class="tw-coin-rim" r="4.500"></circle></svg>`;
}

/* A sign before a word that need not be read aloud. */
export const small = (name: string): TemplateResult => icon(name, "icon small-icon");

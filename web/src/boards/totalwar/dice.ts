/* Dice: a colour and a face. The colour's first letter stands on a die that is not rolled. */
import { html, svg, type TemplateResult } from "lit";
import { t } from "./texts";

const SKULL = svg`<path class="skull" d="M-8-2C-8-12 8-12 8-2 8 2 6 4 5 5V9H-5V5C-6 4-8 2-8-2Z"></path>
  <circle class="eye" cx="-3.300" cy="-1.500" r="2.300"></circle><circle class="eye" cx="3.300" cy="-1.500" r="2.300"></circle>
  <path class="teeth" d="M-2 5.500V9M2 5.500V9"></path>`;
const CROSS = svg`<path class="cross" d="M-7-7 7 7M7-7-7 7"></path>`;

const colours: Record<string, string> = t.colours;
const initials: Record<string, string> = t.initials;
const faces: Record<string, string> = t.faces;

function faceOf(face: string, colour: string): TemplateResult {
  if (face === "skull") return SKULL;
  if (face === "x") return CROSS;
  if (face === "s") return svg`<text class="die-letter" y="7.500">S</text>`;
  if (face === "blank") return svg`<circle class="blank" r="2"></circle>`;
  return svg`<text class="die-colour" y="5.500">${initials[colour] ?? ""}</text>`;
}

export function dieInWords(colour: string, face: string): string {
  const name = colours[colour] ?? colour;
  return faces[face] ? t.dice.die(name, faces[face]) : t.dice.unrolled(name);
}

export function die(colour: string, face = ""): TemplateResult {
  return html`<svg class="skull-die ${colour} ${face || "unrolled"}" viewBox="-16 -16 32 32" role="img" aria-label=${dieInWords(colour, face)}>
    <rect class="die-box" x="-14" y="-14" width="28" height="28" rx="6"></rect>${faceOf(face, colour)}
  </svg>`;
}

/* The dice of a card, small. */
export function pips(dice: string[]): TemplateResult {
  return html`<span class="die-pips" role="img" aria-label=${dice.length ? t.dice.dice(dice.map((c) => colours[c])) : t.noDice}>${dice.map(
    (c) => html`<i class="die-pip ${c}">${initials[c]}</i>`,
  )}</span>`;
}

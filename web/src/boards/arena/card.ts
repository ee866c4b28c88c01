/*
 * The face and the back of a card. Colour and shape tell the type: characters have an ochre
 * round medallion, buildings a green gable, so nobody needs to see colours.
 */
import { html, nothing, svg } from "lit";
import { icon } from "../../icon";
import { drawingOf, type CardInfo } from "./cards";
import { t } from "./texts";

const SHIELD =
  "M12 1.500 21.500 4v8c0 6.500-4 10.500-9.500 12.500C6.500 22.500 2.500 18.500 2.500 12V4z";
const COIN_DOTS = Array.from({ length: 20 }, (_, i) => (i * Math.PI) / 10);

export function coin(n: number | string, cls = "coin") {
  return html`<svg class=${cls} viewBox="0 0 26 26" aria-hidden="true">
    <circle class="coin-disc" cx="13" cy="13" r="12"></circle>
    ${COIN_DOTS.map((a) => svg`<circle class="coin-dot" cx=${13 + 10 * Math.cos(a)} cy=${13 + 10 * Math.sin(a)} r=".7"></circle>`)}
    <text x="13" y="17.800" text-anchor="middle">${n}</text>
  </svg>`;
}

export function shield(n: number | string, changed: "" | "up" | "down" = "") {
  return html`<svg class="shield ${changed}" viewBox="0 0 24 26" aria-hidden="true">
    <path d=${SHIELD}></path>
    <text x="12" y="17.500" text-anchor="middle">${n}</text>
  </svg>`;
}

function medallion(c: CardInfo) {
  const shape =
    c.type === "character"
      ? svg`<circle class="medal" cx="50" cy="40" r="37"></circle><circle class="medal-line" cx="50" cy="40" r="33.500"></circle>`
      : svg`<path class="medal" d="M4 27 50 2l46 25v6h-5v45H9V33H4z"></path><path class="medal-line" d="M13 29 50 8l37 21M13.500 34v40h73V34"></path>`;
  return html`<svg class="art" viewBox="0 0 100 80" aria-hidden="true">
    ${shape}
    <svg x="27" y=${c.type === "character" ? 17 : 27} width="46" height="46" viewBox="0 0 512 512">
      ${icon(drawingOf(c.name), "drawing")}
    </svg>
  </svg>`;
}

function activation(c: CardInfo) {
  if (c.dice === 1) return nothing;
  const text = c.dice === 0 ? t.always : t.twoDice;
  return html`<span class="how">${text}</span>`;
}

/* `defence`: what it is worth now, if that is not what is printed. */
export function cardFace(c: CardInfo, defence: number = c.defence) {
  const changed = defence > c.defence ? "up" : defence < c.defence ? "down" : "";
  return html`<span class="card ${c.type}" data-piece=${c.name} aria-hidden="true">
    <span class="card-top">${coin(c.cost)}${activation(c)}${shield(defence, changed)}</span>
    ${medallion(c)}
    <span class="card-name">${c.name}</span>
    <span class="card-text">${c.text}</span>
  </span>`;
}

export function cardBack() {
  return html`<span class="card back"><span class="back-frame">${icon("laurels")}</span></span>`;
}

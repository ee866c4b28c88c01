/* The faces of the dice, and a roll with what each of its dice did. */
import { html, nothing, svg, type TemplateResult } from "lit";
import { icon } from "../../icon";
import { symbol } from "./pieces";
import { effectOf, type Face, type FaceRow, type Roll } from "./rolls";
import { t } from "./texts";

const FLAG = svg`<path class="pole" d="M-8 14V-13"></path><path class="cloth" d="M-7-13q6-4 11 0t9-1v13q-4 3-9 0t-11 1z"></path>`;

function drawn(face: Face): unknown {
  if (face === "circle") return symbol("light");
  if (face === "triangle") return symbol("medium");
  if (face === "square") return symbol("heavy");
  if (face === "flag") return svg`<g class="flag">${FLAG}</g>`;
  const name = face === "helmet" ? "centurion-helmet" : "crossed-swords";
  return svg`<svg class=${face} x="-14" y="-14" width="28" height="28" viewBox="0 0 512 512">${icon(name, "troop-icon")}</svg>`;
}

export function dieFace(face: Face): TemplateResult {
  return html`<svg class="battle-face" viewBox="-21 -21 42 42" aria-hidden="true">
    <rect class="die-box" x="-20" y="-20" width="40" height="40" rx="8"></rect>
    ${drawn(face)}
  </svg>`;
}

function classOf({ hits, result }: FaceRow): string {
  if (hits > 0) return "hit";
  return result === "retreat" ? "back" : result ? "miss" : "";
}

/* Large: faces with their effect below. */
export function rollCard(roll: Roll): TemplateResult {
  return html`<div class="roll-card">
    <p class="roll-title">${roll.title}</p>
    <div class="roll-faces">
      ${roll.rows.map(
        (r) => html`<figure class=${classOf(r)}>
          <span class="thrown">${Array.from({ length: r.count }, () => dieFace(r.face))}</span>
          ${effectOf(r) ? html`<figcaption>${effectOf(r)}</figcaption>` : nothing}
        </figure>`,
      )}
    </div>
    ${roll.after ? html`<p class="roll-after">${roll.after}</p>` : nothing}
  </div>`;
}

/* Small: one line. */
export function rollLine(roll: Roll): TemplateResult {
  return html`<span class="roll-line">
    ${roll.rows.map(
      (r) => html`<span class="thrown ${classOf(r)}" title=${effectOf(r)}>
        ${Array.from({ length: r.count }, () => dieFace(r.face))}<span class="unseen">${t.faces(r.count, r.face, effectOf(r))}</span></span
      >`,
    )}
    <span class="roll-name">${roll.title}</span>
  </span>`;
}

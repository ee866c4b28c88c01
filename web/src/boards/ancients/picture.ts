/* A battle in small: its ground and where the armies stand, for choosing one. */
import { html, nothing, svg, type TemplateResult } from "lit";
import type { JsonObject } from "../../types";
import { Field, HEXES } from "./field";
import { groundClass } from "./ground";
import { number, object, part, text, unitInfo, type Kind, type Side } from "./read";
import { places, SIDES } from "./scenario";
import { t } from "./texts";

const field = new Field(false, false);

function mark(side: Side, kind: Kind, hex: string) {
  const { x, y } = field.middle(hex);
  const shape =
    kind === "light"
      ? svg`<circle cx=${x} cy=${y} r="22"></circle>`
      : kind === "medium"
        ? svg`<path d="M${x} ${y - 26}l27 46h-54z"></path>`
        : svg`<rect x=${x - 21} y=${y - 21} width="42" height="42"></rect>`;
  return svg`<g class="mark of-${side} ${kind}">${shape}</g>`;
}

/* The picture of a battle in the form of docs/scenarios.md. */
export function scenarioPicture(row: JsonObject, facts: JsonObject): TemplateResult {
  const of = (side: Side, key: string) => part(part(row.sides, side), key);
  const units = (side: Side) => places(of(side, "units"));
  return html`<span class="battle-picture">
    <svg viewBox="-6 -6 ${field.width + 12} ${field.height + 12}" aria-hidden="true">
      ${HEXES.map((h) => svg`<polygon class="hex-ground" points=${field.outline(field.middle(h))}></polygon>`)}
      ${places(row.terrain).map((p) => svg`<polygon class="hex-ground ${groundClass(p.name)}" points=${field.outline(field.middle(p.hex))}></polygon>`)}
      ${SIDES.map((s) => units(s).map((p) => mark(s, unitInfo(facts, p.name).kind, p.hex)))}
    </svg>
    <small class="sides">${SIDES.map((s) => html`<span><i class="of-${s}"></i>${text(of(s, "army")) || s} ${units(s).length}</span>`)}</small>
  </span>`;
}

/* Who wins how often when the computer plays itself. */
function balance(row: JsonObject): TemplateResult {
  const won = number(row.balance);
  const side: Side = won >= 50 ? "bottom" : "top";
  const army = text(part(part(row.sides, side), "army"));
  const share = Math.max(won, 100 - won);
  return html`<span class="balance" title=${t.balance}>
    <span class="balance-bar" aria-hidden="true"><i style="width:${won}%"></i></span>
    ${share <= 52 ? t.even : t.wins(army, share)}</span>`;
}

export function battlePicture(scenario: string, facts: JsonObject): TemplateResult | null {
  const row = object(part(facts.battles, scenario));
  if (!row.sides) return null;
  return html`${scenarioPicture(row, facts)} ${row.balance ? balance(row) : nothing}`;
}

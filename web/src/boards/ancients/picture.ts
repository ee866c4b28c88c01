/* A battle in small: its ground and where the armies stand, for choosing one. */
import { html, svg, type TemplateResult } from "lit";
import type { JsonObject } from "../../types";
import { Field, HEXES } from "./field";
import { groundClass } from "./ground";
import { object, part, text, unitInfo, type Kind, type Side } from "./read";

const SIDES: Side[] = ["bottom", "top"];
const field = new Field(false, false);

/* "LI c3 d3; MC k2" as pairs of a name and a hex. */
function pairs(list: string): [string, string][] {
  return list.split(";").flatMap((group) => {
    const words = group.trim().split(" ");
    const hexes = words.filter((w) => /^[a-m][1-9]$/.test(w));
    const name = words.filter((w) => !hexes.includes(w)).join(" ");
    return hexes.map((hex): [string, string] => [name, hex]);
  });
}

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

export function battlePicture(scenario: string, facts: JsonObject): TemplateResult | null {
  const row = object(part(facts.battles, scenario));
  if (!row.units) return null;
  const army = (side: Side) => text(part(row.army, side));
  const units = (side: Side) => pairs(text(part(row.units, side)));
  const grounds = pairs(text(row.terrain));
  return html`<span class="battle-picture">
    <svg viewBox="-6 -6 ${field.width + 12} ${field.height + 12}" aria-hidden="true">
      ${HEXES.map((h) => svg`<polygon class="hex-ground" points=${field.outline(field.middle(h))}></polygon>`)}
      ${grounds.map(([g, h]) => svg`<polygon class="hex-ground ${groundClass(g)}" points=${field.outline(field.middle(h))}></polygon>`)}
      ${SIDES.map((s) => units(s).map(([code, h]) => mark(s, unitInfo(facts, code).kind, h)))}
    </svg>
    <small class="sides"><i class="of-bottom"></i>${army("bottom")} ${units("bottom").length}
      <i class="of-top"></i>${army("top")} ${units("top").length}</small>
  </span>`;
}

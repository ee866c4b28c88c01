/* Troop cards: a row in a panel, a card on the battlefield, a closer look. */
import { html, nothing, type TemplateResult } from "lit";
import { icon } from "../../icon";
import { fill } from "../../locale";
import { list } from "../../words";
import { pips } from "./dice";
import type { Facts, TroopFact } from "./facts";
import { t } from "./texts";

const TYPE_ICONS: Record<string, string> = {
  infantry: "roman-shield",
  bowmen: "bow-arrow",
  cavalry: "cavalry",
  chariot: "chariot",
  elephant: "elephant",
  skirmisher: "sling",
  "mounted skirmisher": "horse-head",
  artillery: "ballista",
};
const SPECIAL_ICONS: Record<string, string> = {
  "War Dogs": "sitting-dog",
  "Incendiary Pigs": "pig",
  "Flaming Logs": "log",
};

export function troopIcon(troop: TroopFact | undefined, cls = "icon"): TemplateResult {
  return icon(
    troop ? (SPECIAL_ICONS[troop.name] ?? TYPE_ICONS[troop.type] ?? "spears") : "cloak-dagger",
    cls,
  );
}

/* "3 Republican Legionaries [R][G]": equal cards in one row. */
export function troopRow(facts: Facts, name: string, n: number, rest: unknown = nothing) {
  const troop = facts.troop.get(name);
  return html`<li class="troop-row ${troop?.veteran ? "veteran" : ""}" data-look="troop:${name}">
    ${troopIcon(troop)}<b>${n}</b><span class="troop-name">${name}</span>${pips(troop?.good ?? [])}${rest}
  </li>`;
}

/* Equal cards together; unknown ones are null. */
export function grouped(cards: (string | null)[]): [string | null, number][] {
  const groups = new Map<string | null, number>();
  for (const c of cards) groups.set(c, (groups.get(c) ?? 0) + 1);
  return [...groups];
}

export function troopFace(facts: Facts, name: string | undefined, rough: boolean): TemplateResult {
  const troop = name ? facts.troop.get(name) : undefined;
  if (!name)
    return html`<span class="troop-back" role="img" aria-label=${t.hiddenCard}>${icon("laurels")}</span>`;
  return html`${troopIcon(troop)}<span class="troop-name">${name}</span>${pips((rough ? troop?.difficult : troop?.good) ?? [])}`;
}

export function lookAtTroop(facts: Facts, name: string): TemplateResult | null {
  const troop = facts.troop.get(name);
  if (!troop) return null;
  return html`<div class="totalwar look-place look-troop">
    <b>${troopIcon(troop)} ${troop.name}</b>
    <p>${t.look.troop(troop.type, troop.veteran, troop.pack, troop.cost)}</p>
    <p>${fill(t.look.goodGround, { dice: pips(troop.good) })}</p>
    <p>${fill(t.look.difficultTerrain, { dice: pips(troop.difficult) })}</p>
    ${troop.kills.length ? html`<p>${t.look.kills(list(troop.kills))}</p>` : nothing}
    ${troop.cancels ? html`<p>${t.look.cancels}</p>` : nothing}
    ${troop.needs ? html`<p>${t.look.needs(troop.needs)}</p>` : nothing}
  </div>`;
}

/* Troop cards: a row in a panel, a card on the battlefield, a closer look. */
import { html, nothing, type TemplateResult } from "lit";
import { icon } from "../../icon";
import { list } from "../../words";
import { pips } from "./dice";
import type { Facts, TroopFact } from "./facts";

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
    return html`<span class="troop-back" role="img" aria-label="a hidden card">${icon("laurels")}</span>`;
  return html`${troopIcon(troop)}<span class="troop-name">${name}</span>${pips((rough ? troop?.difficult : troop?.good) ?? [])}`;
}

export function lookAtTroop(facts: Facts, name: string): TemplateResult | null {
  const t = facts.troop.get(name);
  if (!t) return null;
  return html`<div class="totalwar look-place look-troop">
    <b>${troopIcon(t)} ${t.name}</b>
    <p>${t.veteran ? "Veteran " : ""}${t.type}${t.pack ? html`, mercenary of ${t.pack}` : nothing}, ${t.cost} gold</p>
    <p>Good ground ${pips(t.good)}</p>
    <p>Difficult terrain ${pips(t.difficult)}</p>
    ${t.kills.length ? html`<p>Its S is a Skull against ${list(t.kills)}.</p>` : nothing}
    ${t.cancels ? html`<p>Its S cancels an enemy die.</p>` : nothing}
    ${t.needs ? html`<p>Needs ${t.needs}.</p>` : nothing}
  </div>`;
}

/* Dice outside of battles, shown large for a moment: conquest, assault, sea, agents. */
import { html, nothing, type TemplateResult } from "lit";
import type { LogLine } from "../../types";
import { die } from "./dice";

const DIE = /^(Black|White|Green|Yellow|Red) die: (Skull|X|S|Blank)\.\s*(.*)$/;
const MOST = 14;

export function fortune(news: LogLine[]): TemplateResult | null {
  const dice = news.map((l) => DIE.exec(l.text.trim()));
  const first = dice.findIndex((d) => d !== null);
  if (first < 0) return null;
  const fallen = dice.filter((d) => d !== null).slice(-MOST);
  const why = news[first - 1]?.text.trim() ?? "";
  const after = fallen
    .map((d) => d[3])
    .filter(Boolean)
    .join(" ");
  return html`<div class="totalwar fortune">
    ${why ? html`<p>${why}</p>` : nothing}
    <span class="dice-row">${fallen.map((d) => die(d[1].toLowerCase(), d[2].toLowerCase()))}</span>
    ${after ? html`<p><b>${after}</b></p>` : nothing}
  </div>`;
}

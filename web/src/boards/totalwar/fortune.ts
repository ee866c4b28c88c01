/* Dice outside of battles, shown large for a moment: conquest, assault, sea, agents. */
import { html, nothing, type TemplateResult } from "lit";
import type { LogLine } from "../../wire";
import { capital } from "../../words";
import { die } from "./dice";

const DIE = /^(Black|White|Green|Yellow|Red) die of ([^:]+): (Skull|X|S|Blank)\.\s*(.*)$/;
const MOST = 14;

export function fortune(news: LogLine[]): TemplateResult | null {
  const dice = news.map((l) => DIE.exec(l.text.trim()));
  const first = dice.findIndex((d) => d !== null);
  if (first < 0) return null;
  const fallen = dice.filter((d) => d !== null).slice(-MOST);
  const why = news[first - 1]?.text.trim() ?? "";
  const after = fallen
    .map((d) => d[4])
    .filter(Boolean)
    .join(" ");
  const rollers = [...new Set(fallen.map((d) => d[2]))];
  return html`<div class="totalwar fortune">
    ${why ? html`<p>${why}</p>` : nothing}
    ${rollers.map(
      (who) => html`<span class="dice-row"><small>${capital(who)}</small>
        ${fallen.filter((d) => d[2] === who).map((d) => die(d[1].toLowerCase(), d[3].toLowerCase()))}</span>`,
    )}
    ${after ? html`<p><b>${after}</b></p>` : nothing}
  </div>`;
}

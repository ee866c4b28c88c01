/* What somebody should know of a table before he sits down: hints, how long his seat is kept, and
   whether the owner chose where the game begins. */
import { html } from "lit";
import { t as text } from "../texts";
import type { Terms } from "../types";

const MINUTE_MS = 60000;
const DAY_MS = 86400000;

export function graceWords(ms: number): string {
  if (ms % DAY_MS === 0) return text.time.days(ms / DAY_MS);
  return text.time.minutes(Math.round(ms / MINUTE_MS));
}

/* In full, for those who do not sit yet. */
export function termLines(t: Terms): string[] {
  return [
    ...(t.from_position ? [text.terms.position] : []),
    text.terms.hintLines[t.hints],
    text.terms.grace(graceWords(t.grace_ms)),
  ];
}

export const termList = (t: Terms) =>
  html`<ul class="terms">${termLines(t).map((line) => html`<li>${line}</li>`)}</ul>`;

/* In a few words, for a list of tables. */
export function termTags(t: Terms): string[] {
  return [
    ...(t.from_position ? [text.terms.tagPosition] : []),
    t.hints === "all" ? text.terms.tagHints : text.terms.tagNoHints,
    text.terms.tagGrace(graceWords(t.grace_ms)),
  ];
}

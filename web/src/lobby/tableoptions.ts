/* What somebody should know of a table before he sits down: hints, how long his seat is kept, and
   whether the owner chose where the game begins. */
import { html } from "lit";
import { t as text } from "../texts";
import type { TableOptions } from "../types";

const MINUTE_MS = 60000;
const DAY_MS = 86400000;

export function graceWords(ms: number): string {
  if (ms % DAY_MS === 0) return text.time.days(ms / DAY_MS);
  return text.time.minutes(Math.round(ms / MINUTE_MS));
}

/* In full, for those who do not sit yet. */
export function optionLines(t: TableOptions): string[] {
  return [
    ...(t.from_position ? [text.tableOptions.position] : []),
    text.tableOptions.hintLines[t.hints],
    text.tableOptions.grace(graceWords(t.grace_ms)),
  ];
}

export const optionList = (t: TableOptions) =>
  html`<ul class="table-option-list">${optionLines(t).map((line) => html`<li>${line}</li>`)}</ul>`;

/* In a few words, for a list of tables. */
export function optionTags(t: TableOptions): string[] {
  return [
    ...(t.from_position ? [text.tableOptions.tagPosition] : []),
    t.hints === "all" ? text.tableOptions.tagHints : text.tableOptions.tagNoHints,
    text.tableOptions.tagGrace(graceWords(t.grace_ms)),
  ];
}

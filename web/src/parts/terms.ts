/* What somebody should know of a table before he sits down: hints, how long his seat is kept, and
   whether the owner chose where the game begins. */
import { html } from "lit";
import type { Terms } from "../types";
import { count } from "../words";

const MINUTE_MS = 60000;
const DAY_MS = 86400000;

export const hintWords: Record<Terms["hints"], string> = {
  bots: "Only against the computer",
  all: "For everybody",
  never: "None",
};

export function graceWords(ms: number): string {
  if (ms % DAY_MS === 0) return count(ms / DAY_MS, "day");
  return count(Math.round(ms / MINUTE_MS), "minute");
}

/* In full, for those who do not sit yet. */
export function termLines(t: Terms): string[] {
  const hints = {
    bots: "No hints while people play each other.",
    all: "Hints are allowed for everybody.",
    never: "No hints.",
  };
  return [
    ...(t.from_position
      ? ["The game starts from a position its owner chose, who may know what is hidden."]
      : []),
    hints[t.hints],
    `If you are away on your turn, your seat is kept for ${graceWords(t.grace_ms)}; then the computer may take it.`,
  ];
}

export const termList = (t: Terms) =>
  html`<ul class="terms">${termLines(t).map((line) => html`<li>${line}</li>`)}</ul>`;

/* In a few words, for a list of tables. */
export function termTags(t: Terms): string[] {
  return [
    ...(t.from_position ? ["chosen position"] : []),
    t.hints === "all" ? "hints allowed" : "no hints",
    `seat kept ${graceWords(t.grace_ms)}`,
  ];
}

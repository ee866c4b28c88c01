/* The story so far; rule numbers open the rule's text. */
import { html, nothing } from "lit";
import type { View } from "../types";
import type { LogLine } from "../wire";

export function ruleButton(number: string) {
  return html`<button class="rule" data-rule=${number} aria-label="Rule ${number}">${number}</button>`;
}

export function log(lines: LogLine[], view: View, go: ((step: number) => void) | null, empty: string) {
  return html`<div id="log" class="log" role="log" aria-live="off" aria-label="Log" tabindex="0">
    ${lines.length === 0 ? html`<p class="faint">${empty}</p>` : nothing}
    ${lines.map(
      (l) => html`<p class="line seat-${view.seats.indexOf(l.seat)}">
        <span>${l.text}</span>
        ${l.rules.map(ruleButton)}
        ${
          go
            ? html`<button class="step" aria-label="Show move ${l.n}" @click=${() => go(l.n)}>${l.n}</button>`
            : nothing
        }
      </p>`,
    )}
  </div>`;
}

/* What the computer thinks of the moves that I have now: the best of them with their chances. */
import { html, nothing } from "lit";
import type { Act } from "../actions";
import type { BoardContext } from "../boards/board";
import { line } from "../icon";
import type { Hint } from "../types";
import { percent, spoken } from "../words";
import { actionText } from "./actionlist";

export function thoughtWords(hints: Hint[]): string {
  return hints[0] ? `I would ${spoken(hints[0].action)}: ${percent(hints[0].value)} to win.` : "";
}

export function thoughts(hints: Hint[], ctx: BoardContext, send: (a: Act) => void, close: () => void) {
  const rows = hints.flatMap((h) => {
    const option = ctx.options.find((o) => o.act.text === h.action);
    return option ? [{ act: option.act, text: option.word ?? actionText(option.act), value: h.value }] : [];
  });
  if (rows.length === 0) return nothing;
  return html`<section class="thoughts" aria-labelledby="thoughts-title">
    <h2 id="thoughts-title">What the computer thinks</h2>
    <button class="tool" aria-label="Close what the computer thinks" @click=${close}>${line("close")}</button>
    <ol>
      ${rows.map(
        (r) => html`<li>
          <button class="thought" @click=${() => send(r.act)} aria-label="${actionText(r.act)}: ${percent(r.value)} to win">
            <span>${r.text}</span>
            <i style="--share: ${r.value.toFixed(3)}"></i>
            <b>${percent(r.value)}</b>
          </button>
        </li>`,
      )}
    </ol>
  </section>`;
}

/*
 * What the computer thinks of the moves that I have now, its own choice first. One of them is
 * shown on the board; pressing it plays it, pressing another shows that one.
 */
import { html, nothing } from "lit";
import type { Act } from "../wire";
import type { TableContext } from "../boards/board";
import { line } from "../icon";
import { percent, t } from "../texts";
import type { Hint, Snapshot } from "../types";
import { actionText } from "../table/actionlist";
import type { TableHost } from "../table/host";

const EQUAL = 0.02; // less than this is no difference

interface Thought {
  act: Act;
  text: string;
  value?: number; // none for a single move
  reason?: string;
}

/* Others may act while I choose: what was thought stays as long as its first choice can be done. */
export function stillThought(hints: Hint[], { legal }: Snapshot): Hint[] {
  const left = hints.filter((h) => legal.some((a) => a.key === h.action.key));
  return left[0] === hints[0] ? left : [];
}

function read({ hints, board }: TableHost, ctx: TableContext): Thought[] {
  return hints.flatMap(({ action, value, reason }) => {
    const act = ctx.options.find((o) => o.act.key === action.key)?.act;
    return act ? [{ act, text: board.words?.(act, ctx) ?? actionText(act), value, reason }] : [];
  });
}

/* Of the moves behind the first, those that are as good. */
function equals([first, ...rest]: Thought[]): string {
  const n = rest.filter((t) => Math.abs((t.value ?? 0) - (first.value ?? 0)) <= EQUAL).length;
  if (n === 0) return "";
  return n === rest.length ? t.hints.allEqual : t.hints.someEqual(n);
}

/* For screen readers. */
export function thoughtWords(host: TableHost, ctx: TableContext): string {
  const all = read(host, ctx);
  if (all.length === 0) return "";
  const [{ text, value, reason }] = all;
  if (value === undefined) return t.hints.spokenOnly(text);
  return `${t.hints.spoken(text, percent(value))} ${reason ? `${sentence(reason)} ` : ""}${equals(all)}`;
}

export function thoughts(host: TableHost, ctx: TableContext) {
  const all = ctx.playing ? read(host, ctx) : [];
  if (all.length === 0) return nothing;
  return html`<section class="thoughts" aria-labelledby="thoughts-title">
    <h2 id="thoughts-title">${t.hints.title}</h2>
    <button class="tool" aria-label=${t.hints.close} @click=${() => (host.hints = [])}>${line("close")}</button>
    <p>${all[0].value === undefined ? t.hints.only : html`${t.hints.help} ${equals(all)}`}</p>
    <ol>${all.map((t, i) => html`<li>${row(host, t, i)}</li>`)}</ol>
  </section>`;
}

const sentence = (reason: string) => `${reason[0].toUpperCase()}${reason.slice(1)}.`;

function row(host: TableHost, { act, text, value, reason }: Thought, i: number) {
  const isShown = i === host.hintAt;
  const press = () => (isShown ? void host.sending.act(act) : (host.hintAt = i));
  return html`<button
    class="thought"
    aria-pressed=${isShown}
    @click=${press}
  >
    <span>${text}${reason ? html`<small class="reason">${sentence(reason)}</small>` : nothing}</span>
    ${isShown ? html`<em>${t.hints.play}</em>` : nothing}
    ${value === undefined
      ? nothing
      : html`<b>${percent(value)}<small class="unseen">${t.hints.toWin}</small></b>
          <i style="--share: ${value.toFixed(3)}"></i>`}
  </button>`;
}

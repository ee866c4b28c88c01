/*
 * The story so far, a folded entry for each turn with what came of it; opened, its deeds. A press on
 * a deed shows on the board where it happened; rule numbers open the rule's text.
 */
import { html, nothing } from "lit";
import { guard } from "lit/directives/guard.js";
import type { TableContext } from "../boards/board";
import { line } from "../icon";
import { placesOf } from "../motion/beats";
import { texts } from "../motion/texts";
import { t } from "../texts";
import type { LogLine } from "../wire";
import { capital } from "../words";
import type { TableHost } from "../table/host";
import { since, telling } from "./since";
import { storyOf, type Deed, type Turn } from "./story";

type Told = ReturnType<typeof storyOf>[number];

export function ruleButton(number: string) {
  return html`<button class="rule" data-rule=${number} aria-label=${t.rulesPage.ruleNumber(number)}>${number}</button>`;
}

interface LogState {
  host: TableHost;
  ctx: TableContext;
  lines: LogLine[];
  go: ((step: number) => void) | null;
  empty: string;
}

export function log(p: LogState) {
  const { lines, ctx } = p;
  return html`<div id="log" class="log" role="log" aria-live="off" aria-label=${t.side.log} tabindex="0">
    ${lines.length === 0 ? html`<p class="faint">${p.empty}</p>` : nothing}
    ${guard([lines, p.go === null, ctx.view.titles], () => {
      const told = storyOf(lines, telling(ctx));
      return told.map((t, i) => entry(p, t, i === told.length - 1));
    })}
    ${guard([ctx.snap.log, ctx.playing, p.host.replay.on], () => since(p.host, ctx))}
  </div>`;
}

const seatClass = ({ ctx }: LogState, seat: string) => `seat-${ctx.view.seats.indexOf(seat)}`;

function titleOf({ ctx }: LogState, t: Turn): string {
  return t.seat ? texts.turn(t.no, telling(ctx).title(t.seat)) : t.name || texts.setUp;
}

/* The newest turn is open. What was laid out at the start is told only to whoever opens it. */
function entry(p: LogState, { turn, outcome }: Told, isLast: boolean) {
  return html`<details class="turn-entry ${seatClass(p, turn.seat)}" data-turn=${turn.key} ?open=${isLast}>
    <summary>
      <b>${titleOf(p, turn)}</b>
      <span class="outcome">${turn.seat || turn.name ? capital(outcome.join(", ")) : nothing}</span>
    </summary>
    ${turn.deeds.map((d) => deed(p, d))}
  </details>`;
}

function deed({ host, go }: LogState, d: Deed) {
  const show = (e: Event) => press(e, () => host.motion.point(d.events));
  return html`<p class="line" @click=${show}>
    ${d.lines.map((l) => html`<span>${l.text}${l.times > 1 ? texts.times(l.times) : nothing} </span>`)}
    ${
      d.events.some((e) => placesOf(e).length > 0)
        ? html`<button class="show" aria-label=${texts.showOnBoard} title=${texts.showOnBoard}>${line("eye")}</button>`
        : nothing
    }
    ${d.rules.map(ruleButton)}
    ${go ? html`<button class="step" aria-label=${texts.toMove(d.n)} @click=${() => go(d.n)}>${d.n}</button>` : nothing}
  </p>`;
}

/* The click must not reach the page, which would take the marks away again. */
function press(e: Event, act: () => void) {
  if ((e.target as Element).closest("[data-rule], .step")) return;
  e.stopPropagation();
  act();
}

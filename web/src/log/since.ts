/*
 * What the others did since I last acted, with a replay of just that: below the log, and in a line of
 * the prompt where the log is out of sight.
 */
import { html, nothing } from "lit";
import { guard } from "lit/directives/guard.js";
import type { TableContext } from "../boards/board";
import { line } from "../icon";
import { lastMine } from "../motion/motion";
import { texts } from "../motion/texts";
import type { TableHost } from "../table/host";
import { words } from "../words";
import { storyOf, type Telling } from "./story";

export const telling = (ctx: TableContext): Telling => ({
  tables: ctx.game.tables!,
  title: (seat) => ctx.view.titles[seat] ?? words(seat),
  verdicts: true,
});

interface Told {
  seat: string;
  who: string;
  what: string;
}

/* The set-up is nobody's turn, and what my own turn began with I see. Of a turn that I had a part in, what came after my last action. */
function toldOf(ctx: TableContext, from: number): Told[] {
  const by = telling(ctx);
  return storyOf(ctx.snap.log, by, from)
    .filter(({ turn, outcome }) => turn.last > from && (turn.seat || turn.name) && turn.seat !== ctx.snap.you && outcome.length > 0)
    .map(({ turn, outcome }) => ({ seat: turn.seat, who: turn.seat ? by.title(turn.seat) : turn.name, what: outcome.join(", ") }));
}

export function since(host: TableHost, ctx: TableContext, isShort = false) {
  const { snap } = ctx;
  const from = lastMine(snap);
  if (!snap.you || snap.state !== "running" || !ctx.playing || snap.lesson || from === 0) return nothing;
  return guard([snap.log, isShort], () => draw(host, ctx, from, isShort));
}

function draw(host: TableHost, ctx: TableContext, from: number, isShort: boolean) {
  const told = toldOf(ctx, from);
  if (told.length === 0) return nothing;
  const cls = (x: Told) => `seat-${ctx.view.seats.indexOf(x.seat)}`;
  const list = html`<ul>${told.map((x) => html`<li class=${cls(x)}><b>${x.who}</b> ${x.what}</li>`)}</ul>
    <button @click=${() => host.replay.watch(from, ctx.snap.steps)}>${line("play")}${texts.replayThat}</button>`;
  if (!isShort) return html`<section class="since" aria-label=${texts.since}><h3>${texts.since}</h3>${list}</section>`;
  const last = told[told.length - 1];
  return html`<details class="since short ${cls(last)}">
    <summary aria-label=${texts.since}><span><b>${last.who}</b> ${last.what}</span></summary>
    ${list}
  </details>`;
}

/* What there is to say about a finished game: the curve, turning points, mistakes, luck. */
import { html, nothing } from "lit";
import type { BoardContext } from "../boards/board";
import type { Analysis, View } from "../types";
import { percent, words } from "../words";
import { curve, mistakeMark, swatch } from "./curve";
import type { TableHost } from "./host";
import type { Replaying } from "./replaying";
import { moveWords, turnOf, weightiest } from "./retold";

const LITTLE = 0.05;
const MUCH = 0.3;

interface Panel {
  told: Analysis;
  before: Map<number, View>; // the positions in front of the mistakes
  ctx: BoardContext;
  host: TableHost;
  replay: Replaying;
  title(seat: string): string;
}

export function analysis(told: Analysis, before: Map<number, View>, ctx: BoardContext, host: TableHost) {
  const title = (seat: string) => ctx.view.titles[seat] ?? words(seat);
  const p: Panel = { told, before, ctx, host, replay: host.replay, title };
  return html`<div class="analysis stack">${chances(p)} ${turnings(p)} ${mistakes(p)} ${luck(p)}</div>`;
}

function chances({ told, replay, title }: Panel) {
  const at = replay.on ? replay.step : null;
  const row = told.chance[at ?? told.steps];
  const go = (step: number) => void replay.goTo(step);
  return html`<section class="panel">
    <h3>Who was winning</h3>
    ${curve({ told, title, at, go })}
    <p class="faint">${at === null ? "At the end" : `After move ${at}`}</p>
    <ul class="chances" aria-label="Chance to win">
      ${told.seats.map((s, i) => html`<li>${swatch(i)} <span>${title(s)}</span> <b>${percent(row[i])}</b></li>`)}
      ${told.mistakes.length > 0 ? html`<li class="faint">${mistakeMark()} <span>a mistake</span></li>` : nothing}
    </ul>
  </section>`;
}

/* The turns over which the chances moved most. A press shows where such a turn begins. */
function turnings(p: Panel) {
  const turns = [...p.told.turning].sort((a, b) => a.from - b.from);
  return html`<section class="panel">
    <h3>Turning points</h3>
    ${turns.length === 0 ? html`<p>No turn changed much.</p>` : html`<ol class="moments">${turns.map((t) => turning(p, t))}</ol>`}
  </section>`;
}

function turning({ told, ctx, replay, title }: Panel, t: Analysis["turning"][number]) {
  const { log } = ctx.snap;
  const whose = turnOf(t, log, told.seats);
  const moves = t.from + 1 === t.to ? `move ${t.to}` : `moves ${t.from + 1} to ${t.to}`;
  return html`<li>
    <button
      class="turning seat-${told.seats.indexOf(t.seat)}"
      aria-current=${here(replay, t.from)}
      @click=${() => void replay.goTo(t.from)}
    >
      <span>${whose ? html`<b>Turn of ${title(whose)}</b>, ` : nothing}${moves}</span>
      <span class="what">${weightiest(t, log, told)}</span>
      <span>${title(t.seat)} <em>${percent(t.before)} → ${percent(t.after)}</em></span>
    </button>
  </li>`;
}

const here = (replay: Replaying, step: number) => (replay.on && replay.step === step ? "step" : nothing);

/* The reader's own first: they are what he can learn from. */
function mistakes(p: Panel) {
  const { you } = p.ctx.snap;
  const all = [...p.told.mistakes].sort((a, b) => a.step - b.step);
  if (!you || all.length === 0) return html`<section class="panel">${mistakeList(p, "Mistakes", all)}</section>`;
  const others = all.filter((t) => t.seat !== you);
  return html`<section class="panel">
    ${mistakeList(p, "Your mistakes", all.filter((t) => t.seat === you))}
    ${others.length > 0 ? mistakeList(p, "Mistakes of others", others) : nothing}
  </section>`;
}

function mistakeList(p: Panel, head: string, list: Analysis["mistakes"]) {
  return html`<h3>${head}</h3>
    ${list.length === 0 ? html`<p>No move was a clear mistake.</p>` : html`<ol class="moments">${list.map((t) => mistake(p, t))}</ol>`}`;
}

/* A press shows the position in front of the move. */
function mistake({ told, before, ctx, host, replay, title }: Panel, t: Analysis["mistakes"][number]) {
  const said = (ids: number[]) => moveWords(ids, t.seat, before.get(t.step), ctx, host);
  return html`<li>
    <button
      class="error seat-${told.seats.indexOf(t.seat)}"
      aria-current=${here(replay, t.step - 1)}
      @click=${() => void replay.goTo(t.step - 1)}
    >
      <span><b>${title(t.seat)}</b>, move ${t.step}</span>
      <span>Played: ${said(t.played_do)} <em>${percent(t.was)}</em></span>
      <span>Better: ${said(t.better_do)} <em>${percent(t.could)}</em></span>
    </button>
  </li>`;
}

function say(sum: number, error: number): string {
  if (Math.abs(sum) < Math.max(LITTLE, error)) return "had neither luck nor bad luck";
  const kind = sum > 0 ? "lucky" : "unlucky";
  return Math.abs(sum) < MUCH ? `was ${kind}` : `was very ${kind}`;
}

const signed = (share: number) =>
  `${share < -0.005 ? "−" : share > 0.005 ? "+" : "±"}${Math.abs(Math.round(share * 100))} %`;

function luck({ told, replay, title }: Panel) {
  if (told.outcomes === 0) return nothing;
  return html`<section class="panel">
    <h3>Luck</h3>
    <ul class="luck">
      ${told.seats.map((s, i) => {
        const { sum, error } = told.luck[s];
        return html`<li class="seat-${i}">
          <span>${title(s)} ${say(sum, error)}</span>
          <b>${signed(sum)} <small>give or take ${percent(error)}</small></b>
        </li>`;
      })}
    </ul>
    <p class="faint">
      ${told.outcomes} rolls and draws against what was to be expected, in chances to win.
    </p>
    ${told.strokes.map(
      (s) => html`<button class="stroke" @click=${() => void replay.goTo(s.step)}>
        Move ${s.step}, ${s.outcome}: ${signed(s.gain)} for ${title(s.seat)}
      </button>`,
    )}
  </section>`;
}

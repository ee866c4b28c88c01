/* What there is to say about a finished game: the curve, turning points, mistakes, luck. */
import { html, nothing } from "lit";
import type { TableContext } from "../boards/board";
import { percent } from "../texts";
import { late } from "../pages/texts";
import type { Analysis, View } from "../types";
import { words } from "../words";
import { curve, mistakeMark, swatch } from "./curve";
import type { TableHost } from "../table/host";
import type { Replaying } from "../log/replaying";
import { ownMistakes, startMistakes } from "../puzzle/mistakes";
import { puzzleTexts } from "../puzzle/texts";
import { moveWords, turnOf, weightiest } from "./retold";

const LITTLE = 0.05;
const MUCH = 0.3;

interface Panel {
  told: Analysis;
  before: Map<number, View>; // the positions in front of the mistakes
  ctx: TableContext;
  host: TableHost;
  replay: Replaying;
  title(seat: string): string;
}

export function analysis(told: Analysis, before: Map<number, View>, ctx: TableContext, host: TableHost) {
  const title = (seat: string) => ctx.view.titles[seat] ?? words(seat);
  const p: Panel = { told, before, ctx, host, replay: host.replay, title };
  return html`<div class="analysis stack">${chances(p)} ${turnings(p)} ${mistakes(p)} ${luck(p)}</div>`;
}

function chances({ told, replay, title }: Panel) {
  const at = replay.on ? replay.step : null;
  const row = told.chance[at ?? told.steps];
  const go = (step: number) => void replay.goTo(step);
  return html`<section class="panel">
    <h3>${late.analysis.chances}</h3>
    ${curve({ told, title, at, go })}
    <p class="faint">${at === null ? late.analysis.atEnd : late.analysis.after(at)}</p>
    <ul class="chances" aria-label=${late.analysis.chance}>
      ${told.seats.map((s, i) => html`<li>${swatch(i)} <span>${title(s)}</span> <b>${percent(row[i])}</b></li>`)}
      ${told.mistakes.length > 0 ? html`<li class="faint">${mistakeMark()} <span>${late.analysis.aMistake}</span></li>` : nothing}
    </ul>
  </section>`;
}

/* The turns over which the chances moved most. A press shows where such a turn begins. */
function turnings(p: Panel) {
  const turns = [...p.told.turning].sort((a, b) => a.from - b.from);
  return html`<section class="panel">
    <h3>${late.analysis.turning}</h3>
    ${turns.length === 0 ? html`<p>${late.analysis.noTurning}</p>` : html`<ol class="moments">${turns.map((at) => turning(p, at))}</ol>`}
  </section>`;
}

function turning({ told, ctx, replay, title }: Panel, at: Analysis["turning"][number]) {
  const { log } = ctx.snap;
  const whose = turnOf(at, log, told.seats);
  const moves = at.from + 1 === at.to ? late.analysis.move(at.to) : late.analysis.moves(at.from + 1, at.to);
  return html`<li>
    <button
      class="turning seat-${told.seats.indexOf(at.seat)}"
      aria-current=${here(replay, at.from)}
      @click=${() => void replay.goTo(at.from)}
    >
      <span>${whose ? html`<b>${late.analysis.turnOf(title(whose))}</b>, ` : nothing}${moves}</span>
      <span class="what">${weightiest(at, log, told)}</span>
      <span>${title(at.seat)} <em>${percent(at.before)} → ${percent(at.after)}</em></span>
    </button>
  </li>`;
}

const here = (replay: Replaying, step: number) => (replay.on && replay.step === step ? "step" : nothing);

/* The reader's own first: they are what he can learn from. */
function mistakes(p: Panel) {
  const { you } = p.ctx.snap;
  const all = [...p.told.mistakes].sort((a, b) => a.step - b.step);
  if (!you || all.length === 0) return html`<section class="panel">${mistakeList(p, late.analysis.mistakes, all)}</section>`;
  const others = all.filter((m) => m.seat !== you);
  return html`<section class="panel">
    ${mistakeList(p, late.analysis.yours, all.filter((m) => m.seat === you))}
    ${ownMistakes(p.told, p.ctx.snap).length > 0 ? html`<button class="primary" data-mistakes @click=${() => void startMistakes(p.told, p.ctx.snap)}>${puzzleTexts.mistakes}</button>` : nothing}
    ${others.length > 0 ? mistakeList(p, late.analysis.others, others) : nothing}
  </section>`;
}

function mistakeList(p: Panel, head: string, list: Analysis["mistakes"]) {
  return html`<h3>${head}</h3>
    ${list.length === 0 ? html`<p>${late.analysis.noMistakes}</p>` : html`<ol class="moments">${list.map((m) => mistake(p, m))}</ol>`}`;
}

/* A press shows the position in front of the move. */
function mistake({ told, before, ctx, host, replay, title }: Panel, m: Analysis["mistakes"][number]) {
  const said = (ids: number[]) => moveWords(ids, m.seat, before.get(m.step), ctx, host);
  return html`<li>
    <button
      class="error seat-${told.seats.indexOf(m.seat)}"
      aria-current=${here(replay, m.step - 1)}
      @click=${() => void replay.goTo(m.step - 1)}
    >
      <span><b>${title(m.seat)}</b>, ${late.analysis.move(m.step)}</span>
      <span>${late.analysis.played(said(m.played_do))} <em>${percent(m.was)}</em></span>
      <span>${late.analysis.better(said(m.better_do))} <em>${percent(m.could)}</em></span>
    </button>
  </li>`;
}

function say(who: string, sum: number, error: number): string {
  const { noLuck, lucky, veryLucky, unlucky, veryUnlucky } = late.analysis;
  if (Math.abs(sum) < Math.max(LITTLE, error)) return noLuck(who);
  if (Math.abs(sum) < MUCH) return sum > 0 ? lucky(who) : unlucky(who);
  return sum > 0 ? veryLucky(who) : veryUnlucky(who);
}

const signed = (share: number) =>
  `${share < -0.005 ? "−" : share > 0.005 ? "+" : "±"}${Math.abs(Math.round(share * 100))} %`;

function luck({ told, replay, title }: Panel) {
  if (told.outcomes === 0) return nothing;
  return html`<section class="panel">
    <h3>${late.analysis.luck}</h3>
    <ul class="luck">
      ${told.seats.map((s, i) => {
        const { sum, error } = told.luck[s];
        return html`<li class="seat-${i}">
          <span>${say(title(s), sum, error)}</span>
          <b>${signed(sum)} <small>${late.analysis.error(percent(error))}</small></b>
        </li>`;
      })}
    </ul>
    <p class="faint">${late.analysis.outcomes(told.outcomes)}</p>
    ${told.strokes.map(
      (s) => html`<button class="stroke" @click=${() => void replay.goTo(s.step)}>
        ${late.analysis.stroke(s.step, s.outcome, signed(s.gain), title(s.seat))}
      </button>`,
    )}
  </section>`;
}

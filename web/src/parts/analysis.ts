/* What there is to say about a finished game: the curve, turning points, mistakes, luck. */
import { html, nothing } from "lit";
import type { Analysis, View } from "../types";
import { capital, percent, spoken, words } from "../words";
import { curve, swatch } from "./curve";
import type { Replaying } from "./replaying";

const LITTLE = 0.05;
const MUCH = 0.3;

interface Panel {
  told: Analysis;
  replay: Replaying;
  title(seat: string): string;
}

export function analysis(told: Analysis, view: View, replay: Replaying) {
  const p: Panel = { told, replay, title: (seat) => view.titles[seat] ?? words(seat) };
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
    </ul>
  </section>`;
}

/* The turns over which the chances moved most. A press shows where such a turn begins. */
function turnings({ told, replay, title }: Panel) {
  return html`<section class="panel">
    <h3>Turning points</h3>
    ${
      told.turning.length === 0
        ? html`<p>No turn changed much.</p>`
        : html`<ol class="moments">
          ${told.turning.map(
            (t) => html`<li>
              <button
                class="turning seat-${told.seats.indexOf(t.seat)}"
                aria-current=${here(replay, t.from)}
                @click=${() => void replay.goTo(t.from)}
              >
                <span>${t.from + 1 === t.to ? `Move ${t.to}` : `Moves ${t.from + 1} to ${t.to}`}</span>
                <span>${title(t.seat)} <em>${percent(t.before)} → ${percent(t.after)}</em></span>
              </button>
            </li>`,
          )}
        </ol>`
    }
  </section>`;
}

const here = (replay: Replaying, step: number) => (replay.on && replay.step === step ? "step" : nothing);

/* A press shows the position in front of the move. */
function mistakes({ told, replay, title }: Panel) {
  return html`<section class="panel">
    <h3>Mistakes</h3>
    ${
      told.mistakes.length === 0
        ? html`<p>No move was a clear mistake.</p>`
        : html`<ol class="moments">
          ${told.mistakes.map(
            (t) => html`<li>
              <button
                class="error seat-${told.seats.indexOf(t.seat)}"
                aria-current=${here(replay, t.step - 1)}
                @click=${() => void replay.goTo(t.step - 1)}
              >
                <span><b>${title(t.seat)}</b>, move ${t.step}</span>
                <span>${capital(spoken(t.played))} <em>${percent(t.was)}</em></span>
                <span>Better: ${spoken(t.better)} <em>${percent(t.could)}</em></span>
              </button>
            </li>`,
          )}
        </ol>`
    }
  </section>`;
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

/* The chances of all seats over a game as lines: a colour and a pattern for each seat. */
import { html, svg } from "lit";
import { percent, t } from "../texts";
import { late } from "../pages/texts";
import type { Analysis } from "../types";

const WIDTH = 320;
const HEIGHT = 150;
const POINTS = 120; // more than this is drawn as means
const ROWS = 10; // of the same in words

export interface CurveState {
  told: Analysis;
  title(seat: string): string;
  at: number | null; // the step that the replay shows
  go(step: number): void;
}

/* The line of a seat, at most POINTS corners; the first and the last step are exact. */
function lineOf({ chance }: Analysis, seat: number): string {
  const last = chance.length - 1;
  const width = Math.max(1, Math.ceil(last / POINTS));
  const spots: [number, number][] = [[0, chance[0][seat]]];
  for (let from = 1; from < last; from += width) {
    const some = chance.slice(from, Math.min(last, from + width));
    const mean = some.reduce((sum, row) => sum + row[seat], 0) / some.length;
    spots.push([from + (some.length - 1) / 2, mean]);
  }
  spots.push([last, chance[last][seat]]);
  return spots.map(([step, share]) => `${x(step, last)},${y(share)}`).join(" ");
}

const x = (step: number, last: number) => ((step / Math.max(1, last)) * WIDTH).toFixed(1);
const y = (share: number) => ((1 - share) * HEIGHT).toFixed(1);

export function swatch(seat: number) {
  return html`<svg class="chance-mark" viewBox="0 0 34 8" aria-hidden="true">
    ${svg`<line class="chance seat-${seat}" x1="0" x2="34" y1="4" y2="4"></line>`}
  </svg>`;
}

export function mistakeMark() {
  return html`<svg class="chance-mark" viewBox="0 0 34 12" aria-hidden="true">
    ${svg`<circle class="mistake" cx="17" cy="6" r="4.500"></circle>`}
  </svg>`;
}

export function curve(c: CurveState) {
  const { told } = c;
  const last = told.steps;
  const press = (e: MouseEvent) => {
    const box = (e.currentTarget as Element).getBoundingClientRect();
    c.go(Math.round(((e.clientX - box.left) / box.width) * last));
  };
  const ends = told.seats.map((s, i) => `${c.title(s)} ${percent(told.chance[last][i])}`);
  return html`<svg
      class="curve"
      viewBox="0 -4 ${WIDTH} ${HEIGHT + 8}"
      role="img"
      aria-label=${late.analysis.curve(ends.join(", "))}
      @click=${press}
    >
      ${[0, 0.25, 0.5, 0.75, 1].map(
        (share) => svg`<line class="grid" x1="0" x2=${WIDTH} y1=${y(share)} y2=${y(share)}></line>`,
      )}
      ${told.seats.map((_, i) => svg`<polyline class="chance seat-${i}" points=${lineOf(told, i)}></polyline>`)}
      ${told.mistakes.map((m) => {
        const seat = told.seats.indexOf(m.seat);
        const at = told.chance[m.step - 1][seat];
        return svg`<circle class="mistake seat-${seat}" cx=${x(m.step - 1, last)} cy=${y(at)} r="4.500"></circle>`;
      })}
      ${[0.5, 1].map((share) => svg`<text x=${WIDTH - 3} y=${Number(y(share)) + 9}>${percent(share)}</text>`)}
      ${c.at === null ? "" : svg`<line class="now" x1=${x(c.at, last)} x2=${x(c.at, last)} y1="0" y2=${HEIGHT}></line>`}
    </svg>
    ${inWords(c)}`;
}

function inWords({ told, title }: CurveState) {
  const rows = Math.min(ROWS, told.steps);
  const steps = Array.from({ length: rows + 1 }, (_, i) => Math.round((told.steps * i) / rows));
  return html`<table class="unseen">
    <caption>${late.analysis.inWords}</caption>
    <tr><th scope="col">${t.replay.move}</th>${told.seats.map((s) => html`<th scope="col">${title(s)}</th>`)}</tr>
    ${steps.map(
      (n) => html`<tr><th scope="row">${n}</th>${told.chance[n].map((share) => html`<td>${percent(share)}</td>`)}</tr>`,
    )}
  </table>`;
}

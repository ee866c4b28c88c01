/*
 * The end of a game: who won and why, who came where, where the points came from, what turned it;
 * and what one can do next. Opened when the game ends, and again by a button.
 */
import { html, nothing } from "lit";
import type { TableContext } from "../boards/board";
import { icon } from "../icon";
import { texts } from "../motion/texts";
import { tell } from "../toast";
import type { Analysis, Snapshot } from "../types";
import { eventsOf } from "../wire";
import { capital, percent, words } from "../words";
import { dialogHead } from "../parts/dialog";
import { asksNobody, type TableHost } from "./host";
import { rematchOffer } from "./offers";
import { learnFromMistakes } from "../puzzle/mistakes";
import { puzzleTexts } from "../puzzle/texts";
import { weightiest } from "../analysis/retold";
import { sources, standings, verdict, type Source } from "../log/standings";

const TURNING_POINTS = 3;
const SOURCES = 8;

export const endingBox = (host: HTMLElement) => host.querySelector<HTMLDialogElement>("#ending");

/* Not modal: the board stays to be looked at, and nothing of the page is shut off. */
export function openEnding(host: TableHost) {
  const box = endingBox(host);
  if (box && !box.open) box.show();
}

interface End {
  host: TableHost;
  ctx: TableContext;
  s: Snapshot;
  title(seat: string): string;
}

export function ending(host: TableHost, ctx: TableContext, analysis: Analysis | null) {
  const s = ctx.snap;
  if (s.state !== "finished" || s.lesson) return nothing; // a lesson ends in its panel
  const p: End = { host, ctx, s, title: (seat) => s.view.titles[seat] ?? words(seat) };
  const how = verdict(s);
  return html`<dialog id="ending" class="ending-box ${how}" aria-labelledby="ending-title" @keydown=${escape}>
    ${dialogHead("ending-title", texts[how])}
    ${how === "victory" ? html`<div class="laurel" aria-hidden="true">${icon("laurels")}</div>` : nothing}
    <p class="why">${whyEnded(s)}</p>
    ${ranks(p)} ${pointTable(p)} ${turnings(p, analysis)} ${next(p)}
  </dialog>`;
}

function escape(e: KeyboardEvent) {
  if (e.key !== "Escape") return;
  e.stopPropagation();
  (e.currentTarget as HTMLDialogElement).close();
}

/* What the game itself said last, or what the players did. */
function whyEnded(s: Snapshot): string {
  const told = eventsOf(s.log).findLast((e) => e.family === "game-ended")?.text;
  return told ?? s.result?.why ?? document.querySelector(".question")?.textContent ?? "";
}

function ranks({ host, s, title }: End) {
  const points = host.board.points;
  return html`<h3>${texts.standings}</h3>
    <ol class="ranks">
      ${standings(s, points?.field).map(
        (x) => html`<li class="seat-${s.view.seats.indexOf(x.seat)}" value=${x.place}>
          <span class="rank">${texts.place(x.place)}</span>
          <b>${title(x.seat)}</b>
          <span class="faint">${s.seats.find((y) => y.seat === x.seat)?.name ?? ""}${x.seat === s.you ? ` (${texts.you})` : ""}</span>
          ${x.points === null || !points ? nothing : html`<span class="rank-points"><b>${x.points}</b> ${points.name}</span>`}
        </li>`,
      )}
    </ol>`;
}

const figure = (n: number | undefined) => (n === undefined ? "" : n < 0 ? `−${-n}` : String(n));

function pointTable({ host, ctx, s, title }: End) {
  const points = host.board.points;
  const found = sources(s, points?.field, ctx.game.tables!, points?.causes);
  if (!points || found.length === 0) return nothing;
  const seats = s.seats.map((x) => x.seat);
  const row = (x: Source) =>
    html`<tr><th scope="row">${capital(x.why)}</th>${seats.map((seat) => html`<td>${figure(x.by[seat])}</td>`)}</tr>`;
  return html`<h3>${texts.points}</h3>
    <table class="points-table">
      <thead><tr><th></th>${seats.map((seat) => html`<th scope="col">${title(seat)}</th>`)}</tr></thead>
      <tbody>${found.slice(0, SOURCES).map(row)}</tbody>
    </table>`;
}

/* If the analysis is there; it is not asked for unasked. */
function turnings({ host, s, title }: End, told: Analysis | null) {
  if (!told || told.turning.length === 0) return nothing;
  const weight = (t: Analysis["turning"][number]) => Math.abs(t.after - t.before);
  const turns = [...told.turning].sort((a, b) => weight(b) - weight(a)).slice(0, TURNING_POINTS);
  return html`<h3>${texts.turning}</h3>
    <ol class="turnings">
      ${turns
        .sort((a, b) => a.from - b.from)
        .map(
          (t) => html`<li><button @click=${() => void host.replay.goTo(t.from)}>
            <span>${weightiest(t, s.log, told)}</span>
            <em>${texts.turningPoint(title(t.seat), percent(t.before), percent(t.after))}</em>
          </button></li>`,
        )}
    </ol>`;
}

async function share() {
  const link = location.origin + location.pathname;
  try {
    if (navigator.share) await navigator.share({ url: link, title: document.title });
    else {
      await navigator.clipboard.writeText(link);
      tell(texts.shared);
    }
  } catch {
    tell(texts.shareFailed);
  }
}

function next({ host, s }: End) {
  const close = (then: () => unknown) => () => {
    endingBox(host)?.close();
    void then();
  };
  const again = s.you && !s.rematch && !rematchOffer(s);
  return html`<div class="row tight">
    ${again ? html`<button class="primary" data-again @click=${close(() => host.sending.rematch())}>${asksNobody(s) ? texts.again : texts.rematch}</button>` : nothing}
    <button @click=${close(() => host.replay.turn())}>${texts.watch}</button>
    <button @click=${close(() => host.show("analysis"))}>${texts.seeAnalysis}</button>
    ${s.you ? html`<button data-mistakes @click=${close(() => learnFromMistakes(host))}>${puzzleTexts.mistakes}</button>` : nothing}
    <button @click=${() => void share()}>${texts.share}</button>
    <button @click=${close(() => {})}>${texts.close}</button>
  </div>`;
}

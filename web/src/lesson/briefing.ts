/*
 * The briefing of a table: who you are, how you win, what a turn is, what is special. It opens by
 * itself when a player sees a new table for the first time, and again by a button.
 */
import { html, nothing, type ReactiveController } from "lit";
import { api } from "../api";
import type { TableContext } from "../boards/board";
import { dialogHead } from "../parts/dialog";
import { prefs, setPref } from "../prefs";
import type { TableHost } from "../table/host";
import type { Briefing, BriefingSeat, Snapshot } from "../types";
import { briefingTexts as t } from "./texts";

const REMEMBERED = 100; // tables

const hasActed = (s: Snapshot) => s.log.some((l) => l.seat === s.you);

export class Briefings implements ReactiveController {
  private told: Briefing | null = null;
  private toldOf = ""; // the table
  private looked = ""; // the table whose first sight is over

  constructor(private host: TableHost) {
    host.addController(this);
  }

  /* By itself: once for each table, for whoever plays there and has not begun yet. */
  hostUpdated() {
    const s = this.host.snap;
    if (!s?.you || this.looked === s.id) return;
    this.looked = s.id;
    if (s.lesson || s.state === "finished" || hasActed(s) || this.host.replay.on) return;
    if (!prefs.briefings || !this.host.game?.briefing || prefs.briefed.includes(s.id)) return;
    void this.open();
  }

  async open() {
    const { id } = this.host.snap!;
    try {
      this.told = await api.briefing(id);
    } catch (e) {
      this.host.sending.complain(e);
      return;
    }
    this.toldOf = id;
    this.host.requestUpdate();
    await this.host.updateComplete;
    const box = this.host.querySelector<HTMLDialogElement>("#briefing");
    if (!box || box.open || this.host.snap?.id !== id) return;
    box.showModal();
    if (!prefs.briefed.includes(id)) setPref("briefed", [...prefs.briefed, id].slice(-REMEMBERED));
  }

  draw(ctx: TableContext) {
    const { told } = this;
    if (!told || this.toldOf !== ctx.snap.id) return nothing;
    const mine = told.seats.filter((x) => ctx.snap.you === x.seat || ctx.snap.yours?.includes(x.seat));
    return html`<dialog id="briefing" class="briefing" aria-labelledby="briefing-title">
      ${dialogHead("briefing-title", told.title)}
      <div class="briefing-text" tabindex="0" role="region" aria-labelledby="briefing-title">
        ${mine.map((x) => chapter(mine.length > 1 ? t.whoOf(x.title) : t.who, [x.who]))}
        ${chapter(t.win, [told.win])} ${chapter(t.turn, [told.turn])} ${chapter(t.special, told.special)}
        ${mine.map((x) => (x.hint ? chapter(mine.length > 1 ? t.hintOf(x.title) : t.hint, [x.hint]) : nothing))}
        ${told.history ? html`<h3>${t.history}</h3><p class="history">${told.history}</p>` : nothing}
        ${this.picture(ctx)} ${sides(told.seats)} ${chapter(t.balance, told.notes)}
      </div>
      ${this.foot(ctx.snap)}
    </dialog>`;
  }

  private picture({ snap, game }: TableContext) {
    const drawn = snap.scenario ? this.host.board.picture?.(snap.scenario, game.facts!) : null;
    return drawn ? html`<div class="briefing-picture">${drawn}</div>` : nothing;
  }

  private foot(s: Snapshot) {
    const close = (e: Event) => (e.currentTarget as Element).closest("dialog")!.close();
    const keep = (e: Event) => setPref("briefings", (e.currentTarget as HTMLInputElement).checked);
    return html`<div class="briefing-foot">
      <button class="primary" autofocus data-begin @click=${close}>${s.you && !hasActed(s) ? t.begin : t.back}</button>
      <a class="button" href="/rules/${s.game}" target="_blank">${t.rules}</a>
      <label class="inline"><input type="checkbox" .checked=${prefs.briefings} @change=${keep} /> ${t.keep}</label>
    </div>`;
  }
}

function chapter(heading: string, lines: string[]) {
  if (lines.length === 0) return nothing;
  return html`<h3>${heading}</h3>
    ${lines.length === 1 ? html`<p>${lines[0]}</p>` : html`<ul>${lines.map((l) => html`<li>${l}</li>`)}</ul>`}`;
}

/* The forces side by side. */
function sides(seats: BriefingSeat[]) {
  if (seats.every((x) => x.side.length === 0)) return nothing;
  return html`<div class="briefing-sides">
    ${seats.map((x, i) => html`<section class="seat-${i}">${chapter(x.title, x.side)}</section>`)}
  </div>`;
}

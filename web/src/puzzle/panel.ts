/* A question of one action at the table, a puzzle or a mistake: its head, its answer, what is next. */
import { html, nothing } from "lit";
import { api } from "../api";
import { moveWords } from "../analysis/retold";
import { playOn } from "../analysis/playon";
import { dailyKey, setDone } from "../lesson/progress";
import { lessonTexts } from "../lesson/texts";
import { go } from "../router";
import type { TableHost } from "../table/host";
import { t as common } from "../texts";
import type { LessonState, Snapshot } from "../types";
import { readAction, type Act } from "../wire";
import { placeOf } from "./mistakes";
import { startAnother } from "./start";
import { puzzleTexts as t } from "./texts";

const TRIES = 2; // at a mistake, before it is explained

export const isQuestion = (l: LessonState) => l.kind === "puzzle" || l.kind === "mistake";

/* Where one goes who leaves a lesson. */
export function wayOut({ game, lesson }: Snapshot, id: string): string {
  if (lesson?.kind === "puzzle") return `/puzzles/${game}`;
  const place = lesson?.kind === "mistake" ? placeOf(id) : null;
  return place ? `/t/${place.table}` : lesson?.kind === "mistake" ? "/" : `/learn/${game}`;
}

export class Question {
  private table = "";
  private tries = 0;
  private answer: Act | null = null;
  private isNoted = false;

  constructor(private host: TableHost) {}

  /* Another table is another question. */
  private begin(id: string) {
    if (this.table === id) return;
    Object.assign(this, { table: id, tries: 0, answer: null, isNoted: false });
  }

  updated(s: Snapshot) {
    this.begin(s.id);
    if (!s.lesson?.over || this.isNoted) return;
    this.isNoted = true;
    if (s.lesson.kind === "puzzle" && !this.answer) void this.note(s.game, s.lesson.name);
  }

  private async note(game: string, name: string) {
    setDone(game, name);
    const daily = await api.daily().catch(() => null);
    if (daily?.game === game && daily.name === name) setDone("daily", dailyKey(daily.day));
    this.host.requestUpdate();
  }

  /* A wrong answer; the second one to a mistake shows what was better. */
  missed(s: Snapshot) {
    this.begin(s.id);
    this.tries++;
    if (s.lesson?.kind === "mistake" && this.tries >= TRIES) void this.show();
  }

  private async show() {
    const s = this.host.snap!;
    try {
      const { action } = await api.post<{ action: number[] }>(s.id, "show", { seat: s.you });
      this.answer = readAction(action, this.host.game!.tables!);
      const option = this.host.context()!.options.find((o) => o.act.key === this.answer!.key);
      if (s.lesson) s.lesson.point = option?.things ?? [];
      this.host.requestUpdate();
    } catch (e) {
      this.host.sending.complain(e);
    }
  }

  private words(ids: number[]) {
    const ctx = this.host.context()!;
    return moveWords(ids, ctx.snap.you ?? "", ctx.view, ctx, this.host);
  }

  heading(l: LessonState) {
    if (l.kind === "puzzle") return html`${l.title} ${l.level ? html`<span class="badge soft">${common.levels[l.level]}</span>` : nothing}`;
    const place = placeOf(this.table);
    return html`${l.title} ${place ? html`<small class="faint">${t.mistakeOf(place.at, place.of)}</small>` : nothing}`;
  }

  played(l: LessonState) {
    return l.played && !l.over ? html`<p>${t.youPlayed(this.words(l.played))}</p>` : nothing;
  }

  get lead() {
    return t.answer;
  }

  get more() {
    return this.host.snap?.lesson?.kind === "mistake" && this.tries === 1 ? ` ${t.tryAgain}` : "";
  }

  /* Below the question: the answer for whoever wants it. */
  help() {
    const { answer } = this;
    if (!answer) return html`<div class="row tight lesson-next"><button data-show @click=${() => void this.show()}>${t.show}</button></div>`;
    return html`<p class="lesson-answer">${t.shown(this.words(answer.ids))}</p>
      <div class="row tight lesson-next"><button class="primary" data-play-answer @click=${() => void this.host.sending.act(answer)}>${t.play}</button></div>`;
  }

  afterwards(s: Snapshot, l: LessonState) {
    return l.kind === "puzzle" ? this.afterPuzzle(s, l) : this.afterMistake(s);
  }

  private afterPuzzle(s: Snapshot, l: LessonState) {
    return html`<p class="faint">${this.answer ? nothing : t.found} ${l.theme ? t.theme(l.theme) : nothing}</p>
      <div class="row tight lesson-next">
        <button class="primary" data-another @click=${() => void startAnother(s.game, l.name)}>${t.another}</button>
        ${s.view.over ? nothing : html`<button @click=${() => void this.playOn()}>${lessonTexts.playOn}</button>`}
        <a class="button" href="/puzzles/${s.game}">${t.all}</a>
      </div>`;
  }

  private afterMistake(s: Snapshot) {
    const place = placeOf(s.id);
    return html`<div class="row tight lesson-next">
      ${place?.next ? html`<button class="primary" data-next-mistake @click=${place.next}>${t.nextMistake}</button>` : nothing}
      <a class="button ${place?.next ? "" : "primary"}" href=${wayOut(s, s.id)}>${place ? t.backToGame : common.home}</a>
    </div>`;
  }

  private async playOn() {
    try {
      go(`/t/${await playOn(this.host.context()!, this.host.snap!.steps)}`);
    } catch (e) {
      this.host.sending.complain(e);
    }
  }
}

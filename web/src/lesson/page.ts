/* The lessons of a game, with ticks at those that were played to their end. */
import { html, nothing } from "lit";
import { api, type Refusal } from "../api";
import { emblem } from "../lobby/emblem";
import { PlainElement } from "../plain";
import type { GameInfo, LessonInfo } from "../types";
import { puzzleTexts } from "../puzzle/texts";
import { isDone } from "./progress";
import { startFirstGame, startLesson } from "./start";
import { lessonTexts as t } from "./texts";

class LearnPage extends PlainElement {
  static properties = { game: {}, info: { state: true }, lessons: { state: true }, fault: { state: true } };
  declare game: string;
  private declare info: GameInfo | null;
  private declare lessons: LessonInfo[] | null;
  private declare fault: string;

  constructor() {
    super();
    this.game = this.fault = "";
    this.info = this.lessons = null;
  }

  connectedCallback() {
    super.connectedCallback();
    void this.load();
  }

  private async load() {
    try {
      const [{ lessons }, { games }] = await Promise.all([api.lessons(this.game), api.games()]);
      this.lessons = lessons;
      this.info = games.find((g) => g.id === this.game) ?? null;
      document.title = `${t.heading(this.info?.title ?? "")} · Tessera`;
    } catch (e) {
      this.fault = (e as Refusal).sentence ?? String(e);
    }
  }

  private row(l: LessonInfo, isNext: boolean) {
    const done = isDone(this.game, l.name);
    return html`<li class="lesson-row ${done ? "done" : ""}">
      <span class="tick" aria-hidden="true">${done ? "✓" : ""}</span>
      <div>
        <h2>${l.title} ${done ? html`<span class="unseen">(${t.done})</span>` : nothing}</h2>
        <p>${l.about}</p>
      </div>
      <button class=${isNext ? "primary" : ""} data-lesson=${l.name} @click=${() => void startLesson(this.game, l.name)}>
        ${done ? t.again : t.start}
      </button>
    </li>`;
  }

  private list(all: LessonInfo[], info: GameInfo) {
    const next = all.find((l) => !isDone(this.game, l.name));
    return html`<div class="learn-head">
        <div class="game-art">${emblem(info.id)}</div>
        <div><h1 tabindex="-1">${t.heading(info.title)}</h1><p class="lead">${t.lead}</p></div>
      </div>
      ${all.length === 0 ? html`<p>${t.none}</p>` : nothing}
      <ol class="lesson-list">${all.map((l) => this.row(l, l === next))}</ol>
      <button class=${next ? "" : "primary"} data-first-game @click=${() => void startFirstGame(info)}>${t.play}</button>
      ${info.puzzles > 0 ? html`<a class="button" href="/puzzles/${info.id}">${puzzleTexts.puzzles}</a>` : nothing}
      <a class="button" href="/rules/${info.id}">${t.rules}</a>`;
  }

  render() {
    const { fault, info, lessons } = this;
    return html`<main id="main" class="page narrow" tabindex="-1">
      ${fault ? html`<p class="fault" role="alert">${fault}</p>` : nothing}
      ${info && lessons ? this.list(lessons, info) : nothing}
    </main>`;
  }
}
customElements.define("learn-page", LearnPage);

/* The puzzles of a game by level, with ticks at those that were solved. */
import { html, nothing } from "lit";
import { api, type Refusal } from "../api";
import { isDone } from "../lesson/progress";
import { emblem } from "../lobby/emblem";
import { PlainElement } from "../plain";
import { t as common } from "../texts";
import type { GameInfo, PuzzleInfo } from "../types";
import { startPuzzle } from "./start";
import { puzzleTexts as t } from "./texts";

const LEVELS = ["easy", "normal", "hard"] as const;

class PuzzlesPage extends PlainElement {
  static properties = { game: {}, info: { state: true }, puzzles: { state: true }, fault: { state: true } };
  declare game: string;
  private declare info: GameInfo | null;
  private declare puzzles: PuzzleInfo[] | null;
  private declare fault: string;
  private redraw = () => this.requestUpdate();

  constructor() {
    super();
    this.game = this.fault = "";
    this.info = this.puzzles = null;
  }

  connectedCallback() {
    super.connectedCallback();
    addEventListener("tessera-progress", this.redraw);
    void this.load();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    removeEventListener("tessera-progress", this.redraw);
  }

  private async load() {
    try {
      const [{ puzzles }, { games }] = await Promise.all([api.puzzles(this.game), api.games()]);
      this.puzzles = puzzles;
      this.info = games.find((g) => g.id === this.game) ?? null;
      document.title = `${t.heading(this.info?.title ?? "")} · ${common.name}`;
    } catch (e) {
      this.fault = (e as Refusal).sentence ?? String(e);
    }
  }

  private chip(p: PuzzleInfo, n: number) {
    const done = isDone(this.game, p.name);
    const label = `${t.ofLevel(n, common.levels[p.level])}${done ? ` (${t.solved})` : ""}`;
    return html`<li><button
      class="puzzle-chip ${done ? "done" : ""}"
      data-puzzle=${p.name}
      aria-label=${label}
      title=${label}
      @click=${() => void startPuzzle(this.game, p.name)}
    >${done ? "✓" : n}</button></li>`;
  }

  /* Numbered from the first easy one to the last hard one. */
  private level(level: (typeof LEVELS)[number], all: PuzzleInfo[]) {
    const own = all.filter((p) => p.level === level);
    if (own.length === 0) return nothing;
    const solved = own.filter((p) => isDone(this.game, p.name)).length;
    return html`<section class="puzzle-level">
      <h2>${common.levels[level]} <small class="faint">${t.solvedOf(solved, own.length)}</small></h2>
      <ol class="puzzle-chips">${own.map((p) => this.chip(p, all.indexOf(p) + 1))}</ol>
    </section>`;
  }

  private list(all: PuzzleInfo[], info: GameInfo) {
    const byLevel = LEVELS.flatMap((l) => all.filter((p) => p.level === l));
    const next = byLevel.find((p) => !isDone(this.game, p.name));
    return html`<div class="learn-head">
        <div class="game-art">${emblem(info.id)}</div>
        <div><h1 tabindex="-1">${t.heading(info.title)}</h1><p class="lead">${t.lead}</p></div>
      </div>
      ${all.length === 0 ? html`<p>${t.none}</p>` : nothing}
      <div class="row">
        ${next ? html`<button class="primary" data-next @click=${() => void startPuzzle(this.game, next.name)}>${t.next}</button>` : nothing}
        ${info.lessons > 0 ? html`<a class="button" href="/learn/${info.id}">${t.learn}</a>` : nothing}
      </div>
      ${LEVELS.map((l) => this.level(l, byLevel))}`;
  }

  render() {
    const { fault, info, puzzles } = this;
    return html`<main id="main" class="page narrow" tabindex="-1">
      ${fault ? html`<p class="fault" role="alert">${fault}</p>` : nothing}
      ${info && puzzles ? this.list(puzzles, info) : nothing}
    </main>`;
  }
}
customElements.define("puzzles-page", PuzzlesPage);

/* The daily puzzle on the first page: the same for everybody, and how many days in a row it was solved. */
import { html, nothing } from "lit";
import { api } from "../api";
import { dailyKey, isDone, streak } from "../lesson/progress";
import { emblem } from "../lobby/emblem";
import { PlainElement } from "../plain";
import { t as common } from "../texts";
import type { Daily, GameInfo } from "../types";
import { startPuzzle } from "./start";
import { puzzleTexts as t } from "./texts";

class DailyCard extends PlainElement {
  static properties = { games: { attribute: false }, daily: { state: true } };
  declare games: GameInfo[];
  private declare daily: Daily | null;
  private redraw = () => this.requestUpdate();

  constructor() {
    super();
    this.games = [];
    this.daily = null;
  }

  connectedCallback() {
    super.connectedCallback();
    addEventListener("tessera-progress", this.redraw);
    api.daily().then(
      (daily) => (this.daily = daily),
      () => {}, // without puzzles there is none
    );
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    removeEventListener("tessera-progress", this.redraw);
  }

  render() {
    const { daily } = this;
    const game = daily && this.games.find((g) => g.id === daily.game);
    if (!game) return nothing;
    const done = isDone("daily", dailyKey(daily.day));
    const days = streak(daily.day);
    return html`<section class="daily" aria-labelledby="daily-title">
      <div class="game-art">${emblem(game.id)}</div>
      <div>
        <h2 id="daily-title">${t.daily} ${days > 0 ? html`<span class="badge soft">${t.streak(days)}</span>` : nothing}</h2>
        <p>${t.dailyOf(game.title, common.levels[daily.level])}${done ? html`. ${t.dailySolved}` : nothing}</p>
      </div>
      <button class=${done ? "" : "primary"} data-daily @click=${() => void startPuzzle(daily.game, daily.name)}>
        ${done ? t.dailyAgain : t.dailySolve}
      </button>
    </section>`;
  }
}
customElements.define("daily-card", DailyCard);

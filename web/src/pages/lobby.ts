/* The first page: play at once, come back to my tables, join or watch others. */
import { html, nothing } from "lit";
import { api, Refusal } from "../api";
import "../puzzle/daily";
import { puzzleTexts } from "../puzzle/texts";
import { hasBegun } from "../lesson/progress";
import { lessonTexts } from "../lesson/texts";
import { emblem } from "../lobby/emblem";
import { levelOptions, usualLevel } from "../parts/levels";
import { tableList } from "../lobby/tablelist";
import { firstScenario, tileOf } from "../lobby/tiles";
import { PlainElement } from "../plain";
import { go } from "../router";
import { t } from "../texts";
import { tell } from "../toast";
import type { GameInfo, Lobby } from "../types";

const REFRESH_MS = 8000;

class LobbyPage extends PlainElement {
  static properties = { games: { state: true }, lobby: { state: true }, fault: { state: true } };
  private declare games: GameInfo[];
  private declare lobby: Lobby | null;
  private declare fault: string;
  private timer = 0;

  constructor() {
    super();
    this.games = [];
    this.lobby = null;
    this.fault = "";
  }

  connectedCallback() {
    super.connectedCallback();
    document.title = t.name;
    void this.load();
    this.timer = window.setInterval(() => void this.load(), REFRESH_MS);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    clearInterval(this.timer);
  }

  private async load() {
    try {
      const [games, lobby] = await Promise.all([api.games(), api.lobby()]);
      this.games = games.games;
      this.lobby = lobby;
      this.fault = "";
    } catch (e) {
      this.fault = (e as Refusal).sentence ?? String(e);
    }
  }

  private async start(game: GameInfo, other: string) {
    const seats: Record<string, string> = {};
    game.seats
      .slice(0, game.seats_min)
      .forEach((seat, i) => (seats[seat] = i === 0 ? "me" : other));
    try {
      const table = await api.create({
        game: game.id,
        scenario: firstScenario(game)?.id,
        options: {},
        seats,
        pace: { kind: "none" },
        watch: "all",
        undo: "free",
      });
      go(`/t/${table.id}`);
    } catch (e) {
      tell((e as Refusal).sentence, true);
    }
  }

  private opponent(game: GameInfo): string {
    const wanted = this.querySelector<HTMLSelectElement>(`#level-${game.id}`)?.value;
    return `bot:${wanted ?? usualLevel(game)}`;
  }

  /* The form begins with the level that is chosen here. */
  private takeLevel(e: Event, game: GameInfo) {
    const level = this.opponent(game).slice("bot:".length);
    (e.currentTarget as HTMLAnchorElement).href = `/new?game=${game.id}&level=${level}`;
  }

  /* Whoever has never met the game may want to learn it first. */
  private isNew(game: GameInfo): boolean {
    return game.lessons > 0 && !hasBegun(game.id) && !this.lobby?.mine.some((t) => t.game === game.id);
  }

  private learn(game: GameInfo, isNew: boolean) {
    if (game.lessons === 0) return nothing;
    return html`<button class=${isNew ? "primary" : ""} data-learn=${game.id} title=${lessonTexts.count(game.lessons)} @click=${() => go(`/learn/${game.id}`)}>${lessonTexts.learn}</button>`;
  }

  private level(game: GameInfo) {
    if (game.bots.length < 2) return nothing;
    return html`<label class="inline">
      <span class="unseen">${t.lobby.opponent}</span>
      <select id="level-${game.id}">
        ${levelOptions(game, usualLevel(game))}
      </select>
    </label>`;
  }

  /* Players, minutes, weight; and what Play begins with, where there is a choice. */
  private facts(game: GameInfo) {
    const tile = tileOf(game);
    const first = game.scenarios.length > 1 ? firstScenario(game)?.title : "";
    return html`<ul class="game-facts">
      <li>${t.lobby.players(game.seats_min, game.seats_max)}</li>
      ${tile ? html`<li>${t.lobby.minutes(...tile.minutes)}</li><li>${t.lobby.weights[tile.weight]}</li>` : nothing}
      ${first && first !== game.title ? html`<li class="faint">${t.lobby.first(first)}</li>` : nothing}
    </ul>`;
  }

  private gameCard(game: GameInfo) {
    const isNew = this.isNew(game);
    const tile = tileOf(game);
    return html`<article class="game">
      <div class="game-art">
        ${tile ? html`<img src=${tile.picture} width="360" height="203" alt="" loading="lazy" decoding="async" />` : emblem(game.id)}
      </div>
      <div class="game-text">
        <h2>${game.title}</h2>
        <p>${game.about}</p>
        ${this.facts(game)}
        <div class="row tight">
          ${this.learn(game, isNew)}
          <button class=${isNew ? "" : "primary"} data-play=${game.id} aria-label=${t.lobby.playGame(game.title)} @click=${() => void this.start(game, this.opponent(game))}>
            ${t.lobby.play}
          </button>
          ${this.level(game)}
        </div>
        <div class="row tight game-more">
          ${
            IN_BROWSER
              ? nothing
              : html`<button class="quiet" data-invite=${game.id} @click=${() => void this.start(game, "open")}>${t.lobby.invite}</button>`
          }
          <a class="quiet" href="/new?game=${game.id}" @click=${(e: Event) => this.takeLevel(e, game)}>${t.lobby.more}</a>
          ${game.puzzles > 0 ? html`<a class="quiet" data-puzzles=${game.id} href="/puzzles/${game.id}">${puzzleTexts.puzzles}</a>` : nothing}
          <a class="quiet" href="/rules/${game.id}">${t.rules}</a>
        </div>
      </div>
    </article>`;
  }

  render() {
    const { lobby, games } = this;
    const going = lobby?.mine.filter((t) => t.state !== "finished") ?? [];
    const over = lobby?.mine.filter((t) => t.state === "finished") ?? [];
    return html`<main id="main" class="page lobby" tabindex="-1">
      <h1 class="hero" tabindex="-1">${t.lobby.heading}</h1>
      <p class="lead">${t.lobby.lead}</p>
      ${this.fault ? html`<p class="fault" role="alert">${this.fault}</p>` : nothing}
      ${going.length ? tableList(t.lobby.going, going, games) : nothing}
      <daily-card .games=${games}></daily-card>
      <div class="games">${games.map((g) => this.gameCard(g))}</div>
      ${
        lobby
          ? html`
            ${over.length || !going.length ? tableList(t.lobby.over, over, games, t.lobby.overEmpty) : nothing}
            ${tableList(t.lobby.open, lobby.open, games, t.lobby.openEmpty)}
            ${tableList(t.lobby.finished, lobby.finished, games, t.lobby.finishedEmpty)}
          `
          : nothing
      }
      ${IN_BROWSER ? html`<p class="faint" data-alone>${t.lobby.alone}</p>` : nothing}
      <footer class="foot"><a href="/new">${t.lobby.create}</a><a href="/credits">${t.lobby.credits}</a></footer>
    </main>`;
  }
}
customElements.define("lobby-page", LobbyPage);

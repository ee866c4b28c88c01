/* The first page: play at once, come back to my tables, join or watch others. */
import { html, nothing } from "lit";
import { api, Refusal } from "../api";
import { hasBegun } from "../lesson/progress";
import { lessonTexts } from "../lesson/texts";
import { emblem } from "../parts/emblem";
import { tableList } from "../parts/tablelist";
import { PlainElement } from "../plain";
import { go } from "../router";
import { tell } from "../toast";
import type { GameInfo, Lobby } from "../types";
import { capital } from "../words";

const REFRESH_MS = 8000;

/* "normal" where there is one, else the strongest. */
function usualBot(game: GameInfo): string {
  return (
    (game.bots.find((b) => b.id === "normal") ?? game.bots[game.bots.length - 1])?.id ?? "random"
  );
}

function players({ seats_min: least, seats_max: most }: GameInfo): string {
  return least === most ? `${most}\u00a0players.` : `${least} to ${most}\u00a0players.`;
}

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
    document.title = "Tessera";
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
        scenario: game.scenarios[0]?.id,
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
    return `bot:${wanted ?? usualBot(game)}`;
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

  private learn(game: GameInfo, isFirst: boolean) {
    return html`<a class="button ${isFirst ? "primary" : ""}" data-learn=${game.id} href="/learn/${game.id}">${lessonTexts.learn}</a>`;
  }

  private gameCard(game: GameInfo) {
    const bots = game.bots;
    const isNew = this.isNew(game);
    return html`<article class="game">
      <div class="game-art">${emblem(game.id)}</div>
      <div class="game-text">
        <h2>${game.title}</h2>
        <p>${game.about} <span class="faint">${players(game)}</span></p>
        <div class="row">
          ${isNew ? this.learn(game, true) : nothing}
          <button class=${isNew ? "" : "primary"} data-play=${game.id} @click=${() => void this.start(game, this.opponent(game))}>
            Play against the computer
          </button>
          ${
            bots.length > 1
              ? html`<label class="inline">
                <span class="unseen">Opponent</span>
                <select id="level-${game.id}">
                  ${bots.map(
                    (
                      b,
                    ) => html`<option value=${b.id} ?selected=${b.id === usualBot(game)} title=${b.help}>
                      ${capital(b.id)}
                    </option>`,
                  )}
                </select>
              </label>`
              : nothing
          }
        </div>
        <div class="row">
          ${game.lessons > 0 && !isNew ? this.learn(game, false) : nothing}
          <button data-invite=${game.id} @click=${() => void this.start(game, "open")}>Invite a friend</button>
          <a class="button" href="/new?game=${game.id}" @click=${(e: Event) => this.takeLevel(e, game)}>More options</a>
          <a class="quiet" href="/rules/${game.id}">Rules</a>
        </div>
      </div>
    </article>`;
  }

  render() {
    const { lobby, games } = this;
    const going = lobby?.mine.filter((t) => t.state !== "finished") ?? [];
    const over = lobby?.mine.filter((t) => t.state === "finished") ?? [];
    return html`<main id="main" class="page lobby" tabindex="-1">
      <h1 class="hero" tabindex="-1">Strategy games of antiquity</h1>
      <p class="lead">
        Play against the computer or send a friend a link. The rules are kept for you, and every
        “no” comes with its reason.
      </p>
      ${this.fault ? html`<p class="fault" role="alert">${this.fault}</p>` : nothing}
      ${going.length ? tableList("Where I play", going, games) : nothing}
      <div class="games">${games.map((g) => this.gameCard(g))}</div>
      ${
        lobby
          ? html`
            ${over.length || !going.length ? tableList("My games", over, games, "Nothing yet: one click above starts a game.") : nothing}
            ${tableList("Open tables", lobby.open, games, "Nobody is waiting for an opponent.")}
            ${tableList("Finished games", lobby.finished, games, "Games that are over can be replayed here.")}
          `
          : nothing
      }
      <footer class="foot"><a href="/new">Set up a table</a><a href="/credits">Credits</a></footer>
    </main>`;
  }
}
customElements.define("lobby-page", LobbyPage);

/* Setting up a table: game, scenario, options, seats, pace, watchers, undo. */
import { html, nothing } from "lit";
import { api, Refusal } from "../api";
import type { Board } from "../boards/board";
import { boardName, fetchBoard } from "../boards/registry";
import { fill } from "../locale";
import { advancedLevels, levelName, plainLevels } from "../parts/levels";
import { PlainElement } from "../plain";
import { go } from "../router";
import { t } from "../texts";
import { tell } from "../toast";
import type { GameInfo, JsonObject } from "../types";
import { capital, words } from "../words";

interface Scenes {
  draw: NonNullable<Board["picture"]>;
  facts: JsonObject;
  edits: boolean;
}

const OPTIONS_MANY = 3; // more than this are folded
const OPTIONS_SHOWN = 1; // the edition

class CreatePage extends PlainElement {
  static properties = {
    wanted: {},
    level: {},
    games: { state: true },
    chosen: { state: true },
    count: { state: true },
    scenario: { state: true },
    pace: { state: true },
    scenes: { state: true },
  };
  declare wanted: string | null;
  declare level: string | null; // of the computer, if it was chosen before
  declare private games: GameInfo[];
  declare private chosen: string;
  declare private count: number;
  declare private scenario: string;
  declare private pace: string;
  declare private scenes: Scenes | null;

  constructor() {
    super();
    this.wanted = this.level = null;
    this.games = [];
    this.chosen = "";
    this.count = 0;
    this.scenario = "";
    this.pace = "none";
    this.scenes = null;
  }

  async connectedCallback() {
    super.connectedCallback();
    document.title = `${t.create.title} · ${t.name}`;
    try {
      this.games = (await api.games()).games;
      this.choose(this.wanted ?? this.games[0]?.id ?? "");
    } catch (e) {
      tell((e as Refusal).sentence, true);
    }
  }

  private choose(id: string) {
    this.chosen = id;
    this.count = this.game?.seats_min ?? 0;
    this.scenario = this.game?.scenarios[0]?.id ?? "";
    this.scenes = null;
    void this.fetchScenes(id);
  }

  /* The pictures of the scenarios, if the board of the game can draw them. */
  private async fetchScenes(id: string) {
    const [board, { facts }] = await Promise.all([fetchBoard(id), api.facts(id)]);
    if (this.chosen !== id || !board.picture) return;
    this.dataset.board = boardName(id);
    this.scenes = { draw: board.picture, facts, edits: board.edits ?? false };
  }

  private get game(): GameInfo | undefined {
    return this.games.find((g) => g.id === this.chosen);
  }

  private async submit(e: Event) {
    e.preventDefault();
    const game = this.game!;
    const form = new FormData(e.target as HTMLFormElement);
    const field = (name: string) => String(form.get(name) ?? "");
    const pick = (names: string[], prefix: string) =>
      Object.fromEntries(names.map((n) => [n, field(prefix + n)]));
    try {
      const table = await api.create({
        game: game.id,
        scenario: field("scenario"),
        options: pick(
          game.options.map((o) => o.id),
          "option-",
        ),
        seats: pick(game.seats.slice(0, this.count), "seat-"),
        pace: {
          kind: field("pace"),
          seconds: Number(field("minutes")) * 60,
          days: Number(field("days")),
        },
        watch: field("watch"),
        undo: field("undo"),
        hints: field("hints"),
        grace: Number(field(this.pace === "days" ? "grace-days" : "grace-minutes")),
      });
      go(`/t/${table.id}`);
    } catch (err) {
      tell((err as Refusal).sentence, true);
    }
  }

  private select(
    label: string,
    name: string,
    rows: [string, string][],
    help = "",
    picked: (value: string) => void = () => {},
    chosen = "",
    more: [string, string][] = [],
  ) {
    const option = ([value, text]: [string, string]) =>
      html`<option value=${value} ?selected=${value === chosen}>${text}</option>`;
    return html`<label class="field">
      <span>${label}</span>
      <select name=${name} @change=${(e: Event) => picked((e.target as HTMLSelectElement).value)}>
        ${rows.map(option)}
        ${more.length ? html`<optgroup label=${t.levels.advanced}>${more.map(option)}</optgroup>` : nothing}
      </select>
      ${help ? html`<small>${help}</small>` : nothing}
    </label>`;
  }

  private scenarios(game: GameInfo) {
    const { scenes } = this;
    if (!scenes)
      return this.select(
        t.create.scenario,
        "scenario",
        game.scenarios.map((s) => [s.id, s.title]),
        game.scenarios.find((s) => s.id === this.scenario)?.help,
        (id) => (this.scenario = id),
      );
    return html`<div class="scenes" role="radiogroup" aria-label=${t.create.scenario}>
      ${game.scenarios.map(
        (s, i) => html`<label class="scene">
          <input type="radio" name="scenario" value=${s.id} ?checked=${i === 0} />
          <b>${s.title}</b> ${scenes.draw(s.id, scenes.facts)}
          <small>${s.help}</small>
        </label>`,
      )}
    </div>
    ${
      scenes.edits
        ? html`<p class="own">${fill(t.create.ownFrom, { link: html`<a href="/edit/${game.id}">${t.create.own}</a>` })}</p>`
        : nothing
    }`;
  }

  /* The edition is a choice of everybody; many fine points of the rules wait behind a word. */
  private options({ options }: GameInfo) {
    const field = (o: GameInfo["options"][number]) =>
      this.select(words(o.id), `option-${o.id}`, o.values.map((v) => [v, words(v)]), capital(o.help));
    if (options.length <= OPTIONS_MANY) return options.map(field);
    return html`${options.slice(0, OPTIONS_SHOWN).map(field)}
      <details class="fold"><summary>${t.create.options}</summary>${options.slice(OPTIONS_SHOWN).map(field)}</details>`;
  }

  private seats(game: GameInfo) {
    const bot = (id: string): [string, string] => [`bot:${id}`, t.levelOfBot(levelName(id))];
    const bots = plainLevels(game).map(bot);
    const more = advancedLevels(game).map(bot);
    return game.seats.slice(0, this.count).map((seat, i) => {
      const me: [string, string] = ["me", t.create.me];
      const open: [string, string] = ["open", t.create.other];
      const rows = i === 0 ? [me, open, ...bots] : [open, ...bots, me];
      const chosen = i === 0 ? "me" : `bot:${this.level}`;
      return this.select(words(seat), `seat-${seat}`, rows, "", undefined, chosen, more);
    });
  }

  render() {
    const game = this.game;
    return html`<main id="main" class="page narrow" tabindex="-1">
      <h1 tabindex="-1">${t.create.title}</h1>
      ${
        game
          ? html`<form class="form" @submit=${(e: Event) => void this.submit(e)}>
            <fieldset>
              <legend>${t.create.game}</legend>
              <label class="field">
                <span>${t.create.game}</span>
                <select name="game" @change=${(e: Event) => this.choose((e.target as HTMLSelectElement).value)}>
                  ${this.games.map(
                    (g) =>
                      html`<option value=${g.id} ?selected=${g.id === this.chosen}>${g.title}</option>`,
                  )}
                </select>
                <small>${game.about}</small>
              </label>
              ${this.scenarios(game)}
              ${this.options(game)}
            </fieldset>
            <fieldset>
              <legend>${t.create.seats}</legend>
              ${
                game.seats_max > game.seats_min
                  ? html`<label class="field">
                    <span>${t.create.players}</span>
                    <input
                      type="number"
                      min=${game.seats_min}
                      max=${game.seats_max}
                      .value=${String(this.count)}
                      @change=${(e: Event) => (this.count = Number((e.target as HTMLInputElement).value))}
                    />
                  </label>`
                  : nothing
              }
              ${this.seats(game)}
            </fieldset>
            <fieldset>
              <legend>${t.create.table}</legend>
              ${this.select(
                t.create.pace,
                "pace",
                Object.entries(t.create.paces),
                "",
                (pace) => (this.pace = pace),
              )}
              <label class="field" ?hidden=${this.pace !== "live"}><span>${t.create.minutes}</span>
                <input name="minutes" type="number" min="1" max="600" value="20" /></label>
              <label class="field" ?hidden=${this.pace !== "days"}><span>${t.create.days}</span>
                <input name="days" type="number" min="1" max="30" value="3" /></label>
              ${this.select(t.create.watch, "watch", Object.entries(t.create.watchers))}
              ${this.select(t.create.undo, "undo", Object.entries(t.create.undos))}
              ${this.select(t.create.hints, "hints", Object.entries(t.tableOptions.hints))}
              <label class="field" ?hidden=${this.pace === "days"}><span>${t.create.graceMinutes}</span>
                <input name="grace-minutes" type="number" min="1" max="1440" value="10" />
                <small>${t.create.graceHelp}</small></label>
              <label class="field" ?hidden=${this.pace !== "days"}><span>${t.create.graceDays}</span>
                <input name="grace-days" type="number" min="1" max="60" value="3" />
                <small>${t.create.graceHelp}</small></label>
            </fieldset>
            <div class="row"><button class="primary" type="submit" data-do="open">${t.create.submit}</button>
              <a class="button" href="/">${t.back}</a></div>
          </form>`
          : html`<p class="faint">${t.wait}</p>`
      }
    </main>`;
  }
}
customElements.define("create-page", CreatePage);

/*
 * A table: the frame around any board. It draws the snapshot that the server pushed, lights
 * what its legal list says, and sends action texts. Nothing here knows a game.
 */
import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { parseAction, vocabulary, type Act } from "../actions";
import { api, Refusal } from "../api";
import type { Board, BoardContext } from "../boards/board";
import { boardName, boardOf, fetchBoard } from "../boards/registry";
import { Live, type Connection } from "../live";
import { Analysing } from "../parts/analysing";
import { isShortcut, moveFocus } from "../parts/keys";
import { isMyTurn, type TableHost } from "../parts/host";
import { showLights } from "../parts/lights";
import { Looking } from "../parts/looking";
import { News } from "../parts/news";
import { Picking } from "../parts/picking";
import { promptBar } from "../parts/promptbar";
import { playOn } from "../parts/playon";
import { replayBar } from "../parts/replaybar";
import { Replaying } from "../parts/replaying";
import { ruleDialog } from "../parts/ruledialog";
import { side, type Tab } from "../parts/side";
import { thoughtWords } from "../parts/thoughts";
import { Zoom } from "../parts/zoom";
import { litThings, type Thing } from "../picks";
import { PlainElement } from "../plain";
import { prefs, setPref } from "../prefs";
import { go } from "../router";
import { play } from "../sound";
import { tell } from "../toast";
import type { GameInfo, Hint, Rule, Snapshot } from "../types";

const ZOOM_STEP = 1.2;

class TablePage extends PlainElement implements TableHost {
  static properties = {
    table: {},
    step: {},
    snap: { state: true },
    hints: { state: true },
    connection: { state: true },
    tab: { state: true },
    rule: { state: true },
    fault: { state: true },
    isListOpen: { state: true },
  };
  declare table: string;
  declare step: number | null;
  declare snap: Snapshot | null;
  declare private hints: Hint[];
  declare private connection: Connection;
  declare private tab: Tab;
  declare private rule: Rule | null;
  declare private fault: string;
  declare private isListOpen: boolean;

  game: GameInfo | null = null;
  private picking = new Picking(this);
  private looking = new Looking(this);
  private replay = new Replaying(this);
  private news = new News(this);
  private analysing = new Analysing(this);
  private live: Live | null = null;
  private zoom: Zoom | null = null;
  private takenAt = 0;
  private lightsAt = "";
  private ticking = 0;
  private talkSeen = 0;
  private sending: number | null = null; // the revision that the action on its way belongs to

  constructor() {
    super();
    this.table = this.fault = "";
    this.step = this.snap = this.rule = null;
    this.hints = [];
    this.connection = "connecting";
    this.tab = "log";
    this.isListOpen = false;
    this.addEventListener("click", (e) => this.onClick(e));
  }

  connectedCallback() {
    super.connectedCallback();
    addEventListener("keydown", this.onKey);
    addEventListener("click", this.onRule);
    this.ticking = window.setInterval(() => this.tick(), 1000);
    void this.begin();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    removeEventListener("keydown", this.onKey);
    removeEventListener("click", this.onRule);
    clearInterval(this.ticking);
    this.live?.close();
  }

  /* Another table in the same page: a rematch. */
  protected willUpdate(changed: PropertyValues) {
    if (!changed.has("table") || !changed.get("table")) return;
    this.live?.close();
    this.replay.stop();
    this.snap = null;
    if (this.tab === "analysis") this.tab = "log";
    void this.begin();
  }

  private async begin() {
    try {
      const first = await api.table(this.table);
      const game = (await api.games()).games.find((g) => g.id === first.game);
      if (!game) throw new Refusal("This server does not know the game.", "game");
      const [{ facts }] = await Promise.all([
        api.facts(first.game),
        fetchBoard(first.game).then((board) => board.prepare?.(first)),
      ]);
      this.game = { ...game, facts };
      this.dataset.board = boardName(first.game);
      this.talkSeen = first.chat.length;
      this.take(first);
      this.live = new Live(
        this.table,
        (s) => this.take(s),
        (c) => (this.connection = c),
      );
      this.live.open();
      if (this.step !== null) await this.replay.goTo(this.step);
    } catch (e) {
      this.fault = (e as Refusal).sentence ?? String(e);
    }
  }

  /* A new snapshot from the server. */
  private take(s: Snapshot) {
    const before = this.snap;
    this.keepFocus();
    this.snap = s;
    this.takenAt = performance.now();
    if (!before || before.rev !== s.rev || before.you !== s.you) {
      this.picking.letGo();
      this.hints = [];
      if (!isMyTurn(s)) this.isListOpen = false;
    }
    document.title = `${isMyTurn(s) ? "● " : ""}${s.title} · Tessera`;
    if (before) this.news.hear(before, s);
    if (before && s.chat.length > before.chat.length) this.hearTalk(s);
  }

  private hearTalk(s: Snapshot) {
    const last = s.chat[s.chat.length - 1];
    if (this.tab === "chat") this.talkSeen = s.chat.length;
    else tell(`${last.name}: ${last.text}`);
  }

  /* Whoever plays with the keyboard must not lose the place when a button goes away. */
  private keepFocus() {
    const at = document.activeElement;
    if (!at || at === this || !this.contains(at)) return;
    void this.updateComplete.then(() => {
      if (!document.activeElement || document.activeElement === document.body)
        this.focusOn(".question");
    });
  }

  private tick() {
    if (this.snap?.seats.some((s) => typeof s.clock_ms === "number")) this.requestUpdate();
  }

  catchUp() {
    this.live?.catchUp();
  }

  /* Sending. */

  complain(e: unknown) {
    play("refuse");
    const r = e as Refusal;
    tell(r.sentence ?? String(e), true, r.rule);
  }

  async send(what: string, body: object = {}, done = "") {
    try {
      await api.post(this.table, what, body);
      if (done) tell(done);
    } catch (e) {
      this.complain(e);
    }
  }

  async act(a: Act) {
    const s = this.snap;
    if (!s || this.sending === s.rev) return;
    this.sending = s.rev;
    this.picking.letGo();
    this.looking.hide();
    try {
      const done = await api.act(s.id, s.you, a.text, s.rev);
      setPref("acts", prefs.acts + 1);
      if (done.table) this.live?.take(done.table);
    } catch (e) {
      this.complain(e);
      if ((e as Refusal).code !== "offline") this.take(await api.table(s.id).catch(() => s));
    } finally {
      if (this.sending === s.rev) this.sending = null;
    }
  }

  async whyNot(thing: Thing) {
    const s = this.snap!;
    const ctx = this.context()!;
    if (s.state === "finished") return tell("The game is over.");
    if (s.state === "open") return tell("The game begins when every seat is taken.");
    if (!s.you) return tell("You are watching; only the players act.");
    try {
      for (const action of this.board.wishes(thing, ctx)) {
        const why = await api.why(s.id, s.you, action);
        if (why.legal || !why.reason) continue;
        play("refuse");
        return tell(why.reason, true, why.rule);
      }
      tell(ctx.playing ? "There is nothing to do with this now." : "It is not your turn.", true);
    } catch (e) {
      this.complain(e);
    }
  }

  private async hint() {
    const s = this.snap!;
    if (!isMyTurn(s)) return tell("A hint is for the player who must choose.");
    try {
      this.hints = (await api.hint(s.id, s.you)).moves;
    } catch (e) {
      this.complain(e);
    }
  }

  private async undo() {
    const s = this.snap!;
    if (s.undoable > 0) await this.send("undo", { seat: s.you });
    else
      await this.send(
        "ask",
        { what: "undo", seat: s.you },
        "You have asked to take the move back.",
      );
  }

  private async rematch() {
    try {
      go(`/t/${(await api.post<{ id: string }>(this.table, "rematch")).id}`);
    } catch (e) {
      this.complain(e);
    }
  }

  /* A finished game goes on as another one, from the step that the replay shows. */
  private goOn() {
    if (this.snap!.state !== "finished") return null;
    return () =>
      void playOn(this.context()!, this.replay.step)
        .then((id) => go(`/t/${id}`))
        .catch((e) => this.complain(e));
  }

  /* The board. */

  get board(): Board {
    return boardOf(this.snap!.game);
  }

  context(): BoardContext | null {
    const { snap, game } = this;
    if (!snap || !game) return null;
    const view = this.replay.past?.view ?? snap.view;
    const picks = this.picking.picks;
    const playing = !this.replay.on && isMyTurn(snap);
    const me = snap.you ?? view.seats[0];
    const ctx: BoardContext = {
      game,
      snap,
      view,
      me,
      playing,
      options: [],
      lit: new Set(),
      picks,
      hinted: new Set(),
    };
    if (!playing) return ctx;
    const known = vocabulary(view.state, view.extra ?? {}, game.facts ?? {});
    ctx.options = snap.legal.map((text) =>
      this.board.option(parseAction(text, game.verbs, known), ctx),
    );
    ctx.lit = litThings(ctx.options, picks);
    const best = ctx.options.find((o) => o.act.text === this.hints[0]?.action);
    ctx.hinted = new Set(best ? [...best.things, ...best.also] : []);
    return ctx;
  }

  private onClick(e: Event) {
    const target = e.target as Element;
    const thing = target.closest<HTMLElement>("[data-thing]");
    if (!thing) {
      this.looking.hide();
      if (!target.closest(".chooser, .prompt") && this.picking.isBusy) this.picking.letGo();
      return;
    }
    if (!this.replay.on) {
      this.catchUp();
      this.picking.press(this.picking.picks, thing.dataset.thing!, thing);
    }
    this.looking.touch(e, thing);
  }

  /* Rule numbers stand in messages outside the table too. */
  private onRule = (e: Event) => {
    const rule = (e.target as Element).closest<HTMLElement>("[data-rule]")?.dataset.rule;
    if (rule && this.snap) void this.openRule(rule);
  };

  private async openRule(number: string) {
    try {
      const { rules } = await api.rules(this.snap!.game);
      this.rule = rules.find((r) => r.number === number) ?? {
        number,
        text: "There is no such rule.",
      };
      await this.updateComplete;
      const dialog = this.querySelector<HTMLDialogElement>("#rule");
      if (dialog && !dialog.open) dialog.showModal();
    } catch (e) {
      this.complain(e);
    }
  }

  /* Keys. */

  private onKey = (e: KeyboardEvent) => {
    if (!this.snap || !isShortcut(e)) return;
    if (this.press(e.key, e.target as Element)) e.preventDefault();
  };

  private press(key: string, target: Element): boolean {
    const board = this.querySelector(".board");
    if (key === "Escape") return this.escape();
    if (this.replay.key(key)) return true;
    if (board && moveFocus(board, key)) return true;
    const thing = target.closest<HTMLElement>("[data-thing]")?.dataset.thing;
    const keys: Record<string, () => void> = {
      a: () => this.openList(),
      b: () =>
        this.focusOn(this.querySelector(".board .lit") ? ".board .lit" : ".board [data-thing]"),
      u: () => void this.undo(),
      h: () => void this.hint(),
      l: () => this.show("log", "#log"),
      c: () => this.show("chat", "#say"),
      n: () => this.snap!.state === "finished" && this.show("analysis"),
      r: () => this.replay.turn(),
      w: () => thing && void this.whyNot(thing),
      "+": () => this.zoom?.by(ZOOM_STEP),
      "-": () => this.zoom?.by(1 / ZOOM_STEP),
      "0": () => this.zoom?.fit(),
    };
    const run = keys[key.toLowerCase()];
    run?.();
    return run !== undefined;
  }

  private escape(): boolean {
    const busy = this.picking.isBusy || this.isListOpen;
    this.picking.letGo();
    this.looking.hide();
    this.isListOpen = false;
    return busy;
  }

  focusOn(selector: string) {
    this.querySelector<HTMLElement>(selector)?.focus();
  }

  private openList() {
    this.isListOpen = true;
    void this.updateComplete.then(() =>
      this.focusOn(this.querySelector(".actions") ? ".actions .act" : ".prompt .act"),
    );
  }

  private show(tab: Tab, selector = `#tab-${tab}`) {
    this.tab = tab;
    if (tab === "chat") this.talkSeen = this.snap!.chat.length;
    if (tab === "analysis") this.analysing.want();
    void this.updateComplete.then(() => this.focusOn(selector));
  }

  private turnPlain() {
    setPref("plain", !prefs.plain);
    this.picking.letGo();
  }

  /* Drawing. */

  protected updated(changed: PropertyValues) {
    const pane = this.querySelector<HTMLElement>(".pane");
    if (pane) (this.zoom ??= new Zoom(pane)).settle();
    this.followLights();
    if (!changed.has("snap") && !changed.has("tab") && !this.replay.on) return;
    for (const box of this.querySelectorAll(".log")) box.scrollTop = box.scrollHeight;
  }

  /* Once for each choice: whoever scrolls away afterwards is left in peace. */
  private followLights() {
    const at = `${this.snap?.rev} ${this.picking.picks}`;
    if (at === this.lightsAt || !this.snap || this.replay.on) return;
    this.lightsAt = at;
    showLights(this);
  }

  render(): TemplateResult {
    if (this.fault) return this.nothingHere();
    const ctx = this.context();
    if (!ctx)
      return html`<main id="main" class="page narrow" tabindex="-1"><h1 tabindex="-1">One moment…</h1></main>`;
    return html`<main id="main" class="table ${ctx.playing ? "my-turn" : ""}" tabindex="-1">
      <h1 class="unseen" tabindex="-1">${ctx.snap.title}</h1>
      ${this.prompt(ctx)}
      <section class="pane" aria-label="Board">
        <div class="board">${this.board.draw(ctx)}</div>
        ${this.replay.on ? nothing : this.news.moment(ctx)}
        <ul class="unseen" aria-label="The position in words">
          ${this.board.say(ctx).map((sentence) => html`<li>${sentence}</li>`)}
        </ul>
      </section>
      ${this.replay.on ? replayBar(this.replay, this.goOn()) : nothing} ${this.sidebar(ctx)} ${this.picking.menu()}
      ${this.looking.draw(ctx)} ${ruleDialog(this.rule, ctx.snap.game)}
      <div class="unseen" aria-live="polite">${this.news.words()} ${thoughtWords(this.hints)}</div>
    </main>`;
  }

  private nothingHere() {
    return html`<main id="main" class="page narrow center" tabindex="-1">
      <h1 tabindex="-1">No such table</h1>
      <p class="fault" role="alert">${this.fault}</p>
      <a class="button" href="/">To the lobby</a>
    </main>`;
  }

  private prompt(ctx: BoardContext) {
    const { replay, connection, hints, isListOpen } = this;
    return promptBar({
      host: this,
      ctx,
      replay,
      connection,
      hints,
      isListOpen,
      turnList: () => (this.isListOpen ? (this.isListOpen = false) : this.openList()),
      letGo: () => this.picking.letGo(),
      undo: () => void this.undo(),
      hint: () => void this.hint(),
      forgetHints: () => (this.hints = []),
      analyse: () => this.show("analysis"),
      zoom: (factor) => (factor ? this.zoom?.by(factor) : this.zoom?.fit()),
      rematch: () => void this.rematch(),
    });
  }

  private sidebar(ctx: BoardContext) {
    const { replay, analysing, takenAt, tab } = this;
    return side({
      host: this,
      ctx,
      replay,
      analysing,
      takenAt,
      tab,
      unread: tab === "chat" ? 0 : ctx.snap.chat.length - this.talkSeen,
      show: (to) => this.show(to),
      turnPlain: () => this.turnPlain(),
    });
  }
}
customElements.define("table-page", TablePage);

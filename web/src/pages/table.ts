/*
 * A table: the frame around any board. It takes the snapshots that the server pushes and draws
 * them; the parts light, pick, send and look back. Nothing here knows a game.
 */
import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { api, Refusal } from "../api";
import type { Board, TableContext } from "../boards/board";
import { boardName, boardOf, fetchBoard } from "../boards/registry";
import { Briefings } from "../lesson/briefing";
import { pointedAt } from "../lesson/rings";
import { Coaching } from "../lesson/coach";
import { Teaching } from "../lesson/teaching";
import { Live, type Connection } from "../live";
import { Motion } from "../motion/motion";
import { Analysing } from "../analysis/analysing";
import { Effects } from "../table/effects";
import { ending, openEnding } from "../table/ending";
import { isMyTurn, type Tab, type TableHost } from "../table/host";
import { Keyboard } from "../table/keyboard";
import { boardContext } from "../table/lighting";
import { showHinted, showLights, showRinged, slideTo } from "../table/lights";
import { Looking } from "../table/looking";
import { News } from "../log/news";
import { wantsRematch } from "../table/offers";
import { Picking } from "../table/picking";
import { promptBar } from "../table/promptbar";
import { replayBar } from "../log/replaybar";
import { Replaying } from "../log/replaying";
import { RuleReading } from "../table/rulereading";
import { Sending } from "../table/sending";
import { side } from "../table/side";
import { stillThought, thoughtWords } from "../analysis/thoughts";
import { Zoom } from "../table/zoom";
import { PlainElement } from "../plain";
import { prefs, setPref } from "../prefs";
import { go } from "../router";
import { t } from "../texts";
import { tell } from "../toast";
import type { GameInfo, Hint, Snapshot } from "../types";
import { readSnapshot, type RawSnapshot } from "../wire";

class TablePage extends PlainElement implements TableHost {
  static properties = {
    table: {},
    step: {},
    snap: { state: true },
    hints: { state: true },
    hintAt: { state: true },
    connection: { state: true },
    tab: { state: true },
    fault: { state: true },
    isListOpen: { state: true },
  };
  declare table: string;
  declare step: number | null;
  declare snap: Snapshot | null;
  declare hints: Hint[];
  declare hintAt: number;
  declare private connection: Connection;
  declare private tab: Tab;
  declare private fault: string;
  declare isListOpen: boolean;

  game: GameInfo | null = null;
  readonly effects = new Effects(this);
  readonly motion = new Motion(this);
  readonly picking = new Picking(this);
  readonly replay = new Replaying(this);
  readonly sending = new Sending(this);
  readonly teaching = new Teaching(this);
  readonly briefings = new Briefings(this);
  readonly coaching = new Coaching(this);
  private looking = new Looking(this);
  private news = new News(this);
  readonly analysing = new Analysing(this);
  private reading = new RuleReading(this);
  private live: Live | null = null;
  private zoom: Zoom | null = null;
  private takenAt = 0;
  private lightsAt = "";
  private ticking = 0;
  private talkSeen = 0;

  constructor() {
    super();
    this.table = this.fault = "";
    this.step = this.snap = null;
    this.hints = [];
    this.hintAt = 0;
    this.connection = "connecting";
    this.tab = "log";
    this.isListOpen = false;
    this.addEventListener("click", (e) => this.onClick(e));
    new Keyboard(this);
  }

  connectedCallback() {
    super.connectedCallback();
    this.ticking = window.setInterval(() => this.tick(), 1000);
    void this.begin();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    clearInterval(this.ticking);
    this.live?.close();
    this.zoom?.close();
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
    const id = this.table;
    try {
      const raw = await api.table(id);
      const game = (await api.games()).games.find((g) => g.id === raw.game);
      if (!game) throw new Refusal(t.errors.unknownGame, "game");
      const [{ facts, ...tables }] = await Promise.all([
        api.facts(raw.game),
        fetchBoard(raw.game).then((board) => board.prepare?.(raw.view)),
      ]);
      if (!this.isConnected || id !== this.table) return; // the player has gone elsewhere
      this.game = { ...game, facts, tables };
      this.dataset.board = boardName(raw.game);
      this.talkSeen = raw.chat.length;
      this.listen(raw);
      if (this.step !== null) await this.replay.goTo(this.step);
    } catch (e) {
      this.fault = (e as Refusal).sentence ?? String(e);
    }
  }

  private listen(first: RawSnapshot) {
    this.live = new Live(
      this.table,
      (raw) => readSnapshot(raw, this.game!.tables!),
      (s) => this.take(s),
      this.motion.pace,
      (c) => (this.connection = c),
    );
    this.hear(first);
    this.catchUp();
    this.live.open();
  }

  /* The next snapshot to be shown, and for how long. */
  private take(s: Snapshot): number {
    const before = this.snap;
    const ms = this.replay.on ? 0 : this.motion.prepare(before, s);
    this.keepFocus();
    this.snap = s;
    this.takenAt = performance.now();
    if (!before || before.rev !== s.rev || before.you !== s.you) {
      this.picking.letGo();
      this.keepThoughts(before, s);
      if (!isMyTurn(s)) this.isListOpen = false;
    }
    document.title = `${isMyTurn(s) ? "● " : ""}${s.title} · ${t.name}`;
    if (before) this.news.hear(before, s);
    if (before && before.state !== "finished" && s.state === "finished") void this.updateComplete.then(() => openEnding(this));
    if (before && s.rematch && wantsRematch(before)) go(`/t/${s.rematch}`);
    if (before && s.chat.length > before.chat.length) this.hearTalk(s);
    return ms;
  }

  private keepThoughts(before: Snapshot | null, s: Snapshot) {
    const stays = before !== null && isMyTurn(before) && before.you === s.you;
    const kept = stays ? stillThought(this.hints, s) : [];
    if (kept.length < this.hints.length) this.hintAt = 0;
    this.hints = kept;
  }

  private hearTalk(s: Snapshot) {
    const last = s.chat[s.chat.length - 1];
    if (this.tab === "chat") this.talkSeen = s.chat.length;
    else tell(t.chat.heard(last.name, last.text));
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

  hear(raw: RawSnapshot) {
    this.live?.take(readSnapshot(raw, this.game!.tables!));
  }

  catchUp() {
    this.motion.finish();
    this.live?.catchUp();
  }

  get isLate(): boolean {
    return this.live?.isLate ?? false;
  }

  get board(): Board {
    return boardOf(this.snap!.game);
  }

  context(): TableContext | null {
    return boardContext(this);
  }

  private onClick(e: Event) {
    const target = e.target as Element;
    const thing = target.closest<HTMLElement>("[data-thing]");
    this.motion.unpoint();
    if (target.closest("[data-undo]")) return void this.sending.undo();
    if (!thing) {
      this.looking.hide();
      if (!target.closest(".chooser, .prompt") && this.picking.isBusy) this.picking.letGo();
      return;
    }
    let waits = false;
    if (!this.replay.on) {
      this.catchUp();
      waits = this.looking.isFirstTap(e, thing) && this.picking.wouldAct(thing.dataset.thing!);
      if (!waits) this.picking.press(this.picking.picks, thing.dataset.thing!, thing);
    }
    this.looking.touch(e, thing, waits);
  }

  letGo() {
    this.picking.letGo();
    this.looking.hide();
  }

  escape(): boolean {
    const isAnything = this.picking.isBusy || this.isListOpen;
    this.letGo();
    this.isListOpen = false;
    return isAnything;
  }

  focusOn(selector: string) {
    this.querySelector<HTMLElement>(selector)?.focus();
  }

  openList() {
    this.isListOpen = true;
    void this.updateComplete.then(() =>
      this.focusOn(this.querySelector(".actions") ? ".actions .act" : ".prompt .act"),
    );
  }

  analyse() {
    this.analysing.want();
  }

  show(tab: Tab, focus = `#tab-${tab}`) {
    this.tab = tab;
    if (tab === "chat") this.talkSeen = this.snap!.chat.length;
    if (tab === "analysis") this.analysing.want();
    void this.updateComplete.then(() => this.focusOn(focus));
  }

  zoomBy(factor: number) {
    this.zoom?.by(factor);
  }

  lookAt(things: Element[]) {
    this.zoom?.lookAt(things);
  }

  fit() {
    this.zoom?.fit();
  }

  private turnPlain() {
    setPref("plain", !prefs.plain);
    this.picking.letGo();
  }

  /* Drawing. */

  protected updated(changed: PropertyValues) {
    this.settleZoom();
    this.followLights();
    if (this.hints.length > 0 && (changed.has("hints") || changed.has("hintAt"))) showHinted(this);
    if (!changed.has("snap") && !changed.has("tab") && !this.replay.on) return;
    for (const box of this.querySelectorAll(".log")) box.scrollTop = box.scrollHeight;
  }

  /* The pane of another table is another pane. */
  private settleZoom() {
    const pane = this.querySelector<HTMLElement>(".pane");
    if (!pane) return;
    if (this.zoom?.pane !== pane) {
      this.zoom?.close();
      this.zoom = new Zoom(pane);
    }
    this.zoom.settle();
  }

  /* Once for each choice: whoever scrolls away afterwards is left in peace. */
  private followLights() {
    const at = `${this.snap?.rev} ${this.picking.picks}`;
    if (at === this.lightsAt || !this.snap || this.replay.on) return;
    this.lightsAt = at;
    this.zoom?.showLights();
    const pointed = pointedAt(this);
    this.zoom?.lookAtAll(pointed);
    if (!this.snap.lesson?.point.length) return showLights(this);
    slideTo(pointed);
    showRinged(this);
  }

  render(): TemplateResult {
    if (this.fault) return this.nothingHere();
    const ctx = this.context();
    if (!ctx)
      return html`<main id="main" class="page narrow" tabindex="-1"><h1 tabindex="-1">${t.wait}</h1></main>`;
    return html`<main id="main" class="table ${ctx.playing ? "my-turn" : ""} ${ctx.snap.lesson ? "teaching" : ""}" tabindex="-1">
      <h1 class="unseen" tabindex="-1">${ctx.snap.title}</h1>
      ${promptBar(this, ctx, this.connection)}
      <section class="pane" aria-label=${t.table.board}>
        <div class="board">${this.board.draw(ctx)}</div>
        ${this.replay.on ? nothing : this.news.moment(ctx)}
        ${ctx.snap.lesson ? html`<div class="rings" aria-hidden="true"></div>` : nothing}
        <div class="motion" aria-hidden="true"></div>
        <ul class="unseen" aria-label=${t.table.inWords}>
          ${this.board.say(ctx).map((sentence) => html`<li>${sentence}</li>`)}
        </ul>
      </section>
      ${this.replay.on ? replayBar(this.replay, this.playOn()) : nothing} ${this.sidebar(ctx)} ${this.picking.menu()}
      ${this.looking.draw(ctx)} ${this.reading.draw(ctx.snap.game)} ${this.briefings.draw(ctx)} ${ending(this, ctx, this.analysing.told)}
      <div class="unseen" aria-live="polite">${this.news.words()} ${thoughtWords(this, ctx)}</div>
    </main>`;
  }

  private nothingHere() {
    return html`<main id="main" class="page narrow center" tabindex="-1">
      <h1 tabindex="-1">${t.errors.noTable}</h1>
      <p class="fault" role="alert">${this.fault}</p>
      <a class="button" href="/">${t.home}</a>
    </main>`;
  }

  private playOn() {
    return this.snap!.state === "finished" ? () => void this.sending.playOn() : null;
  }

  private sidebar(ctx: TableContext) {
    const { analysing, takenAt, tab } = this;
    return side({
      host: this,
      ctx,
      analysing,
      takenAt,
      tab,
      unread: tab === "chat" ? 0 : ctx.snap.chat.length - this.talkSeen,
      turnPlain: () => this.turnPlain(),
    });
  }
}
customElements.define("table-page", TablePage);

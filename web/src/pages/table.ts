/*
 * A table: the frame around any board. It draws the snapshot that the server pushed, lights
 * what its legal list says, and sends action texts. Nothing here knows a game.
 */
import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { styleMap } from "lit/directives/style-map.js";
import { parseAction, vocabulary, type Act } from "../actions";
import { api, Refusal } from "../api";
import { boardOf } from "../boards/registry";
import type { Board, BoardContext } from "../boards/board";
import { icon, line } from "../icon";
import { Live, type Connection } from "../live";
import { actionButton, actionList, actionText } from "../parts/actionlist";
import { moveFocus } from "../parts/arrows";
import { chat } from "../parts/chat";
import { dialogHead } from "../parts/dialog";
import { watchDrag } from "../parts/drag";
import { log, ruleButton } from "../parts/log";
import { players } from "../parts/players";
import { proof } from "../parts/proof";
import { replayBar, type ReplayState } from "../parts/replaybar";
import { Zoom } from "../parts/zoom";
import { litThings, pick, type Option, type Thing } from "../picks";
import { PlainElement } from "../plain";
import { prefs, setPref } from "../prefs";
import { go } from "../router";
import { play } from "../sound";
import { tell } from "../toast";
import type { GameInfo, LogLine, Snapshot, View } from "../types";
import { list, words } from "../words";

const AUTOPLAY_MS = 1100;
const LOOK_AFTER_MS = 350;
const LOOK_TOUCH_MS = 3500;
const MOMENT_MS = 3200;
const FEW_ACTIONS = 8; // so many stand next to the prompt, more in the list

type Tab = "log" | "chat" | "table";

interface Chooser {
  options: Option[];
  x: number;
  y: number;
}

interface Look {
  thing: Thing;
  x: number;
  y: number;
}

class TablePage extends PlainElement {
  static properties = {
    table: {},
    step: {},
    snap: { state: true },
    picks: { state: true },
    chooser: { state: true },
    look: { state: true },
    hints: { state: true },
    connection: { state: true },
    tab: { state: true },
    replay: { state: true },
    past: { state: true },
    rule: { state: true },
    fault: { state: true },
    allActions: { state: true },
    news: { state: true },
  };
  declare table: string;
  declare step: number | null;
  private declare snap: Snapshot | null;
  private declare picks: Thing[];
  private declare chooser: Chooser | null;
  private declare look: Look | null;
  private declare hints: { action: string; value: number }[];
  private declare connection: Connection;
  private declare tab: Tab;
  private declare replay: ReplayState | null;
  private declare past: { view: View; log: Snapshot["log"] } | null;
  private declare rule: { number: string; text: string } | null;
  private declare fault: string;
  private declare allActions: boolean;
  private declare news: LogLine[];

  private game: GameInfo | null = null;
  private live: Live | null = null;
  private zoom: Zoom | null = null;
  private takenAt = 0;
  private ticking = 0;
  private autoplay = 0;
  private lookTimer = 0;
  private newsTimer = 0;
  private talkSeen = 0;
  private sending = false;

  constructor() {
    super();
    this.table = "";
    this.step = null;
    this.snap = this.chooser = this.look = this.replay = this.past = this.rule = null;
    this.picks = [];
    this.hints = [];
    this.connection = "connecting";
    this.tab = "log";
    this.fault = "";
    this.news = [];
    this.allActions = false;
  }

  connectedCallback() {
    super.connectedCallback();
    addEventListener("keydown", this.onKey);
    addEventListener("click", this.onRule);
    this.addEventListener("click", (e) => this.onClick(e));
    this.addEventListener("pointerover", (e) => this.onHover(e));
    this.addEventListener("pointerout", () => this.hideLook());
    this.addEventListener("focusin", (e) => this.onFocus(e));
    watchDrag(this, {
      lift: (thing) => this.lift(thing),
      drop: (thing, on, at) => this.pressWith([thing], on, at),
      let: () => (this.picks = []),
    });
    this.ticking = window.setInterval(() => this.tick(), 1000);
    void this.begin();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    removeEventListener("keydown", this.onKey);
    removeEventListener("click", this.onRule);
    clearInterval(this.ticking);
    clearInterval(this.autoplay);
    this.live?.close();
  }

  private async begin() {
    try {
      const first = await api.table(this.table);
      this.game = (await api.games()).games.find((g) => g.id === first.game) ?? null;
      if (!this.game) throw new Refusal("This server does not know the game.", "game");
      this.game = { ...this.game, facts: (await api.facts(first.game)).facts };
      this.talkSeen = first.chat.length;
      this.take(first);
      this.live = new Live(this.table, (s) => this.take(s), (c) => (this.connection = c));
      this.live.open();
      if (this.step !== null) await this.goTo(this.step);
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
      this.picks = [];
      this.chooser = null;
      this.hints = [];
      if (s.legal.length <= FEW_ACTIONS) this.allActions = false;
    }
    document.title = `${this.isMyTurn(s) ? "● " : ""}${s.title} · Tessera`;
    if (before) this.announce(before, s);
    if (this.tab === "chat") this.talkSeen = s.chat.length;
  }

  /* Whoever plays with the keyboard must not lose the place when a button goes away. */
  private keepFocus() {
    const at = document.activeElement;
    if (!at || at === this || !this.contains(at)) return;
    void this.updateComplete.then(() => {
      if (!document.activeElement || document.activeElement === document.body) this.focusOn(".question");
    });
  }

  private isMyTurn(s: Snapshot): boolean {
    return s.state === "running" && s.legal.length > 0;
  }

  private announce(before: Snapshot, s: Snapshot) {
    const last = before.log[before.log.length - 1]?.n ?? 0;
    const fresh = s.log.filter((l) => l.n > last);
    if (fresh.length > 0) this.showNews(fresh);
    if (this.isMyTurn(s) && !this.isMyTurn(before)) {
      play("turn");
      if (prefs.notify && document.hidden && Notification.permission === "granted")
        new Notification(`${s.title}: your turn`, { body: s.view.prompt ?? "", tag: s.id });
    }
    if (s.chat.length > before.chat.length && this.tab !== "chat") {
      const last = s.chat[s.chat.length - 1];
      tell(`${last.name}: ${last.text}`);
    }
  }

  /* Read aloud by screen readers, and shown large for a moment if the board likes. */
  private showNews(fresh: LogLine[]) {
    this.news = fresh;
    clearTimeout(this.newsTimer);
    this.newsTimer = window.setTimeout(() => (this.news = []), MOMENT_MS);
    const text = fresh.map((l) => l.text).join(" ");
    if (/battle die|against/.test(text)) play("battle");
    else if (/roll/.test(text)) play("dice");
    else if (/sestertii|VP/.test(text)) play("coin");
    else play("card");
  }

  private tick() {
    if (this.snap?.seats.some((s) => typeof s.clock_ms === "number")) this.requestUpdate();
  }

  /* Sending. */

  private async send(what: string, body: object = {}, done = "") {
    try {
      await api.post(this.table, what, body);
      if (done) tell(done);
    } catch (e) {
      this.complain(e);
    }
  }

  private complain(e: unknown) {
    play("refuse");
    const r = e as Refusal;
    tell(r.sentence ?? String(e), true, r.rule);
  }

  private async act(a: Act) {
    const s = this.snap;
    if (!s || this.sending) return;
    this.sending = true;
    this.picks = [];
    this.chooser = null;
    this.hideLook();
    try {
      const done = await api.act(s.id, s.you, a.text, s.rev);
      if (done.table) this.live?.take(done.table);
    } catch (e) {
      this.complain(e);
      if ((e as Refusal).code !== "offline") this.take(await api.table(s.id).catch(() => s));
    } finally {
      this.sending = false;
    }
  }

  private async whyNot(thing: Thing) {
    const s = this.snap!;
    const ctx = this.context(s)!;
    const wishes = this.board.wishes(thing, ctx);
    if (s.state === "finished") return tell("The game is over.");
    if (s.state === "open") return tell("The game begins when every seat is taken.");
    if (!s.you) return tell("You are watching; only the players act.");
    for (const action of wishes) {
      try {
        const why = await api.why(s.id, s.you, action);
        if (!why.legal && why.reason) {
          play("refuse");
          return tell(why.reason, true, why.rule);
        }
      } catch (e) {
        return this.complain(e);
      }
    }
    return tell(ctx.playing ? "There is nothing to do with this now." : "It is not your turn.", true);
  }

  private async hint() {
    const s = this.snap;
    if (!s || !this.isMyTurn(s)) return tell("A hint is for the player who must choose.");
    try {
      this.hints = (await api.hint(s.id, s.you)).moves.slice(0, 3);
      const best = this.hints[0];
      const chance = best && Number.isFinite(best.value) ? ` (${Math.round(best.value * 100)} % to win)` : "";
      if (best) tell(`I would ${best.action}${chance}.`);
    } catch (e) {
      this.complain(e);
    }
  }

  /* Picking. */

  private get board(): Board {
    return boardOf(this.snap!.game);
  }

  private acts(s: Snapshot): Act[] {
    const known = vocabulary(s.view.state, s.view.extra ?? {}, this.game!.facts ?? {});
    return s.legal.map((text) => parseAction(text, this.game!.verbs, known));
  }

  private context(s: Snapshot): BoardContext | null {
    if (!this.game) return null;
    const view = this.past?.view ?? s.view;
    const playing = !this.replay && this.isMyTurn(s);
    const ctx: BoardContext = {
      game: this.game,
      snap: s,
      view,
      me: s.you ?? view.seats[0],
      playing,
      options: [],
      lit: new Set(),
      picks: this.picks,
      hinted: new Set(),
    };
    if (playing) {
      ctx.options = this.acts(s).map((a) => this.board.option(a, ctx));
      ctx.lit = litThings(ctx.options, this.picks);
      const best = ctx.options.find((o) => o.act.text === this.hints[0]?.action);
      ctx.hinted = new Set(best ? [...best.things, ...best.also] : []);
    }
    return ctx;
  }

  private lift(thing: Thing): boolean {
    this.live?.catchUp();
    const ctx = this.snap && this.context(this.snap);
    if (!ctx || !litThings(ctx.options, []).has(thing)) return false;
    this.picks = [thing];
    this.hideLook();
    return true;
  }

  private pressWith(picks: Thing[], thing: Thing, at: Element) {
    const ctx = this.snap && this.context(this.snap);
    if (!ctx) return;
    this.chooser = null;
    const outcome = pick(ctx.options, picks, thing);
    switch (outcome.kind) {
      case "act":
        return void this.act(outcome.act);
      case "more":
        this.picks = outcome.picks;
        return;
      case "choose":
        this.picks = outcome.picks;
        this.openChooser(outcome.options, at);
        return;
      case "none":
        this.picks = [];
        return void this.whyNot(thing);
    }
  }

  private openChooser(options: Option[], at: Element) {
    const box = at.getBoundingClientRect();
    this.hideLook();
    this.chooser = { options, x: box.x + box.width / 2, y: box.bottom };
    void this.updateComplete.then(() => {
      const menu = this.querySelector<HTMLElement>(".chooser");
      if (!menu) return;
      const size = menu.getBoundingClientRect();
      const x = Math.max(8, Math.min(innerWidth - size.width - 8, box.x + box.width / 2 - size.width / 2));
      const below = box.bottom + 6;
      const y = below + size.height > innerHeight - 8 ? Math.max(8, box.top - size.height - 6) : below;
      menu.style.left = `${x}px`;
      menu.style.top = `${y}px`;
      menu.querySelector<HTMLElement>("button")?.focus();
    });
  }

  private onClick(e: Event) {
    const target = e.target as Element;
    const thing = target.closest<HTMLElement>("[data-thing]");
    if (thing) {
      if (!this.replay) {
        this.live?.catchUp();
        this.pressWith(this.picks, thing.dataset.thing!, thing);
      }
      this.touchLook(e, thing);
      return;
    }
    this.hideLook();
    if (this.chooser && !target.closest(".chooser")) this.letGo();
  }

  private letGo() {
    this.picks = [];
    this.chooser = null;
  }

  /* A closer look at what the pointer rests on or the focus is at. */

  private onHover(e: PointerEvent) {
    const el = (e.target as Element).closest<HTMLElement>("[data-thing], [data-look]");
    if (!el || e.pointerType === "touch" || e.buttons) return;
    clearTimeout(this.lookTimer);
    this.lookTimer = window.setTimeout(() => this.showLook(el), LOOK_AFTER_MS);
  }

  private onFocus(e: FocusEvent) {
    const el = (e.target as Element).closest<HTMLElement>("[data-thing], [data-look]");
    if (el?.matches(":focus-visible")) this.showLook(el);
    else this.hideLook();
  }

  private showLook(el: HTMLElement) {
    if (this.chooser || !el.isConnected) return;
    const box = el.getBoundingClientRect();
    const right = box.right + 280 < innerWidth;
    this.look = {
      thing: el.dataset.look ?? el.dataset.thing!,
      x: right ? box.right + 10 : Math.max(8, box.left - 250),
      y: Math.max(56, Math.min(innerHeight - 360, box.top - 60)),
    };
  }

  /* A finger cannot hover: a tap shows what was tapped. */
  private touchLook(e: Event, el: HTMLElement) {
    if ((e as PointerEvent).pointerType !== "touch") return;
    this.look = { thing: el.dataset.look ?? el.dataset.thing!, x: 0, y: 0 };
    clearTimeout(this.lookTimer);
    this.lookTimer = window.setTimeout(() => this.hideLook(), LOOK_TOUCH_MS);
  }

  private hideLook() {
    clearTimeout(this.lookTimer);
    if (this.look) this.look = null;
  }

  /* Rule numbers stand in messages outside the table too. */
  private onRule = (e: Event) => {
    const rule = (e.target as Element).closest<HTMLElement>("[data-rule]")?.dataset.rule;
    if (rule && this.snap) void this.openRule(rule);
  };

  private async openRule(number: string) {
    try {
      const { rules } = await api.rules(this.snap!.game);
      this.rule = rules.find((r) => r.number === number) ?? { number, text: "There is no such rule." };
      await this.updateComplete;
      const dialog = this.querySelector<HTMLDialogElement>("#rule");
      if (dialog && !dialog.open) dialog.showModal();
    } catch (e) {
      this.complain(e);
    }
  }

  /* Replay. */

  private async goTo(step: number) {
    const s = this.snap!;
    const wanted = Math.max(0, Math.min(s.steps, step));
    this.replay = { step: wanted, steps: s.steps, playing: this.replay?.playing ?? false };
    try {
      const at = await api.at(s.id, wanted);
      if (!this.replay || this.replay.step !== wanted) return;
      this.past = { view: at.view, log: at.log };
      history.replaceState(null, "", `/t/${s.id}?step=${wanted}`);
    } catch (e) {
      this.leaveReplay();
      this.complain(e);
    }
  }

  private turnAutoplay() {
    if (!this.replay) return;
    clearInterval(this.autoplay);
    this.replay = { ...this.replay, playing: !this.replay.playing };
    if (!this.replay.playing) return;
    if (this.replay.step >= this.replay.steps) void this.goTo(0);
    this.autoplay = window.setInterval(() => {
      if (!this.replay?.playing) return clearInterval(this.autoplay);
      if (this.replay.step >= this.replay.steps) return this.turnAutoplay();
      void this.goTo(this.replay.step + 1);
    }, AUTOPLAY_MS);
  }

  private leaveReplay() {
    clearInterval(this.autoplay);
    this.replay = this.past = null;
    history.replaceState(null, "", `/t/${this.table}`);
  }

  private turnReplay() {
    if (this.replay) this.leaveReplay();
    else void this.goTo(this.snap!.state === "finished" ? 0 : this.snap!.steps);
  }

  /* Keys. */

  private onKey = (e: KeyboardEvent) => {
    const target = e.target as Element;
    if (e.ctrlKey || e.metaKey || e.altKey || !this.snap) return;
    if (target.closest("input, textarea, select, dialog[open]")) return;
    if (this.press(e.key, target)) e.preventDefault();
  };

  private press(key: string, target: Element): boolean {
    const board = this.querySelector(".board");
    if (key === "Escape") return this.picks.length > 0 || this.chooser ? (this.letGo(), this.hideLook(), true) : false;
    if (this.replay && this.replayKey(key)) return true;
    if (board && moveFocus(board, key)) return true;
    const keys: Record<string, () => void> = {
      a: () => this.showActions(),
      b: () => this.focusOn(this.querySelector(".board .lit") ? ".board .lit" : ".board [data-thing]"),
      u: () => void this.undo(),
      h: () => void this.hint(),
      l: () => this.show("log", "#log"),
      c: () => this.show("chat", "#say"),
      r: () => this.turnReplay(),
      w: () => {
        const thing = target.closest<HTMLElement>("[data-thing]")?.dataset.thing;
        if (thing) void this.whyNot(thing);
      },
      "+": () => this.zoom?.by(1.2),
      "-": () => this.zoom?.by(1 / 1.2),
      "0": () => this.zoom?.fit(),
    };
    const run = keys[key.toLowerCase()];
    run?.();
    return run !== undefined;
  }

  private replayKey(key: string): boolean {
    const r = this.replay!;
    const to: Record<string, number> = {
      ArrowLeft: r.step - 1,
      ArrowRight: r.step + 1,
      Home: 0,
      End: r.steps,
    };
    if (key in to) void this.goTo(to[key]);
    else if (key === "p") this.turnAutoplay();
    else return false;
    return true;
  }

  private turnPlain() {
    setPref("plain", !prefs.plain);
    this.letGo();
    this.requestUpdate();
  }

  private focusOn(selector: string) {
    this.querySelector<HTMLElement>(selector)?.focus();
  }

  private showActions() {
    this.allActions = true;
    void this.updateComplete.then(() => this.focusOn(".actions .act"));
  }

  private show(tab: Tab, selector: string) {
    this.tab = tab;
    if (tab === "chat") this.talkSeen = this.snap!.chat.length;
    void this.updateComplete.then(() => this.focusOn(selector));
  }

  private async undo() {
    const s = this.snap!;
    if (s.undoable > 0) await this.send("undo", { seat: s.you });
    else await this.send("ask", { what: "undo", seat: s.you }, "You have asked to take the move back.");
  }

  /* Drawing. */

  protected updated(changed: PropertyValues) {
    const pane = this.querySelector<HTMLElement>(".pane");
    if (pane && !this.zoom) this.zoom = new Zoom(pane, pane.querySelector<HTMLElement>(".board")!);
    if (changed.has("snap") || changed.has("past") || changed.has("tab"))
      for (const box of this.querySelectorAll(".log")) box.scrollTop = box.scrollHeight;
  }

  render(): TemplateResult {
    const s = this.snap;
    if (this.fault)
      return html`<main id="main" class="page narrow center" tabindex="-1">
        <h1 tabindex="-1">No such table</h1>
        <p class="fault" role="alert">${this.fault}</p>
        <a class="button" href="/">To the lobby</a>
      </main>`;
    const ctx = s && this.context(s);
    if (!s || !ctx) return html`<main id="main" class="page narrow" tabindex="-1"><h1 tabindex="-1">One moment…</h1></main>`;
    return html`<main id="main" class="table ${ctx.playing ? "my-turn" : ""}" tabindex="-1">
      <h1 class="unseen" tabindex="-1">${s.title}</h1>
      ${this.promptBar(s, ctx)}
      <section class="pane" aria-label="Board">
        <div class="board">${this.board.draw(ctx)}</div>
        ${this.moment(ctx)}
        <ul class="unseen" aria-label="The position in words">
          ${this.board.say(ctx).map((line) => html`<li>${line}</li>`)}
        </ul>
      </section>
      ${this.replay
        ? replayBar(this.replay, (n) => void this.goTo(n), () => this.turnAutoplay(), () => this.leaveReplay())
        : nothing}
      ${this.side(s, ctx)} ${this.chooserMenu()} ${this.lookCard(ctx)} ${this.ruleDialog()}
      <div class="unseen" aria-live="polite">${this.news.map((l) => l.text).join(" ")}</div>
    </main>`;
  }

  private moment(ctx: BoardContext) {
    if (this.news.length === 0 || this.replay) return nothing;
    if (ctx.snap.state === "finished") return this.ending(ctx.snap);
    const drawn = this.board.moment?.(this.news, ctx);
    return drawn ? html`<div class="moment" aria-hidden="true">${drawn}</div>` : nothing;
  }

  private ending(s: Snapshot) {
    const mine = s.you ? (s.result?.score ?? s.view.score ?? {})[s.you] : undefined;
    const word = mine === undefined ? "Finis" : mine >= 1 ? "Victory" : mine > 0 ? "A draw" : "Defeat";
    return html`<div class="moment" aria-hidden="true"><p class="ending">${icon("laurels")}${word}</p></div>`;
  }

  private prompt(s: Snapshot, ctx: BoardContext): string {
    const title = (seat: string) => ctx.view.titles[seat] ?? words(seat);
    if (this.replay) return `Move ${this.replay.step} of ${this.replay.steps}`;
    if (s.state === "open") return "Waiting for the seats to be taken.";
    if (ctx.view.over || s.state === "finished") return this.result(s, title);
    if (ctx.playing) return ctx.view.prompt ?? "Your turn.";
    const who = ctx.view.to_act.filter((x) => x !== "chance").map(title);
    return who.length ? `Waiting for ${list(who)}.` : (ctx.view.prompt ?? "");
  }

  private result(s: Snapshot, title: (seat: string) => string): string {
    const score = s.result?.score ?? s.view.score ?? {};
    const best = Math.max(0, ...Object.values(score));
    const winners = Object.keys(score).filter((seat) => score[seat] === best && best > 0);
    const loser = s.result?.loser ? title(s.result.loser) : "";
    const how: Record<string, string> = { resign: `${loser} gave up. `, time: `The time of ${loser} is up. ` };
    const begin = `The game is over. ${how[s.result?.by ?? ""] ?? ""}`;
    if (winners.length === 1) return `${begin}${title(winners[0])} has won.`;
    return winners.length ? `${begin}It is a draw.` : begin.trim();
  }

  private promptBar(s: Snapshot, ctx: BoardContext) {
    const acts = ctx.options.map((o) => o.act);
    const loose = ctx.options.filter((o) => o.things.length === 0).map((o) => o.act);
    const few = !this.board.complete && acts.length <= FEW_ACTIONS ? acts : loose;
    const hinted = new Set(this.hints.map((h) => h.action));
    return html`<section class="prompt" aria-label="What to do">
      <div class="prompt-text">
        ${this.connection === "live" ? nothing : html`<span class="badge lost">${this.connection === "lost" ? "Reconnecting…" : "Connecting…"}</span>`}
        <p class="question" role="status" tabindex="-1">${this.prompt(s, ctx)}</p>
        ${this.picks.length > 0
          ? html`<p class="picked-line">${list(this.picks.map((p) => this.thingName(p)))} – now choose where.
              <button class="quiet" @click=${() => this.letGo()}>Let go</button></p>`
          : nothing}
      </div>
      <div class="prompt-acts">
        ${few.map((a) => actionButton(a, (x) => void this.act(x), actionText(a), `primary ${hinted.has(a.text) ? "hinted" : ""}`))}
        ${acts.length > few.length
          ? html`<button aria-expanded=${this.allActions} data-all @click=${() => (this.allActions ? (this.allActions = false) : this.showActions())}>
              All ${acts.length} actions
            </button>`
          : nothing}
        ${s.state === "finished" && !this.replay ? this.afterwards(s) : nothing} ${this.toolbar(s, ctx)}
      </div>
      ${this.offers(s)}
      ${this.allActions && acts.length > 0
        ? html`<div class="actions" role="group" aria-label="All actions">
            ${actionList(acts, this.game!, hinted, (a) => void this.act(a))}
          </div>`
        : nothing}
    </section>`;
  }

  private afterwards(s: Snapshot) {
    if (s.rematch) return html`<a class="button" href="/t/${s.rematch}">To the next game</a>`;
    if (s.you) return html`<button class="primary" @click=${() => void this.rematch()}>Play again</button>`;
    return html`<button @click=${() => this.turnReplay()}>Watch it again</button>`;
  }

  private thingName(thing: Thing): string {
    const [kind, ...rest] = thing.split(":");
    const name = rest[rest.length - 1];
    return kind === "card" || kind === "word" || kind === "icon" ? words(name) : `${words(kind)} ${name}`;
  }

  private toolbar(s: Snapshot, ctx: BoardContext) {
    const tool = (label: string, drawing: string, press: () => void, off = false) =>
      html`<button class="tool" aria-label=${label} title=${label} ?disabled=${off} @click=${press}>${line(drawing)}</button>`;
    const running = s.state === "running" && s.you !== null;
    return html`<span class="toolbar" role="toolbar" aria-label="Table">
      ${running ? tool(s.undoable > 0 ? "Undo (U)" : "Ask to take a move back", "undo", () => void this.undo(), s.steps === 0) : nothing}
      ${running ? tool("Hint (H)", "hint", () => void this.hint(), !ctx.playing) : nothing}
      ${s.steps > 0 ? tool(this.replay ? "Leave replay (R)" : "Replay (R)", "history", () => this.turnReplay()) : nothing}
      <span class="zoomer">${tool("Smaller (−)", "minus", () => this.zoom?.by(1 / 1.2))}
      ${tool("Larger (+)", "plus", () => this.zoom?.by(1.2))}
      ${tool("Fit (0)", "fit", () => this.zoom?.fit())}</span>
    </span>`;
  }

  private offers(s: Snapshot) {
    const open = s.offers ?? [];
    return open.map((o) => {
      const from = o.seat;
      const title = s.view.titles[from] ?? words(from);
      const what: Record<string, string> = {
        undo: "asks to take a move back",
        draw: "offers a draw",
        bot: "asks for the computer to take over an empty seat",
      };
      const answer = (yes: boolean) => void this.send("answer", { what: o.what, yes, seat: s.you });
      return html`<div class="offer" role="alert">
        <p>${from === s.you ? "You asked" : `${title} ${what[o.what] ?? `asks: ${o.what}`}`}${from === s.you ? ` (${o.what}); the others must answer.` : "."}</p>
        ${s.you && from !== s.you
          ? html`<button class="primary" @click=${() => answer(true)}>Agree</button>
              <button @click=${() => answer(false)}>Decline</button>`
          : nothing}
      </div>`;
    });
  }

  private side(s: Snapshot, ctx: BoardContext) {
    const unread = s.chat.length - this.talkSeen;
    const tab = (id: Tab, text: string) =>
      html`<button role="tab" id="tab-${id}" aria-controls="panel" aria-selected=${this.tab === id}
        @click=${() => this.show(id, `#tab-${id}`)}>${text}</button>`;
    const lines = this.past?.log ?? s.log;
    return html`<aside class="side" aria-label="Players, log and chat">
      ${players(s, ctx.view, this.takenAt)} ${this.invite(s)} ${this.free(s)}
      <div class="tabs" role="tablist" aria-label="Log, chat, table">
        ${tab("log", "Log")} ${tab("chat", unread > 0 && this.tab !== "chat" ? `Chat (${unread})` : "Chat")} ${tab("table", "Table")}
      </div>
      <div id="panel" class="panel-box" role="tabpanel" aria-labelledby="tab-${this.tab}">
        ${this.tab === "log" ? log(lines, ctx.view, s.state === "finished" ? (n) => void this.goTo(n) : null) : nothing}
        ${this.tab === "chat" ? chat(s, (text) => void this.send("chat", { text })) : nothing}
        ${this.tab === "table" ? this.tablePanel(s) : nothing}
      </div>
    </aside>`;
  }

  private invite(s: Snapshot) {
    if (!s.invite || s.state !== "open") return nothing;
    const link = new URL(s.invite, location.href).href;
    const copy = async () => {
      try {
        await navigator.clipboard.writeText(link);
        tell("The link is copied. Send it to a friend.");
      } catch {
        this.querySelector<HTMLInputElement>("#invite")?.select();
        tell("Copy the marked link.");
      }
    };
    return html`<section class="panel invite">
      <h3>Invite a friend</h3>
      <div class="say">
        <input id="invite" readonly .value=${link} aria-label="Invitation link" />
        <button aria-label="Copy the link" @click=${() => void copy()}>${line("copy")}</button>
      </div>
    </section>`;
  }

  private free(s: Snapshot) {
    const open = s.seats.filter((x) => x.kind === "open");
    if (s.state !== "open" || open.length === 0 || s.you) return nothing;
    return html`<section class="panel">
      <h3>Free seats</h3>
      <div class="row tight">
        ${open.map(
          (x) => html`<button class="primary" @click=${() => void this.send("join", { seat: x.seat })}>
            Play ${x.title ?? words(x.seat)}
          </button>`,
        )}
      </div>
    </section>`;
  }

  private async rematch() {
    try {
      const next = await api.post<{ id: string }>(this.table, "rematch");
      go(`/t/${next.id}`);
    } catch (e) {
      this.complain(e);
    }
  }

  private tablePanel(s: Snapshot) {
    const options = Object.entries(s.options ?? {});
    const bots = s.seats.some((x) => x.kind === "person" && x.online === false);
    return html`<div class="stack">
      <section class="panel">
        <h3>This table</h3>
        <dl class="pairs">
          <div><dt>Game</dt><dd><a href="/rules/${s.game}" target="_blank">${this.game!.title} (rules)</a></dd></div>
          <div><dt>Scenario</dt><dd>${words(s.scenario)}</dd></div>
          ${options.map(([k, v]) => html`<div><dt>${words(k)}</dt><dd>${words(String(v))}</dd></div>`)}
        </dl>
        <label class="inline"><input type="checkbox" ?checked=${prefs.plain} @change=${() => this.turnPlain()} />
          Plain board: the position in tables of words</label>
        <div class="row tight">
          ${s.you && s.state === "running"
            ? html`<button @click=${() => void this.send("ask", { what: "draw", seat: s.you }, "You offer a draw.")}>Offer a draw</button>
                ${bots ? html`<button @click=${() => void this.send("ask", { what: "bot", seat: s.you })}>Let the computer take the empty seat</button>` : nothing}
                <button class="danger" @click=${() => confirm("Give up this game?") && void this.send("resign", { seat: s.you })}>Resign</button>`
            : nothing}
          ${s.you && s.state === "open" ? html`<button @click=${() => void this.send("leave", { seat: s.you })}>Leave the table</button>` : nothing}
        </div>
      </section>
      ${proof(s, (seat, text) => void this.send("nonce", { seat, text }, "Your word is in the dice."))}
    </div>`;
  }

  private chooserMenu() {
    const c = this.chooser;
    if (!c) return nothing;
    return html`<div class="chooser" role="group" aria-label="Choose an action" style=${styleMap({ left: `${c.x}px`, top: `${c.y}px` })}>
      ${c.options.map((o) => actionButton(o.act, (a) => void this.act(a), actionText(o.act)))}
      <button class="quiet" @click=${() => this.letGo()}>Let go</button>
    </div>`;
  }

  private lookCard(ctx: BoardContext) {
    const drawn = this.look && this.board.look?.(this.look.thing, ctx);
    if (!drawn) return nothing;
    return html`<div class="look" aria-hidden="true" style=${styleMap({ left: `${this.look!.x}px`, top: `${this.look!.y}px` })}>${drawn}</div>`;
  }

  private ruleDialog() {
    return html`<dialog id="rule" aria-labelledby="rule-title">
      ${dialogHead("rule-title", this.rule ? `Rule ${this.rule.number}` : "Rule")}
      <p class="rule-text">${this.rule?.text}</p>
      <p><a href="/rules/${this.snap!.game}#${this.rule?.number ?? ""}" target="_blank">All rules</a>
        ${(this.rule?.text.match(/[A-Z]{2}-\d+/g) ?? []).map(ruleButton)}</p>
    </dialog>`;
  }
}
customElements.define("table-page", TablePage);

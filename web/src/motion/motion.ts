/*
 * The layer of motion over any board: it is told which lines of the log a change brings, looks at
 * the board before and after, and plays what happened in between. Whoever acts is never kept
 * waiting: finish() ends all of it at once.
 */
import { html, nothing, type ReactiveController } from "lit";
import { line } from "../icon";
import type { TableHost } from "../table/host";
import { calm, prefs } from "../prefs";
import type { Snapshot } from "../types";
import { eventsOf, type GameEvent, type LogLine, type Tables } from "../wire";
import { beatsOf, type Beat } from "./beats";
import { Ledger } from "./changes";
import { show, unmark } from "./marks";
import { lengthOf, Pace } from "./pace";
import { showFirst } from "./follow";
import { Stage } from "./stage";
import { texts } from "./texts";

const MOST_BEATS = 14; // more at once cannot be followed: the last ones are played
const CAPTION_MS = 2600; // how long the words stay behind the motion
const SENTENCES = 3;
const OWN = 0.7; // what I did myself I know: it is shown a little quicker

export function beatsAfter(log: LogLine[], n: number, t: Tables): Beat[] {
  const ledger = new Ledger(t);
  for (const e of eventsOf(log.filter((l) => l.n <= n))) ledger.read(e);
  return beatsOf(eventsOf(log.filter((l) => l.n > n)), ledger, t);
}

/* The step of my last action: what lies behind it I have not answered yet. */
export const lastMine = (s: Snapshot): number =>
  s.log.findLast((l) => (s.yours ?? [s.you]).includes(l.seat))?.n ?? 0;

/* Before my first action it is where the first turn began: the set-up changed nothing. */
const setUp = (s: Snapshot): number => s.log.find((l) => l.events.some((e) => e.family === "turn-began"))?.n ?? 0;

/* Draws and discards end most turns, and hide what happened. */
const isRoutine = (e: GameEvent) => e.family === "drew" || e.family === "turn-began" || (e.family === "removed" && !e.args.at);

const isOthers = (l: LogLine, you: string | null) => l.seat !== "chance" && l.seat !== you;

/* What these lines tell up to where my turn begins; all of it if others acted in my turn. */
function beforeMyTurn(lines: LogLine[], you: string | null): GameEvent[] {
  const begins = (e: GameEvent) => e.family === "turn-began" && e.args.who === you;
  const at = lines.findLastIndex((l) => l.events.some(begins));
  if (at < 0 || lines.slice(at + 1).some((l) => isOthers(l, you))) return eventsOf(lines);
  const { events } = lines[at];
  return [...eventsOf(lines.slice(0, at)), ...events.slice(0, events.findIndex(begins))];
}

export class Motion implements ReactiveController {
  readonly pace = new Pace(() => (calm() || document.hidden ? "instant" : prefs.speed));
  private stage: Stage | null = null;
  private caption: GameEvent[] = [];
  private captionOf = "";
  private timer = 0;
  private pointed: GameEvent[] = [];
  private fresh: { log: LogLine[]; beats: Beat[] } | null = null;
  private marksAt = ""; // what the marks were drawn for
  done: Promise<void> = Promise.resolve(); // for tests and films: what was begun has been seen

  constructor(private host: TableHost) {
    host.addController(this);
  }

  hostDisconnected() {
    clearTimeout(this.timer);
    this.finish();
  }

  private get tables(): Tables {
    return this.host.game!.tables!;
  }

  private get root(): Element | null {
    return this.host.querySelector(".board");
  }

  private seatClass = (seat: string) => `seat-${this.host.snap?.view.seats.indexOf(seat) ?? -1}`;

  /* The next snapshot is about to be drawn: how long it is to stay. */
  prepare(before: Snapshot | null, now: Snapshot): number {
    const read = before?.log[before.log.length - 1]?.n ?? 0;
    const fresh = now.log.filter((l) => l.n > read);
    if (!before || before.id !== now.id || fresh.length === 0) return 0;
    const mine = now.last?.seat === now.you;
    if (mine) this.pace.beginTurn();
    const beats = beatsAfter(now.log, read, this.tables);
    const kinds = beats.map((b) => b.kind);
    const ms = mine ? Math.min(this.pace.left, lengthOf(kinds) * OWN) : this.pace.take(kinds);
    this.begin(beats, ms, !mine);
    if (!mine) this.say(fresh, now, ms);
    return mine ? 0 : ms;
  }

  /* The same for a step of the replay. */
  prepareStep(log: LogLine[], from: number): number {
    const beats = beatsAfter(log, from, this.tables);
    this.pace.beginTurn();
    const ms = this.pace.take(beats.map((b) => b.kind));
    this.begin(beats, ms, true);
    return ms;
  }

  private begin(beats: Beat[], ms: number, follows: boolean) {
    this.finish();
    const { root, host } = this;
    const layer = host.querySelector(".motion");
    if (!root || !layer || ms <= 0 || beats.length === 0) return;
    if (follows) showFirst(host, root, beats);
    const stage = new Stage(root, layer, host.board, this.seatClass);
    const played = beats.slice(-MOST_BEATS);
    stage.measure(played);
    this.stage = stage;
    this.done = host.updateComplete.then(() => (this.stage === stage ? stage.play(played, ms) : undefined)).then(() => this.end(stage));
  }

  private end(stage: Stage) {
    if (this.stage !== stage) return;
    this.stage = null;
    this.host.requestUpdate();
  }

  /* What my own turn begins with stands on the board: the words are for what the others did. */
  private say(fresh: LogLine[], { you, log }: Snapshot, ms: number) {
    const known = new Set(eventsOf(fresh));
    const told = beforeMyTurn(log, you).filter((e) => known.has(e));
    if (told.length > 0) {
      this.caption = told;
      this.captionOf = fresh.findLast((l) => isOthers(l, you))?.seat ?? "";
    }
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => {
      this.caption = [];
      this.host.requestUpdate();
    }, ms + CAPTION_MS);
  }

  /* Everything is where it belongs, at once. */
  finish() {
    this.stage?.finish();
    this.stage = null;
  }

  /* What some events were about, until something else is pressed. */
  point(events: GameEvent[]) {
    this.pointed = events;
    this.marksAt = "";
    this.host.requestUpdate();
  }

  unpoint() {
    if (this.pointed.length > 0) this.point([]);
  }

  hostUpdated() {
    const { snap, replay } = this.host;
    const { root } = this;
    if (!snap || !root || !this.host.game) return;
    const at = [snap.id, snap.seq, replay.on && replay.past?.log.length, prefs.plain, this.host.picking.picks].join(" ");
    if (at === this.marksAt) return;
    this.marksAt = at;
    const trails = !this.host.board.drawsTrails;
    if (replay.on) unmark(root, "fresh");
    else show(root, this.unanswered(snap), "fresh", this.seatClass, trails);
    show(root, beatsOf(this.pointed, new Ledger(this.tables), this.tables), "pointed", this.seatClass, true);
  }

  /* What the others did since I last acted; found once a snapshot. */
  private unanswered(s: Snapshot): Beat[] {
    if (this.fresh?.log !== s.log) this.fresh = { log: s.log, beats: beatsAfter(s.log, lastMine(s) || setUp(s), this.tables) };
    return this.fresh.beats;
  }

  /* What has just been done, beside the question. */
  words() {
    if (this.caption.length === 0 || this.host.replay.on) return nothing;
    const weighty = this.caption.filter((e) => !isRoutine(e));
    const told = (weighty.length > 0 ? weighty : this.caption).map((e) => e.text);
    const said = told.filter((text, i) => text && text !== told[i + 1]).slice(-SENTENCES);
    const isMoving = this.stage !== null || this.host.isLate;
    return html`<div class="caption ${isMoving ? "moving" : ""} ${this.seatClass(this.captionOf)}">
      <p aria-hidden="true">${said.map((text) => html`<span>${text} </span>`)}</p>
      ${
        isMoving
          ? html`<button class="quiet" title=${texts.skipHelp} @click=${() => this.skip()}>${line("last")}${texts.skip}</button>`
          : nothing
      }
    </div>`;
  }

  skip() {
    this.finish();
    this.host.catchUp();
    this.host.requestUpdate();
  }
}

/* What has just happened: read aloud, heard, shown large for a moment, and notified. */
import { html, nothing, type ReactiveController } from "lit";
import type { TableContext } from "../boards/board";
import { prefs } from "../prefs";
import { play, type Sound } from "../sound";
import { texts } from "../motion/texts";
import { tell } from "../toast";
import type { Snapshot } from "../types";
import { eventsOf, type LogLine } from "../wire";
import { isMyTurn, type TableHost } from "../table/host";
import { isVictory } from "./standings";

const MOMENT_MS = 3200;
const SHOWN = 4; // lines: of a long run only its end is shown large

/* By the family of an event; the first that is heard of the list wins. */
const heard: [family: string, sound: Sound][] = [
  ["battle-ended", "battle"],
  ["battle-began", "battle"],
  ["rolled", "dice"],
  ["moved", "march"],
  ["counter", "coin"],
];

function soundOf(lines: LogLine[]): Sound {
  const families = new Set(eventsOf(lines).map((e) => e.family));
  return heard.find(([f]) => families.has(f))?.[1] ?? "card";
}

const myDraw = (s: Snapshot) => (s.offers ?? []).some((o) => o.what === "draw" && o.seat === s.you);

export class News implements ReactiveController {
  private lines: LogLine[] = [];
  private timer = 0;

  constructor(private host: TableHost) {
    host.addController(this);
  }

  hostDisconnected() {
    clearTimeout(this.timer);
  }

  hear(before: Snapshot, now: Snapshot) {
    const read = before.log[before.log.length - 1]?.n ?? 0;
    const fresh = now.log.filter((l) => l.n > read);
    if (now.state === "finished" && before.state !== "finished") play(now.lesson || isVictory(now) ? "victory" : "defeat");
    else if (fresh.length > 0) play(soundOf(fresh));
    if (fresh.length > 0) this.show(fresh);
    if (isMyTurn(now) && !isMyTurn(before)) this.callPlayer(now);
    if (myDraw(before) && !myDraw(now) && now.state === "running") this.hearAnswer();
  }

  /* An offer of mine has gone while the game goes on. */
  private hearAnswer() {
    if (this.host.sending.withdrew !== "draw") tell(texts.drawDeclined);
    this.host.sending.withdrew = "";
  }

  private show(lines: LogLine[]) {
    this.lines = lines;
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => {
      this.lines = [];
      this.host.requestUpdate();
    }, MOMENT_MS);
  }

  private callPlayer(s: Snapshot) {
    play("turn");
    if (prefs.notify && document.hidden && Notification.permission === "granted")
      new Notification(texts.yourTurnAt(s.title), { body: s.view.prompt ?? "", tag: s.id });
  }

  /* For screen readers. */
  words(): string {
    return this.lines.map((l) => l.text).join(" ");
  }

  moment(ctx: TableContext) {
    if (this.lines.length === 0 || ctx.snap.state === "finished") return nothing;
    const drawn = this.host.board.moment?.(this.lines.slice(-SHOWN), ctx);
    return drawn ? html`<div class="moment" aria-hidden="true">${drawn}</div>` : nothing;
  }
}

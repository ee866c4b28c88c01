/* What has just happened: read aloud, heard, shown large for a moment, and notified. */
import { html, nothing, type ReactiveController } from "lit";
import type { BoardContext } from "../boards/board";
import { icon } from "../icon";
import { prefs } from "../prefs";
import { play, type Sound } from "../sound";
import type { Snapshot } from "../types";
import { eventsOf, type LogLine } from "../wire";
import { isMyTurn, type TableHost } from "./host";

const MOMENT_MS = 3200;

/* By the family of an event; the first that is heard of the list wins. */
const heard: [family: string, sound: Sound][] = [
  ["battle-ended", "battle"],
  ["battle-began", "battle"],
  ["rolled", "dice"],
  ["counter", "coin"],
];

function soundOf(lines: LogLine[]): Sound {
  const families = new Set(eventsOf(lines).map((e) => e.family));
  return heard.find(([f]) => families.has(f))?.[1] ?? "card";
}

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
    if (fresh.length > 0) this.show(fresh);
    if (isMyTurn(now) && !isMyTurn(before)) this.callPlayer(now);
  }

  private show(lines: LogLine[]) {
    this.lines = lines;
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => {
      this.lines = [];
      this.host.requestUpdate();
    }, MOMENT_MS);
    play(soundOf(lines));
  }

  private callPlayer(s: Snapshot) {
    play("turn");
    if (prefs.notify && document.hidden && Notification.permission === "granted")
      new Notification(`${s.title}: your turn`, { body: s.view.prompt ?? "", tag: s.id });
  }

  /* For screen readers. */
  words(): string {
    return this.lines.map((l) => l.text).join(" ");
  }

  moment(ctx: BoardContext) {
    if (this.lines.length === 0) return nothing;
    const drawn =
      ctx.snap.state === "finished" && !ctx.snap.lesson ? ending(ctx.snap) : this.host.board.moment?.(this.lines, ctx);
    return drawn ? html`<div class="moment" aria-hidden="true">${drawn}</div>` : nothing;
  }
}

function ending(s: Snapshot) {
  const mine = s.you ? (s.result?.score ?? s.view.score ?? {})[s.you] : undefined;
  const word =
    mine === undefined ? "Finis" : mine >= 1 ? "Victory" : mine > 0 ? "A draw" : "Defeat";
  return html`<p class="ending">${icon("laurels")}${word}</p>`;
}

/*
 * The table as it changes: snapshots pushed by the server or brought by an answer, shown one
 * after the other so that the moves of the others can be followed. Every snapshot that is shown
 * comes through here: an older one never follows a newer one, the last always wins in the end.
 */
import { api } from "./api";
import type { Pace } from "./motion/pace";
import type { Snapshot } from "./types";
import type { RawSnapshot } from "./wire";

export type Connection = "connecting" | "live" | "lost";

const QUEUE_MAX = 64; // more than this is caught up at once
const KNOCK_MS = 1500; // before we ask a server again that has gone

export class Live {
  private source: ReturnType<typeof api.events> | null = null;
  private queue: Snapshot[] = [];
  private pacing = 0; // the timers: 0 if none runs
  private knocking = 0;
  private freeAt = 0; // when what is shown has been seen
  private newest = -1;
  private eyes = ""; // the seats through which we look: each has numbers of its own
  private log: Snapshot["log"] = [];

  constructor(
    private id: string,
    private read: (raw: RawSnapshot) => Snapshot,
    private show: (s: Snapshot) => number, // how many milliseconds it is to stay
    private pace: Pace,
    private say: (c: Connection) => void,
  ) {}

  open() {
    this.say("connecting");
    this.source = api.events(this.id);
    this.source.addEventListener("open", () => this.say("live"));
    this.source.addEventListener("table", (e) => this.take(this.read(JSON.parse((e as MessageEvent).data))));
    this.source.addEventListener("bye", (e) => this.part(JSON.parse((e as MessageEvent).data)));
    this.source.addEventListener("error", () => {
      this.say("lost");
      // A browser gives up for good after an HTTP error; then we knock again ourselves.
      if (this.source?.readyState === EventSource.CLOSED) this.again();
    });
  }

  close() {
    this.source?.close();
    this.source = null;
    clearTimeout(this.knocking);
    this.stopPacing();
  }

  take(s: Snapshot) {
    const eyes = (s.yours ?? []).join(" ");
    if (s.seq < this.newest && eyes === this.eyes) return;
    this.newest = s.seq;
    this.eyes = eyes;
    s.log = this.wholeLog(s);
    this.queue.push(s);
    if (this.queue.length > QUEUE_MAX) this.queue.splice(0, this.queue.length - 1);
    this.next();
  }

  /* Shows the newest at once: the player is about to do something. */
  catchUp() {
    const last = this.queue.pop();
    this.queue = [];
    this.stopPacing();
    if (last) this.put(last);
    this.freeAt = 0;
  }

  get isLate(): boolean {
    return this.queue.length > 0;
  }

  /* Only the end of the log is sent; what stood before it is remembered. */
  private wholeLog(s: Snapshot) {
    const from = s.log_from ?? 0;
    const before = from === 0 ? [] : this.log.filter((l) => l.n <= from);
    this.log = [...before, ...s.log];
    return this.log;
  }

  /* Who is signed out sees what a stranger sees. */
  private part(why: { signed_out?: boolean }) {
    if (why.signed_out) location.reload();
    else this.again();
  }

  private again() {
    this.source?.close();
    this.say("lost");
    this.knocking = window.setTimeout(() => this.open(), KNOCK_MS);
  }

  private next() {
    if (this.pacing || this.queue.length === 0) return;
    const first = this.queue[0];
    const mine = !first.last || first.last.seat === first.you;
    const wait = mine ? 0 : this.freeAt - performance.now();
    if (wait > 0) {
      this.pacing = window.setTimeout(() => {
        this.pacing = 0;
        this.next();
      }, wait);
      return;
    }
    const together = mine ? 1 : this.pace.merge(this.queue.length);
    this.put(this.queue.splice(0, together).pop()!);
    this.next();
  }

  private stopPacing() {
    clearTimeout(this.pacing);
    this.pacing = 0;
  }

  private put(s: Snapshot) {
    this.freeAt = performance.now() + this.show(s);
  }
}

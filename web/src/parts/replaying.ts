/* Going back and forth in a game: the slider, autoplay, the address with the step. */
import type { ReactiveController } from "lit";
import { api } from "../api";
import type { View } from "../types";
import { readLine, type LogLine } from "../wire";
import type { TableHost } from "./host";

const AUTOPLAY_MS = 1100;

export class Replaying implements ReactiveController {
  step = 0;
  steps = 0;
  playing = false;
  on = false;
  past: { view: View; log: LogLine[] } | null = null; // what the server showed for this step
  private timer = 0;

  constructor(private host: TableHost) {
    host.addController(this);
  }

  hostDisconnected() {
    clearInterval(this.timer);
  }

  async goTo(step: number) {
    const { id, steps } = this.host.snap!;
    const wanted = Math.max(0, Math.min(steps, step));
    Object.assign(this, { on: true, step: wanted, steps });
    this.host.requestUpdate();
    try {
      const { view, log } = await api.at(id, wanted);
      if (!this.on || this.step !== wanted) return;
      const tables = this.host.game!.tables!;
      this.past = { view, log: log.map((l) => readLine(l, tables)) };
      history.replaceState(null, "", `/t/${id}?step=${wanted}`);
      this.host.requestUpdate();
    } catch (e) {
      this.leave();
      this.host.sending.complain(e);
    }
  }

  turnAutoplay() {
    if (!this.on) return;
    clearInterval(this.timer);
    this.playing = !this.playing;
    this.host.requestUpdate();
    if (!this.playing) return;
    if (this.step >= this.steps) void this.goTo(0);
    this.timer = window.setInterval(() => {
      if (this.step < this.steps) void this.goTo(this.step + 1);
      else this.turnAutoplay();
    }, AUTOPLAY_MS);
  }

  /* Another table comes. */
  stop() {
    clearInterval(this.timer);
    Object.assign(this, { on: false, playing: false, past: null });
  }

  leave() {
    this.stop();
    history.replaceState(null, "", `/t/${this.host.snap!.id}`);
    this.host.requestUpdate();
  }

  /* On or off: a finished game from its start, a running one from where it stands. */
  turn() {
    const s = this.host.snap!;
    if (this.on) this.leave();
    else void this.goTo(s.state === "finished" ? 0 : s.steps);
  }

  key(key: string): boolean {
    if (!this.on) return false;
    const to: Record<string, number> = {
      ArrowLeft: this.step - 1,
      ArrowRight: this.step + 1,
      Home: 0,
      End: this.steps,
    };
    if (key in to) void this.goTo(to[key]);
    else if (key === "p") this.turnAutoplay();
    else return false;
    return true;
  }
}

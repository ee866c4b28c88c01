/* Going back and forth in a game: the slider, autoplay, the address with the step. */
import type { ReactiveController } from "lit";
import { api } from "../api";
import type { View } from "../types";
import { readLine, type LogLine } from "../wire";
import type { TableHost } from "../table/host";

const AUTOPLAY_MS = 700; // between the moves, besides what each of them takes

export class Replaying implements ReactiveController {
  step = 0;
  steps = 0;
  playing = false;
  on = false;
  past: { view: View; log: LogLine[] } | null = null; // what the server showed for this step
  private until = 0; // where autoplay ends; behind a passage the replay is left
  private isPassage = false;
  private timer = 0;

  constructor(private host: TableHost) {
    host.addController(this);
  }

  hostDisconnected() {
    clearTimeout(this.timer);
  }

  /* Resolves to how long what has changed is to be seen. */
  async goTo(step: number): Promise<number> {
    const { id, steps } = this.host.snap!;
    const wanted = Math.max(0, Math.min(steps, step));
    const from = this.step;
    const isNext = this.on && wanted === from + 1;
    Object.assign(this, { on: true, step: wanted, steps });
    this.host.requestUpdate();
    let ms = 0;
    try {
      const { view, log } = await api.at(id, wanted);
      if (!this.on || this.step !== wanted) return 0;
      const tables = this.host.game!.tables!;
      const lines = log.map((l) => readLine(l, tables));
      if (isNext) ms = this.host.motion.prepareStep(lines, from);
      else this.host.motion.finish();
      this.past = { view, log: lines };
      history.replaceState(null, "", `/t/${id}?step=${wanted}`);
      this.host.requestUpdate();
    } catch (e) {
      this.leave();
      this.host.sending.complain(e);
    }
    return ms;
  }

  turnAutoplay() {
    if (!this.on) return;
    clearTimeout(this.timer);
    this.playing = !this.playing;
    this.isPassage = false;
    this.until = this.steps;
    this.host.requestUpdate();
    if (!this.playing) return;
    void this.run(this.step >= this.steps ? 0 : this.step + 1);
  }

  /* Shows just the steps from one to another, then the game as it stands. */
  async watch(from: number, to: number) {
    await this.goTo(from);
    if (!this.on) return;
    Object.assign(this, { playing: true, isPassage: true, until: to });
    void this.run(from + 1);
  }

  private async run(step: number) {
    const ms = await this.goTo(step);
    if (!this.playing || !this.on) return;
    const next = () => {
      if (this.step < this.until) void this.run(this.step + 1);
      else if (this.isPassage) this.leave();
      else this.turnAutoplay();
    };
    this.timer = window.setTimeout(next, ms + AUTOPLAY_MS);
  }

  /* Another table comes. */
  stop() {
    clearTimeout(this.timer);
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

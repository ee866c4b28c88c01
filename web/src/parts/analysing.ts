/* The analysis of a finished game: asked for when it is first looked at, awaited politely. */
import type { ReactiveController } from "lit";
import { api } from "../api";
import type { Analysis } from "../types";
import type { TableHost } from "./host";

const ASK_AGAIN_MS = 500;

export class Analysing implements ReactiveController {
  told: Analysis | null = null;
  share = 0; // of the work that is done
  private table = "";
  private timer = 0;

  constructor(private host: TableHost) {
    host.addController(this);
  }

  hostDisconnected() {
    clearTimeout(this.timer);
    this.table = "";
  }

  /* Harmless to call again: what is under way or done stays. */
  want() {
    const id = this.host.snap!.id;
    if (this.table === id) return;
    clearTimeout(this.timer);
    Object.assign(this, { table: id, told: null, share: 0 });
    void this.ask(id);
  }

  private async ask(id: string) {
    try {
      const answer = await api.analysis(id);
      if (this.table !== id) return;
      if (answer.ready) this.told = answer;
      else {
        this.share = answer.done / answer.all;
        this.timer = window.setTimeout(() => void this.ask(id), ASK_AGAIN_MS);
      }
      this.host.requestUpdate();
    } catch (e) {
      this.table = "";
      this.host.complain(e);
    }
  }
}

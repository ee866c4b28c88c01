/* The analysis of a finished game: asked for when it is first looked at, awaited politely. */
import { html, type ReactiveController } from "lit";
import { api } from "../api";
import type { Analysis, View } from "../types";
import type { TableHost } from "./host";
import type { Replaying } from "./replaying";

const ASK_AGAIN_MS = 500;

export class Analysing implements ReactiveController {
  told: Analysis | null = null;
  private panel: typeof import("./analysis") | null = null; // comes with the first analysis
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

  draw(view: View, replay: Replaying) {
    if (this.told && this.panel) return this.panel.analysis(this.told, view, replay);
    return html`<section class="panel analysis" aria-busy="true">
      <h3>Analysis</h3>
      <p>The computer looks back at the game…</p>
      <progress max="1" .value=${this.share} aria-label="Analysis"></progress>
    </section>`;
  }

  private async ask(id: string) {
    try {
      const answer = await api.analysis(id);
      if (this.table !== id) return;
      if (answer.ready) {
        this.panel ??= await import("./analysis");
        this.told = answer;
      } else {
        this.share = answer.done / answer.all;
        this.timer = window.setTimeout(() => void this.ask(id), ASK_AGAIN_MS);
      }
      this.host.requestUpdate();
    } catch (e) {
      this.table = "";
      this.host.sending.complain(e);
    }
  }
}

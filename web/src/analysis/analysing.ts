/* The analysis of a finished game: asked for when it is first looked at, awaited politely. */
import { html, type ReactiveController } from "lit";
import { api } from "../api";
import type { TableContext } from "../boards/board";
import { t } from "../texts";
import type { Analysis, View } from "../types";
import type { TableHost } from "../table/host";

const ASK_AGAIN_MS = 500;

export class Analysing implements ReactiveController {
  told: Analysis | null = null;
  readonly before = new Map<number, View>(); // the positions in front of the mistakes
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
    this.before.clear();
    void this.ask(id);
  }

  draw(ctx: TableContext) {
    if (this.told && this.panel) return this.panel.analysis(this.told, this.before, ctx, this.host);
    return html`<section class="panel analysis" aria-busy="true">
      <h3>${t.analysis.title}</h3>
      <p>${t.analysis.busy}</p>
      <progress max="1" .value=${this.share} aria-label=${t.analysis.title}></progress>
    </section>`;
  }

  /* What a move was about is seen in the position in front of it; without it the words are plainer. */
  private async lookBack(id: string, { mistakes }: Analysis) {
    for (const { step } of mistakes) {
      const past = await api.at(id, step - 1).catch(() => null);
      if (this.table !== id || !past) return;
      this.before.set(step, past.view);
      this.host.requestUpdate();
    }
  }

  private async ask(id: string) {
    try {
      const answer = await api.analysis(id);
      if (this.table !== id) return;
      if (answer.ready) {
        this.panel ??= await import("./analysis");
        this.told = answer;
        void this.lookBack(id, answer);
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

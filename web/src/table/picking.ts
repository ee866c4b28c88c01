/* What is picked on the board, and the menu where a pick could mean several actions. */
import { html, nothing } from "lit";
import { litThings, pick, type Option, type Thing } from "../picks";
import { t } from "../texts";
import { actionButton, sayAction } from "./actionlist";
import { watchDrag } from "./drag";
import { effectLine } from "./effects";
import type { TableHost } from "./host";

const EDGE = 8;

function byRow(options: Option[]): Map<string, Option[]> {
  const rows = new Map<string, Option[]>();
  for (const o of options) rows.set(o.row ?? "", [...(rows.get(o.row ?? "") ?? []), o]);
  return rows;
}

export class Picking {
  picks: Thing[] = [];
  private options: Option[] = []; // of the open menu
  private opener: HTMLElement | null = null; // where the menu was opened: the focus returns there

  constructor(private host: TableHost) {
    watchDrag(host, {
      lift: (thing) => this.lift(thing),
      drop: (thing, on, at) => this.press([thing], on, at),
      let: () => this.letGo(),
    });
  }

  get isBusy(): boolean {
    return this.picks.length > 0 || this.options.length > 0;
  }

  letGo() {
    const back = this.options.length > 0 ? this.opener : null;
    this.set([]);
    if (back?.isConnected) back.focus({ preventScroll: true });
  }

  /* The thing was pressed while `picks` were held. */
  press(picks: Thing[], thing: Thing, at: Element) {
    const ctx = this.host.context();
    if (!ctx) return;
    const outcome = pick(ctx.options, picks, thing);
    switch (outcome.kind) {
      case "act":
        this.letGo();
        return void this.host.sending.act(outcome.act);
      case "more":
        return this.set(outcome.picks);
      case "choose":
        this.host.effects.want(outcome.options.map((o) => o.act));
        this.set(outcome.picks, outcome.options);
        return this.placeMenu(at);
      case "none":
        this.set(picks); // what is held stays in the hand
        return void this.host.sending.whyNot(thing);
    }
  }

  /* Whether pressing the thing would act at once. */
  wouldAct(thing: Thing): boolean {
    const ctx = this.host.context();
    return ctx !== null && pick(ctx.options, this.picks, thing).kind === "act";
  }

  private lift(thing: Thing): boolean {
    this.host.catchUp();
    const ctx = this.host.context();
    if (!ctx || !litThings(ctx.options, []).has(thing)) return false;
    this.set([thing]);
    return true;
  }

  private set(picks: Thing[], options: Option[] = []) {
    this.picks = picks;
    this.options = options;
    this.host.requestUpdate();
  }

  /* A button that should not be pressed by mistake: the menu asks. */
  ask(option: Option, at: Element) {
    this.set([], [option]);
    this.placeMenu(at, ".quiet");
  }

  /* Under the thing, or above it if there is no room. */
  private placeMenu(at: Element, first = "button") {
    this.opener = at as HTMLElement;
    const box = at.getBoundingClientRect();
    void this.host.updateComplete.then(() => {
      const menu = this.host.querySelector<HTMLElement>(".chooser");
      if (!menu) return;
      const { width, height } = menu.getBoundingClientRect();
      const x = Math.max(
        EDGE,
        Math.min(innerWidth - width - EDGE, box.x + box.width / 2 - width / 2),
      );
      const fits = box.bottom + height + 2 * EDGE < innerHeight;
      menu.style.left = `${x}px`;
      menu.style.top = `${fits ? box.bottom + EDGE : Math.max(EDGE, box.top - height - EDGE)}px`;
      menu.querySelector<HTMLElement>(first)?.focus();
    });
  }

  /* Its name begins with its row, which stands before it once for all. */
  private button(o: Option) {
    const whole = sayAction(o.act, this.host.board, this.host.context()!);
    const text = o.ask ?? o.word ?? whole;
    const name = o.ask ? [o.row, o.ask].filter(Boolean).join(" ") : whole;
    const more = o.row ? nothing : effectLine(this.host, o.act); // of a row only the numbers
    return actionButton(o.act, (a) => void this.host.sending.act(a), text, "", name, more);
  }

  menu() {
    if (this.options.length === 0) return nothing;
    return html`<div class="chooser" role="group" aria-label=${t.table.choose}>
      ${[...byRow(this.options)].map(([row, options]) =>
        row
          ? html`<div class="chooser-row"><span>${row}</span>${options.map((o) => this.button(o))}</div>`
          : options.map((o) => this.button(o)),
      )}
      <button class="quiet" @click=${() => this.letGo()}>${t.cancel}</button>
    </div>`;
  }
}

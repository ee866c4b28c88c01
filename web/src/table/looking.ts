/* A closer look at the thing that the pointer rests on, the focus is at or a finger taps. */
import { html, nothing, type ReactiveController } from "lit";
import { styleMap } from "lit/directives/style-map.js";
import type { TableContext } from "../boards/board";
import { matching, type Thing } from "../picks";
import { t } from "../texts";
import { actionText } from "./actionlist";
import { effectList } from "./effects";
import type { TableHost } from "./host";

const AFTER_MS = 350;
const TOUCH_MS = 3500;
const WIDTH = 246;
const HEIGHT = 340;
const EDGE = 8;
const phone = matchMedia("(max-width: 640px)");
const LOW = 0.55; // things below this part of the window are looked at above them

export class Looking implements ReactiveController {
  private at: { thing: Thing; x: number; y: number } | null = null;
  private waits = false; // for a second tap
  private over: HTMLElement | null = null;
  private timer = 0;

  constructor(private host: TableHost) {
    host.addController(this);
    host.addEventListener("pointermove", (e) => this.hover(e));
    host.addEventListener("pointerout", (e) => e.pointerType === "touch" || this.hide());
    host.addEventListener("focusin", (e) => this.focus(e));
  }

  hostDisconnected() {
    clearTimeout(this.timer);
  }

  hide() {
    this.over = null;
    this.waits = false;
    clearTimeout(this.timer);
    this.set(null);
  }

  /* What is written on a card must have been seen before a finger plays it: the first tap
   * shows it, the second acts. */
  isFirstTap(e: Event, el: HTMLElement): boolean {
    const thing = el.dataset.thing!;
    const ctx = this.host.context();
    if ((e as PointerEvent).pointerType !== "touch" || !ctx || this.at?.thing === thing) return false;
    return /^(card|space):/.test(thing) && Boolean(this.host.board.look?.(thing, ctx) ?? this.effects(thing, ctx));
  }

  /* A finger cannot hover: a tap shows what was tapped. */
  touch(e: Event, el: HTMLElement, waits: boolean) {
    if ((e as PointerEvent).pointerType !== "touch") return;
    this.waits = waits;
    this.show(el);
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.hide(), TOUCH_MS);
  }

  /* Only a pointer that moves asks: the board may also change under one that rests. */
  private hover(e: PointerEvent) {
    const el = this.thingAt(e.target);
    if (!el || el === this.over || e.pointerType === "touch" || e.buttons) return;
    this.over = el;
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.show(el), AFTER_MS);
  }

  private focus(e: FocusEvent) {
    const el = this.thingAt(e.target);
    if (el?.matches(":focus-visible")) this.show(el);
    else this.hide();
  }

  private thingAt(target: EventTarget | null) {
    return (target as Element).closest<HTMLElement>("[data-thing], [data-look]");
  }

  private show(el: HTMLElement) {
    if (!el.isConnected || this.host.querySelector(".chooser")) return;
    const box = el.getBoundingClientRect();
    const thing = el.dataset.look ?? el.dataset.thing!;
    if (box.top > innerHeight * LOW) {
      const x = box.left + box.width / 2 - WIDTH / 2;
      this.set({ thing, x: Math.max(8, Math.min(innerWidth - WIDTH - 8, x)), y: box.top - HEIGHT });
    } else {
      const x = box.right + WIDTH + 20 < innerWidth ? box.right + 10 : box.left - WIDTH;
      this.set({
        thing,
        x: Math.max(8, x),
        y: Math.max(56, Math.min(innerHeight - HEIGHT, box.top - 60)),
      });
    }
  }

  private set(at: typeof this.at) {
    if (at === this.at) return;
    this.at = at;
    this.host.requestUpdate();
    if (at && phone.matches) void this.host.updateComplete.then(() => this.giveWay());
  }

  /* On a phone it covers much: it goes where it hides least of what was touched and of what can be chosen. */
  private giveWay() {
    const box = this.host.querySelector(".look")?.getBoundingClientRect();
    if (!this.at || !box) return;
    const { thing } = this.at;
    const shown = [...this.host.querySelectorAll<HTMLElement>(".board .lit, .board [data-thing], .board [data-look], .prompt")];
    const needed = shown.filter((el) => el.matches(".lit, .prompt") || thing === (el.dataset.look ?? el.dataset.thing));
    const boxes = needed.map((el) => el.getBoundingClientRect());
    const top = this.host.querySelector(".prompt")?.getBoundingClientRect().bottom ?? 0;
    const places = [innerHeight - box.height - EDGE, top + EDGE, (top + innerHeight - box.height) / 2].flatMap((y) =>
      [EDGE, innerWidth - box.width - EDGE, (innerWidth - box.width) / 2].map((x) => ({ x, y: Math.max(EDGE, y) })),
    );
    const hidden = ({ x, y }: { x: number; y: number }) =>
      boxes.reduce((sum, b) => sum + Math.max(0, Math.min(b.right, x + box.width) - Math.max(b.left, x)) * Math.max(0, Math.min(b.bottom, y + box.height) - Math.max(b.top, y)), 0);
    const best = places.reduce((a, b) => (hidden(b) < hidden(a) ? b : a));
    this.at = { thing, ...best };
    this.host.requestUpdate();
  }

  draw(ctx: TableContext) {
    const drawn = this.at && this.host.board.look?.(this.at.thing, ctx);
    const effects = this.at && this.effects(this.at.thing, ctx);
    if (!drawn && !effects) return nothing;
    const place = styleMap({ left: `${this.at!.x}px`, top: `${this.at!.y}px` });
    const again = this.waits ? html`<p class="again">${t.table.tapAgain}</p>` : nothing;
    return html`<div class="look" aria-hidden="true" style=${place}>${drawn}${effects}${again}</div>`;
  }

  /* What picking the thing would do now. */
  private effects(thing: Thing, ctx: TableContext) {
    const now = [...ctx.picks.filter((x) => x !== thing), thing];
    const ready = matching(ctx.options, now).filter((o) => o.things.every((x) => now.includes(x)));
    return effectList(this.host, ready, (a) => this.host.board.words?.(a, ctx) ?? actionText(a));
  }
}

/* The keys of a table: every one of them does what a button or a click does too. */
import type { ReactiveController } from "lit";
import type { TableHost } from "./host";
import { isShortcut, moveFocus } from "../parts/keys";
import { ZOOM_STEP } from "./zoom";

const NOT_IN_LESSONS = new Set("uhcnr"); // undo, hint, chat, analysis, replay

export class Keyboard implements ReactiveController {
  constructor(private host: TableHost) {
    host.addController(this);
  }

  hostConnected() {
    addEventListener("keydown", this.onKey);
  }

  hostDisconnected() {
    removeEventListener("keydown", this.onKey);
  }

  private onKey = (e: KeyboardEvent) => {
    if (!this.host.snap || !isShortcut(e)) return;
    if (this.press(e.key, e.target as Element)) e.preventDefault();
  };

  /* Whether the key meant something here. */
  private press(key: string, target: Element): boolean {
    const board = this.host.querySelector(".board");
    if (key === "Escape") return this.host.escape();
    if (this.host.replay.key(key)) return true;
    if (board && moveFocus(board, key)) return true;
    const run = this.host.snap!.lesson && NOT_IN_LESSONS.has(key.toLowerCase()) ? undefined : this.keys[key.toLowerCase()];
    run?.(target);
    return run !== undefined;
  }

  private readonly keys: Record<string, (target: Element) => unknown> = {
    a: () => this.host.openList(),
    b: () => this.toBoard(),
    u: () => this.host.sending.undo(),
    h: () => this.host.sending.hint(),
    l: () => this.host.show("log", "#log"),
    c: () => this.host.show("chat", "#say"),
    n: () => this.host.snap!.state === "finished" && this.host.show("analysis"),
    r: () => this.host.replay.turn(),
    s: () => this.host.motion.skip(),
    w: (target) => this.whyNot(target),
    "+": () => this.host.zoomBy(ZOOM_STEP),
    "-": () => this.host.zoomBy(1 / ZOOM_STEP),
    "0": () => this.host.fit(),
  };

  private toBoard() {
    const isAnyLit = this.host.querySelector(".board .lit") !== null;
    this.host.focusOn(isAnyLit ? ".board .lit" : ".board [data-thing]");
  }

  private whyNot(target: Element) {
    const thing = target.closest<HTMLElement>("[data-thing]")?.dataset.thing;
    if (thing) void this.host.sending.whyNot(thing);
  }
}

/* Zoom and pan of the board: wheel with Ctrl, two fingers, keys, buttons; drag to move. */

const MIN = 0.5;
const MAX = 3;

export class Zoom {
  private scale = 1;
  private x = 0;
  private y = 0;
  private fingers = new Map<number, PointerEvent>();

  constructor(
    private pane: HTMLElement,
    private inner: HTMLElement,
  ) {
    pane.addEventListener("wheel", (e) => this.wheel(e), { passive: false });
    pane.addEventListener("pointerdown", (e) => this.fingers.set(e.pointerId, e));
    addEventListener("pointermove", (e) => this.move(e));
    for (const end of ["pointerup", "pointercancel"] as const)
      addEventListener(end, (e) => this.fingers.delete(e.pointerId));
  }

  by(factor: number) {
    this.scale = Math.min(MAX, Math.max(MIN, this.scale * factor));
    if (Math.abs(this.scale - 1) < 0.04) this.scale = 1;
    this.apply();
  }

  fit() {
    this.scale = 1;
    this.x = this.y = 0;
    this.apply();
  }

  private wheel(e: WheelEvent) {
    if (!e.ctrlKey) return;
    e.preventDefault();
    this.by(e.deltaY < 0 ? 1.1 : 1 / 1.1);
  }

  private move(e: PointerEvent) {
    const before = this.fingers.get(e.pointerId);
    if (!before) return;
    if (this.fingers.size === 2) this.pinch(before, e);
    else if (this.scale > 1 && !(before.target as Element).closest("[data-thing]")) {
      this.x += e.clientX - before.clientX;
      this.y += e.clientY - before.clientY;
      this.apply();
    }
    this.fingers.set(e.pointerId, e);
  }

  private pinch(before: PointerEvent, e: PointerEvent) {
    const other = [...this.fingers.values()].find((p) => p.pointerId !== e.pointerId)!;
    const far = (p: PointerEvent) =>
      Math.hypot(p.clientX - other.clientX, p.clientY - other.clientY);
    this.by(far(e) / Math.max(1, far(before)));
  }

  private apply() {
    this.inner.style.transform =
      this.scale === 1 && !this.x && !this.y
        ? ""
        : `translate(${this.x}px, ${this.y}px) scale(${this.scale})`;
    this.pane.classList.toggle("zoomed", this.scale !== 1);
  }
}

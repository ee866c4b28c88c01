/*
 * Zoom and pan of the board: wheel, two fingers, keys, buttons; drag to move. A board with a
 * map marks it with data-zoom, centred in a frame of its own: then only the map moves, never
 * out of its frame. data-focus ("0.4 0.6") says which point of it is seen first, data-start
 * ("1.3") how large, data-legible ("900") how many pixels wide at least, to be read.
 */
import { Labels } from "./labels";

const MIN = 0.5;
const MAX = 3;
const MAP_MIN = 1;
const MAP_MAX = 5;
const WHEEL = 1.15;
const ROOMY = 0.9; // of the frame, for what is to be seen together
const FAR_ENOUGH = 6; // a drag, no longer a click
export const ZOOM_STEP = 1.2; // of a key or a button
const wide = matchMedia("(min-width: 1000px)"); // narrower, the wheel scrolls the page

interface Point {
  x: number;
  y: number;
}

export class Zoom {
  private scale = 1;
  private x = 0;
  private y = 0;
  private fingers = new Map<number, PointerEvent>();
  private seen: HTMLElement | null = null;
  private dragged = 0;
  private isTouched = false; // the player has put the map where he wants it
  private wanted: Element[] = []; // what is to be seen together
  private frame = new ResizeObserver(() => this.map && this.resize());
  private ending = new AbortController();
  private labels: Labels | null = null;
  private arranged = 0; // the scale they are arranged for

  constructor(readonly pane: HTMLElement) {
    const { signal } = this.ending;
    pane.addEventListener("wheel", (e) => this.wheel(e), { passive: false });
    pane.addEventListener("pointerdown", (e) => this.down(e));
    pane.addEventListener("click", (e) => this.click(e), { capture: true });
    addEventListener("pointermove", (e) => this.move(e), { signal });
    for (const end of ["pointerup", "pointercancel"] as const)
      addEventListener(end, (e) => this.fingers.delete(e.pointerId), { signal });
  }

  /* The pane has gone. */
  close() {
    this.ending.abort();
    this.frame.disconnect();
  }

  private get map() {
    return this.pane.querySelector<HTMLElement>("[data-zoom]");
  }

  private get inner() {
    return this.map ?? this.pane.querySelector<HTMLElement>(".board")!;
  }

  /* The board was drawn: a map that is new is put into its place. */
  settle() {
    if (this.seen === this.inner) return this.arrange();
    this.seen = this.inner;
    this.labels = this.map && new Labels(this.map);
    this.frame.disconnect();
    this.frame.observe(this.inner.parentElement!);
    this.isTouched = false;
    this.place(this.start());
  }

  private resize() {
    this.arranged = 0;
    if (this.isTouched) return this.apply();
    this.place(this.start());
    if (this.wanted.length > 0) this.lookAtAll(this.wanted);
    else this.showLights();
  }

  private start(): number {
    const { start = 1, legible = 0 } = this.map?.dataset ?? {};
    const width = Math.max(1, this.inner.offsetWidth); // none while it is hidden
    return Math.min(MAP_MAX, Math.max(Number(start), Number(legible) / width));
  }

  /* Moves the map to what is lit and nearest, unless something lit can be seen. */
  showLights() {
    this.lookAt([...(this.map?.querySelectorAll("[data-thing].lit") ?? [])]);
  }

  /* The same for any things of the map. */
  lookAt(things: Element[]) {
    const { width, height } = this.inner.parentElement!.getBoundingClientRect();
    const lit = things.filter((thing) => this.map?.contains(thing)).map((thing) => {
      const box = thing.getBoundingClientRect();
      return this.toFrame(box.x + box.width / 2, box.y + box.height / 2);
    });
    const isSeen = ({ x, y }: Point) => Math.abs(x) < width / 2 && Math.abs(y) < height / 2;
    if (lit.length === 0 || lit.some(isSeen)) return;
    const far = ({ x, y }: Point) => Math.hypot(x, y);
    const nearest = lit.reduce((a, b) => (far(b) < far(a) ? b : a));
    this.x -= nearest.x;
    this.y -= nearest.y;
    this.apply();
  }

  /* Moves the map so that all of these are seen, a little smaller if they lie too far apart; again when its frame changes. */
  lookAtAll(things: Element[]) {
    this.wanted = things;
    const found = things.filter((thing) => this.map?.contains(thing)).map((thing) => thing.getBoundingClientRect());
    if (found.length === 0) return;
    const { width, height } = this.inner.parentElement!.getBoundingClientRect();
    const from = this.toFrame(Math.min(...found.map((b) => b.left)), Math.min(...found.map((b) => b.top)));
    const to = this.toFrame(Math.max(...found.map((b) => b.right)), Math.max(...found.map((b) => b.bottom)));
    if (from.x >= -width / 2 && to.x <= width / 2 && from.y >= -height / 2 && to.y <= height / 2) return;
    const before = this.scale;
    const room = Math.min(1, (width * ROOMY) / (to.x - from.x), (height * ROOMY) / (to.y - from.y));
    this.scale = Math.max(Math.min(MAP_MIN, before), before * room);
    const shrunk = this.scale / before;
    this.x = this.x * shrunk - (shrunk * (from.x + to.x)) / 2;
    this.y = this.y * shrunk - (shrunk * (from.y + to.y)) / 2;
    this.apply();
  }

  by(factor: number, at: Point = { x: 0, y: 0 }) {
    const before = this.scale;
    this.isTouched = true;
    const [least, most] = this.map ? [MAP_MIN, MAP_MAX] : [MIN, MAX];
    this.scale = Math.min(most, Math.max(least, before * factor));
    if (Math.abs(this.scale - 1) < 0.04) this.scale = 1;
    this.x = at.x - ((at.x - this.x) * this.scale) / before;
    this.y = at.y - ((at.y - this.y) * this.scale) / before;
    this.apply();
  }

  fit() {
    this.isTouched = true;
    this.place(1);
  }

  private place(scale: number) {
    const [fx, fy] = (this.map?.dataset.focus ?? "0.5 0.5").split(" ").map(Number);
    this.scale = scale;
    this.x = (0.5 - fx) * this.inner.offsetWidth * scale;
    this.y = (0.5 - fy) * this.inner.offsetHeight * scale;
    this.apply();
  }

  /* From the window to the middle of the frame. */
  private toFrame(x: number, y: number): Point {
    const box = this.inner.parentElement!.getBoundingClientRect();
    return { x: x - box.x - box.width / 2, y: y - box.y - box.height / 2 };
  }

  private isOnMap(e: Event): boolean {
    return (e.target as Element).closest?.("[data-zoom]") !== null;
  }

  private wheel(e: WheelEvent) {
    if (!e.ctrlKey && !(wide.matches && this.isOnMap(e))) return;
    e.preventDefault();
    this.by(
      e.deltaY < 0 ? WHEEL : 1 / WHEEL,
      this.map ? this.toFrame(e.clientX, e.clientY) : undefined,
    );
  }

  private down(e: PointerEvent) {
    this.dragged = 0;
    this.fingers.set(e.pointerId, e);
  }

  /* The end of a drag is no click. */
  private click(e: Event) {
    if (this.dragged > FAR_ENOUGH) e.stopPropagation();
    this.dragged = 0;
  }

  private move(e: PointerEvent) {
    const before = this.fingers.get(e.pointerId);
    if (!before) return;
    this.fingers.set(e.pointerId, e);
    if (this.fingers.size === 2) this.pinch(before, e);
    else if (this.canPan(before)) this.pan(e.clientX - before.clientX, e.clientY - before.clientY);
  }

  /* A mouse drags what is lit, and the map everywhere else. */
  private canPan(e: PointerEvent): boolean {
    const target = e.target as Element;
    if (this.map) return this.isOnMap(e) && !(e.pointerType === "mouse" && target.closest(".lit"));
    return this.scale > 1 && !target.closest("[data-thing]");
  }

  private pan(dx: number, dy: number) {
    const { x, y } = this;
    this.isTouched = true;
    this.x += dx;
    this.y += dy;
    this.apply();
    this.dragged += Math.hypot(this.x - x, this.y - y);
  }

  private pinch(before: PointerEvent, e: PointerEvent) {
    const other = [...this.fingers.values()].find((p) => p.pointerId !== e.pointerId)!;
    const far = (p: PointerEvent) =>
      Math.hypot(p.clientX - other.clientX, p.clientY - other.clientY);
    const middle = this.toFrame((e.clientX + other.clientX) / 2, (e.clientY + other.clientY) / 2);
    this.by(far(e) / Math.max(1, far(before)), this.map ? middle : undefined);
  }

  private keepInFrame(map: HTMLElement) {
    const frame = map.parentElement!;
    const within = (at: number, size: number, room: number) => {
      const most = Math.max(0, (size * this.scale - room) / 2);
      return Math.max(-most, Math.min(most, at));
    };
    this.x = within(this.x, map.offsetWidth, frame.clientWidth);
    this.y = within(this.y, map.offsetHeight, frame.clientHeight);
  }

  private apply() {
    const map = this.map;
    if (map) this.keepInFrame(map);
    const plain = this.scale === 1 && !this.x && !this.y;
    this.inner.style.transform = plain
      ? ""
      : `translate(${this.x}px, ${this.y}px) scale(${this.scale})`;
    this.pane.classList.toggle(map ? "map-zoomed" : "zoomed", this.scale !== 1);
    if (this.scale !== this.arranged) this.arrange();
  }

  /* The texts of the map, by the pixels of one of its units. */
  private arrange() {
    const width = this.map?.querySelector<SVGSVGElement>("svg[viewBox]")?.viewBox.baseVal.width;
    if (!this.labels || !width || !this.inner.offsetWidth) return;
    this.arranged = this.scale;
    this.labels.settle((this.inner.offsetWidth * this.scale) / width);
  }
}

/*
 * What must be read on a map is never smaller than the eye can read, however far away the map is:
 * the map gets --k, the pixels of one of its units, and its style sheet sizes the texts by it. Then
 * the texts give way to each other and to the pieces: each is tried in a few places round its own,
 * and one that has no room is hidden until the map is larger. Weight: data-label on a text, more is first.
 */
type Box = { x: number; y: number; w: number; h: number };

const PIECES = ".city, .unit, .town, .counter, .works-plate, .kept";
const CROWDED = 0.34; // of a text may be covered by other texts
const SMALL_K = 1.05; // below, ornaments lose their letter-spacing and capitals

const boxOf = (el: Element): Box => {
  const { x, y, width, height } = el.getBoundingClientRect();
  return { x, y, w: width, h: height };
};

function overlap(a: Box, b: Box): number {
  const w = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  const h = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  return w > 0 && h > 0 ? w * h : 0;
}

/* Its own place first, then a little lower or higher, then the other side of its city. */
function places(box: Box, about: Box | null): Box[] {
  const by = (dx: number, dy: number) => ({ ...box, x: box.x + dx, y: box.y + dy });
  const near = [by(0, 0), by(0, box.h * 0.6), by(0, -box.h * 0.6)];
  if (!about) return [...near, by(box.w * 0.3, 0), by(-box.w * 0.3, 0), by(0, box.h * 1.1), by(0, -box.h * 1.1)];
  const [cx, cy] = [about.x + about.w / 2, about.y + about.h / 2];
  const beside = cy - box.h / 2;
  return [
    ...near,
    { ...box, x: about.x + about.w + 1, y: beside },
    { ...box, x: about.x - box.w - 1, y: beside },
    { ...box, x: cx - box.w / 2, y: about.y + about.h },
    { ...box, x: cx - box.w / 2, y: about.y - box.h },
  ];
}

interface Label {
  el: SVGGraphicsElement;
  box: Box;
  about: Box | null;
  weight: number;
}

export class Labels {
  private k = 0;
  private waiting = 0;

  constructor(private map: HTMLElement) {}

  /* The map has another size, or something else on it. */
  settle(k: number) {
    if (k !== this.k) {
      this.k = k;
      this.map.style.setProperty("--k", k.toFixed(4));
      this.map.classList.toggle("far", k < SMALL_K);
    }
    cancelAnimationFrame(this.waiting);
    this.waiting = requestAnimationFrame(() => this.arrange());
  }

  /* All is measured first and written then: one layout, however many texts there are. */
  private arrange() {
    const texts = [...this.map.querySelectorAll<SVGGraphicsElement>("[data-label]")];
    for (const el of texts) if (el.hasAttribute("data-moved")) el.style.translate = "";
    const pieces = [...this.map.querySelectorAll(PIECES)].map(boxOf);
    const cities = new Map([...this.map.querySelectorAll<SVGElement>("[data-city]")].map((c) => [c.dataset.city, boxOf(c)]));
    const labels: Label[] = texts.map((el) => ({
      el,
      box: boxOf(el),
      about: cities.get(el.dataset.labelOf ?? "") ?? null,
      weight: Number(el.dataset.label),
    }));
    const taken: Box[] = [];
    for (const label of labels.sort((a, b) => b.weight - a.weight)) this.place(label, pieces, taken);
  }

  private place({ el, box, about, weight }: Label, pieces: Box[], taken: Box[]) {
    const area = box.w * box.h || 1;
    const covered = (at: Box, by: Box[]) => by.reduce((sum, b) => sum + overlap(at, b), 0) / area;
    let best = box;
    let least = Infinity;
    for (const [i, at] of places(box, about).entries()) {
      const cost = covered(at, taken) * 4 + covered(at, pieces) + i * 0.01;
      if (cost < least) [best, least] = [at, cost];
    }
    const isHidden = covered(best, taken) > CROWDED || (weight === 0 && least > CROWDED);
    el.classList.toggle("no-room", isHidden);
    el.toggleAttribute("data-moved", best !== box);
    if (isHidden) return;
    el.style.translate = best === box ? "" : `${(best.x - box.x) / this.k}px ${(best.y - box.y) / this.k}px`;
    taken.push(best);
  }
}

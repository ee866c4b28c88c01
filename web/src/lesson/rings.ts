/*
 * Rings around what a lesson points at. They lie in a layer of their own over the board: a board
 * draws its things as it likes, and a ring follows when the board is zoomed or moves.
 */
import type { ReactiveController } from "lit";
import type { TableHost } from "../table/host";
import type { Thing } from "../picks";

const ROOM = 5; // pixels between a thing and its ring

/* A thing may be drawn in another place than where one clicks, and under another name. */
function elementsOf(root: Element, names: Thing[]): Element[] {
  for (const thing of names) {
    const name = thing.replace(/["\\]/g, "\\$&");
    for (const kind of ["drawn", "thing"]) {
      const found = root.querySelectorAll(`.board [data-${kind}="${name}"]`);
      if (found.length > 0) return [...found];
    }
  }
  return [];
}

/* What the lesson points at, on the board. */
export function pointedAt(host: TableHost): Element[] {
  const ctx = host.context()!;
  return (host.snap?.lesson?.point ?? []).flatMap((p) => elementsOf(host, host.board.pointed?.(p, ctx) ?? [p]));
}

export class Rings implements ReactiveController {
  private frame = 0;
  private points: Thing[][] = []; // each under all its names

  constructor(private host: TableHost) {
    host.addController(this);
  }

  hostUpdated() {
    const { snap } = this.host;
    cancelAnimationFrame(this.frame);
    if (!snap?.lesson) return;
    const ctx = this.host.context()!;
    this.points = snap.lesson.point.map((p) => this.host.board.pointed?.(p, ctx) ?? [p]);
    this.follow();
  }

  hostDisconnected() {
    cancelAnimationFrame(this.frame);
  }

  private follow = () => {
    const layer = this.host.querySelector<HTMLElement>(".rings");
    if (layer) this.place(layer, this.points.flatMap((names) => elementsOf(this.host, names)));
    if (this.points.length > 0) this.frame = requestAnimationFrame(this.follow);
  };

  private place(layer: HTMLElement, around: Element[]) {
    while (layer.childElementCount > around.length) layer.lastElementChild!.remove();
    while (layer.childElementCount < around.length) layer.append(document.createElement("i"));
    const origin = layer.getBoundingClientRect();
    around.forEach((element, i) => {
      const box = element.getBoundingClientRect();
      const style = `left:${box.x - origin.x - ROOM}px;top:${box.y - origin.y - ROOM}px;width:${box.width + 2 * ROOM}px;height:${box.height + 2 * ROOM}px`;
      const ring = layer.children[i] as HTMLElement;
      if (ring.dataset.at !== style) ring.style.cssText = ring.dataset.at = style;
    });
  }
}

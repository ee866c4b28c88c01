/*
 * Rings around what a lesson points at. They lie in a layer of their own over the board: a board
 * draws its things as it likes, and a ring follows when the board is zoomed or moves.
 */
import type { ReactiveController } from "lit";
import type { TableHost } from "../parts/host";
import type { Thing } from "../picks";

const ROOM = 5; // pixels between a thing and its ring

/* A thing may be drawn in another place than where one clicks. */
export function elementsOf(root: Element, thing: Thing): Element[] {
  const name = thing.replace(/["\\]/g, "\\$&");
  const drawn = root.querySelectorAll(`.board [data-drawn="${name}"]`);
  return [...(drawn.length > 0 ? drawn : root.querySelectorAll(`.board [data-thing="${name}"]`))];
}

export class Rings implements ReactiveController {
  private frame = 0;

  constructor(private host: TableHost) {
    host.addController(this);
  }

  hostUpdated() {
    cancelAnimationFrame(this.frame);
    this.follow();
  }

  hostDisconnected() {
    cancelAnimationFrame(this.frame);
    this.frame = 0;
  }

  private get points(): Thing[] {
    return this.host.replay.on ? [] : (this.host.snap?.lesson?.point ?? []);
  }

  private follow = () => {
    const layer = this.host.querySelector<HTMLElement>(".rings");
    const found = this.points.flatMap((thing) => elementsOf(this.host, thing));
    if (layer) this.place(layer, found);
    this.frame = this.points.length > 0 ? requestAnimationFrame(this.follow) : 0;
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

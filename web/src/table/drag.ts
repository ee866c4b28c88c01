/* Dragging one thing onto another with the mouse; a finger taps one, then the other. */
import type { Thing } from "../picks";

const FAR_ENOUGH = 6;

interface Hooks {
  lift(thing: Thing): boolean; // whether the thing can be dragged; lights where it may go
  drop(thing: Thing, on: Thing, at: Element): void;
  let(): void;
}

export function watchDrag(root: HTMLElement, hooks: Hooks) {
  root.addEventListener("pointerdown", (down) => {
    const from = (down.target as Element).closest<HTMLElement>("[data-thing]");
    if (!from || down.button !== 0 || down.pointerType === "touch") return;
    const stop = new AbortController();
    const { signal } = stop;
    let ghost: HTMLElement | null = null;
    const end = () => {
      stop.abort();
      ghost?.remove();
    };
    const move = (e: PointerEvent) => {
      if (!ghost && Math.hypot(e.clientX - down.clientX, e.clientY - down.clientY) > FAR_ENOUGH) {
        if (!hooks.lift(from.dataset.thing!)) return end();
        ghost = makeGhost(
          root.querySelector<HTMLElement>(`[data-drawn="${from.dataset.thing}"]`) ?? from,
        );
      }
      if (ghost)
        ghost.style.transform = `translate(${e.clientX - down.clientX}px, ${e.clientY - down.clientY}px) rotate(2deg)`;
    };
    const up = (e: PointerEvent) => {
      const dragged = ghost !== null;
      end();
      if (!dragged) return;
      root.addEventListener("click", (c) => c.stopPropagation(), { capture: true, once: true });
      setTimeout(() => root.dispatchEvent(new Event("click")), 0); // uses up the line above if no click came
      const to = document
        .elementFromPoint(e.clientX, e.clientY)
        ?.closest<HTMLElement>("[data-thing]");
      if (to && to !== from) hooks.drop(from.dataset.thing!, to.dataset.thing!, to);
      else hooks.let();
    };
    addEventListener("pointermove", move, { signal });
    addEventListener("pointerup", up, { signal });
    addEventListener("pointercancel", end, { signal });
  });
}

/* A part of a drawing needs a drawing around it. */
function copyOf(from: Element): HTMLElement {
  const copy = from.cloneNode(true) as HTMLElement;
  if (!(from instanceof SVGGraphicsElement)) return copy;
  const { x, y, width, height } = from.getBBox();
  const frame = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  frame.setAttribute("viewBox", `${x} ${y} ${width} ${height}`);
  copy.removeAttribute("transform");
  frame.append(copy);
  return frame as unknown as HTMLElement;
}

function makeGhost(from: HTMLElement): HTMLElement {
  const ghost = copyOf(from);
  const box = from.getBoundingClientRect();
  for (const thing of [ghost, ...ghost.querySelectorAll("[data-thing]")])
    thing.removeAttribute("data-thing");
  ghost.classList.add("ghost");
  const style = getComputedStyle(from);
  Object.assign(ghost.style, {
    left: `${box.x}px`,
    top: `${box.y}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
    fontSize: style.fontSize,
  });
  document.body.append(ghost);
  return ghost;
}

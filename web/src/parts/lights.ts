/* On a small screen the board is longer than the window: what glows must not glow out of sight. */
import { calm } from "../prefs";

const MIDDLE = 0.55; // of the window's height: the prompt covers its top

/* Scrolls the page to the first thing that is lit, unless one of them can be seen. */
export function showLights(root: Element) {
  const top = root.querySelector(".prompt")?.getBoundingClientRect().bottom ?? 0;
  const middles = [...root.querySelectorAll(".board .lit")].map((lit) => {
    const box = lit.getBoundingClientRect();
    return box.y + box.height / 2;
  });
  if (middles.length === 0 || middles.some((y) => y > top && y < innerHeight)) return;
  scrollBy({ top: middles[0] - innerHeight * MIDDLE, behavior: calm() ? "auto" : "smooth" });
}

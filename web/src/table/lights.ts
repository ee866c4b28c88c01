/* On a small screen the board is longer than the window: what glows must not glow out of sight. */
import { calm } from "../prefs";

const MIDDLE = 0.55; // of the window's height: the prompt covers its top

/* Scrolls the page to the first of these, unless one of them can be seen. */
function reveal(root: Element, selector: string) {
  const top = root.querySelector(".prompt")?.getBoundingClientRect().bottom ?? 0;
  const bottom = sheetTop(root);
  const middles = [...root.querySelectorAll(selector)].map((found) => {
    const box = found.getBoundingClientRect();
    return box.y + box.height / 2;
  });
  if (middles.length === 0 || middles.some((y) => y > top && y < bottom)) return;
  const middle = Math.min(innerHeight * MIDDLE, (top + bottom) / 2);
  scrollBy({ top: middles[0] - middle, behavior: calm() ? "auto" : "smooth" });
}

/* Where what the computer thinks, or a lesson, covers the lower edge of the window. */
function sheetTop(root: Element): number {
  const sheet = root.querySelector(".thoughts, .lesson");
  return sheet && getComputedStyle(sheet).position === "fixed" ? sheet.getBoundingClientRect().top : innerHeight;
}

export const showLights = (root: Element) => reveal(root, ".board .lit");
/* What a lesson points at. */
export const showRinged = (root: Element) => reveal(root, ".rings i");
export const showHinted = (root: Element) => reveal(root, ".board .hinted");

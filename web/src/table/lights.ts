/* On a small screen the board is longer than the window: what glows must not glow out of sight. */
import { calm } from "../prefs";

const SETTLED_MS = 350;
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

/* What a turn begins with, such as dice, must be seen with it; else anything that glows. */
export const showLights = (root: Element) => reveal(root, root.querySelector(".board [data-first].lit") ? ".board [data-first].lit" : ".board .lit");

/* All that a lesson points at, or the first of it if that is too far apart. */
function revealRings(root: Element) {
  const top = root.querySelector(".prompt")?.getBoundingClientRect().bottom ?? 0;
  const bottom = sheetTop(root);
  const boxes = [...root.querySelectorAll(".rings i")].map((ring) => ring.getBoundingClientRect());
  if (boxes.length === 0 || boxes.every((b) => b.top >= top && b.bottom <= bottom)) return;
  const upper = Math.min(...boxes.map((b) => b.top));
  const lower = Math.max(...boxes.map((b) => b.bottom));
  const middle = lower - upper <= bottom - top ? (upper + lower) / 2 : boxes[0].y + boxes[0].height / 2;
  scrollBy({ top: middle - (top + bottom) / 2, behavior: calm() ? "auto" : "smooth" });
}

/* A row that is longer than the screen, such as a hand of cards, is moved to it. */
export function slideTo(things: Element[]) {
  for (const thing of things)
    for (let row = thing.parentElement; row && !row.classList.contains("board"); row = row.parentElement) {
      if (row.scrollWidth <= row.clientWidth || !/auto|scroll/.test(getComputedStyle(row).overflowX)) continue;
      const box = thing.getBoundingClientRect();
      const frame = row.getBoundingClientRect();
      if (box.left < frame.left || box.right > frame.right) row.scrollLeft += box.x + box.width / 2 - frame.x - frame.width / 2;
    }
}

/* And once more when the prompt and the panel have their size. */
export function showRinged(root: Element) {
  revealRings(root);
  setTimeout(() => revealRings(root), SETTLED_MS);
}
export const showHinted = (root: Element) => reveal(root, ".board .hinted");

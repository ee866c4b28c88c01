/* Keys: which of them are ours, and the arrow keys that walk over the board. */

const WRITING = "input:not([type=checkbox], [type=range]), textarea, select, dialog:modal";

/* Whether a key may be a shortcut: not while somebody writes, chooses or reads a dialog. */
export function isShortcut(e: KeyboardEvent): boolean {
  return !e.ctrlKey && !e.metaKey && !e.altKey && !(e.target as Element).closest(WRITING);
}

const ways: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const SIDEWAYS = 2.5; // how much more a step to the side counts than one ahead

/* To the nearest thing in the direction of an arrow key. */
export function moveFocus(board: Element, key: string): boolean {
  const way = ways[key];
  const from = document.activeElement;
  if (!way || !from || !board.contains(from)) return false;
  const a = from.getBoundingClientRect();
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const to of board.querySelectorAll<HTMLElement>("[data-thing]")) {
    if (to === from) continue;
    const b = to.getBoundingClientRect();
    const dx = b.x + b.width / 2 - a.x - a.width / 2;
    const dy = b.y + b.height / 2 - a.y - a.height / 2;
    const ahead = dx * way[0] + dy * way[1];
    const aside = Math.abs(dx * way[1]) + Math.abs(dy * way[0]);
    if (ahead > 4 && ahead + SIDEWAYS * aside < least) {
      least = ahead + SIDEWAYS * aside;
      best = to;
    }
  }
  best?.focus();
  return best !== null;
}

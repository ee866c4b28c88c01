/* Arrow keys on the board: to the nearest thing in that direction. */

const ways: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const SIDEWAYS = 2.5; // how much more a step to the side counts than one ahead

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

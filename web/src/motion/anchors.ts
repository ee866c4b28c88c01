/*
 * Where things of an event are drawn. A place is data-anchor="region:Roma", or the data-thing that
 * a board has anyway; a piece is data-piece="red:legion:Roma" or what lies at its place; a number
 * is data-counter="stock:red:marble".
 */
import type { Place } from "./beats";

export interface Point {
  x: number;
  y: number;
}

const quoted = (s: string) => `"${s.replace(/["\\]/g, "\\$&")}"`;
const having = (attributes: string[], value: string) =>
  attributes.map((a) => `[${a}=${quoted(value)}]`).join(",");

const ANCHORS = ["data-anchor", "data-thing"];

export function anchorOf(root: Element, p: Place): Element | null {
  return (
    root.querySelector(having(ANCHORS, `${p.domain}:${p.word}`)) ??
    root.querySelector(having(ANCHORS, `${p.domain}:${p.who}:${p.word}`))
  );
}

/* The piece of `who` that stands there. */
export function pieceAt(root: Element, who: string, what: string, p: Place): Element | null {
  return (
    root.querySelector(having(["data-piece"], `${who}:${what}:${p.word}`)) ??
    root.querySelector(having(["data-drawn"], `${p.domain}:${p.word}`)) ??
    anchorOf(root, p)?.querySelector("[data-piece]") ??
    null
  );
}

export const counterOf = (root: Element, key: string): Element | null =>
  root.querySelector(having(["data-counter"], key));

/* Where the cards of a seat are, a card by its name, or the pile. */
export function cardsOf(root: Element, who: string): Element | null {
  return root.querySelector(having(["data-counter"], `hand:${who}`)) ?? seatOf(root, who);
}

export const seatOf = (root: Element, who: string): Element | null =>
  root.querySelector(having(["data-seat"], who));

export const cardOf = (root: Element, what: string): Element | null =>
  root.querySelector(having(["data-card"], what)) ??
  root.querySelector(`[data-thing^="card:"][data-thing$=${quoted(`:${what}`)}]`);

/* The middle in the window; a region is large and crooked, and says where its middle is. */
export function middle(el: Element): Point {
  const at = (el as SVGElement | HTMLElement).dataset.at?.split(" ").map(Number);
  const matrix = at && (el as SVGGraphicsElement).getScreenCTM?.();
  if (at && matrix) return new DOMPoint(at[0], at[1]).matrixTransform(matrix);
  const box = el.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/* How many pixels of the window a unit of the element's own surroundings is. */
export function scaleOf(el: Element): number {
  if (el instanceof SVGGraphicsElement && el.ownerSVGElement)
    return (el.parentElement as unknown as SVGGraphicsElement).getScreenCTM()?.a || 1;
  const { offsetWidth } = el as HTMLElement;
  return offsetWidth ? el.getBoundingClientRect().width / offsetWidth : 1;
}

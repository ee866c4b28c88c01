/*
 * What has changed since I last acted stays marked until I act: the places, the counters, and
 * trails of marches. Marks are attributes and drawings of their own, which the board's own drawing
 * leaves alone.
 */
import { anchorOf, counterOf, middle } from "./anchors";
import type { Beat, Place } from "./beats";

const SVG = "http://www.w3.org/2000/svg";
const TRAILS = 24; // more would hide the map

function mark(el: Element | null, name: string) {
  el?.setAttribute(`data-${name}`, "");
}

function markBeat(root: Element, b: Beat, name: string) {
  if (b.kind === "move") for (const p of [b.way[0], b.way[b.way.length - 1]]) mark(anchorOf(root, p), name);
  else if (b.kind === "count") mark(counterOf(root, b.key), name);
  else if ("at" in b && b.at) mark(anchorOf(root, b.at), name);
}

export function unmark(root: Element, name: string) {
  for (const el of root.querySelectorAll(`[data-${name}]`)) el.removeAttribute(`data-${name}`);
  for (const el of root.querySelectorAll(`.trails.${name}`)) el.remove();
}

export function show(root: Element, beats: Beat[], name: string, seatClass: (seat: string) => string, trails: boolean) {
  unmark(root, name);
  for (const b of beats) markBeat(root, b, name);
  if (!trails) return;
  for (const b of beats.filter((x) => x.kind === "move").slice(-TRAILS)) trail(root, b.way, name, seatClass(b.who));
}

/* A line through the middles of the places, in the drawing that holds them all. */
function trail(root: Element, way: Place[], name: string, cls: string) {
  const at = way.map((p) => anchorOf(root, p)).filter((el) => el instanceof SVGGraphicsElement);
  const svg = at[0]?.ownerSVGElement;
  const matrix = svg?.getScreenCTM()?.inverse();
  if (!svg || !matrix || at.length < 2 || at.some((el) => el.ownerSVGElement !== svg)) return;
  const points = at.map((el) => {
    const { x, y } = middle(el);
    return new DOMPoint(x, y).matrixTransform(matrix);
  });
  layerOf(svg, name).append(arrow(points, cls));
}

function layerOf(svg: SVGSVGElement, name: string): Element {
  const there = svg.querySelector(`:scope > .trails.${name}`);
  if (there) return there;
  const layer = document.createElementNS(SVG, "g");
  layer.setAttribute("class", `trails ${name}`);
  layer.setAttribute("aria-hidden", "true");
  svg.append(layer);
  return layer;
}

/* Bent a little, so that going and coming back are two lines; a tip at its end. */
function arrow(points: DOMPoint[], cls: string): Element {
  const g = document.createElementNS(SVG, "g");
  g.setAttribute("class", `march ${cls}`);
  const [a, b] = points.slice(-2);
  const far = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const bend = { x: (a.x + b.x) / 2 - (b.y - a.y) * 0.14, y: (a.y + b.y) / 2 + (b.x - a.x) * 0.14 };
  const lead = points.slice(0, -1).map((p, i) => `${i ? "L" : "M"}${p.x} ${p.y}`).join("");
  const angle = (Math.atan2(b.y - bend.y, b.x - bend.x) * 180) / Math.PI;
  const line = document.createElementNS(SVG, "path");
  line.setAttribute("d", `${lead}Q${bend.x} ${bend.y} ${b.x} ${b.y}`);
  const tip = document.createElementNS(SVG, "path");
  tip.setAttribute("class", "tip");
  tip.setAttribute("d", "M2 0-9-5-9 5Z");
  tip.setAttribute("transform", `translate(${b.x} ${b.y}) rotate(${angle})`);
  if (far > 8) g.append(line, tip);
  return g;
}

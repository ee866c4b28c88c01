/*
 * Units as stacks of blocks, leaders as medallions. The class of a unit is told by colour and
 * shape (circle, triangle, square), its side by light or dark blocks.
 */
import { nothing, svg, type SVGTemplateResult } from "lit";
import { icon } from "../../icon";
import type { Kind, Piece, Side } from "./read";

const FACE_WIDE = 45;
const FACE_HIGH = 41;
const SLAB = 4.5;
const FOOT = 30; // where the stack stands, below the middle of the hex

const drawings: Record<string, string> = {
  LI: "thrown-spear",
  LB: "pocket-bow",
  LS: "sling",
  AX: "roman-shield",
  WA: "barbarian",
  MI: "gladius",
  HI: "spears",
  LC: "horse-head",
  BC: "archer",
  MC: "cavalry",
  HC: "cavalry",
  CM: "camel",
  EL: "elephant",
  CH: "chariot",
  WM: "ballista",
  BH: "chariot",
  CA: "cavalry",
  SB: "spartan-helmet",
  TB: "spartan-helmet",
  SS: "round-shield",
  CO: "cavalry",
  IM: "bowman",
  AB: "bow-arrow",
};

export const drawingOf = (code: string): string => drawings[code] ?? "spears";

const SHAPES: Record<Kind, SVGTemplateResult> = {
  light: svg`<circle class="shape" r="14.500"></circle>`,
  medium: svg`<path class="shape" d="M0-16 16 11.500-16 11.500z"></path>`,
  heavy: svg`<rect class="shape" x="-13.500" y="-13.500" width="27" height="27" rx="2"></rect>`,
};

/* The symbol of a class around (0, 0), as on the dice. */
export function symbol(kind: Kind, inner: unknown = nothing): SVGTemplateResult {
  return svg`<g class="symbol ${kind}">${SHAPES[kind]}${inner}</g>`;
}

function drawn(name: string, size: number, y = 0): SVGTemplateResult {
  return svg`<svg class="troop" x=${-size / 2} y=${y - size / 2} width=${size} height=${size} viewBox="0 0 512 512">${icon(name, "troop-icon")}</svg>`;
}

function emblem(kind: Kind, code: string): SVGTemplateResult {
  const small = kind === "medium";
  return symbol(
    kind,
    svg`${drawn(drawingOf(code), small ? 15 : 20, small ? 4 : 0)}<text class="letters ${kind}" y=${small ? 9.5 : 5.5}>${code}</text>`,
  );
}

function stack(side: Side, kind: Kind, code: string, blocks: number): SVGTemplateResult {
  const top = FOOT - blocks * SLAB - FACE_HIGH;
  const x = -FACE_WIDE / 2;
  const slabs = Array.from({ length: blocks }, (_, i) => FOOT - i * SLAB - FACE_HIGH);
  return svg`<g class="unit of-${side}">
    <ellipse class="shade" cx="2" cy=${FOOT - 1} rx="22" ry="5"></ellipse>
    ${slabs.map((y) => svg`<rect class="slab" x=${x} y=${y} width=${FACE_WIDE} height=${FACE_HIGH} rx="5"></rect>`)}
    <rect class="face" x=${x} y=${top} width=${FACE_WIDE} height=${FACE_HIGH} rx="5"></rect>
    <g transform="translate(0 ${top + (kind === "medium" ? 18 : 16.5)})">${emblem(kind, code)}</g>
    <text class="code" y=${top + FACE_HIGH - 2.5}>${code}</text>
    <text class="left" x=${FACE_WIDE / 2 - 3} y=${top + FACE_HIGH - 3}>${blocks}</text>
  </g>`;
}

/* A leader with a unit is at the shoulder of its stack, alone he stands in the middle. */
export function medallion(side: Side, name: string, alone: boolean): SVGTemplateResult {
  const r = alone ? 19 : 10.5;
  return svg`<g class="leader of-${side} ${alone ? "alone" : ""}" transform=${alone ? "translate(0 -3)" : "translate(-21 -19)"}>
    <circle class="rim" r=${r}></circle><circle class="disc" r=${r - 2.5}></circle>
    ${drawn("crested-helmet", r * 1.3)}
    ${alone ? svg`<text class="who" y=${r + 12}>${name}</text>` : nothing}
  </g>`;
}

export function piece(p: Piece): SVGTemplateResult {
  return svg`${p.unit ? stack(p.unit.side, p.unit.info.kind, p.unit.info.code, p.unit.blocks) : nothing}
    ${p.leader ? medallion(p.leader.side, p.leader.name, !p.unit) : nothing}`;
}

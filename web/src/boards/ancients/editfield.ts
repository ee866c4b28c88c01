/* The field of the editor: every hex can be touched, painted over, or reached by arrow keys. */
import { html, nothing, svg, type TemplateResult } from "lit";
import { keyed } from "lit/directives/keyed.js";
import type { JsonObject } from "../../types";
import { groundLayer, MARGIN } from "./battlefield";
import { Field, HEXES } from "./field";
import { piece } from "./pieces";
import { groundName } from "./read";
import { armyName, pieceOn, type Battle } from "./scenario";
import { t } from "./texts";

export interface EditView {
  battle: Battle;
  facts: JsonObject;
  upright: boolean;
  cursor: string; // where the keys are
  picked: string; // what is being moved
  bad: string; // the hex the server complains of
}

export interface EditEvents {
  down(hex: string, e: PointerEvent): void;
  over(hex: string): void;
  up(): void;
  click(hex: string): void; // also at the end of a stroke of the mouse
  touch(hex: string): void; // by a key
  wipe(hex: string): void;
  go(hex: string): void; // the keys went there
}

export function hexWords(b: Battle, hex: string, facts: JsonObject): string {
  const { unit, leader } = pieceOn(b, hex, facts);
  const parts = [
    unit ? t.unit(armyName(b, unit.side), unit.info.name, unit.blocks) : "",
    leader ? (unit ? t.leader(leader.name) : t.leaderOf(armyName(b, leader.side), leader.name)) : "",
    b.ground[hex] ? groundName(b.ground[hex]) : "",
  ].filter(Boolean);
  return t.hex(hex.toUpperCase(), parts.join(", ") || t.empty);
}

const hexOf = (e: Event) =>
  (e.target as Element).closest<SVGElement>("[data-hex]")?.dataset.hex ?? "";

/* The next hex on the screen in the way of an arrow key. */
function next(field: Field, hex: string, key: string): string {
  const ways: Record<string, [number, number]> = {
    ArrowLeft: [-1, 0],
    ArrowRight: [1, 0],
    ArrowUp: [0, -1],
    ArrowDown: [0, 1],
  };
  const [wx, wy] = ways[key];
  const at = field.middle(hex);
  const rows = HEXES.map((h) => {
    const p = field.middle(h);
    const [dx, dy] = [p.x - at.x, p.y - at.y];
    const ahead = dx * wx + dy * wy;
    return { h, ahead, cost: ahead + Math.abs(dx * wy + dy * wx) };
  }).filter((r) => r.ahead > 10);
  return rows.sort((a, b) => a.cost - b.cost)[0]?.h ?? hex;
}

function hexAt(v: EditView, field: Field, hex: string) {
  const { x, y } = field.middle(hex);
  const cls = `${hex === v.picked ? "picked" : ""} ${hex === v.bad ? "bad" : ""}`;
  return svg`<g class="hex ${cls}" data-hex=${hex} role="button" tabindex=${hex === v.cursor ? 0 : -1}
      aria-label=${hexWords(v.battle, hex, v.facts)} transform="translate(${x.toFixed(1)} ${y.toFixed(1)})">
    <polygon class="ring" points=${field.outline({ x: 0, y: 0 }, 0.94)}></polygon></g>`;
}

function standAt(v: EditView, field: Field, hex: string) {
  const here = pieceOn(v.battle, hex, v.facts);
  if (!here.unit && !here.leader) return nothing;
  const { x, y } = field.middle(hex);
  return svg`<g class="stand" data-drawn=${hex} transform="translate(${x.toFixed(1)} ${y.toFixed(1)})">${piece(here)}</g>`;
}

function press(e: KeyboardEvent, field: Field, on: EditEvents) {
  const hex = hexOf(e);
  if (!hex || e.ctrlKey || e.metaKey) return;
  if (e.key === "Enter" || e.key === " ") on.touch(hex);
  else if (e.key === "Delete" || e.key === "Backspace") on.wipe(hex);
  else if (e.key.startsWith("Arrow")) {
    const to = next(field, hex, e.key);
    on.go(to);
    (e.currentTarget as Element).querySelector<SVGElement>(`[data-hex="${to}"]`)?.focus();
  } else return;
  e.preventDefault();
}

export function editField(v: EditView, on: EditEvents): TemplateResult {
  const field = new Field(false, v.upright);
  const side = field.upright ? [MARGIN, 8] : [8, MARGIN];
  const box = [-side[0], -8, field.width + side[0] + 8, field.height + 8 + side[1]];
  const underFinger = (e: PointerEvent) =>
    document.elementFromPoint(e.clientX, e.clientY)?.closest<SVGElement>("[data-hex]")?.dataset
      .hex ?? "";
  return html`${keyed(
    field.upright,
    html`<svg class="battlefield editing" viewBox=${box.join(" ")} role="group" aria-label=${t.field}
      @pointerdown=${(e: PointerEvent) => hexOf(e) && on.down(hexOf(e), e)}
      @pointermove=${(e: PointerEvent) => e.buttons === 1 && underFinger(e) && on.over(underFinger(e))}
      @pointerup=${() => on.up()} @pointercancel=${() => on.up()}
      @click=${(e: Event) => hexOf(e) && on.click(hexOf(e))}
      @focusin=${(e: Event) => hexOf(e) && on.go(hexOf(e))}
      @keydown=${(e: KeyboardEvent) => press(e, field, on)}>
      ${groundLayer(field, (h) => v.battle.ground[h] ?? "clear")}
      ${HEXES.map((h) => hexAt(v, field, h))}
      <g class="stands" aria-hidden="true">${HEXES.map((h) => standAt(v, field, h))}</g>
    </svg>`,
  )}`;
}

/*
 * Where the hexes lie on the screen. The field is nine rows of thirteen and twelve hexes; it
 * is turned so that the reader's own edge is at the bottom, or on a narrow screen, where it
 * stands upright, at the left.
 */
import { t } from "./texts";

export interface Point {
  x: number;
  y: number;
}

export const SIZE = 40; // from the middle of a hex to a corner
const HALF = (SIZE * Math.sqrt(3)) / 2; // from the middle to a side
const WIDE = 26 * HALF;
const HIGH = 14 * SIZE;
const ROWS = 9;
const COLUMNS = "abcdefghijklm";
const CORNERS = [30, 90, 150, 210, 270, 330];
/* The sides of a hex by compass as the rules name them, in degrees clockwise from east. */
const COMPASS: Record<string, number> = { E: 0, SE: 60, SW: 120, W: 180, NW: 240, NE: 300 };
const SECTION_LINES = [8, 16]; // in half hexes from the left edge

export const HEXES: string[] = Array.from({ length: ROWS }, (_, r) =>
  [...COLUMNS.slice(0, 13 - (r % 2))].map((c) => `${c}${ROWS - r}`),
).flat();

/* Half hexes from the left, rows from the top. */
function gridOf(hex: string): { across: number; row: number } {
  const row = ROWS - Number(hex[1]);
  return { across: 2 * COLUMNS.indexOf(hex[0]) + (row % 2), row };
}

export function isNear(a: string, b: string): boolean {
  const p = gridOf(a);
  const q = gridOf(b);
  const dx = Math.abs(p.across - q.across);
  const dy = Math.abs(p.row - q.row);
  return dy === 0 ? dx === 2 : dy === 1 && dx === 1;
}

export class Field {
  readonly width: number;
  readonly height: number;

  /* `fromTop`: the reader's own edge is that of the top army. */
  constructor(
    private fromTop: boolean,
    readonly upright: boolean,
  ) {
    this.width = upright ? HIGH : WIDE;
    this.height = upright ? WIDE : HIGH;
  }

  private turned(x: number, y: number): Point {
    if (this.upright) return this.fromTop ? { x: y, y: WIDE - x } : { x: HIGH - y, y: x };
    return this.fromTop ? { x: WIDE - x, y: HIGH - y } : { x, y };
  }

  private get angle(): number {
    return (this.fromTop ? 180 : 0) + (this.upright ? 90 : 0);
  }

  private at(middle: Point, degrees: number, far: number): Point {
    const a = ((degrees + this.angle) * Math.PI) / 180;
    return { x: middle.x + far * Math.cos(a), y: middle.y + far * Math.sin(a) };
  }

  middle(hex: string): Point {
    const { across, row } = gridOf(hex);
    return this.turned((across + 1) * HALF, (1.5 * row + 1) * SIZE);
  }

  /* The corners around a point, `scale` of their distance away. */
  outline(middle: Point, scale = 1): string {
    return CORNERS.map((c) => this.at(middle, c, SIZE * scale))
      .map((p) => `${p.x.toFixed(1)},${p.y.toFixed(1)}`)
      .join(" ");
  }

  /* A line along the side of a hex that faces this way of the compass. */
  side(middle: Point, compass: string, scale: number): [Point, Point] {
    const to = COMPASS[compass];
    return [this.at(middle, to - 30, SIZE * scale), this.at(middle, to + 30, SIZE * scale)];
  }

  sectionLines(): [Point, Point][] {
    return SECTION_LINES.map((x) => [
      this.turned((x + 1) * HALF, 0),
      this.turned((x + 1) * HALF, HIGH),
    ]);
  }

  /* Left, centre and right as the reader sees them, at his own edge. */
  sectionNames(): { name: string; at: Point }[] {
    const { left, centre, right } = t.sections;
    const names = this.fromTop ? [right, centre, left] : [left, centre, right];
    return names.map((name, i) => ({
      name,
      at: this.turned(([4, 12, 20][i] + 1) * HALF, this.fromTop ? -10 : HIGH + 10),
    }));
  }
}

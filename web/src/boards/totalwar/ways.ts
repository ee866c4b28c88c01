/* Where a border is crossed: the middle of its line, for roads. */
import type { MapShape, XY } from "../antike/geometry";

function middleOf(path: string): XY {
  const points = [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map((m): XY => [
    Number(m[1]),
    Number(m[2]),
  ]);
  return points[Math.floor(points.length / 2)] ?? [0, 0];
}

const known = new WeakMap<MapShape, Map<string, XY>>();

function crossings(map: MapShape): Map<string, XY> {
  const found = known.get(map);
  if (found) return found;
  const ways = new Map<string, XY>();
  for (const { a, b, path } of map.borders) {
    ways.set(`${a}-${b}`, middleOf(path));
    ways.set(`${b}-${a}`, middleOf(path));
  }
  for (const s of map.straits as unknown as { a: string; b: string; from: XY; to: XY }[]) {
    const at: XY = [(s.from[0] + s.to[0]) / 2, (s.from[1] + s.to[1]) / 2];
    ways.set(`${s.a}-${s.b}`, at);
    ways.set(`${s.b}-${s.a}`, at);
  }
  known.set(map, ways);
  return ways;
}

export interface Way {
  path: string;
  at: XY;
}

/* The road "LAT-ETR": a bow from place to place that crosses where the border is. */
export function wayOf(map: MapShape, border: string): Way | null {
  const [from, to] = border.split("-").map((id) => map.regions.find((r) => r.id === id)?.city?.at);
  if (!from || !to) return null;
  const straight: XY = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const at = crossings(map).get(border) ?? straight;
  const bend = [0, 1].map((i) => (2 * at[i] - straight[i]).toFixed(1));
  return { path: `M${from}Q${bend} ${to}`, at };
}

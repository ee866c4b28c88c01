/* The ground, drawn: each terrain has a colour and a pattern of its own. */
import { nothing, svg, type SVGTemplateResult } from "lit";
import { HEXES, isNear, SIZE, type Field, type Point } from "./field";

export type Grounds = (hex: string) => string;

const WATER = ["river", "ford", "shallows", "bridge", "lake", "sea"];
const FLOWS = ["river", "ford", "shallows", "bridge"];
export function groundClass(ground: string): string {
  return ground.startsWith("rampart") ? "rampart" : ground.replace(" ", "-");
}

/* A number that stays the same for a hex: no two pieces of ground look alike. */
function grain(hex: string): number {
  return (hex.charCodeAt(0) * 7 + hex.charCodeAt(1) * 13) % 5;
}

export const tint = (hex: string): string => `tint-${grain(hex) % 3}`;

function trees(hex: string) {
  const spots: [number, number][] = [
    [-19, -8],
    [0, -22],
    [19, -9],
    [-12, 12],
    [12, 13],
    [-26, 6],
    [27, 7],
    [0, 28],
    [-14, -20],
    [15, -22],
  ];
  return spots.map(([x, y], i) => {
    const r = 8 + ((i + grain(hex)) % 3);
    return svg`<path class="trunk" d="M${x} ${y + r - 2}v5"></path><circle class="crown c${(i + grain(hex)) % 2}" cx=${x} cy=${y} r=${r}></circle>`;
  });
}

function hill() {
  const blob = "M-29 6C-32-13-12-29 7-27S33-6 29 11 12 30-5 29-27 22-29 6z";
  return svg`<path class="rise r0" d=${blob}></path>
    <path class="rise r1" d=${blob} transform="translate(-1 -2) scale(.7)"></path>
    <path class="rise r2" d=${blob} transform="translate(-3 -5) scale(.38)"></path>
    <path class="hachure" d="M16 13l6 6M9 18l4 7M1 20l1 8M20 6l7 3M22-3l7 0"></path>`;
}

function steep() {
  return svg`<path class="rock" d="M-30 22-10-24 4 2 14-14 32 22z"></path>
    <path class="snow" d="M-10-24-17-8l6-3 4 5 4-3zM14-14l-5 9 5-2 4 4 3-2z"></path>`;
}

function rocks(hex: string) {
  const spots: [number, number][] = [
    [-20, -12],
    [2, -24],
    [20, -10],
    [-24, 12],
    [24, 14],
    [0, 26],
    [-8, 2],
  ];
  return spots.map(([x, y], i) => {
    const r = 4 + ((i + grain(hex)) % 3) * 1.5;
    return svg`<path class="stone" d="M${x - r} ${y + r * 0.7}l${r * 0.5}-${r * 1.5} ${r}-${r * 0.2} ${r * 0.7} ${r * 1.7}z"></path>`;
  });
}

function reeds() {
  const spots: [number, number][] = [
    [-20, -10],
    [4, -20],
    [22, -6],
    [-24, 14],
    [20, 18],
    [-2, 28],
    [-6, 4],
  ];
  return spots.map(
    ([x, y]) =>
      svg`<path class="reed" d="M${x - 3} ${y + 6}v-9M${x} ${y + 6}v-13M${x + 3} ${y + 6}v-8"></path><path class="pool" d="M${x - 7} ${y + 8}h14"></path>`,
  );
}

function waves() {
  return svg`<path class="wave" d="M-26-12q5-5 10 0t10 0 10 0 10 0M-20 4q5-5 10 0t10 0 10 0M-14 20q5-5 10 0t10 0 10 0"></path>`;
}

function camp(stormed: boolean) {
  return svg`<path class="palisade" d="M-27-14-16-26 16-26 27-14 27 16 16 27-16 27-27 16z"></path>
    <path class="tent" d="M-20 4-9-17 2 4zM1 12 11-8 21 12z"></path>
    <path class="tent-door" d="M-12 4l3-9 3 9zM8 12l3-9 3 9z"></path>
    ${stormed ? svg`<path class="ruin" d="M-22-22 22 22M22-22-22 22"></path>` : nothing}`;
}

function wall() {
  return svg`<path class="masonry" d="M-28-16h10v-8h8v8h8v-8h8v8h8v-8h8v8h6v34h-56z"></path>
    <path class="joints" d="M-28-4h56M-28 8h56M-14-16v12M6-16v12M-20-4v12M-2-4v12M16-4v12M-12 8v10M8 8v10"></path>`;
}

/* What lies on a hex, around its middle. */
function drawing(hex: string, ground: string): unknown {
  switch (ground) {
    case "forest":
      return trees(hex);
    case "hill":
      return hill();
    case "steep":
      return steep();
    case "broken":
      return rocks(hex);
    case "marsh":
      return reeds();
    case "lake":
    case "sea":
      return waves();
    case "camp":
    case "stormed camp":
      return camp(ground !== "camp");
    case "city wall":
      return wall();
    default:
      return nothing;
  }
}

const RAMPARTS: Record<string, string[]> = {
  "rampart-N": ["NW", "NE"],
  "rampart-NE": ["NE", "E"],
  "rampart-SE": ["E", "SE"],
  "rampart-S": ["SE", "SW"],
  "rampart-SW": ["SW", "W"],
  "rampart-NW": ["W", "NW"],
};

function rampart(field: Field, ground: string): unknown {
  const middle = { x: 0, y: 0 };
  return (RAMPARTS[ground] ?? []).map((way) => {
    const [a, b] = field.side(middle, way, 0.88);
    return svg`<path class="bank" d="M${a.x} ${a.y}L${b.x} ${b.y}"></path><path class="stakes" d="M${a.x} ${a.y}L${b.x} ${b.y}"></path>`;
  });
}

/* A river runs from the middle of its hex to the hexes with water beside it, or off the field. */
function streams(field: Field, hex: string, grounds: Grounds): [Point, Point][] {
  const middle = field.middle(hex);
  const next = HEXES.filter((h) => isNear(h, hex) && WATER.includes(grounds(h))).map((h) =>
    field.middle(h),
  );
  const ways = next.map((p): [Point, Point] => [
    middle,
    { x: (middle.x + p.x) / 2, y: (middle.y + p.y) / 2 },
  ]);
  const around = HEXES.filter((h) => isNear(h, hex)).map((h) => field.middle(h));
  if (next.length === 1 && around.length < 6) {
    const on = { x: 2 * middle.x - next[0].x, y: 2 * middle.y - next[0].y };
    const isHex = around.some((p) => Math.hypot(p.x - on.x, p.y - on.y) < SIZE / 2);
    ways.push([middle, isHex ? { x: (middle.x + on.x) / 2, y: (middle.y + on.y) / 2 } : on]);
  }
  if (next.length === 0)
    ways.push([
      { x: middle.x - SIZE, y: middle.y },
      { x: middle.x + SIZE, y: middle.y },
    ]);
  return ways;
}

export function rivers(field: Field, grounds: Grounds): SVGTemplateResult {
  const wet = HEXES.filter((h) => FLOWS.includes(grounds(h)));
  const path = (h: string) =>
    streams(field, h, grounds)
      .map(([a, b]) => `M${a.x} ${a.y}L${b.x} ${b.y}`)
      .join("");
  const all = wet.map(path).join("");
  const shallow = wet
    .filter((h) => grounds(h) !== "river")
    .map(path)
    .join("");
  return svg`<g class="rivers">
    <path class="banks" d=${all}></path><path class="stream" d=${all}></path><path class="shallow" d=${shallow}></path>
  </g>`;
}

export function groundOn(field: Field, hex: string, ground: string): unknown {
  if (ground.startsWith("rampart")) return rampart(field, ground);
  if (ground === "bridge") return svg`<path class="planks" d="M-30-9h60M-30 9h60"></path>`;
  return drawing(hex, ground);
}

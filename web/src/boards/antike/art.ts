/*
 * The map without pieces: sea, land, rivers, ranges, borders, paper. Drawn once a table, in a
 * picture of its own below the pieces, so that a move repaints none of it.
 */
import { html, nothing, svg, type TemplateResult } from "lit";
import type { MapShape, RegionShape } from "./geometry";
import { t } from "./texts";

const WASHES = 6;
const SEAS = 4;
const RHUMBS = 32;

/* Neighbours get different tints; rare tints first, so that all are used alike. */
function tint(regions: RegionShape[], map: MapShape, tints: number): Map<string, number> {
  const near = new Map<string, string[]>();
  for (const { a, b } of map.borders) {
    near.set(a, [...(near.get(a) ?? []), b]);
    near.set(b, [...(near.get(b) ?? []), a]);
  }
  const chosen = new Map<string, number>();
  const uses = Array<number>(tints).fill(0);
  const crowded = (r: RegionShape) => near.get(r.id)?.length ?? 0;
  for (const r of [...regions].sort((a, b) => crowded(b) - crowded(a))) {
    const taken = new Set((near.get(r.id) ?? []).map((id) => chosen.get(id)));
    const free = uses.map((_, t) => t).filter((t) => !taken.has(t));
    const best = (free.length ? free : uses.map((_, t) => t)).sort((a, b) => uses[a] - uses[b])[0];
    chosen.set(r.id, best);
    uses[best]++;
  }
  return chosen;
}

const defs = svg`<defs>
  <filter id="am-paper" x="0" y="0" width="100%" height="100%">
    <feTurbulence type="fractalNoise" baseFrequency=".012 .016" numOctaves="4" seed="4"></feTurbulence>
    <feColorMatrix type="matrix" values="0 0 0 0 .36  0 0 0 0 .25  0 0 0 0 .12  .9 .2 0 0 -.42"></feColorMatrix>
  </filter>
  <filter id="am-soft" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="1.6"></feGaussianBlur></filter>
  <radialGradient id="am-edge" cx=".5" cy=".48" r=".75">
    <stop offset=".6" stop-color="#3a2408" stop-opacity="0"></stop>
    <stop offset="1" stop-color="#3a2408" stop-opacity=".3"></stop>
  </radialGradient>
  <pattern id="am-hatch" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(35)">
    <path class="hatch" d="M0 0V5"></path>
  </pattern>
  <g id="am-mountain"><path class="peak" d="M-7 4-1.2-6 .4-3.6 2-5 7.5 4"></path>
    <path class="slope" d="M-1.2-6 0-1-1 4M.6-3 2.2 0 1.6 4M2-5 3.6-1 3.4 4M4-1.6 5.2 4"></path></g>
</defs>`;

function rhumbs(map: MapShape): TemplateResult[] {
  return (map.decor.compass ?? []).map((c) => {
    const rays = Array.from({ length: RHUMBS }, (_, k) => {
      const a = (k * 2 * Math.PI) / RHUMBS;
      return `M${c.x} ${c.y}L${(c.x + 1800 * Math.cos(a)).toFixed(1)} ${(c.y + 1800 * Math.sin(a)).toFixed(1)}`;
    });
    return svg`<path class="rhumb" d=${rays.join("")}></path>`;
  });
}

function water(map: MapShape, sea: RegionShape[]): TemplateResult {
  const tints = tint(sea, map, SEAS);
  const shores = map.decor.coast + map.decor.islands + sea.map((r) => r.islandPath ?? "").join("");
  return svg`<rect class="sea-base" width="100%" height="100%"></rect>
    ${map.void.filter((v) => v.kind === "sea").map((v) => svg`<path class="void-sea" d=${v.path}></path>`)}
    ${sea.map((r) => svg`<path class="sea-${tints.get(r.id) ?? 0}" d=${r.path}></path>`)}
    ${rhumbs(map)}
    <path class="shore far" d=${shores}></path><path class="shore mid" d=${shores}></path>
    <path class="shore near" d=${shores}></path>
    ${map.borders.filter((b) => b.sea).map((b) => svg`<path class="line sea-${b.border}" d=${b.path}></path>`)}`;
}

function lands(map: MapShape, land: RegionShape[], sea: RegionShape[]): TemplateResult {
  const tints = tint(land, map, WASHES);
  return svg`${map.void
    .filter((v) => v.kind === "land")
    .map(
      (v) =>
        svg`<path class="void-land" d=${v.path}></path><path fill="url(#am-hatch)" d=${v.path}></path>`,
    )}
    ${land.map(
      (r) => svg`<clipPath id="am-${r.id}"><path clip-rule="evenodd" d=${r.path}></path></clipPath>
      <path class="fill-${tints.get(r.id) ?? 0}" d=${r.path}></path>
      <g clip-path="url(#am-${r.id})"><path class="wash-${tints.get(r.id) ?? 0}" filter="url(#am-soft)" d=${r.path}></path></g>`,
    )}
    ${sea.map((r) => (r.islandPath ? svg`<path class="island" d=${r.islandPath}></path>` : nothing))}
    <path class="islet" d=${map.decor.islands}></path>`;
}

function relief(map: MapShape): TemplateResult {
  return svg`<clipPath id="am-land"><path clip-rule="evenodd" d=${map.decor.coast}></path></clipPath>
    <g clip-path="url(#am-land)" class="rivers">
      ${map.decor.rivers.map((r) => svg`<path d=${r.path} stroke-width=${r.w}></path>`)}
    </g>
    <g class="mountains">
      ${map.decor.mountains.map(([x, y, z]) => svg`<use href="#am-mountain" transform="translate(${x} ${y}) scale(${z * 0.92})"></use>`)}
    </g>`;
}

function borders(map: MapShape): TemplateResult {
  const strait = (cls: string) =>
    svg`<path class="strait ${cls}" d=${map.straits.map(({ from, to }) => `M${from}L${to}`).join("")}></path>`;
  return svg`${map.borders
    .filter((b) => !b.sea)
    .map(
      (b) =>
        svg`<path class="line land-${b.border} under" d=${b.path}></path><path class="line land-${b.border}" d=${b.path}></path>`,
    )}
    <path class="coast" d=${map.decor.coast}></path>
    ${strait("under")}${strait("red")}${strait("blue")}`;
}

function compass(map: MapShape): TemplateResult[] {
  return (map.decor.compass ?? []).map(({ x, y, r = 34 }) => {
    const rays = Array.from({ length: 8 }, (_, k) => {
      const far = r * (k % 2 ? 0.62 : 0.98);
      return svg`<g transform="rotate(${k * 45})"><path class="ray" d="M0 ${-far}L${r * 0.12} ${-r * 0.14}L0 0Z"></path>
        <path class="ray light" d="M0 ${-far}L${-r * 0.12} ${-r * 0.14}L0 0Z"></path></g>`;
    });
    return svg`<g class="compass" transform="translate(${x} ${y})"><circle r=${r}></circle><circle r=${r * 0.86}></circle>${rays}</g>`;
  });
}

export function art(map: MapShape): TemplateResult {
  const land = map.regions.filter((r) => r.kind === "land");
  const sea = map.regions.filter((r) => r.kind === "sea");
  return html`<svg class="map-art" viewBox=${map.viewBox.join(" ")} aria-hidden="true">
    ${defs} ${water(map, sea)} ${lands(map, land, sea)} ${relief(map)} ${borders(map)} ${compass(map)}
    <rect class="paper" width="100%" height="100%" filter="url(#am-paper)"></rect>
    <rect width="100%" height="100%" fill="url(#am-edge)"></rect>
  </svg>`;
}

type Named = Pick<
  RegionShape,
  "kind" | "label" | "labelAngle" | "labelSize" | "labelSpacing" | "labelLines"
>;

function label(r: Named, cls: string, weight: number): TemplateResult {
  const isLand = r.kind === "land";
  const lines = r.labelLines.map((text, i) => {
    const y =
      r.labelSize * (isLand ? 0.35 : 0.3) +
      (i - (r.labelLines.length - 1) / 2) * r.labelSize * 1.12;
    return svg`<text x=${r.labelSpacing / 2} y=${y}>${text}</text>`;
  });
  return svg`<g class="name ${cls}" data-label=${weight} font-size=${r.labelSize} letter-spacing=${r.labelSpacing}
    transform="translate(${r.label}) rotate(${r.labelAngle})">${lines}</g>`;
}

const SHIP = svg`<path class="ship-hull" d="M-13 1.5C-9 6.5 8 6.8 11.5 1L14.5-3.6 12-3.4 9.4.4H-10.4C-12.6.2-13.4-1.6-15-4-15.4-1.6-14.6.4-13 1.5Z"></path>
  <path class="ship-sail" d="M-7.5-11Q0-8.6 7-11 4.8-6.2 6.2-2-.4-.4-7-2-5-6.4-7.5-11Z"></path>
  <path class="ship-oars" d="M-8 4.5l-3 3.6M-4.6 5l-3 3.8M-1.2 5.2l-3 3.8M2.2 5.2l-3 3.8M5.6 4.8l-3 3.6"></path>`;
const ANCHOR = svg`<circle class="anchor-disc" r="4.6"></circle>
  <path class="anchor" d="M0-3v5.6M-1.5-1.2h3M-2.7.8c.3 2.4 5.1 2.4 5.4 0"></path>`;

/* Names, harbours and open seas: above the washes of the owners, below the pieces. `land` is the weight
   of the names of lands: 0 if one knows them by their cities. */
export function names(map: MapShape, land = 0): TemplateResult {
  return svg`<g class="names" aria-hidden="true">
    ${map.void.filter((v) => v.fit).map((v) => label(v, `void ${v.kind}`, 0))}
    ${map.regions.map((r) => label(r, r.kind, r.kind === "land" ? land : 2))}
    ${map.regions.map((r) => (r.shipAt && r.ship ? svg`<g class="ship" transform="translate(${r.shipAt}) scale(.86)">${SHIP}</g>` : nothing))}
    ${map.regions.flatMap((r) => (r.harbours ?? []).map((h) => svg`<g transform="translate(${h.at}) scale(.88)">${ANCHOR}</g>`))}
  </g>`;
}

/* What the lines and signs of the map mean. */
export function legend(): TemplateResult {
  const row = (drawing: TemplateResult, words: string) =>
    html`<li><svg viewBox="-16 -10 32 20" aria-hidden="true">${drawing}</svg>${words}</li>`;
  const across = "M-14 0H14";
  return html`<ul class="legend" aria-label=${t.legend}>
    ${row(svg`<path class="line land-red" d=${across}></path>`, t.legionsCross)}
    ${row(svg`<path class="line sea-blue" d=${across}></path>`, t.galleysCross)}
    ${row(svg`<path class="line land-mixed under" d=${across}></path><path class="line land-mixed" d=${across}></path>`, t.bothCross)}
    ${row(svg`<g transform="scale(1.6)">${ANCHOR}</g>`, t.harbour)}
    ${row(svg`<g transform="translate(0 3)">${SHIP}</g>`, t.openSeaSign)}
  </ul>`;
}

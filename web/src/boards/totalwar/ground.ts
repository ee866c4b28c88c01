/*
 * What is printed on the map of Total War on top of the common drawing: rivers and ranges on
 * borders, massifs, gold values, terrain and mercenary signs, and what lies outside the
 * scenario. Drawn once a table.
 */
import { nothing, svg, type TemplateResult } from "lit";
import type { MapShape, XY } from "../antike/geometry";
import { coin, peak, tree } from "./emblems";
import type { Place, Position, WarShape } from "./position";

type Border = MapShape["borders"][number] & { type?: string };
type Decor = MapShape["decor"] & {
  chain?: [number, number, number][];
  massif?: [number, number, number][];
};
type Void = MapShape["void"][number] & { impassable?: boolean };

const peaks = (list: [number, number, number][] = []): TemplateResult[] =>
  list.map(
    ([x, y, z]) =>
      svg`<use href="#am-mountain" transform="translate(${x} ${y}) scale(${z})"></use>`,
  );

export function barriers(map: MapShape): TemplateResult {
  const rivers = (map.borders as Border[]).filter((b) => b.type === "river").map((b) => b.path);
  const decor = map.decor as Decor;
  const massifs = (map.void as Void[]).filter((v) => v.impassable).map((v) => v.path);
  return svg`<g aria-hidden="true" class="barriers">
    <path class="massif" d=${massifs.join("")}></path>
    <path class="river-under" d=${rivers.join("")}></path><path class="river-line" d=${rivers.join("")}></path>
    <g class="range">${peaks(decor.chain)}</g><g class="range">${peaks(decor.massif)}</g>
  </g>`;
}

const LARGER = 0.21; // by how much of their width our names reach further to the left
const SAME_LINE = 0.5; // of the letters' size

/* The coin before a name makes room for letters that are larger than those of the drawing; one
 * that lies under its name stays. */
function coinAt({ goldAt, plate, label, labelSize }: WarShape): XY {
  const [x, y] = goldAt ?? [0, 0];
  if (!plate) return [x, y];
  const angle = (plate.angle * Math.PI) / 180;
  const [right, down] = [Math.cos(angle), Math.sin(angle)];
  const aside = (y - label[1]) * right - (x - label[0]) * down;
  if (Math.abs(aside) > SAME_LINE * labelSize) return [x, y];
  const by = LARGER * plate.w;
  return [x - by * right, y - by * down];
}

function signs(place: Place): TemplateResult | typeof nothing {
  const { goldAt, icons = [] } = place.shape;
  if (!place.fact || !goldAt) return nothing;
  return svg`<g transform="translate(${coinAt(place.shape)}) scale(.92)"><g class="kept">${coin(place.fact.gold)}</g></g>
    ${icons.map(({ kind, at }) =>
      kind === "merc"
        ? svg`<g transform="translate(${at})"><circle class="tw-merc" r="5.200"></circle><text class="tw-merc-text" y="2.800">M</text></g>`
        : svg`<g transform="translate(${at})">${kind === "tree" ? tree : peak}</g>`,
    )}`;
}

/* Gold values and terrain; over what is closed lies a veil. */
export function printed(p: Position): TemplateResult {
  const closed = p.places.filter((x) => !x.open).map((x) => x.shape.path);
  return svg`<g aria-hidden="true" class="printed">${p.places.map(signs)}
    ${closed.length ? svg`<path class="closed" fill-rule="evenodd" d=${closed.join("")}></path>` : nothing}</g>`;
}

/*
 * The map in play: who owns what, cities, temples, walls, units, and the regions to press. A
 * picked region turns all others from region:Name into to:Name, so that a move has a
 * direction.
 */
import { html, nothing, svg, type TemplateResult } from "lit";
import { guard } from "lit/directives/guard.js";
import { list } from "../../words";
import { thingClass, type BoardContext } from "../board";
import { art, names } from "./art";
import { anyResource, pressKey, resource, temple, unit, wall } from "./emblems";
import type { MapShape, XY } from "./geometry";
import { goodsName, type Group, type Place, type Position } from "./position";
import { t } from "./texts";

const PITCH: XY = [21, 22]; // of pieces where there are more than places for them
const SMALL = 0.85;
const LARGE = 1.15;
const CLEAR = 27; // of a city

/* Places that a city with its temple leaves free come first. */
function slotsOf(place: Place): XY[] {
  const { slots, city } = place.shape;
  if (!city) return slots;
  const [x, y] = city.at;
  const isClear = (at: XY) =>
    Math.hypot(at[0] - x, at[1] - y) > CLEAR &&
    !(place.temple && Math.hypot(at[0] - x, at[1] - y + 17) < CLEAR);
  return [...slots.filter(isClear), ...slots.filter((at) => !isClear(at))];
}

/* Where the pieces of a region stand: its own places, or closely packed round the first. */
function standing(place: Place): { group: Group; at: XY; scale: number }[] {
  const slots = slotsOf(place);
  if (place.groups.length <= slots.length)
    return place.groups.map((group, i) => ({ group, at: slots[i], scale: LARGE }));
  const across = Math.ceil(Math.sqrt(place.groups.length));
  const [x, y] = slots[0];
  return place.groups.map((group, i) => ({
    group,
    at: [x + ((i % across) - (across - 1) / 2) * PITCH[0], y + Math.floor(i / across) * PITCH[1]],
    scale: SMALL,
  }));
}

/* A point surely inside, where a finger aims: the units that can move, else the city. */
function aim(place: Place): XY {
  const ready = standing(place).find(({ group }) => group.ready > 0);
  return ready?.at ?? place.shape.city?.at ?? place.shape.slots[0];
}

const cityRest = ({ temple, wall, strength }: Place): string =>
  (temple ? t.cityTemple : "") + (wall ? t.cityWall : "") + t.cityStrength(strength ?? t.unknown);

export function placeInWords(place: Place, p: Position): string {
  const owner = p.nations[place.owner];
  const city = place.shape.city;
  const units = place.groups.map((g) => t.unitsOf(t.units(g.count, g.kind), p.nations[g.seat].title));
  const what = !city
    ? ""
    : owner
      ? t.city(goodsName(place.yields), owner.title, cityRest(place))
      : place.temple
        ? t.temple
        : place.yields === "any"
          ? t.site
          : t.siteFor(goodsName(place.yields));
  const kind = place.shape.kind === "sea" ? (place.shape.ship ? t.openSeaWord : t.seaWord) : t.land;
  const name = place.title === place.name ? place.name : `${place.name}, ${place.title}`;
  return t.place(name, [kind, what, list(units)].filter(Boolean).join("; "));
}

function thingOf(ctx: BoardContext, place: Place): string {
  const to = `to:${place.name}`;
  return ctx.lit.has(to) || ctx.picks.includes(to) ? to : `region:${place.name}`;
}

function regionShape(ctx: BoardContext, p: Position, place: Place): TemplateResult {
  const thing = thingOf(ctx, place);
  const lit = ctx.lit.has(thing) || ctx.picks.includes(thing);
  return svg`<path class="region ${place.shape.kind} ${thingClass(ctx, thing)}" fill-rule="evenodd" d=${place.shape.path}
    data-thing=${thing} data-anchor="region:${place.name}" data-at=${aim(place).join(" ")} role="button" tabindex=${lit ? 0 : -1}
    aria-label=${placeInWords(place, p) + (ctx.lit.has(thing) ? t.selectable : "")}></path>`;
}

function owned(place: Place): TemplateResult | typeof nothing {
  if (place.owner < 0) return nothing;
  const { kind, path, islandPath, id } = place.shape;
  if (kind === "sea")
    return svg`<path class="owned island seat-${place.owner}" d=${islandPath ?? ""}></path>`;
  return svg`<g class="owned seat-${place.owner}" clip-path="url(#am-${id})"><path fill-rule="evenodd" d=${path}></path></g>`;
}

function city(place: Place): TemplateResult | typeof nothing {
  const at = place.shape.city?.at;
  if (!at) return nothing;
  const isOwned = place.owner >= 0;
  const content = place.yields === "any" ? anyResource : resource(place.yields);
  return svg`<g data-city=${place.name} class="city ${isOwned ? `seat-${place.owner}` : "free"}" transform="translate(${at})">
    ${place.wall ? wall : nothing}
    ${isOwned ? svg`<rect class="piece" x="-12" y="-12" width="24" height="24" rx="3"></rect>` : nothing}
    <circle class="site ${place.yields}" r=${isOwned ? 8.6 : 8}></circle>
    ${content}
    ${
      place.temple
        ? svg`<g class="temple ${isOwned ? "" : "neutral"}" transform="translate(${isOwned ? "0 -17" : "0 -14"})">
          <circle class="temple-disc" r="11.5"></circle><g transform="scale(1.05)">${temple}</g></g>`
        : nothing
    }
  </g>`;
}

function cityName(place: Place): TemplateResult | typeof nothing {
  const c = place.shape.city;
  if (!c) return nothing;
  const weight = place.groups.length > 0 ? 5 : place.owner >= 0 ? 4 : 3;
  return svg`<text data-label=${weight} data-label-of=${place.name} class="city-name ${place.owner >= 0 ? "owned-name" : ""}" x=${c.label.x} y=${c.label.y} text-anchor=${c.label.anchor}>${c.name}</text>`;
}

function units(ctx: BoardContext, p: Position, place: Place): TemplateResult[] {
  return standing(place).map(({ group, at, scale }) => {
    const foe = `foe:${place.name}:${ctx.view.seats[group.seat]}`;
    const drawn = unit(group, at[0], at[1], scale, `${ctx.view.seats[group.seat]}:${group.kind}:${place.name}`);
    if (!ctx.lit.has(foe) && !ctx.picks.includes(foe)) return drawn;
    return svg`<g class="foe ${thingClass(ctx, foe)}" data-thing=${foe} data-at=${at.join(" ")} role="button" tabindex="0"
      aria-label=${t.attackAt(p.nations[group.seat].title, place.name)}><circle class="aim" cx=${at[0]} cy=${at[1]} r="17"></circle>${drawn}</g>`;
  });
}

/* A ring where there is something to do, large enough for a finger. */
function mark(ctx: BoardContext, place: Place): TemplateResult | typeof nothing {
  const thing = thingOf(ctx, place);
  const isPicked = ctx.picks.includes(thing);
  if (!isPicked && !ctx.lit.has(thing) && !ctx.hinted.has(thing)) return nothing;
  const [x, y] = aim(place);
  const kind = isPicked ? "picked" : ctx.hinted.has(thing) ? "hinted" : "";
  return svg`<circle class="mark ${kind}" cx=${x} cy=${y} r="19"></circle>`;
}

/* On a small screen the part of the map with the reader's own cities is seen first. */
function focus(ctx: BoardContext, p: Position, map: MapShape): string {
  const mine = p.places
    .filter((x) => ctx.view.seats[x.owner] === ctx.me)
    .map((x) => x.shape.city?.at ?? x.shape.slots[0]);
  const middle = (axis: 0 | 1) =>
    mine.length
      ? mine.reduce((sum, at) => sum + at[axis], 0) / mine.length / map.viewBox[2 + axis]
      : 0.5;
  return `${middle(0).toFixed(2)} ${middle(1).toFixed(2)}`;
}

export function drawMap(ctx: BoardContext, p: Position): TemplateResult {
  const { map } = p;
  return html`<div class="map-frame">
    <div class="map" data-zoom data-focus=${focus(ctx, p, map)}>
      ${guard([map], () => art(map))}
      <svg class="map-live" viewBox=${map.viewBox.join(" ")} role="group" aria-label=${t.map} @keydown=${pressKey}>
        ${p.places.map(owned)} ${p.places.map((place) => regionShape(ctx, p, place))}
        ${guard([map], () => names(map))}
        <g class="pieces">
          ${p.places.map((place) => mark(ctx, place))} ${p.places.map(city)} ${p.places.map(cityName)}
          ${p.places.map((place) => units(ctx, p, place))}
        </g>
      </svg>
    </div>
  </div>`;
}

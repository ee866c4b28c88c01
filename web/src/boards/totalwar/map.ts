/*
 * The strategic map in play: who holds what, improvements, unrest, roads, and the tokens of
 * armies, navies and agents. A picked force turns regions into places to go to.
 */
import { html, nothing, svg, type TemplateResult } from "lit";
import { guard } from "lit/directives/guard.js";
import { list } from "../../words";
import { art, names } from "../antike/art";
import { pressKey, sign } from "../antike/emblems";
import type { XY } from "../antike/geometry";
import { thingClass, type BoardContext } from "../board";
import { agentToken, armyToken, flame, navyToken, patterns, work } from "./emblems";
import { barriers, printed } from "./ground";
import { forceName, SPACE, titleOf, workName, type Agent, type Force, type Place, type Position } from "./position";
import { t } from "./texts";
import { wayOf } from "./ways";

const AGENT_PITCH = 21;
const CROWD_PITCH = 26;
const START = 1.37; // how large the map is at first: the introduction fills the frame
const LEGIBLE = 0.52; // pixels for a unit of the map, so that its names can be read

export function forceInWords(f: Force, p: Position): string {
  const who = titleOf(p, f.seat);
  if (f.kind === "army") return t.place.army(forceName(f), who, f.size, f.general, f.stars);
  const navy = t.place.navy(forceName(f), who, f.size);
  return f.carries ? t.place.carrying(navy, forceName(f.carries)) : navy;
}

export function placeInWords(x: Place, p: Position): string {
  const what = x.fact
    ? [
        t.gold(x.fact.gold),
        x.control >= 0 ? t.place.heldBy(titleOf(p, x.control)) : t.place.independent,
        x.works.length ? t.place.withWorks(list(x.works.map(workName))) : "",
        x.unrest ? t.place.unrest(x.unrest) : "",
        x.besieged ? t.place.besieged : "",
      ]
    : [t.place.sea];
  const there = [
    ...x.forces.map((f) => forceInWords(f, p)),
    ...x.agents.map((a) => t.place.agentOf(titleOf(p, a.seat))),
  ];
  return t.place.all(x.name, [...what, list(there)].filter(Boolean));
}

function thingOf(ctx: BoardContext, x: Place): string {
  const to = `to:${x.name}`;
  return ctx.lit.has(to) || ctx.picks.includes(to) ? to : `region:${x.name}`;
}

/* A point surely inside; towns stand on the shore, and armies on the first place inland. */
function aim(x: Place): XY {
  return x.shape.slots[x.shape.kind === "sea" ? 0 : 1] ?? x.shape.slots[0];
}

function regionShape(ctx: BoardContext, p: Position, x: Place): TemplateResult {
  const thing = thingOf(ctx, x);
  const lit = ctx.lit.has(thing) || ctx.picks.includes(thing);
  return svg`<path class="region ${x.shape.kind} ${thingClass(ctx, thing)}" fill-rule="evenodd" d=${x.shape.path}
    data-thing=${thing} data-anchor="place:${x.name}" data-at=${aim(x).join(" ")} role="button" tabindex=${lit ? 0 : -1}
    aria-label=${placeInWords(x, p) + (ctx.lit.has(thing) ? t.selectable : "")}></path>`;
}

function held(x: Place): TemplateResult | typeof nothing {
  if (x.control < 0) return nothing;
  return svg`<g class="owned held seat-${x.control}" clip-path="url(#am-${x.shape.id})">
    <path fill-rule="evenodd" d=${x.shape.path}></path>
    <path class="held-pattern" fill-rule="evenodd" d=${x.shape.path}></path></g>`;
}

function cityOf(x: Place): TemplateResult | typeof nothing {
  const at = x.shape.city?.at;
  if (!at || !x.fact) return nothing;
  const size = x.fact.capital ? 1.35 : 1;
  return svg`<g class="town ${x.control >= 0 ? `seat-${x.control}` : "free"} ${x.besieged ? "besieged" : ""}" transform="translate(${at}) scale(${size})">
    <circle class="town-disc" r="6.500"></circle>
    ${x.control >= 0 ? svg`<g transform="scale(.86)">${sign(x.control)}</g>` : svg`<circle class="town-dot" r="2"></circle>`}
    ${x.besieged ? svg`<circle class="siege" r="10"></circle>` : nothing}
  </g>`;
}

/* Improvements in a row under the place, unrest above it. */
function worksOf(x: Place): TemplateResult | typeof nothing {
  const at = x.shape.city?.at;
  if (!at || (x.works.length === 0 && x.unrest === 0)) return nothing;
  const width = x.works.length * 13 + 3;
  return svg`<g class="works" transform="translate(${at})">
    ${
      x.works.length
        ? svg`<rect class="works-plate" x=${-width / 2} y="8" width=${width} height="14" rx="4"></rect>
          ${x.works.map((w, i) => svg`<g transform="translate(${(i - (x.works.length - 1) / 2) * 13} 15)">${work(w)}</g>`)}`
        : nothing
    }
    ${Array.from({ length: x.unrest }, (_, i) => svg`<g transform="translate(${(i - (x.unrest - 1) / 2) * 11} -15) scale(1.350)">${flame}</g>`)}
  </g>`;
}

function road(p: Position, border: string): TemplateResult | typeof nothing {
  const way = wayOf(p.map, border);
  if (!way) return nothing;
  return svg`<path class="road-under" d=${way.path}></path><path class="road" d=${way.path}></path>`;
}

/* Roads that could be ordered, while "road" is picked. */
function newRoads(ctx: BoardContext, p: Position): TemplateResult[] {
  const things = [...ctx.lit].filter((thing) => thing.startsWith("road:"));
  return things.map((thing) => {
    const border = thing.slice("road:".length);
    const way = wayOf(p.map, border);
    if (!way) return svg``;
    const ends = border.split("-").map((code) => p.facts.byCode.get(code)?.name ?? code);
    return svg`<g class="new-road ${thingClass(ctx, thing)}" data-thing=${thing} data-at=${way.at.join(" ")} role="button" tabindex="0"
      aria-label=${t.place.road(ends[0], ends[1])}><path d=${way.path}></path><circle cx=${way.at[0]} cy=${way.at[1]} r="9"></circle></g>`;
  });
}

function spread(n: number, at: XY, pitch: number): XY[] {
  return Array.from({ length: n }, (_, i): XY => [at[0] + (i - (n - 1) / 2) * pitch, at[1]]);
}

/* Where the forces of a place stand: armies inland, navies of a port off its shore. */
function standing(x: Place): { force: Force; at: XY }[] {
  const { slots, portAt, kind } = x.shape;
  if (kind === "sea") {
    const at =
      x.forces.length <= slots.length ? slots : spread(x.forces.length, slots[0], CROWD_PITCH);
    return x.forces.map((force, i) => ({ force, at: at[i] }));
  }
  const armies = x.forces.filter((f) => f.kind === "army");
  const navies = x.forces.filter((f) => f.kind === "navy");
  const docks = spread(navies.length, portAt ?? slots[1], CROWD_PITCH);
  const camps = armies.length <= 2 ? slots : spread(armies.length, slots[0], CROWD_PITCH);
  return [
    ...armies.map((force, i) => ({ force, at: camps[i] })),
    ...navies.map((force, i) => ({ force, at: docks[i] })),
  ];
}

function lookoutOf(x: Place): XY {
  const armies = x.forces.filter((f) => f.kind === "army").length;
  return x.shape.slots[Math.min(x.shape.slots.length - 1, armies)];
}

/* The drawing, and over it the round place that is pressed. */
function token(
  ctx: BoardContext,
  thing: string,
  at: XY,
  label: string,
  drawn: TemplateResult,
  cls: string,
  piece: string, // as the layer of motion finds it
): TemplateResult {
  const live = ctx.lit.has(thing) || ctx.picks.includes(thing);
  const isAgent = cls === "agent";
  const idle = ctx.picks.length === 0 && ![...ctx.lit].some((x) => x.startsWith("to:"));
  return svg`<g class="counter ${cls} ${thingClass(ctx, thing)} ${live || idle ? "" : "asleep"}" data-piece=${piece} transform="translate(${at})">
    ${live || ctx.hinted.has(thing) ? svg`<circle class="glow" r=${isAgent ? 13 : 22}></circle>` : nothing}
    <g aria-hidden="true">${drawn}</g>
    <circle class="hit ${thingClass(ctx, thing)}" r=${isAgent ? 11 : 18} data-thing=${thing} data-at=${at.join(" ")}
      role="button" tabindex=${live ? 0 : -1} aria-label=${label}></circle></g>`;
}

/* What an army can do where it stands: small round buttons beside it. */
type Deed = "assault" | "seek" | "subdue";
const DEEDS: [Deed, string][] = [
  ["assault", "M-4-4 4 4M4-4-4 4"],
  ["seek", "M-4.500 0H4.500M1 -3.500 4.500 0 1 3.500"],
  ["subdue", "M-4 0-1 3 4.500-3.500"],
];

function deeds(ctx: BoardContext, f: Force, at: XY): TemplateResult[] {
  const there = DEEDS.filter(([verb]) => ctx.lit.has(`${verb}:${f.mark}`));
  return there.map(([verb, d], i) => {
    const thing = `${verb}:${f.mark}`;
    const x = at[0] - 24 - 21 * i;
    return svg`<g class="deed ${verb} ${thingClass(ctx, thing)}" data-thing=${thing} data-at="${x} ${at[1]}" transform="translate(${x} ${at[1]})"
      role="button" tabindex="0" aria-label=${t.place[verb](forceName(f))}><circle r="10"></circle><path d=${d}></path></g>`;
  });
}

function forces(ctx: BoardContext, p: Position, x: Place): TemplateResult[] {
  return standing(x).map(({ force: f, at }) => {
    const own = f.seat === p.me;
    const thing = own ? `force:${f.name}` : `rival:${f.seat}:${f.name}`;
    const ready = own && f.mu !== null && f.mu > 0 && !f.beaten;
    const body = f.kind === "army" ? armyToken(f) : navyToken(f);
    return svg`${token(ctx, thing, at, t.say.forceAt(forceInWords(f, p), x.name), body, `${f.kind} ${ready ? "ready" : ""}`, `${f.seat}:${f.mark}:${x.name}`)}
      ${own && f.kind === "army" ? deeds(ctx, f, at) : nothing}`;
  });
}

function agents(ctx: BoardContext, p: Position, x: Place): TemplateResult[] {
  const places = spread(x.agents.length, lookoutOf(x), AGENT_PITCH);
  return x.agents.map((a: Agent, i) => {
    const thing = a.seat === p.me ? `agent:${a.word}` : `spy:${a.seat}:${a.word}`;
    const which = t.agents[a.word];
    const label =
      a.seat === p.me ? t.place.yourAgent(which, x.name) : t.place.theirAgent(titleOf(p, a.seat), which, x.name);
    return token(ctx, thing, places[i], label, agentToken(a), "agent", `${a.seat}:${a.word}:${x.name}`);
  });
}

function mark(ctx: BoardContext, x: Place): TemplateResult | typeof nothing {
  const thing = thingOf(ctx, x);
  const isPicked = ctx.picks.includes(thing);
  const isHinted = ctx.hinted.has(thing) || ctx.hinted.has(`to:${x.name}`);
  if (!isPicked && !ctx.lit.has(thing) && !isHinted) return nothing;
  const [cx, cy] = aim(x);
  return svg`<circle class="mark ${isPicked ? "picked" : isHinted ? "hinted" : ""}" cx=${cx} cy=${cy} r="14"></circle>`;
}

/* On a small screen, and in the introduction, the part that matters is seen first. */
function focus(p: Position): string {
  if (p.intro) return "0.36 0.64";
  const own = p.places.filter((x) => x.control === p.me).map(aim);
  const middle = (axis: 0 | 1) =>
    own.length
      ? own.reduce((sum, at) => sum + at[axis], 0) / own.length / p.map.viewBox[2 + axis]
      : 0.5;
  return `${middle(0).toFixed(2)} ${middle(1).toFixed(2)}`;
}

export function waiting(p: Position): Force[] {
  return p.factions.flatMap((f) => [...f.armies, ...f.navies]).filter((f) => f.at === SPACE);
}

export function drawMap(ctx: BoardContext, p: Position): TemplateResult {
  const { map } = p;
  return html`<div class="map-frame">
    <div class="map" data-zoom data-focus=${focus(p)} data-start=${START} data-legible=${LEGIBLE * map.viewBox[2]}>
      ${guard([map], () => art(map))}
      <svg class="map-live" viewBox=${map.viewBox.join(" ")} role="group" aria-label=${t.map} @keydown=${pressKey}>
        ${patterns} ${p.places.map(held)} ${guard([map], () => barriers(map))}
        ${p.places.filter((x) => x.open).map((x) => regionShape(ctx, p, x))}
        ${guard([map], () => names(map, 4))} ${guard([map, p.intro], () => printed(p))}
        <g class="pieces">
          ${p.roads.map((border) => road(p, border))} ${p.places.map((x) => mark(ctx, x))} ${p.places.map(cityOf)}
          ${p.places.map(worksOf)} ${newRoads(ctx, p)} ${p.places.map((x) => agents(ctx, p, x))}
          ${p.places.map((x) => forces(ctx, p, x))}
        </g>
      </svg>
    </div>
  </div>`;
}

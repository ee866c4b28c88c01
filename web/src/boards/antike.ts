/*
 * Antike II and Casus Belli: the map with cities and units, the rondel as a wheel, and what
 * each nation has. A move is two regions; how many units go is asked if there is a choice.
 */
import { html, nothing, svg, type TemplateResult } from "lit";
import type { Option, Thing } from "../picks";
import type { Json, JsonObject } from "../types";
import { count } from "../words";
import casusBelli from "./antike/casus_belli.json";
import mareNostrum from "./antike/mare_nostrum.json";
import orient from "./antike/orient.json";
import { thingClass, type Board, type BoardContext } from "./board";

interface Region {
  name: string;
  title: string;
  kind: string;
  path: string;
  island: string;
  label: number[];
  slots: number[][];
  city: number[] | null;
  sign: [number, number, string] | null; // where the city's name stands
  ship: boolean;
}
interface Outline {
  viewBox: number[];
  regions: Region[];
  borders: { kind: string; path: string }[];
  void: string[];
  straits: { from: number[]; to: number[] }[];
}

const RESOURCES = ["marble", "iron", "gold", "coin"];
const LETTER: Record<string, string> = { marble: "M", iron: "I", gold: "G" };

const outlines = { casus_belli: casusBelli, orient, mare_nostrum: mareNostrum };

function mapKey(ctx: BoardContext): keyof typeof outlines {
  if (ctx.view.game === "casus-belli") return "casus_belli";
  return ctx.view.state.map === "Orient" ? "orient" : "mare_nostrum";
}

const outlineOf = (ctx: BoardContext) => outlines[mapKey(ctx)] as unknown as Outline;

/* Reading the state, in which zeros are left out. */

const part = (v: Json | undefined, ...keys: string[]): Json | undefined =>
  keys.reduce<Json | undefined>(
    (o, k) => (o && typeof o === "object" && !Array.isArray(o) ? (o as JsonObject)[k] : undefined),
    v,
  );
const number = (v: Json | undefined): number => (typeof v === "number" ? v : v ? 1 : 0);
const text = (v: Json | undefined): string => (typeof v === "string" ? v : "");
const seatNumber = (ctx: BoardContext, seat: string) => ctx.view.seats.indexOf(seat);
const title = (ctx: BoardContext, seat: string) => ctx.view.titles[seat] ?? seat;
const unitsAt = (ctx: BoardContext, seat: string, kind: string, region: string) =>
  number(part(ctx.view.state, "units", seat, kind, region));
const activeSeat = (ctx: BoardContext) => text(ctx.view.state.active) || ctx.view.seats[0];

/* The map. */

function city(ctx: BoardContext, r: Region) {
  if (!r.city) return nothing;
  const [x, y] = r.city;
  const [nx, ny, anchor] = r.sign ?? [x, y + 25, "middle"];
  const printed = text(part(ctx.game.facts ?? {}, "maps", mapKey(ctx), r.name, "city"));
  const owner = text(part(ctx.view.state, "city", r.name));
  const yields = text(part(ctx.view.state, "yields", r.name));
  const temple = number(part(ctx.view.state, "temple", r.name));
  const wall = number(part(ctx.view.state, "wall", r.name));
  const strength = part(ctx.view.extra ?? {}, "strength", r.name);
  const seat = owner ? `seat-${seatNumber(ctx, owner)}` : "free";
  return svg`<g class="city ${seat}" transform="translate(${x} ${y})">
    ${wall ? svg`<circle class="wall" r="17"/>` : nothing}
    <circle class="disc" r="12"/>
    <text class="yield" y="4">${LETTER[yields || printed] ?? ""}</text>
    ${temple ? svg`<path class="temple" d="M-11 -13L0 -22L11 -13Z M-9 -12h18v3h-18z"/>` : nothing}
    ${owner || temple ? svg`<title>${r.name}, strength ${strength}</title>` : nothing}
    <text class="name" x=${nx - x} y=${ny - y} style="text-anchor:${anchor}">${r.name}</text>
  </g>`;
}

function troop(ctx: BoardContext, r: Region, seat: string, slot: number[]) {
  const legions = unitsAt(ctx, seat, "legion", r.name);
  const galleys = unitsAt(ctx, seat, "galley", r.name);
  const words = [legions ? `${legions}L` : "", galleys ? `${galleys}G` : ""].filter(Boolean);
  const width = words.join(" ").length * 8 + 10;
  return svg`<g class="troop seat-${seatNumber(ctx, seat)}"
    transform="translate(${slot[0]} ${slot[1]})">
    <title>${title(ctx, seat)}: ${count(legions, "legion")}, ${count(galleys, "galley", "galleys")}</title>
    <rect x=${-width / 2} y="-10" width=${width} height="20" rx="5"/>
    <text y="5">${words.join(" ")}</text>
  </g>`;
}

function troops(ctx: BoardContext, r: Region) {
  const here = ctx.view.seats.filter(
    (s) => unitsAt(ctx, s, "legion", r.name) + unitsAt(ctx, s, "galley", r.name) > 0,
  );
  return here.map((seat, i) => troop(ctx, r, seat, r.slots[i % r.slots.length]));
}

function regionWords(ctx: BoardContext, r: Region): string {
  const owner = text(part(ctx.view.state, "city", r.name));
  const units = ctx.view.seats.flatMap((s) => {
    const n = unitsAt(ctx, s, "legion", r.name) + unitsAt(ctx, s, "galley", r.name);
    return n ? [`${title(ctx, s)} ${count(n, "unit")}`] : [];
  });
  const whose = owner ? `city of ${title(ctx, owner)}` : r.city ? "no city yet" : r.kind;
  return [`${r.name}: ${whose}`, ...units].join(", ");
}

function region(ctx: BoardContext, r: Region) {
  const thing = `region:${r.name}`;
  return svg`<g class="region ${r.kind} ${thingClass(ctx, thing)}" data-thing=${thing}
    tabindex=${ctx.lit.has(thing) ? 0 : -1} role="button" aria-label=${regionWords(ctx, r)}>
    <path class="ground" fill-rule="evenodd" d=${r.path}/>
    ${r.island ? svg`<path class="island" d=${r.island}/>` : nothing}
    <title>${regionWords(ctx, r)}</title>
  </g>`;
}

function map(ctx: BoardContext): TemplateResult {
  const o = outlineOf(ctx);
  const seas = o.regions.filter((r) => r.kind === "sea");
  const lands = o.regions.filter((r) => r.kind !== "sea");
  return html`<div class="map-scroll"><svg class="map" viewBox=${o.viewBox.join(" ")}>
    ${o.void.map((d) => svg`<path class="void" d=${d}/>`)}
    ${seas.map((r) => region(ctx, r))} ${lands.map((r) => region(ctx, r))}
    <g class="borders">${o.borders.map((b) => svg`<path class=${b.kind} d=${b.path}/>`)}
      ${o.straits.map(
        (s) => svg`<path class="strait" d="M${s.from.join(" ")}L${s.to.join(" ")}"/>`,
      )}</g>
    <g class="marks">
      ${o.regions.map((r) =>
        r.city
          ? nothing
          : svg`<text class="title" x=${r.label[0]} y=${r.label[1]}>${r.title}</text>`,
      )}
      ${o.regions.map((r) => city(ctx, r))} ${o.regions.map((r) => troops(ctx, r))}
    </g>
  </svg></div>`;
}

/* The rondel: eight wedges, what each costs, who stands where. */

function wedge(ctx: BoardContext, name: string, i: number) {
  const at = (turn: number, r: number) => {
    const a = ((turn - 0.25) * 2 * Math.PI) as number;
    return `${(100 * r * Math.cos(a)).toFixed(1)} ${(100 * r * Math.sin(a)).toFixed(1)}`;
  };
  const [from, to, mid] = [(i - 0.5) / 8, (i + 0.5) / 8, i / 8];
  const cost = number(part(ctx.view.extra ?? {}, "steps", name));
  const thing = `space:${name}`;
  const here = ctx.view.seats.filter((s) => part(ctx.view.state, "space", s) === name);
  const [x, y] = at(mid, 0.66).split(" ").map(Number);
  return svg`<g class="wedge ${thingClass(ctx, thing)}" data-thing=${thing} role="button"
    tabindex=${ctx.lit.has(thing) ? 0 : -1} aria-label="${name}${cost > 0 ? `, costs ${cost}` : ""}">
    <path d="M${at(from, 0.3)}L${at(from, 1)}A100 100 0 0 1 ${at(to, 1)}L${at(to, 0.3)}A30 30 0 0 0 ${at(from, 0.3)}Z"/>
    <text x=${x} y=${y}>${name}</text>
    ${cost > 0 ? svg`<text class="cost" x=${x} y=${y + 13}>costs ${cost}</text>` : nothing}
    ${here.map((s, n) => {
      const [mx, my] = at(mid - 0.035 + n * 0.018, 0.9).split(" ");
      return svg`<circle class="marker seat-${seatNumber(ctx, s)}" cx=${mx} cy=${my} r="6"/>`;
    })}
  </g>`;
}

function rondel(ctx: BoardContext): TemplateResult {
  const names = Object.keys((part(ctx.view.extra ?? {}, "steps") as JsonObject) ?? {});
  return html`<svg class="rondel" viewBox="-104 -104 208 208" role="group" aria-label="Rondel">
    ${names.map((n, i) => wedge(ctx, n, i))}
  </svg>`;
}

/* What a nation has. */

function knowhow(ctx: BoardContext, seat: string) {
  const known = (part(ctx.view.state, "known", seat) as JsonObject) ?? {};
  return Object.keys(known).join(", ");
}

function nation(ctx: BoardContext, seat: string): TemplateResult {
  const stock = (r: string) => number(part(ctx.view.state, "stock", seat, r));
  const hand = Object.keys((part(ctx.view.state, "hand", seat) as JsonObject) ?? {});
  const points = number(part(ctx.view.extra ?? {}, "points", seat));
  return html`<section class="nation seat-${seatNumber(ctx, seat)} ${
    activeSeat(ctx) === seat ? "active" : ""
  }">
    <h3>${title(ctx, seat)} <b>${points} / ${number(ctx.view.extra?.goal)}</b></h3>
    <p>${RESOURCES.map((r) => html`<span class="stock ${r}">${stock(r)} ${r}</span>`)}</p>
    <p class="faint">${knowhow(ctx, seat)}</p>
    ${hand.length ? html`<p class="faint">Cards: ${hand.join(", ")}</p>` : nothing}
    ${ctx.view.state.bellona === seat ? html`<p class="faint">Bellona</p>` : nothing}
  </section>`;
}

/* From words to things. */

function option(act: Option["act"]): Option {
  const things: Thing[] = act.args
    .filter((a) => a.kind === "region" || a.kind === "space")
    .map((a) => `${a.kind}:${a.word}`);
  return { act, things, also: [] };
}

export const antike: Board = {
  complete: false,
  option: (act) => option(act),
  wishes: (thing) => {
    const [kind, name] = [thing.slice(0, thing.indexOf(":")), thing.slice(thing.indexOf(":") + 1)];
    if (kind === "space") return [`go ${name}`];
    return [`conquer ${name}`, `raze ${name}`, `temple ${name}`, `arm legion ${name}`];
  },
  draw: (ctx) => html`<div class="antike">
    ${map(ctx)}
    <aside>${rondel(ctx)}${ctx.view.seats.map((s) => nation(ctx, s))}</aside>
  </div>`,
  say: (ctx) => [
    ...ctx.view.seats.map(
      (s) =>
        `${title(ctx, s)}: ${count(number(part(ctx.view.extra ?? {}, "points", s)), "personage")}, ` +
        RESOURCES.map((r) => `${number(part(ctx.view.state, "stock", s, r))} ${r}`).join(", "),
    ),
    ...outlineOf(ctx)
      .regions.filter((r) => part(ctx.view.state, "city", r.name))
      .map((r) => regionWords(ctx, r)),
  ],
};

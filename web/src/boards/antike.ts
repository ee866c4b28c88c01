/*
 * Antike II and Casus Belli: the map in a frame, the rondel in its corner, the nations below;
 * on a phone one under the other.
 */
import { html, nothing, type TemplateResult } from "lit";
import type { Thing } from "../picks";
import { count, list } from "../words";
import { card, hand, openCards } from "./antike/cards";
import { badge, resourceIcon } from "./antike/emblems";
import { fetchMap, mapId } from "./antike/geometry";
import { drawMap, placeInWords } from "./antike/map";
import { lookAtKnowhow, nation, tables } from "./antike/nations";
import { optionOf, wishesOf } from "./antike/options";
import { readPosition, RESOURCES, type Nation, type Place, type Position } from "./antike/position";
import { drawRondel } from "./antike/rondel";
import { words } from "./antike/words";
import type { Board, BoardContext } from "./board";

function draw(ctx: BoardContext): TemplateResult {
  const p = readPosition(ctx);
  const [first, second] = p.nations;
  return html`<div class="antike ${p.isCasus ? "casus" : "antike2"} map-${p.map.id}">
    ${drawMap(ctx, p)} ${drawRondel(ctx, p)} ${tables(ctx, p)}
    <div class="nations of-${p.nations.length}">
      ${
        p.isCasus
          ? html`${nation(ctx, p, first, hand(ctx, first))} ${openCards(ctx, p)} ${nation(ctx, p, second, hand(ctx, second))}`
          : p.nations.map((n) => nation(ctx, p, n))
      }
    </div>
  </div>`;
}

function sayNation(p: Position, n: Nation): string {
  const stock = RESOURCES.map((name) => `${n.stock[name] ?? 0} ${name}`).join(", ");
  const known = Object.keys(n.known).filter((k) => n.known[k] !== "no");
  const cards = n.hand.length ? ` Cards: ${n.hand.join(", ")}.` : "";
  return `${n.title} has ${n.points} of ${p.goal} personages, ${stock}, ${count(n.cities, "city", "cities")}, ${count(n.temples, "temple")}. On ${n.space || "no space"} of the rondel. Know-how: ${list(known) || "none"}.${cards}`;
}

function say(ctx: BoardContext): string[] {
  const p = readPosition(ctx);
  const busy = p.places.filter((x) => x.owner >= 0 || x.temple || x.groups.length > 0);
  return [
    ...p.nations.map((n) => sayNation(p, n)),
    `Left: ${Object.entries(p.stacks)
      .map(([name, left]) => count(left, name))
      .join(", ")}.`,
    ...(p.isCasus ? [`Open event cards: ${p.open.join(", ") || "none"}.`] : []),
    ...busy.map((x) => placeInWords(x, p)),
  ];
}

/* In the manual of Casus Belli a sea is open as long as no city stands there. */
function countsTwo(p: Position, place: Place): boolean {
  return place.shape.ship || (p.isCasus && p.isManual && place.owner < 0);
}

function lookAtPlace(p: Position, place: Place): TemplateResult {
  const owner = p.nations[place.owner];
  return html`<div class="antike look-place">
    <b>${place.name}</b>${place.title !== place.name ? html`<i>${place.title}</i>` : nothing}
    ${
      owner
        ? html`<p>${badge(place.owner)} City of ${owner.title} ${resourceIcon(place.yields)}</p>`
        : place.shape.city
          ? html`<p>${place.temple ? "Neutral temple" : "Free city site"}
            ${place.yields === "any" ? "(the founder chooses)" : resourceIcon(place.yields)}</p>`
          : nothing
    }
    ${place.strength !== null ? html`<p>Strength <b>${place.strength}</b>${place.temple ? " · temple" : ""}${place.wall ? " · wall" : ""}</p>` : nothing}
    ${place.groups.map((g) => html`<p>${badge(g.seat)} ${count(g.count, g.kind)}${g.ready ? html` <small>(${g.ready} can move)</small>` : nothing}</p>`)}
    ${place.shape.kind === "sea" ? html`<p>${countsTwo(p, place) ? "Open sea: counts two for Navigators" : "Sea: counts one for Navigators"}</p>` : nothing}
  </div>`;
}

function look(thing: Thing, ctx: BoardContext): TemplateResult | null {
  const [kind, ...rest] = thing.split(":");
  const name = rest[rest.length - 1];
  if (kind === "card" || kind === "hand")
    return html`<div class="antike look-event">${card(ctx, name)}</div>`;
  if (kind === "know")
    return html`<div class="antike look-place">${lookAtKnowhow(ctx, name)}</div>`;
  if (kind !== "region" && kind !== "to") return null;
  const p = readPosition(ctx);
  const place = p.places.find((x) => x.name === name);
  return place ? lookAtPlace(p, place) : null;
}

export const antike: Board = {
  complete: true,
  points: { field: "personage", name: "personages" },
  prepare: (first) => fetchMap(mapId(first.state.map)),
  option: optionOf,
  words,
  wishes: wishesOf,
  draw,
  say,
  look,
};

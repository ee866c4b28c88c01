/*
 * Antike II and Casus Belli: the map in a frame, the rondel in its corner, the nations below;
 * on a phone one under the other.
 */
import { html, nothing, type TemplateResult } from "lit";
import "../drawings";
import type { Thing } from "../../picks";
import { list } from "../../words";
import { fill } from "../../locale";
import { card, hand, openCards } from "./cards";
import { badge, resourceIcon } from "./emblems";
import { fetchMap, mapId } from "./geometry";
import { drawMap, placeInWords } from "./map";
import { lookAtKnowhow, nation, tables } from "./nations";
import { optionOf, wishesOf } from "./options";
import { goodsName, readPosition, RESOURCES, type Nation, type Place, type Position } from "./position";
import { drawRondel } from "./rondel";
import { t } from "./texts";
import { words } from "./words";
import type { Board, BoardContext } from "../board";

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
  const stock = RESOURCES.map((name) => t.stock(n.stock[name] ?? 0, goodsName(name))).join(", ");
  const known = Object.keys(n.known).filter((k) => n.known[k] !== "no");
  return [
    t.nation(n.title, n.points, p.goal, stock, n.cities, n.temples),
    t.on(n.space || t.notYet),
    t.knows(list(known) || t.none),
    ...(n.hand.length ? [t.cards(n.hand.join(", "))] : []),
  ].join(" ");
}

function say(ctx: BoardContext): string[] {
  const p = readPosition(ctx);
  const busy = p.places.filter((x) => x.owner >= 0 || x.temple || x.groups.length > 0);
  return [
    ...p.nations.map((n) => sayNation(p, n)),
    t.left(
      Object.entries(p.stacks)
        .map(([name, left]) => t.leftOf(left, name))
        .join(", "),
    ),
    ...(p.isCasus ? [t.open(p.open.join(", ") || t.none)] : []),
    ...busy.map((x) => placeInWords(x, p)),
  ];
}

function lookAtPlace(p: Position, place: Place): TemplateResult {
  const owner = p.nations[place.owner];
  return html`<div class="antike look-place">
    <b>${place.name}</b>${place.title !== place.name ? html`<i>${place.title}</i>` : nothing}
    ${
      owner
        ? html`<p>${badge(place.owner)} ${t.cityOf(owner.title)} ${resourceIcon(place.yields)}</p>`
        : place.shape.city
          ? html`<p>${place.temple ? t.neutralTemple : t.freeSite}
            ${place.yields === "any" ? t.founderChooses : resourceIcon(place.yields)}</p>`
          : nothing
    }
    ${place.strength !== null ? html`<p>${fill(t.strength, { n: html`<b>${place.strength}</b>` })}${place.temple ? t.withTemple : ""}${place.wall ? t.withWall : ""}</p>` : nothing}
    ${place.groups.map((g) => html`<p>${badge(g.seat)} ${t.units(g.count, g.kind)}${g.ready ? html` <small>${t.canMove(g.ready)}</small>` : nothing}</p>`)}
    ${place.shape.kind === "sea" ? html`<p>${p.openSeas.has(place.name) ? t.openSea : t.sea}</p>` : nothing}
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

/* A region one can go to has another name; so has a card of one's own. */
function pointed(thing: Thing): Thing[] {
  const [kind, name] = [thing.slice(0, thing.indexOf(":")), thing.slice(thing.indexOf(":") + 1)];
  if (kind === "know-how") return [`know:${name}`];
  if (kind === "region") return [thing, `to:${name}`];
  return kind === "card" ? [thing, `card:play:${name}`, `card:pick:${name}`, `hand:${name}`] : [thing];
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
  pointed,
};

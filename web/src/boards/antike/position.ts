/* The view of a game of Antike, read into what the board draws. No rule is worked out here. */
import type { Json } from "../../types";
import type { BoardContext } from "../board";
import { mapId, mapOf, type MapShape, type RegionShape } from "./geometry";
import { t } from "./texts";
import { number, object, part } from "../json";

export const RESOURCES = ["marble", "iron", "gold", "coin"] as const;

const goods: Record<string, string> = t.goods;

export const goodsName = (id: string) => goods[id] ?? id;
export const KINDS = ["legion", "galley"] as const;
export type Kind = (typeof KINDS)[number];

export interface Group {
  seat: number;
  kind: Kind;
  count: number;
  ready: number; // how many may still move
}

export interface Place {
  name: string;
  title: string;
  shape: RegionShape;
  owner: number; // index of a seat, or -1
  yields: string; // what the city gives, or what a founder would get: marble, iron, gold, any or ""
  temple: boolean;
  wall: boolean;
  strength: number | null;
  groups: Group[];
}

export interface Nation {
  index: number;
  seat: string;
  title: string;
  space: string;
  stock: Record<string, number>;
  known: Record<string, string>; // "yes", or "new" until the next turn
  personages: Record<string, number>;
  points: number;
  cities: number;
  temples: number;
  box: Record<string, number>;
  walls: number;
  hand: string[];
  isActive: boolean;
  acts: boolean;
}

export interface Position {
  map: MapShape;
  isCasus: boolean;
  openSeas: Set<string>; // which count double for Navigators
  phase: string;
  turn: number;
  goal: number;
  bellona: number;
  places: Place[];
  nations: Nation[];
  steps: Record<string, number>;
  prices: Record<string, number>;
  stacks: Record<string, number>;
  open: string[];
  pile: number;
  gone: number;
  bank: { coins?: number; temples: number }; // no coins: they never run out
  front: string;
}

export { object, part };
const numbers = (v: Json | undefined): Record<string, number> =>
  Object.fromEntries(Object.entries(object(v)).map(([key, n]) => [key, number(n)]));
const listed = (v: Json | undefined): string[] =>
  Object.entries(numbers(v)).flatMap(([name, n]) => Array<string>(n).fill(name));
const total = (v: Json | undefined): number => Object.values(numbers(v)).reduce((a, b) => a + b, 0);

function phaseOf(ctx: BoardContext): string {
  const flow = ctx.view.state.flow;
  return Array.isArray(flow) ? String(flow[flow.length - 1] ?? "") : "";
}

function groupsAt(ctx: BoardContext, name: string): Group[] {
  const { seats, state } = ctx.view;
  const marching = Object.values(state.marching ?? {}) as Json[];
  return seats.flatMap((seat, index) =>
    KINDS.map((kind) => ({
      seat: index,
      kind,
      count: number(part(part(part(state.units, seat), kind), name)),
      ready:
        seat === state.active
          ? marching.reduce((n: number, m) => n + number(part(part(m, kind), name)), 0)
          : 0,
    })).filter((g) => g.count > 0),
  );
}

function readPlaces(ctx: BoardContext, map: MapShape): Place[] {
  const { state, extra, seats } = ctx.view;
  const facts = object(part(part(ctx.game.facts, "maps"), map.id));
  const shapes = new Map(map.regions.map((r) => [r.id, r]));
  return Object.entries(facts).map(([name, row]) => ({
    name,
    title: String(part(row, "title") ?? name),
    shape: shapes.get(String(part(row, "id")))!,
    owner: seats.indexOf(String(part(state.city, name) ?? "")),
    yields: String(part(state.yields, name) ?? part(row, "city") ?? ""),
    temple: part(state.temple, name) === true,
    wall: part(state.wall, name) === true,
    strength: (part(extra?.strength, name) as number | undefined) ?? null,
    groups: groupsAt(ctx, name),
  }));
}

function readNation(ctx: BoardContext, places: Place[], seat: string, index: number): Nation {
  const { state, extra, titles, to_act, over } = ctx.view;
  const mine = places.filter((p) => p.owner === index);
  return {
    index,
    seat,
    title: titles[seat] ?? seat,
    space: String(part(state.space, seat) ?? ""),
    stock: numbers(part(state.stock, seat)),
    known: object(part(state.known, seat)) as Record<string, string>,
    personages: numbers(part(state.personage, seat)),
    points: number(part(extra?.points, seat)),
    cities: mine.length,
    temples: mine.filter((p) => p.temple).length,
    box: numbers(part(state.box, seat)),
    walls: number(part(state.walls, seat)),
    hand: listed(part(state.hand, seat)),
    isActive: state.active === seat,
    acts: to_act.includes(seat) && !over,
  };
}

/* A view is drawn, told and looked at several times: it is read once. */
let last: { key: unknown; game: unknown; position: Position } | null = null;

export function readPosition(ctx: BoardContext): Position {
  if (last && last.key === ctx.view && last.game === ctx.game) return last.position;
  const { state, extra, seats } = ctx.view;
  const map = mapOf(mapId(state.map));
  const places = readPlaces(ctx, map);
  const position: Position = {
    map,
    isCasus: ctx.game.id === "casus-belli",
    openSeas: new Set(Array.isArray(extra?.open_seas) ? extra.open_seas.map(String) : []),
    phase: phaseOf(ctx),
    turn: number(state.turn),
    goal: number(extra?.goal),
    bellona: seats.indexOf(String(state.bellona ?? "")),
    places,
    nations: seats.map((seat, i) => readNation(ctx, places, seat, i)),
    steps: numbers(extra?.steps),
    prices: numbers(extra?.prices),
    stacks: numbers(extra?.stacks),
    open: listed(state.open),
    pile: total(state.deck),
    gone: total(state.discard),
    bank: {
      coins: extra?.bank_coins === undefined ? undefined : number(extra.bank_coins),
      temples: number(extra?.bank_temples),
    },
    front: String(state.front ?? ""),
  };
  last = { key: ctx.view, game: ctx.game, position };
  return position;
}

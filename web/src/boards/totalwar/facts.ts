/* What never changes: regions, cards, generals, ships, developments; read once a game. */
import type { Action, Event, Improvement } from "../../generated/total-war-rome";
import type { GameInfo, JsonObject } from "../../types";
import { array, number, object, part, text, texts } from "../json";

export const SEATS: string[] = ["rome", "carthage", "greece", "barbarians"];
export const WORKS: Improvement[] = ["market", "barracks", "walls", "wonder"];

export interface RegionFact {
  name: string;
  code: string;
  place: string;
  gold: number;
  terrain: number;
  port: boolean;
  mercenary: boolean;
  capital: boolean;
  intro: boolean;
  home: number; // index of a seat, or -1
  defence: string[];
}

export interface TroopFact {
  name: string;
  owner: string;
  type: string;
  cost: number;
  veteran: boolean;
  special: boolean;
  cancels: boolean;
  pack: string;
  needs: string;
  kills: string[];
  good: string[];
  difficult: string[];
}

export interface CardFact {
  name: string;
  action: Action;
  deedText: string;
  levy: number;
  event: Event;
  text: string;
}

export interface DevelopmentFact {
  name: string;
  faction: string;
  column: string;
  row: number;
  cost: number;
  text: string;
}

export interface GeneralFact {
  name: string;
  faction: string;
  stars: number;
  skills: string[];
}

export interface Facts {
  regions: RegionFact[];
  region: Map<string, RegionFact>;
  byCode: Map<string, RegionFact>;
  seas: { name: string; intro: boolean }[];
  troops: TroopFact[];
  troop: Map<string, TroopFact>;
  generals: GeneralFact[];
  general: Map<string, GeneralFact>;
  skills: Record<string, string>;
  ships: { name: string; faction: string; dice: string[] }[];
  developments: DevelopmentFact[];
  card: Map<string, CardFact>;
}

function regionFact(r: JsonObject): RegionFact {
  return {
    name: text(r.name),
    code: text(r.code),
    place: text(r.place),
    gold: number(r.gold),
    terrain: number(r.terrain),
    port: r.port === true,
    mercenary: r.mercenary === true,
    capital: r.capital === true,
    intro: r.intro === true,
    home: SEATS.indexOf(text(r.home)),
    defence: texts(r.defence),
  };
}

function troopFact(r: JsonObject): TroopFact {
  return {
    name: text(r.name),
    owner: text(r.owner),
    type: text(r.type),
    cost: number(r.cost),
    veteran: r.veteran === true,
    special: r.special === true,
    cancels: r.cancels === true,
    pack: text(r.pack),
    needs: text(r.needs),
    kills: texts(r.kills),
    good: texts(r.good),
    difficult: texts(r.difficult),
  };
}

function cardFact(r: JsonObject, actions: string[]): CardFact {
  return {
    name: text(r.name),
    action: actions[number(r.action)] as Action,
    deedText: text(r.deed),
    levy: number(r.levy),
    event: text(r.event) as Event,
    text: text(r.text),
  };
}

const byName = <T extends { name: string }>(rows: T[]): Map<string, T> =>
  new Map(rows.map((r) => [r.name, r]));

const read = new WeakMap<object, Facts>();

export function factsOf(game: GameInfo): Facts {
  const key = game.facts ?? game;
  const known = read.get(key);
  if (known) return known;
  const rows = (name: string) => array(part(game.facts, name)).map(object);
  const regions = rows("regions").map(regionFact);
  const troops = rows("troops").map(troopFact);
  const generals = rows("generals").map((r) => ({
    name: text(r.name),
    faction: text(r.faction),
    stars: number(r.stars),
    skills: texts(r.skills),
  }));
  const facts: Facts = {
    regions,
    region: byName(regions),
    byCode: new Map(regions.map((r) => [r.code, r])),
    seas: rows("seas").map((r) => ({ name: text(r.name), intro: r.intro === true })),
    troops,
    troop: byName(troops),
    generals,
    general: byName(generals),
    skills: object(part(game.facts, "skills")) as Record<string, string>,
    ships: rows("ships").map((r) => ({
      name: text(r.name),
      faction: text(r.faction),
      dice: texts(r.dice),
    })),
    developments: rows("developments").map((r) => ({
      name: text(r.name),
      faction: text(r.faction),
      column: text(r.column),
      row: number(r.row),
      cost: number(r.cost),
      text: text(r.text),
    })),
    card: byName(rows("cards").map((r) => cardFact(r, game.tables?.domains.action ?? []))),
  };
  read.set(key, facts);
  return facts;
}

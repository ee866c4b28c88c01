/* The view of Total War, read into what the board draws. No rule is worked out here. */
import type { Agent as AgentWord, Army as ArmyMark, Force as ForceWord, Improvement, Navy as NavyMark, Phase, Relation } from "../../generated/total-war-rome";
import type { BoardContext } from "../board";
import { mapOf, type MapShape, type RegionShape, type XY } from "../antike/geometry";
import { factsOf, SEATS, WORKS, type Facts, type RegionFact } from "./facts";
import { array, number, object, part, text } from "../json";
import { t } from "./texts";

export const ARMIES: ArmyMark[] = ["I", "II", "III", "IV"];
export const NAVIES: NavyMark[] = ["A", "B"];
export const AGENTS: AgentWord[] = ["first", "second", "third"];
export const WORK_TARGETS: ("market" | "barracks")[] = ["market", "barracks"]; // of sabotage
export const LEVELS: Relation[] = ["enemy", "neutral", "friendly", "ally"];
export type RoundPhase = "initiative" | "agents" | "taxation" | "campaign" | "spending";
export const PHASES: RoundPhase[] = ["initiative", "agents", "taxation", "campaign", "spending"];
/* Where a battle is: what the extras of the view say. */
export type Stage =
  | "preparation"
  | "reveal"
  | "choice"
  | "special"
  | "artillery"
  | "dogs"
  | "skirmish"
  | "bowmen"
  | "main cards"
  | "strike"
  | "aftermath";
export const SPACE = "space"; // where new forces wait

export interface WarShape extends RegionShape {
  slotR: number[];
  goldAt?: XY;
  plate?: { w: number; h: number; angle: number };
  portAt?: XY | null;
  portSea?: string | null;
  icons?: { kind: "tree" | "mount" | "merc"; at: XY }[];
}

export interface Army {
  kind: "army";
  seat: number;
  name: ForceWord; // "army I"
  mark: string; // "I"
  at: string;
  aboard: string; // the navy's letter, or empty
  general: string;
  stars: number;
  cards: (string | null)[];
  size: number;
  mercenaries: number;
  mu: number | null;
  beaten: boolean;
}

export interface Navy {
  kind: "navy";
  seat: number;
  name: ForceWord;
  mark: string;
  at: string;
  ships: [string, number][];
  size: number;
  carries: Army | null;
  mu: number | null;
  beaten: boolean;
}

export type Force = Army | Navy;

export interface Agent {
  seat: number;
  word: AgentWord;
  at: string;
  moved: boolean;
  acted: boolean;
}

export interface Place {
  name: string;
  shape: WarShape;
  fact: RegionFact | null; // of a region
  open: boolean; // in this scenario
  control: number; // index of a seat, or -1
  unrest: number;
  works: Improvement[];
  besieged: boolean;
  garrison: number; // dice, 0 without
  forces: Force[];
  agents: Agent[];
}

export interface Faction {
  index: number;
  seat: string;
  title: string;
  vp: number;
  gold: number;
  cards: number;
  hand: string[];
  regions: number;
  raised: number;
  out: boolean;
  acts: boolean;
  isActive: boolean;
  isReady: boolean;
  hush: string[];
  armies: Army[];
  navies: Navy[];
  agents: Agent[];
  spare: string[];
}

export interface Position {
  facts: Facts;
  map: MapShape;
  me: number;
  intro: boolean;
  flow: Phase[];
  top: Phase | ""; // who must choose what
  phase: RoundPhase;
  round: number;
  last: boolean;
  goal: number;
  turns: number[]; // seats in their order
  factions: Faction[];
  places: Place[];
  place: Map<string, Place>;
  roads: string[];
  bought: Record<string, number>;
}

/* What lies at the bottom of the flow says which phase of the round it is; all others are of the campaign. */
const PHASE_OF: Partial<Record<Phase, RoundPhase>> = {
  generals: "initiative",
  round: "initiative",
  deal: "initiative",
  bid: "initiative",
  initiative: "initiative",
  order: "initiative",
  draw: "agents",
  agents: "agents",
  "agent turn": "agents",
  "agent reroll": "agents",
  "agent die": "agents",
  "agent fate": "agents",
  treaty: "agents",
  hire: "agents",
  deed: "agents",
  taxes: "taxation",
  "taxes end": "taxation",
  spend: "spending",
  spending: "spending",
  "round end": "spending",
};

function phaseOf(flow: Phase[], ctx: BoardContext): RoundPhase {
  const bottom = flow[flow.length - 1];
  return (bottom && PHASE_OF[bottom]) ?? (ctx.view.over ? "spending" : "campaign");
}

function readArmy(ctx: BoardContext, facts: Facts, seat: number, i: number): Army | null {
  const { state, extra } = ctx.view;
  const who = SEATS[seat];
  const mark = ARMIES[i];
  const name: ForceWord = `army ${mark}`;
  const at = text(part(state.at, who, mark));
  if (!at) return null;
  const cards = array(part(state.army, who, mark)).map((c) => (typeof c === "string" ? c : null));
  const row = array(extra?.armies).find(
    (r) => part(r, "seat") === who && number(part(r, "army")) === i,
  );
  const size = number(part(row, "cards"));
  const general = text(part(state.general, who, mark));
  const aboard = text(part(state.aboard, who, mark));
  const isActive = text(state.active) === who;
  return {
    kind: "army",
    seat,
    name,
    mark,
    at,
    aboard,
    general,
    stars: facts.general.get(general)?.stars ?? 0,
    cards: Array.from({ length: size }, (_, k) => cards[k] ?? null),
    size,
    mercenaries: number(part(row, "mercenaries")),
    mu: isActive ? number(part(state.march, `army ${mark}`, "mu")) : null,
    beaten: isActive && number(part(state.march, `army ${mark}`, "beaten")) > 0,
  };
}

function readNavy(ctx: BoardContext, armies: Army[], seat: number, i: number): Navy | null {
  const { state } = ctx.view;
  const who = SEATS[seat];
  const mark = NAVIES[i];
  const name: ForceWord = `navy ${mark}`;
  const at = text(part(state.fleet, who, mark));
  if (!at) return null;
  const ships = Object.entries(object(part(state.navy, who, mark))).map(
    ([name, n]): [string, number] => [name, number(n)],
  );
  const isActive = text(state.active) === who;
  return {
    kind: "navy",
    seat,
    name,
    mark,
    at,
    ships,
    size: ships.reduce((sum, [, n]) => sum + n, 0),
    carries: armies.find((a) => a.aboard === mark) ?? null,
    mu: isActive ? number(part(state.march, `navy ${mark}`, "mu")) : null,
    beaten: isActive && number(part(state.march, `navy ${mark}`, "beaten")) > 0,
  };
}

function readFaction(ctx: BoardContext, facts: Facts, seat: string): Faction {
  const { state, titles, to_act, over } = ctx.view;
  const index = SEATS.indexOf(seat);
  const there = <T>(x: T | null): x is T => x !== null;
  const armies = ARMIES.map((_, i) => readArmy(ctx, facts, index, i)).filter(there);
  const hand = part(state.hand, seat);
  const cards = Object.keys(object(hand));
  return {
    index,
    seat,
    title: titles[seat] ?? seat,
    vp: number(part(state.vp, seat)),
    gold: number(part(state.gold, seat)),
    cards: typeof hand === "number" ? hand : cards.length,
    hand: cards,
    regions: Object.values(object(state.control)).filter((owner) => owner === seat).length,
    raised: number(part(state.raised, seat)),
    out: part(state.out, seat) === true,
    acts: to_act.includes(seat) && !over,
    isActive: text(state.active) === seat,
    isReady: part(state.ready, seat) === true,
    hush: Object.keys(object(part(state.hush, seat))),
    armies,
    navies: NAVIES.map((_, i) => readNavy(ctx, armies, index, i)).filter(there),
    agents: AGENTS.map((word) => ({
      seat: index,
      word,
      at: text(part(state.agent, seat, word)),
      moved: number(part(state.agent_status, seat, word, "moved")) > 0,
      acted: number(part(state.agent_status, seat, word, "acted")) > 0,
    })).filter((a) => a.at),
    spare: Object.keys(object(state.spare)).filter(
      (name) => facts.general.get(name)?.faction === seat,
    ),
  };
}

function readPlaces(ctx: BoardContext, facts: Facts, map: MapShape, factions: Faction[]): Place[] {
  const { state, extra } = ctx.view;
  const intro = state.intro === true;
  const seas = new Map(facts.seas.map((s) => [s.name, s.intro]));
  const besieged = new Set(array(extra?.besieged));
  const forces: Force[] = factions.flatMap((f) => [
    ...f.armies.filter((a) => !a.aboard),
    ...f.navies,
  ]);
  const agents = factions.flatMap((f) => f.agents);
  return map.regions.map((shape) => {
    const { name } = shape;
    const fact = facts.region.get(name) ?? null;
    return {
      name,
      shape: shape as WarShape,
      fact,
      open: !intro || (fact ? fact.intro : seas.get(name) === true),
      control: SEATS.indexOf(text(part(state.control, name))),
      unrest: number(part(state.unrest, name)),
      works: WORKS.filter((w) => part(state.built, w, name) === true),
      besieged: besieged.has(name),
      garrison: number(part(extra?.garrison, name)),
      forces: forces.filter((f) => f.at === name),
      agents: agents.filter((a) => a.at === name),
    };
  });
}

/* Somebody waits for an event, or for nobody to have one. */
export const isWindow = (p: Position) => p.top === "window" || p.top === "omens";

/* A view is drawn, told and looked at several times: it is read once. */
let last: { key: unknown; game: unknown; me: string; position: Position } | null = null;

export function readPosition(ctx: BoardContext): Position {
  if (last && last.key === ctx.view && last.game === ctx.game && last.me === ctx.me)
    return last.position;
  const { state, extra, seats } = ctx.view;
  const facts = factsOf(ctx.game);
  const map = mapOf("total_war");
  const flow = array(state.flow).map(text) as Phase[];
  const factions = seats.map((seat) => readFaction(ctx, facts, seat));
  const places = readPlaces(ctx, facts, map, factions);
  const position: Position = {
    facts,
    map,
    me: SEATS.indexOf(ctx.me),
    intro: state.intro === true,
    flow,
    top: flow[0] ?? "",
    phase: phaseOf(flow, ctx),
    round: number(state.round),
    last: state.last_round === true,
    goal: number(extra?.goal),
    turns: array(extra?.turns).map((s) => SEATS.indexOf(text(s))),
    factions,
    places,
    place: new Map(places.map((x) => [x.name, x])),
    roads: Object.keys(object(state.road)),
    bought: object(state.bought) as Record<string, number>,
  };
  last = { key: ctx.view, game: ctx.game, me: ctx.me, position };
  return position;
}

export const titleOf = (p: Position, seat: number): string =>
  p.factions.find((f) => f.index === seat)?.title ?? SEATS[seat] ?? t.nobody;

export const relation = (ctx: BoardContext, a: string, b: string): Relation =>
  (text(part(ctx.view.state.relation, a, b)) as Relation) || LEVELS[0];

export const relationName = (ctx: BoardContext, a: string, b: string): string => t.relations[relation(ctx, a, b)];

/* "army I" */
export const forceName = (f: Force): string => t.forces[f.name];

export const workName = (work: Improvement): string => t.works[work];

export const mine = (p: Position): Faction | undefined => p.factions.find((f) => f.index === p.me);

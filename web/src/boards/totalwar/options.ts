/*
 * From the words of an action to the things drawn. Moves are a force and a place, cards open a
 * menu of their three uses, orders are cells of the spending sheet, and whatever answers a
 * question is a button of the question's panel ("say:").
 */
import type { Direction, Event, Force, Improvement } from "../../generated/total-war-rome";
import type { Act, Wish } from "../../wire";
import type { Option, Thing } from "../../picks";
import { list } from "../../words";
import type { BoardContext } from "../board";
import { aimWords, targetWords } from "./aims";
import { SEATS } from "./facts";
import { ARMIES, isWindow, mine, NAVIES, readPosition, relation, titleOf, type Position } from "./position";
import { t } from "./texts";

/* The verbs of the panel's buttons. */
type AnswerVerb =
  | keyof typeof t.answers.plain
  | keyof typeof t.question.cards
  | "begin"
  | "intercept"
  | "engage"
  | "invite"
  | "drop"
  | "ride"
  | "hire";

const FORCE_MOVES: Record<string, string> = {
  march: "army",
  invade: "army",
  land: "army",
  sail: "navy",
};
const IN_PLACE = ["assault", "subdue", "seek"];
const ON_SHEET = ["recruit", "ship", "general", "command", "develop"];

function agentPlace(p: Position, word: string): string {
  return mine(p)?.agents.find((a) => a.word === word)?.at ?? word;
}

/* "from Latium", "from Latium: army of Rome" */
function deedWords(p: Position, agent: string, target: string): string {
  const [from, aim] = [agentPlace(p, agent), targetWords(p, target)];
  return aim ? t.asks.deedAt(from, aim) : t.asks.deed(from);
}

function cardOption(act: Act, p: Position): Partial<Option> & { things: Thing[] } {
  const [name, a, b] = act.args.map((x) => x.word);
  const card = p.facts.card.get(name);
  const things = [`card:${name}`];
  if (act.verb === "use")
    return {
      things,
      also: [`agent:${a}`],
      row: card ? t.deeds[card.action] : t.rows.agent,
      ask: deedWords(p, a, b ?? ""),
    };
  if (act.verb === "levy")
    return { things, row: t.rows.levy, ask: t.asks.levy(card?.levy ?? 0) };
  /* Who is asked for an event has said it by pressing the card, unless it needs an aim. */
  const ask = act.verb === "aim" ? aimWords(p, a) : isWindow(p) ? undefined : t.asks.play;
  return { things, row: card?.event ?? t.rows.event, ask };
}

/* Events of the spending phase: each has its verb, and there is one card of each. */
const SPENT_VERBS: Partial<Record<Event, string>> = {
  "Hired Swords": "enlist",
  "Drill Season": "train",
  "Promoted from the Ranks": "promote",
  "Master Builders": "found",
};
const SPENT: Record<string, (a: string, b: string) => string> = {
  enlist: t.asks.enlist,
  train: t.asks.enlist,
  promote: (a) => a,
  found: (a, b) => t.asks.found(t.works[a as Improvement], b),
};

function spentOption(act: Act, p: Position): Partial<Option> & { things: Thing[] } {
  const [a = "", b = ""] = act.args.map((x) => x.word);
  const held = mine(p)?.hand.map((name) => p.facts.card.get(name)) ?? [];
  const card = held.find((c) => c && SPENT_VERBS[c.event] === act.verb);
  return { things: [`card:${card?.name ?? act.verb}`], row: card?.event ?? t.rows.event, ask: SPENT[act.verb](a, b) };
}

/* A main card with what goes along; "none" is nobody. */
function deployOption(act: Act): Partial<Option> & { things: Thing[] } {
  const sent = act.args.map((x) => x.word).filter((word) => word !== "none");
  const [first, ...others] = sent;
  const things = first ? [`battle:${first}`] : ["say:deploy none none none"];
  return {
    things,
    also: others.map((word) => `battle:${word}`),
    row: first ?? t.rows.nobody,
    ask: others.length ? t.asks.along(list(others)) : first ? t.asks.alone : t.asks.nobody,
  };
}

function assaultWords(p: Position, army: string): string {
  const at = mine(p)?.armies.find((x) => x.mark === army)?.at ?? "";
  const dice = p.place.get(at)?.garrison ?? 0;
  return t.asks.assault(at, dice);
}

const inPlaceWords: Record<string, (p: Position, army: string) => string> = {
  assault: assaultWords,
  subdue: (_, army) => t.asks.subdue(army),
  seek: (_, army) => t.asks.seek(army),
};

export function answerWords(act: Act, ctx: BoardContext): string {
  const [a, b] = act.args.map((x) => x.word);
  const p = readPosition(ctx);
  const who = (seat: string) => titleOf(p, SEATS.indexOf(seat));
  const verb = act.verb as AnswerVerb;
  switch (verb) {
    case "begin":
      return p.factions.length > 2 ? t.answers.beginThen(who(a), t.directions[b as Direction]) : t.answers.begin(who(a));
    case "intercept":
      return t.answers.intercept(a);
    case "engage":
      return t.answers.engage(a, who(b));
    case "invite":
      return t.answers.invite(who(a));
    case "drop":
      return t.answers.drop(a);
    case "ride":
      return a === "0" ? t.answers.rideNone : t.answers.ride(a);
    case "fight":
      return p.top === "stranded" ? t.answers.conquer : t.answers.plain.fight;
    case "hire":
      return t.answers.hire(a, b);
    case "pass":
      return p.top === "lead away" ? t.answers.leave : t.answers.plain.pass;
    case "lose":
    case "pick":
    case "recover":
    case "upgrade":
      return t.question.cards[verb](a);
    default:
      return t.answers.plain[verb];
  }
}

/* An ally is asked, or attacked: both are the same places. */
function entryOption(act: Act, ctx: BoardContext, p: Position): Partial<Option> {
  const owner = p.place.get(act.args[1]?.word ?? "")?.control ?? -1;
  const ally = owner >= 0 && owner !== p.me && relation(ctx, SEATS[p.me], SEATS[owner]) === "ally";
  if (!ally) return {};
  return act.verb === "invade"
    ? { ask: t.asks.invade }
    : { ask: t.asks.enter(titleOf(p, owner)) };
}

export function optionOf(act: Act, ctx: BoardContext): Option {
  const p = readPosition(ctx);
  const [a = "", b = ""] = act.args.map((x) => x.word);
  const option = (things: Thing[], rest: Partial<Option> = {}): Option => ({
    act,
    things,
    also: [],
    ...rest,
  });
  if (FORCE_MOVES[act.verb])
    return option([`force:${FORCE_MOVES[act.verb]} ${a}`, `to:${b}`], entryOption(act, ctx, p));
  if (SPENT[act.verb]) return option([], spentOption(act, p));
  if (IN_PLACE.includes(act.verb))
    return option([`${act.verb}:${a}`], { ask: inPlaceWords[act.verb](p, a) });
  if (ON_SHEET.includes(act.verb)) return option([`order:${act.key}`]);
  switch (act.verb) {
    case "bid":
      return option([`bid:${a}`]);
    case "send":
      return option([`agent:${a}`, `to:${b}`]);
    case "use":
    case "levy":
    case "event":
    case "aim":
      return option([], cardOption(act, p));
    case "ask":
      return option(["hush:all"], { ask: t.asks.askAgain });
    case "reroll":
      return option([`die:${a}`]);
    case "show":
      return option([`seat:${b}`], { ask: t.asks.show(a) });
    case "confide":
      return option([`seat:${a}`], { ask: t.asks.confide });
    case "feast":
      return option([`to:${a}`]);
    case "place":
      return option([`force:${a}`, `to:${b}`]);
    case "embark":
      return option([`force:army ${a}`, `force:navy ${b}`]);
    case "merge":
      return option([`force:${a}`, `force:${b}`], { ask: t.asks.merge(t.forces[a as Force], t.forces[b as Force]) });
    case "lead":
      return option([`general:${b}`, `force:army ${a}`]);
    case "shift":
    case "cross":
      return option([`${act.verb}:${b}:${a}`]);
    case "flee":
      return option([`to:${a}`]);
    case "deploy":
      return option([], deployOption(act));
    case "strike":
      return option([`battle:${a}`, `foe:${b}${act.args[2]?.word === "wounded" ? ":wounded" : ""}`]);
    case "unleash":
    case "swap":
      return option([`battle:${a}`]);
    case "centre":
    case "envelop":
      return option([`battle:${a}`], {
        row: a,
        ask: act.verb === "centre" ? t.asks.centre : t.asks.envelop,
      });
    case "build":
      return option([`build:${a}`, `to:${b}`]);
    case "road":
      return option(["build:road", `road:${a}`]);
    case "agent":
    case "calm":
      return option([`build:${act.verb}`, `to:${a}`]);
    case "done":
      return option([], { word: t.ends[p.top] ?? t.end });
    default:
      return option([`say:${act.key}`], { word: answerWords(act, ctx) });
  }
}

/* Every order that has a cell on the spending sheet. */
function ordersOnSheet(p: Position): Wish[] {
  const stars = ["2", "3"];
  return [
    ...p.facts.troops.flatMap((x) => ARMIES.map((m): Wish => ["recruit", x.name, m])),
    ...p.facts.ships.flatMap((s) => NAVIES.map((m): Wish => ["ship", s.name, m])),
    ...p.facts.developments.map((d): Wish => ["develop", d.name]),
    ...stars.map((n): Wish => ["general", n]),
    ...stars.flatMap((n) => ARMIES.map((m): Wish => ["command", n, m])),
  ];
}

/* What picking this could have meant, to ask the server why not. */
export function wishesOf(thing: Thing, ctx: BoardContext): Wish[] {
  const p = readPosition(ctx);
  const [kind, ...rest] = thing.split(":");
  const name = rest.join(":");
  const [held = "", heldName = ""] = ctx.picks[0]?.split(":") ?? [];
  const near = p.places.find((x) => x.fact && x.open)?.name ?? "";
  switch (kind) {
    case "order":
      return ordersOnSheet(p).filter((w) => w.join(" ") === name);
    case "build":
      return buildWishes(p, name, near);
    case "road":
      return [["road", name]];
    case "card":
      return [
        ["levy", name],
        ["event", name],
        ["use", name, "first", "region"],
      ];
    case "agent":
      return [["send", name, near]];
    case "seat":
      return [["show", "I", name]];
    case "force":
      return forceWishes(p, name, near);
    case "assault":
    case "subdue":
    case "seek":
      return [[kind, name]];
    case "battle":
      return [["deploy", name, "none", "none"]];
    case "region":
    case "to":
      return placeWishes(p, held, heldName, name);
    default:
      return [];
  }
}

const borderOf = (p: Position): string => p.roads[0] ?? "LAT-ETR";

/* Agents and unrest are no improvements: their verbs are their own. */
function buildWishes(p: Position, name: string, near: string): Wish[] {
  const own = p.places.find((x) => x.fact && x.open && x.control === p.me)?.name ?? near;
  if (name === "road") return [["road", borderOf(p)]];
  return [name === "agent" || name === "calm" ? [name, own] : ["build", name, near]];
}

function forceWishes(p: Position, name: string, near: string): Wish[] {
  const army = mine(p)?.armies.find((x) => x.name === name);
  const navy = mine(p)?.navies.find((x) => x.name === name);
  if (army) return [["march", army.mark, army.at]];
  return navy ? [["sail", navy.mark, near]] : [];
}

function placeWishes(p: Position, kind: string, name: string, place: string): Wish[] {
  if (kind === "agent") return [["send", name, place]];
  if (kind === "build" && (name === "agent" || name === "calm")) return [[name, place]];
  if (kind === "build") return [["build", name, place]];
  const army = mine(p)?.armies.find((x) => x.name === name);
  const navy = mine(p)?.navies.find((x) => x.name === name);
  if (kind === "force" && army)
    return [
      ["march", army.mark, place],
      ["land", army.mark, place],
      ["place", name, place],
    ];
  if (kind === "force" && navy)
    return [
      ["sail", navy.mark, place],
      ["place", name, place],
    ];
  return [];
}

/*
 * From the words of an action to the things drawn. Moves are a force and a place, cards open a
 * menu of their three uses, orders are cells of the spending sheet, and whatever answers a
 * question is a button of the question's panel ("say:").
 */
import type { Act, Wish } from "../../wire";
import type { Option, Thing } from "../../picks";
import { capital, count } from "../../words";
import type { BoardContext } from "../board";
import { SEATS } from "./facts";
import { ARMIES, isWindow, mine, NAVIES, readPosition, relation, titleOf, type Position } from "./position";

const FORCE_MOVES: Record<string, string> = {
  march: "army",
  invade: "army",
  land: "army",
  sail: "navy",
};
const IN_PLACE = ["assault", "subdue", "seek"];
const ON_SHEET = ["recruit", "ship", "general", "command", "develop"];

const ENDS: Record<string, string> = {
  agents: "End my agent turn",
  campaign: "End my campaign turn",
  spend: "Finish spending",
  shift: "Reorganised",
  muster: "Enough cards",
};

function agentPlace(p: Position, word: string): string {
  return mine(p)?.agents.find((a) => a.word === word)?.at ?? word;
}

/* "region", "carthage", "army of rome", "agent 2 of greece" */
function targetWords(p: Position, target: string): string {
  const seat = SEATS.findIndex((s) => target.endsWith(s));
  if (target === "region") return "";
  if (seat < 0) return `: ${target}`;
  return `: ${target.slice(0, target.length - SEATS[seat].length)}${titleOf(p, seat)}`;
}

/* "army I of carthage", "navy A", "first agent", "Latium" */
function aimWords(p: Position, aim: string): string {
  const agent = mine(p)?.agents.find((a) => aim === `${a.word} agent`);
  if (agent) return `agent in ${agent.at}`;
  const seat = SEATS.findIndex((s) => aim === s || aim.endsWith(` of ${s}`));
  return seat < 0 ? aim : aim.replace(SEATS[seat], titleOf(p, seat));
}

function cardOption(act: Act, p: Position): Partial<Option> & { things: Thing[] } {
  const [name, a, b] = act.args.map((x) => x.word);
  const card = p.facts.card.get(name);
  const things = [`card:${name}`];
  if (act.verb === "use")
    return {
      things,
      also: [`agent:${a}`],
      row: card?.deed ?? "Agent",
      ask: `from ${agentPlace(p, a)}${targetWords(p, b ?? "region")}`,
    };
  if (act.verb === "levy")
    return { things, row: "Levy", ask: `cash it for ${card?.levy ?? 0} gold` };
  /* Who is asked for an event has said it by pressing the card, unless it needs an aim. */
  const ask = act.verb === "aim" ? aimWords(p, a) : isWindow(p) ? undefined : "play it";
  return { things, row: card?.event ?? "Event", ask };
}

/* Events of the spending phase: each has its verb, and there is one card of each. */
const SPENT: Record<string, [string, (a: string, b: string) => string]> = {
  enlist: ["Hired Swords", (a, b) => `${a}, army ${b}`],
  train: ["Drill Season", (a, b) => `${a}, army ${b}`],
  promote: ["Promoted from the Ranks", (a) => a],
  found: ["Master Builders", (a, b) => `${a} in ${b}`],
};

function spentOption(act: Act, p: Position): Partial<Option> & { things: Thing[] } {
  const [event, words] = SPENT[act.verb];
  const [a = "", b = ""] = act.args.map((x) => x.word);
  const name = mine(p)?.hand.find((card) => p.facts.card.get(card)?.event === event) ?? event;
  return { things: [`card:${name}`], row: event, ask: words(a, b) };
}

/* A main card with what goes along; "none" is nobody. */
function deployOption(act: Act): Partial<Option> & { things: Thing[] } {
  const sent = act.args.map((x) => x.word).filter((word) => word !== "none");
  const [first, ...others] = sent;
  const things = first ? [`battle:${first}`] : ["say:deploy none none none"];
  return {
    things,
    also: others.map((word) => `battle:${word}`),
    row: first ?? "Nobody",
    ask: others.length ? `with ${others.join(" and ")}` : first ? "alone" : "send nobody",
  };
}

function assaultWords(p: Position, army: string): string {
  const at = mine(p)?.armies.find((x) => x.mark === army)?.at ?? "";
  const dice = p.place.get(at)?.garrison ?? 0;
  return `Assault ${at}: its garrison rolls ${count(dice, "die", "dice")} first`;
}

const inPlaceWords: Record<string, (p: Position, army: string) => string> = {
  assault: assaultWords,
  subdue: (_, army) => `Army ${army} removes an unrest marker for 1 MU`,
  seek: (_, army) => `Army ${army} meets the enemy army here`,
};

const ANSWERS: Record<string, string> = {
  pass: "Pass",
  never: "Pass, and never ask me about this",
  yes: "Agree",
  no: "Refuse",
  keep: "Keep the dice",
  avoid: "Try to avoid battle",
  fight: "Stand and fight",
  raise: "More difficult terrain",
  level: "Less difficult terrain",
  reveal: "Use a reveal: he shows first",
  inspire: "The general fights: a green die more",
  heal: "Heal the wounded card",
  drill: "Roll a die of my card again",
  wedge: "Roll dice of my card again",
};

export function answerWords(act: Act, ctx: BoardContext): string {
  const [a, b] = act.args.map((x) => x.word);
  const p = readPosition(ctx);
  switch (act.verb) {
    case "begin":
      return `${titleOf(p, SEATS.indexOf(a))} begins${p.factions.length > 2 ? `, then to the ${b}` : ""}`;
    case "intercept":
      return `Intercept with navy ${a}`;
    case "engage":
      return `Navy ${a} attacks the navy of ${titleOf(p, SEATS.indexOf(b))} here`;
    case "invite":
      return `Ask ${titleOf(p, SEATS.indexOf(a))} to fight with you`;
    case "drop":
      return `Leave out ${a}`;
    case "ride":
      return a === "0" ? "None: all wait for the centre" : `${a} on the flanks`;
    case "fight":
      return p.top === "stranded" ? "Roll to conquer the region" : ANSWERS.fight;
    case "hire":
      return `${a} into army ${b}`;
    case "pass":
      return p.top === "lead away" ? "Leave it here" : ANSWERS.pass;
    default:
      return ANSWERS[act.verb] ?? (a ? `${capital(act.verb)} ${a}` : capital(act.verb));
  }
}

/* An ally is asked, or attacked: both are the same places. */
function entryOption(act: Act, ctx: BoardContext, p: Position): Partial<Option> {
  const owner = p.place.get(act.args[1]?.word ?? "")?.control ?? -1;
  const ally = owner >= 0 && owner !== p.me && relation(ctx, SEATS[p.me], SEATS[owner]) === "ally";
  if (!ally) return {};
  return act.verb === "invade"
    ? { ask: "Invade: the alliance breaks, and you lose 1 VP" }
    : { ask: `Ask ${titleOf(p, owner)} to let the army in` };
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
      return option(["hush:all"], { ask: "Ask me in all windows again" });
    case "reroll":
      return option([`die:${a}`]);
    case "show":
      return option([`seat:${b}`], { ask: `Show the cards of army ${a}` });
    case "confide":
      return option([`seat:${a}`], { ask: "Show your action cards" });
    case "feast":
      return option([`to:${a}`]);
    case "place":
      return option([`force:${a}`, `to:${b}`]);
    case "embark":
      return option([`force:army ${a}`, `force:navy ${b}`]);
    case "merge":
      return option([`force:${a}`, `force:${b}`], { ask: `Reorganise ${a} and ${b}` });
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
        ask: act.verb === "centre" ? "into the centre" : "round the flank",
      });
    case "build":
      return option([`build:${a}`, `to:${b}`]);
    case "road":
      return option(["build:road", `road:${a}`]);
    case "agent":
    case "calm":
      return option([`build:${act.verb}`, `to:${a}`]);
    case "done":
      return option([], { word: ENDS[p.top] ?? "Done" });
    default:
      return option([`say:${act.key}`], { word: answerWords(act, ctx) });
  }
}

/* Every order that has a cell on the spending sheet. */
function ordersOnSheet(p: Position): Wish[] {
  const stars = ["2", "3"];
  return [
    ...p.facts.troops.flatMap((t) => ARMIES.map((m): Wish => ["recruit", t.name, m])),
    ...p.facts.ships.flatMap((s) => NAVIES.map((m): Wish => ["ship", s.name, m])),
    ...p.facts.developments.map((d): Wish => ["develop", d.name]),
    ...stars.map((n): Wish => ["general", n]),
    ...stars.flatMap((n) => ARMIES.map((m): Wish => ["command", n, m])),
  ];
}

const wordsOf = (w: Wish): string => (Array.isArray(w) ? w.join(" ") : w.text);

/* What picking this could have meant, to ask the server why not. */
export function wishesOf(thing: Thing, ctx: BoardContext): Wish[] {
  const p = readPosition(ctx);
  const [kind, ...rest] = thing.split(":");
  const name = rest.join(":");
  const [held = "", heldName = ""] = ctx.picks[0]?.split(":") ?? [];
  const near = p.places.find((x) => x.fact && x.open)?.name ?? "";
  switch (kind) {
    case "order":
      return ordersOnSheet(p).filter((w) => wordsOf(w) === name);
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

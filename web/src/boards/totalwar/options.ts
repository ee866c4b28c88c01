/*
 * From the words of an action to the things drawn. Moves are a force and a place, cards open a
 * menu of their three uses, orders are cells of the spending sheet, and whatever answers a
 * question is a button of the question's panel ("say:").
 */
import type { Act } from "../../wire";
import type { Option, Thing } from "../../picks";
import { capital, count } from "../../words";
import type { BoardContext } from "../board";
import { SEATS, WORKS, type CardFact } from "./facts";
import { number } from "./json";
import { AGENTS, ARMIES, isWindow, mine, NAVIES, readPosition, titleOf, type Position } from "./position";

const FORCE_MOVES: Record<string, string> = { march: "army", land: "army", sail: "navy" };
const IN_PLACE = ["assault", "subdue", "seek"];
const ON_SHEET = ["recruit", "ship", "general", "develop"];

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

/* What the two numbers behind an event card mean. */
function eventWords(p: Position, card: CardFact, a: number, b: number): string {
  const { facts } = p;
  switch (card.aims) {
    case "army":
      return `army ${ARMIES[a]}`;
    case "navy":
      return `navy ${NAVIES[a]}`;
    case "agent":
      return `agent in ${agentPlace(p, AGENTS[a])}`;
    case "enemy army":
      return `army ${ARMIES[b]} of ${titleOf(p, a)}`;
    case "enemy navy":
      return `navy ${NAVIES[b]} of ${titleOf(p, a)}`;
    case "seat":
      return titleOf(p, a);
    case "regions":
      return [a, b]
        .filter(Boolean)
        .map((r) => facts.regions[r - 1]?.name)
        .join(" and ");
    case "troop":
      return `${facts.troops[a - 1]?.name}, army ${ARMIES[b]}`;
    case "general":
      return facts.generals[a - 1]?.name ?? "";
    case "work":
      return `${WORKS[a]} in ${facts.regions[b - 1]?.name}`;
    default:
      return "";
  }
}

/* Who is asked for an event has said it by pressing the card, unless it needs an aim. */
function eventAsk(p: Position, card: CardFact | undefined, a: number, b: number) {
  return (card && eventWords(p, card, a, b)) || (isWindow(p) ? undefined : "play it");
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
  return {
    things,
    row: card?.event ?? "Event",
    ask: eventAsk(p, card, Number(a), Number(b)),
  };
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
      return p.top === "campaign"
        ? `Navy ${a} attacks the navy here that is no enemy's yet`
        : `Intercept with navy ${a}`;
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

/* One force is moved after the other (TW-145): the one that has begun. */
export function movingForce(ctx: BoardContext): string {
  const n = number(ctx.view.state.force);
  return n > ARMIES.length
    ? `navy ${NAVIES[n - 1 - ARMIES.length]}`
    : `army ${ARMIES[n - 1] ?? ""}`;
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
  if (FORCE_MOVES[act.verb]) return option([`force:${FORCE_MOVES[act.verb]} ${a}`, `to:${b}`]);
  if (IN_PLACE.includes(act.verb))
    return option([`${act.verb}:${a}`], { ask: inPlaceWords[act.verb](p, a) });
  if (ON_SHEET.includes(act.verb)) return option([`order:${act.text}`]);
  switch (act.verb) {
    case "bid":
      return option([`bid:${a}`]);
    case "send":
      return option([`agent:${a}`, `to:${b}`]);
    case "use":
    case "levy":
    case "event":
      return option([], cardOption(act, p));
    case "ask":
      return option(["hush:all"], { ask: "Ask me in all windows again" });
    case "reroll":
      return option([`die:${a}`]);
    case "lower":
      return option([`seat:${a}`], {
        ask: `Lower the relation with ${titleOf(p, SEATS.indexOf(a))}`,
      });
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
      return option([`battle:${a}`, `foe:${b}`]);
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
    case "halt":
      return option([], { word: `Finish the move of ${movingForce(ctx)}` });
    case "done":
      return option([], { word: ENDS[p.top] ?? "Done" });
    default:
      return option([`say:${act.text}`], { word: answerWords(act, ctx) });
  }
}

/* What picking this could have meant, to ask the server why not. */
export function wishesOf(thing: Thing, ctx: BoardContext): string[] {
  const p = readPosition(ctx);
  const [kind, ...rest] = thing.split(":");
  const name = rest.join(":");
  const held = ctx.picks[0]?.split(":") ?? [];
  const near = p.places.find((x) => x.fact && x.open)?.name ?? "";
  const ownPlace = (word: string) => mine(p)?.armies.find((x) => x.name === word)?.at ?? near;
  switch (kind) {
    case "order":
      return [name];
    case "build":
      return buildWishes(p, name, near);
    case "road":
      return [`road ${name}`];
    case "card":
      return [`levy ${name}`, `event ${name} 0 0`, `use ${name} first region`];
    case "agent":
      return [`send ${name} ${near}`];
    case "seat":
      return [`lower ${name}`];
    case "force":
      return [
        name.startsWith("army")
          ? `march ${name.slice(5)} ${ownPlace(name)}`
          : `sail ${name.slice(5)} ${near}`,
      ];
    case "assault":
    case "subdue":
    case "seek":
      return [`${kind} ${name}`];
    case "battle":
      return [`deploy ${name} none none`];
    case "region":
    case "to":
      return placeWishes(held, name);
    default:
      return [];
  }
}

const borderOf = (p: Position): string => p.roads[0] ?? "LAT-ETR";

/* Agents and unrest are no improvements: their verbs are their own. */
function buildWishes(p: Position, name: string, near: string): string[] {
  const own = p.places.find((x) => x.fact && x.open && x.control === p.me)?.name ?? near;
  if (name === "road") return [`road ${borderOf(p)}`];
  return [name === "agent" || name === "calm" ? `${name} ${own}` : `build ${name} ${near}`];
}

function placeWishes([kind, name]: string[], place: string): string[] {
  if (kind === "agent") return [`send ${name} ${place}`];
  if (kind === "build" && name === "agent") return [`agent ${place}`];
  if (kind === "build" && name === "calm") return [`calm ${place}`];
  if (kind === "build") return [`build ${name} ${place}`];
  if (kind !== "force") return [];
  const mark = name.split(" ")[1];
  return name.startsWith("army")
    ? [`march ${mark} ${place}`, `land ${mark} ${place}`, `place ${name} ${place}`]
    : [`sail ${mark} ${place}`, `place ${name} ${place}`];
}

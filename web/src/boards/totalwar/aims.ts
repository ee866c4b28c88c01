/* What a card is aimed at, by the words of its two tables: each is looked up whole. */
import type { Aim, Seat, Target } from "../../generated/total-war-rome";
import { SEATS } from "./facts";
import { AGENTS, ARMIES, mine, NAVIES, titleOf, WORK_TARGETS, type Position } from "./position";
import { t } from "./texts";

type Say = (p: Position) => string;
const seats = SEATS as Seat[];

/* "carthage", "army of rome", "agent 2 of greece" */
function targetsOf(seat: Seat, i: number): [Target, Say][] {
  const numbers = [1, 2, 3] as const;
  return [
    [seat, (p) => titleOf(p, i)],
    [`army of ${seat}`, (p) => t.aims.army(titleOf(p, i))],
    ...numbers.map((n): [Target, Say] => [`agent ${n} of ${seat}`, (p) => t.aims.agent(n, titleOf(p, i))]),
  ];
}

/* "army I of carthage", "navy B of rome" */
function aimsOf(seat: Seat, i: number): [Aim, Say][] {
  const of = (force: keyof typeof t.forces): Say => (p) => t.aims.of(t.forces[force], titleOf(p, i));
  return [
    [seat, (p) => titleOf(p, i)],
    ...ARMIES.map((m): [Aim, Say] => [`army ${m} of ${seat}`, of(`army ${m}`)]),
    ...NAVIES.map((m): [Aim, Say] => [`navy ${m} of ${seat}`, of(`navy ${m}`)]),
  ];
}

const ownAgent = (word: string): Say => (p) => t.aims.ownAgent(mine(p)?.agents.find((a) => a.word === word)?.at ?? "");

const targets = new Map<string, Say>([
  ...seats.flatMap(targetsOf),
  ...WORK_TARGETS.map((work): [Target, Say] => [work, () => t.works[work]]),
]);

const aims = new Map<string, Say>([
  ...seats.flatMap(aimsOf),
  ...ARMIES.map((m): [Aim, Say] => [`army ${m}`, () => t.forces[`army ${m}`]]),
  ...NAVIES.map((m): [Aim, Say] => [`navy ${m}`, () => t.forces[`navy ${m}`]]),
  ...AGENTS.map((word): [Aim, Say] => [`${word} agent`, ownAgent(word)]),
]);

/* Of an agent's action; empty is the region where the agent is. */
export const targetWords = (p: Position, target: string): string => targets.get(target)?.(p) ?? "";

/* Of an event; whatever else it is aimed at is a name: a place, a general. */
export const aimWords = (p: Position, aim: string): string => aims.get(aim)?.(p) ?? aim;

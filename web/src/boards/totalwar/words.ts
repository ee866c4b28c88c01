/* An action as one says it at the table: "road SAM-PIC" is a road from Samnium to Picenum. */
import type { Act } from "../../wire";
import { count } from "../../words";
import type { BoardContext } from "../board";
import { SEATS } from "./facts";
import { optionOf } from "./options";
import { mine, readPosition, titleOf, type Position } from "./position";

type Say = (a: string, b: string, p: Position) => string;

const region = (p: Position, code: string) => p.facts.byCode.get(code)?.name ?? code;
const border = (p: Position, codes: string) => codes.split("-").map((c) => region(p, c)).join(" to ");
const agentAt = (p: Position, word: string) => mine(p)?.agents.find((x) => x.word === word)?.at ?? "";

const said: Record<string, Say> = {
  bid: (a) => (a === "0" ? "Lay out no gold" : `Lay out ${a} gold`),
  send: (a, b, p) => `Send the agent${agentAt(p, a) ? ` in ${agentAt(p, a)}` : ""} to ${b}`,
  march: (a, b) => `March army ${a} to ${b}`,
  sail: (a, b) => `Sail navy ${a} to ${b}`,
  invade: (a, b) => `Invade ${b} with army ${a}, against your ally`,
  land: (a, b) => `Land army ${a} in ${b}`,
  embark: (a, b) => `Embark army ${a} on navy ${b}`,
  place: (a, b) => `Place ${a} in ${b}`,
  shift: (a, b) => `Shift ${a} into army ${b}`,
  cross: (a, b) => `Shift ${a} into navy ${b}`,
  lead: (a, b) => `Let ${b} lead army ${a}`,
  flee: (a) => `Go to ${a}`,
  unleash: (a) => `Add ${a}`,
  swap: (a) => `Relieve the line with ${a}`,
  centre: (a) => `Take ${a} into the centre`,
  envelop: (a) => `Take ${a} round the flank`,
  strike: (a, b) => `Strike ${b} with ${a}`,
  lose: (a) => `Lose ${a}`,
  recruit: (a, b) => `Recruit ${a} into army ${b}`,
  ship: (a, b) => `Buy ${a} for navy ${b}`,
  develop: (a) => `Develop ${a}`,
  build: (a, b) => `Build ${a} in ${b}`,
  road: (a, _, p) => `Build a road from ${border(p, a)}`,
  general: (a) => `Buy a general of ${count(Number(a), "star")}`,
  agent: (a) => `Buy an agent in ${a}`,
  calm: (a) => `Calm unrest in ${a}`,
  hire: (a, b) => `Hire ${a} into army ${b}`,
  command: (a, b) => `Buy a general of ${count(Number(a), "star")} for army ${b}`,
  show: (a, b, p) => `Show army ${a} to ${titleOf(p, SEATS.indexOf(b))}`,
  confide: (a, _, p) => `Show your action cards to ${titleOf(p, SEATS.indexOf(a))}`,
  feast: (a) => `Calm ${a}, too`,
  reroll: () => "Roll a die again",
};

/* A card's menu says the rest: "Treaty from Latium: Carthage". */
export function words(act: Act, ctx: BoardContext): string | undefined {
  const p = readPosition(ctx);
  const [a = "", b = ""] = act.args.map((x) => x.word);
  if (said[act.verb]) return said[act.verb](a, b, p);
  const { row, ask, word } = optionOf(act, ctx);
  if (act.verb === "use") return `${row} ${ask}`;
  if (act.verb === "levy") return `Cash ${p.facts.card.get(a)?.deed ?? a} for ${p.facts.card.get(a)?.levy ?? 0} gold`;
  if (["event", "aim", "enlist", "train", "promote", "found"].includes(act.verb))
    return ask && ask !== "play it" ? `Play ${row}: ${ask}` : `Play ${row}`;
  if (act.verb === "deploy") return a === "none" ? "Send nobody" : `Send ${row} ${ask}`;
  return word ?? ask;
}

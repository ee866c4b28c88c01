/* An action as one says it at the table: "road SAM-PIC" is a road from Samnium to Picenum. */
import type { Act } from "../../wire";
import type { Force, Improvement } from "../../generated/total-war-rome";
import type { BoardContext } from "../board";
import { SEATS } from "./facts";
import { optionOf } from "./options";
import { mine, readPosition, titleOf, type Position } from "./position";
import { t } from "./texts";

type Say = (a: string, b: string, p: Position) => string;

const region = (p: Position, code: string) => p.facts.byCode.get(code)?.name ?? code;
const border = (p: Position, codes: string) => codes.split("-").map((c) => region(p, c));
const agentAt = (p: Position, word: string) => mine(p)?.agents.find((x) => x.word === word)?.at ?? "";

const { does } = t;

const said: Record<string, Say> = {
  bid: does.bid,
  march: does.march,
  sail: does.sail,
  invade: does.invade,
  land: does.land,
  embark: does.embark,
  shift: does.shift,
  cross: does.cross,
  lead: does.lead,
  flee: does.flee,
  unleash: does.unleash,
  swap: does.swap,
  centre: does.centre,
  envelop: does.envelop,
  strike: does.strike,
  lose: t.question.cards.lose,
  recruit: does.recruit,
  ship: does.ship,
  develop: does.develop,
  general: does.general,
  agent: does.agent,
  calm: does.calm,
  hire: does.hire,
  command: does.command,
  feast: does.feast,
  send: (a, b, p) => does.send(agentAt(p, a), b),
  place: (a, b) => does.place(t.forces[a as Force], b),
  build: (a, b) => does.build(t.works[a as Improvement], b),
  road: (a, _, p) => does.road(border(p, a)[0], border(p, a)[1]),
  show: (a, b, p) => does.show(a, titleOf(p, SEATS.indexOf(b))),
  confide: (a, _, p) => does.confide(titleOf(p, SEATS.indexOf(a))),
  reroll: () => does.reroll,
};

/* A card's menu says the rest: "Treaty from Latium: Carthage". */
export function words(act: Act, ctx: BoardContext): string | undefined {
  const p = readPosition(ctx);
  const [a = "", b = ""] = act.args.map((x) => x.word);
  if (said[act.verb]) return said[act.verb](a, b, p);
  const { row, ask, word } = optionOf(act, ctx);
  const card = p.facts.card.get(a);
  if (act.verb === "use") return does.use(row ?? "", ask ?? "");
  if (act.verb === "levy") return does.levy(card ? t.deeds[card.action] : a, card?.levy ?? 0);
  if (["event", "aim", "enlist", "train", "promote", "found"].includes(act.verb))
    return act.verb !== "event" ? does.eventAt(row ?? "", ask ?? "") : does.event(row ?? "");
  if (act.verb === "deploy") return a === "none" ? does.deployNobody : does.deploy(row ?? "", ask ?? "");
  return word ?? ask;
}

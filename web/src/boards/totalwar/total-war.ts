/*
 * Total War: Rome. The course of the round above, the map in the middle (a battle takes its
 * place), the desk with hand, forces, developments, rivals and spending below. The parts are in
 * totalwar/.
 */
import { html, type TemplateResult } from "lit";
import "../drawings";
import drawn from "tessera:icons-totalwar";
import { addIcons } from "../../icon";
import type { Thing } from "../../picks";
import { list } from "../../words";
import { fetchMap } from "../antike/geometry";
import type { Board, BoardContext } from "../board";
import { battle, isBattle } from "./battle";
import { course } from "./course";
import { desk } from "./desk";
import { fortune } from "./fortune";
import { look } from "./look";
import { drawMap, placeInWords } from "./map";
import { optionOf, wishesOf } from "./options";
import { forceName, readPosition, relationName, titleOf, type Faction } from "./position";
import { question } from "./question";
import { reorganise } from "./reorganise";
import { t } from "./texts";
import { words } from "./words";

addIcons(drawn);

function draw(ctx: BoardContext): TemplateResult {
  const p = readPosition(ctx);
  const fights = isBattle(ctx);
  return html`<div class="totalwar ${p.intro ? "intro" : ""} ${fights ? "at-war" : ""}">
    ${course(ctx, p)} ${drawMap(ctx, p)} ${fights ? battle(ctx, p, question(ctx)) : question(ctx)} ${reorganise(ctx, p)}
    ${desk(ctx, p)}
  </div>`;
}

function sayFaction(ctx: BoardContext, f: Faction, goal: number): string {
  const forces = [...f.armies, ...f.navies].map((x) => t.say.forceAt(forceName(x), x.at));
  const stands = f.seat === ctx.me ? "" : t.say.relation(relationName(ctx, ctx.me, f.seat));
  const cards = f.hand.length ? t.say.hand(f.hand) : t.say.held(f.cards);
  return t.say.faction(f.title, f.vp, goal, f.gold, f.regions, list(forces), stands + cards);
}

function say(ctx: BoardContext): string[] {
  const p = readPosition(ctx);
  const busy = p.places.filter(
    (x) => x.open && (x.control >= 0 || x.forces.length > 0 || x.agents.length > 0),
  );
  return [
    t.say.round(
      p.round,
      t.course.phases[p.phase],
      p.turns.map((seat) => titleOf(p, seat)),
    ),
    ...p.factions.map((f) => sayFaction(ctx, f, p.goal)),
    ...busy.map((x) => placeInWords(x, p)),
  ];
}

/* A place one can go to has another name, and what lies on the desk may be behind its tab. */
function pointed(thing: Thing, { view }: BoardContext): Thing[] {
  const [kind, ...rest] = thing.split(":");
  const name = rest.join(":");
  switch (kind) {
    case "place":
      return [`region:${name}`, `to:${name}`];
    case "development":
      return [`order:develop ${name}`, thing, "tab:developments"];
    case "card":
      return [thing, "tab:hand"];
    case "rival":
      return [`rival:${view.seats.indexOf(rest[0])}:${rest[1]}`];
    default:
      return [thing];
  }
}

export const totalWar: Board = {
  points: { field: "vp", name: t.vp },
  complete: true,
  prepare: () => fetchMap("total_war"),
  option: optionOf,
  words,
  wishes: wishesOf,
  draw,
  say,
  look,
  pointed,
  moment: (news, ctx) => (isBattle(ctx) ? null : fortune(news, ctx)),
};

/*
 * Total War: Rome. The course of the round above, the map in the middle (a battle takes its
 * place), the desk with hand, forces, developments, rivals and spending below. The parts are in
 * totalwar/.
 */
import { html, type TemplateResult } from "lit";
import drawn from "tessera:icons-totalwar";
import { addIcons } from "../icon";
import { count, list } from "../words";
import { fetchMap } from "./antike/geometry";
import type { Board, BoardContext } from "./board";
import { battle, isBattle } from "./totalwar/battle";
import { course } from "./totalwar/course";
import { desk } from "./totalwar/desk";
import { fortune } from "./totalwar/fortune";
import { look } from "./totalwar/look";
import { drawMap, placeInWords } from "./totalwar/map";
import { optionOf, wishesOf } from "./totalwar/options";
import { PHASES, readPosition, relation, titleOf, type Faction } from "./totalwar/position";
import { question } from "./totalwar/question";
import { reorganise } from "./totalwar/reorganise";
import { words } from "./totalwar/words";

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
  const forces = [...f.armies, ...f.navies].map((x) => `${x.name} in ${x.at}`);
  const stands = f.seat === ctx.me ? "" : ` Your relation: ${relation(ctx, ctx.me, f.seat)}.`;
  const cards = f.hand.length
    ? ` Cards: ${f.hand.join(", ")}.`
    : ` ${count(f.cards, "card")} in hand.`;
  return `${f.title}: ${f.vp} of ${goal} victory points, ${f.gold} gold, ${count(f.regions, "region")}; ${list(forces)}.${stands}${cards}`;
}

function say(ctx: BoardContext): string[] {
  const p = readPosition(ctx);
  const busy = p.places.filter(
    (x) => x.open && (x.control >= 0 || x.forces.length > 0 || x.agents.length > 0),
  );
  return [
    `Round ${p.round}, ${PHASES[p.phase]}. Order of turns: ${p.turns.map((seat) => titleOf(p, seat)).join(", ")}.`,
    ...p.factions.map((f) => sayFaction(ctx, f, p.goal)),
    ...busy.map((x) => placeInWords(x, p)),
  ];
}

export const totalWar: Board = {
  points: { field: "vp", name: "VP" },
  complete: true,
  prepare: () => fetchMap("total_war"),
  option: optionOf,
  words,
  wishes: wishesOf,
  draw,
  say,
  look,
  moment: (news, ctx) => (isBattle(ctx) ? null : fortune(news)),
};

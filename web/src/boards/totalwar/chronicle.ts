/*
 * The combats of a battle, step by step. Dice fall and are cleared between two snapshots, so the
 * steps in between are asked from the server as for a replay, and every exchange of dice is kept
 * with the cards that fought and what it did to them.
 */
import { api } from "../../api";
import type { Json, Snapshot, View } from "../../types";
import type { LogLine } from "../../wire";
import type { BoardContext } from "../board";
import { SEATS } from "./facts";
import { array, number, part, text } from "./json";

const STEPS_BACK = 24; // how far back a page that was just opened looks
const KEPT = 40;

export interface Thrown {
  colour: string;
  face: string;
}

export interface SideOfExchange {
  seat: number;
  cards: string[];
  dice: Thrown[];
  harm: string[]; // "Lowland Warriors destroyed"
}

export interface Exchange {
  step: number;
  fight: string;
  stage: string;
  sides: SideOfExchange[];
}

interface Die extends Thrown {
  by: number;
}

interface Story {
  upto: number;
  busy: boolean;
  view: View | null;
  open: { exchange: Exchange; before: View } | null; // thrown, not yet carried out
  exchanges: Exchange[];
}

const stories = new Map<string, Story>();

function diceOf(view: View): Die[] {
  const s = view.state;
  return array(s.die)
    .map((colour, i) => ({
      colour: text(colour),
      face: text(part(s.face, i)),
      by: number(part(s.roller, i)),
    }))
    .filter((d) => d.colour);
}

const sidesOf = (view: View): Json[] => array(part(view.extra, "battle", "sides"));

function harmTo(side: number, before: View, after: View): string[] {
  const zoneOf = (view: View, line: number) =>
    sidesOf(view)
      .slice(side, side + 1)
      .flatMap((x) => array(part(x, "cards")))
      .find((c) => number(part(c, "line")) === line);
  return array(part(sidesOf(before)[side], "cards")).flatMap((c) => {
    const line = number(part(c, "line"));
    const then = zoneOf(after, line);
    const zone = text(part(then, "zone"));
    if (!then || zone === text(part(c, "zone"))) return [];
    const word = zone === "dead" ? "destroyed" : zone === "wounded" ? "wounded" : "";
    return word ? [`${text(part(then, "troop")) || text(part(c, "troop"))} ${word}`] : [];
  });
}

function exchangeOf(view: View, dice: Die[], step: number): Exchange {
  return {
    step,
    fight: text(view.state.fight),
    stage: text(part(view.extra, "battle", "stage")),
    sides: sidesOf(view).map((x, i) => ({
      seat: SEATS.indexOf(text(part(x, "seat"))),
      cards: array(part(x, "cards"))
        .filter((c) => text(part(c, "zone")) === "fielded")
        .map((c) => text(part(c, "troop")))
        .filter(Boolean),
      dice: dice.filter((d) => d.by === i),
      harm: [],
    })),
  };
}

function close(story: Story, after: View) {
  if (!story.open) return;
  const { exchange, before } = story.open;
  exchange.sides.forEach((side, i) => (side.harm = harmTo(i, before, after)));
  story.exchanges = [...story.exchanges, exchange].slice(-KEPT);
  story.open = null;
}

/* One step: a die that was thrown is told by its line, for its face may be gone already. */
function advance(story: Story, step: number, view: View, lines: LogLine[]) {
  const before = story.view;
  story.view = view;
  if (!sidesOf(view).length && !sidesOf(before ?? view).length) {
    story.exchanges = [];
    story.open = null;
    return;
  }
  const now = diceOf(view);
  const isRerolled = now.some((d) => d.face) && now.some((d) => !d.face);
  if (isRerolled) story.open = null; // it is told when the dice lie again
  if (story.open && (now.length === 0 || now.some((d) => !d.face))) close(story, view);
  const told = /^\w+ die of [^:]+: (\w+)\./.exec(lines.find((l) => l.n === step)?.text ?? "");
  if (!told || !before) return;
  const dice = diceOf(before);
  const fallen = dice.find((d) => !d.face);
  if (fallen) fallen.face = told[1].toLowerCase();
  if (!fallen || dice.some((d) => !d.face) || sidesOf(before).length === 0) return;
  story.open = { exchange: exchangeOf(before, dice, step), before };
  if (now.length === 0 || now.some((d) => !d.face)) close(story, view);
}

async function catchUp(story: Story, snap: Snapshot) {
  story.busy = true;
  try {
    const from = Math.max(story.upto, snap.steps - STEPS_BACK);
    for (let step = from + 1; step < snap.steps; step++)
      advance(story, step, (await api.at(snap.id, step)).view, snap.log);
    advance(story, snap.steps, snap.view, snap.log);
    story.upto = snap.steps;
  } catch {
    story.upto = snap.steps; // the story has a gap; the battle goes on
  }
  story.busy = false;
  const page = document.querySelector("table-page") as { requestUpdate?(): void } | null;
  page?.requestUpdate?.();
}

/* The exchanges so far; asks for what is missing. */
export function chronicle(ctx: BoardContext): Exchange[] {
  const { snap } = ctx;
  let story = stories.get(snap.id);
  if (!story)
    stories.set(snap.id, (story = { upto: 0, busy: false, view: null, open: null, exchanges: [] }));
  if (snap.steps < story.upto) {
    story.exchanges = story.exchanges.filter((e) => e.step <= snap.steps); // taken back
    story.open = null;
    story.upto = snap.steps;
    story.view = snap.view;
  }
  if (snap.steps > story.upto && !story.busy && ctx.view === snap.view) void catchUp(story, snap);
  return story.exchanges;
}

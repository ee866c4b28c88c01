/*
 * What a board is: a drawing of the view, and the way from an action's words to the things
 * drawn. The frame does the rest: lighting, picking, dragging, keys, "why not?".
 *
 * A thing is any element with data-thing="kind:name". The frame listens for all of them. If it
 * is drawn elsewhere, that has data-drawn with the same name. For the layer of motion
 * (motion/anchors.ts) places, pieces, numbers and seats have data-anchor, data-piece, data-counter
 * and data-seat.
 */
import type { TemplateResult } from "lit";
import type { Act, LogLine, ToldLine, Wish } from "../wire";
import type { Option, Thing } from "../picks";
import type { Effect } from "../table/effects";
import type { GameInfo, JsonObject, Snapshot, View } from "../types";

export interface BoardContext {
  game: GameInfo;
  snap: Omit<Snapshot, "log"> & { log: ToldLine[] };
  view: View;
  log: ToldLine[]; // up to the position that is shown
  me: string; // the seat drawn at the bottom: the reader's, or the first for spectators
  playing: boolean; // whether the reader may act now
  options: Option[];
  lit: Set<Thing>;
  picks: Thing[];
  hinted: Set<Thing>;
  effect(act: Act): Effect | null; // what it would do, once the server has said so
}

/* What the frame around a board knows besides: how it is said. */
export interface TableContext extends BoardContext {
  snap: Snapshot;
  log: LogLine[];
}

export interface Board {
  /* Fetches what the drawing needs beyond the view: the outlines of a map. */
  prepare?(first: View): Promise<void>;
  /* The things an action is made of. */
  option(act: Act, ctx: BoardContext): Option;
  /* An action as one says it at the table, if the verbs are not enough. */
  words?(act: Act, ctx: BoardContext): string | undefined;
  /* Actions that picking `thing` now could have meant, likeliest first: for "why not?". */
  wishes(thing: Thing, ctx: BoardContext): Wish[];
  draw(ctx: BoardContext): TemplateResult;
  /* The position in sentences for a screen reader. */
  say(ctx: BoardContext): string[];
  /* What has just happened, to be shown large for a moment, if it deserves that. */
  moment?(news: ToldLine[], ctx: BoardContext): TemplateResult | null;
  /* A closer look at a thing, if there is one. */
  look?(thing: Thing, ctx: BoardContext): TemplateResult | null;
  /* The things under which it may draw what a lesson names in the words of the rules, likeliest first. */
  pointed?(name: Thing, ctx: BoardContext): Thing[];
  /* A small picture of a scenario, for choosing one. */
  picture?(scenario: string, facts: JsonObject): TemplateResult | null;
  /* What decides the game, for the standings: a field of the state with a number for each seat. */
  points?: { field: string; name: string; causes?: Record<string, string> }; // of events that name no cause
  /* A die that shows a face, to be seen rolling. */
  die?(face: string): TemplateResult;
  /* Whether it draws the trails of moves itself. */
  drawsTrails?: boolean;
  /* Whether people can make scenarios of their own, at /edit/GAME. */
  edits?: boolean;
  /* Whether every action that names a thing can be made on the board: then it needs no button. */
  complete: boolean;
}

export function thingClass(ctx: BoardContext, thing: Thing): string {
  return [
    ctx.lit.has(thing) ? "lit" : "",
    ctx.picks.includes(thing) ? "picked" : "",
    ctx.hinted.has(thing) ? "hinted" : "",
  ].join(" ");
}

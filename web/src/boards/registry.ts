/*
 * Which board a game has; others, and whoever prefers words, play on the generic one. A board
 * and its style sheet are fetched when its game is first looked at, so that the lobby loads none
 * of them. A sheet only dresses what lies in an element with the board's name: data-board.
 */
import ancientsSheet from "tessera:style/ancients";
import antikeSheet from "tessera:style/antike";
import arenaSheet from "tessera:style/arena";
import motionSheet from "tessera:style/motion";
import totalWarSheet from "tessera:style/totalwar";
import { prefs } from "../prefs";
import { fetchSheet } from "../sheet";
import type { Board } from "./board";
import { generic } from "./generic/generic";

interface Row {
  name: string;
  sheet: string;
  board: () => Promise<Board>;
}

const antike: Row = {
  name: "antike",
  sheet: antikeSheet,
  board: () => import("./antike/antike").then((m) => m.antike),
};

const rows: Record<string, Row> = {
  "arena-roma": {
    name: "arena",
    sheet: arenaSheet,
    board: () => import("./arena/arena-roma").then((m) => m.arenaRoma),
  },
  antike2: antike,
  "casus-belli": antike,
  "total-war-rome": {
    name: "totalwar",
    sheet: totalWarSheet,
    board: () => import("./totalwar/total-war").then((m) => m.totalWar),
  },
  ancients: {
    name: "ancients",
    sheet: ancientsSheet,
    board: () => import("./ancients/ancients").then((m) => m.ancients),
  },
};

const fetched = new Map<string, Board>();

/* Fetches the board of a game and its sheet; without one the generic board serves. */
export async function fetchBoard(game: string): Promise<Board> {
  const row = rows[game];
  const motion = fetchSheet(motionSheet); // what moves over any of them
  if (!row) return motion.then(() => generic);
  const [board] = await Promise.all([fetched.get(game) ?? row.board(), motion, fetchSheet(row.sheet)]);
  fetched.set(game, board);
  return board;
}

/* What data-board says around it. */
export function boardName(game: string): string {
  return rows[game]?.name ?? "generic";
}

/* The board to draw now. */
export function boardOf(game: string): Board {
  return (prefs.plain ? undefined : fetched.get(game)) ?? generic;
}

/* What an analysis names by numbers, in words: whose turn it was, what weighed most, and moves. */
import type { TableContext } from "../boards/board";
import type { Analysis, View } from "../types";
import { readAction, type LogLine } from "../wire";
import { actionText } from "../table/actionlist";
import type { TableHost } from "../table/host";

type Turn = Analysis["turning"][number];

const within = (log: LogLine[], { from, to }: Turn) => log.filter((l) => l.n > from && l.n <= to);

export function turnOf(turn: Turn, log: LogLine[], seats: string[]): string | undefined {
  return within(log, turn).find((l) => seats.includes(l.seat))?.seat;
}

/* The line of the step that moved the chance most, in the direction of the whole turn. */
export function weightiest(turn: Turn, log: LogLine[], { chance, seats }: Analysis): string {
  const seat = seats.indexOf(turn.seat);
  const way = Math.sign(turn.after - turn.before);
  const gain = (n: number) => way * (chance[n][seat] - chance[n - 1][seat]);
  const lines = within(log, turn).sort((a, b) => gain(b.n) - gain(a.n));
  return lines[0]?.text ?? "";
}

/* A move in the board's words, if the position in front of it is known. */
export function moveWords(ids: number[], seat: string, before: View | undefined, ctx: TableContext, { board }: TableHost) {
  const view = before ?? ctx.view;
  const act = readAction(ids, ctx.game.tables!);
  const said = before && board.words?.(act, { ...ctx, view, me: seat });
  return said || actionText(act);
}

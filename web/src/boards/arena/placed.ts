/*
 * Where the dice of this turn were put. The state only says which are left, so the board
 * watches them go and reads in the story where to. A decoration: a reload forgets it.
 */
import type { LogLine } from "../../types";
import type { BoardContext } from "../board";

export interface Placed {
  value: number;
  place: string; // "money", "cards", "bribery" or the number of a space
}

interface Memory {
  steps: number;
  turn: number;
  read: number; // the last line of the log that was read
  dice: number[];
  placed: Placed[];
}

const memory = new Map<string, Memory>();

function without(from: number[], what: number[]): number[] {
  const rest = [...from];
  for (const v of what) if (rest.includes(v)) rest.splice(rest.indexOf(v), 1);
  return rest;
}

/* The place of each die that went, from the lines that told of it. */
function placesOf(gone: number[], lines: LogLine[]): Placed[] {
  const left = [...gone];
  const placed: Placed[] = [];
  const put = (value: number, place: string) => {
    if (!left.includes(value)) return;
    left.splice(left.indexOf(value), 1);
    placed.push({ value, place });
  };
  for (const { text } of lines) {
    const onIcon = /puts an? (\d) on (money|cards)/.exec(text);
    const bribe = /pays a bribe of (\d)/.exec(text);
    if (onIcon) put(Number(onIcon[1]), onIcon[2]);
    else if (bribe) put(Number(bribe[1]), "bribery");
    else if (/ acts/.test(text) && left.length) put(left[0], String(left[0]));
  }
  return placed;
}

export function placedDice(ctx: BoardContext, dice: number[]): Placed[] {
  const { id, steps, log } = ctx.snap;
  const now = dice.filter((d) => d > 0);
  const turn = Number(ctx.view.state.turn ?? 0);
  const before = memory.get(id);
  if (ctx.view !== ctx.snap.view) return []; // a replay
  if (before && before.steps === steps && before.turn === turn) return before.placed;
  const read = log[log.length - 1]?.n ?? 0;
  let placed: Placed[] = [];
  if (before && before.turn === turn) {
    const gone = without(before.dice, now);
    const back = without(now, before.dice).length;
    const fresh = log.filter((l) => l.n > before.read);
    placed =
      steps < before.steps
        ? before.placed.slice(0, -back || undefined)
        : [...before.placed, ...placesOf(gone, fresh)];
  }
  memory.set(id, { steps, turn, read, dice: now, placed });
  return placed;
}

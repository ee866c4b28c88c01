/* Where the dice of this turn were put: the state only says which are left, the events where to. */
import type { Events } from "../../generated/arena-roma";
import { eventsOf, isTold, type GameEvent, type ToldLine } from "../../wire";

export interface Placed {
  value: number;
  place: string; // "money", "cards", "bribery" or the number of a space
}

const is = isTold<Events>();

function placing(e: GameEvent): Placed | [] {
  if (is(e, "collected")) return { value: e.args.die ?? 0, place: "money" };
  if (is(e, "draws")) return { value: e.args.die ?? 0, place: "cards" };
  if (is(e, "bribed")) return { value: e.args.n ?? 0, place: "bribery" };
  if (is(e, "activated")) return { value: Number(e.args.at), place: e.args.at ?? "" };
  return [];
}

export function placedDice(log: ToldLine[]): Placed[] {
  const events = eventsOf(log);
  const turn = events.findLastIndex((e) => e.family === "turn-began");
  return events.slice(turn + 1).flatMap(placing);
}

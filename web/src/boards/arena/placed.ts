/* Where the dice of this turn were put: the state only says which are left, the events where to. */
import { amount, eventsOf, said, type GameEvent, type LogLine } from "../../wire";

export interface Placed {
  value: number;
  place: string; // "money", "cards", "bribery" or the number of a space
}

const placing: Record<string, (e: GameEvent) => Placed> = {
  collected: (e) => ({ value: amount(e, "die"), place: "money" }),
  draws: (e) => ({ value: amount(e, "die"), place: "cards" }),
  bribed: (e) => ({ value: amount(e, "n"), place: "bribery" }),
  activated: (e) => ({ value: Number(said(e, "at")), place: said(e, "at") }),
};

export function placedDice(log: LogLine[]): Placed[] {
  const events = eventsOf(log);
  const turn = events.findLastIndex((e) => e.family === "turn-began");
  return events.slice(turn + 1).flatMap((e) => placing[e.word]?.(e) ?? []);
}

/* A new table from a step of a finished one: I keep my seats, the computer takes the others. */
import { api } from "../api";
import type { TableContext } from "../boards/board";

const OTHERWISE = "normal";

export async function playOn({ snap, view, game }: TableContext, step: number): Promise<string> {
  const me = snap.you ?? view.to_act.find((s) => s !== "chance") ?? view.seats[0];
  const level = (id?: string) => game.bots.find((b) => b.id === id)?.id ?? OTHERWISE;
  const seats = Object.fromEntries(
    snap.seats.map((s) => [s.seat, s.seat === me ? "me" : `bot:${level(s.bot)}`]),
  );
  return (await api.create({ game: snap.game, seats, from_table: snap.id, step })).id;
}

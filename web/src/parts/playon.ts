/* A new table from a step of a finished one: I keep my seats, the computer takes the others. */
import { api } from "../api";
import type { BoardContext } from "../boards/board";

const OTHERWISE = "normal";

export async function playOn({ snap, view, game }: BoardContext, step: number): Promise<string> {
  const me = snap.you ?? view.to_act.find((s) => s !== "chance") ?? view.seats[0];
  const bot = (name: string | null) =>
    game.bots.find((b) => name === `${b.id} bot`)?.id ?? OTHERWISE;
  const seats = Object.fromEntries(
    snap.seats.map((s) => [s.seat, s.seat === me ? "me" : `bot:${bot(s.kind === "bot" ? s.name : null)}`]),
  );
  return (await api.create({ game: snap.game, seats, from_table: snap.id, step })).id;
}

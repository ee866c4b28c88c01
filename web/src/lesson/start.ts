/* From a button to a table: a lesson, or the first game after it. */
import { askCoachIn } from "./coach";
import { api, type Refusal } from "../api";
import { firstScenario } from "../lobby/tiles";
import { go } from "../router";
import { tell } from "../toast";
import type { GameInfo } from "../types";

const FIRST_LEVEL = "easy";

async function open(body: object, withCoach = false) {
  try {
    const { id } = await api.create(body);
    if (withCoach) askCoachIn(id);
    go(`/t/${id}`);
  } catch (e) {
    tell((e as Refusal).sentence, true);
  }
}

export const startLesson = (game: string, lesson: string) => open({ game, lesson });

/* The scenario for newcomers against the gentlest opponent, with a coach where the game has one. */
export function startFirstGame(game: GameInfo) {
  const { coach, id, seats, seats_min } = game;
  const sitting = seats.slice(0, seats_min).map((s, i) => [s, i === 0 ? "me" : `bot:${FIRST_LEVEL}`]);
  return open({ game: id, scenario: firstScenario(game)?.id, seats: Object.fromEntries(sitting) }, coach);
}

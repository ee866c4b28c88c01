/* Whether the battle can be played: the server is asked when the hand rests. */
import { api, Refusal } from "../../api";
import type { JsonObject } from "../../types";

const REST_MS = 150; // nothing has changed for so long

export class Checking {
  fault: string | null = null; // "": it can be played; null: not known yet
  place = ""; // the hex that is wrong
  private timer = 0;
  private asked = 0;

  constructor(private redraw: () => void) {}

  ask(game: string, battle: JsonObject) {
    this.stop();
    this.set(null);
    this.timer = window.setTimeout(() => void this.check(game, battle), REST_MS);
  }

  stop() {
    clearTimeout(this.timer);
  }

  /* The last answer counts. */
  private async check(game: string, battle: JsonObject) {
    const number = ++this.asked;
    const refused = await api.check(game, battle).then(
      () => null,
      (e: Refusal) => e,
    );
    if (number === this.asked) this.set(refused?.sentence ?? "", refused?.place);
  }

  private set(fault: string | null, place = "") {
    this.fault = fault;
    this.place = place;
    this.redraw();
  }
}

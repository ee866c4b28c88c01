/*
 * How long what others do is shown: never more than a few seconds a turn, however many steps the
 * computer takes. What does not fit is merged with what follows.
 */
import type { Beat } from "./beats";

export type Speed = "instant" | "fast" | "normal" | "slow";
export const SPEEDS: Speed[] = ["instant", "fast", "normal", "slow"];

const FACTOR: Record<Speed, number> = { instant: 0, fast: 0.5, normal: 1, slow: 2 };
const TURN_MS = 6000; // at normal
const BATCH_MS = 2400;
const LEAST_MS = 240; // shorter cannot be followed: then two snapshots are shown as one
const QUIET_MS = 120; // a step of which nothing is seen
const STAGGER = 0.35; // of a beat passes before the next one begins

export const BEAT_MS: Record<Beat["kind"], number> = {
  move: 750,
  place: 450,
  loss: 700,
  dice: 900,
  card: 600,
  count: 650,
  battle: 700,
  turn: 300,
};

/* What a batch would take at normal speed: beats overlap. */
export function lengthOf(kinds: Beat["kind"][]): number {
  if (kinds.length === 0) return QUIET_MS;
  const sum = kinds.reduce((ms, k) => ms + STAGGER * BEAT_MS[k], 0);
  return Math.min(BATCH_MS, sum + (1 - STAGGER) * BEAT_MS[kinds[kinds.length - 1]]);
}

/* When each beat begins, and how much faster than usual it goes, to end within `ms`. */
export function schedule(kinds: Beat["kind"][], ms: number): { at: number; ms: number }[] {
  const whole = kinds.reduce((sum, k) => sum + STAGGER * BEAT_MS[k], 0) + Math.max(0, ...kinds.map((k) => BEAT_MS[k]));
  const share = Math.min(1, ms / Math.max(1, whole));
  let at = 0;
  return kinds.map((k) => {
    const begin = at * share;
    at += STAGGER * BEAT_MS[k];
    return { at: begin, ms: Math.max(LEAST_MS, BEAT_MS[k] * Math.max(share, 0.5)) };
  });
}

export class Pace {
  private used = 0;

  constructor(private readonly speed: () => Speed) {}

  private get factor() {
    return FACTOR[this.speed()];
  }

  /* What is left of the turn's time. */
  get left(): number {
    return Math.max(0, TURN_MS * this.factor - this.used);
  }

  /* Somebody else's turn, or I have acted. */
  beginTurn() {
    this.used = 0;
  }

  /* How long a batch may take. */
  take(kinds: Beat["kind"][]): number {
    if (kinds.includes("turn")) this.beginTurn();
    const ms = Math.min(lengthOf(kinds) * this.factor, this.left);
    this.used += ms;
    return ms;
  }

  /* How many of the waiting snapshots are shown as one, so that the turn stays within its time. */
  merge(waiting: number): number {
    const slots = Math.floor(this.left / (LEAST_MS * 2 * Math.max(this.factor, 0.01)));
    return slots <= 0 ? waiting : Math.max(1, Math.ceil(waiting / slots));
  }
}

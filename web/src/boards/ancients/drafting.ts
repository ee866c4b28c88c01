/* The battle in work and what it was before: every change can be taken back. */
import type { JsonObject } from "../../types";
import { blank, readBattle, writeBattle, type Battle } from "./scenario";

const PAST_MAX = 200;

export class Drafting {
  battle: Battle = blank();
  facts: JsonObject = {};
  private past: Battle[] = [];
  private future: Battle[] = [];

  constructor(private changed: () => void) {}

  get json(): JsonObject {
    return writeBattle(this.battle, this.facts);
  }

  get canUndo(): boolean {
    return this.past.length > 0;
  }

  get canRedo(): boolean {
    return this.future.length > 0;
  }

  /* What is there now is what an undo brings back; a stroke of many changes needs it once. */
  remember() {
    this.past = [...this.past.slice(-PAST_MAX), this.battle];
    this.future = [];
  }

  put(battle: Battle) {
    this.battle = battle;
    this.changed();
  }

  change(how: (b: Battle) => void) {
    const next = structuredClone(this.battle);
    how(next);
    this.remember();
    this.put(next);
  }

  open(json: JsonObject) {
    this.remember();
    this.put(readBattle(json, this.facts));
  }

  undo() {
    this.step(this.past, this.future);
  }

  redo() {
    this.step(this.future, this.past);
  }

  private step(from: Battle[], to: Battle[]) {
    const back = from.pop();
    if (!back) return;
    to.push(this.battle);
    this.put(back);
  }
}

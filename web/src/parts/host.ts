/* What the parts of a table may ask of the page they belong to. */
import type { ReactiveControllerHost } from "lit";
import type { Act } from "../actions";
import type { Board, BoardContext } from "../boards/board";
import type { Thing } from "../picks";
import type { GameInfo, Snapshot } from "../types";

export interface TableHost extends ReactiveControllerHost, HTMLElement {
  snap: Snapshot | null;
  game: GameInfo | null;
  readonly board: Board;
  context(): BoardContext | null;
  catchUp(): void; // the newest snapshot at once
  act(a: Act): Promise<void>;
  send(what: string, body?: object, done?: string): Promise<void>;
  whyNot(thing: Thing): Promise<void>;
  complain(e: unknown): void;
  focusOn(selector: string): void;
}

export function isMyTurn(s: Snapshot): boolean {
  return s.state === "running" && s.legal.length > 0;
}

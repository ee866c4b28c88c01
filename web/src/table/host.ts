/* What the parts of a table may ask of the page they belong to. */
import type { ReactiveControllerHost } from "lit";
import type { Board, TableContext } from "../boards/board";
import type { Analysing } from "../analysis/analysing";
import type { Briefings } from "../lesson/briefing";
import type { Coaching } from "../lesson/coach";
import type { Teaching } from "../lesson/teaching";
import type { GameInfo, Hint, Snapshot } from "../types";
import type { RawSnapshot } from "../wire";
import type { Motion } from "../motion/motion";
import type { Effects } from "./effects";
import type { Picking } from "./picking";
import type { Replaying } from "../log/replaying";
import type { Sending } from "./sending";

export type Tab = "log" | "chat" | "table" | "analysis";

export interface TableHost extends ReactiveControllerHost, HTMLElement {
  snap: Snapshot | null;
  game: GameInfo | null;
  hints: Hint[];
  hintAt: number; // which of them is shown on the board
  isListOpen: boolean; // the list of all actions
  readonly analysing: Analysing;
  readonly board: Board;
  readonly effects: Effects;
  readonly motion: Motion;
  readonly picking: Picking;
  readonly replay: Replaying;
  readonly sending: Sending;
  readonly teaching: Teaching;
  readonly briefings: Briefings;
  readonly coaching: Coaching;
  context(): TableContext | null;
  hear(raw: RawSnapshot): void; // a snapshot that came with an answer
  catchUp(): void; // the newest snapshot at once
  readonly isLate: boolean; // newer snapshots wait to be shown
  letGo(): void; // of what is picked and what is looked at
  escape(): boolean; // the same and the list closes; whether there was anything of it
  openList(): void;
  show(tab: Tab, focus?: string): void;
  zoomBy(factor: number): void;
  fit(): void;
  lookAt(things: Element[]): void; // moves a map that is larger than its frame
  focusOn(selector: string): void;
}

/* Computers have nothing against a move that is taken back. */
export function asksNobody(s: Snapshot): boolean {
  return s.seats.every((x) => x.seat === s.you || x.kind !== "person");
}

/* Whether the options of the table allow me hints. */
export function mayHint(s: Snapshot): boolean {
  return s.hints === "all" || (s.hints === "bots" && asksNobody(s));
}

export function isMyTurn(s: Snapshot): boolean {
  return s.state === "running" && s.legal.length > 0;
}

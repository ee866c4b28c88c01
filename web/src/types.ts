/* What the server says: docs/openapi.yaml in types. */
import type { Act, LogLine, RawLine, Tables, VerbInfo } from "./wire";

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type JsonObject = { [key: string]: Json };

export interface GameInfo {
  id: string;
  title: string;
  about: string;
  seats_min: number;
  seats_max: number;
  seats: string[];
  scenarios: { id: string; title: string; help: string }[];
  options: { id: string; help: string; values: string[] }[];
  verbs: VerbInfo[];
  bots: { id: string; help: string }[];
  lessons: number; // how many there are
  puzzles: number;
  briefing: boolean; // whether it has one for each scenario
  coach: boolean; // whether it has one for a first game
  facts?: JsonObject; // what never changes: the cards of a game
  tables?: Tables; // its words by number
}

export interface Games {
  games: GameInfo[];
  public: boolean;
}

export interface Me {
  name: string;
  guest: boolean;
  account: string;
  email: string; // confirmed
  email_new: string; // waits to be confirmed
  mail_turns: boolean; // wants a mail when it is his turn
  mail: boolean; // whether the server sends mail
}

/* What one should know before sitting down. */
export interface TableOptions {
  hints: "bots" | "all" | "never"; // bots: if no other person plays
  grace_ms: number; // how long a seat is kept
  from_position: boolean; // the owner chose where the game begins
}

export interface LobbySeat {
  seat: string;
  title?: string;
  kind: "person" | "bot" | "open" | "script"; // a script plays the others of a lesson
  name: string | null;
  bot?: string; // its level
  acts?: boolean; // in the lobby: it is this seat's turn
}

export interface LobbyTable extends TableOptions {
  id: string;
  game: string;
  title: string;
  scenario: string;
  seats: LobbySeat[];
  your_seat: string | null;
  your_turn: boolean;
  state: "open" | "running" | "finished";
  updated: number;
  pace: Json;
  watch: "all" | "invited" | "nobody";
  result?: { by: string; loser?: string; why?: string; score: Record<string, number> } | null;
}

export interface Lobby {
  mine: LobbyTable[];
  open: LobbyTable[];
  finished: LobbyTable[];
}

export interface View {
  game: string;
  reader: string;
  to_act: string[];
  over: boolean;
  seats: string[];
  titles: Record<string, string>;
  score?: Record<string, number>;
  prompt?: string;
  state: JsonObject;
  extra?: JsonObject;
}

export interface Seat extends LobbySeat {
  online?: boolean;
  clock_ms?: number | null;
  resigned?: boolean;
}

export interface Invitation extends TableOptions {
  title: string; // of the game
  open: boolean; // a seat is free
  people: string[]; // who sits there
}

export interface Offer {
  what: string; // "undo", "draw", "bot" or "rematch"
  seat: string; // who asks
  about: string; // for a bot: whose seat it takes
  agreed: number; // the seats that agree, as bits
  until?: number; // for a bot: how long the seat is kept
}

export interface LessonInfo {
  name: string;
  title: string;
  about: string;
}

export type Level = "easy" | "normal" | "hard";

export interface PuzzleInfo {
  name: string;
  level: Level;
  theme: string; // the verb of the answer
}

/* The puzzle of the day. */
export interface Daily {
  day: number; // since 1970
  game: string;
  name: string;
  level: Level;
}

/* What players read before a game begins. */
export interface Briefing {
  game: string;
  title: string;
  history: string | null;
  seats: BriefingSeat[];
  win: string;
  turn: string;
  special: string[];
  notes: string[];
}

export interface BriefingSeat {
  seat: string;
  title: string;
  who: string;
  side: string[];
  hint: string | null;
}

/* Where a lesson stands. */
export interface LessonState {
  name: string;
  kind: "lesson" | "puzzle" | "mistake";
  level: Level | null; // of a puzzle
  theme: string | null; // of a puzzle, when it is over
  played: number[] | null; // of a mistake
  title: string;
  step: number; // how many of my actions are done
  steps: number;
  talk: string[];
  ask: string | null;
  point: string[]; // the things to ring
  over: boolean;
  goes_on: boolean; // the game can be played on from its end
  next: string | null; // the next lesson; of one that cannot go on, itself
}

export interface Snapshot extends TableOptions {
  id: string;
  seq: number;
  rev: number;
  game: string;
  title: string;
  scenario: string;
  scenario_title: string;
  options: Record<string, string>;
  state: "open" | "running" | "finished";
  seats: Seat[];
  you: string | null;
  yours?: string[]; // all seats of this person
  view: View;
  legal: Act[];
  log_from?: number; // the log begins behind this step
  log: LogLine[];
  chat: { name: string; text: string; at: number }[];
  undoable: number;
  lesson?: LessonState | null;
  offers: Offer[] | null;
  dice?: { commitment?: string; secret?: string; nonces?: Record<string, string> };
  last: { seat: string; action?: Act } | null; // the action only if it is the reader's own
  result?: { by: string; loser?: string; why?: string; score: Record<string, number> } | null;
  rematch?: string | null;
  steps: number;
  invite?: string | null;
}

export interface Replay {
  step: number;
  steps: number;
  view: View;
  log: RawLine[];
}

export interface Hint {
  action: Act;
  value: number; // chance to win
}

export interface Analysis {
  ready: true;
  seats: string[];
  steps: number;
  chance: number[][]; // at the start and after each step, in the order of the seats
  turning: { from: number; to: number; seat: string; before: number; after: number }[];
  mistakes: { step: number; seat: string; played_do: number[]; better_do: number[]; was: number; could: number }[];
  outcomes: number;
  luck: Record<string, { sum: number; error: number }>;
  strokes: { step: number; seat: string; outcome: string; gain: number }[];
}

export interface AnalysisProgress {
  ready: false;
  done: number;
  all: number;
}

export interface Why {
  legal: boolean;
  reason?: string;
  rule?: string;
}

/* A sentence of the manual in our own words, the rules that carry it out, how we take it. */
export interface Sentence {
  no: string;
  chapter: string;
  sentence: string;
  rules: string;
  verdict: "literal" | "reading" | "own" | "edition" | "ours";
  reason?: string;
  others?: string;
  option?: string;
}

/* A table of reference: cards, units, costs. */
export interface RefTable {
  id: string;
  title: string;
  note?: string;
  columns: string[];
  rows: (string | number)[][];
}

export interface Rule {
  number: string;
  chapter?: string;
  text: string;
}

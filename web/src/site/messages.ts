/* What page and workers say to each other. */
import type { Answer } from "./module";

/* From the page to the worker that answers. */
export type Asked =
  | { kind: "request"; n: number; path: string; body?: string }
  | { kind: "follow"; n: number; table: string }
  | { kind: "leave"; n: number };

/* And back: the answer to request `n`, or news of what was followed under this number. */
export type Told =
  | { kind: "answer"; n: number; answer: Answer }
  | { kind: "event"; n: number; event: string; data: string };

/* To the worker that thinks, about a game whose code it has been given before. */
export type Task = { game: string } & Work;

export type Work =
  | { kind: "code"; code: WebAssembly.Module }
  | { kind: "choose"; choice: Uint8Array }
  | { kind: "request"; row: string; steps: string; path: string; body?: string };

/* What it has found; null if it failed. */
export type Thought = { action: number } | { answer: Answer } | null;

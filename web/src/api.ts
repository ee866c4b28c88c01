/* Every call to the server, and its refusals as errors with a sentence for the player. The server may
 * be a worker of this page (site/local.ts): nobody but this file knows. */
import type {
  Analysis,
  AnalysisProgress,
  Briefing,
  Daily,
  Games,
  Invitation,
  JsonObject,
  LessonInfo,
  Lobby,
  Me,
  PuzzleInfo,
  Replay,
  RefTable,
  Rule,
  Sentence,
  Why,
} from "./types";
import { ask, LocalEvents } from "./site/local";
import { t } from "./texts";
import type { RawPlan, RawVerdict } from "./lesson/coach";
import type { Act, RawPreview, RawSnapshot, Tables, Wish } from "./wire";

export type AccountCall =
  | "login"
  | "register"
  | "logout"
  | "password"
  | "delete"
  | "forgot"
  | "reset"
  | "confirm";

export class Refusal extends Error {
  constructor(
    readonly sentence: string,
    readonly code: string,
    readonly rule?: string,
    readonly place?: string, // where it is wrong: a hex
  ) {
    super(sentence);
  }
}

let introduced: Promise<unknown> = Promise.resolve();

/* Whoever is new gets a name and a cookie with this answer. */
function introduce(): Promise<Me> {
  const me = call<Me>("/api/me");
  introduced = me.catch(() => null);
  return me;
}

interface Heard {
  ok: boolean;
  status: number;
  data: any;
}

async function overHttp(path: string, body?: unknown): Promise<Heard> {
  const how: RequestInit =
    body === undefined
      ? { headers: { Accept: "application/json" } }
      : {
          method: "POST",
          headers: { "Content-Type": "application/json", "X-Tessera": "1" },
          body: JSON.stringify(body),
        };
  let answer: Response;
  try {
    answer = await fetch(path, { ...how, credentials: "same-origin" });
  } catch {
    throw new Refusal(body === undefined ? t.errors.offline : t.errors.offlineSent, "offline");
  }
  return { ok: answer.ok, status: answer.status, data: await answer.json().catch(() => ({})) };
}

async function inBrowser(path: string, body?: unknown): Promise<Heard> {
  const { code, body: data } = await ask(path, body);
  return { ok: code === 200, status: code, data: JSON.parse(data) };
}

async function call<T>(path: string, body?: unknown): Promise<T> {
  if (body !== undefined) await introduced; // a quick click would arrive as nobody's
  const { ok, status, data } = await (IN_BROWSER ? inBrowser : overHttp)(path, body);
  if (!ok || data.ok === false)
    throw new Refusal(data.error ?? t.errors.status(status), data.code ?? "", data.rule, data.place);
  return data as T;
}

const table = (id: string, what = "") => `/api/tables/${encodeURIComponent(id)}${what}`;
const remembered = new Map<string, Promise<unknown>>();

/* For what does not change while the page is open. */
function once<T>(path: string): Promise<T> {
  let answer = remembered.get(path) as Promise<T> | undefined;
  if (!answer) {
    answer = call<T>(path);
    answer.catch(() => remembered.delete(path));
    remembered.set(path, answer);
  }
  return answer;
}

export const api = {
  games: () => once<Games>("/api/games"),
  facts: (game: string) => once<{ facts: JsonObject } & Tables>(`/api/games/${game}/facts`),
  lessons: (game: string) => once<{ lessons: LessonInfo[] }>(`/api/games/${game}/lessons`),
  puzzles: (game: string) => once<{ puzzles: PuzzleInfo[] }>(`/api/games/${game}/puzzles`),
  daily: () => call<Daily>("/api/daily"),
  progress: () => call<{ done: string[] }>("/api/progress"),
  noteProgress: (done: string[]) => call<{ done: string[] }>("/api/progress", { done }),
  tables: (game: string) => once<{ tables: RefTable[] }>(`/api/rules/${game}/tables`),
  ledger: (game: string) => once<{ sentences: Sentence[] }>(`/api/rules/${game}/ledger`),
  rules: (game: string) => once<{ short: string; rules: Rule[] }>(`/api/rules/${game}`),
  me: introduce,
  change: (what: { name?: string; email?: string; password?: string; mail_turns?: boolean }) =>
    call<Me>("/api/me", what),
  account: (what: AccountCall, body = {}) => call<Me>(`/api/${what}`, body),
  unsubscribe: (token: string) => call(`/api/unsubscribe/${encodeURIComponent(token)}`, {}),
  pushKey: () => call<{ key: string }>("/api/push"),
  pushSubscribe: (body: object) => call<{ ok: boolean }>("/api/push", body),
  pushForget: (endpoint: string) => call<{ ok: boolean }>("/api/push/forget", { endpoint }),
  lobby: () => call<Lobby>("/api/lobby"),
  check: (game: string, custom: unknown) =>
    call<{ ok: boolean }>(`/api/games/${game}/custom`, { custom }),
  create: (body: unknown) => call<{ id: string; invite: string | null }>("/api/tables", body),
  table: (id: string) => call<RawSnapshot>(table(id)),
  briefing: (id: string) => call<Briefing>(table(id, "/briefing")),
  invitation: (token: string) =>
    call<Invitation>(`/api/invite/${encodeURIComponent(token)}`),
  accept: (token: string) =>
    call<{ table: string; seat: string }>(`/api/invite/${encodeURIComponent(token)}`, {}),
  post: <T = unknown>(id: string, what: string, body: object = {}) =>
    call<T>(table(id, `/${what}`), body),
  act: (id: string, seat: string | null, act: Act, rev: number) =>
    call<{ table?: RawSnapshot }>(table(id, "/act"), { seat, do: act.ids, rev, full: true }),
  why: (id: string, seat: string | null, wish: Wish) =>
    call<Why>(table(id, "/why"), { seat, do: wish }),
  preview: (id: string, seat: string | null, acts: Act[]) =>
    call<{ previews: RawPreview[] }>(table(id, "/preview"), { seat, actions: acts.map((a) => a.ids) }),
  hint: (id: string, seat: string | null) =>
    call<{ moves: { action: number[]; value?: number; reason?: string }[] }>(table(id, "/hint"), { seat }),
  plan: (id: string, seat: string | null) => call<RawPlan>(table(id, "/coach"), { seat }),
  judge: (id: string, seat: string | null, a: Act) => call<RawVerdict>(table(id, "/coach"), { seat, action: a.ids }),
  analysis: (id: string) => call<Analysis | AnalysisProgress>(table(id, "/analysis")),
  at: (id: string, step: number) => call<Replay>(table(id, `/at?step=${step}`)),
  events: (id: string): EventSource | LocalEvents =>
    IN_BROWSER ? new LocalEvents(id) : new EventSource(table(id, "/events?log=tail")),
  download: (id: string, what: string) => table(id, `/${what}`),
  text: async (path: string) => (await ask(path)).body, // of such a download, in the browser
};

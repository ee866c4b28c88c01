/* The server in this browser, as the page sees it: requests, and tables to follow. */
import type { Asked, Told } from "./messages";
import type { Answer } from "./module";

let worker: Worker | null = null;
let count = 0;
const waiting = new Map<number, (a: Answer) => void>();
const followers = new Map<number, LocalEvents>();

function start(): Worker {
  const made = new Worker(SITE_PLACES.worker, { type: "module", name: "tessera" });
  made.postMessage(SITE_PLACES);
  made.onmessage = (e: MessageEvent<Told>) => {
    const told = e.data;
    if (told.kind === "event") {
      followers.get(told.n)?.hear(told.event, told.data);
      return;
    }
    waiting.get(told.n)?.(told.answer);
    waiting.delete(told.n);
  };
  return made;
}

const send = (what: Asked) => (worker ??= start()).postMessage(what);

/* What is the same at all times lies in a file (web/site.mjs). */
async function read(file: string): Promise<Answer> {
  const answer = await fetch(file);
  return { code: answer.status, body: await answer.text() };
}

export function ask(path: string, body?: unknown): Promise<Answer> {
  if (body === undefined && Object.hasOwn(SITE_ANSWERS, path)) return read(SITE_ANSWERS[path]);
  const n = ++count;
  return new Promise((resolve) => {
    waiting.set(n, resolve);
    send({ kind: "request", n, path, body: body === undefined ? undefined : JSON.stringify(body) });
  });
}

/* What of an EventSource is used (live.ts). */
export class LocalEvents extends EventTarget {
  readyState: number = EventSource.OPEN;
  private n = ++count;

  constructor(table: string) {
    super();
    followers.set(this.n, this);
    send({ kind: "follow", n: this.n, table });
    queueMicrotask(() => this.dispatchEvent(new Event("open")));
  }

  hear(event: string, data: string) {
    this.dispatchEvent(new MessageEvent(event, { data }));
  }

  close() {
    this.readyState = EventSource.CLOSED;
    followers.delete(this.n);
    send({ kind: "leave", n: this.n });
  }
}

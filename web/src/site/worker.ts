/*
 * The worker that answers: the server of this one browser. It takes one request after the other; what a
 * request has changed is on disk before its answer, or news of it, leaves. So whatever was seen is
 * kept, and what was lost was never seen. Should the program fail it is started again from the disk.
 */
import { Disk, type Change } from "./disk";
import type { Asked, Told } from "./messages";
import { Module, type Answer } from "./module";
import { Thinker } from "./thinkers";

interface Addresses {
  code: string;
  thinker: string;
}

const THINK_ELSEWHERE = 202;
const TICK_MS = 1000;
const NAME = "name";
const PROGRESS = "progress";
const AT_ONCE = 200; // of it in one request

class Site {
  private module!: Module;
  private changes: Change[] = [];
  private news: Told[] = [];
  private calls: [table: string, delay: number][] = [];
  private loaded = new Set<string>(); // tables whose steps are in memory
  private followed = new Map<number, string>();
  private analyses = new Map<string, Answer | null>(); // null: it is being made
  private last: Promise<unknown> = Promise.resolve();
  private bots: Thinker;
  private advisers: Thinker;
  private others = new BroadcastChannel("tessera-tables");

  constructor(
    private code: WebAssembly.Module,
    thinker: string,
    private disk: Disk,
  ) {
    this.bots = new Thinker(thinker, code);
    this.advisers = new Thinker(thinker, code);
    this.others.onmessage = () => void this.next(() => this.restart());
    setInterval(() => this.followed.size > 0 && void this.next(() => this.run((m) => m.tick())), TICK_MS);
  }

  /* Reads everything that is kept; who follows a table goes on following. */
  async restart() {
    this.changes = [];
    this.news = [];
    this.calls = [];
    this.loaded.clear();
    this.module = await Module.start(
      this.code,
      {
        keep: (json) => this.changes.push(JSON.parse(json)),
        call: (table, delay) => this.calls.push([table, delay]),
        send: (n, event) => this.tell(n, event),
      },
      false,
    );
    for (const row of await this.disk.rows()) this.module.putTable(JSON.stringify(row));
    const name = await this.disk.about(NAME);
    if (name) this.module.putName(name);
    const learned: string[] = JSON.parse((await this.disk.about(PROGRESS)) ?? "[]");
    for (let i = 0; i < learned.length; i += AT_ONCE)
      this.module.request("/api/progress", JSON.stringify({ done: learned.slice(i, i + AT_ONCE) }));
    for (const [n, table] of this.followed) {
      await this.load(table);
      this.module.listen(n, table);
    }
    await this.run(() => {});
  }

  /* One thing after the other. */
  next<T>(work: () => Promise<T>): Promise<T> {
    const mine = this.last.then(work);
    this.last = mine.catch(() => {});
    return mine;
  }

  /* Lets the program work, and what it has changed is on disk before anybody hears of it. */
  private async run<T>(work: (m: Module) => T): Promise<T> {
    try {
      const result = work(this.module);
      this.module.settle();
      const changed = this.changes.splice(0);
      if (changed.length > 0) {
        await this.disk.write(changed);
        for (const { row } of changed) this.loaded.add(row.id);
        this.others.postMessage(null);
      }
      for (const told of this.news.splice(0)) self.postMessage(told);
      for (const [table, delay] of this.calls.splice(0)) setTimeout(() => void this.think(table), delay);
      return result;
    } catch (e) {
      console.error(e);
      await this.restart();
      throw e;
    }
  }

  private tell(n: number, sent: string) {
    const [event, data] = ["event: ", "data: "].map(
      (key) => sent.split("\n").find((line) => line.startsWith(key))?.slice(key.length) ?? "",
    );
    if (event) this.news.push({ kind: "event", n, event, data });
  }

  private async load(table: string) {
    if (this.loaded.has(table)) return;
    this.module.putSteps(table, await this.disk.steps(table));
    this.loaded.add(table);
  }

  async request(path: string, body?: string): Promise<Answer> {
    const table = /^\/api\/tables\/(\w+)/.exec(path)?.[1] ?? (body && JSON.parse(body).from_table);
    if (table) await this.load(table);
    const answer = await this.run((m) => m.request(path, body));
    if (body && answer.code === 200) {
      if (path === "/api/me") await this.disk.note(NAME, JSON.parse(answer.body).name);
      if (path === "/api/progress")
        await this.disk.note(PROGRESS, JSON.stringify(JSON.parse(answer.body).done));
    }
    return answer;
  }

  /* Answers at once what needs no thought; thinking holds up nobody. */
  async answer(path: string, body?: string): Promise<Answer> {
    const table = /^\/api\/tables\/(\w+)\/analysis$/.exec(path)?.[1];
    const known = table && this.analyses.get(table);
    if (known) return known;
    const answer = await this.next(() => this.request(path, body));
    if (table && answer.code === 200) this.analyse(table, path);
    if (answer.code !== THINK_ELSEWHERE) return answer;
    return this.advise(/^\/api\/tables\/(\w+)/.exec(path)![1], path, body);
  }

  private async advise(table: string, path: string, body?: string): Promise<Answer> {
    const row = JSON.stringify(await this.disk.row(table));
    const steps = await this.disk.steps(table);
    const thought = await this.advisers.ask({ kind: "request", row, steps, path, body });
    return thought && "answer" in thought ? thought.answer : failure;
  }

  private analyse(table: string, path: string) {
    if (this.analyses.has(table)) return;
    this.analyses.set(table, null);
    void this.advise(table, path).then((answer) => this.analyses.set(table, answer));
  }

  private async think(table: string) {
    const choice = await this.next(() => this.run((m) => m.take(table)));
    if (!choice) return;
    const thought = await this.bots.ask({ kind: "choose", choice });
    const action = thought && "action" in thought ? thought.action : null;
    await this.next(() => this.run((m) => m.enter(choice, action)));
  }

  async follow(n: number, table: string) {
    this.followed.set(n, table);
    await this.load(table);
    await this.run((m) => m.listen(n, table));
  }

  async leave(n: number) {
    if (this.followed.delete(n)) await this.run((m) => m.leave(n));
  }
}

const failure: Answer = { code: 500, body: '{"ok":false,"code":"failed"}' };

/* The first message says where the program lies. */
async function begin({ code, thinker }: Addresses): Promise<Site> {
  const [compiled, disk] = await Promise.all([WebAssembly.compileStreaming(fetch(code)), Disk.open()]);
  const site = new Site(compiled, thinker, disk);
  await site.next(() => site.restart());
  return site;
}

let site: Promise<Site> | null = null;

self.onmessage = async (e: MessageEvent<Addresses | Asked>) => {
  if (!("kind" in e.data)) {
    site = begin(e.data);
    return;
  }
  const asked = e.data;
  const here = await site!;
  if (asked.kind === "follow") return here.next(() => here.follow(asked.n, asked.table));
  if (asked.kind === "leave") return here.next(() => here.leave(asked.n));
  const answer = await here.answer(asked.path, asked.body).catch(() => failure);
  self.postMessage({ kind: "answer", n: asked.n, answer } satisfies Told);
};

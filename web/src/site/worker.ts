/*
 * The worker that answers: the server of this one browser. It takes one request after the other; what a
 * request has changed is on disk before its answer, or news of it, leaves. So whatever was seen is
 * kept, and what was lost was never seen. Should the program fail it is started again from the disk.
 *
 * Each game has a module of its own (src/site), started when a table of it is wanted.
 */
import { Disk, type Change, type Row } from "./disk";
import { daily, joinLobbies } from "./home";
import type { Asked, Told, Work } from "./messages";
import { Module, type Answer } from "./module";
import { Person, refused } from "./person";
import { hasSimd, type Places } from "./places";
import { t } from "./texts";
import { Thinker } from "./thinkers";

const THINK_ELSEWHERE = 202;
const TICK_MS = 1000;

class Site {
  private codes = new Map<string, Promise<WebAssembly.Module>>(); // by game
  private modules = new Map<string, Promise<Module>>();
  private games = new Map<string, string>(); // of the tables
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

  private constructor(
    private places: Places,
    private disk: Disk,
    private person: Person,
  ) {
    this.bots = new Thinker(places.thinker);
    this.advisers = new Thinker(places.thinker);
    this.others.onmessage = () => void this.next(() => this.restart());
    setInterval(() => void this.next(() => this.tick()), TICK_MS);
  }

  static async begin(places: Places): Promise<Site> {
    const disk = await Disk.open();
    const site = new Site(places, disk, await Person.read(disk));
    await site.readGames();
    return site;
  }

  private async readGames(): Promise<Row[]> {
    const rows = await this.disk.rows();
    for (const row of rows) this.games.set(row.id, row.game);
    return rows;
  }

  private code(game: string): Promise<WebAssembly.Module> {
    const { simd, plain } = this.places.modules[game];
    const fresh = () => {
      const made = WebAssembly.compileStreaming(fetch(hasSimd() ? simd : plain));
      made.catch(() => this.codes.delete(game)); // the network may come back
      this.codes.set(game, made);
      return made;
    };
    return this.codes.get(game) ?? fresh();
  }

  /* The module of a game, which knows all of its tables on disk. */
  private module(game: string): Promise<Module> {
    const fresh = () => {
      const made = this.start(game);
      made.catch(() => this.modules.delete(game));
      this.modules.set(game, made);
      return made;
    };
    return this.modules.get(game) ?? fresh();
  }

  private async start(game: string): Promise<Module> {
    const hooks = {
      keep: (json: string) => this.changes.push(JSON.parse(json)),
      call: (table: string, delay: number) => this.calls.push([table, delay]),
      send: (n: number, event: string) => this.tell(n, event),
    };
    const made = await Module.start(await this.code(game), hooks, false);
    for (const row of await this.readGames()) if (row.game === game) made.putTable(JSON.stringify(row));
    made.putName(this.person.name);
    return made;
  }

  /* Another tab has changed something, or the program has failed: what is on disk counts. Who follows a
   * table goes on following. */
  private async restart() {
    this.changes = [];
    this.news = [];
    this.calls = [];
    this.loaded.clear();
    this.modules.clear();
    this.person = await Person.read(this.disk);
    await this.readGames();
    for (const [n, table] of this.followed) await this.listen(n, table);
  }

  private async listen(n: number, table: string) {
    await this.load(table);
    await this.run(this.games.get(table)!, (m) => m.listen(n, table));
  }

  private async tick() {
    for (const game of new Set([...this.followed.values()].map((table) => this.games.get(table)!)))
      await this.run(game, (m) => m.tick());
  }

  /* One thing after the other. */
  next<T>(work: () => Promise<T>): Promise<T> {
    const mine = this.last.then(work);
    this.last = mine.catch(() => {});
    return mine;
  }

  /* Lets the program work, and what it has changed is on disk before anybody hears of it. */
  private async run<T>(game: string, work: (m: Module) => T): Promise<T> {
    const module = await this.module(game);
    try {
      const result = work(module);
      module.settle();
      const changed = this.changes.splice(0);
      if (changed.length > 0) {
        await this.disk.write(changed);
        for (const { row } of changed) {
          this.loaded.add(row.id);
          this.games.set(row.id, row.game);
        }
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
    const module = await this.module(this.games.get(table)!);
    if (this.loaded.has(table)) return;
    module.putSteps(table, await this.disk.steps(table));
    this.loaded.add(table);
  }

  /* What no game is needed for. */
  private async atHome(path: string, body?: string): Promise<Answer | null> {
    const sent = body === undefined ? null : JSON.parse(body);
    switch (path) {
      case "/api/me":
        return sent && "name" in sent ? this.rename(sent.name) : this.person.show();
      case "/api/progress":
        return sent ? this.person.note(sent.done) : this.person.learned();
      case "/api/daily":
        return daily(this.places.daily);
      case "/api/lobby":
        return this.lobby();
      default:
        return null;
    }
  }

  private async rename(name: unknown): Promise<Answer> {
    const renamed = await this.person.rename(name);
    if (!renamed) return refused(t.nameLength);
    this.person = renamed;
    for (const module of this.modules.values()) (await module).putName(renamed.name);
    return renamed.show();
  }

  private async lobby(): Promise<Answer> {
    const lobbies = [];
    for (const game of new Set(this.games.values()))
      lobbies.push(JSON.parse((await this.run(game, (m) => m.request("/api/lobby"))).body));
    return joinLobbies(lobbies);
  }

  private gameOf(path: string, body?: string): string | undefined {
    const [, , what, name] = path.split(/[/?]/);
    if (what === "tables" && name) return this.games.get(name);
    const game = what === "games" || what === "rules" ? name : body && JSON.parse(body).game;
    return Object.hasOwn(this.places.modules, game) ? game : undefined;
  }

  async request(path: string, body?: string): Promise<Answer> {
    const home = await this.atHome(path, body);
    if (home) return home;
    const game = this.gameOf(path, body);
    if (!game) return refused(t.onlyServer, 404);
    const table = /^\/api\/tables\/(\w+)/.exec(path)?.[1] ?? (body && JSON.parse(body).from_table);
    if (this.games.has(table)) await this.load(table);
    return this.run(game, (m) => m.request(path, body));
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

  private async ask(thinker: Thinker, table: string, work: Work) {
    const game = this.games.get(table)!;
    return thinker.ask(game, await this.code(game), work);
  }

  private async advise(table: string, path: string, body?: string): Promise<Answer> {
    const row = JSON.stringify(await this.disk.row(table));
    const steps = await this.disk.steps(table);
    const thought = await this.ask(this.advisers, table, { kind: "request", row, steps, path, body });
    return thought && "answer" in thought ? thought.answer : failure;
  }

  private analyse(table: string, path: string) {
    if (this.analyses.has(table)) return;
    this.analyses.set(table, null);
    void this.advise(table, path).then((answer) => this.analyses.set(table, answer));
  }

  private async think(table: string) {
    const game = this.games.get(table)!;
    const choice = await this.next(() => this.run(game, (m) => m.take(table)));
    if (!choice) return;
    const thought = await this.ask(this.bots, table, { kind: "choose", choice });
    const action = thought && "action" in thought ? thought.action : null;
    await this.next(() => this.run(game, (m) => m.enter(choice, action)));
  }

  async follow(n: number, table: string) {
    if (!this.games.has(table)) return;
    this.followed.set(n, table);
    await this.listen(n, table);
  }

  async leave(n: number) {
    const game = this.games.get(this.followed.get(n) ?? "");
    if (game && this.followed.delete(n)) await this.run(game, (m) => m.leave(n));
  }
}

const failure: Answer = { code: 500, body: '{"ok":false,"code":"failed"}' };

let site: Promise<Site> | null = null;

/* The first message says where the parts lie. */
self.onmessage = async (e: MessageEvent<Places | Asked>) => {
  if (!("kind" in e.data)) {
    site = Site.begin(e.data);
    return;
  }
  const asked = e.data;
  const here = await site!;
  if (asked.kind === "follow") return here.next(() => here.follow(asked.n, asked.table));
  if (asked.kind === "leave") return here.next(() => here.leave(asked.n));
  const answer = await here.answer(asked.path, asked.body).catch(() => failure);
  self.postMessage({ kind: "answer", n: asked.n, answer } satisfies Told);
};

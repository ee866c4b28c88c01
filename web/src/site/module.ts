/* The program as a WebAssembly module (src/site): its exports with strings instead of addresses, and
 * the few calls of WASI that its C library makes. */

export interface Hooks {
  keep(json: string): void; // a table has changed
  call(table: string, delay: number): void; // a bot of it is to think
  send(listener: number, event: string): void; // to whoever follows a table
}

interface Exports {
  memory: WebAssembly.Memory;
  _initialize(): void;
  site_room(size: number): number;
  site_start(thinks: number): void;
  site_put_table(json: number, length: number): number;
  site_put_steps(id: number, lines: number, length: number): void;
  site_put_name(name: number): void;
  site_request(isPost: number, path: number, body: number, length: number): number;
  site_answer(): number;
  site_answer_length(): number;
  site_listen(id: number, table: number): number;
  site_leave(id: number): void;
  site_settle(): void;
  site_tick(): void;
  site_take(table: number): number;
  site_choice_size(choice: number): number;
  site_think(choice: number): number;
  site_enter(choice: number, isGood: number, action: number): void;
  site_trial(game: number, bot: number, seed: number, games: number, steps: number): number;
}

export interface Answer {
  code: number;
  body: string;
}

const encoder = new TextEncoder();
const decoder = new TextDecoder();
const NO_FILE = 8; // EBADF
const RANDOM_AT_ONCE = 65536;

export class Module {
  private constructor(private to: Exports) {}

  static async start(code: WebAssembly.Module, hooks: Hooks, thinks: boolean): Promise<Module> {
    let made: Module | null = null;
    const bytes = (at: number, length: number) => made!.bytes(at, length);
    const words = (at: number, length: number) => decoder.decode(bytes(at, length));
    const instance = await WebAssembly.instantiate(code, {
      site: {
        keep: (at: number, length: number) => hooks.keep(words(at, length)),
        call: (table: number, delay: number) => hooks.call(made!.wordsAt(table), delay),
        send: (id: number, at: number, length: number) => hooks.send(id, words(at, length)),
      },
      wasi_snapshot_preview1: wasi(() => made!.to.memory.buffer),
    });
    made = new Module(instance.exports as unknown as Exports);
    made.to._initialize();
    made.to.site_start(thinks ? 1 : 0);
    return made;
  }

  private bytes(at: number, length: number): Uint8Array {
    return new Uint8Array(this.to.memory.buffer, at, length);
  }

  /* Of a string that ends with a zero. */
  private wordsAt(at: number): string {
    const all = new Uint8Array(this.to.memory.buffer);
    return decoder.decode(all.subarray(at, all.indexOf(0, at)));
  }

  /* Into a block that is the callee's. */
  private give(what: string | Uint8Array): [at: number, length: number] {
    const bytes = typeof what === "string" ? encoder.encode(what) : what;
    const at = this.to.site_room(bytes.length);
    this.bytes(at, bytes.length).set(bytes);
    return [at, bytes.length];
  }

  putTable(json: string): boolean {
    return this.to.site_put_table(...this.give(json)) !== 0;
  }

  putSteps(id: string, lines: string) {
    this.to.site_put_steps(this.give(id)[0], ...this.give(lines));
  }

  putName(name: string) {
    this.to.site_put_name(this.give(name)[0]);
  }

  request(path: string, body?: string): Answer {
    const code = this.to.site_request(
      body === undefined ? 0 : 1,
      this.give(path)[0],
      ...this.give(body ?? ""),
    );
    return { code, body: this.answer() };
  }

  private answer(): string {
    return decoder.decode(this.bytes(this.to.site_answer(), this.to.site_answer_length()));
  }

  /* For tests and measurements: src/site/trial.h. */
  trial(game: string, bot: string, seed: number, games: number, steps: number): string {
    this.to.site_trial(this.give(game)[0], this.give(bot)[0], seed, games, steps);
    return this.answer();
  }

  listen(id: number, table: string): boolean {
    return this.to.site_listen(id, this.give(table)[0]) !== 0;
  }

  leave(id: number) {
    this.to.site_leave(id);
  }

  settle() {
    this.to.site_settle();
  }

  tick() {
    this.to.site_tick();
  }

  /* What a bot of the table must choose, for the worker that thinks. */
  take(table: string): Uint8Array | null {
    const at = this.to.site_take(this.give(table)[0]);
    return at === 0 ? null : this.bytes(at, this.to.site_choice_size(at)).slice();
  }

  think(choice: Uint8Array): number {
    return this.to.site_think(this.give(choice)[0]);
  }

  enter(choice: Uint8Array, action: number | null) {
    this.to.site_enter(this.give(choice)[0], action === null ? 0 : 1, action ?? 0);
  }
}

function wasi(memory: () => ArrayBuffer) {
  const view = () => new DataView(memory());
  return {
    environ_get: () => 0,
    environ_sizes_get: (count: number, size: number) => {
      view().setUint32(count, 0, true);
      view().setUint32(size, 0, true);
      return 0;
    },
    clock_time_get: (clock: number, _precision: bigint, out: number) => {
      const ms = clock === 0 ? Date.now() : performance.now();
      view().setBigUint64(out, BigInt(Math.round(ms * 1e6)), true);
      return 0;
    },
    random_get: (at: number, length: number) => {
      for (let i = 0; i < length; i += RANDOM_AT_ONCE)
        crypto.getRandomValues(new Uint8Array(memory(), at + i, Math.min(RANDOM_AT_ONCE, length - i)));
      return 0;
    },
    fd_write: (_file: number, parts: number, count: number, written: number) => {
      let all = "";
      let sum = 0;
      for (let i = 0; i < count; i++) {
        const length = view().getUint32(parts + 8 * i + 4, true);
        all += decoder.decode(new Uint8Array(memory(), view().getUint32(parts + 8 * i, true), length));
        sum += length;
      }
      console.warn(all.trimEnd());
      view().setUint32(written, sum, true);
      return 0;
    },
    fd_close: () => NO_FILE,
    fd_seek: () => NO_FILE,
    proc_exit: (code: number) => {
      throw new Error(`exit ${code}`);
    },
  };
}

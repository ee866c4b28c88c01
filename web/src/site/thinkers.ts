/* The workers that think, seen from the one that answers. One that fails is replaced. */
import type { Task, Thought, Work } from "./messages";

export class Thinker {
  private worker: Worker | null = null;
  private knows = new Set<string>(); // the games whose code it has
  private last: Promise<unknown> = Promise.resolve();

  constructor(private address: string) {}

  /* What it thinks; null if it failed. */
  ask(game: string, code: WebAssembly.Module, work: Work): Promise<Thought> {
    const mine = this.last.then(() => this.send(game, code, work));
    this.last = mine;
    return mine;
  }

  private send(game: string, code: WebAssembly.Module, work: Work): Promise<Thought> {
    const worker = (this.worker ??= new Worker(this.address, { type: "module" }));
    const post = (what: Work) => worker.postMessage({ game, ...what } satisfies Task);
    if (!this.knows.has(game)) post({ kind: "code", code });
    this.knows.add(game);
    return new Promise((resolve) => {
      const end = (thought: Thought) => {
        if (thought === null) this.stop();
        resolve(thought);
      };
      worker.onmessage = (e: MessageEvent<Thought>) => end(e.data);
      worker.onerror = () => end(null);
      post(work);
    });
  }

  private stop() {
    this.worker?.terminate();
    this.worker = null;
    this.knows.clear();
  }
}

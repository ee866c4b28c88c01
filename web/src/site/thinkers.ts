/* The workers that think, seen from the one that answers. One that fails is replaced. */
import type { Task, Thought } from "./messages";

export class Thinker {
  private worker: Worker | null = null;
  private last: Promise<unknown> = Promise.resolve();

  constructor(
    private address: string,
    private code: WebAssembly.Module,
  ) {}

  /* What it thinks; null if it failed. */
  ask(task: Task): Promise<Thought> {
    const mine = this.last.then(() => this.send(task));
    this.last = mine;
    return mine;
  }

  private send(task: Task): Promise<Thought> {
    const worker = (this.worker ??= this.start());
    return new Promise((resolve) => {
      const end = (thought: Thought) => {
        if (thought === null) this.stop();
        resolve(thought);
      };
      worker.onmessage = (e: MessageEvent<Thought>) => end(e.data);
      worker.onerror = () => end(null);
      worker.postMessage(task);
    });
  }

  private start(): Worker {
    const worker = new Worker(this.address, { type: "module" });
    worker.postMessage({ kind: "code", code: this.code } satisfies Task);
    return worker;
  }

  private stop() {
    this.worker?.terminate();
    this.worker = null;
  }
}

/* What the browser keeps (IndexedDB): a row for each table, a record for each of its steps, and
 * my name. A change is written in one transaction, and only if it starts from what is there: two tabs
 * never overwrite each other. */

export interface Row {
  id: string;
  game: string;
  seq: number;
}

export interface Change {
  row: Row;
  keep: number; // steps that stay
  lines: string[]; // the steps behind them
}

const TABLES = "tables";
const STEPS = "steps";
const ABOUT = "about";

const done = <T>(r: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    r.onsuccess = () => resolve(r.result);
    r.onerror = () => reject(r.error);
  });

const ended = (t: IDBTransaction) =>
  new Promise<void>((resolve, reject) => {
    t.oncomplete = () => resolve();
    t.onabort = () => reject(t.error ?? new StaleError());
    t.onerror = () => reject(t.error);
  });

/* Another tab has changed the table first. */
export class StaleError extends Error {}

const stepsOf = (id: string, from = 0) => IDBKeyRange.bound([id, from], [id, Infinity]);

export class Disk {
  private constructor(private db: IDBDatabase) {}

  static async open(): Promise<Disk> {
    const opening = indexedDB.open("tessera", 1);
    opening.onupgradeneeded = () => {
      opening.result.createObjectStore(TABLES, { keyPath: "id" });
      opening.result.createObjectStore(STEPS);
      opening.result.createObjectStore(ABOUT);
    };
    return new Disk(await done(opening));
  }

  private read(store: string) {
    return this.db.transaction(store).objectStore(store);
  }

  rows(): Promise<Row[]> {
    return done(this.read(TABLES).getAll());
  }

  row(id: string): Promise<Row | undefined> {
    return done(this.read(TABLES).get(id));
  }

  /* The record of a table, one step a line. */
  async steps(id: string): Promise<string> {
    const lines: string[] = await done(this.read(STEPS).getAll(stepsOf(id)));
    return lines.map((l) => l + "\n").join("");
  }

  about(what: string): Promise<string | undefined> {
    return done(this.read(ABOUT).get(what));
  }

  async note(what: string, words: string) {
    const t = this.db.transaction(ABOUT, "readwrite");
    t.objectStore(ABOUT).put(words, what);
    await ended(t);
  }

  /* Resolves when all of it is on disk. */
  async write(changes: Change[]) {
    const t = this.db.transaction([TABLES, STEPS], "readwrite", { durability: "strict" });
    const end = ended(t);
    const known = new Map<string, number>();
    for (const { row, keep, lines } of changes) {
      const seq = known.get(row.id) ?? (await done<Row | undefined>(t.objectStore(TABLES).get(row.id)))?.seq ?? 0;
      if (seq !== row.seq - 1) {
        t.abort();
        break;
      }
      known.set(row.id, row.seq);
      t.objectStore(TABLES).put(row);
      t.objectStore(STEPS).delete(stepsOf(row.id, keep));
      lines.forEach((line, i) => t.objectStore(STEPS).put(line, [row.id, keep + i]));
    }
    await end;
  }

  async forget(id: string) {
    const t = this.db.transaction([TABLES, STEPS], "readwrite");
    t.objectStore(TABLES).delete(id);
    t.objectStore(STEPS).delete(stepsOf(id));
    await ended(t);
  }
}

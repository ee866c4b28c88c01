/* The one person of this browser: a name, and what he has learned. A server has accounts instead. */
import type { Disk } from "./disk";
import type { Answer } from "./module";
import { t } from "./texts";

const NAME = "name";
const PROGRESS = "progress";
const NAME_MAX = 40;
const KNOWN = /^[a-z0-9-]+\/[a-z0-9-]+$/; // "arena-roma/first-turn"

export const said = (what: object): Answer => ({ code: 200, body: JSON.stringify({ ok: true, ...what }) });

export const refused = (error: string, code = 400): Answer => ({
  code,
  body: JSON.stringify({ ok: false, code: code === 404 ? "not-found" : "bad-request", error }),
});

export class Person {
  private constructor(
    private disk: Disk,
    readonly name: string,
    private done: string[],
  ) {}

  static async read(disk: Disk): Promise<Person> {
    const name = (await disk.about(NAME)) || "You";
    return new Person(disk, name, JSON.parse((await disk.about(PROGRESS)) ?? "[]"));
  }

  show(): Answer {
    const nothing = { account: "", email: "", email_new: "", mail_turns: false, webhook: "", mail: false };
    return said({ id: "you", name: this.name, guest: true, ...nothing });
  }

  learned(): Answer {
    return said({ done: this.done });
  }

  /* Who it is then. */
  async rename(name: unknown): Promise<Person | null> {
    if (typeof name !== "string" || !name.trim() || [...name].length > NAME_MAX) return null;
    await this.disk.note(NAME, name);
    return new Person(this.disk, name, this.done);
  }

  async note(what: unknown): Promise<Answer> {
    if (!Array.isArray(what)) return refused(t.listOfDone);
    const fresh = what.filter((w) => typeof w === "string" && KNOWN.test(w));
    this.done = [...new Set([...this.done, ...fresh])];
    await this.disk.note(PROGRESS, JSON.stringify(this.done));
    return this.learned();
  }
}

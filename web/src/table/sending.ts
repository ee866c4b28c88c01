/* What the player sends to the server, and what comes of it: the next snapshot or a reason. */
import { readAction, type Act } from "../wire";
import { api, Refusal } from "../api";
import type { Thing } from "../picks";
import { prefs, setPref } from "../prefs";
import { go } from "../router";
import { play } from "../sound";
import { t } from "../texts";
import { hush, tell } from "../toast";
import { asked } from "../parts/asking";
import { effectTexts } from "./texts";
import { asksNobody, isMyTurn, mayHint, type TableHost } from "./host";
import { playOn } from "../analysis/playon";
import { stillThought } from "../analysis/thoughts";

export class Sending {
  private warnedAt = "";
  private underway: number | null = null; // the revision that the action on its way belongs to

  withdrew = ""; // what I offered and took back myself: nobody declined it

  constructor(private host: TableHost) {}

  complain(e: unknown) {
    const r = e as Refusal;
    if (r.code === "lesson") return this.host.teaching.say(r.sentence);
    play("refuse");
    tell(r.sentence ?? String(e), true, r.rule);
  }

  async send(what: string, body: object = {}, done = "") {
    try {
      await api.post(this.host.snap!.id, what, body);
      if (done) tell(done);
    } catch (e) {
      this.complain(e);
    }
  }

  async act(a: Act) {
    const s = this.host.snap;
    if (!s || this.underway === s.rev) return;
    if (!(await this.mayAct(a, s.rev)) || !(await this.host.coaching.mayAct(a))) return;
    this.underway = s.rev;
    this.host.letGo();
    this.host.hints = [];
    hush();
    try {
      const done = await api.act(s.id, s.you, a, s.rev);
      setPref("acts", prefs.acts + 1);
      if (done.table) this.host.hear(done.table);
    } catch (e) {
      this.complain(e);
      if ((e as Refusal).code !== "offline") await this.lookAgain(s.id);
    } finally {
      if (this.underway === s.rev) this.underway = null;
    }
  }

  /* A warning before what one may regret, once for each choice. */
  private async mayAct(a: Act, rev: number): Promise<boolean> {
    const warning = prefs.warnings && !this.host.snap?.lesson ? this.host.effects.of(a)?.warning : "";
    const at = `${rev} ${a.key}`;
    if (!warning || this.warnedAt === at) return true;
    this.warnedAt = at;
    const { warningTitle: title, goAhead: yes, never } = effectTexts;
    this.host.letGo();
    const goes = await asked({ title, help: warning, yes, never, onNever: () => setPref("warnings", false) });
    return goes && this.host.snap?.rev === rev;
  }

  /* An action was refused: what the player saw may have been old. */
  private async lookAgain(id: string) {
    const now = await api.table(id).catch(() => null);
    if (!now || now.id !== this.host.snap?.id) return;
    this.host.hear(now);
    this.host.catchUp();
  }

  async whyNot(thing: Thing) {
    const s = this.host.snap!;
    const ctx = this.host.context()!;
    if (s.state === "finished") return tell(t.sending.over);
    if (s.state === "open") return tell(t.sending.unbegun);
    if (!s.you) return tell(t.sending.watching);
    try {
      for (const wish of this.host.board.wishes(thing, ctx)) {
        const why = await api.why(s.id, s.you, wish);
        if (why.legal || !why.reason) continue;
        play("refuse");
        return tell(why.reason, true, why.rule);
      }
      tell(ctx.playing ? t.sending.nothing : t.sending.notYourTurn, true);
    } catch (e) {
      this.complain(e);
    }
  }

  async hint() {
    const s = this.host.snap!;
    if (!mayHint(s)) return tell(t.sending.noHints);
    if (!isMyTurn(s)) return tell(t.sending.hintForYou);
    try {
      const { moves } = await api.hint(s.id, s.you);
      const now = this.host.snap!;
      if (now.id !== s.id || now.you !== s.you) return;
      const tables = this.host.game!.tables!;
      const hints = moves.map((m) => ({ ...m, action: readAction(m.action, tables) }));
      this.host.hints = stillThought(hints, now);
      this.host.hintAt = 0;
    } catch (e) {
      this.complain(e);
    }
  }

  async undo() {
    const s = this.host.snap!;
    hush();
    this.host.hints = [];
    if (s.undoable > 0) return this.send("undo", { seat: s.you });
    const done = asksNobody(s) ? t.sending.undone : t.sending.undoAsked;
    return this.send("ask", { what: "undo", seat: s.you }, done);
  }

  /* One press each: the last of them opens the next table. */
  async rematch() {
    try {
      const { id } = await api.post<{ id: string | null }>(this.host.snap!.id, "rematch");
      if (id) go(`/t/${id}`);
    } catch (e) {
      this.complain(e);
    }
  }

  /* A finished game goes on as another one, from the step that the replay shows. */
  async playOn() {
    try {
      go(`/t/${await playOn(this.host.context()!, this.host.replay.step)}`);
    } catch (e) {
      this.complain(e);
    }
  }
}

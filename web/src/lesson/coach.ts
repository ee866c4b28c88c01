/*
 * A coach beside a first game. When it is my turn he looks at all choices and names the plan; an action
 * that he likes much less he looks at again, and warns with the reason before it is sent. Praise is rare.
 * What he says comes from the server, which knows no more than my seat does.
 */
import { html, nothing, type ReactiveController } from "lit";
import { api } from "../api";
import type { TableContext } from "../boards/board";
import { line } from "../icon";
import { asked } from "../parts/asking";
import { prefs, setPref } from "../prefs";
import { actionText } from "../table/actionlist";
import { isMyTurn, mayHint, type TableHost } from "../table/host";
import { percent } from "../texts";
import type { Snapshot } from "../types";
import { readAction, type Act } from "../wire";
import { coachTexts as t } from "./texts";

export interface RawPlan {
  plan: string;
  praise?: string; // for the first move, where it is clearly the best
  moves: { action: number[]; value: number }[]; // the best first
}

export interface RawVerdict {
  mistake: boolean;
  better?: number[];
  was?: number; // my chance to win
  could?: number;
  mistake_because?: string;
  better_because?: string;
}

const REMEMBERED = 40; // tables
const DOUBT = 0.04; // so much worse than the best: he looks again
const PATIENCE_MS = 2500; // longer nobody waits for him
const BETWEEN_PRAISE = 6; // actions

export function askCoachIn(table: string) {
  setPref("coach", true);
  if (!prefs.coached.includes(table)) setPref("coached", [...prefs.coached, table].slice(-REMEMBERED));
}

const within = <T>(work: Promise<T>, ms: number) =>
  Promise.race([work, new Promise<null>((done) => setTimeout(() => done(null), ms))]);

export class Coaching implements ReactiveController {
  private at = ""; // the decision that he looks at
  private plan: RawPlan | null = null;
  private thinking: Promise<unknown> = Promise.resolve();
  private praised = "";
  private sincePraise = BETWEEN_PRAISE;
  private warnedAt = "";

  constructor(private host: TableHost) {
    host.addController(this);
  }

  private isHere(s: Snapshot): boolean {
    return Boolean(this.host.game?.coach) && mayHint(s) && s.you !== null && !s.lesson;
  }

  isOn(s: Snapshot): boolean {
    return this.isHere(s) && s.state === "running" && prefs.coach && prefs.coached.includes(s.id);
  }

  /* Whether he can be asked in. */
  isOffered(s: Snapshot): boolean {
    return this.isHere(s) && !this.isOn(s);
  }

  turn() {
    askCoachIn(this.host.snap!.id);
    this.at = "";
    this.host.requestUpdate();
  }

  silence() {
    setPref("coached", prefs.coached.filter((id) => id !== this.host.snap!.id));
    this.host.requestUpdate();
    void this.host.updateComplete.then(() => this.host.focusOn(".question"));
  }

  hostUpdated() {
    const s = this.host.snap;
    if (!s || !this.isOn(s) || !isMyTurn(s) || this.host.replay.on) return;
    const at = `${s.id} ${s.rev} ${s.you}`;
    if (at === this.at) return;
    this.at = at;
    this.plan = null;
    this.thinking = this.look(s, at);
  }

  private async look(s: Snapshot, at: string) {
    const plan = await api.plan(s.id, s.you).catch(() => null);
    if (at !== this.at) return;
    this.plan = plan;
    this.host.requestUpdate();
  }

  /* Before an action is sent; false: I thought better of it. */
  async mayAct(a: Act): Promise<boolean> {
    const s = this.host.snap!;
    if (!this.isOn(s) || s.legal.length < 2) return true;
    await within(this.thinking, PATIENCE_MS);
    const at = `${s.rev} ${a.key}`;
    if (this.isDoubtful(a) && this.warnedAt !== at) {
      this.warnedAt = at;
      const verdict = await within(api.judge(s.id, s.you, a).catch(() => null), PATIENCE_MS);
      if (verdict?.mistake && !(await this.warn(verdict))) return false;
    }
    this.note(a);
    return this.host.snap?.rev === s.rev;
  }

  private isDoubtful(a: Act): boolean {
    const moves = this.plan?.moves ?? [];
    if (moves.length === 0) return false;
    const known = moves.find((m) => String(m.action) === String(a.ids));
    return !known || moves[0].value - known.value >= DOUBT;
  }

  private warn(v: RawVerdict): Promise<boolean> {
    this.host.letGo();
    const better = readAction(v.better!, this.host.game!.tables!);
    const ctx = this.host.context()!;
    const words = this.host.board.words?.(better, ctx) ?? actionText(better);
    const help = [v.mistake_because, t.chances(percent(v.was!), percent(v.could!)), t.better(words), v.better_because];
    return asked({
      title: t.warning,
      help: help.filter(Boolean).join(" "),
      yes: t.goAhead,
      never: t.silence,
      onNever: () => this.silence(),
    });
  }

  private note(a: Act) {
    const { praise, moves = [] } = this.plan ?? {};
    const isBest = moves.length > 0 && String(moves[0].action) === String(a.ids);
    this.sincePraise++;
    this.praised = "";
    if (!praise || !isBest || this.sincePraise < BETWEEN_PRAISE) return;
    this.praised = praise;
    this.sincePraise = 0;
  }

  /* Beside the board where there is room, else below the question. */
  draw({ snap, playing }: TableContext, place: "side" | "prompt") {
    const hasSide = matchMedia("(min-width: 1000px)").matches;
    if (!this.isOn(snap) || this.host.replay.on || hasSide !== (place === "side")) return nothing;
    const plan = !playing ? t.waits : (this.plan?.plan ?? t.thinking);
    return html`<div class="coach" role="status">
      ${line("coach")}
      <p><b>${t.name}:</b> ${this.praised ? html`<i>${this.praised}</i>` : nothing} <span class="coach-plan">${plan}</span></p>
      ${playing ? html`<button class="quiet" data-show @click=${() => void this.host.sending.hint()}>${t.show}</button>` : nothing}
      <button class="tool" data-silence aria-label=${t.silence} title=${t.silence} @click=${() => this.silence()}>${line("close")}</button>
    </div>`;
  }
}

/* A lesson at the table: what it says and asks, its answer to another action, what is next. */
import { html, nothing, type ReactiveController, type TemplateResult } from "lit";
import { line } from "../icon";
import type { TableHost } from "../table/host";
import { playOn } from "../analysis/playon";
import { go } from "../router";
import type { LessonState, Snapshot } from "../types";
import { isQuestion, Question } from "../puzzle/panel";
import { setDone } from "./progress";
import { Rings } from "./rings";
import { startFirstGame, startLesson } from "./start";
import { lessonTexts as t } from "./texts";

export class Teaching implements ReactiveController {
  private question: Question;
  private answer = "";
  private answerAt = -1; // the revision that it belongs to
  private isFolded = false; // on a small screen, so that all of the board can be seen

  constructor(private host: TableHost) {
    host.addController(this);
    this.question = new Question(host);
    new Rings(host);
  }

  hostUpdated() {
    const s = this.host.snap;
    if (!s?.lesson) return;
    if (isQuestion(s.lesson)) this.question.updated(s);
    else if (s.lesson.over) setDone(s.game, s.lesson.name);
  }

  /* The answer to an action that was not asked for. */
  say(answer: string) {
    const { lesson } = this.host.snap!;
    const asks = lesson && isQuestion(lesson);
    if (asks) this.question.missed(this.host.snap!);
    this.answer = answer + (asks ? this.question.more : "");
    this.answerAt = this.host.snap!.rev;
    this.isFolded = false;
    this.host.requestUpdate();
    void this.host.updateComplete.then(() =>
      this.host.querySelector(".lesson-answer")?.scrollIntoView({ block: "nearest" }),
    );
  }

  draw(s: Snapshot): TemplateResult | typeof nothing {
    const l = s.lesson;
    if (!l) return nothing;
    return html`<section class="lesson ${this.isFolded ? "folded" : ""}" aria-label=${t.panel}>
      <header>
        <h2>${isQuestion(l) ? this.question.heading(l) : l.title}</h2>
        ${l.steps > 1 ? dots(l) : nothing} ${this.folder()}
      </header>
      <div class="lesson-talk" aria-live="polite">${l.talk.map((p) => html`<p>${p}</p>`)}${this.question.played(l)}</div>
      ${l.ask ? html`<p class="lesson-ask">${line("next")}<span>${l.ask}</span></p>` : nothing}
      <div role="status">${this.answerAt === s.rev && !l.over ? html`<p class="lesson-answer"><b>${isQuestion(l) ? this.question.lead : t.answer}.</b> ${this.answer}</p>` : nothing}</div>
      ${isQuestion(l) && l.ask ? this.question.help() : nothing}
      ${l.over || !l.ask ? this.afterwards(s, l) : nothing}
    </section>`;
  }

  private folder() {
    const label = this.isFolded ? t.unfold : t.fold;
    const turn = () => {
      this.isFolded = !this.isFolded;
      this.host.requestUpdate();
    };
    return html`<button class="tool fold" aria-label=${label} title=${label} aria-expanded=${!this.isFolded} @click=${turn}>
      ${line(this.isFolded ? "plus" : "minus")}
    </button>`;
  }

  private afterwards(s: Snapshot, l: LessonState) {
    const { game } = this.host;
    if (isQuestion(l) && l.over) return this.question.afterwards(s, l);
    const next = l.over ? t.next : t.restart;
    return html`<div class="row tight lesson-next">
      ${l.next ? html`<button class="primary" data-next @click=${() => void startLesson(s.game, l.next!)}>${next}</button>` : nothing}
      ${l.over && l.goes_on ? html`<button class=${l.next ? "" : "primary"} @click=${() => void this.playOn()}>${t.playOn}</button>` : nothing}
      <button class=${l.next || l.goes_on ? "" : "primary"} data-play @click=${() => void startFirstGame(game!)}>${t.play}</button>
      <a class="button" href="/learn/${s.game}">${t.list}</a>
    </div>`;
  }

  private async playOn() {
    try {
      go(`/t/${await playOn(this.host.context()!, this.host.snap!.steps)}`);
    } catch (e) {
      this.host.sending.complain(e);
    }
  }
}

function dots({ step, steps, over }: LessonState) {
  const at = over ? steps : step + 1;
  return html`<span class="dots" role="img" aria-label=${t.progress(Math.min(at, steps), steps)}>
    ${Array.from({ length: steps }, (_, i) => html`<i class=${i < step ? "done" : i === step ? "now" : ""}></i>`)}
  </span>`;
}

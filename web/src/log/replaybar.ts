/* The slider through the moves. */
import { html, nothing } from "lit";
import { line } from "../icon";
import { t } from "../texts";
import type { Replaying } from "./replaying";

/* `playOn`: of a finished game one may go on from any step. */
export function replayBar(r: Replaying, playOn: (() => void) | null) {
  const go = (step: number) => void r.goTo(step);
  const button = (label: string, drawing: string, press: () => void, off = false) =>
    html`<button class="tool" aria-label=${label} title=${label} ?disabled=${off} @click=${press}>
      ${line(drawing)}
    </button>`;
  return html`<div class="replay" role="group" aria-label=${t.replay.title}>
    ${button(t.replay.first, "first", () => go(0), r.step <= 0)}
    ${button(t.replay.back, "back", () => go(r.step - 1), r.step <= 0)}
    ${button(r.playing ? t.replay.pause : t.replay.run, r.playing ? "pause" : "play", () => r.turnAutoplay())}
    ${button(t.replay.next, "next", () => go(r.step + 1), r.step >= r.steps)}
    ${button(t.replay.last, "last", () => go(r.steps), r.step >= r.steps)}
    <input
      type="range"
      min="0"
      max=${r.steps}
      .value=${String(r.step)}
      aria-label=${t.replay.move}
      aria-valuetext=${t.replay.at(r.step, r.steps)}
      @input=${(e: Event) => go(Number((e.target as HTMLInputElement).value))}
    />
    <output class="replay-step">${r.step} / ${r.steps}</output>
    ${playOn ? html`<button class="play-on" ?disabled=${r.step >= r.steps} @click=${playOn}>${t.replay.playOn}</button>` : nothing}
    <button @click=${() => r.leave()}>${t.replay.leave}</button>
  </div>`;
}

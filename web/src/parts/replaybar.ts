/* The slider through the moves. */
import { html } from "lit";
import { line } from "../icon";

export interface ReplayState {
  step: number;
  steps: number;
  playing: boolean;
}

export function replayBar(r: ReplayState, go: (step: number) => void, turnPlay: () => void, leave: () => void) {
  const button = (label: string, drawing: string, press: () => void, off = false) =>
    html`<button class="tool" aria-label=${label} title=${label} ?disabled=${off} @click=${press}>
      ${line(drawing)}
    </button>`;
  return html`<div class="replay" role="group" aria-label="Replay">
    ${button("First move", "first", () => go(0), r.step <= 0)}
    ${button("Back", "back", () => go(r.step - 1), r.step <= 0)}
    ${button(r.playing ? "Pause" : "Play on", r.playing ? "pause" : "play", turnPlay)}
    ${button("Next", "next", () => go(r.step + 1), r.step >= r.steps)}
    ${button("Last move", "last", () => go(r.steps), r.step >= r.steps)}
    <input
      type="range"
      min="0"
      max=${r.steps}
      .value=${String(r.step)}
      aria-label="Move"
      aria-valuetext="Move ${r.step} of ${r.steps}"
      @input=${(e: Event) => go(Number((e.target as HTMLInputElement).value))}
    />
    <output class="replay-step">${r.step} / ${r.steps}</output>
    <button @click=${leave}>Leave replay</button>
  </div>`;
}

/* Who sits where, with clocks; for the frame of every game. */
import { html, nothing } from "lit";
import { line } from "../icon";
import { lessonTexts } from "../lesson/texts";
import type { Snapshot, View } from "../types";
import { clock, words } from "../words";

export function players(snap: Snapshot, view: View, takenAt: number) {
  const ended = snap.state === "finished" && view === snap.view; // not a moment of the replay
  const score = (ended ? snap.result?.score : view.score) ?? {};
  return html`<ul class="players" aria-label="Players">
    ${snap.seats.map((s) => {
      const acts = view.to_act.includes(s.seat) && !view.over && !ended;
      const running = acts && snap.state === "running" ? performance.now() - takenAt : 0;
      const title = view.titles?.[s.seat] ?? s.title ?? words(s.seat);
      const won = (view.over || ended) && (score[s.seat] ?? 0) >= 1;
      return html`<li class="player ${acts ? "acts" : ""} seat-${snap.seats.indexOf(s)}">
        <span class="dot ${s.kind === "bot" || s.online ? "on" : ""}" aria-hidden="true"></span>
        <span class="player-name">
          <strong>${title}</strong>
          <span>${s.kind === "open" ? "free seat" : s.kind === "script" ? lessonTexts.script : (s.name ?? s.kind)}</span>
          <span class="faint">
            ${s.kind === "person" && s.online === false ? "away" : ""}
            ${s.seat === snap.you ? "you" : ""}
          </span>
        </span>
        ${s.resigned ? html`<span class="badge soft">resigned</span>` : nothing}
        ${won ? html`<span class="badge">winner</span>` : nothing}
        ${acts ? html`<span class="badge turn">to act</span>` : nothing}
        ${
          typeof s.clock_ms === "number"
            ? html`<span class="clock">${line("clock")}${clock(s.clock_ms - running)}</span>`
            : nothing
        }
      </li>`;
    })}
  </ul>`;
}

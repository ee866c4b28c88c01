/* Who sits where, with clocks; for the frame of every game. */
import { html, nothing } from "lit";
import { line } from "../icon";
import { t } from "../texts";
import { sitterName } from "../parts/levels";
import type { Snapshot, View } from "../types";
import { clock, words } from "../words";

export function players(snap: Snapshot, view: View, takenAt: number) {
  const ended = snap.state === "finished" && view === snap.view; // not a moment of the replay
  const score = (ended ? snap.result?.score : view.score) ?? {};
  return html`<ul class="players" aria-label=${t.players.title}>
    ${snap.seats.map((s) => {
      const acts = view.to_act.includes(s.seat) && !view.over && !ended;
      const running = acts && snap.state === "running" ? performance.now() - takenAt : 0;
      const title = view.titles?.[s.seat] ?? s.title ?? words(s.seat);
      const won = (view.over || ended) && (score[s.seat] ?? 0) >= 1;
      return html`<li class="player ${acts ? "acts" : ""} seat-${snap.seats.indexOf(s)}">
        <span class="dot ${s.kind === "bot" || s.online ? "on" : ""}" aria-hidden="true"></span>
        <span class="player-name">
          <strong>${title}</strong>
          <span>${s.kind === "open" ? t.players.free : (sitterName(s) ?? s.kind)}</span>
          <span class="faint">
            ${s.kind === "person" && s.online === false ? t.players.away : ""}
            ${s.seat === snap.you ? t.players.you : ""}
          </span>
        </span>
        ${s.resigned ? html`<span class="badge soft">${t.players.resigned}</span>` : nothing}
        ${won ? html`<span class="badge">${t.players.winner}</span>` : nothing}
        ${acts ? html`<span class="badge turn">${t.players.toAct}</span>` : nothing}
        ${
          typeof s.clock_ms === "number"
            ? html`<span class="clock">${line("clock")}${clock(s.clock_ms - running)}</span>`
            : nothing
        }
      </li>`;
    })}
  </ul>`;
}

/* Tables in a list: which game, who plays, whose turn it is or who has won. */
import { html, nothing } from "lit";
import type { GameInfo, LobbySeat, LobbyTable } from "../types";
import { ago, list } from "../words";
import { emblem } from "./emblem";

function nameOf(s: LobbySeat): string {
  return s.kind === "open" ? "a free seat" : (s.name ?? s.kind);
}

function seats(t: LobbyTable) {
  return t.seats.map(
    (s, i) => html`${i > 0 ? " · " : ""}<span class=${s.acts ? "acts" : ""}>${nameOf(s)}</span>`,
  );
}

/* Whose turn it is, or that somebody is missing. */
function turn(t: LobbyTable) {
  if (t.your_turn) return html`<strong class="badge">Your turn</strong>`;
  if (t.state === "open") return html`<span class="badge soft">Open</span>`;
  const waited = t.seats.filter((s) => s.acts).map(nameOf);
  return waited.length ? html`<span class="badge soft">${list(waited)} to act</span>` : nothing;
}

function outcome(t: LobbyTable): string {
  const score = t.result?.score ?? {};
  const winner = t.seats.find((s) => score[s.seat] === 1);
  if (t.state !== "finished") return "";
  if (!winner) return Object.keys(score).length ? "a draw" : "";
  return winner.seat === t.your_seat ? "you won" : `${nameOf(winner)} won`;
}

/* Which of the game's scenarios it is, where that says more than the game. */
function scenario(t: LobbyTable, games: GameInfo[]) {
  const all = games.find((g) => g.id === t.game)?.scenarios ?? [];
  const title = all.find((s) => s.id === t.scenario)?.title;
  return title && title !== t.title ? html` <span class="faint">${title}</span>` : nothing;
}

function row(t: LobbyTable, games: GameInfo[]) {
  return html`<li>
    <a href="/t/${t.id}" class=${t.your_turn ? "my-turn" : ""}>
      <span class="table-sign" aria-hidden="true">${emblem(t.game)}</span>
      <span class="table-title">${t.title}${scenario(t, games)}</span>
      <span class="table-seats">${seats(t)}</span>
      <span class="table-end">
        ${turn(t)} <span class="faint">${[outcome(t), ago(t.updated)].filter(Boolean).join(", ")}</span>
      </span>
    </a>
  </li>`;
}

export function tableList(title: string, tables: LobbyTable[], games: GameInfo[], empty = "") {
  return html`<section class="tables">
    <h2>${title}</h2>
    ${
      tables.length === 0
        ? html`<p class="faint">${empty}</p>`
        : html`<ul>${tables.map((t) => row(t, games))}</ul>`
    }
  </section>`;
}

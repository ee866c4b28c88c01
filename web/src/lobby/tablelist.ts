/* Tables in a list: which game, who plays, whose turn it is or who has won. */
import { html, nothing } from "lit";
import { api, Refusal } from "../api";
import { go } from "../router";
import { t as text } from "../texts";
import { tell } from "../toast";
import type { GameInfo, LobbySeat, LobbyTable } from "../types";
import { ago } from "../words";
import { emblem } from "./emblem";
import { sitterName } from "../parts/levels";
import { optionTags } from "./tableoptions";

function nameOf(s: LobbySeat): string {
  return s.kind === "open" ? text.tables.free : (sitterName(s) ?? s.kind);
}

function seats(t: LobbyTable) {
  return t.seats.map(
    (s, i) => html`${i > 0 ? " · " : ""}<span class=${s.acts ? "acts" : ""}>${nameOf(s)}</span>`,
  );
}

/* Whose turn it is, or that somebody is missing. */
function turn(t: LobbyTable) {
  if (t.your_turn) return html`<strong class="badge">${text.tables.yourTurn}</strong>`;
  if (t.state === "open") return html`<span class="badge soft">${text.tables.open}</span>`;
  const waited = t.seats.filter((s) => s.acts).map(nameOf);
  return waited.length ? html`<span class="badge soft">${text.tables.toAct(waited)}</span>` : nothing;
}

function outcome(t: LobbyTable): string {
  const score = t.result?.score ?? {};
  const winner = t.seats.find((s) => score[s.seat] === 1);
  if (t.state !== "finished") return "";
  if (!winner) return Object.keys(score).length ? text.tables.draw : "";
  return winner.seat === t.your_seat ? text.tables.youWon : text.tables.won(nameOf(winner));
}

/* Which of the game's scenarios it is, where that says more than the game. */
function scenario(t: LobbyTable, games: GameInfo[]) {
  const all = games.find((g) => g.id === t.game)?.scenarios ?? [];
  const title = all.find((s) => s.id === t.scenario)?.title;
  return title && title !== t.title ? html` <span class="faint">${title}</span>` : nothing;
}

/* What one should know before one sits down. */
function options(t: LobbyTable) {
  if (t.state !== "open") return t.from_position ? html` <span class="faint">${text.tables.chosenPosition}</span>` : nothing;
  return html` <span class="faint table-options">${optionTags(t).join(", ")}</span>`;
}

function cells(t: LobbyTable, games: GameInfo[], call: unknown) {
  return html`<span class="table-sign" aria-hidden="true">${emblem(t.game)}</span>
    <span class="table-title">${t.title}${scenario(t, games)}${options(t)}</span>
    <span class="table-seats">${seats(t)}</span>
    <span class="table-end">
      ${call} <span class="faint">${[outcome(t), ago(t.updated)].filter(Boolean).join(", ")}</span>
    </span>`;
}

async function join(id: string) {
  try {
    await api.post(id, "join");
    go(`/t/${id}`);
  } catch (e) {
    tell((e as Refusal).sentence, true);
  }
}

/* A table that may be joined but not watched is entered by sitting down. */
function row(t: LobbyTable, games: GameInfo[]) {
  if (t.state === "open" && !t.your_seat && t.watch !== "all")
    return html`<li>
      <button class="table-row" @click=${() => void join(t.id)}>
        ${cells(t, games, html`<strong class="badge">${text.tables.join}</strong>`)}
      </button>
    </li>`;
  return html`<li>
    <a href="/t/${t.id}" class="table-row ${t.your_turn ? "my-turn" : ""}">${cells(t, games, turn(t))}</a>
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

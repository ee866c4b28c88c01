/* Beside the board: players, invitation, log, chat, and the table's own matters. */
import { html, nothing } from "lit";
import type { BoardContext } from "../boards/board";
import { line } from "../icon";
import { lessonTexts } from "../lesson/texts";
import { prefs } from "../prefs";
import { tell } from "../toast";
import type { Snapshot } from "../types";
import { words } from "../words";
import type { Analysing } from "./analysing";
import { chat } from "./chat";
import { asksNobody, type Tab, type TableHost } from "./host";
import { log } from "./log";
import { players } from "./players";
import { proof } from "./proof";
import { graceWords, hintWords, termList } from "./terms";
import { thoughts } from "./thoughts";

export interface SideState {
  host: TableHost;
  ctx: BoardContext;
  analysing: Analysing;
  takenAt: number; // when the snapshot came, for the clocks
  tab: Tab;
  unread: number;
  turnPlain(): void;
}

export function side(p: SideState) {
  const { ctx, host } = p;
  const s = ctx.snap;
  const tab = (id: Tab, text: string) =>
    html`<button role="tab" id="tab-${id}" aria-controls="panel" aria-selected=${p.tab === id} @click=${() => host.show(id)}>
      ${text}
    </button>`;
  if (s.lesson)
    return html`<aside class="side" aria-label=${lessonTexts.panel}>
      ${host.teaching.draw(s)} ${players(s, ctx.view, p.takenAt)} ${log(s.log, ctx.view, null, unbegun(s))}
    </aside>`;
  const go = s.state === "finished" ? (n: number) => void host.replay.goTo(n) : null;
  return html`<aside class="side" aria-label="Players, log and chat">
    ${players(s, ctx.view, p.takenAt)} ${invite(host, s)} ${freeSeats(host, s)} ${thoughts(host, ctx)}
    <div class="tabs" role="tablist" aria-label="Log, chat, table">
      ${tab("log", "Log")} ${tab("chat", p.unread > 0 ? `Chat (${p.unread})` : "Chat")} ${s.state === "finished" ? tab("analysis", "Analysis") : nothing} ${tab("table", "Table")}
    </div>
    <div id="panel" class="panel-box" role="tabpanel" aria-labelledby="tab-${p.tab}">
      ${p.tab === "log" ? log(host.replay.past?.log ?? s.log, ctx.view, go, unbegun(s)) : nothing}
      ${p.tab === "chat" ? chat(s, (text) => void host.sending.send("chat", { text })) : nothing}
      ${p.tab === "analysis" ? p.analysing.draw(ctx) : nothing}
      ${p.tab === "table" ? tablePanel(p) : nothing}
    </div>
  </aside>`;
}

/* What the log says while it is empty. */
const unbegun = (s: Snapshot) =>
  s.scenario_title ? "Nothing has happened yet." : "The game goes on from a given position. Nothing has happened since.";

const isLocal = () => ["localhost", "127.0.0.1", "[::1]"].includes(location.hostname);

function invite(host: TableHost, s: Snapshot) {
  if (!s.invite || s.state !== "open") return nothing;
  const link = new URL(s.invite, location.href).href;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      tell("The link is copied. Send it to a friend.");
    } catch {
      host.querySelector<HTMLInputElement>("#invite")?.select();
      tell("Copy the marked link.");
    }
  };
  return html`<section class="panel invite">
    <h3>Invite a friend</h3>
    <div class="say">
      <input id="invite" readonly .value=${link} aria-label="Invitation link" />
      <button aria-label="Copy the link" @click=${() => void copy()}>${line("copy")}</button>
    </div>
    ${isLocal() ? html`<p class="faint">This address works on this machine only. Open Tessera by an address that your friend can reach, then invite.</p>` : nothing}
  </section>`;
}

function freeSeats(host: TableHost, s: Snapshot) {
  const open = s.seats.filter((x) => x.kind === "open");
  if (s.state !== "open" || open.length === 0 || s.you) return nothing;
  return html`<section class="panel">
    <h3>Free seats</h3>
    ${termList(s)}
    <div class="row tight">
      ${open.map(
        (
          x,
        ) => html`<button class="primary" @click=${() => void host.sending.send("join", { seat: x.seat })}>
          Play ${x.title ?? words(x.seat)}
        </button>`,
      )}
    </div>
  </section>`;
}

function tablePanel(p: SideState) {
  const s = p.ctx.snap;
  const rows: [string, string][] = Object.entries(s.options ?? {});
  return html`<div class="stack">
    <section class="panel">
      <h3>This table</h3>
      <dl class="pairs">
        <div><dt>Game</dt><dd><a href="/rules/${s.game}" target="_blank">${p.ctx.game.title} (rules)</a></dd></div>
        <div><dt>Scenario</dt><dd>${s.scenario_title || "A given position"}${s.from_position ? ", chosen by the owner, who may know what is hidden" : ""}</dd></div>
        <div><dt>Hints</dt><dd>${hintWords[s.hints]}</dd></div>
        <div><dt>Seat kept</dt><dd>${graceWords(s.grace_ms)}</dd></div>
        ${rows.map(([k, v]) => html`<div><dt>${words(k)}</dt><dd>${words(String(v))}</dd></div>`)}
      </dl>
      <label class="inline">
        <input type="checkbox" ?checked=${prefs.plain} @change=${p.turnPlain} />
        Plain board: the position in tables of words
      </label>
      <div class="row tight">${leaving(p.host, s)}</div>
    </section>
    ${proof(s, (seat, text) => void p.host.sending.send("nonce", { seat, text }, "Your word is in the dice."))}
  </div>`;
}

function leaving(host: TableHost, s: Snapshot) {
  const seat = s.you;
  if (!seat || s.state === "finished") return nothing;
  if (s.state === "open")
    return html`<button @click=${() => void host.sending.send("leave", { seat })}>Leave the table</button>`;
  const isAsked = (s.offers ?? []).some((o) => o.what === "bot");
  const away = s.seats.find(
    (x) => x.kind === "person" && !x.online && x.seat !== seat && s.view.to_act.includes(x.seat),
  );
  const others = s.seats.length > 2;
  const question = others ? "Give up this game? The computer plays on for you." : "Give up this game?";
  const done = others ? "You gave up. The computer plays on in your place; you may watch." : "";
  const resign = () => confirm(question) && void host.sending.send("resign", { seat }, done);
  const giveSeat = () =>
    confirm("Give your seat to the computer? You cannot take it back.") &&
    void host.sending.send("ask", { what: "bot", seat }, "The computer plays on in your place; you may watch.");
  return html`<button @click=${() => void host.sending.send("ask", { what: "draw", seat }, "You offer a draw.")}>Offer a draw</button>
    ${
      away && !isAsked
        ? html`<button @click=${() => void host.sending.send("ask", { what: "bot", seat: away.seat })}>
          Ask for the computer to play ${away.title ?? words(away.seat)}
        </button>`
        : nothing
    }
    ${asksNobody(s) ? nothing : html`<button @click=${giveSeat}>Let the computer play for me</button>`}
    <button class="danger" @click=${resign}>Resign</button>`;
}

/* Beside the board: players, invitation, log, chat, and the table's own matters. */
import { html, nothing } from "lit";
import type { TableContext } from "../boards/board";
import { line } from "../icon";
import { lessonTexts } from "../lesson/texts";
import { prefs } from "../prefs";
import { t } from "../texts";
import { tell } from "../toast";
import type { Snapshot } from "../types";
import { words } from "../words";
import type { Analysing } from "../analysis/analysing";
import { texts } from "../motion/texts";
import { preferences } from "../motion/settings";
import { asked } from "../parts/asking";
import { chat } from "./chat";
import { asksNobody, type Tab, type TableHost } from "./host";
import { log } from "../log/log";
import { players } from "./players";
import { proof } from "./proof";
import { graceWords, optionList } from "../lobby/tableoptions";
import { thoughts } from "../analysis/thoughts";

export interface SideState {
  host: TableHost;
  ctx: TableContext;
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
      ${host.teaching.draw(s)} ${players(s, ctx.view, p.takenAt)} ${log({ host, ctx, lines: s.log, go: null, empty: unbegun(s) })}
    </aside>`;
  const go = s.state === "finished" ? (n: number) => void host.replay.goTo(n) : null;
  return html`<aside class="side" aria-label=${t.side.title}>
    ${host.coaching.draw(ctx, "side")} ${players(s, ctx.view, p.takenAt)} ${invite(host, s)} ${freeSeats(host, s)} ${thoughts(host, ctx)}
    <div class="tabs" role="tablist" aria-label=${t.side.tabs}>
      ${tab("log", t.side.log)} ${tab("chat", p.unread > 0 ? t.side.chatUnread(p.unread) : t.side.chat)} ${s.state === "finished" ? tab("analysis", t.side.analysis) : nothing} ${tab("table", t.side.table)}
    </div>
    <div id="panel" class="panel-box" role="tabpanel" aria-labelledby="tab-${p.tab}">
      ${p.tab === "log" ? log({ host, ctx, lines: host.replay.past?.log ?? s.log, go, empty: unbegun(s) }) : nothing}
      ${p.tab === "chat" ? chat(s, (text) => void host.sending.send("chat", { text })) : nothing}
      ${p.tab === "analysis" ? p.analysing.draw(ctx) : nothing}
      ${p.tab === "table" ? tablePanel(p) : nothing}
    </div>
  </aside>`;
}

/* What the log says while it is empty. */
const unbegun = (s: Snapshot) =>
  s.scenario_title ? t.side.logEmpty : t.side.logEmptyPosition;

const isLocal = () => ["localhost", "127.0.0.1", "[::1]"].includes(location.hostname);

function invite(host: TableHost, s: Snapshot) {
  if (!s.invite || s.state !== "open") return nothing;
  const link = new URL(s.invite, location.href).href;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      tell(t.side.copied);
    } catch {
      host.querySelector<HTMLInputElement>("#invite")?.select();
      tell(t.side.copyByHand);
    }
  };
  return html`<section class="panel invite">
    <h3>${t.side.invite}</h3>
    <div class="say">
      <input id="invite" readonly .value=${link} aria-label=${t.side.inviteLink} />
      <button aria-label=${t.side.copy} @click=${() => void copy()}>${line("copy")}</button>
    </div>
    ${isLocal() ? html`<p class="faint">${t.side.local}</p>` : nothing}
  </section>`;
}

function freeSeats(host: TableHost, s: Snapshot) {
  const open = s.seats.filter((x) => x.kind === "open");
  if (s.state !== "open" || open.length === 0 || s.you) return nothing;
  return html`<section class="panel">
    <h3>${t.side.freeSeats}</h3>
    ${optionList(s)}
    <div class="row tight">
      ${open.map(
        (
          x,
        ) => html`<button class="primary" @click=${() => void host.sending.send("join", { seat: x.seat })}>
          ${t.side.play(x.title ?? words(x.seat))}
        </button>`,
      )}
    </div>
  </section>`;
}

function tablePanel(p: SideState) {
  const s = p.ctx.snap;
  const rows: [string, string][] = Object.entries(s.options ?? {});
  const scenario = s.scenario_title || t.side.position;
  return html`<div class="stack">
    <section class="panel">
      <h3>${t.side.thisTable}</h3>
      <dl class="pairs">
        <div><dt>${t.side.game}</dt><dd><a href="/rules/${s.game}" target="_blank">${t.side.gameRules(p.ctx.game.title)}</a></dd></div>
        <div><dt>${t.side.scenario}</dt><dd>${s.from_position ? t.side.chosen(scenario) : scenario}</dd></div>
        <div><dt>${t.side.hints}</dt><dd>${t.tableOptions.hints[s.hints]}</dd></div>
        <div><dt>${t.side.grace}</dt><dd>${graceWords(s.grace_ms)}</dd></div>
        ${rows.map(([k, v]) => html`<div><dt>${words(k)}</dt><dd>${words(String(v))}</dd></div>`)}
      </dl>
      <label class="inline">
        <input type="checkbox" ?checked=${prefs.plain} @change=${p.turnPlain} />
        ${t.side.plain}
      </label>
      <div class="row tight">${leaving(p.host, s)}</div>
    </section>
    ${preferences(() => p.host.motion.skip())}
    ${proof(s, (seat, text) => void p.host.sending.send("nonce", { seat, text }, t.side.nonceDone))}
  </div>`;
}

function leaving(host: TableHost, s: Snapshot) {
  const seat = s.you;
  if (!seat || s.state === "finished") return nothing;
  if (s.state === "open")
    return html`<button @click=${() => void host.sending.send("leave", { seat })}>${t.side.leave}</button>`;
  const isAsked = (s.offers ?? []).some((o) => o.what === "bot");
  const away = s.seats.find(
    (x) => x.kind === "person" && !x.online && x.seat !== seat && s.view.to_act.includes(x.seat),
  );
  const others = s.seats.length > 2;
  const resign = async () =>
    (await asked({ title: texts.resignTitle, help: others ? texts.resignMany : texts.resignTwo, yes: texts.resign, isDanger: true })) &&
    host.sending.send("resign", { seat }, others ? texts.resigned : "");
  const giveSeat = async () =>
    (await asked({ title: texts.giveSeatTitle, help: texts.giveSeatHelp, yes: texts.giveSeat })) &&
    host.sending.send("ask", { what: "bot", seat }, texts.seatGiven);
  const draw = async () =>
    (await asked({ title: texts.drawTitle, help: texts.drawHelp, yes: texts.offerDraw })) &&
    host.sending.send("ask", { what: "draw", seat }, texts.drawOffered);
  return html`<button @click=${() => void draw()}>${texts.offerDraw}</button>
    ${
      away && !isAsked
        ? html`<button @click=${() => void host.sending.send("ask", { what: "bot", seat: away.seat })}>
          ${t.side.askBot(away.title ?? words(away.seat))}
        </button>`
        : nothing
    }
    ${asksNobody(s) ? nothing : html`<button @click=${() => void giveSeat()}>${texts.giveSeat}</button>`}
    <button class="danger" @click=${() => void resign()}>${texts.resign}</button>`;
}

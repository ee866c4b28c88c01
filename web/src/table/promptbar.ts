/* What to do now: the question, the actions without a place on the board, the tools. */
import { html, nothing } from "lit";
import type { Act } from "../wire";
import type { TableContext } from "../boards/board";
import { line } from "../icon";
import { wayOut } from "../puzzle/panel";
import { puzzleTexts } from "../puzzle/texts";
import { briefingTexts, coachTexts, lessonTexts } from "../lesson/texts";
import type { Connection } from "../live";
import type { Thing } from "../picks";
import { hasFinger, prefs } from "../prefs";
import { t } from "../texts";
import type { Snapshot } from "../types";
import { words } from "../words";
import { actionButton, actionList, sayAction } from "./actionlist";
import { texts } from "../motion/texts";
import { effectLine } from "./effects";
import { openEnding } from "./ending";
import { asksNobody, mayHint, type TableHost } from "./host";
import { offer, rematchOffer } from "./offers";
import type { Replaying } from "../log/replaying";
import { since } from "../log/since";
import { ZOOM_STEP } from "./zoom";

const BEGINNER_ACTS = 12;
const FINGER_ACTS = 3; // a small screen has no room for advice
const FEW_ACTIONS = 8; // so many stand next to the question, more in the list

export function promptBar(host: TableHost, ctx: TableContext, connection: Connection) {
  const acts = ctx.options.map((o) => o.act);
  const loose = ctx.options.filter((o) => o.things.length === 0).map((o) => o.act);
  const few = host.board.complete ? 1 : FEW_ACTIONS;
  const shown = acts.length <= few ? acts : loose;
  const hinted = new Set(host.hints.slice(host.hintAt, host.hintAt + 1).map((h) => h.action.key));
  const send = (a: Act, at: Element) => {
    const option = ctx.options.find((o) => o.act === a);
    if (option?.ask && option.things.length === 0) host.picking.ask(option, at);
    else void host.sending.act(a);
  };
  const happening = host.motion.words();
  const say = (a: Act) => sayAction(a, host.board, ctx);
  const label = (a: Act) => ctx.options.find((o) => o.act === a)?.word ?? say(a);
  return html`<section class="prompt" aria-label=${t.table.prompt}>
    <div class="prompt-text">
      ${connectionBadge(connection)}
      <p class="question" role="status" tabindex="-1">${question(host, ctx)}</p>
      ${
        happening === nothing && ctx.lit.size > 0 && ctx.picks.length === 0 && prefs.acts < (hasFinger() ? FINGER_ACTS : BEGINNER_ACTS) && !host.coaching.isOn(ctx.snap)
          ? html`<p class="advice">${hasFinger() ? t.table.adviceTouch : t.table.advice}</p>`
          : nothing
      }
      ${
        ctx.picks.length > 0
          ? html`<p class="picked-line"><span>${t.table.picked(ctx.picks.map(thingName))}</span>
            <button class="quiet" @click=${() => host.letGo()}>${t.cancel}</button></p>`
          : happening
      }
      ${since(host, ctx, true)}
    </div>
    <div class="prompt-acts">
      ${shown.map((a) => actionButton(a, send, label(a), `primary ${hinted.has(a.key) ? "hinted" : ""}`, label(a), effectLine(host, a)))}
      ${
        acts.length > shown.length
          ? html`<button aria-expanded=${host.isListOpen} data-all @click=${() => turnList(host)}>${t.table.allActions(acts.length)}</button>`
          : nothing
      }
      ${ctx.snap.state === "finished" && !ctx.snap.lesson ? afterwards(host, ctx.snap) : nothing} ${toolbar(host, ctx)}
    </div>
    ${host.coaching.draw(ctx, "prompt")} ${(ctx.snap.offers ?? []).map((o) => offer(host, ctx.snap, o))}
    ${
      host.isListOpen && acts.length > 0
        ? html`<div class="actions" role="group" aria-label=${t.table.actions}>
          ${actionList(acts, ctx.game, hinted, send, say)}
        </div>`
        : nothing
    }
  </section>`;
}

function turnList(host: TableHost) {
  if (host.isListOpen) host.isListOpen = false;
  else host.openList();
}

function connectionBadge(c: Connection) {
  if (c === "live") return nothing;
  return html`<span class="badge lost">${c === "lost" ? t.table.reconnecting : t.table.connecting}</span>`;
}

function question({ replay }: TableHost, ctx: TableContext): string {
  const { snap, view } = ctx;
  const title = (seat: string) => view.titles[seat] ?? words(seat);
  if (replay.on) return moment(replay);
  if (snap.lesson?.over) return { lesson: lessonTexts.over, puzzle: puzzleTexts.over, mistake: puzzleTexts.better }[snap.lesson.kind];
  if (snap.state === "open") return t.table.waitingForSeats;
  if (snap.state === "finished" || view.over) return result(snap, title);
  if (ctx.playing) return view.prompt ?? t.table.yourTurn;
  const who = view.to_act.filter((x) => x !== "chance").map(title);
  return who.length ? t.table.waitingFor(who) : (view.prompt ?? "");
}

/* The move that the replay shows, as the log tells it. */
function moment({ step, steps, past }: Replaying): string {
  const told = past?.log.filter((l) => l.n === step).map((l) => l.text) ?? [];
  return told.length ? t.replay.told(step, steps, told.join(" ")) : t.replay.at(step, steps);
}

function result(s: Snapshot, title: (seat: string) => string): string {
  if (s.result?.why) return s.result.why;
  const score = s.result?.score ?? s.view.score ?? {};
  const best = Math.max(0, ...Object.values(score));
  const winners = Object.keys(score).filter((seat) => score[seat] === best && best > 0);
  const parts = [t.result.over, howEnded(s, title)];
  if (winners.length > 1) parts.push(t.result.draw);
  else if (winners.length === 1)
    parts.push(winners[0] === s.you ? t.result.youWon(title(winners[0])) : t.result.won(title(winners[0])));
  return parts.filter(Boolean).join(" ");
}

function howEnded(s: Snapshot, title: (seat: string) => string): string {
  const loser = s.result?.loser;
  if (!loser) return "";
  const isYou = loser === s.you;
  if (s.result?.by === "resign") return isYou ? t.result.youResigned : t.result.resigned(title(loser));
  if (s.result?.by === "time") return isYou ? t.result.yourTime : t.result.time(title(loser));
  return "";
}

function thingName(thing: Thing): string {
  const [kind, ...rest] = thing.split(":");
  const name = rest[rest.length - 1];
  return ["card", "word", "icon", "region", "to", "force"].includes(kind)
    ? words(name)
    : `${words(kind)} ${name}`;
}

function afterwards(host: TableHost, s: Snapshot) {
  const again = host.replay.on ? nothing : next(host, s);
  return html`${again} <button @click=${() => openEnding(host)}>${texts.result}</button>
    <button @click=${() => host.show("analysis")}>${t.table.analysis}</button>`;
}

function next(host: TableHost, s: Snapshot) {
  if (s.rematch) return html`<a class="button" href="/t/${s.rematch}">${t.table.next}</a>`;
  if (rematchOffer(s)) return nothing;
  if (s.you)
    return html`<button class="primary" @click=${() => void host.sending.rematch()}>
      ${asksNobody(s) ? t.table.again : t.table.rematch}
    </button>`;
  return html`<button @click=${() => host.replay.turn()}>${t.table.watch}</button>`;
}

function toolbar(host: TableHost, { snap: s, playing: acting }: TableContext) {
  const { replay, sending } = host;
  const tool = (label: string, drawing: string, press: () => unknown, off = false) =>
    html`<button class="tool" aria-label=${label} title=${label} ?disabled=${off} @click=${press}>
      ${line(drawing)}
    </button>`;
  const plays = s.state === "running" && s.you !== null && !s.lesson;
  const undo = s.undoable > 0 || asksNobody(s) ? t.table.undo : t.table.askUndo;
  return html`<span class="toolbar" role="toolbar" aria-label=${t.table.toolbar}>
    ${plays ? tool(undo, "undo", () => sending.undo(), s.steps === 0) : nothing}
    ${plays && mayHint(s) ? tool(t.table.hint, "hint", () => sending.hint(), !acting) : nothing}
    ${plays && host.coaching.isOffered(s) ? tool(coachTexts.wake, "coach", () => host.coaching.turn()) : nothing}
    ${s.steps > 0 && !s.lesson ? tool(replay.on ? t.table.leaveReplay : t.table.replay, "history", () => replay.turn()) : nothing}
    ${host.game?.briefing && !s.lesson ? tool(briefingTexts.open, "flag", () => host.briefings.open()) : nothing}
    <a class="button tool" href="/rules/${s.game}" target="_blank" aria-label=${t.rules} title=${t.rules}>${line("book")}</a>
    ${s.lesson ? html`<a class="button tool" href=${wayOut(s, s.id)} aria-label=${lessonTexts.leave} title=${lessonTexts.leave}>${line("close")}</a>` : nothing}
    <span class="zoomer">
      ${tool(t.table.smaller, "minus", () => host.zoomBy(1 / ZOOM_STEP))} ${tool(t.table.larger, "plus", () => host.zoomBy(ZOOM_STEP))}
      ${tool(t.table.fit, "fit", () => host.fit())}
    </span>
  </span>`;
}

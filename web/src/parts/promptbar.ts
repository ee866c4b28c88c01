/* What to do now: the question, the actions without a place on the board, the tools. */
import { html, nothing } from "lit";
import type { BoardContext } from "../boards/board";
import { line } from "../icon";
import type { Connection } from "../live";
import type { Thing } from "../picks";
import { prefs } from "../prefs";
import type { Hint, Snapshot } from "../types";
import { list, words } from "../words";
import { actionButton, actionList, actionText } from "./actionlist";
import type { TableHost } from "./host";
import type { Replaying } from "./replaying";
import { thoughts } from "./thoughts";

const BEGINNER_ACTS = 12;
const FEW_ACTIONS = 8; // so many stand next to the question, more in the list

export interface PromptState {
  host: TableHost;
  ctx: BoardContext;
  replay: Replaying;
  connection: Connection;
  hints: Hint[];
  isListOpen: boolean;
  turnList(): void;
  letGo(): void;
  undo(): void;
  hint(): void;
  forgetHints(): void;
  analyse(): void;
  zoom(factor: number): void; // 0 fits
  rematch(): void;
}

export function promptBar(p: PromptState) {
  const { ctx } = p;
  const acts = ctx.options.map((o) => o.act);
  const loose = ctx.options.filter((o) => o.things.length === 0).map((o) => o.act);
  const few = p.host.board.complete ? 1 : FEW_ACTIONS;
  const shown = acts.length <= few ? acts : loose;
  const hinted = new Set(p.hints.slice(0, 1).map((h) => h.action));
  const send = (a: (typeof acts)[0]) => void p.host.act(a);
  const label = (a: (typeof acts)[0]) =>
    ctx.options.find((o) => o.act === a)?.word ?? actionText(a);
  return html`<section class="prompt" aria-label="What to do">
    <div class="prompt-text">
      ${connectionBadge(p.connection)}
      <p class="question" role="status" tabindex="-1">${question(p)}</p>
      ${
        ctx.playing && ctx.picks.length === 0 && prefs.acts < BEGINNER_ACTS
          ? html`<p class="advice">Choose what glows. Whatever does not glow tells you why not.</p>`
          : nothing
      }
      ${
        ctx.picks.length > 0
          ? html`<p class="picked-line"><span>${list(ctx.picks.map(thingName))} – now choose where.</span>
            <button class="quiet" @click=${p.letGo}>Let go</button></p>`
          : nothing
      }
    </div>
    <div class="prompt-acts">
      ${shown.map((a) => actionButton(a, send, label(a), `primary ${hinted.has(a.text) ? "hinted" : ""}`, label(a)))}
      ${
        acts.length > shown.length
          ? html`<button aria-expanded=${p.isListOpen} data-all @click=${p.turnList}>All ${acts.length} actions</button>`
          : nothing
      }
      ${ctx.snap.state === "finished" ? afterwards(p) : nothing} ${toolbar(p)}
    </div>
    ${ctx.playing ? thoughts(p.hints, ctx, send, p.forgetHints) : nothing}
    ${(ctx.snap.offers ?? []).map((o) => offer(p.host, ctx.snap, o))}
    ${
      p.isListOpen && acts.length > 0
        ? html`<div class="actions" role="group" aria-label="All actions">
          ${actionList(acts, ctx.game, hinted, send)}
        </div>`
        : nothing
    }
  </section>`;
}

function connectionBadge(c: Connection) {
  if (c === "live") return nothing;
  return html`<span class="badge lost">${c === "lost" ? "Reconnecting…" : "Connecting…"}</span>`;
}

function question({ ctx, replay }: PromptState): string {
  const { snap, view } = ctx;
  const title = (seat: string) => view.titles[seat] ?? words(seat);
  if (replay.on) return `Move ${replay.step} of ${replay.steps}`;
  if (snap.state === "open") return "Waiting for the seats to be taken.";
  if (snap.state === "finished" || view.over) return result(snap, title);
  if (ctx.playing) return view.prompt ?? "Your turn.";
  const who = view.to_act.filter((x) => x !== "chance").map(title);
  return who.length ? `Waiting for ${list(who)}.` : (view.prompt ?? "");
}

function result(s: Snapshot, title: (seat: string) => string): string {
  const score = s.result?.score ?? s.view.score ?? {};
  const best = Math.max(0, ...Object.values(score));
  const winners = Object.keys(score).filter((seat) => score[seat] === best && best > 0);
  const loser = s.result?.loser ? title(s.result.loser) : "";
  const how: Record<string, string> = {
    resign: `${loser} gave up. `,
    time: `The time of ${loser} is up. `,
  };
  const begin = `The game is over. ${how[s.result?.by ?? ""] ?? ""}`;
  if (winners.length === 1) return `${begin}${title(winners[0])} has won.`;
  return winners.length ? `${begin}It is a draw.` : begin.trim();
}

function thingName(thing: Thing): string {
  const [kind, ...rest] = thing.split(":");
  const name = rest[rest.length - 1];
  return ["card", "word", "icon", "region", "to", "force"].includes(kind)
    ? words(name)
    : `${words(kind)} ${name}`;
}

function afterwards(p: PromptState) {
  const again = p.replay.on ? nothing : next(p);
  return html`${again} <button @click=${p.analyse}>Analysis</button>`;
}

function next(p: PromptState) {
  const s = p.ctx.snap;
  if (s.rematch) return html`<a class="button" href="/t/${s.rematch}">To the next game</a>`;
  if (s.you) return html`<button class="primary" @click=${p.rematch}>Play again</button>`;
  return html`<button @click=${() => p.replay.turn()}>Watch it again</button>`;
}

function toolbar(p: PromptState) {
  const s = p.ctx.snap;
  const tool = (label: string, drawing: string, press: () => void, off = false) =>
    html`<button class="tool" aria-label=${label} title=${label} ?disabled=${off} @click=${press}>
      ${line(drawing)}
    </button>`;
  const playing = s.state === "running" && s.you !== null;
  return html`<span class="toolbar" role="toolbar" aria-label="Table">
    ${playing ? tool(s.undoable > 0 ? "Undo (U)" : "Ask to take a move back (U)", "undo", p.undo, s.steps === 0) : nothing}
    ${playing ? tool("Hint (H)", "hint", p.hint, !p.ctx.playing) : nothing}
    ${s.steps > 0 ? tool(p.replay.on ? "Leave replay (R)" : "Replay (R)", "history", () => p.replay.turn()) : nothing}
    <span class="zoomer">
      ${tool("Smaller (−)", "minus", () => p.zoom(1 / 1.2))} ${tool("Larger (+)", "plus", () => p.zoom(1.2))}
      ${tool("Fit (0)", "fit", () => p.zoom(0))}
    </span>
  </span>`;
}

const asks: Record<string, string> = {
  undo: "asks to take a move back",
  draw: "offers a draw",
  bot: "asks for the computer to take over an empty seat",
};

function offer(host: TableHost, s: Snapshot, o: { what: string; seat: string }) {
  const answer = (yes: boolean) => void host.send("answer", { what: o.what, yes, seat: s.you });
  if (o.seat === s.you)
    return html`<div class="offer"><p>You have asked (${o.what}). The others must answer.</p></div>`;
  return html`<div class="offer" role="alert">
    <p>${s.view.titles[o.seat] ?? words(o.seat)} ${asks[o.what] ?? o.what}.</p>
    ${
      s.you
        ? html`<button class="primary" @click=${() => answer(true)}>Agree</button>
          <button @click=${() => answer(false)}>Decline</button>`
        : nothing
    }
  </div>`;
}

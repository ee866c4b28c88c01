/*
 * What an action would do, before it is taken: the server previews it by the rules (POST preview),
 * here it is said in the words of the log. Nothing is computed but sums of what events tell.
 */
import { html, nothing, type ReactiveController, type TemplateResult } from "lit";
import { api } from "../api";
import type { TableContext } from "../boards/board";
import { outcomeOf } from "../log/story";
import { Ledger, type Delta } from "../motion/changes";
import type { Option } from "../picks";
import { readLine, type Act, type GameEvent, type RawPreview } from "../wire";
import { words } from "../words";
import { effectTexts as t } from "./texts";
import { isMyTurn, type TableHost } from "./host";

export interface Effect {
  events: GameEvent[];
  deltas: Delta[]; // of the counters
  says: string[]; // "2 legions to Genua", "+3 iron", "then dice or cards decide"
  brief: string[]; // the first of these, for a button
  warning: string; // what one may regret, or ""
}

const AT_ONCE = 64; // so many the server previews in one request
const MOST_SAID = 2; // sentences, where there is nothing to count

export class Effects implements ReactiveController {
  private known = new Map<string, Effect | null>(); // null: it is on its way
  private at = "";

  constructor(private host: TableHost) {
    host.addController(this);
  }

  /* All choices of a decision with one request; of a long list, those that are looked at. */
  hostUpdated() {
    const s = this.host.snap;
    if (!s || !isMyTurn(s) || this.host.replay.on) return;
    const at = `${s.id} ${s.rev} ${s.you}`;
    if (at === this.at) return;
    this.at = at;
    this.known.clear();
    if (s.legal.length <= AT_ONCE) this.want(s.legal);
  }

  of(a: Act): Effect | null {
    return this.known.get(a.key) ?? null;
  }

  want(acts: Act[]) {
    const missing = acts.filter((a) => !this.known.has(a.key)).slice(0, AT_ONCE);
    if (missing.length > 0) void this.ask(missing);
  }

  private async ask(acts: Act[]) {
    const s = this.host.snap!;
    const at = this.at;
    for (const a of acts) this.known.set(a.key, null);
    const told = await api.preview(s.id, s.you, acts).catch(() => null);
    if (!told || at !== this.at) return;
    const ctx = this.host.context();
    if (!ctx) return;
    const ledger = new Ledger(ctx.game.tables!);
    for (const line of ctx.snap.log) for (const e of line.events) ledger.read(e);
    const keys = new Map(acts.map((a) => [String(a.ids), a.key]));
    for (const p of told.previews) this.known.set(keys.get(String(p.action))!, read(p, ctx, ledger));
    this.host.requestUpdate();
  }
}

function read(p: RawPreview, ctx: TableContext, ledger: Ledger): Effect {
  const tables = ctx.game.tables!;
  const all = readLine({ n: 0, seat: ctx.me, events: p.events }, tables).events;
  const end = all.findIndex((e) => e.family === "turn-began");
  const told = end < 0 ? all : all.slice(0, end);
  const events = told.filter((e) => e.family !== "chose"); // the choice itself has its name
  const deltas = ledger.fork().readAll(events);
  const title = (seat: string) => ctx.view.titles[seat] ?? words(seat);
  const turn = { key: 0, seat: ctx.me, name: "", no: null, deeds: [], events, last: 0 };
  const counted = outcomeOf(turn, deltas, { tables, title });
  const idle = p.idle ? [t.idle] : [];
  const says = counted.length > 0 ? [...counted] : told.map((e) => e.text).filter(Boolean).slice(0, MOST_SAID);
  if (p.chance) says.push(t.chance);
  if (p.unknown) says.push(t.unknown);
  return { events, deltas, says: [...says, ...idle], brief: [...counted, ...idle], warning: p.warning ?? (p.idle ? t.idleWarning : "") };
}

/* For a button: what it brings, small below its word. */
export function effectLine(host: TableHost, a: Act): TemplateResult | typeof nothing {
  const { brief = [], says = [] } = host.effects.of(a) ?? {};
  return brief.length > 0 ? html`<small class="effect" data-effect=${a.key} title=${says.join(" · ")}>${brief.join(" · ")}</small>` : nothing;
}

/* For a closer look at a thing: each action it would make now. */
export function effectList(host: TableHost, options: Option[], name: (a: Act) => string): TemplateResult | null {
  host.effects.want(options.map((o) => o.act));
  const told = options.filter((o) => host.effects.of(o.act)?.says.length).slice(0, 5);
  if (told.length === 0) return null;
  return html`<ul class="look-effects">
    ${told.map((o) => html`<li data-effect=${o.act.key}><b>${name(o.act)}</b> ${host.effects.of(o.act)!.says.join(" · ")}</li>`)}
  </ul>`;
}

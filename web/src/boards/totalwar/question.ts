/*
 * The panel of a question: what happens, and the answers as buttons. It lies over the map, so
 * that whoever is asked sees at once what about.
 */
import { html, nothing, type TemplateResult } from "lit";
import { fill } from "../../locale";
import type { Action, Colour, Phase } from "../../generated/total-war-rome";
import { badge } from "../antike/emblems";
import { thingClass, type BoardContext } from "../board";
import { targetWords } from "./aims";
import { die } from "./dice";
import { coinIcon } from "./emblems";
import { SEATS } from "./facts";
import { array, number, object, part, text } from "../json";
import { AGENTS, ARMIES, isWindow, mine, readPosition, titleOf, type Position } from "./position";
import { redraw } from "./redraw";
import { t } from "./texts";
import { troopFace } from "./troops";

let laid = { whose: "", gold: 0 }; // coins laid out for the bid

const name = (p: Position, v: unknown): string =>
  titleOf(p, Math.max(0, SEATS.indexOf(String(v ?? ""))));

/* Initiative */

function bidPanel(ctx: BoardContext, p: Position): TemplateResult {
  const max = ctx.options.filter((o) => o.act.verb === "bid").length - 1;
  const whose = `${ctx.snap.id} ${ctx.me} ${p.round}`;
  if (laid.whose !== whose) laid = { whose, gold: 0 };
  const gold = Math.min(laid.gold, max);
  const lay = (n: number) => (e: Event) => {
    laid = { whose, gold: Math.max(0, Math.min(max, n)) };
    redraw(e);
  };
  const card = number(part(ctx.view.state.initiative, ctx.me));
  const thing = `bid:${gold}`;
  return html`<div class="bid">
    <p>${fill(t.bid.card, { n: html`<b>${card}</b>` })}</p>
    <div class="bid-row">
      <button class="tool" aria-label=${t.bid.less} data-coin="less" ?disabled=${gold === 0} @click=${lay(gold - 1)}>−</button>
      <span class="bid-coins" role="status" aria-label=${t.bid.laid(gold)} data-gold=${gold}>
        ${Array.from({ length: Math.min(gold, 12) }, () => coinIcon())}${gold > 12 ? html`<b>+${gold - 12}</b>` : nothing}
        ${gold === 0 ? html`<i>${t.bid.none}</i>` : nothing}
      </span>
      <button class="tool" aria-label=${t.bid.more} data-coin="more" ?disabled=${gold === max} @click=${lay(gold + 1)}>+</button>
    </div>
    <button class="primary answer ${thingClass(ctx, thing)}" data-thing=${thing}>${t.bid.bid(gold, card)}</button>
  </div>`;
}

function bidDone(ctx: BoardContext, p: Position): TemplateResult {
  const bid = number(part(ctx.view.state.bid, ctx.me));
  const others = p.factions.filter((f) => !f.isReady).map((f) => f.title);
  return panel(
    t.question.titles.bid,
    html`<p>${fill(t.bid.waiting(others), { n: html`<b>${bid}</b>` })}</p>`,
  );
}

/* What a question is about. */

function deedWords(ctx: BoardContext, p: Position): string {
  const s = ctx.view.state;
  const deed = text(s.deed) as Action;
  if (!deed) return t.about.cancelled;
  const who = text(s.active);
  const place = text(part(s.agent, who, text(s.doer) || AGENTS[0]));
  const target = targetWords(p, text(s.target));
  return target
    ? t.about.deedAt(name(p, s.active), t.deeds[deed], place, target)
    : t.about.deed(name(p, s.active), t.deeds[deed], place);
}

function battleWords(ctx: BoardContext, p: Position): string {
  const b = ctx.view.extra?.battle;
  const [x, y] = array(part(b, "sides")).map((s) => name(p, part(s, "seat")));
  return t.about.battle(x, y, text(part(b, "field")));
}

/* TW-215: whose card fights is at war with the other side. */
function joinWords(ctx: BoardContext, p: Position): string {
  const s = ctx.view.state;
  const foe = name(p, part(s.side, text(s.acting) === "attacker" ? "defender" : "attacker"));
  return t.about.join(battleWords(ctx, p), foe);
}

function windowWords(ctx: BoardContext, p: Position): string {
  const s = ctx.view.state;
  const active = name(p, s.active);
  switch (text(part(ctx.view.extra, "window"))) {
    case "agent action":
    case "agent in danger":
      return deedWords(ctx, p);
    case "taxation":
      return t.about.taxes;
    case "campaign":
      return t.about.campaign(active);
    case "before battle":
    case "combat":
      return battleWords(ctx, p);
    case "assault":
      return t.about.assault(active);
    case "naval battle":
    case "interception":
      return t.about.navies;
    case "avoiding battle":
    case "escape":
      return t.about.armies(active);
    default:
      return "";
  }
}

function meetWords(ctx: BoardContext, p: Position): string {
  const s = ctx.view.state;
  return t.about.meet(name(p, s.active), name(p, part(s.side, "defender")), text(s.goal));
}

/* The army that has to go, and where it stands. */
function leaving(ctx: BoardContext, p: Position): [string, string] {
  const mark = ARMIES[number(ctx.view.state.losing)];
  return [mark, mine(p)?.armies.find((x) => x.mark === mark)?.at ?? ""];
}

function strandedWords(ctx: BoardContext, p: Position): string {
  const fights = ctx.options.some((o) => o.act.verb === "fight");
  return t.about.stranded(...leaving(ctx, p), fights);
}

const lossesOf = (ctx: BoardContext): number =>
  Object.values(object(ctx.view.state.losses)).reduce((sum: number, n) => sum + number(n), 0);

const about: Partial<Record<Phase | "", (ctx: BoardContext, p: Position) => string>> = {
  order: () => t.about.order,
  window: windowWords,
  omens: (ctx, p) =>
    t.about.omens(name(p, part(ctx.view.extra, "event_by")), text(ctx.view.state.event)),
  treaty: (ctx, p) => t.about.treaty(name(p, ctx.view.state.active)),
  meet: meetWords,
  intercept: (ctx, p) =>
    t.about.intercept(name(p, ctx.view.state.active), text(ctx.view.state.goal)),
  entry: (ctx, p) =>
    t.about.entry(name(p, ctx.view.state.active), text(ctx.view.state.goal)),
  recon: () => t.about.recon,
  join: joinWords,
  invite: (ctx, p) => t.about.invite(battleWords(ctx, p)),
  muster: () => t.about.muster,
  ride: () => t.about.ride,
  feast: () => t.about.feast,
  lose: (ctx) =>
    t.about.lose(ARMIES[number(ctx.view.state.losing)], lossesOf(ctx)),
  stranded: strandedWords,
  flee: (ctx, p) => t.about.flee(...leaving(ctx, p)),
  campaign: () => t.about.atSea,
  hire: () => t.about.hire,
  ground: () => t.about.ground,
  recover: () => t.about.recover,
  upgrade: () => t.about.upgrade,
  "agent reroll": (ctx, p) => deedWords(ctx, p),
};

/* Answers */

/* Verbs that are answered with a card. */
type CardVerb = keyof typeof t.question.cards;
const isCardVerb = (verb: string): verb is CardVerb => verb in t.question.cards;

function answer(
  ctx: BoardContext,
  p: Position,
  thing: string,
  word: string,
  verb: string,
  arg: string,
) {
  const cls = thingClass(ctx, thing);
  if (isCardVerb(verb))
    return html`<button class="answer troop-card ${cls}" data-thing=${thing} data-look="troop:${arg}" aria-label=${t.question.cards[verb](arg)}>${troopFace(p.facts, arg, false)}</button>`;
  const quiet = verb === "pass" || verb === "never" || verb === "no" || verb === "keep";
  return html`<button class="answer ${quiet ? "" : "primary"} ${cls}" data-thing=${thing}>${word}</button>`;
}

function answers(ctx: BoardContext, p: Position): TemplateResult[] {
  return ctx.options
    .filter((o) => o.things[0]?.startsWith("say:"))
    .map((o) => answer(ctx, p, o.things[0], o.word ?? "", o.act.verb, o.act.args[0]?.word ?? ""));
}

/* Events that fit now, as buttons of the panel too: the hand may be out of sight. */
function playable(ctx: BoardContext, p: Position): TemplateResult[] {
  if (!isWindow(p)) return [];
  const names = new Set(
    ctx.options.filter((o) => o.act.verb === "event" || o.act.verb === "aim").map((o) => o.act.args[0].word),
  );
  return [...names].map((card) => {
    const thing = `card:${card}`;
    return html`<button class="answer primary ${thingClass(ctx, thing)}" data-thing=${thing}>${t.question.play(p.facts.card.get(card)?.event ?? card)}</button>`;
  });
}

/* The dice on the table; those that may be rolled again can be pressed. */
export function diceOnTable(ctx: BoardContext, roller?: number): TemplateResult | typeof nothing {
  const s = ctx.view.state;
  const dice = array(s.die).map((c, i) => ({
    i,
    colour: text(c) as Colour,
    face: text(part(s.face, i)),
    by: number(part(s.roller, i)),
  }));
  const shown = dice.filter((d) => d.colour && (roller === undefined || d.by === roller));
  if (shown.length === 0) return nothing;
  return html`<span class="dice-row">${shown.map((d) => {
    const thing = `die:${d.i}`;
    return ctx.lit.has(thing)
      ? html`<button class="die-button ${thingClass(ctx, thing)}" data-thing=${thing} aria-label=${t.dice.again(t.colours[d.colour])}>${die(d.colour, d.face)}</button>`
      : die(d.colour, d.face);
  })}</span>`;
}

function panel(title: string, body: unknown, asked: Phase | "" = "", forPlace = false): TemplateResult {
  return html`<section class="question-panel ${forPlace ? "for-place" : ""}" data-ask=${asked} aria-label=${title}><h2>${title}</h2>${body}</section>`;
}

/* Which army is meant is said, though only places of the map answer. */
const ASKS_FOR_PLACE: (Phase | "")[] = ["stranded", "flee"];

/* Nothing, if the board itself is what can be pressed. */
export function question(ctx: BoardContext): TemplateResult | typeof nothing {
  const p = readPosition(ctx);
  if (p.top === "bid" && ctx.snap.you !== null && mine(p)?.isReady && !ctx.view.over)
    return bidDone(ctx, p);
  if (!ctx.playing) return nothing;
  const isDie = ctx.options.some((o) => o.things[0]?.startsWith("die:"));
  const said = answers(ctx, p);
  if (p.top !== "bid" && said.length === 0 && !isDie && !ASKS_FOR_PLACE.includes(p.top)) return nothing;
  const title = t.question.titles[p.top] ?? t.question.title;
  const events = playable(ctx, p);
  if (p.top === "bid") return panel(title, bidPanel(ctx, p), p.top);
  const who = p.factions.find((f) => f.seat === text(ctx.view.state.active));
  return panel(
    title,
    html`<p class="about">${who && who.index !== p.me ? badge(who.index) : nothing} ${about[p.top]?.(ctx, p) ?? ctx.view.prompt}</p>
      ${part(ctx.view.extra, "battle") ? nothing : diceOnTable(ctx)}
      ${isWindow(p) && events.length === 0 ? html`<p class="faint">${t.question.noEvent}</p>` : nothing}
      <div class="answers">${events} ${said}</div>`,
    p.top,
    !said.length && !isDie && !events.length,
  );
}

/*
 * The panel of a question: what happens, and the answers as buttons. It lies over the map, so
 * that whoever is asked sees at once what about.
 */
import { html, nothing, type TemplateResult } from "lit";
import { capital, count } from "../../words";
import { badge } from "../antike/emblems";
import { thingClass, type BoardContext } from "../board";
import { die } from "./dice";
import { coinIcon } from "./emblems";
import { SEATS } from "./facts";
import { array, number, object, part, text } from "./json";
import { AGENTS, ARMIES, isWindow, mine, readPosition, titleOf, type Position } from "./position";
import { redraw } from "./redraw";
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
    <p>Your initiative card is <b>${card}</b>. Add gold in secret: the highest sum chooses who begins. All gold laid out is spent.</p>
    <div class="bid-row">
      <button class="tool" aria-label="One coin less" ?disabled=${gold === 0} @click=${lay(gold - 1)}>−</button>
      <span class="bid-coins" role="status" aria-label="${count(gold, "coin")} laid out">
        ${Array.from({ length: Math.min(gold, 12) }, () => coinIcon())}${gold > 12 ? html`<b>+${gold - 12}</b>` : nothing}
        ${gold === 0 ? html`<i>no gold</i>` : nothing}
      </span>
      <button class="tool" aria-label="One coin more" ?disabled=${gold === max} @click=${lay(gold + 1)}>+</button>
    </div>
    <button class="primary answer ${thingClass(ctx, thing)}" data-thing=${thing}>Bid ${gold} gold: ${card} + ${gold} = ${card + gold}</button>
  </div>`;
}

function bidDone(ctx: BoardContext, p: Position): TemplateResult {
  const bid = number(part(ctx.view.state.bid, ctx.me));
  const others = p.factions.filter((f) => !f.isReady).map((f) => f.title);
  return panel(
    "Initiative",
    html`<p>You have laid out <b>${bid}</b> gold. Waiting for ${others.join(", ")}.</p>`,
  );
}

/* What a question is about. */

function deedWords(ctx: BoardContext, p: Position): string {
  const s = ctx.view.state;
  if (!text(s.deed)) return "The agent's action is cancelled.";
  const who = text(s.active);
  const place = text(part(s.agent, who, text(s.doer) || AGENTS[0]));
  const target = text(s.target);
  const aim = SEATS.find((seat) => target.endsWith(seat));
  return `${name(p, s.active)}: ${text(s.deed)} in ${place}${aim ? `, aimed at ${target.replace(aim, name(p, aim))}` : ""}.`;
}

function battleWords(ctx: BoardContext, p: Position): string {
  const b = ctx.view.extra?.battle;
  const [x, y] = array(part(b, "sides")).map((s) => name(p, part(s, "seat")));
  return `${x} against ${y} in ${text(part(b, "field"))}.`;
}

/* TW-215: whose card fights is at war with the other side. */
function joinWords(ctx: BoardContext, p: Position): string {
  const s = ctx.view.state;
  const foe = name(p, part(s.side, text(s.acting) === "attacker" ? "defender" : "attacker"));
  return `${battleWords(ctx, p)} If your cards fight, ${foe} becomes your enemy.`;
}

function windowWords(ctx: BoardContext, p: Position): string {
  const s = ctx.view.state;
  const active = name(p, s.active);
  switch (text(part(ctx.view.extra, "window"))) {
    case "agent action":
    case "agent in danger":
      return deedWords(ctx, p);
    case "taxation":
      return "Taxes are raised.";
    case "campaign":
      return `${active} has moved a force, and goes on.`;
    case "before battle":
    case "combat":
      return battleWords(ctx, p);
    case "assault":
      return `${active} assaults a garrison.`;
    case "naval battle":
    case "interception":
      return "Navies meet at sea.";
    case "avoiding battle":
    case "escape":
      return `Two armies meet. ${active} is on the move.`;
    default:
      return "";
  }
}

function meetWords(ctx: BoardContext, p: Position): string {
  const s = ctx.view.state;
  return `${name(p, s.active)} meets the army of ${name(p, part(s.side, "defender"))}${text(s.goal) ? ` in ${text(s.goal)}` : ""}. Whoever avoids must roll a better symbol than the other general.`;
}

/* The army that has to go, and where it stands. */
function leaving(ctx: BoardContext, p: Position): { mark: string; at: string } {
  const mark = ARMIES[number(ctx.view.state.losing)];
  return { mark, at: mine(p)?.armies.find((x) => x.mark === mark)?.at ?? "" };
}

function strandedWords(ctx: BoardContext, p: Position): string {
  const { mark, at } = leaving(ctx, p);
  const fights = ctx.options.some((o) => o.act.verb === "fight");
  return fights
    ? `The alliance is broken. Army ${mark} fights for ${at}, or goes to a lit place.`
    : `The alliance is broken. Army ${mark} must leave ${at}: choose a lit place.`;
}

function fleeWords(ctx: BoardContext, p: Position): string {
  const { mark, at } = leaving(ctx, p);
  return `Army ${mark} must leave ${at}: choose a lit place.`;
}

const lossesOf = (ctx: BoardContext): number =>
  Object.values(object(ctx.view.state.losses)).reduce((sum: number, n) => sum + number(n), 0);

const about: Record<string, (ctx: BoardContext, p: Position) => string> = {
  order: () => "You have the initiative.",
  window: windowWords,
  omens: (ctx, p) =>
    `${name(p, part(ctx.view.extra, "event_by"))} plays ${text(ctx.view.state.event)}. Only Ill Omens could cancel it.`,
  treaty: (ctx, p) => `${name(p, ctx.view.state.active)} offers a treaty: one level up for both.`,
  meet: meetWords,
  intercept: (ctx, p) =>
    `A navy of ${name(p, ctx.view.state.active)} sails into ${text(ctx.view.state.goal)}. You may move in and fight.`,
  entry: (ctx, p) =>
    `${name(p, ctx.view.state.active)} asks to enter ${text(ctx.view.state.goal)}.`,
  recon: () => "With a reveal the enemy chooses his cards first, and openly.",
  join: joinWords,
  invite: (ctx, p) => `${battleWords(ctx, p)} An ally stands here with an army.`,
  muster: () => "Take cards of your ally into the line, leave out your own: six main cards, two skirmishers, two engines at most.",
  ride: () => "Two elephants stay for the centre. How many of the others ride on the flanks?",
  feast: () => "A second region may be calmed, too.",
  lose: (ctx) =>
    `Army ${ARMIES[number(ctx.view.state.losing)]} loses ${count(lossesOf(ctx), "card")}. Choose which.`,
  stranded: strandedWords,
  flee: fleeWords,
  campaign: () => "A navy of another player lies in the same waters.",
  hire: () => "A mercenary joins an army.",
  ground: () => "Your general knows the ground.",
  recover: () => "Victory! One of the dead comes back.",
  upgrade: () => "Victory! A card becomes a veteran: better dice from now on.",
  "agent reroll": (ctx, p) => deedWords(ctx, p),
};

const TITLES: Record<string, string> = {
  bid: "Initiative",
  order: "Initiative",
  window: "An event?",
  omens: "Ill Omens?",
  treaty: "A treaty",
  meet: "Battle?",
  intercept: "Interception?",
  entry: "Entry",
  recon: "A reveal?",
  join: "Join the battle?",
  invite: "Ask for help?",
  muster: "The line",
  ride: "Elephants",
  feast: "Bread and Spectacles",
  lose: "Losses",
  hire: "Mercenaries",
  recover: "Victory",
  upgrade: "Victory",
  reroll: "Roll again?",
  rallying: "Your general",
  relief: "Line Relief",
  ground: "The ground",
  "agent reroll": "Roll again?",
  "lead away": "A bribed army",
  stranded: "A broken alliance",
  flee: "Withdrawal",
  campaign: "At sea",
};

/* Answers */

const CARDS = ["lose", "pick", "recover", "upgrade"];

function answer(
  ctx: BoardContext,
  p: Position,
  thing: string,
  word: string,
  verb: string,
  arg: string,
) {
  const cls = thingClass(ctx, thing);
  if (CARDS.includes(verb))
    return html`<button class="answer troop-card ${cls}" data-thing=${thing} data-look="troop:${arg}" aria-label="${capital(verb)} ${arg}">${troopFace(p.facts, arg, false)}</button>`;
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
    return html`<button class="answer primary ${thingClass(ctx, thing)}" data-thing=${thing}>Play ${p.facts.card.get(card)?.event ?? card}</button>`;
  });
}

/* The dice on the table; those that may be rolled again can be pressed. */
export function diceOnTable(ctx: BoardContext, roller?: number): TemplateResult | typeof nothing {
  const s = ctx.view.state;
  const dice = array(s.die).map((c, i) => ({
    i,
    colour: text(c),
    face: text(part(s.face, i)),
    by: number(part(s.roller, i)),
  }));
  const shown = dice.filter((d) => d.colour && (roller === undefined || d.by === roller));
  if (shown.length === 0) return nothing;
  return html`<span class="dice-row">${shown.map((d) => {
    const thing = `die:${d.i}`;
    return ctx.lit.has(thing)
      ? html`<button class="die-button ${thingClass(ctx, thing)}" data-thing=${thing} aria-label="Roll the ${d.colour} die again">${die(d.colour, d.face)}</button>`
      : die(d.colour, d.face);
  })}</span>`;
}

function panel(title: string, body: unknown, cls = ""): TemplateResult {
  return html`<section class="question-panel ${cls}" aria-label=${title}><h2>${title}</h2>${body}</section>`;
}

/* Which army is meant is said, though only places of the map answer. */
const ASKS_FOR_PLACE = ["stranded", "flee"];

/* Nothing, if the board itself is what can be pressed. */
export function question(ctx: BoardContext): TemplateResult | typeof nothing {
  const p = readPosition(ctx);
  if (p.top === "bid" && ctx.snap.you !== null && mine(p)?.isReady && !ctx.view.over)
    return bidDone(ctx, p);
  if (!ctx.playing) return nothing;
  const isDie = ctx.options.some((o) => o.things[0]?.startsWith("die:"));
  const said = answers(ctx, p);
  if (p.top !== "bid" && said.length === 0 && !isDie && !ASKS_FOR_PLACE.includes(p.top)) return nothing;
  const title = TITLES[p.top] ?? "Your answer";
  const events = playable(ctx, p);
  if (p.top === "bid") return panel(title, bidPanel(ctx, p));
  const who = p.factions.find((f) => f.seat === text(ctx.view.state.active));
  return panel(
    title,
    html`<p class="about">${who && who.index !== p.me ? badge(who.index) : nothing} ${about[p.top]?.(ctx, p) ?? ctx.view.prompt}</p>
      ${part(ctx.view.extra, "battle") ? nothing : diceOnTable(ctx)}
      ${isWindow(p) && events.length === 0 ? html`<p class="faint">No event of yours fits here.</p>` : nothing}
      <div class="answers">${events} ${said}</div>`,
    `ask-${p.top.replace(" ", "-")} ${said.length || isDie || events.length ? "" : "for-place"}`,
  );
}

/*
 * Arena: Roma II. The icon bar lies in the middle, the two rows of cards face each other
 * across it; on a phone the bar stands upright between them.
 */
import { html, nothing, type TemplateResult } from "lit";
import { keyed } from "lit/directives/keyed.js";
import { icon } from "../icon";
import type { Thing } from "../picks";
import type { Json, JsonObject, LogLine } from "../types";
import { count } from "../words";
import { cardBack, cardFace, coin, shield } from "./arena/card";
import { cardInfo, cardInWords } from "./arena/cards";
import { pips } from "./arena/dice";
import { placedDice, type Placed } from "./arena/placed";
import { thingClass, type Board, type BoardContext } from "./board";

const SPACES = ["1", "2", "3", "4", "5", "6", "bribery"];
const BACKS_SHOWN = 8;
const BATTLE = /battle die shows (\d+)\. (\d+) against the (\d+) of (.+) on \S+: (beaten|no effect)/;

/* Reading the state; what is zero is left out of it. */

const part = (v: Json | undefined, key: string): Json | undefined =>
  v && typeof v === "object" && !Array.isArray(v) ? v[key] : undefined;
const number = (v: Json | undefined): number => (typeof v === "number" ? v : 0);
const field = (ctx: BoardContext, name: string, key: string) => part(ctx.view.state[name], key);
const cardAt = (ctx: BoardContext, seat: string, space: string) => part(field(ctx, "space", seat), space) as string | undefined;
const enemyOf = (ctx: BoardContext, seat: string) => ctx.view.seats.find((s) => s !== seat) ?? seat;
const titleOf = (ctx: BoardContext, seat: string) => ctx.view.titles[seat] ?? seat;
const phase = (ctx: BoardContext): string => {
  const flow = ctx.view.state.flow;
  return Array.isArray(flow) ? String(flow[0] ?? "") : "";
};

/* The state remembers the last activation; only in these phases it is still going on. */
const activation = "targeting hiring battle blowing adding scoring temple copying offering looking taking blocking nudging swapping buying free relaying turning settling praying".split(" ");
const isActing = (ctx: BoardContext) => activation.includes(phase(ctx));

/* {Forum: 2, Tuba: 1} as Forum, Forum, Tuba. */
function cardsOf(v: Json | undefined): string[] {
  if (!v || typeof v !== "object" || Array.isArray(v)) return [];
  return Object.entries(v).flatMap(([name, n]) => Array<string>(number(n)).fill(name));
}

const total = (v: Json | undefined): number => (typeof v === "number" ? v : cardsOf(v).length);

function defenceAt(ctx: BoardContext, seat: string, space: string, printed: number): number {
  const now = part(part(ctx.view.extra?.defence, seat), space);
  return typeof now === "number" ? now : printed;
}

function diceOf(ctx: BoardContext): number[] {
  const dice = ctx.view.state.die;
  return Array.isArray(dice) ? dice.map((d) => number(d)) : [];
}

/* From the words of an action to the things it is made of. */

const onMySpace = ["lay", "play", "activate", "copy", "sacrifice", "swap"];
const onTheirSpace = ["target", "block"];
const withDie = ["money", "cards", "bribe", "mark", "add", "score", "raise", "lower"];

function thingsOf(verb: string, args: { kind: string; word: string }[], ctx: BoardContext) {
  const things: Thing[] = [];
  const also: Thing[] = [];
  for (const a of args) {
    if (a.kind === "card") things.push(`card:${a.word}`);
    else if (a.kind === "space" && onTheirSpace.includes(verb)) things.push(`space:${enemyOf(ctx, ctx.me)}:${a.word}`);
    else if (a.kind === "space" && onMySpace.includes(verb)) things.push(`space:${ctx.me}:${a.word}`);
    else if (withDie.includes(verb)) things.push(`die:${a.word}`);
  }
  if (verb === "money" || verb === "cards") things.push(`icon:${verb}`);
  if (verb === "bribe") things.push(`space:${ctx.me}:bribery`);
  if (verb === "activate") also.push(`die:${args[0]?.word}`);
  return { things, also };
}

/* Pieces. */

function space(ctx: BoardContext, seat: string, name: string): TemplateResult {
  const card = cardAt(ctx, seat, name);
  const thing = `space:${seat}:${name}`;
  const mine = seat === ctx.me;
  const info = card ? cardInfo(ctx, card) : null;
  const defence = info ? defenceAt(ctx, seat, name, info.defence) : 0;
  const blocked = part(field(ctx, "blocked", seat), name) === true;
  const doing = isActing(ctx);
  const acting = doing && ctx.view.state.source === name && ctx.view.state.active === seat;
  const target = doing && ctx.view.state.target === name && ctx.view.state.active !== seat && phase(ctx) !== "targeting";
  const label = `${mine ? "Your" : `${titleOf(ctx, seat)}'s`} space ${name}: ${info ? cardInWords(info) : "empty"}${blocked ? " Blocked." : ""}${ctx.lit.has(thing) ? " Can be chosen." : ""}`;
  return html`<button
    class="space ${mine ? "mine" : "theirs"} pos-${SPACES.indexOf(name) + 1} ${thingClass(ctx, thing)} ${acting ? "acting" : ""} ${target ? "target" : ""} ${card ? "full" : ""}"
    data-thing=${thing}
  >
    <span class="unseen">${label}</span>
    ${info ? cardFace(info, defence) : html`<span class="slot">${name === "bribery" ? icon("swap-bag") : pips(Number(name))}</span>`}
    ${blocked ? html`<span class="blocked" aria-hidden="true">blocked</span>` : nothing}
  </button>`;
}

function placed(ctx: BoardContext, dice: Placed[], place: string) {
  const active = ctx.view.seats.indexOf(String(ctx.view.state.active ?? ""));
  const here = dice.filter((d) => d.place === place);
  if (here.length === 0) return nothing;
  return html`<span class="placed dice seat-${active}">${here.map((d) => pips(d.value))}</span>`;
}

function barCell(ctx: BoardContext, name: string, dice: Placed[]): TemplateResult {
  const thing = `space:${ctx.me}:${name}`;
  const hot = ctx.playing && ctx.lit.has(`die:${name}`) && ctx.lit.has(thing);
  return html`<span class="bar-cell pos-${SPACES.indexOf(name) + 1} ${hot ? "hot" : ""}">
    ${name === "bribery"
      ? html`<span class="bribe">${icon("swap-bag")}<small>Bribery</small></span>`
      : pips(Number(name), "bar-die")}
    ${placed(ctx, dice, name)}
  </span>`;
}

function barIcon(ctx: BoardContext, name: "money" | "cards", dice: Placed[]): TemplateResult {
  const thing = `icon:${name}`;
  const text = name === "money" ? "Money" : "Cards";
  const help = name === "money" ? "take a die's value in sestertii" : "draw a die's value in cards, keep one";
  return html`<button class="bar-icon ${name} ${thingClass(ctx, thing)}" data-thing=${thing} aria-label="${text}: ${help}">
    ${icon(name === "money" ? "two-coins" : "card-draw")}<small>${text}</small>
    ${placed(ctx, dice, name)}
  </button>`;
}

function die(ctx: BoardContext, value: number): TemplateResult {
  const thing = `die:${value}`;
  if (value === 0) return html`<span class="die used" aria-hidden="true">${pips(0)}</span>`;
  return html`<button class="die ${thingClass(ctx, thing)}" data-thing=${thing} aria-label="Die showing ${value}">
    ${pips(value)}
  </button>`;
}

function dice(ctx: BoardContext): TemplateResult {
  const values = diceOf(ctx);
  const active = String(ctx.view.state.active ?? "");
  const shown = [0, 1, 2].map((i) => values[i] ?? 0);
  return html`<div class="dice seat-${ctx.view.seats.indexOf(active)}" role="group" aria-label="Dice of ${titleOf(ctx, active)}">
    ${shown.map((v, i) => keyed(`${ctx.view.state.turn ?? 0}-${i}-${v}`, die(ctx, v)))}
  </div>`;
}

function purse(ctx: BoardContext, seat: string): TemplateResult {
  const vp = number(field(ctx, "vp", seat));
  const money = number(field(ctx, "money", seat));
  return html`<span class="purse">
    <span class="tally vp" aria-label=${count(vp, "victory point")}>${icon("laurels")}<b>${vp}</b><small>VP</small></span>
    <span class="tally money" aria-label="${money} sestertii">${coin("")}<b>${money}</b><small>HS</small></span>
  </span>`;
}

function plate(ctx: BoardContext, seat: string, rest: TemplateResult | typeof nothing): TemplateResult {
  const acts = ctx.view.to_act.includes(seat) && !ctx.view.over;
  const name = ctx.snap.seats.find((s) => s.seat === seat)?.name ?? "";
  return html`<div class="plate seat-${ctx.view.seats.indexOf(seat)} ${acts ? "acts" : ""}">
    <span class="crest" aria-hidden="true">${icon(seat === "roma" ? "eagle-emblem" : "roman-shield")}</span>
    <span class="plate-name"><b>${titleOf(ctx, seat)}</b><small>${name}</small></span>
    ${purse(ctx, seat)} ${rest}
  </div>`;
}

function theirHand(ctx: BoardContext, seat: string): TemplateResult {
  const n = total(field(ctx, "hand", seat));
  const known = cardsOf(field(ctx, "known", seat));
  return html`<span class="their-hand" aria-label="${count(n, "card")} in hand">
    <span class="backs" aria-hidden="true">${Array.from({ length: Math.min(n, BACKS_SHOWN) }, () => cardBack())}</span>
    <b>${n}</b><small>${n === 1 ? "card" : "cards"}</small>
    ${known.length ? html`<small class="known">known: ${known.join(", ")}</small>` : nothing}
  </span>`;
}

function piles(ctx: BoardContext): TemplateResult {
  const deck = total(ctx.view.state.deck);
  const gone = cardsOf(ctx.view.state.discard);
  const top = gone[gone.length - 1];
  return html`<div class="piles">
    <span class="pile" data-look="pile:deck" aria-label="Draw pile: ${count(deck, "card")}">
      ${deck ? cardBack() : html`<span class="slot"></span>`}<b>${deck}</b>
    </span>
    <span class="pile" data-look="pile:discard" aria-label="Discard pile: ${gone.length ? gone.join(", ") : "empty"}">
      ${top ? cardFace(cardInfo(ctx, top)) : html`<span class="slot"></span>`}<b>${gone.length}</b>
    </span>
  </div>`;
}

function supply(ctx: BoardContext): TemplateResult {
  const n = number(ctx.view.state.supply);
  return html`<span class="tally supply" aria-label="General supply: ${count(n, "victory point")}">
    ${icon("laurels")}<b>${n}</b><small>supply</small>
  </span>`;
}

function handCard(ctx: BoardContext, name: string): TemplateResult {
  const thing = `card:${name}`;
  const info = cardInfo(ctx, name);
  return html`<button class="hand-card ${thingClass(ctx, thing)}" data-thing=${thing}>
    <span class="unseen">${cardInWords(info)}${ctx.lit.has(thing) ? " Can be chosen." : ""}</span>
    ${cardFace(info)}
  </button>`;
}

/* Cards to choose from that are not in the hand: drawn, turned up, seen, or thrown away. */
function offered(ctx: BoardContext): string[] {
  const held = new Set(cardsOf(field(ctx, "hand", ctx.me)));
  const lying = [...cardsOf(field(ctx, "drawn", ctx.me)), ...cardsOf(ctx.view.state.lifted)];
  const named = ctx.options
    .flatMap((o) => o.act.args.filter((a) => a.kind === "card" && (o.act.verb === "take" || !held.has(a.word))))
    .map((a) => a.word);
  return [...lying, ...new Set(named.filter((n) => !lying.includes(n)))];
}

function hand(ctx: BoardContext): TemplateResult {
  const gifts = cardsOf(field(ctx, "gift", ctx.me));
  const cards = cardsOf(field(ctx, "hand", ctx.me));
  const open = offered(ctx);
  const hidden = ctx.snap.you === null || ctx.view.reader !== ctx.me;
  const backs = number(field(ctx, "hand", ctx.me));
  return html`<div class="tray">
    ${open.length
      ? html`<div class="hand offered" role="group" aria-label="Cards to choose from">${open.map((c) => handCard(ctx, c))}</div>`
      : nothing}
    <div class="hand ${open.length ? "small" : ""}" role="group" aria-label="Hand">
      ${hidden && backs
        ? Array.from({ length: Math.min(backs, BACKS_SHOWN) }, () => html`<span class="hand-card">${cardBack()}</span>`)
        : cards.map((c) => handCard(ctx, c))}
      ${gifts.map((c) => html`<span class="hand-card gift" data-look="card:${c}">${cardFace(cardInfo(ctx, c))}<em>gift</em></span>`)}
      ${!hidden && cards.length + gifts.length === 0 ? html`<p class="faint empty-hand">No cards in hand</p>` : nothing}
    </div>
  </div>`;
}

/* The fight in one line: who strikes whom, with what, against what. */
function battle(ctx: BoardContext): TemplateResult | typeof nothing {
  const s = ctx.view.state;
  const acting = typeof s.acting === "string" ? s.acting : "";
  const fights = ["targeting", "hiring", "battle", "blowing", "adding"].includes(phase(ctx));
  if (!acting || !fights) return nothing;
  const attacker = String(s.active ?? ctx.me);
  const aim = typeof s.target === "string" ? s.target : "";
  const enemy = enemyOf(ctx, attacker);
  const target = phase(ctx) !== "targeting" && aim ? cardAt(ctx, enemy, aim) : undefined;
  const roll = number(s.roll);
  const bonus = number(part(ctx.view.extra?.battle, "bonus"));
  return html`<div class="battle" role="status">
    <span class="battle-side"><b>${acting}</b>
      ${roll ? pips(roll, "battle-die") : icon("rolling-dices")}
      ${bonus ? html`<span>+${bonus}</span>` : nothing}
    </span>
    <span class="versus">${icon("crossed-swords")}</span>
    <span class="battle-side">
      ${target
        ? html`<b>${target}</b><span class="wall">${defenceAt(ctx, enemy, aim, cardInfo(ctx, target).defence)}</span>`
        : html`<i>choose the enemy card</i>`}
    </span>
  </div>`;
}

/* A battle that has just been fought, read from the story: chance leaves no time to watch. */
function moment(news: LogLine[], ctx: BoardContext): TemplateResult | null {
  const fought = news.map((l) => BATTLE.exec(l.text)).filter((m) => m !== null).pop();
  if (!fought || battle(ctx) !== nothing) return null;
  const [, die, strength, defence, card, won] = fought;
  const bonus = Number(strength) - Number(die);
  const attacker = String(ctx.view.state.acting ?? "");
  return html`<div class="arena moment-card ${won === "beaten" ? "won" : "held"}">
    <div class="fight">
      ${attacker ? html`<span>${cardFace(cardInfo(ctx, attacker))}</span>` : nothing}
      ${pips(Number(die), "battle-die")}
      ${bonus > 0 ? html`<b>+${bonus} = ${strength}</b>` : nothing}
      ${icon("crossed-swords")}
      ${shield(defence)}
      <span class="struck">${cardFace(cardInfo(ctx, card))}</span>
    </div>
    <p>${card} ${won === "beaten" ? "is beaten" : "holds"}</p>
  </div>`;
}

function draw(ctx: BoardContext): TemplateResult {
  const them = enemyOf(ctx, ctx.me);
  const spaces = ctx.view.state.beginner === true ? SPACES.slice(0, 6) : SPACES;
  const theirDraw = total(field(ctx, "drawn", them));
  const put = placedDice(ctx, diceOf(ctx));
  return html`<div class="arena">
    ${plate(ctx, them, html`${theirHand(ctx, them)}${theirDraw ? html`<small>looks at ${count(theirDraw, "card")}</small>` : nothing}`)}
    <div class="arena-field">
      <div class="corner top-corner">${piles(ctx)}</div>
      ${spaces.map((n) => space(ctx, them, n))}
      <div class="bar">
        <div class="bar-ends">${barIcon(ctx, "money", put)}${barIcon(ctx, "cards", put)}</div>
        ${spaces.map((n) => barCell(ctx, n, put))}
      </div>
      <div class="corner low-corner">${dice(ctx)}${supply(ctx)}</div>
      ${spaces.map((n) => space(ctx, ctx.me, n))}
      ${battle(ctx)}
    </div>
    ${plate(ctx, ctx.me, nothing)} ${hand(ctx)}
  </div>`;
}

function sayRow(ctx: BoardContext, seat: string): string {
  const row = SPACES.map((n) => `${n}: ${cardAt(ctx, seat, n) ?? "empty"}`).join(", ");
  return `${titleOf(ctx, seat)} has ${count(number(field(ctx, "vp", seat)), "victory point")}, ${number(field(ctx, "money", seat))} sestertii, ${count(total(field(ctx, "hand", seat)), "card")} in hand. Spaces: ${row}.`;
}

function say(ctx: BoardContext): string[] {
  const rolled = diceOf(ctx).filter((d) => d > 0);
  return [
    ...ctx.view.seats.map((seat) => sayRow(ctx, seat)),
    `Dice of ${titleOf(ctx, String(ctx.view.state.active ?? ""))} not yet used: ${rolled.join(", ") || "none"}.`,
    `General supply: ${count(number(ctx.view.state.supply), "victory point")}. Draw pile: ${count(total(ctx.view.state.deck), "card")}. Discard pile: ${cardsOf(ctx.view.state.discard).join(", ") || "empty"}.`,
  ];
}

/* What the player may have meant by picking this: to ask the server why not. */
function wishes(thing: Thing, ctx: BoardContext): string[] {
  const [kind, a, b] = thing.split(":");
  const picked = (k: string) => ctx.picks.find((p) => p.startsWith(k + ":"))?.slice(k.length + 1);
  const dieValue = picked("die") ?? String(diceOf(ctx).find((d) => d > 0) ?? 1);
  if (kind === "card") {
    const handVerb = { exchange: "give", layout: "lay", keeping: "keep", taking: "take", swapping: "swap" }[phase(ctx)] ?? "play";
    const where = SPACES.find((n) => !cardAt(ctx, ctx.me, n)) ?? "1";
    return [["give", "keep", "take"].includes(handVerb) ? `${handVerb} ${a}` : `${handVerb} ${a} ${where}`];
  }
  if (kind === "icon") return [`${a} ${dieValue}`];
  if (kind === "die") return [`money ${a}`];
  if (kind !== "space") return [];
  if (a !== ctx.me) return [`target ${b}`];
  const card = picked("card");
  if (card) return [`${phase(ctx) === "layout" ? "lay" : "play"} ${card} ${b}`];
  return b === "bribery" ? [`bribe ${dieValue}`, "activate bribery"] : [`activate ${b}`];
}

function look(thing: Thing, ctx: BoardContext): TemplateResult | null {
  const [kind, a, b] = thing.split(":");
  const name = kind === "card" ? a : kind === "space" ? cardAt(ctx, a, b) : undefined;
  if (name) return html`<div class="arena look-card">${cardFace(cardInfo(ctx, name), kind === "space" ? defenceAt(ctx, a, b, cardInfo(ctx, name).defence) : undefined)}</div>`;
  if (thing === "pile:discard") {
    const gone = ctx.view.state.discard as JsonObject | undefined;
    return html`<div class="look-list"><b>Discarded</b><ul>${Object.entries(gone ?? {}).map(([n, k]) => html`<li>${n}${number(k) > 1 ? ` × ${number(k)}` : ""}</li>`)}</ul></div>`;
  }
  return null;
}

export const arenaRoma: Board = {
  complete: true,
  option: (act, ctx) => ({ act, ...thingsOf(act.verb, act.args, ctx) }),
  wishes,
  draw,
  say,
  look,
  moment,
};

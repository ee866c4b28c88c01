/*
 * Arena: Roma II. The icon bar lies in the middle, the two rows of cards face each other
 * across it; on a phone the bar stands upright between them.
 */
import { html, nothing, type TemplateResult } from "lit";
import { keyed } from "lit/directives/keyed.js";
import "../drawings";
import { icon } from "../../icon";
import { sitterName } from "../../parts/levels";
import { eventsOf } from "../../wire";
import type { Thing } from "../../picks";
import { battle, moment } from "./battle";
import { cardBack, cardFace, coin } from "./card";
import { cardInfo, cardInWords, type CardInfo } from "./cards";
import { pips } from "./dice";
import { placedDice, type Placed } from "./placed";
import { say } from "./say";
import * as read from "./state";
import { t } from "./texts";
import { optionOf, wishes } from "./things";
import { words } from "./words";
import { thingClass, type Board, type BoardContext } from "../board";

const BACKS_SHOWN = 8;

const { SPACES } = read;
const seatClass = (ctx: BoardContext, seat: string) => `seat-${ctx.view.seats.indexOf(seat)}`;

/* The two rows. */

function spaceWords(ctx: BoardContext, seat: string, name: string, card: CardInfo | null): string {
  const lit = ctx.lit.has(`space:${seat}:${name}`) ? t.selectable : "";
  const what = (card ? cardInWords(card) : t.sentence(t.empty)) + lit;
  return seat === ctx.me ? t.your(name, what) : t.theirs(read.titleOf(ctx, seat), name, what);
}

function spaceClass(ctx: BoardContext, seat: string, name: string): string {
  const { source, target } = ctx.view.state;
  const active = read.activeSeat(ctx) === seat;
  return [
    `space pos-${SPACES.indexOf(name) + 1}`,
    seat === ctx.me ? "mine" : "theirs",
    thingClass(ctx, `space:${seat}:${name}`),
    read.isActing(ctx) && active && source === name ? "acting" : "",
    read.isAimed(ctx) && !active && target === name ? "target" : "",
  ].join(" ");
}

function space(ctx: BoardContext, seat: string, name: string): TemplateResult {
  const card = read.cardAt(ctx, seat, name);
  const info = card ? cardInfo(ctx, card) : null;
  const empty = () =>
    html`<span class="slot">${name === "bribery" ? icon("swap-bag") : pips(Number(name))}</span>`;
  const isBlocked = read.part(read.of(ctx, "blocked", seat), name) === true;
  return html`<button class=${spaceClass(ctx, seat, name)} data-thing="space:${seat}:${name}">
    <span class="unseen">${spaceWords(ctx, seat, name, info)}</span>
    ${info ? cardFace(info, read.defenceAt(ctx, seat, name, info.defence)) : empty()}
    ${isBlocked ? html`<span class="blocked">${t.blocked}</span>` : nothing}
  </button>`;
}

/* The bar. */

function placed(ctx: BoardContext, dice: Placed[], place: string) {
  const here = dice.filter((d) => d.place === place);
  if (here.length === 0) return nothing;
  return html`<span class="placed dice ${seatClass(ctx, read.activeSeat(ctx))}"
    >${here.map((d) => pips(d.value))}</span
  >`;
}

function barCell(ctx: BoardContext, name: string, dice: Placed[]): TemplateResult {
  const isHot = ctx.lit.has(`die:${name}`) && ctx.lit.has(`space:${ctx.me}:${name}`);
  return html`<span class="bar-cell pos-${SPACES.indexOf(name) + 1} ${isHot ? "hot" : ""}">
    ${
      name === "bribery"
        ? html`<span class="bribe">${icon("swap-bag")}<small>${t.bribery}</small></span>`
        : pips(Number(name), "bar-die")
    }
    ${placed(ctx, dice, name)}
  </span>`;
}

const barIcons = { money: "two-coins", cards: "card-draw" };

function barIcon(ctx: BoardContext, name: "money" | "cards", dice: Placed[]): TemplateResult {
  const thing = `icon:${name}`;
  const { title, help } = t.icons[name];
  return html`<button
    class="bar-icon ${name} ${thingClass(ctx, thing)}"
    data-thing=${thing}
    aria-label=${help}
  >
    ${icon(barIcons[name])}<small>${title}</small> ${placed(ctx, dice, name)}
  </button>`;
}

function bar(ctx: BoardContext, spaces: string[]): TemplateResult {
  const dice = placedDice(ctx.log);
  return html`<div class="bar">
    <div class="bar-ends">${barIcon(ctx, "money", dice)}${barIcon(ctx, "cards", dice)}</div>
    ${spaces.map((n) => barCell(ctx, n, dice))}
  </div>`;
}

/* Beside the rows: piles, dice, supply. */

function pile(name: string, words: string, top: TemplateResult | null, n: number): TemplateResult {
  return html`<span class="pile" data-look="pile:${name}" data-pile=${name}>
    <span class="unseen">${words}</span>
    ${top ?? html`<span class="slot"></span>`}<b aria-hidden="true">${n}</b>
  </span>`;
}

/* The card that was discarded last, as far as the log tells. */
function newest(ctx: BoardContext, gone: string[]): string | undefined {
  const told = eventsOf(ctx.log).filter((e) => /\bdiscard\[what\] \+|> discard/.test(e.info.changes ?? ""));
  const named = told.flatMap((e) => e.args.what).filter((c) => typeof c === "string");
  return named.findLast((c) => gone.includes(c)) ?? gone[gone.length - 1];
}

function piles(ctx: BoardContext): TemplateResult {
  const deck = read.total(ctx.view.state.deck);
  const gone = read.cardsOf(ctx.view.state.discard);
  const top = newest(ctx, gone);
  return html`<div class="piles">
    ${pile("deck", t.deck(deck), deck ? cardBack() : null, deck)}
    ${pile(
      "discard",
      t.discard(gone.join(", ") || t.empty),
      top ? cardFace(cardInfo(ctx, top)) : null,
      gone.length,
    )}
  </div>`;
}

function die(ctx: BoardContext, value: number): TemplateResult {
  const thing = `die:${value}`;
  if (value === 0) return html`<span class="die used" aria-hidden="true">${pips(0)}</span>`;
  return html`<button
    class="die ${thingClass(ctx, thing)}"
    data-thing=${thing}
    data-first
    aria-label=${t.die(value)}
  >
    ${pips(value)}
  </button>`;
}

function dice(ctx: BoardContext): TemplateResult {
  const values = read.diceOf(ctx);
  const active = read.activeSeat(ctx);
  const label = t.diceOf(read.titleOf(ctx, active));
  // A key by turn and value: a die that is rerolled is drawn again, and tumbles.
  const draw = (i: number) =>
    keyed(`${ctx.view.state.turn ?? 0}-${values[i] ?? 0}`, die(ctx, values[i] ?? 0));
  return html`<div class="dice ${seatClass(ctx, active)}" role="group" aria-label=${label}>
    ${[0, 1, 2].map(draw)}
  </div>`;
}

function tally(cls: string, key: string, words: string, drawing: TemplateResult, n: number, unit: string) {
  return html`<span class="tally ${cls}" data-counter=${key}>
    <span class="unseen">${words}</span>
    <span aria-hidden="true">${drawing}<b>${n}</b><small>${unit}</small></span>
  </span>`;
}

/* The rulers. */

function plate(ctx: BoardContext, seat: string, rest: unknown = nothing): TemplateResult {
  const acts = ctx.view.to_act.includes(seat) && !ctx.view.over ? "acts" : "";
  const sitter = ctx.snap.seats.find((s) => s.seat === seat);
  const name = sitter ? sitterName(sitter) : "";
  const vp = read.number(read.of(ctx, "vp", seat));
  const money = read.number(read.of(ctx, "money", seat));
  const crest = ctx.view.seats.indexOf(seat) === 0 ? "eagle-emblem" : "roman-shield";
  return html`<div class="plate ${seatClass(ctx, seat)} ${acts}" data-seat=${seat}>
    <span class="crest" aria-hidden="true">${icon(crest)}</span>
    <span class="plate-name"><b>${read.titleOf(ctx, seat)}</b><small>${name}</small></span>
    <span class="purse">
      ${tally("vp", `vp:${seat}`, t.vp(vp), icon("laurels"), vp, t.vpUnit)}
      ${tally("money", `money:${seat}`, t.money(money), coin(""), money, t.moneyUnit)}
    </span>
    ${rest}
  </div>`;
}

function theirHand(ctx: BoardContext, seat: string): TemplateResult {
  const n = read.total(read.of(ctx, "hand", seat));
  const known = read.cardsOf(read.of(ctx, "known", seat));
  const drawn = read.total(read.of(ctx, "drawn", seat));
  return html`<span class="their-hand" data-counter="hand:${seat}">
    <span class="backs" aria-hidden="true">${backs(n)}</span>
    <b>${n}</b><small>${t.cards(n)}</small>
    ${known.length ? html`<small class="known">${t.known(known.join(", "))}</small>` : nothing}
    ${drawn ? html`<small class="known">${t.looksAt(drawn)}</small>` : nothing}
  </span>`;
}

function backs(n: number): TemplateResult[] {
  return Array.from({ length: Math.min(n, BACKS_SHOWN) }, () => cardBack());
}

/* The hand, and cards to choose from that are not in it. */

function handCard(ctx: BoardContext, name: string): TemplateResult {
  const thing = `card:${name}`;
  const info = cardInfo(ctx, name);
  return html`<button class="hand-card ${thingClass(ctx, thing)}" data-thing=${thing} data-card=${name}>
    <span class="unseen">${cardInWords(info)}${ctx.lit.has(thing) ? t.selectable : ""}</span>
    ${cardFace(info)}
  </button>`;
}

/* Cards that were drawn, turned up, seen, or thrown away and can be had. */
function offered(ctx: BoardContext): string[] {
  const held = new Set(read.cardsOf(read.of(ctx, "hand", ctx.me)));
  const lying = [
    ...read.cardsOf(read.of(ctx, "drawn", ctx.me)),
    ...read.cardsOf(ctx.view.state.lifted),
  ];
  const named = ctx.options.flatMap(({ act }) =>
    act.args
      .filter((a) => a.kind === "card" && (act.verb === "take" || !held.has(a.word)))
      .map((a) => a.word),
  );
  return [...lying, ...new Set(named.filter((n) => !lying.includes(n)))];
}

function ownHand(ctx: BoardContext, isAlone: boolean): TemplateResult {
  const held = read.of(ctx, "hand", ctx.me);
  if (typeof held === "number")
    return html`${backs(held).map((b) => html`<span class="hand-card">${b}</span>`)}`;
  const cards = read.cardsOf(held);
  const gifts = read.cardsOf(read.of(ctx, "gift", ctx.me));
  if (isAlone && cards.length + gifts.length === 0)
    return html`<p class="empty-hand">${t.noHand}</p>`;
  const last = eventsOf(ctx.log).findLast((e) => e.args.who === ctx.me)?.args.what;
  const gift = (c: string) =>
    c === last && ctx.playing
      ? html`<button class="hand-card gift" data-look="card:${c}" data-undo title=${t.giftBack} aria-label="${c}: ${t.giftBack}">
          ${cardFace(cardInfo(ctx, c))}<em>${t.giftBack}</em>
        </button>`
      : html`<span class="hand-card gift" data-look="card:${c}">${cardFace(cardInfo(ctx, c))}<em>${t.gift}</em></span>`;
  return html`${cards.map((c) => handCard(ctx, c))}${gifts.map(gift)}`;
}

function tray(ctx: BoardContext): TemplateResult {
  const open = offered(ctx);
  return html`<div class="tray">
    ${
      open.length
        ? html`<div class="hand offered" role="group" aria-label=${t.offered}>
          ${open.map((c) => handCard(ctx, c))}
        </div>`
        : nothing
    }
    <div class="hand ${open.length ? "small" : ""}" role="group" aria-label=${t.hand} data-counter="hand:${ctx.me}">
      ${ownHand(ctx, open.length === 0)}
    </div>
  </div>`;
}

function draw(ctx: BoardContext): TemplateResult {
  const them = read.enemyOf(ctx, ctx.me);
  const spaces = ctx.view.state.beginner === true ? SPACES.slice(0, 6) : SPACES;
  const supply = read.number(ctx.view.state.supply);
  return html`<div class="arena">
    ${plate(ctx, them, theirHand(ctx, them))}
    <div class="arena-field">
      <div class="corner top-corner">${piles(ctx)}</div>
      ${spaces.map((n) => space(ctx, them, n))} ${bar(ctx, spaces)}
      <div class="corner low-corner">
        ${dice(ctx)} ${tally("supply", "supply", t.supply(supply), icon("laurels"), supply, t.supplyUnit)}
      </div>
      ${spaces.map((n) => space(ctx, ctx.me, n))} ${battle(ctx)}
    </div>
    ${plate(ctx, ctx.me)} ${tray(ctx)}
  </div>`;
}

function discardList(ctx: BoardContext): TemplateResult {
  const gone = Object.entries(ctx.view.state.discard ?? {});
  return html`<div class="look-list">
    <b>${t.discarded}</b>
    <ul>
      ${gone.map(([card, n]) => html`<li>${card}${n > 1 ? ` × ${n}` : ""}</li>`)}
    </ul>
  </div>`;
}

function look(thing: Thing, ctx: BoardContext): TemplateResult | null {
  const [kind, a, b] = thing.split(":");
  if (thing === "pile:discard") return discardList(ctx);
  const name = kind === "card" ? a : kind === "space" ? read.cardAt(ctx, a, b) : undefined;
  if (!name) return null;
  const info = cardInfo(ctx, name);
  const defence = kind === "space" ? read.defenceAt(ctx, a, b, info.defence) : info.defence;
  return html`<div class="arena look-card">${cardFace(info, defence)}</div>`;
}

export const arenaRoma: Board = {
  complete: true,
  points: { field: "vp", name: "VP", causes: { gaps: t.emptySpaces } },
  die: (face) => pips(Number(face)),
  option: optionOf,
  words,
  wishes,
  draw,
  say,
  look,
  moment,
};

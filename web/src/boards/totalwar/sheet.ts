/*
 * The spending sheet: what can be bought at which price, and the reader's secret list with its
 * running total. A cell that does not glow tells why when it is pressed.
 */
import { html, nothing, type TemplateResult } from "lit";
import { readAction, type Act } from "../../wire";
import { count } from "../../words";
import { thingClass, type BoardContext } from "../board";
import { pips } from "./dice";
import { coinIcon, workIcon, flameIcon, small } from "./emblems";
import { WORKS, type TroopFact } from "./facts";
import { array, number, object, part } from "./json";
import { ARMIES, mine, NAVIES, SPACE, type Position } from "./position";
import { troopIcon } from "./troops";
import { words } from "./words";

const priceOf = (ctx: BoardContext, name: string): number => number(object(ctx.view.extra?.prices)[name]);

interface Order {
  act: Act;
  price: number;
}

/* The reader's secret list. */
function ordersOf(ctx: BoardContext): Order[] {
  return array(ctx.view.extra?.orders).map((o) => ({
    act: readAction(array(part(o, "do")).map(number), ctx.game.tables!),
    price: number(part(o, "price")),
  }));
}

const ordered = (ctx: BoardContext, key: string): number =>
  ordersOf(ctx).filter((o) => o.act.key === key).length;

function cell(ctx: BoardContext, order: string, label: string): TemplateResult {
  const thing = `order:${order}`;
  const n = ordered(ctx, order);
  return html`<button class="cell ${thingClass(ctx, thing)} ${n ? "ordered" : ""}" data-thing=${thing} aria-label="${label}${n ? `, ordered ${n}` : ""}">
    ${n ? `+${n}` : ctx.lit.has(thing) ? "+" : "·"}
  </button>`;
}

/* Own cards that are open, and whatever else could be bought now. */
function troopsFor(ctx: BoardContext, p: Position): TroopFact[] {
  const legal = new Set(
    ctx.options.filter((o) => o.act.verb === "recruit").map((o) => o.act.args[0].word),
  );
  const listed = new Set(
    ordersOf(ctx)
      .filter((o) => o.act.verb === "recruit")
      .map((o) => o.act.args[0].word),
  );
  return p.facts.troops.filter(
    (t) =>
      legal.has(t.name) ||
      listed.has(t.name) ||
      (t.owner === ctx.me &&
        !t.veteran &&
        !t.special &&
        (!t.needs || (p.bought[t.needs] ?? p.round) < p.round)),
  );
}

function troopTable(ctx: BoardContext, p: Position): TemplateResult {
  const armies = mine(p)?.armies ?? [];
  const at = (mark: string) => armies.find((a) => a.mark === mark)?.at ?? "new";
  return html`<table class="shop">
    <thead>
      <tr><th scope="col">Troops</th><th scope="col"><span class="unseen">price</span></th>
        ${ARMIES.map((m) => html`<th scope="col" title=${at(m)}>${m}<small>${at(m) === SPACE ? "waits" : at(m)}</small></th>`)}</tr>
    </thead>
    <tbody>
      ${troopsFor(ctx, p).map(
        (t) => html`<tr>
          <th scope="row" data-look="troop:${t.name}"><span class="shop-name">${troopIcon(t, "icon small-icon")}<span>${t.name}</span>${pips(t.good)}</span></th>
          <td class="cost">${coinIcon()}${priceOf(ctx, t.name)}</td>
          ${ARMIES.map((m) => html`<td>${cell(ctx, `recruit ${t.name} ${m}`, `${t.name} for army ${m}`)}</td>`)}
        </tr>`,
      )}
    </tbody>
  </table>`;
}

function fleetTable(ctx: BoardContext, p: Position): TemplateResult | typeof nothing {
  const ships = p.facts.ships.filter((s) => s.faction === ctx.me);
  if (ships.length === 0) return nothing;
  const at = (mark: string) => mine(p)?.navies.find((n) => n.mark === mark)?.at ?? "new";
  return html`<table class="shop">
    <thead><tr><th scope="col">Ships</th><th scope="col"><span class="unseen">price</span></th>
      ${NAVIES.map((m) => html`<th scope="col" title=${at(m)}>${m}<small>${at(m) === SPACE ? "waits" : at(m)}</small></th>`)}</tr></thead>
    <tbody>${ships.map(
      (
        s,
      ) => html`<tr><th scope="row"><span class="shop-name">${small("trireme")}<span>${s.name}</span>${pips(s.dice)}</span></th>
        <td class="cost">${coinIcon()}${priceOf(ctx, "ship")}</td>
        ${NAVIES.map((m) => html`<td>${cell(ctx, `ship ${s.name} ${m}`, `${s.name} for navy ${m}`)}</td>`)}</tr>`,
    )}</tbody>
  </table>`;
}

const LAND: [string, string][] = [
  ["market", "Market"],
  ["barracks", "Barracks"],
  ["walls", "Walls"],
  ["wonder", "Wonder"],
  ["road", "Road"],
  ["calm", "Calm unrest"],
  ["agent", "Agent"],
];

function landSign(what: string): TemplateResult {
  if (WORKS.includes(what)) return workIcon(what);
  if (what === "calm") return flameIcon();
  return small(what === "road" ? "stone-path" : "hooded-figure");
}

function landButton(ctx: BoardContext, [what, label]: [string, string]) {
  const thing = `build:${what}`;
  return html`<button class="land-order ${thingClass(ctx, thing)}" data-thing=${thing}>
    ${landSign(what)}<span>${label}</span><span class="cost">${coinIcon()}${priceOf(ctx, what)}</span>
  </button>`;
}

function generalButton(ctx: BoardContext, n: number): TemplateResult | typeof nothing {
  const thing = `order:general ${n}`;
  if (n > 2 && !ctx.lit.has(thing)) return nothing;
  return html`<button class="land-order ${thingClass(ctx, thing)}" data-thing=${thing}>
    ${small("crested-helmet")}<span>General ${"★".repeat(n)}</span><span class="cost">${coinIcon()}${priceOf(ctx, `general ${n}`)}</span>
  </button>`;
}

/* TW-272: a new general may take over an army near home at once. */
function commandButtons(ctx: BoardContext, n: number): TemplateResult[] {
  return ARMIES.filter((m) => ctx.lit.has(`order:command ${n} ${m}`)).map((m) => {
    const thing = `order:command ${n} ${m}`;
    return html`<button class="land-order ${thingClass(ctx, thing)}" data-thing=${thing}>
      ${small("crested-helmet")}<span>${"★".repeat(n)} for army ${m}</span><span class="cost">${coinIcon()}${priceOf(ctx, `general ${n}`)}</span>
    </button>`;
  });
}

function listed(ctx: BoardContext, p: Position): TemplateResult {
  const orders = ordersOf(ctx);
  const spent = orders.reduce((sum, o) => sum + o.price, 0);
  const gold = mine(p)?.gold ?? 0;
  return html`<section class="order-list" aria-label="Your orders">
    <h2>Your secret list</h2>
    <ol>${orders.map((o) => html`<li><span>${words(o.act, ctx)}</span><b>${o.price}</b></li>`)}</ol>
    ${orders.length === 0 ? html`<p class="desk-empty">Nothing ordered yet. Press a glowing cell; U takes the last order back.</p>` : nothing}
    <p class="sum"><span>${count(orders.length, "order")}</span><span>${coinIcon()}<b>${spent}</b> of ${gold}, <b>${number(ctx.view.extra?.gold_left)}</b> left</span></p>
  </section>`;
}

export function sheet(ctx: BoardContext, p: Position): TemplateResult {
  const me = mine(p);
  if (p.top !== "spend" || !me || ctx.snap.you === null)
    return html`<p class="desk-empty">Everybody spends in secret at the same time, in the last phase of a round.</p>`;
  if (me.isReady)
    return html`<div class="sheet">${listed(ctx, p)}<p class="desk-empty">Your list is handed in. It is carried out when all are ready.</p></div>`;
  const picked = ctx.picks.find((t) => t.startsWith("build:"));
  return html`<div class="sheet">
    <div class="sheet-shop">${troopTable(ctx, p)}</div>
    <div class="sheet-land">
      ${fleetTable(ctx, p)}
      <div class="land-orders">${LAND.map((row) => landButton(ctx, row))} ${generalButton(ctx, 2)} ${generalButton(ctx, 3)} ${commandButtons(ctx, 2)} ${commandButtons(ctx, 3)}</div>
      ${picked ? html`<p class="sheet-hint">Now choose ${picked === "build:road" ? "a border" : "a region"} on the map.</p>` : nothing}
    </div>
    ${listed(ctx, p)}
  </div>`;
}

/*
 * The spending sheet: what can be bought at which price, and the reader's secret list with its
 * running total. A cell that does not glow tells why when it is pressed.
 */
import { html, nothing, type TemplateResult } from "lit";
import { fill } from "../../locale";
import { readAction, type Act } from "../../wire";
import { thingClass, type BoardContext } from "../board";
import { pips } from "./dice";
import { coinIcon, workIcon, flameIcon, small } from "./emblems";
import { WORKS, type TroopFact } from "./facts";
import { array, number, object, part } from "../json";
import { ARMIES, mine, NAVIES, SPACE, type Position } from "./position";
import { t } from "./texts";
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
  return html`<button class="cell ${thingClass(ctx, thing)} ${n ? "ordered" : ""}" data-thing=${thing} aria-label=${t.sheet.cell(label, n)}>
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
    (x) =>
      legal.has(x.name) ||
      listed.has(x.name) ||
      (x.owner === ctx.me &&
        !x.veteran &&
        !x.special &&
        (!x.needs || (p.bought[x.needs] ?? p.round) < p.round)),
  );
}

function troopTable(ctx: BoardContext, p: Position): TemplateResult {
  const armies = mine(p)?.armies ?? [];
  const at = (mark: string) => armies.find((a) => a.mark === mark)?.at ?? t.sheet.fresh;
  return html`<table class="shop">
    <thead>
      <tr><th scope="col">${t.sheet.troops}</th><th scope="col"><span class="unseen">${t.sheet.price}</span></th>
        ${ARMIES.map((m) => html`<th scope="col" title=${at(m)}>${m}<small>${at(m) === SPACE ? t.sheet.waits : at(m)}</small></th>`)}</tr>
    </thead>
    <tbody>
      ${troopsFor(ctx, p).map(
        (x) => html`<tr>
          <th scope="row" data-look="troop:${x.name}"><span class="shop-name">${troopIcon(x, "icon small-icon")}<span>${x.name}</span>${pips(x.good)}</span></th>
          <td class="cost">${coinIcon()}${priceOf(ctx, x.name)}</td>
          ${ARMIES.map((m) => html`<td>${cell(ctx, `recruit ${x.name} ${m}`, t.sheet.forArmy(x.name, m))}</td>`)}
        </tr>`,
      )}
    </tbody>
  </table>`;
}

function fleetTable(ctx: BoardContext, p: Position): TemplateResult | typeof nothing {
  const ships = p.facts.ships.filter((s) => s.faction === ctx.me);
  if (ships.length === 0) return nothing;
  const at = (mark: string) => mine(p)?.navies.find((n) => n.mark === mark)?.at ?? t.sheet.fresh;
  return html`<table class="shop">
    <thead><tr><th scope="col">${t.sheet.ships}</th><th scope="col"><span class="unseen">${t.sheet.price}</span></th>
      ${NAVIES.map((m) => html`<th scope="col" title=${at(m)}>${m}<small>${at(m) === SPACE ? t.sheet.waits : at(m)}</small></th>`)}</tr></thead>
    <tbody>${ships.map(
      (
        s,
      ) => html`<tr><th scope="row"><span class="shop-name">${small("trireme")}<span>${s.name}</span>${pips(s.dice)}</span></th>
        <td class="cost">${coinIcon()}${priceOf(ctx, "ship")}</td>
        ${NAVIES.map((m) => html`<td>${cell(ctx, `ship ${s.name} ${m}`, t.sheet.forNavy(s.name, m))}</td>`)}</tr>`,
    )}</tbody>
  </table>`;
}

type Land = keyof typeof t.sheet.land;
const LAND: Land[] = ["market", "barracks", "walls", "wonder", "road", "calm", "agent"];

function landSign(what: Land): TemplateResult {
  if ((WORKS as string[]).includes(what)) return workIcon(what);
  if (what === "calm") return flameIcon();
  return small(what === "road" ? "stone-path" : "hooded-figure");
}

function landButton(ctx: BoardContext, what: Land) {
  const thing = `build:${what}`;
  return html`<button class="land-order ${thingClass(ctx, thing)}" data-thing=${thing}>
    ${landSign(what)}<span>${t.sheet.land[what]}</span><span class="cost">${coinIcon()}${priceOf(ctx, what)}</span>
  </button>`;
}

function generalButton(ctx: BoardContext, n: number): TemplateResult | typeof nothing {
  const thing = `order:general ${n}`;
  if (n > 2 && !ctx.lit.has(thing)) return nothing;
  return html`<button class="land-order ${thingClass(ctx, thing)}" data-thing=${thing}>
    ${small("crested-helmet")}<span>${t.sheet.general(n)}</span><span class="cost">${coinIcon()}${priceOf(ctx, `general ${n}`)}</span>
  </button>`;
}

/* TW-272: a new general may take over an army near home at once. */
function commandButtons(ctx: BoardContext, n: number): TemplateResult[] {
  return ARMIES.filter((m) => ctx.lit.has(`order:command ${n} ${m}`)).map((m) => {
    const thing = `order:command ${n} ${m}`;
    return html`<button class="land-order ${thingClass(ctx, thing)}" data-thing=${thing}>
      ${small("crested-helmet")}<span>${t.sheet.command(n, m)}</span><span class="cost">${coinIcon()}${priceOf(ctx, `general ${n}`)}</span>
    </button>`;
  });
}

function listed(ctx: BoardContext, p: Position): TemplateResult {
  const orders = ordersOf(ctx);
  const spent = orders.reduce((sum, o) => sum + o.price, 0);
  const gold = mine(p)?.gold ?? 0;
  const left = number(ctx.view.extra?.gold_left);
  return html`<section class="order-list" aria-label=${t.sheet.orders}>
    <h2>${t.sheet.list}</h2>
    <ol>${orders.map((o) => html`<li><span>${words(o.act, ctx)}</span><b>${o.price}</b></li>`)}</ol>
    ${orders.length === 0 ? html`<p class="desk-empty">${t.sheet.empty}</p>` : nothing}
    <p class="sum"><span>${t.sheet.count(orders.length)}</span><span>${coinIcon()}${fill(t.sheet.sum, { spent: html`<b>${spent}</b>`, gold, left: html`<b>${left}</b>` })}</span></p>
  </section>`;
}

export function sheet(ctx: BoardContext, p: Position): TemplateResult {
  const me = mine(p);
  if (p.top !== "spend" || !me || ctx.snap.you === null)
    return html`<p class="desk-empty">${t.sheet.later}</p>`;
  if (me.isReady)
    return html`<div class="sheet">${listed(ctx, p)}<p class="desk-empty">${t.sheet.handedIn}</p></div>`;
  const picked = ctx.picks.find((thing) => thing.startsWith("build:"));
  return html`<div class="sheet">
    <div class="sheet-shop">${troopTable(ctx, p)}</div>
    <div class="sheet-land">
      ${fleetTable(ctx, p)}
      <div class="land-orders">${LAND.map((what) => landButton(ctx, what))} ${generalButton(ctx, 2)} ${generalButton(ctx, 3)} ${commandButtons(ctx, 2)} ${commandButtons(ctx, 3)}</div>
      ${picked ? html`<p class="sheet-hint">${picked === "build:road" ? t.sheet.chooseBorder : t.sheet.chooseRegion}</p>` : nothing}
    </div>
    ${listed(ctx, p)}
  </div>`;
}

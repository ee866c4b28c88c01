/* The nations: points, resources, know-how, personages; and the tables that compare them. */
import { html, nothing, type TemplateResult } from "lit";
import { icon } from "../../icon";
import type { JsonObject } from "../../types";
import { thingClass, type BoardContext } from "../board";
import { legend } from "./art";
import { badge, resourceIcon } from "./emblems";
import { goodsName, KINDS, RESOURCES, type Nation, type Position } from "./position";
import { t } from "./texts";

const drawings: Record<string, string> = {
  King: "laurel-crown",
  General: "crested-helmet",
  Citizen: "roman-toga",
  Scholar: "philosopher-bust",
  Navigator: "trireme",
  Mercatura: "scales",
  Commercium: "amphora",
  Metallum: "mining",
  Moneta: "two-coins",
  Regnum: "watchtower",
  "Res Publica": "public-speaker",
  Strata: "stone-path",
  Navigatio: "compass",
};
const BELLONA = "Bellona"; // a name
const iconOf = (name: string) => icon(drawings[name] ?? "scroll-unfurled");

const inFlow = matchMedia("(max-width: 999px)"); // then the tables have room below the map

/* Facts of the game about a know-how or a personage. */
function fact(
  ctx: BoardContext,
  name: string,
): { first?: number; later?: number; needs?: string; text: string } {
  const facts = ctx.game.facts as Record<string, JsonObject | undefined> | undefined;
  const row = facts?.knowhow?.[name] as JsonObject | undefined;
  return { ...row, text: String(row?.text ?? facts?.personages?.[name] ?? "") };
}

export function lookAtKnowhow(ctx: BoardContext, name: string): TemplateResult {
  const { first, later, needs, text } = fact(ctx, name);
  return html`<b>${name}</b><p>${text}</p>
    <p>${t.price(first ?? 0, later ?? 0)} ${needs ? t.needs(needs) : ""}</p>`;
}

function stock(ctx: BoardContext, n: Nation, name: string): TemplateResult {
  const thing = `stock:${n.seat}:${name}`;
  const amount = n.stock[name] ?? 0;
  const body = html`${resourceIcon(name)}<b>${amount}</b><span class="unseen">${goodsName(name)}</span>`;
  if (!ctx.lit.has(thing) && !ctx.picks.includes(thing))
    return html`<span class="stock ${amount ? "" : "none"}" data-counter=${thing}>${body}</span>`;
  return html`<button class="stock ${thingClass(ctx, thing)}" data-thing=${thing} data-counter=${thing}>${body}</button>`;
}

/* Only what the nation has: the tables show what it lacks. */
function knowhows(n: Nation): TemplateResult[] {
  return Object.keys(n.known)
    .filter((name) => n.known[name] !== "no")
    .map((name) => {
      const isNew = n.known[name] === "new";
      return html`<span class="know ${isNew ? "new" : ""}" title=${name}>${iconOf(name)}
        <span class="unseen">${isNew ? t.nextTurn(name) : name}</span></span>`;
    });
}

function people(n: Nation): TemplateResult[] {
  return Object.entries(n.personages)
    .filter(([, have]) => have > 0)
    .map(
      ([name, have]) => html`<span class="person" title=${name} data-counter="personage:${n.seat}:${name}">${iconOf(name)}<b>${have}</b>
      <span class="unseen">${name}</span></span>`,
    );
}

function box(ctx: BoardContext, n: Nation): TemplateResult {
  return html`<span class="box" title=${t.box}>
    ${KINDS.map((kind) => {
      const thing = `box:${n.seat}:${kind}`;
      const body = html`${icon(kind === "legion" ? "roman-shield" : "trireme")}<b>${n.box[kind] ?? 0}</b><span class="unseen">${t.inBox(kind)}</span>`;
      return ctx.lit.has(thing)
        ? html`<button class="stock ${thingClass(ctx, thing)}" data-thing=${thing}>${body}</button>`
        : html`<span class="stock ${n.box[kind] ? "" : "none"}">${body}</span>`;
    })}
    <span class="stock ${n.walls ? "" : "none"}" data-counter="walls:${n.seat}">${icon("stone-wall")}<b>${n.walls}</b><span class="unseen">${t.walls}</span></span>
  </span>`;
}

export function nation(
  ctx: BoardContext,
  p: Position,
  n: Nation,
  rest: TemplateResult | typeof nothing = nothing,
): TemplateResult {
  return html`<section class="nation seat-${n.index} ${n.acts ? "acts" : ""} ${n.seat === ctx.snap.you ? "mine" : ""}" aria-label=${n.title} data-seat=${n.seat}>
    <header>
      ${badge(n.index)}
      <span class="nation-name"><b>${n.title}</b>${n.seat === ctx.snap.you ? html`<small>${t.you}</small>` : nothing}</span>
      ${p.bellona === n.index ? html`<span class="bellona" title=${BELLONA}>${icon("zeus-sword")}<span class="unseen">${t.hasBellona}</span></span>` : nothing}
      <span class="points" title=${t.personages}>${icon("laurels")}<b>${n.points}</b><small>/${p.goal}</small></span>
    </header>
    <div class="stocks">${RESOURCES.map((name) => stock(ctx, n, name))} ${p.isCasus ? box(ctx, n) : nothing}</div>
    <div class="marks">
      <span class="built" title=${t.built}>${icon("triple-gate")}<b>${n.cities}</b><span class="unseen">${t.cities}</span>
        ${icon("greek-temple")}<b>${n.temples}</b><span class="unseen">${t.temples}</span></span>
      ${people(n)} ${knowhows(n)}
    </div>
    ${rest}
  </section>`;
}

function head(p: Position): TemplateResult {
  return html`${p.nations.map((n) => html`<th scope="col">${badge(n.index)}<span class="unseen">${n.title}</span></th>`)}`;
}

function knowRow(ctx: BoardContext, p: Position, name: string): TemplateResult {
  const thing = `know:${name}`;
  const lit = ctx.lit.has(thing);
  return html`<tr>
    <th scope="row">
      <button class="know-name ${thingClass(ctx, thing)}" data-thing=${thing} >
        ${iconOf(name)}<span>${name}</span>
        <span class="know-price">${p.prices[name]}${resourceIcon("gold")}</span>
        <span class="unseen">${lit ? t.goldLearn : t.gold}</span>
      </button>
    </th>
    ${p.nations.map((n) => {
      const known = n.known[name];
      const has = known && known !== "no";
      return html`<td class=${has ? "has" : ""}>${has ? badge(n.index, known === "new" ? "new" : "") : html`<span class="dash">·</span>`}
        <span class="unseen">${has ? t.known : t.no}</span></td>`;
    })}
  </tr>`;
}

/* Know-how and personages of all nations. */
export function tables(ctx: BoardContext, p: Position): TemplateResult {
  const asked = ctx.playing && Object.keys(p.prices).some((name) => ctx.lit.has(`know:${name}`));
  return html`<details class="tablet ${asked ? "asked" : ""}" ?open=${asked || inFlow.matches}>
    <summary>${icon("scroll-unfurled")}<span>${t.tables}</span></summary>
    <div class="tablet-body">
      <table class="know-table">
        <thead><tr><th scope="col">${t.knowhow}</th>${head(p)}</tr></thead>
        <tbody>${Object.keys(p.prices).map((name) => knowRow(ctx, p, name))}</tbody>
      </table>
      <table class="people-table">
        <thead><tr><th scope="col">${t.personages}</th><th scope="col">${t.leftColumn}</th>${head(p)}</tr></thead>
        <tbody>
          ${Object.entries(p.stacks).map(
            ([name, left]) => html`<tr>
              <th scope="row"><span class="person-name">${iconOf(name)}<span>${name}</span><small>${fact(ctx, name).text}</small></span></th>
              <td class="left">${left}</td>
              ${p.nations.map((n) => html`<td class=${n.personages[name] ? "has" : ""}>${n.personages[name] || html`<span class="dash">·</span>`}</td>`)}
            </tr>`,
          )}
        </tbody>
      </table>
      <p class="bank">${p.bank.coins === undefined ? t.bank(p.bank.temples) : t.bankCoins(p.bank.coins, p.bank.temples)}</p>
      ${legend()}
    </div>
  </details>`;
}

/*
 * A board for any game: the state as tables of its fields. Every name that a legal action
 * uses is a word to click.
 */
import { html, nothing, type TemplateResult } from "lit";
import { t } from "../../texts";
import type { Json, JsonObject } from "../../types";
import { words } from "../../words";
import { thingClass, type Board, type BoardContext } from "../board";

const isObject = (v: Json): v is JsonObject =>
  v !== null && typeof v === "object" && !Array.isArray(v);

function word(ctx: BoardContext, w: string): TemplateResult {
  const thing = `word:${w}`;
  const shown = ctx.view.titles[w] ?? w;
  if (!ctx.lit.has(thing) && !ctx.picks.includes(thing))
    return html`<span class="word">${shown}</span>`;
  return html`<button class="word ${thingClass(ctx, thing)}" data-thing=${thing}>${shown}</button>`;
}

function value(ctx: BoardContext, v: Json): TemplateResult {
  if (v === null) return html`<span class="faint">–</span>`;
  if (typeof v === "boolean") return html`<span>${v ? t.generic.yes : t.generic.no}</span>`;
  if (typeof v === "object" && !Array.isArray(v)) return pairs(ctx, v);
  if (Array.isArray(v))
    return html`<ol class="values">${v.map((x) => html`<li>${value(ctx, x)}</li>`)}</ol>`;
  return word(ctx, String(v));
}

/* A table in two dimensions: the keys inside become columns. */
function grid(ctx: BoardContext, rows: [string, JsonObject][], label: string): TemplateResult {
  const columns = [...new Set(rows.flatMap(([, cells]) => Object.keys(cells)))];
  return html`<div class="scroll" tabindex="0" role="region" aria-label=${label}>
    <table>
      <thead>
        <tr><th scope="col"><span class="unseen">${t.generic.name}</span></th>
          ${columns.map((c) => html`<th scope="col">${word(ctx, c)}</th>`)}</tr>
      </thead>
      <tbody>
        ${rows.map(
          ([key, cells]) => html`<tr><th scope="row">${word(ctx, key)}</th>
            ${columns.map((c) => html`<td>${c in cells ? value(ctx, cells[c]) : nothing}</td>`)}</tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

function pairs(ctx: BoardContext, o: JsonObject): TemplateResult {
  return html`<dl class="pairs">
    ${Object.entries(o).map(([k, v]) => html`<div><dt>${word(ctx, k)}</dt><dd>${value(ctx, v)}</dd></div>`)}
  </dl>`;
}

function field(ctx: BoardContext, name: string, v: Json): TemplateResult {
  const rows = isObject(v) ? Object.entries(v) : [];
  const square = rows.length > 0 && rows.every(([, cells]) => isObject(cells));
  return html`<section class="state-field">
    <h3>${words(name)}</h3>
    ${square ? grid(ctx, rows as [string, JsonObject][], words(name)) : value(ctx, v)}
  </section>`;
}

export const generic: Board = {
  complete: false,
  option: (act) => ({ act, things: act.args.map((a) => `word:${a.word}`), also: [] }),
  wishes: (thing, ctx) => {
    const name = thing.slice(thing.indexOf(":") + 1);
    return ctx.game.verbs.filter((v) => v.args.length === 1).map((v) => [v.word, name]);
  },
  draw: (ctx) => html`<div class="generic">
    ${Object.entries(ctx.view.state).map(([name, v]) => field(ctx, name, v))}
  </div>`,
  say: (ctx) =>
    Object.entries(ctx.view.state).map(([name, v]) => `${words(name)}: ${JSON.stringify(v)}`),
};

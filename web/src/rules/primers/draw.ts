/* The illustrated rules on the page: two sheets with pictures, then the player aid. */
import { html, nothing } from "lit";
import { t } from "../../texts";
import type { RefTable } from "../../types";
import { refTable } from "../reftable";
import type { Figure, Primer } from "./primer";

export const figureId = (rule: string) => `shown-${rule}`;

/* The rules that a picture shows. */
export function shownRules(p: Primer | null): Map<string, Figure> {
  const shown = new Map<string, Figure>();
  for (const f of p?.pages.flatMap((page) => page.figures) ?? []) for (const r of f.rules) if (!shown.has(r)) shown.set(r, f);
  return shown;
}

const anchorOf = (f: Figure) => figureId(f.rules[0]);

const figure = (f: Figure) => html`<figure id=${anchorOf(f)}>
  <img src=${f.picture} width=${f.width} height=${f.height} alt="" />
  <figcaption>
    <h3>${f.title}</h3>
    <p>${f.text}</p>
    <p class="rulelinks">${f.rules.map((r) => html`<a href="#${r}">${r}</a> `)}</p>
  </figcaption>
</figure>`;

export const toFigure = (f: Figure | undefined) =>
  f ? html`<a class="to-figure" href="#${anchorOf(f)}">${t.rulesPage.picture}</a>` : nothing;

/* Some columns, without where the numbers come from. */
const atHand = (t: RefTable, columns: number[]): RefTable => ({
  ...t,
  id: `aid-${t.id}`,
  note: "",
  columns: columns.map((i) => t.columns[i]),
  rows: t.rows.map((row) => columns.map((i) => row[i])),
});

export function primerPages(p: Primer, tables: RefTable[]) {
  const aids = p.aids.flatMap(({ id, columns }) => tables.filter((x) => x.id === id).map((x) => atHand(x, columns)));
  return html`<div class="primer">
    ${p.pages.map(
      (page) => html`<section class="sheet">
        <h2>${page.title}</h2>
        <p class="lead">${page.lead}</p>
        ${page.figures.map(figure)}
      </section>`,
    )}
    <section class="sheet aid">
      <h2>${t.rulesPage.aid}</h2>
      <h3>${t.rulesPage.turn}</h3>
      <ol>${p.turn.map((x) => html`<li>${x}</li>`)}</ol>
      <div class="print-only">${aids.map((x) => refTable(x))}</div>
    </section>
  </div>`;
}

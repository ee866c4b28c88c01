/* Tables of reference below the rules: cards, units, costs. */
import { html, nothing } from "lit";
import type { RefTable } from "../types";

const cells = (row: (string | number)[]) =>
  row.map((c) => html`<td class=${typeof c === "number" ? "number" : nothing}>${c}</td>`);

export const refTable = (t: RefTable) => html`<section class="reftable" id="table-${t.id}">
  <h3>${t.title}</h3>
  ${t.note ? html`<p class="faint">${t.note}</p>` : nothing}
  <div class="wide" tabindex="0" role="region" aria-label=${t.title}>
    <table>
      <thead>
        <tr>${t.columns.map((c) => html`<th scope="col">${c}</th>`)}</tr>
      </thead>
      <tbody>
        ${t.rows.map((row) => html`<tr>${cells(row)}</tr>`)}
      </tbody>
    </table>
  </div>
</section>`;

/* The sheet of keyboard shortcuts. */
import { html } from "lit";
import { t } from "../texts";
import { dialogHead } from "./dialog";

const { rows: does } = t.shortcuts;
const rows: [string, string][] = [
  [t.shortcuts.tabs, does.tab],
  [t.shortcuts.arrows, does.arrows],
  [t.shortcuts.enter, does.enter],
  [t.shortcuts.esc, does.esc],
  ["A", does.a],
  ["B", does.b],
  ["U", does.u],
  ["H", does.h],
  ["W", does.w],
  ["L", does.l],
  ["C", does.c],
  ["N", does.n],
  ["+  −  0", does.zoom],
  ["R", does.r],
  ["S", does.s],
  ["T", does.t],
  ["M", does.m],
  ["?", does.help],
];

export function shortcuts() {
  return html`<dialog id="shortcuts" aria-labelledby="shortcuts-title">
    ${dialogHead("shortcuts-title", t.shortcuts.title)}
    <dl class="keys">
      ${rows.map(([keys, what]) => html`<div><dt><kbd>${keys}</kbd></dt><dd>${what}</dd></div>`)}
    </dl>
  </dialog>`;
}

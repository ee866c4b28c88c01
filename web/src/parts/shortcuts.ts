/* The sheet of keyboard shortcuts. */
import { html } from "lit";
import { dialogHead } from "./dialog";

const rows: [string, string][] = [
  ["Tab, Shift+Tab", "from one thing to the next"],
  ["Arrow keys", "on the board: to the nearest thing in that direction"],
  ["Enter, Space", "pick it; picked things that make an action together carry it out"],
  ["Esc", "let go of what is picked"],
  ["A", "to the list of all actions"],
  ["B", "to the board"],
  ["U", "undo"],
  ["H", "what the computer thinks"],
  ["W", "why not? Reads the reason for the thing that has the focus"],
  ["L", "to the log"],
  ["C", "to the chat"],
  ["N", "after the game: its analysis"],
  ["+  −  0", "larger, smaller, fit"],
  ["R", "replay on or off; then Left, Right, Home, End, P for play"],
  ["S", "skip what is being shown of the others' moves"],
  ["T", "dark or light"],
  ["M", "sound on or off"],
  ["?", "this sheet"],
];

export function shortcuts() {
  return html`<dialog id="shortcuts" aria-labelledby="shortcuts-title">
    ${dialogHead("shortcuts-title", "Keyboard")}
    <dl class="keys">
      ${rows.map(([keys, what]) => html`<div><dt><kbd>${keys}</kbd></dt><dd>${what}</dd></div>`)}
    </dl>
  </dialog>`;
}

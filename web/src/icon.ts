/* Drawings: those of game-icons.net named in icons.txt, later those of a board, and a few lines for buttons. */
import { html, svg, type TemplateResult } from "lit";
import drawn from "tessera:icons";

/* The drawings that come with the board of a game. */
export function addIcons(more: Record<string, string>) {
  Object.assign(drawn, more);
}

export const drawing = (name: string): string => drawn[name] ?? "";

export function icon(name: string, cls = "icon"): TemplateResult {
  return html`<svg class=${cls} viewBox="0 0 512 512" aria-hidden="true" focusable="false">
    <path fill="currentColor" d=${drawing(name)}></path>
  </svg>`;
}

const strokes: Record<string, string> = {
  undo: "M9 7 4 12l5 5M4 12h10a6 6 0 0 1 6 6",
  redo: "M15 7l5 5-5 5M20 12H10a6 6 0 0 0-6 6",
  save: "M5 4h11l3 3v13H5zM8 4v6h7V4M8 20v-6h8v6",
  download: "M12 4v11M7 10l5 5 5-5M5 20h14",
  upload: "M12 16V5M7 10l5-5 5 5M5 20h14",
  erase: "M9 20h11M5 14l9-9 6 6-9 9H8z",
  hand: "M12 3v18M3 12h18M12 3 9 6M12 3l3 3M12 21l-3-3M12 21l3-3M3 12l3-3M3 12l3 3M21 12l-3-3M21 12l-3 3",
  coach: "M12 4a3.500 3.500 0 1 0 0 7a3.500 3.500 0 0 0 0-7zM5 20c.5-4 3-6.500 7-6.500s6.500 2.500 7 6.500M18.500 6.500l2.500-1.500M19 9h2.500",
  hint: "M9 18h6M10 21h4M12 3a6 6 0 0 0-4 10.5c.7.7 1 1.500 1 2.500h6c0-1 .3-1.800 1-2.500A6 6 0 0 0 12 3z",
  menu: "M4 7h16M4 12h16M4 17h16",
  close: "M6 6l12 12M18 6 6 18",
  play: "M7 5v14l12-7z",
  pause: "M8 5v14M16 5v14",
  first: "M6 5v14M19 5 9 12l10 7z",
  last: "M18 5v14M5 5l10 7-10 7z",
  back: "M15 5l-8 7 8 7",
  next: "M9 5l8 7-8 7",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  fit: "M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5",
  sound: "M4 9v6h4l5 4V5L8 9zM16 9a4 4 0 0 1 0 6M18.500 6.500a8 8 0 0 1 0 11",
  mute: "M4 9v6h4l5 4V5L8 9zM16 9.500l5 5M21 9.500l-5 5",
  flag: "M6 21V4h13l-3.500 4.500L19 13H6",
  book: "M12 7v13M12 7C10 5 7 4.500 3 5v13c4-.500 7 0 9 2 2-2 5-2.500 9-2V5c-4-.500-7 0-9 2",
  bell: "M6 17V11a6 6 0 0 1 12 0v6l2 2H4zM10 21h4",
  theme: "M12 3a9 9 0 1 0 0 18zM12 3a9 9 0 0 1 0 18",
  keys: "M3 7h18v10H3zM7 11h.01M11 11h.01M15 11h.01M7 14h10",
  copy: "M9 9h11v11H9zM5 15H4V4h11v1",
  clock: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v5l3 2",
  eye: "M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z",
  history: "M4 12a8 8 0 1 0 2.500-5.800L4 8.500M4 4v4.500h4.500M12 8v4l3 2",
  more: "M5 12h.01M12 12h.01M19 12h.01",
  settings: "M4 7h9M17 7h3M4 17h3M11 17h9M13 7a2 2 0 1 0 4 0 2 2 0 0 0-4 0M7 17a2 2 0 1 0 4 0 2 2 0 0 0-4 0",
  send: "M4 12l16-8-6 16-3-7z",
};

export function line(name: string): TemplateResult {
  return html`<svg class="line" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    ${svg`<path d=${strokes[name] ?? ""}></path>`}
  </svg>`;
}

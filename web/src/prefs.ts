/* What the player prefers in this browser: theme, sound, speed, notifications, kind of board. */
import type { Speed } from "./motion/pace";

export type TextSize = "normal" | "large" | "larger";

export interface Prefs {
  theme: "auto" | "light" | "dark";
  sound: boolean;
  volume: number; // 0 to 1
  speed: Speed; // of what the others do
  notify: boolean;
  text: TextSize;
  warnings: boolean; // before a choice that one may regret
  plain: boolean; // tables of words in place of a drawn board
  lessons: string[]; // played to their end, as game/name
  briefings: boolean; // shown when a game begins
  briefed: string[]; // tables whose briefing was shown
  coach: boolean; // speaks at the tables where it was asked for
  coached: string[]; // these tables
  acts: number; // how often the player has acted: beginners get a word of help
}

const KEY = "tessera";
const defaults: Prefs = { theme: "auto", sound: true, volume: 0.3, speed: "normal", notify: false, text: "normal", warnings: true, plain: false, lessons: [], briefings: true, briefed: [], coach: true, coached: [], acts: 0 };

function load(): Prefs {
  try {
    return { ...defaults, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return { ...defaults };
  }
}

export const prefs = load();

export function setPref<K extends keyof Prefs>(key: K, value: Prefs[K]) {
  prefs[key] = value;
  try {
    localStorage.setItem(KEY, JSON.stringify(prefs));
  } catch {
    /* a browser without storage forgets */
  }
  applyTheme();
}

export function isDark(): boolean {
  if (prefs.theme !== "auto") return prefs.theme === "dark";
  return matchMedia("(prefers-color-scheme: dark)").matches;
}

export function applyTheme() {
  document.documentElement.dataset.theme = isDark() ? "dark" : "light";
  document.documentElement.dataset.text = prefs.text;
}

export function watchTheme() {
  applyTheme();
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", applyTheme);
}

/* Whether the player asked for reduced motion. */
export function calm(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/* Whether the player points with a finger: then it is a tap, not a click. */
export function hasFinger(): boolean {
  return matchMedia("(hover: none)").matches;
}

/* All that the layer of motion, the log by turn and the end of a game say. */
import { texts as spoken } from "../locale";
import type { Speed } from "./pace";
import { capital, words } from "../words";

const MINUS = "−";

const PLAIN = ["marble", "iron", "gold", "money", "vp", "supply", "command"];

/* "2 legions", "1 legion", "3 gold", "Forum" */
function nameOf(n: number, what: string): string {
  if (what === "money") return n === 1 ? "sestertius" : "sestertii";
  if (what === "vp") return "VP";
  if (what === "raised") return "gold raised";
  const said = /[A-Z]/.test(what) ? what : what.replace(/[-_]/g, " ");
  return n === 1 || PLAIN.includes(what) || /[A-Z]\w*$/.test(what) ? said : `${said}s`;
}

const count = (n: number, what: string) =>
  /^[A-Z]/.test(what) ? (n > 1 ? `${n} × ${what}` : what) : `${n} ${nameOf(n, what)}`;

export const { signed, counted, lossWords } = spoken({
  /* "+3 marble", "−2 VP Forum" */
  signed: (n: number, what: string, why = "") =>
    [`${n < 0 ? MINUS : "+"}${Math.abs(n)}`, nameOf(Math.abs(n), what), why ? `(${why})` : ""].filter(Boolean).join(" "),
  counted: count,
  lossWords: (n: number, what: string) => (what ? `${MINUS}${count(n, what)}` : `${MINUS}${n}`),
});

const names = { instant: "Instant", fast: "Fast", normal: "Normal", slow: "Slow" };
export const speedNames: Record<Speed, string> = spoken(names);

/* "placed navy", "navy A": what both say is said once. */
const joined = (how: string, what: string) => (what.startsWith(`${how.split(" ").pop()} `) ? `${how.slice(0, how.lastIndexOf(" "))} ${what}`.trim() : `${how} ${what}`.trim());

export const outcome = spoken({
  moved: (what: string, to: string) => (to ? `${what} to ${to}` : `moved ${what}`),
  placed: (how: string, what: string, at: string) => `${joined(how, what)}${at ? ` (${at})` : ""}`,
  weakened: (what: string, n: number) => `${what} ${MINUS}${n}`,
  lost: (what: string) => `lost ${what}`,
  discarded: (what: string) => `discarded ${what}`,
  theirs: (who: string, what: string) => `${who} ${what}`,
  drew: (n: number) => `drew ${n} ${n === 1 ? "card" : "cards"}`,
  inList: (sentence: string) => sentence.replace(/\.$/, ""),
  did: (how: string, what: string) => `${how} ${what}`,
  result: (where: string, how: string) => (where ? `${where}: ${how}` : how),
  happened: (word: string) => word.replace(/-/g, " "),
  several: (n: number) => `${n} pieces`,
});

export const texts = spoken({
  skip: "Skip",
  skipHelp: "Jump to the current position (S)",
  moments: "What is happening",
  yourTurnAt: (table: string) => `${table}: your turn`,
  settingsTitle: "Display, sound and warnings",
  theme: "Colours",
  themes: { auto: "As on your device", light: "Light", dark: "Dark" },
  textSize: "Text size",
  textSizes: { normal: "Normal", large: "Large", larger: "Larger" },
  language: "Language",
  languageName: "English",
  briefings: "Show a briefing when a game begins",
  warnings: "Warn me before a choice I may regret",
  speed: "Other players’ moves",
  volume: "Volume",
  calm: "Your device prefers reduced motion: changes are highlighted, nothing moves.",

  setUp: "At the start",
  turn: (n: number | null, who: string) => (n === null ? who : `Turn ${n}: ${who}`),
  nothing: "nothing of note",
  times: (n: number) => ` ×${n}`,
  showOnBoard: "Show on the board",
  toMove: (n: number) => `Show move ${n}`,
  since: "Since your last turn",
  replayThat: "Watch it again",
  dismiss: "Hide",

  victory: "Victory",
  defeat: "Defeat",
  draw: "A draw",
  over: "The game is over",
  standings: "Standings",
  points: "Where the points came from",
  atStart: "At the start",
  total: "Total",
  place: (n: number) => `${n}.`,
  you: "you",
  turning: "Turning points",
  turningBusy: "The computer is looking for them…",
  turningPoint: (who: string, before: string, after: string) => `${who}: ${before} → ${after}`,
  seeAnalysis: "Full analysis",
  again: "Play again",
  rematch: "Rematch",
  watch: "Watch it again",
  share: "Share",
  shared: "Link copied.",
  shareFailed: "Copy the address of this page.",
  close: "Look at the board",
  result: "Result",

  soundCredit: "The sounds are our own, made in the browser.",

  cancel: "Cancel",
  resign: "Resign",
  resignTitle: "Resign this game?",
  resignTwo: "Your opponent wins immediately.",
  resignMany: "The computer plays on for you; you can watch.",
  resigned: "You resigned. The computer plays on for you; you can watch.",
  offerDraw: "Offer a draw",
  drawTitle: "Offer a draw?",
  drawHelp: "The game ends if everybody agrees. Until then it continues.",
  drawOffered: "You offered a draw.",
  drawDeclined: "Your draw offer was declined.",
  giveSeat: "Let the computer play for me",
  giveSeatTitle: "Give your seat to the computer?",
  giveSeatHelp: "You cannot take it back.",
  seatGiven: "The computer plays on for you; you can watch.",
});

export const cause = (label: string | null, word: string) => (label ? capital(label) : words(word));

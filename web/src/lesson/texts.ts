/* The words around a lesson; what a lesson itself says comes from the server. */
import { texts } from "../locale";
import { count } from "../texts";

export const lessonTexts = texts({
  learn: "Learn",
  learnFirst: (game: string) => `New to ${game}? Learn it first`,
  count: (n: number) => `${count(n, "short lesson")} on the real board`,
  heading: (game: string) => `Learn ${game}`,
  lead: "Short lessons on the real board. You make the moves; whatever else you try is explained.",
  start: "Start",
  again: "Play again",
  done: "done",
  none: "There are no lessons for this game yet.",
  panel: "Lesson",
  progress: (step: number, steps: number) => `Step ${step} of ${steps}`,
  answer: "Not yet",
  fold: "Hide the text",
  unfold: "Show the text",
  over: "Lesson complete.",
  restart: "Start the lesson again",
  next: "Next lesson",
  playOn: "Play on from here",
  play: "First game with a coach",
  list: "All lessons",
  rules: "Illustrated rules",
  leave: "Leave the lesson",
  script: "played by the lesson",
});

/* Around what a coach says; his own words come from the server. */
export const coachTexts = texts({
  name: "Coach",
  wake: "Ask the coach in",
  silence: "Silence the coach",
  show: "Show me",
  thinking: "Let me look at this.",
  waits: "Watch what the others do.",
  warning: "Wait a moment",
  goAhead: "Do it anyway",
  chances: (was: string, could: string) => `Your chance to win would be about ${was} instead of ${could}.`,
  better: (action: string) => `I would rather: ${action}.`,
  setting: "Let the coach speak in games that begin with one",
});

/* Around a briefing; the briefing itself comes from the server. */
export const briefingTexts = texts({
  open: "Briefing",
  who: "Who you are",
  whoOf: (seat: string) => `Who you are: ${seat}`,
  win: "How you win",
  turn: "Your turn",
  special: "Special here",
  hint: "Hint",
  hintOf: (seat: string) => `Hint: ${seat}`,
  history: "What happened",
  balance: "Balance",
  begin: "Begin",
  back: "Back to the game",
  rules: "Rules",
  keep: "Show this when a game begins",
});

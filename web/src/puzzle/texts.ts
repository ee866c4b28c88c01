/* The words around puzzles, mistakes and progress; what a puzzle itself says comes from the server. */
import { texts } from "../locale";
import { count } from "../texts";

export const puzzleTexts = texts({
  puzzles: "Puzzles",
  heading: (game: string) => `Puzzles: ${game}`,
  lead: "One action is clearly best. Find it on the board; whatever else you try is answered and taken back.",
  solvedOf: (n: number, all: number) => `${n} of ${all} solved`,
  next: "Solve the next one",
  none: "There are no puzzles for this game yet.",
  ofLevel: (n: number, level: string) => `Puzzle ${n}, ${level}`,
  solved: "solved",
  learn: "Lessons",
  daily: "Daily puzzle",
  dailyOf: (game: string, level: string) => `${game}, ${level}`,
  dailySolve: "Solve",
  dailySolved: "Solved. The next one comes at midnight UTC.",
  dailyAgain: "Look at it again",
  streak: (days: number) => `${count(days, "day")} in a row`,
  answer: "Not the best",
  show: "Show the answer",
  shown: (words: string) => `The answer: ${words}.`,
  play: "Play it",
  over: "Puzzle finished.",
  better: "That is better.",
  found: "Solved without help.",
  theme: (verb: string) => `It was about: ${verb}.`,
  another: "Another like this",
  all: "All puzzles",

  mistakes: "Learn from your mistakes",
  mistakeOf: (n: number, all: number) => `Mistake ${n} of ${all}`,
  youPlayed: (words: string) => `You played here: ${words}.`,
  tryAgain: "Try once more.",
  nextMistake: "Next mistake",
  backToGame: "Back to the game",
  noMistakes: "The analysis found no serious mistake of yours.",
});

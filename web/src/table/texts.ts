/* What is said about actions before they are taken. */
import { texts } from "../locale";

export const effectTexts = texts({
  chance: "then dice or cards decide",
  unknown: "the rest depends on what you cannot see",
  idle: "no effect now",
  idleWarning: "This has no effect now.",
  warningTitle: "Are you sure?",
  goAhead: "Do it anyway",
  never: "Don't warn me again",
});

/* An action as one says it at the table: "move 2 legions Roma Ostia" goes from here to there. */
import type { Act } from "../../wire";
import type { BoardContext } from "../board";

type Say = (a: string, b: string, c: string, ctx: BoardContext) => string;

const said: Record<string, Say> = {
  go: (a) => `Go to ${a}`,
  spend: (a) => `Pay a step with ${a}`,
  coins: (a) => `Pay ${a} in coins`,
  temple: (a) => `Build a temple in ${a}`,
  wall: (a) => `Build a wall in ${a}`,
  arm: (a, b) => `Arm a ${a} in ${b}`,
  learn: (a) => `Develop ${a}`,
  recruit: (a) => `Recruit a ${a}`,
  move: (a, b, c) => `Move ${a} from ${b} to ${c}`,
  attack: (a, b, c, ctx) => `Attack ${ctx.view.titles[c] ?? c} in ${b} with ${a}`,
  conquer: (a) => `Conquer ${a}`,
  raze: (a) => `Destroy the temple of ${a}`,
  found: (a, b) => `Found a city for ${a} in ${b}`,
  give: (a) => `Give ${a} to the bank`,
  take: (a) => `Take ${a} from the bank`,
  pick: (a) => `Take ${a}`,
  shake: (a) => `Destroy the wall of ${a}`,
  desert: (a, b) => `A ${a} deserts in ${b}`,
  swap: (a, b) => `Exchange ${a} for ${b}`,
  done: () => "Done",
  pass: () => "Pass",
  end: () => "End your turn",
};

export function words({ verb, args }: Act, ctx: BoardContext): string | undefined {
  const [a = "", b = "", c = ""] = args.map((x) => x.word);
  return said[verb]?.(a, b, c, ctx);
}

/* An action as one says it at the table: "move 2 legions Roma Ostia" goes from here to there. */
import type { Act } from "../../wire";
import type { BoardContext } from "../board";
import { t } from "./texts";

const said: Record<string, (a: string, b: string, c: string) => string> = t.does;

export function words({ verb, args }: Act, ctx: BoardContext): string | undefined {
  const [a = "", b = "", c = ""] = args.map((x) => x.word);
  return said[verb]?.(a, b, ctx.view.titles[c] ?? c);
}

/* An action as one says it at the table: "activate 4" is "Activate Forum (space 4)". */
import type { Act } from "../../wire";
import type { BoardContext } from "../board";
import { cardAt, enemyOf } from "./state";
import { t } from "./texts";

type Say = (a: string, b: string, mine?: string, theirs?: string, there?: string) => string;

const said: Record<string, Say> = t.does;

/* The cards that lie where the words point: on my space, on theirs, on the second one named. */
export function words({ verb, args }: Act, ctx: BoardContext): string | undefined {
  const [a = "", b = ""] = args.map((x) => x.word);
  const at = verb === "bribe" ? "bribery" : a;
  const theirs = cardAt(ctx, enemyOf(ctx, ctx.me), at);
  return said[verb]?.(a, b, cardAt(ctx, ctx.me, at), theirs, cardAt(ctx, ctx.me, b));
}

/* Between the words of actions and the things on the board, both ways. */
import type { Act, Wish } from "../../wire";
import type { Option, Thing } from "../../picks";
import type { BoardContext } from "../board";
import { cardAt, diceOf, enemyOf, phase, SPACES } from "./state";

const ON_MY_SPACE = ["lay", "play", "activate", "copy", "sacrifice", "swap"];
const ON_THEIR_SPACE = ["target", "block"];
const WITH_DIE = ["money", "cards", "bribe", "mark", "add", "score", "raise", "lower"];

/* What a card of the hand is for in a phase; else it is played. */
const CARD_VERBS: Record<string, string> = {
  exchange: "give",
  layout: "lay",
  keeping: "keep",
  taking: "take",
  swapping: "swap",
};

export function optionOf(act: Act, ctx: BoardContext): Option {
  const { verb, args } = act;
  const things: Thing[] = [];
  for (const { kind, word } of args) {
    if (kind === "card") things.push(`card:${word}`);
    else if (ON_THEIR_SPACE.includes(verb)) things.push(`space:${enemyOf(ctx, ctx.me)}:${word}`);
    else if (ON_MY_SPACE.includes(verb)) things.push(`space:${ctx.me}:${word}`);
    else if (WITH_DIE.includes(verb)) things.push(`die:${word}`);
  }
  if (verb === "money" || verb === "cards") things.push(`icon:${verb}`);
  if (verb === "bribe") things.push(`space:${ctx.me}:bribery`);
  return { act, things, also: verb === "activate" ? [`die:${args[0].word}`] : [] };
}

function cardWish(ctx: BoardContext, card: string): Wish {
  const verb = CARD_VERBS[phase(ctx)] ?? "play";
  if (["give", "keep", "take"].includes(verb)) return [verb, card];
  return [verb, card, SPACES.find((n) => !cardAt(ctx, ctx.me, n)) ?? "1"];
}

/* What the player may have meant by picking this: to ask the server why not. */
export function wishes(thing: Thing, ctx: BoardContext): Wish[] {
  const [kind, a, b] = thing.split(":");
  const picked = (k: string) => ctx.picks.find((p) => p.startsWith(k + ":"))?.slice(k.length + 1);
  const die = picked("die") ?? String(diceOf(ctx).find((d) => d > 0) ?? 1);
  if (kind === "card") return [cardWish(ctx, a)];
  if (kind === "icon") return [[a, die]];
  if (kind === "die") return [["money", a]];
  if (kind !== "space") return [];
  if (a !== ctx.me) return [["target", b]];
  const card = picked("card");
  if (card) return [[CARD_VERBS[phase(ctx)] ?? "play", card, b]];
  return b === "bribery" ? [["bribe", die], ["activate", b]] : [["activate", b]];
}

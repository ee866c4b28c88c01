/* An action as one says it at the table: "move d4 d5" names the unit that moves. */
import type { Act } from "../../wire";
import { words } from "../../words";
import type { BoardContext } from "../board";
import { HEXES } from "./field";
import { pieceAt } from "./read";
import { t } from "./texts";

const TO_EMPTY = ["enter", "retreat", "flee", "ride", "advance"];
const verbs: Record<string, string> = t.verbs;
const acts: Record<string, (a: string, b: string) => string> = t.acts;

/* "Light Infantry D4"; where nobody is, the hex alone. */
function hexWords(ctx: BoardContext, hex: string, alone: boolean): string {
  const { unit, leader } = pieceAt(ctx, hex);
  const who = alone ? leader?.name : (unit?.info.name ?? leader?.name);
  return who ? t.at(who, hex.toUpperCase()) : hex.toUpperCase();
}

const say = (verb: string, [first, second]: string[]): string =>
  second && acts[verb] ? acts[verb](first, second) : t.act(verbs[verb] ?? words(verb), first);

/* Undefined for an action without a hex. */
export function hexAction({ verb, args }: Act, ctx: BoardContext): string | undefined {
  if (!args.some((x) => HEXES.includes(x.word))) return undefined;
  const alone = verb === "lead" || verb === "send";
  const named = args.map(({ word }) =>
    !HEXES.includes(word) ? word : TO_EMPTY.includes(verb) ? word.toUpperCase() : hexWords(ctx, word, alone),
  );
  return verb === "exit" ? t.leadOff(named[0]) : say(verb, named);
}

/* The same on a button: the hexes alone. */
export function shortHexAction({ verb, args }: Act): string | undefined {
  if (!args.some((x) => HEXES.includes(x.word))) return undefined;
  return say(verb, args.map(({ word }) => (HEXES.includes(word) ? word.toUpperCase() : word)));
}

/* An action as one says it at the table: "move d4 d5" names the unit that moves. */
import type { Act } from "../../wire";
import { capital } from "../../words";
import type { BoardContext } from "../board";
import { HEXES } from "./field";
import { pieceAt } from "./read";

const LINKS: Record<string, string> = { move: "to", send: "to", place: "in", fire: "at", attack: "against" };
const ON_EMPTY = ["enter", "retreat", "flee", "ride"];

/* "Light Infantry D4"; where nobody is, the hex alone. */
function hexWords(ctx: BoardContext, hex: string, alone: boolean): string {
  const { unit, leader } = pieceAt(ctx, hex);
  const who = alone ? leader?.name : (unit?.info.name ?? leader?.name);
  return who ? `${who} ${hex.toUpperCase()}` : hex.toUpperCase();
}

/* Undefined for an action without a hex. */
export function hexAction({ verb, args }: Act, ctx: BoardContext): string | undefined {
  if (!args.some((x) => HEXES.includes(x.word))) return undefined;
  const alone = verb === "lead" || verb === "send";
  const [first, second] = args.map(({ word }) =>
    !HEXES.includes(word) ? word : ON_EMPTY.includes(verb) ? word.toUpperCase() : hexWords(ctx, word, alone),
  );
  if (verb === "lead") return `Order leader ${first}`;
  if (verb === "exit") return `Lead ${first} off the field`;
  if (ON_EMPTY.includes(verb)) return `${capital(verb)} to ${first}`;
  return [capital(verb), first, second && (LINKS[verb] ?? ""), second].filter(Boolean).join(" ");
}

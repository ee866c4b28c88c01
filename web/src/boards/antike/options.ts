/*
 * From the words of an action to the things drawn: "move 2 legions Roma Neapolis" begins at
 * region:Roma and ends at to:Neapolis; whatever names no place, card or space is a button.
 */
import type { Act, Wish } from "../../wire";
import type { Option, Thing } from "../../picks";
import type { BoardContext } from "../board";
import { goodsName, object, part, readPosition } from "./position";
import { t } from "./texts";

const ON_REGION = ["temple", "wall", "arm", "conquer", "raze", "found", "shake", "desert"];

/* A row of numbers for each kind: "Legions 1 2 3". Tired ones have a step less than others there. */
function numbered(group: string, ctx: BoardContext): { row: string; word: string } {
  const facts = object(part(part(ctx.game.facts, "groups"), group));
  const isLegion = facts.kind === "legion";
  const rested = isLegion ? t.rowLegions : t.rowGalleys;
  const tired = isLegion ? t.rowTiredLegions : t.rowTiredGalleys;
  return { row: facts.tired ? tired : rested, word: String(facts.n ?? "") };
}

/* What a conquest takes, before it is done. */
function preview(name: string, verb: string, ctx: BoardContext): string {
  const p = readPosition(ctx);
  const place = p.places.find((x) => x.name === name);
  const mine = ctx.view.seats.indexOf(ctx.me);
  const units = place?.groups.filter((g) => g.seat === mine).reduce((n, g) => n + g.count, 0) ?? 0;
  const loses = String(place?.strength ?? "?");
  return verb === "conquer" ? t.conquer(name, loses, units) : t.raze(name, loses, units);
}

const rows: Record<string, string> = { arm: t.rowArm, found: t.rowFound, desert: t.rowDesert };
const kinds: Record<string, string> = t.Kinds;

/* A resource or a kind of unit. */
const thingName = (id: string) => kinds[id] ?? goodsName(id);

export function optionOf(a: Act, ctx: BoardContext): Option {
  const first = a.args[0]?.word ?? "";
  const end = a.args[a.args.length - 1]?.word ?? "";
  const one = (things: Thing[], also: Thing[] = [], rest: Partial<Option> = {}): Option => ({
    act: a,
    things,
    also,
    ...rest,
  });
  switch (a.verb) {
    case "go":
      return one([`space:${first}`]);
    case "learn":
      return one([`know:${first}`]);
    case "play":
    case "pick":
      return one([`card:${a.verb}:${first}`]);
    case "move":
      return one([`region:${a.args[1].word}`, `to:${end}`], [], numbered(first, ctx));
    case "attack":
      return one([`foe:${a.args[1].word}:${end}`], [`region:${a.args[1].word}`], numbered(first, ctx));
    case "conquer":
    case "raze":
      return one([`region:${end}`], [], { ask: preview(end, a.verb, ctx) });
    case "arm":
    case "found":
    case "desert":
      return one([`region:${end}`], [], { row: rows[a.verb], word: thingName(first) });
    case "swap":
      return one([`stock:${ctx.me}:${first}`], [], { row: t.rowSwap(goodsName(first)), word: goodsName(end) });
    case "spend":
    case "give":
    case "take":
      return one([], [`stock:${ctx.me}:${first}`]);
    case "recruit":
      return one([], [`box:${ctx.me}:${first}`]);
    default:
      return one(ON_REGION.includes(a.verb) ? [`region:${end}`] : []);
  }
}

const wishOf: Record<string, Wish[]> = {
  templum: [["temple"], ["wall"]],
  militia: [["arm", "legion"], ["arm", "galley"]],
  conquest: [["conquer"], ["raze"]],
  earthquake: [["shake"]],
  masons: [["wall"]],
  storm: [["desert", "galley"]],
  desertion: [["desert", "legion"], ["desert", "galley"]],
  mercenaries: [["arm", "legion"], ["arm", "galley"]],
};

/* What picking this could have meant, to ask the server why not. */
export function wishesOf(thing: Thing, ctx: BoardContext): Wish[] {
  const p = readPosition(ctx);
  const [kind, ...rest] = thing.split(":");
  const name = rest[rest.length - 1];
  if (kind === "space") return [["go", name]];
  if (kind === "know") return [["learn", name]];
  if (kind === "card") return [[rest[0], name]];
  if (kind !== "region" && kind !== "to") return [];
  const from = ctx.picks.find((x) => x.startsWith("region:"))?.slice("region:".length);
  if (p.phase === "movere" && from)
    return [
      ["move", "1 legion", from, name],
      ["move", "1 galley", from, name],
    ];
  if (p.phase === "movere") {
    const near = p.places.find((x) => x.name !== name)?.name ?? name;
    return [["move", "1 legion", name, near]];
  }
  if (p.phase === "founding") {
    const yields = p.places.find((x) => x.name === name)?.yields;
    return [["found", !yields || yields === "any" ? "marble" : yields, name]];
  }
  return (wishOf[p.phase] ?? []).map((w) => [...(w as [string]), name]);
}

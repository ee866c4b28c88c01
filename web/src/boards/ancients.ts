/*
 * Commands & Colors: Ancients. The field of hexes in the middle, the reader's army below (on
 * a phone at the left), his command cards under it. Actions name hexes and cards; the parts
 * are in ancients/.
 */
import { html, nothing, type TemplateResult } from "lit";
import drawn from "tessera:icons-ancients";
import { addIcons } from "../icon";
import type { Option, Thing } from "../picks";
import type { Events } from "../generated/ancients";
import { eventsOf, isTold, type Act, type LogLine, type Wish } from "../wire";
import { capital, count } from "../words";
import { rollCard } from "./ancients/dice";
import { battlefield, fieldOf } from "./ancients/battlefield";
import { commandCard } from "./ancients/cards";
import { HEXES, isNear } from "./ancients/field";
import { groundHelp } from "./ancients/ground";
import { battlePicture } from "./ancients/picture";
import {
  aims,
  cardsOf,
  edition,
  enemyOf,
  field,
  groundAt,
  hexInWords,
  number,
  phase,
  pieceAt,
  text,
  titleOf,
  total,
} from "./ancients/read";
import { rollsOf } from "./ancients/rolls";
import { hand, plate, strip } from "./ancients/sides";
import { hexAction } from "./ancients/words";
import type { Board, BoardContext } from "./board";

addIcons(drawn);

const ROLLS_SHOWN = 3;

/* From the words of an action to the things it is made of. */
function thingsOf(act: Act, ctx: BoardContext): { things: Thing[]; also: Thing[] } {
  const [a, b] = act.args.map((x) => x.word);
  switch (act.verb) {
    case "play":
      return { things: [`card:${a}`], also: [] };
    case "lead":
      return { things: [`leader:${a}`], also: [] };
    case "send":
      return { things: [`leader:${a}`, `hex:${b}`], also: [] };
    case "place":
      return { things: [`person:${a}`, `hex:${b}`], also: [] };
    case "exit":
      return { things: [`hex:${a}`, "off:field"], also: [] };
    case "ignore":
      return { things: [], also: [] };
    case "advance":
      return { things: [], also: [`hex:${text(ctx.view.state.target)}`] };
    default:
      return { things: act.args.map((x) => `hex:${x.word}`), also: [] };
  }
}

const DONE: Record<string, string> = {
  order: "Orders are given",
  rally: "Rallied",
  move: "No more moves",
  battle: "No more battles",
  bonus: "No bonus combat",
};

/* An action on its button. */
function wordOf(act: Act, ctx: BoardContext): string | undefined {
  const word = act.args[0]?.word ?? "";
  switch (act.verb) {
    case "done":
      return DONE[phase(ctx)] ?? "Done";
    case "stand":
      return "Stand and fight";
    case "strike":
      return "First Strike";
    case "ignore":
      return number(Number(word)) === 0
        ? "Ignore no flag"
        : `Ignore ${count(Number(word), "flag")}`;
    case "leave":
      return "Leave the field";
    case "exit":
      return `Lead off the field from ${word.toUpperCase()}`;
    default:
      return act.args.some((x) => HEXES.includes(x.word))
        ? capital(
            [
              act.verb,
              ...act.args.map((x) => (HEXES.includes(x.word) ? x.word.toUpperCase() : x.word)),
            ].join(" "),
          )
        : undefined;
  }
}

const ORDERED = ["play", "order", "lead", "rally", "enter"];

/* When the game itself has gone on, its button lies where another one was: who presses that once
 * more is asked first. The verbs are those of the stages before. */
const TOO_SOON: Record<string, { after: string[]; row: string; ask: string }> = {
  move: { after: ORDERED, row: "Nothing has moved yet.", ask: "Move nothing" },
  battle: { after: [...ORDERED, "move", "send", "exit"], row: "Nobody has fought yet.", ask: "Fight no battle" },
};

function tooSoon(act: Act, ctx: BoardContext): Partial<Option> {
  const soon = act.verb === "done" ? TOO_SOON[phase(ctx)] : undefined;
  const last = ctx.snap.last?.action?.verb ?? "";
  return soon?.after.includes(last) ? { row: soon.row, ask: soon.ask } : {};
}

/* What the player may have meant by picking this: to ask the server why not. */
function wishes(thing: Thing, ctx: BoardContext): Wish[] {
  const [kind, name] = thing.split(":");
  if (kind === "card") return [["play", name]];
  if (kind === "leader") return [["lead", name]];
  if (kind !== "hex") return [];
  const held = ctx.picks[0]?.split(":");
  const near = HEXES.find((h) => isNear(h, name))!;
  switch (phase(ctx)) {
    case "move":
      if (held) return [[held[0] === "leader" ? "send" : "move", held[1], name]];
      return [["move", name, near]];
    case "battle":
    case "bonus":
      if (held) return [[isNear(held[1], name) ? "attack" : "fire", held[1], name]];
      return [
        ["attack", name, HEXES.find((h) => isNear(h, name) && pieceAt(ctx, h).unit?.side === enemyOf(ctx.me)) ?? near],
      ];
    case "rally":
    case "retreat":
    case "flee":
    case "ride":
      return [[phase(ctx), name]];
    default:
      return [["order", name]];
  }
}

function draw(ctx: BoardContext): TemplateResult {
  return html`<div class="ancients">
    <div class="high">${plate(ctx, enemyOf(ctx.me))} ${strip(ctx)}</div>
    ${battlefield(ctx)}
    <div class="low">${plate(ctx, ctx.me)} ${hand(ctx)}</div>
  </div>`;
}

const is = isTold<Events>();

/* What the dice have just done, or the card that the other side has just played. */
function moment(news: LogLine[], ctx: BoardContext): TemplateResult | null {
  const rolls = rollsOf(news).slice(-ROLLS_SHOWN);
  if (rolls.length > 0) return html`<div class="ancients-moment">${rolls.map(rollCard)}</div>`;
  const played = eventsOf(news).findLast((e) => is(e, "played") || is(e, "copied"));
  const card = played?.args.what;
  if (!card || played.args.who !== enemyOf(ctx.me)) return null;
  return html`<div class="ancients-moment look-command">${commandCard(ctx, card)}</div>`;
}

function armyInWords(ctx: BoardContext, seat: string): string {
  const there = HEXES.filter(
    (h) => pieceAt(ctx, h).unit?.side === seat || pieceAt(ctx, h).leader?.side === seat,
  );
  const banners = `${number(field(ctx, "banner", seat))} of ${number(ctx.view.state.goal)} banners`;
  return `${titleOf(ctx, seat)}: ${banners}, ${count(total(field(ctx, "hand", seat)), "card")} in hand. ${there.map((h) => hexInWords(ctx, h)).join("; ")}.`;
}

function say(ctx: BoardContext): string[] {
  const s = ctx.view.state;
  const cards = cardsOf(field(ctx, "hand", ctx.me));
  return [
    `Turn ${number(s.turn)} of ${titleOf(ctx, text(s.active))}${text(s.played) ? `, card played: ${text(s.played)}` : ""}.`,
    ...ctx.view.seats.map((seat) => armyInWords(ctx, seat)),
    ...(cards.length ? [`Your cards: ${cards.join(", ")}.`] : []),
    ...aims(ctx).map(
      (a) =>
        `${a.from.toUpperCase()} may ${a.verb} ${a.to.toUpperCase()}: ${count(a.dice, "die", "dice")}, ${Math.round(a.chance * 100)} % to hit.`,
    ),
  ];
}

function lookAtHex(hex: string, ctx: BoardContext): TemplateResult | null {
  const { unit, leader } = pieceAt(ctx, hex);
  const ground = groundAt(ctx, hex);
  if (!unit && !leader && ground === "clear") return null;
  const row = (name: string, value: string | number) =>
    html`<div><dt>${name}</dt><dd>${value}</dd></div>`;
  return html`<div class="look-list look-hex">
    <b>${hex.toUpperCase()}</b>
    ${
      unit
        ? html`<p>${titleOf(ctx, unit.side)} ${unit.info.name} <i>(${unit.info.kind})</i></p>
          <dl class="pairs">
            ${row("Blocks", `${unit.blocks} of ${unit.info.blocks}`)} ${row("Moves", unit.info.move)}
            ${row("Dice", unit.info.code === "EL" ? "as its enemy" : unit.info.dice)}
            ${unit.info.range ? row("Range", unit.info.range) : nothing} ${row("Retreats", `${unit.info.retreat} a flag`)}
          </dl>`
        : nothing
    }
    ${leader ? html`<p>Leader <b>${leader.name}</b></p>` : nothing}
    ${ground !== "clear" ? html`<p><b>${capital(ground.replace("-", " "))}.</b> ${groundHelp(ground, edition(ctx))}</p>` : nothing}
  </div>`;
}

function look(thing: Thing, ctx: BoardContext): TemplateResult | null {
  const [kind, name] = thing.split(":");
  if (kind === "card") return html`<div class="look-command">${commandCard(ctx, name)}</div>`;
  if (kind !== "hex" && kind !== "leader") return null;
  // Whoever is choosing must not find the field covered by what was touched.
  const plays =
    ctx.lit.has(thing) || ctx.picks.includes(thing) || field(ctx, "order", name) !== undefined;
  return plays && (fieldOf(ctx).upright || ctx.picks.length > 0) ? null : lookAtHex(name, ctx);
}

export const ancients: Board = {
  complete: true,
  points: { field: "banner", name: "banners" },
  drawsTrails: true,
  option: (act, ctx) => ({ act, ...thingsOf(act, ctx), word: wordOf(act, ctx), ...tooSoon(act, ctx) }),
  words: (act, ctx) => hexAction(act, ctx) ?? wordOf(act, ctx),
  wishes,
  draw,
  say,
  look,
  moment,
  picture: battlePicture,
  edits: true,
};

/*
 * Commands & Colors: Ancients. The field of hexes in the middle, the reader's army below (on
 * a phone at the left), his command cards under it. Actions name hexes and cards; the parts
 * are in ancients/.
 */
import { html, nothing, type TemplateResult } from "lit";
import "../drawings";
import drawn from "tessera:icons-ancients";
import { addIcons } from "../../icon";
import type { Option, Thing } from "../../picks";
import type { Events } from "../../generated/ancients";
import { eventsOf, isTold, type Act, type ToldLine, type Wish } from "../../wire";
import { fill } from "../../locale";
import { percent } from "../../texts";
import { capital } from "../../words";
import { rollCard } from "./dice";
import { battlefield, fieldOf } from "./battlefield";
import { commandCard } from "./cards";
import { HEXES, isNear } from "./field";
import { battlePicture } from "./picture";
import {
  aims,
  cardsOf,
  edition,
  enemyOf,
  field,
  groundAt,
  groundHelp,
  groundName,
  hexInWords,
  number,
  phase,
  pieceAt,
  text,
  titleOf,
  total,
} from "./read";
import { rollsOf } from "./rolls";
import { hand, plate, strip } from "./sides";
import { t } from "./texts";
import { hexAction, shortHexAction } from "./words";
import type { Board, BoardContext } from "../board";

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

const DONE: Record<string, string> = t.done;

/* An action on its button. */
function wordOf(act: Act, ctx: BoardContext): string | undefined {
  const word = act.args[0]?.word ?? "";
  switch (act.verb) {
    case "done":
      return DONE[phase(ctx)] ?? t.done.other;
    case "stand":
      return t.stand;
    case "strike":
      return t.strike;
    case "ignore":
      return Number(word) === 0 ? t.ignoreNone : t.ignore(Number(word));
    case "leave":
      return t.leave;
    case "exit":
      return t.exit(word.toUpperCase());
    default:
      return shortHexAction(act);
  }
}

const ORDERED = ["play", "order", "lead", "rally", "enter"];

/* When the game itself has gone on, its button lies where another one was: who presses that once
 * more is asked first. The verbs are those of the stages before. */
const TOO_SOON: Record<string, { after: string[]; row: string; ask: string }> = {
  move: { after: ORDERED, ...t.noMove },
  battle: { after: [...ORDERED, "move", "send", "exit"], ...t.noBattle },
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
function moment(news: ToldLine[], ctx: BoardContext): TemplateResult | null {
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
  const [won, goal] = [number(field(ctx, "banner", seat)), number(ctx.view.state.goal)];
  const rest = there.map((h) => hexInWords(ctx, h)).join("; ");
  return t.army(titleOf(ctx, seat), won, goal, total(field(ctx, "hand", seat)), rest);
}

function say(ctx: BoardContext): string[] {
  const s = ctx.view.state;
  const cards = cardsOf(field(ctx, "hand", ctx.me));
  return [
    text(s.played)
      ? t.sayPlayed(number(s.turn), titleOf(ctx, text(s.active)), text(s.played))
      : t.sayTurn(number(s.turn), titleOf(ctx, text(s.active))),
    ...ctx.view.seats.map((seat) => armyInWords(ctx, seat)),
    ...(cards.length ? [t.sayCards(cards.join(", "))] : []),
    ...aims(ctx).map((a) =>
      (a.verb === "fire" ? t.sayFire : t.sayAttack)(
        a.from.toUpperCase(),
        a.to.toUpperCase(),
        a.dice,
        percent(a.chance),
      ),
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
        ? html`<p>${titleOf(ctx, unit.side)} ${unit.info.name} <i>(${t.kinds[unit.info.kind]})</i></p>
          <dl class="pairs">
            ${row(t.blocks, t.blocksOf(unit.blocks, unit.info.blocks))} ${row(t.moves, unit.info.move)}
            ${row(t.dice, unit.info.dice || t.diceOfEnemy)}
            ${unit.info.range ? row(t.range, unit.info.range) : nothing} ${row(t.retreats, t.perFlag(unit.info.retreat))}
          </dl>`
        : nothing
    }
    ${leader ? html`<p>${fill(t.leaderIs, { name: html`<b>${leader.name}</b>` })}</p>` : nothing}
    ${ground !== "clear" ? html`<p><b>${capital(groundName(ground))}.</b> ${groundHelp(ctx.game.facts, ground, edition(ctx))}</p>` : nothing}
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

/* The field of hexes with all that stands and happens on it. */
import { html, nothing, svg, type SVGTemplateResult, type TemplateResult } from "lit";
import { keyed } from "lit/directives/keyed.js";
import { matching } from "../../picks";
import { thingClass, type BoardContext } from "../board";
import { Field, HEXES, type Point } from "./field";
import { groundClass, groundOn, rivers, tint, type Grounds } from "./ground";
import { medallion, piece } from "./pieces";
import {
  aims,
  field as stateField,
  groundAt,
  hexInWords,
  number,
  phase,
  pieceAt,
  text,
  waysBack,
} from "./read";
import { trailsOf, type Trail } from "./rolls";
import { t } from "./texts";

export const MARGIN = 20;
const COMBAT = ["react", "roll", "flags", "retreat", "flee", "advance", "ride", "bonus"];
const STOP = 24; // arrows end so far from the middle of a hex

const narrow = matchMedia("(max-width: 640px)");
narrow.addEventListener("change", () =>
  document.querySelector<HTMLElement & { requestUpdate(): void }>("table-page")?.requestUpdate(),
);

export function fieldOf(ctx: BoardContext): Field {
  return new Field(ctx.me === "top", narrow.matches);
}

/* What a lit hex would be for: an enemy to fight, or a place to go to. */
function roles(ctx: BoardContext): Map<string, "foe" | "way"> {
  const found = new Map<string, "foe" | "way">();
  for (const { act } of matching(ctx.options, ctx.picks)) {
    const to = act.args[act.args.length - 1]?.word ?? "";
    if (act.verb === "attack" || act.verb === "fire") found.set(to, "foe");
    else if (["move", "send", "retreat", "flee", "ride", "advance", "enter"].includes(act.verb))
      found.set(to, "way");
  }
  return found;
}

function arrow(
  field: Field,
  from: string,
  to: string,
  cls: string,
  short = STOP,
): SVGTemplateResult {
  const a = field.middle(from);
  const b = field.middle(to);
  const far = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const k = (far - short) / far;
  const end = { x: a.x + (b.x - a.x) * k, y: a.y + (b.y - a.y) * k };
  return svg`<path class=${cls} d="M${a.x} ${a.y}L${end.x} ${end.y}" marker-end="url(#tip-${cls.split(" ")[1]})"></path>`;
}

function tips(): SVGTemplateResult {
  return svg`<defs>${["go", "back", "fight"].map(
    (
      way,
    ) => svg`<marker id="tip-${way}" class="tip ${way}" viewBox="0 0 10 10" refX="6" refY="5" markerWidth=${way === "fight" ? 3 : 4} markerHeight=${way === "fight" ? 3 : 4} orient="auto">
      <path d="M0 0 10 5 0 10z"></path></marker>`,
  )}</defs>`;
}

function trails(ctx: BoardContext, field: Field): unknown {
  if (ctx.picks.length > 0 || ctx.view !== ctx.snap.view) return nothing;
  return trailsOf(ctx.snap.log).map((t: Trail) => arrow(field, t.from, t.to, `trail ${t.how}`, 14));
}

/* Where a unit may go back to, from its hex to the last. */
function waysOut(ctx: BoardContext, field: Field): unknown {
  return waysBack(ctx).map(([from, to]) => arrow(field, from, to, "ahead back", 12));
}

/* Who fights whom, as long as the combat goes on. */
function combat(ctx: BoardContext, field: Field): unknown {
  const { attacker, target } = ctx.view.state;
  if (!COMBAT.includes(phase(ctx)) || attacker === target) return nothing;
  return arrow(field, text(attacker), text(target), "strike fight");
}

function sections(field: Field): SVGTemplateResult {
  return svg`<g class="sections">
    ${field.sectionLines().map(([a, b]) => svg`<path d="M${a.x} ${a.y}L${b.x} ${b.y}"></path>`)}
    ${field.sectionNames().map(({ name, at }) => {
      const turn = field.upright ? `rotate(-90 ${at.x} ${at.y})` : "";
      return svg`<text x=${at.x} y=${at.y + 4} transform=${turn}>${name}</text>`;
    })}
  </g>`;
}

/* How many dice, and how likely one of them hits. */
function aimBadge(dice: number, chance: number): SVGTemplateResult {
  return svg`<g class="aim" transform="translate(0 -27)">
    <rect x="-25" y="-9.500" width="50" height="19" rx="9.500"></rect>
    <rect class="aim-die" x="-20" y="-6" width="12" height="12" rx="3"></rect>
    <text class="aim-dice" x="-14" y="4">${dice}</text>
    <text x="8" y="4.500">${Math.round(chance * 100)}%</text>
  </g>`;
}

function badge(ctx: BoardContext, hex: string): unknown {
  const from = ctx.picks.find((p) => p.startsWith("hex:"))?.slice(4);
  const aim = aims(ctx).find(
    (a) => a.to === hex && (from ? a.from === from : phase(ctx) === "bonus"),
  );
  return ctx.playing && aim && aim.to !== from ? aimBadge(aim.dice, aim.chance) : nothing;
}

/* What a piece has done this turn: ordered, moved, fought. */
function marks(ctx: BoardContext, hex: string): string {
  const ordered = text(stateField(ctx, "order", hex));
  const fought = number(stateField(ctx, "fought", hex)) > 0;
  return `${ordered ? "ordered" : ""} ${fought ? "fought" : ""}`;
}

function hexAt(ctx: BoardContext, field: Field, hex: string, role: string): SVGTemplateResult {
  const { x, y } = field.middle(hex);
  const thing = `hex:${hex}`;
  const lit = ctx.lit.has(thing);
  const here = pieceAt(ctx, hex);
  const label = `${hexInWords(ctx, hex)}.${lit ? t.selectable : ""}`;
  return svg`<g class="hex ${thingClass(ctx, thing)} ${lit ? role : ""}" data-thing=${thing}
      role="button" tabindex=${lit ? 0 : -1} aria-label=${label} transform="translate(${x.toFixed(1)} ${y.toFixed(1)})">
    <polygon class="ring" points=${field.outline({ x: 0, y: 0 }, 0.94)}></polygon>
    ${lit && role === "way" && !here.unit && !here.leader ? svg`<circle class="spot" r="8"></circle>` : nothing}
  </g>`;
}

/* Pieces lie above all hexes, and never in the way of a finger. */
function standAt(ctx: BoardContext, field: Field, hex: string): unknown {
  const here = pieceAt(ctx, hex);
  if (!here.unit && !here.leader) return nothing;
  const { x, y } = field.middle(hex);
  return svg`<g class="stand ${marks(ctx, hex)}" data-drawn="hex:${hex}" transform="translate(${x.toFixed(1)} ${y.toFixed(1)})">
    ${piece(here)}${badge(ctx, hex)}
  </g>`;
}

/* A leader who may leave his unit is a thing of his own. */
function leaders(ctx: BoardContext, field: Field): unknown {
  const things = [...ctx.lit, ...ctx.picks].filter((t) => t.startsWith("leader:"));
  return [...new Set(things)].map((thing) => {
    const hex = thing.slice(7);
    const { leader, unit } = pieceAt(ctx, hex);
    if (!leader) return nothing;
    const { x, y } = field.middle(hex);
    return svg`<g class="lone ${thingClass(ctx, thing)}" data-thing=${thing} role="button" tabindex="0"
        aria-label=${t.detached(leader.name, hex.toUpperCase())} transform="translate(${x} ${y})">
      <circle class="touch" cx=${unit ? -21 : 0} cy=${unit ? -19 : -3} r=${unit ? 22 : 23}></circle>
      <g aria-hidden="true">${medallion(leader.side, leader.name, !unit)}</g>
    </g>`;
  });
}

function names(field: Field): SVGTemplateResult {
  const shift = (p: Point) =>
    field.upright ? { x: p.x - 31, y: p.y + 3 } : { x: p.x, y: p.y - 30 };
  return svg`<g class="names">${HEXES.map((h) => {
    const p = shift(field.middle(h));
    return svg`<text x=${p.x} y=${p.y}>${h}</text>`;
  })}</g>`;
}

/* The field without anybody on it. */
export function groundLayer(field: Field, grounds: Grounds): SVGTemplateResult {
  return svg`<g class="grounds" aria-hidden="true">
    ${HEXES.map((h) => {
      const { x, y } = field.middle(h);
      const g = grounds(h);
      return svg`<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)})">
        <polygon class="hex-ground ${groundClass(g)} ${tint(h)}" points=${field.outline({ x: 0, y: 0 })}></polygon>
        ${groundOn(field, h, g)}</g>`;
    })}
    ${rivers(field, grounds)} ${sections(field)} ${names(field)}
  </g>`;
}

/* Buttons in a drawing are not pressed by the keyboard of themselves. */
function press(e: KeyboardEvent) {
  const thing = (e.target as Element).closest("[data-thing]");
  if (!thing || (e.key !== "Enter" && e.key !== " ")) return;
  e.preventDefault();
  thing.dispatchEvent(new MouseEvent("click", { bubbles: true }));
}

export function battlefield(ctx: BoardContext): TemplateResult {
  const field = fieldOf(ctx);
  const role = roles(ctx);
  const side = field.upright ? [MARGIN, 8] : [8, MARGIN];
  const box = [-side[0], -8, field.width + side[0] + 8, field.height + 8 + side[1]];
  const view = ctx.me === "top" && field.upright ? [-MARGIN, -8, box[2], box[3]] : box;
  return html`${keyed(
    field.upright,
    html`<svg class="battlefield" viewBox=${view.join(" ")} role="group" aria-label=${t.battlefield} @keydown=${press}>
      ${tips()}
      ${groundLayer(field, (h) => groundAt(ctx, h))}
      <g aria-hidden="true">${trails(ctx, field)}${waysOut(ctx, field)}</g>
      ${HEXES.map((h) => hexAt(ctx, field, h, role.get(h) ?? "own"))}
      <g class="stands" aria-hidden="true">${HEXES.map((h) => standAt(ctx, field, h))} ${combat(ctx, field)}</g>
      ${leaders(ctx, field)}
    </svg>`,
  )}`;
}

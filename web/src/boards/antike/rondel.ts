/* The rondel: a wheel of eight spaces, with what each step costs the player whose turn it is. */
import { html, nothing, svg, type TemplateResult } from "lit";
import { drawing } from "../../icon";
import type { Space as Space2 } from "../../generated/antike2";
import type { Space as SpaceCasus } from "../../generated/casus-belli";
import type { Delta } from "../../motion/changes";
import { signed } from "../../motion/texts";
import { thingClass, type BoardContext } from "../board";
import { pressKey, resource, sign } from "./emblems";
import type { Nation, Position } from "./position";
import { t } from "./texts";

const INNER = 40;
const OUTER = 106;
const TOKENS = 51; // from the middle
const GAIN_PITCH = 21;
const TURN = 360;

type Space = Space2 | SpaceCasus;

const yields: Partial<Record<Space, string>> = { Ferrum: "iron", Marmor: "marble", Aurum: "gold" };

const icons: Record<Exclude<Space, "Ferrum" | "Marmor" | "Aurum">, string> = {
  Templum: "greek-temple",
  "Movere I": "spears",
  "Movere II": "spears",
  "Duellum I": "crossed-swords",
  "Duellum II": "crossed-swords",
  Militia: "centurion-helmet",
  Scientia: "scroll-unfurled",
};

function picture(name: string): TemplateResult {
  const gives = yields[name as Space];
  if (gives) return svg`<g transform="translate(0 -7) scale(1.45)">${resource(gives)}</g>`;
  const icon = icons[name as keyof typeof icons];
  return svg`<g class="space-icon" transform="translate(-9 -15) scale(.0352)"><path d=${drawing(icon)}></path></g>`;
}

const polar = (degrees: number, r: number): string => {
  const a = (degrees * Math.PI) / 180;
  return `${(r * Math.sin(a)).toFixed(2)} ${(-r * Math.cos(a)).toFixed(2)}`;
};

function slice(from: number, to: number): string {
  return `M${polar(from, INNER)}L${polar(from, OUTER)}A${OUTER} ${OUTER} 0 0 1 ${polar(to, OUTER)}L${polar(to, INNER)}A${INNER} ${INNER} 0 0 0 ${polar(from, INNER)}Z`;
}

const costText = (cost: number): string =>
  cost < 0 ? t.far : cost === 0 ? t.free : t.costs(cost);

function tokens(here: Nation[], middle: number): TemplateResult[] {
  const aside = Math.cos((middle * Math.PI) / 180) > 0.1 ? 4 : -5; // off the name, which is low in every slice
  return here.map((n, i) => {
    const at = middle + (i - (here.length - 1) / 2) * 14;
    return svg`<g class="token seat-${n.index} ${n.isActive ? "active" : ""}" data-piece="${n.seat}::${n.space}" transform="translate(${polar(at, TOKENS)}) translate(0 ${aside})">
      <circle class="piece" r="7.5"></circle><g transform="scale(.9)">${sign(n.index)}</g></g>`;
  });
}

/* As many coins as the steps cost, on the rim. */
function price(cost: number, middle: number): TemplateResult | typeof nothing {
  if (cost <= 0) return nothing;
  return svg`<g class="price" transform="translate(${polar(middle, OUTER + 1)})"><circle r="9.5"></circle>
    <text y="4">+${cost}</text></g>`;
}

interface Gain {
  what: string;
  by: number;
}

/* What comes to the seat, a number for each resource. */
function gainsOf(deltas: Delta[], seat: string): Gain[] {
  const sums = new Map<string, Gain>();
  for (const { key, path, by } of deltas) {
    if (path[0] !== seat) continue;
    const sum = sums.get(key) ?? { what: path[1] ?? "", by: 0 };
    sum.by += by;
    sums.set(key, sum);
  }
  return [...sums.values()].filter((g) => g.by > 0);
}

/* What the space would bring the player now. */
function gains(ctx: BoardContext, name: string): Gain[] {
  const option = ctx.options.find((o) => o.things[0] === `space:${name}`);
  return gainsOf((option && ctx.effect(option.act)?.deltas) ?? [], ctx.me);
}

/* The same below its name, each number before the sign of its resource. */
function gain(ctx: BoardContext, name: string, middle: number): TemplateResult | typeof nothing {
  const all = gains(ctx, name);
  if (all.length === 0) return nothing;
  const drawn = all.map(
    ({ what, by }, i) => svg`<g transform="translate(${(i - (all.length - 1) / 2) * GAIN_PITCH} 19)">
      <text x="-4" y="4">+${by}</text><g transform="translate(6 0) scale(.65)">${resource(what)}</g></g>`,
  );
  return svg`<g class="gain" data-gain=${name} transform="translate(${polar(middle, 79)})">${drawn}</g>`;
}

function space(
  ctx: BoardContext,
  p: Position,
  name: string,
  index: number,
  width: number,
): TemplateResult {
  const thing = `space:${name}`;
  const cost = p.steps[name] ?? 0;
  const middle = index * width;
  const here = p.nations.filter((n) => n.space === name);
  const lit = ctx.lit.has(thing);
  const who = here.map((n) => n.title).join(", ");
  const told = [costText(cost), ...gains(ctx, name).map((g) => signed(g.by, g.what))].filter(Boolean).join(", ");
  const label = who ? t.spaceHere(name, told, who) : t.space(name, told);
  return svg`<g class="space ${thingClass(ctx, thing)} ${cost < 0 ? "far" : ""}" data-thing=${thing}
    role="button" tabindex=${lit ? 0 : -1} aria-label=${label}>
    <path class="slice" d=${slice(middle - width / 2, middle + width / 2)}></path>
    <g transform="translate(${polar(middle, 79)})">
      ${picture(name)}
      <text class="space-name" y="12">${name}</text>
    </g>
  </g>`;
}

export function drawRondel(ctx: BoardContext, p: Position): TemplateResult {
  const spaces = Object.keys(p.steps);
  const width = TURN / Math.max(1, spaces.length);
  const waiting = p.nations.filter((n) => !n.space);
  const asked = ctx.playing && spaces.some((name) => ctx.lit.has(`space:${name}`));
  return html`<section class="rondel ${asked ? "asked" : ""}" aria-label=${t.rondel}>
    <svg viewBox="-118 -118 236 236" role="group" aria-label=${t.rondel} @keydown=${pressKey}>
      <circle class="rim" r="112"></circle>
      ${spaces.map((name, i) => space(ctx, p, name, i, width))}
      <circle class="hub" r=${INNER}></circle>
      <g aria-hidden="true" class="rondel-over">
        ${spaces.map((name, i) =>
          tokens(
            p.nations.filter((n) => n.space === name),
            i * width,
          ),
        )}
        ${asked ? spaces.map((name, i) => price(p.steps[name] ?? 0, i * width)) : nothing}
        ${spaces.map((name, i) => gain(ctx, name, i * width))}
        <text class="turn" y=${waiting.length ? -14 : -2}>${t.turn}</text>
        <text class="turn-number" y=${waiting.length ? 6 : 20}>${p.turn}</text>
        ${waiting.map(
          (
            n,
            i,
          ) => svg`<g class="token small seat-${n.index} ${n.isActive ? "active" : ""}" transform="translate(${(i - (waiting.length - 1) / 2) * 11} 22) scale(.62)">
          <circle class="piece" r="7.5"></circle>${sign(n.index)}</g>`,
        )}
      </g>
    </svg>
  </section>`;
}

/* What the editor's tools bring: units, leaders, ground. */
import { html, nothing, svg, type TemplateResult } from "lit";
import { line } from "../../icon";
import type { JsonObject } from "../../types";
import { capital } from "../../words";
import { Field } from "./field";
import { groundClass, groundOn, rivers } from "./ground";
import { medallion, piece } from "./pieces";
import { groundHelp, groundName, listOf, object, unitInfo, type Side } from "./read";
import { armyName, SIDES, type Battle, type Tool } from "./scenario";
import { t } from "./texts";

export interface PaletteView {
  battle: Battle;
  facts: JsonObject;
  tool: Tool;
  side: Side;
  leader: string; // the name chosen for the leader tool
  choose(tool: Tool): void;
  turn(side: Side): void;
}

const field = new Field(false, false);
const LONE = "g5"; // any hex: one alone has no neighbours to flow to

function button(v: PaletteView, tool: Tool, label: string, name: string, inside: unknown) {
  const on = JSON.stringify(v.tool) === JSON.stringify(tool);
  return html`<button type="button" class="swatch" aria-pressed=${on} title=${label}
    data-tool=${`${tool.kind}:${"name" in tool ? tool.name : ""}`} @click=${() => v.choose(tool)}>${inside}<small>${name}</small></button>`;
}

function groundSwatch(word: string): TemplateResult {
  const { x, y } = field.middle(LONE);
  return html`<svg viewBox="-37 -42 74 84" aria-hidden="true">
    <polygon class="hex-ground ${groundClass(word)}" points=${field.outline({ x: 0, y: 0 })}></polygon>
    ${groundOn(field, LONE, word)}
    <g transform="translate(${-x} ${-y})">${rivers(field, (h) => (h === LONE ? word : "clear"))}</g>
  </svg>`;
}

export function sideSwitch(v: PaletteView): TemplateResult {
  return html`<div class="switch" role="radiogroup" aria-label=${t.armyLabel}>
    ${SIDES.map(
      (s) => html`<button type="button" role="radio" class="of-${s}" aria-checked=${v.side === s} data-side=${s}
        @click=${() => v.turn(s)}><i></i>${armyName(v.battle, s)}</button>`,
    )}
  </div>`;
}

function unitSwatches(v: PaletteView): unknown {
  return Object.keys(object(v.facts.units)).map((code) => {
    const info = unitInfo(v.facts, code);
    const drawn = svg`${piece({ unit: { side: v.side, info, blocks: info.blocks } })}`;
    return button(
      v,
      { kind: "unit", name: code },
      t.unitTool(capital(info.name), t.kinds[info.kind], info.move, info.dice ? t.diceCount(info.dice) : t.diceOfEnemy),
      capital(info.name),
      html`<svg viewBox="-26 -34 52 68" aria-hidden="true">${drawn}</svg>`,
    );
  });
}

function leaderTool(v: PaletteView): TemplateResult {
  const names = listOf(v.facts.leaders);
  return html`<div class="leader-tool">
    ${button(
      v,
      { kind: "leader", name: v.leader },
      t.leaderNamed(v.leader),
      v.leader,
      html`<svg viewBox="-24 -26 48 46" aria-hidden="true">${medallion(v.side, "", true)}</svg>`,
    )}
    <label>${t.leaderTool} <select data-tool="leader-name" @change=${(e: Event) => v.choose({ kind: "leader", name: (e.target as HTMLSelectElement).value })}>
      ${names.map((n) => html`<option ?selected=${n === v.leader}>${n}</option>`)}
    </select></label>
  </div>`;
}

export function piecesPanel(v: PaletteView): TemplateResult {
  return html`${sideSwitch(v)} ${leaderTool(v)}
    <div class="swatches">${unitSwatches(v)}</div>`;
}

export function groundPanel(v: PaletteView): TemplateResult {
  const words = Object.keys(object(v.facts.terrain)).filter((w) => w !== "clear" && w !== "stormed camp");
  return html`<div class="swatches grounds-of">
    ${words.map((w) =>
      button(
        v,
        { kind: "ground", name: w },
        t.groundTool(capital(groundName(w)), groundHelp(v.facts, w)),
        capital(groundName(w)),
        groundSwatch(w),
      ),
    )}
  </div>`;
}

/* Always at hand, whatever panel is open. */
export function handTools(v: PaletteView): TemplateResult {
  const tools: [Tool, string, string][] = [
    [{ kind: "pick" }, t.pick, "hand"],
    [{ kind: "erase" }, t.erase, "erase"],
  ];
  return html`${tools.map(
    ([tool, name, drawing]) => html`<button type="button" aria-pressed=${v.tool.kind === tool.kind} data-tool=${tool.kind}
      @click=${() => v.choose(tool)}>${line(drawing)}${name}</button>`,
  )}
  ${
    "name" in v.tool
      ? html`<span class="holding">${v.tool.kind === "ground" ? "" : armyName(v.battle, v.side)} ${v.tool.kind === "unit" ? unitInfo(v.facts, v.tool.name).name : v.tool.name}</span>`
      : nothing
  }`;
}

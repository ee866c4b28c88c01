/* Reorganising two forces: press a card or a ship, and it goes over to the other. */
import { html, nothing, type TemplateResult } from "lit";
import { thingClass, type BoardContext } from "../board";
import { forceName, mine, type Force, type Position } from "./position";
import { small } from "./emblems";
import { t } from "./texts";
import { troopFace } from "./troops";

function piles(f: Force): string[] {
  const names = f.kind === "army" ? f.cards.map((c) => c ?? "") : f.ships.map(([name]) => name);
  return [...new Set(names)].filter(Boolean);
}

function pile(ctx: BoardContext, p: Position, f: Force, verb: string): TemplateResult {
  const others = [...ctx.lit].filter(
    (t) => t.startsWith(`${verb}:`) && !t.startsWith(`${verb}:${f.mark}:`),
  );
  const thingOf = (card: string) => others.find((t) => t.endsWith(`:${card}`)) ?? "";
  return html`<section class="heap"><h2>${forceName(f)}</h2>
    ${piles(f).map((card) => {
      const thing = thingOf(card);
      const face =
        f.kind === "army"
          ? troopFace(p.facts, card, false)
          : html`${small("trireme")}<span class="troop-name">${card}</span>`;
      return thing
        ? html`<button class="troop-card ${thingClass(ctx, thing)}" data-thing=${thing}>${face}</button>`
        : html`<span class="troop-card">${face}</span>`;
    })}
  </section>`;
}

export function reorganise(ctx: BoardContext, p: Position): TemplateResult | typeof nothing {
  const me = mine(p);
  if (p.top !== "shift" || !ctx.playing || !me) return nothing;
  const marks = [...ctx.lit].map((thing) => thing.split(":")).filter(([kind]) => kind === "shift" || kind === "cross");
  const verb = marks[0]?.[0] ?? "shift";
  const all: Force[] = verb === "shift" ? me.armies : me.navies;
  const into = new Set(marks.map((m) => m[1]));
  const shown = all.filter(
    (f) => into.has(f.mark) || piles(f).some((c) => marks.some((m) => m[2] === c)),
  );
  return html`<section class="question-panel reorganise" aria-label=${t.reorganise.title}><h2>${t.reorganise.title}</h2>
    <p class="about">${t.reorganise.how}</p>
    <div class="heaps">${shown.map((f) => pile(ctx, p, f, verb))}</div>
  </section>`;
}

/* The desk under the map: hand, forces, developments, rivals, spending; the phase opens one. */
import { html, nothing, type TemplateResult } from "lit";
import { type BoardContext } from "../board";
import { isBattle } from "./battle";
import { developments } from "./developments";
import { small } from "./emblems";
import { ownForces } from "./forces";
import { hand } from "./hand";
import { isWindow, type Position } from "./position";
import { redraw } from "./redraw";
import { rivals } from "./rivals";
import { sheet } from "./sheet";

interface Tab {
  id: string;
  title: string;
  icon: string;
  things: RegExp; // what of it could be lit
  draw(ctx: BoardContext, p: Position): TemplateResult;
}

const TABS: Tab[] = [
  { id: "hand", title: "Hand", icon: "card-draw", things: /^(card|hush):/, draw: hand },
  {
    id: "forces",
    title: "Forces",
    icon: "roman-shield",
    things: /^(force|general):/,
    draw: ownForces,
  },
  {
    id: "developments",
    title: "Faction",
    icon: "ancient-columns",
    things: /^order:develop/,
    draw: developments,
  },
  { id: "rivals", title: "Rivals", icon: "scales", things: /^seat:/, draw: rivals },
  {
    id: "spending",
    title: "Spending",
    icon: "two-coins",
    things: /^(order:(recruit|ship|general)|build):/,
    draw: sheet,
  },
];

const OPENS = ["hand", "hand", "hand", "forces", "spending"]; // by phase

let chosen = { by: "", tab: "" };

function opensNow(ctx: BoardContext, p: Position): string {
  if (isWindow(p) || isBattle(ctx)) return "hand";
  return OPENS[p.phase];
}

export function desk(ctx: BoardContext, p: Position): TemplateResult {
  const by = opensNow(ctx, p);
  if (chosen.by !== by) chosen = { by, tab: by };
  const open = TABS.find((t) => t.id === chosen.tab);
  const press = (id: string) => (e: Event) => {
    chosen.tab = chosen.tab === id ? "" : id;
    redraw(e);
  };
  const glows = (t: Tab) => ctx.playing && [...ctx.lit].some((thing) => t.things.test(thing));
  return html`<section class="desk ${open ? `open-${open.id}` : "folded"}" aria-label="Your desk">
    <div class="rail" role="group" aria-label="What lies on the desk">
      ${TABS.map(
        (
          t,
        ) => html`<button aria-pressed=${t === open} class=${glows(t) ? "glows" : ""} data-tab=${t.id} data-drawn="tab:${t.id}" @click=${press(t.id)}>
          ${small(t.icon)}<span>${t.title}</span>${glows(t) ? html`<span class="unseen"> (something to do)</span>` : nothing}
        </button>`,
      )}
    </div>
    ${open ? html`<div class="desk-top" tabindex="0" role="region" aria-label=${open.title}>${open.draw(ctx, p)}</div>` : nothing}
  </section>`;
}

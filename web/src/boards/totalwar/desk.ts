/* The desk under the map: hand, forces, developments, rivals, spending; the phase opens one. */
import { html, nothing, type TemplateResult } from "lit";
import type { Option } from "../../picks";
import type { BoardContext } from "../board";
import { isBattle } from "./battle";
import { developments } from "./developments";
import { small } from "./emblems";
import { ownForces } from "./forces";
import { hand } from "./hand";
import { isWindow, type Position, type RoundPhase } from "./position";
import { redraw } from "./redraw";
import { rivals } from "./rivals";
import { sheet } from "./sheet";
import { t } from "./texts";

interface Tab {
  id: string;
  title: string;
  icon: string;
  kinds: string[]; // of its things
  has?(verb: string): boolean; // where two tabs share a kind
  draw(ctx: BoardContext, p: Position): TemplateResult;
}

const TABS: Tab[] = [
  { id: "hand", title: t.desk.hand, icon: "card-draw", kinds: ["card", "hush"], draw: hand },
  {
    id: "forces",
    title: t.desk.forces,
    icon: "roman-shield",
    kinds: ["force", "general"],
    draw: ownForces,
  },
  {
    id: "developments",
    title: t.desk.developments,
    icon: "ancient-columns",
    kinds: ["order"],
    has: (verb) => verb === "develop",
    draw: developments,
  },
  { id: "rivals", title: t.desk.rivals, icon: "scales", kinds: ["seat"], draw: rivals },
  {
    id: "spending",
    title: t.desk.spending,
    icon: "two-coins",
    kinds: ["order", "build"],
    has: (verb) => verb !== "develop",
    draw: sheet,
  },
];

const OPENS: Record<RoundPhase, string> = {
  initiative: "hand",
  agents: "hand",
  taxation: "hand",
  campaign: "forces",
  spending: "spending",
};

let chosen = { by: "", tab: "" };

function opensNow(ctx: BoardContext, p: Position): string {
  if (isWindow(p) || isBattle(ctx)) return "hand";
  return OPENS[p.phase];
}

const isOn = (tab: Tab, { act, things }: Option): boolean =>
  tab.kinds.includes(things[0]?.split(":")[0]) && (tab.has?.(act.verb) ?? true);

export function desk(ctx: BoardContext, p: Position): TemplateResult {
  const by = opensNow(ctx, p);
  if (chosen.by !== by) chosen = { by, tab: by };
  const open = TABS.find((tab) => tab.id === chosen.tab);
  const press = (id: string) => (e: Event) => {
    chosen.tab = chosen.tab === id ? "" : id;
    redraw(e);
  };
  const glows = (tab: Tab) => ctx.playing && ctx.options.some((o) => isOn(tab, o) && ctx.lit.has(o.things[0]));
  return html`<section class="desk ${open ? `open-${open.id}` : "folded"}" aria-label=${t.desk.name}>
    <div class="rail" role="group" aria-label=${t.desk.tabs}>
      ${TABS.map(
        (
          tab,
        ) => html`<button aria-pressed=${tab === open} class=${glows(tab) ? "glows" : ""} data-tab=${tab.id} data-drawn="tab:${tab.id}" @click=${press(tab.id)}>
          ${small(tab.icon)}<span>${tab.title}</span>${glows(tab) ? html`<span class="unseen">${t.desk.toDo}</span>` : nothing}
        </button>`,
      )}
    </div>
    ${open ? html`<div class="desk-top" tabindex="0" role="region" aria-label=${open.title}>${open.draw(ctx, p)}</div>` : nothing}
  </section>`;
}

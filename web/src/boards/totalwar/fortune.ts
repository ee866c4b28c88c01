/* Dice outside of battles, shown large for a moment: conquest, assault, sea, agents. */
import { html, nothing, type TemplateResult } from "lit";
import type { Events } from "../../generated/total-war-rome";
import { capital } from "../../words";
import type { BoardContext } from "../board";
import { eventsOf, isTold, labelOf, type GameEvent, type ToldLine, type Told } from "../../wire";
import { die } from "./dice";

const MOST = 14;
const is = isTold<Events>();

/* What the dice were rolled for, and what came of them: the news around them. */
const BEFORE = ["chose", "battle-began"];
const AFTER = ["battle-ended", "placed", "removed"];

const textOf = (events: GameEvent[], families: string[]): string =>
  events
    .filter((e) => families.includes(e.family))
    .map((e) => e.text)
    .join(" ");

/* Whoever rolls: a player, the people of a region, or chance itself. */
function rollerOf(e: Told<Events, "rolled">, { view, game }: BoardContext): string {
  const { who, at } = e.args;
  if (who) return view.titles[who] ?? who;
  return at ?? capital(labelOf(e, "why", game.tables!) ?? "");
}

export function fortune(news: ToldLine[], ctx: BoardContext): TemplateResult | null {
  const events = eventsOf(news);
  const first = events.findIndex((e) => is(e, "rolled"));
  if (first < 0) return null;
  const fallen = events.filter((e) => is(e, "rolled")).slice(-MOST);
  const why = textOf(events.slice(0, first), BEFORE);
  const after = textOf(events.slice(first), AFTER);
  const rollers = [...new Set(fallen.map((e) => rollerOf(e, ctx)))];
  return html`<div class="totalwar fortune">
    ${why ? html`<p>${why}</p>` : nothing}
    ${rollers.map(
      (who) => html`<span class="dice-row"><small>${who}</small>
        ${fallen.filter((d) => rollerOf(d, ctx) === who).map((d) => die(d.args.colour ?? "", d.args.dice ?? ""))}</span>`,
    )}
    ${after ? html`<p><b>${after}</b></p>` : nothing}
  </div>`;
}

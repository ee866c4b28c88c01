/* Dice outside of battles, shown large for a moment: conquest, assault, sea, agents. */
import { html, nothing, type TemplateResult } from "lit";
import type { Events } from "../../generated/total-war-rome";
import { eventsOf, isTold, type GameEvent, type LogLine, type Told } from "../../wire";
import { capital } from "../../words";
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

const rollerOf = (e: Told<Events, "rolled">): string => e.args.who ?? e.args.at ?? e.args.why ?? "";

export function fortune(news: LogLine[]): TemplateResult | null {
  const events = eventsOf(news);
  const first = events.findIndex((e) => is(e, "rolled"));
  if (first < 0) return null;
  const fallen = events.filter((e) => is(e, "rolled")).slice(-MOST);
  const why = textOf(events.slice(0, first), BEFORE);
  const after = textOf(events.slice(first), AFTER);
  const rollers = [...new Set(fallen.map(rollerOf))];
  return html`<div class="totalwar fortune">
    ${why ? html`<p>${why}</p>` : nothing}
    ${rollers.map(
      (who) => html`<span class="dice-row"><small>${capital(who)}</small>
        ${fallen.filter((d) => rollerOf(d) === who).map((d) => die(d.args.colour ?? "", d.args.dice ?? ""))}</span>`,
    )}
    ${after ? html`<p><b>${after}</b></p>` : nothing}
  </div>`;
}

/* The combats of a battle as the events tell them: dice, the cards that fought, and the harm. */
import type { Events, Fight, Roll } from "../../generated/total-war-rome";
import { eventsOf, isTold, type GameEvent } from "../../wire";
import type { BoardContext } from "../board";
import { SEATS } from "./facts";
import { t } from "./texts";

const KEPT = 40;
const is = isTold<Events>();

export interface Thrown {
  colour: string;
  face: string;
}

export interface SideOfExchange {
  seat: number;
  cards: string[];
  dice: Thrown[];
  harm: string[]; // in words: "Lowland Warriors destroyed"
}

export interface Exchange {
  fight: Fight | null;
  roll: Roll | null; // what the dice were for
  isDone: boolean; // what it did is told
  sides: SideOfExchange[];
}

const OF_COMBAT: Roll[] = ["special", "artillery", "dogs", "skirmish", "first strike", "main cards", "strike"];

function sideOf(e: Exchange, who: string | null): SideOfExchange {
  const seat = SEATS.indexOf(who ?? "");
  const found = e.sides.find((side) => side.seat === seat);
  if (found) return found;
  const side = { seat, cards: [], dice: [], harm: [] };
  e.sides.push(side);
  return side;
}

class Story {
  exchanges: Exchange[] = [];
  private fight: Fight | null = null;

  private now(isNew: boolean, roll: Roll | null): Exchange {
    const last = this.exchanges[this.exchanges.length - 1];
    if (last && !(isNew && last.isDone)) return last;
    const next = { fight: this.fight, roll, isDone: false, sides: [] };
    this.exchanges.push(next);
    return next;
  }

  private hurt(who: string | null, what: string | null, how: (card: string) => string) {
    sideOf(this.now(false, null), who).harm.push(how(what ?? t.battle.card));
  }

  hear(e: GameEvent) {
    if (is(e, "battle-began")) this.exchanges = [];
    else if (is(e, "fight")) this.fight = e.args.what;
    else if (is(e, "rolled") && e.args.why && OF_COMBAT.includes(e.args.why))
      sideOf(this.now(true, e.args.why), e.args.who).dice.push({
        colour: e.args.colour ?? "",
        face: e.args.dice ?? "",
      });
    else if (is(e, "reroll")) {
      const { dice } = sideOf(this.now(false, null), e.args.who);
      const again = dice.findIndex((d) => d.colour === e.args.colour && d.face === e.args.dice);
      if (again >= 0) dice.splice(again, 1);
    } else if (is(e, "exchange")) {
      const now = this.now(false, e.args.why);
      now.isDone = true;
      sideOf(now, e.args.who).cards.push(e.args.what ?? "");
    } else if (is(e, "killed")) this.hurt(e.args.who, e.args.what, t.battle.destroyed);
    else if (is(e, "wounded")) this.hurt(e.args.who, e.args.what, t.battle.wounded);
  }
}

/* The exchanges so far of the battle that is shown. */
export function chronicle(ctx: BoardContext): Exchange[] {
  const story = new Story();
  for (const e of eventsOf(ctx.log)) story.hear(e);
  return story.exchanges.filter((e) => e.isDone).slice(-KEPT);
}

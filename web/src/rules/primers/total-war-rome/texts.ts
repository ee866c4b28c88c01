/* The illustrated rules: in our own words, each picture with the rules that it shows. */
import { texts } from "../../../locale";
import map from "../../../../pictures/totalwar-map.webp";
import agent from "../../../../pictures/totalwar-agent.webp";
import battle from "../../../../pictures/totalwar-battle.webp";
import spending from "../../../../pictures/totalwar-spending.webp";
import type { Primer } from "../primer";

const t = texts({
  first: "The map and the campaign",
  firstLead: "You win by victory points (VP). As soon as somebody reaches the goal, the round is played to its end. Taxes of 20 gold, battles won, enemy home regions and finished columns of developments bring VP.",
  map: "March and conquer",
  mapText: "An army has 3 movement units (MU). A border costs 1, a river or mountains 2. A region without a garrison is taken by marching in: its people roll dice, and the army loses cards or movement.",
  agent: "Agents and action cards",
  agentText: "A card can be used in three ways: for its agent action where an agent of yours stands, for its event when the moment comes, or cashed for gold. Choose one; then it is gone.",
  second: "Battle and spending",
  secondLead: "Armies are hidden until they fight, and all spend in secret at the same time.",
  battle: "A land battle",
  battleText: "Combat by combat each side sends one main card, and perhaps a skirmisher and an artillery card. Skulls kill, two X kill, one X wounds. Choose together and in secret, unless the better general has a reveal.",
  spending: "Spending",
  spendingText: "Write your orders: troops, ships, markets, roads, developments. Markets that are linked by roads raise your taxes, and 20 gold of taxes in a round is 1 VP.",
  turn: [
    "Initiative: bid gold for the first turn.",
    "Agents: move agents and play action cards.",
    "Taxation: raise gold.",
    "Campaign: move armies and navies, conquer and fight.",
    "Spending: write orders in secret.",
  ],
});

export const primer: Primer = {
  pages: [
    {
      title: t.first,
      lead: t.firstLead,
      figures: [
        { picture: map, width: 692, height: 551, title: t.map, text: t.mapText, rules: ["TW-142", "TW-143", "TW-160", "TW-162"] },
        { picture: agent, width: 640, height: 346, title: t.agent, text: t.agentText, rules: ["TW-60", "TW-63", "TW-65", "TW-95"] },
      ],
    },
    {
      title: t.second,
      lead: t.secondLead,
      figures: [
        { picture: battle, width: 760, height: 614, title: t.battle, text: t.battleText, rules: ["TW-22", "TW-212", "TW-213", "TW-214"] },
        { picture: spending, width: 760, height: 605, title: t.spending, text: t.spendingText, rules: ["TW-30", "TW-133", "TW-260", "TW-261"] },
      ],
    },
  ],
  turn: t.turn,
  aids: [
    { id: "dice", columns: [0, 1, 2, 3, 4] },
    { id: "prices", columns: [0, 1] },
    { id: "limits", columns: [0, 1] },
    { id: "ships", columns: [0, 1, 2, 4, 5, 7] },
  ],
};

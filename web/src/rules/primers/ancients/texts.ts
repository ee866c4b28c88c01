/* The illustrated rules: in our own words, each picture with the rules that it shows. */
import { texts } from "../../../locale";
import field from "../../../../pictures/ancients-field.webp";
import orders from "../../../../pictures/ancients-orders.webp";
import attack from "../../../../pictures/ancients-attack.webp";
import leader from "../../../../pictures/ancients-leader.webp";
import type { Primer } from "../primer";

const t = texts({
  first: "Cards and orders",
  firstLead: "You win the battle when you have taken the banners it asks for: one for each enemy unit or leader you eliminate.",
  field: "The field and your hand",
  fieldText: "The field has a left, a centre and a right section. Each turn you play one command card; most order two to four units in one section. Only units with an order may move and battle.",
  orders: "Move together",
  ordersText: "Light troops move far, heavy foot one hex. Move so that two of your units face one of theirs, and keep friends beside each other: a unit with two friendly neighbours may ignore a flag.",
  second: "Battle",
  secondLead: "Every die is a chance for a hit: the symbol of the enemy’s class, and swords in close combat. Flags drive units back.",
  attack: "Close combat",
  attackText: "A unit attacks an enemy next to it with the dice of its kind. Each hit takes a block. If the enemy is still there, it battles back with as many dice as its kind has, so strike where the answer hurts least. Light units may evade instead.",
  leader: "Leaders and momentum",
  leaderText: "With a leader in the unit or beside it helmets hit as well, and he helps it to stand. Whoever clears a hex may advance into it; with a leader, and for mounted troops, a second attack may follow.",
  turn: [
    "Play a command card.",
    "Order the units and leaders it allows.",
    "Move them.",
    "Battle: ranged and close combat, in any order.",
    "Discard the card and draw one.",
  ],
});

export const primer: Primer = {
  pages: [
    {
      title: t.first,
      lead: t.firstLead,
      figures: [
        { picture: field, width: 760, height: 614, title: t.field, text: t.fieldText, rules: ["CC-2", "CC-10", "CC-11", "CC-30"] },
        { picture: orders, width: 560, height: 360, title: t.orders, text: t.ordersText, rules: ["CC-50"] },
      ],
    },
    {
      title: t.second,
      lead: t.secondLead,
      figures: [
        { picture: attack, width: 560, height: 360, title: t.attack, text: t.attackText, rules: ["CC-70", "CC-71", "CC-72", "CC-77", "CC-78"] },
        { picture: leader, width: 560, height: 360, title: t.leader, text: t.leaderText, rules: ["CC-73", "CC-82", "CC-84", "CC-88"] },
      ],
    },
  ],
  turn: t.turn,
  aids: [
    { id: "dice", columns: [0, 1, 2, 3, 4] },
    { id: "units", columns: [0, 1, 2, 3, 4, 5, 6, 7, 8, 10] },
    { id: "ground", columns: [0, 1, 2, 3, 4, 5, 6, 7, 9] },
  ],
};

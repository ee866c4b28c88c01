/* The illustrated rules: in our own words, each picture with the rules that it shows. */
import { texts } from "../../../locale";
import table from "../../../../pictures/arena-table.webp";
import die from "../../../../pictures/arena-die.webp";
import cards from "../../../../pictures/arena-cards.webp";
import battle from "../../../../pictures/arena-battle.webp";
import type { Primer } from "../primer";

const t = texts({
  first: "The table and your turn",
  firstLead: "You and your rival fight for victory points (VP). The game ends when one of you has none left or when the common supply is empty; whoever then has more wins.",
  table: "Two rows of cards",
  tableText: "Your row is the lower one, your rival’s the upper one. Each space has the number of a die. At the start of your turn every empty space of yours costs you 1 VP: fill the gaps first.",
  die: "Three dice, three uses",
  dieText: "Roll three dice and use each once. A die on a space lets the card there act: with a 5 the Forum on space 5 acts, and turns a second die into VP. Or take the number in money, or draw that many cards and keep one.",
  second: "Cards and battles",
  secondLead: "Cards are buildings (green, with a gable) and characters (round and yellow). They earn, fight, copy each other, or work all the time.",
  cards: "New cards",
  cardsText: "A die on cards draws as many as it shows. Keep one; the others are discarded. Playing a card takes no die, only its cost, the number in the coin. It may cover one of your own.",
  battle: "Attack and defence",
  battleText: "An attack is a roll of the battle die. It succeeds if the roll, with all that adds to it, is at least the defence in the shield. The card is discarded, and your rival has a gap to pay for.",
  turn: [
    "Pay 1 VP for each of your empty spaces.",
    "Roll three dice. Three alike may be rolled again.",
    "In any order: use dice for money, cards or to let cards act; play cards for money; bribe once.",
    "End your turn. Dice you have not used are lost.",
  ],
});

export const primer: Primer = {
  pages: [
    {
      title: t.first,
      lead: t.firstLead,
      figures: [
        { picture: table, width: 760, height: 605, title: t.table, text: t.tableText, rules: ["AR-12", "AR-13", "AR-22"] },
        { picture: die, width: 560, height: 340, title: t.die, text: t.dieText, rules: ["AR-24", "AR-25", "AR-29", "AR-36"] },
      ],
    },
    {
      title: t.second,
      lead: t.secondLead,
      figures: [
        { picture: cards, width: 640, height: 350, title: t.cards, text: t.cardsText, rules: ["AR-21", "AR-23", "AR-25"] },
        { picture: battle, width: 560, height: 499, title: t.battle, text: t.battleText, rules: ["AR-37", "AR-38", "AR-41"] },
      ],
    },
  ],
  turn: t.turn,
  aids: [
    { id: "arena", columns: [0, 1, 2, 3, 7, 8] },
  ],
};

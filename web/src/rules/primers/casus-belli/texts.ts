/* The illustrated rules: in our own words, each picture with the rules that it shows. */
import { texts } from "../../../locale";
import rondel from "../../../../pictures/casus-rondel.webp";
import found from "../../../../pictures/casus-found.webp";
import wall from "../../../../pictures/casus-wall.webp";
import cards from "../../../../pictures/casus-cards.webp";
import type { Primer } from "../primer";

const t = texts({
  first: "The rondel, units and cities",
  firstLead: "Rome and Carthage race for nine personages: Kings for cities, Citizens for temples, Scholars for know-how, Generals for destroyed temples, Navigators for seas.",
  rondel: "The rondel",
  rondelText: "Move your stone clockwise and do what the space says. Three steps are free, each further one costs a resource.",
  found: "Arm, move, found",
  foundText: "Scientia puts units into your recruitment box, Militia brings them on the map for 2 iron each, Duellum moves them. Where they stand you may found cities for 1 marble, 1 iron and 1 gold, and a coin for each neighbour that gives the same.",
  second: "Walls, conquest and event cards",
  secondLead: "With two players every gain of yours helps the other a little: he takes an event card for it.",
  wall: "Walls and conquest",
  wallText: "A city’s strength is 1, 2 more with a temple, 1 more with a wall, and 1 for each defending unit. Bring more than that, and lose as many units as the strength. A wall costs only 1 marble.",
  cards: "Event cards",
  cardsText: "For each personage you take, your rival takes one of the open event cards, and so he does if you conquered. Cards are used once, on your own turn; Fortress on the other’s.",
  turn: [
    "Move on the rondel and carry out the action of the space.",
    "Found cities where your units stand.",
    "Take the personages you have earned; your rival takes event cards for them.",
  ],
});

export const primer: Primer = {
  pages: [
    {
      title: t.first,
      lead: t.firstLead,
      figures: [
        { picture: rondel, width: 248, height: 248, title: t.rondel, text: t.rondelText, rules: ["CB-16", "CB-18", "CB-19"] },
        { picture: found, width: 532, height: 400, title: t.found, text: t.foundText, rules: ["CB-29", "CB-36", "CB-40", "CB-59", "CB-61"] },
      ],
    },
    {
      title: t.second,
      lead: t.secondLead,
      figures: [
        { picture: wall, width: 550, height: 400, title: t.wall, text: t.wallText, rules: ["CB-44", "CB-45", "CB-47", "CB-56"] },
        { picture: cards, width: 640, height: 273, title: t.cards, text: t.cardsText, rules: ["CB-72", "CB-73", "CB-75", "CB-76"] },
      ],
    },
  ],
  turn: t.turn,
  aids: [
    { id: "rondel", columns: [0, 1] },
    { id: "costs", columns: [0, 1, 2] },
    { id: "know-how", columns: [0, 1, 2, 4, 5] },
    { id: "personages", columns: [0, 1, 2] },
    { id: "cards", columns: [0, 1, 3] },
  ],
};

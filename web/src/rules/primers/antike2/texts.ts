/* The illustrated rules: in our own words, each picture with the rules that it shows. */
import { texts } from "../../../locale";
import rondel from "../../../../pictures/antike2-rondel.webp";
import units from "../../../../pictures/antike2-units.webp";
import temple from "../../../../pictures/antike2-temple.webp";
import conquest from "../../../../pictures/antike2-conquest.webp";
import type { Primer } from "../primer";

const t = texts({
  first: "The rondel, units and cities",
  firstLead: "You win by being first to collect enough personages: Kings for cities, Citizens for temples, Scholars for know-how, Generals for destroyed temples, Navigators for seas.",
  rondel: "The rondel",
  rondelText: "On your turn move your marker clockwise and do what the space says. Three steps are free, each further one costs 1 marble, iron, gold or coin. So what you take now decides what is near next time.",
  units: "Arm, move, found",
  unitsText: "Militia arms legions and galleys for 2 iron each. Movere moves each over one border: legions over land, galleys over sea. After every action you may found cities where your units stand, for 1 marble, 1 iron and 1 gold. Five cities bring a King.",
  second: "Temples, know-how and war",
  secondLead: "A city gives 1 of its resource when you produce. That is little: temples and know-how make it more, and both bring personages.",
  temple: "Temples",
  templeText: "Templum builds temples for 5 marble each. A city with a temple gives 3 instead of 1, takes three new units on Militia, and is harder to conquer. Three temples bring a Citizen.",
  conquest: "Conquest",
  conquestText: "A battle costs both sides the same number of units. After all movement you may conquer: a city’s strength is 1, or 3 with a temple, and each defending unit adds 1. You lose as many units as that. A destroyed temple is a General.",
  turn: [
    "Move on the rondel and carry out the action of the space.",
    "Found cities where your units stand.",
    "Take the personages you have earned.",
  ],
});

export const primer: Primer = {
  pages: [
    {
      title: t.first,
      lead: t.firstLead,
      figures: [
        { picture: rondel, width: 248, height: 264, title: t.rondel, text: t.rondelText, rules: ["A2-16", "A2-18", "A2-19"] },
        { picture: units, width: 640, height: 400, title: t.units, text: t.unitsText, rules: ["A2-31", "A2-45", "A2-67", "A2-70", "A2-74"] },
      ],
    },
    {
      title: t.second,
      lead: t.secondLead,
      figures: [
        { picture: temple, width: 640, height: 400, title: t.temple, text: t.templeText, rules: ["A2-23", "A2-29", "A2-32", "A2-75"] },
        { picture: conquest, width: 588, height: 400, title: t.conquest, text: t.conquestText, rules: ["A2-52", "A2-55", "A2-56", "A2-61", "A2-66"] },
      ],
    },
  ],
  turn: t.turn,
  aids: [
    { id: "rondel", columns: [0, 1] },
    { id: "costs", columns: [0, 1, 2] },
    { id: "know-how", columns: [0, 1, 2, 4, 5] },
    { id: "personages", columns: [0, 1, 2] },
  ],
};

/* The words of Arena's board; texts.ts says why they lie here. */
import { texts } from "../../locale";
import { count } from "../../texts";

const place = (space: string) => (space === "bribery" ? "the bribery space" : `space ${space}`);
const named = (space: string, card?: string) => (card ? `${card} (${place(space)})` : place(space));

export const t = texts({
  your: (space: string, what: string) => `Your ${place(space)}: ${what}`,
  theirs: (who: string, space: string, what: string) => `${who}, ${place(space)}: ${what}`,
  empty: "empty",
  none: "none",
  selectable: " Selectable.",
  emptySpaces: "Empty spaces",
  blocked: "blocked",
  bribery: "Bribery",
  icons: {
    money: { title: "Money", help: "Money: take sestertii equal to the die" },
    cards: { title: "Cards", help: "Cards: draw as many cards as the die shows, keep one" },
  },
  deck: (n: number) => `Draw pile: ${count(n, "card")}`,
  discard: (cards: string) => `Discard pile: ${cards}`,
  discarded: "Discarded",
  die: (value: number) => `Die showing ${value}`,
  diceOf: (who: string) => `Dice of ${who}`,
  vp: (n: number) => count(n, "victory point"),
  vpUnit: "VP",
  money: (n: number) => count(n, "sestertius", "sestertii"),
  moneyUnit: "HS",
  cards: (n: number) => (n === 1 ? "card" : "cards"),
  known: (cards: string) => `known: ${cards}`,
  looksAt: (n: number) => `looks at ${count(n, "card")}`,
  noHand: "No cards in hand",
  gift: "gift",
  giftBack: "take back",
  offered: "Cards to choose from",
  hand: "Hand",
  supply: (n: number) => `General supply: ${count(n, "victory point")}`,
  supplyUnit: "supply",
  always: "always",
  twoDice: "2 dice",
  card: (name: string, type: string, cost: number, defence: number, how: string, text: string) =>
    `${name}, ${type}, cost ${cost}, defence ${defence}${how}. ${text}`,
  types: { character: "character", building: "building" },
  howAlways: ", always active",
  howTwoDice: ", needs two dice",
  chooseTarget: "choose an enemy card",
  ruler: (who: string, vp: number, money: number, cards: number, row: string) =>
    `${who}: ${count(vp, "victory point")}, ${count(money, "sestertius", "sestertii")}, ${count(cards, "card")} in hand. Spaces: ${row}.`,
  unused: (who: string, dice: string) => `Unused dice of ${who}: ${dice}.`,
  sentence: (s: string) => `${s}.`,

  does: {
    give: (card: string) => `Give ${card}`,
    seal: () => "Exchange the cards",
    lay: (card: string, at: string) => `Put ${card} on ${place(at)}`,
    play: (card: string, at: string) => `Play ${card} on ${place(at)}`,
    money: (die: string) => `Take ${count(Number(die), "sestertius", "sestertii")}`,
    cards: (die: string) => `Draw ${count(Number(die), "card")} with the ${die}`,
    activate: (at: string, _: string, mine?: string) => `Activate ${named(at, mine)}`,
    bribe: (die: string, _: string, mine?: string) => `Bribe ${mine ?? "a card"} with the ${die}`,
    pass: () => "Pass",
    end: () => "End your turn",
    mark: (die: string) => `Reroll the ${die}`,
    target: (at: string, _: string, __?: string, theirs?: string) => `Attack ${named(at, theirs)}`,
    hire: (n: string) => `Pay for +${n} to the attack`,
    add: (die: string) => `Add the ${die} to the attack`,
    score: (die: string) => `Turn the ${die} into VP`,
    copy: (at: string, _: string, mine?: string) => `Act as ${named(at, mine)}`,
    sacrifice: (at: string, _: string, mine?: string) => `Sacrifice ${named(at, mine)}`,
    block: (at: string, _: string, __?: string, theirs?: string) => `Block ${named(at, theirs)}`,
    raise: (die: string) => `Raise the ${die} by 1`,
    lower: (die: string) => `Lower the ${die} by 1`,
    swap: (card: string, at: string, _?: string, __?: string, there?: string) =>
      `Replace ${there ?? place(at)} with ${card}`,
    buy: (n: string) => `Buy ${n} VP`,
  },
});

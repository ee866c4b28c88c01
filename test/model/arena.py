#!/usr/bin/env python3
"""A second opinion on Arena: Roma II, written from the manual and not from the engine.

    arena.py PROGRAM [--games N] [--positions N] [--steps N] [--seed N]

Plays random games, and random turns from random positions, in lockstep with `PROGRAM engine`
(docs/protocol.md): before each step both must list the same actions, after it the table must
look the same. Chance is played here. A line `ok NAME` or `not ok NAME` for each part; a difference is
told with its seed and the record that leads to it. A long run by hand: --games 2000
--positions 20000 --seed 99.

The model is a coroutine: it yields who may do what, {seat: {action, ...}}, and is sent (seat,
action). So a rule stands here in the order in which people carry it out, without phases.
"""
import argparse
import collections
import random
import sys

from lib.engine import Difference, Engine

SEATS = ("roma", "capua")
SPACES = ("1", "2", "3", "4", "5", "6", "bribery")
BRIBERY = 6
TURNS = 400

# name: kind in the manual (c, b), kind as published, cost, defence, copies in the manual's box, in
# the published one, in Roma's
CARDS = {name.strip(): (m, p, int(cost), int(defence), int(a), int(b), int(roma))
         for name, m, p, cost, defence, a, b, roma in (line.split("|") for line in """
Aquaeductus|b|b|4|4|2|2|0
Arena|b|b|7|5|2|2|0
Aries|b|b|8|4|2|2|0
Ballista|b|b|6|4|2|2|0
Bestia|c|c|4|4|2|2|0
Carrus Bovinus|c|c|5|3|1|1|0
Castra|b|b|4|4|2|2|0
Decurio|c|c|5|4|2|2|0
Elephantus Militaris|c|c|7|4|1|1|0
Equitatus|b|c|6|3|2|1|0
Fons Bacchi|c|b|4|4|2|2|0
Forum|b|b|5|5|3|3|6
Maecenas|c|c|5|3|2|2|0
Magister|c|c|5|3|2|2|0
Mercennarius|c|c|4|3|2|2|0
Offertorium|c|b|4|3|1|2|0
Philosophus|c|c|5|2|2|2|0
Pictor|c|c|3|3|2|2|0
Portus|b|b|3|4|2|2|0
Praedator|c|c|4|4|2|2|0
Restaurator|b|c|4|3|2|2|0
Speculator|c|c|5|2|1|1|0
Statua Iovis|b|b|5|6|2|2|0
Taberna|b|b|5|4|2|2|0
Telonium|b|b|3|5|2|2|0
Templarius|c|c|5|4|2|2|0
Triremis|b|b|3|5|2|2|0
Tuba|c|c|3|2|1|1|0
Veneficus|c|c|9|2|1|1|0
Via Cassia|b|b|5|5|2|2|0
Aesculapinum|b|b|5|2|0|0|2
Architectus|c|c|3|4|0|0|2
Basilica|b|b|6|5|0|0|2
Centurio|c|c|9|5|0|0|2
Consiliarius|c|c|4|4|0|0|2
Consul|c|c|3|3|0|0|2
Essedum|c|c|6|3|0|0|2
Gladiator|c|c|6|5|0|0|2
Haruspex|c|c|4|3|0|0|2
Legat|c|c|5|2|0|0|2
Legionarius|c|c|4|5|0|0|3
Machina|b|b|4|4|0|0|2
Mercator|c|c|7|2|0|0|1
Mercatus|b|b|6|3|0|0|2
Nero|c|c|8|9|0|0|1
Onager|b|b|5|4|0|0|2
Praetorianus|c|c|4|4|0|0|2
Scaenicus|c|c|8|3|0|0|2
Senator|c|c|3|3|0|0|2
Sicarius|c|c|9|2|0|0|1
Templum|b|b|2|2|0|0|2
Tribunus Plebis|c|c|5|5|0|0|2
Turris|b|b|6|6|0|0|2
Velites|c|c|5|3|0|0|2
""".strip().splitlines())}
ALWAYS = {"Fons Bacchi", "Telonium", "Tuba", "Basilica", "Templum", "Turris"}
OPTIONS = {"edition": ("manual", "published"), "deck": ("arena", "roma+arena"), "vp": ("36", "72"),
           "arena-card": ("stops-at-success", "stops-at-failure"),
           "maecenas": ("card-cost", "activation-cost"),
           "attack-bonus": ("own-attack", "all-attacks"),
           "offertorium": ("any-character", "another-character")}


class Over(Exception):
    """The game has ended."""


class Model:
    def __init__(self, options, beginner):
        self.option, self.beginner = options, beginner
        self.spaces = range(6 if beginner else 7)
        self.vp = [10, 10]
        self.supply = int(options["vp"]) - 20
        self.money = [0, 0]
        self.space = [[None] * 7, [None] * 7]
        self.hand = [collections.Counter(), collections.Counter()]
        self.deck, self.discard = self.box(), collections.Counter()
        self.dice, self.fewer, self.blocked = [], [0, 0], [set(), set()]
        self.active, self.turn, self.bribed, self.weakened = 0, 0, False, 0

    # facts

    def box(self):
        column = 4 if self.option["edition"] == "manual" else 5
        both = self.option["deck"] != "arena"
        counts = {c: row[column] + (row[6] if both else 0) for c, row in CARDS.items()}
        return collections.Counter({c: n for c, n in counts.items() if n})

    def kind(self, card):
        return CARDS[card][0 if self.option["edition"] == "manual" else 1] if card else None

    def having(self, seat, kind):
        return [i for i in range(7) if self.kind(self.space[seat][i]) == kind]

    def empty(self, seat):
        return [i for i in self.spaces if not self.space[seat][i]]

    def count(self, seat, card):
        return self.space[seat].count(card)

    def defence(self, seat, i):
        card = self.space[seat][i]
        value = CARDS[card][3] + self.count(seat, "Turris") - (card == "Turris")
        return max(0, value - (self.weakened if seat != self.active else 0))

    @property
    def me(self):
        return self.active

    @property
    def foe(self):
        return 1 - self.active

    # small deeds

    def settle(self):
        if 0 in self.vp or self.supply == 0:
            raise Over

    def gain(self, seat, points):
        self.vp[seat] += points
        self.supply = max(0, self.supply - points)

    def steal(self, points):
        points = min(points, self.vp[self.foe])
        self.vp[self.foe] -= points
        self.vp[self.me] += points

    def drop(self, seat, i):
        if self.space[seat][i]:
            self.discard[self.space[seat][i]] += 1
        self.space[seat][i] = None

    def lay(self, seat, card, i):
        self.drop(seat, i)
        self.space[seat][i] = card

    def ask(self, choices, seat=None):
        """One player, or chance, chooses; the words behind the verb come back as well."""
        seat = SEATS[self.active] if seat is None else seat
        _, action = yield {seat: set(choices)}
        return action

    def roll(self):
        said = yield from self.ask(["die %d" % n for n in range(1, 7)], "chance")
        return int(said.split()[1])

    def pile(self):
        """True if there is a card to draw, after shuffling the discards if need be."""
        if not +self.deck:
            self.deck, self.discard = +self.discard, collections.Counter()
        return bool(+self.deck)

    def draw(self):
        said = yield from self.ask(["draw " + c for c in +self.deck], "chance")
        card = said[5:]
        self.deck[card] -= 1
        return card

    # the beginning

    def play(self):
        for seat in (0, 1):
            for _ in range(4 if self.beginner else 5):
                card = yield from self.draw()
                self.hand[seat][card] += 1
        if not self.beginner or self.option["edition"] == "published":
            yield from self.exchange()
        for self.active in (0, 1):
            while +self.hand[self.me]:
                said = yield from self.ask("lay %s %s" % (c, SPACES[i])
                                           for c in +self.hand[self.me] for i in self.empty(self.me))
                card, i = self.words(said)
                self.hand[self.me][card] -= 1
                self.space[self.me][i] = card
        yield from self.turns(0)

    def exchange(self):
        gifts = [collections.Counter(), collections.Counter()]
        sealed = [False, False]
        while not all(sealed):
            may = {}
            for seat in (0, 1):
                if not sealed[seat]:
                    may[SEATS[seat]] = ({"seal"} if sum(gifts[seat].values()) == 2 else
                                        {"give " + c for c in +self.hand[seat]})
            who, said = yield may
            seat = SEATS.index(who)
            if said == "seal":
                sealed[seat] = True
            else:
                self.hand[seat][said[5:]] -= 1
                gifts[seat][said[5:]] += 1
        for seat in (0, 1):
            self.hand[1 - seat] += gifts[seat]

    # a turn

    def turns(self, seat):
        while True:
            yield from self.begin_turn(seat)
            yield from self.actions()
            seat = 1 - seat

    def begin_turn(self, seat):
        if self.turn == TURNS:
            raise Over
        self.turn += 1
        self.active, self.bribed, self.weakened = seat, False, 0
        lost = min(len(self.empty(seat)), self.vp[seat])
        self.vp[seat] -= lost
        self.supply += lost
        fountains = self.count(seat, "Fons Bacchi")
        dice, self.fewer[seat], self.dice = max(0, 3 - self.fewer[seat]), 0, []
        self.settle()
        self.decided = False
        yield from self.throw(dice)
        while fountains and self.dice:
            marked = 0
            while True:
                said = yield from self.ask(["mark %d" % d for d in self.dice] +
                                           ["reroll" if marked else "pass"])
                if not said.startswith("mark"):
                    break
                self.dice.remove(int(said.split()[1]))
                marked += 1
            if said == "pass":
                break
            fountains -= 1
            if self.option["edition"] == "published":
                self.decided = False
            yield from self.throw(marked)

    def throw(self, count):
        for _ in range(count):
            self.dice.append((yield from self.roll()))
        while len(self.dice) == 3 and len(set(self.dice)) == 1 and not self.decided and count:
            said = yield from self.ask(["reroll", "pass"])
            self.decided = True
            if said == "pass":
                return
            self.decided = self.option["edition"] == "manual"
            self.dice = []
            for _ in range(3):
                self.dice.append((yield from self.roll()))

    def price(self, card):
        return 10 if card == "Statua Iovis" else 0

    def can_activate(self, i, bribe):
        card = self.space[self.me][i]
        return (i in self.spaces and card and card not in ALWAYS and i not in self.blocked[self.me]
                and self.money[self.me] >= bribe + self.price(card))

    def choices(self):
        yield "end"
        for die in self.dice:
            yield "money %d" % die
            yield "cards %d" % die
            if self.can_activate(die - 1, 0):
                yield "activate %d" % die
            if not self.bribed and self.can_activate(BRIBERY, die):
                yield "bribe %d" % die
        for card in +self.hand[self.me]:
            if CARDS[card][2] <= self.money[self.me]:
                for i in self.spaces:
                    yield "play %s %s" % (card, SPACES[i])

    def actions(self):
        while True:
            said = yield from self.ask(self.choices())
            verb = said.split()[0]
            if verb == "end":
                self.dice = []
                self.blocked[self.me] = set()
                return
            if verb == "play":
                card, i = self.words(said)
                self.money[self.me] -= CARDS[card][2]
                self.hand[self.me][card] -= 1
                self.lay(self.me, card, i)
                continue
            die = int(said.split()[1])
            self.dice.remove(die)
            if verb == "money":
                self.money[self.me] += die + 2 * self.count(self.me, "Telonium")
            elif verb == "cards":
                yield from self.draw_and_keep(die)
            else:
                i = die - 1 if verb == "activate" else BRIBERY
                if verb == "bribe":
                    self.money[self.me] -= die
                    self.bribed = True
                yield from self.act(self.space[self.me][i], i, die, {(self.me, i)})
            self.settle()

    def draw_and_keep(self, count):
        drawn = collections.Counter()
        while count and self.pile():
            drawn[(yield from self.draw())] += 1
            count -= 1
        if sum(drawn.values()) > 1:
            said = yield from self.ask("keep " + c for c in drawn)
            kept = said[5:]
            drawn[kept] -= 1
            self.discard += drawn
            self.hand[self.me][kept] += 1
        else:
            self.hand[self.me] += drawn

    @staticmethod
    def words(said):
        """Card and space of "lay Via Cassia 3"."""
        rest = said.split(" ", 1)[1]
        card, where = rest.rsplit(" ", 1)
        return card, SPACES.index(where)

    # cards: each acts as `card` from the space `here`, with the die `die`; `used` are those that
    # have acted in this activation

    def act(self, card, here, die, used):
        name = card.lower().replace(" ", "_")
        effect = getattr(self, name, None)
        if effect:
            yield from effect(here, die, used)
        else:
            getattr(self, "at_once_" + name)(here)

    def at_once_aquaeductus(self, _):
        self.supply = max(0, self.supply - 3)

    def at_once_taberna(self, _):
        self.gain(self.me, len(self.having(self.foe, "c")))

    def at_once_triremis(self, _):
        if len(self.having(self.me, "c")) > len(self.having(self.foe, "c")):
            self.gain(self.me, 3)

    def at_once_carrus_bovinus(self, _):
        self.gain(self.me, max(0, 5 - self.vp[self.me]))

    def at_once_pictor(self, _):
        for seat in (0, 1):
            self.gain(seat, len(self.having(seat, "b")))

    def at_once_philosophus(self, _):
        self.fewer[self.foe] = min(3, self.fewer[self.foe] + 1)

    def at_once_veneficus(self, here):
        if self.kind(self.space[self.foe][here]) == "c":
            self.drop(self.foe, here)

    def at_once_aries(self, here):
        if self.kind(self.space[self.foe][here]) == "b":
            self.drop(self.foe, here)

    def at_once_equitatus(self, _):
        for i in range(7):
            if self.space[self.foe][i] == "Forum":
                self.drop(self.foe, i)

    def at_once_elephantus_militaris(self, here):
        if self.space[self.foe][here] and self.defence(self.foe, here) <= 4:
            self.drop(self.foe, here)

    def at_once_legat(self, _):
        self.gain(self.me, len(self.empty(self.foe)))

    def at_once_mercatus(self, _):
        self.steal(self.count(self.foe, "Forum"))

    def at_once_tribunus_plebis(self, _):
        self.steal(1)

    def at_once_essedum(self, _):
        self.weakened += 2

    def templarius(self, *_):
        eyes = yield from self.roll()
        self.gain(self.me, -(-eyes // 2))

    def forum(self, here, *_):
        if not self.dice:
            return
        beside = [self.space[self.me][i] for i in (here - 1, here + 1) if 0 <= i < 7]
        said = yield from self.ask("score %d" % d for d in self.dice)
        value = int(said.split()[1])
        self.dice.remove(value)
        self.gain(self.me, value + 2 * beside.count("Basilica"))
        if "Templum" in beside and self.dice:
            said = yield from self.ask(["score %d" % d for d in self.dice] + ["pass"])
            if said != "pass":
                value = int(said.split()[1])
                self.dice.remove(value)
                self.gain(self.me, value)

    # battles

    def pick(self, spaces):
        """The target among these, without a question if there is just one."""
        if len(spaces) < 2:
            return spaces[0] if spaces else None
        said = yield from self.ask("target " + SPACES[i] for i in spaces)
        return SPACES.index(said.split()[1])

    def bonus(self, here):
        if self.option["attack-bonus"] == "own-attack":
            return 0
        return sum(c in ("Decurio", "Ballista") for i, c in enumerate(self.space[self.me]) if i != here)

    def attack(self, here, targets, bonus=0, hires=False, adds=False):
        i = yield from self.pick(targets)
        if i is not None:
            yield from self.battle(here, i, bonus, hires, adds)

    def battle(self, here, i, bonus=0, hires=False, adds=False, matters_anyway=False):
        bonus += self.bonus(here)
        needed = self.defence(self.foe, i)
        if hires:
            men = min(self.money[self.me] // 3, needed - 1 - bonus)
            if men > 0:
                said = yield from self.ask("hire %d" % n for n in range(men + 1))
                bonus += int(said.split()[1])
                self.money[self.me] -= 3 * int(said.split()[1])
        eyes = yield from self.roll()
        if "Tuba" in self.space[self.me] and (eyes + bonus < needed or matters_anyway):
            if (yield from self.ask(["reroll", "pass"])) == "reroll":
                eyes = yield from self.roll()
        if adds and eyes + bonus < needed and self.dice:
            said = yield from self.ask(["add %d" % d for d in self.dice] + ["pass"])
            if said != "pass":
                self.dice.remove(int(said.split()[1]))
                eyes += int(said.split()[1])
        if eyes + bonus >= needed:
            self.drop(self.foe, i)
        return eyes + bonus >= needed

    def near(self, here, kind, diagonal):
        reach = (here - 1, here, here + 1) if diagonal else (here,)
        return [i for i in self.having(self.foe, kind) if i in reach]

    def arena(self, here, *_):
        to_success = self.option["arena-card"] == "stops-at-success"
        targets = self.having(self.foe, "c")
        for n, i in enumerate(targets):
            beaten = yield from self.battle(
                here, i, matters_anyway=to_success and n + 1 < len(targets))
            if beaten == to_success:
                return

    def ballista(self, here, *_):
        diagonal = self.option["edition"] == "published"
        yield from self.attack(here, self.near(here, "b", diagonal), 1)

    def bestia(self, here, *_):
        enemies = self.having(self.foe, "c")
        lowest = min((self.defence(self.foe, i) for i in enemies), default=0)
        yield from self.attack(here, [i for i in enemies if self.defence(self.foe, i) == lowest])

    def decurio(self, here, *_):
        yield from self.attack(here, self.near(here, "c", True), 1)

    def mercennarius(self, here, *_):
        yield from self.attack(here, self.having(self.foe, "c"), hires=True)

    def legionarius(self, here, *_):
        yield from self.attack(here, [here] if self.space[self.foe][here] else [])

    def centurio(self, here, *_):
        yield from self.attack(here, [here] if self.space[self.foe][here] else [], adds=True)

    def velites(self, here, *_):
        yield from self.attack(here, self.having(self.foe, "c"))

    def onager(self, here, *_):
        yield from self.attack(here, self.having(self.foe, "b"))

    # removing without a battle

    def statua_iovis(self, *_):
        if self.money[self.me] < 10:
            return
        i = yield from self.pick([i for i in range(7) if self.space[self.foe][i]])
        if i is not None:
            self.money[self.me] -= 10
            self.drop(self.foe, i)

    def sicarius(self, here, *_):
        yield from self.assassinate(here, "c")

    def nero(self, here, *_):
        yield from self.assassinate(here, "b")

    def assassinate(self, here, kind):
        i = yield from self.pick(self.having(self.foe, kind))
        if i is not None:
            self.drop(self.foe, i)
            self.drop(self.me, here)

    def gladiator(self, *_):
        i = yield from self.pick(self.having(self.foe, "c"))
        if i is not None:
            self.hand[self.foe][self.space[self.foe][i]] += 1
            self.space[self.foe][i] = None

    # acting as others

    def choose_card(self, spaces):
        if not spaces:
            return None
        said = yield from self.ask("copy " + SPACES[i] for i in spaces)
        return SPACES.index(said.split()[1])

    def active_ones(self, used):
        return [i for i, c in enumerate(self.space[self.me])
                if c and c not in ALWAYS and (self.me, i) not in used]

    def copy(self, here, die, used, spaces):
        able = [i for i in spaces if self.price(self.space[self.me][i]) <= self.money[self.me]]
        i = yield from self.choose_card(able)
        if i is not None:
            yield from self.act(self.space[self.me][i], here, die, used | {(self.me, i)})

    def via_cassia(self, here, die, used):
        yield from self.copy(here, die, used,
                             [i for i in self.active_ones(used) if abs(i - here) == 1])

    def scaenicus(self, here, die, used):
        people = self.having(self.me, "c")
        yield from self.copy(here, die, used, [i for i in self.active_ones(used) if i in people])

    def magister(self, here, die, used):
        card = self.space[self.foe][here]
        if card and card not in ALWAYS and (self.foe, here) not in used:
            yield from self.act(card, here, die, used | {(self.foe, here)})

    def maecenas(self, _, die, used):
        def fee(i):
            cost = CARDS[self.space[self.me][i]][2] if self.option["maecenas"] == "card-cost" else 0
            return cost + (die if i == BRIBERY else 0)
        i = yield from self.choose_card([
            i for i in self.active_ones(used) if i not in self.blocked[self.me]
            and fee(i) + self.price(self.space[self.me][i]) <= self.money[self.me]])
        if i is None:
            return
        self.money[self.me] -= fee(i)
        self.bribed = self.bribed or i == BRIBERY
        yield from self.act(self.space[self.me][i], i, die, used | {(self.me, i)})

    # hands and piles

    def offer(self, spaces):
        if not spaces:
            return
        said = yield from self.ask("sacrifice " + SPACES[i] for i in spaces)
        i = SPACES.index(said.split()[1])
        value = CARDS[self.space[self.me][i]][3]
        self.drop(self.me, i)
        self.gain(self.me, value)

    def offertorium(self, here, *_):
        itself = self.option["offertorium"] == "any-character"
        yield from self.offer([i for i in self.having(self.me, "c") if itself or i != here])

    def praedator(self, *_):
        yield from self.offer(self.having(self.me, "b"))

    def take(self, source, cards):
        said = yield from self.ask("take " + c for c in cards)
        source[said[5:]] -= 1
        self.hand[self.me][said[5:]] += 1

    def recover(self, kind):
        found = [c for c in +self.discard if self.kind(c) == kind]
        if found:
            yield from self.take(self.discard, found)

    def restaurator(self, *_):
        yield from self.recover("b")

    def aesculapinum(self, *_):
        yield from self.recover("c")

    def speculator(self, *_):
        if +self.hand[self.foe]:
            yield from self.ask(["look"])
            yield from self.take(self.hand[self.foe], +self.hand[self.foe])

    def haruspex(self, *_):
        if self.pile():
            yield from self.ask(["look"])
            yield from self.take(self.deck, +self.deck)

    def portus(self, *_):
        choices = ["swap %s %s" % (c, SPACES[i]) for c in +self.hand[self.me]
                   for i in range(7) if self.space[self.me][i]]
        if choices:
            card, i = self.words((yield from self.ask(choices)))
            self.hand[self.me][card] -= 1
            self.hand[self.me][self.space[self.me][i]] += 1
            self.space[self.me][i] = card

    def castra(self, *_):
        if not self.pile():
            return
        card = yield from self.draw()
        if not self.empty(self.me):
            self.discard[card] += 1
            return
        _, i = self.words((yield from self.ask("lay %s %s" % (card, SPACES[i])
                                               for i in self.empty(self.me))))
        self.space[self.me][i] = card

    def play_free(self, kind):
        while True:
            cards = [c for c in +self.hand[self.me] if self.kind(c) == kind]
            if not cards:
                return
            said = yield from self.ask(["lay %s %s" % (c, SPACES[i]) for c in cards
                                        for i in self.spaces] + ["pass"])
            if said == "pass":
                return
            card, i = self.words(said)
            self.hand[self.me][card] -= 1
            self.lay(self.me, card, i)

    def architectus(self, *_):
        yield from self.play_free("b")

    def senator(self, *_):
        yield from self.play_free("c")

    def rearrange(self, kind):
        spaces = self.having(self.me, kind)
        up = collections.Counter(self.space[self.me][i] for i in spaces)
        for i in spaces:
            self.space[self.me][i] = None
        laid = set()
        while +up:
            card, i = self.words((yield from self.ask(
                "lay %s %s" % (c, SPACES[i]) for c in +up for i in self.spaces if i not in laid)))
            up[card] -= 1
            laid.add(i)
            self.lay(self.me, card, i)

    def consiliarius(self, *_):
        yield from self.rearrange("c")

    def machina(self, *_):
        yield from self.rearrange("b")

    # dice, spaces, trade

    def consul(self, *_):
        if not self.dice:
            return
        said = yield from self.ask(["raise %d" % d for d in self.dice if d < 6] +
                                   ["lower %d" % d for d in self.dice if d > 1])
        verb, die = said.split()
        self.dice.remove(int(die))
        self.dice.append(int(die) + (1 if verb == "raise" else -1))

    def praetorianus(self, *_):
        said = yield from self.ask("block " + SPACES[i] for i in self.spaces)
        self.blocked[self.foe].add(SPACES.index(said.split()[1]))

    def mercator(self, *_):
        most = min(self.money[self.me] // 2, self.vp[self.foe])
        if most:
            said = yield from self.ask("buy %d" % n for n in range(most + 1))
            points = int(said.split()[1])
            self.money[self.me] -= 2 * points
            self.money[self.foe] += 2 * points
            self.steal(points)

    # how the table looks, as a position of the engine tells it

    def table(self):
        return {"vp": self.vp, "supply": self.supply, "money": self.money, "space": self.space,
                "hand": [dict(+h) for h in self.hand], "deck": dict(+self.deck),
                "discard": dict(+self.discard), "die": sorted(self.dice), "fewer": self.fewer,
                "blocked": self.blocked, "active": self.active, "turn": self.turn,
                "weakened": self.weakened, "bribed": self.bribed}

    def random_table(self, rng):
        """A turn under way, with any cards anywhere; one of them has a die that lets it act."""
        cards = list(self.deck.elements())
        rng.shuffle(cards)
        self.dice = [rng.randint(1, 6) for _ in range(3)]
        self.active, self.turn = rng.randrange(2), rng.randint(1, 20)
        tried = rng.choice(sorted(set(cards)))
        cards.remove(tried)
        if rng.random() < 0.3 and "Tuba" in cards:  # the only copy
            cards.append(cards.pop(cards.index("Tuba")))
        for seat in (self.me, self.foe):
            for i in self.spaces:
                if seat == self.me and i == self.dice[0] - 1:
                    self.space[seat][i] = tried
                elif rng.random() < 0.8:
                    self.space[seat][i] = cards.pop()
            self.hand[seat].update(cards.pop() for _ in range(rng.randrange(5)))
            self.money[seat] = rng.choice((0, 2, 5, 9, 14, 20))
            self.vp[seat] = rng.randint(1, 14)
            self.fewer[seat] = rng.choice((0, 0, 0, 1))
        rest = rng.randrange(len(cards) + 1) if rng.random() < 0.7 else len(cards)
        self.deck, self.discard = (collections.Counter(cards[:rest]), collections.Counter(cards[rest:]))
        self.supply = rng.randint(1, 8)
        if rng.random() < 0.3:
            self.blocked[self.active].add(rng.choice(self.spaces))

    def position(self):
        return {"flow": ["act"], "option": self.option, "beginner": self.beginner, "turn": self.turn,
                "active": SEATS[self.active], "supply": self.supply, "die": self.dice,
                "vp": dict(zip(SEATS, self.vp)), "money": dict(zip(SEATS, self.money)),
                "fewer": dict(zip(SEATS, self.fewer)), "deck": +self.deck, "discard": +self.discard,
                "hand": {s: +self.hand[n] for n, s in enumerate(SEATS)},
                "space": {s: {SPACES[i]: c for i, c in enumerate(self.space[n]) if c}
                          for n, s in enumerate(SEATS)},
                "blocked": {s: {SPACES[i]: True for i in self.blocked[n]} for n, s in enumerate(SEATS)}}

    def go_on(self):
        """From a position within the actions of a turn."""
        yield from self.actions()
        yield from self.turns(1 - self.active)


def seen(position):
    """The table of an engine's position, in the form of Model.table()."""
    def both(field, default):
        return [position.get(field, {}).get(s, default) for s in SEATS]
    spaces = both("space", {})
    return {"vp": both("vp", 0), "supply": position.get("supply", 0), "money": both("money", 0),
            "space": [[row.get(s) for s in SPACES] for row in spaces], "hand": both("hand", {}),
            "deck": position.get("deck", {}), "discard": position.get("discard", {}),
            "die": sorted(d for d in position.get("die", []) if d), "fewer": both("fewer", 0),
            "blocked": [{SPACES.index(s) for s, b in row.items() if b} for row in both("blocked", {})],
            "active": SEATS.index(position.get("active", "roma")), "turn": position.get("turn", 0),
            "weakened": position.get("weakened", 0), "bribed": bool(position.get("bribed", False))}


# Cards that lie nowhere for a moment (given, drawn, taken up) are compared when they lie again.
PASSING = {"exchange", "drawing", "keeping", "relaying", "settling", "deal"}


def compare(model, engine):
    position = engine.ask(do="position")["position"]
    flow = position.get("flow", [""])
    mine, its = model.table(), seen(position)
    loose = {"hand", "deck", "discard", "space"} if flow and flow[0] in PASSING else set()
    for field in mine:
        if field not in loose and mine[field] != its[field]:
            raise Difference("%s: model %s, engine %s" % (field, mine[field], its[field]))


def lockstep(model, course, state, engine, rng, steps):
    """Plays until the end or for so many steps; how many there were."""
    try:
        may = next(course)
        for step in range(steps):
            if set(state["to_act"]) != set(may):
                raise Difference("to act: model %s, engine %s" % (sorted(may), state["to_act"]))
            seat = rng.choice(sorted(may))
            listed = set(engine.ask(do="legal", seat=seat)["actions"])
            if listed != may[seat]:
                raise Difference("%s may: only model %s, only engine %s" % (
                    seat, sorted(may[seat] - listed), sorted(listed - may[seat])))
            action = choose(sorted(listed), model, rng)
            state = engine.ask(do="play", seat=seat, action=action)
            may = course.send((seat, action))
            compare(model, engine)
        return steps
    except Over:
        if not state["over"]:
            raise Difference("the model is over, the engine is not") from None
        compare(model, engine)
        lead = model.vp[0] - model.vp[1]
        score = engine.ask(do="score")["score"]
        if (score["roma"] > score["capua"]) != (lead > 0) or (score["roma"] == score["capua"]) != (lead == 0):
            raise Difference("score: model %s, engine %s" % (model.vp, score)) from None
        return step + 1


def choose(actions, model, rng):
    """Mostly what makes something happen; ending a turn with dice left is rare."""
    if len(actions) > 1 and "end" in actions and model.dice and rng.random() < 0.95:
        actions = [a for a in actions if a != "end"]
    acting = [a for a in actions if a.startswith(("activate", "bribe"))]
    return rng.choice(acting if acting and rng.random() < 0.7 else actions)


def begin(engine, rng, whole_game):
    options = {o: rng.choice(values) for o, values in OPTIONS.items()}
    model = Model(options, rng.random() < 0.2)
    if whole_game:
        state = engine.ask(do="new", game="arena-roma", options=options, chance="ask",
                           scenario="beginner" if model.beginner else "standard")
        return model, model.play(), state
    model.random_table(rng)
    state = engine.ask(do="load", game="arena-roma", chance="ask", position=model.position())
    return model, model.go_on(), state


def part(name, engine, seed, count, steps, whole_game):
    total = 0
    for n in range(count):
        rng = random.Random("%s %d %d" % (name, seed, n))
        try:
            model, course, state = begin(engine, rng, whole_game)
            total += lockstep(model, course, state, engine, rng, steps)
        except Difference as difference:
            print("not ok model: arena-roma %s" % name)
            print("# --seed %d, number %d: %s" % (seed, n, difference))
            print("# " + engine.ask(do="record")["record"].replace("\n", "\n# "))
            return False
    print("ok model: arena-roma %s (%d, %d steps)" % (name, count, total))
    return True


def main():
    words = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    words.add_argument("program")
    words.add_argument("--games", type=int, default=25)
    words.add_argument("--positions", type=int, default=1000)
    words.add_argument("--steps", type=int, default=40, help="from each position")
    words.add_argument("--seed", type=int, default=1)
    a = words.parse_args()
    engine = Engine(a.program)
    fine = [part("positions", engine, a.seed, a.positions, a.steps, False),
            part("games", engine, a.seed, a.games, 100000, True)]
    return not all(fine)


if __name__ == "__main__":
    sys.exit(main())

#!/usr/bin/env python3
"""A second opinion on Antike: Casus Belli, written from the manual and not from the engine.

    casus-belli.py PROGRAM [--games N] [--positions N] [--steps N] [--seconds N] [--seed N]

Plays random games, and random turns from random positions, in lockstep with `PROGRAM engine`
(lib/lockstep.py). What the manual leaves open, and most of the event cards, follow
docs/rules/casus-belli.md. A long run by hand: --seconds 600 --seed 99.
"""
import collections
import sys

from lib.antike import GOODS, KINDS, MINES, Antike, Board, Over, chosen
from lib.lockstep import main
from lib.scatter import scatter

SEATS = ("roma", "carthago")
OPTIONS = {"edition": ("manual", "published"), "coins": ("surcharge", "wild"), "fortress": ("ask", "auto"),
           "fortress-adds": ("cost", "strength"), "city-limit": ("new-units", "all-units")}
MARKERS = {"iron": 12, "marble": 12, "gold": 10}
DISKS = 24
TOWN_WALLS = 12
WALLS_ON_TRACK = (1, 2, 3, 5, 7)  # and one at 0, with which the game begins

# When an event card is played: None is at any time in the own turn. Those of production are played
# while founding, for there is nothing to decide before.
MOMENTS = {
    "Academy": "Scientia", "Mercenaries": "Militia", "Master builder": "Templum", "Forced march": "Duellum",
    "Fair wind": "Duellum", "Siege engine": "conquest", "Quarry": "Marmor", "Ore vein": "Ferrum",
    "Gold vein": "Aurum", "Envoy": "rondel", "Colonists": "founding", "Burglary": None, "Earthquake": None,
    "Tribute": None, "Conscription": None, "Desertion": None, "Storm": None, "Masons": None,
    "Merchant fleet": None,
}


class CasusBelli(Antike):
    rondel = ("Ferrum", "Templum", "Aurum", "Duellum I", "Militia", "Marmor", "Scientia", "Duellum II")
    farthest = 8
    temples_in_box = 12
    stacks = {"King": 6, "General": 4, "Citizen": 4, "Scholar": 5, "Navigator": 2}
    most_units = {"legion": 12, "galley": 12}
    rounds = 150
    likes = {"move": 6, "conquer": 8, "found": 8, "learn": 6, "recruit": 2, "temple": 6, "wall": 2,
             "arm": 8, "go": 8, "play": 5, "trade": 0.3, "go Duellum I": 3, "go Duellum II": 3}

    def __init__(self, board, seats, options):
        super().__init__(board, seats, options)
        self.box = {s: collections.Counter(legion=1, galley=1) for s in seats}
        self.walls = dict.fromkeys(seats, 1)     # in the supply
        self.walled = set()                      # on the map
        self.deck = collections.Counter(board.events)
        self.open, self.discard = collections.Counter(), collections.Counter()
        self.hand = {s: collections.Counter() for s in seats}

    def forget_the_turn(self):
        super().forget_the_turn()
        self.conquered, self.held = False, set()
        self.envoy = self.builder = self.engine = self.colonists = False

    def table(self):
        return {**super().table(), "box": self.box, "walls": self.walls,
                "wall": {r: True for r in self.walled}, "deck": self.deck, "open": self.open,
                "discard": self.discard, "hand": self.hand,
                "builder": self.builder, "engine": self.engine, "colonists": self.colonists}

    # facts

    @property
    def foe(self):
        return self.others()[0]

    @staticmethod
    def target():
        return 9

    @staticmethod
    def neutral_sites():
        return []

    def start_sites(self):
        return [self.board.named[s] for n in self.board.nations.values() for s in n["start"]]

    def coins_are_wild(self):
        return self.option["coins"] == "wild"

    def bank(self):
        return 1000

    def walls_in_bank(self):
        return TOWN_WALLS - len(self.walled) - sum(self.walls.values())

    def unrecruited(self, seat, kind):
        """Pieces neither on the map nor in the recruitment box."""
        return self.most_units[kind] - self.pieces_on_map(seat, kind) - self.box[seat][kind]

    def has_token(self, seat, good):
        return list(self.yields.values()).count(good) < MARKERS[good] and len(self.cities(seat)) < DISKS

    def beside(self, region, condition):
        return sum(bool(condition(r)) for r in self.board.neighbours(region))

    def lose(self, seat, kind, region, count):
        """Units never leave the game."""
        super().lose(seat, kind, region, count)
        self.box[seat][kind] += count

    # setting up (CB-7 to CB-13)

    def play(self):
        for seat in self.seats:
            self.stock[seat].update(dict.fromkeys(GOODS, 3))
            for start in self.board.nations[seat]["start"]:
                region = self.board.named[start]
                self.city[region], self.yields[region] = seat, self.board.start_good[start]
        self.active = yield from self.ask({"begin " + s: s for s in self.seats}, "chance")
        self.stock[self.foe]["coin"] = 1
        self.turn = 1
        yield from self.refill()
        yield from self.turns()

    # the rondel (CB-109)

    def free_steps(self):
        return 5 if self.envoy else 3

    # production (CB-24 to CB-26): with the rondel action when printed, at the end of the turn by the
    # manual

    def produce_at_once(self, good):
        if not self.by_the_manual():
            self.produce(good)

    def produce(self, good):
        producing, amount = self.production(good)
        self.purse()[good] += amount + bool(producing and "Moneta" in self.known[self.active])
        self.take_coins(self.active, producing if self.by_the_manual() else 1)

    # Commercium (CB-34, CB-35): 3 for 2, and not while it is being acquired

    def trade_rate(self):
        return (3, 2) if "Commercium" in self.known[self.active] else None

    def act(self, space):
        """Master builder and Siege engine wait until the action ends, not longer."""
        yield from super().act(space)
        self.builder = self.engine = False

    # Templum (CB-53 to CB-57)

    def buildings(self):
        temples = {"temple " + r: (self.build_temple, r) for r in self.cities(self.active)
                   if self.may_have_temple(r) and self.can_pay("marble", *self.temple_price(r))}
        walls = {"wall " + r: (self.build_wall, r) for r in self.wall_sites()
                 if self.walls[self.active] and self.can_pay("marble", 1)}
        return {**temples, **walls, **self.trades(), **self.events("Templum")}

    def temple_price(self, region):
        return 4 if self.builder else 6, self.beside(region, lambda r: r in self.temples)

    def build_temple(self, region):
        marble, coins = self.temple_price(region)
        self.builder = False
        self.temples.add(region)
        self.purse()["coin"] -= coins
        yield from self.pay("marble", marble)

    def wall_sites(self):
        return [r for r in self.cities(self.active) if r not in self.walled]

    def build_wall(self, region):
        self.walled.add(region)
        self.walls[self.active] -= 1
        yield from self.pay("marble", 1)

    # Scientia (CB-29, CB-30): know-hows and recruits

    def studies(self):
        recruits = {"recruit " + kind: (self.recruit, kind, price)
                    for kind, price in (("legion", 1), ("galley", 2))
                    if self.unrecruited(self.active, kind) and self.can_pay("gold", price)}
        acquiring = self.known[self.active].get("Commercium") == "new"
        return {**self.learnings(), **recruits, **({} if acquiring else self.trades()),
                **self.events("Scientia")}

    def recruit(self, kind, price):
        self.box[self.active][kind] += 1
        yield from self.pay("gold", price)

    # Militia (CB-36, CB-37): from the box to the cities

    def militia(self):
        yield from self.repeat(
            lambda: {**self.armings(), **self.trades(), **self.events("Militia")}, "done")

    def armings(self):
        if not self.can_pay("iron", 2):
            return {}
        return {text: (self.arm, kind, r) for text, (kind, r) in self.arming_places().items()
                if self.counted(r) < self.arming_limit(r)}

    def counted(self, region):
        """What a city's limit counts: the units armed now, with the option all that stand there."""
        if self.option["city-limit"] == "all-units":
            return self.units_of(self.active, region)
        return self.armed[region]

    def arming_places(self):
        return {"arm %s %s" % (kind, r): (kind, r)
                for kind in KINDS if self.box[self.active][kind] for r in self.places(kind)}

    def place(self, kind, region):
        self.box[self.active][kind] -= 1
        self.units[self.active, kind, region] += 1

    def arm(self, kind, region):
        self.place(kind, region)
        self.armed[region] += 1
        yield from self.pay("iron", 2)

    # Duellum: movement, then battles (CB-41, CB-42), then conquest (CB-43 to CB-52)

    def manoeuvre(self):
        self.ready_to_march()
        yield from self.repeat(lambda: {**self.moves(), **self.events("Duellum")}, "done")
        for kind in KINDS:
            for region in self.regions_with(self.active, kind):
                self.battle(kind, region)
        self.left.clear()
        yield from self.repeat(lambda: {**self.conquests(), **self.events("conquest")}, "done")

    def meet(self, kind, region, _):
        """When printed units fight as soon as they meet, by the manual after all movement."""
        if not self.by_the_manual():
            self.battle(kind, region)
        yield from ()

    def battle(self, kind, region):
        count = min(self.units[s, kind, region] for s in self.seats)
        self.lose_marching(kind, region, count, self.standing(kind, region))
        self.lose(self.foe, kind, region, count)

    def strength(self, region):
        owner = self.city[region]
        wall = region in self.walled and not self.engine
        return (1 + 2 * (region in self.temples) + wall + ("Res Publica" in self.known[owner])
                + self.units_of(owner, region))

    def overcomes(self, region, strength):
        """More units than the strength; as many as it in the printed edition."""
        units = self.units_of(self.active, region)
        return units > strength if self.by_the_manual() else units >= strength

    def conquests(self):
        if len(self.cities(self.foe)) == 1 or len(self.cities(self.active)) == DISKS:
            return {}
        return {"conquer " + r: (self.conquer, r) for r in self.cities(self.foe)
                if r not in self.held and self.overcomes(r, self.strength(r))}

    def conquer(self, region):
        owner, strength = self.foe, self.strength(region)
        if (yield from self.plays_fortress()):
            strength += 1
            if not self.can_spend(region, strength):
                self.held.add(region)
                return
        if region in self.walled:
            self.engine = False
            self.walled.remove(region)
            self.walls[owner] += 1
        for kind in KINDS:
            self.lose(owner, kind, region, self.units[owner, kind, region])
        if region in self.temples:
            self.temples.remove(region)
            self.razed += 1
        self.city[region] = self.active
        self.conquered = True
        yield from self.choose_losses(region, strength)

    def plays_fortress(self):
        if not self.hand[self.foe]["Fortress"]:
            return False
        answers = {"fortress": True, "pass": False}
        wanted = self.option["fortress"] == "auto" or (yield from self.ask(answers, self.foe))
        if wanted:
            self.use(self.foe, "Fortress")
        return wanted

    def can_spend(self, region, strength):
        """Fortress asks for one unit more to spend, with the option for one more to have."""
        if self.option["fortress-adds"] == "strength":
            return self.overcomes(region, strength)
        return self.units_of(self.active, region) >= strength

    # founding (CB-58 to CB-63)

    def foundings(self):
        found = {"found %s %s" % (good, r): (self.found, good, r) for good, r in self.city_plans()
                 if self.can_pay_one_of_each(self.surcharge(good, r))}
        return {**found, **self.trades(), **self.events("founding")}

    def city_plans(self):
        return [(good, r) for r in self.board.regions if self.may_found(r) for good in self.goods_of(r)
                if self.has_token(self.active, good)]

    def can_save_a_surcharge(self):
        plans = self.city_plans()
        return any(self.surcharge(*plan) for plan in plans)

    def surcharge(self, good, region):
        return 0 if self.colonists else self.beside(region, lambda r: self.yields.get(r) == good)

    def found(self, good, region):
        self.purse()["coin"] -= self.surcharge(good, region)
        self.colonists = False
        self.city[region], self.yields[region] = self.active, good
        yield from self.pay_one_of_each()

    # the end of a turn (CB-26, CB-64 to CB-74)

    def sea_value(self, region):
        """By the manual seas alone count, double without a city; when printed every region with a
        galley, double without a city site."""
        if not self.board.is_sea(region):
            return int(not self.by_the_manual())
        if not self.by_the_manual():
            return 1 if self.board.site(region) else 2
        return 1 if region in self.city else 2

    def end_turn(self, space):
        if space in MINES and self.by_the_manual():
            self.produce(MINES[space])
        before = self.points(self.active)
        gained = self.award_all()
        for mark in WALLS_ON_TRACK:
            if before < mark <= before + gained and self.walls_in_bank():
                self.walls[self.active] += 1
        if self.points(self.active) >= self.target():
            raise Over(self.active)
        for _ in range(gained + self.conquered):
            yield from self.take_card()
        yield from self.refill()

    def take_card(self):
        yield from self.refill()
        if +self.open:
            card = yield from self.ask({"pick " + c: c for c in +self.open}, self.foe)
            self.open[card] -= 1
            self.hand[self.foe][card] += 1
        yield from self.refill()

    def refill(self):
        """To three; once the pile is out the used cards are shuffled."""
        self.shuffle_if_out()
        while sum(self.open.values()) < 3 and +self.deck:
            card = yield from self.ask({"draw " + c: c for c in +self.deck}, "chance")
            self.deck[card] -= 1
            self.open[card] += 1
            self.shuffle_if_out()

    def shuffle_if_out(self):
        if not +self.deck:
            self.deck, self.discard = +self.discard, collections.Counter()

    # event cards (CB-75 to CB-109)

    def use(self, seat, card):
        self.hand[seat][card] -= 1
        self.discard[card] += 1

    def events(self, moment):
        """The cards in hand that fit the moment and would change something."""
        now = {moment, None}
        if moment == "founding":
            now |= {self.space[self.active]} & set(MINES)
        return {"play " + card: (self.play_card, card) for card, when in MOMENTS.items()
                if when in now and self.hand[self.active][card] and self.event(card)[0]}

    def play_card(self, card):
        self.use(self.active, card)
        _, *deed = self.event(card)
        yield from self.carry_out(deed)

    def event(self, card):
        """Whether it would change something, and what it does."""
        me, foe = self.active, self.foe
        return {
            "Academy": lambda: (self.known[foe], self.gain, "gold", len(self.known[foe])),
            "Burglary": lambda: (self.stock[foe]["coin"] // 2, self.rob),
            "Earthquake": lambda: (self.walled, self.shake),
            "Quarry": lambda: (True, self.gain, "marble", 2),
            "Ore vein": lambda: (True, self.gain, "iron", 2),
            "Gold vein": lambda: (True, self.gain, "gold", 2),
            "Tribute": lambda: (min(self.bank(), len(self.cities(me)) // 3),
                                self.take_coins, me, len(self.cities(me)) // 3),
            "Conscription": lambda: (any(self.unrecruited(me, k) for k in KINDS), self.conscript),
            "Mercenaries": lambda: (self.arming_places(), self.hire),
            "Forced march": lambda: (self.regions_with(me, "legion"), self.speed, "legion"),
            "Fair wind": lambda: (self.regions_with(me, "galley"), self.speed, "galley"),
            "Siege engine": lambda: (self.besieged(), setattr, self, "engine", True),
            "Desertion": lambda: (self.deserters(), self.remove, self.deserters()),
            "Storm": lambda: (self.in_the_storm(), self.remove, self.in_the_storm()),
            "Master builder": lambda: (any(map(self.may_have_temple, self.cities(me))),
                                       setattr, self, "builder", True),
            "Masons": lambda: (self.wall_sites() and (self.walls_in_bank() or self.walls[me]),
                               self.wall_free_of_charge),
            "Colonists": lambda: (self.can_save_a_surcharge(), setattr, self, "colonists", True),
            "Merchant fleet": lambda: (any(self.purse()[g] for g in GOODS), self.exchange),
            "Envoy": lambda: (self.space[me], setattr, self, "envoy", True),
        }[card]()

    def gain(self, good, count):
        self.purse()[good] += count

    def rob(self):
        self.stock[self.foe]["coin"] -= self.stock[self.foe]["coin"] // 2

    def shake(self):
        region = yield from self.ask({"shake " + r: r for r in self.walled})
        self.walled.remove(region)
        self.walls[self.city[region]] += 1

    def conscript(self):
        for kind in KINDS:
            self.box[self.active][kind] += self.unrecruited(self.active, kind) > 0

    def hire(self):
        self.place(*(yield from self.ask(self.arming_places())))

    def speed(self, kind):
        for region in self.regions_with(self.active, kind):
            standing = self.standing(kind, region)
            for steps in standing:
                self.left[kind, region, steps] = 0
            for steps, count in standing.items():
                self.left[kind, region, steps + 1] = count

    def besieged(self):
        return [r for r in self.cities(self.foe)
                if r in self.walled and self.units_of(self.active, r)]

    def deserters(self):
        mine = {r for kind in KINDS for r in self.regions_with(self.active, kind)}
        return {"desert %s %s" % (kind, r): (kind, r) for kind in KINDS
                for r in self.regions_with(self.foe, kind) if mine & set(self.board.neighbours(r))}

    def in_the_storm(self):
        return {"desert galley " + r: ("galley", r) for r in self.regions_with(self.foe, "galley")
                if self.board.is_sea(r) and not self.board.site(r)}

    def remove(self, targets):
        kind, region = yield from self.ask(targets)
        self.lose(self.foe, kind, region, 1)

    def wall_free_of_charge(self):
        region = yield from self.ask({"wall " + r: r for r in self.wall_sites()})
        if not self.walls_in_bank():
            self.walls[self.active] -= 1
        self.walled.add(region)

    def exchange(self):
        for _ in range(3):
            swaps = {"swap %s %s" % (a, b): (a, b) for a in GOODS for b in GOODS
                     if a != b and self.purse()[a]}
            swap = yield from self.ask({**swaps, "pass": None})
            if not swap:
                return
            self.purse()[swap[0]] -= 1
            self.purse()[swap[1]] += 1


def scatter_cards(model, rng):
    """Boxes, walls and event cards beside what both games have."""
    cards = list(model.deck.elements())
    rng.shuffle(cards)
    model.deck.clear()
    for seat in model.seats:
        for kind in KINDS:
            model.box[seat][kind] = 0
            model.box[seat][kind] = rng.randint(0, model.unrecruited(seat, kind))
        model.walls[seat] = rng.randrange(3)
        model.hand[seat].update(cards.pop() for _ in range(rng.randrange(8)))
    model.walled = set(r for r in model.city if rng.random() < 0.4)
    model.walled = set(sorted(model.walled)[:TOWN_WALLS - sum(model.walls.values())])
    model.open.update(cards.pop() for _ in range(3))
    rest = rng.choice((len(cards), rng.randrange(len(cards)), 0, 1))
    model.deck.update(cards[:rest])
    model.discard.update(cards[rest:])


def begin(engine, rng, whole_game):
    options = chosen(OPTIONS, rng)
    model = CasusBelli(Board.of(engine, "casus-belli", "casus_belli"), SEATS, options)
    if whole_game:
        return model, model.play(), engine.ask(do="new", game="casus-belli", chance="ask", options=options)
    scatter(model, rng)
    scatter_cards(model, rng)
    position = {**model.position(), "option": options, "map": "Casus Belli",
                "nation": {"roma": "Roma", "carthago": "Carthago"}}
    return model, model.turns(), engine.ask(do="load", game="casus-belli", chance="ask", position=position)


if __name__ == "__main__":
    sys.exit(main(__doc__, "casus-belli", begin, games=6, positions=120))

"""What Antike II and Casus Belli have in common, written from their manuals: the rondel, goods and
paying, trading, temples, movement, founding, and how personages are counted.

A model is a coroutine: it yields who may do what, {seat: [action, ...]}, and is sent the action.
Within it a question is a dict from the words of an action to what it means; whoever has only one
answer is not asked. So a rule stands here in the order in which people carry it out.
"""
import collections
import json
import os

GOODS = ("marble", "iron", "gold")
KINDS = ("legion", "galley")
MINES = {"Marmor": "marble", "Ferrum": "iron", "Aurum": "gold"}
MAPS = os.path.join(os.path.dirname(__file__), "../../../data/maps")


class Over(Exception):
    """The game has ended; the argument is the winner, or None if the personages decide."""


class Board:
    """The regions of a map, from the engine's facts, and its set-ups, from the file of the map."""
    seen = {}

    @classmethod
    def of(cls, engine, game, name):
        """Read once: the facts of a game never change."""
        if name not in cls.seen:
            engine.ask(do="new", game=game, chance="ask")
            cls.seen[name] = cls(engine.ask(do="facts")["facts"], name)
        return cls.seen[name]

    def __init__(self, facts, name):
        self.regions = facts["maps"][name]
        self.knowhow = facts["knowhow"]
        self.events = {card: fact["copies"] for card, fact in facts.get("cards", {}).items()}
        with open(os.path.join(MAPS, name + ".json"), encoding="utf-8") as file:
            drawing = json.load(file)
        self.setups = drawing.get("setups")
        self.nations = {nation["id"]: nation for nation in drawing["nations"]}
        self.named = {region["id"]: name for name, region in self.regions.items()}
        self.start_good = {r["id"]: r["city"]["resource"] for r in drawing["regions"]
                           if r.get("city") and r["city"].get("start")}

    def site(self, region):
        """What a city there may produce: a good, "any", or None without a city site."""
        return self.regions[region].get("city")

    def is_sea(self, region):
        return self.regions[region]["terrain"] == "sea"

    def neighbours(self, region):
        return self.regions[region]["borders"]

    def crossings(self, kind, region):
        """Legions cross red borders, galleys blue ones, both cross mixed ones."""
        colours = ("red", "mixed") if kind == "legion" else ("blue", "mixed")
        return [there for there, colour in self.neighbours(region).items() if colour in colours]

    def has_water(self, region):
        return self.is_sea(region) or any(c != "red" for c in self.neighbours(region).values())


def group(count, kind, which=""):
    """As the engine names units that go together: "no legion", "1 galley", "3 tired legions"."""
    many = {"legion": "legions", "galley": "galleys"}[kind]
    return "%s %s%s" % (count or "no", which, many if count > 1 else kind)


def chosen(options, rng):
    """A value of each option."""
    return {o: rng.choice(values) for o, values in options.items()}


class Antike:
    rondel = ()          # the spaces, clockwise
    farthest = 0         # steps in a turn
    temples_in_box = 0
    stacks = {}          # cards of each personage
    most_units = {}      # pieces of each kind
    rounds = 0

    def __init__(self, board, seats, options):
        self.board, self.seats, self.option = board, list(seats), options
        self.active, self.turn = self.seats[0], 0
        self.stock = {s: collections.Counter() for s in seats}
        self.city, self.yields, self.temples = {}, {}, set()
        self.units = collections.Counter()        # (seat, kind, region)
        self.left = collections.Counter()         # (kind, region, steps): who may still move
        self.known = {s: {} for s in seats}       # "new" until the end of the turn, then "yes"
        self.personages = {s: collections.Counter() for s in seats}
        self.space = dict.fromkeys(seats)
        self.armed = collections.Counter()        # on this Militia, by region
        self.forget_the_turn()

    def forget_the_turn(self):
        self.razed = self.firsts = 0

    # facts

    def by_the_manual(self):
        return self.option["edition"] == "manual"

    def coins_are_wild(self):
        return True

    def purse(self):
        return self.stock[self.active]

    def cities(self, seat):
        return [r for r, owner in self.city.items() if owner == seat]

    def points(self, seat):
        return sum(self.personages[seat].values())

    def cards_left(self, personage):
        return self.stacks[personage] - sum(p[personage] for p in self.personages.values())

    def others(self):
        """Clockwise from the player whose turn it is."""
        here = self.seats.index(self.active)
        return self.seats[here + 1:] + self.seats[:here]

    def units_of(self, seat, region):
        return sum(self.units[seat, kind, region] for kind in KINDS)

    def pieces_on_map(self, seat, kind):
        return sum(n for (s, k, _), n in self.units.items() if (s, k) == (seat, kind))

    def regions_with(self, seat, kind):
        return [r for (s, k, r), n in self.units.items() if (s, k) == (seat, kind) and n]

    # questions

    def ask(self, choices, seat=None):
        """What one of the seats, or chance, chooses; the only answer is not asked for."""
        seat = seat or self.active
        if len(choices) == 1 and seat != "chance":
            return next(iter(choices.values()))
        said = yield {seat: choices}
        return choices[said]

    def repeat(self, offers, end):
        """Again and again one of the deeds that are offered, until the player ends it."""
        while True:
            deed = yield from self.ask({**offers(), end: None})
            if deed is None:
                return
            yield from self.carry_out(deed)

    @staticmethod
    def carry_out(deed):
        does, *arguments = deed
        course = does(*arguments)
        if course is not None:
            yield from course

    # the turn (A2-15 to A2-20, CB-15 to CB-20): rondel action, founding, personages

    def turns(self):
        while True:
            yield from self.take_turn()
            if self.turn == self.rounds * len(self.seats):
                raise Over(None)
            self.turn += 1
            self.active = self.others()[0]

    def take_turn(self):
        space = yield from self.choose_space()
        yield from self.act(space)
        yield from self.repeat(self.foundings, "end")
        yield from self.end_turn(space)
        for knowhow in self.known[self.active]:
            self.known[self.active][knowhow] = "yes"
        self.forget_the_turn()

    def distances(self):
        """How far each space is; the first turn may begin anywhere, free of charge."""
        if not self.space[self.active]:
            return dict.fromkeys(self.rondel, 0)
        here = self.rondel.index(self.space[self.active])
        return {self.rondel[(here + n) % 8]: n for n in range(1, self.farthest + 1)}

    def free_steps(self):
        return 3

    def choose_space(self):
        while True:
            due = {space: max(0, n - self.free_steps()) for space, n in self.distances().items()}
            payable = sum(self.purse()[g] for g in self.step_money())
            choices = {"go " + space: space for space, price in due.items() if price <= payable}
            choices = {**choices, **self.trades(), **self.events("rondel")}
            choice = yield from self.ask(choices)
            if choice in self.rondel:
                break
            yield from self.carry_out(choice)
        self.space[self.active] = choice
        yield from self.hand_over("spend", due[choice], self.step_money())
        return choice

    def hand_over(self, word, count, goods):
        """One after another; whoever must give all he has is not asked."""
        for left in range(count, 0, -1):
            mine = [g for g in goods if self.purse()[g]]
            all_of_it = sum(self.purse()[g] for g in mine) == left
            good = mine[0] if all_of_it else (yield from self.ask({word + " " + g: g for g in mine}))
            self.purse()[good] -= 1

    def step_money(self):
        return GOODS + (("coin",) if self.coins_are_wild() else ())

    def act(self, space):
        if space in MINES:
            self.produce_at_once(MINES[space])
        elif space == "Templum":
            yield from self.repeat(self.buildings, "done")
        elif space == "Militia":
            yield from self.militia()
            self.armed.clear()
        elif space == "Scientia":
            yield from self.repeat(self.studies, "done")
        else:
            yield from self.manoeuvre()

    def events(self, _):
        """Event cards that may be played at this moment; only Casus Belli has any."""
        return {}

    # paying and trading (A2-27, A2-28, CB-21): a coin that is wild pays for 1 of any good

    def spare_coins(self, surcharge=0):
        return self.purse()["coin"] - surcharge if self.coins_are_wild() else 0

    def can_pay(self, good, price, surcharge=0):
        coins = self.purse()["coin"]
        return coins >= surcharge and self.purse()[good] + self.spare_coins(surcharge) >= price

    def pay(self, good, price):
        least = max(0, price - self.purse()[good])
        most = min(price, self.spare_coins())
        coins = yield from self.ask({"coins %d" % n: n for n in range(least, most + 1)})
        self.purse()["coin"] -= coins
        self.purse()[good] -= price - coins

    def can_pay_one_of_each(self, surcharge=0):
        missing = sum(not self.purse()[g] for g in GOODS)
        return self.purse()["coin"] >= surcharge and missing <= self.spare_coins(surcharge)

    def pay_one_of_each(self):
        ways = [()]
        for good in GOODS:
            ways = [way + (paid,) for way in ways for paid in (good, "coin") if self.purse()[paid]]
        ways = [way for way in ways if way.count("coin") <= self.spare_coins()]
        way = yield from self.ask({"pay " + " ".join(way): way for way in ways})
        for good in way:
            self.purse()[good] -= 1

    def trades(self):
        rate = self.trade_rate()
        if rate and sum(self.purse()[g] for g in GOODS) >= rate[0]:
            return {"trade": (self.trade, *rate)}
        return {}

    def trade(self, given, taken):
        yield from self.hand_over("give", given, GOODS)
        for _ in range(taken):
            good = yield from self.ask({"take " + g: g for g in GOODS})
            self.purse()[good] += 1

    def take_coins(self, seat, count):
        self.stock[seat]["coin"] += min(count, self.bank())

    # production (A2-22, A2-23, CB-22, CB-23): 1 for each city of that kind, 3 with a temple

    def production(self, good):
        producing = [r for r in self.cities(self.active) if self.yields[r] == good]
        amount = sum(3 if r in self.temples else 1 for r in producing)
        return len(producing), amount

    # Templum (A2-30, CB-55)

    def may_have_temple(self, region):
        return (self.city.get(region) == self.active and region not in self.temples
                and len(self.temples) < self.temples_in_box)

    # Militia (A2-32, A2-33, CB-37, CB-38)

    def arming_limit(self, region):
        return 3 if region in self.temples else 1

    def places(self, kind):
        return [r for r in self.cities(self.active) if kind == "legion" or self.board.has_water(r)]

    # Scientia (A2-37 to A2-41, CB-27, CB-28)

    def price(self, knowhow):
        first = not any(knowhow in known for known in self.known.values())
        return self.board.knowhow[knowhow]["first" if first else "later"]

    def learnings(self):
        mine = self.known[self.active]
        return {"learn " + k: (self.learn, k) for k, fact in self.board.knowhow.items()
                if k not in mine and fact.get("needs", k) in {k, *mine}
                and self.can_pay("gold", self.price(k))}

    def learn(self, knowhow):
        price = self.price(knowhow)
        self.firsts += not any(knowhow in known for known in self.known.values())
        self.known[self.active][knowhow] = "new"
        yield from self.pay("gold", price)

    # movement (A2-45 to A2-48, CB-39, CB-40)

    def reach(self, kind):
        return 2 if ("Strata" if kind == "legion" else "Navigatio") in self.known[self.active] else 1

    def ready_to_march(self):
        for kind in KINDS:
            for region in self.regions_with(self.active, kind):
                self.left[kind, region, self.reach(kind)] = self.units[self.active, kind, region]

    def moves(self):
        movable = collections.Counter()
        for (kind, region, _), n in self.left.items():
            movable[kind, region] += n
        return {"move %s %s %s" % (group(n, kind), here, there): (self.move, n, kind, here, there)
                for (kind, here), most in movable.items()
                for there in self.board.crossings(kind, here) for n in range(1, most + 1)}

    def move(self, count, kind, here, there, among=(4, 3, 2, 1)):
        """Those with the most steps left go first, or only those with so many."""
        self.units[self.active, kind, here] -= count
        self.units[self.active, kind, there] += count
        arrived = collections.Counter()
        for steps in among:
            going = min(count, self.left[kind, here, steps])
            count -= going
            self.left[kind, here, steps] -= going
            arrived[steps - 1] += going
        for steps in arrived:
            if steps:
                self.left[kind, there, steps] += arrived[steps]
        yield from self.meet(kind, there, arrived)

    def lose(self, seat, kind, region, count):
        self.units[seat, kind, region] -= count

    def lose_marching(self, kind, region, count, among):
        """Losses of the player who moves, those with the fewest steps left first."""
        self.lose(self.active, kind, region, count)
        for steps in sorted(among):
            lost = min(count, among[steps])
            count -= lost
            among[steps] -= lost
            if steps:
                self.left[kind, region, steps] -= lost

    def standing(self, kind, region):
        """The player's units there by the steps they have left."""
        among = collections.Counter({s: n for (k, r, s), n in self.left.items() if (k, r) == (kind, region)})
        among[0] = self.units[self.active, kind, region] - sum(among.values())
        return among

    # conquest (A2-61, CB-47)

    def choose_losses(self, region, count):
        legions, galleys = (self.units[self.active, kind, region] for kind in KINDS)
        lost = yield from self.ask({"lose " + group(n, "legion"): n for n in range(
            max(0, count - galleys), min(count, legions) + 1)})
        self.lose(self.active, "legion", region, lost)
        self.lose(self.active, "galley", region, count - lost)

    # founding (A2-68, A2-69, A2-71, CB-58, CB-60)

    def may_found(self, region):
        return (self.board.site(region) and region not in self.city and region not in self.temples
                and self.units_of(self.active, region))

    def goods_of(self, region):
        site = self.board.site(region)
        return GOODS if site == "any" else (site,)

    # personages (A2-73 to A2-79, CB-64 to CB-70)

    def sea_points(self, seat):
        return sum(self.sea_value(r) for r in self.regions_with(seat, "galley"))

    def award(self, personage, earned):
        taken = max(0, min(earned, self.cards_left(personage)))
        self.personages[self.active][personage] += taken
        return taken

    def award_all(self):
        """Kings, Citizens and Navigators at each multiple once, Generals and Scholars for deeds."""
        mine, me = self.personages[self.active], self.active
        templed = [r for r in self.cities(me) if r in self.temples]
        taken = self.award("King", len(self.cities(me)) // 5 - mine["King"])
        taken += self.award("Citizen", len(templed) // 3 - mine["Citizen"])
        taken += self.award("Navigator", self.sea_points(me) // 7 - mine["Navigator"])
        taken += self.award("General", self.razed)
        taken += self.award("Scholar", self.firsts)
        return taken

    # the table as a position of the engine tells it, without what is not there

    def table(self):
        units = {}
        for (seat, kind, region), n in self.units.items():
            if n:
                units.setdefault(seat, {}).setdefault(kind, {})[region] = n
        marching = []
        for (kind, region, steps), n in self.left.items():
            if n:
                marching += [{} for _ in range(steps - len(marching))]
                marching[steps - 1].setdefault(kind, {})[region] = n
        return {"turn": self.turn, "active": self.active, "stock": bare(self.stock),
                "city": self.city, "yields": self.yields, "temple": {r: True for r in self.temples},
                "units": units, "marching": marching, "known": bare(self.known),
                "personage": bare(self.personages), "space": bare(self.space),
                "armed": bare(self.armed)}

    def position(self):
        """A position for the engine: a turn begins."""
        return {"flow": ["rondel"], "seats": len(self.seats),
                **{field: value for field, value in self.table().items() if value}}

    def score(self, winner):
        if winner:
            return {s: float(s == winner) for s in self.seats}
        best = max(self.points(s) for s in self.seats)
        first = [s for s in self.seats if self.points(s) == best]
        return {s: 1 / len(first) if s in first else 0.0 for s in self.seats}


def bare(value):
    """Without members that are empty, none, false or nought."""
    if not isinstance(value, dict):
        return value
    rest = {key: bare(member) for key, member in value.items()}
    return {key: member for key, member in rest.items() if member or member == []}

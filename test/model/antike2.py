#!/usr/bin/env python3
"""A second opinion on Antike II, written from the manual and not from the engine.

    antike2.py PROGRAM [--games N] [--positions N] [--steps N] [--seconds N] [--seed N]

Plays random games, and random turns from random positions, in lockstep with `PROGRAM engine`
(lib/lockstep.py). What the manual leaves open follows docs/rules/antike2.md. A long run by hand:
--seconds 600 --seed 99.
"""
import sys

from lib.antike import GOODS, KINDS, Antike, Board, Over
from lib.lockstep import main
from lib.scatter import scatter

# Where the engine is known to differ from the manual. Once it is mended, its row goes.
KNOWN = {
    "B1": "galleys in land harbours count for Navigators (A2-77)",
    "B3": "one point short is judged at the end of the turn (A2-82)",
    "B7 kinds": "a city can be conquered by any mix of units (A2-60)",
    "B7 trade": "Commercium takes the place of Mercatura (A2-42)",
    "B7 Bellona": "her holder may arm nothing on Militia and keep the card (A2-34)",
}

SEATS = ("yellow", "red", "green", "blue", "black", "grey")
MAPS = {"mare-nostrum": ("mare_nostrum", "Mare Nostrum"), "orient": ("orient", "Orient")}
OPTIONS = {"edition": ("manual", "published"), "tokens": ("kind", "any"), "ninth-scholar": ("off", "on")}
POINTS_TO_WIN = {3: 10, 4: 9, 5: 8, 6: 7}


class Antike2(Antike):
    rondel = ("Ferrum", "Templum", "Aurum", "Movere I", "Militia", "Marmor", "Scientia", "Movere II")
    farthest = 7
    temples_in_box = 20
    stacks = {"King": 10, "General": 7, "Citizen": 6, "Scholar": 9, "Navigator": 5}
    most_units = {"legion": 12, "galley": 13}
    rounds = 100
    faults = KNOWN
    likes = {"move": 6, "attack": 3, "fight": 3, "conquer": 8, "raze": 8, "found": 8, "learn": 6,
             "temple": 6, "arm": 8, "go": 8, "trade": 0.3,
             "go Movere I": 3, "go Movere II": 3}

    def __init__(self, board, seats, options):
        super().__init__(board, seats, options)
        self.bellona = None

    def table(self):
        return {**super().table(), "bellona": self.bellona or ""}

    # facts

    def neutral_sites(self):
        return [self.board.named[t] for t in self.board.setups[str(len(self.seats))]["temples"]]

    def start_sites(self):
        nations = self.board.setups[str(len(self.seats))]["nations"]
        return [self.board.named[s] for n in nations for s in self.board.nations[n]["start"]]

    def target(self):
        return POINTS_TO_WIN[len(self.seats)]

    def bank(self):
        return 30 - sum(purse["coin"] for purse in self.stock.values())

    def has_token(self, seat, good):
        """A nation has 8 city tokens of each kind; where they may be turned over, 24 in all."""
        mine = self.cities(seat)
        if self.option["tokens"] == "any":
            return len(mine) < 24
        return sum(self.yields[r] == good for r in mine) < 8

    def has(self, seat, knowhow):
        return self.known[seat].get(knowhow) == "yes"

    def has_unit_left(self, kind):
        return self.pieces_on_map(self.active, kind) < self.most_units[kind]

    # setting up: nations by lot, then who begins; Bellona to his right

    def play(self):
        setup = self.board.setups[str(len(self.seats))]
        self.temples = set(self.neutral_sites())
        nations = {self.board.nations[n]["name"]: self.board.nations[n] for n in setup["nations"]}
        for seat in self.seats:
            nation = yield from self.ask({"deal " + n: n for n in nations}, "chance")
            self.stock[seat].update(dict.fromkeys(GOODS, 3))
            for start in nations.pop(nation)["start"]:
                region = self.board.named[start]
                self.city[region] = seat
                self.yields[region] = self.board.start_good[start]
        self.active = yield from self.ask({"begin " + s: s for s in self.seats}, "chance")
        self.bellona = self.others()[-1]
        self.turn = 1
        yield from self.turns()

    # production

    def produce_at_once(self, good):
        producing, amount = self.production(good)
        if producing and self.has(self.active, "Moneta"):
            amount += 2
        elif producing and self.has(self.active, "Metallum"):
            amount += 1
        self.purse()[good] += amount
        self.take_coins(self.active, 1)

    # trading: 2 for 1 with Mercatura, 3 for 2 with Commercium; from the turn after on

    def trade_rate(self):
        goods = sum(self.purse()[g] for g in GOODS)
        if self.has(self.active, "Commercium") and (goods >= 3 or self.engine_errs("B7 trade")):
            return 3, 2
        return (2, 1) if self.has(self.active, "Mercatura") else None

    # Templum

    def buildings(self):
        sites = [r for r in self.cities(self.active)
                 if self.may_have_temple(r) and self.can_pay("marble", 5)]
        return {**{"temple " + r: (self.build_temple, r) for r in sites}, **self.trades()}

    def build_temple(self, region):
        self.temples.add(region)
        yield from self.pay("marble", 5)

    # Militia: the holder of Bellona has the first unit free, then passes her on

    def militia(self):
        if not self.engine_errs("B7 Bellona") and self.bellona == self.active and self.armings():
            yield from self.carry_out((yield from self.ask(self.armings())))
        yield from self.repeat(lambda: {**self.armings(), **self.trades()}, "done")

    def armings(self):
        if self.bellona != self.active and not self.can_pay("iron", 2):
            return {}
        return {"arm %s %s" % (kind, r): (self.arm, kind, r)
                for kind in KINDS if self.has_unit_left(kind)
                for r in self.places(kind) if self.armed[r] < self.arming_limit(r)}

    def arm(self, kind, region):
        self.units[self.active, kind, region] += 1
        self.armed[region] += 1
        if self.bellona == self.active:
            self.bellona = self.others()[0 if self.by_the_manual() else -1]
        else:
            yield from self.pay("iron", 2)

    # Scientia

    def studies(self):
        return {**self.learnings(), **self.trades()}

    # Movere: movement and battles, then conquest

    def manoeuvre(self):
        self.ready_to_march()
        yield from self.repeat(lambda: {**self.moves(), **self.attacks()}, "done")
        self.left.clear()
        yield from self.repeat(self.conquests, "done")

    def attacks(self):
        """Against units of the same kind wherever own ones stand, moved or not."""
        attacks = {}
        for kind in KINDS:
            for region in self.regions_with(self.active, kind):
                for seat in self.others():
                    most = min(self.units[s, kind, region] for s in (seat, self.active))
                    for n in range(1, most + 1):
                        text = "attack %d %s%s %s %s" % (n, kind, "s" if n > 1 else "", region, seat)
                        attacks[text] = (self.attack, n, kind, region, seat)
        return attacks

    def attack(self, count, kind, region, seat):
        self.lose(seat, kind, region, count)
        self.lose_marching(kind, region, count, self.standing(kind, region))

    def meet(self, kind, region, arrived):
        """Each owner of such units there may demand a battle with those that arrive."""
        for seat in self.others():
            most = min(self.units[seat, kind, region], sum(arrived.values()))
            if most:
                fights = {"fight %d" % n: n for n in range(1, most + 1)}
                count = yield from self.ask({**fights, "pass": 0}, seat)
                self.lose(seat, kind, region, count)
                self.lose_marching(kind, region, count, arrived)

    def strength(self, region):
        owner = self.city[region]
        strength = 3 if region in self.temples else 1
        strength += self.strength_of(owner, region)
        strength += self.points(owner) <= 2
        if self.has(owner, "Res Publica"):
            return strength + 2
        return strength + self.has(owner, "Regnum")

    def conquests(self):
        offers = {}
        for region, owner in self.city.items():
            if owner == self.active or len(self.cities(owner)) == 1:
                continue
            if self.can_overcome(region) and self.has_token(self.active, self.yields[region]):
                offers["conquer " + region] = (self.conquer, region)
        for region in self.temples - set(self.city):
            if self.strength_of(self.active, region) >= 3:
                offers["raze " + region] = (self.raze, region)
        return offers

    def can_overcome(self, region):
        """Each defending unit calls for one of its kind, the rest of the strength for any."""
        enough = self.strength_of(self.active, region) >= self.strength(region)
        owner = self.city[region]
        matched = all(self.units[self.active, kind, region] >= self.units[owner, kind, region] for kind in KINDS)
        return enough and (matched or self.engine_errs("B7 kinds"))

    def conquer(self, region):
        owner, strength = self.city[region], self.strength(region)
        legions, galleys = (self.units[owner, kind, region] for kind in KINDS)
        for kind in KINDS:
            self.lose(owner, kind, region, self.units[owner, kind, region])
        self.city[region] = self.active
        self.destroy_temple(region)
        if self.engine_errs("B7 kinds"):
            yield from self.choose_losses(region, strength)
        else:
            yield from self.choose_losses(region, strength, legions, strength - galleys)

    def raze(self, region):
        self.destroy_temple(region)
        yield from self.choose_losses(region, 3)

    def destroy_temple(self, region):
        """Whoever is one point short wins by it, whether or not a General is left."""
        if region not in self.temples:
            return
        self.temples.remove(region)
        self.razed += 1
        if self.points(self.active) == self.target() - 1 and not self.engine_errs("B3"):
            raise Over(self.active)

    # founding

    def foundings(self):
        sites = [r for r in self.board.regions if self.may_found(r) and self.can_pay_one_of_each()]
        found = {"found %s %s" % (good, r): (self.found, good, r) for r in sites
                 for good in self.goods_of(r) if self.has_token(self.active, good)}
        return {**found, **self.trades()}

    def found(self, good, region):
        self.city[region], self.yields[region] = self.active, good
        yield from self.pay_one_of_each()

    # personages

    def sea_value(self, region):
        if not self.board.is_sea(region) and not self.engine_errs("B1"):
            return 0
        return 2 if self.board.regions[region]["ship"] else 1

    def end_turn(self, _):
        cardless = self.razed > self.cards_left("General")
        self.award_all()
        if self.option["ninth-scholar"] == "on" and len(self.known[self.active]) == 8:
            self.award("Scholar", 1)
        short = self.target() - self.points(self.active)
        if short <= 0 or (short == 1 and cardless and self.engine_errs("B3")):
            raise Over(self.active)
        yield from ()


def begin(engine, rng, whole_game):
    options = {o: rng.choice(values) for o, values in OPTIONS.items()}
    scenario, seats = rng.choice(sorted(MAPS)), SEATS[:rng.randint(3, 6)]
    setup = {"game": "antike2", "chance": "ask"}
    state = engine.ask(do="new", **setup, options=options, scenario=scenario, seats=len(seats))
    board = Board(engine.ask(do="facts")["facts"], *MAPS[scenario])
    model = Antike2(board, seats, options)
    if whole_game:
        return model, model.play(), state
    scatter(model, rng)
    model.bellona = rng.choice(model.seats)
    nations = board.setups[str(len(seats))]["nations"]
    nation = dict(zip(seats, (board.nations[n]["name"] for n in nations)))
    state = engine.ask(do="load", **setup, position={**model.position(), "nation": nation})
    return model, model.turns(), state


if __name__ == "__main__":
    sys.exit(main(__doc__, "antike2", begin, games=4, positions=100))

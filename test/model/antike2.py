#!/usr/bin/env python3
"""A second opinion on Antike II, written from the manual and not from the engine.

    antike2.py PROGRAM [--games N] [--positions N] [--steps N] [--seconds N] [--seed N]

Plays random games, and random turns from random positions, in lockstep with `PROGRAM engine`
(lib/lockstep.py). What the manual leaves open follows docs/rules/antike2.md. A long run by hand:
--seconds 600 --seed 99.
"""
import sys

from lib.antike import GOODS, KINDS, Antike, Board, Over, chosen, group
from lib.lockstep import main
from lib.scatter import scatter

SEATS = ("yellow", "red", "green", "blue", "black", "grey")
MAPS = {"mare-nostrum": "Mare Nostrum", "orient": "Orient"}
OPTIONS = {"edition": ("manual", "published"), "tokens": ("kind", "any"), "ninth-scholar": ("off", "on"),
           "battles": ("chosen", "all"), "movere-twice": ("yes", "no")}
POINTS_TO_WIN = {3: 10, 4: 9, 5: 8, 6: 7}


class Antike2(Antike):
    rondel = ("Ferrum", "Templum", "Aurum", "Movere I", "Militia", "Marmor", "Scientia", "Movere II")
    farthest = 7
    temples_in_box = 20
    stacks = {"King": 10, "General": 7, "Citizen": 6, "Scholar": 9, "Navigator": 5}
    most_units = {"legion": 12, "galley": 13}
    rounds = 100
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

    # setting up (A2-8 to A2-13): nations by lot, then who begins; Bellona to his right

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

    # production (A2-24, A2-25)

    def produce_at_once(self, good):
        producing, amount = self.production(good)
        if producing and self.has(self.active, "Moneta"):
            amount += 2
        elif producing and self.has(self.active, "Metallum"):
            amount += 1
        self.purse()[good] += amount
        self.take_coins(self.active, 1)

    # the rondel (A2-21)

    def distances(self):
        """The two Movere spaces are different ones, unless the option forbids it."""
        here, spaces = self.space[self.active] or "", super().distances()
        if self.option["movere-twice"] == "no" and here.startswith("Movere"):
            return {space: n for space, n in spaces.items() if not space.startswith("Movere")}
        return spaces

    # trading (A2-42, A2-43): 2 for 1 with Mercatura, 3 for 2 with Commercium; from the turn after on

    def trade_rate(self):
        if self.has(self.active, "Commercium") and not self.trades_either_way():
            return 3, 2
        return (2, 1) if self.has(self.active, "Mercatura") else None

    def trades_either_way(self):
        """By the manual Commercium comes beside Mercatura, in the printed game in its place."""
        return self.by_the_manual()

    def trade(self, given, taken):
        if not self.has(self.active, "Commercium") or not self.trades_either_way():
            yield from super().trade(given, taken)
            return
        yield from self.hand_over("give", 2, GOODS)
        third = {"give " + g: (g, -1) for g in GOODS if self.purse()[g]}
        good, change = yield from self.ask({**third, **{"take " + g: (g, 1) for g in GOODS}})
        self.purse()[good] += change
        if change < 0:
            yield from super().trade(0, 2)

    # Templum (A2-29)

    def buildings(self):
        sites = [r for r in self.cities(self.active)
                 if self.may_have_temple(r) and self.can_pay("marble", 5)]
        return {**{"temple " + r: (self.build_temple, r) for r in sites}, **self.trades()}

    def build_temple(self, region):
        self.temples.add(region)
        yield from self.pay("marble", 5)

    # Militia (A2-31 to A2-36): the holder of Bellona must place a free unit if he can, then passes
    # her on

    def militia(self):
        while self.bellona == self.active and self.armings():
            yield from self.carry_out((yield from self.ask({**self.armings(), **self.trades()})))
        yield from self.repeat(lambda: {**self.armings(), **self.trades()}, "done")

    def places(self, kind):
        places = super().places(kind)
        if kind == "legion" and self.by_the_manual():
            return [r for r in places if not self.board.is_sea(r)]
        return places

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

    # Movere: movement and battles (A2-44 to A2-54), then conquest (A2-55 to A2-66)

    def manoeuvre(self):
        self.ready_to_march()
        yield from self.repeat(lambda: {**self.moves(), **self.tired_moves(), **self.attacks()}, "done")
        self.left.clear()
        yield from self.repeat(self.conquests, "done")

    def tired_moves(self):
        """Whoever has units with one step left beside some with two may send those first."""
        tired = [(k, r, n) for (k, r, steps), n in list(self.left.items())
                 if steps == 1 and self.left[k, r, 2]]
        return {"move %s %s %s" % (group(n, kind, "tired "), here, there):
                (self.move, n, kind, here, there, (1,)) for kind, here, most in tired
                for there in self.board.crossings(kind, here) for n in range(1, most + 1)}

    def sizes(self, most):
        """How many fight: as many as whoever wants the battle says, or all that can."""
        return range(1 if self.option["battles"] == "chosen" else max(1, most), most + 1)

    def attacks(self):
        """Against units of the same kind wherever own ones stand, moved or not."""
        attacks = {}
        for kind in KINDS:
            for region in self.regions_with(self.active, kind):
                for seat in self.others():
                    most = min(self.units[s, kind, region] for s in (seat, self.active))
                    for n in self.sizes(most):
                        text = "attack %s %s %s" % (group(n, kind), region, seat)
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
                fights = {"fight %d" % n: n for n in self.sizes(most)}
                count = yield from self.ask({**fights, "pass": 0}, seat)
                self.lose(seat, kind, region, count)
                self.lose_marching(kind, region, count, arrived)

    def strength(self, region):
        owner = self.city[region]
        strength = 3 if region in self.temples else 1
        strength += self.units_of(owner, region)
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
            if self.units_of(self.active, region) >= 3:
                offers["raze " + region] = (self.raze, region)
        return offers

    def can_overcome(self, region):
        """As many units as the strength; by the manual as many of each kind as defend it."""
        owner = self.city[region]
        if self.by_the_manual():
            if any(self.units[self.active, k, region] < self.units[owner, k, region] for k in KINDS):
                return False
        return self.units_of(self.active, region) >= self.strength(region)

    def conquer(self, region):
        owner, strength = self.city[region], self.strength(region)
        for kind in KINDS:
            self.lose(owner, kind, region, self.units[owner, kind, region])
        self.city[region] = self.active
        self.destroy_temple(region)
        yield from self.choose_losses(region, strength)

    def raze(self, region):
        self.destroy_temple(region)
        yield from self.choose_losses(region, 3)

    def destroy_temple(self, region):
        """Whoever is one point short wins by it, whether or not a General is left."""
        if region not in self.temples:
            return
        self.temples.remove(region)
        self.razed += 1
        if self.points(self.active) == self.target() - 1:
            raise Over(self.active)

    # founding (A2-67 to A2-72)

    def foundings(self):
        sites = [r for r in self.board.regions if self.may_found(r) and self.can_pay_one_of_each()]
        found = {"found %s %s" % (good, r): (self.found, good, r) for r in sites
                 for good in self.goods_of(r) if self.has_token(self.active, good)}
        return {**found, **self.trades()}

    def found(self, good, region):
        self.city[region], self.yields[region] = self.active, good
        yield from self.pay_one_of_each()

    # personages and the end (A2-77, A2-80 to A2-83)

    def sea_value(self, region):
        """By the manual seas alone count, in the printed game every region with a galley."""
        if not self.board.is_sea(region) and self.by_the_manual():
            return 0
        return 2 if self.board.regions[region]["ship"] else 1

    def end_turn(self, _):
        self.award_all()
        if self.option["ninth-scholar"] == "on" and len(self.known[self.active]) == 8:
            self.award("Scholar", 1)
        short = self.target() - self.points(self.active)
        if short <= 0:
            raise Over(self.active)
        yield from ()


def begin(engine, rng, whole_game):
    options = chosen(OPTIONS, rng)
    scenario, seats = rng.choice(sorted(MAPS)), SEATS[:rng.randint(3, 6)]
    board = Board.of(engine, "antike2", scenario.replace("-", "_"))
    model = Antike2(board, seats, options)
    if whole_game:
        return model, model.play(), engine.ask(do="new", game="antike2", chance="ask", options=options,
                                               scenario=scenario, seats=len(seats))
    scatter(model, rng)
    model.bellona = rng.choice(model.seats)
    nations = board.setups[str(len(seats))]["nations"]
    position = {**model.position(), "option": options, "map": MAPS[scenario],
                "nation": dict(zip(seats, (board.nations[n]["name"] for n in nations)))}
    return model, model.turns(), engine.ask(do="load", game="antike2", chance="ask", position=position)


if __name__ == "__main__":
    sys.exit(main(__doc__, "antike2", begin, games=4, positions=120))

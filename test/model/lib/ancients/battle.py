"""Shooting and close combat: who may, how many dice, what hits, advance and bonus combat (CC-62 to CC-85)."""
from .facts import (BLOCKS_SIGHT, BOLD, CAMPS, CAVALRY, DICE, DICE_BACK, FOOT, HEAVY, HORSES, LIGHT, MEDIUM,
                    MOUNTED, NO_CLOSE_COMBAT, NO_SHOTS, POOR, RAMPARTS, RANGE, SHRUGS_SWORDS, SURE_HELMETS,
                    SWORDS_MISS, WATER)
from .field import NEXT, distance, line, step

LIMITS_TWO = {"broken", "forest", "ford", "city wall", "bridge"}


class Battle:
    def battle_all(self):
        while True:
            may = {}
            for here in self.units(self.me):
                unit = self.unit[here]
                if unit.ordered and not unit.spent:
                    for there in self.targets(here):
                        may["fire %s %s" % (here, there)] = lambda h=here, t=there: self.shoot(h, t)
                    for there in self.foes_in_reach(here):
                        may["attack %s %s" % (here, there)] = lambda h=here, t=there: self.fight(h, t)
            said = yield from self.ask(self.me, {*may, *(() if self.must_fight() else ("done",))}, always=True)
            if said == "done":
                return
            yield from may[said]()

    def must_fight(self):
        """CC-54."""
        return any(self.unit[h].charged and self.foes_in_reach(h) for h in self.units(self.me))

    def foes_in_reach(self, here):
        if self.unit[here].fought or self.card in NO_CLOSE_COMBAT:
            return []
        return self.enemies_next(here, self.me)

    # shooting

    def targets(self, here):
        """CC-62, CC-63."""
        unit = self.unit[here]
        shots = 2 if self.card == "Darken the Sky" else 1
        if (self.card in NO_SHOTS or unit.fought >= shots or self.enemies_next(here, unit.side, leaders_too=False)):
            return []
        return [t for t in (*self.units(self.foe), *self.leaders(self.foe))
                if 2 <= distance(here, t) <= RANGE[self.edition][unit.kind]
                and self.sees(here, t) and self.shots(here, t)]

    def sees(self, here, there):
        """CC-66, CC-67."""
        hill = self.same_hill(here, there)

        def blocks(h):
            ground = self.at(h)
            return h in self.unit or h in self.leader or ground in BLOCKS_SIGHT and not (ground == "hill" and hill)
        through, pairs = line(here, there)
        return not any(map(blocks, through)) and not any(blocks(p) and blocks(q) for p, q in pairs)

    def same_hill(self, here, there):
        if self.at(here) != "hill":
            return False
        hill, new = {here}, [here]
        while new:
            for n in NEXT[new.pop()]:
                if self.at(n) == "hill" and n not in hill:
                    hill.add(n)
                    new.append(n)
        return there in hill

    def shots(self, here, there):
        """CC-64, CC-121, CC-124, CC-126, CC-128."""
        dice = 1 if self.unit[here].moved else 2
        if self.at(there) == "forest" or self.published and self.at(here) in ("ford", "marsh"):
            dice = 1
        if self.published and self.at(here) in CAMPS:
            dice -= 1
        return dice + (self.card == "I Am Spartacus")

    def shoot(self, here, there):
        unit = self.unit[here]
        unit.fought += 1
        self.begin_combat(here, there)
        faces = yield from self.roll(self.shots(here, there))
        if there not in self.unit:
            if faces["helmet"]:
                self.lose_leader(there)
            else:
                yield from self.flee(there)
            return
        yield from self.suffer(there, faces[self.unit[there].symbol], faces["flag"], here, shot=True)

    # close combat

    def begin_combat(self, here, there):
        """Their strength now counts to its end (CC-74); a leader is checked once in it (CC-90)."""
        self.bold = {self.unit[h] for h in (here, there) if h in self.unit and self.unit[h].kind in BOLD
                     and self.unit[h].full}
        self.duel, self.defender, self.checked = (here, there), self.unit.get(there), set()

    def fight(self, here, there, bonus=False):
        unit, target = self.unit[here], self.unit.get(there)
        unit.fought += 1
        unit.charged = False
        self.bonus = bonus
        self.begin_combat(here, there)
        if target is None:
            yield from self.fight_leader(here, there)
            return
        answer = yield from self.react(here, there)
        if answer == "evade":
            yield from self.fight_evading(here, there)
            return
        if answer == "strike":
            yield from self.strike_first(here, there)
            if self.unit.get(here) is not unit or self.unit.get(there) is not target:
                return
        yield from self.one_roll(here, there, attacks=True)
        if self.unit.get(here) is not unit:  # elephants trampled it
            return
        if self.unit.get(there) is not target:
            yield from self.advance(here, there)
        elif answer != "strike":
            yield from self.one_roll(there, here, attacks=False)

    def react(self, here, there):
        """CC-78."""
        may = {"stand"}
        if self.can_evade(here, there):
            may.add("evade")
        if self.hand[self.foe]["First Strike"]:
            may.add("strike")
        hidden = not self.discard["First Strike"] and self.played != "First Strike"
        if len(may) == 1 and not hidden:
            return "stand"
        return (yield from self.ask(self.foe, may, always=True))

    def can_evade(self, here, there):
        """CC-79."""
        attacker, kind = self.unit[here].kind, self.unit[there].kind
        foot, elephants = attacker in FOOT, attacker == "EL"
        if kind in ("AX", "AB"):
            may = not self.published
        elif kind in LIGHT or kind == "WM":
            may = True
        elif kind in HEAVY & MOUNTED and kind != "EL":
            may = foot or elephants
        elif kind in MEDIUM & MOUNTED:
            may = foot or self.published and attacker in HEAVY & MOUNTED
            if kind == "CM" and not self.published and self.option.get("camels-evade") == "never":
                may = False
        else:
            may = False
        return may and self.way_back(there, self.unit[there], 2) > 0

    def strike_first(self, here, there):
        """CC-44."""
        self.hand[self.foe]["First Strike"] -= 1
        self.discard["First Strike"] += 1
        self.struck = True
        yield from self.one_roll(there, here, attacks=False, strike=True)

    def one_roll(self, here, there, attacks, strike=False):
        """One side rolls against the other: hits, then flags."""
        faces = yield from self.roll(self.dice_for(here, there, attacks, strike))
        again = 0
        while self.unit[here].kind == "EL" and self.sword_hits(here, there, faces) > again:  # CC-111
            more, again = self.sword_hits(here, there, faces) - again, self.sword_hits(here, there, faces)
            faces += yield from self.roll(more)
        yield from self.suffer(there, self.hits(here, there, faces), faces["flag"], here)

    def fight_evading(self, here, there):
        """CC-80, CC-117."""
        target = self.unit[there]
        faces = yield from self.roll(self.dice_for(here, there, attacks=True))
        yield from self.lose_blocks(there, faces[target.symbol])
        if self.unit.get(there) is target:
            if target.kind == "WM" and (self.published or self.option.get("war-machine-evade") == "removed"):
                del self.unit[there]
                if there in self.leader:
                    yield from self.flee(there)
            else:
                end, _ = yield from self.go_back(there, min(2, self.way_back(there, target, 2)))
                self.storm(end)

    def fight_leader(self, here, there):
        """CC-81."""
        faces = yield from self.roll(self.dice_for(here, there, attacks=True))
        if faces["helmet"]:
            self.lose_leader(there)
        else:
            yield from self.flee(there)

    # dice

    def dice_for(self, here, there, attacks, strike=False):
        """CC-71, CC-74, CC-76, CC-95, CC-110."""
        unit = self.unit[here]
        if unit.kind == "EL":
            dice = self.elephant_dice(there)
        elif not attacks and self.is_broken_open(here, there, strike):
            dice = 3
        else:
            dice = (DICE if attacks else DICE_BACK)[unit.kind] + (unit in self.bold)
        dice = min(dice, self.limit(here, there))
        if self.published:
            dice -= self.at(here) in CAMPS
        elif attacks:
            dice -= self.at(there) in CAMPS
        if attacks:
            dice += self.card_dice()
        if here in self.leader and self.leader[here].name == "Alexander" and unit.kind != "EL":
            dice += 1
        return max(1, dice)

    def elephant_dice(self, there):
        if there not in self.unit:
            return 1
        kind = self.unit[there].kind
        return 3 if kind in ("EL", "CM", "WA", "CH") else DICE[kind]

    def limit(self, here, there):
        """The ground in and out (CC-120 to CC-126, CC-130, CC-131)."""
        limits = [9]
        grounds = {self.at(here), self.at(there)}
        if grounds & LIMITS_TWO or self.published and "marsh" in grounds:
            limits.append(2)
        if self.at(here) == "hill":
            limits.append(2 if self.unit[here].kind in MOUNTED else 3)
        elif self.at(there) == "hill":
            limits.append(2)
        return min(limits)

    def card_dice(self):
        if self.card == "Clash of Shields":
            return 0 if self.bonus else 2
        return self.card in ("Mounted Charge", "I Am Spartacus")

    def is_broken_open(self, here, there, strike):
        """CC-159: a phalanx against Roman foot."""
        return (self.option["flexibility"] == "yes" and "flexible" in self.special[self.unit[there].side]
                and self.unit[here].kind == "HI" and self.unit[there].kind in ("MI", "HI")
                and not self.supported(here) and self.at(here) != "broken" and not strike)

    # hits

    def hits(self, here, there, faces):
        return self.class_hits(here, there, faces) + self.sword_hits(here, there, faces) + (
            faces["helmet"] if self.helmets_hit(here, there) else 0)

    def class_hits(self, here, there, faces):
        """CC-72; elephants and camels against horses: CC-112, CC-116."""
        target = self.unit[there]
        spared = target.kind in ("EL", "CM") and self.unit[here].kind in HORSES
        return max(0, faces[target.symbol] - spared)

    def sword_hits(self, here, there, faces):
        """CC-72, CC-75, CC-112, CC-128 to CC-130."""
        target = self.unit[there]
        if self.unit[here].kind in SWORDS_MISS or target.kind == "EL":
            return 0
        return max(0, faces["swords"] - (target.kind in SHRUGS_SWORDS) - self.sheltered(there, here))

    def helmets_hit(self, here, there):
        """CC-73, CC-96, CC-113, CC-145."""
        unit = self.unit[here]
        if unit.kind == "EL" or not self.published and self.unit[there].kind == "EL":
            return False
        return unit.kind in SURE_HELMETS or any(
            h in self.leader and self.leader[h].side == unit.side
            and (h == here or self.leader[h].name not in POOR) for h in (here, *NEXT[here]))

    def sheltered(self, here, enemy):
        """Camp, rampart or wall: a pair of swords and a flag less (CC-128 to CC-130)."""
        ground, foot = self.at(here), self.unit[here].kind in FOOT
        if ground == "city wall":
            return True
        if ground in CAMPS:
            return foot or not self.published
        if ground in RAMPARTS:
            return not self.published or foot and self.unit[here] is self.defender and self.crosses(here, enemy)
        return False

    def crosses(self, here, enemy):
        """Whether an attack or a shot comes over a protected side."""
        through, pairs = line(enemy, here)
        last = {enemy, *through, *(h for pair in pairs for h in pair)}
        return any(step(here, way) in last for way in RAMPARTS[self.at(here)])

    # advance

    def advance(self, here, there):
        """CC-82, CC-83, CC-84, CC-85."""
        unit = self.unit[here]
        if unit.kind == "WM" or self.bars(there, unit) or self.clings(here):
            return
        wet = self.published and self.at(here) == "marsh"  # who leaves it moves 1 hex (CC-126)
        said = yield from self.ask(self.me, {"advance", "stay"})
        if said == "stay":
            return
        self.shift(here, there)
        unit.moved += 1
        self.checked = set()  # the combat is over
        yield from self.entered(there)
        self.storm(there)
        if self.unit.get(there) is not unit or self.bonus:
            return
        if unit.kind in CAVALRY and not self.stops(there, unit) and not wet:
            there = yield from self.ride(there)
        if there and self.earns_bonus(there):
            may = {"attack %s %s" % (there, t) for t in self.enemies_next(there, self.me)}
            said = yield from self.ask(self.me, {*may, "done"})
            if said != "done":
                self.bonus_fought = True
                yield from self.fight(there, said.split()[2], bonus=True)

    def clings(self, here):
        dry = self.published or self.option.get("advance-from-water") == "if-unmoved"
        return dry and self.at(here) in WATER and self.unit[here].moved

    def ride(self, here):
        unit = self.unit[here]
        said = yield from self.ask(self.me, {"stay", *("ride " + h for h in self.walk(here, 1))})
        if said == "stay":
            return here
        there = said.split()[1]
        self.shift(here, there)
        unit.moved += 1
        yield from self.entered(there)
        self.storm(there)
        return there if self.unit.get(there) is unit else None

    def earns_bonus(self, here):
        """CC-84; in the manual one unit in a turn (CC-85)."""
        unit = self.unit[here]
        each = self.published or self.option.get("bonus-combat") == "once-a-unit"
        if self.bonus_fought and not each or unit.kind in FOOT and unit.kind != "WA" and here not in self.leader:
            return False
        return not self.tires(here, unit)

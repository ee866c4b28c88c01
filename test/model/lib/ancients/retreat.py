"""Losses, leaders, flags, the way back, rampage (CC-88 to CC-117)."""
from .facts import BOLD, DICE, FOOT, HORSES, RETREAT, STEADY
from .field import BACK, EDGE, NEXT, other


class Retreat:
    # losses

    def suffer(self, here, hits, flags, enemy, shot=False):
        """A unit takes the hits of a roll, then its flags (CC-100)."""
        unit, foe = self.unit[here], self.unit[enemy]
        yield from self.lose_blocks(here, hits)
        if self.unit.get(here) is not unit or not flags:
            return
        flags -= yield from self.ignore(here, flags, enemy, shot)
        scared = unit.kind in HORSES and not shot and (foe.kind == "EL" or self.published and foe.kind == "CM")  # CC-106
        if flags:
            if unit.kind == "EL":
                yield from self.rampage(here)
            yield from self.retreat(here, flags * (RETREAT[unit.kind] + scared))

    def lose_blocks(self, here, count):
        """CC-72, CC-15, then the leader (CC-88, CC-89)."""
        unit = self.unit[here]
        count = min(count, unit.blocks)
        unit.blocks -= count
        if not unit.blocks:
            del self.unit[here]
            self.gain_banner(other(unit.side))
        if count and here in self.leader:
            yield from self.check_leader(here)

    def check_leader(self, here):
        """CC-88 to CC-90."""
        leader, lost = self.leader[here], here not in self.unit
        if leader not in self.checked:
            self.checked.add(leader)
            dice = 1 if lost else 2
            faces = yield from self.roll(dice)
            if faces["helmet"] == dice:
                self.lose_leader(here)
                return
        if lost:
            yield from self.flee(here)

    # flags

    def ignore(self, here, flags, enemy, shot):
        """CC-101, CC-157."""
        unit, foe = self.unit[here], None if shot else self.unit[enemy].kind
        most = ((here in self.leader) + self.supported(here) + (unit in self.bold)
                + (unit.kind in STEADY) + self.sheltered(here, enemy))
        if unit.kind == "EL":  # CC-102, CC-112, CC-113
            most = self.sheltered(here, enemy) + (foe in HORSES)
        if "frightened" in self.special[unit.side] and unit.kind in FOOT and foe == "EL":
            most = 0
        said = yield from self.ask(unit.side, {"ignore %d" % n for n in range(min(flags, most) + 1)})
        return int(said.split()[1])

    def supported(self, here):
        """CC-102."""
        unit = self.unit[here]
        return unit.kind != "EL" and sum(self.side_of(n) == unit.side for n in NEXT[here]) >= 2

    # the way back

    def may_go_back(self, there, unit, led):
        if self.bars(there, unit) or there in self.unit:
            return False
        return there not in self.leader or self.lone_leader(there, unit.side) and not led

    def way_back(self, here, unit, steps, led=None):
        """How many of so many steps back it can fulfil: all if it meets a leader (CC-103, CC-105)."""
        led = here in self.leader if led is None else led
        return max(self.ways_back(here, unit, steps, led).values(), default=0)

    def ways_back(self, here, unit, steps, led):
        return {n: steps if n in self.leader else 1 + self.way_back(n, unit, steps - 1, led)
                for n in BACK[unit.side][here] if steps and self.may_go_back(n, unit, led)}

    def go_back(self, here, steps):
        """As the owner chooses; where it is then (None if a marsh took it), and how many steps are missing."""
        unit = self.unit[here]
        while steps:
            ways = self.ways_back(here, unit, steps, here in self.leader)
            if not ways:
                break
            best = max(ways.values())
            said = yield from self.ask(unit.side, {"retreat " + n for n, far in ways.items() if far == best})
            there = said.split()[1]
            joined = there in self.leader
            self.shift(here, there)
            here = there
            yield from self.entered(here)
            if self.unit.get(here) is not unit:
                return None, 0
            steps = 0 if joined else steps - 1
        return here, steps

    def retreat(self, here, steps):
        """CC-103 to CC-105, CC-115."""
        unit, start = self.unit[here], here
        here, missing = yield from self.go_back(here, steps)
        if missing:
            if unit.kind == "EL" and self.crushable(here):
                yield from self.crush(here, missing)
            else:
                yield from self.lose_blocks(here, missing)
        if here != start:
            self.storm(here)

    # elephants

    def rampage(self, here):
        """CC-114: those who are next to it now, not a leader who flees there meanwhile."""
        for there in [n for n in NEXT[here] if self.side_of(n)]:
            if there in self.unit:
                faces = yield from self.roll(2)
                yield from self.trample(there, faces[self.unit[there].symbol])
            elif there in self.leader:
                faces = yield from self.roll(2)
                if faces["helmet"]:
                    self.lose_leader(there)
                elif self.published:
                    yield from self.flee(there)

    def trample(self, here, count):
        """Losses that are no combat of the leader there (CC-90)."""
        combat, self.checked = self.checked, set()
        yield from self.lose_blocks(here, count)
        self.checked = combat

    def crushable(self, here):
        side = self.unit[here].side
        return [n for n in BACK[side][here] if n in self.unit or self.lone_leader(n, other(side))]

    def crush(self, here, missing):
        """CC-115, CC-16."""
        self.together += 1
        for there in self.crushable(here):
            if there in self.unit:
                yield from self.trample(there, missing)
            else:
                self.lose_leader(there)
        self.together -= 1
        self.settle()

    # the flight of a leader

    def flee(self, here):
        """CC-91 to CC-94."""
        leader, gone = self.leader.pop(here), 0
        while True:
            may = {"flee " + n for n in BACK[leader.side][here] if gone < 3 and self.can_flee(n, leader, 2 - gone)}
            if here in EDGE[leader.side] and gone < 3:
                may.add("leave")
            if gone and self.may_end(here, leader):
                may.add("stay")
            if not may:
                self.leader[here] = leader
                self.lose_leader(here)
                return
            said = yield from self.ask(leader.side, may)
            if said == "leave":
                self.leader_leaves(leader)
                return
            if said == "stay":
                self.leader[here] = leader
                return
            here, gone = said.split()[1], gone + 1
            if (yield from self.falls(here, leader)):
                return

    def may_end(self, here, leader):
        return here not in self.leader and (here not in self.unit or self.unit[here].side == leader.side)

    def can_flee(self, there, leader, more):
        """Whether he may go there, past anybody: a place to end lies there or further back."""
        if self.bars(there, None):
            return False
        return self.may_end(there, leader) or more > 0 and (
            there in EDGE[leader.side] or any(self.can_flee(n, leader, more - 1) for n in BACK[leader.side][there]))

    def falls(self, here, leader):
        """An enemy unit he passes through, or a marsh, may be his end (CC-92, CC-127)."""
        dice = 0
        if here in self.unit and self.unit[here].side != leader.side:
            kind = self.unit[here].kind
            dice = 1 if kind == "EL" else DICE[kind]
            if kind in BOLD and self.unit[here].full and self.option.get("leader-escape") == "full-strength":
                dice += 1
        elif self.at(here) == "marsh" and self.risks_marsh(here):
            dice = 1
        faces = yield from self.roll(dice)
        if not faces["helmet"]:
            return False
        self.leader_falls(leader)
        return True

"""Movement (CC-50 to CC-58, CC-154) and what the ground does to who enters it."""
from .facts import AUXILIA, FOOT, HEAVY, LETS_PASS, LIGHT, MOUNTED, MOVE, NO_MOVES
from .field import EDGE, HEXES, NEXT, other, sections


class Moves:
    def move_all(self):
        while True:
            may = {}
            if self.card not in NO_MOVES:
                for here in HEXES:
                    self.moves_from(here, may)
            said = yield from self.ask(self.me, {*may, "done"})
            if said == "done":
                self.storm_where_entered()
                return
            yield from may[said]() or ()

    def moves_from(self, here, may):
        """Adds what the pieces there may do, each with the deed itself."""
        unit, leader = self.unit.get(here), self.leader.get(here)
        if unit and unit.side == self.me and unit.ordered and not unit.stuck:
            for there, far in self.reach(here).items():
                may["move %s %s" % (here, there)] = lambda t=there, f=far: self.move_unit(here, t, f)
            if self.can_exit(here):
                may["exit " + here] = lambda: self.leave_field(here)
        if leader and leader.side == self.me and leader.ordered and not leader.stuck:
            for there in self.leader_reach(here):
                may["%s %s %s" % ("send" if unit else "move", here, there)] = (
                    lambda t=there: self.move_leader(here, t))

    # how far

    def stride(self, here):
        """How far a unit moves, and how far if it then fights (CC-35, CC-38, CC-39, CC-54, CC-126, CC-130)."""
        kind = self.unit[here].kind
        if self.at(here) == "city wall" or self.published and self.at(here) == "marsh" or self.card == "Line Command":
            return 1, 1
        far = MOVE[kind]
        if self.card == "Mounted Charge" and kind in HEAVY and self.option.get("mounted-charge") != "chart":
            far = 3
        if kind == "WA":
            return 1, 3 if self.card == "Double Time" else 2
        if self.card == "Double Time" and kind != "WM":
            far = 2
        return far, far

    def reach(self, here):
        """Where a unit may move, with the number of hexes."""
        unit = self.unit[here]
        far, charging = (n - unit.entered for n in self.stride(here))
        found = self.walk(here, charging)
        return {h: n + unit.entered for h, n in found.items() if n <= far or self.enemies_next(h, unit.side)}

    def walk(self, here, far):
        """Breadth first; a friend whom light foot passes is no place to stop (CC-50 to CC-52, CC-58)."""
        unit, led = self.unit[here], here in self.leader
        passes = self.card in LETS_PASS and unit.kind in LIGHT & FOOT
        found, ring, seen = {}, [here], {here}
        for n in range(1, far + 1):
            onward = []
            for there in (t for h in ring for t in NEXT[h]):
                if there in seen or self.bars(there, unit) or self.side_of(there) == other(unit.side):
                    continue
                seen.add(there)
                friend, joins = there in self.unit, self.lone_leader(there, unit.side)
                if friend and not passes or joins and led:
                    continue
                if not friend:
                    found[there] = n
                if not joins and not self.stops(there, unit):
                    onward.append(there)
            ring = onward
        return found

    def leader_reach(self, here):
        """CC-56."""
        side = self.leader[here].side
        far = 1 if self.at(here) == "city wall" or self.published and self.at(here) == "marsh" else 3
        found, ring, seen = [], [here], {here}
        for _ in range(far):
            onward = []
            for there in (t for h in ring for t in NEXT[h]):
                if there in seen or self.bars(there, None) or self.side_of(there) == other(side):
                    continue
                seen.add(there)
                if there not in self.leader:
                    found.append(there)
                if not self.stops(there, None):
                    onward.append(there)
            ring = onward
        return found

    # the deeds

    def move_unit(self, here, there, far):
        unit = self.unit[here]
        normal, _ = self.stride(here)
        self.checked = set()
        self.shift(here, there)
        unit.moved, unit.stuck = far, True
        unit.charged = far > normal
        unit.spent = (unit.kind == "WM" or unit.kind in AUXILIA and far == 2 and self.card != "Double Time"
                      or self.tires(there, unit))
        if there in self.leader:
            self.leader[there].stuck = True
        yield from self.entered(there)
        self.storm(there)

    def tires(self, here, unit):
        """Ground on which a unit does not battle in the turn it enters (CC-120, CC-121)."""
        if self.at(here) == "broken":
            return unit.kind in MOUNTED
        return self.at(here) == "forest" and not self.at_home_in_forest(unit)

    def at_home_in_forest(self, unit):
        return (unit.kind in LIGHT or unit.kind == "WA") and not (self.published and unit.kind in MOUNTED)

    def shift(self, here, there):
        """A unit goes to another hex, its leader with it."""
        self.unit[there] = self.unit.pop(here)
        if here in self.leader:
            self.leader[there] = self.leader.pop(here)

    def move_leader(self, here, there):
        leader = self.leader[there] = self.leader.pop(here)
        leader.stuck = True
        if there in self.unit:
            self.unit[there].stuck = True  # CC-57
        yield from self.entered(there, leader)

    def entered(self, here, leader=None):
        """What a marsh does to a unit, or to a leader on his own way (CC-127)."""
        if self.at(here) != "marsh" or leader and not self.risks_marsh(here):
            return
        face = next(iter((yield from self.roll(1))))
        if leader is None and face == self.unit[here].symbol:
            yield from self.lose_blocks(here, 1)
        elif face == "helmet" and here in self.leader and self.risks_marsh(here):
            self.lose_leader(here)

    def risks_marsh(self, here):
        """A leader: in the published game only if he is alone there."""
        return not self.published or here not in self.unit

    def storm(self, here):
        """CC-155."""
        unit = self.unit.get(here)
        if unit and "storms" in self.special[unit.side] and self.at(here) == "camp":
            self.ground[here] = "stormed camp"
            self.gain_banner(unit.side)

    def storm_where_entered(self):
        """The reserve stops where it came onto the field if it moves no further (CC-150, CC-155)."""
        self.together += 1
        for here in self.units(self.me):
            if self.unit[here].entered and not self.unit[here].stuck:
                self.storm(here)
        self.together -= 1
        self.settle()

    # off the field (CC-154)

    def can_exit(self, here):
        unit = self.unit[here]
        if "exits" not in self.special[unit.side]:
            return False
        far = self.stride(here)[0] - unit.entered
        gates = [h for h in EDGE[other(unit.side)] if sections(unit.side, h) & {1, 2}]
        ways = self.walk(here, far - 1)
        return far > 0 and here in gates or any(
            h in ways and h not in self.leader and not self.stops(h, unit) for h in gates)

    def leave_field(self, here):
        side = self.unit.pop(here).side
        if here in self.leader:
            self.leader_leaves(self.leader.pop(here))
        self.gain_banner(side)

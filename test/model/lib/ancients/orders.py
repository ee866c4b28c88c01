"""What a card orders (CC-20 to CC-46, CC-150)."""
from .facts import (FOOT, LEADERSHIP_CARDS, LETS_LEAVE, LINE_CARDS, MIRROR, NO_RALLY, POOR, RANGE, SECTION_CARDS,
                    TROOP_CARDS)
from .field import EDGE, NEXT, other, sections
from .table import Unit


class Orders:
    def give_orders(self):
        self.card, self.within = self.copy_of(self.played)
        self.copied, self.chosen = self.card, None
        self.lone = False
        self.taken = []  # the hexes of the orders given, a hex twice if unit and leader have their own
        self.dice = {}
        if self.card in ("I Am Spartacus", "Rally"):
            yield from self.roll_for_orders()
        if self.card == "Rally" and not self.lone:
            yield from self.rally_all()
            return
        if self.card in ("Clash of Shields", "Darken the Sky"):
            for here in self.units(self.me):
                self.unit[here].ordered = self.orders_all(here)
        if not self.lone and self.names_nobody():
            self.lone = True
        yield from self.choose_orders()
        if self.lone:
            self.card = None  # the unit of choice moves and battles as usual (CC-23)

    def copy_of(self, card):
        """CC-42: the card to go by, and the sections a leader must be in."""
        copied, where = self.last[self.foe] if card == "Counter Attack" else (card, None)
        if card == "Counter Attack":
            copied, where = MIRROR.get(copied, copied), where and {2 - s for s in where}
        return copied, where or LEADERSHIP_CARDS.get(copied, (None, 0))[0]

    def names_nobody(self):
        """CC-23: no unit of the kind the card names."""
        kinds = [self.unit[h].kind for h in self.units(self.me)]
        if self.card in TROOP_CARDS:
            return not any(k in TROOP_CARDS[self.card] for k in kinds)
        if self.card in LINE_CARDS:
            return not any(k in FOOT for k in kinds)
        if self.card == "Darken the Sky":
            return not any(RANGE[self.edition][k] for k in kinds)
        return False

    def orders_all(self, here):
        if self.card == "Clash of Shields":
            return bool(self.enemies_next(here, self.me, leaders_too=False))
        return RANGE[self.edition][self.unit[here].kind] > 0

    def choose_orders(self):
        while True:
            said = yield from self.ask(self.me, {*self.orderable(), "done"})
            if said == "done":
                return
            verb, here = said.split()
            if self.card == "Leadership Any Section" and not self.chosen:
                self.chosen = sections(self.me, here) & self.within
            if verb == "enter":
                yield from self.bring_on(here)
                return
            self.take_symbol(verb, here)
            self.taken.append(here)
            if verb == "order" and here in self.unit:
                self.unit[here].ordered = True
            else:
                self.leader[here].ordered = True

    def orderable(self):
        """All orders that fit, as actions."""
        for here in dict.fromkeys((*self.units(self.me), *self.leaders(self.me))):
            piece = self.unit.get(here) or self.leader[here]
            if not piece.ordered and self.fits(here, here not in self.unit):
                yield "order " + here
            if (here in self.unit and here in self.leader and not self.leader[here].ordered
                    and self.card in LETS_LEAVE and not self.lone and self.fits(here, True)):
                yield "lead " + here
        if self.card in LEADERSHIP_CARDS and not self.taken:
            yield from self.ambush()

    def fits(self, here, leader):
        """Whether the card gives this unit (with its leader), or this leader on his own, an order now."""
        if self.lone:
            return not leader and not self.taken
        kind = None if leader else self.unit[here].kind
        if self.card in SECTION_CARDS:
            return self.share_out([sections(self.me, h) for h in (*self.taken, here)], list(SECTION_CARDS[self.card]))
        if self.card in LEADERSHIP_CARDS:
            return self.fits_leadership(here, leader)
        if self.card in TROOP_CARDS:
            return (len(self.taken) < self.command[self.me] and
                    (kind in TROOP_CARDS[self.card] or leader and self.card == "Order Mounted"))
        if self.card in LINE_CARDS:
            return kind in FOOT and len(self.taken) < LINE_CARDS[self.card] and self.linked(here)
        if self.card == "I Am Spartacus":
            return self.dice["helmet"] > 0 or not leader and self.dice[self.unit[here].symbol] > 0
        return False

    def share_out(self, wanted, quota):
        """CC-31: each piece takes its order from one of its sections."""
        if not wanted:
            return True
        for s in wanted[0]:
            if quota[s]:
                quota[s] -= 1
                if self.share_out(wanted[1:], quota):
                    return True
                quota[s] += 1
        return False

    def linked(self, here):
        """CC-22."""
        return not self.taken or any(h in NEXT[here] for h in self.taken)

    def fits_leadership(self, here, leader):
        """CC-36, CC-37, CC-96."""
        more = LEADERSHIP_CARDS[self.card][1]
        if not self.taken:
            return bool(sections(self.me, here) & self.within)
        first = self.leader.get(self.taken[0])
        return first is not None and first.name not in POOR and len(self.taken) <= more and self.linked(here)

    # dice

    def roll_for_orders(self):
        if self.card == "Rally" and not self.leaders(self.me):
            self.lone = True
            return
        self.dice = yield from self.roll(self.command[self.me])

    def take_symbol(self, verb, here):
        """CC-43: a die of its own class first, else a helmet."""
        if self.card == "I Am Spartacus":
            own = self.unit[here].symbol if verb == "order" and here in self.unit else "helmet"
            self.dice[own if self.dice[own] else "helmet"] -= 1

    def rally_all(self):
        """CC-45."""
        while True:
            may = {"rally " + h for h in self.units(self.me) if self.can_rally(h)}
            said = yield from self.ask(self.me, may | {"done"})
            if said == "done":
                return
            unit = self.unit[said.split()[1]]
            unit.blocks += 1
            unit.ordered = True
            self.dice[unit.symbol if self.dice[unit.symbol] else "helmet"] -= 1

    def can_rally(self, here):
        unit = self.unit[here]
        return (not unit.full and unit.kind not in NO_RALLY and (self.dice[unit.symbol] or self.dice["helmet"])
                and any(h in self.leader and self.leader[h].side == self.me for h in (here, *NEXT[here])))

    # the reserve

    def ambush(self):
        """CC-150."""
        if "ambush" in self.special[self.me] and self.reserve[self.me] and self.turns_of[self.me] > 1:
            for here in EDGE[other(self.me)]:
                if (sections(self.me, here) & self.within and here not in self.unit and here not in self.leader
                        and not self.bars(here, Unit(self.me, self.reserve[self.me][0]))):
                    yield "enter " + here

    def bring_on(self, here):
        """The reserve in its order, each unit with the first hex of its move, then the leaders with them."""
        came = []
        while True:
            unit = self.unit[here] = Unit(self.me, self.reserve[self.me].pop(0))
            came.append(unit)
            unit.ordered, unit.entered, unit.moved = True, 1, 1
            unit.stuck = self.stops(here, unit)
            unit.spent = unit.kind == "WM" or self.tires(here, unit)
            self.checked = set()
            yield from self.entered(here)
            if not self.reserve[self.me]:
                break
            said = yield from self.ask(self.me, {*self.ambush(), "done"})
            if said == "done":
                return
            here = said.split()[1]
        yield from self.place_waiting(self.me, came)

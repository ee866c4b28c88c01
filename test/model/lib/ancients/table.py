"""The table: pieces, cards, banners; the questions; how a turn runs (CC-10 to CC-18)."""
import collections

from .facts import BLOCKS, CLASS, DECK, FACES, IMPASSABLE, MOUNTED, STOPS_ALL, SYMBOL
from .field import HEXES, NEXT, SIDES, other

TURNS = 400


class Over(Exception):
    """The battle has ended."""


class Unit:
    def __init__(self, side, kind, blocks=None):
        self.side, self.kind, self.blocks = side, kind, blocks or BLOCKS[kind]
        self.rest()

    def rest(self):
        """What it has done this turn: `stuck` moves no more, `spent` battles no more, `charged` must fight."""
        self.ordered = self.stuck = self.spent = self.charged = False
        self.moved = self.fought = self.entered = 0

    @property
    def full(self):
        return self.blocks == BLOCKS[self.kind]

    @property
    def symbol(self):
        return SYMBOL[CLASS[self.kind]]


class Leader:
    def __init__(self, side, name):
        self.side, self.name = side, name
        self.rest()

    def rest(self):
        self.ordered = self.stuck = False


class Table:
    def __init__(self, battle, options):
        """`battle` has the form of docs/scenarios.md."""
        self.option, self.edition = options, options["edition"]
        self.ground = {h: kind for kind, hexes in battle.get("terrain", {}).items() for h in hexes.split()}
        self.unit, self.leader = {}, {}
        self.army, self.command, self.special, self.reserve, self.waiting = {}, {}, {}, {}, {}
        self.hand, self.banner = {}, {}
        for side in SIDES:
            self.set_up(side, battle["sides"][side])
        self.deck = DECK - self.hand["bottom"] - self.hand["top"]
        self.discard = collections.Counter()
        self.goal, self.active = battle.get("banners", 5), battle.get("first", "bottom")
        self.turn, self.turns_of = 0, {"bottom": 0, "top": 0}
        self.played = self.card = None
        self.lone = False
        self.last = {"bottom": (None, None), "top": (None, None)}  # the card, and the sections it ordered in
        self.due = []  # (deed, side)
        self.together = 0  # losses under way that count as one stroke

    def set_up(self, side, army):
        self.army[side] = army.get("army", side)
        self.command[side] = army.get("command", 5)
        self.special[side] = set(army.get("special", ()))
        self.reserve[side] = list(army.get("reserve", ()))
        self.waiting[side] = list(army.get("waiting", ()))
        self.hand[side] = collections.Counter(army.get("hand", ()))
        self.banner[side] = army.get("won", 0)
        for kind, hexes in army["units"].items():
            for word in hexes.split():
                here, _, blocks = word.partition(":")
                self.unit[here] = Unit(side, kind, int(blocks or 0))
        for name, hexes in army.get("leaders", {}).items():
            for here in hexes.split():
                self.leader[here] = Leader(side, name)

    # looking

    @property
    def published(self):
        return self.edition == "published"

    @property
    def me(self):
        return self.active

    @property
    def foe(self):
        return other(self.active)

    def at(self, here):
        return self.ground.get(here, "clear")

    def units(self, side):
        return [h for h in HEXES if h in self.unit and self.unit[h].side == side]

    def leaders(self, side):
        return [h for h in HEXES if h in self.leader and self.leader[h].side == side]

    def lone_leader(self, here, side):
        """A leader of this side who is alone there."""
        return here in self.leader and here not in self.unit and self.leader[here].side == side

    def side_of(self, here):
        piece = self.unit.get(here) or self.leader.get(here)
        return piece.side if piece else None

    def enemies_next(self, here, side, leaders_too=True):
        return [n for n in NEXT[here] if self.side_of(n) == other(side) and (leaders_too or n in self.unit)]

    def bars(self, here, unit):
        """Ground this unit, or a leader who is alone (None), may not enter (CC-120, CC-123, CC-126, CC-130)."""
        ground = self.at(here)
        if ground in IMPASSABLE:
            return True
        if unit is None:
            return False
        if ground == "city wall":
            return unit.kind in MOUNTED or unit.kind == "WM"
        return unit.kind == "WM" and ground in ("broken", "marsh")

    def stops(self, here, unit):
        """Ground that ends a move (CC-58)."""
        ground = self.at(here)
        return ground in STOPS_ALL or ground == "broken" and (unit is None or unit.kind in MOUNTED)

    # asking

    def ask(self, side, choices, always=False):
        """One side chooses; the only choice is made by itself, unless it is a deed that must `always` be said."""
        choices = set(choices)
        if len(choices) == 1 and (not always or choices == {"done"}):
            return choices.pop()
        yield from self.settle_cards()
        _, said = yield {side: choices}
        return said

    def settle_cards(self):
        """Cards that a banner or a leader brings or costs come before the next question."""
        while self.due:
            deed, side = self.due.pop(0)
            yield from deed(side)

    def roll(self, count):
        faces = collections.Counter()
        if count:
            yield from self.settle_cards()
        for _ in range(count):
            _, said = yield {"chance": {"die " + f for f in FACES}}
            faces[said[4:]] += 1
        return faces

    # losing and winning

    def gain_banner(self, side):
        self.banner[side] += 1
        hardens = "hardens" in self.special[side] and self.banner[side] == 3  # CC-152
        if hardens:
            self.command[side] = 6
        self.settle()
        self.due += [(self.draw, side)] * (2 * hardens)

    def settle(self):
        """CC-14, CC-16, CC-153."""
        if not self.together and max(self.banner.values()) >= self.goal:
            raise Over

    def winner(self):
        enough = self.goal if max(self.banner.values()) >= self.goal else max(self.banner.values())
        won = [s for s in SIDES if self.banner[s] >= enough]
        return won[0] if len(won) == 1 else None

    def lose_leader(self, here):
        self.leader_falls(self.leader.pop(here))

    def leader_falls(self, leader):
        """A leader is eliminated (CC-15, CC-153, CC-156)."""
        side, winner = leader.side, other(leader.side)
        shrinks = "shrinks" in self.special[side] and self.command[side] > 1
        self.command[side] -= shrinks
        if "leaderless" in self.special[side] and not self.leaders(side) and not self.waiting[side]:
            self.banner[winner] = max(self.goal - 1, self.banner[winner])
        self.gain_banner(winner)
        if shrinks and side != self.active:
            self.due.insert(0, (self.lose_card, side))

    def leader_leaves(self, leader):
        """CC-93, CC-153: he is not eliminated."""
        self.special[leader.side].discard("leaderless")

    def lose_card(self, side):
        if +self.hand[side]:
            _, said = yield {"chance": {"lose " + c for c in +self.hand[side]}}
            self.hand[side][said[5:]] -= 1
            self.discard[said[5:]] += 1

    # cards

    def draw(self, side):
        """CC-13."""
        if not +self.deck:
            self.deck, self.discard = +self.discard, collections.Counter()
        if +self.deck:
            _, said = yield {"chance": {"draw " + c for c in +self.deck}}
            self.deck[said[5:]] -= 1
            self.hand[side][said[5:]] += 1

    def fill(self, side):
        while sum(self.hand[side].values()) < self.command[side] and (+self.deck or +self.discard):
            yield from self.draw(side)

    # the battle

    def play(self):
        for side in SIDES:
            yield from self.fill(side)
        for side in (self.active, other(self.active)):
            if "ambush" not in self.special[side]:
                yield from self.place_waiting(side)
        while True:
            yield from self.take_turn()
            self.active = other(self.active)

    def place_waiting(self, side, among=None):
        """CC-158, CC-150: leaders are placed with units that have none."""
        while self.waiting[side]:
            alone = among is None and self.option.get("leader-placement") == "any-hex"
            may = {"place %s %s" % (name, h) for name in self.waiting[side][:1] for h in HEXES if h not in self.leader
                   and (self.side_of(h) == side and (among is None or self.unit[h] in among)
                        or alone and h not in self.unit and not self.bars(h, None))}
            if not may:
                return
            said = yield from self.ask(side, may, always=True)
            name, here = said.split(" ", 1)[1].rsplit(" ", 1)
            self.waiting[side].remove(name)
            self.leader[here] = Leader(side, name)

    def take_turn(self):
        self.turn += 1
        self.turns_of[self.me] += 1
        self.struck = self.bonus_fought = False
        for piece in (*self.unit.values(), *self.leader.values()):
            piece.rest()
        said = yield from self.ask(self.me, {"play " + c for c in +self.hand[self.me]}, always=True)
        self.played = said[5:]
        self.hand[self.me][self.played] -= 1
        yield from self.give_orders()
        yield from self.move_all()
        yield from self.battle_all()
        if self.card == "Move-Fire-Move":
            for unit in self.unit.values():
                unit.moved, unit.stuck = 0, False
            yield from self.move_all()
        yield from self.end_turn()

    def end_turn(self):
        """CC-12, CC-44, CC-46, CC-151."""
        yield from self.settle_cards()
        self.discard[self.played] += 1
        if self.played == "I Am Spartacus":
            self.deck += self.discard
            self.discard = collections.Counter()
        self.last[self.me] = self.copied, self.chosen
        self.played = None
        if "gathers" in self.special[self.me] and self.turns_of[self.me] <= 2:
            self.command[self.me] += 1
        if self.struck:
            yield from self.fill(self.foe)
        yield from self.fill(self.me)
        if self.turn == TURNS:
            raise Over

    # how it looks, as a position of the engine tells it

    def table(self):
        return {"unit": {h: "%s %s" % (u.side, u.kind) for h, u in self.unit.items()},
                "blocks": {h: u.blocks for h, u in self.unit.items()},
                "leader": {h: "%s %s" % (p.side, p.name) for h, p in self.leader.items()},
                "terrain": {h: g for h, g in self.ground.items()},
                "banner": {s: n for s, n in self.banner.items() if n},
                "command": self.command, "active": self.active, "turn": self.turn,
                "hand": {s: dict(+self.hand[s]) for s in SIDES if +self.hand[s]},
                "reserve": {s: r for s, r in self.reserve.items() if r},
                "waiting": {s: w for s, w in self.waiting.items() if w},
                "deck": dict(+self.deck), "discard": dict(+self.discard)}

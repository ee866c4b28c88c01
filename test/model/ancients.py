#!/usr/bin/env python3
"""A second opinion on Commands & Colors: Ancients, written from the manual and not from the engine.

    ancients.py PROGRAM [--battles N] [--games N] [--steps N] [--seconds N] [--seed N]

Plays random battles in lockstep with `PROGRAM engine` (docs/protocol.md): before each step both must
list the same actions, after it the field must look the same. Dice and cards are chosen here. A line `ok NAME` or
`not ok NAME` for each part; a difference is told with its seed, the battle and the record that leads to it.
A long run by hand: --seconds 600 --seed 99.

The rules are in lib/ancients, a file for each chapter.
"""
import argparse
import json
import random
import sys
import time

from lib.ancients import facts
from lib.ancients.field import HEXES, NEXT, SIDES, XY, distance
from lib.ancients.model import Model
from lib.ancients.table import Over
from lib.engine import Difference, Engine

OPTIONS = {"edition": ("manual", "manual", "published"), "flexibility": ("no", "yes"),
           "bonus-combat": ("once-a-turn", "once-a-unit"), "war-machine-evade": ("moves", "removed"),
           "advance-from-water": ("always", "if-unmoved"), "camels-evade": ("as-cavalry", "never"),
           "mounted-charge": ("3-hexes", "chart"), "leader-escape": ("chart", "full-strength"),
           "leader-placement": ("with-units", "any-hex")}

# Known differences: what the engine still gets wrong. A row is asked about an action that `only` the "model" or
# the "engine" lists, or that "both" list but carry out differently, and says whether it explains it; such
# an action is not played. Delete a row when the engine is mended.
KNOWN = {
    "C1: Counter Attack on Leadership Any Section": lambda m, verb, here, there, only: (
        only == "both" and verb == "play" and here == "Counter" and m.last[m.foe][0] == "Leadership Any Section"),
    "C2: warriors charge a lone leader": lambda m, verb, here, there, only: (
        only == "model" and verb == "move" and m.unit[here].kind == "WA" and m.lone_leaders_only(there)
        or only == "engine" and verb == "done" and any(m.unit[h].charged and m.lone_leaders_only(h)
                                                       for h in m.units(m.me))),
    "C3, C7: out of fords and marshes": lambda m, verb, here, there, only: (
        only == "both" and verb == "advance" and m.published
        and (m.at(m.duel[0]) == "marsh" or m.at(m.duel[1]) in ("ford", "shallows", "marsh"))),
    "C4: a rampart protects who attacks out of it": lambda m, verb, here, there, only: (
        only == "both" and verb == "attack" and m.published and m.at(here) in facts.RAMPARTS),
    "C5: light foot passes a lone leader": lambda m, verb, here, there, only: (
        only == "engine" and verb == "move" and m.card in facts.LETS_PASS
        and any(m.lone_leader(n, m.me) for n in NEXT[here])),
    "C6, C8: First Strike with flexibility or a leader to lose": lambda m, verb, here, there, only: (
        only == "both" and verb == "strike" and (m.option["flexibility"] == "yes" or "shrinks" in m.special[m.foe])),
    "C10: a second bonus combat, an evading war machine": lambda m, verb, here, there, only: (
        only == "both" and not m.published and (
            verb == "advance" and m.bonus_fought or verb == "evade" and m.defender.kind == "WM")),
    "F1: long shots through the corner of a hex": lambda m, verb, here, there, only: (
        only == "engine" and verb == "fire" and distance(here, there) >= 4),
    "F2: a leader who joins a unit in a marsh": lambda m, verb, here, there, only: (
        only == "both" and (verb in ("send", "move") and m.at(there) == "marsh" and there in m.unit
                            or verb == "flee" and m.at(here) == "marsh" and here in m.unit)),
    "F3: elephants ignore no flag on a camp or rampart": lambda m, verb, here, there, only: (
        only == "both" and verb in ("attack", "fire") and not m.published and any(
            h in m.unit and m.unit[h].kind == "EL" and m.at(h) in {*facts.CAMPS, *facts.RAMPARTS}
            for h in (here, there))),
    "F4: a lone leader whom a rampage misses flees": lambda m, verb, here, there, only: (
        only == "both" and verb in ("attack", "fire") and any(
            h in m.unit and m.unit[h].kind == "EL" and any(n in m.leader and n not in m.unit for n in NEXT[h])
            for h in (here, there))),
}


LEADERS = ("Captain", "Captain", "Captain", "Hannibal", "Alexander", "Mithridates")
SPECIALS = ("ambush", "gathers", "hardens", "leaderless", "exits", "storms", "shrinks", "frightened", "flexible")


def random_battle(rng):
    """Two small armies close to each other, on any ground, with any cards."""
    middle, width = rng.randrange(25), rng.choice((5, 7, 9, 24))
    lines = rng.sample(range(1, 10), rng.choice((3, 4, 5, 9)))
    near = [h for h in HEXES if 9 - XY[h][1] in lines and abs(XY[h][0] - middle) <= width]
    rng.shuffle(near)
    cards = list(facts.DECK.elements())
    rng.shuffle(cards)
    ground = random_ground(rng)
    half = len(near) // 2
    sides = {side: random_army(rng, hexes, ground, cards)
             for side, hexes in zip(SIDES, (near[:half], near[half:]))}
    if not all(army["units"] for army in sides.values()):
        return random_battle(rng)
    pieces = min(sum(len(hexes.split()) for what in ("units", "leaders") for hexes in army[what].values())
                 for army in sides.values())
    return {"game": "ancients", "first": rng.choice(SIDES), "banners": rng.randint(1, min(8, pieces)),
            "terrain": gather((g, h) for h, g in ground.items()), "sides": sides}


def random_ground(rng):
    kinds = rng.sample(facts.TERRAIN, rng.choice((1, 2, 3, 5)))
    cover = rng.choice((0, 0.1, 0.25, 0.4))
    return {h: rng.choice(kinds) for h in HEXES if rng.random() < cover}


def random_army(rng, hexes, ground, cards):
    hexes = hexes[:rng.choice((4, 6, 8, 12))]
    kinds = rng.sample(facts.KINDS, 3) if rng.random() < 0.3 else facts.KINDS
    units = [(rng.choice(kinds), h) for h in hexes if rng.random() < 0.8]
    units = [(kind, "%s:%d" % (h, rng.choice((facts.BLOCKS[kind], rng.randint(1, facts.BLOCKS[kind])))))
             for kind, h in units if stands(ground.get(h), kind)]
    names = rng.sample(LEADERS, rng.choice((0, 1, 2, 3)))
    leaders = [(name, h) for name, h in zip(names, rng.sample(hexes, min(len(hexes), 3)))
               if ground.get(h) not in facts.IMPASSABLE]
    special = rng.sample(SPECIALS, 2) if rng.random() < 0.4 else []
    command = rng.randint(4 if "hardens" in special else 2, 6)
    army = {"army": rng.choice(("Roman", "Carthaginian")), "command": command,
            "hand": [cards.pop() for _ in range(command)], "units": gather(units), "leaders": gather(leaders)}
    army["special"] = [word for word in special if leaders or word != "leaderless"]
    if "ambush" in special:
        army["reserve"] = rng.sample(facts.KINDS, rng.randint(1, 4))
    if rng.random() < 0.3:
        army["waiting"] = ["Mago"][:1 if "ambush" in special else len(units) - len(leaders)]
    return army


def gather(pairs):
    """{word: "hex hex"} of pairs."""
    found = {}
    for word, here in pairs:
        found[word] = (found.get(word, "") + " " + here).strip()
    return found


def stands(ground, kind):
    if kind == "WM" and ground in ("broken", "marsh"):
        return False
    return ground not in facts.IMPASSABLE and not (ground == "city wall" and (kind in facts.MOUNTED or kind == "WM"))


class Lockstep:
    """A battle in both, step by step."""

    def __init__(self, engine, battle, options):
        self.engine, self.model = engine, Model(battle, options)
        self.course = self.model.play()
        self.state = engine.ask(do="new", game="ancients", custom=battle, options=options, chance="ask")

    def run(self, rng, steps):
        """Until the end or for so many steps; how many there were."""
        done = 0
        try:
            self.may = next(self.course)
            for done in range(1, steps + 1):
                both = self.agree()
                if not both:
                    break
                action = choose(sorted(both), rng)
                self.play(action)
                self.may = self.course.send((self.seat, action))
        except Over:
            self.agree_on_end()
        return done

    def play(self, action):
        self.state = self.engine.ask(do="play", seat=self.seat, action=action)

    def look(self):
        """Who acts in the engine, and what he may do; a question whose only answer is done is none."""
        while self.state["to_act"]:
            (self.seat,) = self.state["to_act"]
            self.listed = set(self.engine.ask(do="legal", seat=self.seat)["actions"])
            if self.listed != {"done"}:
                return
            self.play("done")
        self.seat, self.listed = None, set()

    def agree(self):
        """The actions that both list; where known differences alone make a question, it is answered with done."""
        while True:
            self.look()
            (seat, mine), = self.may.items()
            if seat == self.seat and self.known(mine - self.listed, "model") and self.known(self.listed - mine, "engine"):
                self.compare()
                return {a for a in mine & self.listed if not self.known([a], "both")}
            if "done" in mine and self.known(mine - {"done"}, "model"):
                self.may = self.course.send((seat, "done"))
            elif "done" in self.listed and self.known(self.listed - {"done"}, "engine"):
                self.play("done")
            else:
                self.compare()
                raise Difference("model: %s %s, engine: %s %s" % (
                    seat, sorted(mine - self.listed), self.seat, sorted(self.listed - mine)))

    def known(self, actions, only):
        """Whether rows of KNOWN explain all these."""
        words = [(action.split() + [None, None])[:3] for action in actions]
        return all(any(row(self.model, *w, only) for row in KNOWN.values()) for w in words)

    def compare(self):
        position = self.engine.ask(do="position")["position"]
        position.setdefault("active", SIDES[0])
        for field, mine in self.model.table().items():
            its = position.get(field, type(mine)())
            if mine != its and not (field == "leader" and "fleeing" in position):  # he is between two hexes
                raise Difference("%s: model %s, engine %s; the model asks %s" % (
                    field, differing(mine, its), differing(its, mine), self.may))

    def agree_on_end(self):
        self.look()
        if self.seat:
            raise Difference("the model is over, the engine is not")
        self.compare()
        score = self.engine.ask(do="score")["score"]
        best = [s for s in SIDES if score[s] == max(score.values())]
        if (best[0] if len(best) == 1 else None) != self.model.winner():
            raise Difference("score: model %s, engine %s" % (self.model.winner(), score))


def differing(one, two):
    return {k: v for k, v in one.items() if two.get(k) != v} if isinstance(one, dict) else one


def choose(actions, rng):
    """Mostly what makes something happen."""
    if "done" in actions and len(actions) > 1 and rng.random() < 0.9:
        actions = [a for a in actions if a != "done"]
    fights = [a for a in actions if a.startswith(("attack", "fire", "advance", "ride"))]
    return rng.choice(fights if fights and rng.random() < 0.6 else actions)


def options_of(engine):
    """Those that this engine has."""
    def has(option):
        try:
            return engine.ask(do="new", game="ancients", options={option: OPTIONS[option][0]})
        except Difference:
            return False
    return {o: values for o, values in OPTIONS.items() if has(o)}


def part(name, engine, seed, until, count, steps):
    total, choices = 0, options_of(engine)
    n = 0
    while n < count and time.monotonic() < until:
        rng = random.Random("%s %d %d" % (name, seed, n))
        battle = random_battle(rng)
        options = {o: rng.choice(values) for o, values in choices.items()}
        try:
            total += Lockstep(engine, battle, options).run(rng, steps)
        except Difference as difference:
            print("not ok model: ancients %s" % name)
            print("# --seed %d, number %d: %s" % (seed, n, difference))
            print("# %s %s" % (json.dumps(battle), options))
            print("# " + engine.ask(do="record")["record"].replace("\n", "\n# "))
            return False
        n += 1
    print("ok model: ancients %s (%d, %d steps)" % (name, n, total))
    return True


def main():
    words = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    words.add_argument("program")
    words.add_argument("--battles", type=int, default=10**9)
    words.add_argument("--steps", type=int, default=400, help="of each battle")
    words.add_argument("--seconds", type=float, default=10)
    words.add_argument("--seed", type=int, default=1)
    words.add_argument("--strict", metavar="WORDS", help="take rows of KNOWN that begin with one of these for mended")
    a = words.parse_args()
    for row in [r for r in KNOWN if a.strict and r.startswith(tuple(a.strict.split(",")))]:
        del KNOWN[row]
    engine = Engine(a.program)
    return not part("battles", engine, a.seed, time.monotonic() + a.seconds, a.battles, a.steps)


if __name__ == "__main__":
    sys.exit(main())

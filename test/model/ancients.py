#!/usr/bin/env python3
"""A second opinion on Commands & Colors: Ancients, written from the manual and not from the engine.

    ancients.py PROGRAM [--seconds N] [--battles N] [--steps N] [--seed N]

Plays random and published battles in lockstep with `PROGRAM engine` (docs/protocol.md): before each step both must
list the same actions, after it the field must look the same. Dice and cards are chosen here. A line `ok NAME` or
`not ok NAME` for each part; a difference is told with its seed, the battle and the record that leads to it.
A long run by hand: --seconds 600 --seed 99.

The model is a coroutine: it yields who may do what, {side: {action, ...}}, and is sent (side, action). Its rules are in
lib/ancients, a file for each chapter.
"""
import argparse
import json
import random
import sys
import time

from lib.ancients import facts
from lib.ancients.battles import random_battle
from lib.ancients.field import SIDES
from lib.ancients.model import Model
from lib.ancients.table import TURNS, Over
from lib.engine import Difference, Engine

OPTIONS = {"edition": ("manual", "manual", "published"), "flexibility": ("no", "yes"),
           "bonus-combat": ("once-a-turn", "once-a-unit"), "war-machine-evade": ("moves", "removed"),
           "advance-from-water": ("always", "if-unmoved"), "camels-evade": ("as-cavalry", "never"),
           "mounted-charge": ("3-hexes", "chart"), "leader-escape": ("chart", "full-strength"),
           "leader-placement": ("with-units", "any-hex")}

LIVELY = {"attack", "fire", "advance", "ride", "exit", "enter", "strike"}


class Lockstep:
    """A battle in both, step by step."""

    def __init__(self, engine, rng, battle, options, **setup):
        self.engine, self.model = engine, Model(battle, options)
        self.course = self.model.play()
        self.state = engine.ask(do="new", game="ancients", options=options, chance="ask", **setup)
        self.rng, self.favourite = rng, "die " + rng.choice(facts.FACES)
        if rng.random() < 0.02:
            self.hurry()

    def hurry(self):
        """Both to the last turns (CC-17)."""
        position = self.engine.ask(do="position")["position"]
        if position["flow"] == ["card"]:
            position["turn"] = TURNS - 3
            self.model.turn, self.model.turns_of = TURNS - 4, dict.fromkeys(SIDES, TURNS // 2 - 2)
            self.state = self.engine.ask(do="load", game="ancients", position=position, chance="ask")

    def run(self, steps, until):
        """Until the end, for so many steps or so long; how many there were."""
        done = 0
        try:
            self.may = next(self.course)
            while done < steps and time.monotonic() < until:
                action = self.choose(sorted(self.agree()))
                self.play(action)
                done += 1
                self.may = self.course.send((self.seat, action))
        except Over:
            self.agree_on_end()
        return done

    def choose(self, actions):
        """Mostly what makes something happen; each battle has a face that falls more often."""
        if self.favourite in actions and self.rng.random() < 0.15:
            return self.favourite
        if "done" in actions and len(actions) > 1 and self.rng.random() < 0.9:
            actions = [a for a in actions if a != "done"]
        lively = [a for a in actions if a.split()[0] in LIVELY]
        return self.rng.choice(lively if lively and self.rng.random() < 0.6 else actions)

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
        """The actions that both list."""
        self.look()
        self.compare()
        (seat, mine), = self.may.items()
        if seat != self.seat or mine != self.listed:
            raise Difference("model: %s %s, engine: %s %s" % (
                seat, sorted(mine - self.listed), self.seat, sorted(self.listed - mine)))
        return mine

    def compare(self):
        """Not where a fleeing leader is between two hexes, nor the Command when all is over."""
        position = self.engine.ask(do="position")["position"]
        position.setdefault("active", SIDES[0])
        loose = {"leader"} if "fleeing" in position else {"command"} if self.state["over"] else set()
        for field, mine in self.model.table().items():
            its = position.get(field, type(mine)())
            if mine != its and field not in loose:
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


def options_of(engine):
    """Those that this engine has."""
    def has(option):
        try:
            return engine.ask(do="new", game="ancients", options={option: OPTIONS[option][0]})
        except Difference:
            return False
    return {o: values for o, values in OPTIONS.items() if has(o)}


class Run:
    """Battles one after the other, until the time is over."""

    def __init__(self, engine, a):
        self.engine, self.a, self.options = engine, a, options_of(engine)
        engine.ask(do="new", game="ancients")
        self.battles = engine.ask(do="facts")["facts"]["battles"]

    def custom(self, rng):
        battle = random_battle(rng)
        return {"battle": battle, "custom": battle}

    def published(self, rng):
        name = rng.choice(sorted(self.battles))
        return {"battle": self.battles[name], "scenario": name}

    def part(self, name, setup, seconds):
        """Whether all went well."""
        total, n, until = 0, 0, time.monotonic() + seconds
        while n < self.a.battles and time.monotonic() < until:
            rng = random.Random("%s %d %d" % (name, self.a.seed, n))
            words = setup(rng)
            words["options"] = {o: rng.choice(values) for o, values in self.options.items()}
            try:
                total += Lockstep(self.engine, rng, **words).run(self.a.steps, until)
            except Difference as difference:
                print("not ok model: ancients %s" % name)
                print("# --seed %d, number %d: %s" % (self.a.seed, n, difference))
                print("# %s" % json.dumps(words))
                print("# " + self.engine.ask(do="record")["record"].replace("\n", "\n# "))
                return False
            n += 1
        print("ok model: ancients %s (%d, %d steps)" % (name, n, total))
        return True


def main():
    words = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    words.add_argument("program")
    words.add_argument("--battles", type=int, default=1000000, help="of each part, at most")
    words.add_argument("--steps", type=int, default=250, help="of each battle, at most")
    words.add_argument("--seconds", type=float, default=10)
    words.add_argument("--seed", type=int, default=1)
    a = words.parse_args()
    run = Run(Engine(a.program), a)
    fine = [run.part("random battles", run.custom, a.seconds * 0.8),
            run.part("published battles", run.published, a.seconds * 0.2)]
    return not all(fine)


if __name__ == "__main__":
    sys.exit(main())

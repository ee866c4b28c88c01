"""Plays a model and the engine side by side: before each step both must list the same actions,
after it the table must look the same, and at the end the score.

A model is a coroutine (lib/antike.py). `begin(engine, rng, whole_game)` gives the model, its course
and the engine's first state. A line `ok NAME` or `not ok NAME` for each part; a difference is told
with its seed and the record that leads to it.
"""
import argparse
import random
import time

from lib.antike import Over, bare
from lib.engine import Difference, Engine


class Tally:
    """What has been compared: steps, actions listed, fields of the table."""
    steps = actions = fields = 0


def compare(model, engine, tally, over=False):
    position = bare(engine.ask(do="position")["position"])
    mine = model.table()
    for field, value in mine.items():
        if over and field in ("active", "turn", "known", "armed"):
            continue
        tally.fields += 1
        if bare(value) != position.get(field, type(value)()):
            raise Difference("%s: model %s, engine %s" % (field, bare(value), position.get(field)))


def compare_actions(seat, mine, engine, tally):
    listed = engine.ask(do="legal", seat=seat)["actions"]
    tally.actions += len(listed)
    if set(listed) != set(mine) or len(listed) != len(mine):
        raise Difference("%s may: only model %s, only engine %s" % (
            seat, sorted(set(mine) - set(listed)), sorted(set(listed) - set(mine))))


def compare_scores(model, winner, engine):
    mine, its = model.score(winner), engine.ask(do="score")["score"]
    if any(abs(mine[s] - its[s]) > 0.01 for s in mine):
        raise Difference("score: model %s, engine %s" % (mine, its))


def begin_again(engine):
    """A position says all there is: the game goes on from it as if nothing had been."""
    position = engine.ask(do="position")["position"]
    return engine.ask(do="load", game=position["game"], chance="ask", position=position)


def choose(actions, likes, rng):
    """First a verb and then one of its actions, by how much the model likes them."""
    verbs = sorted({a.split()[0] for a in actions})
    verb = rng.choices(verbs, [likes.get(v, 1) for v in verbs])[0]
    fitting = sorted(a for a in actions if a.split()[0] == verb)
    return rng.choices(fitting, [likes.get(a, 1) for a in fitting])[0]


def lockstep(model, course, state, engine, rng, steps, tally):
    """Plays until the end or for so many steps."""
    try:
        may = next(course)
        compare(model, engine, tally)
        for _ in range(steps):
            if rng.random() < 0.02:
                state = begin_again(engine)
            if state["to_act"] != list(may):
                raise Difference("to act: model %s, engine %s" % (list(may), state["to_act"]))
            (seat, choices), = may.items()
            compare_actions(seat, choices, engine, tally)
            action = choose(choices, model.likes, rng)
            state = engine.ask(do="play", seat=seat, action=action)
            tally.steps += 1
            may = course.send(action)
            compare(model, engine, tally)
    except Over as end:
        if not state["over"]:
            raise Difference("the model is over, the engine is not") from None
        compare(model, engine, tally, over=True)
        compare_scores(model, end.args[0], engine)
        return
    if state["over"]:
        raise Difference("the engine is over, the model is not")


def part(name, engine, begin, arguments, count, steps, whole_game):
    tally, n = Tally(), 0
    until = time.monotonic() + arguments.seconds / 2 if arguments.seconds else None
    while n < count if until is None else time.monotonic() < until:
        rng = random.Random("%s %d %d" % (name, arguments.seed, n))
        try:
            lockstep(*begin(engine, rng, whole_game), engine, rng, steps, tally)
        except Difference as difference:
            print("not ok model: %s" % name)
            print("# --seed %d, number %d: %s" % (arguments.seed, n, difference))
            print("# " + engine.ask(do="record")["record"].replace("\n", "\n# "))
            return False
        n += 1
    print("ok model: %s (%d, %d steps, %d actions, %d fields)" % (
        name, n, tally.steps, tally.actions, tally.fields))
    return True


def main(about, game, begin, games, positions):
    words = argparse.ArgumentParser(description=about.split("\n")[0])
    words.add_argument("program")
    words.add_argument("--games", type=int, default=games)
    words.add_argument("--positions", type=int, default=positions)
    words.add_argument("--steps", type=int, default=60, help="from each position")
    words.add_argument("--seconds", type=float, help="for so long, instead of so many games and positions")
    words.add_argument("--seed", type=int, default=1)
    a = words.parse_args()
    engine = Engine(a.program)
    fine = [part(game + " positions", engine, begin, a, a.positions, a.steps, False),
            part(game + " games", engine, begin, a, a.games, 100000, True)]
    return not all(fine)

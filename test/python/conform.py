#!/usr/bin/env python3
"""The tests of PettingZoo, Gymnasium and OpenSpiel on our environments, where they are installed.

    test/python/conform.py        needs the package `tessera`

A line `ok NAME` or `not ok NAME` each, `# NAME is not installed` where there is nothing to run.
"""
import contextlib
import importlib.util
import io
import sys
import traceback
import warnings

import tessera
from tessera import gymnasium as ours
from tessera import pettingzoo as zoo

FAILED = []


def run(name, check):
    """One check; its warnings are failures of ours, what it prints is of no account."""
    try:
        with contextlib.redirect_stdout(io.StringIO()), warnings.catch_warnings():
            warnings.simplefilter("error", UserWarning)
            # PettingZoo says so of its own games with masks, too: they observe a dictionary.
            warnings.filterwarnings("ignore", "Observation space for each agent probably should be")
            warnings.filterwarnings("ignore", "Observation is not a NumPy array")
            check()
        print(f"ok conform: {name}")
    except Exception:
        FAILED.append(name)
        print(f"not ok conform: {name}")
        print("".join(f"# {line}\n" for line in traceback.format_exc().splitlines()[-6:]), end="")


def pettingzoo():
    """api_test, seed_test, max_cycles_test and the benchmark of every game."""
    from pettingzoo import test
    for game in tessera.registered_names():
        run(f"PettingZoo api_test {game}", lambda: test.api_test(zoo.env(game, max_steps=500), num_cycles=300))
        run(f"PettingZoo seed_test {game}",
            lambda: test.seed_test(lambda: zoo.env(game, max_steps=300), num_cycles=200))
        run(f"PettingZoo parallel_api_test {game}",
            lambda: test.parallel_api_test(zoo.parallel_env(game, max_steps=300), num_cycles=200))
        run(f"PettingZoo parallel_seed_test {game}",
            lambda: test.parallel_seed_test(
                lambda: zoo.parallel_env(game, max_steps=300, illegal="random"), num_cycles=100))
    run("PettingZoo max_cycles_test", lambda: test.max_cycles_test(MaxCycles))
    run("PettingZoo performance_benchmark", lambda: test.performance_benchmark(zoo.env("arena-roma")))


class MaxCycles:
    """A module as max_cycles_test expects it: all agents act in a cycle."""

    @staticmethod
    def parallel_env(max_cycles):
        """See tessera.pettingzoo.parallel_env."""
        return zoo.parallel_env("arena-roma", max_steps=max_cycles, illegal="random")

    @staticmethod
    def env(max_cycles):
        """The same, in turns."""
        from pettingzoo.utils.conversions import parallel_to_aec
        return parallel_to_aec(MaxCycles.parallel_env(max_cycles))


def gymnasium():
    """check_env of every game."""
    from gymnasium.utils.env_checker import check_env
    for game in tessera.registered_names():
        run(f"Gymnasium check_env {game}",
            lambda: check_env(ours.make(game, max_steps=100, render_mode="ansi"), skip_render_check=True))


def pyspiel():
    """Our states beside a game of OpenSpiel: every method that we claim to share is there."""
    import pyspiel as spiel
    state = spiel.load_game("leduc_poker").new_initial_state()
    shared = ["legal_actions", "apply_action", "apply_actions", "chance_outcomes", "is_terminal", "returns", "clone",
              "information_state_tensor", "observation_tensor", "information_state_string", "current_player",
              "is_chance_node", "is_simultaneous_node", "history", "serialize", "resample_from_infostate"]
    run("OpenSpiel's names", lambda: [getattr(state, n) and getattr(tessera.State, n) for n in shared])


def main():
    """Runs what can be had."""
    for name, check in (("pettingzoo", pettingzoo), ("gymnasium", gymnasium), ("pyspiel", pyspiel)):
        if importlib.util.find_spec(name):
            check()
        else:
            print(f"# {name} is not installed: its tests are left out")
    return bool(FAILED)


if __name__ == "__main__":
    sys.exit(main())

"""How many steps a second from Python on one core: python -m tessera.bench [GAME...]

Beside each figure its ratio to random play within C in the same run.
"""
import sys
import time

import tessera
from tessera import vector


def native(game, seconds=0.5):
    """Random actions a second within C."""
    done, block, began = 0, 20000, time.process_time()
    while time.process_time() - began < seconds:
        game.random_play(block, seed=done)
        done += block
    return done / (time.process_time() - began)


def batch(game, observe, seconds=0.5, games=256):
    """Steps a second. A step is a choice and all that chance decides behind it."""
    env = vector.make(game, games, observe=observe)
    env.reset(seed=1)
    steps, began = 0, time.process_time()
    while time.process_time() - began < seconds:
        for _ in range(20):
            env.step(env.sample())
        steps += 20 * games
    return steps / (time.process_time() - began)


def single(game, seconds=0.5):
    """Steps a second through State, one game at a time."""
    steps, began = 0, time.process_time()
    while time.process_time() - began < seconds:
        state = game.new_initial_state()
        while not state.is_terminal() and time.process_time() - began < seconds:
            if state.is_chance_node():
                state.apply_action(state.sample_chance(steps))
            else:
                player = state.players_to_act()[0]
                state.apply_action_by(player, state.legal_actions(player)[0])
            steps += 1
    return steps / (time.process_time() - began)


def openspiel(seconds=0.5):
    """Steps a second of a game of OpenSpiel, where it is installed; else None."""
    try:
        import pyspiel
    except ImportError:
        return None
    game = pyspiel.load_game("leduc_poker")
    steps, began = 0, time.process_time()
    while time.process_time() - began < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            state.apply_action(state.legal_actions()[0])
            steps += 1
    return steps / (time.process_time() - began)


def main(names):
    """Prints a line for each game."""
    print(f"{'game':16} {'native':>11} {'with masks':>18} {'with observations':>18} {'one at a time':>18}")
    for name in names or tessera.registered_names():
        game = tessera.load_game(name)
        base = native(game)
        figures = [batch(game, False), batch(game, True), single(game)]
        print(f"{name:16} {base:11,.0f} " + " ".join(f"{f:11,.0f} ({f / base:.2f})" for f in figures))
    rate = openspiel()
    print("OpenSpiel is not installed." if rate is None else f"OpenSpiel, Leduc poker: {rate:,.0f} steps/s")


if __name__ == "__main__":
    main(sys.argv[1:])

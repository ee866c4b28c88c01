"""What the checks share: a line for each, all games with all numbers of players, random play."""
import random
import sys
import traceback

import tessera

FAILED = []


def check(name, function, *arguments):
    """Runs one check and prints its line."""
    try:
        function(*arguments)
        print(f"ok python: {name}")
    except Exception:
        FAILED.append(name)
        print(f"not ok python: {name}")
        print("".join(f"# {line}\n" for line in traceback.format_exc().splitlines()[-8:]), end="")


def finish():
    """Ends with status 1 if a check failed."""
    sys.exit(bool(FAILED))


def setups():
    """Every game with every number of players."""
    for name in tessera.registered_names():
        for seats in range(1, 9):
            try:
                yield name, seats, tessera.load_game(name, seats=seats)
            except tessera.TesseraError:
                continue


def random_step(state, rng):
    """One random step; in a simultaneous node everybody chooses."""
    if state.is_chance_node():
        state.apply_action(state.sample_chance(rng.getrandbits(63)))
    elif state.is_simultaneous_node():
        state.apply_actions([rng.choice(state.legal_actions(p)) for p in range(state.num_players())])
    else:
        state.apply_action(rng.choice(state.legal_actions()))


def new_rng(*seed):
    """Random numbers of this check's own."""
    return random.Random(repr(seed))

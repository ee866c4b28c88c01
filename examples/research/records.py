"""Reads records into numpy arrays: python examples/research/records.py [FILE.record...]

Every choice of a player becomes a row: what the player saw, the id it chose, and the return it got in
the end; just what imitation learning wants. Without a file two bots play a game first.
"""
import sys

import numpy as np

import tessera


def new_record():
    """A record of a game of two greedy bots."""
    match = tessera.Match("arena-roma", seed=7)
    while not match.is_over():
        seat = match.to_act()[0]
        match.play(seat, match.choose(seat, "greedy", seed=1))
    return match.record()


def read_head(lines):
    """The game of a record, as it was set up; the lines of its steps are left."""
    options = {}
    for line in lines:
        words = line.split()
        if words == ["steps"]:
            break
        if words[0] == "game":
            name = words[1]
        elif words[0] in ("seats", "scenario"):
            options[words[0]] = words[1]
        elif words[0] == "option":
            options[words[1]] = words[2]
    return tessera.load_game_as_turn_based(name, **options)


def read(record):
    """Observations, ids, and the return of who chose."""
    lines = iter(record.splitlines())
    game = read_head(lines)
    seats = {name: i for i, name in enumerate(game.player_names())}
    state, seen, ids, who = game.new_initial_state(), [], [], []
    for line in lines:
        if "#" not in line or state.is_terminal():
            break
        name, text = line[:line.index("#")].strip().split(" ", 1)
        for action in game.string_to_actions(text):
            if name != "chance":
                seen.append(state.observation_tensor(seats[name]))
                ids.append(action)
                who.append(seats[name])
            state.apply_action_by(seats.get(name, tessera.CHANCE_PLAYER), action)
    return np.array(seen), np.array(ids), np.array(state.returns(), np.float32)[who]


def main(paths):
    """Prints what was read."""
    for path in paths or [None]:
        record = open(path, encoding="utf-8").read() if path else new_record()
        seen, ids, returns = read(record)
        print(f"{path or 'a new game'}: {len(ids)} choices of {len(set(ids))} kinds, "
              f"observations {seen.shape}, mean return {returns.mean():.2f}")


if __name__ == "__main__":
    main(sys.argv[1:])

"""A playthrough of each game, compared with the file in test/python/playthroughs.

    check_playthrough.py --write      writes them again, when rules or ids have changed

It shows what ids say, what players see (as a checksum) and what is legal, step by step.
"""
import pathlib
import sys
import zlib
from itertools import zip_longest

from checks import check, finish, new_rng, random_step

import tessera

PLACE = pathlib.Path(__file__).resolve().parent / "playthroughs"
STEPS, SHOWN = 60, 4


def playthrough(name):
    """The beginning of a random game as lines."""
    game = tessera.load_game(name)
    state, rng = game.new_initial_state(), new_rng(name)
    yield f"{name}: {game.num_players()} players, {game.num_distinct_actions()} ids"
    yield from (f"  {part} {shape}" for part, (_, shape) in game.tensor_parts().items())
    for _ in range(STEPS):
        for player in state.players_to_act():
            legal = state.legal_actions(player)
            words = ", ".join(f"{a} {game.action_to_string(a)}" for a in legal[:SHOWN])
            seen = zlib.crc32(state.information_state_tensor(player).tobytes())
            yield f"player {player} sees {seen:08x}, {len(legal)} legal: {words}"
        before = state.move_number()
        random_step(state, rng)
        for player, action in state.full_history()[before:]:
            yield f"{player}: {game.action_to_string(action)}"


def same(name):
    """The first line that differs, if one does."""
    expected = (PLACE / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    for number, (old, new) in enumerate(zip_longest(expected, playthrough(name)), 1):
        assert old == new, f"line {number}: {old!r} was expected, not {new!r}"


if sys.argv[1:] == ["--write"]:
    PLACE.mkdir(exist_ok=True)
    for game_id in tessera.registered_names():
        (PLACE / f"{game_id}.txt").write_text("\n".join(playthrough(game_id)) + "\n", encoding="utf-8")
else:
    for game_id in tessera.registered_names():
        check(f"{game_id} as in its playthrough", same, game_id)
    finish()

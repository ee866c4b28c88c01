"""The games as research problems, from random play: python examples/research/table.py [GAMES]"""
import random
import sys

import tessera


def measure(game, games):
    """Means over random games: choices, legal ids at each, steps of chance, choices at once."""
    choices = legal = chance = at_once = 0
    rng = random.Random(1)
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                chance += 1
                state.apply_action(state.sample_chance(rng.getrandbits(63)))
                continue
            player = rng.choice(state.players_to_act())
            ids = state.legal_actions(player)
            at_once += len(state.players_to_act()) > 1
            choices += 1
            legal += len(ids)
            state.apply_action_by(player, rng.choice(ids))
    return choices / games, legal / choices, chance / (chance + choices), at_once / choices


def main(games="10"):
    """A line of a Markdown table for each game."""
    print("| game | players | ids | floats | choices a game | legal | chance | at once |\n|---|---|---|---|---|---|---|---|")
    for name in tessera.registered_names():
        game = tessera.load_game(name)
        length, legal, chance, at_once = measure(game, int(games))
        print(f"| {name} | {game.num_players()} | {game.num_distinct_actions()} | {game.observation_tensor_size()} "
              f"| {length:,.0f} | {legal:.1f} | {chance:.0%} | {at_once:.0%} |")


if __name__ == "__main__":
    main(*sys.argv[1:])

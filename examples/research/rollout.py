"""Random and greedy rollouts, one game at a time: python examples/research/rollout.py [GAME] [GAMES]"""
import random
import sys

import tessera


def play(game, players, rng):
    """One game; `players` says for each seat "random" or the name of a bot. Its returns."""
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(state.sample_chance(rng.getrandbits(63)))
            continue
        player = state.current_player()
        if players[player] == "random":
            state.apply_action(rng.choice(state.legal_actions()))
        else:
            for action in state.bot_actions(players[player], rng.getrandbits(63)):
                state.apply_action(action)
    return state.returns()


def main(name="arena-roma", games="20"):
    """Greedy has the seats in turn, random the others."""
    game = tessera.load_game_as_turn_based(name)
    rng = random.Random(1)
    total = 0.0
    for n in range(int(games)):
        seat = n % game.num_players()
        players = ["greedy" if i == seat else "random" for i in range(game.num_players())]
        total += play(game, players, rng)[seat]
    print(f"{name}: greedy scores {total / int(games):.2f} of 1 against random play")


if __name__ == "__main__":
    main(*sys.argv[1:])

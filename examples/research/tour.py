"""A tour of the package, step by step: python examples/research/tour.py"""
import numpy as np

import tessera
from tessera import gymnasium, pettingzoo, vector

print("1. The games:", ", ".join(tessera.registered_names()))

game = tessera.load_game("total-war-rome", seats=3)
print(f"2. {game}: {game.num_players()} players, {game.num_distinct_actions()} ids,"
      f" {game.observation_tensor_size()} floats")

state = game.new_initial_state()
while state.is_chance_node():
    outcomes = state.chance_outcomes()
    assert abs(sum(p for _, p in outcomes) - 1) < 1e-9
    state.apply_action(state.sample_chance(seed=state.move_number()))
print("3. Chance has dealt:", state.move_number(), "steps; now player", state.current_player(), "is to choose",
      "(-2: several at once)")

choices = [state.legal_actions(p)[0] for p in range(game.num_players())]
print("4. They choose:", [game.action_to_string(a) for a in choices])
state.apply_actions(choices)

parts = game.tensor_parts()
where, shape = parts["gold"]
print("5. What player 0 sees of the gold:", state.observation_tensor(0)[where].reshape(shape).round(4))

other = state.resample_from_infostate(0, sampler=5)
assert np.array_equal(state.information_state_tensor(0), other.information_state_tensor(0))
print("6. Dealt again, player 0 sees the same; the position is the same:", other.position() == state.position())

copy = game.deserialize_state(state.serialize())
assert copy.position() == state.position()
print("7. As bytes:", len(state.serialize()))

env = vector.make("ancients", 64, threads=2, max_steps=2000)
seen, infos = env.reset(seed=1)
for _ in range(100):
    seen, rewards, terminations, truncations, infos = env.step(env.sample())
print("8. 64 battles, 100 steps each:", seen.shape, "legal on average:", infos["legal_count"].mean().round(1))

table = pettingzoo.env("antike2", max_steps=50)
table.reset(seed=1)
for agent in table.agent_iter():
    observation, reward, terminated, truncated, info = table.last()
    table.step(None if terminated or truncated else int(np.flatnonzero(observation["action_mask"])[0]))
print("9. A game of Antike II in PettingZoo's way, cut off after", table.steps, "steps")

player = gymnasium.make("casus-belli", opponents="greedy", max_steps=20)
seen, info = player.reset(seed=1)
done = False
while not done:
    seen, reward, terminated, truncated, info = player.step(int(np.flatnonzero(info["action_mask"])[-1]))
    done = terminated or truncated
print("10. One against a bot in Gymnasium's way:", player.steps, "choices")

print(tessera.load_game("arena-roma").new_initial_state().render())

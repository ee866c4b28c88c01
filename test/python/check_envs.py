"""The properties that PettingZoo and Gymnasium test, without them."""
import numpy as np
from checks import check, finish

import tessera
from tessera import gymnasium, pettingzoo


def play_turns(name, seed):
    """A game by the AEC loop: (agent, action, sum of what was seen) each; rewards at the end."""
    env = pettingzoo.env(name, max_steps=150)
    env.reset(seed=seed)
    rng = np.random.default_rng(seed)
    told, total = [], {a: 0.0 for a in env.agents}
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, _ = env.last()
        assert env.observation_space(agent).contains(seen)
        total[agent] += reward
        if terminated or truncated:
            env.step(None)
            continue
        action = int(rng.choice(np.flatnonzero(seen["action_mask"])))
        assert not any(env.observe(a)["action_mask"].any() for a in env.agents if a != agent)
        told.append((agent, action, float(seen["observation"].sum())))
        env.step(action)
    assert not env.agents and (sum(total.values()) < 1e-6 or abs(sum(total.values()) - 1) < 1e-5)
    return told


def turns(name):
    """The same seed is the same game; another one is not."""
    first = play_turns(name, 1)
    assert first == play_turns(name, 1) and first != play_turns(name, 2)


def at_once(name):
    """The parallel loop ends, and illegal choices are refused or replaced."""
    env = pettingzoo.parallel_env(name, max_steps=60)
    seen, _ = env.reset(seed=3)
    steps = 0
    while env.agents:
        seen, rewards, terminated, truncated, _ = env.step(
            {a: int(np.flatnonzero(seen[a]["action_mask"])[-1]) for a in env.agents})
        assert rewards.keys() == terminated.keys() == truncated.keys() == seen.keys()
        steps += 1
    assert 0 < steps <= 60
    wild = pettingzoo.parallel_env(name, illegal="random")
    wild.reset(seed=1)
    wild.step({a: 1 for a in wild.agents})


def alone(name):
    """One against bots: spaces, seeds, illegal choices."""
    ends = []
    for _ in range(2):
        env = gymnasium.make(name, max_steps=25)
        seen, info = env.reset(seed=4)
        done = False
        while not done:
            assert env.observation_space.contains(seen)
            seen, reward, terminated, truncated, info = env.step(int(np.flatnonzero(info["action_mask"])[0]))
            done = terminated or truncated
        ends.append(seen.copy())
    assert np.array_equal(*ends)
    env.reset(seed=4)
    assert env.step(0)[1:4] == (0.0, True, False)


for game in tessera.registered_names():
    check(f"{game} in PettingZoo's turns", turns, game)
    check(f"{game} in PettingZoo's parallel steps", at_once, game)
    check(f"{game} in Gymnasium's way", alone, game)
finish()

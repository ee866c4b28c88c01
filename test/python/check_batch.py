"""Batches: the same bytes for any number of threads, masks that are lists, games that begin again."""
import numpy as np
from checks import check, finish, setups

from tessera import vector

GAMES, STEPS = 12, 120


def play(game, threads, seed):
    """All that a batch showed, step by step."""
    env = vector.make(game, GAMES, threads=threads, max_steps=90)
    env.reset(seed=seed)
    shown = []
    for _ in range(STEPS):
        seen, rewards, terminated, truncated, infos = env.step(env.sample())
        shown.append((seen.sum(), env.player.copy(), rewards.copy(), terminated.copy(), truncated.copy(),
                      infos["legal_count"].copy()))
    return shown


def same(a, b):
    """Whether both showed the same."""
    return all(np.array_equal(x, y) for s, t in zip(a, b) for x, y in zip(s, t))


def threads_do_not_matter(game):
    """One and two threads; another seed is another game."""
    one = play(game, 1, 5)
    assert same(one, play(game, 2, 5)) and not same(one, play(game, 1, 6))
    assert any(t.any() for s in one for t in s[3:5]), "no game ended"


def shows_what_a_state_shows(game):
    """Masks and lists agree; an illegal id is refused and nothing happens."""
    env = vector.make(game, GAMES)
    env.reset(seed=1)
    for _ in range(20):
        assert np.array_equal(env.action_mask.sum(1), env.legal_count)
        assert all(env.action_mask[i, env.legal[i, :n]].all() for i, n in enumerate(env.legal_count))
        env.step(env.sample())
    before = env.observations.copy()
    try:
        env.step(np.zeros(GAMES, np.int32))
        raise AssertionError("an illegal id")
    except ValueError:
        assert np.array_equal(before, env.observations)
    try:
        env.action_mask[0, 0] = 1
        raise AssertionError("the mask can be written")
    except ValueError:
        env.close()


for name, seats, loaded in setups():
    check(f"{name} with {seats}: batches do not depend on threads", threads_do_not_matter, loaded)
    check(f"{name} with {seats}: masks of batches", shows_what_a_state_shows, loaded)
finish()

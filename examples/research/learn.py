"""Learns Arena: Roma II by playing itself: a policy gradient (REINFORCE) in numpy.

    python examples/research/learn.py [--seconds 30 | --waves N] [--games 256] [--seed 1]

Both seats use one small network. Each wave plays a batch of games to the end; then every choice of the
winner becomes likelier, and every choice of the loser less so, each measured against what the network
expected. At the end it meets random play.
"""
import argparse
import time

import numpy as np

from tessera import vector

HIDDEN = 32
LIMIT = 400  # choices in a game of a wave; the few longer ones teach nothing


class Policy:
    """Logits of the legal actions, and the return that is expected."""

    def __init__(self, floats, ids, seed):
        rng = np.random.default_rng(seed)
        self.weights = [rng.normal(0, floats ** -0.5, (floats, HIDDEN)).astype(np.float32),
                        np.zeros((ids, HIDDEN), np.float32), np.zeros(ids, np.float32),
                        np.zeros(HIDDEN, np.float32)]
        self.moments = [np.zeros_like(w) for w in self.weights]

    def look(self, seen, counts, ids):
        """Odds of each legal id, one game's behind the other's; and what the gradient needs."""
        hidden = np.tanh(seen @ self.weights[0])
        rows = np.repeat(np.arange(len(counts)), counts)
        logits = np.einsum("ij,ij->i", hidden[rows], self.weights[1][ids]) + self.weights[2][ids]
        starts = np.concatenate([[0], np.cumsum(counts)[:-1]])
        odds = np.exp(logits - np.maximum.reduceat(logits, starts)[rows])
        odds /= np.add.reduceat(odds, starts)[rows]
        return odds, rows, starts, hidden

    def learn(self, seen, counts, ids, picked, gain, rate):
        """One step up the gradient for choices that brought `gain`."""
        odds, rows, starts, hidden = self.look(seen, counts, ids)
        value = 0.5 + hidden @ self.weights[3]
        lead = (gain - value).astype(np.float32)
        push = -odds * lead[rows]
        push[starts + picked] += lead
        push -= 0.01 * odds * (np.log(odds + 1e-9) - np.add.reduceat(odds * np.log(odds + 1e-9), starts)[rows])
        slope = np.add.reduceat(push[:, None] * self.weights[1][ids], starts)
        slope += 0.5 * lead[:, None] * self.weights[3]
        slope *= 1 - hidden ** 2
        steps = [seen.T @ slope, np.zeros_like(self.weights[1]), np.bincount(ids, push, len(self.weights[2])),
                 0.5 * lead @ hidden]
        order = np.argsort(ids, kind="stable")
        used, first = np.unique(ids[order], return_index=True)
        steps[1][used] = np.add.reduceat((push[:, None] * hidden[rows])[order], first)
        for weight, moment, step in zip(self.weights, self.moments, steps):
            step = step / len(seen)
            moment *= 0.99
            moment += 0.01 * step ** 2
            weight += (rate * step / (np.sqrt(moment) + 1e-5)).astype(np.float32)


def legal_ids(env):
    """The legal ids of all games, one behind the other, and how many each has."""
    counts = env.legal_count.copy()
    inside = np.arange(counts.max())[None, :] < counts[:, None]
    return env.legal[:, :counts.max()][inside].astype(np.int64), counts


def choose(odds, starts, counts, rng):
    """One of the legal choices of each game, by its odds."""
    sums = np.cumsum(odds)
    before = sums[starts] - odds[starts]
    at = np.searchsorted(sums, before + rng.random(len(starts)) * 0.9999)
    return np.minimum(at - starts, counts - 1)


def play_wave(env, policy, rng, opponent=None):
    """Plays every game to its end once. The choices of the policy, and the returns by game and seat.

    `opponent` is the seat, of each game, that plays at random."""
    env.reset(seed=int(rng.integers(2**31)))
    games = np.arange(env.num_envs)
    returns = np.full((env.num_envs, 2), np.nan, np.float32)
    open_games = np.ones(env.num_envs, bool)
    steps = []
    for _ in range(LIMIT):
        ids, counts = legal_ids(env)
        odds, _, starts, _ = policy.look(env.observations, counts, ids)
        picked = choose(odds, starts, counts, rng)
        seat = env.player.copy()
        if opponent is not None:
            at_random = seat == opponent
            picked[at_random] = (rng.random(at_random.sum()) * counts[at_random]).astype(int)
        steps.append((env.observations[open_games], [ids[s:s + c] for s, c in
                                                     zip(starts[open_games], counts[open_games])],
                      picked[open_games], games[open_games], seat[open_games]))
        env.step(ids[starts + picked])
        ended = env.terminations & open_games
        returns[ended] = env.rewards[ended]
        open_games &= ~ended
        if not open_games.any():
            break
    return steps, returns


def learn_wave(policy, steps, returns, rng, rate):
    """Learns from all choices of a wave, in a random order."""
    seen = np.concatenate([s[0] for s in steps])
    ids = [i for s in steps for i in s[1]]
    picked = np.concatenate([s[2] for s in steps])
    gain = returns[np.concatenate([s[3] for s in steps]), np.concatenate([s[4] for s in steps])]
    useful = np.flatnonzero(~np.isnan(gain))
    rng.shuffle(useful)
    for part in np.array_split(useful, max(1, len(useful) // 2048)):
        counts = np.array([len(ids[i]) for i in part])
        policy.learn(seen[part], counts, np.concatenate([ids[i] for i in part]), picked[part], gain[part], rate)


def score_against_random(env, policy, rng):
    """The share of games that the policy wins, from both seats alike."""
    opponent = np.arange(env.num_envs) % 2
    _, returns = play_wave(env, policy, rng, opponent)
    return float(np.nanmean(returns[np.arange(env.num_envs), 1 - opponent]))


def main():
    """Learns, by default for so many seconds of processor time, and prints the score."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--waves", type=int, default=0, help="so many waves, however long they take")
    parser.add_argument("--games", type=int, default=256)
    parser.add_argument("--seed", type=int, default=1)
    how = parser.parse_args()
    env = vector.make("arena-roma", how.games)
    policy = Policy(env.game.observation_tensor_size(), env.game.num_distinct_actions(), how.seed)
    rng = np.random.default_rng(how.seed)
    waves, began = 0, time.process_time()
    while waves < how.waves if how.waves else time.process_time() - began < how.seconds:
        steps, returns = play_wave(env, policy, rng)
        learn_wave(policy, steps, returns, rng, 0.01)
        waves += 1
    scores = [score_against_random(env, policy, rng) for _ in range(512 // how.games)]
    print(f"{waves} waves of {how.games} games; score against random play: {np.mean(scores):.2f}")


if __name__ == "__main__":
    main()

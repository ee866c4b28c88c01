"""Many games in one call: the shape of Gymnasium's vector API, on C threads."""
from __future__ import annotations

import ctypes
import os
import threading
from typing import Any, Dict, Tuple

import numpy as np

from tessera._library import LEGAL_MAX, Arrays, Error, lib, seed_of, whole
from tessera._spaces import Box, Discrete, MultiDiscrete
from tessera.game import OBSERVATION_MAX, Game

GAMES_MAX, THREADS_MAX, STEPS_MAX = 2**20, 256, 2**31 - 1


class _Batch:
    """The games in the library. Every array into them keeps them, so none points into nothing."""

    def __init__(self, game: Game, games: int, threads: int, max_steps: int, observe: bool):
        self.game = game
        self.handle = lib.batch_new(game._handle, games, threads, max_steps, observe)

    def __del__(self):
        if getattr(self, "handle", None):
            lib.batch_free(self.handle)

    def array(self, address: int, kind, shape: Tuple[int, ...]) -> np.ndarray:
        """An array of the library, to be read only."""
        size = int(np.prod(shape)) * np.dtype(kind).itemsize
        block = (ctypes.c_uint8 * size).from_address(address)
        block.owner = self
        array = np.frombuffer(block, kind).reshape(shape)
        array.flags.writeable = False
        return array


class VectorEnv:
    """`num_envs` games. In each the player `infos["player"]` chooses; chance decides by itself.

    Arrays are views of the library's own memory: the next step changes them, so copy what you keep.
    A game that ends begins again in the same step (Gymnasium's AutoresetMode.SAME_STEP): then
    `rewards` are those of the game that ended, and the observation is the first of the new one.
    """

    metadata: Dict[str, Any] = {"autoreset_mode": "SameStep"}
    render_mode = None

    def __init__(self, game: Game, num_envs: int, threads: int = 1, max_steps: int = 0,
                 observe: bool = True):
        self.game = game
        self.num_envs = whole(num_envs, 1, GAMES_MAX, "number of games")
        threads = whole(threads, 1, THREADS_MAX, "number of threads")
        max_steps = whole(max_steps, 0, STEPS_MAX, "number of steps")
        self._refuse_more_than_memory(observe)
        self._batch = _Batch(game, self.num_envs, threads, max_steps, bool(observe))
        self._process = os.getpid()
        self._lock = threading.Lock()
        self._seeds = np.random.default_rng()
        self._sampled = np.zeros(self.num_envs, np.int32)
        self._wanted = np.zeros(self.num_envs, np.int32)
        # Addresses and what the library says are made once: a step is short.
        self._sampled_at, self._wanted_at = self._sampled.ctypes.data, self._wanted.ctypes.data
        self._why = Error()
        self._why_at = ctypes.byref(self._why)
        self._map(bool(observe))
        self._make_spaces()

    def _refuse_more_than_memory(self, observe: bool) -> None:
        """The library ends the program where memory does; Python should only hear of it."""
        each = self.game.num_distinct_actions() + 2 * LEGAL_MAX + 4 * self.game.observation_tensor_size() * observe
        if self.num_envs * each > os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES"):
            raise MemoryError(f"There is no room for {self.num_envs} games.")

    def _make_spaces(self) -> None:
        ids, floats = self.game.num_distinct_actions(), self.game.observation_tensor_size()
        self.single_action_space = Discrete(ids)
        self.action_space = MultiDiscrete([ids] * self.num_envs)
        self.single_observation_space = Box(-OBSERVATION_MAX, OBSERVATION_MAX, (floats,), np.float32)
        self.observation_space = Box(-OBSERVATION_MAX, OBSERVATION_MAX, (self.num_envs, floats), np.float32)

    def _open(self) -> int:
        """The handle of games that are open, in the process whose threads play them."""
        if self._batch is None:
            raise ValueError("The games are closed.")
        if os.getpid() != self._process:
            raise RuntimeError("The games belong to another process: make them behind the fork.")
        return self._batch.handle

    def _map(self, observe: bool) -> None:
        to = Arrays()
        lib.batch_arrays(self._batch.handle, ctypes.byref(to))
        n, players = self.num_envs, self.game.num_players()
        self.action_mask = self._batch.array(to.mask, np.uint8, (n, self.game.num_distinct_actions()))
        self.legal = self._batch.array(to.legal, np.uint16, (n, LEGAL_MAX))
        self.legal_count = self._batch.array(to.legal_count, np.int32, (n,))
        self.player = self._batch.array(to.seat, np.int32, (n,))
        self.rewards = self._batch.array(to.reward, np.float32, (n, players))
        self.terminations = self._batch.array(to.terminated, np.bool_, (n,))
        self.truncations = self._batch.array(to.truncated, np.bool_, (n,))
        self.length = self._batch.array(to.length, np.uint32, (n,))
        self.last_length = self._batch.array(to.last_length, np.uint32, (n,))
        self.observations = self._batch.array(to.observation, np.float32,
                                       (n, self.game.observation_tensor_size())) if observe else None
        self._infos = {"action_mask": self.action_mask, "player": self.player, "legal": self.legal,
                       "legal_count": self.legal_count, "last_length": self.last_length}

    def reset(self, *, seed: int | None = None, options: dict | None = None):
        """All games begin again; returns (observations, infos). Without a seed they are other games each
        time, but the same ones again behind the same seed."""
        if seed is None:
            seed = int(self._seeds.integers(2**63))
        else:
            self._seeds = np.random.default_rng(seed_of(seed))
        with self._lock:
            lib.batch_reset(self._open(), seed_of(seed))
        return self.observations, self._infos

    def step(self, actions: np.ndarray):
        """One choice in every game; returns (observations, rewards, terminations, truncations, infos).

        `rewards` has a column for each player."""
        actions = np.asarray(actions)
        if actions.shape != (self.num_envs,):
            raise ValueError(f"{self.num_envs} actions are expected.")
        if actions.dtype.kind not in "iu":
            raise TypeError(f"Actions are integers, not {actions.dtype}.")
        with self._lock:
            handle = self._open()
            self._wanted[:] = actions
            if actions.dtype != np.int32 and not np.array_equal(self._wanted, actions):
                raise ValueError("An action is larger than any id.")
            if not lib.batch_step(handle, self._wanted_at, self._why_at):
                raise self._why.raised()
        return self.observations, self.rewards, self.terminations, self.truncations, self._infos

    def sample(self) -> np.ndarray:
        """A random legal action for every game, in an array that is used again."""
        with self._lock:
            lib.batch_sample(self._open(), self._sampled_at)
        return self._sampled

    def close(self) -> None:
        """Ends the games. Arrays that somebody kept can still be read; they change no more."""
        with self._lock:
            self._batch = self._infos = self.observations = self.rewards = None
            self.action_mask = self.legal = self.legal_count = self.player = None
            self.terminations = self.truncations = self.length = self.last_length = None


def make(game: str | Game, num_envs: int, *, threads: int = 1, max_steps: int = 0,
         observe: bool = True, **options) -> VectorEnv:
    """So many games at once. `max_steps`: games longer than that are truncated; 0: never.
    `observe=False` leaves out the observations, for those who need masks only."""
    if isinstance(game, Game) and options:
        raise ValueError("The options of a game that is loaded cannot be changed.")
    if not isinstance(game, Game):
        game = Game(game, **options)
    return VectorEnv(game, num_envs, threads, max_steps, observe)

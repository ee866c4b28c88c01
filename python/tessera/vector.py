"""Many games in one call: the shape of Gymnasium's vector API, on C threads."""
from __future__ import annotations

import ctypes
from typing import Any, Dict, Tuple

import numpy as np

from tessera._library import LEGAL_MAX, Arrays, Error, lib
from tessera.game import Game


class VectorEnv:
    """`num_envs` games. In each the player `infos["player"]` chooses; chance decides by itself.

    Arrays are views of the library's own memory: the next step changes them, so copy what you keep.
    A game that ends begins again in the same step (Gymnasium's AutoresetMode.SAME_STEP): then
    `rewards` are those of the game that ended, and the observation is the first of the new one.
    """

    metadata: Dict[str, Any] = {"autoreset_mode": "SameStep"}

    def __init__(self, game: Game, num_envs: int, threads: int = 1, max_steps: int = 0,
                 observe: bool = True):
        self.game = game
        self.num_envs = num_envs
        self._handle = lib.batch_new(game._handle, num_envs, threads, max_steps, observe)
        self._sampled = np.zeros(num_envs, np.int32)
        self._wanted = np.zeros(num_envs, np.int32)
        # Addresses and what the library says are made once: a step is short.
        self._sampled_at, self._wanted_at = self._sampled.ctypes.data, self._wanted.ctypes.data
        self._why = Error()
        self._why_at = ctypes.byref(self._why)
        self._map(observe)

    def _map(self, observe: bool) -> None:
        to = Arrays()
        lib.batch_arrays(self._handle, ctypes.byref(to))
        n, players = self.num_envs, self.game.num_players()
        self.action_mask = self._view(to.mask, np.uint8, (n, self.game.num_distinct_actions()))
        self.legal = self._view(to.legal, np.uint16, (n, LEGAL_MAX))
        self.legal_count = self._view(to.legal_count, np.int32, (n,))
        self.player = self._view(to.seat, np.int32, (n,))
        self.rewards = self._view(to.reward, np.float32, (n, players))
        self.terminations = self._view(to.terminated, np.bool_, (n,))
        self.truncations = self._view(to.truncated, np.bool_, (n,))
        self.length = self._view(to.length, np.uint32, (n,))
        self.last_length = self._view(to.last_length, np.uint32, (n,))
        self.observations = self._view(to.observation, np.float32,
                                       (n, self.game.observation_tensor_size())) if observe else None
        self._infos = {"action_mask": self.action_mask, "player": self.player, "legal": self.legal,
                       "legal_count": self.legal_count, "last_length": self.last_length}

    @staticmethod
    def _view(address: int, kind, shape: Tuple[int, ...]) -> np.ndarray:
        size = int(np.prod(shape)) * np.dtype(kind).itemsize
        block = (ctypes.c_uint8 * size).from_address(address)
        array = np.frombuffer(block, kind).reshape(shape)
        array.flags.writeable = False
        return array

    def reset(self, *, seed: int | None = None, options: dict | None = None):
        """All games begin again; returns (observations, infos)."""
        lib.batch_reset(self._handle, 0 if seed is None else seed)
        return self.observations, self._infos

    def step(self, actions: np.ndarray):
        """One choice in every game; returns (observations, rewards, terminations, truncations, infos).

        `rewards` has a column for each player."""
        if np.shape(actions) != (self.num_envs,):
            raise ValueError(f"{self.num_envs} actions are expected.")
        self._wanted[:] = actions
        if not lib.batch_step(self._handle, self._wanted_at, self._why_at):
            raise self._why.raised()
        return self.observations, self.rewards, self.terminations, self.truncations, self._infos

    def sample(self) -> np.ndarray:
        """A random legal action for every game, in an array that is used again."""
        lib.batch_sample(self._handle, self._sampled_at)
        return self._sampled

    def close(self) -> None:
        """Ends the games; the arrays must not be read any more."""
        if self._handle:
            lib.batch_free(self._handle)
            self._handle = None

    def __del__(self):
        if getattr(self, "_handle", None):
            self.close()


def make(game: str | Game, num_envs: int, *, threads: int = 1, max_steps: int = 0,
         observe: bool = True, **options) -> VectorEnv:
    """So many games at once. `max_steps`: games longer than that are truncated; 0: never.
    `observe=False` leaves out the observations, for those who need masks only."""
    if not isinstance(game, Game):
        game = Game(game, **options)
    return VectorEnv(game, num_envs, threads, max_steps, observe)

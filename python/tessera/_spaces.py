"""Gymnasium's spaces where it is installed; else the little of them that the environments need."""
import numpy as np

try:
    from gymnasium.spaces import Box, Dict, Discrete, MultiDiscrete
except ImportError:
    class Discrete:
        """Integers from 0 to n - 1."""

        def __init__(self, n):
            self.n = n
            self._rng = np.random.default_rng()

        def seed(self, seed=None):
            """Makes samples repeatable."""
            self._rng = np.random.default_rng(seed)

        def sample(self, mask=None):
            """One of them, among those whose mask is 1."""
            return int(self._rng.integers(self.n)) if mask is None else int(self._rng.choice(np.flatnonzero(mask)))

        def contains(self, x):
            """Whether x is one of them."""
            return 0 <= int(x) < self.n

    class MultiDiscrete:
        """A row of integers, each below its own number."""

        def __init__(self, nvec):
            self.nvec = np.asarray(nvec)

        def contains(self, x):
            """Whether x is such a row."""
            return x.shape == self.nvec.shape and bool((x >= 0).all()) and bool((x < self.nvec).all())

    class Box:
        """Arrays of one shape and type within bounds."""

        def __init__(self, low, high, shape, dtype):
            self.low, self.high, self.shape, self.dtype = low, high, shape, np.dtype(dtype)

        def contains(self, x):
            """Whether x is such an array."""
            return (x.shape == self.shape and x.dtype == self.dtype and bool((x >= self.low).all())
                    and bool((x <= self.high).all()))

    class Dict:
        """Spaces by name."""

        def __init__(self, spaces):
            self.spaces = spaces

        def __getitem__(self, name):
            return self.spaces[name]

        def contains(self, x):
            """Whether each member is in its space."""
            return x.keys() == self.spaces.keys() and all(s.contains(x[k]) for k, s in self.spaces.items())

__all__ = ["Box", "Dict", "Discrete", "MultiDiscrete"]

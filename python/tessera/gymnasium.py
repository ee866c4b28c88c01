"""A Gymnasium environment: one player learns, bots or random play have the other seats."""
from __future__ import annotations

import operator

import numpy as np

from tessera._library import whole
from tessera._spaces import Box, Discrete
from tessera.game import OBSERVATION_MAX, Game

try:
    from gymnasium import Env
except ImportError:
    Env = object


class PlayerEnv(Env):
    """The seat `player` of a game. `infos["action_mask"]` says what is legal; a choice that is not ends
    the game with nothing."""

    metadata = {"render_modes": ["ansi"], "render_fps": 1}

    def __init__(self, game: Game, player: int = 0, opponents: str = "random", max_steps: int = 0,
                 render_mode: str | None = None):
        self.game = game
        self.player = whole(player, 0, game.num_players() - 1, "player")
        self.opponents = opponents
        self.max_steps = max_steps
        self.render_mode = render_mode
        self.observation_space = Box(-OBSERVATION_MAX, OBSERVATION_MAX, (game.observation_tensor_size(),), np.float32)
        self.action_space = Discrete(game.num_distinct_actions())
        self._rng = np.random.default_rng()

    def reset(self, *, seed: int | None = None, options: dict | None = None):
        """A new game, played on to the first choice of the player."""
        if Env is not object:
            super().reset(seed=seed)
        if seed is not None:
            self._rng = np.random.default_rng(seed)
        self.state = self.game.new_initial_state()
        self.steps = 0
        self._play_others()
        return self._seen(), self._info()

    def step(self, action: int):
        """A choice of the player, and all that the others and chance do behind it."""
        action = operator.index(action)
        if action not in self.state.legal_actions(self.player):
            return self._seen(), 0.0, True, False, self._info()
        self.state.apply_action_by(self.player, action)
        self._play_others()
        self.steps += 1
        over = self.state.is_terminal()
        late = not over and bool(self.max_steps) and self.steps >= self.max_steps
        return self._seen(), self.state.returns()[self.player], over, late, self._info()

    def render(self):
        """The board as text, as the player sees it."""
        return self.state.render(self.player)

    def _seen(self) -> np.ndarray:
        return self.state.observation_tensor(self.player)

    def _info(self) -> dict:
        return {"action_mask": self.state.legal_actions_mask(self.player)}

    def _play_others(self) -> None:
        while not self.state.is_terminal() and self.player not in self.state.players_to_act():
            if self.state.is_chance_node():
                self.state.apply_action(self.state.sample_chance(self._seed()))
            else:
                self._play_one(self.state.players_to_act()[0])

    def _play_one(self, player: int) -> None:
        if self.opponents == "random":
            self.state.apply_action_by(player, int(self._rng.choice(self.state.legal_actions(player))))
            return
        for action in self.state.bot_actions(self.opponents, self._seed(), player):
            self.state.apply_action_by(player, action)

    def _seed(self) -> int:
        return int(self._rng.integers(2**63))


def make(game: str, *, player: int = 0, opponents: str = "random", max_steps: int = 0,
         render_mode: str | None = None, **options) -> PlayerEnv:
    """The seat `player` of a game against others that play at random or by the bot of this name."""
    return PlayerEnv(Game(game, turn_based=True, **options), player, opponents, max_steps, render_mode)

"""PettingZoo environments: `env` for turns (AEC), `parallel_env` for choices at once.

They need neither PettingZoo nor Gymnasium, but are their subclasses and use their spaces where they
are installed.
"""
from __future__ import annotations

import functools
import operator
from typing import Any, Dict, List

import numpy as np

from tessera._spaces import Box
from tessera._spaces import Dict as DictSpace
from tessera._spaces import Discrete
from tessera.game import OBSERVATION_MAX, Game

try:
    from pettingzoo import AECEnv, ParallelEnv
except ImportError:
    AECEnv = ParallelEnv = object


class _Table:
    """What both kinds share: a game, its agents and spaces, and dice from a seed."""

    def _set_table(self, game: Game, max_steps: int, illegal: str, render_mode: str | None) -> None:
        if illegal not in ("raise", "random"):
            raise ValueError("illegal is \"raise\" or \"random\"")
        self.game = game
        self.illegal = illegal
        self.max_steps = max_steps
        self.render_mode = render_mode
        self.metadata = {"name": f"{game.short_name()}_v0", "render_modes": ["ansi"], "is_parallelizable": False,
                         "render_fps": 1}
        self.possible_agents: List[str] = [f"player_{i}" for i in range(game.num_players())]
        self.agents: List[str] = []
        self.observation_spaces = {a: self.observation_space(a) for a in self.possible_agents}
        self.action_spaces = {a: self.action_space(a) for a in self.possible_agents}
        self._rng = np.random.default_rng()

    @functools.lru_cache(maxsize=None)
    def observation_space(self, agent: str) -> DictSpace:
        """What the agent sees, and what it may choose."""
        return DictSpace({
            "observation": Box(-OBSERVATION_MAX, OBSERVATION_MAX, (self.game.observation_tensor_size(),), np.float32),
            "action_mask": Box(0, 1, (self.game.num_distinct_actions(),), np.int8)})

    @functools.lru_cache(maxsize=None)
    def action_space(self, agent: str) -> Discrete:
        """Ids of actions."""
        return Discrete(self.game.num_distinct_actions())

    def _begin(self, seed: int | None) -> None:
        if seed is not None:
            self._rng = np.random.default_rng(seed)
        self.agents = self.possible_agents[:]
        self.rewards = {a: 0.0 for a in self.agents}
        self.terminations = {a: False for a in self.agents}
        self.truncations = {a: False for a in self.agents}
        self.infos: Dict[str, dict] = {a: {} for a in self.agents}
        self.steps = 0
        self.state_now = self.game.new_initial_state()
        self._settle()

    def _settle(self) -> None:
        """Lets chance decide until a player must."""
        while self.state_now.is_chance_node():
            self.state_now.apply_action(self.state_now.sample_chance(int(self._rng.integers(2**63))))

    def _seat(self, agent: str) -> int:
        return self.possible_agents.index(agent)

    def _legal(self, seat: int, action: int) -> int:
        """A choice that is legal; with illegal="random" a random one instead of one that is not."""
        legal, action = self.state_now.legal_actions(seat), operator.index(action)
        if action in legal:
            return action
        if self.illegal == "raise":
            raise ValueError(f"Player {seat} cannot choose {action} now.")
        return int(self._rng.choice(legal))

    def _observe(self, agent: str) -> Dict[str, np.ndarray]:
        seat = self._seat(agent)
        return {"observation": self.state_now.observation_tensor(seat), "action_mask": self._mask(seat)}

    def _mask(self, seat: int) -> np.ndarray:
        return self.state_now.legal_actions_mask(seat)

    def _note_end(self) -> None:
        """Rewards and flags behind a step."""
        over = self.state_now.is_terminal()
        late = not over and bool(self.max_steps) and self.steps >= self.max_steps
        returns = self.state_now.returns()
        for agent in self.agents:
            self.rewards[agent] = returns[self._seat(agent)]
            self.terminations[agent] = over
            self.truncations[agent] = late

    def render(self) -> str:
        """The board as text, as a spectator sees it."""
        return self.state_now.render()

    def close(self) -> None:
        """Nothing is left open."""


class TurnEnv(_Table, AECEnv):
    """One agent after the other; those who choose at once are asked in turn and learn nothing."""

    def __init__(self, game: Game, max_steps: int = 0, illegal: str = "raise",
                 render_mode: str | None = None):
        super().__init__()
        self._set_table(game, max_steps, illegal, render_mode)

    def reset(self, seed: int | None = None, options: dict | None = None) -> None:
        """A new game."""
        self._begin(seed)
        self._cumulative_rewards = {a: 0.0 for a in self.agents}
        self.agent_selection = self.possible_agents[self.state_now.current_player()]

    def observe(self, agent: str) -> Dict[str, np.ndarray]:
        """What the agent sees, and what it may choose; nothing while it is not its turn."""
        return self._observe(agent)

    def _mask(self, seat: int) -> np.ndarray:
        mask = super()._mask(seat)
        if not self.state_now.is_terminal() and seat != self.state_now.current_player():
            mask[:] = 0
        return mask

    def step(self, action: int | None) -> None:
        """The choice of `agent_selection`."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._leave(agent, action)
            return
        seat = self._seat(agent)
        self.state_now.apply_action_by(seat, self._legal(seat, action))
        self._cumulative_rewards[agent] = 0.0
        self.steps += 1
        self._settle()
        self._note_end()
        for a in self.agents:
            self._cumulative_rewards[a] += self.rewards[a]
        self.agent_selection = self._next_agent()

    def _next_agent(self) -> str:
        player = self.state_now.current_player()
        return self.agents[0] if player < 0 else self.possible_agents[player]

    def _leave(self, agent: str, action: int | None) -> None:
        """An agent whose game is over leaves; it can only choose nothing."""
        if action is not None:
            raise ValueError("when an agent is dead, the only valid action is None")
        for table in (self.rewards, self.terminations, self.truncations, self.infos, self._cumulative_rewards):
            del table[agent]
        self.agents.remove(agent)
        self.rewards = {a: 0.0 for a in self.agents}
        if self.agents:
            self.agent_selection = self.agents[0]

    def last(self, observe: bool = True):
        """Observation, reward since its last step, termination, truncation and info of the agent."""
        agent = self.agent_selection
        return (self.observe(agent) if observe else None, self._cumulative_rewards[agent],
                self.terminations[agent], self.truncations[agent], self.infos[agent])

    def agent_iter(self, max_iter: int = 2**63):
        """The agents in the order in which they choose."""
        for _ in range(max_iter):
            if not self.agents:
                return
            yield self.agent_selection


class AtOnceEnv(_Table, ParallelEnv):
    """All agents choose in every step; id 0 is the only choice of one who does not act."""

    def __init__(self, game: Game, max_steps: int = 0, illegal: str = "raise",
                 render_mode: str | None = None):
        super().__init__()
        self._set_table(game, max_steps, illegal, render_mode)

    def _mask(self, seat: int) -> np.ndarray:
        mask = super()._mask(seat)
        if not mask.any():
            mask[0] = 1
        return mask

    def reset(self, seed: int | None = None, options: dict | None = None):
        """A new game; returns observations and infos by agent."""
        self._begin(seed)
        return {a: self._observe(a) for a in self.agents}, self.infos

    def step(self, actions: Dict[str, Any]):
        """One choice of every agent; returns observations, rewards, terminations, truncations, infos."""
        acting = self.state_now.players_to_act()
        chosen = [self._legal(player, actions[self.possible_agents[player]]) for player in acting]
        for player, action in zip(acting, chosen):
            self.state_now.apply_action_by(player, action)
        self.steps += 1
        self._settle()
        self._note_end()
        answer = ({a: self._observe(a) for a in self.agents}, dict(self.rewards), dict(self.terminations),
                  dict(self.truncations), {a: {} for a in self.agents})
        if any(self.terminations.values()) or any(self.truncations.values()):
            self.agents = []
        return answer


def env(game: str, *, max_steps: int = 0, illegal: str = "raise", render_mode: str | None = None,
        **options) -> TurnEnv:
    """An AEC environment; observations are {"observation", "action_mask"}.

    illegal="random" plays a random legal choice instead of one that is not; else it raises."""
    return TurnEnv(Game(game, turn_based=True, **options), max_steps, illegal, render_mode)


def parallel_env(game: str, *, max_steps: int = 0, illegal: str = "raise", render_mode: str | None = None,
                 **options) -> AtOnceEnv:
    """A parallel environment, for games in which seats choose at once. `illegal` as in env."""
    return AtOnceEnv(Game(game, **options), max_steps, illegal, render_mode)

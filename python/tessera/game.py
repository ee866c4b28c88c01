"""One game at a time, with OpenSpiel's names."""
from __future__ import annotations

import ctypes
import json
import operator
from typing import Dict, List, Sequence, Tuple

import numpy as np

from tessera import drawing
from tessera._library import CHANCE, LEGAL_MAX, SEATS_MAX, Error, Part, lib, seed_of, setup_words, whole, word
from tessera.match import Match

CHANCE_PLAYER = -1
SIMULTANEOUS_PLAYER = -2
TERMINAL_PLAYER = -4

# No value of a tensor is larger; most are at most 1, but amounts like gold are divided by 64.
OBSERVATION_MAX = 1024.0

_IDS = ctypes.c_uint16 * LEGAL_MAX
_ODDS = ctypes.c_double * LEGAL_MAX


class Game:
    """A game in one set-up: its action ids, the shape of its tensors, its bounds."""

    def __init__(self, name: str, turn_based: bool = False, **options):
        """`options`: seats, scenario and the options of the game, as `tessera list GAME` shows them."""
        why = Error()
        self._handle = lib.setup_new(word(name), setup_words(options), ctypes.byref(why))
        if not self._handle:
            raise why.raised()
        self._name = name
        self._options = dict(options)
        self.turn_based = turn_based
        self._players = lib.setup_seats(self._handle)
        self._ids = lib.setup_ids(self._handle)
        self._texts: List[str] = []
        self._facts: dict = {}

    def __del__(self):
        if getattr(self, "_handle", None):
            lib.setup_free(self._handle)

    def __reduce__(self):
        return _make_game, (self._name, self.turn_based, self._options)

    def __str__(self) -> str:
        return f"{self._name}({', '.join(f'{k}={v}' for k, v in self._options.items())})"

    def short_name(self) -> str:
        """The id of the game."""
        return self._name

    def get_parameters(self) -> dict:
        """The options that were given."""
        return dict(self._options)

    def num_players(self) -> int:
        """How many seats there are."""
        return self._players

    def player_names(self) -> List[str]:
        """The names of the seats in records and views."""
        return [lib.setup_seat(self._handle, i).decode() for i in range(self.num_players())]

    def num_distinct_actions(self) -> int:
        """Ids of actions are 0 to this - 1; id 0 stands for a player who does not act."""
        return self._ids

    def max_chance_outcomes(self) -> int:
        """Outcomes of chance are ids of the same table."""
        return self._ids

    def max_game_length(self) -> int:
        """No game has more steps of players."""
        return lib.setup_max_steps(self._handle)

    def max_chance_nodes_in_history(self) -> int:
        """No game has more steps of chance."""
        return lib.setup_max_steps(self._handle)

    def max_history_length(self) -> int:
        """No game has more steps in all."""
        return lib.setup_max_steps(self._handle)

    def min_utility(self) -> float:
        """Who loses gets 0, who wins 1; those who are level share it."""
        return 0.0

    def max_utility(self) -> float:
        """See min_utility."""
        return 1.0

    def utility_sum(self) -> float:
        """The returns of a game that is over add up to this."""
        return 1.0

    def observation_tensor_shape(self) -> List[int]:
        """What a player sees, as floats."""
        return [lib.setup_floats(self._handle, False)]

    def observation_tensor_size(self) -> int:
        """How many floats that are."""
        return lib.setup_floats(self._handle, False)

    def information_state_tensor_shape(self) -> List[int]:
        """The observation, and 64 bits of all that was seen before."""
        return [lib.setup_floats(self._handle, True)]

    def information_state_tensor_size(self) -> int:
        """How many floats that are."""
        return lib.setup_floats(self._handle, True)

    def tensor_parts(self) -> Dict[str, Tuple[slice, Tuple[int, ...]]]:
        """The parts of a tensor by name: where each stands, and its shape."""
        parts, part = {}, Part()
        while lib.setup_part(self._handle, len(parts), ctypes.byref(part)):
            parts[part.name.decode()] = (slice(part.offset, part.offset + part.size),
                                         tuple(part.extent[:part.rank]))
        return parts

    def action_to_string(self, action: int) -> str:
        """What an id says, for players and for chance."""
        return self.action_texts()[whole(action, 0, self._ids - 1, "action")]

    def action_texts(self) -> List[str]:
        """What every id says."""
        if not self._texts:
            room = ctypes.create_string_buffer(512)
            for i in range(self.num_distinct_actions()):
                lib.setup_id_text(self._handle, i, room, len(room))
                self._texts.append(room.value.decode())
        return self._texts

    def string_to_actions(self, text: str) -> List[int]:
        """The ids of an action as records have it ("move 2 legions Roma Neapolis"): all its parts."""
        out, why = (ctypes.c_uint16 * 3)(), Error()
        count = lib.setup_read(self._handle, word(text), out, ctypes.byref(why))
        if count == 0:
            raise why.raised()
        return out[:count]

    def new_initial_state(self) -> State:
        """The game at its beginning."""
        return State(self, lib.state_new(self._handle))

    def deserialize_state(self, data: bytes) -> State:
        """A state from the bytes of State.serialize."""
        why, data = Error(), bytes(memoryview(data))
        handle = lib.state_load(self._handle, data, len(data), ctypes.byref(why))
        if not handle:
            raise why.raised()
        return State(self, handle)

    def random_play(self, steps: int, seed: int = 0) -> int:
        """Random actions within C alone, as a yardstick; how many games ended."""
        return lib.setup_random_play(self._handle, whole(steps, 0, 2**63, "number of steps"), seed_of(seed))

    def facts(self) -> dict:
        """What the game is made of and never changes: card texts, costs, maps."""
        if not self._facts:
            self._facts = Match(self._name, **self._options).facts()
        return self._facts


def _make_game(name, turn_based, options):
    return Game(name, turn_based, **options)


def load_game(name: str, **options) -> Game:
    """A game; several players who choose at once are a simultaneous node."""
    return Game(name, **options)


def load_game_as_turn_based(name: str, **options) -> Game:
    """The same, but players who choose at once are asked one after the other; nobody learns from it."""
    return Game(name, turn_based=True, **options)


class State:
    """A game in play. An action with many combinations is chosen in parts: the same player goes on."""

    def __init__(self, game: Game, handle: int):
        self._game = game
        self._handle = handle

    def __del__(self):
        if getattr(self, "_handle", None):
            lib.state_free(self._handle)

    def __reduce__(self):
        return _load_state, (self._game, self.serialize())

    def __str__(self) -> str:
        return self.render() or self.position()

    def get_game(self) -> Game:
        """Its game."""
        return self._game

    def num_players(self) -> int:
        """How many seats there are."""
        return self._game.num_players()

    def players_to_act(self) -> List[int]:
        """All who must choose now; without chance."""
        bits = lib.state_to_act(self._handle)
        return [i for i in range(SEATS_MAX) if bits >> i & 1]

    def current_player(self) -> int:
        """The player to choose, CHANCE_PLAYER, SIMULTANEOUS_PLAYER or TERMINAL_PLAYER."""
        bits = lib.state_to_act(self._handle)
        if bits == 0:
            return TERMINAL_PLAYER
        if bits >> CHANCE & 1:
            return CHANCE_PLAYER
        if bits & (bits - 1) and not self._game.turn_based:
            return SIMULTANEOUS_PLAYER
        return (bits & -bits).bit_length() - 1

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return lib.state_to_act(self._handle) == 0

    def is_chance_node(self) -> bool:
        """Whether dice or cards decide."""
        return bool(lib.state_to_act(self._handle) >> CHANCE & 1)

    def is_simultaneous_node(self) -> bool:
        """Whether several players choose at once."""
        return self.current_player() == SIMULTANEOUS_PLAYER

    def _seat(self, player) -> int:
        """The number of a player in the library; below 0 if nobody acts alone."""
        if player is None:
            player = self.current_player()
            return CHANCE if player == CHANCE_PLAYER else player
        player = operator.index(player)
        return CHANCE if player == CHANCE_PLAYER else whole(player, 0, self._game._players - 1, "player")

    def _reader(self, player) -> int:
        """Who looks: a player, or below 0 a spectator."""
        if player is None:
            player = max(self.current_player(), -1)
        return whole(player, -1, self._game._players - 1, "player")

    def legal_actions(self, player: int | None = None) -> List[int]:
        """Ids in rising order. In a simultaneous node one who does not act has [0]."""
        seat = self._seat(player)
        if seat < 0:
            return []
        ids = _IDS()
        count = lib.state_legal(self._handle, seat, ids)
        if count == 0 and self.is_simultaneous_node():
            return [0]
        return sorted(ids[:count])

    def legal_actions_mask(self, player: int | None = None) -> np.ndarray:
        """A 1 for each legal id."""
        mask = np.zeros(self._game.num_distinct_actions(), np.int8)
        seat = self._seat(player)
        if seat >= 0 and lib.state_mask(self._handle, seat, mask.ctypes.data) == 0:
            mask[0] = self.is_simultaneous_node()
        return mask

    def _apply(self, seat: int, action: int) -> None:
        why = Error()
        action = whole(action, 0, self._game._ids - 1, "action")
        if not lib.state_apply(self._handle, seat, action, ctypes.byref(why)):
            raise why.raised()

    def apply_action(self, action: int) -> None:
        """The choice of the current player, or an outcome of chance."""
        self._apply(self._seat(None), action)

    def apply_action_by(self, player: int, action: int) -> None:
        """The choice of one of the players to act, whoever chooses first."""
        self._apply(self._seat(player), action)

    def apply_actions(self, actions: Sequence[int]) -> None:
        """One choice for each player, 0 for who does not act."""
        acting = self.players_to_act()
        if len(actions) != self.num_players():
            raise ValueError(f"{self.num_players()} actions are expected.")
        if any(action not in self.legal_actions(i) for i, action in enumerate(actions)):
            raise ValueError("One of the actions is not legal.")
        for player in acting:
            self._apply(player, actions[player])

    def undo_action(self, player: int | None = None, action: int | None = None) -> None:
        """Takes the last choice back, whoever made it."""
        if not lib.state_undo(self._handle):
            raise ValueError("There is nothing to take back.")

    def chance_outcomes(self) -> List[Tuple[int, float]]:
        """Ids of the outcomes and how likely they are."""
        ids, odds = _IDS(), _ODDS()
        count = lib.state_chance(self._handle, ids, odds)
        return list(zip(ids[:count], odds[:count]))

    def sample_chance(self, seed: int) -> int:
        """One outcome, as likely as chance_outcomes says, but faster."""
        outcome = lib.state_sample(self._handle, seed_of(seed))
        if outcome < 0:
            raise ValueError("Chance does not decide now.")
        return outcome

    def action_to_string(self, player: int, action: int | None = None) -> str:
        """What an id says; `player` may be left out."""
        return self._game.action_to_string(player if action is None else action)

    def full_history(self) -> List[Tuple[int, int]]:
        """(player, action) of all steps, since the last resample."""
        count = lib.state_history(self._handle, 0, 0, None, None)
        seats, ids = (ctypes.c_uint8 * count)(), (ctypes.c_uint16 * count)()
        lib.state_history(self._handle, 0, count, seats, ids)
        return [(CHANCE_PLAYER if s == CHANCE else s, a) for s, a in zip(seats, ids)]

    def history(self) -> List[int]:
        """The actions of all steps."""
        return [action for _, action in self.full_history()]

    def move_number(self) -> int:
        """How many steps there were."""
        return lib.state_history(self._handle, 0, 0, None, None)

    def returns(self) -> List[float]:
        """1 for who has won, 0 for who has lost, shared if level; zeros while the game goes on."""
        out = (ctypes.c_double * SEATS_MAX)()
        lib.state_returns(self._handle, out)
        return out[:self.num_players()]

    def rewards(self) -> List[float]:
        """The same: there is nothing to gain before the end."""
        return self.returns()

    def player_return(self, player: int) -> float:
        """The return of one player."""
        return self.returns()[whole(player, 0, self._game._players - 1, "player")]

    def _fill(self, function, player, size) -> np.ndarray:
        out = np.empty(size, np.float32)
        if not function(self._handle, self._seat(player), out.ctypes.data):
            raise ValueError(f"There is no player {player}.")
        return out

    def observation_tensor(self, player: int | None = None) -> np.ndarray:
        """What a player sees now."""
        return self._fill(lib.state_observe, player, self._game.observation_tensor_size())

    def information_state_tensor(self, player: int | None = None) -> np.ndarray:
        """What a player sees now, and a fingerprint of all that it saw before."""
        return self._fill(lib.state_inform, player, self._game.information_state_tensor_size())

    def observation_string(self, player: int | None = None) -> str:
        """What a player sees now, as JSON; for a player -1 what a spectator sees."""
        return lib.state_view(self._handle, self._reader(player)).decode()

    def information_state_string(self, player: int | None = None) -> str:
        """The same with the fingerprint of what it saw before: a key for tables."""
        recall = ctypes.c_uint64()
        if not lib.state_recall(self._handle, self._seat(player), ctypes.byref(recall)):
            raise ValueError(f"There is no player {player}.")
        return f"{recall.value:016x} {self.observation_string(player)}"

    def clone(self) -> State:
        """A copy that goes its own way."""
        return State(self._game, lib.state_clone(self._handle))

    def child(self, action: int) -> State:
        """A copy in which the action was applied."""
        copy = self.clone()
        copy.apply_action(action)
        return copy

    def copy_from(self, other: State) -> None:
        """Becomes the same as another state of the same game, without a new object."""
        if not isinstance(other, State) or other._game is not self._game:
            raise ValueError("The states are not of the same game.")
        lib.state_copy(self._handle, other._handle)

    def resample_from_infostate(self, player: int, sampler=None) -> State:
        """A state that could be just as well, for all the player knows. `sampler`: a function
        that returns a number from 0 to below 1, as in OpenSpiel, or a seed."""
        seed = int(sampler() * 2**53) if callable(sampler) else sampler or 0
        copy = self.clone()
        lib.state_resample(copy._handle, whole(player, 0, self._game._players - 1, "player"), seed_of(seed))
        return copy

    def serialize(self) -> bytes:
        """Bytes for Game.deserialize_state."""
        room = ctypes.create_string_buffer(lib.state_save(self._handle, None, 0))
        lib.state_save(self._handle, room, len(room))
        return room.raw

    def position(self) -> str:
        """The whole position with all that is hidden, as JSON: for tessera.Match too."""
        return lib.state_position(self._handle).decode()

    def render(self, player: int = -1) -> str:
        """The board as text, as the player sees it; -1: a spectator."""
        return lib.state_picture(self._handle, self._reader(player)).decode()

    def render_svg(self, player: int = -1) -> str:
        """The board as a picture, for notebooks and papers."""
        return drawing.draw(json.loads(self.observation_string(player)), self._game.facts())

    def _repr_svg_(self) -> str:
        return self.render_svg()

    def bot_actions(self, bot: str, seed: int = 0, player: int | None = None) -> List[int]:
        """What a bot would choose for the player: all parts of its action."""
        out = (ctypes.c_uint16 * 3)()
        # A copy thinks: another thread of Python may use this state meanwhile.
        copy = self.clone()
        count = lib.state_choose(copy._handle, self._seat(player), word(bot), seed_of(seed), out)
        if count == 0:
            raise ValueError(f"There is no bot {bot!r}, or it is not asked now.")
        return out[:count]


def _load_state(game: Game, data: bytes) -> State:
    return game.deserialize_state(data)

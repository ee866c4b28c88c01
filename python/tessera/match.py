"""The game in words: actions as text, views and records as people have them."""
from __future__ import annotations

import ctypes
import json
from typing import List

from tessera._library import Error, lib, listed, seed_of, setup_words, whole, word


class Match:
    """A game with dice that decide by themselves; every step is in its record."""

    def __init__(self, game: str, **options):
        """`options`: seed, seats, scenario and the options of the game."""
        self._begin(lib.new, word(game), setup_words(options))

    def _begin(self, function, *arguments):
        why = Error()
        self._handle = function(*arguments, ctypes.byref(why))
        if not self._handle:
            raise why.raised()

    @classmethod
    def from_position(cls, position: str, **options) -> Match:
        """Begins at a position as JSON; `options`: seed."""
        match = cls.__new__(cls)
        match._begin(lib.new_at, word(position), setup_words(options))
        return match

    @classmethod
    def from_record(cls, record: str) -> Match:
        """Replays a record and goes on at its end."""
        match = cls.__new__(cls)
        match._begin(lib.replay, word(record))
        return match

    def __del__(self):
        if getattr(self, "_handle", None):
            lib.free(self._handle)

    def _known(self, seat: str, *others: str) -> bytes:
        """The word for a seat that there is."""
        found = word(seat)
        if seat not in (*self.seats(), *others):
            raise ValueError(f"There is no seat {seat!r}.")
        return found

    def seats(self) -> List[str]:
        """The names of the seats."""
        return listed(lambda n: lib.seat(self._handle, n))

    def to_act(self) -> List[str]:
        """Who must choose now; nobody if the game is over."""
        return listed(lambda n: lib.to_act(self._handle, n))

    def is_over(self) -> bool:
        """Whether the game is over."""
        return lib.is_over(self._handle)

    def legal(self, seat: str) -> List[str]:
        """What the seat may do."""
        words = lib.legal(self._handle, self._known(seat, "chance"))
        found = []
        while words[len(found)] is not None:
            found.append(words[len(found)].decode())
        return found

    def play(self, seat: str, action: str) -> None:
        """Plays an action, and all that chance decides behind it."""
        why = Error()
        if not lib.play(self._handle, word(seat), word(action), ctypes.byref(why)):
            raise why.raised()

    def undo(self, seat: str) -> None:
        """Takes back the seat's last action, if nothing was revealed since."""
        why = Error()
        if not lib.undo(self._handle, word(seat), ctypes.byref(why)):
            raise why.raised()

    def choose(self, seat: str, bot: str, seed: int = 0) -> str:
        """What a bot would play for the seat."""
        why = Error()
        chosen = lib.choose(self._handle, word(seat), word(bot), seed_of(seed), ctypes.byref(why))
        if chosen is None:
            raise why.raised()
        return chosen.decode()

    def score(self, seat: str) -> float:
        """1 won, 0 lost; an estimate of it while the game goes on."""
        return lib.score(self._handle, self._known(seat))

    def view(self, seat: str) -> dict:
        """All that the seat, or "spectator", may see."""
        return json.loads(lib.view(self._handle, self._known(seat, "spectator")))

    def steps(self) -> int:
        """How many steps were played so far, those of chance too."""
        return lib.steps(self._handle)

    def events(self, seat: str, start: int = 0) -> List[dict]:
        """What the seat, or "spectator", was told of step `start` and all behind it."""
        return json.loads(lib.events(self._handle, self._known(seat, "spectator"),
                                     whole(start, 0, 2**32 - 1, "step")))

    def position(self) -> str:
        """The whole position, as JSON."""
        return lib.position(self._handle).decode()

    def record(self) -> str:
        """The record of the game, as text."""
        return lib.record(self._handle).decode()

    def analyse(self, seed: int = 1) -> dict:
        """Looks back: chances after every step, turning points, mistakes, luck."""
        said = lib.analyse(self._handle, seed_of(seed))
        return json.loads(said) if said else {}

    def facts(self) -> dict:
        """What never changes: card texts, costs, maps."""
        return json.loads(lib.facts(self._handle))

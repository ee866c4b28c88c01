"""Strategy games of antiquity for research, on one C engine.

>>> import tessera
>>> game = tessera.load_game("arena-roma")
>>> state = game.new_initial_state()

Names and meanings are OpenSpiel's where it has them: docs/research.md.
"""
from tessera._library import TesseraError, lib, listed
from tessera.game import (CHANCE_PLAYER, SIMULTANEOUS_PLAYER, TERMINAL_PLAYER, Game, State,
                          load_game, load_game_as_turn_based)
from tessera.match import Match

__version__ = lib.version().decode()
__all__ = ["CHANCE_PLAYER", "SIMULTANEOUS_PLAYER", "TERMINAL_PLAYER", "Game", "Match", "State",
           "TesseraError", "bots", "load_game", "load_game_as_turn_based", "registered_names"]


def registered_names() -> list:
    """The ids of all games."""
    return listed(lib.game_id)


def bots() -> list:
    """The ids of all bots, the weakest first."""
    return listed(lib.bot_id)

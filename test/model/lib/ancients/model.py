"""The model: a coroutine that yields who may do what, {side: {action, ...}}, and is sent (side, action)."""
from .battle import Battle
from .moves import Moves
from .orders import Orders
from .retreat import Retreat
from .table import Table


class Model(Orders, Moves, Battle, Retreat, Table):
    pass

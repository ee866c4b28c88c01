"""The C library, function by function as in tessera.h."""
import ctypes
import operator
import os
import pathlib
from ctypes import POINTER, c_bool, c_char, c_char_p, c_double, c_int
from ctypes import c_size_t, c_uint, c_uint8, c_uint16, c_uint32, c_uint64, c_void_p

ABI = 1
CHANCE = 8
SEATS_MAX = 8
LEGAL_MAX = 1024


class TesseraError(ValueError):
    """What the library refused: `code` for programs, the text for people."""

    def __init__(self, code: str, rule: str, sentence: str):
        super().__init__(f"{sentence} ({rule})" if rule else sentence)
        self.code = code
        self.rule = rule


class Error(ctypes.Structure):
    """struct tessera_error"""
    _fields_ = [("code", c_char * 32), ("rule", c_char * 16), ("sentence", c_char * 464)]

    def raised(self) -> TesseraError:
        """The exception that says so."""
        return TesseraError(self.code.decode(), self.rule.decode(), self.sentence.decode())


class Part(ctypes.Structure):
    """struct tessera_part"""
    _fields_ = [("name", c_char * 48), ("offset", c_uint), ("size", c_uint), ("rank", c_uint),
                ("extent", c_uint * 4)]


class Arrays(ctypes.Structure):
    """struct tessera_arrays"""
    _fields_ = [("mask", c_void_p), ("legal", c_void_p), ("legal_count", c_void_p), ("seat", c_void_p),
                ("observation", c_void_p), ("reward", c_void_p), ("terminated", c_void_p),
                ("truncated", c_void_p), ("length", c_void_p), ("last_length", c_void_p)]


_ERROR = POINTER(Error)

# Name behind "tessera_", result, arguments.
_FUNCTIONS = [
    ("version", c_char_p, []),
    ("abi", c_uint, []),
    ("game_id", c_char_p, [c_uint]),
    ("game_title", c_char_p, [c_uint]),
    ("bot_id", c_char_p, [c_uint]),
    ("new", c_void_p, [c_char_p, c_char_p, _ERROR]),
    ("new_at", c_void_p, [c_char_p, c_char_p, _ERROR]),
    ("replay", c_void_p, [c_char_p, _ERROR]),
    ("free", None, [c_void_p]),
    ("game", c_char_p, [c_void_p]),
    ("seat", c_char_p, [c_void_p, c_uint]),
    ("to_act", c_char_p, [c_void_p, c_uint]),
    ("is_over", c_bool, [c_void_p]),
    ("score", c_double, [c_void_p, c_char_p]),
    ("revision", c_uint32, [c_void_p]),
    ("legal", POINTER(c_char_p), [c_void_p, c_char_p]),
    ("play", c_bool, [c_void_p, c_char_p, c_char_p, _ERROR]),
    ("why", c_bool, [c_void_p, c_char_p, c_char_p, _ERROR]),
    ("undo", c_bool, [c_void_p, c_char_p, _ERROR]),
    ("view", c_char_p, [c_void_p, c_char_p]),
    ("steps", c_uint, [c_void_p]),
    ("events", c_char_p, [c_void_p, c_char_p, c_uint]),
    ("position", c_char_p, [c_void_p]),
    ("record", c_char_p, [c_void_p]),
    ("facts", c_char_p, [c_void_p]),
    ("analyse", c_char_p, [c_void_p, c_uint64]),
    ("choose", c_char_p, [c_void_p, c_char_p, c_char_p, c_uint64, _ERROR]),
    ("setup_new", c_void_p, [c_char_p, c_char_p, _ERROR]),
    ("setup_free", None, [c_void_p]),
    ("setup_game", c_char_p, [c_void_p]),
    ("setup_seats", c_uint, [c_void_p]),
    ("setup_seat", c_char_p, [c_void_p, c_uint]),
    ("setup_ids", c_uint, [c_void_p]),
    ("setup_id_text", c_size_t, [c_void_p, c_uint, c_char_p, c_size_t]),
    ("setup_read", c_uint, [c_void_p, c_char_p, POINTER(c_uint16), _ERROR]),
    ("setup_max_steps", c_uint, [c_void_p]),
    ("setup_floats", c_uint, [c_void_p, c_bool]),
    ("setup_part", c_bool, [c_void_p, c_uint, POINTER(Part)]),
    ("setup_random_play", c_uint64, [c_void_p, c_uint64, c_uint64]),
    ("state_new", c_void_p, [c_void_p]),
    ("state_clone", c_void_p, [c_void_p]),
    ("state_free", None, [c_void_p]),
    ("state_copy", None, [c_void_p, c_void_p]),
    ("state_to_act", c_uint, [c_void_p]),
    ("state_legal", c_uint, [c_void_p, c_int, POINTER(c_uint16)]),
    ("state_mask", c_uint, [c_void_p, c_int, c_void_p]),
    ("state_apply", c_bool, [c_void_p, c_int, c_uint, _ERROR]),
    ("state_undo", c_bool, [c_void_p]),
    ("state_history", c_uint, [c_void_p, c_uint, c_uint, POINTER(c_uint8), POINTER(c_uint16)]),
    ("state_chance", c_uint, [c_void_p, POINTER(c_uint16), POINTER(c_double)]),
    ("state_sample", c_int, [c_void_p, c_uint64]),
    ("state_returns", c_bool, [c_void_p, POINTER(c_double)]),
    ("state_observe", c_bool, [c_void_p, c_int, c_void_p]),
    ("state_inform", c_bool, [c_void_p, c_int, c_void_p]),
    ("state_recall", c_bool, [c_void_p, c_int, POINTER(c_uint64)]),
    ("state_resample", c_bool, [c_void_p, c_int, c_uint64]),
    ("state_save", c_size_t, [c_void_p, c_void_p, c_size_t]),
    ("state_load", c_void_p, [c_void_p, c_char_p, c_size_t, _ERROR]),
    ("state_view", c_char_p, [c_void_p, c_int]),
    ("state_picture", c_char_p, [c_void_p, c_int]),
    ("state_position", c_char_p, [c_void_p]),
    ("state_choose", c_uint, [c_void_p, c_int, c_char_p, c_uint64, POINTER(c_uint16)]),
    ("batch_new", c_void_p, [c_void_p, c_uint, c_uint, c_uint, c_bool]),
    ("batch_free", None, [c_void_p]),
    ("batch_arrays", None, [c_void_p, POINTER(Arrays)]),
    ("batch_reset", None, [c_void_p, c_uint64]),
    ("batch_step", c_bool, [c_void_p, c_void_p, _ERROR]),
    ("batch_sample", None, [c_void_p, c_void_p]),
]


# What takes long lets other threads of Python run meanwhile; its caller sees to it that nobody else
# uses the same handle. All else is done before another thread can begin.
_LONG = {"setup_random_play", "state_choose", "batch_reset", "batch_step", "batch_sample"}


def _path() -> str:
    """Beside this file in a wheel; else TESSERA_LIBRARY, or as the system finds it."""
    beside = pathlib.Path(__file__).with_name("libtessera.so")
    return os.environ.get("TESSERA_LIBRARY") or (str(beside) if beside.exists() else f"libtessera.so.{ABI}")


class _Library:
    """`lib.state_new` is tessera_state_new."""

    def __init__(self):
        path = _path()
        short, long = ctypes.PyDLL(path), ctypes.CDLL(path)
        if long.tessera_abi() != ABI:
            raise ImportError(f"{path} has another ABI than {ABI}.")
        for name, result, arguments in _FUNCTIONS:
            function = getattr(long if name in _LONG else short, "tessera_" + name)
            function.restype = result
            function.argtypes = arguments
            setattr(self, name, function)


lib = _Library()


def whole(value, low: int, high: int, what: str) -> int:
    """An integer from `low` to `high`: C would cut off what is larger."""
    number = operator.index(value)
    if not low <= number <= high:
        raise ValueError(f"There is no {what} {number}: {low} to {high} are possible.")
    return number


def seed_of(value) -> int:
    """A seed: any integer, of which 64 bits count."""
    return operator.index(value) & (2**64 - 1)


def word(text: str) -> bytes:
    """A text for the library, which ends at the first NUL."""
    if not isinstance(text, str):
        raise TypeError(f"A text is expected, not {type(text).__name__}.")
    if "\0" in text:
        raise ValueError("A text must not have a NUL in it.")
    return text.encode()


def setup_words(options: dict) -> bytes:
    """NAME=VALUE words for the library."""
    words = [f"{name}={value}" for name, value in options.items()]
    if any(len(w.split()) != 1 for w in words):
        raise ValueError("The value of an option has no blanks.")
    return word(" ".join(words))


def listed(function) -> list:
    """All that a function of the library lists by numbers from 0."""
    found = []
    while (name := function(len(found))) is not None:
        found.append(name.decode())
    return found

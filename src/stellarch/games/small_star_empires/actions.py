"""What a player can order, and the short form of each order.

g7>g9:c   a ship at g7 flies in a line to g9 and places a Colony (s: a Trade Station)
g7~d4:s   the same by wormhole
g7>g6:r   a damaged ship returns to its homeworld for repair
+g8:c     after refueling, one step on to g8, placing a Colony
stop      after refueling, go no further
pass      give up moving, where every move would cost a toll
resign    leave the game
"""

import re
from enum import StrEnum
from typing import Union

from stellarch.core import Action, BadNotation, Hex, Message
from stellarch.games.small_star_empires.names import NAME, name, read_name


class How(StrEnum):
    """How a ship gets to where it ends; the value is its sign in the short form."""

    LINE = ">"
    JUMP = "~"


class Piece(StrEnum):
    """What a system is controlled by; the value is its sign in the short form. A homeworld is never placed."""

    COLONY = "c"
    STATION = "s"
    HOMEWORLD = "h"


class _Order(Action, frozen=True, gc=False):  # nothing in an order can refer back to it, so no garbage hunt is needed
    def __repr__(self) -> str:  # what a failing test prints can be pasted back in
        return f"read_action({str(self)!r})"


class Move(_Order, frozen=True):
    """Move one ship and take the system it reaches (SSE-3, SSE-4)."""

    origin: Hex
    target: Hex
    how: How
    place: Piece

    def __str__(self) -> str:
        return f"{name(self.origin)}{self.how}{name(self.target)}:{self.place}"


class Repair(_Order, frozen=True):
    """Bring a damaged ship back to its homeworld (SSE-7.6)."""

    origin: Hex
    target: Hex
    how: How

    def __str__(self) -> str:
        return f"{name(self.origin)}{self.how}{name(self.target)}:r"


class Refuel(_Order, frozen=True):
    """Go one step on from a refueling station, with the same ship (SSE-7.9)."""

    target: Hex
    place: Piece

    def __str__(self) -> str:
        return f"+{name(self.target)}:{self.place}"


class Stop(_Order, frozen=True):
    """Stay at the refueling station (SSE-7.9)."""

    def __str__(self) -> str:
        return "stop"


class Pass(_Order, frozen=True):
    """Take no more turns, where every move left would cost a toll (SSE-8.9)."""

    def __str__(self) -> str:
        return "pass"


class Resign(_Order, frozen=True):
    """Leave the game (SSE-5.3)."""

    gives_up = True

    def __str__(self) -> str:
        return "resign"


AnyAction = Union[Move, Repair, Refuel, Stop, Pass, Resign]  # noqa: UP007 - a union type alias that msgspec and mypy both read

_FLIGHT = re.compile(rf"(?P<origin>{NAME})(?P<how>[>~])(?P<target>{NAME}):(?P<place>[csr])")
_STEP = re.compile(rf"\+(?P<target>{NAME}):(?P<place>[cs])")
_WORDS: dict[str, AnyAction] = {"stop": Stop(), "pass": Pass(), "resign": Resign()}


class NotAMove(Message, frozen=True):
    pass


def read_action(text: str) -> AnyAction:
    """The action with this short form; raises BadNotation."""
    if word := _WORDS.get(text):
        return word
    if flight := _FLIGHT.fullmatch(text):
        origin, target, how = read_name(flight["origin"]), read_name(flight["target"]), How(flight["how"])
        if flight["place"] == "r":
            return Repair(origin, target, how)
        return Move(origin, target, how, Piece(flight["place"]))
    if step := _STEP.fullmatch(text):
        return Refuel(read_name(step["target"]), Piece(step["place"]))
    raise BadNotation(NotAMove(), text[:80], _first_fault(text))


def _first_fault(text: str) -> int:
    """How far a text could still have become a move."""
    shape = ["[a-z]", "[1-9]", "[0-9]?", "[>~]", "[a-z]", "[1-9]", "[0-9]?", ":", "[csr]"]
    for length in range(len(shape), 0, -1):
        if fits := re.match("".join(shape[:length]), text):
            return fits.end()
    return 0

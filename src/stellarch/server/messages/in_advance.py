"""What a seat has said in advance, as only it is told."""

from typing import Literal

import msgspec

from stellarch.core import Text


class ForeseenStep(msgspec.Struct, frozen=True):
    """An action of a line, with its seat, and in words."""

    seat: int
    text: str
    order: Text


class IfThen(msgspec.Struct, frozen=True):
    """A line of foreseen actions and answers. Only its own seat is told of it."""

    number: int
    steps: tuple[ForeseenStep, ...]
    met: int
    """How many of the steps have come about."""
    state: Literal["waits", "played", "unmet", "dropped"]
    """It waits, or all of it was played; something else came about; or it could not be played when it came to it."""
    at: int
    """The line of the log that decided that; while it waits, the last that met it."""
    why: Text | None = None
    """Why it was dropped."""


class InAdvance(msgspec.Struct, frozen=True):
    """What a seat has said in advance. Nobody else is told that there is such a thing."""

    if_thens: tuple[IfThen, ...]

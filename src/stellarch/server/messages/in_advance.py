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


class Occasion(msgspec.Struct, frozen=True):
    """What somebody who passes may want to be asked again for."""

    name: str
    label: Text


class Standing(msgspec.Struct, frozen=True):
    """What a seat has left standing."""

    until: tuple[str, ...] | None = None
    """It passes until one of these occasions comes; none where it does not pass."""
    has_ended: bool = False
    """Whether its passing has come to an end."""
    ended: Text | None = None
    """The occasion that ended it; none where it had passed as often as it may."""
    at: int = 0
    """The line of the log that did."""
    declines: bool = False
    only: bool | None = None
    """Whether its only legal answer is played here; none where the habit of its person says so."""


class InAdvance(msgspec.Struct, frozen=True):
    """What a seat has said in advance. Nobody else is told that there is such a thing."""

    if_thens: tuple[IfThen, ...]
    standing: Standing
    occasions: tuple[Occasion, ...]
    """What a seat may pass until; none in a game where nobody passes like that."""
    has_offers: bool
    """Whether there are offers that can be declined in advance."""
    habit: bool
    """Whether this person's only legal answers are played at every table."""

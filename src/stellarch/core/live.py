"""Live play: decisions against the clock, and what bots are spared because it is made for people."""

from collections.abc import Collection
from typing import Any

import msgspec

from stellarch.core.seats import Seat
from stellarch.core.thinking import Plan
from stellarch.core.values import Action


class Tempo(msgspec.Struct, frozen=True):
    """How fast a decision is to be answered, in milliseconds, where a game is played against the clock.

    The rules have no clock: the server keeps the time, passes on only what comes in time, and plays the default for a
    seat that is late. So a record replays without a clock.
    """

    grace: int
    """From the moment a seat is first waited on until its first answer counts."""
    soonest: int
    """An answer sooner than this after the seat's last one waits until then."""
    latest: int
    """This long after the seat's last answer the default is played for it."""
    bot: int
    """How long a bot takes over an answer while people are waited on too."""


class Live:
    """What a game with live play says about it; by default nothing is timed and bots decide everything."""

    def tempo(self, state: Any, seat: Seat) -> Tempo | None:
        """How fast the seat is to answer; None where it may take its time."""
        return None

    def bound_to(self, state: Any, seat: Seat, bots: Collection[int]) -> Action | None:
        """The action that any bot plays here, given the seats that bots play; None where it chooses."""
        return None

    def leaves(self, view: Any) -> Plan | None:
        """The plan by which a bot hands a decision over to the game; None where it decides itself."""
        return None

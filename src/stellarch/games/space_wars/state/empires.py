"""What a player has that has no place on the board: treasury, capital counter, technologies."""

from collections.abc import Mapping
from functools import cached_property
from typing import Literal

import msgspec

from stellarch.core import Seat
from stellarch.games.space_wars import notation
from stellarch.games.space_wars.geometry import At
from stellarch.games.space_wars.state.politics import Ballot
from stellarch.games.space_wars.tables.technologies import ROWS, SERIES_BASE, SQUARES, TECHNOLOGIES, Technology

Posture = Literal["careful", "steady", "bold"]
Wake = Literal["offer", "treaty", "war", "technology"]
"""What ends passing: an offer came, a treaty was broken, a technology is known."""


class ThisTurn(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is remembered of a player until the turn ends (SW-4.3.8)."""

    research: Mapping[str, int] = {}
    """Research points of this turn by where they come from, besides laboratories and agreements (SW-15.1.3)."""
    stolen: frozenset[At] = frozenset()
    """Systems whose laboratories count for this player (SW-17.2.5)."""
    learned: frozenset[str] = frozenset()
    """Rows of the chart in which a technology became known (SW-15.2.5)."""
    attempted: frozenset[str] = frozenset()
    """Missions that were tried (SW-5.4.2)."""
    shot_meteor: bool = False
    """Its craft fired at a meteor (SW-5.3.7)."""
    gifts: Mapping[Seat, int] = {}
    """Research points of this turn that are given away (SW-4.2.5)."""


class Route(msgspec.Struct, frozen=True):
    """Where a freighter goes to and fro, and what it carries (SW-24.2.5)."""

    cargo: tuple[str, ...]
    origin: At
    to: At


class StandingOrders(msgspec.Struct, frozen=True, omit_defaults=True):
    """What fills in a form before it is shown, and stands in for one that does not come (SW-23.3.8)."""

    extracts: bool = True
    research: tuple[str, ...] = ()
    """Technologies wished for, the most wanted first."""
    works: "tuple[notation.AnyWork, ...]" = ()
    """What is to be built, the most wanted first; a wish that was fulfilled is gone."""
    routes: Mapping[str, Route] = {}
    """The routes of freighters, by their names."""
    accepts: Mapping[Seat, tuple[str, ...]] = {}
    """The treaties that are accepted, by who offers them."""
    ballots: Mapping[str, Ballot] = {}
    """How one votes, by card."""
    passes_until: int = 0
    """The turn before which one is asked for nothing."""
    wakes: tuple[Wake, ...] = ()
    """What ends that sooner."""
    posture: Posture = "steady"
    garrison: int | None = None
    """Legions that stay in a system that was won; None: as many as usual (SW-D.53)."""
    lets_pass: tuple[At, ...] = ()
    """Sectors in which nobody is intercepted."""


NOTHING_ORDERED = StandingOrders()
"""The one value that is left out of what is sent: an equal one would tell that something was ordered."""


class Empire(msgspec.Struct, frozen=True, dict=True, omit_defaults=True):
    credits: int
    home: At
    capital: At | None
    known: frozenset[str] = frozenset()
    """Technologies."""
    squares: Mapping[str, int] = {}
    """How many squares are checked of the first unknown technology of a row, where there are any (SW-15.2.3)."""
    this_turn: ThisTurn = ThisTurn()
    standing: StandingOrders = NOTHING_ORDERED
    leads_from: int | None = 0
    """The turn from which this player leads the own side in battle; None: the software does to the end (SW-29.6)."""
    absent: bool = False
    """The capital was conquered since the last council (SW-6.1.3)."""
    presidencies: int = 0
    """In how many turns this player was President (SW-6.1.4)."""
    rolls: int = 0
    """How many dice were rolled for this player alone: these name them."""
    out: int = 0
    """Which player to go this was, counted from 1; 0 while he plays on."""

    @property
    def alive(self) -> bool:
        return not self.out

    def knows(self, technology: str) -> bool:
        assert technology in TECHNOLOGIES, technology
        return technology in self.known

    @cached_property
    def _series(self) -> Mapping[str, int]:
        values = dict(SERIES_BASE)
        for technology in self.known:
            entry = TECHNOLOGIES[technology]
            if entry.series and entry.value is not None:
                best = min if entry.series == "refining" else max  # the one series in which less is better
                values[entry.series] = best(values[entry.series], entry.value)
        return values

    def series(self, name: str) -> int:
        """What the best known technology of a series gives (SW-15.2.6)."""
        return self._series[name]

    @cached_property
    def value(self) -> int:
        """Development value (SW-15.2.7)."""
        return sum(TECHNOLOGIES[technology].level for technology in self.known)

    @cached_property
    def by_level(self) -> tuple[int, ...]:
        """How many technologies this player knows of each level, the highest first."""
        levels = [TECHNOLOGIES[technology].level for technology in self.known]
        return tuple(levels.count(level) for level in sorted(SQUARES, reverse=True))

    def next_in(self, row: str) -> Technology | None:
        """The first unknown technology of a row; known ones further left or right are skipped (SW-3.1.6)."""
        return next((technology for technology in ROWS[row] if technology.id not in self.known), None)


class Ending(msgspec.Struct, frozen=True):
    """How the game was decided."""

    winners: tuple[Seat, ...]
    way: str

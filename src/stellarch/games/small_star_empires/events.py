"""What happens at the table. Log lines, animations and statistics are made from these alone."""

from typing import Union

from stellarch.core import Event, Seat, Weight
from stellarch.games.small_star_empires.actions import How, Piece
from stellarch.games.small_star_empires.data import Tile
from stellarch.games.small_star_empires.names import At


class GameStarted(Event, frozen=True):
    """The board is laid and the first player known (SSE-2)."""

    reveals = True

    board: str
    first: Seat
    round: int | None = None


class ShipMoved(Event, frozen=True):
    weight = Weight.ROUTINE

    seat: Seat
    origin: At
    target: At
    how: How


class TollPaid(Event, frozen=True):
    """A Colony handed over for passing a rival's system (SSE-8.6)."""

    weight = Weight.ROUTINE

    seat: Seat
    to: Seat
    at: At


class TileTurnedUp(Event, frozen=True):
    weight = Weight.HEADLINE
    reveals = True

    seat: Seat
    at: At
    tile: Tile


class SystemClaimed(Event, frozen=True):
    weight = Weight.ROUTINE

    seat: Seat
    at: At
    piece: Piece


class ShipDamaged(Event, frozen=True):
    weight = Weight.ROUTINE

    seat: Seat
    at: At


class ShipRepaired(Event, frozen=True):
    weight = Weight.ROUTINE

    seat: Seat
    at: At


class Passed(Event, frozen=True):
    """A player is out: with no legal move (`forced`, SSE-5.1) or by choice (SSE-8.9)."""

    weight = Weight.HEADLINE

    seat: Seat
    forced: bool


class Resigned(Event, frozen=True):
    weight = Weight.HEADLINE

    seat: Seat


class RoundEnded(Event, frozen=True):
    """A round of a campaign is over; each winner puts a Colony in the win pile (SSE-8.2)."""

    weight = Weight.HEADLINE

    round: int
    winners: tuple[Seat, ...]
    totals: tuple[int, ...]
    wins: tuple[int, ...]


class GameEnded(Event, frozen=True):
    weight = Weight.HEADLINE

    winners: tuple[Seat, ...]
    totals: tuple[int, ...]


AnyEvent = Union[  # noqa: UP007 - one alias that msgspec and mypy both read
    GameStarted,
    ShipMoved,
    TollPaid,
    TileTurnedUp,
    SystemClaimed,
    ShipDamaged,
    ShipRepaired,
    Passed,
    Resigned,
    RoundEnded,
    GameEnded,
]

"""What there is to say of a move: what it brings, what it keeps from others, how another compares."""

from stellarch.core import Message, Seat
from stellarch.games.small_star_empires.data import Kind, Tile
from stellarch.games.small_star_empires.names import At
from stellarch.games.small_star_empires.site import Site


class Points(Message, frozen=True):
    number: int


class Systems(Message, frozen=True):
    number: int


# What points are for


class ForPlanets(Message, frozen=True):
    number: int


class ForNebula(Message, frozen=True):
    """The first, second or third of its kind, or one more; the chromatic one is of no kind."""

    kind: Kind | Tile
    nth: int


class ForTrade(Message, frozen=True):
    customers: tuple["Customer", ...]


class Customer(Message, frozen=True):
    seat: Seat
    systems: Systems


class ForTile(Message, frozen=True):
    tile: Tile


class ForLargest(Message, frozen=True):
    size: Systems


class NoLongerLargest(Message, frozen=True):
    size: Systems


class Part(Message, frozen=True):
    """Some of the points, which may be a loss, and what they are for."""

    number: int
    what: Message


# What a move does


class Gains(Message, frozen=True):
    points: Points
    what: Message


class GainsSeveral(Message, frozen=True):
    points: Points
    parts: tuple[Part, ...]


class Balance(Message, frozen=True):
    """Gains and losses together."""

    points: Points
    parts: tuple[Part, ...]


class Grows(Message, frozen=True):
    seat: Seat
    size: Systems
    largest: int


class TakesFirst(Message, frozen=True):
    seat: Seat
    points: Points


class ShutsOut(Message, frozen=True):
    seat: Seat
    at: Site
    points: Points


class KeepsSeveral(Message, frozen=True):
    systems: Systems
    seat: Seat
    at: Site
    points: Points


class Opens(Message, frozen=True):
    at: Site
    points: Points


class RivalGains(Message, frozen=True):
    seat: Seat
    points: Points


class RivalLoses(Message, frozen=True):
    seat: Seat
    points: Points


class Unknown(Message, frozen=True):
    at: At


class IsRepaired(Message, frozen=True):
    number: int
    then: int


class Stays(Message, frozen=True):
    at: At


class Passes(Message, frozen=True):
    number: int


class Leaves(Message, frozen=True):
    """The game, as its last."""


# How another move compares, each as a verb that follows "that"


class MoreAtOnce(Message, frozen=True):
    points: Points


class FewerAtOnce(Message, frozen=True):
    points: Points


class KeepsFrom(Message, frozen=True):
    seat: Seat
    at: At
    points: Points


class LeavesTo(Message, frozen=True):
    seat: Seat
    at: At
    points: Points


class DoesNotOpen(Message, frozen=True):
    at: At
    points: Points


class SpendsStation(Message, frozen=True):
    number: int

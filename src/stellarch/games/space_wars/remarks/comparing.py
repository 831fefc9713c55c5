"""How another order compares with the one that is judged: what it has for it, and what it would lose."""

from collections.abc import Iterator

from stellarch.core import Fact, Message, Sayable, Seat
from stellarch.core.grammar import Counted
from stellarch.games.space_wars.chapters.research import Research
from stellarch.games.space_wars.nouns import Place, TileKind, room_for
from stellarch.games.space_wars.remarks.counting import EACH_TURN
from stellarch.games.space_wars.remarks.fleets import claimant, destination, is_claimed
from stellarch.games.space_wars.remarks.weighed import Weighed


class GoesFor(Message, frozen=True):
    at: Place
    kind: TileKind
    cities: int
    workshops: int

    @Fact
    def room(self) -> tuple[Counted, ...]:
        return room_for(self.cities, self.workshops)


class LeavesTo(Message, frozen=True):
    at: Place
    seat: Seat


class MoreEachTurn(Message, frozen=True):
    more: Counted


class LessEachTurn(Message, frozen=True):
    less: Counted


class Dearer(Message, frozen=True):
    credits: int


class Cheaper(Message, frozen=True):
    credits: int


class CountsLess(Message, frozen=True):
    level: int
    points: int
    own: int
    paid: int


def pros(other: Weighed, order: Weighed) -> Iterator[Sayable]:
    """What another order has for it that this one lacks, each as a verb that follows "that"."""
    yield from _figures(other, order, is_for=True)
    to = destination(other)
    tile = None if to is None else other.before.galaxy.systems.get(to)
    if to is not None and tile is not None and other.before.sectors[to].owner is None:
        yield GoesFor(other.before.galaxy.name(to), tile.kind, tile.cities, tile.workshops)


def cons(other: Weighed, order: Weighed) -> Iterator[Sayable]:
    """What another order would lose or leave to others."""
    yield from _figures(other, order, is_for=False)
    to = destination(order)
    if to is not None and is_claimed(order, to) and destination(other) != to:
        rival = claimant(order.before, order.seat, to)
        if rival is not None:
            yield LeavesTo(order.before.galaxy.name(to), rival.seat)
    if isinstance(other.action, Research) and isinstance(order.action, Research):
        yield from _counting(other, other.action, order.action)


def _figures(other: Weighed, order: Weighed, *, is_for: bool) -> Iterator[Sayable]:
    """What a turn brings, and what is left in the treasury."""
    for figure, unit in EACH_TURN.items():
        difference = figure(other.after, other.seat) - figure(order.after, order.seat)
        if difference and (difference > 0) is is_for:
            counted = Counted(abs(difference), unit)
            yield MoreEachTurn(counted) if is_for else LessEachTurn(counted)
    dearer = order.empires[1].credits - other.empires[1].credits
    if dearer and (dearer < 0) is is_for:
        yield (Cheaper if is_for else Dearer)(abs(dearer))


def _counting(given: Weighed, other: Research, order: Research) -> Iterator[Sayable]:
    """What the next technology of another row counts and still costs, where that is a worse bargain."""
    (level, missing), (own_level, own_missing) = (_bargain(given, each.branch) for each in (other, order))
    if level * own_missing < own_level * missing:
        yield CountsLess(level, missing, own_level, own_missing)


def _bargain(given: Weighed, row: str) -> tuple[int, int]:
    """The level of the next technology of a row, and the points that it lacks."""
    empire = given.before.empires[given.seat]
    technology = empire.next_in(row)
    if technology is None:
        return 0, 1
    return technology.level, sum(technology.squares[empire.squares.get(row, 0) :])

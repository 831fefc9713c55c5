"""How another order compares with the one that is judged: what it has for it, and what it would lose."""

from collections.abc import Iterator

from stellarch.core import Fact, Message, Phrase, Sayable, Seat
from stellarch.core.grammar import Counted, Noun
from stellarch.games.space_wars.chapters.extraction import stock
from stellarch.games.space_wars.chapters.general import End
from stellarch.games.space_wars.chapters.loading import Load, Unload
from stellarch.games.space_wars.chapters.movement import Move
from stellarch.games.space_wars.chapters.research import Research
from stellarch.games.space_wars.geometry import distance
from stellarch.games.space_wars.nouns import Piece, Place, TileKind, room_for
from stellarch.games.space_wars.remarks.counting import EACH_TURN
from stellarch.games.space_wars.remarks.fleets import claimant, destination, is_claimed, travellers
from stellarch.games.space_wars.remarks.weighed import Weighed
from stellarch.games.space_wars.state.matters import Building, Extracting


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


class MoreInStock(Message, frozen=True):
    more: Counted


class LessInStock(Message, frozen=True):
    less: Counted


class StaysIdle(Message, frozen=True):
    craft: Piece


class TakesAway(Message, frozen=True):
    craft: Piece
    at: Place


class LeavesBehind(Message, frozen=True):
    craft: Piece


class KeepsAboard(Message, frozen=True):
    craft: Piece


class IsFarther(Message, frozen=True):
    sectors: int
    own: int


class Misses(Phrase):
    """What is not done by who orders nothing, by what is asked."""

    AGENDA = 1
    BALLOTING = 2
    CHAIRING = 3
    DECLARING = 4
    ANSWERING = 5
    RESEARCHING = 6
    REPAIRING = 7


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
    yield from _left_undone(other, order)
    to = destination(order)
    if to is not None and is_claimed(order, to) and destination(other) != to:
        rival = claimant(order.before, order.seat, to)
        if rival is not None:
            yield LeavesTo(order.before.galaxy.name(to), rival.seat)
    if isinstance(other.action, Research) and isinstance(order.action, Research):
        yield from _counting(other, other.action, order.action)


def _left_undone(other: Weighed, order: Weighed) -> Iterator[Sayable]:
    """What it costs to order nothing, or to go on where nothing was left to be done."""
    matter = type(order.state.matter).__name__.upper()
    if not other.orders and order.orders and matter in Misses.__members__:
        yield Misses[matter]
    if isinstance(other.action, End) and isinstance(order.action, Move):
        yield StaysIdle(order.action.craft[0])
    elif isinstance(other.action, End) and isinstance(order.action, Load | Unload):
        yield (LeavesBehind if isinstance(order.action, Load) else KeepsAboard)(order.action.carrier)
    elif isinstance(order.action, End) and isinstance(other.action, Move):
        name = other.action.craft[0]
        yield TakesAway(name, other.before.galaxy.name(other.before.fleets[name].at))
    elif isinstance(order.action, Move) and isinstance(other.action, Move):
        sectors, own = _way(other), _way(order)
        if sectors > own:
            yield IsFarther(sectors, own)


def _way(given: Weighed) -> int:
    """How far a move goes."""
    to, craft = destination(given), travellers(given.orders[0])
    return 0 if to is None else distance(given.before.fleets[craft[0]].at, to)


def _figures(other: Weighed, order: Weighed, *, is_for: bool) -> Iterator[Sayable]:
    """What a turn brings, and what is left in the treasury."""
    for figure, unit in EACH_TURN.items():
        difference = figure(other.after, other.seat) - figure(order.after, order.seat)
        if difference and (difference > 0) is is_for:
            counted = Counted(abs(difference), unit)
            yield MoreEachTurn(counted) if is_for else LessEachTurn(counted)
    is_of_works = isinstance(order.state.matter, Building | Extracting)
    stored = is_of_works and sum(stock(other.after, other.seat)) - sum(stock(order.after, order.seat))
    if stored and (stored > 0) is is_for:
        counted = Counted(abs(stored), Noun("-material"))
        yield MoreInStock(counted) if is_for else LessInStock(counted)
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

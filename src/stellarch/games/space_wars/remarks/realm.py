"""SW-3, SW-8, SW-15, SW-16: what is said of technologies, extraction, works, natives and repair."""

from collections.abc import Callable, Iterator, Mapping

from stellarch.core import Message
from stellarch.games.space_wars.chapters.academy import Clone, Drill, Forge, Train
from stellarch.games.space_wars.chapters.bases import BuildGate, UpgradeBase
from stellarch.games.space_wars.chapters.building import Build, city_capacity
from stellarch.games.space_wars.chapters.extraction import Extract, Recycle, Refine, stock
from stellarch.games.space_wars.chapters.laws import Plan as IndustrialPlan
from stellarch.games.space_wars.chapters.opening import ChooseTechnologies
from stellarch.games.space_wars.chapters.people import Abuse, Convert
from stellarch.games.space_wars.chapters.repair import Repair
from stellarch.games.space_wars.chapters.research import Research
from stellarch.games.space_wars.chapters.shipyards import Commission
from stellarch.games.space_wars.nouns import Piece, Place, Resource, Technology
from stellarch.games.space_wars.remarks.counting import Change, changes
from stellarch.games.space_wars.remarks.technologies import effect
from stellarch.games.space_wars.remarks.weighed import Weighed
from stellarch.games.space_wars.state import State, Tokens
from stellarch.games.space_wars.state.matters import Building, Extracting, Repairing, Researching
from stellarch.games.space_wars.state.sectors import System
from stellarch.games.space_wars.tables.combat import CONVERSION
from stellarch.games.space_wars.tables.technologies import TECHNOLOGIES

_CONVERTING = "native_slave_conversion"
_MOST_EFFECTS = 2


# Technologies


class Learns(Message, frozen=True):
    """With the value that wins, where that is how the game is won."""

    technologies: tuple[Technology, ...]
    then: int
    now: int
    needed: int | None


class Lacks(Message, frozen=True):
    technology: Technology
    points: int


def choosing(given: Weighed) -> Iterator[Message]:
    """What each of the three does from the start."""
    (order,) = given.of_kind(ChooseTechnologies)
    assert isinstance(order, ChooseTechnologies)
    for technology in (order.level3, *order.level2):
        if said := effect(given.before, given.seat, technology):
            yield said


def researching(given: Weighed) -> Iterator[Message]:
    """What is learned, what it does, and how far the rest has come."""
    then, now = given.empires
    learned = sorted(now.known - then.known, key=lambda technology: -TECHNOLOGIES[technology].level)
    if learned:
        yield _learned(given, learned)
    rows = dict.fromkeys(order.branch for order in given.orders if isinstance(order, Research))
    begun = [technology.id for row in rows if row in now.squares and (technology := now.next_in(row)) is not None]
    told = [said for technology in (*learned, *begun) if (said := effect(given.before, given.seat, technology))]
    yield from told[:_MOST_EFFECTS]
    for nearly in begun[:1]:
        sheet = TECHNOLOGIES[nearly]
        missing = sum(sheet.squares[now.squares[sheet.branch] :])
        yield Lacks(nearly, missing)


def _learned(given: Weighed, learned: list[str]) -> Learns:
    then, now = given.empires
    options = given.before.options
    needed = options.victory_value if options.victory == "short" else None
    return Learns(tuple(learned), then.value, now.value, needed)


# Works


class TurnThen(Message, frozen=True):
    changes: tuple[Change, ...]


class FleetCounts(Message, frozen=True):
    craft: int
    then: int


class PaidFor(Message, frozen=True):
    """What works cost; nothing where the treasury and the stocks stay as they are."""

    cost: int
    had: int
    materials: int


class Keeps(Message, frozen=True):
    credits: int


class Converts(Message, frozen=True):
    """The faces of the die."""

    wins: int
    loses: int


class NewCity(Message, frozen=True):
    credits: int


class CitiesFull(Message, frozen=True):
    system: Place
    cities: int
    most: int


def building(given: Weighed) -> Iterator[Message]:
    """What a turn brings when all is built, and what it costs."""
    gains = tuple(changes(given.before, given.after, given.seat))
    if gains:
        yield TurnThen(gains)
    craft = [len(state.fleets.of(given.seat)) for state in (given.before, given.after)]
    if craft[0] != craft[1]:
        yield FleetCounts(craft[1], craft[0])
    yield _paid(given)


def _paid(given: Weighed) -> PaidFor | Keeps:
    then, now = given.empires
    spent = max(0, sum(stock(given.before, given.seat)) - sum(stock(given.after, given.seat)))
    if not spent and then.credits == now.credits:
        return Keeps(then.credits)
    return PaidFor(then.credits - now.credits, then.credits, spent)


def converting(given: Weighed) -> Iterator[Message]:
    """The odds of a native, and what a city would bring."""
    order = given.orders[0]
    assert isinstance(order, Convert)
    at = given.before.galaxy.find(order.system)
    assert at is not None
    system = given.before.sectors.system(at)
    if order.how == "enslave":
        most = city_capacity(given.before, given.seat, at)
        yield CitiesFull(order.system, system.levels.city, most)
        return
    faces = CONVERSION.with_tech if given.empires[0].knows(_CONVERTING) else CONVERSION.without_tech
    yield Converts(faces.count("city"), faces.count("lost"))
    yield NewCity(credits_of_a_city(system))


def credits_of_a_city(system: System) -> int:
    """What one more brings each turn (SW-8.1.1)."""
    return 2 if "business_center" in system.singles else 1


# Extraction


class StockOf(Message, frozen=True):
    resource: Resource
    count: int


class Makes(Message, frozen=True):
    tokens: tuple[StockOf, ...]
    cost: int
    left: int


class InStock(Message, frozen=True):
    tokens: tuple[StockOf, ...]


class InStockNow(Message, frozen=True):
    tokens: tuple[StockOf, ...]


def extracting(given: Weighed) -> Iterator[Message]:
    then, now = given.empires
    before, after = (stock(state, given.seat) for state in (given.before, given.after))
    made = Tokens(*(max(0, more - less) for more, less in zip(after, before, strict=True)))
    cost = then.credits - now.credits
    if any(made):
        yield Makes(tokens(made), cost, now.credits)
    else:
        yield Keeps(now.credits)
    if any(after):
        yield InStock(tokens(after))


def tokens(counted: Tokens) -> tuple[StockOf, ...]:
    """3 chemical material and 2 electronic material, by their names."""
    return tuple(StockOf(kind, count) for kind, count in counted._asdict().items() if count)


def industrial_plan(given: Weighed) -> Iterator[Message]:
    yield InStockNow(tokens(stock(given.before, given.seat)))


# Repair


class Mends(Message, frozen=True):
    damage: int
    cost: int
    left: int


class StaysDamaged(Message, frozen=True):
    craft: Piece
    damage: int


def repairing(given: Weighed) -> Iterator[Message]:
    then, now = given.empires
    mended = _damage(given.before, given) - _damage(given.after, given)
    if mended:
        yield Mends(mended, then.credits - now.credits, now.credits)
    left = {craft: given.after.fleets[craft].damage for craft in given.after.fleets.of(given.seat)}
    worst = max(left, key=lambda craft: left[craft], default=None)
    if worst is not None and left[worst]:
        yield StaysDamaged(worst, left[worst])


def _damage(state: State, given: Weighed) -> int:
    return sum(state.fleets[craft].damage for craft in state.fleets.of(given.seat))


_WORKS = (
    Build,
    Commission,
    Train,
    Drill,
    Clone,
    Forge,
    Abuse,
    UpgradeBase,
    BuildGate,
)
TELLERS: Mapping[type, Callable[[Weighed], Iterator[Message]]] = {
    ChooseTechnologies: choosing,
    Research: researching,
    Researching: researching,
    **dict.fromkeys((*_WORKS, Building), building),
    Convert: converting,
    **dict.fromkeys((Extract, Refine, Recycle, Extracting), extracting),
    IndustrialPlan: industrial_plan,
    Repair: repairing,
    Repairing: repairing,
}
"""By the kind of order; an empty form goes by the matter it answers."""

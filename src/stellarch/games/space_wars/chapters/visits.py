"""SW-5.3.21 to SW-5.3.25: visits to anomalies, artifacts and the Guild of Traders, and trade with it."""

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from stellarch.core import Amount, Fact, Message, Pick, Refusal, Seat, Template, said
from stellarch.core.grammar import Counted, Noun
from stellarch.games.space_wars.chapter import Bar, Course, Doing, Order, State, SwEvent, bar, require
from stellarch.games.space_wars.chapters import effects
from stellarch.games.space_wars.chapters.losses import capacity
from stellarch.games.space_wars.chapters.movement import bars_commanding
from stellarch.games.space_wars.chapters.transfers import SURFACE, bars_serving, weapons_at, with_weapons
from stellarch.games.space_wars.geometry import At
from stellarch.games.space_wars.nouns import Anything, EventKind, Piece, Place, Resource, gains, noun
from stellarch.games.space_wars.rules.cargo import aboard, changed_hold
from stellarch.games.space_wars.rules.counters import special_weapons_left
from stellarch.games.space_wars.rules.headings import Heading
from stellarch.games.space_wars.rules.versions import bars_new_help
from stellarch.games.space_wars.state import Happening
from stellarch.games.space_wars.tables.combat import SPECIAL_WEAPON_USE
from stellarch.games.space_wars.tables.ground import RESOURCES
from stellarch.games.space_wars.tables.happenings import ANOMALY, ARTIFACT, GILDA

if TYPE_CHECKING:
    from stellarch.games.space_wars.view import SwView

# Orders


class OrderVisit(Message, frozen=True):
    event: int
    kind: EventKind | None
    """Unknown where the event is no longer in play."""
    unit: Piece
    special: bool


class Visit(Order, frozen=True):
    """A craft or officer visits an anomaly, an artifact or the Guild of Traders (SW-D.27)."""

    word = "visit"

    event: int
    unit: str
    special: bool = False
    """Whether a special weapon that is with the visitor is spent on the roll (SW-29.7)."""

    def in_words(self, view: "SwView") -> OrderVisit:
        found = view.happenings.find(self.event)
        return OrderVisit(self.event, None if found is None else found.kind, self.unit, self.special)


class Trade(Order, frozen=True):
    """A freighter buys from the Guild of Traders or, with an amount below zero, sells (SW-D.28)."""

    word = "trade"

    freight: Piece
    resource: Resource
    amount: int

    @Fact
    def is_sale(self) -> bool:
        return self.amount < 0

    @Fact
    def tokens(self) -> Counted:
        return Counted(abs(self.amount), noun("resource", self.resource))


# Events


class Visited(SwEvent, frozen=True):
    """What a visit brought: research points, credits, special weapons."""

    reveals = True

    seat: Seat
    kind: EventKind
    unit: Piece
    at: Place
    die: int
    research: int = 0
    credits: int = 0
    weapons: int = 0
    modifier: int = 0
    """1 where a special weapon was spent (SW-29.7)."""

    @Fact
    def gains(self) -> tuple[Counted, ...]:
        return gains({"research_point": self.research, "credits": self.credits, "special_weapon": self.weapons})


class Traded(SwEvent, frozen=True):
    seat: Seat
    freight: Piece
    resource: Resource
    amount: int
    """Bought, or below zero sold."""
    credits: int
    """Gained, or below zero paid."""
    at: Place

    @Fact
    def is_sale(self) -> bool:
        return self.amount < 0

    @Fact
    def tokens(self) -> Counted:
        return Counted(abs(self.amount), noun("resource", self.resource))

    @Fact
    def sum(self) -> int:
        return abs(self.credits)


# Refusals


class NoSuchEvent(Refusal, frozen=True):
    rule = "SW-5.3.21"
    number: int


class NothingToVisit(Refusal, frozen=True):
    rule = "SW-5.3.21"
    event: EventKind


class NothingInPlay(Refusal, frozen=True):
    rule = "SW-5.3.21"
    events: tuple[EventKind, ...]


class NotThere(Refusal, frozen=True):
    rule = "SW-5.3.21"
    unit: Piece
    here: Place
    there: Place


class WrongVisitor(Refusal, frozen=True):
    rule = "SW-5.3.21"
    unit: Piece
    event: EventKind
    wanted: tuple[Noun, ...]


class NotTheBest(Refusal, frozen=True):
    rule = "SW-5.3.24"
    unit: Piece


class HasActed(Refusal, frozen=True):
    rule = "SW-9.1.2"
    unit: Piece


class NoGuild(Refusal, frozen=True):
    rule = "SW-5.3.22"
    here: Place


class VisitsNotAFreight(Refusal, frozen=True):
    rule = "SW-5.3.22"


class NoSuchResource(Refusal, frozen=True):
    rule = "SW-5.3.22"
    what: Anything


class NoAmount(Refusal, frozen=True):
    rule = "SW-5.3.22"


class TooDear(Refusal, frozen=True):
    rule = "SW-5.3.22"
    cost: int
    left: int


class VisitsNoRoom(Refusal, frozen=True):
    rule = "SW-5.3.22"
    unit: Piece
    room: int
    count: int


class VisitsNotSoMany(Refusal, frozen=True):
    rule = "SW-5.3.22"
    unit: Piece
    there: int
    count: int


class VisitsNoWeaponThere(Refusal, frozen=True):
    rule = "SW-17.3.2"


# Rules


GUILD, _ARTIFACT = "gilda_of_traders", "alien_artifact"
_TABLES: Mapping[str, tuple[Any, str, str]] = {
    "space_anomaly": (ANOMALY, "scientist", "scientific_starship"),
    _ARTIFACT: (ARTIFACT, "scientist", "scientific_starship"),
    GUILD: (GILDA, "consul", "consular_starship"),
}
"""What can be visited: its table, and which officers and craft are visitors."""
VISITED = tuple(_TABLES)


def visited_by(kind: str) -> tuple[str, ...]:
    """The events that an officer or a craft of a kind can visit."""
    return tuple(event for event, (_, *visitors) in _TABLES.items() if kind in visitors)


# Units: a craft or an officer that acts (SW-9.1.2)


def bars_acting(state: State, seat: Seat, unit: str) -> Bar | None:
    """Why a player cannot let a craft or officer act; None when he can."""
    is_officer = unit in state.officers
    if barred := bars_serving(state, seat, unit) if is_officer else bars_commanding(state, seat, unit):
        return barred
    has_acted = unit in state.officers.acted if is_officer else state.fleets.moves_of(unit).acted
    return bar(HasActed, unit, unit=unit) if has_acted else None


def with_acted(state: State, unit: str) -> State:
    if unit in state.officers:
        return state.changed(officers=state.officers.with_acted(unit))
    return state.changed(fleets=state.fleets.with_moves(unit, acted=True))


def sector_of(state: State, unit: str) -> At:
    return state.place_of_officer(unit) if unit in state.officers else state.fleets[unit].at


# Visits


def _column(state: State, event: Happening, unit: str) -> str | None:
    """The column of the event's table for a unit, by rank (SW-5.3.25); None where it is no visitor."""
    _, officer, craft = _TABLES[event.kind]
    if unit in state.officers:
        return f"{officer}{state.officers[unit].stars}" if state.officers[unit].kind == officer else None
    return craft if state.fleets[unit].kind == craft else None


def _rank(column: str) -> int:
    """One star, starship, two stars, from worse to better."""
    return 0 if column.endswith("1") else 2 if column.endswith("2") else 1


def _visitors(state: State, seat: Seat, event: Happening) -> list[str]:
    """A player's units in the sector that could visit the event, and have not acted."""
    craft = state.fleets.here(seat, event.at)
    officers = (officer for officer in state.officers.of(seat) if state.place_of_officer(officer) == event.at)
    able = (unit for unit in (*craft, *officers) if _column(state, event, unit) is not None)
    return [unit for unit in able if bars_acting(state, seat, unit) is None]


def bars_visit(state: State, seat: Seat, number: int, unit: str, special: bool = False) -> Bar | None:
    event = state.happenings.find(number)
    if event is None:
        return bar(NoSuchEvent, number=number)
    if event.kind not in _TABLES:
        return bar(NothingToVisit, event=event.kind)
    if barred := bars_acting(state, seat, unit):
        return barred
    here = sector_of(state, unit)
    if here != event.at:
        places = {"here": state.galaxy.name(here), "there": state.galaxy.name(event.at)}
        return bar(NotThere, unit, unit=unit, **places)
    column = _column(state, event, unit)
    if column is None:
        _, officer, craft = _TABLES[event.kind]
        wanted = (noun("officer", officer), noun("craft", craft))
        return bar(WrongVisitor, unit, unit=unit, event=event.kind, wanted=wanted)
    if event.kind == _ARTIFACT:
        best = max(_rank(_column(state, event, other) or "") for other in _visitors(state, seat, event))
        if _rank(column) < best:
            return bar(NotTheBest, unit, unit=unit)
    return bars_spending(state, unit, int(special))


def with_research(state: State, seat: Seat, source: str, points: int) -> State:
    """With this many research points more for this turn's phase (SW-15.1.3)."""
    research = state.empires[seat].this_turn.research
    return state.with_this_turn(seat, research={**research, source: research.get(source, 0) + points})


def finds(state: State, event: Happening, unit: str) -> Sequence[Any]:
    """What each side of the die brings a visitor: credits, research points, or these and special weapons."""
    column = _column(state, event, unit)
    assert column is not None, f"{unit} is no visitor of {event.kind}"
    found: Sequence[Any] = getattr(_TABLES[event.kind][0], column)
    return found


def _visit(course: Course, seat: Seat, order: Visit) -> None:
    require(bars_visit(course.state, seat, order.event, order.unit, order.special))
    event = course.state.happenings.find(order.event)
    assert event is not None
    course.go(with_spent(course.state, order.unit, int(order.special)))
    die, more = course.die(), SPECIAL_WEAPON_USE.roll_bonus * order.special
    table = finds(course.state, event, order.unit)
    found = table[min(die + more, len(table)) - 1]
    state, where = with_acted(course.state, order.unit), course.named(event.at)
    if event.kind == GUILD:
        gained = {"credits": found}
        state = state.paid(seat, found)
    elif event.kind == _ARTIFACT:
        points, weapons = found
        weapons = min(weapons, special_weapons_left(state, seat))  # SW-1.2.10
        state = with_weapons(
            with_research(state, seat, "artifacts", points), event.at, keeper(state, order.unit), weapons
        )
        gained = {"research": points, "weapons": weapons}
    else:
        state, gained = with_research(state, seat, "anomalies", found), {"research": found}
    course.go(state, Visited(seat, event.kind, order.unit, where, die, modifier=more, **gained))
    if event.kind == _ARTIFACT:
        effects.spend(course, event, event.at)


def keeper(state: State, unit: str) -> str:
    """Where the special weapons of a unit are kept: with its craft, or on the surface (SW-17.3.1)."""
    if unit not in state.officers:
        return unit
    place = state.officers[unit].place
    return place if isinstance(place, str) else SURFACE


def weapons_with(state: State, unit: str) -> int:
    """The special weapons that a unit could spend."""
    return weapons_at(state, sector_of(state, unit), keeper(state, unit))


def bars_spending(state: State, unit: str, count: int) -> Bar | None:
    """Why a unit cannot spend this many special weapons on its rolls (SW-29.7); None when it can."""
    if not count:
        return None
    is_armed = weapons_with(state, unit) >= count
    return bars_new_help(state, unit) or (None if is_armed else bar(VisitsNoWeaponThere, unit))


def with_spent(state: State, unit: str, count: int) -> State:
    return with_weapons(state, sector_of(state, unit), keeper(state, unit), -count) if count else state


# Trade


def bars_trading(state: State, seat: Seat, freight: str) -> Bar | None:
    """Why a craft cannot trade with the Guild at all; None when it can."""
    if barred := bars_commanding(state, seat, freight):
        return barred
    craft = state.fleets[freight]
    if craft.kind != "freight":
        return bar(VisitsNotAFreight, freight)
    if not state.happenings.is_at(GUILD, craft.at):
        return bar(NoGuild, freight, here=state.galaxy.name(craft.at))
    return None


def bars_trade(state: State, seat: Seat, order: Trade) -> Bar | None:
    if barred := bars_trading(state, seat, order.freight):
        return barred
    if order.resource not in RESOURCES:
        return bar(NoSuchResource, order.resource, what=order.resource)
    if not order.amount:
        return bar(NoAmount)
    craft = state.fleets[order.freight]
    cost, left = order.amount * RESOURCES[order.resource].gilda_price, state.empires[seat].credits
    if cost > left:
        return bar(TooDear, cost=cost, left=left)
    room, there = capacity(craft) - craft.load, aboard(craft, order.resource)
    if order.amount > room:
        return bar(VisitsNoRoom, order.freight, unit=order.freight, room=room, count=order.amount)
    if -order.amount > there:
        return bar(VisitsNotSoMany, order.freight, unit=order.freight, there=there, count=-order.amount)
    return None


def _trade(course: Course, seat: Seat, order: Trade) -> None:
    require(bars_trade(course.state, seat, order))
    state, craft = course.state, course.state.fleets[order.freight]
    paid = -order.amount * RESOURCES[order.resource].gilda_price
    fleets = state.fleets.with_craft(order.freight, **changed_hold(craft, order.resource, order.amount))
    traded = Traded(seat, order.freight, order.resource, order.amount, paid, course.named(craft.at))
    course.go(state.changed(fleets=fleets).paid(seat, paid), traded)


# Choices


def visits(state: State, seat: Seat) -> Iterator[Visit]:
    """All that a player's units can make now, which they do unless told otherwise (SW-D.27)."""
    for event in state.happenings.events:
        if event.kind in _TABLES:
            for unit in _visitors(state, seat, event):
                if bars_visit(state, seat, event.number, unit) is None:
                    yield Visit(event.number, unit)


def _choices(state: State, seat: Seat) -> Iterator[Visit | Trade | Template]:
    for visit in visits(state, seat):
        yield visit
        if bars_visit(state, seat, visit.event, visit.unit, special=True) is None:
            yield Visit(visit.event, visit.unit, special=True)
    for event in state.happenings.events:
        if event.kind == GUILD:
            for freight in state.fleets.here(seat, event.at):
                if bars_trading(state, seat, freight) is None:
                    yield from _trades(state, seat, freight)


def _trades(state: State, seat: Seat, freight: str) -> Iterator[Trade | Template]:
    """One of a resource bought or sold; more by a template."""
    singles = (Trade(freight, resource, amount) for resource in RESOURCES for amount in (1, -1))
    able = [trade for trade in singles if bars_trade(state, seat, trade) is None]
    yield from able
    most = capacity(state.fleets[freight])
    if able and most > 1:
        resources = Pick(tuple(dict.fromkeys(trade.resource for trade in able)))
        yield Template(
            "trade", said(Heading.TRADE), {"resource": resources, "amount": Amount(-most, most)}, {"freight": freight}
        )


VISITING = Doing(_choices, {Visit: _visit, Trade: _trade}, usual=visits)

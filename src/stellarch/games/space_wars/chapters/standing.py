"""SW-23.3.8: standing orders are given at any time, and nobody else sees them.

What they bring stands with the phases: each fills in its form from them (`Together.usual`).
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from typing import TYPE_CHECKING, Any, Union, get_args

from msgspec.structs import replace

from stellarch.core import (
    Amount,
    Blank,
    Event,
    Later,
    Message,
    Orders,
    Pick,
    Refusal,
    Seat,
    Several,
    Template,
    Text,
    said,
)
from stellarch.games.space_wars.chapter import Carry, Course, Order, OwnEvent, Secret, State
from stellarch.games.space_wars.chapters.bases import BuildGate, UpgradeBase
from stellarch.games.space_wars.chapters.building import Build
from stellarch.games.space_wars.chapters.movement import bars_commanding
from stellarch.games.space_wars.chapters.offers import OfferMade
from stellarch.games.space_wars.chapters.research import TechnologyLearned
from stellarch.games.space_wars.chapters.routes import NoRoute
from stellarch.games.space_wars.chapters.shipyards import Commission
from stellarch.games.space_wars.chapters.treaties import TreatyBroken
from stellarch.games.space_wars.chapters.war import WarDeclared
from stellarch.games.space_wars.geometry import At
from stellarch.games.space_wars.labels import NameOf, PlaceName, TitleOf, label, piece_label
from stellarch.games.space_wars.notation import read_order
from stellarch.games.space_wars.nouns import Anything, Card, Piece, Place, Resource, Technology, Treaty, noun
from stellarch.games.space_wars.rules.control import managed_systems
from stellarch.games.space_wars.rules.labels import FieldLabel, OrderLabel, WakeLabel
from stellarch.games.space_wars.state.empires import Posture, Route, Wake
from stellarch.games.space_wars.state.politics import Ballot
from stellarch.games.space_wars.tables.craft import CRAFT
from stellarch.games.space_wars.tables.ground import RESOURCES
from stellarch.games.space_wars.tables.politics import LAWS, PROTOCOLS, TREATIES
from stellarch.games.space_wars.tables.structures import STRUCTURES
from stellarch.games.space_wars.tables.technologies import TECHNOLOGIES
from stellarch.games.space_wars.things import BALLOTS

if TYPE_CHECKING:
    from stellarch.games.space_wars.view import SwView

# Orders


Work = Union[Build, Commission, UpgradeBase, BuildGate]  # noqa: UP007 - read by msgspec
"""What can be wished for in construction."""


class Extracting(Secret, frozen=True):
    """Whether workshops make what they can, where nothing else is said (SW-D.16)."""

    word = "extracting"

    all: bool


class WishTechnologies(Secret, frozen=True):
    """The technologies to be researched, the most wanted first (SW-D.57)."""

    word = "wish_technologies"

    technologies: tuple[Technology, ...]


class OrderWishWorks(Message, frozen=True):
    orders: tuple[Any, ...]


class WishWorks(Secret, frozen=True):
    """What is to be built as soon as it can be paid for, the most wanted first (SW-D.58, SW-D.59)."""

    word = "wish_works"

    orders: tuple[Work, ...]

    def __str__(self) -> str:
        return f"{self.word}:{','.join(map(str, self.orders))}"

    @classmethod
    def read(cls, parts: str | None) -> "WishWorks":
        return cls(tuple(read_order(part, get_args(Work)) for part in (parts or "").split(",") if part))  # type: ignore[misc]

    def in_words(self, view: "SwView") -> OrderWishWorks:
        return OrderWishWorks(tuple(order.in_words(view) for order in self.orders))


class SetRoute(Secret, frozen=True):
    """A freighter goes to and fro: it loads these resources at one system and puts them down at another (SW-24.2.5)."""

    word = "set_route"

    craft: Piece
    cargo: tuple[Resource, ...]
    origin: Place
    to: Place


class DropRoute(Secret, frozen=True):
    """A freighter has no route any more."""

    word = "drop_route"

    craft: Piece


class AcceptTreaties(Secret, frozen=True):
    """The treaties that are accepted when this player offers them (SW-D.4)."""

    word = "accept_treaties"

    player: Seat
    treaties: tuple[Treaty, ...]


class VoteOn(Secret, frozen=True):
    """How one votes on a law or a protocol of anybody, and the other way on the repeal of that law; on all
    else one abstains (SW-D.9)."""

    word = "vote_on"

    card: Card
    value: Ballot


class PassUntil(Secret, frozen=True):
    """Be asked for nothing before a turn begins, or something happens."""

    word = "pass_until"

    turn: int
    wakes: tuple[Wake, ...] = ("offer", "treaty", "war")


class SetPosture(Secret, frozen=True):
    """How boldly one's craft and legions act by themselves (SW-24.3.8), and how many legions stay in a
    system that was won (SW-D.53)."""

    word = "set_posture"

    posture: Posture
    garrison: int | None = None
    lets_pass: tuple[str, ...] = ()
    """Sectors in which nobody is intercepted."""


# Events


class StandingOrdersSet(OwnEvent, frozen=True):
    """A player has changed what is done for him (SW-23.3.8)."""


class PassingEnded(OwnEvent, frozen=True):
    """What a player waited for has happened: he is asked again."""

    why: Wake


# Refusals


class StandingNoSuchTechnology(Refusal, frozen=True):
    rule = "SW-23.3.8"
    technology: Anything


class StandingNoSuchTreaty(Refusal, frozen=True):
    rule = "SW-23.3.8"
    treaty: Anything


class NoSuchCard(Refusal, frozen=True):
    rule = "SW-23.3.8"
    card: Anything


class StandingNoSuchPlayer(Refusal, frozen=True):
    rule = "SW-23.3.8"


class StandingNoSuchSector(Refusal, frozen=True):
    rule = "SW-23.3.8"
    sector: Anything


class StandingNotAFreight(Refusal, frozen=True):
    rule = "SW-24.2.5"


class NotTwoSystems(Refusal, frozen=True):
    rule = "SW-24.2.5"


class NoCargo(Refusal, frozen=True):
    rule = "SW-24.2.5"


class TurnPast(Refusal, frozen=True):
    rule = "SW-23.3.8"
    most: int


class TooManyLegions(Refusal, frozen=True):
    rule = "SW-23.3.8"
    most: int


class TooManyWishes(Refusal, frozen=True):
    rule = "SW-23.3.8"
    most: int


# Rules


MOST_WISHES = 60
MOST_TURNS = 20
"""How long one may pass, at most."""
MOST_LEGIONS = 20
_FREIGHT = "freight"


def _change(course: Course, seat: Seat, **changes: Any) -> None:
    standing = replace(course.state.empires[seat].standing, **changes)
    course.go(course.state.with_empire(seat, standing=standing), StandingOrdersSet(seat))


def _extracting(course: Course, seat: Seat, order: Extracting) -> None:
    _change(course, seat, extracts=order.all)


def _wish_technologies(course: Course, seat: Seat, order: WishTechnologies) -> None:
    for technology in order.technologies:
        if technology not in TECHNOLOGIES:
            raise StandingNoSuchTechnology(technology=technology).illegal(technology)
    _change(course, seat, research=tuple(dict.fromkeys(order.technologies)))


def _wish_works(course: Course, seat: Seat, order: WishWorks) -> None:
    """Whether they can be built shows when their turn comes: a planet may be flagged by then."""
    if len(order.orders) > MOST_WISHES:
        raise TooManyWishes(most=MOST_WISHES).illegal()
    _change(course, seat, works=order.orders)


def fulfil(course: Course, seat: Seat, order: Order) -> None:
    """A wish that was carried out is gone; one that was made twice is left once."""
    standing = course.state.empires[seat].standing
    if order in standing.works:
        place = standing.works.index(order)
        left = standing.works[:place] + standing.works[place + 1 :]
        course.go(course.state.with_empire(seat, standing=replace(standing, works=left)))


def _set_route(course: Course, seat: Seat, order: SetRoute) -> None:
    state = course.state
    if bars_commanding(state, seat, order.craft) or state.fleets[order.craft].kind != _FREIGHT:
        raise StandingNotAFreight().illegal(order.craft)
    origin, to = _sector(state, order.origin), _sector(state, order.to)
    if origin == to:
        raise NotTwoSystems().illegal(order.origin)
    if not order.cargo or not set(order.cargo) <= set(RESOURCES):
        raise NoCargo().illegal(order.craft)
    routes = {**state.empires[seat].standing.routes, order.craft: Route(order.cargo, origin, to)}
    _change(course, seat, routes=dict(sorted(routes.items())))


def _sector(state: State, named: str) -> At:
    at = state.galaxy.find(named)
    if at is None:
        raise StandingNoSuchSector(sector=named).illegal(named)
    return at


def _drop_route(course: Course, seat: Seat, order: DropRoute) -> None:
    routes = course.state.empires[seat].standing.routes
    if order.craft not in routes:
        raise NoRoute(craft=order.craft).illegal(order.craft)
    _change(course, seat, routes={craft: route for craft, route in routes.items() if craft != order.craft})


def _accept_treaties(course: Course, seat: Seat, order: AcceptTreaties) -> None:
    if order.player == seat or order.player not in course.state.living:
        raise StandingNoSuchPlayer().illegal()
    for treaty in order.treaties:
        if treaty not in TREATIES:
            raise StandingNoSuchTreaty(treaty=treaty).illegal(treaty)
    accepts = {**course.state.empires[seat].standing.accepts, order.player: order.treaties}
    _change(course, seat, accepts={other: kinds for other, kinds in sorted(accepts.items()) if kinds})


def _vote_on(course: Course, seat: Seat, order: VoteOn) -> None:
    if order.card not in (*LAWS, *PROTOCOLS):
        raise NoSuchCard(card=order.card).illegal(order.card)
    ballots = {**course.state.empires[seat].standing.ballots, order.card: order.value}
    _change(course, seat, ballots={card: value for card, value in sorted(ballots.items()) if value != "abstain"})


def _set_posture(course: Course, seat: Seat, order: SetPosture) -> None:
    if order.garrison is not None and not 0 <= order.garrison <= MOST_LEGIONS:
        raise TooManyLegions(most=MOST_LEGIONS).illegal()
    lets_pass = tuple(_sector(course.state, sector) for sector in dict.fromkeys(order.lets_pass))
    _change(course, seat, posture=order.posture, garrison=order.garrison, lets_pass=lets_pass)


# Passing


def _pass_until(course: Course, seat: Seat, order: PassUntil) -> None:
    if not course.state.turn < order.turn <= course.state.turn + MOST_TURNS:
        raise TurnPast(most=MOST_TURNS).illegal()
    _change(course, seat, passes_until=order.turn, wakes=order.wakes)


def is_passing(state: State, seat: Seat) -> bool:
    return state.turn < state.empires[seat].standing.passes_until


def _told_offer(event: OfferMade) -> tuple[Seat, ...]:
    return (event.to,)


def _told_break(event: TreatyBroken) -> tuple[Seat, ...]:
    return (event.partner,)


def _told_war(event: WarDeclared) -> tuple[Seat, ...]:
    return event.targets


def _told_technology(event: TechnologyLearned) -> tuple[Seat, ...]:
    return (event.seat,)


_WAKES: Mapping[type[Event], tuple[Wake, Callable[[Any], tuple[Seat, ...]]]] = {
    OfferMade: ("offer", _told_offer),
    TreatyBroken: ("treaty", _told_break),
    WarDeclared: ("war", _told_war),
    TechnologyLearned: ("technology", _told_technology),
}


def wake(course: Course) -> None:
    """A player who passes until something happens is asked again when it has happened."""
    passing = [seat for seat in course.state.living if is_passing(course.state, seat)]
    if not passing:
        return
    happened = {
        (_WAKES[type(event)][0], seat)
        for event in course.events
        if type(event) in _WAKES
        for seat in _WAKES[type(event)][1](event)
    }
    for seat in passing:
        why = next((wakes for wakes in course.state.empires[seat].standing.wakes if (wakes, seat) in happened), None)
        if why is not None:
            standing = replace(course.state.empires[seat].standing, passes_until=0, wakes=())
            course.go(course.state.with_empire(seat, standing=standing), PassingEnded(seat, why))


ORDERS: Mapping[type, Carry] = {
    Extracting: _extracting,
    WishTechnologies: _wish_technologies,
    WishWorks: _wish_works,
    SetRoute: _set_route,
    DropRoute: _drop_route,
    AcceptTreaties: _accept_treaties,
    VoteOn: _vote_on,
    PassUntil: _pass_until,
    SetPosture: _set_posture,
}


# To be filled in


def choices(state: State, seat: Seat) -> Iterator[Extracting | DropRoute | Template]:
    """The standing orders that a player may give now."""
    standing = state.empires[seat].standing
    yield Extracting(not standing.extracts)
    yield _technologies()
    yield _votes()
    yield _works(state, seat)
    freights = tuple(craft for craft in state.fleets.of(seat) if state.fleets[craft].kind == _FREIGHT)
    if freights:
        yield _routes(state, freights)
    yield from (DropRoute(craft) for craft in standing.routes)
    others = tuple(int(other) for other in state.living if other != seat)
    treaties = Several(tuple(TREATIES), called=_called("treaty", TREATIES), label=said(FieldLabel.TREATIES))
    player = Pick(others, seats=True, label=said(FieldLabel.FROM))
    yield Template("accept_treaties", _ACCEPT, {"player": player, "treaties": treaties})
    turns = Amount(state.turn + 1, state.turn + MOST_TURNS, label=said(FieldLabel.TURN))
    yield Template("pass_until", _PASS, {"turn": turns, "wakes": Several(tuple(_WAKING), called=_WAKING, label=_OR)})
    garrison = Amount(0, MOST_LEGIONS, label=said(FieldLabel.GARRISON))
    yield Template("set_posture", _POSTURE, {"posture": _POSTURES, "garrison": garrison})


def _called(kind: str, ids: Iterable[str]) -> Mapping[str, Text]:
    return {each: label(NameOf(noun(kind, each))) for each in ids}


@cache
def _technologies() -> Template:
    label = said(OrderLabel.WISH_TECHNOLOGIES)
    return Template("wish_technologies", label, Later(_technologies_to_wish_for))


def _technologies_to_wish_for() -> dict[str, Blank]:
    called = _called("technology", TECHNOLOGIES)
    return {"technologies": Several(tuple(TECHNOLOGIES), called=called, label=said(FieldLabel.TECHNOLOGIES))}


@cache
def _votes() -> Template:
    return Template("vote_on", said(OrderLabel.VOTE_ON), Later(_votes_to_give))


def _votes_to_give() -> dict[str, Blank]:
    called = {**_called("law", LAWS), **_called("protocol", PROTOCOLS)}
    return {
        "card": Pick((*LAWS, *PROTOCOLS), called=called, label=said(FieldLabel.LAW_OR_PROTOCOL)),
        "value": Pick(tuple(BALLOTS), called=BALLOTS, label=said(FieldLabel.VALUE)),
    }


def _works(state: State, seat: Seat) -> Template:
    return Template("wish_works", _WISH_WORKS, Later(lambda: _works_to_wish_for(state, seat)))


def _works_to_wish_for(state: State, seat: Seat) -> dict[str, Blank]:
    systems = tuple(state.galaxy.name(at) for at in managed_systems(state, seat)) or (
        state.galaxy.name(state.empires[seat].home),
    )
    system = Pick(systems, called={each: label(PlaceName(each)) for each in systems}, label=said(FieldLabel.SYSTEM))
    return {"orders": Orders(_wishes(system), MOST_WISHES, label=said(FieldLabel.WISHES))}


def _wishes(system: Pick) -> tuple[Template, ...]:
    structure = Pick(tuple(STRUCTURES), called=_called("structure", STRUCTURES), label=said(FieldLabel.STRUCTURE))
    unit = Pick(tuple(CRAFT), called=_called("craft", CRAFT), label=said(FieldLabel.UNIT))
    return (
        Template("build", said(OrderLabel.BUILD), {"system": system, "structure": structure}),
        Template("commission", said(OrderLabel.COMMISSION), {"system": system, "unit": unit}),
    )


def _routes(state: State, freights: tuple[str, ...]) -> Template:
    return Template("set_route", said(OrderLabel.SET_ROUTE), Later(lambda: _routes_for(state, freights)))


def _routes_for(state: State, freights: tuple[str, ...]) -> dict[str, Blank]:
    systems = tuple(map(state.galaxy.name, state.galaxy.systems))
    called = {each: label(PlaceName(each)) for each in systems}
    craft = {each: piece_label(each) for each in freights}
    cargo = Several(tuple(RESOURCES), 1, called=_called("resource", RESOURCES), label=said(FieldLabel.CARGO))
    return {
        "craft": Pick(freights, called=craft, label=said(FieldLabel.FREIGHTER)),
        "cargo": cargo,
        "origin": Pick(systems, called=called, label=said(FieldLabel.FROM)),
        "to": Pick(systems, called=called, label=said(FieldLabel.TO)),
    }


_WISH_WORKS = said(OrderLabel.WISH_WORKS)
_ACCEPT = said(OrderLabel.ACCEPT_TREATIES)
_PASS = said(OrderLabel.PASS_UNTIL)
_POSTURE = said(OrderLabel.SET_POSTURE)
_OR = said(FieldLabel.OR_WHEN)
_WAKING: Mapping[str, Text] = {wake.value: said(wake) for wake in WakeLabel}
_POSTURES = Pick(
    ("careful", "steady", "bold"),
    called={each: label(TitleOf(noun("posture", each))) for each in ("careful", "steady", "bold")},
    label=said(FieldLabel.POSTURE),
)

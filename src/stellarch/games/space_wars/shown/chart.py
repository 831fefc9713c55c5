"""What follows from a view and a page shows on its map: who controls what, supply, blockade, yields, threats."""

from collections.abc import Callable, Iterator, Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

import msgspec

from stellarch.core import Board, Seat, Text
from stellarch.games.space_wars.chapters.building import city_capacity, cost_of, workshop_capacity
from stellarch.games.space_wars.chapters.income import credits_of, from_cities, from_trade
from stellarch.games.space_wars.chapters.journeys import Journeys, journeys
from stellarch.games.space_wars.chapters.movement import points
from stellarch.games.space_wars.chapters.research import points as research_points
from stellarch.games.space_wars.chapters.routes import bars_repeating, way
from stellarch.games.space_wars.geometry import At
from stellarch.games.space_wars.rules.control import (
    blockade,
    is_blocked,
    managed_systems,
    managers,
    what_blocks,
)
from stellarch.games.space_wars.rules.filing import bars_filing
from stellarch.games.space_wars.rules.plans import as_own_sub_phase
from stellarch.games.space_wars.rules.supply import cut_off, sectors_in_supply, supply
from stellarch.games.space_wars.rules.votes import own_cities, proposals, votes
from stellarch.games.space_wars.shown.assault_board import AssaultBoard, assault_board
from stellarch.games.space_wars.shown.battle_board import BattleBoard, battle_board
from stellarch.games.space_wars.shown.dealings import Dealings, UsualOffers, dealings, usual_offers
from stellarch.games.space_wars.shown.fetching import ways_to
from stellarch.games.space_wars.shown.glossary import Explained
from stellarch.games.space_wars.shown.inspection import Inspection, inspection
from stellarch.games.space_wars.shown.officers_board import OfficersBoard, officers_board
from stellarch.games.space_wars.shown.spending import Spending, spending
from stellarch.games.space_wars.shown.turn_board import TurnBoard, turn_board
from stellarch.games.space_wars.state import State, remembered
from stellarch.games.space_wars.state.counts import strength_of
from stellarch.games.space_wars.state.matters import Building, Council, Extracting
from stellarch.games.space_wars.tables.craft import Cost
from stellarch.games.space_wars.tables.structures import STRUCTURES
from stellarch.games.space_wars.view import SwView, imagine


class World(msgspec.Struct, frozen=True, omit_defaults=True):
    """A system in somebody's hands: what it brings each turn, and how much can be built there."""

    credits: int = 0
    research: int = 0
    cities: int = 0
    """Room for levels of a city, as its manager can build there (SW-16.1.4)."""
    workshops: int = 0
    blocked: bool = False
    """It brings nothing now (SW-1.4.9)."""
    blockade: tuple[float, int] | None = None
    """Points of enemies around it, and how many are enough (SW-14.3); None where there are none."""
    costs: Mapping[str, Cost] = {}
    """What each structure, or its next level, costs in a system of one's own, while one builds (SW-16.1.2)."""


class Turning(NamedTuple):
    """What a player gets each turn, as things are."""

    cities: int
    trade: int
    research: int


class RouteShown(msgspec.Struct, frozen=True, omit_defaults=True):
    """A freighter's route: its way from where it loads to where it puts down, and what it does next."""

    way: tuple[At, ...] = ()
    """From the first sector to the last; empty where none is open."""
    turns: int = 0
    """How many turns it takes one way."""
    cannot: Explained | None = None
    """Why it does not go on in its next movement step."""


class Chart(msgspec.Struct, frozen=True, omit_defaults=True):
    managers: Mapping[At, Seat | None] = {}
    """Who controls a sector, where that is not whose flag it has (SW-1.4.3 to SW-1.4.6)."""
    worlds: Mapping[At, World] = {}
    points: Mapping[str, tuple[int, int]] = {}
    """The movement points that craft have left, and in all; those without any are not listed."""
    supplied: tuple[At, ...] = ()
    """The sectors in which one's craft are in supply (SW-9.2)."""
    sources: tuple[At, ...] = ()
    links: tuple[At, ...] = ()
    """Where bases pass supply on."""
    cut_off: tuple[str, ...] = ()
    """One's own craft that are out of supply."""
    strengths: Mapping[At, int] = {}
    """The strength of the legions on a surface, whosever they are (SW-1.2.7)."""
    threats: Mapping[At, int] = {}
    """How many warships of enemies could come to a sector with one's flag in one move, as the crow flies."""
    turning: tuple[Turning, ...] = ()
    cities: tuple[int, ...] = ()
    """The cities of each player, orbital ones too (SW-6.1.1)."""
    values: tuple[int, ...] = ()
    """The development value of each player (SW-19.2.1)."""
    journeys: tuple[Journeys, ...] = ()
    """How far one's own craft can come, while one moves or may plan one's moves."""
    routes: Mapping[str, RouteShown] = {}
    """One's own freighters that go to and fro (SW-24.2.5)."""
    votes: Mapping[Seat, int] = {}
    """The votes of those who take part in the council, while it sits (SW-6.1.1)."""
    proposals: int = 0
    """How many motions one may put to this council, those that stand on its list included (SW-6.2.1)."""


class Fetching(msgspec.Struct, frozen=True, omit_defaults=True):
    ways: Mapping[str, tuple[Text, ...]] = {}
    """How one comes by each resource, while one extracts or builds."""


def fetching(state: State, you: Seat | None) -> Fetching:
    is_wanted = you in state.living and isinstance(state.stage, Building | Extracting)
    return Fetching(ways_to(state, you)) if you is not None and is_wanted else Fetching()


class SwShown(SwView, frozen=True):
    """A view with what follows from it."""

    chart: Chart
    battle: BattleBoard | None
    assault: AssaultBoard | None
    dealings: Dealings | None


def shown(view: SwView) -> SwShown:
    parts = {field: getattr(view, field) for field in view.__struct_fields__}
    state = imagine(view, "shown")
    return SwShown(
        **parts,
        chart=charted(state, view.you),
        battle=battle_board(state, view.you),
        assault=assault_board(state, view.you),
        dealings=dealings(state, view.you),
    )


def _board(kind: type[msgspec.Struct], draw: Callable[[State, Seat | None], Any]) -> Board:
    return Board(kind, lambda view: draw(imagine(view, "shown"), view.you))


BOARDS: Mapping[str, Board] = MappingProxyType(
    {
        "usual_offers": _board(UsualOffers, usual_offers),
        "inspection": _board(Inspection, inspection),
        "staff": _board(OfficersBoard, officers_board),
        "fetching": _board(Fetching, fetching),
        "turn": _board(TurnBoard, turn_board),
        "spending": Board(Spending, spending),
    }
)


# What is the same for all who look at a position is worked out once, and anew where something of it has changed.


def _worlds(state: State, seat: Seat) -> Mapping[At, World]:
    parts = (state.empires[seat].known, *what_blocks(state))
    return remembered(state.sectors, f"worlds of {seat}", parts, lambda: _found_worlds(state, seat))


def _found_worlds(state: State, seat: Seat) -> dict[At, World]:
    return {at: _world(state, at, seat) for at in managed_systems(state, seat)}


def _points(state: State) -> Mapping[str, tuple[int, int]]:
    parts = (state.officers, *(empire.known for empire in state.empires))
    return remembered(state.fleets, "points of all", parts, lambda: _found_points(state))


def _found_points(state: State) -> dict[str, tuple[int, int]]:
    craft = (name for seat in state.seats for name in state.fleets.of(seat))
    return {name: (most - state.fleets.moves_of(name).points, most) for name in craft if (most := points(state, name))}


def _managers(state: State) -> Mapping[At, Seat | None]:
    """Who manages what somebody else owns, or nobody."""
    found = zip(state.sectors.items(), managers(state), strict=True)
    return {at: manages for (at, sector), manages in found if manages != sector.owner}


def _strengths(state: State) -> Mapping[At, int]:
    return remembered(state.sectors, "strengths", (), lambda: _found_strengths(state))


def _found_strengths(state: State) -> dict[At, int]:
    return {at: total for at in state.sectors.systems if (total := _strength(state, at))}


def _turning(state: State) -> tuple[Turning, ...]:
    """What each gets in a turn; a gift or a theft of one is seen in what another gets."""
    parts = (*what_blocks(state), state.politics, *state.empires)
    return remembered(state.sectors, "turning", parts, lambda: tuple(_turning_of(state, seat) for seat in state.seats))


def _turning_of(state: State, seat: Seat) -> Turning:
    return Turning(from_cities(state, seat), from_trade(state, seat), research_points(state, seat))


def charted(state: State, you: Seat | None) -> Chart:
    worlds = [_worlds(state, seat) for seat in state.seats]
    supplies = None if you is None else supply(state, you)
    return Chart(
        managers=_managers(state),
        worlds={at: world for each in worlds for at, world in each.items()} | _priced(state, you),
        points=_points(state),
        supplied=() if you is None else sectors_in_supply(state, you),
        sources=() if supplies is None else supplies.sources,
        links=() if supplies is None else tuple(dict.fromkeys(state.fleets[name].at for name in supplies.linked)),
        cut_off=() if you is None else cut_off(state, you),
        strengths=_strengths(state),
        threats={} if you is None else dict(_threats(state, you)),
        turning=_turning(state),
        cities=tuple(own_cities(state, seat) for seat in state.seats),
        values=tuple(empire.value for empire in state.empires),
        journeys=() if you is None else _journeys(state, you),
        routes={}
        if you is None
        else {craft: _route(state, you, craft) for craft in state.empires[you].standing.routes},
        votes=votes(state) if isinstance(state.stage, Council) else {},
        proposals=proposals(state, you) if you in state.living and isinstance(state.stage, Council) else 0,
    )


def _route(state: State, you: Seat, craft: str) -> RouteShown:
    """A craft that is gone keeps its route until the player drops it."""
    barred = bars_repeating(as_own_sub_phase(state, you), you, craft)
    cannot = None if barred is None else Explained.why_not(barred)
    if craft not in state.fleets:
        return RouteShown(cannot=cannot)
    route = state.empires[you].standing.routes[craft]
    steps = way(state, you, craft, route.origin, route.to)
    turns = -(-len(steps) // max(1, points(state, craft)))
    return RouteShown((route.origin, *steps) if steps else (), turns, cannot)


def _journeys(state: State, you: Seat) -> tuple[Journeys, ...]:
    """From where one's craft are when one moves: for a plan, where they are now."""
    can_plan = you in state.living and bars_filing(state, you, "plan") is None
    return tuple(journeys(as_own_sub_phase(state, you), you)) if can_plan else ()


def _strength(state: State, at: At) -> int:
    return sum(map(strength_of, state.sectors.system(at).legions.values()))


def _priced(state: State, you: Seat | None) -> dict[At, World]:
    """One's own worlds with what can be built there, while one builds."""
    if you is None or not isinstance(state.stage, Building):
        return {}
    mine = _worlds(state, you)
    return {at: msgspec.structs.replace(world, costs=_costs(state, at)) for at, world in mine.items()}


def _world(state: State, at: At, seat: Seat) -> World:
    blocked, system = is_blocked(state, at), state.sectors.system(at)
    against, enough = blockade(state, at)
    return World(
        credits=credits_of(system),
        research=system.laboratories,
        cities=city_capacity(state, seat, at),
        workshops=workshop_capacity(state, seat, at),
        blocked=blocked,
        blockade=(against, enough) if against else None,
    )


def _costs(state: State, at: At) -> dict[str, Cost]:
    """What may stand on a planet has no price on a star, and the other way round."""
    kinds = ("system", "star" if state.galaxy.systems[at].is_star else "planet")
    return {sheet.id: cost_of(state, at, sheet.id) for sheet in STRUCTURES.values() if sheet.where in kinds}


def _threats(state: State, you: Seat) -> Iterator[tuple[At, int]]:
    """Enemies are few, so each of their warships is looked at once."""
    if not state.politics.is_any_war:
        return
    near: dict[At, int] = {}
    own = set(state.sectors.owned_by(you))
    for name, craft in state.fleets.craft.items():
        if craft.sheet.battle and craft.sheet.group == "capital" and state.politics.are_enemies(craft.owner, you):
            for at in own.intersection(state.galaxy.board.ball(craft.at, points(state, name))):
                near[at] = near.get(at, 0) + 1
    yield from sorted(near.items())

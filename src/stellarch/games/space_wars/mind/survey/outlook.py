"""What the economy of a survey's player will come to."""

from collections.abc import Iterator
from functools import cached_property

from stellarch.core import Seat
from stellarch.games.space_wars.chapters import income, research
from stellarch.games.space_wars.chapters.building import WORKSHOPS, bars_site, city_capacity, cost_of, workshop_capacity
from stellarch.games.space_wars.chapters.extraction import MAKES
from stellarch.games.space_wars.geometry import At
from stellarch.games.space_wars.mind.forecast import (
    Agreements,
    Brings,
    Economy,
    Lot,
    Lots,
    Pairs,
    Room,
    harvest,
    shared,
)
from stellarch.games.space_wars.mind.survey.part import Part
from stellarch.games.space_wars.rules.control import open_systems
from stellarch.games.space_wars.state import State
from stellarch.games.space_wars.tables.ground import RAW
from stellarch.games.space_wars.tables.politics import Treaty
from stellarch.games.space_wars.tables.structures import STRUCTURES
from stellarch.games.space_wars.tables.technologies import ROWS

_PURSE = Economy(credits=10.0)
"""What is added to see what a credit is worth."""
_SOON = 8.0
"""What can be learned in so many turns as things stand calls for no more laboratories."""


class Outlook(Part):
    @cached_property
    def economy(self) -> Economy:
        """What one has, with what is aboard of freighters."""
        stock = self.survey.realm.stock
        return economy_of(self.state, self.seat)._replace(**{kind: float(getattr(stock, kind)) for kind in RAW})

    @property
    def has_room(self) -> bool:
        """Whether there is any laboratory that could be built: else credits wait for what is still to be learned."""
        return bool(self._room.laboratories)

    @cached_property
    def credit(self) -> float:
        """Research points that a credit more would bring by the end."""
        return (self._harvest(self.economy.after(_PURSE)) - self._harvest(self.economy)) / _PURSE.credits

    def _harvest(self, economy: Economy) -> float:
        return harvest(economy, self._room, self._agreed, max(1, round(self.survey.turns_left)))

    @cached_property
    def _room(self) -> Room:
        return room_of(self.state, self.seat)

    @cached_property
    def _agreed(self) -> Brings:
        economies = {seat: economy_of(self.state, seat) for seat in self.state.living}
        return shared(economies, agreements_of(self.state), self.seat)

    @cached_property
    def knows_enough(self) -> bool:
        """Whether all that is left to learn will soon be known, so that more research is of no use."""
        if self.state.options.victory == "short":
            return False
        return to_learn(self.state, self.seat) <= min(_SOON, self.survey.turns_left) * self.survey.realm.research


def to_learn(state: State, seat: Seat) -> int:
    """Research points that all the squares cost which a player has not bought yet."""
    empire = state.empires[seat]
    unknown = [technology for row in ROWS.values() for technology in row if technology.id not in empire.known]
    bought = sum(
        sum(technology.squares[: empire.squares.get(row, 0)])
        for row in ROWS
        if (technology := empire.next_in(row)) is not None
    )
    return sum(sum(technology.squares) for technology in unknown) - bought


# An economy in small numbers


def economy_of(state: State, seat: Seat) -> Economy:
    """What counts of an empire in managed, unblocked systems."""
    systems = open_systems(state, seat)
    levels = [state.sectors.system(at).levels for at in systems]
    stored = {kind: float(sum(getattr(state.sectors[at].tokens, kind) for at in systems)) for kind in RAW}
    makes = {
        f"makes_{MAKES[workshop]}": float(sum(getattr(each, workshop) for each in levels)) for workshop in WORKSHOPS
    }
    return Economy(
        credits=state.empires[seat].credits,
        taxes=income.from_cities(state, seat),
        population=income.population(state, seat),
        laboratories=research.laboratories(state, seat),
        **stored,
        **makes,
    )


def agreements_of(state: State) -> Agreements:
    laws = state.politics.has_law
    return Agreements(
        {seat: state.empires[seat].series("trading") for seat in state.living},
        _pairs(state, "commercial"),
        _pairs(state, "scientific"),
        laws("free_trade"),
        laws("science_charter"),
    )


def _pairs(state: State, treaty: Treaty) -> Pairs:
    return frozenset(
        frozenset((seat, partner)) for seat in state.living for partner in state.politics.partners(seat, treaty)
    )


def room_of(state: State, seat: Seat) -> Room:
    """What could still be built in an empire as it is, with what is known today."""
    sites = [at for at in open_systems(state, seat) if bars_site(state, seat, at, "") is None]
    planets = [at for at in sites if state.galaxy.systems[at].is_planet]
    mechanical, electronic, chemical = (_lots(state, seat, planets, workshop) for workshop in WORKSHOPS)
    return Room(
        _lots(state, seat, sites, "research_center"),
        _lots(state, seat, planets, "city"),
        (mechanical, electronic, chemical),
    )


def _lots(state: State, seat: Seat, sites: list[At], structure: str) -> Lots:
    return tuple(sorted(lot for at in sites for lot in _lots_at(state, seat, at, structure)))


def _lots_at(state: State, seat: Seat, at: At, structure: str) -> Iterator[Lot]:
    """A level after the other, each dearer."""
    room = min(_levels_left(state, seat, at, structure), _places_left(state, seat, at, structure))
    if room > 0:
        cost = cost_of(state, at, structure)
        for level in range(room):
            yield Lot(cost.cr + level * STRUCTURES[structure].cr_per_level, cost.m, cost.e, cost.c)


def _levels_left(state: State, seat: Seat, at: At, structure: str) -> int:
    most = min(state.galaxy.systems[at].limits.max_level, state.empires[seat].series("buildings"))
    level: int = getattr(state.sectors.system(at).levels, structure)
    return most - level


def _places_left(state: State, seat: Seat, at: At, structure: str) -> int:
    levels = state.sectors.system(at).levels
    if structure == "city":
        return city_capacity(state, seat, at) - levels.city
    if structure in WORKSHOPS:
        built: int = sum(getattr(levels, each) for each in WORKSHOPS)
        return workshop_capacity(state, seat, at) - built
    return state.galaxy.systems[at].limits.max_level

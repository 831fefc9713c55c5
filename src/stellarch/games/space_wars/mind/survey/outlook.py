"""What the economy of a survey's player will come to, and what a little more of anything is worth in that."""

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
    Room,
    brings,
    outlook,
)
from stellarch.games.space_wars.mind.survey.part import Part
from stellarch.games.space_wars.rules.control import open_systems
from stellarch.games.space_wars.state import State
from stellarch.games.space_wars.tables.ground import RAW
from stellarch.games.space_wars.tables.structures import STRUCTURES

def economy_of(state: State, seat: Seat) -> Economy:
    systems = open_systems(state, seat)
    levels = [state.sectors.system(at).levels for at in systems]
    stored = {material: sum(getattr(state.sectors[at].tokens, material) for at in systems) for material in RAW}
    makes = {
        f"makes_{MAKES[workshop]}": sum(getattr(each, workshop) for each in levels) for workshop in WORKSHOPS
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
    politics = state.politics

    def pairs(treaty: str) -> frozenset[frozenset[Seat]]:
        return frozenset(
            frozenset((seat, partner)) for seat in state.living for partner in politics.partners(seat, treaty)
        )

    return Agreements(
        {seat: state.empires[seat].series("trading") for seat in state.living},
        pairs("commercial"),
        pairs("scientific"),
        politics.has_law("free_trade"),
        politics.has_law("science_charter"),
    )


class Outlook(Part):
    @cached_property
    def _brought(self) -> Brings:
        """What agreements bring in a turn."""
        economies = {seat: economy_of(self.state, seat) for seat in self.state.living}
        mine, all_bring = economies[self.seat], brings(economies, agreements_of(self.state), self.seat)
        return Brings(all_bring.credits - int(mine.taxes), all_bring.research - int(mine.laboratories))

    def after(self, state: State) -> float:
        """The research points until the end, from the turn after a state of this one."""
        turns = max(1, round(self.survey.turns_left))
        return outlook(economy_of(state, self.seat), room_of(state, self.seat), self._brought, turns)


# Room to build in


def room_of(state: State, seat: Seat) -> Room:
    sites = [at for at in open_systems(state, seat) if bars_site(state, seat, at, "") is None]
    planets = [at for at in sites if state.galaxy.systems[at].is_planet]
    laboratories = [lot for at in sites for lot in _lots(state, at, "research_center", _levels_left(state, seat, at, "research_center"))]
    cities = [lot for at in planets for lot in _lots(state, at, "city", _city_room(state, seat, at))]
    mechanical, electronic, chemical = (
        tuple(sorted(lot for at in planets for lot in _lots(state, at, workshop, _workshop_room(state, seat, at, workshop))))
        for workshop in WORKSHOPS
    )
    return Room(tuple(sorted(laboratories)), tuple(sorted(cities)), (mechanical, electronic, chemical))


def _lots(state: State, at: At, structure: str, room: int) -> Iterator[Lot]:
    """A level after the other, each dearer."""
    if room > 0:
        cost, more = cost_of(state, at, structure), STRUCTURES[structure].cr_per_level
        yield from (Lot(cost.cr + level * more, cost.m, cost.e, cost.c, 1) for level in range(room))


def _levels_left(state: State, seat: Seat, at: At, structure: str) -> int:
    most = min(state.galaxy.systems[at].limits.max_level, state.empires[seat].series("buildings"))
    level: int = getattr(state.sectors.system(at).levels, structure)
    return most - level


def _city_room(state: State, seat: Seat, at: At) -> int:
    left = city_capacity(state, seat, at) - state.sectors.system(at).levels.city
    return min(_levels_left(state, seat, at, "city"), left)


def _workshop_room(state: State, seat: Seat, at: At, workshop: str) -> int:
    levels = state.sectors.system(at).levels
    left = workshop_capacity(state, seat, at) - sum(getattr(levels, each) for each in WORKSHOPS)
    return min(_levels_left(state, seat, at, workshop), left)

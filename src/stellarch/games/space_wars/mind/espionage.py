"""SW-17.2: what a spy would steal, and where; what foreign spies take. In research points, as in `wishes`."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from stellarch.core import Seat
from stellarch.games.space_wars.chapters.spying import attempt, officers_in
from stellarch.games.space_wars.geometry import At, distance
from stellarch.games.space_wars.rules.control import open_systems
from stellarch.games.space_wars.rules.versions import has_war
from stellarch.games.space_wars.state import Officer, State
from stellarch.games.space_wars.tables.ground import ACADEMY

if TYPE_CHECKING:
    from stellarch.games.space_wars.mind.survey import Survey

_FACES = range(1, 7)
_FREIGHTER = 9.0
"""What the craft costs that takes a spy abroad and stays there, in credits with its materials."""
_SPEED = 2
"""Sectors that it makes in a turn."""
_FAITHFUL = 1.5
"""Who holds honour so dear robs nobody with whom he has a treaty."""


class Mark(NamedTuple):
    """A system of somebody else whose laboratories a spy could rob."""

    worth: float
    """Research points a turn; what its holder loses counts for a part."""
    at: At
    holder: Seat
    laboratories: int
    chance: float
    """Of success."""
    risk: float
    """That the spy is caught."""

    def taken_in(self, turns: float) -> float:
        """What a spy takes in this many turns, as long as nobody catches him."""
        whole = max(0, int(turns))
        return self.worth * sum((1 - self.risk) ** turn for turn in range(whole))


def marks(survey: "Survey") -> list[Mark]:
    """Where a spy of one star would take most, the best first; none for who does not look so far ahead."""
    if not survey.nature.looks_ahead or not has_war(survey.state):
        return []
    found = [mark for rival in survey.rivals for mark in _of(survey, rival)]
    return sorted(found, key=lambda mark: (-mark.worth, mark.at))


def _of(survey: "Survey", holder: Seat) -> Iterator[Mark]:
    state, seat = survey.state, survey.seat
    relation = state.politics.between(seat, holder)
    has_treaty = relation.commercial or relation.scientific or relation.military not in ("none", "war")
    if state.politics.ally_of(seat) == holder or (has_treaty and survey.temper.honour >= _FAITHFUL):
        return
    hurts = 1 + 1 / len(survey.rivals)
    for at in open_systems(state, holder):
        laboratories = state.sectors.system(at).laboratories
        if laboratories:
            chance, risk = prospect(state, seat, at, holder)
            yield Mark(hurts * chance * laboratories, at, holder, laboratories, chance, risk)


def prospect(state: State, seat: Seat, at: At, holder: Seat) -> tuple[float, float]:
    """How likely a new spy is to steal in a system, and to be caught."""
    officers, spy = state.officers.with_new(Officer("spy", seat, at))
    return chances(state.changed(officers=officers), spy, holder)


def chances(state: State, spy: str, holder: Seat) -> tuple[float, float]:
    """How likely a spy is to steal where he is, and to be caught."""
    roll = attempt(state, spy, "steal_research", holder, special=False)
    return sum(map(roll.succeeds, _FACES)) / len(_FACES), sum(map(roll.is_caught, _FACES)) / len(_FACES)


def spies(state: State, seat: Seat) -> list[str]:
    return [officer for officer in state.officers.of(seat) if state.officers[officer].kind == "spy"]


def carrying(state: State, seat: Seat) -> frozenset[str]:
    """Craft with spies aboard, who have nothing else to do."""
    places = (state.officers[spy].place for spy in spies(state, seat))
    return frozenset(place for place in places if isinstance(place, str))


def worth_of_spy(survey: "Survey") -> float:
    """What one more spy would bring beyond his price, and that of his craft: those before him have the best places."""
    left = marks(survey)[len(spies(survey.state, survey.seat)) :]
    price = survey.money.points_for(ACADEMY.officer_cost + _FREIGHTER)
    return max(0.0, max((_gain(survey, mark) for mark in left), default=0.0) - price)


def _gain(survey: "Survey", mark: Mark) -> float:
    return mark.taken_in(survey.turns_left - 1 - distance(survey.realm.hub, mark.at) / _SPEED)


def robbed(survey: "Survey") -> list[At]:
    """One's own systems in which spies of others are, those with most laboratories first."""
    state = survey.state
    ally = state.politics.ally_of(survey.seat)

    def is_foreign(officer: str) -> bool:
        return state.officers[officer].kind == "spy" and state.officers[officer].owner not in (survey.seat, ally)

    found = [at for at in survey.realm.systems if any(map(is_foreign, officers_in(state, at)))]
    return sorted(found, key=lambda at: -state.sectors.system(at).laboratories)

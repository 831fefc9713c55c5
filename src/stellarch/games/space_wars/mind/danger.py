"""SW-7.4.3, SW-25.5: what legions of others could reach before a war is over, if they declared one, and where their
warships could be next."""

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from stellarch.core import Seat
from stellarch.games.space_wars.chapters.movement import points
from stellarch.games.space_wars.geometry import At, distance
from stellarch.games.space_wars.state import State
from stellarch.games.space_wars.state.counts import strength_of

if TYPE_CHECKING:
    from stellarch.games.space_wars.mind.survey import Survey


def war_lasts(state: State) -> int:
    """Turns that a war lasts, if the other wants it no longer (SW-7.4.3)."""
    return state.options.forced_peace_after


def turns_to(state: State, craft: str, here: At, at: At) -> int:
    """The turns that a craft takes from one sector to another, once there is war."""
    return -(-distance(here, at) // max(1, points(state, craft)))


def dangers(survey: "Survey") -> Mapping[At, int]:
    """The strength of the legions that somebody could land in each system of one's own within a war; those of a player
    who has a military treaty with one are no danger."""
    state, found = survey.state, dict[At, int]()
    for rival in survey.rivals:
        if state.politics.between(survey.seat, rival).military not in ("none", "war"):
            continue
        for craft in state.fleets.of(rival):
            legions = strength_of(state.fleets[craft].legions)
            if not legions or state.fleets[craft].sheet.mode != "active":
                continue
            for at in survey.realm.managed:
                if turns_to(state, craft, state.fleets[craft].at, at) <= war_lasts(state):
                    found[at] = max(found.get(at, 0), legions)
    return found


def hunted(survey: "Survey", state: State, at: At, by: Iterable[Seat]) -> float:
    """The strongest force that one of these players could send to a sector in his next turn, were there war."""
    return max((survey.forces.power(_hunters(state, seat, at)) for seat in by), default=0.0)


def _hunters(state: State, seat: Seat, at: At) -> list[str]:
    return [
        craft
        for craft in state.fleets.of(seat)
        if state.fleets[craft].sheet.battle
        and state.fleets[craft].kind != "outpost"
        and turns_to(state, craft, state.fleets[craft].at, at) <= 1
    ]

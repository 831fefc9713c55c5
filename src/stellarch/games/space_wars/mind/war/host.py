"""SW-25.5: where a game is won by conquest, forces gather before a war: transports whose legions are too few for what
is left to be taken meet near it, warships come to them, and in war all go together."""

from collections.abc import Iterator, Sequence

from stellarch.core import Seat
from stellarch.games.space_wars.chapters.movement import bars_stepping
from stellarch.games.space_wars.geometry import At, distance
from stellarch.games.space_wars.mind.danger import turns_to, war_lasts
from stellarch.games.space_wars.mind.line import Line
from stellarch.games.space_wars.mind.moves.walking import walk
from stellarch.games.space_wars.mind.moves.ways import Ways
from stellarch.games.space_wars.mind.survey import Survey
from stellarch.games.space_wars.mind.war import reasons
from stellarch.games.space_wars.mind.war.fleets import clears_the_way, warships
from stellarch.games.space_wars.mind.war.prey import Target, all_targets, can_take, laden, within_days
from stellarch.games.space_wars.state import State

_STAYS = 3
"""One warship of this many stays where it is."""
_LOOKED_AT = 3
"""How many targets are looked into, the best first."""


def companions(state: State, survey: Survey, craft: str) -> tuple[str, ...]:
    """Other transports with legions beside one, that can still go with it."""
    if not survey.nature.arms:
        return ()
    here = state.fleets[craft].at
    return tuple(
        other
        for other in laden(state, survey.seat)
        if other != craft and state.fleets[other].at == here and bars_stepping(state, other) is None
    )


def rally(state: State, survey: Survey, prey: Sequence[Target]) -> tuple[Target, At] | None:
    """The best that all legions aboard could take together, and the sector of one's own from where they would."""
    host = tuple(laden(state, survey.seat))
    own = state.sectors.owned_by(survey.seat)
    for target in prey:
        if host and own and can_take(state, host, target):
            meeting = min(own, key=lambda at: (distance(at, target.at), at))
            if all(turns_to(state, craft, meeting, target.at) <= war_lasts(state) for craft in host):
                return target, meeting
    return None


def gather(line: Line, survey: Survey, ways: Ways, kept: frozenset[str]) -> frozenset[str]:
    """Most of the warships that have nothing better to do come to the transport with most legions; gives those that
    do."""
    state = line.state
    hosts = [craft for craft in laden(state, survey.seat) if craft in kept]
    if not survey.nature.arms or not hosts:
        return frozenset()
    to = state.fleets[max(hosts, key=lambda craft: (sum(state.fleets[craft].legions), craft))].at
    fleet = [craft for at in _places(survey) for craft in warships(state, survey.seat, at) if _is_strong(state, craft)]
    fleet.sort(key=lambda craft: (distance(state.fleets[craft].at, to), craft))
    called = [craft for craft in fleet[: len(fleet) - len(fleet) // _STAYS] if craft not in kept]
    for craft in called:
        if line.is_closed():
            break
        if line.state.fleets[craft].at != to and bars_stepping(line.state, craft) is None:
            journey = ways.journey(line.state, craft)
            if to in journey.turns:
                walk(line, survey, craft, journey, to)
                line.because(reasons.WarshipGathers(craft, state.galaxy.name(to)), 1.8)
    return frozenset(called)


def _places(survey: Survey) -> list[At]:
    return sorted({craft.at for craft in survey.realm.craft.values()})


def _is_strong(state: State, craft: str) -> bool:
    """Corvettes have flags to plant."""
    return state.fleets[craft].kind != "corvette" and state.fleets[craft].office is None


def reach_of_host(survey: Survey, prey: Seat) -> float:
    """What the strongest gathering could take of a player that no transport could take alone."""
    return max((worth for at in _places(survey) for worth in _takings(survey, prey, at)), default=0.0)


def _takings(survey: Survey, prey: Seat, at: At) -> Iterator[float]:
    state = survey.state
    host = tuple(craft for craft in laden(state, survey.seat) if state.fleets[craft].at == at)
    if not host or not survey.nature.arms:
        return
    escort = warships(state, survey.seat, at)
    for target in all_targets(survey, state, prey)[:_LOOKED_AT]:
        is_alone = not target.is_guarded and any(can_take(state, (craft,), target) for craft in host)
        turns = max(turns_to(state, craft, at, target.at) for craft in host)
        if is_alone or turns > war_lasts(state) or not can_take(state, host, target):
            continue
        if not target.is_guarded or clears_the_way(survey, state, (*escort, *host), target.at, prey):
            yield within_days(target, turns)

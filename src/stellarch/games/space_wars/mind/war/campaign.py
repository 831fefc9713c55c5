"""SW-25.5: transports are laden at home, brought next to what they are to take, and land once there is war."""

from collections.abc import Iterator, Sequence

from stellarch.games.space_wars.chapters.loading import Load
from stellarch.games.space_wars.chapters.movement import bars_stepping, points
from stellarch.games.space_wars.geometry import At, distance
from stellarch.games.space_wars.mind.danger import turns_to, war_lasts
from stellarch.games.space_wars.mind.line import Line
from stellarch.games.space_wars.mind.moves.walking import walk
from stellarch.games.space_wars.mind.moves.ways import Journey, Ways
from stellarch.games.space_wars.mind.survey import Survey
from stellarch.games.space_wars.mind.war import reasons
from stellarch.games.space_wars.mind.war.fleets import clears_the_way, walk_together, warships
from stellarch.games.space_wars.mind.war.host import companions, rally
from stellarch.games.space_wars.mind.war.prey import Target, all_targets, can_take, quarry, room
from stellarch.games.space_wars.state import State

_PATIENCE = 0.7
"""What is taken a turn later is worth so much of it."""
_GRADES = ("elite", "veteran", "cyborg", "regular")
_AT_HOME, _ELSEWHERE = 2, 1
"""Legions that stay in the capital, and in any other system."""
_LEAST = 2
"""Nobody sets out with fewer legions, unless there are no more."""


def march(line: Line, survey: Survey, ways: Ways) -> frozenset[str]:
    """Gives the transports that are in a war, or ready for one: nobody else sends them elsewhere."""
    enemy = quarry(survey)
    enemies = [rival for rival in survey.rivals if survey.state.politics.are_enemies(survey.seat, rival)]
    if not survey.nature.fights or (enemy is None and not enemies):
        return frozenset()
    among = enemies or [enemy] if enemy is not None else enemies
    prey = [target for rival in among for target in all_targets(survey, line.state, rival)]
    sent: list[str] = []
    taken: set[At] = set()
    for craft in survey.realm.of_kind("transport"):
        if line.is_closed():
            break
        if craft in sent or craft not in line.state.fleets:  # gone with another, or lost on the way
            continue
        _embark(line, survey, craft)
        if any(line.state.fleets[craft].legions):
            sent.append(craft)
            if bars_stepping(line.state, craft) is None and not line.is_closed():
                sent += _advance(line, survey, ways, craft, [each for each in prey if each.at not in taken], taken)
        elif enemies and bars_stepping(line.state, craft) is None:
            sent.append(craft)
            _go_back(line, survey, ways, craft)
    return frozenset(sent)


def _embark(line: Line, survey: Survey, craft: str) -> None:
    """Units that can be spared on the surface go aboard, the best first."""
    state = line.state
    at = state.fleets[craft].at
    if at not in survey.realm.managed:
        return
    there = state.sectors.system(at).legions_of(survey.seat)
    sharing = (
        sum(state.fleets[other].at == at for other in survey.realm.of_kind("transport")) if survey.nature.arms else 1
    )
    stay = _AT_HOME if at == survey.realm.empire.capital else _ELSEWHERE
    spared, places, taken = -(-(sum(there) - stay) // sharing), room(state, craft), {}
    for grade in _GRADES:
        count = min(getattr(there, grade), spared, places)
        if count > 0:
            taken[grade] = count
            spared, places = spared - count, places - count
    if taken and line.add(Load(craft, taken)):
        line.because(reasons.TransportLoads(craft), 1.0)


def _advance(line: Line, survey: Survey, ways: Ways, craft: str, prey: list[Target], taken: set[At]) -> tuple[str, ...]:
    """Into the best system that can be taken, in war; before it, near that system. Gives the warships beside it, which
    go along in war: with them it may go where there is a guard."""
    state = line.state
    is_war = any(state.politics.are_enemies(survey.seat, rival) for rival in survey.rivals)
    escort = warships(state, survey.seat, state.fleets[craft].at) if is_war else ()
    journey = ways.journey(state, craft, escort)
    options = list(_options(survey, state, (craft,), escort, journey, prey))
    others = () if options else companions(state, survey, craft)
    if others and is_war:
        options = list(_options(survey, state, (craft, *others), escort, journey, prey))
    if not options:
        return () if is_war else _meet(line, survey, craft, journey, prey)
    target, to = survey.pick(options, "march", craft)
    taken.add(target.at)
    company = [ship for ship in (*others, *escort) if points(state, ship) >= points(state, craft)]
    if company:
        is_there = to == state.fleets[craft].at or walk_together(line, (craft, *company), journey, to)
    else:
        is_there = to == state.fleets[craft].at or walk(line, survey, craft, journey, to)
    named = state.galaxy.name(target.at)
    lands = is_there and to == target.at
    why = reasons.TransportLands if lands else reasons.TransportMarches
    line.because(why(craft, named), 4.0 if lands else 2.0)
    if company and target.is_guarded:
        line.because(reasons.TransportEscorted(craft, named), 3.8)
    return (*others, *escort)


def _options(
    survey: Survey,
    state: State,
    group: tuple[str, ...],
    escort: tuple[str, ...],
    journey: Journey,
    prey: Sequence[Target],
) -> Iterator[tuple[float, tuple[Target, At]]]:
    """What transports could take with those beside them, and where they have to go for it."""
    for target in prey:
        if can_take(state, group, target) and (
            not target.is_guarded or clears_the_way(survey, state, (*escort, *group), target.at, target.holder)
        ):
            for turns, to in _approaches(state, survey, group[0], journey, target):
                yield target.worth * _PATIENCE**turns, (target, to)


def _meet(line: Line, survey: Survey, craft: str, journey: Journey, prey: Sequence[Target]) -> tuple[str, ...]:
    """Who can take nothing alone goes where all meet."""
    found = rally(line.state, survey, prey) if survey.nature.arms else None
    if found is not None and found[1] in journey.turns:
        target, to = found
        if line.state.fleets[craft].at != to:
            walk(line, survey, craft, journey, to)
        line.because(reasons.TransportMeets(craft, line.state.galaxy.name(target.at)), 2.0)
    return ()


def _approaches(
    state: State, survey: Survey, craft: str, journey: Journey, target: Target
) -> Iterator[tuple[float, At]]:
    """Where to go for a target, and how many turns away it is; before a war, to where it is near enough to land in
    time."""
    if state.politics.are_enemies(survey.seat, target.holder):
        if target.at in journey.turns:
            yield journey.turns[target.at], target.at
        return
    stands = [
        (turns + ahead, at)
        for at, turns in journey.turns.items()
        if not (
            survey.nature.arms and state.sectors[at].owner == target.holder
        )  # where a treaty that ends expels one (SW-7.1.6)
        and 0 < (ahead := turns_to(state, craft, at, target.at)) <= war_lasts(state)
    ]
    if stands:
        yield min(stands)


def _go_back(line: Line, survey: Survey, ways: Ways, craft: str) -> None:
    """To the nearest system where legions wait."""
    state = line.state
    waiting = [at for at in survey.realm.managed if sum(state.sectors.system(at).legions_of(survey.seat)) > _LEAST]
    if waiting:
        here = state.fleets[craft].at
        walk(
            line,
            survey,
            craft,
            ways.journey(state, craft),
            min(waiting, key=lambda at: (distance(here, at), at)),
        )

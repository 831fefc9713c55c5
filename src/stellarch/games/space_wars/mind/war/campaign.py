"""SW-25.5: transports are laden at home, brought next to what they are to take, and land once there is war."""

from collections.abc import Iterator, Sequence

from stellarch.games.space_wars.chapters.loading import Load
from stellarch.games.space_wars.chapters.movement import bars_stepping
from stellarch.games.space_wars.geometry import At, distance
from stellarch.games.space_wars.mind.danger import turns_to, war_lasts
from stellarch.games.space_wars.mind.line import Line
from stellarch.games.space_wars.mind.moves.walking import walk
from stellarch.games.space_wars.mind.moves.ways import Journey, Ways
from stellarch.games.space_wars.mind.survey import Survey
from stellarch.games.space_wars.mind.war import reasons
from stellarch.games.space_wars.mind.war.escorts import Band, band, enemies, escort_of, foes, go, go_home, is_covered
from stellarch.games.space_wars.mind.war.fleets import clears_the_way
from stellarch.games.space_wars.mind.war.host import companions, rally
from stellarch.games.space_wars.mind.war.prey import (
    Target,
    all_targets,
    can_take,
    infested,
    may_attack,
    quarry,
    room,
    spared,
)
from stellarch.games.space_wars.state import State

_PATIENCE = 0.7
"""What is taken a turn later is worth so much of it."""
_GRADES = ("elite", "veteran", "cyborg", "regular")
_LEAST = 2
"""Nobody sets out with fewer legions, unless there are no more."""


def march(line: Line, survey: Survey, ways: Ways) -> frozenset[str]:
    """Gives the transports that are in a war, or ready for one: nobody else sends them elsewhere."""
    enemy = quarry(survey)
    at_war = enemies(survey, survey.state)
    aliens = infested(survey, line.state) if survey.nature.arms else []
    if not survey.nature.fights or (enemy is None and not at_war and not aliens):
        return frozenset()
    among = at_war or ([] if enemy is None else [enemy])
    prey = [*(target for rival in among for target in all_targets(survey, line.state, rival)), *aliens]
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
        elif at_war and bars_stepping(line.state, craft) is None:
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
    places, taken = min(room(state, craft), -(-spared(survey, state, at) // sharing)), {}
    for grade in _GRADES:
        count = min(getattr(there, grade), places)
        if count > 0:
            taken[grade] = count
            places -= count
    if taken and line.add(Load(craft, taken)):
        line.because(reasons.TransportLoads(craft), 1.0)


def _advance(line: Line, survey: Survey, ways: Ways, craft: str, prey: list[Target], taken: set[At]) -> tuple[str, ...]:
    """Into the best system that can be taken, in war; before it, near that system. Gives who goes along: with warships
    beside it a transport may go where there is a guard, and rest where somebody could come at it."""
    state = line.state
    options = [
        (worth, (going, target, to))
        for going in _bands(survey, state, ways, craft)
        for worth, target, to in _options(survey, state, going, prey)
    ]
    if not options:
        return _wait(line, survey, band(state, ways, (craft,), escort_of(survey, state, craft)), prey)
    going, target, to = survey.pick(options, "march", craft)
    taken.add(target.at)
    lands = go(line, survey, going, to) and to == target.at
    named = state.galaxy.name(target.at)
    why = reasons.TransportLands if lands else reasons.TransportMarches
    line.because(why(craft, named), 4.0 if lands else 2.0)
    if going.escort and target.is_guarded:
        line.because(reasons.TransportEscorted(craft, named), 3.8)
    return going.all


def _bands(survey: Survey, state: State, ways: Ways, craft: str) -> Iterator[Band]:
    """Who could go together: a transport with the warships beside it or without them, in war with other transports."""
    escort, others = escort_of(survey, state, craft), companions(state, survey, craft)
    yield band(state, ways, (craft,), escort)
    if escort:
        yield band(state, ways, (craft,), ())
    if others and enemies(survey, state):
        yield band(state, ways, (craft, *others), escort)


def _options(survey: Survey, state: State, going: Band, prey: Sequence[Target]) -> Iterator[tuple[float, Target, At]]:
    """What a band could take, and where it has to go for it."""
    here = state.fleets[going.transports[0]].at
    for target in prey:
        if can_take(state, going.transports, target) and (
            target.holder is None
            or not target.is_guarded
            or clears_the_way(survey, state, going.all, target.at, target.holder)
        ):
            for turns, to in _approaches(state, survey, going.transports[0], going.journey, target):
                lands = to == target.at and turns <= 1
                rest = going.journey.rest(here, to)
                if lands or is_covered(survey, state, going.escort, rest, foes(survey, state)):
                    yield target.worth * _PATIENCE**turns, target, to


def _wait(line: Line, survey: Survey, going: Band, prey: Sequence[Target]) -> tuple[str, ...]:
    """Who can take nothing yet goes where all meet, or back to where nobody can come at him; abroad those stay with him
    who keep others away."""
    state, craft = line.state, going.transports[0]
    here, against = state.fleets[craft].at, foes(survey, state)
    if not is_covered(survey, state, going.escort, here, against):
        go_home(line, survey, going)
        return going.all
    if here not in survey.realm.managed and not is_covered(survey, state, (), here, against):
        return going.all
    if not enemies(survey, state):
        _meet(line, survey, craft, going.journey, prey)
    return ()


def _meet(line: Line, survey: Survey, craft: str, journey: Journey, prey: Sequence[Target]) -> None:
    """Who can take nothing alone goes where all meet."""
    found = rally(line.state, survey, prey) if survey.nature.arms else None
    if found is not None and found[1] in journey.turns:
        target, to = found
        if line.state.fleets[craft].at != to:
            walk(line, survey, craft, journey, to)
        line.because(reasons.TransportMeets(craft, line.state.galaxy.name(target.at)), 2.0)


def _approaches(
    state: State, survey: Survey, craft: str, journey: Journey, target: Target
) -> Iterator[tuple[float, At]]:
    """Where to go for a target, and how many turns away it is; before a war, to where it is near enough to land in
    time."""
    if may_attack(survey, state, target):
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

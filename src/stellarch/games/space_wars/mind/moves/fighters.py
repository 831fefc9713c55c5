"""SW-25.5: how fighters come aboard, and when they leave the ground."""

from stellarch.core import Message
from stellarch.games.space_wars.chapters.ground.invading import defending_strength
from stellarch.games.space_wars.chapters.launching import Land, Launch
from stellarch.games.space_wars.chapters.loading import Load
from stellarch.games.space_wars.chapters.movement import bars_stepping
from stellarch.games.space_wars.geometry import At, distance
from stellarch.games.space_wars.mind.line import Line
from stellarch.games.space_wars.mind.moves.walking import walk
from stellarch.games.space_wars.mind.moves.ways import Ways
from stellarch.games.space_wars.mind.survey import Survey
from stellarch.games.space_wars.mind.war.prey import room
from stellarch.games.space_wars.mind.war.wings import decks, fighters_at
from stellarch.games.space_wars.nouns import Piece, Place
from stellarch.games.space_wars.state import State
from stellarch.games.space_wars.state.counts import Small, strength_of


def take_fighters(line: Line, survey: Survey, ways: Ways) -> frozenset[str]:
    """Fighters go aboard craft that have room for them; before a war, such craft come to where they wait. Gives who is
    on the way there."""
    if not survey.nature.provides:
        return frozenset()
    at_war = any(line.state.politics.are_enemies(survey.seat, rival) for rival in survey.rivals)
    fetching: list[str] = []
    for craft in decks(survey):
        _take_aboard(line, survey, craft)
        if not at_war and room(line.state, craft) > 0 and bars_stepping(line.state, craft) is None:
            fetching += _fetch(line, survey, ways, craft)
    return frozenset(fetching)


def _take_aboard(line: Line, survey: Survey, craft: str) -> None:
    at, places = line.state.fleets[craft].at, room(line.state, craft)
    taken: dict[str, int] = {}
    if at not in survey.realm.managed:
        return
    for kind, count in fighters_at(survey, line.state, at).items():
        if min(count, places) > 0:
            taken[kind] = min(count, places)
            places -= taken[kind]
    if taken and line.add(Load(craft, taken)):
        line.because(FightersEmbark(craft, sum(taken.values())), 1.0)


def _fetch(line: Line, survey: Survey, ways: Ways, craft: str) -> tuple[str, ...]:
    """To the nearest system where fighters wait."""
    state = line.state
    journey = ways.journey(state, craft)
    waiting = [at for at in survey.realm.managed if at in journey.turns and fighters_at(survey, state, at)]
    if line.is_closed() or not waiting:
        return ()
    here = state.fleets[craft].at
    to = min(waiting, key=lambda at: (distance(here, at), at))
    if walk(line, survey, craft, journey, to):
        _take_aboard(line, survey, craft)
    line.because(FetchesFighters(craft, state.galaxy.name(to)), 1.5)
    return (craft,)


def shelter(line: Line, survey: Survey) -> None:
    """Fighters wait on the ground, from where they defend as well as from space; they fly up where a landing would take
    them with the system (SW-14.1.3, SW-29.3)."""
    for at in survey.realm.managed:
        sectors, where = line.state.sectors, line.state.galaxy.name(at)
        below, above = sectors.system(at).small_of(survey.seat), sectors.small_in_space(at, survey.seat)
        if not any(below) and not any(above):
            continue
        if _will_fall(line.state, survey, at):
            if any(below) and line.add(Launch(where, _kinds(below))):
                line.because(FightersFlee(where), 2.5)
        elif any(above) and line.add(Land(where, _kinds(above))):
            line.because(FightersLand(where), 0.6)


def _will_fall(state: State, survey: Survey, at: At) -> bool:
    """Whether enemies over a system have more legions aboard than stand on it."""
    enemies = [seat for seat in state.living if state.politics.are_enemies(survey.seat, seat)]
    aboard = [state.fleets[craft] for enemy in enemies for craft in state.fleets.here(enemy, at)]
    landing = sum(strength_of(craft.legions) for craft in aboard if craft.sheet.mode == "active")
    return landing > defending_strength(state, at)


def _kinds(small: Small) -> dict[str, int]:
    return {kind: count for kind, count in small._asdict().items() if count}


class FightersFlee(Message, frozen=True):
    at: Place


class FightersLand(Message, frozen=True):
    at: Place


class FightersEmbark(Message, frozen=True):
    craft: Piece
    count: int


class FetchesFighters(Message, frozen=True):
    craft: Piece
    at: Place

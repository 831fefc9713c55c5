"""SW-25.5: how fighters come aboard."""

from stellarch.core import Text
from stellarch.games.space_wars.actions.moves import Load
from stellarch.games.space_wars.geometry import distance
from stellarch.games.space_wars.mind.line import Line
from stellarch.games.space_wars.mind.moves.walking import walk
from stellarch.games.space_wars.mind.moves.ways import Ways
from stellarch.games.space_wars.mind.survey import Survey
from stellarch.games.space_wars.mind.war.prey import room
from stellarch.games.space_wars.mind.war.wings import decks, fighters_at
from stellarch.games.space_wars.rules.movement import bars_stepping
from stellarch.games.space_wars.words import capitalised, piece_name, place


def take_fighters(line: Line, survey: Survey, ways: Ways) -> frozenset[str]:
    """Fighters go aboard whoever has room for them; before a war, who has room comes to where they wait. Gives who is
    on the way there."""
    if not survey.provides:
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
    if at not in survey.managed:
        return
    for kind, count in fighters_at(survey, line.state, at).items():
        if min(count, places) > 0:
            taken[kind] = min(count, places)
            places -= taken[kind]
    if taken and line.add(Load(craft, taken)):
        line.because(_EMBARKED.format(craft=capitalised(piece_name(craft)), count=sum(taken.values())), 1.0)


def _fetch(line: Line, survey: Survey, ways: Ways, craft: str) -> tuple[str, ...]:
    """To the nearest system where fighters wait."""
    state = line.state
    journey = ways.journey(state, craft)
    waiting = [at for at in survey.managed if at in journey.turns and fighters_at(survey, state, at)]
    if line.is_closed() or not waiting:
        return ()
    here = state.fleets[craft].at
    to = min(waiting, key=lambda at: (distance(here, at), at))
    if walk(line, survey, craft, journey, to):
        _take_aboard(line, survey, craft)
    facts = {"craft": capitalised(piece_name(craft)), "where": place(state.galaxy.name(to))}
    line.because(_FETCHES.format(**facts), 1.5)
    return (craft,)


_EMBARKED = Text(
    "{craft} takes fighters aboard ({count}): in battle they screen it and attack beside it.",
    "{craft} embarque des chasseurs ({count}) : au combat, ils le couvrent et attaquent à ses côtés.",
)
_FETCHES = Text(
    "{craft} has room on its decks and goes for the fighters that wait at {where}.",
    "{craft} a de la place à bord et va chercher les chasseurs qui attendent ({where}).",
)

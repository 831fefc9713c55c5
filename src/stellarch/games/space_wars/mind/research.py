"""SW-25.6: which squares to buy."""

from collections.abc import Callable, Iterator, Mapping

from stellarch.core import Plan, Text
from stellarch.games.space_wars.actions.research import Research
from stellarch.games.space_wars.mind.drafting import Draft
from stellarch.games.space_wars.mind.survey import Survey
from stellarch.games.space_wars.rules.research import bars_research
from stellarch.games.space_wars.state.matters import Researching
from stellarch.games.space_wars.tables.technologies import BRANCHES, Technology
from stellarch.games.space_wars.words import listed, name

_NEED: Mapping[str, float] = {
    "level_2_buildings": 3.0,
    "trading_ability_2": 3.0,
    "movement_range_2": 2.5,
    "personal_radiation_gear": 2.0,
    "crystal_d_workshop": 0.8,
    "terraforming_c_1": 2.0,
    "level_3_buildings": 2.5,
    "trading_ability_3": 2.5,
}
"""What is wanted for what it does, beside what it counts (SW-25.6)."""

_TOWARDS = Text(
    "My {points} research points go to {technologies} first.",
    "Mes {points} points de recherche vont d'abord à {technologies}.",
)
_LEARNED = Text(
    "This turn brings me {technologies}.",
    "Ce tour m'apporte {technologies}.",
)
_NOTHING_TO_SPEND = Text("I have no research points to spend.", "Je n'ai aucun point de recherche à dépenser.")


def researching(survey: Survey) -> Plan:
    """Square by square, always the row that gives most for a point, to the last that can be bought."""
    draft = Draft(survey)
    rows: dict[str, None] = {}
    points, known = draft.state.at_hand(Researching).pools[survey.seat], draft.state.empires[survey.seat].known
    while options := [(score, row) for score, row in _scores(survey, draft)]:
        row = survey.pick(options, len(draft.orders))
        rows[row] = None
        draft.write(Research(row))
    learned = draft.state.empires[survey.seat].known - known
    return draft.plan(_reasons(survey, points, list(rows), sorted(learned)))


def _scores(survey: Survey, draft: Draft) -> Iterator[tuple[float, str]]:
    empire = draft.state.empires[survey.seat]
    for row in BRANCHES:
        technology = empire.next_in(row)
        if technology is not None and bars_research(draft.state, survey.seat, row) is None:
            yield _score(technology, empire.squares.get(row, 0)), row


def _score(technology: Technology, bought: int) -> float:
    """What a technology counts and does, for each point that is still to be spent on it."""
    return (technology.level + _NEED.get(technology.id, 0.0)) / sum(technology.squares[bought:])


def _reasons(survey: Survey, points: int, rows: list[str], learned: list[str]) -> Iterator[Text]:
    if not rows:
        yield _NOTHING_TO_SPEND
        return
    empire = survey.empire
    towards = [technology for row in rows[:2] if (technology := empire.next_in(row)) is not None]
    names = listed([name("technology", technology.id) for technology in towards])
    yield _TOWARDS.format(points=points, technologies=names)
    if learned:
        yield _LEARNED.format(technologies=listed([name("technology", technology) for technology in learned]))


PLANNERS: Mapping[type, Callable[[Survey], Plan | None]] = {Researching: researching}

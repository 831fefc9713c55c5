"""What came next among what a plan was chosen from: the reasons say what it would lose."""

from collections.abc import Sequence

from stellarch.core import Action, Plan
from stellarch.games.space_wars.chapters.gates import Gate
from stellarch.games.space_wars.chapters.general import orders_of
from stellarch.games.space_wars.chapters.movement import Move
from stellarch.games.space_wars.chapters.research import Research
from stellarch.games.space_wars.mind.moves.flags import Goal
from stellarch.games.space_wars.mind.survey import Survey
from stellarch.games.space_wars.mind.wishes import Wish
from stellarch.games.space_wars.notation import Order
from stellarch.games.space_wars.tables.technologies import BRANCHES


def next_best(survey: Survey, plan: Plan) -> Order | None:
    """An order in place of the first, or of one in a form: the last that was weighed and is not done all the same.
    That of a craft names where it would have gone, though it may not get there in one step."""
    first = plan.actions[0]
    given: Sequence[Action] = orders_of(first)  # type: ignore[arg-type]
    for chosen, other in reversed(survey.picks):
        found, instead = _order(survey, chosen), _order(survey, other)
        if found is not None and instead is not None and instead not in given and _is_about(found, given):
            return instead
    return None


def _order(survey: Survey, option: object) -> Order | None:
    if isinstance(option, Wish):
        return option.order
    if isinstance(option, Goal):
        return Move((option.craft,), survey.state.galaxy.name(option.at))
    if isinstance(option, str):
        return Research(option) if option in BRANCHES else None
    return option if isinstance(option, Order) else None


def _is_about(found: Order, given: Sequence[Action]) -> bool:
    """Whether what was chosen is what is ordered first, or stands in the form."""
    if isinstance(found, Move):
        return isinstance(given[0], Move | Gate) and given[0].craft == found.craft
    return found in given

"""A form being filled in: every order is tried as it is written, so that a form that is sent is never refused."""

from collections.abc import Iterable

from stellarch.core import Plan, Refused, Sayable
from stellarch.core.telling import as_text
from stellarch.games.space_wars.chapters.general import Form
from stellarch.games.space_wars.mind.survey import Survey
from stellarch.games.space_wars.notation import Order
from stellarch.games.space_wars.rules.course import Course
from stellarch.games.space_wars.rules.flow import MOMENTS
from stellarch.games.space_wars.rules.moments import Together
from stellarch.games.space_wars.state import Sealed, State


def with_sealed(survey: Survey) -> State:
    """The state with all that a seat has ordered in this phase: what one more order would come after, by itself."""
    moment = MOMENTS[type(survey.state.matter)]
    assert isinstance(moment, Together)
    return moment.draft(survey.state, survey.seat)


class Draft:
    """What a seat orders in a phase in which all decide at the same time."""

    def __init__(self, survey: Survey) -> None:
        moment = MOMENTS[type(survey.state.matter)]
        assert isinstance(moment, Together)
        self._moment = moment
        self._seat = survey.seat
        # what dice were rolled for stands; a form takes the place of the rest
        self.state = moment.draft_of(survey.state, survey.seat, Sealed(moment.rolled(survey.state, survey.seat)))
        self.orders: list[Order] = []

    def write(self, order: Order) -> bool:
        """Add an order if it can be carried out after those before it; whether it can."""
        course = Course(self.state)
        try:
            self._moment.orders[type(order)](course, self._seat, order)
        except Refused:
            return False
        self.state = course.state
        self.orders.append(order)
        return True

    def strike(self, before: State) -> None:
        """Take the last order back; `before` is the state without it."""
        self.orders.pop()
        self.state = before

    def plan(self, reasons: Iterable[Sayable]) -> Plan:
        return Plan((Form(tuple(self.orders)),), tuple(map(as_text, reasons)))

"""SW-4.2.9 to SW-4.2.12: what an accepted offer promises for later, and the engine keeps."""

from msgspec.structs import replace

from stellarch.games.space_wars.events.declarations import PledgePaid
from stellarch.games.space_wars.rules.course import Course
from stellarch.games.space_wars.state.politics import Pledge


def pay_pledges(course: Course) -> None:
    """In the income phase, in the order in which they were made; with a party out of the game a pledge ends."""
    empires, pledges = course.state.empires, course.state.politics.pledges
    left = [_pay(course, pledge) for pledge in pledges if empires[pledge.by].alive and empires[pledge.to].alive]
    kept = tuple(pledge for pledge in left if pledge.phases or pledge.owed)
    if kept != pledges:
        course.go(course.state.changed(politics=replace(course.state.politics, pledges=kept)))


def _pay(course: Course, pledge: Pledge) -> Pledge:
    """What is due, as far as the treasury goes (SW-4.2.11)."""
    due = pledge.owed + (pledge.credits if pledge.phases else 0)
    paid = min(due, course.state.empires[pledge.by].credits)
    state = course.state.paid(pledge.by, -paid).paid(pledge.to, paid)
    course.go(state, PledgePaid(pledge.by, pledge.to, paid, due - paid))
    return replace(pledge, phases=max(0, pledge.phases - 1), owed=due - paid)

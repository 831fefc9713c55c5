"""SW-23.3.4: a plan stops, and its player is asked, where he said so."""

from stellarch.core import Seat
from stellarch.games.space_wars.actions import Halt
from stellarch.games.space_wars.events.forms import PlanStopped
from stellarch.games.space_wars.rules.course import Course


def stop_plan(course: Course, seat: Seat, why: Halt) -> None:
    """The plan of a player is over, and he is asked, if he wished to be in such a case."""
    plan = course.state.filed.get(seat, {}).get("plan")
    if plan is not None and why in plan.halts:
        course.go(course.state.with_filed(seat, "plan", None), PlanStopped(seat, why, len(plan.orders)))

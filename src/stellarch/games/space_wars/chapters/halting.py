"""SW-23.3.4: a plan stops, and its player is asked, where he said so."""

from stellarch.core import Seat
from stellarch.games.space_wars.chapter import Course, OwnEvent
from stellarch.games.space_wars.state.matters import Halt

# Events


class PlanStopped(OwnEvent, frozen=True):
    """The plan of a player stops as he wished, and he is asked (SW-23.3.4)."""

    why: Halt
    left: int
    """Orders that were not carried out."""


# Rules


def stop_plan(course: Course, seat: Seat, why: Halt) -> None:
    """The plan of a player is over, and he is asked, if he wished to be in such a case."""
    plan = course.state.filed.get(seat, {}).get("plan")
    if plan is not None and why in plan.halts:
        course.go(course.state.with_filed(seat, "plan", None), PlanStopped(seat, why, len(plan.orders)))

"""SW-23.3.4, SW-24.2.1: what a seat is not asked for: what it has handed in ahead, and what leaves it no choice."""

from itertools import islice
from typing import Any

from msgspec.structs import replace

from stellarch.core import Seat, Template
from stellarch.games.space_wars.chapter import Course, Order, State
from stellarch.games.space_wars.chapters.gates import Gate
from stellarch.games.space_wars.chapters.halting import stop_plan
from stellarch.games.space_wars.chapters.jumps import Jump
from stellarch.games.space_wars.chapters.movement import Move
from stellarch.games.space_wars.chapters.routes import next_order
from stellarch.games.space_wars.chapters.standing import is_passing
from stellarch.games.space_wars.chapters.warp import Warp
from stellarch.games.space_wars.rules.moments import Moment, Together
from stellarch.games.space_wars.state import Filed
from stellarch.games.space_wars.state.matters import SubPhases


def is_answered(course: Course, seat: Seat, moment: Moment[Any]) -> bool:
    """Answer for a seat that is waited on, if it need not be asked; whether it was answered for."""
    if _has_filed(course, seat, moment):
        course.spoken_for.add(seat)
        return True
    if _has_no_choice(course, seat, moment):
        return True
    if _passes(course, seat, moment):
        course.spoken_for.add(seat)
        return True
    return False


# What leaves no choice


def _has_no_choice(course: Course, seat: Seat, moment: Moment[Any]) -> bool:
    """A player who has begun to give sealed orders says himself when he is done."""
    if seat in course.state.sealed:
        return False
    first, *others = islice(moment.choices(course.state, course.state.matter, seat), 2)
    if others or isinstance(first, Template):
        return False
    moment.apply(course, seat, first)
    return True


def _passes(course: Course, seat: Seat, moment: Moment[Any]) -> bool:
    """Until something happens the default is taken (SW-23.3.8)."""
    if not is_passing(course.state, seat):
        return False
    moment.apply(course, seat, moment.default(course.state, course.state.matter, seat))
    return True


# What was handed in ahead


def _has_filed(course: Course, seat: Seat, moment: Moment[Any]) -> bool:
    mine = course.state.filed.get(seat)
    if mine is None:
        return False
    if isinstance(course.state.matter, SubPhases):
        return "plan" in mine and _carry_on(course, seat, moment, mine["plan"])
    if not isinstance(moment, Together) or moment.kind not in mine:
        return False
    form = moment.kind
    course.go(course.state.with_filed(seat, form, None))  # type: ignore[arg-type]
    moment.hand_in(course, seat, mine[form].orders)  # type: ignore[index]
    return True


def _carry_on(course: Course, seat: Seat, moment: Moment[Any], plan: Filed) -> bool:
    """The next order of a plan; one that can no longer be carried out is skipped and told (SW-23.3.4)."""
    order, after = _next_of(course.state, seat, plan)
    if order is None:
        course.go(course.state.with_filed(seat, "plan", after))
        return after is not None
    if "enemy" in plan.halts and _is_enemy_ahead(course.state, seat, order):
        stop_plan(course, seat, "enemy")
        return False
    course.go(course.state.with_filed(seat, "plan", after))
    if not moment.carry_or_skip(course, seat, order):
        stop_plan(course, seat, "skipped")
    return True


def _next_of(state: State, seat: Seat, plan: Filed) -> tuple[Order | None, Filed | None]:
    """The next order of a plan, if any, and what is left of the plan then; a freighter goes to the end of its way."""
    if plan.route is not None:
        order = next_order(state, seat, plan.route)
        if order is not None:
            return order, plan
        return None, replace(plan, route=None) if plan.orders else None
    return plan.orders[0], replace(plan, orders=plan.orders[1:]) if plan.orders[1:] else None


def _is_enemy_ahead(state: State, seat: Seat, order: Order) -> bool:
    """Whether an order leads into a sector in which an enemy has craft."""
    to = state.galaxy.find(order.to) if isinstance(order, (Move, Gate, Jump, Warp)) else None
    if to is None:
        return False
    return any(state.politics.are_enemies(seat, state.fleets[name].owner) for name in state.fleets.at(to))

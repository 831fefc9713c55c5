"""Who is asked, what for, and what an answer does: the phase or decision on the table knows."""

from collections.abc import Callable, Mapping

from stellarch.core import Decision, GameOver, NotYourTurn, Refusal, Seat, Step, Template, said
from stellarch.core.forms import Line, Rest
from stellarch.core.table import NoSuchSeat, TheGameIsOver
from stellarch.core.telling import as_text
from stellarch.games.space_wars.chapter import Carry, Course, Order, State
from stellarch.games.space_wars.chapters import command, standing
from stellarch.games.space_wars.chapters.general import (
    Auto,
    Eliminated,
    File,
    Form,
    NotAsked,
    NothingSealed,
    OrdersFollowed,
    Revise,
)
from stellarch.games.space_wars.chapters.general import NotYourTurn as NotYours
from stellarch.games.space_wars.chapters.offers import answering, is_bargaining
from stellarch.games.space_wars.rules import bargaining, filing
from stellarch.games.space_wars.rules.bargaining import deciding
from stellarch.games.space_wars.rules.flow import MOMENTS, Asked, proceed
from stellarch.games.space_wars.rules.moments import Together


def waiting_on(state: State) -> frozenset[Seat]:
    """Who owes a decision."""
    return frozenset() if state.over else deciding(state) | answering(state)


def legal(state: State, seat: Seat) -> list[Order | Template]:
    """Every answer to the decision a seat owes, always in the same order."""
    if state.over:
        return []
    matter = state.matter
    if matter is None or seat not in deciding(state):
        return list(bargaining.answers(state, seat))
    moment = MOMENTS[type(matter)]
    choices = list(moment.choices(state, matter, seat))
    return [*choices, *moment.forms(state, seat, choices), *filing.own_plan(state, seat)]


def free(state: State, seat: Seat) -> list[Order | Template]:
    """What a seat may do besides, in or out of turn."""
    if state.over or seat not in state.living:
        return []
    moment = MOMENTS.get(type(state.matter))
    can_revise = isinstance(moment, Together) and moment.bars_revising(state, seat) is None
    answers = bargaining.answers(state, seat) if seat in deciding(state) else ()
    besides = (*answers, *bargaining.offers(state, seat))
    instructions = standing.choices(state, seat) if state.turn else ()
    leading = command.choices(state, seat) if state.turn else ()
    return [*([Revise()] if can_revise else []), *besides, *filing.choices(state, seat), *instructions, *leading]


def default(state: State, seat: Seat) -> Order:
    """What is played for a seat that does not answer (SW-23)."""
    matter = state.matter
    if matter is None or seat not in deciding(state):
        return next(bargaining.answers(state, seat))
    return MOMENTS[type(matter)].default(state, matter, seat)


def decision(state: State, seat: Seat, default: Callable[[State, Seat], Order] = default) -> Decision | None:
    """What is asked of a seat, with what is filled in for it; None of one that owes nothing."""
    waited, matter = waiting_on(state), state.matter
    if seat not in waited:
        return None
    if matter is None or seat not in deciding(state):
        return Decision("offers", said(bargaining.ASKS), default(state, seat), together=len(waited) > 1)
    moment = MOMENTS[type(matter)]
    together = isinstance(moment, Together)
    return Decision(moment.kind, as_text(moment.heading(matter)), default(state, seat), together, together)


def lines(state: State, seat: Seat, form: Order) -> tuple[Line, ...]:
    """What each order of a form would come to for a seat, one after the other (SW-23.3.2)."""
    if isinstance(form, File):
        return filing.lines(state, seat, form)
    matter = state.matter
    return () if matter is None else MOMENTS[type(matter)].lines(state, seat, form)


def rest(state: State, seat: Seat, form: Order) -> Rest:
    """What a form of the decision on the table would leave (SW-23.3.2)."""
    matter = state.matter
    return MOMENTS[type(matter)].rest(state, seat, form) if matter is not None and isinstance(form, Form) else Rest()


def apply(state: State, seat: Seat, order: Order) -> Step[State]:
    """The state after an order of a seat, and what happened; raises Refused and changes nothing."""
    course = Course(state)
    asked = Asked(state.matter, waiting_on(state) - {seat})
    carry_out(course, seat, order)
    proceed(course, asked)
    course.tell(*map(OrdersFollowed, sorted(course.spoken_for - {seat})))
    return course.step


def carry_out(course: Course, seat: Seat, order: Order) -> None:
    """The order alone, without what follows by itself."""
    _require_player(course.state, seat)
    if isinstance(order, Auto):
        order = _usual(course.state, seat)
    if type(order) in _FREE:
        _FREE[type(order)](course, seat, order)
    elif type(order) in bargaining.ORDERS and is_bargaining(course.state):
        bargaining.ORDERS[type(order)](course, seat, order)
    else:
        _answer(course, seat, order)


def _require_player(state: State, seat: Seat) -> None:
    if state.over:
        raise GameOver(TheGameIsOver(), rule="SW-19.1.1")
    if seat not in state.seats:
        raise NotYourTurn(NoSuchSeat(seat + 1))
    if not state.empires[seat].alive:
        raise _not_yours(Eliminated())


def _usual(state: State, seat: Seat) -> Order:
    if seat not in waiting_on(state):
        raise _not_yours(NotYours())
    return default(state, seat)


def _answer(course: Course, seat: Seat, order: Order) -> None:
    state = course.state
    moment = MOMENTS.get(type(state.matter))
    replaces = isinstance(moment, Together) and moment.replaces(state, seat, order)
    if moment is None or (seat not in deciding(state) and not replaces):
        raise _not_yours(NotYours())
    if not moment.takes(order):
        raise _not_yours(NotAsked())
    moment.apply(course, seat, order)


def _revise(course: Course, seat: Seat, order: Revise) -> None:
    moment = MOMENTS.get(type(course.state.matter))
    if not isinstance(moment, Together):
        raise NothingSealed().illegal()
    moment.revise(course, seat)


def _not_yours(refusal: Refusal) -> NotYourTurn:
    return NotYourTurn(refusal, rule=refusal.rule)


_FREE: Mapping[type, Carry] = {Revise: _revise, File: filing.file, **standing.ORDERS, **command.ORDERS}
"""What may be ordered by somebody who is not asked."""

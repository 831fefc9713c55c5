"""GE-3 and GE-4: the steps of a turn, and who comes next."""

from stellarch.core import Seat
from stellarch.games.galaxy_empires.data import NUMBERS
from stellarch.games.galaxy_empires.events import TurnEnded, TurnStarted
from stellarch.games.galaxy_empires.rules import promises, trade
from stellarch.games.galaxy_empires.rules.course import Course
from stellarch.games.galaxy_empires.rules.income import pay_income, pay_instalments
from stellarch.games.galaxy_empires.rules.missions import begin_counting_turn, complete_state_missions, count_events
from stellarch.games.galaxy_empires.rules.planets import deliver, fulfilled
from stellarch.games.galaxy_empires.rules.winning import settle, test_at_end_of_round, test_at_start_of_turn
from stellarch.games.galaxy_empires.state import Errands, Turn


def begin(course: Course, seat: Seat, round_number: int) -> None:
    """State missions, income, instalments and mining, in this order (GE-4.1 to GE-4.4)."""
    turn = course.state.turn
    begun = Turn(turn.number + 1, round_number, seat, turn.first, NUMBERS.turn.actions)
    course.go(begin_counting_turn(course.state).changed(turn=begun), TurnStarted(seat, round_number, begun.number))
    test_at_start_of_turn(course, seat)
    for step in (_state_missions, _income, _instalments, deliver):
        if not course.over:
            step(course, seat)


def _state_missions(course: Course, seat: Seat) -> None:
    complete_state_missions(course, seat)
    settle(course)


def _income(course: Course, seat: Seat) -> None:
    pay_income(course, seat)
    settle(course)


def _instalments(course: Course, seat: Seat) -> None:
    pay_instalments(course, seat, "each_turn")
    settle(course)


def end(course: Course) -> None:
    """The end step: fulfilled contracts first, whose fleets go home (GE-4.6)."""
    returning = fulfilled(course, course.state.turn.seat)
    count_events(course, course.unsettled())  # now, since the fleets may have to wait for their owner's choice
    course.go(course.state.with_turn(actions=0, open=None).changed(pending=Errands(returning)))


def close(course: Course) -> None:
    """The rest of the end step: clauses and offers run down; then the next living player begins."""
    seat = course.state.turn.seat
    promises.tick(course, seat)
    trade.lapse(course, seat)
    course.tell(TurnEnded(seat))
    settle(course)
    if not course.over:
        pass_on(course)


def pass_on(course: Course) -> None:
    """Clockwise to the next who lives; a round ends where it began, whether or not its first player lives (GE-3.4)."""
    state = course.state
    after = state.order_of_play(state.turn.seat)[1:]
    following = next(seat for seat in (*after, state.turn.seat) if state.players[seat].alive)
    order = state.order_of_play(state.turn.first)
    round_over = order.index(following) <= order.index(state.turn.seat)
    if round_over:
        test_at_end_of_round(course)
    if not course.over:
        begin(course, following, state.turn.round + round_over)

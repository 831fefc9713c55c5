"""What goes on by itself: from one action until a decision is owed or the game is over."""

from stellarch.core import Seat
from stellarch.games.galaxy_empires.events import DealMade, WarEnded
from stellarch.games.galaxy_empires.rules import errands, trade, turn, war
from stellarch.games.galaxy_empires.rules.actions_left import is_spent
from stellarch.games.galaxy_empires.rules.course import Course
from stellarch.games.galaxy_empires.rules.elimination import eliminate, may_leave, owner_of_home
from stellarch.games.galaxy_empires.rules.winning import settle
from stellarch.games.galaxy_empires.state import Errands, Proposal, War


def proceed(course: Course) -> None:
    """Go on until somebody has to decide, or the game is over."""
    while not course.over and _go_on(course):
        pass


def _go_on(course: Course) -> bool:
    """One step that needs no decision; False where somebody has to decide."""
    pending = course.state.pending
    if course.state.conceding and may_leave(course.state):
        _leave(course, min(course.state.conceding))
        return True
    if isinstance(pending, War):
        return _war(course, pending)
    if isinstance(pending, Proposal):
        return _proposal(course, pending)
    if isinstance(pending, Errands):
        return _errands(course, pending)
    return _turn(course)


# A player who is leaving (GE-R.42) decides nothing any more: the answers of GE-17.9 are taken.


def _war(course: Course, pending: War) -> bool:
    leaving = course.state.conceding & {pending.attacker, pending.defender}
    if pending.asked:
        if pending.defender not in leaving:
            return False
        war.fight_on(course)
    elif pending.live and not leaving:
        return False
    else:
        war.fight(course)
    return True


def _proposal(course: Course, pending: Proposal) -> bool:
    if not course.state.conceding & set(pending.offer.parties):
        return False
    trade.decline(course)
    return True


def _errands(course: Course, pending: Errands) -> bool:
    if errands.run(course):
        _finish(course, pending)
        return True
    waiting = course.state.pending
    assert isinstance(waiting, Errands)
    if errands.who_decides(course.state, waiting) not in course.state.conceding:
        return False
    errands.take_first(course, waiting)
    return True


def _turn(course: Course) -> bool:
    state = course.state
    if not state.players[state.turn.seat].alive:
        turn.pass_on(course)
    elif is_spent(state):
        turn.end(course)
    else:
        return False
    return True


def _finish(course: Course, pending: Errands) -> None:
    """All fleets are in place: the war, the deal or the turn they come of is over."""
    course.go(course.state.changed(pending=None))
    fact = pending.fact
    if isinstance(fact, WarEnded):
        fallen = owner_of_home(course, fact.area)
        if fallen is not None and course.state.holders.get(fact.area) != fallen:
            eliminate(course, fallen, fact.attacker)  # GE-10.1
        settle(course, *(() if fact in course.events else (fact,)))
    elif isinstance(fact, DealMade):
        trade.complete(course, fact)
    else:
        turn.close(course)


def _leave(course: Course, seat: Seat) -> None:
    """GE-17, F4: elimination without a captor; the capital becomes unclaimed."""
    if seat == course.state.turn.seat:
        course.go(course.state.changed(pending=None))  # his miners need not come home any more
    eliminate(course, seat, None)
    settle(course)

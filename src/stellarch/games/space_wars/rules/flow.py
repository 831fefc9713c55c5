"""SW-4.1: what goes on by itself, from one order until a decision is owed or the game is over.

The phases of a turn stand in `TURN`; what can interrupt them is found in the chapters.
"""

from collections.abc import Mapping
from typing import Any, NamedTuple

from stellarch.core import Seat
from stellarch.games.space_wars import contents
from stellarch.games.space_wars.chapter import Course
from stellarch.games.space_wars.chapters import turn
from stellarch.games.space_wars.chapters.construction import CONSTRUCTION
from stellarch.games.space_wars.chapters.contamination import CONTAMINATION
from stellarch.games.space_wars.chapters.council import COUNCIL
from stellarch.games.space_wars.chapters.declarations import DECLARATION
from stellarch.games.space_wars.chapters.drift import EVENT_PHASE
from stellarch.games.space_wars.chapters.extraction import EXTRACTION
from stellarch.games.space_wars.chapters.offers import answering, end_of_phase
from stellarch.games.space_wars.chapters.opening import CHOOSING, REDEALING
from stellarch.games.space_wars.chapters.research import RESEARCH
from stellarch.games.space_wars.chapters.standing import wake
from stellarch.games.space_wars.rules.moments import Moment, Phase
from stellarch.games.space_wars.rules.subphases import SUB_PHASES
from stellarch.games.space_wars.rules.unasked import is_answered
from stellarch.games.space_wars.rules.versions import offers_wait

OPENING: tuple[Phase[Any], ...] = (REDEALING, CHOOSING)
TURN: tuple[Phase[Any], ...] = (
    EVENT_PHASE,
    COUNCIL,
    DECLARATION,
    EXTRACTION,
    SUB_PHASES,
    RESEARCH,
    CONSTRUCTION,
    CONTAMINATION,
)
"""The phases of a turn, in their order (SW-4.1.1)."""
MOMENTS: Mapping[type, Moment[Any]] = {moment.matter: moment for moment in (SUB_PHASES, *contents.MOMENTS)}
"""Who handles what lies on the table."""
_AFTER: Mapping[str, Phase[Any]] = {
    "": OPENING[0],
    **{phase.name: following for phase, following in zip(OPENING, (*OPENING[1:], TURN[0]), strict=True)},
    **{phase.name: following for phase, following in zip(TURN, (*TURN[1:], TURN[0]), strict=True)},
}


class Asked(NamedTuple):
    """Seats that are known to have something to decide about a matter."""

    matter: object = None
    seats: frozenset[Seat] = frozenset()


_NOBODY = Asked()


def proceed(course: Course, asked: Asked = _NOBODY) -> None:
    """Go on until somebody has to decide who cannot be spared it, or the game is over."""
    latest = course.state.turn + 1  # a player who is left with nothing to do is asked once in a while all the same
    go_through_phase(course)
    while not course.state.over:
        if course.state.matter is None:
            if _awaits_answers(course):
                break
            _next_phase(course)
        elif course.state.turn > latest or not _is_answered(course, asked):
            break
        go_through_phase(course)
    wake(course)


def _is_answered(course: Course, asked: Asked) -> bool:
    """Whether somebody who is waited on could be spared a question (SW-24.2.1)."""
    wake(course)
    matter = course.state.matter
    moment = MOMENTS[type(matter)]
    known = asked.seats if matter is asked.matter else frozenset()
    open_to = sorted(moment.waiting_on(course.state, matter) - known)
    return any(is_answered(course, seat, moment) for seat in open_to)


def go_through_phase(course: Course) -> None:
    """Go on within the phase until somebody has to decide, or the phase or the game is over."""
    while not course.state.over and (matter := course.state.matter) is not None:
        moment = MOMENTS[type(matter)]
        if moment.waiting_on(course.state, matter):
            return
        moment.go_on(course, matter)


def _awaits_answers(course: Course) -> bool:
    """By earlier versions, whether the phase is over but for offers to be answered; at the pace digest they lapse."""
    is_over = course.state.options.pace == "digest" or offers_wait(course.state)
    return not is_over and bool(answering(course.state))


def _next_phase(course: Course) -> None:
    end_of_phase(course)
    before = course.state.phase
    following = _AFTER[before]
    if before == TURN[-1].name:
        turn.end(course)
        if course.state.over:
            return
    if following is TURN[0]:
        turn.begin(course)
    course.go(course.state.changed(phase=following.name))
    following.enter(course)

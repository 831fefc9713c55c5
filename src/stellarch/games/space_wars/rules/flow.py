"""SW-4.1: what goes on by itself, from one order until a decision is owed or the game is over.

A chapter plugs its phase into `TURN`, and whatever can interrupt a phase into `MOMENTS`. Nothing else here changes.
"""

from collections.abc import Mapping
from typing import Any

from stellarch.games.space_wars.rules import turn
from stellarch.games.space_wars.rules.arrival import ARRIVING
from stellarch.games.space_wars.rules.construction import CONSTRUCTION
from stellarch.games.space_wars.rules.contamination import CONTAMINATION
from stellarch.games.space_wars.rules.council import AGENDA, BALLOTING, CHAIRING, COUNCIL
from stellarch.games.space_wars.rules.course import Course
from stellarch.games.space_wars.rules.declarations import ANSWERING, CONSIDERING, DECLARATION, DECLARING, SPEAKING
from stellarch.games.space_wars.rules.drift import EVENT_PHASE
from stellarch.games.space_wars.rules.extraction import EXTRACTION
from stellarch.games.space_wars.rules.floor import PROPOSING, VETOING, VOTING
from stellarch.games.space_wars.rules.laws import PLANNING
from stellarch.games.space_wars.rules.losses import OVERLOADED
from stellarch.games.space_wars.rules.missions import PROMOTING
from stellarch.games.space_wars.rules.moments import Moment, Phase
from stellarch.games.space_wars.rules.offers import answering, close_offers
from stellarch.games.space_wars.rules.opening import CHOOSING, REDEALING
from stellarch.games.space_wars.rules.repair import REPAIR
from stellarch.games.space_wars.rules.research import RESEARCH
from stellarch.games.space_wars.rules.subphases import SUB_PHASES

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
INTERRUPTIONS: tuple[Moment[Any], ...] = (
    AGENDA,
    CHAIRING,
    BALLOTING,
    PROPOSING,
    VETOING,
    VOTING,
    PLANNING,
    DECLARING,
    ANSWERING,
    SPEAKING,
    CONSIDERING,
    REPAIR,
    OVERLOADED,
    ARRIVING,
    PROMOTING,
)

MOMENTS: Mapping[type, Moment[Any]] = {moment.matter: moment for moment in (*OPENING, *TURN, *INTERRUPTIONS)}
_AFTER: Mapping[str, Phase[Any]] = {
    "": OPENING[0],
    **{phase.name: following for phase, following in zip(OPENING, (*OPENING[1:], TURN[0]), strict=True)},
    **{phase.name: following for phase, following in zip(TURN, (*TURN[1:], TURN[0]), strict=True)},
}


def proceed(course: Course) -> None:
    """Go on until somebody has to decide, or the game is over."""
    go_through_phase(course)
    while not course.state.over and course.state.matter is None and not _awaits_answers(course):
        _next_phase(course)
        go_through_phase(course)


def go_through_phase(course: Course) -> None:
    """Go on within the phase until somebody has to decide, or the phase or the game is over."""
    while not course.state.over and (matter := course.state.matter) is not None:
        moment = MOMENTS[type(matter)]
        if moment.waiting_on(course.state, matter):
            return
        moment.go_on(course, matter)


def _awaits_answers(course: Course) -> bool:
    """Whether the phase is over but for offers to be answered; at the pace digest they have lapsed by then."""
    return course.state.options.pace != "digest" and bool(answering(course.state))


def _next_phase(course: Course) -> None:
    close_offers(course)
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

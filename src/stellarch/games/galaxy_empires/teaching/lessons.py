"""The lessons: a game for two that begins on one and the same board."""

from collections.abc import Callable

from stellarch.core import Event, Phrase, Seat
from stellarch.core.teaching import Attempt, Lesson, Opening, Task
from stellarch.games.galaxy_empires.events import Claimed, DealMade, Deployed, OfferMade, WarDeclared

_YOU = Seat(0)
_RULES = 2


class LessonWords(Phrase):
    """What a lesson is called; the part `about` says what it is about."""

    CLAIM = 1
    WAR = 2
    TRADE = 3


class TaskWords(Phrase):
    """What is to be done; `hint` helps, and `done` is said then."""

    CLAIM = 1
    DOCK = 2
    DEPLOY = 3
    DECLARE = 4
    PROPOSE = 5
    ACCEPT = 6


def _from(moves: str = "") -> Opening:
    return Opening(2, "lesson", _RULES, {}, moves, ("Ines", "Orrin"))


def _happens(is_it: Callable[[Event], bool]) -> Callable[[Attempt], bool]:
    return lambda attempt: any(map(is_it, attempt.events))


def _claims(event: Event) -> bool:
    return isinstance(event, Claimed) and event.seat == _YOU


def _claims_a_dock(event: Event) -> bool:
    return isinstance(event, Claimed) and event.seat == _YOU and event.area.startswith("st_")


def _deploys(event: Event) -> bool:
    return isinstance(event, Deployed) and event.seat == _YOU


def _declares(event: Event) -> bool:
    return isinstance(event, WarDeclared)


def _proposes_a_truce(event: Event) -> bool:
    return isinstance(event, OfferMade) and event.maker == _YOU and "truce" in str(event.terms)


def _deals(event: Event) -> bool:
    return isinstance(event, DealMade)


_CLAIMED = "a C7>C6 a B7>B6 a end b K2>K3 b J1>J2 b end"
_OFFERED = "a C7>C6 a end b propose@0:-:$300:truce.3"
_AT_THE_FRONT = (
    "a A7>B6 a C8>D7 a A8>C8 a C7>D6 b K2>J2 b I1>H1 b K1>I1 b J2>I3 a B6>C6 a B7>C7 a C6>D5 a C7>C6 b H1>G2 b I1>H1 "
    "b J1>I1 b H1>H2 a C8>C7 a C6>C5 a C7>C6 a D5>E5 b H2>G3 b I1>H1 b H1>H2 b I3>H3 a C6>D5 a D6>E6 a D7>D6 a E5>F4 "
    "b H3>G4 b H2>H3 b I2>H2 b G2>F2"
)

LESSONS = (
    Lesson(
        "claim",
        LessonWords.CLAIM,
        3,
        (
            Task(TaskWords.CLAIM, _from(), _happens(_claims), "a C7>C6"),
            Task(TaskWords.DOCK, _from(_CLAIMED), _happens(_claims_a_dock), "a C6>B5"),
            Task(TaskWords.DEPLOY, _from(_CLAIMED), _happens(_deploys), "a +B7"),
        ),
    ),
    Lesson(
        "war", LessonWords.WAR, 3, (Task(TaskWords.DECLARE, _from(_AT_THE_FRONT), _happens(_declares), "a F4xpc_e"),)
    ),
    Lesson(
        "trade",
        LessonWords.TRADE,
        4,
        (
            Task(TaskWords.ACCEPT, _from(_OFFERED), _happens(_deals), "a accept"),
            Task(TaskWords.PROPOSE, _from(), _happens(_proposes_a_truce), "a propose@1:$200:-:truce.3"),
        ),
    ),
)

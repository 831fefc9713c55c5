"""The lessons: the first turn of a first game, in which nobody has done more than they must."""

from collections.abc import Callable

from stellarch.core import Event, Phrase, Seat
from stellarch.core.teaching import Attempt, Lesson, Opening, Task
from stellarch.games.space_wars.chapters.building import StructureBuilt
from stellarch.games.space_wars.chapters.flags import SectorFlagged
from stellarch.games.space_wars.chapters.motions import MotionTabled, VoteCast
from stellarch.games.space_wars.chapters.research import SquareBought

_YOU = Seat(0)
_RULES = 4


class LessonWords(Phrase):
    """What a lesson is called; the part `about` says what it is about."""

    FLAGS = 1
    RESEARCH = 2
    COUNCIL = 3


class TaskWords(Phrase):
    """What is to be done; `hint` helps, and `done` is said then."""

    FLAG = 1
    TWO_FLAGS = 2
    RESEARCH = 3
    BUILD = 4
    MOTION = 5
    VOTE = 6


def _from(moves: str) -> Opening:
    return Opening(4, "lesson", _RULES, {"map": "compact", "victory_value": 45}, moves)


def _yours(kind: type[Event], times: int = 1) -> Callable[[Attempt], bool]:
    """Whether so many events of a kind are yours."""
    return lambda attempt: (
        sum(isinstance(one, kind) and getattr(one, "seat", None) == _YOU for one in attempt.events) >= times
    )


def _tables_a_motion(attempt: Attempt) -> bool:
    return any(isinstance(event, MotionTabled) for event in attempt.events)


_CHOSEN = (
    "a choose_technologies:level_3_buildings/movement_range_2+trading_ability_2 "
    "b choose_technologies:level_3_buildings/trading_ability_2+movement_range_2 "
    "c choose_technologies:level_3_buildings/movement_range_2+trading_ability_2 "
    "d choose_technologies:level_3_buildings/trading_ability_2+movement_range_2"
)
_BALLOT = (
    f"{_CHOSEN} a form:propose:law/no_veto b form: c form: d form: b appoint:security/3 b appoint:relationships/0 b end"
)
_SUBPHASES = (
    f"{_CHOSEN} a form: b form: c form: d form: b appoint:security/3 b appoint:relationships/0 b end "
    "a form: b form: c form: d form: a form: b form: c form: d form: b end d end"
)
_RESEARCH = f"{_SUBPHASES} a end c end"
_WORKS = (
    f"{_RESEARCH} a form:research:tachyon b form:research:relationship c form:research:propulsion "
    "d form:research:biomedical"
)

LESSONS = (
    Lesson(
        "supply",
        LessonWords.FLAGS,
        4,
        (
            Task(TaskWords.FLAG, _from(_SUBPHASES), _yours(SectorFlagged), "a move:corvette1/5-7"),
            Task(
                TaskWords.TWO_FLAGS,
                _from(_SUBPHASES),
                _yours(SectorFlagged, 2),
                "a move:corvette1/5-7 a move:cruiser1/fern_72",
                most=4,
            ),
        ),
    ),
    Lesson(
        "research",
        LessonWords.RESEARCH,
        4,
        (
            Task(TaskWords.RESEARCH, _from(_RESEARCH), _yours(SquareBought), "a form:research:tachyon", most=4),
            Task(
                TaskWords.BUILD,
                _from(_WORKS),
                _yours(StructureBuilt),
                "a form:build:arcadia_prime/research_center",
                most=4,
            ),
        ),
    ),
    Lesson(
        "council",
        LessonWords.COUNCIL,
        4,
        (
            Task(TaskWords.MOTION, _from(_CHOSEN), _tables_a_motion, "a form:propose:law/no_veto", most=4),
            Task(TaskWords.VOTE, _from(_BALLOT), _yours(VoteCast), "a form:vote:1/for", most=4),
        ),
    ),
)

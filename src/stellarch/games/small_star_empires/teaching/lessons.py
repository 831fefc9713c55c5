"""The lessons: each task begins at a position of one and the same dealt board."""

from stellarch.core import Phrase, Seat
from stellarch.core.record import SEAT_LETTERS
from stellarch.core.teaching import Attempt, Lesson, Opening, Puzzle, Task, read_moves
from stellarch.games.small_star_empires.actions import How, Move, Piece
from stellarch.games.small_star_empires.scoring import Score, scores
from stellarch.games.small_star_empires.state import State
from stellarch.games.small_star_empires.teaching.kept import puzzles
from stellarch.games.small_star_empires.teaching.themes import ends

_YOU, _RIVAL = Seat(0), Seat(1)
_RULES = 3
_A_WALL = 5
"""So many systems fewer within the rival's reach are a door shut."""


class LessonWords(Phrase):
    """What a lesson is called; the part `about` says what it is about."""

    FLY = 1
    PIECES = 2
    NEBULAE = 3
    WORMHOLES = 4
    DOOR = 5
    LAST_MOVES = 6


class TaskWords(Phrase):
    """What is to be done; `hint` helps, and `done` is said then."""

    SETTLE = 1
    RICHEST = 2
    FLY_ON = 3
    TRADE = 4
    SAVE_A_STATION = 5
    SECOND_NEBULA = 6
    THIRD_NEBULA = 7
    JUMP = 8
    JUMP_FOR_THREE = 9
    SHUT = 10
    ONLY_MOVE = 11


def _from(moves: str = "") -> Opening:
    return Opening(2, "lesson", _RULES, {"first_player": _YOU}, moves)


def _move(attempt: Attempt) -> Move | None:
    """The last thing that was done, if a ship was moved."""
    action = attempt.actions[-1]
    return action if isinstance(action, Move) else None


def _planets(attempt: Attempt) -> int:
    """How many planets the system has that was settled."""
    move, state = _move(attempt), attempt.before
    return state.planets(move.target) if move else 0


def _row(state: State) -> Score:
    return scores(state)[_YOU]


def _settles(attempt: Attempt) -> bool:
    move = _move(attempt)
    return move is not None and move.place is Piece.COLONY and _planets(attempt) > 0


def _settles_three(attempt: Attempt) -> bool:
    return _planets(attempt) == 3


def _flies_on(attempt: Attempt) -> bool:
    """With the ship that has left home."""
    move = _move(attempt)
    return move is not None and move.origin != attempt.before.board.homes[_YOU]


def _saves_a_station(attempt: Attempt) -> bool:
    move = _move(attempt)
    return move is not None and move.place is Piece.COLONY and _settles_three(attempt)


def _trades(attempt: Attempt) -> bool:
    return _row(attempt.state).stations - _row(attempt.before).stations >= 3


def _completes(attempt: Attempt) -> bool:
    """One more nebula of a colour there is one of already."""
    return _row(attempt.state).nebulae - _row(attempt.before).nebulae >= 3


def _jumps(attempt: Attempt) -> bool:
    move = _move(attempt)
    return move is not None and move.how is How.JUMP


def _jumps_for_three(attempt: Attempt) -> bool:
    return _jumps(attempt) and _settles_three(attempt)


def _shuts(attempt: Attempt) -> bool:
    return len(ends(attempt.before, _RIVAL)) - len(ends(attempt.state, _RIVAL)) >= _A_WALL


_FLOWN = "a d6>h6:c b j8>h8:c"
_ONE_BLUE = "a d6>f6:c b j8>h8:c"
_TWO_BLUE = f"{_ONE_BLUE} a d6>d11:c b h8>h7:c a f6>f9:c b j8>j9:c"
_BESIDE = "a d6>d7:c b j8>j9:c"
_AT_MARKET = (
    "a d6>h6:c b j8>e8:s a h6>h8:c b e8>g8:s a h8~d7:c b g8>g4:c a d7~i5:c b j8>i9:c a i5>e9:c b i9~h5:s a e9>c9:c "
    "b h5>f7:s a c9>h4:s b f7>f6:c"
)
_OPEN_DOOR = (
    "a d6>i6:c b j8>i9:c a i6>i8:s b i9~e8:c a i8~j4:c b e8>h8:s a j4>e9:s b h8>h6:s a d6>d7:c b h6>f6:s a d7>i7:c "
    "b f6>f10:c a i7>f7:s b f10>f8:s a e9>c9:c b f8>i5:c a f7>h5:s b i5~g10:c"
)


def _only_move(puzzle: Puzzle) -> Task:
    best = next(read_moves(puzzle.best.moves)).action
    return Task(
        TaskWords.ONLY_MOVE,
        puzzle.opening,
        lambda attempt: str(attempt.actions[-1]) == best,
        f"{SEAT_LETTERS[puzzle.seat]} {best}",
        Seat(puzzle.seat),
    )


_PLAINEST = sorted(puzzles(), key=lambda puzzle: (puzzle.difficulty, len(puzzle.others)))[:2]

LESSONS = (
    Lesson(
        "fly",
        LessonWords.FLY,
        3,
        (
            Task(TaskWords.SETTLE, _from(), _settles, "a d6>e5:c"),
            Task(TaskWords.RICHEST, _from(), _settles_three, "a d6>h6:c"),
            Task(TaskWords.FLY_ON, _from(_FLOWN), _flies_on, "a h6>h7:c"),
        ),
    ),
    Lesson(
        "pieces",
        LessonWords.PIECES,
        3,
        (
            Task(TaskWords.TRADE, _from(_AT_MARKET), _trades, "a h4~e7:s"),
            Task(TaskWords.SAVE_A_STATION, _from(), _saves_a_station, "a d6>h6:c"),
        ),
    ),
    Lesson(
        "nebulae",
        LessonWords.NEBULAE,
        3,
        (
            Task(TaskWords.SECOND_NEBULA, _from(_ONE_BLUE), _completes, "a d6>d11:c"),
            Task(TaskWords.THIRD_NEBULA, _from(_TWO_BLUE), _completes, "a f9>i9:c"),
        ),
    ),
    Lesson(
        "wormholes",
        LessonWords.WORMHOLES,
        4,
        (
            Task(TaskWords.JUMP, _from(_BESIDE), _jumps, "a d7~h8:c"),
            Task(TaskWords.JUMP_FOR_THREE, _from(_BESIDE), _jumps_for_three, "a d7~h8:c"),
        ),
    ),
    Lesson("door", LessonWords.DOOR, 4, (Task(TaskWords.SHUT, _from(_OPEN_DOOR), _shuts, "a h5~g9:c"),)),
    Lesson("last-moves", LessonWords.LAST_MOVES, 5, tuple(map(_only_move, _PLAINEST))),
)

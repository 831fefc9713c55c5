"""Lessons and puzzles: what a learner has done of one is played again for each question, and nothing is stored.

The table they are done at is a `LiveTable` like any other, but it stands in no database: it begins at the opening of
the exercise, and its log goes on with what the learner sends along.
"""

from collections.abc import Iterator, Sequence
from datetime import UTC, date, datetime, timedelta
from functools import lru_cache
from typing import Any, Literal, NamedTuple, TypeVar

import msgspec
from msgspec.structs import replace

from stellarch.core import Event, Game, Label, Language, Seat, Step, Text, read_options, said
from stellarch.core.teaching import Attempt, Lesson, Line, Opening, Puzzle, Task, read_moves
from stellarch.core.telling import Sayable, as_text, label_of
from stellarch.games import GAMES, find_game
from stellarch.server import messages
from stellarch.server.errors import NotFound
from stellarch.server.messages import Exercise
from stellarch.server.refusals import Why
from stellarch.server.storage import LogRow, SeatRow, TableRow
from stellarch.server.tables.logbook import as_json
from stellarch.server.tables.table import LiveTable

F = TypeVar("F")

_LEARNER = "learner"
"""Stands for the device: who asks sits at the learner's seat."""
_OTHERS = "others"
_EVER = datetime(2000, 1, 1, tzinfo=UTC)
_MOST_OF_OTHERS = 60
"""Actions of the others after one of the learner's."""
_MOST_KEPT = 64
_A_WEEK = 7


class _Place(NamedTuple):
    """Where a learner has come to."""

    table: LiveTable
    begun: int
    """The last line of the log that is of the opening."""
    stand: Literal["open", "done", "missed"] = "open"
    tried: messages.Tried | None = None


# What there is


def lessons() -> list[messages.LessonsOf]:
    """The lessons of every game that has some."""
    return [
        messages.LessonsOf(game.id, game.name, tuple(map(_lesson_info, game.teaching.lessons)))
        for game in GAMES.values()
        if game.teaching.lessons
    ]


def _lesson_info(lesson: Lesson) -> messages.LessonInfo:
    title, about = as_text(lesson.title), _part(lesson.title, "about")
    return messages.LessonInfo(lesson.id, title, about, lesson.minutes, len(lesson.tasks))


def puzzles(today: date) -> messages.Puzzles:
    """All puzzles, and which belong to the last days."""
    found = [(game, puzzle) for game in GAMES.values() for puzzle in game.teaching.puzzles]
    told = tuple(_puzzle_info(game, puzzle, number) for number, (game, puzzle) in enumerate(found, 1))
    days = [today - timedelta(days=back) for back in range(_A_WEEK - 1, -1, -1)] if told else []
    return messages.Puzzles(told, tuple(messages.Day(day.isoformat(), _of_day(told, day)) for day in days))


def _of_day(told: Sequence[messages.PuzzleInfo], day: date) -> str:
    """Each day another, and all in turn."""
    return told[day.toordinal() % len(told)].id


def _puzzle_info(game: Game[Any, Any], puzzle: Puzzle, number: int) -> messages.PuzzleInfo:
    themes = tuple(_theme(game, theme) for theme in puzzle.themes)
    plies = sum(1 for _ in read_moves(puzzle.best.moves))
    player, choices = game.players.names[puzzle.seat], len(puzzle.others) + 1
    return messages.PuzzleInfo(
        game.id, puzzle.id, number, puzzle.seat, player, themes, puzzle.difficulty, choices, plies
    )


def _theme(game: Game[Any, Any], theme: str) -> messages.Theme:
    words = game.teaching.theme(theme)
    return messages.Theme(theme, as_text(words), _part(words, "about"))


def _part(words: Sayable, part: str) -> Text:
    """Another part of the entry that has some words."""
    label = words if isinstance(words, Label) else label_of(words)
    return said(label._replace(part=part))


# An exercise as far as it was done


def practise(exercise: Exercise, language: Language) -> messages.Practised:
    """What a learner is shown after what was done so far; raises Refused where the rules do not allow it."""
    place = _place(msgspec.json.encode(exercise), language)
    shown = _shown(place, _seat(exercise))
    if exercise.task is None:
        return messages.Practised(shown, place.stand, tried=place.tried)
    task = _task(exercise)
    asked = messages.TaskShown(
        as_text(task.words), _part(task.words, "hint"), exercise.task, len(_lesson(exercise).tasks)
    )
    well = _part(task.words, "done") if place.stand == "done" else None
    return messages.Practised(shown, place.stand, asked, well)


def why(asked: messages.AskAtExercise, language: Language) -> messages.Verdict:
    """Whether an action may be done there, and if not, why not."""
    table = _table_of(asked.exercise, language)
    return table.why_not(table.state, _seat(asked.exercise), asked.action)


def board(exercise: Exercise, name: str, language: Language) -> messages.Board:
    table = _table_of(exercise, language)
    if name not in table.game.page.boards:
        raise NotFound(Why.NO_SUCH_EXERCISE)
    return table.board(name, _seat(exercise))


def templates(exercise: Exercise, name: str, language: Language) -> messages.Templates:
    return _table_of(exercise, language).templates(name, _seat(exercise))


def solution(exercise: Exercise, language: Language) -> messages.Solution:
    """The answer, for somebody who gives up."""
    table = _table_of(replace(exercise, done=[]), language)
    moves = _puzzle(exercise).best.moves if exercise.task is None else _task(exercise).answers
    action = table.read(next(read_moves(moves)).action)
    order = table.game.in_words(table.game.view(table.state, Seat(_seat(exercise))), action, table.names())
    return messages.Solution(as_json(action), order)


def _table_of(exercise: Exercise, language: Language) -> LiveTable:
    return _place(msgspec.json.encode(exercise), language).table


def _seat(exercise: Exercise) -> int:
    return _puzzle(exercise).seat if exercise.task is None else _task(exercise).seat


def _puzzle(exercise: Exercise) -> Puzzle:
    found = (puzzle for puzzle in find_game(exercise.game).teaching.puzzles if puzzle.id == exercise.name)
    return _there(next(found, None))


def _lesson(exercise: Exercise) -> Lesson:
    found = (lesson for lesson in find_game(exercise.game).teaching.lessons if lesson.id == exercise.name)
    return _there(next(found, None))


def _task(exercise: Exercise) -> Task:
    tasks = _lesson(exercise).tasks
    return _there(tasks[exercise.task] if exercise.task is not None and exercise.task < len(tasks) else None)


def _there(found: F | None) -> F:
    if found is None:
        raise NotFound(Why.NO_SUCH_EXERCISE)
    return found


@lru_cache(_MOST_KEPT)
def _place(written: bytes, language: Language) -> _Place:
    """The table where a learner has come to; nobody changes it any more."""
    exercise = msgspec.json.decode(written, type=Exercise)
    opening = _puzzle(exercise).opening if exercise.task is None else _task(exercise).opening
    table = opened(find_game(exercise.game), opening, _seat(exercise), language)
    return _puzzled(table, exercise) if exercise.task is None else _taught(table, exercise)


def opened(game: Game[Any, Any], opening: Opening, learner: int, language: Language) -> LiveTable:
    """A table at which an opening has been played, with the learner in their seat."""
    options = msgspec.json.encode(read_options(game.options, opening.options)).decode()
    row = TableRow(_LEARNER, game.id, opening.rules, options, opening.seed, False, False, _EVER, hints="off")
    names = opening.names or [game.players.names[seat].to(language) for seat in range(opening.players)]
    seats = [SeatRow(seat, name, None, None) for seat, name in enumerate(names)]
    table = LiveTable(
        row,
        seats,
        {seat: frozenset({_LEARNER if seat == learner else _OTHERS}) for seat in range(opening.players)},
        _nothing_stored,
    )
    lines = [
        LogRow(number, "action", one.seat, one.action, _EVER) for number, one in enumerate(read_moves(opening.moves), 1)
    ]
    table.resume(lines, range(len(lines) + 1))
    return table


def _nothing_stored(_query: Any) -> Any:
    raise LookupError("an exercise is in no database")


def _play(table: LiveTable, seat: int, action: Any) -> Step[Any]:
    row = LogRow(table.history.number + 1, "action", seat, str(action), _EVER)
    step = table.history.step(row)
    table.add(row, step, table.outcome_of(step))
    return step


def _shown(place: _Place, seat: int) -> messages.TableState:
    """The table without what has no place in an exercise: taking back, hints, giving up."""
    state = place.table.shown(_LEARNER, seat, place.begun - 1, frozenset(range(len(place.table.seats))))
    return replace(state, undo="no", free=())


# A task of a lesson


def _taught(table: LiveTable, exercise: Exercise) -> _Place:
    task, begun, before = _task(exercise), table.history.number, table.state
    done: list[Any] = []
    events: list[Event] = []

    def is_done() -> bool:
        return task.is_done(Attempt(before, table.state, tuple(done), tuple(events)))

    for written in exercise.done[: task.most]:
        done.append(table.read_action(written))
        events += _play(table, task.seat, done[-1]).events
        if is_done():
            return _Place(table, begun, "done")
        events += [event for step in _others(table, task.seat) for event in step.events]
        if is_done():
            return _Place(table, begun, "done")
    is_at_end = len(done) >= task.most or task.seat not in table.waiting_on
    return _Place(table, begun, "missed" if is_at_end else "open")


def _others(table: LiveTable, learner: Seat) -> Iterator[Step[Any]]:
    """Until the learner is asked again, the others do what the game does for somebody who is away."""
    for _ in range(_MOST_OF_OTHERS):
        if learner in table.waiting_on or table.is_over:
            return
        seat = Seat(table.waiting_on[0])
        yield _play(table, seat, table.game.default(table.state, seat))


# A puzzle


def _puzzled(table: LiveTable, exercise: Exercise) -> _Place:
    puzzle, begun = _puzzle(exercise), table.history.number
    if not exercise.done:
        return _Place(table, begun)
    tried = str(table.read_action(exercise.done[0]))
    outcome = _tried(table, puzzle, puzzle.seat, tried)
    _play(table, puzzle.seat, table.read(tried))
    if outcome.solved and exercise.line is None:
        return _Place(table, begun, "done", outcome)
    line = outcome.lines[min(exercise.line or 0, len(outcome.lines) - 1)] if outcome.lines else None
    for move in (line.moves if exercise.line is not None else line.moves[:1]) if line else ():
        _play(table, move.seat, table.read(move.text))
    return _Place(table, begun, "done" if outcome.solved else "missed", outcome)


def _tried(table: LiveTable, puzzle: Puzzle, seat: int, tried: str) -> messages.Tried:
    """What was proven of a move; one that another leads to the same as counts as that."""
    after = table.game.apply(table.state, Seat(seat), table.read(tried)).state
    same = next(line for line in (puzzle.best, *puzzle.others) if _leads_to(table, seat, line, after))
    solved = same is puzzle.best
    lines = puzzle.replies if solved else (Line(_rest(same.moves), same.lead),)
    told = tuple(_line_shown(table, after, line) for line in lines if line.moves)
    return messages.Tried(solved, same.lead, told, puzzle.best.lead, puzzle.others[0].lead, puzzle.positions)


def _leads_to(table: LiveTable, seat: int, line: Line, after: Any) -> bool:
    first = next(read_moves(line.moves))
    return bool(table.game.apply(table.state, Seat(seat), table.read(first.action)).state == after)


def _rest(moves: str) -> str:
    """Without the first move: its letter and its action."""
    return " ".join(moves.split()[2:])


def _line_shown(table: LiveTable, state: Any, line: Line) -> messages.LineShown:
    moves = []
    for played in read_moves(line.moves):
        seat, action = Seat(played.seat), table.read(played.action)
        order = table.game.in_words(table.game.view(state, seat), action, table.names())
        moves.append(messages.LineMove(played.seat, played.action, order))
        state = table.game.apply(state, seat, action).state
    return messages.LineShown(tuple(moves), line.lead)

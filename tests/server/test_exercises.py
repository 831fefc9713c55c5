"""Lessons and puzzles: each task is done by its own answer, and no answer is sent before the try."""

from datetime import date

import httpx
import pytest

from stellarch.core import Refused
from stellarch.core.teaching import Lesson, Puzzle, Task, read_moves
from stellarch.games import GAMES, find_game
from stellarch.server.messages import AskAtExercise, Exercise, Written
from stellarch.server.tables import exercises

TASKS = [
    pytest.param(game.id, lesson, number, id=f"{lesson.id}-{number}")
    for game in GAMES.values()
    for lesson in game.teaching.lessons
    for number in range(len(lesson.tasks))
]
SSE = "small-star-empires"


def answers(task: Task) -> list[Written]:
    return [played.action for played in read_moves(task.answers)]


@pytest.mark.parametrize(("game", "lesson", "number"), TASKS)
def test_a_task_is_done_by_its_answer(game: str, lesson: Lesson, number: int) -> None:
    task = lesson.tasks[number]
    begun = exercises.practise(Exercise(game, lesson.id, number), "en")
    done = exercises.practise(Exercise(game, lesson.id, number, answers(task)), "en")
    assert (begun.stand, begun.said, done.stand) == ("open", None, "done")
    assert begun.task is not None
    assert done.said is not None
    assert all(len({text.to(language) for language in ("en", "fr")}) == 2 for text in (begun.task.words, done.said))
    assert exercises.solution(Exercise(game, lesson.id, number), "en").order.en


@pytest.mark.parametrize(("task", "action", "rule"), [(0, "d6>f5:c", "SSE-3.2"), (1, "d6>d8:c", "SSE-3.6")])
def test_what_the_rules_forbid_is_refused_with_its_rule(task: int, action: str, rule: str) -> None:
    exercise = Exercise(SSE, "fly", task, [action])
    with pytest.raises(Refused) as refusal:
        exercises.practise(exercise, "en")
    why = exercises.why(AskAtExercise(Exercise(SSE, "fly", task), action), "en")
    assert (why.legal, why.rule) == (False, refusal.value.rule)
    assert why.rule == rule


def test_what_is_allowed_but_not_asked_for_is_missed() -> None:
    assert exercises.practise(Exercise(SSE, "fly", 1, ["d6>e5:c"]), "en").stand == "missed"


# Puzzles


def puzzles() -> tuple[Puzzle, ...]:
    return tuple(find_game(SSE).teaching.puzzles)


def tried(puzzle: Puzzle, moves: str) -> Exercise:
    return Exercise(SSE, puzzle.id, done=[moves.split()[1]])


def test_only_the_best_move_solves_a_puzzle_and_any_other_is_refuted_on_the_board() -> None:
    for puzzle in puzzles()[::20]:
        solved = exercises.practise(tried(puzzle, puzzle.best.moves), "en")
        assert solved.stand == "done"
        assert solved.tried is not None
        assert (solved.tried.lead, len(solved.tried.lines)) == (puzzle.best.lead, len(puzzle.replies))
        assert all(line.lead > 0 for line in solved.tried.lines)
        worst = puzzle.others[-1]
        missed = exercises.practise(tried(puzzle, worst.moves), "en")
        assert missed.stand == "missed"
        assert missed.tried is not None
        assert missed.tried.lead == worst.lead < 0
        begun = exercises.practise(Exercise(SSE, puzzle.id), "en")
        assert missed.table.now.number == begun.table.now.number + min(2, len(worst.moves.split()) // 2)


def test_a_line_is_played_to_the_end_of_the_game() -> None:
    puzzle = puzzles()[0]
    exercise = Exercise(SSE, puzzle.id, done=[puzzle.best.moves.split()[1]], line=0)
    shown = exercises.practise(exercise, "en").table
    assert shown.table.over
    mine, theirs = (shown.now.standings.totals[seat] for seat in (puzzle.seat, 1 - puzzle.seat))
    assert mine - theirs == puzzle.replies[0].lead


def test_every_day_has_its_puzzle_and_a_week_is_told() -> None:
    book = exercises.puzzles(date(2026, 11, 18))
    assert [day.date for day in book.days][-1] == "2026-11-18"
    assert len({day.puzzle for day in book.days}) == 7
    assert exercises.puzzles(date(2026, 11, 19)).days[:6] == book.days[1:]


def test_no_answer_is_sent_before_the_try(ada: httpx.Client) -> None:
    puzzle = puzzles()[0]
    listed = ada.get("/api/puzzles")
    begun = ada.post("/api/exercises", json={"game": SSE, "name": puzzle.id})
    assert begun.json()["tried"] is None
    assert puzzle.best.moves.split()[1] not in listed.text
    given_up = ada.post("/api/exercises/solution", json={"game": SSE, "name": puzzle.id})
    assert given_up.json()["action"]["type"] == "move"
    assert ada.post("/api/exercises", json={"game": SSE, "name": "none"}).status_code == 404
    assert len(ada.get("/api/lessons").json()) >= 1

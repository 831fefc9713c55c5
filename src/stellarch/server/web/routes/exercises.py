"""Lessons and puzzles. Nothing of them is stored here."""

from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any, TypeVar

import msgspec
from litestar.handlers import HTTPRouteHandler
from litestar.params import JSONBody

from stellarch.server import messages
from stellarch.server.tables import exercises
from stellarch.server.tables.service import Tables
from stellarch.server.web.guard import visitor_of
from stellarch.server.web.languages import language_of
from stellarch.server.web.routes.common import AllTables, AnyRequest, BoardName, get, post

T = TypeVar("T")


@get("/lessons")
async def lessons() -> list[messages.LessonsOf]:
    """The lessons of every game that has some."""
    return exercises.lessons()


@get("/puzzles")
async def puzzles() -> messages.Puzzles:
    """All puzzles, without their answers, and those of the last seven days."""
    return exercises.puzzles(datetime.now(UTC).date())


@post("/exercises")
async def practise(request: AnyRequest, data: JSONBody[messages.Exercise], tables: AllTables) -> messages.Practised:
    """A task of a lesson or a puzzle, after what was done so far; nothing is stored."""
    return await _exercised(request, tables, data, exercises.practise)


@post("/exercises/why")
async def why_at_exercise(
    request: AnyRequest, data: JSONBody[messages.AskAtExercise], tables: AllTables
) -> messages.Verdict:
    """May this action be done there, and if not, why not?"""
    return await _exercised(request, tables, data, exercises.why)


@post("/exercises/boards/{name:str}")
async def board_at_exercise(
    request: AnyRequest, name: BoardName, data: JSONBody[messages.Exercise], tables: AllTables
) -> messages.Board:
    """What the game shows besides the view, by name."""
    return await _exercised(request, tables, data, exercises.board, name)


@post("/exercises/templates/{name:str}")
async def templates_at_exercise(
    request: AnyRequest, name: BoardName, data: JSONBody[messages.Exercise], tables: AllTables
) -> messages.Templates:
    """The templates of a kind of action with the blanks that were left out of the table."""
    return await _exercised(request, tables, data, exercises.templates, name)


@post("/exercises/solution")
async def solution(request: AnyRequest, data: JSONBody[messages.Exercise], tables: AllTables) -> messages.Solution:
    """The answer, for somebody who gives up."""
    return await _exercised(request, tables, data, exercises.solution)


async def _exercised(request: AnyRequest, tables: Tables, data: Any, work: Callable[..., T], *given: str) -> T:
    """Worked out in the background: what was done is played again for each question."""
    language = language_of(request.scope)
    key = (work.__name__, msgspec.json.encode(data), *given, language)
    address = visitor_of(request).address
    return await tables.registry.questions.tell(key, address, lambda: work(data, *given, language))


ROUTES: list[HTTPRouteHandler] = [
    lessons,
    puzzles,
    practise,
    why_at_exercise,
    board_at_exercise,
    templates_at_exercise,
    solution,
]

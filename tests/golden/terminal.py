"""A sitting at the terminal in each game: what is said to who types, in one language and then in the other."""

import io
from collections.abc import Iterator
from contextlib import redirect_stderr, redirect_stdout
from functools import partial

from stellarch.bots import RandomBot
from stellarch.cli.output import Screen
from stellarch.cli.seats import Sitter
from stellarch.cli.sitting import Sitting
from stellarch.core import TEXT_LANGUAGES, Language, Table
from tests.golden import doors
from tests.golden.playing import AnyGame
from tests.golden.sentences import NAMES, Limits, Sentence

_TYPED = (
    *("help", "moves", "moves zz", "board", "report", "score", "rules nothing of the kind", "undo", "save"),
    *("why zz", "999", "?!"),
)
"""Commands are understood in either language, whichever is spoken. What a bot says to `why` depends on how far it has
thought in its time: hints have a module of their own."""
_TURNS = 6


def sentences(game: AnyGame, _limits: Limits) -> Iterator[Sentence]:
    for people in (1, game.players.least):
        answers = {language: _sat(game, language, people) for language in TEXT_LANGUAGES}
        for number, typed in enumerate(["welcome", *_typed()]):
            yield from doors.of_lines(f"{typed} ({people})", partial(_answer, answers, number))


def _answer(answers: dict[Language, dict[int, str]], number: int, language: Language) -> str:
    return answers[language].get(number, "")


def _typed() -> list[str]:
    return [*_TYPED, *["1"] * _TURNS, "score", "resign"]


def _sat(game: AnyGame, language: Language, people: int) -> dict[int, str]:
    """What the screen shows, by the number of the line that was typed before: a few commands, some turns, leaving."""
    table = Table(game, game.players.least, "golden")
    sitters = [Sitter(name, None if seat < people else RandomBot()) for seat, name in enumerate(NAMES)]
    typed = iter(_typed())
    answers: dict[int, str] = {}
    shown = io.StringIO()

    def ask(_prompt: str) -> str | None:
        answers[len(answers)] = shown.getvalue()
        shown.seek(0)
        shown.truncate()
        return next(typed, None)

    with redirect_stdout(shown), redirect_stderr(shown):
        Sitting(table, sitters[: game.players.least], Screen(language, colour=False), ask).run()
    return {**answers, len(answers): shown.getvalue()}

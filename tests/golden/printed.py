"""What never changes: names, options, headings of the rulebook, glossaries, sheets, what is said to who types."""

from collections.abc import Iterator

from stellarch.core.options import describe
from stellarch.core.telling import as_text
from tests.golden import doors
from tests.golden.playing import AnyGame
from tests.golden.sentences import Limits, Sentence


def sentences(game: AnyGame, _limits: Limits) -> Iterator[Sentence]:
    for info in describe(game.options):
        yield from doors.of_value(f"option {info.name}", info)
    yield from doors.of_value("name", game.name)
    yield from doors.of_value("seat_names", game.players.names)
    yield from doors.of_value("colours", game.players.colours)
    yield from doors.of_value("first_game", game.first_game)
    yield from doors.of_value("endings", game.endings)
    yield from doors.of_value("Typing.note", as_text(game.typing.note("{example}")))
    yield from doors.of_value("Typing.help", as_text(game.typing.help("{example}")))
    for look in game.typing.looks:
        yield from doors.of_value("look", (look.word, look.arguments, look.what))
    for rule in game.rulebook:
        yield from doors.of_text("chapter", rule.chapter)
    yield from doors.of_value("printed", game.page.printed)

"""What never changes: names, options, headings of the rulebook, glossaries, sheets, what is said to who types."""

from collections.abc import Iterator

from stellarch.core.options import describe
from tests.golden import doors
from tests.golden.playing import AnyGame
from tests.golden.sentences import Limits, Sentence


def sentences(game: AnyGame, _limits: Limits) -> Iterator[Sentence]:
    for info in describe(game.options):
        yield from doors.of_value(f"option {info.name}", info)
    for key in ("name", "seat_names", "colours", "first_game", "endings", "typing"):
        yield from doors.of_value(key, getattr(game, key))
    for look in game.looks:
        yield from doors.of_value("look", (look.word, look.arguments, look.what))
    for rule in game.rulebook:
        yield from doors.of_text("chapter", rule.chapter)
    yield from doors.of_value("printed", game.printed)

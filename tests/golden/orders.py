"""The orders of the stored records in words: one of each form."""

from collections.abc import Iterator

from tests.golden import doors
from tests.golden.playing import AnyGame, form, moments
from tests.golden.sentences import Limits, Sentence


def sentences(game: AnyGame, limits: Limits) -> Iterator[Sentence]:
    known: set[str] = set()
    for moment in moments(game, limits):
        if form(moment.action) not in known:
            known.add(form(moment.action))
            yield from doors.of_text(
                type(moment.action).__name__, game.in_words(moment.view, moment.action, moment.names)
            )

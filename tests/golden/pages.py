"""The pages that are made of a recorded game: its chronicle, and the first moves of its analysis."""

import re
from collections.abc import Iterator
from html import unescape

from stellarch.arena.analysis import Analyst, analyse
from stellarch.arena.analysis_page import analysis_page
from stellarch.arena.chronicle import chronicle_page
from stellarch.core import Table
from tests.games.records import paths_of, read
from tests.golden import doors
from tests.golden.playing import AnyGame, is_cheap
from tests.golden.sentences import Limits, Sentence

_STYLE = re.compile(r"<style.*?</style>", re.DOTALL)
_TAG = re.compile(r"<[^>]*>")
_LONGEST = 100
"""Actions of a record whose pages are looked at; those of a long game take too long."""
_ANALYSED = range(1, 4)


def sentences(game: AnyGame, limits: Limits) -> Iterator[Sentence]:
    records = [record for path in paths_of(game.id) if is_cheap(record := read(path))]
    shortest = min(records, key=lambda record: len(record.actions))
    if len(shortest.actions) > _LONGEST and not limits.all_records:
        return
    table = Table.from_record(game, shortest)
    yield from doors.of_lines("chronicle", lambda language: _said(chronicle_page(table, language)))
    if game.methods:
        weighed = analyse(table, Analyst.named(f"{game.methods[0]}@12", game), _ANALYSED)
        yield from doors.of_lines("analysis", lambda language: _said(analysis_page(weighed, language, table)))


def _said(page: str) -> str:
    """What a page says, a line for each piece of text."""
    return unescape(_TAG.sub("\n", _STYLE.sub("", page)))

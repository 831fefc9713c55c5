"""The recorded games of tests/records: where they are, what they lead to, and what holds for each of them."""

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from stellarch.core import Event, Record, Table
from stellarch.games import find_game

FOLDER = Path(__file__).parents[1] / "records"
PATHS = sorted(path for path in FOLDER.iterdir() if path.suffix != ".md")


@cache
def read(path: Path) -> Record:
    return Record.read(path.read_bytes())


def paths_of(game_id: str) -> list[Path]:
    return [path for path in PATHS if read(path).game == game_id]


def each(paths: Sequence[Path]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("path", paths, ids=[path.stem for path in paths])


@cache
def replayed(path: Path) -> Table[Any, Any]:
    return Table.from_record(find_game(read(path).game), read(path))


def events(path: Path) -> list[Event]:
    table = replayed(path)
    return [*table.opening, *(event for entry in table.log for event in entry.events)]

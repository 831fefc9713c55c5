"""Whole recorded games of every game: each replays to its recorded result, and is written as it was read."""

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from stellarch.core import Game, Record, verify
from stellarch.games import GAMES
from tests.cases import for_each
from tests.games.records import FOLDER, PATHS, each, paths_of, read, replayed


@each(PATHS)
def test_a_record_replays_to_its_result_and_is_written_as_it_was_read(path: Path) -> None:
    text, record = path.read_text("utf-8"), read(path)
    checks = verify(GAMES[record.game], record)
    assert [check.name for check in checks] == ["seed", "agreement", "actions", "result"]
    assert all(check.holds for check in checks)
    assert (record.to_json() + "\n" if path.suffix == ".json" else record.to_text()) == text
    assert Record.read(record.to_json()) == Record.read(record.to_text()) == record
    assert replayed(path).record() == record


@for_each("game", GAMES)
def test_a_record_that_claims_another_result_does_not_hold(game: str) -> None:
    shortest = read(min(paths_of(game), key=lambda path: len(read(path).actions)))
    assert shortest.result is not None
    claimed = replace(shortest.result, totals=tuple(total + 1 for total in shortest.result.totals))
    assert not verify(GAMES[game], replace(shortest, result=claimed))[-1].holds


@pytest.mark.rule(
    "SSE-V1", "SSE-V2", "SSE-V3", "GE-V.1", "GE-V.2", "GE-V.3", "SW-V.1", "SW-V.2", "SW-V.3", "SW-V.4", "SW-V.5"
)
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_version_of_the_rules_has_records(game: Game[Any, Any]) -> None:
    assert {read(path).rules for path in paths_of(game.id)} == set(range(1, game.rules_version + 1))


def test_the_readme_has_a_line_for_each_record() -> None:
    lines = (FOLDER / "README.md").read_text("utf-8").splitlines()
    assert sorted(line.split("`")[1] for line in lines if line.startswith("- ")) == [path.name for path in PATHS]

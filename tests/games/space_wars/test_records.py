"""Whole games that bots play, written down and read again by text and by JSON; stored ones are in tests/records."""

from typing import Any

import pytest

from stellarch.core import Record, Table, verify
from stellarch.games.space_wars import SPACE_WARS

from .bot_games import bot_game


@pytest.mark.rule("SW-21.1.16", "SW-22.1.2")
@pytest.mark.parametrize(
    ("players", "options"),
    [
        (2, {"victory_value": 45}),
        (3, {"victory": "standard", "victory_share": 33, "turn_limit": 10, "pace": "live"}),
    ],
)
def test_a_whole_game_reads_back_from_its_record(players: int, options: dict[str, Any]) -> None:
    *_, last = bot_game("recorded", players, **options)
    table = last.table
    assert table.turn is None
    record = table.record()
    assert Record.read(record.to_text()) == Record.read(record.to_json()) == record
    assert all(check.holds for check in verify(SPACE_WARS, record))
    again = Table.from_record(SPACE_WARS, Record.read(record.to_text()))
    assert again.state == table.state
    assert [entry.events for entry in again.log] == [entry.events for entry in table.log]
    assert again.standings == table.standings

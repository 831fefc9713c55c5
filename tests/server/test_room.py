"""A log has a most: what can be said and taken back without end does not fill it, and the game can still be played."""

from datetime import UTC, datetime

import pytest

from stellarch.core import new_seed
from stellarch.games import find_game
from stellarch.server.storage import LogRow, SeatRow, TableRow
from stellarch.server.tables.log_limits import MOST_BESIDES, MOST_LINES, Full, require_room
from stellarch.server.tables.table import LiveTable
from tests.server.test_cost import counted

SEATS = 3
SHARE = MOST_BESIDES // SEATS


def line(table: LiveTable, seat: int, text: str, kind: str = "action") -> LogRow:
    return LogRow(table.history.number + 1, kind, seat, text)  # type: ignore[arg-type]


@pytest.fixture(scope="module")
def talked_full() -> LiveTable:
    """A table at which seat 0 has taken back without end."""
    game = find_game("galaxy-empires")
    row = TableRow("t", game.id, game.rules_version, "{}", new_seed(), False, False, datetime.now(UTC))
    seats = [SeatRow(seat, str(seat), None, None) for seat in range(SEATS)]
    table = LiveTable(row, seats, {}, lambda _job: [])
    for _ in range(SHARE):
        table.catch_up([line(table, 0, "0", "undo")])
    return table


@pytest.mark.parametrize(("text", "kind"), [("say@all:hello", "action"), ("0", "undo")])
def test_who_has_filled_a_share_of_the_log_adds_only_moves(talked_full: LiveTable, text: str, kind: str) -> None:
    with pytest.raises(Full, match=f"You have added {SHARE} lines"):
        require_room(talked_full, line(talked_full, 0, text, kind))
    require_room(talked_full, line(talked_full, 1, text, kind))


def test_whether_a_line_is_one_of_those_is_asked_only_of_who_has_added_many(talked_full: LiveTable) -> None:
    with counted(talked_full.game.free) as calls:
        require_room(talked_full, line(talked_full, 1, "say@all:hello"))
        assert not calls
        require_room(talked_full, line(talked_full, 0, "concede"))
    assert calls == {"free": 1}


def test_moves_are_played_all_the_same(talked_full: LiveTable) -> None:
    require_room(talked_full, line(talked_full, 0, "concede"))


def test_a_log_that_is_full_takes_nothing_more(talked_full: LiveTable) -> None:
    with pytest.raises(Full, match=f"holds {MOST_LINES} lines"):
        require_room(talked_full, LogRow(MOST_LINES + 1, "action", 1, "concede"))

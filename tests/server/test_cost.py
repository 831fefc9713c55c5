"""What looking at a table costs: nothing is worked out that nobody asked for, and nothing twice. What is counted is how
often something is called, so that it does not hang on the speed of a machine."""

import os
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from types import FrameType
from typing import Any

import msgspec

from stellarch.core import Seat, Template
from stellarch.core.options import describe
from stellarch.games import find_game
from stellarch.games.small_star_empires.actions import Move
from stellarch.games.space_wars import SPACE_WARS
from stellarch.games.space_wars.chapters import baskets
from stellarch.games.space_wars.shown import chart, dealings, inspection, officers_board
from stellarch.server.storage import LogRow, SeatRow, TableRow
from stellarch.server.tables.table import LiveTable
from tests.games.space_wars.test_dealings import three
from tests.rules.space_wars.given import begin

NOON = datetime(2026, 7, 1, 12, tzinfo=UTC)
NOBODY: frozenset[int] = frozenset()


@contextmanager
def counted(*functions: Callable[..., Any]) -> Iterator[Counter[str]]:
    """How often each of some functions is called inside."""
    names = {getattr(function, "__func__", function).__code__: function.__name__ for function in functions}
    calls: Counter[str] = Counter()

    def note(frame: FrameType, event: str, _argument: object) -> None:
        if event == "call" and frame.f_code in names:
            calls[names[frame.f_code]] += 1

    sys.setprofile(note)
    try:
        yield calls
    finally:
        sys.setprofile(None)


def a_table(game_id: str, players: int) -> LiveTable:
    game = find_game(game_id)
    row = TableRow("t", game.id, game.rules_version, "{}", "seed", False, False, NOON)
    seats = [SeatRow(seat, f"Player {seat}", None, None) for seat in range(players)]
    return LiveTable(row, seats, {0: frozenset({"ada"})}, lambda _job: [])


def test_what_a_table_was_agreed_on_is_read_off_once_and_anew_when_somebody_else_sits_down() -> None:
    table = a_table("galaxy-empires", 3)
    first = table.shown("ada", 0, -1, NOBODY).commitment
    with counted(describe) as calls:
        assert table.shown("ada", 1, -1, NOBODY).commitment == first
        assert table.shown("ben", None, -1, NOBODY).commitment == first
    assert not calls
    table.reseat(SeatRow(1, "Ben", None, None))
    assert table.shown("ada", 0, -1, NOBODY).commitment != first


def test_all_who_may_know_the_same_are_shown_what_was_drawn_up_once() -> None:
    table = a_table("small-star-empires", 2)
    shown = table.shown("stranger", None, -1, NOBODY)
    assert table.shown_before("another", None, -1, NOBODY) is shown
    assert table.shown("another", None, -1, NOBODY) is shown
    for device, seat in (("ada", 0), ("ada", None)):  # she has a seat, so that she may know more
        assert table.shown_before(device, seat, -1, NOBODY) is None
    table.reseat(SeatRow(1, "Ben", None, None))
    assert table.shown_before("another", None, -1, NOBODY) is None
    first = Seat(table.waiting_on[0])
    table.catch_up([LogRow(1, "action", first, str(table.game.default(table.state, first)))])
    assert table.shown("another", None, -1, NOBODY).now.number == 1


def test_choices_are_written_once_for_all_tables_that_offer_the_same() -> None:
    one, other = a_table("small-star-empires", 2), a_table("small-star-empires", 2)
    seat = one.waiting_on[0]
    one.shown("ada", seat, -1, NOBODY)
    with counted(Move.__str__) as calls:
        assert len(other.shown("ada", seat, -1, NOBODY).choices) > 2
    assert calls["__str__"] <= 1, "what is played for who does not answer is told besides"


WRITTEN = """
from hashlib import sha256
from msgspec.structs import replace
from stellarch.core import LANGUAGES
from tests.server.test_cost import a_table, three
table, state = a_table("space-wars", 3), three()
table.history.state = state.changed(politics=replace(state.politics, laws=frozenset(map(str, range(30)))))
print(*(sha256(table.moment(0, seat).view.to(language)).hexdigest() for seat in (0, None) for language in LANGUAGES))
"""


def test_the_same_view_is_the_same_to_the_byte_in_every_process() -> None:
    written = {
        subprocess.run(
            [sys.executable, "-c", WRITTEN],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert len(written) == 1


def test_the_boards_of_a_war_are_worked_out_when_they_are_asked_for_and_then_once() -> None:
    table = a_table("space-wars", 3)
    table.history.state = begin(three(), "income_extraction")
    boards = (dealings.usual_offers, inspection.inspection, officers_board.officers_board, chart.fetching)
    with counted(*boards) as calls:
        table.shown("ada", 0, -1, NOBODY)
        assert not calls
        for _ in range(2):
            for name in table.game.page.boards:
                assert table.board(name, 0).number == 0
        assert calls == dict.fromkeys((board.__name__ for board in boards), 1)
    offers = msgspec.json.decode(table.board("usual_offers", 0).board.to("en"))["offers"]
    assert {offer["to"] for offer in offers} == {1, 2}
    assert msgspec.json.decode(table.board("usual_offers", None).board.to("en")) == {"offers": []}


def test_what_can_be_offered_and_ordered_is_worked_out_when_its_form_is_opened_and_then_once() -> None:
    table = a_table("space-wars", 3)
    table.history.state = state = begin(three(), "income_extraction")
    with counted(baskets.goods) as calls:
        shown = table.shown("ada", 0, -1, NOBODY)
        assert not calls
    named = {template.type for template in shown.templates if template.later}
    assert {"make_offer", "form", "file", "wish_technologies", "wish_works"} <= named
    assert not any(template.blanks for template in shown.templates if template.later)
    besides = SPACE_WARS.free(state, Seat(0))
    offered = [choice for choice in besides if isinstance(choice, Template) and choice.type == "make_offer"]
    assert list(table.templates("make_offer", 0).templates) == [template.whole for template in offered] != []
    with counted(baskets.goods) as calls:
        again = table.templates("make_offer", 0)
    assert not calls
    assert again.templates[0].blanks["gives"].cases["1"].each["credits"].most == state.empires[0].credits  # type: ignore[union-attr]


def test_nobody_is_shown_a_form_of_a_seat_that_is_not_theirs() -> None:
    table = a_table("space-wars", 3)
    table.history.state = begin(three(), "income_extraction")
    assert not table.templates("make_offer", None).templates
    mine, theirs = (table.templates("make_offer", seat).templates[0].blanks["player"] for seat in (0, 1))
    assert (mine.among, theirs.among) == ((1, 2), (0, 2))  # type: ignore[union-attr]

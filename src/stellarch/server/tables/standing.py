"""What the seats of one table have left standing, and what is played by it.

It is held back after a take-back, until the seat has decided something itself: else what was taken back would be played
again at once.
"""

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from stellarch.core import Action, Refused, Seat, Template
from stellarch.core.telling import as_text
from stellarch.server import messages
from stellarch.server.storage import StandingRow
from stellarch.server.storage.store import ByItself

if TYPE_CHECKING:
    from stellarch.server.tables.table import LiveTable

MOST_PASSED = 20
"""Decisions that are passed at most, before the seat is asked again."""


class StandingOrders:
    def __init__(self, rows: Iterable[StandingRow] = ()) -> None:
        self._rows = {row.seat: row for row in rows}
        self._asked: dict[int, int] = {}
        """The number of the log on which each seat was found to have nothing to be played."""

    def of(self, seat: int) -> StandingRow:
        return self._rows.get(seat) or StandingRow(seat)

    def set(self, row: StandingRow) -> None:
        self._rows[row.seat] = row
        self._asked.pop(row.seat, None)

    def may_answer(self, table: "LiveTable") -> list[int]:
        """The seats that are waited on and for which something may have to be played."""
        return [
            seat
            for seat in table.waiting_on
            if not table.is_bot(seat)
            and self._asked.get(seat) != table.history.number
            and self._says_something(table, seat)
        ]

    def _says_something(self, table: "LiveTable", seat: int) -> bool:
        row = self.of(seat)
        return row.until is not None or row.declines or plays_only_answers(table, row)

    def nothing_for(self, table: "LiveTable", seat: int) -> None:
        """Note that nothing is to be played for a seat now."""
        self._asked[seat] = table.history.number


def plays_only_answers(table: "LiveTable", row: StandingRow) -> bool:
    """Whether a seat's only legal answer is played: as said here, else as somebody who holds it has it everywhere."""
    return any(map(table.has_habit, table.holders.get(row.seat, ()))) if row.only is None else row.only


def passing_ended(table: "LiveTable", row: StandingRow) -> StandingRow | None:
    """How a seat's passing has ended; None while it goes on."""
    if row.until is None:
        return None
    passed = 0
    for number in range(row.since + 1, table.history.number + 1):
        line = table.history.line(number)
        passed += line.seat == row.seat and line.by_itself == "standing"
        if line.seat == row.seat:
            continue
        met = next((one for one in row.until if _is_met(table, one, number, row.seat)), None)
        if met is not None:
            return replace(row, until=None, ended=met, at=number)
    return replace(row, until=None, ended="", at=table.history.number) if passed >= MOST_PASSED else None


def _is_met(table: "LiveTable", occasion: str, number: int, seat: int) -> bool:
    events = table.log.happened_then(number, seat)
    return any(table.game.in_advance.is_met(occasion, event, Seat(seat)) for event in events)


def answer(table: "LiveTable", row: StandingRow) -> tuple[Action, ByItself] | None:
    """What is played for a seat by what it has left standing, and by what of it."""
    seat, game = Seat(row.seat), table.game
    if _is_held_back(table, row.seat) or game.live.tempo(table.state, seat) is not None:
        return None
    decided = next(_decided(table, row, seat), None)
    if decided is not None:
        return decided, "standing"
    alone = _only_answer(table, seat) if plays_only_answers(table, row) else None
    return None if alone is None else (alone, "only")


def _decided(table: "LiveTable", row: StandingRow, seat: Seat) -> Iterator[Action]:
    part = table.game.in_advance
    if row.declines and (declined := part.declines(table.state, seat)) is not None:
        yield declined
    if row.until is not None and (passed := part.passes(table.state, seat)) is not None:
        yield passed


def _only_answer(table: "LiveTable", seat: Seat) -> Action | None:
    """The only legal answer of a seat. Not where it is sealed, is to be filled in, leaves the game, or brings something
    out: that can be put off, and cannot be taken back."""
    decision, legal = table.game.decision(table.state, seat), table.game.legal(table.state, seat)
    if decision is None or decision.sealed or len(legal) != 1:
        return None
    (only,) = legal
    if isinstance(only, Template) or only.gives_up:
        return None
    return None if _reveals(table, seat, only) else only


def _reveals(table: "LiveTable", seat: Seat, action: Any) -> bool:
    try:
        step = table.game.apply(table.state, seat, action)
    except Refused:
        return True
    return any(event.reveals for event in step.events)


def _is_held_back(table: "LiveTable", seat: int) -> bool:
    last = table.history.last_action(seat)
    return any(table.history.line(number).kind == "undo" for number in range(table.history.number, last, -1))


def shown(table: "LiveTable", seat: int) -> messages.Standing:
    row, part = table.standing.of(seat), table.game.in_advance
    ended = as_text(part.occasions[row.ended]) if row.ended and row.ended in part.occasions else None
    return messages.Standing(row.until, row.ended is not None, ended, row.at, row.declines, row.only)


def occasions(table: "LiveTable") -> tuple[messages.Occasion, ...]:
    return tuple(messages.Occasion(name, as_text(words)) for name, words in table.game.in_advance.occasions.items())

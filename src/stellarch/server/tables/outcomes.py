"""What the lines of a log led to, as far as the log shows it: what happened, and how the seats stood after it.

It is stored with each line, so that nobody has to play the game again to read its log.
"""

from collections.abc import Callable, Sequence
from functools import cache
from threading import Lock
from typing import Any

import msgspec

from stellarch.core import Event, Game, Standings, Step
from stellarch.core.wire import kept, read_text
from stellarch.server.storage import Following, OutcomeRow
from stellarch.server.tables.checkpoints import ReadNow

_MOST_AT_HAND = 240
_AT_ONCE = 80
"""How many are read at once: a reader of one line of the log wants its neighbours too."""


class Outcome(msgspec.Struct, frozen=True):
    events: tuple[Event, ...]
    totals: tuple[int, ...]
    round: int | None = None

    @classmethod
    def of(cls, standings: Standings, step: Step[Any]) -> "Outcome":
        return cls(step.events, standings.totals, standings.round)

    def row(self, number: int) -> OutcomeRow:
        totals = msgspec.json.encode(self.totals).decode()
        return OutcomeRow(number, kept(self.events).decode(), totals, self.round)


@cache
def _reader(game: Game[Any, Any]) -> msgspec.json.Decoder[Any]:
    events = tuple[game.events, ...]  # type: ignore[name-defined]  # the game's own union
    return msgspec.json.Decoder(events, dec_hook=read_text)


def read_events(game: Game[Any, Any], row: OutcomeRow) -> tuple[Event, ...] | None:
    """The events of a stored row; none where it cannot be read."""
    try:
        events: tuple[Event, ...] = _reader(game).decode(row.events)
    except msgspec.DecodeError:
        return None
    return events


class Outcomes:
    """The outcomes of one table; few are kept in memory."""

    def __init__(
        self, game: Game[Any, Any], table_id: str, read: ReadNow[Any], work_out: Callable[[int], Step[Any]]
    ) -> None:
        self._game = game
        self._table_id = table_id
        self._read = read
        self._work_out = work_out
        self._at_hand: dict[int, Outcome] = {}
        self.unsaved: dict[int, OutcomeRow] = {}
        self._guard = Lock()
        """One thread may read the log while the game goes on in another."""

    def add(self, number: int, outcome: Outcome) -> None:
        """Note what a line led to, which is stored elsewhere."""
        with self._guard:
            self._at_hand.pop(number, None)
            self._at_hand[number] = outcome
            while len(self._at_hand) > _MOST_AT_HAND:
                del self._at_hand[next(iter(self._at_hand))]

    def add_unsaved(self, number: int, step: Step[Any]) -> None:
        """Note what a line led to, which is still to be stored."""
        outcome = Outcome.of(self._game.standings(step.state), step)
        self.add(number, outcome)
        with self._guard:
            self.unsaved[number] = outcome.row(number)

    def take_unsaved(self) -> tuple[OutcomeRow, ...]:
        """What is still to be stored; from here on it counts as stored."""
        with self._guard:
            found, self.unsaved = tuple(self.unsaved.values()), {}
        return found

    def __getitem__(self, number: int) -> Outcome:
        found = self._at_hand.get(number) or self._fetched(number)
        if found is None:  # it is not stored, or cannot be read: the log is the truth
            step = self._work_out(number)
            self.add_unsaved(number, step)
            found = Outcome.of(self._game.standings(step.state), step)
        return found

    def _fetched(self, number: int) -> Outcome | None:
        """The stored outcome of a line; its neighbours are read along."""
        first = max(0, number - _AT_ONCE + 1)
        rows = self._read(lambda connection: Following(connection).outcomes(self._table_id, first, number))
        unsaved = self.unsaved
        wanted = None
        for row in [*rows, *(unsaved[one] for one in range(first, number + 1) if one in unsaved)]:
            found = self._at_hand.get(row.number) or self._decoded(row)
            if found is not None:
                self.add(row.number, found)
                wanted = found if row.number == number else wanted
        return wanted

    def _decoded(self, row: OutcomeRow) -> Outcome | None:
        events = read_events(self._game, row)
        try:
            totals = msgspec.json.decode(row.totals)
        except msgspec.DecodeError:
            return None
        return None if events is None else Outcome(events, tuple(totals), row.round)

    def totals(self, numbers: Sequence[int]) -> dict[int, tuple[tuple[int, ...], int | None]]:
        """The totals and the round after each of some lines."""
        stored = self._read(lambda connection: Following(connection).totals(self._table_id, numbers))
        found = {number: (tuple(msgspec.json.decode(totals)), round_) for number, totals, round_ in stored}
        for number in numbers:
            if number not in found:
                outcome = self[number]
                found[number] = outcome.totals, outcome.round
        return found

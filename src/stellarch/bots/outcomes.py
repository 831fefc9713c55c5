"""What the end of a game, or a position short of it, is worth to each seat; and the mean of many such outcomes."""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from stellarch.core import Expected, Forecast, Game, Row, Seat, Standings, Text
from stellarch.core.chances import shares

_LEAD = 0.1
"""The part of a reward that is for the lead, so that a won game is won well and a lost one is defended."""
_GOOD_LEAD = 0.2
"""A lead by this share of the best total is a good one."""


class Outcome(NamedTuple):
    """Each seat's chance to win, what a search rewards it with, and the rows of the score sheet."""

    chances: tuple[float, ...]
    rewards: tuple[float, ...]
    rows: tuple[Row, ...]


def outcome(game: Game[Any, Any], state: Any) -> Outcome:
    """What a state is worth: the result where the game is over, else what the seats' leads promise."""
    standings = game.standings(state)
    leads = _leads(game, state, standings)
    chances = _shares(standings) if standings.over else _judged(game, state) or shares(leads)
    rewards = ((1 - _LEAD) * chance + _LEAD * _squashed(lead) for chance, lead in zip(chances, leads, strict=True))
    return Outcome(chances, tuple(rewards), tuple(leaf_rows(standings)))


class Tally:
    """Many outcomes, added up."""

    def __init__(self) -> None:
        self.count = 0
        self._chances: list[float] = []
        self._rows: dict[str, tuple[Text, list[float]]] = {}

    def add(self, outcome: Outcome) -> None:
        self.count += 1
        self._chances = _added(self._chances, outcome.chances)
        for row in outcome.rows:
            label, sums = self._rows.get(row.key, (row.label, []))
            self._rows[row.key] = label, _added(sums, row.values)

    def wins(self, seat: Seat) -> float:
        """How often a seat has won; a shared win counts in part."""
        return self._chances[seat]

    def forecast(self) -> Forecast:
        rows = (Expected(key, label, self._means(sums)) for key, (label, sums) in self._rows.items())
        return Forecast(self._means(self._chances), tuple(rows))

    def _means(self, sums: Sequence[float]) -> tuple[float, ...]:
        return tuple(total / self.count for total in sums)


def leaf_rows(standings: Standings) -> list[Row]:
    """The rows that points are counted in, sums left out; the total where there is nothing else."""
    sums = {"total", standings.counts}
    parts = [leaf for row in standings.rows if row.key not in sums for leaf in _leaves(row)]
    return parts or [row for row in standings.rows if row.key == standings.counts]


def _leaves(row: Row) -> Iterator[Row]:
    if not row.parts:
        yield row
    for part in row.parts:
        yield from _leaves(part)


def _leads(game: Game[Any, Any], state: Any, standings: Standings) -> list[float]:
    """How far each seat is ahead, 1 being a good lead, whatever the size of the numbers this game counts in."""
    totals = standings.totals
    good = 1 + _GOOD_LEAD * max(map(abs, totals))
    return [game.evaluate(state, Seat(seat)) / good for seat in range(len(totals))]


def _shares(standings: Standings) -> tuple[float, ...]:
    """One win, split among those who share it."""
    winners = standings.winners
    return tuple((seat in winners) / len(winners) for seat in range(len(standings.ranks)))


def _judged(game: Game[Any, Any], state: Any) -> tuple[float, ...] | None:
    """The chances by what is kept of a game's self-play, where there is anything."""
    return game.outlook.chances_in(state)


def _squashed(lead: float) -> float:
    """A lead of any size as a number from 0 to 1."""
    return 0.5 + 0.5 * lead / (1 + abs(lead))


def _added(sums: Sequence[float], values: Sequence[float]) -> list[float]:
    return [total + value for total, value in zip(sums or [0.0] * len(values), values, strict=True)]

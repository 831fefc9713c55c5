"""The stored records action by action, and which of their positions are looked at."""

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

from stellarch.core import Action, Event, Game, Record, Seat, Step, read_options
from stellarch.games import GAMES
from tests.games.records import paths_of, read
from tests.golden.sentences import NAMES, Limits

AnyGame = Game[Any, Any]


class Moment(NamedTuple):
    """A position of a record, the action that was played there, and what came of it."""

    game: AnyGame
    record: Record
    number: int
    state: Any
    seat: Seat
    action: Action
    after: Any
    events: tuple[Event, ...]

    @property
    def names(self) -> tuple[str, ...]:
        return NAMES[: len(self.record.players)]

    @property
    def view(self) -> Any:
        return self.game.view(self.state, self.seat)


def games() -> list[AnyGame]:
    return list(GAMES.values())


@cache
def moments(game: AnyGame, limits: Limits) -> list[Moment]:
    """All that was played in the records of a game."""
    records = [read(path) for path in paths_of(game.id)]
    return [
        moment for record in records if limits.all_records or is_cheap(record) for moment in _replayed(game, record)
    ]


def is_cheap(record: Record) -> bool:
    """Whether no fair board has to be found for it first."""
    return not record.options.get("fair") and not record.options.get("fairness")


def opening(game: AnyGame, record: Record) -> tuple[Event, ...]:
    return _start(game, record).events


def _start(game: AnyGame, record: Record) -> Step[Any]:
    return game.start(read_options(game.options, record.options), len(record.players), record.seed, record.rules)


def _replayed(game: AnyGame, record: Record) -> Iterator[Moment]:
    state = _start(game, record).state
    for number, played in enumerate(record.actions, 1):
        action, seat = game.read_action(played.action), Seat(played.seat)
        after, events = game.apply(state, seat, action)
        yield Moment(game, record, number, state, seat, action, after, events)
        state = after


@cache
def chosen(game: AnyGame, limits: Limits) -> list[Moment]:
    """The moments that are looked at closely: of each kind of order a few, those of the newest rules first."""
    newest_first = sorted(moments(game, limits), key=lambda moment: -moment.record.rules)
    seen: Counter[object] = Counter()
    found = []
    for moment in newest_first:
        kind = type(moment.action)
        seen[kind] += 1
        if seen[kind] <= limits.positions:
            found.append(moment)
    return found


def form(action: Action) -> str:
    """An order without its numbers: what is told alike."""
    return re.sub(r"\d+", "0", str(action))

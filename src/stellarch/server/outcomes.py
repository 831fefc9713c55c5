"""What a line of the log led to, as far as the log shows it: what happened, and how the seats stood after it."""

from typing import Any

import msgspec

from stellarch.core import Event, Game, Step


class Outcome(msgspec.Struct, frozen=True):
    events: tuple[Event, ...]
    totals: tuple[int, ...]
    round: int | None = None

    @classmethod
    def of(cls, game: Game[Any, Any], step: Step[Any]) -> "Outcome":
        standings = game.standings(step.state)
        return cls(step.events, standings.totals, standings.round)

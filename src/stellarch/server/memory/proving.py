"""A finished game proved step by step: it is played again from the seed that was promised, and compared with what was
told of it at the time and with the result.

Nothing is taken from what the table keeps but its record: no checkpoint, no state. A fault does not end the proof, as
long as the rules can go on.
"""

import time
from collections.abc import Callable, Sequence
from typing import Any

from stellarch.core import (
    Event,
    Game,
    Record,
    Refused,
    Seat,
    StellarchError,
    Text,
    check_agreement,
    check_result,
    check_seed,
    read_options,
    said,
)
from stellarch.server import messages
from stellarch.server.memory.refusals import (
    ChanceFellAlike,
    ChanceFellOtherwise,
    ChanceIsNotKept,
    NothingToTell,
    StoppedAt,
    ToldOtherwise,
)

_SECONDS_AT_ONCE = 0.2
_MOST_TOLD = 4
"""Sentences of one move: a turn of a long game may have dozens."""

ToldThen = Callable[[int], Sequence[Event] | None]
"""What was told of a line of the log, the deal being line 0; none where that is not kept."""


class Proving:
    """How far the proof of one record has come."""

    def __init__(
        self, game: Game[Any, Any], record: Record, lines: Sequence[int], told_then: ToldThen, began: str
    ) -> None:
        self._game, self._record, self._told_then, self._began = game, record, told_then, began
        self._lines = lines
        """Of the log, one for each move, the deal's 0 first."""
        self._names = [player.name for player in record.players]
        self._state: Any = None
        self._moves: list[messages.ProvedMove] = []
        self._stopped: messages.Claim | None = None
        self._compared = self._differing = 0

    @property
    def at(self) -> int:
        """How many moves have been played again, the deal counted as one."""
        return len(self._moves)

    @property
    def is_done(self) -> bool:
        return self._stopped is not None or self.at > len(self._record.actions)

    def go_on(self) -> None:
        """Play on for a moment."""
        until = time.thread_time() + _SECONDS_AT_ONCE
        while not self.is_done and time.thread_time() < until:
            try:
                self._step()
            except StellarchError as fault:
                self._stop(fault)

    def _step(self) -> None:
        if not self.at:
            record = self._record
            record.check_game(self._game)
            options = read_options(self._game.options, record.options)
            step = self._game.start(options, len(record.players), record.seed, record.rules)
            seat = None
        else:
            played = self._record.actions[self.at - 1]
            seat = played.seat
            step = self._game.apply(self._state, Seat(seat), self._game.read_action(played.action))
        self._state = step.state
        then = self._told_then(self._lines[self.at])
        differs = None if then is None else self._difference(step.events, then)
        self._compared += then is not None
        self._differing += differs is not None
        told = tuple(event.told(self._names) for event in step.events[:_MOST_TOLD])
        reveals = any(event.reveals for event in step.events)
        self._moves.append(messages.ProvedMove(self.at, self._lines[self.at], seat, told, reveals, differs))

    def _difference(self, now: Sequence[Event], then: Sequence[Event]) -> Text | None:
        """The first thing that was told otherwise; none where all is alike."""
        for one in range(max(len(now), len(then))):
            here, there = (events[one] if one < len(events) else None for events in (now, then))
            if here != there:
                return said(ToldOtherwise(self._told(here), self._told(there)))
        return None

    def _told(self, event: Event | None) -> Text:
        return said(NothingToTell()) if event is None else event.told(self._names)

    def _stop(self, fault: StellarchError) -> None:
        """The rules cannot go on from here."""
        if not self.at:
            self._stopped = messages.Claim("rules", False, fault.why)
            return
        played = self._record.actions[self.at - 1]
        rule = f"{fault.rule}: " if isinstance(fault, Refused) and fault.rule else ""
        who = self._names[played.seat] if played.seat < len(self._names) else "?"
        stopped = StoppedAt(self.at, who, f"{rule}{played.action}", fault.why)
        self._stopped = messages.Claim("rules", False, said(stopped))

    def so_far(self, after: int) -> messages.Proof:
        """What has been found, with the moves after the first `after`."""
        seed, agreement = check_seed(self._record), check_agreement(self._record)
        claims = [
            messages.Claim("seed", seed.holds if seed.proved else None, seed.what),
            messages.Claim("agreement", agreement.holds if agreement.proved else None, agreement.what),
        ]
        if self.is_done:
            claims += [self._chance(), self._rules()]
        return messages.Proof(
            game=self._record.game,
            names=tuple(self._names),
            fingerprint=self._record.promised[0],
            began=self._began,
            seed=self._record.seed,
            claims=tuple(claims),
            total=len(self._record.actions) + 1,
            done=self.at,
            over=self.is_done,
            moves=tuple(self._moves[after:]),
        )

    def _chance(self) -> messages.Claim:
        if not self._compared:
            return messages.Claim("chance", None, said(ChanceIsNotKept()))
        if self._differing:
            return messages.Claim("chance", False, said(ChanceFellOtherwise(self._differing)))
        return messages.Claim("chance", True, said(ChanceFellAlike(self._compared)))

    def _rules(self) -> messages.Claim:
        if self._stopped is not None:
            return self._stopped
        result = check_result(self._game.standings(self._state), self._record)
        return messages.Claim("rules", result.holds if result.proved else None, result.what)

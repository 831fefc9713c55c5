"""The history of one game: its log, and every position the log leads to.

The log is the only truth, and it only grows: a take-back is a line too. Of the states few are kept. Any other is found
by playing on from the nearest that is: one that was used recently, or a checkpoint.
"""

from collections.abc import Callable, Collection, Iterator, Sequence
from itertools import takewhile
from threading import RLock
from typing import Generic, Literal, NamedTuple, Protocol, TypeVar

import msgspec

from stellarch.core.errors import Refused
from stellarch.core.game import Game
from stellarch.core.record import Played
from stellarch.core.seats import Seat
from stellarch.core.values import A, S, Step

_MOST_AT_HAND = 32
"""How many recently used states are kept."""
_COST_OF_A_CHECKPOINT = 250
"""Actions and events from one checkpoint to the next: what an action leads to is what it costs to play it again."""
_MOST_REPLAYED = 50
"""Where others have done more than this since an action, it is not tried whether that would stand without it."""


class Line(msgspec.Struct, frozen=True):
    """One line of the log: an action in its short form, or a take-back.

    A take-back names the actions that count no more: "-7-9". In logs of an older Stellarch it names the line that was
    gone back to ("6"): whatever came after that counts no more.
    """

    number: int
    kind: Literal["action", "undo"]
    seat: int
    text: str

    @property
    def back_to(self) -> int | None:
        return int(self.text) if self.kind == "undo" and not self.text.startswith("-") else None

    @property
    def takes(self) -> frozenset[int]:
        """The actions a take-back names."""
        if self.kind != "undo" or self.back_to is not None:
            return frozenset()
        return frozenset(map(int, self.text[1:].split("-")))


L = TypeVar("L", bound=Line)


class Checkpoint(msgspec.Struct, Generic[S], frozen=True):
    """A state, and what is told of the way to it."""

    number: int
    state: S
    barrier: int = 0
    """The last action of which something came out: no take-back passes it."""
    since: dict[int, int] = {}
    """Who is waited on, and since which number."""


class Checkpoints(Protocol[S]):
    """Where checkpoints are kept, by number: a dict will do."""

    def __setitem__(self, number: int, checkpoint: Checkpoint[S], /) -> None: ...

    def get(self, number: int, /) -> Checkpoint[S] | None:
        """The checkpoint of a number; None where there is none that can be restored."""


class TakeBack(NamedTuple):
    """How an action is taken back: with all that was done since, or alone, so that the others' actions stand."""

    number: int
    with_it: tuple[int, ...]

    @property
    def is_alone(self) -> bool:
        return not self.with_it

    @property
    def text(self) -> str:
        """As a line of the log has it."""
        return "".join(f"-{number}" for number in (self.number, *self.with_it))


class _Place(NamedTuple):
    """A place on the way back through a log, and the actions before it that do not count for where one came from."""

    number: int
    gone: frozenset[int]
    counts: bool
    """Whether its line is an action that led to where one came from."""


class History(Generic[S, A, L]):
    """The log of one game and its positions, now and in the past. Number 0 is the start."""

    def __init__(
        self, game: Game[S, A], start: Callable[[], Step[S]], checkpoints: Checkpoints[S] | None = None
    ) -> None:
        self.game = game
        self._start = start
        self._lines: list[L] = []
        self._checkpoints: Checkpoints[S] = {} if checkpoints is None else checkpoints
        self._at_hand: dict[int, S] = {}
        self._guard = RLock()
        """Guards against reading the past in one thread while the game goes on in another."""
        self._cost = 0
        self._last: dict[int, int] = {}
        self.barrier = 0
        self._arrive(self._checkpoint(0))

    def resume(self, lines: Sequence[L], number: int, on_step: Callable[[int, Step[S]], None] | None = None) -> None:
        """Take in the lines of a log that is stored, played on from its checkpoint with this number, if that can be
        restored, else from the start. What is played is told, line by line."""
        found = self._checkpoints.get(number) if 0 < number <= len(lines) else None
        known = 0 if found is None else found.number
        self._lines = list(lines[:known])
        self._arrive(self._checkpoint(0) if found is None else found)
        self._last.clear()
        for line in lines[known:]:
            step = self.step(line)
            self.add(line, step)
            if on_step:
                on_step(line.number, step)

    def _checkpoint(self, number: int) -> Checkpoint[S]:
        """The checkpoint of the start, which there always is."""
        found = self._checkpoints.get(number)
        if found is None:
            state = self._start().state
            found = Checkpoint(number, state, 0, dict.fromkeys(self.game.waiting_on(state), 0))
            self._checkpoints[number] = found
        return found

    def _arrive(self, checkpoint: Checkpoint[S]) -> None:
        self.state = checkpoint.state
        self.barrier = checkpoint.barrier
        self._wait_on(dict(checkpoint.since))
        self._cost = 0

    def _wait_on(self, since: dict[int, int]) -> None:
        self._since = since
        self.waiting_on = frozenset(map(Seat, since))
        """The seats whose decision holds the game up; empty when it is over."""

    # The log

    @property
    def number(self) -> int:
        return len(self._lines)

    @property
    def lines(self) -> Sequence[L]:
        """All of the log; line 1 is the first."""
        return self._lines

    def line(self, number: int) -> L:
        return self._lines[number - 1]

    def path(self, number: int | None = None) -> Iterator[int]:
        """The actions that led to a position, by default the current one, newest first; those taken back left out."""
        return (place.number for place in self._way_back(self.number if number is None else number) if place.counts)

    def _way_back(self, number: int, gone: frozenset[int] = frozenset()) -> Iterator[_Place]:
        while number > 0:
            line = self.line(number)
            counts = line.kind == "action" and number not in gone
            yield _Place(number, gone, counts)
            gone -= {number}
            if line.back_to is None:
                gone |= line.takes
                number -= 1
            else:
                number = line.back_to
                gone = frozenset(one for one in gone if one <= number)
        yield _Place(0, frozenset(), False)

    def taken_back_by(self, number: int) -> tuple[int, ...]:
        """The actions that count no more since a line of the log, which is a take-back."""
        line = self.line(number)
        if line.back_to is None:
            return tuple(sorted(line.takes))
        back_to = line.back_to
        return tuple(sorted(takewhile(lambda one: one > back_to, self.path(number - 1))))

    def last_action(self, seat: int) -> int:
        """The number of a seat's last action; 0 where it has none."""
        if seat not in self._last:
            self._last[seat] = next((number for number in self.path() if self.line(number).seat == seat), 0)
        return self._last[seat]

    def longest_ago(self, seats: Collection[Seat]) -> Seat | None:
        """Of these seats the one that has not acted for longest."""
        return min(seats, key=lambda seat: (self.last_action(seat), seat), default=None)

    def played(self, number: int | None = None) -> tuple[Played, ...]:
        """The actions that led to a position, by default the current one, in their order, as a record has them."""
        lines = [self.line(one) for one in self.path(number)]
        return tuple(Played(line.seat, line.text) for line in reversed(lines))

    # Going on

    def step(self, line: L) -> Step[S]:
        """What a further line would lead to; raises Refused. Nothing is changed."""
        if line.back_to is not None:
            return Step(self.state_at(line.back_to))
        if line.kind == "undo":
            return Step(self._state(self.number, line.takes))
        return self._play(self.state, line)

    def add(self, line: L, step: Step[S]) -> None:
        """Put a line at the end of the log, with what it leads to."""
        assert line.number == self.number + 1, f"line {line.number} does not follow {self.number}"
        with self._guard:
            self._lines.append(line)
            self._keep_at_hand(line.number, step.state)
            self.state = step.state
        self._wait_on(self.waits_after((line, step)))
        if line.kind == "undo":
            self._last.clear()
        else:
            self._last[line.seat] = line.number
        if any(event.reveals for event in step.events):
            self.barrier = line.number
        self._cost += 1 + len(step.events)
        if self._cost >= _COST_OF_A_CHECKPOINT:
            self._cost = 0
            self._checkpoints[line.number] = Checkpoint(line.number, step.state, self.barrier, dict(self._since))

    def waits_after(self, *following: tuple[L, Step[S]]) -> dict[int, int]:
        """Who is waited on after further lines, and since which number: it was waited on at every position from there,
        and did not act."""
        since = self._since
        for line, step in following:
            still = {seat: n for seat, n in since.items() if line.kind == "action" and seat != line.seat}
            since = {seat: still.get(seat, line.number) for seat in self.game.waiting_on(step.state)}
        return since

    def _play(self, state: S, line: Line) -> Step[S]:
        return self.game.apply(state, Seat(line.seat), self.game.read_action(line.text))

    # The past

    def state_at(self, number: int) -> S:
        """The state after this many lines of the log."""
        return self._state(number)

    def state_on_path(self, number: int) -> S:
        """The state after an action that counts, as if those taken back since had never been."""
        gone = next(place.gone for place in self._way_back(self.number) if place.number == number)
        return self._state(number, gone)

    def step_at(self, number: int) -> Step[S]:
        """What a line of the log led to: the state after it and the events of it. Number 0 is the start."""
        if number == 0:
            return self._start()
        line = self.line(number)
        return Step(self.state_at(number)) if line.kind == "undo" else self._play(self.state_at(number - 1), line)

    def _state(self, number: int, gone: frozenset[int] = frozenset()) -> S:
        """The state after a line of the log, if these actions had not been."""
        with self._guard:
            if number == self.number and not gone:
                return self.state
        to_play: list[_Place] = []
        for place in self._way_back(number, gone):
            if not place.gone and (known := self._known(place.number)) is not None:
                state = known
                break
            if place.counts:
                to_play.append(place)
        for place in reversed(to_play):
            state = self._play(state, self.line(place.number)).state
            if not place.gone:
                self._keep_at_hand(place.number, state)
        return state

    def _known(self, number: int) -> S | None:
        """A state that is kept; that of the start always is."""
        at_hand = self._at_hand.get(number)
        if at_hand is not None:
            return at_hand
        found = self._checkpoint(0) if number == 0 else self._checkpoints.get(number)
        if found is None:
            return None
        self._keep_at_hand(number, found.state)
        return found.state

    def _keep_at_hand(self, number: int, state: S) -> None:
        with self._guard:
            self._at_hand.pop(number, None)
            self._at_hand[number] = state
            if len(self._at_hand) > _MOST_AT_HAND:
                del self._at_hand[next(iter(self._at_hand))]

    # Waiting

    def waited_since(self, seats: Collection[int]) -> int:
        """The number since which one of these seats has held the game up; the last number where none is given."""
        return min((self._since.get(seat, self.number) for seat in seats), default=self.number)

    def answer_since(self, seat: int, after: int) -> L | None:
        """The first line a seat, or a take-back, has added since a position."""
        return next((line for line in self._lines[after:] if line.seat == seat or line.kind == "undo"), None)

    def is_same_decision(self, seat: int, after: int) -> bool:
        """Whether a seat decides now what it decided on an earlier position: only others have acted since, and it
        was waited on then as it is now."""
        if self.answer_since(seat, after) is not None:
            return False
        then, now = (self.game.waiting_on(state) for state in (self.state_at(after), self.state))
        return (seat in then) == (seat in now)

    # Taking back

    def take_back(self, seats: Collection[int] | None = None) -> TakeBack | None:
        """How the last action of any of these seats, or of any at all, can be taken back; None where there is none that
        can be, since no take-back passes what came out by chance or of a secret."""
        since = self._since_last_of(seats)
        if not since:
            return None
        place, later = since[-1], [one.number for one in reversed(since[:-1])]
        is_alone = not later or self._stands_without(place, later)
        return TakeBack(place.number, () if is_alone else tuple(later))

    def to_take_back(self, seats: Collection[int]) -> int | None:
        """The action that `take_back` is about, without finding out whether it can be taken back alone."""
        since = self._since_last_of(seats)
        return since[-1].number if since else None

    def _since_last_of(self, seats: Collection[int] | None) -> list[_Place]:
        """The actions back to the last of some seats, that one included; none where it cannot be taken back."""
        since: list[_Place] = []
        for place in takewhile(lambda place: place.number > self.barrier, self._way_back(self.number)):
            if place.counts:
                since.append(place)
                if seats is None or self.line(place.number).seat in seats:
                    return since
        return []

    def is_decided_together(self, number: int) -> bool:
        """Whether an action was one of several that were due at the same time, and nobody was asked anything by it:
        then it is nobody's concern whether it is taken back."""
        before, after = (self.game.waiting_on(self.state_at(at)) for at in (number - 1, number))
        return self.line(number).seat in before and len(before) > 1 and after <= before

    def _stands_without(self, place: _Place, later: Sequence[int]) -> bool:
        """Whether what others have done since an action would have come out the same without it."""
        if len(later) > _MOST_REPLAYED:
            return False
        without = self._state(place.number - 1, place.gone - {place.number})
        with_it = self._play(without, self.line(place.number)).state
        try:
            for number in later:
                was, would_be = self._play(with_it, self.line(number)), self._play(without, self.line(number))
                if was.events != would_be.events:
                    return False
                with_it, without = was.state, would_be.state
        except Refused:
            return False
        return True

"""A game in progress, for Python: the log of actions, and all that follows from it."""

from collections.abc import Collection, Sequence
from functools import cached_property
from typing import Any, Generic, NamedTuple

import msgspec

from stellarch.core.chance import new_seed
from stellarch.core.errors import BadOptions, GameOver, NotYourTurn, Refused
from stellarch.core.game import Game
from stellarch.core.history import History, Line
from stellarch.core.options import read_options, usual_options
from stellarch.core.plans import steps_of
from stellarch.core.record import Player, Record, Result
from stellarch.core.rules import known_rules, require_players
from stellarch.core.seats import Seat
from stellarch.core.telling import Message, Phrase
from stellarch.core.templates import Template
from stellarch.core.thinking import Plan
from stellarch.core.values import A, Event, S, Standings, Step


class NoTakeBack(Phrase):
    """Why an action stands."""

    NOTHING = 1
    REVEALED = 2
    BUILT_ON = 3


class OtherNumberOfNames(Message, frozen=True):
    names: int
    players: int


class TheGameIsOver(Message, frozen=True):
    pass


class NoSuchSeat(Message, frozen=True):
    number: int


class Entry(NamedTuple):
    """One action that counts: who did what, and what came of it."""

    seat: Seat
    action: Any
    events: tuple[Event, ...]


class Table(Generic[S, A]):
    """One game being played.

    `log` has the actions that count; those taken back are in the `history` alone. A refused action changes nothing.
    """

    def __init__(
        self,
        game: Game[S, A],
        players: int | None = None,
        seed: str | int | None = None,
        options: msgspec.Struct | None = None,
        names: Sequence[Player] | None = None,
        rules: int | None = None,
    ) -> None:
        self.game = game
        self.rules = known_rules(game, rules)
        self.seed = new_seed() if seed is None else str(seed)
        self.options = usual_options(game.options) if options is None else options
        seats = len(names) if names is not None else game.players.least if players is None else players
        require_players(game, seats)
        if players not in (None, seats):
            raise BadOptions(OtherNumberOfNames(seats, players), about=("players",))
        self._given, self._seats = names, seats
        first = game.start(self.options, seats, self.seed, self.rules)
        self.opening = first.events
        self.log: list[Entry] = []
        self._numbers = [0]  # of the start and of the actions that count, as the history has them
        self.history: History[S, A, Line] = History(game, lambda: first)
        self._promised: str | None = None

    @cached_property
    def players(self) -> tuple[Player, ...]:
        """Who sits there; by the names of the seats where nobody was named. These are told when they are looked at."""
        if self._given is not None:
            return tuple(self._given)
        return tuple(Player(str(name)) for name in self.game.players.names[: self._seats])

    @property
    def state(self) -> S:
        """The true position, secrets included."""
        return self.history.state

    def state_at(self, number: int) -> S:
        """The state after this many of the actions that count."""
        is_whole = len(self.log) == self.history.number
        return (self.history.state_at if is_whole else self.history.state_on_path)(self._numbers[number])

    @property
    def waiting_on(self) -> frozenset[Seat]:
        """The seats that owe a decision; none when the game is over."""
        return self.history.waiting_on

    @property
    def turn(self) -> Seat | None:
        """The seat the game waits for, None when it is over; of several, the one that has not acted for longest."""
        return self.history.longest_ago(self.waiting_on)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return not self.waiting_on

    @property
    def legal(self) -> Sequence[A | Template]:
        """What the seat on turn may do."""
        return () if self.turn is None else self.game.legal(self.state, self.turn)

    @property
    def standings(self) -> Standings:
        """Ranks and score sheet, at any time."""
        return self.game.standings(self.state)

    def view(self, seat: int | None = None) -> Any:
        """What a seat sees; without a seat, what a spectator sees."""
        return self.game.view(self.state, None if seat is None else Seat(seat))

    def play(self, action: A | str, seat: int | None = None) -> tuple[Event, ...]:
        """Play an action, or its short form, for the seat on turn or the seat given; raises Refused."""
        actor = self._actor(seat)
        given = self.game.read_action(action) if isinstance(action, str) else action
        return self._add(actor, given, self.game.apply(self.state, actor, given)).events

    def play_plan(self, plan: Plan, seat: int | None = None, bots: Collection[int] = ()) -> list[Entry]:
        """Play a plan as far as it holds, given the seats that bots play; raises Refused where that is nowhere."""
        actor = self._actor(seat)
        return [self._add(actor, *played) for played in steps_of(self.game, self.state, actor, plan, bots)]

    def _actor(self, seat: int | None) -> Seat:
        actor = self.turn if seat is None else Seat(seat)
        if actor is None:
            raise GameOver(TheGameIsOver())
        if not 0 <= actor < len(self.players):
            raise NotYourTurn(NoSuchSeat(actor + 1))
        return actor

    def _add(self, seat: Seat, action: Any, step: Step[S]) -> Entry:
        self.history.add(Line(self.history.number + 1, "action", seat, str(action)), step)
        self._numbers.append(self.history.number)
        self.log.append(Entry(seat, action, step.events))
        return self.log[-1]

    def undo(self, seat: int | None = None) -> A:
        """Take the last action back, or the last of a seat, and return it; what others have done since a seat's stays.

        Raises Refused where something has come out since then, by chance or of a secret, or where what the others did
        hangs on that action.
        """
        back = self.history.take_back(None if seat is None else (seat,))
        if back is None:
            raise Refused(
                NoTakeBack.REVEALED if any(seat in (None, entry.seat) for entry in self.log) else NoTakeBack.NOTHING
            )
        if not back.is_alone:
            raise Refused(NoTakeBack.BUILT_ON)
        line = Line(self.history.number + 1, "undo", self.history.line(back.number).seat, back.text)
        self.history.add(line, self.history.step(line))
        place = self._numbers.index(back.number)
        del self._numbers[place]
        action: A = self.log.pop(place - 1).action
        return action

    def record(self) -> Record:
        """The whole game as a record, seed included: show it to players only when the game is over."""
        result = Result.of(self.standings)
        return Record.of(
            self.game, self.options, self.players, self.seed, self.history.played(), result, self.rules, self._promised
        )

    def headings(self) -> dict[int, str]:
        """What goes on, for readers of the record: each heading by the number of the action it stands before."""
        found: dict[int, str] = {}
        last = None
        state = self.game.start(self.options, len(self.players), self.seed, self.rules).state
        for number, entry in enumerate(self.log, 1):
            heading = self.game.chronicle.heading(self.game.view(state, None))
            if heading is not None and heading != last:
                found[number] = heading.en
            last = heading
            state = self.game.apply(state, entry.seat, entry.action).state
        return found

    @classmethod
    def from_record(cls, game: Game[S, A], record: Record) -> "Table[S, A]":
        """The table a record leads to; raises BadRecord where it does not follow the rules."""
        record.check_game(game)
        options = read_options(game.options, record.options)
        table = cls(game, seed=record.seed, options=options, names=record.players, rules=record.rules)
        table._promised = record.commitment  # what was promised, or was not, stays so
        for number, played in enumerate(record.actions, 1):
            with record.blaming(number, played):
                table.play(played.action, played.seat)
        return table

    def __str__(self) -> str:
        return self.game.picture(self.view())

    def __repr__(self) -> str:
        return f"<Table {self.game.id}, {len(self.players)} players, {len(self.log)} actions>"

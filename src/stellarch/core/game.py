"""The contract: what every game is, as the other rooms see it.

A game is a set of pure functions over frozen values. It has no clock, socket, disk or thread. Everything that
happens goes one way: an action is applied to a state and gives the next state and the events, or is refused.
"""

import re
from abc import ABC, abstractmethod
from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any, ClassVar, Generic, NamedTuple, NewType, TypeVar

import msgspec

from stellarch.core.errors import BadNotation, BadOptions, UnknownRules
from stellarch.core.options import Value
from stellarch.core.rulebook import Rulebook
from stellarch.core.templates import Plain, Template
from stellarch.core.text import Language, Text, shown
from stellarch.core.thinking import Level, Search

Seat = NewType("Seat", int)
"""A place at the table, counted from 0."""


def _tag(class_name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "_", class_name).lower()


class Action(msgspec.Struct, frozen=True, tag_field="type", tag=_tag):
    """An order a seat gives. Its `str` is one short word that reads back: no spaces, braces or semicolons."""

    def seen_by(self, actor: Seat, viewer: Seat | None) -> "Action | None":
        """The order as a seat (None: a spectator) may know that `actor` gave it; None where it is not for all."""
        return self


class Event(msgspec.Struct, frozen=True, tag_field="type", tag=_tag):
    """A fact that came of an action. Log, animation and statistics are made from events alone."""

    reveals: ClassVar[bool] = False
    """True where chance or a secret came out: no undo goes back past it."""

    def seen_by(self, seat: Seat | None) -> "Event | None":
        """The event as a seat (None: a spectator) may know it; an outline, or None, where it is not for all."""
        return self

    def told(self, names: Sequence[str]) -> Text:
        """One sentence for the log, with the names of the seats."""
        raise NotImplementedError


class View(msgspec.Struct, frozen=True):
    """All that one seat, or a spectator, may see. Built field by field, never by deleting from a state."""


class Row(msgspec.Struct, frozen=True):
    """One row of the score sheet: a value for each seat, and the rows it is the sum of, if any."""

    key: str
    label: Text
    values: tuple[int, ...]
    parts: tuple["Row", ...] = ()


class Standings(msgspec.Struct, frozen=True):
    """Who is where, at any time: a rank for each seat (1 is best; tied seats share it) and the score sheet."""

    over: bool
    ranks: tuple[int, ...]
    rows: tuple[Row, ...]
    ending: str | None = None
    """How the game was decided, where there is more than one way: a key of `Game.endings`."""
    round: int | None = None
    """Which round of play it is, in a game that counts them."""

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats that have won; empty while the game runs."""
        return tuple(Seat(seat) for seat, rank in enumerate(self.ranks) if self.over and rank == 1)

    def row(self, key: str) -> tuple[int, ...]:
        return next(row.values for row in self.rows if row.key == key)


class FirstGame(msgspec.Struct, frozen=True):
    """How somebody's first game is best played: some options, and what they mean in a sentence."""

    note: Text
    options: Mapping[str, Value] = {}


class Tempo(msgspec.Struct, frozen=True):
    """How fast a decision is to be answered, in milliseconds, where a game is played against the clock.

    The rules have no clock: whoever runs the game keeps the time, passes on only what comes in time, and plays the
    game's default for whoever is late. So a record replays without one.
    """

    grace: int
    """From the moment a seat is first waited on until its first answer counts."""
    soonest: int
    """An answer sooner than this after the seat's last one waits until then."""
    latest: int
    """So long after its last answer the default is played for a seat."""
    bot: int
    """How long a bot takes over an answer while people are waited on too."""


S = TypeVar("S")
A = TypeVar("A", bound=Action)


class Step(NamedTuple, Generic[S]):
    """What an action leads to."""

    state: S
    events: tuple[Event, ...] = ()


class Game(ABC, Generic[S, A]):
    """A game as the other rooms see it. `S` is its state, `A` the union of its actions."""

    id: ClassVar[str]
    name: ClassVar[Text]
    rules_version: ClassVar[int]
    """The newest. It goes up when the same actions could give another result; what began under an older version is
    played to its end by that one."""
    players: ClassVar[range]
    usual_players: ClassVar[int] = 2
    """How many play where nobody says."""
    players_rule: ClassVar[str | None] = None
    """The rule that says how many can play."""
    seat_names: ClassVar[tuple[Text, ...]]
    colours: ClassVar[tuple[Text, ...]] = ()
    """The colours that players choose from, in the order in which seats take them by themselves; none where the game
    deals its own."""
    first_game: ClassVar[FirstGame | None] = None
    """What is advised for a first game."""
    options: ClassVar[type[msgspec.Struct]]
    actions: ClassVar[Any]
    events: ClassVar[Any]
    views: ClassVar[type[View]]
    levels: ClassVar[tuple[Level, ...]] = ()
    """How well its bots can play, the weakest first."""
    endings: ClassVar[Mapping[str, Text]] = {}
    """The ways in which it can be decided, where there is more than one."""
    methods: ClassVar[tuple[str, ...]] = ()
    """The ways of its own to search, the best first."""

    @property
    @abstractmethod
    def rulebook(self) -> Rulebook:
        """The rules by id, in both languages."""

    @abstractmethod
    def start(self, options: Any, players: int, seed: str, rules: int | None = None) -> Step[S]:
        """The first position, and what happened in setting it up, under a version of the rules, else the newest. All
        that comes of it follows that version. Raises BadOptions or UnknownRules."""

    @abstractmethod
    def waiting_on(self, state: S) -> frozenset[Seat]:
        """The seats whose decision holds the game up; empty when it is over. Their clocks run."""

    @abstractmethod
    def legal(self, state: S, seat: Seat) -> Sequence[A | Template]:
        """Every answer to the decision this seat owes, always in the same order; empty when it owes none."""

    def free(self, state: S, seat: Seat) -> Sequence[A | Template]:
        """What the seat may do besides, in or out of turn: resign, make or answer offers."""
        return ()

    @abstractmethod
    def apply(self, state: S, seat: Seat, action: A) -> Step[S]:
        """The state after an action and the events that came of it; raises Refused and changes nothing."""

    @abstractmethod
    def view(self, state: S, seat: Seat | None) -> Any:
        """All that a seat may see; None is a spectator."""

    @abstractmethod
    def standings(self, state: S) -> Standings:
        """Ranks and score sheet, at any time."""

    @abstractmethod
    def imagine(self, view: Any, seed: str) -> S:
        """A state this view could come from, with all that is hidden dealt afresh from the seed."""

    @abstractmethod
    def save(self, state: S) -> str:
        """The whole state, secrets included, as a text for a checkpoint."""

    @abstractmethod
    def restore(self, saved: str) -> S:
        """The state a checkpoint holds."""

    @abstractmethod
    def read_action(self, text: str) -> A:
        """The action with this short form; raises BadNotation."""

    @abstractmethod
    def picture(self, view: Any, language: Language = "en", colour: bool = False) -> str:
        """The view drawn for a terminal."""

    def drawing(self, view: Any, language: Language = "en") -> str | None:
        """The view as a standalone SVG file; None where a game has none: then there is `picture`."""
        return None

    def in_words(self, view: Any, action: A, names: Sequence[str]) -> Text:
        """An action as an order to the seat of a view, in words and places: a sentence without its full stop that
        begins with a verb. By default, the short form."""
        return Text(str(action), str(action))

    def read_plain(self, plain: Plain) -> A:
        """The action with this JSON form; raises BadNotation."""
        try:
            action: A = msgspec.convert(plain, self.actions)
        except (msgspec.ValidationError, RecursionError) as fault:
            why = Text(
                f"This is not an action of {self.name.en}: {fault}.", f"Pas un coup de {self.name.fr} : {fault}."
            )
            raise BadNotation(why, shown(plain)) from None
        return action

    def require_players(self, players: int) -> None:
        """Raises BadOptions unless so many can play."""
        if players not in self.players:
            least, most = self.players.start, self.players.stop - 1
            raise BadOptions(
                Text(
                    f"{self.name.en} is for {least} to {most} players, not {players}.",
                    f"{self.name.fr} se joue de {least} à {most} joueurs, pas {players}.",
                ),
                rule=self.players_rule,
                about=("players",),
            )

    def standard(self) -> msgspec.Struct:
        """The options of a new game where nobody says otherwise.

        What a record leaves out means the defaults of `options`, for good. What is usual may change: no stored game
        changes with it.
        """
        return self.options()

    def known_rules(self, rules: int | None) -> int:
        """The version of the rules that is meant, None being the newest; raises UnknownRules."""
        if rules is None:
            return self.rules_version
        if not 1 <= rules <= self.rules_version:
            raise UnknownRules(
                Text(
                    f"This game follows version {rules} of the rules of {self.name.en}; "
                    f"this program knows 1 to {self.rules_version}.",
                    f"Cette partie suit la version {rules} des règles de {self.name.fr} ; "
                    f"ce programme connaît les versions 1 à {self.rules_version}.",
                ),
                about=("rules",),
            )
        return rules

    def settled(self, options: Any, players: int, seed: str) -> Any:
        """Options with what a preview shows (a dealt board) fixed in them, so that a game can begin just so."""
        return options

    def default(self, state: S, seat: Seat) -> A:
        """What is played for a seat that does not answer: by default, the first legal action that is no template."""
        return next(action for action in self.legal(state, seat) if not isinstance(action, Template))

    def tempo(self, state: S, seat: Seat) -> Tempo | None:
        """How fast the seat is to answer; None where it may take its time."""
        return None

    def is_timed(self, state: S, seat: Seat, action: A) -> bool:
        """Whether an action is held to the seat's tempo: by itself, what is played for it when it is late. Whatever
        else it may do then, such as giving in or talking, is played as it comes."""
        return self.tempo(state, seat) is not None and action == self.default(state, seat)

    def bound_to(self, state: S, seat: Seat, bots: Collection[int]) -> A | None:
        """What a bot plays, whatever it thinks, given the seats that bots play: rules may spare them what is made for
        people. None where it chooses."""
        return None

    def evaluate(self, state: S, seat: Seat) -> float:
        """How well a seat stands, for bots that look a step ahead: by default, its lead in points."""
        totals = self.standings(state).rows[-1].values
        rivals = [total for other, total in enumerate(totals) if other != seat]
        return totals[seat] - max(rivals, default=0)

    def careless(self, choices: Sequence[A | Template]) -> Sequence[A]:
        """What a weak bot may do without a thought: by default, whatever is listed. To fill in a template takes one."""
        return [choice for choice in choices if not isinstance(choice, Template)]

    def may_end(self, state: S, seat: Seat) -> bool:
        """Whether an action of this seat could end the game: told at a glance, rather too often than too seldom."""
        return True

    def search(self, view: Any, seed: str, method: str) -> Search:
        """A search of the game's own for the decision this view's seat owes, by one of its `methods`."""
        raise NotImplementedError(f"{self.id} has no search {method!r}")

    def prepare(self) -> Iterator[str]:
        """Make ready what its searches need and what takes long (compiled code); yields the name of each part done."""
        return iter(())

    def schemas(self) -> dict[str, Any]:
        """JSON Schema of options, actions, events and views."""
        parts = {"options": self.options, "action": self.actions, "event": self.events, "view": self.views}
        return {name: msgspec.json.schema(kind) for name, kind in parts.items()}

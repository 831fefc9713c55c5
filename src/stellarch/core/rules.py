"""The rules of a game as the other rooms see them: pure functions over frozen values.

There is no clock, socket, disk or thread in them. Everything that happens goes one way: an action is applied to a
state and gives the next state and the events, or is refused.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar, Generic

import msgspec

from stellarch.core.dealing import Dealing
from stellarch.core.errors import BadNotation, BadOptions, UnknownRules
from stellarch.core.faults import fault_in_words
from stellarch.core.forms import Forms
from stellarch.core.in_advance import InAdvance
from stellarch.core.live import Live
from stellarch.core.players import Players
from stellarch.core.positions import Positions
from stellarch.core.seats import Seat
from stellarch.core.talk import Talk
from stellarch.core.telling import Message, Sayable, said
from stellarch.core.templates import Plain, Template
from stellarch.core.text import Text, shown
from stellarch.core.values import LONGEST_ACTION, A, ActionTooLong, Decision, S, Standings, Step, View


class YourTurn(Message, frozen=True):
    pass


class NotAnAction(Message, frozen=True):
    game: Sayable
    what: Sayable


class NotForSoMany(Message, frozen=True):
    game: Sayable
    least: int
    most: int
    players: int


class OtherRules(Message, frozen=True):
    """A game by rules that are newer than this program."""

    game: Sayable
    rules: int
    newest: int


class Rules(ABC, Generic[S, A]):
    """What may be done, and what comes of it. `S` is the game's state, `A` the union of its actions."""

    id: ClassVar[str]
    """What programs, records and the command line call the game."""
    name: ClassVar[Text]
    """What people call it."""
    rules_version: ClassVar[int]
    """The newest version of the rules; it goes up when the same actions could give another result."""
    players: ClassVar[Players]
    """How many can play, and what their seats are called."""
    options: ClassVar[type[msgspec.Struct]]
    """The class of its options; the defaults are what a record means that leaves them out."""
    states: ClassVar[Any]
    """The class of its states."""
    actions: ClassVar[Any]
    """The union of its actions."""
    events: ClassVar[Any]
    """The union of its events."""
    views: ClassVar[type[View]]
    """The class of its views."""
    dealing: ClassVar[Dealing] = Dealing()
    """How a board is dealt and looked at before the game, where there is one."""
    forms: ClassVar[Forms] = Forms()
    """What is said of forms while they are filled in, where one action holds many orders."""
    in_advance: ClassVar[InAdvance] = InAdvance()
    """What a seat may leave standing."""
    live: ClassVar[Live] = Live()
    """What is played against the clock, and what bots are spared."""
    talk: ClassVar[Talk] = Talk()
    """When people may not talk to each other."""
    positions: ClassVar[Positions] = Positions()
    """Positions as texts, where they have one."""

    def start(self, options: Any, players: int, seed: str, rules: int | None = None) -> Step[S]:
        """A new game under a version of the rules, else the newest; raises BadOptions or UnknownRules."""
        require_players(self, players)
        return self.set_up(options, players, seed, known_rules(self, rules))

    @abstractmethod
    def set_up(self, options: Any, players: int, seed: str, rules: int) -> Step[S]:
        """The first position of a game that follows this version of the rules to its end; raises BadOptions."""

    @abstractmethod
    def waiting_on(self, state: S) -> frozenset[Seat]:
        """The seats whose decision holds the game up; empty when it is over."""

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

    def save(self, state: S) -> str:
        """The whole state, secrets included, as a text for a checkpoint."""
        plain = msgspec.to_builtins(state, str_keys=True, order="deterministic")
        return msgspec.json.encode(plain).decode()

    def restore(self, saved: str) -> S:
        """The state a checkpoint holds."""
        state: S = msgspec.json.decode(saved, type=self.states)
        return state

    @abstractmethod
    def read_action(self, text: str) -> A:
        """The action with this short form; raises BadNotation."""

    def read_plain(self, plain: Plain) -> A:
        """The action with this JSON form; raises BadNotation."""
        try:
            action: A = msgspec.convert(plain, self.actions)
        except (msgspec.ValidationError, RecursionError) as fault:
            raise BadNotation(NotAnAction(self.name, fault_in_words(fault)), shown(plain)) from None
        if len(str(action)) > LONGEST_ACTION:
            raise BadNotation(ActionTooLong(LONGEST_ACTION), shown(plain))
        return action

    def default(self, state: S, seat: Seat) -> A:
        """What is played for a seat that does not answer: by default, the first legal action that is no template."""
        return next(action for action in self.legal(state, seat) if not isinstance(action, Template))

    def decision(self, state: S, seat: Seat) -> Decision | None:
        """What is asked of a seat now; None of one that is not waited on."""
        waited = self.waiting_on(state)
        if seat not in waited:
            return None
        return Decision("turn", said(YourTurn()), self.default(state, seat), together=len(waited) > 1)


def require_players(rules: Rules[Any, Any], players: int) -> None:
    """Raises BadOptions if the game is not for this number of players."""
    can_play = rules.players
    if players not in can_play.numbers:
        why = NotForSoMany(rules.name, can_play.least, can_play.most, players)
        raise BadOptions(why, rule=can_play.rule, about=("players",))


def known_rules(rules: Rules[Any, Any], version: int | None) -> int:
    """The version of the rules that is meant, None being the newest; raises UnknownRules."""
    if version is None:
        return rules.rules_version
    if not 1 <= version <= rules.rules_version:
        raise UnknownRules(OtherRules(rules.name, version, rules.rules_version), about=("rules",))
    return version

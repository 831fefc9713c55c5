"""The rules of a game as the other rooms see them: pure functions over frozen values.

There is no clock, socket, disk or thread in them. Everything that happens goes one way: an action is applied to a
state and gives the next state and the events, or is refused.
"""

from abc import ABC, abstractmethod
from collections.abc import Collection, Sequence
from typing import Any, ClassVar, Generic

import msgspec

from stellarch.core.errors import BadNotation, BadOptions, UnknownRules
from stellarch.core.faults import fault_in_words
from stellarch.core.forms import Line, Rest
from stellarch.core.record import LONGEST_ACTION, ActionTooLong
from stellarch.core.seats import Seat
from stellarch.core.telling import Message, Sayable, said
from stellarch.core.templates import Plain, Template
from stellarch.core.text import Text, shown
from stellarch.core.values import A, Action, Decision, S, Standings, Step, Tempo, View


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
    """The newest. It goes up when the same actions could give another result; what began under an older version is
    played to its end by that one."""
    players: ClassVar[range]
    """How many can play."""
    usual_players: ClassVar[int] = 2
    """How many play where nobody says."""
    players_rule: ClassVar[str | None] = None
    """The rule that says how many can play."""
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
    giving_up: ClassVar[Action | None] = None
    """The order with which a seat leaves the game, where there is one; `free` has it while it may be given."""

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

    def lines(self, state: S, seat: Seat, action: A) -> tuple[Line, ...]:
        """What each order of a form would come to, one after the other, whether or not all of it can stand; none for an
        action that holds no list of orders. Asked while a form is being filled in, of a state that was imagined."""
        return ()

    def rest(self, state: S, seat: Seat, action: A) -> Rest:
        """What would remain after a form, asked as its lines are. By default a game says nothing of it."""
        return Rest()

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

    def standard(self) -> msgspec.Struct:
        """The options of a new game where nobody says otherwise.

        What a record leaves out means the defaults of `options`, for good. What is usual may change: no stored game
        changes with it.
        """
        return self.options()

    def settled(self, options: Any, players: int, seed: str) -> Any:
        """Options with what a preview shows (a dealt board) fixed in them, so that a game can begin just so."""
        return options

    def hard_to_meet(self, options: Any) -> BadOptions | None:
        """What to say where no start with these options was found in the time there was: which of them asks for much.
        None where nothing is sought."""
        return None

    def require_players(self, players: int) -> None:
        """Raises BadOptions unless so many can play."""
        if players not in self.players:
            least, most = self.players.start, self.players.stop - 1
            raise BadOptions(NotForSoMany(self.name, least, most, players), rule=self.players_rule, about=("players",))

    def known_rules(self, rules: int | None) -> int:
        """The version of the rules that is meant, None being the newest; raises UnknownRules."""
        if rules is None:
            return self.rules_version
        if not 1 <= rules <= self.rules_version:
            raise UnknownRules(OtherRules(self.name, rules, self.rules_version), about=("rules",))
        return rules

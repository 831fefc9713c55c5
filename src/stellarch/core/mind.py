"""What a game knows of playing well: how good a position is, how to search it, and the levels of its bots."""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar, Generic

from stellarch.core.plans import Plan
from stellarch.core.seats import Seat
from stellarch.core.templates import Template
from stellarch.core.thinking import Character, Level, Remarks, Search
from stellarch.core.values import A, S, Standings


class Mind(ABC, Generic[S, A]):
    """What bots ask of a game. Whatever they know of one game stands with that game."""

    levels: ClassVar[tuple[Level, ...]] = ()
    """How well its bots can play, the weakest first."""
    characters: ClassVar[Mapping[str, Character]] = {}
    """What its bots may be like, at any level, each by a word of small letters. A bot without a character plays as well
    as it can."""
    methods: ClassVar[tuple[str, ...]] = ()
    """The ways of its own to search, the best first."""
    most_actions: ClassVar[int] = 20_000
    """So many actions end any sensible game; what goes on longer is broken off by who runs many."""

    @abstractmethod
    def standings(self, state: S) -> Standings:
        """As the rules have it."""

    def evaluate(self, state: S, seat: Seat) -> float:
        """How well a seat stands, for bots that look a step ahead: by default, its lead in points."""
        totals = self.standings(state).totals
        rivals = [total for other, total in enumerate(totals) if other != seat]
        return totals[seat] - max(rivals, default=0)

    def careless(self, choices: Sequence[A | Template]) -> Sequence[A]:
        """What a weak bot may do without a thought: by default, whatever is listed. To fill in a template takes one."""
        return [choice for choice in choices if not isinstance(choice, Template)]

    def may_end(self, state: S, seat: Seat) -> bool:
        """Whether an action of this seat could end the game: told at a glance, rather too often than too seldom."""
        return True

    def leaves(self, view: Any) -> Plan | None:
        """What a program says where the game would decide for it as well as it could itself, and people may want to
        decide: it is spared such decisions. Never what people are advised. None where it decides."""
        return None

    def plan(self, view: Any, seed: str, level: Level | None = None, character: str | None = None) -> Plan | None:
        """What a bot of this level (None: as good as there is) and character means to do, for the decision this view's
        seat owes: for games that know what to do and need not search for it. None where it is to be searched for."""
        return None

    def search(self, view: Any, seed: str, method: str, character: str | None = None) -> Search | None:
        """A search of the game's own for the decision this view's seat owes, by one of its `methods`; None where it
        does not reach the position, a board too large for it, say."""
        return None

    def remarks(self, view: Any, action: A, other: A | None, names: Sequence[str]) -> Remarks | None:
        """Why the seat of a view should take an action, or what is to be said of it, and how another compares with it:
        in places and things, as far as the seat can know. None where the game leaves it to the score sheet."""
        return None

    def prepare(self) -> Iterator[str]:
        """Make ready what its searches need and what takes long (compiled code); yields the name of each part done."""
        return iter(())

"""What a game knows of playing well: how good a position is, how to search it, and the levels of its bots."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar

from stellarch.core.coaching import Coach
from stellarch.core.exploits import Exploit
from stellarch.core.outlook import Outlook
from stellarch.core.rules import Rules
from stellarch.core.seats import Seat
from stellarch.core.templates import Template
from stellarch.core.thinking import Character, Level, Plan, Remarks, Search
from stellarch.core.values import A, S


class Mind(Rules[S, A]):
    """What bots ask of a game: all that they know of it stands here."""

    levels: ClassVar[tuple[Level, ...]] = ()
    """How well its bots can play, the weakest first."""
    characters: ClassVar[Mapping[str, Character]] = {}
    """What its bots may be like, at any level, each by a word of small letters."""
    methods: ClassVar[tuple[str, ...]] = ()
    """The ways of its own to search, the best first."""
    outlook: ClassVar[Outlook] = Outlook()
    """What its positions and the forecasts of its best search are worth as chances to win."""
    coach: ClassVar[Coach] = Coach()
    """What it has to say to a learner besides its remarks."""
    exploits: ClassVar[Mapping[str, Exploit]] = {}
    """The tricks that its bots are tried by, each by a word (`stellarch arena --gauntlet`)."""
    most_actions: ClassVar[int] = 20_000
    """The arena breaks off a game that takes more actions than this."""

    def evaluate(self, state: S, seat: Seat) -> float:
        """How well a seat stands, for bots that look a step ahead: by default, its lead in points."""
        totals = self.standings(state).totals
        rivals = [total for other, total in enumerate(totals) if other != seat]
        return totals[seat] - max(rivals, default=0)

    def careless(self, choices: Sequence[A | Template]) -> Sequence[A]:
        """What a weak bot may do without a thought: by default, every choice that is no template."""
        return [choice for choice in choices if not isinstance(choice, Template)]

    def may_end(self, state: S, seat: Seat) -> bool:
        """Whether an action of this seat could end the game; a quick guess that may say yes too often."""
        return True

    def plan(self, view: Any, seed: str, level: Level | None = None, character: str | None = None) -> Plan | None:
        """What a bot of this level (None: the best) and character means to do; None where it has to search."""
        return None

    def search(self, view: Any, seed: str, method: str, character: str | None = None) -> Search | None:
        """A search for the decision of this view, by one of `methods`; None if it cannot search this position."""
        return None

    def remarks(self, view: Any, action: A, other: A | None, names: Sequence[str]) -> Remarks | None:
        """What speaks for an action, and how another compares with it; None where only the score sheet can tell."""
        return None

    def prepare(self) -> Iterator[str]:
        """Prepare what takes long, such as compiled code, and yield the name of each part that is done."""
        return iter(())

"""What can go wrong, and what each verdict carries.

StellarchError     every error a caller may want to catch; `why` says it in English and French
  Refused          the caller can put it right; `code` is stable, `about` names the hexes or pieces, `at` the order
    NotYourTurn    action/not-your-turn
    GameOver       action/game-over
    StaleState     action/stale-state: made on a position that has moved on
    Illegal        action/illegal, with the rule id: "SSE-3.5: g8 is a black hole."
    BadOptions     options/impossible, with the rule id where a rule forbids the mix
    UnknownRules   rules/unknown: a game that follows a version of the rules this program does not know
  BadNotation      a text that is no position, board, action or record; shows the text and the place in it
  BadRecord        a record that cannot be replayed, or whose claims do not hold
  BadData          our own data files are wrong; names file and key; raised at start, never in mid-game
"""

from collections.abc import Iterator
from contextlib import contextmanager
from copy import copy
from typing import Any, ClassVar, Self

from stellarch.core.telling import Message, Sayable, as_text

Way = tuple[int | str, ...]
"""The way to a part of what was sent, in its plain form: fields by name, what stands in a list by its place."""


class StellarchError(Exception):
    """Base of every error Stellarch raises on purpose."""

    def __init__(self, why: Sayable) -> None:
        super().__init__()
        self.why = as_text(why)

    def __str__(self) -> str:
        return self.why.en

    def __reduce__(self) -> Any:  # so that one raised in a worker process arrives whole in another
        return _raised_elsewhere, (type(self), self.__dict__)


def _raised_elsewhere(kind: type[StellarchError], facts: dict[str, Any]) -> StellarchError:
    error = kind.__new__(kind)
    error.__dict__.update(facts)
    return error


class Refused(StellarchError):
    """The request cannot be granted as it is; nothing has changed."""

    code: ClassVar[str] = "refused"

    def __init__(
        self,
        why: Sayable,
        *,
        rule: str | None = None,
        about: tuple[str, ...] = (),
        besides: tuple["Refused", ...] = (),
        at: Way = (),
        stands: int | None = None,
    ) -> None:
        super().__init__(why)
        self.rule = rule
        self.about = about
        self.besides = besides
        """What else stands in the way, where all of it is known at once."""
        self.at = at
        """Which part of what was sent it is about: `("orders", 3, "price")`; empty where it is the whole."""
        self.stands = stands
        """How many orders of a list could be carried out before the one that could not."""

    def inside(self, *way: int | str, stands: int | None = None) -> Self:
        """The same refusal, of a part of something larger."""
        whole = copy(self)
        whole.at = (*way, *self.at)
        whole.stands = self.stands if stands is None else stands
        whole.besides = tuple(other.inside(*way) for other in self.besides)
        return whole

    def __str__(self) -> str:
        return f"{self.rule}: {self.why.en}" if self.rule else self.why.en


@contextmanager
def within(*way: int | str) -> Iterator[None]:
    """What is refused in here is refused as that part of what was sent."""
    try:
        yield
    except Refused as refusal:
        raise refusal.inside(*way) from None


class NotYourTurn(Refused):
    code = "action/not-your-turn"


class GameOver(Refused):
    code = "action/game-over"


class MovedOn(Message, frozen=True):
    pass


class StaleState(Refused):
    """Made on a position that has moved on; `number` is the table's number now."""

    code = "action/stale-state"

    def __init__(self, number: int) -> None:
        super().__init__(MovedOn())
        self.number = number


class Illegal(Refused):
    code = "action/illegal"


class BadOptions(Refused):
    code = "options/impossible"


class UnknownRules(Refused):
    code = "rules/unknown"


class BadNotation(StellarchError):
    """A text that does not read back; `text` is what was given and `at` the offset of the first fault."""

    def __init__(self, why: Sayable, text: str, at: int = 0) -> None:
        shown = text if len(text) <= 60 else f"{text[max(0, at - 30) : at + 30]}"
        super().__init__(FaultInText(why, shown, at))
        self.text = text
        self.at = at


class FaultInText(Message, frozen=True):
    why: Sayable
    text: str
    at: int


class BadRecord(StellarchError):
    pass


class BadData(StellarchError):
    def __init__(self, file: str, key: str, what: str) -> None:
        super().__init__(FaultInFile(file, key, what))


class FaultInFile(Message, frozen=True):
    file: str
    key: str
    what: str


class Refusal(Message, frozen=True):
    """Why a rule forbids something, with the facts of the case. The rules answer with its class or None, which costs
    nothing; the facts are put in where it is refused, and the words where it is told."""

    rule: ClassVar[str]

    @classmethod
    def of(cls, **facts: object) -> Self:
        """With those of the facts that it has to say something of."""
        return cls(**{name: facts[name] for name in cls.__struct_fields__})

    def illegal(self, *about: object) -> Illegal:
        return Illegal(self, rule=self.rule, about=tuple(map(str, about)))

    def impossible(self, *about: object) -> BadOptions:
        return BadOptions(self, rule=self.rule, about=tuple(map(str, about)))

"""Choices too many to list: a template names the fields of an action and what each may hold.

Where a decision has a handful of answers, `Game.legal` lists them. Where it has thousands (a trade basket, an
amount, terms of peace), it lists a template instead; page and bot fill it in, and `Game.apply` checks the result.
"""

from collections.abc import Callable, Iterator, Mapping
from functools import cached_property
from typing import Any, Union

import msgspec
from msgspec.structs import replace

from stellarch.core.chance import Chance, Key
from stellarch.core.text import Text

Plain = str | int | bool | list["Plain"] | dict[str, "Plain"] | None
_MORE_ORDERS = 3
"""A random player gives no more orders than this beyond the fewest: of many, one would not stand."""


class _Blank(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):  # there are many of them in a table
    label: Text | None = None
    """What the blank is called; by default, by its name."""
    usual: Any = None
    """What it usually holds, where a person begins to fill it in; by default, the least that could be meant."""


class _OfValues(_Blank, frozen=True, kw_only=True):
    called: Mapping[str, Text] = {}
    """What the values are called that do not speak for themselves."""
    seats: bool = False
    """Whether the values are seats, which go by the names of those who sit there."""


class Amount(_Blank, frozen=True, tag="amount"):
    """A whole number from `least` to `most`, in steps."""

    least: int
    most: int
    step: int = 1

    def drawn(self, chance: Chance, *key: Key) -> int:
        return self.least + self.step * chance.below((self.most - self.least) // self.step + 1, *key)


class Pick(_OfValues, frozen=True, tag="pick"):
    """One of these values."""

    among: tuple[str | int, ...]

    def drawn(self, chance: Chance, *key: Key) -> Plain:
        return chance.choice(self.among, *key)


class Several(_OfValues, frozen=True, tag="several"):
    """From `least` to `most` of these values, each at most once."""

    among: tuple[str | int, ...]
    least: int = 0
    most: int | None = None

    def drawn(self, chance: Chance, *key: Key) -> Plain:
        most = len(self.among) if self.most is None else self.most
        count = self.least + chance.below(most - self.least + 1, *key, "count")
        return list(chance.shuffled(self.among, *key)[:count])


class Ranking(_OfValues, frozen=True, tag="ranking"):
    """All of these values, put in an order."""

    among: tuple[str | int, ...]

    def drawn(self, chance: Chance, *key: Key) -> Plain:
        return list(chance.shuffled(self.among, *key))


class Together(msgspec.Struct, frozen=True):
    """Some of the amounts are bounded by what they come to together, such as payments from one income."""

    among: tuple[str, ...]
    most: int


class Amounts(_OfValues, frozen=True, tag="amounts"):
    """An amount for each of some keys, which are the values here; together they are at most `most`."""

    each: Mapping[str, Amount]
    most: int | None = None
    together: tuple[Together, ...] = ()

    def room(self, name: str, found: Mapping[str, int]) -> int:
        """The most that one amount may be beside the others as they are."""
        limits = [Together(tuple(self.each), self.most)] if self.most is not None else []
        left = (
            limit.most - sum(found[other] for other in limit.among if other != name)
            for limit in (*limits, *self.together)
            if name in limit.among
        )
        return min((self.each[name].most, *left))

    def drawn(self, chance: Chance, *key: Key) -> Plain:
        found = {name: amount.least for name, amount in self.each.items()}
        for name in chance.shuffled(tuple(self.each), *key):
            amount = self.each[name]
            found[name] = Amount(amount.least, self.room(name, found), amount.step).drawn(chance, *key, name)
        return dict(found)


class Pairs(_OfValues, frozen=True, tag="pairs"):
    """For some of these keys one of the key's values; keys that are left out stay as they are."""

    each: Mapping[str, tuple[str | int, ...]]

    def drawn(self, chance: Chance, *key: Key) -> Plain:
        some = [name for name in self.each if chance.below(2, *key, name, "is named")]
        return {name: chance.choice(self.each[name], *key, name) for name in some}


class Words(_Blank, frozen=True, tag="words"):
    """Free text, with a limit of characters."""

    longest: int
    shortest: int = 0

    def drawn(self, chance: Chance, *key: Key) -> Plain:
        return "hm".ljust(self.shortest, "m")[: self.longest]


class Variant(_Blank, frozen=True, tag="variant"):
    """One of these templates, filled in."""

    among: tuple["Template", ...]

    def drawn(self, chance: Chance, *key: Key) -> Plain:
        return chance.choice(self.among, *key).drawn(chance, *key)


class Orders(_Blank, frozen=True, tag="orders"):
    """From `least` to `most` of these templates, filled in, in an order; each as often as one likes."""

    among: tuple["Template", ...]
    most: int
    least: int = 0

    def drawn(self, chance: Chance, *key: Key) -> Plain:
        more = min(self.most - self.least, _MORE_ORDERS) if self.among else 0
        count = self.least + chance.below(more + 1, *key, "count")
        return [chance.choice(self.among, *key, place).drawn(chance, *key, place) for place in range(count)]


class Depending(_Blank, frozen=True, tag="depending"):
    """What may be filled in here hangs on what an earlier blank holds; where there is no case for it, nothing is."""

    on: str
    """The earlier blank, by its name."""
    cases: Mapping[str, "Blank"]
    """The blank for each value of the earlier one."""

    def case(self, filled: Mapping[str, Plain]) -> "Blank | None":
        """The blank that stands here, given what the earlier ones hold."""
        return self.cases.get(str(filled.get(self.on)))


Blank = Union[  # noqa: UP007 - read by msgspec
    Amount, Pick, Several, Ranking, Amounts, Pairs, Words, Variant, Orders, Depending
]


class Later(Mapping[str, Blank]):
    """The blanks of a template that take long to work out: found when somebody looks at them. A page is sent the
    template without them and asks for them when it is opened."""

    def __init__(
        self, find: Callable[[], Mapping[str, Blank]], starts: Callable[[], "tuple[Start, ...]"] = lambda: ()
    ) -> None:
        self._find = find
        self.starts = starts
        """Finds usual ways to fill them in."""

    @cached_property
    def _found(self) -> Mapping[str, Blank]:
        return self._find()

    def __getitem__(self, name: str) -> Blank:
        return self._found[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._found)

    def __len__(self) -> int:
        return len(self._found)

    def __repr__(self) -> str:
        return repr(self._found)


class Start(msgspec.Struct, frozen=True):
    """A usual way to fill a template in, to be taken and changed: what it is called, and what its blanks hold."""

    label: Text
    values: Mapping[str, Any]


class Template(msgspec.Struct, frozen=True, omit_defaults=True):
    """An action with blanks: `type` is the action's name, `given` what is settled, `blanks` what is to be filled in.

    A blank inside a part of the action is named by the way to it: `give.cash`. Each blank says what it may hold by
    itself; whether all of them go together, `Game.apply` says.
    """

    type: str
    label: Text
    blanks: Mapping[str, Blank]
    given: Mapping[str, Any] = {}
    starts: tuple[Start, ...] = ()
    later: bool = False
    """Whether it was sent without its blanks, which are to be asked for."""

    @property
    def whole(self) -> "Template":
        """The template with all its blanks found, and usual ways to fill them in."""
        if not isinstance(self.blanks, Later):
            return self
        return replace(self, blanks=dict(self.blanks), starts=(*self.starts, *self.blanks.starts()))

    @property
    def to_be_opened(self) -> "Template":
        """The template as it is sent to a page: without blanks that take long to work out."""
        return replace(self, blanks={}, later=True) if isinstance(self.blanks, Later) else self

    def filled(self, **values: Plain) -> dict[str, Plain]:
        """The plain form of the action with these values, ready for `Game.read_plain`."""
        plain: dict[str, Plain] = {"type": self.type, **self.given}
        for name, value in values.items():
            *way, last = name.split(".")
            part = plain
            for step in way:
                part = part.setdefault(step, {})  # type: ignore[assignment]
            part[last] = value
        return plain

    def drawn(self, chance: Chance, *key: Key) -> dict[str, Plain]:
        """The plain form with every blank filled in at random: what a random player offers."""
        values: dict[str, Plain] = {}
        for name, blank in self.blanks.items():
            here: Blank | None = blank
            while isinstance(here, Depending):
                here = here.case(values)
            if here is not None:
                values[name] = here.drawn(chance, *key, name)
        return self.filled(**values)

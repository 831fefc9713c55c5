"""Choices too many to list: a template names the fields of an action and what each may hold.

Where a decision has a handful of answers, `Game.legal` lists them. Where it has thousands (a trade basket, an
amount, terms of peace), it lists a template instead; page and bot fill it in, and `Game.apply` checks the result.
"""

from collections.abc import Mapping
from typing import Any

import msgspec

from stellarch.core.chance import Chance, Key
from stellarch.core.text import Text

Plain = str | int | bool | list["Plain"] | dict[str, "Plain"] | None


class Amount(msgspec.Struct, frozen=True, tag="amount"):
    """A whole number from `least` to `most`, in steps."""

    least: int
    most: int
    step: int = 1

    def drawn(self, chance: Chance, *key: Key) -> Plain:
        return self.least + self.step * chance.below((self.most - self.least) // self.step + 1, *key)


class Pick(msgspec.Struct, frozen=True, tag="pick"):
    """One of these values."""

    among: tuple[str | int, ...]

    def drawn(self, chance: Chance, *key: Key) -> Plain:
        return chance.choice(self.among, *key)


class Several(msgspec.Struct, frozen=True, tag="several"):
    """From `least` to `most` of these values, each at most once."""

    among: tuple[str | int, ...]
    least: int = 0
    most: int | None = None

    def drawn(self, chance: Chance, *key: Key) -> Plain:
        most = len(self.among) if self.most is None else self.most
        count = self.least + chance.below(most - self.least + 1, *key, "count")
        return list(chance.shuffled(self.among, *key)[:count])


class Words(msgspec.Struct, frozen=True, tag="words"):
    """Free text of at most so many characters."""

    longest: int

    def drawn(self, chance: Chance, *key: Key) -> Plain:
        return "hm"[: self.longest]


Blank = Amount | Pick | Several | Words


class Template(msgspec.Struct, frozen=True):
    """An action with blanks: `type` is the action's name, `given` what is settled, `blanks` what is to be filled in.

    A blank inside a part of the action is named by the way to it: `give.cash`. Each blank says what it may hold by
    itself; whether all of them go together, `Game.apply` says.
    """

    type: str
    label: Text
    blanks: Mapping[str, Blank]
    given: Mapping[str, Any] = {}

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
        return self.filled(**{name: blank.drawn(chance, *key, name) for name, blank in self.blanks.items()})

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
    """A whole number from `least` to `most`."""

    least: int
    most: int

    def drawn(self, chance: Chance, *key: Key) -> Plain:
        return self.least + chance.below(self.most - self.least + 1, *key)


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
        return ""


Blank = Amount | Pick | Several | Words


class Template(msgspec.Struct, frozen=True):
    """An action with blanks: `type` is the action's name, `given` what is settled, `blanks` what is to be filled in."""

    type: str
    label: Text
    blanks: Mapping[str, Blank]
    given: Mapping[str, Any] = {}

    def filled(self, **values: Plain) -> dict[str, Plain]:
        """The plain form of the action with these values, ready for `Game.read_plain`."""
        return {"type": self.type, **self.given, **values}

    def drawn(self, chance: Chance, *key: Key) -> dict[str, Plain]:
        """The plain form with every blank filled in at random: what a random player offers."""
        return self.filled(**{name: blank.drawn(chance, *key, name) for name, blank in self.blanks.items()})

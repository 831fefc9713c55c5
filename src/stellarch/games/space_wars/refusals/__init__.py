"""Why an order is refused: a refusal for each rule that can forbid it, a module for each chapter.

What the list of choices allows and what a refusal explains come from one function of the chapter. It answers with a
`Bar`, or None where nothing stands in the way: `if bar := bars_building(state, seat, order): raise bar.illegal()`.
"""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from stellarch.core import Illegal, Refusal

Facts = Mapping[str, object]


class Bar(NamedTuple):
    """What stands in the way: the reason, the pieces and sectors it is about, and the facts of the case.

    The facts may be a function that finds them: most bars only keep a choice off the list, and nobody reads why.
    """

    reason: type[Refusal]
    about: tuple[str, ...] = ()
    facts: Facts | Callable[[], Facts] = dict

    def illegal(self) -> Illegal:
        facts = self.facts() if callable(self.facts) else self.facts
        return self.reason.of(**facts).illegal(*self.about)


def bar(reason: type[Refusal], *about: str, **facts: object) -> Bar:
    return Bar(reason, about, facts)


def bar_because(reason: type[Refusal], about: tuple[str, ...], facts: Callable[[], Facts]) -> Bar:
    """A bar whose facts are found only when somebody is told."""
    return Bar(reason, about, facts)

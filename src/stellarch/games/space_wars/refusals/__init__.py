"""Why an order is refused: one reason for each rule that can forbid it, a module for each chapter.

What the list of choices allows and what a refusal explains come from one function of the chapter. It answers with a
`Bar`, or None where nothing stands in the way: `if bar := bars_building(state, seat, order): raise bar.illegal()`.
"""

from collections.abc import Mapping
from typing import NamedTuple

from stellarch.core import Illegal, Reason


class Bar(NamedTuple):
    """What stands in the way: the reason, the pieces and sectors it is about, and the facts of the case."""

    reason: Reason
    about: tuple[str, ...] = ()
    facts: Mapping[str, object] = {}

    def illegal(self) -> Illegal:
        return self.reason.illegal(*self.about, **self.facts)


def bar(reason: Reason, *about: str, **facts: object) -> Bar:
    return Bar(reason, about, facts)

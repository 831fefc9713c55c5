"""Several actions decided on at once, and how far they can be played before the seat has to think anew."""

import re
from collections.abc import Collection, Iterator, Sequence
from typing import Any

from stellarch.core.errors import Refused
from stellarch.core.rules import Rules
from stellarch.core.seats import Seat
from stellarch.core.telling import name_in
from stellarch.core.text import Language, LazyText, Text
from stellarch.core.thinking import Plan
from stellarch.core.values import Action, Step

MOST_AT_ONCE = 50
"""A plan is played this far in one go; then the seat is asked again."""


_WHO = re.compile("⟨([0-9]+)⟩")


def with_names(reason: Text, names: Sequence[str]) -> Text:
    """A reason with the names of the players put in."""
    return _Named(reason, names)


class _Named(LazyText):
    """A reason with the names of the players."""

    __slots__ = ("_names", "_reason")

    def __init__(self, reason: Text, names: Sequence[str]) -> None:
        self._reason, self._names = reason, names

    def to(self, language: Language) -> str:
        return _WHO.sub(lambda who: name_in(self._names[int(who[1])], language), self._reason.to(language))


def steps_of(
    rules: Rules[Any, Any], state: Any, seat: Seat, plan: Plan, bots: Collection[int] = ()
) -> Iterator[tuple[Action, Step[Any]]]:
    """The actions of a plan with what comes of each, as far as the plan holds. Raises Refused where not even the first
    can be played; a later one that is refused ends the plan, since what it was meant for has not come about."""
    for number, action in enumerate(plan.actions[:MOST_AT_ONCE]):
        try:
            step = rules.apply(state, seat, action)
        except Refused:
            if number == 0:
                raise
            return
        yield action, step
        if not _goes_on(rules, state, step, seat, bots):
            return
        state = step.state


def _goes_on(rules: Rules[Any, Any], before: Any, step: Step[Any], seat: Seat, bots: Collection[int]) -> bool:
    """Whether nothing came out that could change the seat's mind, it is still asked, and nobody is who was not."""
    waited = rules.waiting_on(step.state)
    if any(event.reveals for event in step.events) or seat not in waited:
        return False
    return waited <= rules.waiting_on(before) and rules.live.bound_to(step.state, seat, bots) is None

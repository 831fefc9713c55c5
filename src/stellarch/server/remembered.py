"""What was just worked out of a state is asked for again in the same breath."""

from collections.abc import Callable
from typing import Any, Generic, TypeVar

T = TypeVar("T")

_MOST = 4


class Remembered(Generic[T]):
    """A function of a state that remembers its last results. States are compared as objects: to compare what they hold
    would take longer than most functions."""

    def __init__(self, work_out: Callable[[Any], T]) -> None:
        self._work_out = work_out
        self._known: tuple[tuple[Any, T], ...] = ()

    def __call__(self, state: Any) -> T:
        for known, result in self._known:
            if known is state:
                return result
        found = self._work_out(state)
        self._known = ((state, found), *self._known[: _MOST - 1])
        return found

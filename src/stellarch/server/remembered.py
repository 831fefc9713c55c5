"""A memo of the last few results, by identity."""

from collections.abc import Callable
from typing import Any, Generic, TypeVar

T = TypeVar("T")


class Remembered(Generic[T]):
    """A function that remembers its last results. Arguments are compared by identity: comparing the contents of states
    would take longer than most functions."""

    def __init__(self, work_out: Callable[[Any], T], most: int = 2) -> None:
        self._work_out = work_out
        self._most = most
        self._known: tuple[tuple[Any, T], ...] = ()

    def __call__(self, given: Any) -> T:
        for known, result in self._known:
            if known is given:
                return result
        found = self._work_out(given)
        self._known = ((given, found), *self._known[: self._most - 1])
        return found

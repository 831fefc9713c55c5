"""Questions about frozen values, each answered once."""

from collections.abc import Callable, Hashable
from functools import lru_cache, wraps
from typing import Any, TypeVar

import msgspec

T = TypeVar("T")


def asked_once(question: Callable[[Any], T]) -> Callable[[Any], T]:
    """A question about a value whose answer is kept with it: a frozen value never changes, so neither does the answer.
    The value must have a `__dict__` (for a struct, `dict=True`)."""
    name = question.__name__

    @wraps(question)
    def answer(value: Any) -> T:
        answers: dict[str, T] = vars(value)
        if name not in answers:
            answers[name] = question(value)
        return answers[name]

    return answer


def asked_once_of_equals(most: int) -> Callable[[Callable[..., T]], Callable[..., T]]:
    """A question about a struct, and whatever else it hangs on, whose last answers are kept for equal ones. Members of
    two enumerations may be equal, where both are texts, and so are 1 and True: hence the types of what a value holds.
    What cannot be hashed, since it holds a list or a mapping, is asked anew each time."""

    def wrapped(question: Callable[..., T]) -> Callable[..., T]:
        @lru_cache(most)
        def kept(value: msgspec.Struct, _kinds: tuple[type, ...], *given: Hashable) -> T:
            return question(value, *given)

        @wraps(question)
        def answer(value: msgspec.Struct, *given: Hashable) -> T:
            try:
                return kept(value, tuple(map(type, msgspec.structs.astuple(value))), *given)
            except TypeError:
                return question(value, *given)

        return answer

    return wrapped

"""Questions about frozen values, each answered once."""

from collections.abc import Callable
from functools import wraps
from typing import Any, TypeVar

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

"""The operations of a kernel in plain Python: words are lists of whole numbers."""

from collections.abc import Callable
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])

u64 = int
index = int
real = float
single = float


def inlined(function: F) -> F:
    return function


compiled = shared = inlined


def words(of: list[int]) -> list[int]:
    return of


indices = words


def reals(of: list[float]) -> list[float]:
    return of


def array(kind: str, length: int) -> Any:
    """Room for a number of values: "u" words, "i" indices, "f" reals."""
    return [0.0 if kind == "f" else 0] * length


popcount = int.bit_count


def lowest(mask: int) -> int:
    """The place of the lowest bit; 64 when there is none."""
    return (mask & -mask).bit_length() - 1 if mask else 64


def highest(mask: int) -> int:
    """The place of the highest bit."""
    return mask.bit_length() - 1


def nth_bit(mask: int, nth: int) -> int:
    """The place of the nth bit, counted from 0."""
    for _ in range(nth):
        mask &= mask - 1
    return lowest(mask)

"""Compiled functions over 64-bit words: one source, run by Numba or, where that is absent or not ready, by Python.

A kernel is written once, as functions over words (`S[i]`), with the few operations on bits that Python lacks taken
from here. Compiled, words are raw pointers and the operations single instructions; interpreted, words are lists of
whole numbers. Both give the same results, so a bot can answer at once while its kernel is still being compiled.

Two things keep compiled code as fast as C (measured, see docs/performance.md):

* Words are passed as pointers, not as arrays: arrays carry reference counts into every inlined function, which
  halves the speed. `words` takes the pointer; the array stays alive because the caller holds it.
* `inlined` functions vanish into their callers, so that players and ships given as constants fold away.
"""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, TypeVar

from stellarch.jit.cache import Mode, mode

F = TypeVar("F", bound=Callable[..., Any])

COMPILED = mode() is Mode.COMPILED
"""How the kernels of this process run. Changes when they are loaded again (see `stellarch.jit.cache`)."""

if COMPILED and not TYPE_CHECKING:
    from stellarch.jit.compiled import (
        array,
        compiled,
        highest,
        index,
        indices,
        inlined,
        lowest,
        nth_bit,
        popcount,
        real,
        reals,
        shared,
        single,
        u64,
        words,
    )
else:
    from stellarch.jit.interpreted import (
        array,
        compiled,
        highest,
        index,
        indices,
        inlined,
        lowest,
        nth_bit,
        popcount,
        real,
        reals,
        shared,
        single,
        u64,
        words,
    )

Words = Sequence[int]

__all__ = [
    "COMPILED",
    "Words",
    "array",
    "compiled",
    "highest",
    "index",
    "indices",
    "inlined",
    "lowest",
    "nth_bit",
    "popcount",
    "real",
    "reals",
    "shared",
    "single",
    "u64",
    "words",
]

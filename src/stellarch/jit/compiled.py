"""The operations of a kernel as Numba compiles them: words are pointers, bits are single instructions."""

import os
from collections.abc import Callable
from typing import Any, TypeVar

import llvmlite.binding
import numpy as np
from llvmlite import ir
from numba import float32, float64, int64, njit, types, uint64
from numba.extending import intrinsic

from stellarch.jit.cache import keeping

F = TypeVar("F", bound=Callable[..., Any])

u64 = uint64
index = int64
real = float64
single = float32

_KINDS = {"u": np.uint64, "i": np.int32, "f": np.float32}
_I1, _I64 = ir.IntType(1), ir.IntType(64)


def inlined(function: F) -> F:
    return njit(forceinline=True)(function)


def shared(function: F) -> F:
    """A function that is compiled once and then called: ready sooner than copies of it, where calls do not matter."""
    return njit(function)


def compiled(function: F) -> F:
    """A function that is called from Python: compiled code is kept on disk, and other threads run meanwhile."""
    with keeping(function.__module__):
        return njit(cache=True, nogil=True)(function)


def array(kind: str, length: int) -> Any:
    """Room for a number of values: "u" words, "i" indices, "f" reals."""
    return np.zeros(length, _KINDS[kind])


def _pointer_to(kind: Any, bits: Any) -> Any:
    @intrinsic
    def point(typing: Any, address: Any) -> Any:
        def generate(context: Any, builder: Any, signature: Any, given: Any) -> Any:
            return builder.inttoptr(given[0], bits.as_pointer())

        return types.CPointer(kind)(types.uintp), generate

    return point


_to_words = _pointer_to(types.uint64, _I64)
_to_indices = _pointer_to(types.int32, ir.IntType(32))
_to_reals = _pointer_to(types.float32, ir.FloatType())


@njit(inline="always")
def words(of: Any) -> Any:
    """The words of an array, for as long as the caller holds it."""
    return _to_words(types.uintp(of.ctypes.data))


@njit(inline="always")
def indices(of: Any) -> Any:
    return _to_indices(types.uintp(of.ctypes.data))


@njit(inline="always")
def reals(of: Any) -> Any:
    return _to_reals(types.uintp(of.ctypes.data))


@intrinsic
def popcount(typing: Any, mask: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, given: Any) -> Any:
        return builder.ctpop(given[0])

    return types.int64(types.uint64), generate


@intrinsic
def lowest(typing: Any, mask: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, given: Any) -> Any:
        return builder.cttz(given[0], _I1(0))

    return types.int64(types.uint64), generate


@intrinsic
def highest(typing: Any, mask: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, given: Any) -> Any:
        return builder.xor(builder.ctlz(given[0], _I1(0)), _I64(63))

    return types.int64(types.uint64), generate


@intrinsic
def _deposit(typing: Any, bits: Any, mask: Any) -> Any:
    """PDEP: the bits of one word laid, in order, into the places a mask has."""

    def generate(context: Any, builder: Any, signature: Any, given: Any) -> Any:
        shape = ir.FunctionType(_I64, [_I64, _I64])
        pdep = builder.module.globals.get("llvm.x86.bmi.pdep.64") or ir.Function(
            builder.module, shape, "llvm.x86.bmi.pdep.64"
        )
        return builder.call(pdep, given)

    return types.uint64(types.uint64, types.uint64), generate


def _has_deposit() -> bool:
    """Whether the processor has PDEP; it can be switched off, to measure the way without it."""
    return bool(llvmlite.binding.get_host_cpu_features().get("bmi2")) and os.environ.get("STELLARCH_PDEP") != "0"


if _has_deposit():

    @njit(forceinline=True)
    def nth_bit(mask: Any, nth: Any) -> Any:
        return lowest(_deposit(uint64(1) << uint64(nth), mask))

else:
    # Any processor: sums of bits by bytes find the byte, a table the bit within it.
    _IN_BYTE = np.zeros(8 * 256, np.uint8)
    for _byte in range(256):
        for _nth, _place in enumerate(place for place in range(8) if _byte >> place & 1):
            _IN_BYTE[_nth << 8 | _byte] = _place
    _ONES, _TOPS = np.uint64(0x0101010101010101), np.uint64(0x8080808080808080)
    _PAIRS, _FOURS, _EIGHTS = (
        np.uint64(0x5555555555555555),
        np.uint64(0x3333333333333333),
        np.uint64(0x0F0F0F0F0F0F0F0F),
    )

    @njit(forceinline=True)
    def nth_bit(mask: Any, nth: Any) -> Any:
        rank = uint64(nth)
        sums = mask - ((mask >> uint64(1)) & _PAIRS)
        sums = (sums & _FOURS) + ((sums >> uint64(2)) & _FOURS)
        sums = ((sums + (sums >> uint64(4))) & _EIGHTS) * _ONES
        place = uint64(popcount((((rank * _ONES) | _TOPS) - sums) & _TOPS)) << uint64(3)
        rank -= ((sums << uint64(8)) >> place) & uint64(255)
        return int64(place) + int64(_IN_BYTE[((mask >> place) & uint64(255)) | rank << uint64(8)])

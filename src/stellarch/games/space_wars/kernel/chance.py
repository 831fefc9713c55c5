"""Dice on the kernel: a generator in one word, or dice that are laid down, as when a battle is followed."""

from typing import Any

from stellarch.jit import index, inlined, u64

RANDOM, NEXT, LAST, DICE = range(4)
_FULL = u64((1 << 64) - 1)
_STAR = u64(0x2545F4914F6CDD1D)


@inlined
def die(W: Any) -> Any:
    """The next die that was laid down, or else by xorshift64*, its top half scaled."""
    if W[NEXT] < W[LAST]:
        W[NEXT] += u64(1)
        return index(W[DICE + index(W[NEXT]) - 1])
    random = W[RANDOM]
    random ^= random >> u64(12)
    random ^= (random << u64(25)) & _FULL
    random ^= random >> u64(27)
    W[RANDOM] = random
    return 1 + index(((((random * _STAR) & _FULL) >> u64(32)) * u64(6)) >> u64(32))

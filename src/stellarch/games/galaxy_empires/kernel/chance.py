"""Chance on the kernel: a generator in one word, or draws that are laid down, as when a game is followed."""

from typing import Any

from stellarch.games.galaxy_empires.kernel.layout import DRAWS, LAST_DRAW, NEXT_DRAW, RANDOM
from stellarch.jit import index, inlined, u64

_FULL = u64((1 << 64) - 1)
_STAR = u64(0x2545F4914F6CDD1D)


@inlined
def draw(W: Any, limit: Any) -> Any:
    """A whole number below a limit: the next that was laid down, or else by xorshift64*, its top half scaled."""
    if W[NEXT_DRAW] < W[LAST_DRAW]:
        W[NEXT_DRAW] += u64(1)
        return index(W[DRAWS + index(W[NEXT_DRAW]) - 1])
    random = W[RANDOM]
    random ^= random >> u64(12)
    random ^= (random << u64(25)) & _FULL
    random ^= random >> u64(27)
    W[RANDOM] = random
    return index(((((random * _STAR) & _FULL) >> u64(32)) * u64(limit)) >> u64(32))

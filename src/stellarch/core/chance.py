"""Chance that can be proved fair: every draw follows from a secret seed and the name of the draw.

There is no running generator whose state could leak, drift between Python versions or depend on the order of
calls. A draw is a keyed hash of its name ("deal", round, slot ...), so the same seed and the same draw give the
same result on any machine. Before a game a table publishes `commitment(seed)`; after it, the seed itself, and
anybody can check that dice and shuffles were fixed before the first move.
"""

import hashlib
import secrets
from collections.abc import Sequence
from typing import TypeVar

import msgspec

T = TypeVar("T")
Key = str | int

_WORD_BITS = 64


def new_seed() -> str:
    """A fresh secret of 128 bits."""
    return secrets.token_hex(16)


def commitment(seed: str) -> str:
    """What may be published about a seed before the game: it binds the seed and gives nothing away."""
    return hashlib.sha256(b"stellarch seed\n" + seed.encode()).hexdigest()


class Chance(msgspec.Struct, frozen=True):
    """Draws keyed by one seed. The seed is a secret: it never leaves in a view, an event or a message."""

    seed: str

    def __repr__(self) -> str:
        return "Chance(<secret>)"

    def __rich_repr__(self) -> list[tuple[str, str]]:  # msgspec's own would show the seed
        return [("seed", "<secret>")]

    def below(self, limit: int, *key: Key) -> int:
        """A whole number from 0 to limit - 1, each equally likely, named by its key."""
        if not 0 < limit <= 1 << 32:
            raise ValueError(f"a draw needs a limit from 1 to 2**32, not {limit}")
        fair = (1 << _WORD_BITS) - (1 << _WORD_BITS) % limit
        attempt = 0
        while (word := self._word(*key, attempt)) >= fair:  # reject the uneven tail, so no value is favoured
            attempt += 1
        return word % limit

    def choice(self, items: Sequence[T], *key: Key) -> T:
        return items[self.below(len(items), *key)]

    def shuffled(self, items: Sequence[T], *key: Key) -> list[T]:
        """The items in random order (Fisher and Yates)."""
        shuffled = list(items)
        for last in range(len(shuffled) - 1, 0, -1):
            other = self.below(last + 1, *key, last)
            shuffled[last], shuffled[other] = shuffled[other], shuffled[last]
        return shuffled

    def fork(self, *key: Key) -> "Chance":
        """Another chance that follows from this one: for a bot, a round, a game of a series."""
        return Chance(self._hash(*key, "fork").hexdigest())

    def _word(self, *key: Key) -> int:
        return int.from_bytes(self._hash(*key).digest()[: _WORD_BITS // 8], "big")

    def _hash(self, *key: Key) -> "hashlib.blake2b":
        secret = hashlib.sha256(self.seed.encode()).digest()
        return hashlib.blake2b("\x1f".join(map(str, key)).encode(), key=secret, digest_size=16)

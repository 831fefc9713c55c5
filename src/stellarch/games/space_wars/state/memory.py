"""What players remember of each other: who broke a word, which all know, and what was declined, which two know."""

from collections.abc import Callable, Mapping

import msgspec
from msgspec.structs import replace

from stellarch.core import Seat
from stellarch.games.space_wars.tables.politics import TREATIES


class Memory(msgspec.Struct, frozen=True, omit_defaults=True):
    breaches: Mapping[str, int] = {}
    """How often a player has broken a treaty with another, or not paid him all that was due: by "who-whom"."""
    declined: Mapping[str, int] = {}
    """How often in a row a player has declined what another offered him: by "who-whom-what"."""

    def broken(self, seat: Seat, other: Seat) -> int:
        return self.breaches.get(f"{seat}-{other}", 0)

    def broken_by(self, seat: Seat) -> int:
        """To anybody."""
        return sum(count for pair, count in self.breaches.items() if pair.split("-")[0] == str(seat))

    def refused(self, by: Seat, to: Seat, what: str) -> int:
        return self.declined.get(f"{by}-{to}-{what}", 0)

    def with_breach(self, seat: Seat, other: Seat) -> "Memory":
        return replace(self, breaches={**self.breaches, f"{seat}-{other}": self.broken(seat, other) + 1})

    def with_refusal(self, by: Seat, to: Seat, what: str) -> "Memory":
        return replace(self, declined={**self.declined, f"{by}-{to}-{what}": self.refused(by, to, what) + 1})

    def without_refusals(self, by: Seat, to: Seat, what: str) -> "Memory":
        """When it was agreed on after all."""
        return self._keeping(lambda key: key != (str(by), str(to), what))

    def with_counters_back(self, *seats: Seat) -> "Memory":
        """A treaty of theirs has ended: what they declined for want of counters they might take now."""
        free = {str(seat) for seat in seats}
        return self._keeping(lambda key: key[2] not in TREATIES or not free & {key[0], key[1]})

    def as_seen_by(self, seat: Seat | None) -> "Memory":
        """Without what was declined between others."""
        return self._keeping(lambda key: str(seat) in key[:2])

    def _keeping(self, is_kept: Callable[[tuple[str, str, str]], bool]) -> "Memory":
        kept = {key: count for key, count in self.declined.items() if is_kept(_parts(key))}
        return self if len(kept) == len(self.declined) else replace(self, declined=kept)


def _parts(key: str) -> tuple[str, str, str]:
    by, to, what = key.split("-", 2)
    return by, to, what

"""What is spare and what is wanted where, less what freighters have taken on themselves."""

from collections.abc import Mapping

from stellarch.games.space_wars.geometry import At, distance
from stellarch.games.space_wars.mind.survey import Survey

Goods = Mapping[str, int]

_PART = 0.5
"""What is brought to a system that cannot build with it yet is worth so much of its price."""


class Traffic:
    def __init__(self, survey: Survey) -> None:
        self.survey = survey
        self.spare: dict[At, dict[str, int]] = {at: tokens._asdict() for at, tokens in survey.works.spare.items()}
        self.wanted: dict[At, dict[str, int]] = {
            at: tokens._asdict() for at, tokens in survey.works.missing.items() if any(tokens)
        }

    def useful(self, goods: Goods, at: At, room: int) -> dict[str, int]:
        """Of these goods, those that are wanted in a system, the dearest first, as many as there is room for."""
        found: dict[str, int] = {}
        lacks = self.wanted.get(at, {})
        for kind in sorted(lacks, key=lambda kind: -self.survey.works.prices[kind]):
            count = min(lacks[kind], goods.get(kind, 0), room)
            if count > 0:
                found[kind] = count
                room -= count
        return found

    def value(self, at: At, brought: Goods) -> float:
        """What it is worth to bring goods to a system: more, if nothing is missing there then."""
        price = sum(count * self.survey.works.prices[kind] for kind, count in brought.items())
        is_all = all(brought.get(kind, 0) >= count for kind, count in self.wanted[at].items())
        return price if is_all else _PART * price

    def targets_from(self, at: At) -> list[At]:
        """Those who want something, the nearest to a system first."""
        return sorted(self.wanted, key=lambda other: (distance(at, other), other))

    # What is taken on

    def bring(self, at: At, goods: Goods) -> None:
        """These are there, or on their way there."""
        lacks = self.wanted.get(at, {})
        left = {kind: max(0, count - goods.get(kind, 0)) for kind, count in lacks.items()}
        if any(left.values()):
            self.wanted[at] = left
        else:
            self.wanted.pop(at, None)

    def take(self, at: At, goods: Goods) -> None:
        """These are loaded, or reserved for who comes to load them."""
        for kind, count in goods.items():
            self.spare[at][kind] -= count

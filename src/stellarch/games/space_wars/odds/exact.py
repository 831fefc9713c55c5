"""The exact odds of a small battle: every way in which each volley can fall, positions that are alike taken together.

What a round can come to does not depend on how many there have been, but for the first, and for the last that is
allowed; so each position is looked into once, and probability flows through them round by round.
"""

from collections.abc import Hashable, Iterator
from itertools import product
from math import prod
from typing import NamedTuple

from stellarch import jit
from stellarch.games.space_wars.kernel import fight, layout
from stellarch.games.space_wars.kernel.packing import Packed, dice, key_of, restore
from stellarch.games.space_wars.odds.results import Outcomes
from stellarch.games.space_wars.tables.game import NUMBERS

_NEITHER = 2


class _TooManyError(Exception):
    """There are more ways than may be looked into."""


class _Next(NamedTuple):
    """One thing that a volley can lead to."""

    likely: float
    key: Hashable
    rounds: int
    """How many rounds later."""
    is_over: bool


class _End(NamedTuple):
    key: Hashable
    rounds: int
    is_stopped: bool = False
    """After the last round that is allowed, with both sides on the board."""


def exact_outcomes(packed: Packed, most: int) -> Outcomes | None:
    """How likely each ending is; None where that would take more than this many ways of volleys to fall, or dice other
    than those of attacks."""
    if _has_other_dice(packed):
        return None
    try:
        return _Flow(packed, most).outcomes()
    except _TooManyError:
        return None


def _has_other_dice(packed: Packed) -> bool:
    """Pods board, and admirals break off, by dice of their own."""
    blocks = range(0, layout.WIDTH * len(packed.units), layout.WIDTH)
    return any(packed.table[layout.IS_POD + unit] or packed.start[layout.ADMIRAL_NEED + unit] for unit in blocks)


class _Flow:
    def __init__(self, packed: Packed, most: int) -> None:
        self.packed, self.left = packed, most
        self.state, self.chance = jit.array("i", len(packed.start)), dice(1)
        self.results = jit.array("i", layout.LOST + len(packed.units))
        self.aimed: dict[Hashable, list[tuple[int, int]]] = {}
        self.leads: dict[Hashable, list[_Next]] = {}

    def outcomes(self) -> Outcomes:
        restore(self.state, key_of(self.packed.start))
        start, first = self._go_on({}, 1.0), int(self.packed.start[layout.ROUND])
        ends: dict[_End, float] = {}
        if start.is_over:
            ends[_End(start.key, first)] = 1.0
        flowing = {} if start.is_over else {(start.key, first): 1.0}
        while flowing:
            flowing = self._flow(flowing, ends)
        return self._summed(ends)

    def _flow(
        self, flowing: dict[tuple[Hashable, int], float], ends: dict[_End, float]
    ) -> dict[tuple[Hashable, int], float]:
        """Everything one volley further."""
        further: dict[tuple[Hashable, int], float] = {}
        for (key, number), likely in flowing.items():
            for step in self._leads_to(key):
                share, after = likely * step.likely, number + step.rounds
                if after > NUMBERS.battle_rounds_most:
                    end = _End(step.key, number, is_stopped=True)
                    ends[end] = ends.get(end, 0.0) + share
                elif step.is_over:
                    end = _End(step.key, after)
                    ends[end] = ends.get(end, 0.0) + share
                else:
                    further[step.key, after] = further.get((step.key, after), 0.0) + share
        return further

    def _leads_to(self, key: Hashable) -> list[_Next]:
        if key not in self.leads:
            self.leads[key] = list(self._ways(key))
        return self.leads[key]

    def _ways(self, key: Hashable) -> Iterator[_Next]:
        restore(self.state, key)
        falls = {target: self._falls(target, sides) for target, sides in self._by_target(self.aimed[key]).items()}
        self.left -= prod(len(each) for each in falls.values())
        if self.left < 0:
            raise _TooManyError
        for hits in product(*(enumerate(each) for each in falls.values())):
            restore(self.state, key)
            likely = prod(share for _, share in hits)
            yield self._go_on(dict(zip(falls, (count for count, _ in hits), strict=True)), likely)

    @staticmethod
    def _by_target(aims: list[tuple[int, int]]) -> dict[int, list[int]]:
        found: dict[int, list[int]] = {}
        for target, sides in aims:
            found.setdefault(target, []).append(sides)
        return found

    def _falls(self, target: int, sides: list[int]) -> list[float]:
        """How likely each number of hits is; more than destroy it are as many as do."""
        is_craft = target < self.packed.table[layout.CRAFT_END]
        defence = self.packed.table[layout.DEFENCE + target] - self.state[layout.DAMAGE + target] if is_craft else 1
        most = int(defence + self.state[layout.SHIELD + target])
        falls = [1.0]
        for each in sides:
            hit = each / 6
            longer = [0.0] * (len(falls) + 1)
            for count, share in enumerate(falls):
                longer[count] += share * (1 - hit)
                longer[count + 1] += share * hit
            falls = longer
        return [*falls[:most], sum(falls[most:])] if len(falls) > most else falls

    def _go_on(self, hits: dict[int, int], likely: float) -> _Next:
        """To the next volley, from a state in which these hits fall."""
        state, room = self.state, self.packed.room
        before = state[layout.ROUND]
        for unit in range(0, layout.WIDTH * len(self.packed.units), layout.WIDTH):
            room[layout.HITS + unit] = hits.get(unit, 0)
        aims = fight.fight_many(self.packed.start, state, self.packed.table, room, self.chance, self.results, 0)
        rounds = int(state[layout.ROUND] - before)
        state[layout.ROUND] = min(state[layout.ROUND], 2)  # later rounds are all alike
        key = key_of(state)
        if aims and key not in self.aimed:
            first = int(self.packed.table[layout.AIMS_AT])
            places = range(first, first + 2 * int(aims), 2)
            self.aimed[key] = [(int(room[place]), int(room[place + 1])) for place in places]
        return _Next(likely, key, rounds, is_over=not aims)

    def _summed(self, ends: dict[_End, float]) -> Outcomes:
        won, lost, rounds = [0.0, 0.0, 0.0], [0.0] * len(self.packed.units), 0.0
        for end, likely in ends.items():
            restore(self.state, end.key)
            won[_NEITHER if end.is_stopped else self._winner()] += likely
            rounds += end.rounds * likely
            for place in range(len(lost)):
                if self.state[layout.PLACE + place * layout.WIDTH] == layout.GONE:  # without pods none is captured
                    lost[place] += likely
        return Outcomes((won[0], won[1], won[2]), rounds, lost, 0)

    def _winner(self) -> int:
        there = [any(self.state[layout.COUNTS + row] for row in range(3 * side, 3 * side + 3)) for side in (0, 1)]
        for unit in range(0, layout.WIDTH * len(self.packed.units), layout.WIDTH):
            if unit >= self.packed.table[layout.CRAFT_END] and self.state[layout.PLACE + unit] == layout.ZONE:
                there[self.packed.table[layout.SIDE_OF + self.state[layout.OWNER + unit]]] = True
        return _NEITHER if there[0] == there[1] else there.index(True)

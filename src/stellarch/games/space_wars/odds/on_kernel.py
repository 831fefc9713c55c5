"""How battles end, and what is lost in them, on the kernel: exactly where they are small, else from many."""

from functools import lru_cache

from stellarch import jit
from stellarch.core import Chance
from stellarch.games.space_wars.kernel import fight, layout
from stellarch.games.space_wars.kernel.packing import Packed, dice, packed
from stellarch.games.space_wars.odds.effort import Effort, thorough
from stellarch.games.space_wars.odds.exact import exact_outcomes
from stellarch.games.space_wars.odds.results import Outcomes
from stellarch.games.space_wars.state import State
from stellarch.games.space_wars.state.battles import Battle
from stellarch.jit import loading


def fought(state: State, battle: Battle, effort: Effort | None, seed: str) -> tuple[Outcomes, dict[str, float]]:
    """The outcomes of a battle that is drawn up, and of each unit by its name, how often it is lost."""
    loading.refresh()
    on_kernel = packed(state, battle)
    outcomes = _reckoned(_Question(on_kernel, effort or thorough(), seed))
    return outcomes, dict(zip(on_kernel.units, outcomes.lost, strict=True))


class _Question:
    """What is asked, by its numbers: everybody who looks at a battle asks the same."""

    def __init__(self, battle: Packed, effort: Effort, seed: str) -> None:
        self.battle, self.effort, self.seed = battle, effort, seed
        self._numbers = (tuple(battle.start), tuple(battle.table), effort, seed)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Question) and self._numbers == other._numbers

    def __hash__(self) -> int:
        return hash(self._numbers)


@lru_cache(maxsize=64)
def _reckoned(asked: _Question) -> Outcomes:
    exact = exact_outcomes(asked.battle, asked.effort.ways)
    return exact or _fought_many(asked.battle, asked.effort.battles, asked.seed)


def _fought_many(on_kernel: Packed, battles: int, seed: str) -> Outcomes:
    chance = Chance(f"odds {seed}")
    random = dice(chance.below(1 << 32, "high") << 32 | chance.below(1 << 32, "low"))
    state, results = jit.array("i", len(on_kernel.start)), jit.array("i", layout.LOST + len(on_kernel.units))
    fight.fight_many(on_kernel.start, state, on_kernel.table, on_kernel.room, random, results, battles)
    shares = [int(number) / battles for number in results]
    return Outcomes((shares[0], shares[1], shares[2]), shares[layout.ROUNDS], shares[layout.LOST :], battles)

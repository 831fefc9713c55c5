"""The odds of a space battle, both sides led as the software leads them (SW-24.3): exact where it is small, else from
so many battles on the kernel."""

from functools import lru_cache

from stellarch import jit
from stellarch.core import Chance, Seat
from stellarch.games.space_wars.geometry import At
from stellarch.games.space_wars.kernel import fight, layout
from stellarch.games.space_wars.kernel.packing import Packed, dice, packed
from stellarch.games.space_wars.odds.effort import Effort, thorough
from stellarch.games.space_wars.odds.exact import exact_outcomes
from stellarch.games.space_wars.odds.forces import Force, battle_between, entrusted, force_at
from stellarch.games.space_wars.odds.results import BattleOdds, Outcomes, SideOdds
from stellarch.games.space_wars.rules.battle.fighting import FIGHTING
from stellarch.games.space_wars.rules.battle.policy import worth
from stellarch.games.space_wars.rules.battle.weapons import sheet_of
from stellarch.games.space_wars.rules.course import Course
from stellarch.games.space_wars.state import State
from stellarch.games.space_wars.state.battles import Battle, SideNumber
from stellarch.games.space_wars.tables.craft import CRAFT
from stellarch.jit import loading


def odds_at(
    state: State, at: At, attacker: Seat, defender: Seat, effort: Effort | None = None, seed: str = ""
) -> BattleOdds:
    """The odds between what two players have in a sector; without an effort, as for people."""
    return battle_odds(state, at, force_at(state, attacker, at), force_at(state, defender, at), effort, seed)


def battle_odds(
    state: State, at: At, attackers: Force, defenders: Force, effort: Effort | None = None, seed: str = ""
) -> BattleOdds:
    """The odds between two forces, if they met in a sector."""
    return odds_of(state, battle_between(state, at, attackers, defenders), effort, seed)


def odds_of(state: State, battle: Battle, effort: Effort | None = None, seed: str = "") -> BattleOdds:
    """The odds of a battle from the beginning of the step in which it is."""
    loading.refresh()
    ready, battle = _drawn_up(state, entrusted(battle))
    on_kernel = packed(ready, battle)
    outcomes = _reckoned(_Question(on_kernel, effort or thorough(), seed))
    lost = dict(zip(on_kernel.units, outcomes.lost, strict=True))
    return BattleOdds(
        _side(ready, battle, 0, outcomes, lost),
        _side(ready, battle, 1, outcomes, lost),
        outcomes.share(2),
        round(outcomes.rounds, 3),
        outcomes.battles,
    )


def _drawn_up(state: State, battle: Battle) -> tuple[State, Battle]:
    """The battle after the steps before its first attack, in which no dice are rolled."""
    course = Course(state.changed(pending=(battle,), stage=None))
    while (matter := course.state.at_hand(Battle)).step in _BEFORE_DICE and matter.round == 1:
        FIGHTING.go_on(course, matter)
    return course.state, matter


_BEFORE_DICE = ("dispose", "shield", "prepare")


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
    return exact or _fought(asked.battle, asked.effort.battles, asked.seed)


def _fought(on_kernel: Packed, battles: int, seed: str) -> Outcomes:
    chance = Chance(f"odds {seed}")
    random = dice(chance.below(1 << 32, "high") << 32 | chance.below(1 << 32, "low"))
    state, results = jit.array("i", len(on_kernel.start)), jit.array("i", layout.LOST + len(on_kernel.units))
    fight.fight_many(on_kernel.start, state, on_kernel.table, on_kernel.room, random, results, battles)
    shares = [int(number) / battles for number in results]
    return Outcomes((shares[0], shares[1], shares[2]), shares[layout.ROUNDS], shares[layout.LOST :], battles)


def _side(state: State, battle: Battle, side: SideNumber, outcomes: Outcomes, lost: dict[str, float]) -> SideOdds:
    craft = battle.sides[side].craft
    by_kind: dict[str, float] = {}
    for name in (*craft, *battle.wings_of(side)):
        kind = sheet_of(state, battle, name).id
        by_kind[kind] = by_kind.get(kind, 0.0) + lost[name]
    return SideOdds(
        outcomes.share(side),
        {kind: round(count, 3) for kind, count in by_kind.items()},
        round(sum(worth(CRAFT[kind]) * count for kind, count in by_kind.items()), 2),
        {name: round(lost[name], 4) for name in craft},
    )

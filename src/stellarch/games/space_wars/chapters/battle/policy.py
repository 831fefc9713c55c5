"""SW-24.3.3: which attack goes to which target, where the software decides."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import NamedTuple

from stellarch.core import Seat
from stellarch.games.space_wars.chapter import State
from stellarch.games.space_wars.chapters.battle.orders import Target, Weapon
from stellarch.games.space_wars.chapters.battle.weapons import (
    Attack,
    defence,
    guns,
    officer_bonus,
    owner_of,
    points_left,
    sheet_of,
    technology_modifier,
)
from stellarch.games.space_wars.state.battles import Battle
from stellarch.games.space_wars.state.fleets import number_of
from stellarch.games.space_wars.tables.combat import SPACE
from stellarch.games.space_wars.tables.craft import CraftSheet

Targets = Callable[[Attack], Sequence[str]]


def worth(sheet: CraftSheet) -> int:
    """How dear a craft is: all its materials, and its credits."""
    cost = sheet.cost
    return cost.m + cost.e + cost.c + cost.d + cost.cr


def firepower(state: State, battle: Battle, unit: str) -> int:
    """Ion and torpedo attacks times their strength."""
    arms = [guns(state, battle, unit, weapon) for weapon in ("ion", "torpedo")]
    return sum(arm.attacks * arm.strength for arm in arms)


def _hit_chances() -> Mapping[tuple[int, int], int]:
    """On how many sides of a die an attack hits, by the number to reach and the modifier."""
    return {
        (must, bonus): sum(SPACE.hits(die, must, bonus) for die in range(1, 7))
        for must in range(2, 7)
        for bonus in range(-4, 6)
    }


_SIDES = _hit_chances()


class _Shooter(NamedTuple):
    """What an attack's chances hang on, besides its target: many attacks have this in common."""

    strength: int
    weapon: Weapon
    seat: Seat
    bonus: int


def assigned(
    state: State, battle: Battle, attacks: Sequence[Attack], targets: Targets, unmet: Iterable[str] = ()
) -> list[Target]:
    """Strongest attacks first, each to the target it hits best; among equals to the one that is nearest to its end,
    then the dearest, then the lowest name. Each that is unmet becomes a target before any other does."""
    waiting = set(unmet)
    shooters = {attack[:2]: _shooter(state, battle, attack) for attack in attacks}
    chances: dict[tuple[_Shooter, str], int] = {}
    left: dict[str, float] = {}
    ranks: dict[str, tuple[int, str, int]] = {}
    aims = []
    for attack in sorted(attacks, key=lambda attack: -shooters[attack[:2]].strength):
        shooter = shooters[attack[:2]]
        best: tuple[tuple[float, bool, float, tuple[int, str, int]], str] | None = None
        legal = targets(attack)
        for target in [each for each in legal if each in waiting] or legal:
            if (shooter, target) not in chances:
                chances[shooter, target] = _chance(state, battle, shooter, target)
            if target not in left:
                left[target] = 6.0 * (points_left(state, battle, target) + battle.shields.get(target, 0))
                sheet = sheet_of(state, battle, target)
                ranks[target] = (-worth(sheet), sheet.id, number_of(target))
            rank = (-chances[shooter, target], left[target] <= 0, left[target], ranks[target])
            if best is None or rank < best[0]:
                best = (rank, target)
        if best is not None:
            left[best[1]] -= chances[shooter, best[1]]
            waiting.discard(best[1])
            aims.append(Target(attack.craft, attack.weapon, attack.number, best[1]))
    return aims


def _shooter(state: State, battle: Battle, attack: Attack) -> _Shooter:
    strength = guns(state, battle, attack.craft, attack.weapon).strength
    bonus = officer_bonus(state, attack.craft, "admiral", "attack_bonus")
    return _Shooter(strength, attack.weapon, owner_of(state, battle, attack.craft), bonus)


def _chance(state: State, battle: Battle, shooter: _Shooter, target: str) -> int:
    """On how many sides of a die it hits."""
    against = owner_of(state, battle, target)
    modifier = technology_modifier(state, shooter.seat, shooter.weapon, against) + shooter.bonus
    return _SIDES[SPACE.need(shooter.strength, defence(state, battle, target)), modifier]

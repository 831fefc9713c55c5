"""SW-24.3.3: which attack goes to which target, where the software decides."""

from collections.abc import Callable, Mapping, Sequence

from stellarch.games.space_wars.actions.battle import Target
from stellarch.games.space_wars.rules.battle.weapons import Attack, guns, modifier, need, points_left, sheet_of
from stellarch.games.space_wars.state import State
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


def assigned(state: State, battle: Battle, attacks: Sequence[Attack], targets: Targets) -> list[Target]:
    """Strongest attacks first, each to the target it hits best; among equals to the one that is nearest to its end,
    then the dearest, then the lowest name."""
    strengths = {attack[:2]: guns(state, battle, attack.craft, attack.weapon).strength for attack in attacks}
    ordered = sorted(attacks, key=lambda attack: -strengths[attack[:2]])
    chances: dict[tuple[str, str, str], int] = {}
    left: dict[str, float] = {}
    ranks: dict[str, tuple[int, str, int]] = {}
    aims = []
    for attack in ordered:
        best: tuple[tuple[float, bool, float, tuple[int, str, int]], str] | None = None
        for target in targets(attack):
            key = (attack.craft, attack.weapon, target)
            if key not in chances:
                chances[key] = _SIDES[need(state, battle, attack, target), modifier(state, battle, attack, target)]
            if target not in left:
                left[target] = 6.0 * (points_left(state, battle, target) + battle.shields.get(target, 0))
                sheet = sheet_of(state, battle, target)
                ranks[target] = (-worth(sheet), sheet.id, number_of(target))
            rank = (-chances[key], left[target] <= 0, left[target], ranks[target])
            if best is None or rank < best[0]:
                best = (rank, target)
        if best is None:
            continue
        target = best[1]
        left[target] -= chances[attack.craft, attack.weapon, target]
        aims.append(Target(attack.craft, attack.weapon, attack.number, target))
    return aims

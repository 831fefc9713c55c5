"""SW-24.3.3 on the kernel: which attack goes to which target. An attack that is aimed is two numbers in A: the target,
and on how many sides of a die it hits."""

from typing import Any

from stellarch.games.space_wars.kernel.board import in_row, is_in_zone
from stellarch.games.space_wars.kernel.chance import die
from stellarch.games.space_wars.kernel.layout import (
    ADMIRAL,
    AIMS,
    AIMS_AT,
    ARMS,
    BONUSES,
    COUNTS,
    CRAFT_END,
    CUT_OFF,
    DAMAGE,
    DEFENCE,
    DEFENCES,
    HARD,
    HITS,
    ION,
    LASER,
    LEAST_BONUS,
    LEFT_OVER,
    MARK,
    NOBODY,
    OWNER,
    SEATS,
    SHIELD,
    SIDES,
    STRENGTHS,
    TAKEN,
    TECHNOLOGY,
    TIE,
    TORPEDO,
    UNITS_END,
    WIDTH,
)
from stellarch.games.space_wars.tables.combat import DAMAGE as DAMAGE_EFFECTS
from stellarch.jit import inlined, shared

_FLOOR, _WEAKER = DAMAGE_EFFECTS.weapon_floor, DAMAGE_EFFECTS.weapon_loss_per_damage


@inlined
def attacks(T: Any, unit: Any, weapon: Any) -> Any:
    return T[ARMS + 2 * weapon + unit]


@inlined
def strength(S: Any, T: Any, unit: Any, weapon: Any) -> Any:
    """1 less for each damage point and out of supply, but not below 1 (SW-11.2.2, SW-9.2.10)."""
    return max(_FLOOR, T[ARMS + 2 * weapon + 1 + unit] - _WEAKER * S[DAMAGE + unit] - T[CUT_OFF + unit])


@inlined
def firepower(S: Any, T: Any, unit: Any) -> Any:
    """Ion and torpedo attacks times their strength."""
    ions = attacks(T, unit, ION) * strength(S, T, unit, ION)
    return ions + attacks(T, unit, TORPEDO) * strength(S, T, unit, TORPEDO)


@inlined
def hitting_sides(S: Any, T: Any, unit: Any, weapon: Any, force: Any, target: Any) -> Any:
    """On how many sides of a die an attack hits."""
    edge = T[TECHNOLOGY + (S[OWNER + unit] * SEATS + S[OWNER + target]) * 3 + weapon] + S[ADMIRAL + unit]
    return T[SIDES + (force * DEFENCES + T[HARD + target]) * BONUSES + edge - LEAST_BONUS]


@inlined
def points(S: Any, T: Any, unit: Any) -> Any:
    """The hits that destroy it, with its shields; six for each."""
    left = T[DEFENCE + unit] - S[DAMAGE + unit] if unit < T[CRAFT_END] else 1
    return 6 * (left + S[SHIELD + unit])


@inlined
def is_better(sides: Any, left: Any, tie: Any, best_sides: Any, best_left: Any, best_tie: Any) -> Any:
    """What it hits best; then what is not down already by what is aimed; then nearest to its end; then the dearest."""
    if sides != best_sides:
        return sides > best_sides
    if (left <= 0) != (best_left <= 0):
        return left > 0
    if left != best_left:
        return left < best_left
    return tie < best_tie


@inlined
def aim(T: Any, A: Any, target: Any, sides: Any) -> Any:
    place = T[AIMS_AT] + 2 * A[AIMS]
    A[place] = target
    A[place + 1] = sides
    A[AIMS] += 1


@shared
def best_in_rows(S: Any, T: Any, A: Any, unit: Any, weapon: Any, force: Any, first: Any, end: Any) -> Any:
    """The best target among the craft of some rows; what the attack is likely to do is taken off what it has left."""
    best, best_sides, best_left, best_tie = NOBODY, 0, 0, 0
    for row in range(first, end):
        for place in range(S[COUNTS + row]):
            target = in_row(S, row, place)
            sides = hitting_sides(S, T, unit, weapon, force, target)
            left, tie = A[LEFT_OVER + target], T[TIE + target]
            if best == NOBODY or is_better(sides, left, tie, best_sides, best_left, best_tie):
                best, best_sides, best_left, best_tie = target, sides, left, tie
    if best != NOBODY:
        A[LEFT_OVER + best] -= best_sides
    return best


@shared
def measure(S: Any, T: Any, A: Any) -> Any:
    """What everybody has left, before anything is aimed."""
    for unit in range(0, T[UNITS_END], WIDTH):
        A[LEFT_OVER + unit] = points(S, T, unit)


@shared
def aim_row(S: Any, T: Any, A: Any, row: Any, target_row: Any) -> Any:
    """Ions and torpedoes of one row at another, strongest first."""
    if S[COUNTS + target_row] == 0:
        return
    measure(S, T, A)
    for force in range(STRENGTHS - 1, 0, -1):
        for place in range(S[COUNTS + row]):
            craft = in_row(S, row, place)
            if S[TAKEN + craft]:
                continue
            for weapon in range(ION, TORPEDO + 1):
                if strength(S, T, craft, weapon) != force:
                    continue
                for _ in range(attacks(T, craft, weapon)):
                    target = best_in_rows(S, T, A, craft, weapon, force, target_row, target_row + 1)
                    aim(T, A, target, hitting_sides(S, T, craft, weapon, force, target))


@shared
def aim_skirmish(S: Any, T: Any, A: Any, side: Any) -> Any:
    """Lasers of the zone, strongest first; each enemy once before any twice (SW-10.4.2). Who is a target is marked."""
    measure(S, T, A)
    unmet = 0
    for unit in range(T[CRAFT_END], T[UNITS_END], WIDTH):
        A[MARK + unit] = 0
        unmet += is_in_zone(S, T, unit, 1 - side)
    if unmet == 0:
        return
    for force in range(STRENGTHS - 1, 0, -1):
        for unit in range(T[CRAFT_END], T[UNITS_END], WIDTH):
            if not is_in_zone(S, T, unit, side) or strength(S, T, unit, LASER) != force:
                continue
            for _ in range(attacks(T, unit, LASER)):
                target = best_in_zone(S, T, A, unit, force, 1 - side, unmet > 0)
                unmet -= 1 - A[MARK + target]
                A[MARK + target] = 1
                aim(T, A, target, hitting_sides(S, T, unit, LASER, force, target))


@shared
def best_in_zone(S: Any, T: Any, A: Any, unit: Any, force: Any, enemy: Any, only_unmet: Any) -> Any:
    """The best target in the zone, or among those of it that are none yet; what it has left is less by the attack."""
    best, best_sides, best_left, best_tie = NOBODY, 0, 0, 0
    for target in range(T[CRAFT_END], T[UNITS_END], WIDTH):
        if not is_in_zone(S, T, target, enemy) or (only_unmet and A[MARK + target]):
            continue
        sides = hitting_sides(S, T, unit, LASER, force, target)
        left, tie = A[LEFT_OVER + target], T[TIE + target]
        if best == NOBODY or is_better(sides, left, tie, best_sides, best_left, best_tie):
            best, best_sides, best_left, best_tie = target, sides, left, tie
    A[LEFT_OVER + best] -= best_sides
    return best


@shared
def roll(T: Any, A: Any, W: Any) -> Any:
    """A die for each attack (SW-11.1.4): the hits on each target."""
    for unit in range(0, T[UNITS_END], WIDTH):
        A[HITS + unit] = 0
    first = T[AIMS_AT]
    for place in range(first, first + 2 * A[AIMS], 2):
        if die(W) > 6 - A[place + 1]:
            A[HITS + A[place]] += 1
    A[AIMS] = 0

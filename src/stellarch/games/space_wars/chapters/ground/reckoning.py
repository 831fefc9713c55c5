"""SW-13.2: a round on the ground in figures alone.

The battles of the game and everybody who weighs an invasion beforehand use these functions: `fought` fights a whole
battle as the software would lead both sides.

    force = Force(Legions(regular=3, veteran=1), weapons=2, generals=(1,))
    fought(force, Force(Legions(regular=4), planetary=1), dice=iter((4, 2, 6)).__next__)
"""

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from stellarch.core import Seat
from stellarch.games.space_wars.state.counts import NO_LEGIONS, Legions, minus, plus, strength_of
from stellarch.games.space_wars.state.ground import Army
from stellarch.games.space_wars.tables.combat import GROUND, Losses
from stellarch.games.space_wars.tables.ground import LEGIONS, OFFICERS, POPULACE

PER_ROUND = GROUND.max_units_per_round
PRESS_ON_AT = 1.0
"""The ratio of the attacker's strength to the defender's from which the software goes on (SW-D.52)."""
_CAP = 1
"""The most that one comparison of weapons and armour counts (SW-R.61)."""
_GRADES = tuple(LEGIONS)
_ONE = Seat(0)
"""Whose legions they are where there is one owner."""


class Arms(NamedTuple):
    """What a side adds to the roll, besides its legions; for aliens, or against them, `weapons` and `armors` are 1
    and there is neither scanner nor shield (SW-13.4.3)."""

    weapons: int = 1
    armors: int = 1
    officer: int = 0
    """What its general adds."""
    special: int = 0
    """1 where a special weapon is spent."""
    planetary: int = 0
    """The attacker's scanner, the defender's shield."""


def modifier(attacker: Arms, defender: Arms) -> int:
    """SW-13.2.3 to SW-13.2.6."""
    weapons = _clamped(attacker.weapons - defender.armors)
    armors = _clamped(attacker.armors - defender.weapons)
    others = sum(attacker[2:]) - sum(defender[2:])
    return weapons + armors + others


def _clamped(difference: int) -> int:
    return max(-_CAP, min(_CAP, difference))


def losses(attacker: int, defender: int, die: int, added: int) -> Losses:
    """What a round between two strengths costs each side (SW-13.2.7)."""
    return GROUND.losses(attacker, defender, die + added)


def general_bonus(stars: int) -> int:
    """SW-13.2.4."""
    return OFFICERS["general"].ground_bonus[stars - 1]


# Legions


def total(army: Army) -> Legions:
    """All legions of an army, no matter who owns them."""
    found = NO_LEGIONS
    for legions in army.values():
        found = plus(found, legions)
    return found


def strength(army: Army) -> int:
    return strength_of(total(army))


def count(army: Army) -> int:
    return sum(map(sum, army.values()))


def without(army: Army, gone: Army) -> Army:
    left = {seat: minus(legions, gone.get(seat, NO_LEGIONS)) for seat, legions in army.items()}
    return {seat: legions for seat, legions in left.items() if any(legions)}


def strongest(army: Army, most: int = PER_ROUND) -> Army:
    """The strongest legions, the first owner's before others' (SW-D.49)."""
    return _taken(army, range(len(_GRADES))[::-1], most)


def weakest(army: Army, most: int) -> Army:
    """The weakest legions, the last owner's first (SW-D.50)."""
    backwards = dict(reversed(tuple(army.items())))
    return _in_order_of(army, _taken(backwards, range(len(_GRADES)), most))


def _taken(army: Army, grades: Sequence[int], most: int) -> Army:
    found: dict[Seat, list[int]] = {}
    for grade in grades:
        for seat, legions in army.items():
            taken = min(most, legions[grade])
            if taken:
                found.setdefault(seat, [0] * len(_GRADES))[grade] = taken
                most -= taken
    return _in_order_of(army, {seat: Legions(*legions) for seat, legions in found.items()})


def _in_order_of(army: Army, taken: Army) -> Army:
    return {seat: taken[seat] for seat in army if seat in taken}


def rising_grade(survivors: Army) -> str | None:
    """Which grade may rise after a round: a regular if there is one, else a veteran (SW-13.2.11)."""
    left = total(survivors)
    return next((grade for grade in ("regular", "veteran") if getattr(left, grade)), None)


def raised(legions: Legions, grade: str) -> Legions:
    """With one legion of a grade risen to the next."""
    following = LEGIONS[grade].upgrade_to
    return legions._replace(**{grade: getattr(legions, grade) - 1, following: getattr(legions, following) + 1})


def picks(army: Army, size: int) -> Iterator[Army]:
    """Every way to pick this many legions, those of like kind alike; the strongest first."""
    kinds = [
        (seat, grade, legions[grade])
        for grade in reversed(range(len(_GRADES)))
        for seat, legions in army.items()
        if legions[grade]
    ]
    for numbers in _parted(tuple(there for _, _, there in kinds), size):
        found: dict[Seat, list[int]] = {}
        for (seat, grade, _), number in zip(kinds, numbers, strict=True):
            if number:
                found.setdefault(seat, [0] * len(_GRADES))[grade] = number
        yield _in_order_of(army, {seat: Legions(*legions) for seat, legions in found.items()})


def _parted(most: tuple[int, ...], size: int) -> Iterator[tuple[int, ...]]:
    """Every way to part a number into this many parts, none above its most."""
    if not most:
        if not size:
            yield ()
        return
    for first in range(min(most[0], size), -1, -1):
        for others in _parted(most[1:], size - first):
            yield (first, *others)


def turned(fallen: Army) -> int:
    """How many of the legions that fall to aliens become aliens: all but cyborgs (SW-13.4.4)."""
    lost = total(fallen)
    return sum(number for grade, number in zip(_GRADES, lost, strict=True) if LEGIONS[grade].living)


# A whole battle


class Force(NamedTuple):
    """One side of a battle in figures: legions of one player, or aliens."""

    legions: Legions = NO_LEGIONS
    aliens: int = 0
    weapons: int = 1
    armors: int = 1
    generals: tuple[int, ...] = ()
    """What each of its generals adds; the best is used until he falls."""
    planetary: int = 0
    """The attacker's scanner, or the shield built in the system."""
    elsewhere: Legions = NO_LEGIONS
    """The player's other legions: counters are limited (SW-1.2.10)."""
    learns: bool = True
    """Whether it may raise a survivor when aliens attack it (SW-29.9)."""

    @property
    def strength(self) -> int:
        return strength_of(self.legions) + self.aliens * POPULACE["alien"].strength

    @property
    def size(self) -> int:
        return sum(self.legions) + self.aliens


class Fought(NamedTuple):
    """How a battle ended: what is left, and whether the attacker has won, lost (False) or stopped (None)."""

    attacker: Force
    defender: Force
    rounds: int
    won: bool | None


def fought(attacker: Force, defender: Force, dice: Callable[[], int], press_on_at: float = PRESS_ON_AT) -> Fought:
    """A battle that the software leads on both sides (SW-D.49 to SW-D.52): the strongest three and the best general,
    no special weapon, the weakest fall, and the attacker goes on while the ratio is good enough. Aliens never stop."""
    rounds = 0
    while attacker.size and defender.size:
        if rounds and stops(attacker, defender, press_on_at):
            return Fought(attacker, defender, rounds, None)
        attacker, defender = after_round(attacker, defender, dice())
        rounds += 1
    return Fought(attacker, defender, rounds, bool(attacker.size))


def stops(attacker: Force, defender: Force, press_on_at: float = PRESS_ON_AT) -> bool:
    """Whether an attacker breaks off after a round (SW-D.52)."""
    return not attacker.aliens and attacker.strength < press_on_at * defender.strength


def after_round(attacker: Force, defender: Force, die: int) -> tuple[Force, Force]:
    """What is left of both sides after a round."""
    has_aliens = bool(attacker.aliens or defender.aliens)
    added = modifier(_arms(attacker, has_aliens), _arms(defender, has_aliens))
    lost, lost_there = losses(_strength_in(attacker), _strength_in(defender), die, added)
    left, fallen = _after_losses(attacker, lost)
    left_there, fallen_there = _after_losses(defender, lost_there, may_rise=not attacker.aliens or defender.learns)
    if attacker.aliens:
        left = left._replace(aliens=left.aliens + fallen_there)
    elif defender.aliens:
        left_there = left_there._replace(aliens=left_there.aliens + fallen)
    return left, left_there


_kept = lru_cache(maxsize=1 << 14)
"""Weighing an invasion asks about the same few forces again and again."""


def _line(legions: Legions) -> Army:
    return strongest({_ONE: legions})


@_kept
def _strength_in(force: Force) -> int:
    """What a side fights with in a round: aliens with all they have."""
    return strength(_line(force.legions)) + force.aliens * POPULACE["alien"].strength


def _arms(force: Force, has_aliens: bool) -> Arms:
    officer = force.generals[0] if force.generals and any(force.legions) else 0
    if has_aliens:
        return Arms(officer=officer)
    return Arms(force.weapons, force.armors, officer, 0, force.planetary)


@_kept
def _after_losses(force: Force, lost: int, *, may_rise: bool = True) -> tuple[Force, int]:
    """A side after its losses, with one survivor raised; and how many of the fallen aliens could make their own."""
    if force.aliens:
        return force._replace(aliens=max(0, force.aliens - lost)), 0
    line = _line(force.legions)
    gone = weakest(line, lost)
    survivors = without(line, gone)
    legions = minus(force.legions, total(gone))
    grade = rising_grade(survivors) if may_rise else None
    if grade is not None and _has_counter(plus(legions, force.elsewhere), LEGIONS[grade].upgrade_to):
        legions = raised(legions, grade)
    generals = force.generals if survivors else force.generals[1:]
    return force._replace(legions=legions, generals=generals), turned(gone)


def _has_counter(in_play: Legions, grade: str) -> bool:
    return int(getattr(in_play, grade)) < LEGIONS[grade].limit

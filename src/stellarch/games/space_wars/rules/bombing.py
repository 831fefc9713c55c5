"""SW-12.1.5 to SW-12.1.11: what bombs do to a surface, from figures and dice alone.

    raid = Raid("antimatter", value=12, shield=1)
    raid.least                          # the least die that removes a unit: 5
    raid.hit(struck(system, raid.bombing), (5, 2, 6))

The bombardments of players, plasma blasts and the calculator all ask here.
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from stellarch.games.space_wars.geometry import At
from stellarch.games.space_wars.rules.surface import Unit, unit_names, units, without_unit
from stellarch.games.space_wars.state import Craft, Sectors, System
from stellarch.games.space_wars.tables.combat import BOMBARDMENT, DAMAGE, SPECIAL_WEAPON_USE, Bombing
from stellarch.games.space_wars.tables.ground import LEGIONS

_FACES = 6
_NEVER_HITS = 1
"""A natural 1; no natural die hits whatever is against it (SW-12.1.7)."""


class Raid(NamedTuple):
    """A bombardment in figures."""

    bombing: Bombing
    value: int
    """Of all craft that take part, together."""
    scanner: int = 0
    """The class of the attacker's planet scanner, C being 3."""
    shield: int = 0
    """The class of the shield that stands in the system."""
    attenuated: bool = False
    """Whether the defender weakens antimatter (SW-12.1.10)."""

    @property
    def need(self) -> int:
        """The number that a modified die must reach (SW-12.1.6)."""
        return BOMBARDMENT.need(self.bombing, self.value)

    @property
    def modifier(self) -> int:
        """What is added to every die (SW-12.1.8, SW-12.1.10)."""
        attenuation = BOMBARDMENT.attenuation_modifier if self._is_attenuated else 0
        return self.scanner - self.shield + attenuation

    @property
    def least(self) -> int:
        """The least die that removes a unit; above 6 there is none."""
        return max(_NEVER_HITS + 1, self.need - self.modifier)

    @property
    def least_helped(self) -> int:
        """The same for a die on which a special weapon is spent (SW-29.7)."""
        return max(_NEVER_HITS + 1, self.need - self.modifier - SPECIAL_WEAPON_USE.roll_bonus)

    @property
    def chance(self) -> float:
        """How likely a unit is to be removed."""
        return max(0, _FACES + 1 - self.least) / _FACES

    @property
    def chance_helped(self) -> float:
        """How likely one is on whose die a special weapon is spent."""
        return max(0, _FACES + 1 - self.least_helped) / _FACES

    @property
    def counters(self) -> int:
        """How many contamination counters are due (SW-12.1.9)."""
        if self.bombing != "antimatter":
            return 0
        due = BOMBARDMENT.contamination_attenuated if self._is_attenuated else BOMBARDMENT.contamination
        return due[BOMBARDMENT.band(self.value)]

    @property
    def _is_attenuated(self) -> bool:
        return self.attenuated and self.bombing == "antimatter"

    def hit(self, struck: Sequence[Unit], dice: Sequence[int], helped: Sequence[str] = ()) -> tuple[Unit, ...]:
        """The units that are removed, with a die for each of them (SW-12.1.7); special weapons are spent on the dice of
        the first units of these kinds."""
        left, hit = list(helped), []
        for unit, die, kind in zip(struck, dice, unit_names(struck), strict=True):
            is_helped = kind in left
            if is_helped:
                left.remove(kind)
            if die >= (self.least_helped if is_helped else self.least):
                hit.append(unit)
        return tuple(hit)


def value_of(craft: Craft, *, is_weaker: bool = False) -> int:
    """What a craft brings to a bombardment; damage lowers it, and being out of supply (SW-11.2.2, SW-12.1.5,
    SW-29.8)."""
    printed = craft.sheet.bomb
    weakened = printed - craft.damage * DAMAGE.weapon_loss_per_damage - is_weaker
    return max(DAMAGE.weapon_floor, weakened) if printed else 0


def shield_of(system: System) -> int:
    """The class of the planetary shield that stands in a system (SW-12.1.8, SW-13.2.6)."""
    return max((size for shield, size in _SHIELDS.items() if shield in system.singles), default=0)


_SHIELDS = {f"planetary_shield_{letter.lower()}": size for letter, size in BOMBARDMENT.shield.items()}


def struck(system: System, bombing: Bombing) -> tuple[Unit, ...]:
    """What a die is rolled for; biological bombs strike only what lives, and cities (SW-12.1.11)."""
    return units(system) if bombing != "biological" else tuple(unit for unit in units(system) if _is_living(unit))


def _is_living(unit: Unit) -> bool:
    if unit.sort == "legion":
        return LEGIONS[unit.kind].living
    return unit.sort in ("native", "slave", "orbital_city") or unit.kind == "city"


def without_units(sectors: Sectors, at: At, lost: Iterable[Unit]) -> Sectors:
    """The surface without these; people go back to where they can be used again (SW-12.1.13)."""
    for unit in lost:
        sectors = without_unit(sectors, at, unit)
    return sectors

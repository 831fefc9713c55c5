"""SW-27.10 to SW-27.12: fights, hazards and conversions."""

from collections.abc import Mapping
from typing import Literal, NamedTuple

import msgspec

from stellarch.core import BadData
from stellarch.games.space_wars.tables.reading import read
from stellarch.games.space_wars.tables.tiles import SIZES, Size

_FILE = "combat.toml"

Bombing = Literal["conventional", "antimatter", "biological"]
Losses = tuple[int, int]
"""What the attacker loses, and the defender."""


class Boarding(msgspec.Struct, frozen=True):
    need: Mapping[int, int]


class Mines(msgspec.Struct, frozen=True):
    need: Mapping[int, int]
    damage: int


class Bombardment(msgspec.Struct, frozen=True):
    bands: tuple[tuple[int, int], ...]
    conventional: tuple[int, ...]
    antimatter: tuple[int, ...]
    biological: tuple[int, ...]
    contamination: tuple[int, ...]
    contamination_attenuated: tuple[int, ...]
    attenuation_modifier: int
    scanner: Mapping[str, int]
    shield: Mapping[str, int]

    def band(self, value: int) -> int:
        """Which column a total value belongs to; the last has no upper end (SW-12.1.6)."""
        return max(band for band, (least, _) in enumerate(self.bands) if least <= value)

    def need(self, bombing: Bombing, value: int) -> int:
        """The number to reach with a total value (SW-12.1.6)."""
        needs: Mapping[Bombing, tuple[int, ...]] = {
            "conventional": self.conventional,
            "antimatter": self.antimatter,
            "biological": self.biological,
        }
        return needs[bombing][self.band(value)]


class PlasmaBlast(msgspec.Struct, frozen=True):
    craft_attacks: int
    craft_strength: int
    surface_strength: int


class OrbitalDefense(msgspec.Struct, frozen=True):
    attacks: int
    strength: int


class Contamination(msgspec.Struct, frozen=True):
    small: tuple[int, ...]
    medium: tuple[int, ...]
    large: tuple[int, ...]

    def lost_on(self, size: Size, counters: int) -> int:
        """A unit is lost on this number or less (SW-18.1.1)."""
        by_size: Mapping[Size, tuple[int, ...]] = {"small": self.small, "medium": self.medium, "large": self.large}
        return by_size[size][counters - 1] if counters else 0


class Revolt(msgspec.Struct, frozen=True):
    columns: tuple[str, ...]
    need: tuple[int, ...]
    structure_destroyed: int


class Conversion(msgspec.Struct, frozen=True):
    without_tech: tuple[Literal["lost", "nothing", "city"], ...]
    with_tech: tuple[Literal["lost", "nothing", "city"], ...]


class Spying(msgspec.Struct, frozen=True):
    steal_research: tuple[int, int]
    destroy_structure: tuple[int, int]
    kill_officer: tuple[int, int]
    intelligence_bonus: int
    intelligence_malus: int
    caught_on: int
    discover_need: tuple[int, int]
    discover_intelligence_bonus: int


class SpecialWeaponUse(msgspec.Struct, frozen=True):
    roll_bonus: int
    repair_points: int
    cloak_defence: int
    alien_cost: int


class DamageEffects(msgspec.Struct, frozen=True):
    weapon_loss_per_damage: int
    weapon_floor: int
    capacity_loss_per_damage: int


class Combat(msgspec.Struct, frozen=True):
    space: Mapping[str, object]
    boarding: Boarding
    mines: Mines
    ground: Mapping[str, object]
    bombardment: Bombardment
    plasma_blast: PlasmaBlast
    orbital_defense: OrbitalDefense
    contamination: Contamination
    revolt: Revolt
    conversion: Conversion
    spy: Spying
    special_weapon: SpecialWeaponUse
    transport_damage: DamageEffects


class SpaceTable(msgspec.Struct, frozen=True):
    """The number that an attack must reach, by its strength and the target's defence (SW-11.1.3)."""

    natural_miss: int
    natural_hit: int
    tech_modifier_cap: int
    needs: Mapping[int, tuple[int, ...]]

    def need(self, strength: int, defence: int) -> int:
        return self.needs[min(strength, max(self.needs))][defence - 1]

    def hits(self, die: int, need: int, modifier: int = 0) -> bool:
        """A natural 1 misses and a natural 6 hits, whatever the modifiers (SW-11.1.4)."""
        if die in (self.natural_miss, self.natural_hit):
            return die == self.natural_hit
        return die + modifier >= need


class Odds(NamedTuple):
    """A column of the ground table: the attacker's strength to the defender's."""

    attacker: int
    defender: int


class GroundTable(msgspec.Struct, frozen=True):
    """Who loses how much in a round on the ground (SW-13.2.2, SW-13.2.7)."""

    columns: tuple[Odds, ...]
    min_roll: int
    max_roll: int
    max_units_per_round: int
    rows: Mapping[int, tuple[Losses, ...]]

    def column(self, attacker: int, defender: int) -> int:
        """Rounded in favour of the defender: the best column that the attacker's strength reaches."""
        reached = [
            column for column, odds in enumerate(self.columns) if attacker * odds.defender >= defender * odds.attacker
        ]
        return max(reached, default=0)

    def losses(self, attacker: int, defender: int, roll: int) -> Losses:
        """What each side loses on a modified roll."""
        return self.rows[max(self.min_roll, min(self.max_roll, roll))][self.column(attacker, defender)]


_COMBAT = read(_FILE, Combat)


def _rows(table: Mapping[str, object]) -> Mapping[int, object]:
    return {int(key): row for key, row in table.items() if key.lstrip("-").isdigit()}


def _space(table: Mapping[str, object]) -> SpaceTable:
    return msgspec.convert({**table, "needs": _rows(table)}, SpaceTable)


def _ground(table: Mapping[str, object]) -> GroundTable:
    columns = table["columns"]
    if not isinstance(columns, list):
        raise BadData(_FILE, "ground.columns", "is no list")
    odds = [[int(part) for part in str(column).split(":")] for column in columns]
    return msgspec.convert({**table, "columns": odds, "rows": _rows(table)}, GroundTable)


SPACE = _space(_COMBAT.space)
GROUND = _ground(_COMBAT.ground)
BOARDING = _COMBAT.boarding
MINES = _COMBAT.mines
BOMBARDMENT = _COMBAT.bombardment
PLASMA_BLAST = _COMBAT.plasma_blast
ORBITAL_DEFENSE = _COMBAT.orbital_defense
CONTAMINATION = _COMBAT.contamination
REVOLT = _COMBAT.revolt
CONVERSION = _COMBAT.conversion
SPYING = _COMBAT.spy
SPECIAL_WEAPON_USE = _COMBAT.special_weapon
DAMAGE = _COMBAT.transport_damage

for _size in SIZES.values():
    if len(getattr(CONTAMINATION, _size.id)) != _size.contamination_cap:
        raise BadData(_FILE, f"contamination.{_size.id}", "has not a number for each counter up to the cap")

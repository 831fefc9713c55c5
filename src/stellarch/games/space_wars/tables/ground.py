"""SW-1.2.7, SW-17, SW-27.4: legions, officers, resources, special weapons and mine fields."""

from collections.abc import Mapping
from typing import Literal

import msgspec

from stellarch.games.space_wars.tables.craft import Cost
from stellarch.games.space_wars.tables.reading import by_id, read, require
from stellarch.games.space_wars.tables.technologies import TECHNOLOGIES

_FILE = "ground.toml"

OfficerKind = Literal["admiral", "general", "medic", "consul", "scientist", "engineer", "security", "spy"]
ByStars = tuple[int, int]
"""A number for one star and one for two."""


class LegionSheet(msgspec.Struct, frozen=True):
    id: str
    strength: int
    living: bool
    build_in: tuple[str, ...]
    yard: int
    yard_points: int
    tech: str
    limit: int
    cost: Cost
    upgrade_to: str


class Academy(msgspec.Struct, frozen=True):
    actions_per_turn: int
    officer_cost: int
    legion_cost_as: str
    upgrade_fee: int
    upgrade_need: Mapping[str, int]


class Populace(msgspec.Struct, frozen=True):
    """Units of a surface that are in nobody's army; a supply of 0 is no limit."""

    id: str
    strength: int
    living: bool
    supply: int


class OfficerSheet(msgspec.Struct, frozen=True):
    id: OfficerKind
    limit1: int
    limit2: int
    attack_bonus: ByStars = (0, 0)
    withdraw_need: ByStars = (0, 0)
    ground_bonus: ByStars = (0, 0)
    boarding_bonus: ByStars = (0, 0)
    failed_mission_bonus: ByStars = (0, 0)
    alien_special_weapons: ByStars = (0, 0)
    takes_votes: tuple[bool, bool] = (False, False)
    cross_letter_gates: tuple[bool, bool] = (False, False)
    move_bonus: ByStars = (0, 0)
    shield_bonus: ByStars = (0, 0)
    spy_malus: ByStars = (0, 0)
    boarding_malus: ByStars = (0, 0)
    discovers_spies: tuple[bool, bool] = (False, False)


class Resource(msgspec.Struct, frozen=True):
    id: str
    raw: bool
    gilda_price: int


class SpecialWeapon(msgspec.Struct, frozen=True):
    limit: int
    cost: Cost
    bonus: int


class MineField(msgspec.Struct, frozen=True):
    per_sector: int
    per_player: int
    lay_cost: int


class GroundForces(msgspec.Struct, frozen=True):
    legion: tuple[LegionSheet, ...]
    academy: Academy
    populace: tuple[Populace, ...]
    officer: tuple[OfficerSheet, ...]
    resource: tuple[Resource, ...]
    special_weapon: SpecialWeapon
    mine_field: MineField


_GROUND = read(_FILE, GroundForces)

LEGIONS = by_id(_FILE, _GROUND.legion)
POPULACE = by_id(_FILE, _GROUND.populace)
OFFICERS = by_id(_FILE, _GROUND.officer)
RESOURCES = by_id(_FILE, _GROUND.resource)
RAW = tuple(resource.id for resource in RESOURCES.values() if resource.raw)
ACADEMY = _GROUND.academy
SPECIAL_WEAPON = _GROUND.special_weapon
MINE_FIELD = _GROUND.mine_field

require(_FILE, "legion.tech", (sheet.tech for sheet in LEGIONS.values() if sheet.tech), TECHNOLOGIES)
require(_FILE, "legion.upgrade_to", (sheet.upgrade_to for sheet in LEGIONS.values() if sheet.upgrade_to), LEGIONS)

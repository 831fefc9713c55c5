"""SW-3, SW-4.1, SW-19, SW-21: the start, the phases of a turn, what wins, and numbers that stand for themselves."""

from collections.abc import Mapping
from typing import Literal

import msgspec

from stellarch.games.space_wars.tables.craft import CRAFT
from stellarch.games.space_wars.tables.ground import LEGIONS, RESOURCES
from stellarch.games.space_wars.tables.reading import read, require
from stellarch.games.space_wars.tables.structures import LEVELLED

_FILE = "setup.toml"

PhaseName = Literal[
    "event",
    "council",
    "declaration",
    "income_extraction",
    "player_subphases",
    "research",
    "construction_repair",
    "contamination_slave",
]


class Initial(msgspec.Struct, frozen=True):
    """What each player begins with (SW-3.1)."""

    credits: int
    level3_technologies: int
    level2_technologies: int
    structures: Mapping[str, int]
    legions: Mapping[str, int]
    craft: Mapping[str, int]
    materials: Mapping[str, int]


class StandardUnits(msgspec.Struct, frozen=True):
    craft: tuple[str, ...]
    legions: tuple[str, ...]


class Turn(msgspec.Struct, frozen=True):
    phases: tuple[PhaseName, ...]
    subphase_steps: tuple[str, ...]


class Victory(msgspec.Struct, frozen=True):
    standard_share_small: Mapping[int, tuple[int, int]]
    standard_small_first_turn: int


class GameNumbers(msgspec.Struct, frozen=True):
    offers_per_phase: int
    peace_turns_most: int
    pledge_turns_most: int
    default_interest: int
    battle_rounds_most: int
    repair_construction_starship: int
    repair_orbital_base: int
    interception_ratio: float
    battle_ratio: float
    withdraw_ratio: float
    invasion_ratio: float
    bombardment_need: int
    posture_factor: float


class GameFacts(msgspec.Struct, frozen=True):
    initial: Initial
    standard_units: StandardUnits
    turn: Turn
    victory: Victory
    numbers: GameNumbers


_FACTS = read(_FILE, GameFacts)

INITIAL = _FACTS.initial
STANDARD_UNITS = _FACTS.standard_units
PHASES = _FACTS.turn.phases
SUBPHASE_STEPS = _FACTS.turn.subphase_steps
VICTORY = _FACTS.victory
NUMBERS = _FACTS.numbers

require(_FILE, "initial.structures", INITIAL.structures, LEVELLED)
require(_FILE, "initial.legions", INITIAL.legions, LEGIONS)
require(_FILE, "initial.craft", INITIAL.craft, CRAFT)
require(_FILE, "initial.materials", INITIAL.materials, RESOURCES)
require(_FILE, "standard_units", (*STANDARD_UNITS.craft, *STANDARD_UNITS.legions), (*CRAFT, *LEGIONS))

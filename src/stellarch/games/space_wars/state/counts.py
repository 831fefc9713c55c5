"""Pieces that are alike are counted: tokens, legions, fighters and pods, levels of structures.

`plus` and `minus` are what changes a count; a count never falls below nothing.
"""

from typing import NamedTuple, TypeVar


class Tokens(NamedTuple):
    """Resources in a sector or aboard a craft (SW-1.2.8), one for each in `tables.ground.RESOURCES`."""

    mechanical: int = 0
    electronic: int = 0
    chemical: int = 0
    crystal_d: int = 0
    fuel: int = 0


class Legions(NamedTuple):
    """Legions by grade (SW-1.2.7), as in `tables.ground.LEGIONS`."""

    regular: int = 0
    veteran: int = 0
    elite: int = 0
    cyborg: int = 0


class Small(NamedTuple):
    """Fighters and pods (SW-1.2.3), as in `tables.craft.SMALL`."""

    star_fighter: int = 0
    heavy_star_fighter: int = 0
    advanced_star_fighter: int = 0
    boarding_pod: int = 0


class Levels(NamedTuple):
    """The levels of a system's levelled structures (SW-1.3.1), as in `tables.structures.LEVELLED`."""

    city: int = 0
    mechanical_workshop: int = 0
    electronic_workshop: int = 0
    chemical_workshop: int = 0
    crystal_workshop: int = 0
    research_center: int = 0
    shipyard: int = 0


Counted = TypeVar("Counted", Tokens, Legions, Small, Levels)

NO_TOKENS = Tokens()
NO_LEGIONS = Legions()
NO_SMALL = Small()
NO_LEVELS = Levels()

_NONE = {Tokens: NO_TOKENS, Legions: NO_LEGIONS, Small: NO_SMALL, Levels: NO_LEVELS}


def plus(these: Counted, those: Counted) -> Counted:
    return type(these)(*map(int.__add__, these, those))


def minus(these: Counted, those: Counted) -> Counted:
    """What is left; taking more than there is means that the rules were not asked."""
    left = type(these)(*map(int.__sub__, these, those))
    assert min(left) >= 0, f"{those} of {these}"
    return left if any(left) else _NONE[type(these)]  # type: ignore[return-value]  # one nothing for all, so saves are short


def strength_of(legions: Legions) -> int:
    """Regulars count 1, veterans 2, elites 3, cyborgs 4 (SW-1.2.7)."""
    return legions.regular + 2 * legions.veteran + 3 * legions.elite + 4 * legions.cyborg

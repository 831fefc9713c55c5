"""SW-16, SW-14.1.6: orders of the construction and repair phase. Systems, sectors and craft are named."""

from typing import Literal

from stellarch.games.space_wars.actions.general import Secret
from stellarch.games.space_wars.nouns import Facility, LegionKind, Piece, Place, Structure, Trainee, YardUnit


class Build(Secret, frozen=True):
    """Raise a structure by a level, or put one up (SW-D.58)."""

    word = "build"

    system: Place
    structure: Structure


class Commission(Secret, frozen=True):
    """Build, or lay down, a craft or legion in a shipyard (SW-D.59)."""

    word = "order"

    system: Place
    unit: YardUnit


class Train(Secret, frozen=True):
    """An academy trains an officer, or a regular legion (SW-D.60)."""

    word = "train"

    system: Place
    what: Trainee


class Drill(Secret, frozen=True):
    """An academy tries to make a better legion of one (SW-D.60)."""

    word = "drill"

    system: Place
    legion: LegionKind


class Clone(Secret, frozen=True):
    """A research center makes a slave (SW-D.60)."""

    word = "clone"

    system: Place


class Forge(Secret, frozen=True):
    """A research center on a star makes a special weapon (SW-D.60)."""

    word = "forge"

    system: Place


class Convert(Secret, frozen=True):
    """Roll for one native, or make a slave of it (SW-D.61)."""

    word = "convert"

    system: Place
    how: Literal["roll", "enslave"]


class Abuse(Secret, frozen=True):
    """Work a slave to death, to save what the die says (SW-D.62)."""

    word = "abuse"

    system: Place


class UpgradeBase(Secret, frozen=True):
    """Make an orbital base of an outpost (SW-D.62)."""

    word = "upgrade_base"

    outpost: Piece


class BuildGate(Secret, frozen=True):
    """Put up an artificial gate at an outpost or orbital base (SW-D.62)."""

    word = "build_gate"

    sector: Place


class Repair(Secret, frozen=True):
    """Repair one point of damage, by a shipyard (named by its system), a construction starship or an orbital base
    (SW-D.63)."""

    word = "repair"

    facility: Facility
    craft: Piece

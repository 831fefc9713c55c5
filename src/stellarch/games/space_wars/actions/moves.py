"""SW-9: orders of the movement step. Craft and sectors are named."""

from stellarch.games.space_wars.actions.notation import Order
from stellarch.games.space_wars.nouns import Aboard, Cargo, Piece, Place


class Move(Order, frozen=True):
    """Craft in one sector go to the next one together (SW-D.19).

    A free sector is flagged on the way unless the order says no (SW-D.23).
    """

    word = "move"

    craft: tuple[Piece, ...]
    to: Place
    flag: bool = True


class Flag(Order, frozen=True):
    """Put a flag on a free sector in which one's craft stand (SW-D.23)."""

    word = "flag"

    sector: Place


class Warp(Order, frozen=True):
    """Jump from a space warp that the craft has just come into (SW-D.24)."""

    word = "warp"

    craft: Piece
    to: Place
    flag: bool = True


class Load(Order, frozen=True):
    """Take pieces of the sector aboard (SW-D.21): resources, `slave`, grades of legions, types of fighters and pods."""

    word = "load"

    carrier: Piece
    pieces: Cargo
    space: bool = False
    """Fighters and pods: from space, where there is a surface too."""


class Unload(Order, frozen=True):
    """Put pieces down in the sector (SW-D.21)."""

    word = "unload"

    carrier: Piece
    pieces: Cargo
    space: bool = False


class Launch(Order, frozen=True):
    """Fighters and pods fly up from the surface of a system that one manages (SW-29.3)."""

    word = "launch"

    sector: Place
    small: Cargo


class Land(Order, frozen=True):
    """Fighters and pods in space go down to the surface of a system that one manages (SW-29.3)."""

    word = "land"

    sector: Place
    small: Cargo


class Transfer(Order, frozen=True):
    """An officer goes aboard a craft of the same sector, or to its `surface` (SW-D.21)."""

    word = "transfer"

    officer: Piece
    to: Aboard


class PassWeapons(Order, frozen=True):
    """Special weapons go from one craft to another in the sector, or from or to the `surface` (SW-D.21)."""

    word = "pass_weapons"

    source: Aboard
    target: Aboard
    count: int = 1


class Gate(Order, frozen=True):
    """Craft in one sector pass through a gate together (SW-D.19)."""

    word = "gate"

    craft: tuple[Piece, ...]
    to: Place
    flag: bool = True


class GateSmall(Order, frozen=True):
    """Fighters and pods in space pass through a gate (SW-D.19)."""

    word = "gate_small"

    origin: Place
    small: Cargo
    to: Place
    flag: bool = True


class Jump(Order, frozen=True):
    """A space jump with the fuel of a sector (SW-D.20)."""

    word = "jump"

    craft: Piece
    to: Place
    fuel: Place
    flag: bool = True


class LayMine(Order, frozen=True):
    """A construction starship lays a mine field instead of moving (SW-D.22)."""

    word = "lay_mine"

    craft: Piece


class SweepMine(Order, frozen=True):
    """A construction starship removes a mine field instead of moving (SW-D.22)."""

    word = "sweep_mine"

    craft: Piece


class Collect(Order, frozen=True):
    """A freighter collects a resource in a nebula instead of moving (SW-D.22)."""

    word = "collect"

    craft: Piece

"""The signs for systems, pieces and ships in a terminal, and their colours there.

3     a star with three planets, free        3a    with a Colony of seat a       3A    with a Trade Station
3a▲   and a ship of a                        Ha▲4  a's homeworld, four ships     *▲a!  a's damaged ship on asteroids
"""

from collections.abc import Mapping

from stellarch.core import Seat
from stellarch.games.small_star_empires.actions import Piece
from stellarch.games.small_star_empires.board_text import SEATS
from stellarch.games.small_star_empires.drawing.fleets import Fleet
from stellarch.games.small_star_empires.view import SystemSeen, TileSeen

SHIP = "▲"
DAMAGED = "!"
TILE_SIGNS: Mapping[TileSeen, str] = {
    TileSeen.FACE_DOWN: "?",
    TileSeen.THREE_PLANETS: "3",
    TileSeen.TWO_PLANETS: "2",
    TileSeen.CHROMATIC_NEBULA: "N",
    TileSeen.ASTEROID_FIELD: "*",
    TileSeen.ABANDONED_TRADE_STATION: "S",
    TileSeen.REFUELING_STATION: "F",
}
# Colours between light and dark, which can be read on a black screen and on a white one.
SEAT_STYLES = ("38;5;167", "38;5;36", "38;5;33", "38;5;178")
_HELD_STYLES = ("1;38;5;231;48;5;160", "1;38;5;16;48;5;36", "1;38;5;231;48;5;26", "1;38;5;16;48;5;220")
_SIGN_STYLES = {
    "R": "1;38;5;198",
    "G": "1;38;5;71",
    "B": "1;38;5;69",
    "N": "1;38;5;134",
    "O": "1;38;5;37",
    "?": "38;5;136",
    "X": "38;5;244",
    "*": "38;5;244",
}


def sign(system: SystemSeen) -> str:
    """What a system is, as far as may be seen: one character."""
    return system.kind.value if system.tile is None else TILE_SIGNS[system.tile]


def content(system: SystemSeen, ships: tuple[Fleet, ...]) -> str:
    """All that is to be known of a system, in at most four characters."""
    return sign(system) + _owner(system) + "".join(_ships(fleet, system.holder) for fleet in ships)


def content_style(system: SystemSeen, ships: tuple[Fleet, ...]) -> str:
    if system.holder is not None:
        return _HELD_STYLES[system.holder]
    if ships:
        return SEAT_STYLES[ships[0].seat]
    return _SIGN_STYLES.get(sign(system), "")


def _owner(system: SystemSeen) -> str:
    if system.holder is None:
        return ""
    letter = SEATS[system.holder]
    return letter.upper() if system.piece is Piece.STATION else letter


def _ships(fleet: Fleet, holder: Seat | None) -> str:
    """Ships stand with their owner's pieces, so only on an asteroid field (SSE-3.9) must the letter be said."""
    whose = "" if fleet.seat == holder else SEATS[fleet.seat]
    return SHIP + whose + (DAMAGED if fleet.damaged else "") + (str(fleet.ships) if fleet.ships > 1 else "")

"""What the drawings call things, where a label is due and the rulebook's sentence would be too long."""

from collections.abc import Mapping

from stellarch.core import Seat, Text
from stellarch.games.small_star_empires.actions import Piece
from stellarch.games.small_star_empires.data import Kind
from stellarch.games.small_star_empires.state import Standing
from stellarch.games.small_star_empires.view import SseView, SystemSeen, TileSeen
from stellarch.games.small_star_empires.words import KINDS

TILES: Mapping[TileSeen, Text] = {
    TileSeen.FACE_DOWN: Text("unexplored system", "système inexploré"),
    TileSeen.THREE_PLANETS: KINDS[Kind.THREE_PLANETS],
    TileSeen.TWO_PLANETS: KINDS[Kind.TWO_PLANETS],
    TileSeen.CHROMATIC_NEBULA: Text("chromatic nebula", "nébuleuse chromatique"),
    TileSeen.ASTEROID_FIELD: Text("asteroid field", "champ d'astéroïdes"),
    TileSeen.ABANDONED_TRADE_STATION: Text("abandoned trade station", "comptoir abandonné"),
    TileSeen.REFUELING_STATION: Text("refueling station", "station de ravitaillement"),
}
PIECES: Mapping[Piece, Text] = {
    Piece.HOMEWORLD: Text("homeworld", "planète mère"),
    Piece.COLONY: Text("Colony", "colonie"),
    Piece.STATION: Text("Trade Station", "comptoir"),
}
SHAPES: tuple[Text, ...] = (
    Text("triangle", "triangle"),
    Text("square", "carré"),
    Text("disc", "disque"),
    Text("star", "étoile"),
)
SHIP = Text("ship", "vaisseau")
DAMAGED_SHIP = Text("damaged ship", "vaisseau endommagé")
_TO_MOVE = Text("to move", "au trait")
_STANDINGS: Mapping[Standing, Text] = {
    Standing.PLAYING: Text("", ""),
    Standing.PASSED: Text("passed", "a passé"),
    Standing.RESIGNED: Text("resigned", "abandon"),
}


def system_label(system: SystemSeen) -> Text:
    """What a system is, as far as may be seen."""
    return KINDS[system.kind] if system.tile is None else TILES[system.tile]


def standing(view: SseView, seat: Seat) -> Text:
    """Whether a player is to move, or takes no more turns; else nothing."""
    return _TO_MOVE if view.turn == seat else _STANDINGS[view.players[seat].standing]

"""What the drawings call things, where a label is due and the rulebook's sentence would be too long."""

from collections.abc import Mapping

from stellarch.core import Text
from stellarch.games.small_star_empires.actions import Piece
from stellarch.games.small_star_empires.data import Kind, Tile
from stellarch.games.small_star_empires.state import Standing
from stellarch.games.small_star_empires.view import FaceDown, SystemSeen
from stellarch.games.small_star_empires.words import KINDS

TILES: Mapping[Tile | FaceDown, Text] = {
    "face_down": Text("unexplored system", "système inexploré"),
    Tile.THREE_PLANETS: KINDS[Kind.THREE_PLANETS],
    Tile.TWO_PLANETS: KINDS[Kind.TWO_PLANETS],
    Tile.CHROMATIC_NEBULA: Text("chromatic nebula", "nébuleuse chromatique"),
    Tile.ASTEROID_FIELD: Text("asteroid field", "champ d'astéroïdes"),
    Tile.ABANDONED_TRADE_STATION: Text("abandoned trade station", "comptoir abandonné"),
    Tile.REFUELING_STATION: Text("refueling station", "station de ravitaillement"),
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
TO_MOVE = Text("to move", "au trait")
OVER = Text("game over", "partie finie")
STANDINGS: Mapping[Standing, Text] = {
    Standing.PLAYING: Text("", ""),
    Standing.PASSED: Text("passed", "a passé"),
    Standing.RESIGNED: Text("resigned", "a abandonné"),
}


def system_label(system: SystemSeen) -> Text:
    """What a system is, as far as may be seen."""
    return KINDS[system.kind] if system.tile is None else TILES[system.tile]

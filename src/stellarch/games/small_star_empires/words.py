"""The names of things in both languages, as the rulebook calls them."""

from collections.abc import Mapping

from stellarch.core import Text
from stellarch.games.small_star_empires.actions import Piece
from stellarch.games.small_star_empires.data import Kind, Tile

SEATS: tuple[Text, ...] = (
    Text("Red", "Rouge"),
    Text("Green", "Vert"),
    Text("Blue", "Bleu"),
    Text("Yellow", "Jaune"),
)

PIECES: Mapping[Piece, Text] = {
    Piece.COLONY: Text("Colony", "une colonie"),
    Piece.STATION: Text("Trade Station", "un comptoir"),
    Piece.HOMEWORLD: Text("homeworld", "une planète mère"),
}

KINDS: Mapping[Kind, Text] = {
    Kind.HOMEWORLD: Text("homeworld", "planète mère"),
    Kind.ONE_PLANET: Text("star with one planet", "étoile à une planète"),
    Kind.TWO_PLANETS: Text("star with two planets", "étoile à deux planètes"),
    Kind.THREE_PLANETS: Text("star with three planets", "étoile à trois planètes"),
    Kind.RED_NEBULA: Text("red nebula", "nébuleuse rouge"),
    Kind.GREEN_NEBULA: Text("green nebula", "nébuleuse verte"),
    Kind.BLUE_NEBULA: Text("blue nebula", "nébuleuse bleue"),
    Kind.EMPTY: Text("empty system", "système vide"),
    Kind.WORMHOLE: Text("wormhole", "trou de ver"),
    Kind.BLACK_HOLE: Text("black hole", "trou noir"),
}

TILES: Mapping[Tile, Text] = {
    Tile.THREE_PLANETS: Text("a star with three planets", "une étoile à trois planètes"),
    Tile.TWO_PLANETS: Text("a star with two planets", "une étoile à deux planètes"),
    Tile.CHROMATIC_NEBULA: Text("a chromatic nebula", "une nébuleuse chromatique"),
    Tile.ASTEROID_FIELD: Text("an asteroid field", "un champ d'astéroïdes"),
    Tile.ABANDONED_TRADE_STATION: Text("an abandoned trade station", "un comptoir abandonné"),
    Tile.REFUELING_STATION: Text("a refueling station", "une station de ravitaillement"),
}

ROWS: Mapping[str, Text] = {
    "planets": Text("Planets", "Planètes"),
    "nebulae": Text("Nebulae", "Nébuleuses"),
    "stations": Text("Trade Stations", "Comptoirs"),
    "bonus": Text("Bonus", "Bonus"),
    "territory": Text("Largest territory", "Plus grand territoire"),
    "tiles": Text("Tiles", "Tuiles"),
    "tolls": Text("Colonies received", "Colonies reçues"),
    "total": Text("Total", "Total"),
    "wins": Text("Win pile", "Victoires"),
}

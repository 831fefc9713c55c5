"""The key to the signs of a board in a terminal, and how a move is typed."""

from collections.abc import Iterator

from stellarch.core import Language, Text
from stellarch.games.small_star_empires.board_text import SEATS
from stellarch.games.small_star_empires.data import NEBULAE, PLANETS, Kind
from stellarch.games.small_star_empires.drawing.signs import DAMAGED, SHIP, TILE_SIGNS, sign
from stellarch.games.small_star_empires.view import SseView, TileSeen

_SIGNS: dict[str, Text] = {
    Kind.EMPTY.value: Text("empty", "vide"),
    Kind.WORMHOLE.value: Text("wormhole", "trou de ver"),
    Kind.BLACK_HOLE.value: Text("black hole", "trou noir"),
    TILE_SIGNS[TileSeen.FACE_DOWN]: Text("unexplored", "inexploré"),
    TILE_SIGNS[TileSeen.CHROMATIC_NEBULA]: Text("chromatic nebula", "nébuleuse chromatique"),
    TILE_SIGNS[TileSeen.ASTEROID_FIELD]: Text("asteroid field", "champ d'astéroïdes"),
    TILE_SIGNS[TileSeen.ABANDONED_TRADE_STATION]: Text("abandoned station", "comptoir abandonné"),
    TILE_SIGNS[TileSeen.REFUELING_STATION]: Text("refueling station", "ravitaillement"),
}
_PLANETS = Text("planets", "planètes")
_NEBULAE = Text("nebula", "nébuleuse")
_HOMEWORLD = Text("homeworld of {seat}", "planète mère de {seat}")
_PIECES = (
    ("2{seat}", Text("Colony of {seat}", "colonie de {seat}")),
    ("2{station}", Text("Trade Station of {seat}", "comptoir de {seat}")),
    (SHIP, Text("ship", "vaisseau")),
    (f"{SHIP}3", Text("three ships", "trois vaisseaux")),
)
_DAMAGED = Text("damaged ship", "vaisseau endommagé")
_MOVES = (
    ("d6>d9:c", Text("in line, Colony", "tout droit, colonie")),
    ("d6~h4:s", Text("jump, Station", "saut, comptoir")),
)


def key(view: SseView, language: Language) -> list[str]:
    """A line for each sign on the board, then the pieces, then how moves are written; an empty line between them."""
    parts = [list(_systems(view, language)), list(_pieces(view, language)), list(_moves(view, language))]
    return [line for part in parts if part for line in ("", *part)][1:]


def _systems(view: SseView, language: Language) -> Iterator[str]:
    here = {sign(system) for system in view.systems}
    for kinds, label in ((PLANETS, _PLANETS), (NEBULAE, _NEBULAE)):
        if found := [kind.value for kind in kinds if kind.value in here]:
            yield f"{' '.join(found):<6}{label.to(language)}"
    for one, label in _SIGNS.items():
        if one in here:
            yield f"{one:<6}{label.to(language)}"


def _pieces(view: SseView, language: Language) -> Iterator[str]:
    homes = [system.holder for system in view.systems if system.kind is Kind.HOMEWORLD and system.holder is not None]
    if not homes:
        return
    letter = SEATS[min(homes)]
    facts = {"seat": letter, "station": letter.upper()}
    yield f"{'H' + letter:<6}{_HOMEWORLD.format(**facts).to(language)}"
    if view.players:
        yield from (f"{sample.format(**facts):<6}{label.format(**facts).to(language)}" for sample, label in _PIECES)
    if any(ship.damaged for player in view.players for ship in player.ships):
        yield f"{SHIP + DAMAGED:<6}{_DAMAGED.to(language)}"


def _moves(view: SseView, language: Language) -> Iterator[str]:
    if view.turn is not None:
        yield from (f"{move:<9}{label.to(language)}" for move, label in _MOVES)

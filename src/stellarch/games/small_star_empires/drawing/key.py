"""The key to the signs of a board in a terminal, and how a move is typed."""

from collections.abc import Iterator

from stellarch.core import Language, Message, Phrase, tell
from stellarch.games.small_star_empires.actions import Piece
from stellarch.games.small_star_empires.board_text import SEATS
from stellarch.games.small_star_empires.data import NEBULAE, PLANETS, Kind
from stellarch.games.small_star_empires.drawing.signs import DAMAGED, SHIP, TILE_SIGNS, sign
from stellarch.games.small_star_empires.view import SseView, TileSeen


class Sign(Phrase):
    """What the signs of a board and of a move stand for."""

    PLANETS = 1
    NEBULA = 2
    EMPTY = 3
    WORMHOLE = 4
    BLACK_HOLE = 5
    UNEXPLORED = 6
    CHROMATIC_NEBULA = 7
    ASTEROID_FIELD = 8
    ABANDONED_STATION = 9
    REFUELING_STATION = 10
    SHIP = 11
    THREE_SHIPS = 12
    DAMAGED_SHIP = 13
    LINE = 14
    JUMP = 15


class PieceOf(Message, frozen=True):
    piece: Piece
    letter: str


_SIGNS: dict[str, Sign] = {
    Kind.EMPTY.value: Sign.EMPTY,
    Kind.WORMHOLE.value: Sign.WORMHOLE,
    Kind.BLACK_HOLE.value: Sign.BLACK_HOLE,
    TILE_SIGNS[TileSeen.FACE_DOWN]: Sign.UNEXPLORED,
    TILE_SIGNS[TileSeen.CHROMATIC_NEBULA]: Sign.CHROMATIC_NEBULA,
    TILE_SIGNS[TileSeen.ASTEROID_FIELD]: Sign.ASTEROID_FIELD,
    TILE_SIGNS[TileSeen.ABANDONED_TRADE_STATION]: Sign.ABANDONED_STATION,
    TILE_SIGNS[TileSeen.REFUELING_STATION]: Sign.REFUELING_STATION,
}


def key(view: SseView, language: Language) -> list[str]:
    """A line for each sign on the board, then the pieces, then how moves are written; an empty line between them."""
    parts = [list(_systems(view, language)), list(_pieces(view, language)), list(_moves(view, language))]
    return [line for part in parts if part for line in ("", *part)][1:]


def _systems(view: SseView, language: Language) -> Iterator[str]:
    here = {sign(system) for system in view.systems}
    for kinds, label in ((PLANETS, Sign.PLANETS), (NEBULAE, Sign.NEBULA)):
        if found := [kind.value for kind in kinds if kind.value in here]:
            yield f"{' '.join(found):<6}{tell(label, language=language)}"
    for one, label in _SIGNS.items():
        if one in here:
            yield f"{one:<6}{tell(label, language=language)}"


def _pieces(view: SseView, language: Language) -> Iterator[str]:
    homes = [system.holder for system in view.systems if system.kind is Kind.HOMEWORLD and system.holder is not None]
    if not homes:
        return
    letter = SEATS[min(homes)]
    samples: dict[str, Message | Sign] = {f"H{letter}": PieceOf(Piece.HOMEWORLD, letter)}
    if view.players:
        samples[f"2{letter}"] = PieceOf(Piece.COLONY, letter)
        samples[f"2{letter.upper()}"] = PieceOf(Piece.STATION, letter)
        samples |= {SHIP: Sign.SHIP, f"{SHIP}3": Sign.THREE_SHIPS}
    if any(ship.damaged for player in view.players for ship in player.ships):
        samples[SHIP + DAMAGED] = Sign.DAMAGED_SHIP
    yield from (f"{sample:<6}{tell(label, language=language)}" for sample, label in samples.items())


def _moves(view: SseView, language: Language) -> Iterator[str]:
    if view.turn is not None:
        moves = {"d6>d9:c": Sign.LINE, "d6~h4:s": Sign.JUMP}
        yield from (f"{move:<9}{tell(label, language=language)}" for move, label in moves.items())

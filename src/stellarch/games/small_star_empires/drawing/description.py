"""A position in words, for those who hear a drawing instead of seeing it."""

from collections.abc import Iterator

from stellarch.core import Language, Message, Seat, tell
from stellarch.games.small_star_empires.actions import Piece
from stellarch.games.small_star_empires.colours import Colour
from stellarch.games.small_star_empires.data import Kind
from stellarch.games.small_star_empires.drawing.fleets import Fleet, fleets
from stellarch.games.small_star_empires.drawing.labels import Drawn, Shape, standing
from stellarch.games.small_star_empires.view import SseView, SystemSeen, TileSeen


class ShipsThere(Message, frozen=True):
    """The ships of a seat on one system."""

    colour: Colour
    count: int
    damaged: bool


class SystemDescribed(Message, frozen=True):
    name: str
    facts: tuple[Kind | TileSeen | Colour | Piece | ShipsThere, ...]


class BoardDescribed(Message, frozen=True):
    count: int


class KindDescribed(Message, frozen=True):
    """Where all the systems of a kind lie."""

    kind: Kind | TileSeen
    names: tuple[str, ...]


class Held(Message, frozen=True):
    what: Piece | Drawn
    names: tuple[str, ...]


class PlayerDescribed(Message, frozen=True):
    colour: Colour
    shape: Shape
    total: int
    standing: Drawn | None
    held: tuple[Held, ...]


def told(system: SystemSeen, ships: tuple[Fleet, ...], language: Language) -> str:
    """One system: its name, what it is, whose, and which ships stand there."""
    facts: list[Kind | TileSeen | Colour | Piece | ShipsThere] = [system.looks_like]
    if system.holder is not None:
        facts.append(Colour(system.holder))
    if system.piece in (Piece.COLONY, Piece.STATION):
        facts.append(system.piece)
    facts += [ShipsThere(Colour(seat), count, damaged > 0) for seat, count, damaged in ships]
    return tell(SystemDescribed(system.name, tuple(facts)), language=language)


def described(view: SseView, language: Language) -> str:
    """The board kind by kind, then each player with what is on the board."""
    board = BoardDescribed(len(view.systems))
    players = (_player(view, Seat(seat)) for seat in range(len(view.players)))
    return " ".join(tell(part, language=language) for part in (board, *_kinds(view), *players))


def _kinds(view: SseView) -> Iterator[Message]:
    """A star is one by whatever it lies on: a tile that was turned up, or the board."""
    kinds: dict[str, list[SystemSeen]] = {}
    for system in view.systems:
        kinds.setdefault(system.looks_like.name, []).append(system)
    for same in kinds.values():
        yield KindDescribed(same[0].looks_like, tuple(system.name for system in same))


def _player(view: SseView, seat: Seat) -> Message:
    held = tuple(held for held in _on_board(view, seat) if held.names)
    return PlayerDescribed(Colour(seat), Shape(seat), view.players[seat].score.total, standing(view, seat), held)


def _on_board(view: SseView, seat: Seat) -> Iterator[Held]:
    """Each kind of piece of a seat, and the names of the hexes where it is."""
    for piece in (Piece.HOMEWORLD, Piece.COLONY, Piece.STATION):
        here = [system.name for system in view.systems if (system.holder, system.piece) == (seat, piece)]
        yield Held(piece, tuple(here))
    there = fleets(view)
    mine = [(system.name, ship) for system in view.systems for ship in there.get(system.at, ()) if ship.seat == seat]
    yield Held(Drawn.SHIP, tuple(name for name, ship in mine for _ in range(ship.ships - ship.damaged)))
    yield Held(Drawn.DAMAGED_SHIP, tuple(name for name, ship in mine for _ in range(ship.damaged)))

"""A position in words, for those who hear a drawing instead of seeing it."""

from collections.abc import Iterator

from stellarch.core import Language, Seat, Text
from stellarch.games.small_star_empires.actions import Piece
from stellarch.games.small_star_empires.drawing.fleets import Fleet, fleets
from stellarch.games.small_star_empires.drawing.labels import DAMAGED_SHIP, PIECES, SHAPES, SHIP, standing, system_label
from stellarch.games.small_star_empires.view import SseView, SystemSeen
from stellarch.games.small_star_empires.words import SEATS

_BOARD = Text("A board of {count} systems.", "Un plateau de {count} systèmes.")
_SCORE = Text("score {total}", "score {total}")
_COLON = Text(": ", "\u202f: ")


def told(system: SystemSeen, ships: tuple[Fleet, ...], language: Language) -> str:
    """One system: its name, what it is, whose, and which ships stand there."""
    facts = [system_label(system).to(language)]
    if system.holder is not None:
        facts.append(SEATS[system.holder].to(language))
    if system.piece in (Piece.COLONY, Piece.STATION):
        facts.append(PIECES[system.piece].to(language))
    for seat, count, damaged in ships:
        ship = (DAMAGED_SHIP if damaged else SHIP).to(language)
        facts.append(f"{ship} ({SEATS[seat].to(language)})" + (f" × {count}" if count > 1 else ""))
    return system.name + _COLON.to(language) + ", ".join(facts)


def described(view: SseView, language: Language) -> str:
    """The board kind by kind, then each player with what is on the board."""
    board = _BOARD.format(count=len(view.systems)).to(language)
    players = [_player(view, Seat(seat), language) for seat in range(len(view.players))]
    return " ".join([board, *_kinds(view, language), *players])


def _kinds(view: SseView, language: Language) -> Iterator[str]:
    kinds: dict[str, list[str]] = {}
    for system in view.systems:
        kinds.setdefault(system_label(system).to(language), []).append(system.name)
    yield from (_sentence(kind, names, language) for kind, names in kinds.items())


def _player(view: SseView, seat: Seat, language: Language) -> str:
    score = _SCORE.format(total=view.players[seat].score.total)
    who = [word.to(language) for word in (SEATS[seat], SHAPES[seat], score, standing(view, seat))]
    held = [f"{label.to(language)} {' '.join(names)}" for label, names in _on_board(view, seat) if names]
    return _sentence(", ".join(filter(None, who)), held, language)


def _on_board(view: SseView, seat: Seat) -> Iterator[tuple[Text, list[str]]]:
    """Each kind of piece of a seat, and the names of the hexes where it is."""
    for piece, label in PIECES.items():
        yield label, [system.name for system in view.systems if (system.holder, system.piece) == (seat, piece)]
    here = fleets(view)
    mine = [(system.name, ship) for system in view.systems for ship in here.get(system.at, ()) if ship.seat == seat]
    yield SHIP, [name for name, ship in mine for _ in range(ship.ships - ship.damaged)]
    yield DAMAGED_SHIP, [name for name, ship in mine for _ in range(ship.damaged)]


def _sentence(subject: str, facts: list[str], language: Language) -> str:
    return f"{subject[:1].upper()}{subject[1:]}{_COLON.to(language)}{', '.join(facts)}."

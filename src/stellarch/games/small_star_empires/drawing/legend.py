"""Below the board: a card for each seat, and what every kind of system and piece on the board looks like."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from stellarch.core import Language, tell
from stellarch.games.small_star_empires.actions import Piece
from stellarch.games.small_star_empires.data import Kind
from stellarch.games.small_star_empires.drawing.board_layers import art
from stellarch.games.small_star_empires.drawing.geometry import Point
from stellarch.games.small_star_empires.drawing.labels import Drawn
from stellarch.games.small_star_empires.drawing.markup import element, group, text, translate, use
from stellarch.games.small_star_empires.drawing.seat_cards import cards, cards_height, seats
from stellarch.games.small_star_empires.view import SseView, SystemSeen

_ROW = 36
_LABEL_AT = 35
_LETTER = 6.2
"""About how wide a letter is: what is drawn cannot ask the font."""


class Sample(NamedTuple):
    """One entry: what is drawn, from the bottom up, and what it is."""

    art: tuple[str, ...]
    label: str


def legend_height(view: SseView, width: float, language: Language) -> float:
    entries = _samples(view, language)
    return cards_height(view) + -(-len(entries) // _columns(entries, width)) * _ROW


def legend(view: SseView, at: Point, width: float, language: Language) -> str:
    """The whole legend, from a place to the right and downwards."""
    below = at.moved(0, cards_height(view))
    return group([*cards(view, at, width, language), *_entries(_samples(view, language), below, width)])


def _samples(view: SseView, language: Language) -> list[Sample]:
    """Each kind of system on the board once, then the pieces."""
    found: dict[str, Sample] = {}
    for system in sorted(view.systems, key=_by_kind):
        label = tell(system.looks_like, language=language)
        if system.kind is not Kind.HOMEWORLD and label not in found:
            found[label] = Sample(("hex", *art(system)), label)
    return [*found.values(), *(Sample(drawn, tell(label, language=language)) for drawn, label in _pieces(view))]


def _by_kind(system: SystemSeen) -> tuple[int, str]:
    return list(Kind).index(system.kind), system.tile or ""


def _pieces(view: SseView) -> Iterator[tuple[tuple[str, ...], Piece | Drawn]]:
    """The pieces in the colour of the first seat; a damaged ship only where there is one."""
    for seat in seats(view)[:1]:
        yield (f"homeworld-{seat}", f"crest-{seat}"), Piece.HOMEWORLD
        if view.players:
            yield (f"colony-{seat}",), Piece.COLONY
            yield (f"station-{seat}",), Piece.STATION
            yield (f"ship-{seat}",), Drawn.SHIP
    damaged = [seat for seat, player in enumerate(view.players) if any(ship.damaged for ship in player.ships)]
    if damaged:
        yield (f"ship-damaged-{damaged[0]}",), Drawn.DAMAGED_SHIP


def _columns(entries: Sequence[Sample], width: float) -> int:
    longest = max((len(entry.label) for entry in entries), default=0)
    return max(1, int(width // (_LABEL_AT + _LETTER * longest)))


def _entries(entries: Sequence[Sample], at: Point, width: float) -> Iterator[str]:
    columns = _columns(entries, width)
    for index, sample in enumerate(entries):
        row, column = divmod(index, columns)
        spot = at.moved(column * width / columns, row * _ROW + _ROW / 2)
        drawn = "".join(map(use, sample.art))
        yield element("g", drawn, transform=f"{translate(spot.moved(15, 0))} scale(.34)")
        yield text(sample.label, spot.moved(_LABEL_AT, 4.2), font_size=11.5, fill="var(--text-2)")

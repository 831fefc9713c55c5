"""Below the board: a card for each seat, and what every kind of system and piece on the board looks like."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from stellarch.core import Language, Seat, Text
from stellarch.games.small_star_empires.actions import Piece
from stellarch.games.small_star_empires.data import Kind
from stellarch.games.small_star_empires.drawing.board_layers import art
from stellarch.games.small_star_empires.drawing.geometry import Box, Point
from stellarch.games.small_star_empires.drawing.labels import (
    DAMAGED_SHIP,
    PIECES,
    SHIP,
    STANDINGS,
    TO_MOVE,
    system_label,
)
from stellarch.games.small_star_empires.drawing.markup import element, group, text, translate, use
from stellarch.games.small_star_empires.state import Standing
from stellarch.games.small_star_empires.view import SseView, SystemSeen
from stellarch.games.small_star_empires.words import SEATS

_CARD = 58
_GAP = 12
_ROW = 40
_COLUMN = 186
_POINTS = Text("points", "points")
_LEFT = Text("left", "reste")


class Sample(NamedTuple):
    """One entry of the legend: what is drawn, from the bottom up, and what it is."""

    art: tuple[str, ...]
    label: str


def legend_height(view: SseView, width: float) -> float:
    rows = -(-len(samples(view, "en")) // _columns(width))
    return (_CARD + _GAP if seats(view) else 0) + rows * _ROW


def legend(view: SseView, box: Box, language: Language) -> str:
    """The whole legend, from the top of a box downwards."""
    cards = [_card(view, seat, place, language) for seat, place in _card_places(view, box)]
    top = box.top + (_CARD + _GAP if cards else 0)
    return group([*cards, *_entries(samples(view, language), Point(box.left, top), box.width)])


def seats(view: SseView) -> Sequence[Seat]:
    """The seats of a board: those that have a homeworld on it."""
    homes = {system.holder for system in view.systems if system.kind is Kind.HOMEWORLD}
    return sorted(seat for seat in homes if seat is not None)


def samples(view: SseView, language: Language) -> list[Sample]:
    """Each kind of system on the board once, then the pieces."""
    found: dict[str, Sample] = {}
    for system in sorted(view.systems, key=_by_kind):
        label = system_label(system).to(language)
        if system.kind is not Kind.HOMEWORLD and label not in found:
            found[label] = Sample(("hex", *art(system)), label)
    return [*found.values(), *_piece_samples(view, language)]


def _by_kind(system: SystemSeen) -> tuple[int, str]:
    return list(Kind).index(system.kind), "" if system.tile is None else system.tile


def _piece_samples(view: SseView, language: Language) -> Iterator[Sample]:
    here = seats(view)
    if not here:
        return
    seat = here[0]
    yield Sample((f"homeworld-{seat}", f"crest-{seat}"), PIECES[Piece.HOMEWORLD].to(language))
    if not view.players:
        return
    yield Sample((f"colony-{seat}",), PIECES[Piece.COLONY].to(language))
    yield Sample((f"station-{seat}",), PIECES[Piece.STATION].to(language))
    yield Sample((f"ship-{seat}",), SHIP.to(language))
    hurt = [place for place, player in enumerate(view.players) if any(ship.damaged for ship in player.ships)]
    if hurt:
        yield Sample((f"ship-damaged-{hurt[0]}",), DAMAGED_SHIP.to(language))


def _columns(width: float) -> int:
    return max(1, int(width // _COLUMN))


def _entries(entries: Sequence[Sample], at: Point, width: float) -> Iterator[str]:
    columns = _columns(width)
    for index, sample in enumerate(entries):
        row, column = divmod(index, columns)
        spot = at.moved(column * width / columns + 18, row * _ROW + _ROW / 2)
        drawn = "".join(use(name) for name in sample.art)
        yield element("g", drawn, transform=f"{translate(spot)} scale(.34)")
        yield text(sample.label, spot.moved(24, 4.2), font_size=12.5, fill="var(--text-2)")


def _card_places(view: SseView, box: Box) -> Iterator[tuple[Seat, Box]]:
    here = seats(view)
    width = (box.width - _GAP * (len(here) - 1)) / max(1, len(here))
    for index, seat in enumerate(here):
        left = box.left + index * (width + _GAP)
        yield seat, Box(left, box.top, left + width, box.top + _CARD - 4)


def _card(view: SseView, seat: Seat, box: Box, language: Language) -> str:
    turn = view.turn == seat
    parts = [
        element(
            "rect",
            x=box.left,
            y=box.top,
            width=box.width,
            height=box.height,
            rx=10,
            fill="var(--surface)",
            stroke=f"var(--seat-{seat})" if turn else "var(--line-2)",
            stroke_width=2.4 if turn else 1,
        ),
        *_emblem(seat, Point(box.left + 30, box.middle.y)),
        text(SEATS[seat].to(language), Point(box.left + 60, box.top + 23), font_size=16, font_weight=700, fill=f"var(--seat-{seat}-text)"),
    ]
    return group([*parts, *_fortunes(view, seat, box, language)])


def _emblem(seat: Seat, at: Point) -> Iterator[str]:
    """The seat's hatch on a hex, and its shape."""
    yield use("hex", at, 0.5)
    yield use(f"held-{seat}", at, 0.5)
    yield use(f"colony-{seat}", at, 0.8)


def _fortunes(view: SseView, seat: Seat, box: Box, language: Language) -> Iterator[str]:
    """What a card says of a player in a game; on a bare board, where the homeworld lies."""
    line = Point(box.left + 60, box.top + 41)
    if not view.players:
        home = next(system.name for system in view.systems if system.holder == seat)
        yield text(home, line, font_size=12.5, fill="var(--text-2)")
        return
    player = view.players[seat]
    yield text(str(player.score.total), Point(box.right - 14, box.top + 36), font_size=26, font_weight=700, text_anchor="end", fill="var(--text)")
    if standing := _standing(view, seat, language):
        yield text(standing, Point(box.right - 14, box.top + 49), font_size=10, text_anchor="end", fill="var(--brass)")
    for place, (piece, count) in enumerate((("colony", player.supply.colonies), ("station", player.supply.stations))):
        spot = line.moved(8 + 38 * place, -4)
        yield use(f"{piece}-{seat}", spot, 0.36)
        yield text(str(count), spot.moved(11, 4.4), font_size=12.5, fill="var(--text-2)")
    yield text(_LEFT.to(language), line.moved(74, 0), font_size=10.5, fill="var(--text-3)")


def _standing(view: SseView, seat: Seat, language: Language) -> str:
    if view.turn == seat:
        return TO_MOVE.to(language)
    standing = view.players[seat].standing
    return "" if standing is Standing.PLAYING else STANDINGS[standing].to(language)

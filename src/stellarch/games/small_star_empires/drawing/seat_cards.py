"""A card for each seat: its colour, shape and hatch, and how the player stands."""

from collections.abc import Iterator, Sequence

from stellarch.core import Language, Seat, tell
from stellarch.games.small_star_empires.colours import Colour
from stellarch.games.small_star_empires.data import Kind
from stellarch.games.small_star_empires.drawing.geometry import Box, Point
from stellarch.games.small_star_empires.drawing.labels import Drawn, standing
from stellarch.games.small_star_empires.drawing.markup import element, group, text, use
from stellarch.games.small_star_empires.view import SseView

_HEIGHT = 56
_GAP = 12
_CAPTION = 26


def seats(view: SseView) -> Sequence[Seat]:
    """The seats of a board: those that have a homeworld on it."""
    homes = {system.holder for system in view.systems if system.kind is Kind.HOMEWORLD}
    return sorted(seat for seat in homes if seat is not None)


def cards_height(view: SseView) -> float:
    """How much room the cards take, with what is written under them."""
    if not seats(view):
        return 0
    return _HEIGHT + (_CAPTION if view.players else _GAP)


def cards(view: SseView, at: Point, width: float, language: Language) -> Iterator[str]:
    """The cards side by side."""
    here = seats(view)
    for index, seat in enumerate(here):
        card = (width + _GAP) / len(here)
        left = at.x + index * card
        yield _card(view, seat, Box(left, at.y, left + card - _GAP, at.y + _HEIGHT), language)
    if view.players:
        caption = tell(Drawn.ON_THE_CARDS, language=language)
        yield text(caption, at.moved(2, _HEIGHT + 14), font_size=10.5, fill="var(--text-3)")


def _card(view: SseView, seat: Seat, box: Box, language: Language) -> str:
    name = Point(box.left + 56, box.top + 23)
    colour = tell(Colour(seat), language=language)
    words = text(colour, name, font_size=16, font_weight=700, fill=f"var(--seat-{seat}-text)")
    fortunes = _in_play(view, seat, box, language) if view.players else _at_home(view, seat, box)
    return group([_sheet(box, seat, raised=view.turn == seat), *_emblem(seat, box), words, *fortunes])


def _sheet(box: Box, seat: Seat, *, raised: bool) -> str:
    place = {"x": box.left, "y": box.top, "width": box.width, "height": box.height, "rx": 10}
    rim = {"stroke": f"var(--seat-{seat})" if raised else "var(--line-2)", "stroke_width": 2.4 if raised else 1}
    return element("rect", fill="var(--surface)", **place, **rim)


def _emblem(seat: Seat, box: Box) -> Iterator[str]:
    """The seat's hatch on a hex, and its shape."""
    at = Point(box.left + 29, box.middle.y)
    yield from (use(name, at, 0.5) for name in ("hex", f"held-{seat}"))
    yield use(f"colony-{seat}", at, 0.8)


def _at_home(view: SseView, seat: Seat, box: Box) -> Iterator[str]:
    """On a bare board, where the homeworld lies."""
    home = next(system.name for system in view.systems if system.holder == seat)
    yield text(home, Point(box.left + 56, box.top + 41), font_size=12.5, fill="var(--text-2)")


def _in_play(view: SseView, seat: Seat, box: Box, language: Language) -> Iterator[str]:
    """In a game: what is left to place, points, and whether it is this player's turn."""
    player = view.players[seat]
    pieces = {"colony": player.supply.colonies, "station": player.supply.stations}
    for index, (piece, count) in enumerate(pieces.items()):
        spot = Point(box.left + 61 + 39 * index, box.top + 38)
        yield use(f"{piece}-{seat}", spot, 0.34)
        yield text(str(count), spot.moved(11, 4.3), font_size=12, fill="var(--text-2)")
    corner = Point(box.right - 12, box.top)
    total, how = str(player.score.total), standing(view, seat)
    yield text(total, corner.moved(0, 32), font_size=24, font_weight=700, text_anchor="end", fill="var(--text)")
    words = tell(how, language=language) if how else ""
    yield text(words, corner.moved(0, 47), font_size=9.5, text_anchor="end", fill="var(--brass)") if words else ""

"""SW-17: what spies try, and where."""

from collections.abc import Sequence

from stellarch.core import Message
from stellarch.games.space_wars.chapters.spying import Activity, Spy
from stellarch.games.space_wars.in_words.telling import Tellers
from stellarch.games.space_wars.nouns import Piece, Place, SpyTarget
from stellarch.games.space_wars.view import SwView


class OrderSpy(Message, frozen=True):
    officer: Piece
    activity: Activity
    target: SpyTarget | None
    at: Place | None
    """Unknown where the spy is gone."""
    special: bool


def _spy(view: SwView, order: Spy, names: Sequence[str]) -> Message:
    at = _sector_of(view, order.officer) if order.officer in view.officers else None
    return OrderSpy(order.officer, order.activity, order.target, at, order.special)


def _sector_of(view: SwView, officer: str) -> str:
    place = view.officers[officer].place
    return view.galaxy.name(view.fleets[place].at if isinstance(place, str) else place)


TOLD: Tellers = {Spy: _spy}

"""SW-5: visits and meteors, of which an order gives only the number of the event."""

from collections.abc import Sequence

from stellarch.core import Message
from stellarch.games.space_wars.chapters.cleaning import ShootMeteor
from stellarch.games.space_wars.chapters.visits import Visit
from stellarch.games.space_wars.in_words.telling import Tellers
from stellarch.games.space_wars.nouns import EventKind, Piece, Place
from stellarch.games.space_wars.state.happenings import Happening
from stellarch.games.space_wars.view import SwView

Names = Sequence[str]


class OrderVisit(Message, frozen=True):
    event: int
    kind: EventKind | None
    """Unknown where the event is no longer in play."""
    unit: Piece
    special: bool


class OrderShootMeteor(Message, frozen=True):
    at: Place | None
    special: Piece | None


def _happening(view: SwView, number: int) -> Happening | None:
    return next((each for each in view.happenings.events if each.number == number), None)


def _visit(view: SwView, order: Visit, names: Names) -> Message:
    found = _happening(view, order.event)
    return OrderVisit(order.event, None if found is None else found.kind, order.unit, order.special)


def _shoot_meteor(view: SwView, order: ShootMeteor, names: Names) -> Message:
    found = _happening(view, order.event)
    return OrderShootMeteor(None if found is None else view.galaxy.name(found.at), order.special)


TOLD: Tellers = {Visit: _visit, ShootMeteor: _shoot_meteor}

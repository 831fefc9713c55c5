"""Actions told as orders: what to do and where, with what is there."""

from collections.abc import Callable, Mapping
from typing import Any

from stellarch.core import Hex, Message, Text, said
from stellarch.games.small_star_empires.actions import AnyAction, How, Move, Pass, Piece, Refuel, Repair, Resign, Stop
from stellarch.games.small_star_empires.names import At
from stellarch.games.small_star_empires.site import Site
from stellarch.games.small_star_empires.view import SseView


class OrderMove(Message, frozen=True):
    origin: At
    target: Site
    how: How
    piece: Piece


class OrderRepair(Message, frozen=True):
    origin: At
    target: At


class OrderRefuel(Message, frozen=True):
    target: Site
    piece: Piece


class OrderStop(Message, frozen=True):
    pass


class OrderPass(Message, frozen=True):
    pass


class OrderResign(Message, frozen=True):
    pass


def in_words(view: SseView, action: AnyAction) -> Text:
    """An action as an order, without its full stop."""
    return said(_ORDERS[type(action)](view, action))


def _move(view: SseView, move: Move) -> Message:
    return OrderMove(move.origin, _site(view, move.target), move.how, move.place)


def _repair(view: SseView, repair: Repair) -> Message:
    return OrderRepair(repair.origin, repair.target)


def _refuel(view: SseView, refuel: Refuel) -> Message:
    return OrderRefuel(_site(view, refuel.target), refuel.place)


def _site(view: SseView, at: Hex) -> Site:
    """A hex, and what is there as far as the view shows it."""
    system = next((system for system in view.systems if system.at == at), None)
    return Site(at, system.looks_like if system else None)


_ORDERS: Mapping[type, Callable[[SseView, Any], Message]] = {
    Move: _move,
    Repair: _repair,
    Refuel: _refuel,
    Stop: lambda view, action: OrderStop(),
    Pass: lambda view, action: OrderPass(),
    Resign: lambda view, action: OrderResign(),
}

"""Orders as sentences for people: what to do, with what, and where.

Each order knows its own (`Order.in_words`); those that hold others are told here.

A sentence begins with a verb and has no full stop. It takes from the view what the order itself does not say: which
motion is voted on, what the next technology of a row is, how high a structure stands.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Annotated, Any

from stellarch.core import Message, Seat, Text, said
from stellarch.core.once import asked_once_of_equals
from stellarch.games.space_wars.chapters.battle.orders import BattleOrders
from stellarch.games.space_wars.chapters.general import File, Form
from stellarch.games.space_wars.chapters.treaties import OfferTreaty, OfferTreatyToSeveral
from stellarch.games.space_wars.notation import Order
from stellarch.games.space_wars.nouns import FORM
from stellarch.games.space_wars.state.matters import (
    Agenda,
    Building,
    Declaring,
    Extracting,
    FormName,
    Repairing,
    Researching,
)
from stellarch.games.space_wars.view import SwView

_MOST_TOLD = 8
_MOST_KEPT = 10_000


def in_words(view: SwView, order: Order, names: Sequence[str]) -> Text:
    """An order as a sentence without its full stop."""
    return _said(_told(view, order), tuple(names))


_said = asked_once_of_equals(_MOST_KEPT)(said)
"""The same choices are shown look after look."""


def _told(view: SwView, order: Order) -> Any:
    """An order as there are words for it."""
    if isinstance(order, BattleOrders):
        return OrderBattleOrders(_orders(view, order.orders))
    if isinstance(order, Form):
        return OrderForm(_PHASES.get(type(view.stage), "other"), _orders(view, order.orders))
    if isinstance(order, File):
        return OrderFile(order.form, _orders(view, order.orders))
    return order.in_words(view)


class OrderGiven(Message, frozen=True):
    """An order as it stands in a list, and how often."""

    order: Any
    count: int


class OrdersGiven(Message, frozen=True):
    """The first of some orders, and how many more there are."""

    orders: tuple[OrderGiven, ...]
    more: int


class OrderBattleOrders(Message, frozen=True):
    orders: OrdersGiven | None


class OrderForm(Message, frozen=True):
    phase: str
    orders: OrdersGiven | None


class OrderFile(Message, frozen=True):
    """A form that is handed in before its phase; an empty one takes back what was handed in."""

    form: Annotated[FormName, FORM]
    orders: OrdersGiven | None


_PHASES: Mapping[type, str] = {
    Agenda: "agenda",
    Declaring: "declarations",
    Extracting: "extraction",
    Researching: "research",
    Building: "works",
    Repairing: "repairs",
}


def _orders(view: SwView, orders: Sequence[Order]) -> OrdersGiven | None:
    if not orders:
        return None
    told = _tallied(_each(view, orders))
    first, rest = told[:_MOST_TOLD], told[_MOST_TOLD:]
    return OrdersGiven(tuple(OrderGiven(order, count) for order, count in first), sum(count for _, count in rest))


def _each(view: SwView, orders: Sequence[Order]) -> Iterator[Any]:
    """Each order; what offers several players the same treaty is one."""
    offered: dict[str, list[Seat]] = {}
    for order in orders:
        if isinstance(order, OfferTreaty):
            offered.setdefault(order.treaty, []).append(order.player)
    for order in orders:
        if not isinstance(order, OfferTreaty):
            yield _told(view, order)
        elif players := offered.pop(order.treaty, None):
            yield OfferTreatyToSeveral(tuple(players), order.treaty)


def _tallied(orders: Iterable[Any]) -> list[tuple[Any, int]]:
    """How often each is given. Not all of them can be hashed."""
    given = list(orders)
    return [(order, given.count(order)) for place, order in enumerate(given) if order not in given[:place]]

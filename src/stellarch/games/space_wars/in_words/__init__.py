"""Orders as sentences for people, a module for each group of chapters: what to do, with what, and where.

A sentence begins with a verb and has no full stop. It takes from the view what the order itself does not say: which
motion is voted on, what the next technology of a row is, how high a structure stands.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Annotated, Any

from stellarch.core import Message, Seat, Text, said
from stellarch.games.space_wars.chapters.battle.orders import BattleOrders
from stellarch.games.space_wars.chapters.general import File, Form
from stellarch.games.space_wars.chapters.treaties import OfferTreaty
from stellarch.games.space_wars.in_words import battle, fleets, officers, politics, realm, standing
from stellarch.games.space_wars.in_words.telling import Tellers
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


def in_words(view: SwView, order: Order, names: Sequence[str]) -> Text:
    """An order as a sentence without its full stop."""
    told = _told(view, order, names)
    return told if isinstance(told, Text) else said(told, names)


def _told(view: SwView, order: Order, names: Sequence[str]) -> Any:
    """An order as there are words for it. One that has no teller says all there is to it."""
    teller = TOLD.get(type(order))
    return teller(view, order, names) if teller is not None else order


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


def _battle_orders(view: SwView, given: BattleOrders, names: Sequence[str]) -> OrderBattleOrders:
    return OrderBattleOrders(_orders(view, given.orders, names))


def _form(view: SwView, form: Form, names: Sequence[str]) -> OrderForm:
    return OrderForm(_PHASES.get(type(view.stage), "other"), _orders(view, form.orders, names))


def _file(view: SwView, filed: File, names: Sequence[str]) -> OrderFile:
    return OrderFile(filed.form, _orders(view, filed.orders, names))


def _orders(view: SwView, orders: Sequence[Order], names: Sequence[str]) -> OrdersGiven | None:
    if not orders:
        return None
    told = _tallied(_each(view, orders, names))
    first, rest = told[:_MOST_TOLD], told[_MOST_TOLD:]
    return OrdersGiven(tuple(OrderGiven(order, count) for order, count in first), sum(count for _, count in rest))


def _each(view: SwView, orders: Sequence[Order], names: Sequence[str]) -> Iterator[Any]:
    """Each order; what offers several players the same treaty is one."""
    offered: dict[str, list[Seat]] = {}
    for order in orders:
        if isinstance(order, OfferTreaty):
            offered.setdefault(order.treaty, []).append(order.player)
    for order in orders:
        if not isinstance(order, OfferTreaty):
            yield _told(view, order, names)
        elif players := offered.pop(order.treaty, None):
            yield politics.OfferTreatyToSeveral(tuple(players), order.treaty)


def _tallied(orders: Iterable[Any]) -> list[tuple[Any, int]]:
    """How often each is given. Not all of them can be hashed."""
    given = list(orders)
    return [(order, given.count(order)) for place, order in enumerate(given) if order not in given[:place]]


TOLD: Tellers = {
    **politics.TOLD,
    **realm.TOLD,
    **fleets.TOLD,
    **battle.TOLD,
    **officers.TOLD,
    **standing.TOLD,
    Form: _form,
    File: _file,
    BattleOrders: _battle_orders,
}

"""Orders as sentences for people, a module for each group of chapters: what to do, with what, and where.

A sentence begins with a verb and has no full stop. It takes from the view what the order itself does not say: which
motion is voted on, what the next technology of a row is, how high a structure stands.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from stellarch.core import Seat, Text, said
from stellarch.core.text import Later
from stellarch.games.space_wars.actions import AnyAction, File, Form
from stellarch.games.space_wars.actions.battle import BattleOrders
from stellarch.games.space_wars.actions.declarations import OfferTreaty
from stellarch.games.space_wars.in_words import battle, fleets, officers, politics, realm, standing
from stellarch.games.space_wars.in_words.telling import Tellers
from stellarch.games.space_wars.state.matters import Agenda, Building, Declaring, Extracting, Repairing, Researching
from stellarch.games.space_wars.view import SwView
from stellarch.games.space_wars.words import capitalised, name

_MOST_TOLD = 8


def in_words(view: SwView, order: AnyAction, names: Sequence[str]) -> Text:
    """An order as a sentence without its full stop. One that has no teller says all there is to it."""
    teller = TOLD.get(type(order))
    told = teller(view, order, names) if teller is not None else order
    return told if isinstance(told, Text | Later) else said(told, names)


def _battle_orders(view: SwView, given: BattleOrders, names: Sequence[str]) -> Text:
    if not given.orders:
        return Text("Leave this round to the computer", "Confiez ce tour de bataille à l'ordinateur")
    orders = _orders(view, given.orders, names)
    return Text(f"Order for this round: {orders.en}", f"Ordonnez pour ce tour de bataille : {orders.fr}")


_NOTHING: Mapping[type, Text] = {
    Agenda: Text("Put nothing to the council", "Ne proposez rien au Conseil"),
    Declaring: Text("Declare nothing", "Ne déclarez rien"),
    Extracting: Text("Make no material", "Ne produisez aucun matériau"),
    Researching: Text("Research nothing", "N'étudiez rien"),
    Building: Text("Build nothing", "Ne construisez rien"),
    Repairing: Text("Repair nothing", "Ne réparez rien"),
}


def _form(view: SwView, form: Form, names: Sequence[str]) -> Text:
    if not form.orders:
        return _NOTHING.get(type(view.stage), Text("Order nothing", "N'ordonnez rien"))
    return capitalised(_orders(view, form.orders, names))


def _file(view: SwView, filed: File, names: Sequence[str]) -> Text:
    """A form that is handed in before its phase; an empty one takes back what was handed in."""
    form = name("form", filed.form)
    if not filed.orders:
        return Text(f"Take back the {form.en}", f"Reprenez : {form.fr}")
    orders = _orders(view, filed.orders, names)
    return Text(f"Hand in the {form.en} ahead: {orders.en}", f"Remettez d'avance ({form.fr}) : {orders.fr}")


def _orders(view: SwView, orders: Sequence[AnyAction], names: Sequence[str]) -> Text:
    """The first of some orders, with how often each, and how many more there are."""
    told = Counter(_each(view, orders, names))
    each = [_inside(order, count) for order, count in list(told.items())[:_MOST_TOLD]]
    left = sum(list(told.values())[_MOST_TOLD:])
    more = Text(f"; {left} more", f" ; {left} de plus") if left else Text("", "")
    return Text("; ".join(one.en for one in each) + more.en, " ; ".join(one.fr for one in each) + more.fr)


def _each(view: SwView, orders: Sequence[AnyAction], names: Sequence[str]) -> Iterator[Text]:
    """Each order as a sentence; what offers several players the same treaty is one."""
    offered: dict[str, list[Seat]] = {}
    for order in orders:
        if isinstance(order, OfferTreaty):
            offered.setdefault(order.treaty, []).append(order.player)
    for order in orders:
        if not isinstance(order, OfferTreaty):
            yield in_words(view, order, names)
        elif players := offered.pop(order.treaty, None):
            yield politics.offer_treaty_to(players, order.treaty, names)


def _inside(order: Text, count: int) -> Text:
    """An order as it stands in a list; how often, with what else is said of it in brackets."""
    return Text(*(_often(words[:1].lower() + words[1:], count) for words in (order.en, order.fr)))


def _often(order: str, count: int) -> str:
    if count == 1:
        return order
    return f"{order[:-1]}, × {count})" if order.endswith(")") else f"{order} (× {count})"


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

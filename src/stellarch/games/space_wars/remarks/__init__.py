"""What is to be said of an order: what it does, what it keeps from the others, and how another compares.

weighed     an order with the positions before and after it
words       the sentences
counting    figures of a position that sentences speak of, and what changes in them
realm       works, research, extraction, repair, natives
fleets      moves, cargo, visits and missions
politics    council, treaties, exchanges, war and peace
battles     space battles, bombardment, ground battles, spies

Every number comes from the rules' own functions, asked of the position before and after the order, or from the figures
that bots go by. What hangs on dice is not foretold: only the odds are. Ask of a state that was imagined from a view.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence

from stellarch.core import Message, Part, Remarks, Sayable, Seat, Text, said
from stellarch.games.space_wars.chapters.battle.orders import BattleOrders
from stellarch.games.space_wars.chapters.general import File, Form
from stellarch.games.space_wars.chapters.opening import ChooseTechnologies
from stellarch.games.space_wars.in_words import in_words
from stellarch.games.space_wars.notation import Order
from stellarch.games.space_wars.nouns import Technology
from stellarch.games.space_wars.remarks import battles, fleets, politics, realm
from stellarch.games.space_wars.remarks.comparing import cons, pros
from stellarch.games.space_wars.remarks.technologies import effect
from stellarch.games.space_wars.remarks.weighed import Weighed, weighed
from stellarch.games.space_wars.state import State
from stellarch.games.space_wars.view import SwView

Teller = Callable[[Weighed], Iterator[Sayable]]
"""What there is to say of all orders of a chapter that are given at once."""

TELLERS: Mapping[type, Teller] = {**realm.TELLERS, **fleets.TELLERS, **politics.TELLERS, **battles.TELLERS}


def remarks(state: State, seat: Seat, action: Order, other: Order | None, names: Sequence[str]) -> Remarks:
    """What is to be said of an order of a seat, and how another compares with it."""
    given = weighed(state, seat, action, names)
    does = _in_words(_told(given), names)
    if other is None:
        return Remarks(does)
    instead = weighed(state, seat, other, names)
    alike = _single(given, instead)
    return Remarks(does, _in_words(pros(instead, alike), names), _in_words(cons(instead, alike), names))


class TechnologyChosen(Message, frozen=True):
    technology: Technology


def parts(view: SwView, state: State, seat: Seat, action: Order, names: Sequence[str]) -> Iterator[Part]:
    """What an order holds, each with the first thing that is to be said of it; nothing of an order that holds none."""
    if isinstance(action, ChooseTechnologies):
        for technology in (action.level3, *action.level2):
            gain = effect(state, seat, technology)
            yield Part(said(TechnologyChosen(technology)), None if gain is None else said(gain, names))
    elif isinstance(action, Form | File):
        for order in action.orders:
            does = next(iter(remarks(state, seat, order, None, names).does), None)
            yield Part(in_words(view, order, names), does)


def _in_words(remarks: Iterator[Sayable], names: Sequence[str]) -> tuple[Text, ...]:
    return tuple(each if isinstance(each, Text) else said(each, names) for each in remarks)


def _told(given: Weighed) -> Iterator[Sayable]:
    """Chapter by chapter, in the order in which the orders stand."""
    tellers = dict.fromkeys(TELLERS[type(order)] for order in given.orders if type(order) in TELLERS)
    if not given.orders and given.nothing in TELLERS:
        tellers = {TELLERS[given.nothing]: None}
    for teller in tellers:
        yield from teller(given)


def _single(given: Weighed, other: Weighed) -> Weighed:
    """Of a form, the first order of the same kind as the single one that it is compared with."""
    if not isinstance(given.action, Form | File | BattleOrders) or isinstance(other.action, Form | File | BattleOrders):
        return given
    alike = next((order for order in given.orders if type(order) is type(other.action)), None)
    return given if alike is None else weighed(given.state, given.seat, alike, given.names)

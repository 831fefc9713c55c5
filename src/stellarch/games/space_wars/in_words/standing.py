"""SW-23.3.8: standing orders that the view has more to say of than they do themselves."""

from collections.abc import Sequence
from typing import Any

from stellarch.core import Message
from stellarch.games.space_wars.chapters.standing import WishWorks
from stellarch.games.space_wars.in_words import realm
from stellarch.games.space_wars.in_words.telling import Tellers
from stellarch.games.space_wars.view import SwView


class OrderWishWorks(Message, frozen=True):
    orders: tuple[Any, ...]


def _wish_works(view: SwView, order: WishWorks, names: Sequence[str]) -> OrderWishWorks:
    tellers = ((realm.TOLD.get(type(each)), each) for each in order.orders)
    return OrderWishWorks(tuple(teller(view, each, names) if teller else each for teller, each in tellers))


TOLD: Tellers = {WishWorks: _wish_works}

"""What the sentences of all chapters share: pieces and places with their articles, counts, pieces of cargo."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from stellarch.core import Message, Text
from stellarch.core.text import listed
from stellarch.games.space_wars import french
from stellarch.games.space_wars.articles import several
from stellarch.games.space_wars.view import SwView
from stellarch.games.space_wars.words import cargo_name, name, place, the_place

Teller = Callable[[SwView, Any, Sequence[str]], Text | Message]
"""What there is to say of an order of one kind, for the seat of a view."""
Tellers = Mapping[type, Teller]


def with_weapon(is_spent: object) -> Text:
    """What is added to an order that spends a special weapon."""
    return Text(", with a special weapon", ", avec une arme spéciale") if is_spent else Text("", "")


def always(en: str, fr: str) -> Teller:
    """A sentence that says all there is to an order."""
    text = Text(en, fr)
    return lambda view, order, names: text


def a(kind: str, of: str) -> Text:
    """a cruiser, un croiseur."""
    called = name(kind, of)
    article = "an" if called.en[0] in "aeiou" else "a"
    return Text(f"{article} {called.en}", french.a(called.fr))


def towards(where: str) -> Text:
    """to Draconis 31, vers le secteur 4-7."""
    to = the_place(where)
    return Text(f"to {to.en}", f"vers {to.fr}")


def of_place(where: str) -> Text:
    """of Draconis 31, du secteur 4-7."""
    return Text(f"of {place(where).en}", french.of_place(where))


def cargo(pieces: Mapping[str, int]) -> Text:
    """Pieces by their number: 2 fuel and 1 crystal D."""
    return listed([several(cargo_name(piece), count) for piece, count in pieces.items()])


def unflagged(order: Any) -> Text:
    """What is said where craft are not to put a flag on the sector they come into."""
    return Text("", "") if order.flag else Text(", without a flag", ", sans drapeau")

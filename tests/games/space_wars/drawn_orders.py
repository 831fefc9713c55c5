"""Orders by lot, the kind of order first: so each kind comes up, however many ways there are to give another one.

Besides what is offered, orders are mangled: one of their words or numbers is put in the place of another. Whatever
comes of it must be carried out or refused.
"""

from collections import deque
from collections.abc import Iterator, Sequence
from typing import Any, get_args

import msgspec

from stellarch.core import Chance, Template
from stellarch.games.space_wars.chapters.battle.orders import BattleOrders, Hold, RoundOrder
from stellarch.games.space_wars.chapters.general import Auto, End, File, Form, orders_of
from stellarch.games.space_wars.contents import AnyAction
from stellarch.games.space_wars.notation import Order

_ODD: tuple[Any, ...] = ("", "-", "nowhere", "cruiser999", "surface", "space", -1, 0, 1, 99, 10**6, None)
_ALWAYS = {"end", "auto"}
"""What no game is without: else its phases would not end."""
_STEPS = ("dispose", "cloak", "patch", "skirmish", "run", "line", "core", "breakthrough", "return", "withdraw", "zone")
_LEFT_OUT = 4
"""In each game one kind in this number is left out, where there is another, so that the others are drawn more often."""

Choice = Order | Template


def kind_of(choice: Choice) -> str:
    return choice.type if isinstance(choice, Template) else str(type(choice).__struct_config__.tag)


def kinds_in(order: Order) -> Iterator[str]:
    """The kind of an order, and those of the orders that it holds."""
    yield kind_of(order)
    if isinstance(order, Form | File | BattleOrders):
        yield from map(kind_of, order.orders)


def is_left_out(kind: str, chance: Chance) -> bool:
    return kind not in _ALWAYS and chance.below(_LEFT_OUT, "left out", kind) == 0


def by_kind(choices: Sequence[Choice], chance: Chance) -> dict[str, list[Choice]]:
    """The choices by their kinds, those that the game of this chance leaves out set aside."""
    found: dict[str, list[Choice]] = {}
    for choice in choices:
        found.setdefault(kind_of(choice), []).append(choice)
    kept = {kind: each for kind, each in found.items() if not is_left_out(kind, chance)}
    return kept or found


def filled(choice: Choice, chance: Chance, *key: int) -> Order:
    """The choice, the blanks of a template filled in by lot; of an offer's many things, some."""
    if not isinstance(choice, Template):
        return choice
    plain: dict[str, Any] = choice.drawn(chance, "blanks", *key)
    for side in ("gives", "asks"):
        if isinstance(things := plain.get(side), dict):
            few = chance.shuffled(sorted(things), "things", side, *key)[: chance.below(4, "few", side, *key)]
            plain[side] = {thing: things[thing] for thing in few}
    order: Order = msgspec.convert(plain, AnyAction)
    return order


class Mangler:
    """Remembers orders, and makes others of them: their words and numbers in the place of others, or a whole round of a
    battle, much of which cannot be done."""

    def __init__(self) -> None:
        self._seen: deque[Any] = deque(_ODD, maxlen=200)
        self._of_rounds: deque[RoundOrder] = deque([Hold(step) for step in _STEPS], maxlen=60)

    def remember(self, order: Order) -> None:
        self._seen.extend(leaf for _, leaf in _leaves(msgspec.to_builtins(order)))
        self._of_rounds.extend(one for one in orders_of(order) if isinstance(one, get_args(RoundOrder)))

    def round_of_battle(self, chance: Chance, *key: int) -> BattleOrders:
        """Orders for all that is left of a round (SW-23.3.1): any of the battles so far, or none."""
        count = chance.below(6, "orders", *key)
        return BattleOrders(tuple(chance.choice(self._of_rounds, "order", *key, number) for number in range(count)))

    def mangled(self, order: Order, chance: Chance, *key: int) -> Order | None:
        """The order with one of its words or numbers changed; None where that is no order."""
        plain = msgspec.to_builtins(order)
        ways = [way for way, _ in _leaves(plain) if way[-1] != "type"]
        if not ways:
            return None
        *way, last = chance.choice(ways, "way", *key)
        place = plain
        for step in way:
            place = place[step]
        value = chance.choice((*_ODD, *self._seen), "value", *key)
        if chance.below(4, "renamed", *key) == 0 and isinstance(place, dict) and way:
            place[str(value)] = place.pop(last)
        else:
            place[last] = value
        try:
            changed: Order = msgspec.convert(plain, AnyAction)
        except msgspec.ValidationError:
            return None
        return changed


def _leaves(plain: Any, way: tuple[Any, ...] = ()) -> Iterator[tuple[tuple[Any, ...], Any]]:
    """The words and numbers of a plain value, each with the way to it."""
    if isinstance(plain, dict):
        for name, value in plain.items():
            yield from _leaves(value, (*way, name))
    elif isinstance(plain, list):
        for number, value in enumerate(plain):
            yield from _leaves(value, (*way, number))
    else:
        yield way, plain


ANSWERS = (Auto(), End())
"""What may be tried at any time."""

"""The short form of an order: its word, and what it names, in the order of its fields.

    research:propulsion        build:draconis_31/city        move:cruiser5+corvette2/4-7        end

Parts are divided by `/`, several values of one part by `+`, a pair of a mapping is `key=number`; nothing is `-`. The
last parts are left out where they are as usual. A seat is its number, from 0. Any order reads back this way by itself:
a chapter only declares its fields.
"""

import re
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import TYPE_CHECKING, Any, ClassVar, TypeAlias, TypeVar

import msgspec

from stellarch.core import Action, BadNotation, Message, Phrase, Sayable, Seat
from stellarch.core.faults import fault_in_words

if TYPE_CHECKING:
    from stellarch.games.space_wars.view import SwView

_WORD = re.compile(r"([a-z_]+)(?::(.*))?")
_NOTHING = "-"
O = TypeVar("O", bound="Order")  # noqa: E741


class Unreadable(Phrase):
    NO_ORDER = 1


class OtherParts(Message, frozen=True):
    parts: int


class OrderUnreadable(Message, frozen=True):
    word: str
    what: Sayable


class _WrongParts(ValueError):
    def __init__(self, parts: int) -> None:
        super().__init__(parts)
        self.why = OtherParts(parts)


class Order(Action, frozen=True):
    """An order with a short form. Its fields hold names, numbers, truth values, tuples of them, or mappings."""

    word: ClassVar[str]
    in_forms: ClassVar[bool] = False
    """Whether it stands in a form that is filled in for a phase (SW-23.3), by its `rules.labels.OrderLabel`."""

    def __str__(self) -> str:
        return self._in_short(self._said())

    def alike(self) -> str:
        """A short form that is the same for equal orders: what is counted stands in the order of its names. A game
        that goes on from a checkpoint has forgotten how its player put it."""
        return self._in_short([_sorted(value) for value in self._said()])

    def in_words(self, view: "SwView") -> Any:
        """What there is to say of it to the seat of a view: itself, where its fields say it all. Begins with a verb."""
        return self

    def _in_short(self, values: list[Any]) -> str:
        parts = [_written(value) for value in values]
        return f"{self.word}:{'/'.join(parts)}" if parts else self.word

    def __repr__(self) -> str:  # what a failing test prints can be pasted back in
        return f"read_action({str(self)!r})"

    def _said(self) -> list[Any]:
        """Its values but for the last ones that are as usual."""
        values = list(msgspec.structs.astuple(self))
        usual = _usual(type(self))
        while usual and values[-1] == usual[-1]:
            values, usual = values[:-1], usual[:-1]
        return values

    @classmethod
    def read(cls: type[O], parts: str | None) -> O:
        """The order whose parts these are; raises ValueError or msgspec.ValidationError."""
        readers = _readers(cls)
        written = [] if parts is None else parts.split("/")
        if not len(readers) - len(cls.__struct_defaults__) <= len(written) <= len(readers):
            raise _WrongParts(len(readers))
        plain = {name: read(part) for (name, read), part in zip(readers, written, strict=False)}
        return msgspec.convert(plain, cls, strict=False)


class Secret(Order, frozen=True):
    """An order that nobody else is shown: what came of it is told when all are in (SW-24.1)."""

    def seen_by(self, actor: Seat, viewer: Seat | None) -> Action | None:
        return self if viewer == actor else None


@cache
def _usual(kind: type[Order]) -> tuple[Any, ...]:
    """What the last fields of an order hold unless something else is said."""
    fields = msgspec.structs.fields(kind)[len(kind.__struct_fields__) - len(kind.__struct_defaults__) :]
    return tuple(
        field.default if field.default_factory is msgspec.NODEFAULT else field.default_factory() for field in fields
    )


def _sorted(value: object) -> object:
    return dict(sorted(value.items())) if isinstance(value, Mapping) else value


def _written(value: object) -> str:
    if type(value) is str:  # most are
        return value
    if value is None or value == () or value == {}:
        return _NOTHING
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, Mapping):
        return "+".join(f"{key}={number}" for key, number in value.items())
    if isinstance(value, tuple):
        return "+".join(map(str, value))
    return str(value)


@cache
def _readers(kind: type[Order]) -> tuple[tuple[str, Callable[[str], object]], ...]:
    """The fields of an order, and how the part of each is read."""
    return tuple((field.name, _reader(msgspec.inspect.type_info(field.type))) for field in msgspec.structs.fields(kind))


def _reader(info: msgspec.inspect.Type) -> Callable[[str], object]:
    if isinstance(info, msgspec.inspect.DictType):
        return _read_pairs
    if isinstance(info, msgspec.inspect.VarTupleType):
        return lambda part: [] if part == _NOTHING else part.split("+")
    if isinstance(info, msgspec.inspect.BoolType):
        return lambda part: {"yes": True, "no": False}.get(part, part)
    return lambda part: None if part == _NOTHING else part


def _read_pairs(part: str) -> dict[str, str]:
    pairs = [] if part == _NOTHING else [pair.partition("=") for pair in part.split("+")]
    return {key: number for key, _, number in pairs}


def read_order(text: str, orders: Iterable[type[Order]]) -> Order:
    """The order with this short form; raises BadNotation."""
    found = _WORD.fullmatch(text)
    kind = next((order for order in orders if found is not None and order.word == found[1]), None)
    if found is None or kind is None:
        raise BadNotation(Unreadable.NO_ORDER, text)
    try:
        return kind.read(found[2])
    except (ValueError, msgspec.ValidationError) as fault:
        what = fault.why if isinstance(fault, _WrongParts) else fault_in_words(fault)
        raise BadNotation(OrderUnreadable(kind.word, what), text, len(kind.word)) from None


if TYPE_CHECKING:
    AnyOrder: TypeAlias = Order
    """One order of any chapter, as the state and forms hold it."""
    AnyWork: TypeAlias = Order
    """One that can be wished for, as standing orders hold it."""
    # The chapters need the state, and the state holds orders: `contents` puts the unions here once it knows all orders,
    # and msgspec looks them up when it first reads such a value.

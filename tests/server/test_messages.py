"""Messages read back as they were written, and nothing that is asked can be without bounds."""

from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import inspect

from stellarch.core import Row, Text
from stellarch.core.wire import kept, read, written
from stellarch.server import messages
from stellarch.server.settings import Settings
from stellarch.server.web.app import create_app
from stellarch.server.web.routes import ROUTES
from tests.cases import for_each

STRUCTS = [found for found in vars(messages).values() if isinstance(found, type) and issubclass(found, msgspec.Struct)]
ASKED = [
    signature.parameters["data"].annotation
    for signature in (route.parsed_fn_signature for route in ROUTES)
    if "data" in signature.parameters
]
DEEPEST = 3


def drawn(kind: inspect.Type, depth: int = 0) -> st.SearchStrategy[Any]:
    """Any value of a type, within its bounds."""
    few = 0 if depth > DEEPEST else 2
    match kind:
        case inspect.StrType(min_length=least, max_length=most):
            printed = st.characters(codec="utf-8", exclude_categories=["Cc", "Cs"])
            return st.text(printed, min_size=least or 0, max_size=min(most or 9, 50))
        case inspect.IntType(ge=least, le=most):
            return st.integers(least, most)
        case inspect.FloatType(ge=least, le=most):
            return st.floats(least, most, allow_nan=False, allow_infinity=False)
        case inspect.BoolType():
            return st.booleans()
        case inspect.NoneType():
            return st.none()
        case inspect.LiteralType(values=values):
            return st.sampled_from(values)
        case inspect.EnumType(cls=cls):
            return st.sampled_from(cls)
        case inspect.ListType(min_length=None) | inspect.VarTupleType() | inspect.DictType() if not few:
            return st.just({} if isinstance(kind, inspect.DictType) else ())  # a template may hold templates, and so on
        case inspect.ListType(item_type=item, min_length=least):
            return st.lists(drawn(item, depth + 1), min_size=least or 0, max_size=few + (least or 0))
        case inspect.VarTupleType(item_type=item):
            return st.lists(drawn(item, depth + 1), max_size=few).map(tuple)
        case inspect.DictType(key_type=key, value_type=value):
            return st.dictionaries(drawn(key, depth + 1), drawn(value, depth + 1), max_size=few)
        case inspect.UnionType(types=types):
            return st.one_of([drawn(part, depth) for part in types])
        case inspect.StructType(cls=cls, fields=fields):
            return st.builds(
                cls, **{field.name: drawn(field.type, depth + 1) for field in fields if few or field.required}
            )
        case inspect.CustomType(cls=cls) if cls is Text:
            return st.builds(Text, st.text(max_size=9), st.text(max_size=9))
        case inspect.AnyType():
            return st.sampled_from([None, 1, "text", {"key": [1]}])
    raise AssertionError(f"no values for {kind}")


@cache
def any_of(struct: type[msgspec.Struct]) -> st.SearchStrategy[Any]:
    return drawn(inspect.type_info(struct))


@cache
def given_to_routes() -> set[str]:
    """What routes have besides a message."""
    return {"device", "person", *create_app(Settings("sqlite://")).dependencies}


@pytest.mark.parametrize("struct", STRUCTS)
@given(data=st.data())
def test_every_message_reads_back_as_it_was(struct: type[msgspec.Struct], data: st.DataObject) -> None:
    wire = written(data.draw(any_of(struct)))
    assert written(read(wire, struct)) == wire


@pytest.mark.parametrize("message", [messages.Changed(3), messages.Presence((0, 2), 5)])
def test_a_live_message_says_what_it_is(message: messages.LiveMessage) -> None:
    assert msgspec.json.decode(msgspec.json.encode(message), type=messages.LiveMessage) == message


def unbounded(kind: inspect.Type, where: str) -> Iterator[str]:
    """The parts of a message that could be of any size."""
    match kind:
        case inspect.StrType(max_length=None) | inspect.IntType(ge=None) | inspect.IntType(le=None):
            yield where
        case inspect.ListType(item_type=item, max_length=most) | inspect.VarTupleType(item_type=item, max_length=most):
            yield from [where] if most is None else unbounded(item, f"{where}[]")
        case inspect.DictType(key_type=key, value_type=value, max_length=most):
            yield from [where] if most is None else unbounded(key, f"{where} key")
            yield from unbounded(value, f"{where} value")
        case inspect.UnionType(types=types):
            for part in types:
                yield from unbounded(part, where)
        case inspect.StructType(fields=fields):
            for field in fields:
                yield from unbounded(field.type, f"{where}.{field.name}")
        case inspect.AnyType() | inspect.RawType() | inspect.BytesType():
            yield where


def test_the_routes_ask_for_something() -> None:
    assert {messages.NewTable, messages.Play, messages.Enter} <= set(ASKED)


@pytest.mark.parametrize("asked", ASKED)
def test_everything_asked_for_has_bounds(asked: type[msgspec.Struct]) -> None:
    assert list(unbounded(inspect.type_info(asked), asked.__name__)) == []


@pytest.mark.parametrize("asked", ASKED)
def test_nothing_asked_for_is_named_like_what_routes_are_given(asked: type[msgspec.Struct]) -> None:
    """The framework takes a wrong value of that name for a fault of ours, and answers 500."""
    assert not given_to_routes() & set(asked.__struct_fields__)


@pytest.mark.parametrize("asked", ASKED)
def test_what_was_not_asked_for_is_refused(asked: type[msgspec.Struct]) -> None:
    assert asked.__struct_config__.forbid_unknown_fields


DEEP = {"type": "offer", "to": 8, "give": {"tokens": {"iron": 3}}, "clauses": [{"type": "truce", "turns": 3}]}
"""An offer in a list of orders: the deepest that is meant."""
SEATED: list[dict[str, Any]] = [{}, {}]
KEY = "k" * 43


@for_each(
    ("asked", "fine", "too_much"),
    [
        (messages.NewTable, {"game": "g" * 60, "players": SEATED}, {"game": "g" * 61}),
        (messages.NewTable, {"game": "g", "players": [{}] * 9}, {"players": [{}] * 10}),
        (messages.NewTable, {"game": "g", "players": SEATED}, {"players": []}),
        (messages.NewTable, {"game": "g", "players": [{"name": "n" * 40}]}, {"players": [{"name": "n" * 41}]}),
        (messages.NewTable, {"game": "g", "players": SEATED}, {"players": [{"name": ""}]}),
        (messages.NewTable, {"game": "g", "players": SEATED}, {"players": [{"name": "A\0da"}]}),
        (messages.Sit, {"name": "Ada L. 🚀 Łódź"}, {"name": "Ada\n"}),
        (messages.NewTable, {"game": "g", "players": SEATED}, {"players": [{"bot": "b" * 41}]}),
        (messages.NewTable, {"game": "g", "players": SEATED}, {"options": {f"o{n}": 1 for n in range(41)}}),
        (messages.NewTable, {"game": "g", "players": SEATED}, {"options": {"board": "b" * 2001}}),
        (messages.NewTable, {"game": "g", "players": SEATED}, {"options": {"o" * 100: 1}}),
        (messages.NewTable, {"game": "g", "players": SEATED}, {"options": {"deck": 10**30}}),
        (messages.NewTable, {"game": "g", "players": SEATED}, {"options": {"deck": [15]}}),
        (messages.PreviewRequest, {"game": "g", "players": 9, "seed": "s" * 80}, {"players": 10}),
        (messages.PreviewRequest, {"game": "g", "players": 9, "seed": "s" * 80}, {"seed": "s" * 81}),
        (messages.Enter, {"key": KEY}, {"key": "k" * 19}),
        (messages.Enter, {"key": KEY}, {"key": "k" * 101}),
        (messages.Sit, {"name": "n" * 40, "seat": 8}, {"seat": 9}),
        (messages.Play, {"seat": 0, "after": 0, "action": "a" * 16_000}, {"action": "a" * 16_001}),
        (messages.Play, {"seat": 0, "after": 0, "action": "a"}, {"action": ""}),
        (messages.Play, {"seat": 0, "after": 0, "action": "a"}, {"seat": -1}),
        (messages.Play, {"seat": 0, "after": 1_000_000, "action": "a"}, {"after": 1_000_001}),
        (messages.Play, {"seat": 0, "after": 0, "action": "a"}, {"after": 10**30}),
        (messages.Ask, {"seat": 0, "action": "a"}, {"action": "a" * 16_001}),
        (messages.Play, {"seat": 0, "after": 0, "action": {"path": [[1, 2], [3, 4]]}}, {"action": {"p": [[[[[1]]]]]}}),
        (messages.Play, {"seat": 0, "after": 0, "action": {"orders": [DEEP]}}, {"action": {"orders": [[DEEP]]}}),
        (messages.Play, {"seat": 0, "after": 0, "action": {"orders": [DEEP] * 200}}, {"action": {"o": [DEEP] * 201}}),
        (messages.Play, {"seat": 0, "after": 0, "action": {"type": "bid"}}, {"action": {"note": "n" * 2001}}),
        (messages.Play, {"seat": 0, "after": 0, "action": {"type": "bid"}}, {"action": {"coins": 10**30}}),
        (messages.TakeBack, {"after": 0}, {"after": -1}),
        (messages.Answer, {"seat": 0, "yes": True}, {"yes": 1}),
    ],
)
def test_the_bounds_are_where_they_should_be(
    asked: type[msgspec.Struct], fine: dict[str, Any], too_much: dict[str, Any]
) -> None:
    msgspec.json.decode(msgspec.json.encode(fine), type=asked)
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(msgspec.json.encode({**fine, **too_much}), type=asked)


def test_a_row_within_a_row_reads_back() -> None:
    label = Text("Planets", "Planètes")
    row = Row("score", label, (1, 2), (Row("planets", label, (1, 2)),))
    assert read(kept(row), Row) == row

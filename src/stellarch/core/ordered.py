"""What is sent is written alike by every process. A set has no order of its own, so it is given one."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from operator import is_not
from typing import Any

import msgspec
from msgspec.inspect import (
    CollectionType,
    DictType,
    FrozenSetType,
    Metadata,
    SetType,
    StructType,
    TupleType,
    Type,
    UnionType,
    type_info,
)


def in_order(value: Any) -> Any:
    """The same value to be written, with all its sets as sorted lists; what holds none is left as it is."""
    order = _way(value.__class__)
    return value if order is None else order(value)


@cache
def _way(kind: Any) -> Callable[[Any], Any] | None:
    """How values of a kind are put in order; None for those that hold nothing."""
    if issubclass(kind, set | frozenset):
        return lambda value: sorted(value) if len(value) > 1 else value
    if issubclass(kind, msgspec.Struct):
        return _struct_in_order if _fields_with_sets(kind) else None
    if issubclass(kind, Mapping):
        return _mapping_in_order
    return _list_in_order if issubclass(kind, tuple | list) else None


def _struct_in_order(struct: msgspec.Struct) -> msgspec.Struct:
    """What can keep something with itself keeps how it is written, since it is sent many times; but for itself."""
    kept = getattr(struct, "__dict__", None)
    if kept is None or not struct.__struct_config__.frozen:
        return _put_in_order(struct)
    if _KEPT not in kept:
        found = _put_in_order(struct)
        kept[_KEPT] = None if found is struct else found
    return struct if kept[_KEPT] is None else kept[_KEPT]


_KEPT = "in order"


def _put_in_order(struct: msgspec.Struct) -> msgspec.Struct:
    changed = {}
    for name in _fields_with_sets(type(struct)):
        old = getattr(struct, name)
        if (new := in_order(old)) is not old:
            changed[name] = new
    return msgspec.structs.replace(struct, **changed) if changed else struct


def _mapping_in_order(mapping: Mapping[Any, Any]) -> Mapping[Any, Any]:
    found = {key: in_order(part) for key, part in mapping.items()}
    return found if any(found[key] is not part for key, part in mapping.items()) else mapping


def _list_in_order(parts: Sequence[Any]) -> Sequence[Any]:
    found = [in_order(part) for part in parts]
    return found if any(map(is_not, found, parts)) else parts


@cache
def _fields_with_sets(struct: type[msgspec.Struct]) -> tuple[str, ...]:
    """The fields of a struct in which there can be a set, however deep."""
    info = type_info(struct)
    assert isinstance(info, StructType)
    return tuple(field.name for field in info.fields if _can_hold_a_set(field.type, frozenset({struct})))


def _can_hold_a_set(kind: Type, inside: frozenset[type]) -> bool:
    if isinstance(kind, SetType | FrozenSetType):
        return True
    if isinstance(kind, StructType):
        return kind.cls not in inside and any(_can_hold_a_set(part.type, inside | {kind.cls}) for part in kind.fields)
    return any(_can_hold_a_set(part, inside) for part in _parts(kind))


def _parts(kind: Type) -> tuple[Type, ...]:
    if isinstance(kind, UnionType):
        return kind.types
    if isinstance(kind, TupleType):
        return kind.item_types
    if isinstance(kind, DictType):
        return (kind.value_type,)
    if isinstance(kind, CollectionType):
        return (kind.item_type,)
    if isinstance(kind, Metadata):
        return (kind.type,)
    return ()

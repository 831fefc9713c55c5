"""What is sent is written alike by every process. A set has no order of its own, so it is given one."""

from collections.abc import Mapping
from functools import cache
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
    if isinstance(value, set | frozenset):
        return sorted(value) if len(value) > 1 else value
    if isinstance(value, msgspec.Struct):
        return _struct_in_order(value)
    if isinstance(value, Mapping):
        found = {key: in_order(part) for key, part in value.items()}
        return found if any(found[key] is not part for key, part in value.items()) else value
    if isinstance(value, tuple | list):
        parts = [in_order(part) for part in value]
        return parts if any(new is not old for new, old in zip(parts, value, strict=True)) else value
    return value


def _struct_in_order(struct: msgspec.Struct) -> msgspec.Struct:
    parts = ((name, getattr(struct, name)) for name in _fields_with_sets(type(struct)))
    changed = {name: new for name, old in parts if (new := in_order(old)) is not old}
    return msgspec.structs.replace(struct, **changed) if changed else struct


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

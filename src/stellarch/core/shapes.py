"""What a type is made of, in short: so that what was written in one shape is not read in another."""

import hashlib
import typing
from collections.abc import Iterator
from functools import cache
from typing import Any

_LENGTH = 12


@cache
def fingerprint(kind: Any) -> str:
    """Another one as soon as any field of a type, or of the types of its fields, has another name, type or place."""
    described = "\n".join(_described(kind, set()))
    return hashlib.sha256(described.encode()).hexdigest()[:_LENGTH]


def _described(kind: Any, seen: set[Any]) -> Iterator[str]:
    """The type, then the types it is made of, each once."""
    parts: list[Any] = list(typing.get_args(kind))
    if isinstance(kind, type) and kind not in seen:
        seen.add(kind)
        fields = typing.get_type_hints(kind) if "__annotations__" in vars(kind) else {}
        yield f"{kind.__qualname__}: {', '.join(f'{name} {_name(hint)}' for name, hint in fields.items())}"
        parts += fields.values()
    for part in parts:
        yield from _described(part, seen)


def _name(hint: Any) -> str:
    return hint.__qualname__ if isinstance(hint, type) and not typing.get_args(hint) else str(hint)

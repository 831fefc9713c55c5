"""How a data file becomes typed facts; what is wrong in one is told when the program starts."""

import tomllib
from collections.abc import Iterable, Mapping
from importlib.resources import files
from typing import Protocol, TypeVar

import msgspec

from stellarch.core import BadData
from stellarch.core.wire import read_text

T = TypeVar("T")


class Named(Protocol):
    @property
    def id(self) -> str: ...


R = TypeVar("R", bound=Named)


def read(name: str, kind: type[T]) -> T:
    """The facts of one file."""
    text = files("stellarch.games.space_wars").joinpath("data", name).read_text("utf-8")
    try:
        return msgspec.convert(tomllib.loads(text), kind, strict=False, dec_hook=read_text)
    except msgspec.ValidationError as fault:
        raise BadData(name, "", str(fault)) from None


def by_id(file: str, records: Iterable[R]) -> Mapping[str, R]:
    """Records by their ids, in the order of the file; an id that is there twice is an error."""
    found: dict[str, R] = {}
    for record in records:
        if record.id in found:
            raise BadData(file, record.id, "is there twice")
        found[record.id] = record
    return found


def require(file: str, key: str, names: Iterable[str], known: Iterable[str]) -> None:
    """Raises BadData unless all names are known."""
    known = set(known)
    for name in names:
        if name not in known:
            raise BadData(file, key, f"{name!r} is not known")

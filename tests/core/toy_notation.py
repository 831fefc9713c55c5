"""The short form of an action for games that have no notation of their own: its name, then its fields as JSON."""

from typing import Any, get_args
from urllib.parse import quote, unquote

import msgspec
from msgspec.structs import asdict

from stellarch.core import Action, BadNotation, Text


class Noted(Action, frozen=True):
    def __str__(self) -> str:
        values = (quote(msgspec.json.encode(value), safe='[],"') for value in asdict(self).values())
        return ":".join([str(self.__struct_config__.tag), *values])


def read_noted(text: str, actions: Any) -> Any:
    """The action of this union with this short form; raises BadNotation."""
    name, *values = text.split(":")
    try:
        fields = next(kind for kind in get_args(actions) if kind.__struct_config__.tag == name).__struct_fields__
        plain = {field: msgspec.json.decode(unquote(value)) for field, value in zip(fields, values, strict=True)}
        return msgspec.convert({"type": name, **plain}, actions)
    except (StopIteration, ValueError, RecursionError):
        raise BadNotation(Text("This is no action.", "Ce n'est pas une action."), text) from None

"""A value as one word that is safe in a link: a prefix that says what it is, then letters, digits, - and _."""

import binascii
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Any, TypeVar

import msgspec

from stellarch.core.errors import BadNotation
from stellarch.core.faults import fault_in_words
from stellarch.core.telling import Message, Sayable

_LONGEST = 4_000_000
"""How large what is packed may be: a nine-player game of Space Wars has a tenth of it."""
T = TypeVar("T")


class NotAPosition(Message, frozen=True):
    begins: str


class PositionUnreadable(Message, frozen=True):
    what: Sayable


def packed(prefix: str, position: Any) -> str:
    """A position that holds no secrets, as text; equal positions have the same."""
    plain = msgspec.to_builtins(position, str_keys=True, order="deterministic")
    return prefix + urlsafe_b64encode(zlib.compress(msgspec.json.encode(plain), 9)).decode().rstrip("=")


def unpacked(prefix: str, text: str, kind: type[T]) -> T:
    """The position that a text is; raises BadNotation."""
    if not text.startswith(prefix):
        raise BadNotation(NotAPosition(prefix), text[:80])
    try:
        coded = text.removeprefix(prefix)
        unpacking = zlib.decompressobj()
        plain = unpacking.decompress(urlsafe_b64decode(coded + "=" * (-len(coded) % 4)), _LONGEST)
        if not unpacking.eof:
            raise ValueError("too long or cut off")
        return msgspec.json.decode(plain, type=kind)
    except (ValueError, binascii.Error, zlib.error, msgspec.DecodeError, RecursionError) as fault:
        raise BadNotation(PositionUnreadable(fault_in_words(fault)), text[:80], len(prefix)) from None

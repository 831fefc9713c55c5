"""A position as one word: all that a spectator sees, packed. It holds no secret, and reads back to an equal view.

`sw1~` and letters, digits, - and _: safe in a link. What is hidden (dice to come, sealed orders, private offers) is not
in it; to play on from a position it is drawn afresh from a seed.
"""

import binascii
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode

import msgspec

from stellarch.core import BadNotation, Message, Sayable
from stellarch.core.faults import fault_in_words
from stellarch.games.space_wars.state import State
from stellarch.games.space_wars.view import SwView, imagine, view

_FORMAT = "sw1~"
_LONGEST = 4_000_000
"""How large what is packed may be: a nine-player game has a tenth of it."""


class NotAPosition(Message, frozen=True):
    begins: str


class PositionUnreadable(Message, frozen=True):
    what: Sayable


def write_position(state: State) -> str:
    plain = msgspec.to_builtins(view(state, None), str_keys=True, order="deterministic")
    packed = zlib.compress(msgspec.json.encode(plain), 9)
    return _FORMAT + urlsafe_b64encode(packed).decode().rstrip("=")


def read_view(text: str) -> SwView:
    """The view that a position is; raises BadNotation."""
    if not text.startswith(_FORMAT):
        raise BadNotation(NotAPosition(_FORMAT), text)
    try:
        packed = text.removeprefix(_FORMAT)
        unpacking = zlib.decompressobj()
        plain = unpacking.decompress(urlsafe_b64decode(packed + "=" * (-len(packed) % 4)), _LONGEST)
        if not unpacking.eof:
            raise ValueError("too long or cut off")
        return msgspec.json.decode(plain, type=SwView)
    except (ValueError, binascii.Error, zlib.error, msgspec.DecodeError, RecursionError) as fault:
        raise BadNotation(PositionUnreadable(fault_in_words(fault)), text[:80], len(_FORMAT)) from None


def read_position(text: str, seed: str) -> State:
    """A state to play on from; dice fall by the seed. Raises BadNotation."""
    return imagine(read_view(text), seed)

"""SW-9.8.1, SW-9.8.2: what is aboard a craft, piece by piece."""

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from stellarch.games.space_wars.state import Craft
from stellarch.games.space_wars.state.counts import Legions, Small, Tokens
from stellarch.games.space_wars.tables.craft import CRAFT

HOLDS: Mapping[str, str] = {
    **dict.fromkeys(Tokens._fields, "tokens"),
    "slave": "slaves",
    **dict.fromkeys(Legions._fields, "legions"),
    **dict.fromkeys(Small._fields, "small"),
}
"""Where a craft keeps a piece of cargo, in the order in which it is given up (SW-D.56)."""
SORTS: Mapping[str, str] = {
    **dict.fromkeys(Tokens._fields, "material"),
    "slave": "slave",
    **dict.fromkeys(Legions._fields, "legion"),
    **{kind: CRAFT[kind].group for kind in Small._fields},
}
"""What sort of cargo a piece is, as the sheets of craft call it."""
SMALL_SORTS = ("fighter", "pod")


def aboard(craft: Craft, piece: str) -> int:
    hold = getattr(craft, HOLDS[piece])
    return int(hold if piece == "slave" else getattr(hold, piece))


def changed_hold(craft: Craft, piece: str, by: int) -> dict[str, Any]:
    """The field of a craft that changes when this many of a piece come aboard or, below zero, leave."""
    hold = getattr(craft, HOLDS[piece])
    return {HOLDS[piece]: hold + by if piece == "slave" else added(hold, piece, by)}


def with_piece(craft: Craft, piece: str, by: int) -> Craft:
    """The craft with this many more, or fewer, of a kind of cargo."""
    return replace(craft, **changed_hold(craft, piece, by))


def pieces_aboard(craft: Craft) -> tuple[str, ...]:
    """All of its cargo, piece by piece."""
    return tuple(piece for piece, count in contents(craft).items() for _ in range(count))


def added(counts: Any, piece: str, by: int) -> Any:
    """A count with this many more of one kind."""
    left = counts._replace(**{piece: getattr(counts, piece) + by})
    assert min(left) >= 0, f"{by} {piece} of {counts}"
    return left


def contents(craft: Craft) -> dict[str, int]:
    """All pieces of cargo aboard."""
    if not craft.load:
        return {}
    return {piece: count for piece in HOLDS if (count := aboard(craft, piece))}

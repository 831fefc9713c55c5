"""The fingerprint of a type: the same as long as what is written in it can be read in it."""

from dataclasses import make_dataclass
from typing import Any, NamedTuple

import msgspec
import pytest

from stellarch.core.shapes import fingerprint
from stellarch.games import GAMES


class Pair(NamedTuple):
    left: int
    right: int


def state(*fields: tuple[str, Any]) -> type:
    return msgspec.defstruct("State", fields)


PLAIN = state(("cash", int), ("pairs", tuple[Pair, ...]))
OTHERS = [
    state(("money", int), ("pairs", tuple[Pair, ...])),
    state(("cash", str), ("pairs", tuple[Pair, ...])),
    state(("pairs", tuple[Pair, ...]), ("cash", int)),
    state(("cash", int), ("pairs", list[Pair])),
    state(("cash", int), ("pairs", tuple[Pair, ...]), ("more", int)),
    state(("cash", int), ("pairs", tuple[make_dataclass("Pair", [("right", int), ("left", int)]), ...])),  # type: ignore[misc]
]


@pytest.mark.parametrize("other", OTHERS)
def test_another_shape_has_another_fingerprint(other: type) -> None:
    assert fingerprint(other) != fingerprint(PLAIN)


def test_the_same_shape_has_the_same() -> None:
    assert fingerprint(state(("cash", int), ("pairs", tuple[Pair, ...]))) == fingerprint(PLAIN)


def test_the_states_of_all_games_have_one() -> None:
    found = {fingerprint(game.states) for game in GAMES.values()}
    assert len(found) == len(GAMES)


def test_it_is_the_same_in_every_process() -> None:
    assert fingerprint(Pair) == "ff85b10a3ae0"

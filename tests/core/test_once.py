"""Questions that are asked once of equal values."""

from collections.abc import Callable

import msgspec

from stellarch.core.once import asked_once_of_equals


class Counted(msgspec.Struct, frozen=True):
    count: int


class Holding(msgspec.Struct, frozen=True):
    things: list[int]


def asked(seen: list[object]) -> Callable[..., str]:
    @asked_once_of_equals(10)
    def question(value: object, *given: object) -> str:
        seen.append(value)
        return f"{value} {given}"

    return question


def test_equal_values_are_asked_once_and_others_each() -> None:
    seen: list[object] = []
    question = asked(seen)
    assert question(Counted(3), "en") == question(Counted(3), "en")
    assert seen == [Counted(3)]
    assert question(Counted(3), "fr") != question(Counted(4), "fr")
    assert len(seen) == 3


def test_one_and_yes_are_equal_and_yet_told_apart() -> None:
    seen: list[object] = []
    question = asked(seen)
    assert Counted(1) == Counted(True)
    assert question(Counted(1)) == "Counted(count=1) ()"
    assert question(Counted(True)) == "Counted(count=True) ()"


def test_what_cannot_be_hashed_is_asked_anew() -> None:
    seen: list[object] = []
    question = asked(seen)
    assert question(Holding([1])) == question(Holding([1]))
    assert len(seen) == 2

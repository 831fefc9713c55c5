"""Templates: choices too many to list, with blanks to be filled in."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stellarch.core import Amount, Chance, Pick, Several, Template, Text, Words
from stellarch.core.templates import Plain

SEEDS = [str(seed) for seed in range(200)]
OFFER = Template(
    "offer",
    Text("Offer", "Offrir"),
    {"to": Pick(("red", 7)), "coins": Amount(1, 3), "crates": Several((1, 2, 3), 1, 2), "note": Words(10)},
    {"kind": "trade"},
)


def draws(blank: Amount | Pick | Several | Words) -> list[Plain]:
    return [blank.drawn(Chance(seed), "x") for seed in SEEDS]


def test_an_amount_is_drawn_from_least_to_most() -> None:
    assert set(map(str, draws(Amount(-1, 2)))) == {"-1", "0", "1", "2"}


def test_an_amount_without_room_is_what_it_must_be() -> None:
    assert set(map(str, draws(Amount(5, 5)))) == {"5"}


def test_a_pick_is_one_of_its_values() -> None:
    assert set(map(str, draws(Pick(("red", 7))))) == {"red", "7"}


@pytest.mark.parametrize(
    ("blank", "counts"),
    [
        (Several((1, 2, 3)), {0, 1, 2, 3}),
        (Several((1, 2, 3), 1), {1, 2, 3}),
        (Several((1, 2, 3), 1, 2), {1, 2}),
        (Several(()), {0}),
    ],
)
def test_several_are_as_many_as_allowed_and_none_of_them_twice(blank: Several, counts: set[int]) -> None:
    drawn = [values for values in draws(blank) if isinstance(values, list)]
    assert {len(values) for values in drawn} == counts
    assert all(len(set(map(str, values))) == len(values) for values in drawn)
    assert all(value in blank.among for values in drawn for value in values)


def test_words_are_few_and_never_too_many() -> None:
    assert draws(Words(10)) == ["hm"] * len(SEEDS)
    assert draws(Words(1)) == ["h"] * len(SEEDS)


def test_a_template_filled_in_is_the_plain_form_of_an_action() -> None:
    filled = OFFER.filled(to="red", coins=2, crates=[3, 1], note="hello")
    assert filled == {"type": "offer", "kind": "trade", "to": "red", "coins": 2, "crates": [3, 1], "note": "hello"}


@given(st.text())
def test_a_template_drawn_has_every_blank_filled_in(seed: str) -> None:
    drawn = OFFER.drawn(Chance(seed))
    assert drawn["type"] == "offer"
    assert drawn["kind"] == "trade"
    assert drawn["to"] in ("red", 7)
    assert drawn["coins"] in (1, 2, 3)
    assert drawn["crates"] in ([1], [2], [3], [1, 2], [1, 3], [2, 1], [2, 3], [3, 1], [3, 2])
    assert drawn["note"] == "hm"


def test_the_same_chance_fills_in_the_same() -> None:
    assert OFFER.drawn(Chance("x"), 1) == OFFER.drawn(Chance("x"), 1)
    assert len({str(OFFER.drawn(Chance("x"), n)) for n in range(50)}) > 10

"""Templates: choices too many to list, with blanks to be filled in."""

from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stellarch.core import (
    Amount,
    Amounts,
    Blank,
    Chance,
    Depending,
    Orders,
    Pairs,
    Pick,
    Plain,
    Ranking,
    Several,
    Template,
    Text,
    Variant,
    Words,
)
from stellarch.core.wire import kept, read

SEEDS = [str(seed) for seed in range(200)]
OFFER = Template(
    "offer",
    Text("Offer", "Offrir"),
    {"to": Pick(("red", 7)), "coins": Amount(1, 3), "crates": Several((1, 2, 3), 1, 2), "note": Words(10)},
    {"kind": "trade"},
)


LABEL = Text("Do", "Faire")
BUILD = Template("build", LABEL, {"where": Pick(("mine", "port")), "levels": Amount(1, 2)})
SELL = Template("sell", LABEL, {"goods": Ranking((1, 2))}, {"to": "bank"})


def draws(blank: Amount | Pick | Several | Ranking | Amounts | Pairs | Words | Variant | Orders) -> list[Plain]:
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


def test_a_ranking_is_each_of_its_values_once_in_any_order() -> None:
    assert set(map(str, draws(Ranking((1, 2, 3))))) == {str(list(order)) for order in permutations((1, 2, 3))}


SHARES = {"iron": Amount(0, 3), "fuel": Amount(1, 5, 2)}


def test_amounts_are_drawn_for_every_key() -> None:
    assert set(map(str, draws(Amounts(SHARES)))) == {str({"iron": i, "fuel": f}) for i in range(4) for f in (1, 3, 5)}


def test_amounts_keep_to_their_common_limit_and_use_all_of_it() -> None:
    drawn = [amounts for amounts in draws(Amounts(SHARES, 4)) if isinstance(amounts, dict)]
    sums = {amounts["iron"] + amounts["fuel"] for amounts in drawn}  # type: ignore[operator]
    assert sums == {1, 2, 3, 4}


def test_pairs_give_some_of_their_keys_one_of_its_values() -> None:
    drawn = set(map(str, draws(Pairs({"cat": ("mat", 3), "dog": ("lawn",)}))))
    cats: list[dict[str, Plain]] = [{}, {"cat": "mat"}, {"cat": 3}]
    assert drawn == {str({**cat, **dog}) for cat in cats for dog in ({}, {"dog": "lawn"})}


def test_a_variant_is_one_of_its_templates_filled_in() -> None:
    drawn = draws(Variant((BUILD, SELL)))
    assert {"type": "sell", "to": "bank", "goods": [2, 1]} in drawn
    assert {"type": "build", "where": "port", "levels": 2} in drawn


@pytest.mark.parametrize(("least", "most", "counts"), [(0, 2, {0, 1, 2}), (1, 2, {1, 2}), (2, 200, {2, 3, 4, 5})])
def test_orders_are_a_list_of_filled_templates(least: int, most: int, counts: set[int]) -> None:
    drawn = [orders for orders in draws(Orders((BUILD, SELL), most, least)) if isinstance(orders, list)]
    assert {len(orders) for orders in drawn} == counts
    first = {str(orders[0]["type"]) for orders in drawn if orders and isinstance(orders[0], dict)}
    assert first == {"build", "sell"}


def test_where_no_order_can_be_given_the_list_is_empty() -> None:
    assert Orders((), 20).drawn(Chance("x")) == []


HUNT = Template(
    "hunt",
    LABEL,
    {
        "region": Pick(("north", 2)),
        "prey": Depending("region", {"north": Pick(("elk",)), "2": Depending("region", {"2": Pick(("ox",))})}),
        "net": Depending("region", {"2": Amount(7, 7)}),
    },
)


def test_a_blank_that_depends_on_an_earlier_one_goes_with_it() -> None:
    drawn = {str(HUNT.drawn(Chance(seed))) for seed in SEEDS}
    north, south = (
        {"type": "hunt", "region": "north", "prey": "elk"},
        {"type": "hunt", "region": 2, "prey": "ox", "net": 7},
    )
    assert drawn == {str(north), str(south)}


@pytest.mark.parametrize(
    "blank",
    [
        Ranking((1,)),
        Pairs({"cat": ("mat", 3)}),
        Amounts(SHARES, 4),
        Variant((BUILD,)),
        Orders((BUILD, SELL), 9),
        HUNT.blanks["prey"],
    ],
)
def test_every_blank_travels_as_json(blank: Blank) -> None:
    template = Template("do", LABEL, {"it": blank})
    assert read(kept(template), Template) == template


def test_blanks_and_their_values_can_have_names() -> None:
    blank = Pick(("iron",), label=Text("Goods", "Marchandise"), called={"iron": Text("iron ore", "minerai de fer")})
    assert read(kept(blank), Pick) == blank


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

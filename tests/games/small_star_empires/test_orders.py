"""Every order told in words and places, as a hint gives it."""

from typing import get_args

import pytest

from stellarch.core import Text
from stellarch.games.small_star_empires import SMALL_STAR_EMPIRES, orders
from stellarch.games.small_star_empires.actions import AnyAction, read_action
from tests.positions import SEAT_A, position

NAMES = ("Ada", "Bob")


@pytest.mark.parametrize(
    ("short", "english", "french"),
    [
        (
            "g7>g9:s",
            "Fly from g7 to g9 (star with three planets) and place a Trade Station there",
            "Volez de g7 à g9 (étoile à trois planètes) et placez-y un comptoir",
        ),
        (
            "g7~g8:c",
            "Jump through the wormhole from g7 to g8 (unexplored system) and place a Colony there",
            "Passez par le trou de ver de g7 à g8 (système inexploré) et placez-y une colonie",
        ),
        (
            "g8>g7:r",
            "Bring the damaged ship from g8 home to g7 for repair",
            "Ramenez le vaisseau endommagé de g8 à sa planète mère en g7 pour le réparer",
        ),
        (
            "+g9:c",
            "Go one step further, to g9 (star with three planets), and place a Colony there",
            "Avancez d'un pas jusqu'à g9 (étoile à trois planètes) et placez-y une colonie",
        ),
        ("stop", "Stay at the refueling station", "Restez à la station de ravitaillement"),
        ("pass", "Pass for good", "Passez définitivement"),
        ("resign", "Resign", "Abandonnez la partie"),
    ],
)
def test_an_order_in_words(short: str, english: str, french: str) -> None:
    view = SMALL_STAR_EMPIRES.view(position("Ha* ?t  3   Hb*"), SEAT_A)
    assert SMALL_STAR_EMPIRES.in_words(view, read_action(short), NAMES) == Text(english, french)


def test_every_kind_of_order_has_its_words() -> None:
    assert set(orders._ORDERS) == set(get_args(AnyAction))

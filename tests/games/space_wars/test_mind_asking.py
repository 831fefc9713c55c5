"""SW-25.3: nobody is asked again at once for what he has declined."""

from itertools import pairwise

import pytest

from stellarch.games.space_wars.state import State
from tests.rules.space_wars.given import A, B, C, D, Player

from .asked import HARD, asked, orders
from .empires import advanced, at_declaration, empire, equals


def asked_of(state: State) -> set[int]:
    """Those whom A makes an offer: offer_treaty:2/commercial."""
    offers = (order for order in orders(asked(state, A, level=HARD)) if order.startswith("offer"))
    return {int(order.partition(":")[2].partition("/")[0]) for order in offers}


@pytest.mark.rule("SW-25.3")
def test_in_the_first_turn_everybody_is_asked() -> None:
    assert asked_of(at_declaration(*equals(4))) == {B.seat, C.seat, D.seat}


@pytest.mark.rule("SW-25.3")
@pytest.mark.parametrize("other", [B, C, D])
def test_who_was_asked_is_left_alone_for_two_turns(other: Player) -> None:
    turns = [turn for turn in range(1, 13) if other.seat in asked_of(at_declaration(*equals(4), turn=turn))]
    assert turns[0] == 1
    assert len(turns) == 4
    assert all(later - earlier >= 3 for earlier, later in pairwise(turns))


@pytest.mark.rule("SW-25.3")
def test_for_points_more_is_offered_as_the_end_draws_near() -> None:
    assert price(75) < price(80) < price(85)


def price(value: int) -> float:
    """Credits for a point that A offers B, where all have come to this value."""
    known = advanced(value)
    rich, learned = empire(A, credits=60, laboratories=6, known=known), empire(B, laboratories=8, known=known)
    state = at_declaration(rich, learned, *(empire(player, known=known) for player in (C, D)))
    (terms,) = (order.split("/")[1:] for order in orders(asked(state, A)) if order.startswith("offer:1/credits="))
    credits, points = (int(each.partition("=")[2]) for each in terms)
    return credits / points

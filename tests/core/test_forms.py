"""Forms: many orders in one action, checked as a whole; and sealed, where all decide at the same time."""

import pytest
from msgspec.structs import replace

from stellarch.core import Illegal, NotYourTurn, Record, Seat, Table
from stellarch.core.text import Text
from tests.core.toy_colony import (
    TOY_COLONY,
    AnyAction,
    Ballot,
    Build,
    Built,
    Decree,
    FormIn,
    Options,
    Prize,
    Sell,
    Skipped,
    State,
    Works,
)

A, B, C = map(Seat, range(3))
MEADOW, HILL, BROOK = Build("house", "meadow"), Build("tower", "hill"), Build("house", "brook")


def colony(*played: tuple[Seat, AnyAction], players: int = 3) -> Table[State, AnyAction]:
    table = Table(TOY_COLONY, players, seed="toy", options=Options(rounds=2))
    for seat, action in played:
        table.play(action, seat)
    return table


def refusal_of(*orders: Build | Sell) -> Illegal:
    table = colony()
    with pytest.raises(Illegal) as refused:
        table.play(Works(orders), B)
    assert not table.log
    assert table.waiting_on == {A, B, C}
    return refused.value


def test_a_form_is_one_action() -> None:
    table = colony((A, Works((MEADOW, HILL))), (B, Works()), (C, Works()))
    assert len(table.log) == 3
    assert table.state.town.sites == {"meadow": A, "hill": A}
    assert table.state.town.coins == (1, 6, 6)


def test_a_form_comes_to_the_same_as_its_orders_one_by_one() -> None:
    """Each order in a round of its own, but for the coins that come in between."""
    orders = (MEADOW, Sell("meadow"), BROOK, HILL)
    at_once = colony((A, Works(orders)), (B, Works()), (C, Works())).state.town
    town = colony().state.town
    for order in orders:
        table = colony()
        state = replace(table.state, town=town)
        for seat, form in ((A, Works((order,))), (B, Works()), (C, Works())):
            state = TOY_COLONY.apply(state, seat, form).state
        town = replace(state.town, stage="works")
    assert (town.sites, town.coins) == (at_once.sites, at_once.coins)


def test_an_order_that_cannot_stand_is_refused_with_its_place_and_nothing_is_done() -> None:
    refusal = refusal_of(MEADOW, BROOK, HILL)
    assert (refusal.rule, refusal.at, refusal.stands) == ("COL-1", ("orders", 2), 2)
    assert refusal.why == Text("That costs 3; you have 2.", "Il faut 3 pièces ; vous en avez 2.")


def test_the_part_of_an_order_is_named_too() -> None:
    refusal = refusal_of(MEADOW, Build("tower", "brook"))
    assert (refusal.rule, refusal.at, refusal.about) == ("COL-3", ("orders", 1, "site"), ("brook",))


def test_too_long_a_list_is_no_fault_of_one_order() -> None:
    refusal = refusal_of(*[MEADOW] * 9)
    assert (refusal.rule, refusal.at, refusal.stands) == ("COL-5", (), None)


def test_a_later_order_builds_on_an_earlier_one() -> None:
    table = colony((B, Works((MEADOW, HILL, Sell("hill"), BROOK))))
    assert table.waiting_on == {A, C}


def test_who_is_in_is_seen_and_what_is_in_is_not() -> None:
    table = colony((B, Works((MEADOW,))))
    assert table.view(B).sealed.forms == {B: Works((MEADOW,))}
    assert table.view(A).sealed.forms == table.view().sealed.forms == {B: None}
    assert table.log[-1].events == (FormIn(B),)
    assert table.view(A).town.sites == {}


def test_a_form_is_replaced_until_the_last_one_is_in() -> None:
    table = colony((B, Works((MEADOW,))), (A, Works()), (B, Works((HILL,))))
    assert table.waiting_on == {C}
    assert table.log[-1].events == (FormIn(B, again=True),)
    assert table.log[-1].events[0].seen_by(A) is None
    table.play(Works(), C)
    assert table.state.town.sites == {"hill": B}
    with pytest.raises(NotYourTurn):
        table.play(Works(), B)


def test_forms_are_carried_out_in_the_order_of_the_rules_and_not_as_they_came() -> None:
    table = colony((C, Works((MEADOW,))), (B, Works((MEADOW, BROOK))), (A, Works((HILL,))))
    *_, first, second, third, late = (event for event in table.log[-1].events)
    assert (first, second, third) == (
        Built(A, "tower", "hill"),
        Built(B, "house", "meadow"),
        Built(B, "house", "brook"),
    )
    assert isinstance(late, Skipped)
    assert late.why.en == "meadow is built on."
    assert table.state.town.coins == (3, 2, 6)


def test_votes_and_wishes_are_counted_together() -> None:
    table = colony(*((seat, Works()) for seat in (A, B, C)), (A, Ballot({"1": 3}, ("roads", "feasts", "peace"))))
    table.play(Ballot({"1": 2, "0": 1}, ("feasts", "roads", "peace")), B)
    table.play(Ballot({"2": 3}, ("roads", "peace", "feasts")), C)
    assert (table.state.town.mayor, table.state.town.wish) == (B, "roads")
    assert table.waiting_on == {B}
    table.play(Decree(Prize(C)))
    assert table.state.town.order == (B, C, A)
    assert table.state.town.coins == (8, 8, 11)


@pytest.mark.parametrize(
    ("ballot", "at"),
    [(Ballot({"0": 4}), ("votes",)), (Ballot({"7": 1}), ("votes",)), (Ballot({}, ("roads",)), ("wishes",))],
)
def test_a_ballot_is_refused_by_its_part(ballot: Ballot, at: tuple[str, ...]) -> None:
    table = colony(*((seat, Works()) for seat in (A, B, C)))
    with pytest.raises(Illegal) as refused:
        table.play(ballot, A)
    assert (refused.value.at, refused.value.stands) == (at, None)


def test_each_line_says_what_it_costs_and_leaves() -> None:
    lines = TOY_COLONY.forms.lines(colony().state, A, Works((MEADOW, Build("house", "meadow"), HILL, BROOK)))
    assert [line.stands for line in lines] == [True, False, True, False]
    assert [(str(line.costs), str(line.leaves)) for line in lines if line.stands] == [
        ("2 coins", "4 coins"),
        ("3 coins", "1 coins"),
    ]
    assert [line.rule for line in lines] == [None, "COL-2", None, "COL-1"]


def test_a_game_of_forms_is_recorded() -> None:
    table = colony((A, Works((MEADOW, Sell("meadow")))), (B, Works()), (C, Works()), (A, Ballot({"1": 3})))
    replayed = Table.from_record(TOY_COLONY, Record.read(table.record().to_text()))
    assert replayed.state == table.state

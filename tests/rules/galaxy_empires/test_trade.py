"""GE-12: deals, what they cost, what changes hands, and what is promised in them."""

import pytest

from stellarch.core import Chance, Illegal, Orders, Plain, Refused, Seat, Template
from stellarch.games.galaxy_empires import GALAXY_EMPIRES
from stellarch.games.galaxy_empires.actions import read_action
from stellarch.games.galaxy_empires.events import (
    CardPassed,
    DealMade,
    Delivered,
    FleetReturned,
    InstalmentPaid,
    PromiseEnded,
)
from stellarch.games.galaxy_empires.galaxy import AREA_OF
from stellarch.games.galaxy_empires.offers import Note
from stellarch.games.galaxy_empires.rules.play import apply
from stellarch.games.galaxy_empires.state import NEWEST_RULES, State
from tests.cases import for_each
from tests.rules.galaxy_empires.given import (
    C,
    G,
    H,
    Side,
    V,
    actions,
    cash,
    fleets,
    given,
    hand,
    happens,
    holder,
    holds,
    offered,
    play,
    pp,
    refused,
    to_decide,
)

BUYER = C(fleets="A1 D1", cash=1200)
BUY_THE_STATION = "propose@1:$1000:st_n+helion-4:-"


def seller(**fields: int) -> Side:
    return H(fleets="I1 E2#4", **{"cash": 0, "pp": 8, **fields})


def after_turns(state: State, number: int) -> State:
    return play(state, *["end"] * number)


# The deal and its price


@pytest.mark.rule("GE-12.1", "GE-12.2", "GE-12.7", "GE-R.24")
def test_a_station_is_bought_with_the_fleet_in_it() -> None:  # GE-X.52
    after = play(given(BUYER, seller()), BUY_THE_STATION, "accept")
    assert (cash(after, C), pp(after, C), holds(after, C)) == (200, 2, "cap_nw fr_nw_n st_n")
    assert (cash(after, H), pp(after, H), holds(after, H)) == (1000, 5, "cap_ne")
    assert fleets(after, C) == "A1 D1 E2"
    assert actions(after) == 1


@pytest.mark.rule("GE-12.2")
def test_each_side_needs_three_points() -> None:  # GE-X.53
    assert refused(given(BUYER, seller(pp=2)), BUY_THE_STATION) == "GE-12.2"
    assert refused(given(C(fleets="A1 D1", cash=1200, pp=2), seller()), BUY_THE_STATION) == "GE-12.2"


@pytest.mark.rule("GE-12.2", "GE-12.9")
def test_points_given_away_are_on_top_of_the_three() -> None:
    assert pp(play(given(C(pp=5)), "propose@1:2pp:-:-", "accept"), C) == 0
    assert refused(given(C(pp=5)), "propose@1:3pp:-:-") == "GE-12.2"


@pytest.mark.rule("GE-12.1", "GE-17.4")
def test_an_offer_that_is_declined_costs_nothing() -> None:  # GE-X.54
    before = given(BUYER, seller())
    after = play(before, BUY_THE_STATION, "decline")
    assert (after.players, after.holders, after.fleets) == (before.players, before.holders, before.fleets)
    assert actions(after) == 2


@pytest.mark.rule("GE-12.1")
@pytest.mark.parametrize("partner", [0, 2, 5])
def test_a_deal_needs_another_living_player(partner: int) -> None:
    assert refused(given(V(out=1)), f"propose@{partner}:$50:-:-") == "GE-12.1"


@pytest.mark.rule("GE-12.1")
def test_only_the_active_player_proposes() -> None:
    assert refused(given(), "H propose@0:$50:-:-") == "GE-4.5"


@pytest.mark.rule("GE-12.3")
def test_a_deal_with_nothing_in_it_is_refused() -> None:
    assert refused(given(), "propose@1:-:-:-") == "GE-12.3"


@pytest.mark.rule("GE-12.3")
@pytest.mark.parametrize("terms", ["$50:-:-", "-:1pp:-", "-:-:truce.1", "#1:-:-"])
def test_one_basket_or_a_clause_is_enough(terms: str) -> None:
    assert actions(play(given(C(hand="M01")), f"propose@1:{terms}", "accept")) == 1


@pytest.mark.rule("GE-12.4")
@pytest.mark.parametrize(
    "terms", ["$1050:-:-", "-:$1050:-", "st_n:-:-", "helion-1:-:-", "carmine-6:-:-", "#1:-:-", "-:#2:-"]
)
def test_only_what_one_has_can_be_given(terms: str) -> None:
    state = given(C(fleets="A1 D1"), H(fleets="I1 E2", hand="M01"))
    assert refused(state, f"propose@1:{terms}") == "GE-12.4"


@pytest.mark.rule("GE-12.4")
def test_a_fleet_under_contract_is_not_sold() -> None:
    assert refused(given(C(fleets="A1", mining="F2")), "propose@1:carmine-2:-:-") == "GE-12.4"


@pytest.mark.rule("GE-12.4")
def test_nothing_is_given_twice() -> None:
    assert refused(given(C(fleets="A1 D1")), "propose@1:carmine-1+carmine-1:-:-") == "GE-12.4"


@pytest.mark.rule("GE-12.8")
def test_the_points_of_the_price_are_paid_before_others_are_received() -> None:
    after = play(given(C(pp=5), H(pp=15)), "propose@1:2pp:-:-", "accept")
    assert pp(after, H) == 14  # 15 - 3 + 2; the other way round two would be lost


@pytest.mark.rule("GE-12.8")
def test_fleets_sold_find_their_place_before_those_left_behind() -> None:
    """C2 is the last open tile of C's: the fleet bought takes it, and the one left in the frontier must go further."""
    state = given(C(fleets="A1 A2 B1 C1 D2"), H(fleets="I1 D5#4", holds="st_n"))
    after = play(state, "propose@1:fr_nw_n:helion-4:-", "accept")
    assert after.fleets["C2"].name == "helion-4"
    assert offered(after) == {"return:D2>D3", "return:D2>E3"}


@pytest.mark.rule("GE-12.8")
def test_a_deal_is_carried_out_in_order() -> None:
    state = given(C(fleets="A1 D1", hand="M01"), H(fleets="I1 E2#4", holds="fr_ne_n"))
    order = [type(event) for event in happens(state, "propose@1:#1:st_n:truce.1", "accept")]
    assert order[1:] == [DealMade, FleetReturned, CardPassed]


@pytest.mark.rule("GE-12.9")
def test_points_above_fifteen_are_lost() -> None:
    assert pp(play(given(C(pp=9), H(pp=14)), "propose@1:5pp:-:-", "accept"), H) == 15


# What is sold


@pytest.mark.rule("GE-12.5")
def test_a_territory_must_touch_one_of_the_buyer() -> None:  # GE-X.55
    state = given(C(fleets="A1", holds="fr_nw_w"), H(fleets="I1", holds="st_e"))
    assert refused(state, "propose@1:$100:st_e:-") == "GE-12.5"


@pytest.mark.rule("GE-12.5")
def test_what_the_buyer_gets_in_the_same_deal_does_not_count_as_ground() -> None:
    state = given(C(fleets="A1 D1"), H(fleets="I1", holds="st_n fr_ne_n"))
    assert refused(state, "propose@1:$100:fr_ne_n+st_n:-") == "GE-12.5"


@pytest.mark.rule("GE-12.5", "GE-R.23")
def test_a_home_capital_is_never_sold() -> None:
    state = given(C(fleets="A1", holds="fr_ne_n"), H(fleets="I1", holds="fr_nw_n"))
    assert refused(state, "propose@1:$100:cap_ne:-") == "GE-12.5"
    assert refused(state, "propose@1:cap_nw:-:-") == "GE-12.5"


@pytest.mark.rule("GE-R.23")
def test_a_captured_capital_may_be_sold() -> None:
    state = given(C(fleets="A1", holds="cap_se"), H(fleets="I1", holds="fr_se_e"), V(out=1))
    assert holder(play(state, "propose@1:cap_se:$500:-", "accept"), "cap_se") == H


@pytest.mark.rule("GE-R.23")
def test_the_wormhole_may_be_sold() -> None:
    state = given(C(fleets="A1", holds="wormhole"), H(fleets="I1", holds="pc_e"))
    assert holder(play(state, "propose@1:wormhole:-:-", "accept"), "wormhole") == H


@pytest.mark.rule("GE-12.6", "GE-R.24")
def test_a_fleet_left_on_ground_that_was_sold_goes_to_the_nearest_of_its_owner() -> None:  # GE-X.56
    state = given(C(fleets="A1 D1"), H(fleets="I1 G2", holds="fr_ne_n"))
    sold = play(state, "propose@1:$100:st_n:-", "accept")
    assert to_decide(sold) == {H}
    assert offered(sold) == {"return:G2>G1", "return:G2>H1", "return:G2>H2"}
    assert fleets(play(sold, "return:G2>G1"), H) == "G1 I1"


@pytest.mark.rule("GE-12.7")
def test_a_fleet_bought_goes_to_the_nearest_ground_of_the_buyer() -> None:  # GE-X.57
    state = given(C(fleets="A1", holds="st_n"), H(fleets="I1 H3#4"))
    after = play(state, "propose@1:$100:helion-4:-", "accept")
    assert (fleets(after, C), after.fleets["G2"].name) == ("A1 G2", "helion-4")


@pytest.mark.rule("GE-12.7")
def test_a_fleet_is_not_bought_without_a_tile_for_it() -> None:
    assert refused(given(H(fleets="I1 H3#4")), "propose@1:$100:helion-4:-") == "GE-12.7"


@pytest.mark.rule("GE-12.10")
def test_a_card_passes_if_the_receiver_then_has_at_most_two() -> None:
    full = given(C(hand="M01"), H(hand="M02 M03"))
    assert refused(full, "propose@1:#1:-:-") == "GE-12.10"
    swapped = play(full, "propose@1:#1:#2:-", "accept")
    assert (hand(swapped, C), hand(swapped, H)) == ("M03", "M02 M01")


@pytest.mark.rule("GE-12.10")
def test_what_card_passes_is_for_the_two_alone() -> None:
    passed = happens(given(C(hand="M01")), "propose@1:#1:-:-", "accept")[-1]
    assert passed == CardPassed(Seat(0), Seat(1), "M01") == passed.seen_by(Seat(1))
    assert passed.seen_by(Seat(2)) == passed.seen_by(None) == CardPassed(Seat(0), Seat(1), None)


@pytest.mark.rule("GE-12.19")
@pytest.mark.parametrize("terms", ["$75:-:-", "-:$20:-", "-:-:instalment.0.75.2.turn"])
def test_sums_are_multiples_of_fifty(terms: str) -> None:
    assert refused(given(), f"propose@1:{terms}") == "GE-12.19"


# Clauses

NEIGHBOURS = (C(fleets="A1 D1 D2", pp=15), H(fleets="I1 E2", pp=15))


@pytest.mark.rule("GE-12.11", "GE-12.16", "GE-4.6")
def test_a_truce_holds_for_the_rest_of_the_turn_and_three_own_turns() -> None:  # GE-X.58
    state = play(given(*NEIGHBOURS), "propose@1:-:-:truce.3", "accept")
    for _ in range(4):
        assert refused(state, "D1+D2xst_n") == "GE-12.11"
        assert "D1+D2xst_n" not in offered(state)
        state = after_turns(state, 4)
    assert "D1+D2xst_n" in offered(state)


@pytest.mark.rule("GE-12.11")
def test_a_truce_binds_the_other_side_through_three_turns_of_its_own() -> None:
    state = after_turns(play(given(*NEIGHBOURS), "propose@1:-:-:truce.3", "accept"), 1)
    for _ in range(3):
        assert refused(state, "E2xfr_nw_n") == "GE-12.11"
        state = after_turns(state, 4)
    assert "E2xfr_nw_n" in offered(state)


@pytest.mark.rule("GE-12.11")
def test_in_a_truce_nothing_is_claimed_from_the_other() -> None:
    state = given(C(fleets="A1 E1"), H(fleets="I1", holds="st_n"))
    assert refused(play(state, "propose@1:-:-:truce.1", "accept"), "E1>F1") == "GE-12.11"


@pytest.mark.rule("GE-12.11")
def test_in_a_truce_the_other_is_not_disrupted() -> None:
    state = given(C(fleets="A1 E3 E2"), H(fleets="I1", mining="F2"))
    assert refused(play(state, "propose@1:-:-:truce.1", "accept"), "disrupt:pl_n") == "GE-12.11"


@pytest.mark.rule("GE-12.11")
def test_a_truce_with_one_leaves_the_others_free() -> None:
    state = given(C(fleets="A1 D1", pp=15), H(fleets="I1 E2"))
    assert "D1xst_n" in offered(play(state, "propose@2:-:-:truce.3", "accept"))


CLAUSES = ["truce.{n}", "nodisrupt.pl_n.0.{n}", "keepout.0.st_n.{n}", "instalment.0.100.{n}.turn"]


@pytest.mark.rule("GE-12.11")
@pytest.mark.parametrize("clause", CLAUSES)
@pytest.mark.parametrize("number", [0, 6])
def test_a_clause_runs_for_one_to_five(clause: str, number: int) -> None:
    assert refused(given(), f"propose@1:-:-:{clause.format(n=number)}") == "GE-12.11"


@pytest.mark.parametrize("clause", CLAUSES)
@pytest.mark.parametrize("number", [1, 5])
def test_one_and_five_are_fine(clause: str, number: int) -> None:
    assert to_decide(play(given(), f"propose@1:-:-:{clause.format(n=number)}")) == {H}


MINED = (C(fleets="A1", mining="F2", cash=0), H(fleets="I1 G2 G3"))


@pytest.mark.rule("GE-12.12", "GE-12.14", "GE-12.16")
def test_a_mine_is_protected_for_a_share_of_what_it_pays() -> None:  # GE-X.59
    agreed = play(given(*MINED), "propose@1:-:-:instalment.0.100.3.delivery/nodisrupt.pl_n.0.3", "accept")
    raid = play(agreed, "end")
    assert "disrupt:pl_n" not in offered(raid)
    assert refused(raid, "disrupt:pl_n") == "GE-12.12"
    delivered = happens(raid, "end", "end", "end")
    assert Delivered(Seat(0), "pl_n", 300, 2) in delivered
    assert InstalmentPaid(Seat(0), Seat(1), 100) in delivered


@pytest.mark.rule("GE-12.12")
def test_the_protection_ends_after_as_many_turns_of_the_other() -> None:
    state = after_turns(play(given(*MINED), "propose@1:-:-:nodisrupt.pl_n.0.2", "accept"), 1)
    assert refused(state, "disrupt:pl_n") == "GE-12.12"
    state = after_turns(state, 4)
    assert refused(state, "disrupt:pl_n") == "GE-12.12"
    assert "disrupt:pl_n" in offered(after_turns(state, 4))


@pytest.mark.rule("GE-12.12")
@pytest.mark.parametrize("clause", ["nodisrupt.pl_s.0.3", "nodisrupt.pl_n.1.3"])
def test_another_planet_or_the_other_side_is_not_protected(clause: str) -> None:
    assert "disrupt:pl_n" in offered(play(given(*MINED), f"propose@1:-:-:{clause}", "accept", "end"))


@pytest.mark.rule("GE-12.13", "GE-12.16")
@pytest.mark.parametrize("order", ["D2>D3", "D1+D2xst_n"])
def test_who_keeps_out_neither_moves_in_nor_invades(order: str) -> None:
    state = play(given(*NEIGHBOURS), "propose@1:-:-:keepout.0.st_n+nz_nw.2", "accept")
    for _ in range(3):
        assert refused(state, order) == "GE-12.13"
        state = after_turns(state, 4)
    assert order in offered(state)


@pytest.mark.rule("GE-12.13")
def test_a_fleet_that_is_there_already_is_not_touched() -> None:
    state = play(given(C(fleets="A1 E3")), "propose@1:-:-:keepout.0.nz_nw.2", "accept")
    assert {"E3>D3", "E3>E4"} <= offered(state)


@pytest.mark.rule("GE-12.13")
def test_a_returning_fleet_is_not_touched() -> None:
    state = play(given(C(fleets="A1 A2 B1 C1", mining="F2:0")), "propose@1:-:-:keepout.0.cap_nw.2", "accept")
    assert fleets(play(state, "end"), C) == "A1 A2 B1 C1 C2"


@pytest.mark.rule("GE-12.13")
def test_the_other_side_may_enter() -> None:
    state = play(given(*NEIGHBOURS), "propose@1:-:-:keepout.0.nz_nw.2", "accept", "end")
    assert "E2>E3" in offered(state)


OWING = (C(cash=0, holds="st_n st_e", pp=9),)
"""C earns $300 a turn and has nothing."""


def who_lost_stations(*agreed: str, ends: int = 3, rules: int = NEWEST_RULES) -> State:
    """C has agreed to this, and lost the stations before its next turn: $100 come in. G is on turn."""
    state = play(given(*OWING, rules=rules), *agreed, *["end"] * ends)
    return state.with_holder("st_n", None).with_holder("st_e", None)


@pytest.mark.rule("GE-12.14", "GE-12.21")
@pytest.mark.parametrize(("rules", "left"), [(2, 1), (3, 2)])
def test_who_has_too_little_pays_all_there_is(rules: int, left: int) -> None:  # GE-X.60
    """By version 2 the shortfall lapses; by version 3 the occasion does not count."""
    state = who_lost_stations("propose@1:-:-:instalment.0.200.2.turn", "accept", rules=rules)
    before, events = cash(state, H), happens(state, "end")
    assert InstalmentPaid(Seat(0), Seat(1), 100, short=100, is_due_again=rules == 3) in events
    after = play(state, "end")
    assert (cash(after, C), cash(after, H) - before) == (0, 100)
    assert after.promises[0].left == {0: left}


@pytest.mark.rule("GE-12.14", "GE-V.2")
def test_by_version_2_a_shortfall_lapses_and_the_last_payment_ends_the_clause() -> None:
    state = play(given(C(cash=20), rules=2), "propose@1:-:-:instalment.0.200.2.turn", "accept", *["end"] * 7)
    events = happens(state, "end")
    assert InstalmentPaid(Seat(0), Seat(1), 100, short=100) in events
    assert any(isinstance(event, PromiseEnded) for event in events)
    later = happens(after_turns(state, 1), *["end"] * 4)
    assert not any(isinstance(event, InstalmentPaid) for event in later)


@pytest.mark.rule("GE-12.14")
def test_the_oldest_instalment_is_paid_first() -> None:
    """With $100 in hand C pays V, with whom it agreed first, in full; H gets what is left."""
    agreed = "propose@2:-:-:instalment.0.50.1.turn", "accept", "propose@1:-:-:instalment.0.100.1.turn", "accept"
    paid = [event for event in happens(who_lost_stations(*agreed, ends=2), "end") if isinstance(event, InstalmentPaid)]
    short = InstalmentPaid(Seat(0), Seat(1), 50, short=50, is_due_again=True)
    assert paid == [InstalmentPaid(Seat(0), Seat(2), 50), short]


WITHIN = ["instalment.0.300.5.turn", "instalment.0.300.3.delivery/instalment.0.300.3.turn", "instalment.1.100.5.turn"]
BEYOND = [
    "instalment.0.350.1.turn",
    "instalment.0.200.2.turn/instalment.0.150.2.turn",
    "instalment.0.350.3.delivery",
    "instalment.1.150.3.turn",
]


@pytest.mark.rule("GE-12.20", "GE-V.2")
def test_nobody_promises_more_than_comes_in() -> None:
    for clauses in WITHIN:
        assert to_decide(play(given(*OWING), f"propose@1:-:-:{clauses}")) == {H}
    for clauses in BEYOND:
        assert refused(given(*OWING), f"propose@1:-:-:{clauses}") == "GE-12.20"
        assert to_decide(play(given(*OWING, rules=2), f"propose@1:-:-:{clauses}")) == {H}


@pytest.mark.rule("GE-12.20")
def test_what_is_owed_already_can_be_promised_to_nobody_else() -> None:
    owing = play(given(*OWING), "propose@1:-:-:instalment.0.200.2.turn", "accept")
    assert to_decide(play(owing, "propose@2:-:-:instalment.0.100.2.turn")) == {V}
    with pytest.raises(Refused) as refusal:
        apply(owing, Seat(0), read_action("propose@2:-:-:instalment.0.150.2.turn"))
    assert "can promise at most $100 a turn" in refusal.value.why.en
    assert "peut promettre au plus 100 $ par tour" in refusal.value.why.fr


@pytest.mark.rule("GE-12.20")
def test_the_same_delivery_is_promised_to_one_alone() -> None:
    owing = play(given(*OWING), "propose@1:-:-:instalment.0.300.3.delivery", "accept")
    assert refused(owing, "propose@2:-:-:instalment.0.50.3.delivery") == "GE-12.20"
    assert to_decide(play(owing, "propose@2:-:-:instalment.0.300.2.turn")) == {V}


@pytest.mark.rule("GE-12.14")
def test_an_instalment_must_pay_something() -> None:
    assert refused(given(), "propose@1:-:-:instalment.0.0.2.turn") == "GE-12.16"


@pytest.mark.rule("GE-12.15")
def test_a_note_is_recorded_and_never_enforced() -> None:
    state = play(given(*NEIGHBOURS), "propose@1:-:-:note.I%20will%20not%20attack%20you%2E", "accept")
    (promise,) = state.promises
    assert promise.clause == Note("I will not attack you.")
    assert "D1+D2xst_n" in offered(state)


@pytest.mark.rule("GE-12.15")
@pytest.mark.parametrize("length", [0, 201])
def test_a_note_has_one_to_two_hundred_characters(length: int) -> None:
    assert refused(given(), f"propose@1:-:-:note.{'a' * length}") == "GE-12.15"


# Talk and standing offers


@pytest.mark.rule("GE-12.17")
@pytest.mark.parametrize("order", ["G say@all:peace", "H say@2:peace", "V post@3:$50:-:-", "C post@1:$50:-:-"])
def test_talk_and_offers_are_free_for_anybody(order: str) -> None:
    before = given()
    after = play(before, order)
    assert (after.players, after.turn) == (before.players, before.turn)


@pytest.mark.rule("GE-12.17", "GE-17.6")
def test_a_standing_offer_is_taken_in_ones_own_turn() -> None:  # GE-X.61
    state = play(given(turn=G, first=G), "H post@0:$200:1pp:-", "end")
    after = play(state, "take@1-0-1")
    assert actions(after) == 1
    assert (pp(after, C), pp(after, H)) == (1, 3)
    assert cash(after, C) - cash(state, C) == 200
    assert not after.offers


# What the templates describe


def offer_to_h(state: State) -> Template:
    """The template of an offer of C to H."""
    found = [choice for choice in GALAXY_EMPIRES.legal(state, Seat(0)) if isinstance(choice, Template)]
    return next(choice for choice in found if choice.type == "propose" and choice.given == {"to": Seat(1)}).whole


def clauses_to_h(state: State) -> dict[str, Template]:
    blank = offer_to_h(state).blanks["clauses"]
    assert isinstance(blank, Orders)
    return {template.type: template for template in blank.among}


@pytest.mark.rule("GE-12.11", "GE-12.12", "GE-12.13", "GE-12.14", "GE-12.15")
@for_each("kind", ["truce", "no_disrupt", "keep_out", "instalment", "note"])
@for_each("seed", ["1", "2", "3"])
def test_every_clause_is_described_and_what_is_described_is_accepted(kind: str, seed: str) -> None:
    state = given()
    clause: Plain = clauses_to_h(state)[kind].drawn(Chance(seed))
    order = GALAXY_EMPIRES.read_plain({"type": "propose", "to": 1, "clauses": [clause]})
    assert to_decide(GALAXY_EMPIRES.apply(state, Seat(0), order).state) == {H}


def test_usual_offers_can_be_made_as_they_stand() -> None:
    state = given(C(fleets="D1 A1", holds="fr_nw_n", mining="F2", pp=9), H(fleets="I1", holds="st_n", cash=200, pp=9))
    offer = offer_to_h(state)
    labels = [start.label.en for start in offer.starts]
    assert labels[0] == "Truce of 3 turns"
    assert any(label.startswith("Buy ") for label in labels)
    assert labels[-1].startswith("Leave my fleet on ")
    for start in offer.starts:
        order = GALAXY_EMPIRES.read_plain(offer.filled(**start.values))
        assert to_decide(GALAXY_EMPIRES.apply(state, Seat(0), order).state) == {H}


def test_a_territory_is_usually_worth_some_turns_of_its_income_or_all_that_the_buyer_has() -> None:
    state = given(C(holds="st_n", pp=9), H(holds="fr_ne_n", cash=200, pp=9))
    (sold,) = [start.values for start in offer_to_h(state).starts if "give.territories" in start.values]
    assert sold == {"give.territories": ["st_n"], "get.cash": 200}


def test_a_clause_usually_begins_with_what_serves_its_writer() -> None:
    clauses = clauses_to_h(given(C(mining="F2")))
    usual = {kind: {name: blank.usual for name, blank in clauses[kind].blanks.items()} for kind in clauses}
    assert usual["truce"] == {"turns": 3}
    assert usual["keep_out"] == {"who": Seat(1), "areas": [C.capital], "turns": 3}
    assert usual["no_disrupt"] == {"planet": AREA_OF["F2"], "protected": Seat(0), "turns": 3}
    assert usual["instalment"] == {"payer": Seat(0), "trigger": None, "amount": None, "times": 3}


def test_a_closed_area_is_nothing_to_promise_about() -> None:
    full, small = (clauses_to_h(given(among=among))["keep_out"].blanks["areas"] for among in ((C, H, V, G), (C, H)))
    assert len(small.among) < len(full.among)  # type: ignore[union-attr]


@pytest.mark.rule("GE-12.11")
def test_a_clause_that_cannot_be_is_refused_with_its_place() -> None:
    clauses: list[Plain] = [{"type": "truce", "turns": turns} for turns in (3, 6)]
    order = GALAXY_EMPIRES.read_plain({"type": "propose", "to": 1, "clauses": clauses})
    with pytest.raises(Illegal) as refusal:
        GALAXY_EMPIRES.apply(given(), Seat(0), order)
    assert refusal.value.at == ("clauses", 1)


@pytest.mark.rule("GE-12.19")
def test_a_basket_that_cannot_be_is_refused_with_its_side() -> None:
    order = GALAXY_EMPIRES.read_plain({"type": "propose", "to": 1, "get": {"cash": 70}})
    with pytest.raises(Illegal) as refusal:
        GALAXY_EMPIRES.apply(given(), Seat(0), order)
    assert (refusal.value.rule, refusal.value.at) == ("GE-12.19", ("get",))

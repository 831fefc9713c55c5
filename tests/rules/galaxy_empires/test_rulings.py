"""GE-16: the rulings on promises, secrets, deals and leaving that no other chapter tests."""

import pytest

from stellarch.core import Seat
from stellarch.games.galaxy_empires.events import (
    Conceding,
    Eliminated,
    MissionCompleted,
    OfferMade,
    PromiseBroken,
    PromiseEnded,
    WarEnded,
)
from stellarch.games.galaxy_empires.offers import KeepOut, NoDisrupt, Truce
from stellarch.games.galaxy_empires.state import State
from stellarch.games.galaxy_empires.view import view
from tests.rules.galaxy_empires.given import (
    C,
    H,
    V,
    alive,
    cash,
    fleets,
    given,
    hand,
    happens,
    holder,
    holds,
    offered,
    play,
    refused,
    to_decide,
)

# Promises

TRUCE = "propose@1:-:-:truce.3"


def on_honour(*sides: object, **more: object) -> State:
    return given(*sides, clause_mode="honour", **more)  # type: ignore[arg-type]


@pytest.mark.rule("GE-R.25")
def test_on_honour_a_claim_in_a_truce_is_allowed_and_told_to_all() -> None:
    state = play(on_honour(C(fleets="A1 E1"), H(fleets="I1", holds="st_n")), TRUCE, "accept")
    assert "E1>F1" in offered(state)
    broken = PromiseBroken(Seat(0), Seat(1), Truce(3))
    assert broken in happens(state, "E1>F1")
    assert broken.seen_by(Seat(3)) == broken.seen_by(None) == broken
    assert holder(play(state, "E1>F1"), "st_n") == C


@pytest.mark.rule("GE-R.25")
def test_on_honour_a_war_in_a_truce_is_allowed_and_told() -> None:
    sides = C(fleets="A1 D1", pp=15), H(fleets="I1 E2")
    state = play(on_honour(*sides, war="1+2/5+2"), TRUCE, "accept")
    assert PromiseBroken(Seat(0), Seat(1), Truce(3)) in happens(state, "D1xst_n")


@pytest.mark.rule("GE-R.25")
def test_on_honour_a_protected_mine_may_be_disrupted_and_it_is_told() -> None:
    state = on_honour(C(fleets="A1 E2 E3"), H(fleets="I1", mining="F2"))
    agreed = play(state, "propose@1:-:-:nodisrupt.pl_n.1.2", "accept")
    assert PromiseBroken(Seat(0), Seat(1), NoDisrupt("pl_n", Seat(1), 2)) in happens(agreed, "disrupt:pl_n")


@pytest.mark.rule("GE-R.25")
def test_on_honour_one_may_move_where_one_promised_not_to_and_it_is_told() -> None:
    agreed = play(on_honour(C(fleets="A1 D2")), "propose@1:-:-:keepout.0.nz_nw.2", "accept")
    assert PromiseBroken(Seat(0), Seat(1), KeepOut(Seat(0), ("nz_nw",), 2)) in happens(agreed, "D2>D3")


@pytest.mark.rule("GE-R.25")
def test_a_promise_is_broken_once() -> None:
    state = on_honour(C(fleets="A1 D2 C3"))
    agreed = play(state, "propose@1:-:-:keepout.0.nz_nw.2", "accept", "D2>D3")
    assert not any(isinstance(event, PromiseBroken) for event in happens(agreed, "C3>C4"))
    assert agreed.promises[0].fate == "broken"


@pytest.mark.rule("GE-R.25")
def test_on_honour_what_is_owed_is_paid_all_the_same() -> None:
    agreed = play(on_honour(), "propose@1:-:-:instalment.0.100.1.turn", "accept", "end", "end", "end")
    assert cash(play(agreed, "end"), H) - cash(agreed, H) == 100


@pytest.mark.rule("GE-R.25")
@pytest.mark.parametrize("who", ["C", "H"])
def test_a_clause_ends_with_either_party(who: str) -> None:
    agreed = play(given(), TRUCE, "accept")
    assert PromiseEnded((Seat(0), Seat(1)), Truce(3), kept=False) in happens(agreed, f"{who} concede")


# What is open, what is secret

SECRETS = given(C(hand="M01 M02"), H(hand="M03", cash=1234, pp=7, mining="F2", fleets="I1 I2"), discards="M04")


@pytest.mark.rule("GE-R.32")
def test_money_points_fleets_and_contracts_are_open() -> None:
    seen = view(SECRETS, None)
    assert (seen.players[1].cash, seen.players[1].pp) == (1234, 7)
    stands = {fleet.tile: fleet.deliveries for fleet in seen.fleets if fleet.owner == 1}
    assert stands == {"I1": None, "I2": None, "F2": 3}


@pytest.mark.rule("GE-R.32")
def test_deals_and_clauses_are_open() -> None:
    agreed = play(SECRETS, TRUCE, "accept")
    assert view(agreed, None).promises == agreed.promises


@pytest.mark.rule("GE-R.32")
@pytest.mark.parametrize("seat", [None, Seat(2)])
def test_hands_deck_and_what_was_discarded_are_secret(seat: Seat | None) -> None:
    seen = str(view(SECRETS, seat))
    assert not [card for card in ("M01", "M02", "M03", "M04", *SECRETS.deck) if card in seen]


@pytest.mark.rule("GE-R.32")
def test_an_offer_between_two_is_secret_from_a_third() -> None:
    posted = play(given(), "H post@2:$150:-:-")
    assert view(posted, Seat(0)) == view(given(), Seat(0))
    assert view(posted, Seat(2)).offers == view(posted, Seat(1)).offers == posted.offers
    (made,) = happens(given(), "H post@2:$150:-:-")
    assert made.seen_by(Seat(0)) is made.seen_by(None) is None


@pytest.mark.rule("GE-R.32")
def test_that_a_deal_is_proposed_is_open_and_its_terms_are_not() -> None:
    asked = play(given(), "propose@1:$150:-:-")
    (made,) = happens(given(), "propose@1:$150:-:-")
    assert made.seen_by(Seat(2)) == OfferMade(Seat(0), Seat(1), "proposed", None)
    proposal = view(asked, Seat(2)).proposal
    assert proposal is not None
    assert (proposal.maker, proposal.to, proposal.terms) == (0, 1, None)


@pytest.mark.rule("GE-R.32")
def test_a_proposal_does_not_tell_a_third_what_stands_between_the_two() -> None:
    fresh = play(given(), "propose@1:$150:-:-")
    after_a_posted_one = play(given(), "C post@1:$50:-:-", "propose@1:$150:-:-")
    called = play(given(turn=V, first=V), "C post@1:$150:-:-", "end", "end")
    plain = play(given(turn=V, first=V), "end", "end")
    assert view(after_a_posted_one, Seat(2)) == view(fresh, Seat(2))
    assert view(play(called, "call@0-1-1"), Seat(2)) == view(play(plain, "propose@1:$150:-:-"), Seat(2))


# Deals


@pytest.mark.rule("GE-R.39")
def test_a_clause_binds_nobody_but_the_two() -> None:
    for clause in ("keepout.2.st_n.2", "instalment.2.100.2.turn", "nodisrupt.pl_n.2.2"):
        assert refused(given(), f"propose@1:-:-:{clause}") == "GE-12.16"


@pytest.mark.rule("GE-R.39")
def test_a_plan_of_three_is_made_of_two_deals() -> None:
    """C buys the station from H and sells it on to V, which holds the frontier beyond."""
    state = given(C(fleets="A1 D1", pp=6), H(fleets="I1", holds="st_n"), V(fleets="I7", holds="fr_ne_n"))
    after = play(state, "propose@1:$300:st_n:-", "accept", "propose@2:st_n:$400:-", "accept")
    assert (holder(after, "st_n"), cash(after, C)) == (V, 1100)


@pytest.mark.rule("GE-R.40")
@pytest.mark.parametrize("mission", ["M16", "M17"])
def test_what_is_bought_is_not_claimed(mission: str) -> None:
    state = given(C(fleets="A1 D1", holds="st_w", hand=mission), H(fleets="I1", holds="st_n fr_nw_w fr_sw_w"))
    events = happens(state, "propose@1:$50:st_n+fr_nw_w+fr_sw_w:-", "accept")
    assert not any(isinstance(event, MissionCompleted) for event in events)


@pytest.mark.rule("GE-R.40")
def test_what_is_bought_counts_for_holding() -> None:
    state = given(C(fleets="A1 D1", hand="M04", holds="st_w"), H(fleets="I1", holds="st_n"))
    bought = play(state, "propose@1:$50:st_n:-", "accept", "end", "end", "end")
    assert MissionCompleted(Seat(0), "M04", 300) in happens(bought, "end")


@pytest.mark.rule("GE-R.40")
def test_in_a_truce_the_other_may_still_sell() -> None:
    state = given(C(fleets="A1 D1", pp=6), H(fleets="I1", holds="st_n", pp=6))
    assert holder(play(state, TRUCE, "accept", "propose@1:$50:st_n:-", "accept"), "st_n") == C


@pytest.mark.rule("GE-R.41")
def test_a_card_in_an_offer_is_named_by_its_number_in_that_hand() -> None:
    """The second of C's cards is #2, and stays #2 when the first is gone."""
    state = given(C(hand="M08 M22"), top="M01 M05")
    drawn = play(state, "draw/1")
    assert [(card.number, card.mission) for card in drawn.hands[0]] == [(2, "M22"), (3, "M01")]
    asked = play(drawn, "propose@1:#3:$50:-")
    assert "M01" not in str(view(asked, Seat(1)))
    assert hand(play(asked, "accept"), H) == "M01"


@pytest.mark.rule("GE-R.41")
def test_a_card_that_comes_back_has_a_new_number() -> None:
    state = given(C(hand="M08", pp=15), H(pp=15))
    back = play(state, "propose@1:#1:-:-", "accept", "propose@1:-:#1:-", "accept")
    assert [(card.number, card.mission) for card in back.hands[0]] == [(2, "M08")]


# Leaving

TWO_HITS = "3+4/1+1 3+4/1+1"
WAR = given(C(fleets="A1 D1 D2", pp=7), H(fleets="I1 I2 J1 E2 F1"), war=TWO_HITS)


@pytest.mark.rule("GE-R.42")
def test_who_leaves_in_a_war_leaves_when_it_is_over() -> None:
    """H, asked whether to go on, concedes: it goes on, loses the station, and only then is out."""
    asked = play(WAR, "D1+D2xst_n")
    events = happens(asked, "H concede", "place:D1>E2", "place:D2>F1")
    told = [type(event) for event in events if isinstance(event, Conceding | WarEnded | Eliminated)]
    assert told == [Conceding, WarEnded, Eliminated]
    after = play(asked, "H concede", "place:D1>E2", "place:D2>F1")
    assert (alive(after, H), holds(after, C)) == (False, "cap_nw fr_nw_n st_n")


@pytest.mark.rule("GE-R.42")
def test_an_attacker_who_leaves_takes_the_first_places() -> None:
    """C concedes before its survivors are placed: they are placed for it, and then all of C is gone."""
    won = play(WAR, "D1+D2xst_n", "fight")
    assert to_decide(won) == {C}
    after = play(won, "C concede")
    assert (alive(after, C), fleets(after, C), holder(after, "st_n")) == (False, "", None)


@pytest.mark.rule("GE-R.42")
def test_a_deal_with_who_leaves_is_declined() -> None:
    asked = play(given(), "propose@1:$50:-:-")
    for who in ("C", "H"):
        after = play(asked, f"{who} concede")
        assert after.pending is None
        assert cash(after, V) == 1000
    assert not alive(play(asked, "H concede"), H)


@pytest.mark.rule("GE-R.42")
def test_who_is_leaving_decides_nothing_more() -> None:
    live = play(given(C(fleets="A1 D1 D2", pp=7), H(fleets="I1 E2 F1"), war_mode="live", war=TWO_HITS), "D1+D2xst_n")
    after = play(live, "H concede")
    assert to_decide(after) == {C}


@pytest.mark.rule("GE-R.42")
def test_a_third_who_leaves_in_a_war_waits_too() -> None:
    asked = play(WAR, "D1+D2xst_n")
    leaving = play(asked, "V concede")
    assert alive(leaving, V)
    assert not alive(play(leaving, "surrender", "return:F1>K1", "place:D1>E2", "place:D2>F1"), V)


@pytest.mark.rule("GE-R.42")
def test_conceding_in_ones_own_turn_ends_the_turn() -> None:
    assert to_decide(play(given(), "C concede")) == {H}

"""GE-17: who decides what, when, and what is played for those who do not answer."""

import pytest

from stellarch.core import Refusal, Seat, Template
from stellarch.games.galaxy_empires import GALAXY_EMPIRES, refusals
from stellarch.games.galaxy_empires.events import CapitalExposed, Delivered, Eliminated, OfferEnded, Said, TurnEnded
from stellarch.games.galaxy_empires.state import State
from tests.rules.galaxy_empires.given import (
    C,
    Empire,
    G,
    H,
    V,
    actions,
    active,
    alive,
    cash,
    fleets,
    given,
    happens,
    holder,
    offered,
    play,
    refused,
    to_decide,
    winner,
)

# The open action


@pytest.mark.rule("GE-17.1")
def test_the_first_move_spends_the_action_and_leaves_another_fleet_to_move() -> None:
    once = play(given(), "C2>D2")
    assert (actions(once), once.turn.open is not None) == (1, True)
    twice = play(once, "A2>B2")
    assert (actions(twice), twice.turn.open) == (1, None)


@pytest.mark.rule("GE-17.1")
def test_the_first_deployment_leaves_another() -> None:
    once = play(given(C(fleets="A1", cash=2000)), "+A2")
    assert actions(once) == 1
    assert actions(play(once, "+B1")) == 1
    assert play(once, "+B1").turn.open is None


@pytest.mark.rule("GE-17.1")
def test_any_other_action_closes_what_is_open() -> None:
    after = play(given(C(fleets="A1 C2", cash=2000)), "C2>D2", "+A2")
    assert after.turn.open is not None
    assert (after.turn.open.kind, actions(after)) == ("deploy", 0)
    assert refused(after, "A1>B1") == "GE-4.5"


@pytest.mark.rule("GE-17.1")
@pytest.mark.parametrize(("first", "second"), [("C2>D2", "A2>B2!"), ("+A2", "+B1!")])
def test_one_marked_as_new_takes_the_next_action(first: str, second: str) -> None:
    state = given(C(fleets="A1 C2 A2" if ">" in first else "A1", cash=2000))
    after = play(state, first, second)
    assert actions(after) == 0
    assert after.turn.open is not None


@pytest.mark.rule("GE-17.1")
def test_a_proposal_closes_what_is_open_only_by_becoming_a_deal() -> None:
    asked = play(given(), "C2>D2", "propose@1:$50:-:-")
    assert play(asked, "decline").turn.open is not None
    # The deal takes the second action, so that the turn is over.
    assert active(play(asked, "accept")) == H


@pytest.mark.rule("GE-17.1")
def test_both_forms_are_listed_where_they_differ() -> None:
    moved = offered(play(given(), "C2>D2"))
    assert "D2>D3" not in moved
    assert {"D2>D3!", "A2>B2"} <= moved
    assert "A2>B2!" not in moved


@pytest.mark.rule("GE-17.2")
def test_a_move_that_fits_the_open_action_belongs_to_it() -> None:
    assert actions(play(given(), "C2>D2", "A2>B2")) == 1


@pytest.mark.rule("GE-17.3")
def test_an_open_action_is_not_unspent() -> None:
    state = given(C(fleets="A1 D1 D2 E3", pp=15), H(fleets="I1 E2"))
    assert "D1+D2+E3xst_n/2" in offered(state)
    assert refused(play(state, "D1>E1"), "D2+E1+E3xst_n/2") == "GE-9.2"


# Proposals


@pytest.mark.rule("GE-17.4")
def test_a_proposal_pauses_the_turn() -> None:
    asked = play(given(), "propose@1:$50:-:-")
    assert to_decide(asked) == {H}
    assert refused(asked, "C roll") == "GE-4.5"
    assert refused(asked, "H roll") == "GE-17.4"


@pytest.mark.rule("GE-17.4")
def test_at_most_three_proposals_a_turn_called_offers_included() -> None:
    state = play(given(), "C post@2:$50:-:-", *["propose@1:$50:-:-", "decline"] * 2, "call@0-2-1", "decline")
    assert refused(state, "propose@1:$50:-:-") == "GE-17.4"
    assert not any(isinstance(choice, Template) for choice in GALAXY_EMPIRES.legal(state, Seat(0)))
    next_turn = play(state, *["end"] * 4)
    assert to_decide(play(next_turn, "propose@1:$50:-:-")) == {H}


@pytest.mark.rule("GE-17.4")
def test_a_negotiation_has_at_most_three_counters() -> None:
    state = play(given(), "propose@1:$50:-:-", "counter:-:$100:-", "counter:$50:1pp:-")
    assert to_decide(state) == {H}
    state = play(state, "counter:-:$100:-")
    assert to_decide(state) == {C}
    assert refused(state, "counter:$50:-:-") == "GE-17.4"
    assert offered(state) == {"accept", "decline"}


@pytest.mark.rule("GE-17.4", "GE-12.1")
def test_a_counter_swaps_the_roles_but_the_active_player_pays_the_action() -> None:
    state = given()
    after = play(state, "propose@1:$50:-:-", "counter:-:$100:-", "accept")
    assert (cash(after, C), cash(after, H), actions(after)) == (900, 1100, 1)


@pytest.mark.rule("GE-17.5")
def test_a_deal_is_checked_again_when_it_is_accepted() -> None:
    asked = play(given(), "propose@1:$50:$50:-")
    poorer = asked.with_player(Seat(1), cash=0)
    assert "accept" not in offered(poorer)
    assert refused(poorer, "accept") == "GE-12.4"
    assert actions(play(poorer, "decline")) == 2


# Standing offers


@pytest.mark.rule("GE-17.6")
def test_a_standing_offer_waits_for_one_of_the_two_to_be_active() -> None:
    posted = play(given(turn=G, first=G), "H post@2:$50:-:-")
    assert refused(posted, "V take@1-2-1") == "GE-4.5"
    assert refused(posted, "G take@1-2-1") == "GE-17.6"
    in_turn_of_the_author = play(posted, "end", "end")
    assert "call@1-2-1" in offered(in_turn_of_the_author)
    assert to_decide(play(in_turn_of_the_author, "call@1-2-1")) == {V}
    in_turn_of_the_addressee = play(in_turn_of_the_author, "end")
    assert "take@1-2-1" in offered(in_turn_of_the_addressee)


@pytest.mark.rule("GE-17.6", "GE-17.5")
def test_an_offer_that_cannot_be_kept_is_not_listed_and_refused() -> None:
    posted = play(given(turn=G, first=G), "H post@0:$1000:-:-", "end").with_player(Seat(1), cash=900)
    assert "take@1-0-1" not in offered(posted)
    assert refused(posted, "take@1-0-1") == "GE-12.4"


@pytest.mark.rule("GE-17.6")
def test_at_most_two_offers_stand() -> None:
    state = play(given(), "H post@0:$50:-:-", "H post@2:$50:-:-")
    assert refused(state, "H post@3:$50:-:-") == "GE-17.6"
    assert len(play(state, "H withdraw@1-0-1", "H post@3:$50:-:-").offers) == 2


@pytest.mark.rule("GE-17.6")
def test_an_offer_lapses_after_two_turns_of_its_author() -> None:
    state = play(given(turn=G, first=G), "H post@2:$50:-:-", "end", "end", "end")  # H's first own turn is over
    assert len(state.offers) == 1
    events = happens(state, "end", "end", "end", "end")
    assert OfferEnded(Seat(1), Seat(2), "lapsed", standing=True) in events
    assert not play(state, "end", "end", "end", "end").offers


@pytest.mark.rule("GE-17.6")
def test_the_turn_in_which_an_offer_is_made_does_not_count() -> None:
    state = play(given(turn=H), "post@2:$50:-:-", *["end"] * 5)  # H's next own turn is over
    assert len(state.offers) == 1
    assert not play(state, *["end"] * 4).offers


@pytest.mark.rule("GE-17.6")
def test_only_its_author_withdraws_an_offer() -> None:
    posted = play(given(), "H post@2:$50:-:-")
    assert refused(posted, "V withdraw@1-2-1") == "GE-17.6"
    assert not play(posted, "H withdraw@1-2-1").offers


@pytest.mark.rule("GE-17.6")
def test_no_offer_is_posted_during_a_war() -> None:
    state = given(C(fleets="A1 D1 D2", pp=7), H(fleets="I1 E2 F1"), war="3+4/1+1")
    asked = play(state, "D1+D2xst_n")
    assert to_decide(asked) == {H}
    assert refused(asked, "V post@3:$50:-:-") == "GE-17.6"


@pytest.mark.parametrize("basket", [{"fleets": ["no such fleet"]}, {"pp": 12345}, {"missions": [0]}, {"cash": -50}])
def test_an_offer_of_what_there_cannot_be_is_refused(basket: dict[str, object]) -> None:
    """It would stand in the record, and could not be read back."""
    order = GALAXY_EMPIRES.read_plain({"type": "post_offer", "to": 1, "give": basket})  # type: ignore[dict-item]
    with pytest.raises(Exception, match=r"GE-12\.(4|19)"):
        GALAXY_EMPIRES.apply(given(), Seat(0), order)


# Invasions that are listed


@pytest.mark.rule("GE-17.7")
def test_each_strength_is_listed_once_with_the_fleets_that_are_missed_least() -> None:
    """E3 leaves no territory empty; D1 and D2 share one, so that either may go but not both; C2 guards the capital."""
    state = given(C(fleets="A1 D1 D2 E3", pp=7), H(fleets="I1 E2"))
    wars = {order for order in offered(state) if "x" in order}
    assert {order.count("+") for order in wars} == {0, 1, 2}
    assert len(wars) == 3
    assert "D1+D2+E3xst_n/2" in wars


@pytest.mark.rule("GE-17.7")
def test_a_lone_guard_stays_where_another_can_go() -> None:
    state = given(C(fleets="A1 D2 E3", pp=7), H(fleets="I1 E2"))
    assert {order for order in offered(state) if "x" in order} == {"E3xst_n", "D2+E3xst_n"}


@pytest.mark.rule("GE-17.7")
def test_a_person_may_choose_any_set() -> None:
    state = given(C(fleets="A1 D2 E3", pp=7), H(fleets="I1 E2"), war="1+2/5+2")
    assert fleets(play(state, "D2xst_n"), C) == "A1 E3"


# Refusals, defaults, the end of a turn


@pytest.mark.rule("GE-17.8")
def test_every_refusal_names_a_rule_of_the_book() -> None:
    ours = [refusal for refusal in Refusal.__subclasses__() if refusal.__module__ == refusals.__name__]
    assert ours
    assert [refusal for refusal in ours if GALAXY_EMPIRES.rulebook.get(refusal.rule) is None] == []


def default(state: State, empire: Empire) -> str:
    return str(GALAXY_EMPIRES.default(state, empire.seat(state)))


WAR = given(C(fleets="A1 D1 D2", pp=7), H(fleets="I1 E2 F1"), war="3+4/1+1 3+4/1+1")


@pytest.mark.rule("GE-17.9")
@pytest.mark.parametrize(
    ("state", "who", "answer"),
    [
        (given(), C, "end"),
        (play(given(), "C2>D2"), C, "end"),
        (play(given(), "propose@1:$50:-:-"), H, "decline"),
        (play(WAR, "D1+D2xst_n"), H, "fight"),
        (play(WAR, "D1+D2xst_n", "fight"), C, "place:D1>E2"),
        (play(WAR, "D1+D2xst_n", "surrender"), H, "return:F1>I2"),
    ],
)
def test_what_is_played_for_who_does_not_answer(state: State, who: Empire, answer: str) -> None:
    assert default(state, who) == answer


@pytest.mark.parametrize(
    ("state", "who", "kind", "label"),
    [
        (given(), C, "turn", "Play your turn"),
        (play(given(), "propose@1:$50:-:-"), H, "answer", "Answer the offer"),
        (play(WAR, "D1+D2xst_n"), H, "surrender", "Fight on or surrender"),
        (play(WAR, "D1+D2xst_n", "fight"), C, "place", "Place your fleets"),
        (play(WAR, "D1+D2xst_n", "surrender"), H, "return", "Choose where your fleet returns to"),
    ],
)
def test_what_is_asked_has_a_name(state: State, who: Empire, kind: str, label: str) -> None:
    asked = GALAXY_EMPIRES.decision(state, who.seat(state))
    assert asked is not None
    assert (asked.kind, asked.label.en, asked.sealed, asked.together) == (kind, label, False, False)


def test_in_a_live_war_both_roll_at_the_same_time() -> None:
    state = play(given(C(fleets="A1 D1 D2", pp=7), H(fleets="I1 E2 F1"), war_mode="live"), "D1+D2xst_n")
    for who in (C, H):
        asked = GALAXY_EMPIRES.decision(state, who.seat(state))
        assert asked is not None
        assert (asked.kind, asked.together) == ("war_roll", True)


@pytest.mark.rule("GE-17.10")
def test_a_turn_without_actions_ends_by_itself() -> None:
    assert active(play(given(), "roll", "roll")) == H


@pytest.mark.rule("GE-17.10")
def test_a_turn_with_two_contracts_asks_for_nothing() -> None:
    state = given(C(fleets="A1", mining="F2 D4"), turn=G)
    events = happens(state, "end")
    assert sum(isinstance(event, Delivered) for event in events) == 2
    assert TurnEnded(Seat(0)) in events
    assert active(play(state, "end")) == H


@pytest.mark.rule("GE-17.10")
def test_an_open_action_keeps_the_turn() -> None:
    assert active(play(given(), "roll", "C2>D2")) == C


# Talk and leaving


def test_words_to_one_are_for_that_one() -> None:
    (said,) = happens(given(), "H say@2:north")
    assert said == Said(Seat(1), Seat(2), "north")
    assert said.seen_by(Seat(2)) == said.seen_by(Seat(1)) == said
    assert said.seen_by(Seat(0)) is said.seen_by(None) is None


def test_who_is_out_may_still_talk_and_nothing_else() -> None:
    state = given(V(out=1))
    assert {choice.type for choice in GALAXY_EMPIRES.free(state, Seat(2)) if isinstance(choice, Template)} == {"say"}
    assert happens(state, "V say@all:well") == [Said(Seat(2), None, "well")]
    assert refused(state, "V concede") == refused(state, "V post@0:$50:-:-") == "GE-10.1"


@pytest.mark.rule("GE-10.4")
def test_who_concedes_is_out_and_leaves_an_unclaimed_capital() -> None:
    state = play(given(H(holds="st_n", hand="M01")), "H post@0:$50:-:-", "propose@1:-:-:truce.2", "accept")
    after = play(state, "H concede")
    assert (alive(after, H), fleets(after, H)) == (False, "")
    assert holder(after, "cap_ne") is holder(after, "st_n") is None
    assert (after.offers, after.hands[1]) == ((), ())
    assert Eliminated(Seat(1), None) in happens(state, "H concede")


def test_conceding_in_ones_own_turn_ends_it() -> None:
    assert active(play(given(), "C concede")) == H


def test_a_capital_left_by_a_player_is_free_for_all() -> None:
    state = given(C(fleets="A1 H2"))
    after = play(state, "H concede", "H2>I2")
    assert (holder(after, "cap_ne"), winner(after)) == (C, None)


def test_who_leaves_the_capital_empty_is_warned() -> None:
    assert CapitalExposed(Seat(0)) in happens(given(C(fleets="C2")), "C2>D2")

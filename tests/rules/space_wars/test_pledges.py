"""SW-4.2.9 to SW-4.2.12: votes, peace, borders and payments that are pledged."""

from typing import Any

import pytest

from stellarch.core import Refused
from stellarch.games.space_wars.chapters.elimination import check_elimination
from stellarch.games.space_wars.chapters.motions import VoteCast
from stellarch.games.space_wars.chapters.pledges import bars_war_by_pledge
from stellarch.games.space_wars.chapters.turn import end
from stellarch.games.space_wars.contents import read_action
from stellarch.games.space_wars.rules import play as rules
from stellarch.games.space_wars.rules.course import Course
from stellarch.games.space_wars.rules.entry import bars_entry
from stellarch.games.space_wars.state import State
from stellarch.games.space_wars.state.politics import KeepOut, NoWar, PledgedVote
from stellarch.games.space_wars.view import view
from tests.rules.space_wars.given import A, B, C, D, Side, at, begin, given, offered, play, refused, told
from tests.rules.space_wars.test_council import CHIEFS, balloting, four, voted

MOVING = "player_subphases"


def moving(*sides: Side, **said: Any) -> State:
    return begin(given(*(sides or (A(), B(), C())), turn=3, **said), MOVING)


def promised(state: State, gives: str, asks: str = "-") -> State:
    """What A has offered B, and B has accepted."""
    return play(state, f"A offer:1/{gives}/{asks}", "B accept:0/1")


def next_turn(state: State) -> State:
    course = Course(state)
    end(course)
    return course.state.changed(turn=state.turn + 1)


# Peace and borders


@pytest.mark.rule("SW-4.2.10")
@pytest.mark.rule("SW-4.2.11")
def test_a_player_who_pledged_it_cannot_declare_war_until_the_term_is_over() -> None:
    """A promises it in turn 3 for two turns: the rest of this one, and the next two."""
    state = promised(moving(), "no_war=2")
    assert state.politics.pledges == (NoWar(1, A.seat, B.seat, 5),)
    for turn in (3, 4, 5):
        assert state.turn == turn
        barred = bars_war_by_pledge(state, A.seat, B.seat)
        assert barred is not None
        assert barred.illegal().rule == "SW-4.2.11"
        assert bars_war_by_pledge(state, B.seat, A.seat) is None
        assert bars_war_by_pledge(state, A.seat, C.seat) is None
        state = next_turn(state)
    assert bars_war_by_pledge(state, A.seat, B.seat) is None


@pytest.mark.rule("SW-4.2.10")
@pytest.mark.rule("SW-4.2.11")
def test_a_sector_is_kept_out_of_even_by_who_may_enter_it() -> None:
    relations = {(A, B): {"military": "cooperation"}}
    state = moving(A(craft="cruiser1@2-0"), B(holds="2-1 2-2"), C(), relations=relations)
    assert refused(state, "A move:cruiser1/2-1") is None
    kept = promised(state, "keep_out@2-1=1")
    assert kept.politics.pledges == (KeepOut(1, A.seat, B.seat, at(kept, "2-1"), 4),)
    with pytest.raises(Refused) as refusal:
        rules.apply(kept, A.seat, read_action("move:cruiser1/2-1"))
    assert refusal.value.rule == "SW-4.2.11"
    assert refusal.value.about == ("2-1",)
    assert "before the end of turn 4" in refusal.value.why.en
    assert "avant la fin du tour 4" in refusal.value.why.fr
    assert "move:cruiser1/2-1" in offered(state, A)
    assert "move:cruiser1/2-1" not in offered(kept, A)
    assert bars_entry(kept, A.seat, at(kept, "2-2")) is None


@pytest.mark.rule("SW-4.2.12")
def test_a_pledge_to_keep_out_ends_with_its_term_and_with_the_others_flag() -> None:
    relations = {(A, B): {"military": "cooperation"}}
    state = promised(moving(A(), B(holds="2-1"), C(), relations=relations), "keep_out@2-1=1")
    place = at(state, "2-1")
    assert bars_entry(state.with_sector(place, owner=None), A.seat, place) is None
    state = next_turn(state)
    assert bars_entry(state, A.seat, place) is not None
    state = next_turn(state)
    assert bars_entry(state, A.seat, place) is None
    assert state.politics.pledges == ()


@pytest.mark.rule("SW-4.2.10")
@pytest.mark.parametrize(
    ("things", "rule"),
    [
        ("no_war=5", None),
        ("no_war=6", "SW-4.2.2"),
        ("keep_out@2-1=5", None),
        ("keep_out@2-1=6", "SW-4.2.2"),
        ("keep_out@2-2=1", "SW-4.2.10"),
        ("keep_out@9-9=1", "SW-2.1.1"),
        ("for@law.free_trade=1", "SW-4.2.10"),
        ("for@law.free_beer=1", "SW-4.2.2"),
        ("release@1=1", "SW-4.2.12"),
    ],
)
def test_what_can_be_pledged(things: str, rule: str | None) -> None:
    assert refused(moving(A(), B(holds="2-1"), C()), f"A offer:1/{things}/-") == rule


# The end of a pledge


@pytest.mark.rule("SW-4.2.12")
def test_a_pledge_ends_by_consent_of_both() -> None:
    """B, to whom it was made, gives it up; A could not do so alone."""
    state = play(promised(moving(), "no_war=5"), "A end")
    assert refused(state, "B offer:0/release@2=1/-") == "SW-4.2.12"
    assert refused(state, "B offer:2/release@1=1/-") == "SW-4.2.12"
    after = play(state, "B offer:0/release@1=1/credits=3", "A accept:1/1")
    assert after.politics.pledges == ()
    assert [empire.credits for empire in after.empires] == [17, 23, 20]


@pytest.mark.rule("SW-4.2.12")
def test_pledges_of_who_is_out_of_the_game_end() -> None:
    state = promised(moving(), "no_war=5")
    course = Course(state.with_sector(at(state, A.home), owner=None))
    check_elimination(course)
    assert course.state.politics.pledges == ()


@pytest.mark.rule("SW-4.2.12")
@pytest.mark.rule("SW-R.100")
def test_pledges_are_public_and_keep_their_numbers() -> None:
    state = promised(moving(A(), B(holds="2-1"), C()), "no_war=1+keep_out@2-1=3")
    assert [pledge.number for pledge in view(state, C.seat).politics.pledges] == [1, 2]
    state = play(state, "A end", "B offer:0/release@1=1/-", "A accept:1/1", "B offer:0/no_war=1/-", "A accept:1/2")
    assert [pledge.number for pledge in view(state, None).politics.pledges] == [2, 3]


# Votes


def sworn(**said: Any) -> State:
    """Ballots on free trade, for which A has paid B five credits to vote."""
    state = balloting("A law/free_trade/-/-", **said)
    return play(state, "A offer:1/credits=5/for@law.free_trade=1", "B accept:0/1")


@pytest.mark.rule("SW-4.2.10")
@pytest.mark.rule("SW-4.2.11")
def test_a_vote_that_is_pledged_is_cast_by_itself() -> None:
    state = sworn()
    assert state.politics.pledges == (PledgedVote(1, B.seat, A.seat, "law.free_trade", "for"),)
    after, events = told(state, *(f"{player} end" for player in (A, B, C, D)))
    assert VoteCast(B.seat, 1, "for", 9, 0) in events
    assert after.politics.has_law("free_trade")


@pytest.mark.rule("SW-4.2.11")
def test_a_vote_against_the_pledge_is_refused() -> None:
    state = sworn()
    for value in ("against", "abstain"):
        assert refused(state, f"B vote:1/{value}") == "SW-4.2.11"
    assert [choice for choice in offered(state, B) if choice.startswith("vote:")] == ["vote:1/for"]
    assert refused(state, "A vote:1/against") is None


@pytest.mark.rule("SW-6.2.6")
def test_slaves_may_still_be_freed_for_a_vote_that_is_pledged() -> None:
    _, events = told(sworn(), "B vote:1/for/boralis_prime=2", *(f"{player} end" for player in (A, B, C, D)))
    assert VoteCast(B.seat, 1, "for", 11, 2) in events


@pytest.mark.rule("SW-4.2.10")
def test_one_vote_is_promised_once_and_to_one_end() -> None:
    state = sworn()
    assert refused(state, "B offer:2/against@law.free_trade=1/-") == "SW-4.2.10"
    assert refused(balloting("A law/free_trade/-/-"), "A offer:1/for@law.free_trade=1+against@law.free_trade=1/-") == (
        "SW-4.2.10"
    )


@pytest.mark.rule("SW-4.2.3")
def test_a_ballot_that_is_sealed_stands_until_it_is_taken_back() -> None:
    state = play(balloting("A law/free_trade/-/-"), "B vote:1/against", "A offer:1/credits=5/for@law.free_trade=1")
    assert refused(state, "B accept:0/1") == "SW-4.2.3"
    assert refused(state, "B offer:0/for@law.free_trade=1/-") == "SW-4.2.3"
    state = play(state, "B revise", "B accept:0/1")
    assert voted(state).politics.has_law("free_trade")


@pytest.mark.rule("SW-4.2.10")
def test_only_a_motion_that_is_still_to_be_voted_on_can_be_promised() -> None:
    state = balloting("A law/free_trade/-/-")
    assert refused(state, "A offer:1/for@law.open_gates=1/-") == "SW-4.2.10"
    assert refused(state, "A offer:1/abstain@law.free_trade=1/-") is None


@pytest.mark.rule("SW-4.2.12")
def test_a_pledged_vote_is_of_this_council() -> None:
    assert voted(sworn()).politics.pledges == ()


@pytest.mark.rule("SW-4.2.11")
def test_live_a_pledged_vote_is_not_asked_for() -> None:
    """The President buys B's vote while the motion waits for his veto."""
    state = play(four(pace="live"), *CHIEFS, "A end", "A propose:law/free_trade/-/-")
    state = play(state, "A offer:1/credits=5/for@law.free_trade=1", "B accept:0/1", "A no_veto")
    state, events = told(state, "A vote:1/abstain")
    assert VoteCast(B.seat, 1, "for", 9, 0) in events
    assert C.seat in rules.waiting_on(state)
    after = play(state, "C vote:1/abstain", "D vote:1/abstain")
    assert after.politics.has_law("free_trade")


@pytest.mark.rule("SW-4.2.10")
def test_live_who_has_voted_has_no_vote_to_promise() -> None:
    state = play(four(pace="live"), *CHIEFS, "A end", "A propose:law/free_trade/-/-", "A no_veto", "A vote:1/abstain")
    assert refused(play(state, "B offer:0/-/for@law.free_trade=1"), "A accept:1/1") == "SW-4.2.10"
